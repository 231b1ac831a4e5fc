/// The derivations of values that only stores have: they ask which effects run, or name such derivations.
struct StoreFields {
  private let models: [String: Model]
  /// The names of such derivations, by model.
  private var fields: [String: Set<String>] = [:]

  static func lower(_ lowering: inout Lowering) {
    let values = lowering.models.filter(\.isValue)
    guard values.contains(where: { $0.derivations.contains(where: \.isStores) }) else { return }
    var fields = StoreFields(values)
    fields.spread()
    lowering.changeModels { model, diagnostics in
      let model = fields.marked(model)
      if model.isValue { fields.check(model, into: &diagnostics) }
      return model
    }
  }

  private init(_ values: [Model]) {
    models = Dictionary(values.map { ($0.name.text, $0) }) { first, _ in first }
    for model in values {
      fields[model.name.text] = Set(model.derivations.filter(\.isStores).map(\.name.text))
    }
  }

  private mutating func spread() {
    var isNew = true
    while isNew {
      isNew = false
      for model in models.values {
        for derivation in model.derivations where fields[model.name.text]?.contains(derivation.name.text) == false {
          guard !uses(derivation.expression, model).isEmpty else { continue }
          fields[model.name.text]?.insert(derivation.name.text)
          isNew = true
        }
      }
    }
  }

  /// Returns the places where code names such a field, of the model or of a child.
  private func uses(_ code: SwiftCode, _ model: Model) -> [SourceRange] {
    code.names.uses.compactMap { use in
      if fields[model.name.text]?.contains(use.name) == true { return use.range }
      var (owner, names) = (model, ([use.name] + use.path.map(\.name))[...])
      while let (stored, count) = owner.child(at: names), stored.list == nil,
        let type = stored.childType?.text, let below = models[type]
      {
        (owner, names) = (below, names.dropFirst(count))
        guard let next = names.first else { return nil }
        if fields[type]?.contains(next) == true { return use.path[use.path.count - names.count].range }
      }
      return nil
    }
  }

  private func marked(_ model: Model) -> Model {
    guard model.isValue, let names = fields[model.name.text], !names.isEmpty else { return model }
    var model = model
    for index in model.derivations.indices where names.contains(model.derivations[index].name.text) {
      model.derivations[index].isStores = true
    }
    return model
  }

  /// Reports such fields in triggers, actions, functions and rows, which a value has without its store.
  private func check(_ model: Model, into diagnostics: inout Diagnostics) {
    for action in model.actions {
      if case .fields(let names)? = action.trigger {
        for name in names where fields[model.name.text]?.contains(name.text) == true {
          diagnostics.reportRunning(at: name.range, "a value does not react to what its store runs")
        }
      }
      let texts: [SwiftCode?] = [action.body] + action.effects.flatMap { [$0.condition, $0.run] }
      for place in texts.compactMap({ $0 }).flatMap({ uses($0, model) }) { report(place, model, into: &diagnostics) }
    }
    for place in model.functions.flatMap({ uses($0.body, model) }) { report(place, model, into: &diagnostics) }
    for derivation in model.derivations { checkRows(in: derivation, model, into: &diagnostics) }
  }

  private func report(_ place: SourceRange, _ model: Model, into diagnostics: inout Diagnostics) {
    diagnostics.reportRunning(
      at: place,
      "'\(place.text)' is the store's, and a value does not know what its store runs"
    )
  }

  /// Reports a derivation that reads such fields of rows: a row has no store unless somebody looks at it.
  private func checkRows(in derivation: Derivation, _ model: Model, into diagnostics: inout Diagnostics) {
    for list in model.stored {
      guard list.list != nil, let type = list.childType?.text, let names = fields[type], !names.isEmpty else {
        continue
      }
      let uses = RowUses(derivation.expression.tokens, of: list.name.text)
      guard uses.members.contains(where: { $0.first.map(names.contains) == true }) else { continue }
      diagnostics.reportRunning(at: derivation.name.range, "rows are values here, and do not know what runs for them")
    }
  }
}

// MARK: - Copies

extension Diagnostics {
  /// Reports a question about running effects, or a field that asks one, where a value has no store to answer it.
  mutating func reportRunning(at place: SourceRange, _ message: String) {
    error(
      "running-in-value",
      at: place,
      message,
      help: "ask in 'derive', which the store has; or keep a state that the effect's action and its 'then' set"
    )
  }
}

/// Loads and reactions of a plain class, with the fields that they hear.
struct PlainWatch: Sendable {
  let loads: [(load: Load, inputs: PlainInputs?)]
  let reactions: [(action: Action, trigger: PlainTrigger)]
  /// The states whose writes may set one of them off.
  let states: Set<String>

  /// Nothing, as of a class that waits for nothing.
  init() { (loads, reactions, states) = ([], [], []) }

  init(_ model: ResolvedModel) {
    loads = model.loads.map { ($0, PlainInputs($0, of: model)) }
    reactions = model.actions.map(\.action).compactMap { action in
      PlainTrigger(action, of: model).map { (action, $0) }
    }
    states = Set(loads.compactMap(\.inputs?.sources.states).joined())
      .union(reactions.flatMap { $0.trigger.sources.states.union($0.trigger.states) })
  }
}

/// What some fields of a plain class are made of, over derivations.
struct PlainSources: Sendable {
  private(set) var states: Set<String> = []
  /// The fields among them that are made of loads and effects.
  private(set) var made: Set<String> = []
  /// Whether they read children that are classes, which tell nobody.
  private(set) var areBelow: Bool = false

  init(of fields: [String], _ model: ResolvedModel) {
    let names: [String] = model.fieldNames
    let derivations: [String: ResolvedDerivation] = Dictionary(
      model.derivations.map { ($0.derivation.name.text, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    let made: Set<String> = Set(model.stored.filter(\.isMade).map(\.name.text))
    let known: Set<String> = Set(names)
    var (open, seen): ([String], Set<String>) = (fields, Set(fields))
    while let name: String = open.popLast() {
      if let derivation: ResolvedDerivation = derivations[name] {
        if !derivation.childInputs.isEmpty { areBelow = true }
        open += derivation.inputs.map { names[$0] }.filter { seen.insert($0).inserted }
      } else if made.contains(name) {
        self.made.insert(name)
      } else if known.contains(name) {
        states.insert(name)
      } else {
        areBelow = true
      }
    }
  }
}

/// What a load of a plain class depends on: the fields that it compares, and the states whose writes make it look.
struct PlainInputs: Sendable {
  /// As its texts name them.
  let compared: [String]
  let sources: PlainSources
  /// Those of which each write counts.
  let written: Set<String>

  /// Nil for a load that nothing sets off.
  init?(_ load: Load, of model: ResolvedModel) {
    let fields: [String] = model.fieldNames
    func inputs(_ field: String) -> ResolvedDerivation? {
      model.derivations.first { $0.derivation.name.text == field }
    }
    func names(_ derivation: ResolvedDerivation?) -> [String] { derivation?.inputs.map { fields[$0] } ?? [] }
    guard let own: ResolvedDerivation = inputs(load.inputsField) else { return nil }
    let writes: String? = load.inputsFields.last { $0 != load.inputsField && inputs($0) != nil }
    compared = names(own).filter { $0 != writes }
    written = Set(names(writes.flatMap { inputs($0) }))
    sources = PlainSources(of: [load.inputsField], model)
  }
}

/// What a reaction of a plain class hears: states, and derived fields that it compares.
struct PlainTrigger: Sendable {
  let states: [String]
  let compared: [String]
  let sources: PlainSources

  /// Nil for an action that no field sets off.
  init?(_ action: Action, of model: ResolvedModel) {
    guard case .fields(let words)? = action.trigger, !action.isMade, !words.isEmpty else { return nil }
    let derived: Set<String> = Set(model.derivations.map(\.derivation.name.text))
    states = words.map(\.text).filter { !derived.contains($0) }
    compared = words.map(\.text).filter(derived.contains)
    sources = PlainSources(of: compared, model)
  }
}

/// What test stores compare, and what they know of what runs.
extension ReducerFacts {
  var storeIsolation: String? {
    layout.program.reducers.model(HiddenNames.store(of: model.name))?.isolation.flatMap {
      $0 == "nonisolated" ? nil : $0
    }
  }

  /// What test stores compare: all that is not private, constants, too, since another value may have others.
  var compared: [Record] { comparedFields + comparedCases }

  /// What a choice has beside models, a case each.
  private var comparedCases: [Record] {
    model.states.flatMap { stored -> [Record] in
      let models: Set<String> = Set(model.alternatives(of: stored).map(\.name.text))
      let paths: [(String, String)] = (stored.choice?.cases ?? []).map { one in
        (Stored.Choice.path(stored.name.text, one.name.text), SwiftName.escaped(one.name.text, as: .afterDot))
      }
      return paths.filter { !models.contains($0.0) }.map { path, member in
        [
          "quoted": .text(Spelling.quoted(path)), "member": .text(stored.member + "." + member),
          "type": .text(""), "child": .text(""),
        ]
      }
    }
  }

  private var comparedFields: [Record] {
    model.stored.filter { $0.kind != .service && $0.choice == nil && !$0.isPrivate }.map { stored in
      let type: String? = stored.held.flatMap { layout.isStored($0.text) ? $0.text : nil }
      let isAlone: Bool = stored.kind == .child
      return [
        "quoted": .text(Spelling.quoted(stored.name.text)),
        "dotted": .text(Spelling.quoted(stored.name.text + ".")),
        "member": .text(stored.member),
        "type": .text(isAlone || stored.list?.hasIDs == false ? "" : type ?? ""),
        "child": .text(isAlone ? type ?? "" : ""),
      ]
    }
  }

  /// The fields of the store that say what runs, for test stores: those that depend on this value alone.
  var running: [Record] {
    guard let store: ResolvedModel = layout.program.reducers.model(HiddenNames.store(of: model.name)) else { return [] }
    var known: Set<String> = []
    return store.derivations.compactMap { resolved in
      let derivation: Derivation = resolved.derivation
      guard derivation.isStores, resolved.childInputs.isEmpty,
        resolved.parameters.allSatisfy({ isKnown($0, known, store) })
      else { return nil }
      known.insert(derivation.name.text)
      if derivation.isPrivate { return nil }
      return [
        "name": .text(SwiftName.escaped(derivation.name.text)),
        "type": .text(derivation.type.text),
        "access": .text(layout.access(of: derivation.access)),
        "spelling": UserRows(derivation.spelling.text).short(100).map { .verbatim($0) } ?? .nothing,
        "value": .text(value(of: resolved, store)),
      ]
    }
  }

  private func isKnown(
    _ parameter: ResolvedDerivation.Parameter,
    _ known: Set<String>,
    _ store: ResolvedModel
  ) -> Bool {
    switch parameter.kind {
    case .child, .function: false
    case .derivation: known.contains(parameter.name) || !store.isStores(parameter.name)
    case .state, .constant: true
    }
  }

  /// The call of the store's formula, with what the test has received.
  private func value(of resolved: ResolvedDerivation, _ store: ResolvedModel) -> String {
    let arguments: [String] = resolved.parameters.map { parameter in
      if let runs: Model.RunsField = store.model.runs.first(where: { $0.field == parameter.name }) {
        return "runs(\(Spelling.quoted(runs.word)))"
      }
      if store.isStores(parameter.name) { return "self." + SwiftName.escaped(parameter.name, as: .afterDot) }
      return "state." + SwiftName.escaped(parameter.name, as: .afterDot)
    }
    let name: String = SwiftName.escaped(resolved.derivation.name.text, as: .afterDot)
    return "\(SwiftName.escaped(model.name)).\(HiddenNames.storeFormulas).\(name)(\(arguments.joined(separator: ", ")))"
  }
}

extension ResolvedModel {
  /// Whether a derivation of a store asks what runs.
  fileprivate func isStores(_ name: String) -> Bool {
    derivations.contains { $0.derivation.name.text == name && $0.derivation.isStores }
  }
}

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
}

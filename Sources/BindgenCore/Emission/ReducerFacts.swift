/// The facts of a value's reducer: its actions as cases, and the work of each of them.
struct ReducerFacts {
  let layout: ModelLayout
  let model: ResolvedModel

  init(_ layout: ModelLayout) {
    self.layout = layout
    model = layout.model
  }

  private var bareCases: [String] { CaseNames.lines(declared.map { String($0.name.dropFirst()) }) }

  private var tested: TestedFields? { TestedFields(layout) }

  private var isIdentified: Bool { layout.program.reducers.isIdentified(model.name) }

  var record: Record {
    [
      "cases": .records(cases.map(\.record)),
      "fieldReactions": .records(fieldReactions),
      "before": .records(before),
      "beforeArguments": .texts(
        watched.map { "\(SwiftName.escaped($0, as: .label)): \(SwiftName.escaped($0, as: .member))" }
      ),
      "isAnyBefore": .text(watched.map { change($0) }.joined(separator: " || ")),
      "isTouched": .bool(layout.program.needs.isTouchedFromAbove(model.name)),
      "below": .records(below),
      "led": .records(led.map { below($0) }),
      "isIdentified": .bool(isIdentified),
      "onlyBefore": .record(orNothing: before.count == 1 ? before[0] : nil),
      "hearingID": .text(isIdentified && model.hearsEvents ? "_id" : ""),
      "watchID": .text(isIdentified ? ", _id" : ""),
      // An enum that contains itself needs indirection.
      "indirect": .text(layout.program.reducers.holdsItself(model) ? "indirect " : ""),
      "rows": .records(runningBelow.filter { $0.list != nil }.map { below($0) }),
      "children": .records(runningBelow.filter { $0.list == nil && mayGo($0) }.map { below($0) }),
      "runsBelow": .bool(layout.program.reducers.runsBelow(model.name)),
      "declared": .records(declared.map(\.record)),
      "testedAs": .texts(testedAs),
      "actor": .text(storeIsolation ?? ""),
      "needsServices": .bool(model.needsServices),
      "givesServices": .bool(!model.stored(.service).isEmpty || !children.isEmpty),
      "compared": .texts(compared),
      "bareCases": .texts(bareCases),
      "onlyCases": .text(bareCases.count == 1 && bareCases[0].utf8.count < 60 ? bareCases[0] : ""),
      "places": .texts(places),
      "testStore": .text(model.name + "TestStore"),
      "isolation": .text(storeIsolation.map { "@\($0) " } ?? "nonisolated "),
      "running": .records(tested?.records ?? []),
      "storeFormulas": .text(HiddenNames.storeFormulas),
      "tested": .records(tested?.formulas ?? []),
    ]
  }

  /// `.searchResponded(found, atOnce: false)`
  static func sent(_ action: Action) -> String { sent(action.signature) }

  static func sent(_ signature: Signature) -> String {
    let arguments = signature.forwardedArguments
    return "." + SwiftName.escaped(signature.name, as: .afterDot) + (arguments.isEmpty ? "" : "(\(arguments))")
  }
}

// MARK: - Reactions

extension ReducerFacts {
  /// The fields that are compared before and after each action.
  private var watched: [String] { model.reactiveFields }

  private func change(_ field: String) -> String { field + "Changed" }

  private var before: [Record] {
    watched.map { name in
      [
        "name": .text(SwiftName.escaped(name)), "change": .text(change(name)),
        "member": .text(SwiftName.escaped(name, as: .afterDot)),
        "type": .text(type(of: name)),
      ]
    }
  }

  private func type(of field: String) -> String {
    model.stored.first { $0.name.text == field }?.type.text
      ?? model.model.derivations.first { $0.name.text == field }?.type.text ?? ""
  }

  private var fieldReactions: [Record] {
    model.actions.compactMap { resolved in
      guard case .fields(let words)? = resolved.action.trigger else { return nil }
      let condition = words.map { change($0.text) }.joined(separator: " || ")
      return ["condition": .text(condition), "call": .text(ValueActionFacts(resolved, layout).reducerCall([]))]
    }
  }
}

/// Warns of reactions that set themselves off: the fields that they react to depend on those that their bodies write.
///
/// At run time such a loop ends when the values no longer change, and with a trap if they always do.
extension Resolver {
  mutating func checkReactionLoops(of model: Model, _ scope: Scope, _ derivations: [ResolvedDerivation]) {
    guard model.value == nil, model.actions.contains(where: { $0.trigger != nil }) else { return }
    for loop in ReactionWeb(scope, derivations).loops {
      guard let first = loop.steps.first else { continue }
      diagnostics.warning(
        "reaction-loop",
        at: first.deed.range,
        "what '\(first.reaction)' does here sets it off again: \(loop.fields.joined(separator: " → "))",
        help: "react to something else, or see to it that the values come to rest",
        notes: loop.steps.dropFirst().prefix(8).map { step in
          .init("'\(step.reaction)' reacts to that, and goes on here", at: step.deed.range)
        }
      )
    }
  }
}

/// The graph of a model's fields and actions: fields lead to the derivations and reactions that depend on them, actions to
/// the fields that they write and the actions that they call.
private struct ReactionWeb {
  /// The write or the call in a reaction's body that leads on.
  struct Step {
    let reaction: String
    let deed: BodySummary.Site
  }

  /// A circle with reactions, beginning at the first reaction in the spec.
  struct Loop {
    let steps: [Step]
    /// The fields in order, from the one that the first reaction writes to the one that it reacts to.
    let fields: [String]
  }

  private let actions: [Action]
  private let fields: [String]
  /// The generated fields of loads, which no spec names.
  private let made: Set<String>
  /// The numbers of actions in the graph, by base name.
  private let numbersOfActions: [String: [Int]]
  /// The successors of each node: fields first, then actions.
  private var isOnActionPath: [[Int]]
  /// The write or the call by which each action leads to a node.
  private var summary: [[Int: BodySummary.Site]] = []

  init(_ scope: Scope, _ derivations: [ResolvedDerivation]) {
    actions = scope.model.actions
    fields = scope.states.map(\.name.text) + derivations.map(\.derivation.name.text)
    isOnActionPath = Array(repeating: [], count: fields.count)
    made = Set(scope.model.loads.flatMap(\.inputsFields))
    let first = fields.count
    numbersOfActions = Dictionary(grouping: actions.indices.map { first + $0 }) { number in
      scope.model.actions[number - first].signature.name
    }
    let numbers = Dictionary(zip(fields, fields.indices)) { first, _ in first }
    for (index, derivation) in derivations.enumerated() {
      for input in Set(derivation.inputs) where input < fields.count {
        isOnActionPath[input].append(scope.states.count + index)
      }
    }
    for load in scope.model.loads {
      guard let inputs = numbers[Loads.inputs(load.name.text)] else { continue }
      isOnActionPath[inputs] += Loads.written(load.name.text).compactMap { numbers[$0] }
    }
    for (index, action) in actions.enumerated() {
      if case .fields(let observed)? = action.trigger {
        for field in Set(observed.map(\.text)) {
          if let number = numbers[field], number < fields.count { isOnActionPath[number].append(fields.count + index) }
        }
      }
      add(BodySummary.read(action.body, of: scope.model), of: action, scope, numbers)
    }
  }

  private mutating func add(_ body: BodySummary, of action: Action, _ scope: Scope, _ numbers: [String: Int]) {
    var found: [Int: BodySummary.Site] = [:]
    for write in body.writes where scope.isState(write.name) {
      if let field = numbers[write.name], found[field] == nil { found[field] = write }
    }
    for call in body.calls where call.name != action.signature.name {
      for number in numbersOfActions[call.name] ?? [] { found[number] = found[number] ?? call }
    }
    isOnActionPath.append(found.keys.sorted())
    summary.append(found)
  }

  var loops: [Loop] {
    CycleFinder.find(isOnActionPath, among: DerivationOrder.order(isOnActionPath).left).compactMap { loop($0) }
  }

  /// Returns nil for a circle without reactions, and for a reaction that assigns what it reacts to, which is an error.
  private func loop(_ circle: [Int]) -> Loop? {
    guard let first = circle.filter(isReaction).min(), let start = circle.firstIndex(of: first) else { return nil }
    let path = Array(circle[start...] + circle[..<start])
    if path.count == 2, assigns(first, path[1]) { return nil }
    let steps: [Step] = path.indices.compactMap { place in
      guard isReaction(path[place]) else { return nil }
      let index = path[place] - fields.count
      return summary[index][path[(place + 1) % path.count]].map {
        Step(reaction: actions[index].signature.name, deed: $0)
      }
    }
    let names = path.filter { $0 < fields.count }.map { fields[$0] }
    return Loop(steps: steps, fields: names.filter { !made.contains($0) })
  }

  private func isReaction(_ number: Int) -> Bool {
    guard number >= fields.count, case .fields? = actions[number - fields.count].trigger else { return false }
    return true
  }

  private func assigns(_ action: Int, _ field: Int) -> Bool {
    actions[action - fields.count].body.names.uses.contains { $0.isSet && $0.name == fields[field] }
  }
}

/// What the actions of values need from their callers, found once for a run.
///
/// A class keeps its services and knows what runs. A value keeps neither: its actions are given both, and so are the
/// actions that call them.
package struct ActionNeeds: Sendable {
  private var services: Set<String> = []
  private var plans: Set<String> = []
  private var calledFromAbove: Set<String> = []
  /// The children and lists through which bodies call actions.
  private var ways: Set<String> = []
  /// The models whose fields bodies of other models change.
  private var touchedFromAbove: Set<String> = []

  package init() {}

  init(_ values: [ResolvedModel]) {
    var callers: [String: [String]] = [:]
    for value in values {
      for action in value.actions {
        let caller: String = Self.key(value.name, action.action.signature.name)
        for call in action.calls {
          let target: String = Self.key(call.model, call.action)
          if !call.path.isEmpty { calledFromAbove.insert(target) }
          callers[target, default: []].append(caller)
        }
      }
    }
    let owners: [String: ResolvedModel] = Dictionary(values.map { ($0.name, $0) }) { first, _ in first }
    for value in values {
      for way in value.actions.flatMap({ $0.calls.map { $0.path.map(\.stored) } + $0.touched }) {
        var owner: ResolvedModel? = value
        for step in way {
          if let owner { ways.insert(Self.key(owner.name, step.name.text)) }
          owner = step.held.flatMap { owners[$0.text] }
        }
      }
    }
    for value in values where value.isExported && value.hasStore {
      // What runs in `init`, where nobody reacts, is nobody's to call.
      let begun: Set<String> = value.calledInInit
      let called: [String] = value.visibleActions.map(\.action.signature.name).filter { !begun.contains($0) }
      calledFromAbove.formUnion(called.map { Self.key(value.name, $0) })
      if value.hasFieldReactions { touchedFromAbove.insert(value.name) }
    }
    let reactive: Set<String> = Set(values.filter { $0.hasStore && $0.hasFieldReactions }.map(\.name))
    for value in values {
      for action in value.actions {
        let key: String = Self.key(value.name, action.action.signature.name)
        if usesServices(action.action, of: value) { services.insert(key) }
        let watched: [String] = action.watched(reactive)
        touchedFromAbove.formUnion(watched)
        let isWatched: Bool = isWatched(key, of: value) || action.action.hearsEvents && value.hasFieldReactions
        if value.hasStore, startsSomething(action) || isWatched || !watched.isEmpty {
          plans.insert(key)
        }
      }
    }
    Self.spread(&services, to: callers)
    Self.spread(&plans, to: callers)
  }

  private static func key(_ model: String, _ action: String) -> String { model + "." + action }

  private func usesServices(_ action: Action, of value: ResolvedModel) -> Bool {
    [action.body, action.animation].contains { code in
      code.map { !value.services(namedBy: $0, of: action).isEmpty } ?? false
    }
  }

  private func startsSomething(_ action: ResolvedAction) -> Bool {
    !action.effects.isEmpty || !action.cancellations.isEmpty || action.action.animation != nil || action.action.isEvent
  }

  /// Whether reactions follow when an action is called by the model above: its own reducer does not see that.
  private func isWatched(_ key: String, of value: ResolvedModel) -> Bool {
    calledFromAbove.contains(key) && value.hasFieldReactions
  }

  /// Whoever calls an action needs what it needs.
  private static func spread(_ needs: inout Set<String>, to callers: [String: [String]]) {
    var open: [String] = needs.sorted()
    while let target: String = open.popLast() {
      for caller in callers[target] ?? [] where needs.insert(caller).inserted { open.append(caller) }
    }
  }
}

extension ActionNeeds {
  /// Whether it uses services, itself or through others.
  package func services(_ model: String, _ action: String) -> Bool { services.contains(Self.key(model, action)) }

  /// Whether it begins or cancels effects, or animates what it changes, itself or through others.
  package func plans(_ model: String, _ action: String) -> Bool { plans.contains(Self.key(model, action)) }

  /// Whether bodies call actions of a child or of rows, here or above.
  package func leads(_ model: String, to stored: String) -> Bool { ways.contains(Self.key(model, stored)) }

  /// Whether bodies of other models change fields that it reacts to.
  package func isTouchedFromAbove(_ model: String) -> Bool { touchedFromAbove.contains(model) }

  /// Whether a body of another model calls it.
  package func isCalledFromAbove(_ model: String, _ action: String) -> Bool {
    calledFromAbove.contains(Self.key(model, action))
  }
}

extension ResolvedModel {
  /// The actions that run in `init`, and those that these call.
  fileprivate var calledInInit: Set<String> {
    var open: [String] = begun.map(\.signature.name)
    var found: Set<String> = Set(open)
    while let name: String = open.popLast() {
      let calls: [ActionCall] = actions.filter { $0.action.signature.name == name }.flatMap(\.calls)
      for call in calls where call.path.isEmpty && found.insert(call.action).inserted { open.append(call.action) }
    }
    return found
  }

  /// The actions that other models can call.
  var visibleActions: [ResolvedAction] { actions.filter { $0.action.access?.text != "private" } }

  /// Whether actions of it react to its fields.
  package var hasFieldReactions: Bool { !reactiveFields.isEmpty }

  /// The fields that actions react to, each once.
  package var reactiveFields: [String] {
    var names: [String] = []
    for action in model.actions {
      guard case .fields(let words)? = action.trigger else { continue }
      for word in words where !names.contains(word.text) { names.append(word.text) }
    }
    return names
  }
}

extension ResolvedAction {
  /// Those of the children that its body changes which react to that.
  fileprivate func watched(_ reactive: Set<String>) -> [String] {
    touched.compactMap { $0.last?.held?.text }.filter { reactive.contains($0) }
  }
}

/// The services and plans that actions of values need from their callers, found once for a run.
///
/// A class stores its services and knows its running effects. A value stores neither: both are parameters of its actions,
/// and of the actions that call these.
package struct ActionNeeds: Sendable {
  private var services: Set<String> = []
  private var plans: Set<String> = []
  private var calledFromAbove: Set<String> = []
  /// The children and lists through which bodies call actions or change fields, with their owners' names.
  private var ways: Set<String> = []
  /// The models whose fields bodies of other models change.
  private var touchedFromAbove: Set<String> = []

  package init() {}

  init(_ values: [ResolvedModel]) {
    var callers: [String: [String]] = [:]
    for value in values {
      for action in value.actions {
        let caller = Self.key(value.name, action.action.signature.name)
        for call in action.calls {
          let target = Self.key(call.model, call.action)
          if !call.path.isEmpty { calledFromAbove.insert(target) }
          callers[target, default: []].append(caller)
        }
      }
    }
    let owners = Dictionary(values.map { ($0.name, $0) }) { first, _ in first }
    for value in values {
      for way in value.actions.flatMap({ $0.calls.map { $0.path.map(\.stored) } + $0.touched }) {
        var owner: ResolvedModel? = value
        for step in way {
          if let owner { ways.insert(Self.key(owner.name, step.name.text)) }
          owner = step.childType.flatMap { owners[$0.text] }
        }
      }
    }
    for value in values where value.isExported && value.hasStore {
      // Actions that run in `init` don't count: nothing reacts there, and they are not called from outside.
      let initActions = value.calledInInit
      let called = value.visibleActions.map(\.action.signature.name).filter { !initActions.contains($0) }
      calledFromAbove.formUnion(called.map { Self.key(value.name, $0) })
      if value.hasFieldReactions { touchedFromAbove.insert(value.name) }
    }
    let reactive = Set(values.filter { $0.hasStore && $0.hasFieldReactions }.map(\.name))
    for value in values {
      for action in value.actions {
        let key = Self.key(value.name, action.action.signature.name)
        if usesServices(action.action, of: value) { services.insert(key) }
        let watched = action.watched(reactive)
        touchedFromAbove.formUnion(watched)
        let isWatched = isWatched(key, of: value) || action.action.hearsEvents && value.hasFieldReactions
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

  /// Whether reactions must follow when a model above calls the action: the value's own reducer does not see that call.
  private func isWatched(_ key: String, of value: ResolvedModel) -> Bool {
    calledFromAbove.contains(key) && value.hasFieldReactions
  }

  /// Adds the callers of actions, over any number of calls: a caller needs what the called action needs.
  private static func spread(_ needs: inout Set<String>, to callers: [String: [String]]) {
    var open = needs.sorted()
    while let target = open.popLast() {
      for caller in callers[target] ?? [] where needs.insert(caller).inserted { open.append(caller) }
    }
  }
}

extension ActionNeeds {
  /// Whether an action uses services, itself or through the actions that it calls.
  package func services(_ model: String, _ action: String) -> Bool { services.contains(Self.key(model, action)) }

  /// Whether an action, or one that it calls, begins or cancels effects, animates, sends an event or sets off reactions.
  package func plans(_ model: String, _ action: String) -> Bool { plans.contains(Self.key(model, action)) }

  /// Whether bodies, in the model or above it, call actions or change fields through a child or a list.
  package func isOnActionPath(_ model: String, to stored: String) -> Bool { ways.contains(Self.key(model, stored)) }

  /// Whether bodies of other models change fields of the model, which reacts to fields.
  package func isTouchedFromAbove(_ model: String) -> Bool { touchedFromAbove.contains(model) }

  /// Whether a body of another model calls the action, or code of another module may do so.
  package func isCalledFromAbove(_ model: String, _ action: String) -> Bool {
    calledFromAbove.contains(Self.key(model, action))
  }
}

extension ResolvedModel {
  /// The names of the actions that run in `init`, and of the own actions that these call.
  fileprivate var calledInInit: Set<String> {
    var open = initActions.map(\.signature.name)
    var found = Set(open)
    while let name = open.popLast() {
      let calls = actions.filter { $0.action.signature.name == name }.flatMap(\.calls)
      for call in calls where call.path.isEmpty && found.insert(call.action).inserted { open.append(call.action) }
    }
    return found
  }

  /// The actions that other models can call.
  var visibleActions: [ResolvedAction] { actions.filter { $0.action.access?.text != "private" } }

  /// Whether some of its actions react to fields.
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
  /// Returns the models of the children that the body changes, if they react to their fields.
  fileprivate func watched(_ reactive: Set<String>) -> [String] {
    touched.compactMap { $0.last?.childType?.text }.filter { reactive.contains($0) }
  }
}

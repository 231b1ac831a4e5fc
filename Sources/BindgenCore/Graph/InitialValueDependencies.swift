/// The dependencies of the initial values of a model's entries: other stored entries, services, and arguments of
/// `on: init`.
///
/// An entry with dependencies is no argument of `init`.
struct InitialValueDependencies: Sendable {
  /// A dependency, as a parameter of the function that computes the value.
  struct Name: Sendable {
    let name: String
    let type: String
    /// The entry of that name. Nil for an argument of `on: init`.
    let stored: Stored?
  }

  private var names: [String: [Name]] = [:]
  /// The entries whose values have dependencies, each after the entries that it depends on.
  private(set) var order: [Stored] = []

  init() {}

  init(_ scope: Scope) {
    for stored in scope.model.stored {
      let known = Self.names(in: stored, scope)
      if !known.isEmpty { names[stored.name.text] = known }
    }
    if names.isEmpty { return }
    let stored = scope.model.stored
    order = DerivationOrder.order(Self.needs(scope)).order.map { stored[$0] }.filter { names[$0.name.text] != nil }
  }

  /// Returns the dependencies of one entry's value.
  static func names(in stored: Stored, _ scope: Scope) -> [Name] {
    var seen: Set<String> = []
    return (stored.value?.names.uses ?? []).compactMap { use in
      guard scope.isKnown(use, to: stored), seen.insert(use.name).inserted else { return nil }
      return scope.given(use.name)
    }
  }

  /// Returns the entries on which the value of each entry depends, by their indices in the spec.
  static func needs(_ scope: Scope) -> [[Int]] {
    let stored = scope.model.stored
    let places = Dictionary(stored.enumerated().map { ($1.name.text, $0) }) { first, _ in first }
    return stored.map { entry in names(in: entry, scope).compactMap { $0.stored.flatMap { places[$0.name.text] } } }
  }

  subscript(name: String) -> [Name] { names[name] ?? [] }
}

extension Model {
  /// The actions that run when the model has been initialized.
  package var initActions: [Action] { actions.filter { $0.initWord != nil } }
}

extension Scope {
  /// Whether a name in the value of an entry is a possible dependency.
  func isKnown(_ use: NameUses.Use, to stored: Stored) -> Bool {
    // The value of a service is a default argument of `init`, beside the others.
    if stored.kind == .service { return false }
    switch self[use.name] {
    case .stored(let named, _): return named.kind != .service || !model.isValue
    case .derivation, .function, .action: return false
    case nil: return argument(use.name) != nil
    }
  }

  /// Returns the stored entry or the argument that `init` has by a name.
  fileprivate func given(_ name: String) -> InitialValueDependencies.Name? {
    if case .stored(let stored, _)? = self[name] {
      return InitialValueDependencies.Name(name: name, type: stored.type.parameterText, stored: stored)
    }
    return argument(name).map { InitialValueDependencies.Name(name: name, type: $0.effectType, stored: nil) }
  }

  private func argument(_ name: String) -> Signature.Parameter? {
    model.initActions.lazy.flatMap(\.signature.parameters).first { $0.name == name }
  }
}

extension Resolver {
  /// Checks an action that runs in `init`, and its arguments, which are those of `init`, too.
  mutating func check(_ action: Action, at initWord: Word, _ scope: Scope) {
    if let what = action.signature.whyNotInInit {
      diagnostics.error(
        "action-in-init",
        at: initWord.range,
        "'\(action.signature.name)' runs in 'init', and \(what)",
        help: "write an action of its own for that, and call it where it can be waited for"
      )
    }
    if let animation = action.animation, action.trigger == nil {
      diagnostics.error(
        "action-in-init",
        at: animation.range,
        "nobody is notified of what changes in 'init'",
        help: "leave 'animation' out"
      )
    }
    for parameter in action.signature.parameters { checkFree(parameter, scope) }
    guard scope.model.view != nil, scope["view"] == nil,
      let use = action.body.names.uses.first(where: { $0.name == "view" })
    else { return }
    diagnostics.error(
      "view-in-init",
      at: use.range,
      "no view is attached while the model is made",
      help: "let the view show what it is to show: it is told all of it when it is attached"
    )
  }

  private mutating func checkFree(_ parameter: Signature.Parameter, _ scope: Scope) {
    var place: SourceRange?
    if case .stored(let stored, _)? = scope[parameter.name], isTaken(stored, scope) { place = stored.name.range }
    for other in scope.model.initActions {
      guard let same = other.signature.parameters.first(where: { $0.name == parameter.name }),
        same.range.lowerBound < parameter.range.lowerBound
      else { continue }
      place = same.range
    }
    let ofEvents = scope.model.events == nil ? [] : ReservedNames.ofEvents(scope.outlets)
    let isOutlets =
      ofEvents.contains(parameter.name)
      || scope.outlets.contains { $0.name == parameter.name || $0.members.contains(parameter.name) }
    guard place != nil || isOutlets else { return }
    diagnostics.error(
      "init-argument",
      at: parameter.range,
      "'init' has '\(parameter.name)' already",
      help: "rename the parameter",
      notes: place.map { [.init("it is here", at: $0)] } ?? []
    )
  }

  /// Whether `init` already has the name of an entry, as an argument or as a dependency of values.
  private func isTaken(_ stored: Stored, _ scope: Scope) -> Bool {
    switch stored.kind {
    case .constant, .service, .child: true
    case .storage, .alternative: false
    case .state:
      (stored.access.map { $0.text == spec.access(of: scope.model) } ?? true)
        && InitialValueDependencies.names(in: stored, scope).isEmpty
    }
  }
}

extension Signature {
  /// The reason why `init` can't call it; nil if it can.
  fileprivate var whyNotInInit: String? {
    if isAsync { return "nobody can wait for it there" }
    if !throwing.isEmpty { return "what it throws goes to nobody" }
    if let result, !result.isVoid { return "what it gives goes to nobody" }
    if !generics.isEmpty { return "it is generic" }
    if parameters.contains(where: \.isVariadic) { return "it takes any number of arguments, which can't be passed on" }
    return nil
  }
}

extension ActionNeeds {
  /// Reports actions in the `init` of a value that need services or plans, which only a store has.
  func checkBeginnings(of model: ResolvedModel, into diagnostics: inout Diagnostics) {
    guard model.isValue else { return }
    for action in model.initActions {
      let name = action.signature.name
      guard services(model.name, name) || plans(model.name, name), let initWord = action.initWord else { continue }
      diagnostics.error(
        "value-in-init",
        at: initWord.range,
        "'\(name)' runs in 'init' of a value, "
          + (services(model.name, name) ? "which has no services" : "where no effect begins and no child reacts")
          + ": that is for its store",
        help: "write an action 'appeared' that does it, and send '.appeared' to the store"
      )
    }
  }
}

/// Warns of names in actions and effects that are nearly the name of a service. A global may have such a name, and an error
/// in emitted code would not suggest the service.
extension Resolver {
  mutating func checkServices(of model: Model, _ scope: Scope) {
    let services = model.stored.filter { $0.kind == .service }.map(\.name.text)
    guard !services.isEmpty, model.value == nil else { return }
    for action in model.actions {
      let given = action.signature.parameters.map(\.name) + action.reactsTo(in: model).map(\.name)
      for code in [action.body] + action.effects.map(\.run) { checkServices(in: code, scope, Set(given), services) }
    }
  }

  private mutating func checkServices(
    in code: SwiftCode,
    _ scope: Scope,
    _ given: Set<String>,
    _ services: [String]
  ) {
    for use in code.names.uses {
      // A name without members is more likely a function of another module.
      guard !use.path.isEmpty, use.name.first?.isLowercase == true, scope[use.name] == nil, !scope.mayHold(use.name),
        !given.contains(use.name), use.name != "view",
        let suggested = suggestions.word(use.name, among: services)
      else { continue }
      diagnostics.warning(
        "unknown-service",
        at: use.range,
        "there is no service '\(use.name)'",
        suggested: suggested
      )
    }
  }
}

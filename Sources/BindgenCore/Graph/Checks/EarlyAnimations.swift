/// Warns of `withAnimation` in the body of an action: observers are notified when the action has ended, and then its
/// animation has ended, too.
extension Resolver {
  mutating func checkEarlyAnimation(of action: Action, _ scope: Scope) {
    let name = "withAnimation"
    if scope.model.isValue && !scope.model.hasStore { return }
    // A plain class notifies its observers at each write.
    if scope.outlets.contains(where: { $0.name == ReservedNames.plain }) { return }
    // Behind an `await`, writes of an async action are notified at once.
    guard !action.signature.isAsync, scope[name] == nil,
      !action.signature.parameters.contains(where: { $0.name == name }),
      let use = action.body.names.uses.first(where: { $0.name == name })
    else { return }
    diagnostics.warning(
      "animation-too-early",
      at: use.range,
      "this animates nothing: observers are told of the changes when '\(action.signature.name)' has ended",
      help: "write 'animation: .default' beside 'body:', and the changes alone in the body"
    )
  }
}

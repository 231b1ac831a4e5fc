/// Checks the names in the values of stored entries. The values exist before the model, each after those that it names.
extension Resolver {
  mutating func checkValues(of model: Model, _ scope: Scope) {
    for stored in model.stored where !stored.isGenerated {
      guard let value = stored.value, !Self.isWord(value, of: stored.name, stored.type) else { continue }
      checkValue(value, of: stored, scope)
    }
    let needs = InitialValueDependencies.needs(scope)
    for circle in CycleFinder.find(needs, among: DerivationOrder.order(needs).left) { reportCircle(circle, of: model) }
  }

  private mutating func checkValue(_ value: SwiftCode, of stored: Stored, _ scope: Scope) {
    let names = value.names
    if let range = names.bareSelf {
      diagnostics.error("bare-self", at: range, "a value may not name its model: there is no 'self' yet")
    }
    checkHidden(names, in: scope)
    guard let use = names.uses.first(where: { scope[$0.name] != nil && !scope.isKnown($0, to: stored) }) else { return }
    let (reason, help) = whyNotThere(use.name, stored, scope)
    diagnostics.error(
      "value-names-field",
      at: use.range,
      "the value of '\(stored.name.text)' names '\(use.name)', \(reason)",
      help: help
    )
  }

  private func whyNotThere(_ name: String, _ stored: Stored, _ scope: Scope) -> (reason: String, help: String?) {
    switch scope[name] {
    case .stored where stored.kind == .service:
      return ("and that of a service is an argument of 'init' beside it", "make what needs both in a 'let'")
    case .stored:
      let isConstant = stored.kind == .constant
      return (
        "a service, which a struct has only in its actions",
        isConstant ? "make it a 'state', and set that in an action" : "set '\(stored.name.text)' in an action"
      )
    case .derivation(let index):
      return (
        "which follows from fields that are not there yet",
        stored.kind == .state
          ? "what depends on other fields belongs in 'derive'"
          : spelledOut(scope.model.derivations[index]).map { "write '\($0)' in its place" }
      )
    case .function, .action, nil:
      return ("which needs the whole model", "call it in an action with 'on: init'")
    }
  }

  /// Returns the expression of a derived field, in parentheses if needed beside operators; nil if it is long.
  private func spelledOut(_ derivation: Derivation) -> String? {
    let text = derivation.spelling.string
    if text.contains("\n") || text.count > 60 { return nil }
    return text.contains(" ") ? "(\(text))" : text
  }

  private mutating func reportCircle(_ circle: [Int], of model: Model) {
    let entries = circle.map { model.stored[$0] }
    if let only = entries.first, let value = only.value, Self.isWord(value, of: only.name, only.type) { return }
    reportCircle(
      entries.map(\.name),
      entries.enumerated().map { step, stored in
        let next = entries[(step + 1) % entries.count].name.text
        return stored.value?.names.uses.first { $0.name == next }?.range
      }
    )
  }
}

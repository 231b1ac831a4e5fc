/// Reports a choice that is set to a case without the case's payload: `sheet = .add`, where `add` has a model.
extension Resolver {
  mutating func checkPayloads(of model: Model, _ scope: Scope) {
    let choices = model.stored.filter { $0.choice != nil }
    guard !choices.isEmpty, model.value == nil else { return }
    for choice in choices {
      if let value = choice.value { checkCase(at: 0, of: choice, value.tokens) }
    }
    for action in model.actions where !action.isGenerated {
      let given = Set(action.signature.parameters.map(\.name))
      for use in action.body.names.uses where use.isSet && !given.contains(use.name) {
        guard let choice = choices.first(where: { $0.name.text == use.name }) else { continue }
        checkCase(at: use.token + 2, of: choice, action.body.tokens)
      }
    }
  }

  /// Checks the case with which an expression begins, such as `.add` or `Sheet.add`.
  private mutating func checkCase(at start: Int, of choice: Stored, _ tokens: Tokens) {
    let dot = tokens.name(start) == Stored.Choice.typeName(choice.name.text) ? start + 1 : start
    let one = choice.choice?.cases.first { $0.name.text == tokens.name(dot + 1) }
    guard tokens[dot].kind == .dot, !tokens.isText(dot + 2, "("), let one, let type = one.type else { return }
    let payload = models[type.text] == nil ? "…" : type.text + "(…)"
    diagnostics.error(
      "no-payload",
      at: tokens.range(dot..<dot + 2),
      "the case '\(one.name.text)' has \(SwiftName.article(before: type.text)) '\(type.text)', which is not given here",
      help: "write '.\(one.name.text)(\(payload))'"
    )
  }
}

/// Finds the actions of a plain class that report when they begin and end, because something may wait for their end.
struct PlainTurns: Sendable {
  private let model: ResolvedModel
  private let waiting: Set<String>
  private let known: Set<String>

  /// - Parameter waiting: The states whose writes set off loads or reactions.
  init(_ model: ResolvedModel, _ waiting: Set<String>) {
    (self.model, self.waiting) = (model, waiting)
    let fields = model.fieldNames + model.stored.map(\.name.text)
    known = Set(fields + model.functions.map(\.name) + model.actions.map(\.action.signature.name))
  }

  func opens(_ resolved: ResolvedAction) -> Bool {
    let action = resolved.action
    // An ending runs in its effect's transaction, and an async action has many transactions.
    if action.ending != nil || action.signature.isAsync { return false }
    var seen: Set<String> = []
    return !isOneCall(resolved) && waits(action, &seen) && !isOneWrite(action)
  }

  private func waits(_ action: Action, _ seen: inout Set<String>) -> Bool {
    if !action.effects.isEmpty || !action.cancels.isEmpty || action.isEvent { return true }
    guard seen.insert(action.signature.fullName).inserted else { return false }
    let tokens = action.body.tokens
    for use in action.body.names.uses {
      if waiting.contains(use.name) || isModel(use.name) { return true }
      let called = model.actions.map(\.action).filter { $0.signature.name == use.name }
      if called.contains(where: { waits($0, &seen) }) { return true }
      // It may be a method of an extension.
      let isOthers = !known.contains(use.name) && tokens.isCall(use.token)
      if isOthers, use.name.first?.isUppercase == false { return true }
    }
    return false
  }

  private func isModel(_ name: String) -> Bool {
    model.stored.contains { $0.name.text == name && $0.isOfChildren }
  }

  /// Whether a body is one statement that names one state for which something waits, and nothing that may change others.
  private func isOneWrite(_ action: Action) -> Bool {
    let tokens = action.body.tokens
    let isOneStatement = !(0..<tokens.count).contains { index in
      tokens[index].kind == .semicolon || tokens[index].followsNewline && index > 0 || tokens.isText(index, "{")
    }
    guard isOneStatement, action.effects.isEmpty, action.cancels.isEmpty else { return false }
    let uses = action.body.names.uses
    let isQuiet = uses.allSatisfy { use in
      !isModel(use.name) && !isAction(use.name) && (known.contains(use.name) || !tokens.isCall(use.token))
    }
    return isQuiet && Set(uses.map(\.name).filter(waiting.contains)).count == 1
  }

  private func isAction(_ name: String) -> Bool { model.actions.contains { $0.action.signature.name == name } }

  /// Whether a body only calls another action: it begins and ends with that one.
  private func isOneCall(_ resolved: ResolvedAction) -> Bool {
    let tokens = resolved.action.body.tokens
    guard resolved.calls.count == 1, let call = resolved.calls.first, resolved.action.cancels.isEmpty else {
      return false
    }
    guard tokens.isText(call.index + 1, "("), tokens[tokens[call.index + 1].partner + 1].kind == .end else {
      return false
    }
    return (0..<call.index).allSatisfy { tokens[$0].kind == .name || tokens[$0].kind == .dot }
      && (0..<call.index).allSatisfy { !tokens.isText($0, "return") || $0 == 0 }
  }
}

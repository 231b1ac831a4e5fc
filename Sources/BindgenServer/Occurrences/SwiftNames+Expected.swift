import BindgenCore

/// The base of members without a written one: `.edit`.
extension SwiftNames {
  mutating func expected(at index: Int) -> ShallowType? {
    let before = index - 2
    guard before >= 0 else { return wanted }
    if Self.signs.contains(tokens.string(before)) { return value(endingAt: before - 1) }
    if let word = pattern(before) { return matched(word, from: index) }
    guard tokens.isText(before, "(") || tokens[before].kind == .comma || tokens[before].kind == .colon else {
      return nil
    }
    // `.destination(.edit(…))`, `.todos(id: 1, .tapped)`
    let opener = around[index]
    guard opener > 0, let callee = tokens.callee(of: opener), tokens.isMember(callee),
      !tokens.endsExpression(callee - 2)
    else { return nil }
    let value = meaning(at: callee)?.value
    switch value {
    case .action?, .choice?: return value
    case .model(let model)?: return isOfAction(callee) ? .action(model) : nil
    default: return nil
    }
  }

  private static let signs: Set<String> = ["=", "==", "!=", "??", "~="]

  /// Returns whether the value of a case is an action of a child, and not the child itself.
  private mutating func isOfAction(_ callee: Int) -> Bool {
    let before = around[callee]
    guard before > 0, let outer = tokens.callee(of: before) else { return false }
    return meaning(at: outer)?.symbol?.kind == .entry
  }

  /// Returns the token `case` of the pattern that continues behind a token.
  private func pattern(_ before: Int) -> Int? {
    var index = before
    for _ in 0..<100 {
      if tokens.isText(index, "case") { return index }
      if tokens.isText(index, "let") || tokens.isText(index, "var") {
        index -= 1
        continue
      }
      guard tokens[index].kind == .comma, index > 0 else { return nil }
      // Skips the previous pattern.
      index -= 1
      if tokens[index].closes { index = tokens[index].partner - 1 }
      guard index > 1, tokens[index].kind == .name, tokens.isMember(index) else { return nil }
      index -= 2
    }
    return nil
  }

  /// Returns the shallow type of the value that a pattern is matched with.
  private mutating func matched(_ word: Int, from index: Int) -> ShallowType? {
    var end = index + 1
    if tokens.isText(end, "(") { end = tokens[end].partner + 1 }
    if tokens.unwraps(end) { end += 1 }
    if tokens[end].kind == .equal {
      return tokens.endOfChain(from: end + 1, isCondition: true).flatMap { value(endingAt: $0) }
    }
    let opener = around[word]
    guard opener > 0, tokens.isText(opener, "{"), tokens.endsExpression(opener - 1) else { return nil }
    return value(endingAt: opener - 1)
  }
}

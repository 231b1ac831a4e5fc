/// The ends of statements, which Swift finds by its lines and by what stands around a line break.
extension Tokens {
  /// Whether a line that begins with a token continues what the line before began.
  func continuesStatement(_ index: Int) -> Bool {
    if expectsMore(index - 1) { return true }
    let next = self[index + 1]
    switch self[index].kind {
    case .dot, .colon, .equal, .arrow, .comma, .close, .angleClose, .stringEnd, .interpolationEnd: return true
    // A prefix operator begins a statement, any other operator continues one.
    case .operator: return next.followsSpace || !(next.kind == .name || next.kind == .number || next.opens)
    case .open: return isText(index, "{")
    case .directive: return Self.conditions.contains(string(index))
    case .name: return next.kind == .colon || Self.continuing.contains(string(index))
    default: return false
    }
  }

  private static let conditions: Set<String> = [
    "#if", "#elseif", "#else", "#endif", "#sourceLocation", "#warning", "#error",
  ]
  /// Words that never begin a statement.
  private static let continuing: Set<String> = [
    "as", "is", "in", "else", "catch", "where", "async", "throws", "rethrows",
  ]
  /// Words that never end one.
  private static let beginning: Set<String> = [
    "let", "var", "try", "await", "return", "throw", "in", "is", "as", "if", "guard", "while", "switch", "for", "func",
    "case", "where", "else", "any", "some", "inout", "copy", "consume", "unsafe", "each", "repeat",
  ]

  /// Whether something must follow a token.
  private func expectsMore(_ index: Int) -> Bool {
    let token = self[index]
    switch token.kind {
    case .comma, .colon, .equal, .arrow, .dot, .at, .backslash: return true
    case .operator:
      let isPostfix = isText(index, "?") || isText(index, "!") || self[index + 1].followsSpace
      return token.followsSpace || !isPostfix || isText(index - 1, "try") || isText(index - 1, "as")
    case .name: return Self.beginning.contains(string(index))
    default: return false
    }
  }
}

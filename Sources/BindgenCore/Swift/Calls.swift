/// Calls, closures and chains of members, as far as tokens show them.
extension Tokens {
  /// The innermost bracket around each token; -1 for none.
  package var brackets: [Int] {
    var (brackets, open): ([Int], [Int]) = ([], [])
    for index in 0..<count {
      if self[index].closes { _ = open.popLast() }
      brackets.append(open.last ?? -1)
      if self[index].opens { open.append(index) }
    }
    return brackets
  }

  /// Whether a dot precedes a token.
  package func isMember(_ index: Int) -> Bool { index > 0 && self[index - 1].kind == .dot }

  /// Whether a token is the `?` or `!` behind a value.
  package func unwraps(_ index: Int) -> Bool {
    (isText(index, "?") || isText(index, "!")) && !self[index].followsSpace
  }

  /// Whether an expression may end with a token.
  package func endsExpression(_ index: Int) -> Bool {
    let index = withoutUnwraps(index)
    guard index >= 0 else { return false }
    switch self[index].kind {
    case .name: return !SwiftName.isKeyword(string(index)) || isText(index, "self") || isMember(index)
    case .dollarName, .number, .stringEnd, .close, .angleClose, .regex: return true
    default: return false
    }
  }

  /// Returns the last token before the `?` and `!` that end with a token.
  package func withoutUnwraps(_ index: Int) -> Int {
    var index = index
    while index > 0, unwraps(index) { index -= 1 }
    return index
  }

  /// Returns the token of the function's name in a call with parentheses or a trailing closure.
  package func callee(of opener: Int) -> Int? {
    var index = opener - 1
    if index >= 0, isText(opener, "{"), isText(index, ")") { index = self[index].partner - 1 }
    index = withoutUnwraps(index)
    guard index >= 0, self[index].kind == .name, !SwiftName.isKeyword(string(index)) || isMember(index) else {
      return nil
    }
    return index
  }

  /// Returns the token of the function that a closure is passed to: behind the call, or among its arguments.
  ///
  /// - Parameter bracket: The innermost bracket around the closure.
  package func function(ofClosure opener: Int, in bracket: Int) -> Int? {
    callee(of: opener) ?? (bracket >= 0 && isText(bracket, "(") ? callee(of: bracket) : nil)
  }

  /// Returns the last token of the expression that begins with a token, as far as it is a chain of members and calls.
  package func endOfChain(from start: Int, isCondition: Bool) -> Int? {
    var index = start
    while ["try", "await", "&"].contains(string(index)) || unwraps(index) { index += 1 }
    guard self[index].kind == .name || self[index].kind == .dollarName || isText(index, "(") else { return nil }
    if isText(index, "(") { index = self[index].partner }
    while true {
      let next = self[index + 1]
      if next.kind == .dot, self[index + 2].kind == .name {
        index += 2
      } else if unwraps(index + 1) {
        index += 1
      } else if next.kind == .open, !next.followsSpace || isText(index + 1, "{") && !isCondition {
        if isText(index + 1, "{"), isCondition || next.followsNewline { break }
        index = next.partner
      } else {
        break
      }
    }
    let isSum = self[index + 1].kind == .operator && !self[index + 1].followsNewline
    return isSum && !isText(index + 1, "??") || isText(index + 1, "as") ? nil : index
  }

  /// Whether braces belong to a statement: `if x { … }`.
  package func opensBlock(_ opener: Int) -> Bool {
    var index = opener
    // (Nobody writes conditions that are longer.)
    for _ in 0..<100 {
      let isStart = self[index].followsNewline
      index -= 1
      guard index >= 0, !self[index].opens, self[index].kind != .semicolon else { return false }
      if self[index].kind == .name, !isMember(index), Self.heads.contains(string(index)) { return true }
      if isStart, index + 1 != opener, endsExpression(index) { return false }
      if self[index].closes { index = self[index].partner }
    }
    return false
  }

  private static let heads: Set<String> = [
    "if", "guard", "while", "for", "switch", "else", "do", "catch", "repeat", "defer",
  ]
}

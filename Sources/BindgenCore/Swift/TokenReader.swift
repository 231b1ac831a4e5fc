/// Reads tokens one after the other: types and signatures are parsed with it.
struct TokenReader {
  let tokens: Tokens
  var index: Int = 0
  /// The depth to which types are nested here, in brackets or not.
  var depth: Int = 0
  /// Whether `some P` is allowed here.
  var allowsSome: Bool = false

  init(_ tokens: Tokens) { self.tokens = tokens }

  var token: Token { tokens[index] }
  var isAtEnd: Bool { token.kind == .end }
  var string: String { tokens.string(index) }
  var range: SourceRange { tokens.range(index) }

  func isAt(_ text: String) -> Bool { tokens.isText(index, text) }

  /// Whether this is a `?`, `!` or `...` that belongs to what is directly before it.
  func isAtPostfix(_ text: String) -> Bool {
    token.kind == .operator && !token.followsSpace && isAt(text)
  }

  mutating func take(_ text: String) -> Bool {
    guard isAt(text) else { return false }
    index += 1
    return true
  }

  /// The token here, as messages show it.
  var shown: String { isAtEnd ? "the end" : "'\(string)'" }

  /// Reads the attribute that begins here, `@available(iOS 13, *)`; its arguments follow without a space.
  mutating func attribute() throws(Diagnostic) -> String {
    let start = index
    index += 1
    guard token.kind == .name, !token.followsSpace else {
      throw .error("not-an-attribute", at: range, "an attribute's name is missing after '@'")
    }
    index += 1
    while token.kind == .dot, tokens[index + 1].kind == .name { index += 2 }
    if token.kind == .angleOpen { index = token.partner + 1 }
    if isAt("("), !token.followsSpace, !isFunctionType(at: index) { index = token.partner + 1 }
    return tokens.line(start..<index)
  }

  /// Whether the parenthesis at an index begins a function type: `@Sendable(Int) -> Void`.
  private func isFunctionType(at index: Int) -> Bool {
    let next = tokens[index].partner + 1
    return tokens[next].kind == .arrow || tokens.isText(next, "async") || tokens.isText(next, "throws")
  }
}

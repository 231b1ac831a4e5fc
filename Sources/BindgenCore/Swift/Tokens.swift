/// All tokens of a text, its brackets paired.
package struct Tokens: Sendable {
  package let text: SwiftText
  /// The tokens in order; only the last one is of the kind `end`.
  package let all: [Token]

  /// Fails for a string, a comment or a bracket that is never closed, for brackets that don't match or nest too deep,
  /// and for a name that is too long.
  package init(_ text: SwiftText) throws(Diagnostic) {
    let (tokens, failure) = Tokens.read(text.bytes)
    if let failure { throw failure.diagnostic(in: text) }
    self.text = text
    self.all = tokens
  }

  /// Creates an empty list, for a text that can't be read.
  init(unreadable text: SwiftText) {
    self.text = text
    let end = text.bytes.count
    all = [Token(kind: .end, start: end, end: end, followsSpace: false, followsNewline: false)]
  }

  private static func read(_ bytes: [UInt8]) -> ([Token], ScanFailure?) {
    var scanner = SwiftScanner(bytes)
    var tokens: [Token] = []
    var openers: [Int] = []
    while true {
      var token = scanner.next()
      if token.range.count > SwiftName.longest, token.isWord {
        return (tokens, ScanFailure(.tooLong, token.start, token.end))
      }
      if token.closes, let opener = openers.popLast() {
        token.partner = opener
        tokens[opener].partner = tokens.count
      } else if token.opens {
        openers.append(tokens.count)
      }
      tokens.append(token)
      if token.kind == .end || token.kind == .failure { return (tokens, scanner.failure) }
    }
  }

  /// The token at an index; the end token for an index out of range.
  package subscript(index: Int) -> Token {
    index >= 0 && index < all.count ? all[index] : all[all.count - 1]
  }

  package var count: Int { all.count }

  /// Returns a token's text as it is in the file.
  package func string(_ index: Int) -> String {
    String(decoding: text.bytes[self[index].range], as: UTF8.self)
  }

  /// Returns a name's text without backticks.
  package func name(_ index: Int) -> String {
    SwiftName.bare(string(index))
  }

  /// Whether the token is just this text; a keyword in backticks is not the keyword.
  package func isText(_ index: Int, _ expected: String) -> Bool {
    let range = self[index].range
    return range.count == expected.utf8.count && text.bytes[range].elementsEqual(expected.utf8)
  }

  /// Whether the token is `=`, or one of the standard library's operators that assign, like `+=`.
  func assigns(_ index: Int) -> Bool {
    if self[index].kind == .equal { return true }
    let sign = self[index].kind == .operator ? string(index) : ""
    return sign.hasSuffix("=")
      && ["+", "-", "*", "/", "%", "&", "|", "^", "<<", ">>", "&+", "&-", "&*", "&<<", "&>>"].contains(sign.dropLast())
  }

  /// Whether `self.` stands before a name.
  package func isOfSelf(_ index: Int) -> Bool { index > 1 && self[index - 1].kind == .dot && isText(index - 2, "self") }

  /// Whether the name at an index is called: by parentheses, or by a closure behind it.
  package func isCall(_ index: Int) -> Bool {
    !self[index + 1].followsNewline && (isText(index + 1, "(") || isText(index + 1, "{"))
  }

  /// Returns the commas between the items of a list, without those inside brackets of the items.
  func commas(in indices: Range<Int>) -> [Int] {
    var (commas, index): ([Int], Int) = ([], indices.lowerBound)
    while index < indices.upperBound {
      if self[index].kind == .comma { commas.append(index) }
      index = self[index].opens ? self[index].partner + 1 : index + 1
    }
    return commas
  }

  package func range(_ index: Int) -> SourceRange { text.range(of: self[index].range) }

  /// Returns the range of some tokens, from first to last.
  package func range(_ indices: Range<Int>) -> SourceRange {
    guard !indices.isEmpty else { return range(indices.lowerBound) }
    return text.range(of: self[indices.lowerBound].start..<self[indices.upperBound - 1].end)
  }

  /// Returns some tokens as written, from first to last.
  package func source(_ indices: Range<Int>) -> String {
    guard !indices.isEmpty else { return "" }
    return String(
      decoding: text.bytes[self[indices.lowerBound].start..<self[indices.upperBound - 1].end],
      as: UTF8.self
    )
  }

  /// Returns some tokens on one line: a space for white space and comments. Strings stay as they are.
  package func line(_ indices: Range<Int>) -> String {
    var bytes: [UInt8] = []
    var index = indices.lowerBound
    while index < indices.upperBound {
      let token = self[index]
      if token.followsSpace, index > indices.lowerBound { bytes.append(UInt8(ascii: " ")) }
      let last = token.kind == .stringStart ? token.partner : index
      bytes.append(contentsOf: text.bytes[token.start..<self[last].end])
      index = last + 1
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// Swift that has been read: a text, its tokens, and the names that it uses.
///
/// A text is read once, where the spec is, or where it is rewritten; whoever asks about it later asks this.
package struct SwiftCode: Sendable {
  package let tokens: Tokens
  package let names: NameUses

  /// Fails as `Tokens` do.
  package init(_ text: SwiftText) throws(Diagnostic) {
    self.init(try Tokens(text))
  }

  /// Text that was put together of what has been read, or of parts of it.
  package init(made text: SwiftText) {
    self.init((try? Tokens(text)) ?? Tokens(unreadable: text))
  }

  /// Code that is in no file.
  static func made(_ text: String, at place: SourceRange) -> SwiftCode {
    SwiftCode(made: .made(text, at: place))
  }

  private init(_ tokens: Tokens) {
    self.tokens = tokens
    names = NameUses.read(tokens)
  }

  package var text: SwiftText { tokens.text }
  package var bytes: [UInt8] { text.bytes }
  package var range: SourceRange { text.range }
  package var string: String { text.string }

  /// Whether its bytes have a word somewhere: a quick look, which settles most texts.
  func mentions(_ word: String) -> Bool { text.mentions(word) }

  /// The text with other bytes.
  func rewritten(_ bytes: [UInt8]) -> SwiftCode { SwiftCode(made: text.with(bytes)) }
}

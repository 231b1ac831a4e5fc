/// Swift that has been read: a text, its tokens, and the names that it uses.
///
/// A text is parsed once, when its spec is read or when it is rewritten; all later queries use this value.
package struct SwiftCode: Sendable {
  /// The tokens and the names, behind one reference: texts are copied often.
  private final class Reading: Sendable {
    let tokens: Tokens
    let names: NameUses

    init(_ tokens: Tokens) {
      self.tokens = tokens
      names = NameUses.read(tokens)
    }
  }

  private let reading: Reading

  /// Throws for a text for which `Tokens` throw.
  package init(_ text: SwiftText) throws(Diagnostic) {
    self.init(try Tokens(text))
  }

  /// Parses a text that was put together from texts that have been read, or from parts of them.
  package init(made text: SwiftText) {
    self.init((try? Tokens(text)) ?? Tokens(unreadable: text))
  }

  /// Returns code that is in no file.
  static func made(_ text: String, at place: SourceRange) -> SwiftCode {
    SwiftCode(made: .made(text, at: place))
  }

  private init(_ tokens: Tokens) { reading = Reading(tokens) }

  package var tokens: Tokens { reading.tokens }
  package var names: NameUses { reading.names }
  package var text: SwiftText { tokens.text }
  package var bytes: [UInt8] { text.bytes }
  package var range: SourceRange { text.range }
  package var string: String { text.string }

  /// Whether the bytes contain a word: a quick test, which is enough for most texts.
  func mentions(_ word: String) -> Bool { text.mentions(word) }

  /// Returns the code with other bytes.
  func rewritten(_ bytes: [UInt8]) -> SwiftCode { SwiftCode(made: text.with(bytes)) }
}

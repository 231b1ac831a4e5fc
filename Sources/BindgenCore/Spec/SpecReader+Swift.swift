/// Types, signatures, expressions and bodies.
extension SpecReader {
  /// The parts of `name: Type = value`.
  struct Declaration {
    var type: SwiftType?
    var value: SwiftCode?
  }

  /// Parses a type and a value. Nil if the text has no such parts, which is reported.
  mutating func declaration(_ text: SwiftText) -> Declaration? {
    var scanner = SwiftScanner(text.bytes)
    switch scanner.firstEqual() {
    case .unclear(let failure):
      diagnostics.add(failure.diagnostic(in: text))
      return nil
    case .nowhere:
      return type(text).map { Declaration(type: $0, value: nil) }
    case .at(let offset):
      let left = text.part(0..<offset)
      let right = text.part(offset + 1..<text.bytes.count)
      guard !right.bytes.isEmpty else {
        diagnostics.error("no-value", at: text.range(of: offset..<offset + 1), "a value is missing after this '='")
        return nil
      }
      if let sign = right.bytes.first, sign == UInt8(ascii: "|") || sign == UInt8(ascii: ">") {
        diagnostics.error(
          "block-behind-type",
          at: right.range(of: 0..<1),
          "'\(Character(Unicode.Scalar(sign)))' opens a block after a key, not after a type",
          help: "write 'type: …' and 'value: |' below the name"
        )
        return nil
      }
      guard isUnquoted(right, behind: left) else { return nil }
      let value = checked(right)
      if left.bytes.isEmpty { return value.map { Declaration(type: nil, value: $0) } }
      guard let type = type(left), let value else { return nil }
      return Declaration(type: type, value: value)
    }
  }

  mutating func type(_ text: SwiftText) -> SwiftType? {
    do throws(Diagnostic) {
      let type = try SwiftType.parse(text)
      return nested?.qualified(type) ?? type
    } catch {
      diagnostics.add(error)
      return nil
    }
  }

  /// Reads a type from the whole value.
  mutating func type(_ value: Value, missing: String) -> SwiftType? {
    guard let text = value.swift(inDoubleQuotes: true, into: &diagnostics) else { return nil }
    guard !text.bytes.isEmpty else {
      diagnostics.error("no-type", at: value.range, missing)
      return nil
    }
    return type(text)
  }

  mutating func signature(_ text: SwiftText) -> Signature? {
    do throws(Diagnostic) {
      let signature = try Signature.parse(text)
      return nested?.qualified(signature) ?? signature
    } catch {
      diagnostics.add(error)
      return nil
    }
  }

  /// Reads an expression or a body: not empty, with complete brackets, strings and comments. An incomplete one would
  /// swallow the emitted code after it.
  ///
  /// - Parameter key: The key of the code in a long form, where other keys may stand beside it.
  mutating func code(
    _ value: Value,
    missing code: String,
    _ message: String,
    at place: SourceRange,
    help: String? = nil,
    of key: String? = nil
  ) -> SwiftCode? {
    guard let text = value.swift(inDoubleQuotes: false, into: &diagnostics) else { return nil }
    guard !text.bytes.isEmpty else {
      diagnostics.error(code, at: place, message, help: help)
      return nil
    }
    if let note = value.noteInBlock {
      reportNote(note)
      return nil
    }
    guard let code = checked(text) else { return nil }
    guard let key else { return code }
    let isAlone = hasNoKeys(code.tokens, beside: "the Swift behind '\(key):'", isBody: key == "body")
    return isAlone ? code : nil
  }

  private mutating func reportNote(_ note: SourceRange) {
    let suggested = "//" + note.text.dropFirst()
    diagnostics.error(
      "swift-comment",
      at: note,
      "what is below '|' is Swift, where a comment begins with '//'",
      help: "write '\(SuggestedEntry.shown(suggested))'",
      instead: suggested
    )
  }

  private mutating func checked(_ text: SwiftText) -> SwiftCode? {
    let last = text.bytes.count - 1
    if text.bytes.last == UInt8(ascii: ",") {
      diagnostics.error(
        "comma",
        at: text.range(of: last..<last + 1),
        "no comma ends an entry",
        help: "leave it out",
        instead: ""
      )
      return nil
    }
    do throws(Diagnostic) {
      return try SwiftCode(text)
    } catch {
      diagnostics.add(error)
      return nil
    }
  }

  mutating func equality(_ entry: Mapping.Entry) -> Equality? {
    guard
      let code = unquoted(
        code(
          entry.value,
          missing: "no-expression",
          "'equal' needs an expression, or 'never'",
          at: entry.key.range
        )
      )
    else { return nil }
    return code.string == "never" ? .never(code.range) : .expression(code)
  }
}

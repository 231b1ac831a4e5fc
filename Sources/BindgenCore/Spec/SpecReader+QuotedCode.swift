/// Code in double quotes, as is usual in YAML: it is a Swift string, which would build and do nothing.
extension SpecReader {
  /// Reads the expression of a key, where a string makes no sense. Nil if it can't be read.
  mutating func expression(_ entry: Mapping.Entry, missing message: String, help: String? = nil) -> SwiftCode? {
    unquoted(code(entry.value, missing: "no-value", message, at: entry.key.range, help: help, of: entry.key.name))
  }

  /// Returns the code. Nil if it is only a string literal, which is reported. Called where a string makes no sense.
  mutating func unquoted(_ code: SwiftCode?) -> SwiftCode? {
    guard let code, let inside = code.tokens.onlyString else { return code }
    let suggested = suggested(by: code.text.part(inside))
    diagnostics.error(
      "quoted-code",
      at: code.tokens.range(0..<code.tokens.count - 1),
      "this is a Swift string, not code: in the place of Swift, double quotes are Swift's own",
      help: suggested.map { "write it in single quotes: '\($0)'" } ?? "write it in single quotes, or below a '|'",
      instead: suggested.map { "'\($0)'" }
    )
    return nil
  }

  /// Whether a value behind a type has no single quotes. They are reported: YAML's quotes enclose a whole entry.
  mutating func isUnquoted(_ value: SwiftText, behind type: SwiftText) -> Bool {
    guard value.bytes.first == UInt8(ascii: "'") else { return true }
    diagnostics.error(
      "quoted-code",
      at: value.range,
      "Swift has no single quotes; the outline's are around the whole entry",
      help: suggested(by: value, behind: type).map { "write '\($0)'" } ?? "write them around type and value"
    )
    return false
  }

  /// Returns the type and the text in the quotes. Nil if they are long, or if the text has a quote in it.
  private func suggested(by value: SwiftText, behind type: SwiftText) -> String? {
    let inside = String(value.string.dropFirst().dropLast())
    guard value.bytes.count > 1, value.bytes.last == UInt8(ascii: "'"), !inside.contains("'") else { return nil }
    let isText = type.string == "String" && !inside.contains { !$0.isLetter && !$0.isNumber && $0 != " " }
    let code = isText ? "\"\(inside)\"" : inside
    let suggested = type.bytes.isEmpty ? code : type.string + " = " + code
    return SuggestedEntry.shown(suggested) == suggested ? suggested : nil
  }

  /// Returns the code in a string, escaped for YAML's single quotes. Nil if it is long, or no code.
  private func suggested(by string: SwiftText) -> String? {
    guard let code = unescaped(string.string), !code.isEmpty, SuggestedEntry.shown(code) == code,
      (try? Tokens(.made(code, at: string.range))) != nil
    else { return nil }
    return code.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''")
  }

  /// Returns the text without the escapes of quotes and backslashes. Nil if it has others.
  private func unescaped(_ text: String) -> String? {
    var left = ""
    var isEscaped = false
    for scalar in text.unicodeScalars {
      if isEscaped, scalar != "\"", scalar != "\\" { return nil }
      isEscaped = !isEscaped && scalar == "\\"
      if !isEscaped { left.unicodeScalars.append(scalar) }
    }
    return left
  }
}

extension Tokens {
  /// The range of the text of a string, if the tokens are one string literal and nothing else.
  fileprivate var onlyString: Range<Int>? {
    guard self[0].kind == .stringStart, self[0].partner == count - 2 else { return nil }
    return self[0].end..<self[count - 2].start
  }
}

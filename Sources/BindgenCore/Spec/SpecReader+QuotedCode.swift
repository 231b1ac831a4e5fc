/// Code in double quotes: YAML's habit makes a Swift string of it, which would build and do nothing.
extension SpecReader {
  /// The expression that a key has, where no string can be meant; nil if it can't be read.
  mutating func expression(_ entry: Mapping.Entry, missing message: String, help: String? = nil) -> SwiftCode? {
    unquoted(code(entry.value, missing: "no-value", message, at: entry.key.range, help: help, of: entry.key.name))
  }

  /// Nil for code that is a string and nothing else, which is reported. Asked where no string can be meant.
  mutating func unquoted(_ code: SwiftCode?) -> SwiftCode? {
    guard let code, let inside: Range<Int> = code.tokens.onlyString else { return code }
    let meant: String? = meant(by: code.text.part(inside))
    diagnostics.error(
      "quoted-code",
      at: code.tokens.range(0..<code.tokens.count - 1),
      "this is a Swift string, not code: in the place of Swift, double quotes are Swift's own",
      help: meant.map { "write it in single quotes: '\($0)'" } ?? "write it in single quotes, or below a '|'",
      instead: meant.map { "'\($0)'" }
    )
    return nil
  }

  /// YAML's quotes begin an entry; behind its type there is Swift already.
  mutating func isUnquoted(_ value: SwiftText, behind type: SwiftText) -> Bool {
    guard value.bytes.first == UInt8(ascii: "'") else { return true }
    diagnostics.error(
      "quoted-code",
      at: value.range,
      "Swift has no single quotes; the outline's are around the whole entry",
      help: meant(by: value, behind: type).map { "write '\($0)'" } ?? "write them around type and value"
    )
    return false
  }

  /// The type and what is in the quotes, unless that is long, or there is more than one text in them.
  private func meant(by value: SwiftText, behind type: SwiftText) -> String? {
    let inside: String = String(value.string.dropFirst().dropLast())
    guard value.bytes.count > 1, value.bytes.last == UInt8(ascii: "'"), !inside.contains("'") else { return nil }
    let isText: Bool = type.string == "String" && !inside.contains { !$0.isLetter && !$0.isNumber && $0 != " " }
    let code: String = isText ? "\"\(inside)\"" : inside
    let meant: String = type.bytes.isEmpty ? code : type.string + " = " + code
    return SuggestedEntry.shown(meant) == meant ? meant : nil
  }

  /// The code in a string as YAML's single quotes have it; nil if it is not short, or was not meant as code.
  private func meant(by string: SwiftText) -> String? {
    guard let code: String = unescaped(string.string), !code.isEmpty, SuggestedEntry.shown(code) == code,
      (try? Tokens(.made(code, at: string.range))) != nil
    else { return nil }
    return code.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''")
  }

  /// Without the escapes of quotes and backslashes; nil if there are others.
  private func unescaped(_ text: String) -> String? {
    var left: String = ""
    var isEscaped: Bool = false
    for scalar: Unicode.Scalar in text.unicodeScalars {
      if isEscaped, scalar != "\"", scalar != "\\" { return nil }
      isEscaped = !isEscaped && scalar == "\\"
      if !isEscaped { left.unicodeScalars.append(scalar) }
    }
    return left
  }
}

extension Tokens {
  /// Where the text of a string is, if these are one string literal and nothing else.
  fileprivate var onlyString: Range<Int>? {
    guard self[0].kind == .stringStart, self[0].partner == count - 2 else { return nil }
    return self[0].end..<self[count - 2].start
  }
}

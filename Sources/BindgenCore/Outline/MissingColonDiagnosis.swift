/// The diagnosis of a line among keys without a colon that ends a key, with the line that was probably intended.
struct MissingColonDiagnosis {
  private let range: SourceRange
  private let bytes: [UInt8]
  /// The name at the line's start; a signature's with its brackets.
  private let name: Range<Int>
  private let isSignature: Bool
  private let rest: SwiftText

  init(_ line: SourceRange) {
    range = line
    bytes = Array(line.withoutFunc.bytes)
    let end = bytes.firstIndex { !$0.isNameByte } ?? bytes.count
    let close = end > 0 ? MissingColonDiagnosis.closing(bytes, from: end) : nil
    isSignature = close != nil
    name = 0..<(close ?? end)
    rest = SwiftText(line.withoutFunc).part(name.upperBound..<bytes.count)
  }

  /// Returns the end of the parentheses that open at an offset; nil if none open there.
  private static func closing(_ bytes: [UInt8], from start: Int) -> Int? {
    guard start < bytes.count, bytes[start] == UInt8(ascii: "(") else { return nil }
    var depth = 0
    for index in start..<bytes.count {
      if bytes[index].isOpening { depth += 1 }
      if bytes[index].isClosing { depth -= 1 }
      if depth == 0 { return index + 1 }
    }
    return nil
  }

  var diagnostic: Diagnostic {
    if let space = noBreakSpace {
      return .error("no-key", at: space, "this is a no-break space (U+00A0)", help: "write a space", instead: " ")
    }
    let suggested = suggested
    return .error(
      "no-key",
      at: range,
      message,
      help: "write '\(suggested ?? "key: value")'",
      instead: suggested.flatMap { $0.contains("…") ? nil : $0 }
    )
  }

  /// The no-break space behind a colon, which looks like a space.
  private var noBreakSpace: SourceRange? {
    let colon = bytes.indices.dropLast(2).first {
      bytes[$0] == .colon && bytes[$0 + 1] == 0xC2 && bytes[$0 + 2] == 0xA0
    }
    return colon.map { SourceRange(range.file, range.lowerBound + $0 + 1, range.lowerBound + $0 + 3) }
  }

  private var message: String {
    if isSignature { return "this signature has no ':' behind it" }
    let isBehindName = rest.bytes.first == .colon
    let isInside = rest.bytes.first.map { $0.isOpening } ?? false
    return isBehindName || (!isInside && rest.bytes.contains(.colon))
      ? "a key's ':' needs a space after it" : "this line has no key"
  }

  private var suggested: String? {
    let name = String(decoding: bytes[name], as: UTF8.self)
    guard !name.isEmpty, name.utf8.count <= 60 else { return nil }
    let value = rest.bytes.first == .colon ? rest.part(1..<rest.bytes.count) : rest
    if value.bytes.isEmpty { return "\(name): …" }
    if isSignature, ["async", "throws", "->"].contains(where: value.string.hasPrefix) {
      return "\(name) \(value.string): …"
    }
    if value.bytes.first == UInt8(ascii: "=") {
      let value = value.part(1..<value.bytes.count)
      return isSignature ? "\(name): \(SuggestedEntry.shown(value.string))" : SuggestedEntry.entry(name, value)
    }
    if let body = value.insideBraces { return "\(name): \(SuggestedEntry.shown(body.string))" }
    // Another sign behind a name may be anything.
    guard isSignature || rest.bytes.first == .colon || bytes[self.name.upperBound].isBlankOrTab else { return nil }
    return "\(name): \(SuggestedEntry.shown(value.string))"
  }
}

extension SourceRange {
  /// A line without the word `func` in front, which a signature does not have.
  fileprivate var withoutFunc: SourceRange {
    let word = Array("func ".utf8)
    guard bytes.starts(with: word) else { return self }
    let name = file.bytes[(lowerBound + word.count)..<upperBound].firstIndex { !$0.isBlankOrTab }
    return SourceRange(file, name ?? upperBound, upperBound)
  }
}

extension SwiftText {
  /// The text inside of the enclosing braces; nil without them.
  fileprivate var insideBraces: SwiftText? {
    guard bytes.first == UInt8(ascii: "{"), let tokens = try? Tokens(self),
      tokens[0].partner == tokens.count - 2
    else { return nil }
    let inside = part(1..<bytes.count - 1)
    return inside.bytes.isEmpty ? nil : inside
  }
}

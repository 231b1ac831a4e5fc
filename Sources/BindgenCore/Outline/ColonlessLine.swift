/// A line among keys without a colon that ends a key, and what was probably meant.
struct ColonlessLine {
  private let range: SourceRange
  private let bytes: [UInt8]
  /// The name at the line's start; a signature's with its brackets.
  private let name: Range<Int>
  private let isSignature: Bool
  private let rest: SwiftText

  init(_ range: SourceRange) {
    self.range = range
    bytes = Array(range.bytes)
    let end: Int = bytes.firstIndex { !$0.isNameByte } ?? bytes.count
    let close: Int? = end > 0 ? ColonlessLine.closing(bytes, from: end) : nil
    isSignature = close != nil
    name = 0..<(close ?? end)
    rest = SwiftText(range).part(name.upperBound..<bytes.count)
  }

  /// The end of the parentheses that open at an offset; nil if none open there.
  private static func closing(_ bytes: [UInt8], from start: Int) -> Int? {
    guard start < bytes.count, bytes[start] == UInt8(ascii: "(") else { return nil }
    var depth: Int = 0
    for index: Int in start..<bytes.count {
      if bytes[index].isOpening { depth += 1 }
      if bytes[index].isClosing { depth -= 1 }
      if depth == 0 { return index + 1 }
    }
    return nil
  }

  var diagnostic: Diagnostic {
    if let space: SourceRange = noBreakSpace {
      return .error("no-key", at: space, "this is a no-break space (U+00A0)", help: "write a space")
    }
    return .error("no-key", at: range, message, help: "write '\(meant ?? "key: value")'")
  }

  /// Behind a colon: it looks like a space, and is none.
  private var noBreakSpace: SourceRange? {
    let colon: Int? = bytes.indices.dropLast(2).first {
      bytes[$0] == .colon && bytes[$0 + 1] == 0xC2 && bytes[$0 + 2] == 0xA0
    }
    return colon.map { SourceRange(range.file, range.lowerBound + $0 + 1, range.lowerBound + $0 + 3) }
  }

  private var message: String {
    if isSignature { return "this signature has no ':' behind it" }
    let isBehindName: Bool = rest.bytes.first == .colon
    let isInside: Bool = rest.bytes.first.map { $0.isOpening } ?? false
    return isBehindName || (!isInside && rest.bytes.contains(.colon))
      ? "a key's ':' needs a space after it" : "this line has no key"
  }

  private var meant: String? {
    let name: String = String(decoding: bytes[name], as: UTF8.self)
    guard !name.isEmpty, name.utf8.count <= 60 else { return nil }
    let value: SwiftText = rest.bytes.first == .colon ? rest.part(1..<rest.bytes.count) : rest
    if value.bytes.isEmpty { return "\(name): …" }
    if isSignature, ["async", "throws", "->"].contains(where: value.string.hasPrefix) {
      return "\(name) \(value.string): …"
    }
    if value.bytes.first == UInt8(ascii: "=") {
      return MeantValue.entry(name, value.part(1..<value.bytes.count))
    }
    // Another sign behind a name may be anything.
    guard isSignature || rest.bytes.first == .colon || bytes[self.name.upperBound].isBlankOrTab else { return nil }
    return "\(name): \(MeantValue.shown(value.string))"
  }
}

/// Reads the words of a directive or an insertion.
struct TemplateScanner {
  private let file: SourceFile
  private var offset: Int
  private let end: Int

  init(_ range: SourceRange) {
    file = range.file
    offset = range.lowerBound
    end = range.upperBound
  }

  mutating func isAtEnd() -> Bool {
    skipBlanks()
    return offset >= end
  }

  /// Reads a name: letters, digits and `_`, not beginning with a digit.
  mutating func name() -> SourceRange? {
    skipBlanks()
    guard offset < end, Self.beginsName(file.bytes[offset]) else { return nil }
    let start = offset
    while offset < end, Self.continuesName(file.bytes[offset]) { offset += 1 }
    return SourceRange(file, start, offset)
  }

  /// Reads names with dots between them.
  mutating func path() -> TemplatePath? {
    guard let first = name() else { return nil }
    var names = [first.text]
    while offset + 1 < end, file.bytes[offset] == UInt8(ascii: "."), Self.beginsName(file.bytes[offset + 1]) {
      offset += 1
      if let next = name() { names.append(next.text) }
    }
    return TemplatePath(names: names, place: SourceRange(file, first.lowerBound, offset))
  }

  /// Skips a word if it is the next.
  mutating func take(word: String) -> Bool {
    let before = offset
    if name()?.text == word { return true }
    offset = before
    return false
  }

  /// Skips a sign if it is the next.
  mutating func take(_ sign: UInt8) -> Bool {
    skipBlanks()
    guard offset < end, file.bytes[offset] == sign else { return false }
    offset += 1
    return true
  }

  /// The text up to the next space, for a message that points at it; nothing at the end.
  mutating func here() -> SourceRange {
    skipBlanks()
    var upper = offset
    while upper < end, !file.bytes[upper].isBlankOrTab { upper += 1 }
    return SourceRange(file, offset, upper)
  }

  private mutating func skipBlanks() {
    while offset < end, file.bytes[offset].isBlankOrTab { offset += 1 }
  }

  private static func beginsName(_ byte: UInt8) -> Bool {
    let small = byte | 0x20
    return small >= UInt8(ascii: "a") && small <= UInt8(ascii: "z") || byte == UInt8(ascii: "_")
  }

  private static func continuesName(_ byte: UInt8) -> Bool {
    beginsName(byte) || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }
}

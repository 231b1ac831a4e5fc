/// Reads the words of a directive or an insertion.
struct TemplateScanner {
  let file: SourceFile
  private(set) var offset: Int
  private let end: Int

  init(_ file: SourceFile, _ bounds: Range<Int>) {
    self.file = file
    self.offset = bounds.lowerBound
    self.end = min(bounds.upperBound, file.bytes.count)
  }

  mutating func skipBlanks() {
    while offset < end, Self.isBlank(file.bytes[offset]) { offset += 1 }
  }

  mutating func isAtEnd() -> Bool {
    skipBlanks()
    return offset >= end
  }

  /// A name: letters, digits and `_`, not beginning with a digit.
  mutating func name() -> Range<Int>? {
    skipBlanks()
    let lower: Int = offset
    guard lower < end, Self.beginsName(file.bytes[lower]) else { return nil }
    while offset < end, Self.continuesName(file.bytes[offset]) { offset += 1 }
    return lower..<offset
  }

  /// Names with dots between them, which are added to those that there are.
  mutating func path(into names: inout [Range<Int>]) -> TemplatePath? {
    let start: Int = names.count
    guard let first: Range<Int> = name() else { return nil }
    names.append(first)
    while offset + 1 < end, file.bytes[offset] == UInt8(ascii: "."), Self.beginsName(file.bytes[offset + 1]) {
      offset += 1
      if let next: Range<Int> = name() { names.append(next) }
    }
    return TemplatePath(names: start..<names.count)
  }

  /// Passes over a word if it is the next.
  mutating func take(word: StaticString) -> Bool {
    let before: Int = offset
    if let name: Range<Int> = name(), file.holds(word, at: name) { return true }
    offset = before
    return false
  }

  /// Passes over a sign if it is the next.
  mutating func take(_ sign: UInt8) -> Bool {
    skipBlanks()
    guard offset < end, file.bytes[offset] == sign else { return false }
    offset += 1
    return true
  }

  /// What stands here up to the next blank, for a message that points at it; nothing at the end.
  mutating func here() -> SourceRange {
    skipBlanks()
    var upper: Int = offset
    while upper < end, !Self.isBlank(file.bytes[upper]) { upper += 1 }
    return SourceRange(file, offset, upper)
  }

  static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }

  private static func beginsName(_ byte: UInt8) -> Bool {
    let small: UInt8 = byte | 0x20
    return small >= UInt8(ascii: "a") && small <= UInt8(ascii: "z") || byte == UInt8(ascii: "_")
  }

  private static func continuesName(_ byte: UInt8) -> Bool {
    beginsName(byte) || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }
}

extension SourceFile {
  func text(_ bounds: Range<Int>) -> String { String(decoding: bytes[bounds], as: UTF8.self) }

  func range(_ bounds: Range<Int>) -> SourceRange { SourceRange(self, bounds.lowerBound, bounds.upperBound) }

  /// Whether a word stands there, and nothing else.
  func holds(_ word: StaticString, at bounds: Range<Int>) -> Bool {
    guard bounds.count == word.utf8CodeUnitCount else { return false }
    for index in 0..<bounds.count where bytes[bounds.lowerBound + index] != word.utf8Start[index] { return false }
    return true
  }
}

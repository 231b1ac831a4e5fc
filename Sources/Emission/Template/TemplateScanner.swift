import BindgenDiagnostics

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
  mutating func name() -> TemplatePath.Step? {
    skipBlanks()
    let lower: Int = offset
    guard lower < end, Self.beginsName(file.bytes[lower]) else { return nil }
    while offset < end, Self.continuesName(file.bytes[offset]) { offset += 1 }
    return step(lower..<offset)
  }

  /// Names with dots between them.
  mutating func path() -> TemplatePath? {
    guard let first: TemplatePath.Step = name() else { return nil }
    var rest: [TemplatePath.Step] = []
    while offset + 1 < end, file.bytes[offset] == UInt8(ascii: "."), Self.beginsName(file.bytes[offset + 1]) {
      offset += 1
      guard let step: TemplatePath.Step = name() else { break }
      rest.append(step)
    }
    return TemplatePath(first: first, rest: rest)
  }

  /// The name of a template: names with dots between them, one word.
  mutating func templateName() -> TemplatePath.Step? {
    guard let path: TemplatePath = path() else { return nil }
    return step(path.bounds)
  }

  /// Passes over a word if it is the next.
  mutating func take(word: String) -> Bool {
    let before: Int = offset
    if name()?.name == word { return true }
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

  private func step(_ bounds: Range<Int>) -> TemplatePath.Step {
    TemplatePath.Step(name: String(decoding: file.bytes[bounds], as: UTF8.self), bounds: bounds)
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

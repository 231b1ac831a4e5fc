/// A range of bytes in which every index may be read: outside of it there are only zeros.
package struct Bytes {
  private let all: [UInt8]
  /// The end of the range; bytes after it are not read.
  let end: Int

  init(_ all: [UInt8], end: Int? = nil) {
    self.all = all
    self.end = min(max(end ?? all.count, 0), all.count)
  }

  subscript(index: Int) -> UInt8 {
    index >= 0 && index < end ? all[index] : 0
  }

  /// Returns the end of the line at an offset, without its line ending.
  func lineEnd(from offset: Int) -> Int {
    var offset = offset
    while offset < end, !Bytes.isNewline(all[offset]) { offset += 1 }
    return offset
  }

  func hasNewline(in range: Range<Int>) -> Bool {
    var offset = range.lowerBound
    while offset < range.upperBound {
      if Bytes.isNewline(self[offset]) { return true }
      offset += 1
    }
    return false
  }

  /// Returns the end of the comment that begins here, `// …` or `/* … */`, which nests. Nil if it is never closed.
  func commentEnd(at start: Int) -> Int? {
    if self[start + 1] == UInt8(ascii: "/") { return lineEnd(from: start) }
    var offset = start
    var depth = 0
    while offset < end {
      if self[offset] == UInt8(ascii: "/"), self[offset + 1] == UInt8(ascii: "*") {
        depth += 1
        offset += 2
      } else if self[offset] == UInt8(ascii: "*"), self[offset + 1] == UInt8(ascii: "/") {
        depth -= 1
        offset += 2
        if depth == 0 { return offset }
      } else {
        offset += 1
      }
    }
    return nil
  }

  /// Whether a Swift comment begins here.
  func isComment(at offset: Int) -> Bool {
    guard self[offset] == UInt8(ascii: "/") else { return false }
    return self[offset + 1] == UInt8(ascii: "/") || self[offset + 1] == UInt8(ascii: "*")
  }

  /// Whether an outline comment begins here: a `#` between spaces.
  func isNote(at offset: Int) -> Bool {
    guard self[offset] == UInt8(ascii: "#") else { return false }
    let next = self[offset + 1]
    return (offset == 0 || Bytes.isBlank(self[offset - 1])) && (offset + 1 >= end || Bytes.isBlank(next))
  }

  func matches(_ word: String, at offset: Int) -> Bool {
    let end = offset + word.utf8.count
    return offset >= 0 && end <= self.end && all[offset..<end].elementsEqual(word.utf8)
  }

  func matches(_ word: String, in range: Range<Int>) -> Bool {
    range.count == word.utf8.count && matches(word, at: range.lowerBound)
  }

  // MARK: Kinds of bytes

  static func isNewline(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D || byte == 0x0B || byte == 0x0C
  }

  static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

  /// Whether a byte is a letter, `_`, or the first byte of a longer UTF-8 sequence.
  static func mayBeginName(_ byte: UInt8) -> Bool {
    (byte >= 0x61 && byte <= 0x7A) || (byte >= 0x41 && byte <= 0x5A) || byte == 0x5F || byte >= 0x80
  }

  static func isASCIINamePart(_ byte: UInt8) -> Bool {
    (byte >= 0x61 && byte <= 0x7A) || (byte >= 0x41 && byte <= 0x5A) || (byte >= 0x30 && byte <= 0x39)
      || byte == 0x5F || byte == 0x24
  }

  /// Whether a byte may be part of a name, as far as one byte can show: any part of a longer UTF-8 sequence may.
  package static func mayBeNamePart(_ byte: UInt8) -> Bool { isASCIINamePart(byte) || byte >= 0x80 }

  static func isASCIIOperator(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x21, 0x25, 0x26, 0x2A, 0x2B, 0x2D, 0x2F, 0x3C, 0x3D, 0x3E, 0x3F, 0x5E, 0x7C, 0x7E: true
    default: false
    }
  }
}

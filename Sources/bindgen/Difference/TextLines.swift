import BindgenCore

/// A text and its lines with their endings; the last may have none.
struct TextLines {
  let bytes: [UInt8]
  let ranges: [Range<Int>]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    self.ranges = bytes.withUnsafeBufferPointer { buffer in
      var ranges: [Range<Int>] = []
      var start: Int = 0
      var offset: Int = 0
      while offset < buffer.count {
        offset += 1
        if buffer[offset - 1] == UInt8(ascii: "\n") {
          ranges.append(start..<offset)
          start = offset
        }
      }
      if start < buffer.count { ranges.append(start..<buffer.count) }
      return ranges
    }
  }
}

/// Gives equal lines equal numbers. It looks into the texts it was shown, so these must stay where they are.
struct LineNumbers {
  private struct Line: Hashable {
    let bytes: UnsafeRawBufferPointer

    static func == (left: Line, right: Line) -> Bool {
      sameBytes(left.bytes, right.bytes)
    }

    func hash(into hasher: inout Hasher) { hasher.combine(bytes: bytes) }
  }

  private var numbers: [Line: Int32] = [:]

  mutating func number(of bytes: UnsafeRawBufferPointer) -> Int32 {
    let next: Int32 = Int32(truncatingIfNeeded: numbers.count)
    let line: Line = Line(bytes: bytes)
    if let number: Int32 = numbers[line] { return number }
    numbers[line] = next
    return next
  }
}

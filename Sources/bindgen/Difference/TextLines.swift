/// A text and its lines with their endings; the last may have none.
struct TextLines {
  let bytes: [UInt8]
  let ranges: [Range<Int>]

  init(_ bytes: [UInt8]) {
    var ranges: [Range<Int>] = []
    var start = 0
    for (offset, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      ranges.append(start..<offset + 1)
      start = offset + 1
    }
    if start < bytes.count { ranges.append(start..<bytes.count) }
    self.bytes = bytes
    self.ranges = ranges
  }
}

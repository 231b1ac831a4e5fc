import BindgenCore

/// A line and a character of it, both from 0; characters are units of UTF-16, as the protocol counts by default.
struct TextPlace: Hashable, Comparable, Sendable {
  var line: Int
  var character: Int

  static func < (left: TextPlace, right: TextPlace) -> Bool {
    left.line != right.line ? left.line < right.line : left.character < right.character
  }
}

/// The text of one document. A position outside of it counts as the nearest one inside: LSP demands that for characters behind
/// a line's end, and for lines nothing else would be safe.
struct Document: Sendable {
  private(set) var bytes: [UInt8]
  /// The start offsets of lines: behind LF, CRLF and a CR alone, as in LSP. (`SourceFile` knows no CR alone: it is an error
  /// there, and the line of that error is the only one that could differ.)
  private(set) var lineStarts: [Int] = [0]

  init(_ text: String) { self.init(Array(text.utf8)) }

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    lineStarts = Document.lineStarts(of: bytes)
  }

  private static func lineStarts(of bytes: [UInt8]) -> [Int] {
    var starts = [0]
    for (index, byte) in bytes.enumerated() {
      let isEnd = byte == 0x0A || byte == 0x0D && (index + 1 == bytes.count || bytes[index + 1] != 0x0A)
      if isEnd { starts.append(index + 1) }
    }
    return starts
  }

  /// Returns whether a name may contain a byte; the `$` of `$0` is no part of a name here.
  static func isNamePart(_ byte: UInt8) -> Bool { byte != UInt8(ascii: "$") && Bytes.mayBeNamePart(byte) }

  /// Returns the start of the name that contains an offset, or ends there.
  func startOfName(at offset: Int) -> Int {
    var start = offset
    while start > 0, Self.isNamePart(bytes[start - 1]) { start -= 1 }
    return start
  }

  // MARK: Places

  /// The number of bytes of the byte order mark, if there is one: ranges in specs count from behind it.
  var markLength: Int { bytes.starts(with: SourceFile.byteOrderMark) ? SourceFile.byteOrderMark.count : 0 }

  /// Returns the offset of a position; for one inside a character, the start of that.
  func offset(of place: TextPlace) -> Int {
    guard place.line >= 0 else { return 0 }
    guard place.line < lineStarts.count else { return bytes.count }
    var offset = lineStarts[place.line]
    let end = lineEnd(place.line)
    var left = place.character
    while offset < end {
      let (length, units) = Document.size(ofCharacterBeginning: bytes[offset])
      if units > left { break }
      left -= units
      offset = min(offset + length, end)
    }
    return offset
  }

  func place(of offset: Int) -> TextPlace {
    let offset = min(max(offset, 0), bytes.count)
    var (low, high) = (0, lineStarts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    var (index, character) = (lineStarts[low], 0)
    while index < offset {
      let (length, units) = Document.size(ofCharacterBeginning: bytes[index])
      if index + length > offset { break }
      (index, character) = (index + length, character + units)
    }
    return TextPlace(line: low, character: character)
  }

  /// Returns the end of a line without its line break.
  func lineEnd(_ line: Int) -> Int {
    var end = line + 1 < lineStarts.count ? lineStarts[line + 1] : bytes.count
    while end > lineStarts[line], bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
    return end
  }

  /// Returns the size of a character in UTF-8 and in UTF-16, by its first byte. (A file with bytes that are no UTF-8 has an error.)
  private static func size(ofCharacterBeginning byte: UInt8) -> (length: Int, units: Int) {
    switch byte {
    case 0xF0...: (4, 2)
    case 0xE0...: (3, 1)
    case 0xC0...: (2, 1)
    default: (1, 1)
    }
  }

  // MARK: Edits

  /// Replaces a part; a range whose ends are reversed is taken as if they were not, as VS Code's own documents do.
  mutating func replace(_ start: TextPlace, _ end: TextPlace, with text: String) {
    let (first, second) = (offset(of: start), offset(of: end))
    let range = min(first, second)..<max(first, second)
    bytes.replaceSubrange(range, with: text.utf8)
    lineStarts = Document.lineStarts(of: bytes)
  }
}

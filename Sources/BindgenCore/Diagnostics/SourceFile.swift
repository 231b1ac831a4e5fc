/// A file's name and bytes; it finds the line and column of an offset.
///
/// A byte order mark is not part of the text: offsets and columns count from the first byte after it.
package final class SourceFile: Sendable {
  /// The name as the user wrote it; each message begins with it.
  package let name: String
  package let bytes: [UInt8]
  /// The offset at which each line begins; the first line begins at 0.
  package let lineStarts: [Int]

  package static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  package init(name: String, bytes: [UInt8]) {
    let mark = SourceFile.byteOrderMark
    let text = bytes.starts(with: mark) ? Array(bytes.dropFirst(mark.count)) : bytes
    var starts = [0]
    var offset = 0
    while offset < text.count {
      offset += 1
      if text[offset - 1] == UInt8(ascii: "\n") { starts.append(offset) }
    }
    self.name = name
    self.bytes = text
    self.lineStarts = starts
  }

  package convenience init(name: String, text: String) {
    self.init(name: name, bytes: Array(text.utf8))
  }

  /// The whole file.
  package var range: SourceRange { SourceRange(self, 0, bytes.count) }

  /// Returns the line and column of an offset, both from 1, columns in UTF-8 bytes.
  package func position(at offset: Int) -> Position {
    let offset = min(max(offset, 0), bytes.count)
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return Position(line: low + 1, column: offset - lineStarts[low] + 1)
  }

  /// Returns a line's offsets without its line ending (LF or CRLF); lines count from 1. Empty if there is no such line.
  package func lineBounds(_ line: Int) -> Range<Int> {
    guard line >= 1, line <= lineStarts.count else { return bytes.count..<bytes.count }
    let lower = lineStarts[line - 1]
    guard line < lineStarts.count else { return lower..<bytes.count }
    var upper = lineStarts[line] - 1
    if upper > lower, bytes[upper - 1] == UInt8(ascii: "\r") { upper -= 1 }
    return lower..<upper
  }
}

/// A line and a column, both from 1, columns in UTF-8 bytes.
package struct Position: Hashable, Sendable, Comparable {
  package var line: Int
  package var column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  package static func < (left: Position, right: Position) -> Bool {
    left.line != right.line ? left.line < right.line : left.column < right.column
  }
}

/// A piece of the user's Swift, to be read and emitted: its bytes, and where each is in the spec.
///
/// The bytes are those of the file, with spaces for the outline's comments, so that a byte's index shows its place.
/// Only a quoted value with an escape is shorter than in the file; its places are exact up to the first escape.
package struct SwiftText: Sendable {
  package let bytes: [UInt8]
  /// The range that the text was read from, without quotes.
  package let range: SourceRange
  /// The column from which the lines after the first are indented: that of the key, or of the block's text.
  package let baseColumn: Int
  /// The number of bytes from the start that are the same in the file.
  package let exactCount: Int

  package init(bytes: [UInt8], range: SourceRange, baseColumn: Int, exactCount: Int? = nil) {
    self.bytes = bytes
    self.range = range
    self.baseColumn = baseColumn
    self.exactCount = exactCount ?? bytes.count
  }

  /// Creates a text that is in a file exactly like this.
  package init(_ range: SourceRange, baseColumn: Int? = nil) {
    self.init(bytes: Array(range.bytes), range: range, baseColumn: baseColumn ?? range.start.column)
  }

  /// Returns a text of the same place with other bytes.
  func with(_ bytes: [UInt8], exactCount: Int? = nil) -> SwiftText {
    SwiftText(bytes: bytes, range: range, baseColumn: baseColumn, exactCount: exactCount ?? self.exactCount)
  }

  /// Whether the bytes contain a word.
  func mentions(_ word: String) -> Bool {
    let word = Array(word.utf8)
    return bytes.indices.contains { bytes[$0] == word.first && bytes[$0...].starts(with: word) }
  }

  /// Returns a text that is in no file.
  static func made(_ text: String, at place: SourceRange) -> SwiftText {
    SwiftText(bytes: Array(text.utf8), range: place, baseColumn: 1, exactCount: 0)
  }

  package var string: String { String(decoding: bytes, as: UTF8.self) }

  /// Returns the range of some of the bytes in the file.
  package func range(of bounds: Range<Int>) -> SourceRange {
    guard bounds.lowerBound < exactCount else {
      return SourceRange(range.file, range.lowerBound + exactCount, range.upperBound)
    }
    let upper = bounds.upperBound <= exactCount ? range.lowerBound + bounds.upperBound : range.upperBound
    return SourceRange(range.file, range.lowerBound + bounds.lowerBound, upper)
  }
}

/// A piece of the user's Swift, as it is read and as it is emitted: its bytes, and where each stood in the spec.
///
/// The bytes are those of the file, the outline's comments blanked out, so that a byte's place follows from its index.
/// Only a quoted value with an escape in it is shorter than what stands in the file; its places are exact up to the
/// first escape.
package struct SwiftText: Sendable {
  package let bytes: [UInt8]
  /// What the text was read from, quotes left out.
  package let range: SourceRange
  /// The column that the lines after the first are indented from: that of the key, or of the block's text.
  package let baseColumn: Int
  /// As many bytes as stand in the file just so.
  package let exactCount: Int

  package init(bytes: [UInt8], range: SourceRange, baseColumn: Int, exactCount: Int? = nil) {
    self.bytes = bytes
    self.range = range
    self.baseColumn = baseColumn
    self.exactCount = exactCount ?? bytes.count
  }

  /// Text that stands in a file just as it is.
  package init(_ range: SourceRange, baseColumn: Int? = nil) {
    self.init(bytes: Array(range.bytes), range: range, baseColumn: baseColumn ?? range.start.column)
  }

  package var string: String { String(decoding: bytes, as: UTF8.self) }

  /// Where a stretch of the bytes stands in the file.
  package func range(of bounds: Range<Int>) -> SourceRange {
    guard bounds.lowerBound < exactCount else {
      return SourceRange(range.file, range.lowerBound + exactCount, range.upperBound)
    }
    let upper: Int = bounds.upperBound <= exactCount ? range.lowerBound + bounds.upperBound : range.upperBound
    return SourceRange(range.file, range.lowerBound + bounds.lowerBound, upper)
  }
}

/// A part of a file, from which a value was read, or at which a message points.
package struct SourceRange: Sendable {
  package let file: SourceFile
  package let lowerBound: Int
  package let upperBound: Int

  /// Offsets outside the file are clamped.
  package init(_ file: SourceFile, _ lowerBound: Int, _ upperBound: Int) {
    let count = file.bytes.count
    self.file = file
    self.lowerBound = min(max(lowerBound, 0), count)
    self.upperBound = min(max(upperBound, self.lowerBound), count)
  }

  package var isEmpty: Bool { lowerBound == upperBound }
  package var start: Position { file.position(at: lowerBound) }
  package var end: Position { file.position(at: upperBound) }
  package var bounds: Range<Int> { lowerBound..<upperBound }
  package var bytes: ArraySlice<UInt8> { file.bytes[lowerBound..<upperBound] }
  /// The text as it is in the file; bytes that are not UTF-8 become replacement characters.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Whether the other range is in this one, the end included.
  package func contains(_ other: SourceRange) -> Bool {
    file === other.file && lowerBound <= other.lowerBound && other.upperBound <= upperBound
  }

  /// Returns the smallest range that contains both.
  package func joined(_ other: SourceRange) -> SourceRange {
    SourceRange(file, min(lowerBound, other.lowerBound), max(upperBound, other.upperBound))
  }
}

extension SourceRange: Hashable {
  package static func == (left: SourceRange, right: SourceRange) -> Bool {
    left.file === right.file && left.bounds == right.bounds
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(file))
    hasher.combine(lowerBound)
    hasher.combine(upperBound)
  }
}

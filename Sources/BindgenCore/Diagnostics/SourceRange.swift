/// A stretch of a file: what a value was read from, and what a message points at.
public struct SourceRange: Sendable {
  public let file: SourceFile
  public let lowerBound: Int
  public let upperBound: Int

  /// Offsets that lie outside the file are brought to its ends.
  public init(_ file: SourceFile, _ lowerBound: Int, _ upperBound: Int) {
    let count: Int = file.bytes.count
    self.file = file
    self.lowerBound = min(max(lowerBound, 0), count)
    self.upperBound = min(max(upperBound, self.lowerBound), count)
  }

  public var isEmpty: Bool { lowerBound == upperBound }
  public var start: Position { file.position(at: lowerBound) }
  public var end: Position { file.position(at: upperBound) }
  public var bounds: Range<Int> { lowerBound..<upperBound }
  public var bytes: ArraySlice<UInt8> { file.bytes[lowerBound..<upperBound] }
  /// The text as it stands in the file; bytes that are not UTF-8 are shown as replacement characters.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  /// From the beginning of this range to the end of the other.
  public func joined(_ other: SourceRange) -> SourceRange {
    SourceRange(file, min(lowerBound, other.lowerBound), max(upperBound, other.upperBound))
  }
}

extension SourceRange: Hashable {
  public static func == (left: SourceRange, right: SourceRange) -> Bool {
    left.file === right.file && left.bounds == right.bounds
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(file))
    hasher.combine(lowerBound)
    hasher.combine(upperBound)
  }
}

extension SourceRange {
  /// The whole lines of the range, with the end of the last; nil if something else stands on them.
  package var wholeLines: SourceRange? {
    let first = file.lineBounds(start.line)
    let last = file.lineBounds(end.line)
    let blank = UInt8(ascii: " ")
    guard file.bytes[first.lowerBound..<lowerBound].allSatisfy({ $0 == blank }) else { return nil }
    let rest = file.bytes[min(upperBound, last.upperBound)..<last.upperBound].drop { $0 == blank }
    guard rest.isEmpty || rest.first == UInt8(ascii: "#") else { return nil }
    let next = end.line < file.lineStarts.count ? file.lineStarts[end.line] : file.bytes.count
    return SourceRange(file, first.lowerBound, next)
  }
}

extension SourceRange {
  /// The place behind a key's colon, where that ends the line above.
  var colonAbove: SourceRange? {
    let first = file.bytes[..<lowerBound].lastIndex { $0 > UInt8(ascii: " ") } ?? 0
    guard first < lowerBound, file.bytes[first] == UInt8(ascii: ":") else { return nil }
    return SourceRange(file, first + 1, first + 1)
  }
}

extension SourceFile {
  /// The place before the first line with a key.
  var firstKey: SourceRange {
    let start = lineStarts.first { start in
      guard let first = start < bytes.count ? bytes[start] : nil else { return false }
      return first > 0x20 && first != UInt8(ascii: "#") && !bytes[start...].starts(with: "---".utf8)
    }
    return SourceRange(self, start ?? 0, start ?? 0)
  }
}

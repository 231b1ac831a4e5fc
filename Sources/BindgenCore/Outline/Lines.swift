/// A line that is not empty.
struct Line {
  let number: Int
  let begin: Int
  /// The offset of the first byte that is not white space; after a dash, that of the item.
  var start: Int
  /// The offset behind the last byte that is not white space.
  let end: Int
  /// The number of leading spaces, up to the first tab.
  private(set) var blanks: Int
  /// The indentation. Without tabs, that is `blanks`.
  var indent: Int

  var hasTab: Bool { begin + blanks < start && indent != start - begin }

  /// Whether the indentation, if any, begins with a tab. (Spaces behind tabs align the lines below a dash.)
  var isOfTabs: Bool { blanks == 0 }

  mutating func takeTabsAsBlanks() {
    blanks = start - begin
    indent = blanks
  }
}

extension Line {
  /// Returns all lines that are not empty. A tab counts as two spaces, so that a file indented with tabs, which is one
  /// mistake, is still read as it was intended.
  static func all(in range: SourceRange) -> [Line] {
    let file = range.file
    var lines: [Line] = []
    for index in file.position(at: range.lowerBound).line - 1..<file.position(at: range.upperBound).line {
      let begin = file.lineStarts[index]
      let next = index + 1 < file.lineStarts.count ? file.lineStarts[index + 1] : file.bytes.count
      if let line = Line(index + 1, file.bytes, begin, next) { lines.append(line) }
    }
    return lines
  }

  private init?(_ number: Int, _ bytes: [UInt8], _ begin: Int, _ next: Int) {
    var start = begin
    while start < next, bytes[start] == .blank { start += 1 }
    let blanks = start - begin
    var indent = blanks
    while start < next, bytes[start].isBlankOrTab {
      indent += bytes[start] == .tab ? 2 : 1
      start += 1
    }
    var end = next
    while end > start, bytes[end - 1].isWhitespace { end -= 1 }
    guard start < end else { return nil }
    self.init(number: number, begin: begin, start: start, end: end, blanks: blanks, indent: indent)
  }
}

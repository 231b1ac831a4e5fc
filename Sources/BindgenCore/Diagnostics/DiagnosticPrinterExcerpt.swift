/// The source line that a message points at, and the marks below it: `^~~~` under the exact text.
///
/// Tabs become spaces and invisible characters become escapes, so that the marks are right in any terminal. Of a very
/// long line only the part around the place is read and shown.
struct Excerpt {
  let source: String
  let indentation: String
  let marks: String

  private static let longestLine = 160
  private static let bytesBefore = 60
  private static let cut: Unicode.Scalar = "…"

  /// Nil if the line has nothing to show.
  init?(_ range: SourceRange) {
    let bytes = range.file.bytes
    let line = range.file.lineBounds(range.start.line)
    let place = min(range.lowerBound, line.upperBound)
    let window = Excerpt.window(around: place, in: line, of: bytes)
    let end = min(max(range.upperBound, place), window.upperBound)

    var text = VisibleText()
    if window.lowerBound > line.lowerBound { text.append(Excerpt.cut) }
    text.append(bytes[window.lowerBound..<place])
    let start = text.width
    text.append(bytes[place..<end])
    let marked = text.width - start
    text.append(bytes[end..<window.upperBound])
    if window.upperBound < line.upperBound { text.append(Excerpt.cut) }

    guard text.text.utf8.contains(where: { $0 != UInt8(ascii: " ") }) else { return nil }
    self.source = text.text
    self.indentation = String(repeating: " ", count: start)
    self.marks = "^" + String(repeating: "~", count: max(marked - 1, 0))
  }

  /// Returns the part of a line that is shown, cut between characters.
  private static func window(around place: Int, in line: Range<Int>, of bytes: [UInt8]) -> Range<Int> {
    guard line.count > longestLine else { return line }
    var upper = min(max(place - bytesBefore, line.lowerBound) + longestLine, line.upperBound)
    var lower = max(upper - longestLine, line.lowerBound)
    func isInsideCharacter(_ offset: Int) -> Bool {
      line.contains(offset) && offset > line.lowerBound && bytes[offset] & 0xC0 == 0x80
    }
    // A character has at most three continuation bytes; more of them in a row are not text anyway.
    for _ in 0..<3 where isInsideCharacter(lower) && lower < place { lower += 1 }
    for _ in 0..<3 where isInsideCharacter(upper) && upper > place { upper -= 1 }
    return lower..<upper
  }
}

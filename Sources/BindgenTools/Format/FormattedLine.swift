import BindgenCore

/// A line without its line ending: its indentation, its text, and the comment behind that.
struct FormattedLine {
  /// The number of spaces before it, in the file and after formatting.
  var old: Int = 0
  var new: Int = 0
  var text: [UInt8] = []
  /// The index in the text at which the value behind its key begins, and the columns between them in the file.
  var value: Int?
  var valueGap: Int = 1
  var comment: [UInt8] = []
  /// The column of the comment in the file, and the columns between the text and the comment.
  var commentColumn: Int = 0
  var gap: Int = 1
  /// Whether the line is one of a value, and not that of its key.
  var isOfValue: Bool = false
  /// Whether the line is a comment alone that may be part of a column of comments.
  var isFree: Bool = false

  var isEmpty: Bool { text.isEmpty && comment.isEmpty }

  /// The column of a terminal in which the text ends.
  var end: Int { new + String(decoding: text, as: UTF8.self).displayWidth }

  /// The column of a terminal in which the key ends, with its colon.
  var keyEnd: Int {
    let key = text[..<(value ?? text.count)].withoutSpacesAtEnd
    return new + String(decoding: key, as: UTF8.self).displayWidth
  }

  var bytes: [UInt8] {
    var line: [UInt8] = isEmpty ? [] : Array(repeating: .blank, count: new)
    line += text
    if !comment.isEmpty, !text.isEmpty { line += Array(repeating: .blank, count: gap) }
    return line + comment
  }

  /// Adds a part of a file's line: text, and the comment behind it.
  ///
  /// - Parameters:
  ///   - note: The offset of the comment.
  ///   - keepsEnd: Whether spaces at the end are part of the text.
  mutating func split(_ file: SourceFile, _ range: Range<Int>, _ note: Int?, keepsEnd: Bool) {
    guard let note, range.contains(note) || note == range.lowerBound else {
      let line = file.bytes[range]
      text += keepsEnd ? line.last == .carriageReturn ? line.dropLast() : line : line.withoutSpacesAtEnd
      return
    }
    text += file.bytes[range.lowerBound..<note].withoutSpacesAtEnd
    comment = Array(file.bytes[note..<range.upperBound].withoutSpacesAtEnd)
    let before = file.bytes[range.lowerBound - file.column(of: range.lowerBound)..<note]
    commentColumn = file.shownColumn(of: note)
    gap = max(commentColumn - String(decoding: before.withoutSpacesAtEnd, as: UTF8.self).displayWidth, 1)
  }

  /// Moves the comment to a column, or the whole line if it is a comment alone.
  mutating func moveComment(to column: Int) {
    if text.isEmpty { new = column } else { gap = max(column - end, 1) }
  }

  mutating func moveValue(to column: Int) {
    guard let start = value else { return }
    let key = text[..<start].withoutSpacesAtEnd
    let gap = max(column - keyEnd, 1)
    text.replaceSubrange(key.endIndex..<start, with: repeatElement(.blank, count: gap))
    value = key.endIndex + gap
  }
}

extension ArraySlice<UInt8> {
  /// The bytes without spaces, tabs and a carriage return at the end.
  package var withoutSpacesAtEnd: ArraySlice<UInt8> {
    var end = endIndex
    while end > startIndex, self[end - 1].isBlankOrTab || self[end - 1] == .carriageReturn { end -= 1 }
    return self[startIndex..<end]
  }
}

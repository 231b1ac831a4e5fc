import BindgenCore

/// A line without what ends it: its indentation, its text, and the comment behind that.
struct FormattedLine {
  /// How many spaces stand before it, as it is and as it is to be.
  var old: Int = 0
  var new: Int = 0
  var text: [UInt8] = []
  /// Where in the text the value behind its key begins, and how many columns were between them.
  var value: Int?
  var valueGap: Int = 1
  var comment: [UInt8] = []
  /// The column of the comment in the file, and how many columns before it the text ends.
  var commentColumn: Int = 0
  var gap: Int = 1

  var isEmpty: Bool { text.isEmpty && comment.isEmpty }

  /// Where the text ends, in columns of a terminal.
  var end: Int { new + String(decoding: text, as: UTF8.self).displayWidth }

  /// Where the key ends, with its colon, in columns of a terminal.
  var keyEnd: Int {
    let key: ArraySlice<UInt8> = text[..<(value ?? text.count)].withoutSpacesAtEnd
    return new + String(decoding: key, as: UTF8.self).displayWidth
  }

  var bytes: [UInt8] {
    var line: [UInt8] = isEmpty ? [] : Array(repeating: .blank, count: new)
    line += text
    if !comment.isEmpty, !text.isEmpty { line += Array(repeating: .blank, count: gap) }
    return line + comment
  }

  /// A line of a comment alone, as the part of a column of them: it is moved there.
  mutating func moveComment(to column: Int) {
    if text.isEmpty { new = column } else { gap = max(column - end, 1) }
  }

  mutating func moveValue(to column: Int) {
    guard let start: Int = value else { return }
    let key: ArraySlice<UInt8> = text[..<start].withoutSpacesAtEnd
    let gap: Int = max(column - keyEnd, 1)
    text.replaceSubrange(key.endIndex..<start, with: repeatElement(.blank, count: gap))
    value = key.endIndex + gap
  }
}

extension ArraySlice<UInt8> {
  /// Without spaces, tabs and a carriage return at the end.
  var withoutSpacesAtEnd: ArraySlice<UInt8> {
    var end: Int = endIndex
    while end > startIndex, self[end - 1].isBlankOrTab || self[end - 1] == .carriageReturn { end -= 1 }
    return self[startIndex..<end]
  }
}

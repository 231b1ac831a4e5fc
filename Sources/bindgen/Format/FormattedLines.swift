import BindgenCore

/// The lines of a spec at their new columns.
struct FormattedLines {
  /// A line that is a comment alone, between keys: its new column depends on the next key.
  private struct Waiting {
    let line: Int
    let column: Int
  }

  private let roles: LineRoles
  private let file: SourceFile
  private let bytes: [UInt8]
  private var lines: [FormattedLine] = []
  private var levels = Levels()
  private var waiting: [Waiting] = []
  /// By line: whether it is a comment alone that may be part of a column of comments.
  private var isFree: [Bool] = []
  /// Whether the last key or dash has a value that is not keys or items: deeper lines would be part of it.
  private var lastHasValue: Bool = false
  /// The columns by which the lines of the current span move.
  private var shift: Int = 0
  private var isReadable: Bool = true

  init(_ outline: Outline) {
    roles = LineRoles(outline)
    file = outline.file
    bytes = file.bytes
    for line in file.lineStarts.indices { take(line) }
    settleComments(before: nil, above: levels)
    ValueColumns.settle(&lines, roles.columns)
    CommentColumns.settle(&lines, isFree: isFree)
  }

  /// The formatted text. Nil if a line outside of values has neither a key nor a dash.
  var text: [UInt8]? {
    guard isReadable else { return nil }
    let lineEnd = lineEnd
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count + 1)
    var isBlank = false
    for (index, line) in lines.enumerated() {
      if line.isEmpty, roles.spanOfLine[index] == nil {
        isBlank = true
        continue
      }
      // One blank line at most, and none at the beginning.
      if isBlank, !text.isEmpty { text += lineEnd }
      isBlank = false
      text += line.bytes
      text += lineEnd
    }
    return text
  }

  /// The line ending of the first line, which all lines get.
  private var lineEnd: [UInt8] {
    let first = bytes.firstIndex(of: .newline)
    return first.map { $0 > 0 && bytes[$0 - 1] == .carriageReturn } == true ? [.carriageReturn, .newline] : [.newline]
  }

  // MARK: Lines

  private mutating func take(_ line: Int) {
    let bounds = file.lineBounds(line + 1)
    var start = bounds.lowerBound
    while start < bounds.upperBound, bytes[start] == .blank { start += 1 }
    var formatted = FormattedLine(old: start - bounds.lowerBound, new: start - bounds.lowerBound)
    isFree.append(false)
    if let span = roles.spanOfLine[line] {
      takeValue(line, roles.spans[span], start..<bounds.upperBound, &formatted)
    } else if bytes[start..<bounds.upperBound].allSatisfy({ $0.isBlankOrTab }) {
      formatted.new = 0
    } else if firstByte(start..<bounds.upperBound) == .hash {
      takeComment(line, start..<bounds.upperBound, &formatted)
    } else if isMarker(bytes[bounds]) {
      settleComments(before: nil, above: levels)
      levels.leaveAll()
      lastHasValue = false
      formatted.text = Array(bytes[bounds].withoutSpacesAtEnd)
    } else {
      takeKeys(line, start..<bounds.upperBound, &formatted)
    }
    lines.append(formatted)
  }

  private func firstByte(_ range: Range<Int>) -> UInt8? { bytes[range].first { !$0.isBlankOrTab } }

  /// `---` before the first key, or `...` behind the last.
  private func isMarker(_ line: ArraySlice<UInt8>) -> Bool {
    for sign in ["---", "..."] where line.starts(with: sign.utf8) {
      return line.dropFirst(3).first?.isBlankOrTab ?? true
    }
    return false
  }

  private mutating func takeComment(_ line: Int, _ range: Range<Int>, _ formatted: inout FormattedLine) {
    formatted.comment = Array(bytes[range].drop { $0.isBlankOrTab }.withoutSpacesAtEnd)
    formatted.commentColumn = formatted.old
    waiting.append(Waiting(line: line, column: formatted.old))
  }

  /// Formats a line that begins with a key or a dash.
  private mutating func takeKeys(_ line: Int, _ range: Range<Int>, _ formatted: inout FormattedLine) {
    let above = levels
    let begin = range.lowerBound - formatted.old
    var offset = range.lowerBound
    var places: [Int] = []
    var note = roles.notes[line]
    while isDash(offset, range.upperBound) {
      places.append(levels.place(offset - begin, isDash: true))
      formatted.text.append(.dash)
      offset += 1
      while offset < range.upperBound, bytes[offset].isBlankOrTab { offset += 1 }
      if offset == range.upperBound || bytes[offset] == .hash { break }
      formatted.text.append(.blank)
    }
    if let end = roles.keys[offset] {
      places.append(levels.place(offset - begin, isDash: false))
      note = note ?? (roles.hasValue[line] ? nil : comment(from: end, to: range.upperBound))
    } else if offset < range.upperBound, bytes[offset] == .hash {
      note = offset
    }
    guard let first = places.first else {
      isReadable = false
      return
    }
    settleComments(before: (formatted.old, first), above: above)
    lastHasValue = roles.hasValue[line]
    formatted.new = first
    let key = formatted.text.count
    split(offset..<range.upperBound, note, keepsEnd: roles.keepsEnd[line], &formatted)
    guard let end = roles.keys[offset] else { return }
    let sorted = KeyModifiers.sorted(bytes[offset..<end])
    formatted.text.replaceSubrange(key..<key + end - offset, with: sorted)
    takeValue(key + sorted.count - end, behind: offset, &formatted)
  }

  /// - Parameter shift: The difference between an index in the line's text and the offset in the file.
  private func takeValue(_ shift: Int, behind key: Int, _ formatted: inout FormattedLine) {
    guard let start = roles.values[key], start + shift < formatted.text.count else { return }
    formatted.value = start + shift
    let end = start - bytes[..<start].reversed().prefix { $0.isBlankOrTab }.count
    formatted.valueGap = roles.shownColumn(of: start) - roles.shownColumn(of: end)
  }

  private func isDash(_ offset: Int, _ end: Int) -> Bool {
    offset < end && bytes[offset] == .dash && (offset + 1 == end || bytes[offset + 1].isBlankOrTab)
  }

  /// Returns the offset of the comment behind a key without a value.
  private func comment(from end: Int, to limit: Int) -> Int? {
    var offset = end
    while offset < limit, bytes[offset].isBlankOrTab || bytes[offset] == .colon { offset += 1 }
    return offset < limit && bytes[offset] == .hash ? offset : nil
  }

  /// Splits a line into its text and its comment.
  private func split(_ range: Range<Int>, _ note: Int?, keepsEnd: Bool, _ formatted: inout FormattedLine) {
    guard let note, range.contains(note) || note == range.lowerBound else {
      formatted.text += keepsEnd ? withoutReturn(bytes[range]) : Array(bytes[range].withoutSpacesAtEnd)
      return
    }
    formatted.text += Array(bytes[range.lowerBound..<note].withoutSpacesAtEnd)
    formatted.comment = Array(bytes[note..<range.upperBound].withoutSpacesAtEnd)
    let begin = range.lowerBound - columnStart(range.lowerBound)
    let before = bytes[begin..<note]
    formatted.commentColumn = String(decoding: before, as: UTF8.self).displayWidth
    let end = String(decoding: before.withoutSpacesAtEnd, as: UTF8.self).displayWidth
    formatted.gap = max(formatted.commentColumn - end, 1)
  }

  private func columnStart(_ offset: Int) -> Int { roles.column(of: offset) }

  private func withoutReturn(_ line: ArraySlice<UInt8>) -> [UInt8] {
    Array(line.last == .carriageReturn ? line.dropLast() : line)
  }
}

// MARK: - Values

extension FormattedLines {
  private mutating func takeValue(
    _ line: Int,
    _ span: LineRoles.Span,
    _ range: Range<Int>,
    _ formatted: inout FormattedLine
  ) {
    if line == span.lines.lowerBound {
      settleComments(before: nil, above: levels, deeper: true)
      shift = shift(of: span)
      lastHasValue = true
    }
    let isInside = line > 0 && roles.keepsEnd[line - 1]
    let isBlank = bytes[range].allSatisfy { $0.isBlankOrTab }
    formatted.new = max(formatted.old + shift, 0)
    if isBlank, !isInside {
      formatted.new = 0
      return
    }
    split(range, roles.notes[line], keepsEnd: roles.keepsEnd[line] || isBlank, &formatted)
    // A line of spaces inside a string is a part of its text.
    if isBlank, formatted.text.isEmpty {
      formatted.text = Array(repeating: .blank, count: formatted.new)
      formatted.new = 0
    }
    isFree[line] = formatted.text.isEmpty
  }

  /// Returns the columns by which the lines of a value move: with its key, or, if they begin below the key, to the next level.
  private func shift(of span: LineRoles.Span) -> Int {
    let own = levels.last.map { $0.new - $0.old } ?? 0
    guard let column = span.column else { return own }
    let wanted = levels.below - column
    return wanted >= own || span.lines.allSatisfy({ canMove($0, by: wanted) }) ? wanted : own
  }

  /// Whether a moved line is still part of the value: it is deeper than the key, or a closing bracket at its column.
  private func canMove(_ line: Int, by shift: Int) -> Bool {
    let bounds = file.lineBounds(line + 1)
    guard let start = bytes[bounds].firstIndex(where: { $0 != .blank }), bytes[start] != .hash else { return true }
    let column = start - bounds.lowerBound + shift
    let floor = levels.last?.new ?? -1
    return column > floor || (column == floor && bytes[start].isClosing)
  }
}

// MARK: - Comments

extension FormattedLines {
  /// - Parameters:
  ///   - next: The column of the next key or dash, in the file and after formatting.
  ///   - above: The levels around the key or dash before the comments.
  ///   - deeper: Whether a value follows, one level deeper.
  private mutating func settleComments(before next: (old: Int, new: Int)?, above: Levels, deeper: Bool = false) {
    for comment in waiting {
      let new = deeper ? above.below : column(of: comment.column, before: next, above: above)
      lines[comment.line].new = new
      isFree[comment.line] = comment.column != next?.old
    }
    waiting = []
  }

  /// Returns the new column of a comment: that of the next key or of a level around it, if it had their column; else that of
  /// the lines that follow.
  private func column(of old: Int, before next: (old: Int, new: Int)?, above: Levels) -> Int {
    if let next, next.old == old { return next.new }
    if let level = above.new(at: old) { return level }
    let last = above.last?.old ?? -1
    if let next, next.old > last { return next.new }
    if old > last, !lastHasValue { return above.below }
    return next?.new ?? above.last?.new ?? 0
  }
}

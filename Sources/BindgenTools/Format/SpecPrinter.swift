import BindgenCore

/// Prints a spec's tree: each line keeps its text, and gets the column of its level. Comments keep their text, Swift its relative
/// indentation, brackets their items.
struct SpecPrinter {
  /// The column of a key or dash, in the file and after formatting.
  private struct Level {
    let old: Int
    let new: Int
  }

  private let file: SourceFile
  private let bytes: [UInt8]
  /// The lines so far, one for each of the file's.
  private var lines: [FormattedLine] = []
  /// The offset up to which the file is printed.
  private var printed = 0
  /// The levels of the last key or dash and of those around it.
  private var levels: [Level] = []
  /// Lines that are a comment alone, between keys: their new column depends on the next key.
  private var waiting: [Int] = []
  /// Whether the last key or dash has a value that is not keys or items: deeper lines would be part of it.
  private var lastHasValue = false
  /// Lines of neighbouring keys whose values stand in one column.
  private var columns: [[Int]] = []
  private var isReadable = true

  init(_ outline: Outline) {
    file = outline.file
    bytes = file.bytes
    print(outline.root, 0)
    printComments(before: file.lineStarts.count)
    settleComments(before: nil, above: levels)
    ValueColumns.settle(&lines, columns)
    CommentColumns.settle(&lines)
  }

  /// The formatted text. Nil if the tree lacks a part of it.
  var text: [UInt8]? {
    guard isReadable else { return nil }
    let lineEnd = lineEnd
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count + 1)
    var isBlank = false
    for line in lines {
      if line.isEmpty, !line.isOfValue {
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

  // MARK: Keys and items

  /// Prints keys or items.
  ///
  /// - Parameter depth: The number of keys and dashes around them.
  private mutating func print(_ value: Value, _ depth: Int) {
    switch value.form {
    case .mapping(let mapping): print(mapping, depth)
    case .list(let items): for item in items { print(item: item, depth) }
    case .plain, .block, .nothing, .refused: break
    }
  }

  private mutating func print(_ mapping: Mapping, _ depth: Int) {
    var neighbours: [Int] = []
    var shared: Int?
    for entry in mapping.entries {
      print(entry, depth)
      let column = entry.valueOnLine.map { file.shownColumn(of: $0) }
      if column == nil || column != shared {
        columns.append(neighbours)
        neighbours = []
      }
      if column != nil { neighbours.append(file.line(of: entry.key.range.lowerBound)) }
      shared = column
    }
    columns.append(neighbours)
  }

  private mutating func print(_ entry: Mapping.Entry, _ depth: Int) {
    let isText = entry.key.name == "doc"
    begin(at: entry.key.range.lowerBound, depth)
    lines[lines.count - 1].text += KeyModifiers.sorted(entry.key.range.bytes)
    printed = entry.key.range.upperBound
    // The difference between an index in the line's text and the offset in the file.
    let shift = lines[lines.count - 1].text.count - printed
    let value = ValueLines(entry.value, isText: isText)
    endLine(with: entry.value, value)
    if let start = entry.valueOnLine, start + shift < lines[lines.count - 1].text.count {
      let end = start - bytes[..<start].reversed().prefix { $0.isBlankOrTab }.count
      lines[lines.count - 1].value = start + shift
      lines[lines.count - 1].valueGap = file.shownColumn(of: start) - file.shownColumn(of: end)
    }
    if let value { printLines(of: entry.value, value) } else { print(entry.value, depth + 1) }
  }

  private mutating func print(item: Value, _ depth: Int) {
    let dash = nextSign
    begin(at: dash, depth)
    lines[lines.count - 1].text.append(.dash)
    var start = dash + 1
    while start < bytes.count, bytes[start].isBlankOrTab { start += 1 }
    printed = start
    let isAlone = start == file.lineBounds(lines.count).upperBound || bytes[start] == .hash
    if !isAlone { lines[lines.count - 1].text.append(.blank) }
    let value = ValueLines(item, isText: false)
    if isAlone || value != nil { endLine(with: item, value) }
    if let value { printLines(of: item, value) } else { print(item, depth + 1) }
  }

  /// The offset of the next byte that is neither white space nor a comment.
  private var nextSign: Int {
    var index = printed
    while index < bytes.count {
      if bytes[index] == .hash {
        index = bytes[index...].firstIndex(of: .newline) ?? bytes.count
      } else if bytes[index] > .blank {
        break
      } else {
        index += 1
      }
    }
    return index
  }

  /// Begins the line of a key or dash, unless a dash has begun it.
  private mutating func begin(at offset: Int, _ depth: Int) {
    let line = file.line(of: offset)
    let above = levels
    if line >= lines.count { printComments(before: line) }
    let level = Level(old: file.column(of: offset), new: depth == 0 ? 0 : levels[depth - 1].new + 2)
    levels = levels.prefix(depth) + [level]
    if line < lines.count { return }
    settleComments(before: level, above: above)
    lastHasValue = false
    lines.append(FormattedLine(old: level.old, new: level.new))
    printed = offset
  }

  /// Prints the rest of a line with a key or a dash.
  private mutating func endLine(with value: Value, _ found: ValueLines?) {
    let line = lines.count - 1
    let end = file.lineBounds(line + 1).upperBound
    var note = bytes[printed..<end].firstIndex(of: .hash)
    switch value.form {
    case .plain(isBelow: false):
      note = found?.notes[line]
      lastHasValue = true
    case .block(let block) where block.sign.lowerBound < end: lastHasValue = true
    default: break
    }
    lines[line].split(file, printed..<end, note, keepsEnd: found?.open.contains(line) ?? false)
    printed = end
  }

  // MARK: Comments

  /// Prints what stands between keys, up to a line: comments, blank lines, and the markers of a document.
  private mutating func printComments(before line: Int) {
    for line in lines.count..<line {
      let bounds = file.lineBounds(line + 1)
      let text = bytes[bounds].drop { $0.isBlankOrTab }.withoutSpacesAtEnd
      var formatted = FormattedLine(old: text.startIndex - bounds.lowerBound)
      if text.first == .hash {
        formatted.old = bytes[bounds].prefix { $0 == .blank }.count
        formatted.comment = Array(text)
        formatted.commentColumn = formatted.old
        waiting.append(line)
      } else if Self.isMarker(text), text.startIndex == bounds.lowerBound {
        settleComments(before: nil, above: levels)
        levels = []
        lastHasValue = false
        formatted.text = Array(text)
      } else if !text.isEmpty {
        isReadable = false
      }
      lines.append(formatted)
      printed = bounds.upperBound
    }
  }

  /// `---` before the first key, or `...` behind the last.
  private static func isMarker(_ line: ArraySlice<UInt8>) -> Bool {
    for sign in ["---", "..."] where line.starts(with: sign.utf8) {
      return line.dropFirst(3).first?.isBlankOrTab ?? true
    }
    return false
  }

  /// - Parameters:
  ///   - next: The level of the next key or dash.
  ///   - above: The levels around the key or dash before the comments.
  ///   - deeper: Whether a value follows, one level deeper.
  private mutating func settleComments(before next: Level?, above: [Level], deeper: Bool = false) {
    for line in waiting {
      let old = lines[line].old
      lines[line].new = deeper ? Self.below(above) : column(of: old, before: next, above: above)
      lines[line].isFree = old != next?.old
    }
    waiting = []
  }

  /// Returns the new column of a comment: that of the next key or of a level around it, if it had their column; else that of
  /// the lines that follow.
  private func column(of old: Int, before next: Level?, above: [Level]) -> Int {
    if let next, next.old == old { return next.new }
    if let level = above.last(where: { $0.old == old }) { return level.new }
    let last = above.last?.old ?? -1
    if let next, next.old > last { return next.new }
    if old > last, !lastHasValue { return Self.below(above) }
    return next?.new ?? above.last?.new ?? 0
  }

  private static func below(_ levels: [Level]) -> Int { levels.last.map { $0.new + 2 } ?? 0 }

  // MARK: Values

  /// Prints the lines of a value that are below its key or dash.
  private mutating func printLines(of value: Value, _ found: ValueLines) {
    if case .block(let block) = value.form, file.line(of: block.sign.lowerBound) >= lines.count {
      printSign(of: block)
    }
    guard !found.moving.isEmpty else { return }
    printComments(before: found.moving.lowerBound)
    settleComments(before: nil, above: levels, deeper: true)
    lastHasValue = true
    let shift = shift(of: found)
    for line in found.moving { printLine(line, of: found, by: shift) }
  }

  /// Prints the `|` of a block that begins on the line below its key.
  private mutating func printSign(of block: Block) {
    let line = file.line(of: block.sign.lowerBound)
    printComments(before: line)
    settleComments(before: nil, above: levels, deeper: true)
    lastHasValue = true
    var formatted = FormattedLine(old: file.column(of: block.sign.lowerBound), new: Self.below(levels), isOfValue: true)
    let end = file.lineBounds(line + 1).upperBound
    formatted.split(file, block.sign.lowerBound..<end, block.header.firstIndex(of: .hash), keepsEnd: false)
    lines.append(formatted)
    printed = end
  }

  private mutating func printLine(_ line: Int, of value: ValueLines, by shift: Int) {
    let bounds = file.lineBounds(line + 1)
    let start = bytes[bounds].firstIndex { $0 != .blank } ?? bounds.upperBound
    let isBlank = bytes[start..<bounds.upperBound].allSatisfy { $0.isBlankOrTab }
    var formatted = FormattedLine(old: start - bounds.lowerBound, isOfValue: true)
    if !isBlank || value.open.contains(line - 1) {
      formatted.new = max(formatted.old + shift, 0)
      let isOpen = value.open.contains(line) || isBlank
      formatted.split(file, start..<bounds.upperBound, value.notes[line], keepsEnd: isOpen)
      // A line of spaces inside a string is a part of its text.
      if isBlank, formatted.text.isEmpty {
        formatted.text = Array(repeating: .blank, count: formatted.new)
        formatted.new = 0
      }
      formatted.isFree = formatted.text.isEmpty
    }
    lines.append(formatted)
    printed = bounds.upperBound
  }

  /// Returns the columns by which the lines of a value move: with its key, or, if they begin below the key, to the next level.
  private func shift(of value: ValueLines) -> Int {
    let own = levels.last.map { $0.new - $0.old } ?? 0
    guard let column = value.column else { return own }
    let wanted = Self.below(levels) - column
    return wanted >= own || value.moving.allSatisfy({ canMove($0, by: wanted) }) ? wanted : own
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

extension Mapping.Entry {
  /// The start of its value, if that is on the key's line.
  fileprivate var valueOnLine: Int? {
    let start: Int
    switch value.form {
    case .plain(isBelow: false): start = value.range.lowerBound
    case .block(let block): start = block.sign.lowerBound
    default: return nil
    }
    let file = key.range.file
    return file.line(of: start) == file.line(of: key.range.lowerBound) ? start : nil
  }
}

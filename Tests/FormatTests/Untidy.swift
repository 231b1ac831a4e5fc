import BindgenCore
import TestSupport

/// A formatted spec that becomes untidy without a change of its meaning: other indentation in each mapping, spaces after
/// colons and at the ends of lines, blank lines, other line ends; on demand comments, too.
struct Untidy {
  private let file: SourceFile
  private var random: SplitMix
  private let addsComments: Bool
  private var lines: [[UInt8]]
  /// The distance by which each line moves. Nil for lines without a place of their own.
  private var shifts: [Int?]
  /// The new column of each line that begins with a key or a dash.
  private var columns: [Int?]
  /// Lines after which nothing may be added, and before which no line.
  private var closed: Set<Int> = []
  private var inside: Set<Int> = []
  /// The number of spaces after the dash, in each line with a key after one.
  private var gaps: [Int: Int] = [:]

  init(_ file: SourceFile, seed: UInt64, addsComments: Bool) {
    self.file = file
    self.addsComments = addsComments
    random = SplitMix(seed: seed)
    let count: Int = file.lineStarts.count
    lines = (1...count).map { Array(file.bytes[file.lineBounds($0)]) }
    shifts = Array(repeating: nil, count: count)
    columns = Array(repeating: nil, count: count)
  }

  mutating func text() -> [UInt8] {
    var ignored: Diagnostics = Diagnostics()
    place(Outline.parse(file, into: &ignored).root, old: -2, new: -1, isItem: false)
    let lineEnd: [UInt8] = random.below(4) == 0 ? [13, 10] : [10]
    var result: [UInt8] = []
    for (index, line) in lines.enumerated() {
      if index > 0 { result += lineEnd }
      if let column: Int = columns[index], !inside.contains(index) { result += before(index, column, lineEnd) }
      result += moved(line, index)
    }
    for _ in 0..<random.below(3) { result += lineEnd }
    return result
  }

  // MARK: Places

  private func line(of offset: Int) -> Int { file.position(at: offset).line - 1 }
  private func column(of offset: Int) -> Int { file.position(at: offset).column - 1 }

  private func beginsLine(_ offset: Int) -> Bool {
    file.bytes[file.lineStarts[line(of: offset)]..<offset].allSatisfy { $0 == UInt8(ascii: " ") }
  }

  /// - Parameters:
  ///   - old: The old column of the key or dash above.
  ///   - new: Its new column.
  private mutating func place(_ value: Value, old: Int, new: Int, isItem: Bool) {
    switch value.form {
    case .nothing, .refused: break
    case .mapping(let mapping): place(mapping, new: new, isItem: isItem)
    case .list(let items): place(items, value.range, new: new, isItem: isItem)
    case .plain(let isBelow):
      let (first, last): (Int, Int) = (line(of: value.range.lowerBound), line(of: value.range.upperBound))
      let text: String = value.range.text
      // A line end or a `#` may be inside a string here, so nothing is added.
      if text.contains("\"\"\"") || text.contains("#") { close(first...last) }
      let shift: Int = isBelow ? new + 1 + random.below(5) - column(of: value.range.lowerBound) : new - old
      let least: Int = ((isBelow ? first : first + 1)..<last + 1).map { indentation($0) + shift }.min() ?? new + 1
      move(isBelow ? first : first + 1, last, by: isBelow && least <= new ? new - old : shift)
    case .block(let block):
      let first: Int = line(of: block.sign.lowerBound)
      close(first...line(of: value.range.upperBound))
      guard value.range.lowerBound > block.sign.lowerBound else { return }
      let hasDigit: Bool = lines[first].suffix(3).contains { $0 >= UInt8(ascii: "1") && $0 <= UInt8(ascii: "9") }
      let shift: Int = hasDigit ? new - old : new + 1 + random.below(6) - block.indentation
      move(first + 1, line(of: value.range.upperBound), by: shift)
    }
  }

  private mutating func place(_ mapping: Mapping, new: Int, isItem: Bool) {
    pad(mapping)
    // The keys after a dash begin at the column of the first.
    var column: Int?
    for entry: Mapping.Entry in mapping.entries {
      let offset: Int = entry.key.range.lowerBound
      let at: Int = line(of: offset)
      if column == nil, !beginsLine(offset) {
        let gap: Int = 1 + random.below(3)
        gaps[at] = gap
        column = new + 1 + gap
      }
      let own: Int = column ?? new + 1 + random.below(6)
      column = own
      if beginsLine(offset) { columns[at] = own }
      place(entry.value, old: self.column(of: offset), new: own, isItem: false)
    }
  }

  /// Moves some values away from their keys, but never into a column of values or out of one: columns are kept.
  private mutating func pad(_ mapping: Mapping) {
    var columns: [Int?] = mapping.entries.map { entry in
      let start: Int = valueStart(entry.value)
      let at: Int = line(of: start)
      let front: ArraySlice<UInt8> = file.bytes[file.lineStarts[at]..<start]
      return at == line(of: entry.key.range.lowerBound) ? String(decoding: front, as: UTF8.self).displayWidth : nil
    }
    for (index, entry) in mapping.entries.enumerated() where random.below(4) == 0 {
      guard let own: Int = columns[index] else { continue }
      let start: Int = valueStart(entry.value)
      let at: Int = line(of: start)
      let neighbours: [Int?] = [index - 1, index + 1].filter(columns.indices.contains).map { columns[$0] }
      let gap: Int = 1 + random.below(4)
      let isAlone: Bool = !neighbours.contains(own) && !neighbours.contains(own + gap)
      // A comment may stand in a column, too.
      guard isAlone, !lines[at].contains(UInt8(ascii: "#")) else { continue }
      lines[at].insert(contentsOf: spaces(gap), at: column(of: start))
      columns[index] = own + gap
    }
  }

  private func valueStart(_ value: Value) -> Int {
    if case .block(let block) = value.form { return block.sign.lowerBound }
    return value.range.lowerBound
  }

  private mutating func place(_ items: [Value], _ range: SourceRange, new: Int, isItem: Bool) {
    guard beginsLine(range.lowerBound) else { return }
    let old: Int = column(of: range.lowerBound)
    let own: Int = isItem || new < 0 ? new + 1 + random.below(4) : new + random.below(4)
    let dashes: [Int] = (line(of: range.lowerBound)...line(of: range.upperBound)).filter {
      indentation($0) == old && lines[$0].dropFirst(old).first == UInt8(ascii: "-")
    }
    for dash: Int in dashes { columns[dash] = own }
    for item: Value in items { place(item, old: old, new: own, isItem: true) }
  }

  private func indentation(_ line: Int) -> Int { lines[line].prefix { $0 == UInt8(ascii: " ") }.count }

  private mutating func close(_ lines: ClosedRange<Int>) { closed.formUnion(lines) }

  private mutating func move(_ first: Int, _ last: Int, by shift: Int) {
    guard first <= last else { return }
    for line: Int in first...last {
      shifts[line] = shift
      inside.insert(line)
    }
    if first > 0 { closed.insert(first - 1) }
  }

  // MARK: Lines

  /// Returns blank lines and comments before a line that begins with a key or a dash.
  private mutating func before(_ index: Int, _ column: Int, _ lineEnd: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    let isBlank: Bool = index > 0 && lines[index - 1].isEmpty
    if isBlank || addsComments {
      for _ in 0..<random.below(3) { result += spaces(random.below(3)) + lineEnd }
    }
    if addsComments, random.below(6) == 0 {
      result +=
        spaces(random.below(2) == 0 ? column : random.below(column + 1)) + Array("# it's \"odd\" ".utf8) + lineEnd
    }
    return result
  }

  private mutating func moved(_ line: [UInt8], _ index: Int) -> [UInt8] {
    let indentation: Int = indentation(index)
    let text: ArraySlice<UInt8> = line.dropFirst(indentation)
    guard !text.isEmpty else {
      return inside.contains(index) || closed.contains(index) ? line : spaces(random.below(5))
    }
    if let shift: Int = shifts[index] { return spaces(max(indentation + shift, 0)) + text + end(index) }
    guard let column: Int = columns[index] else { return comment(text, index) }
    guard let gap: Int = gaps[index] else { return spaces(column) + text + end(index) }
    return spaces(column) + [UInt8(ascii: "-")] + spaces(gap) + text.dropFirst(2) + end(index)
  }

  /// Returns a comment on a line of its own, at the column of the key that follows.
  private mutating func comment(_ text: ArraySlice<UInt8>, _ index: Int) -> [UInt8] {
    let next: Int? = lines.indices.dropFirst(index + 1).first { columns[$0] != nil }
    let isMarker: Bool = text.first != UInt8(ascii: "#")
    return spaces(isMarker ? 0 : next.flatMap { columns[$0] } ?? 0) + text + end(index)
  }

  private mutating func end(_ index: Int) -> [UInt8] {
    guard !closed.contains(index) else { return [] }
    let hasComment: Bool = lines[index].contains(UInt8(ascii: "#"))
    if addsComments, !hasComment, random.below(8) == 0 { return spaces(1 + random.below(5)) + Array("# [odd".utf8) }
    return random.below(4) == 0 ? spaces(random.below(4)) : []
  }

  private func spaces(_ count: Int) -> [UInt8] { Array(repeating: UInt8(ascii: " "), count: count) }
}

import BindgenCore

/// A comparison of two outlines: the same keys in the same order, the same texts, the same Swift line by line.
enum SameOutline {
  static func holds(_ old: Outline, _ new: Outline) -> Bool { holds(old.root, new.root, isText: false) }

  private static func holds(_ old: Value, _ new: Value, isText: Bool) -> Bool {
    switch (old.form, new.form) {
    case (.nothing, .nothing): return true
    case (.mapping(let old), .mapping(let new)):
      return old.entries.count == new.entries.count
        && zip(old.entries, new.entries).allSatisfy { old, new in
          KeyModifiers.sorted(old.key.range.bytes) == KeyModifiers.sorted(new.key.range.bytes)
            && holds(old.value, new.value, isText: old.key.name == "doc")
        }
    case (.list(let old), .list(let new)):
      return old.count == new.count && zip(old, new).allSatisfy { holds($0, $1, isText: false) }
    case (.plain(let wasBelow), .plain(let isBelow)):
      guard wasBelow == isBelow else { return false }
      if isText { return text(old) == text(new) }
      func base(_ value: Value) -> Int { (isBelow ? value.range.start.column : value.keyColumn) - 1 }
      return rows(old, from: base(old)) == rows(new, from: base(new))
    case (.block(let block), .block(let other)):
      guard block.isFolded == other.isFolded, block.chomping == other.chomping else { return false }
      return isText || block.isFolded
        ? trimmed(block.text, block.isFolded) == trimmed(other.text, block.isFolded)
        : rows(old, from: block.indentation) == rows(new, from: other.indentation)
    default: return false
    }
  }

  private static func text(_ value: Value) -> String? {
    var ignored = Diagnostics()
    return value.text(into: &ignored)?.string
  }

  /// Returns the lines of a text without empty ones at the end and, unless it is folded, without spaces at their ends.
  private static func trimmed(_ text: String, _ isFolded: Bool) -> [[UInt8]] {
    var lines = text.lines.map { isFolded ? Array($0.utf8) : Array(Array($0.utf8)[...].withoutSpacesAtEnd) }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  // MARK: Lines of a value

  private struct Row: Equatable {
    let indentation: Int
    let text: [UInt8]
  }

  /// - Parameter base: The column, from 0, from which indentation counts.
  private static func rows(_ value: Value, from base: Int) -> [Row] {
    guard let lines = ValueLines(value, isText: false) else { return [] }
    let file = value.range.file
    return (value.range.start.line...value.range.end.line).map { number in
      let line = number - 1
      let bounds = file.lineBounds(number).clamped(to: value.range.bounds)
      let begin = file.bytes[bounds].firstIndex { $0 != .blank } ?? bounds.upperBound
      let note = lines.notes[line]
      if note == begin {
        return Row(indentation: 0, text: Array(file.bytes[begin..<bounds.upperBound].withoutSpacesAtEnd))
      }
      let isBlank = begin == bounds.upperBound && !lines.open.contains(line - 1)
      let isFirst = number == value.range.start.line
      return Row(
        indentation: isBlank || isFirst ? 0 : max(begin - bounds.lowerBound - base, 0),
        text: text(file.bytes[begin..<bounds.upperBound], note, isOpen: lines.open.contains(line))
      )
    }
  }

  private static func text(_ line: ArraySlice<UInt8>, _ note: Int?, isOpen: Bool) -> [UInt8] {
    if isOpen { return Array(line.last == .carriageReturn ? line.dropLast() : line) }
    guard let note, line.indices.contains(note) else { return Array(line.withoutSpacesAtEnd) }
    return Array(line[line.startIndex..<note].withoutSpacesAtEnd) + [.blank] + Array(line[note...].withoutSpacesAtEnd)
  }
}

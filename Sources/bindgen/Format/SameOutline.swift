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
      return isText ? text(old) == text(new) : rows(old, isBelow: isBelow) == rows(new, isBelow: isBelow)
    case (.block(let block), .block(let other)):
      guard block.isFolded == other.isFolded, block.chomping == other.chomping else { return false }
      return isText || block.isFolded
        ? trimmed(block.text, block.isFolded) == trimmed(other.text, block.isFolded)
        : rows(old, block) == rows(new, other)
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

  private static func rows(_ value: Value, isBelow: Bool) -> [Row] {
    let base = isBelow ? value.range.start.column : value.keyColumn
    return rows(value.range, base - 1, ValueLines(swift: value.range, outline: true))
  }

  private static func rows(_ value: Value, _ block: Block) -> [Row] {
    guard value.range.lowerBound > block.sign.lowerBound else { return [] }
    return rows(value.range, block.indentation, ValueLines(swift: value.range, outline: false))
  }

  private static func rows(_ range: SourceRange, _ base: Int, _ lines: ValueLines) -> [Row] {
    let file = range.file
    let notes = Set(lines.notes)
    return (range.start.line...range.end.line).map { line in
      let bounds = file.lineBounds(line).clamped(to: range.bounds)
      let begin = file.bytes[bounds].firstIndex { $0 != .blank } ?? bounds.upperBound
      let (isInside, isOpen) = (lines.open.contains(line - 2), lines.open.contains(line - 1))
      if notes.contains(begin) {
        return Row(indentation: 0, text: Array(file.bytes[begin..<bounds.upperBound].withoutSpacesAtEnd))
      }
      let isBlank = begin == bounds.upperBound && !isInside
      let isFirst = line == range.start.line
      return Row(
        indentation: isBlank || isFirst ? 0 : max(begin - bounds.lowerBound - base, 0),
        text: text(file.bytes[begin..<bounds.upperBound], notes, isOpen: isOpen)
      )
    }
  }

  private static func text(_ line: ArraySlice<UInt8>, _ notes: Set<Int>, isOpen: Bool) -> [UInt8] {
    if isOpen { return Array(line.last == .carriageReturn ? line.dropLast() : line) }
    guard !notes.isEmpty, let note = line.indices.first(where: notes.contains) else {
      return Array(line.withoutSpacesAtEnd)
    }
    return Array(line[line.startIndex..<note].withoutSpacesAtEnd) + [.blank] + Array(line[note...].withoutSpacesAtEnd)
  }
}

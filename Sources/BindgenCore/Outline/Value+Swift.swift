extension Value {
  /// Returns the value as Swift, with spaces for the outline's comments; empty for a key without a value, nil if it can't
  /// be Swift, which is reported.
  ///
  /// In the place of a type or a signature, a `"` opens a value in YAML's quotes; in the place of an expression or a
  /// body, it is Swift's own.
  package func swift(inDoubleQuotes: Bool, into diagnostics: inout Diagnostics) -> SwiftText? {
    switch form {
    case .nothing: return SwiftText(bytes: [], range: range, baseColumn: keyColumn)
    case .refused: return nil
    case .block(let block): return swift(block, into: &diagnostics)
    case .mapping:
      diagnostics.error(
        "swift-below",
        at: range.firstLine,
        "this reads as a key, and Swift belongs here",
        help: "write '|' after the key's colon above, if it is Swift",
        fix: range.colonAbove.map { Diagnostic.Fix([($0, " |")]) }
      )
      return nil
    case .list:
      diagnostics.error(
        "swift-below",
        at: range.firstLine,
        "Swift is no list: its lines have no '-' in front",
        help: "write '|' after the key's colon, and the lines without '-'"
      )
      return nil
    case .plain(let isBelow):
      let first = range.bytes.first
      if first == .singleQuote || (first == .doubleQuote && inDoubleQuotes) {
        return Quoted.read(range, folds: false, into: &diagnostics)?.swift(keyColumn: keyColumn).trimmed
      }
      return withoutNotes(baseColumn: isBelow ? range.start.column : keyColumn).trimmed
    }
  }

  /// Returns the Swift of a `|` block, from its first line to its last that is not empty; nothing in it is a comment of the
  /// outline.
  private func swift(_ block: Block, into diagnostics: inout Diagnostics) -> SwiftText? {
    if block.isFolded {
      diagnostics.error(
        "folded-swift",
        at: block.sign,
        "'>' would fold Swift's lines into one",
        help: "write '|'",
        instead: "|"
      )
      return nil
    }
    guard range.lowerBound > block.sign.lowerBound else {
      return SwiftText(bytes: [], range: range, baseColumn: keyColumn)
    }
    return SwiftText(range, baseColumn: block.indentation + 1).trimmed
  }

  /// The first text in a block that would be a comment of the outline elsewhere. In Swift, no `#` has a space behind it.
  package var noteInBlock: SourceRange? {
    guard case .block = form, range.bytes.contains(.hash) else { return nil }
    let (file, bounds) = (range.file, range.bounds)
    var scanner = SwiftScanner(file.bytes, from: bounds.lowerBound, to: bounds.upperBound, outline: true)
    guard case .at(let start) = scanner.firstNote() else { return nil }
    return SourceRange(file, start, scanner.offset)
  }

  /// The value's bytes, with spaces for the outline's comments.
  private func withoutNotes(baseColumn: Int) -> SwiftText {
    guard range.bytes.contains(.hash) else { return SwiftText(range, baseColumn: baseColumn) }
    var bytes = Array(range.bytes)
    for note in notes {
      for index in note { bytes[index - range.lowerBound] = .blank }
    }
    return SwiftText(bytes: bytes, range: range, baseColumn: baseColumn)
  }

  private var notes: [Range<Int>] {
    var scanner = SwiftScanner(range.file.bytes, from: range.lowerBound, to: range.upperBound, outline: true)
    var found: [Range<Int>] = []
    while case .at(let start) = scanner.firstNote() { found.append(start..<scanner.offset) }
    return found
  }
}

extension SwiftText {
  /// Returns a part of the text, as a text of its own, without white space around it.
  package func part(_ bounds: Range<Int>) -> SwiftText {
    let bounds = trimmed(bounds)
    if bounds.count == bytes.count { return self }
    let exact = min(max(exactCount - bounds.lowerBound, 0), bounds.count)
    return SwiftText(bytes: Array(bytes[bounds]), range: range(of: bounds), baseColumn: baseColumn, exactCount: exact)
  }

  /// The text without white space around it.
  package var trimmed: SwiftText { part(0..<bytes.count) }

  private func trimmed(_ bounds: Range<Int>) -> Range<Int> {
    var lower = max(bounds.lowerBound, 0)
    var upper = min(bounds.upperBound, bytes.count)
    while lower < upper, bytes[lower].isWhitespace { lower += 1 }
    while upper > lower, bytes[upper - 1].isWhitespace { upper -= 1 }
    return lower..<max(lower, upper)
  }
}

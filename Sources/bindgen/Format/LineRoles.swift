import BindgenCore

/// The roles of a file's lines in its outline. Lines are counted from 0.
struct LineRoles {
  /// Lines of a value that move together. They follow the line of their key or dash, which is not among them.
  struct Span {
    var lines: Range<Int>
    /// The column, from 0, of a value that begins one level below the key; nil if the lines continue the key's line.
    var column: Int?
  }

  let file: SourceFile
  private(set) var spans: [Span] = []
  /// By line: the index of the span that it is in.
  private(set) var spanOfLine: [Int?]
  /// The ends of keys that are not in braces, by their starts.
  private(set) var keys: [Int: Int] = [:]
  /// The starts of values behind such a key on its line, by the start of the key.
  private(set) var values: [Int: Int] = [:]
  /// Lines of neighbouring keys whose values stand in one column.
  private(set) var columns: [[Int]] = []
  /// By line: whether a value stands on it, other than keys and items.
  private(set) var hasValue: [Bool]
  /// By line: the offset of the comment behind its text, or of the comment that is the whole line of a value.
  private(set) var notes: [Int?]
  /// By line: whether its end is inside a string, or part of a text whose spaces count.
  private(set) var keepsEnd: [Bool]

  init(_ outline: Outline) {
    file = outline.file
    let count = file.lineStarts.count
    spanOfLine = Array(repeating: nil, count: count)
    hasValue = Array(repeating: false, count: count)
    notes = Array(repeating: nil, count: count)
    keepsEnd = Array(repeating: false, count: count)
    read(outline.root, isText: false)
  }

  func line(of offset: Int) -> Int { file.position(at: offset).line - 1 }

  func column(of offset: Int) -> Int { file.position(at: offset).column - 1 }

  // MARK: Values

  /// - Parameter isText: Whether it is documentation, and not Swift.
  private mutating func read(_ value: Value, isText: Bool) {
    switch value.form {
    case .nothing, .refused: break
    case .mapping(let mapping):
      for entry in mapping.entries {
        keys[entry.key.range.lowerBound] = entry.key.range.upperBound
        values[entry.key.range.lowerBound] = valueBehind(entry)
        read(entry.value, isText: entry.key.name == "doc")
      }
      readColumns(mapping)
    case .list(let items):
      for item in items { read(item, isText: false) }
    case .plain(let isBelow): readPlain(value.range, isBelow: isBelow, isText: isText)
    case .block(let block): readBlock(block, value.range, isText: isText)
    }
  }

  /// Returns the start of the value, if it is on the key's line.
  private func valueBehind(_ entry: Mapping.Entry) -> Int? {
    let start: Int
    switch entry.value.form {
    case .plain(isBelow: false): start = entry.value.range.lowerBound
    case .block(let block): start = block.sign.lowerBound
    default: return nil
    }
    return line(of: start) == line(of: entry.key.range.lowerBound) ? start : nil
  }

  private mutating func readColumns(_ mapping: Mapping) {
    var neighbours: [Int] = []
    var shared: Int?
    for entry in mapping.entries {
      let value = values[entry.key.range.lowerBound]
      let column = value.map { shownColumn(of: $0) }
      if column == nil || column != shared {
        if neighbours.count > 1 { columns.append(neighbours) }
        neighbours = []
      }
      if let value { neighbours.append(line(of: value)) }
      shared = column
    }
    if neighbours.count > 1 { columns.append(neighbours) }
  }

  /// Returns the column in which a terminal shows an offset.
  func shownColumn(of offset: Int) -> Int {
    String(decoding: file.bytes[offset - column(of: offset)..<offset], as: UTF8.self).displayWidth
  }

  private mutating func readPlain(_ range: SourceRange, isBelow: Bool, isText: Bool) {
    let (first, last) = (line(of: range.lowerBound), line(of: range.upperBound))
    hasValue[first] = true
    if isBelow {
      add(Span(lines: first..<last + 1, column: column(of: range.lowerBound)))
    } else if last > first {
      add(Span(lines: first + 1..<last + 1, column: nil))
    }
    let isProse = isText && range.bytes.first != .singleQuote && range.bytes.first != .doubleQuote
    note(isProse ? ValueLines(prose: range) : ValueLines(swift: range, outline: true))
  }

  private mutating func readBlock(_ block: Block, _ range: SourceRange, isText: Bool) {
    let sign = line(of: block.sign.lowerBound)
    hasValue[sign] = true
    let isAlone = file.bytes[file.lineStarts[sign]..<block.sign.lowerBound].allSatisfy { $0 == .blank }
    if isAlone { add(Span(lines: sign..<sign + 1, column: column(of: block.sign.lowerBound))) }
    noteHeader(block.sign, sign)
    guard range.lowerBound > block.sign.lowerBound else { return }
    let last = line(of: block.isFolded ? max(range.upperBound, block.textEnd) : range.upperBound)
    add(Span(lines: sign + 1..<last + 1, column: hasDigit(block.sign) ? nil : block.indentation))
    if block.isFolded {
      // In a folded text, spaces at a line's end and at its beginning are part of the text, also where nothing else is.
      for line in sign + 1...last { keepsEnd[line] = true }
    } else if !isText {
      note(ValueLines(swift: range, outline: false))
    }
  }

  private mutating func add(_ span: Span) {
    for line in span.lines { spanOfLine[line] = spans.count }
    spans.append(span)
  }

  private mutating func note(_ found: ValueLines) {
    for note in found.notes { notes[line(of: note)] = note }
    for line in found.open { keepsEnd[line] = true }
  }

  // MARK: Headers of blocks

  private func header(_ sign: SourceRange) -> ArraySlice<UInt8> {
    file.bytes[sign.lowerBound..<file.lineBounds(line(of: sign.lowerBound) + 1).upperBound]
  }

  /// Whether the header declares the indentation of the text: then the text moves with the key.
  private func hasDigit(_ sign: SourceRange) -> Bool {
    header(sign).prefix { !$0.isBlankOrTab }.contains { $0 >= UInt8(ascii: "1") && $0 <= UInt8(ascii: "9") }
  }

  private mutating func noteHeader(_ sign: SourceRange, _ line: Int) {
    notes[line] = header(sign).firstIndex(of: .hash)
  }
}

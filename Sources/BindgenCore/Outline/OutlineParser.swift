extension Outline {
  /// The maximal depth of nested lines.
  package static let depthLimit: Int = 200

  /// Parses a file; reports its errors, and still parses the rest.
  package static func parse(_ file: SourceFile, into diagnostics: inout Diagnostics) -> Outline {
    if let problem = firstBadCharacter(in: file) {
      diagnostics.add(problem)
      let root = Value(.refused, file.range, keyColumn: 1)
      return Outline(file: file, root: root, unread: [], isReadable: false)
    }
    var parser = OutlineParser(file.range)
    var root = parser.parse()
    if let tab = parser.firstTab {
      diagnostics.add(tab)
      // The owner of this line is a guess. Where tabs alone indent it is none.
      guard parser.lines.allSatisfy(\.isOfTabs) else {
        return Outline(file: file, root: root, unread: parser.unread, isReadable: false)
      }
      parser = OutlineParser(file.range, tabsAreBlanks: true)
      root = parser.parse()
    }
    diagnostics.add(contentsOf: parser.diagnostics.sorted(files: [file]))
    return Outline(file: file, root: root, unread: parser.unread, isReadable: true)
  }
}

/// A parser that goes down the lines by their indentation. Each kind of line has its own file.
struct OutlineParser {
  let file: SourceFile
  let bytes: [UInt8]
  var lines: [Line]
  /// The offset of the document's end.
  var end: Int
  /// The index of the line to parse next.
  var next: Int = 0
  var diagnostics: Diagnostics = Diagnostics()
  /// The diagnostic of the first tab, the only one that is reported: a file indented with tabs is one mistake.
  var firstTab: Diagnostic?
  /// Whether an `#if` was reported.
  var hasCondition: Bool = false
  /// The parts that belong to nothing.
  var unread: [SourceRange] = []

  /// - Parameters:
  ///   - range: The whole lines to parse.
  ///   - tabsAreBlanks: Whether a tab is as wide as a space.
  init(_ range: SourceRange, tabsAreBlanks: Bool = false) {
    file = range.file
    bytes = file.bytes
    lines = Line.all(in: range)
    if tabsAreBlanks { for index in lines.indices { lines[index].takeTabsAsBlanks() } }
    end = range.upperBound
  }

  mutating func parse() -> Value {
    skipDirectives()
    endAtSecondDocument()
    let root = nested(under: -1, depth: 0, at: 0, keyColumn: 1)
    // Behind a list or a text nothing more is parsed: a spec is a mapping, so that is an error already.
    if next < lines.count { unread.append(SourceRange(file, lines[next].start, lines[lines.count - 1].end)) }
    return root
  }

  /// Parses the value below a key or a dash: a mapping, a list, text, or nothing. A list may be at its key's own column.
  mutating func nested(under parent: Int, depth: Int, at place: Int, keyColumn: Int, isKey: Bool = false) -> Value {
    if let start = startOfCondition(under: parent) {
      next = start
      return plain(from: lines[start].start, lines[start], under: parent, isBelow: true, keyColumn: keyColumn)
    }
    guard let line = nextLine() else { return nothing(at: place, keyColumn) }
    if isKey, line.indent == parent, isDash(line) {
      return isTooDeep(depth)
        ? refused(line, under: parent - 1, keyColumn) : list(line.indent, under: parent - 1, depth)
    }
    guard isDeeper(line, than: parent) else { return nothing(at: place, keyColumn) }
    if isTooDeep(depth) { return refused(line, under: parent, keyColumn) }
    if isDash(line) { return list(line.indent, under: parent, depth) }
    if opensKeys(line) || isCommentAboveKey(line) { return mapping(line.indent, under: parent, depth) }
    if isBlockSign(bytes[line.start]) { return block(from: line.start, line, under: parent) }
    return plain(from: line.start, line, under: parent, isBelow: true, keyColumn: keyColumn)
  }

  private func nothing(at place: Int, _ keyColumn: Int) -> Value {
    Value(.nothing, SourceRange(file, place, place), keyColumn: keyColumn)
  }

  private func isTooDeep(_ depth: Int) -> Bool { depth >= Outline.depthLimit }

  private mutating func refused(_ line: Line, under parent: Int, _ keyColumn: Int) -> Value {
    diagnostics.error("too-deep", at: range(line), "lines are nested deeper than \(Outline.depthLimit)")
    skip(under: parent)
    return Value(.refused, passed(from: line.start), keyColumn: keyColumn)
  }

  // MARK: Lines

  /// Skips comments, and returns the line after them.
  mutating func nextLine() -> Line? {
    while next < lines.count, bytes[lines[next].start] == .hash {
      reportCondition(lines[next])
      next += 1
    }
    return next < lines.count ? lines[next] : nil
  }

  private mutating func reportCondition(_ line: Line) {
    guard let condition = range(line).condition else { return }
    // The lines that belong to it are the same mistake.
    if hasCondition, condition.range?.text != "#if" { return }
    hasCondition = true
    diagnostics.add(condition)
  }

  /// Skips all lines that are deeper than a column.
  mutating func skip(under parent: Int) {
    while next < lines.count, lines[next].indent > parent { next += 1 }
  }

  /// Whether a line is indented deeper than a column. A tab that has to be counted is reported.
  mutating func isDeeper(_ line: Line, than parent: Int) -> Bool {
    if line.hasTab, line.blanks <= parent { reportTab(line) }
    return line.indent > parent
  }

  mutating func reportTab(_ line: Line) {
    guard line.hasTab, firstTab == nil else { return }
    let tab = line.begin + line.blanks
    firstTab = .error(
      "tab-indentation",
      at: SourceRange(file, tab, tab + 1),
      "a tab can't indent: it has no fixed width",
      help: "indent with spaces"
    )
  }

  func range(_ line: Line) -> SourceRange { SourceRange(file, line.start, line.end) }

  /// The range from an offset to the end of the line before the next one.
  func passed(from start: Int) -> SourceRange { SourceRange(file, start, max(lines[next - 1].end, start)) }

  func column(_ line: Line) -> Int { line.start - line.begin + 1 }

  /// `- item`, or a dash alone.
  func isDash(_ line: Line) -> Bool {
    bytes[line.start] == .dash && (line.start + 1 == line.end || bytes[line.start + 1].isBlankOrTab)
  }

  func isBlockSign(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "|") || byte == UInt8(ascii: ">") }

  /// Whether a line below a key is a key, too. The first colon may also be Swift's: of a type in `let n: Int` or
  /// `enum Theme: String`, or of `a ? b : c`.
  func opensKeys(_ line: Line) -> Bool {
    guard case .key(let end, _) = KeyScan(bytes, line.start, line.end) else { return opensMapping(line) }
    return !isStatement(line.start..<end)
  }

  /// Whether the text before a colon has a word that declares, with a name behind it, or a `?` with a space before it.
  private func isStatement(_ bounds: Range<Int>) -> Bool {
    var scanner = SwiftScanner(bytes, from: bounds.lowerBound, to: bounds.upperBound, outline: true)
    var isDeclared = false
    while true {
      let isOutside = scanner.isOutside
      let token = scanner.next()
      switch token.kind {
      case .end, .failure: return false
      case .operator where isOutside && token.followsSpace && bytes[token.range].elementsEqual("?".utf8): return true
      case .name where isOutside:
        if isDeclared { return true }
        isDeclared = Self.declaring.contains(String(decoding: bytes[token.range], as: UTF8.self))
      default: break
      }
    }
  }

  private static let declaring: Set<String> = [
    "let", "var", "for", "enum", "struct", "class", "actor", "protocol", "extension",
  ]

  /// Returns the index of an `#if` that is the first line below a key, if it is Swift's: no keys are in it.
  private func startOfCondition(under parent: Int) -> Int? {
    let rest = lines[next...]
    guard let start = rest.firstIndex(where: { bytes[$0.start] != .hash || range($0).condition != nil }),
      bytes[lines[start].start] == .hash, lines[start].indent > parent,
      let line = lines[start...].first(where: { bytes[$0.start] != .hash }),
      line.indent > parent, !isDash(line), !opensKeys(line)
    else { return nil }
    return start
  }

  func opensMapping(_ line: Line) -> Bool {
    if range(line).refusedAsKey != nil { return true }
    if case .key = KeyScan(bytes, line.start, line.end) { return true }
    return false
  }

  /// `// …` or `/* …`: a comment in Swift, and none between keys.
  func isSwiftComment(_ line: Line) -> Bool {
    guard bytes[line.start] == UInt8(ascii: "/"), line.start + 1 < line.end else { return false }
    return bytes[line.start + 1] == UInt8(ascii: "/") || bytes[line.start + 1] == UInt8(ascii: "*")
  }

  /// Whether a line is such a comment above a key at its own column, and no Swift.
  private func isCommentAboveKey(_ line: Line) -> Bool {
    guard isSwiftComment(line),
      let first = lines[next...].first(where: { bytes[$0.start] != .hash && !isSwiftComment($0) })
    else { return false }
    return first.indent == line.indent && opensMapping(first)
  }

  /// Reports a line whose column no line above it has.
  mutating func reportMisplaced(_ line: Line, like neighbour: Line) {
    diagnostics.error(
      "wrong-indentation",
      at: range(line),
      "this line begins at column \(line.indent + 1), its neighbours at column \(neighbour.indent + 1)",
      help: "indent like line \(neighbour.number)"
    )
  }
}

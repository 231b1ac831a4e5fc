/// Lines that are keys.
extension OutlineParser {
  /// Parses the keys at one column, up to the first line at the parent's column or before it.
  mutating func mapping(_ indent: Int, under parent: Int, _ depth: Int) -> Value {
    guard let first = nextLine() else { return Value(.refused, file.range, keyColumn: 1) }
    var builder = MappingBuilder()
    var reportedIndent = indent
    while let line = nextLine(), isDeeper(line, than: parent) {
      reportTab(line)
      let isMisplaced = line.indent != indent
      if isMisplaced, line.indent != reportedIndent { reportMisplaced(line, like: first) }
      reportedIndent = line.indent
      if isSwiftComment(line) {
        builder.mapping.unread.append(reportSwiftComment(line))
        continue
      }
      if !builder.isEmpty, reportOperatorLines(at: line.indent) {
        builder.mapping.unread.append(passed(from: line.start))
        continue
      }
      // Indented less than its neighbours, but more than its parent: its owner is not known.
      let isLost = line.indent < indent && parent >= 0
      if let entry = entry(line, depth, notifies: isMisplaced), !isLost {
        builder.add(entry, &diagnostics)
      } else {
        builder.addUnread(passed(from: line.start))
      }
    }
    let range = SourceRange(file, first.start, builder.mapping.end ?? first.end)
    return Value(.mapping(builder.mapping), range, keyColumn: column(first))
  }

  /// Reports `// …` or `/* … */` among keys. Its text is skipped, so that no other error follows from it.
  ///
  /// - Returns: The range of all its lines.
  mutating func reportSwiftComment(_ line: Line) -> SourceRange {
    let text = SwiftText(range(line))
    let isLong = bytes[line.start + 1] == UInt8(ascii: "*")
    let isClosed = isLong && text.bytes.count > 3 && text.bytes.suffix(2).elementsEqual("*/".utf8)
    let sign = isLong ? UInt8(ascii: "*") : UInt8(ascii: "/")
    let start = text.bytes.dropFirst().firstIndex { $0 != sign } ?? text.bytes.count
    let note = text.part(start..<max(start, text.bytes.count - (isClosed ? 2 : 0)))
    diagnostics.error(
      "swift-comment",
      at: range(line),
      "a comment between keys begins with '#'",
      help: note.bytes.isEmpty ? "remove it" : "write '# \(SuggestedEntry.shown(note.string))'",
      instead: isLong && !isClosed ? nil : note.bytes.isEmpty ? "" : "# " + note.string
    )
    next += 1
    // A long comment is one mistake.
    if isLong, !isClosed { while let line = nextLine(), bytes[line.start] == UInt8(ascii: "*") { next += 1 } }
    return passed(from: line.start)
  }

  /// Parses one key and its value; nil if the key was reported as an error.
  private mutating func entry(_ line: Line, _ depth: Int, notifies: Bool) -> Mapping.Entry? {
    if let problem = range(line).refusedAsKey {
      diagnostics.add(problem)
      next += 1
      skip(under: line.indent)
      if problem.code == "complex-key" { skipComplexValue(of: line) }
      return nil
    }
    let scan = KeyScan(bytes, line.start, line.end)
    guard case .key(let end, let afterColon) = scan, end > line.start else {
      return entryWithoutColon(line, scan, depth, notifies: notifies)
    }
    guard let key = key(SourceRange(file, line.start, end), column(line)) else {
      next += 1
      skip(under: line.indent)
      return nil
    }
    let value = value(from: afterColon, line, under: line.indent, depth, isKey: true)
    return Mapping.Entry(key: key, colon: afterColon - 1, value: value)
  }

  /// Parses a line without a colon. A word above deeper lines is a key; anything else is skipped, with the lines below it.
  private mutating func entryWithoutColon(
    _ line: Line,
    _ scan: KeyScan,
    _ depth: Int,
    notifies: Bool
  ) -> Mapping.Entry? {
    if !notifies { diagnostics.add(missingColon(SourceRange(file, line.start, line.end), scan)) }
    next += 1
    let isWord = bytes[line.start..<line.end].allSatisfy { $0.isNameByte }
    guard isWord, let key = key(range(line), column(line)) else {
      skip(under: line.indent)
      if case .unclosed = scan { skipClosing(of: line) }
      return nil
    }
    let below = nested(under: line.indent, depth: depth + 1, at: line.end, keyColumn: column(line))
    if case .nothing = below.form { return nil }
    return Mapping.Entry(key: key, colon: nil, value: below)
  }

  /// Skips the line that closes a bracket of another one, and the lines below it.
  private mutating func skipClosing(of line: Line) {
    guard let closing = nextLine(), closing.indent == line.indent, bytes[closing.start].isClosing else { return }
    next += 1
    skip(under: line.indent)
  }

  /// Skips the `: value` of a `? key`.
  private mutating func skipComplexValue(of line: Line) {
    guard let value = nextLine(), value.indent == line.indent, bytes[value.start] == .colon else { return }
    next += 1
    skip(under: line.indent)
  }

  private mutating func key(_ range: SourceRange, _ column: Int) -> Key? {
    Key(range, keyColumn: column, into: &diagnostics)
  }
}

// MARK: - Items

/// Lines that begin with a dash.
extension OutlineParser {
  mutating func list(_ indent: Int, under parent: Int, _ depth: Int) -> Value {
    guard let first = nextLine() else { return Value(.refused, file.range, keyColumn: 1) }
    var items: [Value] = []
    var reportedIndent = indent
    while let line = nextLine(), isDeeper(line, than: parent) {
      // A list at its key's own column ends at the next key.
      if line.indent == parent + 1, !isDash(line), line.indent == indent { break }
      reportTab(line)
      if isSwiftComment(line) {
        items.append(Value(.refused, reportSwiftComment(line), keyColumn: column(line)))
        continue
      }
      let isMisplaced = line.indent != indent
      if isMisplaced, line.indent != reportedIndent { reportMisplaced(line, like: first) }
      reportedIndent = line.indent
      if isDash(line) {
        items.append(item(line, depth))
      } else if !isMisplaced, opensMapping(line), items.first?.isMapping == true {
        return mixed(first, under: parent)
      } else {
        if !isMisplaced {
          diagnostics.error("no-item", at: range(line), "this line is not an item of the list", help: "write '- item'")
        }
        next += 1
        skip(under: line.indent)
        items.append(Value(.refused, passed(from: line.start), keyColumn: column(line)))
      }
    }
    let end = items.last?.range.upperBound ?? first.end
    return Value(.list(items), SourceRange(file, first.start, end), keyColumn: column(first))
  }

  /// Reports keys with a dash beside keys without one, and skips all of them: it is not known whether they are a list.
  private mutating func mixed(_ first: Line, under parent: Int) -> Value {
    diagnostics.add(.strayItem(range(first)))
    while let line = nextLine(), isDeeper(line, than: parent) { next += 1 }
    return Value(.refused, passed(from: first.start), keyColumn: column(first))
  }

  /// Parses the value after a dash. Keys and dashes there open a mapping or a list, as on a line of their own.
  private mutating func item(_ line: Line, _ depth: Int) -> Value {
    let start = afterBlanks(line.start + 1, line)
    guard start < line.end, bytes[start] != .hash else {
      next += 1
      return nested(under: line.indent, depth: depth + 1, at: line.start + 1, keyColumn: column(line))
    }
    var content = line
    content.start = start
    content.indent = line.indent + start - line.start
    guard isDash(content) || opensKeys(content) else {
      return value(from: start, line, under: line.indent, depth, isKey: false)
    }
    lines[next] = content
    return nested(under: line.indent, depth: depth + 1, at: start, keyColumn: column(line))
  }
}

// MARK: - Builder

func missingColon(_ range: SourceRange, _ scan: KeyScan) -> Diagnostic {
  if let condition = range.condition { return condition }
  if case .unclosed(let offset) = scan {
    if range.file.bytes[offset] == UInt8(ascii: "{") {
      return .error(
        "braces",
        at: SourceRange(range.file, offset, offset + 1),
        "a body has no braces around it: it stands behind the key's ':'",
        help: "write ': |' here, and no '}' below the body"
      )
    }
    return .error(
      "unclosed-key",
      at: SourceRange(range.file, offset, offset + 1),
      "a key is on one line, and this one is not closed there",
      help: "close it; a longer signature goes after 'signature:'"
    )
  }
  return MissingColonDiagnosis(range).diagnostic
}

/// A builder of mappings, which checks that each key comes once.
struct MappingBuilder {
  var mapping = Mapping()
  /// The index of each key, once there are many: few keys are compared one by one.
  private var places: [String: Int] = [:]

  private static let few = 16

  var isEmpty: Bool { mapping.entries.isEmpty }

  /// Adds a part that is no entry, or whose owner is not known.
  mutating func addUnread(_ range: SourceRange) {
    mapping.unread.append(range)
    mapping.isWhole = false
  }

  mutating func add(_ entry: Mapping.Entry, _ diagnostics: inout Diagnostics) {
    if let first = place(of: entry.key.name) {
      diagnostics.error(
        "duplicate-key",
        at: entry.key.range,
        "'\(entry.key.name)' is given twice",
        help: "remove one of them",
        fix: entry.range.wholeLines.map { Diagnostic.Fix([($0, "")]) },
        notes: [Diagnostic.Note("first given here", at: mapping.entries[first].key.range)]
      )
      mapping.unread.append(entry.range)
      return
    }
    mapping.entries.append(entry)
    let count = mapping.entries.count
    if count == Self.few {
      for (place, entry) in mapping.entries.enumerated() { places[entry.key.name] = place }
    } else if count > Self.few {
      places[entry.key.name] = count - 1
    }
  }

  private func place(of key: String) -> Int? {
    let entries = mapping.entries
    return entries.count < Self.few ? entries.firstIndex { $0.key.name == key } : places[key]
  }
}

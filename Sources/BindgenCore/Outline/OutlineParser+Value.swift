/// The value on a key's own line, and the lines that continue it.
extension OutlineParser {
  /// Parses the value after a colon or a dash; `indent` is that of the key or dash.
  mutating func value(from offset: Int, _ line: Line, under indent: Int, _ depth: Int, isKey: Bool) -> Value {
    var offset = offset
    while true {
      let start = afterBlanks(offset, line)
      guard start < line.end, !isComment(start, line, under: indent) else {
        next += 1
        return nested(under: indent, depth: depth + 1, at: offset, keyColumn: column(line), isKey: isKey)
      }
      guard let problem = problem(start, line, under: indent), let word = problem.range else {
        if isBlockSign(bytes[start]) { return block(from: start, line, under: indent) }
        return plain(from: start, line, under: indent, isBelow: false, keyColumn: column(line))
      }
      diagnostics.add(problem)
      if problem.code == "alias" {
        next += 1
        skip(under: indent)
        return Value(.refused, passed(from: word.lowerBound), keyColumn: column(line))
      }
      // The value follows the anchor or the tag.
      unread.append(word)
      offset = word.upperBound
    }
  }

  /// Whether a comment begins at an offset. A `#` before white space always does; another may be Swift (`#if`), unless keys
  /// follow below.
  private func isComment(_ start: Int, _ line: Line, under indent: Int) -> Bool {
    guard bytes[start] == .hash else { return false }
    return start + 1 == line.end || bytes[start + 1].isBlankOrTab || bytes[start + 1] == .hash
      || isAboveStructure(under: indent)
  }

  /// Returns the diagnostic for a value that can't begin like this. Above keys even a lone `!name` is a tag.
  private func problem(_ start: Int, _ line: Line, under indent: Int) -> Diagnostic? {
    let rest = SourceRange(file, start, line.end)
    if let problem = rest.refusedAsValue { return problem }
    guard bytes[start] == UInt8(ascii: "!"), start + 1 < line.end, rest.firstWord.upperBound == line.end,
      isAboveStructure(under: indent)
    else { return nil }
    return .tag(at: rest)
  }

  /// Whether the next line is deeper and reads as a key or an item.
  private func isAboveStructure(under indent: Int) -> Bool {
    guard next + 1 < lines.count, lines[next + 1].indent > indent else { return false }
    let below = lines[next + 1]
    return isDash(below) || opensMapping(below) || isBlockSign(bytes[below.start])
  }

  // MARK: Continuation

  /// Parses text from an offset on, with all lines that continue it: deeper ones, and closing brackets at the key's own
  /// column.
  mutating func plain(from start: Int, _ line: Line, under indent: Int, isBelow: Bool, keyColumn: Int) -> Value {
    let first = next
    var end = next
    var looksOdd = false
    next += 1
    var misplaced: [Line] = []
    while let index = continuation(from: next, under: indent)
      ?? operatorLine(at: indent, behindOther: !misplaced.isEmpty)
    {
      if !looksOdd, !isBelow, looksLikeEntry(index) { looksOdd = true }
      if lines[index].indent == indent, !bytes[lines[index].start].isClosing { misplaced.append(lines[index]) }
      end = index
      next = index + 1
    }
    reportOperators(misplaced)
    if looksOdd, let cut = firstEntry(from: start, lines: first + 1...end) {
      next = cut
      end = cut - 1
    }
    let range = SourceRange(file, start, lines[end].end)
    return Value(.plain(isBelow: isBelow), range, keyColumn: keyColumn)
  }

  /// Returns the index of the next line that continues a value. Comments that are not deep enough are skipped if the value
  /// continues after them.
  private mutating func continuation(from index: Int, under indent: Int) -> Int? {
    var index = index
    while index < lines.count {
      let line = lines[index]
      if isDeeper(line, than: indent) { return index }
      if line.indent == indent, bytes[line.start].isClosing { return index }
      guard bytes[line.start] == .hash else { return nil }
      index += 1
    }
    return nil
  }

  /// Whether a line that continues a value looks like an entry of its own: `name: Type =`, `name:`, `name(…): …`. Swift
  /// has such lines only inside brackets.
  private func looksLikeEntry(_ index: Int) -> Bool {
    let line = lines[index]
    guard bytes[line.start].isNameByte, bytes[lines[index - 1].end - 1] != UInt8(ascii: "?"),
      case .key(let end, let afterColon) = KeyScan(bytes, line.start, line.end)
    else { return false }
    var name = line.start
    while name < end, bytes[name].isNameByte { name += 1 }
    if name < end { return bytes[name] == UInt8(ascii: "(") || bytes[name] == UInt8(ascii: "<") }
    return afterColon == line.end || hasEqual(afterColon, line)
  }

  /// Whether a line has a separate `=`, and is not a labelled statement.
  private func hasEqual(_ start: Int, _ line: Line) -> Bool {
    let word = SourceRange(file, afterBlanks(start, line), line.end).firstWord.text
    if ["for", "while", "if", "switch", "do", "repeat"].contains(word) { return false }
    var index = start
    while index < line.end {
      if bytes[index] == UInt8(ascii: "="), bytes[index - 1].isBlankOrTab,
        index + 1 == line.end || bytes[index + 1].isBlankOrTab
      {
        return true
      }
      index += 1
    }
    return false
  }

  /// Returns the index of the first line outside brackets and strings that looks like an entry.
  private func firstEntry(from start: Int, lines candidates: ClosedRange<Int>) -> Int? {
    let end = lines[candidates.upperBound].end
    var scanner = SwiftScanner(bytes, from: start, to: end, outline: true)
    var index = candidates.lowerBound
    while true {
      let wasOutside = scanner.isOutside
      let token = scanner.next()
      if token.kind == .end || token.kind == .failure { return nil }
      while index <= candidates.upperBound, lines[index].start < token.start { index += 1 }
      guard index <= candidates.upperBound else { return nil }
      if wasOutside, lines[index].start == token.start, looksLikeEntry(index) { return index }
    }
  }
}

// MARK: - Operators

/// Lines at the column of their key that begin with an operator: they continue the value above.
extension OutlineParser {
  /// Returns the index of the next line, if it is such a line. A `: a` is one only as the other half of a `? a`.
  func operatorLine(at indent: Int, behindOther: Bool) -> Int? {
    guard next < lines.count, lines[next].indent == indent, !isSwiftComment(lines[next]),
      let sign = leadingOperator(lines[next])
    else { return nil }
    return sign.text != ":" || behindOther ? next : nil
  }

  /// Returns the operator of a line, with a space behind it, or the name with a dot in front.
  private func leadingOperator(_ line: Line) -> SourceRange? {
    let word = range(line).firstWord
    if bytes[line.start] == UInt8(ascii: ".") { return word.bytes.dropFirst().first?.isNameByte == true ? word : nil }
    let isOperator = word.upperBound < line.end && word.bytes.allSatisfy { Self.signs.contains($0) }
    return isOperator && !Self.others.contains(word.text) ? word : nil
  }

  private static let signs: Set<UInt8> = Set("&|?:+-*/%=!<>^.".utf8)
  /// The signs of an item, a tag, and the start and the end of a document.
  private static let others: Set<String> = ["-", "!", "---", "..."]

  /// Skips and reports such lines below a block; returns false if there are none.
  mutating func reportOperatorLines(at indent: Int) -> Bool {
    var found: [Line] = []
    while let index = operatorLine(at: indent, behindOther: !found.isEmpty) {
      found.append(lines[index])
      next = index + 1
    }
    reportOperators(found)
    return !found.isEmpty
  }

  /// Reports such lines as one error, however many they are.
  mutating func reportOperators(_ found: [Line]) {
    guard let first = found.first, let sign = leadingOperator(first) else { return }
    diagnostics.error(
      "wrong-indentation",
      at: sign,
      "a line that begins with '\(SuggestedEntry.shown(sign.text))' goes on with the value above, and is deeper than its key",
      help: "indent it more",
      fix: Diagnostic.Fix(found.map { (SourceRange(file, $0.start, $0.start), "  ") })
    )
  }
}

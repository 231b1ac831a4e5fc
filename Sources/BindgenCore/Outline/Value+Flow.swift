/// Lists and mappings, on their own lines or in brackets. The contents of brackets are parsed only when they are requested:
/// in the place of Swift, a bracket is Swift's.
extension Value {
  /// Whether this is a mapping, in lines or in braces.
  package var isMapping: Bool {
    switch form {
    case .mapping: true
    case .plain: range.bytes.first == UInt8(ascii: "{")
    default: false
    }
  }

  /// Returns the mapping. Nil if this is none, which is reported. A key without a value has an empty mapping. `help` is the
  /// help for a text in its place.
  package func mapping(into diagnostics: inout Diagnostics, help: String? = nil) -> Mapping? {
    switch form {
    case .nothing: return Mapping()
    case .mapping(let mapping): return mapping
    case .refused: return nil
    case .plain(let isBelow):
      switch range.bytes.first {
      case UInt8(ascii: "{"): return braces(into: &diagnostics)
      case UInt8(ascii: "!"): diagnostics.add(.tag(at: range.firstWord))
      default:
        if isBelow, let mapping = colonless(into: &diagnostics) { return mapping }
        diagnostics.add(notAMapping(isBelow: isBelow, help: help))
      }
    case .list, .block: diagnostics.add(notAMapping(isBelow: false, help: nil))
    }
    return nil
  }

  /// Parses lines of which the first has no colon or reads as Swift, so that all seemed to be a text.
  private func colonless(into diagnostics: inout Diagnostics) -> Mapping? {
    var parser = OutlineParser(range)
    guard let first = parser.lines.first, parser.lines.count > 1 || parser.opensMapping(first),
      case .mapping(let mapping) = parser.mapping(first.indent, under: first.indent - 1, 0).form,
      parser.firstTab == nil
    else { return nil }
    diagnostics.add(contentsOf: parser.diagnostics.all)
    return mapping
  }

  private func notAMapping(isBelow: Bool, help: String?) -> Diagnostic {
    let line = range.firstLine
    if isBelow { return missingColon(line, KeyScan(line.file.bytes, line.lowerBound, line.upperBound)) }
    return .error(
      "not-a-mapping",
      at: line,
      "a mapping belongs here",
      help: helpForList ?? help ?? "write 'key: value' on the lines below"
    )
  }

  /// The help for a list in the place of a mapping, if this is one.
  private var helpForList: String? {
    var first = range
    switch form {
    case .list(let items):
      if let item = items.first, item.isMapping {
        return "write '\(SuggestedEntry.shown(item.range.firstLine.text))', without '-'"
      }
      first = items.first?.range ?? range
    case .plain where range.bytes.first == UInt8(ascii: "["):
      first = SourceRange(range.file, range.lowerBound + 1, range.upperBound)
    default: return nil
    }
    let type = String(decoding: first.bytes.prefix { $0.isNameByte }, as: UTF8.self)
    guard let letter = type.first, type.utf8.count <= 60 else { return nil }
    if letter.isLowercase, case .plain = form { return "write '\(type): Type' below, without brackets" }
    guard letter.isUppercase else { return nil }
    return "write '\(letter.lowercased())\(type.dropFirst()): \(type)' below"
  }

  /// Returns the items of a list. A single value is a list of one, a key without a value is an empty list; nil if this is
  /// not a list, which is reported.
  ///
  /// - Parameter ofWords: Whether the items are words: one alone needs no dash below its key, as Swift does.
  package func items(into diagnostics: inout Diagnostics, ofWords: Bool = false) -> [Value]? {
    switch form {
    case .nothing: return []
    case .list(let items): return items
    case .refused: return nil
    case .block: return [self]
    case .mapping:
      diagnostics.add(notAList())
      return nil
    case .plain(let isBelow):
      guard range.bytes.first == UInt8(ascii: "[") else {
        let places = isBelow ? linesBelow : []
        guard places.count > (ofWords ? 1 : 0) else { return [self] }
        diagnostics.add(notAList(fix: Diagnostic.Fix(places.map { ($0, "- ") })))
        return nil
      }
      let brackets = brackets(into: &diagnostics)
      return brackets.isWhole ? brackets.parts.map { inner($0, into: &diagnostics) } : nil
    }
  }

  private func notAList(fix: Diagnostic.Fix? = nil) -> Diagnostic {
    let line = range.firstLine
    // A signature or a property, and no key.
    let isItem = fix != nil || !line.bytes.starts(with: "{".utf8) && line.bytes.contains(where: "({".utf8.contains)
    return .error(
      "not-a-list",
      at: line,
      "a list belongs here",
      help: isItem ? "write '- \(SuggestedEntry.shown(line.text))'" : "write '[a, b]' or '- a' lines",
      fix: fix
    )
  }

  /// The starts of the lines of a value that are at the column of its first line.
  private var linesBelow: [SourceRange] {
    let bytes = range.file.bytes
    let indent = range.lowerBound - (bytes[..<range.lowerBound].lastIndex(of: .newline).map { $0 + 1 } ?? 0)
    let breaks = range.bounds.filter { bytes[$0] == .newline }.map { $0 + 1 }
    let others = breaks.compactMap { begin in
      let start = bytes[begin..<range.upperBound].firstIndex { $0 != .blank }
      return start.flatMap { $0 - begin == indent && bytes[$0] != .hash && !bytes[$0].isWhitespace ? $0 : nil }
    }
    return ([range.lowerBound] + others).map { SourceRange(range.file, $0, $0) }
  }

  /// Returns a value inside brackets. One that can't begin like this is reported.
  private func inner(_ range: SourceRange, into diagnostics: inout Diagnostics) -> Value {
    guard let problem = range.refusedAsValue else { return Value(.plain(isBelow: false), range, keyColumn: keyColumn) }
    diagnostics.add(problem)
    return Value(.refused, range, keyColumn: keyColumn)
  }

  private func braces(into diagnostics: inout Diagnostics) -> Mapping? {
    let brackets = brackets(into: &diagnostics)
    return brackets.isWhole ? mapping(of: brackets.parts, into: &diagnostics) : nil
  }

  private func mapping(of parts: [SourceRange], into diagnostics: inout Diagnostics) -> Mapping {
    var builder = MappingBuilder()
    for part in parts {
      if let entry = entry(part, &diagnostics) {
        builder.add(entry, &diagnostics)
      } else {
        builder.addUnread(part)
      }
    }
    return builder.mapping
  }

  /// Returns the mapping in the value's brackets as far as it can be read, also while it is typed: `{ from: load(), after:`.
  package func mapping(in brackets: Brackets) -> Mapping {
    var ignored = Diagnostics()
    return mapping(of: brackets.parts, into: &ignored)
  }

  /// The brackets with which it begins, as far as they can be read: `[callbacks, sp`. Nil for a value without.
  package var incompleteBrackets: Brackets? {
    guard case .plain = form, let first = range.bytes.first, first == UInt8(ascii: "[") || first == UInt8(ascii: "{")
    else { return nil }
    var ignored = Diagnostics()
    return brackets(into: &ignored)
  }

  private func entry(_ part: SourceRange, _ diagnostics: inout Diagnostics) -> Mapping.Entry? {
    let file = part.file
    if let problem = part.refusedAsKey {
      diagnostics.add(problem)
      return nil
    }
    let scan = KeyScan(file.bytes, part.lowerBound, part.upperBound)
    guard case .key(let end, let afterColon) = scan, end > part.lowerBound else {
      diagnostics.add(missingColon(part, scan))
      return nil
    }
    let range = SourceRange(file, part.lowerBound, end)
    guard let key = Key(range, keyColumn: keyColumn, into: &diagnostics) else { return nil }
    let rest = afterNotes(SourceRange(file, afterColon, part.upperBound))
    let value =
      rest.map { inner($0, into: &diagnostics) }
      ?? Value(.nothing, SourceRange(file, afterColon, afterColon), keyColumn: keyColumn)
    return Mapping.Entry(key: key, colon: afterColon - 1, value: value)
  }

  // MARK: Brackets

  /// The brackets with which a value begins, and what stands in them.
  package struct Brackets {
    /// The parts between commas, without comments around them.
    package fileprivate(set) var parts: [SourceRange] = []
    /// The offset behind the closing bracket; nil if that is missing.
    package fileprivate(set) var end: Int?
    /// Whether the brackets are closed, and nothing follows.
    fileprivate var isWhole: Bool = false
  }

  /// Parses the brackets with which the value begins.
  private func brackets(into diagnostics: inout Diagnostics) -> Brackets {
    let file = range.file
    var scanner = SwiftScanner(file.bytes, from: range.lowerBound, to: range.upperBound, outline: true)
    var brackets = Brackets()
    var start: Int?
    var end = range.lowerBound
    var depth = 0
    repeat {
      let token = scanner.next()
      if token.kind == .note { continue }
      if token.kind == .failure || token.kind == .end {
        if let failure = scanner.failure { diagnostics.add(failure.diagnostic(in: file, end: range.upperBound)) }
        if let start { brackets.parts.append(SourceRange(file, start, range.upperBound)) }
        return brackets
      }
      let wasInside = depth > 0
      if token.opens { depth += 1 }
      if token.closes { depth -= 1 }
      if depth == 0 || (depth == 1 && token.kind == .comma) {
        if let start { brackets.parts.append(SourceRange(file, start, end)) }
        if start == nil, token.kind == .comma { diagnostics.add(emptyItem(token)) }
        start = nil
      } else if wasInside {
        start = start ?? token.start
        end = token.end
      }
    } while depth > 0
    brackets.end = scanner.offset
    guard let rest = afterNotes(SourceRange(file, scanner.offset, range.upperBound)) else {
      brackets.isWhole = true
      return brackets
    }
    diagnostics.error(
      "after-bracket",
      at: rest,
      "the value ended at its closing bracket",
      help: "remove this",
      instead: ""
    )
    return brackets
  }

  private func emptyItem(_ token: Token) -> Diagnostic {
    let comma = SourceRange(range.file, token.start, token.end)
    return .error("empty-item", at: comma, "nothing comes before this comma", help: "remove it", instead: "")
  }
}

extension Key {
  /// Removes the quotes; nil if they are wrong or the text is too long, which is reported.
  init?(_ range: SourceRange, keyColumn: Int, into diagnostics: inout Diagnostics) {
    guard range.bounds.count <= SwiftName.longest else {
      diagnostics.add(.tooLong("a key", at: range, help: "a longer signature goes after 'signature:'"))
      return nil
    }
    switch range.bytes.first {
    case UInt8.singleQuote, UInt8.doubleQuote:
      guard let quoted = Quoted.read(range, folds: true, into: &diagnostics) else { return nil }
      let name = String(decoding: quoted.bytes, as: UTF8.self)
      self.init(name: name, range: range, quoted: quoted, column: keyColumn)
    default:
      self.init(name: range.text, range: range, quoted: nil, column: keyColumn)
    }
  }
}

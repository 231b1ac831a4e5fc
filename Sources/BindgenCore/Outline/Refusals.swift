/// Diagnostics for the features of YAML that a spec does not have, so that nothing is misread.
extension SourceRange {
  /// The diagnostic for a text that can't begin a key; nil if it can.
  var refusedAsKey: Diagnostic? {
    guard let first = bytes.first else { return nil }
    let second = bytes.dropFirst().first
    let isAlone = second?.isWhitespace ?? true
    let sign = SourceRange(file, lowerBound, lowerBound + 1)
    switch first {
    case .dash where isAlone:
      return .strayItem(self)
    case UInt8(ascii: "?") where isAlone:
      return .error("complex-key", at: sign, "a spec has no '?' keys", help: "write 'key: value'")
    case .colon where isAlone:
      return .error("complex-key", at: sign, "a spec has no '?' keys with ':' values", help: "write 'key: value'")
    case UInt8(ascii: "<") where second == first && isKey:
      let mark = SourceRange(file, lowerBound, lowerBound + 2)
      return .error("merge-key", at: mark, "a spec has no merge keys", help: "write the entries out")
    case UInt8(ascii: "&") where !isAlone: return .anchor(at: firstWord)
    case UInt8(ascii: "*") where !isAlone: return .alias(at: firstWord)
    // Alone it is YAML's tag without a type.
    case UInt8(ascii: "!"): return .tag(at: firstWord)
    default: return nil
    }
  }

  fileprivate var isKey: Bool {
    if case .key = KeyScan(file.bytes, lowerBound, upperBound) { true } else { false }
  }

  /// The diagnostic for a text that can't begin a value; nil if it can. `!name` alone may be Swift; `!!str`, `!<…>` and
  /// `!name text` are tags.
  var refusedAsValue: Diagnostic? {
    guard let first = bytes.first else { return nil }
    guard first == UInt8(ascii: "&") || first == UInt8(ascii: "*") || first == UInt8(ascii: "!") else { return nil }
    let word = firstWord
    guard let second = word.bytes.dropFirst().first else { return nil }
    switch first {
    case UInt8(ascii: "&"): return .anchor(at: word)
    case UInt8(ascii: "*"): return .alias(at: word)
    default:
      if second == UInt8(ascii: "!") || second == UInt8(ascii: "<") { return .tag(at: word) }
      guard word.bytes.dropFirst().allSatisfy({ $0.isNameByte }),
        let next = bytes.dropFirst(word.bounds.count).first(where: { !$0.isBlankOrTab }),
        next.isNameByte || next == .singleQuote || next == .doubleQuote
      else { return nil }
      return .tag(at: word)
    }
  }

  /// The diagnostic for an `#if` in the place of a key: it would be a comment, and the lines below it would be in each build.
  var condition: Diagnostic? {
    let end = bytes.dropFirst().firstIndex { !$0.isNameByte } ?? bytes.endIndex
    let word = SourceRange(file, lowerBound, end)
    guard ["#if", "#elseif", "#else", "#endif"].contains(word.text) else { return nil }
    return .error(
      "conditional",
      at: word,
      "'\(word.text)' between keys is a comment: what is below it is emitted for all builds",
      help: "write the condition in Swift, below a '|'; for a comment, write '# ' before the text"
    )
  }
}

extension Diagnostic {
  /// Returns the diagnostic for a list's item among keys. The text behind its dash may be a key.
  static func strayItem(_ line: SourceRange) -> Diagnostic {
    let start =
      line.file.bytes[(line.lowerBound + 1)..<line.upperBound].firstIndex { !$0.isBlankOrTab } ?? line.upperBound
    let rest = SourceRange(line.file, start, line.upperBound)
    let dash = SourceRange(line.file, line.lowerBound, line.lowerBound + 1)
    return .error(
      "stray-item",
      at: dash,
      "a list's item can't be among keys",
      help: rest.isKey
        ? "write '\(SuggestedEntry.shown(rest.text))'"
        : "write 'key: value'; what goes on with the value above is indented more",
      fix: rest.isKey ? Fix([(SourceRange(line.file, line.lowerBound, start), "")]) : nil
    )
  }

  static func anchor(at range: SourceRange) -> Diagnostic {
    .error("anchor", at: range, "a spec has no anchors ('&name')", help: "remove it; text that begins so needs quotes")
  }

  static func alias(at range: SourceRange) -> Diagnostic {
    .error(
      "alias",
      at: range,
      "a spec has no aliases ('*name')",
      help: "write it out; text that begins so needs quotes"
    )
  }

  static func tag(at range: SourceRange) -> Diagnostic {
    .error("tag", at: range, "a spec has no tags ('!name')", help: "remove it; text that begins so needs quotes")
  }
}

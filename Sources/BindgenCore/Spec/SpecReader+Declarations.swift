/// Fields that are declared as in Swift: `@Published var count: Int`, `weak owner: Owner?`.
extension SpecReader {
  /// Returns the name of a field. Nil for words or attributes in front of it, which are reported.
  mutating func fieldName(_ text: SwiftText) -> Word? {
    guard let front = declaration(before: text) else { return name(text) }
    let range = text.range(of: front)
    if Language.ownerships.contains(where: range.text.hasPrefix) {
      reportKept(Word(range.text, at: range))
      return nil
    }
    diagnostics.error(
      "unknown-modifier",
      at: range,
      "an entry is a name and a type, without '\(shortened(range.text))'",
      help: range.text.hasPrefix("@Published") ? "leave it out: all fields are published" : "leave it out",
      instead: ""
    )
    return nil
  }

  /// Whether a key is no signature. A signature, as of an action or a function, is reported.
  mutating func isField(_ key: SwiftText, in section: String) -> Bool {
    guard let open = key.bytes.firstIndex(of: UInt8(ascii: "(")), open > 0,
      key.bytes[..<open].allSatisfy(\.isNameByte)
    else { return true }
    let signature = try? Signature.parse(key)
    let isInit = key.bytes[..<open].elementsEqual(Language.initWord.utf8)
    guard signature != nil || isInit else { return true }
    let hasResult = signature?.result.map { !$0.isVoid } ?? false
    diagnostics.error(
      "not-a-name",
      at: key.range,
      "this is a signature, and an entry of '\(section)' has a name alone",
      help: isInit
        ? OtherWords.helpForKey(Language.initWord) : "move it to '\(hasResult ? "functions" : "actions")'"
    )
    return false
  }

  /// Reports `weak` or `unowned` at an entry that is no service.
  mutating func reportKept(_ word: Word) {
    diagnostics.error(
      "unknown-modifier",
      at: word.range,
      "an entry can't be '\(word.text)': a model keeps what it has",
      help: "leave it out, or let it be one of the 'services'",
      instead: ""
    )
  }

  private static let words: Set<String> = ["var", "let", "lazy", "weak", "unowned", "static", "final"]

  /// Returns the range of the attributes and words of a declaration before a name.
  private func declaration(before text: SwiftText) -> Range<Int>? {
    // Most names stand alone.
    guard text.bytes.contains(where: \.isBlankOrTab), let tokens = try? Tokens(text) else { return nil }
    var index = 0
    while true {
      if tokens[index].kind == .at, tokens[index + 1].kind == .name {
        index += 2
        if tokens.isText(index, "("), !tokens[index].followsSpace { index = tokens[index].partner + 1 }
      } else if Self.words.contains(tokens.string(index)) {
        index += 1
        // `unowned(unsafe)`.
        if tokens.isText(index, "("), !tokens[index].followsSpace { index = tokens[index].partner + 1 }
      } else {
        break
      }
    }
    guard index > 0, tokens[index].kind == .name else { return nil }
    return tokens[0].start..<tokens[index - 1].end
  }
}

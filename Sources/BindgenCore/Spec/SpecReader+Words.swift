/// Words and names.
extension SpecReader {
  mutating func reportUnknown(_ key: Key, in group: KeyGroup, help: String? = nil) {
    let help = help ?? (group.contains("emit") ? OtherWords.helpForKey(key.name) : nil)
    let other = Language.key(called: key.name).flatMap { group.contains($0) ? $0 : nil }
    let suggested = help == nil ? other ?? suggestion(for: key.name, among: group.names) : nil
    let owners = Language.owners(of: key.name).map { "'\(key.name)' belongs to \($0): see how far it is indented" }
    diagnostics.error(
      "unknown-key",
      at: key.range,
      "\(group.owner) has no '\(shortened(key.name))'",
      help: help ?? owners ?? oneOf(group.names),
      suggested: suggested
    )
  }

  /// Returns help that suggests the nearest of the possible words, or lists all of them.
  func suggested(_ word: String, among known: [String]) -> String {
    didYouMean(word, among: known) ?? oneOf(known)
  }

  /// Reads a text without spaces. Nil for anything else, which is reported.
  ///
  /// - Parameter help: The help for several words.
  mutating func word(_ value: Value, _ wanted: String, help: String? = nil) -> Word? {
    guard let text = value.text(into: &diagnostics) else { return nil }
    let bytes = Array(text.string.utf8)
    guard !bytes.isEmpty else {
      diagnostics.error("no-word", at: text.range, "\(wanted) is missing here")
      return nil
    }
    guard !bytes.contains(where: { $0 <= 0x20 || $0 == UInt8(ascii: ",") }) else {
      let isList = bytes.contains(UInt8(ascii: ","))
      diagnostics.error(
        "not-a-word",
        at: text.range,
        "\(wanted) is one word",
        help: isList ? "write a list as '[a, b]'" : help
      )
      return nil
    }
    guard bytes.count <= SwiftName.longest else {
      diagnostics.add(.tooLong(wanted, at: text.range))
      return nil
    }
    return Word(text.string, at: text.range)
  }

  /// Reads one of the few words that a key takes.
  ///
  /// - Parameter wanted: The name of the value in messages: `the policy`.
  mutating func choice(
    _ entry: Mapping.Entry,
    _ wanted: String,
    in group: KeyGroup,
    others: [String: String] = [:]
  ) -> Word? {
    choice(entry.value, wanted, among: group[entry.key.name]?.words ?? [], others: others)
  }

  /// Reads one of a few words.
  ///
  /// - Parameter others: The words to suggest, by the words that other libraries have for them.
  mutating func choice(
    _ value: Value,
    _ wanted: String,
    among known: [String],
    others: [String: String] = [:]
  ) -> Word? {
    guard let word = word(value, wanted) else { return nil }
    if known.contains(word.text) { return word }
    let suggested = others[word.text] ?? suggestion(for: word.text, among: known)
    diagnostics.error(
      "unknown-word",
      at: word.range,
      "\(wanted) can't be '\(shortened(word.text))'",
      help: oneOf(known) + (known == ["true"] ? ", or leave it out" : ""),
      suggested: suggested,
      instead: known.count == 1 ? known.first : nil
    )
    return nil
  }

  /// Reads the access of a spec, a model or a protocol.
  mutating func access(_ value: Value) -> Word? {
    choice(value, "the access", among: Language.access.words)
  }

  mutating func entryAccess(_ value: Value) -> Word? {
    choice(value, "the access", among: Language.entryAccesses)
  }

  /// Reads `nonisolated`, or a global actor: `MainActor`, `Some.Actor`.
  mutating func isolation(_ value: Value) -> Word? {
    guard let word = word(value, "the isolation") else { return nil }
    let parts = word.text.split(separator: ".", omittingEmptySubsequences: false)
    // An actor is a type: `mainactor` is none that somebody has.
    let isType = parts.last?.first.map { !$0.isLowercase } ?? false
    if parts.allSatisfy({ SwiftName.isIdentifier(String($0)) }), isType || word.text == "nonisolated" { return word }
    let bare = word.text.first == "@" ? String(word.text.dropFirst()) : ""
    let suggested = SwiftName.isIdentifier(bare) && bare.first?.isUppercase == true ? bare : "MainActor"
    diagnostics.error(
      "not-an-isolation",
      at: word.range,
      "the isolation is a global actor or 'nonisolated'",
      help: "write '\(suggested)'",
      instead: suggested
    )
    // The suggested isolation avoids errors that would follow from a missing one.
    return Word(suggested, at: word.range)
  }

  /// Reads the words of `emit`; the reader does not know which outlets exist.
  mutating func outlets(_ value: Value) -> [Word]? {
    words(value) { reader, item in reader.word(item, "an option's name", help: "test doubles, say, are 'spies'") }
  }

  /// Reads the names of fields.
  ///
  /// - Parameter other: A word that may stand among them, and that can't be a field's name as it is.
  mutating func fieldNames(_ value: Value, besides other: String? = nil) -> [Word] {
    words(value) { reader, item in
      guard let word = reader.word(item, "a field's name") else { return nil }
      return word.text == other ? word : reader.fieldName(word)
    } ?? []
  }

  /// Returns the name of a field. A path is reported: a field of a child, or a case of a choice, is no field of the model.
  private mutating func fieldName(_ word: Word) -> Word? {
    let parts = word.text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count > 1, parts.allSatisfy({ SwiftName.isIdentifier(String($0)) }) else { return name(swift(word)) }
    diagnostics.error(
      "not-a-name",
      at: word.range,
      "'\(word.text)' is a path, and here stands the name of a field",
      help: "name a field that you derive of '\(word.text)'"
    )
    return nil
  }

  /// Reads the names of fields and actions: `books`, `select`, `select(_:)`.
  mutating func memberNames(_ value: Value) -> [Word] {
    words(value) { reader, item in
      guard let word = reader.word(item, "the name of a field or an action") else { return nil }
      return word.text.hasSuffix(":)") || word.text.hasSuffix("()") ? word : reader.name(reader.swift(word))
    } ?? []
  }

  /// Reads a list of words. Repeated words are reported.
  private mutating func words(_ value: Value, _ read: (inout SpecReader, Value) -> Word?) -> [Word]? {
    guard let items = value.items(into: &diagnostics, ofWords: true) else { return nil }
    var seen: Set<String> = []
    var words: [Word] = []
    for item in items {
      guard let word = read(&self, item) else { continue }
      if seen.insert(word.text).inserted {
        words.append(word)
      } else {
        diagnostics.error("duplicate-word", at: word.range, "'\(word.text)' is given twice", help: "remove one of them")
      }
    }
    return words
  }

  /// Returns a word as Swift. Any offset in a quoted word has the range of the whole word.
  private func swift(_ word: Word) -> SwiftText {
    let bytes = Array(word.text.utf8)
    let isPlain = word.range.bounds.count == bytes.count
    return SwiftText(bytes: bytes, range: word.range, baseColumn: 1, exactCount: isPlain ? nil : 0)
  }

  // MARK: Names

  /// Parses a name in Swift, and returns it without backticks.
  mutating func name(_ text: SwiftText) -> Word? {
    do throws(Diagnostic) {
      return Word(try SwiftName.parse(text), at: text.range)
    } catch {
      diagnostics.add(error)
      return nil
    }
  }

  /// Returns the name in a key. Most keys are names, and need not be parsed.
  mutating func name(_ key: Key) -> Word? {
    SwiftName.isIdentifier(key.name) ? Word(SwiftName.bare(key.name), at: key.range) : name(key.text)
  }

  /// Parses the name of a type to be declared.
  mutating func typeName(_ text: SwiftText, _ owner: String) -> Word? {
    guard let name = name(text) else { return nil }
    let isReserved = SwiftName.needsBackticks(name.text, as: .type)
    guard isReserved || name.text == "Swift" else { return name }
    diagnostics.error(
      "reserved-name",
      at: name.range,
      isReserved
        ? "\(owner) can't be called '\(name.text)', which is a keyword"
        : "\(owner) can't be called 'Swift': the standard library's names are written out with it"
    )
    return nil
  }

  mutating func typeName(_ value: Value, _ owner: String) -> Word? {
    guard let word = word(value, "a name") else { return nil }
    return typeName(swift(word), owner)
  }

  /// Reads the lines of documentation, without empty ones at the end.
  mutating func doc(_ value: Value) -> Doc? {
    guard let text = value.text(into: &diagnostics) else { return nil }
    var lines = text.string.lines.map { String($0) }
    while let last = lines.last, last.utf8.allSatisfy({ $0 == 0x20 || $0 == 0x09 }) { lines.removeLast() }
    return lines.isEmpty ? nil : Doc(lines: lines, range: text.range)
  }
}

/// Returns the help that lists all possible words.
func oneOf(_ known: [String]) -> String {
  (known.count > 1 ? "write one of " : "write ") + known.map { "'\($0)'" }.joined(separator: ", ")
}

/// Returns a word as messages show it, cut between scalars: a character can have any number of marks.
package func shortened(_ word: String) -> String {
  word.utf8.count <= 60 ? word : String(word.unicodeScalars.prefix(57)) + "…"
}

/// Lines of Swift that were intended as keys: `effect: …` below a body's first line is a part of the body.
extension SpecReader {
  /// Whether no line of the Swift begins with a key. Such a key is reported.
  ///
  /// - Parameters:
  ///   - meant: The name of the Swift in a long form, where the key stands beside it: `the Swift behind 'body:'`.
  ///   - isBody: Whether it is an action's body: a key of an effect belongs in `effect`, beside the body.
  mutating func hasNoKeys(_ tokens: Tokens, beside suggested: String, isBody: Bool = false) -> Bool {
    guard let index = tokens.key(among: Self.keysBesideSwift) else { return true }
    let key = tokens.string(index)
    let isOfEffect = isBody && Language.effect.contains(key)
    let beside = isOfEffect ? "effect: { run: …, \(key): … }" : key + ":"
    diagnostics.error(
      "key-in-swift",
      at: tokens.range(index),
      "'\(key):' is a key, and this line is Swift",
      help: index == 0
        ? "write '\(key):' below the name, without '|'" : "write \(suggested), and '\(beside)' at the same column"
    )
    return false
  }

  /// Returns help for a label, which reads as a key; nil for a key without a labelled statement behind it.
  func helpForLabel(_ entry: Mapping.Entry) -> String? {
    let isLabel = Tokens.labelled.contains(entry.value.range.firstWord.text)
    return isLabel ? "if it is a label of Swift's, write '|' after the key's colon above" : nil
  }

  /// The keys of all entries' long forms.
  private static let keysBesideSwift = Set(
    Language.model.names.flatMap { Language.entryKeys(of: $0)?.names ?? [] } + Language.effect.names
  )
}

extension Tokens {
  /// Returns the index of the first known word that begins a statement and has a colon, as in Swift only the label of a loop.
  fileprivate func key(among known: Set<String>) -> Int? {
    var index = 0
    while index < count - 1 {
      if beginsLine(index), known.contains(string(index)) {
        let end = isText(index + 1, "(") ? self[index + 1].partner + 1 : index + 1
        let isColon = self[end].kind == .colon && !self[end].followsSpace
        if isColon, !Self.labelled.contains(string(end + 1)) { return index }
      }
      index = self[index].opens ? self[index].partner + 1 : index + 1
    }
    return nil
  }

  /// Whether a token begins a statement. Behind an operator or a comma an expression continues: `a ? b : c`.
  private func beginsLine(_ index: Int) -> Bool {
    guard self[index].kind == .name else { return false }
    if index == 0 { return true }
    return self[index].followsNewline && self[index - 1].kind != .operator && self[index - 1].kind != .comma
  }

  fileprivate static let labelled: Set<String> = ["for", "while", "repeat", "if", "switch", "do"]
}

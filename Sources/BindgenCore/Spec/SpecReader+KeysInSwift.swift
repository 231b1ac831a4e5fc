/// Lines of Swift that were meant as keys: `effect: …` below a body's first line goes on with the body.
extension SpecReader {
  /// False if a line of the Swift begins with a key, which is reported.
  ///
  /// - Parameters:
  ///   - meant: What the Swift is in a long form, where the key stands beside it: `the Swift behind 'body:'`.
  ///   - isBody: Whether it is an action's body: an effect's key is in an effect beside that.
  mutating func hasNoKeys(_ tokens: Tokens, beside meant: String, isBody: Bool = false) -> Bool {
    guard let index: Int = tokens.key(among: Self.keysBesideSwift) else { return true }
    let key: String = tokens.string(index)
    let isOfEffect: Bool = isBody && Language.effect.contains(key)
    let beside: String = isOfEffect ? "effect: { run: …, \(key): … }" : key + ":"
    diagnostics.error(
      "key-in-swift",
      at: tokens.range(index),
      "'\(key):' is a key, and this line is Swift",
      help: index == 0
        ? "write '\(key):' below the name, without '|'" : "write \(meant), and '\(beside)' at the same column"
    )
    return false
  }

  /// The keys of all entries' long forms.
  private static let keysBesideSwift = Set(
    Language.model.names.flatMap { Language.entryKeys(of: $0) } + Language.effect.names
  )
}

extension Tokens {
  /// The first of some words, with its colon, that a statement begins with. In Swift only a loop's label stands so.
  fileprivate func key(among known: Set<String>) -> Int? {
    var index: Int = 0
    while index < count - 1 {
      if beginsLine(index), known.contains(string(index)) {
        let end: Int = isText(index + 1, "(") ? self[index + 1].partner + 1 : index + 1
        let isColon: Bool = self[end].kind == .colon && !self[end].followsSpace
        if isColon, !Self.labelled.contains(string(end + 1)) { return index }
      }
      index = self[index].opens ? self[index].partner + 1 : index + 1
    }
    return nil
  }

  /// Behind an operator or a comma an expression goes on: `a ? b : c`.
  private func beginsLine(_ index: Int) -> Bool {
    guard self[index].kind == .name else { return false }
    if index == 0 { return true }
    return self[index].followsNewline && self[index - 1].kind != .operator && self[index - 1].kind != .comma
  }

  private static let labelled: Set<String> = ["for", "while", "repeat", "if", "switch", "do"]
}

import BindgenCore

/// Suggestions of known words for unknown ones.
enum Suggestion {
  static func option(for word: String) -> String? {
    let names = Option.Name.allCases.map(\.rawValue)
    let bare = String(word.drop(while: { $0 == "-" }))
    return nearest(to: bare, among: names).map { "--" + $0 }
  }

  /// Returns the error for a word that is neither a command nor a file.
  static func command(for word: String) -> Diagnostic {
    let words = Command.allWords
    let near = nearest(to: word, among: words).map { "did you mean '\($0)'? " } ?? ""
    let list = words.dropLast().joined(separator: ", ") + " and " + (words.last ?? "")
    return .error(
      "unknown-command",
      at: nil,
      "there is neither a command nor a file '\(word)'",
      help: near + "the commands are \(list); see 'bindgen help'"
    )
  }

  /// Returns the only word with this prefix or, failing that, the one with the most similar spelling.
  static func nearest(to word: String, among words: [String]) -> String? {
    let longer = words.filter { $0.hasPrefix(word.lowercased()) }
    if word.utf8.count >= 2, longer.count == 1 { return longer.first }
    return suggestion(for: word, among: words)
  }
}

import BindgenCore

/// The known word that an unknown one probably meant.
enum Suggestion {
  static func option(for word: String) -> String? {
    let names: [String] = Option.Name.allCases.map(\.rawValue)
    let bare: String = String(word.drop(while: { $0 == "-" }))
    return nearest(to: bare, among: names).map { "--" + $0 }
  }

  /// A file that does not exist may have been meant as a command.
  static func command(for word: String) -> String? {
    nearest(to: word, among: Command.allWords).map { "did you mean the command '\($0)'?" }
  }

  /// The only word with this prefix or, failing that, the one that is spelled most alike.
  static func nearest(to word: String, among words: [String]) -> String? {
    let beginning: [String] = words.filter { $0.hasPrefix(word.lowercased()) }
    if word.utf8.count >= 2, beginning.count == 1 { return beginning.first }
    return suggestion(for: word, among: words)
  }
}

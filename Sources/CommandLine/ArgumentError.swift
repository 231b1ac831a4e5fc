import BindgenDiagnostics

/// What can be wrong with a command line, as values; the wording of all of it is below.
enum ArgumentError: Error, Equatable, Sendable {
  case unknownOption(String, meant: String?)
  case missingValue(Option.Name)
  case unexpectedValue(Option.Name)
  case wrongValue(Option.Name, String, choices: [String])
  case emptyOutlet(String)
  case givenTwice(Option.Name)
  case contradiction(Option.Name, Option.Name)
  case needsOutput(Option.Name)
  case emptyInput
  case noInput

  var diagnostic: Diagnostic {
    switch self {
    case .unknownOption(let word, let meant):
      error("unknown-option", "no option '\(word)'", meant.map { "did you mean '\($0)'?" } ?? "see 'bindgen --help'")
    case .missingValue(let name):
      error("missing-value", "\(shown(name)) is given without its value", "write '\(Help.usage(of: name))'")
    case .unexpectedValue(let name):
      error("unexpected-value", "\(shown(name)) takes no value", "write '--\(name.rawValue)'")
    case .wrongValue(let name, let value, let choices):
      error(
        "wrong-value",
        "\(shown(name)) can't be '\(value)'",
        Suggestion.nearest(to: value, among: choices).map { "did you mean '\($0)'?" }
          ?? "write one of \(choices.joined(separator: ", "))"
      )
    case .emptyOutlet(let list):
      error("wrong-value", "'--emit' has an empty name in '\(list)'", "write '\(Help.usage(of: .emit))'")
    case .givenTwice(let name):
      error("given-twice", "\(shown(name)) is given twice", "give it once")
    case .contradiction(let name, let other):
      error("contradiction", "\(shown(name)) and \(shown(other)) exclude each other", "leave one out")
    case .needsOutput(let name):
      error("needs-output", "\(shown(name)) needs a folder to look at", "add '\(Help.usage(of: .output))'")
    case .emptyInput:
      error("empty-input", "an empty text is given as a spec", "name a file, a folder, or '-' for standard input")
    case .noInput:
      error("no-input", "no spec is given", "name a spec or a folder of specs; 'bindgen --help' tells more")
    }
  }

  private func error(_ code: String, _ message: String, _ mend: String) -> Diagnostic {
    .error(code, at: nil, message, mend: mend)
  }

  private func shown(_ name: Option.Name) -> String { "'--\(name.rawValue)'" }
}

import BindgenCore

/// An error in a command line, with its message.
enum ArgumentError: Error, Equatable, Sendable {
  case unknownOption(String, suggested: String?, of: Command.Name)
  /// An option of another command.
  case misplacedOption(Option.Name, Command.Name)
  case missingValue(Option.Name)
  case unexpectedValue(Option.Name)
  case wrongValue(Option.Name, String, choices: [String])
  case emptyOutlet(String)
  case wrongModule(String)
  case unknownModule(String)
  /// A `-` where a folder is needed: standard output is not a folder.
  case dashAsFolder
  /// A `-` as an input of `watch`: standard input does not change.
  case dashToWatch
  case nowhereToWrite
  case givenTwice(Option.Name)
  case contradiction(Option.Name, Option.Name)
  case needsOutput(Option.Name)
  case emptyInput(Command.Name)
  case noInput(Command.Name)
  /// The name to explain is missing.
  case noName(String)
  case oneWordTooMany(String, Command.Name)
  /// The name of a shell is missing or unknown; with the word in its place, if there is one.
  case noShell(String?)

  var diagnostic: Diagnostic {
    switch self {
    case .unknownOption(let word, let suggested, let command):
      error(
        "unknown-option",
        "no option '\(word)'",
        suggested.map { "did you mean '\($0)'?" } ?? "see '\(help(command))'"
      )
    case .misplacedOption(let name, let command):
      error("misplaced-option", "'\(Command.named(command).call)' takes no \(shown(name))", "see '\(help(command))'")
    case .missingValue(let name):
      error("missing-value", "\(shown(name)) needs a value", "write '\(Help.usage(of: name))'")
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
    case .wrongModule(let word):
      error(
        "wrong-value",
        "\(shown(.module)) can't be '\(word)'",
        "write '--module Catalog=Sources/Catalog', with a folder or a file of specs"
      )
    case .unknownModule(let name):
      error(
        "wrong-value",
        "\(shown(.moduleWithoutRuntime)) names '\(name)', which no '--module' has",
        "add '--module \(name)=<file or folder>'"
      )
    case .dashAsFolder:
      error(
        "wrong-value",
        "\(shown(.output)) can't be '-'",
        "leave it out for standard output; a folder of that name is './-'"
      )
    case .dashToWatch:
      error("wrong-value", "'-' can't be watched: standard input is read once", "name files or folders")
    case .nowhereToWrite:
      error("needs-output", "'bindgen watch' needs a folder to write into", "add '\(Help.usage(of: .output))'")
    case .givenTwice(let name):
      error("given-twice", "\(shown(name)) is given twice", "give it once")
    case .contradiction(let name, let other):
      error("contradiction", "\(shown(name)) and \(shown(other)) exclude each other", "leave one out")
    case .needsOutput(let name):
      error("needs-output", "\(shown(name)) needs a folder to look at", "add '\(Help.usage(of: .output))'")
    case .emptyInput(let command) where !Command.named(command).takesSpecs:
      error("empty-input", "an argument is empty", "write '\(Command.named(command).usage)'")
    case .emptyInput:
      error("empty-input", "the name of a spec is empty", "name a file, a folder, or '-' for standard input")
    case .noInput(let command):
      error("no-input", "no spec is given", "name a spec or a folder of specs; see '\(help(command))'")
    case .noName(let spec):
      error("no-name", "a spec or a name is missing beside '\(spec)'", "write '\(Command.named(.explain).usage)'")
    case .oneWordTooMany(let word, let command):
      error("unexpected-word", "unexpected '\(word)'", "write '\(Command.named(command).usage)'")
    case .noShell(let word):
      error(
        "no-shell",
        word.map { "there are no completions for '\($0)'" } ?? "the name of a shell is missing",
        "write '\(Command.named(.completions).usage)'"
      )
    }
  }

  private func error(_ code: String, _ message: String, _ help: String) -> Diagnostic {
    .error(code, at: nil, message, help: help)
  }

  private func help(_ command: Command.Name) -> String { Command.named(command).call + " --help" }

  private func shown(_ name: Option.Name) -> String { "'--\(name.rawValue)'" }
}

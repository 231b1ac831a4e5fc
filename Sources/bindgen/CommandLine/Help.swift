import BindgenCore

/// The text of `--help`, from the tables of commands and options; no line is wider than a terminal of 80 columns.
enum Help {
  static let width = 79
  private static let column = 26

  static func text(of name: Command.Name) -> String {
    let command: Command = .named(name)
    let isMain = name == .emit
    var text = isMain ? "bindgen makes Swift from specs of models.\n\n" : ""
    text += "Usage: \(command.usage)\n"
    if isMain { text += "       bindgen <command> ...\n" }
    text += "\n" + wrapped(command.about, to: width).joined(separator: "\n") + "\n"
    if isMain { text += "\n" + commands }
    for group in Option.Group.allCases {
      let options = Option.table.filter { $0.group == group && command.options.contains($0.name) }
      if !options.isEmpty { text += "\n\(group.rawValue):\n" + options.map { lines(of: $0, name) }.joined() }
    }
    return text + "\n" + wrapped(status(of: command), to: width).joined(separator: "\n") + "\n"
  }

  private static var commands: String {
    let commands = Command.table.filter { $0.name != .emit }
    return "Commands, each with a --help of its own:\n"
      + commands.map { row("  " + $0.name.rawValue, $0.summary) }.joined()
  }

  private static func status(of command: Command) -> String {
    let failures =
      command.options.contains(.check) ? "an error in a spec or a difference found by --check" : "an error in a spec"
    return """
      Exit status: 0 done, 1 \(failures), 64 a wrong command line, 66 a file that can't be read, 73 one that can't be \
      written.
      """
  }

  /// `--output <folder>`
  static func usage(of name: Option.Name) -> String {
    Option.table.first { $0.name == name }.map { $0.long + placeholder($0) } ?? ""
  }

  private static func placeholder(_ option: Option) -> String {
    switch option.value {
    case .none: ""
    case .text(let word): " <\(word)>"
    case .oneOf(let choices): " " + choices.joined(separator: "|")
    }
  }

  private static func lines(of option: Option, _ command: Command.Name) -> String {
    // There are no specs yet that could name outlets.
    let isFirst = command == .initialize && option.name == .emit
    let isOfSpecs = command == .format && option.name == .check
    let help =
      isFirst
      ? "the options of 'emit', instead of 'callbacks'"
      : isOfSpecs ? "write nothing; fail and list the specs that would change" : option.help
    return row("  " + (option.short.map { $0 + ", " } ?? "    ") + option.long + placeholder(option), help)
  }

  /// A name, and its description beside it.
  static func row(_ name: String, _ text: String) -> String {
    let lines = wrapped(text, to: width - column)
    let indentation = String(repeating: " ", count: column)
    // A long name has its own line.
    let isShort = name.utf8.count <= column - 2
    let first = isShort ? name + indentation.dropFirst(name.utf8.count) : name + "\n" + indentation
    return first + lines.joined(separator: "\n" + indentation) + "\n"
  }

  static func wrapped(_ text: String, to width: Int) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, last.utf8.count + 1 + word.utf8.count <= width {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}

/// The text of `--help`, from the table of options; no line is wider than a terminal of 80 columns.
enum Help {
  private static let width: Int = 79
  private static let column: Int = 26

  static var text: String {
    var text: String = """
      bindgen makes Swift from specs of models.

      Usage: bindgen <spec>... [-o <folder>] [options]

      A spec is a file, a folder (every *.bindgen.yml, *.bindgen.yaml and *.bindgen
      below it), or - for standard input. Without -o, the Swift goes to standard
      output. A file that bindgen did not write is never overwritten or removed.

      """
    for group in Option.Group.allCases {
      text += "\n\(group.rawValue):\n"
      for option in Option.table where option.group == group { text += lines(of: option) }
    }
    text += """

      Exit status: 0 done, 1 an error in a spec or a difference found by --check,
      64 a wrong command line, 66 a file that can't be read, 73 one that can't be
      written.

      """
    return text
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

  private static func lines(of option: Option) -> String {
    let head: String = "  " + (option.short.map { $0 + ", " } ?? "    ") + option.long + placeholder(option)
    let lines: [String] = wrapped(option.help, to: width - column)
    let indentation: String = String(repeating: " ", count: column)
    // A long option has a line of its own.
    let isShort: Bool = head.utf8.count <= column - 2
    let first: String = isShort ? head + indentation.dropFirst(head.utf8.count) : head + "\n" + indentation
    return first + lines.joined(separator: "\n" + indentation) + "\n"
  }

  private static func wrapped(_ text: String, to width: Int) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last: String = lines.last, last.utf8.count + 1 + word.utf8.count <= width {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}

import BindgenCore

/// A shell that completes commands and options.
enum Shell: String, CaseIterable, Sendable {
  case bash, zsh, fish
}

/// The scripts that complete the commands and options of the tables.
enum Completions {
  static func script(for shell: Shell) -> String {
    switch shell {
    case .bash: bash
    case .zsh: zsh
    case .fish: fish
    }
  }

  /// The commands that are a word.
  static let commands: [Command] = Command.table.filter { $0.name != .emit }

  static func options(of command: Command) -> [Option] {
    Option.table.filter { command.options.contains($0.name) }
  }

  /// Returns the words that may follow a command besides options and files.
  static func words(of command: Command) -> [String] {
    switch command.name {
    case .completions: Shell.allCases.map(\.rawValue)
    case .help: Command.allWords
    default: []
    }
  }

  /// The names of an option, as they are written.
  static func names(of option: Option) -> [String] { [option.short, option.long].compactMap { $0 } }

  /// The words that its value may be.
  static func values(of option: Option) -> [String] {
    if case .oneOf(let choices) = option.value { return choices }
    return option.name == .emit ? Outlet.all.filter { !$0.comesWithKey }.map(\.name) : []
  }

  /// Whether its value is a folder.
  static func takesFolder(_ option: Option) -> Bool {
    if case .text("folder") = option.value { true } else { false }
  }
}

// MARK: - bash

extension Completions {
  private static var bash: String {
    var text = """
      # Completions of bindgen for bash.
      _bindgen() {
        local word=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]} command= words= at
        COMPREPLY=()
        for ((at = 1; at < COMP_CWORD; at++)); do
          case ${COMP_WORDS[at]} in
            \(Command.allWords.joined(separator: " | "))) command=${COMP_WORDS[at]} ;;
            -*) continue ;;
          esac
          break
        done
        case $previous in

      """
    for option in Option.table {
      if case .none = option.value { continue }
      let values = values(of: option)
      text += "    " + names(of: option).joined(separator: " | ") + ") "
      text += (values.isEmpty ? "return" : "words=\"\(values.joined(separator: " "))\"") + " ;;\n"
    }
    text += """
        esac
        if [ -z "$words" ]; then
          case $command in

      """
    for command in Command.table {
      text += "      \(command.name == .emit ? "\"\"" : command.name.rawValue))\n"
      let options = options(of: command).flatMap(names)
      let words = command.name == .emit ? Command.allWords : words(of: command)
      text += "        case $word in -*) words=\"\(options.joined(separator: " "))\" ;; *) words=\""
      text += words.joined(separator: " ") + "\" ;; esac ;;\n"
    }
    return text + """
          esac
        fi
        COMPREPLY=($(compgen -W "$words" -- "$word"))
      }
      # Without a match, files are completed.
      complete -o bashdefault -o default -F _bindgen bindgen

      """
  }
}

// MARK: - zsh

extension Completions {
  private static var zsh: String {
    var text = """
      #compdef bindgen
      # Completions of bindgen for zsh.
      _bindgen() {
        local -a commands=(

      """
    for command in commands { text += "    \(quoted(command.name.rawValue + ":" + command.summary))\n" }
    text += """
        )
        local command=${words[2]}
        case $command in

      """
    for command in commands {
      text += "    \(command.name.rawValue))\n      shift words; (( CURRENT-- ))\n      _arguments -s \\\n"
      text += arguments(of: command) + " ;;\n"
    }
    return text + """
          *)
            _arguments -s \\
      \(arguments(of: .named(.emit), isFirst: true)) ;;
        esac
      }
      # As a file of $fpath it is called; sourced, it is made known.
      if [[ $zsh_eval_context[-1] == loadautofunc ]]; then _bindgen "$@"; else compdef _bindgen bindgen; fi

      """
  }

  private static func arguments(of command: Command, isFirst: Bool = false) -> String {
    var lines = options(of: command).map { argument(of: $0) }
    let words = words(of: command)
    if isFirst { lines.append("'1: :{ _describe command commands; _files }'") }
    if !words.isEmpty { lines.append(quoted("1:word:(\(words.joined(separator: " ")))")) }
    if command.takesSpecs { lines.append("'*:spec:_files'") }
    return lines.map { "        " + $0 }.joined(separator: " \\\n")
  }

  private static func argument(of option: Option) -> String {
    let names = names(of: option)
    let help = option.help.map { "[]:\\".contains($0) ? "\\\($0)" : String($0) }.joined()
    let values = values(of: option)
    let value =
      switch option.value {
      case .none: ""
      case .oneOf: ":value:(\(values.joined(separator: " ")))"
      case .text(let word) where values.isEmpty: ":\(word):" + (takesFolder(option) ? "_files -/" : "")
      case .text(let word): ":\(word):(\(values.joined(separator: " ")))"
      }
    if names.count == 1 { return quoted("\(names[0])[\(help)]\(value)") }
    return "'(\(names.joined(separator: " ")))'{\(names.joined(separator: ","))}" + quoted("[\(help)]\(value)")
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.map { $0 == "'" ? "'\\''" : String($0) }.joined() + "'"
  }
}

// MARK: - fish

extension Completions {
  private static var fish: String {
    let words = Command.allWords.joined(separator: " ")
    var text = "# Completions of bindgen for fish.\n"
    for command in commands {
      let place = "\"not __fish_seen_subcommand_from \(words)\""
      text += "complete -c bindgen -n \(place) -a \(command.name.rawValue) -d \(fishQuoted(command.summary))\n"
    }
    for command in Command.table {
      let place =
        command.name == .emit
        ? "\"not __fish_seen_subcommand_from \(words)\"" : "\"__fish_seen_subcommand_from \(command.name.rawValue)\""
      for option in options(of: command) { text += "complete -c bindgen -n \(place)" + described(option) + "\n" }
      let words = Self.words(of: command)
      if !words.isEmpty { text += "complete -c bindgen -n \(place) -f -a \"\(words.joined(separator: " "))\"\n" }
    }
    return text
  }

  private static func described(_ option: Option) -> String {
    let short = option.short.map { " -s " + $0.dropFirst() } ?? ""
    let values = values(of: option)
    let folders = takesFolder(option) ? " -a \"(__fish_complete_directories)\"" : ""
    let value =
      if case .none = option.value { "" } else if values.isEmpty { " -x" + folders } else {
        " -x -a \"\(values.joined(separator: " "))\""
      }
    return short + " -l " + option.name.rawValue + value + " -d " + fishQuoted(option.help)
  }

  private static func fishQuoted(_ text: String) -> String {
    "'" + text.map { $0 == "'" || $0 == "\\" ? "\\\($0)" : String($0) }.joined() + "'"
  }
}

import BindgenCore

/// A command of the tool. The parser and the help read this table.
struct Command: Sendable {
  enum Name: String, CaseIterable, Sendable {
    /// The main command, which needs no word.
    case emit = ""
    case check
    case format
    case watch
    case graph
    case explain
    case initialize = "init"
    case templates
    case schema
    case completions
    case lsp
    case help
  }

  let name: Name
  /// The arguments after the command's word.
  let words: String
  /// The description in one line.
  let summary: String
  let about: String
  let options: [Option.Name]

  /// `bindgen graph`
  var call: String { name == .emit ? "bindgen" : "bindgen " + name.rawValue }

  var usage: String { words.isEmpty ? call : call + " " + words }

  /// Whether its arguments are files and folders, except a last one that may be a name.
  var takesSpecs: Bool { [.emit, .check, .format, .watch, .graph, .explain].contains(name) }

  private static let messages: [Option.Name] = [.diagnostics, .color, .quiet]
  private static let modules: [Option.Name] = [.module, .moduleWithoutRuntime]
  private static let emission: [Option.Name] =
    [.emit, .templates, .sourceLocations, .noSupport, .withSupport, .runtime] + modules
  private static let other: [Option.Name] = [.help, .version]

  static let table: [Command] = [
    Command(
      name: .emit,
      words: "<spec>... [-o <folder>] [options]",
      summary: "emit Swift from specs",
      about: """
        A spec is a file, a folder (every *.bindgen.yml, *.bindgen.yaml and *.bindgen below it), or - for standard \
        input. Without -o, the Swift goes to standard output. A file that bindgen did not write is never overwritten \
        or removed. A spec that has the name of a command is written './graph'.
        """,
      options: [.output, .check, .dryRun] + emission + messages + [.verbose] + other
    ),
    Command(
      name: .check,
      words: "<spec>... [options]",
      summary: "whether specs are sound; nothing is written",
      about: """
        Reports what emitting the specs would report, and writes nothing. Whether emitted files are up to date is \
        what the option of that name says, where specs are emitted into a folder.
        """,
      options: [.emit, .templates, .runtime] + modules + messages + other
    ),
    Command(
      name: .format,
      words: "<spec>... [--check]",
      summary: "specs as all are written: indentation, blank lines",
      about: """
        Indents each level by two spaces, takes out spaces at the ends of lines and blank lines beyond one, and puts \
        comments one space behind what they follow, unless those of neighbouring lines stand in one column. Swift, the \
        order of keys and what a spec says stay. With - it reads standard input and writes standard output. A spec with \
        errors is not changed.
        """,
      options: [.check] + messages + [.verbose] + other
    ),
    Command(
      name: .watch,
      words: "<spec>... -o <folder> [options]",
      summary: "emit Swift whenever a spec changes",
      about: """
        Emits the specs, and again when one of them changes, comes or goes, until it is ended. It says what it has \
        written, and shows errors until they are mended.
        """,
      options: [.output] + emission + messages + [.verbose] + other
    ),
    Command(
      name: .graph,
      words: "<spec>... [--format text|mermaid|dot] [--model <name>]",
      summary: "what depends on what, as a picture",
      about: """
        Shows the models, what they hold, what depends on what, over all models, and who is notified. As text it also \
        shows the ways from each write to the views.
        """,
      options: [.format, .model, .emit, .templates, .runtime] + modules + messages + other
    ),
    Command(
      name: .explain,
      words: "<spec>... <name>",
      summary: "all that is known of one field, action or model",
      about: """
        Shows what 'Model.field' depends on, what depends on it and who is notified when it changes, each with its \
        place. The name may lead through children, as 'Presenter.cart.total' does. Of 'Model.action' it shows what the \
        body names, of 'Model' all that it holds.
        """,
      options: [.emit, .templates, .runtime] + modules + messages + other
    ),
    Command(
      name: .initialize,
      words: "[<name>] [--package] [--emit a,b] [--bindgen <place>]",
      summary: "a first spec, or a whole package with one",
      about: """
        Writes '<name>.bindgen.yml', a spec with comments to begin with; 'Cart' is the name if none is given. \
        'Sources/Shop/Cart' writes into that folder. With --package it writes a package that builds into the folder \
        '<name>', or into the current one if no name is given. A file that exists is never overwritten.
        """,
      options: [.package, .bindgen, .emit] + messages + [.verbose] + other
    ),
    Command(
      name: .templates,
      words: "[<template>...]",
      summary: "the built-in options of 'emit' and templates, to list or to print",
      about: """
        Lists the templates that the tool carries: outlets, which a spec's 'emit' may name, and the parts of a class. \
        Prints those that are named.
        """,
      options: messages + other
    ),
    Command(
      name: .schema,
      words: "[--templates <folder>]",
      summary: "a JSON Schema of specs, for editors",
      about: """
        Prints a JSON Schema (draft 7) of the keys of a spec and of what their values may be. Editors complete and \
        check with it the specs that are strict YAML. With --templates it knows the outlets of these templates, too.
        """,
      options: [.templates] + messages + other
    ),
    Command(
      name: .completions,
      words: Shell.allCases.map(\.rawValue).joined(separator: "|"),
      summary: "a script that completes commands and options",
      about: """
        Prints a script for a shell. For bash, write 'source <(bindgen completions bash)' into ~/.bashrc; for zsh, put \
        it into a file '_bindgen' in a folder of $fpath; for fish, into ~/.config/fish/completions/bindgen.fish.
        """,
      options: messages + other
    ),
    Command(
      name: .lsp,
      words: "",
      summary: "a language server for specs, which editors start",
      about: """
        Speaks the Language Server Protocol on standard input and output: errors as one types, of all specs of a \
        target, completion of keys and names, what is known of them, and where they are declared.
        """,
      options: messages + other
    ),
    Command(
      name: .help,
      words: "[<command> | <error>]",
      summary: "what a command does, or what an error means",
      about: """
        For a command it prints what '--help' prints. An error is named by its code, which stands in brackets behind its \
        message: 'bindgen help unknown-key' says what it means, and shows a spec that causes it.
        """,
      options: messages + other
    ),
  ]

  static func named(_ name: Name) -> Command { table.first { $0.name == name } ?? table[0] }

  /// The command with this word; the main command has none.
  static func word(_ word: String) -> Name? { word.isEmpty ? nil : Name(rawValue: word) }

  static let allWords: [String] = Name.allCases.map(\.rawValue).filter { !$0.isEmpty }
}

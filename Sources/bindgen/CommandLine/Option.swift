import BindgenCore
import BindgenTools

/// An option of the command line. The parser and the help read this table.
struct Option: Sendable {
  enum Name: String, CaseIterable, Sendable {
    case output
    case check
    case dryRun = "dry-run"
    case emit
    case templates
    case sourceLocations = "source-locations"
    case noSupport = "no-support"
    case withSupport = "with-support"
    case runtime
    case module
    case moduleWithoutRuntime = "module-without-runtime"
    case format
    case model
    case package
    case bindgen
    case diagnostics
    case color
    case quiet
    case verbose
    case help
    case version
  }

  enum Value: Sendable {
    case none
    /// Any text; the help shows this word for it.
    case text(String)
    case oneOf([String])
  }

  enum Group: String, CaseIterable, Sendable {
    case files = "Files"
    case picture = "What is shown"
    case emission = "What is emitted"
    case messages = "Messages"
    case other = "Other"
  }

  let name: Name
  let short: String?
  let value: Value
  let group: Group
  let help: String

  private init(_ name: Name, short: String? = nil, takes value: Value = .none, in group: Group, _ help: String) {
    self.name = name
    self.short = short
    self.value = value
    self.group = group
    self.help = help
  }

  /// Whether it may be repeated.
  var repeats: Bool { name == .module || name == .moduleWithoutRuntime }

  var long: String { "--" + name.rawValue }

  static let table: [Option] = [
    Option(
      .output,
      short: "-o",
      takes: .text("folder"),
      in: .files,
      "write into this folder, created if it is missing"
    ),
    Option(
      .check,
      in: .files,
      "write nothing; fail and show the difference if a file is not what would be written"
    ),
    Option(.dryRun, in: .files, "write nothing; list what would be written, changed, removed"),
    Option(.package, in: .files, "write a whole package: a manifest, a spec, a program and a test"),
    Option(
      .bindgen,
      takes: .text("place"),
      in: .files,
      "a path from the package, or a URL, where its manifest finds bindgen (default: ../bindgen)"
    ),
    Option(
      .format,
      takes: .oneOf(Question.Form.allCases.map(\.rawValue)),
      in: .picture,
      "for a terminal, for GitHub, for Graphviz, or as an image (default: text)"
    ),
    Option(.model, takes: .text("name"), in: .picture, "this model and its children alone"),
    Option(.emit, takes: .text("a,b"), in: .emission, "these options of 'emit' instead of those in the specs"),
    Option(
      .templates,
      takes: .text("folder"),
      in: .emission,
      "own templates (*.swift.tmpl): new options of 'emit'"
    ),
    Option(
      .sourceLocations,
      takes: .oneOf(GeneratorOptions.SourceLocations.allCases.map(\.rawValue)),
      in: .emission,
      "let Swift's errors point into the specs (default: off)"
    ),
    Option(.noSupport, in: .emission, "leave out what models share"),
    Option(.withSupport, in: .emission, "write the file of what models share even if nothing is in it"),
    Option(
      .runtime,
      takes: .oneOf(GeneratorOptions.RuntimePlace.allCases.map(\.rawValue)),
      in: .emission,
      "where what models share is: a copy of it, or the module BindgenRuntime (default: copy)"
    ),
    Option(
      .module,
      takes: .text("name=place"),
      in: .emission,
      "the specs of another module, a file or a folder: its models may be children and rows; several times"
    ),
    Option(
      .moduleWithoutRuntime,
      takes: .text("name"),
      in: .emission,
      "this module has a copy of what models share, so that only its plain classes and values can be held"
    ),
    Option(
      .diagnostics,
      takes: .oneOf(DiagnosticPrinter.Form.allCases.map(\.rawValue)),
      in: .messages,
      "with the source, a line each, or a JSON object a line (default: pretty)"
    ),
    Option(
      .color,
      takes: .oneOf(OutputStyle.Color.allCases.map(\.rawValue)),
      in: .messages,
      "auto: on terminals, unless NO_COLOR is set (default: auto)"
    ),
    Option(.quiet, in: .messages, "report errors only"),
    Option(.verbose, in: .messages, "report each file that is written or removed"),
    Option(.help, short: "-h", in: .other, "show this"),
    Option(.version, in: .other, "show the version"),
  ]

  /// Finds an option as it is written: `--check`, `-o`.
  static func named(_ text: String) -> Option? {
    table.first { $0.long == text || ($0.short != nil && $0.short == text) }
  }
}

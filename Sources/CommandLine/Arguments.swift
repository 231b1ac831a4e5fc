import BindgenDiagnostics
import BindgenEmission

/// A command line, understood.
struct Arguments: Equatable, Sendable {
  enum Color: String, CaseIterable, Sendable {
    case auto, always, never
  }

  enum Task: Equatable, Sendable {
    case help, version
    case print
    case write(folder: String)
    case check(folder: String)
    case dryRun(folder: String)
  }

  /// How much is told besides errors.
  enum Talk: Equatable, Sendable {
    case quiet, normal, verbose
  }

  var task: Task = .print
  /// Files, folders, and `-`, as they were given.
  var inputs: [String] = []
  var emit: [String]? = nil
  var templates: String? = nil
  var sourceLocations: GeneratorOptions.SourceLocations = .off
  var support: Bool = true
  var form: DiagnosticPrinter.Form = .pretty
  var color: Color = .auto
  var talk: Talk = .normal
}

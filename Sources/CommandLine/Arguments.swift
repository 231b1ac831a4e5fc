import BindgenDiagnostics
import BindgenEmission
import BindgenTelling

/// A command line, understood.
struct Arguments: Equatable, Sendable {
  enum Color: String, CaseIterable, Sendable {
    case auto, always, never
  }

  enum Task: Equatable, Sendable {
    case help(Command.Name)
    case version
    case emit(Delivery)
    case tell(Question.Subject)
    /// A first spec, by its path without an ending.
    case begin(String)
    /// To be listed, or copied into a folder: those of these names, or all.
    case templates([String], folder: String?)
  }

  /// What becomes of emitted files.
  enum Delivery: Equatable, Sendable {
    case print
    case write(folder: String)
    case check(folder: String)
    case dryRun(folder: String)
  }

  /// How much is told besides errors.
  enum Talk: Equatable, Sendable {
    case quiet, normal, verbose
  }

  var task: Task = .emit(.print)
  /// Specs: files, folders, and `-`, as they were given.
  var inputs: [String] = []
  var emit: [String]? = nil
  var templates: String? = nil
  var sourceLocations: GeneratorOptions.SourceLocations = .off
  var support: GeneratorOptions.Support = .asNeeded
  var form: DiagnosticPrinter.Form = .pretty
  var color: Color = .auto
  var talk: Talk = .normal
}

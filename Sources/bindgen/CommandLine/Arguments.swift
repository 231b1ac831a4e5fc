import BindgenCore
import BindgenTools

/// A parsed command line.
struct Arguments: Equatable, Sendable {
  enum Task: Equatable, Sendable {
    case help(Command.Name)
    case version
    /// Explains an error by its code.
    case error(String)
    case emit(OutputDestination)
    case answer(Question.Subject)
    /// Writes a first spec or package.
    case begin(InitCommand.Order)
    /// Prints the templates of these names; without names, lists all.
    case templates([String])
    /// Prints the schema of specs.
    case schema
    /// Reports the diagnostics of specs, and writes nothing.
    case check
    /// Formats specs, or lists those that are not formatted.
    case format(isCheck: Bool)
    /// Emits into a folder, again and again.
    case watch(folder: String)
    /// Runs the language server.
    case serve
    /// Prints a script for a shell.
    case completions(Shell)
  }

  var task: Task = .emit(.print)
  /// Specs: files, folders, and `-`, as the user named them.
  var inputs: [String] = []
  var emit: [String]? = nil
  var templates: String? = nil
  var sourceLocations: GeneratorOptions.SourceLocations = .off
  var support: GeneratorOptions.Support = .asNeeded
  var runtime: GeneratorOptions.RuntimePlace = .copy
  var modules: [ModulePaths] = []
  var style = OutputStyle(explanation: Command.named(.help).call)
}

import BindgenCore

/// A command line, understood.
struct Arguments: Equatable, Sendable {
  enum Task: Equatable, Sendable {
    case help(Command.Name)
    case version
    case emit(Delivery)
    case answer(Question.Subject)
    /// A first spec, by its path without an ending.
    case begin(String)
    /// To be listed, or copied into a folder: those of these names, or all.
    case templates([String], folder: String?)
  }

  var task: Task = .emit(.print)
  /// Specs: files, folders, and `-`, as they were given.
  var inputs: [String] = []
  var emit: [String]? = nil
  var templates: String? = nil
  var sourceLocations: GeneratorOptions.SourceLocations = .off
  var support: GeneratorOptions.Support = .asNeeded
  var manner: Manner = Manner()
}

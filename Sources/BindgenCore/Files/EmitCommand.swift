/// Reads the specs, generates the files, and delivers them.
package struct EmitCommand {
  /// A pure function that returns the files in the order in which standard output shows them.
  package typealias Generate = (_ specs: [SourceFile], _ options: GeneratorOptions) -> (
    files: [GeneratedFile], diagnostics: Diagnostics
  )

  private let inputs: Inputs
  private let console: Console
  private let reporter: Reporter

  package init(_ inputs: Inputs, _ console: Console, _ reporter: Reporter) {
    self.inputs = inputs
    self.console = console
    self.reporter = reporter
  }

  /// - Parameters:
  ///   - options: All options except those among the inputs, and the working directory.
  ///   - deliver: Brings the files to their destination; not called if there are errors.
  package func run(
    _ options: GeneratorOptions,
    _ generate: Generate,
    deliver: (_ files: [OutputFile]) -> ExitStatus
  ) -> ExitStatus {
    guard inputs.problems.isEmpty else {
      reporter.report(inputs.problems)
      return .unreadableInput
    }
    var options = options
    options.templates = inputs.templates
    options.modules = inputs.modules
    if options.sourceLocations == .on { options.workingDirectory = console.workingDirectory() ?? "" }
    var (files, diagnostics) = generate(inputs.specs, options)
    diagnostics.add(contentsOf: SameNames.errors(in: files))
    reporter.report(diagnostics.sorted(files: inputs.specs + inputs.templates))
    return diagnostics.hasErrors ? .failed : deliver(files.map(EmitCommand.output))
  }

  private static func output(_ file: GeneratedFile) -> OutputFile {
    let spec = file.spec?.name
    let path = spec == Inputs.standardInputName ? Inputs.standardInput : spec
    return OutputFile(name: file.name, bytes: file.bytes, spec: path)
  }
}

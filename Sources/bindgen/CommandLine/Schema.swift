import BindgenCore

/// Prints a JSON Schema of specs, which editors check them with.
struct Schema {
  private let inputs: Inputs
  private let reporter: Reporter

  init(_ inputs: Inputs, _ reporter: Reporter) {
    self.inputs = inputs
    self.reporter = reporter
  }

  func run() -> ExitStatus {
    guard inputs.problems.isEmpty else {
      reporter.report(inputs.problems)
      return .unreadableInput
    }
    return reporter.print(SpecSchema.text(ownOutlets: Generator.ownOutlets(inputs.templates)))
  }
}

import BindgenCore
import BindgenTools

/// Reads the specs and answers a question about them.
struct ExplainCommand {
  private let inputs: Inputs
  private let reporter: Reporter

  init(_ inputs: Inputs, _ reporter: Reporter) {
    self.inputs = inputs
    self.reporter = reporter
  }

  /// - Parameter emit: The outlets that replace those of the specs, if any.
  func run(
    _ subject: Question.Subject,
    emit: [String]?,
    runtime: GeneratorOptions.RuntimePlace,
    _ answering: Work.Answering
  ) -> ExitStatus {
    guard inputs.problems.isEmpty else {
      reporter.report(inputs.problems)
      return .unreadableInput
    }
    let outlets = Generator.ownOutlets(inputs.templates)
    let question = Question(
      subject,
      emit: emit,
      ownOutlets: outlets,
      modules: inputs.modules,
      hasLibrary: runtime == .module
    )
    let answer = answering(inputs.specs, question)
    reporter.report(answer.diagnostics.sorted(files: inputs.specs))
    switch answer.outcome {
    case .text(let text): return reporter.print(text)
    case .noSuchName: return .wrongCommandLine
    case .faultySpecs: return .failed
    }
  }
}

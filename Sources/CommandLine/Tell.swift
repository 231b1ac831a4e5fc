import BindgenDiagnostics
import BindgenEmission
import BindgenTelling

/// Reads the specs and has a question about them answered.
struct Tell {
  private let arguments: Arguments
  private let console: Console
  private let reporter: Reporter

  init(_ arguments: Arguments, _ console: Console, _ reporter: Reporter) {
    self.arguments = arguments
    self.console = console
    self.reporter = reporter
  }

  func run(_ subject: Question.Subject, _ tell: Work.Tell) -> ExitStatus {
    let inputs: Inputs = Inputs(arguments, console: console)
    guard inputs.problems.isEmpty else {
      reporter.tell(inputs.problems)
      return .unreadableInput
    }
    let outlets: [String] = Generator.ownOutlets(inputs.templates)
    let answer: Answer = tell(inputs.specs, Question(subject, emit: arguments.emit, ownOutlets: outlets))
    reporter.tell(answer.diagnostics.sorted(files: inputs.specs))
    switch answer.outcome {
    case .text(let text): return reporter.print(text)
    case .noSuchName: return .wrongCommandLine
    case .faultySpecs: return .failed
    }
  }
}

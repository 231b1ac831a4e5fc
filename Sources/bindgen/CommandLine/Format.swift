import BindgenCore
import BindgenTools

/// The command `format`: writes specs in the canonical form, or lists those that have another one.
struct Format {
  private let inputs: Inputs
  private let reporter: Reporter

  init(_ inputs: Inputs, _ reporter: Reporter) {
    self.inputs = inputs
    self.reporter = reporter
  }

  func run(isCheck: Bool) -> ExitStatus {
    guard inputs.problems.isEmpty else {
      reporter.report(inputs.problems)
      return .unreadableInput
    }
    let all: [(file: SourceFile, outcome: Formatter.Outcome)] = inputs.specs.map { ($0, Formatter.format($0)) }
    let problems = all.flatMap { Format.problems($0.file, $0.outcome) }
    reporter.report(problems)
    let texts = all.compactMap { file, outcome in
      if case .text(let text) = outcome { (file, text) } else { nil }
    }
    let status = isCheck ? list(texts) : write(texts)
    return status == .done && problems.contains { $0.severity == .error } ? .failed : status
  }

  private static func problems(_ file: SourceFile, _ outcome: Formatter.Outcome) -> [Diagnostic] {
    switch outcome {
    case .text: []
    case .faulty(let diagnostics): diagnostics.sorted(files: [file])
    case .wrong:
      [
        .error(
          "not-formatted",
          at: nil,
          "'\(file.name)' is left as it is: formatted, it would say something else",
          help: "that is a mistake of bindgen; please report it, with the spec"
        )
      ]
    }
  }

  private func list(_ texts: [(file: SourceFile, text: [UInt8])]) -> ExitStatus {
    let names = texts.filter { $0.file.bytes != $0.text }.map(\.file.name.visible)
    let status = reporter.print(names.map { $0 + "\n" }.joined())
    return status == .done && !names.isEmpty ? .failed : status
  }

  private func write(_ texts: [(file: SourceFile, text: [UInt8])]) -> ExitStatus {
    var report = OutputReport()
    var status: ExitStatus = .done
    for (file, text) in texts {
      if file.name == Inputs.standardInputName {
        status = reporter.print(text)
      } else if file.bytes == text {
        report.unchanged += 1
      } else {
        report.add(Replacement.write(text, to: file.name, over: file.bytes))
      }
    }
    let written = reporter.finish(report, reporter.reportDone)
    return status == .done ? written : status
  }
}

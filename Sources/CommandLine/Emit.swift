import BindgenDiagnostics
import BindgenEmission
import BindgenOutput

/// Reads the specs, has them generated, and brings what comes of it to where it was asked for.
struct Emit {
  private let arguments: Arguments
  private let console: Console
  private let reporter: Reporter

  init(_ arguments: Arguments, _ console: Console, _ reporter: Reporter) {
    self.arguments = arguments
    self.console = console
    self.reporter = reporter
  }

  func run(_ delivery: Arguments.Delivery, _ generate: Work.Generate) -> ExitStatus {
    let inputs: Inputs = Inputs(arguments, console: console)
    guard inputs.problems.isEmpty else {
      reporter.tell(inputs.problems)
      return .unreadableInput
    }
    let options: GeneratorOptions = GeneratorOptions(
      emit: arguments.emit,
      sourceLocations: arguments.sourceLocations,
      templates: inputs.templates,
      support: arguments.support,
      workingDirectory: arguments.sourceLocations == .on ? console.workingDirectory() ?? "" : ""
    )
    var (files, diagnostics): ([GeneratedFile], Diagnostics) = generate(inputs.specs, options)
    diagnostics.add(contentsOf: SameNames.errors(in: files))
    reporter.tell(diagnostics.sorted(files: inputs.specs + inputs.templates))
    return diagnostics.hasErrors ? .failed : deliver(files, delivery)
  }

  private func deliver(_ files: [GeneratedFile], _ delivery: Arguments.Delivery) -> ExitStatus {
    switch delivery {
    case .print: reporter.print(files.flatMap(\.bytes))
    case .write(let folder): reporter.finish(plan(files, folder).write(), reporter.tellDone)
    case .check(let folder): reporter.finish(plan(files, folder).compare(), showingDifference)
    case .dryRun(let folder): reporter.finish(plan(files, folder).compare(), showingList)
    }
  }

  private func plan(_ files: [GeneratedFile], _ folder: String) -> OutputPlan {
    let outputs: [OutputFile] = files.map { file in
      let spec: String? = file.spec?.name
      let path: String? = spec == Inputs.standardInputName ? Inputs.standardInput : spec
      return OutputFile(name: file.name, bytes: file.bytes, spec: path)
    }
    return OutputPlan(files: outputs, folder: folder)
  }

  private func showingDifference(_ report: OutputReport) -> ExitStatus {
    let status: ExitStatus = reporter.print(report.changes.flatMap(\.unifiedDiff))
    return status == .done && !report.changes.isEmpty ? .failed : status
  }

  private func showingList(_ report: OutputReport) -> ExitStatus {
    let lines: [String] = report.changes.map { $0.kind.rawValue + " " + $0.path.visible + "\n" }
    return reporter.print(lines.joined())
  }
}

import BindgenCore
import BindgenTools

/// The use of emitted files: print, write, compare or list them.
enum OutputDestination: Equatable, Sendable {
  case print
  case write(folder: String)
  case check(folder: String)
  case dryRun(folder: String)

  func deliver(_ files: [OutputFile], _ reporter: Reporter) -> ExitStatus {
    func plan(_ folder: String) -> OutputPlan { OutputPlan(files: files, folder: folder) }
    switch self {
    case .print: return reporter.print(files.flatMap(\.bytes))
    case .write(let folder): return reporter.finish(plan(folder).write(), reporter.reportDone)
    case .check(let folder): return reporter.finish(plan(folder).compare()) { showDifference($0, reporter) }
    case .dryRun(let folder): return reporter.finish(plan(folder).compare()) { showList($0, reporter) }
    }
  }

  /// Shows the differences of changed files. For a missing or superfluous file a difference would be all of it, so it gets a
  /// message, as all files do if the messages are JSON for programs.
  private func showDifference(_ report: OutputReport, _ reporter: Reporter) -> ExitStatus {
    func isCompared(_ change: OutputChange) -> Bool { change.kind == .changed && !reporter.writesJSON }
    reporter.report(report.changes.filter { !isCompared($0) }.map(\.outOfDate))
    let status = reporter.print(report.changes.filter(isCompared).flatMap(\.unifiedDiff))
    return status == .done && !report.changes.isEmpty ? .failed : status
  }

  private func showList(_ report: OutputReport, _ reporter: Reporter) -> ExitStatus {
    let lines = report.changes.map { $0.kind.rawValue + " " + $0.path.visible + "\n" }
    return reporter.print(lines.joined())
  }
}

extension OutputChange {
  /// The difference in the form of `diff -u`; empty if nothing differs.
  fileprivate var unifiedDiff: [UInt8] { UnifiedDiff.bytes(from: (path, old), to: (path, new)) }

  fileprivate var outOfDate: Diagnostic {
    let file = "'\(path.visible)'"
    let message =
      switch kind {
      case .written: file + " is missing"
      case .changed: file + " is not what its spec gives"
      case .removed: "the spec of \(file) is gone"
      }
    return .error("out-of-date", at: nil, message)
  }
}

/// Everything a run prints: its product to standard output, all messages to standard error.
package struct Reporter {
  private let console: Console
  private let style: OutputStyle

  package init(_ style: OutputStyle, _ console: Console) {
    self.console = console
    self.style = style
  }

  /// - Returns: the run's status, if nothing else decides it. A closed reader is not an error.
  package func print(_ bytes: [UInt8]) -> ExitStatus {
    guard !bytes.isEmpty else { return .done }
    do throws(SystemError) {
      try console.output.write(bytes)
    } catch  where !error.isBrokenPipe {
      report([.error("cant-write", at: nil, "can't write to standard output: \(error.reason)")])
      return .unwritableOutput
    } catch {}
    return .done
  }

  package func print(_ text: String) -> ExitStatus { print(Array(text.utf8)) }

  package func report(_ diagnostics: [Diagnostic]) {
    let shown = style.verbosity == .quiet ? diagnostics.filter { $0.severity == .error } : diagnostics
    guard !shown.isEmpty else { return }
    write(DiagnosticPrinter(style.form, isColored: isColored).text(of: shown) + hint(after: shown))
  }

  /// Returns the hint on how to learn more of errors in files. For a wrong command line, the message says all.
  private func hint(after diagnostics: [Diagnostic]) -> String {
    guard style.form == .pretty, style.verbosity != .quiet, let command = style.explanation else { return "" }
    let codes = diagnostics.filter { $0.severity == .error && $0.range != nil }.map(\.code)
    guard let first = codes.first else { return "" }
    let rest = codes.allSatisfy { $0 == first } ? "it" : "the first error"
    return "'\(command) \(first)' explains \(rest)\n"
  }

  /// Shows the changes, done or planned, if there was no problem.
  package func finish(_ report: OutputReport, _ show: (OutputReport) -> ExitStatus) -> ExitStatus {
    guard report.problems.isEmpty else {
      self.report(report.problems)
      return .unwritableOutput
    }
    return show(report)
  }

  /// Prints a summary on terminals only, so that builds stay silent, or a line for each file with `--verbose`. Programs that
  /// read JSON get neither.
  package func reportDone(_ report: OutputReport) -> ExitStatus {
    guard !writesJSON else { return .done }
    switch style.verbosity {
    case .quiet: break
    case .normal: if console.error.isTerminal() { write(Reporter.summary(of: report)) }
    case .verbose: write(report.changes.map { "\($0.kind.rawValue) \($0.path.visible)\n" }.joined())
    }
    return .done
  }

  /// Prints a line about one run of many if it wrote something, for people who wait for that.
  ///
  /// - Parameter always: Whether to print it also if there was nothing to write.
  package func reportRun(_ report: OutputReport, always: Bool) -> ExitStatus {
    guard !writesJSON, always || !report.changes.isEmpty else { return .done }
    if style.verbosity == .normal { write(Reporter.summary(of: report)) }
    return style.verbosity == .verbose ? reportDone(report) : .done
  }

  /// Whether programs read the messages.
  package var writesJSON: Bool { style.form == .json }

  /// Whether anything but errors is printed.
  package var talks: Bool { style.verbosity != .quiet }

  private func write(_ text: String) {
    // If standard error is closed, nobody can read the failure.
    try? console.error.write(Array(text.utf8))
  }

  private static func summary(of report: OutputReport) -> String {
    let kinds: [OutputChange.Kind] = [.written, .changed, .removed]
    var parts = kinds.compactMap { kind in
      let count = report.changes.filter { $0.kind == kind }.count
      return count == 0 ? nil : "\(count) \(kind.rawValue)"
    }
    if report.unchanged > 0 { parts.append("\(report.unchanged) unchanged") }
    let done = "bindgen: " + (parts.isEmpty ? "nothing to write" : parts.joined(separator: ", ")) + "\n"
    return report.changes.flatMap(\.plainChanges).joined() + done
  }

  private var isColored: Bool {
    switch style.color {
    case .always: true
    case .never: false
    case .auto:
      (console.variable("NO_COLOR") ?? "").isEmpty && console.variable("TERM") != "dumb" && console.error.isTerminal()
    }
  }
}

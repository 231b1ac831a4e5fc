/// A file for the output folder.
package struct OutputFile: Sendable {
  package var name: String
  package var bytes: [UInt8]
  /// The path of its spec, relative to the working folder, `-` for standard input; nil if it belongs to all specs of a
  /// run.
  package var spec: String?

  package init(name: String, bytes: [UInt8], spec: String? = nil) {
    self.name = name
    self.bytes = bytes
    self.spec = spec
  }
}

/// The files for a folder, as a value. Creating a plan touches nothing; `compare` reads, `write` writes.
package struct OutputPlan: Sendable {
  package let folder: String
  /// The files sorted by name, so that the order in which they were generated never shows.
  package let files: [OutputFile]

  package init(files: [OutputFile], folder: String) {
    self.folder = folder
    self.files = files.sorted { InputFiles.precedes($0.name, $1.name) }
  }

  /// Returns the changes that `write` would make. Nothing is written.
  package func compare() -> OutputReport {
    let problems = self.problems
    guard problems.isEmpty else { return OutputReport(problems: problems) }
    do throws(SystemError) {
      return Comparison(of: self, with: try Folder(folder, hook: { _ in })).report
    } catch {
      return error == .notThere ? Comparison(ofNew: self).report : OutputReport(problems: [.unreadable(folder, error)])
    }
  }

  /// Makes the folder contain the files: all of them or, if there is a problem, none.
  package func write() -> OutputReport { write(hook: { _ in }) }

  func write(hook: @escaping CallHook) -> OutputReport {
    let problems = self.problems
    guard problems.isEmpty else { return OutputReport(problems: problems) }
    var made: [String] = []
    do throws(SystemError) {
      if !files.isEmpty { made = try Folder.make(folder, hook: hook) }
      let report = write(to: try Folder(folder, hook: hook))
      if !report.problems.isEmpty { Folder.unmake(made) }
      return report
    } catch {
      Folder.unmake(made)
      // A missing folder has no files to remove.
      return error == .notThere && files.isEmpty ? OutputReport() : OutputReport(problems: [.unwritable(folder, error)])
    }
  }

  private func write(to folder: borrowing Folder) -> OutputReport {
    // Without a lock, what looks like a leftover may be another run's work.
    if folder.lock() { removeLeftovers(in: folder) }
    let comparison = Comparison(of: self, with: folder)
    guard comparison.report.problems.isEmpty else { return comparison.report }
    do throws(Transaction.Failure) {
      try Transaction.run(comparison.steps, in: folder)
      return comparison.report
    } catch {
      return OutputReport(problems: [.unwritable(path(of: error.name), error.error)])
    }
  }

  /// Removes the leftovers of killed runs. Nothing depends on that, so failures are ignored.
  private func removeLeftovers(in folder: borrowing Folder) {
    for name in (try? folder.names()) ?? [] where OutputName.isTemporary(name) {
      guard case .file(let bytes, _)? = try? folder.entry(name, upTo: Header.length), Header.mayMarkCut(bytes)
      else { continue }
      try? folder.remove(name)
    }
  }

  func path(of name: String) -> String { joined(folder, name) }

  /// Problems of the plan that don't depend on the folder.
  private var problems: [Diagnostic] {
    var problems: [Diagnostic] = []
    var names: Set<String> = []
    for file in files {
      if let problem = OutputName.problem(of: file.name) {
        problems.append(.badName(file.name, problem))
      } else if !names.insert(OutputName.folded(file.name)).inserted {
        problems.append(.sameName(path(of: file.name)))
      }
    }
    return problems
  }
}

/// The changes to a folder, done or planned.
package struct OutputReport: Sendable {
  /// The changes sorted by name.
  package var changes: [OutputChange] = []
  /// The number of files that are up to date.
  package var unchanged: Int = 0
  /// The diagnostics that prevent the output. If there is any, nothing was written.
  package var problems: [Diagnostic] = []

  package init(changes: [OutputChange] = [], unchanged: Int = 0, problems: [Diagnostic] = []) {
    self.changes = changes
    self.unchanged = unchanged
    self.problems = problems
  }

  package mutating func add(_ other: OutputReport) {
    changes += other.changes
    unchanged += other.unchanged
    problems += other.problems
  }
}

package struct OutputChange: Sendable {
  package enum Kind: String, Sendable {
    case written, changed, removed
  }

  package let kind: Kind
  package let name: String
  package let path: String
  /// Empty if there was, or will be, no file.
  package let old: [UInt8]
  package let new: [UInt8]
  /// The permissions of the old file, which the new one keeps.
  let permissions: UInt16?
}

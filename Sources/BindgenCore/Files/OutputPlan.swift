/// A file that is to stand in the output folder.
package struct OutputFile: Sendable {
  package var name: String
  package var bytes: [UInt8]
  /// The path of the spec it was made from, as seen from the working folder, `-` for standard input; nil where it
  /// belongs to all specs of a run.
  package var spec: String?

  package init(name: String, bytes: [UInt8], spec: String? = nil) {
    self.name = name
    self.bytes = bytes
    self.spec = spec
  }
}

/// The files that a folder is to hold, as a value. Making one touches nothing; `compare` reads, `write` writes.
package struct OutputPlan: Sendable {
  package let folder: String
  /// Sorted by their names, so that the order in which they were made shows nowhere.
  package let files: [OutputFile]

  package init(files: [OutputFile], folder: String) {
    self.folder = folder
    self.files = files.sorted { InputFiles.precedes($0.name, $1.name) }
  }

  /// What `write` would do. Nothing is written.
  package func compare() -> OutputReport {
    let faults: [Diagnostic] = self.faults
    guard faults.isEmpty else { return OutputReport(problems: faults) }
    do throws(SystemError) {
      return Comparison(of: self, with: try Folder(folder, hook: { _ in })).report
    } catch {
      return error == .notThere ? Comparison(ofNew: self).report : OutputReport(problems: [.unreadable(folder, error)])
    }
  }

  /// Makes the folder hold the files: all of them, or, where something is in the way, none.
  package func write() -> OutputReport { write(hook: { _ in }) }

  func write(hook: @escaping CallHook) -> OutputReport {
    let faults: [Diagnostic] = self.faults
    guard faults.isEmpty else { return OutputReport(problems: faults) }
    var made: [String] = []
    do throws(SystemError) {
      if !files.isEmpty { made = try Folder.make(folder, hook: hook) }
      let report: OutputReport = write(to: try Folder(folder, hook: hook))
      if !report.problems.isEmpty { Folder.unmake(made) }
      return report
    } catch {
      Folder.unmake(made)
      // A folder that is not there has nothing to be removed from it.
      return error == .notThere && files.isEmpty ? OutputReport() : OutputReport(problems: [.unwritable(folder, error)])
    }
  }

  private func write(to folder: borrowing Folder) -> OutputReport {
    // Without a lock, what looks like a leftover may be another run's work.
    if folder.lock() { removeLeftovers(in: folder) }
    let comparison: Comparison = Comparison(of: self, with: folder)
    guard comparison.report.problems.isEmpty else { return comparison.report }
    do throws(Transaction.Failure) {
      try Transaction.run(comparison.steps, in: folder)
      return comparison.report
    } catch {
      return OutputReport(problems: [.unwritable(path(of: error.name), error.error)])
    }
  }

  /// What killed runs have left. Nothing depends on its going, so failures are let be.
  private func removeLeftovers(in folder: borrowing Folder) {
    for name in (try? folder.names()) ?? [] where OutputName.isTemporary(name) {
      guard case .file(let bytes, _)? = try? folder.entry(name, upTo: Header.length), Header.mayMarkCut(bytes)
      else { continue }
      try? folder.remove(name)
    }
  }

  func path(of name: String) -> String { joined(folder, name) }

  /// What is wrong with the plan whatever the folder holds.
  private var faults: [Diagnostic] {
    var faults: [Diagnostic] = []
    var names: Set<String> = []
    for file in files {
      if let fault: String = OutputName.fault(of: file.name) {
        faults.append(.badName(file.name, fault))
      } else if !names.insert(OutputName.folded(file.name)).inserted {
        faults.append(.sameName(path(of: file.name)))
      } else if !Header.marks(file.bytes) {
        faults.append(.noHeader(path(of: file.name)))
      }
    }
    return faults
  }
}

/// What was done to a folder, or would be.
package struct OutputReport: Sendable {
  /// Sorted by name.
  package var changes: [OutputChange] = []
  /// How many files stand there as they should.
  package var unchanged: Int = 0
  /// What is in the way. If there is any, nothing was written.
  package var problems: [Diagnostic] = []
}

package struct OutputChange: Sendable {
  package enum Kind: String, Sendable {
    case written, changed, removed
  }

  package let kind: Kind
  package let name: String
  package let path: String
  /// Empty where there was, or will be, no file.
  package let old: [UInt8]
  package let new: [UInt8]
  /// Those of the old file, which the new one keeps.
  let permissions: UInt16?
}

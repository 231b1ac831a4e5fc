/// Files for a folder that replace nothing: an existing file stays as it is.
package struct NewFiles: Sendable {
  let files: [OutputFile]
  let folder: String
  /// The names of files that may be there already, with any text.
  let kept: Set<String>

  package init(files: [OutputFile], folder: String, keeping kept: Set<String> = []) {
    self.files = files
    self.folder = folder
    self.kept = kept
  }

  /// Writes all of them, or none if another file has one of the names. An identical file is left alone.
  package func write() -> OutputReport { write(hook: { _ in }) }

  func write(hook: @escaping CallHook) -> OutputReport {
    var made: [String] = []
    do throws(SystemError) {
      made = try Folder.make(folder, hook: hook)
      let report = write(to: try Folder(folder, hook: hook))
      if !report.problems.isEmpty { Folder.unmake(made) }
      return report
    } catch {
      Folder.unmake(made)
      return OutputReport(problems: [.unwritable(folder, error)])
    }
  }

  private func write(to folder: borrowing Folder) -> OutputReport {
    _ = folder.lock()
    var report = OutputReport()
    for file in files { compare(file, with: folder, &report) }
    guard report.problems.isEmpty else { return report }
    do throws(Transaction.Failure) {
      try Transaction.run(report.changes, in: folder)
    } catch {
      report = OutputReport(problems: [.unwritable(joined(self.folder, error.name), error.error)])
    }
    return report
  }

  func compare(_ file: OutputFile, with folder: borrowing Folder, _ report: inout OutputReport) {
    let path = joined(self.folder, file.name)
    if let problem = OutputName.problem(of: file.name) {
      report.problems.append(.badName(file.name, problem))
      return
    }
    do throws(SystemError) {
      switch try folder.entry(file.name) {
      case .nothing:
        let change = OutputChange(
          kind: .written,
          name: file.name,
          path: path,
          old: [],
          new: file.bytes,
          permissions: nil
        )
        report.changes.append(change)
      case .file(let bytes, _) where bytes == file.bytes: report.unchanged += 1
      case .file, .link:
        if kept.contains(file.name) { report.unchanged += 1 } else { report.problems.append(.alreadyThere(path)) }
      case .somethingElse: report.problems.append(.notAFile(path))
      }
    } catch {
      report.problems.append(.unreadable(path, error))
    }
  }
}

/// The files of several folders, such as the folders of a package.
extension NewFiles {
  /// Writes all of them, or none if another file has one of the names.
  package static func write(_ folders: [NewFiles]) -> OutputReport { write(folders, hook: { _ in }) }

  static func write(_ folders: [NewFiles], hook: @escaping CallHook) -> OutputReport {
    var made: [String] = []
    var planned = OutputReport()
    // If one folder can't be created, those that follow may fail for the same reason.
    for folder in folders { guard folder.look(making: &made, &planned, hook: hook) else { break } }
    guard planned.problems.isEmpty else {
      Folder.unmake(made)
      return OutputReport(problems: planned.problems)
    }
    var done = OutputReport()
    for folder in folders where done.problems.isEmpty { done.add(folder.write(hook: hook)) }
    if !done.problems.isEmpty {
      for folder in folders { folder.takeBack(done.changes) }
      Folder.unmake(made)
      return OutputReport(problems: done.problems)
    }
    return done
  }

  /// Creates the folder, and reports what is in the way. False if nothing can be written there.
  private func look(making made: inout [String], _ report: inout OutputReport, hook: @escaping CallHook) -> Bool {
    do throws(SystemError) {
      made += try Folder.make(folder, hook: hook)
      let open = try Folder(folder, hook: hook)
      for file in files { compare(file, with: open, &report) }
      return true
    } catch {
      report.problems.append(.unwritable(folder, error))
      return false
    }
  }

  /// Removes the files that were written here. A file that can't be removed stays.
  private func takeBack(_ changes: [OutputChange]) {
    let mine = changes.filter { $0.path == joined(folder, $0.name) }
    do throws(SystemError) {
      let open = try Folder(folder, hook: { _ in })
      for change in mine { try open.remove(change.name) }
    } catch {}
  }
}

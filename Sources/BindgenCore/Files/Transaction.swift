/// Applies all of a list of changes to a folder, or none.
///
/// Files are first written beside, under hidden names; then they are renamed, each in one step. A replaced file keeps a
/// second name until the end, by which it is restored if a later step fails. After a killed run each file is old or
/// new, never in between, and the next run removes the hidden ones.
struct Transaction {
  struct Failure: Error {
    let name: String
    let error: SystemError
  }

  private enum Undo {
    case remove(String)
    case restore(String, from: String)
  }

  private var undo: [Undo] = []
  private var backups: [String] = []

  static func run(_ changes: [OutputChange], in folder: borrowing Folder) throws(Failure) {
    var transaction = Transaction()
    do throws(Failure) {
      try transaction.apply(changes, in: folder)
    } catch {
      transaction.rollBack(in: folder)
      throw error
    }
    // The next run removes whatever stays here.
    for backup in transaction.backups { try? folder.remove(backup) }
  }

  private mutating func apply(_ changes: [OutputChange], in folder: borrowing Folder) throws(Failure) {
    var temporaries: [String?] = []
    for change in changes { temporaries.append(try prepare(change, in: folder)) }
    for (change, temporary) in zip(changes, temporaries) {
      do throws(SystemError) {
        if let temporary {
          try place(temporary, change, in: folder)
        } else {
          try remove(change.name, in: folder)
        }
      } catch {
        throw Failure(name: change.name, error: error)
      }
    }
  }

  private mutating func prepare(_ change: OutputChange, in folder: borrowing Folder) throws(Failure) -> String? {
    guard change.kind != .removed else { return nil }
    let temporary = OutputName.temporary()
    do throws(SystemError) {
      try folder.create(temporary, change.new, permissions: change.permissions.map { .init($0) })
    } catch {
      throw Failure(name: change.name, error: error)
    }
    undo.append(.remove(temporary))
    return temporary
  }

  private mutating func place(
    _ temporary: String,
    _ change: OutputChange,
    in folder: borrowing Folder
  ) throws(SystemError) {
    if change.kind == .changed {
      let backup = OutputName.temporary()
      // Without hard links there is no way back; the step itself is still safe.
      if (try? folder.link(change.name, as: backup)) != nil {
        undo.append(.restore(change.name, from: backup))
        backups.append(backup)
      }
    }
    try folder.rename(temporary, to: change.name)
    if change.kind == .written { undo.append(.remove(change.name)) }
  }

  private mutating func remove(_ name: String, in folder: borrowing Folder) throws(SystemError) {
    let backup = OutputName.temporary()
    try folder.rename(name, to: backup)
    undo.append(.restore(name, from: backup))
    backups.append(backup)
  }

  private func rollBack(in folder: borrowing Folder) {
    for step in undo.reversed() {
      switch step {
      case .remove(let name): try? folder.remove(name)
      case .restore(let name, let backup):
        try? folder.rename(backup, to: name)
        // Renaming does nothing if both are names of one file.
        try? folder.remove(backup)
      }
    }
  }
}

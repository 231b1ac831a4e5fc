/// New bytes for a file that somebody else wrote, such as a spec.
package enum Replacement {
  /// Writes the new bytes in one step; the file keeps its permissions. The target of a link is replaced, not the link.
  ///
  /// - Parameter old: The bytes from which the new ones were derived, without a byte order mark, which stays.
  package static func write(_ new: [UInt8], to path: String, over old: [UInt8]) -> OutputReport {
    guard let real = RealPath.of(path), let slash = real.lastIndex(of: "/") else {
      return OutputReport(problems: [.unwritable(path, .notThere)])
    }
    let folder = slash == real.startIndex ? "/" : String(real[..<slash])
    let name = String(real[real.index(after: slash)...])
    do throws(SystemError) {
      return try write(new, name, over: old, in: try Folder(folder, hook: { _ in }), path)
    } catch {
      return OutputReport(problems: [.unwritable(path, error)])
    }
  }

  private static func write(
    _ new: [UInt8],
    _ name: String,
    over old: [UInt8],
    in folder: borrowing Folder,
    _ path: String
  ) throws(SystemError) -> OutputReport {
    _ = folder.lock()
    guard case .file(let bytes, let permissions) = try folder.entry(name) else {
      return OutputReport(problems: [.notAFile(path)])
    }
    let mark = bytes.starts(with: SourceFile.byteOrderMark) ? SourceFile.byteOrderMark : []
    guard bytes.dropFirst(mark.count).elementsEqual(old) else {
      return OutputReport(problems: [.changedMeanwhile(path)])
    }
    let change = OutputChange(
      kind: .changed,
      name: name,
      path: path,
      old: bytes,
      new: mark + new,
      permissions: UInt16(truncatingIfNeeded: permissions)
    )
    do throws(Transaction.Failure) {
      try Transaction.run([change], in: folder)
    } catch {
      throw error.error
    }
    return OutputReport(changes: [change])
  }
}

extension Diagnostic {
  fileprivate static func changedMeanwhile(_ path: String) -> Diagnostic {
    .error("changed-meanwhile", at: nil, "'\(path)' has changed while it was worked on", help: "run it again")
  }
}

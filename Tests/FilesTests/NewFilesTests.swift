import Foundation
import TestSupport
import Testing

@testable import BindgenCore

/// Tests of `NewFiles`: files are created only where none exists; nothing is replaced.
@Suite struct NewFilesTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func foldersAreMadeAndFilesWritten() {
    let report: OutputReport = write(["a": "1", "b": "2"], to: "x/y")
    #expect(report.problems.isEmpty)
    #expect(report.changes.map(\.name).sorted() == ["a", "b"])
    #expect(folder.names(in: "x/y") == ["a", "b"])
    #expect(folder.read("x/y/a") == "1")
  }

  @Test func whatIsThereJustSoIsLeft() {
    _ = write(["a": "1"], to: "x")
    let report: OutputReport = write(["a": "1", "b": "2"], to: "x")
    #expect(report.changes.map(\.name) == ["b"])
    #expect(report.unchanged == 1)
  }

  @Test func whatDiffersIsInTheWayOfAll() {
    _ = write(["a": "1"], to: "x")
    #expect(write(["a": "2", "b": "2"], to: "x").codes == ["already-there"])
    #expect(folder.names(in: "x") == ["a"])
    #expect(folder.read("x/a") == "1")
  }

  @Test func linksAndFoldersAreInTheWay() throws {
    _ = write(["a": "1"], to: "x")
    try folder.link("x/link", to: "nowhere")
    #expect(write(["link": "1"], to: "x").codes == ["already-there"])
    #expect(write(["x": "1"], to: "").codes == ["not-a-file"])
    #expect(folder.names(in: "x") == ["a", "link"])
  }

  @Test(arguments: ["", "..", "a/b", ".bindgen-x"])
  func badNamesAreRefusedAndLeaveNothing(_ name: String) {
    #expect(write([name: "1", "b": "2"], to: "x/y").codes == ["output-name"])
    #expect(folder.names().isEmpty)
  }

  @Test func aFileIsNoFolder() {
    _ = write(["a": "1"], to: "x")
    #expect(write(["b": "1"], to: "x/a").codes == ["cant-write"])
  }

  @Test func whatMayBeThereAlreadyIsLeft() throws {
    try folder.write("mine", to: "x/a")
    let files: [OutputFile] = ["a", "b"].map { OutputFile(name: $0, bytes: [0x31]) }
    let report: OutputReport = NewFiles(files: files, folder: folder.path("x"), keeping: ["a"]).write()
    #expect(report.changes.map(\.name) == ["b"])
    #expect(folder.read("x/a") == "mine")
  }

  // MARK: Several folders

  @Test func severalFoldersAreOneWhole() throws {
    let report: OutputReport = NewFiles.write(package)
    #expect(report.problems.isEmpty)
    #expect(report.changes.map(\.path) == ["p/a", "p/b/c", "p/b/d/e"].map { folder.path($0) })
    #expect(NewFiles.write(package).unchanged == 3)
    try folder.write("mine", to: "p/b/d/e")
    try folder.remove("p/a")
    #expect(NewFiles.write(package).codes == ["already-there"])
    #expect(folder.names(in: "p") == ["b"])
    #expect(folder.read("p/b/d/e") == "mine")
  }

  @Test func whatIsInTheWayOfOneFolderLeavesNoTraceOfTheOthers() throws {
    try folder.write("", to: "p/b")
    #expect(NewFiles.write(package).codes.contains("cant-write"))
    #expect(folder.names(in: "p") == ["b"])
  }

  /// A failure of any call leaves all files or none, and is reported once.
  @Test func aFolderThatCanNotBeMadeIsReportedOnce() {
    _ = write(["a": "1"], to: "p")
    let folders: [NewFiles] = ["p/a/b", "p/a/c"].map { name in
      NewFiles(files: [OutputFile(name: "x", bytes: [])], folder: folder.path(name))
    }
    #expect(NewFiles.write(folders).codes == ["cant-write"])
  }

  @Test func aFailureHalfWayTakesBackTheRest() throws {
    var failures: Int = 0
    for number in 0..<200 {
      var calls: Int = 0
      let report: OutputReport = NewFiles.write(package) { (_: String) throws(SystemError) in
        calls += 1
        if calls == number + 1 { throw SystemError(ENOSPC) }
      }
      if report.problems.isEmpty {
        #expect(failures > 10)
        #expect(folder.read("p/b/d/e") == "3")
        return
      }
      failures += 1
      #expect(folder.names().isEmpty, "call \(number)")
    }
    Issue.record("it never succeeds")
  }

  private var package: [NewFiles] {
    [("p", "a", "1"), ("p/b", "c", "2"), ("p/b/d", "e", "3")].map { path, name, text in
      NewFiles(files: [OutputFile(name: name, bytes: Array(text.utf8))], folder: folder.path(path))
    }
  }

  private func write(_ files: [String: String], to name: String) -> OutputReport {
    let files: [OutputFile] = files.sorted { $0.key < $1.key }.map {
      OutputFile(name: $0.key, bytes: Array($0.value.utf8))
    }
    return NewFiles(files: files, folder: folder.path(name)).write()
  }
}

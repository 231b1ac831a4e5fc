import Foundation
import TestSupport
import Testing

@testable import BindgenCore

/// Files that take nobody's place.
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

  private func write(_ files: [String: String], to name: String) -> OutputReport {
    let files: [OutputFile] = files.sorted { $0.key < $1.key }.map {
      OutputFile(name: $0.key, bytes: Array($0.value.utf8))
    }
    return NewFiles(files: files, folder: folder.path(name)).write()
  }
}

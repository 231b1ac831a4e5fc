import Foundation
import TestSupport
import Testing

@testable import BindgenCore

/// Contents of the output folder after a run, and files that a run must never touch.
@Suite struct OutputPlanTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func plan(_ files: [OutputFile], in name: String = "out") -> OutputPlan {
    OutputPlan(files: files, folder: folder.path(name))
  }

  @Test func filesAreWrittenAndMissingFoldersMade() {
    let report: OutputReport = plan([output("b", "2"), output("a", "1")], in: "deep/er/out").write()
    #expect(report.told == ["written a", "written b"])
    #expect(folder.read("deep/er/out/a") == made("1"))
    #expect(folder.read("deep/er/out/b") == made("2"))
    #expect(folder.names(in: "deep/er/out") == [".bindgen-manifest", "a", "b"])
  }

  @Test func aFileWithTheSameBytesIsNotTouched() throws {
    _ = plan([output("a", "1"), output("b", "2")]).write()
    let before: [String] = try ["out/a", "out/.bindgen-manifest", "out"].map(folder.trace)
    let report: OutputReport = plan([output("b", "2"), output("a", "1")]).write()
    #expect(report.changes.isEmpty)
    #expect(report.unchanged == 2)
    #expect(try ["out/a", "out/.bindgen-manifest", "out"].map(folder.trace) == before)
  }

  @Test func aChangedFileIsReplacedAndKeepsItsPermissions() throws {
    _ = plan([output("a", "1")]).write()
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: folder.path("out/a"))
    let report: OutputReport = plan([output("a", "2")]).write()
    #expect(report.told == ["changed a"])
    #expect(folder.read("out/a") == made("2"))
    let permissions: Any? = try FileManager.default.attributesOfItem(atPath: folder.path("out/a"))[.posixPermissions]
    #expect(permissions as? Int == 0o640)
    #expect(folder.names(in: "out") == [".bindgen-manifest", "a"])
  }

  @Test func comparingWritesNothingAndTellsTheSame() throws {
    #expect(plan([output("a", "1")]).compare().told == ["written a"])
    #expect(folder.names().isEmpty)
    try folder.write("x", to: "spec")
    _ = plan([output("a", "1"), output("old", "1", spec: folder.path("spec"))]).write()
    try folder.remove("spec")
    let before: [String: String] = folder.contents(of: "out")
    let report: OutputReport = plan([output("a", "2"), output("new", "3")]).compare()
    #expect(report.told == ["changed a", "written new", "removed old"])
    #expect(folder.contents(of: "out") == before)
    #expect(plan([output("a", "2"), output("new", "3")]).write().told == report.told)
  }

  @Test func aChangeHasTheOldBytesAndTheNew() throws {
    _ = plan([output("a", "1")]).write()
    let change: OutputChange = try #require(plan([output("a", "2")]).compare().changes.first)
    #expect(change.path == folder.path("out/a"))
    #expect(change.old == output("a", "1").bytes)
    #expect(change.new == output("a", "2").bytes)
  }

  @Test(arguments: ["mine\n", "", "// Made by bindgenerator\n", "\n// Made by bindgen from a spec\n"])
  func aFileThatBindgenDidNotWriteIsNeverOverwritten(_ text: String) throws {
    try folder.write(text, to: "out/b")
    let report: OutputReport = plan([output("a", "1"), output("b", "2")]).write()
    #expect(report.codes == ["foreign-file"])
    #expect(report.problems[0].message.contains(folder.path("out/b")))
    #expect(folder.contents(of: "out") == ["b": text])
  }

  @Test func nothingIsWrittenThroughALink() throws {
    try folder.write(made("outside"), to: "outside")
    try FileManager.default.createDirectory(atPath: folder.path("out"), withIntermediateDirectories: true)
    try folder.link("out/a", to: "../outside")
    try folder.link("out/b", to: "../nowhere")
    let report: OutputReport = plan([output("a", "1"), output("b", "1"), output("c", "1")]).write()
    #expect(report.codes == ["output-link", "output-link"])
    #expect(folder.read("outside") == made("outside"))
    #expect(folder.names(in: "out") == ["a", "b"])
    #expect(folder.names() == ["out", "outside"])
  }

  @Test func aFolderOrAPipeInAFilesPlaceIsRefused() throws {
    try folder.write("", to: "out/a/inner")
    try #require(mkfifo(folder.path("out/b"), 0o600) == 0)
    #expect(plan([output("a", "1"), output("b", "1")]).write().codes == ["not-a-file", "not-a-file"])
    #expect(folder.names(in: "out") == ["a", "b"])
  }

  @Test(arguments: ["../a", "a/b", "/a", "..", ".", "", "a\0b", "a\nb", ".bindgen-manifest", ".bindgen-x"])
  func aNameThatIsNoPlainNameIsRefused(_ name: String) {
    let report: OutputReport = plan([output("good", "1"), output(name, "1")]).write()
    #expect(report.codes == ["output-name"])
    #expect(folder.names().isEmpty)
  }

  @Test func namesThatAFileSystemMayTakeForOneAreRefused() {
    #expect(plan([output("Cart", "1"), output("cart", "2")]).write().codes == ["same-output"])
    #expect(plan([output("Cart", "1"), output("Cart", "1")]).write().codes == ["same-output"])
  }

  @Test func aFileInTheFoldersPlaceIsToldWithPathAndReason() throws {
    try folder.write("text", to: "out")
    let report: OutputReport = plan([output("a", "1")]).write()
    #expect(report.problems.map(\.message) == ["can't write '\(folder.path("out"))': not a directory"])
    #expect(plan([output("a", "1")], in: "out/deeper").write().codes == ["cant-write"])
    #expect(plan([output("a", "1")]).compare().codes == ["cant-read"])
    #expect(folder.contents() == ["out": "text"])
  }

  @Test func aFolderThatCanNotBeMadeIsToldWithPathAndReason() {
    let report: OutputReport = OutputPlan(files: [output("a", "1")], folder: "/proc/self/out").write()
    #expect(report.codes == ["cant-write"])
    #expect(report.problems[0].message.hasPrefix("can't write '/proc/self/out': "))
  }

  /// Not even root can create a file in `/proc`.
  @Test func aFolderThatTakesNoFilesIsToldWithTheFilesPath() {
    let report: OutputReport = OutputPlan(files: [output("a", "1")], folder: "/proc").write()
    #expect(report.codes == ["cant-write"])
    #expect(report.problems[0].message.hasPrefix("can't write '/proc/"))
  }

  @Test func nothingPlannedForAFolderThatIsNotThereMakesNone() {
    #expect(plan([]).write().problems.isEmpty)
    #expect(folder.names().isEmpty)
  }
}

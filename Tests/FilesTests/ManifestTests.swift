import Foundation
import TestSupport
import Testing

@testable import BindgenCore

/// Outputs are removed with their specs, and nothing else is removed.
@Suite struct ManifestTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func write(_ files: [OutputFile]) -> OutputReport {
    OutputPlan(files: files, folder: folder.path("out")).write()
  }

  private func output(_ name: String, from spec: String) throws -> OutputFile {
    try folder.write("", to: spec)
    return BindgenFilesTests.output(name, "1", spec: folder.path(spec))
  }

  @Test func theOutputOfASpecThatIsGoneIsRemoved() throws {
    let (a, b): (OutputFile, OutputFile) = (try output("a", from: "specs/a"), try output("b", from: "specs/b"))
    _ = write([a, b])
    #expect(folder.read("out/.bindgen-manifest")?.hasSuffix("\na\t../specs/a\nb\t../specs/b\n") == true)
    try folder.remove("specs/b")
    #expect(write([a]).told == ["removed b"])
    #expect(folder.names(in: "out") == [".bindgen-manifest", "a"])
    #expect(folder.read("out/.bindgen-manifest")?.hasSuffix("\na\t../specs/a\n") == true)
  }

  @Test func theOutputOfASpecThatIsOnlyNotPartOfThisRunStays() throws {
    let (a, b): (OutputFile, OutputFile) = (try output("a", from: "a"), try output("b", from: "b"))
    let shared: OutputFile = BindgenFilesTests.output("shared", "1")
    _ = write([a, shared])
    #expect(write([b]).told == ["written b"])
    #expect(folder.names(in: "out") == [".bindgen-manifest", "a", "b", "shared"])
  }

  @Test func whatSpecsShareGoesWhenNoneIsLeftThatMayNeedIt() throws {
    let a: OutputFile = try output("a", from: "a")
    _ = write([a, BindgenFilesTests.output("shared", "1")])
    #expect(write([a]).told == ["removed shared"])
  }

  @Test func anOutputOfStandardInputStays() throws {
    _ = write([BindgenFilesTests.output("in", "1", spec: "-")])
    #expect(write([try output("a", from: "a")]).told == ["written a"])
    #expect(folder.names(in: "out") == [".bindgen-manifest", "a", "in"])
  }

  @Test func theManifestGoesWithTheLastOutput() throws {
    _ = write([try output("a", from: "a")])
    try folder.remove("a")
    #expect(write([]).told == ["removed a"])
    #expect(folder.names(in: "out").isEmpty)
  }

  @Test func aFileThatSomebodyHasTakenOverIsForgottenAndStays() throws {
    _ = write([try output("a", from: "a")])
    try folder.remove("a")
    try folder.write("mine", to: "out/a")
    #expect(write([]).told.isEmpty)
    #expect(folder.contents(of: "out") == ["a": "mine"])
  }

  @Test func aTamperedManifestRemovesNothingButOutputs() throws {
    try folder.write(made("precious"), to: "precious")
    try folder.write("mine", to: "out/mine")
    try folder.write(made("inner"), to: "out/inner/file")
    try folder.link("out/link", to: "../precious")
    try folder.write(made("1"), to: "out/ours")
    let lines: [String] = [
      "# Made by bindgen", "../precious\tgone", folder.path("precious"), "..", ".", "", "inner/file\tgone",
      "inner\tgone",
      "mine\tgone", "link\tgone", "a\tb\tc", "\t", "\0", "\u{FF}\u{1B}[2J", "%00", "ours\tgone",
      ".bindgen-manifest\tgone",
    ]
    try folder.write(lines.joined(separator: "\n"), to: "out/.bindgen-manifest")
    #expect(write([]).told == ["removed ours"])
    #expect(folder.contents() == ["precious": made("precious"), "out": ""])
    #expect(folder.contents(of: "out") == ["mine": "mine", "inner": "", "link": "-> ../precious"])
    #expect(folder.read("out/inner/file") == made("inner"))
  }

  @Test func aManifestOfAnotherKindIsNeverOverwritten() throws {
    try folder.write("mine", to: "out/.bindgen-manifest")
    #expect(write([try output("a", from: "a")]).codes == ["foreign-file"])
    try folder.remove("out/.bindgen-manifest")
    try folder.link("out/.bindgen-manifest", to: "../a")
    #expect(write([try output("a", from: "a")]).codes == ["output-link"])
    #expect(folder.names(in: "out") == [".bindgen-manifest"])
  }

  @Test func aLostManifestIsMadeAgain() throws {
    let a: OutputFile = try output("a", from: "a")
    _ = write([a])
    let before: String? = folder.read("out/.bindgen-manifest")
    try folder.remove("out/.bindgen-manifest")
    #expect(write([a]).changes.isEmpty)
    #expect(folder.read("out/.bindgen-manifest") == before)
  }

  @Test func everyPathComesBackFromItsLine() {
    var manifest: Manifest = Manifest()
    let paths: [String?] = ["../a", "a b", "a\tb\nc\u{1}", "100%", "%41", "é", "-", nil]
    for (index, path) in paths.enumerated() { manifest.specs["file\(index)"] = .some(path) }
    #expect(Manifest(manifest.bytes) == manifest)
  }

  @Test(arguments: [
    ("/p/specs/a.yml", "/p/out", "../specs/a.yml"), ("/p/out/a.yml", "/p/out", "a.yml"), ("/a.yml", "/", "a.yml"),
    ("/x/a", "/p/q/r", "../../../x/a"), ("/p/outer/a", "/p/out", "../outer/a"),
  ])
  func aPathIsToldFromTheFolder(_ path: String, _ folder: String, _ expected: String) {
    #expect(RealPath.relative(path, from: folder) == expected)
  }
}

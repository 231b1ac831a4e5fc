import Foundation
import TestSupport
import Testing

@testable import BindgenCore

@Suite struct InputFilesTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func found() throws -> [String] {
    try InputFiles.files(below: folder.path, endings: FileNames.specEndings).map {
      String($0.dropFirst(folder.path.count + 1))
    }
  }

  @Test func specsAreFoundInAllFoldersSorted() throws {
    let specs: [String] = ["b.bindgen.yml", "a/z.bindgen", "a/b/c.bindgen.yaml", "B.bindgen.yml"]
    for name in specs + ["a.yml", "bindgen.yml", "a.bindgen.swift", "a.bindgen.yml.orig"] {
      try folder.write("", to: name)
    }
    #expect(try found() == ["B.bindgen.yml", "a/b/c.bindgen.yaml", "a/z.bindgen", "b.bindgen.yml"])
  }

  @Test func hiddenFilesAndFoldersArePassedOver() throws {
    for name in [".build/a.bindgen.yml", ".git/a.bindgen", ".bindgen", ".a.bindgen.yml", "a/.b/c.bindgen"] {
      try folder.write("", to: name)
    }
    #expect(try found().isEmpty)
  }

  @Test func aFolderNamedLikeASpecIsAFolder() throws {
    try folder.write("", to: "Templates.bindgen/a.bindgen")
    #expect(try found() == ["Templates.bindgen/a.bindgen"])
  }

  /// Reading a named pipe would block until another process writes to it.
  @Test func pipesArePassedOver() throws {
    #expect(mkfifo(folder.path + "/a.bindgen", 0o600) == 0)
    try folder.write("", to: "b.bindgen")
    #expect(try found() == ["b.bindgen"])
  }

  @Test func linksToFoldersAreNotFollowedAndLinksToFilesAre() throws {
    try folder.write("", to: "a/a.bindgen")
    try folder.link("a/round", to: "..")
    try folder.link("a/self.bindgen", to: ".")
    try folder.link("link.bindgen", to: "a/a.bindgen")
    try folder.link("nowhere.bindgen", to: "gone")
    #expect(try found() == ["a/a.bindgen", "link.bindgen", "nowhere.bindgen"])
  }

  @Test func whatCanNotBeReadSaysWhy() {
    #expect(throws: SystemError.notThere) { try InputFiles.read(folder.path("gone")) }
    #expect(throws: SystemError(EISDIR)) { try InputFiles.read(folder.path) }
    #expect(throws: SystemError.tooLarge) { try InputFiles.read("/dev/zero") }
    #expect(SystemError.notThere.reason == "no such file or directory")
  }

  @Test func filesOfAnySizeAreReadWhole() throws {
    for size in [0, 1, 65_535, 65_536, 200_000] {
      let text: String = String(repeating: "x", count: size)
      try folder.write(text, to: "file")
      #expect(try InputFiles.read(folder.path("file")) == Array(text.utf8))
    }
    // The system gives such files no size.
    #expect(try !InputFiles.read("/proc/self/status").isEmpty)
  }

  @Test(arguments: [
    ("a", "b", "a/b"), ("a/", "b", "a/b"), ("/", "b", "/b"), (".", "b", "b"), ("./", "b", "b"), ("../", "b", "../b"),
  ])
  func pathsAreJoinedWithoutNoise(_ folder: String, _ name: String, _ expected: String) {
    #expect(joined(folder, name) == expected)
  }
}

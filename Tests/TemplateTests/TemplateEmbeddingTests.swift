import Foundation
import TestSupport
import Testing

@testable import BindgenCore

@Suite("The templates in the tool")
struct TemplateEmbeddingTests {
  @Test("are those of the folder Templates")
  func folder() throws {
    let folder: URL = Repository.root.appendingPathComponent("Templates")
    let files: [String] = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(FileNames.templateEnding) }
      .sorted { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) }
    let help: Comment = "the Swift file is not what the folder holds: run .ci/embed-templates"
    #expect(EmbeddedTemplates.all.map(\.file) == files, help)
    for (file, text) in EmbeddedTemplates.all where files.contains(file) {
      #expect(Array(text.utf8) == Array(try Data(contentsOf: folder.appendingPathComponent(file))), help)
    }
  }

  @Test("have no mistakes")
  func mistakes() {
    var diagnostics: Diagnostics = Diagnostics()
    var set: TemplateSet = .builtIn
    set.check(diagnostics: &diagnostics)
    #expect(diagnostics.all.map(told) == [])
  }
}

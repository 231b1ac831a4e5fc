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

  @Test("are beside the files of the runtime, without what only the library needs")
  func runtime() throws {
    let folder: URL = Repository.root.appendingPathComponent("Templates/Runtime")
    let files: [String] = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }
      .sorted { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) }
    #expect(EmbeddedTemplates.runtime.map { $0.file + ".swift" } == files)
    for (file, text) in EmbeddedTemplates.runtime {
      let whole: String = try String(contentsOf: folder.appendingPathComponent(file + ".swift"), encoding: .utf8)
      let embedded: String = whole.replacing("@frozen @_spi(", with: "@_spi(")
        .replacing("@_spi(Bindgen) public ", with: "")
      #expect(text == embedded, "run .ci/embed-templates")
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

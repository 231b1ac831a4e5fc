import BindgenCore
import TestSupport
import Testing

/// The parts of a spec with errors that later steps still use. (Its messages are recorded in `Tests/Errors`.)
@Suite("A spec with errors")
struct ErrorTests {
  @Test("what could not be read is known to be there")
  func unread() throws {
    var diagnostics: Diagnostics = Diagnostics()
    let source: String =
      "models:\n  A:\n    stat:\n      a: Int = 0\n    lists:\n      b:\n    derive:\n      c: Int\n  B:\n    state: [a]"
    let spec: Spec = try #require(Spec.read(SourceFile(name: "T", text: source), into: &diagnostics))
    #expect(spec.isWhole)
    #expect(spec.models[0].unread == ["a", "b", "c"])
    #expect(spec.models[0].isWhole)
    #expect(!spec.models[1].isWhole)
  }

  @Test("a file that is no text has no spec, and one error")
  func noText() {
    var diagnostics: Diagnostics = Diagnostics()
    let spec: Spec? = Spec.read(SourceFile(name: "T", bytes: [0xFF, 0xFE, 0x61, 0x00]), into: &diagnostics)
    #expect(spec == nil)
    #expect(diagnostics.all.map(\.code) == ["not-utf8"])
  }
}

import BindgenCore
import TestSupport
import Testing

@Suite("Marks in a text stand where an error must point") struct MarkedTests {
  @Test func oneFile() {
    let marked: Marked = Marked("a: ▶b\n▶", name: "A")
    #expect(marked.files.map(\.name) == ["A"])
    #expect(marked.file.range.text == "a: b\n")
    #expect(marked.marks.map(\.place) == ["A:1:4", "A:2:1"])
  }

  @Test func severalFiles() {
    let marked: Marked = Marked("▶a\n=== B\nb▶\u{301}\r\n▶\n=== C")
    #expect(marked.files.map(\.name) == ["Test.bindgen.yml", "B", "C"])
    #expect(marked.files.map(\.range.text) == ["a", "b\u{301}\r\n", ""])
    #expect(marked.marks.map(\.place) == ["Test.bindgen.yml:1:1", "B:1:2", "B:2:1"])
  }

  @Test func firstFileMayHaveAName() {
    #expect(Marked("=== A\na\n=== B\nb").files.map(\.name) == ["A", "B"])
  }
}

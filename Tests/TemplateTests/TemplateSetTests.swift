import Testing

@testable import BindgenCore

@Suite("Sets of templates")
struct TemplateSetTests {
  @Test(
    "a file's name gives its template's name",
    arguments: [
      ("delegate.swift.tmpl", "delegate"), ("a/b/class.state.swift.tmpl", "class.state"),
      (".swift.tmpl", nil), ("delegate.swift", nil), ("a.swift.tmpl/b", nil), ("", nil),
    ] as [(String, String?)]
  )
  func names(file: String, expected: String?) {
    #expect(TemplateSet.templateName(ofFile: file) == expected)
  }

  @Test("templates of a second folder add to those of a first")
  func own() {
    var diagnostics: Diagnostics = Diagnostics()
    var set: TemplateSet = TemplateSet()
    set.add(
      [
        SourceFile(name: "a.swift.tmpl", text: "%include b\n"), SourceFile(name: "b.swift.tmpl", text: "first"),
        SourceFile(name: "README.md", text: "%oops"),
      ],
      diagnostics: &diagnostics
    )
    #expect(set.names == ["a", "b"])
    #expect(set.text("a", [:], diagnostics: &diagnostics) == "first\n")
    set.add(
      [SourceFile(name: "own/b.swift.tmpl", text: "second"), SourceFile(name: "own/c.swift.tmpl", text: "third")],
      diagnostics: &diagnostics
    )
    #expect(set.names == ["a", "b", "c"])
    #expect(set.contains("c"))
    #expect(set.source(of: "b")?.name == "own/b.swift.tmpl")
    #expect(set.text("a", [:], diagnostics: &diagnostics) == "second\n")
    #expect(diagnostics.all.isEmpty)
  }

  @Test("two of one name are told")
  func twice() {
    var diagnostics: Diagnostics = Diagnostics()
    var set: TemplateSet = TemplateSet()
    set.add(
      [SourceFile(name: "x/a.swift.tmpl", text: "one"), SourceFile(name: "y/a.swift.tmpl", text: "two")],
      diagnostics: &diagnostics
    )
    #expect(diagnostics.all.map(told) == ["y/a.swift.tmpl:1:1: template-twice: two templates are called 'a'"])
    #expect(set.text("a", [:], diagnostics: &diagnostics) == "one\n")
  }

  @Test("a record knows its names, and the first of two facts of one name holds")
  func records() {
    var record: Record = ["a": "1", "b": "2", "a": "3"]
    record.add(["c": true, "b": "4"])
    #expect(record.names == ["a", "b", "a", "c", "b"])
    if case .text(let text)? = record["a"] { #expect(text == "1") } else { Issue.record("no text") }
    if case .text(let text)? = record["b"] { #expect(text == "2") } else { Issue.record("no text") }
    if case .bool(let value)? = record["c"] { #expect(value) } else { Issue.record("no truth") }
    #expect(record["d"] == nil)
  }
}

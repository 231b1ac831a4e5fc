import Testing

@testable import BindgenCore

@Suite("Sections of templates that facts name")
struct TemplateSectionTests {
  private static let main: String = """
    class C {
      %include members of outlets

      func tell() {
        %include tell of outlets
      }
    }

    %include after of outlets
    """

  private func rendered(_ parts: [String: String], _ outlets: [String]) -> (text: String?, told: [String]) {
    var diagnostics: Diagnostics = Diagnostics()
    var set: TemplateSet = TemplateSet()
    var files: [SourceFile] = [SourceFile(name: "main.swift.tmpl", text: Self.main)]
    for (name, text) in parts { files.append(SourceFile(name: name + ".swift.tmpl", text: text)) }
    set.add(files, diagnostics: &diagnostics)
    let facts: Record = ["outlets": .texts(outlets), "name": "x"]
    let text: String? = set.text("main", facts, parts: outlets, diagnostics: &diagnostics)
    return (text, diagnostics.all.map(told))
  }

  @Test("each adds its sections in the order of the list, indented as the directive that includes them")
  func order() {
    let parts: [String: String] = [
      "a": "%section members\nvar {{ name }}: Int\n%end\n%section tell\na()\n%end\n",
      "b": "%section tell\nb()\n%end\n",
    ]
    #expect(
      rendered(parts, ["b", "a"]).text == """
        class C {
          var x: Int

          func tell() {
            b()
            a()
          }
        }

        """
    )
  }

  @Test("a template without sections is said behind all else")
  func whole() {
    let (text, told): (String?, [String]) = rendered(["a": "extension C {}\n"], ["a"])
    #expect(text?.hasSuffix("}\n\nextension C {}\n") == true)
    #expect(told.isEmpty)
  }

  @Test("a mistake in a part is told at its place in that part")
  func mistakes() {
    #expect(rendered(["a": "%section tell\n%oops\n%end\n"], ["a"]).told.first?.hasPrefix("a.swift.tmpl:2:1: ") == true)
    #expect(
      rendered(["a": "%section tell\n{{ nome }}\n%end\n"], ["a"]).told.first?.hasPrefix("a.swift.tmpl:2:4: ") == true
    )
    #expect(rendered([:], ["nobody"]).told == ["template-missing: there is no template 'nobody'"])
  }

  @Test("a part that includes itself ends in an error")
  func circle() {
    let told: [String] = rendered(["a": "%section tell\n%include tell of outlets\n%end\n"], ["a"]).told
    #expect(told.count == 1)
    #expect(told.first?.contains("template-nesting") == true)
  }
}

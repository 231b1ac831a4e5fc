import Testing

@testable import BindgenCore

@Suite("What is told of mistakes in templates")
struct TemplateMistakeTests {
  static let facts: Record = [
    "model": [
      "name": "Cart", "fields": [["name": "products"]], "isPublic": true, "owner": .nothing, "swift": .verbatim([65]),
    ],
    "names": ["a", "b"],
  ]

  static let syntaxCases: [(String, String)] = [
    ("a\n  ▶%fro x in y\n", "template-directive: '%fro x in y' is not a directive; did you mean '%for'?"),
    (
      "▶% for x in y",
      "template-directive: '% for x in y' is not a directive; a line of text that begins with '%' begins with '%%' here"
    ),
    ("▶%", "template-directive: '%' is not a directive; a line of text that begins with '%' begins with '%%' here"),
    (
      "%for x ▶of y\n%end",
      "template-directive: expected 'in' and a list; write '%for field in model.fields'"
    ),
    ("%for ▶1 in y\n%end", "template-directive: expected a name"),
    ("%for ▶loop in y\n%end", "template-directive: 'loop' has a meaning of its own; take another name"),
    ("%for x in y ▶z\n%end", "template-directive: expected the line's end, not 'z'"),
    (
      "%include▶",
      "template-directive: expected the name of a template; write '%include name' or '%include name with model.field as field'"
    ),
    (
      "%include a with b▶",
      "template-directive: expected a fact, 'as' and a name for it; write '%include name' or '%include name with model.field as field'"
    ),
    ("a\n▶%if b\nc\n", "template-end: '%if b' has no '%end'"),
    ("%if a\n%for b in c\n▶%else\n%end\n%end", "template-stray: '%else' has no '%if' in front of it"),
    ("▶%end\n", "template-stray: '%end' has no '%for', '%if' or '%section' in front of it"),
    ("%section▶\n%end", "template-directive: expected the section's name; write '%section members'"),
    ("%section a\n%end\n▶%section a\n%end", "template-section: there are two sections 'a'"),
    ("%if a\n▶%section b\n%end\n%end", "template-section: a section can't be inside another block"),
    ("▶%section a\n", "template-end: '%section a' has no '%end'"),
    ("%include a of▶", "template-directive: expected a list of templates; write '%include notify of model.outlets'"),
    ("▶%else\n", "template-stray: '%else' has no '%if' in front of it"),
    ("%if a\n%else\n▶%else if b\n%end", "template-stray: this '%if' has an '%else' already"),
    ("%if a\n%end ▶if", "template-directive: expected the line's end, not 'if'"),
    ("a ▶{{ b }\n", "template-insertion: '{{' has no '}}' on its line; separate two braces of Swift's own: '{ {'"),
    ("a ▶{{ }} b\n", "template-insertion: expected the name of a fact between '{{' and '}}'"),
    ("a {{ ▶1 }} b\n", "template-insertion: expected the name of a fact between '{{' and '}}'"),
    ("a {{ b ▶c }}\n", "template-insertion: expected '|' or '}}', not 'c'"),
    ("a {{ b | ▶captalized }}\n", "template-filter: there is no filter 'captalized'; did you mean 'capitalized'?"),
    (
      "a {{ b |▶}}\n",
      "template-filter: expected a filter after '|'; there are capitalized, uncapitalized, joined, quoted, indented"
    ),
    ("%if▶ \n%end", "template-condition: expected the name of a fact"),
    ("%if a and▶\n%end", "template-condition: expected the name of a fact"),
    ("%if ▶and\n%end", "template-condition: expected the name of a fact, not 'and'"),
    ("%if (a or b▶\n%end", "template-condition: expected ')'"),
    (
      "%if a ▶== \"b\"\n%end",
      "template-condition: expected 'and', 'or' or the line's end, not '=='; templates compare nothing: prepare a fact that is true or false"
    ),
    ("%if a ▶b\n%end", "template-condition: expected 'and', 'or' or the line's end, not 'b'"),
  ]

  @Test("mistakes in the text, each at its place", arguments: syntaxCases)
  func syntax(template: String, expected: String) {
    expectMistake(expected, in: template, Self.facts)
  }

  static let factsCases: [(String, String)] = [
    ("a\n  {{ ▶modle.name }}", "template-fact: no fact is called 'modle' here; did you mean 'model'?"),
    ("{{ ▶zzz }}", "template-fact: no fact is called 'zzz' here"),
    ("{{ model.▶nmae }}", "template-fact: 'model' has no 'nmae'; did you mean 'name'?"),
    ("{{ model.name.▶length }}", "template-kind: 'model.name' is a text, which has no 'length'"),
    ("%for f in model.fields\n{{ f.▶nme }}\n%end", "template-fact: 'f' has no 'nme'; did you mean 'name'?"),
    ("%for f in model.fields\n%end\n{{ ▶f.name }}", "template-fact: no fact is called 'f' here"),
    ("%if not ▶nothing\n%end", "template-fact: no fact is called 'nothing' here"),
    ("%if ▶loop.first\n%end", "template-fact: 'loop.first' is in no '%for'"),
    (
      "%for x in names\n%if ▶loop.frist\n%end\n%end",
      "template-fact: a loop has 'first', 'last' and 'comma', not 'frist'"
    ),
    ("{{ ▶names }}", "template-kind: 'names' is a list where a text is wanted"),
    ("{{ ▶model }}", "template-kind: 'model' is a record where a text is wanted"),
    ("{{ ▶model.isPublic }}", "template-kind: 'model.isPublic' is a yes or no where a text is wanted"),
    ("{{ ▶model.owner }}", "template-kind: 'model.owner' is nothing where a text is wanted"),
    ("{{ ▶model.name | joined }}", "template-kind: 'model.name' is a text where a list of texts is wanted"),
    (
      "{{ ▶model.fields | joined }}",
      "template-kind: 'model.fields' is a list with a record where a list of texts is wanted"
    ),
    ("{{ ▶model.swift | capitalized }}", "template-kind: 'model.swift' is Swift text where a text is wanted"),
    ("%for x in ▶model.name\n%end", "template-kind: 'model.name' is a text where a list is wanted"),
  ]

  @Test("mistakes about facts, at the place that asks", arguments: factsCases)
  func facts(template: String, expected: String) {
    expectMistake(expected, in: template, Self.facts)
  }

  @Test("a mistake of an included template is told there, with the way to it")
  func included() {
    expectMistake(
      "template-fact: no fact is called 'oops' here",
      in: "a\n%include one",
      others: ["one": "  %include two", "two": "b\n{{ ▶oops }}"]
    )
    let (_, mistakes) = TemplateCase(
      main: "a\n%include one",
      others: ["one": "  %include two", "two": "{{ oops }}"]
    ).render()
    let way: [String] = mistakes.flatMap(\.notes).compactMap { note in
      note.range.map { "\($0.file.name):\($0.start.line):\($0.start.column)" }
    }
    #expect(way == ["one.swift.tmpl:1:12", "main.swift.tmpl:2:10"])
  }

  @Test("what one record of a list lacks is told, though those before it have it")
  func lacking() {
    expectMistake(
      "template-fact: 'item' has no 'size'",
      in: "%for item in items\n{{ item.name }} {{ item.▶size }}\n%end",
      ["items": [["name": "a", "size": "1"], ["size": "2", "name": "b"], ["name": "c"]]]
    )
  }

  @Test("what is known is listed where an unknown name is asked for")
  func knownNames() {
    let (_, mistakes) = TemplateCase(main: "%for f in model.fields\n{{ x }}\n%end", facts: Self.facts).render()
    #expect(mistakes.first?.notes.map(\.message) == ["known here: f, model, names"])
  }

  @Test("templates that are not there, and templates in a circle, are told before anything is rendered")
  func includes() {
    expectMistake(
      "template-missing: there is no template 'membr'; did you mean 'member'?",
      in: "%if never\n%include ▶membr\n%end",
      others: ["member": ""]
    )
    expectMistake(
      "template-circle: the template includes itself: main → one → two → main",
      in: "%include one",
      others: ["one": "%include two", "two": "%if a\n%include ▶main\n%end"]
    )
    expectMistake("template-circle: the template includes itself: main → main", in: "%include ▶main")
    var diagnostics: Diagnostics = Diagnostics()
    var set: TemplateSet = TemplateSet()
    #expect(set.text("main", [:], diagnostics: &diagnostics) == nil)
    #expect(diagnostics.all.map(told) == ["template-missing: there is no template 'main'"])
  }

  @Test("all mistakes of a template are told in one run, and each once however often it is rendered")
  func severalMistakes() {
    var diagnostics: Diagnostics = Diagnostics()
    var set: TemplateSet = TemplateSet()
    set.add([SourceFile(name: "main.swift.tmpl", text: "{{ a\n%foo\n%if )\n%end\n")], diagnostics: &diagnostics)
    #expect(set.text("main", [:], diagnostics: &diagnostics) == nil)
    #expect(set.text("main", [:], diagnostics: &diagnostics) == nil)
    set.check(diagnostics: &diagnostics)
    #expect(diagnostics.all.map(\.code) == ["template-insertion", "template-directive", "template-condition"])
  }
}

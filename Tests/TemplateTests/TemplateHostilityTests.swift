import Testing

@testable import BindgenCore

@Suite("Hostile templates end in an error")
struct TemplateHostilityTests {
  static let repetitionsCases: [(String, String)] = [
    (String(repeating: "{{", count: 200_000), "template-insertion"),
    (String(repeating: "{{", count: 200_000) + "}}", "template-insertion"),
    (String(repeating: "{{ a }}", count: 50_000), "template-fact"),
    (String(repeating: "%for x in y\n", count: 100_000), "template-nesting"),
    (String(repeating: "%if x\n", count: 100_000), "template-nesting"),
    ("%if " + String(repeating: "(", count: 200_000), "template-nesting"),
    ("%if " + String(repeating: "not ", count: 200_000) + "x", "template-nesting"),
    ("%if y\n" + String(repeating: "%else if x\n", count: 50_000), "template-end"),
    ("%if " + String(repeating: "x and ", count: 50_000) + "x\n%end", "template-fact"),
    ("{{ " + String(repeating: "a.", count: 100_000) + "a }}", "template-fact"),
    ("{{ " + String(repeating: "a", count: 200_000) + " }}", "template-fact"),
    ("{{ x " + String(repeating: "| quoted", count: 50_000) + "}", "template-insertion"),
    ("%" + String(repeating: "%end\n", count: 100_000), "template-stray"),
  ]

  @Test("much of the same", arguments: repetitionsCases)
  func repetitions(template: String, code: String) {
    let (text, mistakes) = TemplateCase(main: template, facts: ["known": "a"]).render()
    #expect(text == nil)
    #expect(mistakes.map(\.code).contains(code))
  }

  @Test("bytes that are not UTF-8 are told where they stand")
  func notUTF8() {
    for bytes: [UInt8] in [[0xFF], [0xC3], [0xF0, 0x9F, 0x98], [0xED, 0xA0, 0x80], [0x80, 0x80]] {
      var diagnostics: Diagnostics = Diagnostics()
      var set: TemplateSet = TemplateSet()
      let file: SourceFile = SourceFile(name: "main.swift.tmpl", bytes: Array("a\nb".utf8) + bytes)
      set.add([file], diagnostics: &diagnostics)
      #expect(set.text("main", [:], diagnostics: &diagnostics) == nil)
      #expect(diagnostics.all.map(told) == ["main.swift.tmpl:2:2: template-utf8: the template is not UTF-8 text"])
    }
  }

  @Test("every pair of bytes is rendered or told, never more")
  func anyBytes() {
    let openings: [String] = ["", "%", "%if ", "%for ", "%include ", "{{", "{{ a | ", "%if (", "%end"]
    for opening in openings {
      for byte: UInt8 in 0...255 {
        var diagnostics: Diagnostics = Diagnostics()
        var set: TemplateSet = TemplateSet()
        let bytes: [UInt8] = Array(opening.utf8) + [byte] + Array("}}".utf8)
        set.add([SourceFile(name: "main.swift.tmpl", bytes: bytes)], diagnostics: &diagnostics)
        let text: String? = set.text("main", ["a": "b"], diagnostics: &diagnostics)
        #expect((text == nil) == diagnostics.hasErrors)
      }
    }
  }

  @Test("blocks and includes are nested 200 deep and no deeper")
  func nesting() {
    func nested(_ count: Int) -> TemplateCase {
      var others: [String: String] = [:]
      for index in 0..<count { others["t\(index)"] = index + 1 < count ? "%include t\(index + 1)" : "end" }
      return TemplateCase(main: "%include t0", others: others)
    }
    #expect(nested(200).render().text == "end\n")
    #expect(nested(201).render().mistakes.map(\.code) == ["template-nesting"])
    #expect(nested(20_000).render().mistakes.map(\.code) == ["template-nesting"])
    func blocks(_ count: Int) -> String {
      String(repeating: "%if yes\n", count: count) + "end\n" + String(repeating: "%end\n", count: count)
    }
    #expect(rendered(blocks(200), ["yes": true]) == "end\n")
    #expect(rendered("%include t", ["yes": true], others: ["t": blocks(200)]).contains("template-nesting"))
  }

  @Test("what only a fact names is looked through, too")
  func namedByFacts() {
    func mistakes(_ bad: String) -> [String] {
      TemplateCase(main: "%include after of names", others: ["bad": bad], facts: ["names": ["bad"], "yes": true])
        .render().mistakes.map(\.code)
    }
    #expect(mistakes("%for x in names\n") == ["template-end"])
    #expect(mistakes("%if yes\n") == ["template-end"])
    #expect(mistakes("{{ x") == ["template-insertion"])
    #expect(mistakes("%include bad") == ["template-nesting"])
    let around: (String, String) = (String(repeating: "%if yes\n", count: 199), String(repeating: "%end\n", count: 199))
    #expect(mistakes(around.0 + "%include bad\n" + around.1) == ["template-nesting"])
    #expect(mistakes(around.0 + "%include after of names\n" + around.1) == ["template-nesting"])
  }

  @Test("much that is said in few turns, and much that says nothing, is stopped")
  func lines() {
    func codes(_ main: String, _ limits: TemplateLimits) -> [String] {
      let facts: Record = ["no": false, "name": "a name", "list": .texts(Array(repeating: "a", count: 100))]
      return TemplateCase(main: main, facts: facts, limits: limits).render().mistakes.map(\.code)
    }
    let told: String = String(repeating: "{{ name }}\n", count: 1000)
    #expect(codes(told, TemplateLimits(bytes: 7_000)).isEmpty)
    #expect(codes(told, TemplateLimits(bytes: 6_900)) == ["template-size"])
    let silent: String = "%for a in list\n" + String(repeating: "%if no\n%end\n", count: 100) + "%end"
    #expect(codes(silent, TemplateLimits(steps: 10_001)).isEmpty)
    #expect(codes(silent, TemplateLimits(steps: 10_000)) == ["template-size"])
    #expect(codes("%for a in list\n%end", TemplateLimits(turns: 100)) == ["template-size"])
  }

  @Test("includes that double and double again are stopped")
  func doubling() {
    var others: [String: String] = [:]
    for index in 0..<60 { others["t\(index)"] = "%include t\(index + 1)\n%include t\(index + 1)\n" }
    others["t60"] = ""
    #expect(rendered("%include t0", others: others).contains("template-size"))
  }
}

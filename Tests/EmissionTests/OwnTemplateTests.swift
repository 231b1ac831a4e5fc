import BindgenCore
import TestSupport
import Testing

@Suite("A user's own templates")
struct OwnTemplateTests {
  func emitted(_ spec: String, _ templates: [String: String]) -> Emitted {
    let files: [SourceFile] = templates.sorted { $0.key < $1.key }.map { name, text in
      SourceFile(name: "Own/\(name).swift.tmpl", text: text)
    }
    return Emitted(spec, GeneratorOptions(templates: files))
  }

  static let spec: String = "emit: analytics\nmodels:\n  A:\n    state:\n      a: Int = 0\n"

  @Test("one without sections stands behind the class, and adds nothing to it")
  func plain() {
    let emitted: Emitted = emitted(Self.spec, ["analytics": "\n// {{ model.name }}\n"])
    #expect(emitted.text.contains("}\n\n// A\n"))
    #expect(!emitted.text.contains("Changes"))
    #expect(emitted.files.count == 1)
  }

  @Test("sections go where a built-in outlet's would")
  func sections() async throws {
    let template: String = """
      %section members
      var log: [Changes] = []

      %end
      %section observed
      fields.add(_core.graph.all)
      %end
      %section init
      _core.updateObserved(of: self)
      %end
      %section notify
      log.append(changes)
      %end
      %section after

      extension {{ model.name }} { func forget() { log = [] } }
      %end
      """
    let emitted: Emitted = emitted(Self.spec, ["analytics": template])
    #expect(emitted.told == [])
    for part in [
      "  var log: [Changes] = []\n", "    log.append(changes)\n", "extension A { func forget()", "struct Changes:",
    ] {
      #expect(emitted.text.contains(part))
    }
    let (errors, said): ([String], String) = try await SwiftCompiler.errors(in: emitted.files)
    #expect(errors == [], "\(said)")
  }

  @Test("it stands beside the built-in ones, behind them")
  func beside() {
    let emitted: Emitted = emitted(
      Self.spec.replacing("emit: analytics", with: "emit: [analytics, delegate]"),
      ["analytics": "\n// analytics of {{ model.name }}\n"]
    )
    let places: [String.Index?] = ["protocol ADelegate", "// analytics of A"].map {
      emitted.text.firstRange(of: $0)?.lowerBound
    }
    #expect(places.compactMap { $0 } == places.compactMap { $0 }.sorted())
    #expect(places.compactMap { $0 }.count == 2)
  }

  @Test("one of a built-in template's name is refused", arguments: ["delegate", "class.state"])
  func taken(name: String) {
    let emitted: Emitted = emitted(Self.spec, ["analytics": "// mine\n", name: "// {{ model.name }}\n"])
    #expect(emitted.told == ["Own/\(name).swift.tmpl:1:1: template-taken"])
    #expect(emitted.files.isEmpty)
  }

  @Test("pieces with a dot in their names are no outlets")
  func pieces() {
    let emitted: Emitted = emitted(
      Self.spec.replacing("analytics", with: "[analytics, analytics.piece]"),
      ["analytics": "%include analytics.piece\n", "analytics.piece": "// piece\n"]
    )
    #expect(emitted.told == ["Test.bindgen.yml:1:19: unknown-outlet"])
  }

  @Test(
    "a mistake in one is told at its place, once, and nothing is emitted",
    arguments: [
      ("// {{ model.nam }}\n", "Own/analytics.swift.tmpl:1:13: template-fact"),
      ("a\n%if model.name\n", "Own/analytics.swift.tmpl:2:1: template-end"),
      ("%include nothing\n", "Own/analytics.swift.tmpl:1:10: template-missing"),
    ]
  )
  func mistake(template: String, told: String) {
    let spec: String = Self.spec + "  B:\n    state:\n      a: Int = 0\n"
    let emitted: Emitted = emitted(spec, ["analytics": template])
    #expect(emitted.told == [told])
    #expect(emitted.files.isEmpty)
  }

  @Test("one that nobody asks for does no harm")
  func unused() {
    let emitted: Emitted = emitted("models:\n  A:\n    state:\n      a: Int = 0\n", ["analytics": "{{ nothing }}\n"])
    #expect(emitted.told == [])
  }
}

import BindgenCore
import Foundation
import Testing

/// The guide to templates names every fact and every section, and none that is not there.
@Suite struct TemplateGuideTests {
  /// Where each record is to be found, in a template that may look at everything.
  private static let places: [(heading: String, template: String, code: String)] = [
    ("A file", "analytics", "{{ nothing }}"),
    ("A library", "file", "%for x in libraries\n{{ x.nothing }}\n%end"),
    ("A model", "analytics", "{{ model.nothing }}"),
    ("A state", "analytics", "%for x in model.states\n{{ x.nothing }}\n%end"),
    ("A derivation", "analytics", "%for x in model.derivations\n{{ x.nothing }}\n%end"),
    ("A constant", "analytics", "%for x in model.constants\n{{ x.nothing }}\n%end"),
    ("A service", "analytics", "%for x in model.services\n{{ x.nothing }}\n%end"),
    ("A protocol", "analytics", "%for x in model.interfaces\n{{ x.nothing }}\n%end"),
    ("A property", "analytics", "%for x in model.interfaces\n%for y in x.properties\n{{ y.nothing }}\n%end\n%end"),
    ("A method", "analytics", "%for x in model.interfaces\n%for y in x.methods\n{{ y.nothing }}\n%end\n%end"),
    (
      "A method for edits", "analytics",
      "%for x in model.interfaces\n%for y in x.edits\n{{ y.nothing }}\n%end\n%end"
    ),
    ("An overload", "analytics", "%for x in model.interfaces\n%for y in x.overloads\n{{ y.nothing }}\n%end\n%end"),
    ("A model's own protocol", "analytics", "{{ model.protocol.nothing }}"),
    ("A spy", "analytics", "%for x in model.interfaces\n%for y in x.spies\n{{ y.nothing }}\n%end\n%end"),
    (
      "A property of a spy", "analytics",
      "%for x in model.interfaces\n%for y in x.spies\n%for z in y.properties\n{{ z.nothing }}\n%end\n%end\n%end"
    ),
    (
      "A method of a spy", "analytics",
      "%for x in model.interfaces\n%for y in x.spies\n%for z in y.methods\n{{ z.nothing }}\n%end\n%end\n%end"
    ),
    ("An action", "analytics", "%for x in model.actions\n{{ x.nothing }}\n%end"),
    ("An action of a value", "struct", "%for x in model.actions\n{{ x.nothing }}\n%end"),
    ("A method that is given what it needs", "struct", "%for x in model.actions\n{{ x.own.nothing }}\n%end"),
    ("An effect", "analytics", "%for x in model.actions\n%for y in x.effects\n{{ y.nothing }}\n%end\n%end"),
    ("What effects see", "analytics", "{{ model.effects.nothing }}"),
    ("The user's text", "analytics", "%for x in model.actions\n{{ x.body.nothing }}\n%end"),
    ("A view", "analytics", "{{ model.view.nothing }}"),
    ("A source for a table", "struct", "{{ model.source.nothing }}"),
    ("Formulas", "analytics", "{{ model.formulas.nothing }}"),
    ("A formula", "analytics", "%for x in model.formulas.all\n{{ x.nothing }}\n%end"),
    ("A proof", "analytics", "%for x in model.formulas.proofs\n{{ x.nothing }}\n%end"),
    ("A stated type", "analytics", "%for x in model.types\n{{ x.nothing }}\n%end"),
    ("A group", "analytics", "%for x in model.groups\n{{ x.nothing }}\n%end"),
    ("An adoption", "analytics", "%for x in model.adoptions\n{{ x.nothing }}\n%end"),
    ("A piece", "analytics", "%for x in model.pieces\n{{ x.nothing }}\n%end"),
    ("A stretch", "analytics", "%for x in model.pieces\n%for y in x.stretches\n{{ y.nothing }}\n%end\n%end"),
    ("What models share", "support", "{{ support.nothing }}"),
  ]

  private static let guide: String = "docs/templates.md"
  /// The heading of the facts that several records have.
  private static let shared: String = "Shared facts"

  @Test func everyFactIsThere() throws {
    let document: Document = try Document(Self.guide)
    #expect([Self.shared] + Self.places.map(\.heading) == document.headings(3))
    for place in Self.places {
      let section: ArraySlice<String> = Self.section("### " + place.heading, of: document)
      let named: [String] = Self.listed(in: section) + Self.shared(in: section)
      #expect(named.sorted() == Self.facts(place.template, place.code).sorted(), "\(place.heading)")
    }
  }

  /// What several records have is explained in one place, and only that.
  @Test func sharedFactsAreExplainedOnce() throws {
    let document: Document = try Document(Self.guide)
    let explained: [String] = Self.listed(in: Self.section("### " + Self.shared, of: document))
    var uses: [String: Int] = [:]
    for place in Self.places {
      for name in Self.shared(in: Self.section("### " + place.heading, of: document)) { uses[name, default: 0] += 1 }
    }
    #expect(explained.sorted() == uses.keys.sorted())
    for (name, count) in uses { #expect(count > 1, "\(name)") }
  }

  @Test func everySectionIsThere() throws {
    let named: [String] = Self.listed(in: Self.section("## Sections", of: try Document(Self.guide)))
    var included: Set<String> = []
    let folder: URL = Document.root.appendingPathComponent("Templates")
    for file in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    where file.pathExtension == "tmpl" {
      let text: String = try String(contentsOf: file, encoding: .utf8)
      for match in text.matches(of: /%include (\w+) of/) { included.insert(String(match.output.1)) }
    }
    #expect(named.sorted() == included.sorted())
  }

  private static func section(_ heading: String, of document: Document) -> ArraySlice<String> {
    document.lines.drop { $0 != heading }.dropFirst().prefix { !$0.hasPrefix("#") }
  }

  /// The names in front of the colon of a list's lines: `a` and `b` of "- `a`, `b`: what they are".
  private static func listed(in lines: ArraySlice<String>) -> [String] {
    lines.filter { $0.hasPrefix("- `") }.flatMap { line in
      quoted(line.components(separatedBy: "`: ")[0] + "`")
    }
  }

  /// The names in the sentence that begins with "Also:".
  private static func shared(in lines: ArraySlice<String>) -> [String] {
    let text: String = lines.joined(separator: " ")
    guard let start: Range<String.Index> = text.range(of: "Also: ") else { return [] }
    return quoted(text[start.upperBound...].components(separatedBy: ".")[0])
  }

  /// What stands between backticks.
  private static func quoted(_ text: String) -> [String] {
    let parts: [String] = text.components(separatedBy: "`")
    return parts.indices.filter { $0 % 2 == 1 }.map { parts[$0] }
  }

  /// Asked for a fact that is not there, a template is told which there are.
  private static func facts(_ template: String, _ code: String) -> [String] {
    let names: Set<String> = [template, "analytics"]
    let files: [SourceFile] = names.map { name in
      SourceFile(name: name + ".swift.tmpl", text: name == template ? code + "\n" : "")
    }
    let options: GeneratorOptions = GeneratorOptions(sourceLocations: .relative, templates: files)
    let found: [Diagnostic] = Generator.generate([spec], options).diagnostics.all
    let mark: String = "known here: "
    let note: Substring? = found.first?.notes.lazy.compactMap { note in
      note.message.hasPrefix(mark) ? note.message.dropFirst(mark.count) : nil
    }.first
    // The model that an outlet is included for is no fact of the file.
    return note?.components(separatedBy: ", ").filter { $0 != "model" } ?? []
  }

  /// One of everything, and of states as many as come in groups.
  private static let spec: SourceFile = SourceFile(
    name: "Cart.bindgen.yml",
    text: """
      isolation: MainActor
      models:
        Cart:
          protocol: SomeCart
          emit: [callbacks, spies, analytics]
          children:
            owner: Owner = Owner()
          let:
            limit: Int = 3
          services:
            log: (String) -> Void
          lists: { items: Item }
          state:
            count: Int = 0
      \((0..<130).map { "      more\($0): Int = 0" }.joined(separator: "\n"))
          derive:
            sum: { type: Int, value: items.sum(minutes), kept: true }
            isEmpty: Bool = count == 0 || owner.isGone
          actions:
            clear(to value: Int = 0): count = value
            reload: { cancels: load, effect: { id: load, after: .seconds(count), run: clear(), catch: clear() } }
            watch: { on: count, body: print(count) }
          view:
            shows: [count, items]
            commands: [close()]
        Owner:
          state:
            name: String = ""
          derive:
            isGone: Bool = name.isEmpty
        Hand:
          kind: struct
          emit: [listSource]
          lists: { cards: { element: Int, ids: none } }
        Deck:
          kind: struct
          emit: [reducer]
          state: { size: Int = 0 }
          actions: { cut: { effect: cut() } }

      """
  )
}

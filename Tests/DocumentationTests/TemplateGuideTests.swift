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
      "A method that tells edits", "analytics",
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
    ("An effect", "analytics", "%for x in model.actions\n%for y in x.effects\n{{ y.nothing }}\n%end\n%end"),
    ("What effects see", "analytics", "{{ model.effects.nothing }}"),
    ("The user's text", "analytics", "%for x in model.actions\n{{ x.body.nothing }}\n%end"),
    ("A view", "analytics", "{{ model.view.nothing }}"),
    ("A source for a table", "struct", "{{ model.source.nothing }}"),
    ("Formulas", "analytics", "{{ model.formulas.nothing }}"),
    ("A formula", "analytics", "%for x in model.formulas.all\n{{ x.nothing }}\n%end"),
    ("A proof", "analytics", "%for x in model.formulas.proofs\n{{ x.nothing }}\n%end"),
    ("A group", "analytics", "%for x in model.groups\n{{ x.nothing }}\n%end"),
    ("An adoption", "analytics", "%for x in model.adoptions\n{{ x.nothing }}\n%end"),
    ("A piece", "analytics", "%for x in model.pieces\n{{ x.nothing }}\n%end"),
    ("A stretch", "analytics", "%for x in model.pieces\n%for y in x.stretches\n{{ y.nothing }}\n%end\n%end"),
    ("What models share", "support", "{{ support.nothing }}"),
  ]

  private static let guide: String = "docs/templates.md"

  @Test func everyFactIsThere() throws {
    let document: Document = try Document(Self.guide)
    #expect(Self.places.map(\.heading) == document.headings(3))
    for place in Self.places {
      let named: [String] = Self.names(under: "### " + place.heading, in: document)
      #expect(named.sorted() == Self.facts(place.template, place.code).sorted(), "\(place.heading)")
    }
  }

  @Test func everySectionIsThere() throws {
    let named: [String] = Self.names(under: "## Sections", in: try Document(Self.guide))
    var included: Set<String> = []
    let folder: URL = Document.root.appendingPathComponent("Templates")
    for file in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    where file.pathExtension == "tmpl" {
      let text: String = try String(contentsOf: file, encoding: .utf8)
      for match in text.matches(of: /%include (\w+) of/) { included.insert(String(match.output.1)) }
    }
    #expect(Set(named) == included)
  }

  /// The first column of the table under a heading.
  private static func names(under heading: String, in document: Document) -> [String] {
    let lines: ArraySlice<String> = document.lines.drop { $0 != heading }.dropFirst().prefix { !$0.hasPrefix("#") }
    return lines.filter { $0.hasPrefix("| `") }.compactMap { line in
      line.split(separator: "`", omittingEmptySubsequences: false).dropFirst().first.map { String($0) }
    }
  }

  /// Asked for a fact that is not there, a template is told which there are.
  private static func facts(_ template: String, _ code: String) -> [String] {
    let names: Set<String> = [template, "analytics"]
    let files: [SourceFile] = names.map { name in
      SourceFile(name: name + ".swift.tmpl", text: name == template ? code + "\n" : "")
    }
    let options: GeneratorOptions = GeneratorOptions(templates: files)
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
            watch: { on: count, body: clear() }
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

      """
  )
}

import BindgenCore
import Foundation
import TestSupport
import Testing

/// The guide to templates names every section, and no section and no fact that is not there.
@Suite struct TemplateGuideTests {
  /// The heading of each record, and a template that looks for an unknown fact in it.
  private static let places: [(heading: String, code: String)] = [
    ("A file", "{{ nothing }}"),
    ("A library", "%section imports\n{{ library.nothing }}\n%end"),
    ("A model", "{{ model.nothing }}"),
    ("A field", "%for x in model.fields\n{{ x.nothing }}\n%end"),
    ("A child, a constant, a service", "%for x in model.services\n{{ x.nothing }}\n%end"),
    ("An action", "%for x in model.actions\n{{ x.nothing }}\n%end"),
  ]

  private static let guide: String = "docs/templates.md"

  @Test func everyFactIsThere() throws {
    let document: MarkdownFile = try MarkdownFile(Self.guide)
    #expect(Self.places.map(\.heading) == document.headings(3))
    for place in Self.places {
      let named: [String] = Self.listed(in: Self.section("### " + place.heading, of: document))
      let unknown: Set<String> = Set(named).subtracting(Self.facts(place.code))
      #expect(!named.isEmpty && unknown.isEmpty, "\(place.heading)")
    }
  }

  @Test func everySectionIsThere() throws {
    let named: [String] = Self.listed(in: Self.section("## Sections", of: try MarkdownFile(Self.guide)))
    var included: Set<String> = []
    let folder: URL = Repository.root.appendingPathComponent("Templates")
    for file in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    where file.pathExtension == "tmpl" {
      let text: String = try String(contentsOf: file, encoding: .utf8)
      for match in text.matches(of: /%include (\w+) of/) { included.insert(String(match.output.1)) }
    }
    #expect(named.sorted() == included.sorted())
  }

  private static func section(_ heading: String, of document: MarkdownFile) -> ArraySlice<String> {
    document.lines.drop { $0 != heading }.dropFirst().prefix { !$0.hasPrefix("#") }
  }

  /// Returns the names before the colon of a list's lines: `a` and `b` of "- `a`, `b`: what they are".
  private static func listed(in lines: ArraySlice<String>) -> [String] {
    lines.filter { $0.hasPrefix("- `") }.flatMap { line in
      quoted(line.components(separatedBy: "`: ")[0] + "`")
    }
  }

  /// Returns the texts between backticks.
  private static func quoted(_ text: String) -> [String] {
    let parts: [String] = text.components(separatedBy: "`")
    return parts.indices.filter { $0 % 2 == 1 }.map { parts[$0] }
  }

  /// Returns the facts that the message about an unknown fact lists.
  private static func facts(_ code: String) -> [String] {
    let file: SourceFile = SourceFile(name: "analytics.swift.tmpl", text: code + "\n")
    let found: [Diagnostic] = Generator.generate([spec], GeneratorOptions(templates: [file])).diagnostics.all
    let mark: String = "known here: "
    let note: Substring? = found.first?.notes.lazy.compactMap { note in
      note.message.hasPrefix(mark) ? note.message.dropFirst(mark.count) : nil
    }.first
    return note?.components(separatedBy: ", ") ?? []
  }

  private static let spec: SourceFile = SourceFile(
    name: "Cart.bindgen.yml",
    text: """
      emit: analytics
      models:
        Cart:
          services: { log: (String) -> Void }
          state: { count: Int = 0 }
          actions: { clear: count = 0 }

      """
  )
}

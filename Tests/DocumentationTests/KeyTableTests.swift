import BindgenCore
import Foundation
import TestSupport
import Testing

/// The guide's tables of keys are those of the language. `BINDGEN_RECORD=1 swift test --filter KeyTable` writes them.
@Suite struct KeyTableTests {
  /// The lines of the first table below each of these headings.
  static let tables: [(heading: String, lines: [String])] = [
    ("## The top of a spec", table(Language.spec.keys)),
    ("## A model", table(Language.model.keys)),
    ("### Entries", tableOfEntries()),
  ]

  @Test func tablesHaveTheKeysOfTheLanguage() throws {
    var guide = try MarkdownFile("docs/language.md").lines
    for (heading, lines) in Self.tables {
      let top = try #require(guide.firstIndex(of: heading))
      let first = try #require(guide[top...].firstIndex { $0.hasPrefix("| key |") })
      let end = guide[first...].firstIndex { !$0.hasPrefix("|") } ?? guide.endIndex
      #expect(Array(guide[first..<end]) == lines)
      guide.replaceSubrange(first..<end, with: lines)
    }
    guard Recording.isOn else { return }
    let file = Repository.root.appendingPathComponent("docs/language.md")
    try guide.joined(separator: "\n").write(to: file, atomically: true, encoding: .utf8)
  }

  private static func table(_ keys: [LanguageKey]) -> [String] {
    ["| key | value |", "| --- | --- |"] + keys.map { "| \(link($0)) | \(value($0)) |" }
  }

  /// The keys of entries with types, and the sections that have each.
  private static func tableOfEntries() -> [String] {
    let sections = Language.model.keys.filter { Language.entryForm(of: $0.name) != nil }
    var seen: Set<String> = []
    let keys = [Language.state, Language.constant, Language.derivation].flatMap(\.keys).filter {
      seen.insert($0.name).inserted
    }
    return ["| key | where | value |", "| --- | --- | --- |"]
      + keys.map { key in
        let (having, others) = (sections.names { $0.contains(key.name) }, sections.names { !$0.contains(key.name) })
        let places = others.isEmpty ? "everywhere" : others.count < 5 ? "all but " + list(others) : list(having)
        return "| \(link(key)) | \(places) | \(value(key)) |"
      }
  }

  private static func link(_ key: LanguageKey) -> String {
    key.guide.map { "[`\(key.name)`](\($0))" } ?? "`\(key.name)`"
  }

  private static func value(_ key: LanguageKey) -> String {
    key.words.isEmpty ? key.about : "\(key.about) \(list(key.words, "or"))."
  }

  private static func list(_ words: [String], _ conjunction: String = "and") -> String {
    let words = words.map { "`\($0)`" }
    guard words.count > 1 else { return words.joined() }
    return words.dropLast().joined(separator: ", ") + " \(conjunction) " + words[words.count - 1]
  }
}

extension [LanguageKey] {
  /// The names of the sections whose entries have such keys.
  fileprivate func names(where fits: (KeyGroup) -> Bool) -> [String] {
    filter { $0.value.keys.map(fits) ?? false }.map(\.name)
  }
}

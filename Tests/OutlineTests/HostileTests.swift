import BindgenCore
import TestSupport
import Testing

@Suite("Hostile files")
struct HostileTests {
  static func many(_ text: String, _ count: Int) -> String { String(repeating: text, count: LongProof.size(count)) }

  static let stairs: String = (0..<LongProof.size(3000)).map { many(" ", $0) + "a:\n" }.joined()
  static let misplacedStairs: String = (0..<LongProof.size(2000)).map { many(" ", $0) + "a: B = c\n" }.joined()

  /// A hostile file, described by the shape that makes it hard to parse.
  struct Hard: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var source: String

    init(_ description: String, _ source: String) {
      testDescription = description
      self.source = source
    }
  }

  static let files: [Hard] = [
    Hard("open brackets", many("[", 200_000)),
    Hard("open brackets in a value", "a: " + many("[", 200_000)),
    Hard("nested mappings in braces", "a: " + many("{ b: ", 50_000)),
    Hard("open parentheses in a key", many("(", 200_000) + ": a"),
    Hard("a long list", "a: [" + many("b, ", 300_000) + "]"),
    Hard("a line of megabytes", many("a", 3_000_000)),
    Hard("a key of megabytes", many("a", 3_000_000) + ": b"),
    Hard("dashes on a line", many("- ", 200_000)),
    Hard("stairs of keys", stairs),
    Hard("stairs of lines that are indented wrongly", misplacedStairs),
    Hard("many keys", (0..<LongProof.size(100_000)).map { "key\($0): value\n" }.joined()),
    Hard("one key again and again", many("a: b\n", 100_000)),
    Hard("lines that look like actions", "a: " + many("\n  b(c: D): e", 50_000)),
    Hard("lines that look like entries, in brackets", "a: (" + many("\n  b: C = d", 50_000)),
    Hard("a long block", "a: |\n" + many("  b\n\n", 100_000)),
    Hard("anchors behind a colon", "a: " + many("&b ", 100_000)),
    Hard("tags behind a colon", "a:\n  b: " + many("!!b ", 100_000)),
    Hard("comments", many("# note\n", 200_000)),
    Hard("comments inside a value", "a: b\n" + many("# note\n", 100_000) + "  c"),
    Hard("open angles", many("a<", 200_000)),
    Hard("quotes", many("\"", 200_001)),
    Hard("nested interpolations", "a: \"" + many("\\(\"", 50_000)),
    Hard("doubled quotes", "a: '" + many("''", 200_000)),
    Hard("single quotes that are never closed", "a: [' " + many("a'' ", 300_000) + "]"),
    Hard("keys full of marks", (0..<2).map { "a\($0)" + many("\u{301}\u{316}", 200_000) + ": b\n" }.joined()),
    Hard("a text full of marks", "a: b" + many("\u{301}\u{316}", 200_000)),
    Hard("empty lines", many("\n", 1_000_000)),
    Hard("blank lines", many(" \n", 500_000)),
    Hard("complex keys", many("? a\n", 20_000)),
    Hard("shallow blocks", many("a: >\n  b\n c\n", 20_000)),
    Hard("wrong indentation throughout", many("a: b\n c:\n", 20_000)),
    Hard("backticks", many("`", 200_000)),
  ]

  @Test("an answer comes, whatever the size", arguments: files)
  func size(file: Hard) { ask(SourceFile(name: "T", text: file.source)) }

  @Test("random bytes give a tree and errors with places, never a trap")
  func random() {
    var generator: SplitMix = SplitMix(seed: 2026)
    let pieces: [String] = [
      "a", "b: ", ": ", ":\n", "- ", "\n", "\n  ", "\n    ", "\n ", "#", " # ", "|", "|\n", ">", ">-\n", "'", "\"",
      "\\", "[",
      "]", "{", "}", "(", ")", ",", "<", ">", "?", "? ", "&a ", "*a", "!a ", "!!", "<<: ", "---\n", "...\n", "%", "\t",
      "\r\n",
      "\"\"\"", "\\(", "`", "/", "//", "/*", "=", " = ", "é", "\u{2028}", "type", "|2", "\r", "\u{0}",
    ]
    for _: Int in 0..<3000 {
      var text: String = ""
      for _: Int in 0..<Int.random(in: 0..<40, using: &generator) {
        text += pieces.randomElement(using: &generator) ?? ""
      }
      ask(SourceFile(name: "T", text: text))
      ask(SourceFile(name: "T", bytes: (0..<30).map { _ in UInt8.random(in: 0...255, using: &generator) }))
    }
  }

  /// Reads each value in every way that the outline offers; nothing of the file is missing in its tree.
  func ask(_ file: SourceFile) {
    var diagnostics: Diagnostics = Diagnostics()
    let outline: Outline = Outline.parse(file, into: &diagnostics)
    let lost = WholeTree.lost(of: outline)
    #expect(lost == nil, "\(file.bytes.count < 300 ? String(decoding: file.bytes, as: UTF8.self) : "")")
    ask(outline.root, depth: 0, &diagnostics)
    for diagnostic: Diagnostic in diagnostics.all { #expect(diagnostic.range != nil) }
  }

  func ask(_ value: Value, depth: Int, _ diagnostics: inout Diagnostics) {
    _ = value.text(into: &diagnostics)
    _ = value.swift(inDoubleQuotes: depth % 2 == 0, into: &diagnostics)
    guard depth < 4 else { return }
    if let items: [Value] = value.items(into: &diagnostics), items.count > 1 {
      for item: Value in items { ask(item, depth: depth + 1, &diagnostics) }
    }
    for entry: Mapping.Entry in value.mapping(into: &diagnostics)?.entries ?? [] {
      _ = entry.key.text
      ask(entry.value, depth: depth + 1, &diagnostics)
    }
  }
}

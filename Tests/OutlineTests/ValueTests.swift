import BindgenCore
import TestSupport
import Testing

@Suite("What a value is asked for")
struct ValueTests {
  func value(_ source: String) -> (Value?, SourceFile) {
    var diagnostics: Diagnostics = Diagnostics()
    let file: SourceFile = SourceFile(name: "T", text: source)
    let outline: Outline = Outline.parse(file, into: &diagnostics)
    #expect(diagnostics.all.isEmpty)
    return (outline.root.mapping(into: &diagnostics)?["a"]?.value, file)
  }

  static let swiftCases: [(String, String)] = [
    ("a: b # c", "b"),
    ("a: b #c", "b #c"),
    ("a: \"# b\" # c", "\"# b\""),
    ("a: #\"\" # \"#  # c", "#\"\" # \"#"),
    ("a: \"\\(b) # c\"", "\"\\(b) # c\""),
    ("a: /# b/ # c", "/# b/"),
    ("a: b // c # d", "b // c # d"),
    ("a: b\n  # c\n  d", "b\n     \n  d"),
    ("a: f {\n  b\n}", "f {\n  b\n}"),
    ("a: f(\n  \"\"\"\n  # b\n  \"\"\"\n)", "f(\n  \"\"\"\n  # b\n  \"\"\"\n)"),
    ("a: |\n  b # c\n    d\n\n", "b # c\n    d"),
    ("a: 'it''s \"b\"'", "it's \"b\""),
    ("a: '[\n  b ]' # c", "[\n  b ]"),
    ("a: !b", "!b"),
    ("a: #if b", "#if b"),
    ("a:", ""),
    ("a: |", ""),
  ]

  @Test("Swift keeps its lines; comments of the outline are blanked out", arguments: swiftCases)
  func swift(source: String, expected: String) {
    var diagnostics: Diagnostics = Diagnostics()
    let text: SwiftText? = value(source).0?.swift(inDoubleQuotes: false, into: &diagnostics)
    #expect(text?.string == expected)
    #expect(diagnostics.all.isEmpty)
  }

  @Test("a byte's place follows from its index, up to the first escape")
  func places() {
    var diagnostics: Diagnostics = Diagnostics()
    let (plain, file): (Value?, SourceFile) = value("x: y\na: b +\n    c # d")
    let text: SwiftText? = plain?.swift(inDoubleQuotes: false, into: &diagnostics)
    #expect(text?.range(of: 8..<9).start == Position(line: 3, column: 5))
    #expect(text?.baseColumn == 1)
    #expect(file.bytes.count == text.map { $0.range.upperBound + 4 })

    let block: SwiftText? = value("a: |\n   b\n    c").0?.swift(inDoubleQuotes: false, into: &diagnostics)
    #expect(block?.baseColumn == 4)
    #expect(block?.range.start == Position(line: 2, column: 4))

    let quoted: SwiftText? = value("a: 'b ''c'' d'").0?.swift(inDoubleQuotes: false, into: &diagnostics)
    #expect(quoted?.string == "b 'c' d")
    #expect(quoted?.exactCount == 2)
    #expect(quoted?.range.start == Position(line: 1, column: 5))

    let double: SwiftText? = value("a: \"[\\\"b\\\"] \"").0?.swift(inDoubleQuotes: true, into: &diagnostics)
    #expect(double?.string == "[\"b\"]")
    #expect(double?.exactCount == 1)
  }

  @Test(
    "lists and mappings in brackets",
    arguments: [
      ("a: [b, c]", "b|c"), ("a: []", ""), ("a: b", "b"), ("a:", ""), ("a: [b,\n  c, # d\n  # e, f\n]", "b|c"),
      ("a: [f(b, c), \"d, e\", [g, h]]", "f(b, c)|\"d, e\"|[g, h]"), ("a:\n  [b, c]", "b|c"),
      ("a:\n  - b\n  - c", "b|c"),
      ("a: ['b, c', d] # e", "'b, c'|d"), ("a: [Set<B, C>, D]", "Set<B, C>|D"), ("a: [ b , ]", "b"),
    ]
  )
  func items(source: String, expected: String) {
    var diagnostics: Diagnostics = Diagnostics()
    let items: [Value]? = value(source).0?.items(into: &diagnostics)
    #expect(items?.map(\.range.text).joined(separator: "|") == expected)
    #expect(diagnostics.all.isEmpty)
  }

  @Test(
    "mappings in braces",
    arguments: [
      ("a: { b: c, d: e }", "b=c|d=e"), ("a: {}", ""), ("a: { b: [c, d], }", "b=[c, d]"),
      ("a: { 'b': 'c: d' }", "b='c: d'"),
      ("a: { b: f(c: d), e: }", "b=f(c: d)|e="), ("a: { b: c, # d\n  e: f }", "b=c|e=f"), ("a: { b:\n  c }", "b=c"),
      ("a: { b: { c: d } }", "b={ c: d }"),
    ]
  )
  func braces(source: String, expected: String) {
    var diagnostics: Diagnostics = Diagnostics()
    let mapping: Mapping? = value(source).0?.mapping(into: &diagnostics)
    let entries: [String]? = mapping?.entries.map { "\($0.key.name)=\($0.value.range.text)" }
    #expect(entries?.joined(separator: "|") == expected)
    #expect(diagnostics.all.isEmpty)
  }

  enum Wanted: Sendable { case swift, typed, text, items, mapping }

  @Test(
    "what does not belong is told at its place",
    arguments: [
      (.swift, "swift-below", "a:\n  ▶b: c"), (.swift, "swift-below", "a:\n  ▶- b"),
      (.swift, "folded-swift", "a: ▶>\n  b"),
      (.swift, "unclosed-quote", "a: ▶'b"), (.swift, "after-quote", "a: 'b' ▶c"),
      (.typed, "after-quote", "a: \"b\" ▶c"),
      (.typed, "unknown-escape", "a: \"b▶\\(c)\""), (.text, "unknown-escape", "a: \"▶\\0\""), (.text, "tag", "a: ▶!b"),
      (.text, "not-a-text", "a:\n  ▶b: c"), (.text, "not-a-text", "a:\n  ▶- b"), (.text, "not-a-text", "a: ▶[b]"),
      (.items, "not-a-list", "a:\n  ▶b: c"), (.items, "unclosed-bracket", "a: ▶[b, c"),
      (.items, "after-bracket", "a: [b] ▶c"),
      (.items, "empty-item", "a: [b,▶, c]"), (.items, "mismatched-bracket", "a: [b▶)"),
      (.items, "unclosed-string", "a: [▶\"b]"),
      (.mapping, "not-a-mapping", "a: ▶b"), (.mapping, "no-key", "a:\n  ▶b"), (.mapping, "no-key", "a: { ▶b, c: d }"),
      (.mapping, "duplicate-key", "a: { b: c, ▶b: d }"), (.mapping, "not-a-mapping", "a: |\n  ▶b"),
      (.mapping, "complex-key", "a: { ▶? b : c }"), (.mapping, "alias", "a: { b: ▶*c }"),
      (.items, "alias", "a: [b, ▶*c]"),
      (.mapping, "merge-key", "a: { ▶<<: *c }"), (.items, "anchor", "a: [▶&b c]"),
      (.mapping, "tag", "a: { b: ▶!!c d }"),
      (.mapping, "no-key", "a: { b: c, ▶d:e }"), (.mapping, "not-a-mapping", "a:\n  ▶- b"),
    ] as [(Wanted, String, String)]
  )
  func misfit(wanted: Wanted, code: String, source: String) {
    let marked: Marked = Marked(source)
    var diagnostics: Diagnostics = Diagnostics()
    let outline: Outline = Outline.parse(marked.file, into: &diagnostics)
    let value: Value? = outline.root.mapping(into: &diagnostics)?["a"]?.value
    switch wanted {
    case .swift: _ = value?.swift(inDoubleQuotes: false, into: &diagnostics)
    case .typed: _ = value?.swift(inDoubleQuotes: true, into: &diagnostics)
    case .text: _ = value?.text(into: &diagnostics)
    case .items: _ = value?.items(into: &diagnostics)
    case .mapping: _ = value?.mapping(into: &diagnostics)
    }
    #expect(diagnostics.all.map(\.code) == [code])
    #expect(diagnostics.all.map(\.place) == marked.places)
  }
}

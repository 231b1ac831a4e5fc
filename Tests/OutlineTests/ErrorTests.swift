import BindgenCore
import TestSupport
import Testing

@Suite("The outline's errors")
struct ErrorTests {
  static let placeCases: [(String, String)] = [
    // Indentation.
    ("wrong-indentation", "a: b\n ▶c: Int = d"),
    ("wrong-indentation", "a: b\n  ▶c:\n    d: e"),
    ("wrong-indentation", "s:\n  a(b: C): d\n   ▶e(f: G): h\n  i: j"),
    ("wrong-indentation", "s:\n  a: |\n    b\n   ▶c"),
    ("wrong-indentation", "s:\n  a: |4\n   ▶b"),
    ("wrong-indentation", "s:\n    a: b\n  ▶c: d\n    e: f"),
    ("wrong-indentation", "  a: b\n▶c: d"),
    ("wrong-indentation", "s:\n  a: b: Int = (\n    c: Int = d\n  )\n   ▶e: Int = f\n   g: Int = h"),
    ("wrong-indentation", "s:\n  - a\n ▶- b"),
    ("wrong-indentation", "s:\n  - |\n    a\n   ▶b"),
    // Lines that would continue the value above.
    ("wrong-indentation", "s:\n  a: b\n  ▶&& c\n  d: e"), ("wrong-indentation", "s:\n  a: b\n  ▶?? c"),
    ("wrong-indentation", "s:\n  a: b\n  ▶|| c\n  || d\n  e: f"), ("wrong-indentation", "s:\n  a: b\n  ▶+ c"),
    ("wrong-indentation", "s:\n  a: b\n  ▶? c\n  : d\n  e: f"), ("wrong-indentation", "s:\n  a: b\n  ▶!= c ? d : e"),
    ("wrong-indentation", "s:\n  a: b\n    .c\n  ▶.d { $0 }"), ("wrong-indentation", "s:\n  a: |\n    b\n  ▶&& c"),
    ("anchor", "s:\n  a: b\n  ▶&c d: e"), ("tag", "a: b\n▶!   c: d"),
    ("tab-indentation", "a:\n▶\tb: c\n\td: e\n\tf:\n\t\tg: h"),
    ("tab-indentation", "a: b\n▶\tc"),
    ("tab-indentation", "a:\n  b: c\n  ▶\td: e"),
    ("too-deep", String(repeating: "- ", count: 200) + "▶- a"),
    // Keys.
    ("no-key", "a: b\n▶c\nd: e"),
    ("no-key", "a: b\n▶c:d\ne: f"),
    ("no-key", "a:\n  b: c\n▶)\nd: e"),
    ("no-key", "a: b\n▶c\n  d: e\nf: g"),
    ("no-key", "a: b\n▶c d e\n    f: g\nh: i"),
    ("unclosed-key", "a: b\nc▶(d: e\nf: g"),
    ("stray-item", "a: b\n▶- c\nd: e"),
    ("stray-item", "a: b\n▶- c: d\ne: f"), ("stray-item", "a:\n  ▶- b: c\n  d: e\n  f: g\nh: i"),
    ("no-item", "a:\n  - b\n  ▶c\n  - d"),
    ("duplicate-key", "a: b\n▶a: c"),
    ("duplicate-key", "a:\n  b: c\n  ▶'b': d"),
    ("unknown-escape", "\"▶\\q\": b\nc: d"),
    ("too-long", "a: b\n▶" + String(repeating: "c", count: 1001) + ": d"),
    ("too-long", "a:\n  ▶'" + String(repeating: "c", count: 999) + "': d"),
    // Features of YAML that specs do not have.
    ("anchor", "a: ▶&b c\nd: e"),
    ("anchor", "a: ▶&b\n  c: d"),
    ("anchor", "▶&b a: c\nd: e"),
    ("alias", "a: ▶*b\nc: d"),
    ("alias", "▶*a : b\nc: d"),
    ("alias", "- ▶*b\n- c"),
    ("tag", "a: ▶!!str b"),
    ("tag", "a: ▶!<b> c"),
    ("tag", "a: ▶!b c"),
    ("tag", "a: ▶!b\n  c: d"),
    ("tag", "▶!b a: c\nd: e"),
    ("tag", "▶!   a: c\nd: e"),
    ("merge-key", "a:\n  ▶<<: *b\n  c: d"),
    ("complex-key", "▶? a\n: b\nc: d"),
    ("complex-key", "a: b\n▶: c"),
    ("several-documents", "a: b\n▶---\nc: d"),
    ("several-documents", "---\na: b\n▶---\nc: :"),
    ("several-documents", "a: b\n▶...\nc: d"),
    ("directive", "▶%YAML 1.2\n---\na: b"),
    ("after-document-start", "--- ▶a: b\nc: d"),
    ("block-header", "a: |▶x\nb: c"),
    ("block-header", "a: > ▶b\n  c\nd: e"),
    ("block-header", "a: |2▶3\n  b"),
    // Comments of Swift.
    ("swift-comment", "a:\n  b: c\n  ▶// d\n  e: f"), ("swift-comment", "a:\n  ▶// b: c\n  d: e"),
    ("swift-comment", "▶// a\nb: c"), ("swift-comment", "a: b\n▶/* c\n * d\n */\ne: f"),
    ("swift-comment", "a: b\n▶/* c */"),
    ("swift-comment", "a:\n  # b\n  ▶/// c\n  # d\n  e: f"),
    ("swift-comment", "a:\n  - b\n  ▶// c\n  - d"), ("swift-comment", "▶/*/\na: b"), ("swift-comment", "▶//\na: b"),
    ("swift-comment", "▶/**/\na: b"), ("swift-comment", "a: b\n▶/***/"), ("swift-comment", "a: b\n▶/*"),
    // Characters that are no text.
    ("control-character", "a: ▶\u{0}b\nc: \u{0}"),
    ("control-character", "a: b\n▶\u{C}"),
    ("control-character", "a: ▶\u{7F}"),
    ("control-character", "a: ▶\u{85}"),
    ("lone-carriage-return", "a: b▶\rc: d\r"),
  ]

  @Test("each mistake gives one error, at its place", arguments: placeCases)
  func place(code: String, source: String) {
    let marked: Marked = Marked(source)
    var diagnostics: Diagnostics = Diagnostics()
    _ = Outline.parse(marked.file, into: &diagnostics)
    #expect(diagnostics.all.map(\.code) == [code])
    #expect(diagnostics.all.map(\.place) == marked.places)
  }

  @Test("all errors of a file are told in one run, in its order")
  func several() {
    let marked: Marked = Marked(
      """
      a: ▶*b
      ▶c
      d: e
       ▶f: Int = g
      h:
        - ▶!!x i
        ▶j
      ▶d: k
      """
    )
    var diagnostics: Diagnostics = Diagnostics()
    _ = Outline.parse(marked.file, into: &diagnostics)
    let codes: [String] = ["alias", "no-key", "wrong-indentation", "tag", "no-item", "duplicate-key"]
    #expect(diagnostics.all.map(\.code) == codes)
    #expect(diagnostics.all.map(\.place) == marked.places)
  }

  @Test(
    "the first bad byte is told, whatever it is",
    arguments: [
      ([0x61, 0x3A, 0x20, 0xFF], 4), ([0xC3, 0x28], 1), ([0xE2, 0x82], 1), ([0x61, 0xED, 0xA0, 0x80], 2),
      ([0xF4, 0x90, 0x80, 0x80], 1), ([0xC0, 0x80], 1), ([0xEF, 0xBB, 0xBF, 0x61, 0x80], 2), ([0xE0, 0x80, 0x80], 1),
    ] as [([UInt8], Int)]
  )
  func badBytes(bytes: [UInt8], column: Int) {
    var diagnostics: Diagnostics = Diagnostics()
    let outline: Outline = Outline.parse(SourceFile(name: "T", bytes: bytes), into: &diagnostics)
    #expect(diagnostics.all.map(\.code) == ["not-utf8"])
    #expect(diagnostics.all.first?.place == Position(line: 1, column: column))
    #expect(outline.root.isRefused)
  }

  @Test("a line that goes on with a value is a part of it")
  func goesOn() {
    var diagnostics: Diagnostics = Diagnostics()
    let file: SourceFile = SourceFile(name: "T", text: "a: b\n? c\n: d\ne: f")
    let outline: Outline = Outline.parse(file, into: &diagnostics)
    var none: Diagnostics = Diagnostics()
    let entries: [Mapping.Entry] = outline.root.mapping(into: &none)?.entries ?? []
    #expect(entries.map(\.value.range.text) == ["b\n? c\n: d", "f"])
    #expect(diagnostics.all.first?.fix?.edits.map(\.text) == ["  ", "  "])
  }

  @Test(
    "a dash among keys is left out, and the key is shown",
    arguments: [
      ("a: b\n- c: Int = 0", "write 'c: Int = 0'"), ("a:\n  - c: Int = 0\n  d: e", "write 'c: Int = 0'"),
      ("a: b\n- 1", "write 'key: value'; what goes on with the value above is indented more"),
    ]
  )
  func dash(source: String, help: String) {
    var diagnostics: Diagnostics = Diagnostics()
    _ = Outline.parse(SourceFile(name: "T", text: source), into: &diagnostics)
    #expect(diagnostics.all.map(\.code) == ["stray-item"])
    #expect(diagnostics.all.map(\.help) == [help])
  }

  @Test("a line with a blank too many says which line it should stand like")
  func help() {
    var diagnostics: Diagnostics = Diagnostics()
    let source: String = "state:\n\n  a: Int = 1\n   b: Int = 2\n  c: Int = 3"
    _ = Outline.parse(SourceFile(name: "T", text: source), into: &diagnostics)
    #expect(diagnostics.all.first?.help == "indent like line 3")
    #expect(diagnostics.all.count == 1)
  }
}

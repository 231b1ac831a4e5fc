import Foundation
import Testing

@testable import BindgenCore

@Suite struct DiagnosticPrinterTests {
  /// Returns the range between two marks in a text, in a file with the text without them.
  private static func marked(_ text: String, name: String = "Cart.bindgen.yml") -> SourceRange {
    let parts: [[UInt8]] = text.split(separator: "▶", omittingEmptySubsequences: false).map { Array($0.utf8) }
    let bytes: [UInt8] = parts.flatMap { $0 }
    let start: Int = parts[0].count
    return SourceRange(SourceFile(name: name, bytes: bytes), start, start + (parts.count > 2 ? parts[1].count : 0))
  }

  private static func diagnostic(at range: SourceRange?) -> Diagnostic {
    .error(
      "unknown-name",
      at: range,
      "no field 'product' in 'Cart'",
      help: "did you mean 'products'?",
      notes: [.init("the model begins here", at: range.map { SourceRange($0.file, 0, 4) }), .init("and that is all")]
    )
  }

  private static let range: SourceRange = marked("Cart:\n  derive:\n    count: Int = ▶product▶.count\n")

  @Test func plainTellsALineEach() {
    let text: String = DiagnosticPrinter(.plain).text(of: [Self.diagnostic(at: Self.range)])
    #expect(
      text == """
        Cart.bindgen.yml:3:18: error: no field 'product' in 'Cart'; did you mean 'products'?
        Cart.bindgen.yml:1:1: note: the model begins here
        note: and that is all

        """
    )
  }

  @Test func prettyShowsTheSourceAndMarksTheText() {
    let text: String = DiagnosticPrinter(.pretty).text(of: [Self.diagnostic(at: Self.range)])
    #expect(
      text == """
        Cart.bindgen.yml:3:18: error: no field 'product' in 'Cart' [unknown-name]
            count: Int = product.count
                         ^~~~~~~
        help: did you mean 'products'?
        Cart.bindgen.yml:1:1: note: the model begins here
        Cart:
        ^~~~
        note: and that is all

        """
    )
  }

  @Test func jsonTellsAnObjectALine() {
    let text: String = DiagnosticPrinter(.json).text(of: [Self.diagnostic(at: Self.range), Self.diagnostic(at: nil)])
    let place: String = "\"file\":\"Cart.bindgen.yml\",\"line\":3,\"column\":18,\"endLine\":3,\"endColumn\":25"
    let first: String = "\"file\":\"Cart.bindgen.yml\",\"line\":1,\"column\":1,\"endLine\":1,\"endColumn\":5"
    let none: String = "\"file\":null,\"line\":null,\"column\":null,\"endLine\":null,\"endColumn\":null"
    let middle: String =
      ",\"severity\":\"error\",\"code\":\"unknown-name\",\"message\":\"no field 'product' in 'Cart'\""
      + ",\"mend\":\"did you mean 'products'?\",\"notes\":["
    let (begins, all): (String, String) = (
      ",\"message\":\"the model begins here\"}", ",\"message\":\"and that is all\"}"
    )
    let one: String = "{\(place)\(middle){\(first)\(begins),{\(none)\(all)]}\n"
    let other: String = "{\(none)\(middle){\(none)\(begins),{\(none)\(all)]}\n"
    #expect(text == one + other)
  }

  @Test func jsonEscapesWhatSteersOrIsNoText() {
    let file: SourceFile = SourceFile(name: "a\"\\\u{1B}\u{202E}\u{E0001}", text: "")
    let text: String = DiagnosticPrinter(.json).text(of: [.warning("c", at: file.range, "é\n\t\r\u{7F}")])
    #expect(text.contains(#""file":"a\"\\\u001b\u202e\udb40\udc01""#))
    #expect(text.contains(#""message":"é\n\t\r\u007f","mend":null,"notes":[]}"#))
  }

  @Test func controlCharactersNeverReachATerminal() {
    let hostile: String = "a\u{1B}[2Jb\u{7}\u{9B}\u{202E}\u{FEFF}\n\tc"
    let range: SourceRange = Self.marked("x\u{1B}\u{0}▶y▶\u{202E}", name: hostile)
    for form in DiagnosticPrinter.Form.allCases {
      let text: String = DiagnosticPrinter(form).text(of: [
        .error("c", at: range, hostile, help: hostile, notes: [.init(hostile, at: range)])
      ])
      #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || !$0.isUnsafeToShow }, "\(form)")
    }
    #expect(hostile.visible == #"a\u{1B}[2Jb\u{7}\u{9B}\u{202E}\u{FEFF}\n\tc"#)
  }

  static let marksStandUnderTheExactTextCases: [(String, String, String, String)] = [
    ("plain", "ab▶cd▶ef", "abcdef", "  ^~"),
    ("nothing", "ab▶cd", "abcd", "  ^"),
    ("at the end", "ab▶", "ab", "  ^"),
    ("behind the line's end", "ab▶\r\n▶cd", "ab", "  ^"),
    ("over several lines", "  a▶b\ncd▶", "  ab", "   ^"),
    ("to a long line's end", "▶abc\ncd▶", "abc", "^~~"),
    ("tabs", "\ta\t▶b▶", "    a   b", "        ^"),
    ("a tab itself", "a▶\t▶b", "a   b", " ^~~"),
    ("wide characters", "日本▶語▶x", "日本語x", "    ^~"),
    ("combining characters", "e\u{301}▶e\u{301}o▶x", "e\u{301}e\u{301}ox", " ^~"),
    ("emoji", "🍎▶🍎▶", "🍎🍎", "  ^~"),
    ("hangul", "▶한글▶", "한글", "^~~~"),
    ("fullwidth", "ａ▶ｂ▶", "ａｂ", "  ^~"),
    ("control characters", "\u{1B}▶x▶\u{0}", "\\u{1B}x\\u{0}", "      ^"),
    ("second line", "one\n▶two▶\n", "two", "^~~"),
  ]

  @Test(arguments: marksStandUnderTheExactTextCases)
  func marksStandUnderTheExactText(_ name: String, _ text: String, _ source: String, _ marks: String) throws {
    let excerpt: Excerpt = try #require(Excerpt(Self.marked(text)))
    #expect(excerpt.source == source)
    #expect(excerpt.indentation + excerpt.marks == marks)
  }

  @Test(arguments: ["▶", "▶\nabc", "   ▶   ", "\t▶"])
  func aLineWithNothingToShowIsNotShown(_ text: String) {
    #expect(Excerpt(Self.marked(text)) == nil)
  }

  @Test func bytesThatAreNoTextTakeAColumnEach() throws {
    let file: SourceFile = SourceFile(name: "a", bytes: [0xFF, 0x80, 0x61])
    let excerpt: Excerpt = try #require(Excerpt(SourceRange(file, 2, 3)))
    #expect(excerpt.source == "\u{FFFD}\u{FFFD}a")
    #expect(excerpt.indentation + excerpt.marks == "  ^")
  }

  @Test(arguments: [0, 59, 60, 61, 100, 899, 997, 999])
  func ofALongLineOnlyWhatStandsAroundThePlaceIsShown(_ place: Int) throws {
    let line: String = String(repeating: "é", count: 1_000)
    let file: SourceFile = SourceFile(name: "a", text: line)
    let excerpt: Excerpt = try #require(Excerpt(SourceRange(file, place * 2, place * 2 + 2)))
    #expect(excerpt.source.count <= 82)
    #expect(!excerpt.source.contains("\u{FFFD}"))
    #expect(excerpt.source.hasPrefix("…") == (place > 30))
    #expect(excerpt.source.hasSuffix("…") == (place < 949))
    let shown: Int = excerpt.indentation.count
    #expect(shown < excerpt.source.count)
    #expect(shown == min(place, 31) || place > 949)
  }

  @Test func aHugeLineWithManyErrorsEndsQuickly() {
    let file: SourceFile = SourceFile(name: "a", bytes: [UInt8](repeating: 0x80, count: 5_000_000))
    let errors: [Diagnostic] = (0..<100_000).map { .error("c", at: SourceRange(file, $0 * 50, 5_000_000), "bad") }
    let start: Date = Date()
    #expect(DiagnosticPrinter().text(of: errors).hasSuffix("a: and 99900 more errors\n"))
    #expect(Date().timeIntervalSince(start) < 5)
  }

  @Test func theRestBeyondTheLimitIsCountedAndWarningsHideNoError() {
    let (a, b): (SourceFile, SourceFile) = (SourceFile(name: "a", text: "x"), SourceFile(name: "b", text: "x"))
    let diagnostics: [Diagnostic] =
      (1...4).map { .warning("w", at: a.range, "w\($0)") } + (1...3).map { .error("e", at: a.range, "e\($0)") }
      + [
        .error("e", at: b.range, "last"), .error("e", at: nil, "1"), .error("e", at: nil, "2"),
        .error("e", at: nil, "3"),
      ]
    #expect(
      DiagnosticPrinter(.plain, limit: 2).text(of: diagnostics) == """
        a:1:1: warning: w1
        a:1:1: warning: w2
        a:1:1: error: e1
        a:1:1: error: e2
        b:1:1: error: last
        error: 1
        error: 2
        error: 3
        a: and 2 more warnings
        a: and 1 more error

        """
    )
    #expect(DiagnosticPrinter(.json, limit: 2).text(of: diagnostics).split(separator: "\n").count == 11)
  }

  @Test func colourIsPutOnOnlyWhenAskedFor() {
    let range: SourceRange = Self.marked("▶ab▶", name: "f")
    let diagnostic: Diagnostic = .error("c", at: range, "bad", help: "fix it")
    let text: String = DiagnosticPrinter(.pretty, isColored: true).text(of: [diagnostic])
    let escape: String = "\u{1B}["
    #expect(
      text
        == "\(escape)1mf:1:1:\(escape)0m \(escape)1;31merror:\(escape)0m bad \(escape)2m[c]\(escape)0m\nab\n\(escape)1;32m^~\(escape)0m\n"
        + "\(escape)1;36mhelp:\(escape)0m fix it\n"
    )
    #expect(!DiagnosticPrinter(.pretty).text(of: [diagnostic]).contains(escape))
  }
}

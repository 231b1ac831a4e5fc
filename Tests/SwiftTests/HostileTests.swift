import TestSupport
import Testing

@testable import BindgenCore

@Suite struct HostileTests {
  private static let count: Int = 200_000
  private static let chain: Int = 50_000

  @Test(
    "Nesting deeper than 200 is an error at the bracket that is too many",
    arguments: ["(", "[", "{", "\"\\("]
  )
  func nesting(_ bracket: String) throws {
    let text: SwiftText = Marked(String(repeating: bracket, count: HostileTests.count)).text
    #expect(fails { () throws(Diagnostic) in _ = try Tokens(text) })
    #expect(fails { () throws(Diagnostic) in _ = try SwiftType.parse(text) })
    #expect(fails { () throws(Diagnostic) in _ = try Signature.parse(text) })
  }

  @Test("200 brackets are none too many, strings around them don't count")
  func allowedNesting() throws {
    for (open, close) in [("(", ")"), ("[", "]"), ("{", "}"), ("\"\\(", ")\"")] {
      let text: String = String(repeating: open, count: 200) + "a" + String(repeating: close, count: 200)
      #expect(try SwiftCode(Marked(text).text).names.uses.count == 1)
    }
    let deep: String = String(repeating: "[", count: 199) + "Int" + String(repeating: "]", count: 199)
    #expect(try SwiftType.parse(Marked(deep).text).text == deep)
    expectError(String(repeating: "(", count: 200) + "▶(", "too-deep") { text throws(Diagnostic) in try Tokens(text) }
  }

  @Test(
    "A chain without brackets has an end, too",
    arguments: ["() -> ", "A?", "A.", "@A ", "any ", "P & ", "A<", "-", "~", "inout "]
  )
  func chains(_ link: String) {
    let text: SwiftText = Marked(String(repeating: link, count: HostileTests.chain)).text
    #expect(fails { () throws(Diagnostic) in _ = try SwiftType.parse(text) })
    let suffixed: SwiftText = Marked("A" + String(repeating: link, count: HostileTests.chain)).text
    #expect(fails { () throws(Diagnostic) in _ = try SwiftType.parse(suffixed) })
  }

  @Test(
    "A long text is read to its end",
    arguments: [
      "a.", "a ", "a,", "a<", "a<b,", " /", " /a", "\\/", "' ", "''a ", "let ", "let x = a\n", "let (x, y) = ", "if ",
      "if let x = a, ", "guard ", "for ", "for x in ", "case ", "func f", "func f() ", "func f() {}\n", "catch ",
      "{ x in }\n",
      "{ a, b in a }", "{ } ", "#if a\n", "@a ", "`a`", "\"\\(a)\"", "\"\"\"\n\"\"\"", "# a\n", "/* */", "// \n", "?",
      "a?", "a ? b : ",
      "[a: b]", "x: ", "struct S ", "1.5e3", "é", "😀", "≤", "\u{0}", "a: Int, ", "switch a { case let x: x }\n", "in ",
      "-> ", "as ",
      "#\"\"\"#", "self.", "self ", "$0 ", "\\.a ", "break a ",
    ]
  )
  func long(_ piece: String) throws {
    readEverything(Marked(String(repeating: piece, count: LongProof.size(10_000))).text)
  }

  @Test("A name or an operator has 1000 bytes at most", arguments: ["a", "$a", "#a", "`a", "+", ".+", "é"])
  func lengths(_ beginning: String) throws {
    let letter: String = beginning.hasSuffix("+") ? "+" : "a"
    func text(_ count: Int) -> String {
      let rest: String = beginning == "`a" ? "`" : ""
      return beginning + String(repeating: letter, count: count - beginning.utf8.count - rest.utf8.count) + rest
    }
    #expect(try Tokens(Marked("b " + text(1000)).text).count == 3)
    expectError("b ▶" + text(1001), "too-long") { text throws(Diagnostic) in try Tokens(text) }
    let outline: SwiftText = Marked("b " + text(1001) + " # note").text
    var scanner: SwiftScanner = SwiftScanner(outline.bytes, outline: true)
    #expect(scanner.firstNote() == .at(1004))
  }

  @Test("A literal of megabytes is one literal", arguments: ["\"", "\"\"\"", "#\""])
  func literals(_ quote: String) throws {
    let body: String = String(repeating: "a # ( ", count: 500_000)
    let opening: String = quote == "\"\"\"" ? quote + "\n" : quote
    let closing: String = quote == "\"\"\"" ? "\n" + quote : String(quote.reversed())
    let count: Int = try Tokens(Marked(opening + body + closing).text).count
    #expect(count == 3)
    #expect(fails { () throws(Diagnostic) in _ = try Tokens(Marked(opening + body).text) })
  }

  @Test("Any bytes are read to their end or to an error")
  func noise() {
    var generator: Noise = Noise(state: 42)
    for _ in 0..<2_000 {
      let bytes: [UInt8] = (0..<generator.below(60)).map { _ in UInt8(truncatingIfNeeded: generator.next()) }
      readEverything(SwiftText(SourceFile(name: "a", bytes: bytes).range))
    }
    for _ in 0..<4_000 {
      let pieces: [String] = (0..<generator.below(40)).map { _ in Noise.pieces[generator.below(Noise.pieces.count)] }
      readEverything(Marked(pieces.joined(separator: generator.below(2) == 0 ? " " : "")).text)
    }
  }

  /// Whether a reading ends in an error. An expectation would describe a value of megabytes, byte by byte.
  private func fails(_ read: () throws(Diagnostic) -> Void) -> Bool {
    do { try read() } catch { return true }
    return false
  }

  /// Reads a text in every way; errors are answers, too.
  private func readEverything(_ text: SwiftText) {
    _ = try? SwiftType.parse(text)
    _ = try? Signature.parse(text).declaration
    _ = try? Signature.parse(text).forwardedArguments
    _ = try? SwiftName.parse(text)
    if let tokens: Tokens = try? Tokens(text) {
      _ = NameUses.read(tokens)
      _ = UnwatchedReads.find(in: tokens)
      _ = tokens.line(0..<tokens.count)
    }
    for isOutline in [true, false] {
      var value: SwiftScanner = SwiftScanner(text.bytes, outline: isOutline)
      var note: SwiftScanner = value
      _ = value.firstEqual()
      _ = note.firstNote()
    }
  }
}

/// A generator of numbers that look random and are the same in each run.
private struct Noise {
  var state: UInt64

  static let pieces: [String] = [
    "a", "b", "x", "self", "let", "var", "if", "guard", "else", "while", "for", "in", "switch", "case", "default",
    "where",
    "func", "catch", "do", "struct", "any", "some", "async", "throws", "weak", "_", "(", ")", "[", "]", "{", "}", "<",
    ">",
    "\"", "\"\"\"", "#\"", "\"#", "\\(", "\\", "/", "#/", "/#", "//", "/*", "*/", "\n", ",", ":", ";", ".", "=", "->",
    "?", "!",
    "&", "@", "#if", "#", "`", "$0", "1", "1.5", "'", "é", "≤", "...", "repeat", "as", "is", "@escaping", "inout",
    "Self",
    "init", "subscript", "break", " ",
  ]

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }

  mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(limit)) }
}

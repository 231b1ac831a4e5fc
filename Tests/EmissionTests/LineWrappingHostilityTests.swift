import TestSupport
import Testing

@testable import BindgenCore

@Suite("Lines that are too long, of any kind")
struct LineWrappingHostilityTests {
  @Test("lose nothing and gain nothing but commas, whatever they hold")
  func random() {
    let heads: [String] = [
      "", "func f(a)", "init(a, b)", "class A: B, ", "extension A: ", "guard a", "if a {", "case a: ", "x = f(a)",
      "@x ",
    ]
    let words: [String] = [
      " -> ", " throws", " async", " rethrows", " throws(E)", " = ", ": ", ", ", " else {", " {", " }", " in ", " + ",
      " ",
      "a", "longerName", "é", ".b", "(Int)", "[0], ", "[[1], [2]]", "f(a, b)", "<T>", "{ a }",
    ]
    let signs: [String] = ["(", ")", "[", "]", "{", "}", "<", ">", "\"", ",", "  "]
    var generator: SplitMix = SplitMix(state: 2026)
    for number in 0..<30_000 {
      // Brackets that do not fit end all of it soon, so that most lines have none.
      let pieces: [String] = number % 4 == 0 ? words + signs : words
      let count: Int = Int.random(in: 1...12, using: &generator)
      let tail: [String] = (0..<count).compactMap { _ in pieces.randomElement(using: &generator) }
      let line: String = (heads.randomElement(using: &generator) ?? "") + tail.joined()
      for limit in [1, 10, 30] { #expect(Self.kept(wrapped(line, limit: limit)) == Self.kept(line), "\(line)") }
    }
  }

  /// What wrapping must not change.
  private static func kept(_ text: String) -> [UInt8] {
    text.utf8.filter { !" \n,".utf8.contains($0) }
  }

  @Test("end soon, whatever they hold")
  func hostile() {
    let clock: ContinuousClock = ContinuousClock()
    let took: Duration = clock.measure {
      for piece in [
        "(", ")", "f(", "f(a, ", "f(a)", "\"", "{ ", "<", "a<", "{}", "[a, ", "a = ", "guard ", " else {", "\\",
      ] {
        let line: String = String(repeating: piece, count: 20_000)
        #expect(!wrapped(line, limit: 60).isEmpty)
        #expect(!wrapped("func f(" + line + ") {", limit: 60).isEmpty)
      }
      let word: String = String(repeating: "a", count: 70)
      for line in [
        "f(\(word),)", "f(a, \(word), )", "x = [a, \(word),]", "guard else { \(word) }", "guard  else { \(word) }",
        "func f(a: A) throws(\(word)) -> (Int) async -> \(word)", "func f(a: A) \(word) -> B throws \(word)",
        "class A: \(word), {", "class A: \(word),  {",
      ] {
        #expect(wrapped(line, limit: 60).contains(word))
      }
      for line in [
        "init(\(word))", "= \(word)", "if {\(word)}", "{\(word)}", "case \(word): ", ")\(word) ->", "func \(word)( {",
      ] {
        for end in 0...line.utf8.count {
          #expect(!wrapped(String(line.prefix(end)) + word, limit: 20).isEmpty)
          #expect(!wrapped(String(line.prefix(end)), limit: 3).isEmpty || end == 0)
        }
      }
      for piece in [" (a)", " f(a)", " throws(a)", " [a, b]"] {
        #expect(!wrapped("x" + String(repeating: piece, count: 40_000), limit: 60).isEmpty)
      }
      let nested: String = String(repeating: "f(a, ", count: 20_000) + String(repeating: ")", count: 20_000)
      #expect(!wrapped(nested, limit: 60).isEmpty)
      for bytes: UInt8 in 0...255 {
        #expect(!wrapped("f(" + String(decoding: [bytes, bytes], as: UTF8.self), limit: 1).isEmpty)
      }
    }
    #expect(took < .seconds(60))
  }
}

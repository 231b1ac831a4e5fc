import TestSupport
import Testing

@testable import BindgenCore

@Suite struct ReadsTests {
  @Test(
    "Reads that nothing watches are found by their spelling",
    arguments: [
      ("Date()", ["Date()"]), ("Date(timeIntervalSince1970: a)", []), ("UUID().uuidString", ["UUID()"]),
      ("a < .now", [".now"]), ("Date.now", [".now"]), ("song.current", []), ("Locale.current.id", [".current"]),
      ("Int.random(in: 0..<6)", [".random"]), ("random()", ["random"]), ("list.randomElement()", []),
      ("Session.shared.user", [".shared"]), ("UserDefaults.standard", [".standard"]), ("shared + current", []),
      ("\"Date() \\(Date())\"", ["Date()"]), ("// Date()\na", []),
    ]
  )
  func unwatched(_ text: String, _ expected: [String]) throws {
    #expect(UnwatchedReads.find(in: try Tokens(Marked(text).text)).map(\.text) == expected)
  }

  @Test(
    "An expression is cheap if it holds names, integers, Bool and operators alone",
    arguments: [
      ("a", true), ("a + b * 2", true), ("(a + 0x1F) % 3 == 0 && !b", true), ("a ? b : -c", true), ("a.b &+ 1", true),
      ("a\n  + b", true), ("true", true), ("self.a", true), ("a << 2 | ~b", true),
      ("", false), ("a +", false), ("f(a)", false), ("(a)(b)", false), ("a[0]", false), ("a 1", false), ("a\nb", false),
      ("1.5", false), ("1e5", false), ("\"a\"", false), ("a ?? b", false), ("a!", false), ("a?.b", false),
      ("a as Int", false), ("{ a }", false), ("a = b", false), ("a ... b", false), ("nil", false), (".a", false),
      ("try a", false), ("(a, b)", false), ("if a { b } else { c }", false), ("a == b ? c : d // why", true),
    ]
  )
  func cheap(_ text: String, _ isCheap: Bool) throws {
    #expect(CheapExpression.isCheap(try Tokens(Marked(text).text)) == isCheap)
  }

  @Test(
    "Of a cheap expression each operand counts as often as it stands there",
    arguments: [
      ("a + b * 2", ["a", "b", "2"]), ("(`in` == -1) && !self.a", ["in", "1", "a"]), ("a", ["a"]), ("true", ["true"]),
      ("a + a", ["a", "a"]), ("a.b", []), ("f(a)", []), ("self.a.b", []),
      ("a+a+a+a+a+a+a+a+a+a", Array(repeating: "a", count: 10)), ("a+a+a+a+a+a+a+a+a+a+a", []),
    ]
  )
  func operands(_ text: String, _ operands: [String]) throws {
    #expect(CheapExpression.operands(try Tokens(Marked(text).text)) == operands)
  }
}

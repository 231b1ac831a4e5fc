import TestSupport
import Testing

@testable import BindgenCore

@Suite struct ReadsTests {
  static let unwatchedCases: [(String, [String])] = [
    ("Date()", ["Date()"]), ("Date(timeIntervalSince1970: a)", []), ("UUID().uuidString", ["UUID()"]),
    ("a < .now", [".now"]), ("Date.now", [".now"]), ("song.current", []), ("Locale.current.id", [".current"]),
    ("Int.random(in: 0..<6)", [".random"]), ("random()", ["random"]), ("list.randomElement()", []),
    ("Session.shared.user", [".shared"]), ("UserDefaults.standard", [".standard"]), ("shared + current", []),
    ("accounts.first { $0.current }", []), ("user().current", []), ("users[0].current", []), ("user?.current", []),
    ("user!.shared", []), ("users.map { $0 }.now", []), ("users.filter(\\.current)", []),
    ("users.filter(\\Account.current)", []), ("\"a\".standard", []), ("song\n  .current", []),
    ("user?\n  .current", []), ("Locale\n  .current", [".current"]), ("a ? .now : b", [".now"]),
    ("f(a, .now)", [".now"]), ("a == b || .now > c", [".now"]), ("Box<Int>.shared", [".shared"]),
    ("if a {\n  .now\n}", [".now"]), ("return .now", [".now"]), ("App.Session.shared", [".shared"]),
    ("$0.random", []), ("song.random", []), (".random(in: a)", [".random"]),
    ("!Session.shared.isOn", [".shared"]), ("self.current", []),
    ("\"Date() \\(Date())\"", ["Date()"]), ("// Date()\na", []),
  ]

  @Test("Reads that nothing watches are found by their spelling", arguments: unwatchedCases)
  func unwatched(_ text: String, _ expected: [String]) throws {
    #expect(UnwatchedReads.find(in: try Tokens(Marked(text).text)).map(\.text) == expected)
  }
}

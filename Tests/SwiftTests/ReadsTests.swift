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
}

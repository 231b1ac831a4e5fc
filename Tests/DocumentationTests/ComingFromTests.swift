import Foundation
import TestSupport
import Testing

/// The pages for people who come from elsewhere show specs and classes that the model tests run. Where a page has UIKit's names,
/// the tests have others: those lines are left out. Its Swift is type-checked by `.ci/compile-shown`.
@Suite struct ComingFromTests {
  @Test(
    arguments: [
      ("mvvm", "Patterns/Settings.bindgen.yml", "Patterns/ByHand/SettingsByHand.swift"),
      ("viper", "Screens/Peers.bindgen.yml", "Screens/ByHand/PeersByHand.swift"),
      ("tca", "Screens/ExpensesFeature.bindgen.yml", nil),
      ("uikit", "Screens/Menu.bindgen.yml", "Screens/ByHand/MenuByHand.swift"),
    ]
  )
  func whatIsShownIsWhatIsRun(page: String, spec: String, byHand: String?) throws {
    let blocks: [MarkdownFile.Block] = try MarkdownFile("docs/coming-from-\(page).md").blocks
    let after: MarkdownFile.Block = try #require(blocks.first { $0.info.first == "yaml" })
    try expect(lines(of: after, from: "models:"), toStandIn: spec)
    guard let byHand else { return }
    let before: MarkdownFile.Block = try #require(blocks.first)
    try expect(lines(of: before, from: "final class").prefix { !$0.contains("cellForRowAt") }, toStandIn: byHand)
  }

  @Test(arguments: ["viper", "tca"])
  func testsAreShownAsTheyAreRun(page: String) throws {
    let block: MarkdownFile.Block = try #require(
      MarkdownFile("docs/coming-from-\(page).md").blocks.first { $0.text.contains("@Test") }
    )
    let start: String = "import Testing\n\n"
    #expect(block.text.hasPrefix(start))
    let tests: String = try Repository.text("Tests/Models/Tests/ModelTests/ComingFromTests.swift")
    #expect(tests.contains("\n\n" + block.text.dropFirst(start.count)))
  }

  /// Returns the lines from the first one that contains a word.
  private func lines(of block: MarkdownFile.Block, from word: String) -> ArraySlice<Substring> {
    block.text.split(separator: "\n").drop { !$0.contains(word) }
  }

  /// Expects that the file has each line, in this order; `…` stands for lines that are left out.
  private func expect(_ lines: ArraySlice<Substring>, toStandIn path: String) throws {
    #expect(lines.count > 10)
    let text: String = try Repository.text("Tests/Models/Sources/" + path)
    var rest: ArraySlice<Substring> = text.split(separator: "\n")[...]
    for line in lines where !line.contains("…") && !line.contains("UITableView") {
      let place: Int? = rest.firstIndex(of: line)
      #expect(place != nil, "\(path): '\(line)' is not there, or not in this order")
      rest = rest[(place ?? rest.startIndex)...].dropFirst(place == nil ? 0 : 1)
    }
  }
}

import Foundation
import TestSupport
import Testing

/// The numbers of lines in `docs/screens.md` are those of the screens.
@Suite struct ScreenTests {
  private struct Row {
    let spec: (name: String, lines: Int)
    let byHand: (name: String, lines: Int)

    init?(_ line: String) {
      let row = line.wholeMatch(of: /\| .+ \| `(\w+)` \| (\d+) \| `(\w+)` \| (\d+) \|/)
      guard let row, let lines: Int = Int(row.2), let linesByHand: Int = Int(row.4) else { return nil }
      (spec, byHand) = ((String(row.1), lines), (String(row.3), linesByHand))
    }
  }

  private static let rows: Result<[Row], any Error> = Result {
    try MarkdownFile("docs/screens.md").lines.compactMap { Row($0) }
  }

  @Test func screensHaveTheLinesThatAreStated() throws {
    let rows: [Row] = try Self.rows.get()
    #expect(rows.count == 10)
    for row in rows {
      let (spec, byHand): (String, String) = ("\(row.spec.name).bindgen.yml", "ByHand/\(row.byHand.name).swift")
      #expect(try codeLines(of: "Tests/Models/Sources/Screens/" + spec, comment: "#") == row.spec.lines)
      #expect(try codeLines(of: "Tests/Models/Sources/Screens/" + byHand, comment: "//") == row.byHand.lines)
    }
  }

  /// Screens with effects, loads, events and screens behind them, which are what specs are for.
  @Test func whatTakesTimeIsSeventyPercentOfThatByHandAtMost() throws {
    let rows: [Row] = try Self.rows.get().filter { $0.byHand.lines > 60 }
    #expect(rows.map(\.spec.name) == ["RecipeSearch", "SignUp", "Expenses", "ExpensesFeature", "Chat", "Player"])
    for row in rows { #expect(row.spec.lines * 10 <= row.byHand.lines * 7, "\(row.spec.name)") }
  }

  @Test func nothingStandsBesideTheSpecsButTypes() throws {
    let folder: URL = Repository.root.appendingPathComponent("Tests/Models/Sources/Screens")
    #expect(Repository.names(in: folder).filter { $0.hasSuffix(".swift") } == ["Types.swift", "Values.swift"])
  }
}

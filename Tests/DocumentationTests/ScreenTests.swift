import Foundation
import TestSupport
import Testing

/// The lines that `docs/screens.md` states are those of the screens.
@Suite struct ScreenTests {
  @Test func screensHaveTheLinesThatAreStated() throws {
    let rows = try Document("docs/screens.md").lines.compactMap { line in
      line.wholeMatch(of: /\| .+ \| `(\w+)` \| (\d+) \| `(\w+)` \| (\d+) \|/)
    }
    #expect(rows.count == 4)
    for row in rows {
      #expect(try lines(of: "\(row.1).bindgen.yml", besides: "#") == Int(row.2))
      #expect(try lines(of: "ByHand/\(row.3).swift", besides: "//") == Int(row.4))
    }
  }

  private func lines(of file: String, besides comment: String) throws -> Int {
    let url: URL = Repository.root.appendingPathComponent("Tests/Models/Screens/" + file)
    return try String(contentsOf: url, encoding: .utf8).split(separator: "\n").count { line in
      let text: Substring = line.drop { $0 == " " }
      return !text.isEmpty && !text.hasPrefix(comment)
    }
  }
}

import BindgenCore
import Testing

/// The lines that the documentation states are those of its specs.
@Suite struct CostTests {
  private struct Row {
    let outlets: String
    let cart: Int
    let shared: Int

    init?(_ line: String) {
      guard let match = line.firstMatch(of: /^\| (.+) \| (\d+) \| (\d+) \|$/) else { return nil }
      guard let cart: Int = Int(match.2), let shared: Int = Int(match.3) else { return nil }
      (outlets, self.cart, self.shared) = (String(match.1.replacing("`", with: "")), cart, shared)
    }
  }

  @Test func eachOutletHasTheLinesThatAreStated() throws {
    let page: Document = try Document("docs/costs.md")
    let spec: String = try #require(page.blocks.first { $0.info.first == "yaml" }).text
    let rows: [Row] = page.lines.compactMap { Row($0) }
    #expect(rows.count == 6)
    for row in rows {
      let all: String = rows.dropLast().map(\.outlets).joined(separator: ", ")
      let outlets: String = row.outlets == "all five" ? all : row.outlets
      let counts: [Int] = lineCounts(spec.replacing("emit: [callbacks]", with: "emit: [\(outlets)]"))
      #expect(counts == [row.cart, row.shared], "\(row.outlets)")
    }
  }

  /// The README says: about 600.
  @Test func theFirstSpecHasSixHundredLinesBesideIt() throws {
    let page: Document = try Document("README.md")
    let spec: String = try #require(page.blocks.first { $0.info.first == "yaml" }).text
    #expect((550..<650).contains(lineCounts(spec).last ?? 0))
  }

  /// Without blank lines and comments, of each file.
  private func lineCounts(_ spec: String) -> [Int] {
    let source: SourceFile = SourceFile(name: "Cart.bindgen.yml", text: spec)
    let files: [GeneratedFile] = Generator.generate([source], GeneratorOptions()).0
    let texts: [String] = files.map { String(decoding: $0.bytes, as: UTF8.self) }
    return texts.map { text in
      let lines: [Substring] = text.split(separator: "\n").map { line in line.drop { $0 == " " } }
      return lines.filter { !$0.isEmpty && !$0.hasPrefix("//") }.count
    }.sorted()
  }
}

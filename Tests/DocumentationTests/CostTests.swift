import BindgenCore
import TestSupport
import Testing

/// The numbers of lines in the documentation are those of its specs.
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
    let page: MarkdownFile = try MarkdownFile("docs/costs.md")
    let spec: String = try #require(page.blocks.first { $0.info.first == "yaml" }).text
    let rows: [Row] = page.lines.compactMap { Row($0) }
    #expect(rows.count == 10)
    for row in rows {
      let all: String = rows.prefix(5).map(\.outlets).joined(separator: ", ")
      let counts: [Int] = lineCounts(changed(spec, row.outlets, all: all))
      #expect(counts == [row.cart, row.shared].filter { $0 > 0 }, "\(row.outlets)")
    }
  }

  /// Returns the spec with the change that a row of the table names.
  private func changed(_ spec: String, _ row: String, all: String) -> String {
    switch row {
    case "all five": spec.replacing("[callbacks]", with: "[\(all)]")
    case "callbacks, an action with an effect": spec + "\n      load: { effect: { run: await load() } }\n"
    case "callbacks, the products as lists, a sum of them":
      spec.replacing("state:\n      products: [Product] = []", with: "lists:\n      products: Product")
        .replacing("reduce(0) { $0 + $1.price }", with: "sum(\\.price)")
    case "reducer, the cart as a value":
      spec.replacing("[callbacks]", with: "[reducer]").replacing("Cart:\n", with: "Cart:\n    kind: struct\n")
    default: spec.replacing("[callbacks]", with: "[\(row)]")
    }
  }

  /// The README says that it is about 1050.
  @Test func theFirstSpecHasSoManyLinesBesideIt() throws {
    let page: MarkdownFile = try MarkdownFile("README.md")
    let spec: String = try #require(page.blocks.first { $0.info.first == "yaml" }).text
    #expect((1000..<1100).contains(lineCounts(spec).last ?? 0))
  }

  /// Returns the number of lines of each file, without blank ones and comments.
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

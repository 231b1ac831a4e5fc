import Foundation
import TestSupport
import Testing

/// The specs and classes in `docs/patterns.md` are those of the model tests. Its views are type-checked by `.ci/compile-shown`.
@Suite struct PatternTests {
  private static let folder: String = "Tests/Models/Sources/Patterns/"

  private let page: MarkdownFile

  init() throws { page = try MarkdownFile("docs/patterns.md") }

  /// The name of each spec on the page, with its block.
  private var specs: [(name: String, block: MarkdownFile.Block)] {
    page.blocks.filter { $0.info.first == "yaml" }.map { block in
      (block.info.last?.replacing(".bindgen.yml", with: "") ?? "", block)
    }
  }

  /// Returns the lines of a section, from its heading to the next one.
  private func section(_ heading: String) -> ArraySlice<String> {
    let rest: ArraySlice<String> = page.lines.drop { $0 != "## " + heading }
    return rest.prefix(1) + rest.dropFirst().prefix { !$0.hasPrefix("## ") }
  }

  @Test func allSpecsAreShownAsTheyAreRun() throws {
    let files: [String] = Repository.names(in: Repository.root.appendingPathComponent(Self.folder))
      .filter { $0.hasSuffix(".bindgen.yml") }
    #expect(files.count > 10)
    #expect(specs.map { $0.name + ".bindgen.yml" }.sorted() == files.sorted())
    for (name, block) in specs {
      #expect(try Repository.text(Self.folder + name + ".bindgen.yml") == block.text, "\(name)")
    }
  }

  /// The number of lines of a spec, and of the class by hand that the same tests run, which has more.
  @Test func theLinesAreCountedAndFewerThanByHand() throws {
    for (name, block) in specs {
      let spec: Int = try codeLines(of: Self.folder + name + ".bindgen.yml", comment: "#")
      let byHand: Int = try codeLines(of: Self.folder + "ByHand/\(name)ByHand.swift", comment: "//")
      #expect(page.lines[block.lines.upperBound + 2] == "\(spec) lines; \(byHand) by hand.", "\(name)")
      #expect(spec < byHand, "\(name)")
    }
    let search: String = section("Search").joined(separator: " ")
    let counts = try #require(search.firstMatch(of: /(\d+) lines; (\d+) by hand\./))
    #expect(try MarkdownFile("README.md").lines.contains { $0.contains("\(counts.2) lines in place of \(counts.1)<") })
  }

  @Test func eachPatternHasItsView() throws {
    for (name, block) in specs {
      #expect(page.blocks.contains { $0.heading == block.heading && $0.text.contains(": View {") }, "\(name)")
    }
  }

  /// Code that the page shows of the systems behind the patterns, and of tests.
  @Test(
    arguments: [
      ("Foundation", "Tests/Models/Sources/Patterns/Services.swift", 2),
      ("Testing", "Tests/Models/Tests/ModelTests/PatternShownTests.swift", 3),
    ]
  )
  func theRestIsShownAsItIsRun(module: String, path: String, count: Int) throws {
    let file: String = try Repository.text(path)
    let start: String = "import \(module)\n\n"
    let shown: [String] = page.blocks.map(\.text).filter { $0.hasPrefix(start) }
    #expect(shown.count == count)
    for text in shown { #expect(file.contains("\n\n" + text.dropFirst(start.count)), "\(text)") }
  }

  /// A type that the page shows is that of the tests, and of `.ci/compile-shown`, which takes it as given.
  @Test(arguments: [folder + "Types.swift", "Tests/Documents/patterns.swift"])
  func typesAreShownAsTheyAre(path: String) throws {
    let shown: [String] = page.blocks.filter { $0.info == ["swift", "outline"] }.map(\.text)
    #expect(!shown.isEmpty)
    for text in shown { #expect(try Repository.text(path).contains("\n\n" + text), "\(text)") }
  }

  /// Each word in the index leads to a section that contains it, and no section is left out.
  @Test func wordsLeadToTheirPatterns() throws {
    let rows = page.lines.compactMap { $0.wholeMatch(of: /\| (.+) \| \[(.+)\]\(#.+\) \|/) }
    #expect(rows.map { String($0.2) } == page.headings(2))
    for row in rows {
      let text: String = section(String(row.2)).joined(separator: "\n").lowercased()
      for word in row.1.replacing("`", with: "").split(separator: ", ") {
        #expect(text.contains(word.lowercased()), "\(row.2): \(word)")
      }
    }
  }
}

import BindgenCore
import Foundation
import TestSupport
import Testing

/// The first spec and test in the README are compiled and run, word by word.
@Suite struct FirstScreenTests {
  @Test func theSpecIsThatOfTheModelTests() throws {
    let spec: String = try #require(MarkdownFile("README.md").blocks.first { $0.info.first == "yaml" }).text
    #expect(try Repository.text("Tests/Models/Sources/FirstScreen/Search.bindgen.yml") == spec)
  }

  @Test func theTestIsRun() throws {
    let blocks: [MarkdownFile.Block] = try MarkdownFile("README.md").blocks
    let block: MarkdownFile.Block = try #require(blocks.first { $0.text.contains("@Test") })
    let test: Substring = try #require(block.text.range(of: "@MainActor").map { block.text[$0.lowerBound...] })
    #expect(try Repository.text("Tests/Models/Tests/ModelTests/FirstScreenTests.swift").hasSuffix(test))
  }

  @Test func whatIsShownIsEmitted() throws {
    let blocks: [MarkdownFile.Block] = try MarkdownFile("README.md").blocks
    let spec: String = try #require(blocks.first { $0.info.first == "yaml" }).text
    let source: SourceFile = SourceFile(name: "Search.bindgen.yml", text: spec)
    let file: GeneratedFile = try #require(Generator.generate([source], GeneratorOptions()).0.first)
    let emitted: String = String(decoding: file.bytes, as: UTF8.self)
    let shown: String = try #require(blocks.first { $0.info == ["swift", "emitted"] }).text
    for part in shown.split(separator: /\n *…\n/) { #expect(emitted.contains(part)) }
  }

  /// The README has the number of lines of the spec, and of the class that one writes by hand.
  @Test func theLinesAreCounted() throws {
    let page: MarkdownFile = try MarkdownFile("README.md")
    func count(_ text: String) -> Int { text.split(separator: "\n").count }
    let spec: Int = count(try #require(page.blocks.first { $0.info.first == "yaml" }).text)
    let hand: Int = count(try #require(page.blocks.first { $0.text.contains("SearchByHand") }).text)
    #expect(page.lines.contains { $0.contains("\(hand) lines in place of \(spec)<") })
  }
}

import Foundation
import TestSupport
import Testing

@testable import BindgenTools

@Suite struct UnifiedDiffTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let old: String
    let new: String
    let expected: String

    init(_ name: String, from old: String, to new: String, _ lines: [String]) {
      self.testDescription = name
      self.old = old
      self.new = new
      self.expected = lines.map { $0 + "\n" }.joined()
    }
  }

  static let ten: String = (1...10).map { "line \($0)\n" }.joined()
  static let thirty: String = thirty(with: [:])

  static func thirty(with others: [Int: String]) -> String {
    (1...30).map { (others[$0] ?? "line \($0)") + "\n" }.joined()
  }

  /// As GNU `diff -u` (3.8) told them.
  static let cases: [Case] = [
    Case(
      "one line changed",
      from: Self.ten,
      to: "line 1\nline 2\nline 3\nline 4\nother\nline 6\nline 7\nline 8\nline 9\nline 10\n",
      [
        "@@ -2,7 +2,7 @@",
        " line 2",
        " line 3",
        " line 4",
        "-line 5",
        "+other",
        " line 6",
        " line 7",
        " line 8",
      ]
    ),
    Case(
      "a line put in front",
      from: Self.ten,
      to: "first\n" + Self.ten,
      [
        "@@ -1,3 +1,4 @@",
        "+first",
        " line 1",
        " line 2",
        " line 3",
      ]
    ),
    Case(
      "the last line removed",
      from: Self.ten,
      to: "line 1\nline 2\nline 3\nline 4\nline 5\nline 6\nline 7\nline 8\nline 9\n",
      [
        "@@ -7,4 +7,3 @@",
        " line 7",
        " line 8",
        " line 9",
        "-line 10",
      ]
    ),
    Case(
      "a line put at the end",
      from: Self.ten,
      to: Self.ten + "last\n",
      [
        "@@ -8,3 +8,4 @@",
        " line 8",
        " line 9",
        " line 10",
        "+last",
      ]
    ),
    Case(
      "the only line changed",
      from: "a\n",
      to: "b\n",
      [
        "@@ -1 +1 @@",
        "-a",
        "+b",
      ]
    ),
    Case(
      "a file of nothing filled",
      from: "",
      to: "a\nb\n",
      [
        "@@ -0,0 +1,2 @@",
        "+a",
        "+b",
      ]
    ),
    Case(
      "a file emptied",
      from: "a\nb\n",
      to: "",
      [
        "@@ -1,2 +0,0 @@",
        "-a",
        "-b",
      ]
    ),
    Case(
      "the end of the last line lost",
      from: "a\nb\n",
      to: "a\nb",
      [
        "@@ -1,2 +1,2 @@",
        " a",
        "-b",
        "+b",
        "\\ No newline at end of file",
      ]
    ),
    Case(
      "the end of the last line gained",
      from: "a\nb",
      to: "a\nb\n",
      [
        "@@ -1,2 +1,2 @@",
        " a",
        "-b",
        "\\ No newline at end of file",
        "+b",
      ]
    ),
    Case(
      "neither has a last line end",
      from: "a\nb",
      to: "a\nc",
      [
        "@@ -1,2 +1,2 @@",
        " a",
        "-b",
        "\\ No newline at end of file",
        "+c",
        "\\ No newline at end of file",
      ]
    ),
    Case(
      "changes whose contexts touch are one hunk",
      from: Self.thirty,
      to:
        thirty(with: [5: "x", 12: "y"]),
      [
        "@@ -2,14 +2,14 @@",
        " line 2",
        " line 3",
        " line 4",
        "-line 5",
        "+x",
        " line 6",
        " line 7",
        " line 8",
        " line 9",
        " line 10",
        " line 11",
        "-line 12",
        "+y",
        " line 13",
        " line 14",
        " line 15",
      ]
    ),
    Case(
      "changes farther away are two hunks",
      from: Self.thirty,
      to:
        thirty(with: [5: "x", 13: "y"]),
      [
        "@@ -2,7 +2,7 @@",
        " line 2",
        " line 3",
        " line 4",
        "-line 5",
        "+x",
        " line 6",
        " line 7",
        " line 8",
        "@@ -10,7 +10,7 @@",
        " line 10",
        " line 11",
        " line 12",
        "-line 13",
        "+y",
        " line 14",
        " line 15",
        " line 16",
      ]
    ),
    Case(
      "a repeated shape put in",
      from: "func a() {\n}\n\nfunc c() {\n}\n",
      to: "func a() {\n}\n\nfunc b() {\n}\n\nfunc c() {\n}\n",
      [
        "@@ -1,5 +1,8 @@",
        " func a() {",
        " }",
        " ",
        "+func b() {",
        "+}",
        "+",
        " func c() {",
        " }",
      ]
    ),
    Case(
      "removals stand before insertions",
      from: "a\nb\nc\nd\n",
      to: "a\nx\ny\nd\n",
      [
        "@@ -1,4 +1,4 @@",
        " a",
        "-b",
        "-c",
        "+x",
        "+y",
        " d",
      ]
    ),
    Case(
      "other line endings",
      from: "a\r\nb\r\n",
      to: "a\nb\r\n",
      [
        "@@ -1,2 +1,2 @@",
        "-a\r",
        "+a",
        " b\r",
      ]
    ),
    Case(
      "blanks in lines",
      from: "\na\n\n",
      to: "\n  a\n\n",
      [
        "@@ -1,3 +1,3 @@",
        " ",
        "-a",
        "+  a",
        " ",
      ]
    ),
  ]

  @Test("tells what `diff -u` tells", arguments: cases)
  func tellsWhatDiffTells(_ item: Case) {
    let diff: [UInt8] = UnifiedDiff.bytes(from: ("old", Array(item.old.utf8)), to: ("new", Array(item.new.utf8)))
    #expect(String(decoding: diff, as: UTF8.self) == "--- old\n+++ new\n" + item.expected)
  }

  @Test func equalTextsHaveNoDifference() {
    #expect(UnifiedDiff.bytes(from: ("a", [1, 10, 2]), to: ("b", [1, 10, 2])).isEmpty)
    #expect(UnifiedDiff.bytes(from: (nil, []), to: ("b", [])).isEmpty)
  }

  @Test func pathsWithBlanksAndControlCharactersAndNoFileAreLabelledAsPatchReadsThem() {
    let diff: [UInt8] = UnifiedDiff.bytes(from: (nil, []), to: ("my \u{1B}folder/a", Array("x\n".utf8)))
    let text: String = String(decoding: diff, as: UTF8.self)
    #expect(text == "--- /dev/null\n+++ my \\u{1B}folder/a\t\n@@ -0,0 +1 @@\n+x\n")
  }

  @Test func gapsLeadFromTheOldTextToTheNew() {
    var random: SplitMix = SplitMix(seed: 7)
    for round in 0..<300 {
      let letters: Int = round % 5 + 1
      let old: [Int] = (0..<random.below(60)).map { _ in random.below(letters) }
      let new: [Int] = (0..<random.below(60)).map { _ in random.below(letters) }
      expectGaps(from: old, to: new)
    }
  }

  @Test func gapsAreTheFewestLines() {
    let gaps: [LineGap] = Self.gaps(from: Array("abcabba".utf8).map(Int.init), to: Array("cbabac".utf8).map(Int.init))
    #expect(gaps.reduce(0) { $0 + $1.old.count + $1.new.count } == 5)
  }

  @Test func textsBeyondTheBoundAreStillToldRightly() {
    var random: SplitMix = SplitMix(seed: 11)
    let old: [Int] = (0..<3_000).map { _ in random.below(40) }
    let new: [Int] = (0..<3_000).map { _ in random.below(40) }
    expectGaps(from: old, to: new)
    expectGaps(from: Array(0..<2_000), to: Array(5_000..<7_000))
  }

  @Test(arguments: [1, 2, 1_000_000])
  func hostileTextsEndQuickly(_ letters: Int) {
    var random: SplitMix = SplitMix(seed: 3)
    let old: [Int] = (0..<20_000).map { _ in random.below(letters) }
    let new: [Int] = (0..<30_000).map { _ in random.below(letters) }
    expectGaps(from: old, to: new)
    expectGaps(from: old, to: old.shuffled(using: &random))
  }

  /// Many lines that all texts have, such as closing braces, do not lead astray.
  @Test func aFewChangesInALongTextAreTheFewestLines() {
    let old: [Int] = (0..<30_000).map { $0 % 3 == 0 ? $0 : $0 % 5 }
    var new: [Int] = old
    for place in [29_000, 17_000, 9_000, 500] { new.replaceSubrange(place..<place + 2, with: [-place, 1, 2, 3]) }
    new.insert(contentsOf: (0..<2_000).map { $0 % 3 > 0 ? 50_000 + $0 : $0 % 5 }, at: 12_000)
    let gaps: [LineGap] = Self.gaps(from: old, to: new)
    #expect(gaps.reduce(0) { $0 + $1.old.count + $1.new.count } <= 2_000 + 4 * 6)
    expectGaps(from: old, to: new)
  }

  private static func text(_ lines: [Int]) -> TextLines { TextLines(Array(lines.map { "\($0)\n" }.joined().utf8)) }

  private static func gaps(from old: [Int], to new: [Int]) -> [LineGap] {
    LineDifference.gaps(from: text(old), to: text(new))
  }

  private func expectGaps(from old: [Int], to new: [Int]) {
    var built: [Int] = []
    var end: Int = 0
    for gap in Self.gaps(from: old, to: new) {
      #expect(!gap.old.isEmpty || !gap.new.isEmpty)
      built += old[end..<gap.old.lowerBound]
      #expect(built.count == gap.new.lowerBound)
      built += new[gap.new]
      end = gap.old.upperBound
    }
    built += old[end...]
    #expect(built == new)
  }
}

import BindgenCore
import TestSupport
import Testing

@testable import BindgenTools

/// For any bytes, formatting ends without a trap: the text stays as it is, or keeps its meaning, and is formatted.
@Suite("Formatting of anything")
struct HostileTests {
  private static let pieces: [[UInt8]] = [
    "\n", "\r\n", "  ", "    ", " # ", "#", "- ", ": ", "|", "|2", ">", "\"\"\"", "\"", "'", "[", "]", "{", "}", "\t",
    "...", "---",
    "\u{FEFF}", "é", "\n\n\n", "\\(", "//", "/*", "#if", "- - - ", "\u{A0}", " a: b", "doc:",
  ].map { Array($0.utf8) }

  @Test("spec by spec, with pieces put in, taken out and moved", arguments: 0..<8)
  func mutations(_ part: Int) {
    let count: Int = Environment.variable("BINDGEN_HOSTILE").flatMap { Int($0) } ?? 1600
    let all: [SourceFile] = SpecRun.tree.flatMap(\.specs).filter { $0.bytes.count < 4000 }
    for seed: Int in stride(from: part, to: count, by: 8) {
      var random: SplitMix = SplitMix(seed: UInt64(seed))
      var text: [UInt8] = random.element(of: all).bytes
      for _ in 0...random.below(4) { change(&text, &random) }
      check(text, seed)
    }
  }

  private func change(_ text: inout [UInt8], _ random: inout SplitMix) {
    let place: Int = random.below(text.count + 1)
    switch random.below(8) {
    case 0: text.removeSubrange(place..<min(place + random.below(30), text.count))
    case 1: text.insert(UInt8(random.below(256)), at: place)
    case 2:
      let other: Int = random.below(text.count + 1)
      text.insert(contentsOf: text[min(place, other)..<min(max(place, other), min(place, other) + 60)], at: place)
    case 3, 4: indent(&text, &random)
    default: text.insert(contentsOf: random.element(of: Self.pieces), at: place)
    }
  }

  /// Indents some lines more or less than before: most of the resulting specs have no error.
  private func indent(_ text: inout [UInt8], _ random: inout SplitMix) {
    var lines: [ArraySlice<UInt8>] = text.split(separator: 10, omittingEmptySubsequences: false)
    let first: Int = random.below(lines.count)
    let step: Int = 1 + random.below(4)
    for line: Int in first..<min(first + 1 + random.below(8), lines.count) {
      lines[line] = random.below(2) == 0 ? lines[line].dropFirst(step) : Array(repeating: 32, count: step) + lines[line]
    }
    text = Array(lines.joined(separator: [10]))
  }

  private func check(_ text: [UInt8], _ seed: Int) {
    switch Formatter.format(SourceFile(name: "a", bytes: text)) {
    case .faulty: break
    case .wrong: Issue.record("seed \(seed): it says something else\n\(String(decoding: text, as: UTF8.self))")
    case .text(let once):
      guard case .text(let twice) = Formatter.format(SourceFile(name: "a", bytes: once)), once == twice else {
        Issue.record("seed \(seed): formatted again it changes\n\(String(decoding: text, as: UTF8.self))")
        return
      }
    }
  }

  @Test("many lines are formatted as one is")
  func long() {
    let many: Int = 4000
    let state: String = (0..<many).map {
      "            a\($0): String = \"\"\"\n                b\n                \"\"\"  # c\n"
    }
    .joined()
    let text: String = "models:\n    A:\n        state:\n" + state + String(repeating: "\n# d\n", count: many)
    #expect(
      formatted(text)?.hasPrefix(
        "models:\n  A:\n    state:\n      a0: String = \"\"\"\n          b\n          \"\"\" # c\n"
      )
        == true
    )
  }
}

import Foundation
import TestSupport

/// The sets that cover all pairs, and the pairs that the language rejects. Creating them takes half a minute, so they are
/// recorded. Fewer pairs are fewer tests, and a reader of a change must see that.
struct PairRecord: Equatable {
  /// The sets, one on each line, with the names of their items.
  let sets: String
  /// The rejected pairs, each kind below its reason, and the total numbers.
  let refused: String

  private static let files: (sets: URL, refused: URL) = (
    PairSpec.folder.appendingPathComponent("sets.txt"), PairSpec.folder.appendingPathComponent("refused.txt")
  )

  static let recorded: PairRecord = PairRecord(sets: text(of: files.sets), refused: text(of: files.refused))

  private static func text(of file: URL) -> String { (try? String(contentsOf: file, encoding: .utf8)) ?? "" }

  func write() throws {
    try sets.write(to: Self.files.sets, atomically: true, encoding: .utf8)
    try refused.write(to: Self.files.refused, atomically: true, encoding: .utf8)
  }

  private init(sets: String, refused: String) { (self.sets, self.refused) = (sets, refused) }

  init(_ covering: Covering) {
    sets = covering.sets.map { Self.line($0, " | ") }.joined()
    let counts: String = "\(PairItem.all.count) items, \(covering.covered) pairs in \(covering.sets.count) specs"
    var text: String = counts + ", \(PairSet.alone(isLong: false).count) specs with one item alone\n"
    for (reason, groups) in Dictionary(grouping: covering.refused, by: \.reason).sorted(by: { $0.key < $1.key }) {
      text += "\n\(reason)\n" + groups.map { "  " + Self.line($0.group, " × ") }.joined()
    }
    refused = text
  }

  private static func line(_ items: [Int], _ separator: String) -> String {
    items.map { PairItem.all[$0].name }.joined(separator: separator) + "\n"
  }

  // MARK: Reading it

  var itemsOfSets: [[Int]] { sets.split(separator: "\n").map { Self.items($0, " | ") } }

  var refusedPairs: [[Int]] {
    refused.split(separator: "\n").filter { $0.hasPrefix("  ") }.map { Self.items($0.dropFirst(2), " × ") }
  }

  /// Returns the items of a line. Names of items that no longer exist are skipped.
  private static func items(_ line: Substring, _ separator: String) -> [Int] {
    line.components(separatedBy: separator).compactMap { name in PairItem.all.firstIndex { $0.name == name } }
  }
}

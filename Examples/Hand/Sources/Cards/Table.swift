/// A hand in a terminal, one card on each line. Terminals can remove a line and insert one, so only lines that changed are
/// written.
final class Table {
  let source: HandSource
  private(set) var lines: [String]
  /// The lines that the last edit removed, and the lines that it wrote.
  private(set) var takenOut: [Int] = []
  private(set) var written: [Int] = []

  init(_ hand: Hand) {
    source = HandSource(hand)
    lines = Self.drawn(source)
    source.onEdits = { [unowned self] edits in show(edits) }
  }

  /// Returns all lines, as they are drawn when no edits are known.
  static func drawn(_ source: HandSource) -> [String] { (0..<source.count).map { source[$0].description } }

  private func show(_ edits: Edits) {
    if edits.isAll {
      (takenOut, written) = (Array(lines.indices), Array(0..<source.count))
    } else {
      takenOut = (edits.deletes + edits.moves.map(\.from) + edits.updates).sorted()
      written = (edits.inserts + edits.moves.map(\.to) + edits.updated).sorted()
    }
    for line in takenOut.reversed() { lines.remove(at: line) }
    for line in written { lines.insert(source[line].description, at: line) }
  }

  /// Performs a typed command: `add`, `delete 0` or `move 0 2`.
  /// - Returns: Whether it was possible.
  func perform(_ command: String) -> Bool {
    let words: [Substring] = command.split(separator: " ")
    let positions: [Int] = words.dropFirst().compactMap { Int($0) }.filter { 0..<source.count ~= $0 }
    (takenOut, written) = ([], [])
    if positions.count < words.count - 1 { return false }
    switch (words.first, positions.count) {
    case ("add", 0): return source.add()
    case ("delete", 1): source.delete(at: positions[0])
    case ("move", 2): source.move(from: positions[0], to: positions[1])
    default: return false
    }
    return true
  }
}

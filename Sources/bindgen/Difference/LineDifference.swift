/// Lines of the old text that are replaced by lines of the new one. One side may be empty, never both.
struct LineGap: Equatable {
  let old: Range<Int>
  let new: Range<Int>
}

/// Finds where two texts differ, by Myers' greedy algorithm in pieces.
///
/// Up to a bound on the number of differing lines, the result is the shortest possible. Beyond it the search stops at
/// its farthest point, keeps that, and starts again from there. So time grows with the lines times the bound, and
/// memory with the square of the bound, for any texts.
struct LineDifference {
  static func gaps(from old: TextLines, to new: TextLines) -> [LineGap] {
    found(from: old, to: new).gaps
  }

  static func found(from old: TextLines, to new: TextLines) -> LineDifference {
    var difference = LineDifference(old, new)
    difference.run()
    return difference
  }

  /// The most lines that may differ in one piece.
  private static let bound = 256

  private struct Match {
    let old: Int
    let new: Int
    let count: Int
  }

  /// A number for each line, the same for equal ones.
  private let old: [Int]
  private let new: [Int]
  private var gaps: [LineGap] = []
  /// How far both texts have been compared.
  private var oldEnd = 0
  private var newEnd = 0
  /// How many lines after that are searched: all except those that both texts end with.
  private var oldLeft: Int { old.count - alikeAtEnd - oldEnd }
  private var newLeft: Int { new.count - alikeAtEnd - newEnd }
  private var alikeAtEnd = 0
  /// How many pieces the search took.
  private(set) var pieces = 0
  /// The rows of the search, one after the other: for each number of edits, how far each diagonal reached.
  private var rows: [Int] = []

  private init(_ old: TextLines, _ new: TextLines) {
    var known: [ArraySlice<UInt8>: Int] = [:]
    func numbers(_ text: TextLines) -> [Int] {
      text.ranges.map { range in
        let next = known.count
        let line = text.bytes[range]
        if let number = known[line] { return number }
        known[line] = next
        return next
      }
    }
    self.old = numbers(old)
    self.new = numbers(new)
  }

  private mutating func run() {
    let shorter = min(old.count, new.count)
    var start = 0
    while start < shorter, old[start] == new[start] { start += 1 }
    while alikeAtEnd < shorter - start, old[old.count - 1 - alikeAtEnd] == new[new.count - 1 - alikeAtEnd] {
      alikeAtEnd += 1
    }
    keep(Match(old: 0, new: 0, count: start))
    while oldLeft > 0, newLeft > 0, searchPiece() {}
    keep(Match(old: old.count - alikeAtEnd, new: new.count - alikeAtEnd, count: alikeAtEnd))
  }

  /// The lines between the last match and this one are a gap.
  private mutating func keep(_ match: Match) {
    if match.old > oldEnd || match.new > newEnd {
      // Two gaps that touch, at the border of two pieces, are one.
      let touches = gaps.last.map { $0.old.upperBound == oldEnd && $0.new.upperBound == newEnd } ?? false
      let first = touches ? gaps.popLast() : nil
      gaps.append(
        LineGap(
          old: (first?.old.lowerBound ?? oldEnd)..<match.old,
          new: (first?.new.lowerBound ?? newEnd)..<match.new
        )
      )
    }
    oldEnd = match.old + match.count
    newEnd = match.new + match.count
  }

  /// Continues the search from where the texts were compared, to their end or to the bound.
  ///
  /// - Returns: whether anything is left.
  private mutating func searchPiece() -> Bool {
    pieces += 1
    let last = Self.bound
    if rows.isEmpty { rows = Array(repeating: 0, count: Self.rowStart(last + 1)) }
    var end: (edits: Int, index: Int)?
    for edits in 0...last where end == nil {
      if let index = fillRow(edits) { end = (edits, index) }
    }
    let (edits, index) = end ?? (last, farthest(inRow: last))
    let (oldStart, newStart) = (oldEnd, newEnd)
    for match in path(to: index, inRow: edits) {
      keep(Match(old: oldStart + match.old, new: newStart + match.new, count: match.count))
    }
    return edits == last
  }

  /// Where in `rows` the row of a number of edits begins. It has one place more than that number: a diagonal has the
  /// parity of its row, and place `i` stands for diagonal `2i - edits`.
  private static func rowStart(_ edits: Int) -> Int { edits * (edits + 1) / 2 }

  /// - Returns: the place where both texts ended, if there is one.
  private mutating func fillRow(_ edits: Int) -> Int? {
    let (oldLeft, newLeft) = (oldLeft, newLeft)
    for index in 0...edits {
      var x = startOfRun(at: index, inRow: edits).x
      var y = x - (2 * index - edits)
      while x < oldLeft, y < newLeft, old[oldEnd + x] == new[newEnd + y] {
        x += 1
        y += 1
      }
      rows[Self.rowStart(edits) + index] = x
      if x == oldLeft, y == newLeft { return index }
    }
    return nil
  }

  /// Where the run of equal lines at a place begins, and whether an inserted line led there (else a removed one).
  private func startOfRun(at index: Int, inRow edits: Int) -> (x: Int, isInsertion: Bool) {
    guard edits > 0 else { return (0, true) }
    let above = Self.rowStart(edits - 1)
    if index == 0 { return (rows[above], true) }
    let removed = rows[above + index - 1] + 1
    if index == edits { return (removed, false) }
    let inserted = rows[above + index]
    return inserted >= removed ? (inserted, true) : (removed, false)
  }

  private func farthest(inRow edits: Int) -> Int {
    var best = (index: 0, distance: -1)
    for index in 0...edits {
      let x = rows[Self.rowStart(edits) + index]
      let y = x - (2 * index - edits)
      if x <= oldLeft, y <= newLeft, x + y > best.distance { best = (index, x + y) }
    }
    return best.index
  }

  /// The runs of equal lines on the way to a place, and the place itself as an empty run.
  private func path(to index: Int, inRow edits: Int) -> [Match] {
    var matches: [Match] = []
    var (index, edits) = (index, edits)
    while edits >= 0 {
      let end = rows[Self.rowStart(edits) + index]
      let start = startOfRun(at: index, inRow: edits)
      if end > start.x || matches.isEmpty {
        matches.append(Match(old: start.x, new: start.x - (2 * index - edits), count: end - start.x))
      }
      if !start.isInsertion { index -= 1 }
      edits -= 1
    }
    return matches.reversed()
  }
}

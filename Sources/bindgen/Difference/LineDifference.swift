/// Lines of the old text in whose place the new one has others. Either side may be empty, never both.
struct LineGap: Equatable {
  let old: Range<Int>
  let new: Range<Int>
}

/// Finds where two texts differ, by Myers' greedy algorithm in pieces.
///
/// Up to a bound on the number of differing lines the answer is the shortest there is. Beyond it the search stops where
/// it has come farthest, keeps that, and starts again from there: so time grows with the lines times the bound, memory
/// with the square of the bound, whatever the texts are.
struct LineDifference {
  static func gaps(from old: TextLines, to new: TextLines) -> [LineGap] {
    let (oldNumbers, newNumbers): ([Int32], [Int32]) = numbers(of: old, new)
    var difference: LineDifference = LineDifference()
    oldNumbers.withUnsafeBufferPointer { old in
      newNumbers.withUnsafeBufferPointer { new in difference.run(old, new) }
    }
    return difference.gaps
  }

  /// The most lines that one piece may differ by.
  private static let bound: Int = 256

  private struct Match {
    let old: Int
    let new: Int
    let count: Int
  }

  private typealias Numbers = UnsafeBufferPointer<Int32>

  private var gaps: [LineGap] = []
  /// How far both texts are told.
  private var oldEnd: Int = 0
  private var newEnd: Int = 0
  /// The rows of the search, one below the other: for each number of edits, how far each diagonal came.
  private var rows: [Int32] = []

  private static func numbers(of old: TextLines, _ new: TextLines) -> ([Int32], [Int32]) {
    // Both arrays stay where they are until both are numbered, because the table looks into them.
    old.bytes.withUnsafeBytes { oldBytes in
      new.bytes.withUnsafeBytes { newBytes in
        var table: LineNumbers = LineNumbers()
        func numbers(_ ranges: [Range<Int>], _ bytes: UnsafeRawBufferPointer) -> [Int32] {
          ranges.map { table.number(of: UnsafeRawBufferPointer(rebasing: bytes[$0])) }
        }
        return (numbers(old.ranges, oldBytes), numbers(new.ranges, newBytes))
      }
    }
  }

  private mutating func run(_ old: Numbers, _ new: Numbers) {
    var start: Int = 0
    let shorter: Int = min(old.count, new.count)
    while start < shorter, old[start] == new[start] { start += 1 }
    var end: Int = 0
    while end < shorter - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
    keep(Match(old: 0, new: 0, count: start))
    let oldMiddle: Numbers = Numbers(rebasing: old[..<(old.count - end)])
    let newMiddle: Numbers = Numbers(rebasing: new[..<(new.count - end)])
    while oldEnd < oldMiddle.count, newEnd < newMiddle.count, searchPiece(oldMiddle, newMiddle) {}
    keep(Match(old: old.count - end, new: new.count - end, count: end))
  }

  /// What lies between the last match and this one is a gap.
  private mutating func keep(_ match: Match) {
    if match.old > oldEnd || match.new > newEnd {
      // Two gaps that touch, where one piece ended and the next began, are one.
      let touches: Bool = gaps.last.map { $0.old.upperBound == oldEnd && $0.new.upperBound == newEnd } ?? false
      let first: LineGap? = touches ? gaps.popLast() : nil
      let gap: LineGap = LineGap(
        old: (first?.old.lowerBound ?? oldEnd)..<match.old,
        new: (first?.new.lowerBound ?? newEnd)..<match.new
      )
      gaps.append(gap)
    }
    oldEnd = match.old + match.count
    newEnd = match.new + match.count
  }

  /// Searches on from where the texts are told, to their end or to the bound.
  ///
  /// - Returns: whether anything is left.
  private mutating func searchPiece(_ old: Numbers, _ new: Numbers) -> Bool {
    let (oldRest, newRest): (Numbers, Numbers) = (
      Numbers(rebasing: old[oldEnd...]), Numbers(rebasing: new[newEnd...])
    )
    let rowCount: Int = LineDifference.bound + 1
    if rows.isEmpty { rows = Array(repeating: 0, count: rowCount * (rowCount + 1) / 2) }
    let (edits, index): (Int, Int) = rows.withUnsafeMutableBufferPointer { rows in
      for edits in 0..<rowCount {
        if let index: Int = LineDifference.fillRow(edits, of: rows, oldRest, newRest) { return (edits, index) }
      }
      return (rowCount - 1, LineDifference.farthest(inRow: rowCount - 1, of: rows, oldRest, newRest))
    }
    let (oldStart, newStart): (Int, Int) = (oldEnd, newEnd)
    for match in path(to: index, inRow: edits) {
      keep(Match(old: oldStart + match.old, new: newStart + match.new, count: match.count))
    }
    return edits == rowCount - 1
  }

  /// Where in `rows` the row of a number of edits begins. It has one place more than that number: a diagonal has the
  /// parity of its row, and place `i` stands for diagonal `2i - edits`.
  private static func rowStart(_ edits: Int) -> Int { edits * (edits + 1) / 2 }

  /// - Returns: the place at which both texts came to their end, if one did.
  private static func fillRow(
    _ edits: Int,
    of rows: UnsafeMutableBufferPointer<Int32>,
    _ old: Numbers,
    _ new: Numbers
  ) -> Int? {
    let row: Int = rowStart(edits)
    var index: Int = 0
    while index <= edits {
      let diagonal: Int = 2 * index - edits
      var x: Int = startOfRun(at: index, inRow: edits, of: UnsafeBufferPointer(rows)).x
      var y: Int = x - diagonal
      while x < old.count, y < new.count, old[x] == new[y] {
        x += 1
        y += 1
      }
      rows[row + index] = Int32(truncatingIfNeeded: x)
      if x == old.count, y == new.count { return index }
      index += 1
    }
    return nil
  }

  /// Where a place's run of equal lines begins, and whether an inserted line led there (else a removed one).
  private static func startOfRun(
    at index: Int,
    inRow edits: Int,
    of rows: UnsafeBufferPointer<Int32>
  ) -> (x: Int, isInsertion: Bool) {
    guard edits > 0 else { return (0, true) }
    let above: Int = rowStart(edits - 1)
    if index == 0 { return (Int(rows[above]), true) }
    let removed: Int = Int(rows[above + index - 1]) + 1
    if index == edits { return (removed, false) }
    let inserted: Int = Int(rows[above + index])
    return inserted >= removed ? (inserted, true) : (removed, false)
  }

  private static func farthest(
    inRow edits: Int,
    of rows: UnsafeMutableBufferPointer<Int32>,
    _ old: Numbers,
    _ new: Numbers
  ) -> Int {
    var best: (index: Int, distance: Int) = (0, -1)
    for index in 0...edits {
      let x: Int = Int(rows[rowStart(edits) + index])
      let y: Int = x - (2 * index - edits)
      if x <= old.count, y <= new.count, x + y > best.distance { best = (index, x + y) }
    }
    return best.index
  }

  /// The runs of equal lines on the way to a place, and the place itself as an empty run.
  private func path(to index: Int, inRow edits: Int) -> [Match] {
    var matches: [Match] = []
    rows.withUnsafeBufferPointer { rows in
      var (index, edits): (Int, Int) = (index, edits)
      while edits >= 0 {
        let end: Int = Int(rows[LineDifference.rowStart(edits) + index])
        let start: (x: Int, isInsertion: Bool) = LineDifference.startOfRun(at: index, inRow: edits, of: rows)
        let isLast: Bool = matches.isEmpty
        if end > start.x || isLast {
          matches.append(Match(old: start.x, new: start.x - (2 * index - edits), count: end - start.x))
        }
        if !start.isInsertion { index -= 1 }
        edits -= 1
      }
    }
    return matches.reversed()
  }
}

/// A text and its lines with their endings; the last may have none.
package struct TextLines {
  package let bytes: [UInt8]
  package let ranges: [Range<Int>]

  package init(_ bytes: [UInt8]) {
    var ranges: [Range<Int>] = []
    var start = 0
    for (offset, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      ranges.append(start..<offset + 1)
      start = offset + 1
    }
    if start < bytes.count { ranges.append(start..<bytes.count) }
    self.bytes = bytes
    self.ranges = ranges
  }
}

/// Lines of the old text that are replaced by lines of the new one. One side may be empty, never both.
package struct LineGap: Equatable {
  package let old: Range<Int>
  package let new: Range<Int>
}

/// Finds where two texts differ.
///
/// The standard library finds the fewest lines that differ, in time and memory that grow with the square of these. So it
/// is given windows of lines that both texts have, and when too many differ, all that is left counts as replaced.
package struct LineDifference {
  /// The most lines of each text that are compared at once.
  private static let window = 1024
  /// The number of differing lines after which nobody reads on.
  private static let enough = 8 * window

  /// Where an equal line is in both texts.
  private struct Pair {
    let old: Int
    let new: Int
  }

  /// A number for each line, the same for equal ones.
  private let old: [Int]
  private let new: [Int]
  private var differing = 0

  package static func gaps(from old: TextLines, to new: TextLines) -> [LineGap] {
    var difference = LineDifference(old, new)
    return difference.gaps()
  }

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

  private mutating func gaps() -> [LineGap] {
    let start = zip(old, new).prefix { $0 == $1 }.count
    let alikeAtEnd = zip(old.dropFirst(start).reversed(), new.dropFirst(start).reversed()).prefix { $0 == $1 }.count
    let end = Pair(old: old.count - alikeAtEnd, new: new.count - alikeAtEnd)
    // In long texts, lines that both have once lead the way: a closing brace could be any of thousands.
    let isLong = max(end.old, end.new) - start > Self.window
    let landmarks = isLong ? pairs(start..<end.old, start..<end.new, areSingle: true) : []
    var gaps: [LineGap] = []
    var (oldStart, newStart) = (start, start)
    for landmark in landmarks + [end] {
      for pair in pairs(oldStart..<landmark.old, newStart..<landmark.new) + [landmark] {
        if oldStart < pair.old || newStart < pair.new {
          gaps.append(LineGap(old: oldStart..<pair.old, new: newStart..<pair.new))
        }
        (oldStart, newStart) = (pair.old + 1, pair.new + 1)
      }
    }
    return gaps
  }

  /// Equal lines in the same order.
  ///
  /// - Parameter areSingle: Whether only lines count that both texts have once.
  private mutating func pairs(_ oldRange: Range<Int>, _ newRange: Range<Int>, areSingle: Bool = false) -> [Pair] {
    let oldCounts = Dictionary(old[oldRange].map { ($0, 1) }, uniquingKeysWith: +)
    let newCounts = Dictionary(new[newRange].map { ($0, 1) }, uniquingKeysWith: +)
    func counts(_ line: Int) -> Bool {
      guard let oldCount = oldCounts[line], let newCount = newCounts[line] else { return false }
      return !areSingle || oldCount + newCount == 2
    }
    var oldRest = oldRange.filter { counts(old[$0]) }[...]
    var newRest = newRange.filter { counts(new[$0]) }[...]
    var pairs: [Pair] = []
    while !oldRest.isEmpty, !newRest.isEmpty, differing < Self.enough {
      let (oldWindow, newWindow) = (oldRest.prefix(Self.window), newRest.prefix(Self.window))
      let difference = newWindow.map { new[$0] }.difference(from: oldWindow.map { old[$0] })
      differing += difference.count
      let oldKept = Self.kept(oldWindow, without: difference.removals)
      let newKept = Self.kept(newWindow, without: difference.insertions)
      pairs += zip(oldKept, newKept).map { Pair(old: $0, new: $1) }
      // What follows the last pair may belong to lines behind the other window.
      oldRest = oldKept.last.map { last in oldRest.drop { $0 <= last } } ?? oldRest.dropFirst(Self.window)
      newRest = newKept.last.map { last in newRest.drop { $0 <= last } } ?? newRest.dropFirst(Self.window)
    }
    return pairs
  }

  private static func kept(
    _ window: ArraySlice<Int>,
    without changes: [CollectionDifference<Int>.Change]
  ) -> [Int] {
    let changed = Set(
      changes.map { change in
        switch change {
        case .remove(let offset, _, _), .insert(let offset, _, _): offset
        }
      }
    )
    return zip(0..., window).filter { !changed.contains($0.0) }.map(\.1)
  }
}

/// The columns of keys and dashes around a line, in the file and after formatting.
struct Levels {
  struct Level {
    let old: Int
    let new: Int
    let isDash: Bool
  }

  private(set) var all: [Level] = []

  var last: Level? { all.last }

  /// The new column one level below the last.
  var below: Int { all.last.map { $0.new + 2 } ?? 0 }

  /// Enters a key or a dash, and returns its new column. A list may be at its key's own column; it gets one of its own.
  mutating func place(_ old: Int, isDash: Bool) -> Int {
    while let last = all.last, last.old > old || (last.old == old && last.isDash && !isDash) { all.removeLast() }
    if let last = all.last, last.old == old, last.isDash == isDash { return last.new }
    let new = below
    all.append(Level(old: old, new: new, isDash: isDash))
    return new
  }

  mutating func leaveAll() { all = [] }

  func new(at old: Int) -> Int? { all.last { $0.old == old }?.new }
}

/// The columns of keys and dashes around a line, as they are in the file and as they are to be.
struct Levels {
  struct Level {
    let old: Int
    let new: Int
    let isDash: Bool
  }

  private(set) var all: [Level] = []

  var last: Level? { all.last }

  /// One level below the last.
  var below: Int { all.last.map { $0.new + 2 } ?? 0 }

  /// The new column of what stands at a column. A list may be at its key's own column; it gets one of its own.
  mutating func place(_ old: Int, isDash: Bool) -> Int {
    while let last: Level = all.last, last.old > old || (last.old == old && last.isDash && !isDash) { all.removeLast() }
    if let last: Level = all.last, last.old == old, last.isDash == isDash { return last.new }
    let new: Int = below
    all.append(Level(old: old, new: new, isDash: isDash))
    return new
  }

  mutating func leaveAll() { all = [] }

  func new(at old: Int) -> Int? { all.last { $0.old == old }?.new }
}

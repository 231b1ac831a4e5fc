/// A generator of numbers from a seed: the same ones each time (SplitMix64).
struct Random: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var number: UInt64 = state
    number = (number ^ (number >> 30)) &* 0xbf58_476d_1ce4_e5b9
    number = (number ^ (number >> 27)) &* 0x94d0_49bb_1331_11eb
    return number ^ (number >> 31)
  }

  /// Returns ids in random order.
  mutating func ids(_ count: Int) -> [Int] {
    var ids: Set<Int> = Set(minimumCapacity: count)
    var all: [Int] = []
    while all.count < count {
      let id: Int = Int(next() >> 2)
      if ids.insert(id).inserted { all.append(id) }
    }
    return all
  }

  /// Returns keys, many of which are equal.
  mutating func keys(_ count: Int, below limit: Int = 1000) -> [Int] {
    (0..<count).map { _ in Int(next() % UInt64(limit)) }
  }
}

/// The rows and keys of operations, drawn before, so that no draw is measured.
struct Picks {
  private static let count: Int = 1 << 20

  private let rows: [Int32]
  private let keys: [Int32]

  init(of count: Int, _ random: inout Random) {
    rows = (0..<Self.count).map { _ in Int32(random.next() % UInt64(count)) }
    keys = (0..<Self.count).map { _ in Int32(random.next() % 1000) }
  }

  func row(_ number: Int) -> Int { Int(rows[number & (Self.count - 1)]) }
  func key(_ number: Int) -> Int { Int(keys[number & (Self.count - 1)]) }
}

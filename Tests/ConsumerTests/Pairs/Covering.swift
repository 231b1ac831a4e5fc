/// A generator of sets of items in which each pair, or triple, of items that the language allows is together. The same table
/// gives the same sets.
struct Covering {
  /// The number of items that must be together: two or three.
  private let strength: Int
  /// The largest number of items in a set.
  private let size: Int
  private let items: [PairItem]
  private let judge: PairJudge
  /// All combinations of a spec's settings.
  private let contexts: [[Int]]
  /// The state of each group, by `key`.
  private var states: [State]
  private var uses: [Int]

  private(set) var sets: [[Int]] = []
  private(set) var refused: [(group: [Int], reason: String)] = []
  private(set) var covered: Int = 0

  private enum State {
    case open, covered, refused
  }

  init(_ items: [PairItem], strength: Int, size: Int) {
    self.strength = strength
    self.size = size
    self.items = items
    judge = PairJudge(items: items)
    contexts = PairItem.Choice.allCases.reduce([[]]) { contexts, choice in
      let settings: [Int] = items.indices.filter { items[$0].choice == choice }
      return contexts.flatMap { context in settings.map { context + [$0] } }
    }
    states = Array(repeating: .open, count: Array(repeating: items.count, count: strength).reduce(1, *))
    uses = contexts.map { _ in 0 }
  }

  // MARK: Groups

  private func key(_ group: [Int]) -> Int { group.sorted().reduce(0) { $0 * items.count + $1 } }

  /// Returns all groups of a number of items, in order; settings of one choice exclude each other.
  static func groups(_ items: [PairItem], _ strength: Int) -> [[Int]] {
    var groups: [[Int]] = [[]]
    for _ in 0..<strength {
      groups = groups.flatMap { group in
        ((group.last ?? -1) + 1..<items.count).filter { next in
          guard let choice: PairItem.Choice = items[next].choice else { return true }
          return !group.contains { items[$0].choice == choice }
        }.map { group + [$0] }
      }
    }
    return groups
  }

  // MARK: Creating sets

  /// - Parameter known: Groups that are rejected already: no larger group with one of them is allowed.
  mutating func make(without known: [[Int]] = []) {
    for group in Self.groups(items, strength) where states[key(group)] == .open {
      if known.contains(where: { $0.allSatisfy(group.contains) }) {
        states[key(group)] = .refused
      } else if let start: [Int] = settle(group) {
        grow(start)
      }
    }
  }

  /// Returns the first allowed set with a group, in the settings that were used least. Nil if there is none: then the group is
  /// recorded as refused.
  private mutating func settle(_ group: [Int]) -> [Int]? {
    var reason: String?
    let order: [Int] = contexts.indices.sorted { (uses[$0], $0) < (uses[$1], $1) }
    for index in order where group.allSatisfy({ items[$0].choice == nil || contexts[index].contains($0) }) {
      let set: [Int] = contexts[index] + group.filter { items[$0].choice == nil }
      guard let refusal: String = judge.refusal(set) else {
        uses[index] += 1
        return set
      }
      reason = min(reason ?? refusal, refusal)
    }
    states[key(group)] = .refused
    refused.append((group, reason ?? "nothing"))
    return nil
  }

  /// Adds the items that cover most, one after another.
  private mutating func grow(_ start: [Int]) {
    var set: [Int] = start
    var gains: [Int?] = items.indices.map { items[$0].choice == nil ? 0 : nil }
    for (count, item) in set.enumerated() { take(item, Array(set[..<count]), &gains) }
    while set.count < size {
      var best: Int?
      for item in items.indices {
        if let gain: Int = gains[item], gain > best.flatMap({ gains[$0] }) ?? 0 { best = item }
      }
      guard let item: Int = best else { break }
      if judge.refusal(set + [item]) == nil {
        take(item, set, &gains)
        set.append(item)
      } else {
        gains[item] = nil
      }
    }
    sets.append(set.sorted())
  }

  /// Adds an item to a set: updates the groups that are covered, and what each other item would cover from now on.
  private mutating func take(_ item: Int, _ set: [Int], _ gains: inout [Int?]) {
    gains[item] = nil
    for group in parts(of: set, strength - 1) where states[key(group + [item])] == .open {
      states[key(group + [item])] = .covered
      covered += 1
    }
    for rest in parts(of: set, strength - 2) {
      for other in items.indices {
        guard let gain: Int = gains[other], states[key(rest + [item, other])] == .open else { continue }
        gains[other] = gain + 1
      }
    }
  }

  private func parts(of set: [Int], _ count: Int) -> [[Int]] {
    switch count {
    case 0: [[]]
    case 1: set.map { [$0] }
    default: set.indices.flatMap { first in set[(first + 1)...].map { [set[first], $0] } }
    }
  }
}

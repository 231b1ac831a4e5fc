/// Puts derivations in an order in which each comes after those that it names.
///
/// Where several could be next, the one that stands first in the spec is, so that emitted code keeps the spec's order
/// as far as it can.
enum DerivationOrder {
  /// - Parameter needs: Which derivations each names, by index.
  /// - Returns: The order, and the indices that no order has a place for: those in circles and behind them.
  static func order(_ needs: [[Int]]) -> (order: [Int], left: [Int]) {
    var order: [Int] = []
    var missing: [Int] = needs.map(\.count)
    var users: [[Int]] = Array(repeating: [], count: needs.count)
    for (index, its) in needs.enumerated() {
      for need in its { users[need].append(index) }
    }
    var ready: MinimumHeap = MinimumHeap()
    for index in needs.indices where missing[index] == 0 { ready.insert(index) }
    while let next: Int = ready.popMinimum() {
      order.append(next)
      for user in users[next] {
        missing[user] -= 1
        if missing[user] == 0 { ready.insert(user) }
      }
    }
    return (order, needs.indices.filter { missing[$0] > 0 })
  }

  /// Each circle among what is left, once: from its first member in the spec around to it again.
  static func circles(_ needs: [[Int]], among left: [Int]) -> [[Int]] {
    var found: [[Int]] = []
    var isDone: Set<Int> = []
    let isLeft: Set<Int> = Set(left)
    for start in left where !isDone.contains(start) {
      var path: [Int] = []
      var places: [Int: Int] = [:]
      var next: Int? = start
      // What is left has something left that it needs: the walk ends where it meets itself or what was walked before.
      while let index: Int = next, !isDone.contains(index) {
        if let place: Int = places[index] {
          found.append(rotated(Array(path[place...])))
          break
        }
        places[index] = path.count
        path.append(index)
        next = needs[index].first { isLeft.contains($0) }
      }
      isDone.formUnion(path)
    }
    return found
  }

  private static func rotated(_ circle: [Int]) -> [Int] {
    guard let first: Int = circle.min(), let place: Int = circle.firstIndex(of: first) else { return circle }
    return Array(circle[place...] + circle[..<place])
  }
}

/// A heap of numbers with the least on top.
private struct MinimumHeap {
  private var items: [Int] = []

  mutating func insert(_ item: Int) {
    items.append(item)
    var child: Int = items.count - 1
    while child > 0, items[child] < items[(child - 1) / 2] {
      items.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  mutating func popMinimum() -> Int? {
    guard let top: Int = items.first else { return nil }
    let last: Int = items.removeLast()
    guard !items.isEmpty else { return top }
    items[0] = last
    sink()
    return top
  }

  private mutating func sink() {
    var parent: Int = 0
    while true {
      var least: Int = parent
      for child in [parent * 2 + 1, parent * 2 + 2] where child < items.count && items[child] < items[least] {
        least = child
      }
      if least == parent { return }
      items.swapAt(parent, least)
      parent = least
    }
  }
}

/// Sorts derivations so that each comes after the derivations that it names.
///
/// If several could be next, the first in the spec is next, so that emitted code keeps the spec's order as far as
/// possible.
enum DerivationOrder {
  /// - Parameter needs: The indices of the derivations that each names, each once.
  /// - Returns: The order, and the indices without a place in it: members of circles, and all that depends on them.
  static func order(_ needs: [[Int]]) -> (order: [Int], left: [Int]) {
    var order: [Int] = []
    var missing = needs.map(\.count)
    var users: [[Int]] = Array(repeating: [], count: needs.count)
    for (index, its) in needs.enumerated() {
      for need in its { users[need].append(index) }
    }
    var ready = MinimumHeap()
    for index in needs.indices where missing[index] == 0 { ready.insert(index) }
    while let next = ready.popMinimum() {
      order.append(next)
      for user in users[next] {
        missing[user] -= 1
        if missing[user] == 0 { ready.insert(user) }
      }
    }
    return (order, needs.indices.filter { missing[$0] > 0 })
  }
}

/// A heap of numbers, the smallest on top.
private struct MinimumHeap {
  private var items: [Int] = []

  mutating func insert(_ item: Int) {
    items.append(item)
    var child = items.count - 1
    while child > 0, items[child] < items[(child - 1) / 2] {
      items.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  mutating func popMinimum() -> Int? {
    guard let top = items.first else { return nil }
    let last = items.removeLast()
    guard !items.isEmpty else { return top }
    items[0] = last
    sink()
    return top
  }

  private mutating func sink() {
    var parent = 0
    while true {
      var least = parent
      for child in [parent * 2 + 1, parent * 2 + 2] where child < items.count && items[child] < items[least] {
        least = child
      }
      if least == parent { return }
      items.swapAt(parent, least)
      parent = least
    }
  }
}

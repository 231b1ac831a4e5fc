/// Finds circles of dependencies.
///
/// Nodes that all reach each other form a knot, a strongly connected component. One circle of each knot is reported, the
/// shortest through its first member: further circles show once that one is broken.
struct CycleFinder {
  private let needs: [[Int]]
  /// The order in which the walk reached each node; -1 before that.
  private var numbers: [Int]
  /// The number of the earliest open node that each node can reach, as far as known.
  private var lowest: [Int]
  private var isOpen: [Bool]
  private var open: [Int] = []
  private var met: Int = 0
  /// The knot of each node, once it is known.
  private var knots: [Int]
  private var members: [[Int]] = []

  /// - Parameters:
  ///   - needs: The dependencies of each node, by index.
  ///   - left: The nodes that have no place in an order.
  /// - Returns: The circles, each beginning at its first member in the spec, in the order of these members.
  static func find(_ needs: [[Int]], among left: [Int]) -> [[Int]] {
    if left.isEmpty { return [] }
    var circles = CycleFinder(needs)
    for start in left where circles.numbers[start] < 0 { circles.walk(from: start) }
    let found = circles.members.compactMap { circles.circle(through: $0) }
    return found.sorted { ($0.first ?? 0) < ($1.first ?? 0) }
  }

  private init(_ needs: [[Int]]) {
    self.needs = needs
    numbers = Array(repeating: -1, count: needs.count)
    lowest = numbers
    knots = numbers
    isOpen = Array(repeating: false, count: needs.count)
  }

  /// Runs Tarjan's algorithm with its own stack: a chain may be as long as a spec.
  private mutating func walk(from start: Int) {
    var path: [(index: Int, next: Int)] = [(start, 0)]
    meet(start)
    while let (index, next) = path.last {
      guard next < needs[index].count else {
        path.removeLast()
        if let (user, _) = path.last { lowest[user] = min(lowest[user], lowest[index]) }
        if lowest[index] == numbers[index] { close(at: index) }
        continue
      }
      path[path.count - 1].next += 1
      let need = needs[index][next]
      if numbers[need] < 0 {
        meet(need)
        path.append((need, 0))
      } else if isOpen[need] {
        lowest[index] = min(lowest[index], numbers[need])
      }
    }
  }

  private mutating func meet(_ index: Int) {
    numbers[index] = met
    lowest[index] = met
    met += 1
    open.append(index)
    isOpen[index] = true
  }

  /// Makes a knot of a node and all nodes that were opened since.
  private mutating func close(at index: Int) {
    var knot: [Int] = []
    while let last = open.popLast() {
      isOpen[last] = false
      knots[last] = members.count
      knot.append(last)
      if last == index { break }
    }
    members.append(knot)
  }

  /// Returns the shortest path from a knot's first member back to it; nil for a single node that does not name itself.
  private func circle(through knot: [Int]) -> [Int]? {
    guard let first = knot.min() else { return nil }
    var cameFrom: [Int: Int] = [:]
    var queue = [first]
    var next = 0
    while next < queue.count {
      let index = queue[next]
      next += 1
      for need in needs[index] where knots[need] == knots[first] {
        if need == first { return way(to: index, from: first, cameFrom) }
        if cameFrom[need] == nil {
          cameFrom[need] = index
          queue.append(need)
        }
      }
    }
    return nil
  }

  private func way(to last: Int, from first: Int, _ cameFrom: [Int: Int]) -> [Int] {
    var way = [last]
    while let index = way.last, index != first, let before = cameFrom[index] { way.append(before) }
    return way.reversed()
  }
}

extension CycleFinder {
  /// `a → b → c → a`; the middle of a long one is left out.
  static func text(_ names: [String]) -> String {
    var names = names
    if let first = names.first { names.append(first) }
    if names.count > 12 { names.replaceSubrange(6..<names.count - 5, with: ["…"]) }
    return names.joined(separator: " → ")
  }
}

/// Measurements that take turns, round after round, so that a slow moment of the machine slows all of them.
enum Rounds {
  /// Returns the median of each.
  static func medians(_ rounds: Int, _ measures: [() -> Double]) -> [Double] {
    var taken: [[Double]] = Array(repeating: [], count: measures.count)
    for _ in 0..<rounds {
      for index in measures.indices { taken[index].append(measures[index]()) }
    }
    return taken.map(median)
  }

  static func median(_ values: [Double]) -> Double {
    let sorted: [Double] = values.sorted()
    let middle: Int = sorted.count / 2
    return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
  }
}

/// What was probably meant by a word that is not known: the nearest of those that are, if it is near enough.
public func suggestion(for word: String, among known: [String]) -> String? {
  let letters: [UInt8] = lowercased(word)
  // Nobody mistypes a word as long as this, and the table below grows with both lengths.
  guard letters.count <= 64 else { return nil }
  var best: (word: String, distance: Int)?
  for candidate: String in known {
    let limit: Int = min(max(candidate.utf8.count, letters.count) / 3, (best?.distance ?? Int.max) - 1)
    guard abs(candidate.utf8.count - letters.count) <= max(limit, 0) else { continue }
    let distance: Int = editDistance(letters, lowercased(candidate))
    if distance <= max(limit, 0) { best = (candidate, distance) }
  }
  return best?.word
}

/// How many letters have to be put in, taken out, replaced or swapped with their neighbour.
private func editDistance(_ left: [UInt8], _ right: [UInt8]) -> Int {
  var beforeLast: [Int] = []
  var last: [Int] = Array(0...right.count)
  for row: Int in left.indices {
    var current: [Int] = [row + 1]
    for column: Int in right.indices {
      let isSame: Bool = left[row] == right[column]
      var cost: Int = min(last[column] + (isSame ? 0 : 1), last[column + 1] + 1, current[column] + 1)
      if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
        cost = min(cost, beforeLast[column - 1] + 1)
      }
      current.append(cost)
    }
    beforeLast = last
    last = current
  }
  return last[right.count]
}

private func lowercased(_ word: String) -> [UInt8] {
  word.utf8.map { $0 >= 0x41 && $0 <= 0x5A ? $0 | 0x20 : $0 }
}

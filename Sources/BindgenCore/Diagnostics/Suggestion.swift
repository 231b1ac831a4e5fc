/// The help for a mistyped word; nil if no known word is close enough.
package func didYouMean(_ word: String, among known: [String]) -> String? {
  suggestion(for: word, among: known).map { didYouMean($0) }
}

package func didYouMean(_ meant: String) -> String { "did you mean '\(meant)'?" }

/// The known word that is closest to an unknown one, if it is close enough.
package func suggestion(for word: String, among known: [String]) -> String? {
  let letters: [UInt8] = lowercased(word)
  // Nobody mistypes a word this long, and the table below grows with both lengths.
  guard letters.count <= 64 else { return nil }
  let set: UInt64 = letterSet(letters)
  var best: (word: String, distance: Int)?
  for candidate: String in known {
    let count: Int = candidate.utf8.count
    let limit: Int = min(max(count, letters.count) / 3, (best?.distance ?? Int.max) - 1)
    // An edit changes the length by at most one, and the set of letters by two.
    guard abs(count - letters.count) <= limit else { continue }
    let other: [UInt8] = lowercased(candidate)
    guard (set ^ letterSet(other)).nonzeroBitCount <= 2 * limit else { continue }
    let distance: Int = editDistance(letters, other)
    if distance <= limit { best = (candidate, distance) }
  }
  return best?.word
}

private func letterSet(_ letters: [UInt8]) -> UInt64 {
  var set: UInt64 = 0
  for letter: UInt8 in letters { set |= 1 << UInt64(letter & 63) }
  return set
}

/// How many letters must be inserted, removed, replaced or swapped with their neighbour.
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

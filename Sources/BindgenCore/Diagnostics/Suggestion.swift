/// Returns the help for a mistyped word; nil if no known word is close enough.
package func didYouMean(_ word: String, among known: [String]) -> String? {
  suggestion(for: word, among: known).map { didYouMean($0) }
}

package func didYouMean(_ suggested: String) -> String { "did you mean '\(suggested)'?" }

/// Finds the known word that is closest to an unknown one, if it is close enough.
package func suggestion(for word: String, among known: [String]) -> String? {
  guard let mistyped = MistypedWord(word) else { return nil }
  var best: (word: String, distance: Int)?
  for candidate in known {
    let limit = min(max(candidate.utf8.count, mistyped.count) / 3, (best?.distance ?? Int.max) - 1)
    if let distance = mistyped.distance(to: candidate, within: limit) { best = (candidate, distance) }
  }
  return best?.word
}

/// Finds the known word that is one slip away from an unknown one, however short it is; nil if there are several.
package func wordOneSlipAway(from word: String, among known: [String]) -> String? {
  guard let mistyped = MistypedWord(word) else { return nil }
  var near: [(word: String, distance: Int)] = []
  for candidate in Set(known) {
    // A slip in a word of one letter leaves nothing of it.
    guard max(candidate.utf8.count, mistyped.count) > 1 else { continue }
    if let distance = mistyped.distance(to: candidate, within: 1) { near.append((candidate, distance)) }
  }
  let nearest = near.map(\.distance).min()
  let suggested = near.filter { $0.distance == nearest }.map(\.word)
  return suggested.count == 1 ? suggested[0] : nil
}

/// A word that is compared with known ones.
private struct MistypedWord {
  private let letters: [UInt8]
  private let set: UInt64

  /// Nil for a word of more than 64 bytes: nobody mistypes such a word, and the table below grows with both lengths.
  init?(_ word: String) {
    letters = lowercased(word)
    guard letters.count <= 64 else { return nil }
    set = letterSet(letters)
  }

  var count: Int { letters.count }

  /// Returns the edit distance to a known word; nil if it is more than a limit.
  func distance(to candidate: String, within limit: Int) -> Int? {
    // An edit changes the length by at most one, and the set of letters by two.
    guard abs(candidate.utf8.count - letters.count) <= limit else { return nil }
    let other = lowercased(candidate)
    guard (set ^ letterSet(other)).nonzeroBitCount <= 2 * limit else { return nil }
    let distance = editDistance(letters, other)
    return distance <= limit ? distance : nil
  }
}

private func letterSet(_ letters: [UInt8]) -> UInt64 {
  var set: UInt64 = 0
  for letter in letters { set |= 1 << UInt64(letter & 63) }
  return set
}

/// Returns the number of letters that must be inserted, removed, replaced or swapped with their neighbour.
private func editDistance(_ left: [UInt8], _ right: [UInt8]) -> Int {
  var beforeLast: [Int] = []
  var last = Array(0...right.count)
  for row in left.indices {
    var current = [row + 1]
    for column in right.indices {
      let isSame = left[row] == right[column]
      var cost = min(last[column] + (isSame ? 0 : 1), last[column + 1] + 1, current[column] + 1)
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

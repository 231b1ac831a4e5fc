/// What was probably meant by a word that is none.
enum Suggestion {
  static func option(for word: String) -> String? {
    let names: [String] = Option.Name.allCases.map(\.rawValue)
    let bare: String = String(word.drop(while: { $0 == "-" }))
    return nearest(to: bare, among: names).map { "--" + $0 }
  }

  /// The word that begins so or, failing that, takes the fewest letters to mend: two at most, and fewer than half.
  static func nearest(to word: String, among words: [String]) -> String? {
    guard word.utf8.count >= 2, word.utf8.count <= 40 else { return nil }
    let word: String = word.lowercased()
    let beginning: [String] = words.filter { $0.hasPrefix(word) }
    if beginning.count == 1 { return beginning.first }
    let distances: [(word: String, distance: Int)] = words.map { ($0, distance(Array(word.utf8), Array($0.utf8))) }
    guard let best: (word: String, distance: Int) = distances.min(by: { $0.distance < $1.distance }) else { return nil }
    return best.distance <= 2 && best.distance * 2 < word.utf8.count ? best.word : nil
  }

  /// How many letters are to be put in, left out, changed, or swapped with the next.
  private static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var older: [Int] = []
    var old: [Int] = Array(0...right.count)
    for row in 0..<left.count {
      var new: [Int] = [row + 1]
      for column in 0..<right.count {
        let change: Int = old[column] + (left[row] == right[column] ? 0 : 1)
        var best: Int = min(change, old[column + 1] + 1, new[column] + 1)
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          best = min(best, older[column - 1] + 1)
        }
        new.append(best)
      }
      (older, old) = (old, new)
    }
    return old[right.count]
  }
}

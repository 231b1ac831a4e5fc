/// The known name that a mistyped one most likely means.
enum NearestName {
  /// Nil where none is near: more than a third of the letters would have to change.
  static func of(_ name: String, among names: [String]) -> String? {
    let letters: [UInt8] = Array(name.utf8)
    // Nobody means a name by something this long, and the search takes the product of the lengths.
    guard letters.count <= 64 else { return nil }
    var best: (name: String, distance: Int)?
    for candidate in names where candidate.utf8.count <= 64 {
      let distance: Int = self.distance(letters, Array(candidate.utf8))
      guard distance <= max(1, max(letters.count, candidate.utf8.count) / 3) else { continue }
      if distance < best?.distance ?? Int.max { best = (candidate, distance) }
    }
    return best?.name
  }

  /// As a phrase of a diagnostic.
  static func mend(_ name: String, among names: [String]) -> String? {
    of(name, among: names).map { "did you mean '\($0)'?" }
  }

  /// How many letters must be put in, left out, changed or swapped with their neighbour.
  private static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var twoAbove: [Int] = []
    var above: [Int] = Array(0...right.count)
    for row in 0..<left.count {
      var current: [Int] = [row + 1]
      for column in 0..<right.count {
        let isSame: Bool = left[row] == right[column]
        var least: Int = min(above[column] + (isSame ? 0 : 1), above[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          least = min(least, twoAbove[column - 1] + 1)
        }
        current.append(least)
      }
      twoAbove = above
      above = current
    }
    return above[right.count]
  }
}

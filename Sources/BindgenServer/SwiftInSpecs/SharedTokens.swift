import BindgenCore

/// The longest common subsequence of the tokens of two lines.
enum SharedTokens {
  typealias Run = (first: Range<Int>, second: Range<Int>)

  /// The limit of tokens in a line: nobody edits longer ones.
  private static let most = 400

  /// Returns the ranges of equal text in two lines, each as long as possible.
  static func runs(
    _ first: [UInt8],
    _ firstBounds: Range<Int>,
    _ second: [UInt8],
    _ secondBounds: Range<Int>
  ) -> [Run] {
    if let run = whole(first, firstBounds, second, secondBounds) { return [run] }
    let (ours, theirs) = (tokens(first, firstBounds), tokens(second, secondBounds))
    guard ours.count <= most, theirs.count <= most else { return [] }
    var runs: [Run] = []
    for (our, their) in pairs(ours, theirs, { first[$0].elementsEqual(second[$1]) }) {
      if let last = runs.last, continues(last, our, their, first, second) {
        runs[runs.count - 1] = (last.first.lowerBound..<our.upperBound, last.second.lowerBound..<their.upperBound)
      } else {
        runs.append((our, their))
      }
    }
    return runs
  }

  /// Returns the text of the second line if the first has it in the same columns, as most lines do; nil otherwise.
  private static func whole(
    _ first: [UInt8],
    _ firstBounds: Range<Int>,
    _ second: [UInt8],
    _ secondBounds: Range<Int>
  ) -> Run? {
    guard let start = second[secondBounds].firstIndex(where: { $0 != .blank }) else { return nil }
    let begin = firstBounds.lowerBound + start - secondBounds.lowerBound
    let end = begin + secondBounds.upperBound - start
    guard end <= firstBounds.upperBound, first[begin..<end].elementsEqual(second[start..<secondBounds.upperBound])
    else {
      return nil
    }
    return (begin..<end, start..<secondBounds.upperBound)
  }

  /// Returns whether a pair of tokens continues a run: the text between them is the same in both lines.
  private static func continues(
    _ run: Run,
    _ our: Range<Int>,
    _ their: Range<Int>,
    _ first: [UInt8],
    _ second: [UInt8]
  ) -> Bool {
    first[run.first.upperBound..<our.lowerBound].elementsEqual(second[run.second.upperBound..<their.lowerBound])
  }

  private static func tokens(_ bytes: [UInt8], _ bounds: Range<Int>) -> [Range<Int>] {
    var (tokens, index): ([Range<Int>], Int) = ([], bounds.lowerBound)
    while index < bounds.upperBound {
      let start = index
      index += 1
      if bytes[start] <= .blank { continue }
      if Document.isNamePart(bytes[start]) {
        while index < bounds.upperBound, Document.isNamePart(bytes[index]) { index += 1 }
      }
      tokens.append(start..<index)
    }
    return tokens
  }

  /// The longest common subsequence; of several, the one that begins last in the first line, since values stand behind
  /// keys.
  private static func pairs(
    _ ours: [Range<Int>],
    _ theirs: [Range<Int>],
    _ areEqual: (Range<Int>, Range<Int>) -> Bool
  ) -> [(Range<Int>, Range<Int>)] {
    let width = theirs.count + 1
    // The lengths of the longest common subsequences before each pair of tokens.
    var lengths = Array(repeating: 0, count: (ours.count + 1) * width)
    for (row, our) in ours.enumerated() {
      for (column, their) in theirs.enumerated() {
        let here = (row + 1) * width + column + 1
        lengths[here] =
          areEqual(our, their) ? lengths[here - width - 1] + 1 : max(lengths[here - width], lengths[here - 1])
      }
    }
    var (row, column) = (ours.count, theirs.count)
    var pairs: [(Range<Int>, Range<Int>)] = []
    while row > 0, column > 0 {
      let here = row * width + column
      if areEqual(ours[row - 1], theirs[column - 1]) {
        pairs.append((ours[row - 1], theirs[column - 1]))
        (row, column) = (row - 1, column - 1)
      } else if lengths[here - width] >= lengths[here - 1] {
        row -= 1
      } else {
        column -= 1
      }
    }
    return pairs.reversed()
  }
}

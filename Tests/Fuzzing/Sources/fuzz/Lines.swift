/// The lines of an input, at least one.
struct Lines {
  var all: [[UInt8]]

  static let blank: UInt8 = UInt8(ascii: " ")
  private static let newline: UInt8 = UInt8(ascii: "\n")
  private static let colon: UInt8 = UInt8(ascii: ":")

  init(_ bytes: [UInt8]) {
    all = bytes.split(separator: Self.newline, omittingEmptySubsequences: false).map(Array.init)
  }

  var bytes: [UInt8] { Array(all.joined(separator: [Self.newline])) }

  static func indentation(_ line: [UInt8]) -> Int { line.firstIndex { $0 != blank } ?? line.count }

  /// Returns a line with the indentation of another.
  /// - Parameter keeping: Whether its own indentation is added to that.
  static func indented(_ line: [UInt8], as other: [UInt8], keeping: Bool = false) -> [UInt8] {
    [UInt8](repeating: blank, count: indentation(other)) + (keeping ? line[...] : line[indentation(line)...])
  }

  /// Returns the range of a line and of all that are indented deeper below it.
  func block(at start: Int) -> Range<Int> {
    let depth: Int = Self.indentation(all[start])
    var end: Int = start + 1
    while end < all.count, all[end].isEmpty || Self.indentation(all[end]) > depth { end += 1 }
    return start..<end
  }

  /// Returns the ranges of runs of letters, digits and underscores.
  static func names(_ line: [UInt8]) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var start: Int?
    for (index, byte) in line.enumerated() {
      let isLetter: Bool =
        (byte >= 0x61 && byte <= 0x7A) || (byte >= 0x41 && byte <= 0x5A) || (byte >= 0x30 && byte <= 0x39)
        || byte == 0x5F || byte >= 0x80
      if isLetter {
        start = start ?? index
      } else if let initActions: Int = start {
        found.append(initActions..<index)
        start = nil
      }
    }
    if let start { found.append(start..<line.count) }
    return found
  }

  // MARK: Keys and values

  private func key(_ line: Int) -> Range<Int> {
    let bytes: [UInt8] = all[line]
    let end: Int = bytes.indices.first { isColon(bytes, $0) } ?? bytes.count
    return min(Self.indentation(bytes), end)..<end
  }

  private func value(_ line: Int) -> Range<Int> {
    let bytes: [UInt8] = all[line]
    let end: Int = key(line).upperBound
    return min(end + 2, bytes.count)..<bytes.count
  }

  private func isColon(_ bytes: [UInt8], _ index: Int) -> Bool {
    bytes[index] == Self.colon && (index + 1 == bytes.count || bytes[index + 1] == Self.blank)
  }

  mutating func swapKeys(_ left: Int, _ right: Int) { swap(left, key(left), right, key(right)) }

  mutating func swapValues(_ left: Int, _ right: Int) { swap(left, value(left), right, value(right)) }

  private mutating func swap(_ left: Int, _ leftRange: Range<Int>, _ right: Int, _ rightRange: Range<Int>) {
    if left == right { return }
    let (mine, theirs) = (Array(all[left][leftRange]), Array(all[right][rightRange]))
    all[left].replaceSubrange(leftRange, with: theirs)
    all[right].replaceSubrange(rightRange, with: mine)
  }

  mutating func setValue(_ line: Int, _ value: [UInt8]) {
    all[line].replaceSubrange(self.value(line), with: value)
  }
}

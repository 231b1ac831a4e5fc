/// Reads in an expression that no model observes: the clock, random values, and shared objects.
///
/// They are found by their spelling, so they cause no more than a warning.
package enum UnwatchedReads {
  /// `Date()`, `UUID()`, `.now`, `.random`, `random(`, `.shared`, `.standard`, `.current`, with their places.
  package static func find(in tokens: Tokens) -> [SwiftType.Name] {
    var found: [SwiftType.Name] = []
    for index in 0..<tokens.count where tokens[index].kind == .name {
      guard let range: Range<Int> = read(at: index, in: tokens) else { continue }
      found.append(SwiftType.Name(text: tokens.line(range), range: tokens.range(range)))
    }
    return found
  }

  private static func read(at index: Int, in tokens: Tokens) -> Range<Int>? {
    let isMember: Bool = index > 0 && tokens[index - 1].kind == .dot
    let isCall: Bool = tokens.isText(index + 1, "(") && !tokens[index + 1].followsNewline
    switch tokens.string(index) {
    case "Date", "UUID":
      // With arguments these are made from a value.
      return isCall && tokens[index + 1].partner == index + 2 ? index..<index + 3 : nil
    case "random":
      if isMember { return index - 1..<index + 1 }
      return isCall ? index..<index + 1 : nil
    case "now", "shared", "standard", "current":
      // On a value it may be a field: `song.current`. On a type, or alone, it is a static member.
      return isMember && isStatic(index - 2, in: tokens) ? index - 1..<index + 1 : nil
    default: return nil
    }
  }

  private static func isStatic(_ index: Int, in tokens: Tokens) -> Bool {
    guard index >= 0, tokens[index].kind == .name, !tokens[index + 1].followsSpace else { return true }
    guard let first: UInt8 = tokens.name(index).utf8.first else { return true }
    return first >= UInt8(ascii: "A") && first <= UInt8(ascii: "Z")
  }
}

/// Reads in an expression that no model observes: the clock, random values, and shared objects.
///
/// The reads are found by their spelling, so they cause no more than a warning.
package enum UnwatchedReads {
  /// Finds `Date()`, `UUID()`, `.now`, `.random`, `random(`, `.shared`, `.standard`, `.current`, with their places.
  package static func find(in tokens: Tokens) -> [SwiftType.Name] {
    var found: [SwiftType.Name] = []
    for index in 0..<tokens.count where tokens[index].kind == .name {
      guard let range = read(at: index, in: tokens) else { continue }
      found.append(SwiftType.Name(text: tokens.line(range), range: tokens.range(range)))
    }
    return found
  }

  private static func read(at index: Int, in tokens: Tokens) -> Range<Int>? {
    let isMember = tokens.isMember(index)
    let isCall = tokens.isText(index + 1, "(") && !tokens[index + 1].followsNewline
    switch tokens.string(index) {
    case "Date", "UUID":
      // With arguments these are created from a value.
      return isCall && tokens[index + 1].partner == index + 2 ? index..<index + 3 : nil
    case "random":
      if isMember { return isStatic(index - 1, in: tokens) ? index - 1..<index + 1 : nil }
      return isCall ? index..<index + 1 : nil
    case "now", "shared", "standard", "current":
      // On a value it may be a field: `song.current`. On a type, or alone, it is a static member.
      return isMember && isStatic(index - 1, in: tokens) ? index - 1..<index + 1 : nil
    default: return nil
    }
  }

  /// Whether what is before a dot is a type, or nothing: `.now` alone means a member of the type that is expected.
  private static func isStatic(_ dot: Int, in tokens: Tokens) -> Bool {
    guard dot > 0 else { return true }
    let before = tokens[dot - 1]
    // A chain may go on in the next line.
    if tokens[dot].followsSpace, !tokens[dot].followsNewline { return true }
    switch before.kind {
    case .name: return isType(dot - 1, in: tokens)
    // `$0.current`, `user().current`, `users[0].current`.
    case .dollarName, .close, .stringEnd: return false
    // `user?.current`; but an operator with a space before it wants a value, as in `a ? .now : b`.
    case .operator: return before.followsSpace || !(tokens.isText(dot - 1, "?") || tokens.isText(dot - 1, "!"))
    // A key path reads nothing by itself.
    case .backslash: return false
    default: return true
    }
  }

  /// Whether a name is a type: `Locale`, but not `\Account`, which begins a key path. After a keyword, nothing is before the dot.
  private static func isType(_ index: Int, in tokens: Tokens) -> Bool {
    if SwiftName.isKeyword(tokens.string(index)), !tokens.isText(index, "self") { return true }
    if index > 0, tokens[index - 1].kind == .backslash { return false }
    guard let first = tokens.name(index).utf8.first else { return true }
    return first >= UInt8(ascii: "A") && first <= UInt8(ascii: "Z")
  }
}

/// A summary of what a body does to its model, as far as its tokens show: the names that it writes, and the calls.
///
/// Both are found by their spelling, and a class may be behind a name, so they cause no more than a warning.
package struct BodySummary: Sendable {
  package struct Site: Sendable {
    package let name: String
    package let range: SourceRange
    /// The index of its token.
    let token: Int
    /// The members behind the name: of `x.y.z = 1` these are `y` and `z`.
    package let path: [String]
    /// Whether it may happen after an `await` of this body.
    package let isLate: Bool

    fileprivate init(_ use: NameUses.Use, isLate: Bool) {
      (name, range, token, path) = (use.name, use.range, use.token, use.path.map(\.name))
      self.isLate = isLate
    }
  }

  /// `x = 1`, `x.y += 1`, `x[0] = 1`, `x.append(1)`, `f(&x)`.
  package private(set) var writes: [Site] = []
  /// `f()`, `self.f(1)`, `f { … }`; in doubt a name before a brace counts.
  package var calls: [Site] = []

  package init() {}

  mutating func add(_ others: BodySummary) {
    writes += others.writes
    calls += others.calls
  }

  package static func read(_ body: SwiftCode) -> BodySummary {
    let tokens = body.tokens
    let waits = Waits(tokens)
    var summary = BodySummary()
    for use in body.names.uses {
      if let end = end(ofWriteBy: MemberChain(at: use.token, in: tokens), tokens) {
        summary.writes.append(Site(use, isLate: waits.precede(end, from: use.token)))
      } else if use.path.isEmpty, tokens.isCall(use.token) {
        summary.calls.append(Site(use, isLate: waits.precede(use.token, from: use.token)))
      }
    }
    return summary
  }

  /// The methods of the standard library that change what they are called on.
  private static let changing: Set<String> = [
    "append", "formIntersection", "formSymmetricDifference", "formUnion", "insert", "merge", "move", "negate",
    "partition", "popFirst", "popLast", "remove", "removeAll", "removeFirst", "removeLast", "removeSubrange",
    "removeValue", "replaceSubrange", "reverse", "shuffle", "sort", "subtract", "swapAt", "toggle", "update",
    "updateOrAppend", "updateValue",
  ]

  /// Returns the token that writes the target of a chain, or a part of it; nil if none does.
  private static func end(ofWriteBy chain: MemberChain, _ tokens: Tokens) -> Int? {
    if chain.isInOut { return chain.root }
    if let method = chain.method { return changing.contains(tokens.name(method)) ? method - 1 : nil }
    return tokens.assigns(chain.end) ? chain.end : nil
  }

  /// Whether the target of a chain is written.
  static func isWritten(_ chain: MemberChain, _ tokens: Tokens) -> Bool { end(ofWriteBy: chain, tokens) != nil }
}

/// The places at which a body waits.
private struct Waits {
  private let tokens: Tokens
  /// The tokens of each `await`.
  private var places: [Int] = []
  /// The end of the statement with the first `await`, or a brace in it.
  private var firstEnd: Int = .max
  /// The blocks that may run after an `await` further down: loops that wait, and `defer`.
  private var repeated: [Range<Int>] = []

  init(_ tokens: Tokens) {
    self.tokens = tokens
    places = (0..<tokens.count).filter { tokens.isText($0, "await") && tokens[$0 - 1].kind != .dot }
    guard let first = places.first else { return }
    // What stands in the braces behind it waits for it, too.
    firstEnd = end(from: first + 1, before: "{")
    for index in 0..<tokens.count where tokens[index].kind == .name {
      guard let block = block(of: index) else { continue }
      if tokens.isText(index, "defer") || places.contains(where: block.contains) { repeated.append(block) }
    }
  }

  /// Returns the braces of a loop or of a `defer`.
  private func block(of word: Int) -> Range<Int>? {
    guard ["for", "while", "repeat", "defer"].contains(tokens.string(word)) else { return nil }
    var index = word + 1
    while !tokens.isText(index, "{") {
      if tokens[index].kind == .end || tokens[index].closes || tokens[index].kind == .colon { return nil }
      index = tokens[index].opens ? tokens[index].partner + 1 : index + 1
    }
    return index..<tokens[index].partner
  }

  /// Whether a name comes behind an `await`, or an awaited value is assigned to it at an index.
  func precede(_ index: Int, from root: Int) -> Bool {
    if places.isEmpty { return false }
    if firstEnd <= root || repeated.contains(where: { $0.contains(root) }) { return true }
    guard tokens.assigns(index) else { return false }
    let value = index..<end(from: index + 1)
    return places.contains { value.contains($0) }
  }

  /// Returns the end of the statement with a token, or an earlier sign at which to stop, such as a brace.
  private func end(from start: Int, before stop: String = ";") -> Int {
    var index = start
    while tokens[index].kind != .end, !tokens[index].closes, tokens[index].kind != .semicolon {
      if tokens.isText(index, stop) || tokens[index].followsNewline && !tokens.continuesStatement(index) {
        return index
      }
      index = tokens[index].opens ? tokens[index].partner + 1 : index + 1
    }
    return index
  }
}

/// What an outline asks of a piece of text: where it is to be split.
extension SwiftScanner {
  public enum Found: Hashable, Sendable {
    case at(Int)
    case nowhere
    /// The text can't be read to its end, and up to there nothing was found.
    case unclear(Trouble)
  }

  /// The offset of the first `:` outside brackets and strings that a blank or the line's end follows.
  ///
  /// A comment of the outline ends the search.
  public mutating func firstKeyEnd() -> Found {
    let bytes: Bytes = bytes
    return first(endsAtNote: true) { $0.kind == .colon && (bytes[$0.end] == 0 || Bytes.isBlank(bytes[$0.end])) }
  }

  /// The offset of the first `=` outside brackets and strings that is a token of its own, not part of `==` or `?=`.
  ///
  /// Comments of the outline are passed over.
  public mutating func firstEqual() -> Found {
    var followsPostfix: Bool = false
    return first(endsAtNote: false) { token in
      let isOwn: Bool = token.kind == .equal && !(followsPostfix && !token.followsSpace)
      followsPostfix = token.kind == .operator
      return isOwn
    }
  }

  /// The offset of the first comment of the outline, inside brackets or out.
  public mutating func firstNote() -> Found {
    while true {
      let token: Token = next()
      switch token.kind {
      case .note: return .at(token.start)
      case .end: return .nowhere
      case .trouble: return unclear
      default: break
      }
    }
  }

  /// The stretches between the commas that stand outside brackets and strings, blanks around them left out.
  ///
  /// What is empty is told as an empty range, except behind a last comma. Comments of the outline stay inside.
  public mutating func items() -> Result<[Range<Int>], Trouble> {
    var ranges: [Range<Int>] = []
    var start: Int = offset
    while true {
      let token: Token = next()
      if token.kind == .trouble, let trouble: Trouble { return .failure(trouble) }
      if token.kind == .end {
        let rest: Range<Int> = trimmed(start, bytes.end)
        if !rest.isEmpty { ranges.append(rest) }
        return .success(ranges)
      }
      guard token.kind == .comma, isOutside else { continue }
      ranges.append(trimmed(start, token.start))
      start = token.end
    }
  }

  private mutating func first(endsAtNote: Bool, where isWanted: (Token) -> Bool) -> Found {
    while true {
      let token: Token = next()
      switch token.kind {
      case .end: return .nowhere
      case .note: if endsAtNote { return .nowhere }
      case .trouble: return unclear
      default: if isOutside, isWanted(token) { return .at(token.start) }
      }
    }
  }

  private var unclear: Found { trouble.map { .unclear($0) } ?? .nowhere }

  private func trimmed(_ start: Int, _ end: Int) -> Range<Int> {
    var start: Int = start
    var end: Int = max(end, start)
    while start < end, Bytes.isBlank(bytes[start]) { start += 1 }
    while end > start, Bytes.isBlank(bytes[end - 1]) { end -= 1 }
    return start..<end
  }
}

extension Trouble: Error {}

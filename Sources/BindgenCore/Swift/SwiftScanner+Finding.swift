/// Finds the places where the outline splits a text.
extension SwiftScanner {
  package enum Found: Hashable, Sendable {
    case at(Int)
    case nowhere
    /// The text can't be read to its end, and nothing was found before that.
    case unclear(ScanFailure)
  }

  /// Finds the first `=` outside brackets and strings that is its own token, not part of `==` or `?=`.
  ///
  /// Skips comments of the outline.
  package mutating func firstEqual() -> Found {
    var followsPostfix = false
    return first { token in
      let isOwn = token.kind == .equal && !(followsPostfix && !token.followsSpace)
      followsPostfix = token.kind == .operator
      return isOwn
    }
  }

  /// Finds the first comment of the outline, inside brackets or out.
  package mutating func firstNote() -> Found {
    while true {
      let token = next()
      switch token.kind {
      case .note: return .at(token.start)
      case .end: return .nowhere
      case .failure: return unclear
      default: break
      }
    }
  }

  private mutating func first(where isWanted: (Token) -> Bool) -> Found {
    while true {
      let token = next()
      switch token.kind {
      case .end: return .nowhere
      case .note: break
      case .failure: return unclear
      default: if isOutside, isWanted(token) { return .at(token.start) }
      }
    }
  }

  private var unclear: Found { failure.map { .unclear($0) } ?? .nowhere }
}

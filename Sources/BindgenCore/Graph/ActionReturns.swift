/// Where bodies end before their last line: their effects begin behind it.
extension Action {
  /// Whether its body may end before its last line.
  package var mayReturn: Bool { !returns.isEmpty }

  /// Whether its body ends before its last line in any case, so that none of its effects begins.
  package var endsEarly: Bool { earlyEnd != nil }

  /// The first `return` that stands in no brackets.
  var earlyEnd: SourceRange? { returns.first { !$0.isNested }?.range }

  /// Each `return` in its body, and whether it stands in brackets.
  private var returns: [(range: SourceRange, isNested: Bool)] {
    let tokens: Tokens = body.tokens
    var depth: Int = 0
    return (0..<tokens.count).compactMap { index in
      if tokens[index].opens { depth += 1 }
      if tokens[index].closes { depth -= 1 }
      guard tokens[index].kind == .name, tokens.isText(index, "return") else { return nil }
      return (tokens.range(index), depth > 0)
    }
  }
}

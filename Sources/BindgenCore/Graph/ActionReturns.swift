extension Action {
  /// Whether the body always returns before its last line, so that none of the action's effects begins.
  package var endsEarly: Bool { earlyEnd != nil }

  /// The first `return` outside of all brackets.
  var earlyEnd: SourceRange? {
    let tokens = body.tokens
    var depth = 0
    for index in 0..<tokens.count {
      if tokens[index].opens { depth += 1 }
      if tokens[index].closes { depth -= 1 }
      if depth <= 0, tokens[index].kind == .name, tokens.isText(index, "return") { return tokens.range(index) }
    }
    return nil
  }
}

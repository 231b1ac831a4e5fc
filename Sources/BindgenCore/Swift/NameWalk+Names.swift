/// Decides which names are uses.
extension NameWalk {
  mutating func name() {
    guard !isSkipped[index], !isMember else {
      index += 1
      return
    }
    let word = tokens.string(index)
    if isLabel(word) {
      index += 1
    } else if SwiftName.isKeyword(word), word != "self" {
      keyword(word)
    } else if !isContextual(word) {
      use()
    } else {
      index += 1
    }
  }

  /// Whether the name is after a dot, or after the backslash of a key path, so that it has no meaning of its own.
  private var isMember: Bool {
    let before = tokens[index - 1].kind
    return index > 0 && (before == .dot || before == .backslash)
  }

  private mutating func use() {
    var root = index
    index += 1
    if tokens.name(root) == "self" {
      guard let member = nextMember() else {
        names.bareSelf = names.bareSelf ?? tokens.range(root)
        return
      }
      root = member
      index = member + 1
    } else if let binding = scopes.binding(of: tokens.name(root)) {
      names.locals.uses[root] = binding
      return
    }
    var path: [NameUses.Member] = []
    while let member = nextMember() {
      path.append(NameUses.Member(name: tokens.name(member), range: tokens.range(member), token: member))
      index = member + 1
    }
    let isSet = path.isEmpty && tokens.assigns(index)
    names.uses.append(
      NameUses.Use(name: tokens.name(root), range: tokens.range(root), token: root, path: path, isSet: isSet)
    )
  }

  /// Returns the member accessed on the expression that ends here; `.self` is not one.
  private mutating func nextMember() -> Int? {
    while true {
      var next = index
      while tokens.unwraps(next) { next += 1 }
      guard tokens[next].kind == .dot, tokens[next + 1].kind == .name else { return nil }
      guard tokens.isText(next + 1, "self") else { return next + 1 }
      index = next + 2
    }
  }

  // MARK: Labels

  private func isLabel(_ word: String) -> Bool {
    guard tokens[index + 1].kind == .colon else { return false }
    let before = tokens[index - 1]
    guard index > 0 else { return isLoop(index + 2) }
    switch before.kind {
    case .open: return isArgumentList(index - 1)
    case .interpolationStart: return true
    case .comma: return isInArguments
    case .close where tokens.isText(index - 1, "}"): return tokens.isText(index + 2, "{") || isLoop(index + 2)
    default: return tokens[index].followsNewline && isLoop(index + 2)
    }
  }

  private var isInArguments: Bool {
    guard scopes.top == .bracket, let opener = scopes.frames.last?.opener else { return false }
    return tokens[opener].kind == .interpolationStart || isArgumentList(opener)
  }

  /// Whether a bracket opens arguments: parentheses, or brackets directly after an expression (a subscript).
  private func isArgumentList(_ opener: Int) -> Bool {
    if tokens.isText(opener, "(") { return true }
    guard tokens.isText(opener, "["), !tokens[opener].followsSpace, opener > 0 else { return false }
    let before = tokens[opener - 1]
    switch before.kind {
    case .name: return !SwiftName.isKeyword(tokens.string(opener - 1)) || tokens.isText(opener - 1, "self")
    case .close, .stringEnd, .dollarName: return true
    case .operator: return tokens.unwraps(opener - 1)
    default: return false
    }
  }

  private func isLoop(_ index: Int) -> Bool {
    ["for", "while", "repeat", "do", "if", "switch"].contains(tokens.string(index))
  }

  /// Whether a word is one that is a keyword only before another name, and stands there: `any P`, `async let`, `weak self`.
  private func isContextual(_ word: String) -> Bool {
    let next = tokens[index + 1]
    guard next.kind == .name, !next.followsNewline else { return false }
    switch word {
    case "any", "some", "each", "async", "copy", "consume", "discard", "unsafe", "weak", "unowned", "lazy", "sending",
      "borrowing", "consuming", "isolated", "nonisolated", "mutating", "nonmutating", "final", "indirect", "override":
      let infix: Set<String> = ["as", "is", "in", "else", "where"]
      return !infix.contains(tokens.string(index + 1))
    default: return false
    }
  }
}

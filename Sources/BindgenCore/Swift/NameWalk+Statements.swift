/// The blocks that keywords open, and the names that they bind.
extension NameWalk {
  mutating func keyword(_ word: String) {
    let start = index
    index += 1
    switch word {
    case "let", "var": binding()
    case "if", "guard", "switch": scopes.push(.head, word)
    case "while": if !isEndOfRepeat(start) { scopes.push(.head, word) }
    case "for": loop()
    case "catch":
      scopes.push(.head, word)
      if tokens.isText(index, "{") { scopes.wait([LocalName(name: "error", token: start)]) }
    case "else": if scopes.top == .head, scopes.topWord == "guard" { scopes.popKeepingNames() }
    case "case", "default": clause(word)
    case "where": if scopes.openPattern != nil { scopes.bindPending() }
    case "in": scopes.bind(parameters[start] ?? [])
    case "func", "init", "subscript": function(word)
    case "struct", "class", "enum", "protocol", "typealias", "associatedtype": typeName()
    case "break", "continue": skipLoopLabel()
    default: break
    }
  }

  /// Binds the names of `let` and `var`: in a condition or pattern they take effect in its block, else after the statement.
  private mutating func binding() {
    let (names, end) = bindPattern(from: index)
    record(names, boundBy: index - 1)
    guard let frame: Int = scopes.openPattern else {
      endDeclaration()
      scopes.push(.declaration)
      scopes.wait(names)
      return
    }
    scopes.wait(names, in: frame)
    let isCondition = scopes.top == .head && ["if", "guard", "while"].contains(scopes.topWord)
    // `if let x` without `=` is also a use of `x`.
    let isShort: Bool = tokens[end].kind == .comma || tokens.isText(end, "{") || tokens.isText(end, "else")
    guard isCondition, isShort, end == index + 1 else { return }
    isSkipped[index] = false
    self.names.locals.sources[index] = .outer
  }

  private func isEndOfRepeat(_ index: Int) -> Bool {
    let before = tokens[index - 1]
    guard index > 0, before.kind == .close, tokens.isText(index - 1, "}") else { return false }
    return tokens.isText(before.partner - 1, "repeat")
  }

  private mutating func loop() {
    scopes.push(.head, "for")
    var start = index
    while ["try", "await", "unsafe", "let", "var"].contains(tokens.string(start)) { start += 1 }
    guard !tokens.isText(start, "case") else { return }
    let (names, end) = bindPattern(from: start)
    scopes.wait(names)
    if names.count == 1, end == start + 1, tokens.isText(end, "in") {
      self.names.locals.sources[start] = .element(of: end + 1)
    }
  }

  /// Opens a `case` or `default` of a `switch`, which ends the one before. Elsewhere these words open nothing.
  private mutating func clause(_ word: String) {
    let isDefault = word == "default"
    guard !isDefault || tokens[index].kind == .colon else { return }
    if scopes.top == .declaration { endDeclaration() }
    if scopes.top == .clause { scopes.pop() }
    if scopes.top == .cases { scopes.push(.clause, word) }
  }

  private mutating func typeName() {
    let name = tokens.string(index)
    guard tokens[index].kind == .name, !SwiftName.isKeyword(name) else { return }
    isSkipped[index] = true
    scopes.bind([LocalName(name: SwiftName.bare(name), token: index)])
  }

  private mutating func skipLoopLabel() {
    let token = tokens[index]
    if token.kind == .name, !token.followsNewline, !SwiftName.isKeyword(tokens.string(index)) { index += 1 }
  }

  /// Binds the names of a nested function: its own is visible around it, its parameters in its block.
  private mutating func function(_ word: String) {
    var next = index
    if word == "func" {
      if tokens[next].kind == .name {
        isSkipped[next] = true
        names.locals.words[next] = index - 1
        scopes.bind([local(next)])
      }
      next += 1
    } else if tokens[next].kind == .operator {
      next += 1
    }
    if tokens[next].kind == .angleOpen { next = tokens[next].partner + 1 }
    guard tokens.isText(next, "(") else { return }
    scopes.push(.head, "func")
    scopes.wait(bindParameters(next))
  }

  // MARK: Braces

  mutating func brace() {
    if scopes.top == .head, isBody(index) {
      let kind: NameScopes.Frame.Kind = scopes.topWord == "switch" ? .cases : .block
      scopes.bindPending()
      scopes.enterBody()
      scopes.push(kind, opener: index)
    } else {
      scopes.push(.block, opener: index)
      closureHead(index + 1)
    }
    index += 1
  }

  /// Whether braces after a head are its block, and not a closure inside its condition.
  private func isBody(_ index: Int) -> Bool {
    let word = scopes.topWord
    guard word != "func" else { return true }
    guard word != "guard" else { return false }
    let next = tokens[index].partner + 1
    let token = tokens[next]
    switch token.kind {
    case .dot: return false
    case .operator: return token.followsNewline && !tokens[next + 1].followsSpace
    case .comma: return word != "if" && word != "while"
    case .open: return token.followsNewline || !tokens.isText(next, "{")
    case .name:
      if tokens[next + 1].kind == .colon { return !tokens.isText(next + 2, "{") }
      return !["as", "is", "where"].contains(tokens.string(next))
    default: return true
    }
  }
}

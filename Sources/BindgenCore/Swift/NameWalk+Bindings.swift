/// The names that patterns, parameters and closures bind.
extension NameWalk {
  /// Returns the names that a pattern after `let` binds, `(a, b)`, `.some(x)`, and the end of the pattern.
  mutating func bindPattern(from start: Int) -> (names: [LocalName], end: Int) {
    var names: [LocalName] = []
    var position: Int = start
    var depth: Int = 0
    while let next: Int = patternStep(position, isFirst: position == start, depth: &depth) {
      if bindsHere(position, depth) {
        isSkipped[position] = true
        names.append(local(position))
      }
      position = next
    }
    return (names, position)
  }

  func local(_ token: Int) -> LocalName { LocalName(name: tokens.name(token), token: token) }

  /// Records the names that a `let` or `var` binds and, if it is one, its source.
  mutating func record(_ names: [LocalName], boundBy word: Int) {
    for name in names { self.names.locals.words[name.token] = word }
    guard names.count == 1, let token = names.first?.token else { return }
    self.names.locals.sources[token] = source(of: token, boundBy: word)
  }

  private func source(of token: Int, boundBy word: Int) -> LocalNames.Source? {
    if token != word + 1 {
      // `case let .edit(form)`
      let isPayload = tokens[word + 1].kind == .dot && tokens.isText(word + 3, "(") && token == word + 4
      return isPayload && word > 0 && tokens.isText(word - 1, "case") ? .payload(of: word + 2) : nil
    }
    switch tokens[token + 1].kind {
    case .equal:
      let isCondition = word > 0 && Self.conditions.contains(tokens.string(word - 1))
      return .value(from: token + 2, isCondition: isCondition)
    case .colon: return .type(at: token + 2)
    default:
      // `case .edit(let form)`
      let isPayload = word > 2 && tokens.isText(word - 1, "(") && tokens[word - 3].kind == .dot
      return isPayload ? .payload(of: word - 2) : nil
    }
  }

  private static let conditions: Set<String> = ["if", "guard", "while", ",", "case"]

  /// Returns the next place in a pattern; nil at its end.
  private func patternStep(_ position: Int, isFirst: Bool, depth: inout Int) -> Int? {
    let token = tokens[position]
    switch token.kind {
    case .open, .angleOpen:
      guard !tokens.isText(position, "{") else { return nil }
      if tokens.isText(position, "["), depth == 0 { return token.partner + 1 }
      depth += 1
    case .close, .angleClose:
      guard depth > 0 else { return nil }
      depth -= 1
    case .stringStart: return token.partner + 1
    case .name:
      let isMember = tokens[position - 1].kind == .dot
      if depth == 0, !isFirst, !isMember { return nil }
      if depth == 0, SwiftName.isKeyword(tokens.string(position)), !mayBeBound(position) { return nil }
      if tokens.isText(position, "as") || tokens.isText(position, "is") { return endOfItem(position) }
    case .comma, .colon: if depth == 0 { return nil }
    case .equal, .semicolon, .end, .failure, .interpolationEnd, .stringEnd: return nil
    default: break
    }
    return position + 1
  }

  private func mayBeBound(_ position: Int) -> Bool {
    tokens.isText(position, "_") || tokens.isText(position, "self")
  }

  /// Whether a token of a pattern is a name that it binds: not a member, a label, or a type before its members.
  private func bindsHere(_ position: Int, _ depth: Int) -> Bool {
    guard tokens[position].kind == .name, tokens[position - 1].kind != .dot else { return false }
    let name = tokens.string(position)
    guard !SwiftName.isKeyword(name) || name == "self" else { return false }
    let next = tokens[position + 1]
    switch next.kind {
    case .dot, .angleOpen: return false
    case .open: return next.followsSpace || tokens.isText(position + 1, "{")
    case .colon: return depth == 0
    default: return true
    }
  }

  /// Returns the comma or bracket that ends this part.
  private func endOfItem(_ start: Int) -> Int {
    var position = start
    while true {
      let token = tokens[position]
      if token.kind == .comma || token.kind == .end || token.closes { return position }
      position = token.opens ? token.partner + 1 : position + 1
    }
  }

  /// Returns the parameter names between parentheses; labels are names that nobody uses.
  ///
  /// - Parameter closure: The brace that opens the closure whose parameters they are.
  mutating func bindParameters(_ opener: Int, of closure: Int? = nil) -> [LocalName] {
    let end: Int = tokens[opener].partner
    var names: [LocalName] = []
    var position: Int = opener + 1
    while position < end {
      position = skippingAttributes(position)
      let first = position
      while tokens[position].kind == .name, position < first + 2 { position += 1 }
      let kind = tokens[position].kind
      if position > first, kind == .colon || kind == .comma || position == end {
        for index in first..<position { isSkipped[index] = true }
        if let closure {
          let type = kind == .colon ? position + 1 : nil
          self.names.locals.sources[position - 1] = .parameter(number: names.count, of: closure, type: type)
        }
        names.append(local(position - 1))
      }
      position = endOfItem(position) + 1
    }
    return names
  }

  private func skippingAttributes(_ start: Int) -> Int {
    var position = start
    while tokens[position].kind == .at {
      position += 2
      while tokens[position].kind == .dot { position += 2 }
      if tokens.isText(position, "("), !tokens[position].followsSpace { position = tokens[position].partner + 1 }
    }
    return position
  }

  // MARK: Closures

  /// Reads the part of a closure before its `in`; binds nothing if there is none.
  mutating func closureHead(_ start: Int) {
    var position = skippingAttributes(start)
    let captures = tokens.isText(position, "[") ? position : nil
    if captures != nil { position = tokens[position].partner + 1 }
    let list = position
    let isParenthesized = tokens.isText(list, "(")
    position = isParenthesized ? tokens[list].partner + 1 : endOfNames(list)
    guard let word: Int = endOfSignature(position) else { return }
    var names = captures.map { bindCaptures($0) } ?? []
    if isParenthesized {
      names += bindParameters(list, of: start - 1)
    } else {
      names += bindNames(list..<position, of: start - 1)
    }
    parameters[word] = names
  }

  /// `a, b, _`.
  private func endOfNames(_ start: Int) -> Int {
    var position = start
    while tokens[position].kind == .name, !SwiftName.isKeyword(tokens.string(position)) || tokens.isText(position, "_")
    {
      position += 1
      guard tokens[position].kind == .comma else { break }
      position += 1
    }
    return position
  }

  private mutating func bindNames(_ list: Range<Int>, of closure: Int) -> [LocalName] {
    var names: [LocalName] = []
    for position in list where tokens[position].kind == .name {
      isSkipped[position] = true
      self.names.locals.sources[position] = .parameter(number: names.count, of: closure, type: nil)
      names.append(local(position))
    }
    return names
  }

  /// Returns the `in` after `async throws -> T`; nil if there is none.
  private func endOfSignature(_ start: Int) -> Int? {
    var position = start
    if tokens.isText(position, "async") { position += 1 }
    if tokens.isText(position, "throws") {
      position += 1
      if tokens.isText(position, "(") { position = tokens[position].partner + 1 }
    }
    if tokens[position].kind == .arrow { position = endOfType(position + 1) }
    return tokens.isText(position, "in") ? position : nil
  }

  private func endOfType(_ start: Int) -> Int {
    var position = start
    while true {
      let token = tokens[position]
      switch token.kind {
      case .name where tokens.isText(position, "in"): return position
      case .name, .dot, .arrow, .at: position += 1
      case .operator where tokens.isText(position, "&") || tokens.unwraps(position): position += 1
      case .open where !tokens.isText(position, "{"), .angleOpen: position = token.partner + 1
      default: return position
      }
    }
  }

  /// `[weak a, b = c]` binds `a` and `b`; `a` is also a use, `b` is not.
  private mutating func bindCaptures(_ opener: Int) -> [LocalName] {
    let end: Int = tokens[opener].partner
    var names: [LocalName] = []
    var position: Int = opener + 1
    while position < end {
      if tokens.isText(position, "unowned") || tokens.isText(position, "weak"), tokens[position + 1].kind != .equal,
        tokens[position + 1].kind != .comma, position + 1 != end
      {
        position = skipOwnership(position)
      }
      if tokens[position].kind == .name, position < end {
        names.append(local(position))
        isSkipped[position] = tokens[position + 1].kind == .equal
        self.names.locals.sources[position] =
          isSkipped[position] ? .value(from: position + 2, isCondition: false) : .outer
      }
      position = endOfItem(position) + 1
    }
    return names
  }

  /// `weak`, `unowned`, `unowned(safe)`.
  private mutating func skipOwnership(_ start: Int) -> Int {
    isSkipped[start] = true
    guard tokens.isText(start + 1, "(") else { return start + 1 }
    let end = tokens[start + 1].partner
    for position in start..<end { isSkipped[position] = true }
    return end + 1
  }
}

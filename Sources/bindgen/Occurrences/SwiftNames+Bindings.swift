import BindgenCore

/// The local bindings of a piece of Swift, and their shallow types.
extension SwiftNames {
  mutating func readBindings() {
    for index in 0..<tokens.count {
      if tokens[index].kind == .name, !isMember(index) { readWord(index) }
      if tokens.isText(index, "{") { readClosure(index) }
    }
  }

  private mutating func bind(_ token: Int, in scope: Int, _ source: Binding.Source) {
    guard tokens[token].kind == .name else { return }
    bindings[tokens.name(token), default: []].append(Binding(token: token, scope: scope, source: source))
  }

  /// The innermost braces around a token.
  private func block(around index: Int) -> Int {
    var opener: Int = around[index]
    while opener >= 0, !tokens.isText(opener, "{") { opener = around[opener] }
    return opener
  }

  private mutating func readWord(_ index: Int) {
    let isLoop: Bool = tokens.isText(index, "for")
    guard isLoop || tokens.isText(index, "let") || tokens.isText(index, "var") else { return }
    let name: Int = index + 1
    let scope: Int = block(around: index)
    switch true {
    case isLoop:
      guard tokens.isText(name + 1, "in") else { return }
      bind(name, in: scope, end(from: name + 2, isCondition: true).map { .element(end: $0) } ?? .nothing)
    case tokens[name + 1].kind == .equal:
      let isCondition: Bool = index > 0 && Self.conditions.contains(tokens.string(index - 1))
      bind(name, in: scope, end(from: name + 2, isCondition: isCondition).map { .value(end: $0) } ?? .nothing)
    case tokens[name + 1].kind == .colon: bind(name, in: scope, annotated(name + 2).map { .known($0) } ?? .nothing)
    case free.contains(name): bind(name, in: scope, .same)
    case index > 1 && tokens.isText(index - 1, "(") && isMember(index - 2):
      bind(name, in: scope, .payload(index - 2))
    case index > 0 && tokens.isText(index - 1, "case") && tokens[name].kind == .dot && tokens.isText(name + 2, "("):
      bind(name + 3, in: scope, .payload(name + 1))
    default: bind(name, in: scope, .nothing)
    }
  }

  private static let conditions: Set<String> = ["if", "guard", "while", ",", "case"]

  /// The last token of the expression that begins with a token, as far as it is a chain of members and calls.
  func end(from start: Int, isCondition: Bool) -> Int? {
    var index: Int = start
    while ["try", "await", "&"].contains(tokens.string(index)) || isUnwrap(index) { index += 1 }
    guard tokens[index].kind == .name || tokens[index].kind == .dollarName || tokens.isText(index, "(") else {
      return nil
    }
    if tokens.isText(index, "(") { index = tokens[index].partner }
    while true {
      let next: Token = tokens[index + 1]
      if next.kind == .dot, tokens[index + 2].kind == .name {
        index += 2
      } else if isUnwrap(index + 1) {
        index += 1
      } else if next.kind == .open, !next.followsSpace || tokens.isText(index + 1, "{") && !isCondition {
        if tokens.isText(index + 1, "{"), isCondition || next.followsNewline { break }
        index = next.partner
      } else {
        break
      }
    }
    let isSum: Bool = tokens[index + 1].kind == .operator && !tokens[index + 1].followsNewline
    return isSum && !tokens.isText(index + 1, "??") || tokens.isText(index + 1, "as") ? nil : index
  }

  /// `Cart`, `Cart?`, `[Cart]`
  private func annotated(_ index: Int) -> Known? {
    let name: String = tokens.name(index)
    if tokens[index].kind == .name, names.models[name] != nil { return .model(name) }
    let row: String = tokens.name(index + 1)
    return tokens.isText(index, "[") && tokens.isText(index + 2, "]") && names.models[row] != nil ? .rows(row) : nil
  }

  // MARK: Closures

  /// `{ todo in … }`, `{ [weak self] (todo: Todo, index) in … }`
  private mutating func readClosure(_ opener: Int) {
    var index: Int = opener + 1
    if tokens.isText(index, "[") { index = tokens[index].partner + 1 }
    let isParenthesized: Bool = tokens.isText(index, "(")
    let end: Int = isParenthesized ? tokens[index].partner : tokens[opener].partner
    if isParenthesized { index += 1 }
    var parameters: [(token: Int, known: Known?)] = []
    while index < end, tokens[index].kind == .name, parameters.count < 20 {
      var known: Known?
      let token: Int = index
      index += 1
      if isParenthesized, tokens[index].kind == .colon {
        known = annotated(index + 1)
        while index < end, tokens[index].kind != .comma {
          index = tokens[index].opens ? tokens[index].partner + 1 : index + 1
        }
      }
      parameters.append((token, known))
      guard tokens[index].kind == .comma else { break }
      index += 1
    }
    if isParenthesized { index = end + 1 }
    guard tokens.isText(index, "in") || tokens[index].kind == .arrow || tokens.isText(index, "async"),
      !parameters.isEmpty
    else { return }
    for (number, parameter) in parameters.enumerated() {
      bind(
        parameter.token,
        in: opener,
        parameter.known.map { .known($0) } ?? .parameter(opener: opener, number: number)
      )
    }
  }

  /// The closure that a `$0` belongs to.
  func closure(around index: Int) -> Int? {
    var opener: Int = around[index]
    while opener >= 0 {
      if tokens.isText(opener, "{"), !isBlock(opener) { return opener }
      opener = around[opener]
    }
    return nil
  }

  /// Whether braces belong to a statement: `if x { … }`.
  private func isBlock(_ opener: Int) -> Bool {
    var index: Int = opener
    // (Nobody writes conditions that are longer.)
    for _ in 0..<100 {
      let isStart: Bool = tokens[index].followsNewline
      index -= 1
      guard index >= 0, !tokens[index].opens, tokens[index].kind != .semicolon else { return false }
      if tokens[index].kind == .name, !isMember(index), Self.heads.contains(tokens.string(index)) { return true }
      if isStart, index + 1 != opener, isEnd(index) { return false }
      if tokens[index].closes { index = tokens[index].partner }
    }
    return false
  }

  private static let heads: Set<String> = [
    "if", "guard", "while", "for", "switch", "else", "do", "catch", "repeat", "defer",
  ]

  // MARK: Types of bindings

  /// Returns the shallow type of a local binding or of an argument; nil if it is unknown.
  mutating func bound(_ index: Int) -> Known? {
    var tries: Int = 0
    for binding in (bindings[tokens.name(index)] ?? []).reversed() where binding.token < index {
      tries += 1
      guard tries < 100 else { return nil }
      guard binding.scope < 0 || tokens[binding.scope].partner > index else { continue }
      return known(binding)
    }
    return arguments[tokens.name(index)] ?? nil
  }

  private mutating func known(_ binding: Binding) -> Known? {
    switch binding.source {
    case .nothing: return nil
    case .known(let known): return known
    case .value(let end): return value(endingAt: end)
    case .element(let end):
      guard case .rows(let model)? = value(endingAt: end) else { return nil }
      return .model(model)
    case .same: return meaning(at: binding.token)?.value
    case .parameter(let opener, let number): return element(ofClosure: opener, number)
    case .payload(let name):
      guard let meaning: Meaning = meaning(at: name), case .alternative? = meaning.symbol else { return nil }
      return meaning.value
    }
  }

  /// Returns the shallow type of a closure's parameter, from the method that the closure is passed to.
  mutating func element(ofClosure opener: Int, _ number: Int) -> Known? {
    // Behind the call, or among its arguments.
    let direct: Int? = callee(of: opener)
    let list: Int = around[opener]
    let isArgument: Bool = list >= 0 && tokens.isText(list, "(")
    guard let method: Int = direct ?? (isArgument ? callee(of: list) : nil) else { return nil }
    if tokens.isText(method, "reduce"), number == 0 { return .other }
    return element(ofMethod: method)
  }

  /// Returns the root type of a key path among a call's arguments.
  mutating func element(ofCall opener: Int) -> Known? {
    guard opener >= 0, let method: Int = callee(of: opener) else { return nil }
    return element(ofMethod: method)
  }

  private mutating func element(ofMethod method: Int) -> Known? {
    guard isMember(method), method > 1 else { return nil }
    switch value(endingAt: method - 2) {
    case .rows(let model)?, .model(let model)?: return .model(model)
    default: return nil
    }
  }
}

import BindgenCore

/// The local bindings of a piece of Swift, and their shallow types.
extension SwiftNames {
  /// The last token of the expression that begins with a token, as far as it is a chain of members and calls.
  func end(from start: Int, isCondition: Bool) -> Int? {
    var index = start
    while ["try", "await", "&"].contains(tokens.string(index)) || isUnwrap(index) { index += 1 }
    guard tokens[index].kind == .name || tokens[index].kind == .dollarName || tokens.isText(index, "(") else {
      return nil
    }
    if tokens.isText(index, "(") { index = tokens[index].partner }
    while true {
      let next = tokens[index + 1]
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
    let isSum = tokens[index + 1].kind == .operator && !tokens[index + 1].followsNewline
    return isSum && !tokens.isText(index + 1, "??") || tokens.isText(index + 1, "as") ? nil : index
  }

  /// `Cart`, `Cart?`, `[Cart]`
  private func annotated(_ index: Int) -> ShallowType? {
    let name = tokens.name(index)
    if tokens[index].kind == .name, names.models[name] != nil { return .model(name) }
    let row = tokens.name(index + 1)
    return tokens.isText(index, "[") && tokens.isText(index + 2, "]") && names.models[row] != nil ? .rows(row) : nil
  }

  // MARK: Closures

  /// The closure that a `$0` belongs to.
  func closure(around index: Int) -> Int? {
    var opener = around[index]
    while opener >= 0 {
      if tokens.isText(opener, "{"), !isBlock(opener) { return opener }
      opener = around[opener]
    }
    return nil
  }

  /// Whether braces belong to a statement: `if x { … }`.
  private func isBlock(_ opener: Int) -> Bool {
    var index = opener
    // (Nobody writes conditions that are longer.)
    for _ in 0..<100 {
      let isStart = tokens[index].followsNewline
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

  /// Returns the shallow type of a local name or of an argument; nil if it is unknown.
  mutating func bound(_ index: Int) -> ShallowType? {
    guard let binding = locals.uses[index] else { return arguments[tokens.name(index)] ?? nil }
    switch locals.sources[binding] {
    case nil: return nil
    case .type(let type): return annotated(type)
    case .value(let start, let isCondition):
      return end(from: start, isCondition: isCondition).flatMap { value(endingAt: $0) }
    case .element(let start):
      guard let end = end(from: start, isCondition: true), case .rows(let model)? = value(endingAt: end) else {
        return nil
      }
      return .model(model)
    case .outer: return meaning(at: binding)?.value
    case .parameter(let number, let closure, let type):
      return type.flatMap { annotated($0) } ?? element(ofClosure: closure, number)
    case .payload(let name):
      guard let meaning = meaning(at: name), case .alternative? = meaning.symbol else { return nil }
      return meaning.value
    }
  }

  /// Returns the shallow type of a closure's parameter, from the method that the closure is passed to.
  mutating func element(ofClosure opener: Int, _ number: Int) -> ShallowType? {
    // Behind the call, or among its arguments.
    let direct = callee(of: opener)
    let list = around[opener]
    let isArgument = list >= 0 && tokens.isText(list, "(")
    guard let method = direct ?? (isArgument ? callee(of: list) : nil) else { return nil }
    if tokens.isText(method, "reduce"), number == 0 { return .other }
    return element(ofMethod: method)
  }

  /// Returns the root type of a key path among a call's arguments.
  mutating func element(ofCall opener: Int) -> ShallowType? {
    guard opener >= 0, let method = callee(of: opener) else { return nil }
    return element(ofMethod: method)
  }

  private mutating func element(ofMethod method: Int) -> ShallowType? {
    guard isMember(method), method > 1 else { return nil }
    switch value(endingAt: method - 2) {
    case .rows(let model)?, .model(let model)?: return .model(model)
    default: return nil
    }
  }
}

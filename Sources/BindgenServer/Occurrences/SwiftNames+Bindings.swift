import BindgenCore

/// The local bindings of a piece of Swift, and their shallow types.
extension SwiftNames {
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
      if tokens.isText(opener, "{"), !tokens.opensBlock(opener) { return opener }
      opener = around[opener]
    }
    return nil
  }

  // MARK: Types of bindings

  /// Returns the shallow type of a local name or of an argument; nil if it is unknown.
  mutating func bound(_ index: Int) -> ShallowType? {
    guard let binding = locals.uses[index] else { return arguments[tokens.name(index)] ?? nil }
    switch locals.sources[binding] {
    case nil: return nil
    case .type(let type): return annotated(type)
    case .value(let start, let isCondition):
      return tokens.endOfChain(from: start, isCondition: isCondition).flatMap { value(endingAt: $0) }
    case .element(let start):
      guard let end = tokens.endOfChain(from: start, isCondition: true), case .rows(let model)? = value(endingAt: end)
      else {
        return nil
      }
      return .model(model)
    case .outer: return meaning(at: binding)?.value
    case .parameter(let number, let closure, let type):
      return type.flatMap { annotated($0) } ?? element(ofClosure: closure, number)
    case .payload(let name):
      guard let meaning = meaning(at: name), case .alternative? = meaning.symbol?.kind else { return nil }
      return meaning.value
    }
  }

  /// Returns the shallow type of a closure's parameter, from the method that the closure is passed to.
  mutating func element(ofClosure opener: Int, _ number: Int) -> ShallowType? {
    guard let method = tokens.function(ofClosure: opener, in: around[opener]) else { return nil }
    if tokens.isText(method, "reduce"), number == 0 { return .other }
    return element(ofMethod: method)
  }

  /// Returns the root type of a key path among a call's arguments.
  mutating func element(ofCall opener: Int) -> ShallowType? {
    guard opener >= 0, let method = tokens.callee(of: opener) else { return nil }
    return element(ofMethod: method)
  }

  private mutating func element(ofMethod method: Int) -> ShallowType? {
    guard tokens.isMember(method), method > 1 else { return nil }
    switch value(endingAt: method - 2) {
    case .rows(let model)?, .model(let model)?: return .model(model)
    default: return nil
    }
  }
}

/// The names that a body declares at its top level, which are in scope behind its last line.
package struct BodyLocals {
  package private(set) var names: Set<String> = []
  /// The names declared by `var`.
  private(set) var variables: Set<String> = []
  /// The names declared by `func`.
  private(set) var functions: Set<String> = []
  /// The names of `self`, as in `let me = self`.
  private(set) var owners: Set<String> = []

  package init() {}

  package init(_ tokens: Tokens) {
    var walk = NameWalk(tokens)
    walk.run()
    names = walk.scopes.outermost
    if names.isEmpty { return }
    var index = 0
    while index < tokens.count {
      read(index, tokens)
      index = tokens.isText(index, "{") ? tokens[index].partner + 1 : index + 1
    }
  }

  private mutating func read(_ index: Int, _ tokens: Tokens) {
    guard tokens[index].kind == .name, let name = tokens[index + 1].kind == .name ? tokens.name(index + 1) : nil
    else { return readTuple(index, tokens) }
    switch tokens.string(index) {
    case "var": variables.insert(name)
    case "func": functions.insert(name)
    case "let":
      let isOwner = tokens[index + 2].kind == .equal && tokens.isText(index + 3, "self")
      if isOwner, tokens[index + 4].kind != .dot { owners.insert(name) }
    default: break
    }
  }

  /// `var (a, b)`
  private mutating func readTuple(_ index: Int, _ tokens: Tokens) {
    guard tokens.isText(index, "var"), tokens.isText(index + 1, "(") else { return }
    for inside in index + 2..<tokens[index + 1].partner where tokens[inside].kind == .name {
      variables.insert(tokens.name(inside))
    }
  }
}

extension NameScopes {
  /// The names that are bound outside of all braces, at the end of a text.
  fileprivate var outermost: Set<String> {
    Set(frames.filter { $0.kind != .bracket }.flatMap { $0.born + $0.pending }.map(\.name))
  }
}

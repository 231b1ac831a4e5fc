/// The names that a body declares at its top level, which are in scope behind its last line.
package struct BodyLocals {
  package private(set) var names: Set<String> = []
  /// The names declared by `var`.
  private(set) var variables: Set<String> = []
  /// The names declared by `func`.
  private(set) var functions: Set<String> = []
  /// The names of `self`, as in `let me = self`.
  private(set) var owners: Set<String> = []
  /// The constants whose types are written, as in `let place: Int = …`, in the body's order.
  private(set) var typed: [(name: String, type: SwiftType)] = []

  package init() {}

  package init(_ body: SwiftCode) {
    let (tokens, locals) = (body.tokens, body.names.locals)
    for token in locals.outermost {
      let name = tokens.name(token)
      names.insert(name)
      switch locals.words[token].map({ tokens.string($0) }) {
      case "var": variables.insert(name)
      case "func": functions.insert(name)
      default:
        switch locals.sources[token] {
        case .value(let start, _)? where tokens.isText(start, "self") && tokens[start + 1].kind != .dot:
          owners.insert(name)
        case .type(let start)?: if let type = SwiftType.parse(tokens, from: start) { typed.append((name, type)) }
        default: break
        }
      }
    }
  }
}

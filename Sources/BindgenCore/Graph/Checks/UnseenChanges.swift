/// Warns of changes of rows that the rows' reactions don't see.
///
/// A row that is a value reacts to what its own actions change. A class reacts to what others write, too, so the same spec
/// would do something else there.
struct UnseenChanges {
  private let program: Program

  init(_ program: Program) { self.program = program }

  func check(_ model: ResolvedModel, into diagnostics: inout Diagnostics) {
    guard model.hasStore, model.stored.contains(where: { $0.list != nil }) else { return }
    for resolved in model.actions {
      let tokens = resolved.action.body.tokens
      let hidden = Set(resolved.action.signature.parameters.map(\.name))
      for root in 0..<tokens.count where Self.isRoot(root, tokens, hidden) {
        let chain = MemberChain(at: root, in: tokens)
        if BodySummary.isWritten(chain, tokens) { check(names(of: chain, tokens), model, tokens, into: &diagnostics) }
      }
      for call in resolved.calls { check(call, tokens, into: &diagnostics) }
    }
  }

  /// Whether a chain of members may begin at a token.
  private static func isRoot(_ index: Int, _ tokens: Tokens, _ hidden: Set<String>) -> Bool {
    let isBehindDot = tokens.isMember(index)
    switch tokens[index].kind {
    case .dollarName: return !isBehindDot
    case .name: return isBehindDot ? tokens.isText(index - 2, "self") : !hidden.contains(tokens.name(index))
    default: return false
    }
  }

  /// Returns the tokens of a chain's names. `$0` stands for the receiver of the method that the closure is passed to.
  private func names(of chain: MemberChain, _ tokens: Tokens) -> [Int] {
    guard tokens[chain.root].kind == .dollarName else { return chain.names }
    guard let method = CallReceiver.closure(around: chain.root, in: tokens),
      let receiver = CallReceiver.root(of: method, in: tokens)
    else { return [] }
    return MemberChain(at: receiver, in: tokens).names + chain.names.dropFirst()
  }

  /// Warns if a written path leads through a row that reacts to the change.
  private func check(_ names: [Int], _ model: ResolvedModel, _ tokens: Tokens, into diagnostics: inout Diagnostics) {
    var (owner, isRow, rest) = (model, false, names[...])
    while let (stored, count) = owner.model.child(at: rest.map { tokens.name($0) }), stored.isAddressed,
      let below = stored.childType.flatMap({ program.reducers.model($0.text) })
    {
      (owner, isRow) = (below, isRow || stored.list != nil)
      rest = rest.dropFirst(count)
      guard let next = rest.first else { return }
      if isRow, below.reactsToChanges(of: tokens.name(next)) {
        return report("what is written here", below, at: tokens.range(next), into: &diagnostics)
      }
    }
  }

  /// Warns if an action is called below a row that reacts to changes of that child.
  private func check(_ call: ActionCall, _ tokens: Tokens, into diagnostics: inout Diagnostics) {
    guard let first = call.path.firstIndex(where: { $0.stored.list != nil }) else { return }
    for (step, next) in zip(call.path, call.path.dropFirst()).dropFirst(first) {
      guard let row = step.stored.childType.flatMap({ program.reducers.model($0.text) }),
        row.reactsToChanges(of: next.stored.name.text)
      else { continue }
      return report("what '\(call.action)' changes", row, at: tokens.range(call.index), into: &diagnostics)
    }
  }

  private func report(_ what: String, _ row: ResolvedModel, at range: SourceRange, into diagnostics: inout Diagnostics)
  {
    diagnostics.warning(
      "unseen-change",
      at: range,
      "'\(row.name)' does not react to \(what): rows that are values react to their own actions",
      help: "write an action of '\(row.name)' that does it, and call that: 'rows[id: 1]?.rename()'"
    )
  }
}

extension ResolvedModel {
  /// Whether actions react to a stored value, or to a derivation of it.
  fileprivate func reactsToChanges(of name: String) -> Bool {
    guard hasStore, hasFieldReactions else { return false }
    var follow: Set<Int> = []
    for (index, state) in states.enumerated() where state.name.text == name { follow.insert(index) }
    for (index, derivation) in derivations.enumerated()
    where derivation.inputs.contains(where: follow.contains)
      || derivation.childInputs.contains(where: { $0.path.first == name })
    {
      follow.insert(states.count + index)
    }
    let names = states.map(\.name.text) + derivations.map(\.derivation.name.text)
    return follow.contains { reacts(to: names[$0]) }
  }
}

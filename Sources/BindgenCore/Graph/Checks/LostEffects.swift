/// Reports calls by which the effects of a value's action would be lost.
///
/// A body that calls an action of a value passes its plans on. If it can't, because the action is called on a copy, or is
/// only named, no effect would begin, without any error.
struct LostEffects {
  private let program: Program

  init(_ program: Program) { self.program = program }

  func check(_ model: ResolvedModel, into diagnostics: inout Diagnostics) {
    let below = actions(below: model)
    for resolved in model.actions {
      let tokens = resolved.action.body.tokens
      if model.hasStore { checkUncalled(resolved, tokens, model, into: &diagnostics) }
      if below.isEmpty { continue }
      let known = model.hasStore ? Set(resolved.calls.map(\.index)) : []
      for index in 0..<tokens.count where below.contains(tokens.name(index)) && !known.contains(index) {
        guard tokens[index].kind == .name, tokens[index - 1].kind == .dot, tokens.isCall(index) else { continue }
        let receiver = CallReceiver(of: index, in: tokens)
        if holds(receiver, resolved, model) { report(index, tokens, model, into: &diagnostics) }
      }
    }
  }

  // MARK: Own actions

  private func checkUncalled(
    _ resolved: ResolvedAction,
    _ tokens: Tokens,
    _ model: ResolvedModel,
    into diagnostics: inout Diagnostics
  ) {
    for index in resolved.uncalled where program.needs.plans(model.name, tokens.name(index)) {
      diagnostics.error(
        "lost-effect",
        at: tokens.range(index),
        "what '\(tokens.name(index))' begins would be lost: it is not called here",
        help: "call it, in a closure if need be: '{ \(tokens.name(index))() }'"
      )
    }
  }

  // MARK: Actions of children and rows

  /// Returns the names of the actions with plans, of all values below the model.
  private func actions(below model: ResolvedModel) -> Set<String> {
    var names: Set<String> = []
    var seen: Set<String> = []
    var open = model.stored.compactMap { $0.childType?.text }
    while let name = open.popLast() {
      guard seen.insert(name).inserted, let value = program.reducers.model(name), value.hasStore else { continue }
      names.formUnion(value.model.actions.map(\.signature.name).filter { program.needs.plans(name, $0) })
      open += value.model.stored.compactMap { $0.childType?.text }
    }
    return names
  }

  /// Whether the receiver of a call may be a value that the model holds, or a copy of one.
  private func holds(_ receiver: CallReceiver, _ resolved: ResolvedAction, _ model: ResolvedModel) -> Bool {
    switch receiver {
    case .name(let name):
      let parameter = resolved.action.signature.parameters.first { $0.name == name }
      if let parameter { return parameter.isInout && program.reducers.hasStore(parameter.type.text) }
      return model.stored.contains { $0.name.text == name && isValue($0) }
    case .variable: return true
    case .unknown: return false
    }
  }

  private func isValue(_ stored: Stored) -> Bool {
    stored.childType.map { program.reducers.hasStore($0.text) } ?? false
  }

  private func report(_ index: Int, _ tokens: Tokens, _ model: ResolvedModel, into diagnostics: inout Diagnostics) {
    let name = tokens.name(index)
    diagnostics.error(
      "lost-effect",
      at: tokens.range(index),
      model.hasStore
        ? "what '\(name)' begins would be lost: it is called on a copy, or on a row that is not found by its id"
        : "what '\(name)' begins would be lost: '\(model.name)' has no store that carries it out",
      help: model.hasStore
        ? "call it on a child or a row by its path, as in 'rows[id: 1]?.\(name)()'"
        : "write 'kind: struct' and 'emit: [reducer]' for '\(model.name)', or make a class of the value"
    )
  }
}

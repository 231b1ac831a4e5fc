/// The fields that callers read through functions and through actions with a result, directly or by what these call.
/// Observation tracks them, private ones too.
struct AskedFields {
  private let model: ResolvedModel

  init(_ model: ResolvedModel) { self.model = model }

  var names: Set<String> {
    let functions = model.functions.filter { !$0.function.isPrivate }
    let answering = model.actions.map(\.action).filter { action in
      !action.isPrivate && action.signature.result != nil && !action.signature.isAsync
    }
    return Set(functions.flatMap(\.inputs).map(\.name)).union(read(by: answering))
  }

  private func read(by actions: [Action]) -> Set<String> {
    var names: Set<String> = []
    let all = Dictionary(grouping: model.actions.map(\.action), by: \.signature.name)
    var open = actions
    var seen: Set<String> = []
    while let action = open.popLast() {
      for use in action.body.names.uses {
        let callee = model.model.callee(use.name, at: use.token, in: action.body.tokens)
        guard seen.insert(callee == .action ? use.name + "()" : use.name).inserted else { continue }
        names.insert(use.name)
        if callee != .action { names.formUnion(model.function(named: use.name)?.inputs.map(\.name) ?? []) }
        if callee != .function { open += all[use.name] ?? [] }
      }
    }
    return names
  }
}

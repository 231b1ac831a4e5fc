/// Warns of `async` actions that write when the effect that waits for them has been replaced or cancelled: an effect that
/// has ended calls no more actions, but the one that it waits for goes on.
extension Resolver {
  mutating func checkLateWrites(of model: Model, _ scope: Scope, _ actions: [ResolvedAction]) {
    let waiting = Set(model.actions.filter(\.signature.isAsync).map(\.signature.name))
    guard !model.isValue, model.value == nil, !waiting.isEmpty else { return }
    let writes = LateWrites(scope)
    for effect in actions.flatMap(\.effects) where effect.effect.key != nil {
      checkLateWrites(in: effect.effect.run, of: waiting.intersection(effect.run.actions), writes)
    }
  }

  private mutating func checkLateWrites(
    in run: SwiftCode,
    of called: Set<String>,
    _ writes: LateWrites
  ) {
    var called = called
    for use in run.names.uses where called.remove(use.name) != nil {
      guard let write = writes[use.name] else { continue }
      diagnostics.warning(
        "late-writes",
        at: use.range,
        "'\(use.name)' writes \(write.field.map { "'\($0)'" } ?? "fields") behind an 'await', even where this effect was "
          + "replaced or cancelled",
        help: "await the value here, and write it in an action that is not 'async'",
        notes: [.init("it is written here", at: write.range)]
      )
    }
  }
}

/// The writes of a model's actions that come behind an `await`.
private struct LateWrites {
  struct Write {
    /// Nil where `update` writes.
    let field: String?
    let range: SourceRange
  }

  private var names: [String] = []
  private var callers: [String: [String]] = [:]
  private var late: [String: Write] = [:]

  init(_ scope: Scope) {
    var bodies: [String: BodySummary] = [:]
    for action in scope.model.actions {
      let name = action.signature.name
      let summary = BodySummary.read(action.body, of: scope.model).without(action.signature.parameters.map(\.name))
      for call in summary.calls { callers[call.name, default: []].append(name) }
      bodies[name, default: BodySummary()].add(summary)
      names.append(name)
    }
    let all = withCallers(
      bodies.compactMapValues { summary in
        let update = summary.calls.first { Self.isUpdate($0) }.map { Write(field: nil, range: $0.range) }
        return summary.writes.first { scope.isState($0.name) }.map { Write(field: $0.name, range: $0.range) } ?? update
      }
    )
    late = withCallers(
      bodies.compactMapValues { summary in
        for write in summary.writes where write.isLate && scope.isState(write.name) {
          return Write(field: write.name, range: write.range)
        }
        for call in summary.calls where call.isLate {
          if let write = Self.isUpdate(call) ? Write(field: nil, range: call.range) : all[call.name] { return write }
        }
        return nil
      }
    )
  }

  /// The first write of an action that comes behind an `await`, there or in what it calls.
  subscript(action: String) -> Write? { late[action] }

  private static func isUpdate(_ call: BodySummary.Site) -> Bool { ReservedNames.members.contains(call.name) }

  /// Returns the writes by action, with those of callers added: a caller writes what the called action writes.
  private func withCallers(_ writes: [String: Write]) -> [String: Write] {
    var writes = writes
    var open: [String] = names.filter { writes[$0] != nil }.reversed()
    while let name = open.popLast() {
      for caller in callers[name] ?? [] where writes[caller] == nil {
        writes[caller] = writes[name]
        open.append(caller)
      }
    }
    return writes
  }
}

extension BodySummary {
  /// Returns the summary without calls of parameters. (A write of a parameter's name is one behind `self`.)
  fileprivate func without(_ parameters: [String]) -> BodySummary {
    var left = self
    left.calls.removeAll { parameters.contains($0.name) }
    return left
  }
}

extension Scope {
  func isState(_ name: String) -> Bool {
    if case .stored(let stored, _)? = self[name] { stored.kind == .state } else { false }
  }
}

/// Warns of tasks that a body begins by itself: unlike an effect, such a task can't be cancelled, awaited or observed.
extension Resolver {
  mutating func checkTasks(of model: Model, _ scope: Scope) {
    guard model.value == nil else { return }
    for action in model.actions where !action.isGenerated {
      let own = Set(action.signature.parameters.map(\.name))
      let tokens = action.body.tokens
      for index in 0..<tokens.count where tokens[index].kind == .name {
        let name = tokens.name(index)
        // A type of the user's may have that name.
        guard let start = TaskStart(at: index, in: tokens), scope[name] == nil, models[name] == nil,
          !own.contains(name), model.types?.declares(name) != true
        else { continue }
        diagnostics.warning(
          "task-in-body",
          at: tokens.range(start.tokens),
          "nothing can cancel or await what '\(start.name)' begins here, and nothing knows that it runs",
          help: "write an effect: what takes time is its run, and what is set when that has ended its ending"
        )
      }
    }
  }
}

/// `Task {`, `Task.detached(priority: .low) {`, `DispatchQueue.main.async {`, `Timer.scheduledTimer(`.
private struct TaskStart {
  let tokens: Range<Int>
  /// `DispatchQueue.main.async`
  let name: String

  /// The methods that begin work, by type; `nil` is the initializer.
  private static let methods: [String: Set<String?>] = [
    "Task": [nil, "detached", "immediate", "immediateDetached"],
    "DispatchQueue": ["async", "asyncAfter"],
    "Timer": ["scheduledTimer"],
  ]

  init?(at index: Int, in tokens: Tokens) {
    let type = tokens.name(index)
    guard let methods = Self.methods[type], index == 0 || tokens[index - 1].kind != .dot else { return nil }
    // `Task<Void, Never>`
    var next = tokens[index + 1].kind == .angleOpen ? tokens[index + 1].partner + 1 : index + 1
    var words = [type]
    var method: String?
    while tokens[next].kind == .dot, tokens[next + 1].kind == .name {
      method = tokens.name(next + 1)
      words.append(tokens.name(next + 1))
      next += 2
      if methods.contains(method) { break }
      // `.global(qos: .utility).async`
      if tokens.isText(next, "(") { next = tokens[next].partner + 1 }
    }
    let isCall = tokens.isText(next, "(")
    // A timer may be given its block among its arguments.
    let takesClosure = tokens.isText(isCall ? tokens[next].partner + 1 : next, "{") || isCall && type == "Timer"
    guard methods.contains(method), takesClosure, index < next else { return nil }
    self.tokens = index..<next
    name = words.joined(separator: ".")
  }
}

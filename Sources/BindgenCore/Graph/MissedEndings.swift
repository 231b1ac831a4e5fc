/// Finds effects whose `then` would be missed outside the model if the model has gone: it uses a service, an event, a child
/// or the view, itself or by actions that it calls. A `then` that only sets fields of a released model loses nothing.
package struct MissedEndings {
  private let model: ResolvedModel
  private let actions: [String: [Action]]

  package init(_ model: ResolvedModel) {
    self.model = model
    actions = Dictionary(grouping: model.actions.map(\.action), by: \.signature.name)
  }

  package func misses(_ resolved: ResolvedEffect) -> Bool {
    let effect = resolved.effect
    guard let then = effect.then, effect.load == nil, effect.interval == nil, !effect.outlives,
      !Self.isLoop(effect.run.tokens)
    else { return false }
    return reaches(then.body)
  }

  /// Whether an effect follows a sequence, by `for await` or `for try await`: it goes on until somebody ends it.
  private static func isLoop(_ tokens: Tokens) -> Bool {
    (0..<tokens.count).contains { index in
      let next = tokens.isText(index + 1, "try") ? index + 2 : index + 1
      return tokens.isText(index, "for") && tokens.isText(next, "await")
    }
  }

  private func reaches(_ body: SwiftCode) -> Bool {
    var (open, seen): ([SwiftCode], Set<String>) = ([body], [])
    while let code = open.popLast() {
      for use in code.names.uses where seen.insert(use.name).inserted {
        let called = actions[use.name] ?? []
        if isOutside(use.name) || called.contains(where: \.isEvent) { return true }
        open += called.flatMap { [$0.body] + $0.effects.map(\.run) }
      }
    }
    return false
  }

  private func isOutside(_ name: String) -> Bool {
    if name == "view" { return model.view != nil }
    return model.stored.contains {
      $0.name.text == name && ($0.kind == .service || $0.childType != nil || $0.choice != nil)
    }
  }
}

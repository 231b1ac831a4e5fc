/// The names of effects without ids, which are those of their actions.
extension Model {
  mutating func nameEffects() {
    let counts: [String: Int] = Dictionary(actions.map { ($0.signature.name, 1) }, uniquingKeysWith: +)
    actions = actions.map { action in
      guard !action.effects.isEmpty else { return action }
      let signature: Signature = action.signature
      let isAlone: Bool = counts[signature.name] == 1
      return action.withEffects(called: isAlone ? signature.name : signature.fullName)
    }
  }
}

extension Action {
  fileprivate func withEffects(called word: String) -> Action {
    with(
      effects: effects.map { effect in
        var effect: Effect = effect
        effect.word = word
        return effect
      }
    )
  }
}

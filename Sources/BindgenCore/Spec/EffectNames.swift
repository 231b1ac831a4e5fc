/// The names of effects without ids, which are those of their actions.
extension Model {
  mutating func nameEffects() {
    let counts = Dictionary(actions.map { ($0.signature.name, 1) }, uniquingKeysWith: +)
    actions = actions.map { action in
      guard !action.effects.isEmpty else { return action }
      let signature = action.signature
      let isAlone = counts[signature.name] == 1
      return action.withEffects(called: isAlone ? signature.name : signature.fullName)
    }
  }
}

extension Action {
  fileprivate func withEffects(called word: String) -> Action {
    with(
      effects: effects.map { effect in
        var effect = effect
        effect.word = word
        return effect
      }
    )
  }
}

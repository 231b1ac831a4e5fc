/// The names of effects without ids, which are those of their actions.
extension Model {
  mutating func nameEffects() {
    let counts = Dictionary(actions.map { ($0.signature.name, 1) }, uniquingKeysWith: +)
    for (index, action) in actions.enumerated() {
      let isAlone = counts[action.signature.name] == 1
      let word = isAlone ? action.signature.name : action.signature.fullName
      for number in action.effects.indices { actions[index].effects[number].word = word }
    }
  }
}

import TestBasics

/// Children that are one of several, and statements with them.
extension FormMaker {
  /// Adds choices. Runs before events and loads are added, which models in cases have, too.
  mutating func addChoices() {
    random = SplitMix(seed: scenario.seed &* 49_979_687)
    for model in scenario.models.indices.dropFirst() where isChance(model == scenario.root ? 3 : 1, in: 4) {
      let models: [Int] = (0...random.below(2)).map { _ in random.below(model) }
      var choice: Scenario.Choice = .init(models: models, isAlways: isChance(1, in: 4))
      if isChance(1, in: 3) { choice.first = random.below(models.count) }
      scenario.models[model].choice = choice
    }
    markMade()
    for model in scenario.models.indices {
      guard let choice: Scenario.Choice = scenario.models[model].choice else { continue }
      let some: Scenario.Value = .sum(random.element(of: caseFields(model)), random.element(of: fields(model, .rows)))
      scenario.models[model].derivations += [
        .init(name: "v0", value: .shown(choice), kind: .ofRows), .init(name: "v1", value: some, kind: .ofRows),
      ]
      addReactions(model)
      for action in scenario.models[model].actions.indices { addStatement(model, action) }
      // Some action must set a case.
      let first: Int = called(model)
      insert(.choose(.model(random.below(choice.models.count))), model, first)
    }
  }

  /// Returns the fields of cases that expressions name.
  func caseFields(_ model: Int) -> [Scenario.Value] {
    guard let choice: Scenario.Choice = scenario.models[model].choice else { return [] }
    return choice.models.enumerated().flatMap { place, child in
      (0..<scenario.models[child].grows).map { .ofCase(place, "s\($0)") }
    }
  }

  /// Returns a statement that sets another case, or uses the model of one.
  mutating func choice(_ model: Int) -> Scenario.Statement? {
    guard let choice: Scenario.Choice = scenario.models[model].choice else { return nil }
    let place: Int = random.below(choice.models.count)
    switch random.below(10) {
    case 0, 1, 2: return .choose(.model(place))
    case 3: return .choose(.word(value(model, .body)))
    case 4: return .choose(choice.isAlways ? .off : .nothing)
    case 5: return .choose(.off)
    case 6: return .look
    case 7: return .mark(place, value(model, .body))
    default: return .call([.ofCase(place)], called(choice.models[place]))
    }
  }

  private mutating func addStatement(_ model: Int, _ action: Int) {
    guard isChance(1, in: 2), let statement: Scenario.Statement = choice(model) else { return }
    insert(statement, model, action)
  }

  private mutating func insert(_ statement: Scenario.Statement, _ model: Int, _ action: Int) {
    let before: Scenario = scenario
    let place: Int = random.below(scenario.models[model].actions[action].body.count + 1)
    scenario.models[model].actions[action].body.insert(statement, at: place)
    if !FormReach(scenario).isFinite { scenario = before }
  }
}

import TestBasics

/// Actions with a result, and calls of them; and effects that outlive their model.
extension FormMaker {
  /// Adds actions with a result. Runs before loads are added, whose numbers come after those of all actions.
  mutating func addQuestions() {
    random = SplitMix(seed: scenario.seed &* 67_867_967)
    for model in scenario.models.indices { for _ in 0...random.below(2) { addQuestion(model) } }
    for model in scenario.models.indices {
      for action in scenario.models[model].actions.indices where isChance(1, in: 2) { ask(model, action) }
    }
  }

  private mutating func addQuestion(_ model: Int) {
    let before: Scenario = scenario
    let whole: Scenario.Model = scenario.models[model]
    var question: Scenario.Action = .init(name: "q\(whole.actions.count)")
    question.body = body(model, whole.calls.count, depth: 0)
    question.gives = value(model, .body)
    if isChance(1, in: 4), let cancel: Scenario.Cancel = cancel(model) { question.cancels.append(cancel) }
    scenario.models[model].actions.append(question)
    if !FormReach(scenario).isFinite { scenario = before }
  }

  private mutating func ask(_ model: Int, _ action: Int) {
    let before: Scenario = scenario
    guard let statement: Scenario.Statement = question(model, depth: 0) else { return }
    let place: Int = random.below(scenario.models[model].actions[action].body.count + 1)
    scenario.models[model].actions[action].body.insert(statement, at: place)
    if !FormReach(scenario).isFinite { scenario = before }
  }

  /// Returns a call of an action with a result, of the model or of one below.
  private mutating func question(_ model: Int, depth: Int) -> Scenario.Statement? {
    let isOwn: Bool = scenario.models[model].children.isEmpty || isChance(1, in: 3)
    let path: [Scenario.Step] = isOwn && isChance(1, in: 2) ? [] : path(model) ?? []
    let target: Int = path.reduce(model) { scenario.model($1, from: $0) }
    let questions: [Int] = scenario.models[target].questions
    guard !questions.isEmpty else { return nil }
    return .ask(path, random.element(of: questions), answer(model, depth))
  }

  private mutating func answer(_ model: Int, _ depth: Int) -> Scenario.Answer {
    switch random.below(depth == 0 ? 6 : 4) {
    case 0: .unused
    case 1: .set
    case 2: .trace
    case 3: .kept
    default: .when(question(model, depth: depth + 1).map { [$0] } ?? [.trace(model)])
    }
  }

  /// Lets completion bodies call actions with results. Runs last, since only then it is known which bodies these are.
  mutating func askInEndings() {
    for model in scenario.models.indices {
      let questions: [Int] = scenario.models[model].questions
      if questions.isEmpty { continue }
      for action in scenario.models[model].actions.indices {
        for effect in scenario.models[model].actions[action].effects.indices where isChance(1, in: 3) {
          let before: Scenario = scenario
          var asking: Scenario.Effect = scenario.models[model].actions[action].effects[effect]
          if asking.ends { asking.then = random.element(of: questions) }
          if asking.catches != nil { asking.catches = random.element(of: questions) }
          scenario.models[model].actions[action].effects[effect] = asking
          if !FormReach(scenario).isFinite { scenario = before }
        }
      }
    }
  }

  /// Lets effects outlive their models. One of a row goes on in a class when the row has left, and ends in a value. (It must not
  /// create models there: these get numbers in the order of their creation, which is to be the same in all forms.)
  mutating func addOutliving() {
    for model in scenario.models.indices where !(scenario.models[model].isMade && makes(model)) {
      for action in scenario.models[model].actions.indices {
        for effect in scenario.models[model].actions[action].effects.indices where isChance(2, in: 5) {
          scenario.models[model].actions[action].effects[effect].outlives = true
        }
      }
    }
  }

  /// Whether models come and go in it, or below.
  private func makes(_ model: Int) -> Bool {
    let whole: Scenario.Model = scenario.models[model]
    return whole.list != nil || whole.optional != nil || whole.choice != nil || whole.children.contains { makes($0) }
  }
}

import TestBasics

extension FormScenario {
  /// Returns the scenario of a seed.
  package static func random(_ seed: UInt64) -> FormScenario {
    var maker: FormMaker = FormMaker(seed: seed)
    return maker.make()
  }
}

/// A generator of random models with actions, effects and reactions.
struct FormMaker {
  typealias Scenario = FormScenario

  var random: SplitMix
  /// The numbers of later additions, which leave the scenarios of known seeds as they were.
  private var later: SplitMix
  var scenario: Scenario

  init(seed: UInt64) {
    random = SplitMix(seed: seed &* 7919)
    later = SplitMix(seed: seed &* 7927)
    scenario = Scenario(seed: seed)
  }

  mutating func make() -> Scenario {
    let count: Int = 2 + random.below(3)
    for model in 0..<count { addModel(model) }
    markMade()
    for model in 0..<count {
      addDerivations(model)
      addActions(model)
      addReactions(model)
    }
    if !Self.known.contains(scenario.seed) { addChoices() }
    addEvents()
    if !Self.known.contains(scenario.seed) {
      addQuestions()
      addLoads()
    }
    for model in 0..<count { nameEndings(model) }
    if !Self.known.contains(scenario.seed) {
      askInEndings()
      addOutliving()
    }
    return scenario
  }

  mutating func isChance(_ one: Int, in all: Int) -> Bool { random.below(all) < one }

  // MARK: Children

  private mutating func addModel(_ index: Int) {
    var model: Scenario.Model = .init(name: "M\(index)", grows: 1 + random.below(2))
    if index > 0 {
      // The previous model is somewhere below, so that all are.
      let way: Int = random.below(3)
      if way == 0 || isChance(1, in: 3) { model.children.append(way == 0 ? index - 1 : random.below(index)) }
      if isChance(1, in: 4) { model.children.append(random.below(index)) }
      if way == 1 || isChance(1, in: 4) { model.optional = way == 1 ? index - 1 : random.below(index) }
      if way == 2 || isChance(1, in: 3) { model.list = way == 2 ? index - 1 : random.below(index) }
    }
    scenario.models.append(model)
  }

  mutating func markMade() {
    for model in scenario.models.reversed() {
      let coming: [Int] = [model.optional, model.list].compactMap { $0 } + (model.choice?.models ?? [])
      for below in coming { scenario.models[below].isMade = true }
      if model.isMade { for child in model.children { scenario.models[child].isMade = true } }
    }
    // A child of a model that bodies create comes before it, so one pass is enough only from the top down.
    for index in scenario.models.indices.reversed() where scenario.models[index].isMade {
      for child in scenario.models[index].children { scenario.models[child].isMade = true }
    }
  }

  // MARK: Values

  /// The place that reads a value: a derivation that only grows, one of rows, a body, or an effect, which begins after the
  /// reactions and reads the fields of its model alone. A load reads those of children, too.
  enum Reader { case steady, rows, body, plan, load }

  func fields(_ model: Int, _ reader: Reader) -> [Scenario.Value] {
    let whole: Scenario.Model = scenario.models[model]
    func own(_ model: Int, _ path: [Int]) -> [Scenario.Value] {
      let whole: Scenario.Model = scenario.models[model]
      let isAny: Bool = reader == .body || reader == .plan || reader == .load
      let states: [String] = (0..<whole.grows).map { "s\($0)" } + (isAny ? ["u0"] : [])
      let derived: [String] = whole.derivations.filter { derivation in
        switch derivation.kind {
        case .steady: true
        case .loose: reader == .body || reader == .plan || reader == .load
        case .ofRows: reader == .plan || reader == .rows || reader == .load
        case .ofLoad: reader == .body || reader == .plan
        }
      }.map(\.name)
      return (states + derived).map { .field(path, $0) }
    }
    return own(model, []) + (reader == .plan ? [] : whole.children).enumerated().flatMap { own($1, [$0]) }
  }

  private func rowFields(_ model: Int) -> [Scenario.Value] {
    let whole: Scenario.Model = scenario.models[model]
    func growing(_ below: Int) -> [String] { (0..<scenario.models[below].grows).map { "s\($0)" } }
    let rows: [Scenario.Value] = whole.list.map { [.count] + growing($0).map { .total($0) } } ?? []
    return rows + (whole.optional.map { growing($0).map { .ofOptional($0) } } ?? []) + caseFields(model)
  }

  mutating func value(_ model: Int, _ reader: Reader, number: Bool = true) -> Scenario.Value {
    let all: [Scenario.Value] = fields(model, reader) + (reader == .body ? rowFields(model) : [])
    switch random.below(6) {
    case 0 where number && (reader == .body || reader == .plan): return .number(random.element(of: [1, 3, 7]))
    case 1 where reader != .steady: return .constant(random.below(4))
    case 2: return .sum(random.element(of: all), random.element(of: all))
    case 3: return .half(random.element(of: all))
    default: return random.element(of: all)
    }
  }

  private mutating func condition(_ model: Int, _ reader: Reader, number: Bool) -> Scenario.Condition {
    let mask: Int = random.element(of: [1, 3])
    // (Not of constants: the compiler warns of branches that never run.)
    let some: Scenario.Value = random.element(of: fields(model, reader))
    let value: Scenario.Value = number && isChance(1, in: 3) ? .sum(.number(mask), some) : some
    return .init(value: .bits(value, mask), least: 1 + random.below(mask))
  }

  // MARK: Derivations

  private mutating func addDerivations(_ model: Int) {
    for index in 0..<(1 + random.below(3)) {
      let kind: Scenario.Derivation.Kind = random.element(of: [.steady, .steady, .loose, .ofRows])
      let rows: [Scenario.Value] = rowFields(model)
      let value: Scenario.Value
      switch kind {
      case .steady: value = self.value(model, .steady)
      case .loose: value = .bits(self.value(model, .body, number: false), 3)
      case .ofRows where rows.isEmpty, .ofLoad: continue
      case .ofRows: value = .sum(random.element(of: rows), random.element(of: rows + fields(model, .rows)))
      }
      scenario.models[model].derivations.append(.init(name: "d\(index)", value: value, kind: kind))
    }
  }

  // MARK: Actions

  private mutating func addActions(_ model: Int) {
    for index in 0..<(2 + random.below(3)) {
      var action: Scenario.Action = .init(name: "a\(index)")
      action.body = body(model, index, depth: 0)
      scenario.models[model].actions.append(action)
      addWork(model, index)
      let whole: Scenario.Action = scenario.models[model].actions[index]
      if whole.body.isEmpty, whole.effects.isEmpty, whole.cancels.isEmpty {
        scenario.models[model].actions[index].body = [.trace(index)]
      }
    }
  }

  mutating func addReactions(_ model: Int) {
    for _ in 0..<random.below(4) {
      let before: Scenario = scenario
      let index: Int = scenario.models[model].actions.count
      let whole: Scenario.Model = scenario.models[model]
      let watched: [String] =
        (0..<whole.grows).map { "s\($0)" } + whole.derivations.filter { $0.kind != .loose }.map(\.name)
      var reaction: Scenario.Action = .init(name: "r\(index)")
      reaction.on = [random.element(of: watched)]
      if isChance(1, in: 4), let other: String = watched.first(where: { $0 != reaction.on[0] }) {
        reaction.on.append(other)
      }
      reaction.body = body(model, whole.calls.count, depth: 0, on: reaction.on)
      scenario.models[model].actions.append(reaction)
      addWork(model, index)
      if !FormReach(scenario).isFinite { scenario = before }
    }
  }

  // MARK: Events

  /// Adds events. Runs last and with random numbers of its own, so that seeds still find what they found before.
  private mutating func addEvents() {
    random = SplitMix(seed: scenario.seed &* 15_485_863)
    for model in scenario.models.indices where isChance(3, in: 4) {
      scenario.models[model].tells = true
      for action in scenario.models[model].actions.indices where isChance(1, in: 2) {
        let place: Int = random.below(scenario.models[model].actions[action].body.count + 1)
        scenario.models[model].actions[action].body.insert(.tell, at: place)
      }
      for action in scenario.models[model].actions.indices {
        for effect in scenario.models[model].actions[action].effects.indices where isChance(1, in: 3) {
          scenario.models[model].actions[action].effects[effect].tells = true
        }
      }
    }
    for model in scenario.models.indices { for _ in 0..<random.below(4) { addHearing(model) } }
  }

  private mutating func addHearing(_ model: Int) {
    let before: FormScenario = scenario
    let steps: [Scenario.Cancel.Step] = scenario.steps(model).filter { step in
      scenario.models[scenario.model(step, from: model)].tells
    }
    guard !steps.isEmpty else { return }
    let first: Scenario.Cancel.Step = random.element(of: steps)
    let kind: Int = scenario.model(first, from: model)
    let others: [Scenario.Cancel.Step] = steps.filter { step in
      step != .rows && first != .rows && scenario.model(step, from: model) == kind
    }
    let index: Int = scenario.models[model].actions.count
    var hearing: Scenario.Action = .init(name: "h\(index)")
    hearing.hears = isChance(1, in: 2) && !others.isEmpty ? others : [first]
    hearing.body = body(model, scenario.models[model].calls.count, depth: 0)
    if scenario.models[model].tells, isChance(1, in: 3) { hearing.body.append(.tell) }
    scenario.models[model].actions.append(hearing)
    addWork(model, index)
    if !FormReach(scenario).isFinite { scenario = before }
  }

  /// Adds cancellations and effects to an action.
  mutating func addWork(_ model: Int, _ action: Int) {
    if isChance(1, in: 3) {
      for _ in 0...random.below(2) {
        if let cancel: Scenario.Cancel = cancel(model) { scenario.models[model].actions[action].cancels.append(cancel) }
      }
    }
    for index in 0..<random.element(of: [0, 1, 1, 2]) {
      let new: Scenario.Effect = effect(model, action, index)
      scenario.models[model].actions[action].effects.append(new)
      if !FormReach(scenario).isFinite {
        let last: Int = scenario.models[model].actions[action].effects.count - 1
        scenario.models[model].actions[action].effects[last].then = nil
      }
    }
  }

  /// Gives ids to those of several effects that have completion bodies, which are called by them. No two may have the same.
  private mutating func nameEndings(_ model: Int) {
    var words: Set<Int> = []
    for (place, action) in scenario.models[model].actions.enumerated() {
      for (index, effect) in action.effects.enumerated() {
        var effect: Scenario.Effect = effect
        effect.isOfReaction = action.isReaction
        effect.ends = effect.then != nil && later.below(2) == 0
        effect.namesLocal = !action.isReaction && later.below(3) == 0
        if action.effects.count > 1, effect.ends || effect.catches != nil {
          let isFree: Bool = effect.word.map { words.insert($0).inserted } ?? false
          if !isFree { (effect.ends, effect.catches) = (false, nil) }
        }
        scenario.models[model].actions[place].effects[index] = effect
      }
    }
  }

  private mutating func effect(_ model: Int, _ action: Int, _ index: Int) -> Scenario.Effect {
    let called: [Int] = scenario.models[model].calls
    var effect: Scenario.Effect = .init(
      name: "\(scenario.models[model].name).\(scenario.models[model].actions[action].name)e\(index)",
      kind: random.element(of: [.notes, .notes, .waits, .waits, .waits, .isStubborn]),
      values: (0..<random.below(3)).map { _ in random.element(of: fields(model, .plan)) }
    )
    if isChance(3, in: 4) {
      effect.word = random.below(2)
      if effect.word == 1 { effect.key = .bits(value(model, .plan), 1) }
      effect.policy = random.element(of: [.replace, .replace, .keep, .queue])
      // A queued effect begins when another has ended, which may be one of several that are cancelled at once.
      if effect.policy == .queue, effect.kind == .notes { effect.kind = .waits }
    }
    if isChance(1, in: 3) { effect.when = condition(model, .plan, number: true) }
    if isChance(1, in: 4) { effect.after = 1 + random.below(3) }
    if effect.after != nil, effect.kind == .notes {
      // Of several effects with the same name, any may wake first.
      (effect.word, effect.key) = (0, nil)
      if effect.policy == .queue { effect.policy = .replace }
    }
    if isChance(3, in: 4) { effect.then = random.element(of: called) }
    if effect.kind != .notes, isChance(1, in: 2) { effect.catches = random.element(of: called) }
    return effect
  }

  mutating func cancel(_ model: Int) -> Scenario.Cancel? {
    let whole: Scenario.Model = scenario.models[model]
    var path: [Scenario.Cancel.Step] = []
    var target: Int = model
    var steps: [(Scenario.Cancel.Step, Int)] = whole.children.enumerated().map { (.child($0), $1) }
    if let optional: Int = whole.optional { steps.append((.optional, optional)) }
    for (place, child) in (whole.choice?.models ?? []).enumerated() { steps.append((.ofCase(place), child)) }
    if let list: Int = whole.list { steps.append((.rows, list)) }
    if !steps.isEmpty, isChance(1, in: 2) {
      let (step, below): (Scenario.Cancel.Step, Int) = random.element(of: steps)
      path.append(step)
      target = below
      if !scenario.models[below].children.isEmpty, isChance(1, in: 3) {
        path.append(.child(0))
        target = scenario.models[below].children[0]
      }
    }
    let words: [Int] = Set(scenario.models[target].actions.flatMap(\.effects).compactMap(\.word)).sorted()
    guard !words.isEmpty else { return nil }
    let word: Int = random.element(of: words)
    let key: Scenario.Value? = word == 1 && isChance(1, in: 2) ? .bits(value(model, .plan), 1) : nil
    return .init(path: path, word: word, key: key)
  }

  // MARK: Bodies

  /// - Parameters:
  ///   - last: The number of actions that may be called: those before this one.
  ///   - on: The fields that trigger the body, which it does not set.
  mutating func body(_ model: Int, _ last: Int, depth: Int, on: [String] = []) -> [Scenario.Statement] {
    var body: [Scenario.Statement] = []
    if depth == 0, last > 0, isChance(1, in: 8) { body.append(.deferred(random.below(last))) }
    for _ in 0..<(depth == 0 ? 1 + random.below(4) : 1 + random.below(2)) {
      if let statement: Scenario.Statement = statement(model, last, depth, on) { body.append(statement) }
    }
    // (The compiler warns of a body that only has a `defer`.)
    if body.count == 1, case .deferred = body[0] { body.append(.trace(last)) }
    return body
  }

  private mutating func statement(
    _ model: Int,
    _ last: Int,
    _ depth: Int,
    _ on: [String]
  ) -> Scenario.Statement? {
    let whole: Scenario.Model = scenario.models[model]
    switch random.below(16) {
    case 0, 1, 2:
      let names: [String] = (0..<whole.grows).map { "s\($0)" }.filter { !on.contains($0) }
      return names.isEmpty ? nil : .grow(random.element(of: names), value(model, .body))
    case 3: return .set(value(model, .body))
    case 4: return .trace(random.below(100))
    case 5: return .note
    case 6 where depth < 2:
      let condition: Scenario.Condition = self.condition(model, .body, number: true)
      let otherwise: [Scenario.Statement] = isChance(1, in: 2) ? body(model, last, depth: depth + 1, on: on) : []
      return .when(condition, body(model, last, depth: depth + 1, on: on), otherwise)
    case 7 where depth == 0: return .leave(condition(model, .body, number: true))
    case 8, 9: return last > 0 ? .call([], random.below(last)) : nil
    case 10, 11, 12: return call(model)
    case 13:
      guard let list: Int = whole.list else { return nil }
      return isChance(1, in: 3) ? .each(called(list)) : rowEdit(model)
    case 14:
      if whole.choice != nil, isChance(1, in: 2) { return choice(model) }
      if whole.list != nil, isChance(1, in: 2) { return rowEdit(model) }
      return whole.optional == nil ? nil : isChance(2, in: 3) ? .put : .drop
    default:
      return write(model)
    }
  }

  /// Returns an action of a model that others may call.
  mutating func called(_ model: Int) -> Int {
    random.element(of: scenario.models[model].calls)
  }

  private mutating func rowEdit(_ model: Int) -> Scenario.Statement {
    switch random.below(6) {
    case 0, 1, 2: .append
    case 3: .remove(value(model, .body))
    case 4: .again(value(model, .body))
    default: .reverse
    }
  }

  /// Returns a write to a child, or to a child of that.
  private mutating func write(_ model: Int) -> Scenario.Statement? {
    guard !scenario.models[model].children.isEmpty else { return nil }
    var path: [Int] = [random.below(scenario.models[model].children.count)]
    var target: Int = scenario.model(path, from: model)
    if !scenario.models[target].children.isEmpty, isChance(1, in: 3) {
      path.append(0)
      target = scenario.models[target].children[0]
    }
    let isWatched: Bool = isChance(1, in: 2)
    return .write(path, isWatched ? "s\(random.below(scenario.models[target].grows))" : "u0", value(model, .body))
  }

  private mutating func call(_ model: Int) -> Scenario.Statement? {
    guard let path: [Scenario.Step] = path(model) else { return nil }
    return .call(path, called(path.reduce(model) { scenario.model($1, from: $0) }))
  }

  /// Returns the path to a model below whose actions are called.
  mutating func path(_ model: Int) -> [Scenario.Step]? {
    let whole: Scenario.Model = scenario.models[model]
    var steps: [Scenario.Step] = whole.children.indices.map { .child($0) }
    if whole.optional != nil { steps.append(.optional) }
    steps += whole.choice?.models.indices.map { .ofCase($0) } ?? []
    if whole.list != nil { steps.append(.row(value(model, .body))) }
    guard !steps.isEmpty else { return nil }
    var path: [Scenario.Step] = [random.element(of: steps)]
    let target: Int = scenario.model(path[0], from: model)
    // In a value, changes of a row or of a child that comes and goes are seen by its reactions only in actions of its own.
    var mayGoOn: Bool = true
    if case .child = path[0] {} else { mayGoOn = !scenario.models[target].actions.contains { $0.isReaction } }
    if mayGoOn, !scenario.models[target].children.isEmpty, isChance(1, in: 3) {
      path.append(.child(0))
    }
    return path
  }
}

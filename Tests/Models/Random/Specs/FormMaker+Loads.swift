import TestBasics

/// Loaded states, calls of loads, reactions to them, and effects with their ids.
extension FormMaker {
  /// Seeds that found bugs without loads, and are left without them.
  static let known: Set<UInt64> = [1, 2, 3, 6, 9, 10, 20, 74, 135]

  /// Adds loads. Runs last, too, with random numbers of its own.
  mutating func addLoads() {
    random = SplitMix(seed: scenario.seed &* 32_452_843)
    for model in scenario.models.indices where model == scenario.root || isChance(1, in: 2) {
      for _ in 0...random.below(2) { addLoad(model) }
    }
    for model in scenario.models.indices { for _ in 0..<random.below(3) { addLoadReaction(model) } }
    for model in scenario.models.indices {
      addCalls(model)
      for action in scenario.models[model].actions.indices { shareWords(model, action) }
    }
    for model in scenario.models.indices {
      leaveUnseen(model)
      leaveUnknownWords(model)
    }
  }

  /// Replaces statements whose effects differ between the forms. Loads depend on all fields, which makes two things matter:
  ///
  /// - Of several models on one level, a value lets one that its parent writes to react as though that were the first line of
  ///   the parent's body.
  /// - In a value, changes of a row or a case's model are seen by its reactions only in actions of its own.
  private mutating func leaveUnseen(_ model: Int) {
    let isOneOfSeveral: Bool = scenario.steps(model).count > 1
    func isUnseen(_ path: [Scenario.Step]) -> Bool {
      guard path.count > 1, let first: Scenario.Step = path.first, case .row = first else { return false }
      return scenario.models[scenario.model(first, from: model)].reacts
    }
    func isUnseen(_ place: Int) -> Bool {
      scenario.models[scenario.model(Scenario.Step.ofCase(place), from: model)].reacts
    }
    func without(_ body: [Scenario.Statement]) -> [Scenario.Statement] {
      body.map { statement in
        switch statement {
        case .write where isOneOfSeveral: .trace(model)
        case .call(let path, _) where isUnseen(path): .trace(model)
        case .ask(let path, _, _) where isUnseen(path): .trace(model)
        case .ask(let path, let question, .when(let then)): .ask(path, question, .when(without(then)))
        case .mark(let place, _) where isUnseen(place): .trace(model)
        case .when(let condition, let then, let otherwise): .when(condition, without(then), without(otherwise))
        default: statement
        }
      }
    }
    for action in scenario.models[model].actions.indices {
      scenario.models[model].actions[action].body = without(scenario.models[model].actions[action].body)
    }
  }

  private mutating func addLoad(_ model: Int) {
    let before: Scenario = scenario
    let whole: Scenario.Model = scenario.models[model]
    let index: Int = whole.loads.count
    var load: Scenario.Load = .init(values: (0..<(1 + random.below(2))).map { _ in loadValue(model, index) })
    load.isOfRows = whole.list != nil && !whole.loads.contains(where: \.isOfRows) && isChance(1, in: 2)
    if isChance(1, in: 3) {
      let mask: Int = random.element(of: [1, 3])
      load.when = .init(value: .bits(random.element(of: fields(model, .load)), mask), least: 1 + random.below(mask))
    }
    if isChance(1, in: 2) { load.after = 1 + random.below(3) }
    if isChance(1, in: 4) {
      let names: [String] = fields(model, .load).compactMap { value in
        if case .field([], let name) = value { name } else { nil }
      }
      load.on = isChance(1, in: 4) ? [] : [random.element(of: names)]
    }
    load.clears = !load.isOfRows && isChance(1, in: 3)
    load.isStubborn = isChance(1, in: 4)
    load.asks = isChance(1, in: 2)
    scenario.models[model].loads.append(load)
    let name: String = scenario.models[model].loaded(index)
    for (name, value) in [("e", Scenario.Value.failed(index, name)), ("o", .loaded(index, name))] {
      scenario.models[model].derivations.append(.init(name: "\(name)\(index)", value: value, kind: .ofLoad))
    }
    if load.on != nil, model == scenario.root, isChance(1, in: 2) { begin(model, index) }
    let feedsItself: Bool =
      load.isOfRows
      && FormReach(scenario).sources(model, load: index).contains { source in
        source.model == model && (source.name == "rows" || source.name.hasPrefix("l"))
      }
    if feedsItself || !FormReach(scenario).isFinite { scenario = before }
  }

  /// Lets a load begin at the start, where a class loads before its child is written to, and a value after that.
  private mutating func begin(_ model: Int, _ index: Int) {
    let load: Scenario.Load = scenario.models[model].loads[index]
    let isOwn: Bool = (load.values + [load.when?.value].compactMap { $0 }).allSatisfy { value in
      var isOwn: Bool = true
      for place in FormReach(scenario).sources(model, value) where place.model != model { isOwn = false }
      return isOwn
    }
    scenario.models[model].loads[index].begins = isOwn
  }

  /// Returns a value of the model's fields, of those that it loads before this one, and of children.
  private mutating func loadValue(_ model: Int, _ index: Int) -> Scenario.Value {
    let whole: Scenario.Model = scenario.models[model]
    let own: [Scenario.Value] = whole.numberLoads.map { .field([], $0) }
    let below: [Scenario.Value] = whole.children.enumerated().flatMap { place, child in
      scenario.models[child].numberLoads.map { .field([place], $0) }
    }
    let optional: [Scenario.Value] =
      whole.optional.map { child in (0..<scenario.models[child].grows).map { .ofOptional("s\($0)") } } ?? []
    let all: [Scenario.Value] = fields(model, .load) + own + below + optional + caseFields(model)
    switch random.below(4) {
    case 0: return .sum(random.element(of: all), random.element(of: all))
    case 1: return .bits(random.element(of: all), 3)
    default: return random.element(of: all)
    }
  }

  /// Adds calls of loads to bodies, of the model or of those below it, and writes of loaded fields.
  private mutating func addCalls(_ model: Int) {
    for action in scenario.models[model].actions.indices {
      for _ in 0..<2 where isChance(1, in: 4) {
        let before: Scenario = scenario
        let on: [String] = scenario.models[model].actions[action].on
        guard let statement: Scenario.Statement = loadStatement(model, on) else { continue }
        let place: Int = random.below(scenario.models[model].actions[action].body.count + 1)
        scenario.models[model].actions[action].body.insert(statement, at: place)
        if !FormReach(scenario).isFinite { scenario = before }
      }
    }
  }

  private mutating func loadStatement(_ model: Int, _ on: [String]) -> Scenario.Statement? {
    let whole: Scenario.Model = scenario.models[model]
    func loads(_ kind: Int) -> [Int] {
      let whole: Scenario.Model = scenario.models[kind]
      return whole.loads.indices.map { whole.actions.count + $0 }
    }
    var calls: [Scenario.Statement] = loads(model).map { .call([], $0) }
    for name in whole.numberLoads where !on.contains(name) {
      calls.append(.grow(name, value(model, .body)))
    }
    for (place, child) in whole.children.enumerated() { calls += loads(child).map { .call([.child(place)], $0) } }
    if let optional: Int = whole.optional { calls += loads(optional).map { .call([.optional], $0) } }
    for (place, child) in (whole.choice?.models ?? []).enumerated() {
      calls += loads(child).map { .call([.ofCase(place)], $0) }
    }
    if let list: Int = whole.list {
      calls += loads(list).flatMap { [.call([.row(value(model, .body))], $0), .each($0)] }
    }
    return calls.isEmpty ? nil : random.element(of: calls)
  }

  /// Adds a reaction to a loaded field, or to its status. (In a class, a cleared one may change and change back unseen.)
  private mutating func addLoadReaction(_ model: Int) {
    let before: Scenario = scenario
    let whole: Scenario.Model = scenario.models[model]
    let watched: [String] = whole.loads.enumerated().flatMap { index, load in
      ["e\(index)", "o\(index)"] + (load.clears || load.isOfRows ? [] : ["l\(index)"])
    }
    guard !watched.isEmpty else { return }
    let index: Int = whole.actions.count
    var reaction: Scenario.Action = .init(name: "r\(index)")
    reaction.on = [random.element(of: watched)]
    reaction.body = body(model, whole.calls.count, depth: 0, on: reaction.on)
    scenario.models[model].actions.append(reaction)
    addWork(model, index)
    if !FormReach(scenario).isFinite { scenario = before }
  }

  /// Adds effects and cancellations with the id of a load.
  private mutating func shareWords(_ model: Int, _ action: Int) {
    let loads: Int = scenario.models[model].loads.count
    if loads > 0 {
      for effect in scenario.models[model].actions[action].effects.indices where isChance(1, in: 6) {
        var shared: Scenario.Effect = scenario.models[model].actions[action].effects[effect]
        if shared.kind == .notes { continue }
        (shared.word, shared.key) = (Scenario.Load.word(random.below(loads)), nil)
        scenario.models[model].actions[action].effects[effect] = shared
      }
    }
    guard isChance(1, in: 3) else { return }
    var cancels: [Scenario.Cancel] = (0..<loads).map { .init(path: [], word: Scenario.Load.word($0)) }
    for step in scenario.steps(model) {
      let below: Int = scenario.models[scenario.model(step, from: model)].loads.count
      cancels += (0..<below).map { .init(path: [step], word: Scenario.Load.word($0)) }
    }
    guard !cancels.isEmpty else { return }
    let before: Scenario = scenario
    scenario.models[model].actions[action].cancels.append(random.element(of: cancels))
    if !FormReach(scenario).isFinite { scenario = before }
  }

  /// Removes cancellations of unknown ids: an effect that got the id of a load no longer has its own.
  private mutating func leaveUnknownWords(_ model: Int) {
    for action in scenario.models[model].actions.indices {
      scenario.models[model].actions[action].cancels.removeAll { [scenario] cancel in
        let target: Scenario.Model = scenario.models[cancel.path.reduce(model) { scenario.model($1, from: $0) }]
        let words: [Int] =
          target.actions.flatMap(\.effects).compactMap(\.word) + target.loads.indices.map(Scenario.Load.word)
        return !words.contains(cancel.word)
      }
    }
  }
}

/// The writes and calls that follow from actions, by kinds of models: reactions and effects that end at once must not go on
/// without end.
package struct FormReach {
  package struct Place: Hashable, Sendable {
    package let model: Int
    package let name: String

    package init(model: Int, name: String) { (self.model, self.name) = (model, name) }
  }

  private let scenario: FormScenario

  init(_ scenario: FormScenario) { self.scenario = scenario }

  /// Returns the states that a field depends on.
  func sources(_ model: Int, _ field: String) -> Set<Place> {
    guard let derivation = scenario.models[model].derivations.first(where: { $0.name == field }) else {
      return [Place(model: model, name: field)]
    }
    return sources(model, derivation.value)
  }

  /// Returns the states that a load depends on.
  func sources(_ model: Int, load: Int) -> Set<Place> {
    scenario.inputs(of: load, in: model).reduce(into: []) { $0.formUnion(sources(model, $1)) }
  }

  func sources(_ model: Int, _ value: FormScenario.Value) -> Set<Place> {
    let whole: FormScenario.Model = scenario.models[model]
    switch value {
    case .constant, .number: return []
    case .field(let path, let name): return sources(scenario.model(path, from: model), name)
    case .count: return [Place(model: model, name: "rows")]
    case .total(let name):
      return (whole.list.map { sources($0, name) } ?? []).union([Place(model: model, name: "rows")])
    case .ofOptional(let name):
      return (whole.optional.map { sources($0, name) } ?? []).union([Place(model: model, name: "x0")])
    case .ofCase(let place, let name):
      let child: Int = scenario.model(FormScenario.Cancel.Step.ofCase(place), from: model)
      return sources(child, name).union([Place(model: model, name: "y0")])
    case .shown(let choice):
      return choice.models.reduce(into: [Place(model: model, name: "y0")]) { $0.formUnion(sources($1, "s0")) }
    case .failed(let load, _): return [Place(model: model, name: "e\(load)")]
    case .loaded(let load, _): return [Place(model: model, name: "o\(load)")]
    case .sum(let one, let other): return sources(model, one).union(sources(model, other))
    case .half(let value), .bits(let value, _): return sources(model, value)
    }
  }

  /// Whether no action or reaction can trigger itself without a call from outside.
  var isFinite: Bool {
    var states: [Place: Bool] = [:]
    func visit(_ place: Place) -> Bool {
      if let isDone: Bool = states[place] { return isDone }
      states[place] = false
      for next in follows(place) where !visit(next) { return false }
      states[place] = true
      return true
    }
    for (index, model) in scenario.models.enumerated() {
      for action in model.actions where !visit(Place(model: index, name: action.name)) { return false }
      for load in model.loads.indices where !visit(Self.load(index, load)) { return false }
    }
    return true
  }

  /// Returns the actions that an action calls, reactions to it, and the actions that its effects call at once.
  private func follows(_ place: Place) -> [Place] {
    var follows: [Place] = []
    var writes: Set<Place> = []
    guard let action = scenario.models[place.model].actions.first(where: { $0.name == place.name }) else {
      return reactions(to: written(ofLoad: place))
    }
    walk(action.body, place.model, &writes, &follows)
    for cancel in action.cancels {
      let target: Int = cancel.path.reduce(place.model) { scenario.model($1, from: $0) }
      guard let load: Int = FormScenario.Load.load(ofWord: cancel.word) else { continue }
      writes.insert(Place(model: target, name: "e\(load)"))
    }
    for effect in action.effects where effect.kind == .notes {
      if let then: Int = effect.then { follows.append(self.action(place.model, then)) }
      if effect.tells { follows += hearers(of: place.model) }
    }
    return follows + reactions(to: writes)
  }

  /// Returns the place for a change of a load's dependencies.
  private static func load(_ model: Int, _ load: Int) -> Place { Place(model: model, name: "load \(load)") }

  /// Returns the states that a load writes when it is called, or when its dependencies change. Its answer comes from outside.
  private func written(ofLoad place: Place) -> Set<Place> {
    var writes: Set<Place> = []
    for (index, load) in scenario.models[place.model].loads.enumerated() {
      let isChange: Bool = place == Self.load(place.model, index)
      let whole: FormScenario.Model = scenario.models[place.model]
      guard isChange || place.name == whole.name(whole.actions.count + index) else { continue }
      writes.insert(Place(model: place.model, name: "e\(index)"))
      if isChange, load.clears {
        for name in [whole.loaded(index), "o\(index)"] { writes.insert(Place(model: place.model, name: name)) }
      }
    }
    return writes
  }

  private func reactions(to writes: Set<Place>) -> [Place] {
    var follows: [Place] = []
    for (index, model) in scenario.models.enumerated() {
      for load in model.loads.indices where !sources(index, load: load).isDisjoint(with: writes) {
        follows.append(Self.load(index, load))
      }
      for reaction in model.actions where reaction.isReaction {
        let isMeant: Bool = reaction.on.contains { !sources(index, $0).isDisjoint(with: writes) }
        if isMeant { follows.append(Place(model: index, name: reaction.name)) }
      }
    }
    return follows
  }

  /// Returns the reactions to events of a kind of models.
  private func hearers(of model: Int) -> [Place] {
    scenario.models.enumerated().flatMap { index, parent in
      parent.actions.filter { action in
        action.hears.contains { scenario.model($0, from: index) == model }
      }.map { Place(model: index, name: $0.name) }
    }
  }

  private func action(_ model: Int, _ index: Int) -> Place {
    Place(model: model, name: scenario.models[model].name(index))
  }

  private func walk(
    _ body: [FormScenario.Statement],
    _ model: Int,
    _ writes: inout Set<Place>,
    _ calls: inout [Place]
  ) {
    let whole: FormScenario.Model = scenario.models[model]
    for statement in body {
      switch statement {
      case .grow(let name, _): writes.insert(Place(model: model, name: name))
      case .write(let path, let name, _):
        writes.insert(Place(model: scenario.model(path, from: model), name: name))
      case .set, .trace, .note, .leave, .look: break
      case .tell: calls += hearers(of: model)
      case .when(_, let then, let otherwise): walk(then + otherwise, model, &writes, &calls)
      case .call(let path, let index):
        let target: Int = path.reduce(model) { scenario.model($1, from: $0) }
        calls.append(action(target, index))
      case .ask(let path, let index, let answer):
        calls.append(action(path.reduce(model) { scenario.model($1, from: $0) }, index))
        if case .when(let then) = answer { walk(then, model, &writes, &calls) }
      case .deferred(let index): calls.append(action(model, index))
      case .each(let index): calls.append(action(whole.list ?? model, index))
      case .append, .remove, .again, .reverse: writes.insert(Place(model: model, name: "rows"))
      case .put, .drop: writes.insert(Place(model: model, name: "x0"))
      case .choose: writes.insert(Place(model: model, name: "y0"))
      case .mark(let place, _):
        let child: Int = scenario.model(FormScenario.Cancel.Step.ofCase(place), from: model)
        writes.insert(Place(model: child, name: "u0"))
      }
    }
  }
}

extension FormScenario {
  /// Returns the model that a step leads to.
  package func model(_ step: Step, from model: Int) -> Int {
    switch step {
    case .child(let child): models[model].children[child]
    case .optional: models[model].optional ?? model
    case .ofCase(let place): models[model].choice?.models[place] ?? model
    case .row: models[model].list ?? model
    }
  }
}

extension FormScenario {
  /// The fields that each model reacts to, with the states that they depend on.
  package var sourcesOfReactions: [[String: Set<FormReach.Place>]] {
    let reach: FormReach = FormReach(self)
    return models.indices.map { model in
      let names: Set<String> = Set(models[model].actions.flatMap(\.on))
      let loads: [(String, Set<FormReach.Place>)] = models[model].loads.indices.map { load in
        ("load \(load)", reach.sources(model, load: load))
      }
      return Dictionary(uniqueKeysWithValues: names.map { ($0, reach.sources(model, $0)) } + loads)
    }
  }

  /// Returns the number of generations below a model.
  package func height(_ model: Int) -> Int {
    let whole: Model = models[model]
    let below: [Int] =
      whole.children + [whole.optional, whole.list].compactMap { $0 } + (whole.choice?.models ?? [])
    return below.map { height($0) + 1 }.max() ?? 0
  }
}

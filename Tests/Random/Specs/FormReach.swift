/// What actions write and set off, by kinds of models: reactions and effects that are over at once must not go on
/// without end.
package struct FormReach {
  package struct Place: Hashable, Sendable {
    package let model: Int
    package let name: String

    package init(model: Int, name: String) { (self.model, self.name) = (model, name) }
  }

  private let scenario: FormScenario

  init(_ scenario: FormScenario) { self.scenario = scenario }

  /// The states that a field follows from.
  func sources(_ model: Int, _ field: String) -> Set<Place> {
    guard let derivation = scenario.models[model].derivations.first(where: { $0.name == field }) else {
      return [Place(model: model, name: field)]
    }
    return sources(model, derivation.value)
  }

  private func sources(_ model: Int, _ value: FormScenario.Value) -> Set<Place> {
    let whole: FormScenario.Model = scenario.models[model]
    switch value {
    case .constant, .number: return []
    case .field(let path, let name): return sources(scenario.model(path, from: model), name)
    case .count: return [Place(model: model, name: "rows")]
    case .total(let name):
      return (whole.list.map { sources($0, name) } ?? []).union([Place(model: model, name: "rows")])
    case .ofOptional(let name):
      return (whole.optional.map { sources($0, name) } ?? []).union([Place(model: model, name: "x0")])
    case .sum(let one, let other): return sources(model, one).union(sources(model, other))
    case .half(let value), .bits(let value, _): return sources(model, value)
    }
  }

  /// Whether an action or a reaction can't set itself off without somebody from outside.
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
    }
    return true
  }

  /// What an action calls, what reacts to it, and what its effects call at once.
  private func follows(_ place: Place) -> [Place] {
    guard let action = scenario.models[place.model].actions.first(where: { $0.name == place.name }) else { return [] }
    var follows: [Place] = []
    var writes: Set<Place> = []
    walk(action.body, place.model, &writes, &follows)
    for effect in action.effects where effect.kind == .notes {
      if let then: Int = effect.then { follows.append(self.action(place.model, then)) }
      if effect.tells { follows += hearers(of: place.model) }
    }
    for (index, model) in scenario.models.enumerated() {
      for reaction in model.actions where reaction.isReaction {
        let isMeant: Bool = reaction.on.contains { !sources(index, $0).isDisjoint(with: writes) }
        if isMeant { follows.append(Place(model: index, name: reaction.name)) }
      }
    }
    return follows
  }

  /// What reacts to the events of a kind of models.
  private func hearers(of model: Int) -> [Place] {
    scenario.models.enumerated().flatMap { index, parent in
      parent.actions.filter { action in
        action.hears.contains { scenario.model($0, from: index) == model }
      }.map { Place(model: index, name: $0.name) }
    }
  }

  private func action(_ model: Int, _ index: Int) -> Place {
    Place(model: model, name: scenario.models[model].actions[index].name)
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
      case .set, .trace, .note, .leave: break
      case .tell: calls += hearers(of: model)
      case .when(_, let then, let otherwise): walk(then + otherwise, model, &writes, &calls)
      case .call(let path, let index):
        let target: Int = path.reduce(model) { scenario.model($1, from: $0) }
        calls.append(action(target, index))
      case .deferred(let index): calls.append(action(model, index))
      case .each(let index): calls.append(action(whole.list ?? model, index))
      case .append, .remove, .again, .reverse: writes.insert(Place(model: model, name: "rows"))
      case .put, .drop: writes.insert(Place(model: model, name: "x0"))
      }
    }
  }
}

extension FormScenario {
  /// The model that a step leads to.
  package func model(_ step: Step, from model: Int) -> Int {
    switch step {
    case .child(let child): models[model].children[child]
    case .optional: models[model].optional ?? model
    case .row: models[model].list ?? model
    }
  }
}

extension FormScenario {
  /// Of each model: the fields that it reacts to, and what they follow from.
  package var sourcesOfReactions: [[String: Set<FormReach.Place>]] {
    let reach: FormReach = FormReach(self)
    return models.indices.map { model in
      let names: Set<String> = Set(models[model].actions.flatMap(\.on))
      return Dictionary(uniqueKeysWithValues: names.map { ($0, reach.sources(model, $0)) })
    }
  }

  /// The generations below a model.
  package func height(_ model: Int) -> Int {
    let whole: Model = models[model]
    let below: [Int] = whole.children + [whole.optional, whole.list].compactMap { $0 }
    return below.map { height($0) + 1 }.max() ?? 0
  }
}

import FormModels
import RandomSpecs

/// A model in the oracle: plain numbers, and the models below.
final class FormNode {
  /// The current one of several children.
  enum Choice {
    case model(Int, FormNode)
    case word(Int)
    case off
    case nothing

    var place: Int {
      switch self {
      case .model(let place, _): place
      case .word: FormScenario.Choice.word
      case .off: FormScenario.Choice.off
      case .nothing: FormScenario.Choice.nothing
      }
    }

    var node: FormNode? { if case .model(_, let node) = self { node } else { nil } }

    func node(_ place: Int) -> FormNode? { self.place == place ? node : nil }
  }

  let kind: Int
  let id: Int
  var states: [String: Int] = [:]
  var children: [FormNode] = []
  var optional: FormNode?
  var choice: Choice = .nothing
  var rows: [FormNode] = []
  /// The loads that have failed. `loaded` has those that have succeeded.
  var failed: Set<Int> = []
  var loaded: Set<Int> = []
  /// The last seen values of the fields that its reactions and loads depend on.
  var seen: [String: [Int]] = [:]

  /// - Parameter fresh: Returns the next id; models below get theirs first.
  init(_ scenario: FormScenario, _ kind: Int, _ fresh: () -> Int) {
    self.kind = kind
    children = scenario.models[kind].children.map { FormNode(scenario, $0, fresh) }
    if let some: FormScenario.Choice = scenario.models[kind].choice {
      let first: FormNode? = some.first.map { FormNode(scenario, some.models[$0], fresh) }
      choice = first.map { .model(some.first ?? 0, $0) } ?? (some.isAlways ? .off : .nothing)
    }
    id = fresh()
    for state in scenario.models[kind].states { states[state] = 0 }
    // The effect of its action `on: init`.
    states["t"] = (id * 7) & 0xFFFF
    if let child: FormNode = children.first, !scenario.models[child.kind].reacts { child.states["u0"] = id & 7 }
  }

  var below: [FormNode] { children + [optional, choice.node].compactMap { $0 } + rows }

  /// The model itself, and all below.
  var all: [FormNode] { [self] + below.flatMap(\.all) }

  func node(_ path: ArraySlice<FormStep>) -> FormNode? {
    guard let step: FormStep = path.first else { return self }
    return self.step(step)?.node(path.dropFirst())
  }

  private func step(_ step: FormStep) -> FormNode? {
    switch step {
    case .child(let child): children.indices.contains(child) ? children[child] : nil
    case .optional: optional
    case .ofCase(let place): choice.node(place)
    case .row(let id): rows.first { $0.id == id }
    }
  }

  /// The paths from this model to all models.
  var paths: [[FormStep]] {
    let children: [[FormStep]] = children.enumerated().flatMap { place, child in
      child.paths.map { [.child(place)] + $0 }
    }
    let optional: [[FormStep]] = optional?.paths.map { [.optional] + $0 } ?? []
    let chosen: [[FormStep]] = choice.node?.paths.map { [.ofCase(choice.place)] + $0 } ?? []
    return [[]] + children + optional + chosen + rows.flatMap { row in row.paths.map { [.row(row.id)] + $0 } }
  }
}

// MARK: - Values

extension FormNode {
  func field(_ name: String, in scenario: FormScenario) -> Int {
    if let state: Int = states[name] { return state }
    let derivation: FormScenario.Derivation? = scenario.models[kind].derivations.first { $0.name == name }
    return derivation.map { value($0.value, 0, in: scenario) } ?? .min
  }

  /// - Parameter number: The action's argument.
  func value(_ value: FormScenario.Value, _ number: Int, in scenario: FormScenario) -> Int {
    func of(_ value: FormScenario.Value) -> Int { self.value(value, number, in: scenario) }
    switch value {
    case .constant(let constant): return constant
    case .number(let mask): return number & mask
    case .field(let path, let name):
      return path.reduce(self) { $0.children[$1] }.field(name, in: scenario)
    case .ofOptional(let name): return optional?.field(name, in: scenario) ?? 0
    case .ofCase(let place, let name): return choice.node(place)?.field(name, in: scenario) ?? 0
    case .shown:
      switch choice {
      case .model(let place, let node): return node.field("s0", in: scenario) + place
      case .word(let word): return word + choice.place
      case .off, .nothing: return choice.place
      }
    case .count: return rows.count
    case .total(let name): return rows.map { $0.field(name, in: scenario) }.reduce(0, +)
    case .failed(let load, _): return failed.contains(load) ? 1 : 0
    case .loaded(let load, _): return loaded.contains(load) ? 1 : 0
    case .sum(let one, let other): return of(one) + of(other)
    case .half(let value): return of(value) / 2
    case .bits(let value, let mask): return of(value) & mask
    }
  }

  /// Returns the values that a load depends on.
  func inputs(of load: Int, in scenario: FormScenario) -> [Int] {
    scenario.inputs(of: load, in: kind).map { input in
      // A missing child differs from a child whose value is zero.
      if case .ofOptional = input, optional == nil { return .min }
      if case .ofCase(let place, _) = input, choice.node(place) == nil { return .min }
      return value(input, 0, in: scenario)
    }
  }

  func holds(_ condition: FormScenario.Condition, _ number: Int, in scenario: FormScenario) -> Bool {
    value(condition.value, number, in: scenario) >= condition.least
  }

  /// Returns all fields, in the order in which forms have them.
  func numbers(derived: Bool, in scenario: FormScenario) -> [(name: String, value: Int)] {
    let model: FormScenario.Model = scenario.models[kind]
    var all: [(String, Int)] = [("id", id)] + model.states.map { ($0, states[$0] ?? 0) }
    if derived { all += model.derivations.map { ($0.name, field($0.name, in: scenario)) } }
    func add(_ node: FormNode, _ name: String) {
      all += node.numbers(derived: derived, in: scenario).map { ("\(name).\($0.name)", $0.value) }
    }
    for (place, child) in children.enumerated() { add(child, "c\(place)") }
    if model.optional != nil {
      all.append(("x0", optional == nil ? -1 : -2))
      if let optional { add(optional, "x0") }
    }
    if model.choice != nil {
      all.append(("y0", choice.place))
      if case .word(let word) = choice { all.append(("y0.word", word)) }
      if let node: FormNode = choice.node { add(node, "y0") }
    }
    if model.list != nil {
      all.append(("rows", rows.count))
      for row in rows { add(row, "rows[\(row.id)]") }
    }
    return all
  }
}

extension FormScenario {
  /// The load of the state `l0`.
  package struct Load: Sendable {
    /// The arguments of the request.
    package var values: [Value]
    package var when: Condition?
    package var after: Int?
    /// The fields that it depends on, if they are not those that its expressions name.
    package var on: [String]?
    package var clears: Bool = false
    package var isStubborn: Bool = false
    /// Whether its expressions call the functions of derivations.
    package var asks: Bool = false
    /// Whether it loads the list of rows, as many new ones as the answer says.
    package var isOfRows: Bool = false
    /// Whether the root loads it at its start.
    package var begins: Bool = false

    /// Returns the effect id of a load, which effects of other actions may have, too.
    package static func word(_ index: Int) -> Int { index + 2 }
    package static func load(ofWord word: Int) -> Int? { word < 2 ? nil : word - 2 }
  }
}

extension FormScenario.Model {
  /// Returns the name of the loaded field: a number, or the rows.
  package func loaded(_ load: Int) -> String { loads[load].isOfRows ? "rows" : "l\(load)" }
  package var numberLoads: [String] { loads.indices.filter { !loads[$0].isOfRows }.map { "l\($0)" } }

  /// Returns the load that is called by a number: actions come first, then loads. Nil if it is an action.
  package func load(_ called: Int) -> Int? { called < actions.count ? nil : called - actions.count }
  package func name(_ called: Int) -> String {
    load(called).map { loads[$0].isOfRows ? "loadRows" : "loadL\($0)" } ?? actions[called].name
  }
  package func call(_ called: Int, _ number: String) -> String {
    name(called) + (load(called) == nil ? "(\(number))" : "()")
  }

  /// Returns the action of a value that reports a result to a parent. `telling` reports it to callers outside.
  package func asking(_ question: Int) -> String { "ask" + name(question).uppercased() }
  package func telling(_ question: Int) -> String { "tell" + name(question).uppercased() }

  /// Returns a call whose result is discarded, if it has one.
  package func statement(_ called: Int, _ number: String) -> String {
    (load(called) == nil && actions[called].gives != nil ? "_ = " : "") + call(called, number)
  }
}

extension FormScenario {
  /// Returns a load as an effect that begins at once, or that waits first.
  package func effect(of load: Int, in model: Int, isCalled: Bool) -> Effect {
    let whole: Load = models[model].loads[load]
    var effect: Effect = Effect(
      name: "\(models[model].name).\(models[model].loaded(load))",
      kind: whole.isStubborn ? .isStubborn : .waits,
      values: whole.values
    )
    (effect.word, effect.when, effect.load) = (Load.word(load), whole.when, load)
    effect.after = isCalled ? nil : whole.after
    return effect
  }

  /// Returns the fields that a load depends on.
  package func inputs(of load: Int, in model: Int) -> [Value] {
    let whole: Load = models[model].loads[load]
    if let on: [String] = whole.on { return on.map { .field([], $0) } }
    return (whole.values + [whole.when?.value].compactMap { $0 }).flatMap { named($0, whole, model) }
  }

  private func named(_ value: Value, _ load: Load, _ model: Int) -> [Value] {
    switch value {
    case .constant, .number, .count, .total, .failed, .loaded: return []
    case .ofOptional, .ofCase, .shown: return [value]
    case .field(let path, let name):
      guard load.asks, path.isEmpty, let derivation: Derivation = models[model].asked(name) else { return [value] }
      return named(derivation.value, Load(values: []), model)
    case .sum(let one, let other): return named(one, load, model) + named(other, load, model)
    case .half(let value), .bits(let value, _): return named(value, load, model)
    }
  }
}

extension FormScenario.Model {
  /// Returns `w0`, `w1`, or the name of a loaded field.
  func text(word: Int) -> String { word < 2 ? "w\(word)" : loaded(word - 2) }

  /// Returns a derivation with a function that loads call: one that reads children might call a model that has gone.
  func asked(_ name: String) -> FormScenario.Derivation? {
    derivations.enumerated().first { $1.name == name && $0 % 2 == 1 && $1.value.isOfOneModel }?.element
  }
}

extension FormScenario.Value {
  fileprivate var isOfOneModel: Bool {
    switch self {
    case .ofOptional, .ofCase, .shown, .count, .total: false
    case .field(let path, _): path.isEmpty
    case .sum(let one, let other): one.isOfOneModel && other.isOfOneModel
    case .half(let value), .bits(let value, _): value.isOfOneModel
    case .constant, .number, .failed, .loaded: true
    }
  }
}

/// The loads and reactions of a plain class, with the fields that they observe.
struct PlainWatch: Sendable {
  let loads: [(load: Load, inputs: PlainInputs?)]
  let reactions: [(action: Action, trigger: PlainTrigger)]
  /// The states that models above follow.
  private(set) var followed: Set<String> = []
  /// The states whose writes may set off loads and reactions, of the class or of models above.
  private(set) var states: Set<String>

  /// Creates the value of a class without loads and reactions.
  init() { (loads, reactions, states) = ([], [], []) }

  init(_ model: ResolvedModel) {
    loads = model.loads.map { ($0, PlainInputs($0, of: model)) }
    reactions = model.actions.map(\.action).compactMap { action in
      PlainTrigger(action, of: model).map { (action, $0) }
    }
    states = Set(loads.compactMap(\.inputs?.sources.states).joined())
      .union(reactions.flatMap { $0.trigger.sources.states.union($0.trigger.states) })
  }

  /// Returns the loads and reactions of classes that hold each other, by the names of the classes.
  static func all(of family: [ResolvedModel]) -> [String: PlainWatch] {
    var watches = Dictionary(family.map { ($0.name, PlainWatch($0)) }, uniquingKeysWith: { first, _ in first })
    for (name, states) in PlainFollowed(family, watches).states {
      watches[name]?.followed = states
      watches[name]?.states.formUnion(states)
    }
    return watches
  }

  /// The fields of models below that its loads and reactions read.
  var below: [ResolvedDerivation.ChildInput] {
    loads.compactMap(\.inputs?.sources.below).joined() + reactions.flatMap(\.trigger.sources.below)
  }
}

/// The states of plain classes that loads and reactions of models above follow, by the names of the classes.
private struct PlainFollowed {
  private(set) var states: [String: Set<String>] = [:]
  private let models: [String: ResolvedModel]
  private var seen: Set<ResolvedDerivation.ChildInput> = []

  /// - Parameter family: Classes that hold each other.
  init(_ family: [ResolvedModel], _ watches: [String: PlainWatch]) {
    models = Dictionary(family.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    for model in family { add(watches[model.name]?.below ?? [], of: model) }
  }

  private mutating func add(_ inputs: [ResolvedDerivation.ChildInput], of model: ResolvedModel) {
    for input in inputs {
      addPath(input.path, of: model)
      // The field is the same, whichever path leads to it.
      let field: ResolvedDerivation.ChildInput = .init(path: [], model: input.model, field: input.field)
      guard seen.insert(field).inserted, let child = models[input.model] else { continue }
      let fields = input.field.map { [$0] } ?? child.fieldNames
      let sources = PlainSources(of: fields, child)
      states[child.name, default: []].formUnion(sources.states)
      add(sources.below, of: child)
      guard input.field == nil else { continue }
      let children = child.stored(.child)
      add(children.map { .init(path: [$0.name.text], model: $0.type.text, field: nil) }, of: child)
    }
  }

  /// Adds the states along a path, too: another model may be set there.
  private mutating func addPath(_ path: [String], of model: ResolvedModel) {
    var owner: ResolvedModel? = model
    for name in path {
      guard let model = owner, let stored = model.stored.first(where: { $0.name.text == name }) else { return }
      if stored.kind != .child { states[model.name, default: []].insert(stored.field) }
      owner = stored.childType.flatMap { models[$0.text] }
    }
  }
}

/// The sources on which some fields of a plain class depend, through derivations.
struct PlainSources: Sendable {
  private(set) var states: Set<String> = []
  /// The generated fields of loads and effects among the sources.
  private(set) var made: Set<String> = []
  /// The fields of child classes among the sources. These classes don't notify their parents.
  private(set) var below: [ResolvedDerivation.ChildInput] = []

  var areBelow: Bool { !below.isEmpty }

  init(of fields: [String], _ model: ResolvedModel) {
    let names = model.fieldNames
    let derivations = Dictionary(
      model.derivations.map { ($0.derivation.name.text, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    let made = Set(model.stored.filter(\.isGenerated).map(\.name.text))
    let known = Set(names)
    var (open, seen) = (fields, Set(fields))
    while let name = open.popLast() {
      if let derivation = derivations[name] {
        below += derivation.childInputs
        open += derivation.inputs.map { names[$0] }.filter { seen.insert($0).inserted }
      } else if made.contains(name) {
        self.made.insert(name)
      } else if known.contains(name) {
        states.insert(name)
      }
    }
  }
}

/// The inputs of a load of a plain class: the fields that it compares, and the states whose writes make it compare.
struct PlainInputs: Sendable {
  /// The compared fields, by the names in the load.
  let compared: [String]
  let sources: PlainSources
  /// The fields of which each write counts.
  let written: Set<String>
  var observed: [String] { compared + written.sorted() }

  /// Nil for a load that no field sets off.
  init?(_ load: Load, of model: ResolvedModel) {
    let fields = model.fieldNames
    func inputs(_ field: String) -> ResolvedDerivation? {
      model.derivations.first { $0.derivation.name.text == field }
    }
    func names(_ derivation: ResolvedDerivation?) -> [String] { derivation?.inputs.map { fields[$0] } ?? [] }
    guard let own = inputs(load.inputsField) else { return nil }
    let writes = load.inputsFields.last { $0 != load.inputsField && inputs($0) != nil }
    compared = names(own).filter { $0 != writes }
    written = Set(names(writes.flatMap { inputs($0) }))
    sources = PlainSources(of: [load.inputsField], model)
  }
}

/// The fields that a reaction of a plain class observes: states, and derived fields that it compares.
struct PlainTrigger: Sendable {
  let states: [String]
  let compared: [String]
  let sources: PlainSources

  /// Nil for an action that no field sets off.
  init?(_ action: Action, of model: ResolvedModel) {
    guard case .fields(let words)? = action.trigger, !action.isGenerated, !words.isEmpty else { return nil }
    let derived = Set(model.derivations.map(\.derivation.name.text))
    states = words.map(\.text).filter { !derived.contains($0) }
    compared = words.map(\.text).filter(derived.contains)
    sources = PlainSources(of: compared, model)
  }
}

/// What some fields of a plain class are made of, over derivations.
struct PlainSources {
  private(set) var states: Set<String> = []
  /// The fields among them that are made of loads and effects.
  private(set) var made: Set<String> = []
  /// Whether they read children that are classes, which tell nobody.
  private(set) var areBelow: Bool = false

  init(of fields: [String], _ model: ResolvedModel) {
    let names: [String] = model.fieldNames
    let derivations: [String: ResolvedDerivation] = Dictionary(
      model.derivations.map { ($0.derivation.name.text, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    let made: Set<String> = Set(model.stored.filter(\.isMade).map(\.name.text))
    let known: Set<String> = Set(names)
    var (open, seen): ([String], Set<String>) = (fields, Set(fields))
    while let name: String = open.popLast() {
      if let derivation: ResolvedDerivation = derivations[name] {
        if !derivation.childInputs.isEmpty { areBelow = true }
        open += derivation.inputs.map { names[$0] }.filter { seen.insert($0).inserted }
      } else if made.contains(name) {
        self.made.insert(name)
      } else if known.contains(name) {
        states.insert(name)
      } else {
        areBelow = true
      }
    }
  }
}

/// What a load of a plain class depends on: the fields that it compares, and the states whose writes make it look.
struct PlainInputs {
  /// As its texts name them.
  let compared: [String]
  let sources: PlainSources
  /// Those of which each write counts.
  let written: Set<String>

  /// Nil for a load that nothing sets off.
  init?(_ load: Load, of model: ResolvedModel) {
    let fields: [String] = model.fieldNames
    func inputs(_ field: String) -> ResolvedDerivation? {
      model.derivations.first { $0.derivation.name.text == field }
    }
    func names(_ derivation: ResolvedDerivation?) -> [String] { derivation?.inputs.map { fields[$0] } ?? [] }
    guard let own: ResolvedDerivation = inputs(load.inputsField) else { return nil }
    let writes: String? = load.inputsFields.last { $0 != load.inputsField && inputs($0) != nil }
    compared = names(own).filter { $0 != writes }
    written = Set(names(writes.flatMap { inputs($0) }))
    sources = PlainSources(of: [load.inputsField], model)
  }
}

/// What a reaction of a plain class hears: states, and derived fields that it compares.
struct PlainTrigger {
  let states: [String]
  let compared: [String]
  let sources: PlainSources

  /// Nil for an action that no field sets off.
  init?(_ action: Action, of model: ResolvedModel) {
    guard case .fields(let words)? = action.trigger, !action.isMade, !words.isEmpty else { return nil }
    let derived: Set<String> = Set(model.derivations.map(\.derivation.name.text))
    states = words.map(\.text).filter { !derived.contains($0) }
    compared = words.map(\.text).filter(derived.contains)
    sources = PlainSources(of: compared, model)
  }
}

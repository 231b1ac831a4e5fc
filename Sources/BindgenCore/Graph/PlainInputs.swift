/// What a load of a plain class depends on: the fields that it compares, and the states whose writes make it look.
struct PlainInputs {
  /// As its texts name them.
  let compared: [String]
  /// The states that these are made of.
  let states: Set<String>
  /// Those of which each write counts.
  let written: Set<String>
  /// Whether they read children that are classes, which tell nobody.
  let areBelow: Bool

  /// Nil for a load that nothing sets off.
  init?(_ load: Load, of model: ResolvedModel) {
    let fields: [String] = model.fieldNames
    let derivations: [String: ResolvedDerivation] = Dictionary(
      model.derivations.map { ($0.derivation.name.text, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    guard let inputs: ResolvedDerivation = derivations[load.inputsField] else { return nil }
    func names(_ derivation: ResolvedDerivation?) -> [String] { derivation?.inputs.map { fields[$0] } ?? [] }
    let writes: String? = load.inputsFields.last { $0 != load.inputsField && derivations[$0] != nil }
    compared = names(inputs).filter { $0 != writes }
    written = Set(names(writes.flatMap { derivations[$0] }))
    var (open, seen): ([String], Set<String>) = (compared, Set(compared))
    while let name: String = open.popLast() {
      open += names(derivations[name]).filter { seen.insert($0).inserted }
    }
    states = seen.filter { derivations[$0] == nil }
    areBelow = (seen.compactMap { derivations[$0] } + [inputs]).contains { !$0.childInputs.isEmpty }
  }
}

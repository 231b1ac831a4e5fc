/// The names of its model that one expression uses.
struct ExpressionUses {
  var expression: SwiftText
  /// The entries that the expression names. Derivations get their numbers when all of them are sorted.
  var parameters: [ResolvedDerivation.Parameter] = []
  /// The entries that called functions read, and that the expression does not name itself.
  var reached: [ResolvedDerivation.Parameter] = []
  /// The names of all entries that called functions read.
  var readByFunctions: Set<String> = []
  var childInputs: [ResolvedDerivation.ChildInput] = []
  /// The functions that it calls, by their index in the spec, each once.
  var functions: [Int] = []
  /// The derivations of its own model, by their index in the spec, each once.
  var derivations: [Int] = []
  /// The place where each of these derivations is named.
  var places: [Int: SourceRange] = [:]
  /// The end offsets of the names that refer to entries of specs.
  var knownEnds: [Int] = []
  /// The tokens of the expression, if its model has lists: they show which forms can be kept.
  var tokens: Tokens?

  /// Sets the field numbers of derivations.
  mutating func number(_ numbers: [String: Int]) {
    for index in parameters.indices where parameters[index].kind == .derivation {
      parameters[index].field = numbers[parameters[index].name]
    }
    for index in reached.indices where reached[index].kind == .derivation {
      reached[index].field = numbers[reached[index].name]
    }
  }

  /// The entries that it names itself, except functions.
  var own: [ResolvedDerivation.Parameter] { parameters.filter { $0.kind != .function } }

  /// Adds the entries that a called function reads.
  ///
  /// - Parameter place: The place of the call; nil in a function.
  mutating func reach(_ function: ExpressionUses, at place: SourceRange?) {
    readByFunctions.formUnion((function.own + function.reached).map(\.name))
    let known = Set((parameters + reached).map(\.name))
    reached += (function.own + function.reached).filter { !known.contains($0.name) }
    childInputs += function.childInputs.filter { !childInputs.contains($0) }
    for index in function.derivations where !derivations.contains(index) {
      derivations.append(index)
      places[index] = place ?? function.places[index]
    }
  }

  /// Returns the parameter that is the whole expression, if it is a field of the same model.
  func alias(_ derivation: Derivation) -> ResolvedDerivation.Parameter? {
    guard derivation.equal == nil, parameters.count == 1,
      let only = parameters.first,
      only.kind == .state || only.kind == .derivation, only.type.text == derivation.type.text,
      let path = expression.dottedNames, path == [only.name]
    else { return nil }
    return only
  }
}

/// The names of its model that one expression uses.
struct ExpressionUses {
  var expression: SwiftText
  /// Derivations get their numbers when all of them are sorted.
  var parameters: [ResolvedDerivation.Parameter] = []
  /// What functions that it calls read, and it does not name itself.
  var reached: [ResolvedDerivation.Parameter] = []
  /// The names of all that these functions read.
  var readByFunctions: Set<String> = []
  var childInputs: [ResolvedDerivation.ChildInput] = []
  /// The functions that it calls, by their index in the spec, each once.
  var functions: [Int] = []
  /// The derivations of its own model, by their index in the spec, each once.
  var derivations: [Int] = []
  /// Where each of them is named.
  var places: [Int: SourceRange] = [:]
  /// Where the names that mean something in a spec end.
  var knownEnds: [Int] = []
  /// Of a model with lists: which forms can be kept is seen by their tokens.
  var tokens: Tokens?

  /// Gives derivations their numbers.
  mutating func number(_ numbers: [String: Int]) {
    for index in parameters.indices where parameters[index].kind == .derivation {
      parameters[index].field = numbers[parameters[index].name]
    }
    for index in reached.indices where reached[index].kind == .derivation {
      reached[index].field = numbers[reached[index].name]
    }
  }

  /// What it names itself, but for functions.
  var own: [ResolvedDerivation.Parameter] { parameters.filter { $0.kind != .function } }

  /// Adds what a function reads.
  ///
  /// - Parameter place: Where it is called; nil in a function.
  mutating func reach(_ function: ExpressionUses, at place: SourceRange?) {
    readByFunctions.formUnion((function.own + function.reached).map(\.name))
    let known: Set<String> = Set((parameters + reached).map(\.name))
    reached += (function.own + function.reached).filter { !known.contains($0.name) }
    childInputs += function.childInputs.filter { !childInputs.contains($0) }
    for index in function.derivations where !derivations.contains(index) {
      derivations.append(index)
      places[index] = place ?? function.places[index]
    }
  }

  /// The parameter that is the whole expression, if that is a field of its own model.
  func alias(_ derivation: Derivation) -> ResolvedDerivation.Parameter? {
    guard derivation.equal == nil, parameters.count == 1,
      let only: ResolvedDerivation.Parameter = parameters.first,
      only.kind == .state || only.kind == .derivation, only.type.text == derivation.type.text,
      let path: [String] = expression.dottedNames, path == [only.name]
    else { return nil }
    return only
  }
}

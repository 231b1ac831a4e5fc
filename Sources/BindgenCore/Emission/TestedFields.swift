/// The fields of a store that depend on which effects run, as a test store has them: they follow from its value, and from what
/// the test has received. A test store does not know which effects run in children and rows.
struct TestedFields {
  private let value: ResolvedModel
  private let store: ResolvedModel
  private let layout: ModelLayout
  /// The derivations that a test store has, each after its dependencies.
  private var known: [ResolvedDerivation] = []

  /// - Parameter layout: The layout of the value.
  init?(_ layout: ModelLayout) {
    guard let store = layout.program.reducers.model(HiddenNames.store(of: layout.model.name)) else { return nil }
    self.layout = layout
    self.store = store
    value = layout.model
    for resolved in store.derivations where resolved.derivation.isStores && isKnown(resolved) { known.append(resolved) }
  }

  var records: [Record] {
    known.filter { !$0.derivation.isPrivate || isNamed($0) }.map { resolved in
      let derivation = resolved.derivation
      return [
        "name": .text(SwiftName.escaped(derivation.name.text)),
        "type": .text(derivation.type.text),
        "access": .text(layout.access(of: derivation.access)),
        "spelling": UserRows(derivation.spelling.text).short(100).map { .verbatim($0) } ?? .nothing,
        "value": .text(call(of: resolved)),
      ]
    }
  }

  /// The facts of the expressions that name children, emitted once more: here these are values.
  var formulas: [Record] {
    known.filter { !$0.parameters.allSatisfy(isSame) }.map { resolved in
      let derivation = resolved.derivation
      let parameters = resolved.parameters.map { "_ \(SwiftName.escaped($0.name, as: .parameter)): \(type(of: $0))" }
      let name = SwiftName.escaped(derivation.name.text)
      return [
        "declaration": .text("\(name)(\(parameters.joined(separator: ", "))) -> \(derivation.type.text)"),
        "body": .record(UserText(resolved.expression, indentation: 6, options: layout.options).record),
      ]
    }
  }

  // MARK: Which

  private func isKnown(_ resolved: ResolvedDerivation) -> Bool {
    resolved.childInputs.allSatisfy(isOfValue)
      && resolved.parameters.allSatisfy { parameter in
        switch parameter.kind {
        case .function: store.function(named: parameter.name)?.inputs.allSatisfy(isSame) == true
        case .derivation where store.isStores(parameter.name): isKnown(parameter.name)
        default: true
        }
      }
  }

  /// Whether other fields depend on it. (So a private one is emitted for these.)
  private func isNamed(_ resolved: ResolvedDerivation) -> Bool {
    known.contains { other in
      other.parameters.contains { $0.kind == .derivation && $0.name == resolved.derivation.name.text }
    }
  }

  private func isKnown(_ name: String) -> Bool { known.contains { $0.derivation.name.text == name } }

  /// Whether the value of a child has the field that an expression reads from its store.
  private func isOfValue(_ input: ResolvedDerivation.ChildInput) -> Bool {
    guard let field = input.field else { return false }
    return layout.program.reducers.model(input.model)?.isStores(field) == false
  }

  /// Whether a name has the same type in the value and in the store. Only the store has fields about running effects.
  private func isSame(_ parameter: ResolvedDerivation.Parameter) -> Bool {
    type(of: parameter) == parameter.type.parameterText
  }

  private func type(of parameter: ResolvedDerivation.Parameter) -> String {
    let stored = value.stored.first { $0.name.text == parameter.name }
    return (stored?.type ?? parameter.type).parameterText
  }

  // MARK: Calls

  /// Returns the call of the store's formula, with what the test has received. An alias has none, and reads the other field.
  private func call(of resolved: ResolvedDerivation) -> String {
    if case .own? = resolved.alias, let other = resolved.parameters.first { return read(other) }
    let name = SwiftName.escaped(resolved.derivation.name.text, as: .afterDot)
    return "\(formulas(name))(\(resolved.parameters.map(read).joined(separator: ", ")))"
  }

  private func formulas(_ member: String) -> String {
    "\(SwiftName.escaped(value.name)).\(HiddenNames.storeFormulas).\(member)"
  }

  private func read(_ parameter: ResolvedDerivation.Parameter) -> String {
    if let runs = store.model.runs.first(where: { $0.field == parameter.name }) {
      return "runs(\(Spelling.quoted(runs.word)))"
    }
    if let function = store.function(named: parameter.name) {
      let inputs = function.inputs.map { "\(SwiftName.escaped($0.name, as: .label)): \(read($0))" }
      return formulas("\(HiddenNames.function(function.name))(\(inputs.joined(separator: ", ")))")
    }
    let owner = store.isStores(parameter.name) ? "self." : "state."
    return owner + SwiftName.escaped(parameter.name, as: .afterDot)
  }
}

extension ResolvedModel {
  /// Whether a name is that of a store's derivation that depends on which effects run.
  fileprivate func isStores(_ name: String) -> Bool {
    derivations.contains { $0.derivation.name.text == name && $0.derivation.isStores }
  }
}

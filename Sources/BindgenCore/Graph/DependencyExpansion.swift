/// Finds the fields that a dependency on a child includes: one field, or for the child as a whole all of its fields and
/// those of all models below it.
struct DependencyExpansion {
  enum Input: Hashable {
    /// A dependency by an expression.
    case named(ResolvedDerivation.ChildInput)
    /// A dependency by the field that holds it: a change of the child's visible fields is a change of that field.
    case shown(ResolvedDerivation.ChildInput)

    fileprivate var input: ResolvedDerivation.ChildInput {
      switch self {
      case .named(let input), .shown(let input): input
      }
    }
  }

  private let models: [String: ResolvedModel]
  private let others: Set<String>

  /// - Parameter others: The names of the models of other modules.
  init(_ models: [String: ResolvedModel], others: Set<String>) { (self.models, self.others) = (models, others) }

  func fields(of whole: Input) -> [(path: [String], fields: [String])] {
    let input = whole.input
    if let field = input.field { return [(input.path, [field])] }
    var found: [(path: [String], fields: [String])] = []
    var open: [(path: [String], model: String)] = [(input.path, input.model)]
    while let (path, name) = open.popLast() {
      guard let model = models[name] else { continue }
      found.append((path, fields(of: model, whole)))
      open += model.stored(.child).reversed().map { (path + [$0.name.text], $0.type.text) }
    }
    return found
  }

  private func fields(of model: ResolvedModel, _ whole: Input) -> [String] {
    let isOther = others.contains(model.name)
    // Functions of another module read what only that can name.
    if case .named(let input) = whole, input.readsAll || isOther {
      return model.fieldNames.isEmpty ? [] : [HiddenNames.allFields]
    }
    return isOther ? model.fieldNamesForOthers : model.visibleFieldNames
  }
}

extension ResolvedModel {
  /// The fields that other modules see.
  fileprivate var fieldNamesForOthers: [String] {
    let accesses: [(name: Word, access: Word?)] =
      states.map { ($0.name, $0.access) } + derivations.map { ($0.derivation.name, $0.derivation.access) }
    let hidden = accesses.filter { $0.access?.text == "internal" }.map(\.name.text)
    return visibleFieldNames.filter { !hidden.contains($0) }
  }
}

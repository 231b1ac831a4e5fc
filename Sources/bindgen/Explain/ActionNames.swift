import BindgenCore

/// The names of their model that an action's body and its effects use. Only Swift knows what the action does with them.
struct ActionNames {
  /// `products`, `cart.add`: in the order of the body, each once.
  private(set) var all: [String] = []

  /// - Parameter areWritten: Only those that it can assign: what an effect runs reads fields, and calls actions.
  init(_ action: Action, in model: NamesOfModel, areWritten: Bool = false) {
    let uses: [NameUses.Use] = areWritten ? action.usesOfBodies : action.uses
    let parameters: Set<String> = Set(action.signature.parameters.map(\.name))
    var seen: Set<String> = []
    for use in uses where model.all.contains(use.name) && !(parameters.contains(use.name) && !use.isMember) {
      let steps: [String] = model.children.contains(use.name) || use.name == "view" ? use.path.map(\.name) : []
      let name: String = model.questions[use.name] ?? ([use.name] + steps).joined(separator: ".")
      if seen.insert(name).inserted { all.append(name) }
    }
  }
}

/// The names of their model that the bodies of actions can use, found once for all of them.
struct NamesOfModel: Sendable {
  let all: Set<String>
  let children: Set<String>
  /// What the fields that say what runs are called in the spec.
  let questions: [String: String]

  init(_ resolved: ResolvedModel) {
    let model: Model = resolved.model
    var names: Set<String> = Set(model.stored.map(\.name.text) + model.derivations.map(\.name.text))
    names.formUnion(model.functions.map(\.name.text) + model.actions.map(\.signature.name))
    if model.view?.commands.isEmpty == false { names.insert("view") }
    all = names
    questions = model.questions
    children = Set(resolved.stored(.child).map(\.name.text))
  }
}

extension NameUses.Use {
  /// Whether `self.` is before it, so that it is not a parameter.
  fileprivate var isMember: Bool {
    range.lowerBound > 0 && range.file.bytes[range.lowerBound - 1] == UInt8(ascii: ".")
  }
}

/// The fields about loads that code inside the class names: bodies, functions, effects and aliases. Expressions receive them as
/// parameters.
struct NamedFacts {
  private let names: Set<String>

  init(_ layout: ModelLayout) {
    let model = layout.model
    let bodies = model.actions.filter { !model.isOfLoad($0.action) }.map(\.action).flatMap { action in
      [action.body] + [action.animation].compactMap { $0 }
    }
    let pieces = model.actions.flatMap { action in
      action.effects.flatMap(\.pieces) + action.cancellations.flatMap(\.values)
    }
    let aliases = model.derivations.filter { $0.alias != nil }
    let inputs = model.loads.compactMap { PlainInputs($0, of: model) }
    names = Set(bodies.flatMap { $0.names.uses.map(\.name) })
      .union(pieces.flatMap(\.inputs).map(\.name))
      .union(model.functions.flatMap(\.inputs).map(\.name))
      .union(aliases.flatMap(\.parameters).map(\.name))
      .union(inputs.flatMap(\.compared))
  }

  func contains(_ name: String) -> Bool { names.contains(name) }
}

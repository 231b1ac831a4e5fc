/// How emitted code names what belongs to the entries of a model and nobody sees: out of the way of every name that the
/// spec gives.
package struct HiddenNames: Sendable {
  // Only those that are called otherwise than most.
  private var storages: [String: String] = [:]
  private var bodies: [String: String] = [:]
  private var equalities: [String: String] = [:]

  init(_ model: Model) {
    let compared: [Word] =
      model.stored.filter { $0.equal != nil }.map(\.name) + model.derivations.filter { $0.equal != nil }.map(\.name)
    var taken: Set<String> = Self.names(of: model, beginningWithUnderscore: compared.isEmpty)
    for state in model.stored where state.kind == .state {
      Self.give(Self.storage(state.name.text), to: state.name.text, in: &storages, &taken)
    }
    for field in compared { Self.give(Self.equality(field.text), to: field.text, in: &equalities, &taken) }
    for action in model.actions {
      let name: String = action.signature.name
      Self.give(Self.body(name), to: name, in: &bodies, &taken)
    }
  }

  /// What the spec names. All that is hidden begins with `_`, but for what tells whether values are equal.
  private static func names(of model: Model, beginningWithUnderscore isPicky: Bool) -> Set<String> {
    var names: Set<String> = []
    func add(_ name: String) {
      if !isPicky || name.utf8.first == UInt8(ascii: "_") { names.insert(name) }
    }
    for stored in model.stored { add(stored.name.text) }
    for derivation in model.derivations { add(derivation.name.text) }
    for action in model.actions {
      add(action.signature.name)
      for parameter in action.signature.parameters { add(parameter.name) }
    }
    return names
  }

  /// The property that holds a state's value.
  package func storage(of state: String) -> String { storages[state] ?? Self.storage(state) }

  /// The function that holds an action's text.
  package func body(of action: String) -> String { bodies[action] ?? Self.body(action) }

  /// The function that tells whether two values of a field are the same.
  package func equality(of field: String) -> String { equalities[field] ?? Self.equality(field) }

  // What most are called.
  private static func storage(_ state: String) -> String { "_" + state }
  private static func body(_ action: String) -> String { "_perform" + SwiftName.capitalized(action) }
  private static func equality(_ field: String) -> String { field + "AreEqual" }

  /// The type beside the class that holds the spec's expressions.
  package static func formulas(of model: String) -> String { "_" + model + "Formulas" }

  /// A name gets an ending where somebody has it already: a word, since what is hidden may end in any number.
  private static func give(
    _ name: String,
    to owner: String,
    in names: inout [String: String],
    _ taken: inout Set<String>
  ) {
    var free: String = name
    var number: Int = 1
    while Machinery.isHidden(free) || !taken.insert(free).inserted {
      free = name + "Own" + (number == 1 ? "" : String(number))
      number += 1
    }
    if number > 1 { names[owner] = free }
  }
}

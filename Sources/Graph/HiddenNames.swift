import BindgenSpec
import BindgenSwiftTokens

/// How emitted code names what belongs to the entries of a model and nobody sees: out of the way of every name that the
/// spec gives.
public struct HiddenNames: Sendable {
  private var storages: [String: String] = [:]
  private var bodies: [String: String] = [:]
  private var equalities: [String: String] = [:]

  init(_ model: Model) {
    var taken: Set<String> = Set(model.stored.map(\.name.text) + model.derivations.map(\.name.text))
    for action in model.actions {
      taken.insert(action.signature.name)
      taken.formUnion(action.signature.parameters.map(\.name))
    }
    storages.reserveCapacity(model.stored.count)
    for state in model.stored where state.kind == .state {
      storages[state.name.text] = HiddenNames.free("_" + state.name.text, &taken)
    }
    let compared: [Word] =
      model.stored.filter { $0.equal != nil }.map(\.name) + model.derivations.filter { $0.equal != nil }.map(\.name)
    for field in compared { equalities[field.text] = HiddenNames.free(field.text + "AreEqual", &taken) }
    for action in model.actions {
      let name: String = action.signature.name
      bodies[name] = HiddenNames.free("_perform" + SwiftName.capitalized(name), &taken)
    }
  }

  /// The property that holds a state's value.
  public func storage(of state: String) -> String { storages[state] ?? "_" + state }

  /// The function that holds an action's text.
  public func body(of action: String) -> String { bodies[action] ?? "_perform" + SwiftName.capitalized(action) }

  /// The function that tells whether two values of a field are the same.
  public func equality(of field: String) -> String { equalities[field] ?? field + "AreEqual" }

  /// The type beside the class that holds the spec's expressions.
  public static func formulas(of model: String) -> String { "_" + model + "Formulas" }

  /// How a class names a model: by another name, where a type that classes declare inside themselves is called the same.
  public static func inside(_ model: String) -> String {
    isInside(model) ? "_" + model + "Model" : model
  }

  /// Whether a class may declare a type of this name inside itself, or something that is generic over one.
  static func isInside(_ name: String) -> Bool {
    name == Machinery.changes || (Machinery.types + Machinery.generics).contains(name)
      || Outlet.all.contains { $0.types.contains(name) }
  }

  /// A name gets an ending where somebody has it already: a word, since what is hidden may end in any number.
  private static func free(_ name: String, _ taken: inout Set<String>) -> String {
    var free: String = name
    var number: Int = 1
    while Machinery.isHidden(free) || !taken.insert(free).inserted {
      free = name + "Own" + (number == 1 ? "" : String(number))
      number += 1
    }
    return free
  }
}

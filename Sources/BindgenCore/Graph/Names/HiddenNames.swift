/// The names of private parts of a model's entries in emitted code: they avoid every name that the spec uses.
package struct HiddenNames: Sendable {
  // Only names that differ from the usual ones.
  private var storages: [String: String] = [:]
  private var bodies: [String: String] = [:]
  private var equalities: [String: String] = [:]
  private var keepers: [String: String] = [:]
  private var branches: [String: String] = [:]
  private var loads: [String: String] = [:]
  private var makers: [String: String] = [:]
  private var loadings: [String: String] = [:]
  private var works: [String: String] = [:]
  /// The names of parts of reducers and stores, by their usual names.
  private var parts: [String: String] = [:]

  init(_ model: Model) {
    let compared =
      model.stored.filter { $0.equal != nil }.map(\.name) + model.derivations.filter { $0.equal != nil }.map(\.name)
    var taken = Self.names(of: model, beginningWithUnderscore: compared.isEmpty)
    for state in model.stored where state.kind == .state || state.kind == .alternative {
      Self.give(
        Self.storage(state.name.text),
        to: state.name.text,
        in: &storages,
        &taken,
        isOfStore: model.value != nil
      )
    }
    let hasLists = model.stored.contains { $0.list != nil }
    for derivation in model.derivations.map(\.name.text) {
      Self.give(
        Self.storage(derivation),
        to: derivation,
        in: &storages,
        &taken,
        isOfStore: model.value != nil
      )
      if hasLists { Self.give(Self.keeper(derivation), to: derivation, in: &keepers, &taken) }
    }
    for branch in model.stored where branch.list != nil || branch.isChild {
      Self.give(Self.branch(branch.name.text), to: branch.name.text, in: &branches, &taken)
    }
    if model.hasStore || model.value != nil {
      for part in Self.parts(of: model) { Self.give(part, to: part, in: &parts, &taken, isOfStore: true) }
    }
    if !model.isValue, model.value == nil {
      for load in model.loads.map(\.name.text) {
        Self.give(Self.load(load), to: load, in: &loads, &taken)
        Self.give(Self.maker(load), to: load, in: &makers, &taken)
      }
      for word in model.effectWords { Self.give(Self.work(word), to: word, in: &works, &taken) }
    }
    if model.isValue {
      for load in model.loads.map(\.name.text) {
        Self.give(Self.loading(load), to: load, in: &loadings, &taken)
      }
    }
    for field in compared { Self.give(Self.equality(field.text), to: field.text, in: &equalities, &taken) }
    // Actions with one base name differ by their labels, there as here.
    for name in Self.names(of: model.actions) { Self.give(Self.body(name), to: name, in: &bodies, &taken) }
  }

  /// The names in the spec. Every hidden name begins with `_`, except those of equality functions.
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

  /// The names of a reducer's functions for each action, and of a store's properties for each list and child.
  private static func parts(of model: Model) -> [String] {
    let children = model.stored.filter { $0.childType != nil || $0.choice != nil }.map(\.oneName)
    if model.value != nil { return children.flatMap { [list($0), row($0), settling($0)] } }
    return names(of: model.actions).map { call($0) } + model.stored.filter { $0.kind == .alternative }.map(\.oneName)
  }

  /// Returns the base names of actions, each once.
  private static func names(of actions: [Action]) -> [String] { actions.map(\.signature.name).uniqued }

  /// A part of a reducer or a store, by its usual name.
  package func part(_ usual: String) -> String { parts[usual] ?? usual }

  package static func list(_ name: String) -> String { "_" + name + "List" }
  package static func row(_ name: String) -> String { "_" + name + "Row" }
  package static func settling(_ name: String) -> String { "_settle" + SwiftName.capitalized(name) }
  /// The function by which other actions call an action of a value.
  package static func call(_ action: String) -> String { "_" + action }

  /// The property that stores a state or a derivation.
  package func storage(of state: String) -> String { storages[state] ?? Self.storage(state) }

  /// The object that maintains a kept form of a list.
  package func keeper(of derivation: String) -> String { keepers[derivation] ?? Self.keeper(derivation) }

  /// The object that follows models that come and go.
  package func branch(of state: String) -> String { branches[state] ?? Self.branch(state) }

  /// The object that loads a state of a plain class.
  package func load(of state: String) -> String { loads[state] ?? Self.load(state) }

  /// The function that creates the object that loads a state.
  package func maker(ofLoad state: String) -> String { makers[state] ?? Self.maker(state) }

  /// The function of a value that begins a load.
  package func loading(of state: String) -> String { loadings[state] ?? Self.loading(state) }

  /// The object for the effects of one name in a plain class. (A load has an object of its own.)
  package func work(of word: String) -> String { works[word] ?? Self.work(word) }

  /// The function with an action's body.
  package func body(of action: String) -> String { bodies[action] ?? Self.body(action) }

  /// The function that compares two values of a field.
  package func equality(of field: String) -> String { equalities[field] ?? Self.equality(field) }

  // The usual names.
  private static func storage(_ state: String) -> String {
    let name = Stored.Choice.oneName(state)
    return name.hasPrefix("_") ? name : "_" + name
  }
  private static func keeper(_ derivation: String) -> String { "_" + derivation + "Kept" }
  private static func branch(_ state: String) -> String { "_" + Stored.Choice.oneName(state) + "Branch" }
  private static func load(_ state: String) -> String { "_" + state + "Load" }
  private static func maker(_ state: String) -> String { "_make" + SwiftName.capitalized(state) + "Load" }
  private static func loading(_ state: String) -> String { "_begin" + SwiftName.capitalized(state) + "Load" }
  private static func work(_ word: String) -> String { "_" + word.prefix { $0 != "(" } + "Work" }
  private static func body(_ action: String) -> String { "_perform" + SwiftName.capitalized(action) }
  private static func equality(_ field: String) -> String { field + "AreEqual" }

  /// The type in the class with the spec's expressions.
  package static let formulas = "_Formulas"
  /// The name that stands for all fields of a class.
  package static let allFields = "_all"
  package static let unobserved = "_unheard"

  /// The type in a value with the expressions of its store.
  package static let storeFormulas = "_StoreFormulas"

  /// The class beside a value with a reducer.
  package static func store(of value: String) -> String { value + "Store" }

  /// The field of a store that counts how often rows of a list came, went or moved.
  package static func order(of list: String) -> String { "_" + list + "Order" }

  /// The type, beside the expressions, that stores what a function reads.
  package static func function(_ name: String) -> String { "_" + SwiftName.capitalized(name) }

  /// Chooses a free name. A taken one gets a word at its end, because hidden names may end in any number.
  private static func give(
    _ name: String,
    to owner: String,
    in names: inout [String: String],
    _ taken: inout Set<String>,
    isOfStore: Bool = false
  ) {
    var free = name
    var number = 1
    while ReservedNames.isHidden(free) || isOfStore && ReservedNames.isOfStores(free) || !taken.insert(free).inserted {
      free = name + "Own" + (number == 1 ? "" : String(number))
      number += 1
    }
    if number > 1 { names[owner] = free }
  }
}

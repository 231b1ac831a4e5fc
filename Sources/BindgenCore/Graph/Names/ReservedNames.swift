/// The names that every emitted class uses itself, with any outlet.
package enum ReservedNames {
  /// Members for the users of a model.
  static let members: [String] = ["update"]

  /// Members for debuggers.
  static let shown: [String] = ["customMirror", "debugDescription"]

  /// The enum that is the namespace of the code that all models share.
  package static let shared = "Bindgen"

  /// The outlet of a class that has no machinery.
  package static let plain = "plain"

  /// The outlet by which Observation tracks a class that has machinery.
  static let observation = "observation"

  /// The outlet that adds a store to a value.
  static let reducer = "reducer"

  /// The handle of an action with effects.
  package static let effect = "Bindgen.Effect"

  /// The type with the names of a class's fields.
  static let changes = "Changes"

  /// The enum of a model's events.
  static let event = "Event"

  /// Members of a model with events.
  static func ofEvents(_ outlets: [Outlet]) -> [String] { [event, "onEvent"] + outlets.flatMap(\.eventMembers) }

  /// The members of a set of changes, beside one for each field.
  static let ofChanges: [String] = [HiddenNames.allFields, "ArrayLiteralElement", "Element", "RawValue"]

  /// Private members.
  private static let hidden: Set<String> = [
    HiddenNames.formulas, HiddenNames.storeFormulas, "_addObserved", "_compute", "_core",
    "_effects", "_Home", "_delegateLists", "_eventFeeds", "_eventListeners", "_Field", "_field", "_fields", "_fresh",
    "_graph", "_hearers", "_hearing", "_knowLists", "_lists", "_notify", "_notifyOfEdits", "_notifyReaders",
    "_observedRows", "_OwnView", "_pass", "_reactions", "_registrar", "_show", "_sendEvent", "_showChanges",
    "_shown", "_ShownTypes", "_streams", "_tellEvent", "_track", "_tracked", "_Types", "_View", "_view", "_viewLists",
    "_willWrite", "_wrote",
  ]

  /// Names that the functions of a reducer use where an action's arguments are in scope.
  static let ofReducers: Set<String> = ["_plans", "_reduce", "_services", "_value"]

  /// Members of values with reducers, and private members of their stores.
  static func isOfStores(_ name: String) -> Bool { ofStores.contains(name) || ofValues.contains(name) }

  private static let ofValues: Set<String> = [
    "_Before", "_areSame", "_before", "_compare", "_edit", "_endGone", "_id", "_react", "_watch",
  ]

  static let ofStores: Set<String> = [
    "_announce", "_begin", "_compare", "_endGone", "_engine", "_hasEnded", "_keepLists", "_receiver", "_reduce", "_run",
    "_send", "_stored", "_take", "_takeRuns", "_Value",
  ]

  /// Members of test stores.
  static let ofTestStores: Set<String> = [
    "events", "exhaustivity", "expectEvent", "finish", "notCompared", "receive", "runs", "skipReceived", "skipRunning",
    "timeout",
  ]

  static func isHidden(_ name: String) -> Bool { hidden.contains(name) }
}

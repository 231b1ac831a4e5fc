/// The words of other libraries, and of newcomers, that stand where this language has its own: an error says which.
///
/// Those for keys stand beside the keys, in `Language`.
enum OtherWords {
  /// The policies of effects, by what others call them.
  static let policies: [String: String] = [
    "cancel": "replace", "cancelPrevious": "replace", "latest": "replace", "restart": "replace", "switch": "replace",
    "drop": "keep", "exhaust": "keep", "first": "keep", "ignore": "keep", "skip": "keep",
    "append": "queue", "concat": "queue", "serial": "queue",
  ]

  /// The outlets that others write as keys of a model.
  private static let outletsAsKeys: [String: String] = [
    "delegate": "delegate", "doubles": "spies", "mocks": "spies", "spies": "spies", "stubs": "spies",
    "erased": "erased", "wrappers": "erased", "ObservableObject": "combine", "combine": "combine",
    "Observable": "observation", "observation": "observation", "reducer": "reducer", "tca": "reducer",
  ]

  /// The beginnings of sentences that end with an outlet.
  static let usesOfOutlets: [String: String] = [
    "combine": "an 'ObservableObject' is", "delegate": "a delegate is", "erased": "a type-erased wrapper is",
    "observation": "SwiftUI observes", "reducer": "a reducer is 'kind: struct' with", "spies": "test doubles are",
  ]

  /// The help for a key that no model has, where it is the name of something else.
  static func helpForKey(_ key: String) -> String? {
    if key == Language.initWord { return "what is done when the model has been made is an action with 'on: init'" }
    guard let outlet = outletsAsKeys[key], let use = usesOfOutlets[outlet] else { return nil }
    return "\(use) 'emit: [\(outlet)]'"
  }
}

/// The keys of a spec, by what has them. The reader takes no others. The schema and the grammar for editors name the same.
package enum SpecKeys {
  package static let spec: [String] = [
    "bindgen", "imports", "access", "isolation", "emit", "protocols", "models",
  ]

  package static let model: [String] = [
    "kind", "doc", "access", "isolation", "emit", "conforms", "types", "let", "services", "children", "state",
    "storage", "lists", "loads", "derive", "functions", "events", "actions", "view", "protocol", "listSource",
  ]

  /// The keys of an entry's long form, by the section that it is in.
  package static let entry: [String: [String]] = [
    "let": ["type", "value", "doc", "access", "changes"],
    "services": ["type", "protocol", "struct", "methods", "conforms", "value", "doc", "access"],
    "children": ["type", "cases", "conforms", "value", "doc"],
    "state": ["type", "value", "doc", "access", "set", "equal"],
    "storage": ["type", "value", "doc"],
    "lists": ["element", "ids", "limit", "new", "value", "doc", "access", "set"],
    "derive": ["type", "value", "doc", "access", "equal", "kept"],
  ]

  package static let action: [String] = [
    "signature", "body", "doc", "access", "animation", "effect", "cancels", "on", "onAction",
    "onEvent",
  ]

  package static let function: [String] = ["signature", "body", "doc", "access"]

  /// Of a model's events, where more is said than which there are.
  package static let events: [String] = ["cases", "conforms"]

  package static let effect: [String] = ["id", "policy", "when", "after", "every", "outlives", "run", "then", "catch"]

  /// Those of actions and effects whose Swift only tells something, and does nothing.
  package static let telling: [String] = ["animation", "cancels", "id", "when", "after", "every"]

  /// The others that have Swift as their value.
  package static let withSwift: [String] = ["value", "equal", "new", "from", "body", "run", "then", "catch"]

  /// The sections with a type and perhaps a value for each entry: `total: Int = price * count`.
  package static let sectionsWithTypes: [String] = [
    "let", "services", "children", "state", "storage", "lists", "derive",
  ]

  /// The sections whose entries Swift alone may tell.
  package static let sectionsOfSwift: [String] = sectionsWithTypes + ["loads", "functions", "actions"]

  /// The keys of a model that have others below them.
  static let sectionsOfKeys: [String] = sectionsOfSwift + ["view", "protocol"]

  package static let load: [String] = ["from", "when", "after", "on", "clears", "doc", "access"]

  /// The keys of an entry's long form, in any section.
  static func ofEntries(in section: String) -> [String] {
    switch section {
    case "actions": action
    case "functions": function
    case "loads": load
    default: entry[section] ?? []
    }
  }

  package static let view: [String] = ["name", "shows", "commands", "conforms"]

  package static let method: [String] = ["signature", "doc"]

  /// Of a model's protocol.
  package static let abstraction: [String] = ["name", "members", "except"]

  /// Of a protocol that belongs to no model.
  package static let protocols: [String] = ["methods", "conforms", "doc", "access", "isolation", "emit", "exists"]

  /// Where a key may stand that stands in the wrong place; nil if that is nowhere, or at many places.
  static func owners(of key: String) -> String? {
    let all: [(owner: String, keys: [String])] = [
      ("a spec", spec), ("a model", model), ("an action", action), ("an effect", effect), ("a load", load),
      ("a view", view),
    ]
    let owners: [String] = all.filter { $0.keys.contains(key) }.map(\.owner)
    return owners.isEmpty || owners.count > 2 ? nil : owners.joined(separator: " or ")
  }
}

/// The words that keys take where they take few.
package enum SpecWords {
  package static let version: String = "1"
  package static let kinds: [String] = ["class", "struct"]
  /// Of a spec or a model.
  package static let accesses: [String] = ["public", "package", "internal"]
  /// Of an entry.
  package static let entryAccesses: [String] = ["private", "internal", "package", "public"]
  /// Who may set a state beside its model: of a value, also the models that hold it.
  package static let setters: [String] = entryAccesses + [owner]
  package static let owner: String = "owner"
  /// How a service may be held.
  package static let ownerships: [String] = ["weak", "unowned"]
  /// What an action runs on beside fields: the model has been made.
  package static let beginning: String = "init"
  package static let ids: [String] = ["none"]
  /// What others call a key.
  package static let otherNames: [String: String] = [
    "debounce": "after", "throttle": "after", "delay": "after", "onChange": "on", "interval": "every",
    "completion": "then", "onCompletion": "then", "onSuccess": "then", "success": "then",
    "error": "catch", "failure": "catch", "onError": "catch", "onFailure": "catch",
    "computed": "derive", "computedProperties": "derive", "derivations": "derive", "derived": "derive",
    "fields": "state", "properties": "state", "published": "state", "variables": "state", "vars": "state",
    "constants": "let", "dependencies": "services", "methods": "actions", "reactions": "actions", "outlets": "emit",
    "observers": "emit",
  ]
  /// What others call a policy.
  static let otherPolicies: [String: String] = [
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
  static let uses: [String: String] = [
    "combine": "an 'ObservableObject' is", "delegate": "a delegate is", "erased": "a type-erased wrapper is",
    "observation": "SwiftUI observes", "reducer": "a reducer is 'kind: struct' with", "spies": "test doubles are",
  ]

  /// The help for a key that no model has, where it is the name of something else.
  static func helpForKey(_ key: String) -> String? {
    if key == beginning { return "what is done when the model has been made is an action with 'on: init'" }
    guard let outlet: String = outletsAsKeys[key], let use: String = uses[outlet] else { return nil }
    return "\(use) 'emit: [\(outlet)]'"
  }
  package static let kept: [String] = ["true"]
  package static let outlives: [String] = ["true"]
  package static let exists: [String] = ["true"]
  package static let changes: [String] = ["never"]
  package static let clears: [String] = ["true"]
  package static let policies: [String] = Effect.Policy.allCases.map(\.rawValue)
}

import BindgenCore

/// What a key is for, and what its value may be. Which keys there are, the reader says.
struct KeyNote {
  let about: String
  let value: JSON

  init(_ about: String, _ value: JSON) {
    self.about = about
    self.value = value
  }

  /// As a property of a schema.
  var schema: JSON { JSON.object([(key: "description", value: .string(about))]).joined(value) }
}

extension KeyNote {
  static func spec(outlets: [String]) -> [String: KeyNote] {
    [
      "bindgen": KeyNote("The version of the language.", SchemaValue.oneOf([SpecWords.version])),
      "imports": KeyNote("What emitted code imports.", SchemaValue.list(of: SchemaValue.word)),
      "access": KeyNote("Who may see the models: internal by default.", SchemaValue.oneOf(SpecWords.accesses)),
      "isolation": isolation,
      "emit": KeyNote("The outlets: ways to observe the models.", emit(outlets)),
      "protocols": KeyNote("Protocols of no model, by name.", protocols(outlets)),
      "models": KeyNote("The models, by name.", models(outlets)),
    ]
  }

  private static func emit(_ outlets: [String]) -> JSON {
    SchemaValue.list(of: SchemaValue.oneOf(outlets), isUnique: true)
  }

  private static func models(_ outlets: [String]) -> JSON {
    let model: JSON = SchemaValue.mapping(SpecKeys.model, model(outlets), or: ["null"])
    return ["type": "object", "minProperties": 1, "additionalProperties": model]
  }

  private static func protocols(_ outlets: [String]) -> JSON {
    let one: JSON = SchemaValue.mapping(SpecKeys.protocols, oneOfProtocols(outlets), or: [], needs: ["methods"])
    return ["type": "object", "minProperties": 1, "additionalProperties": ["anyOf": [serviceMembers, one]]]
  }

  static func oneOfProtocols(_ outlets: [String]) -> [String: KeyNote] {
    [
      "methods": KeyNote("Its methods and properties.", serviceMembers),
      "conforms": KeyNote("What it refines.", SchemaValue.list(of: SchemaValue.word)),
      "doc": doc,
      "access": access,
      "isolation": isolation,
      "emit": KeyNote("Its outlets, erased and spies, instead of those at the top.", emit(outlets)),
      "exists": KeyNote(
        "It is there, in Swift: only its wrapper and its double are emitted.",
        SchemaValue.oneOf(SpecWords.exists)
      ),
    ]
  }

  static func model(_ outlets: [String]) -> [String: KeyNote] {
    [
      "kind": KeyNote("A class, the default, or a struct: a value.", SchemaValue.oneOf(SpecWords.kinds)),
      "doc": doc,
      "access": access,
      "isolation": isolation,
      "emit": KeyNote("Its outlets, instead of those at the top.", emit(outlets)),
      "conforms": KeyNote("Protocols that it conforms to.", SchemaValue.list(of: SchemaValue.word)),
      "types": KeyNote("Declarations of types inside it.", SchemaValue.expression),
      "let": KeyNote("Constants.", section("let", needs: ["type"])),
      "services": KeyNote("What actions use.", services),
      "children": KeyNote("Other models that it depends on.", children),
      "state": KeyNote("What changes.", section("state", needs: ["type"])),
      "storage": KeyNote("Private variables that nobody observes.", section("storage", needs: ["type"])),
      "lists": KeyNote("Rows.", section("lists", needs: ["element"])),
      "loads": KeyNote("States whose values take time: where they come from.", SchemaValue.entries(load)),
      "derive": KeyNote("What is computed from other fields.", section("derive", needs: ["type", "value"])),
      "functions": KeyNote("Questions with parameters: signatures and expressions.", SchemaValue.entries(function)),
      "events": KeyNote("What it tells its owner once: signatures.", eventsValue),
      "actions": KeyNote("How to change it: signatures and bodies.", SchemaValue.entries(action)),
      "view": KeyNote("What it shows on a view.", SchemaValue.mapping(SpecKeys.view, view, or: ["null"])),
      "protocol": KeyNote("A protocol for the model.", abstractionValue),
      "listSource": KeyNote("Which list a table shows.", SchemaValue.word),
    ]
  }

  private static let access: KeyNote = KeyNote("Who may see it.", SchemaValue.oneOf(SpecWords.accesses))
  private static let isolation: KeyNote = KeyNote(
    "A global actor, such as MainActor, or nonisolated.",
    SchemaValue.word
  )
  private static let doc: KeyNote = KeyNote("Documentation. It is text, not Swift.", SchemaValue.text)

  private static let abstractionValue: JSON = SchemaValue.mapping(
    SpecKeys.abstraction,
    abstraction,
    or: ["string"],
    needs: ["name"]
  )

  static let abstraction: [String: KeyNote] = [
    "name": KeyNote("The name of the protocol.", SchemaValue.word),
    "members": KeyNote("The fields and actions that it has.", members),
    "except": KeyNote("The fields and actions that it has not.", members),
  ]

  private static let eventsValue: JSON = [
    "anyOf": [
      methods, SchemaValue.mapping(SpecKeys.events, events, or: [], needs: ["cases"]),
    ]
  ]

  static let events: [String: KeyNote] = [
    "cases": KeyNote("The events, if more is said of them.", methods),
    "conforms": KeyNote("Protocols that the enum of them conforms to.", SchemaValue.list(of: SchemaValue.word)),
  ]

  private static let members: JSON = SchemaValue.list(of: SchemaValue.word, isUnique: true)

  static let view: [String: KeyNote] = [
    "name": KeyNote("The name of the protocol.", SchemaValue.word),
    "shows": KeyNote("Fields that the view shows.", SchemaValue.list(of: SchemaValue.word, isUnique: true)),
    "commands": KeyNote("Methods of the view that actions call.", methods),
    "conforms": KeyNote("Protocols that the view's protocol refines.", SchemaValue.list(of: SchemaValue.word)),
  ]
}

// MARK: Entries

extension KeyNote {
  /// The entries of a section, each in its short or its long form.
  private static func section(_ name: String, needs needed: [String] = []) -> JSON {
    SchemaValue.entries(entry(name, needs: needed))
  }

  private static func entry(_ section: String, needs needed: [String] = []) -> JSON {
    SchemaValue.mapping(SpecKeys.entry[section] ?? [], entryNotes, or: ["string", "array"], needs: needed)
  }

  private static let services: JSON = SchemaValue.entries(
    entry("services").joined(SchemaValue.oneNeeded(["type", "protocol", "struct"]))
  )

  private static let children: JSON = SchemaValue.entries(
    entry("children").joined(SchemaValue.oneNeeded(["type", "cases"]))
  )

  /// The cases of one of several children.
  private static let cases: JSON = [
    "type": "object", "minProperties": 1, "additionalProperties": ["type": ["string", "array", "null"]],
  ]

  static let entryNotes: [String: KeyNote] = [
    "cases": KeyNote("What it may be: models, payloads, or nothing.", cases),
    "type": KeyNote("The type.", SchemaValue.type),
    "value": KeyNote("The value, or the expression.", SchemaValue.expression),
    "doc": doc,
    "access": KeyNote("Who may see it.", SchemaValue.oneOf(SpecWords.entryAccesses)),
    "set": KeyNote("Who may set it.", SchemaValue.oneOf(SpecWords.setters)),
    "equal": KeyNote("When $0 and $1 are equal: an expression, or never.", SchemaValue.expression),
    "changes": KeyNote(
      "Of an object: nobody is notified when it changes, and it never does.",
      SchemaValue.oneOf(SpecWords.changes)
    ),
    "kept": KeyNote("An error unless edits of its list keep it up to date.", SchemaValue.oneOf(SpecWords.kept)),
    "protocol": KeyNote("The name of a protocol that is emitted with the methods.", SchemaValue.word),
    "struct": KeyNote("The name of a struct of closures that is emitted for the methods.", SchemaValue.word),
    "methods": KeyNote("The methods of the protocol or struct, and the protocol's properties.", serviceMembers),
    "conforms": KeyNote(
      "What the protocol refines, or the enum of the cases conforms to.",
      SchemaValue.list(of: SchemaValue.word)
    ),
    "element": KeyNote("The type of a row.", SchemaValue.type),
    "ids": KeyNote("That rows have no ids.", SchemaValue.oneOf(SpecWords.ids)),
    "limit": KeyNote("How many rows there may be.", SchemaValue.count),
    "new": KeyNote("An expression that makes a row.", SchemaValue.expression),
  ]

  private static let methods: JSON = SchemaValue.list(of: method)

  private static let method: JSON = SchemaValue.mapping(
    SpecKeys.method,
    methodNotes,
    or: ["string"],
    needs: ["signature"]
  )

  /// Methods of a service, and properties: YAML reads `isOn: Bool { get }` as a mapping.
  private static let serviceMembers: JSON = SchemaValue.list(of: ["anyOf": [method, SchemaValue.property]])

  static let methodNotes: [String: KeyNote] = [
    "signature": KeyNote("The signature, without 'func'.", SchemaValue.word),
    "doc": doc,
  ]
}

// MARK: Actions and functions

extension KeyNote {
  private static let function: JSON = SchemaValue.mapping(
    SpecKeys.function,
    functionNotes,
    or: SchemaValue.bodyTypes,
    needs: ["body"]
  )

  static let functionNotes: [String: KeyNote] = [
    "signature": KeyNote("The signature, without 'func'.", SchemaValue.word),
    "body": KeyNote("An expression, or statements.", SchemaValue.body),
    "doc": doc,
    "access": KeyNote("Who may call it.", SchemaValue.oneOf(SpecWords.entryAccesses)),
  ]

  private static let action: JSON = SchemaValue.mapping(SpecKeys.action, actionNotes, or: SchemaValue.bodyTypes)
    .joined(SchemaValue.oneNeeded(["body", "effect", "cancels"]))

  static let actionNotes: [String: KeyNote] = [
    "signature": KeyNote("The signature, without 'func'.", SchemaValue.word),
    "body": KeyNote("The statements, without braces.", SchemaValue.body),
    "doc": doc,
    "access": KeyNote("Who may call it.", SchemaValue.oneOf(SpecWords.entryAccesses)),
    "animation": KeyNote("SwiftUI's animation of what it changes.", SchemaValue.expression),
    "effect": KeyNote("Work that takes time, or a list of such.", effects),
    "cancels": KeyNote("The ids of effects that it ends.", SchemaValue.list(of: SchemaValue.word)),
    "on": KeyNote(
      "Fields: it runs when one has changed. Or init: when the model has been made.",
      SchemaValue.list(of: SchemaValue.word, isUnique: true)
    ),
    "onAction": KeyNote("A row or a child: it runs after its actions, in reducers.", SchemaValue.word),
    "onEvent": KeyNote("Rows or children: it runs when they send an event.", SchemaValue.list(of: SchemaValue.word)),
  ]

  /// One, or several, in whose brackets Swift's would be the list's.
  private static let effects: JSON = [
    "anyOf": [
      effect(or: ["string", "number", "boolean"]), ["type": "array", "items": effect(or: SchemaValue.bodyTypes)],
    ]
  ]

  /// - Parameter types: What the short form may be.
  private static func effect(or types: [String]) -> JSON {
    SchemaValue.mapping(SpecKeys.effect, effectNotes, or: types)
      .joined(SchemaValue.oneNeeded(["run", "then", withResult]))
      .joined(["patternProperties": [withResult: effectNotes["then"]?.schema ?? [:]]])
  }

  /// `then(_ page: Page)`
  private static let withResult: String = "^then *\\("

  private static let load: JSON = SchemaValue.mapping(
    SpecKeys.load,
    loadNotes,
    or: SchemaValue.bodyTypes,
    needs: ["from"]
  )

  static let loadNotes: [String: KeyNote] = [
    "from": KeyNote("Where the value comes from: an expression, or statements with return.", SchemaValue.body),
    "when": KeyNote("A condition: without it it always loads.", SchemaValue.expression),
    "after": KeyNote("A duration to wait after a change.", SchemaValue.expression),
    "on": KeyNote(
      "The fields whose changes load again, in place of those that are named. Or init: from birth.",
      SchemaValue.list(of: SchemaValue.word, isUnique: true)
    ),
    "clears": KeyNote("That a change gives the state its first value.", SchemaValue.oneOf(SpecWords.clears)),
    "doc": doc,
    "access": KeyNote("Who may call its action.", SchemaValue.oneOf(SpecWords.entryAccesses)),
  ]

  static let effectNotes: [String: KeyNote] = [
    "id": KeyNote("What it is known by while it runs.", SchemaValue.word),
    "outlives": KeyNote("It keeps its model until it has ended.", SchemaValue.oneOf(SpecWords.outlives)),
    "policy": KeyNote("What a second effect of the id does.", SchemaValue.oneOf(SpecWords.policies)),
    "when": KeyNote("A condition: without it the effect always begins.", SchemaValue.expression),
    "after": KeyNote("A duration to wait first.", SchemaValue.expression),
    "every": KeyNote("A duration to wait before each of many runs.", SchemaValue.expression),
    "run": KeyNote("What it does.", SchemaValue.body),
    "then": KeyNote("The body in which it ends. Or then(_ page: Page), with what run gives.", SchemaValue.body),
    "catch": KeyNote("The body in which it ends after an error.", SchemaValue.body),
  ]
}

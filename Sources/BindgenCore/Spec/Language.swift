/// The language of specs as one table: which keys stand where, what each is for, and what its value may be.
///
/// The reader asks here which keys there are. The schema, completion and hover, the grammar for editors, the tables of the guide and the
/// pairs of the tests are made from it, so that a new key is a row here, a case in the reader, and what it does.
package enum Language {
  package static let version = "1"

  /// The trigger of an action or a load that runs when the model has been made.
  package static let initWord = "init"

  /// The setter's access of a value's state that the models above it may set, too.
  package static let owner = "owner"

  package static let entryAccesses = ["private", "internal", "package", "public"]

  /// The modifiers that say how a service is held.
  package static let ownerships = ["weak", "unowned"]

  // MARK: The top

  package static let spec = KeyGroup(
    "a spec",
    oneOf: ["models", "protocols"],
    [
      LanguageKey("bindgen", "The version of the language.", .words([version])),
      LanguageKey("imports", "What emitted code imports.", .list),
      access.about("Who may see the models: internal by default."),
      isolation,
      LanguageKey(
        "emit",
        "The options: who observes the models, and what else is emitted.",
        .outlets,
        insteadOf: ["outlets", "observers"],
        guide: "outlets.md"
      ),
      LanguageKey(
        "protocols",
        "Protocols of no model, by name.",
        .entries(protocols, or: .members, isNeeded: true),
        guide: "boundaries.md#protocols-of-no-model"
      ),
      LanguageKey("models", "The models, by name.", .entries(model, or: .nothing, isNeeded: true), guide: "#a-model"),
    ]
  )

  package static let model = KeyGroup(
    "a model",
    [
      LanguageKey(
        "kind",
        "A class, the default, or a struct: a value.",
        .words(["class", "struct"]),
        guide: "#values"
      ),
      doc,
      access,
      isolation,
      LanguageKey("emit", "Its options, instead of those at the top.", .outlets, guide: "outlets.md"),
      LanguageKey("conforms", "Protocols that it conforms to.", .list, guide: "#conforms"),
      LanguageKey("types", "Declarations of types inside it.", .expression, guide: "#types"),
      section("let", "Constants.", constant, insteadOf: ["constants"]),
      section("services", "What actions use.", service, insteadOf: ["dependencies"]),
      section("children", "Other models that it depends on.", child),
      section(
        "state",
        "What changes.",
        state,
        insteadOf: ["fields", "properties", "published", "variables", "vars"]
      ),
      section("storage", "Private variables that nobody observes.", storage),
      section("lists", "Rows.", list, guide: "lists.md"),
      LanguageKey(
        "loads",
        "States whose values take time: where they come from.",
        .entries(load, or: .body),
        guide: "loads.md"
      ),
      section(
        "derive",
        "What is computed from other fields.",
        derivation,
        insteadOf: ["computed", "computedProperties", "derivations", "derived"]
      ),
      LanguageKey(
        "functions",
        "Questions with parameters: signatures and expressions.",
        .entries(function, or: .body),
        guide: "#functions"
      ),
      LanguageKey(
        "events",
        "What it tells its owner once: signatures.",
        .keys(events, or: .methods),
        guide: "#events"
      ),
      LanguageKey(
        "actions",
        "How to change it: signatures and bodies.",
        .entries(action, or: .body),
        insteadOf: ["methods", "reactions"],
        guide: "#actions"
      ),
      LanguageKey("view", "What it shows on a view.", .keys(view, or: .nothing), guide: "#view"),
      LanguageKey("protocol", "A protocol for the model.", .keys(modelProtocol, or: .word), guide: "#protocol"),
      LanguageKey(
        "listSource",
        "Which list a table shows.",
        .reference(.list),
        guide: "lists.md#a-source-for-a-table"
      ),
    ]
  )

  private static func section(
    _ name: String,
    _ about: String,
    _ entry: KeyGroup,
    insteadOf otherNames: [String] = [],
    guide: String? = nil
  ) -> LanguageKey {
    LanguageKey(name, about, .entries(entry, or: .field), insteadOf: otherNames, guide: guide ?? "#\(name)")
  }

  package static let protocols = KeyGroup(
    "a protocol",
    needs: ["methods"],
    [
      LanguageKey("methods", "Its methods and properties.", .methods(andProperties: true)),
      LanguageKey("conforms", "What it refines.", .list),
      doc,
      access,
      isolation,
      LanguageKey("emit", "Its options, erased and spies, instead of those at the top.", .outlets),
      LanguageKey(
        "exists",
        "It is there, in Swift: only its wrapper and its double are emitted.",
        .words(["true"])
      ),
    ]
  )

  // MARK: Entries of fields

  package static let constant = KeyGroup(
    "an entry of 'let'",
    needs: ["type"],
    [
      type, value, doc, entryAccess,
      LanguageKey(
        "changes",
        "Of an object: nobody is notified when it changes, and it never does.",
        .words(["never"]),
        guide: "#what-counts-as-an-input"
      ),
    ]
  )

  package static let service = KeyGroup(
    "an entry of 'services'",
    oneOf: ["type", "protocol", "struct"],
    [
      type,
      LanguageKey("protocol", "The name of a protocol that is emitted with the methods.", .word),
      LanguageKey("struct", "The name of a struct of closures that is emitted for the methods.", .word),
      LanguageKey(
        "methods",
        "The methods of the protocol or struct, and the protocol's properties.",
        .methods(andProperties: true)
      ),
      LanguageKey("conforms", "What the protocol refines.", .list),
      value, doc, entryAccess,
    ]
  )

  package static let child = KeyGroup(
    "an entry of 'children'",
    oneOf: ["type", "cases"],
    [
      type,
      LanguageKey("cases", "What it may be: models, payloads, or nothing.", .cases, guide: "sheets.md"),
      LanguageKey("conforms", "Protocols that the enum of the cases conforms to.", .list),
      value, doc,
    ]
  )

  package static let state = KeyGroup(
    "an entry of 'state'",
    needs: ["type"],
    [type, value, doc, entryAccess, set, equal]
  )

  package static let storage = KeyGroup(
    "an entry of 'storage'",
    needs: ["type"],
    [type, value, doc, entryAccess.about("Who may use it in Swift: only the class, unless it says more.")]
  )

  package static let list = KeyGroup(
    "an entry of 'lists'",
    needs: ["element"],
    [
      LanguageKey("element", "The type of a row.", .type),
      LanguageKey("ids", "That rows have no ids.", .words(["none"])),
      LanguageKey("limit", "How many rows there may be.", .count),
      LanguageKey("new", "An expression that makes a row.", .expression),
      value, doc, entryAccess, set,
    ]
  )

  package static let derivation = KeyGroup(
    "an entry of 'derive'",
    needs: ["type", "value"],
    [
      type, value, doc, entryAccess, equal,
      LanguageKey(
        "kept",
        "An error unless edits of its list keep it up to date.",
        .words(["true"]),
        guide: "lists.md#what-is-kept"
      ),
    ]
  )

  package static let load = KeyGroup(
    "a load",
    needs: ["from"],
    [
      LanguageKey("from", "Where the value comes from: an expression, or statements with return.", .body),
      LanguageKey("when", "A condition: without it it always loads.", .expression),
      LanguageKey("after", "A duration to wait after a change.", .expression),
      LanguageKey(
        "on",
        "The fields whose changes load again, in place of those that are named. Or init: from birth.",
        .fields(or: [initWord])
      ),
      LanguageKey("clears", "That a change gives the state its first value.", .words(["true"])),
      doc,
      entryAccess.about("Who may call its action."),
    ]
  )

  // MARK: Entries with signatures

  package static let function = KeyGroup(
    "a function",
    needs: ["body"],
    [
      signature,
      LanguageKey("body", "An expression, or statements.", .body),
      doc,
      entryAccess.about("Who may call it."),
    ]
  )

  package static let events = KeyGroup(
    "'events'",
    needs: ["cases"],
    [
      LanguageKey("cases", "The events, if more is said of them.", .methods(andProperties: false)),
      LanguageKey("conforms", "Protocols that the enum of them conforms to.", .list),
    ]
  )

  package static let action = KeyGroup(
    "an action",
    oneOf: ["body", "effect", "cancels"],
    [
      signature,
      LanguageKey("body", "The statements, without braces.", .body),
      doc,
      entryAccess.about("Who may call it."),
      LanguageKey("animation", "SwiftUI's animation of what it changes.", .expression, guide: "effects.md#animations"),
      LanguageKey(
        "effect",
        "Work that takes time, or a list of such.",
        .keys(effect, or: .body, many: true),
        guide: "effects.md"
      ),
      LanguageKey(
        "cancels",
        "The ids of effects that it ends.",
        .references(.effect),
        guide: "effects.md#cancellation"
      ),
      LanguageKey(
        "on",
        "Fields: it runs when one has changed. Or init: when the model has been made.",
        .fields(or: [initWord]),
        insteadOf: ["onChange"],
        guide: "effects.md#reactions"
      ),
      LanguageKey(
        "onAction",
        "A row or a child: it runs after its actions, in reducers.",
        .reference(.childAction)
      ),
      LanguageKey("onEvent", "Rows or children: it runs when they send an event.", .references(.childEvents)),
    ]
  )

  package static let effect = KeyGroup(
    "an effect",
    oneOf: ["run", "then"],
    [
      LanguageKey("id", "What it is known by while it runs.", .reference(.effect)),
      LanguageKey("policy", "What a second effect of the id does.", .words(Effect.Policy.allCases.map(\.rawValue))),
      LanguageKey("when", "A condition: without it the effect always begins.", .expression),
      LanguageKey(
        "after",
        "A duration to wait first.",
        .expression,
        insteadOf: ["debounce", "throttle", "delay"]
      ),
      LanguageKey(
        "every",
        "A duration to wait before each of many runs.",
        .expression,
        insteadOf: ["interval"]
      ),
      LanguageKey(
        "first",
        "A duration to wait before the first run of many, in place of that of 'every'.",
        .expression
      ),
      LanguageKey("outlives", "It keeps its model until it has ended.", .words(["true"])),
      LanguageKey("run", "What it does.", .body),
      LanguageKey(
        "then",
        "The body in which it ends. Or then(_ page: Page), with what run gives.",
        .body,
        insteadOf: ["completion", "onCompletion", "onSuccess", "success"]
      ),
      LanguageKey(
        "catch",
        "The body in which it ends after an error.",
        .body,
        insteadOf: ["error", "failure", "onError", "onFailure"]
      ),
    ]
  )

  package static let method = KeyGroup("a method", needs: ["signature"], [signature, doc])

  // MARK: Protocols and views

  package static let view = KeyGroup(
    "a view",
    [
      LanguageKey("name", "The name of the protocol.", .word),
      LanguageKey("shows", "Fields that the view shows.", .fields(or: [])),
      LanguageKey("commands", "Methods of the view that actions call.", .methods(andProperties: false)),
      LanguageKey("conforms", "Protocols that the view's protocol refines.", .list),
    ]
  )

  package static let modelProtocol = KeyGroup(
    "a protocol",
    needs: ["name"],
    [
      LanguageKey("name", "The name of the protocol.", .word),
      LanguageKey("members", "The fields and actions that it has.", .members),
      LanguageKey("except", "The fields and actions that it has not.", .members),
    ]
  )

  // MARK: Keys of several mappings

  private static let doc = LanguageKey("doc", "Documentation. It is text, not Swift.", .text)
  package static let access = LanguageKey(
    "access",
    "Who may see it.",
    .words(["public", "package", "internal"])
  )
  private static let entryAccess = LanguageKey("access", "Who may see it.", .words(entryAccesses))
  private static let isolation = LanguageKey(
    "isolation",
    "A global actor, such as MainActor, or nonisolated.",
    .isolation
  )
  private static let signature = LanguageKey("signature", "The signature, without 'func'.", .word)
  private static let type = LanguageKey("type", "The type.", .type)
  private static let value = LanguageKey("value", "The value, or the expression.", .expression)
  package static let set = LanguageKey("set", "Who may set it.", .words(entryAccesses + [owner]))
  private static let equal = LanguageKey("equal", "When $0 and $1 are equal: an expression, or never.", .expression)
}

extension Language {
  /// The keys that may stand below others.
  ///
  /// - Parameter path: The keys above, from the top: `models`, `Cart`, `actions`, `add()`.
  package static func keys(below path: [String]) -> KeyGroup? {
    guard let value = value(at: path) else { return nil }
    if case .entries = value { return nil }
    return value.keys
  }

  /// Whether keys or named entries belong below a path of keys.
  package static func takesMapping(at path: [String]) -> Bool {
    value(at: path)?.keys != nil
  }

  /// Returns the value to which a path of keys leads; nil if the language has no such keys.
  private static func value(at path: [String]) -> LanguageValue? {
    var value: LanguageValue = .keys(spec, or: nil)
    for name in path {
      if case .entries(let entry, _, _) = value {
        value = .keys(entry, or: nil)
      } else if let key = value.keys?[name] {
        value = key.value
      } else {
        return nil
      }
    }
    return value
  }

  /// The keys of an entry's long form, in a section of a model.
  static func entryKeys(of section: String) -> KeyGroup? {
    guard case .entries(let entry, _, _)? = model[section]?.value else { return nil }
    return entry
  }

  /// Whether a section's entries are `name: Type = value`, or Swift alone; nil for what is no section.
  package static func entryForm(of section: String) -> LanguageValue.ShortForm? {
    guard case .entries(_, let form, _)? = model[section]?.value else { return nil }
    return form
  }

  /// The mappings of the language, each once.
  package static let groups: [KeyGroup] = [
    spec, protocols, model, constant, service, child, state, storage, list, derivation, load, function, events,
    action, effect, method, view, modelProtocol,
  ]

  /// The key that other libraries and newcomers call by a name.
  package static func key(called name: String) -> String? { otherNames[name] }

  private static let otherNames = Dictionary(
    groups.flatMap(\.keys).flatMap { key in key.otherNames.map { ($0, key.name) } },
    uniquingKeysWith: { first, _ in first }
  )

  /// The mappings that have a key which stands in the wrong place; nil where these are none, or many.
  static func owners(of key: String) -> String? {
    let owners = [spec, model, action, effect, load, view].filter { $0.contains(key) }.map(\.owner)
    return owners.isEmpty || owners.count > 2 ? nil : owners.joined(separator: " or ")
  }
}

/// The typed content of a spec file, with source ranges. No name is resolved yet: the graph does that.
package struct Spec: Sendable {
  package var file: SourceFile
  package var imports: [Import]
  package var access: Word?
  package var isolation: Word?
  /// Nil if the spec has no `emit`.
  package var emit: [Word]?
  package var models: [Model]
  /// Protocols that belong to no model: each is the only service of a model that is not emitted.
  package var protocols: [Model] = []
  /// False if a model or its name could not be read: a name that seems to be missing may be declared.
  package var isWhole: Bool
}

/// A name or a word of the language, without quotes and backticks.
package struct Word: Hashable, Sendable {
  package var text: String
  package var range: SourceRange

  package init(_ text: String, at range: SourceRange) {
    self.text = text
    self.range = range
  }
}

/// `public Foundation`: the end of an import declaration, with its access.
package struct Import: Hashable, Sendable {
  package var access: String?
  /// `Foundation`, `struct Foo.Bar`, `@preconcurrency Foo`: the part after the access.
  package var tail: String
  package var range: SourceRange
}

/// A model: its fields, derivations and actions, and the outlets that notify others of changes.
package struct Model: Sendable {
  package var name: Word
  /// Whether it is a value: `kind: struct`.
  package var isValue: Bool
  package var doc: Doc?
  package var access: Word?
  package var isolation: Word?
  package var emit: [Word]?
  package var conforms: [SwiftType]
  /// Declarations of types inside it.
  package var types: NestedTypes?
  /// `let`, `services`, `children`, `state`, `storage`: everything that is stored, in the spec's order.
  package var stored: [Stored]
  package var derivations: [Derivation]
  package var functions: [Function]
  package var events: Events?
  package var actions: [Action]
  package var loads: [Load] = []
  package var view: View?
  /// The protocol through which other code uses it.
  package var modelProtocol: ModelProtocol?
  /// The list that a table shows, if the model has several.
  package var listSource: Word?
  /// The whole entry, from its key on.
  package var range: SourceRange
  /// Whether it has a reducer, and a store beside it.
  package var hasStore: Bool = false
  /// The name of the value whose store it is.
  package var value: String?
  /// Whether the model stands for a protocol that belongs to none: the protocol is emitted, and no class.
  package var isProtocol: Bool = false
  /// The fields that store which effects run, for the spec's expressions `isRunning(…)`.
  package var runs: [RunsField] = []
  /// Names of entries that could not be read, which was reported: they are not reported as unknown.
  package var unread: Set<String>
  /// False if even the names of some entries could not be read.
  package var isWhole: Bool

  /// False if an action or a load could not be read.
  var hasAllActions: Bool = true

  /// Whether an effect of this name may be declared in a part of the spec that could not be read.
  func mayRun(_ effect: String) -> Bool {
    !hasAllActions || unread.contains(effect) || !actions.allSatisfy(\.isWhole)
  }

  /// Whether protocols of its services are emitted. For `emitsServices`, structs of closures count, too.
  package var emitsProtocols: Bool { stored.contains { $0.service?.methods != nil && $0.service?.isStruct == false } }
  package var emitsServices: Bool { stored.contains { $0.service?.methods != nil } }
}

extension Model {
  /// A field that stores which effects of a name run.
  package struct RunsField: Sendable {
    package let word: String
    package let field: String

    /// The expression in the spec: `isRunning(search)`.
    package var question: String { "isRunning(\(word))" }
  }
}

/// The lines of a documentation comment, without slashes.
package struct Doc: Hashable, Sendable {
  package var lines: [String]
  package var range: SourceRange
}

/// A stored property of a model: `name: Type = value`.
package final class Stored: Sendable {
  package let role: Role
  package let name: Word
  package let type: SwiftType
  package let value: SwiftCode?
  package let doc: Doc?
  /// The access: `private`, `internal`, `package`, `public`. Nil for the access of the model.
  package let access: Word?
  /// The access of its setter.
  package let set: Word?
  package let equal: Equality?
  /// Whether lowering generated it, for a load or for `isRunning(…)`. It is no entry of the spec.
  package let isGenerated: Bool

  init(
    role: Role,
    name: Word,
    type: SwiftType,
    value: SwiftCode? = nil,
    doc: Doc? = nil,
    access: Word? = nil,
    set: Word? = nil,
    equal: Equality? = nil,
    isGenerated: Bool = false
  ) {
    self.role = role
    self.name = name
    self.type = type
    self.value = value
    self.doc = doc
    self.access = access
    self.set = set
    self.equal = equal
    self.isGenerated = isGenerated
  }

  /// The role of a stored property in its model.
  package enum Role: Sendable {
    /// An entry of `let`. With `changes: never`, the object that it refers to never changes either.
    case constant(changes: Bool = true)
    case service(Service)
    case child
    /// A child that may be missing: it can be set and removed, as a state.
    case optionalChild
    /// A child in a case of a choice. It exists while the choice has that case.
    case alternative
    case state
    case list(List)
    case choice(Choice)
    /// A value that only actions use, and that cannot be observed.
    case storage
  }

  /// A dependency that is passed to a model: an entry of `services`.
  package struct Service: Sendable {
    /// The methods of its protocol, or of its struct of closures, if that is emitted too.
    package var methods: [Method]?
    /// The properties of that protocol.
    package var properties: [ServiceProperty]
    /// The initializers of that protocol, as the spec spells them.
    package var initializers: [Word] = []
    package var isStruct: Bool
    /// The protocols that it refines.
    package var conforms: [SwiftType]
    /// `weak` or `unowned`.
    package var ownership: Word?
    /// Whether the protocol is declared in Swift, so that only its wrapper and its double are emitted.
    package var exists: Bool = false
  }

  /// A list of rows: an entry of `lists`.
  package struct List: Sendable {
    package var element: SwiftType
    package var hasIDs: Bool
    /// The maximal number of rows.
    package var limit: Int?
    /// The expression that creates a row.
    package var newRow: SwiftCode?
  }

  /// The section of the spec that declares it, and `cases` for a child in a case.
  package enum Kind: String, Sendable {
    case constant = "let"
    case service = "services"
    case child = "children"
    case alternative = "cases"
    case state = "state"
    case storage = "storage"
  }

  /// The kind of its role. An optional child, a list and a choice are states.
  package var kind: Kind {
    switch role {
    case .constant: .constant
    case .service: .service
    case .child: .child
    case .alternative: .alternative
    case .state, .optionalChild, .list, .choice: .state
    case .storage: .storage
    }
  }

  package var service: Service? { if case .service(let service) = role { service } else { nil } }
  package var list: List? { if case .list(let list) = role { list } else { nil } }
  package var choice: Choice? { if case .choice(let choice) = role { choice } else { nil } }

  /// Whether it is a child that may be missing.
  package var isChild: Bool {
    switch role {
    case .optionalChild, .alternative: true
    case .constant, .service, .child, .state, .list, .choice, .storage: false
    }
  }

  /// The type of the child, or of the list's rows. Nil for anything else.
  package var childType: SwiftType? {
    if case .optional(let child) = type.form, isChild { return child }
    return kind == .child ? type : list?.element
  }

  /// Whether its initial value is nil, as that of an optional variable without a value in Swift.
  package var beginsWithNil: Bool { value == nil && (kind == .state || kind == .service) && type.isOptional }

  /// Whether only its model and the model's owners may set it, so that a reducer has no case for that.
  package var isOwners: Bool { self.set?.text == Language.owner }

  /// The name of the field that stores it: of the choice, if it is a child in one of the cases.
  package var field: String { Choice.owner(of: name.text) }

  package var isPrivate: Bool { kind == .storage || access?.text == "private" }
  /// The name of a service's protocol, if that is emitted.
  package var protocolName: String { type.names.first?.text ?? type.text }
}

/// The comparison of a field's values, instead of `==`.
package enum Equality: Sendable {
  /// `never`: each write is a change.
  case never(SourceRange)
  /// An expression of `$0` and `$1`.
  case expression(SwiftCode)
}

/// `name: Type = expression`.
package struct Derivation: Sendable {
  package var name: Word
  package var type: SwiftType
  package var expression: SwiftCode
  /// The expression as it is in the spec, if lowering has changed it.
  var original: SwiftCode?
  package var doc: Doc?
  /// The access. Nil for the access of the model.
  package var access: Word?
  package var equal: Equality?
  /// Whether it depends on running effects, so that a value's store has it and the value does not.
  package var isStores: Bool = false
  /// Whether lowering generated it for a load. It is no entry of the spec.
  package var isGenerated: Bool = false
  /// Whether it is an error if edits of its list can't keep it up to date.
  package var mustBeKept: Bool = false

  /// The expression as it is in the spec, before lowering.
  package var spelling: SwiftCode { original ?? expression }
  package var isPrivate: Bool { access?.text == "private" }
}

/// `signature: body`.
package struct Action: Sendable {
  package var signature: Signature
  /// The body. Empty if the action only starts or cancels effects.
  package var body: SwiftCode
  package var doc: Doc?
  /// The access. Nil for the access of the model.
  package var access: Word?
  package var effects: [Effect] = []
  /// The effects that it cancels.
  package var cancels: [EffectID] = []
  /// The trigger of a reaction. Nil for an action that is called.
  package var trigger: Trigger?
  /// The word `init`, if it runs when its model has been created.
  package var initWord: Word?
  /// The SwiftUI animation of its changes.
  package var animation: SwiftCode?
  /// The key `then` or `catch`, if the action is the completion of an effect.
  package var ending: SourceRange?
  /// Whether it is an event, which bodies and effects call as they call actions: it has no body.
  package var isEvent: Bool = false
  /// Whether lowering generated it as the reaction of a load. It is no entry of the spec.
  package var isGenerated: Bool = false
  /// False if a part of it could not be read, which was reported.
  package var isWhole: Bool = true

  package var isPrivate: Bool { access?.text == "private" }
}

/// A signature with documentation: a method of a service, a command of a view, or an event.
package struct Method: Sendable {
  package var signature: Signature
  package var doc: Doc?
  /// Whether it only returns a value, so that test doubles do not record its calls.
  package var isQuestion: Bool = false
  /// Whether an overload of it returns a handle. A protocol does not require that overload.
  package var givesHandle: Bool = false
}

/// A property of a service's protocol: `delegate: (any SensorDelegate)? { get set }`.
package struct ServiceProperty: Sendable {
  package var name: Word
  package var type: SwiftType
  package var isSettable: Bool
  /// Whether test doubles store its value weakly, as the service does.
  package var isWeak: Bool
  package var doc: Doc?
}

/// The view of a model: the fields that it shows, and its commands.
package struct View: Sendable {
  package var name: Word?
  package var shows: [Word]
  package var commands: [Method]
  package var conforms: [SwiftType]
  /// The key `view`.
  package var range: SourceRange
}

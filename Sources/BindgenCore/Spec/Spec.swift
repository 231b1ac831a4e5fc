/// A file of models, typed, each thing with its place. No name is looked up yet: the graph does that.
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
  /// False if a model or its name could not be read: what seems to be missing may be there.
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

/// One model: its fields, derivations and actions, and who is notified.
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
  /// The protocol through which others see it.
  package var abstraction: Abstraction?
  /// The list that a table shows, where there are several.
  package var listSource: Word?
  /// The whole entry, from its key on.
  package var range: SourceRange
  /// Whether it has a reducer, and a store beside it.
  package var hasStore: Bool = false
  /// The value that it is the store of.
  package var value: String?
  /// Whether the model stands for a protocol that belongs to none: the protocol is emitted, and no class.
  package var isProtocol: Bool = false
  /// The fields that say which effects run, for what asks that.
  package var runs: [RunsField] = []
  /// Names of entries that could not be read, which was reported: they are not reported as unknown.
  package var unread: Set<String>
  /// False if even the names of some entries could not be read.
  package var isWhole: Bool

  /// False if an action or a load could not be read.
  var hasAllActions: Bool = true

  /// Whether it may have an effect of a name that is not known.
  func mayRun(_ effect: String) -> Bool {
    !hasAllActions || unread.contains(effect) || !actions.allSatisfy(\.isWhole)
  }

  /// Whether protocols of its services are emitted, or structs of closures.
  package var emitsProtocols: Bool { stored.contains { $0.service?.methods != nil && $0.service?.isStruct == false } }
  package var emitsServices: Bool { stored.contains { $0.service?.methods != nil } }
}

extension Model {
  /// A field that says which effects of a name run.
  package struct RunsField: Sendable {
    package let word: String
    package let field: String

    /// As the spec asks.
    package var question: String { "isRunning(\(word))" }
  }
}

/// The lines of a documentation comment, without slashes.
package struct Doc: Hashable, Sendable {
  package var lines: [String]
  package var range: SourceRange
}

/// Something that a model stores: `name: Type = value`.
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
  /// Whether it is no entry of the spec, but made of what the spec asks.
  package let isMade: Bool

  init(
    _ role: Role,
    name: Word,
    type: SwiftType,
    value: SwiftCode? = nil,
    doc: Doc? = nil,
    access: Word? = nil,
    set: Word? = nil,
    equal: Equality? = nil,
    isMade: Bool = false
  ) {
    self.role = role
    self.name = name
    self.type = type
    self.value = value
    self.doc = doc
    self.access = access
    self.set = set
    self.equal = equal
    self.isMade = isMade
  }

  /// What it is to its model.
  package enum Role: Sendable {
    /// With `changes: never`, what it holds never changes either.
    case constant(changes: Bool = true)
    case service(Service)
    case child
    /// A child that may be missing: it comes and goes as a state does.
    case optionalChild
    /// A child in one of the cases of a choice: it is there while its case is.
    case alternative
    case state
    case list(List)
    case choice(Choice)
    /// A value that only actions use, and that cannot be observed.
    case storage
  }

  /// What a model is given to use.
  package struct Service: Sendable {
    /// The methods of its protocol, or of its struct of closures, if that is emitted too.
    package var methods: [Method]?
    /// The properties of that protocol.
    package var properties: [ServiceProperty]
    /// The initializers of that protocol, as they stand there.
    package var initializers: [Word] = []
    package var isStruct: Bool
    /// What that protocol refines.
    package var conforms: [SwiftType]
    /// `weak` or `unowned`.
    package var ownership: Word?
    /// Whether the protocol is written in Swift.
    package var exists: Bool = false
  }

  /// Rows: an entry of `lists`.
  package struct List: Sendable {
    package var element: SwiftType
    package var hasIDs: Bool
    /// How many rows it may have.
    package var limit: Int?
    /// Makes a row.
    package var newRow: SwiftCode?
  }

  /// The section of a spec that it stands in, and `cases` for what stands in cases.
  package enum Kind: String, Sendable {
    case constant = "let"
    case service = "services"
    case child = "children"
    case alternative = "cases"
    case state = "state"
    case storage = "storage"
  }

  /// What comes and goes is a state, whatever it holds.
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

  /// The type of the models that it holds, if it holds some: of a child, or of a list's rows.
  package var held: SwiftType? {
    if case .optional(let child) = type.form, isChild { return child }
    return kind == .child ? type : list?.element
  }

  /// An optional without a value begins with none, as a variable does in Swift.
  package var beginsWithNil: Bool { value == nil && (kind == .state || kind == .service) && type.isOptional }

  /// Whether only its model and those that hold it may set it, and a reducer has no case for that.
  package var isOwners: Bool { self.set?.text == Language.owner }

  /// The field that it is in: of one of several children, the one that is one of them.
  package var field: String { Choice.owner(of: name.text) }

  package var isPrivate: Bool { kind == .storage || access?.text == "private" }
  /// The name of a service's protocol, if that is emitted.
  package var protocolName: String { type.names.first?.text ?? type.text }
}

/// When two values of a field count as equal, instead of `==`.
package enum Equality: Sendable {
  /// `never`: each write is a change.
  case never(SourceRange)
  /// An expression of `$0` and `$1`.
  case expression(SwiftCode)
}

/// `name: Type = expression`.
package final class Derivation: Sendable {
  package let name: Word
  package let type: SwiftType
  package let expression: SwiftCode
  /// The expression as the spec says it.
  package let spelling: SwiftCode
  package let doc: Doc?
  /// Its access. Nil for the access of the model.
  package let access: Word?
  package let equal: Equality?
  /// Whether it asks what runs, so that of a value only the store has it.
  package let isStores: Bool
  /// Whether it is no entry of the spec, but a part of a load.
  package let isMade: Bool
  /// Whether it is an error if edits of its list do not keep it.
  package let mustBeKept: Bool

  init(
    name: Word,
    type: SwiftType,
    expression: SwiftCode,
    doc: Doc?,
    access: Word?,
    equal: Equality?,
    mustBeKept: Bool = false,
    spelling: SwiftCode? = nil,
    isStores: Bool = false,
    isMade: Bool = false
  ) {
    self.name = name
    self.type = type
    self.expression = expression
    self.spelling = spelling ?? expression
    self.isStores = isStores
    self.isMade = isMade
    self.doc = doc
    self.access = access
    self.equal = equal
    self.mustBeKept = mustBeKept
  }

  package var isPrivate: Bool { access?.text == "private" }
}

/// `signature: body`.
package final class Action: Sendable {
  package let signature: Signature
  /// Empty where an action only has effects, or cancels some.
  package let body: SwiftCode
  package let doc: Doc?
  /// Its access. Nil for the access of the model.
  package let access: Word?
  package let effects: [Effect]
  /// The effects that it ends.
  package let cancels: [EffectID]
  /// The trigger of a reaction. Nil for an action that is called.
  package let trigger: Trigger?
  /// `init`, where it runs when its model has been made.
  package let beginning: Word?
  /// SwiftUI's animation of what it changes.
  package let animation: SwiftCode?
  /// The key `then` or `catch` of the effect that ends with it.
  package let ending: SourceRange?
  /// Whether it is an event, which bodies and effects call as they call actions: it has no body.
  package let isEvent: Bool
  /// Whether it is no entry of the spec, but a part of a load.
  package let isMade: Bool
  /// False if a part of it could not be read, which was reported.
  package let isWhole: Bool

  init(
    signature: Signature,
    body: SwiftCode,
    doc: Doc?,
    access: Word?,
    effects: [Effect] = [],
    cancels: [EffectID] = [],
    trigger: Trigger? = nil,
    beginning: Word? = nil,
    animation: SwiftCode? = nil,
    ending: SourceRange? = nil,
    isEvent: Bool = false,
    isMade: Bool = false,
    isWhole: Bool = true
  ) {
    self.signature = signature
    self.body = body
    self.doc = doc
    self.access = access
    self.effects = effects
    self.cancels = cancels
    self.trigger = trigger
    self.beginning = beginning
    self.animation = animation
    self.ending = ending
    self.isEvent = isEvent
    self.isMade = isMade
    self.isWhole = isWhole
  }

  package var isPrivate: Bool { access?.text == "private" }

  /// The same with other parts.
  func with(
    signature: Signature? = nil,
    body: SwiftCode? = nil,
    effects: [Effect]? = nil,
    access: Word? = nil,
    beginning: Word? = nil
  ) -> Action {
    Action(
      signature: signature ?? self.signature,
      body: body ?? self.body,
      doc: doc,
      access: access ?? self.access,
      effects: effects ?? self.effects,
      cancels: cancels,
      trigger: trigger,
      beginning: beginning ?? self.beginning,
      animation: animation,
      ending: ending,
      isEvent: isEvent,
      isMade: isMade,
      isWhole: isWhole
    )
  }
}

/// A method of a protocol: of a service's, or a view's command.
package struct Method: Sendable {
  package var signature: Signature
  package var doc: Doc?
  /// Whether it only answers: a double does not record that it was asked.
  package var isQuestion: Bool = false
  /// Whether an overload of it gives a handle. A protocol does not ask for that.
  package var givesHandle: Bool = false
}

/// A property of a service's protocol: `delegate: (any SensorDelegate)? { get set }`.
package struct ServiceProperty: Sendable {
  package var name: Word
  package var type: SwiftType
  package var isSettable: Bool
  /// Whether doubles hold what it is set to weakly, as the service does.
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

/// A file of models, typed, each thing with its place. Nothing is looked up yet: that is the graph's work.
public struct Spec: Sendable {
  public var file: SourceFile
  public var imports: [Import]
  public var access: Word?
  public var isolation: Word?
  /// Nil where the spec has no `emit`.
  public var emit: [Word]?
  public var models: [Model]
  /// False where a model or its name could not be read: what seems to be missing may stand there.
  public var isWhole: Bool
}

/// A name or a word of the language, without quotes and backticks.
public struct Word: Hashable, Sendable {
  public var text: String
  public var range: SourceRange

  public init(_ text: String, at range: SourceRange) {
    self.text = text
    self.range = range
  }
}

/// `public Foundation`: the tail of an import declaration, with access where it matters.
public struct Import: Hashable, Sendable {
  public var access: String?
  /// `Foundation`, `struct Foo.Bar`, `@preconcurrency Foo`: what stands behind the access.
  public var tail: String
  public var range: SourceRange
}

/// One model: what it holds, what follows, what changes it, and who is told.
public struct Model: Sendable {
  public var name: Word
  public var isStruct: Bool
  public var doc: Doc?
  public var access: Word?
  public var isolation: Word?
  public var emit: [Word]?
  public var conforms: [SwiftType]
  /// `let`, `services`, `children`, `state`: all that is stored, in the spec's order.
  public var stored: [Stored]
  public var derivations: [Derivation]
  public var actions: [Action]
  public var view: View?
  public var abstraction: Word?
  /// The whole entry, from its key on.
  public var range: SourceRange
  /// Names of entries that could not be read, which was told: nobody need call them unknown.
  public var unread: Set<String>
  /// False where not even the names of some entries could be read.
  public var isWhole: Bool
}

/// The lines of a documentation comment, without slashes.
public struct Doc: Hashable, Sendable {
  public var lines: [String]
  public var range: SourceRange
}

/// Something that a model keeps: `name: Type = value`.
public final class Stored: Sendable {
  public enum Kind: String, Sendable {
    case constant = "let"
    case service = "services"
    case child = "children"
    case state = "state"
  }

  public let kind: Kind
  public let name: Word
  public let type: SwiftType
  public let value: SwiftText?
  public let doc: Doc?
  /// Who may write: `private`, `internal`, `package`, `public`.
  public let set: Word?
  public let equal: Equality?
  /// Of a service: what its protocol asks for, where the protocol is emitted too.
  public let methods: [Method]?

  init(
    kind: Kind,
    name: Word,
    type: SwiftType,
    value: SwiftText?,
    doc: Doc?,
    set: Word?,
    equal: Equality?,
    methods: [Method]?
  ) {
    self.kind = kind
    self.name = name
    self.type = type
    self.value = value
    self.doc = doc
    self.set = set
    self.equal = equal
    self.methods = methods
  }

  /// Of a service whose protocol is emitted: what it is called.
  public var protocolName: String { type.names.first?.text ?? type.text }
}

/// When two values of a field count as the same, in place of `==`.
public enum Equality: Sendable {
  /// `never`: each write is a change.
  case never(SourceRange)
  /// An expression of `$0` and `$1`.
  case expression(SwiftText)
}

/// `name: Type = expression`.
public final class Derivation: Sendable {
  public let name: Word
  public let type: SwiftType
  public let expression: SwiftText
  public let doc: Doc?
  public let equal: Equality?

  init(name: Word, type: SwiftType, expression: SwiftText, doc: Doc?, equal: Equality?) {
    self.name = name
    self.type = type
    self.expression = expression
    self.doc = doc
    self.equal = equal
  }
}

/// `signature: body`.
public final class Action: Sendable {
  public let signature: Signature
  public let body: SwiftText
  public let doc: Doc?

  init(signature: Signature, body: SwiftText, doc: Doc?) {
    self.signature = signature
    self.body = body
    self.doc = doc
  }
}

/// A method that a protocol asks for: a service's, or a view's command.
public struct Method: Sendable {
  public var signature: Signature
  public var doc: Doc?
}

/// What a model may ask of its view.
public struct View: Sendable {
  public var name: Word?
  public var shows: [Word]
  public var commands: [Method]
  /// The key `view`.
  public var range: SourceRange
}

import BindgenDiagnostics
import BindgenSwiftTokens

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
public struct Stored: Sendable {
  public enum Kind: String, Sendable {
    case constant = "let"
    case service = "services"
    case child = "children"
    case state = "state"
  }

  public var kind: Kind
  public var name: Word
  public var type: SwiftType
  public var value: SwiftText?
  public var doc: Doc?
  /// Who may write: `private`, `internal`, `package`, `public`.
  public var set: Word?
  public var equal: Equality?
  /// Of a service: what its protocol asks for, where the protocol is emitted too.
  public var methods: [Method]?

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
public struct Derivation: Sendable {
  public var name: Word
  public var type: SwiftType
  public var expression: SwiftText
  public var doc: Doc?
  public var equal: Equality?
}

/// `signature: body`.
public struct Action: Sendable {
  public var signature: Signature
  public var body: SwiftText
  public var doc: Doc?
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

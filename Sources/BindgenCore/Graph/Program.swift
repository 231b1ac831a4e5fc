/// All specs of a run with their names looked up: what is emitted follows from it without further questions.
public struct Program: Sendable {
  public var specs: [ResolvedSpec]
  /// How its models hang together.
  public var families: Families = Families()
  public var availability: Availability = Availability()
}

/// A spec whose models are resolved, in the spec's order.
public struct ResolvedSpec: Sendable {
  public var spec: Spec
  public var models: [ResolvedModel]
}

/// A model with its graph: which field follows from which, in which order, and who is told.
public final class ResolvedModel: Sendable {
  public let model: Model
  /// `public`, `package` or `internal`.
  public let access: String
  /// A global actor, `nonisolated`, or nil where emitted code takes the module's default.
  public let isolation: String?
  /// The outlets that are emitted, in the order in which their observers are notified.
  public let outlets: [Outlet]
  /// State in the spec's order: field 0 and on.
  public let states: [Stored]
  /// Derivations in an order in which each comes after what it follows from; their fields are numbered after the state.
  public let derivations: [ResolvedDerivation]
  /// How emitted code names what nobody sees.
  public let hidden: HiddenNames

  init(
    model: Model,
    access: String,
    isolation: String?,
    outlets: [Outlet],
    states: [Stored],
    derivations: [ResolvedDerivation],
    hidden: HiddenNames
  ) {
    self.model = model
    self.access = access
    self.isolation = isolation
    self.outlets = outlets
    self.states = states
    self.derivations = derivations
    self.hidden = hidden
  }

  public var name: String { model.name.text }

  /// The protocol of its view, where it has one.
  public var viewName: String { model.view?.name?.text ?? name + "View" }

  /// Those of one kind, in the spec's order.
  public func stored(_ kind: Stored.Kind) -> [Stored] { model.stored.filter { $0.kind == kind } }
}

/// A derivation and what its expression names.
public final class ResolvedDerivation: Sendable {
  public let derivation: Derivation
  /// Its expression as a function outside the class has it: without `self.`.
  public let expression: SwiftText
  /// What its function is given, in the order in which the expression names them.
  public let parameters: [Parameter]
  /// The fields of its own model that it follows from, by number, ascending.
  public let inputs: [Int]
  /// The fields of children that it follows from, each once, in the order in which the expression names them.
  public let childInputs: [ChildInput]
  /// The field that it is, where its expression is nothing but a field's name: it reads through.
  public let alias: Alias?

  init(
    derivation: Derivation,
    expression: SwiftText,
    parameters: [Parameter],
    inputs: [Int],
    childInputs: [ChildInput],
    alias: Alias?
  ) {
    self.derivation = derivation
    self.expression = expression
    self.parameters = parameters
    self.inputs = inputs
    self.childInputs = childInputs
    self.alias = alias
  }

  /// What an expression names of a child.
  public struct ChildInput: Hashable, Sendable {
    /// The children's names, from its own model down.
    public var path: [String]
    /// The model that the last of them is.
    public var model: String
    /// Nil where the child itself is named: all of its fields, and all below it.
    public var field: String?

    public init(path: [String], model: String, field: String?) {
      self.path = path
      self.model = model
      self.field = field
    }
  }

  public enum Alias: Hashable, Sendable {
    /// By its number.
    case own(Int)
    /// The state of a child, or what never counts as equal there: its children's names, and the field's. Other derivations
    /// of children are kept in the model too, so that they can be compared with what observers were told.
    case ofChild([String])
  }

  public struct Parameter: Sendable {
    public enum Kind: Sendable {
      case state, derivation, constant, child
    }

    public var kind: Kind
    public var name: String
    public var type: SwiftType
    /// The number of the field that it is; nil for a constant and a child.
    public var field: Int?
  }
}

/// All specs of a run with their names looked up: what is emitted follows from it without further questions.
package struct Program: Sendable {
  package var specs: [ResolvedSpec]
  /// How its models hang together.
  package var families: Families = Families()
  package var availability: Availability = Availability()
}

/// A spec whose models are resolved, in the spec's order.
package struct ResolvedSpec: Sendable {
  package var spec: Spec
  package var models: [ResolvedModel]
}

/// A model with its graph: which field follows from which, in which order, and who is told.
package final class ResolvedModel: Sendable {
  package let model: Model
  /// `public`, `package` or `internal`.
  package let access: String
  /// A global actor, `nonisolated`, or nil where emitted code takes the module's default.
  package let isolation: String?
  /// The outlets that are emitted, in the order in which their observers are notified.
  package let outlets: [Outlet]
  /// State in the spec's order: field 0 and on.
  package let states: [Stored]
  /// Derivations in an order in which each comes after what it follows from; their fields are numbered after the state.
  package let derivations: [ResolvedDerivation]
  /// How emitted code names what nobody sees.
  package let hidden: HiddenNames

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

  package var name: String { model.name.text }

  /// The protocol of its view, where it has one.
  package var viewName: String { model.view?.name?.text ?? name + "View" }

  /// Those of one kind, in the spec's order.
  package func stored(_ kind: Stored.Kind) -> [Stored] { model.stored.filter { $0.kind == kind } }
}

/// A derivation and what its expression names.
package final class ResolvedDerivation: Sendable {
  package let derivation: Derivation
  /// Its expression as a function outside the class has it: without `self.`.
  package let expression: SwiftText
  /// What its function is given, in the order in which the expression names them.
  package let parameters: [Parameter]
  /// The fields of its own model that it follows from, by number, ascending.
  package let inputs: [Int]
  /// The fields of children that it follows from, each once, in the order in which the expression names them.
  package let childInputs: [ChildInput]
  /// The field that it is, where its expression is nothing but a field's name: it reads through.
  package let alias: Alias?

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
  package struct ChildInput: Hashable, Sendable {
    /// The children's names, from its own model down.
    package var path: [String]
    /// The model that the last of them is.
    package var model: String
    /// Nil where the child itself is named: all of its fields, and all below it.
    package var field: String?

    package init(path: [String], model: String, field: String?) {
      self.path = path
      self.model = model
      self.field = field
    }
  }

  package enum Alias: Hashable, Sendable {
    /// By its number.
    case own(Int)
    /// The state of a child, or what never counts as equal there: its children's names, and the field's. Other derivations
    /// of children are kept in the model too, so that they can be compared with what observers were told.
    case ofChild([String])
  }

  package struct Parameter: Sendable {
    package enum Kind: Sendable {
      case state, derivation, constant, child
    }

    package var kind: Kind
    package var name: String
    package var type: SwiftType
    /// The number of the field that it is; nil for a constant and a child.
    package var field: Int?
  }
}

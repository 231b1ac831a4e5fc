/// All specs of a run with their names resolved: enough to emit code without further lookups.
package struct Program: Sendable {
  package var specs: [ResolvedSpec]
  /// Other modules, with the models that those of the run may hold.
  package var modules: [OtherModule] = []
  /// The connections between its models.
  package var relations = ModelRelations()
  package var availability = Availability()
  /// The form of each class: plain, or with machinery.
  package var classForms = ClassForms()
  package var interfaces = ProtocolTable()
  package var reducers = Reducers()
  package var needs = ActionNeeds()
  /// The words of all effects that actions cancel.
  package var cancelled: Set<String> = []
  /// The loads of each model that models above it cancel, by model.
  package var dismissed: [String: Set<String>] = [:]

  /// The models of the run, and those of other modules.
  package var models: [ResolvedModel] { specs.flatMap(\.models) + modules.flatMap(\.models) }
}

/// A spec whose models are resolved, in the spec's order.
package struct ResolvedSpec: Sendable {
  package var spec: Spec
  package var models: [ResolvedModel]
  /// The protocols of no model, each as the service of a model that is not emitted.
  package var protocols: [ResolvedModel] = []
}

/// A model with its graph: what each field depends on, in which order, and who is notified.
package final class ResolvedModel: Sendable {
  package let model: Model
  /// `public`, `package` or `internal`.
  package let access: String
  /// A global actor, `nonisolated`, or nil for the module's default.
  package let isolation: String?
  /// Whether models of other modules may hold it: it is emitted for unknown parents.
  package let isExported: Bool
  /// The emitted outlets, in the order in which their observers are notified.
  package let outlets: [Outlet]
  /// Whether it is a class whose spec chooses no outlet by which it is observed.
  let isOpen: Bool
  /// State in the spec's order: fields 0 and up.
  package let states: [Stored]
  /// Derivations, each after the derivations that it depends on. Their fields are numbered after the states.
  package let derivations: [ResolvedDerivation]
  /// The names of private parts in emitted code.
  package let hidden: HiddenNames
  /// Its states that hold classes of the run, which come and go.
  package let branches: [Stored]
  package let actions: [ResolvedAction]
  /// In the spec's order.
  package let functions: [ResolvedFunction]
  /// The dependencies of the initial values of its entries.
  let beginnings: InitialValueDependencies
  /// The reads of objects in its expressions, of whose changes observers are not notified.
  package let unobserved: [UnobservedRead]

  init(
    model: Model,
    access: String,
    isolation: String?,
    isExported: Bool = false,
    outlets: [Outlet],
    isOpen: Bool = false,
    states: [Stored],
    derivations: [ResolvedDerivation],
    hidden: HiddenNames,
    branches: [Stored] = [],
    actions: [ResolvedAction] = [],
    functions: [ResolvedFunction] = [],
    beginnings: InitialValueDependencies = InitialValueDependencies(),
    unobserved: [UnobservedRead] = []
  ) {
    self.model = model
    self.access = access
    self.isolation = isolation
    self.isExported = isExported
    self.outlets = outlets
    self.isOpen = isOpen
    self.states = states
    self.derivations = derivations
    self.hidden = hidden
    self.branches = branches
    self.actions = actions
    self.functions = functions
    self.beginnings = beginnings
    self.unobserved = unobserved
  }

  package var name: String { model.name.text }
  /// Whether other modules see it.
  var isSeenElsewhere: Bool { access != "internal" }
  package var isValue: Bool { model.isValue }
  package var stored: [Stored] { model.stored }
  package var loads: [Load] { model.loads }
  package var conforms: [SwiftType] { model.conforms }
  package var superclass: SwiftType? { model.superclass }
  package var view: View? { model.view }
  package var runs: [Model.RunsField] { model.runs }
  package var initActions: [Action] { model.initActions }

  func has(_ outlet: String) -> Bool { outlets.contains { $0.name == outlet } }

  package func alternatives(of choice: Stored) -> [Stored] { model.alternatives(of: choice) }

  /// The protocol of its view, if it has one.
  package var viewName: String { model.view?.name?.text ?? name + "View" }

  /// The stored values of one kind, in the spec's order.
  package func stored(_ kind: Stored.Kind) -> [Stored] { model.stored.filter { $0.kind == kind } }
}

/// A derivation, and the names that its expression uses.
package struct ResolvedDerivation: Sendable {
  package var derivation: Derivation
  /// Its expression for a function outside the class: without `self.`.
  package var expression: SwiftText
  /// The parameters of its function, in the order in which the expression names them.
  package var parameters: [Parameter]
  /// The entries that called functions read, and that the expression does not name itself.
  package var reached: [Parameter] = []
  /// The numbers of the own fields that it depends on, ascending.
  package var inputs: [Int]
  /// The fields of children that it depends on, each once, in the order in which the expression names them.
  package var childInputs: [ChildInput]
  /// The field that it reads through to, if its expression is only a field's name.
  package var alias: Alias?
  /// The kept form of a list, if the derivation is one.
  package var kept: KeptForm?
  /// The reason why it is no kept form, if it names rows.
  package var whyNotKept: String?
  /// The lists whose rows it returns.
  package var rowsGiven: [String] = []

  /// A field of a child, or a child as a whole, that an expression names.
  package struct ChildInput: Hashable, Sendable {
    /// The children's names, from its own model down.
    package var path: [String]
    /// The model of the last child.
    package var model: String
    /// Nil if the child itself is named: all of its fields, and all models below it.
    package var field: String?
    /// Whether the expression may read private entries of the child's model: it calls a function of it, or a member that no
    /// spec declares.
    package var readsAll: Bool = false

    package init(path: [String], model: String, field: String?) {
      self.path = path
      self.model = model
      self.field = field
    }
  }

  package enum Alias: Hashable, Sendable {
    /// A field of the same model, by its number.
    case own(Int)
    /// The state of a child, or a field that is never equal there: the children's names, and the field's. Other
    /// derivations of children are cached in the model too, to compare them with what observers last saw.
    case ofChild([String])
  }

  package struct Parameter: Sendable {
    package enum Kind: Sendable {
      case state, derivation, constant, child, function
    }

    package var kind: Kind
    package var name: String
    package var type: SwiftType
    /// The number of the field; nil for a constant and a child.
    package var field: Int?
  }
}

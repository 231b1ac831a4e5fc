/// What may stand in `emit`: code through which somebody observes a model, or has it in another form.
///
/// All that the tool knows of an outlet stands in its value, in `Outlets`, and in its template. A user's own templates
/// make outlets, too.
package struct Outlet: Sendable {
  package let name: String
  /// The section that a model must have for it, if any.
  package var section: Section?

  // MARK: Names

  /// Members that it adds to the class.
  package var members: [String] = []
  /// Types that it declares inside the class.
  package var types: [String] = []
  /// What it declares beside the class, the model's name in place of `*`.
  package var declarations: [String] = []
  /// Whether the shared code needs its library, too.
  package var sharesLibrary: Bool = false
  /// The modules that it has its library from. No type of the run may hide them.
  package var library: [String] = []
  /// What can't be told apart by it.
  package var check: @Sendable (Model, inout Diagnostics) -> Void = { _, _ in }

  // MARK: Observing

  /// Whether its observers stand in the list that a model keeps of them, and find fields by their names.
  package var hasObservers: Bool = false
  /// Whether its template has a say in who observes what, and notifies: `observed` and `notify`.
  package var isNotified: @Sendable (Model) -> Bool = { _ in false }
  /// Whether it stands in the getters of fields.
  package var isRead: Bool = false
  /// Whether models with it exist only where Observation does.
  package var isLimited: Bool = false
  /// Whether somebody may be called before something changes, too: in its models, and in what they depend on.
  package var announces: Bool = false

  // MARK: Emitting

  /// The protocol of the runtime by which an internal class has what it adds; a public one declares that itself.
  package var adjective: String?
  /// Other protocols that a class conforms to by it.
  package var conformances: [String] = []
  /// The parameters of `init` that come before all others, and after.
  package var firstParameters: @Sendable (ResolvedModel) -> [String] = { _ in [] }
  package var lastParameters: @Sendable (ResolvedModel) -> [String] = { _ in [] }
  /// The files of the runtime that it needs, beside those that all models share.
  package var runtime: [String] = []

  // MARK: Explaining

  /// Who observes through it, as emitted code says it.
  package var listener: @Sendable (ResolvedModel) -> Listener

  package init(_ name: String, listener: @escaping @Sendable (ResolvedModel) -> Listener) {
    self.name = name
    self.listener = listener
  }

  /// A section of a model.
  package struct Section: Sendable {
    package var key: String
    package var isThere: @Sendable (Model) -> Bool
    /// Whether it asks for the outlet by itself.
    package var asks: Bool

    package init(key: String, asks: Bool, isThere: @escaping @Sendable (Model) -> Bool) {
      self.key = key
      self.asks = asks
      self.isThere = isThere
    }
  }

  /// All types that a class with it declares inside itself.
  var innerTypes: [String] { types + (hasObservers ? ["Fields", "Field"] : []) }

  /// Whether a model has what the outlet needs.
  func fits(_ model: Model) -> Bool { section?.isThere(model) ?? true }
}

/// Those that a model notifies through one outlet, as emitted code calls them.
package struct Listener: Sendable {
  package let name: String
  /// The fields that they observe, by name; nil for all.
  package let fields: [String]?
  /// What is called whatever changed.
  package let always: [String]
  /// What is called, or set, for one field.
  package let call: @Sendable (_ field: String) -> String?

  package init(
    _ name: String,
    fields: [String]? = nil,
    always: [String] = [],
    call: @escaping @Sendable (String) -> String?
  ) {
    self.name = name
    self.fields = fields
    self.always = always
    self.call = call
  }
}

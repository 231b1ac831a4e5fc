/// A word of `emit`: code by which others observe a model, or that shows it in another form.
///
/// What the tool knows of an outlet is in its value, in `Outlets`, in its template, and in facts that it alone needs. A user's
/// own templates define outlets, too.
package struct Outlet: Sendable {
  package let name: String
  /// The section that a model must have for it, if any.
  package var section: Section?
  /// Whether `emit` may name it. (Effects, which models have without an outlet, are one only inside the tool.)
  package var isNamed: Bool = true
  /// Whether models that are values can have it.
  package var isForValues: Bool = false
  /// Whether a user's template defines it.
  package var isOwn: Bool = false
  /// Whether a class without machinery can have it.
  package var isForPlain: Bool = false
  /// Whether values with it have a reducer and a store.
  package var makesStores: Bool = false

  // MARK: Names

  /// Members that it adds to the class.
  package var members: [String] = []
  /// Members that it adds to a class with events.
  package var eventMembers: [String] = []
  /// Whether it receives events, beside the owner's closure, and whether it may send them on to any thread.
  package var notifies: Bool = false
  package var sendsEvents: Bool = false
  /// Types that it declares inside the class.
  package var types: [String] = []
  /// The types that it declares beside the class, with `*` for the model's name.
  package var declarations: [String] = []
  /// Whether the code that all models share imports its library, too.
  package var sharesLibrary: Bool = false
  /// Whether the shared code uses the library only internally, so that the import needs no access.
  package var sharesLibraryInside: Bool = false
  /// The modules that its library is imported from. No type of the run may hide their names.
  package var library: [String] = []
  /// Reports errors of a model in this outlet, such as fields that get the same name.
  package var check: @Sendable (Model, inout Diagnostics) -> Void = { _, _ in }

  // MARK: Observing

  /// Whether its observers are in the model's list of observers, and find fields by name.
  package var hasObservers: Bool = false
  /// The runtime files that it needs to report the edits of a list, if it does.
  package var listRuntime: [String] = []
  /// Members that it adds to a class with lists.
  package var listMembers: [String] = []
  /// Whether its template adds the sections `observed` and `notify`.
  package var isNotified: @Sendable (Model) -> Bool = { _ in false }
  /// Whether it adds code to the getters of fields.
  package var isRead: Bool = false
  /// Whether models with it are available only with Observation.
  package var isLimited: Bool = false
  /// Whether it can notify before a change, too: in its models, and in models that they depend on.
  package var announces: Bool = false

  // MARK: Protocols

  /// The protocol that a model's protocol refines for it.
  package var refined: String?
  /// The runtime files that it needs to observe any type that conforms to a model's protocol.
  package var boundaryRuntime: [String] = []
  /// Whether it wraps types that conform to protocols, and whether it has doubles for the protocols.
  package var wraps: Bool = false
  package var doubles: Bool = false

  // MARK: Emitting

  /// The runtime protocol that gives an internal class the outlet's members; a public class declares them itself.
  package var adjective: String?
  /// The runtime protocol of its machinery.
  package var machine: String?
  /// Other protocols that a class with it conforms to.
  package var conformances: [String] = []
  /// The parameters of `init` that stand where the section `view` stands, and those that come last.
  package var viewParameters: @Sendable (ResolvedModel) -> [String] = { _ in [] }
  package var lastParameters: @Sendable (_ model: String) -> [String] = { _ in [] }
  /// The runtime files that it needs, beside the files that all models share.
  package var runtime: [String] = []

  // MARK: Explaining

  /// Its observers, as emitted code names them.
  package var listener: @Sendable (ResolvedModel) -> Listener?

  package init(_ name: String, listener: @escaping @Sendable (ResolvedModel) -> Listener?) {
    self.name = name
    self.listener = listener
  }

  /// A section of a model.
  package struct Section: Sendable {
    package var key: String
    package var isThere: @Sendable (Model) -> Bool
    /// Other keys that would do.
    package var others: [String] = []
    /// Whether the section alone requests the outlet.
    package var asks: Bool

    package init(key: String, asks: Bool, isThere: @escaping @Sendable (Model) -> Bool) {
      self.key = key
      self.asks = asks
      self.isThere = isThere
    }
  }

  /// Whether a key requests it, so that `emit` need not name it.
  package var comesWithKey: Bool { section?.asks == true }

  /// Whether it reports the edits of a list.
  var tellsEdits: Bool { !listRuntime.isEmpty }

  /// All types that a class with it declares inside itself.
  var innerTypes: [String] { types + (hasObservers ? ["Fields"] : []) }

  /// Whether a model has the section that the outlet needs, and whether it can be a value.
  func fits(_ model: Model) -> Bool {
    if model.value != nil, !isForStores(model) { return false }
    return (isForValues || !model.isValue) && section?.isThere(model) ?? true
  }

  /// Whether the store of a value can have the outlet: of those for values, only the spy of a view.
  func isForStores(_ model: Model) -> Bool { !isForValues || doubles && model.view != nil }
}

/// The observers that a model notifies through one outlet, as emitted code names them.
package struct Listener: Sendable {
  package let name: String
  /// The fields that they observe, by name; nil for all.
  package let fields: [String]?
  /// The calls for any change.
  package let always: [String]
  /// The call or the assignment for one field.
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

/// What may stand in `emit`, and which names it takes in a model.
public final class Outlet: Sendable {
  public let name: String
  /// Names of members that it adds to the class.
  public let members: [String]
  /// Names of types that it declares inside the class.
  public let types: [String]
  /// What it declares beside the class, the model's name in place of `*`.
  public let declarations: [String]
  /// Whether this release can emit it.
  public let exists: Bool
  /// The section that a model must have for it, if any.
  public let needs: String?
  /// Whether its observers stand in the list that a model keeps of them.
  public let observes: Bool
  /// If it shares code for internal models that have such a list: what they are by it, in the names of protocols.
  public let adjective: String?
  /// Whether it tells before something changes, too: of its models, and of what they follow from.
  public let forewarns: Bool
  /// Whether it stands in the getters of fields, and knows them by their names: it needs no `Changes`.
  public let tracks: Bool
  /// The modules that it has its library from. No type of the run may hide them.
  public let library: [String]

  private init(
    _ name: String,
    members: [String] = [],
    types: [String] = [],
    declarations: [String] = [],
    exists: Bool = false,
    needs: String? = nil,
    observes: Bool = false,
    adjective: String? = nil,
    forewarns: Bool = false,
    tracks: Bool = false,
    library: [String] = []
  ) {
    self.name = name
    self.members = members
    self.types = types
    self.declarations = declarations
    self.exists = exists
    self.needs = needs
    self.observes = observes
    self.adjective = adjective
    self.forewarns = forewarns
    self.tracks = tracks
    self.library = library
  }

  /// In the order in which they tell.
  public static let all: [Outlet] = [
    Outlet("delegate", members: ["delegate"], declarations: ["*Delegate"], exists: true),
    Outlet(
      "callbacks",
      members: ["observe"],
      types: observing + ["Subscription"],
      exists: true,
      observes: true,
      adjective: "Observed"
    ),
    Outlet("stream", members: ["changes", "values"], types: observing, exists: true, observes: true),
    Outlet(
      "combine",
      members: ["publishers", "changesPublisher", "objectWillChange"],
      types: observing + ["FieldPublishers", "ModelPublisher", "ObjectWillChangePublisher"],
      exists: true,
      observes: true,
      adjective: "Published",
      forewarns: true,
      library: ["Combine", "OpenCombine"]
    ),
    Outlet("view", members: ["view", "attach", "changes"], exists: true, needs: "view"),
    Outlet("observation", exists: true, tracks: true),
    Outlet("protocol", needs: "protocol"),
    Outlet("erased"),
    Outlet("spies"),
    Outlet("reducer", needs: "kind: struct"),
    Outlet("tca", needs: "kind: struct"),
    Outlet("listSource", needs: "lists"),
  ]

  /// The types that all outlets stand on that observe.
  private static let observing: [String] = ["Fields", "Field"]

  public static func named(_ name: String) -> Outlet? { all.first { $0.name == name } }

  /// Whether a model has what the outlet needs.
  func fits(_ model: Model) -> Bool {
    switch needs {
    case "view": return model.view != nil
    case "protocol": return model.abstraction != nil
    case nil: return true
    default: return false
    }
  }
}

import BindgenSpec

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
  /// Where its observers stand in the list that a model keeps of them: what an internal model is by it, in the names of
  /// shared protocols.
  public let adjective: String?

  private init(
    _ name: String,
    members: [String] = [],
    types: [String] = [],
    declarations: [String] = [],
    exists: Bool = false,
    needs: String? = nil,
    adjective: String? = nil
  ) {
    self.name = name
    self.members = members
    self.types = types
    self.declarations = declarations
    self.exists = exists
    self.needs = needs
    self.adjective = adjective
  }

  /// In the order in which they tell.
  public static let all: [Outlet] = [
    Outlet("delegate", members: ["delegate"], declarations: ["*Delegate"], exists: true),
    Outlet(
      "callbacks",
      members: ["observe"],
      types: observing + ["Subscription"],
      exists: true,
      adjective: "Observed"
    ),
    Outlet("stream"),
    Outlet("combine"),
    Outlet("view", members: ["view", "attach", "changes"], exists: true, needs: "view"),
    Outlet("observation"),
    Outlet("protocol", needs: "protocol"),
    Outlet("erased"),
    Outlet("spies"),
    Outlet("reducer", needs: "kind: struct"),
    Outlet("tca", needs: "kind: struct"),
    Outlet("listSource", needs: "lists"),
  ]

  /// The types that all outlets with an adjective stand on.
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

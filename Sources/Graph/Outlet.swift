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

  private init(
    _ name: String,
    members: [String] = [],
    types: [String] = [],
    declarations: [String] = [],
    exists: Bool = false,
    needs: String? = nil
  ) {
    self.name = name
    self.members = members
    self.types = types
    self.declarations = declarations
    self.exists = exists
    self.needs = needs
  }

  /// In the order in which they tell.
  public static let all: [Outlet] = [
    Outlet("delegate", members: ["delegate"], declarations: ["*Delegate"], exists: true),
    Outlet("callbacks", members: ["observe"], types: ["Fields", "Field", "Subscription"], exists: true),
    Outlet("view", members: ["view", "attach", "changes"], exists: true, needs: "view"),
    Outlet("stream"),
    Outlet("combine"),
    Outlet("observation"),
    Outlet("protocol", needs: "protocol"),
    Outlet("erased"),
    Outlet("spies"),
    Outlet("reducer", needs: "kind: struct"),
    Outlet("tca", needs: "kind: struct"),
    Outlet("listSource", needs: "lists"),
  ]

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

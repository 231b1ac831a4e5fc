@_spi(Bindgen) import BindgenRuntime
import Testing

@testable import FamilyModels

/// Three generations in a diamond, each model observed in all ways; and the notices that they must send.
///
///     root ──► branch ──► leaf, other
///       └───────────────► leaf
final class Diamond {
  let log: Log = Log()
  private(set) var leaf: Leaf!
  private(set) var branch: Branch!
  private(set) var root: Root!
  private var observers: [String: AnyObject] = [:]
  /// Objects that were created in the middle of a notice.
  private var late: [AnyObject] = []

  static let models: [String] = ["leaf", "branch", "root"]
  /// The initial observers, by model and kind, in the order in which they are notified.
  static let all: [String] = models.flatMap { ["\($0).delegate", "\($0).closure", "\($0).field", "\($0).view"] }

  init() {
    leaf = Leaf()
    branch = Branch(left: leaf, right: Leaf(name: "other"))
    root = Root(branch: branch, leaf: leaf)
    attachDelegates("")
    attachClosures("")
    observers["leaf.field"] = leaf.observe(\.double) { [log] _ in log.tell("leaf.field") }
    observers["branch.field"] = branch.observe(\.sum) { [log] _ in log.tell("branch.field") }
    observers["root.field"] = root.observe(\.total) { [log] _ in log.tell("root.field") }
    attachViews("")
    _ = log.take()
  }

  // MARK: Operations

  func attachDelegates(_ prefix: String) {
    for model in Self.models {
      observers["\(model).delegate"] = Ear("\(prefix)\(model).delegate", log)
    }
    leaf.delegate = observers["leaf.delegate"] as? Ear
    branch.delegate = observers["branch.delegate"] as? Ear
    root.delegate = observers["root.delegate"] as? Ear
  }

  func attachClosures(_ prefix: String) {
    let tokens: [AnyObject] = [
      leaf.log("\(prefix)leaf.closure", log), branch.log("\(prefix)branch.closure", log),
      root.log("\(prefix)root.closure", log),
    ]
    if prefix.isEmpty {
      for (model, token) in zip(Self.models, tokens) { observers["\(model).closure"] = token }
    } else {
      late += tokens
    }
  }

  func attachViews(_ prefix: String) {
    let panes: [Pane] = Self.models.map { Pane("\(prefix)\($0).view", log) }
    leaf.attach(panes[0])
    branch.attach(panes[1])
    root.attach(panes[2])
    for (model, pane) in zip(Self.models, panes) {
      pane.isAttached = true
      observers["\(model).view"] = pane
    }
  }

  func takeAwayDelegates() {
    leaf.delegate = nil
    branch.delegate = nil
    root.delegate = nil
  }

  func takeAwayViews() {
    leaf.attach(nil)
    branch.attach(nil)
    root.attach(nil)
  }

  func cancelClosures() {
    for case let token as Leaf.Subscription in observers.values { token.cancel() }
    for case let token as Branch.Subscription in observers.values { token.cancel() }
    for case let token as Root.Subscription in observers.values { token.cancel() }
  }

  /// Releases observers: delegates and views are held weakly, tokens end with their owner.
  func release(_ kinds: [String]) {
    for model in Self.models {
      for kind in kinds { observers["\(model).\(kind)"] = nil }
    }
  }

  func releaseRoot() { root = nil }

  func releaseParents() {
    root = nil
    branch = nil
  }

  func releaseAll() {
    releaseParents()
    leaf = nil
  }

  /// Creates further parents of the existing models.
  func makeParents() {
    let twin: Twin = Twin(one: leaf, two: branch.right)
    let root: Root = Root(branch: branch, leaf: branch.right)
    #expect(twin.isRight && root.isRight)
    late += [twin, root, twin.log("new parent twin", log), root.log("new parent root", log)]
  }

  /// Whether all models that are alive read right.
  var isRight: Bool { leaf?.isRight != false && branch?.isRight != false && root?.isRight != false }

  // MARK: Expected notices

  static let watched: [String: String] = ["leaf": "double", "branch": "sum", "root": "total"]
  static let shown: [String: [String]] = [
    "leaf": ["double", "name"], "branch": ["sum", "leftName"], "root": ["total", "odd"],
  ]
  /// The changes of each model after one is added to the leaf's value.
  static let one: [String: [String]] = [
    "leaf": ["double", "label", "parity", "value"], "branch": ["label", "odd", "sum"],
    "root": ["deep", "odd", "total", "weight"],
  ]

  /// Returns the notices of a round, each with its receiver.
  static func round(_ changes: [String: [String]], to observers: [String]) -> [(who: String, line: String)] {
    observers.flatMap { who -> [(who: String, line: String)] in
      // new.leaf.closure: of these parts, the last two are model and kind.
      let parts: [Substring] = who.split(separator: ".")
      let (model, kind): (String, Substring) = (String(parts[parts.count - 2]), parts[parts.count - 1])
      guard let fields: [String] = changes[model] else { return [] }
      switch kind {
      case "field": return fields.contains(watched[model] ?? "") ? [(who, who)] : []
      case "view":
        return (shown[model] ?? []).filter(fields.contains).map { (who, "\(who) \($0)") }
      default: return [(who, "\(who): \(fields.joined(separator: " "))")]
      }
    }
  }
}

@_spi(Bindgen) import BindgenRuntime
import Testing

@testable import FamilyModels

/// A log of notices, which checks that no observer is notified in the middle of another's notice.
final class Log {
  private var lines: [String] = []
  private var isTelling: Bool = false
  /// Called in the middle of each notice, with its receiver.
  var reaction: ((String) -> Void)?

  func tell(_ who: String, _ fields: Set<String>? = nil) {
    #expect(!isTelling, "\(who) is told in the middle of another notice")
    isTelling = true
    defer { isTelling = false }
    note(fields.map { "\(who): \($0.sorted().joined(separator: " "))" } ?? who)
    reaction?(who)
  }

  func note(_ line: String) { lines.append(line) }

  /// Returns the lines since the last call.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// A delegate of all models in a tree.
final class Ear: LeafDelegate, BranchDelegate, RootDelegate {
  private let log: Log
  private let name: String

  init(_ name: String, _ log: Log) {
    self.name = name
    self.log = log
  }

  func leaf(_ leaf: Leaf, didChange changes: Leaf.Changes) {
    log.tell(name, names(changes.rawValue, leaf._core.graph.names))
  }
  func branch(_ branch: Branch, didChange changes: Branch.Changes) {
    log.tell(name, names(changes.rawValue, branch._core.graph.names))
  }
  func root(_ root: Root, didChange changes: Root.Changes) {
    log.tell(name, names(changes.rawValue, root._core.graph.names))
  }
}

/// A view of all models in a tree.
final class Pane: LeafView, BranchView, RootView {
  private let log: Log
  private let who: String
  /// Whether it is attached. Values that are set before are no notices.
  var isAttached: Bool = false

  init(_ who: String, _ log: Log) {
    self.who = who
    self.log = log
  }

  var double: Int = -1 { didSet { show("double") } }
  var name: String = "?" { didSet { show("name") } }
  var sum: Int = -1 { didSet { show("sum") } }
  var leftName: String = "?" { didSet { show("leftName") } }
  var total: Int = -1 { didSet { show("total") } }
  var odd: Int = -1 { didSet { show("odd") } }

  private func show(_ field: String) {
    if isAttached { log.tell("\(who) \(field)") } else { log.note("\(who) gets \(field)") }
  }
}

extension Leaf {
  /// Whether each field is as its expression says.
  var isRight: Bool { double == value * 2 && parity == value % 2 && label == "\(name) \(value * 2)" }

  func log(_ who: String, _ log: Log) -> Subscription {
    observe { log.tell(who, names($1.rawValue, $0._core.graph.names)) }
  }
}

extension Branch {
  var isRight: Bool {
    left.isRight && right.isRight && leftName == left.name && tags == left.tags
      && odd == left.value % 2 + right.value % 2 && sum == factor * 2 * (left.value + right.value)
      && label == "\(left.name) \(left.value * 2), \(right.name) \(right.value * 2)"
  }

  func log(_ who: String, _ log: Log) -> Subscription {
    observe { log.tell(who, names($1.rawValue, $0._core.graph.names)) }
  }
}

extension Root {
  var isRight: Bool {
    branch.isRight && leaf.isRight
      && total == branch.factor * 2 * (branch.left.value + branch.right.value)
        + leaf.value * 2 + extra
      && deep == branch.left.value + branch.right.value && deepName == branch.left.name
      && weight == branch.sum + branch.factor + branch.left.value
      && odd == (branch.left.value % 2 + branch.right.value % 2) * 10
  }

  func log(_ who: String, _ log: Log) -> Subscription {
    observe { log.tell(who, names($1.rawValue, $0._core.graph.names)) }
  }
}

extension Twin {
  var isRight: Bool { sum == one.value + two.value && difference == one.value - two.value }

  func log(_ who: String, _ log: Log) -> Subscription {
    observe { log.tell(who, names($1.rawValue, $0._core.graph.names)) }
  }
}

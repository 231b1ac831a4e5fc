// A stand-in for UIKit where there is none: what emitted sources of tables and the pages name, and nothing that draws.

@_exported import Foundation

@MainActor
open class UIView: NSObject {
  public nonisolated override init() { super.init() }
  public var window: UIWindow? { nil }
  public var isHidden: Bool = false
}

open class UIButton: UIView {}

@MainActor
open class UIViewController: NSObject {
  public nonisolated override init() { super.init() }
  public func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {}
}

public final class UIWindow: UIView {}

open class UILabel: UIView {
  public var text: String?
}

open class UITableViewCell: UIView {
  public enum EditingStyle: Int, Sendable { case none, delete, insert }

  public var textLabel: UILabel? { nil }
}

open class UITableView: UIView {
  public enum RowAnimation: Int, Sendable { case fade, automatic }

  public weak var dataSource: (any UITableViewDataSource)?

  public func reloadData() {}
  public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) { updates?() }
  public func deleteRows(at paths: [IndexPath], with animation: RowAnimation) {}
  public func insertRows(at paths: [IndexPath], with animation: RowAnimation) {}
  public func moveRow(at path: IndexPath, to target: IndexPath) {}
  public func reconfigureRows(at paths: [IndexPath]) {}

  public func dequeueReusableCell(withIdentifier identifier: String, for path: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }
}

@MainActor
public protocol UITableViewDataSource: NSObjectProtocol {
  func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int
  func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell
  func tableView(_ table: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt path: IndexPath)
  func tableView(_ table: UITableView, moveRowAt path: IndexPath, to target: IndexPath)
}

// What is optional there.
extension UITableViewDataSource {
  public func tableView(_ table: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt path: IndexPath) {}
  public func tableView(_ table: UITableView, moveRowAt path: IndexPath, to target: IndexPath) {}
}

@MainActor
open class UITableViewDiffableDataSource<Section: Hashable & Sendable, Item: Hashable & Sendable>: NSObject {
  public func apply(_ snapshot: NSDiffableDataSourceSnapshot<Section, Item>, animatingDifferences: Bool = true) {}
  public func applySnapshotUsingReloadData(_ snapshot: NSDiffableDataSourceSnapshot<Section, Item>) {}
}

public struct NSDiffableDataSourceSnapshot<Section: Hashable & Sendable, Item: Hashable & Sendable> {
  public init() {}
  public mutating func appendSections(_ sections: [Section]) {}
  public mutating func appendItems(_ items: [Item], toSection section: Section? = nil) {}
  public mutating func reconfigureItems(_ items: [Item]) {}
}

extension IndexPath {
  public init(row: Int, section: Int) { self = [section, row] }
  public var row: Int { self[1] }
  public var section: Int { self[0] }
}

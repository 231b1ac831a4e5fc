// A stand-in for UIKit on systems without it: declarations that emitted table sources and the guides use. It draws nothing.

@_exported import Foundation

@MainActor
open class UIView: NSObject {
  public nonisolated override init() { super.init() }
  public var window: UIWindow? { nil }
  public var isHidden: Bool = false
  public var frame: CGRect = .zero
  public var bounds: CGRect { frame }
  public var translatesAutoresizingMaskIntoConstraints: Bool = true
  public var centerXAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  public var centerYAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  public func addSubview(_ view: UIView) {}
}

@MainActor
public final class NSLayoutAnchor {
  public func constraint(equalTo other: NSLayoutAnchor) -> NSLayoutConstraint { NSLayoutConstraint() }
}

@MainActor
public final class NSLayoutConstraint {
  public static func activate(_ constraints: [NSLayoutConstraint]) {}
}

@MainActor
public final class UIAction {
  public init(title: String, handler: @escaping @MainActor (UIAction) -> Void) {}
}

open class UIButton: UIView {
  public enum ButtonType: Int, Sendable { case system }

  public nonisolated override init() { super.init() }
  public convenience init(type: ButtonType, primaryAction: UIAction?) { self.init() }
}

public final class UIStackView: UIView {
  public enum Axis: Int, Sendable { case horizontal, vertical }

  public var axis: Axis = .horizontal
  public convenience init(arrangedSubviews: [UIView]) { self.init() }
}

@MainActor
open class UIViewController {
  public init() {}
  public var title: String?
  public var view: UIView { UIView() }
  open func viewDidLoad() {}
  public func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {}
  public func dismiss(animated: Bool, completion: (() -> Void)? = nil) {}
}

open class UITableViewController: UIViewController {
  public var tableView: UITableView { UITableView() }
}

public final class UIAlertController: UIViewController {
  public enum Style: Int, Sendable { case alert }

  public convenience init(title: String?, message: String?, preferredStyle: Style) { self.init() }
  public func addAction(_ action: UIAlertAction) {}
}

@MainActor
public final class UIAlertAction {
  public enum Style: Int, Sendable { case `default` }

  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {}
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

  public func register(_ type: AnyClass?, forCellReuseIdentifier identifier: String) {}

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

// Default implementations of methods that UIKit declares as optional.
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

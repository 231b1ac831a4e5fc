/// The limit for a leaf that is seen through a parent: it knows the parent that depends on it until that ends, and retains it
/// during a notice.
public final class Leaf {
  private var newest: Int = 0
  public private(set) var area: Int = 0
  fileprivate unowned var parent: Parent?

  public init() {}

  public var size: Int {
    get { newest }
    set {
      if newValue == newest { return }
      newest = newValue
      area = newValue &* newValue
      if let parent { parent.settle() }
    }
  }
}

public class Parent {
  /// A set with its one field.
  public struct Changes {
    public internal(set) var rawValue: UInt64
  }

  public let leaf: Leaf
  private var newest: Int = 0
  public var volume: Int { newest }

  init(leaf: Leaf) {
    self.leaf = leaf
    leaf.parent = self
  }

  deinit { leaf.parent = nil }

  fileprivate func settle() {
    let new: Int = leaf.area &+ leaf.size
    if new == newest { return }
    newest = new
    tell(Changes(rawValue: 1))
  }

  func tell(_ changes: Changes) {}
}

public final class CallbacksParent: Parent {
  private var listeners: [Listener<Parent, Changes>] = []

  public override init(leaf: Leaf) { super.init(leaf: leaf) }

  public func observe(_ body: @escaping (Parent, Changes) -> Void) -> Listener<Parent, Changes> {
    let listener: Listener<Parent, Changes> = Listener(body)
    listeners = listeners.filter { $0.isLive } + [listener]
    return listener
  }

  override func tell(_ changes: Changes) {
    var index: Int = 0
    while index < listeners.count {
      if listeners[index].isLive { listeners[index].body(self, changes) }
      index += 1
    }
  }
}

public protocol ParentDelegate: AnyObject {
  func parent(_ parent: Parent, didChange changes: Parent.Changes)
  func parentDidChangeVolume(_ parent: Parent)
}

extension ParentDelegate {
  public func parentDidChangeVolume(_ parent: Parent) {}
}

public final class DelegateParent: Parent {
  public weak var delegate: (any ParentDelegate)?

  public override init(leaf: Leaf) { super.init(leaf: leaf) }

  override func tell(_ changes: Changes) {
    guard let delegate else { return }
    delegate.parent(self, didChange: changes)
    if changes.rawValue & 1 != 0 { delegate.parentDidChangeVolume(self) }
  }
}

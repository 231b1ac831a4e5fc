// Needs: Differences, Engine, ModelEffects, Plans, Reducers, Rows, TestStores

// MARK: - Stores

nonisolated extension Bindgen {
  @_spi(Bindgen) public static func gone(_ place: StaticString) -> Sent {
    warn("\(place): the store that this one belongs to is gone")
    return Sent()
  }

  @_spi(Bindgen) public static func replaced(_ place: StaticString) -> Sent {
    warn("\(place): what this store showed is gone")
    return Sent()
  }
}

// MARK: - Constants of a value

nonisolated extension Bindgen {
  /// Takes the constant of another value, and returns whether it differs.
  @_spi(Bindgen) public static func take<Value: Equatable>(_ old: inout Value, _ new: Value) -> Bool { replace(&old, with: new) }

  /// A constant that can't be compared counts as unchanged, because it hardly ever changes.
  @_disfavoredOverload
  @_spi(Bindgen) public static func take<Value>(_ old: inout Value, _ new: Value) -> Bool {
    old = new
    return false
  }
}

// MARK: - Stores of rows

nonisolated extension Bindgen {
  @_spi(Bindgen) public protocol RowStoring: Model {
    associatedtype Row: Swift.Identifiable
    /// Takes the row's new value.
    func _take(_ row: Row)
  }

  /// The stores of a list's rows, as long as they are in use.
  @_spi(Bindgen) public final class RowStores<Node: RowStoring> {
    @exclusivity(unchecked) private var nodes: [Node.Row.ID: Weak<Node>] = [:]
    @exclusivity(unchecked) private var reader = Reader()

    @_spi(Bindgen) public init() {}

    /// Returns the same store each time, or `nil` while the row is gone.
    ///
    /// - Parameter last: If the row is gone, a store with this value is returned.
    @_spi(Bindgen) public func node(_ id: Node.Row.ID, in rows: Rows<Node.Row>, last: Node.Row?, _ make: (Node.Row) -> Node) -> Node? {
      let there = rows[id: id]
      guard let row = there ?? last else { return nil }
      if let node = nodes[id]?.object {
        if let there { node._take(there) }
        return node
      }
      if nodes.isEmpty { _ = reader.news(of: rows.history) }
      if nodes.count >= 8 && nodes.count & (nodes.count - 1) == 0 { nodes = nodes.filter { $0.value.object != nil } }
      let node = make(row)
      nodes[id] = Weak(node)
      return node
    }

    /// All stores in use, by the ids of their rows.
    @_spi(Bindgen) public var inUse: [(id: Node.Row.ID, store: Node)] { nodes.compactMap { id, node in node.object.map { (id, $0) } } }

    /// The store of a row, if it is in use.
    @_spi(Bindgen) public func known(_ id: Swift.AnyHashable?) -> Node? { (id?.base as? Node.Row.ID).flatMap { nodes[$0]?.object } }

    /// Updates the stores after a change of the list.
    ///
    /// - Parameter list: The list with tickets: rows without tickets can't be followed.
    @_spi(Bindgen) public func settle(_ list: @autoclosure () -> Rows<Node.Row>) {
      if nodes.isEmpty { return }
      let rows = list()._list
      guard let touches = reader.news(of: rows.history) else { return settleAll(list()) }
      for touch in touches { if let row = rows.row(touch.ticket) { take(row) } }
    }

    private func settleAll(_ rows: Rows<Node.Row>) {
      for (id, node) in nodes {
        if node.object == nil { nodes[id] = nil } else if let row = rows[id: id] { take(row) }
      }
    }

    private func take(_ row: Node.Row) { nodes[row.id]?.object?._take(row) }
  }

  /// The stores of a list's rows, in the list's order. They are created when they are first read.
  public struct EachRow<Row: Swift.Identifiable, Node>: Swift.RandomAccessCollection {
    /// A view may keep a collection longer than the list has its rows.
    @_spi(Bindgen) public let rows: Rows<Row>
    /// Returns `nil` if the row is gone and there is no last value.
    @_spi(Bindgen) public let find: (Row.ID, _ last: Row?) -> Node?

    @_spi(Bindgen) public init(rows: Rows<Row>, find: @escaping (Row.ID, _ last: Row?) -> Node?) {
      (self.rows, self.find) = (rows, find)
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { rows.count }

    public subscript(position: Int) -> Node {
      let row = rows[position]
      return find(row.id, row).unsafelyUnwrapped
    }

    public subscript(id id: Row.ID) -> Node? { find(id, nil) }
  }
}

// MARK: - The list in a store's value

nonisolated extension Bindgen {
  /// The list of a store: its history, and how far its edits are reported.
  @_spi(Bindgen) public final class StoredList {
    @_spi(Bindgen) public let history = History()
    @exclusivity(unchecked) private var edits = 0
    @exclusivity(unchecked) private var places = 0

    @_spi(Bindgen) public init() {}

    /// Whether the list may have changed since the last call. Another list in its place gets the history, and copies that
    /// were made before do not have it any more.
    @_spi(Bindgen) public func settle<List: ModelRows>(_ rows: inout List) -> Bool {
      defer {
        rows._list.beginAccess()
        history.told()
        (edits, places) = (history.edits, history.places)
      }
      let store = Swift.ObjectIdentifier(rows._list.store)
      if rows.history === history, rows._list.isOwn {
        if history.editedStore == store { return edits != history.edits }
        if history.toldStore == store {
          // A copy from before the action was put back.
          history.restore(places: places)
          return false
        }
      }
      // First without it: a copy from before has it still.
      rows.history = nil
      rows.history = history
      return true
    }
  }
}

nonisolated extension Bindgen.ModelRows {
  /// The number of edits in which rows came, went or moved.
  @_spi(Bindgen) public var places: Int { _list.history?.places ?? 0 }
}

nonisolated extension Bindgen.RunningEffect {
  /// The work that a store does for an effect, or `nil` if the effect does not begin.
  ///
  /// - Parameter isTest: A test's store ends with its test, and tells what still runs then.
  @_spi(Bindgen) public func body<Action>(
    of effect: Bindgen.ActionEffect<Action>,
    isTest: Bool = false,
    _ send: @escaping (Owner, Action) -> Void
  ) -> Body? {
    guard case .run(let policy, let work, let rescue) = effect.kind,
      enters(
        effect.id,
        policy,
        isCall: effect.isCall,
        outlives: effect.outlives && !isTest,
        isMissed: effect.isMissed && !isTest
      )
    else { return nil }
    let sender = Bindgen.Send<Action>(isCalled: isCalled) { action in
      if let owner = self.target { send(owner, action) }
    }
    return {
      let last: Action?
      do {
        last = try await work(sender)
      } catch {
        guard let rescue, self.catches(error) else { throw error }
        last = rescue(error)
      }
      if let last { self.end { send($0, last) } }
    }
  }
}

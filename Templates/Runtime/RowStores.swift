// Needs: Rows, Stores

// MARK: - Stores of rows

nonisolated extension Bindgen {
  /// The store of a row.
  @_spi(Bindgen) public protocol RowStoring: Storing where _Value: Swift.Identifiable {}

  /// A list of a store, and the stores of its rows, as long as these are in use.
  @_spi(Bindgen) public final class StoredRows<Node: RowStoring> {
    private let list = StoredList()
    @exclusivity(unchecked) private var nodes: [Node._Value.ID: Weak<Node>] = [:]
    @exclusivity(unchecked) private var reader = Reader()

    @_spi(Bindgen) public init() {}

    /// Returns the same store each time, or `nil` while the row is gone.
    ///
    /// - Parameters:
    ///   - last: If the row is gone, a store with this value is returned.
    ///   - core: The list's store, whose transactions are those of its rows.
    @_spi(Bindgen) public func store(
      _ id: Node._Value.ID,
      in rows: Rows<Node._Value>,
      last: Node._Value?,
      below core: Core,
      _ make: (Node._Value) -> Node
    ) -> Node? {
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
      Family.unite(core.family, node._core.family)
      return node
    }

    /// All stores in use, by the ids of their rows.
    @_spi(Bindgen) public var inUse: [(id: Node._Value.ID, store: Node)] { nodes.compactMap { id, node in node.object.map { (id, $0) } } }

    /// Returns the store of a row, if it is in use.
    @_spi(Bindgen) public func known(_ id: Swift.AnyHashable?) -> Node? { (id?.base as? Node._Value.ID).flatMap { nodes[$0]?.object } }

    /// Returns whether the list may have changed since the last call, and then updates the stores of its rows.
    @_spi(Bindgen) public func settle(_ rows: inout Rows<Node._Value>) -> Bool {
      guard list.settle(&rows) else { return false }
      if nodes.isEmpty { return true }
      // Rows without tickets can't be followed.
      let followed = rows.withTickets
      guard let touches = reader.news(of: followed._list.history) else {
        settleAll(followed)
        return true
      }
      for touch in touches { if let row = followed._list.row(touch.ticket) { take(row) } }
      return true
    }

    private func settleAll(_ rows: Rows<Node._Value>) {
      for (id, node) in nodes {
        if node.object == nil { nodes[id] = nil } else if let row = rows[id: id] { take(row) }
      }
    }

    private func take(_ row: Node._Value) { nodes[row.id]?.object?._take(row) }
  }

  /// The stores of a list's rows, in the list's order, created when they are first read: `ForEach(store.each.songs) { … }`.
  public struct EachRow<Row: Swift.Identifiable, Node>: Swift.RandomAccessCollection {
    /// The rows when the collection was read. (A view may retain it longer than the list has these rows.)
    @_spi(Bindgen) public let rows: Rows<Row>
    /// Returns the store of a row, or `nil` if the row is gone and there is no last value.
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

    /// The store of the row with an id, to send it an action or to show it. Nil if the row is gone.
    public subscript(id id: Row.ID) -> Node? { find(id, nil) }
  }
}

// MARK: - The list in a store's value

nonisolated extension Bindgen {
  /// The history of a store's list, and how far its edits have been reported.
  @_spi(Bindgen) public final class StoredList {
    @_spi(Bindgen) public let history = History()
    @exclusivity(unchecked) private var edits = 0
    @exclusivity(unchecked) private var places = 0

    @_spi(Bindgen) public init() {}

    /// Returns whether the list may have changed since the last call. Another list in its place gets the history, and copies that
    /// exist already do not have it any more.
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

// MARK: - Rows of values

nonisolated extension Bindgen {
  /// Returns whether a list changed whose rows can't be compared: whether it was edited, as an edit copies rows that `old` shares.
  @_disfavoredOverload
  @_spi(Bindgen) public static func react<List: ModelRows>(to new: List, _ old: inout List, _ round: Int) -> Bool {
    defer { old = new }
    return old._list.store !== new._list.store || old._list.selection !== new._list.selection
  }
}

nonisolated extension Bindgen.Plans {
  /// Takes over the plans of a row.
  @_spi(Bindgen) public mutating func _add<Row: Bindgen.Reduced & Swift.Identifiable>(
    _ below: Bindgen.Plans<Row>,
    _ name: String,
    row id: Row.ID,
    at path: Swift.WritableKeyPath<Value, Bindgen.Rows<Row>>,
    _ services: Swift.KeyPath<Services, Row.Services>,
    hear: Hearing? = nil,
    embed: @escaping (Row.Action) -> Action
  ) {
    _add(
      below,
      name,
      row: Bindgen.id(id),
      { $0[keyPath: services] },
      embed,
      find: { $0[keyPath: path][id: id] },
      hear: hear,
      edit: { $0[keyPath: path][id: id]?._edit($1) }
    )
  }
}

nonisolated extension Bindgen.Running {
  /// Ends the effects of rows that are gone. (Only a store's own list has a history.)
  ///
  /// - Parameter look: Ends the effects of gone children and rows below a row that is there. Nil if rows have none.
  @_spi(Bindgen) public func end<Row>(
    _ list: String,
    goneFrom rows: Bindgen.Rows<Row>,
    _ look: ((Row, Bindgen.Running) -> Void)? = nil
  ) {
    end(list, rows.history.map { ($0.edits, $0.places) }) { id, node in
      guard let id = id?.base as? Row.ID, let row = rows[id: id] else { return false }
      look?(row, node)
      return true
    }
  }
}

#if DEBUG
  nonisolated extension Bindgen.Differences {
    /// Compares rows by their ids.
    @_spi(Bindgen) public mutating func compare<Row>(
      _ name: String,
      _ expected: Bindgen.Rows<Row>,
      _ actual: Bindgen.Rows<Row>,
      _ compare: (inout Self, String, Row, Row) -> Void
    ) {
      for row in expected {
        let place = "\(name)[id: \(String(reflecting: row.id))]"
        guard let other = actual[id: row.id] else {
          add("\(place): expected, and it is not there")
          continue
        }
        compare(&self, place + ".", row, other)
      }
      for row in actual where !expected.contains(id: row.id) {
        add("\(name)[id: \(String(reflecting: row.id))]: it is there, and not expected")
      }
      let ids = (expected.ids.filter { actual.contains(id: $0) }, actual.ids.filter { expected.contains(id: $0) })
      if ids.0 != ids.1 { add("\(name): expected the order \(ids.0), actual \(ids.1)") }
    }
  }

  nonisolated extension Bindgen.TestedField {
    @_spi(Bindgen) public static func rows<Row: Bindgen.Tested>(
      _ name: String,
      _ path: Swift.KeyPath<Value, Bindgen.Rows<Row>>
    ) -> Self {
      Self(name: name) { $0.compare($1, $2[keyPath: path], $3[keyPath: path], Row._compare) }
    }
  }
#endif

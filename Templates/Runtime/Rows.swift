// Needs: Kept, KeptFilter, KeptFirst, KeptMap, KeptOrder, KeptPrefix, KeptSort, KeptSum, ModelRows, RowHistory, RowIDs, RowList, RowOrder, RowStore, RowsEditing, RowsForms, Warnings

// MARK: - Rows

nonisolated extension Bindgen {
  /// A list of rows with unique ids: the type of a model's list. Use it like an array; an edit costs the same at each position.
  public struct Rows<Element: Swift.Identifiable>: ModelRows {
    public var _list: RowList<Element>
    /// The lookup by ids, if rows have tickets.
    @_spi(Bindgen) public private(set) var table: RowIDs<Element.ID>?

    public init() { _list = RowList([]) }

    /// Creates a list from rows with unique ids.
    @_spi(Bindgen) public init(all rows: some Swift.Collection<Element>) {
      _list = RowList(rows)
      _setIDs()
    }

    /// Creates a list from rows that have the ids of other rows.
    @_spi(Bindgen) public init<Other: Swift.Identifiable>(_ list: RowList<Element>, of rows: Rows<Other>) where Other.ID == Element.ID {
      (_list, table) = (list, rows.table)
    }

    public func _with(_ list: RowList<Element>) -> Self { Self(list, of: self) }

    public mutating func _setIDs() {
      table = nil
      if _list.store.order == nil { return }
      let table = RowIDs<Element.ID>(minimumCapacity: _list.store.rows.values.capacity)
      _list.forEachTicket { table.insert($1.id, $0) }
      self.table = table
    }
  }
}

// MARK: Looking

nonisolated extension Bindgen.Rows {
  /// The row with an id, which can be edited in place: `rows[id: 7]?.isDone = true`. Setting nil removes it, and setting a missing
  /// row appends it.
  public subscript(id id: Element.ID) -> Element? {
    get { ticket(id).map { _list[ticket: $0] } }
    set {
      guard let newValue else {
        _ = remove(id: id)
        return
      }
      if newValue.id == id {
        updateOrAppend(newValue)
      } else {
        Bindgen.warn("a row with the id \(newValue.id) was set for the id \(id)")
      }
    }
    _modify {
      if let ticket = ownTicket(id) {
        let object = object(ticket)
        defer { finishEdit(of: id, object, ticket) }
        yield &_list.store[ticket]
      } else {
        var row: Element?
        yield &row
        if let row { self[id: id] = row }
      }
    }
  }

  /// The ids of all rows, in order.
  public var ids: [Element.ID] { map(\.id) }

  /// Returns the position of the row with an id, or nil if there is none.
  public func index(id: Element.ID) -> Int? { ticket(id).map { _list.position(of: $0) } }

  /// Returns whether there is a row with an id.
  public func contains(id: Element.ID) -> Bool { ticket(id) != nil }

  /// Returns the first rows, up to a count. (Declared in each type: in a chain, a protocol's `prefix` would be ambiguous.)
  public func prefix(_ count: Int) -> Self { _with(_list.prefix(count)) }

  /// Returns the ticket of the row with an id.
  @_spi(Bindgen) public func ticket(_ id: Element.ID) -> Bindgen.Ticket? {
    if let table {
      let ticket = table.ticket(id, in: _list.store)
      return ticket.flatMap { _list.selection == nil || _list.contains($0) ? $0 : nil }
    }
    let rows = _list.store.rows.values
    for position in rows.indices where rows[position].unsafelyUnwrapped.id == id { return Bindgen.Ticket(position) }
    return nil
  }

  /// Makes the storage unique for an edit of the row with an id, and returns the row's ticket.
  private mutating func ownTicket(_ id: Element.ID) -> Bindgen.Ticket? {
    if _list.selection != nil { makeOwn() }
    let ticket = ticket(id)
    if ticket != nil { makeOwn() }
    return ticket
  }
}

// MARK: Editing

nonisolated extension Bindgen.Rows {
  /// The lookup by ids, for an edit.
  private var ownTable: Bindgen.RowIDs<Element.ID>? {
    mutating get {
      if !Swift.isKnownUniquelyReferenced(&table), let shared = table { table = Bindgen.RowIDs(copy: shared) }
      return table
    }
  }

  /// Records an edit in place, which may have removed the row, or changed its id.
  private mutating func finishEdit(of id: Element.ID, _ object: AnyObject?, _ ticket: Bindgen.Ticket) {
    if _list.store[ticket]?.id == id { return _list.touch(ticket, isChanged: true) }
    var position = _list.store.position(of: ticket)
    guard let row = forget(id, object, ticket) else { return }
    Bindgen.warn("a row's id was changed from \(id) to \(row.id)")
    if let other = index(id: row.id) {
      remove(at: other)
      if other < position { position -= 1 }
    }
    insert(row, at: position)
  }

  /// Returns the row with a ticket, if its identity as an object is its id.
  private func object(_ ticket: Bindgen.Ticket) -> AnyObject? {
    Element.ID.self == Swift.ObjectIdentifier.self && Element.self is AnyObject.Type
      ? _list[ticket: ticket] as AnyObject : nil
  }

  @discardableResult
  private mutating func forget(_ id: Element.ID, _ object: AnyObject?, _ ticket: Bindgen.Ticket) -> Element? {
    ownTable?.remove(id, ticket, object, position: _list.nextTouch, in: _list.history)
    return _list.remove(ticket)
  }

  /// Inserts a row. Returns false without a change if there is a row with the same id, or no room.
  @discardableResult
  public mutating func insert(_ row: Element, at position: Int) -> Bool {
    Swift.precondition(position >= 0 && position <= count, "the index is out of range")
    let id = row.id
    if count >= _list.room || contains(id: id) { return false }
    makeOwn()
    _list.placed()
    if table == nil, count == Bindgen.RowStore<Element>.few { addTickets() }
    let parked = ownTable?.takeParked(id, in: _list.history)
    if let ticket = _list.store.insert(row, at: position, as: parked) {
      table?.insert(id, ticket)
      _list.touch(ticket, isChanged: true, isPlaced: true)
    }
    return true
  }

  @discardableResult
  public mutating func remove(at position: Int) -> Element {
    Swift.precondition(indices.contains(position), "the index is out of range")
    makeOwn()
    let ticket = _list.ticket(at: position)
    return forget(_list[ticket: ticket].id, object(ticket), ticket).unsafelyUnwrapped
  }

  /// Removes the row with an id, and returns it, or nil if there is none.
  @discardableResult
  public mutating func remove(id: Element.ID) -> Element? {
    ownTicket(id).flatMap { forget(id, object($0), $0) }
  }

  /// Replaces the row with the same id and returns the old row, or appends the row.
  @discardableResult
  public mutating func updateOrAppend(_ row: Element) -> Element? {
    guard let ticket = ownTicket(row.id) else {
      append(row)
      return nil
    }
    let old = _list.store[ticket]
    _list.store[ticket] = row
    _list.touch(ticket, isChanged: true)
    return old
  }

  public subscript(position: Int) -> Element {
    @inline(__always) get { _list[position] }
    set { replaceRow(at: position, with: newValue) }
    _modify {
      makeOwn()
      let ticket = _list.ticket(at: position)
      let (id, object) = (_list[ticket: ticket].id, object(ticket))
      defer { finishEdit(of: id, object, ticket) }
      yield &_list.store[ticket]!
    }
  }

  /// Replaces a row. A row that is elsewhere in the list swaps places, so that algorithms that swap and sort do not lose a row.
  private mutating func replaceRow(at position: Int, with row: Element) {
    let old = self[position].id
    if row.id != old {
      if let other = index(id: row.id) {
        swapAt(position, other)
      } else {
        remove(at: position)
        insert(row, at: position)
        return
      }
    }
    updateOrAppend(row)
  }

  /// Replaces the rows with those of another list. Rows with known ids stay the same rows. For internal use.
  public mutating func _assign(_ others: Self, areSame: (Element, Element) -> Bool) -> Bool {
    let others = Array(others.limited(to: _list.room))
    if others.count == count, Swift.zip(self, others).allSatisfy({ $0.id == $1.id && areSame($0, $1) }) { return false }
    if isEmpty || !_list.isFollowed {
      replaceAll(others)
      return true
    }
    let ids = Swift.Set(others.map(\.id))
    for row in Array(self) where !ids.contains(row.id) { remove(id: row.id) }
    for (position, row) in others.enumerated() {
      guard let old = self[id: row.id] else {
        insert(row, at: position)
        continue
      }
      if !areSame(old, row) { self[id: row.id] = row }
      let place = index(id: row.id)!
      if place != position { move(from: place, to: position) }
    }
    return true
  }
}

nonisolated extension Bindgen.Rows: Swift.CustomDebugStringConvertible {
  public var debugDescription: String { "Rows(\(Array(self).debugDescription))" }
}
nonisolated extension Bindgen.Rows: Equatable where Element: Equatable {}
nonisolated extension Bindgen.Rows: Hashable where Element: Hashable {}
nonisolated extension Bindgen.Rows: Encodable where Element: Encodable {}
nonisolated extension Bindgen.Rows: Decodable where Element: Decodable {}
/// Shared storage is copied before it changes.
nonisolated extension Bindgen.Rows: @unchecked Sendable where Element: Sendable, Element.ID: Sendable {}

// MARK: - Rows

nonisolated extension Bindgen {
  /// Finds the rows of a list by their ids.
  struct RowIDs<ID: Hashable> {
    var tickets: [ID: Ticket]
    /// Rows that were removed lately: a row that comes back is the same row.
    private var parked: [ID: Parked] = [:]
    /// The history that has their positions. A copy of the list may have got another one.
    private weak var history: History?
    private var start = 0

    private struct Parked {
      let ticket: Ticket
      let position: Int
      let isObject: Bool
      weak var object: AnyObject?
    }

    init(_ tickets: [ID: Ticket]) { self.tickets = tickets }

    /// - Parameters:
    ///   - object: The row, if its id is its identity. After its end, another object may have the same identity.
    ///   - position: The number of the touch that reports the removal, if the list has readers.
    mutating func remove(_ id: ID, _ object: AnyObject?, position: Int?, in history: History?) {
      let ticket = tickets.removeValue(forKey: id)
      guard let position, let history else {
        parked = [:]
        return
      }
      if self.history !== history { (self.history, start, parked) = (history, history.start, [:]) }
      if start != history.start {
        start = history.start
        parked = parked.filter { $0.value.position >= start }
      }
      parked[id] = ticket.map { Parked(ticket: $0, position: position, isObject: object != nil, object: object) }
    }

    mutating func takeParked(_ id: ID, in history: History?) -> Ticket? {
      if parked.isEmpty { return nil }
      guard let row = parked.removeValue(forKey: id), let history, self.history === history else { return nil }
      return row.position < history.start || row.isObject && row.object == nil ? nil : row.ticket
    }
  }

  /// Rows with unique ids: a value like an array, in which an edit costs the same at each position.
  public struct Rows<Element: Identifiable>: ModelRows {
    public var _list = RowList<Element>([])
    /// The lookup by ids, if rows have tickets.
    private(set) var table: Box<RowIDs<Element.ID>>?

    public init() {}

    /// Creates a list from rows with unique ids.
    init(all rows: some Collection<Element>) {
      _list = RowList(rows)
      _setIDs()
    }

    /// Creates a list from rows that have the ids of other rows.
    init<Other: Identifiable>(_ list: RowList<Element>, of rows: Rows<Other>) where Other.ID == Element.ID {
      (_list, table) = (list, rows.table)
    }

    public mutating func _setIDs() {
      table = nil
      if !_list.store.hasTickets {
        if count <= RowStore<Element>.few { return }
        _list.store.addTickets()
      }
      var tickets: [Element.ID: Ticket] = Dictionary(minimumCapacity: count)
      _list.forEachTicket { tickets[$1.id] = $0 }
      table = Box(RowIDs(tickets))
    }
  }
}

// MARK: Looking

nonisolated extension Bindgen.Rows {
  /// The row with an id, which can be edited in place. Setting `nil` removes it, and setting a missing row appends it.
  public subscript(id id: Element.ID) -> Element? {
    get { place(id).map { _list.store[$0] } }
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
      if let place = ownPlace(id) {
        let object = object(at: place)
        defer { finishEdit(of: id, object, at: place) }
        yield &_list.store.rows[place.piece][place.offset]
      } else {
        var row: Element?
        yield &row
        if let row { self[id: id] = row }
      }
    }
  }

  public var ids: [Element.ID] { map(\.id) }

  public func index(id: Element.ID) -> Int? {
    table == nil ? place(id)?.offset : ticket(id).map { _list.position(of: $0) }
  }

  public func contains(id: Element.ID) -> Bool { place(id) != nil }

  /// The first rows, up to a count. (Declared in each type: in a chain, a protocol's `prefix` would be ambiguous.)
  public func prefix(_ count: Int) -> Self { with(_list.prefix(count)) }

  /// The ticket of the row with an id, if rows have tickets.
  func ticket(_ id: Element.ID) -> Bindgen.Ticket? {
    table?.value.tickets[id].flatMap { _list.contains($0) ? $0 : nil }
  }

  /// The place of the row with an id.
  private func place(_ id: Element.ID) -> Bindgen.Place? {
    if table == nil {
      let rows = _list.store.rows[0]
      return rows.firstIndex { $0.unsafelyUnwrapped.id == id }.map { Bindgen.Place(piece: 0, offset: $0) }
    }
    return ticket(id).map { _list.store.order.place(of: $0) }
  }

  /// The same, after making the storage unique for an edit.
  private mutating func ownPlace(_ id: Element.ID) -> Bindgen.Place? {
    if _list.selection != nil { makeOwn() }
    let place = place(id)
    if place != nil { makeOwn() }
    return place
  }
}

// MARK: Editing

nonisolated extension Bindgen.Rows {
  private mutating func editIDs(_ edit: (inout Bindgen.RowIDs<Element.ID>) -> Void) {
    if table == nil { return }
    if !isKnownUniquelyReferenced(&table) { table = table.map { Bindgen.Box($0.value) } }
    edit(&table.unsafelyUnwrapped.value)
  }

  /// An edit in place may have removed the row, or changed its id.
  private mutating func finishEdit(of id: Element.ID, _ object: AnyObject?, at place: Bindgen.Place) {
    let new = _list.store.rows[place.piece][place.offset]?.id
    if new == id { return _list.touch(place) }
    var position = _list.store.position(of: place)
    guard let row = forget(id, object, at: place) else { return }
    Bindgen.warn("a row's id was changed from \(id) to \(row.id)")
    if let other = index(id: row.id) {
      remove(at: other)
      if other < position { position -= 1 }
    }
    insert(row, at: position)
  }

  /// The row at a place, if its identity as an object is its id.
  private func object(at place: Bindgen.Place) -> AnyObject? {
    Element.ID.self == ObjectIdentifier.self && Element.self is AnyObject.Type ? _list.store[place] as AnyObject : nil
  }

  @discardableResult
  private mutating func forget(_ id: Element.ID, _ object: AnyObject?, at place: Bindgen.Place) -> Element? {
    if table == nil { return _list.remove(at: place) }
    let position = _list.nextTouch
    let row = _list.remove(at: place)
    let history = _list.link?.history
    editIDs { $0.remove(id, object, position: position, in: history) }
    return row
  }

  /// Returns `false` without a change if there is a row with the same id, or no room.
  @discardableResult
  public mutating func insert(_ row: Element, at position: Int) -> Bool {
    precondition(position >= 0 && position <= count, "the index is out of range")
    let id = row.id
    if count >= _list.limit || contains(id: id) { return false }
    makeOwn()
    _list.placed()
    if table == nil {
      if count < Bindgen.RowStore<Element>.few {
        _list.store.insert(row, nil, at: position)
        return true
      }
      addTickets()
    }
    let (box, history) = (_list.box, _list.link?.history)
    var ticket: Bindgen.Ticket = -1
    editIDs { ids in
      ticket = ids.takeParked(id, in: history) ?? box.value.newTicket()
      ids.tickets[id] = ticket
    }
    box.value.insert(row, ticket, at: position)
    _list.touch(ticket, isChanged: true, isPlaced: true)
    return true
  }

  @discardableResult
  public mutating func remove(at position: Int) -> Element {
    precondition(indices.contains(position), "the index is out of range")
    makeOwn()
    let place = _list.place(at: position)
    return forget(_list.store[place].id, object(at: place), at: place).unsafelyUnwrapped
  }

  /// Removes the row with an id, and returns it.
  @discardableResult
  public mutating func remove(id: Element.ID) -> Element? {
    ownPlace(id).flatMap { forget(id, object(at: $0), at: $0) }
  }

  /// Replaces the row with the same id and returns the old row, or appends the row.
  @discardableResult
  public mutating func updateOrAppend(_ row: Element) -> Element? {
    guard let place = ownPlace(row.id) else {
      append(row)
      return nil
    }
    let old = _list.store[place]
    _list.store.rows[place.piece][place.offset] = row
    _list.touch(place)
    return old
  }

  public subscript(position: Int) -> Element {
    get { _list[position] }
    set { replaceRow(at: position, with: newValue) }
    _modify {
      makeOwn()
      let place = _list.place(at: position)
      let (id, object) = (_list.store[place].id, object(at: place))
      defer { finishEdit(of: id, object, at: place) }
      yield &_list.store.rows[place.piece][place.offset]!
    }
  }

  /// A row that is elsewhere in the list swaps places, so that algorithms that swap and sort do not lose a row.
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

  /// Rows with known ids stay the same rows.
  public mutating func _assign(_ others: Self, areSame: (Element, Element) -> Bool) -> Bool {
    let others = Array(others.limited(to: _list.limit))
    if others.count == count, zip(self, others).allSatisfy({ $0.id == $1.id && areSame($0, $1) }) { return false }
    if isEmpty || !_list.isFollowed {
      replaceAll(others)
      return true
    }
    let ids = Set(others.map(\.id))
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

nonisolated extension Bindgen.Rows: CustomDebugStringConvertible {
  public var debugDescription: String { "Rows(\(Array(self).debugDescription))" }
}
nonisolated extension Bindgen.Rows: Equatable where Element: Equatable {}
nonisolated extension Bindgen.Rows: Hashable where Element: Hashable {}
nonisolated extension Bindgen.Rows: Encodable where Element: Encodable {}
nonisolated extension Bindgen.Rows: Decodable where Element: Decodable {}
/// Shared storage is copied before it changes.
nonisolated extension Bindgen.Rows: @unchecked Sendable where Element: Sendable, Element.ID: Sendable {}

nonisolated extension Bindgen {
  static func warn(_ text: String) {
    #if DEBUG
      print("bindgen: " + text)
    #endif
  }
}

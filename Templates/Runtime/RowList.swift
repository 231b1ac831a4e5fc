// MARK: - Lists of rows

/// Shared storage is copied before it changes. Only a model's own list has a history, and copies that are made while it is
/// edited, until the edit ends.
nonisolated extension Bindgen.RowList: @unchecked Sendable where Row: Sendable {}

nonisolated extension Bindgen {
  /// The rows of a list, or a selection of them in another order: the storage in `Rows` and `PlainRows`, which you use instead.
  public struct RowList<Row>: Swift.Sequence {
    @_spi(Bindgen) public private(set) var store: RowStore<Row>
    @_spi(Bindgen) public private(set) var selection: Order?
    /// The history of the rows, if this is a model's own list, or kept up to date with one.
    @_spi(Bindgen) public private(set) var history: History?
    /// The history's `access` when the history was linked to this list. If the history has another, this is only a copy.
    @_spi(Bindgen) public private(set) var access = 0

    @_spi(Bindgen) public init(_ rows: some Swift.Sequence<Row>) { store = RowStore(rows) }

    @_spi(Bindgen) public init(_ store: RowStore<Row>, selection: Order?, _ history: History?) {
      (self.store, self.selection, self.history, access) = (store, selection, history, history?.access ?? 0)
    }
  }
}

nonisolated extension Bindgen.RowList {
  @_spi(Bindgen) public typealias Ticket = Bindgen.Ticket

  @inline(__always)
  @_spi(Bindgen) public var count: Int { selection == nil ? store.count : selection.unsafelyUnwrapped.count }

  @inline(__always)
  @_spi(Bindgen) public subscript(position: Int) -> Row { self[ticket: ticket(at: position)] }

  @inline(__always)
  @_spi(Bindgen) public subscript(ticket ticket: Ticket) -> Row { store[ticket].unsafelyUnwrapped }

  /// The order of the rows, or `nil` if there are few rows and nothing follows them.
  @_spi(Bindgen) public var order: Bindgen.Order? { selection ?? store.order }

  /// The order of the rows of a list that is followed.
  @_spi(Bindgen) public var tickets: Bindgen.Order { order ?? Bindgen.Order([]) }

  @inline(__always)
  @_spi(Bindgen) public func ticket(at position: Int) -> Ticket {
    selection == nil ? store.ticket(at: position) : selection.unsafelyUnwrapped[position]
  }

  @_spi(Bindgen) public func position(of ticket: Ticket) -> Int { selection?.position(of: ticket) ?? store.position(of: ticket) }

  @_spi(Bindgen) public func contains(_ ticket: Ticket) -> Bool { order?.contains(ticket) == true }

  /// Returns the row with a ticket in a list that is followed, or nil if it is not there. (A store has no other rows.)
  @inline(__always)
  @_spi(Bindgen) public func row(_ ticket: Ticket) -> Row? { selection == nil || contains(ticket) ? store.rows[ticket] : nil }

  @_spi(Bindgen) public func forEachTicket(_ body: (Ticket, Row) -> Void) {
    for piece in tickets.pieces { for ticket in piece { body(ticket, self[ticket: ticket]) } }
  }

  @inline(__always)
  public func makeIterator() -> Iterator { Iterator(self, 0..<count) }

  /// An iterator over the rows as they are at its creation, so that edits meanwhile do not affect a loop.
  public struct Iterator: Swift.IteratorProtocol {
    private let rows: Swift.ContiguousArray<Row?>
    /// The order, unless the rows are a plain array. (Not the object, which edits meanwhile would change.)
    private let pieces: Swift.ContiguousArray<Swift.ContiguousArray<Ticket>>?
    private var tickets: Swift.ContiguousArray<Ticket> = []
    private var nextPiece = 0
    private var offset = 0
    private var end = 0
    /// The number of rows in later pieces.
    private var left = 0

    @inline(__always)
    @_spi(Bindgen) public init(_ list: Bindgen.RowList<Row>, _ positions: Swift.Range<Int>) {
      let order = list.order
      (rows, pieces) = (list.store.rows.values, order?.pieces)
      (offset, end) = (positions.lowerBound, positions.upperBound)
      guard let order, !positions.isEmpty else { return }
      (nextPiece, offset) = order.place(at: offset)
      left = positions.count
      takePiece(from: offset)
    }

    @inline(__always)
    public mutating func next() -> Row? {
      if offset == end {
        if left == 0 { return nil }
        takePiece(from: 0)
      }
      // (Without checks for overflow, a loop takes a fifth less.)
      let position = pieces == nil ? offset : Int(truncatingIfNeeded: tickets[offset])
      offset &+= 1
      return rows[position]
    }

    private mutating func takePiece(from start: Int) {
      tickets = pieces.unsafelyUnwrapped[nextPiece]
      (offset, end, nextPiece) = (start, Swift.min(tickets.count, start + left), nextPiece + 1)
      left -= end - start
    }
  }

  // MARK: Editing

  /// Makes the storage unique, so that changes affect no other list.
  ///
  /// - Parameter isChange: Whether a change follows.
  @_spi(Bindgen) public mutating func makeOwn(isChange: Bool = true) {
    if !Swift.isKnownUniquelyReferenced(&store) { store = Bindgen.RowStore(copy: store) }
    edited(isChange: isChange)
  }

  /// Replaces all rows, and keeps the history.
  @_spi(Bindgen) public mutating func take(_ rows: some Swift.Sequence<Row>) {
    (store, selection) = (Bindgen.RowStore(rows), nil)
    edited()
  }

  @_spi(Bindgen) public func edited(isChange: Bool = true) {
    if isOwn { history.unsafelyUnwrapped.edited(store, isChange: isChange) }
  }

  /// The number of rows that it may have.
  @_spi(Bindgen) public var room: Int { isOwn ? history.unsafelyUnwrapped.limit : .max }

  /// Counts an edit in which rows came, went or moved.
  @_spi(Bindgen) public func placed() {
    if isOwn { history.unsafelyUnwrapped.placed() }
  }

  /// Makes this the list that is followed, in place of copies of it that exist already.
  @inline(__always)
  @_spi(Bindgen) public mutating func beginAccess() {
    guard let history else { return }
    history.access &+= 1
    access = history.access
  }

  @_spi(Bindgen) public mutating func link(_ history: Bindgen.History?) { (self.history, access) = (history, history?.access ?? 0) }

  /// Whether this is a model's own list, and no copy of it.
  @_spi(Bindgen) public var isOwn: Bool { history.map { $0.access == access } ?? false }

  @_spi(Bindgen) public var isFollowed: Bool { isOwn && history.unsafelyUnwrapped.isFollowed }

  /// The number of the next touch, if the list has readers.
  @_spi(Bindgen) public var nextTouch: Int? { isFollowed ? history?.end : nil }

  @_spi(Bindgen) public func touch(_ ticket: Ticket, isChanged: Bool = false, isPlaced: Bool = false) {
    guard store.order != nil, isFollowed, let history else { return }
    history.add(ticket, isChanged: isChanged, isPlaced: isPlaced)
    if history.trim(for: store.count) { store.releaseParked(before: history.start) }
  }

  /// Removes a row for good.
  @_spi(Bindgen) public func remove(_ ticket: Ticket) -> Row? {
    placed()
    let row = store.remove(ticket)
    if store.order != nil {
      store.release(ticket, position: nextTouch)
      touch(ticket, isPlaced: true)
    }
    return row
  }

  /// Moves rows without changing their order.
  @_spi(Bindgen) public func move(_ positions: [Int], to target: Int) {
    placed()
    var moved: [(row: Row, ticket: Ticket?)] = []
    for position in positions.reversed() {
      let ticket = store.ticket(at: position)
      moved.append((store.remove(ticket).unsafelyUnwrapped, store.order == nil ? nil : ticket))
    }
    for (offset, (row, ticket)) in moved.reversed().enumerated() {
      store.insert(row, at: target + offset, as: ticket)
      if let ticket { touch(ticket, isPlaced: true) }
    }
  }

  @_spi(Bindgen) public func swapAt(_ one: Int, _ other: Int) {
    placed()
    store.swapAt(one, other)
    touch(store.ticket(at: one), isPlaced: true)
    touch(store.ticket(at: other), isPlaced: true)
  }

  /// Puts the rows in another order, given by their old positions.
  @_spi(Bindgen) public func arrange(_ positions: [Int]) {
    placed()
    store.arrange(positions)
    for (position, old) in positions.enumerated() where position != old {
      touch(store.ticket(at: position), isPlaced: true)
    }
  }
}

// MARK: - Lists of rows

/// Shared storage is copied before it changes. Only a model's own list has a link, and no other task has that list.
nonisolated extension Bindgen.RowList: @unchecked Sendable where Row: Sendable {}

nonisolated extension Bindgen {
  /// The rows of a list, or a selection of them in another order.
  public struct RowList<Row>: Sequence {
    private(set) var box: Box<RowStore<Row>>
    private(set) var selection: Box<Order>?
    var link: Link?
    /// The maximum number of rows, while a property with a limit is edited.
    var limit = Int.max

    init(_ rows: some Sequence<Row>) { box = Box(RowStore(rows)) }

    /// - Parameter link: The link that forms of the selection follow.
    init(_ box: Box<RowStore<Row>>, selection: Box<Order>, link: Link?) {
      (self.box, self.selection, self.link) = (box, selection, link)
    }
  }
}

nonisolated extension Bindgen.RowList {
  typealias Ticket = Bindgen.Ticket
  typealias Place = Bindgen.Place

  @inline(__always)
  var store: Bindgen.RowStore<Row> {
    get { box.value }
    nonmutating _modify { yield &box.value }
  }

  /// Tickets in the list's order. Empty if there are few rows and nothing follows them.
  var order: Bindgen.Order { selection?.value ?? box.value.order }

  @inline(__always)
  var count: Int { selection == nil ? box.value.count : selection.unsafelyUnwrapped.value.count }

  @inline(__always)
  subscript(position: Int) -> Row { box.value[place(at: position)] }

  /// The place in the store of the row at a position.
  @inline(__always)
  func place(at position: Int) -> Place {
    selection == nil ? box.value.place(at: position) : selectedPlace(at: position)
  }

  private func selectedPlace(at position: Int) -> Place {
    let selection = selection.unsafelyUnwrapped
    return box.value.order.place(of: selection.value[selection.value.place(at: position)])
  }

  subscript(ticket ticket: Ticket) -> Row { box.value[box.value.order.place(of: ticket)] }

  /// Whether one row comes before the other.
  func isBefore(_ one: Ticket, _ other: Ticket) -> Bool {
    selection == nil ? box.value.order.isBefore(one, other) : selection.unsafelyUnwrapped.value.isBefore(one, other)
  }

  func ticket(at position: Int) -> Ticket { order[order.place(at: position)] }

  func position(of ticket: Ticket) -> Int {
    selection == nil ? box.value.order.position(of: ticket) : selection.unsafelyUnwrapped.value.position(of: ticket)
  }

  func contains(_ ticket: Ticket) -> Bool {
    selection == nil ? box.value.order.contains(ticket) : selection.unsafelyUnwrapped.value.contains(ticket)
  }

  @inline(__always)
  public func makeIterator() -> Iterator { Iterator(self, 0..<count) }

  public struct Iterator: IteratorProtocol {
    private let list: Bindgen.RowList<Row>
    private var rows: ContiguousArray<Row?> = []
    private var offset = 0
    private var end = 0
    private var nextPiece = 0
    /// The number of rows in later pieces.
    private var left: Int

    @inline(__always)
    init(_ list: Bindgen.RowList<Row>, _ positions: Range<Int>) {
      self.list = list
      left = positions.count
      if left == 0 { return }
      let place =
        list.selection?.value.place(at: positions.lowerBound) ?? list.box.value.place(at: positions.lowerBound)
      (nextPiece, offset) = (place.piece, place.offset)
      turn()
    }

    @inline(__always)
    public mutating func next() -> Row? {
      if offset == end {
        if left == 0 { return nil }
        offset = 0
        turn()
      }
      defer { offset += 1 }
      return rows[offset]
    }

    private mutating func turn() {
      rows = list.rows(ofPiece: nextPiece)
      nextPiece += 1
      end = Swift.min(rows.count, offset + left)
      left -= end - offset
    }
  }

  private func rows(ofPiece piece: Int) -> ContiguousArray<Row?> {
    guard let selection else { return box.value.rows[piece] }
    return ContiguousArray(selection.value.pieces[piece].map { self[ticket: $0] })
  }

  func forEachTicket(_ body: (Ticket, Row) -> Void) {
    for (piece, tickets) in order.pieces.enumerated() {
      for (offset, ticket) in tickets.enumerated() {
        body(ticket, selection == nil ? box.value[Place(piece: piece, offset: offset)] : self[ticket: ticket])
      }
    }
  }

  // MARK: Editing

  /// Makes the storage unique, so that changes affect no other list.
  ///
  /// - Parameter isChange: Whether a change follows.
  mutating func makeOwn(isChange: Bool = true) {
    if !isKnownUniquelyReferenced(&box) { box = Bindgen.Box(box.value) }
    #if STORES
      link?.edited(box, isChange: isChange)
    #endif
  }

  /// Replaces all rows, and keeps the link.
  mutating func take(_ rows: some Sequence<Row>) { (box, selection) = (Bindgen.Box(Bindgen.RowStore(rows)), nil) }

  /// Counts an edit in which rows came, went or moved.
  func placed() {
    #if STORES
      link?.placed()
    #endif
  }

  var isFollowed: Bool { link?.history?.isFollowed == true }

  /// The number of the next touch, if the list has readers.
  var nextTouch: Int? { isFollowed ? link?.history?.end : nil }

  /// Touches the row at a place, because it has changed.
  func touch(_ place: Place) {
    if box.value.hasTickets, isFollowed { touch(box.value.order[place], isChanged: true) }
  }

  func touch(_ ticket: Ticket, isChanged: Bool = false, isPlaced: Bool = false) {
    guard let history = link?.history, history.isFollowed else { return }
    history.add(ticket, isChanged: isChanged, isPlaced: isPlaced)
    if history.trim(for: box.value.count) { box.value.releaseParked(before: history.start) }
  }

  /// Removes a row for good.
  func remove(at place: Place) -> Row? {
    placed()
    guard box.value.hasTickets else { return box.value.remove(at: place) }
    let ticket = box.value.order[place]
    let row = box.value.remove(at: place)
    box.value.release(ticket, position: nextTouch)
    touch(ticket, isPlaced: true)
    return row
  }

  /// Moves rows without changing their order.
  mutating func move(_ positions: [Int], to target: Int) {
    placed()
    var moved: [(row: Row, ticket: Ticket?)] = []
    for position in positions.reversed() {
      let place = place(at: position)
      let ticket = store.hasTickets ? store.order[place] : nil
      moved.append((store.remove(at: place).unsafelyUnwrapped, ticket))
    }
    for (offset, (row, ticket)) in moved.reversed().enumerated() {
      store.insert(row, ticket, at: target + offset)
      if let ticket { touch(ticket, isPlaced: true) }
    }
  }
}

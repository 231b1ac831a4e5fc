// MARK: - Lists of rows

/// What is shared is copied before it changes. Only a model's own list has a link, and no other task has that list.
nonisolated extension Bindgen.RowList: @unchecked Sendable where Row: Sendable {}

nonisolated extension Bindgen {
  /// A list, or a selection of one in an order of its own.
  public struct RowList<Row>: Sequence {
    private(set) var box: Box<RowStore<Row>>
    private(set) var selection: Box<Order>?
    var link: Link?
    /// How many rows there may be: while a property with a limit is edited.
    var limit = Int.max

    init(_ rows: some Sequence<Row>) { box = Box(RowStore(rows)) }

    /// - Parameter link: What forms of the selection follow.
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

  /// Tickets in the list's order: there are none where rows are few and nothing follows them.
  var order: Bindgen.Order { selection?.value ?? box.value.order }

  @inline(__always)
  var count: Int { selection == nil ? box.value.count : selection.unsafelyUnwrapped.value.count }

  @inline(__always)
  subscript(position: Int) -> Row { box.value[place(at: position)] }

  /// Where the store has what is at a position.
  @inline(__always)
  func place(at position: Int) -> Place {
    selection == nil ? box.value.place(at: position) : selectedPlace(at: position)
  }

  private func selectedPlace(at position: Int) -> Place {
    let selection = selection.unsafelyUnwrapped
    return box.value.order.place(of: selection.value[selection.value.place(at: position)])
  }

  subscript(ticket ticket: Ticket) -> Row { box.value[box.value.order.place(of: ticket)] }

  /// Whether one comes before the other.
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
    /// How many rows are in later pieces.
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

  /// Its rows are its own: changing them changes no other list.
  ///
  /// - Parameter isChange: Whether that is to come.
  mutating func makeOwn(isChange: Bool = true) {
    if !isKnownUniquelyReferenced(&box) { box = Bindgen.Box(box.value) }
    #if STORES
      link?.edited(box, isChange: isChange)
    #endif
  }

  /// Other rows, in the same property.
  mutating func take(_ rows: some Sequence<Row>) { (box, selection) = (Bindgen.Box(Bindgen.RowStore(rows)), nil) }

  /// Rows came, went or moved.
  func placed() {
    #if STORES
      link?.placed()
    #endif
  }

  var isFollowed: Bool { link?.history?.isFollowed == true }

  /// From where on touches are remembered.
  var start: Int { link?.history?.start ?? .max }

  /// The number of the next touch, if somebody follows.
  var nextTouch: Int? { isFollowed ? link?.history?.end : nil }

  /// The row at a place has changed.
  func touch(_ place: Place) {
    if box.value.hasTickets, isFollowed { touch(box.value.order[place], isChanged: true) }
  }

  func touch(_ ticket: Ticket, isChanged: Bool = false, isPlaced: Bool = false) {
    guard let history = link?.history, history.isFollowed else { return }
    history.add(ticket, isChanged: isChanged, isPlaced: isPlaced)
    if history.trim(for: box.value.count) { box.value.releaseParked(before: history.start) }
  }

  /// Takes a row out for good.
  func remove(at place: Place) -> Row? {
    placed()
    guard box.value.hasTickets else { return box.value.remove(at: place) }
    let ticket = box.value.order[place]
    let row = box.value.remove(at: place)
    box.value.release(ticket, position: nextTouch)
    touch(ticket, isPlaced: true)
    return row
  }

  /// Moves rows, which keep their order.
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

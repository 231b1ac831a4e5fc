// MARK: - Storage of lists

nonisolated extension Bindgen {
  /// A value that copies share until one of them changes.
  final class Box<Value> {
    @exclusivity(unchecked) var value: Value

    init(_ value: Value) { self.value = value }
  }

  /// The rows of a list, in its order.
  struct RowStore<Row> {
    private(set) var order = Order()
    /// The rows, in the pieces of the order. (Optional, so that an edit in place can remove a row.)
    var rows: ContiguousArray<ContiguousArray<Row?>>
    /// A few rows that nothing follows have no tickets: they are a plain array.
    private(set) var hasTickets = false
    private var free: ContiguousArray<Ticket> = []
    private var next: Ticket = 0
    /// Tickets of removed rows. They are not used again while a reader may still read about them.
    private var parked: ContiguousArray<(ticket: Ticket, position: Int)> = []

    init(_ rows: some Sequence<Row>) {
      var all: ContiguousArray<Row?> = []
      for row in rows { all.append(row) }
      self.rows = [all]
    }
  }
}

nonisolated extension Bindgen.RowStore {
  typealias Ticket = Bindgen.Ticket
  typealias Place = Bindgen.Place

  /// Up to this many rows are searched one by one.
  static var few: Int { 64 }

  @inline(__always)
  var count: Int { hasTickets ? order.count : rows[0].count }

  @inline(__always)
  func place(at position: Int) -> Place {
    hasTickets ? order.place(at: position) : Place(piece: 0, offset: position)
  }

  func position(of place: Place) -> Int { hasTickets ? order.start(of: place.piece) + place.offset : place.offset }

  @inline(__always)
  subscript(place: Place) -> Row { rows[place.piece][place.offset].unsafelyUnwrapped }

  mutating func addTickets() {
    let all = rows[0]
    (rows, hasTickets) = ([], true)
    for row in all { insert(row.unsafelyUnwrapped, newTicket(), at: order.count) }
  }

  mutating func newTicket() -> Ticket {
    if let ticket = free.popLast() { return ticket }
    next += 1
    return next - 1
  }

  mutating func insert(_ row: Row, _ ticket: Ticket?, at position: Int) {
    guard let ticket else { return rows[0].insert(row, at: position) }
    insert(row, ticket, at: order.place(forInsertionAt: position))
  }

  mutating func insert(_ row: Row, _ ticket: Ticket, at place: Place) {
    if place.piece == rows.count { rows.append([]) }
    rows[place.piece].insert(row, at: place.offset)
    guard let split = order.insert(ticket, at: place) else { return }
    rows.insert(ContiguousArray(rows[split.piece][split.offset...]), at: split.piece + 1)
    rows[split.piece].removeSubrange(split.offset...)
  }

  /// Removes a place and the row in it.
  mutating func remove(at place: Place) -> Row? {
    let row = rows[place.piece].remove(at: place.offset)
    if hasTickets, order.remove(at: place) { rows.remove(at: place.piece) }
    return row
  }

  /// - Parameter position: The number of the touch that reports the removal, if the list has readers.
  mutating func release(_ ticket: Ticket, position: Int?) {
    // A ticket is never free and parked at once: the ticket of a row that came back may still be parked.
    if position == nil, parked.isEmpty { return free.append(ticket) }
    parked.append((ticket, position ?? 0))
    if position == nil { releaseParked(before: .max) }
  }

  /// Frees parked tickets that no reader can read about any more.
  mutating func releaseParked(before position: Int) {
    let old = Set(parked.lazy.filter { $0.position < position }.map(\.ticket))
    parked.removeAll { $0.position < position }
    free.append(contentsOf: old.subtracting(parked.lazy.map(\.ticket)).filter { !order.contains($0) })
  }

  /// Puts the same rows in another order.
  mutating func arrange(_ all: [(ticket: Ticket, row: Row)]) {
    (order, rows) = (Bindgen.Order(), [])
    for (ticket, row) in all { insert(row, ticket, at: order.count) }
  }

  mutating func swapRows(_ one: Place, _ other: Place) {
    if hasTickets { order.swapTickets(one, other) }
    let row = rows[one.piece][one.offset]
    rows[one.piece][one.offset] = rows[other.piece][other.offset]
    rows[other.piece][other.offset] = row
  }
}

// MARK: - Storage of lists

nonisolated extension Bindgen {
  /// Values by ticket.
  @_spi(Bindgen) public struct ByTicket<Value> {
    @_spi(Bindgen) public fileprivate(set) var values: Swift.ContiguousArray<Value?> = []
  }

  /// The rows of a list, by ticket, and their order. A shared store is copied before it changes.
  @_spi(Bindgen) public final class RowStore<Row> {
    /// The rows, by ticket. (Optional, so that an edit in place can remove a row.)
    @exclusivity(unchecked) @_spi(Bindgen) public var rows = ByTicket<Row>()
    /// The order of the rows. Nil for a few rows that nothing follows: they are a plain array, and a row's ticket is its position.
    @exclusivity(unchecked) @_spi(Bindgen) public private(set) var order: Order?
    @exclusivity(unchecked) private var free: Swift.ContiguousArray<Ticket> = []
    @exclusivity(unchecked) private var next: Ticket = 0
    /// Tickets of removed rows. They are not used again while a reader may still read about them.
    @exclusivity(unchecked) private var parked: Swift.ContiguousArray<(ticket: Ticket, position: Int)> = []

    @_spi(Bindgen) public init(_ rows: some Swift.Sequence<Row>) {
      reserve(rows.underestimatedCount)
      for row in rows { insert(row, at: count) }
    }

    @_spi(Bindgen) public init(copy other: RowStore) {
      (rows, order) = (other.rows, other.order.map(Order.init(copy:)))
      (free, next, parked) = (other.free, other.next, other.parked)
    }
  }
}

nonisolated extension Bindgen.ByTicket {
  @_spi(Bindgen) public typealias Ticket = Bindgen.Ticket

  @inline(__always)
  @_spi(Bindgen) public subscript(ticket: Ticket) -> Value? {
    get { Int(ticket) < values.count ? values[Int(ticket)] : nil }
    _modify {
      while Int(ticket) >= values.count { values.append(nil) }
      yield &values[Int(ticket)]
    }
  }
}

nonisolated extension Bindgen.RowStore {
  @_spi(Bindgen) public typealias Ticket = Bindgen.Ticket

  /// The number of rows up to which they are searched one by one.
  @_spi(Bindgen) public static var few: Int { 64 }

  @inline(__always)
  @_spi(Bindgen) public var count: Int { order == nil ? rows.values.count : order.unsafelyUnwrapped.count }

  @inline(__always)
  @_spi(Bindgen) public func ticket(at position: Int) -> Ticket { order == nil ? Ticket(position) : order.unsafelyUnwrapped[position] }

  @_spi(Bindgen) public func position(of ticket: Ticket) -> Int { order?.position(of: ticket) ?? Int(ticket) }

  @inline(__always)
  @_spi(Bindgen) public subscript(ticket: Ticket) -> Row? {
    get { rows.values[Int(ticket)] }
    _modify { yield &rows.values[Int(ticket)] }
  }

  /// Reserves memory for rows. (Rows that are added one by one would take half as much again.)
  @_spi(Bindgen) public func reserve(_ count: Int) { rows.values.reserveCapacity(count) }

  /// Gives each row a ticket by which it can be followed.
  @_spi(Bindgen) public func addTickets() {
    next = Ticket(count)
    order = Bindgen.Order(0..<next)
  }

  @_spi(Bindgen) public func newTicket() -> Ticket {
    if let ticket = free.popLast() { return ticket }
    next += 1
    return next - 1
  }

  /// - Parameter ticket: The row's ticket, if it had one before.
  /// - Returns: The row's ticket, if rows have tickets.
  @discardableResult
  @_spi(Bindgen) public func insert(_ row: Row, at position: Int, as ticket: Ticket? = nil) -> Ticket? {
    if order == nil, ticket == nil, count < Self.few {
      if position == count { rows.values.append(row) } else { rows.values.insert(row, at: position) }
      return nil
    }
    if order == nil { addTickets() }
    let ticket = ticket ?? newTicket()
    rows[ticket] = row
    order.unsafelyUnwrapped.insert(ticket, at: position)
    return ticket
  }

  @_spi(Bindgen) public func remove(_ ticket: Ticket) -> Row? {
    guard let order else { return rows.values.remove(at: Int(ticket)) }
    order.remove(ticket)
    return rows[ticket].take()
  }

  /// - Parameter position: The number of the touch that reports the removal, if the list has readers.
  @_spi(Bindgen) public func release(_ ticket: Ticket, position: Int?) {
    // A ticket is never free and parked at once: the ticket of a row that came back may still be parked.
    if position == nil, parked.isEmpty { return free.append(ticket) }
    parked.append((ticket, position ?? 0))
    if position == nil { releaseParked(before: .max) }
  }

  /// Frees parked tickets that no reader can read about any more.
  @_spi(Bindgen) public func releaseParked(before position: Int) {
    let old = Swift.Set(parked.lazy.filter { $0.position < position }.map(\.ticket))
    parked.removeAll { $0.position < position }
    free.append(contentsOf: old.subtracting(parked.lazy.map(\.ticket)).filter { order?.contains($0) != true })
  }

  /// Puts the rows in another order, given by their old positions.
  @_spi(Bindgen) public func arrange(_ positions: [Int]) {
    if let order {
      let tickets = Array(order.all)
      self.order = Bindgen.Order(positions.lazy.map { tickets[$0] })
    } else {
      rows.values = Swift.ContiguousArray(positions.map { rows.values[$0] })
    }
  }

  @_spi(Bindgen) public func swapAt(_ one: Int, _ other: Int) {
    if let order { order.swap(order[one], order[other]) } else { rows.values.swapAt(one, other) }
  }
}

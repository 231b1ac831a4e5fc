// MARK: - Rows by their ids

nonisolated extension Bindgen {
  /// A hash table of tickets, by the hashes of ids. (Rows have their ids: a dictionary would store them once more, and take more
  /// than twice the memory.)
  @_spi(Bindgen) public final class TicketTable {
    @_spi(Bindgen) public typealias Hash = Swift.UInt32
    private typealias Slot = (hash: Hash, ticket: Ticket)

    /// The slots. A ticket is at the place where its hash belongs, or behind it, with no free slot between. (Plain memory:
    /// counting references to an array would cost a lookup 10 ns.)
    @exclusivity(unchecked) private var slots: Swift.UnsafeMutableBufferPointer<Slot>
    @exclusivity(unchecked) private var count = 0

    @_spi(Bindgen) public init(minimumCapacity count: Int) { slots = Self.slots(for: count) }

    @_spi(Bindgen) public init(copy other: TicketTable) {
      (slots, count) = (.allocate(capacity: other.slots.count), other.count)
      _ = slots.initialize(from: other.slots)
    }

    deinit { slots.deallocate() }
  }

  /// The lookup of a list's rows by their ids. A shared table is copied before it changes.
  @_spi(Bindgen) public final class RowIDs<ID: Hashable> {
    private let tickets: TicketTable
    /// Rows that were removed lately: a row that comes back is the same row.
    @exclusivity(unchecked) private var parked: [ID: Parked] = [:]
    /// The history that the positions of removed rows refer to. A copy of the list may have got another one.
    private weak var history: History?
    private var start = 0

    private struct Parked {
      let ticket: Ticket
      let position: Int
      let isObject: Bool
      weak var object: AnyObject?
    }

    @_spi(Bindgen) public init(minimumCapacity count: Int) { tickets = TicketTable(minimumCapacity: count) }

    @_spi(Bindgen) public init(copy other: RowIDs) {
      tickets = TicketTable(copy: other.tickets)
      (parked, history, start) = (other.parked, other.history, other.start)
    }
  }
}

nonisolated extension Bindgen.TicketTable {
  @_spi(Bindgen) public typealias Ticket = Bindgen.Ticket

  /// Returns the first ticket with a hash for which the closure is true.
  @inline(__always)
  @_spi(Bindgen) public func first(_ hash: Hash, where isRight: (Ticket) -> Bool) -> Ticket? {
    var place = home(of: hash)
    while slots[place].ticket >= 0 {
      if slots[place].hash == hash, isRight(slots[place].ticket) { return slots[place].ticket }
      place = next(place)
    }
    return nil
  }

  @_spi(Bindgen) public func insert(_ ticket: Ticket, _ hash: Hash) {
    if 10 * (count + 1) > 7 * slots.count { grow() }
    put((hash, ticket))
    count += 1
  }

  @_spi(Bindgen) public func remove(_ ticket: Ticket, _ hash: Hash) {
    var gap = home(of: hash)
    while slots[gap].ticket != ticket {
      if slots[gap].ticket < 0 { return }
      gap = next(gap)
    }
    count -= 1
    // Tickets behind it move up, but not before the places where their hashes belong.
    var place = next(gap)
    while slots[place].ticket >= 0 {
      if distance(from: home(of: slots[place].hash), to: place) >= distance(from: gap, to: place) {
        slots[gap] = slots[place]
        gap = place
      }
      place = next(place)
    }
    slots[gap] = Self.free
  }

  private static var free: Slot { (0, -1) }

  private static func slots(for count: Int) -> Swift.UnsafeMutableBufferPointer<Slot> {
    let slots = Swift.UnsafeMutableBufferPointer<Slot>.allocate(capacity: 10 * count / 7 + 4)
    slots.initialize(repeating: free)
    return slots
  }

  private func put(_ slot: Slot) {
    var place = home(of: slot.hash)
    while slots[place].ticket >= 0 { place = next(place) }
    slots[place] = slot
  }

  private func grow() {
    let old = slots
    slots = Self.slots(for: count + count / 2 + 4)
    for slot in old where slot.ticket >= 0 { put(slot) }
    old.deallocate()
  }

  @inline(__always)
  private func home(of hash: Hash) -> Int { Int((UInt64(hash) &* UInt64(slots.count)) >> 32) }

  private func next(_ place: Int) -> Int { place + 1 == slots.count ? 0 : place + 1 }

  private func distance(from one: Int, to other: Int) -> Int { other >= one ? other - one : other - one + slots.count }
}

nonisolated extension Bindgen.RowIDs {
  @_spi(Bindgen) public typealias Ticket = Bindgen.Ticket

  /// - Parameter store: The storage of the rows, which have their ids.
  @inline(__always)
  @_spi(Bindgen) public func ticket<Row: Swift.Identifiable>(_ id: ID, in store: Bindgen.RowStore<Row>) -> Ticket? where Row.ID == ID {
    tickets.first(Self.hash(id)) { store.rows[$0]?.id == id }
  }

  @_spi(Bindgen) public func insert(_ id: ID, _ ticket: Ticket) { tickets.insert(ticket, Self.hash(id)) }

  /// - Parameters:
  ///   - object: The row, if its id is its identity. After its end, another object may have the same identity.
  ///   - position: The number of the touch that reports the removal, if the list has readers.
  @_spi(Bindgen) public func remove(_ id: ID, _ ticket: Ticket, _ object: AnyObject?, position: Int?, in history: Bindgen.History?) {
    tickets.remove(ticket, Self.hash(id))
    guard let position, let history else {
      if !parked.isEmpty { parked = [:] }
      return
    }
    if self.history !== history { (self.history, start, parked) = (history, history.start, [:]) }
    if start != history.start {
      start = history.start
      parked = parked.filter { $0.value.position >= start }
    }
    parked[id] = Parked(ticket: ticket, position: position, isObject: object != nil, object: object)
  }

  @_spi(Bindgen) public func takeParked(_ id: ID, in history: Bindgen.History?) -> Ticket? {
    if parked.isEmpty { return nil }
    guard let row = parked.removeValue(forKey: id), let history, self.history === history else { return nil }
    return row.position < history.start || row.isObject && row.object == nil ? nil : row.ticket
  }

  /// Returns the hash of an id, spread over all bits. (A `hashValue` that a type implements itself may not be spread.)
  @inline(__always)
  private static func hash(_ id: ID) -> Bindgen.TicketTable.Hash {
    let spread = UInt64(truncatingIfNeeded: id.hashValue) &* 0x9e37_79b9_7f4a_7c15
    return Bindgen.TicketTable.Hash(truncatingIfNeeded: spread >> 32)
  }
}

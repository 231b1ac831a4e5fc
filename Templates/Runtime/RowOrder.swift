// MARK: - Orders

nonisolated extension Bindgen {
  /// A number that identifies a row as long as the row is in its list.
  typealias Ticket = Int32

  /// The place of a ticket in an order.
  struct Place {
    let piece: Int
    let offset: Int
  }

  /// An order of tickets, split into pieces: a change costs as little with a million tickets as with a hundred.
  struct Order {
    private(set) var pieces: ContiguousArray<ContiguousArray<Ticket>> = []
    private(set) var count = 0
    /// By ticket: the number of its piece, or -1.
    private var homes: ContiguousArray<Int32> = []
    /// The numbers of the pieces, and their indices by number. The number of a piece never changes, but its index does.
    private var numbers: ContiguousArray<Int32> = []
    private var places: ContiguousArray<Int32> = []
    private var unused: ContiguousArray<Int32> = []
    /// The number of tickets before each piece, as a Fenwick tree.
    private var sums: ContiguousArray<Int> = [0]

    init() {}

    init(_ tickets: some Sequence<Ticket>) {
      for ticket in tickets { append(ticket) }
    }
  }
}

nonisolated extension Bindgen.Order {
  typealias Ticket = Bindgen.Ticket
  typealias Place = Bindgen.Place
  typealias Pieces = ContiguousArray<ContiguousArray<Ticket>>

  private static var largest: Int { 128 }

  // MARK: Looking

  func contains(_ ticket: Ticket) -> Bool { Int(ticket) < homes.count && homes[Int(ticket)] >= 0 }

  subscript(place: Place) -> Ticket { pieces[place.piece][place.offset] }

  func place(at position: Int) -> Place {
    var (piece, rest) = (0, position)
    var step = 1 << (Int.bitWidth - 1 - (sums.count - 1).leadingZeroBitCount)
    while step > 0 {
      let next = piece + step
      if next < sums.count, sums[next] <= rest {
        piece = next
        rest -= sums[next]
      }
      step >>= 1
    }
    return Place(piece: piece, offset: rest)
  }

  func place(of ticket: Ticket) -> Place {
    let piece = piece(of: ticket)
    return Place(piece: piece, offset: offset(of: ticket, in: piece))
  }

  var first: Ticket? { pieces.first?.first }

  func position(of ticket: Ticket) -> Int {
    let place = place(of: ticket)
    return start(of: place.piece) + place.offset
  }

  /// Whether one ticket comes before the other.
  func isBefore(_ one: Ticket, _ other: Ticket) -> Bool {
    let (left, right) = (piece(of: one), piece(of: other))
    return left == right ? offset(of: one, in: left) < offset(of: other, in: left) : left < right
  }

  private func piece(of ticket: Ticket) -> Int { Int(places[Int(homes[Int(ticket)])]) }

  private func offset(of ticket: Ticket, in piece: Int) -> Int {
    let tickets = pieces[piece]
    var offset = 0
    while tickets[offset] != ticket { offset += 1 }
    return offset
  }

  /// The number of tickets before a piece.
  func start(of piece: Int) -> Int {
    var (sum, rest) = (0, piece)
    while rest > 0 {
      sum += sums[rest]
      rest &= rest - 1
    }
    return sum
  }

  // MARK: Finding a place for a new ticket

  /// The place after the last ticket.
  mutating func end() -> Place {
    if let last = pieces.last, last.count < Self.largest { return Place(piece: pieces.count - 1, offset: last.count) }
    appendPiece()
    return Place(piece: pieces.count - 1, offset: 0)
  }

  mutating func place(forInsertionAt position: Int) -> Place { position == count ? end() : place(at: position) }

  private mutating func place(behind isBefore: (Ticket) -> Bool) -> Place {
    let piece = Self.end(of: 0..<pieces.count) { isBefore(pieces[$0][0]) } - 1
    if piece < 0 { return pieces.isEmpty ? end() : Place(piece: 0, offset: 0) }
    let offset = Self.end(of: 1..<pieces[piece].count) { isBefore(pieces[piece][$0]) }
    return piece == pieces.count - 1 && offset == pieces[piece].count ? end() : Place(piece: piece, offset: offset)
  }

  /// The first number in a range for which a closure is false, or the end of the range.
  private static func end(of range: Range<Int>, _ isTrue: (Int) -> Bool) -> Int {
    var (low, high) = (range.lowerBound, range.upperBound)
    while low < high {
      let middle = (low + high) / 2
      if isTrue(middle) { low = middle + 1 } else { high = middle }
    }
    return low
  }

  // MARK: Changing

  /// - Returns: Where a piece was split, if the ticket made it too large.
  @discardableResult
  mutating func insert(_ ticket: Ticket, at place: Place) -> Place? {
    put(ticket, at: place)
    return splitIfLarge(place.piece)
  }

  mutating func append(_ ticket: Ticket) { put(ticket, at: end()) }

  /// Inserts a ticket after all tickets for which the closure is true.
  mutating func insert(_ ticket: Ticket, behind isBefore: (Ticket) -> Bool) {
    insert(ticket, at: place(behind: isBefore))
  }

  private mutating func put(_ ticket: Ticket, at place: Place) {
    pieces[place.piece].insert(ticket, at: place.offset)
    if Int(ticket) >= homes.count { homes.append(contentsOf: repeatElement(-1, count: Int(ticket) + 1 - homes.count)) }
    homes[Int(ticket)] = numbers[place.piece]
    add(1, at: place.piece)
  }

  mutating func swapTickets(_ one: Place, _ other: Place) {
    let (first, second) = (self[one], self[other])
    (pieces[one.piece][one.offset], pieces[other.piece][other.offset]) = (second, first)
    (homes[Int(first)], homes[Int(second)]) = (numbers[other.piece], numbers[one.piece])
  }

  mutating func remove(_ ticket: Ticket) { remove(at: place(of: ticket)) }

  /// - Returns: Whether the ticket's piece is empty and was removed, too.
  @discardableResult
  mutating func remove(at place: Place) -> Bool {
    homes[Int(pieces[place.piece].remove(at: place.offset))] = -1
    add(-1, at: place.piece)
    if !pieces[place.piece].isEmpty { return false }
    pieces.remove(at: place.piece)
    unused.append(numbers.remove(at: place.piece))
    renumber(from: place.piece)
    return true
  }

  private mutating func splitIfLarge(_ piece: Int) -> Place? {
    if pieces[piece].count <= Self.largest { return nil }
    let middle = pieces[piece].count / 2
    let second = ContiguousArray(pieces[piece][middle...])
    pieces[piece].removeSubrange(middle...)
    pieces.insert(second, at: piece + 1)
    let number = newNumber()
    numbers.insert(number, at: piece + 1)
    for ticket in second { homes[Int(ticket)] = number }
    renumber(from: piece + 1)
    return Place(piece: piece, offset: middle)
  }

  private mutating func newNumber() -> Int32 {
    if let number = unused.popLast() { return number }
    places.append(0)
    return Int32(places.count - 1)
  }

  private mutating func appendPiece() {
    pieces.append([])
    numbers.append(newNumber())
    places[Int(numbers[pieces.count - 1])] = Int32(pieces.count - 1)
    // The tree's new sum covers the entries below it.
    let index = pieces.count
    sums.append(start(of: index - 1) - start(of: index & (index - 1)))
  }

  private mutating func add(_ change: Int, at piece: Int) {
    count += change
    var index = piece + 1
    while index < sums.count {
      sums[index] += change
      index += index & -index
    }
  }

  private mutating func renumber(from first: Int) {
    for piece in first..<pieces.count { places[Int(numbers[piece])] = Int32(piece) }
    sums.removeAll(keepingCapacity: true)
    sums.append(0)
    for piece in 0..<pieces.count { sums.append(pieces[piece].count) }
    for index in 1..<max(sums.count, 1) {
      let parent = index + (index & -index)
      if parent < sums.count { sums[parent] += sums[index] }
    }
  }
}

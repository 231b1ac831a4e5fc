// MARK: - Orders

nonisolated extension Bindgen {
  /// A number that identifies a row as long as the row is in its list.
  @_spi(Bindgen) public typealias Ticket = Int32

  /// An order of tickets, split into pieces: a change moves few tickets, of a million as of a hundred. A shared order is copied
  /// before it changes.
  @_spi(Bindgen) public final class Order {
    @exclusivity(unchecked) @_spi(Bindgen) public private(set) var pieces: Swift.ContiguousArray<Swift.ContiguousArray<Ticket>> = []
    @exclusivity(unchecked) @_spi(Bindgen) public private(set) var count = 0
    /// The number of a ticket's piece, or -1, by ticket.
    @exclusivity(unchecked) private var homes: Swift.ContiguousArray<Int32> = []
    /// The numbers of the pieces, and their indices by number. The number of a piece never changes, but its index does.
    @exclusivity(unchecked) private var numbers: Swift.ContiguousArray<Int32> = []
    @exclusivity(unchecked) private var places: Swift.ContiguousArray<Int32> = []
    @exclusivity(unchecked) private var unused: Swift.ContiguousArray<Int32> = []
    /// The number of tickets before each piece, as a Fenwick tree.
    @exclusivity(unchecked) private var sums: Swift.ContiguousArray<Int> = [0]

    @_spi(Bindgen) public init(_ tickets: some Swift.Sequence<Ticket>) {
      homes.reserveCapacity(tickets.underestimatedCount)
      for ticket in tickets { insert(ticket, at: count) }
    }

    @_spi(Bindgen) public init(copy other: Order) {
      (pieces, count, homes) = (other.pieces, other.count, other.homes)
      (numbers, places, unused, sums) = (other.numbers, other.places, other.unused, other.sums)
    }
  }
}

nonisolated extension Bindgen.Order {
  @_spi(Bindgen) public typealias Ticket = Bindgen.Ticket

  private typealias Place = (piece: Int, offset: Int)

  private static var largest: Int { 128 }

  /// The size to which appending fills a piece: then insertions into a list that was just filled split hardly any piece. A
  /// split takes longer the more pieces there are.
  private static var filled: Int { 64 }

  // MARK: Looking

  @_spi(Bindgen) public func contains(_ ticket: Ticket) -> Bool { Int(ticket) < homes.count && homes[Int(ticket)] >= 0 }

  @_spi(Bindgen) public var all: some Swift.Sequence<Ticket> { pieces.joined() }

  @_spi(Bindgen) public var first: Ticket? { pieces.first?.first }

  @_spi(Bindgen) public subscript(position: Int) -> Ticket {
    if position == count - 1, let last = pieces.last?.last { return last }
    let place = place(at: position)
    return pieces[place.piece][place.offset]
  }

  @_spi(Bindgen) public func position(of ticket: Ticket) -> Int {
    let piece = piece(of: ticket)
    return start(of: piece) + offset(of: ticket, in: piece)
  }

  /// Whether one ticket comes before the other.
  @_spi(Bindgen) public func isBefore(_ one: Ticket, _ other: Ticket) -> Bool {
    let (left, right) = (piece(of: one), piece(of: other))
    return left == right ? offset(of: one, in: left) < offset(of: other, in: left) : left < right
  }

  /// Returns the piece of a position, and the offset in it.
  @_spi(Bindgen) public func place(at position: Int) -> (piece: Int, offset: Int) {
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
    return (piece, rest)
  }

  private func piece(of ticket: Ticket) -> Int { Int(places[Int(homes[Int(ticket)])]) }

  private func offset(of ticket: Ticket, in piece: Int) -> Int {
    let last = pieces[piece].count - 1
    return pieces[piece][last] == ticket ? last : pieces[piece].firstIndex(of: ticket) ?? 0
  }

  /// Returns the number of tickets before a piece.
  private func start(of piece: Int) -> Int {
    var (sum, rest) = (0, piece)
    while rest > 0 {
      sum += sums[rest]
      rest &= rest - 1
    }
    return sum
  }

  // MARK: Changing

  @_spi(Bindgen) public func insert(_ ticket: Ticket, at position: Int) {
    insert(ticket, at: position == count ? end() : place(at: position))
  }

  /// Inserts a ticket after all tickets for which the closure is true.
  @_spi(Bindgen) public func insert(_ ticket: Ticket, behind isBefore: (Ticket) -> Bool) { insert(ticket, at: place(behind: isBefore)) }

  @_spi(Bindgen) public func remove(_ ticket: Ticket) {
    let piece = piece(of: ticket)
    pieces[piece].remove(at: offset(of: ticket, in: piece))
    homes[Int(ticket)] = -1
    add(-1, at: piece)
    if pieces[piece].isEmpty { removePiece(piece) }
  }

  @_spi(Bindgen) public func swap(_ one: Ticket, _ other: Ticket) {
    let (left, right) = (piece(of: one), piece(of: other))
    let offsets = (offset(of: one, in: left), offset(of: other, in: right))
    (pieces[left][offsets.0], pieces[right][offsets.1]) = (other, one)
    homes.swapAt(Int(one), Int(other))
  }

  /// Returns the place after the last ticket, in a new piece if the last one is full.
  private func end() -> Place {
    if let last = pieces.last, last.count < Self.filled { return (pieces.count - 1, last.count) }
    appendPiece()
    return (pieces.count - 1, 0)
  }

  private func place(behind isBefore: (Ticket) -> Bool) -> Place {
    let piece = Self.end(of: 0..<pieces.count) { isBefore(pieces[$0][0]) } - 1
    if piece < 0 { return pieces.isEmpty ? end() : (0, 0) }
    let offset = Self.end(of: 1..<pieces[piece].count) { isBefore(pieces[piece][$0]) }
    return piece == pieces.count - 1 && offset == pieces[piece].count ? end() : (piece, offset)
  }

  /// Returns the first number in a range for which a closure is false, or the end of the range.
  private static func end(of range: Swift.Range<Int>, _ isTrue: (Int) -> Bool) -> Int {
    var (low, high) = (range.lowerBound, range.upperBound)
    while low < high {
      let middle = (low + high) / 2
      if isTrue(middle) { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private func insert(_ ticket: Ticket, at place: Place) {
    if place.offset == pieces[place.piece].count {
      pieces[place.piece].append(ticket)
    } else {
      pieces[place.piece].insert(ticket, at: place.offset)
    }
    if Int(ticket) >= homes.count {
      homes.append(contentsOf: Swift.repeatElement(-1, count: Int(ticket) + 1 - homes.count))
    }
    homes[Int(ticket)] = numbers[place.piece]
    add(1, at: place.piece)
    if pieces[place.piece].count > Self.largest { split(place.piece) }
  }

  private func split(_ piece: Int) {
    let middle = pieces[piece].count / 2
    let second = Swift.ContiguousArray(pieces[piece][middle...])
    pieces[piece].removeSubrange(middle...)
    pieces.insert(second, at: piece + 1)
    let number = newNumber()
    numbers.insert(number, at: piece + 1)
    for ticket in second { homes[Int(ticket)] = number }
    renumber(from: piece + 1)
  }

  private func newNumber() -> Int32 {
    if let number = unused.popLast() { return number }
    places.append(0)
    return Int32(places.count - 1)
  }

  private func appendPiece() {
    var piece: Swift.ContiguousArray<Ticket> = []
    // A short order stays small.
    if count > 0 { piece.reserveCapacity(Self.filled) }
    pieces.append(piece)
    numbers.append(newNumber())
    places[Int(numbers[pieces.count - 1])] = Int32(pieces.count - 1)
    // The tree's new sum covers the entries below it.
    let index = pieces.count
    sums.append(start(of: index - 1) - start(of: index & (index - 1)))
  }

  private func removePiece(_ piece: Int) {
    pieces.remove(at: piece)
    unused.append(numbers.remove(at: piece))
    // Sums cover only pieces before them, so the last one ends alone.
    if piece == pieces.count { sums.removeLast() } else { renumber(from: piece) }
  }

  private func add(_ change: Int, at piece: Int) {
    count += change
    var index = piece + 1
    while index < sums.count {
      sums[index] += change
      index += index & -index
    }
  }

  private func renumber(from first: Int) {
    for piece in first..<pieces.count { places[Int(numbers[piece])] = Int32(piece) }
    sums.removeAll(keepingCapacity: true)
    sums.append(0)
    for piece in 0..<pieces.count { sums.append(pieces[piece].count) }
    for index in 1..<Swift.max(sums.count, 1) {
      let parent = index + (index & -index)
      if parent < sums.count { sums[parent] += sums[index] }
    }
  }
}

// MARK: - Rows

nonisolated extension Bindgen {
  /// The rows of a list by their ids.
  final class RowIDs<ID: Hashable> {
    @exclusivity(unchecked) var tickets: [ID: Ticket]
    /// Of rows that went lately: who comes back is the same row.
    private var parked: [ID: (ticket: Ticket, position: Int)] = [:]
    private var start = 0

    init(_ tickets: [ID: Ticket]) { self.tickets = tickets }

    init(copy other: RowIDs) { (tickets, parked) = (other.tickets, other.parked) }

    /// - Parameters:
    ///   - position: The number of the touch that tells of it, if somebody follows.
    ///   - start: From where on touches are remembered.
    func remove(_ id: ID, position: Int?, start: Int) {
      let ticket = tickets.removeValue(forKey: id)
      guard let position else {
        parked = [:]
        return
      }
      if self.start != start { (self.start, parked) = (start, parked.filter { $0.value.position >= start }) }
      parked[id] = ticket.map { ($0, position) }
    }

    /// - Parameter start: From where on touches are remembered.
    func takeParked(_ id: ID, start: Int) -> Ticket? {
      if parked.isEmpty { return nil }
      guard let (ticket, position) = parked.removeValue(forKey: id), position >= start else { return nil }
      return ticket
    }
  }

  /// Rows with ids, each id once: a value like an array, in which an edit costs the same wherever it is.
  public struct Rows<Element: Identifiable> {
    var list: RowList<Element>
    /// Where rows have tickets.
    var table: RowIDs<Element.ID>?
    /// How many there may be: while a property with a limit is edited.
    var limit = Int.max

    public init() { list = RowList([]) }

    /// Of rows with one id the first is kept.
    public init(_ rows: some Sequence<Element>) {
      self.init()
      append(contentsOf: rows)
    }

    public init(_ rows: Rows) {
      self = rows
      (list.link, limit) = (nil, .max)
    }

    /// Rows that have the ids of others.
    init<Other: Identifiable>(_ list: RowList<Element>, of rows: Rows<Other>) where Other.ID == Element.ID {
      (self.list, table) = (list, rows.table)
    }
  }
}

nonisolated extension Bindgen {
  /// A list of a model: its rows have ids, or have none.
  protocol ModelRows {
    associatedtype Element
    var list: RowList<Element> { get }
    var link: Link? { get set }
    /// The same rows, without what their model adds.
    var unlinked: Self { get }
  }
}

nonisolated extension Bindgen.Rows: Bindgen.ModelRows {}
nonisolated extension Bindgen.Rows: Sendable where Element: Sendable, Element.ID: Sendable {}
/// Copied before it changes.
nonisolated extension Bindgen.RowIDs: @unchecked Sendable where ID: Sendable {}

// MARK: Looking

nonisolated extension Bindgen.Rows {
  private typealias Place = Bindgen.Place

  /// The row of an id, which may be edited in place. `nil` removes it, and a row whose id is not there is appended.
  public subscript(id id: Element.ID) -> Element? {
    get { place(id).map { list.store[$0] } }
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
      if list.selection != nil { makeOwn() }
      if let place = place(id) {
        makeOwn()
        defer { finishEdit(of: id, at: place) }
        yield &list.store.rows[place.piece][place.offset]
      } else {
        var row: Element?
        yield &row
        if let row { self[id: id] = row }
      }
    }
  }

  public var ids: [Element.ID] { map(\.id) }

  public func index(id: Element.ID) -> Int? {
    table == nil ? place(id)?.offset : ticket(id).map(list.position(of:))
  }

  public func contains(id: Element.ID) -> Bool { place(id) != nil }

  /// The same rows, as a model's own list.
  func linked(_ link: Bindgen.Link?) -> Bindgen.Rows<Element> {
    var rows = self
    rows.list.link = link
    return rows
  }

  /// The same rows, without what their model adds.
  var unlinked: Bindgen.Rows<Element> { linked(nil) }

  var link: Bindgen.Link? {
    get { list.link }
    set {
      // The whole list was put in the place of the other: whoever followed that begins anew.
      if list.link !== newValue { newValue?.history?.restart() }
      list.link = newValue
    }
  }

  func limited(to limit: Int) -> Bindgen.Rows<Element> { count > limit ? Bindgen.Rows(prefix(limit)) : self }

  /// A property with a limit is no longer edited. Its rows may have been put in the place of others as a whole.
  mutating func end(limit: Int) {
    if count > limit { self = limited(to: limit) }
    self.limit = .max
  }

  /// A model's own list, for a form of it that is kept.
  mutating func followed(by source: Bindgen.KeptSource) -> Bindgen.Rows<Element> { withTickets.kept(by: source) }

  /// A model's own list, of which each row can be followed.
  var withTickets: Bindgen.Rows<Element> {
    mutating get {
      if list.selection != nil { makeOwn() }
      if table == nil { addTickets() }
      return self
    }
  }

  /// Where rows can be followed.
  func ticket(_ id: Element.ID) -> Bindgen.Ticket? {
    table?.tickets[id].flatMap { list.contains($0) ? $0 : nil }
  }

  /// Where the list's rows are kept.
  private func place(_ id: Element.ID) -> Bindgen.Place? {
    if table == nil {
      let rows = list.store.rows[0]
      return rows.firstIndex { $0.unsafelyUnwrapped.id == id }.map { Place(piece: 0, offset: $0) }
    }
    return ticket(id).map(list.store.order.place(of:))
  }
}

// MARK: Editing

nonisolated extension Bindgen.Rows {
  private var isFull: Bool { count >= limit }

  mutating func makeOwn() {
    if list.selection == nil { return list.makeOwn() }
    let (link, limit) = (list.link, limit)
    self = Bindgen.Rows(all: Array(self))
    (list.link, self.limit) = (link, limit)
  }

  /// Rows of which each has its own id.
  init(all rows: some Collection<Element>) {
    list = Bindgen.RowList(rows)
    if rows.count > Bindgen.RowStore<Element>.few { addTickets() }
  }

  private mutating func addTickets() {
    list.makeOwn(isChange: false)
    list.store.addTickets()
    var tickets: [Element.ID: Bindgen.Ticket] = Dictionary(minimumCapacity: count)
    list.forEachTicket { tickets[$1.id] = $0 }
    table = Bindgen.RowIDs(tickets)
  }

  private mutating func editIDs(_ edit: (Bindgen.RowIDs<Element.ID>) -> Void) {
    if table == nil { return }
    if !isKnownUniquelyReferenced(&table) { table = table.map { Bindgen.RowIDs(copy: $0) } }
    edit(table.unsafelyUnwrapped)
  }

  /// What was edited in place may have gone, or have another id.
  private mutating func finishEdit(of id: Element.ID, at place: Bindgen.Place) {
    guard let row = list.store.rows[place.piece][place.offset] else { return forget(id, at: place) }
    if row.id == id { return list.touch(place) }
    Bindgen.warn("a row's id was changed from \(id) to \(row.id)")
    var position = list.store.position(of: place)
    forget(id, at: place)
    if let other = index(id: row.id) {
      remove(at: other)
      if other < position { position -= 1 }
    }
    insert(row, at: position)
  }

  private mutating func forget(_ id: Element.ID, at place: Bindgen.Place) {
    let position = list.nextTouch
    _ = list.remove(at: place)
    let start = list.start
    editIDs { $0.remove(id, position: position, start: start) }
  }

  /// False where there is a row with that id, or no room.
  @discardableResult
  public mutating func insert(_ row: Element, at position: Int) -> Bool {
    precondition(position >= 0 && position <= count, "the index is out of range")
    let id = row.id
    if isFull || contains(id: id) { return false }
    makeOwn()
    list.placed()
    if table == nil {
      if count < Bindgen.RowStore<Element>.few {
        list.store.insert(row, nil, at: position)
        return true
      }
      addTickets()
    }
    let (box, start) = (list.box, list.start)
    var ticket: Bindgen.Ticket = -1
    editIDs { ids in
      ticket = ids.takeParked(id, start: start) ?? box.value.newTicket()
      ids.tickets[id] = ticket
    }
    box.value.insert(row, ticket, at: position)
    list.touch(ticket, isChanged: true, isPlaced: true)
    return true
  }

  @discardableResult
  public mutating func append(_ row: Element) -> Bool { insert(row, at: count) }

  @discardableResult
  public mutating func remove(at position: Int) -> Element {
    precondition(indices.contains(position), "the index is out of range")
    makeOwn()
    let place = list.place(at: position)
    let row = list.store[place]
    forget(row.id, at: place)
    return row
  }

  /// The row that was there.
  @discardableResult
  public mutating func remove(id: Element.ID) -> Element? {
    if list.selection != nil { makeOwn() }
    guard let place = place(id) else { return nil }
    makeOwn()
    let row = list.store[place]
    forget(id, at: place)
    return row
  }

  /// The row that was there before.
  @discardableResult
  public mutating func updateOrAppend(_ row: Element) -> Element? {
    if list.selection != nil { makeOwn() }
    guard let place = place(row.id) else {
      append(row)
      return nil
    }
    makeOwn()
    let old = list.store[place]
    list.store.rows[place.piece][place.offset] = row
    list.touch(place)
    return old
  }
}

nonisolated extension Bindgen.Rows: RandomAccessCollection, MutableCollection {
  public var startIndex: Int { 0 }
  public var endIndex: Int { list.count }

  public subscript(position: Int) -> Element {
    get { list[position] }
    set { replaceRow(at: position, with: newValue) }
    _modify {
      makeOwn()
      let place = list.place(at: position)
      let id = list.store[place].id
      defer { finishEdit(of: id, at: place) }
      yield &list.store.rows[place.piece][place.offset]!
    }
  }

  /// A row that is elsewhere changes places, so that algorithms that swap and sort do not lose one.
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

  public mutating func swapAt(_ one: Int, _ other: Int) {
    makeOwn()
    let places = (list.place(at: one), list.place(at: other))
    if one == other { return }
    list.placed()
    list.store.swapRows(places.0, places.1)
    if !list.store.hasTickets { return }
    list.touch(list.store.order[places.0], isPlaced: true)
    list.touch(list.store.order[places.1], isPlaced: true)
  }

  @inline(__always)
  public func makeIterator() -> Iterator { Iterator(base: list.makeIterator()) }

  public subscript(positions: Range<Int>) -> Slice {
    get {
      precondition(positions.lowerBound >= 0 && positions.upperBound <= count, "the range is out of range")
      return Slice(rows: unlinked, indices: positions)
    }
    set { for (position, row) in zip(positions, newValue) { self[position] = row } }
  }

  /// Some of the rows, at the same positions.
  public struct Slice: RandomAccessCollection, MutableCollection {
    private var rows: Bindgen.Rows<Element>
    public let indices: Range<Int>

    fileprivate init(rows: Bindgen.Rows<Element>, indices: Range<Int>) { (self.rows, self.indices) = (rows, indices) }

    public var startIndex: Int { indices.lowerBound }
    public var endIndex: Int { indices.upperBound }

    public subscript(position: Int) -> Element {
      get { rows[position] }
      set { rows[position] = newValue }
    }
    public subscript(positions: Range<Int>) -> Slice {
      get { Slice(rows: rows, indices: positions) }
      set { rows[positions] = newValue }
    }

    public func makeIterator() -> Iterator { Iterator(base: .init(rows.list, indices)) }
  }

  public struct Iterator: IteratorProtocol {
    fileprivate var base: Bindgen.RowList<Element>.Iterator

    @inline(__always)
    public mutating func next() -> Element? { base.next() }
  }
}

nonisolated extension Bindgen {
  static func warn(_ text: String) {
    #if DEBUG
      print("bindgen: " + text)
    #endif
  }
}

// MARK: - Rows without ids

nonisolated extension Bindgen {
  /// Rows that have no ids: a value like an array.
  public struct PlainRows<Element> {
    private(set) var list: RowList<Element>
    /// How many there may be: while a property with a limit is edited.
    var limit = Int.max

    public init() { list = RowList([]) }

    public init(_ rows: some Sequence<Element>) { list = RowList(rows) }

    public init(_ rows: PlainRows) {
      self = rows
      (list.link, limit) = (nil, .max)
    }

    init(_ list: RowList<Element>) { self.list = list }
  }
}

nonisolated extension Bindgen.PlainRows: Bindgen.ModelRows {}
nonisolated extension Bindgen.PlainRows: Sendable where Element: Sendable {}

// MARK: Of a model

nonisolated extension Bindgen.PlainRows {
  /// The same rows, as a model's own list.
  func linked(_ link: Bindgen.Link?) -> Bindgen.PlainRows<Element> {
    var rows = self
    rows.list.link = link
    return rows
  }

  /// The same rows, without what their model adds.
  var unlinked: Bindgen.PlainRows<Element> { linked(nil) }

  var link: Bindgen.Link? {
    get { list.link }
    set {
      if list.link !== newValue { newValue?.history?.restart() }
      list.link = newValue
    }
  }

  /// A model's own list, for a form of it that is kept.
  mutating func followed(by source: Bindgen.KeptSource) -> Bindgen.PlainRows<Element> { withTickets.kept(by: source) }

  /// A model's own list, of which each row can be followed.
  var withTickets: Bindgen.PlainRows<Element> {
    mutating get {
      if list.selection == nil, list.store.hasTickets { return self }
      list.makeOwn(isChange: false)
      list.store.addTickets()
      return self
    }
  }

  func kept(by source: Bindgen.KeptSource) -> Bindgen.PlainRows<Element> {
    Bindgen.PlainRows(list.kept(by: source))
  }

  func limited(to limit: Int) -> Bindgen.PlainRows<Element> {
    count > limit ? Bindgen.PlainRows(prefix(limit)) : self
  }

  /// A property with a limit is no longer edited. Its rows may have been put in the place of others as a whole.
  mutating func end(limit: Int) {
    if count > limit { self = limited(to: limit) }
    self.limit = .max
  }

  /// Takes the rows of another list, and says whether it differs.
  mutating func assign(_ others: Bindgen.PlainRows<Element>) -> Bool where Element: Equatable {
    self != others && replaceAll(others)
  }

  @_disfavoredOverload
  mutating func assign(_ others: Bindgen.PlainRows<Element>) -> Bool { replaceAll(others) }

  mutating func assign(
    _ others: Bindgen.PlainRows<Element>,
    areSame: (Element, Element) -> Bool
  ) -> Bool {
    !elementsEqual(others, by: areSame) && replaceAll(others)
  }

  private mutating func replaceAll(_ others: Bindgen.PlainRows<Element>) -> Bool {
    let link = list.link
    list = Bindgen.RowList(others.list)
    list.link = link
    link?.history?.restart()
    return true
  }
}

// MARK: Editing

nonisolated extension Bindgen.PlainRows {
  /// False where there is no room.
  @discardableResult
  public mutating func insert(_ row: Element, at position: Int) -> Bool {
    precondition(position >= 0 && position <= count, "the index is out of range")
    if count >= limit { return false }
    list.makeOwn()
    list.placed()
    let ticket = list.store.hasTickets ? list.store.newTicket() : nil
    list.store.insert(row, ticket, at: position)
    if let ticket { list.touch(ticket, isChanged: true, isPlaced: true) }
    return true
  }

  @discardableResult
  public mutating func append(_ row: Element) -> Bool { insert(row, at: count) }

  public mutating func append(contentsOf rows: some Sequence<Element>) { for row in rows { append(row) } }

  public static func += (rows: inout Bindgen.PlainRows<Element>, others: some Sequence<Element>) {
    rows.append(contentsOf: others)
  }

  @discardableResult
  public mutating func remove(at position: Int) -> Element {
    precondition(indices.contains(position), "the index is out of range")
    list.makeOwn()
    return list.remove(at: list.place(at: position)).unsafelyUnwrapped
  }

  @discardableResult
  public mutating func removeFirst() -> Element { remove(at: 0) }
  @discardableResult
  public mutating func removeLast() -> Element { remove(at: count - 1) }
  public mutating func removeAll() { removeAll { _ in true } }

  public mutating func removeAll(where isGone: (Element) throws -> Bool) rethrows {
    for position in try indices.filter({ try isGone(self[$0]) }).reversed() { remove(at: position) }
  }

  public mutating func remove(atOffsets positions: some Sequence<Int>) {
    for position in Set(positions).sorted(by: >) { remove(at: position) }
  }

  public mutating func replaceSubrange(_ positions: Range<Int>, with rows: some Sequence<Element>) {
    let rows = Array(rows)
    for position in positions.reversed() { remove(at: position) }
    for (offset, row) in rows.enumerated() { insert(row, at: positions.lowerBound + offset) }
  }

  /// - Parameter target: Where the row is in the end.
  public mutating func move(from position: Int, to target: Int) {
    precondition(indices.contains(position) && indices.contains(target), "the index is out of range")
    if position != target { list.move([position], to: target) }
  }

  /// - Parameter target: The row before which they are put, as it is counted before they move.
  public mutating func move(fromOffsets positions: some Sequence<Int>, toOffset target: Int) {
    let positions = Set(positions).sorted()
    precondition(
      positions.allSatisfy { indices.contains($0) } && target >= 0 && target <= count,
      "an index is out of range"
    )
    list.move(positions, to: target - positions.count { $0 < target })
  }
}

// MARK: What an array's users expect

nonisolated extension Bindgen.PlainRows: RandomAccessCollection, MutableCollection {
  public var startIndex: Int { 0 }
  public var endIndex: Int { list.count }

  public subscript(position: Int) -> Element {
    get { list[position] }
    _modify {
      list.makeOwn()
      let place = list.place(at: position)
      defer { list.touch(place) }
      yield &list.store.rows[place.piece][place.offset]!
    }
  }

  public subscript(positions: Range<Int>) -> Slice<Bindgen.PlainRows<Element>> {
    get { Slice(base: self, bounds: positions) }
    set { for (position, row) in zip(positions, newValue) { self[position] = row } }
  }

  public func makeIterator() -> Iterator { Iterator(base: list.makeIterator()) }

  public struct Iterator: IteratorProtocol {
    fileprivate var base: Bindgen.RowList<Element>.Iterator

    public mutating func next() -> Element? { base.next() }
  }
}

nonisolated extension Bindgen.PlainRows: ExpressibleByArrayLiteral {
  public init(arrayLiteral rows: Element...) { self.init(rows) }
}

nonisolated extension Bindgen.PlainRows: Equatable where Element: Equatable {
  public static func == (one: Bindgen.PlainRows<Element>, other: Bindgen.PlainRows<Element>) -> Bool {
    one.elementsEqual(other)
  }
}

nonisolated extension Bindgen.PlainRows: Hashable where Element: Hashable {
  public func hash(into hasher: inout Hasher) { Array(self).hash(into: &hasher) }
}

nonisolated extension Bindgen.PlainRows: Encodable where Element: Encodable {
  public func encode(to encoder: any Encoder) throws { try Array(self).encode(to: encoder) }
}

nonisolated extension Bindgen.PlainRows: Decodable where Element: Decodable {
  public init(from decoder: any Decoder) throws { self.init(try [Element](from: decoder)) }
}

nonisolated extension Bindgen.PlainRows: CustomStringConvertible, CustomReflectable {
  public var description: String { Array(self).description }
  public var customMirror: Mirror { Mirror(self, unlabeledChildren: self, displayStyle: .collection) }
}

// MARK: What follows from them

nonisolated extension Bindgen.PlainRows {
  public var isEmpty: Bool { list.count == 0 }
  public var first: Element? { list.keptFirst }

  public func count(where passes: (Element) -> Bool) -> Int { list.count(passes) }
  public func contains(where passes: (Element) -> Bool) -> Bool {
    list.isKept ? list.count(passes) > 0 : list.first(where: passes) != nil
  }
  public func allSatisfy(_ passes: (Element) -> Bool) -> Bool { !contains { !passes($0) } }
  public func first(where passes: (Element) -> Bool) -> Element? {
    list.isKept ? list.filter(passes).keptFirst : list.first(where: passes)
  }

  public func filter(_ passes: (Element) -> Bool) -> Bindgen.PlainRows<Element> {
    Bindgen.PlainRows(list.filter(passes))
  }

  /// So many of the first rows, or all.
  public func prefix(_ count: Int) -> Bindgen.PlainRows<Element> { Bindgen.PlainRows(list.prefix(count)) }

  /// Rows with one key stay in the list's order.
  public func sorted<Key: Comparable>(
    by key: (Element) -> Key,
    order: Bindgen.SortOrder = .ascending
  ) -> Bindgen.PlainRows<Element> {
    Bindgen.PlainRows(list.sorted(by: key, order))
  }

  /// What is no number comes last.
  public func sorted<Key: BinaryFloatingPoint>(
    by key: (Element) -> Key,
    order: Bindgen.SortOrder = .ascending
  ) -> Bindgen.PlainRows<Element> {
    Bindgen.PlainRows(list.sorted(by: { Bindgen.TotalKey(key($0), order) }, .ascending))
  }

  /// The first of the rows with the smallest key.
  public func min<Key: Comparable>(by key: (Element) -> Key) -> Element? { list.least(by: key, .ascending) }
  /// The first of the rows with the largest key.
  public func max<Key: Comparable>(by key: (Element) -> Key) -> Element? { list.least(by: key, .descending) }

  /// The sum of a number of each row. It wraps around where it does not fit.
  public func sum<Value: FixedWidthInteger>(_ value: (Element) -> Value) -> Value {
    list.sum(from: 0, value, add: { $0 &+= $1 }, subtract: { $0 &-= $1 })
  }
}

nonisolated extension Bindgen.PlainRows {
  @_disfavoredOverload
  public func map<New>(_ make: (Element) -> New) -> Bindgen.PlainRows<New> {
    Bindgen.PlainRows<New>(list.map(make) { _, _ in false })
  }
}

nonisolated extension Bindgen.PlainRows {
  @_disfavoredOverload
  public func map<New: Equatable>(_ make: (Element) -> New) -> Bindgen.PlainRows<New> {
    Bindgen.PlainRows<New>(list.map(make, areSame: ==))
  }
}

nonisolated extension Bindgen.PlainRows {
  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
  public func sum(_ value: (Element) -> Duration) -> Duration {
    list.sum(from: .zero, value, add: +=, subtract: -=)
  }
}

nonisolated extension Bindgen.PlainRows {
  /// A sum that depends on the order of its parts, as that of floating-point numbers does, is never kept.
  public func sum<Value: AdditiveArithmetic>(_ value: (Element) -> Value) -> Value { reduce(.zero) { $0 + value($1) } }
}

// MARK: - Editing rows as an array is edited

nonisolated extension Bindgen.Rows {
  /// Those whose ids are there already are left out.
  public mutating func append(contentsOf rows: some Sequence<Element>) { for row in rows { append(row) } }

  public static func += (rows: inout Bindgen.Rows<Element>, others: some Sequence<Element>) {
    rows.append(contentsOf: others)
  }

  @discardableResult
  public mutating func removeFirst() -> Element { remove(at: 0) }
  @discardableResult
  public mutating func removeLast() -> Element { remove(at: count - 1) }

  public mutating func removeAll() { removeAll { _ in true } }

  public mutating func removeAll(where isGone: (Element) throws -> Bool) rethrows {
    for id in try filter({ try isGone($0) }).map(\.id) { remove(id: id) }
  }

  /// Rows whose ids stand elsewhere are left out.
  public mutating func replaceSubrange(_ positions: Range<Int>, with rows: some Sequence<Element>) {
    let rows = Array(rows)
    for position in positions.reversed() { remove(at: position) }
    var position = positions.lowerBound
    for row in rows where insert(row, at: position) { position += 1 }
  }

  // MARK: Moving

  /// - Parameter target: Where the row is in the end.
  public mutating func move(from position: Int, to target: Int) {
    precondition(indices.contains(position) && indices.contains(target), "the index is out of range")
    if position == target { return }
    makeOwn()
    list.move([position], to: target)
  }

  /// - Parameter target: The row before which they are put, as it is counted before they move.
  public mutating func move(fromOffsets positions: some Sequence<Int>, toOffset target: Int) {
    let positions = Set(positions).sorted()
    precondition(
      positions.allSatisfy { indices.contains($0) } && target >= 0 && target <= count,
      "an index is out of range"
    )
    makeOwn()
    list.move(positions, to: target - positions.count { $0 < target })
  }

  public mutating func remove(atOffsets positions: some Sequence<Int>) {
    for position in Set(positions).sorted(by: >) { remove(at: position) }
  }

  // MARK: Sorting

  public mutating func sort(by areInOrder: (Element, Element) throws -> Bool) rethrows {
    let rows = Array(self)
    arrange(try rows.indices.sorted { try areInOrder(rows[$0], rows[$1]) })
  }

  public mutating func reverse() { arrange(indices.reversed()) }

  public mutating func shuffle() { arrange(indices.shuffled()) }

  public mutating func shuffle(using generator: inout some RandomNumberGenerator) {
    arrange(indices.shuffled(using: &generator))
  }

  /// The rows that stood at these positions, in this order.
  private mutating func arrange(_ positions: [Int]) {
    makeOwn()
    list.placed()
    let rows = Array(self)
    guard list.store.hasTickets else {
      for position in positions.indices { list.store.rows[0][position] = rows[positions[position]] }
      return
    }
    let order = list.order
    let tickets = order.pieces.flatMap { $0 }
    list.store.arrange(positions.map { (tickets[$0], rows[$0]) })
    for (position, old) in positions.enumerated() where position != old { list.touch(tickets[old], isPlaced: true) }
  }

  // MARK: The whole

  private mutating func replaceAll(_ rows: [Element]) {
    let (link, limit) = (list.link, limit)
    self = Bindgen.Rows(all: rows)
    (list.link, self.limit) = (link, limit)
    list.placed()
    link?.history?.restart()
  }

  mutating func assign(_ others: Bindgen.Rows<Element>) -> Bool where Element: Equatable {
    assign(others, areSame: ==)
  }

  @_disfavoredOverload
  mutating func assign(_ others: Bindgen.Rows<Element>) -> Bool { assign(others) { _, _ in false } }

  /// Takes the rows of another list: those with known ids stay the same rows.
  ///
  /// - Returns: Whether something changed.
  mutating func assign(_ others: Bindgen.Rows<Element>, areSame: (Element, Element) -> Bool) -> Bool {
    let others = Array(others.limited(to: limit))
    if others.count == count, zip(self, others).allSatisfy({ $0.id == $1.id && areSame($0, $1) }) { return false }
    if isEmpty || !list.isFollowed {
      replaceAll(others)
      return true
    }
    let ids = Set(others.map(\.id))
    for row in Array(self) where !ids.contains(row.id) { remove(id: row.id) }
    for (position, row) in others.enumerated() {
      guard let old = self[id: row.id] else {
        insert(row, at: position)
        continue
      }
      if !areSame(old, row) { self[id: row.id] = row }
      let place = index(id: row.id)!
      if place != position { move(from: place, to: position) }
    }
    return true
  }
}

nonisolated extension Bindgen.Rows where Element: Comparable {
  public mutating func sort() { sort(by: <) }
}

// MARK: - What an array's users expect

nonisolated extension Bindgen.Rows: ExpressibleByArrayLiteral {
  public init(arrayLiteral rows: Element...) { self.init(rows) }
}

nonisolated extension Bindgen.Rows: Equatable where Element: Equatable {
  public static func == (one: Bindgen.Rows<Element>, other: Bindgen.Rows<Element>) -> Bool {
    one.elementsEqual(other)
  }
}

nonisolated extension Bindgen.Rows: Hashable where Element: Hashable {
  public func hash(into hasher: inout Hasher) {
    hasher.combine(count)
    for row in self { hasher.combine(row) }
  }
}

nonisolated extension Bindgen.Rows: Encodable where Element: Encodable {
  public func encode(to encoder: any Encoder) throws { try Array(self).encode(to: encoder) }
}

nonisolated extension Bindgen.Rows: Decodable where Element: Decodable {
  /// Of rows with one id the first is kept.
  public init(from decoder: any Decoder) throws { self.init(try [Element](from: decoder)) }
}

nonisolated extension Bindgen.Rows: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  public var description: String { Array(self).description }
  public var debugDescription: String { "Rows(\(Array(self).debugDescription))" }
  public var customMirror: Mirror { Mirror(self, unlabeledChildren: self, displayStyle: .collection) }
}

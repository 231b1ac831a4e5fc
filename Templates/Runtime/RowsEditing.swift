// MARK: - Editing rows like an array

nonisolated extension Bindgen.ModelRows {
  /// Appends a row. Returns false without a change if there is a row with the same id, or no room.
  @discardableResult
  public mutating func append(_ row: Element) -> Bool { insert(row, at: count) }

  /// Appends rows, except those with ids that are in the list already.
  public mutating func append(contentsOf rows: some Swift.Sequence<Element>) { for row in rows { append(row) } }

  /// Appends rows, except those with ids that are in the list already.
  public static func += (rows: inout Self, others: some Swift.Sequence<Element>) { rows.append(contentsOf: others) }

  /// Removes the first row, and returns it. The list must not be empty.
  @discardableResult
  public mutating func removeFirst() -> Element { remove(at: 0) }
  /// Removes the last row, and returns it. The list must not be empty.
  @discardableResult
  public mutating func removeLast() -> Element { remove(at: count - 1) }

  /// Removes the last row, and returns it, or nil if the list is empty.
  @discardableResult
  public mutating func popLast() -> Element? { isEmpty ? nil : removeLast() }

  /// Removes a number of rows from the start.
  public mutating func removeFirst(_ number: Int) { removeSubrange(..<number) }
  /// Removes a number of rows from the end.
  public mutating func removeLast(_ number: Int) { removeSubrange((count - number)...) }

  /// Removes the rows at the positions of a range.
  public mutating func removeSubrange(_ positions: some Swift.RangeExpression<Int>) {
    replaceSubrange(positions, with: Swift.EmptyCollection())
  }

  /// Removes all rows.
  public mutating func removeAll() { removeAll { _ in true } }

  /// Removes the rows for which the closure is true.
  public mutating func removeAll(where isGone: (Element) throws -> Bool) rethrows {
    for position in try indices.filter({ try isGone(self[$0]) }).reversed() { _ = remove(at: position) }
  }

  /// Removes the rows at some positions, such as those of SwiftUI's `onDelete`.
  public mutating func remove(atOffsets positions: some Swift.Sequence<Int>) {
    for position in Swift.Set(positions).sorted(by: >) { _ = remove(at: position) }
  }

  /// Replaces the rows at the positions of a range. New rows with ids that are elsewhere in the list are left out.
  public mutating func replaceSubrange(
    _ positions: some Swift.RangeExpression<Int>,
    with rows: some Swift.Sequence<Element>
  ) {
    let (positions, rows) = (positions.relative(to: self), Array(rows))
    Swift.precondition(positions.lowerBound >= 0 && positions.upperBound <= count, "the range is out of range")
    for position in positions.reversed() { _ = remove(at: position) }
    var position = positions.lowerBound
    for row in rows where insert(row, at: position) { position += 1 }
  }

  /// Inserts rows, except those with ids that are in the list already.
  public mutating func insert(contentsOf rows: some Swift.Sequence<Element>, at position: Int) {
    replaceSubrange(position..<position, with: rows)
  }

  // MARK: Moving

  /// Moves a row to another position.
  ///
  /// - Parameter target: The row's final position.
  public mutating func move(from position: Int, to target: Int) {
    Swift.precondition(indices.contains(position) && indices.contains(target), "the index is out of range")
    if position == target { return }
    makeOwn()
    _list.move([position], to: target)
  }

  /// Moves rows to one place, with the arguments of SwiftUI's `onMove`.
  ///
  /// - Parameter target: The position before which the rows are inserted, counted before they move.
  public mutating func move(fromOffsets positions: some Swift.Sequence<Int>, toOffset target: Int) {
    let positions = Swift.Set(positions).sorted()
    Swift.precondition(
      positions.allSatisfy { indices.contains($0) } && target >= 0 && target <= count,
      "an index is out of range"
    )
    makeOwn()
    _list.move(positions, to: target - positions.count { $0 < target })
  }

  /// Swaps the rows at two positions.
  public mutating func swapAt(_ one: Int, _ other: Int) {
    Swift.precondition(indices.contains(one) && indices.contains(other), "the index is out of range")
    if one == other { return }
    makeOwn()
    _list.swapAt(one, other)
  }

  // MARK: Sorting

  /// Sorts the rows in ascending order.
  public mutating func sort() where Element: Comparable { sort(by: <) }

  /// Sorts the rows by a comparison. Use it to reorder the list itself, and `sorted(by:)` with a key for a sorted derivation.
  public mutating func sort(by areInOrder: (Element, Element) throws -> Bool) rethrows {
    let rows = Array(self)
    arrange(try rows.indices.sorted { try areInOrder(rows[$0], rows[$1]) })
  }

  /// Reverses the order of the rows.
  public mutating func reverse() { arrange(indices.reversed()) }

  /// Puts the rows in a random order.
  public mutating func shuffle() { arrange(indices.shuffled()) }

  /// Puts the rows in a random order, with a generator of your own, such as one with a seed in tests.
  public mutating func shuffle(using generator: inout some Swift.RandomNumberGenerator) {
    arrange(indices.shuffled(using: &generator))
  }

  /// Puts the rows in another order, given by their old positions.
  private mutating func arrange(_ positions: [Int]) {
    makeOwn()
    _list.arrange(positions)
  }
}

// MARK: - Conforming to collections

nonisolated extension Bindgen.ModelRows {
  public typealias Slice = Bindgen.RowsSlice<Self>

  public var startIndex: Int { 0 }
  public var endIndex: Int { _list.count }
  public var count: Int { _list.count }

  public subscript(positions: Swift.Range<Int>) -> Slice {
    get {
      Swift.precondition(positions.lowerBound >= 0 && positions.upperBound <= count, "the range is out of range")
      return Slice(rows: unlinked, indices: positions)
    }
    set {
      Swift.precondition(positions.count == newValue.count, "a slice is set to one of another length")
      for (position, row) in Swift.zip(positions, newValue) { self[position] = row }
    }
  }

  @inline(__always)
  public func makeIterator() -> Bindgen.RowList<Element>.Iterator { _list.makeIterator() }

  public var description: String { Array(self).description }
  public var customMirror: Swift.Mirror { Swift.Mirror(self, unlabeledChildren: self, displayStyle: .collection) }
}

nonisolated extension Bindgen.ModelRows {
  /// Whether both have the same storage: neither has changed since one was copied from the other.
  @_spi(Bindgen) public func isSame(as other: Self) -> Bool {
    _list.store === other._list.store && _list.selection === other._list.selection
  }
}

nonisolated extension Bindgen.ModelRows where Element: Equatable {
  public static func == (one: Self, other: Self) -> Bool { one.isSame(as: other) || one.elementsEqual(other) }
}

nonisolated extension Bindgen.ModelRows where Element: Hashable {
  public func hash(into hasher: inout Swift.Hasher) { Array(self).hash(into: &hasher) }
}

nonisolated extension Bindgen.ModelRows where Element: Encodable {
  public func encode(to encoder: any Swift.Encoder) throws { try Array(self).encode(to: encoder) }
}

nonisolated extension Bindgen.ModelRows where Element: Decodable {
  /// Decodes rows as an array does. Of rows with the same id, it takes the first.
  public init(from decoder: any Swift.Decoder) throws { self.init(try [Element](from: decoder)) }
}

nonisolated extension Bindgen {
  /// A slice of a list, such as `rows[2..<5]`: some of its rows, at the same positions.
  public struct RowsSlice<Base: ModelRows>: Swift.RandomAccessCollection, Swift.MutableCollection {
    fileprivate var rows: Base
    public let indices: Swift.Range<Int>

    public var startIndex: Int { indices.lowerBound }
    public var endIndex: Int { indices.upperBound }

    public subscript(position: Int) -> Base.Element {
      get {
        Swift.precondition(indices.contains(position), "the index is out of range")
        return rows[position]
      }
      set {
        Swift.precondition(indices.contains(position), "the index is out of range")
        rows[position] = newValue
      }
    }
    public subscript(positions: Swift.Range<Int>) -> RowsSlice {
      get {
        checkBounds(positions)
        return RowsSlice(rows: rows, indices: positions)
      }
      set {
        checkBounds(positions)
        rows[positions] = newValue
      }
    }

    private func checkBounds(_ positions: Swift.Range<Int>) {
      Swift.precondition(
        positions.lowerBound >= indices.lowerBound && positions.upperBound <= indices.upperBound,
        "the range is out of range"
      )
    }

    public func makeIterator() -> RowList<Base.Element>.Iterator { .init(rows._list, indices) }
  }
}

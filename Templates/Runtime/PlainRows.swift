// Needs: Rows

// MARK: - Rows without ids

nonisolated extension Bindgen {
  /// A list of rows without ids: the type of a list with `ids: none`. Use it like an array; use `Rows` where rows have ids.
  public struct PlainRows<Element>: ModelRows {
    public var _list: RowList<Element>

    public init() { _list = RowList([]) }
    @_spi(Bindgen) public init(list: RowList<Element>) { _list = list }

    public func _with(_ list: RowList<Element>) -> Self { Self(list: list) }

    public func _setIDs() {}
  }
}

nonisolated extension Bindgen.PlainRows {
  /// Inserts a row. Returns false without a change if the list has reached its limit.
  @discardableResult
  public mutating func insert(_ row: Element, at position: Int) -> Bool {
    Swift.precondition(position >= 0 && position <= count, "the index is out of range")
    if count >= _list.room { return false }
    makeOwn()
    _list.placed()
    if let ticket = _list.store.insert(row, at: position) { _list.touch(ticket, isChanged: true, isPlaced: true) }
    return true
  }

  @discardableResult
  public mutating func remove(at position: Int) -> Element {
    Swift.precondition(indices.contains(position), "the index is out of range")
    makeOwn()
    return _list.remove(_list.ticket(at: position)).unsafelyUnwrapped
  }

  public subscript(position: Int) -> Element {
    get { _list[position] }
    _modify {
      makeOwn()
      let ticket = _list.ticket(at: position)
      defer { _list.touch(ticket, isChanged: true) }
      yield &_list.store[ticket]!
    }
  }

  public mutating func _assign(_ others: Self, areSame: (Element, Element) -> Bool) -> Bool {
    if elementsEqual(others, by: areSame) { return false }
    replaceAll(others)
    return true
  }

  /// Returns the first rows, up to a count. (Declared in each type: in a chain, a protocol's `prefix` would be ambiguous.)
  public func prefix(_ count: Int) -> Self { _with(_list.prefix(count)) }

  /// Returns new rows, one for each row. State the type `PlainRows` where you want it: otherwise `map` returns an array.
  @_disfavoredOverload
  public func map<New>(_ make: (Element) -> New) -> Bindgen.PlainRows<New> {
    Bindgen.PlainRows<New>(list: _list.map(make) { _, _ in false })
  }
}

nonisolated extension Bindgen.PlainRows {
  /// Returns new rows, one for each row. State the type `PlainRows` where you want it: otherwise `map` returns an array.
  @_disfavoredOverload
  public func map<New: Equatable>(_ make: (Element) -> New) -> Bindgen.PlainRows<New> {
    Bindgen.PlainRows<New>(list: _list.map(make, areSame: ==))
  }
}

nonisolated extension Bindgen.PlainRows: Equatable where Element: Equatable {}
nonisolated extension Bindgen.PlainRows: Hashable where Element: Hashable {}
nonisolated extension Bindgen.PlainRows: Encodable where Element: Encodable {}
nonisolated extension Bindgen.PlainRows: Decodable where Element: Decodable {}
nonisolated extension Bindgen.PlainRows: Sendable where Element: Sendable {}

// MARK: - Forms of rows

nonisolated extension Bindgen {
  /// The direction in which `sorted(by:order:)` sorts rows.
  public enum SortOrder: Sendable {
    case ascending
    case descending
  }
}

nonisolated extension Bindgen.SortOrder {
  /// Returns whether one key comes before another. A key that does not equal itself, such as NaN, comes last in both directions.
  @_spi(Bindgen) public func puts<Key: Comparable>(_ one: Key, before other: Key) -> Bool {
    (self == .ascending ? one < other : other < one) || other != other && one == one
  }
}

nonisolated extension Bindgen.RowList {
  @_spi(Bindgen) public func count(_ passes: (Row) -> Bool) -> Int { sum(from: 0, { passes($0) ? 1 : 0 }, add: +=, subtract: -=) }

  @_spi(Bindgen) public func sum<Value>(
    from zero: Value,
    _ value: (Row) -> Value,
    add: (inout Value, Value) -> Void,
    subtract: (inout Value, Value) -> Void
  ) -> Value {
    if let form = next({ Bindgen.KeptSum<Value>() }) {
      return form.follow(self, zero: zero, value, add: add, subtract: subtract)
    }
    return reduce(into: zero) { add(&$0, value($1)) }
  }

  @_spi(Bindgen) public func filter(_ passes: (Row) -> Bool) -> Bindgen.RowList<Row> {
    if let form = next({ Bindgen.KeptFilter() }) { return form.follow(self, passes) }
    return select { $0.filter { passes(self[$0]) } }
  }

  @_spi(Bindgen) public func prefix(_ count: Int) -> Bindgen.RowList<Row> {
    Swift.precondition(count >= 0, "a number of rows is below zero")
    if let form = next({ Bindgen.KeptPrefix() }) { return form.follow(self, count) }
    return select { Array($0.prefix(count)) }
  }

  /// - Parameter make: Returns `nil` to leave a row out.
  @_spi(Bindgen) public func map<New>(_ make: (Row) -> New?, areSame: (New, New) -> Bool) -> Bindgen.RowList<New> {
    if let form = next({ Bindgen.KeptMap<New>() }) { return form.follow(self, make, areSame: areSame) }
    return Bindgen.RowList(compactMap(make))
  }

  @_spi(Bindgen) public func sorted<Key: Comparable>(by key: (Row) -> Key, _ order: Bindgen.SortOrder) -> Bindgen.RowList<Row> {
    if let form = next({ Bindgen.KeptSort<Key>() }) { return form.follow(self, key, order) }
    let keys = map(key)
    return select { positions in
      positions.sorted { order.puts(keys[$0], before: keys[$1]) || !order.puts(keys[$1], before: keys[$0]) && $0 < $1 }
    }
  }

  /// Returns the row that would be the first after sorting.
  @_spi(Bindgen) public func least<Key: Comparable>(by key: (Row) -> Key, _ order: Bindgen.SortOrder) -> Row? {
    if isKept { return sorted(by: key, order).keptFirst }
    var least: (row: Row, key: Key)?
    for row in self {
      let key = key(row)
      if let old = least?.key, !order.puts(key, before: old) { continue }
      least = (row, key)
    }
    return least?.row
  }

  @_spi(Bindgen) public var keptFirst: Row? {
    next { Bindgen.KeptFirst() }?.follow(self)
    return count == 0 ? nil : self[0]
  }

  /// Returns the rows at some positions. They share the store, unless it is a plain array.
  private func select(_ choose: (Swift.Range<Int>) -> [Int]) -> Bindgen.RowList<Row> {
    let positions = choose(0..<count)
    guard let order else { return Bindgen.RowList(positions.map { self[$0] }) }
    let tickets = Array(order.all)
    return Bindgen.RowList(store, selection: Bindgen.Order(positions.lazy.map { tickets[$0] }), nil)
  }
}

nonisolated extension Bindgen.ModelRows {
  /// Whether there are no rows.
  public var isEmpty: Bool { _list.count == 0 }
  /// The first row, or nil if the list is empty.
  public var first: Element? { _list.keptFirst }

  /// Returns the number of rows that pass. In a class's derivation, an edit calls the closure only for rows that changed.
  public func count(where passes: (Element) -> Bool) -> Int { _list.count(passes) }
  /// Returns whether a row passes. In a class's derivation, an edit calls the closure only for rows that changed.
  public func contains(where passes: (Element) -> Bool) -> Bool {
    if _list.isKept { return _list.count(passes) > 0 }
    return _list.first(where: passes) != nil
  }
  /// Returns whether all rows pass. In a class's derivation, an edit calls the closure only for rows that changed.
  public func allSatisfy(_ passes: (Element) -> Bool) -> Bool { !contains { !passes($0) } }
  /// Returns the first row that passes, or nil. In a class's derivation, an edit calls the closure only for rows that changed.
  public func first(where passes: (Element) -> Bool) -> Element? {
    if _list.isKept { return _list.filter(passes).keptFirst }
    return _list.first(where: passes)
  }

  /// Returns the sum of an integer of each row, which wraps around on overflow. In a class's derivation, it is kept up to date.
  public func sum<Value: Swift.FixedWidthInteger>(_ value: (Element) -> Value) -> Value {
    _list.sum(from: 0, value, add: { $0 &+= $1 }, subtract: { $0 &-= $1 })
  }

  /// Returns the rows that pass, in order. In a class's derivation, an edit calls the closure only for rows that changed.
  public func filter(_ passes: (Element) -> Bool) -> Self { _with(_list.filter(passes)) }

  /// Returns the rows sorted by a key. Rows with equal keys stay in the list's order. Keys such as NaN come last. In a class's
  /// derivation, an edit moves only the rows that changed.
  public func sorted<Key: Comparable>(by key: (Element) -> Key, order: Bindgen.SortOrder = .ascending) -> Self {
    _with(_list.sorted(by: key, order))
  }

  /// Returns the first of the rows with the smallest key, or nil if the list is empty.
  public func min<Key: Comparable>(by key: (Element) -> Key) -> Element? { _list.least(by: key, .ascending) }
  /// Returns the first of the rows with the largest key, or nil if the list is empty.
  public func max<Key: Comparable>(by key: (Element) -> Key) -> Element? { _list.least(by: key, .descending) }
}

nonisolated extension Bindgen.ModelRows {
  /// Returns the sum of a duration of each row. In a class's derivation, it is kept up to date.
  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
  public func sum(_ value: (Element) -> Swift.Duration) -> Swift.Duration {
    _list.sum(from: .zero, value, add: +=, subtract: -=)
  }
}

nonisolated extension Bindgen.ModelRows {
  /// Returns the sum of a value of each row. It is not kept: a sum of floating-point numbers depends on their order.
  public func sum<Value: Swift.AdditiveArithmetic>(_ value: (Element) -> Value) -> Value {
    reduce(.zero) { $0 + value($1) }
  }
}

nonisolated extension Bindgen.Rows {
  /// Returns new rows with the ids of these rows, without those that have another id. State the type `Rows` where you want it:
  /// otherwise `map` returns an array.
  @_disfavoredOverload
  public func map<New: Swift.Identifiable>(_ make: (Element) -> New) -> Bindgen.Rows<New> where New.ID == Element.ID {
    map(make) { _, _ in false }
  }
}

nonisolated extension Bindgen.Rows {
  /// Returns new rows with the ids of these rows, without those that have another id. State the type `Rows` where you want it:
  /// otherwise `map` returns an array.
  @_disfavoredOverload
  public func map<New: Swift.Identifiable & Equatable>(
    _ make: (Element) -> New
  ) -> Bindgen.Rows<New> where New.ID == Element.ID {
    map(make, areSame: ==)
  }

  private func map<New: Swift.Identifiable>(
    _ make: (Element) -> New,
    areSame: (New, New) -> Bool
  ) -> Bindgen.Rows<New> where New.ID == Element.ID {
    let list = _list.map(
      { row in
        let new = make(row)
        if new.id == row.id { return new }
        Bindgen.warn("a row with the id \(new.id) was made of that with the id \(row.id)")
        return nil
      },
      areSame: areSame
    )
    if list.isKept { return Bindgen.Rows<New>(list, of: self) }
    return Bindgen.Rows<New>(all: Array(list))
  }
}

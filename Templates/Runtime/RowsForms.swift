// MARK: - What follows from rows

nonisolated extension Bindgen {
  /// Which way rows are sorted.
  public enum SortOrder: Sendable {
    case ascending
    case descending
  }

  /// A floating-point key: what is no number comes last, whichever way rows are sorted.
  struct TotalKey<Value: BinaryFloatingPoint>: Comparable {
    let value: Value

    init(_ value: Value, _ order: SortOrder) { self.value = order == .ascending ? value : -value }

    static func == (one: TotalKey, other: TotalKey) -> Bool {
      one.value == other.value || one.value.isNaN && other.value.isNaN
    }
    static func < (one: TotalKey, other: TotalKey) -> Bool {
      one.value < other.value || !one.value.isNaN && other.value.isNaN
    }
  }
}

nonisolated extension Bindgen.RowList {
  /// The same list; forms of it are kept from now on.
  func kept(by source: Bindgen.KeptSource) -> Bindgen.RowList<Row> {
    source.follow(link?.history)
    var list = self
    list.link = source
    return list
  }

  var isKept: Bool { link?.kept != nil }

  func next<Form: Bindgen.Kept>(_ make: () -> Form) -> Form? { link?.kept?.next(make) }

  func count(_ passes: (Row) -> Bool) -> Int {
    sum(from: 0, { passes($0) ? 1 : 0 }, add: +=, subtract: -=)
  }

  func sum<Value>(
    from zero: Value,
    _ value: (Row) -> Value,
    add: (inout Value, Value) -> Void,
    subtract: (inout Value, Value) -> Void
  ) -> Value {
    if let form = next({ Bindgen.KeptSum<Value>() }) {
      return form.follow(self, zero: zero, value, add: add, subtract: subtract)
    }
    var sum = zero
    for row in self { add(&sum, value(row)) }
    return sum
  }

  func filter(_ passes: (Row) -> Bool) -> Bindgen.RowList<Row> {
    guard let form = next({ Bindgen.KeptFilter() }) else { return select { list in list.filter { passes(self[$0]) } } }
    form.follow(self, passes)
    return Bindgen.RowList(box, selection: form.box, link: form)
  }

  func prefix(_ count: Int) -> Bindgen.RowList<Row> {
    precondition(count >= 0, "a number of rows is below zero")
    guard let form = next({ Bindgen.KeptPrefix() }) else { return select { Array($0.prefix(count)) } }
    form.follow(self, count)
    return Bindgen.RowList(box, selection: form.box, link: form)
  }

  /// - Parameter make: Nil leaves a row out.
  func map<New>(_ make: (Row) -> New?, areSame: (New, New) -> Bool) -> Bindgen.RowList<New> {
    guard let form = next({ Bindgen.KeptMap<New>() }) else { return Bindgen.RowList(compactMap(make)) }
    form.follow(self, make, areSame: areSame)
    return Bindgen.RowList(form.rows, selection: form.box, link: form)
  }

  func sorted<Key>(
    by key: (Row) -> Key,
    areSame: (Key, Key) -> Bool,
    areInOrder: (Key, Key) -> Bool
  ) -> Bindgen.RowList<Row> {
    if let form = next({ Bindgen.KeptSort<Key>() }) {
      form.follow(self, key, areSame: areSame, areInOrder: areInOrder)
      return Bindgen.RowList(box, selection: form.box, link: form)
    }
    let keys = map(key)
    return select { positions in
      positions.sorted { areInOrder(keys[$0], keys[$1]) || !areInOrder(keys[$1], keys[$0]) && $0 < $1 }
    }
  }

  func sorted<Key: Comparable>(by key: (Row) -> Key, _ order: Bindgen.SortOrder) -> Bindgen.RowList<Row> {
    sorted(by: key, areSame: ==, areInOrder: order == .ascending ? { $0 < $1 } : { $0 > $1 })
  }

  /// The first of those that would come first.
  func least<Key: Comparable>(by key: (Row) -> Key, _ order: Bindgen.SortOrder) -> Row? {
    if isKept { return sorted(by: key, order).keptFirst }
    var least: (row: Row, key: Key)?
    for row in self {
      let key = key(row)
      if let old = least?.key, order == .ascending ? key >= old : key <= old { continue }
      least = (row, key)
    }
    return least?.row
  }

  var keptFirst: Row? {
    next { Bindgen.KeptFirst() }?.follow(self)
    return count == 0 ? nil : self[0]
  }

  /// Rows at these positions. They share the rows' store, unless that is an array.
  func select(_ choose: (Range<Int>) -> [Int]) -> Bindgen.RowList<Row> {
    let positions = choose(0..<count)
    if !box.value.hasTickets { return Bindgen.RowList(positions.map { self[$0] }) }
    let order = order
    let tickets = positions.map { order[order.place(at: $0)] }
    return Bindgen.RowList(box, selection: Bindgen.Box(Bindgen.Order(tickets)), link: nil)
  }
}

nonisolated extension Bindgen.Rows {
  func kept(by source: Bindgen.KeptSource) -> Bindgen.Rows<Element> {
    Bindgen.Rows(list.kept(by: source), of: self)
  }

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

  /// The sum of a number of each row. It wraps around where it does not fit.
  public func sum<Value: FixedWidthInteger>(_ value: (Element) -> Value) -> Value {
    list.sum(from: 0, value, add: { $0 &+= $1 }, subtract: { $0 &-= $1 })
  }

  public func filter(_ passes: (Element) -> Bool) -> Bindgen.Rows<Element> {
    Bindgen.Rows(list.filter(passes), of: self)
  }

  /// So many of the first rows, or all.
  public func prefix(_ count: Int) -> Bindgen.Rows<Element> { Bindgen.Rows(list.prefix(count), of: self) }

  /// Rows with one key stay in the list's order.
  public func sorted<Key: Comparable>(
    by key: (Element) -> Key,
    order: Bindgen.SortOrder = .ascending
  ) -> Bindgen.Rows<Element> {
    Bindgen.Rows(list.sorted(by: key, order), of: self)
  }
  /// What is no number comes last.
  public func sorted<Key: BinaryFloatingPoint>(
    by key: (Element) -> Key,
    order: Bindgen.SortOrder = .ascending
  ) -> Bindgen.Rows<Element> {
    Bindgen.Rows(list.sorted(by: { Bindgen.TotalKey(key($0), order) }, .ascending), of: self)
  }

  /// The first of the rows with the smallest key.
  public func min<Key: Comparable>(by key: (Element) -> Key) -> Element? { list.least(by: key, .ascending) }
  /// The first of the rows with the largest key.
  public func max<Key: Comparable>(by key: (Element) -> Key) -> Element? { list.least(by: key, .descending) }
}

nonisolated extension Bindgen.Rows {
  /// Rows made of these, with their ids. One that has another id is left out.
  @_disfavoredOverload
  public func map<New: Identifiable>(_ make: (Element) -> New) -> Bindgen.Rows<New> where New.ID == Element.ID {
    map(make) { _, _ in false }
  }
}

nonisolated extension Bindgen.Rows {
  @_disfavoredOverload
  public func map<New: Identifiable & Equatable>(
    _ make: (Element) -> New
  ) -> Bindgen.Rows<New> where New.ID == Element.ID {
    map(make, areSame: ==)
  }

  private func map<New: Identifiable>(
    _ make: (Element) -> New,
    areSame: (New, New) -> Bool
  ) -> Bindgen.Rows<New> where New.ID == Element.ID {
    let list = list.map(
      { row in
        let new = make(row)
        if new.id == row.id { return new }
        Bindgen.warn("a row with the id \(new.id) was made of that with the id \(row.id)")
        return nil
      },
      areSame: areSame
    )
    return list.isKept ? Bindgen.Rows<New>(list, of: self) : Bindgen.Rows<New>(all: Array(list))
  }
}

nonisolated extension Bindgen.Rows {
  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
  public func sum(_ value: (Element) -> Duration) -> Duration {
    list.sum(from: .zero, value, add: +=, subtract: -=)
  }

  public func min<Key: BinaryFloatingPoint>(by key: (Element) -> Key) -> Element? {
    list.least(by: { Bindgen.TotalKey(key($0), .ascending) }, .ascending)
  }
  public func max<Key: BinaryFloatingPoint>(by key: (Element) -> Key) -> Element? {
    list.least(by: { Bindgen.TotalKey(key($0), .descending) }, .ascending)
  }
}

nonisolated extension Bindgen.Rows {
  /// A sum that depends on the order of its parts, as that of floating-point numbers does, is never kept.
  public func sum<Value: AdditiveArithmetic>(_ value: (Element) -> Value) -> Value { reduce(.zero) { $0 + value($1) } }
}

// MARK: - What must be kept

nonisolated extension Bindgen {
  static func keep(sumOf: (some FixedWidthInteger).Type) {}
  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
  static func keep(sumOf: Duration.Type) {}
  @available(*, unavailable, message: "a sum of floating-point numbers depends on their order, and is not kept")
  static func keep(sumOf: (some AdditiveArithmetic).Type) {}
}

// Needs: Rows

// MARK: - Rows in sections

nonisolated extension Bindgen {
  /// Rows by a key, in the list's order. Sections have numbers, like the tickets of rows.
  @_spi(Bindgen) public final class SectionStore<Key: Hashable> {
    @_spi(Bindgen) public fileprivate(set) var numbers: [Key: Ticket] = [:]
    /// The sections, by number. A section without rows keeps its number, so that it is the same if rows come back.
    @_spi(Bindgen) public fileprivate(set) var sections: Swift.ContiguousArray<(key: Key, rows: Order)> = []
    /// The numbers of sections with rows, in the order of their first rows.
    @_spi(Bindgen) public fileprivate(set) var order = Order([])

    @_spi(Bindgen) public init() {}

    @_spi(Bindgen) public init(copy other: SectionStore) {
      (numbers, sections, order) = (other.numbers, other.sections, Order(copy: other.order))
    }
  }

  /// The sections of a list as a kept form.
  @_spi(Bindgen) public final class KeptSections<Key: Hashable>: Kept {
    @exclusivity(unchecked) @_spi(Bindgen) public private(set) var store = SectionStore<Key>()
    /// The number of a row's section, by the row's ticket.
    @exclusivity(unchecked) private var homes = ByTicket<Ticket>()

    @_spi(Bindgen) public func follow<Row>(_ list: RowList<Row>, _ key: (Row) -> Key) {
      guard let news = news(of: list) else { return begin(list, key) }
      if !news.isAsked { return move(news.touches, of: list, key) }
      // Rows whose keys changed are touched, too.
      var all = news.touches
      list.forEachTicket { ticket, row in
        if let home = homes[ticket], store.sections[Int(home)].key != key(row) {
          all.append(Touch(ticket: ticket, isChanged: false, isPlaced: false))
        }
      }
      move(Touch.joined(all), of: list, key)
    }

    private func begin<Row>(_ list: RowList<Row>, _ key: (Row) -> Key) {
      (store, homes) = (SectionStore(), ByTicket())
      list.forEachTicket { ticket, row in
        let number = number(of: key(row))
        homes[ticket] = number
        if rows(number).count == 0 { store.order.insert(number, at: store.order.count) }
        rows(number).insert(ticket, at: rows(number).count)
      }
      restart()
    }

    private func number(of key: Key) -> Ticket {
      if let number = store.numbers[key] { return number }
      let number = Ticket(store.sections.count)
      store.numbers[key] = number
      store.sections.append((key, Order([])))
      return number
    }

    private func rows(_ number: Ticket) -> Order { store.sections[Int(number)].rows }

    private func ownRows(_ number: Ticket) -> Order {
      if !Swift.isKnownUniquelyReferenced(&store.sections[Int(number)].rows) {
        store.sections[Int(number)].rows = Order(copy: rows(number))
      }
      return rows(number)
    }

    /// Moves touched rows to their sections: removes rows before it inserts any, then does the same with the touched sections.
    private func move<Row>(_ touches: Swift.ContiguousArray<Touch>, of list: RowList<Row>, _ key: (Row) -> Key) {
      if touches.isEmpty { return }
      // There are too many sections without rows: starts over.
      if store.sections.count > 2 * store.order.count + 100 { return begin(list, key) }
      if !Swift.isKnownUniquelyReferenced(&store) { store = SectionStore(copy: store) }
      var touched: Swift.Set<Ticket> = []
      let order = list.tickets
      for touch in touches {
        let old = homes[touch.ticket]
        let new = list.contains(touch.ticket) ? number(of: key(list[ticket: touch.ticket])) : nil
        homes[touch.ticket] = new
        if let old, old != new || touch.isPlaced { ownRows(old).remove(touch.ticket) }
        for number in [old, new] { if let number { touched.insert(number) } }
      }
      for touch in touches {
        guard let home = homes[touch.ticket], !rows(home).contains(touch.ticket) else { continue }
        ownRows(home).insert(touch.ticket) { order.isBefore($0, touch.ticket) }
      }
      settle(touched, order)
    }

    private func settle(_ touched: Swift.Set<Ticket>, _ all: Order) {
      for number in touched where store.order.contains(number) {
        store.order.remove(number)
      }
      for number in touched {
        if let first = rows(number).first {
          store.order.insert(number) { all.isBefore(rows($0).first!, first) }
        }
        add(number, isChanged: true, isPlaced: true)
      }
      trim(for: store.order.count)
    }
  }

  /// Rows in sections by a key, as `grouped(by:)` returns them for a table with sections. The sections are in the order of their
  /// first rows.
  public struct Sections<Key: Hashable, Row: Swift.Identifiable> {
    /// A section: the rows with a key. There is at least one.
    public struct Section: Swift.Identifiable {
      /// The key that the rows share.
      public let key: Key
      /// The rows with the key, in the list's order.
      public let rows: Rows<Row>

      /// The key, by which a view identifies the section.
      public var id: Key { key }
    }

    @_spi(Bindgen) public let store: SectionStore<Key>
    private let rows: Rows<Row>

    @_spi(Bindgen) public init(_ rows: Rows<Row>, by key: (Row) -> Key) {
      self.init(rows, rows._list.sections(by: key).store)
    }

    private init(_ rows: Rows<Row>, _ store: SectionStore<Key>) { (self.rows, self.store) = (rows, store) }

    /// The same sections, without the history of a model's own list.
    @_spi(Bindgen) public var unlinked: Sections { Sections(rows.unlinked, store) }

    /// The keys of the sections, in order.
    public var keys: [Key] { map(\.key) }

    /// The rows with a key, or `nil` if there are none.
    public subscript(key key: Key) -> Rows<Row>? {
      store.numbers[key].flatMap { store.order.contains($0) ? section($0).rows : nil }
    }

    fileprivate func section(_ number: Ticket) -> Section {
      let (key, order) = store.sections[Int(number)]
      return Section(key: key, rows: Rows(RowList(rows._list.store, selection: order, nil), of: rows))
    }
  }
}

nonisolated extension Bindgen {
  /// The first row with each key, as `dictionary(by:)` returns it. Look up rows as in a dictionary; it shares the rows of the list.
  public struct KeyedRows<Key: Hashable, Row>: Swift.Sequence {
    private let list: RowList<Row>
    private let store: SectionStore<Key>

    @_spi(Bindgen) public init(_ list: RowList<Row>, by key: (Row) -> Key) {
      var list = list
      if !list.isKept { list.addTickets() }
      store = list.sections(by: key).store
      list.link(nil)
      self.list = list
    }

    /// The number of keys.
    public var count: Int { store.order.count }
    /// Whether there are no keys.
    public var isEmpty: Bool { count == 0 }
    /// The keys, in the order of the rows.
    public var keys: [Key] { map(\.key) }

    /// The first row with a key, or nil if there is none.
    public subscript(key: Key) -> Row? {
      store.numbers[key].flatMap { store.sections[Int($0)].rows.first }.map {
        list[ticket: $0]
      }
    }

    public func makeIterator() -> Swift.IndexingIterator<[(key: Key, value: Row)]> {
      store.order.all.map { number in
        let (key, rows) = store.sections[Int(number)]
        return (key, list[ticket: rows.first!])
      }.makeIterator()
    }
  }
}

nonisolated extension Bindgen.KeyedRows: Equatable where Row: Equatable {
  public static func == (one: Bindgen.KeyedRows<Key, Row>, other: Bindgen.KeyedRows<Key, Row>)
    -> Bool
  {
    one.count == other.count && one.allSatisfy { other[$0.key] == $0.value }
  }
}
/// Shared storage is copied before it changes, and the list has no history.
nonisolated extension Bindgen.KeyedRows: @unchecked Sendable where Key: Sendable, Row: Sendable {}

nonisolated extension Bindgen.RowList {
  fileprivate func sections<Key>(by key: (Row) -> Key) -> Bindgen.KeptSections<Key> {
    let sections = next { Bindgen.KeptSections<Key>() } ?? Bindgen.KeptSections()
    sections.follow(self, key)
    return sections
  }

  fileprivate mutating func addTickets() {
    if store.order != nil { return }
    makeOwn()
    store.addTickets()
  }
}

nonisolated extension Bindgen.Sections: Swift.RandomAccessCollection {
  public var startIndex: Int { 0 }
  public var endIndex: Int { store.order.count }

  public subscript(position: Int) -> Section {
    section(store.order[position])
  }
}

nonisolated extension Bindgen.Sections.Section: Equatable where Row: Equatable {}
nonisolated extension Bindgen.Sections.Section: Sendable
where Key: Sendable, Row: Sendable, Row.ID: Sendable {}
nonisolated extension Bindgen.Sections: Equatable where Row: Equatable {
  public static func == (one: Bindgen.Sections<Key, Row>, other: Bindgen.Sections<Key, Row>) -> Bool {
    one.elementsEqual(other)
  }
}
/// Shared storage is copied before it changes. Only a model's own sections have histories.
nonisolated extension Bindgen.Sections: @unchecked Sendable
where Key: Sendable, Row: Sendable, Row.ID: Sendable {}

nonisolated extension Bindgen.Rows {
  /// Returns the rows in sections by a key, in the order in which the keys first appear. In a class's derivation, an edit calls the
  /// closure only for rows that changed.
  public func grouped<Key: Hashable>(by key: (Element) -> Key) -> Bindgen.Sections<Key, Element> {
    if _list.isKept { return Bindgen.Sections(self, by: key) }
    var rows = self
    return Bindgen.Sections(rows.withTickets.unlinked, by: key)
  }
}

nonisolated extension Bindgen.Rows {
  /// Returns the first row with each key, for lookups by a key. In a class's derivation, it is kept up to date.
  public func dictionary<Key: Hashable>(by key: (Element) -> Key) -> Bindgen.KeyedRows<Key, Element> {
    Bindgen.KeyedRows(_list, by: key)
  }
}

nonisolated extension Bindgen.Rows {
  /// Returns a dictionary of the first row with each key. Use it only where a `Dictionary` is required: it copies the rows.
  @_disfavoredOverload
  public func dictionary<Key: Hashable>(by key: (Element) -> Key) -> [Key: Element] {
    Swift.Dictionary(map { (key($0), $0) }) { first, _ in first }
  }
}

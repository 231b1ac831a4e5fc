// MARK: - Rows in sections

nonisolated extension Bindgen {
  /// Rows by a key, in the list's order. Sections have numbers, like the tickets of rows.
  struct SectionStore<Key: Hashable> {
    fileprivate(set) var numbers: [Key: Ticket] = [:]
    /// The sections, by number. A section without rows keeps its number, so that it is the same if rows come back.
    fileprivate(set) var sections: ContiguousArray<(key: Key, rows: Box<Order>)> = []
    /// The numbers of sections with rows, in the order of their first rows.
    fileprivate(set) var order = Order()
  }

  /// Keeps the sections of a list up to date.
  final class KeptSections<Key: Hashable>: Kept {
    @exclusivity(unchecked) private(set) var store = Box(SectionStore<Key>())
    /// The links that observers of a section follow, by the section's number.
    @exclusivity(unchecked) private(set) var links: ContiguousArray<Link> = []
    /// The number of a row's section, by the row's ticket.
    @exclusivity(unchecked) private var homes = ByTicket<Ticket>()

    override func forget() {
      super.forget()
      for link in links { link.history?.forget() }
    }

    func follow<Row>(_ list: RowList<Row>, _ key: (Row) -> Key) {
      guard let news = news(of: list.link?.history) else { return begin(list, key) }
      if !news.isAsked { return move(news.touches, of: list, key) }
      // Rows whose keys changed are touched, too.
      var all = news.touches
      list.forEachTicket { ticket, row in
        if let home = homes[ticket], store.value.sections[Int(home)].key != key(row) {
          all.append(Touch(ticket: ticket, isChanged: false, isPlaced: false))
        }
      }
      move(Touch.joined(all), of: list, key)
    }

    private func begin<Row>(_ list: RowList<Row>, _ key: (Row) -> Key) {
      (store, links, homes) = (Box(SectionStore()), [], ByTicket())
      list.forEachTicket { ticket, row in
        let number = number(of: key(row))
        homes[ticket] = number
        if rows(number).count == 0 { store.value.order.append(number) }
        store.value.sections[Int(number)].rows.value.append(ticket)
      }
      history?.restart()
    }

    private func number(of key: Key) -> Ticket {
      if let number = store.value.numbers[key] { return number }
      let number = Ticket(store.value.sections.count)
      store.value.numbers[key] = number
      store.value.sections.append((key, Box(Order())))
      links.append(Link())
      return number
    }

    private func rows(_ number: Ticket) -> Order { store.value.sections[Int(number)].rows.value }

    private func edit(_ number: Ticket, _ edit: (inout Order) -> Void) {
      if !isKnownUniquelyReferenced(&store.value.sections[Int(number)].rows) {
        store.value.sections[Int(number)].rows = Box(rows(number))
      }
      edit(&store.value.sections[Int(number)].rows.value)
    }

    /// Removes rows before it inserts any, then does the same with the touched sections.
    private func move<Row>(_ touches: ArraySlice<Touch>, of list: RowList<Row>, _ key: (Row) -> Key) {
      if touches.isEmpty { return }
      // There are too many sections without rows: starts over.
      if store.value.sections.count > 2 * store.value.order.count + 100 { return begin(list, key) }
      if !isKnownUniquelyReferenced(&store) { store = Box(store.value) }
      var touched: Set<Ticket> = []
      for touch in touches {
        let old = homes[touch.ticket]
        let new = list.contains(touch.ticket) ? number(of: key(list[ticket: touch.ticket])) : nil
        homes[touch.ticket] = new
        if let old, old != new || touch.isPlaced { edit(old) { $0.remove(touch.ticket) } }
        for number in old == new ? [new] : [old, new] {
          guard let number else { continue }
          touched.insert(number)
          links[Int(number)].history?.add(
            touch.ticket,
            isChanged: touch.isChanged || old != number,
            isPlaced: touch.isPlaced || old != new
          )
        }
      }
      for touch in touches {
        guard let home = homes[touch.ticket], !rows(home).contains(touch.ticket) else { continue }
        edit(home) { $0.insert(touch.ticket) { list.isBefore($0, touch.ticket) } }
      }
      settle(touched, of: list)
    }

    private func settle<Row>(_ touched: Set<Ticket>, of list: RowList<Row>) {
      for number in touched where store.value.order.contains(number) {
        store.value.order.remove(number)
      }
      for number in touched {
        if let first = rows(number).first {
          store.value.order.insert(number) { list.isBefore(rows($0).first!, first) }
        }
        history?.add(number, isChanged: true, isPlaced: true)
        links[Int(number)].history?.trim(for: rows(number).count)
      }
      history?.trim(for: store.value.order.count)
    }
  }

  /// Rows in sections by a key, in the order in which the keys first appear among the rows.
  public struct Sections<Key: Hashable, Row: Identifiable> {
    /// The rows with a key, in the list's order. There is at least one.
    public struct Section: Identifiable {
      public let key: Key
      public let rows: Rows<Row>

      public var id: Key { key }
    }

    let store: Box<SectionStore<Key>>
    let kept: KeptSections<Key>?
    private let rows: Rows<Row>

    init(_ rows: Rows<Row>, by key: (Row) -> Key) {
      let sections = rows._list.sections(by: key)
      (self.rows, store, kept) = (rows, sections.store, rows._list.isKept ? sections : nil)
    }

    private init(unlinked other: Sections) {
      (rows, store, kept) = (other.rows.unlinked, other.store, nil)
    }

    /// The same sections, without the link of a model's own list.
    var unlinked: Sections { Sections(unlinked: self) }

    public var keys: [Key] { map(\.key) }

    /// The rows with a key, or `nil` if there are none.
    public subscript(key key: Key) -> Rows<Row>? {
      store.value.numbers[key].flatMap { store.value.order.contains($0) ? section($0).rows : nil }
    }

    fileprivate func section(_ number: Ticket) -> Section {
      let (key, order) = store.value.sections[Int(number)]
      let list = RowList(rows._list.box, selection: order, link: kept?.links[Int(number)])
      return Section(key: key, rows: Rows(list, of: rows))
    }
  }
}

nonisolated extension Bindgen {
  /// The first row with each key: like a dictionary that shares the rows of the list.
  public struct KeyedRows<Key: Hashable, Row>: Sequence {
    private let list: RowList<Row>
    private let store: Box<SectionStore<Key>>

    init(_ list: RowList<Row>, by key: (Row) -> Key) {
      var list = list
      if !list.isKept { list.addTickets() }
      store = list.sections(by: key).store
      list.link = nil
      self.list = list
    }

    public var count: Int { store.value.order.count }
    public var isEmpty: Bool { count == 0 }
    /// The keys, in the order of the rows.
    public var keys: [Key] { map(\.key) }

    public subscript(key: Key) -> Row? {
      store.value.numbers[key].flatMap { store.value.sections[Int($0)].rows.value.first }.map {
        list[ticket: $0]
      }
    }

    public func makeIterator() -> IndexingIterator<[(key: Key, value: Row)]> {
      store.value.order.pieces.joined().map { number in
        let (key, rows) = store.value.sections[Int(number)]
        return (key, list[ticket: rows.value.first!])
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
/// Shared storage is copied before it changes, and the list has no link.
nonisolated extension Bindgen.KeyedRows: @unchecked Sendable where Key: Sendable, Row: Sendable {}

nonisolated extension Bindgen.RowList {
  fileprivate func sections<Key>(by key: (Row) -> Key) -> Bindgen.KeptSections<Key> {
    let sections = next { Bindgen.KeptSections<Key>() } ?? Bindgen.KeptSections()
    sections.follow(self, key)
    return sections
  }

  fileprivate mutating func addTickets() {
    if store.hasTickets { return }
    makeOwn()
    store.addTickets()
  }
}

nonisolated extension Bindgen.Sections: RandomAccessCollection {
  public var startIndex: Int { 0 }
  public var endIndex: Int { store.value.order.count }

  public subscript(position: Int) -> Section {
    section(store.value.order[store.value.order.place(at: position)])
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
/// Shared storage is copied before it changes. Only a model's own sections have links.
nonisolated extension Bindgen.Sections: @unchecked Sendable
where Key: Sendable, Row: Sendable, Row.ID: Sendable {}

nonisolated extension Bindgen.Rows {
  /// The rows in sections by a key, in the order in which the keys first appear.
  public func grouped<Key: Hashable>(by key: (Element) -> Key) -> Bindgen.Sections<Key, Element> {
    if _list.isKept { return Bindgen.Sections(self, by: key) }
    var rows = self
    return Bindgen.Sections(rows.withTickets.unlinked, by: key)
  }
}

nonisolated extension Bindgen.Rows {
  /// The first row with each key.
  public func dictionary<Key: Hashable>(by key: (Element) -> Key) -> Bindgen.KeyedRows<Key, Element> {
    Bindgen.KeyedRows(_list, by: key)
  }
}

nonisolated extension Bindgen.Rows {
  @_disfavoredOverload
  public func dictionary<Key: Hashable>(by key: (Element) -> Key) -> [Key: Element] {
    Dictionary(map { (key($0), $0) }) { first, _ in first }
  }
}

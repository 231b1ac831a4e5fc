// MARK: - Kept sorted rows

nonisolated extension Bindgen {
  /// The rows sorted by a key. Rows with equal keys stay in the list's order.
  final class KeptSort<Key: Comparable>: KeptOrder {
    @exclusivity(unchecked) private var keys = ByTicket<Key>()

    func follow<Row>(_ list: RowList<Row>, _ key: (Row) -> Key, _ order: SortOrder) -> RowList<Row> {
      let all = list.tickets
      follow(
        list,
        look: { touch, row in
          let (old, new) = (self.keys[touch.ticket], key(row))
          self.keys[touch.ticket] = new
          return (true, !touch.isPlaced && old == new)
        },
        isBefore: { one, other in
          let (left, right) = (self.keys[one]!, self.keys[other]!)
          return order.puts(left, before: right) || !order.puts(right, before: left) && all.isBefore(one, other)
        },
        all: {
          var all: [(key: Key, position: Int, ticket: Ticket)] = []
          self.keys = ByTicket()
          list.forEachTicket { ticket, row in
            let key = key(row)
            self.keys[ticket] = key
            all.append((key, all.count, ticket))
          }
          all.sort {
            order.puts($0.key, before: $1.key) || !order.puts($1.key, before: $0.key) && $0.position < $1.position
          }
          return all.map(\.ticket)
        }
      )
      return rows(of: list.store)
    }
  }
}

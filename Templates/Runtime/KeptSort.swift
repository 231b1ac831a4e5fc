// MARK: - Kept sorted rows

nonisolated extension Bindgen {
  /// The rows sorted by a key. Rows with equal keys stay in the list's order.
  @_spi(Bindgen) public final class KeptSort<Key: Comparable>: KeptOrder {
    /// The keys of the rows, by ticket. A ticket without a row may have any key.
    @exclusivity(unchecked) private var keys: Swift.ContiguousArray<Key> = []

    @_spi(Bindgen) public func follow<Row>(_ list: RowList<Row>, _ key: (Row) -> Key, _ order: SortOrder) -> RowList<Row> {
      let all = list.tickets
      follow(
        list,
        look: { touch, row in
          let new = key(row)
          let stays = !touch.isPlaced && Int(touch.ticket) < self.keys.count && self.keys[Int(touch.ticket)] == new
          self.set(new, for: touch.ticket)
          return (true, stays)
        },
        isBefore: { one, other in
          let (left, right) = (self.keys[Int(one)], self.keys[Int(other)])
          return order.puts(left, before: right) || !order.puts(right, before: left) && all.isBefore(one, other)
        },
        all: {
          var all: [(key: Key, position: Int, ticket: Ticket)] = []
          self.keys = []
          self.keys.reserveCapacity(list.store.rows.values.count)
          list.forEachTicket { ticket, row in
            let key = key(row)
            self.set(key, for: ticket)
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

    private func set(_ key: Key, for ticket: Ticket) {
      while Int(ticket) >= keys.count { keys.append(key) }
      keys[Int(ticket)] = key
    }
  }
}

// MARK: - Kept prefixes

nonisolated extension Bindgen {
  /// The first rows of a list.
  @_spi(Bindgen) public final class KeptPrefix: KeptOrder {
    @_spi(Bindgen) public func follow<Row>(_ list: RowList<Row>, _ count: Int) -> RowList<Row> {
      let all = list.tickets
      follow(
        list,
        look: { touch, _ in (all.position(of: touch.ticket) < count, !touch.isPlaced) },
        isBefore: { all.isBefore($0, $1) },
        all: { Array(all.all.prefix(count)) }
      )
      fill(all, Swift.min(count, all.count))
      return rows(of: list.store)
    }

    /// Handles rows that were not touched, but were pushed out or moved up.
    private func fill(_ all: Order, _ count: Int) {
      if order.count == count { return }
      makeOwn()
      while order.count > count {
        let last = order[order.count - 1]
        order.remove(last)
        add(last, isChanged: false, isPlaced: true)
      }
      var position = count
      while order.count < count {
        position -= 1
        let ticket = all[position]
        if order.contains(ticket) { continue }
        order.insert(ticket) { all.isBefore($0, ticket) }
        add(ticket, isChanged: true, isPlaced: true)
      }
    }
  }
}

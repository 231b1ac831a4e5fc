// MARK: - Kept filters

nonisolated extension Bindgen {
  /// The rows that pass a filter, in the list's order.
  @_spi(Bindgen) public final class KeptFilter: KeptOrder {
    @_spi(Bindgen) public func follow<Row>(_ list: RowList<Row>, _ passes: (Row) -> Bool) -> RowList<Row> {
      let order = list.tickets
      follow(
        list,
        look: { (passes($1), !$0.isPlaced) },
        isBefore: { order.isBefore($0, $1) },
        all: {
          var tickets: [Ticket] = []
          list.forEachTicket { if passes($1) { tickets.append($0) } }
          return tickets
        }
      )
      return rows(of: list.store)
    }
  }
}

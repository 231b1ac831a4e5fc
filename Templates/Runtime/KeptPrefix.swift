// MARK: - Kept prefixes

nonisolated extension Bindgen {
  /// The first rows of a list.
  final class KeptPrefix: KeptOrder {
    func follow<Row>(_ list: RowList<Row>, _ count: Int) -> RowList<Row> {
      follow(
        list,
        look: { touch, _ in (list.position(of: touch.ticket) < count, !touch.isPlaced) },
        isBefore: { list.isBefore($0, $1) },
        all: { Array(list.order.pieces.joined().prefix(count)) }
      )
      fill(list, Swift.min(count, list.count))
      return rows(of: list.box)
    }

    /// Handles rows that were not touched, but were pushed out or moved up.
    private func fill<Row>(_ list: RowList<Row>, _ count: Int) {
      if order.count == count { return }
      makeOwn()
      while order.count > count {
        let last = order[order.place(at: order.count - 1)]
        box.value.remove(last)
        history?.add(last, isChanged: false, isPlaced: true)
      }
      var position = count
      while order.count < count {
        position -= 1
        let ticket = list.ticket(at: position)
        if order.contains(ticket) { continue }
        box.value.insert(ticket) { list.isBefore($0, ticket) }
        history?.add(ticket, isChanged: true, isPlaced: true)
      }
    }
  }
}

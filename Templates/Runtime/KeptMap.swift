// MARK: - Kept rows that are made from others

nonisolated extension Bindgen {
  /// The rows that a closure creates from the rows of a list.
  @_spi(Bindgen) public final class KeptMap<New>: KeptOrder {
    /// The created rows, by the tickets of the rows that they are created from.
    @exclusivity(unchecked) private var made = RowStore<New>([])

    /// - Parameter make: Returns `nil` to leave a row out.
    @_spi(Bindgen) public func follow<Row>(_ list: RowList<Row>, _ make: (Row) -> New?, areSame: (New, New) -> Bool) -> RowList<New> {
      if !Swift.isKnownUniquelyReferenced(&made) { made = RowStore(copy: made) }
      func remade(_ touches: some Swift.Sequence<Touch>) -> Swift.ContiguousArray<Touch> {
        Swift.ContiguousArray(touches.map { remake($0, of: list, make, areSame) })
      }
      let (order, news) = (list.tickets, news(of: list))
      if let news, !news.isAsked {
        move(
          remade(news.touches),
          of: list,
          look: { touch, _ in (self.made.rows[touch.ticket] != nil, !touch.isPlaced) },
          isBefore: { order.isBefore($0, $1) }
        )
      } else {
        if news == nil { made = RowStore([]) }
        let gone = news?.touches.filter { !list.contains($0.ticket) } ?? []
        let all = remade(gone + order.all.map { Touch(ticket: $0, isChanged: true, isPlaced: false) })
        begin(order.all.filter { made.rows[$0] != nil }, news == nil ? nil : all)
      }
      return rows(of: made)
    }

    /// Creates a touched row again. If the result is equal to the old row, the row has moved at most.
    private func remake<Row>(
      _ touch: Touch,
      of list: RowList<Row>,
      _ make: (Row) -> New?,
      _ areSame: (New, New) -> Bool
    ) -> Touch {
      let old = made.rows[touch.ticket]
      if old != nil, !touch.isChanged, list.contains(touch.ticket) { return touch }
      let new = list.contains(touch.ticket) ? make(list[ticket: touch.ticket]) : nil
      if old != nil || new != nil { made.rows[touch.ticket] = new }
      guard let old, let new else { return touch }
      let isSame = areSame(old, new)
      return Touch(ticket: touch.ticket, isChanged: !isSame, isPlaced: touch.isPlaced)
    }
  }
}

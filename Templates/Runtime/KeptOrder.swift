// MARK: - Kept orders

nonisolated extension Bindgen {
  /// A kept form with some rows of a list, or with all in another order.
  @_spi(Bindgen) public class KeptOrder: Kept {
    @exclusivity(unchecked) @_spi(Bindgen) public private(set) var order = Order([])
    @exclusivity(unchecked) private var looks: Swift.ContiguousArray<(wasIn: Bool, belongs: Bool)> = []

    @_spi(Bindgen) public override var selection: Order? { order }

    /// Returns the rows of this order, taken from a store.
    @_spi(Bindgen) public func rows<Row>(of store: RowStore<Row>) -> RowList<Row> {
      RowList(store, selection: order, self)
    }

    @_spi(Bindgen) public func makeOwn() {
      if !Swift.isKnownUniquelyReferenced(&order) { order = Order(copy: order) }
    }

    /// - Parameters:
    ///   - look: Whether a row of the list belongs here, and whether it stays where it is.
    ///   - all: All tickets that belong here, in order.
    @_spi(Bindgen) public func follow<Row>(
      _ list: RowList<Row>,
      look: (Touch, Row) -> (belongs: Bool, stays: Bool),
      isBefore: (Ticket, Ticket) -> Bool,
      all: () -> [Ticket]
    ) {
      guard let news = news(of: list) else { return begin(all(), nil) }
      if news.isAsked { return begin(all(), news.touches) }
      move(news.touches, of: list, look: look, isBefore: isBefore)
    }

    /// Removes all rows that may have moved before it inserts any: a comparison with a misplaced row would be wrong.
    @_spi(Bindgen) public func move<Row>(
      _ touches: Swift.ContiguousArray<Touch>,
      of list: RowList<Row>,
      look: (Touch, Row) -> (belongs: Bool, stays: Bool),
      isBefore: (Ticket, Ticket) -> Bool
    ) {
      if touches.isEmpty { return }
      makeOwn()
      looks.removeAll(keepingCapacity: true)
      for touch in touches {
        let wasIn = order.contains(touch.ticket)
        let now = list.row(touch.ticket).map { look(touch, $0) } ?? (belongs: false, stays: false)
        if wasIn && !(now.belongs && now.stays) { order.remove(touch.ticket) }
        looks.append((wasIn, now.belongs))
      }
      for (touch, look) in Swift.zip(touches, looks) { settle(touch, look.wasIn, look.belongs, isBefore) }
      trim(for: order.count)
    }

    private func settle(_ touch: Touch, _ wasIn: Bool, _ belongs: Bool, _ isBefore: (Ticket, Ticket) -> Bool) {
      let isPlaced = belongs && !order.contains(touch.ticket)
      if isPlaced { order.insert(touch.ticket) { isBefore($0, touch.ticket) } }
      if isPlaced || belongs != wasIn || belongs && touch.isChanged {
        add(touch.ticket, isChanged: touch.isChanged || !wasIn, isPlaced: isPlaced || belongs != wasIn)
      }
    }

    /// Starts over with an order. If the touched rows are known, the history records what happened to each.
    @_spi(Bindgen) public func begin(_ tickets: [Ticket], _ touches: Swift.ContiguousArray<Touch>?) {
      let new = Order(tickets)
      if let touches { compare(new, touches) } else { restart() }
      order = new
    }

    private func compare(_ new: Order, _ touches: Swift.ContiguousArray<Touch>) {
      for touch in touches where touch.isChanged && new.contains(touch.ticket) {
        add(touch.ticket, isChanged: true, isPlaced: false)
      }
      // Rows that are in both orders, in the same sequence, have not moved.
      var old = order.all.lazy.filter { new.contains($0) }.makeIterator()
      for ticket in order.all where !new.contains(ticket) {
        add(ticket, isChanged: false, isPlaced: true)
      }
      for ticket in new.all {
        let isNew = !order.contains(ticket)
        if isNew || old.next() != ticket { add(ticket, isChanged: isNew, isPlaced: true) }
      }
      trim(for: order.count)
    }
  }
}

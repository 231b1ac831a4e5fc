// MARK: - Kept rows that are made from others

nonisolated extension Bindgen {
  /// Rows that are made from the rows of a list.
  final class KeptMap<New>: KeptOrder {
    /// The made rows, in any order.
    @exclusivity(unchecked) private var rows = KeptMap.none

    private static var none: Box<RowStore<New>> {
      let box = Box(RowStore<New>([]))
      box.value.addTickets()
      return box
    }

    /// - Parameter make: Returns `nil` to leave a row out.
    func follow<Row>(_ list: RowList<Row>, _ make: (Row) -> New?, areSame: (New, New) -> Bool) -> RowList<New> {
      if !isKnownUniquelyReferenced(&rows) { rows = Box(rows.value) }
      func remade(_ touches: some Sequence<Touch>) -> ArraySlice<Touch> {
        touches.map { remake($0, of: list, make, areSame) }[...]
      }
      let news = news(of: list.link?.history)
      if let news, !news.isAsked {
        move(
          remade(news.touches),
          of: list,
          look: { touch, _ in (self.rows.value.order.contains(touch.ticket), !touch.isPlaced) },
          isBefore: { list.isBefore($0, $1) }
        )
      } else {
        if news == nil { rows = Self.none }
        let gone = news?.touches.filter { !list.contains($0.ticket) } ?? []
        let all = remade(gone + list.order.pieces.joined().map { Touch(ticket: $0, isChanged: true, isPlaced: false) })
        begin(list.order.pieces.joined().filter(rows.value.order.contains), news == nil ? nil : all)
      }
      return rows(of: rows)
    }

    /// Makes a touched row again. If the result is equal to the old row, the row has moved at most.
    private func remake<Row>(
      _ touch: Touch,
      of list: RowList<Row>,
      _ make: (Row) -> New?,
      _ areSame: (New, New) -> Bool
    ) -> Touch {
      let place = rows.value.order.contains(touch.ticket) ? rows.value.order.place(of: touch.ticket) : nil
      if place != nil, !touch.isChanged, list.contains(touch.ticket) { return touch }
      let new = list.contains(touch.ticket) ? make(list[ticket: touch.ticket]) : nil
      guard let place else {
        if let new { rows.value.insert(new, touch.ticket, at: rows.value.count) }
        return touch
      }
      guard let new else {
        _ = rows.value.remove(at: place)
        return touch
      }
      let isSame = areSame(rows.value[place], new)
      rows.value.rows[place.piece][place.offset] = new
      return Touch(ticket: touch.ticket, isChanged: !isSame, isPlaced: touch.isPlaced)
    }
  }
}

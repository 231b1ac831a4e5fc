// Needs: Branches, Rows

// MARK: - Rows that are models

nonisolated extension Bindgen {
  /// The models of a list. A change in one of them touches its row.
  @_spi(Bindgen) public final class RowBranch<Row: Model>: ModelBranch<Row> {
    private var position = Reader()
    private var rows = Touched()

    /// The history of the list, and the number of its rows.
    private final class Touched {
      var history: History?
      var count = 0

      init() {}

      func touch(_ number: Int) {
        guard let history else { return }
        history.add(Ticket(number), isChanged: true, isPlaced: false)
        history.trim(for: count)
      }
    }

    /// Adds the models that came, and removes the models that went.
    @_spi(Bindgen) public func follow(_ list: RowList<Row>) {
      (rows.history, rows.count) = (list.history, list.count)
      if owner.touch == nil { owner.touch = { [rows] in rows.touch($0) } }
      if let touches = position.news(of: list.history) {
        for touch in touches { put(list.row(touch.ticket), at: Int(touch.ticket)) }
      } else {
        keep { list.row(Ticket($0)) }
        list.forEachTicket { put($1, at: Int($0)) }
      }
      owner.core.family.letGo()
    }
  }
}

// MARK: - Kept single rows

nonisolated extension Bindgen {
  /// The first row of a list.
  @_spi(Bindgen) public final class KeptFirst: Kept {
    @exclusivity(unchecked) private var first: Ticket?

    @_spi(Bindgen) public func follow<Row>(_ list: RowList<Row>) {
      let first = list.count == 0 ? nil : list.ticket(at: 0)
      let touches = news(of: list)?.touches
      let isChanged = touches?.contains { $0.isChanged && $0.ticket == first } ?? true
      if isChanged || first != self.first { restart() }
      self.first = first
    }
  }
}

// MARK: - Kept sums

nonisolated extension Bindgen {
  /// The sum of a value of each row.
  @_spi(Bindgen) public final class KeptSum<Value>: Kept {
    @exclusivity(unchecked) private var values = ByTicket<Value>()
    @exclusivity(unchecked) private var sum: Value?

    @_spi(Bindgen) public func follow<Row>(
      _ list: RowList<Row>,
      zero: Value,
      _ value: (Row) -> Value,
      add: (inout Value, Value) -> Void,
      subtract: (inout Value, Value) -> Void
    ) -> Value {
      if let news = news(of: list), !news.isAsked {
        for ticket in news.touches.lazy.map(\.ticket) {
          if let old = values[ticket] { subtract(&sum!, old) }
          let new = list.row(ticket).map(value)
          values[ticket] = new
          if let new { add(&sum!, new) }
        }
      } else {
        (values, sum) = (ByTicket(), zero)
        list.forEachTicket { ticket, row in
          let new = value(row)
          values[ticket] = new
          add(&sum!, new)
        }
      }
      return sum!
    }
  }
}

nonisolated extension Bindgen {
  @_spi(Bindgen) public static func keep(sumOf: (some Swift.FixedWidthInteger).Type) {}
  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
  @_spi(Bindgen) public static func keep(sumOf: Swift.Duration.Type) {}
  @available(*, unavailable, message: "a sum of floating-point numbers depends on their order, and is not kept")
  @_spi(Bindgen) public static func keep(sumOf: (some Swift.AdditiveArithmetic).Type) {}
}

// Needs: RowsEdits, RowsLate, RowsObserved

// MARK: - Sequences of edits and of rows

nonisolated extension Bindgen.Streams {
  /// Returns a sequence of a list's rows and their edits: all rows at first, and then after each transaction that changes the list.
  @_spi(Bindgen) public func edits<Model: Bindgen.Model, List: Bindgen.ModelRows & Sendable>(
    of list: Bindgen.ListField<Model, List>,
    in model: Model
  ) -> _Concurrency.AsyncStream<(rows: List, edits: Bindgen.Edits)> {
    typealias Element = (rows: List, edits: Bindgen.Edits)
    let all = _Concurrency.AsyncStream<Element?>(bufferingPolicy: .bufferingNewest(1)) { continuation in
      let (feed, late) = (Bindgen.Feed(continuation), Bindgen.LateEdits(list))
      let observer = model._core.observe(list.name, of: model) { [weak self, weak feed] model, _ in
        guard let feed else { return self?.removeEnded() ?? () }
        // Yielding shows whether the last element was taken: a reader on another thread may be taking it right now.
        var isLate = false
        if case .dropped(.some) = feed.continuation.yield(nil) { isLate = true }
        if let next = late.next(model, isLate: isLate) { feed.continuation.yield(next) }
      }
      add(feed, observer)
      if let first = late.next(model, isLate: false) { continuation.yield(first) }
    }
    return _Concurrency.AsyncStream(unfolding: {
      for await element in all { if let element { return element } }
      return nil
    })
  }

  /// Returns a sequence of the current row, and then of the row after each transaction that changes it: `nil` once the row is gone.
  @_spi(Bindgen) public func row<Model: Bindgen.Model, Row: Sendable>(
    of list: Bindgen.ListField<Model, Bindgen.Rows<Row>>,
    in model: Model,
    _ observed: Bindgen.ObservedRows,
    id: Row.ID
  ) -> _Concurrency.AsyncStream<Row?> {
    _Concurrency.AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
      let feed = Bindgen.Feed(continuation)
      let observer = model._core.observeRow(model, list, observed, id: id) { [weak self, weak feed] row in
        guard let feed else { return self?.removeEnded() ?? () }
        feed.continuation.yield(row)
      }
      add(feed, observer)
      continuation.yield(list.read(model)[id: id])
    }
  }
}

// Needs: RowsEdits, RowsLate, RowsObserved

#if PUBLISHERS
  #if canImport(Combine)
    import Combine
  #else
    import OpenCombine
  #endif
#endif

// MARK: - Publishers of edits and of rows

#if PUBLISHERS
  nonisolated extension Bindgen.ModelPublisher {
    /// Returns a publisher of a list's rows and their edits: all rows at first, and then after each transaction that changes the list.
    @_spi(Bindgen) public static func edits<Model: Bindgen.Model, List>(
      of list: Bindgen.ListField<Model, List>,
      in model: Model
    ) -> Self where Output == (rows: List, edits: Bindgen.Edits) {
      Self(model._core) { offer in
        let late = Bindgen.LateEdits(list)
        let observer = model._core.observe(list.name, of: model) { model, _ in
          offer { late.next(model, isLate: $0 != nil, isTaken: $1) }
        }
        offer { late.next(model, isLate: $0 != nil, isTaken: $1) }
        return observer
      }
    }

    /// Returns a publisher of the current row, and then of each change of it: `nil` once the row is gone.
    @_spi(Bindgen) public static func row<Model: Bindgen.Model, Row>(
      of list: Bindgen.ListField<Model, Bindgen.Rows<Row>>,
      in model: Model,
      _ observed: Bindgen.ObservedRows,
      id: Row.ID
    ) -> Self where Output == Row? {
      Self(model._core) { offer in
        let observer = model._core.observeRow(model, list, observed, id: id) { row in offer { _, _ in row } }
        offer { _, _ in list.read(model)[id: id] }
        return observer
      }
    }
  }
#endif

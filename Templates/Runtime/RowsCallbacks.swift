// Needs: RowsEdits, RowsObserved

// MARK: - Closures that get edits

nonisolated extension Bindgen.Core {
  /// Calls the closure after each transaction that changed a list, with its rows and with the edits since they were
  /// last reported.
  @_spi(Bindgen) public func observeEdits<Model: Bindgen.Model, List>(
    _ model: Model,
    _ list: Bindgen.ListField<Model, List>,
    initial: Bool,
    _ body: @escaping (List, Bindgen.Edits) -> Void
  ) -> Bindgen.Subscription {
    let (kept, read) = (Bindgen.KeptEdits(), list.read)
    let rows = read(model)
    let all = kept.take(from: rows._list)
    let observer = observe(list.name, of: model) { model, _ in
      let rows = read(model)
      let edits = kept.take(from: rows._list)
      if !edits.isEmpty { body(rows.unlinked, edits) }
    }
    if initial { body(rows.unlinked, all) }
    return Bindgen.Subscription(kept: observer)
  }
}

// Needs: Subscription

// MARK: - Observing through a protocol

nonisolated extension Bindgen.Core {
  /// Calls the closure after each transaction that changed some of these fields, with the changed ones.
  @_spi(Bindgen) public func observe<Model: Bindgen.Model>(
    _ fields: Model.Changes,
    of model: Model,
    _ body: @escaping (Model.Changes) -> Void
  ) -> Bindgen.Subscription {
    let mask = fields.mask
    return Bindgen.Subscription(
      kept: observe(mask, of: model) { _, changed in
        var changed = changed
        changed.keep(mask)
        body(Model.Changes(changed))
      }
    )
  }
}

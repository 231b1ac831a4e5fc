// Needs: Subscription

// MARK: - Closures

nonisolated extension Bindgen {
  /// A model that can be observed with closures.
  @_spi(Bindgen) public protocol Observed: FieldModel {}
}

nonisolated extension Bindgen.Observed {
  @_spi(Bindgen) public typealias Subscription = Bindgen.Subscription

  /// Calls the closure once after each transaction, with all changed fields.
  ///
  /// - Parameter initial: Whether to also call the closure at once, as if all fields had changed.
  @_spi(Bindgen) public func observe(initial: Bool = false, _ body: @escaping (Self, Changes) -> Void) -> Bindgen.Subscription {
    _core.observe(self, initial: initial, body)
  }

  /// Calls the closure once after each transaction that changed the field, with its value.
  ///
  /// - Parameter initial: Whether to also call the closure at once, with the current value.
  @_spi(Bindgen) public func observe<Value>(
    _ field: KeyPath<Fields, _Field<Value>>,
    initial: Bool = false,
    _ body: @escaping (Value) -> Void
  ) -> Bindgen.Subscription {
    _core.observe(self, Self._fields[keyPath: field], initial: initial, body)
  }
}

nonisolated extension Bindgen.Core {
  @_spi(Bindgen) public func observe<Model: Bindgen.Model>(
    _ model: Model,
    initial: Bool,
    _ body: @escaping (Model, Model.Changes) -> Void
  ) -> Bindgen.Subscription {
    // First it observes, so that what the closure writes at once is notified, too.
    let observer = observe(graph.all, of: model) { body($0, Model.Changes($1)) }
    if initial { body(model, Model.Changes(graph.all)) }
    return Bindgen.Subscription(kept: observer)
  }

  @_spi(Bindgen) public func observe<Model: Bindgen.Model, Value>(
    _ model: Model,
    _ field: (name: Model.Changes, read: (Model) -> Value),
    initial: Bool,
    _ body: @escaping (Value) -> Void
  ) -> Bindgen.Subscription {
    // Not the tuple itself: each notice would look up its type.
    let read = field.read
    let observer = observe(field.name.mask, of: model) { model, _ in body(model._core.unseen { read(model) }) }
    if initial { body(read(model)) }
    return Bindgen.Subscription(kept: observer)
  }
}

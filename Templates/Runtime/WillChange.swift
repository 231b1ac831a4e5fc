// MARK: - Before a change

nonisolated extension Bindgen.Core {
  /// Calls observers of the model and of its parents before a field is written, once per transaction.
  @_spi(Bindgen) public func willWrite(_ field: Bindgen.Mask, of model: any Bindgen.Model) {
    if family.warns { warn(field, of: model) }
  }

  /// Calls the closures. If one writes, the remaining ones are called before that write, so that none is called too late.
  private func warn(_ field: Bindgen.Mask, of model: any Bindgen.Model) {
    var fields = graph.dependents[field.first]
    fields.add(field)
    if !fields.meets(graph.all) { return }
    open()
    defer { close() }
    collectWarnings(of: fields, in: family)
    while let warning = family.warnings.popLast() { warning.object?.call(model, field) }
  }

  private func collectWarnings(of fields: Bindgen.Mask, in family: Bindgen.Family) {
    if transaction != family.transaction {
      transaction = family.transaction
      announced = Bindgen.Mask()
      family.warnings = warnings.reversed() + family.warnings
    }
    var fresh = fields.without(announced)
    announced.add(fresh)
    fresh.keep(followed)
    #if BRANCHES
      for place in places where !fresh.isEmpty {
        for watch in place.owner.watches[place.path] where watch.fields.meets(fresh) {
          place.owner.core.collectWarnings(of: watch.dependents, in: family)
        }
      }
      if followers.isEmpty { return }
    #endif
    while !fresh.isEmpty {
      let field = fresh.takeFirst()
      for follower in followers[field] where follower.core.model != nil {
        follower.core.collectWarnings(of: follower.dependents, in: family)
      }
    }
  }

  /// Calls the closure before a field changes, even later in the open transaction, until the result is released.
  @_spi(Bindgen) public func observeBefore(_ body: @escaping () -> Void) -> AnyObject {
    let warning = Bindgen.Observer(graph.all) { _, _ in body() }
    if Bindgen.isFull(warnings) { warnings.removeAll { $0.object == nil } }
    warnings.append(Bindgen.Weak(warning))
    let family = family
    family.warns = true
    family.transaction &+= 1
    return warning
  }
}

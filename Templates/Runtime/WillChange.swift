// MARK: - Before a change

nonisolated extension Bindgen.Core {
  /// A field is about to be written: calls those that want to know before, of parents too, once a transaction.
  @inline(__always)
  func willWrite(_ field: Bindgen.Mask, of model: any Bindgen.Model) {
    if family.warns { warn(field, of: model) }
  }

  /// What is written meanwhile is notified before the change that is announced, and whoever writes has the others called
  /// first: nobody is called too late.
  private func warn(_ field: Bindgen.Mask, of model: any Bindgen.Model) {
    open()
    defer { close() }
    var fields = graph.dependents[field.first]
    fields.add(field)
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
    while !fresh.isEmpty {
      let field = fresh.takeFirst()
      for follower in followers[field] where follower.core.model != nil {
        follower.core.collectWarnings(of: follower.dependents, in: family)
      }
    }
  }

  /// Calls the closure before something changes, as long as somebody keeps what this gives; also before what is still to
  /// change in this transaction.
  func observeBefore(_ body: @escaping () -> Void) -> AnyObject {
    let warning = Bindgen.Observer(graph.all) { _, _ in body() }
    if warnings.isFull { warnings.removeAll { $0.object == nil } }
    warnings.append(Bindgen.Weak(warning))
    let family = family
    family.warns = true
    family.transaction &+= 1
    return warning
  }
}

// MARK: - Children and parents

nonisolated extension Bindgen {
  /// A field of a child, and the derived fields that use it.
  @_spi(Bindgen) public struct Input {
    /// The child. (Unowned: the model retains its children, and only the model reads this.)
    @_spi(Bindgen) public unowned(unsafe) let child: any Model
    /// The child's core. (Unmanaged, to count no references: a read through a child takes 107 ns instead of 128.)
    @_spi(Bindgen) public let core: Swift.Unmanaged<Core>
    @_spi(Bindgen) public let field: Mask
    @_spi(Bindgen) public let users: Mask
  }

  /// The derived fields of a parent that use a field, and all fields that depend on them.
  @_spi(Bindgen) public struct Follower {
    @_spi(Bindgen) public let core: Core
    @_spi(Bindgen) public let users: Mask
    @_spi(Bindgen) public let dependents: Mask

    /// Marks these fields as out of date. (The child stores this, so no references are counted.)
    @_spi(Bindgen) public func mark(isChanged: Bool) {
      Swift.Unmanaged.passUnretained(core)._withUnsafeGuaranteedRef {
        $0.mark(users, dependents, isChanged: isChanged)
      }
    }
  }
}

nonisolated extension Bindgen.Core {
  /// Joins the child's transactions, and follows the child's fields that derived fields use.
  @_spi(Bindgen) public func adopt<Child: Bindgen.Model, Parent: Bindgen.Model>(
    _ child: Child,
    by model: Parent,
    _ users: Swift.KeyValuePairs<Child.Changes, Parent.Changes> = [:]
  ) {
    self.model = model
    level = Swift.max(level, child._core.level + 1)
    #if BRANCHES
      below.append(Bindgen.Weak(child._core))
      child._core.join(self)
    #else
      Bindgen.Family.unite(family, child._core.family)
    #endif
    for (fields, users) in users {
      borrowing.add(users.mask)
      let follower = Bindgen.Follower(core: self, users: users.mask, dependents: graph.dependents(of: users.mask))
      for field in fields.mask.numbers where field < child._core.graph.count {
        inputs.append(
          Bindgen.Input(
            child: child,
            core: .passUnretained(child._core),
            field: Bindgen.Mask(field: field),
            users: users.mask
          )
        )
        child._core.add(follower, to: field)
      }
    }
  }

  private func add(_ follower: Bindgen.Follower, to field: Int) {
    if followers.isEmpty { followers = Array(repeating: [], count: graph.count) }
    if Bindgen.isFull(followers[field]) { followers[field].removeAll { $0.core.model == nil } }
    followers[field].append(follower)
    followed.add(Bindgen.Mask(field: field))
    relevant.add(graph.sources[field])
  }

  /// Marks as out of date the fields of parents that depend on these fields, which have changed, or may have changed.
  @_spi(Bindgen) public func markParents(of fields: Bindgen.Mask, isChanged: Bool) {
    var fields = fields
    fields.keep(followed)
    #if BRANCHES
      if !fields.isEmpty { for place in places { place.owner.mark(place, fields, isChanged: isChanged) } }
      if followers.isEmpty { return }
    #endif
    while !fields.isEmpty {
      let field = fields.takeFirst()
      for index in followers[field].indices {
        followers[field][index].mark(isChanged: isChanged)
      }
    }
  }

  /// Marks the fields that use a changed field of a child as out of date, and all fields that depend on them.
  @_spi(Bindgen) public func mark(_ users: Bindgen.Mask, _ dependents: Bindgen.Mask, isChanged: Bool) {
    let fresh = dependents.without(stale)
    stale.add(fresh)
    if isChanged { dirty.add(users) }
    #if BRANCHES
      if isChanged { markStates(users.without(graph.derived)) }
    #endif
    if fresh.isEmpty { return }
    if observed.meets(fresh), let model { wait(model) }
    markParents(of: fresh, isChanged: false)
  }

  #if BRANCHES
    /// Marks states as changed: models in them came, went or changed.
    private func markStates(_ states: Bindgen.Mask) {
      if states.isEmpty { return }
      changed.add(states)
      if observed.meets(states), let model { wait(model) }
      markParents(of: states, isChanged: true)
    }
  #endif

  /// Brings up to date those fields of children that these fields use.
  @_spi(Bindgen) public func refreshInputs(of due: Bindgen.Mask) {
    #if BRANCHES
      for own in branches { own.branch.refresh(for: due) }
    #endif
    for index in inputs.indices where inputs[index].users.meets(due) {
      let field = inputs[index].field
      inputs[index].core._withUnsafeGuaranteedRef { core in
        let child = inputs[index].child
        if core.stale.meets(field) { core.settle(core.graph.sources[field.first], of: child) }
      }
    }
  }
}

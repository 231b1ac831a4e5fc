// Needs: Bindgen, Children, Family, Graph, Mask, Observers, Pass, Shown, Values

// MARK: - Models

nonisolated extension Bindgen {
  /// A model that others depend on or observe.
  @_spi(Bindgen) public protocol Model: AnyObject {
    associatedtype Changes: FieldSet
    var _core: Core { get }
    /// Computes a derived field whose inputs are up to date, and goes on with those after it that are due.
    func _compute(_ pass: inout Pass)
    // (The others are static, so that code completion does not offer them on a model.)
    /// Brings fields up to date. (A requirement, so that the loop is compiled once for each type of models, and calls its
    /// `_compute` directly.)
    static func _settle(_ model: Self, _ fields: Mask)
    /// Adds the fields that the model's own delegate and view observe.
    static func _addObserved(of model: Self, to fields: inout Mask)
    /// Notifies the model's observers.
    static func _notify(_ model: Self, _ changed: Mask)
    /// Calls the actions that react to these fields.
    static func _react(_ model: Self, to changed: Mask)
  }

  /// The state of a model beside its fields, by which reads are correct and observers are notified once.
  @_spi(Bindgen) public final class Core {
    /// The dependencies of its fields. (Unowned: a graph lives as long as the program.)
    @_spi(Bindgen) public unowned(unsafe) let graph: Graph
    /// Derived fields that may be out of date, because a field that they depend on was written.
    @_spi(Bindgen) public var stale: Mask
    /// The stale fields that have a changed input. Only these are computed.
    @_spi(Bindgen) public var dirty: Mask
    /// The fields that changed lately. `handOut` adds them to a mask for each reader: `unnoticed`, `unshown` and `unreacted`.
    @_spi(Bindgen) public var changed = Mask()
    /// The changes that observers were not notified of.
    @_spi(Bindgen) public var unnoticed = Mask()
    /// The changes that the model's view was not shown, and whether it is being shown some.
    @_spi(Bindgen) public var unshown = Mask()
    @_spi(Bindgen) public var isShowing = false
    /// The fields that are being edited in place, recorded only where a view may be shown fields meanwhile.
    @_spi(Bindgen) public var edited = Mask()

    // Observers

    /// The observed fields. `needed` adds all fields that they depend on.
    @_spi(Bindgen) public private(set) var observed = Mask()
    private var needed = Mask()
    /// The fields that matter to observers of this model or to its parents.
    @_spi(Bindgen) public var relevant = Mask()
    /// The fields of all `observers`, including those that ended since the last cleanup.
    private var listed = Mask()
    @exclusivity(unchecked) @_spi(Bindgen) public private(set) var observers: [Weak<Observer>] = []
    /// The number of observers when the round began.
    private var presentCount = 0
    /// The fields that Observation may track: they were read since their last notice.
    @_spi(Bindgen) public var tracked = Mask()

    // Transactions

    @_spi(Bindgen) public var ownFamily = Family()
    /// The model, while it waits to be notified.
    @_spi(Bindgen) public private(set) var waiting: (any Model)?
    /// The fields to notify observers of in this round.
    @_spi(Bindgen) public private(set) var notice = Mask()

    // Children and parents

    /// The fields of children that derived fields use.
    @exclusivity(unchecked) @_spi(Bindgen) public var inputs: [Input] = []
    /// The derived fields that use fields of children.
    @_spi(Bindgen) public var borrowing = Mask()
    /// The parents that use a field, by field. Empty until there is one.
    @exclusivity(unchecked) @_spi(Bindgen) public var followers: [[Follower]] = []
    @_spi(Bindgen) public var followed = Mask()
    /// The number of generations of children below this model.
    @_spi(Bindgen) public var level = 0
    #if BRANCHES
      /// Children that are always there, and branches of others. (Neither is retained: children retain their parents' cores.)
      @_spi(Bindgen) public var below: [Weak<Core>] = []
      @_spi(Bindgen) public var branches: [OwnBranch] = []
      /// The places in branches of this model, or of a model above it.
      @_spi(Bindgen) public var places: [BranchPlace] = []
      /// The cores of the models that this one is a child of, once for each place. Ended ones are removed later.
      @_spi(Bindgen) public var owners: [Core] = []
    #endif

    // Reactions and effects

    /// The running effects of the model, which end with it.
    @_spi(Bindgen) public weak var runningEffects: AnyObject?
    /// The fields that actions react to.
    @_spi(Bindgen) public var reactive = Mask()
    @_spi(Bindgen) public var isReacting = false
    /// The changes that reactions have not seen.
    @_spi(Bindgen) public var unreacted = Mask()

    /// The model, if it is a parent. Its children may outlive it.
    @_spi(Bindgen) public weak var model: (any Model)?

    /// The actor that isolates the model, if it has publishers, which check it. Set once, by the model's initializer.
    @_spi(Bindgen) public var isolation: (any _Concurrency.Actor)?

    // Before a change

    /// Closures to call before a field changes.
    @_spi(Bindgen) public var warnings: [Weak<Observer>] = []
    /// The fields that were announced in the transaction with the number `transaction`.
    @_spi(Bindgen) public var announced = Mask()
    @_spi(Bindgen) public var transaction = -1

    @_spi(Bindgen) public init(_ graph: Graph) {
      self.graph = graph
      (stale, dirty) = (graph.derived, graph.derived)
    }
  }
}

nonisolated extension Bindgen.Model {
  /// Combines many writes into one transaction: observers are notified once, at its end.
  @discardableResult
  @_spi(Bindgen) public func update<Returned>(_ body: (Self) throws -> Returned) rethrows -> Returned {
    _core.open()
    defer { _core.close() }
    return try body(self)
  }

  // Functions that emitted code calls are transparent, except for their longer paths: a debugger does not step into them.
  @_transparent @_spi(Bindgen) public func _wrote(_ field: Changes) { _core.wrote(field.mask, of: self) }

  @_spi(Bindgen) public func _compute(_ pass: inout Bindgen.Pass) {}

  @_spi(Bindgen) public static func _settle(_ model: Self, _ fields: Bindgen.Mask) {
    let core = model._core
    var due = fields
    due.keep(core.stale)
    if due.isEmpty { return }
    let readsOthers = core.readsOthers(for: due)
    if readsOthers { core.beginReading(for: due) }
    core.stale.remove(due)
    var pass = Bindgen.Pass(due, dirty: core.dirty, core.graph)
    while pass.takesNext() { model._compute(&pass) }
    core.dirty.add(pass.dirty)
    core.dirty.remove(due)
    if !pass.changed.isEmpty { core.hasComputed(pass.changed) }
    if readsOthers { core.endReading() }
  }

  @_spi(Bindgen) public static func _addObserved(of model: Self, to fields: inout Bindgen.Mask) {}
  @_spi(Bindgen) public static func _notify(_ model: Self, _ changed: Bindgen.Mask) {
    model._core.notifyObservers(of: model, changed)
  }
  @_spi(Bindgen) public static func _react(_ model: Self, to changed: Bindgen.Mask) {}

  /// Brings a derived field up to date, and returns the model.
  @_transparent @_spi(Bindgen) public func _fresh(_ field: Changes) -> Self {
    let core = _core
    if core.stale.meets(field.mask) { Self._settle(self, core.graph.sources[field.number]) }
    return self
  }
}

// MARK: Reading

nonisolated extension Bindgen.Core {
  /// Brings fields up to date.
  @_spi(Bindgen) public func settle<Model: Bindgen.Model>(_ fields: Bindgen.Mask, of model: Model) { Model._settle(model, fields) }

  private func tell<Model: Bindgen.Model>(_ model: Model, _ changed: Bindgen.Mask) { Model._notify(model, changed) }

  private func addObserved<Model: Bindgen.Model>(of model: Model, to fields: inout Bindgen.Mask) {
    Model._addObserved(of: model, to: &fields)
  }

  /// Whether some of these fields may use those of children.
  @_transparent @_spi(Bindgen) public func readsOthers(for fields: Bindgen.Mask) -> Bool {
    #if BRANCHES
      borrowing.meets(fields) || !branches.isEmpty
    #else
      borrowing.meets(fields)
    #endif
  }

  /// Prepares the computation of fields that may use those of children. Until `endReading`, Observation tracks no reads.
  @_spi(Bindgen) public func beginReading(for fields: Bindgen.Mask) {
    family.computing += 1
    refreshInputs(of: fields)
  }

  @_spi(Bindgen) public func endReading() { family.computing -= 1 }

  @_spi(Bindgen) public func hasComputed(_ fields: Bindgen.Mask) {
    changed.add(fields)
    if followed.meets(fields) { markParents(of: fields, isChanged: true) }
  }

  /// Reads fields, also those of children, without tracking by Observation.
  @_spi(Bindgen) public func unseen<Value>(_ read: () -> Value) -> Value {
    family.computing += 1
    defer { family.computing -= 1 }
    return read()
  }
}

// MARK: Writing

nonisolated extension Bindgen.Core {
  /// Records the write of a field. Unless a transaction is open, the write is one by itself.
  @_transparent @_spi(Bindgen) public func wrote(_ field: Bindgen.Mask, of model: any Bindgen.Model) {
    if relevant.meets(field) { spread(field, of: model) } else { mark(field.first) }
  }

  @_transparent @_spi(Bindgen) public func mark(_ field: Int) {
    dirty.add(graph.users[field])
    stale.add(graph.dependents[field])
  }

  @_spi(Bindgen) public func spread(_ field: Bindgen.Mask, of model: any Bindgen.Model) {
    let fresh = graph.dependents[field.first].without(stale)
    mark(field.first)
    changed.add(field)
    if needed.meets(field) { wait(model) }
    if !followed.isEmpty {
      markParents(of: fresh, isChanged: false)
      markParents(of: field, isChanged: true)
    }
    let family = family
    if family.depth > 0 || !family.isPending { return }
    family.open()
    family.close()
  }

  @_transparent @_spi(Bindgen) public func open() { family.open() }

  @_transparent @_spi(Bindgen) public func close() { family.close() }

  /// The family, after all merges. (Inlined, a notice takes 115 ns instead of 190.)
  @_transparent @_spi(Bindgen) public var family: Bindgen.Family {
    if ownFamily.larger != nil { ownFamily = ownFamily.whole }
    return ownFamily
  }

  @_spi(Bindgen) public func wait(_ model: any Bindgen.Model) {
    if !reactive.isEmpty && !isReacting {
      isReacting = true
      let family = family
      family.agenda?.react(model, in: family)
    }
    if isWaiting { return }
    waiting = model
    family.add(self)
  }

  @_spi(Bindgen) public var isWaiting: Bool { waiting != nil }

  @_spi(Bindgen) public func takeWaiting() -> (any Bindgen.Model)? { waiting.take() }
}

// MARK: Notifying

nonisolated extension Bindgen.Core {
  /// Begins a round: computes the fields that observers need, and collects the changes to notify them of.
  @_spi(Bindgen) public func prepare(_ model: any Bindgen.Model) {
    waiting = nil
    presentCount = observers.count
    settle(needed, of: model)
    handOut()
    notice = unnoticed
    notice.keep(observed)
    unnoticed = Bindgen.Mask()
  }

  /// Adds the recent changes to the masks of observers, of the view and of reactions.
  @_spi(Bindgen) public func handOut() {
    unnoticed.add(changed)
    unshown.add(changed)
    unreacted.add(changed)
    changed = Bindgen.Mask()
  }

  @_spi(Bindgen) public func notify(_ model: any Bindgen.Model) {
    let changed = notice
    notice = Bindgen.Mask()
    if changed.isEmpty { forgetEnded(of: model) } else { tell(model, changed) }
    presentCount = 0
  }

  /// Removes ended observers, so that fields that nobody observes any more are not computed again.
  private func forgetEnded(of model: any Bindgen.Model) {
    if observers.contains(where: { $0.object == nil }) { removeEnded() }
    updateObserved(of: model)
  }

  /// Calls the observers of changed fields. Observers that end in this round are no longer called; new ones are called from the
  /// next round on.
  @_spi(Bindgen) public func notifyObservers(of model: any Bindgen.Model, _ changed: Bindgen.Mask) {
    var hasEnded = false
    for index in 0..<presentCount {
      guard let observer = observers[index].object else {
        hasEnded = true
        continue
      }
      if observer.fields.meets(changed) { observer.call(model, changed) }
    }
    presentCount = 0
    if hasEnded {
      removeEnded()
      updateObserved(of: model)
    }
  }

  /// Calls the closure after each transaction that changed one of these fields, until the observer is released.
  @_spi(Bindgen) public func observe<Model: Bindgen.Model>(
    _ fields: Bindgen.Mask,
    of model: Model,
    _ body: @escaping (Model, Bindgen.Mask) -> Void
  ) -> Bindgen.Observer {
    let observer = Bindgen.Observer(fields) { body(Swift.unsafeDowncast($0, to: Model.self), $1) }
    if presentCount == 0 && Bindgen.isFull(observers) { removeEnded() }
    observers.append(Bindgen.Weak(observer))
    listed.add(fields)
    begin(fields, of: model)
    return observer
  }

  /// Begins to observe fields, counting changes from their current values, even in the middle of a transaction.
  @_spi(Bindgen) public func begin(_ fields: Bindgen.Mask, of model: any Bindgen.Model) {
    updateObserved(of: model)
    settle(graph.sources(of: fields), of: model)
  }

  private func removeEnded() {
    observers.removeAll { $0.object == nil }
    listed = Bindgen.Mask()
    for link in observers { if let observer = link.object { listed.add(observer.fields) } }
  }

  /// Adds a field that is newly observed to the observed ones. It counts as unchanged.
  @_spi(Bindgen) public func addObserved(_ field: Bindgen.Mask, of model: any Bindgen.Model) {
    let sources = graph.sources[field.first]
    settle(sources, of: model)
    observed.add(field)
    needed.add(sources)
    relevant.add(sources)
    changed.remove(field)
    unnoticed.remove(field)
  }

  /// Updates the set of observed fields. Fields that are newly observed count as unchanged.
  @_spi(Bindgen) public func updateObserved(of model: any Bindgen.Model) {
    var fields = listed
    fields.add(tracked)
    fields.add(reactive)
    addObserved(of: model, to: &fields)
    if fields == observed { return }
    // (Once: each use would count a reference.)
    let graph = graph
    let new = fields.without(observed)
    let sources = graph.sources(of: new)
    // These fields are not observed yet: computing them first is no change that observers are notified of.
    settle(sources, of: model)
    observed = fields
    needed = graph.sources(of: fields)
    relevant = needed
    relevant.add(graph.sources(of: followed))
    changed.remove(new)
    unnoticed.remove(new)
  }
}

// Made by bindgen for the models beside it. Do not edit: change the specs.
// swift-format-ignore-file
// swiftlint:disable all

#if canImport(Combine)
  import Combine
#else
  import OpenCombine
#endif

#if compiler(<6.2)
  #error("code made by bindgen needs Swift 6.2 or later")
#endif

/// The code that all models of this module share.
nonisolated enum Bindgen {}

// MARK: - Closures

nonisolated extension Bindgen {
  /// A model that can be observed with closures.
  protocol Observed: FieldModel {}
}

nonisolated extension Bindgen.Observed {
  typealias Subscription = Bindgen.Subscription

  /// Calls the closure once after each transaction, with all changed fields.
  ///
  /// - Parameter initial: Whether to also call the closure at once, as if all fields had changed.
  func observe(initial: Bool = false, _ body: @escaping (Self, Changes) -> Void) -> Bindgen.Subscription {
    _core.observe(self, initial: initial, body)
  }

  /// Calls the closure once after each transaction that changed the field, with its value.
  ///
  /// - Parameter initial: Whether to also call the closure at once, with the current value.
  func observe<Value>(
    _ field: KeyPath<Fields, Field<Value>>,
    initial: Bool = false,
    _ body: @escaping (Value) -> Void
  ) -> Bindgen.Subscription {
    _core.observe(self, Self._fields[keyPath: field], initial: initial, body)
  }
}

nonisolated extension Bindgen.Core {
  func observe<Model: Bindgen.Model>(
    _ model: Model,
    initial: Bool,
    _ body: @escaping (Model, Model.Changes) -> Void
  ) -> Bindgen.Subscription {
    // First it observes, so that what the closure writes at once is notified, too.
    let observer = observe(graph.all, of: model) { body($0, Model.Changes($1)) }
    if initial { body(model, Model.Changes(graph.all)) }
    return Bindgen.Subscription(kept: observer)
  }

  func observe<Model: Bindgen.Model, Value>(
    _ model: Model,
    _ field: (name: Model.Changes, read: (Model) -> Value),
    initial: Bool,
    _ body: @escaping (Value) -> Void
  ) -> Bindgen.Subscription {
    // Not the tuple itself: each notice would look up its type.
    let read = field.read
    let observer = observe(field.name.mask, of: model) { model, _ in body(read(model)) }
    if initial { body(read(model)) }
    return Bindgen.Subscription(kept: observer)
  }
}

// MARK: - Children and parents

nonisolated extension Bindgen {
  /// A field of a child, and the derived fields that use it.
  struct Input {
    /// The model holds its children, and only the model reads this.
    unowned(unsafe) let child: any Model
    /// The child's core. (Unmanaged, to count no references: a read through a child takes 107 ns instead of 128.)
    let core: Swift.Unmanaged<Core>
    let field: Mask
    let users: Mask
  }

  /// The derived fields of a parent that use a field, and all fields that depend on them.
  struct Follower {
    let core: Core
    let users: Mask
    let dependents: Mask
  }
}

nonisolated extension Bindgen.Core {
  /// Joins the child's transactions, and follows the child's fields that derived fields use.
  func adopt<Child: Bindgen.Model, Parent: Bindgen.Model>(
    _ child: Child,
    by model: Parent,
    _ users: Swift.KeyValuePairs<Child.Changes, Parent.Changes> = [:]
  ) {
    self.model = model
    level = Swift.max(level, child._core.level + 1)
    Bindgen.Family.unite(family, child._core.family)
    for (fields, users) in users {
      let follower = Bindgen.Follower(core: self, users: users.mask, dependents: graph.dependents(of: users.mask))
      for field in fields.mask.numbers {
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
    if followers.isEmpty { followers = Array(repeating: [], count: graph.users.count) }
    if followers[field].isFull { followers[field].removeAll { $0.core.model == nil } }
    followers[field].append(follower)
    followed.add(Bindgen.Mask(field: field))
    relevant.add(graph.sources[field])
  }

  /// Fields have changed, or may have changed: marks the fields of parents that depend on them as out of date.
  func markParents(of fields: Bindgen.Mask, isChanged: Bool) {
    var fields = fields
    fields.keep(followed)
    while !fields.isEmpty {
      let field = fields.takeFirst()
      for follower in followers[field] {
        follower.core.mark(follower.users, follower.dependents, isChanged: isChanged)
      }
    }
  }

  /// Marks the fields that use a changed field of a child as out of date, and all fields that depend on them.
  func mark(_ users: Bindgen.Mask, _ dependents: Bindgen.Mask, isChanged: Bool) {
    let fresh = dependents.without(stale)
    stale.add(fresh)
    if isChanged { dirty.add(users) }
    if fresh.isEmpty { return }
    if observed.meets(fresh), let model { wait(model) }
    markParents(of: fresh, isChanged: false)
  }

  /// Brings the fields of children that these fields use up to date.
  func refreshInputs(of fields: Bindgen.Mask) {
    var due = fields
    due.keep(stale)
    for input in inputs where input.users.meets(due) {
      input.core._withUnsafeGuaranteedRef { core in
        if core.stale.meets(input.field) { core.refresh(input.field, of: input.child) }
      }
    }
  }
}

// MARK: - Models

nonisolated extension Bindgen {
  /// A model that others depend on or observe.
  protocol Model: AnyObject {
    associatedtype Changes: FieldSet
    var _core: Core { get }
    /// Computes the given fields that are out of date.
    func _compute(_ fields: Mask)
    /// Adds the fields that the model's own delegate and view observe.
    func _addObserved(to fields: inout Mask)
    /// Notifies the model's observers.
    func _notify(_ changed: Mask)
  }

  /// The state that a model keeps beside its fields, so that reads are correct and observers are notified once.
  final class Core {
    let graph: Graph
    /// Derived fields that may be out of date, because a field that they depend on was written.
    var stale: Mask
    /// The stale fields that have a changed input. Only these are computed.
    var dirty: Mask
    /// The fields that changed lately. Those who want to know take them from one of the masks below, at times of their own.
    var changed = Mask()
    /// The changes that observers were not notified of.
    var unnoticed = Mask()
    /// The changes that the model's view was not shown, and whether it is being shown some.
    var unshown = Mask()
    var isShowing = false
    /// The fields that are edited in place, as far as a view may be shown fields meanwhile.
    var edited = Mask()

    // Observers

    /// The observed fields. `needed` adds all fields that they depend on.
    private(set) var observed = Mask()
    private var needed = Mask()
    /// The fields that matter to observers of this model or to its parents.
    var relevant = Mask()
    /// The fields of all `observers`, including those that ended since the last cleanup.
    private var listed = Mask()
    private(set) var observers: [Weak<Observer>] = []
    /// The number of observers when the round began.
    private var presentCount = 0
    /// The fields that Observation may track: they were read since their last notice.
    var tracked = Mask()

    // Transactions

    var ownFamily = Family()
    private(set) var isWaiting = false
    /// The fields to notify observers of in this round.
    private(set) var notice = Mask()

    // Children and parents

    /// The fields of children that derived fields use.
    var inputs: [Input] = []
    /// The parents that use a field, by field. Empty until there is one.
    var followers: [[Follower]] = []
    var followed = Mask()
    /// The number of generations of children below this model.
    var level = 0
    /// The model, if it is a parent. Its children may outlive it.
    weak var model: (any Model)?

    /// Where the model lives, if that is an actor. Set once, as the model is made.
    var isolation: (any _Concurrency.Actor)?

    // Before a change

    /// Closures to call before a field changes.
    var warnings: [Weak<Observer>] = []
    /// The fields that were announced in the transaction with the number `transaction`.
    var announced = Mask()
    var transaction = -1

    init(_ graph: Graph) {
      self.graph = graph
      (stale, dirty) = (graph.derived, graph.derived)
    }
  }
}

nonisolated extension Bindgen.Model {
  /// Combines many writes into one transaction: observers are notified once, at its end.
  @discardableResult
  func update<Returned>(_ body: (Self) throws -> Returned) rethrows -> Returned {
    _core.open()
    defer { _core.close() }
    return try body(self)
  }

  func _compute(_ fields: Bindgen.Mask) {}
  func _addObserved(to fields: inout Bindgen.Mask) {}
  func _notify(_ changed: Bindgen.Mask) { _core.notifyObservers(of: self, changed) }
}

// MARK: Reading

nonisolated extension Bindgen.Core {
  /// Brings a derived field up to date.
  func refresh(_ field: Bindgen.Mask, of model: any Bindgen.Model) {
    if stale.meets(field) { compute(graph.sources[field.first], of: model) }
  }

  func compute(_ fields: Bindgen.Mask, of model: any Bindgen.Model) {
    if inputs.isEmpty { return model._compute(fields) }
    family.computing += 1
    refreshInputs(of: fields)
    model._compute(fields)
    family.computing -= 1
  }

  func pass<Field>(_ fields: Bindgen.Mask) -> Bindgen.Pass<Field> {
    Bindgen.Pass(graph: graph, wanted: Field(fields), dirty: Field(dirty))
  }

  /// The wanted fields are up to date now. (Inlined, a read after a write takes 5 ns instead of 15.)
  @inline(__always)
  func finish<Field>(_ pass: Bindgen.Pass<Field>) {
    let (wanted, changes) = (pass.wanted.mask, pass.changed.mask)
    dirty.add(pass.dirty.mask)
    dirty.remove(wanted)
    stale.remove(wanted)
    changed.add(changes)
    if followed.meets(changes) { markParents(of: changes, isChanged: true) }
  }
}

// MARK: Writing

nonisolated extension Bindgen.Core {
  /// A field was written. Unless a transaction is open, the write is one by itself.
  func wrote(_ field: Bindgen.Mask, of model: any Bindgen.Model) {
    if relevant.meets(field) { spread(field, of: model) } else { mark(field.first) }
  }

  private func mark(_ field: Int) {
    dirty.add(graph.users[field])
    stale.add(graph.dependents[field])
  }

  private func spread(_ field: Bindgen.Mask, of model: any Bindgen.Model) {
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
    close()
  }

  func open() { family.open() }

  /// Ends an action or an update. The end of the outermost one notifies observers.
  func close() {
    if family.depth == 1 && family.isPending { family.finish() }
    // A model that is let go is in another family afterwards.
    let whole = family
    whole.depth -= 1
    if whole.depth == 0 && whole.telling != nil { whole.telling = nil }
  }

  /// (Inlined, a notice takes 115 ns instead of 190.)
  @inline(__always)
  var family: Bindgen.Family {
    if ownFamily.larger != nil { ownFamily = ownFamily.whole }
    return ownFamily
  }

  func wait(_ model: any Bindgen.Model) {
    if isWaiting { return }
    isWaiting = true
    family.add(model)
  }
}

// MARK: Notifying

nonisolated extension Bindgen.Core {
  /// Begins a round: computes the fields that observers need, and collects the changes to notify them of.
  func prepare(_ model: any Bindgen.Model) {
    isWaiting = false
    presentCount = observers.count
    if stale.meets(needed) { compute(needed, of: model) }
    handOut()
    notice = unnoticed
    notice.keep(observed)
    unnoticed = Bindgen.Mask()
  }

  /// Gives the changes to all who want to know.
  func handOut() {
    unnoticed.add(changed)
    unshown.add(changed)
    changed = Bindgen.Mask()
  }

  func notify(_ model: any Bindgen.Model) {
    let changed = notice
    notice = Bindgen.Mask()
    if changed.isEmpty { forgetEnded(of: model) } else { model._notify(changed) }
    presentCount = 0
  }

  /// Removes ended observers, so that fields that nobody observes any more are not computed again.
  private func forgetEnded(of model: any Bindgen.Model) {
    if observers.contains(where: { $0.object == nil }) { removeEnded() }
    updateObserved(of: model)
  }

  /// Observers that end in this round are no longer called. Observers that begin are called from the next round on.
  func notifyObservers(of model: any Bindgen.Model, _ changed: Bindgen.Mask) {
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
  func observe<Model: Bindgen.Model>(
    _ fields: Bindgen.Mask,
    of model: Model,
    _ body: @escaping (Model, Bindgen.Mask) -> Void
  ) -> Bindgen.Observer {
    let observer = Bindgen.Observer(fields) { body(Swift.unsafeDowncast($0, to: Model.self), $1) }
    if presentCount == 0 && observers.isFull { removeEnded() }
    observers.append(Bindgen.Weak(observer))
    listed.add(fields)
    begin(fields, of: model)
    return observer
  }

  /// Begins to observe fields, counting changes from their current values, even in the middle of a transaction.
  func begin(_ fields: Bindgen.Mask, of model: any Bindgen.Model) {
    updateObserved(of: model)
    let sources = graph.sources(of: fields)
    if stale.meets(sources) { compute(sources, of: model) }
  }

  private func removeEnded() {
    observers.removeAll { $0.object == nil }
    listed = Bindgen.Mask()
    for link in observers { if let observer = link.object { listed.add(observer.fields) } }
  }

  /// Updates the set of observed fields. Fields that are newly observed count as unchanged.
  func updateObserved(of model: any Bindgen.Model) {
    var fields = listed
    fields.add(tracked)
    model._addObserved(to: &fields)
    if fields == observed { return }
    let new = fields.without(observed)
    let sources = graph.sources(of: new)
    // These fields are not observed yet: computing them first is no change that observers are notified of.
    if stale.meets(sources) { compute(sources, of: model) }
    observed = fields
    needed = graph.sources(of: fields)
    relevant = needed
    relevant.add(graph.sources(of: followed))
    changed.remove(new)
    unnoticed.remove(new)
  }
}

// MARK: - Families

nonisolated extension Bindgen {
  /// Tells observers, perhaps inside an animation.
  typealias Telling = (_ tell: () -> Void) -> Void

  /// Models that are connected as parents and children. They share transactions.
  final class Family {
    /// The number of open actions, updates and notices.
    var depth = 0
    /// The number of transactions so far, and of rounds in them.
    var transaction = 0
    /// The number of models that compute. Fields that they read for that are not tracked.
    var computing = 0
    var isPending = false
    /// The model to notify, if there is only one, which is usual. (An array would take half as long again.)
    private var only: (any Model)?
    private var several: [any Model] = []
    /// A spare buffer for the next round.
    private var spare: [any Model] = []
    /// Whether closures are called before a field changes, and those that are still to be called.
    var warns = false
    var warnings: [Weak<Observer>] = []
    /// The family that this one was merged into.
    private(set) var larger: Family?
    /// How observers are told of this transaction, if an action says so. The last one that does decides.
    var telling: Telling?
    /// The number of fields that are edited in place, as far as a view may be shown fields meanwhile.
    var edits = 0
    private var size = 1

    var whole: Family {
      var whole = self
      while let larger = whole.larger { whole = larger }
      return whole
    }

    /// The smaller family joins the larger one, which keeps the way to `whole` short.
    static func unite(_ one: Family, _ other: Family) {
      if one === other { return }
      let (small, large) = one.size > other.size ? (other, one) : (one, other)
      large.size += small.size
      large.depth += small.depth
      large.transaction = Swift.max(large.transaction, small.transaction) + 1
      large.computing += small.computing
      large.edits += small.edits
      if let model = small.only.take() { large.add(model) }
      for model in small.several { large.add(model) }
      if let telling = small.telling.take() { large.telling = telling }
      large.warns = large.warns || small.warns
      large.warnings += small.warnings
      (small.several, small.warnings) = ([], [])
      small.larger = large
    }

    func open() {
      if depth == 0 { transaction &+= 1 }
      depth += 1
    }

    func add(_ model: any Model) {
      if isPending { return addToOthers(model) }
      isPending = true
      only = model
    }

    private func addToOthers(_ model: any Model) {
      if let first = only.take() { several.append(first) }
      several.append(model)
    }

    /// Ends a transaction: reactions, the beginnings of effects, and then a notice. Writes by observers are notified in the
    /// next round. All models are up to date before the first one notifies, and children notify before their parents.
    func finish() {
      tell(after: 0)
    }

    private func tell(after earlier: Int) {
      var (family, rounds) = (self, earlier)
      // If families are merged meanwhile, the notice or action that was open first goes on.
      while family.depth == 1 && family.isPending {
        // What observers change because of it belongs to it.
        if let telling = family.telling.take() { return telling { family.tell(after: rounds) } }
        rounds += 1
        family.isPending = false
        family.transaction &+= 1
        if let model = family.only.take() {
          model._core.prepare(model)
          if rounds > 1000 { stop([model], "observers change what they observe") { $0.notice } }
          model._core.notify(model)
        } else {
          family.notifySeveral(rounds)
        }
        family = family.whole
      }
    }

    private func notifySeveral(_ rounds: Int) {
      var round: [any Model] = []
      Swift.swap(&round, &spare)
      Swift.swap(&round, &several)
      round.sort { $0._core.level < $1._core.level }
      for model in round { model._core.prepare(model) }
      if rounds > 1000 { stop(round, "observers change what they observe") { $0.notice } }
      for model in round { model._core.notify(model) }
      round.removeAll(keepingCapacity: true)
      Swift.swap(&round, &spare)
    }

    func stop(_ models: [any Model], _ reason: String, _ fields: (Core) -> Mask) -> Never {
      let names = models.flatMap { model in
        model._core.graph.names(of: fields(model._core)).map { "\(Swift.type(of: model)).\($0)" }
      }
      Swift.fatalError("\(reason); 1000 rounds did not settle \(names)")
    }
  }
}

// MARK: - Fields

nonisolated extension Bindgen {
  /// A model whose fields can be observed one by one.
  protocol FieldModel: Model {
    associatedtype Fields
    static var _fields: Fields { get }
  }
}

nonisolated extension Bindgen.FieldModel {
  /// A field's name, and how to read the field.
  typealias Field<Value> = (name: Changes, read: (Self) -> Value)
}

// MARK: - Dependencies of fields

nonisolated extension Bindgen {
  /// The fields of a model by their names: its `Changes`.
  protocol FieldSet: OptionSet, Sendable {
    init(_ mask: Mask)
    var mask: Mask { get }
    /// The number of the first field. The set must not be empty.
    var first: Int { get }
  }

  /// Which fields of a model depend on which, known when the code was emitted.
  final class Graph: Sendable {
    /// The names of all fields, separated by spaces.
    let names: String
    /// By field: the derived fields that use it directly.
    let users: [Mask]
    /// By field: all fields that depend on it, directly or indirectly.
    let dependents: [Mask]
    /// By field: the field itself and all fields that it depends on.
    let sources: [Mask]
    /// All fields that observers can be notified of.
    let all: Mask
    let derived: Mask

    /// - Parameters:
    ///   - inputs: The fields of the same model that each derived field uses.
    ///   - hidden: The private fields.
    init<Field: FieldSet>(
      _: Field.Type,
      _ names: String,
      _ inputs: Swift.KeyValuePairs<Field, Field> = [:],
      hidden: Field = []
    ) {
      let count = names.utf8.reduce(1) { $1 == 0x20 ? $0 + 1 : $0 }
      let none = [Mask](repeating: Mask(), count: count)
      var (users, dependents, sources) = (none, none, none)
      var (all, derived) = (Mask(), Mask())
      for field in 0..<count {
        sources[field] = Mask(field: field)
        all.add(sources[field])
      }
      for (field, inputs) in inputs {
        let number = field.mask.first
        derived.add(field.mask)
        for input in inputs.mask.numbers {
          users[input].add(field.mask)
          sources[number].add(sources[input])
        }
      }
      for (field, inputs) in inputs.reversed() {
        let number = field.mask.first
        for input in inputs.mask.numbers {
          dependents[input].add(field.mask)
          dependents[input].add(dependents[number])
        }
      }
      (self.names, self.users, self.dependents, self.sources) = (names, users, dependents, sources)
      (self.all, self.derived) = (all.without(hidden.mask), derived)
    }

    /// These fields and all fields that they depend on.
    func sources(of fields: Mask) -> Mask {
      var sources = Mask()
      for field in fields.numbers { sources.add(self.sources[field]) }
      return sources
    }

    /// These fields and all fields that depend on them.
    func dependents(of fields: Mask) -> Mask {
      var dependents = fields
      for field in fields.numbers { dependents.add(self.dependents[field]) }
      return dependents
    }

    func names(of fields: Mask) -> [String] {
      let names = names.split(separator: " ")
      return names.indices.filter { fields.meets(Mask(field: $0)) }.map { String(names[$0]) }
    }
  }

  /// A pass over derived fields, each after the fields that it depends on. (It is as wide as its own model: other
  /// models of the module may be much wider.)
  struct Pass<Field: FieldSet> {
    let graph: Graph
    let wanted: Field
    private(set) var dirty: Field
    private(set) var changed: Field = []

    /// Whether one of these fields is wanted and has a changed input.
    func isDue(_ fields: Field) -> Bool { !fields.intersection(wanted).isDisjoint(with: dirty) }

    /// A field changed, so the fields that use it are due as well.
    mutating func changed(_ field: Field) {
      changed.formUnion(field)
      dirty.formUnion(Field(graph.users[field.first]))
    }
  }
}

nonisolated extension Bindgen.FieldSet where RawValue == UInt64 {
  init(_ mask: Bindgen.Mask) { self.init(rawValue: mask.firstWord) }
  var mask: Bindgen.Mask { Bindgen.Mask(rawValue) }
  var first: Int { rawValue.trailingZeroBitCount }
}

// MARK: - Values for all threads

#if true
  #if canImport(Darwin)
    import Darwin
  #elseif canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #elseif canImport(Android)
    import Android
  #elseif canImport(WinSDK)
    import WinSDK
  #endif

  nonisolated extension Bindgen {
    /// A value that any thread may read and write. (`Mutex` needs newer systems, and `Sendable` values.)
    final class Guarded<Value>: @unchecked Sendable {
      private var guarded: Value
      #if canImport(WinSDK)
        private let lock = Swift.UnsafeMutablePointer<SRWLOCK>.allocate(capacity: 1)
      #else
        private let lock = Swift.UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
      #endif

      init(_ value: Value) {
        guarded = value
        #if canImport(WinSDK)
          InitializeSRWLock(lock)
        #else
          pthread_mutex_init(lock, nil)
        #endif
      }

      deinit {
        #if !canImport(WinSDK)
          pthread_mutex_destroy(lock)
        #endif
        lock.deallocate()
      }

      var value: Value {
        get { edit { $0 } }
        set {
          // The old value is released after the lock: its deinitializer may call a double.
          var value = newValue
          edit { Swift.swap(&$0, &value) }
        }
      }

      /// The closure must not use this value again: that would be a deadlock.
      func edit<Returned>(_ body: (inout Value) -> Returned) -> Returned {
        #if canImport(WinSDK)
          AcquireSRWLockExclusive(lock)
          defer { ReleaseSRWLockExclusive(lock) }
        #else
          pthread_mutex_lock(lock)
          defer { pthread_mutex_unlock(lock) }
        #endif
        return body(&guarded)
      }

      /// Removes and returns the first element of a list.
      func next<Element>() -> Element? where Value == [Element] { edit { Bindgen.next(&$0) } }
    }

    /// Removes and returns the first element of a list.
    static func next<Element>(_ list: inout [Element]) -> Element? { list.isEmpty ? nil : list.removeFirst() }
  }
#endif

// MARK: - Sets of fields

nonisolated extension Bindgen {
  /// One bit for each field of the widest model in this module: `SIMD2<UInt64>` and so on beyond 64 fields.
  typealias Words = UInt64

  /// A set of fields, one bit each: states first, then derived fields, each after the fields that it depends on.
  struct Mask: Equatable, Sendable {
    var words: Words = Words()

    init() {}

    init(words: Words) { self.words = words }

    /// The fields of a model with at most 64 fields.
    init(_ word: UInt64) { words[word: 0] = word }

    var firstWord: UInt64 { words[word: 0] }

    subscript(word index: Int) -> UInt64 {
      get { words[word: index] }
      set { words[word: index] = newValue }
    }

    init(field: Int) { words[word: field &>> 6] = 1 &<< UInt64(truncatingIfNeeded: field) }

    var isEmpty: Bool { words == Words() }

    /// The number of the first field. The set must not be empty.
    var first: Int {
      var index = 0
      while words[word: index] == 0 { index &+= 1 }
      return index &<< 6 | words[word: index].trailingZeroBitCount
    }

    func meets(_ other: Mask) -> Bool { words & other.words != Words() }

    mutating func add(_ other: Mask) { words |= other.words }

    /// Flips the bits that are in both sets.
    mutating func remove(_ other: Mask) { words ^= words & other.words }

    mutating func keep(_ other: Mask) { words &= other.words }

    func without(_ other: Mask) -> Mask { Mask(words: words ^ (words & other.words)) }

    /// Removes the first field, and returns its number. The set must not be empty.
    mutating func takeFirst() -> Int {
      let first = first
      remove(Mask(field: first))
      return first
    }

    /// The numbers of the fields, ascending.
    var numbers: [Int] {
      var (numbers, rest): ([Int], Mask) = ([], self)
      while !rest.isEmpty { numbers.append(rest.takeFirst()) }
      return numbers
    }
  }
}

nonisolated extension UInt64 {
  fileprivate subscript(word index: Int) -> UInt64 {
    get { self }
    set { self = newValue }
  }
}

nonisolated extension Swift.SIMD where Scalar == UInt64 {
  fileprivate subscript(word index: Int) -> UInt64 {
    get { self[index] }
    set { self[index] = newValue }
  }
}

// MARK: - Observers

nonisolated extension Bindgen {
  /// Calls a closure when one of its fields has changed, as long as the token of the observer lives.
  final class Observer {
    let fields: Mask
    private let body: (any Model, Mask) -> Void

    init(_ fields: Mask, _ body: @escaping (any Model, Mask) -> Void) {
      self.fields = fields
      self.body = body
    }

    /// The caller holds the observer: counting references to the closure would cost a tenth of a notice.
    func call(_ model: any Model, _ changed: Mask) {
      Swift.Unmanaged.passUnretained(self)._withUnsafeGuaranteedRef { $0.body(model, changed) }
    }
  }

  /// A weak reference from a model to an observer: a token may be released on any thread. (A class, because each read
  /// of a struct with a weak reference copies it.)
  final class Weak<Object: AnyObject> {
    private(set) weak var object: Object?

    init(_ object: Object) { self.object = object }
  }
}

nonisolated extension Array {
  /// Whether the array must grow. Ended entries are removed then, which costs little for each entry.
  var isFull: Bool { count >= 8 && count & (count - 1) == 0 }
}

// MARK: - Combine

nonisolated extension Bindgen {
  // Aliases, so that your own types may have the names of Combine's types.
  #if canImport(Combine)
    typealias AnyPublisher = Combine.AnyPublisher
    typealias ObservableObject = Combine.ObservableObject
    typealias Publisher = Combine.Publisher
    typealias Subscriber = Combine.Subscriber
    typealias CombineSubscription = Combine.Subscription
    typealias Demand = Combine.Subscribers.Demand
  #else
    typealias AnyPublisher = OpenCombine.AnyPublisher
    typealias ObservableObject = OpenCombine.ObservableObject
    typealias Publisher = OpenCombine.Publisher
    typealias Subscriber = OpenCombine.Subscriber
    typealias CombineSubscription = OpenCombine.Subscription
    typealias Demand = OpenCombine.Subscribers.Demand
  #endif

  /// Sends in the model's isolation, or where a subscriber asks for an output that waits. The publisher holds the model; a
  /// subscription does not.
  struct ModelPublisher<Output>: Publisher {
    typealias Failure = Never

    /// Makes the next output, if any, from an output that still waits for demand. `isTaken` says whether the next
    /// output will be sent at once.
    typealias Make = (_ waiting: Output?, _ isTaken: Bool) -> Output?

    private let core: Core
    /// Offers a first output on subscription, and then all others until the result is released.
    private let observe: (_ offer: @escaping (Make) -> Void) -> AnyObject

    init(_ core: Core, observe: @escaping (_ offer: @escaping (Make) -> Void) -> AnyObject) {
      (self.core, self.observe) = (core, observe)
    }

    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
      // Combine does not say so to the compiler, and any thread may have `objectWillChange`.
      core.isolation?.preconditionIsolated("subscribe to a model's publishers where the model lives")
      let supply = Supply(subscriber)
      // Only the subscription has the observer, so that it can end at its first output.
      subscriber.receive(subscription: SupplySubscription(supply, observe { supply.offer($0) }))
    }
  }

  /// Sends a subscriber as many outputs as it demands, one after the other. Any thread may demand more.
  final class Supply<S: Subscriber> {
    private struct State {
      var demand = Demand.none
      /// The outputs to send, for which there was demand.
      var due: [S.Input] = []
      /// The output that was made without demand.
      var waiting: S.Input?
      var isSending = false
      var hasEnded = false

      mutating func takeDemand() -> Bool {
        if demand == .none { return false }
        demand -= 1
        return true
      }

      mutating func ask(_ more: Demand) {
        demand += more
        guard let output = waiting, takeDemand() else { return }
        waiting = nil
        due.append(output)
      }

      /// - Parameter isTaken: Whether demand was taken for it. If it was not, there may be some by now.
      mutating func add(_ output: S.Input?, isTaken: Bool) {
        if hasEnded { return }
        if let output, isTaken { return due.append(output) }
        if !isTaken { waiting = output }
        ask(isTaken ? .max(1) : .none)
      }

      /// The output to send now, if nothing else is being sent.
      mutating func next() -> S.Input? {
        if isSending || hasEnded || due.isEmpty { return nil }
        isSending = true
        return due.removeFirst()
      }
    }

    private let subscriber: S
    private let state = Guarded(State())
    /// Most subscribers demand all outputs, once: then nobody sends but the model. (Only offers use this, and no lock.)
    private var sendsAll = false

    init(_ subscriber: S) { self.subscriber = subscriber }

    func offer(_ make: ModelPublisher<S.Input>.Make) {
      if sendsAll {
        if let output = make(nil, true) { _ = subscriber.receive(output) }
        return
      }
      let (waiting, isTaken) = state.edit { state in
        sendsAll = state.demand == .unlimited && !state.isSending && state.due.isEmpty
        // There is no demand while an output waits.
        return state.takeDemand() ? (nil, true) : (state.waiting.take(), false)
      }
      // Not in an edit: this reads fields.
      let output = make(waiting, isTaken)
      send { $0.add(output, isTaken: isTaken) }
    }

    func request(_ more: Demand) { send { $0.ask(more) } }

    private func send(after change: (inout State) -> Void) {
      var next = state.edit { state in
        change(&state)
        return state.next()
      }
      while let output = next {
        let more = subscriber.receive(output)
        next = state.edit { state in
          state.isSending = false
          state.ask(more)
          return state.next()
        }
      }
    }

    /// Nothing is sent any more. (What was not sent is released after the edit: that may run code of its own.)
    func end() {
      _ = state.edit { state in
        state.hasEnded = true
        defer { state.due = [] }
        return (state.due, state.waiting.take())
      }
    }
  }

  /// A subscription to a model. It ends when its observer is released, which may happen on any thread.
  final class SupplySubscription<S: Subscriber>: CombineSubscription {
    /// Kept by the observer.
    private weak var supply: Supply<S>?
    private let observer: Guarded<AnyObject?>

    init(_ supply: Supply<S>, _ observer: AnyObject) {
      self.supply = supply
      self.observer = Guarded(observer)
    }

    func request(_ demand: Demand) { supply?.request(demand) }

    func cancel() {
      supply?.end()
      _ = observer.edit { $0.take() }
    }
  }
}

nonisolated extension Bindgen.ModelPublisher {
  /// The fields that change in a model, once per transaction.
  static func changes<Model: Bindgen.Model>(of model: Model) -> Self where Output: Bindgen.FieldSet {
    Self(model._core) { offer in
      model._core.observe(model._core.graph.all, of: model) { _, changed in
        offer { waiting, _ in Output(changed).union(waiting ?? []) }
      }
    }
  }

  /// A field's current value, and then each change.
  static func field<Model: Bindgen.Model>(
    _ field: Bindgen.Mask,
    of model: Model,
    _ read: @escaping (Model) -> Output
  ) -> Self {
    Self(model._core) { offer in
      let observer = model._core.observe(field, of: model) { model, _ in offer { _, _ in read(model) } }
      offer { _, _ in read(model) }
      return observer
    }
  }
}

nonisolated extension Bindgen.ModelPublisher<Void> {
  /// Sends before the first change of each transaction.
  static func willChange(_ core: Bindgen.Core) -> Self {
    Self(core) { offer in core.observeBefore { offer { _, _ in () } } }
  }
}

// MARK: - Sequences

nonisolated extension Bindgen {
  /// The sequences of a model. The model refers to them weakly, and they end with it.
  final class Streams {
    private final class Link {
      weak var feed: (any Feeding)?
      private let observer: AnyObject

      init(_ feed: any Feeding, _ observer: AnyObject) {
        self.feed = feed
        self.observer = observer
      }

      deinit { feed?.finish() }
    }

    private var links: [Link] = []

    init() {}

    /// The changes of each transaction from now on. Changes that are not read yet are merged with later ones.
    func changes<Model: Bindgen.Model, Changes: FieldSet>(of model: Model) -> _Concurrency.AsyncStream<Changes> {
      _Concurrency.AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
        let feed = Feed(continuation)
        let observer = model._core.observe(model._core.graph.all, of: model) { [weak self, weak feed] _, changed in
          guard let feed else { return self?.removeEnded() ?? () }
          let changes = Changes(changed)
          if case .dropped(let earlier) = feed.continuation.yield(changes) {
            feed.continuation.yield(changes.union(earlier))
          }
        }
        add(feed, observer)
      }
    }

    /// A field's current value, and then its value after each transaction that changes it.
    func values<Model: Bindgen.Model, Value: Sendable>(
      of field: Mask,
      of model: Model,
      _ read: @escaping (Model) -> Value
    ) -> _Concurrency.AsyncStream<Value> {
      _Concurrency.AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
        let feed = Feed(continuation)
        let observer = model._core.observe(field, of: model) { [weak self, weak feed] model, _ in
          guard let feed else { return self?.removeEnded() ?? () }
          feed.continuation.yield(read(model))
        }
        add(feed, observer)
        continuation.yield(read(model))
      }
    }

    func add(_ feed: any Feeding, _ observer: AnyObject) {
      if links.isFull { removeEnded() }
      links.append(Link(feed, observer))
    }

    func removeEnded() { links.removeAll { $0.feed == nil } }
  }

  /// The part of a feed that its model uses.
  protocol Feeding: AnyObject, Sendable {
    func finish()
  }

  /// Feeds a sequence. It lives as long as the sequence may be iterated, and may be released on any thread.
  final class Feed<Element: Sendable>: Feeding {
    let continuation: _Concurrency.AsyncStream<Element>.Continuation

    init(_ continuation: _Concurrency.AsyncStream<Element>.Continuation) {
      self.continuation = continuation
      continuation.onTermination = { _ in Swift.withExtendedLifetime(self) {} }
    }

    func finish() { continuation.finish() }
  }
}

// MARK: - Tokens

nonisolated extension Bindgen {
  /// An observation that lasts until it is cancelled or released.
  final class Subscription {
    private var kept: AnyObject?

    /// Keeps an object whose release ends the observation.
    init(kept: AnyObject) { self.kept = kept }

    /// Ends the observation. Code that runs as it ends may call this again.
    func cancel() { _ = kept.take() }

    /// Adds the subscription to a collection, which then keeps it.
    func store(in subscriptions: inout some Swift.RangeReplaceableCollection<Subscription>) {
      subscriptions.append(self)
    }
  }
}

// MARK: - Observation

nonisolated extension Bindgen.Core {
  /// Whether Observation must register a read. Observation does not say who tracks a field, so after a read it counts
  /// as observed until its next notice. Reads by a model that computes its own fields are not tracked.
  func track(_ field: Bindgen.Mask, of model: any Bindgen.Model) -> Bool {
    if family.computing > 0 { return false }
    if !tracked.meets(field) { beginTracking(field, of: model) }
    return true
  }

  private func beginTracking(_ field: Bindgen.Mask, of model: any Bindgen.Model) {
    tracked.add(field)
    if !observed.meets(field) { updateObserved(of: model) }
  }

  /// Takes the tracked fields to notify of now. After the notice, a field is tracked again once it is read.
  func takeTracked(_ changed: Bindgen.Mask, of model: any Bindgen.Model) -> Bindgen.Mask {
    var due = changed
    due.keep(tracked)
    tracked.remove(due)
    updateObserved(of: model)
    return due
  }
}

// MARK: - Values

nonisolated extension Bindgen {
  /// Replaces a value, and returns whether it changed.
  static func replace<Value: Equatable>(_ old: inout Value, with new: Value) -> Bool {
    defer { old = new }
    return old != new
  }

  /// Values that can't be compared always count as changed.
  @_disfavoredOverload
  static func replace<Value>(_ old: inout Value, with new: Value) -> Bool {
    old = new
    return true
  }
}

// MARK: - Before a change

nonisolated extension Bindgen.Core {
  /// Calls observers of the model and of its parents before a field is written, once per transaction.
  func willWrite(_ field: Bindgen.Mask, of model: any Bindgen.Model) {
    if family.warns { warn(field, of: model) }
  }

  /// If a closure writes, the remaining closures are called before that write, so that none is called too late.
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
    while !fresh.isEmpty {
      let field = fresh.takeFirst()
      for follower in followers[field] where follower.core.model != nil {
        follower.core.collectWarnings(of: follower.dependents, in: family)
      }
    }
  }

  /// Calls the closure before a field changes, even later in the open transaction, until the result is released.
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

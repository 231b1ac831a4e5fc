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

/// What the models of this module share.
nonisolated enum Bindgen {}

// MARK: - Closures

nonisolated extension Bindgen {
  /// A model that closures observe.
  protocol Observed: FieldModel {}
}

nonisolated extension Bindgen.Observed {
  typealias Subscription = Bindgen.Subscription

  /// Calls the closure once after each transaction, with all that changed.
  ///
  /// - Parameter initial: Whether to call it at once, too, as if all had changed.
  func observe(initial: Bool = false, _ body: @escaping (Self, Changes) -> Void) -> Bindgen.Subscription {
    _core.observe(self, initial: initial, body)
  }

  /// Calls the closure once after each transaction that changed the field, with its value.
  ///
  /// - Parameter initial: Whether to call it at once, too, with the value as it is.
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
    if initial { body(model, Model.Changes(graph.all)) }
    return Bindgen.Subscription(kept: observe(graph.all, of: model) { body($0, Model.Changes($1)) })
  }

  func observe<Model: Bindgen.Model, Value>(
    _ model: Model,
    _ field: (name: Model.Changes, read: (Model) -> Value),
    initial: Bool,
    _ body: @escaping (Value) -> Void
  ) -> Bindgen.Subscription {
    // The pair itself would have its type looked up at each notice.
    let read = field.read
    if initial { body(read(model)) }
    return Bindgen.Subscription(kept: observe(field.name.mask, of: model) { model, _ in body(read(model)) })
  }
}

// MARK: - Children and parents

nonisolated extension Bindgen {
  /// A field of a child, and the derived fields that name it.
  struct Input {
    /// The model holds its children, and is the only one that asks.
    unowned(unsafe) let child: any Model
    /// The child's. (Unmanaged, so that no references are counted: a read through a child takes 107 ns and not 128.)
    let core: Unmanaged<Core>
    let field: Mask
    let users: Mask
  }

  /// The derived fields of a parent that name a field, and all that depends on them.
  struct Follower {
    let core: Core
    let users: Mask
    let dependents: Mask
  }
}

nonisolated extension Bindgen.Core {
  /// Joins a child's transactions, and follows those of its fields that derived fields name.
  func adopt<Child: Bindgen.Model, Parent: Bindgen.Model>(
    _ child: Child,
    by model: Parent,
    _ users: KeyValuePairs<Child.Changes, Parent.Changes> = [:]
  ) {
    self.model = model
    level = max(level, child._core.level + 1)
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

  /// Fields have changed, or may have: what depends on them in parents is out of date.
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

  /// What names a field below, and all that depends on that, is out of date.
  func mark(_ users: Bindgen.Mask, _ dependents: Bindgen.Mask, isChanged: Bool) {
    let fresh = dependents.without(stale)
    stale.add(fresh)
    if isChanged { dirty.add(users) }
    if fresh.isEmpty { return }
    if observed.meets(fresh), let model { wait(model) }
    markParents(of: fresh, isChanged: false)
  }

  /// Brings up to date what these need of children.
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
    /// Computes those of these fields that are out of date.
    func _compute(_ fields: Mask)
    /// Adds the fields that its delegate and its view observe.
    func _addObserved(to fields: inout Mask)
    /// Notifies all that observe it.
    func _notify(_ changed: Mask)
  }

  /// What a model keeps beside its fields, so that every read is right and observers are notified once.
  final class Core {
    let graph: Graph
    /// Derived fields that may be out of date: something that they depend on was written.
    var stale: Mask
    /// Of these, those of which an input has changed. Only they are computed.
    var dirty: Mask
    /// What has changed since observers were notified.
    var changed = Mask()

    // Observers

    /// What is observed, and what must be up to date for that.
    private(set) var observed = Mask()
    private var needed = Mask()
    /// What matters to somebody: to observers here, or to parents.
    var relevant = Mask()
    /// What observers of the list observe, since it was last looked through.
    private var listed = Mask()
    private(set) var observers: [Weak<Observer>] = []
    /// How many there were when the round began.
    private var presentCount = 0
    /// What was read where somebody may track it, since the last notice of it.
    var tracked = Mask()

    // Transactions

    var ownFamily = Family()
    private(set) var isWaiting = false
    /// What observers are to be notified of in this round.
    private(set) var notice = Mask()

    // Children and parents

    /// The fields of children that derived fields name.
    var inputs: [Input] = []
    /// By field, once there are any: the parents that name it.
    var followers: [[Follower]] = []
    var followed = Mask()
    /// How many generations of children are below it.
    var level = 0
    /// A parent, which its children may outlive.
    weak var model: (any Model)?

    // Before a change

    /// Closures to call before something changes.
    var warnings: [Weak<Observer>] = []
    /// What was announced in this transaction, which has a number.
    var announced = Mask()
    var transaction = -1

    init(_ graph: Graph) {
      self.graph = graph
      (stale, dirty) = (graph.derived, graph.derived)
    }
  }
}

nonisolated extension Bindgen.Model {
  /// Makes many writes one transaction: observers are notified once, at its end.
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

  private func compute(_ fields: Bindgen.Mask, of model: any Bindgen.Model) {
    if inputs.isEmpty { return model._compute(fields) }
    family.computing += 1
    refreshInputs(of: fields)
    model._compute(fields)
    family.computing -= 1
  }

  func pass<Field>(_ fields: Bindgen.Mask) -> Bindgen.Pass<Field> {
    Bindgen.Pass(graph: graph, wanted: Field(fields), dirty: Field(dirty))
  }

  /// What was wanted is up to date now. (Inlined, a read after a write takes 5 ns and not 15.)
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
  /// A field was written: by itself a transaction, unless one is open.
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

  /// The end of an action or an update: that of the outermost one notifies.
  func close() {
    if family.depth == 1 && family.isPending { family.notify() }
    family.depth -= 1
  }

  /// (Inlined, a notice takes 115 ns and not 190.)
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
  /// A round begins: computes what observers need, and takes what they are to be notified of.
  func prepare(_ model: any Bindgen.Model) {
    isWaiting = false
    presentCount = observers.count
    if stale.meets(needed) { compute(needed, of: model) }
    notice = changed
    notice.keep(observed)
    changed = Bindgen.Mask()
  }

  func notify(_ model: any Bindgen.Model) {
    let changed = notice
    notice = Bindgen.Mask()
    if changed.isEmpty { forgetEnded(of: model) } else { model._notify(changed) }
    presentCount = 0
  }

  /// What nobody observes any more is not computed again.
  private func forgetEnded(of model: any Bindgen.Model) {
    if observers.contains(where: { $0.object == nil }) { removeEnded() }
    updateObserved(of: model)
  }

  /// Those that end in this round are not called any more, and those that begin are called from the next one on.
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

  /// Calls the closure after each transaction that changed one of these fields, as long as somebody keeps the observer.
  func observe<Model: Bindgen.Model>(
    _ fields: Bindgen.Mask,
    of model: Model,
    _ body: @escaping (Model, Bindgen.Mask) -> Void
  ) -> Bindgen.Observer {
    let observer = Bindgen.Observer(fields) { body(unsafeDowncast($0, to: Model.self), $1) }
    if presentCount == 0 && observers.isFull { removeEnded() }
    observers.append(Bindgen.Weak(observer))
    listed.add(fields)
    begin(fields, of: model)
    return observer
  }

  /// Somebody begins to observe these, and counts from how they are now: also in the middle of a transaction.
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

  /// Who observes what may have changed. What is newly observed counts from how it is now.
  func updateObserved(of model: any Bindgen.Model) {
    var fields = listed
    fields.add(tracked)
    model._addObserved(to: &fields)
    if fields == observed { return }
    let new = fields.without(observed)
    let sources = graph.sources(of: new)
    // They are not observed yet: what comes of this is no change, and nobody waits to tell of it.
    if stale.meets(sources) { compute(sources, of: model) }
    observed = fields
    needed = graph.sources(of: fields)
    relevant = needed
    relevant.add(graph.sources(of: followed))
    changed.remove(new)
  }
}

// MARK: - Families

nonisolated extension Bindgen {
  /// Models that are connected by children: they share transactions.
  final class Family {
    /// How many actions, updates and notices are open.
    var depth = 0
    /// How many transactions there were, and rounds in them.
    var transaction = 0
    /// How many models compute: what they read for that is not tracked.
    var computing = 0
    private(set) var isPending = false
    /// The model that has something to notify of, most often: an array takes half as long again.
    private var only: (any Model)?
    private var several: [any Model] = []
    /// Room for the next round.
    private var spare: [any Model] = []
    /// Whether there are closures to call before something changes, and those that are still to be called.
    var warns = false
    var warnings: [Weak<Observer>] = []
    /// The family that this one became a part of.
    private(set) var larger: Family?
    private var size = 1

    var whole: Family {
      var whole = self
      while let larger = whole.larger { whole = larger }
      return whole
    }

    /// The smaller one joins, so the way to the whole is short.
    static func unite(_ one: Family, _ other: Family) {
      if one === other { return }
      let (small, large) = one.size > other.size ? (other, one) : (one, other)
      large.size += small.size
      large.depth += small.depth
      large.transaction = max(large.transaction, small.transaction) + 1
      large.computing += small.computing
      if let model = small.only.take() { large.add(model) }
      for model in small.several { large.add(model) }
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

    /// Round after round: what observers write, they are notified of in the next one. All models are up to date before
    /// the first of them notifies, children first.
    func notify() {
      var rounds = 0
      var family = self
      repeat {
        rounds += 1
        family.isPending = false
        family.transaction &+= 1
        if let model = family.only.take() {
          model._core.prepare(model)
          if rounds > 1000 { stop([model]) }
          model._core.notify(model)
        } else {
          family.notifySeveral(rounds)
        }
        family = family.whole
        // Where families came together meanwhile, the notice or action that was open first goes on.
      } while family.depth == 1 && family.isPending
    }

    private func notifySeveral(_ rounds: Int) {
      var round: [any Model] = []
      swap(&round, &spare)
      swap(&round, &several)
      round.sort { $0._core.level < $1._core.level }
      for model in round { model._core.prepare(model) }
      if rounds > 1000 { stop(round) }
      for model in round { model._core.notify(model) }
      round.removeAll(keepingCapacity: true)
      swap(&round, &spare)
    }

    private func stop(_ models: [any Model]) -> Never {
      let fields = models.flatMap { model in
        model._core.graph.names(of: model._core.notice).map { "\(type(of: model)).\($0)" }
      }
      fatalError("observers change what they observe; 1000 rounds did not settle \(fields)")
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
  /// A field by its name, and how it is read.
  typealias Field<Value> = (name: Changes, read: (Self) -> Value)
}

// MARK: - What depends on what

nonisolated extension Bindgen {
  /// The fields of a model by their names: its `Changes`.
  protocol FieldSet: OptionSet, Sendable {
    init(_ mask: Mask)
    var mask: Mask { get }
    /// The number of the first field: there must be one.
    var first: Int { get }
  }

  /// Which fields of a model depend on which, known when the code was made.
  final class Graph: Sendable {
    /// The names of all fields, a blank between them.
    let names: String
    /// The derived fields that name a field.
    let users: [Mask]
    /// All that depends on a field in the end.
    let dependents: [Mask]
    /// A field and all that it depends on.
    let sources: [Mask]
    /// All that observers can be notified of.
    let all: Mask
    let derived: Mask

    /// - Parameters:
    ///   - inputs: The fields of its own model that each derived field names.
    ///   - hidden: The private fields.
    init<Field: FieldSet>(
      _: Field.Type,
      _ names: String,
      _ inputs: KeyValuePairs<Field, Field> = [:],
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

    /// These fields and all that they depend on.
    func sources(of fields: Mask) -> Mask {
      var sources = Mask()
      for field in fields.numbers { sources.add(self.sources[field]) }
      return sources
    }

    /// These fields and all that depends on them.
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

  /// A walk through derived fields, each after those that it depends on. (In the width of its own model: another model
  /// of the module may be much wider.)
  struct Pass<Field: FieldSet> {
    let graph: Graph
    let wanted: Field
    private(set) var dirty: Field
    private(set) var changed: Field = []

    /// Whether one of these fields is wanted, and one that it names has changed.
    func isDue(_ fields: Field) -> Bool { !fields.intersection(wanted).isDisjoint(with: dirty) }

    /// A field changed: those that name it are due as well.
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

// MARK: - Sets of fields

nonisolated extension Bindgen {
  /// As many bits as the widest model of this module has fields: `SIMD2<UInt64>` and so on beyond 64.
  typealias Words = UInt64

  /// A set of fields, one bit each: state first, then derived fields, each after those that it depends on.
  struct Mask: Equatable, Sendable {
    var words: Words = Words()

    init() {}

    init(words: Words) { self.words = words }

    /// The fields of a model with no more than 64.
    init(_ word: UInt64) { words[word: 0] = word }

    var firstWord: UInt64 { words[word: 0] }

    subscript(word index: Int) -> UInt64 {
      get { words[word: index] }
      set { words[word: index] = newValue }
    }

    init(field: Int) { words[word: field &>> 6] = 1 &<< UInt64(truncatingIfNeeded: field) }

    var isEmpty: Bool { words == Words() }

    /// The number of the first field: there must be one.
    var first: Int {
      var index = 0
      while words[word: index] == 0 { index &+= 1 }
      return index &<< 6 | words[word: index].trailingZeroBitCount
    }

    func meets(_ other: Mask) -> Bool { words & other.words != Words() }

    mutating func add(_ other: Mask) { words |= other.words }

    /// Flips what both hold.
    mutating func remove(_ other: Mask) { words ^= words & other.words }

    mutating func keep(_ other: Mask) { words &= other.words }

    func without(_ other: Mask) -> Mask { Mask(words: words ^ (words & other.words)) }

    /// Takes the first field out: there must be one.
    mutating func takeFirst() -> Int {
      let first = first
      remove(Mask(field: first))
      return first
    }

    /// The number of each field, ascending.
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

nonisolated extension SIMD where Scalar == UInt64 {
  fileprivate subscript(word index: Int) -> UInt64 {
    get { self[index] }
    set { self[index] = newValue }
  }
}

// MARK: - Observers

nonisolated extension Bindgen {
  /// Calls a closure when one of some fields has changed, as long as its token lives.
  final class Observer {
    let fields: Mask
    private let body: (any Model, Mask) -> Void

    init(_ fields: Mask, _ body: @escaping (any Model, Mask) -> Void) {
      self.fields = fields
      self.body = body
    }

    /// The caller holds it: counting references to its closure would cost a tenth of a notice.
    func call(_ model: any Model, _ changed: Mask) {
      Unmanaged.passUnretained(self)._withUnsafeGuaranteedRef { $0.body(model, changed) }
    }
  }

  /// A model knows its observers weakly: a token may be released on any thread. (A class, because each look at a struct
  /// with a weak reference copies that.)
  final class Weak<Object: AnyObject> {
    private(set) weak var object: Object?

    init(_ object: Object) { self.object = object }
  }
}

nonisolated extension Array {
  /// Whether it must grow: then it is looked through for what has ended, which so costs little an entry.
  var isFull: Bool { count >= 8 && count & (count - 1) == 0 }
}

// MARK: - Combine

nonisolated extension Bindgen {
  // By these names, so that types of yours may have Combine's.
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

  /// Sends where the model lives. It holds the model; a subscription does not.
  struct ModelPublisher<Output>: Publisher {
    typealias Failure = Never

    /// Makes what is to be sent, if anything, of what waits until it is asked for. It is told whether this will be sent
    /// at once.
    typealias Make = (_ waiting: Output?, _ isTaken: Bool) -> Output?

    /// Offers what is sent on subscription, and then all else, as long as somebody keeps the result.
    private let observe: (_ offer: @escaping (Make) -> Void) -> AnyObject

    init(observe: @escaping (_ offer: @escaping (Make) -> Void) -> AnyObject) { self.observe = observe }

    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
      let supply = Supply(subscriber)
      let observer = observe { supply.offer($0) }
      subscriber.receive(subscription: SupplySubscription(supply, observer))
    }
  }

  /// Sends a subscriber as much as it asks for.
  final class Supply<S: Subscriber> {
    private let subscriber: S
    private var demand = Demand.none
    /// Most ask for all there is, once.
    private var wantsAll = false
    /// What came while nothing was asked for.
    private var waiting: S.Input?

    init(_ subscriber: S) { self.subscriber = subscriber }

    func offer(_ make: ModelPublisher<S.Input>.Make) {
      if !wantsAll, demand == .none {
        waiting = make(waiting, false)
      } else if let value = make(nil, true) {
        send(value)
      }
    }

    private func send(_ value: S.Input) {
      if wantsAll {
        _ = subscriber.receive(value)
      } else {
        demand -= 1
        request(subscriber.receive(value))
      }
    }

    func request(_ more: Demand) {
      demand += more
      wantsAll = demand == .unlimited
      guard demand > 0, let value = waiting else { return }
      waiting = nil
      send(value)
    }
  }

  /// What a subscriber has of a model: the observation ends with its observer, which any thread may release.
  final class SupplySubscription<S: Subscriber>: CombineSubscription {
    /// The observer's own.
    private weak var supply: Supply<S>?
    private var observer: AnyObject?

    init(_ supply: Supply<S>, _ observer: AnyObject) {
      self.supply = supply
      self.observer = observer
    }

    func request(_ demand: Demand) { supply?.request(demand) }

    func cancel() { _ = observer.take() }
  }
}

nonisolated extension Bindgen.ModelPublisher {
  /// What changes in a model, once a transaction.
  static func changes<Model: Bindgen.Model>(of model: Model) -> Self where Output: Bindgen.FieldSet {
    Self { offer in
      model._core.observe(model._core.graph.all, of: model) { _, changed in
        offer { waiting, _ in Output(changed).union(waiting ?? []) }
      }
    }
  }

  /// A field's value as it is, and then each change.
  static func field<Model: Bindgen.Model>(
    _ field: Bindgen.Mask,
    of model: Model,
    _ read: @escaping (Model) -> Output
  ) -> Self {
    Self { offer in
      let observer = model._core.observe(field, of: model) { model, _ in offer { _, _ in read(model) } }
      offer { _, _ in read(model) }
      return observer
    }
  }
}

nonisolated extension Bindgen.ModelPublisher<Void> {
  /// Sends before the first change of each transaction.
  static func willChange(_ core: Bindgen.Core) -> Self {
    Self { offer in core.observeBefore { offer { _, _ in () } } }
  }
}

// MARK: - Sequences

nonisolated extension Bindgen {
  /// The sequences that a model feeds. It knows them only weakly, and they end with it.
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

    /// What each transaction changes from now on; what nobody has taken yet is joined with what comes later.
    func changes<Model: Bindgen.Model, Changes: FieldSet>(of model: Model) -> AsyncStream<Changes> {
      AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
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

    /// A field's value as it is now, and after each transaction that changes it.
    func values<Model: Bindgen.Model, Value: Sendable>(
      of field: Mask,
      of model: Model,
      _ read: @escaping (Model) -> Value
    ) -> AsyncStream<Value> {
      AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
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

  /// What a model knows of a sequence.
  protocol Feeding: AnyObject, Sendable {
    func finish()
  }

  /// Feeds a sequence. It lives as long as somebody may iterate, and goes on whichever thread that ends.
  final class Feed<Element: Sendable>: Feeding {
    let continuation: AsyncStream<Element>.Continuation

    init(_ continuation: AsyncStream<Element>.Continuation) {
      self.continuation = continuation
      continuation.onTermination = { _ in withExtendedLifetime(self) {} }
    }

    func finish() { continuation.finish() }
  }
}

// MARK: - Tokens

nonisolated extension Bindgen {
  /// Observes until it is cancelled or released.
  final class Subscription {
    private var kept: AnyObject?

    /// Keeps an object until then: what ends with it.
    init(kept: AnyObject) { self.kept = kept }

    /// What ends with it may cancel it again.
    func cancel() { _ = kept.take() }

    /// Leaves it to a list how long it lasts.
    func store(in subscriptions: inout some RangeReplaceableCollection<Subscription>) {
      subscriptions.append(self)
    }
  }
}

// MARK: - Observation

nonisolated extension Bindgen.Core {
  /// Whether Observation must know of a read. It does not say who tracks, so what was read counts as observed until the
  /// next notice of it. What a model reads to compute its own fields is not tracked.
  func track(_ field: Bindgen.Mask, of model: any Bindgen.Model) -> Bool {
    if family.computing > 0 { return false }
    if !tracked.meets(field) { beginTracking(field, of: model) }
    return true
  }

  private func beginTracking(_ field: Bindgen.Mask, of model: any Bindgen.Model) {
    tracked.add(field)
    if !observed.meets(field) { updateObserved(of: model) }
  }

  /// What to notify of now. Who tracks a field is notified once, and is gone until it reads the field again.
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
  /// Stores a value and says whether it differs from the one before.
  static func replace<Value: Equatable>(_ old: inout Value, with new: Value) -> Bool {
    defer { old = new }
    return old != new
  }

  /// What can't be compared always differs.
  @_disfavoredOverload
  static func replace<Value>(_ old: inout Value, with new: Value) -> Bool {
    old = new
    return true
  }
}

// MARK: - Before a change

nonisolated extension Bindgen.Core {
  /// A field is about to be written: calls who wants to know before a change, of parents too, once a transaction.
  func willWrite(_ field: Bindgen.Mask, of model: any Bindgen.Model) {
    if family.warns { warn(field, of: model) }
  }

  /// A closure that writes has the other closures called first, so that nobody is called too late.
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

  /// Calls the closure before something changes, also later in this transaction, as long as somebody keeps the result.
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

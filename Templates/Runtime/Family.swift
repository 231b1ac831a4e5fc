// MARK: - Families

nonisolated extension Bindgen {
  /// A function that notifies observers, for example inside an animation.
  @_spi(Bindgen) public typealias Telling = (_ tell: () -> Void) -> Void

  /// The plans of reactions and effects. (This class does nothing: models with effects, reactions or events bring the subclass.)
  @_spi(Bindgen) public class Agenda {
    @_spi(Bindgen) public init() {}

    @_spi(Bindgen) public func makeNew() -> Agenda { Agenda() }
    @_spi(Bindgen) public func react(_ model: any Model, in family: Family) {}
    /// Carries out the plans. Returns the family, which may have been merged into another one.
    @_spi(Bindgen) public func settle(_ family: Family) -> Family { family }
    @_spi(Bindgen) public func beginNotice() {}
    @_spi(Bindgen) public func endNotice() {}
    /// Whether events are being delivered to owners: until that is done, all else that follows a transaction waits.
    @_spi(Bindgen) public var isTelling: Bool { false }
    /// Ends the outermost transaction: delivers events to owners, lets removed models leave, and starts the tasks of effects.
    @_spi(Bindgen) public func leave(_ family: Family) {}
    /// Passes all plans to a family that this one was merged into.
    @_spi(Bindgen) public func join(_ family: Family) {}
  }

  /// Models that are connected as parents and children. They share transactions.
  @_spi(Bindgen) public final class Family {
    /// The number of open actions, updates and notices.
    @_spi(Bindgen) public var depth = 0
    /// The number of transactions so far, and of rounds in them.
    @_spi(Bindgen) public var transaction = 0
    /// The number of computations in progress. Fields that they read are not tracked.
    @_spi(Bindgen) public var computing = 0
    @_spi(Bindgen) public var isPending = false
    /// The core of the model to notify, if there is only one, which is usual. (An array would take half as long again.)
    /// (It lives while it waits, as its model is retained. To count references would cost a notice 10 ns.)
    private unowned(unsafe) var only: Core?
    private var several: [any Model] = []
    /// A spare buffer for the next round.
    private var spare: [any Model] = []
    /// Whether there are closures to call before a field changes, and the closures that are still to be called.
    @_spi(Bindgen) public var warns = false
    @_spi(Bindgen) public var warnings: [Weak<Observer>] = []
    /// The family that this one was merged into.
    @_spi(Bindgen) public private(set) var larger: Family?
    /// The function that notifies observers of this transaction, if an action sets one, such as an animation. The last one counts.
    @_spi(Bindgen) public var telling: Telling?
    /// The number of fields that are being edited in place, counted only where a view may be shown fields meanwhile.
    @_spi(Bindgen) public var edits = 0
    private var size = 1
    #if BRANCHES
      /// Models that were removed, and leave the family after this transaction.
      @_spi(Bindgen) public var leaving: [Core] = []
    #endif

    /// The plans of reactions and effects. Nil until there are some.
    @_spi(Bindgen) public var agenda: Agenda?

    @_spi(Bindgen) public var whole: Family {
      var whole = self
      while let larger = whole.larger { whole = larger }
      return whole
    }

    /// Merges the smaller family into the larger one, so that the way to `whole` stays short.
    @_spi(Bindgen) public static func unite(_ one: Family, _ other: Family) {
      if one === other { return }
      let (small, large) = one.size > other.size ? (other, one) : (one, other)
      large.size += small.size
      large.depth += small.depth
      large.transaction = Swift.max(large.transaction, small.transaction) + 1
      large.computing += small.computing
      large.edits += small.edits
      #if BRANCHES
        large.leaving += small.leaving
        small.leaving = []
      #endif
      if let agenda = small.agenda.take() { agenda.join(large) }
      if let core = small.only.take() { large.add(core) }
      for model in small.several { large.add(model._core) }
      if let telling = small.telling.take() { large.telling = telling }
      large.warns = large.warns || small.warns
      large.warnings += small.warnings
      (small.several, small.warnings) = ([], [])
      small.larger = large
    }

    #if BRANCHES
      /// Lets removed models leave the family, unless a transaction is open.
      @_spi(Bindgen) public func letGo() {
        if depth > 0 || leaving.isEmpty || agenda?.isTelling == true { return }
        let cores = leaving
        leaving = []
        Core.letGo(cores)
      }
    #endif

    @_spi(Bindgen) public func leave() {
      depth -= 1
      if depth > 0 { return }
      if telling != nil { telling = nil }
      if let agenda { return agenda.leave(self) }
      #if BRANCHES
        letGo()
      #endif
    }

    /// Adds a model that waits to be notified.
    @_spi(Bindgen) public func add(_ core: Core) {
      if isPending { return addToOthers(core) }
      isPending = true
      only = core
    }

    private func addToOthers(_ core: Core) {
      if let first = only.take()?.waiting { several.append(first) }
      if let model = core.waiting { several.append(model) }
    }

    /// Ends a transaction: runs reactions, starts effects, and then notifies. Observers are notified of writes by observers in the
    /// next round. All models are up to date before the first one notifies, and children notify before their parents.
    @_spi(Bindgen) public func finish() {
      guard let agenda else { return tell(after: 0) }
      let family = agenda.settle(self)
      family.agenda?.beginNotice()
      defer { family.whole.agenda?.endNotice() }
      family.tell(after: 0)
    }

    private func tell(after earlier: Int) {
      var rounds = earlier
      while depth == 1 && isPending {
        // What observers change meanwhile belongs to the animation, too.
        if let telling = telling.take() { return telling { self.tell(after: rounds) } }
        rounds += 1
        isPending = false
        transaction &+= 1
        if let core = only.take() { notify(core, rounds) } else { notifySeveral(rounds) }
        // If families are merged meanwhile, the notice or action that was open first goes on.
        if larger == nil && agenda == nil { continue }
        var family = whole
        if let agenda = family.agenda { family = agenda.settle(family) }
        if family !== self { return family.tell(after: rounds) }
      }
    }

    private func notify(_ core: Core, _ rounds: Int) {
      guard let model = core.takeWaiting() else { return }
      core.prepare(model)
      if rounds > 1000 { stop([model], "observers change what they observe") { $0.notice } }
      core.notify(model)
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

    @_spi(Bindgen) public func stop(_ models: [any Model], _ reason: String, _ fields: (Core) -> Mask) -> Never {
      let names = models.flatMap { model in
        model._core.graph.names(of: fields(model._core)).map { "\(Swift.type(of: model)).\($0)" }
      }
      Swift.fatalError("\(reason); 1000 rounds did not settle \(names)")
    }
  }
}

nonisolated extension Bindgen.Family {
  @_transparent @_spi(Bindgen) public func open() {
    if depth == 0 { transaction &+= 1 }
    depth += 1
  }

  /// Whether there is nothing to do for `finish` and `leave` if an action ends now.
  @_transparent @_spi(Bindgen) public var isQuiet: Bool {
    #if BRANCHES
      if !leaving.isEmpty { return false }
    #endif
    return larger == nil && !isPending && telling == nil && agenda == nil
  }

  /// Ends an action or an update. The end of the outermost one notifies observers.
  /// (The usual end, which nothing follows, counts no references: that would take 4 ns.)
  @_transparent @_spi(Bindgen) public func close() {
    if isQuiet {
      depth -= 1
      return
    }
    if depth == 1 && isPending { finish() }
    if let larger { larger.whole.leave() } else { leave() }
  }
}

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
    /// That of the model to notify, if there is only one, which is usual. (An array would take half as long again.)
    private var only: Core?
    private var several: [Core] = []
    /// A spare buffer for the next round.
    private var spare: [Core] = []
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
    #if BRANCHES
      /// Models that were removed, and leave the family after this transaction.
      var leaving: [Core] = []
    #endif

    #if EFFECTS
      /// Models with reactions to what has changed.
      var reacting: [any Model] = []
      /// What actions cancel and begin, in the order of their calls.
      var plans: [() -> Void] = []
      /// Effects that have begun, and that run when everybody is notified.
      var starts: [() -> Void] = []
      /// What the open actions with effects begin, the innermost last; `nil` while observers are notified.
      var works: [Work?] = []
      /// What tests wait for: all that runs in the family, and in families that were merged into it.
      var watched: [Work] = []
    #endif

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
      #if BRANCHES
        large.leaving += small.leaving
        small.leaving = []
      #endif
      #if EFFECTS
        large.take(small)
      #endif
      if let core = small.only.take() { large.add(core) }
      for core in small.several { large.add(core) }
      if let telling = small.telling.take() { large.telling = telling }
      large.warns = large.warns || small.warns
      large.warnings += small.warnings
      (small.several, small.warnings) = ([], [])
      small.larger = large
    }

    #if BRANCHES
      /// Lets them go if no transaction is open.
      func letGo() {
        if depth > 0 || leaving.isEmpty { return }
        let cores = leaving
        leaving = []
        Core.letGo(cores)
      }
    #endif

    func open() {
      if depth == 0 { transaction &+= 1 }
      depth += 1
    }

    /// Ends an action or an update. The end of the outermost one notifies observers.
    func close() {
      if depth == 1 && isPending { finish() }
      if let larger { larger.whole.leave() } else { leave() }
    }

    private func leave() {
      depth -= 1
      if depth > 0 { return }
      if telling != nil { telling = nil }
      #if BRANCHES
        letGo()
      #endif
      #if EFFECTS
        if !starts.isEmpty { start() }
      #endif
    }

    /// A model waits to be notified.
    func add(_ core: Core) {
      if isPending { return addToOthers(core) }
      isPending = true
      only = core
    }

    private func addToOthers(_ core: Core) {
      if let first = only.take() { several.append(first) }
      several.append(core)
    }

    /// Ends a transaction: reactions, the beginnings of effects, and then a notice. Writes by observers are notified in the
    /// next round. All models are up to date before the first one notifies, and children notify before their parents.
    func finish() {
      #if EFFECTS
        let family = settle()
        // What observers call is no part of what the action began.
        family.works.append(nil)
        defer { family.whole.works.removeLast() }
        family.tell(after: 0)
      #else
        tell(after: 0)
      #endif
    }

    private func tell(after earlier: Int) {
      var rounds = earlier
      while depth == 1 && isPending {
        // What observers change because of it belongs to it.
        if let telling = telling.take() { return telling { self.tell(after: rounds) } }
        rounds += 1
        isPending = false
        transaction &+= 1
        if let core = only.take() { notify(core, rounds) } else { notifySeveral(rounds) }
        // If families are merged meanwhile, the notice or action that was open first goes on.
        if larger != nil { return whole.goOn(after: rounds) }
        #if EFFECTS
          let family = settle()
          if family !== self { return family.tell(after: rounds) }
        #endif
      }
    }

    private func goOn(after rounds: Int) {
      #if EFFECTS
        settle().tell(after: rounds)
      #else
        tell(after: rounds)
      #endif
    }

    private func notify(_ core: Core, _ rounds: Int) {
      guard let model = core.takeWaiting() else { return }
      core.prepare(model)
      if rounds > 1000 { stop([model]) }
      core.notify(model)
    }

    private func notifySeveral(_ rounds: Int) {
      var round: [Core] = []
      Swift.swap(&round, &spare)
      Swift.swap(&round, &several)
      round.sort { $0.level < $1.level }
      let models = round.map { $0.takeWaiting() }
      for (core, model) in Swift.zip(round, models) { if let model { core.prepare(model) } }
      if rounds > 1000 { stop(models.compactMap { $0 }) }
      for (core, model) in Swift.zip(round, models) { if let model { core.notify(model) } }
      round.removeAll(keepingCapacity: true)
      Swift.swap(&round, &spare)
    }

    private func stop(_ models: [any Model]) -> Never {
      stop(models, "observers change what they observe") { $0.notice }
    }

    func stop(_ models: [any Model], _ reason: String, _ fields: (Core) -> Mask) -> Never {
      let names = models.flatMap { model in
        model._core.graph.names(of: fields(model._core)).map { "\(Swift.type(of: model)).\($0)" }
      }
      Swift.fatalError("\(reason); 1000 rounds did not settle \(names)")
    }
  }
}

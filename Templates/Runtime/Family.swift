// MARK: - Families

nonisolated extension Bindgen {
  /// Models that are connected as parents and children. They share transactions.
  final class Family {
    /// The number of open actions, updates and notices.
    var depth = 0
    /// The number of transactions so far, and of rounds in them.
    var transaction = 0
    /// The number of models that compute. Fields that they read for that are not tracked.
    var computing = 0
    private(set) var isPending = false
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
    private var size = 1
    #if BRANCHES
      /// Models that were removed, and leave the family after this transaction.
      var leaving: [Core] = []
    #endif

    #if EFFECTS
      /// Closures to call when no transaction is open any more.
      var ends: [() -> Void] = []
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
      large.transaction = max(large.transaction, small.transaction) + 1
      large.computing += small.computing
      #if BRANCHES
        large.leaving += small.leaving
        small.leaving = []
      #endif
      #if EFFECTS
        large.ends += small.ends
        small.ends = []
      #endif
      if let model = small.only.take() { large.add(model) }
      for model in small.several { large.add(model) }
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

    func add(_ model: any Model) {
      if isPending { return addToOthers(model) }
      isPending = true
      only = model
    }

    private func addToOthers(_ model: any Model) {
      if let first = only.take() { several.append(first) }
      several.append(model)
    }

    /// Notifies in rounds: writes by observers are notified in the next round. All models are up to date before the
    /// first one notifies, and children notify before their parents.
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
        // If families were merged meanwhile, the notice or action that was open first goes on.
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

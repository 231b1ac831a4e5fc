// Needs: Work

// MARK: - The order of a transaction

nonisolated extension Bindgen {
  /// The work that a family still has to do for its open transaction: reactions, events, and effects to cancel and to start.
  @_spi(Bindgen) public final class EffectAgenda: Agenda {
    /// The models whose reactions are due.
    fileprivate var reacting: [any Model] = []
    /// The cancellations and starts of effects that actions have planned, in the order of the calls.
    fileprivate var plans: [() -> Void] = []
    /// Closures that report to models which effects run, called when all effects of the transaction have started or ended.
    @_spi(Bindgen) public var news: [() -> Void] = []
    /// The deliveries of events: to parents within the transaction, and to the callbacks of owners after it.
    @_spi(Bindgen) public var heard: [(parent: Core, hear: () -> Void)] = []
    @_spi(Bindgen) public var sent: [() -> Void] = []
    /// The number of deliveries to owners in progress: more than one if families that were delivering have been merged.
    private var tellers = 0
    /// Closures that create the tasks of started effects, called when all observers are notified.
    @_spi(Bindgen) public var starts: [() -> Void] = []
    /// Closures that mark effects which started in this transaction as no longer new, called just before observers are notified.
    @_spi(Bindgen) public var begun: [() -> Void] = []
    /// The work of each open action with effects, the innermost last. Nil while observers are notified: the effects of actions
    /// that they call are no part of it.
    @_spi(Bindgen) public var works: [Work?] = []
    /// The work that tests wait for: all effects of the family, and of families that were merged into it.
    @_spi(Bindgen) public var watched: [Work] = []

    @_spi(Bindgen) public override func makeNew() -> Agenda { EffectAgenda() }

    @_spi(Bindgen) public override func react(_ model: any Model, in family: Family) {
      reacting.append(model)
      family.isPending = true
    }

    @_spi(Bindgen) public override func beginNotice() { works.append(nil) }
    @_spi(Bindgen) public override func endNotice() { works.removeLast() }

    @_spi(Bindgen) public override var isTelling: Bool { tellers > 0 }

    @_spi(Bindgen) public override func leave(_ family: Family) {
      if isTelling { return }
      let family = sent.isEmpty ? family : tellOwners(in: family)
      // If models were connected meanwhile, the transaction or the delivery that is still open goes on with the rest.
      if family.depth > 0 || family.agenda?.isTelling == true { return }
      #if BRANCHES
        family.letGo()
      #endif
      // In the order in which they began.
      for start in takeAll(&family.planned.starts) { start() }
    }

    /// Delivers events to owners, in the order in which they were sent. Events that owners send meanwhile wait for their turn.
    private func tellOwners(in family: Family) -> Family {
      var family = family
      tellers += 1
      while family.depth == 0, !family.planned.sent.isEmpty {
        var telling = takeAll(&family.planned.sent)[...]
        while family.depth == 0, let tell = telling.popFirst() {
          family.planned.beginNotice()
          tell()
          // Owners may connect models, also with the models whose transaction is open around this.
          family = family.whole
          family.planned.endNotice()
        }
        if !telling.isEmpty { family.planned.sent = telling + family.planned.sent }
      }
      family.planned.tellers -= 1
      return family
    }

    @_spi(Bindgen) public override func join(_ family: Family) {
      let agenda = family.planned
      agenda.reacting += reacting
      agenda.plans += plans
      agenda.news += news
      agenda.heard += heard
      agenda.sent += sent
      agenda.tellers += tellers
      agenda.starts += starts
      agenda.begun += begun
      agenda.works += works
      agenda.watched += watched
      family.isPending =
        family.isPending || !agenda.plans.isEmpty || !agenda.reacting.isEmpty || !agenda.heard.isEmpty
        || !agenda.news.isEmpty
    }

    /// Runs reactions until none is due, then delivers events to parents, then cancels and starts effects, then reports which run;
    /// again until nothing is left.
    @_spi(Bindgen) public override func settle(_ family: Family) -> Family {
      var family = family
      var rounds = Rounds()
      var hearings = 0
      while true {
        let agenda = family.planned
        if !agenda.reacting.isEmpty {
          let models = agenda.takeReacting(family)
          if rounds.areTooMany(with: models) {
            family.stop(models, "reactions change what others react to") { $0.reactive }
          }
          family = Self.react(models[...], in: family)
        } else if !agenda.heard.isEmpty {
          hearings += 1
          if hearings > 1000 { Swift.fatalError("events are sent by who hears them; 1000 rounds did not settle") }
          for event in takeAll(&agenda.heard) {
            #if BRANCHES
              if event.parent.isLeaving { continue }
            #endif
            event.hear()
          }
        } else if !agenda.plans.isEmpty {
          for plan in takeAll(&agenda.plans) { plan() }
        } else if !agenda.news.isEmpty {
          for tell in takeAll(&agenda.news) { tell() }
        } else {
          for announce in takeAll(&agenda.begun) { announce() }
          return family
        }
        family = family.whole
      }
    }
  }
}

nonisolated extension Bindgen.Core {
  /// Registers fields whose changes call reactions of the model.
  @_spi(Bindgen) public func react(to fields: Bindgen.Mask, of model: any Bindgen.Model) {
    reactive.add(fields)
    _ = family.planned
    updateObserved(of: model)
  }

  #if BRANCHES
    /// Drops the pending reactions of a model that was removed in this transaction, by itself or with all models above it. (If it is
    /// still in use, it reacts to later changes, and must not react to these as well then.)
    @_spi(Bindgen) public func stopReacting(_ model: any Bindgen.Model) {
      isReacting = false
      settle(graph.sources(of: reactive), of: model)
      handOut()
      unreacted = Bindgen.Mask()
    }

    /// Whether the model was removed in this transaction, by itself or with all models above it.
    @_spi(Bindgen) public var isLeaving: Bool {
      let left = family.leaving
      return !left.isEmpty && isGone(Swift.Set(left.map(Swift.ObjectIdentifier.init)))
    }

    fileprivate func isGone(_ left: Swift.Set<Swift.ObjectIdentifier>) -> Bool {
      owners.isEmpty ? left.contains(Swift.ObjectIdentifier(self)) : owners.allSatisfy { $0.isGone(left) }
    }
  #endif

  private func react<Model: Bindgen.Model>(_ model: Model, to news: Bindgen.Mask) { Model._react(model, to: news) }

  /// Runs the reactions to what has changed since they ran last.
  @_spi(Bindgen) public func react(_ model: any Bindgen.Model) {
    isReacting = false
    settle(graph.sources(of: reactive), of: model)
    handOut()
    var news = unreacted
    news.keep(reactive)
    unreacted = Bindgen.Mask()
    if !news.isEmpty { react(model, to: news) }
  }
}

nonisolated extension Bindgen.EffectAgenda {
  /// Runs the reactions of models on one level. If one of them changes a model below, that model reacts before the remaining ones.
  private static func react(
    _ models: Swift.ArraySlice<any Bindgen.Model>,
    in family: Bindgen.Family
  ) -> Bindgen.Family {
    var family = family
    for (index, model) in Swift.zip(models.indices, models) {
      let count = family.planned.reacting.count
      let level = model._core.level
      model._core.react(model)
      family = family.whole
      let agenda = family.planned
      if agenda.reacting.dropFirst(count).contains(where: { $0._core.level < level }) {
        agenda.reacting = models[(index + 1)...] + agenda.reacting
        return family
      }
    }
    return family
  }

  /// The rounds of reactions in a transaction. After a thousand, the rounds of each model are counted, because rows may take a
  /// round each.
  private struct Rounds {
    private var count = 0
    private var counts: [Swift.ObjectIdentifier: Int] = [:]

    init() {}

    mutating func areTooMany(with models: [any Bindgen.Model]) -> Bool {
      count += 1
      if count <= 1000 { return false }
      for model in models { counts[Swift.ObjectIdentifier(model), default: 0] += 1 }
      return models.contains { counts[Swift.ObjectIdentifier($0), default: 0] > 1000 }
    }
  }

  /// Removes and returns the models with the fewest generations below them: children react before their parents.
  private func takeReacting(_ family: Bindgen.Family) -> [any Bindgen.Model] {
    #if BRANCHES
      if !family.leaving.isEmpty {
        let left = Swift.Set(family.leaving.map(Swift.ObjectIdentifier.init))
        let gone = reacting.filter { $0._core.isGone(left) }
        reacting.removeAll { $0._core.isGone(left) }
        for model in gone { model._core.stopReacting(model) }
      }
    #endif
    let models = Bindgen.takeAll(&reacting)
    guard models.count > 1, let lowest = models.lazy.map(\._core.level).min() else { return models }
    reacting = models.filter { $0._core.level > lowest }
    return models.filter { $0._core.level == lowest }
  }
}

nonisolated extension Bindgen.Family {
  /// The agenda of the family's effects, created when it is first used.
  @_spi(Bindgen) public var planned: Bindgen.EffectAgenda {
    if let agenda { return Swift.unsafeDowncast(agenda, to: Bindgen.EffectAgenda.self) }
    let new = Bindgen.EffectAgenda()
    agenda = new
    return new
  }

  @_spi(Bindgen) public func add(_ plan: @escaping () -> Void) {
    planned.plans.append(plan)
    isPending = true
  }
}

// Needs: Work

// MARK: - The order of a transaction

nonisolated extension Bindgen {
  /// What the reactions and the effects of a family have planned.
  @_spi(Bindgen) public final class EffectAgenda: Agenda {
    /// Models with reactions to what has changed.
    fileprivate var reacting: [any Model] = []
    /// What actions cancel and begin, in the order of their calls.
    fileprivate var plans: [() -> Void] = []
    /// What tells models which of their effects run, when all of the transaction have begun or ended.
    @_spi(Bindgen) public var news: [() -> Void] = []
    /// What parents hear of events, and what owners are told of them.
    @_spi(Bindgen) public var heard: [(parent: Core, hear: () -> Void)] = []
    @_spi(Bindgen) public var sent: [() -> Void] = []
    /// How often owners are being told: more than once where families that did so were merged.
    private var tellers = 0
    /// Effects that have begun, and that run when everybody is notified.
    @_spi(Bindgen) public var starts: [() -> Void] = []
    /// Tells those of them that observers do not know yet that these will be notified.
    @_spi(Bindgen) public var begun: [() -> Void] = []
    /// What the open actions with effects begin, the innermost last; `nil` while observers are notified: what they call is no
    /// part of what the action began.
    @_spi(Bindgen) public var works: [Work?] = []
    /// What tests wait for: all that runs in the family, and in families that were merged into it.
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
      // Others may go on with that, where models were connected meanwhile.
      if family.depth > 0 || family.agenda?.isTelling == true { return }
      #if BRANCHES
        family.letGo()
      #endif
      // In the order in which they began.
      for start in takeAll(&family.planned.starts) { start() }
    }

    /// Tells owners of events, in the order in which they were sent. What they send meanwhile waits for its turn.
    private func tellOwners(in family: Family) -> Family {
      var family = family
      tellers += 1
      while family.depth == 0, !family.planned.sent.isEmpty {
        var telling = takeAll(&family.planned.sent)[...]
        while family.depth == 0, let tell = telling.popFirst() {
          family.planned.beginNotice()
          tell()
          // Owners may connect models, also with some in whose transaction this is.
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

    /// Runs reactions until none is due, then lets parents hear events, then cancels and begins effects, then tells which run;
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
  /// Makes an action out of each change of these fields, too.
  @_spi(Bindgen) public func react(to fields: Bindgen.Mask, of model: any Bindgen.Model) {
    reactive.add(fields)
    _ = family.planned
    updateObserved(of: model)
  }

  #if BRANCHES
    /// What has changed in the transaction in which its model was removed, or one above it, sets off nothing. (If somebody
    /// keeps it, it reacts to what changes from then on: not to this as well, at a change of anything that is observed.)
    @_spi(Bindgen) public func stopReacting(_ model: any Bindgen.Model) {
      isReacting = false
      settle(graph.sources(of: reactive), of: model)
      handOut()
      unreacted = Bindgen.Mask()
    }

    /// Whether the model was removed in this transaction, or one above it.
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
  /// Runs the reactions of models on one level. Where one of them changes a model below, that comes before the others.
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

  /// How often models have reacted in a transaction. They are counted one by one after a thousand rounds, because rows may
  /// take a round each.
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

  /// The models with the fewest generations below them: children react before their parents.
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
  /// The agenda, to add to it.
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

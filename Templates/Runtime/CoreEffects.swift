// Needs: Agenda, Effects, Settled

// MARK: - Effects in transactions

nonisolated extension Bindgen.Effects {
  /// Creates the effects of a core. Parents cancel them through the core, which may outlive the model.
  @_spi(Bindgen) public convenience init(_ core: Bindgen.Core) {
    self.init()
    core.runningEffects = self
  }
}

nonisolated extension Bindgen.Core: Bindgen.Transactions {
  @_spi(Bindgen) public var effects: Bindgen.Effects? { runningEffects as? Bindgen.Effects }

  @_spi(Bindgen) public func perform<Failure: Swift.Error>(
    in work: Bindgen.Work?,
    _ action: () throws(Failure) -> Void
  ) throws(Failure) {
    // (Afterwards the model may be in another family.)
    let family = family
    family.planned.works.append(work)
    defer { family.whole.planned.works.removeLast() }
    try action()
  }

  @_spi(Bindgen) public func tell(_ news: @escaping () -> Void) {
    family.planned.news.append(news)
    family.isPending = true
  }

  /// Plans a cancellation or the start of an effect, for the time when reactions have run.
  @_spi(Bindgen) public func plan(_ plan: @escaping () -> Void) { family.add(plan) }

  /// The work that `Bindgen.settled` waits for. Empty in release builds.
  @_spi(Bindgen) public var watched: [Bindgen.Work] {
    #if DEBUG
      let agenda = family.planned
      if agenda.watched.isEmpty { agenda.watched = [Bindgen.Work()] }
      return [agenda.watched[0]]
    #else
      return []
    #endif
  }
}

nonisolated extension Bindgen.Family {
  /// The work of the innermost open action with effects, or else of the effect whose task calls.
  @_spi(Bindgen) public var work: Bindgen.Work? {
    guard agenda != nil, let last = planned.works.last else { return Bindgen.Work.ofTask.get() }
    return last
  }
}

nonisolated extension Bindgen.RunningEffect {
  /// Creates the effect's task, on the actor on which the effect has started.
  @_spi(Bindgen) public func start(on home: some _Concurrency.Actor) -> _Concurrency.Task<Void, Never> {
    home.assumeIsolated { home in
      _Concurrency.Task {
        _ = home
        await self.run()
      }
    }
  }
}

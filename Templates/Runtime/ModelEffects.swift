// Needs: Agenda, Effects, Settled

// MARK: - Effects of models

nonisolated extension Bindgen.Effects {
  /// Parents cancel effects through the core, which may outlive the model.
  @_spi(Bindgen) public convenience init(_ core: Bindgen.Core, tell: ((Bindgen.Effects) -> Void)? = nil) {
    if let tell { self.init(in: core, tell: tell) } else { self.init() }
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

  /// Opens an action with effects.
  ///
  /// - Returns: What the action begins, until it is closed.
  @_spi(Bindgen) public func openWork() -> Bindgen.Work {
    let family = family
    family.open()
    let work = Bindgen.Work(in: family.work)
    family.planned.works.append(work)
    return work
  }

  @_spi(Bindgen) public func closeWork() {
    // (Afterwards the model may be in another family.)
    let family = family
    // The reactions to the outermost action are a part of its work.
    close()
    family.whole.planned.works.removeLast()
  }

  /// What an action cancels or begins, when reactions have run.
  @_spi(Bindgen) public func plan(_ plan: @escaping () -> Void) { family.add(plan) }

  /// An effect of the action that is open.
  @_spi(Bindgen) public func plan<Owner>(
    _ owner: Owner,
    _ effects: Bindgen.Effects,
    at place: StaticString,
    _ plan: @escaping Bindgen.RunningEffect<Owner>.Plan,
    start: @escaping Bindgen.RunningEffect<Owner>.Start
  ) {
    let works = family.work.map { [$0] } ?? []
    let effect = Bindgen.RunningEffect(owner, effects, at: place, in: works + watched, self, plan: plan)
    family.add {
      guard let start = effect.begin(start) else { return }
      self.family.planned.starts.append(start)
      self.family.planned.begun.append { effect.announce() }
    }
  }

  /// What `Bindgen.settled` waits for.
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
  /// What the innermost open action with effects begins.
  @_spi(Bindgen) public var work: Bindgen.Work? { agenda == nil ? nil : planned.works.last ?? nil }
}

// Needs: CoreEffects, EffectBodies

// MARK: - Effects of models

nonisolated extension Bindgen {
  /// A model that starts effects.
  @_spi(Bindgen) public protocol Acting: Model {
    /// The actor that its effects run on.
    associatedtype _Home: _Concurrency.GlobalActor
  }

  /// The effects of a model, which end with it.
  @_spi(Bindgen) public final class ModelEffects<Owner: Acting> {
    private unowned let owner: Owner
    private let effects: Effects
    /// The callbacks for what runs, with the names of the effects.
    private var askers: [(word: String, take: (Runs) -> Void)] = []

    @_spi(Bindgen) public init(of owner: Owner) {
      self.owner = owner
      effects = Effects(owner._core)
    }

    /// - Parameter asked: Closures by which the model stores which effects run, by names of effects.
    @_spi(Bindgen) public convenience init(of owner: Owner, _ asked: Swift.KeyValuePairs<String, (Owner, Runs) -> Void>) {
      self.init(of: owner)
      for (word, take) in asked {
        ask(word) { [weak owner] runs in if let owner { take(owner, runs) } }
      }
    }

    /// Adds a callback for the running effects of a name, and returns those that run now.
    @discardableResult
    @_spi(Bindgen) public func ask(_ word: String, _ take: @escaping (Runs) -> Void) -> Runs {
      if askers.isEmpty {
        effects.tellWhatRuns(in: owner._core) { [weak self] effects in
          for asker in self?.askers ?? [] { asker.take(effects.runs(asker.word)) }
        }
      }
      askers.append((word, take))
      return effects.runs(word)
    }

    /// Starts an effect when the reactions to the open action have run. Then `run` reads the fields, and returns the work, or nil if
    /// the effect does not start.
    @_spi(Bindgen) public func begin<Value>(
      _ word: String = "",
      _ policy: EffectPolicy = .all,
      at place: StaticString,
      isCall: Bool = false,
      outlives: Bool = false,
      isMissed: Bool = false,
      run: @escaping (Owner, RunningEffect<Owner>) -> Run<Value>?,
      then: ((Owner, Value) -> Void)? = nil,
      catch failed: ((Owner, any Swift.Error) -> Void)? = nil
    ) {
      let plan: RunningEffect<Owner>.Plan = { owner, running in
        running.id = EffectID(word)
        guard let work = run(owner, running),
          running.enters(running.id, policy, isCall: isCall, outlives: outlives, isMissed: isMissed)
        else { return nil }
        return running.body(work, then: then, catch: failed)
      }
      owner._core.plan(owner, effects, at: place, plan) { $0.start(on: Owner._Home.shared) }
    }

    /// Starts an effect without a result, in the way of `begin`.
    @_spi(Bindgen) public func perform(
      _ word: String = "",
      _ policy: EffectPolicy = .all,
      at place: StaticString,
      outlives: Bool = false,
      isMissed: Bool = false,
      run: @escaping (Owner, RunningEffect<Owner>) -> Run<Void>?,
      then: ((Owner) -> Void)? = nil,
      catch failed: ((Owner, any Swift.Error) -> Void)? = nil
    ) {
      begin(
        word,
        policy,
        at: place,
        outlives: outlives,
        isMissed: isMissed,
        run: run,
        then: then.map { then in { model, _ in then(model) } },
        catch: failed
      )
    }

    /// Cancels the effects that run when the reactions to the open action have run: all of a name, or those with an id.
    @_spi(Bindgen) public func cancel(_ word: String, _ id: (() -> [any Hashable & Sendable])? = nil) {
      owner._core.plan { [effects] in
        if let id { effects.cancel(EffectID(word, id())) } else { effects.cancel(word) }
      }
    }

    @_spi(Bindgen) public func cancelOld(_ word: String) { owner._core.plan { [effects] in effects.cancelOld(word) } }
  }
}

nonisolated extension Bindgen.Core {
  /// Calls the body of an action with effects, and returns the handle of these.
  @discardableResult
  @_spi(Bindgen) public func perform<Failure: Swift.Error>(_ action: () throws(Failure) -> Void) throws(Failure) -> Bindgen.Effect {
    family.open()
    let work = Bindgen.Work(in: family.work)
    family.planned.works.append(work)
    defer {
      // (Afterwards the model may be in another family.)
      let family = family
      // The reactions to the outermost action are a part of its work.
      close()
      family.whole.planned.works.removeLast()
    }
    try action()
    return Bindgen.Effect(work)
  }

  /// Plans an effect of the open action.
  @_spi(Bindgen) public func plan<Owner>(
    _ owner: Owner,
    _ effects: Bindgen.Effects,
    at place: StaticString,
    _ plan: @escaping Bindgen.RunningEffect<Owner>.Plan,
    start: @escaping Bindgen.RunningEffect<Owner>.Start
  ) {
    let work = family.work
    let works = work.map { [$0] } ?? []
    let effect = Bindgen.RunningEffect(owner, effects, at: place, in: works + watched, self, plan: plan)
    family.add {
      let begun = effect.begin { effect in Bindgen.Work.ofTask.withValue(work) { start(effect) } }
      guard let start = begun else { return }
      self.family.planned.starts.append(start)
      self.family.planned.begun.append { effect.announce() }
    }
  }
}

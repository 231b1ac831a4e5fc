// Needs: Effects, Plans, Reducers

// MARK: - Effects of values

nonisolated extension Bindgen {
  /// An effect of a value, which the store starts when the action has been reduced.
  @_spi(Bindgen) public final class PlannedEffect<Action>: BeginningEffect {
    @_spi(Bindgen) public let place: StaticString
    @_spi(Bindgen) public var id: EffectID
    @_spi(Bindgen) public var wait: Run<Void>?
    @_spi(Bindgen) public var rounds: (nonisolated(nonsending) (Run<Void>) async throws -> Void)?
    private var sender: Send<Action>?

    fileprivate init(_ id: EffectID, at place: StaticString) { (self.id, self.place) = (id, place) }

    /// Sends an action while the effect works.
    @_spi(Bindgen) public func send(_ action: Action) { sender?(action) }

    /// Returns the code of the effect's task: it waits, works, and returns the action with which it ends.
    fileprivate func answer<Result>(
      _ work: @escaping Run<Result>,
      then: ((Result) -> Action)?
    ) -> ActionAnswer<Action> {
      { sender in
        self.sender = sender
        if let rounds = self.rounds {
          try await rounds {
            let result = try await work()
            if let then { sender(then(result)) }
          }
          return nil
        }
        if let wait = self.wait, !sender.isCalled { try await wait() }
        let result = try await work()
        return then?(result)
      }
    }
  }
}

nonisolated extension Bindgen.Plans {
  /// Starts an effect when the reactions to the action have run. Then `run` reads the fields, and returns the work, or nil if the
  /// effect does not start.
  ///
  /// - Parameter value: The id of the value: another value in its place starts nothing.
  @_spi(Bindgen) public mutating func _begin<Result>(
    _ word: String = "",
    _ policy: Bindgen.EffectPolicy = .all,
    of value: Swift.AnyHashable? = nil,
    at place: StaticString,
    isCall: Bool = false,
    outlives: Bool = false,
    isMissed: Bool = false,
    run: @escaping (Value, Services, Bindgen.PlannedEffect<Action>) -> Bindgen.Run<Result>?,
    then: ((Result) -> Action)? = nil,
    catch failed: Bindgen.Rescue<Action>? = nil
  ) {
    _plan(value) { value, services, effects in
      let planned = Bindgen.PlannedEffect<Action>(Bindgen.EffectID(word), at: place)
      guard let work = run(value, services, planned) else { return }
      let kind = Bindgen.ActionEffect<Action>.Kind.run(policy, planned.answer(work, then: then), failed)
      var effect = Bindgen.ActionEffect(place: place, id: planned.id, kind: kind)
      (effect.isCall, effect.outlives, effect.isMissed) = (isCall, outlives, isMissed)
      effects.add(effect)
    }
  }

  /// Starts an effect without a result, in the way of `_begin`.
  @_spi(Bindgen) public mutating func _perform(
    _ word: String = "",
    _ policy: Bindgen.EffectPolicy = .all,
    of value: Swift.AnyHashable? = nil,
    at place: StaticString,
    outlives: Bool = false,
    isMissed: Bool = false,
    run: @escaping (Value, Services, Bindgen.PlannedEffect<Action>) -> Bindgen.Run<Void>?,
    then: (() -> Action)? = nil,
    catch failed: Bindgen.Rescue<Action>? = nil
  ) {
    _begin(
      word,
      policy,
      of: value,
      at: place,
      outlives: outlives,
      isMissed: isMissed,
      run: run,
      then: then.map { then in { _ in then() } },
      catch: failed
    )
  }

  /// Cancels effects when the reactions to the action have run: all of a name, or those with an id.
  ///
  /// - Parameter path: The names of the children and lists on the way to the values that the effects belong to.
  @_spi(Bindgen) public mutating func _cancel(
    _ word: String,
    of value: Swift.AnyHashable? = nil,
    at path: [String] = [],
    _ id: ((Value, Services) -> [any Hashable & Sendable])? = nil
  ) {
    _plan(value) { value, services, effects in
      let id = Bindgen.EffectID(word, id?(value, services) ?? [])
      let steps = path.map { Bindgen.Step($0) }
      effects.add(Bindgen.ActionEffect(path: steps, place: "", id: id, kind: .cancel(isOld: false)))
    }
  }

  /// Cancels the effects of a name that started before this action.
  @_spi(Bindgen) public mutating func _cancelOld(_ word: String, of value: Swift.AnyHashable? = nil) {
    _plan(value) { _, _, effects in
      effects.add(Bindgen.ActionEffect(place: "", id: Bindgen.EffectID(word), kind: .cancel(isOld: true)))
    }
  }
}

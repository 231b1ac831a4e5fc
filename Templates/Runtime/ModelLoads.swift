// Needs: Loads, ModelEffects

// MARK: - Loads of models

nonisolated extension Bindgen {
  /// A state that takes time: how it is loaded, and what is known of that.
  @_spi(Bindgen) public final class Load<Owner: Acting, Value> {
    /// The error of the last load, until somebody asks again.
    @_spi(Bindgen) public private(set) var failure: (any Swift.Error)?
    /// Whether a load has succeeded since birth, or since the state was cleared.
    @_spi(Bindgen) public private(set) var isLoaded = false
    /// What runs, from when somebody has asked.
    private var asked: Runs?
    private unowned let owner: Owner
    /// The model's own, where it has others than those of this load.
    private let given: ModelEffects<Owner>?
    private lazy var effects = given ?? ModelEffects(of: owner)
    private let word: String
    private let place: StaticString
    /// The field of the model that tells what is known, and what a write of it does in some models.
    private let field: Owner.Changes
    private let willWrite: ((Owner, Owner.Changes) -> Void)?
    private let wrote: ((Owner, Owner.Changes) -> Void)?
    /// What it depends on, as it was when it had changed last; and the fields of that, with those that are never equal.
    private let inputs: ((Owner) -> Inputs)?
    private var known: Inputs?
    private var (watched, written) = (Mask(), Mask())
    private let clear: ((Owner) -> Void)?
    private let run: (Owner, RunningEffect<Owner>) -> Run<Value>?
    private let then: (Owner, Value) -> Void
    // (Weakly: a task must not keep what cancels it.)
    private lazy var end: (Owner, Value) -> Void = { [weak self, then] owner, value in
      then(owner, value)
      self?.setLoaded(true)
    }
    private lazy var failed: (Owner, any Swift.Error) -> Void = { [weak self] _, error in self?.fail(error) }

    /// - Parameters:
    ///   - willWrite: What a model does that announces its changes.
    ///   - wrote: What a model does if more follows from a change than from others.
    ///   - clear: Gives the state its first value again.
    ///   - run: Reads the fields and gives the work, unless nothing is to be loaded.
    @_spi(Bindgen) public init(
      of owner: Owner,
      effects: ModelEffects<Owner>? = nil,
      _ word: String,
      _ field: Owner.Changes,
      willWrite: ((Owner, Owner.Changes) -> Void)? = nil,
      wrote: ((Owner, Owner.Changes) -> Void)? = nil,
      at place: StaticString,
      on inputs: ((Owner) -> Inputs)? = nil,
      clear: ((Owner) -> Void)? = nil,
      run: @escaping (Owner, RunningEffect<Owner>) -> Run<Value>?,
      then: @escaping (Owner, Value) -> Void
    ) {
      (self.owner, given, self.word, self.field, self.place) = (owner, effects, word, field, place)
      (self.willWrite, self.wrote, self.inputs, self.clear) = (willWrite, wrote, inputs, clear)
      (self.run, self.then) = (run, then)
    }

    @_spi(Bindgen) public var runs: Runs {
      if let asked { return asked }
      let runs = effects.ask(word) { [weak self] runs in self?.write { Bindgen.replace(&$0.asked, with: runs) } }
      asked = runs
      return runs
    }

    /// Loads at once.
    @discardableResult
    @_spi(Bindgen) public func begin() -> Effect { owner._core.perform { begin(isCall: true) } }

    /// Begins to follow the fields that it depends on: the model is made.
    ///
    /// - Parameter written: Those that are never equal.
    @_spi(Bindgen) public func watch(_ fields: Owner.Changes, always written: Owner.Changes = []) {
      // (Each read of what is unowned counts it.)
      let owner = owner
      let core = owner._core
      (watched, self.written) = (fields.mask, written.mask)
      if let inputs { known = core.unseen { inputs(owner) } }
      core.react(to: watched, of: owner)
    }

    /// It is loaded again if what it depends on has changed.
    @_spi(Bindgen) public func react(to changed: Mask) {
      guard changed.meets(watched) else { return }
      let owner = owner
      let isNew = inputs.map { inputs in Bindgen.replace(&known, with: owner._core.unseen { inputs(owner) }) } ?? true
      if isNew || changed.meets(written) { inputsChanged() }
    }

    /// What it depends on has changed: what answers an old question is cancelled, and the new one is asked.
    private func inputsChanged() {
      owner._core.perform {
        effects.cancelOld(word)
        if let clear {
          clear(owner)
          setLoaded(false)
        }
        begin(isCall: false)
      }
    }

    private func begin(isCall: Bool) {
      forget()
      effects.begin(word, .replace, at: place, isCall: isCall, run: run, then: end, catch: failed)
    }

    /// Cancels it, and forgets its failure.
    @_spi(Bindgen) public func cancel() {
      forget()
      effects.cancel(word)
    }

    @_spi(Bindgen) public func forget() { fail(nil) }

    private func fail(_ error: (any Swift.Error)?) {
      write { Bindgen.replace(&$0.failure, with: error) }
    }

    private func setLoaded(_ isLoaded: Bool) {
      write { Bindgen.replace(&$0.isLoaded, with: isLoaded) }
    }

    private func write(_ replace: (Load) -> Bool) {
      willWrite?(owner, field)
      guard replace(self) else { return }
      if let wrote { wrote(owner, field) } else { owner._wrote(field) }
    }
  }
}

// Needs: Loads, ModelEffects

// MARK: - Loads of models

nonisolated extension Bindgen {
  /// The load of a state: how it is loaded, whether that runs, and whether it has succeeded or failed.
  @_spi(Bindgen) public final class Load<Owner: Acting, Value> {
    /// The error of the last load, until the next one starts.
    @_spi(Bindgen) public private(set) var failure: (any Swift.Error)?
    /// Whether a load has succeeded since the creation of the model, or since the state was cleared.
    @_spi(Bindgen) public private(set) var isLoaded = false
    /// The running effects of the load. Nil until they are first read.
    private var asked: Runs?
    private unowned let owner: Owner
    /// The effects of the model, if it has others than those of this load.
    private let given: ModelEffects<Owner>?
    private lazy var effects = given ?? ModelEffects(of: owner)
    private let word: String
    private let place: StaticString
    /// The field of the model that stands for what is known of the load, and closures that some models call around a write of it.
    private let field: Owner.Changes
    private let willWrite: ((Owner, Owner.Changes) -> Void)?
    private let wrote: ((Owner, Owner.Changes) -> Void)?
    /// The inputs, and their values at their last change; then their fields, and those among them that are `equal: never`.
    private let inputs: ((Owner) -> Inputs)?
    private var known: Inputs?
    private var (watched, written) = (Mask(), Mask())
    private let clear: ((Owner) -> Void)?
    private let run: (Owner, RunningEffect<Owner>) -> Run<Value>?
    private let then: (Owner, Value) -> Void
    // (Weakly: a task must not retain what cancels it.)
    private lazy var end: (Owner, Value) -> Void = { [weak self, then] owner, value in
      then(owner, value)
      self?.setLoaded(true)
    }
    private lazy var failed: (Owner, any Swift.Error) -> Void = { [weak self] _, error in self?.fail(error) }

    /// - Parameters:
    ///   - willWrite: Announces a change, in a model that does so.
    ///   - wrote: Replaces `_wrote`, in a model in which more follows from a change of this field.
    ///   - clear: Gives the state its initial value again.
    ///   - run: Reads the fields and returns the work, or nil if nothing is to be loaded.
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

    /// Begins to follow the fields that it depends on. Called at the end of the model's initializer.
    ///
    /// - Parameter written: The fields that are `equal: never`.
    @_spi(Bindgen) public func watch(_ fields: Owner.Changes, always written: Owner.Changes = []) {
      // (Each read of an unowned reference counts it.)
      let owner = owner
      let core = owner._core
      (watched, self.written) = (fields.mask, written.mask)
      if let inputs { known = core.unseen { inputs(owner) } }
      core.react(to: watched, of: owner)
    }

    /// Loads again if the inputs have changed.
    @_spi(Bindgen) public func react(to changed: Mask) {
      guard changed.meets(watched) else { return }
      let owner = owner
      let isNew = inputs.map { inputs in Bindgen.replace(&known, with: owner._core.unseen { inputs(owner) }) } ?? true
      if isNew || changed.meets(written) { inputsChanged() }
    }

    /// Cancels the loads of old inputs, and loads for the changed ones.
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

    /// Cancels the load, and forgets its failure.
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

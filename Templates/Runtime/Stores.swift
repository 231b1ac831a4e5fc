// Needs: CoreEffects, Differences, Engine, Plans, Reducers, TestStores, Warnings

// MARK: - Stores

nonisolated extension Bindgen {
  @_spi(Bindgen) public static func gone(_ place: StaticString) -> Sent {
    warn("\(place): the store that this one belongs to is gone")
    return Sent()
  }

  @_spi(Bindgen) public static func replaced(_ place: StaticString) -> Sent {
    warn("\(place): what this store showed is gone")
    return Sent()
  }
}

// MARK: - Constants of a value

nonisolated extension Bindgen {
  /// Takes the constant of another value, and returns whether it differs.
  @_spi(Bindgen) public static func take<Value: Equatable>(_ old: inout Value, _ new: Value) -> Bool { replace(&old, with: new) }

  /// Takes a constant that can't be compared. It counts as unchanged, because it hardly ever changes.
  @_disfavoredOverload
  @_spi(Bindgen) public static func take<Value>(_ old: inout Value, _ new: Value) -> Bool {
    old = new
    return false
  }
}

// MARK: - What stores share

nonisolated extension Bindgen {
  /// The contents of a store beside its fields: its value, the services, and the running effects.
  @_spi(Bindgen) public final class Stored<Value: Reduced> {
    /// The whole value, as it is now.
    @_spi(Bindgen) public var state: Value
    /// The services of the value. Nil in a store that shows a part of another store's value.
    @_spi(Bindgen) public let services: Value.Services?
    /// Sends an action to the store above. Nil if there is none: this store does not show a part of another's value.
    @_spi(Bindgen) public var sendUp: ((Value.Action) -> Sent)?
    /// Sends an action to the store above a row. Stores of the row's children use this if the row's own store is released.
    @_spi(Bindgen) public let rowUp: ((Value.Action) -> Sent)?
    @_spi(Bindgen) public let engine = Engine<Value.Action> { warn($0) }
    /// The running effects, as last reported to the store.
    @_spi(Bindgen) public var running: Running?

    @_spi(Bindgen) public init(
      _ state: Value,
      _ services: Value.Services? = nil,
      send: ((Value.Action) -> Sent)? = nil,
      row: ((Value.Action) -> Sent)? = nil
    ) {
      (self.state, self.services, sendUp, rowUp) = (state, services, send ?? row, row)
    }
  }

  /// A model that shows the fields of a value, and sends actions to it.
  @_spi(Bindgen) public protocol Storing: Model {
    associatedtype _Value: Reduced
    var _stored: Stored<_Value> { get }
    /// Compares the value with the reported fields, and reports the changes.
    func _compare()
    /// Announces that all fields may change.
    func _announce()
    /// Puts the store's own lists into a new value, with the rows of that, because the own lists have links to their readers.
    func _keepLists(of new: inout _Value)
    /// Starts an effect, and returns a closure that creates its task.
    func _begin(_ effect: ActionEffect<_Value.Action>, _ effects: Effects, _ work: Work) -> (() -> Void)?
    /// Ends the effects of rows and children that are gone.
    func _endGone(_ running: Running)
    /// Takes the running effects of this value, and those of its children and rows.
    func _takeRuns(_ running: Running?)
    /// Returns the receiver of an event: the store of the value that sent it, if that store is in use.
    func _receiver(_ path: Swift.ArraySlice<Step>) -> ((Any) -> Void)?
  }
}

nonisolated extension Bindgen {
  /// A store whose value, or a child or a row of it, starts effects.
  @_spi(Bindgen) public protocol ActingStore: Storing {
    /// The actor that the effects run on.
    associatedtype _Home: _Concurrency.GlobalActor
  }
}

nonisolated extension Bindgen.ActingStore {
  @_spi(Bindgen) public func _begin(
    _ effect: Bindgen.ActionEffect<_Value.Action>,
    _ effects: Bindgen.Effects,
    _ work: Bindgen.Work
  ) -> (() -> Void)? {
    _run(effect, effects, work) { $0.start(on: _Home.shared) }
  }
}

nonisolated extension Bindgen.Storing {
  @_spi(Bindgen) public var _engine: Bindgen.Engine<_Value.Action> { _stored.engine }

  @_spi(Bindgen) public func _announce() {}
  @_spi(Bindgen) public func _keepLists(of new: inout _Value) {}
  @_spi(Bindgen) public func _endGone(_ running: Bindgen.Running) {}
  @_spi(Bindgen) public func _takeRuns(_ running: Bindgen.Running?) {}
  @_spi(Bindgen) public func _receiver(_ path: Swift.ArraySlice<Bindgen.Step>) -> ((Any) -> Void)? { nil }
  @_spi(Bindgen) public func _begin(
    _ effect: Bindgen.ActionEffect<_Value.Action>,
    _ effects: Bindgen.Effects,
    _ work: Bindgen.Work
  ) -> (() -> Void)? { nil }

  @_spi(Bindgen) public func _send(_ action: _Value.Action) -> Bindgen.Sent {
    if let send = _stored.sendUp { return send(action) }
    return _engine.send(action) { _reduce($0) }
  }

  private func _reduce(_ action: _Value.Action) {
    let (stored, core) = (_stored, _core)
    guard let services = stored.services else { return }
    core.open()
    defer { core.close() }
    _announce()
    let effects = Bindgen.Plans.reduce(&stored.state, action, services)
    let engine = stored.engine
    if !effects.sent.isEmpty { engine.tell(effects) { _receiver($0) } }
    _compare()
    engine.carryOut(effects, in: core.family, begin: { _begin($0, $1, $2) }, endGone: { _endGone($0) })
    if engine.takeNews() { _takeRuns(engine.running) }
  }

  /// Takes the new value of the part that this store shows.
  @_spi(Bindgen) public func _take(_ state: _Value) {
    var new = state
    _keepLists(of: &new)
    _stored.state = new
    _compare()
  }

  /// Starts an effect of the store.
  ///
  /// - Parameter start: Creates its task, on the store's actor.
  @_spi(Bindgen) public func _run(
    _ effect: Bindgen.ActionEffect<_Value.Action>,
    _ effects: Bindgen.Effects,
    _ work: Bindgen.Work,
    _ start: @escaping Bindgen.RunningEffect<Self>.Start
  ) -> (() -> Void)? {
    // (Only the path: with the whole effect, the running one would retain itself.)
    let path = effect.path
    let running = Bindgen.RunningEffect(self, effects, at: effect.place, in: [work] + _core.watched) { [weak self] in
      self?._hasEnded(path)
    } plan: { _, running in
      running.body(of: effect) { store, action in store._engine.send(from: work) { _ = store._send(action) } }
    }
    return running.begin(start)
  }

  private func _hasEnded(_ path: [Bindgen.Step]) {
    _core.open()
    defer { _core.close() }
    _engine.hasEnded(path)
    if _engine.takeNews() { _takeRuns(_engine.running) }
  }

  /// Returns the closures of a view's binding: one that reads a field, and one that sends the action for a new value.
  @_spi(Bindgen) public func binding<Field>(
    get: @escaping (Self) -> Field,
    send: @escaping (Field) -> _Value.Action
  ) -> (get: () -> Field, set: (Field) -> Void) {
    ({ get(self) }, { _ = self._send(send($0)) })
  }
}

// MARK: - Effects of a store

nonisolated extension Bindgen.RunningEffect {
  /// Returns the code of an effect's task in a store, or `nil` if the effect does not start.
  ///
  /// - Parameter isTest: Whether it is a test store, which ends with its test, and reports what still runs then.
  @_spi(Bindgen) public func body<Action>(
    of effect: Bindgen.ActionEffect<Action>,
    isTest: Bool = false,
    _ send: @escaping (Owner, Action) -> Void
  ) -> Body? {
    guard case .run(let policy, let work, let rescue) = effect.kind,
      enters(
        effect.id,
        policy,
        isCall: effect.isCall,
        outlives: effect.outlives && !isTest,
        isMissed: effect.isMissed && !isTest
      )
    else { return nil }
    let sender = Bindgen.Send<Action>(isCalled: isCalled) { action in
      if let owner = self.target { send(owner, action) }
    }
    return {
      let last: Action?
      do {
        last = try await work(sender)
      } catch {
        guard let rescue, self.catches(error) else { throw error }
        last = rescue(error)
      }
      if let last { self.end { send($0, last) } }
    }
  }
}

// Made by bindgen from Plain.bindgen.yml. Do not edit: change the spec.
// swift-format-ignore-file
// swiftlint:disable all

import Observation

@MainActor final class Counter {
  // MARK: Inputs

  let clock: any Clock<Duration>

  // MARK: State

  var count: Int {
    get { _count }
    set { if Bindgen.replace(&_count, with: newValue) { _wrote(.count) } }
  }

  // MARK: Actions

  func add() {
    _core.open()
    defer { _core.close() }
    count += 1
  }

  @discardableResult
  func start(_ body: @escaping @Sendable () async throws -> Void) -> Bindgen.Effect {
    let _work: Bindgen.Work = _core.openWork()
    defer { _core.closeWork() }
    _startEffect("Counter.start") { _model, _effect in
      if !_effect.enters(.init("start"), .replace) { return nil }
      let _actions = _Effects(_effect: _effect)
      return { try await _actions._runStart(body) }
    }
    return Bindgen.Effect(_work)
  }

  func stop() {
    _core.open()
    defer { _core.close() }
    _core.plan { [self] in
      _core.effects?.cancel("start")
    }
  }

  // MARK: Init

  init(clock: any Clock<Duration>, count: Int = 0) {
    self.clock = clock
    _count = count
  }

  private lazy var _runningEffects: Bindgen.Effects = Bindgen.Effects(_core)

  private func _startEffect(_ place: StaticString, _ plan: @escaping Bindgen.RunningEffect<Counter>.Plan) {
    _core.plan(self, _runningEffects, at: place, plan) { effect in
      _Concurrency.Task { @MainActor in await effect.run() }
    }
  }

  private var _count: Int
  let _core = Bindgen.Core(Counter._graph)
}

// MARK: - Machinery

@MainActor extension Counter: @MainActor Bindgen.Model, nonisolated Bindgen.Shown {
  /// The fields that a transaction changed.
  nonisolated struct Changes: Bindgen.FieldSet {
    let rawValue: UInt64
    static var count: Changes { Changes(field: 0) }
  }

  private static let _graph = Bindgen.Graph(of: Counter.self, .part("clock", \.clock), .state("count", \.count))
}

extension Counter {
  /// What the effects of `Counter` can use: the values they name, and its actions while the effects run.
  @MainActor struct _Effects {
    let _effect: Bindgen.RunningEffect<Counter>

    func add() { _effect.perform { $0.add() } }

    func _runStart(_ body: @escaping @Sendable () async throws -> Void) async throws {
      try await body()
      add()
    }
  }
}

@MainActor final class Echo {
  // MARK: State

  var text: String {
    get { _text }
    set { if Bindgen.replace(&_text, with: newValue) { _wrote(.text) } }
    _modify {
      defer { _wrote(.text) }
      yield &_text
    }
  }

  var echo: String {
    get { _echo }
    set { if Bindgen.replace(&_echo, with: newValue) { _wrote(.echo) } }
    _modify {
      defer { _wrote(.echo) }
      yield &_echo
    }
  }

  // MARK: Actions

  func textChanged() {
    _core.open()
    defer { _core.close() }
    echo = text
  }

  // MARK: Init

  init(text: String = "", echo: String = "") {
    _text = text
    _echo = echo
    _core.react(to: Changes([.text]).mask, of: self)
  }

  func _react(to changed: Bindgen.Mask) {
    let changes: Changes = Changes(changed)
    if !changes.isDisjoint(with: [.text]) { self.textChanged() }
  }

  private var _text: String
  private var _echo: String
  let _core = Bindgen.Core(Echo._graph)
}

// MARK: - Machinery

@MainActor extension Echo: @MainActor Bindgen.Model, nonisolated Bindgen.Shown {
  /// The fields that a transaction changed.
  nonisolated struct Changes: Bindgen.FieldSet {
    let rawValue: UInt64
    static var text: Changes { Changes(field: 0) }
    static var echo: Changes { Changes(field: 1) }
  }

  private static let _graph = Bindgen.Graph(of: Echo.self, .state("text", \.text), .state("echo", \.echo))
}

@MainActor final class Pair {
  // MARK: Inputs

  let one: Counter
  let two: Counter

  // MARK: Actions

  func start(_ body: @escaping @Sendable () async throws -> Void) {
    _core.open()
    defer { _core.close() }
    one.start(body)
    two.start(body)
    one.count += 10
  }

  func stop() {
    _core.open()
    defer { _core.close() }
    _core.plan { [self] in
      one._core.effects?.cancel("start")
      two._core.effects?.cancel("start")
    }
  }

  // MARK: Init

  init(one: Counter, two: Counter) {
    self.one = one
    self.two = two
    _core.adopt(one, by: self)
    _core.adopt(two, by: self)
  }

  let _core = Bindgen.Core(Pair._graph)
}

// MARK: - Machinery

@MainActor extension Pair: @MainActor Bindgen.Model, nonisolated Bindgen.Shown {
  /// The fields that a transaction changed.
  nonisolated struct Changes: Bindgen.FieldSet {
    let rawValue: UInt64
  }

  private static let _graph = Bindgen.Graph(of: Pair.self, .part("one", \.one), .part("two", \.two))
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
@Other final class Remote: Observation.Observable {
  // MARK: Inputs

  private let client: any SearchClient
  private let log: any EventLog

  // MARK: State

  var query: String {
    get { _tracked(.query, \.query)._query }
    set { if Bindgen.replace(&_query, with: newValue) { _wrote(.query) } }
    _modify {
      defer { _wrote(.query) }
      yield &_query
    }
  }

  var found: [Item] {
    get { _tracked(.found, \.found)._found }
    set { if Bindgen.replace(&_found, with: newValue) { _wrote(.found) } }
    _modify {
      defer { _wrote(.found) }
      yield &_found
    }
  }

  var count: Int {
    get { _tracked(.count, \.count)._count }
    set { if Bindgen.replace(&_count, with: newValue) { _wrote(.count) } }
  }

  // MARK: Actions

  @discardableResult
  func search(_ text: String) -> Bindgen.Effect {
    let _work: Bindgen.Work = _core.openWork()
    defer { _core.closeWork() }
    query = text
    _startEffect("Remote.search") { _model, _effect in
      if !_effect.enters(.init("search"), .replace) { return nil }
      let _timer = Bindgen.EffectTimer(after: _Effects._afterSearch(), on: _Concurrency.ContinuousClock())
      let _actions = _Effects(_effect: _effect)
      let client = _model.client
      let query = _model.query
      let log = _model.log
      return {
        try await _timer.wait()
        let _result = try await _actions._runSearch(client, query, log)
        _effect.end { $0.searchFinished(_result) }
      }
    }
    return Bindgen.Effect(_work)
  }

  private func searchFinished(_ items: [Item]) {
    Other.preconditionIsolated()
    found = items
  }

  @discardableResult
  func spread(_ times: Int) -> Bindgen.Effect {
    let _work: Bindgen.Work = _core.openWork()
    defer { _core.closeWork() }
    _startEffect("Remote.spread") { _model, _effect in
      if !_effect.enters() { return nil }
      let _actions = _Effects(_effect: _effect)
      return { try await _actions._runSpread(times) }
    }
    return Bindgen.Effect(_work)
  }

  func add() {
    _core.open()
    defer { _core.close() }
    Other.preconditionIsolated()
    count += 1
  }

  func foundChanged() {
    _core.open()
    defer { _core.close() }
    add()
  }

  // MARK: Init

  init(client: any SearchClient, log: any EventLog, query: String = "", found: [Item] = [], count: Int = 0) {
    self.client = client
    self.log = log
    _query = query
    _found = found
    _count = count
    _core.react(to: Changes([.found]).mask, of: self)
  }

  private lazy var _runningEffects: Bindgen.Effects = Bindgen.Effects(_core)

  private func _startEffect(_ place: StaticString, _ plan: @escaping Bindgen.RunningEffect<Remote>.Plan) {
    _core.plan(self, _runningEffects, at: place, plan) { effect in
      _Concurrency.Task { @Other in await effect.run() }
    }
  }

  func _react(to changed: Bindgen.Mask) {
    let changes: Changes = Changes(changed)
    if !changes.isDisjoint(with: [.found]) { self.foundChanged() }
  }

  let _registrar = Observation.ObservationRegistrar()

  private var _query: String
  private var _found: [Item]
  private var _count: Int
  let _core = Bindgen.Core(Remote._graph)
}

// MARK: - Machinery

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
@Other extension Remote: @Other Bindgen.Observed, @Other Bindgen.Tracked, nonisolated Bindgen.Shown {
  /// The fields that a transaction changed.
  nonisolated struct Changes: Bindgen.FieldSet {
    let rawValue: UInt64
    static var query: Changes { Changes(field: 0) }
    static var found: Changes { Changes(field: 1) }
    static var count: Changes { Changes(field: 2) }
  }

  /// The fields that can be observed one by one.
  @Other struct Fields {
    var query: _Field<String> { (.query, { $0.query }) }
    var found: _Field<[Item]> { (.found, { $0.found }) }
    var count: _Field<Int> { (.count, { $0.count }) }
  }
  typealias _Field<Value> = (name: Changes, read: (Remote) -> Value)
  static var _fields: Fields { Fields() }

  private static let _graph = Bindgen.Graph(
    of: Remote.self,
    .state("query", \.query),
    .state("found", \.found),
    .state("count", \.count)
  )

  func _notify(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(changed)
    _core.notifyObservers(of: self, changed)
    _notifyReaders(changes)
  }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension Remote {
  /// What the effects of `Remote` can use: the values they name, and its actions while the effects run.
  @Other struct _Effects {
    let _effect: Bindgen.RunningEffect<Remote>

    func add() { _effect.perform { $0.add() } }

    func _runSearch(_ client: any SearchClient, _ query: String, _ log: any EventLog) async throws -> [Item] {
      Other.preconditionIsolated()
      let found = try await client.search(query)
      await log.write(query)
      Other.preconditionIsolated()
      return found
    }

    static func _afterSearch() -> Swift.Duration { .milliseconds(1) }

    func _runSpread(_ times: Int) async throws {
      await withTaskGroup(of: Void.self) { group in
        for _ in 0..<times { group.addTask { await add() } }
      }
    }
  }
}

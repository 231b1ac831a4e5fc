// Made by bindgen from Plain.bindgen.yml. Do not edit: change the spec.
// swift-format-ignore-file
// swiftlint:disable all

import Observation

@MainActor final class Counter {
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

  func start(_ body: @escaping @Sendable () async throws -> Void) { _ = start(body) as Bindgen.Effect }

  @_disfavoredOverload @discardableResult
  func start(_ body: @escaping @Sendable () async throws -> Void) -> Bindgen.Effect {
    _core.perform {
      _effects.perform("start", .replace, at: "Counter.start") { _, effect in
        @MainActor func add() { effect.target?.add() }
        return {
          try await body()
          add()
        }
      }
    }
  }

  func stop() {
    _core.open()
    defer { _core.close() }
    _effects.cancel("start")
  }

  init(clock: any Clock<Duration>, count: Int = 0) {
    self.clock = clock
    _count = count
  }

  private lazy var _effects: Bindgen.ModelEffects<Counter> = Bindgen.ModelEffects(of: self)

  private var _count: Int
  let _core = Bindgen.Core(Counter._graph)
}

// MARK: - Machinery

@MainActor extension Counter: @MainActor Bindgen.Acting, nonisolated Bindgen.Shown {
  typealias _Home = MainActor

  /// The fields that a transaction changed.
  nonisolated struct Changes: Bindgen.FieldSet {
    let rawValue: UInt64
    static var count: Changes { Changes(field: 0) }
  }

  private static let _graph = Bindgen.Graph(of: Counter.self, .part("clock", \.clock), .state("count", \.count))
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

  init(text: String = "", echo: String = "") {
    _text = text
    _echo = echo
    _core.react(to: Changes([.text]).mask, of: self)
  }

  static func _react(_ model: Echo, to changed: Bindgen.Mask) { model._react(to: changed) }

  private func _react(to changed: Bindgen.Mask) {
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
    _core.plan { [self] in one._core.effects?.cancel("start") }
    _core.plan { [self] in two._core.effects?.cancel("start") }
  }

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

  func search(_ text: String) { _ = search(text) as Bindgen.Effect }

  @_disfavoredOverload @discardableResult
  func search(_ text: String) -> Bindgen.Effect {
    _core.perform {
      query = text
      _effects.begin("search", .replace, at: "Remote.search") { remote, effect in
        let (client, query, log) = (remote.client, remote.query, remote.log)
        effect.delay(.milliseconds(1), on: _Concurrency.ContinuousClock())
        return {
          Other.preconditionIsolated()
          let found = try await client.search(query)
          await log.write(query)
          Other.preconditionIsolated()
          return found
        }
      } then: {
        $0.searchFinished($1)
      }
    }
  }

  private func searchFinished(_ items: [Item]) {
    Other.preconditionIsolated()
    found = items
  }

  func spread(_ times: Int) { _ = spread(times) as Bindgen.Effect }

  @_disfavoredOverload @discardableResult
  func spread(_ times: Int) -> Bindgen.Effect {
    _core.perform {
      _effects.perform(at: "Remote.spread") { _, effect in
        @Other func add() { effect.target?.add() }
        return {
          await withTaskGroup(of: Void.self) { group in
            for _ in 0..<times { group.addTask { await add() } }
          }
        }
      }
    }
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

  init(client: any SearchClient, log: any EventLog, query: String = "", found: [Item] = [], count: Int = 0) {
    self.client = client
    self.log = log
    _query = query
    _found = found
    _count = count
    _core.react(to: Changes([.found]).mask, of: self)
  }

  private lazy var _effects: Bindgen.ModelEffects<Remote> = Bindgen.ModelEffects(of: self)

  static func _react(_ model: Remote, to changed: Bindgen.Mask) { model._react(to: changed) }

  private func _react(to changed: Bindgen.Mask) {
    let changes: Changes = Changes(changed)
    if !changes.isDisjoint(with: [.found]) { self.foundChanged() }
  }

  private var _query: String
  private var _found: [Item]
  private var _count: Int
  let _core = Bindgen.Core(Remote._graph)
  let _registrar = Observation.ObservationRegistrar()
}

// MARK: - Machinery

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
@Other
extension Remote: @Other Bindgen.Observed, @Other Bindgen.Acting, @Other Bindgen.Tracked, nonisolated Bindgen.Shown {
  typealias _Home = Other

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

  static func _notify(_ model: Remote, _ changed: Bindgen.Mask) { model._notify(changed) }

  private func _notify(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(changed)
    _core.notifyObservers(of: self, changed)
    _notifyReaders(changes)
  }
}

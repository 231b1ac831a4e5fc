// Made by bindgen from Hidden.bindgen.yml. Do not edit: change the spec.
// swift-format-ignore-file
// swiftlint:disable all

@MainActor final class Silent {
  // MARK: State

  var count: Int {
    get { _count }
    set { if Bindgen.replace(&_count, with: newValue) { _wrote(0) } }
  }
  private var _count: Int

  // MARK: What follows

  var text: String {
    if _staleness.stale.has(1) { _settle(Silent._graph.sources[1]) }
    return _cache.text
  }

  // MARK: Actions

  /// Makes many writes in one go.
  @discardableResult
  func update<Result>(_ body: (Silent) throws -> Result) rethrows -> Result { try body(self) }

  // MARK: Making

  init(count: Int = 0) {
    _count = count
  }

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph = Bindgen.Graph(states: 1, inputs: [[0]])
  private var _staleness: Bindgen.Staleness = Bindgen.Staleness(Silent._graph)
  private struct Cache {
    var text: String = ""
  }
  private var _cache: Cache = Cache()

  private func _wrote(_ field: Int) { _staleness.wrote(field, Silent._graph) }

  private func _settle(_ wanted: Bindgen.Mask) {
    var pass: Bindgen.Pass = _staleness.pass(0, wanted)
    if pass.isDue(1) {
      let value: String = _SilentFormulas.text(_count)
      if Bindgen.replace(&_cache.text, with: value) { pass.cameOut(1) }
    }
    _staleness.finish(pass, 0x2)
  }
}

/// The spec's expressions: each sees what it names, and nothing else of the model.
@MainActor enum _SilentFormulas {
  static func text(_ count: Int) -> String { String(count) }
}

@MainActor final class Page: Bindgen.MainActorObserved {
  // MARK: State

  var count: Int {
    get { _count }
    set { if Bindgen.replace(&_count, with: newValue) { _wrote(0) } }
  }
  private var _count: Int

  // MARK: What follows

  var text: String {
    _refresh(1)
    return _cache.text
  }

  // MARK: Actions

  func step() {
    _core.open()
    defer { _end() }
    _performStep()
  }

  private func _performStep() { count += 1 }

  // MARK: Making

  init(count: Int = 0) {
    _count = count
  }

  // MARK: Who is told

  /// The fields that a transaction changed.
  nonisolated struct Changes: OptionSet, Sendable {
    let rawValue: UInt64
    static let count: Changes = Changes(rawValue: 1 &<< 0)
    static let text: Changes = Changes(rawValue: 1 &<< 1)
  }

  /// The fields that can be observed one by one.
  @MainActor struct Fields {
    var count: Page.Field<Int> { (0, { $0.count }) }
    var text: Page.Field<String> { (1, { $0.text }) }
  }

  static let _fields: Fields = Fields()
  let _observers: Bindgen.Observers<Page, Changes> = Bindgen.Observers()

  func _addWatched(to fields: inout Bindgen.Mask) {
    fields.add(_observers.fields)
  }

  func _tell(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(rawValue: changed.bits)
    _observers.tell(self, changes, changed)
  }

  static let _names: String = "count text"

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph = Bindgen.Graph(states: 1, inputs: [[0]])
  let _core: Bindgen.Core = Bindgen.Core(Page._graph)
  private struct Cache {
    var text: String = ""
  }
  private var _cache: Cache = Cache()
  private var _told: Cache = Cache()

  func _settle(_ wanted: Bindgen.Mask) {
    var pass: Bindgen.Pass = _core.staleness.pass(0, wanted)
    if pass.isDue(1) {
      let value: String = _PageFormulas.text(_count)
      if Bindgen.replace(&_cache.text, with: value) { pass.cameOut(1) }
    }
    _core.finish(pass, 0x2)
  }

  func _remember() { _told = _cache }

  func _compare() -> Bindgen.Mask {
    var equal: Bindgen.Mask = Bindgen.Mask()
    if Bindgen.areEqual(_told.text, _cache.text) { equal.add(1) }
    _told = Cache()
    return equal
  }
}

/// The spec's expressions: each sees what it names, and nothing else of the model.
@MainActor enum _PageFormulas {
  static func text(_ count: Int) -> String { String(count) }
}

nonisolated final class Free: Bindgen.NonisolatedObserved {
  // MARK: State

  var count: Int {
    get { _count }
    set { if Bindgen.replace(&_count, with: newValue) { _wrote(0) } }
  }
  private var _count: Int

  // MARK: What follows

  var text: String {
    _refresh(1)
    return _cache.text
  }

  // MARK: Making

  init(count: Int = 0) {
    _count = count
  }

  // MARK: Who is told

  /// The fields that a transaction changed.
  nonisolated struct Changes: OptionSet, Sendable {
    let rawValue: UInt64
    static let count: Changes = Changes(rawValue: 1 &<< 0)
    static let text: Changes = Changes(rawValue: 1 &<< 1)
  }

  /// The fields that can be observed one by one.
  nonisolated struct Fields {
    var count: Free.Field<Int> { (0, { $0.count }) }
    var text: Free.Field<String> { (1, { $0.text }) }
  }

  static let _fields: Fields = Fields()
  let _observers: Bindgen.NonisolatedObservers<Free, Changes> = Bindgen.NonisolatedObservers()

  func _addWatched(to fields: inout Bindgen.Mask) {
    fields.add(_observers.fields)
  }

  func _tell(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(rawValue: changed.bits)
    _observers.tell(self, changes, changed)
  }

  static let _names: String = "count text"

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph = Bindgen.Graph(states: 1, inputs: [[0]])
  let _core: Bindgen.Core = Bindgen.Core(Free._graph)
  private struct Cache {
    var text: String = ""
  }
  private var _cache: Cache = Cache()
  private var _told: Cache = Cache()

  func _settle(_ wanted: Bindgen.Mask) {
    var pass: Bindgen.Pass = _core.staleness.pass(0, wanted)
    if pass.isDue(1) {
      let value: String = _FreeFormulas.text(_count)
      if Bindgen.replace(&_cache.text, with: value) { pass.cameOut(1) }
    }
    _core.finish(pass, 0x2)
  }

  func _remember() { _told = _cache }

  func _compare() -> Bindgen.Mask {
    var equal: Bindgen.Mask = Bindgen.Mask()
    if Bindgen.areEqual(_told.text, _cache.text) { equal.add(1) }
    _told = Cache()
    return equal
  }
}

/// The spec's expressions: each sees what it names, and nothing else of the model.
nonisolated enum _FreeFormulas {
  static func text(_ count: Int) -> String { String(count) }
}

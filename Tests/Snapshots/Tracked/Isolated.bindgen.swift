// Made by bindgen from Isolated.bindgen.yml. Do not edit: change the spec.
// swift-format-ignore-file
// swiftlint:disable all

import Observation

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
@MainActor final class Account: Bindgen.MainActorTrackedFamilyModel, Observation.Observable {
  // MARK: State

  var name: String {
    get {
      if !_core.isComputing { _noteRead(0) }
      return _name
    }
    set { if Bindgen.replace(&_name, with: newValue) { _wrote(0) } }
    _modify {
      defer { _wrote(0) }
      yield &_name
    }
  }
  private var _name: String

  var visits: Int {
    get {
      if !_core.isComputing { _noteRead(1) }
      return _visits
    }
    set { if Bindgen.replace(&_visits, with: newValue) { _wrote(1) } }
  }
  private var _visits: Int

  // MARK: What follows

  var greeting: String {
    _refresh(2)
    if !_core.isComputing { _noteRead(2) }
    return _cache.greeting
  }

  // MARK: Actions

  func visit() {
    _core.open()
    defer { _end() }
    _performVisit()
  }

  private func _performVisit() { visits += 1 }

  // MARK: Making

  init(name: String = "", visits: Int = 0) {
    _name = name
    _visits = visits
  }

  // MARK: Who is told

  private static let _marks: [Bindgen.Mark] = Bindgen.marks(3)
  let _readers: Bindgen.Readers = Bindgen.Readers(Account._marks)

  func _addWatched(to fields: inout Bindgen.Mask) {
    fields.add(_readers.counted())
  }

  func _tell(_ changed: Bindgen.Mask) {
    _readers.tell()
  }

  static let _names: String = "name visits greeting"

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph = Bindgen.Graph(states: 2, inputs: [[0]])
  let _core: Bindgen.MainActorFamilyCore = Bindgen.MainActorFamilyCore(Account._graph)
  private struct Cache {
    var greeting: String = ""
  }
  private var _cache: Cache = Cache()
  private var _told: Cache = Cache()

  func _settle(_ wanted: Bindgen.Mask) {
    var pass: Bindgen.Pass = _core.staleness.pass(0, wanted)
    if pass.isDue(2) {
      let value: String = _AccountFormulas.greeting(_name)
      if Bindgen.replace(&_cache.greeting, with: value) { pass.cameOut(2) }
    }
    _core.finish(pass, 0x4)
  }

  func _remember() { _told = _cache }

  func _compare() -> Bindgen.Mask {
    var equal: Bindgen.Mask = Bindgen.Mask()
    if Bindgen.areEqual(_told.greeting, _cache.greeting) { equal.add(2) }
    _told = Cache()
    return equal
  }
}

/// The spec's expressions: each sees what it names, and nothing else of the model.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
@MainActor enum _AccountFormulas {
  static func greeting(_ name: String) -> String { "Hello, \(name)" }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
@MainActor
final class Page: Bindgen.MainActorObservedFamilyModel, Bindgen.MainActorTrackedFamilyModel, Observation.Observable {
  // MARK: What it is given

  let account: Account
  private let open: any Opener

  // MARK: State

  var title: String {
    get {
      _noteRead(0)
      return _title
    }
    set { if Bindgen.replace(&_title, with: newValue) { _wrote(0) } }
    _modify {
      defer { _wrote(0) }
      yield &_title
    }
  }
  private var _title: String

  // MARK: What follows

  var header: String {
    _refresh(1)
    _noteRead(1)
    return _cache.header
  }

  // MARK: Actions

  func show() {
    _core.open()
    defer { _end() }
    _performShow()
  }

  private func _performShow() { open.open(account) }

  // MARK: Making

  init(
    view: (any PageView)?,
    account: Account = _PageFormulas.account(),
    open: any Opener,
    title: String = "",
    delegate: (any PageDelegate)? = nil
  ) {
    self.account = account
    self.open = open
    _title = title
    _adopt(account._core, [0, 2], from: 2)
    self.delegate = delegate
    _watch()
    attach(view)
  }

  // MARK: Who is told

  /// The fields that a transaction changed.
  nonisolated struct Changes: OptionSet, Sendable {
    let rawValue: UInt64
    static let title: Changes = Changes(rawValue: 1 &<< 0)
    static let header: Changes = Changes(rawValue: 1 &<< 1)
  }

  weak var delegate: (any PageDelegate)? {
    didSet { delegate == nil ? _watch() : _join(_core.graph.all) }
  }

  private func _tell(_ delegate: any PageDelegate, _ changes: Changes) {
    delegate.page(self, didChange: changes)
    if changes.contains(.title) { delegate.pageDidChangeTitle(self) }
    if changes.contains(.header) { delegate.pageDidChangeHeader(self) }
  }

  /// The fields that can be observed one by one.
  @MainActor struct Fields {
    var title: Page.Field<String> { (0, { $0.title }) }
    var header: Page.Field<String> { (1, { $0.header }) }
  }

  static let _fields: Fields = Fields()
  let _observers: Bindgen.Observers<Page, Changes> = Bindgen.Observers()

  private(set) weak var view: (any PageView)?

  /// Gives the view all that it shows, and from then on what changes.
  func attach(_ view: (any PageView)?) {
    self.view = view
    guard let view else { return _watch() }
    _join(Page._shown)
    view.header = header
  }

  private static let _shown: Bindgen.Mask = Bindgen.Mask([1])

  private func _show(_ changes: Changes, on view: any PageView) {
    if changes.contains(.header) { view.header = header }
  }

  private static let _marks: [Bindgen.Mark] = Bindgen.marks(2)
  let _readers: Bindgen.Readers = Bindgen.Readers(Page._marks)

  func _addWatched(to fields: inout Bindgen.Mask) {
    if delegate != nil { fields.add(_core.graph.all) }
    fields.add(_observers.fields)
    if view != nil { fields.add(Page._shown) }
    fields.add(_readers.counted())
  }

  func _tell(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(rawValue: changed.bits)
    if let delegate { _tell(delegate, changes) } else { _watch() }
    _observers.tell(self, changes, changed)
    if let view { _show(changes, on: view) } else { _watch() }
    _readers.tell()
  }

  static let _names: String = "title header"

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph = Bindgen.Graph(states: 1, inputs: [[0, 3]], outside: [[], [2]])
  static var _level: Int { 1 }
  let _core: Bindgen.MainActorFamilyCore = Bindgen.MainActorFamilyCore(Page._graph)
  private struct Cache {
    var header: String = ""
  }
  private var _cache: Cache = Cache()
  private var _told: Cache = Cache()

  func _settle(_ wanted: Bindgen.Mask) {
    if _core.needs(3, for: wanted) { account._bringUpToDate(Bindgen.Mask(2)) }
    var pass: Bindgen.Pass = _core.staleness.pass(0, wanted)
    if pass.isDue(1) {
      let value: String = _PageFormulas.header(_title, account)
      if Bindgen.replace(&_cache.header, with: value) { pass.cameOut(1) }
    }
    _core.finish(pass, 0x2)
  }

  func _remember() { _told = _cache }

  func _compare() -> Bindgen.Mask {
    var equal: Bindgen.Mask = Bindgen.Mask()
    if Bindgen.areEqual(_told.header, _cache.header) { equal.add(1) }
    _told = Cache()
    return equal
  }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
@MainActor protocol Opener {
  func open(_ account: Account)
}

/// Is told what changed in `Page`, once a transaction.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
@MainActor protocol PageDelegate: AnyObject {
  func page(_ page: Page, didChange changes: Page.Changes)
  func pageDidChangeTitle(_ page: Page)
  func pageDidChangeHeader(_ page: Page)
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
@MainActor extension PageDelegate {
  func page(_ page: Page, didChange changes: Page.Changes) {}
  func pageDidChangeTitle(_ page: Page) {}
  func pageDidChangeHeader(_ page: Page) {}
}

/// What `Page` asks of its view.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
@MainActor protocol PageView: AnyObject {
  var header: String { get set }
  func blink()
}

/// The spec's expressions: each sees what it names, and nothing else of the model.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
@MainActor enum _PageFormulas {
  // Without isolated default values, a default argument does not know that it runs on the actor.
  #if hasFeature(IsolatedDefaultValues)
    static func account() -> Account {
      Account()
    }
  #else
    nonisolated static func account() -> Account {
      MainActor.assumeIsolated {
        Account()
      }
    }
  #endif

  static func header(_ title: String, _ account: Account) -> String { "\(title): \(account.greeting)" }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
nonisolated final class Probe: Bindgen.NonisolatedObserved, Bindgen.NonisolatedTracked, Observation.Observable {
  // MARK: State

  var value: Int {
    get {
      _noteRead(0)
      return _value
    }
    set { if Bindgen.replace(&_value, with: newValue) { _wrote(0) } }
  }
  private var _value: Int

  // MARK: What follows

  var square: Int {
    _refresh(1)
    _noteRead(1)
    return _cache.square
  }

  // MARK: Actions

  func step() {
    _core.open()
    defer { _end() }
    _performStep()
  }

  private func _performStep() { value += 1 }

  // MARK: Making

  init(value: Int = 0) {
    _value = value
  }

  // MARK: Who is told

  /// The fields that a transaction changed.
  nonisolated struct Changes: OptionSet, Sendable {
    let rawValue: UInt64
    static let value: Changes = Changes(rawValue: 1 &<< 0)
    static let square: Changes = Changes(rawValue: 1 &<< 1)
  }

  /// The fields that can be observed one by one.
  nonisolated struct Fields {
    var value: Probe.Field<Int> { (0, { $0.value }) }
    var square: Probe.Field<Int> { (1, { $0.square }) }
  }

  static let _fields: Fields = Fields()
  let _observers: Bindgen.NonisolatedObservers<Probe, Changes> = Bindgen.NonisolatedObservers()

  private static let _marks: [Bindgen.Mark] = Bindgen.marks(2)
  let _readers: Bindgen.Readers = Bindgen.Readers(Probe._marks)

  func _addWatched(to fields: inout Bindgen.Mask) {
    fields.add(_observers.fields)
    fields.add(_readers.counted())
  }

  func _tell(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(rawValue: changed.bits)
    _observers.tell(self, changes, changed)
    _readers.tell()
  }

  static let _names: String = "value square"

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph = Bindgen.Graph(states: 1, inputs: [[0]])
  let _core: Bindgen.Core = Bindgen.Core(Probe._graph)
  private struct Cache {
    var square: Int = 0
  }
  private var _cache: Cache = Cache()
  private var _told: Cache = Cache()

  func _settle(_ wanted: Bindgen.Mask) {
    var pass: Bindgen.Pass = _core.staleness.pass(0, wanted)
    if pass.isDue(1) {
      let value: Int = _ProbeFormulas.square(_value)
      if Bindgen.replace(&_cache.square, with: value) { pass.cameOut(1) }
    }
    _core.finish(pass, 0x2)
  }

  func _remember() { _told = _cache }

  func _compare() -> Bindgen.Mask {
    var equal: Bindgen.Mask = Bindgen.Mask()
    if Bindgen.areEqual(_told.square, _cache.square) { equal.add(1) }
    _told = Cache()
    return equal
  }
}

/// The spec's expressions: each sees what it names, and nothing else of the model.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
nonisolated enum _ProbeFormulas {
  static func square(_ value: Int) -> Int { value * value }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
@Workshop final class Machine: Bindgen.WorkshopTracked, Observation.Observable {
  // MARK: State

  var speed: Int {
    get {
      _noteRead(0)
      return _speed
    }
    set { if Bindgen.replace(&_speed, with: newValue) { _wrote(0) } }
  }
  private var _speed: Int

  // MARK: What follows

  var label: String {
    _refresh(1)
    _noteRead(1)
    return _cache.label
  }

  // MARK: Actions

  func hurry() {
    _core.open()
    defer { _end() }
    _performHurry()
  }

  private func _performHurry() { speed += 1 }

  // MARK: Making

  init(speed: Int = 0) {
    _speed = speed
  }

  // MARK: Who is told

  private static let _marks: [Bindgen.Mark] = Bindgen.marks(2)
  let _readers: Bindgen.Readers = Bindgen.Readers(Machine._marks)

  func _addWatched(to fields: inout Bindgen.Mask) {
    fields.add(_readers.counted())
  }

  func _tell(_ changed: Bindgen.Mask) {
    _readers.tell()
  }

  static let _names: String = "speed label"

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph = Bindgen.Graph(states: 1, inputs: [[0]])
  let _core: Bindgen.Core = Bindgen.Core(Machine._graph)
  private struct Cache {
    var label: String = ""
  }
  private var _cache: Cache = Cache()
  private var _told: Cache = Cache()

  func _settle(_ wanted: Bindgen.Mask) {
    var pass: Bindgen.Pass = _core.staleness.pass(0, wanted)
    if pass.isDue(1) {
      let value: String = _MachineFormulas.label(_speed)
      if Bindgen.replace(&_cache.label, with: value) { pass.cameOut(1) }
    }
    _core.finish(pass, 0x2)
  }

  func _remember() { _told = _cache }

  func _compare() -> Bindgen.Mask {
    var equal: Bindgen.Mask = Bindgen.Mask()
    if Bindgen.areEqual(_told.label, _cache.label) { equal.add(1) }
    _told = Cache()
    return equal
  }
}

/// The spec's expressions: each sees what it names, and nothing else of the model.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
@Workshop enum _MachineFormulas {
  static func label(_ speed: Int) -> String { "\(speed) turns" }
}

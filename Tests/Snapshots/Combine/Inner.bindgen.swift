// Made by bindgen from Inner.bindgen.yml. Do not edit: change the spec.
// swift-format-ignore-file
// swiftlint:disable all

#if canImport(Combine)
  import Combine
#else
  import OpenCombine
#endif

/// Stands alone, and states no isolation.
final class Meadow: Bindgen.Published {
  // MARK: State

  var sheep: [String] {
    get { _sheep }
    set {
      _forewarn(0)
      if Bindgen.replace(&_sheep, with: newValue) { _wrote(0) }
    }
    _modify {
      _forewarn(0)
      defer { _wrote(0) }
      yield &_sheep
    }
  }
  private var _sheep: [String]

  var grass: Double {
    get { _grass }
    set {
      _forewarn(1)
      if Bindgen.replace(&_grass, with: newValue) { _wrote(1) }
    }
  }
  private var _grass: Double

  var fence: String {
    get { _fence }
    set {
      _forewarn(2)
      _fence = newValue
      _wrote(2)
    }
    _modify {
      _forewarn(2)
      defer { _wrote(2) }
      yield &_fence
    }
  }
  private var _fence: String

  // MARK: What follows

  var count: Int {
    _refresh(3)
    return _cache.count
  }

  var isBare: Bool {
    _refresh(4)
    return _cache.isBare
  }

  // MARK: Actions

  func graze(by amount: Double) {
    _core.open()
    defer { _end() }
    _performGraze(by: amount)
  }

  private func _performGraze(by amount: Double) { grass -= amount }

  func welcome(_ names: [String]) {
    _core.open()
    defer { _end() }
    _performWelcome(names)
  }

  private func _performWelcome(_ names: [String]) {
    for name in names { sheep.append(name) }
    fence = "closed"
  }

  // MARK: Making

  init(sheep: [String] = [], grass: Double = 1, fence: String = "") {
    _sheep = sheep
    _grass = grass
    _fence = fence
  }

  // MARK: Who is told

  /// The fields that a transaction changed.
  struct Changes: OptionSet, Sendable {
    let rawValue: UInt64
    static let sheep: Changes = Changes(rawValue: 1 &<< 0)
    static let grass: Changes = Changes(rawValue: 1 &<< 1)
    static let fence: Changes = Changes(rawValue: 1 &<< 2)
    static let count: Changes = Changes(rawValue: 1 &<< 3)
    static let isBare: Changes = Changes(rawValue: 1 &<< 4)
  }

  /// Sends once after each transaction, with all that changed.
  var changesPublisher: Bindgen.ModelPublisher<Changes> { _publishChanges { $0.union($1) } }

  /// The fields that can be observed one by one.
  struct Fields {
    var sheep: Meadow.Field<[String]> { (0, { $0.sheep }) }
    var grass: Meadow.Field<Double> { (1, { $0.grass }) }
    var fence: Meadow.Field<String> { (2, { $0.fence }) }
    var count: Meadow.Field<Int> { (3, { $0.count }) }
    var isBare: Meadow.Field<Bool> { (4, { $0.isBare }) }
  }

  static let _fields: Fields = Fields()
  let _observers: Bindgen.Observers<Meadow, Changes> = Bindgen.Observers()

  func _addWatched(to fields: inout Bindgen.Mask) {
    fields.add(_observers.fields)
  }

  func _tell(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(rawValue: changed.bits)
    _observers.tell(self, changes, changed)
  }

  static let _names: String = "sheep grass fence count isBare"

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph = Bindgen.Graph(states: 3, inputs: [[0], [1, 3]])
  let _core: Bindgen.Core = Bindgen.Core(Meadow._graph)
  private struct Cache {
    var count: Int = 0
    var isBare: Bool = false
  }
  private var _cache: Cache = Cache()
  private var _told: Cache = Cache()

  func _settle(_ wanted: Bindgen.Mask) {
    var pass: Bindgen.Pass = _core.staleness.pass(0, wanted)
    if pass.isDue(3) {
      let value: Int = _MeadowFormulas.count(_sheep)
      if Bindgen.replace(&_cache.count, with: value) { pass.cameOut(3, marking: 0x10) }
    }
    if pass.isDue(4) {
      let value: Bool = _MeadowFormulas.isBare(_grass, _cache.count)
      if Bindgen.replace(&_cache.isBare, with: value) { pass.cameOut(4) }
    }
    _core.finish(pass, 0x18)
  }

  func _remember() { _told = _cache }

  func _compare() -> Bindgen.Mask {
    var equal: Bindgen.Mask = Bindgen.Mask()
    if Bindgen.areEqual(_told.count, _cache.count) { equal.add(3) }
    if Bindgen.areEqual(_told.isBare, _cache.isBare) { equal.add(4) }
    _told = Cache()
    return equal
  }
}

extension Meadow: Bindgen.ObservableObject {}

/// The spec's expressions: each sees what it names, and nothing else of the model.
enum _MeadowFormulas {
  static func count(_ sheep: [String]) -> Int { sheep.count }
  static func isBare(_ grass: Double, _ count: Int) -> Bool { grass < Double(count) }
}

/// Has no publishers of its own, and a parent that has.
final class Barn: Bindgen.ObservedFamilyModel {
  // MARK: State

  var hay: Int {
    get { _hay }
    set {
      _forewarn(0)
      if Bindgen.replace(&_hay, with: newValue) { _wrote(0) }
    }
  }
  private var _hay: Int

  var paint: String {
    get { _paint }
    set {
      _forewarn(1)
      if Bindgen.replace(&_paint, with: newValue) { _wrote(1) }
    }
    _modify {
      _forewarn(1)
      defer { _wrote(1) }
      yield &_paint
    }
  }
  private var _paint: String

  // MARK: What follows

  var bales: Int {
    if !_core.isTelling { return _BarnFormulas.bales(_hay) }
    _refresh(2)
    return _cache.bales
  }

  // MARK: Actions

  func bring(_ amount: Int) {
    _core.open()
    defer { _end() }
    _performBring(amount)
  }

  private func _performBring(_ amount: Int) { hay += amount }

  // MARK: Making

  init(hay: Int = 0, paint: String = "red", delegate: (any BarnDelegate)? = nil) {
    _hay = hay
    _paint = paint
    self.delegate = delegate
    _watch()
  }

  // MARK: Who is told

  /// The fields that a transaction changed.
  struct Changes: OptionSet, Sendable {
    let rawValue: UInt64
    static let hay: Changes = Changes(rawValue: 1 &<< 0)
    static let paint: Changes = Changes(rawValue: 1 &<< 1)
    static let bales: Changes = Changes(rawValue: 1 &<< 2)
  }

  weak var delegate: (any BarnDelegate)? {
    didSet { delegate == nil ? _watch() : _join(_core.graph.all) }
  }

  private func _tell(_ delegate: any BarnDelegate, _ changes: Changes) {
    delegate.barn(self, didChange: changes)
    if changes.contains(.hay) { delegate.barnDidChangeHay(self) }
    if changes.contains(.paint) { delegate.barnDidChangePaint(self) }
    if changes.contains(.bales) { delegate.barnDidChangeBales(self) }
  }

  /// The fields that can be observed one by one.
  struct Fields {
    var hay: Barn.Field<Int> { (0, { $0.hay }) }
    var paint: Barn.Field<String> { (1, { $0.paint }) }
    var bales: Barn.Field<Int> { (2, { $0.bales }) }
  }

  static let _fields: Fields = Fields()
  let _observers: Bindgen.Observers<Barn, Changes> = Bindgen.Observers()

  func _addWatched(to fields: inout Bindgen.Mask) {
    if delegate != nil { fields.add(_core.graph.all) }
    fields.add(_observers.fields)
  }

  func _tell(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(rawValue: changed.bits)
    if let delegate { _tell(delegate, changes) } else { _watch() }
    _observers.tell(self, changes, changed)
  }

  static let _names: String = "hay paint bales"

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph = Bindgen.Graph(states: 2, inputs: [[0]])
  let _core: Bindgen.FamilyCore = Bindgen.FamilyCore(Barn._graph)
  private struct Cache {
    var bales: Int = 0
  }
  private var _cache: Cache = Cache()
  private var _told: Cache = Cache()

  func _settle(_ wanted: Bindgen.Mask) {
    var pass: Bindgen.Pass = _core.staleness.pass(0, wanted)
    if pass.isDue(2) {
      let value: Int = _BarnFormulas.bales(_hay)
      if Bindgen.replace(&_cache.bales, with: value) { pass.cameOut(2) }
    }
    _core.finish(pass, 0x4)
  }

  func _remember() { _told = _cache }

  func _compare() -> Bindgen.Mask {
    var equal: Bindgen.Mask = Bindgen.Mask()
    if Bindgen.areEqual(_told.bales, _cache.bales) { equal.add(2) }
    _told = Cache()
    return equal
  }
}

/// Is told what changed in `Barn`, once a transaction.
protocol BarnDelegate: AnyObject {
  func barn(_ barn: Barn, didChange changes: Barn.Changes)
  func barnDidChangeHay(_ barn: Barn)
  func barnDidChangePaint(_ barn: Barn)
  func barnDidChangeBales(_ barn: Barn)
}

extension BarnDelegate {
  func barn(_ barn: Barn, didChange changes: Barn.Changes) {}
  func barnDidChangeHay(_ barn: Barn) {}
  func barnDidChangePaint(_ barn: Barn) {}
  func barnDidChangeBales(_ barn: Barn) {}
}

/// The spec's expressions: each sees what it names, and nothing else of the model.
enum _BarnFormulas {
  static func bales(_ hay: Int) -> Int { hay / 10 }
}

/// Has publishers, and closures too.
final class Farm: Bindgen.ObservedFamilyModel, Bindgen.PublishedFamilyModel {
  // MARK: What it is given

  let barn: Barn
  let meadow: Pasture

  // MARK: State

  var name: String {
    get { _name }
    set {
      _forewarn(0)
      if Bindgen.replace(&_name, with: newValue) { _wrote(0) }
    }
    _modify {
      _forewarn(0)
      defer { _wrote(0) }
      yield &_name
    }
  }
  private var _name: String

  // MARK: What follows

  var bales: Int {
    _refresh(1)
    return _cache.bales
  }

  var summary: String {
    _refresh(2)
    return _cache.summary
  }

  // MARK: Actions

  func fill() {
    _core.open()
    defer { _end() }
    _performFill()
  }

  private func _performFill() {
    barn.bring(10)
    meadow.add()
  }

  // MARK: Making

  init(
    view: (any FarmView)?,
    barn: Barn = _FarmFormulas.barn(),
    meadow: Pasture = _FarmFormulas.meadow(),
    name: String = "Farm"
  ) {
    self.barn = barn
    self.meadow = meadow
    _name = name
    _adopt(barn._core, [0, 2], from: 3)
    _adopt(meadow._core, [0, 2], from: 5)
    attach(view)
  }

  // MARK: Who is told

  /// The fields that a transaction changed.
  struct Changes: OptionSet, Sendable {
    let rawValue: UInt64
    static let name: Changes = Changes(rawValue: 1 &<< 0)
    static let bales: Changes = Changes(rawValue: 1 &<< 1)
    static let summary: Changes = Changes(rawValue: 1 &<< 2)
  }

  /// Sends once after each transaction, with all that changed.
  var changesPublisher: Bindgen.ModelPublisher<Changes> { _publishChanges { $0.union($1) } }

  /// The fields that can be observed one by one.
  struct Fields {
    var name: Farm.Field<String> { (0, { $0.name }) }
    var bales: Farm.Field<Int> { (1, { $0.bales }) }
    var summary: Farm.Field<String> { (2, { $0.summary }) }
  }

  static let _fields: Fields = Fields()
  let _observers: Bindgen.Observers<Farm, Changes> = Bindgen.Observers()

  private(set) weak var view: (any FarmView)?

  /// Gives the view all that it shows, and from then on what changes.
  func attach(_ view: (any FarmView)?) {
    self.view = view
    guard let view else { return _watch() }
    _join(Farm._shown)
    view.summary = summary
  }

  private static let _shown: Bindgen.Mask = Bindgen.Mask([2])

  private func _show(_ changes: Changes, on view: any FarmView) {
    if changes.contains(.summary) { view.summary = summary }
  }

  func _addWatched(to fields: inout Bindgen.Mask) {
    fields.add(_observers.fields)
    if view != nil { fields.add(Farm._shown) }
  }

  func _tell(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(rawValue: changed.bits)
    _observers.tell(self, changes, changed)
    if let view { _show(changes, on: view) } else { _watch() }
  }

  static let _names: String = "name bales summary"

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph = Bindgen.Graph(
    states: 1,
    inputs: [[4], [0, 1, 6]],
    outside: [[], [3], [], [5]]
  )
  static var _level: Int { 1 }
  let _core: Bindgen.FamilyCore = Bindgen.FamilyCore(Farm._graph)
  private struct Cache {
    var bales: Int = 0
    var summary: String = ""
  }
  private var _cache: Cache = Cache()
  private var _told: Cache = Cache()

  func _settle(_ wanted: Bindgen.Mask) {
    if _core.needs(4, for: wanted) { barn._bringUpToDate(Bindgen.Mask(2)) }
    if _core.needs(6, for: wanted) { meadow._bringUpToDate(Bindgen.Mask(2)) }
    var pass: Bindgen.Pass = _core.staleness.pass(0, wanted)
    if pass.isDue(1) {
      let value: Int = _FarmFormulas.bales(barn)
      if Bindgen.replace(&_cache.bales, with: value) { pass.cameOut(1, marking: 0x4) }
    }
    if pass.isDue(2) {
      let value: String = _FarmFormulas.summary(_name, _cache.bales, meadow)
      if Bindgen.replace(&_cache.summary, with: value) { pass.cameOut(2) }
    }
    _core.finish(pass, 0x6)
  }

  func _remember() { _told = _cache }

  func _compare() -> Bindgen.Mask {
    var equal: Bindgen.Mask = Bindgen.Mask()
    if Bindgen.areEqual(_told.bales, _cache.bales) { equal.add(1) }
    if Bindgen.areEqual(_told.summary, _cache.summary) { equal.add(2) }
    _told = Cache()
    return equal
  }
}

extension Farm: Bindgen.ObservableObject {}

/// What `Farm` asks of its view.
protocol FarmView: AnyObject {
  var summary: String { get set }
}

/// The spec's expressions: each sees what it names, and nothing else of the model.
enum _FarmFormulas {
  static func barn() -> Barn { Barn() }
  static func meadow() -> Pasture { Pasture() }
  static func bales(_ barn: Barn) -> Int { barn.bales }
  static func summary(_ name: String, _ bales: Int, _ meadow: Pasture) -> String {
    "\(name): \(bales), \(meadow.count)"
  }
}

final class Pasture: Bindgen.PublishedFamilyModel {
  // MARK: State

  var cows: Int {
    get { _cows }
    set {
      _forewarn(0)
      if Bindgen.replace(&_cows, with: newValue) { _wrote(0) }
    }
  }
  private var _cows: Int

  var weather: String {
    get { _weather }
    set {
      _forewarn(1)
      if Bindgen.replace(&_weather, with: newValue) { _wrote(1) }
    }
    _modify {
      _forewarn(1)
      defer { _wrote(1) }
      yield &_weather
    }
  }
  private var _weather: String

  // MARK: What follows

  var count: Int { cows }

  // MARK: Actions

  func add() {
    _core.open()
    defer { _end() }
    _performAdd()
  }

  private func _performAdd() { cows += 1 }

  // MARK: Making

  init(cows: Int = 0, weather: String = "fine") {
    _cows = cows
    _weather = weather
  }

  // MARK: Who is told

  /// The fields that a transaction changed.
  struct Changes: OptionSet, Sendable {
    let rawValue: UInt64
    static let cows: Changes = Changes(rawValue: 1 &<< 0)
    static let weather: Changes = Changes(rawValue: 1 &<< 1)
    static let count: Changes = Changes(rawValue: 1 &<< 2)
  }

  /// Sends once after each transaction, with all that changed.
  var changesPublisher: Bindgen.ModelPublisher<Changes> { _publishChanges { $0.union($1) } }

  /// The fields that can be observed one by one.
  struct Fields {
    var cows: Pasture.Field<Int> { (0, { $0.cows }) }
    var weather: Pasture.Field<String> { (1, { $0.weather }) }
    var count: Pasture.Field<Int> { (2, { $0.count }) }
  }

  static let _fields: Fields = Fields()
  let _observers: Bindgen.Observers<Pasture, Changes> = Bindgen.Observers()

  func _addWatched(to fields: inout Bindgen.Mask) {
    fields.add(_observers.fields)
  }

  func _tell(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(rawValue: changed.bits)
    _observers.tell(self, changes, changed)
  }

  static let _names: String = "cows weather count"

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph = Bindgen.Graph(states: 2, inputs: [[0]])
  let _core: Bindgen.FamilyCore = Bindgen.FamilyCore(Pasture._graph)

  func _settle(_ wanted: Bindgen.Mask) {
    var pass: Bindgen.Pass = _core.staleness.pass(0, wanted)
    if pass.isDue(2) { pass.cameOut(2) }
    _core.finish(pass, 0x4)
  }
}

extension Pasture: Bindgen.ObservableObject {}

final class Village: Bindgen.PublishedFamilyModel {
  // MARK: What it is given

  let farm: Farm
  let other: Farm

  // MARK: What follows

  var names: String {
    _refresh(0)
    return _cache.names
  }

  // MARK: Making

  init(farm: Farm, other: Farm) {
    self.farm = farm
    self.other = other
    _adopt(farm._core, [0, 2], from: 1)
    _adopt(other._core, [0, 2], from: 3)
  }

  // MARK: Who is told

  /// The fields that a transaction changed.
  struct Changes: OptionSet, Sendable {
    let rawValue: UInt64
    static let names: Changes = Changes(rawValue: 1 &<< 0)
  }

  /// Sends once after each transaction, with all that changed.
  var changesPublisher: Bindgen.ModelPublisher<Changes> { _publishChanges { $0.union($1) } }

  /// The fields that can be observed one by one.
  struct Fields {
    var names: Village.Field<String> { (0, { $0.names }) }
  }

  static let _fields: Fields = Fields()
  let _observers: Bindgen.Observers<Village, Changes> = Bindgen.Observers()

  func _addWatched(to fields: inout Bindgen.Mask) {
    fields.add(_observers.fields)
  }

  func _tell(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(rawValue: changed.bits)
    _observers.tell(self, changes, changed)
  }

  static let _names: String = "names"

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph = Bindgen.Graph(states: 0, inputs: [[2, 4]], outside: [[], [1], [], [3]])
  static var _level: Int { 2 }
  let _core: Bindgen.FamilyCore = Bindgen.FamilyCore(Village._graph)
  private struct Cache {
    var names: String = ""
  }
  private var _cache: Cache = Cache()
  private var _told: Cache = Cache()

  func _settle(_ wanted: Bindgen.Mask) {
    if _core.needs(2, for: wanted) { farm._bringUpToDate(Bindgen.Mask(2)) }
    if _core.needs(4, for: wanted) { other._bringUpToDate(Bindgen.Mask(2)) }
    var pass: Bindgen.Pass = _core.staleness.pass(0, wanted)
    if pass.isDue(0) {
      let value: String = _VillageFormulas.names(farm, other)
      if Bindgen.replace(&_cache.names, with: value) { pass.cameOut(0) }
    }
    _core.finish(pass, 0x1)
  }

  func _remember() { _told = _cache }

  func _compare() -> Bindgen.Mask {
    var equal: Bindgen.Mask = Bindgen.Mask()
    if Bindgen.areEqual(_told.names, _cache.names) { equal.add(0) }
    _told = Cache()
    return equal
  }
}

extension Village: Bindgen.ObservableObject {}

/// The spec's expressions: each sees what it names, and nothing else of the model.
enum _VillageFormulas {
  static func names(_ farm: Farm, _ other: Farm) -> String { "\(farm.summary) | \(other.summary)" }
}

@MainActor final class Screen: Bindgen.MainActorPublishedFamilyModel {
  // MARK: What it is given

  let clock: ScreenClock

  // MARK: State

  var title: String {
    get { _title }
    set {
      _forewarn(0)
      if Bindgen.replace(&_title, with: newValue) { _wrote(0) }
    }
    _modify {
      _forewarn(0)
      defer { _wrote(0) }
      yield &_title
    }
  }
  private var _title: String

  // MARK: What follows

  var text: String {
    _refresh(1)
    return _cache.text
  }

  // MARK: Making

  init(clock: ScreenClock = _ScreenFormulas.clock(), title: String = "") {
    self.clock = clock
    _title = title
    _adopt(clock._core, [0, 1], from: 2)
  }

  // MARK: Who is told

  /// The fields that a transaction changed.
  nonisolated struct Changes: OptionSet, Sendable {
    let rawValue: UInt64
    static let title: Changes = Changes(rawValue: 1 &<< 0)
    static let text: Changes = Changes(rawValue: 1 &<< 1)
  }

  /// Sends once after each transaction, with all that changed.
  var changesPublisher: Bindgen.MainActorModelPublisher<Changes> { _publishChanges { $0.union($1) } }

  /// The fields that can be observed one by one.
  @MainActor struct Fields {
    var title: Screen.Field<String> { (0, { $0.title }) }
    var text: Screen.Field<String> { (1, { $0.text }) }
  }

  static let _fields: Fields = Fields()
  let _observers: Bindgen.Observers<Screen, Changes> = Bindgen.Observers()

  func _addWatched(to fields: inout Bindgen.Mask) {
    fields.add(_observers.fields)
  }

  func _tell(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(rawValue: changed.bits)
    _observers.tell(self, changes, changed)
  }

  static let _names: String = "title text"

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph = Bindgen.Graph(states: 1, inputs: [[0, 3]], outside: [[], [2]])
  static var _level: Int { 1 }
  let _core: Bindgen.MainActorFamilyCore = Bindgen.MainActorFamilyCore(Screen._graph)
  private struct Cache {
    var text: String = ""
  }
  private var _cache: Cache = Cache()
  private var _told: Cache = Cache()

  func _settle(_ wanted: Bindgen.Mask) {
    if _core.needs(3, for: wanted) { clock._bringUpToDate(Bindgen.Mask(1)) }
    var pass: Bindgen.Pass = _core.staleness.pass(0, wanted)
    if pass.isDue(1) {
      let value: String = _ScreenFormulas.text(_title, clock)
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

@MainActor extension Screen: @preconcurrency Bindgen.ObservableObject {}

/// The spec's expressions: each sees what it names, and nothing else of the model.
@MainActor enum _ScreenFormulas {
  // Without isolated default values, a default argument does not know that it runs on the actor.
  #if hasFeature(IsolatedDefaultValues)
    static func clock() -> ScreenClock {
      ScreenClock()
    }
  #else
    nonisolated static func clock() -> ScreenClock {
      MainActor.assumeIsolated {
        ScreenClock()
      }
    }
  #endif

  static func text(_ title: String, _ clock: ScreenClock) -> String { "\(title) \(clock.hours)" }
}

@MainActor final class ScreenClock: Bindgen.MainActorPublishedFamilyModel {
  // MARK: State

  var minutes: Int {
    get { _minutes }
    set {
      _forewarn(0)
      if Bindgen.replace(&_minutes, with: newValue) { _wrote(0) }
    }
  }
  private var _minutes: Int

  // MARK: What follows

  var hours: Int {
    if !_core.isTelling { return _ScreenClockFormulas.hours(_minutes) }
    _refresh(1)
    return _cache.hours
  }

  // MARK: Making

  init(minutes: Int = 0) {
    _minutes = minutes
  }

  // MARK: Who is told

  /// The fields that a transaction changed.
  nonisolated struct Changes: OptionSet, Sendable {
    let rawValue: UInt64
    static let minutes: Changes = Changes(rawValue: 1 &<< 0)
    static let hours: Changes = Changes(rawValue: 1 &<< 1)
  }

  /// Sends once after each transaction, with all that changed.
  var changesPublisher: Bindgen.MainActorModelPublisher<Changes> { _publishChanges { $0.union($1) } }

  /// The fields that can be observed one by one.
  @MainActor struct Fields {
    var minutes: ScreenClock.Field<Int> { (0, { $0.minutes }) }
    var hours: ScreenClock.Field<Int> { (1, { $0.hours }) }
  }

  static let _fields: Fields = Fields()
  let _observers: Bindgen.Observers<ScreenClock, Changes> = Bindgen.Observers()

  func _addWatched(to fields: inout Bindgen.Mask) {
    fields.add(_observers.fields)
  }

  func _tell(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(rawValue: changed.bits)
    _observers.tell(self, changes, changed)
  }

  static let _names: String = "minutes hours"

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph = Bindgen.Graph(states: 1, inputs: [[0]])
  let _core: Bindgen.MainActorFamilyCore = Bindgen.MainActorFamilyCore(ScreenClock._graph)
  private struct Cache {
    var hours: Int = 0
  }
  private var _cache: Cache = Cache()
  private var _told: Cache = Cache()

  func _settle(_ wanted: Bindgen.Mask) {
    var pass: Bindgen.Pass = _core.staleness.pass(0, wanted)
    if pass.isDue(1) {
      let value: Int = _ScreenClockFormulas.hours(_minutes)
      if Bindgen.replace(&_cache.hours, with: value) { pass.cameOut(1) }
    }
    _core.finish(pass, 0x2)
  }

  func _remember() { _told = _cache }

  func _compare() -> Bindgen.Mask {
    var equal: Bindgen.Mask = Bindgen.Mask()
    if Bindgen.areEqual(_told.hours, _cache.hours) { equal.add(1) }
    _told = Cache()
    return equal
  }
}

@MainActor extension ScreenClock: @preconcurrency Bindgen.ObservableObject {}

/// The spec's expressions: each sees what it names, and nothing else of the model.
@MainActor enum _ScreenClockFormulas {
  static func hours(_ minutes: Int) -> Int { minutes / 60 }
}

@MainActor final class Lamp: Bindgen.MainActorObserved, Bindgen.MainActorPublished {
  // MARK: State

  var isOn: Bool {
    get { _isOn }
    set {
      _forewarn(0)
      if Bindgen.replace(&_isOn, with: newValue) { _wrote(0) }
    }
  }
  private var _isOn: Bool

  // MARK: What follows

  var text: String {
    _refresh(1)
    return _cache.text
  }

  // MARK: Making

  init(isOn: Bool = false) {
    _isOn = isOn
  }

  // MARK: Who is told

  /// The fields that a transaction changed.
  nonisolated struct Changes: OptionSet, Sendable {
    let rawValue: UInt64
    static let isOn: Changes = Changes(rawValue: 1 &<< 0)
    static let text: Changes = Changes(rawValue: 1 &<< 1)
  }

  /// Sends once after each transaction, with all that changed.
  var changesPublisher: Bindgen.MainActorModelPublisher<Changes> { _publishChanges { $0.union($1) } }

  /// The fields that can be observed one by one.
  @MainActor struct Fields {
    var isOn: Lamp.Field<Bool> { (0, { $0.isOn }) }
    var text: Lamp.Field<String> { (1, { $0.text }) }
  }

  static let _fields: Fields = Fields()
  let _observers: Bindgen.Observers<Lamp, Changes> = Bindgen.Observers()

  func _addWatched(to fields: inout Bindgen.Mask) {
    fields.add(_observers.fields)
  }

  func _tell(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(rawValue: changed.bits)
    _observers.tell(self, changes, changed)
  }

  static let _names: String = "isOn text"

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph = Bindgen.Graph(states: 1, inputs: [[0]])
  let _core: Bindgen.Core = Bindgen.Core(Lamp._graph)
  private struct Cache {
    var text: String = ""
  }
  private var _cache: Cache = Cache()
  private var _told: Cache = Cache()

  func _settle(_ wanted: Bindgen.Mask) {
    var pass: Bindgen.Pass = _core.staleness.pass(0, wanted)
    if pass.isDue(1) {
      let value: String = _LampFormulas.text(_isOn)
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

@MainActor extension Lamp: @preconcurrency Bindgen.ObservableObject {}

/// The spec's expressions: each sees what it names, and nothing else of the model.
@MainActor enum _LampFormulas {
  static func text(_ isOn: Bool) -> String { isOn ? "on" : "off" }
}

nonisolated final class Probe: Bindgen.NonisolatedPublished {
  // MARK: State

  var value: Int {
    get { _value }
    set {
      _forewarn(0)
      if Bindgen.replace(&_value, with: newValue) { _wrote(0) }
    }
  }
  private var _value: Int

  // MARK: What follows

  var square: Int {
    if !_core.isTelling { return _ProbeFormulas.square(_value) }
    _refresh(1)
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

  /// Sends once after each transaction, with all that changed.
  var changesPublisher: Bindgen.NonisolatedModelPublisher<Changes> { _publishChanges { $0.union($1) } }

  /// The fields that can be observed one by one.
  nonisolated struct Fields {
    var value: Probe.Field<Int> { (0, { $0.value }) }
    var square: Probe.Field<Int> { (1, { $0.square }) }
  }

  static let _fields: Fields = Fields()
  let _observers: Bindgen.NonisolatedObservers<Probe, Changes> = Bindgen.NonisolatedObservers()

  func _addWatched(to fields: inout Bindgen.Mask) {
    fields.add(_observers.fields)
  }

  func _tell(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(rawValue: changed.bits)
    _observers.tell(self, changes, changed)
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

nonisolated extension Probe: Bindgen.ObservableObject {}

/// The spec's expressions: each sees what it names, and nothing else of the model.
nonisolated enum _ProbeFormulas {
  static func square(_ value: Int) -> Int { value * value }
}

nonisolated final class Gauge: Bindgen.NonisolatedPublishedFamilyModel {
  // MARK: What it is given

  let left: Tap
  let right: Tap

  // MARK: What follows

  var sum: Int {
    _refresh(0)
    return _cache.sum
  }

  // MARK: Making

  init(left: Tap = _GaugeFormulas.left(), right: Tap = _GaugeFormulas.right()) {
    self.left = left
    self.right = right
    _adopt(left._core, [0, 2], from: 1)
    _adopt(right._core, [0, 2], from: 3)
  }
  deinit { _core.leave() }

  // MARK: Who is told

  /// The fields that a transaction changed.
  nonisolated struct Changes: OptionSet, Sendable {
    let rawValue: UInt64
    static let sum: Changes = Changes(rawValue: 1 &<< 0)
  }

  /// Sends once after each transaction, with all that changed.
  var changesPublisher: Bindgen.NonisolatedModelPublisher<Changes> { _publishChanges { $0.union($1) } }

  /// The fields that can be observed one by one.
  nonisolated struct Fields {
    var sum: Gauge.Field<Int> { (0, { $0.sum }) }
  }

  static let _fields: Fields = Fields()
  let _observers: Bindgen.NonisolatedObservers<Gauge, Changes> = Bindgen.NonisolatedObservers()

  func _addWatched(to fields: inout Bindgen.Mask) {
    fields.add(_observers.fields)
  }

  func _tell(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(rawValue: changed.bits)
    _observers.tell(self, changes, changed)
  }

  static let _names: String = "sum"

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph = Bindgen.Graph(states: 0, inputs: [[2, 4]], outside: [[], [1], [], [3]])
  static var _level: Int { 1 }
  let _core: Bindgen.NonisolatedFamilyCore = Bindgen.NonisolatedFamilyCore(Gauge._graph)
  private struct Cache {
    var sum: Int = 0
  }
  private var _cache: Cache = Cache()
  private var _told: Cache = Cache()

  func _settle(_ wanted: Bindgen.Mask) {
    if _core.needs(2, for: wanted) { left._bringUpToDate(Bindgen.Mask(2)) }
    if _core.needs(4, for: wanted) { right._bringUpToDate(Bindgen.Mask(2)) }
    var pass: Bindgen.Pass = _core.staleness.pass(0, wanted)
    if pass.isDue(0) {
      let value: Int = _GaugeFormulas.sum(left, right)
      if Bindgen.replace(&_cache.sum, with: value) { pass.cameOut(0) }
    }
    _core.finish(pass, 0x1)
  }

  func _remember() { _told = _cache }

  func _compare() -> Bindgen.Mask {
    var equal: Bindgen.Mask = Bindgen.Mask()
    if Bindgen.areEqual(_told.sum, _cache.sum) { equal.add(0) }
    _told = Cache()
    return equal
  }
}

nonisolated extension Gauge: Bindgen.ObservableObject {}

/// The spec's expressions: each sees what it names, and nothing else of the model.
nonisolated enum _GaugeFormulas {
  static func left() -> Tap { Tap() }
  static func right() -> Tap { Tap() }
  static func sum(_ left: Tap, _ right: Tap) -> Int { left.flow + right.flow }
}

nonisolated final class Tap: Bindgen.NonisolatedPublishedFamilyModel {
  // MARK: State

  var turns: Int {
    get { _turns }
    set {
      _forewarn(0)
      if Bindgen.replace(&_turns, with: newValue) { _wrote(0) }
    }
  }
  private var _turns: Int

  var colour: String {
    get { _colour }
    set {
      _forewarn(1)
      if Bindgen.replace(&_colour, with: newValue) { _wrote(1) }
    }
    _modify {
      _forewarn(1)
      defer { _wrote(1) }
      yield &_colour
    }
  }
  private var _colour: String

  // MARK: What follows

  var flow: Int {
    if !_core.isTelling { return _TapFormulas.flow(_turns) }
    _refresh(2)
    return _cache.flow
  }

  // MARK: Making

  init(turns: Int = 0, colour: String = "") {
    _turns = turns
    _colour = colour
  }

  // MARK: Who is told

  /// The fields that a transaction changed.
  nonisolated struct Changes: OptionSet, Sendable {
    let rawValue: UInt64
    static let turns: Changes = Changes(rawValue: 1 &<< 0)
    static let colour: Changes = Changes(rawValue: 1 &<< 1)
    static let flow: Changes = Changes(rawValue: 1 &<< 2)
  }

  /// Sends once after each transaction, with all that changed.
  var changesPublisher: Bindgen.NonisolatedModelPublisher<Changes> { _publishChanges { $0.union($1) } }

  /// The fields that can be observed one by one.
  nonisolated struct Fields {
    var turns: Tap.Field<Int> { (0, { $0.turns }) }
    var colour: Tap.Field<String> { (1, { $0.colour }) }
    var flow: Tap.Field<Int> { (2, { $0.flow }) }
  }

  static let _fields: Fields = Fields()
  let _observers: Bindgen.NonisolatedObservers<Tap, Changes> = Bindgen.NonisolatedObservers()

  func _addWatched(to fields: inout Bindgen.Mask) {
    fields.add(_observers.fields)
  }

  func _tell(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(rawValue: changed.bits)
    _observers.tell(self, changes, changed)
  }

  static let _names: String = "turns colour flow"

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph = Bindgen.Graph(states: 2, inputs: [[0]])
  let _core: Bindgen.NonisolatedFamilyCore = Bindgen.NonisolatedFamilyCore(Tap._graph)
  private struct Cache {
    var flow: Int = 0
  }
  private var _cache: Cache = Cache()
  private var _told: Cache = Cache()

  func _settle(_ wanted: Bindgen.Mask) {
    var pass: Bindgen.Pass = _core.staleness.pass(0, wanted)
    if pass.isDue(2) {
      let value: Int = _TapFormulas.flow(_turns)
      if Bindgen.replace(&_cache.flow, with: value) { pass.cameOut(2) }
    }
    _core.finish(pass, 0x4)
  }

  func _remember() { _told = _cache }

  func _compare() -> Bindgen.Mask {
    var equal: Bindgen.Mask = Bindgen.Mask()
    if Bindgen.areEqual(_told.flow, _cache.flow) { equal.add(2) }
    _told = Cache()
    return equal
  }
}

nonisolated extension Tap: Bindgen.ObservableObject {}

/// The spec's expressions: each sees what it names, and nothing else of the model.
nonisolated enum _TapFormulas {
  static func flow(_ turns: Int) -> Int { turns * 2 }
}

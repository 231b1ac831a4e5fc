// Made by bindgen from Inner.bindgen.yml. Do not edit: change the spec.
// swift-format-ignore-file
// swiftlint:disable all

#if canImport(Combine)
  import Combine
#else
  import OpenCombine
#endif

/// Stands alone, and states no isolation.
final class Meadow: Bindgen.FieldModel {
  // MARK: State

  var sheep: [String] {
    get { _sheep }
    set {
      _willWrite(.sheep)
      if Bindgen.replace(&_sheep, with: newValue) { _wrote(.sheep) }
    }
    _modify {
      _willWrite(.sheep)
      defer { _wrote(.sheep) }
      yield &_sheep
    }
  }
  private var _sheep: [String]

  var grass: Double {
    get { _grass }
    set {
      _willWrite(.grass)
      if Bindgen.replace(&_grass, with: newValue) { _wrote(.grass) }
    }
  }
  private var _grass: Double

  var fence: String {
    get { _fence }
    set {
      _willWrite(.fence)
      _fence = newValue
      _wrote(.fence)
    }
    _modify {
      _willWrite(.fence)
      defer { _wrote(.fence) }
      yield &_fence
    }
  }
  private var _fence: String

  // MARK: Derived

  var count: Int {
    _refresh(.count)
    return _cache.count
  }

  var isBare: Bool {
    _refresh(.isBare)
    return _cache.isBare
  }

  // MARK: Actions

  func graze(by amount: Double) {
    _core.open()
    defer { _core.close() }
    grass -= amount
  }

  func welcome(_ names: [String]) {
    _core.open()
    defer { _core.close() }
    for name in names { sheep.append(name) }
    fence = "closed"
  }

  // MARK: Init

  init(
    sheep: [String] = [],
    grass: Double = 1,
    fence: String = ""
  ) {
    _sheep = sheep
    _grass = grass
    _fence = fence
  }

  // MARK: Fields

  /// The fields that a transaction changed.
  struct Changes: OptionSet, Sendable, Bindgen.FieldSet {
    let rawValue: UInt64

    static let sheep: Changes = Changes(rawValue: 1 &<< 0)
    static let grass: Changes = Changes(rawValue: 1 &<< 1)
    static let fence: Changes = Changes(rawValue: 1 &<< 2)
    static let count: Changes = Changes(rawValue: 1 &<< 3)
    static let isBare: Changes = Changes(rawValue: 1 &<< 4)
  }

  /// The fields that can be observed one by one.
  struct Fields {
    var sheep: Field<[String]> { (.sheep, { $0.sheep }) }
    var grass: Field<Double> { (.grass, { $0.grass }) }
    var fence: Field<String> { (.fence, { $0.fence }) }
    var count: Field<Int> { (.count, { $0.count }) }
    var isBare: Field<Bool> { (.isBare, { $0.isBare }) }
  }
  static var _fields: Fields { Fields() }

  /// A publisher for each field, by its name.
  @dynamicMemberLookup
  struct FieldPublishers {
    fileprivate let _model: Meadow

    subscript<Value>(dynamicMember field: KeyPath<Fields, Field<Value>>) -> Bindgen.ModelPublisher<Value> {
      let field: Field<Value> = Meadow._fields[keyPath: field]
      return .field(field.name.mask, of: _model, field.read)
    }
  }

  /// Publishers that send the field's value on subscription, and then each change.
  var publishers: FieldPublishers { FieldPublishers(_model: self) }

  /// Sends once after each transaction, with all that changed.
  var changesPublisher: Bindgen.ModelPublisher<Changes> { .changes(of: self) }

  /// Sends before the first change of a transaction.
  var objectWillChange: Bindgen.ModelPublisher<Void> { .willChange(_core) }

  // MARK: Machinery

  let _core: Bindgen.Core = Bindgen.Core(Meadow._graph)
  private static let _graph: Bindgen.Graph = Bindgen.Graph(
    Changes.self,
    "sheep grass fence count isBare",
    [
      .count: [.sheep],
      .isBare: [.grass, .count],
    ]
  )

  private struct _Cache {
    var count: Int = 0
    var isBare: Bool = false
  }
  private var _cache: _Cache = _Cache()

  private func _wrote(_ field: Changes) { _core.wrote(field.mask, of: self) }
  private func _refresh(_ field: Changes) { _core.refresh(field.mask, of: self) }
  private func _willWrite(_ field: Changes) { _core.willWrite(field.mask, of: self) }

  func _compute(_ fields: Bindgen.Mask) {
    var pass: Bindgen.Pass<Changes> = _core.pass(fields)
    if pass.isDue(.count) {
      let value: Int = _MeadowFormulas.count(_sheep)
      if Bindgen.replace(&_cache.count, with: value) { pass.changed(.count) }
    }
    if pass.isDue(.isBare) {
      let value: Bool = _MeadowFormulas.isBare(_grass, _cache.count)
      if Bindgen.replace(&_cache.isBare, with: value) { pass.changed(.isBare) }
    }
    _core.finish(pass)
  }
}

extension Meadow: Bindgen.ObservableObject {}

/// The spec's expressions: each sees what it names, and nothing else of the model.
enum _MeadowFormulas {
  static func count(_ sheep: [String]) -> Int { sheep.count }
  static func isBare(_ grass: Double, _ count: Int) -> Bool { grass < Double(count) }
}

/// Has no publishers of its own, and a parent that has.
final class Barn: Bindgen.Observed {
  // MARK: State

  var hay: Int {
    get { _hay }
    set {
      _willWrite(.hay)
      if Bindgen.replace(&_hay, with: newValue) { _wrote(.hay) }
    }
  }
  private var _hay: Int

  var paint: String {
    get { _paint }
    set {
      _willWrite(.paint)
      if Bindgen.replace(&_paint, with: newValue) { _wrote(.paint) }
    }
    _modify {
      _willWrite(.paint)
      defer { _wrote(.paint) }
      yield &_paint
    }
  }
  private var _paint: String

  // MARK: Derived

  var bales: Int {
    _refresh(.bales)
    return _cache.bales
  }

  // MARK: Actions

  func bring(_ amount: Int) {
    _core.open()
    defer { _core.close() }
    hay += amount
  }

  // MARK: Init

  init(
    hay: Int = 0,
    paint: String = "red",
    delegate: (any BarnDelegate)? = nil
  ) {
    _hay = hay
    _paint = paint
    self.delegate = delegate
    _core.updateObserved(of: self)
  }

  // MARK: Fields

  /// The fields that a transaction changed.
  struct Changes: OptionSet, Sendable, Bindgen.FieldSet {
    let rawValue: UInt64

    static let hay: Changes = Changes(rawValue: 1 &<< 0)
    static let paint: Changes = Changes(rawValue: 1 &<< 1)
    static let bales: Changes = Changes(rawValue: 1 &<< 2)
  }

  /// The fields that can be observed one by one.
  struct Fields {
    var hay: Field<Int> { (.hay, { $0.hay }) }
    var paint: Field<String> { (.paint, { $0.paint }) }
    var bales: Field<Int> { (.bales, { $0.bales }) }
  }
  static var _fields: Fields { Fields() }

  weak var delegate: (any BarnDelegate)? {
    didSet { delegate == nil ? _core.updateObserved(of: self) : _core.begin(_core.graph.all, of: self) }
  }

  private func _notify(_ delegate: any BarnDelegate, _ changes: Changes) {
    delegate.barn(self, didChange: changes)
    if changes.contains(.hay) { delegate.barnDidChangeHay(self) }
    if changes.contains(.paint) { delegate.barnDidChangePaint(self) }
    if changes.contains(.bales) { delegate.barnDidChangeBales(self) }
  }

  // MARK: Machinery

  let _core: Bindgen.Core = Bindgen.Core(Barn._graph)
  private static let _graph: Bindgen.Graph = Bindgen.Graph(
    Changes.self,
    "hay paint bales",
    [
      .bales: [.hay]
    ]
  )

  private struct _Cache {
    var bales: Int = 0
  }
  private var _cache: _Cache = _Cache()

  private func _wrote(_ field: Changes) { _core.wrote(field.mask, of: self) }
  private func _refresh(_ field: Changes) { _core.refresh(field.mask, of: self) }
  private func _willWrite(_ field: Changes) { _core.willWrite(field.mask, of: self) }

  func _compute(_ fields: Bindgen.Mask) {
    var pass: Bindgen.Pass<Changes> = _core.pass(fields)
    if pass.isDue(.bales) {
      let value: Int = _BarnFormulas.bales(_hay)
      if Bindgen.replace(&_cache.bales, with: value) { pass.changed(.bales) }
    }
    _core.finish(pass)
  }

  func _addObserved(to fields: inout Bindgen.Mask) {
    if delegate != nil { fields.add(_core.graph.all) }
  }

  func _notify(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(changed)
    if let delegate { _notify(delegate, changes) } else { _core.updateObserved(of: self) }
    _core.notifyObservers(of: self, changed)
  }
}

/// Is called when `Barn` has changed, once a transaction.
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
final class Farm: Bindgen.Observed {
  // MARK: Given

  let barn: Barn
  let meadow: Pasture

  // MARK: State

  var name: String {
    get { _name }
    set {
      _willWrite(.name)
      if Bindgen.replace(&_name, with: newValue) { _wrote(.name) }
    }
    _modify {
      _willWrite(.name)
      defer { _wrote(.name) }
      yield &_name
    }
  }
  private var _name: String

  // MARK: Derived

  var bales: Int {
    _refresh(.bales)
    return _cache.bales
  }

  var summary: String {
    _refresh(.summary)
    return _cache.summary
  }

  // MARK: Actions

  func fill() {
    _core.open()
    defer { _core.close() }
    barn.bring(10)
    meadow.add()
  }

  // MARK: Init

  init(
    view: (any FarmView)?,
    barn: Barn = _FarmFormulas.barn(),
    meadow: Pasture = _FarmFormulas.meadow(),
    name: String = "Farm"
  ) {
    self.barn = barn
    self.meadow = meadow
    _name = name
    _core.adopt(
      barn,
      by: self,
      [
        .bales: .bales
      ]
    )
    _core.adopt(
      meadow,
      by: self,
      [
        .count: .summary
      ]
    )
    attach(view)
  }

  // MARK: Fields

  /// The fields that a transaction changed.
  struct Changes: OptionSet, Sendable, Bindgen.FieldSet {
    let rawValue: UInt64

    static let name: Changes = Changes(rawValue: 1 &<< 0)
    static let bales: Changes = Changes(rawValue: 1 &<< 1)
    static let summary: Changes = Changes(rawValue: 1 &<< 2)
  }

  /// The fields that can be observed one by one.
  struct Fields {
    var name: Field<String> { (.name, { $0.name }) }
    var bales: Field<Int> { (.bales, { $0.bales }) }
    var summary: Field<String> { (.summary, { $0.summary }) }
  }
  static var _fields: Fields { Fields() }

  /// A publisher for each field, by its name.
  @dynamicMemberLookup
  struct FieldPublishers {
    fileprivate let _model: Farm

    subscript<Value>(dynamicMember field: KeyPath<Fields, Field<Value>>) -> Bindgen.ModelPublisher<Value> {
      let field: Field<Value> = Farm._fields[keyPath: field]
      return .field(field.name.mask, of: _model, field.read)
    }
  }

  /// Publishers that send the field's value on subscription, and then each change.
  var publishers: FieldPublishers { FieldPublishers(_model: self) }

  /// Sends once after each transaction, with all that changed.
  var changesPublisher: Bindgen.ModelPublisher<Changes> { .changes(of: self) }

  /// Sends before the first change of a transaction.
  var objectWillChange: Bindgen.ModelPublisher<Void> { .willChange(_core) }

  private(set) weak var view: (any FarmView)?

  /// Sets all that the view shows, and from now on what changes.
  func attach(_ view: (any FarmView)?) {
    self.view = view
    _core.updateObserved(of: self)
    if let view { _show(Farm._shown, on: view) }
  }

  private static let _shown: Changes = [
    .summary
  ]

  private func _show(_ changes: Changes, on view: any FarmView) {
    if changes.contains(.summary) { view.summary = summary }
  }

  // MARK: Machinery

  let _core: Bindgen.Core = Bindgen.Core(Farm._graph)
  private static let _graph: Bindgen.Graph = Bindgen.Graph(
    Changes.self,
    "name bales summary",
    [
      .bales: [],
      .summary: [.name, .bales],
    ]
  )

  private struct _Cache {
    var bales: Int = 0
    var summary: String = ""
  }
  private var _cache: _Cache = _Cache()

  private func _wrote(_ field: Changes) { _core.wrote(field.mask, of: self) }
  private func _refresh(_ field: Changes) { _core.refresh(field.mask, of: self) }
  private func _willWrite(_ field: Changes) { _core.willWrite(field.mask, of: self) }

  func _compute(_ fields: Bindgen.Mask) {
    var pass: Bindgen.Pass<Changes> = _core.pass(fields)
    if pass.isDue(.bales) {
      let value: Int = _FarmFormulas.bales(barn)
      if Bindgen.replace(&_cache.bales, with: value) { pass.changed(.bales) }
    }
    if pass.isDue(.summary) {
      let value: String = _FarmFormulas.summary(_name, _cache.bales, meadow)
      if Bindgen.replace(&_cache.summary, with: value) { pass.changed(.summary) }
    }
    _core.finish(pass)
  }

  func _addObserved(to fields: inout Bindgen.Mask) {
    if view != nil { fields.add(Farm._shown.mask) }
  }

  func _notify(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(changed)
    _core.notifyObservers(of: self, changed)
    if let view { _show(changes, on: view) } else { _core.updateObserved(of: self) }
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
  static func summary(_ name: String, _ bales: Int, _ meadow: Pasture) -> String { "\(name): \(bales), \(meadow.count)" }
}

final class Pasture: Bindgen.FieldModel {
  // MARK: State

  var cows: Int {
    get { _cows }
    set {
      _willWrite(.cows)
      if Bindgen.replace(&_cows, with: newValue) { _wrote(.cows) }
    }
  }
  private var _cows: Int

  var weather: String {
    get { _weather }
    set {
      _willWrite(.weather)
      if Bindgen.replace(&_weather, with: newValue) { _wrote(.weather) }
    }
    _modify {
      _willWrite(.weather)
      defer { _wrote(.weather) }
      yield &_weather
    }
  }
  private var _weather: String

  // MARK: Derived

  var count: Int { cows }

  // MARK: Actions

  func add() {
    _core.open()
    defer { _core.close() }
    cows += 1
  }

  // MARK: Init

  init(cows: Int = 0, weather: String = "fine") {
    _cows = cows
    _weather = weather
  }

  // MARK: Fields

  /// The fields that a transaction changed.
  struct Changes: OptionSet, Sendable, Bindgen.FieldSet {
    let rawValue: UInt64

    static let cows: Changes = Changes(rawValue: 1 &<< 0)
    static let weather: Changes = Changes(rawValue: 1 &<< 1)
    static let count: Changes = Changes(rawValue: 1 &<< 2)
  }

  /// The fields that can be observed one by one.
  struct Fields {
    var cows: Field<Int> { (.cows, { $0.cows }) }
    var weather: Field<String> { (.weather, { $0.weather }) }
    var count: Field<Int> { (.count, { $0.count }) }
  }
  static var _fields: Fields { Fields() }

  /// A publisher for each field, by its name.
  @dynamicMemberLookup
  struct FieldPublishers {
    fileprivate let _model: Pasture

    subscript<Value>(dynamicMember field: KeyPath<Fields, Field<Value>>) -> Bindgen.ModelPublisher<Value> {
      let field: Field<Value> = Pasture._fields[keyPath: field]
      return .field(field.name.mask, of: _model, field.read)
    }
  }

  /// Publishers that send the field's value on subscription, and then each change.
  var publishers: FieldPublishers { FieldPublishers(_model: self) }

  /// Sends once after each transaction, with all that changed.
  var changesPublisher: Bindgen.ModelPublisher<Changes> { .changes(of: self) }

  /// Sends before the first change of a transaction.
  var objectWillChange: Bindgen.ModelPublisher<Void> { .willChange(_core) }

  // MARK: Machinery

  let _core: Bindgen.Core = Bindgen.Core(Pasture._graph)
  private static let _graph: Bindgen.Graph = Bindgen.Graph(
    Changes.self,
    "cows weather count",
    [
      .count: [.cows]
    ]
  )

  private func _wrote(_ field: Changes) { _core.wrote(field.mask, of: self) }
  private func _willWrite(_ field: Changes) { _core.willWrite(field.mask, of: self) }

  func _compute(_ fields: Bindgen.Mask) {
    var pass: Bindgen.Pass<Changes> = _core.pass(fields)
    if pass.isDue(.count) { pass.changed(.count) }
    _core.finish(pass)
  }
}

extension Pasture: Bindgen.ObservableObject {}

final class Village: Bindgen.FieldModel {
  // MARK: Given

  let farm: Farm
  let other: Farm

  // MARK: Derived

  var names: String {
    _refresh(.names)
    return _cache.names
  }

  // MARK: Init

  init(farm: Farm, other: Farm) {
    self.farm = farm
    self.other = other
    _core.adopt(
      farm,
      by: self,
      [
        .summary: .names
      ]
    )
    _core.adopt(
      other,
      by: self,
      [
        .summary: .names
      ]
    )
  }

  // MARK: Fields

  /// The fields that a transaction changed.
  struct Changes: OptionSet, Sendable, Bindgen.FieldSet {
    let rawValue: UInt64

    static let names: Changes = Changes(rawValue: 1 &<< 0)
  }

  /// The fields that can be observed one by one.
  struct Fields {
    var names: Field<String> { (.names, { $0.names }) }
  }
  static var _fields: Fields { Fields() }

  /// A publisher for each field, by its name.
  @dynamicMemberLookup
  struct FieldPublishers {
    fileprivate let _model: Village

    subscript<Value>(dynamicMember field: KeyPath<Fields, Field<Value>>) -> Bindgen.ModelPublisher<Value> {
      let field: Field<Value> = Village._fields[keyPath: field]
      return .field(field.name.mask, of: _model, field.read)
    }
  }

  /// Publishers that send the field's value on subscription, and then each change.
  var publishers: FieldPublishers { FieldPublishers(_model: self) }

  /// Sends once after each transaction, with all that changed.
  var changesPublisher: Bindgen.ModelPublisher<Changes> { .changes(of: self) }

  /// Sends before the first change of a transaction.
  var objectWillChange: Bindgen.ModelPublisher<Void> { .willChange(_core) }

  // MARK: Machinery

  let _core: Bindgen.Core = Bindgen.Core(Village._graph)
  private static let _graph: Bindgen.Graph = Bindgen.Graph(
    Changes.self,
    "names",
    [
      .names: []
    ]
  )

  private struct _Cache {
    var names: String = ""
  }
  private var _cache: _Cache = _Cache()

  private func _refresh(_ field: Changes) { _core.refresh(field.mask, of: self) }
  private func _willWrite(_ field: Changes) { _core.willWrite(field.mask, of: self) }

  func _compute(_ fields: Bindgen.Mask) {
    var pass: Bindgen.Pass<Changes> = _core.pass(fields)
    if pass.isDue(.names) {
      let value: String = _VillageFormulas.names(farm, other)
      if Bindgen.replace(&_cache.names, with: value) { pass.changed(.names) }
    }
    _core.finish(pass)
  }
}

extension Village: Bindgen.ObservableObject {}

/// The spec's expressions: each sees what it names, and nothing else of the model.
enum _VillageFormulas {
  static func names(_ farm: Farm, _ other: Farm) -> String { "\(farm.summary) | \(other.summary)" }
}

@MainActor final class Screen: @MainActor Bindgen.FieldModel {
  // MARK: Given

  let clock: ScreenClock

  // MARK: State

  var title: String {
    get { _title }
    set {
      _willWrite(.title)
      if Bindgen.replace(&_title, with: newValue) { _wrote(.title) }
    }
    _modify {
      _willWrite(.title)
      defer { _wrote(.title) }
      yield &_title
    }
  }
  private var _title: String

  // MARK: Derived

  var text: String {
    _refresh(.text)
    return _cache.text
  }

  // MARK: Init

  init(clock: ScreenClock = _ScreenFormulas.clock(), title: String = "") {
    self.clock = clock
    _title = title
    _core.adopt(
      clock,
      by: self,
      [
        .hours: .text
      ]
    )
  }

  // MARK: Fields

  /// The fields that a transaction changed.
  nonisolated struct Changes: OptionSet, Sendable, Bindgen.FieldSet {
    let rawValue: UInt64

    static let title: Changes = Changes(rawValue: 1 &<< 0)
    static let text: Changes = Changes(rawValue: 1 &<< 1)
  }

  /// The fields that can be observed one by one.
  @MainActor struct Fields {
    var title: Field<String> { (.title, { $0.title }) }
    var text: Field<String> { (.text, { $0.text }) }
  }
  static var _fields: Fields { Fields() }

  /// A publisher for each field, by its name.
  @dynamicMemberLookup
  @MainActor struct FieldPublishers {
    fileprivate let _model: Screen

    subscript<Value>(dynamicMember field: KeyPath<Fields, Field<Value>>) -> Bindgen.ModelPublisher<Value> {
      let field: Field<Value> = Screen._fields[keyPath: field]
      return .field(field.name.mask, of: _model, field.read)
    }
  }

  /// Publishers that send the field's value on subscription, and then each change.
  var publishers: FieldPublishers { FieldPublishers(_model: self) }

  /// Sends once after each transaction, with all that changed.
  var changesPublisher: Bindgen.ModelPublisher<Changes> { .changes(of: self) }

  /// Sends before the first change of a transaction.
  var objectWillChange: Bindgen.ModelPublisher<Void> { .willChange(_core) }

  // MARK: Machinery

  let _core: Bindgen.Core = Bindgen.Core(Screen._graph)
  private static let _graph: Bindgen.Graph = Bindgen.Graph(
    Changes.self,
    "title text",
    [
      .text: [.title]
    ]
  )

  private struct _Cache {
    var text: String = ""
  }
  private var _cache: _Cache = _Cache()

  private func _wrote(_ field: Changes) { _core.wrote(field.mask, of: self) }
  private func _refresh(_ field: Changes) { _core.refresh(field.mask, of: self) }
  private func _willWrite(_ field: Changes) { _core.willWrite(field.mask, of: self) }

  func _compute(_ fields: Bindgen.Mask) {
    var pass: Bindgen.Pass<Changes> = _core.pass(fields)
    if pass.isDue(.text) {
      let value: String = _ScreenFormulas.text(_title, clock)
      if Bindgen.replace(&_cache.text, with: value) { pass.changed(.text) }
    }
    _core.finish(pass)
  }
}

extension Screen: @MainActor Bindgen.ObservableObject {}

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

@MainActor final class ScreenClock: @MainActor Bindgen.FieldModel {
  // MARK: State

  var minutes: Int {
    get { _minutes }
    set {
      _willWrite(.minutes)
      if Bindgen.replace(&_minutes, with: newValue) { _wrote(.minutes) }
    }
  }
  private var _minutes: Int

  // MARK: Derived

  var hours: Int {
    _refresh(.hours)
    return _cache.hours
  }

  // MARK: Init

  init(minutes: Int = 0) {
    _minutes = minutes
  }

  // MARK: Fields

  /// The fields that a transaction changed.
  nonisolated struct Changes: OptionSet, Sendable, Bindgen.FieldSet {
    let rawValue: UInt64

    static let minutes: Changes = Changes(rawValue: 1 &<< 0)
    static let hours: Changes = Changes(rawValue: 1 &<< 1)
  }

  /// The fields that can be observed one by one.
  @MainActor struct Fields {
    var minutes: Field<Int> { (.minutes, { $0.minutes }) }
    var hours: Field<Int> { (.hours, { $0.hours }) }
  }
  static var _fields: Fields { Fields() }

  /// A publisher for each field, by its name.
  @dynamicMemberLookup
  @MainActor struct FieldPublishers {
    fileprivate let _model: ScreenClock

    subscript<Value>(dynamicMember field: KeyPath<Fields, Field<Value>>) -> Bindgen.ModelPublisher<Value> {
      let field: Field<Value> = ScreenClock._fields[keyPath: field]
      return .field(field.name.mask, of: _model, field.read)
    }
  }

  /// Publishers that send the field's value on subscription, and then each change.
  var publishers: FieldPublishers { FieldPublishers(_model: self) }

  /// Sends once after each transaction, with all that changed.
  var changesPublisher: Bindgen.ModelPublisher<Changes> { .changes(of: self) }

  /// Sends before the first change of a transaction.
  var objectWillChange: Bindgen.ModelPublisher<Void> { .willChange(_core) }

  // MARK: Machinery

  let _core: Bindgen.Core = Bindgen.Core(ScreenClock._graph)
  private static let _graph: Bindgen.Graph = Bindgen.Graph(
    Changes.self,
    "minutes hours",
    [
      .hours: [.minutes]
    ]
  )

  private struct _Cache {
    var hours: Int = 0
  }
  private var _cache: _Cache = _Cache()

  private func _wrote(_ field: Changes) { _core.wrote(field.mask, of: self) }
  private func _refresh(_ field: Changes) { _core.refresh(field.mask, of: self) }
  private func _willWrite(_ field: Changes) { _core.willWrite(field.mask, of: self) }

  func _compute(_ fields: Bindgen.Mask) {
    var pass: Bindgen.Pass<Changes> = _core.pass(fields)
    if pass.isDue(.hours) {
      let value: Int = _ScreenClockFormulas.hours(_minutes)
      if Bindgen.replace(&_cache.hours, with: value) { pass.changed(.hours) }
    }
    _core.finish(pass)
  }
}

extension ScreenClock: @MainActor Bindgen.ObservableObject {}

/// The spec's expressions: each sees what it names, and nothing else of the model.
@MainActor enum _ScreenClockFormulas {
  static func hours(_ minutes: Int) -> Int { minutes / 60 }
}

@MainActor final class Lamp: @MainActor Bindgen.Observed {
  // MARK: State

  var isOn: Bool {
    get { _isOn }
    set {
      _willWrite(.isOn)
      if Bindgen.replace(&_isOn, with: newValue) { _wrote(.isOn) }
    }
  }
  private var _isOn: Bool

  // MARK: Derived

  var text: String {
    _refresh(.text)
    return _cache.text
  }

  // MARK: Init

  init(isOn: Bool = false) {
    _isOn = isOn
  }

  // MARK: Fields

  /// The fields that a transaction changed.
  nonisolated struct Changes: OptionSet, Sendable, Bindgen.FieldSet {
    let rawValue: UInt64

    static let isOn: Changes = Changes(rawValue: 1 &<< 0)
    static let text: Changes = Changes(rawValue: 1 &<< 1)
  }

  /// The fields that can be observed one by one.
  @MainActor struct Fields {
    var isOn: Field<Bool> { (.isOn, { $0.isOn }) }
    var text: Field<String> { (.text, { $0.text }) }
  }
  static var _fields: Fields { Fields() }

  /// A publisher for each field, by its name.
  @dynamicMemberLookup
  @MainActor struct FieldPublishers {
    fileprivate let _model: Lamp

    subscript<Value>(dynamicMember field: KeyPath<Fields, Field<Value>>) -> Bindgen.ModelPublisher<Value> {
      let field: Field<Value> = Lamp._fields[keyPath: field]
      return .field(field.name.mask, of: _model, field.read)
    }
  }

  /// Publishers that send the field's value on subscription, and then each change.
  var publishers: FieldPublishers { FieldPublishers(_model: self) }

  /// Sends once after each transaction, with all that changed.
  var changesPublisher: Bindgen.ModelPublisher<Changes> { .changes(of: self) }

  /// Sends before the first change of a transaction.
  var objectWillChange: Bindgen.ModelPublisher<Void> { .willChange(_core) }

  // MARK: Machinery

  let _core: Bindgen.Core = Bindgen.Core(Lamp._graph)
  private static let _graph: Bindgen.Graph = Bindgen.Graph(
    Changes.self,
    "isOn text",
    [
      .text: [.isOn]
    ]
  )

  private struct _Cache {
    var text: String = ""
  }
  private var _cache: _Cache = _Cache()

  private func _wrote(_ field: Changes) { _core.wrote(field.mask, of: self) }
  private func _refresh(_ field: Changes) { _core.refresh(field.mask, of: self) }
  private func _willWrite(_ field: Changes) { _core.willWrite(field.mask, of: self) }

  func _compute(_ fields: Bindgen.Mask) {
    var pass: Bindgen.Pass<Changes> = _core.pass(fields)
    if pass.isDue(.text) {
      let value: String = _LampFormulas.text(_isOn)
      if Bindgen.replace(&_cache.text, with: value) { pass.changed(.text) }
    }
    _core.finish(pass)
  }
}

extension Lamp: @MainActor Bindgen.ObservableObject {}

/// The spec's expressions: each sees what it names, and nothing else of the model.
@MainActor enum _LampFormulas {
  static func text(_ isOn: Bool) -> String { isOn ? "on" : "off" }
}

nonisolated final class Probe: Bindgen.FieldModel {
  // MARK: State

  var value: Int {
    get { _value }
    set {
      _willWrite(.value)
      if Bindgen.replace(&_value, with: newValue) { _wrote(.value) }
    }
  }
  private var _value: Int

  // MARK: Derived

  var square: Int {
    _refresh(.square)
    return _cache.square
  }

  // MARK: Actions

  func step() {
    _core.open()
    defer { _core.close() }
    value += 1
  }

  // MARK: Init

  init(value: Int = 0) {
    _value = value
  }

  // MARK: Fields

  /// The fields that a transaction changed.
  nonisolated struct Changes: OptionSet, Sendable, Bindgen.FieldSet {
    let rawValue: UInt64

    static let value: Changes = Changes(rawValue: 1 &<< 0)
    static let square: Changes = Changes(rawValue: 1 &<< 1)
  }

  /// The fields that can be observed one by one.
  nonisolated struct Fields {
    var value: Field<Int> { (.value, { $0.value }) }
    var square: Field<Int> { (.square, { $0.square }) }
  }
  static var _fields: Fields { Fields() }

  /// A publisher for each field, by its name.
  @dynamicMemberLookup
  nonisolated struct FieldPublishers {
    fileprivate let _model: Probe

    subscript<Value>(dynamicMember field: KeyPath<Fields, Field<Value>>) -> Bindgen.ModelPublisher<Value> {
      let field: Field<Value> = Probe._fields[keyPath: field]
      return .field(field.name.mask, of: _model, field.read)
    }
  }

  /// Publishers that send the field's value on subscription, and then each change.
  var publishers: FieldPublishers { FieldPublishers(_model: self) }

  /// Sends once after each transaction, with all that changed.
  var changesPublisher: Bindgen.ModelPublisher<Changes> { .changes(of: self) }

  /// Sends before the first change of a transaction.
  var objectWillChange: Bindgen.ModelPublisher<Void> { .willChange(_core) }

  // MARK: Machinery

  let _core: Bindgen.Core = Bindgen.Core(Probe._graph)
  private static let _graph: Bindgen.Graph = Bindgen.Graph(
    Changes.self,
    "value square",
    [
      .square: [.value]
    ]
  )

  private struct _Cache {
    var square: Int = 0
  }
  private var _cache: _Cache = _Cache()

  private func _wrote(_ field: Changes) { _core.wrote(field.mask, of: self) }
  private func _refresh(_ field: Changes) { _core.refresh(field.mask, of: self) }
  private func _willWrite(_ field: Changes) { _core.willWrite(field.mask, of: self) }

  func _compute(_ fields: Bindgen.Mask) {
    var pass: Bindgen.Pass<Changes> = _core.pass(fields)
    if pass.isDue(.square) {
      let value: Int = _ProbeFormulas.square(_value)
      if Bindgen.replace(&_cache.square, with: value) { pass.changed(.square) }
    }
    _core.finish(pass)
  }
}

extension Probe: Bindgen.ObservableObject {}

/// The spec's expressions: each sees what it names, and nothing else of the model.
nonisolated enum _ProbeFormulas {
  static func square(_ value: Int) -> Int { value * value }
}

nonisolated final class Gauge: Bindgen.FieldModel {
  // MARK: Given

  let left: Tap
  let right: Tap

  // MARK: Derived

  var sum: Int {
    _refresh(.sum)
    return _cache.sum
  }

  // MARK: Init

  init(left: Tap = _GaugeFormulas.left(), right: Tap = _GaugeFormulas.right()) {
    self.left = left
    self.right = right
    _core.adopt(
      left,
      by: self,
      [
        .flow: .sum
      ]
    )
    _core.adopt(
      right,
      by: self,
      [
        .flow: .sum
      ]
    )
  }

  // MARK: Fields

  /// The fields that a transaction changed.
  nonisolated struct Changes: OptionSet, Sendable, Bindgen.FieldSet {
    let rawValue: UInt64

    static let sum: Changes = Changes(rawValue: 1 &<< 0)
  }

  /// The fields that can be observed one by one.
  nonisolated struct Fields {
    var sum: Field<Int> { (.sum, { $0.sum }) }
  }
  static var _fields: Fields { Fields() }

  /// A publisher for each field, by its name.
  @dynamicMemberLookup
  nonisolated struct FieldPublishers {
    fileprivate let _model: Gauge

    subscript<Value>(dynamicMember field: KeyPath<Fields, Field<Value>>) -> Bindgen.ModelPublisher<Value> {
      let field: Field<Value> = Gauge._fields[keyPath: field]
      return .field(field.name.mask, of: _model, field.read)
    }
  }

  /// Publishers that send the field's value on subscription, and then each change.
  var publishers: FieldPublishers { FieldPublishers(_model: self) }

  /// Sends once after each transaction, with all that changed.
  var changesPublisher: Bindgen.ModelPublisher<Changes> { .changes(of: self) }

  /// Sends before the first change of a transaction.
  var objectWillChange: Bindgen.ModelPublisher<Void> { .willChange(_core) }

  // MARK: Machinery

  let _core: Bindgen.Core = Bindgen.Core(Gauge._graph)
  private static let _graph: Bindgen.Graph = Bindgen.Graph(
    Changes.self,
    "sum",
    [
      .sum: []
    ]
  )

  private struct _Cache {
    var sum: Int = 0
  }
  private var _cache: _Cache = _Cache()

  private func _refresh(_ field: Changes) { _core.refresh(field.mask, of: self) }
  private func _willWrite(_ field: Changes) { _core.willWrite(field.mask, of: self) }

  func _compute(_ fields: Bindgen.Mask) {
    var pass: Bindgen.Pass<Changes> = _core.pass(fields)
    if pass.isDue(.sum) {
      let value: Int = _GaugeFormulas.sum(left, right)
      if Bindgen.replace(&_cache.sum, with: value) { pass.changed(.sum) }
    }
    _core.finish(pass)
  }
}

extension Gauge: Bindgen.ObservableObject {}

/// The spec's expressions: each sees what it names, and nothing else of the model.
nonisolated enum _GaugeFormulas {
  static func left() -> Tap { Tap() }
  static func right() -> Tap { Tap() }
  static func sum(_ left: Tap, _ right: Tap) -> Int { left.flow + right.flow }
}

nonisolated final class Tap: Bindgen.FieldModel {
  // MARK: State

  var turns: Int {
    get { _turns }
    set {
      _willWrite(.turns)
      if Bindgen.replace(&_turns, with: newValue) { _wrote(.turns) }
    }
  }
  private var _turns: Int

  var colour: String {
    get { _colour }
    set {
      _willWrite(.colour)
      if Bindgen.replace(&_colour, with: newValue) { _wrote(.colour) }
    }
    _modify {
      _willWrite(.colour)
      defer { _wrote(.colour) }
      yield &_colour
    }
  }
  private var _colour: String

  // MARK: Derived

  var flow: Int {
    _refresh(.flow)
    return _cache.flow
  }

  // MARK: Init

  init(turns: Int = 0, colour: String = "") {
    _turns = turns
    _colour = colour
  }

  // MARK: Fields

  /// The fields that a transaction changed.
  nonisolated struct Changes: OptionSet, Sendable, Bindgen.FieldSet {
    let rawValue: UInt64

    static let turns: Changes = Changes(rawValue: 1 &<< 0)
    static let colour: Changes = Changes(rawValue: 1 &<< 1)
    static let flow: Changes = Changes(rawValue: 1 &<< 2)
  }

  /// The fields that can be observed one by one.
  nonisolated struct Fields {
    var turns: Field<Int> { (.turns, { $0.turns }) }
    var colour: Field<String> { (.colour, { $0.colour }) }
    var flow: Field<Int> { (.flow, { $0.flow }) }
  }
  static var _fields: Fields { Fields() }

  /// A publisher for each field, by its name.
  @dynamicMemberLookup
  nonisolated struct FieldPublishers {
    fileprivate let _model: Tap

    subscript<Value>(dynamicMember field: KeyPath<Fields, Field<Value>>) -> Bindgen.ModelPublisher<Value> {
      let field: Field<Value> = Tap._fields[keyPath: field]
      return .field(field.name.mask, of: _model, field.read)
    }
  }

  /// Publishers that send the field's value on subscription, and then each change.
  var publishers: FieldPublishers { FieldPublishers(_model: self) }

  /// Sends once after each transaction, with all that changed.
  var changesPublisher: Bindgen.ModelPublisher<Changes> { .changes(of: self) }

  /// Sends before the first change of a transaction.
  var objectWillChange: Bindgen.ModelPublisher<Void> { .willChange(_core) }

  // MARK: Machinery

  let _core: Bindgen.Core = Bindgen.Core(Tap._graph)
  private static let _graph: Bindgen.Graph = Bindgen.Graph(
    Changes.self,
    "turns colour flow",
    [
      .flow: [.turns]
    ]
  )

  private struct _Cache {
    var flow: Int = 0
  }
  private var _cache: _Cache = _Cache()

  private func _wrote(_ field: Changes) { _core.wrote(field.mask, of: self) }
  private func _refresh(_ field: Changes) { _core.refresh(field.mask, of: self) }
  private func _willWrite(_ field: Changes) { _core.willWrite(field.mask, of: self) }

  func _compute(_ fields: Bindgen.Mask) {
    var pass: Bindgen.Pass<Changes> = _core.pass(fields)
    if pass.isDue(.flow) {
      let value: Int = _TapFormulas.flow(_turns)
      if Bindgen.replace(&_cache.flow, with: value) { pass.changed(.flow) }
    }
    _core.finish(pass)
  }
}

extension Tap: Bindgen.ObservableObject {}

/// The spec's expressions: each sees what it names, and nothing else of the model.
nonisolated enum _TapFormulas {
  static func flow(_ turns: Int) -> Int { turns * 2 }
}

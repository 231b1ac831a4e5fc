// Made by bindgen from Isolated.bindgen.yml. Do not edit: change the spec.
// swift-format-ignore-file
// swiftlint:disable all

@MainActor final class Account: Bindgen.MainActorObservedFamilyModel {
  // MARK: State

  var name: String {
    get { _name }
    set { if Bindgen.replace(&_name, with: newValue) { _wrote(0) } }
    _modify {
      defer { _wrote(0) }
      yield &_name
    }
  }
  private var _name: String

  var visits: Int {
    get { _visits }
    set { if Bindgen.replace(&_visits, with: newValue) { _wrote(1) } }
  }
  private var _visits: Int

  // MARK: What follows

  var greeting: String {
    _refresh(2)
    return _cache.greeting
  }

  // MARK: Actions

  func visit() {
    _core.open()
    defer { _end() }
    _performVisit()
  }

  private func _performVisit() { visits += 1 }

  func rename(_ text: String) async {
    name = text
    await Task.yield()
    visits += 1
  }

  // MARK: Making

  init(name: String = "", visits: Int = 0, delegate: (any AccountDelegate)? = nil) {
    _name = name
    _visits = visits
    self.delegate = delegate
    _watch()
  }

  // MARK: Who is told

  /// The fields that a transaction changed.
  nonisolated struct Changes: OptionSet, Sendable {
    let rawValue: UInt64
    static let name: Changes = Changes(rawValue: 1 &<< 0)
    static let visits: Changes = Changes(rawValue: 1 &<< 1)
    static let greeting: Changes = Changes(rawValue: 1 &<< 2)
  }

  weak var delegate: (any AccountDelegate)? {
    didSet { delegate == nil ? _watch() : _join(_core.graph.all) }
  }

  private func _tell(_ delegate: any AccountDelegate, _ changes: Changes) {
    delegate.account(self, didChange: changes)
    if changes.contains(.name) { delegate.accountDidChangeName(self) }
    if changes.contains(.visits) { delegate.accountDidChangeVisits(self) }
    if changes.contains(.greeting) { delegate.accountDidChangeGreeting(self) }
  }

  /// The fields that can be observed one by one.
  @MainActor struct Fields {
    var name: Account.Field<String> { (0, { $0.name }) }
    var visits: Account.Field<Int> { (1, { $0.visits }) }
    var greeting: Account.Field<String> { (2, { $0.greeting }) }
  }

  static let _fields: Fields = Fields()
  let _observers: Bindgen.Observers<Account, Changes> = Bindgen.Observers()

  func _addWatched(to fields: inout Bindgen.Mask) {
    if delegate != nil { fields.add(_core.graph.all) }
    fields.add(_observers.fields)
  }

  func _tell(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(rawValue: changed.bits)
    if let delegate { _tell(delegate, changes) } else { _watch() }
    _observers.tell(self, changes, changed)
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

/// Is told what changed in `Account`, once a transaction.
@MainActor protocol AccountDelegate: AnyObject {
  func account(_ account: Account, didChange changes: Account.Changes)
  func accountDidChangeName(_ account: Account)
  func accountDidChangeVisits(_ account: Account)
  func accountDidChangeGreeting(_ account: Account)
}

@MainActor extension AccountDelegate {
  func account(_ account: Account, didChange changes: Account.Changes) {}
  func accountDidChangeName(_ account: Account) {}
  func accountDidChangeVisits(_ account: Account) {}
  func accountDidChangeGreeting(_ account: Account) {}
}

/// The spec's expressions: each sees what it names, and nothing else of the model.
@MainActor enum _AccountFormulas {
  static func greeting(_ name: String) -> String { "Hello, \(name)" }
}

@MainActor final class Page: Bindgen.MainActorObservedFamilyModel {
  // MARK: What it is given

  let account: Account

  // MARK: State

  var title: String {
    get { _title }
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
    return _cache.header
  }

  var visits: Int { account.visits }

  // MARK: Making

  init(
    view: (any PageView)?,
    account: Account = _PageFormulas.account(),
    title: String = "",
    delegate: (any PageDelegate)? = nil
  ) {
    self.account = account
    _title = title
    _adopt(account._core, [0, 1, 2], from: 3)
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
    static let visits: Changes = Changes(rawValue: 1 &<< 2)
  }

  weak var delegate: (any PageDelegate)? {
    didSet { delegate == nil ? _watch() : _join(_core.graph.all) }
  }

  private func _tell(_ delegate: any PageDelegate, _ changes: Changes) {
    delegate.page(self, didChange: changes)
    if changes.contains(.title) { delegate.pageDidChangeTitle(self) }
    if changes.contains(.header) { delegate.pageDidChangeHeader(self) }
    if changes.contains(.visits) { delegate.pageDidChangeVisits(self) }
  }

  /// The fields that can be observed one by one.
  @MainActor struct Fields {
    var title: Page.Field<String> { (0, { $0.title }) }
    var header: Page.Field<String> { (1, { $0.header }) }
    var visits: Page.Field<Int> { (2, { $0.visits }) }
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
    view.visits = visits
  }

  private static let _shown: Bindgen.Mask = Bindgen.Mask([1, 2])

  private func _show(_ changes: Changes, on view: any PageView) {
    if changes.contains(.header) { view.header = header }
    if changes.contains(.visits) { view.visits = visits }
  }

  func _addWatched(to fields: inout Bindgen.Mask) {
    if delegate != nil { fields.add(_core.graph.all) }
    fields.add(_observers.fields)
    if view != nil { fields.add(Page._shown) }
  }

  func _tell(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(rawValue: changed.bits)
    if let delegate { _tell(delegate, changes) } else { _watch() }
    _observers.tell(self, changes, changed)
    if let view { _show(changes, on: view) } else { _watch() }
  }

  static let _names: String = "title header visits"

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph = Bindgen.Graph(states: 1, inputs: [[0, 5], [4]], outside: [[], [], [3]])
  static var _level: Int { 1 }
  let _core: Bindgen.MainActorFamilyCore = Bindgen.MainActorFamilyCore(Page._graph)
  private struct Cache {
    var header: String = ""
  }
  private var _cache: Cache = Cache()
  private var _told: Cache = Cache()

  func _settle(_ wanted: Bindgen.Mask) {
    if _core.needs(5, for: wanted) { account._bringUpToDate(Bindgen.Mask(2)) }
    var pass: Bindgen.Pass = _core.staleness.pass(0, wanted)
    if pass.isDue(1) {
      let value: String = _PageFormulas.header(_title, account)
      if Bindgen.replace(&_cache.header, with: value) { pass.cameOut(1) }
    }
    if pass.isDue(2) { pass.cameOut(2) }
    _core.finish(pass, 0x6)
  }

  func _remember() { _told = _cache }

  func _compare() -> Bindgen.Mask {
    var equal: Bindgen.Mask = Bindgen.Mask()
    if Bindgen.areEqual(_told.header, _cache.header) { equal.add(1) }
    _told = Cache()
    return equal
  }
}

/// Is told what changed in `Page`, once a transaction.
@MainActor protocol PageDelegate: AnyObject {
  func page(_ page: Page, didChange changes: Page.Changes)
  func pageDidChangeTitle(_ page: Page)
  func pageDidChangeHeader(_ page: Page)
  func pageDidChangeVisits(_ page: Page)
}

@MainActor extension PageDelegate {
  func page(_ page: Page, didChange changes: Page.Changes) {}
  func pageDidChangeTitle(_ page: Page) {}
  func pageDidChangeHeader(_ page: Page) {}
  func pageDidChangeVisits(_ page: Page) {}
}

/// What `Page` asks of its view.
@MainActor protocol PageView: AnyObject {
  var header: String { get set }
  var visits: Int { get set }
}

/// The spec's expressions: each sees what it names, and nothing else of the model.
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

@MainActor final class Window: Bindgen.MainActorObservedFamilyModel {
  // MARK: What it is given

  let page: Page
  let other: Page

  // MARK: What follows

  var headers: String {
    _refresh(0)
    return _cache.headers
  }

  // MARK: Making

  init(page: Page, other: Page, delegate: (any WindowDelegate)? = nil) {
    self.page = page
    self.other = other
    _adopt(page._core, [0, 1], from: 1)
    _adopt(other._core, [0, 1], from: 3)
    self.delegate = delegate
    _watch()
  }

  // MARK: Who is told

  /// The fields that a transaction changed.
  nonisolated struct Changes: OptionSet, Sendable {
    let rawValue: UInt64
    static let headers: Changes = Changes(rawValue: 1 &<< 0)
  }

  weak var delegate: (any WindowDelegate)? {
    didSet { delegate == nil ? _watch() : _join(_core.graph.all) }
  }

  private func _tell(_ delegate: any WindowDelegate, _ changes: Changes) {
    delegate.window(self, didChange: changes)
    if changes.contains(.headers) { delegate.windowDidChangeHeaders(self) }
  }

  /// The fields that can be observed one by one.
  @MainActor struct Fields {
    var headers: Window.Field<String> { (0, { $0.headers }) }
  }

  static let _fields: Fields = Fields()
  let _observers: Bindgen.Observers<Window, Changes> = Bindgen.Observers()

  func _addWatched(to fields: inout Bindgen.Mask) {
    if delegate != nil { fields.add(_core.graph.all) }
    fields.add(_observers.fields)
  }

  func _tell(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(rawValue: changed.bits)
    if let delegate { _tell(delegate, changes) } else { _watch() }
    _observers.tell(self, changes, changed)
  }

  static let _names: String = "headers"

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph = Bindgen.Graph(states: 0, inputs: [[2, 4]], outside: [[], [1], [], [3]])
  static var _level: Int { 2 }
  let _core: Bindgen.MainActorFamilyCore = Bindgen.MainActorFamilyCore(Window._graph)
  private struct Cache {
    var headers: String = ""
  }
  private var _cache: Cache = Cache()
  private var _told: Cache = Cache()

  func _settle(_ wanted: Bindgen.Mask) {
    if _core.needs(2, for: wanted) { page._bringUpToDate(Bindgen.Mask(1)) }
    if _core.needs(4, for: wanted) { other._bringUpToDate(Bindgen.Mask(1)) }
    var pass: Bindgen.Pass = _core.staleness.pass(0, wanted)
    if pass.isDue(0) {
      let value: String = _WindowFormulas.headers(page, other)
      if Bindgen.replace(&_cache.headers, with: value) { pass.cameOut(0) }
    }
    _core.finish(pass, 0x1)
  }

  func _remember() { _told = _cache }

  func _compare() -> Bindgen.Mask {
    var equal: Bindgen.Mask = Bindgen.Mask()
    if Bindgen.areEqual(_told.headers, _cache.headers) { equal.add(0) }
    _told = Cache()
    return equal
  }
}

/// Is told what changed in `Window`, once a transaction.
@MainActor protocol WindowDelegate: AnyObject {
  func window(_ window: Window, didChange changes: Window.Changes)
  func windowDidChangeHeaders(_ window: Window)
}

@MainActor extension WindowDelegate {
  func window(_ window: Window, didChange changes: Window.Changes) {}
  func windowDidChangeHeaders(_ window: Window) {}
}

/// The spec's expressions: each sees what it names, and nothing else of the model.
@MainActor enum _WindowFormulas {
  static func headers(_ page: Page, _ other: Page) -> String { "\(page.header) | \(other.header)" }
}

nonisolated final class Probe: Bindgen.NonisolatedObservedFamilyModel {
  // MARK: State

  var value: Int {
    get { _value }
    set { if Bindgen.replace(&_value, with: newValue) { _wrote(0) } }
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

  init(value: Int = 0, delegate: (any ProbeDelegate)? = nil) {
    _value = value
    self.delegate = delegate
    _watch()
  }

  // MARK: Who is told

  /// The fields that a transaction changed.
  nonisolated struct Changes: OptionSet, Sendable {
    let rawValue: UInt64
    static let value: Changes = Changes(rawValue: 1 &<< 0)
    static let square: Changes = Changes(rawValue: 1 &<< 1)
  }

  weak var delegate: (any ProbeDelegate)? {
    didSet { delegate == nil ? _watch() : _join(_core.graph.all) }
  }

  private func _tell(_ delegate: any ProbeDelegate, _ changes: Changes) {
    delegate.probe(self, didChange: changes)
    if changes.contains(.value) { delegate.probeDidChangeValue(self) }
    if changes.contains(.square) { delegate.probeDidChangeSquare(self) }
  }

  /// The fields that can be observed one by one.
  nonisolated struct Fields {
    var value: Probe.Field<Int> { (0, { $0.value }) }
    var square: Probe.Field<Int> { (1, { $0.square }) }
  }

  static let _fields: Fields = Fields()
  let _observers: Bindgen.NonisolatedObservers<Probe, Changes> = Bindgen.NonisolatedObservers()

  func _addWatched(to fields: inout Bindgen.Mask) {
    if delegate != nil { fields.add(_core.graph.all) }
    fields.add(_observers.fields)
  }

  func _tell(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(rawValue: changed.bits)
    if let delegate { _tell(delegate, changes) } else { _watch() }
    _observers.tell(self, changes, changed)
  }

  static let _names: String = "value square"

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph = Bindgen.Graph(states: 1, inputs: [[0]])
  let _core: Bindgen.NonisolatedFamilyCore = Bindgen.NonisolatedFamilyCore(Probe._graph)
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

/// Is told what changed in `Probe`, once a transaction.
nonisolated protocol ProbeDelegate: AnyObject {
  func probe(_ probe: Probe, didChange changes: Probe.Changes)
  func probeDidChangeValue(_ probe: Probe)
  func probeDidChangeSquare(_ probe: Probe)
}

nonisolated extension ProbeDelegate {
  func probe(_ probe: Probe, didChange changes: Probe.Changes) {}
  func probeDidChangeValue(_ probe: Probe) {}
  func probeDidChangeSquare(_ probe: Probe) {}
}

/// The spec's expressions: each sees what it names, and nothing else of the model.
nonisolated enum _ProbeFormulas {
  static func square(_ value: Int) -> Int { value * value }
}

nonisolated final class Gauge: Bindgen.NonisolatedObservedFamilyModel {
  // MARK: What it is given

  let left: Probe
  let right: Probe

  // MARK: What follows

  var sum: Int {
    _refresh(0)
    return _cache.sum
  }

  // MARK: Making

  init(
    view: (any GaugeView)?,
    left: Probe = _GaugeFormulas.left(),
    right: Probe = _GaugeFormulas.right(),
    delegate: (any GaugeDelegate)? = nil
  ) {
    self.left = left
    self.right = right
    _adopt(left._core, [0, 1], from: 1)
    _adopt(right._core, [0, 1], from: 3)
    self.delegate = delegate
    _watch()
    attach(view)
  }
  deinit { _core.leave() }

  // MARK: Who is told

  /// The fields that a transaction changed.
  nonisolated struct Changes: OptionSet, Sendable {
    let rawValue: UInt64
    static let sum: Changes = Changes(rawValue: 1 &<< 0)
  }

  weak var delegate: (any GaugeDelegate)? {
    didSet { delegate == nil ? _watch() : _join(_core.graph.all) }
  }

  private func _tell(_ delegate: any GaugeDelegate, _ changes: Changes) {
    delegate.gauge(self, didChange: changes)
    if changes.contains(.sum) { delegate.gaugeDidChangeSum(self) }
  }

  /// The fields that can be observed one by one.
  nonisolated struct Fields {
    var sum: Gauge.Field<Int> { (0, { $0.sum }) }
  }

  static let _fields: Fields = Fields()
  let _observers: Bindgen.NonisolatedObservers<Gauge, Changes> = Bindgen.NonisolatedObservers()

  private(set) weak var view: (any GaugeView)?

  /// Gives the view all that it shows, and from then on what changes.
  func attach(_ view: (any GaugeView)?) {
    self.view = view
    guard let view else { return _watch() }
    _join(Gauge._shown)
    view.sum = sum
  }

  private static let _shown: Bindgen.Mask = Bindgen.Mask([0])

  private func _show(_ changes: Changes, on view: any GaugeView) {
    if changes.contains(.sum) { view.sum = sum }
  }

  func _addWatched(to fields: inout Bindgen.Mask) {
    if delegate != nil { fields.add(_core.graph.all) }
    fields.add(_observers.fields)
    if view != nil { fields.add(Gauge._shown) }
  }

  func _tell(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(rawValue: changed.bits)
    if let delegate { _tell(delegate, changes) } else { _watch() }
    _observers.tell(self, changes, changed)
    if let view { _show(changes, on: view) } else { _watch() }
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
    if _core.needs(2, for: wanted) { left._bringUpToDate(Bindgen.Mask(1)) }
    if _core.needs(4, for: wanted) { right._bringUpToDate(Bindgen.Mask(1)) }
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

/// Is told what changed in `Gauge`, once a transaction.
nonisolated protocol GaugeDelegate: AnyObject {
  func gauge(_ gauge: Gauge, didChange changes: Gauge.Changes)
  func gaugeDidChangeSum(_ gauge: Gauge)
}

nonisolated extension GaugeDelegate {
  func gauge(_ gauge: Gauge, didChange changes: Gauge.Changes) {}
  func gaugeDidChangeSum(_ gauge: Gauge) {}
}

/// What `Gauge` asks of its view.
nonisolated protocol GaugeView: AnyObject {
  var sum: Int { get set }
}

/// The spec's expressions: each sees what it names, and nothing else of the model.
nonisolated enum _GaugeFormulas {
  static func left() -> Probe { Probe() }
  static func right() -> Probe { Probe() }
  static func sum(_ left: Probe, _ right: Probe) -> Int { left.square + right.square }
}

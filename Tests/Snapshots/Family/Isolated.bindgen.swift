// Made by bindgen from Isolated.bindgen.yml. Do not edit: change the spec.
// swift-format-ignore-file
// swiftlint:disable all

@MainActor final class Account: @MainActor Bindgen.Observed {
  // MARK: State

  var name: String {
    get { _name }
    set { if Bindgen.replace(&_name, with: newValue) { _wrote(.name) } }
    _modify {
      defer { _wrote(.name) }
      yield &_name
    }
  }
  private var _name: String

  var visits: Int {
    get { _visits }
    set { if Bindgen.replace(&_visits, with: newValue) { _wrote(.visits) } }
  }
  private var _visits: Int

  // MARK: Derived

  var greeting: String {
    _refresh(.greeting)
    return _cache.greeting
  }

  // MARK: Actions

  func visit() {
    _core.open()
    defer { _core.close() }
    visits += 1
  }

  func rename(_ text: String) async {
    name = text
    await Task.yield()
    visits += 1
  }

  // MARK: Init

  init(
    name: String = "",
    visits: Int = 0,
    delegate: (any AccountDelegate)? = nil
  ) {
    _name = name
    _visits = visits
    self.delegate = delegate
    _core.updateObserved(of: self)
  }

  // MARK: Fields

  /// The fields that a transaction changed.
  nonisolated struct Changes: OptionSet, Sendable, Bindgen.FieldSet {
    let rawValue: UInt64

    static let name: Changes = Changes(rawValue: 1 &<< 0)
    static let visits: Changes = Changes(rawValue: 1 &<< 1)
    static let greeting: Changes = Changes(rawValue: 1 &<< 2)
  }

  /// The fields that can be observed one by one.
  @MainActor struct Fields {
    var name: Field<String> { (.name, { $0.name }) }
    var visits: Field<Int> { (.visits, { $0.visits }) }
    var greeting: Field<String> { (.greeting, { $0.greeting }) }
  }
  static var _fields: Fields { Fields() }

  weak var delegate: (any AccountDelegate)? {
    didSet { delegate == nil ? _core.updateObserved(of: self) : _core.begin(_core.graph.all, of: self) }
  }

  private func _notify(_ delegate: any AccountDelegate, _ changes: Changes) {
    delegate.account(self, didChange: changes)
    if changes.contains(.name) { delegate.accountDidChangeName(self) }
    if changes.contains(.visits) { delegate.accountDidChangeVisits(self) }
    if changes.contains(.greeting) { delegate.accountDidChangeGreeting(self) }
  }

  // MARK: Machinery

  let _core: Bindgen.Core = Bindgen.Core(Account._graph)
  private static let _graph: Bindgen.Graph = Bindgen.Graph(
    Changes.self,
    "name visits greeting",
    [
      .greeting: [.name]
    ]
  )

  private struct _Cache {
    var greeting: String = ""
  }
  private var _cache: _Cache = _Cache()

  private func _wrote(_ field: Changes) { _core.wrote(field.mask, of: self) }
  private func _refresh(_ field: Changes) { _core.refresh(field.mask, of: self) }

  func _compute(_ fields: Bindgen.Mask) {
    var pass: Bindgen.Pass<Changes> = _core.pass(fields)
    if pass.isDue(.greeting) {
      let value: String = _AccountFormulas.greeting(_name)
      if Bindgen.replace(&_cache.greeting, with: value) { pass.changed(.greeting) }
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

/// Is called when `Account` has changed, once a transaction.
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

@MainActor final class Page: @MainActor Bindgen.Observed {
  // MARK: Given

  let account: Account

  // MARK: State

  var title: String {
    get { _title }
    set { if Bindgen.replace(&_title, with: newValue) { _wrote(.title) } }
    _modify {
      defer { _wrote(.title) }
      yield &_title
    }
  }
  private var _title: String

  // MARK: Derived

  var header: String {
    _refresh(.header)
    return _cache.header
  }

  var visits: Int { account.visits }

  // MARK: Init

  init(
    view: (any PageView)?,
    account: Account = _PageFormulas.account(),
    title: String = "",
    delegate: (any PageDelegate)? = nil
  ) {
    self.account = account
    _title = title
    _core.adopt(
      account,
      by: self,
      [
        .greeting: .header,
        .visits: .visits,
      ]
    )
    self.delegate = delegate
    _core.updateObserved(of: self)
    attach(view)
  }

  // MARK: Fields

  /// The fields that a transaction changed.
  nonisolated struct Changes: OptionSet, Sendable, Bindgen.FieldSet {
    let rawValue: UInt64

    static let title: Changes = Changes(rawValue: 1 &<< 0)
    static let header: Changes = Changes(rawValue: 1 &<< 1)
    static let visits: Changes = Changes(rawValue: 1 &<< 2)
  }

  /// The fields that can be observed one by one.
  @MainActor struct Fields {
    var title: Field<String> { (.title, { $0.title }) }
    var header: Field<String> { (.header, { $0.header }) }
    var visits: Field<Int> { (.visits, { $0.visits }) }
  }
  static var _fields: Fields { Fields() }

  weak var delegate: (any PageDelegate)? {
    didSet { delegate == nil ? _core.updateObserved(of: self) : _core.begin(_core.graph.all, of: self) }
  }

  private func _notify(_ delegate: any PageDelegate, _ changes: Changes) {
    delegate.page(self, didChange: changes)
    if changes.contains(.title) { delegate.pageDidChangeTitle(self) }
    if changes.contains(.header) { delegate.pageDidChangeHeader(self) }
    if changes.contains(.visits) { delegate.pageDidChangeVisits(self) }
  }

  private(set) weak var view: (any PageView)?

  /// Sets all that the view shows, and from now on what changes.
  func attach(_ view: (any PageView)?) {
    self.view = view
    _core.updateObserved(of: self)
    if let view { _show(Page._shown, on: view) }
  }

  private static let _shown: Changes = [
    .header,
    .visits,
  ]

  private func _show(_ changes: Changes, on view: any PageView) {
    if changes.contains(.header) { view.header = header }
    if changes.contains(.visits) { view.visits = visits }
  }

  // MARK: Machinery

  let _core: Bindgen.Core = Bindgen.Core(Page._graph)
  private static let _graph: Bindgen.Graph = Bindgen.Graph(
    Changes.self,
    "title header visits",
    [
      .header: [.title],
      .visits: [],
    ]
  )

  private struct _Cache {
    var header: String = ""
  }
  private var _cache: _Cache = _Cache()

  private func _wrote(_ field: Changes) { _core.wrote(field.mask, of: self) }
  private func _refresh(_ field: Changes) { _core.refresh(field.mask, of: self) }

  func _compute(_ fields: Bindgen.Mask) {
    var pass: Bindgen.Pass<Changes> = _core.pass(fields)
    if pass.isDue(.header) {
      let value: String = _PageFormulas.header(_title, account)
      if Bindgen.replace(&_cache.header, with: value) { pass.changed(.header) }
    }
    if pass.isDue(.visits) { pass.changed(.visits) }
    _core.finish(pass)
  }

  func _addObserved(to fields: inout Bindgen.Mask) {
    if delegate != nil { fields.add(_core.graph.all) }
    if view != nil { fields.add(Page._shown.mask) }
  }

  func _notify(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(changed)
    if let delegate { _notify(delegate, changes) } else { _core.updateObserved(of: self) }
    _core.notifyObservers(of: self, changed)
    if let view { _show(changes, on: view) } else { _core.updateObserved(of: self) }
  }
}

/// Is called when `Page` has changed, once a transaction.
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

@MainActor final class Window: @MainActor Bindgen.Observed {
  // MARK: Given

  let page: Page
  let other: Page

  // MARK: Derived

  var headers: String {
    _refresh(.headers)
    return _cache.headers
  }

  // MARK: Init

  init(
    page: Page,
    other: Page,
    delegate: (any WindowDelegate)? = nil
  ) {
    self.page = page
    self.other = other
    _core.adopt(
      page,
      by: self,
      [
        .header: .headers
      ]
    )
    _core.adopt(
      other,
      by: self,
      [
        .header: .headers
      ]
    )
    self.delegate = delegate
    _core.updateObserved(of: self)
  }

  // MARK: Fields

  /// The fields that a transaction changed.
  nonisolated struct Changes: OptionSet, Sendable, Bindgen.FieldSet {
    let rawValue: UInt64

    static let headers: Changes = Changes(rawValue: 1 &<< 0)
  }

  /// The fields that can be observed one by one.
  @MainActor struct Fields {
    var headers: Field<String> { (.headers, { $0.headers }) }
  }
  static var _fields: Fields { Fields() }

  weak var delegate: (any WindowDelegate)? {
    didSet { delegate == nil ? _core.updateObserved(of: self) : _core.begin(_core.graph.all, of: self) }
  }

  private func _notify(_ delegate: any WindowDelegate, _ changes: Changes) {
    delegate.window(self, didChange: changes)
    if changes.contains(.headers) { delegate.windowDidChangeHeaders(self) }
  }

  // MARK: Machinery

  let _core: Bindgen.Core = Bindgen.Core(Window._graph)
  private static let _graph: Bindgen.Graph = Bindgen.Graph(
    Changes.self,
    "headers",
    [
      .headers: []
    ]
  )

  private struct _Cache {
    var headers: String = ""
  }
  private var _cache: _Cache = _Cache()

  private func _refresh(_ field: Changes) { _core.refresh(field.mask, of: self) }

  func _compute(_ fields: Bindgen.Mask) {
    var pass: Bindgen.Pass<Changes> = _core.pass(fields)
    if pass.isDue(.headers) {
      let value: String = _WindowFormulas.headers(page, other)
      if Bindgen.replace(&_cache.headers, with: value) { pass.changed(.headers) }
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

/// Is called when `Window` has changed, once a transaction.
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

nonisolated final class Probe: Bindgen.Observed {
  // MARK: State

  var value: Int {
    get { _value }
    set { if Bindgen.replace(&_value, with: newValue) { _wrote(.value) } }
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

  init(value: Int = 0, delegate: (any ProbeDelegate)? = nil) {
    _value = value
    self.delegate = delegate
    _core.updateObserved(of: self)
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

  weak var delegate: (any ProbeDelegate)? {
    didSet { delegate == nil ? _core.updateObserved(of: self) : _core.begin(_core.graph.all, of: self) }
  }

  private func _notify(_ delegate: any ProbeDelegate, _ changes: Changes) {
    delegate.probe(self, didChange: changes)
    if changes.contains(.value) { delegate.probeDidChangeValue(self) }
    if changes.contains(.square) { delegate.probeDidChangeSquare(self) }
  }

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

  func _compute(_ fields: Bindgen.Mask) {
    var pass: Bindgen.Pass<Changes> = _core.pass(fields)
    if pass.isDue(.square) {
      let value: Int = _ProbeFormulas.square(_value)
      if Bindgen.replace(&_cache.square, with: value) { pass.changed(.square) }
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

/// Is called when `Probe` has changed, once a transaction.
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

nonisolated final class Gauge: Bindgen.Observed {
  // MARK: Given

  let left: Probe
  let right: Probe

  // MARK: Derived

  var sum: Int {
    _refresh(.sum)
    return _cache.sum
  }

  // MARK: Init

  init(
    view: (any GaugeView)?,
    left: Probe = _GaugeFormulas.left(),
    right: Probe = _GaugeFormulas.right(),
    delegate: (any GaugeDelegate)? = nil
  ) {
    self.left = left
    self.right = right
    _core.adopt(
      left,
      by: self,
      [
        .square: .sum
      ]
    )
    _core.adopt(
      right,
      by: self,
      [
        .square: .sum
      ]
    )
    self.delegate = delegate
    _core.updateObserved(of: self)
    attach(view)
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

  weak var delegate: (any GaugeDelegate)? {
    didSet { delegate == nil ? _core.updateObserved(of: self) : _core.begin(_core.graph.all, of: self) }
  }

  private func _notify(_ delegate: any GaugeDelegate, _ changes: Changes) {
    delegate.gauge(self, didChange: changes)
    if changes.contains(.sum) { delegate.gaugeDidChangeSum(self) }
  }

  private(set) weak var view: (any GaugeView)?

  /// Sets all that the view shows, and from now on what changes.
  func attach(_ view: (any GaugeView)?) {
    self.view = view
    _core.updateObserved(of: self)
    if let view { _show(Gauge._shown, on: view) }
  }

  private static let _shown: Changes = [
    .sum
  ]

  private func _show(_ changes: Changes, on view: any GaugeView) {
    if changes.contains(.sum) { view.sum = sum }
  }

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

  func _compute(_ fields: Bindgen.Mask) {
    var pass: Bindgen.Pass<Changes> = _core.pass(fields)
    if pass.isDue(.sum) {
      let value: Int = _GaugeFormulas.sum(left, right)
      if Bindgen.replace(&_cache.sum, with: value) { pass.changed(.sum) }
    }
    _core.finish(pass)
  }

  func _addObserved(to fields: inout Bindgen.Mask) {
    if delegate != nil { fields.add(_core.graph.all) }
    if view != nil { fields.add(Gauge._shown.mask) }
  }

  func _notify(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(changed)
    if let delegate { _notify(delegate, changes) } else { _core.updateObserved(of: self) }
    _core.notifyObservers(of: self, changed)
    if let view { _show(changes, on: view) } else { _core.updateObserved(of: self) }
  }
}

/// Is called when `Gauge` has changed, once a transaction.
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

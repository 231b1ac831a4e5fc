// Made by bindgen from Isolated.bindgen.yml. Do not edit: change the spec.
// swift-format-ignore-file
// swiftlint:disable all

import Observation

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
@MainActor final class Account: @MainActor Bindgen.Model, Observation.Observable {
  // MARK: State

  var name: String {
    get {
      _track(.name, \.name)
      return _name
    }
    set { if Bindgen.replace(&_name, with: newValue) { _wrote(.name) } }
    _modify {
      defer { _wrote(.name) }
      yield &_name
    }
  }
  private var _name: String

  var visits: Int {
    get {
      _track(.visits, \.visits)
      return _visits
    }
    set { if Bindgen.replace(&_visits, with: newValue) { _wrote(.visits) } }
  }
  private var _visits: Int

  // MARK: Derived

  var greeting: String {
    _refresh(.greeting)
    _track(.greeting, \.greeting)
    return _cache.greeting
  }

  // MARK: Actions

  func visit() {
    _core.open()
    defer { _core.close() }
    visits += 1
  }

  // MARK: Init

  init(name: String = "", visits: Int = 0) {
    _name = name
    _visits = visits
  }

  // MARK: Fields

  /// The fields that a transaction changed.
  nonisolated struct Changes: OptionSet, Sendable, Bindgen.FieldSet {
    let rawValue: UInt64

    static let name: Changes = Changes(rawValue: 1 &<< 0)
    static let visits: Changes = Changes(rawValue: 1 &<< 1)
    static let greeting: Changes = Changes(rawValue: 1 &<< 2)
  }

  private let _registrar: Observation.ObservationRegistrar = Observation.ObservationRegistrar()

  /// A field is read, and up to date.
  private func _track<Value>(_ field: Changes, _ path: KeyPath<Account, Value>) {
    if _core.track(field.mask, of: self) { _registrar.access(self, keyPath: path) }
  }

  /// Notifies those that have read a field.
  private func _publish<Value>(_ path: KeyPath<Account, Value>) {
    _registrar.willSet(self, keyPath: path)
    _registrar.didSet(self, keyPath: path)
  }

  private func _publish(_ changes: Changes) {
    if changes.contains(.name) { _publish(\.name) }
    if changes.contains(.visits) { _publish(\.visits) }
    if changes.contains(.greeting) { _publish(\.greeting) }
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
  }

  func _notify(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(changed)
    _publish(Changes(_core.takeTracked(changes.mask, of: self)))
  }
}

/// The spec's expressions: each sees what it names, and nothing else of the model.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
@MainActor enum _AccountFormulas {
  static func greeting(_ name: String) -> String { "Hello, \(name)" }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
@MainActor final class Page: @MainActor Bindgen.Observed, Observation.Observable {
  // MARK: Given

  let account: Account
  private let open: any Opener

  // MARK: State

  var title: String {
    get {
      _track(.title, \.title)
      return _title
    }
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
    _track(.header, \.header)
    return _cache.header
  }

  // MARK: Actions

  func show() {
    _core.open()
    defer { _core.close() }
    open.open(account)
  }

  // MARK: Init

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
    _core.adopt(
      account,
      by: self,
      [
        .greeting: .header
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
  }

  /// The fields that can be observed one by one.
  @MainActor struct Fields {
    var title: Field<String> { (.title, { $0.title }) }
    var header: Field<String> { (.header, { $0.header }) }
  }
  static var _fields: Fields { Fields() }

  weak var delegate: (any PageDelegate)? {
    didSet { delegate == nil ? _core.updateObserved(of: self) : _core.begin(_core.graph.all, of: self) }
  }

  private func _notify(_ delegate: any PageDelegate, _ changes: Changes) {
    delegate.page(self, didChange: changes)
    if changes.contains(.title) { delegate.pageDidChangeTitle(self) }
    if changes.contains(.header) { delegate.pageDidChangeHeader(self) }
  }

  private(set) weak var view: (any PageView)?

  /// Sets all that the view shows, and from now on what changes.
  func attach(_ view: (any PageView)?) {
    self.view = view
    _core.updateObserved(of: self)
    if let view { _show(Page._shown, on: view) }
  }

  private static let _shown: Changes = [
    .header
  ]

  private func _show(_ changes: Changes, on view: any PageView) {
    if changes.contains(.header) { view.header = header }
  }

  private let _registrar: Observation.ObservationRegistrar = Observation.ObservationRegistrar()

  /// A field is read, and up to date.
  private func _track<Value>(_ field: Changes, _ path: KeyPath<Page, Value>) {
    if _core.track(field.mask, of: self) { _registrar.access(self, keyPath: path) }
  }

  /// Notifies those that have read a field.
  private func _publish<Value>(_ path: KeyPath<Page, Value>) {
    _registrar.willSet(self, keyPath: path)
    _registrar.didSet(self, keyPath: path)
  }

  private func _publish(_ changes: Changes) {
    if changes.contains(.title) { _publish(\.title) }
    if changes.contains(.header) { _publish(\.header) }
  }

  // MARK: Machinery

  let _core: Bindgen.Core = Bindgen.Core(Page._graph)
  private static let _graph: Bindgen.Graph = Bindgen.Graph(
    Changes.self,
    "title header",
    [
      .header: [.title]
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
    _publish(Changes(_core.takeTracked(changes.mask, of: self)))
  }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
@MainActor protocol Opener {
  func open(_ account: Account)
}

/// Is called when `Page` has changed, once a transaction.
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
nonisolated final class Probe: Bindgen.Observed, Observation.Observable {
  // MARK: State

  var value: Int {
    get {
      _track(.value, \.value)
      return _value
    }
    set { if Bindgen.replace(&_value, with: newValue) { _wrote(.value) } }
  }
  private var _value: Int

  // MARK: Derived

  var square: Int {
    _refresh(.square)
    _track(.square, \.square)
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

  private let _registrar: Observation.ObservationRegistrar = Observation.ObservationRegistrar()

  /// A field is read, and up to date.
  private func _track<Value>(_ field: Changes, _ path: KeyPath<Probe, Value>) {
    if _core.track(field.mask, of: self) { _registrar.access(self, keyPath: path) }
  }

  /// Notifies those that have read a field.
  private func _publish<Value>(_ path: KeyPath<Probe, Value>) {
    _registrar.willSet(self, keyPath: path)
    _registrar.didSet(self, keyPath: path)
  }

  private func _publish(_ changes: Changes) {
    if changes.contains(.value) { _publish(\.value) }
    if changes.contains(.square) { _publish(\.square) }
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
  }

  func _notify(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(changed)
    _core.notifyObservers(of: self, changed)
    _publish(Changes(_core.takeTracked(changes.mask, of: self)))
  }
}

/// The spec's expressions: each sees what it names, and nothing else of the model.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
nonisolated enum _ProbeFormulas {
  static func square(_ value: Int) -> Int { value * value }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
@Workshop final class Machine: @Workshop Bindgen.Model, Observation.Observable {
  // MARK: State

  var speed: Int {
    get {
      _track(.speed, \.speed)
      return _speed
    }
    set { if Bindgen.replace(&_speed, with: newValue) { _wrote(.speed) } }
  }
  private var _speed: Int

  // MARK: Derived

  var label: String {
    _refresh(.label)
    _track(.label, \.label)
    return _cache.label
  }

  // MARK: Actions

  func hurry() {
    _core.open()
    defer { _core.close() }
    speed += 1
  }

  // MARK: Init

  init(speed: Int = 0) {
    _speed = speed
  }

  // MARK: Fields

  /// The fields that a transaction changed.
  nonisolated struct Changes: OptionSet, Sendable, Bindgen.FieldSet {
    let rawValue: UInt64

    static let speed: Changes = Changes(rawValue: 1 &<< 0)
    static let label: Changes = Changes(rawValue: 1 &<< 1)
  }

  private let _registrar: Observation.ObservationRegistrar = Observation.ObservationRegistrar()

  /// A field is read, and up to date.
  private func _track<Value>(_ field: Changes, _ path: KeyPath<Machine, Value>) {
    if _core.track(field.mask, of: self) { _registrar.access(self, keyPath: path) }
  }

  /// Notifies those that have read a field.
  private func _publish<Value>(_ path: KeyPath<Machine, Value>) {
    _registrar.willSet(self, keyPath: path)
    _registrar.didSet(self, keyPath: path)
  }

  private func _publish(_ changes: Changes) {
    if changes.contains(.speed) { _publish(\.speed) }
    if changes.contains(.label) { _publish(\.label) }
  }

  // MARK: Machinery

  let _core: Bindgen.Core = Bindgen.Core(Machine._graph)
  private static let _graph: Bindgen.Graph = Bindgen.Graph(
    Changes.self,
    "speed label",
    [
      .label: [.speed]
    ]
  )

  private struct _Cache {
    var label: String = ""
  }
  private var _cache: _Cache = _Cache()

  private func _wrote(_ field: Changes) { _core.wrote(field.mask, of: self) }
  private func _refresh(_ field: Changes) { _core.refresh(field.mask, of: self) }

  func _compute(_ fields: Bindgen.Mask) {
    var pass: Bindgen.Pass<Changes> = _core.pass(fields)
    if pass.isDue(.label) {
      let value: String = _MachineFormulas.label(_speed)
      if Bindgen.replace(&_cache.label, with: value) { pass.changed(.label) }
    }
    _core.finish(pass)
  }

  func _addObserved(to fields: inout Bindgen.Mask) {
  }

  func _notify(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(changed)
    _publish(Changes(_core.takeTracked(changes.mask, of: self)))
  }
}

/// The spec's expressions: each sees what it names, and nothing else of the model.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
@Workshop enum _MachineFormulas {
  static func label(_ speed: Int) -> String { "\(speed) turns" }
}

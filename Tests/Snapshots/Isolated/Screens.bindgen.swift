// Made by bindgen from Screens.bindgen.yml. Do not edit: change the spec.
// swift-format-ignore-file
// swiftlint:disable all

@MainActor package final class Screen: Bindgen.MainActorModel {
  // MARK: What it is given

  package let style: Style
  package let limit: Int
  private let open: any Opener

  // MARK: State

  package internal(set) var title: String {
    get { _title }
    set { if Bindgen.replace(&_title, with: newValue) { _wrote(0) } }
    _modify {
      defer { _wrote(0) }
      yield &_title
    }
  }
  private var _title: String

  package internal(set) var taps: Int {
    get { _taps }
    set { if Bindgen.replace(&_taps, with: newValue) { _wrote(1) } }
  }
  private var _taps: Int

  package internal(set) var token: Token {
    get { _token }
    set { if Bindgen.replace(&_token, with: newValue) { _wrote(2) } }
    _modify {
      defer { _wrote(2) }
      yield &_token
    }
  }
  private var _token: Token

  // MARK: What follows

  package var shown: String {
    _refresh(3)
    return _cache.shown
  }

  package var isFull: Bool {
    if !_core.isTelling { return _ScreenFormulas.isFull(_taps, limit) }
    _refresh(4)
    return _cache.isFull
  }

  // MARK: Actions

  package func tap() {
    _core.open()
    defer { _end() }
    _performTap()
  }

  private func _performTap() { taps += 1 }

  package func load() async {
    title = await Token.name()
    taps = 0
  }

  /// Makes many writes one transaction: observers are told once, at its end.
  @discardableResult
  package func update<Result>(_ body: (Screen) throws -> Result) rethrows -> Result {
    _core.open()
    defer { _end() }
    return try body(self)
  }

  // MARK: Making

  package init(
    view: (any ScreenView)?,
    open: any Opener,
    style: Style = _ScreenFormulas.style(),
    limit: Int = 3,
    title: String = "",
    taps: Int = 0,
    token: Token = _ScreenFormulas.token(),
    delegate: (any ScreenDelegate)? = nil
  ) {
    self.open = open
    self.style = style
    self.limit = limit
    _title = title
    _taps = taps
    _token = token
    self.delegate = delegate
    _watch()
    attach(view)
  }

  // MARK: Who is told

  /// The fields that a transaction changed.
  nonisolated package struct Changes: OptionSet, Sendable {
    package let rawValue: UInt64

    package init(rawValue: UInt64) { self.rawValue = rawValue }

    package static let title: Changes = Changes(rawValue: 1 &<< 0)
    package static let taps: Changes = Changes(rawValue: 1 &<< 1)
    package static let token: Changes = Changes(rawValue: 1 &<< 2)
    package static let shown: Changes = Changes(rawValue: 1 &<< 3)
    package static let isFull: Changes = Changes(rawValue: 1 &<< 4)
  }

  package weak var delegate: (any ScreenDelegate)? {
    didSet { delegate == nil ? _watch() : _join(_core.graph.all) }
  }

  private func _tell(_ delegate: any ScreenDelegate, _ changes: Changes) {
    delegate.screen(self, didChange: changes)
    if changes.contains(.title) { delegate.screenDidChangeTitle(self) }
    if changes.contains(.taps) { delegate.screenDidChangeTaps(self) }
    if changes.contains(.token) { delegate.screenDidChangeToken(self) }
    if changes.contains(.shown) { delegate.screenDidChangeShown(self) }
    if changes.contains(.isFull) { delegate.screenDidChangeIsFull(self) }
  }

  /// Observes until it is cancelled or released.
  @MainActor package final class Subscription {
    private let token: Bindgen.Subscription<Screen, Changes>

    fileprivate init(_ token: Bindgen.Subscription<Screen, Changes>) { self.token = token }

    package func cancel() { token.cancel() }
  }

  /// Calls the closure once after each transaction, with all that changed.
  package func observe(_ body: @escaping (Screen, Changes) -> Void) -> Subscription {
    Subscription(_observe(_core.graph.all, body))
  }

  /// Calls the closure once after each transaction that changed the field, with its value.
  package func observe<Value>(
    _ field: KeyPath<Fields, Field<Value>>,
    _ body: @escaping (Value) -> Void
  ) -> Subscription {
    let field: Field<Value> = Fields()[keyPath: field]
    return Subscription(_observe(Bindgen.Mask(field.number)) { model, _ in body(field.read(model)) })
  }

  /// The fields that can be observed one by one.
  @MainActor package struct Fields {
    package var title: Screen.Field<String> { (0, { $0.title }) }
    package var taps: Screen.Field<Int> { (1, { $0.taps }) }
    package var token: Screen.Field<Token> { (2, { $0.token }) }
    package var shown: Screen.Field<String> { (3, { $0.shown }) }
    package var isFull: Screen.Field<Bool> { (4, { $0.isFull }) }
  }

  /// A field that can be observed by itself: its number, and how it is read.
  package typealias Field<Value> = (number: Int, read: (Screen) -> Value)

  private func _observe(_ fields: Bindgen.Mask, _ body: @escaping (Screen, Changes) -> Void)
    -> Bindgen.Subscription<Screen, Changes>
  {
    let observer: Bindgen.Observer<Screen, Changes> = Bindgen.Observer(fields, body)
    _observers.add(observer)
    _join(fields)
    return Bindgen.Subscription(observer)
  }

  private let _observers: Bindgen.Observers<Screen, Changes> = Bindgen.Observers()

  func _begin() -> Bool { _observers.begin() }
  func _finish() { _observers.finish() }

  package private(set) weak var view: (any ScreenView)?

  /// Gives the view all that it shows, and from then on what changes.
  package func attach(_ view: (any ScreenView)?) {
    self.view = view
    guard let view else { return _watch() }
    _join(Screen._shown)
    view.title = title
    view.shown = shown
  }

  private static let _shown: Bindgen.Mask = Bindgen.Mask([0, 3])

  private func _show(_ changes: Changes, on view: any ScreenView) {
    if changes.contains(.title) { view.title = title }
    if changes.contains(.shown) { view.shown = shown }
  }

  func _addWatched(to fields: inout Bindgen.Mask) {
    if delegate != nil { fields.add(_core.graph.all) }
    fields.add(_observers.fields)
    if view != nil { fields.add(Screen._shown) }
  }

  func _tell(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(rawValue: changed.bits)
    if let delegate { _tell(delegate, changes) } else { _watch() }
    _observers.tell(self, changes, changed)
    if let view { _show(changes, on: view) } else { _watch() }
  }

  static let _names: String = "title taps token shown isFull"

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph = Bindgen.Graph(states: 3, inputs: [[0, 1], [1]])
  let _core: Bindgen.Core = Bindgen.Core(Screen._graph)
  private struct Cache {
    var shown: String = ""
    var isFull: Bool = false
  }
  private var _cache: Cache = Cache()
  private var _told: Cache = Cache()

  func _settle(_ wanted: Bindgen.Mask) {
    var pass: Bindgen.Pass = _core.staleness.pass(0, wanted)
    if pass.isDue(3) {
      let value: String = _ScreenFormulas.shown(_title, _taps)
      if Bindgen.replace(&_cache.shown, with: value) { pass.cameOut(3) }
    }
    if pass.isDue(4) {
      let value: Bool = _ScreenFormulas.isFull(_taps, limit)
      if Bindgen.replace(&_cache.isFull, with: value) { pass.cameOut(4) }
    }
    _core.finish(pass, 0x18)
  }

  func _remember() { _told = _cache }

  func _compare() -> Bindgen.Mask {
    var equal: Bindgen.Mask = Bindgen.Mask()
    if Bindgen.areEqual(_told.shown, _cache.shown) { equal.add(3) }
    if Bindgen.areEqual(_told.isFull, _cache.isFull) { equal.add(4) }
    _told = Cache()
    return equal
  }
}

@MainActor package protocol Opener {
  func open(_ title: String)
}

/// Is told what changed in `Screen`, once a transaction.
@MainActor package protocol ScreenDelegate: AnyObject {
  func screen(_ screen: Screen, didChange changes: Screen.Changes)
  func screenDidChangeTitle(_ screen: Screen)
  func screenDidChangeTaps(_ screen: Screen)
  func screenDidChangeToken(_ screen: Screen)
  func screenDidChangeShown(_ screen: Screen)
  func screenDidChangeIsFull(_ screen: Screen)
}

@MainActor extension ScreenDelegate {
  package func screen(_ screen: Screen, didChange changes: Screen.Changes) {}
  package func screenDidChangeTitle(_ screen: Screen) {}
  package func screenDidChangeTaps(_ screen: Screen) {}
  package func screenDidChangeToken(_ screen: Screen) {}
  package func screenDidChangeShown(_ screen: Screen) {}
  package func screenDidChangeIsFull(_ screen: Screen) {}
}

/// What `Screen` asks of its view.
@MainActor package protocol ScreenView: AnyObject {
  var title: String { get set }
  var shown: String { get set }
  func blink()
}

/// The spec's expressions: each sees what it names, and nothing else of the model.
@MainActor package enum _ScreenFormulas {
  // Without isolated default values, a default argument does not know that it runs on the actor.
  #if hasFeature(IsolatedDefaultValues)
    package static func style() -> Style {
      .plain
    }
  #else
    package nonisolated static func style() -> Style {
      MainActor.assumeIsolated {
        .plain
      }
    }
  #endif

  // Without isolated default values, a default argument does not know that it runs on the actor.
  #if hasFeature(IsolatedDefaultValues)
    package static func token() -> Token {
      Token()
    }
  #else
    package nonisolated static func token() -> Token {
      MainActor.assumeIsolated {
        Token()
      }
    }
  #endif

  static func shown(_ title: String, _ taps: Int) -> String { "\(title) \(taps)" }
  static func isFull(_ taps: Int, _ limit: Int) -> Bool { taps >= limit }
}

nonisolated package final class Counter: Bindgen.NonisolatedModel {
  // MARK: State

  package internal(set) var count: Int {
    get { _count }
    set { if Bindgen.replace(&_count, with: newValue) { _wrote(0) } }
  }
  private var _count: Int

  package internal(set) var name: String {
    get { _name }
    set { if Bindgen.replace(&_name, with: newValue) { _wrote(1) } }
    _modify {
      defer { _wrote(1) }
      yield &_name
    }
  }
  private var _name: String

  // MARK: What follows

  package var double: Int {
    if !_core.isTelling { return _CounterFormulas.double(_count) }
    _refresh(2)
    return _cache.double
  }

  package var text: String {
    _refresh(3)
    return _cache.text
  }

  // MARK: Actions

  package func step() {
    _core.open()
    defer { _end() }
    _performStep()
  }

  private func _performStep() { count += 1 }

  /// Makes many writes one transaction: observers are told once, at its end.
  @discardableResult
  package func update<Result>(_ body: (Counter) throws -> Result) rethrows -> Result {
    _core.open()
    defer { _end() }
    return try body(self)
  }

  // MARK: Making

  package init(count: Int = 0, name: String = "none", delegate: (any CounterDelegate)? = nil) {
    _count = count
    _name = name
    self.delegate = delegate
    _watch()
  }

  // MARK: Who is told

  /// The fields that a transaction changed.
  nonisolated package struct Changes: OptionSet, Sendable {
    package let rawValue: UInt64

    package init(rawValue: UInt64) { self.rawValue = rawValue }

    package static let count: Changes = Changes(rawValue: 1 &<< 0)
    package static let name: Changes = Changes(rawValue: 1 &<< 1)
    package static let double: Changes = Changes(rawValue: 1 &<< 2)
    package static let text: Changes = Changes(rawValue: 1 &<< 3)
  }

  package weak var delegate: (any CounterDelegate)? {
    didSet { delegate == nil ? _watch() : _join(_core.graph.all) }
  }

  private func _tell(_ delegate: any CounterDelegate, _ changes: Changes) {
    delegate.counter(self, didChange: changes)
    if changes.contains(.count) { delegate.counterDidChangeCount(self) }
    if changes.contains(.name) { delegate.counterDidChangeName(self) }
    if changes.contains(.double) { delegate.counterDidChangeDouble(self) }
    if changes.contains(.text) { delegate.counterDidChangeText(self) }
  }

  /// Observes until it is cancelled or released.
  nonisolated package final class Subscription {
    private let token: Bindgen.NonisolatedSubscription<Counter, Changes>

    fileprivate init(_ token: Bindgen.NonisolatedSubscription<Counter, Changes>) { self.token = token }

    package func cancel() { token.cancel() }
  }

  /// Calls the closure once after each transaction, with all that changed.
  package func observe(_ body: @escaping (Counter, Changes) -> Void) -> Subscription {
    Subscription(_observe(_core.graph.all, body))
  }

  /// Calls the closure once after each transaction that changed the field, with its value.
  package func observe<Value>(
    _ field: KeyPath<Fields, Field<Value>>,
    _ body: @escaping (Value) -> Void
  ) -> Subscription {
    let field: Field<Value> = Fields()[keyPath: field]
    return Subscription(_observe(Bindgen.Mask(field.number)) { model, _ in body(field.read(model)) })
  }

  /// The fields that can be observed one by one.
  nonisolated package struct Fields {
    package var count: Counter.Field<Int> { (0, { $0.count }) }
    package var name: Counter.Field<String> { (1, { $0.name }) }
    package var double: Counter.Field<Int> { (2, { $0.double }) }
    package var text: Counter.Field<String> { (3, { $0.text }) }
  }

  /// A field that can be observed by itself: its number, and how it is read.
  package typealias Field<Value> = (number: Int, read: (Counter) -> Value)

  private func _observe(_ fields: Bindgen.Mask, _ body: @escaping (Counter, Changes) -> Void)
    -> Bindgen.NonisolatedSubscription<Counter, Changes>
  {
    let observer: Bindgen.NonisolatedObserver<Counter, Changes> = Bindgen.NonisolatedObserver(fields, body)
    _observers.add(observer)
    _join(fields)
    return Bindgen.NonisolatedSubscription(observer)
  }

  private let _observers: Bindgen.NonisolatedObservers<Counter, Changes> = Bindgen.NonisolatedObservers()

  func _begin() -> Bool { _observers.begin() }
  func _finish() { _observers.finish() }

  func _addWatched(to fields: inout Bindgen.Mask) {
    if delegate != nil { fields.add(_core.graph.all) }
    fields.add(_observers.fields)
  }

  func _tell(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(rawValue: changed.bits)
    if let delegate { _tell(delegate, changes) } else { _watch() }
    _observers.tell(self, changes, changed)
  }

  static let _names: String = "count name double text"

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph = Bindgen.Graph(states: 2, inputs: [[0], [1, 2]])
  let _core: Bindgen.Core = Bindgen.Core(Counter._graph)
  private struct Cache {
    var double: Int = 0
    var text: String = ""
  }
  private var _cache: Cache = Cache()
  private var _told: Cache = Cache()

  func _settle(_ wanted: Bindgen.Mask) {
    var pass: Bindgen.Pass = _core.staleness.pass(0, wanted)
    if pass.isDue(2) {
      let value: Int = _CounterFormulas.double(_count)
      if Bindgen.replace(&_cache.double, with: value) { pass.cameOut(2, marking: 0x8) }
    }
    if pass.isDue(3) {
      let value: String = _CounterFormulas.text(_cache.double, _name)
      if Bindgen.replace(&_cache.text, with: value) { pass.cameOut(3) }
    }
    _core.finish(pass, 0xc)
  }

  func _remember() { _told = _cache }

  func _compare() -> Bindgen.Mask {
    var equal: Bindgen.Mask = Bindgen.Mask()
    if Bindgen.areEqual(_told.double, _cache.double) { equal.add(2) }
    if Bindgen.areEqual(_told.text, _cache.text) { equal.add(3) }
    _told = Cache()
    return equal
  }
}

/// Is told what changed in `Counter`, once a transaction.
nonisolated package protocol CounterDelegate: AnyObject {
  func counter(_ counter: Counter, didChange changes: Counter.Changes)
  func counterDidChangeCount(_ counter: Counter)
  func counterDidChangeName(_ counter: Counter)
  func counterDidChangeDouble(_ counter: Counter)
  func counterDidChangeText(_ counter: Counter)
}

nonisolated extension CounterDelegate {
  package func counter(_ counter: Counter, didChange changes: Counter.Changes) {}
  package func counterDidChangeCount(_ counter: Counter) {}
  package func counterDidChangeName(_ counter: Counter) {}
  package func counterDidChangeDouble(_ counter: Counter) {}
  package func counterDidChangeText(_ counter: Counter) {}
}

/// The spec's expressions: each sees what it names, and nothing else of the model.
nonisolated enum _CounterFormulas {
  static func double(_ count: Int) -> Int { count * 2 }
  static func text(_ double: Int, _ name: String) -> String { "\(double) \(name)" }
}

package final class Plain: Bindgen.Model {
  // MARK: State

  package internal(set) var count: Int {
    get { _count }
    set { if Bindgen.replace(&_count, with: newValue) { _wrote(0) } }
  }
  private var _count: Int

  // MARK: What follows

  package var double: Int {
    if !_core.isTelling { return _PlainFormulas.double(_count) }
    _refresh(1)
    return _cache.double
  }

  package var text: String {
    _refresh(2)
    return _cache.text
  }

  // MARK: Actions

  package func step() {
    _core.open()
    defer { _end() }
    _performStep()
  }

  private func _performStep() { count += 1 }

  /// Makes many writes one transaction: observers are told once, at its end.
  @discardableResult
  package func update<Result>(_ body: (Plain) throws -> Result) rethrows -> Result {
    _core.open()
    defer { _end() }
    return try body(self)
  }

  // MARK: Making

  package init(view: (any PlainView)?, count: Int = 0, delegate: (any PlainDelegate)? = nil) {
    _count = count
    self.delegate = delegate
    _watch()
    attach(view)
  }

  // MARK: Who is told

  /// The fields that a transaction changed.
  package struct Changes: OptionSet, Sendable {
    package let rawValue: UInt64

    package init(rawValue: UInt64) { self.rawValue = rawValue }

    package static let count: Changes = Changes(rawValue: 1 &<< 0)
    package static let double: Changes = Changes(rawValue: 1 &<< 1)
    package static let text: Changes = Changes(rawValue: 1 &<< 2)
  }

  package weak var delegate: (any PlainDelegate)? {
    didSet { delegate == nil ? _watch() : _join(_core.graph.all) }
  }

  private func _tell(_ delegate: any PlainDelegate, _ changes: Changes) {
    delegate.plain(self, didChange: changes)
    if changes.contains(.count) { delegate.plainDidChangeCount(self) }
    if changes.contains(.double) { delegate.plainDidChangeDouble(self) }
    if changes.contains(.text) { delegate.plainDidChangeText(self) }
  }

  /// Observes until it is cancelled or released.
  package final class Subscription {
    private let token: Bindgen.Subscription<Plain, Changes>

    fileprivate init(_ token: Bindgen.Subscription<Plain, Changes>) { self.token = token }

    package func cancel() { token.cancel() }
  }

  /// Calls the closure once after each transaction, with all that changed.
  package func observe(_ body: @escaping (Plain, Changes) -> Void) -> Subscription {
    Subscription(_observe(_core.graph.all, body))
  }

  /// Calls the closure once after each transaction that changed the field, with its value.
  package func observe<Value>(
    _ field: KeyPath<Fields, Field<Value>>,
    _ body: @escaping (Value) -> Void
  ) -> Subscription {
    let field: Field<Value> = Fields()[keyPath: field]
    return Subscription(_observe(Bindgen.Mask(field.number)) { model, _ in body(field.read(model)) })
  }

  /// The fields that can be observed one by one.
  package struct Fields {
    package var count: Plain.Field<Int> { (0, { $0.count }) }
    package var double: Plain.Field<Int> { (1, { $0.double }) }
    package var text: Plain.Field<String> { (2, { $0.text }) }
  }

  /// A field that can be observed by itself: its number, and how it is read.
  package typealias Field<Value> = (number: Int, read: (Plain) -> Value)

  private func _observe(_ fields: Bindgen.Mask, _ body: @escaping (Plain, Changes) -> Void)
    -> Bindgen.Subscription<Plain, Changes>
  {
    let observer: Bindgen.Observer<Plain, Changes> = Bindgen.Observer(fields, body)
    _observers.add(observer)
    _join(fields)
    return Bindgen.Subscription(observer)
  }

  private let _observers: Bindgen.Observers<Plain, Changes> = Bindgen.Observers()

  func _begin() -> Bool { _observers.begin() }
  func _finish() { _observers.finish() }

  package private(set) weak var view: (any PlainView)?

  /// Gives the view all that it shows, and from then on what changes.
  package func attach(_ view: (any PlainView)?) {
    self.view = view
    guard let view else { return _watch() }
    _join(Plain._shown)
    view.text = text
  }

  private static let _shown: Bindgen.Mask = Bindgen.Mask([2])

  private func _show(_ changes: Changes, on view: any PlainView) {
    if changes.contains(.text) { view.text = text }
  }

  func _addWatched(to fields: inout Bindgen.Mask) {
    if delegate != nil { fields.add(_core.graph.all) }
    fields.add(_observers.fields)
    if view != nil { fields.add(Plain._shown) }
  }

  func _tell(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(rawValue: changed.bits)
    if let delegate { _tell(delegate, changes) } else { _watch() }
    _observers.tell(self, changes, changed)
    if let view { _show(changes, on: view) } else { _watch() }
  }

  static let _names: String = "count double text"

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph = Bindgen.Graph(states: 1, inputs: [[0], [1]])
  let _core: Bindgen.Core = Bindgen.Core(Plain._graph)
  private struct Cache {
    var double: Int = 0
    var text: String = ""
  }
  private var _cache: Cache = Cache()
  private var _told: Cache = Cache()

  func _settle(_ wanted: Bindgen.Mask) {
    var pass: Bindgen.Pass = _core.staleness.pass(0, wanted)
    if pass.isDue(1) {
      let value: Int = _PlainFormulas.double(_count)
      if Bindgen.replace(&_cache.double, with: value) { pass.cameOut(1, marking: 0x4) }
    }
    if pass.isDue(2) {
      let value: String = _PlainFormulas.text(_cache.double)
      if Bindgen.replace(&_cache.text, with: value) { pass.cameOut(2) }
    }
    _core.finish(pass, 0x6)
  }

  func _remember() { _told = _cache }

  func _compare() -> Bindgen.Mask {
    var equal: Bindgen.Mask = Bindgen.Mask()
    if Bindgen.areEqual(_told.double, _cache.double) { equal.add(1) }
    if Bindgen.areEqual(_told.text, _cache.text) { equal.add(2) }
    _told = Cache()
    return equal
  }
}

/// Is told what changed in `Plain`, once a transaction.
package protocol PlainDelegate: AnyObject {
  func plain(_ plain: Plain, didChange changes: Plain.Changes)
  func plainDidChangeCount(_ plain: Plain)
  func plainDidChangeDouble(_ plain: Plain)
  func plainDidChangeText(_ plain: Plain)
}

extension PlainDelegate {
  package func plain(_ plain: Plain, didChange changes: Plain.Changes) {}
  package func plainDidChangeCount(_ plain: Plain) {}
  package func plainDidChangeDouble(_ plain: Plain) {}
  package func plainDidChangeText(_ plain: Plain) {}
}

/// What `Plain` asks of its view.
package protocol PlainView: AnyObject {
  var text: String { get set }
}

/// The spec's expressions: each sees what it names, and nothing else of the model.
enum _PlainFormulas {
  static func double(_ count: Int) -> Int { count * 2 }
  static func text(_ double: Int) -> String { String(double) }
}

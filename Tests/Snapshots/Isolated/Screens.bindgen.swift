// Made by bindgen from Screens.bindgen.yml. Do not edit: change the spec.
// swift-format-ignore-file
// swiftlint:disable all

@MainActor package final class Screen: @MainActor Bindgen.FieldModel {
  // MARK: Given

  package let style: Style
  package let limit: Int
  private let open: any Opener

  // MARK: State

  package internal(set) var title: String {
    get { _title }
    set { if Bindgen.replace(&_title, with: newValue) { _wrote(.title) } }
    _modify {
      defer { _wrote(.title) }
      yield &_title
    }
  }
  private var _title: String

  package internal(set) var taps: Int {
    get { _taps }
    set { if Bindgen.replace(&_taps, with: newValue) { _wrote(.taps) } }
  }
  private var _taps: Int

  package internal(set) var token: Token {
    get { _token }
    set { if Bindgen.replace(&_token, with: newValue) { _wrote(.token) } }
    _modify {
      defer { _wrote(.token) }
      yield &_token
    }
  }
  private var _token: Token

  // MARK: Derived

  package var shown: String {
    _refresh(.shown)
    return _cache.shown
  }

  package var isFull: Bool {
    _refresh(.isFull)
    return _cache.isFull
  }

  // MARK: Actions

  package func tap() {
    _core.open()
    defer { _core.close() }
    taps += 1
  }

  package func load() async {
    title = await Token.name()
    taps = 0
  }

  /// Makes many writes one transaction: observers are notified once, at its end.
  @discardableResult
  package func update<Returned>(_ body: (Screen) throws -> Returned) rethrows -> Returned {
    _core.open()
    defer { _core.close() }
    return try body(self)
  }

  // MARK: Init

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
    _core.updateObserved(of: self)
    attach(view)
  }

  // MARK: Fields

  /// The fields that a transaction changed.
  nonisolated package struct Changes: OptionSet, Sendable, Bindgen.FieldSet {
    package let rawValue: UInt64

    package init(rawValue: UInt64) { self.rawValue = rawValue }

    package static let title: Changes = Changes(rawValue: 1 &<< 0)
    package static let taps: Changes = Changes(rawValue: 1 &<< 1)
    package static let token: Changes = Changes(rawValue: 1 &<< 2)
    package static let shown: Changes = Changes(rawValue: 1 &<< 3)
    package static let isFull: Changes = Changes(rawValue: 1 &<< 4)
  }

  /// The fields that can be observed one by one.
  @MainActor package struct Fields {
    package var title: Field<String> { (.title, { $0.title }) }
    package var taps: Field<Int> { (.taps, { $0.taps }) }
    package var token: Field<Token> { (.token, { $0.token }) }
    package var shown: Field<String> { (.shown, { $0.shown }) }
    package var isFull: Field<Bool> { (.isFull, { $0.isFull }) }
  }

  /// A field by its name, and how it is read.
  package typealias Field<Value> = (name: Changes, read: (Screen) -> Value)

  static var _fields: Fields { Fields() }

  package weak var delegate: (any ScreenDelegate)? {
    didSet { delegate == nil ? _core.updateObserved(of: self) : _core.begin(_core.graph.all, of: self) }
  }

  private func _notify(_ delegate: any ScreenDelegate, _ changes: Changes) {
    delegate.screen(self, didChange: changes)
    if changes.contains(.title) { delegate.screenDidChangeTitle(self) }
    if changes.contains(.taps) { delegate.screenDidChangeTaps(self) }
    if changes.contains(.token) { delegate.screenDidChangeToken(self) }
    if changes.contains(.shown) { delegate.screenDidChangeShown(self) }
    if changes.contains(.isFull) { delegate.screenDidChangeIsFull(self) }
  }

  package typealias Subscription = Bindgen.Subscription

  /// Calls the closure once after each transaction, with all that changed.
  ///
  /// - Parameter initial: Whether to call it at once, too, as if all had changed.
  package func observe(
    initial: Bool = false,
    _ body: @escaping (Screen, Changes) -> Void
  ) -> Bindgen.Subscription {
    _core.observe(self, initial: initial, body)
  }

  /// Calls the closure once after each transaction that changed the field, with its value.
  ///
  /// - Parameter initial: Whether to call it at once, too, with the value as it is.
  package func observe<Value>(
    _ field: KeyPath<Fields, Field<Value>>,
    initial: Bool = false,
    _ body: @escaping (Value) -> Void
  ) -> Bindgen.Subscription {
    _core.observe(self, Screen._fields[keyPath: field], initial: initial, body)
  }

  package private(set) weak var view: (any ScreenView)?

  /// Sets all that the view shows, and from now on what changes.
  package func attach(_ view: (any ScreenView)?) {
    self.view = view
    _core.updateObserved(of: self)
    if let view { _show(Screen._shown, on: view) }
  }

  private static let _shown: Changes = [
    .title,
    .shown,
  ]

  private func _show(_ changes: Changes, on view: any ScreenView) {
    if changes.contains(.title) { view.title = title }
    if changes.contains(.shown) { view.shown = shown }
  }

  // MARK: Machinery

  let _core: Bindgen.Core = Bindgen.Core(Screen._graph)
  private static let _graph: Bindgen.Graph = Bindgen.Graph(
    Changes.self,
    "title taps token shown isFull",
    [
      .shown: [.title, .taps],
      .isFull: [.taps],
    ]
  )

  private struct _Cache {
    var shown: String = ""
    var isFull: Bool = false
  }
  private var _cache: _Cache = _Cache()

  private func _wrote(_ field: Changes) { _core.wrote(field.mask, of: self) }
  private func _refresh(_ field: Changes) { _core.refresh(field.mask, of: self) }

  func _compute(_ fields: Bindgen.Mask) {
    var pass: Bindgen.Pass<Changes> = _core.pass(fields)
    if pass.isDue(.shown) {
      let value: String = _ScreenFormulas.shown(_title, _taps)
      if Bindgen.replace(&_cache.shown, with: value) { pass.changed(.shown) }
    }
    if pass.isDue(.isFull) {
      let value: Bool = _ScreenFormulas.isFull(_taps, limit)
      if Bindgen.replace(&_cache.isFull, with: value) { pass.changed(.isFull) }
    }
    _core.finish(pass)
  }

  func _addObserved(to fields: inout Bindgen.Mask) {
    if delegate != nil { fields.add(_core.graph.all) }
    if view != nil { fields.add(Screen._shown.mask) }
  }

  func _notify(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(changed)
    if let delegate { _notify(delegate, changes) } else { _core.updateObserved(of: self) }
    _core.notifyObservers(of: self, changed)
    if let view { _show(changes, on: view) } else { _core.updateObserved(of: self) }
  }
}

@MainActor package protocol Opener {
  func open(_ title: String)
}

/// Is called when `Screen` has changed, once a transaction.
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

nonisolated package final class Counter: Bindgen.FieldModel {
  // MARK: State

  package internal(set) var count: Int {
    get { _count }
    set { if Bindgen.replace(&_count, with: newValue) { _wrote(.count) } }
  }
  private var _count: Int

  package internal(set) var name: String {
    get { _name }
    set { if Bindgen.replace(&_name, with: newValue) { _wrote(.name) } }
    _modify {
      defer { _wrote(.name) }
      yield &_name
    }
  }
  private var _name: String

  // MARK: Derived

  package var double: Int {
    _refresh(.double)
    return _cache.double
  }

  package var text: String {
    _refresh(.text)
    return _cache.text
  }

  // MARK: Actions

  package func step() {
    _core.open()
    defer { _core.close() }
    count += 1
  }

  /// Makes many writes one transaction: observers are notified once, at its end.
  @discardableResult
  package func update<Returned>(_ body: (Counter) throws -> Returned) rethrows -> Returned {
    _core.open()
    defer { _core.close() }
    return try body(self)
  }

  // MARK: Init

  package init(
    count: Int = 0,
    name: String = "none",
    delegate: (any CounterDelegate)? = nil
  ) {
    _count = count
    _name = name
    self.delegate = delegate
    _core.updateObserved(of: self)
  }

  // MARK: Fields

  /// The fields that a transaction changed.
  nonisolated package struct Changes: OptionSet, Sendable, Bindgen.FieldSet {
    package let rawValue: UInt64

    package init(rawValue: UInt64) { self.rawValue = rawValue }

    package static let count: Changes = Changes(rawValue: 1 &<< 0)
    package static let name: Changes = Changes(rawValue: 1 &<< 1)
    package static let double: Changes = Changes(rawValue: 1 &<< 2)
    package static let text: Changes = Changes(rawValue: 1 &<< 3)
  }

  /// The fields that can be observed one by one.
  nonisolated package struct Fields {
    package var count: Field<Int> { (.count, { $0.count }) }
    package var name: Field<String> { (.name, { $0.name }) }
    package var double: Field<Int> { (.double, { $0.double }) }
    package var text: Field<String> { (.text, { $0.text }) }
  }

  /// A field by its name, and how it is read.
  package typealias Field<Value> = (name: Changes, read: (Counter) -> Value)

  static var _fields: Fields { Fields() }

  package weak var delegate: (any CounterDelegate)? {
    didSet { delegate == nil ? _core.updateObserved(of: self) : _core.begin(_core.graph.all, of: self) }
  }

  private func _notify(_ delegate: any CounterDelegate, _ changes: Changes) {
    delegate.counter(self, didChange: changes)
    if changes.contains(.count) { delegate.counterDidChangeCount(self) }
    if changes.contains(.name) { delegate.counterDidChangeName(self) }
    if changes.contains(.double) { delegate.counterDidChangeDouble(self) }
    if changes.contains(.text) { delegate.counterDidChangeText(self) }
  }

  package typealias Subscription = Bindgen.Subscription

  /// Calls the closure once after each transaction, with all that changed.
  ///
  /// - Parameter initial: Whether to call it at once, too, as if all had changed.
  package func observe(
    initial: Bool = false,
    _ body: @escaping (Counter, Changes) -> Void
  ) -> Bindgen.Subscription {
    _core.observe(self, initial: initial, body)
  }

  /// Calls the closure once after each transaction that changed the field, with its value.
  ///
  /// - Parameter initial: Whether to call it at once, too, with the value as it is.
  package func observe<Value>(
    _ field: KeyPath<Fields, Field<Value>>,
    initial: Bool = false,
    _ body: @escaping (Value) -> Void
  ) -> Bindgen.Subscription {
    _core.observe(self, Counter._fields[keyPath: field], initial: initial, body)
  }

  // MARK: Machinery

  let _core: Bindgen.Core = Bindgen.Core(Counter._graph)
  private static let _graph: Bindgen.Graph = Bindgen.Graph(
    Changes.self,
    "count name double text",
    [
      .double: [.count],
      .text: [.name, .double],
    ]
  )

  private struct _Cache {
    var double: Int = 0
    var text: String = ""
  }
  private var _cache: _Cache = _Cache()

  private func _wrote(_ field: Changes) { _core.wrote(field.mask, of: self) }
  private func _refresh(_ field: Changes) { _core.refresh(field.mask, of: self) }

  func _compute(_ fields: Bindgen.Mask) {
    var pass: Bindgen.Pass<Changes> = _core.pass(fields)
    if pass.isDue(.double) {
      let value: Int = _CounterFormulas.double(_count)
      if Bindgen.replace(&_cache.double, with: value) { pass.changed(.double) }
    }
    if pass.isDue(.text) {
      let value: String = _CounterFormulas.text(_cache.double, _name)
      if Bindgen.replace(&_cache.text, with: value) { pass.changed(.text) }
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

/// Is called when `Counter` has changed, once a transaction.
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

package final class Plain: Bindgen.FieldModel {
  // MARK: State

  package internal(set) var count: Int {
    get { _count }
    set { if Bindgen.replace(&_count, with: newValue) { _wrote(.count) } }
  }
  private var _count: Int

  // MARK: Derived

  package var double: Int {
    _refresh(.double)
    return _cache.double
  }

  package var text: String {
    _refresh(.text)
    return _cache.text
  }

  // MARK: Actions

  package func step() {
    _core.open()
    defer { _core.close() }
    count += 1
  }

  /// Makes many writes one transaction: observers are notified once, at its end.
  @discardableResult
  package func update<Returned>(_ body: (Plain) throws -> Returned) rethrows -> Returned {
    _core.open()
    defer { _core.close() }
    return try body(self)
  }

  // MARK: Init

  package init(
    view: (any PlainView)?,
    count: Int = 0,
    delegate: (any PlainDelegate)? = nil
  ) {
    _count = count
    self.delegate = delegate
    _core.updateObserved(of: self)
    attach(view)
  }

  // MARK: Fields

  /// The fields that a transaction changed.
  package struct Changes: OptionSet, Sendable, Bindgen.FieldSet {
    package let rawValue: UInt64

    package init(rawValue: UInt64) { self.rawValue = rawValue }

    package static let count: Changes = Changes(rawValue: 1 &<< 0)
    package static let double: Changes = Changes(rawValue: 1 &<< 1)
    package static let text: Changes = Changes(rawValue: 1 &<< 2)
  }

  /// The fields that can be observed one by one.
  package struct Fields {
    package var count: Field<Int> { (.count, { $0.count }) }
    package var double: Field<Int> { (.double, { $0.double }) }
    package var text: Field<String> { (.text, { $0.text }) }
  }

  /// A field by its name, and how it is read.
  package typealias Field<Value> = (name: Changes, read: (Plain) -> Value)

  static var _fields: Fields { Fields() }

  package weak var delegate: (any PlainDelegate)? {
    didSet { delegate == nil ? _core.updateObserved(of: self) : _core.begin(_core.graph.all, of: self) }
  }

  private func _notify(_ delegate: any PlainDelegate, _ changes: Changes) {
    delegate.plain(self, didChange: changes)
    if changes.contains(.count) { delegate.plainDidChangeCount(self) }
    if changes.contains(.double) { delegate.plainDidChangeDouble(self) }
    if changes.contains(.text) { delegate.plainDidChangeText(self) }
  }

  package typealias Subscription = Bindgen.Subscription

  /// Calls the closure once after each transaction, with all that changed.
  ///
  /// - Parameter initial: Whether to call it at once, too, as if all had changed.
  package func observe(
    initial: Bool = false,
    _ body: @escaping (Plain, Changes) -> Void
  ) -> Bindgen.Subscription {
    _core.observe(self, initial: initial, body)
  }

  /// Calls the closure once after each transaction that changed the field, with its value.
  ///
  /// - Parameter initial: Whether to call it at once, too, with the value as it is.
  package func observe<Value>(
    _ field: KeyPath<Fields, Field<Value>>,
    initial: Bool = false,
    _ body: @escaping (Value) -> Void
  ) -> Bindgen.Subscription {
    _core.observe(self, Plain._fields[keyPath: field], initial: initial, body)
  }

  package private(set) weak var view: (any PlainView)?

  /// Sets all that the view shows, and from now on what changes.
  package func attach(_ view: (any PlainView)?) {
    self.view = view
    _core.updateObserved(of: self)
    if let view { _show(Plain._shown, on: view) }
  }

  private static let _shown: Changes = [
    .text
  ]

  private func _show(_ changes: Changes, on view: any PlainView) {
    if changes.contains(.text) { view.text = text }
  }

  // MARK: Machinery

  let _core: Bindgen.Core = Bindgen.Core(Plain._graph)
  private static let _graph: Bindgen.Graph = Bindgen.Graph(
    Changes.self,
    "count double text",
    [
      .double: [.count],
      .text: [.double],
    ]
  )

  private struct _Cache {
    var double: Int = 0
    var text: String = ""
  }
  private var _cache: _Cache = _Cache()

  private func _wrote(_ field: Changes) { _core.wrote(field.mask, of: self) }
  private func _refresh(_ field: Changes) { _core.refresh(field.mask, of: self) }

  func _compute(_ fields: Bindgen.Mask) {
    var pass: Bindgen.Pass<Changes> = _core.pass(fields)
    if pass.isDue(.double) {
      let value: Int = _PlainFormulas.double(_count)
      if Bindgen.replace(&_cache.double, with: value) { pass.changed(.double) }
    }
    if pass.isDue(.text) {
      let value: String = _PlainFormulas.text(_cache.double)
      if Bindgen.replace(&_cache.text, with: value) { pass.changed(.text) }
    }
    _core.finish(pass)
  }

  func _addObserved(to fields: inout Bindgen.Mask) {
    if delegate != nil { fields.add(_core.graph.all) }
    if view != nil { fields.add(Plain._shown.mask) }
  }

  func _notify(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(changed)
    if let delegate { _notify(delegate, changes) } else { _core.updateObserved(of: self) }
    _core.notifyObservers(of: self, changed)
    if let view { _show(changes, on: view) } else { _core.updateObserved(of: self) }
  }
}

/// Is called when `Plain` has changed, once a transaction.
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

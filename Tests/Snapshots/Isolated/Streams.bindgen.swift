// Made by bindgen from Streams.bindgen.yml. Do not edit: change the spec.
// swift-format-ignore-file
// swiftlint:disable all

@MainActor final class Plot: @MainActor Bindgen.FieldModel {
  // MARK: State

  var points: Int {
    get { _points }
    set { if Bindgen.replace(&_points, with: newValue) { _wrote(.points) } }
  }
  private var _points: Int

  var shape: Shape {
    get { _shape }
    set { if Bindgen.replace(&_shape, with: newValue) { _wrote(.shape) } }
    _modify {
      defer { _wrote(.shape) }
      yield &_shape
    }
  }
  private var _shape: Shape

  // MARK: Derived

  var text: String {
    _refresh(.text)
    return _cache.text
  }

  // MARK: Actions

  func step() {
    _core.open()
    defer { _core.close() }
    points += 1
  }

  // MARK: Init

  init(points: Int = 0, shape: Shape = _PlotFormulas.shape()) {
    _points = points
    _shape = shape
  }

  // MARK: Fields

  /// The fields that a transaction changed.
  nonisolated struct Changes: OptionSet, Sendable, Bindgen.FieldSet {
    let rawValue: UInt64

    static let points: Changes = Changes(rawValue: 1 &<< 0)
    static let shape: Changes = Changes(rawValue: 1 &<< 1)
    static let text: Changes = Changes(rawValue: 1 &<< 2)
  }

  /// The fields that can be observed one by one.
  @MainActor struct Fields {
    var points: Field<Int> { (.points, { $0.points }) }
    var shape: Field<Shape> { (.shape, { $0.shape }) }
    var text: Field<String> { (.text, { $0.text }) }
  }
  static var _fields: Fields { Fields() }

  /// The changes of each transaction from now on; changes that nobody has taken yet are joined with later ones.
  var changes: AsyncStream<Changes> { _streams.changes(of: self) }

  /// A field's value now, and after each transaction that changes it; a slow reader gets only the latest.
  func values<Value: Sendable>(of field: KeyPath<Fields, Field<Value>>) -> AsyncStream<Value> {
    let field: Field<Value> = Plot._fields[keyPath: field]
    return _streams.values(of: field.name.mask, of: self, field.read)
  }

  private let _streams: Bindgen.Streams = Bindgen.Streams()

  // MARK: Machinery

  let _core: Bindgen.Core = Bindgen.Core(Plot._graph)
  private static let _graph: Bindgen.Graph = Bindgen.Graph(
    Changes.self,
    "points shape text",
    [
      .text: [.points]
    ]
  )

  private struct _Cache {
    var text: String = ""
  }
  private var _cache: _Cache = _Cache()

  private func _wrote(_ field: Changes) { _core.wrote(field.mask, of: self) }
  private func _refresh(_ field: Changes) { _core.refresh(field.mask, of: self) }

  func _compute(_ fields: Bindgen.Mask) {
    var pass: Bindgen.Pass<Changes> = _core.pass(fields)
    if pass.isDue(.text) {
      let value: String = _PlotFormulas.text(_points)
      if Bindgen.replace(&_cache.text, with: value) { pass.changed(.text) }
    }
    _core.finish(pass)
  }
}

/// The spec's expressions: each sees what it names, and nothing else of the model.
@MainActor enum _PlotFormulas {
  // Without isolated default values, a default argument does not know that it runs on the actor.
  #if hasFeature(IsolatedDefaultValues)
    static func shape() -> Shape {
      Shape()
    }
  #else
    nonisolated static func shape() -> Shape {
      MainActor.assumeIsolated {
        Shape()
      }
    }
  #endif

  static func text(_ points: Int) -> String { String(points) }
}

@MainActor package final class OpenPlot: @MainActor Bindgen.FieldModel {
  // MARK: State

  package internal(set) var points: Int {
    get { _points }
    set { if Bindgen.replace(&_points, with: newValue) { _wrote(.points) } }
  }
  private var _points: Int

  // MARK: Derived

  package var text: String {
    _refresh(.text)
    return _cache.text
  }

  // MARK: Actions

  /// Makes many writes one transaction: observers are notified once, at its end.
  @discardableResult
  package func update<Returned>(_ body: (OpenPlot) throws -> Returned) rethrows -> Returned {
    _core.open()
    defer { _core.close() }
    return try body(self)
  }

  // MARK: Init

  package init(
    view: (any OpenPlotView)?,
    points: Int = 0,
    delegate: (any OpenPlotDelegate)? = nil
  ) {
    _points = points
    self.delegate = delegate
    _core.updateObserved(of: self)
    attach(view)
  }

  // MARK: Fields

  /// The fields that a transaction changed.
  nonisolated package struct Changes: OptionSet, Sendable, Bindgen.FieldSet {
    package let rawValue: UInt64

    package init(rawValue: UInt64) { self.rawValue = rawValue }

    package static let points: Changes = Changes(rawValue: 1 &<< 0)
    package static let text: Changes = Changes(rawValue: 1 &<< 1)
  }

  /// The fields that can be observed one by one.
  @MainActor package struct Fields {
    package var points: Field<Int> { (.points, { $0.points }) }
    package var text: Field<String> { (.text, { $0.text }) }
  }

  /// A field by its name, and how it is read.
  package typealias Field<Value> = (name: Changes, read: (OpenPlot) -> Value)

  static var _fields: Fields { Fields() }

  package weak var delegate: (any OpenPlotDelegate)? {
    didSet { delegate == nil ? _core.updateObserved(of: self) : _core.begin(_core.graph.all, of: self) }
  }

  private func _notify(_ delegate: any OpenPlotDelegate, _ changes: Changes) {
    delegate.openPlot(self, didChange: changes)
    if changes.contains(.points) { delegate.openPlotDidChangePoints(self) }
    if changes.contains(.text) { delegate.openPlotDidChangeText(self) }
  }

  package typealias Subscription = Bindgen.Subscription

  /// Calls the closure once after each transaction, with all that changed.
  ///
  /// - Parameter initial: Whether to call it at once, too, as if all had changed.
  package func observe(
    initial: Bool = false,
    _ body: @escaping (OpenPlot, Changes) -> Void
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
    _core.observe(self, OpenPlot._fields[keyPath: field], initial: initial, body)
  }

  /// The changes of each transaction from now on; changes that nobody has taken yet are joined with later ones.
  package var changes: AsyncStream<Changes> { _streams.changes(of: self) }

  /// A field's value now, and after each transaction that changes it; a slow reader gets only the latest.
  package func values<Value: Sendable>(of field: KeyPath<Fields, Field<Value>>) -> AsyncStream<Value> {
    let field: Field<Value> = OpenPlot._fields[keyPath: field]
    return _streams.values(of: field.name.mask, of: self, field.read)
  }

  private let _streams: Bindgen.Streams = Bindgen.Streams()

  package private(set) weak var view: (any OpenPlotView)?

  /// Sets all that the view shows, and from now on what changes.
  package func attach(_ view: (any OpenPlotView)?) {
    self.view = view
    _core.updateObserved(of: self)
    if let view { _show(OpenPlot._shown, on: view) }
  }

  private static let _shown: Changes = [
    .text
  ]

  private func _show(_ changes: Changes, on view: any OpenPlotView) {
    if changes.contains(.text) { view.text = text }
  }

  // MARK: Machinery

  let _core: Bindgen.Core = Bindgen.Core(OpenPlot._graph)
  private static let _graph: Bindgen.Graph = Bindgen.Graph(
    Changes.self,
    "points text",
    [
      .text: [.points]
    ]
  )

  private struct _Cache {
    var text: String = ""
  }
  private var _cache: _Cache = _Cache()

  private func _wrote(_ field: Changes) { _core.wrote(field.mask, of: self) }
  private func _refresh(_ field: Changes) { _core.refresh(field.mask, of: self) }

  func _compute(_ fields: Bindgen.Mask) {
    var pass: Bindgen.Pass<Changes> = _core.pass(fields)
    if pass.isDue(.text) {
      let value: String = _OpenPlotFormulas.text(_points)
      if Bindgen.replace(&_cache.text, with: value) { pass.changed(.text) }
    }
    _core.finish(pass)
  }

  func _addObserved(to fields: inout Bindgen.Mask) {
    if delegate != nil { fields.add(_core.graph.all) }
    if view != nil { fields.add(OpenPlot._shown.mask) }
  }

  func _notify(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(changed)
    if let delegate { _notify(delegate, changes) } else { _core.updateObserved(of: self) }
    _core.notifyObservers(of: self, changed)
    if let view { _show(changes, on: view) } else { _core.updateObserved(of: self) }
  }
}

/// Is called when `OpenPlot` has changed, once a transaction.
@MainActor package protocol OpenPlotDelegate: AnyObject {
  func openPlot(_ openPlot: OpenPlot, didChange changes: OpenPlot.Changes)
  func openPlotDidChangePoints(_ openPlot: OpenPlot)
  func openPlotDidChangeText(_ openPlot: OpenPlot)
}

@MainActor extension OpenPlotDelegate {
  package func openPlot(_ openPlot: OpenPlot, didChange changes: OpenPlot.Changes) {}
  package func openPlotDidChangePoints(_ openPlot: OpenPlot) {}
  package func openPlotDidChangeText(_ openPlot: OpenPlot) {}
}

/// What `OpenPlot` asks of its view.
@MainActor package protocol OpenPlotView: AnyObject {
  var text: String { get set }
}

/// The spec's expressions: each sees what it names, and nothing else of the model.
@MainActor enum _OpenPlotFormulas {
  static func text(_ points: Int) -> String { String(points) }
}

nonisolated final class Meter: Bindgen.FieldModel {
  // MARK: State

  var points: Int {
    get { _points }
    set { if Bindgen.replace(&_points, with: newValue) { _wrote(.points) } }
  }
  private var _points: Int

  // MARK: Derived

  var text: String {
    _refresh(.text)
    return _cache.text
  }

  // MARK: Actions

  func step() {
    _core.open()
    defer { _core.close() }
    points += 1
  }

  // MARK: Init

  init(points: Int = 0) {
    _points = points
  }

  // MARK: Fields

  /// The fields that a transaction changed.
  nonisolated struct Changes: OptionSet, Sendable, Bindgen.FieldSet {
    let rawValue: UInt64

    static let points: Changes = Changes(rawValue: 1 &<< 0)
    static let text: Changes = Changes(rawValue: 1 &<< 1)
  }

  /// The fields that can be observed one by one.
  nonisolated struct Fields {
    var points: Field<Int> { (.points, { $0.points }) }
    var text: Field<String> { (.text, { $0.text }) }
  }
  static var _fields: Fields { Fields() }

  /// The changes of each transaction from now on; changes that nobody has taken yet are joined with later ones.
  var changes: AsyncStream<Changes> { _streams.changes(of: self) }

  /// A field's value now, and after each transaction that changes it; a slow reader gets only the latest.
  func values<Value: Sendable>(of field: KeyPath<Fields, Field<Value>>) -> AsyncStream<Value> {
    let field: Field<Value> = Meter._fields[keyPath: field]
    return _streams.values(of: field.name.mask, of: self, field.read)
  }

  private let _streams: Bindgen.Streams = Bindgen.Streams()

  // MARK: Machinery

  let _core: Bindgen.Core = Bindgen.Core(Meter._graph)
  private static let _graph: Bindgen.Graph = Bindgen.Graph(
    Changes.self,
    "points text",
    [
      .text: [.points]
    ]
  )

  private struct _Cache {
    var text: String = ""
  }
  private var _cache: _Cache = _Cache()

  private func _wrote(_ field: Changes) { _core.wrote(field.mask, of: self) }
  private func _refresh(_ field: Changes) { _core.refresh(field.mask, of: self) }

  func _compute(_ fields: Bindgen.Mask) {
    var pass: Bindgen.Pass<Changes> = _core.pass(fields)
    if pass.isDue(.text) {
      let value: String = _MeterFormulas.text(_points)
      if Bindgen.replace(&_cache.text, with: value) { pass.changed(.text) }
    }
    _core.finish(pass)
  }
}

/// The spec's expressions: each sees what it names, and nothing else of the model.
nonisolated enum _MeterFormulas {
  static func text(_ points: Int) -> String { String(points) }
}

nonisolated package final class OpenMeter: Bindgen.FieldModel {
  // MARK: State

  package internal(set) var points: Int {
    get { _points }
    set { if Bindgen.replace(&_points, with: newValue) { _wrote(.points) } }
  }
  private var _points: Int

  package internal(set) var shape: Shape {
    get { _shape }
    set { if Bindgen.replace(&_shape, with: newValue) { _wrote(.shape) } }
    _modify {
      defer { _wrote(.shape) }
      yield &_shape
    }
  }
  private var _shape: Shape

  // MARK: Actions

  /// Makes many writes one transaction: observers are notified once, at its end.
  @discardableResult
  package func update<Returned>(_ body: (OpenMeter) throws -> Returned) rethrows -> Returned {
    _core.open()
    defer { _core.close() }
    return try body(self)
  }

  // MARK: Init

  package init(points: Int = 0, shape: Shape = _OpenMeterFormulas.shape()) {
    _points = points
    _shape = shape
  }

  // MARK: Fields

  /// The fields that a transaction changed.
  nonisolated package struct Changes: OptionSet, Sendable, Bindgen.FieldSet {
    package let rawValue: UInt64

    package init(rawValue: UInt64) { self.rawValue = rawValue }

    package static let points: Changes = Changes(rawValue: 1 &<< 0)
    package static let shape: Changes = Changes(rawValue: 1 &<< 1)
  }

  /// The fields that can be observed one by one.
  nonisolated package struct Fields {
    package var points: Field<Int> { (.points, { $0.points }) }
    package var shape: Field<Shape> { (.shape, { $0.shape }) }
  }

  /// A field by its name, and how it is read.
  package typealias Field<Value> = (name: Changes, read: (OpenMeter) -> Value)

  static var _fields: Fields { Fields() }

  package typealias Subscription = Bindgen.Subscription

  /// Calls the closure once after each transaction, with all that changed.
  ///
  /// - Parameter initial: Whether to call it at once, too, as if all had changed.
  package func observe(
    initial: Bool = false,
    _ body: @escaping (OpenMeter, Changes) -> Void
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
    _core.observe(self, OpenMeter._fields[keyPath: field], initial: initial, body)
  }

  /// The changes of each transaction from now on; changes that nobody has taken yet are joined with later ones.
  package var changes: AsyncStream<Changes> { _streams.changes(of: self) }

  /// A field's value now, and after each transaction that changes it; a slow reader gets only the latest.
  package func values<Value: Sendable>(of field: KeyPath<Fields, Field<Value>>) -> AsyncStream<Value> {
    let field: Field<Value> = OpenMeter._fields[keyPath: field]
    return _streams.values(of: field.name.mask, of: self, field.read)
  }

  private let _streams: Bindgen.Streams = Bindgen.Streams()

  // MARK: Machinery

  let _core: Bindgen.Core = Bindgen.Core(OpenMeter._graph)
  private static let _graph: Bindgen.Graph = Bindgen.Graph(
    Changes.self,
    "points shape",
    [:]
  )

  private func _wrote(_ field: Changes) { _core.wrote(field.mask, of: self) }
}

/// The spec's expressions: each sees what it names, and nothing else of the model.
nonisolated package enum _OpenMeterFormulas {
  package static func shape() -> Shape { Shape() }
}

@Archive package final class Shelf: @Archive Bindgen.FieldModel {
  // MARK: State

  package internal(set) var points: Int {
    get { _points }
    set { if Bindgen.replace(&_points, with: newValue) { _wrote(.points) } }
  }
  private var _points: Int

  // MARK: Derived

  package var text: String {
    _refresh(.text)
    return _cache.text
  }

  // MARK: Actions

  package func step() {
    _core.open()
    defer { _core.close() }
    points += 1
  }

  /// Makes many writes one transaction: observers are notified once, at its end.
  @discardableResult
  package func update<Returned>(_ body: (Shelf) throws -> Returned) rethrows -> Returned {
    _core.open()
    defer { _core.close() }
    return try body(self)
  }

  // MARK: Init

  package init(points: Int = 0) {
    _points = points
  }

  // MARK: Fields

  /// The fields that a transaction changed.
  nonisolated package struct Changes: OptionSet, Sendable, Bindgen.FieldSet {
    package let rawValue: UInt64

    package init(rawValue: UInt64) { self.rawValue = rawValue }

    package static let points: Changes = Changes(rawValue: 1 &<< 0)
    package static let text: Changes = Changes(rawValue: 1 &<< 1)
  }

  /// The fields that can be observed one by one.
  @Archive package struct Fields {
    package var points: Field<Int> { (.points, { $0.points }) }
    package var text: Field<String> { (.text, { $0.text }) }
  }

  /// A field by its name, and how it is read.
  package typealias Field<Value> = (name: Changes, read: (Shelf) -> Value)

  static var _fields: Fields { Fields() }

  /// The changes of each transaction from now on; changes that nobody has taken yet are joined with later ones.
  package var changes: AsyncStream<Changes> { _streams.changes(of: self) }

  /// A field's value now, and after each transaction that changes it; a slow reader gets only the latest.
  package func values<Value: Sendable>(of field: KeyPath<Fields, Field<Value>>) -> AsyncStream<Value> {
    let field: Field<Value> = Shelf._fields[keyPath: field]
    return _streams.values(of: field.name.mask, of: self, field.read)
  }

  private let _streams: Bindgen.Streams = Bindgen.Streams()

  // MARK: Machinery

  let _core: Bindgen.Core = Bindgen.Core(Shelf._graph)
  private static let _graph: Bindgen.Graph = Bindgen.Graph(
    Changes.self,
    "points text",
    [
      .text: [.points]
    ]
  )

  private struct _Cache {
    var text: String = ""
  }
  private var _cache: _Cache = _Cache()

  private func _wrote(_ field: Changes) { _core.wrote(field.mask, of: self) }
  private func _refresh(_ field: Changes) { _core.refresh(field.mask, of: self) }

  func _compute(_ fields: Bindgen.Mask) {
    var pass: Bindgen.Pass<Changes> = _core.pass(fields)
    if pass.isDue(.text) {
      let value: String = _ShelfFormulas.text(_points)
      if Bindgen.replace(&_cache.text, with: value) { pass.changed(.text) }
    }
    _core.finish(pass)
  }
}

/// The spec's expressions: each sees what it names, and nothing else of the model.
@Archive enum _ShelfFormulas {
  static func text(_ points: Int) -> String { String(points) }
}

final class Tally: Bindgen.FieldModel {
  // MARK: State

  var points: Int {
    get { _points }
    set { if Bindgen.replace(&_points, with: newValue) { _wrote(.points) } }
  }
  private var _points: Int

  // MARK: Derived

  var text: String {
    _refresh(.text)
    return _cache.text
  }

  // MARK: Actions

  func step() {
    _core.open()
    defer { _core.close() }
    points += 1
  }

  // MARK: Init

  init(points: Int = 0) {
    _points = points
  }

  // MARK: Fields

  /// The fields that a transaction changed.
  struct Changes: OptionSet, Sendable, Bindgen.FieldSet {
    let rawValue: UInt64

    static let points: Changes = Changes(rawValue: 1 &<< 0)
    static let text: Changes = Changes(rawValue: 1 &<< 1)
  }

  /// The fields that can be observed one by one.
  struct Fields {
    var points: Field<Int> { (.points, { $0.points }) }
    var text: Field<String> { (.text, { $0.text }) }
  }
  static var _fields: Fields { Fields() }

  /// The changes of each transaction from now on; changes that nobody has taken yet are joined with later ones.
  var changes: AsyncStream<Changes> { _streams.changes(of: self) }

  /// A field's value now, and after each transaction that changes it; a slow reader gets only the latest.
  func values<Value: Sendable>(of field: KeyPath<Fields, Field<Value>>) -> AsyncStream<Value> {
    let field: Field<Value> = Tally._fields[keyPath: field]
    return _streams.values(of: field.name.mask, of: self, field.read)
  }

  private let _streams: Bindgen.Streams = Bindgen.Streams()

  // MARK: Machinery

  let _core: Bindgen.Core = Bindgen.Core(Tally._graph)
  private static let _graph: Bindgen.Graph = Bindgen.Graph(
    Changes.self,
    "points text",
    [
      .text: [.points]
    ]
  )

  private struct _Cache {
    var text: String = ""
  }
  private var _cache: _Cache = _Cache()

  private func _wrote(_ field: Changes) { _core.wrote(field.mask, of: self) }
  private func _refresh(_ field: Changes) { _core.refresh(field.mask, of: self) }

  func _compute(_ fields: Bindgen.Mask) {
    var pass: Bindgen.Pass<Changes> = _core.pass(fields)
    if pass.isDue(.text) {
      let value: String = _TallyFormulas.text(_points)
      if Bindgen.replace(&_cache.text, with: value) { pass.changed(.text) }
    }
    _core.finish(pass)
  }
}

/// The spec's expressions: each sees what it names, and nothing else of the model.
enum _TallyFormulas {
  static func text(_ points: Int) -> String { String(points) }
}

final class Pair: Bindgen.FieldModel {
  // MARK: Given

  let tally: Tally

  // MARK: Derived

  var twice: Int {
    _refresh(.twice)
    return _cache.twice
  }

  // MARK: Init

  init(tally: Tally = _PairFormulas.tally()) {
    self.tally = tally
    _core.adopt(
      tally,
      by: self,
      [
        .points: .twice
      ]
    )
  }

  // MARK: Fields

  /// The fields that a transaction changed.
  struct Changes: OptionSet, Sendable, Bindgen.FieldSet {
    let rawValue: UInt64

    static let twice: Changes = Changes(rawValue: 1 &<< 0)
  }

  /// The fields that can be observed one by one.
  struct Fields {
    var twice: Field<Int> { (.twice, { $0.twice }) }
  }
  static var _fields: Fields { Fields() }

  /// The changes of each transaction from now on; changes that nobody has taken yet are joined with later ones.
  var changes: AsyncStream<Changes> { _streams.changes(of: self) }

  /// A field's value now, and after each transaction that changes it; a slow reader gets only the latest.
  func values<Value: Sendable>(of field: KeyPath<Fields, Field<Value>>) -> AsyncStream<Value> {
    let field: Field<Value> = Pair._fields[keyPath: field]
    return _streams.values(of: field.name.mask, of: self, field.read)
  }

  private let _streams: Bindgen.Streams = Bindgen.Streams()

  // MARK: Machinery

  let _core: Bindgen.Core = Bindgen.Core(Pair._graph)
  private static let _graph: Bindgen.Graph = Bindgen.Graph(
    Changes.self,
    "twice",
    [
      .twice: []
    ]
  )

  private struct _Cache {
    var twice: Int = 0
  }
  private var _cache: _Cache = _Cache()

  private func _refresh(_ field: Changes) { _core.refresh(field.mask, of: self) }

  func _compute(_ fields: Bindgen.Mask) {
    var pass: Bindgen.Pass<Changes> = _core.pass(fields)
    if pass.isDue(.twice) {
      let value: Int = _PairFormulas.twice(tally)
      if Bindgen.replace(&_cache.twice, with: value) { pass.changed(.twice) }
    }
    _core.finish(pass)
  }
}

/// The spec's expressions: each sees what it names, and nothing else of the model.
enum _PairFormulas {
  static func tally() -> Tally { Tally() }
  static func twice(_ tally: Tally) -> Int { tally.points * 2 }
}

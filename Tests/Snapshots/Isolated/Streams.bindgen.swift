// Made by bindgen from Streams.bindgen.yml. Do not edit: change the spec.
// swift-format-ignore-file
// swiftlint:disable all

@MainActor final class Plot: Bindgen.MainActorWatched {
  // MARK: State

  var points: Int {
    get { _points }
    set { if Bindgen.replace(&_points, with: newValue) { _wrote(0) } }
  }
  private var _points: Int

  var shape: Shape {
    get { _shape }
    set { if Bindgen.replace(&_shape, with: newValue) { _wrote(1) } }
    _modify {
      defer { _wrote(1) }
      yield &_shape
    }
  }
  private var _shape: Shape

  // MARK: What follows

  var text: String {
    _refresh(2)
    return _cache.text
  }

  // MARK: Actions

  func step() {
    _core.open()
    defer { _end() }
    _performStep()
  }

  private func _performStep() { points += 1 }

  // MARK: Making

  init(points: Int = 0, shape: Shape = _PlotFormulas.shape()) {
    _points = points
    _shape = shape
  }

  // MARK: Who is told

  /// The fields that a transaction changed.
  nonisolated struct Changes: OptionSet, Sendable {
    let rawValue: UInt64
    static let points: Changes = Changes(rawValue: 1 &<< 0)
    static let shape: Changes = Changes(rawValue: 1 &<< 1)
    static let text: Changes = Changes(rawValue: 1 &<< 2)
  }

  /// What each transaction changes from now on; what nobody has taken yet is told together with what comes later.
  var changes: AsyncStream<Changes> {
    AsyncStream(bufferingPolicy: .bufferingNewest(1)) { consumer in
      let feed: Bindgen.Feed<Changes> = Bindgen.Feed(consumer)
      let token: AnyObject = _observe(_core.graph.all) { [weak feed] model, changes in
        guard let feed else { return model._feeds.dropEnded() }
        if case .dropped(let earlier) = feed.consumer.yield(changes) { feed.consumer.yield(changes.union(earlier)) }
      }
      _feeds.add(feed, token)
    }
  }

  /// A field's value as it is now, and after each transaction that changes it; who comes late gets the latest.
  func values<Value: Sendable>(of field: KeyPath<Fields, Field<Value>>) -> AsyncStream<Value> {
    let field: Field<Value> = Fields()[keyPath: field]
    return AsyncStream(bufferingPolicy: .bufferingNewest(1)) { consumer in
      let feed: Bindgen.Feed<Value> = Bindgen.Feed(consumer)
      let token: AnyObject = _observe(Bindgen.Mask(field.number)) { [weak feed] model, _ in
        guard let feed else { return model._feeds.dropEnded() }
        feed.consumer.yield(field.read(model))
      }
      _feeds.add(feed, token)
      consumer.yield(field.read(self))
    }
  }

  private var _feeds: Bindgen.Feeds = Bindgen.Feeds()

  /// The fields that can be observed one by one.
  @MainActor struct Fields {
    var points: Plot.Field<Int> { (0, { $0.points }) }
    var shape: Plot.Field<Shape> { (1, { $0.shape }) }
    var text: Plot.Field<String> { (2, { $0.text }) }
  }

  static let _fields: Fields = Fields()
  let _observers: Bindgen.Observers<Plot, Changes> = Bindgen.Observers()

  func _addWatched(to fields: inout Bindgen.Mask) {
    fields.add(_observers.fields)
  }

  func _tell(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(rawValue: changed.bits)
    _observers.tell(self, changes, changed)
  }

  static let _names: String = "points shape text"

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph = Bindgen.Graph(states: 2, inputs: [[0]])
  let _core: Bindgen.Core = Bindgen.Core(Plot._graph)
  private struct Cache {
    var text: String = ""
  }
  private var _cache: Cache = Cache()
  private var _told: Cache = Cache()

  func _settle(_ wanted: Bindgen.Mask) {
    var pass: Bindgen.Pass = _core.staleness.pass(0, wanted)
    if pass.isDue(2) {
      let value: String = _PlotFormulas.text(_points)
      if Bindgen.replace(&_cache.text, with: value) { pass.cameOut(2) }
    }
    _core.finish(pass, 0x4)
  }

  func _remember() { _told = _cache }

  func _compare() -> Bindgen.Mask {
    var equal: Bindgen.Mask = Bindgen.Mask()
    if Bindgen.areEqual(_told.text, _cache.text) { equal.add(2) }
    _told = Cache()
    return equal
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

@MainActor package final class OpenPlot: Bindgen.MainActorModel {
  // MARK: State

  package internal(set) var points: Int {
    get { _points }
    set { if Bindgen.replace(&_points, with: newValue) { _wrote(0) } }
  }
  private var _points: Int

  // MARK: What follows

  package var text: String {
    _refresh(1)
    return _cache.text
  }

  // MARK: Actions

  /// Makes many writes one transaction: observers are told once, at its end.
  @discardableResult
  package func update<Result>(_ body: (OpenPlot) throws -> Result) rethrows -> Result {
    _core.open()
    defer { _end() }
    return try body(self)
  }

  // MARK: Making

  package init(view: (any OpenPlotView)?, points: Int = 0, delegate: (any OpenPlotDelegate)? = nil) {
    _points = points
    self.delegate = delegate
    _watch()
    attach(view)
  }

  // MARK: Who is told

  /// The fields that a transaction changed.
  nonisolated package struct Changes: OptionSet, Sendable {
    package let rawValue: UInt64

    package init(rawValue: UInt64) { self.rawValue = rawValue }

    package static let points: Changes = Changes(rawValue: 1 &<< 0)
    package static let text: Changes = Changes(rawValue: 1 &<< 1)
  }

  package weak var delegate: (any OpenPlotDelegate)? {
    didSet { delegate == nil ? _watch() : _join(_core.graph.all) }
  }

  private func _tell(_ delegate: any OpenPlotDelegate, _ changes: Changes) {
    delegate.openPlot(self, didChange: changes)
    if changes.contains(.points) { delegate.openPlotDidChangePoints(self) }
    if changes.contains(.text) { delegate.openPlotDidChangeText(self) }
  }

  /// Observes until it is cancelled or released.
  @MainActor package final class Subscription {
    private let token: Bindgen.Subscription<OpenPlot, Changes>

    fileprivate init(_ token: Bindgen.Subscription<OpenPlot, Changes>) { self.token = token }

    package func cancel() { token.cancel() }
  }

  /// Calls the closure once after each transaction, with all that changed.
  package func observe(_ body: @escaping (OpenPlot, Changes) -> Void) -> Subscription {
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

  /// What each transaction changes from now on; what nobody has taken yet is told together with what comes later.
  package var changes: AsyncStream<Changes> {
    AsyncStream(bufferingPolicy: .bufferingNewest(1)) { consumer in
      let feed: Bindgen.Feed<Changes> = Bindgen.Feed(consumer)
      let token: AnyObject = _observe(_core.graph.all) { [weak feed] model, changes in
        guard let feed else { return model._feeds.dropEnded() }
        if case .dropped(let earlier) = feed.consumer.yield(changes) { feed.consumer.yield(changes.union(earlier)) }
      }
      _feeds.add(feed, token)
    }
  }

  /// A field's value as it is now, and after each transaction that changes it; who comes late gets the latest.
  package func values<Value: Sendable>(of field: KeyPath<Fields, Field<Value>>) -> AsyncStream<Value> {
    let field: Field<Value> = Fields()[keyPath: field]
    return AsyncStream(bufferingPolicy: .bufferingNewest(1)) { consumer in
      let feed: Bindgen.Feed<Value> = Bindgen.Feed(consumer)
      let token: AnyObject = _observe(Bindgen.Mask(field.number)) { [weak feed] model, _ in
        guard let feed else { return model._feeds.dropEnded() }
        feed.consumer.yield(field.read(model))
      }
      _feeds.add(feed, token)
      consumer.yield(field.read(self))
    }
  }

  private var _feeds: Bindgen.Feeds = Bindgen.Feeds()

  /// The fields that can be observed one by one.
  @MainActor package struct Fields {
    package var points: OpenPlot.Field<Int> { (0, { $0.points }) }
    package var text: OpenPlot.Field<String> { (1, { $0.text }) }
  }

  /// A field that can be observed by itself: its number, and how it is read.
  package typealias Field<Value> = (number: Int, read: (OpenPlot) -> Value)

  private func _observe(_ fields: Bindgen.Mask, _ body: @escaping (OpenPlot, Changes) -> Void)
    -> Bindgen.Subscription<OpenPlot, Changes>
  {
    let observer: Bindgen.Observer<OpenPlot, Changes> = Bindgen.Observer(fields, body)
    _observers.add(observer)
    _join(fields)
    return Bindgen.Subscription(observer)
  }

  private let _observers: Bindgen.Observers<OpenPlot, Changes> = Bindgen.Observers()

  func _begin() -> Bool { _observers.begin() }
  func _finish() { _observers.finish() }

  package private(set) weak var view: (any OpenPlotView)?

  /// Gives the view all that it shows, and from then on what changes.
  package func attach(_ view: (any OpenPlotView)?) {
    self.view = view
    guard let view else { return _watch() }
    _join(OpenPlot._shown)
    view.text = text
  }

  private static let _shown: Bindgen.Mask = Bindgen.Mask([1])

  private func _show(_ changes: Changes, on view: any OpenPlotView) {
    if changes.contains(.text) { view.text = text }
  }

  func _addWatched(to fields: inout Bindgen.Mask) {
    if delegate != nil { fields.add(_core.graph.all) }
    fields.add(_observers.fields)
    if view != nil { fields.add(OpenPlot._shown) }
  }

  func _tell(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(rawValue: changed.bits)
    if let delegate { _tell(delegate, changes) } else { _watch() }
    _observers.tell(self, changes, changed)
    if let view { _show(changes, on: view) } else { _watch() }
  }

  static let _names: String = "points text"

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph = Bindgen.Graph(states: 1, inputs: [[0]])
  let _core: Bindgen.Core = Bindgen.Core(OpenPlot._graph)
  private struct Cache {
    var text: String = ""
  }
  private var _cache: Cache = Cache()
  private var _told: Cache = Cache()

  func _settle(_ wanted: Bindgen.Mask) {
    var pass: Bindgen.Pass = _core.staleness.pass(0, wanted)
    if pass.isDue(1) {
      let value: String = _OpenPlotFormulas.text(_points)
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

/// Is told what changed in `OpenPlot`, once a transaction.
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

nonisolated final class Meter: Bindgen.NonisolatedWatched {
  // MARK: State

  var points: Int {
    get { _points }
    set { if Bindgen.replace(&_points, with: newValue) { _wrote(0) } }
  }
  private var _points: Int

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

  private func _performStep() { points += 1 }

  // MARK: Making

  init(points: Int = 0) {
    _points = points
  }

  // MARK: Who is told

  /// The fields that a transaction changed.
  nonisolated struct Changes: OptionSet, Sendable {
    let rawValue: UInt64
    static let points: Changes = Changes(rawValue: 1 &<< 0)
    static let text: Changes = Changes(rawValue: 1 &<< 1)
  }

  /// What each transaction changes from now on; what nobody has taken yet is told together with what comes later.
  var changes: AsyncStream<Changes> {
    AsyncStream(bufferingPolicy: .bufferingNewest(1)) { consumer in
      let feed: Bindgen.Feed<Changes> = Bindgen.Feed(consumer)
      let token: AnyObject = _observe(_core.graph.all) { [weak feed] model, changes in
        guard let feed else { return model._feeds.dropEnded() }
        if case .dropped(let earlier) = feed.consumer.yield(changes) { feed.consumer.yield(changes.union(earlier)) }
      }
      _feeds.add(feed, token)
    }
  }

  /// A field's value as it is now, and after each transaction that changes it; who comes late gets the latest.
  func values<Value: Sendable>(of field: KeyPath<Fields, Field<Value>>) -> AsyncStream<Value> {
    let field: Field<Value> = Fields()[keyPath: field]
    return AsyncStream(bufferingPolicy: .bufferingNewest(1)) { consumer in
      let feed: Bindgen.Feed<Value> = Bindgen.Feed(consumer)
      let token: AnyObject = _observe(Bindgen.Mask(field.number)) { [weak feed] model, _ in
        guard let feed else { return model._feeds.dropEnded() }
        feed.consumer.yield(field.read(model))
      }
      _feeds.add(feed, token)
      consumer.yield(field.read(self))
    }
  }

  private var _feeds: Bindgen.Feeds = Bindgen.Feeds()

  /// The fields that can be observed one by one.
  nonisolated struct Fields {
    var points: Meter.Field<Int> { (0, { $0.points }) }
    var text: Meter.Field<String> { (1, { $0.text }) }
  }

  static let _fields: Fields = Fields()
  let _observers: Bindgen.NonisolatedObservers<Meter, Changes> = Bindgen.NonisolatedObservers()

  func _addWatched(to fields: inout Bindgen.Mask) {
    fields.add(_observers.fields)
  }

  func _tell(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(rawValue: changed.bits)
    _observers.tell(self, changes, changed)
  }

  static let _names: String = "points text"

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph = Bindgen.Graph(states: 1, inputs: [[0]])
  let _core: Bindgen.Core = Bindgen.Core(Meter._graph)
  private struct Cache {
    var text: String = ""
  }
  private var _cache: Cache = Cache()
  private var _told: Cache = Cache()

  func _settle(_ wanted: Bindgen.Mask) {
    var pass: Bindgen.Pass = _core.staleness.pass(0, wanted)
    if pass.isDue(1) {
      let value: String = _MeterFormulas.text(_points)
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
nonisolated enum _MeterFormulas {
  static func text(_ points: Int) -> String { String(points) }
}

nonisolated package final class OpenMeter: Bindgen.NonisolatedModel {
  // MARK: State

  package internal(set) var points: Int {
    get { _points }
    set { if Bindgen.replace(&_points, with: newValue) { _wrote(0) } }
  }
  private var _points: Int

  package internal(set) var shape: Shape {
    get { _shape }
    set { if Bindgen.replace(&_shape, with: newValue) { _wrote(1) } }
    _modify {
      defer { _wrote(1) }
      yield &_shape
    }
  }
  private var _shape: Shape

  // MARK: Actions

  /// Makes many writes one transaction: observers are told once, at its end.
  @discardableResult
  package func update<Result>(_ body: (OpenMeter) throws -> Result) rethrows -> Result {
    _core.open()
    defer { _end() }
    return try body(self)
  }

  // MARK: Making

  package init(points: Int = 0, shape: Shape = _OpenMeterFormulas.shape()) {
    _points = points
    _shape = shape
  }

  // MARK: Who is told

  /// The fields that a transaction changed.
  nonisolated package struct Changes: OptionSet, Sendable {
    package let rawValue: UInt64

    package init(rawValue: UInt64) { self.rawValue = rawValue }

    package static let points: Changes = Changes(rawValue: 1 &<< 0)
    package static let shape: Changes = Changes(rawValue: 1 &<< 1)
  }

  /// Observes until it is cancelled or released.
  nonisolated package final class Subscription {
    private let token: Bindgen.NonisolatedSubscription<OpenMeter, Changes>

    fileprivate init(_ token: Bindgen.NonisolatedSubscription<OpenMeter, Changes>) { self.token = token }

    package func cancel() { token.cancel() }
  }

  /// Calls the closure once after each transaction, with all that changed.
  package func observe(_ body: @escaping (OpenMeter, Changes) -> Void) -> Subscription {
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

  /// What each transaction changes from now on; what nobody has taken yet is told together with what comes later.
  package var changes: AsyncStream<Changes> {
    AsyncStream(bufferingPolicy: .bufferingNewest(1)) { consumer in
      let feed: Bindgen.Feed<Changes> = Bindgen.Feed(consumer)
      let token: AnyObject = _observe(_core.graph.all) { [weak feed] model, changes in
        guard let feed else { return model._feeds.dropEnded() }
        if case .dropped(let earlier) = feed.consumer.yield(changes) { feed.consumer.yield(changes.union(earlier)) }
      }
      _feeds.add(feed, token)
    }
  }

  /// A field's value as it is now, and after each transaction that changes it; who comes late gets the latest.
  package func values<Value: Sendable>(of field: KeyPath<Fields, Field<Value>>) -> AsyncStream<Value> {
    let field: Field<Value> = Fields()[keyPath: field]
    return AsyncStream(bufferingPolicy: .bufferingNewest(1)) { consumer in
      let feed: Bindgen.Feed<Value> = Bindgen.Feed(consumer)
      let token: AnyObject = _observe(Bindgen.Mask(field.number)) { [weak feed] model, _ in
        guard let feed else { return model._feeds.dropEnded() }
        feed.consumer.yield(field.read(model))
      }
      _feeds.add(feed, token)
      consumer.yield(field.read(self))
    }
  }

  private var _feeds: Bindgen.Feeds = Bindgen.Feeds()

  /// The fields that can be observed one by one.
  nonisolated package struct Fields {
    package var points: OpenMeter.Field<Int> { (0, { $0.points }) }
    package var shape: OpenMeter.Field<Shape> { (1, { $0.shape }) }
  }

  /// A field that can be observed by itself: its number, and how it is read.
  package typealias Field<Value> = (number: Int, read: (OpenMeter) -> Value)

  private func _observe(_ fields: Bindgen.Mask, _ body: @escaping (OpenMeter, Changes) -> Void)
    -> Bindgen.NonisolatedSubscription<OpenMeter, Changes>
  {
    let observer: Bindgen.NonisolatedObserver<OpenMeter, Changes> = Bindgen.NonisolatedObserver(fields, body)
    _observers.add(observer)
    _join(fields)
    return Bindgen.NonisolatedSubscription(observer)
  }

  private let _observers: Bindgen.NonisolatedObservers<OpenMeter, Changes> = Bindgen.NonisolatedObservers()

  func _begin() -> Bool { _observers.begin() }
  func _finish() { _observers.finish() }

  func _addWatched(to fields: inout Bindgen.Mask) {
    fields.add(_observers.fields)
  }

  func _tell(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(rawValue: changed.bits)
    _observers.tell(self, changes, changed)
  }

  static let _names: String = "points shape"

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph = Bindgen.Graph(states: 2, inputs: [])
  let _core: Bindgen.Core = Bindgen.Core(OpenMeter._graph)
}

/// The spec's expressions: each sees what it names, and nothing else of the model.
nonisolated package enum _OpenMeterFormulas {
  package static func shape() -> Shape { Shape() }
}

@Archive package final class Shelf: Bindgen.ArchiveModel {
  // MARK: State

  package internal(set) var points: Int {
    get { _points }
    set { if Bindgen.replace(&_points, with: newValue) { _wrote(0) } }
  }
  private var _points: Int

  // MARK: What follows

  package var text: String {
    _refresh(1)
    return _cache.text
  }

  // MARK: Actions

  package func step() {
    _core.open()
    defer { _end() }
    _performStep()
  }

  private func _performStep() { points += 1 }

  /// Makes many writes one transaction: observers are told once, at its end.
  @discardableResult
  package func update<Result>(_ body: (Shelf) throws -> Result) rethrows -> Result {
    _core.open()
    defer { _end() }
    return try body(self)
  }

  // MARK: Making

  package init(points: Int = 0) {
    _points = points
  }

  // MARK: Who is told

  /// The fields that a transaction changed.
  nonisolated package struct Changes: OptionSet, Sendable {
    package let rawValue: UInt64

    package init(rawValue: UInt64) { self.rawValue = rawValue }

    package static let points: Changes = Changes(rawValue: 1 &<< 0)
    package static let text: Changes = Changes(rawValue: 1 &<< 1)
  }

  /// What each transaction changes from now on; what nobody has taken yet is told together with what comes later.
  package var changes: AsyncStream<Changes> {
    AsyncStream(bufferingPolicy: .bufferingNewest(1)) { consumer in
      let feed: Bindgen.Feed<Changes> = Bindgen.Feed(consumer)
      let token: AnyObject = _observe(_core.graph.all) { [weak feed] model, changes in
        guard let feed else { return model._feeds.dropEnded() }
        if case .dropped(let earlier) = feed.consumer.yield(changes) { feed.consumer.yield(changes.union(earlier)) }
      }
      _feeds.add(feed, token)
    }
  }

  /// A field's value as it is now, and after each transaction that changes it; who comes late gets the latest.
  package func values<Value: Sendable>(of field: KeyPath<Fields, Field<Value>>) -> AsyncStream<Value> {
    let field: Field<Value> = Fields()[keyPath: field]
    return AsyncStream(bufferingPolicy: .bufferingNewest(1)) { consumer in
      let feed: Bindgen.Feed<Value> = Bindgen.Feed(consumer)
      let token: AnyObject = _observe(Bindgen.Mask(field.number)) { [weak feed] model, _ in
        guard let feed else { return model._feeds.dropEnded() }
        feed.consumer.yield(field.read(model))
      }
      _feeds.add(feed, token)
      consumer.yield(field.read(self))
    }
  }

  private var _feeds: Bindgen.Feeds = Bindgen.Feeds()

  /// The fields that can be observed one by one.
  @Archive package struct Fields {
    package var points: Shelf.Field<Int> { (0, { $0.points }) }
    package var text: Shelf.Field<String> { (1, { $0.text }) }
  }

  /// A field that can be observed by itself: its number, and how it is read.
  package typealias Field<Value> = (number: Int, read: (Shelf) -> Value)

  private func _observe(_ fields: Bindgen.Mask, _ body: @escaping (Shelf, Changes) -> Void)
    -> Bindgen.Subscription<Shelf, Changes>
  {
    let observer: Bindgen.Observer<Shelf, Changes> = Bindgen.Observer(fields, body)
    _observers.add(observer)
    _join(fields)
    return Bindgen.Subscription(observer)
  }

  private let _observers: Bindgen.Observers<Shelf, Changes> = Bindgen.Observers()

  func _begin() -> Bool { _observers.begin() }
  func _finish() { _observers.finish() }

  func _addWatched(to fields: inout Bindgen.Mask) {
    fields.add(_observers.fields)
  }

  func _tell(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(rawValue: changed.bits)
    _observers.tell(self, changes, changed)
  }

  static let _names: String = "points text"

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph = Bindgen.Graph(states: 1, inputs: [[0]])
  let _core: Bindgen.Core = Bindgen.Core(Shelf._graph)
  private struct Cache {
    var text: String = ""
  }
  private var _cache: Cache = Cache()
  private var _told: Cache = Cache()

  func _settle(_ wanted: Bindgen.Mask) {
    var pass: Bindgen.Pass = _core.staleness.pass(0, wanted)
    if pass.isDue(1) {
      let value: String = _ShelfFormulas.text(_points)
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
@Archive enum _ShelfFormulas {
  static func text(_ points: Int) -> String { String(points) }
}

final class Tally: Bindgen.WatchedFamilyModel {
  // MARK: State

  var points: Int {
    get { _points }
    set { if Bindgen.replace(&_points, with: newValue) { _wrote(0) } }
  }
  private var _points: Int

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

  private func _performStep() { points += 1 }

  // MARK: Making

  init(points: Int = 0) {
    _points = points
  }

  // MARK: Who is told

  /// The fields that a transaction changed.
  struct Changes: OptionSet, Sendable {
    let rawValue: UInt64
    static let points: Changes = Changes(rawValue: 1 &<< 0)
    static let text: Changes = Changes(rawValue: 1 &<< 1)
  }

  /// What each transaction changes from now on; what nobody has taken yet is told together with what comes later.
  var changes: AsyncStream<Changes> {
    AsyncStream(bufferingPolicy: .bufferingNewest(1)) { consumer in
      let feed: Bindgen.Feed<Changes> = Bindgen.Feed(consumer)
      let token: AnyObject = _observe(_core.graph.all) { [weak feed] model, changes in
        guard let feed else { return model._feeds.dropEnded() }
        if case .dropped(let earlier) = feed.consumer.yield(changes) { feed.consumer.yield(changes.union(earlier)) }
      }
      _feeds.add(feed, token)
    }
  }

  /// A field's value as it is now, and after each transaction that changes it; who comes late gets the latest.
  func values<Value: Sendable>(of field: KeyPath<Fields, Field<Value>>) -> AsyncStream<Value> {
    let field: Field<Value> = Fields()[keyPath: field]
    return AsyncStream(bufferingPolicy: .bufferingNewest(1)) { consumer in
      let feed: Bindgen.Feed<Value> = Bindgen.Feed(consumer)
      let token: AnyObject = _observe(Bindgen.Mask(field.number)) { [weak feed] model, _ in
        guard let feed else { return model._feeds.dropEnded() }
        feed.consumer.yield(field.read(model))
      }
      _feeds.add(feed, token)
      consumer.yield(field.read(self))
    }
  }

  private var _feeds: Bindgen.Feeds = Bindgen.Feeds()

  /// The fields that can be observed one by one.
  struct Fields {
    var points: Tally.Field<Int> { (0, { $0.points }) }
    var text: Tally.Field<String> { (1, { $0.text }) }
  }

  static let _fields: Fields = Fields()
  let _observers: Bindgen.Observers<Tally, Changes> = Bindgen.Observers()

  func _addWatched(to fields: inout Bindgen.Mask) {
    fields.add(_observers.fields)
  }

  func _tell(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(rawValue: changed.bits)
    _observers.tell(self, changes, changed)
  }

  static let _names: String = "points text"

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph = Bindgen.Graph(states: 1, inputs: [[0]])
  let _core: Bindgen.FamilyCore = Bindgen.FamilyCore(Tally._graph)
  private struct Cache {
    var text: String = ""
  }
  private var _cache: Cache = Cache()
  private var _told: Cache = Cache()

  func _settle(_ wanted: Bindgen.Mask) {
    var pass: Bindgen.Pass = _core.staleness.pass(0, wanted)
    if pass.isDue(1) {
      let value: String = _TallyFormulas.text(_points)
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
enum _TallyFormulas {
  static func text(_ points: Int) -> String { String(points) }
}

final class Pair: Bindgen.WatchedFamilyModel {
  // MARK: What it is given

  let tally: Tally

  // MARK: What follows

  var twice: Int {
    _refresh(0)
    return _cache.twice
  }

  // MARK: Making

  init(tally: Tally = _PairFormulas.tally()) {
    self.tally = tally
    _adopt(tally._core, [0], from: 1)
  }

  // MARK: Who is told

  /// The fields that a transaction changed.
  struct Changes: OptionSet, Sendable {
    let rawValue: UInt64
    static let twice: Changes = Changes(rawValue: 1 &<< 0)
  }

  /// What each transaction changes from now on; what nobody has taken yet is told together with what comes later.
  var changes: AsyncStream<Changes> {
    AsyncStream(bufferingPolicy: .bufferingNewest(1)) { consumer in
      let feed: Bindgen.Feed<Changes> = Bindgen.Feed(consumer)
      let token: AnyObject = _observe(_core.graph.all) { [weak feed] model, changes in
        guard let feed else { return model._feeds.dropEnded() }
        if case .dropped(let earlier) = feed.consumer.yield(changes) { feed.consumer.yield(changes.union(earlier)) }
      }
      _feeds.add(feed, token)
    }
  }

  /// A field's value as it is now, and after each transaction that changes it; who comes late gets the latest.
  func values<Value: Sendable>(of field: KeyPath<Fields, Field<Value>>) -> AsyncStream<Value> {
    let field: Field<Value> = Fields()[keyPath: field]
    return AsyncStream(bufferingPolicy: .bufferingNewest(1)) { consumer in
      let feed: Bindgen.Feed<Value> = Bindgen.Feed(consumer)
      let token: AnyObject = _observe(Bindgen.Mask(field.number)) { [weak feed] model, _ in
        guard let feed else { return model._feeds.dropEnded() }
        feed.consumer.yield(field.read(model))
      }
      _feeds.add(feed, token)
      consumer.yield(field.read(self))
    }
  }

  private var _feeds: Bindgen.Feeds = Bindgen.Feeds()

  /// The fields that can be observed one by one.
  struct Fields {
    var twice: Pair.Field<Int> { (0, { $0.twice }) }
  }

  static let _fields: Fields = Fields()
  let _observers: Bindgen.Observers<Pair, Changes> = Bindgen.Observers()

  func _addWatched(to fields: inout Bindgen.Mask) {
    fields.add(_observers.fields)
  }

  func _tell(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(rawValue: changed.bits)
    _observers.tell(self, changes, changed)
  }

  static let _names: String = "twice"

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph = Bindgen.Graph(states: 0, inputs: [[1]], outside: [[]])
  static var _level: Int { 1 }
  let _core: Bindgen.FamilyCore = Bindgen.FamilyCore(Pair._graph)
  private struct Cache {
    var twice: Int = 0
  }
  private var _cache: Cache = Cache()
  private var _told: Cache = Cache()

  func _settle(_ wanted: Bindgen.Mask) {
    var pass: Bindgen.Pass = _core.staleness.pass(0, wanted)
    if pass.isDue(0) {
      let value: Int = _PairFormulas.twice(tally)
      if Bindgen.replace(&_cache.twice, with: value) { pass.cameOut(0) }
    }
    _core.finish(pass, 0x1)
  }

  func _remember() { _told = _cache }

  func _compare() -> Bindgen.Mask {
    var equal: Bindgen.Mask = Bindgen.Mask()
    if Bindgen.areEqual(_told.twice, _cache.twice) { equal.add(0) }
    _told = Cache()
    return equal
  }
}

/// The spec's expressions: each sees what it names, and nothing else of the model.
enum _PairFormulas {
  static func tally() -> Tally { Tally() }
  static func twice(_ tally: Tally) -> Int { tally.points * 2 }
}

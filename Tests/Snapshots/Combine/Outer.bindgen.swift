// Made by bindgen from Outer.bindgen.yml. Do not edit: change the spec.
// swift-format-ignore-file
// swiftlint:disable all

#if canImport(Combine)
  public import Combine
#else
  public import OpenCombine
#endif

public final class PublicMeadow: Bindgen.FamilyModel {
  // MARK: State

  public internal(set) var sheep: [String] {
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

  // MARK: What follows

  public var count: Int {
    _refresh(1)
    return _cache.count
  }

  // MARK: Actions

  public func welcome(_ name: String) {
    _core.open()
    defer { _end() }
    _performWelcome(name)
  }

  private func _performWelcome(_ name: String) { sheep.append(name) }

  /// Makes many writes one transaction: observers are told once, at its end.
  @discardableResult
  public func update<Result>(_ body: (PublicMeadow) throws -> Result) rethrows -> Result {
    _core.open()
    defer { _end() }
    return try body(self)
  }

  // MARK: Making

  public init(sheep: [String] = []) {
    _sheep = sheep
  }

  // MARK: Who is told

  /// The fields that a transaction changed.
  public struct Changes: OptionSet, Sendable {
    public let rawValue: UInt64

    public init(rawValue: UInt64) { self.rawValue = rawValue }

    public static let sheep: Changes = Changes(rawValue: 1 &<< 0)
    public static let count: Changes = Changes(rawValue: 1 &<< 1)
  }

  /// Sends where the model lives. It holds the model; a subscription does not.
  public struct ModelPublisher<Output>: Bindgen.Publisher {
    public typealias Failure = Never
    #if canImport(Combine)
      public typealias Subscriber = Combine.Subscriber
    #else
      public typealias Subscriber = OpenCombine.Subscriber
    #endif

    fileprivate let source: Bindgen.ModelPublisher<Output>

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
      source.receive(subscriber: subscriber)
    }
  }

  /// A publisher for each field, by its name.
  @dynamicMemberLookup
  public struct FieldPublishers {
    fileprivate let _model: PublicMeadow

    public subscript<Value>(dynamicMember field: KeyPath<Fields, Field<Value>>) -> ModelPublisher<Value> {
      let model: PublicMeadow = _model
      let field: Field<Value> = Fields()[keyPath: field]
      return ModelPublisher(
        source: Bindgen.ModelPublisher(
          first: { field.read(model) },
          observe: { send in model._observe(Bindgen.Mask(field.number)) { model, _ in send(field.read(model)) } }
        )
      )
    }
  }

  /// Publishers that send the field's value on subscription, and then each change.
  public var publishers: FieldPublishers { FieldPublishers(_model: self) }

  /// Sends once after each transaction, with all that changed.
  public var changesPublisher: ModelPublisher<Changes> {
    ModelPublisher(
      source: Bindgen.ModelPublisher(
        joining: { $0.union($1) },
        observe: { send in self._observe(self._core.graph.all) { _, changes in send(changes) } }
      )
    )
  }

  /// Sends before the first change of a transaction.
  public var objectWillChange: ModelPublisher<Void> {
    ModelPublisher(
      source: Bindgen.ModelPublisher(observe: { send in self._addForewarning { send(()) } })
    )
  }

  /// The fields that can be observed one by one.
  public struct Fields {
    public var sheep: PublicMeadow.Field<[String]> { (0, { $0.sheep }) }
    public var count: PublicMeadow.Field<Int> { (1, { $0.count }) }
  }

  /// A field that can be observed by itself: its number, and how it is read.
  public typealias Field<Value> = (number: Int, read: (PublicMeadow) -> Value)

  private func _observe(_ fields: Bindgen.Mask, _ body: @escaping (PublicMeadow, Changes) -> Void)
    -> Bindgen.Subscription<PublicMeadow, Changes>
  {
    let observer: Bindgen.Observer<PublicMeadow, Changes> = Bindgen.Observer(fields, body)
    _observers.add(observer)
    _join(fields)
    return Bindgen.Subscription(observer)
  }

  private let _observers: Bindgen.Observers<PublicMeadow, Changes> = Bindgen.Observers()

  func _begin() -> Bool { _observers.begin() }
  func _finish() { _observers.finish() }

  func _addWatched(to fields: inout Bindgen.Mask) {
    fields.add(_observers.fields)
  }

  func _tell(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(rawValue: changed.bits)
    _observers.tell(self, changes, changed)
  }

  static let _names: String = "sheep count"

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph = Bindgen.Graph(states: 1, inputs: [[0]])
  let _core: Bindgen.FamilyCore = Bindgen.FamilyCore(PublicMeadow._graph)
  private struct Cache {
    var count: Int = 0
  }
  private var _cache: Cache = Cache()
  private var _told: Cache = Cache()

  func _settle(_ wanted: Bindgen.Mask) {
    var pass: Bindgen.Pass = _core.staleness.pass(0, wanted)
    if pass.isDue(1) {
      let value: Int = _PublicMeadowFormulas.count(_sheep)
      if Bindgen.replace(&_cache.count, with: value) { pass.cameOut(1) }
    }
    _core.finish(pass, 0x2)
  }

  func _remember() { _told = _cache }

  func _compare() -> Bindgen.Mask {
    var equal: Bindgen.Mask = Bindgen.Mask()
    if Bindgen.areEqual(_told.count, _cache.count) { equal.add(1) }
    _told = Cache()
    return equal
  }
}

extension PublicMeadow: Bindgen.ObservableObject {}

/// The spec's expressions: each sees what it names, and nothing else of the model.
enum _PublicMeadowFormulas {
  static func count(_ sheep: [String]) -> Int { sheep.count }
}

public final class PublicFarm: Bindgen.FamilyModel {
  // MARK: What it is given

  public let meadow: PublicMeadow

  // MARK: State

  public var name: String {
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

  public var summary: String {
    _refresh(1)
    return _cache.summary
  }

  // MARK: Actions

  /// Makes many writes one transaction: observers are told once, at its end.
  @discardableResult
  public func update<Result>(_ body: (PublicFarm) throws -> Result) rethrows -> Result {
    _core.open()
    defer { _end() }
    return try body(self)
  }

  // MARK: Making

  public init(
    meadow: PublicMeadow = _PublicFarmFormulas.meadow(),
    name: String = "",
    delegate: (any PublicFarmDelegate)? = nil
  ) {
    self.meadow = meadow
    _name = name
    _adopt(meadow._core, [0, 1], from: 2)
    self.delegate = delegate
    _watch()
  }

  // MARK: Who is told

  /// The fields that a transaction changed.
  public struct Changes: OptionSet, Sendable {
    public let rawValue: UInt64

    public init(rawValue: UInt64) { self.rawValue = rawValue }

    public static let name: Changes = Changes(rawValue: 1 &<< 0)
    public static let summary: Changes = Changes(rawValue: 1 &<< 1)
  }

  public weak var delegate: (any PublicFarmDelegate)? {
    didSet { delegate == nil ? _watch() : _join(_core.graph.all) }
  }

  private func _tell(_ delegate: any PublicFarmDelegate, _ changes: Changes) {
    delegate.publicFarm(self, didChange: changes)
    if changes.contains(.name) { delegate.publicFarmDidChangeName(self) }
    if changes.contains(.summary) { delegate.publicFarmDidChangeSummary(self) }
  }

  /// Observes until it is cancelled or released.
  public final class Subscription {
    private let token: Bindgen.Subscription<PublicFarm, Changes>

    fileprivate init(_ token: Bindgen.Subscription<PublicFarm, Changes>) { self.token = token }

    public func cancel() { token.cancel() }
  }

  /// Calls the closure once after each transaction, with all that changed.
  public func observe(_ body: @escaping (PublicFarm, Changes) -> Void) -> Subscription {
    Subscription(_observe(_core.graph.all, body))
  }

  /// Calls the closure once after each transaction that changed the field, with its value.
  public func observe<Value>(
    _ field: KeyPath<Fields, Field<Value>>,
    _ body: @escaping (Value) -> Void
  ) -> Subscription {
    let field: Field<Value> = Fields()[keyPath: field]
    return Subscription(_observe(Bindgen.Mask(field.number)) { model, _ in body(field.read(model)) })
  }

  /// Sends where the model lives. It holds the model; a subscription does not.
  public struct ModelPublisher<Output>: Bindgen.Publisher {
    public typealias Failure = Never
    #if canImport(Combine)
      public typealias Subscriber = Combine.Subscriber
    #else
      public typealias Subscriber = OpenCombine.Subscriber
    #endif

    fileprivate let source: Bindgen.ModelPublisher<Output>

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
      source.receive(subscriber: subscriber)
    }
  }

  /// A publisher for each field, by its name.
  @dynamicMemberLookup
  public struct FieldPublishers {
    fileprivate let _model: PublicFarm

    public subscript<Value>(dynamicMember field: KeyPath<Fields, Field<Value>>) -> ModelPublisher<Value> {
      let model: PublicFarm = _model
      let field: Field<Value> = Fields()[keyPath: field]
      return ModelPublisher(
        source: Bindgen.ModelPublisher(
          first: { field.read(model) },
          observe: { send in model._observe(Bindgen.Mask(field.number)) { model, _ in send(field.read(model)) } }
        )
      )
    }
  }

  /// Publishers that send the field's value on subscription, and then each change.
  public var publishers: FieldPublishers { FieldPublishers(_model: self) }

  /// Sends once after each transaction, with all that changed.
  public var changesPublisher: ModelPublisher<Changes> {
    ModelPublisher(
      source: Bindgen.ModelPublisher(
        joining: { $0.union($1) },
        observe: { send in self._observe(self._core.graph.all) { _, changes in send(changes) } }
      )
    )
  }

  /// Sends before the first change of a transaction.
  public var objectWillChange: ModelPublisher<Void> {
    ModelPublisher(
      source: Bindgen.ModelPublisher(observe: { send in self._addForewarning { send(()) } })
    )
  }

  /// The fields that can be observed one by one.
  public struct Fields {
    public var name: PublicFarm.Field<String> { (0, { $0.name }) }
    public var summary: PublicFarm.Field<String> { (1, { $0.summary }) }
  }

  /// A field that can be observed by itself: its number, and how it is read.
  public typealias Field<Value> = (number: Int, read: (PublicFarm) -> Value)

  private func _observe(_ fields: Bindgen.Mask, _ body: @escaping (PublicFarm, Changes) -> Void)
    -> Bindgen.Subscription<PublicFarm, Changes>
  {
    let observer: Bindgen.Observer<PublicFarm, Changes> = Bindgen.Observer(fields, body)
    _observers.add(observer)
    _join(fields)
    return Bindgen.Subscription(observer)
  }

  private let _observers: Bindgen.Observers<PublicFarm, Changes> = Bindgen.Observers()

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

  static let _names: String = "name summary"

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph = Bindgen.Graph(states: 1, inputs: [[0, 3]], outside: [[], [2]])
  static var _level: Int { 1 }
  let _core: Bindgen.FamilyCore = Bindgen.FamilyCore(PublicFarm._graph)
  private struct Cache {
    var summary: String = ""
  }
  private var _cache: Cache = Cache()
  private var _told: Cache = Cache()

  func _settle(_ wanted: Bindgen.Mask) {
    if _core.needs(3, for: wanted) { meadow._bringUpToDate(Bindgen.Mask(1)) }
    var pass: Bindgen.Pass = _core.staleness.pass(0, wanted)
    if pass.isDue(1) {
      let value: String = _PublicFarmFormulas.summary(_name, meadow)
      if Bindgen.replace(&_cache.summary, with: value) { pass.cameOut(1) }
    }
    _core.finish(pass, 0x2)
  }

  func _remember() { _told = _cache }

  func _compare() -> Bindgen.Mask {
    var equal: Bindgen.Mask = Bindgen.Mask()
    if Bindgen.areEqual(_told.summary, _cache.summary) { equal.add(1) }
    _told = Cache()
    return equal
  }
}

/// Is told what changed in `PublicFarm`, once a transaction.
public protocol PublicFarmDelegate: AnyObject {
  func publicFarm(_ publicFarm: PublicFarm, didChange changes: PublicFarm.Changes)
  func publicFarmDidChangeName(_ publicFarm: PublicFarm)
  func publicFarmDidChangeSummary(_ publicFarm: PublicFarm)
}

extension PublicFarmDelegate {
  public func publicFarm(_ publicFarm: PublicFarm, didChange changes: PublicFarm.Changes) {}
  public func publicFarmDidChangeName(_ publicFarm: PublicFarm) {}
  public func publicFarmDidChangeSummary(_ publicFarm: PublicFarm) {}
}

extension PublicFarm: Bindgen.ObservableObject {}

/// The spec's expressions: each sees what it names, and nothing else of the model.
@usableFromInline
enum _PublicFarmFormulas {
  @usableFromInline
  static func meadow() -> PublicMeadow { PublicMeadow() }

  static func summary(_ name: String, _ meadow: PublicMeadow) -> String { "\(name): \(meadow.count)" }
}

@MainActor public final class PublicScreen: Bindgen.MainActorModel {
  // MARK: State

  public internal(set) var title: String {
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

  public var text: String {
    _refresh(1)
    return _cache.text
  }

  // MARK: Actions

  /// Makes many writes one transaction: observers are told once, at its end.
  @discardableResult
  public func update<Result>(_ body: (PublicScreen) throws -> Result) rethrows -> Result {
    _core.open()
    defer { _end() }
    return try body(self)
  }

  // MARK: Making

  public init(title: String = "") {
    _title = title
  }

  // MARK: Who is told

  /// The fields that a transaction changed.
  nonisolated public struct Changes: OptionSet, Sendable {
    public let rawValue: UInt64

    public init(rawValue: UInt64) { self.rawValue = rawValue }

    public static let title: Changes = Changes(rawValue: 1 &<< 0)
    public static let text: Changes = Changes(rawValue: 1 &<< 1)
  }

  /// Sends where the model lives. It holds the model; a subscription does not.
  @MainActor public struct ModelPublisher<Output>: @preconcurrency Bindgen.Publisher {
    public typealias Failure = Never
    #if canImport(Combine)
      public typealias Subscriber = Combine.Subscriber
    #else
      public typealias Subscriber = OpenCombine.Subscriber
    #endif

    fileprivate let source: Bindgen.MainActorModelPublisher<Output>

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
      source.receive(subscriber: subscriber)
    }
  }

  /// A publisher for each field, by its name.
  @dynamicMemberLookup
  @MainActor public struct FieldPublishers {
    fileprivate let _model: PublicScreen

    public subscript<Value>(dynamicMember field: KeyPath<Fields, Field<Value>>) -> ModelPublisher<Value> {
      let model: PublicScreen = _model
      let field: Field<Value> = Fields()[keyPath: field]
      return ModelPublisher(
        source: Bindgen.MainActorModelPublisher(
          first: { field.read(model) },
          observe: { send in model._observe(Bindgen.Mask(field.number)) { model, _ in send(field.read(model)) } }
        )
      )
    }
  }

  /// Publishers that send the field's value on subscription, and then each change.
  public var publishers: FieldPublishers { FieldPublishers(_model: self) }

  /// Sends once after each transaction, with all that changed.
  public var changesPublisher: ModelPublisher<Changes> {
    ModelPublisher(
      source: Bindgen.MainActorModelPublisher(
        joining: { $0.union($1) },
        observe: { send in self._observe(self._core.graph.all) { _, changes in send(changes) } }
      )
    )
  }

  /// Sends before the first change of a transaction.
  public var objectWillChange: ModelPublisher<Void> {
    ModelPublisher(
      source: Bindgen.MainActorModelPublisher(observe: { send in self._addForewarning { send(()) } })
    )
  }

  /// The fields that can be observed one by one.
  @MainActor public struct Fields {
    public var title: PublicScreen.Field<String> { (0, { $0.title }) }
    public var text: PublicScreen.Field<String> { (1, { $0.text }) }
  }

  /// A field that can be observed by itself: its number, and how it is read.
  public typealias Field<Value> = (number: Int, read: (PublicScreen) -> Value)

  private func _observe(_ fields: Bindgen.Mask, _ body: @escaping (PublicScreen, Changes) -> Void)
    -> Bindgen.Subscription<PublicScreen, Changes>
  {
    let observer: Bindgen.Observer<PublicScreen, Changes> = Bindgen.Observer(fields, body)
    _observers.add(observer)
    _join(fields)
    return Bindgen.Subscription(observer)
  }

  private let _observers: Bindgen.Observers<PublicScreen, Changes> = Bindgen.Observers()

  func _begin() -> Bool { _observers.begin() }
  func _finish() { _observers.finish() }

  func _addWatched(to fields: inout Bindgen.Mask) {
    fields.add(_observers.fields)
  }

  func _tell(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(rawValue: changed.bits)
    _observers.tell(self, changes, changed)
  }

  static let _names: String = "title text"

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph = Bindgen.Graph(states: 1, inputs: [[0]])
  let _core: Bindgen.Core = Bindgen.Core(PublicScreen._graph)
  private struct Cache {
    var text: String = ""
  }
  private var _cache: Cache = Cache()
  private var _told: Cache = Cache()

  func _settle(_ wanted: Bindgen.Mask) {
    var pass: Bindgen.Pass = _core.staleness.pass(0, wanted)
    if pass.isDue(1) {
      let value: String = _PublicScreenFormulas.text(_title)
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

@MainActor extension PublicScreen: @preconcurrency Bindgen.ObservableObject {}

/// The spec's expressions: each sees what it names, and nothing else of the model.
@MainActor enum _PublicScreenFormulas {
  static func text(_ title: String) -> String { title.uppercased() }
}

nonisolated package final class PackagedProbe: Bindgen.NonisolatedModel {
  // MARK: State

  package internal(set) var value: Int {
    get { _value }
    set {
      _forewarn(0)
      if Bindgen.replace(&_value, with: newValue) { _wrote(0) }
    }
  }
  private var _value: Int

  // MARK: What follows

  package var square: Int {
    if !_core.isTelling { return _PackagedProbeFormulas.square(_value) }
    _refresh(1)
    return _cache.square
  }

  // MARK: Actions

  /// Makes many writes one transaction: observers are told once, at its end.
  @discardableResult
  package func update<Result>(_ body: (PackagedProbe) throws -> Result) rethrows -> Result {
    _core.open()
    defer { _end() }
    return try body(self)
  }

  // MARK: Making

  package init(value: Int = 0) {
    _value = value
  }

  // MARK: Who is told

  /// The fields that a transaction changed.
  nonisolated package struct Changes: OptionSet, Sendable {
    package let rawValue: UInt64

    package init(rawValue: UInt64) { self.rawValue = rawValue }

    package static let value: Changes = Changes(rawValue: 1 &<< 0)
    package static let square: Changes = Changes(rawValue: 1 &<< 1)
  }

  /// Sends where the model lives. It holds the model; a subscription does not.
  nonisolated package struct ModelPublisher<Output>: Bindgen.Publisher {
    package typealias Failure = Never
    #if canImport(Combine)
      package typealias Subscriber = Combine.Subscriber
    #else
      package typealias Subscriber = OpenCombine.Subscriber
    #endif

    fileprivate let source: Bindgen.NonisolatedModelPublisher<Output>

    package func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
      source.receive(subscriber: subscriber)
    }
  }

  /// A publisher for each field, by its name.
  @dynamicMemberLookup
  nonisolated package struct FieldPublishers {
    fileprivate let _model: PackagedProbe

    package subscript<Value>(dynamicMember field: KeyPath<Fields, Field<Value>>) -> ModelPublisher<Value> {
      let model: PackagedProbe = _model
      let field: Field<Value> = Fields()[keyPath: field]
      return ModelPublisher(
        source: Bindgen.NonisolatedModelPublisher(
          first: { field.read(model) },
          observe: { send in model._observe(Bindgen.Mask(field.number)) { model, _ in send(field.read(model)) } }
        )
      )
    }
  }

  /// Publishers that send the field's value on subscription, and then each change.
  package var publishers: FieldPublishers { FieldPublishers(_model: self) }

  /// Sends once after each transaction, with all that changed.
  package var changesPublisher: ModelPublisher<Changes> {
    ModelPublisher(
      source: Bindgen.NonisolatedModelPublisher(
        joining: { $0.union($1) },
        observe: { send in self._observe(self._core.graph.all) { _, changes in send(changes) } }
      )
    )
  }

  /// Sends before the first change of a transaction.
  package var objectWillChange: ModelPublisher<Void> {
    ModelPublisher(
      source: Bindgen.NonisolatedModelPublisher(observe: { send in self._addForewarning { send(()) } })
    )
  }

  /// The fields that can be observed one by one.
  nonisolated package struct Fields {
    package var value: PackagedProbe.Field<Int> { (0, { $0.value }) }
    package var square: PackagedProbe.Field<Int> { (1, { $0.square }) }
  }

  /// A field that can be observed by itself: its number, and how it is read.
  package typealias Field<Value> = (number: Int, read: (PackagedProbe) -> Value)

  private func _observe(_ fields: Bindgen.Mask, _ body: @escaping (PackagedProbe, Changes) -> Void)
    -> Bindgen.NonisolatedSubscription<PackagedProbe, Changes>
  {
    let observer: Bindgen.NonisolatedObserver<PackagedProbe, Changes> = Bindgen.NonisolatedObserver(fields, body)
    _observers.add(observer)
    _join(fields)
    return Bindgen.NonisolatedSubscription(observer)
  }

  private let _observers: Bindgen.NonisolatedObservers<PackagedProbe, Changes> = Bindgen.NonisolatedObservers()

  func _begin() -> Bool { _observers.begin() }
  func _finish() { _observers.finish() }

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
  let _core: Bindgen.Core = Bindgen.Core(PackagedProbe._graph)
  private struct Cache {
    var square: Int = 0
  }
  private var _cache: Cache = Cache()
  private var _told: Cache = Cache()

  func _settle(_ wanted: Bindgen.Mask) {
    var pass: Bindgen.Pass = _core.staleness.pass(0, wanted)
    if pass.isDue(1) {
      let value: Int = _PackagedProbeFormulas.square(_value)
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

nonisolated extension PackagedProbe: Bindgen.ObservableObject {}

/// The spec's expressions: each sees what it names, and nothing else of the model.
nonisolated enum _PackagedProbeFormulas {
  static func square(_ value: Int) -> Int { value * value }
}

// Made by bindgen from Inner.bindgen.yml. Do not edit: change the spec.
// swift-format-ignore-file
// swiftlint:disable all

#if canImport(Combine)
  public import Combine
#else
  public import OpenCombine
#endif

/// `Cache` as the class names itself: a type inside it is called the same.
public typealias _CacheModel = Cache

public final class Cache: Bindgen.Model {
  // MARK: State

  public internal(set) var count: Int {
    get { _count }
    set {
      _forewarn(0)
      if Bindgen.replace(&_count, with: newValue) { _wrote(0) }
    }
  }
  private var _count: Int

  // MARK: What follows

  public var twice: Int {
    if !_core.isTelling { return _CacheFormulas.twice(_count) }
    _refresh(1)
    return _cache.twice
  }

  // MARK: Actions

  /// Makes many writes one transaction: observers are told once, at its end.
  @discardableResult
  public func update<Result>(_ body: (_CacheModel) throws -> Result) rethrows -> Result {
    _core.open()
    defer { _end() }
    return try body(self)
  }

  // MARK: Making

  public init(count: Int = 0) {
    _count = count
  }

  // MARK: Who is told

  /// The fields that a transaction changed.
  public struct Changes: Swift.OptionSet, Swift.Sendable {
    public let rawValue: Swift.UInt64

    public init(rawValue: Swift.UInt64) { self.rawValue = rawValue }

    public static let count: Changes = Changes(rawValue: 1 &<< 0)
    public static let twice: Changes = Changes(rawValue: 1 &<< 1)
  }

  /// Sends where the model lives. It holds the model; a subscription does not.
  public struct ModelPublisher<Output>: Bindgen.Publisher {
    public typealias Failure = Swift.Never
    #if canImport(Combine)
      public typealias Subscriber = Combine.Subscriber
    #else
      public typealias Subscriber = OpenCombine.Subscriber
    #endif

    fileprivate let source: Bindgen.ModelPublisher<Output>

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Swift.Never {
      source.receive(subscriber: subscriber)
    }
  }

  /// A publisher for each field, by its name.
  @dynamicMemberLookup
  public struct FieldPublishers {
    fileprivate let _model: _CacheModel

    public subscript<Value>(dynamicMember field: Swift.KeyPath<Fields, Field<Value>>) -> ModelPublisher<Value> {
      let model: _CacheModel = _model
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
  public var objectWillChange: ModelPublisher<Swift.Void> {
    ModelPublisher(
      source: Bindgen.ModelPublisher(observe: { send in self._addForewarning { send(()) } })
    )
  }

  /// The fields that can be observed one by one.
  public struct Fields {
    public var count: _CacheModel.Field<Int> { (0, { $0.count }) }
    public var twice: _CacheModel.Field<Int> { (1, { $0.twice }) }
  }

  /// A field that can be observed by itself: its number, and how it is read.
  public typealias Field<Value> = (number: Swift.Int, read: (_CacheModel) -> Value)

  private func _observe(_ fields: Bindgen.Mask, _ body: @escaping (_CacheModel, Changes) -> Swift.Void)
    -> Bindgen.Subscription<_CacheModel, Changes>
  {
    let observer: Bindgen.Observer<_CacheModel, Changes> = Bindgen.Observer(fields, body)
    _observers.add(observer)
    _join(fields)
    return Bindgen.Subscription(observer)
  }

  private let _observers: Bindgen.Observers<_CacheModel, Changes> = Bindgen.Observers()

  func _begin() -> Swift.Bool { _observers.begin() }
  func _finish() { _observers.finish() }

  func _addWatched(to fields: inout Bindgen.Mask) {
    fields.add(_observers.fields)
  }

  func _tell(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(rawValue: changed.bits)
    _observers.tell(self, changes, changed)
  }

  static let _names: Swift.String = "count twice"

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph = Bindgen.Graph(states: 1, inputs: [[0]])
  let _core: Bindgen.Core = Bindgen.Core(_CacheModel._graph)
  private struct Cache {
    var twice: Int = 0
  }
  private var _cache: Cache = Cache()
  private var _told: Cache = Cache()

  func _settle(_ wanted: Bindgen.Mask) {
    var pass: Bindgen.Pass = _core.staleness.pass(0, wanted)
    if pass.isDue(1) {
      let value: Int = _CacheFormulas.twice(_count)
      if Bindgen.replace(&_cache.twice, with: value) { pass.cameOut(1) }
    }
    _core.finish(pass, 0x2)
  }

  func _remember() { _told = _cache }

  func _compare() -> Bindgen.Mask {
    var equal: Bindgen.Mask = Bindgen.Mask()
    if Bindgen.areEqual(_told.twice, _cache.twice) { equal.add(1) }
    _told = Cache()
    return equal
  }
}

extension Cache: Bindgen.ObservableObject {}

/// The spec's expressions: each sees what it names, and nothing else of the model.
enum _CacheFormulas {
  static func twice(_ count: Int) -> Int { count * 2 }
}

/// `Changes` as the class names itself: a type inside it is called the same.
public typealias _ChangesModel = Changes

public final class Changes: Bindgen.FamilyModel {
  // MARK: State

  public internal(set) var count: Int {
    get { _count }
    set {
      _forewarn(0)
      if Bindgen.replace(&_count, with: newValue) { _wrote(0) }
    }
  }
  private var _count: Int

  // MARK: What follows

  public var twice: Int {
    if !_core.isTelling { return _ChangesFormulas.twice(_count) }
    _refresh(1)
    return _cache.twice
  }

  // MARK: Actions

  /// Makes many writes one transaction: observers are told once, at its end.
  @discardableResult
  public func update<Result>(_ body: (_ChangesModel) throws -> Result) rethrows -> Result {
    _core.open()
    defer { _end() }
    return try body(self)
  }

  // MARK: Making

  public init(count: Int = 0) {
    _count = count
  }

  // MARK: Who is told

  /// The fields that a transaction changed.
  public struct Changes: Swift.OptionSet, Swift.Sendable {
    public let rawValue: Swift.UInt64

    public init(rawValue: Swift.UInt64) { self.rawValue = rawValue }

    public static let count: Changes = Changes(rawValue: 1 &<< 0)
    public static let twice: Changes = Changes(rawValue: 1 &<< 1)
  }

  /// Sends where the model lives. It holds the model; a subscription does not.
  public struct ModelPublisher<Output>: Bindgen.Publisher {
    public typealias Failure = Swift.Never
    #if canImport(Combine)
      public typealias Subscriber = Combine.Subscriber
    #else
      public typealias Subscriber = OpenCombine.Subscriber
    #endif

    fileprivate let source: Bindgen.ModelPublisher<Output>

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Swift.Never {
      source.receive(subscriber: subscriber)
    }
  }

  /// A publisher for each field, by its name.
  @dynamicMemberLookup
  public struct FieldPublishers {
    fileprivate let _model: _ChangesModel

    public subscript<Value>(dynamicMember field: Swift.KeyPath<Fields, Field<Value>>) -> ModelPublisher<Value> {
      let model: _ChangesModel = _model
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
  public var objectWillChange: ModelPublisher<Swift.Void> {
    ModelPublisher(
      source: Bindgen.ModelPublisher(observe: { send in self._addForewarning { send(()) } })
    )
  }

  /// The fields that can be observed one by one.
  public struct Fields {
    public var count: _ChangesModel.Field<Int> { (0, { $0.count }) }
    public var twice: _ChangesModel.Field<Int> { (1, { $0.twice }) }
  }

  /// A field that can be observed by itself: its number, and how it is read.
  public typealias Field<Value> = (number: Swift.Int, read: (_ChangesModel) -> Value)

  private func _observe(_ fields: Bindgen.Mask, _ body: @escaping (_ChangesModel, Changes) -> Swift.Void)
    -> Bindgen.Subscription<_ChangesModel, Changes>
  {
    let observer: Bindgen.Observer<_ChangesModel, Changes> = Bindgen.Observer(fields, body)
    _observers.add(observer)
    _join(fields)
    return Bindgen.Subscription(observer)
  }

  private let _observers: Bindgen.Observers<_ChangesModel, Changes> = Bindgen.Observers()

  func _begin() -> Swift.Bool { _observers.begin() }
  func _finish() { _observers.finish() }

  func _addWatched(to fields: inout Bindgen.Mask) {
    fields.add(_observers.fields)
  }

  func _tell(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(rawValue: changed.bits)
    _observers.tell(self, changes, changed)
  }

  static let _names: Swift.String = "count twice"

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph = Bindgen.Graph(states: 1, inputs: [[0]])
  let _core: Bindgen.FamilyCore = Bindgen.FamilyCore(_ChangesModel._graph)
  private struct Cache {
    var twice: Int = 0
  }
  private var _cache: Cache = Cache()
  private var _told: Cache = Cache()

  func _settle(_ wanted: Bindgen.Mask) {
    var pass: Bindgen.Pass = _core.staleness.pass(0, wanted)
    if pass.isDue(1) {
      let value: Int = _ChangesFormulas.twice(_count)
      if Bindgen.replace(&_cache.twice, with: value) { pass.cameOut(1) }
    }
    _core.finish(pass, 0x2)
  }

  func _remember() { _told = _cache }

  func _compare() -> Bindgen.Mask {
    var equal: Bindgen.Mask = Bindgen.Mask()
    if Bindgen.areEqual(_told.twice, _cache.twice) { equal.add(1) }
    _told = Cache()
    return equal
  }
}

extension Changes: Bindgen.ObservableObject {}

/// The spec's expressions: each sees what it names, and nothing else of the model.
enum _ChangesFormulas {
  static func twice(_ count: Int) -> Int { count * 2 }
}

public final class Failure: Bindgen.Model {
  // MARK: State

  public internal(set) var count: Int {
    get { _count }
    set {
      _forewarn(0)
      if Bindgen.replace(&_count, with: newValue) { _wrote(0) }
    }
  }
  private var _count: Int

  // MARK: What follows

  public var twice: Int {
    if !_core.isTelling { return _FailureFormulas.twice(_count) }
    _refresh(1)
    return _cache.twice
  }

  // MARK: Actions

  /// Makes many writes one transaction: observers are told once, at its end.
  @discardableResult
  public func update<Result>(_ body: (Failure) throws -> Result) rethrows -> Result {
    _core.open()
    defer { _end() }
    return try body(self)
  }

  // MARK: Making

  public init(count: Int = 0) {
    _count = count
  }

  // MARK: Who is told

  /// The fields that a transaction changed.
  public struct Changes: Swift.OptionSet, Swift.Sendable {
    public let rawValue: Swift.UInt64

    public init(rawValue: Swift.UInt64) { self.rawValue = rawValue }

    public static let count: Changes = Changes(rawValue: 1 &<< 0)
    public static let twice: Changes = Changes(rawValue: 1 &<< 1)
  }

  /// Sends where the model lives. It holds the model; a subscription does not.
  public struct ModelPublisher<Output>: Bindgen.Publisher {
    public typealias Failure = Swift.Never
    #if canImport(Combine)
      public typealias Subscriber = Combine.Subscriber
    #else
      public typealias Subscriber = OpenCombine.Subscriber
    #endif

    fileprivate let source: Bindgen.ModelPublisher<Output>

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Swift.Never {
      source.receive(subscriber: subscriber)
    }
  }

  /// A publisher for each field, by its name.
  @dynamicMemberLookup
  public struct FieldPublishers {
    fileprivate let _model: Failure

    public subscript<Value>(dynamicMember field: Swift.KeyPath<Fields, Field<Value>>) -> ModelPublisher<Value> {
      let model: Failure = _model
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
  public var objectWillChange: ModelPublisher<Swift.Void> {
    ModelPublisher(
      source: Bindgen.ModelPublisher(observe: { send in self._addForewarning { send(()) } })
    )
  }

  /// The fields that can be observed one by one.
  public struct Fields {
    public var count: Failure.Field<Int> { (0, { $0.count }) }
    public var twice: Failure.Field<Int> { (1, { $0.twice }) }
  }

  /// A field that can be observed by itself: its number, and how it is read.
  public typealias Field<Value> = (number: Swift.Int, read: (Failure) -> Value)

  private func _observe(_ fields: Bindgen.Mask, _ body: @escaping (Failure, Changes) -> Swift.Void)
    -> Bindgen.Subscription<Failure, Changes>
  {
    let observer: Bindgen.Observer<Failure, Changes> = Bindgen.Observer(fields, body)
    _observers.add(observer)
    _join(fields)
    return Bindgen.Subscription(observer)
  }

  private let _observers: Bindgen.Observers<Failure, Changes> = Bindgen.Observers()

  func _begin() -> Swift.Bool { _observers.begin() }
  func _finish() { _observers.finish() }

  func _addWatched(to fields: inout Bindgen.Mask) {
    fields.add(_observers.fields)
  }

  func _tell(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(rawValue: changed.bits)
    _observers.tell(self, changes, changed)
  }

  static let _names: Swift.String = "count twice"

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph = Bindgen.Graph(states: 1, inputs: [[0]])
  let _core: Bindgen.Core = Bindgen.Core(Failure._graph)
  private struct Cache {
    var twice: Int = 0
  }
  private var _cache: Cache = Cache()
  private var _told: Cache = Cache()

  func _settle(_ wanted: Bindgen.Mask) {
    var pass: Bindgen.Pass = _core.staleness.pass(0, wanted)
    if pass.isDue(1) {
      let value: Int = _FailureFormulas.twice(_count)
      if Bindgen.replace(&_cache.twice, with: value) { pass.cameOut(1) }
    }
    _core.finish(pass, 0x2)
  }

  func _remember() { _told = _cache }

  func _compare() -> Bindgen.Mask {
    var equal: Bindgen.Mask = Bindgen.Mask()
    if Bindgen.areEqual(_told.twice, _cache.twice) { equal.add(1) }
    _told = Cache()
    return equal
  }
}

extension Failure: Bindgen.ObservableObject {}

/// The spec's expressions: each sees what it names, and nothing else of the model.
enum _FailureFormulas {
  static func twice(_ count: Int) -> Int { count * 2 }
}

/// `Field` as the class names itself: a type inside it is called the same.
typealias _FieldModel = Field

final class Field: Bindgen.PublishedFamilyModel {
  // MARK: State

  var count: Int {
    get { _count }
    set {
      _forewarn(0)
      if Bindgen.replace(&_count, with: newValue) { _wrote(0) }
    }
  }
  private var _count: Int

  // MARK: What follows

  var twice: Int {
    if !_core.isTelling { return _FieldFormulas.twice(_count) }
    _refresh(1)
    return _cache.twice
  }

  // MARK: Making

  init(count: Int = 0) {
    _count = count
  }

  // MARK: Who is told

  /// The fields that a transaction changed.
  struct Changes: Swift.OptionSet, Swift.Sendable {
    let rawValue: Swift.UInt64
    static let count: Changes = Changes(rawValue: 1 &<< 0)
    static let twice: Changes = Changes(rawValue: 1 &<< 1)
  }

  /// Sends once after each transaction, with all that changed.
  var changesPublisher: Bindgen.ModelPublisher<Changes> { _publishChanges { $0.union($1) } }

  /// The fields that can be observed one by one.
  struct Fields {
    var count: _FieldModel.Field<Int> { (0, { $0.count }) }
    var twice: _FieldModel.Field<Int> { (1, { $0.twice }) }
  }

  static let _fields: Fields = Fields()
  let _observers: Bindgen.Observers<_FieldModel, Changes> = Bindgen.Observers()

  func _addWatched(to fields: inout Bindgen.Mask) {
    fields.add(_observers.fields)
  }

  func _tell(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(rawValue: changed.bits)
    _observers.tell(self, changes, changed)
  }

  static let _names: Swift.String = "count twice"

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph = Bindgen.Graph(states: 1, inputs: [[0]])
  let _core: Bindgen.FamilyCore = Bindgen.FamilyCore(_FieldModel._graph)
  private struct Cache {
    var twice: Int = 0
  }
  private var _cache: Cache = Cache()
  private var _told: Cache = Cache()

  func _settle(_ wanted: Bindgen.Mask) {
    var pass: Bindgen.Pass = _core.staleness.pass(0, wanted)
    if pass.isDue(1) {
      let value: Int = _FieldFormulas.twice(_count)
      if Bindgen.replace(&_cache.twice, with: value) { pass.cameOut(1) }
    }
    _core.finish(pass, 0x2)
  }

  func _remember() { _told = _cache }

  func _compare() -> Bindgen.Mask {
    var equal: Bindgen.Mask = Bindgen.Mask()
    if Bindgen.areEqual(_told.twice, _cache.twice) { equal.add(1) }
    _told = Cache()
    return equal
  }
}

extension Field: Bindgen.ObservableObject {}

/// The spec's expressions: each sees what it names, and nothing else of the model.
enum _FieldFormulas {
  static func twice(_ count: Int) -> Int { count * 2 }
}

/// `FieldPublishers` as the class names itself: a type inside it is called the same.
typealias _FieldPublishersModel = FieldPublishers

final class FieldPublishers: Bindgen.PublishedFamilyModel {
  // MARK: State

  var count: Int {
    get { _count }
    set {
      _forewarn(0)
      if Bindgen.replace(&_count, with: newValue) { _wrote(0) }
    }
  }
  private var _count: Int

  // MARK: What follows

  var twice: Int {
    if !_core.isTelling { return _FieldPublishersFormulas.twice(_count) }
    _refresh(1)
    return _cache.twice
  }

  // MARK: Making

  init(count: Int = 0) {
    _count = count
  }

  // MARK: Who is told

  /// The fields that a transaction changed.
  struct Changes: Swift.OptionSet, Swift.Sendable {
    let rawValue: Swift.UInt64
    static let count: Changes = Changes(rawValue: 1 &<< 0)
    static let twice: Changes = Changes(rawValue: 1 &<< 1)
  }

  /// Sends once after each transaction, with all that changed.
  var changesPublisher: Bindgen.ModelPublisher<Changes> { _publishChanges { $0.union($1) } }

  /// The fields that can be observed one by one.
  struct Fields {
    var count: _FieldPublishersModel.Field<Int> { (0, { $0.count }) }
    var twice: _FieldPublishersModel.Field<Int> { (1, { $0.twice }) }
  }

  static let _fields: Fields = Fields()
  let _observers: Bindgen.Observers<_FieldPublishersModel, Changes> = Bindgen.Observers()

  func _addWatched(to fields: inout Bindgen.Mask) {
    fields.add(_observers.fields)
  }

  func _tell(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(rawValue: changed.bits)
    _observers.tell(self, changes, changed)
  }

  static let _names: Swift.String = "count twice"

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph = Bindgen.Graph(states: 1, inputs: [[0]])
  let _core: Bindgen.FamilyCore = Bindgen.FamilyCore(_FieldPublishersModel._graph)
  private struct Cache {
    var twice: Int = 0
  }
  private var _cache: Cache = Cache()
  private var _told: Cache = Cache()

  func _settle(_ wanted: Bindgen.Mask) {
    var pass: Bindgen.Pass = _core.staleness.pass(0, wanted)
    if pass.isDue(1) {
      let value: Int = _FieldPublishersFormulas.twice(_count)
      if Bindgen.replace(&_cache.twice, with: value) { pass.cameOut(1) }
    }
    _core.finish(pass, 0x2)
  }

  func _remember() { _told = _cache }

  func _compare() -> Bindgen.Mask {
    var equal: Bindgen.Mask = Bindgen.Mask()
    if Bindgen.areEqual(_told.twice, _cache.twice) { equal.add(1) }
    _told = Cache()
    return equal
  }
}

extension FieldPublishers: Bindgen.ObservableObject {}

/// The spec's expressions: each sees what it names, and nothing else of the model.
enum _FieldPublishersFormulas {
  static func twice(_ count: Int) -> Int { count * 2 }
}

/// `Fields` as the class names itself: a type inside it is called the same.
public typealias _FieldsModel = Fields

public final class Fields: Bindgen.Model {
  // MARK: State

  public internal(set) var count: Int {
    get { _count }
    set {
      _forewarn(0)
      if Bindgen.replace(&_count, with: newValue) { _wrote(0) }
    }
  }
  private var _count: Int

  // MARK: What follows

  public var twice: Int {
    if !_core.isTelling { return _FieldsFormulas.twice(_count) }
    _refresh(1)
    return _cache.twice
  }

  // MARK: Actions

  /// Makes many writes one transaction: observers are told once, at its end.
  @discardableResult
  public func update<Result>(_ body: (_FieldsModel) throws -> Result) rethrows -> Result {
    _core.open()
    defer { _end() }
    return try body(self)
  }

  // MARK: Making

  public init(count: Int = 0) {
    _count = count
  }

  // MARK: Who is told

  /// The fields that a transaction changed.
  public struct Changes: Swift.OptionSet, Swift.Sendable {
    public let rawValue: Swift.UInt64

    public init(rawValue: Swift.UInt64) { self.rawValue = rawValue }

    public static let count: Changes = Changes(rawValue: 1 &<< 0)
    public static let twice: Changes = Changes(rawValue: 1 &<< 1)
  }

  /// Sends where the model lives. It holds the model; a subscription does not.
  public struct ModelPublisher<Output>: Bindgen.Publisher {
    public typealias Failure = Swift.Never
    #if canImport(Combine)
      public typealias Subscriber = Combine.Subscriber
    #else
      public typealias Subscriber = OpenCombine.Subscriber
    #endif

    fileprivate let source: Bindgen.ModelPublisher<Output>

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Swift.Never {
      source.receive(subscriber: subscriber)
    }
  }

  /// A publisher for each field, by its name.
  @dynamicMemberLookup
  public struct FieldPublishers {
    fileprivate let _model: _FieldsModel

    public subscript<Value>(dynamicMember field: Swift.KeyPath<Fields, Field<Value>>) -> ModelPublisher<Value> {
      let model: _FieldsModel = _model
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
  public var objectWillChange: ModelPublisher<Swift.Void> {
    ModelPublisher(
      source: Bindgen.ModelPublisher(observe: { send in self._addForewarning { send(()) } })
    )
  }

  /// The fields that can be observed one by one.
  public struct Fields {
    public var count: _FieldsModel.Field<Int> { (0, { $0.count }) }
    public var twice: _FieldsModel.Field<Int> { (1, { $0.twice }) }
  }

  /// A field that can be observed by itself: its number, and how it is read.
  public typealias Field<Value> = (number: Swift.Int, read: (_FieldsModel) -> Value)

  private func _observe(_ fields: Bindgen.Mask, _ body: @escaping (_FieldsModel, Changes) -> Swift.Void)
    -> Bindgen.Subscription<_FieldsModel, Changes>
  {
    let observer: Bindgen.Observer<_FieldsModel, Changes> = Bindgen.Observer(fields, body)
    _observers.add(observer)
    _join(fields)
    return Bindgen.Subscription(observer)
  }

  private let _observers: Bindgen.Observers<_FieldsModel, Changes> = Bindgen.Observers()

  func _begin() -> Swift.Bool { _observers.begin() }
  func _finish() { _observers.finish() }

  func _addWatched(to fields: inout Bindgen.Mask) {
    fields.add(_observers.fields)
  }

  func _tell(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(rawValue: changed.bits)
    _observers.tell(self, changes, changed)
  }

  static let _names: Swift.String = "count twice"

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph = Bindgen.Graph(states: 1, inputs: [[0]])
  let _core: Bindgen.Core = Bindgen.Core(_FieldsModel._graph)
  private struct Cache {
    var twice: Int = 0
  }
  private var _cache: Cache = Cache()
  private var _told: Cache = Cache()

  func _settle(_ wanted: Bindgen.Mask) {
    var pass: Bindgen.Pass = _core.staleness.pass(0, wanted)
    if pass.isDue(1) {
      let value: Int = _FieldsFormulas.twice(_count)
      if Bindgen.replace(&_cache.twice, with: value) { pass.cameOut(1) }
    }
    _core.finish(pass, 0x2)
  }

  func _remember() { _told = _cache }

  func _compare() -> Bindgen.Mask {
    var equal: Bindgen.Mask = Bindgen.Mask()
    if Bindgen.areEqual(_told.twice, _cache.twice) { equal.add(1) }
    _told = Cache()
    return equal
  }
}

extension Fields: Bindgen.ObservableObject {}

/// The spec's expressions: each sees what it names, and nothing else of the model.
enum _FieldsFormulas {
  static func twice(_ count: Int) -> Int { count * 2 }
}

final class Model: Bindgen.Published {
  // MARK: State

  var count: Int {
    get { _count }
    set {
      _forewarn(0)
      if Bindgen.replace(&_count, with: newValue) { _wrote(0) }
    }
  }
  private var _count: Int

  // MARK: What follows

  var twice: Int {
    if !_core.isTelling { return _ModelFormulas.twice(_count) }
    _refresh(1)
    return _cache.twice
  }

  // MARK: Making

  init(count: Int = 0) {
    _count = count
  }

  // MARK: Who is told

  /// The fields that a transaction changed.
  struct Changes: Swift.OptionSet, Swift.Sendable {
    let rawValue: Swift.UInt64
    static let count: Changes = Changes(rawValue: 1 &<< 0)
    static let twice: Changes = Changes(rawValue: 1 &<< 1)
  }

  /// Sends once after each transaction, with all that changed.
  var changesPublisher: Bindgen.ModelPublisher<Changes> { _publishChanges { $0.union($1) } }

  /// The fields that can be observed one by one.
  struct Fields {
    var count: Model.Field<Int> { (0, { $0.count }) }
    var twice: Model.Field<Int> { (1, { $0.twice }) }
  }

  static let _fields: Fields = Fields()
  let _observers: Bindgen.Observers<Model, Changes> = Bindgen.Observers()

  func _addWatched(to fields: inout Bindgen.Mask) {
    fields.add(_observers.fields)
  }

  func _tell(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(rawValue: changed.bits)
    _observers.tell(self, changes, changed)
  }

  static let _names: Swift.String = "count twice"

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph = Bindgen.Graph(states: 1, inputs: [[0]])
  let _core: Bindgen.Core = Bindgen.Core(Model._graph)
  private struct Cache {
    var twice: Int = 0
  }
  private var _cache: Cache = Cache()
  private var _told: Cache = Cache()

  func _settle(_ wanted: Bindgen.Mask) {
    var pass: Bindgen.Pass = _core.staleness.pass(0, wanted)
    if pass.isDue(1) {
      let value: Int = _ModelFormulas.twice(_count)
      if Bindgen.replace(&_cache.twice, with: value) { pass.cameOut(1) }
    }
    _core.finish(pass, 0x2)
  }

  func _remember() { _told = _cache }

  func _compare() -> Bindgen.Mask {
    var equal: Bindgen.Mask = Bindgen.Mask()
    if Bindgen.areEqual(_told.twice, _cache.twice) { equal.add(1) }
    _told = Cache()
    return equal
  }
}

extension Model: Bindgen.ObservableObject {}

/// The spec's expressions: each sees what it names, and nothing else of the model.
enum _ModelFormulas {
  static func twice(_ count: Int) -> Int { count * 2 }
}

/// `ModelPublisher` as the class names itself: a type inside it is called the same.
public typealias _ModelPublisherModel = ModelPublisher

public final class ModelPublisher: Bindgen.Model {
  // MARK: State

  public internal(set) var count: Int {
    get { _count }
    set {
      _forewarn(0)
      if Bindgen.replace(&_count, with: newValue) { _wrote(0) }
    }
  }
  private var _count: Int

  // MARK: What follows

  public var twice: Int {
    if !_core.isTelling { return _ModelPublisherFormulas.twice(_count) }
    _refresh(1)
    return _cache.twice
  }

  // MARK: Actions

  /// Makes many writes one transaction: observers are told once, at its end.
  @discardableResult
  public func update<Result>(_ body: (_ModelPublisherModel) throws -> Result) rethrows -> Result {
    _core.open()
    defer { _end() }
    return try body(self)
  }

  // MARK: Making

  public init(count: Int = 0) {
    _count = count
  }

  // MARK: Who is told

  /// The fields that a transaction changed.
  public struct Changes: Swift.OptionSet, Swift.Sendable {
    public let rawValue: Swift.UInt64

    public init(rawValue: Swift.UInt64) { self.rawValue = rawValue }

    public static let count: Changes = Changes(rawValue: 1 &<< 0)
    public static let twice: Changes = Changes(rawValue: 1 &<< 1)
  }

  /// Sends where the model lives. It holds the model; a subscription does not.
  public struct ModelPublisher<Output>: Bindgen.Publisher {
    public typealias Failure = Swift.Never
    #if canImport(Combine)
      public typealias Subscriber = Combine.Subscriber
    #else
      public typealias Subscriber = OpenCombine.Subscriber
    #endif

    fileprivate let source: Bindgen.ModelPublisher<Output>

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Swift.Never {
      source.receive(subscriber: subscriber)
    }
  }

  /// A publisher for each field, by its name.
  @dynamicMemberLookup
  public struct FieldPublishers {
    fileprivate let _model: _ModelPublisherModel

    public subscript<Value>(dynamicMember field: Swift.KeyPath<Fields, Field<Value>>) -> ModelPublisher<Value> {
      let model: _ModelPublisherModel = _model
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
  public var objectWillChange: ModelPublisher<Swift.Void> {
    ModelPublisher(
      source: Bindgen.ModelPublisher(observe: { send in self._addForewarning { send(()) } })
    )
  }

  /// The fields that can be observed one by one.
  public struct Fields {
    public var count: _ModelPublisherModel.Field<Int> { (0, { $0.count }) }
    public var twice: _ModelPublisherModel.Field<Int> { (1, { $0.twice }) }
  }

  /// A field that can be observed by itself: its number, and how it is read.
  public typealias Field<Value> = (number: Swift.Int, read: (_ModelPublisherModel) -> Value)

  private func _observe(_ fields: Bindgen.Mask, _ body: @escaping (_ModelPublisherModel, Changes) -> Swift.Void)
    -> Bindgen.Subscription<_ModelPublisherModel, Changes>
  {
    let observer: Bindgen.Observer<_ModelPublisherModel, Changes> = Bindgen.Observer(fields, body)
    _observers.add(observer)
    _join(fields)
    return Bindgen.Subscription(observer)
  }

  private let _observers: Bindgen.Observers<_ModelPublisherModel, Changes> = Bindgen.Observers()

  func _begin() -> Swift.Bool { _observers.begin() }
  func _finish() { _observers.finish() }

  func _addWatched(to fields: inout Bindgen.Mask) {
    fields.add(_observers.fields)
  }

  func _tell(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(rawValue: changed.bits)
    _observers.tell(self, changes, changed)
  }

  static let _names: Swift.String = "count twice"

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph = Bindgen.Graph(states: 1, inputs: [[0]])
  let _core: Bindgen.Core = Bindgen.Core(_ModelPublisherModel._graph)
  private struct Cache {
    var twice: Int = 0
  }
  private var _cache: Cache = Cache()
  private var _told: Cache = Cache()

  func _settle(_ wanted: Bindgen.Mask) {
    var pass: Bindgen.Pass = _core.staleness.pass(0, wanted)
    if pass.isDue(1) {
      let value: Int = _ModelPublisherFormulas.twice(_count)
      if Bindgen.replace(&_cache.twice, with: value) { pass.cameOut(1) }
    }
    _core.finish(pass, 0x2)
  }

  func _remember() { _told = _cache }

  func _compare() -> Bindgen.Mask {
    var equal: Bindgen.Mask = Bindgen.Mask()
    if Bindgen.areEqual(_told.twice, _cache.twice) { equal.add(1) }
    _told = Cache()
    return equal
  }
}

extension ModelPublisher: Bindgen.ObservableObject {}

/// The spec's expressions: each sees what it names, and nothing else of the model.
enum _ModelPublisherFormulas {
  static func twice(_ count: Int) -> Int { count * 2 }
}

/// `ObjectWillChangePublisher` as the class names itself: a type inside it is called the same.
typealias _ObjectWillChangePublisherModel = ObjectWillChangePublisher

final class ObjectWillChangePublisher: Bindgen.Published {
  // MARK: State

  var count: Int {
    get { _count }
    set {
      _forewarn(0)
      if Bindgen.replace(&_count, with: newValue) { _wrote(0) }
    }
  }
  private var _count: Int

  // MARK: What follows

  var twice: Int {
    if !_core.isTelling { return _ObjectWillChangePublisherFormulas.twice(_count) }
    _refresh(1)
    return _cache.twice
  }

  // MARK: Making

  init(count: Int = 0) {
    _count = count
  }

  // MARK: Who is told

  /// The fields that a transaction changed.
  struct Changes: Swift.OptionSet, Swift.Sendable {
    let rawValue: Swift.UInt64
    static let count: Changes = Changes(rawValue: 1 &<< 0)
    static let twice: Changes = Changes(rawValue: 1 &<< 1)
  }

  /// Sends once after each transaction, with all that changed.
  var changesPublisher: Bindgen.ModelPublisher<Changes> { _publishChanges { $0.union($1) } }

  /// The fields that can be observed one by one.
  struct Fields {
    var count: _ObjectWillChangePublisherModel.Field<Int> { (0, { $0.count }) }
    var twice: _ObjectWillChangePublisherModel.Field<Int> { (1, { $0.twice }) }
  }

  static let _fields: Fields = Fields()
  let _observers: Bindgen.Observers<_ObjectWillChangePublisherModel, Changes> = Bindgen.Observers()

  func _addWatched(to fields: inout Bindgen.Mask) {
    fields.add(_observers.fields)
  }

  func _tell(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(rawValue: changed.bits)
    _observers.tell(self, changes, changed)
  }

  static let _names: Swift.String = "count twice"

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph = Bindgen.Graph(states: 1, inputs: [[0]])
  let _core: Bindgen.Core = Bindgen.Core(_ObjectWillChangePublisherModel._graph)
  private struct Cache {
    var twice: Int = 0
  }
  private var _cache: Cache = Cache()
  private var _told: Cache = Cache()

  func _settle(_ wanted: Bindgen.Mask) {
    var pass: Bindgen.Pass = _core.staleness.pass(0, wanted)
    if pass.isDue(1) {
      let value: Int = _ObjectWillChangePublisherFormulas.twice(_count)
      if Bindgen.replace(&_cache.twice, with: value) { pass.cameOut(1) }
    }
    _core.finish(pass, 0x2)
  }

  func _remember() { _told = _cache }

  func _compare() -> Bindgen.Mask {
    var equal: Bindgen.Mask = Bindgen.Mask()
    if Bindgen.areEqual(_told.twice, _cache.twice) { equal.add(1) }
    _told = Cache()
    return equal
  }
}

extension ObjectWillChangePublisher: Bindgen.ObservableObject {}

/// The spec's expressions: each sees what it names, and nothing else of the model.
enum _ObjectWillChangePublisherFormulas {
  static func twice(_ count: Int) -> Int { count * 2 }
}

public final class Output: Bindgen.FamilyModel {
  // MARK: State

  public internal(set) var count: Int {
    get { _count }
    set {
      _forewarn(0)
      if Bindgen.replace(&_count, with: newValue) { _wrote(0) }
    }
  }
  private var _count: Int

  // MARK: What follows

  public var twice: Int {
    if !_core.isTelling { return _OutputFormulas.twice(_count) }
    _refresh(1)
    return _cache.twice
  }

  // MARK: Actions

  /// Makes many writes one transaction: observers are told once, at its end.
  @discardableResult
  public func update<Result>(_ body: (Output) throws -> Result) rethrows -> Result {
    _core.open()
    defer { _end() }
    return try body(self)
  }

  // MARK: Making

  public init(count: Int = 0) {
    _count = count
  }

  // MARK: Who is told

  /// The fields that a transaction changed.
  public struct Changes: Swift.OptionSet, Swift.Sendable {
    public let rawValue: Swift.UInt64

    public init(rawValue: Swift.UInt64) { self.rawValue = rawValue }

    public static let count: Changes = Changes(rawValue: 1 &<< 0)
    public static let twice: Changes = Changes(rawValue: 1 &<< 1)
  }

  /// Sends where the model lives. It holds the model; a subscription does not.
  public struct ModelPublisher<Output>: Bindgen.Publisher {
    public typealias Failure = Swift.Never
    #if canImport(Combine)
      public typealias Subscriber = Combine.Subscriber
    #else
      public typealias Subscriber = OpenCombine.Subscriber
    #endif

    fileprivate let source: Bindgen.ModelPublisher<Output>

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Swift.Never {
      source.receive(subscriber: subscriber)
    }
  }

  /// A publisher for each field, by its name.
  @dynamicMemberLookup
  public struct FieldPublishers {
    fileprivate let _model: Output

    public subscript<Value>(dynamicMember field: Swift.KeyPath<Fields, Field<Value>>) -> ModelPublisher<Value> {
      let model: Output = _model
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
  public var objectWillChange: ModelPublisher<Swift.Void> {
    ModelPublisher(
      source: Bindgen.ModelPublisher(observe: { send in self._addForewarning { send(()) } })
    )
  }

  /// The fields that can be observed one by one.
  public struct Fields {
    public var count: Output.Field<Int> { (0, { $0.count }) }
    public var twice: Output.Field<Int> { (1, { $0.twice }) }
  }

  /// A field that can be observed by itself: its number, and how it is read.
  public typealias Field<Value> = (number: Swift.Int, read: (Output) -> Value)

  private func _observe(_ fields: Bindgen.Mask, _ body: @escaping (Output, Changes) -> Swift.Void)
    -> Bindgen.Subscription<Output, Changes>
  {
    let observer: Bindgen.Observer<Output, Changes> = Bindgen.Observer(fields, body)
    _observers.add(observer)
    _join(fields)
    return Bindgen.Subscription(observer)
  }

  private let _observers: Bindgen.Observers<Output, Changes> = Bindgen.Observers()

  func _begin() -> Swift.Bool { _observers.begin() }
  func _finish() { _observers.finish() }

  func _addWatched(to fields: inout Bindgen.Mask) {
    fields.add(_observers.fields)
  }

  func _tell(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(rawValue: changed.bits)
    _observers.tell(self, changes, changed)
  }

  static let _names: Swift.String = "count twice"

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph = Bindgen.Graph(states: 1, inputs: [[0]])
  let _core: Bindgen.FamilyCore = Bindgen.FamilyCore(Output._graph)
  private struct Cache {
    var twice: Int = 0
  }
  private var _cache: Cache = Cache()
  private var _told: Cache = Cache()

  func _settle(_ wanted: Bindgen.Mask) {
    var pass: Bindgen.Pass = _core.staleness.pass(0, wanted)
    if pass.isDue(1) {
      let value: Int = _OutputFormulas.twice(_count)
      if Bindgen.replace(&_cache.twice, with: value) { pass.cameOut(1) }
    }
    _core.finish(pass, 0x2)
  }

  func _remember() { _told = _cache }

  func _compare() -> Bindgen.Mask {
    var equal: Bindgen.Mask = Bindgen.Mask()
    if Bindgen.areEqual(_told.twice, _cache.twice) { equal.add(1) }
    _told = Cache()
    return equal
  }
}

extension Output: Bindgen.ObservableObject {}

/// The spec's expressions: each sees what it names, and nothing else of the model.
enum _OutputFormulas {
  static func twice(_ count: Int) -> Int { count * 2 }
}

final class Published: Bindgen.Published {
  // MARK: State

  var count: Int {
    get { _count }
    set {
      _forewarn(0)
      if Bindgen.replace(&_count, with: newValue) { _wrote(0) }
    }
  }
  private var _count: Int

  // MARK: What follows

  var twice: Int {
    if !_core.isTelling { return _PublishedFormulas.twice(_count) }
    _refresh(1)
    return _cache.twice
  }

  // MARK: Making

  init(count: Int = 0) {
    _count = count
  }

  // MARK: Who is told

  /// The fields that a transaction changed.
  struct Changes: Swift.OptionSet, Swift.Sendable {
    let rawValue: Swift.UInt64
    static let count: Changes = Changes(rawValue: 1 &<< 0)
    static let twice: Changes = Changes(rawValue: 1 &<< 1)
  }

  /// Sends once after each transaction, with all that changed.
  var changesPublisher: Bindgen.ModelPublisher<Changes> { _publishChanges { $0.union($1) } }

  /// The fields that can be observed one by one.
  struct Fields {
    var count: Published.Field<Int> { (0, { $0.count }) }
    var twice: Published.Field<Int> { (1, { $0.twice }) }
  }

  static let _fields: Fields = Fields()
  let _observers: Bindgen.Observers<Published, Changes> = Bindgen.Observers()

  func _addWatched(to fields: inout Bindgen.Mask) {
    fields.add(_observers.fields)
  }

  func _tell(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(rawValue: changed.bits)
    _observers.tell(self, changes, changed)
  }

  static let _names: Swift.String = "count twice"

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph = Bindgen.Graph(states: 1, inputs: [[0]])
  let _core: Bindgen.Core = Bindgen.Core(Published._graph)
  private struct Cache {
    var twice: Int = 0
  }
  private var _cache: Cache = Cache()
  private var _told: Cache = Cache()

  func _settle(_ wanted: Bindgen.Mask) {
    var pass: Bindgen.Pass = _core.staleness.pass(0, wanted)
    if pass.isDue(1) {
      let value: Int = _PublishedFormulas.twice(_count)
      if Bindgen.replace(&_cache.twice, with: value) { pass.cameOut(1) }
    }
    _core.finish(pass, 0x2)
  }

  func _remember() { _told = _cache }

  func _compare() -> Bindgen.Mask {
    var equal: Bindgen.Mask = Bindgen.Mask()
    if Bindgen.areEqual(_told.twice, _cache.twice) { equal.add(1) }
    _told = Cache()
    return equal
  }
}

extension Published: Bindgen.ObservableObject {}

/// The spec's expressions: each sees what it names, and nothing else of the model.
enum _PublishedFormulas {
  static func twice(_ count: Int) -> Int { count * 2 }
}

/// `Result` as the class names itself: a type inside it is called the same.
public typealias _ResultModel = Result

public final class Result: Bindgen.Model {
  // MARK: State

  public internal(set) var count: Int {
    get { _count }
    set {
      _forewarn(0)
      if Bindgen.replace(&_count, with: newValue) { _wrote(0) }
    }
  }
  private var _count: Int

  // MARK: What follows

  public var twice: Int {
    if !_core.isTelling { return _ResultFormulas.twice(_count) }
    _refresh(1)
    return _cache.twice
  }

  // MARK: Actions

  /// Makes many writes one transaction: observers are told once, at its end.
  @discardableResult
  public func update<Result>(_ body: (_ResultModel) throws -> Result) rethrows -> Result {
    _core.open()
    defer { _end() }
    return try body(self)
  }

  // MARK: Making

  public init(count: Int = 0) {
    _count = count
  }

  // MARK: Who is told

  /// The fields that a transaction changed.
  public struct Changes: Swift.OptionSet, Swift.Sendable {
    public let rawValue: Swift.UInt64

    public init(rawValue: Swift.UInt64) { self.rawValue = rawValue }

    public static let count: Changes = Changes(rawValue: 1 &<< 0)
    public static let twice: Changes = Changes(rawValue: 1 &<< 1)
  }

  /// Sends where the model lives. It holds the model; a subscription does not.
  public struct ModelPublisher<Output>: Bindgen.Publisher {
    public typealias Failure = Swift.Never
    #if canImport(Combine)
      public typealias Subscriber = Combine.Subscriber
    #else
      public typealias Subscriber = OpenCombine.Subscriber
    #endif

    fileprivate let source: Bindgen.ModelPublisher<Output>

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Swift.Never {
      source.receive(subscriber: subscriber)
    }
  }

  /// A publisher for each field, by its name.
  @dynamicMemberLookup
  public struct FieldPublishers {
    fileprivate let _model: _ResultModel

    public subscript<Value>(dynamicMember field: Swift.KeyPath<Fields, Field<Value>>) -> ModelPublisher<Value> {
      let model: _ResultModel = _model
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
  public var objectWillChange: ModelPublisher<Swift.Void> {
    ModelPublisher(
      source: Bindgen.ModelPublisher(observe: { send in self._addForewarning { send(()) } })
    )
  }

  /// The fields that can be observed one by one.
  public struct Fields {
    public var count: _ResultModel.Field<Int> { (0, { $0.count }) }
    public var twice: _ResultModel.Field<Int> { (1, { $0.twice }) }
  }

  /// A field that can be observed by itself: its number, and how it is read.
  public typealias Field<Value> = (number: Swift.Int, read: (_ResultModel) -> Value)

  private func _observe(_ fields: Bindgen.Mask, _ body: @escaping (_ResultModel, Changes) -> Swift.Void)
    -> Bindgen.Subscription<_ResultModel, Changes>
  {
    let observer: Bindgen.Observer<_ResultModel, Changes> = Bindgen.Observer(fields, body)
    _observers.add(observer)
    _join(fields)
    return Bindgen.Subscription(observer)
  }

  private let _observers: Bindgen.Observers<_ResultModel, Changes> = Bindgen.Observers()

  func _begin() -> Swift.Bool { _observers.begin() }
  func _finish() { _observers.finish() }

  func _addWatched(to fields: inout Bindgen.Mask) {
    fields.add(_observers.fields)
  }

  func _tell(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(rawValue: changed.bits)
    _observers.tell(self, changes, changed)
  }

  static let _names: Swift.String = "count twice"

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph = Bindgen.Graph(states: 1, inputs: [[0]])
  let _core: Bindgen.Core = Bindgen.Core(_ResultModel._graph)
  private struct Cache {
    var twice: Int = 0
  }
  private var _cache: Cache = Cache()
  private var _told: Cache = Cache()

  func _settle(_ wanted: Bindgen.Mask) {
    var pass: Bindgen.Pass = _core.staleness.pass(0, wanted)
    if pass.isDue(1) {
      let value: Int = _ResultFormulas.twice(_count)
      if Bindgen.replace(&_cache.twice, with: value) { pass.cameOut(1) }
    }
    _core.finish(pass, 0x2)
  }

  func _remember() { _told = _cache }

  func _compare() -> Bindgen.Mask {
    var equal: Bindgen.Mask = Bindgen.Mask()
    if Bindgen.areEqual(_told.twice, _cache.twice) { equal.add(1) }
    _told = Cache()
    return equal
  }
}

extension Result: Bindgen.ObservableObject {}

/// The spec's expressions: each sees what it names, and nothing else of the model.
enum _ResultFormulas {
  static func twice(_ count: Int) -> Int { count * 2 }
}

public final class S: Bindgen.Model {
  // MARK: State

  public internal(set) var count: Int {
    get { _count }
    set {
      _forewarn(0)
      if Bindgen.replace(&_count, with: newValue) { _wrote(0) }
    }
  }
  private var _count: Int

  // MARK: What follows

  public var twice: Int {
    if !_core.isTelling { return _SFormulas.twice(_count) }
    _refresh(1)
    return _cache.twice
  }

  // MARK: Actions

  /// Makes many writes one transaction: observers are told once, at its end.
  @discardableResult
  public func update<Result>(_ body: (S) throws -> Result) rethrows -> Result {
    _core.open()
    defer { _end() }
    return try body(self)
  }

  // MARK: Making

  public init(count: Int = 0) {
    _count = count
  }

  // MARK: Who is told

  /// The fields that a transaction changed.
  public struct Changes: Swift.OptionSet, Swift.Sendable {
    public let rawValue: Swift.UInt64

    public init(rawValue: Swift.UInt64) { self.rawValue = rawValue }

    public static let count: Changes = Changes(rawValue: 1 &<< 0)
    public static let twice: Changes = Changes(rawValue: 1 &<< 1)
  }

  /// Sends where the model lives. It holds the model; a subscription does not.
  public struct ModelPublisher<Output>: Bindgen.Publisher {
    public typealias Failure = Swift.Never
    #if canImport(Combine)
      public typealias Subscriber = Combine.Subscriber
    #else
      public typealias Subscriber = OpenCombine.Subscriber
    #endif

    fileprivate let source: Bindgen.ModelPublisher<Output>

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Swift.Never {
      source.receive(subscriber: subscriber)
    }
  }

  /// A publisher for each field, by its name.
  @dynamicMemberLookup
  public struct FieldPublishers {
    fileprivate let _model: S

    public subscript<Value>(dynamicMember field: Swift.KeyPath<Fields, Field<Value>>) -> ModelPublisher<Value> {
      let model: S = _model
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
  public var objectWillChange: ModelPublisher<Swift.Void> {
    ModelPublisher(
      source: Bindgen.ModelPublisher(observe: { send in self._addForewarning { send(()) } })
    )
  }

  /// The fields that can be observed one by one.
  public struct Fields {
    public var count: S.Field<Int> { (0, { $0.count }) }
    public var twice: S.Field<Int> { (1, { $0.twice }) }
  }

  /// A field that can be observed by itself: its number, and how it is read.
  public typealias Field<Value> = (number: Swift.Int, read: (S) -> Value)

  private func _observe(_ fields: Bindgen.Mask, _ body: @escaping (S, Changes) -> Swift.Void)
    -> Bindgen.Subscription<S, Changes>
  {
    let observer: Bindgen.Observer<S, Changes> = Bindgen.Observer(fields, body)
    _observers.add(observer)
    _join(fields)
    return Bindgen.Subscription(observer)
  }

  private let _observers: Bindgen.Observers<S, Changes> = Bindgen.Observers()

  func _begin() -> Swift.Bool { _observers.begin() }
  func _finish() { _observers.finish() }

  func _addWatched(to fields: inout Bindgen.Mask) {
    fields.add(_observers.fields)
  }

  func _tell(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(rawValue: changed.bits)
    _observers.tell(self, changes, changed)
  }

  static let _names: Swift.String = "count twice"

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph = Bindgen.Graph(states: 1, inputs: [[0]])
  let _core: Bindgen.Core = Bindgen.Core(S._graph)
  private struct Cache {
    var twice: Int = 0
  }
  private var _cache: Cache = Cache()
  private var _told: Cache = Cache()

  func _settle(_ wanted: Bindgen.Mask) {
    var pass: Bindgen.Pass = _core.staleness.pass(0, wanted)
    if pass.isDue(1) {
      let value: Int = _SFormulas.twice(_count)
      if Bindgen.replace(&_cache.twice, with: value) { pass.cameOut(1) }
    }
    _core.finish(pass, 0x2)
  }

  func _remember() { _told = _cache }

  func _compare() -> Bindgen.Mask {
    var equal: Bindgen.Mask = Bindgen.Mask()
    if Bindgen.areEqual(_told.twice, _cache.twice) { equal.add(1) }
    _told = Cache()
    return equal
  }
}

extension S: Bindgen.ObservableObject {}

/// The spec's expressions: each sees what it names, and nothing else of the model.
enum _SFormulas {
  static func twice(_ count: Int) -> Int { count * 2 }
}

final class Supply: Bindgen.Published {
  // MARK: State

  var count: Int {
    get { _count }
    set {
      _forewarn(0)
      if Bindgen.replace(&_count, with: newValue) { _wrote(0) }
    }
  }
  private var _count: Int

  // MARK: What follows

  var twice: Int {
    if !_core.isTelling { return _SupplyFormulas.twice(_count) }
    _refresh(1)
    return _cache.twice
  }

  // MARK: Making

  init(count: Int = 0) {
    _count = count
  }

  // MARK: Who is told

  /// The fields that a transaction changed.
  struct Changes: Swift.OptionSet, Swift.Sendable {
    let rawValue: Swift.UInt64
    static let count: Changes = Changes(rawValue: 1 &<< 0)
    static let twice: Changes = Changes(rawValue: 1 &<< 1)
  }

  /// Sends once after each transaction, with all that changed.
  var changesPublisher: Bindgen.ModelPublisher<Changes> { _publishChanges { $0.union($1) } }

  /// The fields that can be observed one by one.
  struct Fields {
    var count: Supply.Field<Int> { (0, { $0.count }) }
    var twice: Supply.Field<Int> { (1, { $0.twice }) }
  }

  static let _fields: Fields = Fields()
  let _observers: Bindgen.Observers<Supply, Changes> = Bindgen.Observers()

  func _addWatched(to fields: inout Bindgen.Mask) {
    fields.add(_observers.fields)
  }

  func _tell(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(rawValue: changed.bits)
    _observers.tell(self, changes, changed)
  }

  static let _names: Swift.String = "count twice"

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph = Bindgen.Graph(states: 1, inputs: [[0]])
  let _core: Bindgen.Core = Bindgen.Core(Supply._graph)
  private struct Cache {
    var twice: Int = 0
  }
  private var _cache: Cache = Cache()
  private var _told: Cache = Cache()

  func _settle(_ wanted: Bindgen.Mask) {
    var pass: Bindgen.Pass = _core.staleness.pass(0, wanted)
    if pass.isDue(1) {
      let value: Int = _SupplyFormulas.twice(_count)
      if Bindgen.replace(&_cache.twice, with: value) { pass.cameOut(1) }
    }
    _core.finish(pass, 0x2)
  }

  func _remember() { _told = _cache }

  func _compare() -> Bindgen.Mask {
    var equal: Bindgen.Mask = Bindgen.Mask()
    if Bindgen.areEqual(_told.twice, _cache.twice) { equal.add(1) }
    _told = Cache()
    return equal
  }
}

extension Supply: Bindgen.ObservableObject {}

/// The spec's expressions: each sees what it names, and nothing else of the model.
enum _SupplyFormulas {
  static func twice(_ count: Int) -> Int { count * 2 }
}

/// `Value` as the class names itself: a type inside it is called the same.
typealias _ValueModel = Value

final class Value: Bindgen.Published {
  // MARK: State

  var count: Int {
    get { _count }
    set {
      _forewarn(0)
      if Bindgen.replace(&_count, with: newValue) { _wrote(0) }
    }
  }
  private var _count: Int

  // MARK: What follows

  var twice: Int {
    if !_core.isTelling { return _ValueFormulas.twice(_count) }
    _refresh(1)
    return _cache.twice
  }

  // MARK: Making

  init(count: Int = 0) {
    _count = count
  }

  // MARK: Who is told

  /// The fields that a transaction changed.
  struct Changes: Swift.OptionSet, Swift.Sendable {
    let rawValue: Swift.UInt64
    static let count: Changes = Changes(rawValue: 1 &<< 0)
    static let twice: Changes = Changes(rawValue: 1 &<< 1)
  }

  /// Sends once after each transaction, with all that changed.
  var changesPublisher: Bindgen.ModelPublisher<Changes> { _publishChanges { $0.union($1) } }

  /// The fields that can be observed one by one.
  struct Fields {
    var count: _ValueModel.Field<Int> { (0, { $0.count }) }
    var twice: _ValueModel.Field<Int> { (1, { $0.twice }) }
  }

  static let _fields: Fields = Fields()
  let _observers: Bindgen.Observers<_ValueModel, Changes> = Bindgen.Observers()

  func _addWatched(to fields: inout Bindgen.Mask) {
    fields.add(_observers.fields)
  }

  func _tell(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(rawValue: changed.bits)
    _observers.tell(self, changes, changed)
  }

  static let _names: Swift.String = "count twice"

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph = Bindgen.Graph(states: 1, inputs: [[0]])
  let _core: Bindgen.Core = Bindgen.Core(_ValueModel._graph)
  private struct Cache {
    var twice: Int = 0
  }
  private var _cache: Cache = Cache()
  private var _told: Cache = Cache()

  func _settle(_ wanted: Bindgen.Mask) {
    var pass: Bindgen.Pass = _core.staleness.pass(0, wanted)
    if pass.isDue(1) {
      let value: Int = _ValueFormulas.twice(_count)
      if Bindgen.replace(&_cache.twice, with: value) { pass.cameOut(1) }
    }
    _core.finish(pass, 0x2)
  }

  func _remember() { _told = _cache }

  func _compare() -> Bindgen.Mask {
    var equal: Bindgen.Mask = Bindgen.Mask()
    if Bindgen.areEqual(_told.twice, _cache.twice) { equal.add(1) }
    _told = Cache()
    return equal
  }
}

extension Value: Bindgen.ObservableObject {}

/// The spec's expressions: each sees what it names, and nothing else of the model.
enum _ValueFormulas {
  static func twice(_ count: Int) -> Int { count * 2 }
}

/// `Void` as the class names itself: a type inside it is called the same.
public typealias _VoidModel = Void

public final class Void: Bindgen.Model {
  // MARK: State

  public internal(set) var count: Int {
    get { _count }
    set {
      _forewarn(0)
      if Bindgen.replace(&_count, with: newValue) { _wrote(0) }
    }
  }
  private var _count: Int

  // MARK: What follows

  public var twice: Int {
    if !_core.isTelling { return _VoidFormulas.twice(_count) }
    _refresh(1)
    return _cache.twice
  }

  // MARK: Actions

  /// Makes many writes one transaction: observers are told once, at its end.
  @discardableResult
  public func update<Result>(_ body: (_VoidModel) throws -> Result) rethrows -> Result {
    _core.open()
    defer { _end() }
    return try body(self)
  }

  // MARK: Making

  public init(count: Int = 0) {
    _count = count
  }

  // MARK: Who is told

  /// The fields that a transaction changed.
  public struct Changes: Swift.OptionSet, Swift.Sendable {
    public let rawValue: Swift.UInt64

    public init(rawValue: Swift.UInt64) { self.rawValue = rawValue }

    public static let count: Changes = Changes(rawValue: 1 &<< 0)
    public static let twice: Changes = Changes(rawValue: 1 &<< 1)
  }

  /// Sends where the model lives. It holds the model; a subscription does not.
  public struct ModelPublisher<Output>: Bindgen.Publisher {
    public typealias Failure = Swift.Never
    #if canImport(Combine)
      public typealias Subscriber = Combine.Subscriber
    #else
      public typealias Subscriber = OpenCombine.Subscriber
    #endif

    fileprivate let source: Bindgen.ModelPublisher<Output>

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Swift.Never {
      source.receive(subscriber: subscriber)
    }
  }

  /// A publisher for each field, by its name.
  @dynamicMemberLookup
  public struct FieldPublishers {
    fileprivate let _model: _VoidModel

    public subscript<Value>(dynamicMember field: Swift.KeyPath<Fields, Field<Value>>) -> ModelPublisher<Value> {
      let model: _VoidModel = _model
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
  public var objectWillChange: ModelPublisher<Swift.Void> {
    ModelPublisher(
      source: Bindgen.ModelPublisher(observe: { send in self._addForewarning { send(()) } })
    )
  }

  /// The fields that can be observed one by one.
  public struct Fields {
    public var count: _VoidModel.Field<Int> { (0, { $0.count }) }
    public var twice: _VoidModel.Field<Int> { (1, { $0.twice }) }
  }

  /// A field that can be observed by itself: its number, and how it is read.
  public typealias Field<Value> = (number: Swift.Int, read: (_VoidModel) -> Value)

  private func _observe(_ fields: Bindgen.Mask, _ body: @escaping (_VoidModel, Changes) -> Swift.Void)
    -> Bindgen.Subscription<_VoidModel, Changes>
  {
    let observer: Bindgen.Observer<_VoidModel, Changes> = Bindgen.Observer(fields, body)
    _observers.add(observer)
    _join(fields)
    return Bindgen.Subscription(observer)
  }

  private let _observers: Bindgen.Observers<_VoidModel, Changes> = Bindgen.Observers()

  func _begin() -> Swift.Bool { _observers.begin() }
  func _finish() { _observers.finish() }

  func _addWatched(to fields: inout Bindgen.Mask) {
    fields.add(_observers.fields)
  }

  func _tell(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(rawValue: changed.bits)
    _observers.tell(self, changes, changed)
  }

  static let _names: Swift.String = "count twice"

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph = Bindgen.Graph(states: 1, inputs: [[0]])
  let _core: Bindgen.Core = Bindgen.Core(_VoidModel._graph)
  private struct Cache {
    var twice: Int = 0
  }
  private var _cache: Cache = Cache()
  private var _told: Cache = Cache()

  func _settle(_ wanted: Bindgen.Mask) {
    var pass: Bindgen.Pass = _core.staleness.pass(0, wanted)
    if pass.isDue(1) {
      let value: Int = _VoidFormulas.twice(_count)
      if Bindgen.replace(&_cache.twice, with: value) { pass.cameOut(1) }
    }
    _core.finish(pass, 0x2)
  }

  func _remember() { _told = _cache }

  func _compare() -> Bindgen.Mask {
    var equal: Bindgen.Mask = Bindgen.Mask()
    if Bindgen.areEqual(_told.twice, _cache.twice) { equal.add(1) }
    _told = Cache()
    return equal
  }
}

extension Void: Bindgen.ObservableObject {}

/// The spec's expressions: each sees what it names, and nothing else of the model.
enum _VoidFormulas {
  static func twice(_ count: Int) -> Int { count * 2 }
}

final class ObservableObject: Bindgen.Published {
  // MARK: State

  var count: Int {
    get { _count }
    set {
      _forewarn(0)
      if Bindgen.replace(&_count, with: newValue) { _wrote(0) }
    }
  }
  private var _count: Int

  // MARK: What follows

  var twice: Int {
    if !_core.isTelling { return _ObservableObjectFormulas.twice(_count) }
    _refresh(1)
    return _cache.twice
  }

  // MARK: Making

  init(count: Int = 0) {
    _count = count
  }

  // MARK: Who is told

  /// The fields that a transaction changed.
  struct Changes: Swift.OptionSet, Swift.Sendable {
    let rawValue: Swift.UInt64
    static let count: Changes = Changes(rawValue: 1 &<< 0)
    static let twice: Changes = Changes(rawValue: 1 &<< 1)
  }

  /// Sends once after each transaction, with all that changed.
  var changesPublisher: Bindgen.ModelPublisher<Changes> { _publishChanges { $0.union($1) } }

  /// The fields that can be observed one by one.
  struct Fields {
    var count: ObservableObject.Field<Int> { (0, { $0.count }) }
    var twice: ObservableObject.Field<Int> { (1, { $0.twice }) }
  }

  static let _fields: Fields = Fields()
  let _observers: Bindgen.Observers<ObservableObject, Changes> = Bindgen.Observers()

  func _addWatched(to fields: inout Bindgen.Mask) {
    fields.add(_observers.fields)
  }

  func _tell(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(rawValue: changed.bits)
    _observers.tell(self, changes, changed)
  }

  static let _names: Swift.String = "count twice"

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph = Bindgen.Graph(states: 1, inputs: [[0]])
  let _core: Bindgen.Core = Bindgen.Core(ObservableObject._graph)
  private struct Cache {
    var twice: Int = 0
  }
  private var _cache: Cache = Cache()
  private var _told: Cache = Cache()

  func _settle(_ wanted: Bindgen.Mask) {
    var pass: Bindgen.Pass = _core.staleness.pass(0, wanted)
    if pass.isDue(1) {
      let value: Int = _ObservableObjectFormulas.twice(_count)
      if Bindgen.replace(&_cache.twice, with: value) { pass.cameOut(1) }
    }
    _core.finish(pass, 0x2)
  }

  func _remember() { _told = _cache }

  func _compare() -> Bindgen.Mask {
    var equal: Bindgen.Mask = Bindgen.Mask()
    if Bindgen.areEqual(_told.twice, _cache.twice) { equal.add(1) }
    _told = Cache()
    return equal
  }
}

extension ObservableObject: Bindgen.ObservableObject {}

/// The spec's expressions: each sees what it names, and nothing else of the model.
enum _ObservableObjectFormulas {
  static func twice(_ count: Int) -> Int { count * 2 }
}

public final class Publisher: Bindgen.Model {
  // MARK: State

  public internal(set) var count: Int {
    get { _count }
    set {
      _forewarn(0)
      if Bindgen.replace(&_count, with: newValue) { _wrote(0) }
    }
  }
  private var _count: Int

  // MARK: What follows

  public var twice: Int {
    if !_core.isTelling { return _PublisherFormulas.twice(_count) }
    _refresh(1)
    return _cache.twice
  }

  // MARK: Actions

  /// Makes many writes one transaction: observers are told once, at its end.
  @discardableResult
  public func update<Result>(_ body: (Publisher) throws -> Result) rethrows -> Result {
    _core.open()
    defer { _end() }
    return try body(self)
  }

  // MARK: Making

  public init(count: Int = 0) {
    _count = count
  }

  // MARK: Who is told

  /// The fields that a transaction changed.
  public struct Changes: Swift.OptionSet, Swift.Sendable {
    public let rawValue: Swift.UInt64

    public init(rawValue: Swift.UInt64) { self.rawValue = rawValue }

    public static let count: Changes = Changes(rawValue: 1 &<< 0)
    public static let twice: Changes = Changes(rawValue: 1 &<< 1)
  }

  /// Sends where the model lives. It holds the model; a subscription does not.
  public struct ModelPublisher<Output>: Bindgen.Publisher {
    public typealias Failure = Swift.Never
    #if canImport(Combine)
      public typealias Subscriber = Combine.Subscriber
    #else
      public typealias Subscriber = OpenCombine.Subscriber
    #endif

    fileprivate let source: Bindgen.ModelPublisher<Output>

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Swift.Never {
      source.receive(subscriber: subscriber)
    }
  }

  /// A publisher for each field, by its name.
  @dynamicMemberLookup
  public struct FieldPublishers {
    fileprivate let _model: Publisher

    public subscript<Value>(dynamicMember field: Swift.KeyPath<Fields, Field<Value>>) -> ModelPublisher<Value> {
      let model: Publisher = _model
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
  public var objectWillChange: ModelPublisher<Swift.Void> {
    ModelPublisher(
      source: Bindgen.ModelPublisher(observe: { send in self._addForewarning { send(()) } })
    )
  }

  /// The fields that can be observed one by one.
  public struct Fields {
    public var count: Publisher.Field<Int> { (0, { $0.count }) }
    public var twice: Publisher.Field<Int> { (1, { $0.twice }) }
  }

  /// A field that can be observed by itself: its number, and how it is read.
  public typealias Field<Value> = (number: Swift.Int, read: (Publisher) -> Value)

  private func _observe(_ fields: Bindgen.Mask, _ body: @escaping (Publisher, Changes) -> Swift.Void)
    -> Bindgen.Subscription<Publisher, Changes>
  {
    let observer: Bindgen.Observer<Publisher, Changes> = Bindgen.Observer(fields, body)
    _observers.add(observer)
    _join(fields)
    return Bindgen.Subscription(observer)
  }

  private let _observers: Bindgen.Observers<Publisher, Changes> = Bindgen.Observers()

  func _begin() -> Swift.Bool { _observers.begin() }
  func _finish() { _observers.finish() }

  func _addWatched(to fields: inout Bindgen.Mask) {
    fields.add(_observers.fields)
  }

  func _tell(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(rawValue: changed.bits)
    _observers.tell(self, changes, changed)
  }

  static let _names: Swift.String = "count twice"

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph = Bindgen.Graph(states: 1, inputs: [[0]])
  let _core: Bindgen.Core = Bindgen.Core(Publisher._graph)
  private struct Cache {
    var twice: Int = 0
  }
  private var _cache: Cache = Cache()
  private var _told: Cache = Cache()

  func _settle(_ wanted: Bindgen.Mask) {
    var pass: Bindgen.Pass = _core.staleness.pass(0, wanted)
    if pass.isDue(1) {
      let value: Int = _PublisherFormulas.twice(_count)
      if Bindgen.replace(&_cache.twice, with: value) { pass.cameOut(1) }
    }
    _core.finish(pass, 0x2)
  }

  func _remember() { _told = _cache }

  func _compare() -> Bindgen.Mask {
    var equal: Bindgen.Mask = Bindgen.Mask()
    if Bindgen.areEqual(_told.twice, _cache.twice) { equal.add(1) }
    _told = Cache()
    return equal
  }
}

extension Publisher: Bindgen.ObservableObject {}

/// The spec's expressions: each sees what it names, and nothing else of the model.
enum _PublisherFormulas {
  static func twice(_ count: Int) -> Int { count * 2 }
}

public final class Subscriber: Bindgen.Model {
  // MARK: State

  public internal(set) var count: Int {
    get { _count }
    set {
      _forewarn(0)
      if Bindgen.replace(&_count, with: newValue) { _wrote(0) }
    }
  }
  private var _count: Int

  // MARK: What follows

  public var twice: Int {
    if !_core.isTelling { return _SubscriberFormulas.twice(_count) }
    _refresh(1)
    return _cache.twice
  }

  // MARK: Actions

  /// Makes many writes one transaction: observers are told once, at its end.
  @discardableResult
  public func update<Result>(_ body: (Subscriber) throws -> Result) rethrows -> Result {
    _core.open()
    defer { _end() }
    return try body(self)
  }

  // MARK: Making

  public init(count: Int = 0) {
    _count = count
  }

  // MARK: Who is told

  /// The fields that a transaction changed.
  public struct Changes: Swift.OptionSet, Swift.Sendable {
    public let rawValue: Swift.UInt64

    public init(rawValue: Swift.UInt64) { self.rawValue = rawValue }

    public static let count: Changes = Changes(rawValue: 1 &<< 0)
    public static let twice: Changes = Changes(rawValue: 1 &<< 1)
  }

  /// Sends where the model lives. It holds the model; a subscription does not.
  public struct ModelPublisher<Output>: Bindgen.Publisher {
    public typealias Failure = Swift.Never
    #if canImport(Combine)
      public typealias Subscriber = Combine.Subscriber
    #else
      public typealias Subscriber = OpenCombine.Subscriber
    #endif

    fileprivate let source: Bindgen.ModelPublisher<Output>

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Swift.Never {
      source.receive(subscriber: subscriber)
    }
  }

  /// A publisher for each field, by its name.
  @dynamicMemberLookup
  public struct FieldPublishers {
    fileprivate let _model: Subscriber

    public subscript<Value>(dynamicMember field: Swift.KeyPath<Fields, Field<Value>>) -> ModelPublisher<Value> {
      let model: Subscriber = _model
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
  public var objectWillChange: ModelPublisher<Swift.Void> {
    ModelPublisher(
      source: Bindgen.ModelPublisher(observe: { send in self._addForewarning { send(()) } })
    )
  }

  /// The fields that can be observed one by one.
  public struct Fields {
    public var count: Subscriber.Field<Int> { (0, { $0.count }) }
    public var twice: Subscriber.Field<Int> { (1, { $0.twice }) }
  }

  /// A field that can be observed by itself: its number, and how it is read.
  public typealias Field<Value> = (number: Swift.Int, read: (Subscriber) -> Value)

  private func _observe(_ fields: Bindgen.Mask, _ body: @escaping (Subscriber, Changes) -> Swift.Void)
    -> Bindgen.Subscription<Subscriber, Changes>
  {
    let observer: Bindgen.Observer<Subscriber, Changes> = Bindgen.Observer(fields, body)
    _observers.add(observer)
    _join(fields)
    return Bindgen.Subscription(observer)
  }

  private let _observers: Bindgen.Observers<Subscriber, Changes> = Bindgen.Observers()

  func _begin() -> Swift.Bool { _observers.begin() }
  func _finish() { _observers.finish() }

  func _addWatched(to fields: inout Bindgen.Mask) {
    fields.add(_observers.fields)
  }

  func _tell(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(rawValue: changed.bits)
    _observers.tell(self, changes, changed)
  }

  static let _names: Swift.String = "count twice"

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph = Bindgen.Graph(states: 1, inputs: [[0]])
  let _core: Bindgen.Core = Bindgen.Core(Subscriber._graph)
  private struct Cache {
    var twice: Int = 0
  }
  private var _cache: Cache = Cache()
  private var _told: Cache = Cache()

  func _settle(_ wanted: Bindgen.Mask) {
    var pass: Bindgen.Pass = _core.staleness.pass(0, wanted)
    if pass.isDue(1) {
      let value: Int = _SubscriberFormulas.twice(_count)
      if Bindgen.replace(&_cache.twice, with: value) { pass.cameOut(1) }
    }
    _core.finish(pass, 0x2)
  }

  func _remember() { _told = _cache }

  func _compare() -> Bindgen.Mask {
    var equal: Bindgen.Mask = Bindgen.Mask()
    if Bindgen.areEqual(_told.twice, _cache.twice) { equal.add(1) }
    _told = Cache()
    return equal
  }
}

extension Subscriber: Bindgen.ObservableObject {}

/// The spec's expressions: each sees what it names, and nothing else of the model.
enum _SubscriberFormulas {
  static func twice(_ count: Int) -> Int { count * 2 }
}

final class Subscribers: Bindgen.Published {
  // MARK: State

  var count: Int {
    get { _count }
    set {
      _forewarn(0)
      if Bindgen.replace(&_count, with: newValue) { _wrote(0) }
    }
  }
  private var _count: Int

  // MARK: What follows

  var twice: Int {
    if !_core.isTelling { return _SubscribersFormulas.twice(_count) }
    _refresh(1)
    return _cache.twice
  }

  // MARK: Making

  init(count: Int = 0) {
    _count = count
  }

  // MARK: Who is told

  /// The fields that a transaction changed.
  struct Changes: Swift.OptionSet, Swift.Sendable {
    let rawValue: Swift.UInt64
    static let count: Changes = Changes(rawValue: 1 &<< 0)
    static let twice: Changes = Changes(rawValue: 1 &<< 1)
  }

  /// Sends once after each transaction, with all that changed.
  var changesPublisher: Bindgen.ModelPublisher<Changes> { _publishChanges { $0.union($1) } }

  /// The fields that can be observed one by one.
  struct Fields {
    var count: Subscribers.Field<Int> { (0, { $0.count }) }
    var twice: Subscribers.Field<Int> { (1, { $0.twice }) }
  }

  static let _fields: Fields = Fields()
  let _observers: Bindgen.Observers<Subscribers, Changes> = Bindgen.Observers()

  func _addWatched(to fields: inout Bindgen.Mask) {
    fields.add(_observers.fields)
  }

  func _tell(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(rawValue: changed.bits)
    _observers.tell(self, changes, changed)
  }

  static let _names: Swift.String = "count twice"

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph = Bindgen.Graph(states: 1, inputs: [[0]])
  let _core: Bindgen.Core = Bindgen.Core(Subscribers._graph)
  private struct Cache {
    var twice: Int = 0
  }
  private var _cache: Cache = Cache()
  private var _told: Cache = Cache()

  func _settle(_ wanted: Bindgen.Mask) {
    var pass: Bindgen.Pass = _core.staleness.pass(0, wanted)
    if pass.isDue(1) {
      let value: Int = _SubscribersFormulas.twice(_count)
      if Bindgen.replace(&_cache.twice, with: value) { pass.cameOut(1) }
    }
    _core.finish(pass, 0x2)
  }

  func _remember() { _told = _cache }

  func _compare() -> Bindgen.Mask {
    var equal: Bindgen.Mask = Bindgen.Mask()
    if Bindgen.areEqual(_told.twice, _cache.twice) { equal.add(1) }
    _told = Cache()
    return equal
  }
}

extension Subscribers: Bindgen.ObservableObject {}

/// The spec's expressions: each sees what it names, and nothing else of the model.
enum _SubscribersFormulas {
  static func twice(_ count: Int) -> Int { count * 2 }
}

/// `Subscription` as the class names itself: a type inside it is called the same.
public typealias _SubscriptionModel = Subscription

public final class Subscription: Bindgen.Model {
  // MARK: State

  public internal(set) var count: Int {
    get { _count }
    set {
      _forewarn(0)
      if Bindgen.replace(&_count, with: newValue) { _wrote(0) }
    }
  }
  private var _count: Int

  // MARK: What follows

  public var twice: Int {
    if !_core.isTelling { return _SubscriptionFormulas.twice(_count) }
    _refresh(1)
    return _cache.twice
  }

  // MARK: Actions

  /// Makes many writes one transaction: observers are told once, at its end.
  @discardableResult
  public func update<Result>(_ body: (_SubscriptionModel) throws -> Result) rethrows -> Result {
    _core.open()
    defer { _end() }
    return try body(self)
  }

  // MARK: Making

  public init(count: Int = 0) {
    _count = count
  }

  // MARK: Who is told

  /// The fields that a transaction changed.
  public struct Changes: Swift.OptionSet, Swift.Sendable {
    public let rawValue: Swift.UInt64

    public init(rawValue: Swift.UInt64) { self.rawValue = rawValue }

    public static let count: Changes = Changes(rawValue: 1 &<< 0)
    public static let twice: Changes = Changes(rawValue: 1 &<< 1)
  }

  /// Sends where the model lives. It holds the model; a subscription does not.
  public struct ModelPublisher<Output>: Bindgen.Publisher {
    public typealias Failure = Swift.Never
    #if canImport(Combine)
      public typealias Subscriber = Combine.Subscriber
    #else
      public typealias Subscriber = OpenCombine.Subscriber
    #endif

    fileprivate let source: Bindgen.ModelPublisher<Output>

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Swift.Never {
      source.receive(subscriber: subscriber)
    }
  }

  /// A publisher for each field, by its name.
  @dynamicMemberLookup
  public struct FieldPublishers {
    fileprivate let _model: _SubscriptionModel

    public subscript<Value>(dynamicMember field: Swift.KeyPath<Fields, Field<Value>>) -> ModelPublisher<Value> {
      let model: _SubscriptionModel = _model
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
  public var objectWillChange: ModelPublisher<Swift.Void> {
    ModelPublisher(
      source: Bindgen.ModelPublisher(observe: { send in self._addForewarning { send(()) } })
    )
  }

  /// The fields that can be observed one by one.
  public struct Fields {
    public var count: _SubscriptionModel.Field<Int> { (0, { $0.count }) }
    public var twice: _SubscriptionModel.Field<Int> { (1, { $0.twice }) }
  }

  /// A field that can be observed by itself: its number, and how it is read.
  public typealias Field<Value> = (number: Swift.Int, read: (_SubscriptionModel) -> Value)

  private func _observe(_ fields: Bindgen.Mask, _ body: @escaping (_SubscriptionModel, Changes) -> Swift.Void)
    -> Bindgen.Subscription<_SubscriptionModel, Changes>
  {
    let observer: Bindgen.Observer<_SubscriptionModel, Changes> = Bindgen.Observer(fields, body)
    _observers.add(observer)
    _join(fields)
    return Bindgen.Subscription(observer)
  }

  private let _observers: Bindgen.Observers<_SubscriptionModel, Changes> = Bindgen.Observers()

  func _begin() -> Swift.Bool { _observers.begin() }
  func _finish() { _observers.finish() }

  func _addWatched(to fields: inout Bindgen.Mask) {
    fields.add(_observers.fields)
  }

  func _tell(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(rawValue: changed.bits)
    _observers.tell(self, changes, changed)
  }

  static let _names: Swift.String = "count twice"

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph = Bindgen.Graph(states: 1, inputs: [[0]])
  let _core: Bindgen.Core = Bindgen.Core(_SubscriptionModel._graph)
  private struct Cache {
    var twice: Int = 0
  }
  private var _cache: Cache = Cache()
  private var _told: Cache = Cache()

  func _settle(_ wanted: Bindgen.Mask) {
    var pass: Bindgen.Pass = _core.staleness.pass(0, wanted)
    if pass.isDue(1) {
      let value: Int = _SubscriptionFormulas.twice(_count)
      if Bindgen.replace(&_cache.twice, with: value) { pass.cameOut(1) }
    }
    _core.finish(pass, 0x2)
  }

  func _remember() { _told = _cache }

  func _compare() -> Bindgen.Mask {
    var equal: Bindgen.Mask = Bindgen.Mask()
    if Bindgen.areEqual(_told.twice, _cache.twice) { equal.add(1) }
    _told = Cache()
    return equal
  }
}

extension Subscription: Bindgen.ObservableObject {}

/// The spec's expressions: each sees what it names, and nothing else of the model.
enum _SubscriptionFormulas {
  static func twice(_ count: Int) -> Int { count * 2 }
}

final class Whole: Bindgen.PublishedFamilyModel {
  // MARK: What it is given

  let changes: _ChangesModel
  let field: _FieldModel
  let inner: _FieldPublishersModel
  let output: Output

  // MARK: What follows

  var sum: Int {
    _refresh(0)
    return _cache.sum
  }

  // MARK: Actions

  func add(_ amount: Int) {
    _core.open()
    defer { _end() }
    _performAdd(amount)
  }

  private func _performAdd(_ amount: Int) {
    changes.count += amount
    field.count += amount
    output.count += amount
  }

  // MARK: Making

  init(
    changes: _ChangesModel = _WholeFormulas.changes(),
    field: _FieldModel = _WholeFormulas.field(),
    inner: _FieldPublishersModel = _WholeFormulas.inner(),
    output: Output = _WholeFormulas.output()
  ) {
    self.changes = changes
    self.field = field
    self.inner = inner
    self.output = output
    _adopt(changes._core, [0, 1], from: 1)
    _adopt(field._core, [0], from: 3)
    _adopt(inner._core, [0, 1], from: 4)
    _adopt(output._core, [0, 1], from: 6)
  }

  // MARK: Who is told

  /// The fields that a transaction changed.
  struct Changes: Swift.OptionSet, Swift.Sendable {
    let rawValue: Swift.UInt64
    static let sum: Changes = Changes(rawValue: 1 &<< 0)
  }

  /// Sends once after each transaction, with all that changed.
  var changesPublisher: Bindgen.ModelPublisher<Changes> { _publishChanges { $0.union($1) } }

  /// The fields that can be observed one by one.
  struct Fields {
    var sum: Whole.Field<Int> { (0, { $0.sum }) }
  }

  static let _fields: Fields = Fields()
  let _observers: Bindgen.Observers<Whole, Changes> = Bindgen.Observers()

  func _addWatched(to fields: inout Bindgen.Mask) {
    fields.add(_observers.fields)
  }

  func _tell(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(rawValue: changed.bits)
    _observers.tell(self, changes, changed)
  }

  static let _names: Swift.String = "sum"

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph = Bindgen.Graph(
    states: 0,
    inputs: [[2, 3, 5, 7]],
    outside: [[], [1], [], [], [4], [], [6]]
  )
  static var _level: Swift.Int { 1 }
  let _core: Bindgen.FamilyCore = Bindgen.FamilyCore(Whole._graph)
  private struct Cache {
    var sum: Int = 0
  }
  private var _cache: Cache = Cache()
  private var _told: Cache = Cache()

  func _settle(_ wanted: Bindgen.Mask) {
    if _core.needs(2, for: wanted) { changes._bringUpToDate(Bindgen.Mask(1)) }
    if _core.needs(5, for: wanted) { inner._bringUpToDate(Bindgen.Mask(1)) }
    if _core.needs(7, for: wanted) { output._bringUpToDate(Bindgen.Mask(1)) }
    var pass: Bindgen.Pass = _core.staleness.pass(0, wanted)
    if pass.isDue(0) {
      let value: Int = _WholeFormulas.sum(changes, field, inner, output)
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

extension Whole: Bindgen.ObservableObject {}

/// The spec's expressions: each sees what it names, and nothing else of the model.
enum _WholeFormulas {
  static func changes() -> Changes { Changes() }
  static func field() -> Field { Field() }
  static func inner() -> FieldPublishers { FieldPublishers() }
  static func output() -> Output { Output() }
  static func sum(_ changes: Changes, _ field: Field, _ inner: FieldPublishers, _ output: Output) -> Int {
    changes.twice + field.count + inner.twice + output.twice
  }
}

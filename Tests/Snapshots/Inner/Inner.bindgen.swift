// Made by bindgen from Inner.bindgen.yml. Do not edit: change the spec.
// swift-format-ignore-file
// swiftlint:disable all

/// `Cache` as the class names itself: a type inside it is called the same.
public typealias _CacheModel = Cache

public final class Cache: Bindgen.FamilyModel {
  // MARK: State

  public internal(set) var count: Int {
    get { _count }
    set { if Bindgen.replace(&_count, with: newValue) { _wrote(0) } }
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

  public init(count: Int = 0, delegate: (any CacheDelegate)? = nil) {
    _count = count
    self.delegate = delegate
    _watch()
  }

  // MARK: Who is told

  /// The fields that a transaction changed.
  public struct Changes: Swift.OptionSet, Swift.Sendable {
    public let rawValue: Swift.UInt64

    public init(rawValue: Swift.UInt64) { self.rawValue = rawValue }

    public static let count: Changes = Changes(rawValue: 1 &<< 0)
    public static let twice: Changes = Changes(rawValue: 1 &<< 1)
  }

  public weak var delegate: (any CacheDelegate)? {
    didSet { delegate == nil ? _watch() : _join(_core.graph.all) }
  }

  private func _tell(_ delegate: any CacheDelegate, _ changes: Changes) {
    delegate.cache(self, didChange: changes)
    if changes.contains(.count) { delegate.cacheDidChangeCount(self) }
    if changes.contains(.twice) { delegate.cacheDidChangeTwice(self) }
  }

  /// Observes until it is cancelled or released.
  public final class Subscription {
    private let token: Bindgen.Subscription<_CacheModel, Changes>

    fileprivate init(_ token: Bindgen.Subscription<_CacheModel, Changes>) { self.token = token }

    public func cancel() { token.cancel() }
  }

  /// Calls the closure once after each transaction, with all that changed.
  public func observe(_ body: @escaping (_CacheModel, Changes) -> Swift.Void) -> Subscription {
    Subscription(_observe(_core.graph.all, body))
  }

  /// Calls the closure once after each transaction that changed the field, with its value.
  public func observe<Value>(
    _ field: Swift.KeyPath<Fields, Field<Value>>,
    _ body: @escaping (Value) -> Swift.Void
  ) -> Subscription {
    let field: Field<Value> = Fields()[keyPath: field]
    return Subscription(_observe(Bindgen.Mask(field.number)) { model, _ in body(field.read(model)) })
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
    if delegate != nil { fields.add(_core.graph.all) }
    fields.add(_observers.fields)
  }

  func _tell(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(rawValue: changed.bits)
    if let delegate { _tell(delegate, changes) } else { _watch() }
    _observers.tell(self, changes, changed)
  }

  static let _names: Swift.String = "count twice"

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph = Bindgen.Graph(states: 1, inputs: [[0]])
  let _core: Bindgen.FamilyCore = Bindgen.FamilyCore(_CacheModel._graph)
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

/// Is told what changed in `Cache`, once a transaction.
public protocol CacheDelegate: Swift.AnyObject {
  func cache(_ cache: Cache, didChange changes: Cache.Changes)
  func cacheDidChangeCount(_ cache: Cache)
  func cacheDidChangeTwice(_ cache: Cache)
}

extension CacheDelegate {
  public func cache(_ cache: Cache, didChange changes: Cache.Changes) {}
  public func cacheDidChangeCount(_ cache: Cache) {}
  public func cacheDidChangeTwice(_ cache: Cache) {}
}

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
    set { if Bindgen.replace(&_count, with: newValue) { _wrote(0) } }
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

  public init(count: Int = 0, delegate: (any ChangesDelegate)? = nil) {
    _count = count
    self.delegate = delegate
    _watch()
  }

  // MARK: Who is told

  /// The fields that a transaction changed.
  public struct Changes: Swift.OptionSet, Swift.Sendable {
    public let rawValue: Swift.UInt64

    public init(rawValue: Swift.UInt64) { self.rawValue = rawValue }

    public static let count: Changes = Changes(rawValue: 1 &<< 0)
    public static let twice: Changes = Changes(rawValue: 1 &<< 1)
  }

  public weak var delegate: (any ChangesDelegate)? {
    didSet { delegate == nil ? _watch() : _join(_core.graph.all) }
  }

  private func _tell(_ delegate: any ChangesDelegate, _ changes: Changes) {
    delegate.changes(self, didChange: changes)
    if changes.contains(.count) { delegate.changesDidChangeCount(self) }
    if changes.contains(.twice) { delegate.changesDidChangeTwice(self) }
  }

  /// Observes until it is cancelled or released.
  public final class Subscription {
    private let token: Bindgen.Subscription<_ChangesModel, Changes>

    fileprivate init(_ token: Bindgen.Subscription<_ChangesModel, Changes>) { self.token = token }

    public func cancel() { token.cancel() }
  }

  /// Calls the closure once after each transaction, with all that changed.
  public func observe(_ body: @escaping (_ChangesModel, Changes) -> Swift.Void) -> Subscription {
    Subscription(_observe(_core.graph.all, body))
  }

  /// Calls the closure once after each transaction that changed the field, with its value.
  public func observe<Value>(
    _ field: Swift.KeyPath<Fields, Field<Value>>,
    _ body: @escaping (Value) -> Swift.Void
  ) -> Subscription {
    let field: Field<Value> = Fields()[keyPath: field]
    return Subscription(_observe(Bindgen.Mask(field.number)) { model, _ in body(field.read(model)) })
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
    if delegate != nil { fields.add(_core.graph.all) }
    fields.add(_observers.fields)
  }

  func _tell(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(rawValue: changed.bits)
    if let delegate { _tell(delegate, changes) } else { _watch() }
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

/// Is told what changed in `Changes`, once a transaction.
public protocol ChangesDelegate: Swift.AnyObject {
  func changes(_ model: Changes, didChange changes: Changes.Changes)
  func changesDidChangeCount(_ model: Changes)
  func changesDidChangeTwice(_ model: Changes)
}

extension ChangesDelegate {
  public func changes(_ model: Changes, didChange changes: Changes.Changes) {}
  public func changesDidChangeCount(_ model: Changes) {}
  public func changesDidChangeTwice(_ model: Changes) {}
}

/// The spec's expressions: each sees what it names, and nothing else of the model.
enum _ChangesFormulas {
  static func twice(_ count: Int) -> Int { count * 2 }
}

/// `Field` as the class names itself: a type inside it is called the same.
typealias _FieldModel = Field

final class Field: Bindgen.ObservedFamilyModel {
  // MARK: State

  var count: Int {
    get { _count }
    set { if Bindgen.replace(&_count, with: newValue) { _wrote(0) } }
  }
  private var _count: Int

  // MARK: What follows

  var twice: Int {
    if !_core.isTelling { return _FieldFormulas.twice(_count) }
    _refresh(1)
    return _cache.twice
  }

  // MARK: Making

  init(count: Int = 0, delegate: (any FieldDelegate)? = nil) {
    _count = count
    self.delegate = delegate
    _watch()
  }

  // MARK: Who is told

  /// The fields that a transaction changed.
  struct Changes: Swift.OptionSet, Swift.Sendable {
    let rawValue: Swift.UInt64
    static let count: Changes = Changes(rawValue: 1 &<< 0)
    static let twice: Changes = Changes(rawValue: 1 &<< 1)
  }

  weak var delegate: (any FieldDelegate)? {
    didSet { delegate == nil ? _watch() : _join(_core.graph.all) }
  }

  private func _tell(_ delegate: any FieldDelegate, _ changes: Changes) {
    delegate.field(self, didChange: changes)
    if changes.contains(.count) { delegate.fieldDidChangeCount(self) }
    if changes.contains(.twice) { delegate.fieldDidChangeTwice(self) }
  }

  /// The fields that can be observed one by one.
  struct Fields {
    var count: _FieldModel.Field<Int> { (0, { $0.count }) }
    var twice: _FieldModel.Field<Int> { (1, { $0.twice }) }
  }

  static let _fields: Fields = Fields()
  let _observers: Bindgen.Observers<_FieldModel, Changes> = Bindgen.Observers()

  func _addWatched(to fields: inout Bindgen.Mask) {
    if delegate != nil { fields.add(_core.graph.all) }
    fields.add(_observers.fields)
  }

  func _tell(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(rawValue: changed.bits)
    if let delegate { _tell(delegate, changes) } else { _watch() }
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

/// Is told what changed in `Field`, once a transaction.
protocol FieldDelegate: Swift.AnyObject {
  func field(_ field: Field, didChange changes: Field.Changes)
  func fieldDidChangeCount(_ field: Field)
  func fieldDidChangeTwice(_ field: Field)
}

extension FieldDelegate {
  func field(_ field: Field, didChange changes: Field.Changes) {}
  func fieldDidChangeCount(_ field: Field) {}
  func fieldDidChangeTwice(_ field: Field) {}
}

/// The spec's expressions: each sees what it names, and nothing else of the model.
enum _FieldFormulas {
  static func twice(_ count: Int) -> Int { count * 2 }
}

/// `Fields` as the class names itself: a type inside it is called the same.
public typealias _FieldsModel = Fields

public final class Fields: Bindgen.Model {
  // MARK: State

  public internal(set) var count: Int {
    get { _count }
    set { if Bindgen.replace(&_count, with: newValue) { _wrote(0) } }
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

  public init(count: Int = 0, delegate: (any FieldsDelegate)? = nil) {
    _count = count
    self.delegate = delegate
    _watch()
  }

  // MARK: Who is told

  /// The fields that a transaction changed.
  public struct Changes: Swift.OptionSet, Swift.Sendable {
    public let rawValue: Swift.UInt64

    public init(rawValue: Swift.UInt64) { self.rawValue = rawValue }

    public static let count: Changes = Changes(rawValue: 1 &<< 0)
    public static let twice: Changes = Changes(rawValue: 1 &<< 1)
  }

  public weak var delegate: (any FieldsDelegate)? {
    didSet { delegate == nil ? _watch() : _join(_core.graph.all) }
  }

  private func _tell(_ delegate: any FieldsDelegate, _ changes: Changes) {
    delegate.fields(self, didChange: changes)
    if changes.contains(.count) { delegate.fieldsDidChangeCount(self) }
    if changes.contains(.twice) { delegate.fieldsDidChangeTwice(self) }
  }

  /// Observes until it is cancelled or released.
  public final class Subscription {
    private let token: Bindgen.Subscription<_FieldsModel, Changes>

    fileprivate init(_ token: Bindgen.Subscription<_FieldsModel, Changes>) { self.token = token }

    public func cancel() { token.cancel() }
  }

  /// Calls the closure once after each transaction, with all that changed.
  public func observe(_ body: @escaping (_FieldsModel, Changes) -> Swift.Void) -> Subscription {
    Subscription(_observe(_core.graph.all, body))
  }

  /// Calls the closure once after each transaction that changed the field, with its value.
  public func observe<Value>(
    _ field: Swift.KeyPath<Fields, Field<Value>>,
    _ body: @escaping (Value) -> Swift.Void
  ) -> Subscription {
    let field: Field<Value> = Fields()[keyPath: field]
    return Subscription(_observe(Bindgen.Mask(field.number)) { model, _ in body(field.read(model)) })
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
    if delegate != nil { fields.add(_core.graph.all) }
    fields.add(_observers.fields)
  }

  func _tell(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(rawValue: changed.bits)
    if let delegate { _tell(delegate, changes) } else { _watch() }
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

/// Is told what changed in `Fields`, once a transaction.
public protocol FieldsDelegate: Swift.AnyObject {
  func fields(_ fields: Fields, didChange changes: Fields.Changes)
  func fieldsDidChangeCount(_ fields: Fields)
  func fieldsDidChangeTwice(_ fields: Fields)
}

extension FieldsDelegate {
  public func fields(_ fields: Fields, didChange changes: Fields.Changes) {}
  public func fieldsDidChangeCount(_ fields: Fields) {}
  public func fieldsDidChangeTwice(_ fields: Fields) {}
}

/// The spec's expressions: each sees what it names, and nothing else of the model.
enum _FieldsFormulas {
  static func twice(_ count: Int) -> Int { count * 2 }
}

/// `Result` as the class names itself: a type inside it is called the same.
public typealias _ResultModel = Result

public final class Result: Bindgen.FamilyModel {
  // MARK: State

  public internal(set) var count: Int {
    get { _count }
    set { if Bindgen.replace(&_count, with: newValue) { _wrote(0) } }
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

  public init(count: Int = 0, delegate: (any ResultDelegate)? = nil) {
    _count = count
    self.delegate = delegate
    _watch()
  }

  // MARK: Who is told

  /// The fields that a transaction changed.
  public struct Changes: Swift.OptionSet, Swift.Sendable {
    public let rawValue: Swift.UInt64

    public init(rawValue: Swift.UInt64) { self.rawValue = rawValue }

    public static let count: Changes = Changes(rawValue: 1 &<< 0)
    public static let twice: Changes = Changes(rawValue: 1 &<< 1)
  }

  public weak var delegate: (any ResultDelegate)? {
    didSet { delegate == nil ? _watch() : _join(_core.graph.all) }
  }

  private func _tell(_ delegate: any ResultDelegate, _ changes: Changes) {
    delegate.result(self, didChange: changes)
    if changes.contains(.count) { delegate.resultDidChangeCount(self) }
    if changes.contains(.twice) { delegate.resultDidChangeTwice(self) }
  }

  /// Observes until it is cancelled or released.
  public final class Subscription {
    private let token: Bindgen.Subscription<_ResultModel, Changes>

    fileprivate init(_ token: Bindgen.Subscription<_ResultModel, Changes>) { self.token = token }

    public func cancel() { token.cancel() }
  }

  /// Calls the closure once after each transaction, with all that changed.
  public func observe(_ body: @escaping (_ResultModel, Changes) -> Swift.Void) -> Subscription {
    Subscription(_observe(_core.graph.all, body))
  }

  /// Calls the closure once after each transaction that changed the field, with its value.
  public func observe<Value>(
    _ field: Swift.KeyPath<Fields, Field<Value>>,
    _ body: @escaping (Value) -> Swift.Void
  ) -> Subscription {
    let field: Field<Value> = Fields()[keyPath: field]
    return Subscription(_observe(Bindgen.Mask(field.number)) { model, _ in body(field.read(model)) })
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
    if delegate != nil { fields.add(_core.graph.all) }
    fields.add(_observers.fields)
  }

  func _tell(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(rawValue: changed.bits)
    if let delegate { _tell(delegate, changes) } else { _watch() }
    _observers.tell(self, changes, changed)
  }

  static let _names: Swift.String = "count twice"

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph = Bindgen.Graph(states: 1, inputs: [[0]])
  let _core: Bindgen.FamilyCore = Bindgen.FamilyCore(_ResultModel._graph)
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

/// Is told what changed in `Result`, once a transaction.
public protocol ResultDelegate: Swift.AnyObject {
  func result(_ result: Result, didChange changes: Result.Changes)
  func resultDidChangeCount(_ result: Result)
  func resultDidChangeTwice(_ result: Result)
}

extension ResultDelegate {
  public func result(_ result: Result, didChange changes: Result.Changes) {}
  public func resultDidChangeCount(_ result: Result) {}
  public func resultDidChangeTwice(_ result: Result) {}
}

/// The spec's expressions: each sees what it names, and nothing else of the model.
enum _ResultFormulas {
  static func twice(_ count: Int) -> Int { count * 2 }
}

/// `Subscription` as the class names itself: a type inside it is called the same.
typealias _SubscriptionModel = Subscription

final class Subscription: Bindgen.Observed {
  // MARK: State

  var count: Int {
    get { _count }
    set { if Bindgen.replace(&_count, with: newValue) { _wrote(0) } }
  }
  private var _count: Int

  // MARK: What follows

  var twice: Int {
    if !_core.isTelling { return _SubscriptionFormulas.twice(_count) }
    _refresh(1)
    return _cache.twice
  }

  // MARK: Making

  init(count: Int = 0, delegate: (any SubscriptionDelegate)? = nil) {
    _count = count
    self.delegate = delegate
    _watch()
  }

  // MARK: Who is told

  /// The fields that a transaction changed.
  struct Changes: Swift.OptionSet, Swift.Sendable {
    let rawValue: Swift.UInt64
    static let count: Changes = Changes(rawValue: 1 &<< 0)
    static let twice: Changes = Changes(rawValue: 1 &<< 1)
  }

  weak var delegate: (any SubscriptionDelegate)? {
    didSet { delegate == nil ? _watch() : _join(_core.graph.all) }
  }

  private func _tell(_ delegate: any SubscriptionDelegate, _ changes: Changes) {
    delegate.subscription(self, didChange: changes)
    if changes.contains(.count) { delegate.subscriptionDidChangeCount(self) }
    if changes.contains(.twice) { delegate.subscriptionDidChangeTwice(self) }
  }

  /// The fields that can be observed one by one.
  struct Fields {
    var count: _SubscriptionModel.Field<Int> { (0, { $0.count }) }
    var twice: _SubscriptionModel.Field<Int> { (1, { $0.twice }) }
  }

  static let _fields: Fields = Fields()
  let _observers: Bindgen.Observers<_SubscriptionModel, Changes> = Bindgen.Observers()

  func _addWatched(to fields: inout Bindgen.Mask) {
    if delegate != nil { fields.add(_core.graph.all) }
    fields.add(_observers.fields)
  }

  func _tell(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(rawValue: changed.bits)
    if let delegate { _tell(delegate, changes) } else { _watch() }
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

/// Is told what changed in `Subscription`, once a transaction.
protocol SubscriptionDelegate: Swift.AnyObject {
  func subscription(_ subscription: Subscription, didChange changes: Subscription.Changes)
  func subscriptionDidChangeCount(_ subscription: Subscription)
  func subscriptionDidChangeTwice(_ subscription: Subscription)
}

extension SubscriptionDelegate {
  func subscription(_ subscription: Subscription, didChange changes: Subscription.Changes) {}
  func subscriptionDidChangeCount(_ subscription: Subscription) {}
  func subscriptionDidChangeTwice(_ subscription: Subscription) {}
}

/// The spec's expressions: each sees what it names, and nothing else of the model.
enum _SubscriptionFormulas {
  static func twice(_ count: Int) -> Int { count * 2 }
}

/// `Value` as the class names itself: a type inside it is called the same.
typealias _ValueModel = Value

final class Value: Bindgen.Observed {
  // MARK: State

  var count: Int {
    get { _count }
    set { if Bindgen.replace(&_count, with: newValue) { _wrote(0) } }
  }
  private var _count: Int

  // MARK: What follows

  var twice: Int {
    if !_core.isTelling { return _ValueFormulas.twice(_count) }
    _refresh(1)
    return _cache.twice
  }

  // MARK: Making

  init(count: Int = 0, delegate: (any ValueDelegate)? = nil) {
    _count = count
    self.delegate = delegate
    _watch()
  }

  // MARK: Who is told

  /// The fields that a transaction changed.
  struct Changes: Swift.OptionSet, Swift.Sendable {
    let rawValue: Swift.UInt64
    static let count: Changes = Changes(rawValue: 1 &<< 0)
    static let twice: Changes = Changes(rawValue: 1 &<< 1)
  }

  weak var delegate: (any ValueDelegate)? {
    didSet { delegate == nil ? _watch() : _join(_core.graph.all) }
  }

  private func _tell(_ delegate: any ValueDelegate, _ changes: Changes) {
    delegate.value(self, didChange: changes)
    if changes.contains(.count) { delegate.valueDidChangeCount(self) }
    if changes.contains(.twice) { delegate.valueDidChangeTwice(self) }
  }

  /// The fields that can be observed one by one.
  struct Fields {
    var count: _ValueModel.Field<Int> { (0, { $0.count }) }
    var twice: _ValueModel.Field<Int> { (1, { $0.twice }) }
  }

  static let _fields: Fields = Fields()
  let _observers: Bindgen.Observers<_ValueModel, Changes> = Bindgen.Observers()

  func _addWatched(to fields: inout Bindgen.Mask) {
    if delegate != nil { fields.add(_core.graph.all) }
    fields.add(_observers.fields)
  }

  func _tell(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(rawValue: changed.bits)
    if let delegate { _tell(delegate, changes) } else { _watch() }
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

/// Is told what changed in `Value`, once a transaction.
protocol ValueDelegate: Swift.AnyObject {
  func value(_ value: Value, didChange changes: Value.Changes)
  func valueDidChangeCount(_ value: Value)
  func valueDidChangeTwice(_ value: Value)
}

extension ValueDelegate {
  func value(_ value: Value, didChange changes: Value.Changes) {}
  func valueDidChangeCount(_ value: Value) {}
  func valueDidChangeTwice(_ value: Value) {}
}

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
    set { if Bindgen.replace(&_count, with: newValue) { _wrote(0) } }
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

  public init(count: Int = 0, delegate: (any VoidDelegate)? = nil) {
    _count = count
    self.delegate = delegate
    _watch()
  }

  // MARK: Who is told

  /// The fields that a transaction changed.
  public struct Changes: Swift.OptionSet, Swift.Sendable {
    public let rawValue: Swift.UInt64

    public init(rawValue: Swift.UInt64) { self.rawValue = rawValue }

    public static let count: Changes = Changes(rawValue: 1 &<< 0)
    public static let twice: Changes = Changes(rawValue: 1 &<< 1)
  }

  public weak var delegate: (any VoidDelegate)? {
    didSet { delegate == nil ? _watch() : _join(_core.graph.all) }
  }

  private func _tell(_ delegate: any VoidDelegate, _ changes: Changes) {
    delegate.void(self, didChange: changes)
    if changes.contains(.count) { delegate.voidDidChangeCount(self) }
    if changes.contains(.twice) { delegate.voidDidChangeTwice(self) }
  }

  /// Observes until it is cancelled or released.
  public final class Subscription {
    private let token: Bindgen.Subscription<_VoidModel, Changes>

    fileprivate init(_ token: Bindgen.Subscription<_VoidModel, Changes>) { self.token = token }

    public func cancel() { token.cancel() }
  }

  /// Calls the closure once after each transaction, with all that changed.
  public func observe(_ body: @escaping (_VoidModel, Changes) -> Swift.Void) -> Subscription {
    Subscription(_observe(_core.graph.all, body))
  }

  /// Calls the closure once after each transaction that changed the field, with its value.
  public func observe<Value>(
    _ field: Swift.KeyPath<Fields, Field<Value>>,
    _ body: @escaping (Value) -> Swift.Void
  ) -> Subscription {
    let field: Field<Value> = Fields()[keyPath: field]
    return Subscription(_observe(Bindgen.Mask(field.number)) { model, _ in body(field.read(model)) })
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
    if delegate != nil { fields.add(_core.graph.all) }
    fields.add(_observers.fields)
  }

  func _tell(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(rawValue: changed.bits)
    if let delegate { _tell(delegate, changes) } else { _watch() }
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

/// Is told what changed in `Void`, once a transaction.
public protocol VoidDelegate: Swift.AnyObject {
  func void(_ void: Void, didChange changes: Void.Changes)
  func voidDidChangeCount(_ void: Void)
  func voidDidChangeTwice(_ void: Void)
}

extension VoidDelegate {
  public func void(_ void: Void, didChange changes: Void.Changes) {}
  public func voidDidChangeCount(_ void: Void) {}
  public func voidDidChangeTwice(_ void: Void) {}
}

/// The spec's expressions: each sees what it names, and nothing else of the model.
enum _VoidFormulas {
  static func twice(_ count: Int) -> Int { count * 2 }
}

final class Whole: Bindgen.ObservedFamilyModel {
  // MARK: What it is given

  let cache: _CacheModel
  let changes: _ChangesModel
  let field: _FieldModel
  let result: _ResultModel

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
    cache.count += amount
    changes.count += amount
    field.count += amount
    result.count += amount
  }

  // MARK: Making

  init(
    cache: _CacheModel,
    changes: _ChangesModel = _WholeFormulas.changes(),
    field: _FieldModel = _WholeFormulas.field(),
    result: _ResultModel = _WholeFormulas.result(),
    delegate: (any WholeDelegate)? = nil
  ) {
    self.cache = cache
    self.changes = changes
    self.field = field
    self.result = result
    _adopt(cache._core, [0, 1], from: 1)
    _adopt(changes._core, [0, 1], from: 3)
    _adopt(field._core, [0], from: 5)
    _adopt(result._core, [0, 1], from: 6)
    self.delegate = delegate
    _watch()
  }

  // MARK: Who is told

  /// The fields that a transaction changed.
  struct Changes: Swift.OptionSet, Swift.Sendable {
    let rawValue: Swift.UInt64
    static let sum: Changes = Changes(rawValue: 1 &<< 0)
  }

  weak var delegate: (any WholeDelegate)? {
    didSet { delegate == nil ? _watch() : _join(_core.graph.all) }
  }

  private func _tell(_ delegate: any WholeDelegate, _ changes: Changes) {
    delegate.whole(self, didChange: changes)
    if changes.contains(.sum) { delegate.wholeDidChangeSum(self) }
  }

  /// The fields that can be observed one by one.
  struct Fields {
    var sum: Whole.Field<Int> { (0, { $0.sum }) }
  }

  static let _fields: Fields = Fields()
  let _observers: Bindgen.Observers<Whole, Changes> = Bindgen.Observers()

  func _addWatched(to fields: inout Bindgen.Mask) {
    if delegate != nil { fields.add(_core.graph.all) }
    fields.add(_observers.fields)
  }

  func _tell(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(rawValue: changed.bits)
    if let delegate { _tell(delegate, changes) } else { _watch() }
    _observers.tell(self, changes, changed)
  }

  static let _names: Swift.String = "sum"

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph = Bindgen.Graph(
    states: 0,
    inputs: [[2, 4, 5, 7]],
    outside: [[], [1], [], [3], [], [], [6]]
  )
  static var _level: Swift.Int { 1 }
  let _core: Bindgen.FamilyCore = Bindgen.FamilyCore(Whole._graph)
  private struct Cache {
    var sum: Int = 0
  }
  private var _cache: Cache = Cache()
  private var _told: Cache = Cache()

  func _settle(_ wanted: Bindgen.Mask) {
    if _core.needs(2, for: wanted) { cache._bringUpToDate(Bindgen.Mask(1)) }
    if _core.needs(4, for: wanted) { changes._bringUpToDate(Bindgen.Mask(1)) }
    if _core.needs(7, for: wanted) { result._bringUpToDate(Bindgen.Mask(1)) }
    var pass: Bindgen.Pass = _core.staleness.pass(0, wanted)
    if pass.isDue(0) {
      let value: Int = _WholeFormulas.sum(cache, changes, field, result)
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

/// Is told what changed in `Whole`, once a transaction.
protocol WholeDelegate: Swift.AnyObject {
  func whole(_ whole: Whole, didChange changes: Whole.Changes)
  func wholeDidChangeSum(_ whole: Whole)
}

extension WholeDelegate {
  func whole(_ whole: Whole, didChange changes: Whole.Changes) {}
  func wholeDidChangeSum(_ whole: Whole) {}
}

/// The spec's expressions: each sees what it names, and nothing else of the model.
enum _WholeFormulas {
  static func changes() -> Changes { Changes() }
  static func field() -> Field { Field() }
  static func result() -> Result { Result() }
  static func sum(_ cache: Cache, _ changes: Changes, _ field: Field, _ result: Result) -> Int {
    cache.twice + changes.twice + field.count + result.twice
  }
}

// Made by bindgen from Outer.bindgen.yml. Do not edit: change the spec.
// swift-format-ignore-file
// swiftlint:disable all

#if canImport(Combine)
  public import Combine
#else
  public import OpenCombine
#endif

public final class PublicMeadow: Bindgen.FieldModel {
  // MARK: State

  public internal(set) var sheep: [String] {
    get { _sheep }
    set {
      _willWrite(.sheep)
      if Bindgen.replace(&_sheep, with: newValue) { _wrote(.sheep) }
    }
    _modify {
      _willWrite(.sheep)
      defer { _wrote(.sheep) }
      yield &_sheep
    }
  }
  private var _sheep: [String]

  // MARK: Derived

  public var count: Int {
    _refresh(.count)
    return _cache.count
  }

  // MARK: Actions

  public func welcome(_ name: String) {
    _core.open()
    defer { _core.close() }
    sheep.append(name)
  }

  /// Makes many writes one transaction: observers are notified once, at its end.
  @discardableResult
  public func update<Returned>(_ body: (PublicMeadow) throws -> Returned) rethrows -> Returned {
    _core.open()
    defer { _core.close() }
    return try body(self)
  }

  // MARK: Init

  public init(sheep: [String] = []) {
    _sheep = sheep
  }

  // MARK: Fields

  /// The fields that a transaction changed.
  public struct Changes: OptionSet, Sendable, Bindgen.FieldSet {
    public let rawValue: UInt64

    public init(rawValue: UInt64) { self.rawValue = rawValue }

    public static let sheep: Changes = Changes(rawValue: 1 &<< 0)
    public static let count: Changes = Changes(rawValue: 1 &<< 1)
  }

  /// The fields that can be observed one by one.
  public struct Fields {
    public var sheep: Field<[String]> { (.sheep, { $0.sheep }) }
    public var count: Field<Int> { (.count, { $0.count }) }
  }

  /// A field by its name, and how it is read.
  public typealias Field<Value> = (name: Changes, read: (PublicMeadow) -> Value)

  static var _fields: Fields { Fields() }

  /// A publisher for each field, by its name.
  @dynamicMemberLookup
  public struct FieldPublishers {
    fileprivate let _model: PublicMeadow

    public subscript<Value>(dynamicMember field: KeyPath<Fields, Field<Value>>) -> Bindgen.ModelPublisher<Value> {
      let field: Field<Value> = PublicMeadow._fields[keyPath: field]
      return .field(field.name.mask, of: _model, field.read)
    }
  }

  /// Publishers that send the field's value on subscription, and then each change.
  public var publishers: FieldPublishers { FieldPublishers(_model: self) }

  /// Sends once after each transaction, with all that changed.
  public var changesPublisher: Bindgen.ModelPublisher<Changes> { .changes(of: self) }

  /// Sends before the first change of a transaction.
  public var objectWillChange: Bindgen.ModelPublisher<Void> { .willChange(_core) }

  // MARK: Machinery

  let _core: Bindgen.Core = Bindgen.Core(PublicMeadow._graph)
  private static let _graph: Bindgen.Graph = Bindgen.Graph(
    Changes.self,
    "sheep count",
    [
      .count: [.sheep]
    ]
  )

  private struct _Cache {
    var count: Int = 0
  }
  private var _cache: _Cache = _Cache()

  private func _wrote(_ field: Changes) { _core.wrote(field.mask, of: self) }
  private func _refresh(_ field: Changes) { _core.refresh(field.mask, of: self) }
  private func _willWrite(_ field: Changes) { _core.willWrite(field.mask, of: self) }

  func _compute(_ fields: Bindgen.Mask) {
    var pass: Bindgen.Pass<Changes> = _core.pass(fields)
    if pass.isDue(.count) {
      let value: Int = _PublicMeadowFormulas.count(_sheep)
      if Bindgen.replace(&_cache.count, with: value) { pass.changed(.count) }
    }
    _core.finish(pass)
  }
}

extension PublicMeadow: Bindgen.ObservableObject {}

/// The spec's expressions: each sees what it names, and nothing else of the model.
enum _PublicMeadowFormulas {
  static func count(_ sheep: [String]) -> Int { sheep.count }
}

public final class PublicFarm: Bindgen.FieldModel {
  // MARK: Given

  public let meadow: PublicMeadow

  // MARK: State

  public var name: String {
    get { _name }
    set {
      _willWrite(.name)
      if Bindgen.replace(&_name, with: newValue) { _wrote(.name) }
    }
    _modify {
      _willWrite(.name)
      defer { _wrote(.name) }
      yield &_name
    }
  }
  private var _name: String

  // MARK: Derived

  public var summary: String {
    _refresh(.summary)
    return _cache.summary
  }

  // MARK: Actions

  /// Makes many writes one transaction: observers are notified once, at its end.
  @discardableResult
  public func update<Returned>(_ body: (PublicFarm) throws -> Returned) rethrows -> Returned {
    _core.open()
    defer { _core.close() }
    return try body(self)
  }

  // MARK: Init

  public init(
    meadow: PublicMeadow = _PublicFarmFormulas.meadow(),
    name: String = "",
    delegate: (any PublicFarmDelegate)? = nil
  ) {
    self.meadow = meadow
    _name = name
    _core.adopt(
      meadow,
      by: self,
      [
        .count: .summary
      ]
    )
    self.delegate = delegate
    _core.updateObserved(of: self)
  }

  // MARK: Fields

  /// The fields that a transaction changed.
  public struct Changes: OptionSet, Sendable, Bindgen.FieldSet {
    public let rawValue: UInt64

    public init(rawValue: UInt64) { self.rawValue = rawValue }

    public static let name: Changes = Changes(rawValue: 1 &<< 0)
    public static let summary: Changes = Changes(rawValue: 1 &<< 1)
  }

  /// The fields that can be observed one by one.
  public struct Fields {
    public var name: Field<String> { (.name, { $0.name }) }
    public var summary: Field<String> { (.summary, { $0.summary }) }
  }

  /// A field by its name, and how it is read.
  public typealias Field<Value> = (name: Changes, read: (PublicFarm) -> Value)

  static var _fields: Fields { Fields() }

  public weak var delegate: (any PublicFarmDelegate)? {
    didSet { delegate == nil ? _core.updateObserved(of: self) : _core.begin(_core.graph.all, of: self) }
  }

  private func _notify(_ delegate: any PublicFarmDelegate, _ changes: Changes) {
    delegate.publicFarm(self, didChange: changes)
    if changes.contains(.name) { delegate.publicFarmDidChangeName(self) }
    if changes.contains(.summary) { delegate.publicFarmDidChangeSummary(self) }
  }

  public typealias Subscription = Bindgen.Subscription

  /// Calls the closure once after each transaction, with all that changed.
  ///
  /// - Parameter initial: Whether to call it at once, too, as if all had changed.
  public func observe(
    initial: Bool = false,
    _ body: @escaping (PublicFarm, Changes) -> Void
  ) -> Bindgen.Subscription {
    _core.observe(self, initial: initial, body)
  }

  /// Calls the closure once after each transaction that changed the field, with its value.
  ///
  /// - Parameter initial: Whether to call it at once, too, with the value as it is.
  public func observe<Value>(
    _ field: KeyPath<Fields, Field<Value>>,
    initial: Bool = false,
    _ body: @escaping (Value) -> Void
  ) -> Bindgen.Subscription {
    _core.observe(self, PublicFarm._fields[keyPath: field], initial: initial, body)
  }

  /// A publisher for each field, by its name.
  @dynamicMemberLookup
  public struct FieldPublishers {
    fileprivate let _model: PublicFarm

    public subscript<Value>(dynamicMember field: KeyPath<Fields, Field<Value>>) -> Bindgen.ModelPublisher<Value> {
      let field: Field<Value> = PublicFarm._fields[keyPath: field]
      return .field(field.name.mask, of: _model, field.read)
    }
  }

  /// Publishers that send the field's value on subscription, and then each change.
  public var publishers: FieldPublishers { FieldPublishers(_model: self) }

  /// Sends once after each transaction, with all that changed.
  public var changesPublisher: Bindgen.ModelPublisher<Changes> { .changes(of: self) }

  /// Sends before the first change of a transaction.
  public var objectWillChange: Bindgen.ModelPublisher<Void> { .willChange(_core) }

  // MARK: Machinery

  let _core: Bindgen.Core = Bindgen.Core(PublicFarm._graph)
  private static let _graph: Bindgen.Graph = Bindgen.Graph(
    Changes.self,
    "name summary",
    [
      .summary: [.name]
    ]
  )

  private struct _Cache {
    var summary: String = ""
  }
  private var _cache: _Cache = _Cache()

  private func _wrote(_ field: Changes) { _core.wrote(field.mask, of: self) }
  private func _refresh(_ field: Changes) { _core.refresh(field.mask, of: self) }
  private func _willWrite(_ field: Changes) { _core.willWrite(field.mask, of: self) }

  func _compute(_ fields: Bindgen.Mask) {
    var pass: Bindgen.Pass<Changes> = _core.pass(fields)
    if pass.isDue(.summary) {
      let value: String = _PublicFarmFormulas.summary(_name, meadow)
      if Bindgen.replace(&_cache.summary, with: value) { pass.changed(.summary) }
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

/// Is called when `PublicFarm` has changed, once a transaction.
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

@MainActor public final class PublicScreen: @MainActor Bindgen.FieldModel {
  // MARK: State

  public internal(set) var title: String {
    get { _title }
    set {
      _willWrite(.title)
      if Bindgen.replace(&_title, with: newValue) { _wrote(.title) }
    }
    _modify {
      _willWrite(.title)
      defer { _wrote(.title) }
      yield &_title
    }
  }
  private var _title: String

  // MARK: Derived

  public var text: String {
    _refresh(.text)
    return _cache.text
  }

  // MARK: Actions

  /// Makes many writes one transaction: observers are notified once, at its end.
  @discardableResult
  public func update<Returned>(_ body: (PublicScreen) throws -> Returned) rethrows -> Returned {
    _core.open()
    defer { _core.close() }
    return try body(self)
  }

  // MARK: Init

  public init(title: String = "") {
    _title = title
  }

  // MARK: Fields

  /// The fields that a transaction changed.
  nonisolated public struct Changes: OptionSet, Sendable, Bindgen.FieldSet {
    public let rawValue: UInt64

    public init(rawValue: UInt64) { self.rawValue = rawValue }

    public static let title: Changes = Changes(rawValue: 1 &<< 0)
    public static let text: Changes = Changes(rawValue: 1 &<< 1)
  }

  /// The fields that can be observed one by one.
  @MainActor public struct Fields {
    public var title: Field<String> { (.title, { $0.title }) }
    public var text: Field<String> { (.text, { $0.text }) }
  }

  /// A field by its name, and how it is read.
  public typealias Field<Value> = (name: Changes, read: (PublicScreen) -> Value)

  static var _fields: Fields { Fields() }

  /// A publisher for each field, by its name.
  @dynamicMemberLookup
  @MainActor public struct FieldPublishers {
    fileprivate let _model: PublicScreen

    public subscript<Value>(dynamicMember field: KeyPath<Fields, Field<Value>>) -> Bindgen.ModelPublisher<Value> {
      let field: Field<Value> = PublicScreen._fields[keyPath: field]
      return .field(field.name.mask, of: _model, field.read)
    }
  }

  /// Publishers that send the field's value on subscription, and then each change.
  public var publishers: FieldPublishers { FieldPublishers(_model: self) }

  /// Sends once after each transaction, with all that changed.
  public var changesPublisher: Bindgen.ModelPublisher<Changes> { .changes(of: self) }

  /// Sends before the first change of a transaction.
  public var objectWillChange: Bindgen.ModelPublisher<Void> { .willChange(_core) }

  // MARK: Machinery

  let _core: Bindgen.Core = Bindgen.Core(PublicScreen._graph)
  private static let _graph: Bindgen.Graph = Bindgen.Graph(
    Changes.self,
    "title text",
    [
      .text: [.title]
    ]
  )

  private struct _Cache {
    var text: String = ""
  }
  private var _cache: _Cache = _Cache()

  private func _wrote(_ field: Changes) { _core.wrote(field.mask, of: self) }
  private func _refresh(_ field: Changes) { _core.refresh(field.mask, of: self) }
  private func _willWrite(_ field: Changes) { _core.willWrite(field.mask, of: self) }

  func _compute(_ fields: Bindgen.Mask) {
    var pass: Bindgen.Pass<Changes> = _core.pass(fields)
    if pass.isDue(.text) {
      let value: String = _PublicScreenFormulas.text(_title)
      if Bindgen.replace(&_cache.text, with: value) { pass.changed(.text) }
    }
    _core.finish(pass)
  }
}

extension PublicScreen: @MainActor Bindgen.ObservableObject {}

/// The spec's expressions: each sees what it names, and nothing else of the model.
@MainActor enum _PublicScreenFormulas {
  static func text(_ title: String) -> String { title.uppercased() }
}

nonisolated package final class PackagedProbe: Bindgen.FieldModel {
  // MARK: State

  package internal(set) var value: Int {
    get { _value }
    set {
      _willWrite(.value)
      if Bindgen.replace(&_value, with: newValue) { _wrote(.value) }
    }
  }
  private var _value: Int

  // MARK: Derived

  package var square: Int {
    _refresh(.square)
    return _cache.square
  }

  // MARK: Actions

  /// Makes many writes one transaction: observers are notified once, at its end.
  @discardableResult
  package func update<Returned>(_ body: (PackagedProbe) throws -> Returned) rethrows -> Returned {
    _core.open()
    defer { _core.close() }
    return try body(self)
  }

  // MARK: Init

  package init(value: Int = 0) {
    _value = value
  }

  // MARK: Fields

  /// The fields that a transaction changed.
  nonisolated package struct Changes: OptionSet, Sendable, Bindgen.FieldSet {
    package let rawValue: UInt64

    package init(rawValue: UInt64) { self.rawValue = rawValue }

    package static let value: Changes = Changes(rawValue: 1 &<< 0)
    package static let square: Changes = Changes(rawValue: 1 &<< 1)
  }

  /// The fields that can be observed one by one.
  nonisolated package struct Fields {
    package var value: Field<Int> { (.value, { $0.value }) }
    package var square: Field<Int> { (.square, { $0.square }) }
  }

  /// A field by its name, and how it is read.
  package typealias Field<Value> = (name: Changes, read: (PackagedProbe) -> Value)

  static var _fields: Fields { Fields() }

  /// A publisher for each field, by its name.
  @dynamicMemberLookup
  nonisolated package struct FieldPublishers {
    fileprivate let _model: PackagedProbe

    package subscript<Value>(dynamicMember field: KeyPath<Fields, Field<Value>>) -> Bindgen.ModelPublisher<Value> {
      let field: Field<Value> = PackagedProbe._fields[keyPath: field]
      return .field(field.name.mask, of: _model, field.read)
    }
  }

  /// Publishers that send the field's value on subscription, and then each change.
  package var publishers: FieldPublishers { FieldPublishers(_model: self) }

  /// Sends once after each transaction, with all that changed.
  package var changesPublisher: Bindgen.ModelPublisher<Changes> { .changes(of: self) }

  /// Sends before the first change of a transaction.
  package var objectWillChange: Bindgen.ModelPublisher<Void> { .willChange(_core) }

  // MARK: Machinery

  let _core: Bindgen.Core = Bindgen.Core(PackagedProbe._graph)
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
  private func _willWrite(_ field: Changes) { _core.willWrite(field.mask, of: self) }

  func _compute(_ fields: Bindgen.Mask) {
    var pass: Bindgen.Pass<Changes> = _core.pass(fields)
    if pass.isDue(.square) {
      let value: Int = _PackagedProbeFormulas.square(_value)
      if Bindgen.replace(&_cache.square, with: value) { pass.changed(.square) }
    }
    _core.finish(pass)
  }
}

extension PackagedProbe: Bindgen.ObservableObject {}

/// The spec's expressions: each sees what it names, and nothing else of the model.
nonisolated enum _PackagedProbeFormulas {
  static func square(_ value: Int) -> Int { value * value }
}

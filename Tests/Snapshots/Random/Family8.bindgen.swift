// Made by bindgen from Family8.bindgen.yml. Do not edit: change the spec.
// swift-format-ignore-file
// swiftlint:disable all

import Observation
#if canImport(Combine)
  import Combine
#else
  import OpenCombine
#endif

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
final class Family8M1: Bindgen.Observed, Observation.Observable {
  // MARK: Given

  let c0: Family8M0
  let c1: Family8M0

  // MARK: State

  var s0: Int {
    get {
      _track(.s0, \.s0)
      return _s0
    }
    set {
      _willWrite(.s0)
      if Bindgen.replace(&_s0, with: newValue) { _wrote(.s0) }
    }
  }
  private var _s0: Int

  var s1: Int {
    get {
      _track(.s1, \.s1)
      return _s1
    }
    set {
      _willWrite(.s1)
      _s1 = newValue
      _wrote(.s1)
    }
  }
  private var _s1: Int

  // MARK: Derived

  var d0: Int {
    _refresh(.d0)
    _track(.d0, \.d0)
    return _cache.d0
  }

  // MARK: Init

  init(
    c0: Family8M0,
    c1: Family8M0,
    s0: Int = 0,
    s1: Int = 0
  ) {
    self.c0 = c0
    self.c1 = c1
    _s0 = s0
    _s1 = s1
    _core.adopt(c0, by: self)
    _core.adopt(c1, by: self)
  }

  // MARK: Fields

  /// The fields that a transaction changed.
  struct Changes: OptionSet, Sendable, Bindgen.FieldSet {
    let rawValue: UInt64

    static let s0: Changes = Changes(rawValue: 1 &<< 0)
    static let s1: Changes = Changes(rawValue: 1 &<< 1)
    static let d0: Changes = Changes(rawValue: 1 &<< 2)
  }

  /// The fields that can be observed one by one.
  struct Fields {
    var s0: Field<Int> { (.s0, { $0.s0 }) }
    var s1: Field<Int> { (.s1, { $0.s1 }) }
    var d0: Field<Int> { (.d0, { $0.d0 }) }
  }
  static var _fields: Fields { Fields() }

  /// The changes of each transaction from now on; changes that nobody has taken yet are joined with later ones.
  var changes: AsyncStream<Changes> { _streams.changes(of: self) }

  /// A field's value now, and after each transaction that changes it; a slow reader gets only the latest.
  func values<Value: Sendable>(of field: KeyPath<Fields, Field<Value>>) -> AsyncStream<Value> {
    let field: Field<Value> = Family8M1._fields[keyPath: field]
    return _streams.values(of: field.name.mask, of: self, field.read)
  }

  private let _streams: Bindgen.Streams = Bindgen.Streams()

  /// A publisher for each field, by its name.
  @dynamicMemberLookup
  struct FieldPublishers {
    fileprivate let _model: Family8M1

    subscript<Value>(dynamicMember field: KeyPath<Fields, Field<Value>>) -> Bindgen.ModelPublisher<Value> {
      let field: Field<Value> = Family8M1._fields[keyPath: field]
      return .field(field.name.mask, of: _model, field.read)
    }
  }

  /// Publishers that send the field's value on subscription, and then each change.
  var publishers: FieldPublishers { FieldPublishers(_model: self) }

  /// Sends once after each transaction, with all that changed.
  var changesPublisher: Bindgen.ModelPublisher<Changes> { .changes(of: self) }

  /// Sends before the first change of a transaction.
  var objectWillChange: Bindgen.ModelPublisher<Void> { .willChange(_core) }

  private let _registrar: Observation.ObservationRegistrar = Observation.ObservationRegistrar()

  /// A field is read, and up to date.
  private func _track<Value>(_ field: Changes, _ path: KeyPath<Family8M1, Value>) {
    if _core.track(field.mask, of: self) { _registrar.access(self, keyPath: path) }
  }

  /// Notifies those that have read a field.
  private func _publish<Value>(_ path: KeyPath<Family8M1, Value>) {
    _registrar.willSet(self, keyPath: path)
    _registrar.didSet(self, keyPath: path)
  }

  private func _publish(_ changes: Changes) {
    if changes.contains(.s0) { _publish(\.s0) }
    if changes.contains(.s1) { _publish(\.s1) }
    if changes.contains(.d0) { _publish(\.d0) }
  }

  // MARK: Machinery

  let _core: Bindgen.Core = Bindgen.Core(Family8M1._graph)
  private static let _graph: Bindgen.Graph = Bindgen.Graph(
    Changes.self,
    "s0 s1 d0",
    [
      .d0: [.s1]
    ]
  )

  private struct _Cache {
    var d0: Int = 0
  }
  private var _cache: _Cache = _Cache()

  private func _wrote(_ field: Changes) { _core.wrote(field.mask, of: self) }
  private func _refresh(_ field: Changes) { _core.refresh(field.mask, of: self) }
  private func _willWrite(_ field: Changes) { _core.willWrite(field.mask, of: self) }

  func _compute(_ fields: Bindgen.Mask) {
    var pass: Bindgen.Pass<Changes> = _core.pass(fields)
    if pass.isDue(.d0) {
      let value: Int = _Family8M1Formulas.d0(_s1)
      if Bindgen.replace(&_cache.d0, with: value, unless: _Family8M1Formulas.d0AreEqual) { pass.changed(.d0) }
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

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension Family8M1: Bindgen.ObservableObject {}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension Family8M1 {
  func watch(_ field: String, _ body: @escaping (Int) -> Void) -> AnyObject? {
    switch field {
    case "s0": return observe(\.s0) { body($0.number) }
    case "s1": return observe(\.s1) { body($0.number) }
    case "d0": return observe(\.d0) { body($0.number) }
    default: return nil
    }
  }

  func watchAll(_ body: @escaping (Set<String>) -> Void) -> AnyObject? {
    observe { _, changes in
      var names: Set<String> = []
      if changes.contains(.s0) { names.insert("s0") }
      if changes.contains(.s1) { names.insert("s1") }
      if changes.contains(.d0) { names.insert("d0") }
      body(names)
    }
  }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension Family8M1: DrivenModel {
  static func make(_ children: [String: any DrivenModel]) -> any DrivenModel {
    Family8M1(
      c0: children["c0"] as! Family8M0,
      c1: children["c1"] as! Family8M0,
      s0: 0
    )
  }

  var sum: Int {
    var sum: Int = 0
    sum &+= s0.number
    sum &+= s1.number
    sum &+= bucket(d0)
    sum &+= c0.sum
    sum &+= c1.sum
    return sum
  }

  func number(of field: String) -> Int {
    switch field {
    case "s0": return s0.number
    case "s1": return s1.number
    case "d0": return d0.number
    default: return .min
    }
  }

  func write(_ field: String, _ values: [Int]) {
    switch field {
    case "s0": s0 = Int(values)
    case "s1": s1 = Int(values)
    default: break
    }
  }

  func edit(_ field: String, _ value: Int) {
    switch field {
    case "s0": s0.edit(value)
    case "s1": s1.edit(value)
    default: break
    }
  }

  func group(_ body: () -> Void) { update { _ in body() } }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension Family8M1 {
  func sink(_ field: String, _ body: @escaping (Int) -> Void) -> AnyObject? {
    switch field {
    case "s0": return publishers.s0.sink { body($0.number) }
    case "s1": return publishers.s1.sink { body($0.number) }
    case "d0": return publishers.d0.sink { body($0.number) }
    default: return nil
    }
  }

  func sinkAll(_ body: @escaping (Set<String>) -> Void) -> AnyObject? {
    changesPublisher.sink { changes in
      var names: Set<String> = []
      if changes.contains(.s0) { names.insert("s0") }
      if changes.contains(.s1) { names.insert("s1") }
      if changes.contains(.d0) { names.insert("d0") }
      body(names)
    }
  }

  func announce(_ body: @escaping () -> Void) -> AnyObject? { objectWillChange.sink { body() } }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension Family8M1 {
  func read(_ field: String, by reader: some SequenceReader, _ body: @escaping (Int) -> Void) -> AnyObject? {
    switch field {
    case "s0": return reader.read(values(of: \.s0)) { body($0.number) }
    case "s1": return reader.read(values(of: \.s1)) { body($0.number) }
    case "d0": return reader.read(values(of: \.d0)) { body($0.number) }
    default: return nil
    }
  }

  func readAll(by reader: some SequenceReader, _ body: @escaping (Set<String>) -> Void) -> AnyObject? {
    reader.read(changes) { changes in
      var names: Set<String> = []
      if changes.contains(.s0) { names.insert("s0") }
      if changes.contains(.s1) { names.insert("s1") }
      if changes.contains(.d0) { names.insert("d0") }
      body(names)
    }
  }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension Family8M1 {
  func track(_ field: String, _ body: @escaping (Int) -> Void) -> AnyObject? {
    Tracker({ [unowned self] in number(of: field) }, body)
  }
}

/// The spec's expressions: each sees what it names, and nothing else of the model.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
enum _Family8M1Formulas {
  static func d0(_ s1: Int) -> Int { s1 % 5 }
  static func d0AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
}

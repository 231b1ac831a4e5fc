// Made by bindgen from Family7.bindgen.yml. Do not edit: change the spec.
// swift-format-ignore-file
// swiftlint:disable all

import Observation
#if canImport(Combine)
  import Combine
#else
  import OpenCombine
#endif

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
final class Family7M2: Bindgen.Observed, Observation.Observable {
  // MARK: Given

  let c0: Family7M1

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

  var s1: [Int] {
    get {
      _track(.s1, \.s1)
      return _s1
    }
    set {
      _willWrite(.s1)
      if Bindgen.replace(&_s1, with: newValue) { _wrote(.s1) }
    }
    _modify {
      _willWrite(.s1)
      defer { _wrote(.s1) }
      yield &_s1
    }
  }
  private var _s1: [Int]

  // MARK: Derived

  var d4: Int {
    _refresh(.d4)
    _track(.d4, \.d4)
    return _cache.d4
  }

  var d3: Int {
    _refresh(.d3)
    _track(.d3, \.d3)
    return _cache.d3
  }

  var d2: Int {
    _refresh(.d2)
    _track(.d2, \.d2)
    return _cache.d2
  }

  var d1: Int? {
    _refresh(.d1)
    _track(.d1, \.d1)
    return _cache.d1
  }

  var d0: Int {
    _refresh(.d0)
    _track(.d0, \.d0)
    return _cache.d0
  }

  // MARK: Init

  init(
    c0: Family7M1,
    s0: Int = 0,
    s1: [Int] = []
  ) {
    self.c0 = c0
    _s0 = s0
    _s1 = s1
    _core.adopt(
      c0,
      by: self,
      [
        .d1: [.d3, .d0],
        [.s0, .d1, .d0]: .d2,
        .d0: .d1,
      ]
    )
    _core.adopt(
      c0.c1,
      by: self,
      [
        .s2: .d3,
        [.s0, .s1, .s2, .d3, .d2, .d1, .d4, .d0]: .d2,
        .d4: .d0,
        .d1: .d0,
        .d0: .d0,
      ]
    )
    _core.adopt(
      c0.c0,
      by: self,
      [
        [.s0, .s1, .s2, .d3, .d2, .d1, .d4, .d0]: .d2,
        .d0: .d0,
      ]
    )
  }

  // MARK: Fields

  /// The fields that a transaction changed.
  struct Changes: OptionSet, Sendable, Bindgen.FieldSet {
    let rawValue: UInt64

    static let s0: Changes = Changes(rawValue: 1 &<< 0)
    static let s1: Changes = Changes(rawValue: 1 &<< 1)
    static let d4: Changes = Changes(rawValue: 1 &<< 2)
    static let d3: Changes = Changes(rawValue: 1 &<< 3)
    static let d2: Changes = Changes(rawValue: 1 &<< 4)
    static let d1: Changes = Changes(rawValue: 1 &<< 5)
    static let d0: Changes = Changes(rawValue: 1 &<< 6)
  }

  /// The fields that can be observed one by one.
  struct Fields {
    var s0: Field<Int> { (.s0, { $0.s0 }) }
    var s1: Field<[Int]> { (.s1, { $0.s1 }) }
    var d4: Field<Int> { (.d4, { $0.d4 }) }
    var d3: Field<Int> { (.d3, { $0.d3 }) }
    var d2: Field<Int> { (.d2, { $0.d2 }) }
    var d1: Field<Int?> { (.d1, { $0.d1 }) }
    var d0: Field<Int> { (.d0, { $0.d0 }) }
  }
  static var _fields: Fields { Fields() }

  /// The changes of each transaction from now on; changes that nobody has taken yet are joined with later ones.
  var changes: AsyncStream<Changes> { _streams.changes(of: self) }

  /// A field's value now, and after each transaction that changes it; a slow reader gets only the latest.
  func values<Value: Sendable>(of field: KeyPath<Fields, Field<Value>>) -> AsyncStream<Value> {
    let field: Field<Value> = Family7M2._fields[keyPath: field]
    return _streams.values(of: field.name.mask, of: self, field.read)
  }

  private let _streams: Bindgen.Streams = Bindgen.Streams()

  /// A publisher for each field, by its name.
  @dynamicMemberLookup
  struct FieldPublishers {
    fileprivate let _model: Family7M2

    subscript<Value>(dynamicMember field: KeyPath<Fields, Field<Value>>) -> Bindgen.ModelPublisher<Value> {
      let field: Field<Value> = Family7M2._fields[keyPath: field]
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
  private func _track<Value>(_ field: Changes, _ path: KeyPath<Family7M2, Value>) {
    if _core.track(field.mask, of: self) { _registrar.access(self, keyPath: path) }
  }

  /// Notifies those that have read a field.
  private func _publish<Value>(_ path: KeyPath<Family7M2, Value>) {
    _registrar.willSet(self, keyPath: path)
    _registrar.didSet(self, keyPath: path)
  }

  private func _publish(_ changes: Changes) {
    if changes.contains(.s0) { _publish(\.s0) }
    if changes.contains(.s1) { _publish(\.s1) }
    if changes.contains(.d4) { _publish(\.d4) }
    if changes.contains(.d3) { _publish(\.d3) }
    if changes.contains(.d2) { _publish(\.d2) }
    if changes.contains(.d1) { _publish(\.d1) }
    if changes.contains(.d0) { _publish(\.d0) }
  }

  // MARK: Machinery

  let _core: Bindgen.Core = Bindgen.Core(Family7M2._graph)
  private static let _graph: Bindgen.Graph = Bindgen.Graph(
    Changes.self,
    "s0 s1 d4 d3 d2 d1 d0",
    [
      .d4: [.s0],
      .d3: [.s0],
      .d2: [],
      .d1: [],
      .d0: [],
    ]
  )

  private struct _Cache {
    var d4: Int = 0
    var d3: Int = 0
    var d2: Int = 0
    var d1: Int?
    var d0: Int = 0
  }
  private var _cache: _Cache = _Cache()

  private func _wrote(_ field: Changes) { _core.wrote(field.mask, of: self) }
  private func _refresh(_ field: Changes) { _core.refresh(field.mask, of: self) }
  private func _willWrite(_ field: Changes) { _core.willWrite(field.mask, of: self) }

  func _compute(_ fields: Bindgen.Mask) {
    var pass: Bindgen.Pass<Changes> = _core.pass(fields)
    if pass.isDue(.d4) {
      let value: Int = _Family7M2Formulas.d4(_s0)
      if Bindgen.replace(&_cache.d4, with: value) { pass.changed(.d4) }
    }
    if pass.isDue(.d3) {
      _cache.d3 = _Family7M2Formulas.d3(c0, _s0)
      pass.changed(.d3)
    }
    if pass.isDue(.d2) {
      let value: Int = _Family7M2Formulas.d2(c0)
      if Bindgen.replace(&_cache.d2, with: value) { pass.changed(.d2) }
    }
    if pass.isDue(.d1) {
      let value: Int? = _Family7M2Formulas.d1(c0)
      if Bindgen.replace(&_cache.d1, with: value) { pass.changed(.d1) }
    }
    if pass.isDue(.d0) {
      let value: Int = _Family7M2Formulas.d0(c0)
      if Bindgen.replace(&_cache.d0, with: value, unless: _Family7M2Formulas.d0AreEqual) { pass.changed(.d0) }
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
extension Family7M2: Bindgen.ObservableObject {}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension Family7M2 {
  func watch(_ field: String, _ body: @escaping (Int) -> Void) -> AnyObject? {
    switch field {
    case "s0": return observe(\.s0) { body($0.number) }
    case "s1": return observe(\.s1) { body($0.number) }
    case "d4": return observe(\.d4) { body($0.number) }
    case "d3": return observe(\.d3) { body($0.number) }
    case "d2": return observe(\.d2) { body($0.number) }
    case "d1": return observe(\.d1) { body($0.number) }
    case "d0": return observe(\.d0) { body($0.number) }
    default: return nil
    }
  }

  func watchAll(_ body: @escaping (Set<String>) -> Void) -> AnyObject? {
    observe { _, changes in
      var names: Set<String> = []
      if changes.contains(.s0) { names.insert("s0") }
      if changes.contains(.s1) { names.insert("s1") }
      if changes.contains(.d4) { names.insert("d4") }
      if changes.contains(.d3) { names.insert("d3") }
      if changes.contains(.d2) { names.insert("d2") }
      if changes.contains(.d1) { names.insert("d1") }
      if changes.contains(.d0) { names.insert("d0") }
      body(names)
    }
  }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension Family7M2: DrivenModel {
  static func make(_ children: [String: any DrivenModel]) -> any DrivenModel {
    Family7M2(
      c0: children["c0"] as! Family7M1,
      s0: 0
    )
  }

  var sum: Int {
    var sum: Int = 0
    sum &+= s0.number
    sum &+= s1.number
    sum &+= d4.number
    sum &+= d3.number
    sum &+= d2.number
    sum &+= d1.number
    sum &+= bucket(d0)
    sum &+= c0.sum
    return sum
  }

  func number(of field: String) -> Int {
    switch field {
    case "s0": return s0.number
    case "s1": return s1.number
    case "d4": return d4.number
    case "d3": return d3.number
    case "d2": return d2.number
    case "d1": return d1.number
    case "d0": return d0.number
    default: return .min
    }
  }

  func write(_ field: String, _ values: [Int]) {
    switch field {
    case "s0": s0 = Int(values)
    case "s1": s1 = [Int](values)
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
extension Family7M2 {
  func sink(_ field: String, _ body: @escaping (Int) -> Void) -> AnyObject? {
    switch field {
    case "s0": return publishers.s0.sink { body($0.number) }
    case "s1": return publishers.s1.sink { body($0.number) }
    case "d4": return publishers.d4.sink { body($0.number) }
    case "d3": return publishers.d3.sink { body($0.number) }
    case "d2": return publishers.d2.sink { body($0.number) }
    case "d1": return publishers.d1.sink { body($0.number) }
    case "d0": return publishers.d0.sink { body($0.number) }
    default: return nil
    }
  }

  func sinkAll(_ body: @escaping (Set<String>) -> Void) -> AnyObject? {
    changesPublisher.sink { changes in
      var names: Set<String> = []
      if changes.contains(.s0) { names.insert("s0") }
      if changes.contains(.s1) { names.insert("s1") }
      if changes.contains(.d4) { names.insert("d4") }
      if changes.contains(.d3) { names.insert("d3") }
      if changes.contains(.d2) { names.insert("d2") }
      if changes.contains(.d1) { names.insert("d1") }
      if changes.contains(.d0) { names.insert("d0") }
      body(names)
    }
  }

  func announce(_ body: @escaping () -> Void) -> AnyObject? { objectWillChange.sink { body() } }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension Family7M2 {
  func read(_ field: String, by reader: some SequenceReader, _ body: @escaping (Int) -> Void) -> AnyObject? {
    switch field {
    case "s0": return reader.read(values(of: \.s0)) { body($0.number) }
    case "s1": return reader.read(values(of: \.s1)) { body($0.number) }
    case "d4": return reader.read(values(of: \.d4)) { body($0.number) }
    case "d3": return reader.read(values(of: \.d3)) { body($0.number) }
    case "d2": return reader.read(values(of: \.d2)) { body($0.number) }
    case "d1": return reader.read(values(of: \.d1)) { body($0.number) }
    case "d0": return reader.read(values(of: \.d0)) { body($0.number) }
    default: return nil
    }
  }

  func readAll(by reader: some SequenceReader, _ body: @escaping (Set<String>) -> Void) -> AnyObject? {
    reader.read(changes) { changes in
      var names: Set<String> = []
      if changes.contains(.s0) { names.insert("s0") }
      if changes.contains(.s1) { names.insert("s1") }
      if changes.contains(.d4) { names.insert("d4") }
      if changes.contains(.d3) { names.insert("d3") }
      if changes.contains(.d2) { names.insert("d2") }
      if changes.contains(.d1) { names.insert("d1") }
      if changes.contains(.d0) { names.insert("d0") }
      body(names)
    }
  }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension Family7M2 {
  func track(_ field: String, _ body: @escaping (Int) -> Void) -> AnyObject? {
    Tracker({ [unowned self] in number(of: field) }, body)
  }
}

/// The spec's expressions: each sees what it names, and nothing else of the model.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
enum _Family7M2Formulas {
  static func d4(_ s0: Int) -> Int { s0 / 2 }
  static func d3(_ c0: Family7M1, _ s0: Int) -> Int { pick(c0.d1, s0, c0.c1.s2) }
  static func d2(_ c0: Family7M1) -> Int { total(c0) }
  static func d1(_ c0: Family7M1) -> Int? { c0.d0 }
  static func d0(_ c0: Family7M1) -> Int {
    mix(c0.c1.d4, c0.d1, c0.c0.d0.number, c0.c1.d1, c0.c1.d0.number)
  }

  static func d0AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
final class Family7M1: Bindgen.Observed, Observation.Observable {
  // MARK: Given

  let c0: Family7M0
  let c1: Family7M0

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

  // MARK: Derived

  var d1: Int {
    _refresh(.d1)
    _track(.d1, \.d1)
    return _cache.d1
  }

  var d0: Int? {
    _refresh(.d0)
    _track(.d0, \.d0)
    return _cache.d0
  }

  // MARK: Init

  init(
    c0: Family7M0,
    c1: Family7M0,
    s0: Int = 0
  ) {
    self.c0 = c0
    self.c1 = c1
    _s0 = s0
    _core.adopt(
      c1,
      by: self,
      [
        .d2: [.d1, .d0],
        .s2: .d1,
        .s1: .d0,
        .d4: .d0,
      ]
    )
    _core.adopt(
      c0,
      by: self,
      [
        .d1: .d1,
        .d2: .d0,
      ]
    )
  }

  // MARK: Fields

  /// The fields that a transaction changed.
  struct Changes: OptionSet, Sendable, Bindgen.FieldSet {
    let rawValue: UInt64

    static let s0: Changes = Changes(rawValue: 1 &<< 0)
    static let d1: Changes = Changes(rawValue: 1 &<< 1)
    static let d0: Changes = Changes(rawValue: 1 &<< 2)
  }

  /// The fields that can be observed one by one.
  struct Fields {
    var s0: Field<Int> { (.s0, { $0.s0 }) }
    var d1: Field<Int> { (.d1, { $0.d1 }) }
    var d0: Field<Int?> { (.d0, { $0.d0 }) }
  }
  static var _fields: Fields { Fields() }

  /// The changes of each transaction from now on; changes that nobody has taken yet are joined with later ones.
  var changes: AsyncStream<Changes> { _streams.changes(of: self) }

  /// A field's value now, and after each transaction that changes it; a slow reader gets only the latest.
  func values<Value: Sendable>(of field: KeyPath<Fields, Field<Value>>) -> AsyncStream<Value> {
    let field: Field<Value> = Family7M1._fields[keyPath: field]
    return _streams.values(of: field.name.mask, of: self, field.read)
  }

  private let _streams: Bindgen.Streams = Bindgen.Streams()

  /// A publisher for each field, by its name.
  @dynamicMemberLookup
  struct FieldPublishers {
    fileprivate let _model: Family7M1

    subscript<Value>(dynamicMember field: KeyPath<Fields, Field<Value>>) -> Bindgen.ModelPublisher<Value> {
      let field: Field<Value> = Family7M1._fields[keyPath: field]
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
  private func _track<Value>(_ field: Changes, _ path: KeyPath<Family7M1, Value>) {
    if _core.track(field.mask, of: self) { _registrar.access(self, keyPath: path) }
  }

  /// Notifies those that have read a field.
  private func _publish<Value>(_ path: KeyPath<Family7M1, Value>) {
    _registrar.willSet(self, keyPath: path)
    _registrar.didSet(self, keyPath: path)
  }

  private func _publish(_ changes: Changes) {
    if changes.contains(.s0) { _publish(\.s0) }
    if changes.contains(.d1) { _publish(\.d1) }
    if changes.contains(.d0) { _publish(\.d0) }
  }

  // MARK: Machinery

  let _core: Bindgen.Core = Bindgen.Core(Family7M1._graph)
  private static let _graph: Bindgen.Graph = Bindgen.Graph(
    Changes.self,
    "s0 d1 d0",
    [
      .d1: [],
      .d0: [],
    ]
  )

  private struct _Cache {
    var d1: Int = 0
    var d0: Int?
  }
  private var _cache: _Cache = _Cache()

  private func _wrote(_ field: Changes) { _core.wrote(field.mask, of: self) }
  private func _refresh(_ field: Changes) { _core.refresh(field.mask, of: self) }
  private func _willWrite(_ field: Changes) { _core.willWrite(field.mask, of: self) }

  func _compute(_ fields: Bindgen.Mask) {
    var pass: Bindgen.Pass<Changes> = _core.pass(fields)
    if pass.isDue(.d1) {
      let value: Int = _Family7M1Formulas.d1(c1, c0)
      if Bindgen.replace(&_cache.d1, with: value) { pass.changed(.d1) }
    }
    if pass.isDue(.d0) {
      let value: Int? = _Family7M1Formulas.d0(c1, c0)
      if Bindgen.replace(&_cache.d0, with: value) { pass.changed(.d0) }
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
extension Family7M1: Bindgen.ObservableObject {}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension Family7M1 {
  func watch(_ field: String, _ body: @escaping (Int) -> Void) -> AnyObject? {
    switch field {
    case "s0": return observe(\.s0) { body($0.number) }
    case "d1": return observe(\.d1) { body($0.number) }
    case "d0": return observe(\.d0) { body($0.number) }
    default: return nil
    }
  }

  func watchAll(_ body: @escaping (Set<String>) -> Void) -> AnyObject? {
    observe { _, changes in
      var names: Set<String> = []
      if changes.contains(.s0) { names.insert("s0") }
      if changes.contains(.d1) { names.insert("d1") }
      if changes.contains(.d0) { names.insert("d0") }
      body(names)
    }
  }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension Family7M1: DrivenModel {
  static func make(_ children: [String: any DrivenModel]) -> any DrivenModel {
    Family7M1(
      c0: children["c0"] as! Family7M0,
      c1: children["c1"] as! Family7M0,
      s0: 0
    )
  }

  var sum: Int {
    var sum: Int = 0
    sum &+= s0.number
    sum &+= d1.number
    sum &+= d0.number
    sum &+= c0.sum
    sum &+= c1.sum
    return sum
  }

  func number(of field: String) -> Int {
    switch field {
    case "s0": return s0.number
    case "d1": return d1.number
    case "d0": return d0.number
    default: return .min
    }
  }

  func write(_ field: String, _ values: [Int]) {
    switch field {
    case "s0": s0 = Int(values)
    default: break
    }
  }

  func edit(_ field: String, _ value: Int) {
    switch field {
    case "s0": s0.edit(value)
    default: break
    }
  }

  func group(_ body: () -> Void) { update { _ in body() } }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension Family7M1 {
  func sink(_ field: String, _ body: @escaping (Int) -> Void) -> AnyObject? {
    switch field {
    case "s0": return publishers.s0.sink { body($0.number) }
    case "d1": return publishers.d1.sink { body($0.number) }
    case "d0": return publishers.d0.sink { body($0.number) }
    default: return nil
    }
  }

  func sinkAll(_ body: @escaping (Set<String>) -> Void) -> AnyObject? {
    changesPublisher.sink { changes in
      var names: Set<String> = []
      if changes.contains(.s0) { names.insert("s0") }
      if changes.contains(.d1) { names.insert("d1") }
      if changes.contains(.d0) { names.insert("d0") }
      body(names)
    }
  }

  func announce(_ body: @escaping () -> Void) -> AnyObject? { objectWillChange.sink { body() } }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension Family7M1 {
  func read(_ field: String, by reader: some SequenceReader, _ body: @escaping (Int) -> Void) -> AnyObject? {
    switch field {
    case "s0": return reader.read(values(of: \.s0)) { body($0.number) }
    case "d1": return reader.read(values(of: \.d1)) { body($0.number) }
    case "d0": return reader.read(values(of: \.d0)) { body($0.number) }
    default: return nil
    }
  }

  func readAll(by reader: some SequenceReader, _ body: @escaping (Set<String>) -> Void) -> AnyObject? {
    reader.read(changes) { changes in
      var names: Set<String> = []
      if changes.contains(.s0) { names.insert("s0") }
      if changes.contains(.d1) { names.insert("d1") }
      if changes.contains(.d0) { names.insert("d0") }
      body(names)
    }
  }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension Family7M1 {
  func track(_ field: String, _ body: @escaping (Int) -> Void) -> AnyObject? {
    Tracker({ [unowned self] in number(of: field) }, body)
  }
}

/// The spec's expressions: each sees what it names, and nothing else of the model.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
enum _Family7M1Formulas {
  static func d1(_ c1: Family7M0, _ c0: Family7M0) -> Int { mix(c1.d2, c1.s2, c0.d1) }
  static func d0(_ c1: Family7M0, _ c0: Family7M0) -> Int? { maybe(mix(c1.s1.number, c0.d2, c1.d4, c1.d2)) }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
final class Family7M0: Bindgen.Observed, Observation.Observable {
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

  var s1: [Int] {
    get {
      _track(.s1, \.s1)
      return _s1
    }
    set {
      _willWrite(.s1)
      if Bindgen.replace(&_s1, with: newValue) { _wrote(.s1) }
    }
    _modify {
      _willWrite(.s1)
      defer { _wrote(.s1) }
      yield &_s1
    }
  }
  private var _s1: [Int]

  var s2: Int {
    get {
      _track(.s2, \.s2)
      return _s2
    }
    set {
      _willWrite(.s2)
      _s2 = newValue
      _wrote(.s2)
    }
  }
  private var _s2: Int

  // MARK: Derived

  var d3: Int {
    _refresh(.d3)
    _track(.d3, \.d3)
    return _cache.d3
  }

  var d2: Int {
    _refresh(.d2)
    _track(.d2, \.d2)
    return _cache.d2
  }

  var d1: Int {
    _refresh(.d1)
    _track(.d1, \.d1)
    return _cache.d1
  }

  var d4: Int {
    _refresh(.d4)
    _track(.d4, \.d4)
    return _cache.d4
  }

  var d0: Int? {
    _refresh(.d0)
    _track(.d0, \.d0)
    return _cache.d0
  }

  // MARK: Init

  init(
    s0: Int = 0,
    s1: [Int] = [],
    s2: Int = 0
  ) {
    _s0 = s0
    _s1 = s1
    _s2 = s2
  }

  // MARK: Fields

  /// The fields that a transaction changed.
  struct Changes: OptionSet, Sendable, Bindgen.FieldSet {
    let rawValue: UInt64

    static let s0: Changes = Changes(rawValue: 1 &<< 0)
    static let s1: Changes = Changes(rawValue: 1 &<< 1)
    static let s2: Changes = Changes(rawValue: 1 &<< 2)
    static let d3: Changes = Changes(rawValue: 1 &<< 3)
    static let d2: Changes = Changes(rawValue: 1 &<< 4)
    static let d1: Changes = Changes(rawValue: 1 &<< 5)
    static let d4: Changes = Changes(rawValue: 1 &<< 6)
    static let d0: Changes = Changes(rawValue: 1 &<< 7)
  }

  /// The fields that can be observed one by one.
  struct Fields {
    var s0: Field<Int> { (.s0, { $0.s0 }) }
    var s1: Field<[Int]> { (.s1, { $0.s1 }) }
    var s2: Field<Int> { (.s2, { $0.s2 }) }
    var d3: Field<Int> { (.d3, { $0.d3 }) }
    var d2: Field<Int> { (.d2, { $0.d2 }) }
    var d1: Field<Int> { (.d1, { $0.d1 }) }
    var d4: Field<Int> { (.d4, { $0.d4 }) }
    var d0: Field<Int?> { (.d0, { $0.d0 }) }
  }
  static var _fields: Fields { Fields() }

  /// The changes of each transaction from now on; changes that nobody has taken yet are joined with later ones.
  var changes: AsyncStream<Changes> { _streams.changes(of: self) }

  /// A field's value now, and after each transaction that changes it; a slow reader gets only the latest.
  func values<Value: Sendable>(of field: KeyPath<Fields, Field<Value>>) -> AsyncStream<Value> {
    let field: Field<Value> = Family7M0._fields[keyPath: field]
    return _streams.values(of: field.name.mask, of: self, field.read)
  }

  private let _streams: Bindgen.Streams = Bindgen.Streams()

  /// A publisher for each field, by its name.
  @dynamicMemberLookup
  struct FieldPublishers {
    fileprivate let _model: Family7M0

    subscript<Value>(dynamicMember field: KeyPath<Fields, Field<Value>>) -> Bindgen.ModelPublisher<Value> {
      let field: Field<Value> = Family7M0._fields[keyPath: field]
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
  private func _track<Value>(_ field: Changes, _ path: KeyPath<Family7M0, Value>) {
    if _core.track(field.mask, of: self) { _registrar.access(self, keyPath: path) }
  }

  /// Notifies those that have read a field.
  private func _publish<Value>(_ path: KeyPath<Family7M0, Value>) {
    _registrar.willSet(self, keyPath: path)
    _registrar.didSet(self, keyPath: path)
  }

  private func _publish(_ changes: Changes) {
    if changes.contains(.s0) { _publish(\.s0) }
    if changes.contains(.s1) { _publish(\.s1) }
    if changes.contains(.s2) { _publish(\.s2) }
    if changes.contains(.d3) { _publish(\.d3) }
    if changes.contains(.d2) { _publish(\.d2) }
    if changes.contains(.d1) { _publish(\.d1) }
    if changes.contains(.d4) { _publish(\.d4) }
    if changes.contains(.d0) { _publish(\.d0) }
  }

  // MARK: Machinery

  let _core: Bindgen.Core = Bindgen.Core(Family7M0._graph)
  private static let _graph: Bindgen.Graph = Bindgen.Graph(
    Changes.self,
    "s0 s1 s2 d3 d2 d1 d4 d0",
    [
      .d3: [.s0, .s2],
      .d2: [.s0],
      .d1: [.s2],
      .d4: [.d3, .d1],
      .d0: [.s0],
    ]
  )

  private struct _Cache {
    var d3: Int = 0
    var d2: Int = 0
    var d1: Int = 0
    var d4: Int = 0
    var d0: Int?
  }
  private var _cache: _Cache = _Cache()

  private func _wrote(_ field: Changes) { _core.wrote(field.mask, of: self) }
  private func _refresh(_ field: Changes) { _core.refresh(field.mask, of: self) }
  private func _willWrite(_ field: Changes) { _core.willWrite(field.mask, of: self) }

  func _compute(_ fields: Bindgen.Mask) {
    var pass: Bindgen.Pass<Changes> = _core.pass(fields)
    if pass.isDue(.d3) {
      let value: Int = _Family7M0Formulas.d3(_s0, _s2)
      if Bindgen.replace(&_cache.d3, with: value) { pass.changed(.d3) }
    }
    if pass.isDue(.d2) {
      let value: Int = _Family7M0Formulas.d2(_s0)
      if Bindgen.replace(&_cache.d2, with: value) { pass.changed(.d2) }
    }
    if pass.isDue(.d1) {
      _cache.d1 = _Family7M0Formulas.d1(_s2)
      pass.changed(.d1)
    }
    if pass.isDue(.d4) {
      let value: Int = _Family7M0Formulas.d4(_cache.d1, _cache.d3)
      if Bindgen.replace(&_cache.d4, with: value) { pass.changed(.d4) }
    }
    if pass.isDue(.d0) {
      let value: Int? = _Family7M0Formulas.d0(_s0)
      if Bindgen.replace(&_cache.d0, with: value) { pass.changed(.d0) }
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
extension Family7M0: Bindgen.ObservableObject {}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension Family7M0 {
  func watch(_ field: String, _ body: @escaping (Int) -> Void) -> AnyObject? {
    switch field {
    case "s0": return observe(\.s0) { body($0.number) }
    case "s1": return observe(\.s1) { body($0.number) }
    case "s2": return observe(\.s2) { body($0.number) }
    case "d3": return observe(\.d3) { body($0.number) }
    case "d2": return observe(\.d2) { body($0.number) }
    case "d1": return observe(\.d1) { body($0.number) }
    case "d4": return observe(\.d4) { body($0.number) }
    case "d0": return observe(\.d0) { body($0.number) }
    default: return nil
    }
  }

  func watchAll(_ body: @escaping (Set<String>) -> Void) -> AnyObject? {
    observe { _, changes in
      var names: Set<String> = []
      if changes.contains(.s0) { names.insert("s0") }
      if changes.contains(.s1) { names.insert("s1") }
      if changes.contains(.s2) { names.insert("s2") }
      if changes.contains(.d3) { names.insert("d3") }
      if changes.contains(.d2) { names.insert("d2") }
      if changes.contains(.d1) { names.insert("d1") }
      if changes.contains(.d4) { names.insert("d4") }
      if changes.contains(.d0) { names.insert("d0") }
      body(names)
    }
  }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension Family7M0: DrivenModel {
  static func make(_ children: [String: any DrivenModel]) -> any DrivenModel {
    Family7M0(
      s0: 0
    )
  }

  var sum: Int {
    var sum: Int = 0
    sum &+= s0.number
    sum &+= s1.number
    sum &+= s2.number
    sum &+= d3.number
    sum &+= d2.number
    sum &+= d1.number
    sum &+= d4.number
    sum &+= d0.number
    return sum
  }

  func number(of field: String) -> Int {
    switch field {
    case "s0": return s0.number
    case "s1": return s1.number
    case "s2": return s2.number
    case "d3": return d3.number
    case "d2": return d2.number
    case "d1": return d1.number
    case "d4": return d4.number
    case "d0": return d0.number
    default: return .min
    }
  }

  func write(_ field: String, _ values: [Int]) {
    switch field {
    case "s0": s0 = Int(values)
    case "s1": s1 = [Int](values)
    case "s2": s2 = Int(values)
    default: break
    }
  }

  func edit(_ field: String, _ value: Int) {
    switch field {
    case "s0": s0.edit(value)
    case "s1": s1.edit(value)
    case "s2": s2.edit(value)
    default: break
    }
  }

  func group(_ body: () -> Void) { update { _ in body() } }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension Family7M0 {
  func sink(_ field: String, _ body: @escaping (Int) -> Void) -> AnyObject? {
    switch field {
    case "s0": return publishers.s0.sink { body($0.number) }
    case "s1": return publishers.s1.sink { body($0.number) }
    case "s2": return publishers.s2.sink { body($0.number) }
    case "d3": return publishers.d3.sink { body($0.number) }
    case "d2": return publishers.d2.sink { body($0.number) }
    case "d1": return publishers.d1.sink { body($0.number) }
    case "d4": return publishers.d4.sink { body($0.number) }
    case "d0": return publishers.d0.sink { body($0.number) }
    default: return nil
    }
  }

  func sinkAll(_ body: @escaping (Set<String>) -> Void) -> AnyObject? {
    changesPublisher.sink { changes in
      var names: Set<String> = []
      if changes.contains(.s0) { names.insert("s0") }
      if changes.contains(.s1) { names.insert("s1") }
      if changes.contains(.s2) { names.insert("s2") }
      if changes.contains(.d3) { names.insert("d3") }
      if changes.contains(.d2) { names.insert("d2") }
      if changes.contains(.d1) { names.insert("d1") }
      if changes.contains(.d4) { names.insert("d4") }
      if changes.contains(.d0) { names.insert("d0") }
      body(names)
    }
  }

  func announce(_ body: @escaping () -> Void) -> AnyObject? { objectWillChange.sink { body() } }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension Family7M0 {
  func read(_ field: String, by reader: some SequenceReader, _ body: @escaping (Int) -> Void) -> AnyObject? {
    switch field {
    case "s0": return reader.read(values(of: \.s0)) { body($0.number) }
    case "s1": return reader.read(values(of: \.s1)) { body($0.number) }
    case "s2": return reader.read(values(of: \.s2)) { body($0.number) }
    case "d3": return reader.read(values(of: \.d3)) { body($0.number) }
    case "d2": return reader.read(values(of: \.d2)) { body($0.number) }
    case "d1": return reader.read(values(of: \.d1)) { body($0.number) }
    case "d4": return reader.read(values(of: \.d4)) { body($0.number) }
    case "d0": return reader.read(values(of: \.d0)) { body($0.number) }
    default: return nil
    }
  }

  func readAll(by reader: some SequenceReader, _ body: @escaping (Set<String>) -> Void) -> AnyObject? {
    reader.read(changes) { changes in
      var names: Set<String> = []
      if changes.contains(.s0) { names.insert("s0") }
      if changes.contains(.s1) { names.insert("s1") }
      if changes.contains(.s2) { names.insert("s2") }
      if changes.contains(.d3) { names.insert("d3") }
      if changes.contains(.d2) { names.insert("d2") }
      if changes.contains(.d1) { names.insert("d1") }
      if changes.contains(.d4) { names.insert("d4") }
      if changes.contains(.d0) { names.insert("d0") }
      body(names)
    }
  }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension Family7M0 {
  func track(_ field: String, _ body: @escaping (Int) -> Void) -> AnyObject? {
    Tracker({ [unowned self] in number(of: field) }, body)
  }
}

/// The spec's expressions: each sees what it names, and nothing else of the model.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
enum _Family7M0Formulas {
  static func d3(_ s0: Int, _ s2: Int) -> Int { s0 &+ s2 }
  static func d2(_ s0: Int) -> Int { s0 / 2 }
  static func d1(_ s2: Int) -> Int { s2 % 5 }
  static func d4(_ d1: Int, _ d3: Int) -> Int { d1 &+ d3 }
  static func d0(_ s0: Int) -> Int? { maybe(s0 % 5) }
}

// Made by bindgen from Family13.bindgen.yml. Do not edit: change the spec.
// swift-format-ignore-file
// swiftlint:disable all

import Observation

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
final class Family13M2: Bindgen.Observed, Observation.Observable {
  // MARK: Given

  let c0: Family13M1
  let c1: Family13M0

  // MARK: State

  var s0: Int {
    get {
      _track(.s0, \.s0)
      return _s0
    }
    set { if Bindgen.replace(&_s0, with: newValue) { _wrote(.s0) } }
  }
  private var _s0: Int

  // MARK: Derived

  var d5: Int {
    _refresh(.d5)
    _track(.d5, \.d5)
    return _cache.d5
  }

  var d4: Int? {
    _refresh(.d4)
    _track(.d4, \.d4)
    return _cache.d4
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

  var d0: Int {
    _refresh(.d0)
    _track(.d0, \.d0)
    return _cache.d0
  }

  var d3: Int {
    _refresh(.d3)
    _track(.d3, \.d3)
    return _cache.d3
  }

  // MARK: Init

  init(
    c0: Family13M1,
    c1: Family13M0,
    s0: Int = 0
  ) {
    self.c0 = c0
    self.c1 = c1
    _s0 = s0
    _core.adopt(
      c0,
      by: self,
      [
        [.s0, .s1, .d3, .d2, .d1, .d0, .d4]: .d5,
        .d2: .d2,
        .d0: .d1,
        .d4: .d1,
      ]
    )
    _core.adopt(
      c0.c0,
      by: self,
      [
        [.s0, .s1, .d3, .d0, .d1, .d2]: .d5,
        .s1: .d2,
        .d2: .d2,
      ]
    )
    _core.adopt(
      c0.c1,
      by: self,
      [
        [.s0, .s1, .d3, .d0, .d1, .d2]: .d5,
        .d2: .d4,
        .s0: .d3,
      ]
    )
    _core.adopt(
      c1,
      by: self,
      [
        .d1: .d1,
        .s1: .d1,
        .d3: .d0,
      ]
    )
  }

  // MARK: Fields

  /// The fields that a transaction changed.
  struct Changes: OptionSet, Sendable, Bindgen.FieldSet {
    let rawValue: UInt64

    static let s0: Changes = Changes(rawValue: 1 &<< 0)
    static let d5: Changes = Changes(rawValue: 1 &<< 1)
    static let d4: Changes = Changes(rawValue: 1 &<< 2)
    static let d2: Changes = Changes(rawValue: 1 &<< 3)
    static let d1: Changes = Changes(rawValue: 1 &<< 4)
    static let d0: Changes = Changes(rawValue: 1 &<< 5)
    static let d3: Changes = Changes(rawValue: 1 &<< 6)
  }

  /// The fields that can be observed one by one.
  struct Fields {
    var s0: Field<Int> { (.s0, { $0.s0 }) }
    var d5: Field<Int> { (.d5, { $0.d5 }) }
    var d4: Field<Int?> { (.d4, { $0.d4 }) }
    var d2: Field<Int> { (.d2, { $0.d2 }) }
    var d1: Field<Int> { (.d1, { $0.d1 }) }
    var d0: Field<Int> { (.d0, { $0.d0 }) }
    var d3: Field<Int> { (.d3, { $0.d3 }) }
  }
  static var _fields: Fields { Fields() }

  /// The changes of each transaction from now on; changes that nobody has taken yet are joined with later ones.
  var changes: AsyncStream<Changes> { _streams.changes(of: self) }

  /// A field's value now, and after each transaction that changes it; a slow reader gets only the latest.
  func values<Value: Sendable>(of field: KeyPath<Fields, Field<Value>>) -> AsyncStream<Value> {
    let field: Field<Value> = Family13M2._fields[keyPath: field]
    return _streams.values(of: field.name.mask, of: self, field.read)
  }

  private let _streams: Bindgen.Streams = Bindgen.Streams()

  private let _registrar: Observation.ObservationRegistrar = Observation.ObservationRegistrar()

  /// A field is read, and up to date.
  private func _track<Value>(_ field: Changes, _ path: KeyPath<Family13M2, Value>) {
    if _core.track(field.mask, of: self) { _registrar.access(self, keyPath: path) }
  }

  /// Notifies those that have read a field.
  private func _publish<Value>(_ path: KeyPath<Family13M2, Value>) {
    _registrar.willSet(self, keyPath: path)
    _registrar.didSet(self, keyPath: path)
  }

  private func _publish(_ changes: Changes) {
    if changes.contains(.s0) { _publish(\.s0) }
    if changes.contains(.d5) { _publish(\.d5) }
    if changes.contains(.d4) { _publish(\.d4) }
    if changes.contains(.d2) { _publish(\.d2) }
    if changes.contains(.d1) { _publish(\.d1) }
    if changes.contains(.d0) { _publish(\.d0) }
    if changes.contains(.d3) { _publish(\.d3) }
  }

  // MARK: Machinery

  let _core: Bindgen.Core = Bindgen.Core(Family13M2._graph)
  private static let _graph: Bindgen.Graph = Bindgen.Graph(
    Changes.self,
    "s0 d5 d4 d2 d1 d0 d3",
    [
      .d5: [],
      .d4: [],
      .d2: [],
      .d1: [],
      .d0: [],
      .d3: [.d2, .d0],
    ]
  )

  private struct _Cache {
    var d5: Int = 0
    var d4: Int?
    var d2: Int = 0
    var d1: Int = 0
    var d0: Int = 0
    var d3: Int = 0
  }
  private var _cache: _Cache = _Cache()

  private func _wrote(_ field: Changes) { _core.wrote(field.mask, of: self) }
  private func _refresh(_ field: Changes) { _core.refresh(field.mask, of: self) }

  func _compute(_ fields: Bindgen.Mask) {
    var pass: Bindgen.Pass<Changes> = _core.pass(fields)
    if pass.isDue(.d5) {
      let value: Int = _Family13M2Formulas.d5(c0)
      if Bindgen.replace(&_cache.d5, with: value) { pass.changed(.d5) }
    }
    if pass.isDue(.d4) {
      let value: Int? = _Family13M2Formulas.d4(c0)
      if Bindgen.replace(&_cache.d4, with: value) { pass.changed(.d4) }
    }
    if pass.isDue(.d2) {
      _cache.d2 = _Family13M2Formulas.d2(c0)
      pass.changed(.d2)
    }
    if pass.isDue(.d1) {
      _cache.d1 = _Family13M2Formulas.d1(c1, c0)
      pass.changed(.d1)
    }
    if pass.isDue(.d0) {
      let value: Int = _Family13M2Formulas.d0(c1)
      if Bindgen.replace(&_cache.d0, with: value) { pass.changed(.d0) }
    }
    if pass.isDue(.d3) {
      _cache.d3 = _Family13M2Formulas.d3(_cache.d0, c0, _cache.d2)
      pass.changed(.d3)
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
extension Family13M2 {
  func watch(_ field: String, _ body: @escaping (Int) -> Void) -> AnyObject? {
    switch field {
    case "s0": return observe(\.s0) { body($0.number) }
    case "d5": return observe(\.d5) { body($0.number) }
    case "d4": return observe(\.d4) { body($0.number) }
    case "d2": return observe(\.d2) { body($0.number) }
    case "d1": return observe(\.d1) { body($0.number) }
    case "d0": return observe(\.d0) { body($0.number) }
    case "d3": return observe(\.d3) { body($0.number) }
    default: return nil
    }
  }

  func watchAll(_ body: @escaping (Set<String>) -> Void) -> AnyObject? {
    observe { _, changes in
      var names: Set<String> = []
      if changes.contains(.s0) { names.insert("s0") }
      if changes.contains(.d5) { names.insert("d5") }
      if changes.contains(.d4) { names.insert("d4") }
      if changes.contains(.d2) { names.insert("d2") }
      if changes.contains(.d1) { names.insert("d1") }
      if changes.contains(.d0) { names.insert("d0") }
      if changes.contains(.d3) { names.insert("d3") }
      body(names)
    }
  }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension Family13M2: DrivenModel {
  static func make(_ children: [String: any DrivenModel]) -> any DrivenModel {
    Family13M2(
      c0: children["c0"] as! Family13M1,
      c1: children["c1"] as! Family13M0,
      s0: 0
    )
  }

  var sum: Int {
    var sum: Int = 0
    sum &+= s0.number
    sum &+= d5.number
    sum &+= d4.number
    sum &+= d2.number
    sum &+= d1.number
    sum &+= d0.number
    sum &+= d3.number
    sum &+= c0.sum
    sum &+= c1.sum
    return sum
  }

  func number(of field: String) -> Int {
    switch field {
    case "s0": return s0.number
    case "d5": return d5.number
    case "d4": return d4.number
    case "d2": return d2.number
    case "d1": return d1.number
    case "d0": return d0.number
    case "d3": return d3.number
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
extension Family13M2 {
  func read(_ field: String, by reader: some SequenceReader, _ body: @escaping (Int) -> Void) -> AnyObject? {
    switch field {
    case "s0": return reader.read(values(of: \.s0)) { body($0.number) }
    case "d5": return reader.read(values(of: \.d5)) { body($0.number) }
    case "d4": return reader.read(values(of: \.d4)) { body($0.number) }
    case "d2": return reader.read(values(of: \.d2)) { body($0.number) }
    case "d1": return reader.read(values(of: \.d1)) { body($0.number) }
    case "d0": return reader.read(values(of: \.d0)) { body($0.number) }
    case "d3": return reader.read(values(of: \.d3)) { body($0.number) }
    default: return nil
    }
  }

  func readAll(by reader: some SequenceReader, _ body: @escaping (Set<String>) -> Void) -> AnyObject? {
    reader.read(changes) { changes in
      var names: Set<String> = []
      if changes.contains(.s0) { names.insert("s0") }
      if changes.contains(.d5) { names.insert("d5") }
      if changes.contains(.d4) { names.insert("d4") }
      if changes.contains(.d2) { names.insert("d2") }
      if changes.contains(.d1) { names.insert("d1") }
      if changes.contains(.d0) { names.insert("d0") }
      if changes.contains(.d3) { names.insert("d3") }
      body(names)
    }
  }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension Family13M2 {
  func track(_ field: String, _ body: @escaping (Int) -> Void) -> AnyObject? {
    Tracker({ [unowned self] in number(of: field) }, body)
  }
}

/// The spec's expressions: each sees what it names, and nothing else of the model.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
enum _Family13M2Formulas {
  static func d5(_ c0: Family13M1) -> Int { total(c0) }
  static func d4(_ c0: Family13M1) -> Int? { maybe(c0.c1.d2 % 5) }
  static func d2(_ c0: Family13M1) -> Int { pick(c0.c0.s1, c0.c0.d2, c0.d2) }
  static func d1(_ c1: Family13M0, _ c0: Family13M1) -> Int { mix(c1.d1, c0.d0, bucket(c0.d4), c1.s1) }
  static func d0(_ c1: Family13M0) -> Int { c1.d3 }
  static func d3(_ d0: Int, _ c0: Family13M1, _ d2: Int) -> Int { mix(d0, c0.c1.s0, d2, d0, c0.c1.s0) }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
final class Family13M1: Bindgen.Observed, Observation.Observable {
  // MARK: Given

  let c0: Family13M0
  let c1: Family13M0

  // MARK: State

  var s0: Int {
    get {
      _track(.s0, \.s0)
      return _s0
    }
    set { if Bindgen.replace(&_s0, with: newValue) { _wrote(.s0) } }
  }
  private var _s0: Int

  var s1: Int {
    get {
      _track(.s1, \.s1)
      return _s1
    }
    set {
      _s1 = newValue
      _wrote(.s1)
    }
  }
  private var _s1: Int

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

  var d0: Int {
    _refresh(.d0)
    _track(.d0, \.d0)
    return _cache.d0
  }

  var d4: Int {
    _refresh(.d4)
    _track(.d4, \.d4)
    return _cache.d4
  }

  // MARK: Init

  init(
    c0: Family13M0,
    c1: Family13M0,
    s0: Int = 0,
    s1: Int = 0
  ) {
    self.c0 = c0
    self.c1 = c1
    _s0 = s0
    _s1 = s1
    _core.adopt(
      c0,
      by: self,
      [
        .s1: [.d3, .d0]
      ]
    )
    _core.adopt(
      c1,
      by: self,
      [
        .d3: [.d2, .d1],
        .d2: .d2,
        .d0: .d4,
      ]
    )
  }

  // MARK: Fields

  /// The fields that a transaction changed.
  struct Changes: OptionSet, Sendable, Bindgen.FieldSet {
    let rawValue: UInt64

    static let s0: Changes = Changes(rawValue: 1 &<< 0)
    static let s1: Changes = Changes(rawValue: 1 &<< 1)
    static let d3: Changes = Changes(rawValue: 1 &<< 2)
    static let d2: Changes = Changes(rawValue: 1 &<< 3)
    static let d1: Changes = Changes(rawValue: 1 &<< 4)
    static let d0: Changes = Changes(rawValue: 1 &<< 5)
    static let d4: Changes = Changes(rawValue: 1 &<< 6)
  }

  /// The fields that can be observed one by one.
  struct Fields {
    var s0: Field<Int> { (.s0, { $0.s0 }) }
    var s1: Field<Int> { (.s1, { $0.s1 }) }
    var d3: Field<Int> { (.d3, { $0.d3 }) }
    var d2: Field<Int> { (.d2, { $0.d2 }) }
    var d1: Field<Int> { (.d1, { $0.d1 }) }
    var d0: Field<Int> { (.d0, { $0.d0 }) }
    var d4: Field<Int> { (.d4, { $0.d4 }) }
  }
  static var _fields: Fields { Fields() }

  /// The changes of each transaction from now on; changes that nobody has taken yet are joined with later ones.
  var changes: AsyncStream<Changes> { _streams.changes(of: self) }

  /// A field's value now, and after each transaction that changes it; a slow reader gets only the latest.
  func values<Value: Sendable>(of field: KeyPath<Fields, Field<Value>>) -> AsyncStream<Value> {
    let field: Field<Value> = Family13M1._fields[keyPath: field]
    return _streams.values(of: field.name.mask, of: self, field.read)
  }

  private let _streams: Bindgen.Streams = Bindgen.Streams()

  private let _registrar: Observation.ObservationRegistrar = Observation.ObservationRegistrar()

  /// A field is read, and up to date.
  private func _track<Value>(_ field: Changes, _ path: KeyPath<Family13M1, Value>) {
    if _core.track(field.mask, of: self) { _registrar.access(self, keyPath: path) }
  }

  /// Notifies those that have read a field.
  private func _publish<Value>(_ path: KeyPath<Family13M1, Value>) {
    _registrar.willSet(self, keyPath: path)
    _registrar.didSet(self, keyPath: path)
  }

  private func _publish(_ changes: Changes) {
    if changes.contains(.s0) { _publish(\.s0) }
    if changes.contains(.s1) { _publish(\.s1) }
    if changes.contains(.d3) { _publish(\.d3) }
    if changes.contains(.d2) { _publish(\.d2) }
    if changes.contains(.d1) { _publish(\.d1) }
    if changes.contains(.d0) { _publish(\.d0) }
    if changes.contains(.d4) { _publish(\.d4) }
  }

  // MARK: Machinery

  let _core: Bindgen.Core = Bindgen.Core(Family13M1._graph)
  private static let _graph: Bindgen.Graph = Bindgen.Graph(
    Changes.self,
    "s0 s1 d3 d2 d1 d0 d4",
    [
      .d3: [],
      .d2: [],
      .d1: [],
      .d0: [],
      .d4: [.d3, .d0],
    ]
  )

  private struct _Cache {
    var d3: Int = 0
    var d2: Int = 0
    var d1: Int = 0
    var d0: Int = 0
    var d4: Int = 0
  }
  private var _cache: _Cache = _Cache()

  private func _wrote(_ field: Changes) { _core.wrote(field.mask, of: self) }
  private func _refresh(_ field: Changes) { _core.refresh(field.mask, of: self) }

  func _compute(_ fields: Bindgen.Mask) {
    var pass: Bindgen.Pass<Changes> = _core.pass(fields)
    if pass.isDue(.d3) {
      let value: Int = _Family13M1Formulas.d3(c0)
      if Bindgen.replace(&_cache.d3, with: value) { pass.changed(.d3) }
    }
    if pass.isDue(.d2) {
      _cache.d2 = _Family13M1Formulas.d2(c1)
      pass.changed(.d2)
    }
    if pass.isDue(.d1) {
      let value: Int = _Family13M1Formulas.d1(c1)
      if Bindgen.replace(&_cache.d1, with: value) { pass.changed(.d1) }
    }
    if pass.isDue(.d0) {
      let value: Int = _Family13M1Formulas.d0(c0)
      if Bindgen.replace(&_cache.d0, with: value) { pass.changed(.d0) }
    }
    if pass.isDue(.d4) {
      let value: Int = _Family13M1Formulas.d4(c1, _cache.d0, _cache.d3)
      if Bindgen.replace(&_cache.d4, with: value, unless: _Family13M1Formulas.d4AreEqual) { pass.changed(.d4) }
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
extension Family13M1 {
  func watch(_ field: String, _ body: @escaping (Int) -> Void) -> AnyObject? {
    switch field {
    case "s0": return observe(\.s0) { body($0.number) }
    case "s1": return observe(\.s1) { body($0.number) }
    case "d3": return observe(\.d3) { body($0.number) }
    case "d2": return observe(\.d2) { body($0.number) }
    case "d1": return observe(\.d1) { body($0.number) }
    case "d0": return observe(\.d0) { body($0.number) }
    case "d4": return observe(\.d4) { body($0.number) }
    default: return nil
    }
  }

  func watchAll(_ body: @escaping (Set<String>) -> Void) -> AnyObject? {
    observe { _, changes in
      var names: Set<String> = []
      if changes.contains(.s0) { names.insert("s0") }
      if changes.contains(.s1) { names.insert("s1") }
      if changes.contains(.d3) { names.insert("d3") }
      if changes.contains(.d2) { names.insert("d2") }
      if changes.contains(.d1) { names.insert("d1") }
      if changes.contains(.d0) { names.insert("d0") }
      if changes.contains(.d4) { names.insert("d4") }
      body(names)
    }
  }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension Family13M1: DrivenModel {
  static func make(_ children: [String: any DrivenModel]) -> any DrivenModel {
    Family13M1(
      c0: children["c0"] as! Family13M0,
      c1: children["c1"] as! Family13M0,
      s0: 0
    )
  }

  var sum: Int {
    var sum: Int = 0
    sum &+= s0.number
    sum &+= s1.number
    sum &+= d3.number
    sum &+= d2.number
    sum &+= d1.number
    sum &+= d0.number
    sum &+= bucket(d4)
    sum &+= c0.sum
    sum &+= c1.sum
    return sum
  }

  func number(of field: String) -> Int {
    switch field {
    case "s0": return s0.number
    case "s1": return s1.number
    case "d3": return d3.number
    case "d2": return d2.number
    case "d1": return d1.number
    case "d0": return d0.number
    case "d4": return d4.number
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
extension Family13M1 {
  func read(_ field: String, by reader: some SequenceReader, _ body: @escaping (Int) -> Void) -> AnyObject? {
    switch field {
    case "s0": return reader.read(values(of: \.s0)) { body($0.number) }
    case "s1": return reader.read(values(of: \.s1)) { body($0.number) }
    case "d3": return reader.read(values(of: \.d3)) { body($0.number) }
    case "d2": return reader.read(values(of: \.d2)) { body($0.number) }
    case "d1": return reader.read(values(of: \.d1)) { body($0.number) }
    case "d0": return reader.read(values(of: \.d0)) { body($0.number) }
    case "d4": return reader.read(values(of: \.d4)) { body($0.number) }
    default: return nil
    }
  }

  func readAll(by reader: some SequenceReader, _ body: @escaping (Set<String>) -> Void) -> AnyObject? {
    reader.read(changes) { changes in
      var names: Set<String> = []
      if changes.contains(.s0) { names.insert("s0") }
      if changes.contains(.s1) { names.insert("s1") }
      if changes.contains(.d3) { names.insert("d3") }
      if changes.contains(.d2) { names.insert("d2") }
      if changes.contains(.d1) { names.insert("d1") }
      if changes.contains(.d0) { names.insert("d0") }
      if changes.contains(.d4) { names.insert("d4") }
      body(names)
    }
  }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension Family13M1 {
  func track(_ field: String, _ body: @escaping (Int) -> Void) -> AnyObject? {
    Tracker({ [unowned self] in number(of: field) }, body)
  }
}

/// The spec's expressions: each sees what it names, and nothing else of the model.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
enum _Family13M1Formulas {
  static func d3(_ c0: Family13M0) -> Int { c0.s1 % 5 }
  static func d2(_ c1: Family13M0) -> Int { c1.d3 &+ c1.d2 }
  static func d1(_ c1: Family13M0) -> Int { c1.d3 % 5 }
  static func d0(_ c0: Family13M0) -> Int { c0.s1 % 5 }
  static func d4(_ c1: Family13M0, _ d0: Int, _ d3: Int) -> Int { pick(c1.d0, d0, d3) }
  static func d4AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
final class Family13M0: Bindgen.Observed, Observation.Observable {
  // MARK: State

  var s0: Int {
    get {
      _track(.s0, \.s0)
      return _s0
    }
    set { if Bindgen.replace(&_s0, with: newValue) { _wrote(.s0) } }
  }
  private var _s0: Int

  var s1: Int {
    get {
      _track(.s1, \.s1)
      return _s1
    }
    set { if Bindgen.replace(&_s1, with: newValue) { _wrote(.s1) } }
  }
  private var _s1: Int

  // MARK: Derived

  var d3: Int {
    _refresh(.d3)
    _track(.d3, \.d3)
    return _cache.d3
  }

  var d0: Int {
    _refresh(.d0)
    _track(.d0, \.d0)
    return _cache.d0
  }

  var d1: Int {
    _refresh(.d1)
    _track(.d1, \.d1)
    return _cache.d1
  }

  var d2: Int {
    _refresh(.d2)
    _track(.d2, \.d2)
    return _cache.d2
  }

  // MARK: Init

  init(s0: Int = 0, s1: Int = 0) {
    _s0 = s0
    _s1 = s1
  }

  // MARK: Fields

  /// The fields that a transaction changed.
  struct Changes: OptionSet, Sendable, Bindgen.FieldSet {
    let rawValue: UInt64

    static let s0: Changes = Changes(rawValue: 1 &<< 0)
    static let s1: Changes = Changes(rawValue: 1 &<< 1)
    static let d3: Changes = Changes(rawValue: 1 &<< 2)
    static let d0: Changes = Changes(rawValue: 1 &<< 3)
    static let d1: Changes = Changes(rawValue: 1 &<< 4)
    static let d2: Changes = Changes(rawValue: 1 &<< 5)
  }

  /// The fields that can be observed one by one.
  struct Fields {
    var s0: Field<Int> { (.s0, { $0.s0 }) }
    var s1: Field<Int> { (.s1, { $0.s1 }) }
    var d3: Field<Int> { (.d3, { $0.d3 }) }
    var d0: Field<Int> { (.d0, { $0.d0 }) }
    var d1: Field<Int> { (.d1, { $0.d1 }) }
    var d2: Field<Int> { (.d2, { $0.d2 }) }
  }
  static var _fields: Fields { Fields() }

  /// The changes of each transaction from now on; changes that nobody has taken yet are joined with later ones.
  var changes: AsyncStream<Changes> { _streams.changes(of: self) }

  /// A field's value now, and after each transaction that changes it; a slow reader gets only the latest.
  func values<Value: Sendable>(of field: KeyPath<Fields, Field<Value>>) -> AsyncStream<Value> {
    let field: Field<Value> = Family13M0._fields[keyPath: field]
    return _streams.values(of: field.name.mask, of: self, field.read)
  }

  private let _streams: Bindgen.Streams = Bindgen.Streams()

  private let _registrar: Observation.ObservationRegistrar = Observation.ObservationRegistrar()

  /// A field is read, and up to date.
  private func _track<Value>(_ field: Changes, _ path: KeyPath<Family13M0, Value>) {
    if _core.track(field.mask, of: self) { _registrar.access(self, keyPath: path) }
  }

  /// Notifies those that have read a field.
  private func _publish<Value>(_ path: KeyPath<Family13M0, Value>) {
    _registrar.willSet(self, keyPath: path)
    _registrar.didSet(self, keyPath: path)
  }

  private func _publish(_ changes: Changes) {
    if changes.contains(.s0) { _publish(\.s0) }
    if changes.contains(.s1) { _publish(\.s1) }
    if changes.contains(.d3) { _publish(\.d3) }
    if changes.contains(.d0) { _publish(\.d0) }
    if changes.contains(.d1) { _publish(\.d1) }
    if changes.contains(.d2) { _publish(\.d2) }
  }

  // MARK: Machinery

  let _core: Bindgen.Core = Bindgen.Core(Family13M0._graph)
  private static let _graph: Bindgen.Graph = Bindgen.Graph(
    Changes.self,
    "s0 s1 d3 d0 d1 d2",
    [
      .d3: [.s0, .s1],
      .d0: [.s0, .s1],
      .d1: [.s1, .d0],
      .d2: [.d1],
    ]
  )

  private struct _Cache {
    var d3: Int = 0
    var d0: Int = 0
    var d1: Int = 0
    var d2: Int = 0
  }
  private var _cache: _Cache = _Cache()

  private func _wrote(_ field: Changes) { _core.wrote(field.mask, of: self) }
  private func _refresh(_ field: Changes) { _core.refresh(field.mask, of: self) }

  func _compute(_ fields: Bindgen.Mask) {
    var pass: Bindgen.Pass<Changes> = _core.pass(fields)
    if pass.isDue(.d3) {
      let value: Int = _Family13M0Formulas.d3(_s1, _s0)
      if Bindgen.replace(&_cache.d3, with: value) { pass.changed(.d3) }
    }
    if pass.isDue(.d0) {
      let value: Int = _Family13M0Formulas.d0(_s0, _s1)
      if Bindgen.replace(&_cache.d0, with: value) { pass.changed(.d0) }
    }
    if pass.isDue(.d1) {
      let value: Int = _Family13M0Formulas.d1(_s1, _cache.d0)
      if Bindgen.replace(&_cache.d1, with: value) { pass.changed(.d1) }
    }
    if pass.isDue(.d2) {
      _cache.d2 = _Family13M0Formulas.d2(_cache.d1)
      pass.changed(.d2)
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
extension Family13M0 {
  func watch(_ field: String, _ body: @escaping (Int) -> Void) -> AnyObject? {
    switch field {
    case "s0": return observe(\.s0) { body($0.number) }
    case "s1": return observe(\.s1) { body($0.number) }
    case "d3": return observe(\.d3) { body($0.number) }
    case "d0": return observe(\.d0) { body($0.number) }
    case "d1": return observe(\.d1) { body($0.number) }
    case "d2": return observe(\.d2) { body($0.number) }
    default: return nil
    }
  }

  func watchAll(_ body: @escaping (Set<String>) -> Void) -> AnyObject? {
    observe { _, changes in
      var names: Set<String> = []
      if changes.contains(.s0) { names.insert("s0") }
      if changes.contains(.s1) { names.insert("s1") }
      if changes.contains(.d3) { names.insert("d3") }
      if changes.contains(.d0) { names.insert("d0") }
      if changes.contains(.d1) { names.insert("d1") }
      if changes.contains(.d2) { names.insert("d2") }
      body(names)
    }
  }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension Family13M0: DrivenModel {
  static func make(_ children: [String: any DrivenModel]) -> any DrivenModel {
    Family13M0(
      s0: 0
    )
  }

  var sum: Int {
    var sum: Int = 0
    sum &+= s0.number
    sum &+= s1.number
    sum &+= d3.number
    sum &+= d0.number
    sum &+= d1.number
    sum &+= d2.number
    return sum
  }

  func number(of field: String) -> Int {
    switch field {
    case "s0": return s0.number
    case "s1": return s1.number
    case "d3": return d3.number
    case "d0": return d0.number
    case "d1": return d1.number
    case "d2": return d2.number
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
extension Family13M0 {
  func read(_ field: String, by reader: some SequenceReader, _ body: @escaping (Int) -> Void) -> AnyObject? {
    switch field {
    case "s0": return reader.read(values(of: \.s0)) { body($0.number) }
    case "s1": return reader.read(values(of: \.s1)) { body($0.number) }
    case "d3": return reader.read(values(of: \.d3)) { body($0.number) }
    case "d0": return reader.read(values(of: \.d0)) { body($0.number) }
    case "d1": return reader.read(values(of: \.d1)) { body($0.number) }
    case "d2": return reader.read(values(of: \.d2)) { body($0.number) }
    default: return nil
    }
  }

  func readAll(by reader: some SequenceReader, _ body: @escaping (Set<String>) -> Void) -> AnyObject? {
    reader.read(changes) { changes in
      var names: Set<String> = []
      if changes.contains(.s0) { names.insert("s0") }
      if changes.contains(.s1) { names.insert("s1") }
      if changes.contains(.d3) { names.insert("d3") }
      if changes.contains(.d0) { names.insert("d0") }
      if changes.contains(.d1) { names.insert("d1") }
      if changes.contains(.d2) { names.insert("d2") }
      body(names)
    }
  }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension Family13M0 {
  func track(_ field: String, _ body: @escaping (Int) -> Void) -> AnyObject? {
    Tracker({ [unowned self] in number(of: field) }, body)
  }
}

/// The spec's expressions: each sees what it names, and nothing else of the model.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
enum _Family13M0Formulas {
  static func d3(_ s1: Int, _ s0: Int) -> Int { mix(s1, s0, s1) }
  static func d0(_ s0: Int, _ s1: Int) -> Int { pick(s0, s1, s0) }
  static func d1(_ s1: Int, _ d0: Int) -> Int { mix(s1, d0) }
  static func d2(_ d1: Int) -> Int { d1 / 2 }
}

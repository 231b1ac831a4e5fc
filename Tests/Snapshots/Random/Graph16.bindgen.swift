// Made by bindgen from Graph16.bindgen.yml. Do not edit: change the spec.
// swift-format-ignore-file
// swiftlint:disable all

import Observation

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
final class Graph16: Bindgen.Observed, Observation.Observable {
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

  var s2: Int {
    get {
      _track(.s2, \.s2)
      return _s2
    }
    set { if Bindgen.replace(&_s2, with: newValue) { _wrote(.s2) } }
  }
  private var _s2: Int

  var s3: Int {
    get {
      _track(.s3, \.s3)
      return _s3
    }
    set { if Bindgen.replace(&_s3, with: newValue, unless: _Graph16Formulas.s3AreEqual) { _wrote(.s3) } }
  }
  private var _s3: Int

  // MARK: Derived

  var d14: Int { s2 }

  var d19: Int { d14 }

  var d2: Int? {
    _refresh(.d2)
    _track(.d2, \.d2)
    return _cache.d2
  }

  var d16: Int { d14 }

  var d17: Int {
    _refresh(.d17)
    _track(.d17, \.d17)
    return _cache.d17
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

  var d12: Int? {
    _refresh(.d12)
    _track(.d12, \.d12)
    return _cache.d12
  }

  var d0: Int {
    _refresh(.d0)
    _track(.d0, \.d0)
    return _cache.d0
  }

  var d5: Int {
    _refresh(.d5)
    _track(.d5, \.d5)
    return _cache.d5
  }

  var d7: Int {
    _refresh(.d7)
    _track(.d7, \.d7)
    return _cache.d7
  }

  var d13: Int? {
    _refresh(.d13)
    _track(.d13, \.d13)
    return _cache.d13
  }

  var d3: Int? {
    _refresh(.d3)
    _track(.d3, \.d3)
    return _cache.d3
  }

  var d9: Int {
    _refresh(.d9)
    _track(.d9, \.d9)
    return _cache.d9
  }

  var d6: Int {
    _refresh(.d6)
    _track(.d6, \.d6)
    return _cache.d6
  }

  var d11: Int {
    _refresh(.d11)
    _track(.d11, \.d11)
    return _cache.d11
  }

  var d15: Int {
    _refresh(.d15)
    _track(.d15, \.d15)
    return _cache.d15
  }

  var d18: Int {
    _refresh(.d18)
    _track(.d18, \.d18)
    return _cache.d18
  }

  var d8: Int {
    _refresh(.d8)
    _track(.d8, \.d8)
    return _cache.d8
  }

  var d10: Int {
    _refresh(.d10)
    _track(.d10, \.d10)
    return _cache.d10
  }

  // MARK: Init

  init(
    s0: Int = 0,
    s1: Int = 0,
    s2: Int = 0,
    s3: Int = 0
  ) {
    _s0 = s0
    _s1 = s1
    _s2 = s2
    _s3 = s3
  }

  // MARK: Fields

  /// The fields that a transaction changed.
  struct Changes: OptionSet, Sendable, Bindgen.FieldSet {
    let rawValue: UInt64

    static let s0: Changes = Changes(rawValue: 1 &<< 0)
    static let s1: Changes = Changes(rawValue: 1 &<< 1)
    static let s2: Changes = Changes(rawValue: 1 &<< 2)
    static let s3: Changes = Changes(rawValue: 1 &<< 3)
    static let d14: Changes = Changes(rawValue: 1 &<< 4)
    static let d19: Changes = Changes(rawValue: 1 &<< 5)
    static let d2: Changes = Changes(rawValue: 1 &<< 6)
    static let d16: Changes = Changes(rawValue: 1 &<< 7)
    static let d17: Changes = Changes(rawValue: 1 &<< 8)
    static let d1: Changes = Changes(rawValue: 1 &<< 9)
    static let d4: Changes = Changes(rawValue: 1 &<< 10)
    static let d12: Changes = Changes(rawValue: 1 &<< 11)
    static let d0: Changes = Changes(rawValue: 1 &<< 12)
    static let d5: Changes = Changes(rawValue: 1 &<< 13)
    static let d7: Changes = Changes(rawValue: 1 &<< 14)
    static let d13: Changes = Changes(rawValue: 1 &<< 15)
    static let d3: Changes = Changes(rawValue: 1 &<< 16)
    static let d9: Changes = Changes(rawValue: 1 &<< 17)
    static let d6: Changes = Changes(rawValue: 1 &<< 18)
    static let d11: Changes = Changes(rawValue: 1 &<< 19)
    static let d15: Changes = Changes(rawValue: 1 &<< 20)
    static let d18: Changes = Changes(rawValue: 1 &<< 21)
    static let d8: Changes = Changes(rawValue: 1 &<< 22)
    static let d10: Changes = Changes(rawValue: 1 &<< 23)
  }

  /// The fields that can be observed one by one.
  struct Fields {
    var s0: Field<Int> { (.s0, { $0.s0 }) }
    var s1: Field<Int> { (.s1, { $0.s1 }) }
    var s2: Field<Int> { (.s2, { $0.s2 }) }
    var s3: Field<Int> { (.s3, { $0.s3 }) }
    var d14: Field<Int> { (.d14, { $0.d14 }) }
    var d19: Field<Int> { (.d19, { $0.d19 }) }
    var d2: Field<Int?> { (.d2, { $0.d2 }) }
    var d16: Field<Int> { (.d16, { $0.d16 }) }
    var d17: Field<Int> { (.d17, { $0.d17 }) }
    var d1: Field<Int> { (.d1, { $0.d1 }) }
    var d4: Field<Int> { (.d4, { $0.d4 }) }
    var d12: Field<Int?> { (.d12, { $0.d12 }) }
    var d0: Field<Int> { (.d0, { $0.d0 }) }
    var d5: Field<Int> { (.d5, { $0.d5 }) }
    var d7: Field<Int> { (.d7, { $0.d7 }) }
    var d13: Field<Int?> { (.d13, { $0.d13 }) }
    var d3: Field<Int?> { (.d3, { $0.d3 }) }
    var d9: Field<Int> { (.d9, { $0.d9 }) }
    var d6: Field<Int> { (.d6, { $0.d6 }) }
    var d11: Field<Int> { (.d11, { $0.d11 }) }
    var d15: Field<Int> { (.d15, { $0.d15 }) }
    var d18: Field<Int> { (.d18, { $0.d18 }) }
    var d8: Field<Int> { (.d8, { $0.d8 }) }
    var d10: Field<Int> { (.d10, { $0.d10 }) }
  }
  static var _fields: Fields { Fields() }

  /// The changes of each transaction from now on; changes that nobody has taken yet are joined with later ones.
  var changes: AsyncStream<Changes> { _streams.changes(of: self) }

  /// A field's value now, and after each transaction that changes it; a slow reader gets only the latest.
  func values<Value: Sendable>(of field: KeyPath<Fields, Field<Value>>) -> AsyncStream<Value> {
    let field: Field<Value> = Graph16._fields[keyPath: field]
    return _streams.values(of: field.name.mask, of: self, field.read)
  }

  private let _streams: Bindgen.Streams = Bindgen.Streams()

  private let _registrar: Observation.ObservationRegistrar = Observation.ObservationRegistrar()

  /// A field is read, and up to date.
  private func _track<Value>(_ field: Changes, _ path: KeyPath<Graph16, Value>) {
    if _core.track(field.mask, of: self) { _registrar.access(self, keyPath: path) }
  }

  /// Notifies those that have read a field.
  private func _publish<Value>(_ path: KeyPath<Graph16, Value>) {
    _registrar.willSet(self, keyPath: path)
    _registrar.didSet(self, keyPath: path)
  }

  private func _publish(_ changes: Changes) {
    if changes.contains(.s0) { _publish(\.s0) }
    if changes.contains(.s1) { _publish(\.s1) }
    if changes.contains(.s2) { _publish(\.s2) }
    if changes.contains(.s3) { _publish(\.s3) }
    if changes.contains(.d14) { _publish(\.d14) }
    if changes.contains(.d19) { _publish(\.d19) }
    if changes.contains(.d2) { _publish(\.d2) }
    if changes.contains(.d16) { _publish(\.d16) }
    if changes.contains(.d17) { _publish(\.d17) }
    if changes.contains(.d1) { _publish(\.d1) }
    if changes.contains(.d4) { _publish(\.d4) }
    if changes.contains(.d12) { _publish(\.d12) }
    if changes.contains(.d0) { _publish(\.d0) }
    if changes.contains(.d5) { _publish(\.d5) }
    if changes.contains(.d7) { _publish(\.d7) }
    if changes.contains(.d13) { _publish(\.d13) }
    if changes.contains(.d3) { _publish(\.d3) }
    if changes.contains(.d9) { _publish(\.d9) }
    if changes.contains(.d6) { _publish(\.d6) }
    if changes.contains(.d11) { _publish(\.d11) }
    if changes.contains(.d15) { _publish(\.d15) }
    if changes.contains(.d18) { _publish(\.d18) }
    if changes.contains(.d8) { _publish(\.d8) }
    if changes.contains(.d10) { _publish(\.d10) }
  }

  // MARK: Machinery

  let _core: Bindgen.Core = Bindgen.Core(Graph16._graph)
  private static let _graph: Bindgen.Graph = Bindgen.Graph(
    Changes.self,
    "s0 s1 s2 s3 d14 d19 d2 d16 d17 d1 d4 d12 d0 d5 d7 d13 d3 d9 d6 d11 d15 d18 d8 d10",
    [
      .d14: [.s2],
      .d19: [.d14],
      .d2: [.s2, .s3],
      .d16: [.d14],
      .d17: [.d16],
      .d1: [.s0],
      .d4: [.s1, .d2, .d1],
      .d12: [.d2, .d1],
      .d0: [.s0],
      .d5: [.d0],
      .d7: [.d1, .d4, .d5],
      .d13: [.d7],
      .d3: [.s0],
      .d9: [.s3, .d1, .d5, .d3],
      .d6: [.d3],
      .d11: [.d4, .d3, .d6],
      .d15: [.d3],
      .d18: [.d12, .d15],
      .d8: [.s1],
      .d10: [.d1, .d7, .d8],
    ]
  )

  private struct _Cache {
    var d2: Int?
    var d17: Int = 0
    var d1: Int = 0
    var d4: Int = 0
    var d12: Int?
    var d0: Int = 0
    var d5: Int = 0
    var d7: Int = 0
    var d13: Int?
    var d3: Int?
    var d9: Int = 0
    var d6: Int = 0
    var d11: Int = 0
    var d15: Int = 0
    var d18: Int = 0
    var d8: Int = 0
    var d10: Int = 0
  }
  private var _cache: _Cache = _Cache()

  private func _wrote(_ field: Changes) { _core.wrote(field.mask, of: self) }
  private func _refresh(_ field: Changes) { _core.refresh(field.mask, of: self) }

  func _compute(_ fields: Bindgen.Mask) {
    var pass: Bindgen.Pass<Changes> = _core.pass(fields)
    if pass.isDue(.d14) { pass.changed(.d14) }
    if pass.isDue(.d19) { pass.changed(.d19) }
    if pass.isDue(.d2) {
      let value: Int? = _Graph16Formulas.d2(_s3, _s2)
      if Bindgen.replace(&_cache.d2, with: value) { pass.changed(.d2) }
    }
    if pass.isDue(.d16) { pass.changed(.d16) }
    if pass.isDue(.d17) {
      let value: Int = _Graph16Formulas.d17(_s2)
      if Bindgen.replace(&_cache.d17, with: value) { pass.changed(.d17) }
    }
    if pass.isDue(.d1) {
      let value: Int = _Graph16Formulas.d1(_s0)
      if Bindgen.replace(&_cache.d1, with: value) { pass.changed(.d1) }
    }
    if pass.isDue(.d4) {
      let value: Int = _Graph16Formulas.d4(_s1, _cache.d1, _cache.d2)
      if Bindgen.replace(&_cache.d4, with: value) { pass.changed(.d4) }
    }
    if pass.isDue(.d12) {
      let value: Int? = _Graph16Formulas.d12(_cache.d1, _cache.d2)
      if Bindgen.replace(&_cache.d12, with: value) { pass.changed(.d12) }
    }
    if pass.isDue(.d0) {
      let value: Int = _Graph16Formulas.d0(_s0)
      if Bindgen.replace(&_cache.d0, with: value) { pass.changed(.d0) }
    }
    if pass.isDue(.d5) {
      let value: Int = _Graph16Formulas.d5(_cache.d0)
      if Bindgen.replace(&_cache.d5, with: value) { pass.changed(.d5) }
    }
    if pass.isDue(.d7) {
      let value: Int = _Graph16Formulas.d7(_cache.d5, _cache.d1, _cache.d4)
      if Bindgen.replace(&_cache.d7, with: value) { pass.changed(.d7) }
    }
    if pass.isDue(.d13) {
      let value: Int? = _Graph16Formulas.d13(_cache.d7)
      if Bindgen.replace(&_cache.d13, with: value) { pass.changed(.d13) }
    }
    if pass.isDue(.d3) {
      let value: Int? = _Graph16Formulas.d3(_s0)
      if Bindgen.replace(&_cache.d3, with: value) { pass.changed(.d3) }
    }
    if pass.isDue(.d9) {
      let value: Int = _Graph16Formulas.d9(_s3, _cache.d3, _cache.d1, _cache.d5)
      if Bindgen.replace(&_cache.d9, with: value, unless: _Graph16Formulas.d9AreEqual) { pass.changed(.d9) }
    }
    if pass.isDue(.d6) {
      _cache.d6 = _Graph16Formulas.d6(_cache.d3)
      pass.changed(.d6)
    }
    if pass.isDue(.d11) {
      let value: Int = _Graph16Formulas.d11(_cache.d3, _cache.d6, _cache.d4)
      if Bindgen.replace(&_cache.d11, with: value) { pass.changed(.d11) }
    }
    if pass.isDue(.d15) {
      _cache.d15 = _Graph16Formulas.d15(_cache.d3)
      pass.changed(.d15)
    }
    if pass.isDue(.d18) {
      let value: Int = _Graph16Formulas.d18(_cache.d15, _cache.d12)
      if Bindgen.replace(&_cache.d18, with: value) { pass.changed(.d18) }
    }
    if pass.isDue(.d8) {
      let value: Int = _Graph16Formulas.d8(_s1)
      if Bindgen.replace(&_cache.d8, with: value) { pass.changed(.d8) }
    }
    if pass.isDue(.d10) {
      let value: Int = _Graph16Formulas.d10(_cache.d7, _cache.d1, _cache.d8)
      if Bindgen.replace(&_cache.d10, with: value) { pass.changed(.d10) }
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
extension Graph16 {
  func watch(_ field: String, _ body: @escaping (Int) -> Void) -> AnyObject? {
    switch field {
    case "s0": return observe(\.s0) { body($0.number) }
    case "s1": return observe(\.s1) { body($0.number) }
    case "s2": return observe(\.s2) { body($0.number) }
    case "s3": return observe(\.s3) { body($0.number) }
    case "d14": return observe(\.d14) { body($0.number) }
    case "d19": return observe(\.d19) { body($0.number) }
    case "d2": return observe(\.d2) { body($0.number) }
    case "d16": return observe(\.d16) { body($0.number) }
    case "d17": return observe(\.d17) { body($0.number) }
    case "d1": return observe(\.d1) { body($0.number) }
    case "d4": return observe(\.d4) { body($0.number) }
    case "d12": return observe(\.d12) { body($0.number) }
    case "d0": return observe(\.d0) { body($0.number) }
    case "d5": return observe(\.d5) { body($0.number) }
    case "d7": return observe(\.d7) { body($0.number) }
    case "d13": return observe(\.d13) { body($0.number) }
    case "d3": return observe(\.d3) { body($0.number) }
    case "d9": return observe(\.d9) { body($0.number) }
    case "d6": return observe(\.d6) { body($0.number) }
    case "d11": return observe(\.d11) { body($0.number) }
    case "d15": return observe(\.d15) { body($0.number) }
    case "d18": return observe(\.d18) { body($0.number) }
    case "d8": return observe(\.d8) { body($0.number) }
    case "d10": return observe(\.d10) { body($0.number) }
    default: return nil
    }
  }

  func watchAll(_ body: @escaping (Set<String>) -> Void) -> AnyObject? {
    observe { _, changes in
      var names: Set<String> = []
      if changes.contains(.s0) { names.insert("s0") }
      if changes.contains(.s1) { names.insert("s1") }
      if changes.contains(.s2) { names.insert("s2") }
      if changes.contains(.s3) { names.insert("s3") }
      if changes.contains(.d14) { names.insert("d14") }
      if changes.contains(.d19) { names.insert("d19") }
      if changes.contains(.d2) { names.insert("d2") }
      if changes.contains(.d16) { names.insert("d16") }
      if changes.contains(.d17) { names.insert("d17") }
      if changes.contains(.d1) { names.insert("d1") }
      if changes.contains(.d4) { names.insert("d4") }
      if changes.contains(.d12) { names.insert("d12") }
      if changes.contains(.d0) { names.insert("d0") }
      if changes.contains(.d5) { names.insert("d5") }
      if changes.contains(.d7) { names.insert("d7") }
      if changes.contains(.d13) { names.insert("d13") }
      if changes.contains(.d3) { names.insert("d3") }
      if changes.contains(.d9) { names.insert("d9") }
      if changes.contains(.d6) { names.insert("d6") }
      if changes.contains(.d11) { names.insert("d11") }
      if changes.contains(.d15) { names.insert("d15") }
      if changes.contains(.d18) { names.insert("d18") }
      if changes.contains(.d8) { names.insert("d8") }
      if changes.contains(.d10) { names.insert("d10") }
      body(names)
    }
  }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension Graph16: DrivenModel {
  static func make(_ children: [String: any DrivenModel]) -> any DrivenModel {
    Graph16(
      s0: 0
    )
  }

  var sum: Int {
    var sum: Int = 0
    sum &+= s0.number
    sum &+= s1.number
    sum &+= s2.number
    sum &+= bucket(s3)
    sum &+= d14.number
    sum &+= d19.number
    sum &+= d2.number
    sum &+= d16.number
    sum &+= d17.number
    sum &+= d1.number
    sum &+= d4.number
    sum &+= d12.number
    sum &+= d0.number
    sum &+= d5.number
    sum &+= d7.number
    sum &+= d13.number
    sum &+= d3.number
    sum &+= bucket(d9)
    sum &+= d6.number
    sum &+= d11.number
    sum &+= d15.number
    sum &+= d18.number
    sum &+= d8.number
    sum &+= d10.number
    return sum
  }

  func number(of field: String) -> Int {
    switch field {
    case "s0": return s0.number
    case "s1": return s1.number
    case "s2": return s2.number
    case "s3": return s3.number
    case "d14": return d14.number
    case "d19": return d19.number
    case "d2": return d2.number
    case "d16": return d16.number
    case "d17": return d17.number
    case "d1": return d1.number
    case "d4": return d4.number
    case "d12": return d12.number
    case "d0": return d0.number
    case "d5": return d5.number
    case "d7": return d7.number
    case "d13": return d13.number
    case "d3": return d3.number
    case "d9": return d9.number
    case "d6": return d6.number
    case "d11": return d11.number
    case "d15": return d15.number
    case "d18": return d18.number
    case "d8": return d8.number
    case "d10": return d10.number
    default: return .min
    }
  }

  func write(_ field: String, _ values: [Int]) {
    switch field {
    case "s0": s0 = Int(values)
    case "s1": s1 = Int(values)
    case "s2": s2 = Int(values)
    case "s3": s3 = Int(values)
    default: break
    }
  }

  func edit(_ field: String, _ value: Int) {
    switch field {
    case "s0": s0.edit(value)
    case "s1": s1.edit(value)
    case "s2": s2.edit(value)
    case "s3": s3.edit(value)
    default: break
    }
  }

  func group(_ body: () -> Void) { update { _ in body() } }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension Graph16 {
  func read(_ field: String, by reader: some SequenceReader, _ body: @escaping (Int) -> Void) -> AnyObject? {
    switch field {
    case "s0": return reader.read(values(of: \.s0)) { body($0.number) }
    case "s1": return reader.read(values(of: \.s1)) { body($0.number) }
    case "s2": return reader.read(values(of: \.s2)) { body($0.number) }
    case "s3": return reader.read(values(of: \.s3)) { body($0.number) }
    case "d14": return reader.read(values(of: \.d14)) { body($0.number) }
    case "d19": return reader.read(values(of: \.d19)) { body($0.number) }
    case "d2": return reader.read(values(of: \.d2)) { body($0.number) }
    case "d16": return reader.read(values(of: \.d16)) { body($0.number) }
    case "d17": return reader.read(values(of: \.d17)) { body($0.number) }
    case "d1": return reader.read(values(of: \.d1)) { body($0.number) }
    case "d4": return reader.read(values(of: \.d4)) { body($0.number) }
    case "d12": return reader.read(values(of: \.d12)) { body($0.number) }
    case "d0": return reader.read(values(of: \.d0)) { body($0.number) }
    case "d5": return reader.read(values(of: \.d5)) { body($0.number) }
    case "d7": return reader.read(values(of: \.d7)) { body($0.number) }
    case "d13": return reader.read(values(of: \.d13)) { body($0.number) }
    case "d3": return reader.read(values(of: \.d3)) { body($0.number) }
    case "d9": return reader.read(values(of: \.d9)) { body($0.number) }
    case "d6": return reader.read(values(of: \.d6)) { body($0.number) }
    case "d11": return reader.read(values(of: \.d11)) { body($0.number) }
    case "d15": return reader.read(values(of: \.d15)) { body($0.number) }
    case "d18": return reader.read(values(of: \.d18)) { body($0.number) }
    case "d8": return reader.read(values(of: \.d8)) { body($0.number) }
    case "d10": return reader.read(values(of: \.d10)) { body($0.number) }
    default: return nil
    }
  }

  func readAll(by reader: some SequenceReader, _ body: @escaping (Set<String>) -> Void) -> AnyObject? {
    reader.read(changes) { changes in
      var names: Set<String> = []
      if changes.contains(.s0) { names.insert("s0") }
      if changes.contains(.s1) { names.insert("s1") }
      if changes.contains(.s2) { names.insert("s2") }
      if changes.contains(.s3) { names.insert("s3") }
      if changes.contains(.d14) { names.insert("d14") }
      if changes.contains(.d19) { names.insert("d19") }
      if changes.contains(.d2) { names.insert("d2") }
      if changes.contains(.d16) { names.insert("d16") }
      if changes.contains(.d17) { names.insert("d17") }
      if changes.contains(.d1) { names.insert("d1") }
      if changes.contains(.d4) { names.insert("d4") }
      if changes.contains(.d12) { names.insert("d12") }
      if changes.contains(.d0) { names.insert("d0") }
      if changes.contains(.d5) { names.insert("d5") }
      if changes.contains(.d7) { names.insert("d7") }
      if changes.contains(.d13) { names.insert("d13") }
      if changes.contains(.d3) { names.insert("d3") }
      if changes.contains(.d9) { names.insert("d9") }
      if changes.contains(.d6) { names.insert("d6") }
      if changes.contains(.d11) { names.insert("d11") }
      if changes.contains(.d15) { names.insert("d15") }
      if changes.contains(.d18) { names.insert("d18") }
      if changes.contains(.d8) { names.insert("d8") }
      if changes.contains(.d10) { names.insert("d10") }
      body(names)
    }
  }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension Graph16 {
  func track(_ field: String, _ body: @escaping (Int) -> Void) -> AnyObject? {
    Tracker({ [unowned self] in number(of: field) }, body)
  }
}

/// The spec's expressions: each sees what it names, and nothing else of the model.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
enum _Graph16Formulas {
  static func s3AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func d2(_ s3: Int, _ s2: Int) -> Int? { maybe(bucket(s3) &+ s2) }
  static func d17(_ d16: Int) -> Int { d16 % 5 }
  static func d1(_ s0: Int) -> Int { s0 % 5 }
  static func d4(_ s1: Int, _ d1: Int, _ d2: Int?) -> Int { pick(s1, d1, d2.number) }
  static func d12(_ d1: Int, _ d2: Int?) -> Int? { maybe(d1 &+ d2.number) }
  static func d0(_ s0: Int) -> Int { s0 % 5 }
  static func d5(_ d0: Int) -> Int { d0 % 5 }
  static func d7(_ d5: Int, _ d1: Int, _ d4: Int) -> Int { mix(d5, d5, d1, d5, d4) }
  static func d13(_ d7: Int) -> Int? { maybe(d7 % 5) }
  static func d3(_ s0: Int) -> Int? { maybe(s0 / 2) }
  static func d9(_ s3: Int, _ d3: Int?, _ d1: Int, _ d5: Int) -> Int { mix(bucket(s3), d3.number, d1, d5) }
  static func d9AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func d6(_ d3: Int?) -> Int { d3.number / 2 }
  static func d11(_ d3: Int?, _ d6: Int, _ d4: Int) -> Int { mix(d3.number, d6, d4) }
  static func d15(_ d3: Int?) -> Int { d3.number / 2 }
  static func d18(_ d15: Int, _ d12: Int?) -> Int { d15 &+ d12.number }
  static func d8(_ s1: Int) -> Int { s1 % 5 }
  static func d10(_ d7: Int, _ d1: Int, _ d8: Int) -> Int { mix(d7, d1, d8) }
}

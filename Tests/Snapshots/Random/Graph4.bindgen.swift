// Made by bindgen from Graph4.bindgen.yml. Do not edit: change the spec.
// swift-format-ignore-file
// swiftlint:disable all

public final class Graph4: Bindgen.FieldModel {
  // MARK: State

  public internal(set) var s0: Int {
    get { _s0 }
    set { if Bindgen.replace(&_s0, with: newValue) { _wrote(.s0) } }
  }
  private var _s0: Int

  public internal(set) var s1: Int {
    get { _s1 }
    set { if Bindgen.replace(&_s1, with: newValue, unless: _Graph4Formulas.s1AreEqual) { _wrote(.s1) } }
  }
  private var _s1: Int

  public internal(set) var s2: Int {
    get { _s2 }
    set { if Bindgen.replace(&_s2, with: newValue, unless: _Graph4Formulas.s2AreEqual) { _wrote(.s2) } }
  }
  private var _s2: Int

  public internal(set) var s3: [Int] {
    get { _s3 }
    set { if Bindgen.replace(&_s3, with: newValue) { _wrote(.s3) } }
    _modify {
      defer { _wrote(.s3) }
      yield &_s3
    }
  }
  private var _s3: [Int]

  public internal(set) var s4: Int {
    get { _s4 }
    set { if Bindgen.replace(&_s4, with: newValue) { _wrote(.s4) } }
  }
  private var _s4: Int

  public internal(set) var s5: Int {
    get { _s5 }
    set { if Bindgen.replace(&_s5, with: newValue) { _wrote(.s5) } }
  }
  private var _s5: Int

  public internal(set) var s6: Int {
    get { _s6 }
    set { if Bindgen.replace(&_s6, with: newValue) { _wrote(.s6) } }
  }
  private var _s6: Int

  public internal(set) var s7: Int {
    get { _s7 }
    set { if Bindgen.replace(&_s7, with: newValue) { _wrote(.s7) } }
  }
  private var _s7: Int

  // MARK: Derived

  public var d11: Int {
    _refresh(.d11)
    return _cache.d11
  }

  public var d6: Int {
    _refresh(.d6)
    return _cache.d6
  }

  public var d13: [Int] { s3 }

  public var d2: Int {
    _refresh(.d2)
    return _cache.d2
  }

  public var d3: Int {
    _refresh(.d3)
    return _cache.d3
  }

  public var d5: Int {
    _refresh(.d5)
    return _cache.d5
  }

  public var d7: Int {
    _refresh(.d7)
    return _cache.d7
  }

  public var d8: Int { d3 }

  public var d4: Int? {
    _refresh(.d4)
    return _cache.d4
  }

  public var d9: Int {
    _refresh(.d9)
    return _cache.d9
  }

  public var d10: Int {
    _refresh(.d10)
    return _cache.d10
  }

  public var d12: Int? {
    _refresh(.d12)
    return _cache.d12
  }

  public var d14: Int {
    _refresh(.d14)
    return _cache.d14
  }

  public var d1: Int {
    _refresh(.d1)
    return _cache.d1
  }

  public var d0: Int {
    _refresh(.d0)
    return _cache.d0
  }

  public var d15: Int {
    _refresh(.d15)
    return _cache.d15
  }

  public var d19: Int {
    _refresh(.d19)
    return _cache.d19
  }

  public var d16: Int {
    _refresh(.d16)
    return _cache.d16
  }

  public var d17: Int { d16 }

  public var d18: Int {
    _refresh(.d18)
    return _cache.d18
  }

  // MARK: Actions

  /// Makes many writes one transaction: observers are notified once, at its end.
  @discardableResult
  public func update<Returned>(_ body: (Graph4) throws -> Returned) rethrows -> Returned {
    _core.open()
    defer { _core.close() }
    return try body(self)
  }

  // MARK: Init

  public init(
    s0: Int = 0,
    s1: Int = 0,
    s2: Int = 0,
    s3: [Int] = [],
    s4: Int = 0,
    s5: Int = 0,
    s6: Int = 0,
    s7: Int = 0
  ) {
    _s0 = s0
    _s1 = s1
    _s2 = s2
    _s3 = s3
    _s4 = s4
    _s5 = s5
    _s6 = s6
    _s7 = s7
  }

  // MARK: Fields

  /// The fields that a transaction changed.
  public struct Changes: OptionSet, Sendable, Bindgen.FieldSet {
    public let rawValue: UInt64

    public init(rawValue: UInt64) { self.rawValue = rawValue }

    public static let s0: Changes = Changes(rawValue: 1 &<< 0)
    public static let s1: Changes = Changes(rawValue: 1 &<< 1)
    public static let s2: Changes = Changes(rawValue: 1 &<< 2)
    public static let s3: Changes = Changes(rawValue: 1 &<< 3)
    public static let s4: Changes = Changes(rawValue: 1 &<< 4)
    public static let s5: Changes = Changes(rawValue: 1 &<< 5)
    public static let s6: Changes = Changes(rawValue: 1 &<< 6)
    public static let s7: Changes = Changes(rawValue: 1 &<< 7)
    public static let d11: Changes = Changes(rawValue: 1 &<< 8)
    public static let d6: Changes = Changes(rawValue: 1 &<< 9)
    public static let d13: Changes = Changes(rawValue: 1 &<< 10)
    public static let d2: Changes = Changes(rawValue: 1 &<< 11)
    public static let d3: Changes = Changes(rawValue: 1 &<< 12)
    public static let d5: Changes = Changes(rawValue: 1 &<< 13)
    public static let d7: Changes = Changes(rawValue: 1 &<< 14)
    public static let d8: Changes = Changes(rawValue: 1 &<< 15)
    public static let d4: Changes = Changes(rawValue: 1 &<< 16)
    public static let d9: Changes = Changes(rawValue: 1 &<< 17)
    public static let d10: Changes = Changes(rawValue: 1 &<< 18)
    public static let d12: Changes = Changes(rawValue: 1 &<< 19)
    public static let d14: Changes = Changes(rawValue: 1 &<< 20)
    public static let d1: Changes = Changes(rawValue: 1 &<< 21)
    public static let d0: Changes = Changes(rawValue: 1 &<< 22)
    public static let d15: Changes = Changes(rawValue: 1 &<< 23)
    public static let d19: Changes = Changes(rawValue: 1 &<< 24)
    public static let d16: Changes = Changes(rawValue: 1 &<< 25)
    public static let d17: Changes = Changes(rawValue: 1 &<< 26)
    public static let d18: Changes = Changes(rawValue: 1 &<< 27)
  }

  /// The fields that can be observed one by one.
  public struct Fields {
    public var s0: Field<Int> { (.s0, { $0.s0 }) }
    public var s1: Field<Int> { (.s1, { $0.s1 }) }
    public var s2: Field<Int> { (.s2, { $0.s2 }) }
    public var s3: Field<[Int]> { (.s3, { $0.s3 }) }
    public var s4: Field<Int> { (.s4, { $0.s4 }) }
    public var s5: Field<Int> { (.s5, { $0.s5 }) }
    public var s6: Field<Int> { (.s6, { $0.s6 }) }
    public var s7: Field<Int> { (.s7, { $0.s7 }) }
    public var d11: Field<Int> { (.d11, { $0.d11 }) }
    public var d6: Field<Int> { (.d6, { $0.d6 }) }
    public var d13: Field<[Int]> { (.d13, { $0.d13 }) }
    public var d2: Field<Int> { (.d2, { $0.d2 }) }
    public var d3: Field<Int> { (.d3, { $0.d3 }) }
    public var d5: Field<Int> { (.d5, { $0.d5 }) }
    public var d7: Field<Int> { (.d7, { $0.d7 }) }
    public var d8: Field<Int> { (.d8, { $0.d8 }) }
    public var d4: Field<Int?> { (.d4, { $0.d4 }) }
    public var d9: Field<Int> { (.d9, { $0.d9 }) }
    public var d10: Field<Int> { (.d10, { $0.d10 }) }
    public var d12: Field<Int?> { (.d12, { $0.d12 }) }
    public var d14: Field<Int> { (.d14, { $0.d14 }) }
    public var d1: Field<Int> { (.d1, { $0.d1 }) }
    public var d0: Field<Int> { (.d0, { $0.d0 }) }
    public var d15: Field<Int> { (.d15, { $0.d15 }) }
    public var d19: Field<Int> { (.d19, { $0.d19 }) }
    public var d16: Field<Int> { (.d16, { $0.d16 }) }
    public var d17: Field<Int> { (.d17, { $0.d17 }) }
    public var d18: Field<Int> { (.d18, { $0.d18 }) }
  }

  /// A field by its name, and how it is read.
  public typealias Field<Value> = (name: Changes, read: (Graph4) -> Value)

  static var _fields: Fields { Fields() }

  public typealias Subscription = Bindgen.Subscription

  /// Calls the closure once after each transaction, with all that changed.
  ///
  /// - Parameter initial: Whether to call it at once, too, as if all had changed.
  public func observe(
    initial: Bool = false,
    _ body: @escaping (Graph4, Changes) -> Void
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
    _core.observe(self, Graph4._fields[keyPath: field], initial: initial, body)
  }

  // MARK: Machinery

  let _core: Bindgen.Core = Bindgen.Core(Graph4._graph)
  private static let _graph: Bindgen.Graph = Bindgen.Graph(
    Changes.self,
    "s0 s1 s2 s3 s4 s5 s6 s7 d11 d6 d13 d2 d3 d5 d7 d8 d4 d9 d10 d12 d14 d1 d0 d15 d19 d16 d17 d18",
    [
      .d11: [.s7],
      .d6: [.s4],
      .d13: [.s3],
      .d2: [.s4, .s5],
      .d3: [.s3, .s6],
      .d5: [.s7, .d3],
      .d7: [.d2, .d3],
      .d8: [.d3],
      .d4: [.d3],
      .d9: [.d8],
      .d10: [.d8, .d4],
      .d12: [.s4, .d8, .d10],
      .d14: [.d8, .d12],
      .d1: [.s0, .s1, .s3, .s5, .s7],
      .d0: [.s0, .s1, .s5],
      .d15: [.d14, .d0],
      .d19: [.d3, .d10, .d15],
      .d16: [.d4],
      .d17: [.d16],
      .d18: [.d12, .d16, .d17],
    ]
  )

  private struct _Cache {
    var d11: Int = 0
    var d6: Int = 0
    var d2: Int = 0
    var d3: Int = 0
    var d5: Int = 0
    var d7: Int = 0
    var d4: Int?
    var d9: Int = 0
    var d10: Int = 0
    var d12: Int?
    var d14: Int = 0
    var d1: Int = 0
    var d0: Int = 0
    var d15: Int = 0
    var d19: Int = 0
    var d16: Int = 0
    var d18: Int = 0
  }
  private var _cache: _Cache = _Cache()

  private func _wrote(_ field: Changes) { _core.wrote(field.mask, of: self) }
  private func _refresh(_ field: Changes) { _core.refresh(field.mask, of: self) }

  func _compute(_ fields: Bindgen.Mask) {
    var pass: Bindgen.Pass<Changes> = _core.pass(fields)
    if pass.isDue(.d11) {
      let value: Int = _Graph4Formulas.d11(_s7)
      if Bindgen.replace(&_cache.d11, with: value) { pass.changed(.d11) }
    }
    if pass.isDue(.d6) {
      let value: Int = _Graph4Formulas.d6(_s4)
      if Bindgen.replace(&_cache.d6, with: value, unless: _Graph4Formulas.d6AreEqual) { pass.changed(.d6) }
    }
    if pass.isDue(.d13) { pass.changed(.d13) }
    if pass.isDue(.d2) {
      let value: Int = _Graph4Formulas.d2(_s5, _s4)
      if Bindgen.replace(&_cache.d2, with: value, unless: _Graph4Formulas.d2AreEqual) { pass.changed(.d2) }
    }
    if pass.isDue(.d3) {
      let value: Int = _Graph4Formulas.d3(_s6, _s3)
      if Bindgen.replace(&_cache.d3, with: value) { pass.changed(.d3) }
    }
    if pass.isDue(.d5) {
      let value: Int = _Graph4Formulas.d5(_s7, _cache.d3)
      if Bindgen.replace(&_cache.d5, with: value) { pass.changed(.d5) }
    }
    if pass.isDue(.d7) {
      let value: Int = _Graph4Formulas.d7(_cache.d2, _cache.d3)
      if Bindgen.replace(&_cache.d7, with: value) { pass.changed(.d7) }
    }
    if pass.isDue(.d8) { pass.changed(.d8) }
    if pass.isDue(.d4) {
      let value: Int? = _Graph4Formulas.d4(_cache.d3)
      if Bindgen.replace(&_cache.d4, with: value) { pass.changed(.d4) }
    }
    if pass.isDue(.d9) {
      let value: Int = _Graph4Formulas.d9(_cache.d3)
      if Bindgen.replace(&_cache.d9, with: value) { pass.changed(.d9) }
    }
    if pass.isDue(.d10) {
      let value: Int = _Graph4Formulas.d10(_cache.d4, _cache.d3)
      if Bindgen.replace(&_cache.d10, with: value) { pass.changed(.d10) }
    }
    if pass.isDue(.d12) {
      let value: Int? = _Graph4Formulas.d12(_cache.d3, _s4, _cache.d10)
      if Bindgen.replace(&_cache.d12, with: value) { pass.changed(.d12) }
    }
    if pass.isDue(.d14) {
      let value: Int = _Graph4Formulas.d14(_cache.d3, _cache.d12)
      if Bindgen.replace(&_cache.d14, with: value) { pass.changed(.d14) }
    }
    if pass.isDue(.d1) {
      _cache.d1 = _Graph4Formulas.d1(_s1, _s3, _s0, _s7, _s5)
      pass.changed(.d1)
    }
    if pass.isDue(.d0) {
      let value: Int = _Graph4Formulas.d0(_s0, _s1, _s5)
      if Bindgen.replace(&_cache.d0, with: value, unless: _Graph4Formulas.d0AreEqual) { pass.changed(.d0) }
    }
    if pass.isDue(.d15) {
      let value: Int = _Graph4Formulas.d15(_cache.d14, _cache.d0)
      if Bindgen.replace(&_cache.d15, with: value) { pass.changed(.d15) }
    }
    if pass.isDue(.d19) {
      let value: Int = _Graph4Formulas.d19(_cache.d15, _cache.d10, _cache.d3)
      if Bindgen.replace(&_cache.d19, with: value) { pass.changed(.d19) }
    }
    if pass.isDue(.d16) {
      let value: Int = _Graph4Formulas.d16(_cache.d4)
      if Bindgen.replace(&_cache.d16, with: value) { pass.changed(.d16) }
    }
    if pass.isDue(.d17) { pass.changed(.d17) }
    if pass.isDue(.d18) {
      let value: Int = _Graph4Formulas.d18(_cache.d16, _cache.d16, _cache.d12)
      if Bindgen.replace(&_cache.d18, with: value, unless: _Graph4Formulas.d18AreEqual) { pass.changed(.d18) }
    }
    _core.finish(pass)
  }
}

extension Graph4 {
  public func watch(_ field: String, _ body: @escaping (Int) -> Void) -> AnyObject? {
    switch field {
    case "s0": return observe(\.s0) { body($0.number) }
    case "s1": return observe(\.s1) { body($0.number) }
    case "s2": return observe(\.s2) { body($0.number) }
    case "s3": return observe(\.s3) { body($0.number) }
    case "s4": return observe(\.s4) { body($0.number) }
    case "s5": return observe(\.s5) { body($0.number) }
    case "s6": return observe(\.s6) { body($0.number) }
    case "s7": return observe(\.s7) { body($0.number) }
    case "d11": return observe(\.d11) { body($0.number) }
    case "d6": return observe(\.d6) { body($0.number) }
    case "d13": return observe(\.d13) { body($0.number) }
    case "d2": return observe(\.d2) { body($0.number) }
    case "d3": return observe(\.d3) { body($0.number) }
    case "d5": return observe(\.d5) { body($0.number) }
    case "d7": return observe(\.d7) { body($0.number) }
    case "d8": return observe(\.d8) { body($0.number) }
    case "d4": return observe(\.d4) { body($0.number) }
    case "d9": return observe(\.d9) { body($0.number) }
    case "d10": return observe(\.d10) { body($0.number) }
    case "d12": return observe(\.d12) { body($0.number) }
    case "d14": return observe(\.d14) { body($0.number) }
    case "d1": return observe(\.d1) { body($0.number) }
    case "d0": return observe(\.d0) { body($0.number) }
    case "d15": return observe(\.d15) { body($0.number) }
    case "d19": return observe(\.d19) { body($0.number) }
    case "d16": return observe(\.d16) { body($0.number) }
    case "d17": return observe(\.d17) { body($0.number) }
    case "d18": return observe(\.d18) { body($0.number) }
    default: return nil
    }
  }

  public func watchAll(_ body: @escaping (Set<String>) -> Void) -> AnyObject? {
    observe { _, changes in
      var names: Set<String> = []
      if changes.contains(.s0) { names.insert("s0") }
      if changes.contains(.s1) { names.insert("s1") }
      if changes.contains(.s2) { names.insert("s2") }
      if changes.contains(.s3) { names.insert("s3") }
      if changes.contains(.s4) { names.insert("s4") }
      if changes.contains(.s5) { names.insert("s5") }
      if changes.contains(.s6) { names.insert("s6") }
      if changes.contains(.s7) { names.insert("s7") }
      if changes.contains(.d11) { names.insert("d11") }
      if changes.contains(.d6) { names.insert("d6") }
      if changes.contains(.d13) { names.insert("d13") }
      if changes.contains(.d2) { names.insert("d2") }
      if changes.contains(.d3) { names.insert("d3") }
      if changes.contains(.d5) { names.insert("d5") }
      if changes.contains(.d7) { names.insert("d7") }
      if changes.contains(.d8) { names.insert("d8") }
      if changes.contains(.d4) { names.insert("d4") }
      if changes.contains(.d9) { names.insert("d9") }
      if changes.contains(.d10) { names.insert("d10") }
      if changes.contains(.d12) { names.insert("d12") }
      if changes.contains(.d14) { names.insert("d14") }
      if changes.contains(.d1) { names.insert("d1") }
      if changes.contains(.d0) { names.insert("d0") }
      if changes.contains(.d15) { names.insert("d15") }
      if changes.contains(.d19) { names.insert("d19") }
      if changes.contains(.d16) { names.insert("d16") }
      if changes.contains(.d17) { names.insert("d17") }
      if changes.contains(.d18) { names.insert("d18") }
      body(names)
    }
  }
}

extension Graph4: DrivenModel {
  public static func make(_ children: [String: any DrivenModel]) -> any DrivenModel {
    Graph4(
      s0: 0
    )
  }

  public var sum: Int {
    var sum: Int = 0
    sum &+= s0.number
    sum &+= bucket(s1)
    sum &+= bucket(s2)
    sum &+= s3.number
    sum &+= s4.number
    sum &+= s5.number
    sum &+= s6.number
    sum &+= s7.number
    sum &+= d11.number
    sum &+= bucket(d6)
    sum &+= d13.number
    sum &+= bucket(d2)
    sum &+= d3.number
    sum &+= d5.number
    sum &+= d7.number
    sum &+= d8.number
    sum &+= d4.number
    sum &+= d9.number
    sum &+= d10.number
    sum &+= d12.number
    sum &+= d14.number
    sum &+= d1.number
    sum &+= bucket(d0)
    sum &+= d15.number
    sum &+= d19.number
    sum &+= d16.number
    sum &+= d17.number
    sum &+= bucket(d18)
    return sum
  }

  public func number(of field: String) -> Int {
    switch field {
    case "s0": return s0.number
    case "s1": return s1.number
    case "s2": return s2.number
    case "s3": return s3.number
    case "s4": return s4.number
    case "s5": return s5.number
    case "s6": return s6.number
    case "s7": return s7.number
    case "d11": return d11.number
    case "d6": return d6.number
    case "d13": return d13.number
    case "d2": return d2.number
    case "d3": return d3.number
    case "d5": return d5.number
    case "d7": return d7.number
    case "d8": return d8.number
    case "d4": return d4.number
    case "d9": return d9.number
    case "d10": return d10.number
    case "d12": return d12.number
    case "d14": return d14.number
    case "d1": return d1.number
    case "d0": return d0.number
    case "d15": return d15.number
    case "d19": return d19.number
    case "d16": return d16.number
    case "d17": return d17.number
    case "d18": return d18.number
    default: return .min
    }
  }

  public func write(_ field: String, _ values: [Int]) {
    switch field {
    case "s0": s0 = Int(values)
    case "s1": s1 = Int(values)
    case "s2": s2 = Int(values)
    case "s3": s3 = [Int](values)
    case "s4": s4 = Int(values)
    case "s5": s5 = Int(values)
    case "s6": s6 = Int(values)
    case "s7": s7 = Int(values)
    default: break
    }
  }

  public func edit(_ field: String, _ value: Int) {
    switch field {
    case "s0": s0.edit(value)
    case "s1": s1.edit(value)
    case "s2": s2.edit(value)
    case "s3": s3.edit(value)
    case "s4": s4.edit(value)
    case "s5": s5.edit(value)
    case "s6": s6.edit(value)
    case "s7": s7.edit(value)
    default: break
    }
  }

  public func group(_ body: () -> Void) { update { _ in body() } }
}

/// The spec's expressions: each sees what it names, and nothing else of the model.
enum _Graph4Formulas {
  static func s1AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func s2AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func d11(_ s7: Int) -> Int { s7 % 5 }
  static func d6(_ s4: Int) -> Int { s4 % 5 }
  static func d6AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func d2(_ s5: Int, _ s4: Int) -> Int { mix(s5, s4) }
  static func d2AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func d3(_ s6: Int, _ s3: [Int]) -> Int { s6 &+ s3.number }
  static func d5(_ s7: Int, _ d3: Int) -> Int { s7 &+ d3 }
  static func d7(_ d2: Int, _ d3: Int) -> Int { bucket(d2) &+ d3 }
  static func d4(_ d3: Int) -> Int? { maybe(d3 % 5) }
  static func d9(_ d8: Int) -> Int { d8 % 5 }
  static func d10(_ d4: Int?, _ d8: Int) -> Int { mix(d4.number, d8) }
  static func d12(_ d8: Int, _ s4: Int, _ d10: Int) -> Int? { maybe(mix(d8, s4, d10)) }
  static func d14(_ d8: Int, _ d12: Int?) -> Int { d8 &+ d12.number }
  static func d1(_ s1: Int, _ s3: [Int], _ s0: Int, _ s7: Int, _ s5: Int) -> Int { mix(bucket(s1), s3.number, s0, s7, s5) }
  static func d0(_ s0: Int, _ s1: Int, _ s5: Int) -> Int { mix(s0, bucket(s1), s5) }
  static func d0AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func d15(_ d14: Int, _ d0: Int) -> Int { d14 &+ bucket(d0) }
  static func d19(_ d15: Int, _ d10: Int, _ d3: Int) -> Int { pick(d15, d10, d3) }
  static func d16(_ d4: Int?) -> Int { d4.number % 5 }
  static func d18(_ d17: Int, _ d16: Int, _ d12: Int?) -> Int { pick(d17, d16, d12.number) }
  static func d18AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
}

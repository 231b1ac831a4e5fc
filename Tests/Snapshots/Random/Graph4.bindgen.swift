// Made by bindgen from Graph4.bindgen.yml. Do not edit: change the spec.
// swift-format-ignore-file
// swiftlint:disable all

public final class Graph4: Bindgen.Model {
  // MARK: State

  public internal(set) var s0: Int {
    get { _s0 }
    set { if Bindgen.replace(&_s0, with: newValue) { _wrote(0) } }
  }
  private var _s0: Int

  public internal(set) var s1: Int {
    get { _s1 }
    set { if Bindgen.replace(&_s1, with: newValue, unless: _Graph4Formulas.s1AreEqual) { _wrote(1) } }
  }
  private var _s1: Int

  public internal(set) var s2: Int {
    get { _s2 }
    set { if Bindgen.replace(&_s2, with: newValue, unless: _Graph4Formulas.s2AreEqual) { _wrote(2) } }
  }
  private var _s2: Int

  public internal(set) var s3: [Int] {
    get { _s3 }
    set { if Bindgen.replace(&_s3, with: newValue) { _wrote(3) } }
    _modify {
      defer { _wrote(3) }
      yield &_s3
    }
  }
  private var _s3: [Int]

  public internal(set) var s4: Int {
    get { _s4 }
    set { if Bindgen.replace(&_s4, with: newValue) { _wrote(4) } }
  }
  private var _s4: Int

  public internal(set) var s5: Int {
    get { _s5 }
    set { if Bindgen.replace(&_s5, with: newValue) { _wrote(5) } }
  }
  private var _s5: Int

  public internal(set) var s6: Int {
    get { _s6 }
    set { if Bindgen.replace(&_s6, with: newValue) { _wrote(6) } }
  }
  private var _s6: Int

  public internal(set) var s7: Int {
    get { _s7 }
    set { if Bindgen.replace(&_s7, with: newValue) { _wrote(7) } }
  }
  private var _s7: Int

  // MARK: What follows

  public var d11: Int {
    if !_core.isTelling { return _Graph4Formulas.d11(_s7) }
    _refresh(8)
    return _cache.d11
  }

  public var d6: Int {
    _refresh(9)
    return _cache.d6
  }

  public var d13: [Int] { s3 }

  public var d2: Int {
    _refresh(11)
    return _cache.d2
  }

  public var d3: Int {
    _refresh(12)
    return _cache.d3
  }

  public var d5: Int {
    if !_core.isTelling { return _Graph4Formulas.d5(_s7, d3) }
    _refresh(13)
    return _cache.d5
  }

  public var d7: Int {
    _refresh(14)
    return _cache.d7
  }

  public var d8: Int { d3 }

  public var d4: Int? {
    _refresh(16)
    return _cache.d4
  }

  public var d9: Int {
    if !_core.isTelling { return _Graph4Formulas.d9(d3) }
    _refresh(17)
    return _cache.d9
  }

  public var d10: Int {
    _refresh(18)
    return _cache.d10
  }

  public var d12: Int? {
    _refresh(19)
    return _cache.d12
  }

  public var d14: Int {
    _refresh(20)
    return _cache.d14
  }

  public var d1: Int {
    _refresh(21)
    return _cache.d1
  }

  public var d0: Int {
    _refresh(22)
    return _cache.d0
  }

  public var d15: Int {
    _refresh(23)
    return _cache.d15
  }

  public var d19: Int {
    _refresh(24)
    return _cache.d19
  }

  public var d16: Int {
    _refresh(25)
    return _cache.d16
  }

  public var d17: Int { d16 }

  public var d18: Int {
    _refresh(27)
    return _cache.d18
  }

  // MARK: Actions

  /// Makes many writes one transaction: observers are told once, at its end.
  @discardableResult
  public func update<Result>(_ body: (Graph4) throws -> Result) rethrows -> Result {
    _core.open()
    defer { _end() }
    return try body(self)
  }

  // MARK: Making

  public init(s0: Int = 0, s1: Int = 0, s2: Int = 0, s3: [Int] = [], s4: Int = 0, s5: Int = 0, s6: Int = 0, s7: Int = 0)
  {
    _s0 = s0
    _s1 = s1
    _s2 = s2
    _s3 = s3
    _s4 = s4
    _s5 = s5
    _s6 = s6
    _s7 = s7
  }

  // MARK: Who is told

  /// The fields that a transaction changed.
  public struct Changes: OptionSet, Sendable {
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

  /// Observes until it is cancelled or released.
  public final class Subscription {
    private let token: Bindgen.Subscription<Graph4, Changes>

    fileprivate init(_ token: Bindgen.Subscription<Graph4, Changes>) { self.token = token }

    public func cancel() { token.cancel() }
  }

  /// Calls the closure once after each transaction, with all that changed.
  public func observe(_ body: @escaping (Graph4, Changes) -> Void) -> Subscription {
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

  /// The fields that can be observed one by one.
  public struct Fields {
    public var s0: Graph4.Field<Int> { (0, { $0.s0 }) }
    public var s1: Graph4.Field<Int> { (1, { $0.s1 }) }
    public var s2: Graph4.Field<Int> { (2, { $0.s2 }) }
    public var s3: Graph4.Field<[Int]> { (3, { $0.s3 }) }
    public var s4: Graph4.Field<Int> { (4, { $0.s4 }) }
    public var s5: Graph4.Field<Int> { (5, { $0.s5 }) }
    public var s6: Graph4.Field<Int> { (6, { $0.s6 }) }
    public var s7: Graph4.Field<Int> { (7, { $0.s7 }) }
    public var d11: Graph4.Field<Int> { (8, { $0.d11 }) }
    public var d6: Graph4.Field<Int> { (9, { $0.d6 }) }
    public var d13: Graph4.Field<[Int]> { (10, { $0.d13 }) }
    public var d2: Graph4.Field<Int> { (11, { $0.d2 }) }
    public var d3: Graph4.Field<Int> { (12, { $0.d3 }) }
    public var d5: Graph4.Field<Int> { (13, { $0.d5 }) }
    public var d7: Graph4.Field<Int> { (14, { $0.d7 }) }
    public var d8: Graph4.Field<Int> { (15, { $0.d8 }) }
    public var d4: Graph4.Field<Int?> { (16, { $0.d4 }) }
    public var d9: Graph4.Field<Int> { (17, { $0.d9 }) }
    public var d10: Graph4.Field<Int> { (18, { $0.d10 }) }
    public var d12: Graph4.Field<Int?> { (19, { $0.d12 }) }
    public var d14: Graph4.Field<Int> { (20, { $0.d14 }) }
    public var d1: Graph4.Field<Int> { (21, { $0.d1 }) }
    public var d0: Graph4.Field<Int> { (22, { $0.d0 }) }
    public var d15: Graph4.Field<Int> { (23, { $0.d15 }) }
    public var d19: Graph4.Field<Int> { (24, { $0.d19 }) }
    public var d16: Graph4.Field<Int> { (25, { $0.d16 }) }
    public var d17: Graph4.Field<Int> { (26, { $0.d17 }) }
    public var d18: Graph4.Field<Int> { (27, { $0.d18 }) }
  }

  /// A field that can be observed by itself: its number, and how it is read.
  public typealias Field<Value> = (number: Int, read: (Graph4) -> Value)

  private func _observe(_ fields: Bindgen.Mask, _ body: @escaping (Graph4, Changes) -> Void)
    -> Bindgen.Subscription<Graph4, Changes>
  {
    let observer: Bindgen.Observer<Graph4, Changes> = Bindgen.Observer(fields, body)
    _observers.add(observer)
    _join(fields)
    return Bindgen.Subscription(observer)
  }

  private let _observers: Bindgen.Observers<Graph4, Changes> = Bindgen.Observers()

  func _begin() -> Bool { _observers.begin() }
  func _finish() { _observers.finish() }

  func _addWatched(to fields: inout Bindgen.Mask) {
    fields.add(_observers.fields)
  }

  func _tell(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(rawValue: changed.bits)
    _observers.tell(self, changes, changed)
  }

  static let _names: String =
    "s0 s1 s2 s3 s4 s5 s6 s7 d11 d6 d13 d2 d3 d5 d7 d8 d4 d9 d10 d12 d14 d1 d0 d15 d19 d16 d17 d18"

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph = Bindgen.Graph(
    states: 8,
    inputs: [
      [7], [4], [3], [4, 5], [3, 6], [7, 12], [11, 12], [12], [12], [15], [15, 16], [4, 15, 18], [15, 19],
      [0, 1, 3, 5, 7], [0, 1, 5], [20, 22], [12, 18, 23], [16], [25], [19, 25, 26],
    ]
  )
  let _core: Bindgen.Core = Bindgen.Core(Graph4._graph)
  private struct Cache {
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
  private var _cache: Cache = Cache()
  private var _told: Cache = Cache()

  func _settle(_ wanted: Bindgen.Mask) {
    var pass: Bindgen.Pass = _core.staleness.pass(0, wanted)
    if pass.isAnyDue(0xff00) {
      if pass.isDue(8) {
        let value: Int = _Graph4Formulas.d11(_s7)
        if Bindgen.replace(&_cache.d11, with: value) { pass.cameOut(8) }
      }
      if pass.isDue(9) {
        let value: Int = _Graph4Formulas.d6(_s4)
        if Bindgen.replace(&_cache.d6, with: value, unless: _Graph4Formulas.d6AreEqual) { pass.cameOut(9) }
      }
      if pass.isDue(10) { pass.cameOut(10) }
      if pass.isDue(11) {
        let value: Int = _Graph4Formulas.d2(_s5, _s4)
        if Bindgen.replace(&_cache.d2, with: value, unless: _Graph4Formulas.d2AreEqual) {
          pass.cameOut(11, marking: 0x4000)
        }
      }
      if pass.isDue(12) {
        let value: Int = _Graph4Formulas.d3(_s6, _s3)
        if Bindgen.replace(&_cache.d3, with: value) { pass.cameOut(12, marking: 0x101e000) }
      }
      if pass.isDue(13) {
        let value: Int = _Graph4Formulas.d5(_s7, _cache.d3)
        if Bindgen.replace(&_cache.d5, with: value) { pass.cameOut(13) }
      }
      if pass.isDue(14) {
        let value: Int = _Graph4Formulas.d7(_cache.d2, _cache.d3)
        if Bindgen.replace(&_cache.d7, with: value) { pass.cameOut(14) }
      }
      if pass.isDue(15) { pass.cameOut(15, marking: 0x1e0000) }
    }
    if pass.isAnyDue(0xff0000) {
      if pass.isDue(16) {
        let value: Int? = _Graph4Formulas.d4(_cache.d3)
        if Bindgen.replace(&_cache.d4, with: value) { pass.cameOut(16, marking: 0x2040000) }
      }
      if pass.isDue(17) {
        let value: Int = _Graph4Formulas.d9(_cache.d3)
        if Bindgen.replace(&_cache.d9, with: value) { pass.cameOut(17) }
      }
      if pass.isDue(18) {
        let value: Int = _Graph4Formulas.d10(_cache.d4, _cache.d3)
        if Bindgen.replace(&_cache.d10, with: value) { pass.cameOut(18, marking: 0x1080000) }
      }
      if pass.isDue(19) {
        let value: Int? = _Graph4Formulas.d12(_cache.d3, _s4, _cache.d10)
        if Bindgen.replace(&_cache.d12, with: value) { pass.cameOut(19, marking: 0x8100000) }
      }
      if pass.isDue(20) {
        let value: Int = _Graph4Formulas.d14(_cache.d3, _cache.d12)
        if Bindgen.replace(&_cache.d14, with: value) { pass.cameOut(20, marking: 0x800000) }
      }
      if pass.isDue(21) {
        _cache.d1 = _Graph4Formulas.d1(_s1, _s3, _s0, _s7, _s5)
        pass.cameOut(21)
      }
      if pass.isDue(22) {
        let value: Int = _Graph4Formulas.d0(_s0, _s1, _s5)
        if Bindgen.replace(&_cache.d0, with: value, unless: _Graph4Formulas.d0AreEqual) {
          pass.cameOut(22, marking: 0x800000)
        }
      }
      if pass.isDue(23) {
        let value: Int = _Graph4Formulas.d15(_cache.d14, _cache.d0)
        if Bindgen.replace(&_cache.d15, with: value) { pass.cameOut(23, marking: 0x1000000) }
      }
    }
    if pass.isAnyDue(0xf000000) {
      if pass.isDue(24) {
        let value: Int = _Graph4Formulas.d19(_cache.d15, _cache.d10, _cache.d3)
        if Bindgen.replace(&_cache.d19, with: value) { pass.cameOut(24) }
      }
      if pass.isDue(25) {
        let value: Int = _Graph4Formulas.d16(_cache.d4)
        if Bindgen.replace(&_cache.d16, with: value) { pass.cameOut(25, marking: 0xc000000) }
      }
      if pass.isDue(26) { pass.cameOut(26, marking: 0x8000000) }
      if pass.isDue(27) {
        let value: Int = _Graph4Formulas.d18(_cache.d16, _cache.d16, _cache.d12)
        if Bindgen.replace(&_cache.d18, with: value, unless: _Graph4Formulas.d18AreEqual) { pass.cameOut(27) }
      }
    }
    _core.finish(pass, 0xfffff00)
  }

  func _remember() { _told = _cache }

  func _compare() -> Bindgen.Mask {
    var equal: Bindgen.Mask = Bindgen.Mask()
    if Bindgen.areEqual(_told.d11, _cache.d11) { equal.add(8) }
    if Bindgen.areEqual(_told.d6, _cache.d6, by: _Graph4Formulas.d6AreEqual) { equal.add(9) }
    if Bindgen.areEqual(_told.d2, _cache.d2, by: _Graph4Formulas.d2AreEqual) { equal.add(11) }
    if Bindgen.areEqual(_told.d3, _cache.d3) { equal.add(12) }
    if Bindgen.areEqual(_told.d5, _cache.d5) { equal.add(13) }
    if Bindgen.areEqual(_told.d7, _cache.d7) { equal.add(14) }
    if Bindgen.areEqual(_told.d3, _cache.d3) { equal.add(15) }
    if Bindgen.areEqual(_told.d4, _cache.d4) { equal.add(16) }
    if Bindgen.areEqual(_told.d9, _cache.d9) { equal.add(17) }
    if Bindgen.areEqual(_told.d10, _cache.d10) { equal.add(18) }
    if Bindgen.areEqual(_told.d12, _cache.d12) { equal.add(19) }
    if Bindgen.areEqual(_told.d14, _cache.d14) { equal.add(20) }
    if Bindgen.areEqual(_told.d0, _cache.d0, by: _Graph4Formulas.d0AreEqual) { equal.add(22) }
    if Bindgen.areEqual(_told.d15, _cache.d15) { equal.add(23) }
    if Bindgen.areEqual(_told.d19, _cache.d19) { equal.add(24) }
    if Bindgen.areEqual(_told.d16, _cache.d16) { equal.add(25) }
    if Bindgen.areEqual(_told.d16, _cache.d16) { equal.add(26) }
    if Bindgen.areEqual(_told.d18, _cache.d18, by: _Graph4Formulas.d18AreEqual) { equal.add(27) }
    _told = Cache()
    return equal
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
  static func d1(_ s1: Int, _ s3: [Int], _ s0: Int, _ s7: Int, _ s5: Int) -> Int {
    mix(bucket(s1), s3.number, s0, s7, s5)
  }

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

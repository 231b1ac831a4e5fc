// Made by bindgen from Graph15.bindgen.yml. Do not edit: change the spec.
// swift-format-ignore-file
// swiftlint:disable all

public final class Graph15: Bindgen.FieldModel {
  // MARK: State

  public internal(set) var s0: Int {
    get { _s0 }
    set { if Bindgen.replace(&_s0, with: newValue) { _wrote(.s0) } }
  }
  private var _s0: Int

  public internal(set) var s1: Int {
    get { _s1 }
    set {
      _s1 = newValue
      _wrote(.s1)
    }
  }
  private var _s1: Int

  public internal(set) var s2: Int {
    get { _s2 }
    set { if Bindgen.replace(&_s2, with: newValue, unless: _Graph15Formulas.s2AreEqual) { _wrote(.s2) } }
  }
  private var _s2: Int

  public internal(set) var s3: Int {
    get { _s3 }
    set {
      _s3 = newValue
      _wrote(.s3)
    }
  }
  private var _s3: Int

  public internal(set) var s4: Int {
    get { _s4 }
    set {
      _s4 = newValue
      _wrote(.s4)
    }
  }
  private var _s4: Int

  // MARK: Derived

  public var d0: Int {
    _refresh(.d0)
    return _cache.d0
  }

  public var d1: Int {
    _refresh(.d1)
    return _cache.d1
  }

  public var d16: Int? {
    _refresh(.d16)
    return _cache.d16
  }

  public var d18: Int? { d16 }

  public var d3: Int {
    _refresh(.d3)
    return _cache.d3
  }

  public var d2: Int {
    _refresh(.d2)
    return _cache.d2
  }

  public var d19: Int { s0 }

  public var d27: Int {
    _refresh(.d27)
    return _cache.d27
  }

  public var d7: Int? {
    _refresh(.d7)
    return _cache.d7
  }

  public var d4: Int {
    _refresh(.d4)
    return _cache.d4
  }

  public var d5: Int {
    _refresh(.d5)
    return _cache.d5
  }

  public var d11: Int {
    _refresh(.d11)
    return _cache.d11
  }

  public var d6: Int {
    _refresh(.d6)
    return _cache.d6
  }

  public var d8: Int? {
    _refresh(.d8)
    return _cache.d8
  }

  public var d23: Int {
    _refresh(.d23)
    return _cache.d23
  }

  public var d12: Int {
    _refresh(.d12)
    return _cache.d12
  }

  public var d14: Int? {
    _refresh(.d14)
    return _cache.d14
  }

  public var d20: Int {
    _refresh(.d20)
    return _cache.d20
  }

  public var d24: Int {
    _refresh(.d24)
    return _cache.d24
  }

  public var d28: Int {
    _refresh(.d28)
    return _cache.d28
  }

  public var d10: Int {
    _refresh(.d10)
    return _cache.d10
  }

  public var d43: Int {
    _refresh(.d43)
    return _cache.d43
  }

  public var d47: Int {
    _refresh(.d47)
    return _cache.d47
  }

  public var d32: Int? { d8 }

  public var d9: Int {
    _refresh(.d9)
    return _cache.d9
  }

  public var d13: Int? {
    _refresh(.d13)
    return _cache.d13
  }

  public var d63: Int? { d32 }

  public var d65: Int? { d63 }

  public var d64: Int {
    _refresh(.d64)
    return _cache.d64
  }

  public var d17: Int? {
    _refresh(.d17)
    return _cache.d17
  }

  public var d22: Int {
    _refresh(.d22)
    return _cache.d22
  }

  public var d25: Int {
    _refresh(.d25)
    return _cache.d25
  }

  public var d44: Int? {
    _refresh(.d44)
    return _cache.d44
  }

  public var d37: Int {
    _refresh(.d37)
    return _cache.d37
  }

  public var d15: Int {
    _refresh(.d15)
    return _cache.d15
  }

  public var d21: Int {
    _refresh(.d21)
    return _cache.d21
  }

  public var d36: Int {
    _refresh(.d36)
    return _cache.d36
  }

  public var d26: Int { d21 }

  public var d34: Int { d26 }

  public var d31: Int { d26 }

  public var d60: Int {
    _refresh(.d60)
    return _cache.d60
  }

  public var d62: Int {
    _refresh(.d62)
    return _cache.d62
  }

  public var d29: Int {
    _refresh(.d29)
    return _cache.d29
  }

  public var d35: Int {
    _refresh(.d35)
    return _cache.d35
  }

  public var d30: Int {
    _refresh(.d30)
    return _cache.d30
  }

  public var d52: Int {
    _refresh(.d52)
    return _cache.d52
  }

  public var d48: Int? {
    _refresh(.d48)
    return _cache.d48
  }

  public var d67: Int {
    _refresh(.d67)
    return _cache.d67
  }

  public var d33: Int? {
    _refresh(.d33)
    return _cache.d33
  }

  public var d38: Int? {
    _refresh(.d38)
    return _cache.d38
  }

  public var d46: Int {
    _refresh(.d46)
    return _cache.d46
  }

  public var d66: Int {
    _refresh(.d66)
    return _cache.d66
  }

  public var d49: Int {
    _refresh(.d49)
    return _cache.d49
  }

  public var d51: Int {
    _refresh(.d51)
    return _cache.d51
  }

  public var d68: Int {
    _refresh(.d68)
    return _cache.d68
  }

  public var d54: Int {
    _refresh(.d54)
    return _cache.d54
  }

  public var d39: Int {
    _refresh(.d39)
    return _cache.d39
  }

  public var d45: Int {
    _refresh(.d45)
    return _cache.d45
  }

  public var d40: Int {
    _refresh(.d40)
    return _cache.d40
  }

  public var d42: Int { d40 }

  public var d41: Int {
    _refresh(.d41)
    return _cache.d41
  }

  public var d50: Int {
    _refresh(.d50)
    return _cache.d50
  }

  public var d53: Int? {
    _refresh(.d53)
    return _cache.d53
  }

  public var d56: Int {
    _refresh(.d56)
    return _cache.d56
  }

  public var d59: Int {
    _refresh(.d59)
    return _cache.d59
  }

  public var d69: Int {
    _refresh(.d69)
    return _cache.d69
  }

  public var d55: Int {
    _refresh(.d55)
    return _cache.d55
  }

  public var d61: Int { d55 }

  public var d57: Int? {
    _refresh(.d57)
    return _cache.d57
  }

  public var d58: Int {
    _refresh(.d58)
    return _cache.d58
  }

  // MARK: Actions

  /// Makes many writes one transaction: observers are notified once, at its end.
  @discardableResult
  public func update<Returned>(_ body: (Graph15) throws -> Returned) rethrows -> Returned {
    _core.open()
    defer { _core.close() }
    return try body(self)
  }

  // MARK: Init

  public init(
    s0: Int = 0,
    s1: Int = 0,
    s2: Int = 0,
    s3: Int = 0,
    s4: Int = 0
  ) {
    _s0 = s0
    _s1 = s1
    _s2 = s2
    _s3 = s3
    _s4 = s4
  }

  // MARK: Fields

  /// The fields that a transaction changed.
  public struct Changes: OptionSet, Sendable, Bindgen.FieldSet {
    public private(set) var rawValue: SIMD2<UInt64>

    public init() { rawValue = SIMD2<UInt64>() }
    public init(rawValue: SIMD2<UInt64>) { self.rawValue = rawValue }

    public static let s0: Changes = Changes(field: 0)
    public static let s1: Changes = Changes(field: 1)
    public static let s2: Changes = Changes(field: 2)
    public static let s3: Changes = Changes(field: 3)
    public static let s4: Changes = Changes(field: 4)
    public static let d0: Changes = Changes(field: 5)
    public static let d1: Changes = Changes(field: 6)
    public static let d16: Changes = Changes(field: 7)
    public static let d18: Changes = Changes(field: 8)
    public static let d3: Changes = Changes(field: 9)
    public static let d2: Changes = Changes(field: 10)
    public static let d19: Changes = Changes(field: 11)
    public static let d27: Changes = Changes(field: 12)
    public static let d7: Changes = Changes(field: 13)
    public static let d4: Changes = Changes(field: 14)
    public static let d5: Changes = Changes(field: 15)
    public static let d11: Changes = Changes(field: 16)
    public static let d6: Changes = Changes(field: 17)
    public static let d8: Changes = Changes(field: 18)
    public static let d23: Changes = Changes(field: 19)
    public static let d12: Changes = Changes(field: 20)
    public static let d14: Changes = Changes(field: 21)
    public static let d20: Changes = Changes(field: 22)
    public static let d24: Changes = Changes(field: 23)
    public static let d28: Changes = Changes(field: 24)
    public static let d10: Changes = Changes(field: 25)
    public static let d43: Changes = Changes(field: 26)
    public static let d47: Changes = Changes(field: 27)
    public static let d32: Changes = Changes(field: 28)
    public static let d9: Changes = Changes(field: 29)
    public static let d13: Changes = Changes(field: 30)
    public static let d63: Changes = Changes(field: 31)
    public static let d65: Changes = Changes(field: 32)
    public static let d64: Changes = Changes(field: 33)
    public static let d17: Changes = Changes(field: 34)
    public static let d22: Changes = Changes(field: 35)
    public static let d25: Changes = Changes(field: 36)
    public static let d44: Changes = Changes(field: 37)
    public static let d37: Changes = Changes(field: 38)
    public static let d15: Changes = Changes(field: 39)
    public static let d21: Changes = Changes(field: 40)
    public static let d36: Changes = Changes(field: 41)
    public static let d26: Changes = Changes(field: 42)
    public static let d34: Changes = Changes(field: 43)
    public static let d31: Changes = Changes(field: 44)
    public static let d60: Changes = Changes(field: 45)
    public static let d62: Changes = Changes(field: 46)
    public static let d29: Changes = Changes(field: 47)
    public static let d35: Changes = Changes(field: 48)
    public static let d30: Changes = Changes(field: 49)
    public static let d52: Changes = Changes(field: 50)
    public static let d48: Changes = Changes(field: 51)
    public static let d67: Changes = Changes(field: 52)
    public static let d33: Changes = Changes(field: 53)
    public static let d38: Changes = Changes(field: 54)
    public static let d46: Changes = Changes(field: 55)
    public static let d66: Changes = Changes(field: 56)
    public static let d49: Changes = Changes(field: 57)
    public static let d51: Changes = Changes(field: 58)
    public static let d68: Changes = Changes(field: 59)
    public static let d54: Changes = Changes(field: 60)
    public static let d39: Changes = Changes(field: 61)
    public static let d45: Changes = Changes(field: 62)
    public static let d40: Changes = Changes(field: 63)
    public static let d42: Changes = Changes(field: 64)
    public static let d41: Changes = Changes(field: 65)
    public static let d50: Changes = Changes(field: 66)
    public static let d53: Changes = Changes(field: 67)
    public static let d56: Changes = Changes(field: 68)
    public static let d59: Changes = Changes(field: 69)
    public static let d69: Changes = Changes(field: 70)
    public static let d55: Changes = Changes(field: 71)
    public static let d61: Changes = Changes(field: 72)
    public static let d57: Changes = Changes(field: 73)
    public static let d58: Changes = Changes(field: 74)

    public mutating func formUnion(_ other: Changes) { rawValue |= other.rawValue }
    public mutating func formIntersection(_ other: Changes) { rawValue &= other.rawValue }
    public mutating func formSymmetricDifference(_ other: Changes) { rawValue ^= other.rawValue }
  }

  /// The fields that can be observed one by one.
  public struct Fields {
    public var s0: Field<Int> { (.s0, { $0.s0 }) }
    public var s1: Field<Int> { (.s1, { $0.s1 }) }
    public var s2: Field<Int> { (.s2, { $0.s2 }) }
    public var s3: Field<Int> { (.s3, { $0.s3 }) }
    public var s4: Field<Int> { (.s4, { $0.s4 }) }
    public var d0: Field<Int> { (.d0, { $0.d0 }) }
    public var d1: Field<Int> { (.d1, { $0.d1 }) }
    public var d16: Field<Int?> { (.d16, { $0.d16 }) }
    public var d18: Field<Int?> { (.d18, { $0.d18 }) }
    public var d3: Field<Int> { (.d3, { $0.d3 }) }
    public var d2: Field<Int> { (.d2, { $0.d2 }) }
    public var d19: Field<Int> { (.d19, { $0.d19 }) }
    public var d27: Field<Int> { (.d27, { $0.d27 }) }
    public var d7: Field<Int?> { (.d7, { $0.d7 }) }
    public var d4: Field<Int> { (.d4, { $0.d4 }) }
    public var d5: Field<Int> { (.d5, { $0.d5 }) }
    public var d11: Field<Int> { (.d11, { $0.d11 }) }
    public var d6: Field<Int> { (.d6, { $0.d6 }) }
    public var d8: Field<Int?> { (.d8, { $0.d8 }) }
    public var d23: Field<Int> { (.d23, { $0.d23 }) }
    public var d12: Field<Int> { (.d12, { $0.d12 }) }
    public var d14: Field<Int?> { (.d14, { $0.d14 }) }
    public var d20: Field<Int> { (.d20, { $0.d20 }) }
    public var d24: Field<Int> { (.d24, { $0.d24 }) }
    public var d28: Field<Int> { (.d28, { $0.d28 }) }
    public var d10: Field<Int> { (.d10, { $0.d10 }) }
    public var d43: Field<Int> { (.d43, { $0.d43 }) }
    public var d47: Field<Int> { (.d47, { $0.d47 }) }
    public var d32: Field<Int?> { (.d32, { $0.d32 }) }
    public var d9: Field<Int> { (.d9, { $0.d9 }) }
    public var d13: Field<Int?> { (.d13, { $0.d13 }) }
    public var d63: Field<Int?> { (.d63, { $0.d63 }) }
    public var d65: Field<Int?> { (.d65, { $0.d65 }) }
    public var d64: Field<Int> { (.d64, { $0.d64 }) }
    public var d17: Field<Int?> { (.d17, { $0.d17 }) }
    public var d22: Field<Int> { (.d22, { $0.d22 }) }
    public var d25: Field<Int> { (.d25, { $0.d25 }) }
    public var d44: Field<Int?> { (.d44, { $0.d44 }) }
    public var d37: Field<Int> { (.d37, { $0.d37 }) }
    public var d15: Field<Int> { (.d15, { $0.d15 }) }
    public var d21: Field<Int> { (.d21, { $0.d21 }) }
    public var d36: Field<Int> { (.d36, { $0.d36 }) }
    public var d26: Field<Int> { (.d26, { $0.d26 }) }
    public var d34: Field<Int> { (.d34, { $0.d34 }) }
    public var d31: Field<Int> { (.d31, { $0.d31 }) }
    public var d60: Field<Int> { (.d60, { $0.d60 }) }
    public var d62: Field<Int> { (.d62, { $0.d62 }) }
    public var d29: Field<Int> { (.d29, { $0.d29 }) }
    public var d35: Field<Int> { (.d35, { $0.d35 }) }
    public var d30: Field<Int> { (.d30, { $0.d30 }) }
    public var d52: Field<Int> { (.d52, { $0.d52 }) }
    public var d48: Field<Int?> { (.d48, { $0.d48 }) }
    public var d67: Field<Int> { (.d67, { $0.d67 }) }
    public var d33: Field<Int?> { (.d33, { $0.d33 }) }
    public var d38: Field<Int?> { (.d38, { $0.d38 }) }
    public var d46: Field<Int> { (.d46, { $0.d46 }) }
    public var d66: Field<Int> { (.d66, { $0.d66 }) }
    public var d49: Field<Int> { (.d49, { $0.d49 }) }
    public var d51: Field<Int> { (.d51, { $0.d51 }) }
    public var d68: Field<Int> { (.d68, { $0.d68 }) }
    public var d54: Field<Int> { (.d54, { $0.d54 }) }
    public var d39: Field<Int> { (.d39, { $0.d39 }) }
    public var d45: Field<Int> { (.d45, { $0.d45 }) }
    public var d40: Field<Int> { (.d40, { $0.d40 }) }
    public var d42: Field<Int> { (.d42, { $0.d42 }) }
    public var d41: Field<Int> { (.d41, { $0.d41 }) }
    public var d50: Field<Int> { (.d50, { $0.d50 }) }
    public var d53: Field<Int?> { (.d53, { $0.d53 }) }
    public var d56: Field<Int> { (.d56, { $0.d56 }) }
    public var d59: Field<Int> { (.d59, { $0.d59 }) }
    public var d69: Field<Int> { (.d69, { $0.d69 }) }
    public var d55: Field<Int> { (.d55, { $0.d55 }) }
    public var d61: Field<Int> { (.d61, { $0.d61 }) }
    public var d57: Field<Int?> { (.d57, { $0.d57 }) }
    public var d58: Field<Int> { (.d58, { $0.d58 }) }
  }

  /// A field by its name, and how it is read.
  public typealias Field<Value> = (name: Changes, read: (Graph15) -> Value)

  static var _fields: Fields { Fields() }

  /// The changes of each transaction from now on; changes that nobody has taken yet are joined with later ones.
  public var changes: AsyncStream<Changes> { _streams.changes(of: self) }

  /// A field's value now, and after each transaction that changes it; a slow reader gets only the latest.
  public func values<Value: Sendable>(of field: KeyPath<Fields, Field<Value>>) -> AsyncStream<Value> {
    let field: Field<Value> = Graph15._fields[keyPath: field]
    return _streams.values(of: field.name.mask, of: self, field.read)
  }

  private let _streams: Bindgen.Streams = Bindgen.Streams()

  // MARK: Machinery

  let _core: Bindgen.Core = Bindgen.Core(Graph15._graph)
  private static let _graph: Bindgen.Graph = Bindgen.Graph(
    Changes.self,
    "s0 s1 s2 s3 s4 d0 d1 d16 d18 d3 d2 d19 d27 d7 d4 d5 d11 d6 d8 d23 d12 d14 d20 d24 d28 d10 d43 d47 d32 d9 d13 d63 d65 d64 d17 d22 d25 d44 d37 d15 d21 d36 d26 d34 d31 d60 d62 d29 d35 d30 d52 d48 d67 d33 d38 d46 d66 d49 d51 d68 d54 d39 d45 d40 d42 d41 d50 d53 d56 d59 d69 d55 d61 d57 d58",
    [
      .d0: [.s2],
      .d1: [.s3],
      .d16: [.d0],
      .d18: [.d16],
      .d3: [.d0],
      .d2: [.s0, .s1],
      .d19: [.s0],
      .d27: [.d19],
      .d7: [.s0],
      .d4: [.s1],
      .d5: [.s1, .s2, .d3, .d4],
      .d11: [.d0, .d5],
      .d6: [.s3, .d4],
      .d8: [.d6],
      .d23: [.d8],
      .d12: [.d0, .d6],
      .d14: [.s4, .d3, .d12],
      .d20: [.d4, .d14],
      .d24: [.d19, .d5, .d23],
      .d28: [.d16, .d24],
      .d10: [.s4, .d6],
      .d43: [.s1, .d28],
      .d47: [.d16, .d43],
      .d32: [.d8],
      .d9: [.s4, .d2, .d8],
      .d13: [.s0, .d9],
      .d63: [.d32],
      .d65: [.d63],
      .d64: [.d63],
      .d17: [.d10],
      .d22: [.d16, .d19, .d7, .d4],
      .d25: [.d2, .d7, .d10, .d22],
      .d44: [.d9, .d25],
      .d37: [.d22],
      .d15: [.d14, .d13],
      .d21: [.s1, .d1, .d17],
      .d36: [.d28, .d9, .d21],
      .d26: [.d21],
      .d34: [.d26],
      .d31: [.d26],
      .d60: [.d31],
      .d62: [.d7, .d23, .d22, .d60],
      .d29: [.d23, .d26],
      .d35: [.s3, .d1, .d29],
      .d30: [.d14, .d25, .d29],
      .d52: [.d30],
      .d48: [.d29, .d30],
      .d67: [.s2, .d35],
      .d33: [.d31, .d29],
      .d38: [.s3, .d32, .d33],
      .d46: [.d33],
      .d66: [.d1, .d35],
      .d49: [.d3, .d29],
      .d51: [.d47, .d26, .d49],
      .d68: [.d46, .d51],
      .d54: [.d49],
      .d39: [.d1, .d31, .d35],
      .d45: [.s4, .d39],
      .d40: [.s2, .d0, .d26, .d39],
      .d42: [.d40],
      .d41: [.d34],
      .d50: [.d5, .d47, .d48, .d49, .d39],
      .d53: [.d48, .d50],
      .d56: [.d26, .d50, .d53],
      .d59: [.d22, .d15, .d21, .d54, .d56],
      .d69: [.d49, .d59],
      .d55: [.d50],
      .d61: [.d55],
      .d57: [.d8, .d55],
      .d58: [.d56, .d57],
    ]
  )

  private struct _Cache {
    var d0: Int = 0
    var d1: Int = 0
    var d16: Int?
    var d3: Int = 0
    var d2: Int = 0
    var d27: Int = 0
    var d7: Int?
    var d4: Int = 0
    var d5: Int = 0
    var d11: Int = 0
    var d6: Int = 0
    var d8: Int?
    var d23: Int = 0
    var d12: Int = 0
    var d14: Int?
    var d20: Int = 0
    var d24: Int = 0
    var d28: Int = 0
    var d10: Int = 0
    var d43: Int = 0
    var d47: Int = 0
    var d9: Int = 0
    var d13: Int?
    var d64: Int = 0
    var d17: Int?
    var d22: Int = 0
    var d25: Int = 0
    var d44: Int?
    var d37: Int = 0
    var d15: Int = 0
    var d21: Int = 0
    var d36: Int = 0
    var d60: Int = 0
    var d62: Int = 0
    var d29: Int = 0
    var d35: Int = 0
    var d30: Int = 0
    var d52: Int = 0
    var d48: Int?
    var d67: Int = 0
    var d33: Int?
    var d38: Int?
    var d46: Int = 0
    var d66: Int = 0
    var d49: Int = 0
    var d51: Int = 0
    var d68: Int = 0
    var d54: Int = 0
    var d39: Int = 0
    var d45: Int = 0
    var d40: Int = 0
    var d41: Int = 0
    var d50: Int = 0
    var d53: Int?
    var d56: Int = 0
    var d59: Int = 0
    var d69: Int = 0
    var d55: Int = 0
    var d57: Int?
    var d58: Int = 0
  }
  private var _cache: _Cache = _Cache()

  private func _wrote(_ field: Changes) { _core.wrote(field.mask, of: self) }
  private func _refresh(_ field: Changes) { _core.refresh(field.mask, of: self) }

  func _compute(_ fields: Bindgen.Mask) {
    var pass: Bindgen.Pass<Changes> = _core.pass(fields)
    _compute0(&pass)
    _compute1(&pass)
    _compute2(&pass)
    _core.finish(pass)
  }

  private func _compute0(_ pass: inout Bindgen.Pass<Changes>) {
    if pass.isDue([.d0, .d1, .d16, .d18, .d3, .d2, .d19, .d27]) {
      if pass.isDue(.d0) {
        let value: Int = _Graph15Formulas.d0(_s2)
        if Bindgen.replace(&_cache.d0, with: value) { pass.changed(.d0) }
      }
      if pass.isDue(.d1) {
        let value: Int = _Graph15Formulas.d1(_s3)
        if Bindgen.replace(&_cache.d1, with: value) { pass.changed(.d1) }
      }
      if pass.isDue(.d16) {
        let value: Int? = _Graph15Formulas.d16(_cache.d0)
        if Bindgen.replace(&_cache.d16, with: value) { pass.changed(.d16) }
      }
      if pass.isDue(.d18) { pass.changed(.d18) }
      if pass.isDue(.d3) {
        let value: Int = _Graph15Formulas.d3(_cache.d0)
        if Bindgen.replace(&_cache.d3, with: value) { pass.changed(.d3) }
      }
      if pass.isDue(.d2) {
        let value: Int = _Graph15Formulas.d2(_s0, _s1)
        if Bindgen.replace(&_cache.d2, with: value) { pass.changed(.d2) }
      }
      if pass.isDue(.d19) { pass.changed(.d19) }
      if pass.isDue(.d27) {
        let value: Int = _Graph15Formulas.d27(_s0)
        if Bindgen.replace(&_cache.d27, with: value) { pass.changed(.d27) }
      }
    }
    if pass.isDue([.d7, .d4, .d5, .d11, .d6, .d8, .d23, .d12]) {
      if pass.isDue(.d7) {
        let value: Int? = _Graph15Formulas.d7(_s0)
        if Bindgen.replace(&_cache.d7, with: value) { pass.changed(.d7) }
      }
      if pass.isDue(.d4) {
        let value: Int = _Graph15Formulas.d4(_s1)
        if Bindgen.replace(&_cache.d4, with: value, unless: _Graph15Formulas.d4AreEqual) { pass.changed(.d4) }
      }
      if pass.isDue(.d5) {
        let value: Int = _Graph15Formulas.d5(_cache.d3, _s2, _s1, _cache.d4)
        if Bindgen.replace(&_cache.d5, with: value) { pass.changed(.d5) }
      }
      if pass.isDue(.d11) {
        let value: Int = _Graph15Formulas.d11(_cache.d0, _cache.d5)
        if Bindgen.replace(&_cache.d11, with: value) { pass.changed(.d11) }
      }
      if pass.isDue(.d6) {
        let value: Int = _Graph15Formulas.d6(_cache.d4, _s3)
        if Bindgen.replace(&_cache.d6, with: value, unless: _Graph15Formulas.d6AreEqual) { pass.changed(.d6) }
      }
      if pass.isDue(.d8) {
        let value: Int? = _Graph15Formulas.d8(_cache.d6)
        if Bindgen.replace(&_cache.d8, with: value) { pass.changed(.d8) }
      }
      if pass.isDue(.d23) {
        let value: Int = _Graph15Formulas.d23(_cache.d8)
        if Bindgen.replace(&_cache.d23, with: value) { pass.changed(.d23) }
      }
      if pass.isDue(.d12) {
        let value: Int = _Graph15Formulas.d12(_cache.d6, _cache.d0)
        if Bindgen.replace(&_cache.d12, with: value) { pass.changed(.d12) }
      }
    }
    if pass.isDue([.d14, .d20, .d24, .d28, .d10, .d43, .d47, .d32]) {
      if pass.isDue(.d14) {
        let value: Int? = _Graph15Formulas.d14(_cache.d3, _cache.d12, _s4)
        if Bindgen.replace(&_cache.d14, with: value) { pass.changed(.d14) }
      }
      if pass.isDue(.d20) {
        let value: Int = _Graph15Formulas.d20(_cache.d4, _cache.d14)
        if Bindgen.replace(&_cache.d20, with: value, unless: _Graph15Formulas.d20AreEqual) { pass.changed(.d20) }
      }
      if pass.isDue(.d24) {
        let value: Int = _Graph15Formulas.d24(_cache.d23, _s0, _cache.d5)
        if Bindgen.replace(&_cache.d24, with: value) { pass.changed(.d24) }
      }
      if pass.isDue(.d28) {
        let value: Int = _Graph15Formulas.d28(_cache.d24, _cache.d16)
        if Bindgen.replace(&_cache.d28, with: value) { pass.changed(.d28) }
      }
      if pass.isDue(.d10) {
        let value: Int = _Graph15Formulas.d10(_s4, _cache.d6)
        if Bindgen.replace(&_cache.d10, with: value) { pass.changed(.d10) }
      }
      if pass.isDue(.d43) {
        let value: Int = _Graph15Formulas.d43(_s1, _cache.d28)
        if Bindgen.replace(&_cache.d43, with: value) { pass.changed(.d43) }
      }
      if pass.isDue(.d47) {
        let value: Int = _Graph15Formulas.d47(_cache.d43, _cache.d16)
        if Bindgen.replace(&_cache.d47, with: value) { pass.changed(.d47) }
      }
      if pass.isDue(.d32) { pass.changed(.d32) }
    }
    if pass.isDue([.d9, .d13, .d63, .d65, .d64, .d17, .d22, .d25]) {
      if pass.isDue(.d9) {
        _cache.d9 = _Graph15Formulas.d9(_s4, _cache.d2, _cache.d8)
        pass.changed(.d9)
      }
      if pass.isDue(.d13) {
        let value: Int? = _Graph15Formulas.d13(_cache.d9, _s0)
        if Bindgen.replace(&_cache.d13, with: value) { pass.changed(.d13) }
      }
      if pass.isDue(.d63) { pass.changed(.d63) }
      if pass.isDue(.d65) { pass.changed(.d65) }
      if pass.isDue(.d64) {
        let value: Int = _Graph15Formulas.d64(_cache.d8)
        if Bindgen.replace(&_cache.d64, with: value) { pass.changed(.d64) }
      }
      if pass.isDue(.d17) {
        let value: Int? = _Graph15Formulas.d17(_cache.d10)
        if Bindgen.replace(&_cache.d17, with: value) { pass.changed(.d17) }
      }
      if pass.isDue(.d22) {
        _cache.d22 = _Graph15Formulas.d22(_s0, _cache.d16, _cache.d7, _cache.d4)
        pass.changed(.d22)
      }
      if pass.isDue(.d25) {
        let value: Int = _Graph15Formulas.d25(_cache.d2, _cache.d22, _cache.d7, _cache.d10)
        if Bindgen.replace(&_cache.d25, with: value) { pass.changed(.d25) }
      }
    }
  }

  private func _compute1(_ pass: inout Bindgen.Pass<Changes>) {
    if pass.isDue([.d44, .d37, .d15, .d21, .d36, .d26, .d34, .d31]) {
      if pass.isDue(.d44) {
        let value: Int? = _Graph15Formulas.d44(_cache.d9, _cache.d25)
        if Bindgen.replace(&_cache.d44, with: value) { pass.changed(.d44) }
      }
      if pass.isDue(.d37) {
        let value: Int = _Graph15Formulas.d37(_cache.d22)
        if Bindgen.replace(&_cache.d37, with: value, unless: _Graph15Formulas.d37AreEqual) { pass.changed(.d37) }
      }
      if pass.isDue(.d15) {
        let value: Int = _Graph15Formulas.d15(_cache.d13, _cache.d14)
        if Bindgen.replace(&_cache.d15, with: value) { pass.changed(.d15) }
      }
      if pass.isDue(.d21) {
        let value: Int = _Graph15Formulas.d21(_cache.d1, _s1, _cache.d17)
        if Bindgen.replace(&_cache.d21, with: value) { pass.changed(.d21) }
      }
      if pass.isDue(.d36) {
        let value: Int = _Graph15Formulas.d36(_cache.d9, _cache.d21, _cache.d28)
        if Bindgen.replace(&_cache.d36, with: value) { pass.changed(.d36) }
      }
      if pass.isDue(.d26) { pass.changed(.d26) }
      if pass.isDue(.d34) { pass.changed(.d34) }
      if pass.isDue(.d31) { pass.changed(.d31) }
    }
    if pass.isDue([.d60, .d62, .d29, .d35, .d30, .d52, .d48, .d67]) {
      if pass.isDue(.d60) {
        _cache.d60 = _Graph15Formulas.d60(_cache.d21)
        pass.changed(.d60)
      }
      if pass.isDue(.d62) {
        let value: Int = _Graph15Formulas.d62(_cache.d60, _cache.d7, _cache.d23, _cache.d22)
        if Bindgen.replace(&_cache.d62, with: value) { pass.changed(.d62) }
      }
      if pass.isDue(.d29) {
        let value: Int = _Graph15Formulas.d29(_cache.d21, _cache.d23)
        if Bindgen.replace(&_cache.d29, with: value, unless: _Graph15Formulas.d29AreEqual) { pass.changed(.d29) }
      }
      if pass.isDue(.d35) {
        _cache.d35 = _Graph15Formulas.d35(_s3, _cache.d1, _cache.d29)
        pass.changed(.d35)
      }
      if pass.isDue(.d30) {
        let value: Int = _Graph15Formulas.d30(_cache.d29, _cache.d14, _cache.d25)
        if Bindgen.replace(&_cache.d30, with: value) { pass.changed(.d30) }
      }
      if pass.isDue(.d52) {
        let value: Int = _Graph15Formulas.d52(_cache.d30)
        if Bindgen.replace(&_cache.d52, with: value) { pass.changed(.d52) }
      }
      if pass.isDue(.d48) {
        let value: Int? = _Graph15Formulas.d48(_cache.d30, _cache.d29)
        if Bindgen.replace(&_cache.d48, with: value) { pass.changed(.d48) }
      }
      if pass.isDue(.d67) {
        let value: Int = _Graph15Formulas.d67(_cache.d35, _s2)
        if Bindgen.replace(&_cache.d67, with: value, unless: _Graph15Formulas.d67AreEqual) { pass.changed(.d67) }
      }
    }
    if pass.isDue([.d33, .d38, .d46, .d66, .d49, .d51, .d68, .d54]) {
      if pass.isDue(.d33) {
        let value: Int? = _Graph15Formulas.d33(_cache.d29, _cache.d21)
        if Bindgen.replace(&_cache.d33, with: value) { pass.changed(.d33) }
      }
      if pass.isDue(.d38) {
        let value: Int? = _Graph15Formulas.d38(_s3, _cache.d8, _cache.d33)
        if Bindgen.replace(&_cache.d38, with: value) { pass.changed(.d38) }
      }
      if pass.isDue(.d46) {
        let value: Int = _Graph15Formulas.d46(_cache.d33)
        if Bindgen.replace(&_cache.d46, with: value) { pass.changed(.d46) }
      }
      if pass.isDue(.d66) {
        let value: Int = _Graph15Formulas.d66(_cache.d35, _cache.d1)
        if Bindgen.replace(&_cache.d66, with: value) { pass.changed(.d66) }
      }
      if pass.isDue(.d49) {
        let value: Int = _Graph15Formulas.d49(_cache.d3, _cache.d29)
        if Bindgen.replace(&_cache.d49, with: value) { pass.changed(.d49) }
      }
      if pass.isDue(.d51) {
        let value: Int = _Graph15Formulas.d51(_cache.d47, _cache.d21, _cache.d49)
        if Bindgen.replace(&_cache.d51, with: value) { pass.changed(.d51) }
      }
      if pass.isDue(.d68) {
        let value: Int = _Graph15Formulas.d68(_cache.d51, _cache.d46)
        if Bindgen.replace(&_cache.d68, with: value) { pass.changed(.d68) }
      }
      if pass.isDue(.d54) {
        let value: Int = _Graph15Formulas.d54(_cache.d49)
        if Bindgen.replace(&_cache.d54, with: value) { pass.changed(.d54) }
      }
    }
    if pass.isDue([.d39, .d45, .d40, .d42, .d41, .d50, .d53, .d56]) {
      if pass.isDue(.d39) {
        let value: Int = _Graph15Formulas.d39(_cache.d21, _cache.d35, _cache.d1)
        if Bindgen.replace(&_cache.d39, with: value) { pass.changed(.d39) }
      }
      if pass.isDue(.d45) {
        let value: Int = _Graph15Formulas.d45(_s4, _cache.d39)
        if Bindgen.replace(&_cache.d45, with: value) { pass.changed(.d45) }
      }
      if pass.isDue(.d40) {
        let value: Int = _Graph15Formulas.d40(_cache.d21, _cache.d0, _s2, _cache.d39)
        if Bindgen.replace(&_cache.d40, with: value) { pass.changed(.d40) }
      }
      if pass.isDue(.d42) { pass.changed(.d42) }
      if pass.isDue(.d41) {
        let value: Int = _Graph15Formulas.d41(_cache.d21)
        if Bindgen.replace(&_cache.d41, with: value) { pass.changed(.d41) }
      }
      if pass.isDue(.d50) {
        let value: Int = _Graph15Formulas.d50(_cache.d48, _cache.d47, _cache.d49, _cache.d39, _cache.d5)
        if Bindgen.replace(&_cache.d50, with: value, unless: _Graph15Formulas.d50AreEqual) { pass.changed(.d50) }
      }
      if pass.isDue(.d53) {
        let value: Int? = _Graph15Formulas.d53(_cache.d50, _cache.d48)
        if Bindgen.replace(&_cache.d53, with: value) { pass.changed(.d53) }
      }
      if pass.isDue(.d56) {
        let value: Int = _Graph15Formulas.d56(_cache.d50, _cache.d21, _cache.d53)
        if Bindgen.replace(&_cache.d56, with: value) { pass.changed(.d56) }
      }
    }
  }

  private func _compute2(_ pass: inout Bindgen.Pass<Changes>) {
    if pass.isDue([.d59, .d69, .d55, .d61, .d57, .d58]) {
      if pass.isDue(.d59) {
        let value: Int = _Graph15Formulas.d59(_cache.d21, _cache.d56, _cache.d22, _cache.d15, _cache.d54)
        if Bindgen.replace(&_cache.d59, with: value) { pass.changed(.d59) }
      }
      if pass.isDue(.d69) {
        let value: Int = _Graph15Formulas.d69(_cache.d59, _cache.d49)
        if Bindgen.replace(&_cache.d69, with: value, unless: _Graph15Formulas.d69AreEqual) { pass.changed(.d69) }
      }
      if pass.isDue(.d55) {
        let value: Int = _Graph15Formulas.d55(_cache.d50)
        if Bindgen.replace(&_cache.d55, with: value) { pass.changed(.d55) }
      }
      if pass.isDue(.d61) { pass.changed(.d61) }
      if pass.isDue(.d57) {
        let value: Int? = _Graph15Formulas.d57(_cache.d55, _cache.d8)
        if Bindgen.replace(&_cache.d57, with: value) { pass.changed(.d57) }
      }
      if pass.isDue(.d58) {
        let value: Int = _Graph15Formulas.d58(_cache.d56, _cache.d57)
        if Bindgen.replace(&_cache.d58, with: value) { pass.changed(.d58) }
      }
    }
  }
}

extension Graph15: DrivenModel {
  public static func make(_ children: [String: any DrivenModel]) -> any DrivenModel {
    Graph15(
      s0: 0
    )
  }

  public var sum: Int {
    var sum: Int = 0
    sum &+= s0.number
    sum &+= s1.number
    sum &+= bucket(s2)
    sum &+= s3.number
    sum &+= s4.number
    sum &+= d0.number
    sum &+= d1.number
    sum &+= d16.number
    sum &+= d18.number
    sum &+= d3.number
    sum &+= d2.number
    sum &+= d19.number
    sum &+= d27.number
    sum &+= d7.number
    sum &+= bucket(d4)
    sum &+= d5.number
    sum &+= d11.number
    sum &+= bucket(d6)
    sum &+= d8.number
    sum &+= d23.number
    sum &+= d12.number
    sum &+= d14.number
    sum &+= bucket(d20)
    sum &+= d24.number
    sum &+= d28.number
    sum &+= d10.number
    sum &+= d43.number
    sum &+= d47.number
    sum &+= d32.number
    sum &+= d9.number
    sum &+= d13.number
    sum &+= d63.number
    sum &+= d65.number
    sum &+= d64.number
    sum &+= d17.number
    sum &+= d22.number
    sum &+= d25.number
    sum &+= d44.number
    sum &+= bucket(d37)
    sum &+= d15.number
    sum &+= d21.number
    sum &+= d36.number
    sum &+= d26.number
    sum &+= d34.number
    sum &+= d31.number
    sum &+= d60.number
    sum &+= d62.number
    sum &+= bucket(d29)
    sum &+= d35.number
    sum &+= d30.number
    sum &+= d52.number
    sum &+= d48.number
    sum &+= bucket(d67)
    sum &+= d33.number
    sum &+= d38.number
    sum &+= d46.number
    sum &+= d66.number
    sum &+= d49.number
    sum &+= d51.number
    sum &+= d68.number
    sum &+= d54.number
    sum &+= d39.number
    sum &+= d45.number
    sum &+= d40.number
    sum &+= d42.number
    sum &+= d41.number
    sum &+= bucket(d50)
    sum &+= d53.number
    sum &+= d56.number
    sum &+= d59.number
    sum &+= bucket(d69)
    sum &+= d55.number
    sum &+= d61.number
    sum &+= d57.number
    sum &+= d58.number
    return sum
  }

  public func number(of field: String) -> Int {
    switch field {
    case "s0": return s0.number
    case "s1": return s1.number
    case "s2": return s2.number
    case "s3": return s3.number
    case "s4": return s4.number
    case "d0": return d0.number
    case "d1": return d1.number
    case "d16": return d16.number
    case "d18": return d18.number
    case "d3": return d3.number
    case "d2": return d2.number
    case "d19": return d19.number
    case "d27": return d27.number
    case "d7": return d7.number
    case "d4": return d4.number
    case "d5": return d5.number
    case "d11": return d11.number
    case "d6": return d6.number
    case "d8": return d8.number
    case "d23": return d23.number
    case "d12": return d12.number
    case "d14": return d14.number
    case "d20": return d20.number
    case "d24": return d24.number
    case "d28": return d28.number
    case "d10": return d10.number
    case "d43": return d43.number
    case "d47": return d47.number
    case "d32": return d32.number
    case "d9": return d9.number
    case "d13": return d13.number
    case "d63": return d63.number
    case "d65": return d65.number
    case "d64": return d64.number
    case "d17": return d17.number
    case "d22": return d22.number
    case "d25": return d25.number
    case "d44": return d44.number
    case "d37": return d37.number
    case "d15": return d15.number
    case "d21": return d21.number
    case "d36": return d36.number
    case "d26": return d26.number
    case "d34": return d34.number
    case "d31": return d31.number
    case "d60": return d60.number
    case "d62": return d62.number
    case "d29": return d29.number
    case "d35": return d35.number
    case "d30": return d30.number
    case "d52": return d52.number
    case "d48": return d48.number
    case "d67": return d67.number
    case "d33": return d33.number
    case "d38": return d38.number
    case "d46": return d46.number
    case "d66": return d66.number
    case "d49": return d49.number
    case "d51": return d51.number
    case "d68": return d68.number
    case "d54": return d54.number
    case "d39": return d39.number
    case "d45": return d45.number
    case "d40": return d40.number
    case "d42": return d42.number
    case "d41": return d41.number
    case "d50": return d50.number
    case "d53": return d53.number
    case "d56": return d56.number
    case "d59": return d59.number
    case "d69": return d69.number
    case "d55": return d55.number
    case "d61": return d61.number
    case "d57": return d57.number
    case "d58": return d58.number
    default: return .min
    }
  }

  public func write(_ field: String, _ values: [Int]) {
    switch field {
    case "s0": s0 = Int(values)
    case "s1": s1 = Int(values)
    case "s2": s2 = Int(values)
    case "s3": s3 = Int(values)
    case "s4": s4 = Int(values)
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
    default: break
    }
  }

  public func group(_ body: () -> Void) { update { _ in body() } }
}

extension Graph15 {
  public func read(_ field: String, by reader: some SequenceReader, _ body: @escaping (Int) -> Void) -> AnyObject? {
    switch field {
    case "s0": return reader.read(values(of: \.s0)) { body($0.number) }
    case "s1": return reader.read(values(of: \.s1)) { body($0.number) }
    case "s2": return reader.read(values(of: \.s2)) { body($0.number) }
    case "s3": return reader.read(values(of: \.s3)) { body($0.number) }
    case "s4": return reader.read(values(of: \.s4)) { body($0.number) }
    case "d0": return reader.read(values(of: \.d0)) { body($0.number) }
    case "d1": return reader.read(values(of: \.d1)) { body($0.number) }
    case "d16": return reader.read(values(of: \.d16)) { body($0.number) }
    case "d18": return reader.read(values(of: \.d18)) { body($0.number) }
    case "d3": return reader.read(values(of: \.d3)) { body($0.number) }
    case "d2": return reader.read(values(of: \.d2)) { body($0.number) }
    case "d19": return reader.read(values(of: \.d19)) { body($0.number) }
    case "d27": return reader.read(values(of: \.d27)) { body($0.number) }
    case "d7": return reader.read(values(of: \.d7)) { body($0.number) }
    case "d4": return reader.read(values(of: \.d4)) { body($0.number) }
    case "d5": return reader.read(values(of: \.d5)) { body($0.number) }
    case "d11": return reader.read(values(of: \.d11)) { body($0.number) }
    case "d6": return reader.read(values(of: \.d6)) { body($0.number) }
    case "d8": return reader.read(values(of: \.d8)) { body($0.number) }
    case "d23": return reader.read(values(of: \.d23)) { body($0.number) }
    case "d12": return reader.read(values(of: \.d12)) { body($0.number) }
    case "d14": return reader.read(values(of: \.d14)) { body($0.number) }
    case "d20": return reader.read(values(of: \.d20)) { body($0.number) }
    case "d24": return reader.read(values(of: \.d24)) { body($0.number) }
    case "d28": return reader.read(values(of: \.d28)) { body($0.number) }
    case "d10": return reader.read(values(of: \.d10)) { body($0.number) }
    case "d43": return reader.read(values(of: \.d43)) { body($0.number) }
    case "d47": return reader.read(values(of: \.d47)) { body($0.number) }
    case "d32": return reader.read(values(of: \.d32)) { body($0.number) }
    case "d9": return reader.read(values(of: \.d9)) { body($0.number) }
    case "d13": return reader.read(values(of: \.d13)) { body($0.number) }
    case "d63": return reader.read(values(of: \.d63)) { body($0.number) }
    case "d65": return reader.read(values(of: \.d65)) { body($0.number) }
    case "d64": return reader.read(values(of: \.d64)) { body($0.number) }
    case "d17": return reader.read(values(of: \.d17)) { body($0.number) }
    case "d22": return reader.read(values(of: \.d22)) { body($0.number) }
    case "d25": return reader.read(values(of: \.d25)) { body($0.number) }
    case "d44": return reader.read(values(of: \.d44)) { body($0.number) }
    case "d37": return reader.read(values(of: \.d37)) { body($0.number) }
    case "d15": return reader.read(values(of: \.d15)) { body($0.number) }
    case "d21": return reader.read(values(of: \.d21)) { body($0.number) }
    case "d36": return reader.read(values(of: \.d36)) { body($0.number) }
    case "d26": return reader.read(values(of: \.d26)) { body($0.number) }
    case "d34": return reader.read(values(of: \.d34)) { body($0.number) }
    case "d31": return reader.read(values(of: \.d31)) { body($0.number) }
    case "d60": return reader.read(values(of: \.d60)) { body($0.number) }
    case "d62": return reader.read(values(of: \.d62)) { body($0.number) }
    case "d29": return reader.read(values(of: \.d29)) { body($0.number) }
    case "d35": return reader.read(values(of: \.d35)) { body($0.number) }
    case "d30": return reader.read(values(of: \.d30)) { body($0.number) }
    case "d52": return reader.read(values(of: \.d52)) { body($0.number) }
    case "d48": return reader.read(values(of: \.d48)) { body($0.number) }
    case "d67": return reader.read(values(of: \.d67)) { body($0.number) }
    case "d33": return reader.read(values(of: \.d33)) { body($0.number) }
    case "d38": return reader.read(values(of: \.d38)) { body($0.number) }
    case "d46": return reader.read(values(of: \.d46)) { body($0.number) }
    case "d66": return reader.read(values(of: \.d66)) { body($0.number) }
    case "d49": return reader.read(values(of: \.d49)) { body($0.number) }
    case "d51": return reader.read(values(of: \.d51)) { body($0.number) }
    case "d68": return reader.read(values(of: \.d68)) { body($0.number) }
    case "d54": return reader.read(values(of: \.d54)) { body($0.number) }
    case "d39": return reader.read(values(of: \.d39)) { body($0.number) }
    case "d45": return reader.read(values(of: \.d45)) { body($0.number) }
    case "d40": return reader.read(values(of: \.d40)) { body($0.number) }
    case "d42": return reader.read(values(of: \.d42)) { body($0.number) }
    case "d41": return reader.read(values(of: \.d41)) { body($0.number) }
    case "d50": return reader.read(values(of: \.d50)) { body($0.number) }
    case "d53": return reader.read(values(of: \.d53)) { body($0.number) }
    case "d56": return reader.read(values(of: \.d56)) { body($0.number) }
    case "d59": return reader.read(values(of: \.d59)) { body($0.number) }
    case "d69": return reader.read(values(of: \.d69)) { body($0.number) }
    case "d55": return reader.read(values(of: \.d55)) { body($0.number) }
    case "d61": return reader.read(values(of: \.d61)) { body($0.number) }
    case "d57": return reader.read(values(of: \.d57)) { body($0.number) }
    case "d58": return reader.read(values(of: \.d58)) { body($0.number) }
    default: return nil
    }
  }

  public func readAll(by reader: some SequenceReader, _ body: @escaping (Set<String>) -> Void) -> AnyObject? {
    reader.read(changes) { changes in
      var names: Set<String> = []
      if changes.contains(.s0) { names.insert("s0") }
      if changes.contains(.s1) { names.insert("s1") }
      if changes.contains(.s2) { names.insert("s2") }
      if changes.contains(.s3) { names.insert("s3") }
      if changes.contains(.s4) { names.insert("s4") }
      if changes.contains(.d0) { names.insert("d0") }
      if changes.contains(.d1) { names.insert("d1") }
      if changes.contains(.d16) { names.insert("d16") }
      if changes.contains(.d18) { names.insert("d18") }
      if changes.contains(.d3) { names.insert("d3") }
      if changes.contains(.d2) { names.insert("d2") }
      if changes.contains(.d19) { names.insert("d19") }
      if changes.contains(.d27) { names.insert("d27") }
      if changes.contains(.d7) { names.insert("d7") }
      if changes.contains(.d4) { names.insert("d4") }
      if changes.contains(.d5) { names.insert("d5") }
      if changes.contains(.d11) { names.insert("d11") }
      if changes.contains(.d6) { names.insert("d6") }
      if changes.contains(.d8) { names.insert("d8") }
      if changes.contains(.d23) { names.insert("d23") }
      if changes.contains(.d12) { names.insert("d12") }
      if changes.contains(.d14) { names.insert("d14") }
      if changes.contains(.d20) { names.insert("d20") }
      if changes.contains(.d24) { names.insert("d24") }
      if changes.contains(.d28) { names.insert("d28") }
      if changes.contains(.d10) { names.insert("d10") }
      if changes.contains(.d43) { names.insert("d43") }
      if changes.contains(.d47) { names.insert("d47") }
      if changes.contains(.d32) { names.insert("d32") }
      if changes.contains(.d9) { names.insert("d9") }
      if changes.contains(.d13) { names.insert("d13") }
      if changes.contains(.d63) { names.insert("d63") }
      if changes.contains(.d65) { names.insert("d65") }
      if changes.contains(.d64) { names.insert("d64") }
      if changes.contains(.d17) { names.insert("d17") }
      if changes.contains(.d22) { names.insert("d22") }
      if changes.contains(.d25) { names.insert("d25") }
      if changes.contains(.d44) { names.insert("d44") }
      if changes.contains(.d37) { names.insert("d37") }
      if changes.contains(.d15) { names.insert("d15") }
      if changes.contains(.d21) { names.insert("d21") }
      if changes.contains(.d36) { names.insert("d36") }
      if changes.contains(.d26) { names.insert("d26") }
      if changes.contains(.d34) { names.insert("d34") }
      if changes.contains(.d31) { names.insert("d31") }
      if changes.contains(.d60) { names.insert("d60") }
      if changes.contains(.d62) { names.insert("d62") }
      if changes.contains(.d29) { names.insert("d29") }
      if changes.contains(.d35) { names.insert("d35") }
      if changes.contains(.d30) { names.insert("d30") }
      if changes.contains(.d52) { names.insert("d52") }
      if changes.contains(.d48) { names.insert("d48") }
      if changes.contains(.d67) { names.insert("d67") }
      if changes.contains(.d33) { names.insert("d33") }
      if changes.contains(.d38) { names.insert("d38") }
      if changes.contains(.d46) { names.insert("d46") }
      if changes.contains(.d66) { names.insert("d66") }
      if changes.contains(.d49) { names.insert("d49") }
      if changes.contains(.d51) { names.insert("d51") }
      if changes.contains(.d68) { names.insert("d68") }
      if changes.contains(.d54) { names.insert("d54") }
      if changes.contains(.d39) { names.insert("d39") }
      if changes.contains(.d45) { names.insert("d45") }
      if changes.contains(.d40) { names.insert("d40") }
      if changes.contains(.d42) { names.insert("d42") }
      if changes.contains(.d41) { names.insert("d41") }
      if changes.contains(.d50) { names.insert("d50") }
      if changes.contains(.d53) { names.insert("d53") }
      if changes.contains(.d56) { names.insert("d56") }
      if changes.contains(.d59) { names.insert("d59") }
      if changes.contains(.d69) { names.insert("d69") }
      if changes.contains(.d55) { names.insert("d55") }
      if changes.contains(.d61) { names.insert("d61") }
      if changes.contains(.d57) { names.insert("d57") }
      if changes.contains(.d58) { names.insert("d58") }
      body(names)
    }
  }
}

/// The spec's expressions: each sees what it names, and nothing else of the model.
enum _Graph15Formulas {
  static func s2AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func d0(_ s2: Int) -> Int { bucket(s2) % 5 }
  static func d1(_ s3: Int) -> Int { s3 % 5 }
  static func d16(_ d0: Int) -> Int? { maybe(d0 / 2) }
  static func d3(_ d0: Int) -> Int { d0 / 2 }
  static func d2(_ s0: Int, _ s1: Int) -> Int { mix(s0, s1) }
  static func d27(_ d19: Int) -> Int { d19 % 5 }
  static func d7(_ s0: Int) -> Int? { maybe(s0 % 5) }
  static func d4(_ s1: Int) -> Int { s1 % 5 }
  static func d4AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func d5(_ d3: Int, _ s2: Int, _ s1: Int, _ d4: Int) -> Int { mix(d3, bucket(s2), s1, bucket(d4), d3) }
  static func d11(_ d0: Int, _ d5: Int) -> Int { mix(d0, d5) }
  static func d6(_ d4: Int, _ s3: Int) -> Int { bucket(d4) &+ s3 }
  static func d6AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func d8(_ d6: Int) -> Int? { maybe(bucket(d6) % 5) }
  static func d23(_ d8: Int?) -> Int { d8.number % 5 }
  static func d12(_ d6: Int, _ d0: Int) -> Int { bucket(d6) &+ d0 }
  static func d14(_ d3: Int, _ d12: Int, _ s4: Int) -> Int? { maybe(mix(d3, d12, s4)) }
  static func d20(_ d4: Int, _ d14: Int?) -> Int { bucket(d4) &+ d14.number }
  static func d20AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func d24(_ d23: Int, _ d19: Int, _ d5: Int) -> Int { pick(d23, d19, d5) }
  static func d28(_ d24: Int, _ d16: Int?) -> Int { d24 &+ d16.number }
  static func d10(_ s4: Int, _ d6: Int) -> Int { mix(s4, bucket(d6)) }
  static func d43(_ s1: Int, _ d28: Int) -> Int { s1 &+ d28 }
  static func d47(_ d43: Int, _ d16: Int?) -> Int { d43 &+ d16.number }
  static func d9(_ s4: Int, _ d2: Int, _ d8: Int?) -> Int { pick(s4, d2, d8.number) }
  static func d13(_ d9: Int, _ s0: Int) -> Int? { maybe(mix(d9, s0)) }
  static func d64(_ d63: Int?) -> Int { d63.number % 5 }
  static func d17(_ d10: Int) -> Int? { maybe(d10 % 5) }
  static func d22(_ d19: Int, _ d16: Int?, _ d7: Int?, _ d4: Int) -> Int { mix(d19, d16.number, d7.number, bucket(d4), d16.number) }
  static func d25(_ d2: Int, _ d22: Int, _ d7: Int?, _ d10: Int) -> Int { mix(d2, d22, d7.number, d10) }
  static func d44(_ d9: Int, _ d25: Int) -> Int? { maybe(d9 &+ d25) }
  static func d37(_ d22: Int) -> Int { d22 / 2 }
  static func d37AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func d15(_ d13: Int?, _ d14: Int?) -> Int { d13.number &+ d14.number }
  static func d21(_ d1: Int, _ s1: Int, _ d17: Int?) -> Int { pick(d1, s1, d17.number) }
  static func d36(_ d9: Int, _ d21: Int, _ d28: Int) -> Int { pick(d9, d21, d28) }
  static func d60(_ d31: Int) -> Int { d31 % 5 }
  static func d62(_ d60: Int, _ d7: Int?, _ d23: Int, _ d22: Int) -> Int { mix(d60, d7.number, d60, d23, d22) }
  static func d29(_ d26: Int, _ d23: Int) -> Int { d26 &+ d23 }
  static func d29AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func d35(_ s3: Int, _ d1: Int, _ d29: Int) -> Int { pick(s3, d1, bucket(d29)) }
  static func d30(_ d29: Int, _ d14: Int?, _ d25: Int) -> Int { mix(bucket(d29), d14.number, d25) }
  static func d52(_ d30: Int) -> Int { d30 % 5 }
  static func d48(_ d30: Int, _ d29: Int) -> Int? { maybe(d30 &+ bucket(d29)) }
  static func d67(_ d35: Int, _ s2: Int) -> Int { d35 &+ bucket(s2) }
  static func d67AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func d33(_ d29: Int, _ d31: Int) -> Int? { maybe(bucket(d29) &+ d31) }
  static func d38(_ s3: Int, _ d32: Int?, _ d33: Int?) -> Int? { maybe(mix(s3, d32.number, d33.number)) }
  static func d46(_ d33: Int?) -> Int { d33.number % 5 }
  static func d66(_ d35: Int, _ d1: Int) -> Int { d35 &+ d1 }
  static func d49(_ d3: Int, _ d29: Int) -> Int { d3 &+ bucket(d29) }
  static func d51(_ d47: Int, _ d26: Int, _ d49: Int) -> Int { mix(d47, d26, d49) }
  static func d68(_ d51: Int, _ d46: Int) -> Int { mix(d51, d46) }
  static func d54(_ d49: Int) -> Int { d49 % 5 }
  static func d39(_ d31: Int, _ d35: Int, _ d1: Int) -> Int { mix(d31, d35, d1) }
  static func d45(_ s4: Int, _ d39: Int) -> Int { s4 &+ d39 }
  static func d40(_ d26: Int, _ d0: Int, _ s2: Int, _ d39: Int) -> Int { mix(d26, d0, bucket(s2), d39) }
  static func d41(_ d34: Int) -> Int { d34 % 5 }
  static func d50(_ d48: Int?, _ d47: Int, _ d49: Int, _ d39: Int, _ d5: Int) -> Int { mix(d48.number, d47, d49, d39, d5) }
  static func d50AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func d53(_ d50: Int, _ d48: Int?) -> Int? { maybe(bucket(d50) &+ d48.number) }
  static func d56(_ d50: Int, _ d26: Int, _ d53: Int?) -> Int { mix(bucket(d50), d26, d53.number) }
  static func d59(_ d21: Int, _ d56: Int, _ d22: Int, _ d15: Int, _ d54: Int) -> Int { mix(d21, d56, d22, d15, d54) }
  static func d69(_ d59: Int, _ d49: Int) -> Int { d59 &+ d49 }
  static func d69AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func d55(_ d50: Int) -> Int { bucket(d50) % 5 }
  static func d57(_ d55: Int, _ d8: Int?) -> Int? { maybe(mix(d55, d8.number, d55)) }
  static func d58(_ d56: Int, _ d57: Int?) -> Int { d56 &+ d57.number }
}

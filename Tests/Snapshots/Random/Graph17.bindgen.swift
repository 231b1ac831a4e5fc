// Made by bindgen from Graph17.bindgen.yml. Do not edit: change the spec.
// swift-format-ignore-file
// swiftlint:disable all

#if canImport(Combine)
  public import Combine
#else
  public import OpenCombine
#endif

public final class Graph17: Bindgen.FieldModel {
  // MARK: State

  public internal(set) var s0: Int {
    get { _s0 }
    set {
      _willWrite(.s0)
      if Bindgen.replace(&_s0, with: newValue) { _wrote(.s0) }
    }
  }
  private var _s0: Int

  public internal(set) var s1: [Int] {
    get { _s1 }
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

  public internal(set) var s2: Int {
    get { _s2 }
    set {
      _willWrite(.s2)
      if Bindgen.replace(&_s2, with: newValue) { _wrote(.s2) }
    }
  }
  private var _s2: Int

  public internal(set) var s3: [Int] {
    get { _s3 }
    set {
      _willWrite(.s3)
      if Bindgen.replace(&_s3, with: newValue) { _wrote(.s3) }
    }
    _modify {
      _willWrite(.s3)
      defer { _wrote(.s3) }
      yield &_s3
    }
  }
  private var _s3: [Int]

  public internal(set) var s4: [Int] {
    get { _s4 }
    set {
      _willWrite(.s4)
      if Bindgen.replace(&_s4, with: newValue) { _wrote(.s4) }
    }
    _modify {
      _willWrite(.s4)
      defer { _wrote(.s4) }
      yield &_s4
    }
  }
  private var _s4: [Int]

  public internal(set) var s5: Int {
    get { _s5 }
    set {
      _willWrite(.s5)
      if Bindgen.replace(&_s5, with: newValue, unless: _Graph17Formulas.s5AreEqual) { _wrote(.s5) }
    }
  }
  private var _s5: Int

  // MARK: Derived

  public var d13: Int {
    _refresh(.d13)
    return _cache.d13
  }

  public var d2: Int {
    _refresh(.d2)
    return _cache.d2
  }

  public var d3: Int { s2 }

  public var d9: Int {
    _refresh(.d9)
    return _cache.d9
  }

  public var d24: [Int] { s4 }

  public var d15: Int {
    _refresh(.d15)
    return _cache.d15
  }

  public var d51: Int {
    _refresh(.d51)
    return _cache.d51
  }

  public var d53: Int {
    _refresh(.d53)
    return _cache.d53
  }

  public var d22: Int {
    _refresh(.d22)
    return _cache.d22
  }

  public var d65: Int { s2 }

  public var d8: Int {
    _refresh(.d8)
    return _cache.d8
  }

  public var d12: Int {
    _refresh(.d12)
    return _cache.d12
  }

  public var d0: Int? {
    _refresh(.d0)
    return _cache.d0
  }

  public var d1: Int {
    _refresh(.d1)
    return _cache.d1
  }

  public var d10: Int {
    _refresh(.d10)
    return _cache.d10
  }

  public var d67: Int? {
    _refresh(.d67)
    return _cache.d67
  }

  public var d16: Int {
    _refresh(.d16)
    return _cache.d16
  }

  public var d21: Int {
    _refresh(.d21)
    return _cache.d21
  }

  public var d19: Int {
    _refresh(.d19)
    return _cache.d19
  }

  public var d34: Int {
    _refresh(.d34)
    return _cache.d34
  }

  public var d30: Int {
    _refresh(.d30)
    return _cache.d30
  }

  public var d35: Int {
    _refresh(.d35)
    return _cache.d35
  }

  public var d33: Int {
    _refresh(.d33)
    return _cache.d33
  }

  public var d7: Int {
    _refresh(.d7)
    return _cache.d7
  }

  public var d11: Int {
    _refresh(.d11)
    return _cache.d11
  }

  public var d69: Int {
    _refresh(.d69)
    return _cache.d69
  }

  public var d17: Int {
    _refresh(.d17)
    return _cache.d17
  }

  public var d6: Int {
    _refresh(.d6)
    return _cache.d6
  }

  public var d26: Int {
    _refresh(.d26)
    return _cache.d26
  }

  public var d31: Int? {
    _refresh(.d31)
    return _cache.d31
  }

  public var d25: Int {
    _refresh(.d25)
    return _cache.d25
  }

  public var d28: Int {
    _refresh(.d28)
    return _cache.d28
  }

  public var d27: Int {
    _refresh(.d27)
    return _cache.d27
  }

  public var d23: Int {
    _refresh(.d23)
    return _cache.d23
  }

  public var d60: Int? {
    _refresh(.d60)
    return _cache.d60
  }

  public var d36: Int {
    _refresh(.d36)
    return _cache.d36
  }

  public var d41: Int {
    _refresh(.d41)
    return _cache.d41
  }

  public var d42: Int {
    _refresh(.d42)
    return _cache.d42
  }

  public var d43: Int {
    _refresh(.d43)
    return _cache.d43
  }

  public var d47: Int {
    _refresh(.d47)
    return _cache.d47
  }

  public var d48: Int {
    _refresh(.d48)
    return _cache.d48
  }

  public var d52: Int {
    _refresh(.d52)
    return _cache.d52
  }

  public var d57: Int? {
    _refresh(.d57)
    return _cache.d57
  }

  public var d59: Int {
    _refresh(.d59)
    return _cache.d59
  }

  public var d62: Int {
    _refresh(.d62)
    return _cache.d62
  }

  public var d49: Int {
    _refresh(.d49)
    return _cache.d49
  }

  public var d14: Int { d13 }

  public var d29: Int {
    _refresh(.d29)
    return _cache.d29
  }

  public var d32: Int? {
    _refresh(.d32)
    return _cache.d32
  }

  public var d61: Int { d29 }

  public var d58: Int {
    _refresh(.d58)
    return _cache.d58
  }

  public var d64: Int {
    _refresh(.d64)
    return _cache.d64
  }

  public var d38: Int {
    _refresh(.d38)
    return _cache.d38
  }

  public var d39: Int {
    _refresh(.d39)
    return _cache.d39
  }

  public var d45: Int {
    _refresh(.d45)
    return _cache.d45
  }

  public var d63: Int {
    _refresh(.d63)
    return _cache.d63
  }

  public var d18: Int {
    _refresh(.d18)
    return _cache.d18
  }

  public var d20: Int? {
    _refresh(.d20)
    return _cache.d20
  }

  public var d68: Int {
    _refresh(.d68)
    return _cache.d68
  }

  public var d37: Int {
    _refresh(.d37)
    return _cache.d37
  }

  public var d46: Int {
    _refresh(.d46)
    return _cache.d46
  }

  public var d55: Int {
    _refresh(.d55)
    return _cache.d55
  }

  public var d44: Int {
    _refresh(.d44)
    return _cache.d44
  }

  public var d50: Int {
    _refresh(.d50)
    return _cache.d50
  }

  public var d4: Int {
    _refresh(.d4)
    return _cache.d4
  }

  public var d5: Int {
    _refresh(.d5)
    return _cache.d5
  }

  public var d56: Int {
    _refresh(.d56)
    return _cache.d56
  }

  public var d54: Int? {
    _refresh(.d54)
    return _cache.d54
  }

  public var d66: Int? {
    _refresh(.d66)
    return _cache.d66
  }

  public var d40: Int {
    _refresh(.d40)
    return _cache.d40
  }

  // MARK: Actions

  /// Makes many writes one transaction: observers are notified once, at its end.
  @discardableResult
  public func update<Returned>(_ body: (Graph17) throws -> Returned) rethrows -> Returned {
    _core.open()
    defer { _core.close() }
    return try body(self)
  }

  // MARK: Init

  public init(
    s0: Int = 0,
    s1: [Int] = [],
    s2: Int = 0,
    s3: [Int] = [],
    s4: [Int] = [],
    s5: Int = 0
  ) {
    _s0 = s0
    _s1 = s1
    _s2 = s2
    _s3 = s3
    _s4 = s4
    _s5 = s5
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
    public static let s5: Changes = Changes(field: 5)
    public static let d13: Changes = Changes(field: 6)
    public static let d2: Changes = Changes(field: 7)
    public static let d3: Changes = Changes(field: 8)
    public static let d9: Changes = Changes(field: 9)
    public static let d24: Changes = Changes(field: 10)
    public static let d15: Changes = Changes(field: 11)
    public static let d51: Changes = Changes(field: 12)
    public static let d53: Changes = Changes(field: 13)
    public static let d22: Changes = Changes(field: 14)
    public static let d65: Changes = Changes(field: 15)
    public static let d8: Changes = Changes(field: 16)
    public static let d12: Changes = Changes(field: 17)
    public static let d0: Changes = Changes(field: 18)
    public static let d1: Changes = Changes(field: 19)
    public static let d10: Changes = Changes(field: 20)
    public static let d67: Changes = Changes(field: 21)
    public static let d16: Changes = Changes(field: 22)
    public static let d21: Changes = Changes(field: 23)
    public static let d19: Changes = Changes(field: 24)
    public static let d34: Changes = Changes(field: 25)
    public static let d30: Changes = Changes(field: 26)
    public static let d35: Changes = Changes(field: 27)
    public static let d33: Changes = Changes(field: 28)
    public static let d7: Changes = Changes(field: 29)
    public static let d11: Changes = Changes(field: 30)
    public static let d69: Changes = Changes(field: 31)
    public static let d17: Changes = Changes(field: 32)
    public static let d6: Changes = Changes(field: 33)
    public static let d26: Changes = Changes(field: 34)
    public static let d31: Changes = Changes(field: 35)
    public static let d25: Changes = Changes(field: 36)
    public static let d28: Changes = Changes(field: 37)
    public static let d27: Changes = Changes(field: 38)
    public static let d23: Changes = Changes(field: 39)
    public static let d60: Changes = Changes(field: 40)
    public static let d36: Changes = Changes(field: 41)
    public static let d41: Changes = Changes(field: 42)
    public static let d42: Changes = Changes(field: 43)
    public static let d43: Changes = Changes(field: 44)
    public static let d47: Changes = Changes(field: 45)
    public static let d48: Changes = Changes(field: 46)
    public static let d52: Changes = Changes(field: 47)
    public static let d57: Changes = Changes(field: 48)
    public static let d59: Changes = Changes(field: 49)
    public static let d62: Changes = Changes(field: 50)
    public static let d49: Changes = Changes(field: 51)
    public static let d14: Changes = Changes(field: 52)
    public static let d29: Changes = Changes(field: 53)
    public static let d32: Changes = Changes(field: 54)
    public static let d61: Changes = Changes(field: 55)
    public static let d58: Changes = Changes(field: 56)
    public static let d64: Changes = Changes(field: 57)
    public static let d38: Changes = Changes(field: 58)
    public static let d39: Changes = Changes(field: 59)
    public static let d45: Changes = Changes(field: 60)
    public static let d63: Changes = Changes(field: 61)
    public static let d18: Changes = Changes(field: 62)
    public static let d20: Changes = Changes(field: 63)
    public static let d68: Changes = Changes(field: 64)
    public static let d37: Changes = Changes(field: 65)
    public static let d46: Changes = Changes(field: 66)
    public static let d55: Changes = Changes(field: 67)
    public static let d44: Changes = Changes(field: 68)
    public static let d50: Changes = Changes(field: 69)
    public static let d4: Changes = Changes(field: 70)
    public static let d5: Changes = Changes(field: 71)
    public static let d56: Changes = Changes(field: 72)
    public static let d54: Changes = Changes(field: 73)
    public static let d66: Changes = Changes(field: 74)
    public static let d40: Changes = Changes(field: 75)

    public mutating func formUnion(_ other: Changes) { rawValue |= other.rawValue }
    public mutating func formIntersection(_ other: Changes) { rawValue &= other.rawValue }
    public mutating func formSymmetricDifference(_ other: Changes) { rawValue ^= other.rawValue }
  }

  /// The fields that can be observed one by one.
  public struct Fields {
    public var s0: Field<Int> { (.s0, { $0.s0 }) }
    public var s1: Field<[Int]> { (.s1, { $0.s1 }) }
    public var s2: Field<Int> { (.s2, { $0.s2 }) }
    public var s3: Field<[Int]> { (.s3, { $0.s3 }) }
    public var s4: Field<[Int]> { (.s4, { $0.s4 }) }
    public var s5: Field<Int> { (.s5, { $0.s5 }) }
    public var d13: Field<Int> { (.d13, { $0.d13 }) }
    public var d2: Field<Int> { (.d2, { $0.d2 }) }
    public var d3: Field<Int> { (.d3, { $0.d3 }) }
    public var d9: Field<Int> { (.d9, { $0.d9 }) }
    public var d24: Field<[Int]> { (.d24, { $0.d24 }) }
    public var d15: Field<Int> { (.d15, { $0.d15 }) }
    public var d51: Field<Int> { (.d51, { $0.d51 }) }
    public var d53: Field<Int> { (.d53, { $0.d53 }) }
    public var d22: Field<Int> { (.d22, { $0.d22 }) }
    public var d65: Field<Int> { (.d65, { $0.d65 }) }
    public var d8: Field<Int> { (.d8, { $0.d8 }) }
    public var d12: Field<Int> { (.d12, { $0.d12 }) }
    public var d0: Field<Int?> { (.d0, { $0.d0 }) }
    public var d1: Field<Int> { (.d1, { $0.d1 }) }
    public var d10: Field<Int> { (.d10, { $0.d10 }) }
    public var d67: Field<Int?> { (.d67, { $0.d67 }) }
    public var d16: Field<Int> { (.d16, { $0.d16 }) }
    public var d21: Field<Int> { (.d21, { $0.d21 }) }
    public var d19: Field<Int> { (.d19, { $0.d19 }) }
    public var d34: Field<Int> { (.d34, { $0.d34 }) }
    public var d30: Field<Int> { (.d30, { $0.d30 }) }
    public var d35: Field<Int> { (.d35, { $0.d35 }) }
    public var d33: Field<Int> { (.d33, { $0.d33 }) }
    public var d7: Field<Int> { (.d7, { $0.d7 }) }
    public var d11: Field<Int> { (.d11, { $0.d11 }) }
    public var d69: Field<Int> { (.d69, { $0.d69 }) }
    public var d17: Field<Int> { (.d17, { $0.d17 }) }
    public var d6: Field<Int> { (.d6, { $0.d6 }) }
    public var d26: Field<Int> { (.d26, { $0.d26 }) }
    public var d31: Field<Int?> { (.d31, { $0.d31 }) }
    public var d25: Field<Int> { (.d25, { $0.d25 }) }
    public var d28: Field<Int> { (.d28, { $0.d28 }) }
    public var d27: Field<Int> { (.d27, { $0.d27 }) }
    public var d23: Field<Int> { (.d23, { $0.d23 }) }
    public var d60: Field<Int?> { (.d60, { $0.d60 }) }
    public var d36: Field<Int> { (.d36, { $0.d36 }) }
    public var d41: Field<Int> { (.d41, { $0.d41 }) }
    public var d42: Field<Int> { (.d42, { $0.d42 }) }
    public var d43: Field<Int> { (.d43, { $0.d43 }) }
    public var d47: Field<Int> { (.d47, { $0.d47 }) }
    public var d48: Field<Int> { (.d48, { $0.d48 }) }
    public var d52: Field<Int> { (.d52, { $0.d52 }) }
    public var d57: Field<Int?> { (.d57, { $0.d57 }) }
    public var d59: Field<Int> { (.d59, { $0.d59 }) }
    public var d62: Field<Int> { (.d62, { $0.d62 }) }
    public var d49: Field<Int> { (.d49, { $0.d49 }) }
    public var d14: Field<Int> { (.d14, { $0.d14 }) }
    public var d29: Field<Int> { (.d29, { $0.d29 }) }
    public var d32: Field<Int?> { (.d32, { $0.d32 }) }
    public var d61: Field<Int> { (.d61, { $0.d61 }) }
    public var d58: Field<Int> { (.d58, { $0.d58 }) }
    public var d64: Field<Int> { (.d64, { $0.d64 }) }
    public var d38: Field<Int> { (.d38, { $0.d38 }) }
    public var d39: Field<Int> { (.d39, { $0.d39 }) }
    public var d45: Field<Int> { (.d45, { $0.d45 }) }
    public var d63: Field<Int> { (.d63, { $0.d63 }) }
    public var d18: Field<Int> { (.d18, { $0.d18 }) }
    public var d20: Field<Int?> { (.d20, { $0.d20 }) }
    public var d68: Field<Int> { (.d68, { $0.d68 }) }
    public var d37: Field<Int> { (.d37, { $0.d37 }) }
    public var d46: Field<Int> { (.d46, { $0.d46 }) }
    public var d55: Field<Int> { (.d55, { $0.d55 }) }
    public var d44: Field<Int> { (.d44, { $0.d44 }) }
    public var d50: Field<Int> { (.d50, { $0.d50 }) }
    public var d4: Field<Int> { (.d4, { $0.d4 }) }
    public var d5: Field<Int> { (.d5, { $0.d5 }) }
    public var d56: Field<Int> { (.d56, { $0.d56 }) }
    public var d54: Field<Int?> { (.d54, { $0.d54 }) }
    public var d66: Field<Int?> { (.d66, { $0.d66 }) }
    public var d40: Field<Int> { (.d40, { $0.d40 }) }
  }

  /// A field by its name, and how it is read.
  public typealias Field<Value> = (name: Changes, read: (Graph17) -> Value)

  static var _fields: Fields { Fields() }

  /// A publisher for each field, by its name.
  @dynamicMemberLookup
  public struct FieldPublishers {
    fileprivate let _model: Graph17

    public subscript<Value>(dynamicMember field: KeyPath<Fields, Field<Value>>) -> Bindgen.ModelPublisher<Value> {
      let field: Field<Value> = Graph17._fields[keyPath: field]
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

  let _core: Bindgen.Core = Bindgen.Core(Graph17._graph)
  private static let _graph: Bindgen.Graph = Bindgen.Graph(
    Changes.self,
    "s0 s1 s2 s3 s4 s5 d13 d2 d3 d9 d24 d15 d51 d53 d22 d65 d8 d12 d0 d1 d10 d67 d16 d21 d19 d34 d30 d35 d33 d7 d11 d69 d17 d6 d26 d31 d25 d28 d27 d23 d60 d36 d41 d42 d43 d47 d48 d52 d57 d59 d62 d49 d14 d29 d32 d61 d58 d64 d38 d39 d45 d63 d18 d20 d68 d37 d46 d55 d44 d50 d4 d5 d56 d54 d66 d40",
    [
      .d13: [.s2],
      .d2: [.s1, .s5],
      .d3: [.s2],
      .d9: [.d2, .d3],
      .d24: [.s4],
      .d15: [.d13],
      .d51: [.d15],
      .d53: [.d51],
      .d22: [.d3],
      .d65: [.s2],
      .d8: [.d3],
      .d12: [.d8],
      .d0: [.s0, .s3],
      .d1: [.s1, .s2, .d0],
      .d10: [.d3, .d0],
      .d67: [.d10],
      .d16: [.s0, .d0],
      .d21: [.d10, .d16],
      .d19: [.d16],
      .d34: [.d19],
      .d30: [.d21],
      .d35: [.d30],
      .d33: [.d21],
      .d7: [.d3, .d1],
      .d11: [.d7],
      .d69: [.d11],
      .d17: [.d16, .d7],
      .d6: [.d1],
      .d26: [.d24, .d7, .d6],
      .d31: [.d26],
      .d25: [.d21],
      .d28: [.d15, .d16, .d25],
      .d27: [.d25],
      .d23: [.s3],
      .d60: [.d2, .d23],
      .d36: [.d21],
      .d41: [.d1],
      .d42: [.d1, .d36, .d41],
      .d43: [.d3, .d41],
      .d47: [.d33, .d43],
      .d48: [.d47],
      .d52: [.d22, .d48],
      .d57: [.d52],
      .d59: [.d7, .d47],
      .d62: [.d59],
      .d49: [.d27, .d48],
      .d14: [.d13],
      .d29: [.d24, .d25, .d14],
      .d32: [.d11, .d27, .d29],
      .d61: [.d29],
      .d58: [.d53, .d6, .d29],
      .d64: [.d61, .d58],
      .d38: [.s3, .d13, .d32],
      .d39: [.d38],
      .d45: [.d39],
      .d63: [.d30, .d38],
      .d18: [.d17, .d14],
      .d20: [.d8, .d17, .d18],
      .d68: [.d61, .d64],
      .d37: [.d34, .d7, .d32],
      .d46: [.s5, .d42, .d20, .d37],
      .d55: [.d7, .d49, .d37],
      .d44: [.d36],
      .d50: [.d13, .d10, .d38, .d44],
      .d4: [.s4],
      .d5: [.s0, .s4, .s5, .d4],
      .d56: [.d28, .d5],
      .d54: [.d33, .d46, .d4],
      .d66: [.d59, .d4],
      .d40: [.d28, .d23, .d36, .d4],
    ]
  )

  private struct _Cache {
    var d13: Int = 0
    var d2: Int = 0
    var d9: Int = 0
    var d15: Int = 0
    var d51: Int = 0
    var d53: Int = 0
    var d22: Int = 0
    var d8: Int = 0
    var d12: Int = 0
    var d0: Int?
    var d1: Int = 0
    var d10: Int = 0
    var d67: Int?
    var d16: Int = 0
    var d21: Int = 0
    var d19: Int = 0
    var d34: Int = 0
    var d30: Int = 0
    var d35: Int = 0
    var d33: Int = 0
    var d7: Int = 0
    var d11: Int = 0
    var d69: Int = 0
    var d17: Int = 0
    var d6: Int = 0
    var d26: Int = 0
    var d31: Int?
    var d25: Int = 0
    var d28: Int = 0
    var d27: Int = 0
    var d23: Int = 0
    var d60: Int?
    var d36: Int = 0
    var d41: Int = 0
    var d42: Int = 0
    var d43: Int = 0
    var d47: Int = 0
    var d48: Int = 0
    var d52: Int = 0
    var d57: Int?
    var d59: Int = 0
    var d62: Int = 0
    var d49: Int = 0
    var d29: Int = 0
    var d32: Int?
    var d58: Int = 0
    var d64: Int = 0
    var d38: Int = 0
    var d39: Int = 0
    var d45: Int = 0
    var d63: Int = 0
    var d18: Int = 0
    var d20: Int?
    var d68: Int = 0
    var d37: Int = 0
    var d46: Int = 0
    var d55: Int = 0
    var d44: Int = 0
    var d50: Int = 0
    var d4: Int = 0
    var d5: Int = 0
    var d56: Int = 0
    var d54: Int?
    var d66: Int?
    var d40: Int = 0
  }
  private var _cache: _Cache = _Cache()

  private func _wrote(_ field: Changes) { _core.wrote(field.mask, of: self) }
  private func _refresh(_ field: Changes) { _core.refresh(field.mask, of: self) }
  private func _willWrite(_ field: Changes) { _core.willWrite(field.mask, of: self) }

  func _compute(_ fields: Bindgen.Mask) {
    var pass: Bindgen.Pass<Changes> = _core.pass(fields)
    _compute0(&pass)
    _compute1(&pass)
    _compute2(&pass)
    _core.finish(pass)
  }

  private func _compute0(_ pass: inout Bindgen.Pass<Changes>) {
    if pass.isDue([.d13, .d2, .d3, .d9, .d24, .d15, .d51, .d53]) {
      if pass.isDue(.d13) {
        let value: Int = _Graph17Formulas.d13(_s2)
        if Bindgen.replace(&_cache.d13, with: value) { pass.changed(.d13) }
      }
      if pass.isDue(.d2) {
        let value: Int = _Graph17Formulas.d2(_s1, _s5)
        if Bindgen.replace(&_cache.d2, with: value) { pass.changed(.d2) }
      }
      if pass.isDue(.d3) { pass.changed(.d3) }
      if pass.isDue(.d9) {
        let value: Int = _Graph17Formulas.d9(_s2, _cache.d2)
        if Bindgen.replace(&_cache.d9, with: value) { pass.changed(.d9) }
      }
      if pass.isDue(.d24) { pass.changed(.d24) }
      if pass.isDue(.d15) {
        let value: Int = _Graph17Formulas.d15(_cache.d13)
        if Bindgen.replace(&_cache.d15, with: value) { pass.changed(.d15) }
      }
      if pass.isDue(.d51) {
        let value: Int = _Graph17Formulas.d51(_cache.d15)
        if Bindgen.replace(&_cache.d51, with: value) { pass.changed(.d51) }
      }
      if pass.isDue(.d53) {
        let value: Int = _Graph17Formulas.d53(_cache.d51)
        if Bindgen.replace(&_cache.d53, with: value, unless: _Graph17Formulas.d53AreEqual) { pass.changed(.d53) }
      }
    }
    if pass.isDue([.d22, .d65, .d8, .d12, .d0, .d1, .d10, .d67]) {
      if pass.isDue(.d22) {
        _cache.d22 = _Graph17Formulas.d22(_s2)
        pass.changed(.d22)
      }
      if pass.isDue(.d65) { pass.changed(.d65) }
      if pass.isDue(.d8) {
        let value: Int = _Graph17Formulas.d8(_s2)
        if Bindgen.replace(&_cache.d8, with: value) { pass.changed(.d8) }
      }
      if pass.isDue(.d12) {
        let value: Int = _Graph17Formulas.d12(_cache.d8)
        if Bindgen.replace(&_cache.d12, with: value, unless: _Graph17Formulas.d12AreEqual) { pass.changed(.d12) }
      }
      if pass.isDue(.d0) {
        let value: Int? = _Graph17Formulas.d0(_s3, _s0)
        if Bindgen.replace(&_cache.d0, with: value) { pass.changed(.d0) }
      }
      if pass.isDue(.d1) {
        let value: Int = _Graph17Formulas.d1(_s2, _cache.d0, _s1)
        if Bindgen.replace(&_cache.d1, with: value) { pass.changed(.d1) }
      }
      if pass.isDue(.d10) {
        let value: Int = _Graph17Formulas.d10(_s2, _cache.d0)
        if Bindgen.replace(&_cache.d10, with: value) { pass.changed(.d10) }
      }
      if pass.isDue(.d67) {
        let value: Int? = _Graph17Formulas.d67(_cache.d10)
        if Bindgen.replace(&_cache.d67, with: value) { pass.changed(.d67) }
      }
    }
    if pass.isDue([.d16, .d21, .d19, .d34, .d30, .d35, .d33, .d7]) {
      if pass.isDue(.d16) {
        let value: Int = _Graph17Formulas.d16(_s0, _cache.d0)
        if Bindgen.replace(&_cache.d16, with: value) { pass.changed(.d16) }
      }
      if pass.isDue(.d21) {
        let value: Int = _Graph17Formulas.d21(_cache.d10, _cache.d16)
        if Bindgen.replace(&_cache.d21, with: value) { pass.changed(.d21) }
      }
      if pass.isDue(.d19) {
        _cache.d19 = _Graph17Formulas.d19(_cache.d16)
        pass.changed(.d19)
      }
      if pass.isDue(.d34) {
        let value: Int = _Graph17Formulas.d34(_cache.d19)
        if Bindgen.replace(&_cache.d34, with: value) { pass.changed(.d34) }
      }
      if pass.isDue(.d30) {
        _cache.d30 = _Graph17Formulas.d30(_cache.d21)
        pass.changed(.d30)
      }
      if pass.isDue(.d35) {
        let value: Int = _Graph17Formulas.d35(_cache.d30)
        if Bindgen.replace(&_cache.d35, with: value) { pass.changed(.d35) }
      }
      if pass.isDue(.d33) {
        let value: Int = _Graph17Formulas.d33(_cache.d21)
        if Bindgen.replace(&_cache.d33, with: value) { pass.changed(.d33) }
      }
      if pass.isDue(.d7) {
        _cache.d7 = _Graph17Formulas.d7(_s2, _cache.d1)
        pass.changed(.d7)
      }
    }
    if pass.isDue([.d11, .d69, .d17, .d6, .d26, .d31, .d25, .d28]) {
      if pass.isDue(.d11) {
        _cache.d11 = _Graph17Formulas.d11(_cache.d7)
        pass.changed(.d11)
      }
      if pass.isDue(.d69) {
        let value: Int = _Graph17Formulas.d69(_cache.d11)
        if Bindgen.replace(&_cache.d69, with: value) { pass.changed(.d69) }
      }
      if pass.isDue(.d17) {
        let value: Int = _Graph17Formulas.d17(_cache.d16, _cache.d7)
        if Bindgen.replace(&_cache.d17, with: value) { pass.changed(.d17) }
      }
      if pass.isDue(.d6) {
        _cache.d6 = _Graph17Formulas.d6(_cache.d1)
        pass.changed(.d6)
      }
      if pass.isDue(.d26) {
        _cache.d26 = _Graph17Formulas.d26(_s4, _cache.d7, _cache.d6)
        pass.changed(.d26)
      }
      if pass.isDue(.d31) {
        let value: Int? = _Graph17Formulas.d31(_cache.d26)
        if Bindgen.replace(&_cache.d31, with: value) { pass.changed(.d31) }
      }
      if pass.isDue(.d25) {
        let value: Int = _Graph17Formulas.d25(_cache.d21)
        if Bindgen.replace(&_cache.d25, with: value, unless: _Graph17Formulas.d25AreEqual) { pass.changed(.d25) }
      }
      if pass.isDue(.d28) {
        let value: Int = _Graph17Formulas.d28(_cache.d15, _cache.d16, _cache.d25)
        if Bindgen.replace(&_cache.d28, with: value) { pass.changed(.d28) }
      }
    }
  }

  private func _compute1(_ pass: inout Bindgen.Pass<Changes>) {
    if pass.isDue([.d27, .d23, .d60, .d36, .d41, .d42, .d43, .d47]) {
      if pass.isDue(.d27) {
        let value: Int = _Graph17Formulas.d27(_cache.d25)
        if Bindgen.replace(&_cache.d27, with: value) { pass.changed(.d27) }
      }
      if pass.isDue(.d23) {
        let value: Int = _Graph17Formulas.d23(_s3)
        if Bindgen.replace(&_cache.d23, with: value) { pass.changed(.d23) }
      }
      if pass.isDue(.d60) {
        let value: Int? = _Graph17Formulas.d60(_cache.d2, _cache.d23)
        if Bindgen.replace(&_cache.d60, with: value) { pass.changed(.d60) }
      }
      if pass.isDue(.d36) {
        let value: Int = _Graph17Formulas.d36(_cache.d21)
        if Bindgen.replace(&_cache.d36, with: value) { pass.changed(.d36) }
      }
      if pass.isDue(.d41) {
        let value: Int = _Graph17Formulas.d41(_cache.d1)
        if Bindgen.replace(&_cache.d41, with: value, unless: _Graph17Formulas.d41AreEqual) { pass.changed(.d41) }
      }
      if pass.isDue(.d42) {
        let value: Int = _Graph17Formulas.d42(_cache.d41, _cache.d36, _cache.d1)
        if Bindgen.replace(&_cache.d42, with: value) { pass.changed(.d42) }
      }
      if pass.isDue(.d43) {
        let value: Int = _Graph17Formulas.d43(_s2, _cache.d41)
        if Bindgen.replace(&_cache.d43, with: value) { pass.changed(.d43) }
      }
      if pass.isDue(.d47) {
        let value: Int = _Graph17Formulas.d47(_cache.d43, _cache.d33)
        if Bindgen.replace(&_cache.d47, with: value) { pass.changed(.d47) }
      }
    }
    if pass.isDue([.d48, .d52, .d57, .d59, .d62, .d49, .d14, .d29]) {
      if pass.isDue(.d48) {
        let value: Int = _Graph17Formulas.d48(_cache.d47)
        if Bindgen.replace(&_cache.d48, with: value) { pass.changed(.d48) }
      }
      if pass.isDue(.d52) {
        let value: Int = _Graph17Formulas.d52(_cache.d22, _cache.d48)
        if Bindgen.replace(&_cache.d52, with: value, unless: _Graph17Formulas.d52AreEqual) { pass.changed(.d52) }
      }
      if pass.isDue(.d57) {
        let value: Int? = _Graph17Formulas.d57(_cache.d52)
        if Bindgen.replace(&_cache.d57, with: value) { pass.changed(.d57) }
      }
      if pass.isDue(.d59) {
        let value: Int = _Graph17Formulas.d59(_cache.d47, _cache.d7)
        if Bindgen.replace(&_cache.d59, with: value, unless: _Graph17Formulas.d59AreEqual) { pass.changed(.d59) }
      }
      if pass.isDue(.d62) {
        let value: Int = _Graph17Formulas.d62(_cache.d59)
        if Bindgen.replace(&_cache.d62, with: value) { pass.changed(.d62) }
      }
      if pass.isDue(.d49) {
        let value: Int = _Graph17Formulas.d49(_cache.d27, _cache.d48)
        if Bindgen.replace(&_cache.d49, with: value, unless: _Graph17Formulas.d49AreEqual) { pass.changed(.d49) }
      }
      if pass.isDue(.d14) { pass.changed(.d14) }
      if pass.isDue(.d29) {
        let value: Int = _Graph17Formulas.d29(_s4, _cache.d25, _cache.d13)
        if Bindgen.replace(&_cache.d29, with: value) { pass.changed(.d29) }
      }
    }
    if pass.isDue([.d32, .d61, .d58, .d64, .d38, .d39, .d45, .d63]) {
      if pass.isDue(.d32) {
        let value: Int? = _Graph17Formulas.d32(_cache.d29, _cache.d11, _cache.d27)
        if Bindgen.replace(&_cache.d32, with: value) { pass.changed(.d32) }
      }
      if pass.isDue(.d61) { pass.changed(.d61) }
      if pass.isDue(.d58) {
        let value: Int = _Graph17Formulas.d58(_cache.d29, _cache.d6, _cache.d53)
        if Bindgen.replace(&_cache.d58, with: value) { pass.changed(.d58) }
      }
      if pass.isDue(.d64) {
        let value: Int = _Graph17Formulas.d64(_cache.d29, _cache.d58)
        if Bindgen.replace(&_cache.d64, with: value) { pass.changed(.d64) }
      }
      if pass.isDue(.d38) {
        let value: Int = _Graph17Formulas.d38(_cache.d13, _s3, _cache.d32)
        if Bindgen.replace(&_cache.d38, with: value) { pass.changed(.d38) }
      }
      if pass.isDue(.d39) {
        let value: Int = _Graph17Formulas.d39(_cache.d38)
        if Bindgen.replace(&_cache.d39, with: value, unless: _Graph17Formulas.d39AreEqual) { pass.changed(.d39) }
      }
      if pass.isDue(.d45) {
        let value: Int = _Graph17Formulas.d45(_cache.d39)
        if Bindgen.replace(&_cache.d45, with: value, unless: _Graph17Formulas.d45AreEqual) { pass.changed(.d45) }
      }
      if pass.isDue(.d63) {
        let value: Int = _Graph17Formulas.d63(_cache.d38, _cache.d30)
        if Bindgen.replace(&_cache.d63, with: value, unless: _Graph17Formulas.d63AreEqual) { pass.changed(.d63) }
      }
    }
    if pass.isDue([.d18, .d20, .d68, .d37, .d46, .d55, .d44, .d50]) {
      if pass.isDue(.d18) {
        let value: Int = _Graph17Formulas.d18(_cache.d17, _cache.d13)
        if Bindgen.replace(&_cache.d18, with: value) { pass.changed(.d18) }
      }
      if pass.isDue(.d20) {
        let value: Int? = _Graph17Formulas.d20(_cache.d17, _cache.d18, _cache.d8)
        if Bindgen.replace(&_cache.d20, with: value) { pass.changed(.d20) }
      }
      if pass.isDue(.d68) {
        _cache.d68 = _Graph17Formulas.d68(_cache.d29, _cache.d64)
        pass.changed(.d68)
      }
      if pass.isDue(.d37) {
        _cache.d37 = _Graph17Formulas.d37(_cache.d32, _cache.d7, _cache.d34)
        pass.changed(.d37)
      }
      if pass.isDue(.d46) {
        let value: Int = _Graph17Formulas.d46(_cache.d37, _cache.d20, _cache.d42, _s5)
        if Bindgen.replace(&_cache.d46, with: value) { pass.changed(.d46) }
      }
      if pass.isDue(.d55) {
        let value: Int = _Graph17Formulas.d55(_cache.d49, _cache.d37, _cache.d7)
        if Bindgen.replace(&_cache.d55, with: value) { pass.changed(.d55) }
      }
      if pass.isDue(.d44) {
        let value: Int = _Graph17Formulas.d44(_cache.d36)
        if Bindgen.replace(&_cache.d44, with: value) { pass.changed(.d44) }
      }
      if pass.isDue(.d50) {
        let value: Int = _Graph17Formulas.d50(_cache.d13, _cache.d44, _cache.d10, _cache.d38)
        if Bindgen.replace(&_cache.d50, with: value) { pass.changed(.d50) }
      }
    }
  }

  private func _compute2(_ pass: inout Bindgen.Pass<Changes>) {
    if pass.isDue([.d4, .d5, .d56, .d54, .d66, .d40]) {
      if pass.isDue(.d4) {
        let value: Int = _Graph17Formulas.d4(_s4)
        if Bindgen.replace(&_cache.d4, with: value) { pass.changed(.d4) }
      }
      if pass.isDue(.d5) {
        let value: Int = _Graph17Formulas.d5(_s5, _cache.d4, _s4, _s0)
        if Bindgen.replace(&_cache.d5, with: value) { pass.changed(.d5) }
      }
      if pass.isDue(.d56) {
        let value: Int = _Graph17Formulas.d56(_cache.d5, _cache.d28)
        if Bindgen.replace(&_cache.d56, with: value) { pass.changed(.d56) }
      }
      if pass.isDue(.d54) {
        let value: Int? = _Graph17Formulas.d54(_cache.d46, _cache.d4, _cache.d33)
        if Bindgen.replace(&_cache.d54, with: value) { pass.changed(.d54) }
      }
      if pass.isDue(.d66) {
        let value: Int? = _Graph17Formulas.d66(_cache.d4, _cache.d59)
        if Bindgen.replace(&_cache.d66, with: value) { pass.changed(.d66) }
      }
      if pass.isDue(.d40) {
        let value: Int = _Graph17Formulas.d40(_cache.d4, _cache.d23, _cache.d28, _cache.d36)
        if Bindgen.replace(&_cache.d40, with: value) { pass.changed(.d40) }
      }
    }
  }
}

extension Graph17: Bindgen.ObservableObject {}

extension Graph17: DrivenModel {
  public static func make(_ children: [String: any DrivenModel]) -> any DrivenModel {
    Graph17(
      s0: 0
    )
  }

  public var sum: Int {
    var sum: Int = 0
    sum &+= s0.number
    sum &+= s1.number
    sum &+= s2.number
    sum &+= s3.number
    sum &+= s4.number
    sum &+= bucket(s5)
    sum &+= d13.number
    sum &+= d2.number
    sum &+= d3.number
    sum &+= d9.number
    sum &+= d24.number
    sum &+= d15.number
    sum &+= d51.number
    sum &+= bucket(d53)
    sum &+= d22.number
    sum &+= d65.number
    sum &+= d8.number
    sum &+= bucket(d12)
    sum &+= d0.number
    sum &+= d1.number
    sum &+= d10.number
    sum &+= d67.number
    sum &+= d16.number
    sum &+= d21.number
    sum &+= d19.number
    sum &+= d34.number
    sum &+= d30.number
    sum &+= d35.number
    sum &+= d33.number
    sum &+= d7.number
    sum &+= d11.number
    sum &+= d69.number
    sum &+= d17.number
    sum &+= d6.number
    sum &+= d26.number
    sum &+= d31.number
    sum &+= bucket(d25)
    sum &+= d28.number
    sum &+= d27.number
    sum &+= d23.number
    sum &+= d60.number
    sum &+= d36.number
    sum &+= bucket(d41)
    sum &+= d42.number
    sum &+= d43.number
    sum &+= d47.number
    sum &+= d48.number
    sum &+= bucket(d52)
    sum &+= d57.number
    sum &+= bucket(d59)
    sum &+= d62.number
    sum &+= bucket(d49)
    sum &+= d14.number
    sum &+= d29.number
    sum &+= d32.number
    sum &+= d61.number
    sum &+= d58.number
    sum &+= d64.number
    sum &+= d38.number
    sum &+= bucket(d39)
    sum &+= bucket(d45)
    sum &+= bucket(d63)
    sum &+= d18.number
    sum &+= d20.number
    sum &+= d68.number
    sum &+= d37.number
    sum &+= d46.number
    sum &+= d55.number
    sum &+= d44.number
    sum &+= d50.number
    sum &+= d4.number
    sum &+= d5.number
    sum &+= d56.number
    sum &+= d54.number
    sum &+= d66.number
    sum &+= d40.number
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
    case "d13": return d13.number
    case "d2": return d2.number
    case "d3": return d3.number
    case "d9": return d9.number
    case "d24": return d24.number
    case "d15": return d15.number
    case "d51": return d51.number
    case "d53": return d53.number
    case "d22": return d22.number
    case "d65": return d65.number
    case "d8": return d8.number
    case "d12": return d12.number
    case "d0": return d0.number
    case "d1": return d1.number
    case "d10": return d10.number
    case "d67": return d67.number
    case "d16": return d16.number
    case "d21": return d21.number
    case "d19": return d19.number
    case "d34": return d34.number
    case "d30": return d30.number
    case "d35": return d35.number
    case "d33": return d33.number
    case "d7": return d7.number
    case "d11": return d11.number
    case "d69": return d69.number
    case "d17": return d17.number
    case "d6": return d6.number
    case "d26": return d26.number
    case "d31": return d31.number
    case "d25": return d25.number
    case "d28": return d28.number
    case "d27": return d27.number
    case "d23": return d23.number
    case "d60": return d60.number
    case "d36": return d36.number
    case "d41": return d41.number
    case "d42": return d42.number
    case "d43": return d43.number
    case "d47": return d47.number
    case "d48": return d48.number
    case "d52": return d52.number
    case "d57": return d57.number
    case "d59": return d59.number
    case "d62": return d62.number
    case "d49": return d49.number
    case "d14": return d14.number
    case "d29": return d29.number
    case "d32": return d32.number
    case "d61": return d61.number
    case "d58": return d58.number
    case "d64": return d64.number
    case "d38": return d38.number
    case "d39": return d39.number
    case "d45": return d45.number
    case "d63": return d63.number
    case "d18": return d18.number
    case "d20": return d20.number
    case "d68": return d68.number
    case "d37": return d37.number
    case "d46": return d46.number
    case "d55": return d55.number
    case "d44": return d44.number
    case "d50": return d50.number
    case "d4": return d4.number
    case "d5": return d5.number
    case "d56": return d56.number
    case "d54": return d54.number
    case "d66": return d66.number
    case "d40": return d40.number
    default: return .min
    }
  }

  public func write(_ field: String, _ values: [Int]) {
    switch field {
    case "s0": s0 = Int(values)
    case "s1": s1 = [Int](values)
    case "s2": s2 = Int(values)
    case "s3": s3 = [Int](values)
    case "s4": s4 = [Int](values)
    case "s5": s5 = Int(values)
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
    default: break
    }
  }

  public func group(_ body: () -> Void) { update { _ in body() } }
}

extension Graph17 {
  public func sink(_ field: String, _ body: @escaping (Int) -> Void) -> AnyObject? {
    switch field {
    case "s0": return publishers.s0.sink { body($0.number) }
    case "s1": return publishers.s1.sink { body($0.number) }
    case "s2": return publishers.s2.sink { body($0.number) }
    case "s3": return publishers.s3.sink { body($0.number) }
    case "s4": return publishers.s4.sink { body($0.number) }
    case "s5": return publishers.s5.sink { body($0.number) }
    case "d13": return publishers.d13.sink { body($0.number) }
    case "d2": return publishers.d2.sink { body($0.number) }
    case "d3": return publishers.d3.sink { body($0.number) }
    case "d9": return publishers.d9.sink { body($0.number) }
    case "d24": return publishers.d24.sink { body($0.number) }
    case "d15": return publishers.d15.sink { body($0.number) }
    case "d51": return publishers.d51.sink { body($0.number) }
    case "d53": return publishers.d53.sink { body($0.number) }
    case "d22": return publishers.d22.sink { body($0.number) }
    case "d65": return publishers.d65.sink { body($0.number) }
    case "d8": return publishers.d8.sink { body($0.number) }
    case "d12": return publishers.d12.sink { body($0.number) }
    case "d0": return publishers.d0.sink { body($0.number) }
    case "d1": return publishers.d1.sink { body($0.number) }
    case "d10": return publishers.d10.sink { body($0.number) }
    case "d67": return publishers.d67.sink { body($0.number) }
    case "d16": return publishers.d16.sink { body($0.number) }
    case "d21": return publishers.d21.sink { body($0.number) }
    case "d19": return publishers.d19.sink { body($0.number) }
    case "d34": return publishers.d34.sink { body($0.number) }
    case "d30": return publishers.d30.sink { body($0.number) }
    case "d35": return publishers.d35.sink { body($0.number) }
    case "d33": return publishers.d33.sink { body($0.number) }
    case "d7": return publishers.d7.sink { body($0.number) }
    case "d11": return publishers.d11.sink { body($0.number) }
    case "d69": return publishers.d69.sink { body($0.number) }
    case "d17": return publishers.d17.sink { body($0.number) }
    case "d6": return publishers.d6.sink { body($0.number) }
    case "d26": return publishers.d26.sink { body($0.number) }
    case "d31": return publishers.d31.sink { body($0.number) }
    case "d25": return publishers.d25.sink { body($0.number) }
    case "d28": return publishers.d28.sink { body($0.number) }
    case "d27": return publishers.d27.sink { body($0.number) }
    case "d23": return publishers.d23.sink { body($0.number) }
    case "d60": return publishers.d60.sink { body($0.number) }
    case "d36": return publishers.d36.sink { body($0.number) }
    case "d41": return publishers.d41.sink { body($0.number) }
    case "d42": return publishers.d42.sink { body($0.number) }
    case "d43": return publishers.d43.sink { body($0.number) }
    case "d47": return publishers.d47.sink { body($0.number) }
    case "d48": return publishers.d48.sink { body($0.number) }
    case "d52": return publishers.d52.sink { body($0.number) }
    case "d57": return publishers.d57.sink { body($0.number) }
    case "d59": return publishers.d59.sink { body($0.number) }
    case "d62": return publishers.d62.sink { body($0.number) }
    case "d49": return publishers.d49.sink { body($0.number) }
    case "d14": return publishers.d14.sink { body($0.number) }
    case "d29": return publishers.d29.sink { body($0.number) }
    case "d32": return publishers.d32.sink { body($0.number) }
    case "d61": return publishers.d61.sink { body($0.number) }
    case "d58": return publishers.d58.sink { body($0.number) }
    case "d64": return publishers.d64.sink { body($0.number) }
    case "d38": return publishers.d38.sink { body($0.number) }
    case "d39": return publishers.d39.sink { body($0.number) }
    case "d45": return publishers.d45.sink { body($0.number) }
    case "d63": return publishers.d63.sink { body($0.number) }
    case "d18": return publishers.d18.sink { body($0.number) }
    case "d20": return publishers.d20.sink { body($0.number) }
    case "d68": return publishers.d68.sink { body($0.number) }
    case "d37": return publishers.d37.sink { body($0.number) }
    case "d46": return publishers.d46.sink { body($0.number) }
    case "d55": return publishers.d55.sink { body($0.number) }
    case "d44": return publishers.d44.sink { body($0.number) }
    case "d50": return publishers.d50.sink { body($0.number) }
    case "d4": return publishers.d4.sink { body($0.number) }
    case "d5": return publishers.d5.sink { body($0.number) }
    case "d56": return publishers.d56.sink { body($0.number) }
    case "d54": return publishers.d54.sink { body($0.number) }
    case "d66": return publishers.d66.sink { body($0.number) }
    case "d40": return publishers.d40.sink { body($0.number) }
    default: return nil
    }
  }

  public func sinkAll(_ body: @escaping (Set<String>) -> Void) -> AnyObject? {
    changesPublisher.sink { changes in
      var names: Set<String> = []
      if changes.contains(.s0) { names.insert("s0") }
      if changes.contains(.s1) { names.insert("s1") }
      if changes.contains(.s2) { names.insert("s2") }
      if changes.contains(.s3) { names.insert("s3") }
      if changes.contains(.s4) { names.insert("s4") }
      if changes.contains(.s5) { names.insert("s5") }
      if changes.contains(.d13) { names.insert("d13") }
      if changes.contains(.d2) { names.insert("d2") }
      if changes.contains(.d3) { names.insert("d3") }
      if changes.contains(.d9) { names.insert("d9") }
      if changes.contains(.d24) { names.insert("d24") }
      if changes.contains(.d15) { names.insert("d15") }
      if changes.contains(.d51) { names.insert("d51") }
      if changes.contains(.d53) { names.insert("d53") }
      if changes.contains(.d22) { names.insert("d22") }
      if changes.contains(.d65) { names.insert("d65") }
      if changes.contains(.d8) { names.insert("d8") }
      if changes.contains(.d12) { names.insert("d12") }
      if changes.contains(.d0) { names.insert("d0") }
      if changes.contains(.d1) { names.insert("d1") }
      if changes.contains(.d10) { names.insert("d10") }
      if changes.contains(.d67) { names.insert("d67") }
      if changes.contains(.d16) { names.insert("d16") }
      if changes.contains(.d21) { names.insert("d21") }
      if changes.contains(.d19) { names.insert("d19") }
      if changes.contains(.d34) { names.insert("d34") }
      if changes.contains(.d30) { names.insert("d30") }
      if changes.contains(.d35) { names.insert("d35") }
      if changes.contains(.d33) { names.insert("d33") }
      if changes.contains(.d7) { names.insert("d7") }
      if changes.contains(.d11) { names.insert("d11") }
      if changes.contains(.d69) { names.insert("d69") }
      if changes.contains(.d17) { names.insert("d17") }
      if changes.contains(.d6) { names.insert("d6") }
      if changes.contains(.d26) { names.insert("d26") }
      if changes.contains(.d31) { names.insert("d31") }
      if changes.contains(.d25) { names.insert("d25") }
      if changes.contains(.d28) { names.insert("d28") }
      if changes.contains(.d27) { names.insert("d27") }
      if changes.contains(.d23) { names.insert("d23") }
      if changes.contains(.d60) { names.insert("d60") }
      if changes.contains(.d36) { names.insert("d36") }
      if changes.contains(.d41) { names.insert("d41") }
      if changes.contains(.d42) { names.insert("d42") }
      if changes.contains(.d43) { names.insert("d43") }
      if changes.contains(.d47) { names.insert("d47") }
      if changes.contains(.d48) { names.insert("d48") }
      if changes.contains(.d52) { names.insert("d52") }
      if changes.contains(.d57) { names.insert("d57") }
      if changes.contains(.d59) { names.insert("d59") }
      if changes.contains(.d62) { names.insert("d62") }
      if changes.contains(.d49) { names.insert("d49") }
      if changes.contains(.d14) { names.insert("d14") }
      if changes.contains(.d29) { names.insert("d29") }
      if changes.contains(.d32) { names.insert("d32") }
      if changes.contains(.d61) { names.insert("d61") }
      if changes.contains(.d58) { names.insert("d58") }
      if changes.contains(.d64) { names.insert("d64") }
      if changes.contains(.d38) { names.insert("d38") }
      if changes.contains(.d39) { names.insert("d39") }
      if changes.contains(.d45) { names.insert("d45") }
      if changes.contains(.d63) { names.insert("d63") }
      if changes.contains(.d18) { names.insert("d18") }
      if changes.contains(.d20) { names.insert("d20") }
      if changes.contains(.d68) { names.insert("d68") }
      if changes.contains(.d37) { names.insert("d37") }
      if changes.contains(.d46) { names.insert("d46") }
      if changes.contains(.d55) { names.insert("d55") }
      if changes.contains(.d44) { names.insert("d44") }
      if changes.contains(.d50) { names.insert("d50") }
      if changes.contains(.d4) { names.insert("d4") }
      if changes.contains(.d5) { names.insert("d5") }
      if changes.contains(.d56) { names.insert("d56") }
      if changes.contains(.d54) { names.insert("d54") }
      if changes.contains(.d66) { names.insert("d66") }
      if changes.contains(.d40) { names.insert("d40") }
      body(names)
    }
  }

  public func announce(_ body: @escaping () -> Void) -> AnyObject? { objectWillChange.sink { body() } }
}

/// The spec's expressions: each sees what it names, and nothing else of the model.
enum _Graph17Formulas {
  static func s5AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func d13(_ s2: Int) -> Int { s2 / 2 }
  static func d2(_ s1: [Int], _ s5: Int) -> Int { s1.number &+ bucket(s5) }
  static func d9(_ d3: Int, _ d2: Int) -> Int { d3 &+ d2 }
  static func d15(_ d13: Int) -> Int { d13 % 5 }
  static func d51(_ d15: Int) -> Int { d15 / 2 }
  static func d53(_ d51: Int) -> Int { d51 % 5 }
  static func d53AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func d22(_ d3: Int) -> Int { d3 % 5 }
  static func d8(_ d3: Int) -> Int { d3 / 2 }
  static func d12(_ d8: Int) -> Int { d8 / 2 }
  static func d12AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func d0(_ s3: [Int], _ s0: Int) -> Int? { maybe(mix(s3.number, s0)) }
  static func d1(_ s2: Int, _ d0: Int?, _ s1: [Int]) -> Int { mix(s2, d0.number, s1.number) }
  static func d10(_ d3: Int, _ d0: Int?) -> Int { pick(d3, d0.number, d3) }
  static func d67(_ d10: Int) -> Int? { maybe(d10 / 2) }
  static func d16(_ s0: Int, _ d0: Int?) -> Int { s0 &+ d0.number }
  static func d21(_ d10: Int, _ d16: Int) -> Int { mix(d10, d16) }
  static func d19(_ d16: Int) -> Int { d16 / 2 }
  static func d34(_ d19: Int) -> Int { d19 % 5 }
  static func d30(_ d21: Int) -> Int { d21 % 5 }
  static func d35(_ d30: Int) -> Int { d30 / 2 }
  static func d33(_ d21: Int) -> Int { d21 % 5 }
  static func d7(_ d3: Int, _ d1: Int) -> Int { mix(d3, d3, d1) }
  static func d11(_ d7: Int) -> Int { d7 % 5 }
  static func d69(_ d11: Int) -> Int { d11 % 5 }
  static func d17(_ d16: Int, _ d7: Int) -> Int { mix(d16, d7) }
  static func d6(_ d1: Int) -> Int { d1 % 5 }
  static func d26(_ d24: [Int], _ d7: Int, _ d6: Int) -> Int { pick(d24.number, d7, d6) }
  static func d31(_ d26: Int) -> Int? { maybe(d26 / 2) }
  static func d25(_ d21: Int) -> Int { d21 / 2 }
  static func d25AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func d28(_ d15: Int, _ d16: Int, _ d25: Int) -> Int { mix(d15, d16, bucket(d25)) }
  static func d27(_ d25: Int) -> Int { bucket(d25) % 5 }
  static func d23(_ s3: [Int]) -> Int { s3.number % 5 }
  static func d60(_ d2: Int, _ d23: Int) -> Int? { maybe(d2 &+ d23) }
  static func d36(_ d21: Int) -> Int { d21 % 5 }
  static func d41(_ d1: Int) -> Int { d1 % 5 }
  static func d41AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func d42(_ d41: Int, _ d36: Int, _ d1: Int) -> Int { pick(bucket(d41), d36, d1) }
  static func d43(_ d3: Int, _ d41: Int) -> Int { d3 &+ bucket(d41) }
  static func d47(_ d43: Int, _ d33: Int) -> Int { d43 &+ d33 }
  static func d48(_ d47: Int) -> Int { d47 % 5 }
  static func d52(_ d22: Int, _ d48: Int) -> Int { d22 &+ d48 }
  static func d52AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func d57(_ d52: Int) -> Int? { maybe(bucket(d52) / 2) }
  static func d59(_ d47: Int, _ d7: Int) -> Int { d47 &+ d7 }
  static func d59AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func d62(_ d59: Int) -> Int { bucket(d59) % 5 }
  static func d49(_ d27: Int, _ d48: Int) -> Int { d27 &+ d48 }
  static func d49AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func d29(_ d24: [Int], _ d25: Int, _ d14: Int) -> Int { mix(d24.number, d24.number, bucket(d25), d14) }
  static func d32(_ d29: Int, _ d11: Int, _ d27: Int) -> Int? { maybe(mix(d29, d29, d11, d29, d27)) }
  static func d58(_ d29: Int, _ d6: Int, _ d53: Int) -> Int { mix(d29, d6, bucket(d53)) }
  static func d64(_ d61: Int, _ d58: Int) -> Int { d61 &+ d58 }
  static func d38(_ d13: Int, _ s3: [Int], _ d32: Int?) -> Int { pick(d13, s3.number, d32.number) }
  static func d39(_ d38: Int) -> Int { d38 % 5 }
  static func d39AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func d45(_ d39: Int) -> Int { bucket(d39) % 5 }
  static func d45AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func d63(_ d38: Int, _ d30: Int) -> Int { d38 &+ d30 }
  static func d63AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func d18(_ d17: Int, _ d14: Int) -> Int { d17 &+ d14 }
  static func d20(_ d17: Int, _ d18: Int, _ d8: Int) -> Int? { maybe(pick(d17, d18, d8)) }
  static func d68(_ d61: Int, _ d64: Int) -> Int { d61 &+ d64 }
  static func d37(_ d32: Int?, _ d7: Int, _ d34: Int) -> Int { mix(d32.number, d7, d32.number, d34) }
  static func d46(_ d37: Int, _ d20: Int?, _ d42: Int, _ s5: Int) -> Int { mix(d37, d20.number, d42, bucket(s5)) }
  static func d55(_ d49: Int, _ d37: Int, _ d7: Int) -> Int { pick(bucket(d49), d37, d7) }
  static func d44(_ d36: Int) -> Int { d36 % 5 }
  static func d50(_ d13: Int, _ d44: Int, _ d10: Int, _ d38: Int) -> Int { mix(d13, d44, d10, d38) }
  static func d4(_ s4: [Int]) -> Int { s4.number / 2 }
  static func d5(_ s5: Int, _ d4: Int, _ s4: [Int], _ s0: Int) -> Int { mix(bucket(s5), bucket(s5), d4, s4.number, s0) }
  static func d56(_ d5: Int, _ d28: Int) -> Int { d5 &+ d28 }
  static func d54(_ d46: Int, _ d4: Int, _ d33: Int) -> Int? { maybe(mix(d46, d4, d33)) }
  static func d66(_ d4: Int, _ d59: Int) -> Int? { maybe(d4 &+ bucket(d59)) }
  static func d40(_ d4: Int, _ d23: Int, _ d28: Int, _ d36: Int) -> Int { mix(d4, d23, d28, d28, d36) }
}

// Made by bindgen from Graph9.bindgen.yml. Do not edit: change the spec.
// swift-format-ignore-file
// swiftlint:disable all

final class Graph9: Bindgen.Observed {
  // MARK: State

  var s0: Int {
    get { _s0 }
    set { if Bindgen.replace(&_s0, with: newValue) { _wrote(.s0) } }
  }
  private var _s0: Int

  var s1: Int {
    get { _s1 }
    set { if Bindgen.replace(&_s1, with: newValue, unless: _Graph9Formulas.s1AreEqual) { _wrote(.s1) } }
  }
  private var _s1: Int

  var s2: Int {
    get { _s2 }
    set { if Bindgen.replace(&_s2, with: newValue, unless: _Graph9Formulas.s2AreEqual) { _wrote(.s2) } }
  }
  private var _s2: Int

  var s3: Int {
    get { _s3 }
    set { if Bindgen.replace(&_s3, with: newValue) { _wrote(.s3) } }
  }
  private var _s3: Int

  var s4: Int {
    get { _s4 }
    set { if Bindgen.replace(&_s4, with: newValue) { _wrote(.s4) } }
  }
  private var _s4: Int

  var s5: Int {
    get { _s5 }
    set {
      _s5 = newValue
      _wrote(.s5)
    }
  }
  private var _s5: Int

  var s6: Int {
    get { _s6 }
    set { if Bindgen.replace(&_s6, with: newValue) { _wrote(.s6) } }
  }
  private var _s6: Int

  var s7: Int {
    get { _s7 }
    set { if Bindgen.replace(&_s7, with: newValue) { _wrote(.s7) } }
  }
  private var _s7: Int

  var s8: Int {
    get { _s8 }
    set { if Bindgen.replace(&_s8, with: newValue) { _wrote(.s8) } }
  }
  private var _s8: Int

  var s9: Int {
    get { _s9 }
    set { if Bindgen.replace(&_s9, with: newValue) { _wrote(.s9) } }
  }
  private var _s9: Int

  var s10: [Int] {
    get { _s10 }
    set { if Bindgen.replace(&_s10, with: newValue) { _wrote(.s10) } }
    _modify {
      defer { _wrote(.s10) }
      yield &_s10
    }
  }
  private var _s10: [Int]

  var s11: Int {
    get { _s11 }
    set { if Bindgen.replace(&_s11, with: newValue, unless: _Graph9Formulas.s11AreEqual) { _wrote(.s11) } }
  }
  private var _s11: Int

  var s12: [Int] {
    get { _s12 }
    set { if Bindgen.replace(&_s12, with: newValue) { _wrote(.s12) } }
    _modify {
      defer { _wrote(.s12) }
      yield &_s12
    }
  }
  private var _s12: [Int]

  var s13: [Int] {
    get { _s13 }
    set { if Bindgen.replace(&_s13, with: newValue) { _wrote(.s13) } }
    _modify {
      defer { _wrote(.s13) }
      yield &_s13
    }
  }
  private var _s13: [Int]

  var s14: [Int] {
    get { _s14 }
    set { if Bindgen.replace(&_s14, with: newValue) { _wrote(.s14) } }
    _modify {
      defer { _wrote(.s14) }
      yield &_s14
    }
  }
  private var _s14: [Int]

  var s15: Int {
    get { _s15 }
    set {
      _s15 = newValue
      _wrote(.s15)
    }
  }
  private var _s15: Int

  var s16: Int {
    get { _s16 }
    set {
      _s16 = newValue
      _wrote(.s16)
    }
  }
  private var _s16: Int

  var s17: Int {
    get { _s17 }
    set {
      _s17 = newValue
      _wrote(.s17)
    }
  }
  private var _s17: Int

  var s18: Int {
    get { _s18 }
    set { if Bindgen.replace(&_s18, with: newValue) { _wrote(.s18) } }
  }
  private var _s18: Int

  var s19: Int {
    get { _s19 }
    set { if Bindgen.replace(&_s19, with: newValue) { _wrote(.s19) } }
  }
  private var _s19: Int

  // MARK: Derived

  var d27: Int {
    _refresh(.d27)
    return _cache.d27
  }

  var d20: Int { s6 }

  var d25: Int { d20 }

  var d66: Int { s7 }

  var d71: Int? {
    _refresh(.d71)
    return _cache.d71
  }

  var d21: Int {
    _refresh(.d21)
    return _cache.d21
  }

  var d76: Int { d25 }

  var d2: Int? {
    _refresh(.d2)
    return _cache.d2
  }

  var d46: Int {
    _refresh(.d46)
    return _cache.d46
  }

  var d23: Int { d20 }

  var d16: Int {
    _refresh(.d16)
    return _cache.d16
  }

  var d30: Int? {
    _refresh(.d30)
    return _cache.d30
  }

  var d32: Int {
    _refresh(.d32)
    return _cache.d32
  }

  var d29: Int? {
    _refresh(.d29)
    return _cache.d29
  }

  var d11: Int? {
    _refresh(.d11)
    return _cache.d11
  }

  var d12: Int {
    _refresh(.d12)
    return _cache.d12
  }

  var d17: Int {
    _refresh(.d17)
    return _cache.d17
  }

  var d18: Int {
    _refresh(.d18)
    return _cache.d18
  }

  var d61: Int {
    _refresh(.d61)
    return _cache.d61
  }

  var d24: Int {
    _refresh(.d24)
    return _cache.d24
  }

  var d73: Int {
    _refresh(.d73)
    return _cache.d73
  }

  var d0: Int? {
    _refresh(.d0)
    return _cache.d0
  }

  var d6: Int {
    _refresh(.d6)
    return _cache.d6
  }

  var d5: Int {
    _refresh(.d5)
    return _cache.d5
  }

  var d22: Int {
    _refresh(.d22)
    return _cache.d22
  }

  var d7: Int {
    _refresh(.d7)
    return _cache.d7
  }

  var d45: Int? { d0 }

  var d1: Int {
    _refresh(.d1)
    return _cache.d1
  }

  var d13: Int {
    _refresh(.d13)
    return _cache.d13
  }

  var d57: Int {
    _refresh(.d57)
    return _cache.d57
  }

  var d62: Int {
    _refresh(.d62)
    return _cache.d62
  }

  var d34: Int {
    _refresh(.d34)
    return _cache.d34
  }

  var d37: Int {
    _refresh(.d37)
    return _cache.d37
  }

  var d40: Int {
    _refresh(.d40)
    return _cache.d40
  }

  var d48: Int {
    _refresh(.d48)
    return _cache.d48
  }

  var d38: Int {
    _refresh(.d38)
    return _cache.d38
  }

  var d43: Int {
    _refresh(.d43)
    return _cache.d43
  }

  var d51: Int {
    _refresh(.d51)
    return _cache.d51
  }

  var d55: Int? {
    _refresh(.d55)
    return _cache.d55
  }

  var d56: Int? {
    _refresh(.d56)
    return _cache.d56
  }

  var d59: Int {
    _refresh(.d59)
    return _cache.d59
  }

  var d63: Int {
    _refresh(.d63)
    return _cache.d63
  }

  var d64: Int {
    _refresh(.d64)
    return _cache.d64
  }

  var d67: Int {
    _refresh(.d67)
    return _cache.d67
  }

  var d68: Int {
    _refresh(.d68)
    return _cache.d68
  }

  var d78: Int {
    _refresh(.d78)
    return _cache.d78
  }

  var d42: Int {
    _refresh(.d42)
    return _cache.d42
  }

  var d69: Int { d67 }

  var d26: Int {
    _refresh(.d26)
    return _cache.d26
  }

  var d49: [Int] { s10 }

  var d3: Int? {
    _refresh(.d3)
    return _cache.d3
  }

  var d8: Int {
    _refresh(.d8)
    return _cache.d8
  }

  var d28: Int {
    _refresh(.d28)
    return _cache.d28
  }

  var d35: Int? {
    _refresh(.d35)
    return _cache.d35
  }

  var d10: Int {
    _refresh(.d10)
    return _cache.d10
  }

  var d47: Int {
    _refresh(.d47)
    return _cache.d47
  }

  var d9: Int {
    _refresh(.d9)
    return _cache.d9
  }

  var d36: Int { d9 }

  var d54: Int? {
    _refresh(.d54)
    return _cache.d54
  }

  var d15: Int? {
    _refresh(.d15)
    return _cache.d15
  }

  var d14: Int {
    _refresh(.d14)
    return _cache.d14
  }

  var d70: Int? {
    _refresh(.d70)
    return _cache.d70
  }

  var d60: Int {
    _refresh(.d60)
    return _cache.d60
  }

  var d72: Int? {
    _refresh(.d72)
    return _cache.d72
  }

  var d75: Int {
    _refresh(.d75)
    return _cache.d75
  }

  var d77: Int { d75 }

  var d79: Int { d77 }

  var d41: Int {
    _refresh(.d41)
    return _cache.d41
  }

  var d65: Int {
    _refresh(.d65)
    return _cache.d65
  }

  var d74: Int {
    _refresh(.d74)
    return _cache.d74
  }

  var d31: Int? {
    _refresh(.d31)
    return _cache.d31
  }

  var d39: Int { d36 }

  var d19: Int {
    _refresh(.d19)
    return _cache.d19
  }

  var d33: Int {
    _refresh(.d33)
    return _cache.d33
  }

  var d44: Int {
    _refresh(.d44)
    return _cache.d44
  }

  var d50: Int {
    _refresh(.d50)
    return _cache.d50
  }

  var d52: Int {
    _refresh(.d52)
    return _cache.d52
  }

  var d53: Int {
    _refresh(.d53)
    return _cache.d53
  }

  var d58: Int {
    _refresh(.d58)
    return _cache.d58
  }

  var d4: Int {
    _refresh(.d4)
    return _cache.d4
  }

  // MARK: Init

  init(
    s0: Int = 0,
    s1: Int = 0,
    s2: Int = 0,
    s3: Int = 0,
    s4: Int = 0,
    s5: Int = 0,
    s6: Int = 0,
    s7: Int = 0,
    s8: Int = 0,
    s9: Int = 0,
    s10: [Int] = [],
    s11: Int = 0,
    s12: [Int] = [],
    s13: [Int] = [],
    s14: [Int] = [],
    s15: Int = 0,
    s16: Int = 0,
    s17: Int = 0,
    s18: Int = 0,
    s19: Int = 0
  ) {
    _s0 = s0
    _s1 = s1
    _s2 = s2
    _s3 = s3
    _s4 = s4
    _s5 = s5
    _s6 = s6
    _s7 = s7
    _s8 = s8
    _s9 = s9
    _s10 = s10
    _s11 = s11
    _s12 = s12
    _s13 = s13
    _s14 = s14
    _s15 = s15
    _s16 = s16
    _s17 = s17
    _s18 = s18
    _s19 = s19
  }

  // MARK: Fields

  /// The fields that a transaction changed.
  struct Changes: OptionSet, Sendable, Bindgen.FieldSet {
    private(set) var rawValue: SIMD2<UInt64>

    init() { rawValue = SIMD2<UInt64>() }
    init(rawValue: SIMD2<UInt64>) { self.rawValue = rawValue }

    static let s0: Changes = Changes(field: 0)
    static let s1: Changes = Changes(field: 1)
    static let s2: Changes = Changes(field: 2)
    static let s3: Changes = Changes(field: 3)
    static let s4: Changes = Changes(field: 4)
    static let s5: Changes = Changes(field: 5)
    static let s6: Changes = Changes(field: 6)
    static let s7: Changes = Changes(field: 7)
    static let s8: Changes = Changes(field: 8)
    static let s9: Changes = Changes(field: 9)
    static let s10: Changes = Changes(field: 10)
    static let s11: Changes = Changes(field: 11)
    static let s12: Changes = Changes(field: 12)
    static let s13: Changes = Changes(field: 13)
    static let s14: Changes = Changes(field: 14)
    static let s15: Changes = Changes(field: 15)
    static let s16: Changes = Changes(field: 16)
    static let s17: Changes = Changes(field: 17)
    static let s18: Changes = Changes(field: 18)
    static let s19: Changes = Changes(field: 19)
    static let d27: Changes = Changes(field: 20)
    static let d20: Changes = Changes(field: 21)
    static let d25: Changes = Changes(field: 22)
    static let d66: Changes = Changes(field: 23)
    static let d71: Changes = Changes(field: 24)
    static let d21: Changes = Changes(field: 25)
    static let d76: Changes = Changes(field: 26)
    static let d2: Changes = Changes(field: 27)
    static let d46: Changes = Changes(field: 28)
    static let d23: Changes = Changes(field: 29)
    static let d16: Changes = Changes(field: 30)
    static let d30: Changes = Changes(field: 31)
    static let d32: Changes = Changes(field: 32)
    static let d29: Changes = Changes(field: 33)
    static let d11: Changes = Changes(field: 34)
    static let d12: Changes = Changes(field: 35)
    static let d17: Changes = Changes(field: 36)
    static let d18: Changes = Changes(field: 37)
    static let d61: Changes = Changes(field: 38)
    static let d24: Changes = Changes(field: 39)
    static let d73: Changes = Changes(field: 40)
    static let d0: Changes = Changes(field: 41)
    static let d6: Changes = Changes(field: 42)
    static let d5: Changes = Changes(field: 43)
    static let d22: Changes = Changes(field: 44)
    static let d7: Changes = Changes(field: 45)
    static let d45: Changes = Changes(field: 46)
    static let d1: Changes = Changes(field: 47)
    static let d13: Changes = Changes(field: 48)
    static let d57: Changes = Changes(field: 49)
    static let d62: Changes = Changes(field: 50)
    static let d34: Changes = Changes(field: 51)
    static let d37: Changes = Changes(field: 52)
    static let d40: Changes = Changes(field: 53)
    static let d48: Changes = Changes(field: 54)
    static let d38: Changes = Changes(field: 55)
    static let d43: Changes = Changes(field: 56)
    static let d51: Changes = Changes(field: 57)
    static let d55: Changes = Changes(field: 58)
    static let d56: Changes = Changes(field: 59)
    static let d59: Changes = Changes(field: 60)
    static let d63: Changes = Changes(field: 61)
    static let d64: Changes = Changes(field: 62)
    static let d67: Changes = Changes(field: 63)
    static let d68: Changes = Changes(field: 64)
    static let d78: Changes = Changes(field: 65)
    static let d42: Changes = Changes(field: 66)
    static let d69: Changes = Changes(field: 67)
    static let d26: Changes = Changes(field: 68)
    static let d49: Changes = Changes(field: 69)
    static let d3: Changes = Changes(field: 70)
    static let d8: Changes = Changes(field: 71)
    static let d28: Changes = Changes(field: 72)
    static let d35: Changes = Changes(field: 73)
    static let d10: Changes = Changes(field: 74)
    static let d47: Changes = Changes(field: 75)
    static let d9: Changes = Changes(field: 76)
    static let d36: Changes = Changes(field: 77)
    static let d54: Changes = Changes(field: 78)
    static let d15: Changes = Changes(field: 79)
    static let d14: Changes = Changes(field: 80)
    static let d70: Changes = Changes(field: 81)
    static let d60: Changes = Changes(field: 82)
    static let d72: Changes = Changes(field: 83)
    static let d75: Changes = Changes(field: 84)
    static let d77: Changes = Changes(field: 85)
    static let d79: Changes = Changes(field: 86)
    static let d41: Changes = Changes(field: 87)
    static let d65: Changes = Changes(field: 88)
    static let d74: Changes = Changes(field: 89)
    static let d31: Changes = Changes(field: 90)
    static let d39: Changes = Changes(field: 91)
    static let d19: Changes = Changes(field: 92)
    static let d33: Changes = Changes(field: 93)
    static let d44: Changes = Changes(field: 94)
    static let d50: Changes = Changes(field: 95)
    static let d52: Changes = Changes(field: 96)
    static let d53: Changes = Changes(field: 97)
    static let d58: Changes = Changes(field: 98)
    static let d4: Changes = Changes(field: 99)

    mutating func formUnion(_ other: Changes) { rawValue |= other.rawValue }
    mutating func formIntersection(_ other: Changes) { rawValue &= other.rawValue }
    mutating func formSymmetricDifference(_ other: Changes) { rawValue ^= other.rawValue }
  }

  /// The fields that can be observed one by one.
  struct Fields {
    var s0: Field<Int> { (.s0, { $0.s0 }) }
    var s1: Field<Int> { (.s1, { $0.s1 }) }
    var s2: Field<Int> { (.s2, { $0.s2 }) }
    var s3: Field<Int> { (.s3, { $0.s3 }) }
    var s4: Field<Int> { (.s4, { $0.s4 }) }
    var s5: Field<Int> { (.s5, { $0.s5 }) }
    var s6: Field<Int> { (.s6, { $0.s6 }) }
    var s7: Field<Int> { (.s7, { $0.s7 }) }
    var s8: Field<Int> { (.s8, { $0.s8 }) }
    var s9: Field<Int> { (.s9, { $0.s9 }) }
    var s10: Field<[Int]> { (.s10, { $0.s10 }) }
    var s11: Field<Int> { (.s11, { $0.s11 }) }
    var s12: Field<[Int]> { (.s12, { $0.s12 }) }
    var s13: Field<[Int]> { (.s13, { $0.s13 }) }
    var s14: Field<[Int]> { (.s14, { $0.s14 }) }
    var s15: Field<Int> { (.s15, { $0.s15 }) }
    var s16: Field<Int> { (.s16, { $0.s16 }) }
    var s17: Field<Int> { (.s17, { $0.s17 }) }
    var s18: Field<Int> { (.s18, { $0.s18 }) }
    var s19: Field<Int> { (.s19, { $0.s19 }) }
    var d27: Field<Int> { (.d27, { $0.d27 }) }
    var d20: Field<Int> { (.d20, { $0.d20 }) }
    var d25: Field<Int> { (.d25, { $0.d25 }) }
    var d66: Field<Int> { (.d66, { $0.d66 }) }
    var d71: Field<Int?> { (.d71, { $0.d71 }) }
    var d21: Field<Int> { (.d21, { $0.d21 }) }
    var d76: Field<Int> { (.d76, { $0.d76 }) }
    var d2: Field<Int?> { (.d2, { $0.d2 }) }
    var d46: Field<Int> { (.d46, { $0.d46 }) }
    var d23: Field<Int> { (.d23, { $0.d23 }) }
    var d16: Field<Int> { (.d16, { $0.d16 }) }
    var d30: Field<Int?> { (.d30, { $0.d30 }) }
    var d32: Field<Int> { (.d32, { $0.d32 }) }
    var d29: Field<Int?> { (.d29, { $0.d29 }) }
    var d11: Field<Int?> { (.d11, { $0.d11 }) }
    var d12: Field<Int> { (.d12, { $0.d12 }) }
    var d17: Field<Int> { (.d17, { $0.d17 }) }
    var d18: Field<Int> { (.d18, { $0.d18 }) }
    var d61: Field<Int> { (.d61, { $0.d61 }) }
    var d24: Field<Int> { (.d24, { $0.d24 }) }
    var d73: Field<Int> { (.d73, { $0.d73 }) }
    var d0: Field<Int?> { (.d0, { $0.d0 }) }
    var d6: Field<Int> { (.d6, { $0.d6 }) }
    var d5: Field<Int> { (.d5, { $0.d5 }) }
    var d22: Field<Int> { (.d22, { $0.d22 }) }
    var d7: Field<Int> { (.d7, { $0.d7 }) }
    var d45: Field<Int?> { (.d45, { $0.d45 }) }
    var d1: Field<Int> { (.d1, { $0.d1 }) }
    var d13: Field<Int> { (.d13, { $0.d13 }) }
    var d57: Field<Int> { (.d57, { $0.d57 }) }
    var d62: Field<Int> { (.d62, { $0.d62 }) }
    var d34: Field<Int> { (.d34, { $0.d34 }) }
    var d37: Field<Int> { (.d37, { $0.d37 }) }
    var d40: Field<Int> { (.d40, { $0.d40 }) }
    var d48: Field<Int> { (.d48, { $0.d48 }) }
    var d38: Field<Int> { (.d38, { $0.d38 }) }
    var d43: Field<Int> { (.d43, { $0.d43 }) }
    var d51: Field<Int> { (.d51, { $0.d51 }) }
    var d55: Field<Int?> { (.d55, { $0.d55 }) }
    var d56: Field<Int?> { (.d56, { $0.d56 }) }
    var d59: Field<Int> { (.d59, { $0.d59 }) }
    var d63: Field<Int> { (.d63, { $0.d63 }) }
    var d64: Field<Int> { (.d64, { $0.d64 }) }
    var d67: Field<Int> { (.d67, { $0.d67 }) }
    var d68: Field<Int> { (.d68, { $0.d68 }) }
    var d78: Field<Int> { (.d78, { $0.d78 }) }
    var d42: Field<Int> { (.d42, { $0.d42 }) }
    var d69: Field<Int> { (.d69, { $0.d69 }) }
    var d26: Field<Int> { (.d26, { $0.d26 }) }
    var d49: Field<[Int]> { (.d49, { $0.d49 }) }
    var d3: Field<Int?> { (.d3, { $0.d3 }) }
    var d8: Field<Int> { (.d8, { $0.d8 }) }
    var d28: Field<Int> { (.d28, { $0.d28 }) }
    var d35: Field<Int?> { (.d35, { $0.d35 }) }
    var d10: Field<Int> { (.d10, { $0.d10 }) }
    var d47: Field<Int> { (.d47, { $0.d47 }) }
    var d9: Field<Int> { (.d9, { $0.d9 }) }
    var d36: Field<Int> { (.d36, { $0.d36 }) }
    var d54: Field<Int?> { (.d54, { $0.d54 }) }
    var d15: Field<Int?> { (.d15, { $0.d15 }) }
    var d14: Field<Int> { (.d14, { $0.d14 }) }
    var d70: Field<Int?> { (.d70, { $0.d70 }) }
    var d60: Field<Int> { (.d60, { $0.d60 }) }
    var d72: Field<Int?> { (.d72, { $0.d72 }) }
    var d75: Field<Int> { (.d75, { $0.d75 }) }
    var d77: Field<Int> { (.d77, { $0.d77 }) }
    var d79: Field<Int> { (.d79, { $0.d79 }) }
    var d41: Field<Int> { (.d41, { $0.d41 }) }
    var d65: Field<Int> { (.d65, { $0.d65 }) }
    var d74: Field<Int> { (.d74, { $0.d74 }) }
    var d31: Field<Int?> { (.d31, { $0.d31 }) }
    var d39: Field<Int> { (.d39, { $0.d39 }) }
    var d19: Field<Int> { (.d19, { $0.d19 }) }
    var d33: Field<Int> { (.d33, { $0.d33 }) }
    var d44: Field<Int> { (.d44, { $0.d44 }) }
    var d50: Field<Int> { (.d50, { $0.d50 }) }
    var d52: Field<Int> { (.d52, { $0.d52 }) }
    var d53: Field<Int> { (.d53, { $0.d53 }) }
    var d58: Field<Int> { (.d58, { $0.d58 }) }
    var d4: Field<Int> { (.d4, { $0.d4 }) }
  }
  static var _fields: Fields { Fields() }

  // MARK: Machinery

  let _core: Bindgen.Core = Bindgen.Core(Graph9._graph)
  private static let _graph: Bindgen.Graph = Bindgen.Graph(
    Changes.self,
    "s0 s1 s2 s3 s4 s5 s6 s7 s8 s9 s10 s11 s12 s13 s14 s15 s16 s17 s18 s19 d27 d20 d25 d66 d71 d21 d76 d2 d46 d23 d16 d30 d32 d29 d11 d12 d17 d18 d61 d24 d73 d0 d6 d5 d22 d7 d45 d1 d13 d57 d62 d34 d37 d40 d48 d38 d43 d51 d55 d56 d59 d63 d64 d67 d68 d78 d42 d69 d26 d49 d3 d8 d28 d35 d10 d47 d9 d36 d54 d15 d14 d70 d60 d72 d75 d77 d79 d41 d65 d74 d31 d39 d19 d33 d44 d50 d52 d53 d58 d4",
    [
      .d27: [.s11],
      .d20: [.s6],
      .d25: [.d20],
      .d66: [.s7],
      .d71: [.s7, .s19],
      .d21: [.s1, .s14, .s15],
      .d76: [.d25],
      .d2: [.s14],
      .d46: [.d2],
      .d23: [.d20],
      .d16: [.s11],
      .d30: [.d16],
      .d32: [.d30],
      .d29: [.d16],
      .d11: [.s5],
      .d12: [.s12],
      .d17: [.d12],
      .d18: [.d16, .d17],
      .d61: [.d18],
      .d24: [.s7, .s13, .d20, .d18],
      .d73: [.d29, .d24],
      .d0: [.s1],
      .d6: [.s6, .d0],
      .d5: [.s3, .d0],
      .d22: [.s18, .d5],
      .d7: [.s3, .d6],
      .d45: [.d0],
      .d1: [.s9, .s11, .s16],
      .d13: [.d11],
      .d57: [.d7],
      .d62: [.s10, .d12, .d61, .d57],
      .d34: [.d7],
      .d37: [.d34],
      .d40: [.d18, .d37],
      .d48: [.d13, .d40],
      .d38: [.d34],
      .d43: [.d38],
      .d51: [.d46, .d37, .d48],
      .d55: [.d34, .d51],
      .d56: [.d55],
      .d59: [.d56],
      .d63: [.d59],
      .d64: [.d16, .d5, .d63],
      .d67: [.d63],
      .d68: [.d67],
      .d78: [.d68],
      .d42: [.s12, .d37],
      .d69: [.d67],
      .d26: [.s15, .d25, .d16, .d22],
      .d49: [.s10],
      .d3: [.s4, .s7],
      .d8: [.d3],
      .d28: [.s9, .d26, .d8],
      .d35: [.d32, .d28],
      .d10: [.s10, .s14, .d5, .d8],
      .d47: [.s0, .d45, .d10],
      .d9: [.d5, .d3, .d8],
      .d36: [.d9],
      .d54: [.s15, .d36],
      .d15: [.s12, .d6, .d9],
      .d14: [.d12, .d0, .d9],
      .d70: [.d14],
      .d60: [.d56, .d54],
      .d72: [.d66, .d43, .d56, .d69, .d70],
      .d75: [.d73, .d5, .d7, .d72],
      .d77: [.d75],
      .d79: [.d77],
      .d41: [.d9],
      .d65: [.d60],
      .d74: [.d8, .d41, .d65],
      .d31: [.s0, .s9, .d26, .d28],
      .d39: [.d36],
      .d19: [.s0, .d18],
      .d33: [.d19],
      .d44: [.d43],
      .d50: [.d44],
      .d52: [.s11, .d49, .d10, .d9, .d50],
      .d53: [.d47, .d50, .d52],
      .d58: [.d57, .d53],
      .d4: [.s2, .s13, .s19],
    ]
  )

  private struct _Cache {
    var d27: Int = 0
    var d71: Int?
    var d21: Int = 0
    var d2: Int?
    var d46: Int = 0
    var d16: Int = 0
    var d30: Int?
    var d32: Int = 0
    var d29: Int?
    var d11: Int?
    var d12: Int = 0
    var d17: Int = 0
    var d18: Int = 0
    var d61: Int = 0
    var d24: Int = 0
    var d73: Int = 0
    var d0: Int?
    var d6: Int = 0
    var d5: Int = 0
    var d22: Int = 0
    var d7: Int = 0
    var d1: Int = 0
    var d13: Int = 0
    var d57: Int = 0
    var d62: Int = 0
    var d34: Int = 0
    var d37: Int = 0
    var d40: Int = 0
    var d48: Int = 0
    var d38: Int = 0
    var d43: Int = 0
    var d51: Int = 0
    var d55: Int?
    var d56: Int?
    var d59: Int = 0
    var d63: Int = 0
    var d64: Int = 0
    var d67: Int = 0
    var d68: Int = 0
    var d78: Int = 0
    var d42: Int = 0
    var d26: Int = 0
    var d3: Int?
    var d8: Int = 0
    var d28: Int = 0
    var d35: Int?
    var d10: Int = 0
    var d47: Int = 0
    var d9: Int = 0
    var d54: Int?
    var d15: Int?
    var d14: Int = 0
    var d70: Int?
    var d60: Int = 0
    var d72: Int?
    var d75: Int = 0
    var d41: Int = 0
    var d65: Int = 0
    var d74: Int = 0
    var d31: Int?
    var d19: Int = 0
    var d33: Int = 0
    var d44: Int = 0
    var d50: Int = 0
    var d52: Int = 0
    var d53: Int = 0
    var d58: Int = 0
    var d4: Int = 0
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
    if pass.isDue([.d27, .d20, .d25, .d66, .d71, .d21, .d76, .d2]) {
      if pass.isDue(.d27) {
        let value: Int = _Graph9Formulas.d27(_s11)
        if Bindgen.replace(&_cache.d27, with: value) { pass.changed(.d27) }
      }
      if pass.isDue(.d20) { pass.changed(.d20) }
      if pass.isDue(.d25) { pass.changed(.d25) }
      if pass.isDue(.d66) { pass.changed(.d66) }
      if pass.isDue(.d71) {
        let value: Int? = _Graph9Formulas.d71(_s7, _s19)
        if Bindgen.replace(&_cache.d71, with: value) { pass.changed(.d71) }
      }
      if pass.isDue(.d21) {
        let value: Int = _Graph9Formulas.d21(_s14, _s1, _s15)
        if Bindgen.replace(&_cache.d21, with: value) { pass.changed(.d21) }
      }
      if pass.isDue(.d76) { pass.changed(.d76) }
      if pass.isDue(.d2) {
        let value: Int? = _Graph9Formulas.d2(_s14)
        if Bindgen.replace(&_cache.d2, with: value) { pass.changed(.d2) }
      }
    }
    if pass.isDue([.d46, .d23, .d16, .d30, .d32, .d29, .d11, .d12]) {
      if pass.isDue(.d46) {
        let value: Int = _Graph9Formulas.d46(_cache.d2)
        if Bindgen.replace(&_cache.d46, with: value) { pass.changed(.d46) }
      }
      if pass.isDue(.d23) { pass.changed(.d23) }
      if pass.isDue(.d16) {
        let value: Int = _Graph9Formulas.d16(_s11)
        if Bindgen.replace(&_cache.d16, with: value) { pass.changed(.d16) }
      }
      if pass.isDue(.d30) {
        let value: Int? = _Graph9Formulas.d30(_cache.d16)
        if Bindgen.replace(&_cache.d30, with: value) { pass.changed(.d30) }
      }
      if pass.isDue(.d32) {
        let value: Int = _Graph9Formulas.d32(_cache.d30)
        if Bindgen.replace(&_cache.d32, with: value) { pass.changed(.d32) }
      }
      if pass.isDue(.d29) {
        let value: Int? = _Graph9Formulas.d29(_cache.d16)
        if Bindgen.replace(&_cache.d29, with: value) { pass.changed(.d29) }
      }
      if pass.isDue(.d11) {
        let value: Int? = _Graph9Formulas.d11(_s5)
        if Bindgen.replace(&_cache.d11, with: value) { pass.changed(.d11) }
      }
      if pass.isDue(.d12) {
        _cache.d12 = _Graph9Formulas.d12(_s12)
        pass.changed(.d12)
      }
    }
    if pass.isDue([.d17, .d18, .d61, .d24, .d73, .d0, .d6, .d5]) {
      if pass.isDue(.d17) {
        let value: Int = _Graph9Formulas.d17(_cache.d12)
        if Bindgen.replace(&_cache.d17, with: value) { pass.changed(.d17) }
      }
      if pass.isDue(.d18) {
        let value: Int = _Graph9Formulas.d18(_cache.d17, _cache.d16)
        if Bindgen.replace(&_cache.d18, with: value) { pass.changed(.d18) }
      }
      if pass.isDue(.d61) {
        _cache.d61 = _Graph9Formulas.d61(_cache.d18)
        pass.changed(.d61)
      }
      if pass.isDue(.d24) {
        let value: Int = _Graph9Formulas.d24(_s7, _cache.d18, _s6, _s13)
        if Bindgen.replace(&_cache.d24, with: value, unless: _Graph9Formulas.d24AreEqual) { pass.changed(.d24) }
      }
      if pass.isDue(.d73) {
        let value: Int = _Graph9Formulas.d73(_cache.d29, _cache.d24)
        if Bindgen.replace(&_cache.d73, with: value) { pass.changed(.d73) }
      }
      if pass.isDue(.d0) {
        let value: Int? = _Graph9Formulas.d0(_s1)
        if Bindgen.replace(&_cache.d0, with: value) { pass.changed(.d0) }
      }
      if pass.isDue(.d6) {
        let value: Int = _Graph9Formulas.d6(_s6, _cache.d0)
        if Bindgen.replace(&_cache.d6, with: value) { pass.changed(.d6) }
      }
      if pass.isDue(.d5) {
        let value: Int = _Graph9Formulas.d5(_s3, _cache.d0)
        if Bindgen.replace(&_cache.d5, with: value) { pass.changed(.d5) }
      }
    }
    if pass.isDue([.d22, .d7, .d45, .d1, .d13, .d57, .d62, .d34]) {
      if pass.isDue(.d22) {
        let value: Int = _Graph9Formulas.d22(_s18, _cache.d5)
        if Bindgen.replace(&_cache.d22, with: value, unless: _Graph9Formulas.d22AreEqual) { pass.changed(.d22) }
      }
      if pass.isDue(.d7) {
        let value: Int = _Graph9Formulas.d7(_s3, _cache.d6)
        if Bindgen.replace(&_cache.d7, with: value) { pass.changed(.d7) }
      }
      if pass.isDue(.d45) { pass.changed(.d45) }
      if pass.isDue(.d1) {
        let value: Int = _Graph9Formulas.d1(_s16, _s9, _s11)
        if Bindgen.replace(&_cache.d1, with: value) { pass.changed(.d1) }
      }
      if pass.isDue(.d13) {
        let value: Int = _Graph9Formulas.d13(_cache.d11)
        if Bindgen.replace(&_cache.d13, with: value) { pass.changed(.d13) }
      }
      if pass.isDue(.d57) {
        let value: Int = _Graph9Formulas.d57(_cache.d7)
        if Bindgen.replace(&_cache.d57, with: value) { pass.changed(.d57) }
      }
      if pass.isDue(.d62) {
        let value: Int = _Graph9Formulas.d62(_cache.d57, _cache.d61, _s10, _cache.d12)
        if Bindgen.replace(&_cache.d62, with: value, unless: _Graph9Formulas.d62AreEqual) { pass.changed(.d62) }
      }
      if pass.isDue(.d34) {
        let value: Int = _Graph9Formulas.d34(_cache.d7)
        if Bindgen.replace(&_cache.d34, with: value, unless: _Graph9Formulas.d34AreEqual) { pass.changed(.d34) }
      }
    }
  }

  private func _compute1(_ pass: inout Bindgen.Pass<Changes>) {
    if pass.isDue([.d37, .d40, .d48, .d38, .d43, .d51, .d55, .d56]) {
      if pass.isDue(.d37) {
        let value: Int = _Graph9Formulas.d37(_cache.d34)
        if Bindgen.replace(&_cache.d37, with: value) { pass.changed(.d37) }
      }
      if pass.isDue(.d40) {
        let value: Int = _Graph9Formulas.d40(_cache.d18, _cache.d37)
        if Bindgen.replace(&_cache.d40, with: value) { pass.changed(.d40) }
      }
      if pass.isDue(.d48) {
        let value: Int = _Graph9Formulas.d48(_cache.d13, _cache.d40)
        if Bindgen.replace(&_cache.d48, with: value) { pass.changed(.d48) }
      }
      if pass.isDue(.d38) {
        let value: Int = _Graph9Formulas.d38(_cache.d34)
        if Bindgen.replace(&_cache.d38, with: value) { pass.changed(.d38) }
      }
      if pass.isDue(.d43) {
        _cache.d43 = _Graph9Formulas.d43(_cache.d38)
        pass.changed(.d43)
      }
      if pass.isDue(.d51) {
        let value: Int = _Graph9Formulas.d51(_cache.d37, _cache.d48, _cache.d46)
        if Bindgen.replace(&_cache.d51, with: value, unless: _Graph9Formulas.d51AreEqual) { pass.changed(.d51) }
      }
      if pass.isDue(.d55) {
        let value: Int? = _Graph9Formulas.d55(_cache.d34, _cache.d51)
        if Bindgen.replace(&_cache.d55, with: value) { pass.changed(.d55) }
      }
      if pass.isDue(.d56) {
        let value: Int? = _Graph9Formulas.d56(_cache.d55)
        if Bindgen.replace(&_cache.d56, with: value) { pass.changed(.d56) }
      }
    }
    if pass.isDue([.d59, .d63, .d64, .d67, .d68, .d78, .d42, .d69]) {
      if pass.isDue(.d59) {
        let value: Int = _Graph9Formulas.d59(_cache.d56)
        if Bindgen.replace(&_cache.d59, with: value) { pass.changed(.d59) }
      }
      if pass.isDue(.d63) {
        let value: Int = _Graph9Formulas.d63(_cache.d59)
        if Bindgen.replace(&_cache.d63, with: value) { pass.changed(.d63) }
      }
      if pass.isDue(.d64) {
        _cache.d64 = _Graph9Formulas.d64(_cache.d5, _cache.d16, _cache.d63)
        pass.changed(.d64)
      }
      if pass.isDue(.d67) {
        let value: Int = _Graph9Formulas.d67(_cache.d63)
        if Bindgen.replace(&_cache.d67, with: value) { pass.changed(.d67) }
      }
      if pass.isDue(.d68) {
        let value: Int = _Graph9Formulas.d68(_cache.d67)
        if Bindgen.replace(&_cache.d68, with: value) { pass.changed(.d68) }
      }
      if pass.isDue(.d78) {
        let value: Int = _Graph9Formulas.d78(_cache.d68)
        if Bindgen.replace(&_cache.d78, with: value) { pass.changed(.d78) }
      }
      if pass.isDue(.d42) {
        _cache.d42 = _Graph9Formulas.d42(_cache.d37, _s12)
        pass.changed(.d42)
      }
      if pass.isDue(.d69) { pass.changed(.d69) }
    }
    if pass.isDue([.d26, .d49, .d3, .d8, .d28, .d35, .d10, .d47]) {
      if pass.isDue(.d26) {
        let value: Int = _Graph9Formulas.d26(_s6, _cache.d16, _s15, _cache.d22)
        if Bindgen.replace(&_cache.d26, with: value) { pass.changed(.d26) }
      }
      if pass.isDue(.d49) { pass.changed(.d49) }
      if pass.isDue(.d3) {
        let value: Int? = _Graph9Formulas.d3(_s4, _s7)
        if Bindgen.replace(&_cache.d3, with: value) { pass.changed(.d3) }
      }
      if pass.isDue(.d8) {
        let value: Int = _Graph9Formulas.d8(_cache.d3)
        if Bindgen.replace(&_cache.d8, with: value) { pass.changed(.d8) }
      }
      if pass.isDue(.d28) {
        _cache.d28 = _Graph9Formulas.d28(_cache.d8, _cache.d26, _s9)
        pass.changed(.d28)
      }
      if pass.isDue(.d35) {
        let value: Int? = _Graph9Formulas.d35(_cache.d28, _cache.d32)
        if Bindgen.replace(&_cache.d35, with: value) { pass.changed(.d35) }
      }
      if pass.isDue(.d10) {
        let value: Int = _Graph9Formulas.d10(_s14, _cache.d5, _s10, _cache.d8)
        if Bindgen.replace(&_cache.d10, with: value) { pass.changed(.d10) }
      }
      if pass.isDue(.d47) {
        _cache.d47 = _Graph9Formulas.d47(_cache.d0, _cache.d10, _s0)
        pass.changed(.d47)
      }
    }
    if pass.isDue([.d9, .d36, .d54, .d15, .d14, .d70, .d60, .d72]) {
      if pass.isDue(.d9) {
        let value: Int = _Graph9Formulas.d9(_cache.d8, _cache.d5, _cache.d3)
        if Bindgen.replace(&_cache.d9, with: value) { pass.changed(.d9) }
      }
      if pass.isDue(.d36) { pass.changed(.d36) }
      if pass.isDue(.d54) {
        let value: Int? = _Graph9Formulas.d54(_s15, _cache.d9)
        if Bindgen.replace(&_cache.d54, with: value) { pass.changed(.d54) }
      }
      if pass.isDue(.d15) {
        let value: Int? = _Graph9Formulas.d15(_cache.d6, _cache.d9, _s12)
        if Bindgen.replace(&_cache.d15, with: value) { pass.changed(.d15) }
      }
      if pass.isDue(.d14) {
        let value: Int = _Graph9Formulas.d14(_cache.d12, _cache.d9, _cache.d0)
        if Bindgen.replace(&_cache.d14, with: value) { pass.changed(.d14) }
      }
      if pass.isDue(.d70) {
        let value: Int? = _Graph9Formulas.d70(_cache.d14)
        if Bindgen.replace(&_cache.d70, with: value) { pass.changed(.d70) }
      }
      if pass.isDue(.d60) {
        let value: Int = _Graph9Formulas.d60(_cache.d54, _cache.d56)
        if Bindgen.replace(&_cache.d60, with: value) { pass.changed(.d60) }
      }
      if pass.isDue(.d72) {
        let value: Int? = _Graph9Formulas.d72(_cache.d43, _cache.d70, _cache.d56, _s7, _cache.d67)
        if Bindgen.replace(&_cache.d72, with: value) { pass.changed(.d72) }
      }
    }
  }

  private func _compute2(_ pass: inout Bindgen.Pass<Changes>) {
    if pass.isDue([.d75, .d77, .d79, .d41, .d65, .d74, .d31, .d39]) {
      if pass.isDue(.d75) {
        let value: Int = _Graph9Formulas.d75(_cache.d72, _cache.d5, _cache.d7, _cache.d73)
        if Bindgen.replace(&_cache.d75, with: value) { pass.changed(.d75) }
      }
      if pass.isDue(.d77) { pass.changed(.d77) }
      if pass.isDue(.d79) { pass.changed(.d79) }
      if pass.isDue(.d41) {
        let value: Int = _Graph9Formulas.d41(_cache.d9)
        if Bindgen.replace(&_cache.d41, with: value) { pass.changed(.d41) }
      }
      if pass.isDue(.d65) {
        let value: Int = _Graph9Formulas.d65(_cache.d60)
        if Bindgen.replace(&_cache.d65, with: value, unless: _Graph9Formulas.d65AreEqual) { pass.changed(.d65) }
      }
      if pass.isDue(.d74) {
        let value: Int = _Graph9Formulas.d74(_cache.d41, _cache.d8, _cache.d65)
        if Bindgen.replace(&_cache.d74, with: value) { pass.changed(.d74) }
      }
      if pass.isDue(.d31) {
        let value: Int? = _Graph9Formulas.d31(_cache.d26, _s9, _s0, _cache.d28)
        if Bindgen.replace(&_cache.d31, with: value) { pass.changed(.d31) }
      }
      if pass.isDue(.d39) { pass.changed(.d39) }
    }
    if pass.isDue([.d19, .d33, .d44, .d50, .d52, .d53, .d58, .d4]) {
      if pass.isDue(.d19) {
        let value: Int = _Graph9Formulas.d19(_s0, _cache.d18)
        if Bindgen.replace(&_cache.d19, with: value, unless: _Graph9Formulas.d19AreEqual) { pass.changed(.d19) }
      }
      if pass.isDue(.d33) {
        let value: Int = _Graph9Formulas.d33(_cache.d19)
        if Bindgen.replace(&_cache.d33, with: value, unless: _Graph9Formulas.d33AreEqual) { pass.changed(.d33) }
      }
      if pass.isDue(.d44) {
        let value: Int = _Graph9Formulas.d44(_cache.d43)
        if Bindgen.replace(&_cache.d44, with: value) { pass.changed(.d44) }
      }
      if pass.isDue(.d50) {
        _cache.d50 = _Graph9Formulas.d50(_cache.d44)
        pass.changed(.d50)
      }
      if pass.isDue(.d52) {
        let value: Int = _Graph9Formulas.d52(_cache.d9, _s11, _s10, _cache.d10, _cache.d50)
        if Bindgen.replace(&_cache.d52, with: value) { pass.changed(.d52) }
      }
      if pass.isDue(.d53) {
        _cache.d53 = _Graph9Formulas.d53(_cache.d47, _cache.d50, _cache.d52)
        pass.changed(.d53)
      }
      if pass.isDue(.d58) {
        let value: Int = _Graph9Formulas.d58(_cache.d53, _cache.d57)
        if Bindgen.replace(&_cache.d58, with: value) { pass.changed(.d58) }
      }
      if pass.isDue(.d4) {
        _cache.d4 = _Graph9Formulas.d4(_s2, _s13, _s19)
        pass.changed(.d4)
      }
    }
  }
}

extension Graph9 {
  func watch(_ field: String, _ body: @escaping (Int) -> Void) -> AnyObject? {
    switch field {
    case "s0": return observe(\.s0) { body($0.number) }
    case "s1": return observe(\.s1) { body($0.number) }
    case "s2": return observe(\.s2) { body($0.number) }
    case "s3": return observe(\.s3) { body($0.number) }
    case "s4": return observe(\.s4) { body($0.number) }
    case "s5": return observe(\.s5) { body($0.number) }
    case "s6": return observe(\.s6) { body($0.number) }
    case "s7": return observe(\.s7) { body($0.number) }
    case "s8": return observe(\.s8) { body($0.number) }
    case "s9": return observe(\.s9) { body($0.number) }
    case "s10": return observe(\.s10) { body($0.number) }
    case "s11": return observe(\.s11) { body($0.number) }
    case "s12": return observe(\.s12) { body($0.number) }
    case "s13": return observe(\.s13) { body($0.number) }
    case "s14": return observe(\.s14) { body($0.number) }
    case "s15": return observe(\.s15) { body($0.number) }
    case "s16": return observe(\.s16) { body($0.number) }
    case "s17": return observe(\.s17) { body($0.number) }
    case "s18": return observe(\.s18) { body($0.number) }
    case "s19": return observe(\.s19) { body($0.number) }
    case "d27": return observe(\.d27) { body($0.number) }
    case "d20": return observe(\.d20) { body($0.number) }
    case "d25": return observe(\.d25) { body($0.number) }
    case "d66": return observe(\.d66) { body($0.number) }
    case "d71": return observe(\.d71) { body($0.number) }
    case "d21": return observe(\.d21) { body($0.number) }
    case "d76": return observe(\.d76) { body($0.number) }
    case "d2": return observe(\.d2) { body($0.number) }
    case "d46": return observe(\.d46) { body($0.number) }
    case "d23": return observe(\.d23) { body($0.number) }
    case "d16": return observe(\.d16) { body($0.number) }
    case "d30": return observe(\.d30) { body($0.number) }
    case "d32": return observe(\.d32) { body($0.number) }
    case "d29": return observe(\.d29) { body($0.number) }
    case "d11": return observe(\.d11) { body($0.number) }
    case "d12": return observe(\.d12) { body($0.number) }
    case "d17": return observe(\.d17) { body($0.number) }
    case "d18": return observe(\.d18) { body($0.number) }
    case "d61": return observe(\.d61) { body($0.number) }
    case "d24": return observe(\.d24) { body($0.number) }
    case "d73": return observe(\.d73) { body($0.number) }
    case "d0": return observe(\.d0) { body($0.number) }
    case "d6": return observe(\.d6) { body($0.number) }
    case "d5": return observe(\.d5) { body($0.number) }
    case "d22": return observe(\.d22) { body($0.number) }
    case "d7": return observe(\.d7) { body($0.number) }
    case "d45": return observe(\.d45) { body($0.number) }
    case "d1": return observe(\.d1) { body($0.number) }
    case "d13": return observe(\.d13) { body($0.number) }
    case "d57": return observe(\.d57) { body($0.number) }
    case "d62": return observe(\.d62) { body($0.number) }
    case "d34": return observe(\.d34) { body($0.number) }
    case "d37": return observe(\.d37) { body($0.number) }
    case "d40": return observe(\.d40) { body($0.number) }
    case "d48": return observe(\.d48) { body($0.number) }
    case "d38": return observe(\.d38) { body($0.number) }
    case "d43": return observe(\.d43) { body($0.number) }
    case "d51": return observe(\.d51) { body($0.number) }
    case "d55": return observe(\.d55) { body($0.number) }
    case "d56": return observe(\.d56) { body($0.number) }
    case "d59": return observe(\.d59) { body($0.number) }
    case "d63": return observe(\.d63) { body($0.number) }
    case "d64": return observe(\.d64) { body($0.number) }
    case "d67": return observe(\.d67) { body($0.number) }
    case "d68": return observe(\.d68) { body($0.number) }
    case "d78": return observe(\.d78) { body($0.number) }
    case "d42": return observe(\.d42) { body($0.number) }
    case "d69": return observe(\.d69) { body($0.number) }
    case "d26": return observe(\.d26) { body($0.number) }
    case "d49": return observe(\.d49) { body($0.number) }
    case "d3": return observe(\.d3) { body($0.number) }
    case "d8": return observe(\.d8) { body($0.number) }
    case "d28": return observe(\.d28) { body($0.number) }
    case "d35": return observe(\.d35) { body($0.number) }
    case "d10": return observe(\.d10) { body($0.number) }
    case "d47": return observe(\.d47) { body($0.number) }
    case "d9": return observe(\.d9) { body($0.number) }
    case "d36": return observe(\.d36) { body($0.number) }
    case "d54": return observe(\.d54) { body($0.number) }
    case "d15": return observe(\.d15) { body($0.number) }
    case "d14": return observe(\.d14) { body($0.number) }
    case "d70": return observe(\.d70) { body($0.number) }
    case "d60": return observe(\.d60) { body($0.number) }
    case "d72": return observe(\.d72) { body($0.number) }
    case "d75": return observe(\.d75) { body($0.number) }
    case "d77": return observe(\.d77) { body($0.number) }
    case "d79": return observe(\.d79) { body($0.number) }
    case "d41": return observe(\.d41) { body($0.number) }
    case "d65": return observe(\.d65) { body($0.number) }
    case "d74": return observe(\.d74) { body($0.number) }
    case "d31": return observe(\.d31) { body($0.number) }
    case "d39": return observe(\.d39) { body($0.number) }
    case "d19": return observe(\.d19) { body($0.number) }
    case "d33": return observe(\.d33) { body($0.number) }
    case "d44": return observe(\.d44) { body($0.number) }
    case "d50": return observe(\.d50) { body($0.number) }
    case "d52": return observe(\.d52) { body($0.number) }
    case "d53": return observe(\.d53) { body($0.number) }
    case "d58": return observe(\.d58) { body($0.number) }
    case "d4": return observe(\.d4) { body($0.number) }
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
      if changes.contains(.s4) { names.insert("s4") }
      if changes.contains(.s5) { names.insert("s5") }
      if changes.contains(.s6) { names.insert("s6") }
      if changes.contains(.s7) { names.insert("s7") }
      if changes.contains(.s8) { names.insert("s8") }
      if changes.contains(.s9) { names.insert("s9") }
      if changes.contains(.s10) { names.insert("s10") }
      if changes.contains(.s11) { names.insert("s11") }
      if changes.contains(.s12) { names.insert("s12") }
      if changes.contains(.s13) { names.insert("s13") }
      if changes.contains(.s14) { names.insert("s14") }
      if changes.contains(.s15) { names.insert("s15") }
      if changes.contains(.s16) { names.insert("s16") }
      if changes.contains(.s17) { names.insert("s17") }
      if changes.contains(.s18) { names.insert("s18") }
      if changes.contains(.s19) { names.insert("s19") }
      if changes.contains(.d27) { names.insert("d27") }
      if changes.contains(.d20) { names.insert("d20") }
      if changes.contains(.d25) { names.insert("d25") }
      if changes.contains(.d66) { names.insert("d66") }
      if changes.contains(.d71) { names.insert("d71") }
      if changes.contains(.d21) { names.insert("d21") }
      if changes.contains(.d76) { names.insert("d76") }
      if changes.contains(.d2) { names.insert("d2") }
      if changes.contains(.d46) { names.insert("d46") }
      if changes.contains(.d23) { names.insert("d23") }
      if changes.contains(.d16) { names.insert("d16") }
      if changes.contains(.d30) { names.insert("d30") }
      if changes.contains(.d32) { names.insert("d32") }
      if changes.contains(.d29) { names.insert("d29") }
      if changes.contains(.d11) { names.insert("d11") }
      if changes.contains(.d12) { names.insert("d12") }
      if changes.contains(.d17) { names.insert("d17") }
      if changes.contains(.d18) { names.insert("d18") }
      if changes.contains(.d61) { names.insert("d61") }
      if changes.contains(.d24) { names.insert("d24") }
      if changes.contains(.d73) { names.insert("d73") }
      if changes.contains(.d0) { names.insert("d0") }
      if changes.contains(.d6) { names.insert("d6") }
      if changes.contains(.d5) { names.insert("d5") }
      if changes.contains(.d22) { names.insert("d22") }
      if changes.contains(.d7) { names.insert("d7") }
      if changes.contains(.d45) { names.insert("d45") }
      if changes.contains(.d1) { names.insert("d1") }
      if changes.contains(.d13) { names.insert("d13") }
      if changes.contains(.d57) { names.insert("d57") }
      if changes.contains(.d62) { names.insert("d62") }
      if changes.contains(.d34) { names.insert("d34") }
      if changes.contains(.d37) { names.insert("d37") }
      if changes.contains(.d40) { names.insert("d40") }
      if changes.contains(.d48) { names.insert("d48") }
      if changes.contains(.d38) { names.insert("d38") }
      if changes.contains(.d43) { names.insert("d43") }
      if changes.contains(.d51) { names.insert("d51") }
      if changes.contains(.d55) { names.insert("d55") }
      if changes.contains(.d56) { names.insert("d56") }
      if changes.contains(.d59) { names.insert("d59") }
      if changes.contains(.d63) { names.insert("d63") }
      if changes.contains(.d64) { names.insert("d64") }
      if changes.contains(.d67) { names.insert("d67") }
      if changes.contains(.d68) { names.insert("d68") }
      if changes.contains(.d78) { names.insert("d78") }
      if changes.contains(.d42) { names.insert("d42") }
      if changes.contains(.d69) { names.insert("d69") }
      if changes.contains(.d26) { names.insert("d26") }
      if changes.contains(.d49) { names.insert("d49") }
      if changes.contains(.d3) { names.insert("d3") }
      if changes.contains(.d8) { names.insert("d8") }
      if changes.contains(.d28) { names.insert("d28") }
      if changes.contains(.d35) { names.insert("d35") }
      if changes.contains(.d10) { names.insert("d10") }
      if changes.contains(.d47) { names.insert("d47") }
      if changes.contains(.d9) { names.insert("d9") }
      if changes.contains(.d36) { names.insert("d36") }
      if changes.contains(.d54) { names.insert("d54") }
      if changes.contains(.d15) { names.insert("d15") }
      if changes.contains(.d14) { names.insert("d14") }
      if changes.contains(.d70) { names.insert("d70") }
      if changes.contains(.d60) { names.insert("d60") }
      if changes.contains(.d72) { names.insert("d72") }
      if changes.contains(.d75) { names.insert("d75") }
      if changes.contains(.d77) { names.insert("d77") }
      if changes.contains(.d79) { names.insert("d79") }
      if changes.contains(.d41) { names.insert("d41") }
      if changes.contains(.d65) { names.insert("d65") }
      if changes.contains(.d74) { names.insert("d74") }
      if changes.contains(.d31) { names.insert("d31") }
      if changes.contains(.d39) { names.insert("d39") }
      if changes.contains(.d19) { names.insert("d19") }
      if changes.contains(.d33) { names.insert("d33") }
      if changes.contains(.d44) { names.insert("d44") }
      if changes.contains(.d50) { names.insert("d50") }
      if changes.contains(.d52) { names.insert("d52") }
      if changes.contains(.d53) { names.insert("d53") }
      if changes.contains(.d58) { names.insert("d58") }
      if changes.contains(.d4) { names.insert("d4") }
      body(names)
    }
  }
}

extension Graph9: DrivenModel {
  static func make(_ children: [String: any DrivenModel]) -> any DrivenModel {
    Graph9(
      s0: 0
    )
  }

  var sum: Int {
    var sum: Int = 0
    sum &+= s0.number
    sum &+= bucket(s1)
    sum &+= bucket(s2)
    sum &+= s3.number
    sum &+= s4.number
    sum &+= s5.number
    sum &+= s6.number
    sum &+= s7.number
    sum &+= s8.number
    sum &+= s9.number
    sum &+= s10.number
    sum &+= bucket(s11)
    sum &+= s12.number
    sum &+= s13.number
    sum &+= s14.number
    sum &+= s15.number
    sum &+= s16.number
    sum &+= s17.number
    sum &+= s18.number
    sum &+= s19.number
    sum &+= d27.number
    sum &+= d20.number
    sum &+= d25.number
    sum &+= d66.number
    sum &+= d71.number
    sum &+= d21.number
    sum &+= d76.number
    sum &+= d2.number
    sum &+= d46.number
    sum &+= d23.number
    sum &+= d16.number
    sum &+= d30.number
    sum &+= d32.number
    sum &+= d29.number
    sum &+= d11.number
    sum &+= d12.number
    sum &+= d17.number
    sum &+= d18.number
    sum &+= d61.number
    sum &+= bucket(d24)
    sum &+= d73.number
    sum &+= d0.number
    sum &+= d6.number
    sum &+= d5.number
    sum &+= bucket(d22)
    sum &+= d7.number
    sum &+= d45.number
    sum &+= d1.number
    sum &+= d13.number
    sum &+= d57.number
    sum &+= bucket(d62)
    sum &+= bucket(d34)
    sum &+= d37.number
    sum &+= d40.number
    sum &+= d48.number
    sum &+= d38.number
    sum &+= d43.number
    sum &+= bucket(d51)
    sum &+= d55.number
    sum &+= d56.number
    sum &+= d59.number
    sum &+= d63.number
    sum &+= d64.number
    sum &+= d67.number
    sum &+= d68.number
    sum &+= d78.number
    sum &+= d42.number
    sum &+= d69.number
    sum &+= d26.number
    sum &+= d49.number
    sum &+= d3.number
    sum &+= d8.number
    sum &+= d28.number
    sum &+= d35.number
    sum &+= d10.number
    sum &+= d47.number
    sum &+= d9.number
    sum &+= d36.number
    sum &+= d54.number
    sum &+= d15.number
    sum &+= d14.number
    sum &+= d70.number
    sum &+= d60.number
    sum &+= d72.number
    sum &+= d75.number
    sum &+= d77.number
    sum &+= d79.number
    sum &+= d41.number
    sum &+= bucket(d65)
    sum &+= d74.number
    sum &+= d31.number
    sum &+= d39.number
    sum &+= bucket(d19)
    sum &+= bucket(d33)
    sum &+= d44.number
    sum &+= d50.number
    sum &+= d52.number
    sum &+= d53.number
    sum &+= d58.number
    sum &+= d4.number
    return sum
  }

  func number(of field: String) -> Int {
    switch field {
    case "s0": return s0.number
    case "s1": return s1.number
    case "s2": return s2.number
    case "s3": return s3.number
    case "s4": return s4.number
    case "s5": return s5.number
    case "s6": return s6.number
    case "s7": return s7.number
    case "s8": return s8.number
    case "s9": return s9.number
    case "s10": return s10.number
    case "s11": return s11.number
    case "s12": return s12.number
    case "s13": return s13.number
    case "s14": return s14.number
    case "s15": return s15.number
    case "s16": return s16.number
    case "s17": return s17.number
    case "s18": return s18.number
    case "s19": return s19.number
    case "d27": return d27.number
    case "d20": return d20.number
    case "d25": return d25.number
    case "d66": return d66.number
    case "d71": return d71.number
    case "d21": return d21.number
    case "d76": return d76.number
    case "d2": return d2.number
    case "d46": return d46.number
    case "d23": return d23.number
    case "d16": return d16.number
    case "d30": return d30.number
    case "d32": return d32.number
    case "d29": return d29.number
    case "d11": return d11.number
    case "d12": return d12.number
    case "d17": return d17.number
    case "d18": return d18.number
    case "d61": return d61.number
    case "d24": return d24.number
    case "d73": return d73.number
    case "d0": return d0.number
    case "d6": return d6.number
    case "d5": return d5.number
    case "d22": return d22.number
    case "d7": return d7.number
    case "d45": return d45.number
    case "d1": return d1.number
    case "d13": return d13.number
    case "d57": return d57.number
    case "d62": return d62.number
    case "d34": return d34.number
    case "d37": return d37.number
    case "d40": return d40.number
    case "d48": return d48.number
    case "d38": return d38.number
    case "d43": return d43.number
    case "d51": return d51.number
    case "d55": return d55.number
    case "d56": return d56.number
    case "d59": return d59.number
    case "d63": return d63.number
    case "d64": return d64.number
    case "d67": return d67.number
    case "d68": return d68.number
    case "d78": return d78.number
    case "d42": return d42.number
    case "d69": return d69.number
    case "d26": return d26.number
    case "d49": return d49.number
    case "d3": return d3.number
    case "d8": return d8.number
    case "d28": return d28.number
    case "d35": return d35.number
    case "d10": return d10.number
    case "d47": return d47.number
    case "d9": return d9.number
    case "d36": return d36.number
    case "d54": return d54.number
    case "d15": return d15.number
    case "d14": return d14.number
    case "d70": return d70.number
    case "d60": return d60.number
    case "d72": return d72.number
    case "d75": return d75.number
    case "d77": return d77.number
    case "d79": return d79.number
    case "d41": return d41.number
    case "d65": return d65.number
    case "d74": return d74.number
    case "d31": return d31.number
    case "d39": return d39.number
    case "d19": return d19.number
    case "d33": return d33.number
    case "d44": return d44.number
    case "d50": return d50.number
    case "d52": return d52.number
    case "d53": return d53.number
    case "d58": return d58.number
    case "d4": return d4.number
    default: return .min
    }
  }

  func write(_ field: String, _ values: [Int]) {
    switch field {
    case "s0": s0 = Int(values)
    case "s1": s1 = Int(values)
    case "s2": s2 = Int(values)
    case "s3": s3 = Int(values)
    case "s4": s4 = Int(values)
    case "s5": s5 = Int(values)
    case "s6": s6 = Int(values)
    case "s7": s7 = Int(values)
    case "s8": s8 = Int(values)
    case "s9": s9 = Int(values)
    case "s10": s10 = [Int](values)
    case "s11": s11 = Int(values)
    case "s12": s12 = [Int](values)
    case "s13": s13 = [Int](values)
    case "s14": s14 = [Int](values)
    case "s15": s15 = Int(values)
    case "s16": s16 = Int(values)
    case "s17": s17 = Int(values)
    case "s18": s18 = Int(values)
    case "s19": s19 = Int(values)
    default: break
    }
  }

  func edit(_ field: String, _ value: Int) {
    switch field {
    case "s0": s0.edit(value)
    case "s1": s1.edit(value)
    case "s2": s2.edit(value)
    case "s3": s3.edit(value)
    case "s4": s4.edit(value)
    case "s5": s5.edit(value)
    case "s6": s6.edit(value)
    case "s7": s7.edit(value)
    case "s8": s8.edit(value)
    case "s9": s9.edit(value)
    case "s10": s10.edit(value)
    case "s11": s11.edit(value)
    case "s12": s12.edit(value)
    case "s13": s13.edit(value)
    case "s14": s14.edit(value)
    case "s15": s15.edit(value)
    case "s16": s16.edit(value)
    case "s17": s17.edit(value)
    case "s18": s18.edit(value)
    case "s19": s19.edit(value)
    default: break
    }
  }

  func group(_ body: () -> Void) { update { _ in body() } }
}

/// The spec's expressions: each sees what it names, and nothing else of the model.
enum _Graph9Formulas {
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
  static func s11AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func d27(_ s11: Int) -> Int { bucket(s11) / 2 }
  static func d71(_ s7: Int, _ s19: Int) -> Int? { maybe(s7 &+ s19) }
  static func d21(_ s14: [Int], _ s1: Int, _ s15: Int) -> Int { pick(s14.number, bucket(s1), s15) }
  static func d2(_ s14: [Int]) -> Int? { maybe(s14.number % 5) }
  static func d46(_ d2: Int?) -> Int { d2.number % 5 }
  static func d16(_ s11: Int) -> Int { bucket(s11) % 5 }
  static func d30(_ d16: Int) -> Int? { maybe(d16 % 5) }
  static func d32(_ d30: Int?) -> Int { d30.number % 5 }
  static func d29(_ d16: Int) -> Int? { maybe(d16 % 5) }
  static func d11(_ s5: Int) -> Int? { maybe(s5 / 2) }
  static func d12(_ s12: [Int]) -> Int { s12.number % 5 }
  static func d17(_ d12: Int) -> Int { d12 / 2 }
  static func d18(_ d17: Int, _ d16: Int) -> Int { d17 &+ d16 }
  static func d61(_ d18: Int) -> Int { d18 / 2 }
  static func d24(_ s7: Int, _ d18: Int, _ d20: Int, _ s13: [Int]) -> Int { mix(s7, d18, d18, d20, s13.number) }
  static func d24AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func d73(_ d29: Int?, _ d24: Int) -> Int { d29.number &+ bucket(d24) }
  static func d0(_ s1: Int) -> Int? { maybe(bucket(s1) / 2) }
  static func d6(_ s6: Int, _ d0: Int?) -> Int { s6 &+ d0.number }
  static func d5(_ s3: Int, _ d0: Int?) -> Int { s3 &+ d0.number }
  static func d22(_ s18: Int, _ d5: Int) -> Int { s18 &+ d5 }
  static func d22AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func d7(_ s3: Int, _ d6: Int) -> Int { s3 &+ d6 }
  static func d1(_ s16: Int, _ s9: Int, _ s11: Int) -> Int { mix(s16, s9, bucket(s11)) }
  static func d13(_ d11: Int?) -> Int { d11.number % 5 }
  static func d57(_ d7: Int) -> Int { d7 / 2 }
  static func d62(_ d57: Int, _ d61: Int, _ s10: [Int], _ d12: Int) -> Int { mix(d57, d61, d57, s10.number, d12) }
  static func d62AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func d34(_ d7: Int) -> Int { d7 / 2 }
  static func d34AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func d37(_ d34: Int) -> Int { bucket(d34) / 2 }
  static func d40(_ d18: Int, _ d37: Int) -> Int { d18 &+ d37 }
  static func d48(_ d13: Int, _ d40: Int) -> Int { d13 &+ d40 }
  static func d38(_ d34: Int) -> Int { bucket(d34) % 5 }
  static func d43(_ d38: Int) -> Int { d38 / 2 }
  static func d51(_ d37: Int, _ d48: Int, _ d46: Int) -> Int { pick(d37, d48, d46) }
  static func d51AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func d55(_ d34: Int, _ d51: Int) -> Int? { maybe(bucket(d34) &+ bucket(d51)) }
  static func d56(_ d55: Int?) -> Int? { maybe(d55.number &+ d55.number) }
  static func d59(_ d56: Int?) -> Int { d56.number / 2 }
  static func d63(_ d59: Int) -> Int { d59 / 2 }
  static func d64(_ d5: Int, _ d16: Int, _ d63: Int) -> Int { mix(d5, d16, d63) }
  static func d67(_ d63: Int) -> Int { d63 % 5 }
  static func d68(_ d67: Int) -> Int { d67 % 5 }
  static func d78(_ d68: Int) -> Int { d68 % 5 }
  static func d42(_ d37: Int, _ s12: [Int]) -> Int { d37 &+ s12.number }
  static func d26(_ d25: Int, _ d16: Int, _ s15: Int, _ d22: Int) -> Int { mix(d25, d16, s15, bucket(d22)) }
  static func d3(_ s4: Int, _ s7: Int) -> Int? { maybe(s4 &+ s7) }
  static func d8(_ d3: Int?) -> Int { d3.number / 2 }
  static func d28(_ d8: Int, _ d26: Int, _ s9: Int) -> Int { mix(d8, d26, s9) }
  static func d35(_ d28: Int, _ d32: Int) -> Int? { maybe(d28 &+ d32) }
  static func d10(_ s14: [Int], _ d5: Int, _ s10: [Int], _ d8: Int) -> Int { mix(s14.number, d5, s10.number, d8) }
  static func d47(_ d45: Int?, _ d10: Int, _ s0: Int) -> Int { mix(d45.number, d10, d45.number, s0) }
  static func d9(_ d8: Int, _ d5: Int, _ d3: Int?) -> Int { pick(d8, d5, d3.number) }
  static func d54(_ s15: Int, _ d36: Int) -> Int? { maybe(pick(s15, d36, d36)) }
  static func d15(_ d6: Int, _ d9: Int, _ s12: [Int]) -> Int? { maybe(pick(d6, d9, s12.number)) }
  static func d14(_ d12: Int, _ d9: Int, _ d0: Int?) -> Int { pick(d12, d9, d0.number) }
  static func d70(_ d14: Int) -> Int? { maybe(d14 / 2) }
  static func d60(_ d54: Int?, _ d56: Int?) -> Int { d54.number &+ d56.number }
  static func d72(_ d43: Int, _ d70: Int?, _ d56: Int?, _ d66: Int, _ d69: Int) -> Int? { maybe(mix(d43, d70.number, d56.number, d66, d69)) }
  static func d75(_ d72: Int?, _ d5: Int, _ d7: Int, _ d73: Int) -> Int { mix(d72.number, d5, d7, d73) }
  static func d41(_ d9: Int) -> Int { d9 % 5 }
  static func d65(_ d60: Int) -> Int { d60 % 5 }
  static func d65AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func d74(_ d41: Int, _ d8: Int, _ d65: Int) -> Int { pick(d41, d8, bucket(d65)) }
  static func d31(_ d26: Int, _ s9: Int, _ s0: Int, _ d28: Int) -> Int? { maybe(mix(d26, s9, s0, d28)) }
  static func d19(_ s0: Int, _ d18: Int) -> Int { s0 &+ d18 }
  static func d19AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func d33(_ d19: Int) -> Int { bucket(d19) % 5 }
  static func d33AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func d44(_ d43: Int) -> Int { d43 % 5 }
  static func d50(_ d44: Int) -> Int { d44 / 2 }
  static func d52(_ d9: Int, _ s11: Int, _ d49: [Int], _ d10: Int, _ d50: Int) -> Int { mix(d9, bucket(s11), d49.number, d10, d50) }
  static func d53(_ d47: Int, _ d50: Int, _ d52: Int) -> Int { pick(d47, d50, d52) }
  static func d58(_ d53: Int, _ d57: Int) -> Int { d53 &+ d57 }
  static func d4(_ s2: Int, _ s13: [Int], _ s19: Int) -> Int { pick(bucket(s2), s13.number, s19) }
}

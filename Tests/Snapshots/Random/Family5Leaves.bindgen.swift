// Made by bindgen from Family5Leaves.bindgen.yml. Do not edit: change the spec.
// swift-format-ignore-file
// swiftlint:disable all

final class Family5M0: Bindgen.Observed {
  // MARK: State

  var s0: Int {
    get { _s0 }
    set { if Bindgen.replace(&_s0, with: newValue) { _wrote(.s0) } }
  }
  private var _s0: Int

  var s1: Int {
    get { _s1 }
    set { if Bindgen.replace(&_s1, with: newValue, unless: _Family5M0Formulas.s1AreEqual) { _wrote(.s1) } }
  }
  private var _s1: Int

  var s2: Int {
    get { _s2 }
    set {
      _s2 = newValue
      _wrote(.s2)
    }
  }
  private var _s2: Int

  // MARK: Derived

  var d14: Int {
    _refresh(.d14)
    return _cache.d14
  }

  var d0: Int {
    _refresh(.d0)
    return _cache.d0
  }

  var d10: Int {
    _refresh(.d10)
    return _cache.d10
  }

  var d39: Int {
    _refresh(.d39)
    return _cache.d39
  }

  var d17: Int {
    _refresh(.d17)
    return _cache.d17
  }

  var d23: Int? {
    _refresh(.d23)
    return _cache.d23
  }

  var d5: Int { d0 }

  var d7: Int {
    _refresh(.d7)
    return _cache.d7
  }

  var d3: Int {
    _refresh(.d3)
    return _cache.d3
  }

  var d29: Int {
    _refresh(.d29)
    return _cache.d29
  }

  var d28: Int {
    _refresh(.d28)
    return _cache.d28
  }

  var d40: Int {
    _refresh(.d40)
    return _cache.d40
  }

  var d52: Int {
    _refresh(.d52)
    return _cache.d52
  }

  var d54: Int? {
    _refresh(.d54)
    return _cache.d54
  }

  var d2: Int {
    _refresh(.d2)
    return _cache.d2
  }

  var d25: Int { d2 }

  var d31: Int { d25 }

  var d26: Int { d25 }

  var d1: Int {
    _refresh(.d1)
    return _cache.d1
  }

  var d13: Int {
    _refresh(.d13)
    return _cache.d13
  }

  var d19: Int {
    _refresh(.d19)
    return _cache.d19
  }

  var d16: Int {
    _refresh(.d16)
    return _cache.d16
  }

  var d4: Int {
    _refresh(.d4)
    return _cache.d4
  }

  var d49: Int { d4 }

  var d8: Int {
    _refresh(.d8)
    return _cache.d8
  }

  var d53: Int { d8 }

  var d59: Int? {
    _refresh(.d59)
    return _cache.d59
  }

  var d48: Int {
    _refresh(.d48)
    return _cache.d48
  }

  var d21: Int {
    _refresh(.d21)
    return _cache.d21
  }

  var d30: Int? {
    _refresh(.d30)
    return _cache.d30
  }

  var d36: Int {
    _refresh(.d36)
    return _cache.d36
  }

  var d27: Int {
    _refresh(.d27)
    return _cache.d27
  }

  var d62: Int {
    _refresh(.d62)
    return _cache.d62
  }

  var d63: Int {
    _refresh(.d63)
    return _cache.d63
  }

  var d64: Int {
    _refresh(.d64)
    return _cache.d64
  }

  var d66: Int {
    _refresh(.d66)
    return _cache.d66
  }

  var d65: Int {
    _refresh(.d65)
    return _cache.d65
  }

  var d35: Int { d27 }

  var d69: Int {
    _refresh(.d69)
    return _cache.d69
  }

  var d32: Int? {
    _refresh(.d32)
    return _cache.d32
  }

  var d51: Int {
    _refresh(.d51)
    return _cache.d51
  }

  var d37: Int {
    _refresh(.d37)
    return _cache.d37
  }

  var d58: Int {
    _refresh(.d58)
    return _cache.d58
  }

  var d61: Int {
    _refresh(.d61)
    return _cache.d61
  }

  var d41: Int {
    _refresh(.d41)
    return _cache.d41
  }

  var d33: Int {
    _refresh(.d33)
    return _cache.d33
  }

  var d38: Int? {
    _refresh(.d38)
    return _cache.d38
  }

  var d42: Int {
    _refresh(.d42)
    return _cache.d42
  }

  var d9: Int? {
    _refresh(.d9)
    return _cache.d9
  }

  var d44: Int {
    _refresh(.d44)
    return _cache.d44
  }

  var d15: Int {
    _refresh(.d15)
    return _cache.d15
  }

  var d22: Int { d15 }

  var d18: Int { d15 }

  var d20: Int? {
    _refresh(.d20)
    return _cache.d20
  }

  var d57: Int {
    _refresh(.d57)
    return _cache.d57
  }

  var d34: Int {
    _refresh(.d34)
    return _cache.d34
  }

  var d47: Int {
    _refresh(.d47)
    return _cache.d47
  }

  var d24: Int {
    _refresh(.d24)
    return _cache.d24
  }

  var d43: Int { d24 }

  var d45: Int {
    _refresh(.d45)
    return _cache.d45
  }

  var d46: Int {
    _refresh(.d46)
    return _cache.d46
  }

  var d50: Int {
    _refresh(.d50)
    return _cache.d50
  }

  var d11: Int? { d9 }

  var d6: Int {
    _refresh(.d6)
    return _cache.d6
  }

  var d55: Int { d6 }

  var d56: Int {
    _refresh(.d56)
    return _cache.d56
  }

  var d12: Int {
    _refresh(.d12)
    return _cache.d12
  }

  var d67: Int {
    _refresh(.d67)
    return _cache.d67
  }

  var d60: Int {
    _refresh(.d60)
    return _cache.d60
  }

  var d68: Int {
    _refresh(.d68)
    return _cache.d68
  }

  // MARK: Init

  init(
    s0: Int = 0,
    s1: Int = 0,
    s2: Int = 0
  ) {
    _s0 = s0
    _s1 = s1
    _s2 = s2
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
    static let d14: Changes = Changes(field: 3)
    static let d0: Changes = Changes(field: 4)
    static let d10: Changes = Changes(field: 5)
    static let d39: Changes = Changes(field: 6)
    static let d17: Changes = Changes(field: 7)
    static let d23: Changes = Changes(field: 8)
    static let d5: Changes = Changes(field: 9)
    static let d7: Changes = Changes(field: 10)
    static let d3: Changes = Changes(field: 11)
    static let d29: Changes = Changes(field: 12)
    static let d28: Changes = Changes(field: 13)
    static let d40: Changes = Changes(field: 14)
    static let d52: Changes = Changes(field: 15)
    static let d54: Changes = Changes(field: 16)
    static let d2: Changes = Changes(field: 17)
    static let d25: Changes = Changes(field: 18)
    static let d31: Changes = Changes(field: 19)
    static let d26: Changes = Changes(field: 20)
    static let d1: Changes = Changes(field: 21)
    static let d13: Changes = Changes(field: 22)
    static let d19: Changes = Changes(field: 23)
    static let d16: Changes = Changes(field: 24)
    static let d4: Changes = Changes(field: 25)
    static let d49: Changes = Changes(field: 26)
    static let d8: Changes = Changes(field: 27)
    static let d53: Changes = Changes(field: 28)
    static let d59: Changes = Changes(field: 29)
    static let d48: Changes = Changes(field: 30)
    static let d21: Changes = Changes(field: 31)
    static let d30: Changes = Changes(field: 32)
    static let d36: Changes = Changes(field: 33)
    static let d27: Changes = Changes(field: 34)
    static let d62: Changes = Changes(field: 35)
    static let d63: Changes = Changes(field: 36)
    static let d64: Changes = Changes(field: 37)
    static let d66: Changes = Changes(field: 38)
    static let d65: Changes = Changes(field: 39)
    static let d35: Changes = Changes(field: 40)
    static let d69: Changes = Changes(field: 41)
    static let d32: Changes = Changes(field: 42)
    static let d51: Changes = Changes(field: 43)
    static let d37: Changes = Changes(field: 44)
    static let d58: Changes = Changes(field: 45)
    static let d61: Changes = Changes(field: 46)
    static let d41: Changes = Changes(field: 47)
    static let d33: Changes = Changes(field: 48)
    static let d38: Changes = Changes(field: 49)
    static let d42: Changes = Changes(field: 50)
    static let d9: Changes = Changes(field: 51)
    static let d44: Changes = Changes(field: 52)
    static let d15: Changes = Changes(field: 53)
    static let d22: Changes = Changes(field: 54)
    static let d18: Changes = Changes(field: 55)
    static let d20: Changes = Changes(field: 56)
    static let d57: Changes = Changes(field: 57)
    static let d34: Changes = Changes(field: 58)
    static let d47: Changes = Changes(field: 59)
    static let d24: Changes = Changes(field: 60)
    static let d43: Changes = Changes(field: 61)
    static let d45: Changes = Changes(field: 62)
    static let d46: Changes = Changes(field: 63)
    static let d50: Changes = Changes(field: 64)
    static let d11: Changes = Changes(field: 65)
    static let d6: Changes = Changes(field: 66)
    static let d55: Changes = Changes(field: 67)
    static let d56: Changes = Changes(field: 68)
    static let d12: Changes = Changes(field: 69)
    static let d67: Changes = Changes(field: 70)
    static let d60: Changes = Changes(field: 71)
    static let d68: Changes = Changes(field: 72)

    mutating func formUnion(_ other: Changes) { rawValue |= other.rawValue }
    mutating func formIntersection(_ other: Changes) { rawValue &= other.rawValue }
    mutating func formSymmetricDifference(_ other: Changes) { rawValue ^= other.rawValue }
  }

  /// The fields that can be observed one by one.
  struct Fields {
    var s0: Field<Int> { (.s0, { $0.s0 }) }
    var s1: Field<Int> { (.s1, { $0.s1 }) }
    var s2: Field<Int> { (.s2, { $0.s2 }) }
    var d14: Field<Int> { (.d14, { $0.d14 }) }
    var d0: Field<Int> { (.d0, { $0.d0 }) }
    var d10: Field<Int> { (.d10, { $0.d10 }) }
    var d39: Field<Int> { (.d39, { $0.d39 }) }
    var d17: Field<Int> { (.d17, { $0.d17 }) }
    var d23: Field<Int?> { (.d23, { $0.d23 }) }
    var d5: Field<Int> { (.d5, { $0.d5 }) }
    var d7: Field<Int> { (.d7, { $0.d7 }) }
    var d3: Field<Int> { (.d3, { $0.d3 }) }
    var d29: Field<Int> { (.d29, { $0.d29 }) }
    var d28: Field<Int> { (.d28, { $0.d28 }) }
    var d40: Field<Int> { (.d40, { $0.d40 }) }
    var d52: Field<Int> { (.d52, { $0.d52 }) }
    var d54: Field<Int?> { (.d54, { $0.d54 }) }
    var d2: Field<Int> { (.d2, { $0.d2 }) }
    var d25: Field<Int> { (.d25, { $0.d25 }) }
    var d31: Field<Int> { (.d31, { $0.d31 }) }
    var d26: Field<Int> { (.d26, { $0.d26 }) }
    var d1: Field<Int> { (.d1, { $0.d1 }) }
    var d13: Field<Int> { (.d13, { $0.d13 }) }
    var d19: Field<Int> { (.d19, { $0.d19 }) }
    var d16: Field<Int> { (.d16, { $0.d16 }) }
    var d4: Field<Int> { (.d4, { $0.d4 }) }
    var d49: Field<Int> { (.d49, { $0.d49 }) }
    var d8: Field<Int> { (.d8, { $0.d8 }) }
    var d53: Field<Int> { (.d53, { $0.d53 }) }
    var d59: Field<Int?> { (.d59, { $0.d59 }) }
    var d48: Field<Int> { (.d48, { $0.d48 }) }
    var d21: Field<Int> { (.d21, { $0.d21 }) }
    var d30: Field<Int?> { (.d30, { $0.d30 }) }
    var d36: Field<Int> { (.d36, { $0.d36 }) }
    var d27: Field<Int> { (.d27, { $0.d27 }) }
    var d62: Field<Int> { (.d62, { $0.d62 }) }
    var d63: Field<Int> { (.d63, { $0.d63 }) }
    var d64: Field<Int> { (.d64, { $0.d64 }) }
    var d66: Field<Int> { (.d66, { $0.d66 }) }
    var d65: Field<Int> { (.d65, { $0.d65 }) }
    var d35: Field<Int> { (.d35, { $0.d35 }) }
    var d69: Field<Int> { (.d69, { $0.d69 }) }
    var d32: Field<Int?> { (.d32, { $0.d32 }) }
    var d51: Field<Int> { (.d51, { $0.d51 }) }
    var d37: Field<Int> { (.d37, { $0.d37 }) }
    var d58: Field<Int> { (.d58, { $0.d58 }) }
    var d61: Field<Int> { (.d61, { $0.d61 }) }
    var d41: Field<Int> { (.d41, { $0.d41 }) }
    var d33: Field<Int> { (.d33, { $0.d33 }) }
    var d38: Field<Int?> { (.d38, { $0.d38 }) }
    var d42: Field<Int> { (.d42, { $0.d42 }) }
    var d9: Field<Int?> { (.d9, { $0.d9 }) }
    var d44: Field<Int> { (.d44, { $0.d44 }) }
    var d15: Field<Int> { (.d15, { $0.d15 }) }
    var d22: Field<Int> { (.d22, { $0.d22 }) }
    var d18: Field<Int> { (.d18, { $0.d18 }) }
    var d20: Field<Int?> { (.d20, { $0.d20 }) }
    var d57: Field<Int> { (.d57, { $0.d57 }) }
    var d34: Field<Int> { (.d34, { $0.d34 }) }
    var d47: Field<Int> { (.d47, { $0.d47 }) }
    var d24: Field<Int> { (.d24, { $0.d24 }) }
    var d43: Field<Int> { (.d43, { $0.d43 }) }
    var d45: Field<Int> { (.d45, { $0.d45 }) }
    var d46: Field<Int> { (.d46, { $0.d46 }) }
    var d50: Field<Int> { (.d50, { $0.d50 }) }
    var d11: Field<Int?> { (.d11, { $0.d11 }) }
    var d6: Field<Int> { (.d6, { $0.d6 }) }
    var d55: Field<Int> { (.d55, { $0.d55 }) }
    var d56: Field<Int> { (.d56, { $0.d56 }) }
    var d12: Field<Int> { (.d12, { $0.d12 }) }
    var d67: Field<Int> { (.d67, { $0.d67 }) }
    var d60: Field<Int> { (.d60, { $0.d60 }) }
    var d68: Field<Int> { (.d68, { $0.d68 }) }
  }
  static var _fields: Fields { Fields() }

  // MARK: Machinery

  let _core: Bindgen.Core = Bindgen.Core(Family5M0._graph)
  private static let _graph: Bindgen.Graph = Bindgen.Graph(
    Changes.self,
    "s0 s1 s2 d14 d0 d10 d39 d17 d23 d5 d7 d3 d29 d28 d40 d52 d54 d2 d25 d31 d26 d1 d13 d19 d16 d4 d49 d8 d53 d59 d48 d21 d30 d36 d27 d62 d63 d64 d66 d65 d35 d69 d32 d51 d37 d58 d61 d41 d33 d38 d42 d9 d44 d15 d22 d18 d20 d57 d34 d47 d24 d43 d45 d46 d50 d11 d6 d55 d56 d12 d67 d60 d68",
    [
      .d14: [.s2],
      .d0: [.s0],
      .d10: [.d0],
      .d39: [.d10],
      .d17: [.d10],
      .d23: [.d17],
      .d5: [.d0],
      .d7: [.d5],
      .d3: [.s0, .s1, .d0],
      .d29: [.d3],
      .d28: [.s0, .d7, .d3],
      .d40: [.s2, .d28],
      .d52: [.d40],
      .d54: [.d52],
      .d2: [.d0],
      .d25: [.d2],
      .d31: [.d25],
      .d26: [.d25],
      .d1: [.s0, .s1, .d0],
      .d13: [.d1],
      .d19: [.d3, .d1, .d13],
      .d16: [.s1, .d13],
      .d4: [.s1, .d1],
      .d49: [.d4],
      .d8: [.d4],
      .d53: [.d8],
      .d59: [.d53],
      .d48: [.d8],
      .d21: [.d13, .d8],
      .d30: [.d25, .d21],
      .d36: [.d30],
      .d27: [.s2, .d3, .d21],
      .d62: [.d27],
      .d63: [.d62],
      .d64: [.s0, .d10, .d54, .d63],
      .d66: [.d64],
      .d65: [.d2, .d63, .d64],
      .d35: [.d27],
      .d69: [.d40, .d35],
      .d32: [.d28, .d8, .d27],
      .d51: [.d23, .d29, .d32],
      .d37: [.d35, .d32],
      .d58: [.d52, .d37],
      .d61: [.d7, .d58],
      .d41: [.d14, .d39, .d40, .d37],
      .d33: [.d26, .d32],
      .d38: [.d33],
      .d42: [.d38],
      .d9: [.s0, .s2, .d7, .d8],
      .d44: [.d1, .d41, .d38, .d9],
      .d15: [.d14, .d0, .d1, .d13, .d9],
      .d22: [.d15],
      .d18: [.d15],
      .d20: [.d17, .d18],
      .d57: [.s0, .d20],
      .d34: [.d20],
      .d47: [.d3, .d34],
      .d24: [.d20],
      .d43: [.d24],
      .d45: [.d4, .d43],
      .d46: [.d45],
      .d50: [.d24, .d46],
      .d11: [.d9],
      .d6: [.d4],
      .d55: [.d6],
      .d56: [.d53, .d51, .d50, .d55],
      .d12: [.d7, .d6],
      .d67: [.d59, .d65, .d12],
      .d60: [.d59, .d57, .d24, .d55, .d12],
      .d68: [.d14, .d64, .d60],
    ]
  )

  private struct _Cache {
    var d14: Int = 0
    var d0: Int = 0
    var d10: Int = 0
    var d39: Int = 0
    var d17: Int = 0
    var d23: Int?
    var d7: Int = 0
    var d3: Int = 0
    var d29: Int = 0
    var d28: Int = 0
    var d40: Int = 0
    var d52: Int = 0
    var d54: Int?
    var d2: Int = 0
    var d1: Int = 0
    var d13: Int = 0
    var d19: Int = 0
    var d16: Int = 0
    var d4: Int = 0
    var d8: Int = 0
    var d59: Int?
    var d48: Int = 0
    var d21: Int = 0
    var d30: Int?
    var d36: Int = 0
    var d27: Int = 0
    var d62: Int = 0
    var d63: Int = 0
    var d64: Int = 0
    var d66: Int = 0
    var d65: Int = 0
    var d69: Int = 0
    var d32: Int?
    var d51: Int = 0
    var d37: Int = 0
    var d58: Int = 0
    var d61: Int = 0
    var d41: Int = 0
    var d33: Int = 0
    var d38: Int?
    var d42: Int = 0
    var d9: Int?
    var d44: Int = 0
    var d15: Int = 0
    var d20: Int?
    var d57: Int = 0
    var d34: Int = 0
    var d47: Int = 0
    var d24: Int = 0
    var d45: Int = 0
    var d46: Int = 0
    var d50: Int = 0
    var d6: Int = 0
    var d56: Int = 0
    var d12: Int = 0
    var d67: Int = 0
    var d60: Int = 0
    var d68: Int = 0
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
    if pass.isDue([.d14, .d0, .d10, .d39, .d17, .d23, .d5, .d7]) {
      if pass.isDue(.d14) {
        _cache.d14 = _Family5M0Formulas.d14(_s2)
        pass.changed(.d14)
      }
      if pass.isDue(.d0) {
        let value: Int = _Family5M0Formulas.d0(_s0)
        if Bindgen.replace(&_cache.d0, with: value) { pass.changed(.d0) }
      }
      if pass.isDue(.d10) {
        _cache.d10 = _Family5M0Formulas.d10(_cache.d0)
        pass.changed(.d10)
      }
      if pass.isDue(.d39) {
        _cache.d39 = _Family5M0Formulas.d39(_cache.d10)
        pass.changed(.d39)
      }
      if pass.isDue(.d17) {
        let value: Int = _Family5M0Formulas.d17(_cache.d10)
        if Bindgen.replace(&_cache.d17, with: value) { pass.changed(.d17) }
      }
      if pass.isDue(.d23) {
        let value: Int? = _Family5M0Formulas.d23(_cache.d17)
        if Bindgen.replace(&_cache.d23, with: value) { pass.changed(.d23) }
      }
      if pass.isDue(.d5) { pass.changed(.d5) }
      if pass.isDue(.d7) {
        let value: Int = _Family5M0Formulas.d7(_cache.d0)
        if Bindgen.replace(&_cache.d7, with: value) { pass.changed(.d7) }
      }
    }
    if pass.isDue([.d3, .d29, .d28, .d40, .d52, .d54, .d2, .d25]) {
      if pass.isDue(.d3) {
        let value: Int = _Family5M0Formulas.d3(_s0, _s1, _cache.d0)
        if Bindgen.replace(&_cache.d3, with: value) { pass.changed(.d3) }
      }
      if pass.isDue(.d29) {
        _cache.d29 = _Family5M0Formulas.d29(_cache.d3)
        pass.changed(.d29)
      }
      if pass.isDue(.d28) {
        let value: Int = _Family5M0Formulas.d28(_s0, _cache.d7, _cache.d3)
        if Bindgen.replace(&_cache.d28, with: value) { pass.changed(.d28) }
      }
      if pass.isDue(.d40) {
        let value: Int = _Family5M0Formulas.d40(_s2, _cache.d28)
        if Bindgen.replace(&_cache.d40, with: value) { pass.changed(.d40) }
      }
      if pass.isDue(.d52) {
        let value: Int = _Family5M0Formulas.d52(_cache.d40)
        if Bindgen.replace(&_cache.d52, with: value) { pass.changed(.d52) }
      }
      if pass.isDue(.d54) {
        let value: Int? = _Family5M0Formulas.d54(_cache.d52)
        if Bindgen.replace(&_cache.d54, with: value) { pass.changed(.d54) }
      }
      if pass.isDue(.d2) {
        let value: Int = _Family5M0Formulas.d2(_cache.d0)
        if Bindgen.replace(&_cache.d2, with: value) { pass.changed(.d2) }
      }
      if pass.isDue(.d25) { pass.changed(.d25) }
    }
    if pass.isDue([.d31, .d26, .d1, .d13, .d19, .d16, .d4, .d49]) {
      if pass.isDue(.d31) { pass.changed(.d31) }
      if pass.isDue(.d26) { pass.changed(.d26) }
      if pass.isDue(.d1) {
        let value: Int = _Family5M0Formulas.d1(_s0, _cache.d0, _s1)
        if Bindgen.replace(&_cache.d1, with: value) { pass.changed(.d1) }
      }
      if pass.isDue(.d13) {
        let value: Int = _Family5M0Formulas.d13(_cache.d1)
        if Bindgen.replace(&_cache.d13, with: value) { pass.changed(.d13) }
      }
      if pass.isDue(.d19) {
        _cache.d19 = _Family5M0Formulas.d19(_cache.d3, _cache.d13, _cache.d1)
        pass.changed(.d19)
      }
      if pass.isDue(.d16) {
        let value: Int = _Family5M0Formulas.d16(_cache.d13, _s1)
        if Bindgen.replace(&_cache.d16, with: value) { pass.changed(.d16) }
      }
      if pass.isDue(.d4) {
        let value: Int = _Family5M0Formulas.d4(_cache.d1, _s1)
        if Bindgen.replace(&_cache.d4, with: value) { pass.changed(.d4) }
      }
      if pass.isDue(.d49) { pass.changed(.d49) }
    }
    if pass.isDue([.d8, .d53, .d59, .d48, .d21, .d30, .d36, .d27]) {
      if pass.isDue(.d8) {
        let value: Int = _Family5M0Formulas.d8(_cache.d4)
        if Bindgen.replace(&_cache.d8, with: value) { pass.changed(.d8) }
      }
      if pass.isDue(.d53) { pass.changed(.d53) }
      if pass.isDue(.d59) {
        let value: Int? = _Family5M0Formulas.d59(_cache.d8)
        if Bindgen.replace(&_cache.d59, with: value) { pass.changed(.d59) }
      }
      if pass.isDue(.d48) {
        let value: Int = _Family5M0Formulas.d48(_cache.d8)
        if Bindgen.replace(&_cache.d48, with: value) { pass.changed(.d48) }
      }
      if pass.isDue(.d21) {
        let value: Int = _Family5M0Formulas.d21(_cache.d8, _cache.d13)
        if Bindgen.replace(&_cache.d21, with: value, unless: _Family5M0Formulas.d21AreEqual) { pass.changed(.d21) }
      }
      if pass.isDue(.d30) {
        let value: Int? = _Family5M0Formulas.d30(_cache.d21, _cache.d2)
        if Bindgen.replace(&_cache.d30, with: value) { pass.changed(.d30) }
      }
      if pass.isDue(.d36) {
        let value: Int = _Family5M0Formulas.d36(_cache.d30)
        if Bindgen.replace(&_cache.d36, with: value, unless: _Family5M0Formulas.d36AreEqual) { pass.changed(.d36) }
      }
      if pass.isDue(.d27) {
        let value: Int = _Family5M0Formulas.d27(_cache.d3, _cache.d21, _s2)
        if Bindgen.replace(&_cache.d27, with: value) { pass.changed(.d27) }
      }
    }
  }

  private func _compute1(_ pass: inout Bindgen.Pass<Changes>) {
    if pass.isDue([.d62, .d63, .d64, .d66, .d65, .d35, .d69, .d32]) {
      if pass.isDue(.d62) {
        _cache.d62 = _Family5M0Formulas.d62(_cache.d27)
        pass.changed(.d62)
      }
      if pass.isDue(.d63) {
        let value: Int = _Family5M0Formulas.d63(_cache.d62)
        if Bindgen.replace(&_cache.d63, with: value) { pass.changed(.d63) }
      }
      if pass.isDue(.d64) {
        let value: Int = _Family5M0Formulas.d64(_cache.d63, _s0, _cache.d54, _cache.d10)
        if Bindgen.replace(&_cache.d64, with: value, unless: _Family5M0Formulas.d64AreEqual) { pass.changed(.d64) }
      }
      if pass.isDue(.d66) {
        let value: Int = _Family5M0Formulas.d66(_cache.d64)
        if Bindgen.replace(&_cache.d66, with: value) { pass.changed(.d66) }
      }
      if pass.isDue(.d65) {
        let value: Int = _Family5M0Formulas.d65(_cache.d64, _cache.d63, _cache.d2)
        if Bindgen.replace(&_cache.d65, with: value) { pass.changed(.d65) }
      }
      if pass.isDue(.d35) { pass.changed(.d35) }
      if pass.isDue(.d69) {
        let value: Int = _Family5M0Formulas.d69(_cache.d27, _cache.d40)
        if Bindgen.replace(&_cache.d69, with: value) { pass.changed(.d69) }
      }
      if pass.isDue(.d32) {
        let value: Int? = _Family5M0Formulas.d32(_cache.d28, _cache.d8, _cache.d27)
        if Bindgen.replace(&_cache.d32, with: value) { pass.changed(.d32) }
      }
    }
    if pass.isDue([.d51, .d37, .d58, .d61, .d41, .d33, .d38, .d42]) {
      if pass.isDue(.d51) {
        let value: Int = _Family5M0Formulas.d51(_cache.d23, _cache.d29, _cache.d32)
        if Bindgen.replace(&_cache.d51, with: value) { pass.changed(.d51) }
      }
      if pass.isDue(.d37) {
        let value: Int = _Family5M0Formulas.d37(_cache.d32, _cache.d27)
        if Bindgen.replace(&_cache.d37, with: value) { pass.changed(.d37) }
      }
      if pass.isDue(.d58) {
        let value: Int = _Family5M0Formulas.d58(_cache.d52, _cache.d37)
        if Bindgen.replace(&_cache.d58, with: value) { pass.changed(.d58) }
      }
      if pass.isDue(.d61) {
        let value: Int = _Family5M0Formulas.d61(_cache.d7, _cache.d58)
        if Bindgen.replace(&_cache.d61, with: value) { pass.changed(.d61) }
      }
      if pass.isDue(.d41) {
        let value: Int = _Family5M0Formulas.d41(_cache.d39, _cache.d37, _cache.d14, _cache.d40)
        if Bindgen.replace(&_cache.d41, with: value) { pass.changed(.d41) }
      }
      if pass.isDue(.d33) {
        let value: Int = _Family5M0Formulas.d33(_cache.d2, _cache.d32)
        if Bindgen.replace(&_cache.d33, with: value) { pass.changed(.d33) }
      }
      if pass.isDue(.d38) {
        let value: Int? = _Family5M0Formulas.d38(_cache.d33)
        if Bindgen.replace(&_cache.d38, with: value) { pass.changed(.d38) }
      }
      if pass.isDue(.d42) {
        let value: Int = _Family5M0Formulas.d42(_cache.d38)
        if Bindgen.replace(&_cache.d42, with: value) { pass.changed(.d42) }
      }
    }
    if pass.isDue([.d9, .d44, .d15, .d22, .d18, .d20, .d57, .d34]) {
      if pass.isDue(.d9) {
        let value: Int? = _Family5M0Formulas.d9(_cache.d8, _s2, _cache.d7, _s0)
        if Bindgen.replace(&_cache.d9, with: value) { pass.changed(.d9) }
      }
      if pass.isDue(.d44) {
        let value: Int = _Family5M0Formulas.d44(_cache.d38, _cache.d41, _cache.d1, _cache.d9)
        if Bindgen.replace(&_cache.d44, with: value) { pass.changed(.d44) }
      }
      if pass.isDue(.d15) {
        let value: Int = _Family5M0Formulas.d15(_cache.d14, _cache.d1, _cache.d0, _cache.d9, _cache.d13)
        if Bindgen.replace(&_cache.d15, with: value) { pass.changed(.d15) }
      }
      if pass.isDue(.d22) { pass.changed(.d22) }
      if pass.isDue(.d18) { pass.changed(.d18) }
      if pass.isDue(.d20) {
        let value: Int? = _Family5M0Formulas.d20(_cache.d17, _cache.d15)
        if Bindgen.replace(&_cache.d20, with: value) { pass.changed(.d20) }
      }
      if pass.isDue(.d57) {
        let value: Int = _Family5M0Formulas.d57(_s0, _cache.d20)
        if Bindgen.replace(&_cache.d57, with: value) { pass.changed(.d57) }
      }
      if pass.isDue(.d34) {
        let value: Int = _Family5M0Formulas.d34(_cache.d20)
        if Bindgen.replace(&_cache.d34, with: value, unless: _Family5M0Formulas.d34AreEqual) { pass.changed(.d34) }
      }
    }
    if pass.isDue([.d47, .d24, .d43, .d45, .d46, .d50, .d11, .d6]) {
      if pass.isDue(.d47) {
        let value: Int = _Family5M0Formulas.d47(_cache.d3, _cache.d34)
        if Bindgen.replace(&_cache.d47, with: value) { pass.changed(.d47) }
      }
      if pass.isDue(.d24) {
        let value: Int = _Family5M0Formulas.d24(_cache.d20)
        if Bindgen.replace(&_cache.d24, with: value) { pass.changed(.d24) }
      }
      if pass.isDue(.d43) { pass.changed(.d43) }
      if pass.isDue(.d45) {
        let value: Int = _Family5M0Formulas.d45(_cache.d4, _cache.d24)
        if Bindgen.replace(&_cache.d45, with: value, unless: _Family5M0Formulas.d45AreEqual) { pass.changed(.d45) }
      }
      if pass.isDue(.d46) {
        let value: Int = _Family5M0Formulas.d46(_cache.d45)
        if Bindgen.replace(&_cache.d46, with: value) { pass.changed(.d46) }
      }
      if pass.isDue(.d50) {
        let value: Int = _Family5M0Formulas.d50(_cache.d24, _cache.d46)
        if Bindgen.replace(&_cache.d50, with: value) { pass.changed(.d50) }
      }
      if pass.isDue(.d11) { pass.changed(.d11) }
      if pass.isDue(.d6) {
        let value: Int = _Family5M0Formulas.d6(_cache.d4)
        if Bindgen.replace(&_cache.d6, with: value) { pass.changed(.d6) }
      }
    }
  }

  private func _compute2(_ pass: inout Bindgen.Pass<Changes>) {
    if pass.isDue([.d55, .d56, .d12, .d67, .d60, .d68]) {
      if pass.isDue(.d55) { pass.changed(.d55) }
      if pass.isDue(.d56) {
        let value: Int = _Family5M0Formulas.d56(_cache.d6, _cache.d51, _cache.d50, _cache.d8)
        if Bindgen.replace(&_cache.d56, with: value) { pass.changed(.d56) }
      }
      if pass.isDue(.d12) {
        let value: Int = _Family5M0Formulas.d12(_cache.d7, _cache.d6)
        if Bindgen.replace(&_cache.d12, with: value) { pass.changed(.d12) }
      }
      if pass.isDue(.d67) {
        let value: Int = _Family5M0Formulas.d67(_cache.d12, _cache.d59, _cache.d65)
        if Bindgen.replace(&_cache.d67, with: value) { pass.changed(.d67) }
      }
      if pass.isDue(.d60) {
        let value: Int = _Family5M0Formulas.d60(_cache.d24, _cache.d59, _cache.d12, _cache.d6, _cache.d57)
        if Bindgen.replace(&_cache.d60, with: value, unless: _Family5M0Formulas.d60AreEqual) { pass.changed(.d60) }
      }
      if pass.isDue(.d68) {
        let value: Int = _Family5M0Formulas.d68(_cache.d64, _cache.d60, _cache.d14)
        if Bindgen.replace(&_cache.d68, with: value, unless: _Family5M0Formulas.d68AreEqual) { pass.changed(.d68) }
      }
    }
  }
}

extension Family5M0 {
  func watch(_ field: String, _ body: @escaping (Int) -> Void) -> AnyObject? {
    switch field {
    case "s0": return observe(\.s0) { body($0.number) }
    case "s1": return observe(\.s1) { body($0.number) }
    case "s2": return observe(\.s2) { body($0.number) }
    case "d14": return observe(\.d14) { body($0.number) }
    case "d0": return observe(\.d0) { body($0.number) }
    case "d10": return observe(\.d10) { body($0.number) }
    case "d39": return observe(\.d39) { body($0.number) }
    case "d17": return observe(\.d17) { body($0.number) }
    case "d23": return observe(\.d23) { body($0.number) }
    case "d5": return observe(\.d5) { body($0.number) }
    case "d7": return observe(\.d7) { body($0.number) }
    case "d3": return observe(\.d3) { body($0.number) }
    case "d29": return observe(\.d29) { body($0.number) }
    case "d28": return observe(\.d28) { body($0.number) }
    case "d40": return observe(\.d40) { body($0.number) }
    case "d52": return observe(\.d52) { body($0.number) }
    case "d54": return observe(\.d54) { body($0.number) }
    case "d2": return observe(\.d2) { body($0.number) }
    case "d25": return observe(\.d25) { body($0.number) }
    case "d31": return observe(\.d31) { body($0.number) }
    case "d26": return observe(\.d26) { body($0.number) }
    case "d1": return observe(\.d1) { body($0.number) }
    case "d13": return observe(\.d13) { body($0.number) }
    case "d19": return observe(\.d19) { body($0.number) }
    case "d16": return observe(\.d16) { body($0.number) }
    case "d4": return observe(\.d4) { body($0.number) }
    case "d49": return observe(\.d49) { body($0.number) }
    case "d8": return observe(\.d8) { body($0.number) }
    case "d53": return observe(\.d53) { body($0.number) }
    case "d59": return observe(\.d59) { body($0.number) }
    case "d48": return observe(\.d48) { body($0.number) }
    case "d21": return observe(\.d21) { body($0.number) }
    case "d30": return observe(\.d30) { body($0.number) }
    case "d36": return observe(\.d36) { body($0.number) }
    case "d27": return observe(\.d27) { body($0.number) }
    case "d62": return observe(\.d62) { body($0.number) }
    case "d63": return observe(\.d63) { body($0.number) }
    case "d64": return observe(\.d64) { body($0.number) }
    case "d66": return observe(\.d66) { body($0.number) }
    case "d65": return observe(\.d65) { body($0.number) }
    case "d35": return observe(\.d35) { body($0.number) }
    case "d69": return observe(\.d69) { body($0.number) }
    case "d32": return observe(\.d32) { body($0.number) }
    case "d51": return observe(\.d51) { body($0.number) }
    case "d37": return observe(\.d37) { body($0.number) }
    case "d58": return observe(\.d58) { body($0.number) }
    case "d61": return observe(\.d61) { body($0.number) }
    case "d41": return observe(\.d41) { body($0.number) }
    case "d33": return observe(\.d33) { body($0.number) }
    case "d38": return observe(\.d38) { body($0.number) }
    case "d42": return observe(\.d42) { body($0.number) }
    case "d9": return observe(\.d9) { body($0.number) }
    case "d44": return observe(\.d44) { body($0.number) }
    case "d15": return observe(\.d15) { body($0.number) }
    case "d22": return observe(\.d22) { body($0.number) }
    case "d18": return observe(\.d18) { body($0.number) }
    case "d20": return observe(\.d20) { body($0.number) }
    case "d57": return observe(\.d57) { body($0.number) }
    case "d34": return observe(\.d34) { body($0.number) }
    case "d47": return observe(\.d47) { body($0.number) }
    case "d24": return observe(\.d24) { body($0.number) }
    case "d43": return observe(\.d43) { body($0.number) }
    case "d45": return observe(\.d45) { body($0.number) }
    case "d46": return observe(\.d46) { body($0.number) }
    case "d50": return observe(\.d50) { body($0.number) }
    case "d11": return observe(\.d11) { body($0.number) }
    case "d6": return observe(\.d6) { body($0.number) }
    case "d55": return observe(\.d55) { body($0.number) }
    case "d56": return observe(\.d56) { body($0.number) }
    case "d12": return observe(\.d12) { body($0.number) }
    case "d67": return observe(\.d67) { body($0.number) }
    case "d60": return observe(\.d60) { body($0.number) }
    case "d68": return observe(\.d68) { body($0.number) }
    default: return nil
    }
  }

  func watchAll(_ body: @escaping (Set<String>) -> Void) -> AnyObject? {
    observe { _, changes in
      var names: Set<String> = []
      if changes.contains(.s0) { names.insert("s0") }
      if changes.contains(.s1) { names.insert("s1") }
      if changes.contains(.s2) { names.insert("s2") }
      if changes.contains(.d14) { names.insert("d14") }
      if changes.contains(.d0) { names.insert("d0") }
      if changes.contains(.d10) { names.insert("d10") }
      if changes.contains(.d39) { names.insert("d39") }
      if changes.contains(.d17) { names.insert("d17") }
      if changes.contains(.d23) { names.insert("d23") }
      if changes.contains(.d5) { names.insert("d5") }
      if changes.contains(.d7) { names.insert("d7") }
      if changes.contains(.d3) { names.insert("d3") }
      if changes.contains(.d29) { names.insert("d29") }
      if changes.contains(.d28) { names.insert("d28") }
      if changes.contains(.d40) { names.insert("d40") }
      if changes.contains(.d52) { names.insert("d52") }
      if changes.contains(.d54) { names.insert("d54") }
      if changes.contains(.d2) { names.insert("d2") }
      if changes.contains(.d25) { names.insert("d25") }
      if changes.contains(.d31) { names.insert("d31") }
      if changes.contains(.d26) { names.insert("d26") }
      if changes.contains(.d1) { names.insert("d1") }
      if changes.contains(.d13) { names.insert("d13") }
      if changes.contains(.d19) { names.insert("d19") }
      if changes.contains(.d16) { names.insert("d16") }
      if changes.contains(.d4) { names.insert("d4") }
      if changes.contains(.d49) { names.insert("d49") }
      if changes.contains(.d8) { names.insert("d8") }
      if changes.contains(.d53) { names.insert("d53") }
      if changes.contains(.d59) { names.insert("d59") }
      if changes.contains(.d48) { names.insert("d48") }
      if changes.contains(.d21) { names.insert("d21") }
      if changes.contains(.d30) { names.insert("d30") }
      if changes.contains(.d36) { names.insert("d36") }
      if changes.contains(.d27) { names.insert("d27") }
      if changes.contains(.d62) { names.insert("d62") }
      if changes.contains(.d63) { names.insert("d63") }
      if changes.contains(.d64) { names.insert("d64") }
      if changes.contains(.d66) { names.insert("d66") }
      if changes.contains(.d65) { names.insert("d65") }
      if changes.contains(.d35) { names.insert("d35") }
      if changes.contains(.d69) { names.insert("d69") }
      if changes.contains(.d32) { names.insert("d32") }
      if changes.contains(.d51) { names.insert("d51") }
      if changes.contains(.d37) { names.insert("d37") }
      if changes.contains(.d58) { names.insert("d58") }
      if changes.contains(.d61) { names.insert("d61") }
      if changes.contains(.d41) { names.insert("d41") }
      if changes.contains(.d33) { names.insert("d33") }
      if changes.contains(.d38) { names.insert("d38") }
      if changes.contains(.d42) { names.insert("d42") }
      if changes.contains(.d9) { names.insert("d9") }
      if changes.contains(.d44) { names.insert("d44") }
      if changes.contains(.d15) { names.insert("d15") }
      if changes.contains(.d22) { names.insert("d22") }
      if changes.contains(.d18) { names.insert("d18") }
      if changes.contains(.d20) { names.insert("d20") }
      if changes.contains(.d57) { names.insert("d57") }
      if changes.contains(.d34) { names.insert("d34") }
      if changes.contains(.d47) { names.insert("d47") }
      if changes.contains(.d24) { names.insert("d24") }
      if changes.contains(.d43) { names.insert("d43") }
      if changes.contains(.d45) { names.insert("d45") }
      if changes.contains(.d46) { names.insert("d46") }
      if changes.contains(.d50) { names.insert("d50") }
      if changes.contains(.d11) { names.insert("d11") }
      if changes.contains(.d6) { names.insert("d6") }
      if changes.contains(.d55) { names.insert("d55") }
      if changes.contains(.d56) { names.insert("d56") }
      if changes.contains(.d12) { names.insert("d12") }
      if changes.contains(.d67) { names.insert("d67") }
      if changes.contains(.d60) { names.insert("d60") }
      if changes.contains(.d68) { names.insert("d68") }
      body(names)
    }
  }
}

extension Family5M0: DrivenModel {
  static func make(_ children: [String: any DrivenModel]) -> any DrivenModel {
    Family5M0(
      s0: 0
    )
  }

  var sum: Int {
    var sum: Int = 0
    sum &+= s0.number
    sum &+= bucket(s1)
    sum &+= s2.number
    sum &+= d14.number
    sum &+= d0.number
    sum &+= d10.number
    sum &+= d39.number
    sum &+= d17.number
    sum &+= d23.number
    sum &+= d5.number
    sum &+= d7.number
    sum &+= d3.number
    sum &+= d29.number
    sum &+= d28.number
    sum &+= d40.number
    sum &+= d52.number
    sum &+= d54.number
    sum &+= d2.number
    sum &+= d25.number
    sum &+= d31.number
    sum &+= d26.number
    sum &+= d1.number
    sum &+= d13.number
    sum &+= d19.number
    sum &+= d16.number
    sum &+= d4.number
    sum &+= d49.number
    sum &+= d8.number
    sum &+= d53.number
    sum &+= d59.number
    sum &+= d48.number
    sum &+= bucket(d21)
    sum &+= d30.number
    sum &+= bucket(d36)
    sum &+= d27.number
    sum &+= d62.number
    sum &+= d63.number
    sum &+= bucket(d64)
    sum &+= d66.number
    sum &+= d65.number
    sum &+= d35.number
    sum &+= d69.number
    sum &+= d32.number
    sum &+= d51.number
    sum &+= d37.number
    sum &+= d58.number
    sum &+= d61.number
    sum &+= d41.number
    sum &+= d33.number
    sum &+= d38.number
    sum &+= d42.number
    sum &+= d9.number
    sum &+= d44.number
    sum &+= d15.number
    sum &+= d22.number
    sum &+= d18.number
    sum &+= d20.number
    sum &+= d57.number
    sum &+= bucket(d34)
    sum &+= d47.number
    sum &+= d24.number
    sum &+= d43.number
    sum &+= bucket(d45)
    sum &+= d46.number
    sum &+= d50.number
    sum &+= d11.number
    sum &+= d6.number
    sum &+= d55.number
    sum &+= d56.number
    sum &+= d12.number
    sum &+= d67.number
    sum &+= bucket(d60)
    sum &+= bucket(d68)
    return sum
  }

  func number(of field: String) -> Int {
    switch field {
    case "s0": return s0.number
    case "s1": return s1.number
    case "s2": return s2.number
    case "d14": return d14.number
    case "d0": return d0.number
    case "d10": return d10.number
    case "d39": return d39.number
    case "d17": return d17.number
    case "d23": return d23.number
    case "d5": return d5.number
    case "d7": return d7.number
    case "d3": return d3.number
    case "d29": return d29.number
    case "d28": return d28.number
    case "d40": return d40.number
    case "d52": return d52.number
    case "d54": return d54.number
    case "d2": return d2.number
    case "d25": return d25.number
    case "d31": return d31.number
    case "d26": return d26.number
    case "d1": return d1.number
    case "d13": return d13.number
    case "d19": return d19.number
    case "d16": return d16.number
    case "d4": return d4.number
    case "d49": return d49.number
    case "d8": return d8.number
    case "d53": return d53.number
    case "d59": return d59.number
    case "d48": return d48.number
    case "d21": return d21.number
    case "d30": return d30.number
    case "d36": return d36.number
    case "d27": return d27.number
    case "d62": return d62.number
    case "d63": return d63.number
    case "d64": return d64.number
    case "d66": return d66.number
    case "d65": return d65.number
    case "d35": return d35.number
    case "d69": return d69.number
    case "d32": return d32.number
    case "d51": return d51.number
    case "d37": return d37.number
    case "d58": return d58.number
    case "d61": return d61.number
    case "d41": return d41.number
    case "d33": return d33.number
    case "d38": return d38.number
    case "d42": return d42.number
    case "d9": return d9.number
    case "d44": return d44.number
    case "d15": return d15.number
    case "d22": return d22.number
    case "d18": return d18.number
    case "d20": return d20.number
    case "d57": return d57.number
    case "d34": return d34.number
    case "d47": return d47.number
    case "d24": return d24.number
    case "d43": return d43.number
    case "d45": return d45.number
    case "d46": return d46.number
    case "d50": return d50.number
    case "d11": return d11.number
    case "d6": return d6.number
    case "d55": return d55.number
    case "d56": return d56.number
    case "d12": return d12.number
    case "d67": return d67.number
    case "d60": return d60.number
    case "d68": return d68.number
    default: return .min
    }
  }

  func write(_ field: String, _ values: [Int]) {
    switch field {
    case "s0": s0 = Int(values)
    case "s1": s1 = Int(values)
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

/// The spec's expressions: each sees what it names, and nothing else of the model.
enum _Family5M0Formulas {
  static func s1AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func d14(_ s2: Int) -> Int { s2 % 5 }
  static func d0(_ s0: Int) -> Int { s0 &+ s0 }
  static func d10(_ d0: Int) -> Int { d0 % 5 }
  static func d39(_ d10: Int) -> Int { d10 / 2 }
  static func d17(_ d10: Int) -> Int { d10 % 5 }
  static func d23(_ d17: Int) -> Int? { maybe(d17 % 5) }
  static func d7(_ d5: Int) -> Int { d5 / 2 }
  static func d3(_ s0: Int, _ s1: Int, _ d0: Int) -> Int { mix(s0, bucket(s1), bucket(s1), bucket(s1), d0) }
  static func d29(_ d3: Int) -> Int { d3 % 5 }
  static func d28(_ s0: Int, _ d7: Int, _ d3: Int) -> Int { pick(s0, d7, d3) }
  static func d40(_ s2: Int, _ d28: Int) -> Int { s2 &+ d28 }
  static func d52(_ d40: Int) -> Int { d40 / 2 }
  static func d54(_ d52: Int) -> Int? { maybe(d52 % 5) }
  static func d2(_ d0: Int) -> Int { d0 % 5 }
  static func d1(_ s0: Int, _ d0: Int, _ s1: Int) -> Int { mix(s0, d0, s0, s0, bucket(s1)) }
  static func d13(_ d1: Int) -> Int { d1 / 2 }
  static func d19(_ d3: Int, _ d13: Int, _ d1: Int) -> Int { pick(d3, d13, d1) }
  static func d16(_ d13: Int, _ s1: Int) -> Int { d13 &+ bucket(s1) }
  static func d4(_ d1: Int, _ s1: Int) -> Int { d1 &+ bucket(s1) }
  static func d8(_ d4: Int) -> Int { d4 % 5 }
  static func d59(_ d53: Int) -> Int? { maybe(d53 % 5) }
  static func d48(_ d8: Int) -> Int { d8 % 5 }
  static func d21(_ d8: Int, _ d13: Int) -> Int { d8 &+ d13 }
  static func d21AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func d30(_ d21: Int, _ d25: Int) -> Int? { maybe(bucket(d21) &+ d25) }
  static func d36(_ d30: Int?) -> Int { d30.number / 2 }
  static func d36AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func d27(_ d3: Int, _ d21: Int, _ s2: Int) -> Int { pick(d3, bucket(d21), s2) }
  static func d62(_ d27: Int) -> Int { d27 / 2 }
  static func d63(_ d62: Int) -> Int { d62 &+ d62 }
  static func d64(_ d63: Int, _ s0: Int, _ d54: Int?, _ d10: Int) -> Int { mix(d63, s0, d54.number, d10) }
  static func d64AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func d66(_ d64: Int) -> Int { bucket(d64) % 5 }
  static func d65(_ d64: Int, _ d63: Int, _ d2: Int) -> Int { pick(bucket(d64), d63, d2) }
  static func d69(_ d35: Int, _ d40: Int) -> Int { d35 &+ d40 }
  static func d32(_ d28: Int, _ d8: Int, _ d27: Int) -> Int? { maybe(mix(d28, d8, d27)) }
  static func d51(_ d23: Int?, _ d29: Int, _ d32: Int?) -> Int { pick(d23.number, d29, d32.number) }
  static func d37(_ d32: Int?, _ d35: Int) -> Int { mix(d32.number, d35) }
  static func d58(_ d52: Int, _ d37: Int) -> Int { mix(d52, d37) }
  static func d61(_ d7: Int, _ d58: Int) -> Int { mix(d7, d58) }
  static func d41(_ d39: Int, _ d37: Int, _ d14: Int, _ d40: Int) -> Int { mix(d39, d37, d37, d14, d40) }
  static func d33(_ d26: Int, _ d32: Int?) -> Int { pick(d26, d32.number, d32.number) }
  static func d38(_ d33: Int) -> Int? { maybe(d33 / 2) }
  static func d42(_ d38: Int?) -> Int { d38.number % 5 }
  static func d9(_ d8: Int, _ s2: Int, _ d7: Int, _ s0: Int) -> Int? { maybe(mix(d8, s2, d7, s0)) }
  static func d44(_ d38: Int?, _ d41: Int, _ d1: Int, _ d9: Int?) -> Int { mix(d38.number, d41, d1, d9.number) }
  static func d15(_ d14: Int, _ d1: Int, _ d0: Int, _ d9: Int?, _ d13: Int) -> Int { mix(d14, d1, d0, d9.number, d13) }
  static func d20(_ d17: Int, _ d18: Int) -> Int? { maybe(mix(d17, d18)) }
  static func d57(_ s0: Int, _ d20: Int?) -> Int { s0 &+ d20.number }
  static func d34(_ d20: Int?) -> Int { d20.number / 2 }
  static func d34AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func d47(_ d3: Int, _ d34: Int) -> Int { d3 &+ bucket(d34) }
  static func d24(_ d20: Int?) -> Int { d20.number % 5 }
  static func d45(_ d4: Int, _ d43: Int) -> Int { mix(d4, d43) }
  static func d45AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func d46(_ d45: Int) -> Int { bucket(d45) % 5 }
  static func d50(_ d24: Int, _ d46: Int) -> Int { d24 &+ d46 }
  static func d6(_ d4: Int) -> Int { d4 &+ d4 }
  static func d56(_ d55: Int, _ d51: Int, _ d50: Int, _ d53: Int) -> Int { mix(d55, d51, d50, d53, d50) }
  static func d12(_ d7: Int, _ d6: Int) -> Int { d7 &+ d6 }
  static func d67(_ d12: Int, _ d59: Int?, _ d65: Int) -> Int { mix(d12, d59.number, d65) }
  static func d60(_ d24: Int, _ d59: Int?, _ d12: Int, _ d55: Int, _ d57: Int) -> Int { mix(d24, d59.number, d12, d55, d57) }
  static func d60AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func d68(_ d64: Int, _ d60: Int, _ d14: Int) -> Int { mix(bucket(d64), bucket(d60), d14) }
  static func d68AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
}

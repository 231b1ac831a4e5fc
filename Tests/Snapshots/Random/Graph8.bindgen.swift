// Made by bindgen from Graph8.bindgen.yml. Do not edit: change the spec.
// swift-format-ignore-file
// swiftlint:disable all

final class Graph8: Bindgen.Observed {
  // MARK: State

  var s0: Int {
    get { _s0 }
    set { if Bindgen.replace(&_s0, with: newValue) { _wrote(.s0) } }
  }
  private var _s0: Int

  var s1: Int {
    get { _s1 }
    set { if Bindgen.replace(&_s1, with: newValue, unless: _Graph8Formulas.s1AreEqual) { _wrote(.s1) } }
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

  var s3: Int {
    get { _s3 }
    set { if Bindgen.replace(&_s3, with: newValue) { _wrote(.s3) } }
  }
  private var _s3: Int

  var s4: Int {
    get { _s4 }
    set { if Bindgen.replace(&_s4, with: newValue, unless: _Graph8Formulas.s4AreEqual) { _wrote(.s4) } }
  }
  private var _s4: Int

  // MARK: Derived

  var d1: Int {
    _refresh(.d1)
    return _cache.d1
  }

  var d6: Int? {
    _refresh(.d6)
    return _cache.d6
  }

  var d17: Int {
    _refresh(.d17)
    return _cache.d17
  }

  var d0: Int? {
    _refresh(.d0)
    return _cache.d0
  }

  var d45: Int {
    _refresh(.d45)
    return _cache.d45
  }

  var d2: Int {
    _refresh(.d2)
    return _cache.d2
  }

  var d3: Int {
    _refresh(.d3)
    return _cache.d3
  }

  var d5: Int {
    _refresh(.d5)
    return _cache.d5
  }

  var d15: Int { d5 }

  var d7: Int { d5 }

  var d28: Int {
    _refresh(.d28)
    return _cache.d28
  }

  var d29: Int {
    _refresh(.d29)
    return _cache.d29
  }

  var d32: Int {
    _refresh(.d32)
    return _cache.d32
  }

  var d4: Int? {
    _refresh(.d4)
    return _cache.d4
  }

  var d8: Int {
    _refresh(.d8)
    return _cache.d8
  }

  var d50: Int? {
    _refresh(.d50)
    return _cache.d50
  }

  var d30: Int {
    _refresh(.d30)
    return _cache.d30
  }

  var d10: Int {
    _refresh(.d10)
    return _cache.d10
  }

  var d51: Int {
    _refresh(.d51)
    return _cache.d51
  }

  var d12: Int {
    _refresh(.d12)
    return _cache.d12
  }

  var d13: Int? {
    _refresh(.d13)
    return _cache.d13
  }

  var d19: Int {
    _refresh(.d19)
    return _cache.d19
  }

  var d21: Int {
    _refresh(.d21)
    return _cache.d21
  }

  var d24: Int { d21 }

  var d16: Int {
    _refresh(.d16)
    return _cache.d16
  }

  var d35: Int {
    _refresh(.d35)
    return _cache.d35
  }

  var d18: Int {
    _refresh(.d18)
    return _cache.d18
  }

  var d20: Int {
    _refresh(.d20)
    return _cache.d20
  }

  var d22: Int {
    _refresh(.d22)
    return _cache.d22
  }

  var d27: Int? {
    _refresh(.d27)
    return _cache.d27
  }

  var d33: Int {
    _refresh(.d33)
    return _cache.d33
  }

  var d25: Int? {
    _refresh(.d25)
    return _cache.d25
  }

  var d26: Int {
    _refresh(.d26)
    return _cache.d26
  }

  var d48: Int {
    _refresh(.d48)
    return _cache.d48
  }

  var d23: Int {
    _refresh(.d23)
    return _cache.d23
  }

  var d52: Int {
    _refresh(.d52)
    return _cache.d52
  }

  var d57: Int? {
    _refresh(.d57)
    return _cache.d57
  }

  var d31: Int {
    _refresh(.d31)
    return _cache.d31
  }

  var d34: Int {
    _refresh(.d34)
    return _cache.d34
  }

  var d37: Int {
    _refresh(.d37)
    return _cache.d37
  }

  var d39: Int {
    _refresh(.d39)
    return _cache.d39
  }

  var d41: Int? {
    _refresh(.d41)
    return _cache.d41
  }

  var d44: Int {
    _refresh(.d44)
    return _cache.d44
  }

  var d46: Int {
    _refresh(.d46)
    return _cache.d46
  }

  var d38: Int {
    _refresh(.d38)
    return _cache.d38
  }

  var d42: Int {
    _refresh(.d42)
    return _cache.d42
  }

  var d40: Int {
    _refresh(.d40)
    return _cache.d40
  }

  var d49: Int {
    _refresh(.d49)
    return _cache.d49
  }

  var d53: Int {
    _refresh(.d53)
    return _cache.d53
  }

  var d55: Int {
    _refresh(.d55)
    return _cache.d55
  }

  var d36: Int {
    _refresh(.d36)
    return _cache.d36
  }

  var d58: Int {
    _refresh(.d58)
    return _cache.d58
  }

  var d56: Int {
    _refresh(.d56)
    return _cache.d56
  }

  var d54: Int { d49 }

  var d43: Int? { d41 }

  var d47: Int {
    _refresh(.d47)
    return _cache.d47
  }

  var d59: Int {
    _refresh(.d59)
    return _cache.d59
  }

  var d9: Int? {
    _refresh(.d9)
    return _cache.d9
  }

  var d11: Int {
    _refresh(.d11)
    return _cache.d11
  }

  var d14: Int {
    _refresh(.d14)
    return _cache.d14
  }

  // MARK: Init

  init(
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
  struct Changes: OptionSet, Sendable, Bindgen.FieldSet {
    private(set) var rawValue: SIMD2<UInt64>

    init() { rawValue = SIMD2<UInt64>() }
    init(rawValue: SIMD2<UInt64>) { self.rawValue = rawValue }

    static let s0: Changes = Changes(field: 0)
    static let s1: Changes = Changes(field: 1)
    static let s2: Changes = Changes(field: 2)
    static let s3: Changes = Changes(field: 3)
    static let s4: Changes = Changes(field: 4)
    static let d1: Changes = Changes(field: 5)
    static let d6: Changes = Changes(field: 6)
    static let d17: Changes = Changes(field: 7)
    static let d0: Changes = Changes(field: 8)
    static let d45: Changes = Changes(field: 9)
    static let d2: Changes = Changes(field: 10)
    static let d3: Changes = Changes(field: 11)
    static let d5: Changes = Changes(field: 12)
    static let d15: Changes = Changes(field: 13)
    static let d7: Changes = Changes(field: 14)
    static let d28: Changes = Changes(field: 15)
    static let d29: Changes = Changes(field: 16)
    static let d32: Changes = Changes(field: 17)
    static let d4: Changes = Changes(field: 18)
    static let d8: Changes = Changes(field: 19)
    static let d50: Changes = Changes(field: 20)
    static let d30: Changes = Changes(field: 21)
    static let d10: Changes = Changes(field: 22)
    static let d51: Changes = Changes(field: 23)
    static let d12: Changes = Changes(field: 24)
    static let d13: Changes = Changes(field: 25)
    static let d19: Changes = Changes(field: 26)
    static let d21: Changes = Changes(field: 27)
    static let d24: Changes = Changes(field: 28)
    static let d16: Changes = Changes(field: 29)
    static let d35: Changes = Changes(field: 30)
    static let d18: Changes = Changes(field: 31)
    static let d20: Changes = Changes(field: 32)
    static let d22: Changes = Changes(field: 33)
    static let d27: Changes = Changes(field: 34)
    static let d33: Changes = Changes(field: 35)
    static let d25: Changes = Changes(field: 36)
    static let d26: Changes = Changes(field: 37)
    static let d48: Changes = Changes(field: 38)
    static let d23: Changes = Changes(field: 39)
    static let d52: Changes = Changes(field: 40)
    static let d57: Changes = Changes(field: 41)
    static let d31: Changes = Changes(field: 42)
    static let d34: Changes = Changes(field: 43)
    static let d37: Changes = Changes(field: 44)
    static let d39: Changes = Changes(field: 45)
    static let d41: Changes = Changes(field: 46)
    static let d44: Changes = Changes(field: 47)
    static let d46: Changes = Changes(field: 48)
    static let d38: Changes = Changes(field: 49)
    static let d42: Changes = Changes(field: 50)
    static let d40: Changes = Changes(field: 51)
    static let d49: Changes = Changes(field: 52)
    static let d53: Changes = Changes(field: 53)
    static let d55: Changes = Changes(field: 54)
    static let d36: Changes = Changes(field: 55)
    static let d58: Changes = Changes(field: 56)
    static let d56: Changes = Changes(field: 57)
    static let d54: Changes = Changes(field: 58)
    static let d43: Changes = Changes(field: 59)
    static let d47: Changes = Changes(field: 60)
    static let d59: Changes = Changes(field: 61)
    static let d9: Changes = Changes(field: 62)
    static let d11: Changes = Changes(field: 63)
    static let d14: Changes = Changes(field: 64)

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
    var d1: Field<Int> { (.d1, { $0.d1 }) }
    var d6: Field<Int?> { (.d6, { $0.d6 }) }
    var d17: Field<Int> { (.d17, { $0.d17 }) }
    var d0: Field<Int?> { (.d0, { $0.d0 }) }
    var d45: Field<Int> { (.d45, { $0.d45 }) }
    var d2: Field<Int> { (.d2, { $0.d2 }) }
    var d3: Field<Int> { (.d3, { $0.d3 }) }
    var d5: Field<Int> { (.d5, { $0.d5 }) }
    var d15: Field<Int> { (.d15, { $0.d15 }) }
    var d7: Field<Int> { (.d7, { $0.d7 }) }
    var d28: Field<Int> { (.d28, { $0.d28 }) }
    var d29: Field<Int> { (.d29, { $0.d29 }) }
    var d32: Field<Int> { (.d32, { $0.d32 }) }
    var d4: Field<Int?> { (.d4, { $0.d4 }) }
    var d8: Field<Int> { (.d8, { $0.d8 }) }
    var d50: Field<Int?> { (.d50, { $0.d50 }) }
    var d30: Field<Int> { (.d30, { $0.d30 }) }
    var d10: Field<Int> { (.d10, { $0.d10 }) }
    var d51: Field<Int> { (.d51, { $0.d51 }) }
    var d12: Field<Int> { (.d12, { $0.d12 }) }
    var d13: Field<Int?> { (.d13, { $0.d13 }) }
    var d19: Field<Int> { (.d19, { $0.d19 }) }
    var d21: Field<Int> { (.d21, { $0.d21 }) }
    var d24: Field<Int> { (.d24, { $0.d24 }) }
    var d16: Field<Int> { (.d16, { $0.d16 }) }
    var d35: Field<Int> { (.d35, { $0.d35 }) }
    var d18: Field<Int> { (.d18, { $0.d18 }) }
    var d20: Field<Int> { (.d20, { $0.d20 }) }
    var d22: Field<Int> { (.d22, { $0.d22 }) }
    var d27: Field<Int?> { (.d27, { $0.d27 }) }
    var d33: Field<Int> { (.d33, { $0.d33 }) }
    var d25: Field<Int?> { (.d25, { $0.d25 }) }
    var d26: Field<Int> { (.d26, { $0.d26 }) }
    var d48: Field<Int> { (.d48, { $0.d48 }) }
    var d23: Field<Int> { (.d23, { $0.d23 }) }
    var d52: Field<Int> { (.d52, { $0.d52 }) }
    var d57: Field<Int?> { (.d57, { $0.d57 }) }
    var d31: Field<Int> { (.d31, { $0.d31 }) }
    var d34: Field<Int> { (.d34, { $0.d34 }) }
    var d37: Field<Int> { (.d37, { $0.d37 }) }
    var d39: Field<Int> { (.d39, { $0.d39 }) }
    var d41: Field<Int?> { (.d41, { $0.d41 }) }
    var d44: Field<Int> { (.d44, { $0.d44 }) }
    var d46: Field<Int> { (.d46, { $0.d46 }) }
    var d38: Field<Int> { (.d38, { $0.d38 }) }
    var d42: Field<Int> { (.d42, { $0.d42 }) }
    var d40: Field<Int> { (.d40, { $0.d40 }) }
    var d49: Field<Int> { (.d49, { $0.d49 }) }
    var d53: Field<Int> { (.d53, { $0.d53 }) }
    var d55: Field<Int> { (.d55, { $0.d55 }) }
    var d36: Field<Int> { (.d36, { $0.d36 }) }
    var d58: Field<Int> { (.d58, { $0.d58 }) }
    var d56: Field<Int> { (.d56, { $0.d56 }) }
    var d54: Field<Int> { (.d54, { $0.d54 }) }
    var d43: Field<Int?> { (.d43, { $0.d43 }) }
    var d47: Field<Int> { (.d47, { $0.d47 }) }
    var d59: Field<Int> { (.d59, { $0.d59 }) }
    var d9: Field<Int?> { (.d9, { $0.d9 }) }
    var d11: Field<Int> { (.d11, { $0.d11 }) }
    var d14: Field<Int> { (.d14, { $0.d14 }) }
  }
  static var _fields: Fields { Fields() }

  // MARK: Machinery

  let _core: Bindgen.Core = Bindgen.Core(Graph8._graph)
  private static let _graph: Bindgen.Graph = Bindgen.Graph(
    Changes.self,
    "s0 s1 s2 s3 s4 d1 d6 d17 d0 d45 d2 d3 d5 d15 d7 d28 d29 d32 d4 d8 d50 d30 d10 d51 d12 d13 d19 d21 d24 d16 d35 d18 d20 d22 d27 d33 d25 d26 d48 d23 d52 d57 d31 d34 d37 d39 d41 d44 d46 d38 d42 d40 d49 d53 d55 d36 d58 d56 d54 d43 d47 d59 d9 d11 d14",
    [
      .d1: [.s1, .s3, .s4],
      .d6: [.d1],
      .d17: [.d6],
      .d0: [.s0, .s4],
      .d45: [.s3],
      .d2: [.s1],
      .d3: [.d1, .d2],
      .d5: [.s0, .s4, .d3],
      .d15: [.d5],
      .d7: [.d5],
      .d28: [.d6, .d3, .d5],
      .d29: [.d28],
      .d32: [.d28],
      .d4: [.s0, .d2],
      .d8: [.d2, .d5, .d4],
      .d50: [.d4],
      .d30: [.d28],
      .d10: [.d4],
      .d51: [.d10],
      .d12: [.s3, .d5],
      .d13: [.s3, .d5, .d12],
      .d19: [.d5, .d7, .d12],
      .d21: [.s4, .d19],
      .d24: [.d21],
      .d16: [.s1, .d0, .d10, .d13],
      .d35: [.d13],
      .d18: [.d13],
      .d20: [.d15, .d16],
      .d22: [.s1, .s4, .d1, .d21, .d20],
      .d27: [.s3, .d21, .d22],
      .d33: [.d27],
      .d25: [.s4, .d24, .d22],
      .d26: [.d10, .d20],
      .d48: [.d19],
      .d23: [.d0, .d21, .d18],
      .d52: [.d12, .d23],
      .d57: [.s1, .d24, .d52],
      .d31: [.d23],
      .d34: [.d30, .d31],
      .d37: [.d0, .d32, .d34],
      .d39: [.d29, .d34, .d37],
      .d41: [.d37],
      .d44: [.d3, .d29, .d41],
      .d46: [.d44],
      .d38: [.d34],
      .d42: [.d38],
      .d40: [.d15, .d38],
      .d49: [.d45, .d46, .d38],
      .d53: [.d42],
      .d55: [.d37],
      .d36: [.d32, .d16, .d31],
      .d58: [.d0, .d12, .d57, .d44],
      .d56: [.d29, .d30, .d52],
      .d54: [.d49],
      .d43: [.d41],
      .d47: [.d21, .d44, .d43],
      .d59: [.s3, .d53, .d56, .d54, .d47],
      .d9: [.d6, .d5, .d8],
      .d11: [.s3, .d9],
      .d14: [.d8, .d11],
    ]
  )

  private struct _Cache {
    var d1: Int = 0
    var d6: Int?
    var d17: Int = 0
    var d0: Int?
    var d45: Int = 0
    var d2: Int = 0
    var d3: Int = 0
    var d5: Int = 0
    var d28: Int = 0
    var d29: Int = 0
    var d32: Int = 0
    var d4: Int?
    var d8: Int = 0
    var d50: Int?
    var d30: Int = 0
    var d10: Int = 0
    var d51: Int = 0
    var d12: Int = 0
    var d13: Int?
    var d19: Int = 0
    var d21: Int = 0
    var d16: Int = 0
    var d35: Int = 0
    var d18: Int = 0
    var d20: Int = 0
    var d22: Int = 0
    var d27: Int?
    var d33: Int = 0
    var d25: Int?
    var d26: Int = 0
    var d48: Int = 0
    var d23: Int = 0
    var d52: Int = 0
    var d57: Int?
    var d31: Int = 0
    var d34: Int = 0
    var d37: Int = 0
    var d39: Int = 0
    var d41: Int?
    var d44: Int = 0
    var d46: Int = 0
    var d38: Int = 0
    var d42: Int = 0
    var d40: Int = 0
    var d49: Int = 0
    var d53: Int = 0
    var d55: Int = 0
    var d36: Int = 0
    var d58: Int = 0
    var d56: Int = 0
    var d47: Int = 0
    var d59: Int = 0
    var d9: Int?
    var d11: Int = 0
    var d14: Int = 0
  }
  private var _cache: _Cache = _Cache()

  private func _wrote(_ field: Changes) { _core.wrote(field.mask, of: self) }
  private func _refresh(_ field: Changes) { _core.refresh(field.mask, of: self) }

  func _compute(_ fields: Bindgen.Mask) {
    var pass: Bindgen.Pass<Changes> = _core.pass(fields)
    if pass.isDue(.d1) {
      let value: Int = _Graph8Formulas.d1(_s1, _s3, _s4)
      if Bindgen.replace(&_cache.d1, with: value) { pass.changed(.d1) }
    }
    if pass.isDue(.d6) {
      let value: Int? = _Graph8Formulas.d6(_cache.d1)
      if Bindgen.replace(&_cache.d6, with: value) { pass.changed(.d6) }
    }
    if pass.isDue(.d17) {
      let value: Int = _Graph8Formulas.d17(_cache.d6)
      if Bindgen.replace(&_cache.d17, with: value, unless: _Graph8Formulas.d17AreEqual) { pass.changed(.d17) }
    }
    if pass.isDue(.d0) {
      let value: Int? = _Graph8Formulas.d0(_s0, _s4)
      if Bindgen.replace(&_cache.d0, with: value) { pass.changed(.d0) }
    }
    if pass.isDue(.d45) {
      let value: Int = _Graph8Formulas.d45(_s3)
      if Bindgen.replace(&_cache.d45, with: value) { pass.changed(.d45) }
    }
    if pass.isDue(.d2) {
      let value: Int = _Graph8Formulas.d2(_s1)
      if Bindgen.replace(&_cache.d2, with: value) { pass.changed(.d2) }
    }
    if pass.isDue(.d3) {
      let value: Int = _Graph8Formulas.d3(_cache.d1, _cache.d2)
      if Bindgen.replace(&_cache.d3, with: value) { pass.changed(.d3) }
    }
    if pass.isDue(.d5) {
      let value: Int = _Graph8Formulas.d5(_s4, _s0, _cache.d3)
      if Bindgen.replace(&_cache.d5, with: value) { pass.changed(.d5) }
    }
    if pass.isDue(.d15) { pass.changed(.d15) }
    if pass.isDue(.d7) { pass.changed(.d7) }
    if pass.isDue(.d28) {
      let value: Int = _Graph8Formulas.d28(_cache.d5, _cache.d3, _cache.d6)
      if Bindgen.replace(&_cache.d28, with: value) { pass.changed(.d28) }
    }
    if pass.isDue(.d29) {
      let value: Int = _Graph8Formulas.d29(_cache.d28)
      if Bindgen.replace(&_cache.d29, with: value) { pass.changed(.d29) }
    }
    if pass.isDue(.d32) {
      let value: Int = _Graph8Formulas.d32(_cache.d28)
      if Bindgen.replace(&_cache.d32, with: value) { pass.changed(.d32) }
    }
    if pass.isDue(.d4) {
      let value: Int? = _Graph8Formulas.d4(_s0, _cache.d2)
      if Bindgen.replace(&_cache.d4, with: value) { pass.changed(.d4) }
    }
    if pass.isDue(.d8) {
      let value: Int = _Graph8Formulas.d8(_cache.d5, _cache.d2, _cache.d4)
      if Bindgen.replace(&_cache.d8, with: value) { pass.changed(.d8) }
    }
    if pass.isDue(.d50) {
      let value: Int? = _Graph8Formulas.d50(_cache.d4)
      if Bindgen.replace(&_cache.d50, with: value) { pass.changed(.d50) }
    }
    if pass.isDue(.d30) {
      let value: Int = _Graph8Formulas.d30(_cache.d28)
      if Bindgen.replace(&_cache.d30, with: value) { pass.changed(.d30) }
    }
    if pass.isDue(.d10) {
      let value: Int = _Graph8Formulas.d10(_cache.d4)
      if Bindgen.replace(&_cache.d10, with: value) { pass.changed(.d10) }
    }
    if pass.isDue(.d51) {
      let value: Int = _Graph8Formulas.d51(_cache.d10)
      if Bindgen.replace(&_cache.d51, with: value) { pass.changed(.d51) }
    }
    if pass.isDue(.d12) {
      let value: Int = _Graph8Formulas.d12(_cache.d5, _s3)
      if Bindgen.replace(&_cache.d12, with: value, unless: _Graph8Formulas.d12AreEqual) { pass.changed(.d12) }
    }
    if pass.isDue(.d13) {
      let value: Int? = _Graph8Formulas.d13(_cache.d5, _cache.d12, _s3)
      if Bindgen.replace(&_cache.d13, with: value) { pass.changed(.d13) }
    }
    if pass.isDue(.d19) {
      let value: Int = _Graph8Formulas.d19(_cache.d5, _cache.d12, _cache.d5)
      if Bindgen.replace(&_cache.d19, with: value) { pass.changed(.d19) }
    }
    if pass.isDue(.d21) {
      let value: Int = _Graph8Formulas.d21(_cache.d19, _s4)
      if Bindgen.replace(&_cache.d21, with: value) { pass.changed(.d21) }
    }
    if pass.isDue(.d24) { pass.changed(.d24) }
    if pass.isDue(.d16) {
      let value: Int = _Graph8Formulas.d16(_cache.d13, _cache.d0, _s1, _cache.d10)
      if Bindgen.replace(&_cache.d16, with: value, unless: _Graph8Formulas.d16AreEqual) { pass.changed(.d16) }
    }
    if pass.isDue(.d35) {
      let value: Int = _Graph8Formulas.d35(_cache.d13)
      if Bindgen.replace(&_cache.d35, with: value) { pass.changed(.d35) }
    }
    if pass.isDue(.d18) {
      let value: Int = _Graph8Formulas.d18(_cache.d13)
      if Bindgen.replace(&_cache.d18, with: value) { pass.changed(.d18) }
    }
    if pass.isDue(.d20) {
      let value: Int = _Graph8Formulas.d20(_cache.d16, _cache.d5)
      if Bindgen.replace(&_cache.d20, with: value) { pass.changed(.d20) }
    }
    if pass.isDue(.d22) {
      let value: Int = _Graph8Formulas.d22(_s1, _cache.d21, _cache.d20, _cache.d1, _s4)
      if Bindgen.replace(&_cache.d22, with: value) { pass.changed(.d22) }
    }
    if pass.isDue(.d27) {
      let value: Int? = _Graph8Formulas.d27(_cache.d22, _s3, _cache.d21)
      if Bindgen.replace(&_cache.d27, with: value) { pass.changed(.d27) }
    }
    if pass.isDue(.d33) {
      let value: Int = _Graph8Formulas.d33(_cache.d27)
      if Bindgen.replace(&_cache.d33, with: value) { pass.changed(.d33) }
    }
    if pass.isDue(.d25) {
      let value: Int? = _Graph8Formulas.d25(_cache.d22, _cache.d21, _s4)
      if Bindgen.replace(&_cache.d25, with: value) { pass.changed(.d25) }
    }
    if pass.isDue(.d26) {
      let value: Int = _Graph8Formulas.d26(_cache.d20, _cache.d10)
      if Bindgen.replace(&_cache.d26, with: value) { pass.changed(.d26) }
    }
    if pass.isDue(.d48) {
      _cache.d48 = _Graph8Formulas.d48(_cache.d19)
      pass.changed(.d48)
    }
    if pass.isDue(.d23) {
      let value: Int = _Graph8Formulas.d23(_cache.d21, _cache.d0, _cache.d18)
      if Bindgen.replace(&_cache.d23, with: value) { pass.changed(.d23) }
    }
    if pass.isDue(.d52) {
      let value: Int = _Graph8Formulas.d52(_cache.d23, _cache.d12)
      if Bindgen.replace(&_cache.d52, with: value) { pass.changed(.d52) }
    }
    if pass.isDue(.d57) {
      let value: Int? = _Graph8Formulas.d57(_s1, _cache.d52, _cache.d21)
      if Bindgen.replace(&_cache.d57, with: value) { pass.changed(.d57) }
    }
    if pass.isDue(.d31) {
      _cache.d31 = _Graph8Formulas.d31(_cache.d23)
      pass.changed(.d31)
    }
    if pass.isDue(.d34) {
      let value: Int = _Graph8Formulas.d34(_cache.d30, _cache.d31)
      if Bindgen.replace(&_cache.d34, with: value) { pass.changed(.d34) }
    }
    if pass.isDue(.d37) {
      let value: Int = _Graph8Formulas.d37(_cache.d32, _cache.d0, _cache.d34)
      if Bindgen.replace(&_cache.d37, with: value, unless: _Graph8Formulas.d37AreEqual) { pass.changed(.d37) }
    }
    if pass.isDue(.d39) {
      _cache.d39 = _Graph8Formulas.d39(_cache.d37, _cache.d34, _cache.d29)
      pass.changed(.d39)
    }
    if pass.isDue(.d41) {
      let value: Int? = _Graph8Formulas.d41(_cache.d37)
      if Bindgen.replace(&_cache.d41, with: value) { pass.changed(.d41) }
    }
    if pass.isDue(.d44) {
      let value: Int = _Graph8Formulas.d44(_cache.d41, _cache.d3, _cache.d29)
      if Bindgen.replace(&_cache.d44, with: value, unless: _Graph8Formulas.d44AreEqual) { pass.changed(.d44) }
    }
    if pass.isDue(.d46) {
      let value: Int = _Graph8Formulas.d46(_cache.d44)
      if Bindgen.replace(&_cache.d46, with: value) { pass.changed(.d46) }
    }
    if pass.isDue(.d38) {
      let value: Int = _Graph8Formulas.d38(_cache.d34)
      if Bindgen.replace(&_cache.d38, with: value) { pass.changed(.d38) }
    }
    if pass.isDue(.d42) {
      let value: Int = _Graph8Formulas.d42(_cache.d38)
      if Bindgen.replace(&_cache.d42, with: value, unless: _Graph8Formulas.d42AreEqual) { pass.changed(.d42) }
    }
    if pass.isDue(.d40) {
      let value: Int = _Graph8Formulas.d40(_cache.d5, _cache.d38)
      if Bindgen.replace(&_cache.d40, with: value) { pass.changed(.d40) }
    }
    if pass.isDue(.d49) {
      let value: Int = _Graph8Formulas.d49(_cache.d38, _cache.d45, _cache.d46)
      if Bindgen.replace(&_cache.d49, with: value) { pass.changed(.d49) }
    }
    if pass.isDue(.d53) {
      let value: Int = _Graph8Formulas.d53(_cache.d42)
      if Bindgen.replace(&_cache.d53, with: value) { pass.changed(.d53) }
    }
    if pass.isDue(.d55) {
      let value: Int = _Graph8Formulas.d55(_cache.d37)
      if Bindgen.replace(&_cache.d55, with: value) { pass.changed(.d55) }
    }
    if pass.isDue(.d36) {
      _cache.d36 = _Graph8Formulas.d36(_cache.d16, _cache.d31, _cache.d32)
      pass.changed(.d36)
    }
    if pass.isDue(.d58) {
      let value: Int = _Graph8Formulas.d58(_cache.d0, _cache.d12, _cache.d44, _cache.d57)
      if Bindgen.replace(&_cache.d58, with: value) { pass.changed(.d58) }
    }
    if pass.isDue(.d56) {
      let value: Int = _Graph8Formulas.d56(_cache.d52, _cache.d29, _cache.d30)
      if Bindgen.replace(&_cache.d56, with: value) { pass.changed(.d56) }
    }
    if pass.isDue(.d54) { pass.changed(.d54) }
    if pass.isDue(.d43) { pass.changed(.d43) }
    if pass.isDue(.d47) {
      let value: Int = _Graph8Formulas.d47(_cache.d44, _cache.d21, _cache.d41)
      if Bindgen.replace(&_cache.d47, with: value) { pass.changed(.d47) }
    }
    if pass.isDue(.d59) {
      let value: Int = _Graph8Formulas.d59(_cache.d49, _cache.d47, _cache.d53, _s3, _cache.d56)
      if Bindgen.replace(&_cache.d59, with: value) { pass.changed(.d59) }
    }
    if pass.isDue(.d9) {
      let value: Int? = _Graph8Formulas.d9(_cache.d8, _cache.d6, _cache.d5)
      if Bindgen.replace(&_cache.d9, with: value) { pass.changed(.d9) }
    }
    if pass.isDue(.d11) {
      let value: Int = _Graph8Formulas.d11(_s3, _cache.d9)
      if Bindgen.replace(&_cache.d11, with: value) { pass.changed(.d11) }
    }
    if pass.isDue(.d14) {
      _cache.d14 = _Graph8Formulas.d14(_cache.d11, _cache.d8)
      pass.changed(.d14)
    }
    _core.finish(pass)
  }
}

extension Graph8 {
  func watch(_ field: String, _ body: @escaping (Int) -> Void) -> AnyObject? {
    switch field {
    case "s0": return observe(\.s0) { body($0.number) }
    case "s1": return observe(\.s1) { body($0.number) }
    case "s2": return observe(\.s2) { body($0.number) }
    case "s3": return observe(\.s3) { body($0.number) }
    case "s4": return observe(\.s4) { body($0.number) }
    case "d1": return observe(\.d1) { body($0.number) }
    case "d6": return observe(\.d6) { body($0.number) }
    case "d17": return observe(\.d17) { body($0.number) }
    case "d0": return observe(\.d0) { body($0.number) }
    case "d45": return observe(\.d45) { body($0.number) }
    case "d2": return observe(\.d2) { body($0.number) }
    case "d3": return observe(\.d3) { body($0.number) }
    case "d5": return observe(\.d5) { body($0.number) }
    case "d15": return observe(\.d15) { body($0.number) }
    case "d7": return observe(\.d7) { body($0.number) }
    case "d28": return observe(\.d28) { body($0.number) }
    case "d29": return observe(\.d29) { body($0.number) }
    case "d32": return observe(\.d32) { body($0.number) }
    case "d4": return observe(\.d4) { body($0.number) }
    case "d8": return observe(\.d8) { body($0.number) }
    case "d50": return observe(\.d50) { body($0.number) }
    case "d30": return observe(\.d30) { body($0.number) }
    case "d10": return observe(\.d10) { body($0.number) }
    case "d51": return observe(\.d51) { body($0.number) }
    case "d12": return observe(\.d12) { body($0.number) }
    case "d13": return observe(\.d13) { body($0.number) }
    case "d19": return observe(\.d19) { body($0.number) }
    case "d21": return observe(\.d21) { body($0.number) }
    case "d24": return observe(\.d24) { body($0.number) }
    case "d16": return observe(\.d16) { body($0.number) }
    case "d35": return observe(\.d35) { body($0.number) }
    case "d18": return observe(\.d18) { body($0.number) }
    case "d20": return observe(\.d20) { body($0.number) }
    case "d22": return observe(\.d22) { body($0.number) }
    case "d27": return observe(\.d27) { body($0.number) }
    case "d33": return observe(\.d33) { body($0.number) }
    case "d25": return observe(\.d25) { body($0.number) }
    case "d26": return observe(\.d26) { body($0.number) }
    case "d48": return observe(\.d48) { body($0.number) }
    case "d23": return observe(\.d23) { body($0.number) }
    case "d52": return observe(\.d52) { body($0.number) }
    case "d57": return observe(\.d57) { body($0.number) }
    case "d31": return observe(\.d31) { body($0.number) }
    case "d34": return observe(\.d34) { body($0.number) }
    case "d37": return observe(\.d37) { body($0.number) }
    case "d39": return observe(\.d39) { body($0.number) }
    case "d41": return observe(\.d41) { body($0.number) }
    case "d44": return observe(\.d44) { body($0.number) }
    case "d46": return observe(\.d46) { body($0.number) }
    case "d38": return observe(\.d38) { body($0.number) }
    case "d42": return observe(\.d42) { body($0.number) }
    case "d40": return observe(\.d40) { body($0.number) }
    case "d49": return observe(\.d49) { body($0.number) }
    case "d53": return observe(\.d53) { body($0.number) }
    case "d55": return observe(\.d55) { body($0.number) }
    case "d36": return observe(\.d36) { body($0.number) }
    case "d58": return observe(\.d58) { body($0.number) }
    case "d56": return observe(\.d56) { body($0.number) }
    case "d54": return observe(\.d54) { body($0.number) }
    case "d43": return observe(\.d43) { body($0.number) }
    case "d47": return observe(\.d47) { body($0.number) }
    case "d59": return observe(\.d59) { body($0.number) }
    case "d9": return observe(\.d9) { body($0.number) }
    case "d11": return observe(\.d11) { body($0.number) }
    case "d14": return observe(\.d14) { body($0.number) }
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
      if changes.contains(.d1) { names.insert("d1") }
      if changes.contains(.d6) { names.insert("d6") }
      if changes.contains(.d17) { names.insert("d17") }
      if changes.contains(.d0) { names.insert("d0") }
      if changes.contains(.d45) { names.insert("d45") }
      if changes.contains(.d2) { names.insert("d2") }
      if changes.contains(.d3) { names.insert("d3") }
      if changes.contains(.d5) { names.insert("d5") }
      if changes.contains(.d15) { names.insert("d15") }
      if changes.contains(.d7) { names.insert("d7") }
      if changes.contains(.d28) { names.insert("d28") }
      if changes.contains(.d29) { names.insert("d29") }
      if changes.contains(.d32) { names.insert("d32") }
      if changes.contains(.d4) { names.insert("d4") }
      if changes.contains(.d8) { names.insert("d8") }
      if changes.contains(.d50) { names.insert("d50") }
      if changes.contains(.d30) { names.insert("d30") }
      if changes.contains(.d10) { names.insert("d10") }
      if changes.contains(.d51) { names.insert("d51") }
      if changes.contains(.d12) { names.insert("d12") }
      if changes.contains(.d13) { names.insert("d13") }
      if changes.contains(.d19) { names.insert("d19") }
      if changes.contains(.d21) { names.insert("d21") }
      if changes.contains(.d24) { names.insert("d24") }
      if changes.contains(.d16) { names.insert("d16") }
      if changes.contains(.d35) { names.insert("d35") }
      if changes.contains(.d18) { names.insert("d18") }
      if changes.contains(.d20) { names.insert("d20") }
      if changes.contains(.d22) { names.insert("d22") }
      if changes.contains(.d27) { names.insert("d27") }
      if changes.contains(.d33) { names.insert("d33") }
      if changes.contains(.d25) { names.insert("d25") }
      if changes.contains(.d26) { names.insert("d26") }
      if changes.contains(.d48) { names.insert("d48") }
      if changes.contains(.d23) { names.insert("d23") }
      if changes.contains(.d52) { names.insert("d52") }
      if changes.contains(.d57) { names.insert("d57") }
      if changes.contains(.d31) { names.insert("d31") }
      if changes.contains(.d34) { names.insert("d34") }
      if changes.contains(.d37) { names.insert("d37") }
      if changes.contains(.d39) { names.insert("d39") }
      if changes.contains(.d41) { names.insert("d41") }
      if changes.contains(.d44) { names.insert("d44") }
      if changes.contains(.d46) { names.insert("d46") }
      if changes.contains(.d38) { names.insert("d38") }
      if changes.contains(.d42) { names.insert("d42") }
      if changes.contains(.d40) { names.insert("d40") }
      if changes.contains(.d49) { names.insert("d49") }
      if changes.contains(.d53) { names.insert("d53") }
      if changes.contains(.d55) { names.insert("d55") }
      if changes.contains(.d36) { names.insert("d36") }
      if changes.contains(.d58) { names.insert("d58") }
      if changes.contains(.d56) { names.insert("d56") }
      if changes.contains(.d54) { names.insert("d54") }
      if changes.contains(.d43) { names.insert("d43") }
      if changes.contains(.d47) { names.insert("d47") }
      if changes.contains(.d59) { names.insert("d59") }
      if changes.contains(.d9) { names.insert("d9") }
      if changes.contains(.d11) { names.insert("d11") }
      if changes.contains(.d14) { names.insert("d14") }
      body(names)
    }
  }
}

extension Graph8: DrivenModel {
  static func make(_ children: [String: any DrivenModel]) -> any DrivenModel {
    Graph8(
      s0: 0
    )
  }

  var sum: Int {
    var sum: Int = 0
    sum &+= s0.number
    sum &+= bucket(s1)
    sum &+= s2.number
    sum &+= s3.number
    sum &+= bucket(s4)
    sum &+= d1.number
    sum &+= d6.number
    sum &+= bucket(d17)
    sum &+= d0.number
    sum &+= d45.number
    sum &+= d2.number
    sum &+= d3.number
    sum &+= d5.number
    sum &+= d15.number
    sum &+= d7.number
    sum &+= d28.number
    sum &+= d29.number
    sum &+= d32.number
    sum &+= d4.number
    sum &+= d8.number
    sum &+= d50.number
    sum &+= d30.number
    sum &+= d10.number
    sum &+= d51.number
    sum &+= bucket(d12)
    sum &+= d13.number
    sum &+= d19.number
    sum &+= d21.number
    sum &+= d24.number
    sum &+= bucket(d16)
    sum &+= d35.number
    sum &+= d18.number
    sum &+= d20.number
    sum &+= d22.number
    sum &+= d27.number
    sum &+= d33.number
    sum &+= d25.number
    sum &+= d26.number
    sum &+= d48.number
    sum &+= d23.number
    sum &+= d52.number
    sum &+= d57.number
    sum &+= d31.number
    sum &+= d34.number
    sum &+= bucket(d37)
    sum &+= d39.number
    sum &+= d41.number
    sum &+= bucket(d44)
    sum &+= d46.number
    sum &+= d38.number
    sum &+= bucket(d42)
    sum &+= d40.number
    sum &+= d49.number
    sum &+= d53.number
    sum &+= d55.number
    sum &+= d36.number
    sum &+= d58.number
    sum &+= d56.number
    sum &+= d54.number
    sum &+= d43.number
    sum &+= d47.number
    sum &+= d59.number
    sum &+= d9.number
    sum &+= d11.number
    sum &+= d14.number
    return sum
  }

  func number(of field: String) -> Int {
    switch field {
    case "s0": return s0.number
    case "s1": return s1.number
    case "s2": return s2.number
    case "s3": return s3.number
    case "s4": return s4.number
    case "d1": return d1.number
    case "d6": return d6.number
    case "d17": return d17.number
    case "d0": return d0.number
    case "d45": return d45.number
    case "d2": return d2.number
    case "d3": return d3.number
    case "d5": return d5.number
    case "d15": return d15.number
    case "d7": return d7.number
    case "d28": return d28.number
    case "d29": return d29.number
    case "d32": return d32.number
    case "d4": return d4.number
    case "d8": return d8.number
    case "d50": return d50.number
    case "d30": return d30.number
    case "d10": return d10.number
    case "d51": return d51.number
    case "d12": return d12.number
    case "d13": return d13.number
    case "d19": return d19.number
    case "d21": return d21.number
    case "d24": return d24.number
    case "d16": return d16.number
    case "d35": return d35.number
    case "d18": return d18.number
    case "d20": return d20.number
    case "d22": return d22.number
    case "d27": return d27.number
    case "d33": return d33.number
    case "d25": return d25.number
    case "d26": return d26.number
    case "d48": return d48.number
    case "d23": return d23.number
    case "d52": return d52.number
    case "d57": return d57.number
    case "d31": return d31.number
    case "d34": return d34.number
    case "d37": return d37.number
    case "d39": return d39.number
    case "d41": return d41.number
    case "d44": return d44.number
    case "d46": return d46.number
    case "d38": return d38.number
    case "d42": return d42.number
    case "d40": return d40.number
    case "d49": return d49.number
    case "d53": return d53.number
    case "d55": return d55.number
    case "d36": return d36.number
    case "d58": return d58.number
    case "d56": return d56.number
    case "d54": return d54.number
    case "d43": return d43.number
    case "d47": return d47.number
    case "d59": return d59.number
    case "d9": return d9.number
    case "d11": return d11.number
    case "d14": return d14.number
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
    default: break
    }
  }

  func group(_ body: () -> Void) { update { _ in body() } }
}

/// The spec's expressions: each sees what it names, and nothing else of the model.
enum _Graph8Formulas {
  static func s1AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func s4AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func d1(_ s1: Int, _ s3: Int, _ s4: Int) -> Int { pick(bucket(s1), s3, bucket(s4)) }
  static func d6(_ d1: Int) -> Int? { maybe(d1 % 5) }
  static func d17(_ d6: Int?) -> Int { d6.number / 2 }
  static func d17AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func d0(_ s0: Int, _ s4: Int) -> Int? { maybe(mix(s0, s0, bucket(s4), s0, s0)) }
  static func d45(_ s3: Int) -> Int { s3 % 5 }
  static func d2(_ s1: Int) -> Int { bucket(s1) % 5 }
  static func d3(_ d1: Int, _ d2: Int) -> Int { mix(d1, d2) }
  static func d5(_ s4: Int, _ s0: Int, _ d3: Int) -> Int { mix(bucket(s4), s0, s0, d3) }
  static func d28(_ d5: Int, _ d3: Int, _ d6: Int?) -> Int { pick(d5, d3, d6.number) }
  static func d29(_ d28: Int) -> Int { d28 / 2 }
  static func d32(_ d28: Int) -> Int { d28 / 2 }
  static func d4(_ s0: Int, _ d2: Int) -> Int? { maybe(s0 &+ d2) }
  static func d8(_ d5: Int, _ d2: Int, _ d4: Int?) -> Int { pick(d5, d2, d4.number) }
  static func d50(_ d4: Int?) -> Int? { maybe(d4.number % 5) }
  static func d30(_ d28: Int) -> Int { d28 / 2 }
  static func d10(_ d4: Int?) -> Int { d4.number / 2 }
  static func d51(_ d10: Int) -> Int { d10 % 5 }
  static func d12(_ d5: Int, _ s3: Int) -> Int { d5 &+ s3 }
  static func d12AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func d13(_ d5: Int, _ d12: Int, _ s3: Int) -> Int? { maybe(pick(d5, bucket(d12), s3)) }
  static func d19(_ d5: Int, _ d12: Int, _ d7: Int) -> Int { mix(d5, bucket(d12), d7) }
  static func d21(_ d19: Int, _ s4: Int) -> Int { d19 &+ bucket(s4) }
  static func d16(_ d13: Int?, _ d0: Int?, _ s1: Int, _ d10: Int) -> Int { mix(d13.number, d13.number, d0.number, bucket(s1), d10) }
  static func d16AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func d35(_ d13: Int?) -> Int { d13.number % 5 }
  static func d18(_ d13: Int?) -> Int { d13.number % 5 }
  static func d20(_ d16: Int, _ d15: Int) -> Int { bucket(d16) &+ d15 }
  static func d22(_ s1: Int, _ d21: Int, _ d20: Int, _ d1: Int, _ s4: Int) -> Int { mix(bucket(s1), d21, d20, d1, bucket(s4)) }
  static func d27(_ d22: Int, _ s3: Int, _ d21: Int) -> Int? { maybe(mix(d22, s3, d21)) }
  static func d33(_ d27: Int?) -> Int { d27.number / 2 }
  static func d25(_ d22: Int, _ d24: Int, _ s4: Int) -> Int? { maybe(pick(d22, d24, bucket(s4))) }
  static func d26(_ d20: Int, _ d10: Int) -> Int { d20 &+ d10 }
  static func d48(_ d19: Int) -> Int { d19 % 5 }
  static func d23(_ d21: Int, _ d0: Int?, _ d18: Int) -> Int { mix(d21, d0.number, d18) }
  static func d52(_ d23: Int, _ d12: Int) -> Int { d23 &+ bucket(d12) }
  static func d57(_ s1: Int, _ d52: Int, _ d24: Int) -> Int? { maybe(pick(bucket(s1), d52, d24)) }
  static func d31(_ d23: Int) -> Int { d23 / 2 }
  static func d34(_ d30: Int, _ d31: Int) -> Int { mix(d30, d31) }
  static func d37(_ d32: Int, _ d0: Int?, _ d34: Int) -> Int { pick(d32, d0.number, d34) }
  static func d37AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func d39(_ d37: Int, _ d34: Int, _ d29: Int) -> Int { mix(bucket(d37), d34, d29) }
  static func d41(_ d37: Int) -> Int? { maybe(bucket(d37) % 5) }
  static func d44(_ d41: Int?, _ d3: Int, _ d29: Int) -> Int { pick(d41.number, d3, d29) }
  static func d44AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func d46(_ d44: Int) -> Int { bucket(d44) % 5 }
  static func d38(_ d34: Int) -> Int { d34 % 5 }
  static func d42(_ d38: Int) -> Int { d38 % 5 }
  static func d42AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func d40(_ d15: Int, _ d38: Int) -> Int { pick(d15, d15, d38) }
  static func d49(_ d38: Int, _ d45: Int, _ d46: Int) -> Int { pick(d38, d45, d46) }
  static func d53(_ d42: Int) -> Int { bucket(d42) % 5 }
  static func d55(_ d37: Int) -> Int { bucket(d37) % 5 }
  static func d36(_ d16: Int, _ d31: Int, _ d32: Int) -> Int { pick(bucket(d16), d31, d32) }
  static func d58(_ d0: Int?, _ d12: Int, _ d44: Int, _ d57: Int?) -> Int { mix(d0.number, bucket(d12), bucket(d44), d57.number) }
  static func d56(_ d52: Int, _ d29: Int, _ d30: Int) -> Int { pick(d52, d29, d30) }
  static func d47(_ d44: Int, _ d21: Int, _ d43: Int?) -> Int { pick(bucket(d44), d21, d43.number) }
  static func d59(_ d54: Int, _ d47: Int, _ d53: Int, _ s3: Int, _ d56: Int) -> Int { mix(d54, d47, d53, s3, d56) }
  static func d9(_ d8: Int, _ d6: Int?, _ d5: Int) -> Int? { maybe(pick(d8, d6.number, d5)) }
  static func d11(_ s3: Int, _ d9: Int?) -> Int { mix(s3, d9.number) }
  static func d14(_ d11: Int, _ d8: Int) -> Int { mix(d11, d8) }
}

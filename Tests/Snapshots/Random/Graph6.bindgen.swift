// Made by bindgen from Graph6.bindgen.yml. Do not edit: change the spec.
// swift-format-ignore-file
// swiftlint:disable all

final class Graph6: Bindgen.Observed {
  // MARK: State

  var s0: Int {
    get { _s0 }
    set { if Bindgen.replace(&_s0, with: newValue) { _wrote(.s0) } }
  }
  private var _s0: Int

  var s1: [Int] {
    get { _s1 }
    set { if Bindgen.replace(&_s1, with: newValue) { _wrote(.s1) } }
    _modify {
      defer { _wrote(.s1) }
      yield &_s1
    }
  }
  private var _s1: [Int]

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
    set { if Bindgen.replace(&_s4, with: newValue) { _wrote(.s4) } }
  }
  private var _s4: Int

  var s5: [Int] {
    get { _s5 }
    set { if Bindgen.replace(&_s5, with: newValue) { _wrote(.s5) } }
    _modify {
      defer { _wrote(.s5) }
      yield &_s5
    }
  }
  private var _s5: [Int]

  var s6: [Int] {
    get { _s6 }
    set { if Bindgen.replace(&_s6, with: newValue) { _wrote(.s6) } }
    _modify {
      defer { _wrote(.s6) }
      yield &_s6
    }
  }
  private var _s6: [Int]

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
    set {
      _s9 = newValue
      _wrote(.s9)
    }
  }
  private var _s9: Int

  // MARK: Derived

  var d14: Int {
    _refresh(.d14)
    return _cache.d14
  }

  var d18: Int? {
    _refresh(.d18)
    return _cache.d18
  }

  var d29: Int? {
    _refresh(.d29)
    return _cache.d29
  }

  var d0: Int {
    _refresh(.d0)
    return _cache.d0
  }

  var d10: Int {
    _refresh(.d10)
    return _cache.d10
  }

  var d31: Int? {
    _refresh(.d31)
    return _cache.d31
  }

  var d11: Int {
    _refresh(.d11)
    return _cache.d11
  }

  var d13: Int {
    _refresh(.d13)
    return _cache.d13
  }

  var d39: Int {
    _refresh(.d39)
    return _cache.d39
  }

  var d36: Int {
    _refresh(.d36)
    return _cache.d36
  }

  var d32: Int {
    _refresh(.d32)
    return _cache.d32
  }

  var d21: Int? {
    _refresh(.d21)
    return _cache.d21
  }

  var d8: Int {
    _refresh(.d8)
    return _cache.d8
  }

  var d1: Int {
    _refresh(.d1)
    return _cache.d1
  }

  var d3: Int? {
    _refresh(.d3)
    return _cache.d3
  }

  var d9: Int {
    _refresh(.d9)
    return _cache.d9
  }

  var d15: Int {
    _refresh(.d15)
    return _cache.d15
  }

  var d27: Int? { d3 }

  var d16: Int { d15 }

  var d7: Int {
    _refresh(.d7)
    return _cache.d7
  }

  var d17: Int {
    _refresh(.d17)
    return _cache.d17
  }

  var d28: Int {
    _refresh(.d28)
    return _cache.d28
  }

  var d2: Int {
    _refresh(.d2)
    return _cache.d2
  }

  var d4: Int? {
    _refresh(.d4)
    return _cache.d4
  }

  var d24: Int {
    _refresh(.d24)
    return _cache.d24
  }

  var d6: Int {
    _refresh(.d6)
    return _cache.d6
  }

  var d12: Int? {
    _refresh(.d12)
    return _cache.d12
  }

  var d20: Int? {
    _refresh(.d20)
    return _cache.d20
  }

  var d38: Int {
    _refresh(.d38)
    return _cache.d38
  }

  var d5: Int {
    _refresh(.d5)
    return _cache.d5
  }

  var d23: Int {
    _refresh(.d23)
    return _cache.d23
  }

  var d30: Int? { d12 }

  var d33: Int {
    _refresh(.d33)
    return _cache.d33
  }

  var d34: Int {
    _refresh(.d34)
    return _cache.d34
  }

  var d37: Int {
    _refresh(.d37)
    return _cache.d37
  }

  var d35: Int? {
    _refresh(.d35)
    return _cache.d35
  }

  var d26: Int {
    _refresh(.d26)
    return _cache.d26
  }

  var d19: Int {
    _refresh(.d19)
    return _cache.d19
  }

  var d22: Int {
    _refresh(.d22)
    return _cache.d22
  }

  var d25: Int { d22 }

  // MARK: Init

  init(
    s0: Int = 0,
    s1: [Int] = [],
    s2: Int = 0,
    s3: Int = 0,
    s4: Int = 0,
    s5: [Int] = [],
    s6: [Int] = [],
    s7: Int = 0,
    s8: Int = 0,
    s9: Int = 0
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
  }

  // MARK: Fields

  /// The fields that a transaction changed.
  struct Changes: OptionSet, Sendable, Bindgen.FieldSet {
    let rawValue: UInt64

    static let s0: Changes = Changes(rawValue: 1 &<< 0)
    static let s1: Changes = Changes(rawValue: 1 &<< 1)
    static let s2: Changes = Changes(rawValue: 1 &<< 2)
    static let s3: Changes = Changes(rawValue: 1 &<< 3)
    static let s4: Changes = Changes(rawValue: 1 &<< 4)
    static let s5: Changes = Changes(rawValue: 1 &<< 5)
    static let s6: Changes = Changes(rawValue: 1 &<< 6)
    static let s7: Changes = Changes(rawValue: 1 &<< 7)
    static let s8: Changes = Changes(rawValue: 1 &<< 8)
    static let s9: Changes = Changes(rawValue: 1 &<< 9)
    static let d14: Changes = Changes(rawValue: 1 &<< 10)
    static let d18: Changes = Changes(rawValue: 1 &<< 11)
    static let d29: Changes = Changes(rawValue: 1 &<< 12)
    static let d0: Changes = Changes(rawValue: 1 &<< 13)
    static let d10: Changes = Changes(rawValue: 1 &<< 14)
    static let d31: Changes = Changes(rawValue: 1 &<< 15)
    static let d11: Changes = Changes(rawValue: 1 &<< 16)
    static let d13: Changes = Changes(rawValue: 1 &<< 17)
    static let d39: Changes = Changes(rawValue: 1 &<< 18)
    static let d36: Changes = Changes(rawValue: 1 &<< 19)
    static let d32: Changes = Changes(rawValue: 1 &<< 20)
    static let d21: Changes = Changes(rawValue: 1 &<< 21)
    static let d8: Changes = Changes(rawValue: 1 &<< 22)
    static let d1: Changes = Changes(rawValue: 1 &<< 23)
    static let d3: Changes = Changes(rawValue: 1 &<< 24)
    static let d9: Changes = Changes(rawValue: 1 &<< 25)
    static let d15: Changes = Changes(rawValue: 1 &<< 26)
    static let d27: Changes = Changes(rawValue: 1 &<< 27)
    static let d16: Changes = Changes(rawValue: 1 &<< 28)
    static let d7: Changes = Changes(rawValue: 1 &<< 29)
    static let d17: Changes = Changes(rawValue: 1 &<< 30)
    static let d28: Changes = Changes(rawValue: 1 &<< 31)
    static let d2: Changes = Changes(rawValue: 1 &<< 32)
    static let d4: Changes = Changes(rawValue: 1 &<< 33)
    static let d24: Changes = Changes(rawValue: 1 &<< 34)
    static let d6: Changes = Changes(rawValue: 1 &<< 35)
    static let d12: Changes = Changes(rawValue: 1 &<< 36)
    static let d20: Changes = Changes(rawValue: 1 &<< 37)
    static let d38: Changes = Changes(rawValue: 1 &<< 38)
    static let d5: Changes = Changes(rawValue: 1 &<< 39)
    static let d23: Changes = Changes(rawValue: 1 &<< 40)
    static let d30: Changes = Changes(rawValue: 1 &<< 41)
    static let d33: Changes = Changes(rawValue: 1 &<< 42)
    static let d34: Changes = Changes(rawValue: 1 &<< 43)
    static let d37: Changes = Changes(rawValue: 1 &<< 44)
    static let d35: Changes = Changes(rawValue: 1 &<< 45)
    static let d26: Changes = Changes(rawValue: 1 &<< 46)
    static let d19: Changes = Changes(rawValue: 1 &<< 47)
    static let d22: Changes = Changes(rawValue: 1 &<< 48)
    static let d25: Changes = Changes(rawValue: 1 &<< 49)
  }

  /// The fields that can be observed one by one.
  struct Fields {
    var s0: Field<Int> { (.s0, { $0.s0 }) }
    var s1: Field<[Int]> { (.s1, { $0.s1 }) }
    var s2: Field<Int> { (.s2, { $0.s2 }) }
    var s3: Field<Int> { (.s3, { $0.s3 }) }
    var s4: Field<Int> { (.s4, { $0.s4 }) }
    var s5: Field<[Int]> { (.s5, { $0.s5 }) }
    var s6: Field<[Int]> { (.s6, { $0.s6 }) }
    var s7: Field<Int> { (.s7, { $0.s7 }) }
    var s8: Field<Int> { (.s8, { $0.s8 }) }
    var s9: Field<Int> { (.s9, { $0.s9 }) }
    var d14: Field<Int> { (.d14, { $0.d14 }) }
    var d18: Field<Int?> { (.d18, { $0.d18 }) }
    var d29: Field<Int?> { (.d29, { $0.d29 }) }
    var d0: Field<Int> { (.d0, { $0.d0 }) }
    var d10: Field<Int> { (.d10, { $0.d10 }) }
    var d31: Field<Int?> { (.d31, { $0.d31 }) }
    var d11: Field<Int> { (.d11, { $0.d11 }) }
    var d13: Field<Int> { (.d13, { $0.d13 }) }
    var d39: Field<Int> { (.d39, { $0.d39 }) }
    var d36: Field<Int> { (.d36, { $0.d36 }) }
    var d32: Field<Int> { (.d32, { $0.d32 }) }
    var d21: Field<Int?> { (.d21, { $0.d21 }) }
    var d8: Field<Int> { (.d8, { $0.d8 }) }
    var d1: Field<Int> { (.d1, { $0.d1 }) }
    var d3: Field<Int?> { (.d3, { $0.d3 }) }
    var d9: Field<Int> { (.d9, { $0.d9 }) }
    var d15: Field<Int> { (.d15, { $0.d15 }) }
    var d27: Field<Int?> { (.d27, { $0.d27 }) }
    var d16: Field<Int> { (.d16, { $0.d16 }) }
    var d7: Field<Int> { (.d7, { $0.d7 }) }
    var d17: Field<Int> { (.d17, { $0.d17 }) }
    var d28: Field<Int> { (.d28, { $0.d28 }) }
    var d2: Field<Int> { (.d2, { $0.d2 }) }
    var d4: Field<Int?> { (.d4, { $0.d4 }) }
    var d24: Field<Int> { (.d24, { $0.d24 }) }
    var d6: Field<Int> { (.d6, { $0.d6 }) }
    var d12: Field<Int?> { (.d12, { $0.d12 }) }
    var d20: Field<Int?> { (.d20, { $0.d20 }) }
    var d38: Field<Int> { (.d38, { $0.d38 }) }
    var d5: Field<Int> { (.d5, { $0.d5 }) }
    var d23: Field<Int> { (.d23, { $0.d23 }) }
    var d30: Field<Int?> { (.d30, { $0.d30 }) }
    var d33: Field<Int> { (.d33, { $0.d33 }) }
    var d34: Field<Int> { (.d34, { $0.d34 }) }
    var d37: Field<Int> { (.d37, { $0.d37 }) }
    var d35: Field<Int?> { (.d35, { $0.d35 }) }
    var d26: Field<Int> { (.d26, { $0.d26 }) }
    var d19: Field<Int> { (.d19, { $0.d19 }) }
    var d22: Field<Int> { (.d22, { $0.d22 }) }
    var d25: Field<Int> { (.d25, { $0.d25 }) }
  }
  static var _fields: Fields { Fields() }

  // MARK: Machinery

  let _core: Bindgen.Core = Bindgen.Core(Graph6._graph)
  private static let _graph: Bindgen.Graph = Bindgen.Graph(
    Changes.self,
    "s0 s1 s2 s3 s4 s5 s6 s7 s8 s9 d14 d18 d29 d0 d10 d31 d11 d13 d39 d36 d32 d21 d8 d1 d3 d9 d15 d27 d16 d7 d17 d28 d2 d4 d24 d6 d12 d20 d38 d5 d23 d30 d33 d34 d37 d35 d26 d19 d22 d25",
    [
      .d14: [.s3],
      .d18: [.s8],
      .d29: [.s5],
      .d0: [.s3, .s8, .s9],
      .d10: [.s2, .s4],
      .d31: [.d10],
      .d11: [.d10],
      .d13: [.d11],
      .d39: [.s5],
      .d36: [.s9],
      .d32: [.s2, .s5],
      .d21: [.d18],
      .d8: [.s8],
      .d1: [.d0],
      .d3: [.s7, .d1],
      .d9: [.s3, .s9, .d3],
      .d15: [.s7, .d9],
      .d27: [.d3],
      .d16: [.d15],
      .d7: [.s4],
      .d17: [.d7],
      .d28: [.d27, .d16],
      .d2: [.s7, .s9],
      .d4: [.d2],
      .d24: [.s5, .d15, .d2],
      .d6: [.s7, .d2],
      .d12: [.d11, .d8, .d6],
      .d20: [.s7, .d15, .d16, .d6, .d12],
      .d38: [.d32, .d16, .d20],
      .d5: [.d4],
      .d23: [.d14, .d18, .d10, .d17, .d5],
      .d30: [.d12],
      .d33: [.d31, .d30],
      .d34: [.d3, .d15, .d6],
      .d37: [.d10, .d11, .d5],
      .d35: [.d29, .d33, .d34],
      .d26: [.s2, .d20],
      .d19: [.d13, .d17],
      .d22: [.s6, .d19],
      .d25: [.d22],
    ]
  )

  private struct _Cache {
    var d14: Int = 0
    var d18: Int?
    var d29: Int?
    var d0: Int = 0
    var d10: Int = 0
    var d31: Int?
    var d11: Int = 0
    var d13: Int = 0
    var d39: Int = 0
    var d36: Int = 0
    var d32: Int = 0
    var d21: Int?
    var d8: Int = 0
    var d1: Int = 0
    var d3: Int?
    var d9: Int = 0
    var d15: Int = 0
    var d7: Int = 0
    var d17: Int = 0
    var d28: Int = 0
    var d2: Int = 0
    var d4: Int?
    var d24: Int = 0
    var d6: Int = 0
    var d12: Int?
    var d20: Int?
    var d38: Int = 0
    var d5: Int = 0
    var d23: Int = 0
    var d33: Int = 0
    var d34: Int = 0
    var d37: Int = 0
    var d35: Int?
    var d26: Int = 0
    var d19: Int = 0
    var d22: Int = 0
  }
  private var _cache: _Cache = _Cache()

  private func _wrote(_ field: Changes) { _core.wrote(field.mask, of: self) }
  private func _refresh(_ field: Changes) { _core.refresh(field.mask, of: self) }

  func _compute(_ fields: Bindgen.Mask) {
    var pass: Bindgen.Pass<Changes> = _core.pass(fields)
    if pass.isDue(.d14) {
      let value: Int = _Graph6Formulas.d14(_s3)
      if Bindgen.replace(&_cache.d14, with: value, unless: _Graph6Formulas.d14AreEqual) { pass.changed(.d14) }
    }
    if pass.isDue(.d18) {
      let value: Int? = _Graph6Formulas.d18(_s8)
      if Bindgen.replace(&_cache.d18, with: value) { pass.changed(.d18) }
    }
    if pass.isDue(.d29) {
      let value: Int? = _Graph6Formulas.d29(_s5)
      if Bindgen.replace(&_cache.d29, with: value) { pass.changed(.d29) }
    }
    if pass.isDue(.d0) {
      let value: Int = _Graph6Formulas.d0(_s3, _s9, _s8)
      if Bindgen.replace(&_cache.d0, with: value, unless: _Graph6Formulas.d0AreEqual) { pass.changed(.d0) }
    }
    if pass.isDue(.d10) {
      let value: Int = _Graph6Formulas.d10(_s4, _s2)
      if Bindgen.replace(&_cache.d10, with: value) { pass.changed(.d10) }
    }
    if pass.isDue(.d31) {
      let value: Int? = _Graph6Formulas.d31(_cache.d10)
      if Bindgen.replace(&_cache.d31, with: value) { pass.changed(.d31) }
    }
    if pass.isDue(.d11) {
      let value: Int = _Graph6Formulas.d11(_cache.d10)
      if Bindgen.replace(&_cache.d11, with: value, unless: _Graph6Formulas.d11AreEqual) { pass.changed(.d11) }
    }
    if pass.isDue(.d13) {
      _cache.d13 = _Graph6Formulas.d13(_cache.d11)
      pass.changed(.d13)
    }
    if pass.isDue(.d39) {
      _cache.d39 = _Graph6Formulas.d39(_s5)
      pass.changed(.d39)
    }
    if pass.isDue(.d36) {
      let value: Int = _Graph6Formulas.d36(_s9)
      if Bindgen.replace(&_cache.d36, with: value) { pass.changed(.d36) }
    }
    if pass.isDue(.d32) {
      let value: Int = _Graph6Formulas.d32(_s2, _s5)
      if Bindgen.replace(&_cache.d32, with: value) { pass.changed(.d32) }
    }
    if pass.isDue(.d21) {
      let value: Int? = _Graph6Formulas.d21(_cache.d18)
      if Bindgen.replace(&_cache.d21, with: value) { pass.changed(.d21) }
    }
    if pass.isDue(.d8) {
      let value: Int = _Graph6Formulas.d8(_s8)
      if Bindgen.replace(&_cache.d8, with: value) { pass.changed(.d8) }
    }
    if pass.isDue(.d1) {
      let value: Int = _Graph6Formulas.d1(_cache.d0)
      if Bindgen.replace(&_cache.d1, with: value, unless: _Graph6Formulas.d1AreEqual) { pass.changed(.d1) }
    }
    if pass.isDue(.d3) {
      let value: Int? = _Graph6Formulas.d3(_cache.d1, _s7)
      if Bindgen.replace(&_cache.d3, with: value) { pass.changed(.d3) }
    }
    if pass.isDue(.d9) {
      let value: Int = _Graph6Formulas.d9(_s3, _s9, _cache.d3)
      if Bindgen.replace(&_cache.d9, with: value) { pass.changed(.d9) }
    }
    if pass.isDue(.d15) {
      let value: Int = _Graph6Formulas.d15(_s7, _cache.d9)
      if Bindgen.replace(&_cache.d15, with: value) { pass.changed(.d15) }
    }
    if pass.isDue(.d27) { pass.changed(.d27) }
    if pass.isDue(.d16) { pass.changed(.d16) }
    if pass.isDue(.d7) {
      let value: Int = _Graph6Formulas.d7(_s4)
      if Bindgen.replace(&_cache.d7, with: value, unless: _Graph6Formulas.d7AreEqual) { pass.changed(.d7) }
    }
    if pass.isDue(.d17) {
      let value: Int = _Graph6Formulas.d17(_cache.d7)
      if Bindgen.replace(&_cache.d17, with: value) { pass.changed(.d17) }
    }
    if pass.isDue(.d28) {
      _cache.d28 = _Graph6Formulas.d28(_cache.d3, _cache.d15)
      pass.changed(.d28)
    }
    if pass.isDue(.d2) {
      let value: Int = _Graph6Formulas.d2(_s9, _s7)
      if Bindgen.replace(&_cache.d2, with: value) { pass.changed(.d2) }
    }
    if pass.isDue(.d4) {
      let value: Int? = _Graph6Formulas.d4(_cache.d2)
      if Bindgen.replace(&_cache.d4, with: value) { pass.changed(.d4) }
    }
    if pass.isDue(.d24) {
      let value: Int = _Graph6Formulas.d24(_cache.d15, _cache.d2, _s5)
      if Bindgen.replace(&_cache.d24, with: value) { pass.changed(.d24) }
    }
    if pass.isDue(.d6) {
      let value: Int = _Graph6Formulas.d6(_cache.d2, _s7)
      if Bindgen.replace(&_cache.d6, with: value) { pass.changed(.d6) }
    }
    if pass.isDue(.d12) {
      let value: Int? = _Graph6Formulas.d12(_cache.d6, _cache.d11, _cache.d8)
      if Bindgen.replace(&_cache.d12, with: value) { pass.changed(.d12) }
    }
    if pass.isDue(.d20) {
      let value: Int? = _Graph6Formulas.d20(_cache.d12, _s7, _cache.d6, _cache.d15, _cache.d15)
      if Bindgen.replace(&_cache.d20, with: value) { pass.changed(.d20) }
    }
    if pass.isDue(.d38) {
      _cache.d38 = _Graph6Formulas.d38(_cache.d20, _cache.d15, _cache.d32)
      pass.changed(.d38)
    }
    if pass.isDue(.d5) {
      let value: Int = _Graph6Formulas.d5(_cache.d4)
      if Bindgen.replace(&_cache.d5, with: value) { pass.changed(.d5) }
    }
    if pass.isDue(.d23) {
      let value: Int = _Graph6Formulas.d23(_cache.d14, _cache.d5, _cache.d10, _cache.d18, _cache.d17)
      if Bindgen.replace(&_cache.d23, with: value, unless: _Graph6Formulas.d23AreEqual) { pass.changed(.d23) }
    }
    if pass.isDue(.d30) { pass.changed(.d30) }
    if pass.isDue(.d33) {
      _cache.d33 = _Graph6Formulas.d33(_cache.d31, _cache.d12)
      pass.changed(.d33)
    }
    if pass.isDue(.d34) {
      let value: Int = _Graph6Formulas.d34(_cache.d6, _cache.d15, _cache.d3)
      if Bindgen.replace(&_cache.d34, with: value) { pass.changed(.d34) }
    }
    if pass.isDue(.d37) {
      let value: Int = _Graph6Formulas.d37(_cache.d10, _cache.d11, _cache.d5)
      if Bindgen.replace(&_cache.d37, with: value, unless: _Graph6Formulas.d37AreEqual) { pass.changed(.d37) }
    }
    if pass.isDue(.d35) {
      let value: Int? = _Graph6Formulas.d35(_cache.d33, _cache.d29, _cache.d34)
      if Bindgen.replace(&_cache.d35, with: value) { pass.changed(.d35) }
    }
    if pass.isDue(.d26) {
      let value: Int = _Graph6Formulas.d26(_cache.d20, _s2)
      if Bindgen.replace(&_cache.d26, with: value) { pass.changed(.d26) }
    }
    if pass.isDue(.d19) {
      _cache.d19 = _Graph6Formulas.d19(_cache.d13, _cache.d17)
      pass.changed(.d19)
    }
    if pass.isDue(.d22) {
      let value: Int = _Graph6Formulas.d22(_cache.d19, _s6)
      if Bindgen.replace(&_cache.d22, with: value) { pass.changed(.d22) }
    }
    if pass.isDue(.d25) { pass.changed(.d25) }
    _core.finish(pass)
  }
}

extension Graph6 {
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
    case "d14": return observe(\.d14) { body($0.number) }
    case "d18": return observe(\.d18) { body($0.number) }
    case "d29": return observe(\.d29) { body($0.number) }
    case "d0": return observe(\.d0) { body($0.number) }
    case "d10": return observe(\.d10) { body($0.number) }
    case "d31": return observe(\.d31) { body($0.number) }
    case "d11": return observe(\.d11) { body($0.number) }
    case "d13": return observe(\.d13) { body($0.number) }
    case "d39": return observe(\.d39) { body($0.number) }
    case "d36": return observe(\.d36) { body($0.number) }
    case "d32": return observe(\.d32) { body($0.number) }
    case "d21": return observe(\.d21) { body($0.number) }
    case "d8": return observe(\.d8) { body($0.number) }
    case "d1": return observe(\.d1) { body($0.number) }
    case "d3": return observe(\.d3) { body($0.number) }
    case "d9": return observe(\.d9) { body($0.number) }
    case "d15": return observe(\.d15) { body($0.number) }
    case "d27": return observe(\.d27) { body($0.number) }
    case "d16": return observe(\.d16) { body($0.number) }
    case "d7": return observe(\.d7) { body($0.number) }
    case "d17": return observe(\.d17) { body($0.number) }
    case "d28": return observe(\.d28) { body($0.number) }
    case "d2": return observe(\.d2) { body($0.number) }
    case "d4": return observe(\.d4) { body($0.number) }
    case "d24": return observe(\.d24) { body($0.number) }
    case "d6": return observe(\.d6) { body($0.number) }
    case "d12": return observe(\.d12) { body($0.number) }
    case "d20": return observe(\.d20) { body($0.number) }
    case "d38": return observe(\.d38) { body($0.number) }
    case "d5": return observe(\.d5) { body($0.number) }
    case "d23": return observe(\.d23) { body($0.number) }
    case "d30": return observe(\.d30) { body($0.number) }
    case "d33": return observe(\.d33) { body($0.number) }
    case "d34": return observe(\.d34) { body($0.number) }
    case "d37": return observe(\.d37) { body($0.number) }
    case "d35": return observe(\.d35) { body($0.number) }
    case "d26": return observe(\.d26) { body($0.number) }
    case "d19": return observe(\.d19) { body($0.number) }
    case "d22": return observe(\.d22) { body($0.number) }
    case "d25": return observe(\.d25) { body($0.number) }
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
      if changes.contains(.d14) { names.insert("d14") }
      if changes.contains(.d18) { names.insert("d18") }
      if changes.contains(.d29) { names.insert("d29") }
      if changes.contains(.d0) { names.insert("d0") }
      if changes.contains(.d10) { names.insert("d10") }
      if changes.contains(.d31) { names.insert("d31") }
      if changes.contains(.d11) { names.insert("d11") }
      if changes.contains(.d13) { names.insert("d13") }
      if changes.contains(.d39) { names.insert("d39") }
      if changes.contains(.d36) { names.insert("d36") }
      if changes.contains(.d32) { names.insert("d32") }
      if changes.contains(.d21) { names.insert("d21") }
      if changes.contains(.d8) { names.insert("d8") }
      if changes.contains(.d1) { names.insert("d1") }
      if changes.contains(.d3) { names.insert("d3") }
      if changes.contains(.d9) { names.insert("d9") }
      if changes.contains(.d15) { names.insert("d15") }
      if changes.contains(.d27) { names.insert("d27") }
      if changes.contains(.d16) { names.insert("d16") }
      if changes.contains(.d7) { names.insert("d7") }
      if changes.contains(.d17) { names.insert("d17") }
      if changes.contains(.d28) { names.insert("d28") }
      if changes.contains(.d2) { names.insert("d2") }
      if changes.contains(.d4) { names.insert("d4") }
      if changes.contains(.d24) { names.insert("d24") }
      if changes.contains(.d6) { names.insert("d6") }
      if changes.contains(.d12) { names.insert("d12") }
      if changes.contains(.d20) { names.insert("d20") }
      if changes.contains(.d38) { names.insert("d38") }
      if changes.contains(.d5) { names.insert("d5") }
      if changes.contains(.d23) { names.insert("d23") }
      if changes.contains(.d30) { names.insert("d30") }
      if changes.contains(.d33) { names.insert("d33") }
      if changes.contains(.d34) { names.insert("d34") }
      if changes.contains(.d37) { names.insert("d37") }
      if changes.contains(.d35) { names.insert("d35") }
      if changes.contains(.d26) { names.insert("d26") }
      if changes.contains(.d19) { names.insert("d19") }
      if changes.contains(.d22) { names.insert("d22") }
      if changes.contains(.d25) { names.insert("d25") }
      body(names)
    }
  }
}

extension Graph6: DrivenModel {
  static func make(_ children: [String: any DrivenModel]) -> any DrivenModel {
    Graph6(
      s0: 0
    )
  }

  var sum: Int {
    var sum: Int = 0
    sum &+= s0.number
    sum &+= s1.number
    sum &+= s2.number
    sum &+= s3.number
    sum &+= s4.number
    sum &+= s5.number
    sum &+= s6.number
    sum &+= s7.number
    sum &+= s8.number
    sum &+= s9.number
    sum &+= bucket(d14)
    sum &+= d18.number
    sum &+= d29.number
    sum &+= bucket(d0)
    sum &+= d10.number
    sum &+= d31.number
    sum &+= bucket(d11)
    sum &+= d13.number
    sum &+= d39.number
    sum &+= d36.number
    sum &+= d32.number
    sum &+= d21.number
    sum &+= d8.number
    sum &+= bucket(d1)
    sum &+= d3.number
    sum &+= d9.number
    sum &+= d15.number
    sum &+= d27.number
    sum &+= d16.number
    sum &+= bucket(d7)
    sum &+= d17.number
    sum &+= d28.number
    sum &+= d2.number
    sum &+= d4.number
    sum &+= d24.number
    sum &+= d6.number
    sum &+= d12.number
    sum &+= d20.number
    sum &+= d38.number
    sum &+= d5.number
    sum &+= bucket(d23)
    sum &+= d30.number
    sum &+= d33.number
    sum &+= d34.number
    sum &+= bucket(d37)
    sum &+= d35.number
    sum &+= d26.number
    sum &+= d19.number
    sum &+= d22.number
    sum &+= d25.number
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
    case "d14": return d14.number
    case "d18": return d18.number
    case "d29": return d29.number
    case "d0": return d0.number
    case "d10": return d10.number
    case "d31": return d31.number
    case "d11": return d11.number
    case "d13": return d13.number
    case "d39": return d39.number
    case "d36": return d36.number
    case "d32": return d32.number
    case "d21": return d21.number
    case "d8": return d8.number
    case "d1": return d1.number
    case "d3": return d3.number
    case "d9": return d9.number
    case "d15": return d15.number
    case "d27": return d27.number
    case "d16": return d16.number
    case "d7": return d7.number
    case "d17": return d17.number
    case "d28": return d28.number
    case "d2": return d2.number
    case "d4": return d4.number
    case "d24": return d24.number
    case "d6": return d6.number
    case "d12": return d12.number
    case "d20": return d20.number
    case "d38": return d38.number
    case "d5": return d5.number
    case "d23": return d23.number
    case "d30": return d30.number
    case "d33": return d33.number
    case "d34": return d34.number
    case "d37": return d37.number
    case "d35": return d35.number
    case "d26": return d26.number
    case "d19": return d19.number
    case "d22": return d22.number
    case "d25": return d25.number
    default: return .min
    }
  }

  func write(_ field: String, _ values: [Int]) {
    switch field {
    case "s0": s0 = Int(values)
    case "s1": s1 = [Int](values)
    case "s2": s2 = Int(values)
    case "s3": s3 = Int(values)
    case "s4": s4 = Int(values)
    case "s5": s5 = [Int](values)
    case "s6": s6 = [Int](values)
    case "s7": s7 = Int(values)
    case "s8": s8 = Int(values)
    case "s9": s9 = Int(values)
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
    default: break
    }
  }

  func group(_ body: () -> Void) { update { _ in body() } }
}

/// The spec's expressions: each sees what it names, and nothing else of the model.
enum _Graph6Formulas {
  static func d14(_ s3: Int) -> Int { s3 % 5 }
  static func d14AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func d18(_ s8: Int) -> Int? { maybe(s8 % 5) }
  static func d29(_ s5: [Int]) -> Int? { maybe(s5.number % 5) }
  static func d0(_ s3: Int, _ s9: Int, _ s8: Int) -> Int { pick(s3, s9, s8) }
  static func d0AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func d10(_ s4: Int, _ s2: Int) -> Int { s4 &+ s2 }
  static func d31(_ d10: Int) -> Int? { maybe(d10 % 5) }
  static func d11(_ d10: Int) -> Int { d10 % 5 }
  static func d11AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func d13(_ d11: Int) -> Int { bucket(d11) / 2 }
  static func d39(_ s5: [Int]) -> Int { s5.number % 5 }
  static func d36(_ s9: Int) -> Int { s9 % 5 }
  static func d32(_ s2: Int, _ s5: [Int]) -> Int { s2 &+ s5.number }
  static func d21(_ d18: Int?) -> Int? { maybe(d18.number % 5) }
  static func d8(_ s8: Int) -> Int { s8 / 2 }
  static func d1(_ d0: Int) -> Int { bucket(d0) % 5 }
  static func d1AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func d3(_ d1: Int, _ s7: Int) -> Int? { maybe(bucket(d1) &+ s7) }
  static func d9(_ s3: Int, _ s9: Int, _ d3: Int?) -> Int { pick(s3, s9, d3.number) }
  static func d15(_ s7: Int, _ d9: Int) -> Int { s7 &+ d9 }
  static func d7(_ s4: Int) -> Int { s4 % 5 }
  static func d7AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func d17(_ d7: Int) -> Int { bucket(d7) % 5 }
  static func d28(_ d27: Int?, _ d16: Int) -> Int { mix(d27.number, d16) }
  static func d2(_ s9: Int, _ s7: Int) -> Int { s9 &+ s7 }
  static func d4(_ d2: Int) -> Int? { maybe(d2 / 2) }
  static func d24(_ d15: Int, _ d2: Int, _ s5: [Int]) -> Int { mix(d15, d2, s5.number, s5.number) }
  static func d6(_ d2: Int, _ s7: Int) -> Int { mix(d2, s7) }
  static func d12(_ d6: Int, _ d11: Int, _ d8: Int) -> Int? { maybe(pick(d6, bucket(d11), d8)) }
  static func d20(_ d12: Int?, _ s7: Int, _ d6: Int, _ d15: Int, _ d16: Int) -> Int? { maybe(mix(d12.number, s7, d6, d15, d16)) }
  static func d38(_ d20: Int?, _ d16: Int, _ d32: Int) -> Int { pick(d20.number, d16, d32) }
  static func d5(_ d4: Int?) -> Int { d4.number % 5 }
  static func d23(_ d14: Int, _ d5: Int, _ d10: Int, _ d18: Int?, _ d17: Int) -> Int { mix(bucket(d14), d5, d10, d18.number, d17) }
  static func d23AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func d33(_ d31: Int?, _ d30: Int?) -> Int { d31.number &+ d30.number }
  static func d34(_ d6: Int, _ d15: Int, _ d3: Int?) -> Int { pick(d6, d15, d3.number) }
  static func d37(_ d10: Int, _ d11: Int, _ d5: Int) -> Int { pick(d10, bucket(d11), d5) }
  static func d37AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func d35(_ d33: Int, _ d29: Int?, _ d34: Int) -> Int? { maybe(pick(d33, d29.number, d34)) }
  static func d26(_ d20: Int?, _ s2: Int) -> Int { d20.number &+ s2 }
  static func d19(_ d13: Int, _ d17: Int) -> Int { d13 &+ d17 }
  static func d22(_ d19: Int, _ s6: [Int]) -> Int { d19 &+ s6.number }
}

// Made by bindgen from Graph12.bindgen.yml. Do not edit: change the spec.
// swift-format-ignore-file
// swiftlint:disable all

package final class Graph12: Bindgen.Model {
  // MARK: State

  package internal(set) var s0: Int {
    get { _s0 }
    set { if Bindgen.replace(&_s0, with: newValue) { _wrote(.s0) } }
  }
  private var _s0: Int

  package internal(set) var s1: [Int] {
    get { _s1 }
    set { if Bindgen.replace(&_s1, with: newValue) { _wrote(.s1) } }
    _modify {
      defer { _wrote(.s1) }
      yield &_s1
    }
  }
  private var _s1: [Int]

  package internal(set) var s2: [Int] {
    get { _s2 }
    set { if Bindgen.replace(&_s2, with: newValue) { _wrote(.s2) } }
    _modify {
      defer { _wrote(.s2) }
      yield &_s2
    }
  }
  private var _s2: [Int]

  package internal(set) var s3: [Int] {
    get { _s3 }
    set { if Bindgen.replace(&_s3, with: newValue) { _wrote(.s3) } }
    _modify {
      defer { _wrote(.s3) }
      yield &_s3
    }
  }
  private var _s3: [Int]

  package internal(set) var s4: [Int] {
    get { _s4 }
    set { if Bindgen.replace(&_s4, with: newValue) { _wrote(.s4) } }
    _modify {
      defer { _wrote(.s4) }
      yield &_s4
    }
  }
  private var _s4: [Int]

  package internal(set) var s5: Int {
    get { _s5 }
    set { if Bindgen.replace(&_s5, with: newValue, unless: _Graph12Formulas.s5AreEqual) { _wrote(.s5) } }
  }
  private var _s5: Int

  // MARK: Derived

  package var d2: Int? {
    _refresh(.d2)
    return _cache.d2
  }

  package var d1: Int? {
    _refresh(.d1)
    return _cache.d1
  }

  package var d8: Int? {
    _refresh(.d8)
    return _cache.d8
  }

  package var d17: Int {
    _refresh(.d17)
    return _cache.d17
  }

  package var d66: Int? {
    _refresh(.d66)
    return _cache.d66
  }

  package var d21: Int {
    _refresh(.d21)
    return _cache.d21
  }

  package var d24: Int {
    _refresh(.d24)
    return _cache.d24
  }

  package var d4: Int? {
    _refresh(.d4)
    return _cache.d4
  }

  package var d11: Int {
    _refresh(.d11)
    return _cache.d11
  }

  package var d50: Int? {
    _refresh(.d50)
    return _cache.d50
  }

  package var d70: Int? {
    _refresh(.d70)
    return _cache.d70
  }

  package var d60: Int? {
    _refresh(.d60)
    return _cache.d60
  }

  package var d0: Int? {
    _refresh(.d0)
    return _cache.d0
  }

  package var d3: Int {
    _refresh(.d3)
    return _cache.d3
  }

  package var d5: Int {
    _refresh(.d5)
    return _cache.d5
  }

  package var d6: Int? {
    _refresh(.d6)
    return _cache.d6
  }

  package var d76: Int {
    _refresh(.d76)
    return _cache.d76
  }

  package var d43: Int? {
    _refresh(.d43)
    return _cache.d43
  }

  package var d64: Int {
    _refresh(.d64)
    return _cache.d64
  }

  package var d30: Int {
    _refresh(.d30)
    return _cache.d30
  }

  package var d44: Int {
    _refresh(.d44)
    return _cache.d44
  }

  package var d10: Int {
    _refresh(.d10)
    return _cache.d10
  }

  package var d12: Int {
    _refresh(.d12)
    return _cache.d12
  }

  package var d63: Int {
    _refresh(.d63)
    return _cache.d63
  }

  package var d7: Int { d3 }

  package var d18: Int { d7 }

  package var d9: Int? {
    _refresh(.d9)
    return _cache.d9
  }

  package var d13: Int? {
    _refresh(.d13)
    return _cache.d13
  }

  package var d78: Int {
    _refresh(.d78)
    return _cache.d78
  }

  package var d67: Int {
    _refresh(.d67)
    return _cache.d67
  }

  package var d69: Int {
    _refresh(.d69)
    return _cache.d69
  }

  package var d57: Int {
    _refresh(.d57)
    return _cache.d57
  }

  package var d87: Int { d57 }

  package var d14: Int? {
    _refresh(.d14)
    return _cache.d14
  }

  package var d81: Int {
    _refresh(.d81)
    return _cache.d81
  }

  package var d20: Int? { d9 }

  package var d22: Int {
    _refresh(.d22)
    return _cache.d22
  }

  package var d46: Int {
    _refresh(.d46)
    return _cache.d46
  }

  package var d16: Int {
    _refresh(.d16)
    return _cache.d16
  }

  package var d33: Int {
    _refresh(.d33)
    return _cache.d33
  }

  package var d56: Int? {
    _refresh(.d56)
    return _cache.d56
  }

  package var d19: Int {
    _refresh(.d19)
    return _cache.d19
  }

  package var d88: Int {
    _refresh(.d88)
    return _cache.d88
  }

  package var d23: Int {
    _refresh(.d23)
    return _cache.d23
  }

  package var d26: Int? {
    _refresh(.d26)
    return _cache.d26
  }

  package var d28: Int? { d26 }

  package var d25: Int {
    _refresh(.d25)
    return _cache.d25
  }

  package var d27: Int {
    _refresh(.d27)
    return _cache.d27
  }

  package var d31: Int {
    _refresh(.d31)
    return _cache.d31
  }

  package var d32: Int {
    _refresh(.d32)
    return _cache.d32
  }

  package var d71: Int {
    _refresh(.d71)
    return _cache.d71
  }

  package var d34: Int? {
    _refresh(.d34)
    return _cache.d34
  }

  package var d29: Int {
    _refresh(.d29)
    return _cache.d29
  }

  package var d55: Int {
    _refresh(.d55)
    return _cache.d55
  }

  package var d35: Int {
    _refresh(.d35)
    return _cache.d35
  }

  package var d48: Int {
    _refresh(.d48)
    return _cache.d48
  }

  package var d36: Int? {
    _refresh(.d36)
    return _cache.d36
  }

  package var d39: Int {
    _refresh(.d39)
    return _cache.d39
  }

  package var d37: Int {
    _refresh(.d37)
    return _cache.d37
  }

  package var d41: Int {
    _refresh(.d41)
    return _cache.d41
  }

  package var d47: Int? {
    _refresh(.d47)
    return _cache.d47
  }

  package var d49: Int {
    _refresh(.d49)
    return _cache.d49
  }

  package var d68: Int {
    _refresh(.d68)
    return _cache.d68
  }

  package var d65: Int {
    _refresh(.d65)
    return _cache.d65
  }

  package var d73: Int {
    _refresh(.d73)
    return _cache.d73
  }

  package var d77: Int { d73 }

  package var d80: Int {
    _refresh(.d80)
    return _cache.d80
  }

  package var d45: Int { d39 }

  package var d15: Int {
    _refresh(.d15)
    return _cache.d15
  }

  package var d54: Int? {
    _refresh(.d54)
    return _cache.d54
  }

  package var d38: Int {
    _refresh(.d38)
    return _cache.d38
  }

  package var d42: Int {
    _refresh(.d42)
    return _cache.d42
  }

  package var d84: Int {
    _refresh(.d84)
    return _cache.d84
  }

  package var d74: Int {
    _refresh(.d74)
    return _cache.d74
  }

  package var d40: Int {
    _refresh(.d40)
    return _cache.d40
  }

  package var d58: Int {
    _refresh(.d58)
    return _cache.d58
  }

  package var d51: Int {
    _refresh(.d51)
    return _cache.d51
  }

  package var d53: Int? {
    _refresh(.d53)
    return _cache.d53
  }

  package var d59: Int {
    _refresh(.d59)
    return _cache.d59
  }

  package var d79: Int? {
    _refresh(.d79)
    return _cache.d79
  }

  package var d61: Int {
    _refresh(.d61)
    return _cache.d61
  }

  package var d83: Int? {
    _refresh(.d83)
    return _cache.d83
  }

  package var d72: Int {
    _refresh(.d72)
    return _cache.d72
  }

  package var d52: Int {
    _refresh(.d52)
    return _cache.d52
  }

  package var d75: Int {
    _refresh(.d75)
    return _cache.d75
  }

  package var d89: Int? {
    _refresh(.d89)
    return _cache.d89
  }

  package var d62: Int {
    _refresh(.d62)
    return _cache.d62
  }

  package var d82: Int {
    _refresh(.d82)
    return _cache.d82
  }

  package var d86: Int? {
    _refresh(.d86)
    return _cache.d86
  }

  package var d85: Int {
    _refresh(.d85)
    return _cache.d85
  }

  // MARK: Actions

  /// Makes many writes one transaction: observers are notified once, at its end.
  @discardableResult
  package func update<Returned>(_ body: (Graph12) throws -> Returned) rethrows -> Returned {
    _core.open()
    defer { _core.close() }
    return try body(self)
  }

  // MARK: Init

  package init(
    s0: Int = 0,
    s1: [Int] = [],
    s2: [Int] = [],
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
    static let d2: Changes = Changes(field: 6)
    static let d1: Changes = Changes(field: 7)
    static let d8: Changes = Changes(field: 8)
    static let d17: Changes = Changes(field: 9)
    static let d66: Changes = Changes(field: 10)
    static let d21: Changes = Changes(field: 11)
    static let d24: Changes = Changes(field: 12)
    static let d4: Changes = Changes(field: 13)
    static let d11: Changes = Changes(field: 14)
    static let d50: Changes = Changes(field: 15)
    static let d70: Changes = Changes(field: 16)
    static let d60: Changes = Changes(field: 17)
    static let d0: Changes = Changes(field: 18)
    static let d3: Changes = Changes(field: 19)
    static let d5: Changes = Changes(field: 20)
    static let d6: Changes = Changes(field: 21)
    static let d76: Changes = Changes(field: 22)
    static let d43: Changes = Changes(field: 23)
    static let d64: Changes = Changes(field: 24)
    static let d30: Changes = Changes(field: 25)
    static let d44: Changes = Changes(field: 26)
    static let d10: Changes = Changes(field: 27)
    static let d12: Changes = Changes(field: 28)
    static let d63: Changes = Changes(field: 29)
    static let d7: Changes = Changes(field: 30)
    static let d18: Changes = Changes(field: 31)
    static let d9: Changes = Changes(field: 32)
    static let d13: Changes = Changes(field: 33)
    static let d78: Changes = Changes(field: 34)
    static let d67: Changes = Changes(field: 35)
    static let d69: Changes = Changes(field: 36)
    static let d57: Changes = Changes(field: 37)
    static let d87: Changes = Changes(field: 38)
    static let d14: Changes = Changes(field: 39)
    static let d81: Changes = Changes(field: 40)
    static let d20: Changes = Changes(field: 41)
    static let d22: Changes = Changes(field: 42)
    static let d46: Changes = Changes(field: 43)
    static let d16: Changes = Changes(field: 44)
    static let d33: Changes = Changes(field: 45)
    static let d56: Changes = Changes(field: 46)
    static let d19: Changes = Changes(field: 47)
    static let d88: Changes = Changes(field: 48)
    static let d23: Changes = Changes(field: 49)
    static let d26: Changes = Changes(field: 50)
    static let d28: Changes = Changes(field: 51)
    static let d25: Changes = Changes(field: 52)
    static let d27: Changes = Changes(field: 53)
    static let d31: Changes = Changes(field: 54)
    static let d32: Changes = Changes(field: 55)
    static let d71: Changes = Changes(field: 56)
    static let d34: Changes = Changes(field: 57)
    static let d29: Changes = Changes(field: 58)
    static let d55: Changes = Changes(field: 59)
    static let d35: Changes = Changes(field: 60)
    static let d48: Changes = Changes(field: 61)
    static let d36: Changes = Changes(field: 62)
    static let d39: Changes = Changes(field: 63)
    static let d37: Changes = Changes(field: 64)
    static let d41: Changes = Changes(field: 65)
    static let d47: Changes = Changes(field: 66)
    static let d49: Changes = Changes(field: 67)
    static let d68: Changes = Changes(field: 68)
    static let d65: Changes = Changes(field: 69)
    static let d73: Changes = Changes(field: 70)
    static let d77: Changes = Changes(field: 71)
    static let d80: Changes = Changes(field: 72)
    static let d45: Changes = Changes(field: 73)
    static let d15: Changes = Changes(field: 74)
    static let d54: Changes = Changes(field: 75)
    static let d38: Changes = Changes(field: 76)
    static let d42: Changes = Changes(field: 77)
    static let d84: Changes = Changes(field: 78)
    static let d74: Changes = Changes(field: 79)
    static let d40: Changes = Changes(field: 80)
    static let d58: Changes = Changes(field: 81)
    static let d51: Changes = Changes(field: 82)
    static let d53: Changes = Changes(field: 83)
    static let d59: Changes = Changes(field: 84)
    static let d79: Changes = Changes(field: 85)
    static let d61: Changes = Changes(field: 86)
    static let d83: Changes = Changes(field: 87)
    static let d72: Changes = Changes(field: 88)
    static let d52: Changes = Changes(field: 89)
    static let d75: Changes = Changes(field: 90)
    static let d89: Changes = Changes(field: 91)
    static let d62: Changes = Changes(field: 92)
    static let d82: Changes = Changes(field: 93)
    static let d86: Changes = Changes(field: 94)
    static let d85: Changes = Changes(field: 95)

    mutating func formUnion(_ other: Changes) { rawValue |= other.rawValue }
    mutating func formIntersection(_ other: Changes) { rawValue &= other.rawValue }
    mutating func formSymmetricDifference(_ other: Changes) { rawValue ^= other.rawValue }
  }

  // MARK: Machinery

  let _core: Bindgen.Core = Bindgen.Core(Graph12._graph)
  private static let _graph: Bindgen.Graph = Bindgen.Graph(
    Changes.self,
    "s0 s1 s2 s3 s4 s5 d2 d1 d8 d17 d66 d21 d24 d4 d11 d50 d70 d60 d0 d3 d5 d6 d76 d43 d64 d30 d44 d10 d12 d63 d7 d18 d9 d13 d78 d67 d69 d57 d87 d14 d81 d20 d22 d46 d16 d33 d56 d19 d88 d23 d26 d28 d25 d27 d31 d32 d71 d34 d29 d55 d35 d48 d36 d39 d37 d41 d47 d49 d68 d65 d73 d77 d80 d45 d15 d54 d38 d42 d84 d74 d40 d58 d51 d53 d59 d79 d61 d83 d72 d52 d75 d89 d62 d82 d86 d85",
    [
      .d2: [.s3],
      .d1: [.s0, .s1],
      .d8: [.d2],
      .d17: [.d8],
      .d66: [.d17],
      .d21: [.d8],
      .d24: [.d17, .d21],
      .d4: [.s0, .s5, .d1],
      .d11: [.d4],
      .d50: [.s5],
      .d70: [.d1],
      .d60: [.s0],
      .d0: [.s0, .s4],
      .d3: [.d1, .d0],
      .d5: [.s5, .d3],
      .d6: [.s0, .d2, .d4],
      .d76: [.d6],
      .d43: [.d5],
      .d64: [.d3, .d5],
      .d30: [.s2, .d24],
      .d44: [.d8],
      .d10: [.d2],
      .d12: [.d10],
      .d63: [.s3],
      .d7: [.d3],
      .d18: [.d7],
      .d9: [.s2],
      .d13: [.d11, .d9],
      .d78: [.s1, .d9],
      .d67: [.d9],
      .d69: [.d67],
      .d57: [.d13],
      .d87: [.d57],
      .d14: [.d13],
      .d81: [.d78],
      .d20: [.d9],
      .d22: [.d20],
      .d46: [.d20],
      .d16: [.s3, .d6, .d13],
      .d33: [.d16],
      .d56: [.d33],
      .d19: [.d16],
      .d88: [.d9],
      .d23: [.s5, .d5, .d7, .d22],
      .d26: [.d17, .d6, .d22],
      .d28: [.d26],
      .d25: [.d21, .d19],
      .d27: [.d3, .d23, .d26],
      .d31: [.s2, .d27],
      .d32: [.d26, .d31],
      .d71: [.d9, .d67, .d31],
      .d34: [.d31],
      .d29: [.d7, .d27],
      .d55: [.s5, .d32],
      .d35: [.d3, .d32],
      .d48: [.d17, .d33, .d35],
      .d36: [.d17, .d31],
      .d39: [.d8, .d33, .d36],
      .d37: [.d7, .d28, .d36],
      .d41: [.s3, .d11, .d37],
      .d47: [.s1, .d46, .d41],
      .d49: [.d47],
      .d68: [.d2, .d66, .d41],
      .d65: [.d30, .d47],
      .d73: [.d65],
      .d77: [.d73],
      .d80: [.d21, .d57, .d68, .d77],
      .d45: [.d39],
      .d15: [.d8, .d10, .d7],
      .d54: [.d50, .d15],
      .d38: [.d25, .d15],
      .d42: [.d2, .d33, .d36, .d41, .d38],
      .d84: [.d57, .d42],
      .d74: [.d60, .d0, .d42],
      .d40: [.d15],
      .d58: [.d21, .d57, .d14, .d42, .d40],
      .d51: [.s4],
      .d53: [.d41, .d51],
      .d59: [.d53],
      .d79: [.d78, .d59],
      .d61: [.d56, .d58, .d59],
      .d83: [.d1, .d64, .d33, .d79],
      .d72: [.d22, .d38, .d51],
      .d52: [.d23, .d51],
      .d75: [.s2, .d18, .d73, .d53, .d72],
      .d89: [.d8, .d45, .d75],
      .d62: [.d60, .d58, .d61],
      .d82: [.d4, .d80, .d62],
      .d86: [.d81, .d80, .d42, .d83],
      .d85: [.d79, .d72],
    ]
  )

  private struct _Cache {
    var d2: Int?
    var d1: Int?
    var d8: Int?
    var d17: Int = 0
    var d66: Int?
    var d21: Int = 0
    var d24: Int = 0
    var d4: Int?
    var d11: Int = 0
    var d50: Int?
    var d70: Int?
    var d60: Int?
    var d0: Int?
    var d3: Int = 0
    var d5: Int = 0
    var d6: Int?
    var d76: Int = 0
    var d43: Int?
    var d64: Int = 0
    var d30: Int = 0
    var d44: Int = 0
    var d10: Int = 0
    var d12: Int = 0
    var d63: Int = 0
    var d9: Int?
    var d13: Int?
    var d78: Int = 0
    var d67: Int = 0
    var d69: Int = 0
    var d57: Int = 0
    var d14: Int?
    var d81: Int = 0
    var d22: Int = 0
    var d46: Int = 0
    var d16: Int = 0
    var d33: Int = 0
    var d56: Int?
    var d19: Int = 0
    var d88: Int = 0
    var d23: Int = 0
    var d26: Int?
    var d25: Int = 0
    var d27: Int = 0
    var d31: Int = 0
    var d32: Int = 0
    var d71: Int = 0
    var d34: Int?
    var d29: Int = 0
    var d55: Int = 0
    var d35: Int = 0
    var d48: Int = 0
    var d36: Int?
    var d39: Int = 0
    var d37: Int = 0
    var d41: Int = 0
    var d47: Int?
    var d49: Int = 0
    var d68: Int = 0
    var d65: Int = 0
    var d73: Int = 0
    var d80: Int = 0
    var d15: Int = 0
    var d54: Int?
    var d38: Int = 0
    var d42: Int = 0
    var d84: Int = 0
    var d74: Int = 0
    var d40: Int = 0
    var d58: Int = 0
    var d51: Int = 0
    var d53: Int?
    var d59: Int = 0
    var d79: Int?
    var d61: Int = 0
    var d83: Int?
    var d72: Int = 0
    var d52: Int = 0
    var d75: Int = 0
    var d89: Int?
    var d62: Int = 0
    var d82: Int = 0
    var d86: Int?
    var d85: Int = 0
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
    if pass.isDue([.d2, .d1, .d8, .d17, .d66, .d21, .d24, .d4]) {
      if pass.isDue(.d2) {
        let value: Int? = _Graph12Formulas.d2(_s3)
        if Bindgen.replace(&_cache.d2, with: value) { pass.changed(.d2) }
      }
      if pass.isDue(.d1) {
        let value: Int? = _Graph12Formulas.d1(_s1, _s0)
        if Bindgen.replace(&_cache.d1, with: value) { pass.changed(.d1) }
      }
      if pass.isDue(.d8) {
        let value: Int? = _Graph12Formulas.d8(_cache.d2)
        if Bindgen.replace(&_cache.d8, with: value) { pass.changed(.d8) }
      }
      if pass.isDue(.d17) {
        let value: Int = _Graph12Formulas.d17(_cache.d8)
        if Bindgen.replace(&_cache.d17, with: value, unless: _Graph12Formulas.d17AreEqual) { pass.changed(.d17) }
      }
      if pass.isDue(.d66) {
        let value: Int? = _Graph12Formulas.d66(_cache.d17)
        if Bindgen.replace(&_cache.d66, with: value) { pass.changed(.d66) }
      }
      if pass.isDue(.d21) {
        let value: Int = _Graph12Formulas.d21(_cache.d8)
        if Bindgen.replace(&_cache.d21, with: value) { pass.changed(.d21) }
      }
      if pass.isDue(.d24) {
        let value: Int = _Graph12Formulas.d24(_cache.d21, _cache.d17)
        if Bindgen.replace(&_cache.d24, with: value, unless: _Graph12Formulas.d24AreEqual) { pass.changed(.d24) }
      }
      if pass.isDue(.d4) {
        let value: Int? = _Graph12Formulas.d4(_s0, _s5, _cache.d1)
        if Bindgen.replace(&_cache.d4, with: value) { pass.changed(.d4) }
      }
    }
    if pass.isDue([.d11, .d50, .d70, .d60, .d0, .d3, .d5, .d6]) {
      if pass.isDue(.d11) {
        let value: Int = _Graph12Formulas.d11(_cache.d4)
        if Bindgen.replace(&_cache.d11, with: value, unless: _Graph12Formulas.d11AreEqual) { pass.changed(.d11) }
      }
      if pass.isDue(.d50) {
        let value: Int? = _Graph12Formulas.d50(_s5)
        if Bindgen.replace(&_cache.d50, with: value) { pass.changed(.d50) }
      }
      if pass.isDue(.d70) {
        let value: Int? = _Graph12Formulas.d70(_cache.d1)
        if Bindgen.replace(&_cache.d70, with: value) { pass.changed(.d70) }
      }
      if pass.isDue(.d60) {
        let value: Int? = _Graph12Formulas.d60(_s0)
        if Bindgen.replace(&_cache.d60, with: value) { pass.changed(.d60) }
      }
      if pass.isDue(.d0) {
        let value: Int? = _Graph12Formulas.d0(_s4, _s0)
        if Bindgen.replace(&_cache.d0, with: value) { pass.changed(.d0) }
      }
      if pass.isDue(.d3) {
        let value: Int = _Graph12Formulas.d3(_cache.d0, _cache.d1)
        if Bindgen.replace(&_cache.d3, with: value) { pass.changed(.d3) }
      }
      if pass.isDue(.d5) {
        let value: Int = _Graph12Formulas.d5(_cache.d3, _s5)
        if Bindgen.replace(&_cache.d5, with: value) { pass.changed(.d5) }
      }
      if pass.isDue(.d6) {
        let value: Int? = _Graph12Formulas.d6(_s0, _cache.d2, _cache.d4)
        if Bindgen.replace(&_cache.d6, with: value) { pass.changed(.d6) }
      }
    }
    if pass.isDue([.d76, .d43, .d64, .d30, .d44, .d10, .d12, .d63]) {
      if pass.isDue(.d76) {
        let value: Int = _Graph12Formulas.d76(_cache.d6)
        if Bindgen.replace(&_cache.d76, with: value) { pass.changed(.d76) }
      }
      if pass.isDue(.d43) {
        let value: Int? = _Graph12Formulas.d43(_cache.d5)
        if Bindgen.replace(&_cache.d43, with: value) { pass.changed(.d43) }
      }
      if pass.isDue(.d64) {
        _cache.d64 = _Graph12Formulas.d64(_cache.d3, _cache.d5)
        pass.changed(.d64)
      }
      if pass.isDue(.d30) {
        let value: Int = _Graph12Formulas.d30(_cache.d24, _s2)
        if Bindgen.replace(&_cache.d30, with: value) { pass.changed(.d30) }
      }
      if pass.isDue(.d44) {
        let value: Int = _Graph12Formulas.d44(_cache.d8)
        if Bindgen.replace(&_cache.d44, with: value) { pass.changed(.d44) }
      }
      if pass.isDue(.d10) {
        _cache.d10 = _Graph12Formulas.d10(_cache.d2)
        pass.changed(.d10)
      }
      if pass.isDue(.d12) {
        let value: Int = _Graph12Formulas.d12(_cache.d10)
        if Bindgen.replace(&_cache.d12, with: value) { pass.changed(.d12) }
      }
      if pass.isDue(.d63) {
        let value: Int = _Graph12Formulas.d63(_s3)
        if Bindgen.replace(&_cache.d63, with: value) { pass.changed(.d63) }
      }
    }
    if pass.isDue([.d7, .d18, .d9, .d13, .d78, .d67, .d69, .d57]) {
      if pass.isDue(.d7) { pass.changed(.d7) }
      if pass.isDue(.d18) { pass.changed(.d18) }
      if pass.isDue(.d9) {
        let value: Int? = _Graph12Formulas.d9(_s2)
        if Bindgen.replace(&_cache.d9, with: value) { pass.changed(.d9) }
      }
      if pass.isDue(.d13) {
        let value: Int? = _Graph12Formulas.d13(_cache.d9, _cache.d11)
        if Bindgen.replace(&_cache.d13, with: value) { pass.changed(.d13) }
      }
      if pass.isDue(.d78) {
        let value: Int = _Graph12Formulas.d78(_cache.d9, _s1)
        if Bindgen.replace(&_cache.d78, with: value) { pass.changed(.d78) }
      }
      if pass.isDue(.d67) {
        let value: Int = _Graph12Formulas.d67(_cache.d9)
        if Bindgen.replace(&_cache.d67, with: value) { pass.changed(.d67) }
      }
      if pass.isDue(.d69) {
        let value: Int = _Graph12Formulas.d69(_cache.d67)
        if Bindgen.replace(&_cache.d69, with: value) { pass.changed(.d69) }
      }
      if pass.isDue(.d57) {
        let value: Int = _Graph12Formulas.d57(_cache.d13)
        if Bindgen.replace(&_cache.d57, with: value) { pass.changed(.d57) }
      }
    }
  }

  private func _compute1(_ pass: inout Bindgen.Pass<Changes>) {
    if pass.isDue([.d87, .d14, .d81, .d20, .d22, .d46, .d16, .d33]) {
      if pass.isDue(.d87) { pass.changed(.d87) }
      if pass.isDue(.d14) {
        let value: Int? = _Graph12Formulas.d14(_cache.d13)
        if Bindgen.replace(&_cache.d14, with: value) { pass.changed(.d14) }
      }
      if pass.isDue(.d81) {
        let value: Int = _Graph12Formulas.d81(_cache.d78)
        if Bindgen.replace(&_cache.d81, with: value) { pass.changed(.d81) }
      }
      if pass.isDue(.d20) { pass.changed(.d20) }
      if pass.isDue(.d22) {
        let value: Int = _Graph12Formulas.d22(_cache.d9)
        if Bindgen.replace(&_cache.d22, with: value) { pass.changed(.d22) }
      }
      if pass.isDue(.d46) {
        let value: Int = _Graph12Formulas.d46(_cache.d9)
        if Bindgen.replace(&_cache.d46, with: value) { pass.changed(.d46) }
      }
      if pass.isDue(.d16) {
        _cache.d16 = _Graph12Formulas.d16(_s3, _cache.d13, _cache.d6)
        pass.changed(.d16)
      }
      if pass.isDue(.d33) {
        let value: Int = _Graph12Formulas.d33(_cache.d16)
        if Bindgen.replace(&_cache.d33, with: value) { pass.changed(.d33) }
      }
    }
    if pass.isDue([.d56, .d19, .d88, .d23, .d26, .d28, .d25, .d27]) {
      if pass.isDue(.d56) {
        let value: Int? = _Graph12Formulas.d56(_cache.d33)
        if Bindgen.replace(&_cache.d56, with: value) { pass.changed(.d56) }
      }
      if pass.isDue(.d19) {
        let value: Int = _Graph12Formulas.d19(_cache.d16)
        if Bindgen.replace(&_cache.d19, with: value, unless: _Graph12Formulas.d19AreEqual) { pass.changed(.d19) }
      }
      if pass.isDue(.d88) {
        let value: Int = _Graph12Formulas.d88(_cache.d9)
        if Bindgen.replace(&_cache.d88, with: value) { pass.changed(.d88) }
      }
      if pass.isDue(.d23) {
        _cache.d23 = _Graph12Formulas.d23(_s5, _cache.d5, _cache.d3, _cache.d22)
        pass.changed(.d23)
      }
      if pass.isDue(.d26) {
        let value: Int? = _Graph12Formulas.d26(_cache.d22, _cache.d6, _cache.d17)
        if Bindgen.replace(&_cache.d26, with: value) { pass.changed(.d26) }
      }
      if pass.isDue(.d28) { pass.changed(.d28) }
      if pass.isDue(.d25) {
        let value: Int = _Graph12Formulas.d25(_cache.d19, _cache.d21)
        if Bindgen.replace(&_cache.d25, with: value) { pass.changed(.d25) }
      }
      if pass.isDue(.d27) {
        let value: Int = _Graph12Formulas.d27(_cache.d3, _cache.d26, _cache.d23)
        if Bindgen.replace(&_cache.d27, with: value) { pass.changed(.d27) }
      }
    }
    if pass.isDue([.d31, .d32, .d71, .d34, .d29, .d55, .d35, .d48]) {
      if pass.isDue(.d31) {
        let value: Int = _Graph12Formulas.d31(_s2, _cache.d27)
        if Bindgen.replace(&_cache.d31, with: value) { pass.changed(.d31) }
      }
      if pass.isDue(.d32) {
        let value: Int = _Graph12Formulas.d32(_cache.d26, _cache.d31)
        if Bindgen.replace(&_cache.d32, with: value) { pass.changed(.d32) }
      }
      if pass.isDue(.d71) {
        let value: Int = _Graph12Formulas.d71(_cache.d9, _cache.d67, _cache.d31)
        if Bindgen.replace(&_cache.d71, with: value) { pass.changed(.d71) }
      }
      if pass.isDue(.d34) {
        let value: Int? = _Graph12Formulas.d34(_cache.d31)
        if Bindgen.replace(&_cache.d34, with: value) { pass.changed(.d34) }
      }
      if pass.isDue(.d29) {
        let value: Int = _Graph12Formulas.d29(_cache.d27, _cache.d3)
        if Bindgen.replace(&_cache.d29, with: value) { pass.changed(.d29) }
      }
      if pass.isDue(.d55) {
        _cache.d55 = _Graph12Formulas.d55(_s5, _cache.d32)
        pass.changed(.d55)
      }
      if pass.isDue(.d35) {
        let value: Int = _Graph12Formulas.d35(_cache.d32, _cache.d3)
        if Bindgen.replace(&_cache.d35, with: value) { pass.changed(.d35) }
      }
      if pass.isDue(.d48) {
        let value: Int = _Graph12Formulas.d48(_cache.d33, _cache.d17, _cache.d35)
        if Bindgen.replace(&_cache.d48, with: value) { pass.changed(.d48) }
      }
    }
    if pass.isDue([.d36, .d39, .d37, .d41, .d47, .d49, .d68, .d65]) {
      if pass.isDue(.d36) {
        let value: Int? = _Graph12Formulas.d36(_cache.d31, _cache.d17)
        if Bindgen.replace(&_cache.d36, with: value) { pass.changed(.d36) }
      }
      if pass.isDue(.d39) {
        let value: Int = _Graph12Formulas.d39(_cache.d36, _cache.d8, _cache.d33)
        if Bindgen.replace(&_cache.d39, with: value) { pass.changed(.d39) }
      }
      if pass.isDue(.d37) {
        let value: Int = _Graph12Formulas.d37(_cache.d3, _cache.d26, _cache.d36)
        if Bindgen.replace(&_cache.d37, with: value) { pass.changed(.d37) }
      }
      if pass.isDue(.d41) {
        let value: Int = _Graph12Formulas.d41(_s3, _cache.d11, _cache.d37)
        if Bindgen.replace(&_cache.d41, with: value) { pass.changed(.d41) }
      }
      if pass.isDue(.d47) {
        let value: Int? = _Graph12Formulas.d47(_s1, _cache.d46, _cache.d41)
        if Bindgen.replace(&_cache.d47, with: value) { pass.changed(.d47) }
      }
      if pass.isDue(.d49) {
        let value: Int = _Graph12Formulas.d49(_cache.d47)
        if Bindgen.replace(&_cache.d49, with: value) { pass.changed(.d49) }
      }
      if pass.isDue(.d68) {
        let value: Int = _Graph12Formulas.d68(_cache.d66, _cache.d41, _cache.d2)
        if Bindgen.replace(&_cache.d68, with: value) { pass.changed(.d68) }
      }
      if pass.isDue(.d65) {
        let value: Int = _Graph12Formulas.d65(_cache.d47, _cache.d30)
        if Bindgen.replace(&_cache.d65, with: value) { pass.changed(.d65) }
      }
    }
  }

  private func _compute2(_ pass: inout Bindgen.Pass<Changes>) {
    if pass.isDue([.d73, .d77, .d80, .d45, .d15, .d54, .d38, .d42]) {
      if pass.isDue(.d73) {
        let value: Int = _Graph12Formulas.d73(_cache.d65)
        if Bindgen.replace(&_cache.d73, with: value) { pass.changed(.d73) }
      }
      if pass.isDue(.d77) { pass.changed(.d77) }
      if pass.isDue(.d80) {
        let value: Int = _Graph12Formulas.d80(_cache.d57, _cache.d68, _cache.d73, _cache.d21)
        if Bindgen.replace(&_cache.d80, with: value) { pass.changed(.d80) }
      }
      if pass.isDue(.d45) { pass.changed(.d45) }
      if pass.isDue(.d15) {
        let value: Int = _Graph12Formulas.d15(_cache.d3, _cache.d10, _cache.d8)
        if Bindgen.replace(&_cache.d15, with: value) { pass.changed(.d15) }
      }
      if pass.isDue(.d54) {
        let value: Int? = _Graph12Formulas.d54(_cache.d50, _cache.d15)
        if Bindgen.replace(&_cache.d54, with: value) { pass.changed(.d54) }
      }
      if pass.isDue(.d38) {
        let value: Int = _Graph12Formulas.d38(_cache.d25, _cache.d15)
        if Bindgen.replace(&_cache.d38, with: value) { pass.changed(.d38) }
      }
      if pass.isDue(.d42) {
        let value: Int = _Graph12Formulas.d42(_cache.d33, _cache.d41, _cache.d38, _cache.d36, _cache.d2)
        if Bindgen.replace(&_cache.d42, with: value, unless: _Graph12Formulas.d42AreEqual) { pass.changed(.d42) }
      }
    }
    if pass.isDue([.d84, .d74, .d40, .d58, .d51, .d53, .d59, .d79]) {
      if pass.isDue(.d84) {
        let value: Int = _Graph12Formulas.d84(_cache.d57, _cache.d42)
        if Bindgen.replace(&_cache.d84, with: value) { pass.changed(.d84) }
      }
      if pass.isDue(.d74) {
        let value: Int = _Graph12Formulas.d74(_cache.d0, _cache.d42, _cache.d60)
        if Bindgen.replace(&_cache.d74, with: value) { pass.changed(.d74) }
      }
      if pass.isDue(.d40) {
        let value: Int = _Graph12Formulas.d40(_cache.d15)
        if Bindgen.replace(&_cache.d40, with: value) { pass.changed(.d40) }
      }
      if pass.isDue(.d58) {
        let value: Int = _Graph12Formulas.d58(_cache.d40, _cache.d57, _cache.d42, _cache.d14, _cache.d21)
        if Bindgen.replace(&_cache.d58, with: value) { pass.changed(.d58) }
      }
      if pass.isDue(.d51) {
        _cache.d51 = _Graph12Formulas.d51(_s4)
        pass.changed(.d51)
      }
      if pass.isDue(.d53) {
        let value: Int? = _Graph12Formulas.d53(_cache.d41, _cache.d51)
        if Bindgen.replace(&_cache.d53, with: value) { pass.changed(.d53) }
      }
      if pass.isDue(.d59) {
        let value: Int = _Graph12Formulas.d59(_cache.d53)
        if Bindgen.replace(&_cache.d59, with: value) { pass.changed(.d59) }
      }
      if pass.isDue(.d79) {
        let value: Int? = _Graph12Formulas.d79(_cache.d78, _cache.d59)
        if Bindgen.replace(&_cache.d79, with: value) { pass.changed(.d79) }
      }
    }
    if pass.isDue([.d61, .d83, .d72, .d52, .d75, .d89, .d62, .d82]) {
      if pass.isDue(.d61) {
        let value: Int = _Graph12Formulas.d61(_cache.d56, _cache.d58, _cache.d59)
        if Bindgen.replace(&_cache.d61, with: value) { pass.changed(.d61) }
      }
      if pass.isDue(.d83) {
        let value: Int? = _Graph12Formulas.d83(_cache.d33, _cache.d64, _cache.d1, _cache.d79)
        if Bindgen.replace(&_cache.d83, with: value) { pass.changed(.d83) }
      }
      if pass.isDue(.d72) {
        let value: Int = _Graph12Formulas.d72(_cache.d22, _cache.d38, _cache.d51)
        if Bindgen.replace(&_cache.d72, with: value) { pass.changed(.d72) }
      }
      if pass.isDue(.d52) {
        let value: Int = _Graph12Formulas.d52(_cache.d23, _cache.d51)
        if Bindgen.replace(&_cache.d52, with: value, unless: _Graph12Formulas.d52AreEqual) { pass.changed(.d52) }
      }
      if pass.isDue(.d75) {
        let value: Int = _Graph12Formulas.d75(_cache.d72, _s2, _cache.d73, _cache.d3, _cache.d53)
        if Bindgen.replace(&_cache.d75, with: value) { pass.changed(.d75) }
      }
      if pass.isDue(.d89) {
        let value: Int? = _Graph12Formulas.d89(_cache.d39, _cache.d8, _cache.d75)
        if Bindgen.replace(&_cache.d89, with: value) { pass.changed(.d89) }
      }
      if pass.isDue(.d62) {
        _cache.d62 = _Graph12Formulas.d62(_cache.d60, _cache.d58, _cache.d61)
        pass.changed(.d62)
      }
      if pass.isDue(.d82) {
        let value: Int = _Graph12Formulas.d82(_cache.d62, _cache.d80, _cache.d4)
        if Bindgen.replace(&_cache.d82, with: value) { pass.changed(.d82) }
      }
    }
    if pass.isDue([.d86, .d85]) {
      if pass.isDue(.d86) {
        let value: Int? = _Graph12Formulas.d86(_cache.d80, _cache.d83, _cache.d81, _cache.d42)
        if Bindgen.replace(&_cache.d86, with: value) { pass.changed(.d86) }
      }
      if pass.isDue(.d85) {
        let value: Int = _Graph12Formulas.d85(_cache.d72, _cache.d79)
        if Bindgen.replace(&_cache.d85, with: value) { pass.changed(.d85) }
      }
    }
  }
}

extension Graph12: DrivenModel {
  package static func make(_ children: [String: any DrivenModel]) -> any DrivenModel {
    Graph12(
      s0: 0
    )
  }

  package var sum: Int {
    var sum: Int = 0
    sum &+= s0.number
    sum &+= s1.number
    sum &+= s2.number
    sum &+= s3.number
    sum &+= s4.number
    sum &+= bucket(s5)
    sum &+= d2.number
    sum &+= d1.number
    sum &+= d8.number
    sum &+= bucket(d17)
    sum &+= d66.number
    sum &+= d21.number
    sum &+= bucket(d24)
    sum &+= d4.number
    sum &+= bucket(d11)
    sum &+= d50.number
    sum &+= d70.number
    sum &+= d60.number
    sum &+= d0.number
    sum &+= d3.number
    sum &+= d5.number
    sum &+= d6.number
    sum &+= d76.number
    sum &+= d43.number
    sum &+= d64.number
    sum &+= d30.number
    sum &+= d44.number
    sum &+= d10.number
    sum &+= d12.number
    sum &+= d63.number
    sum &+= d7.number
    sum &+= d18.number
    sum &+= d9.number
    sum &+= d13.number
    sum &+= d78.number
    sum &+= d67.number
    sum &+= d69.number
    sum &+= d57.number
    sum &+= d87.number
    sum &+= d14.number
    sum &+= d81.number
    sum &+= d20.number
    sum &+= d22.number
    sum &+= d46.number
    sum &+= d16.number
    sum &+= d33.number
    sum &+= d56.number
    sum &+= bucket(d19)
    sum &+= d88.number
    sum &+= d23.number
    sum &+= d26.number
    sum &+= d28.number
    sum &+= d25.number
    sum &+= d27.number
    sum &+= d31.number
    sum &+= d32.number
    sum &+= d71.number
    sum &+= d34.number
    sum &+= d29.number
    sum &+= d55.number
    sum &+= d35.number
    sum &+= d48.number
    sum &+= d36.number
    sum &+= d39.number
    sum &+= d37.number
    sum &+= d41.number
    sum &+= d47.number
    sum &+= d49.number
    sum &+= d68.number
    sum &+= d65.number
    sum &+= d73.number
    sum &+= d77.number
    sum &+= d80.number
    sum &+= d45.number
    sum &+= d15.number
    sum &+= d54.number
    sum &+= d38.number
    sum &+= bucket(d42)
    sum &+= d84.number
    sum &+= d74.number
    sum &+= d40.number
    sum &+= d58.number
    sum &+= d51.number
    sum &+= d53.number
    sum &+= d59.number
    sum &+= d79.number
    sum &+= d61.number
    sum &+= d83.number
    sum &+= d72.number
    sum &+= bucket(d52)
    sum &+= d75.number
    sum &+= d89.number
    sum &+= d62.number
    sum &+= d82.number
    sum &+= d86.number
    sum &+= d85.number
    return sum
  }

  package func number(of field: String) -> Int {
    switch field {
    case "s0": return s0.number
    case "s1": return s1.number
    case "s2": return s2.number
    case "s3": return s3.number
    case "s4": return s4.number
    case "s5": return s5.number
    case "d2": return d2.number
    case "d1": return d1.number
    case "d8": return d8.number
    case "d17": return d17.number
    case "d66": return d66.number
    case "d21": return d21.number
    case "d24": return d24.number
    case "d4": return d4.number
    case "d11": return d11.number
    case "d50": return d50.number
    case "d70": return d70.number
    case "d60": return d60.number
    case "d0": return d0.number
    case "d3": return d3.number
    case "d5": return d5.number
    case "d6": return d6.number
    case "d76": return d76.number
    case "d43": return d43.number
    case "d64": return d64.number
    case "d30": return d30.number
    case "d44": return d44.number
    case "d10": return d10.number
    case "d12": return d12.number
    case "d63": return d63.number
    case "d7": return d7.number
    case "d18": return d18.number
    case "d9": return d9.number
    case "d13": return d13.number
    case "d78": return d78.number
    case "d67": return d67.number
    case "d69": return d69.number
    case "d57": return d57.number
    case "d87": return d87.number
    case "d14": return d14.number
    case "d81": return d81.number
    case "d20": return d20.number
    case "d22": return d22.number
    case "d46": return d46.number
    case "d16": return d16.number
    case "d33": return d33.number
    case "d56": return d56.number
    case "d19": return d19.number
    case "d88": return d88.number
    case "d23": return d23.number
    case "d26": return d26.number
    case "d28": return d28.number
    case "d25": return d25.number
    case "d27": return d27.number
    case "d31": return d31.number
    case "d32": return d32.number
    case "d71": return d71.number
    case "d34": return d34.number
    case "d29": return d29.number
    case "d55": return d55.number
    case "d35": return d35.number
    case "d48": return d48.number
    case "d36": return d36.number
    case "d39": return d39.number
    case "d37": return d37.number
    case "d41": return d41.number
    case "d47": return d47.number
    case "d49": return d49.number
    case "d68": return d68.number
    case "d65": return d65.number
    case "d73": return d73.number
    case "d77": return d77.number
    case "d80": return d80.number
    case "d45": return d45.number
    case "d15": return d15.number
    case "d54": return d54.number
    case "d38": return d38.number
    case "d42": return d42.number
    case "d84": return d84.number
    case "d74": return d74.number
    case "d40": return d40.number
    case "d58": return d58.number
    case "d51": return d51.number
    case "d53": return d53.number
    case "d59": return d59.number
    case "d79": return d79.number
    case "d61": return d61.number
    case "d83": return d83.number
    case "d72": return d72.number
    case "d52": return d52.number
    case "d75": return d75.number
    case "d89": return d89.number
    case "d62": return d62.number
    case "d82": return d82.number
    case "d86": return d86.number
    case "d85": return d85.number
    default: return .min
    }
  }

  package func write(_ field: String, _ values: [Int]) {
    switch field {
    case "s0": s0 = Int(values)
    case "s1": s1 = [Int](values)
    case "s2": s2 = [Int](values)
    case "s3": s3 = [Int](values)
    case "s4": s4 = [Int](values)
    case "s5": s5 = Int(values)
    default: break
    }
  }

  package func edit(_ field: String, _ value: Int) {
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

  package func group(_ body: () -> Void) { update { _ in body() } }
}

/// The spec's expressions: each sees what it names, and nothing else of the model.
enum _Graph12Formulas {
  static func s5AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func d2(_ s3: [Int]) -> Int? { maybe(s3.number % 5) }
  static func d1(_ s1: [Int], _ s0: Int) -> Int? { maybe(s1.number &+ s0) }
  static func d8(_ d2: Int?) -> Int? { maybe(d2.number / 2) }
  static func d17(_ d8: Int?) -> Int { d8.number % 5 }
  static func d17AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func d66(_ d17: Int) -> Int? { maybe(bucket(d17) % 5) }
  static func d21(_ d8: Int?) -> Int { d8.number % 5 }
  static func d24(_ d21: Int, _ d17: Int) -> Int { d21 &+ bucket(d17) }
  static func d24AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func d4(_ s0: Int, _ s5: Int, _ d1: Int?) -> Int? { maybe(pick(s0, bucket(s5), d1.number)) }
  static func d11(_ d4: Int?) -> Int { d4.number / 2 }
  static func d11AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func d50(_ s5: Int) -> Int? { maybe(bucket(s5) / 2) }
  static func d70(_ d1: Int?) -> Int? { maybe(d1.number / 2) }
  static func d60(_ s0: Int) -> Int? { maybe(s0 % 5) }
  static func d0(_ s4: [Int], _ s0: Int) -> Int? { maybe(mix(s4.number, s0)) }
  static func d3(_ d0: Int?, _ d1: Int?) -> Int { d0.number &+ d1.number }
  static func d5(_ d3: Int, _ s5: Int) -> Int { d3 &+ bucket(s5) }
  static func d6(_ s0: Int, _ d2: Int?, _ d4: Int?) -> Int? { maybe(pick(s0, d2.number, d4.number)) }
  static func d76(_ d6: Int?) -> Int { d6.number / 2 }
  static func d43(_ d5: Int) -> Int? { maybe(d5 % 5) }
  static func d64(_ d3: Int, _ d5: Int) -> Int { d3 &+ d5 }
  static func d30(_ d24: Int, _ s2: [Int]) -> Int { mix(bucket(d24), s2.number) }
  static func d44(_ d8: Int?) -> Int { d8.number % 5 }
  static func d10(_ d2: Int?) -> Int { d2.number % 5 }
  static func d12(_ d10: Int) -> Int { d10 % 5 }
  static func d63(_ s3: [Int]) -> Int { s3.number % 5 }
  static func d9(_ s2: [Int]) -> Int? { maybe(s2.number % 5) }
  static func d13(_ d9: Int?, _ d11: Int) -> Int? { maybe(d9.number &+ bucket(d11)) }
  static func d78(_ d9: Int?, _ s1: [Int]) -> Int { d9.number &+ s1.number }
  static func d67(_ d9: Int?) -> Int { d9.number % 5 }
  static func d69(_ d67: Int) -> Int { d67 % 5 }
  static func d57(_ d13: Int?) -> Int { d13.number % 5 }
  static func d14(_ d13: Int?) -> Int? { maybe(d13.number % 5) }
  static func d81(_ d78: Int) -> Int { d78 % 5 }
  static func d22(_ d20: Int?) -> Int { d20.number % 5 }
  static func d46(_ d20: Int?) -> Int { d20.number % 5 }
  static func d16(_ s3: [Int], _ d13: Int?, _ d6: Int?) -> Int { pick(s3.number, d13.number, d6.number) }
  static func d33(_ d16: Int) -> Int { d16 % 5 }
  static func d56(_ d33: Int) -> Int? { maybe(d33 / 2) }
  static func d19(_ d16: Int) -> Int { d16 / 2 }
  static func d19AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func d88(_ d9: Int?) -> Int { d9.number / 2 }
  static func d23(_ s5: Int, _ d5: Int, _ d7: Int, _ d22: Int) -> Int { mix(bucket(s5), d5, d7, d22) }
  static func d26(_ d22: Int, _ d6: Int?, _ d17: Int) -> Int? { maybe(pick(d22, d6.number, bucket(d17))) }
  static func d25(_ d19: Int, _ d21: Int) -> Int { bucket(d19) &+ d21 }
  static func d27(_ d3: Int, _ d26: Int?, _ d23: Int) -> Int { pick(d3, d26.number, d23) }
  static func d31(_ s2: [Int], _ d27: Int) -> Int { mix(s2.number, d27) }
  static func d32(_ d26: Int?, _ d31: Int) -> Int { mix(d26.number, d31) }
  static func d71(_ d9: Int?, _ d67: Int, _ d31: Int) -> Int { pick(d9.number, d67, d31) }
  static func d34(_ d31: Int) -> Int? { maybe(d31 % 5) }
  static func d29(_ d27: Int, _ d7: Int) -> Int { d27 &+ d7 }
  static func d55(_ s5: Int, _ d32: Int) -> Int { bucket(s5) &+ d32 }
  static func d35(_ d32: Int, _ d3: Int) -> Int { d32 &+ d3 }
  static func d48(_ d33: Int, _ d17: Int, _ d35: Int) -> Int { pick(d33, bucket(d17), d35) }
  static func d36(_ d31: Int, _ d17: Int) -> Int? { maybe(d31 &+ bucket(d17)) }
  static func d39(_ d36: Int?, _ d8: Int?, _ d33: Int) -> Int { pick(d36.number, d8.number, d33) }
  static func d37(_ d7: Int, _ d28: Int?, _ d36: Int?) -> Int { mix(d7, d28.number, d36.number, d36.number) }
  static func d41(_ s3: [Int], _ d11: Int, _ d37: Int) -> Int { mix(s3.number, bucket(d11), d37) }
  static func d47(_ s1: [Int], _ d46: Int, _ d41: Int) -> Int? { maybe(mix(s1.number, d46, d41, d41, d46)) }
  static func d49(_ d47: Int?) -> Int { d47.number % 5 }
  static func d68(_ d66: Int?, _ d41: Int, _ d2: Int?) -> Int { mix(d66.number, d41, d2.number) }
  static func d65(_ d47: Int?, _ d30: Int) -> Int { d47.number &+ d30 }
  static func d73(_ d65: Int) -> Int { d65 % 5 }
  static func d80(_ d57: Int, _ d68: Int, _ d77: Int, _ d21: Int) -> Int { mix(d57, d68, d77, d77, d21) }
  static func d15(_ d7: Int, _ d10: Int, _ d8: Int?) -> Int { pick(d7, d10, d8.number) }
  static func d54(_ d50: Int?, _ d15: Int) -> Int? { maybe(d50.number &+ d15) }
  static func d38(_ d25: Int, _ d15: Int) -> Int { pick(d25, d15, d25) }
  static func d42(_ d33: Int, _ d41: Int, _ d38: Int, _ d36: Int?, _ d2: Int?) -> Int { mix(d33, d41, d38, d36.number, d2.number) }
  static func d42AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func d84(_ d57: Int, _ d42: Int) -> Int { d57 &+ bucket(d42) }
  static func d74(_ d0: Int?, _ d42: Int, _ d60: Int?) -> Int { pick(d0.number, bucket(d42), d60.number) }
  static func d40(_ d15: Int) -> Int { d15 % 5 }
  static func d58(_ d40: Int, _ d57: Int, _ d42: Int, _ d14: Int?, _ d21: Int) -> Int { mix(d40, d57, bucket(d42), d14.number, d21) }
  static func d51(_ s4: [Int]) -> Int { s4.number % 5 }
  static func d53(_ d41: Int, _ d51: Int) -> Int? { maybe(d41 &+ d51) }
  static func d59(_ d53: Int?) -> Int { d53.number % 5 }
  static func d79(_ d78: Int, _ d59: Int) -> Int? { maybe(d78 &+ d59) }
  static func d61(_ d56: Int?, _ d58: Int, _ d59: Int) -> Int { pick(d56.number, d58, d59) }
  static func d83(_ d33: Int, _ d64: Int, _ d1: Int?, _ d79: Int?) -> Int? { maybe(mix(d33, d64, d1.number, d79.number)) }
  static func d72(_ d22: Int, _ d38: Int, _ d51: Int) -> Int { pick(d22, d38, d51) }
  static func d52(_ d23: Int, _ d51: Int) -> Int { d23 &+ d51 }
  static func d52AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func d75(_ d72: Int, _ s2: [Int], _ d73: Int, _ d18: Int, _ d53: Int?) -> Int { mix(d72, s2.number, d73, d18, d53.number) }
  static func d89(_ d45: Int, _ d8: Int?, _ d75: Int) -> Int? { maybe(pick(d45, d8.number, d75)) }
  static func d62(_ d60: Int?, _ d58: Int, _ d61: Int) -> Int { mix(d60.number, d58, d61) }
  static func d82(_ d62: Int, _ d80: Int, _ d4: Int?) -> Int { pick(d62, d80, d4.number) }
  static func d86(_ d80: Int, _ d83: Int?, _ d81: Int, _ d42: Int) -> Int? { maybe(mix(d80, d83.number, d81, bucket(d42))) }
  static func d85(_ d72: Int, _ d79: Int?) -> Int { mix(d72, d79.number) }
}

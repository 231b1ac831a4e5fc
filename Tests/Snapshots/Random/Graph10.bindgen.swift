// Made by bindgen from Graph10.bindgen.yml. Do not edit: change the spec.
// swift-format-ignore-file
// swiftlint:disable all

public final class Graph10: Bindgen.FieldModel {
  // MARK: State

  public internal(set) var s0: Int {
    get { _s0 }
    set { if Bindgen.replace(&_s0, with: newValue) { _wrote(.s0) } }
  }
  private var _s0: Int

  public internal(set) var s1: Int {
    get { _s1 }
    set { if Bindgen.replace(&_s1, with: newValue, unless: _Graph10Formulas.s1AreEqual) { _wrote(.s1) } }
  }
  private var _s1: Int

  public internal(set) var s2: [Int] {
    get { _s2 }
    set { if Bindgen.replace(&_s2, with: newValue) { _wrote(.s2) } }
    _modify {
      defer { _wrote(.s2) }
      yield &_s2
    }
  }
  private var _s2: [Int]

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
    set { if Bindgen.replace(&_s4, with: newValue, unless: _Graph10Formulas.s4AreEqual) { _wrote(.s4) } }
  }
  private var _s4: Int

  public internal(set) var s5: Int {
    get { _s5 }
    set { if Bindgen.replace(&_s5, with: newValue, unless: _Graph10Formulas.s5AreEqual) { _wrote(.s5) } }
  }
  private var _s5: Int

  public internal(set) var s6: Int {
    get { _s6 }
    set { if Bindgen.replace(&_s6, with: newValue, unless: _Graph10Formulas.s6AreEqual) { _wrote(.s6) } }
  }
  private var _s6: Int

  public internal(set) var s7: [Int] {
    get { _s7 }
    set { if Bindgen.replace(&_s7, with: newValue) { _wrote(.s7) } }
    _modify {
      defer { _wrote(.s7) }
      yield &_s7
    }
  }
  private var _s7: [Int]

  public internal(set) var s8: Int {
    get { _s8 }
    set {
      _s8 = newValue
      _wrote(.s8)
    }
  }
  private var _s8: Int

  public internal(set) var s9: Int {
    get { _s9 }
    set { if Bindgen.replace(&_s9, with: newValue, unless: _Graph10Formulas.s9AreEqual) { _wrote(.s9) } }
  }
  private var _s9: Int

  public internal(set) var s10: Int {
    get { _s10 }
    set { if Bindgen.replace(&_s10, with: newValue) { _wrote(.s10) } }
  }
  private var _s10: Int

  public internal(set) var s11: Int {
    get { _s11 }
    set { if Bindgen.replace(&_s11, with: newValue, unless: _Graph10Formulas.s11AreEqual) { _wrote(.s11) } }
  }
  private var _s11: Int

  public internal(set) var s12: [Int] {
    get { _s12 }
    set { if Bindgen.replace(&_s12, with: newValue) { _wrote(.s12) } }
    _modify {
      defer { _wrote(.s12) }
      yield &_s12
    }
  }
  private var _s12: [Int]

  public internal(set) var s13: Int {
    get { _s13 }
    set { if Bindgen.replace(&_s13, with: newValue) { _wrote(.s13) } }
  }
  private var _s13: Int

  public internal(set) var s14: Int {
    get { _s14 }
    set { if Bindgen.replace(&_s14, with: newValue, unless: _Graph10Formulas.s14AreEqual) { _wrote(.s14) } }
  }
  private var _s14: Int

  public internal(set) var s15: Int {
    get { _s15 }
    set { if Bindgen.replace(&_s15, with: newValue, unless: _Graph10Formulas.s15AreEqual) { _wrote(.s15) } }
  }
  private var _s15: Int

  public internal(set) var s16: Int {
    get { _s16 }
    set { if Bindgen.replace(&_s16, with: newValue) { _wrote(.s16) } }
  }
  private var _s16: Int

  public internal(set) var s17: Int {
    get { _s17 }
    set { if Bindgen.replace(&_s17, with: newValue) { _wrote(.s17) } }
  }
  private var _s17: Int

  public internal(set) var s18: [Int] {
    get { _s18 }
    set { if Bindgen.replace(&_s18, with: newValue) { _wrote(.s18) } }
    _modify {
      defer { _wrote(.s18) }
      yield &_s18
    }
  }
  private var _s18: [Int]

  public internal(set) var s19: Int {
    get { _s19 }
    set { if Bindgen.replace(&_s19, with: newValue) { _wrote(.s19) } }
  }
  private var _s19: Int

  public internal(set) var s20: Int {
    get { _s20 }
    set { if Bindgen.replace(&_s20, with: newValue) { _wrote(.s20) } }
  }
  private var _s20: Int

  public internal(set) var s21: [Int] {
    get { _s21 }
    set { if Bindgen.replace(&_s21, with: newValue) { _wrote(.s21) } }
    _modify {
      defer { _wrote(.s21) }
      yield &_s21
    }
  }
  private var _s21: [Int]

  public internal(set) var s22: [Int] {
    get { _s22 }
    set { if Bindgen.replace(&_s22, with: newValue) { _wrote(.s22) } }
    _modify {
      defer { _wrote(.s22) }
      yield &_s22
    }
  }
  private var _s22: [Int]

  public internal(set) var s23: [Int] {
    get { _s23 }
    set { if Bindgen.replace(&_s23, with: newValue) { _wrote(.s23) } }
    _modify {
      defer { _wrote(.s23) }
      yield &_s23
    }
  }
  private var _s23: [Int]

  public internal(set) var s24: Int {
    get { _s24 }
    set { if Bindgen.replace(&_s24, with: newValue) { _wrote(.s24) } }
  }
  private var _s24: Int

  public internal(set) var s25: Int {
    get { _s25 }
    set {
      _s25 = newValue
      _wrote(.s25)
    }
  }
  private var _s25: Int

  public internal(set) var s26: Int {
    get { _s26 }
    set { if Bindgen.replace(&_s26, with: newValue, unless: _Graph10Formulas.s26AreEqual) { _wrote(.s26) } }
  }
  private var _s26: Int

  public internal(set) var s27: Int {
    get { _s27 }
    set { if Bindgen.replace(&_s27, with: newValue) { _wrote(.s27) } }
  }
  private var _s27: Int

  public internal(set) var s28: [Int] {
    get { _s28 }
    set { if Bindgen.replace(&_s28, with: newValue) { _wrote(.s28) } }
    _modify {
      defer { _wrote(.s28) }
      yield &_s28
    }
  }
  private var _s28: [Int]

  public internal(set) var s29: Int {
    get { _s29 }
    set { if Bindgen.replace(&_s29, with: newValue, unless: _Graph10Formulas.s29AreEqual) { _wrote(.s29) } }
  }
  private var _s29: Int

  public internal(set) var s30: Int {
    get { _s30 }
    set { if Bindgen.replace(&_s30, with: newValue) { _wrote(.s30) } }
  }
  private var _s30: Int

  public internal(set) var s31: Int {
    get { _s31 }
    set { if Bindgen.replace(&_s31, with: newValue) { _wrote(.s31) } }
  }
  private var _s31: Int

  public internal(set) var s32: Int {
    get { _s32 }
    set { if Bindgen.replace(&_s32, with: newValue, unless: _Graph10Formulas.s32AreEqual) { _wrote(.s32) } }
  }
  private var _s32: Int

  public internal(set) var s33: [Int] {
    get { _s33 }
    set { if Bindgen.replace(&_s33, with: newValue) { _wrote(.s33) } }
    _modify {
      defer { _wrote(.s33) }
      yield &_s33
    }
  }
  private var _s33: [Int]

  public internal(set) var s34: Int {
    get { _s34 }
    set { if Bindgen.replace(&_s34, with: newValue) { _wrote(.s34) } }
  }
  private var _s34: Int

  public internal(set) var s35: [Int] {
    get { _s35 }
    set { if Bindgen.replace(&_s35, with: newValue) { _wrote(.s35) } }
    _modify {
      defer { _wrote(.s35) }
      yield &_s35
    }
  }
  private var _s35: [Int]

  public internal(set) var s36: Int {
    get { _s36 }
    set { if Bindgen.replace(&_s36, with: newValue) { _wrote(.s36) } }
  }
  private var _s36: Int

  public internal(set) var s37: Int {
    get { _s37 }
    set { if Bindgen.replace(&_s37, with: newValue) { _wrote(.s37) } }
  }
  private var _s37: Int

  public internal(set) var s38: [Int] {
    get { _s38 }
    set { if Bindgen.replace(&_s38, with: newValue) { _wrote(.s38) } }
    _modify {
      defer { _wrote(.s38) }
      yield &_s38
    }
  }
  private var _s38: [Int]

  public internal(set) var s39: [Int] {
    get { _s39 }
    set { if Bindgen.replace(&_s39, with: newValue) { _wrote(.s39) } }
    _modify {
      defer { _wrote(.s39) }
      yield &_s39
    }
  }
  private var _s39: [Int]

  public internal(set) var s40: [Int] {
    get { _s40 }
    set { if Bindgen.replace(&_s40, with: newValue) { _wrote(.s40) } }
    _modify {
      defer { _wrote(.s40) }
      yield &_s40
    }
  }
  private var _s40: [Int]

  public internal(set) var s41: Int {
    get { _s41 }
    set {
      _s41 = newValue
      _wrote(.s41)
    }
  }
  private var _s41: Int

  public internal(set) var s42: Int {
    get { _s42 }
    set { if Bindgen.replace(&_s42, with: newValue, unless: _Graph10Formulas.s42AreEqual) { _wrote(.s42) } }
  }
  private var _s42: Int

  public internal(set) var s43: Int {
    get { _s43 }
    set { if Bindgen.replace(&_s43, with: newValue, unless: _Graph10Formulas.s43AreEqual) { _wrote(.s43) } }
  }
  private var _s43: Int

  public internal(set) var s44: Int {
    get { _s44 }
    set { if Bindgen.replace(&_s44, with: newValue) { _wrote(.s44) } }
  }
  private var _s44: Int

  public internal(set) var s45: [Int] {
    get { _s45 }
    set { if Bindgen.replace(&_s45, with: newValue) { _wrote(.s45) } }
    _modify {
      defer { _wrote(.s45) }
      yield &_s45
    }
  }
  private var _s45: [Int]

  public internal(set) var s46: Int {
    get { _s46 }
    set { if Bindgen.replace(&_s46, with: newValue) { _wrote(.s46) } }
  }
  private var _s46: Int

  public internal(set) var s47: Int {
    get { _s47 }
    set { if Bindgen.replace(&_s47, with: newValue, unless: _Graph10Formulas.s47AreEqual) { _wrote(.s47) } }
  }
  private var _s47: Int

  public internal(set) var s48: [Int] {
    get { _s48 }
    set { if Bindgen.replace(&_s48, with: newValue) { _wrote(.s48) } }
    _modify {
      defer { _wrote(.s48) }
      yield &_s48
    }
  }
  private var _s48: [Int]

  public internal(set) var s49: [Int] {
    get { _s49 }
    set { if Bindgen.replace(&_s49, with: newValue) { _wrote(.s49) } }
    _modify {
      defer { _wrote(.s49) }
      yield &_s49
    }
  }
  private var _s49: [Int]

  public internal(set) var s50: Int {
    get { _s50 }
    set { if Bindgen.replace(&_s50, with: newValue, unless: _Graph10Formulas.s50AreEqual) { _wrote(.s50) } }
  }
  private var _s50: Int

  public internal(set) var s51: Int {
    get { _s51 }
    set { if Bindgen.replace(&_s51, with: newValue) { _wrote(.s51) } }
  }
  private var _s51: Int

  public internal(set) var s52: Int {
    get { _s52 }
    set {
      _s52 = newValue
      _wrote(.s52)
    }
  }
  private var _s52: Int

  public internal(set) var s53: Int {
    get { _s53 }
    set { if Bindgen.replace(&_s53, with: newValue, unless: _Graph10Formulas.s53AreEqual) { _wrote(.s53) } }
  }
  private var _s53: Int

  public internal(set) var s54: [Int] {
    get { _s54 }
    set { if Bindgen.replace(&_s54, with: newValue) { _wrote(.s54) } }
    _modify {
      defer { _wrote(.s54) }
      yield &_s54
    }
  }
  private var _s54: [Int]

  public internal(set) var s55: Int {
    get { _s55 }
    set { if Bindgen.replace(&_s55, with: newValue) { _wrote(.s55) } }
  }
  private var _s55: Int

  public internal(set) var s56: [Int] {
    get { _s56 }
    set { if Bindgen.replace(&_s56, with: newValue) { _wrote(.s56) } }
    _modify {
      defer { _wrote(.s56) }
      yield &_s56
    }
  }
  private var _s56: [Int]

  public internal(set) var s57: Int {
    get { _s57 }
    set {
      _s57 = newValue
      _wrote(.s57)
    }
  }
  private var _s57: Int

  public internal(set) var s58: [Int] {
    get { _s58 }
    set { if Bindgen.replace(&_s58, with: newValue) { _wrote(.s58) } }
    _modify {
      defer { _wrote(.s58) }
      yield &_s58
    }
  }
  private var _s58: [Int]

  public internal(set) var s59: Int {
    get { _s59 }
    set { if Bindgen.replace(&_s59, with: newValue, unless: _Graph10Formulas.s59AreEqual) { _wrote(.s59) } }
  }
  private var _s59: Int

  public internal(set) var s60: Int {
    get { _s60 }
    set { if Bindgen.replace(&_s60, with: newValue) { _wrote(.s60) } }
  }
  private var _s60: Int

  public internal(set) var s61: [Int] {
    get { _s61 }
    set { if Bindgen.replace(&_s61, with: newValue) { _wrote(.s61) } }
    _modify {
      defer { _wrote(.s61) }
      yield &_s61
    }
  }
  private var _s61: [Int]

  public internal(set) var s62: Int {
    get { _s62 }
    set { if Bindgen.replace(&_s62, with: newValue, unless: _Graph10Formulas.s62AreEqual) { _wrote(.s62) } }
  }
  private var _s62: Int

  public internal(set) var s63: [Int] {
    get { _s63 }
    set { if Bindgen.replace(&_s63, with: newValue) { _wrote(.s63) } }
    _modify {
      defer { _wrote(.s63) }
      yield &_s63
    }
  }
  private var _s63: [Int]

  public internal(set) var s64: [Int] {
    get { _s64 }
    set { if Bindgen.replace(&_s64, with: newValue) { _wrote(.s64) } }
    _modify {
      defer { _wrote(.s64) }
      yield &_s64
    }
  }
  private var _s64: [Int]

  public internal(set) var s65: Int {
    get { _s65 }
    set { if Bindgen.replace(&_s65, with: newValue) { _wrote(.s65) } }
  }
  private var _s65: Int

  public internal(set) var s66: Int {
    get { _s66 }
    set {
      _s66 = newValue
      _wrote(.s66)
    }
  }
  private var _s66: Int

  public internal(set) var s67: [Int] {
    get { _s67 }
    set { if Bindgen.replace(&_s67, with: newValue) { _wrote(.s67) } }
    _modify {
      defer { _wrote(.s67) }
      yield &_s67
    }
  }
  private var _s67: [Int]

  public internal(set) var s68: [Int] {
    get { _s68 }
    set { if Bindgen.replace(&_s68, with: newValue) { _wrote(.s68) } }
    _modify {
      defer { _wrote(.s68) }
      yield &_s68
    }
  }
  private var _s68: [Int]

  public internal(set) var s69: [Int] {
    get { _s69 }
    set { if Bindgen.replace(&_s69, with: newValue) { _wrote(.s69) } }
    _modify {
      defer { _wrote(.s69) }
      yield &_s69
    }
  }
  private var _s69: [Int]

  // MARK: Derived

  public var d45: Int {
    _refresh(.d45)
    return _cache.d45
  }

  public var d25: Int? {
    _refresh(.d25)
    return _cache.d25
  }

  public var d3: Int? {
    _refresh(.d3)
    return _cache.d3
  }

  public var d9: Int? {
    _refresh(.d9)
    return _cache.d9
  }

  public var d50: Int {
    _refresh(.d50)
    return _cache.d50
  }

  public var d23: Int? {
    _refresh(.d23)
    return _cache.d23
  }

  public var d39: Int {
    _refresh(.d39)
    return _cache.d39
  }

  public var d14: Int? {
    _refresh(.d14)
    return _cache.d14
  }

  public var d43: Int {
    _refresh(.d43)
    return _cache.d43
  }

  public var d29: Int {
    _refresh(.d29)
    return _cache.d29
  }

  public var d30: Int { d29 }

  public var d56: Int {
    _refresh(.d56)
    return _cache.d56
  }

  public var d36: Int {
    _refresh(.d36)
    return _cache.d36
  }

  public var d42: Int {
    _refresh(.d42)
    return _cache.d42
  }

  public var d53: Int {
    _refresh(.d53)
    return _cache.d53
  }

  public var d12: [Int] { s39 }

  public var d51: Int? {
    _refresh(.d51)
    return _cache.d51
  }

  public var d52: Int {
    _refresh(.d52)
    return _cache.d52
  }

  public var d44: Int? {
    _refresh(.d44)
    return _cache.d44
  }

  public var d46: Int {
    _refresh(.d46)
    return _cache.d46
  }

  public var d35: Int {
    _refresh(.d35)
    return _cache.d35
  }

  public var d15: Int {
    _refresh(.d15)
    return _cache.d15
  }

  public var d4: Int {
    _refresh(.d4)
    return _cache.d4
  }

  public var d64: Int {
    _refresh(.d64)
    return _cache.d64
  }

  public var d67: Int {
    _refresh(.d67)
    return _cache.d67
  }

  public var d57: Int? {
    _refresh(.d57)
    return _cache.d57
  }

  public var d20: Int {
    _refresh(.d20)
    return _cache.d20
  }

  public var d60: Int {
    _refresh(.d60)
    return _cache.d60
  }

  public var d11: Int? { d3 }

  public var d0: Int {
    _refresh(.d0)
    return _cache.d0
  }

  public var d55: Int {
    _refresh(.d55)
    return _cache.d55
  }

  public var d27: Int? {
    _refresh(.d27)
    return _cache.d27
  }

  public var d54: Int {
    _refresh(.d54)
    return _cache.d54
  }

  public var d1: Int? {
    _refresh(.d1)
    return _cache.d1
  }

  public var d2: Int? {
    _refresh(.d2)
    return _cache.d2
  }

  public var d8: Int {
    _refresh(.d8)
    return _cache.d8
  }

  public var d10: Int? {
    _refresh(.d10)
    return _cache.d10
  }

  public var d16: Int {
    _refresh(.d16)
    return _cache.d16
  }

  public var d17: Int {
    _refresh(.d17)
    return _cache.d17
  }

  public var d32: Int {
    _refresh(.d32)
    return _cache.d32
  }

  public var d40: Int {
    _refresh(.d40)
    return _cache.d40
  }

  public var d34: Int {
    _refresh(.d34)
    return _cache.d34
  }

  public var d26: Int {
    _refresh(.d26)
    return _cache.d26
  }

  public var d37: Int {
    _refresh(.d37)
    return _cache.d37
  }

  public var d41: Int? {
    _refresh(.d41)
    return _cache.d41
  }

  public var d47: Int {
    _refresh(.d47)
    return _cache.d47
  }

  public var d59: Int? { d2 }

  public var d61: Int {
    _refresh(.d61)
    return _cache.d61
  }

  public var d63: Int {
    _refresh(.d63)
    return _cache.d63
  }

  public var d66: Int {
    _refresh(.d66)
    return _cache.d66
  }

  public var d69: Int {
    _refresh(.d69)
    return _cache.d69
  }

  public var d6: Int { s19 }

  public var d22: Int {
    _refresh(.d22)
    return _cache.d22
  }

  public var d18: Int? {
    _refresh(.d18)
    return _cache.d18
  }

  public var d65: Int {
    _refresh(.d65)
    return _cache.d65
  }

  public var d38: Int {
    _refresh(.d38)
    return _cache.d38
  }

  public var d5: Int? { d3 }

  public var d7: Int {
    _refresh(.d7)
    return _cache.d7
  }

  public var d49: Int {
    _refresh(.d49)
    return _cache.d49
  }

  public var d58: Int {
    _refresh(.d58)
    return _cache.d58
  }

  public var d68: Int? {
    _refresh(.d68)
    return _cache.d68
  }

  public var d13: Int? {
    _refresh(.d13)
    return _cache.d13
  }

  public var d19: Int {
    _refresh(.d19)
    return _cache.d19
  }

  public var d62: Int {
    _refresh(.d62)
    return _cache.d62
  }

  public var d21: Int {
    _refresh(.d21)
    return _cache.d21
  }

  public var d48: Int {
    _refresh(.d48)
    return _cache.d48
  }

  public var d24: Int {
    _refresh(.d24)
    return _cache.d24
  }

  public var d31: Int { d24 }

  public var d28: Int {
    _refresh(.d28)
    return _cache.d28
  }

  public var d33: Int {
    _refresh(.d33)
    return _cache.d33
  }

  // MARK: Actions

  /// Makes many writes one transaction: observers are notified once, at its end.
  @discardableResult
  public func update<Returned>(_ body: (Graph10) throws -> Returned) rethrows -> Returned {
    _core.open()
    defer { _core.close() }
    return try body(self)
  }

  // MARK: Init

  public init(
    s0: Int = 0,
    s1: Int = 0,
    s2: [Int] = [],
    s3: [Int] = [],
    s4: Int = 0,
    s5: Int = 0,
    s6: Int = 0,
    s7: [Int] = [],
    s8: Int = 0,
    s9: Int = 0,
    s10: Int = 0,
    s11: Int = 0,
    s12: [Int] = [],
    s13: Int = 0,
    s14: Int = 0,
    s15: Int = 0,
    s16: Int = 0,
    s17: Int = 0,
    s18: [Int] = [],
    s19: Int = 0,
    s20: Int = 0,
    s21: [Int] = [],
    s22: [Int] = [],
    s23: [Int] = [],
    s24: Int = 0,
    s25: Int = 0,
    s26: Int = 0,
    s27: Int = 0,
    s28: [Int] = [],
    s29: Int = 0,
    s30: Int = 0,
    s31: Int = 0,
    s32: Int = 0,
    s33: [Int] = [],
    s34: Int = 0,
    s35: [Int] = [],
    s36: Int = 0,
    s37: Int = 0,
    s38: [Int] = [],
    s39: [Int] = [],
    s40: [Int] = [],
    s41: Int = 0,
    s42: Int = 0,
    s43: Int = 0,
    s44: Int = 0,
    s45: [Int] = [],
    s46: Int = 0,
    s47: Int = 0,
    s48: [Int] = [],
    s49: [Int] = [],
    s50: Int = 0,
    s51: Int = 0,
    s52: Int = 0,
    s53: Int = 0,
    s54: [Int] = [],
    s55: Int = 0,
    s56: [Int] = [],
    s57: Int = 0,
    s58: [Int] = [],
    s59: Int = 0,
    s60: Int = 0,
    s61: [Int] = [],
    s62: Int = 0,
    s63: [Int] = [],
    s64: [Int] = [],
    s65: Int = 0,
    s66: Int = 0,
    s67: [Int] = [],
    s68: [Int] = [],
    s69: [Int] = [],
    delegate: (any Graph10Delegate)? = nil
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
    _s20 = s20
    _s21 = s21
    _s22 = s22
    _s23 = s23
    _s24 = s24
    _s25 = s25
    _s26 = s26
    _s27 = s27
    _s28 = s28
    _s29 = s29
    _s30 = s30
    _s31 = s31
    _s32 = s32
    _s33 = s33
    _s34 = s34
    _s35 = s35
    _s36 = s36
    _s37 = s37
    _s38 = s38
    _s39 = s39
    _s40 = s40
    _s41 = s41
    _s42 = s42
    _s43 = s43
    _s44 = s44
    _s45 = s45
    _s46 = s46
    _s47 = s47
    _s48 = s48
    _s49 = s49
    _s50 = s50
    _s51 = s51
    _s52 = s52
    _s53 = s53
    _s54 = s54
    _s55 = s55
    _s56 = s56
    _s57 = s57
    _s58 = s58
    _s59 = s59
    _s60 = s60
    _s61 = s61
    _s62 = s62
    _s63 = s63
    _s64 = s64
    _s65 = s65
    _s66 = s66
    _s67 = s67
    _s68 = s68
    _s69 = s69
    self.delegate = delegate
    _core.updateObserved(of: self)
  }

  // MARK: Fields

  /// The fields that a transaction changed.
  public struct Changes: OptionSet, Sendable, Bindgen.FieldSet {
    public private(set) var rawValue: SIMD4<UInt64>

    public init() { rawValue = SIMD4<UInt64>() }
    public init(rawValue: SIMD4<UInt64>) { self.rawValue = rawValue }

    public static let s0: Changes = Changes(field: 0)
    public static let s1: Changes = Changes(field: 1)
    public static let s2: Changes = Changes(field: 2)
    public static let s3: Changes = Changes(field: 3)
    public static let s4: Changes = Changes(field: 4)
    public static let s5: Changes = Changes(field: 5)
    public static let s6: Changes = Changes(field: 6)
    public static let s7: Changes = Changes(field: 7)
    public static let s8: Changes = Changes(field: 8)
    public static let s9: Changes = Changes(field: 9)
    public static let s10: Changes = Changes(field: 10)
    public static let s11: Changes = Changes(field: 11)
    public static let s12: Changes = Changes(field: 12)
    public static let s13: Changes = Changes(field: 13)
    public static let s14: Changes = Changes(field: 14)
    public static let s15: Changes = Changes(field: 15)
    public static let s16: Changes = Changes(field: 16)
    public static let s17: Changes = Changes(field: 17)
    public static let s18: Changes = Changes(field: 18)
    public static let s19: Changes = Changes(field: 19)
    public static let s20: Changes = Changes(field: 20)
    public static let s21: Changes = Changes(field: 21)
    public static let s22: Changes = Changes(field: 22)
    public static let s23: Changes = Changes(field: 23)
    public static let s24: Changes = Changes(field: 24)
    public static let s25: Changes = Changes(field: 25)
    public static let s26: Changes = Changes(field: 26)
    public static let s27: Changes = Changes(field: 27)
    public static let s28: Changes = Changes(field: 28)
    public static let s29: Changes = Changes(field: 29)
    public static let s30: Changes = Changes(field: 30)
    public static let s31: Changes = Changes(field: 31)
    public static let s32: Changes = Changes(field: 32)
    public static let s33: Changes = Changes(field: 33)
    public static let s34: Changes = Changes(field: 34)
    public static let s35: Changes = Changes(field: 35)
    public static let s36: Changes = Changes(field: 36)
    public static let s37: Changes = Changes(field: 37)
    public static let s38: Changes = Changes(field: 38)
    public static let s39: Changes = Changes(field: 39)
    public static let s40: Changes = Changes(field: 40)
    public static let s41: Changes = Changes(field: 41)
    public static let s42: Changes = Changes(field: 42)
    public static let s43: Changes = Changes(field: 43)
    public static let s44: Changes = Changes(field: 44)
    public static let s45: Changes = Changes(field: 45)
    public static let s46: Changes = Changes(field: 46)
    public static let s47: Changes = Changes(field: 47)
    public static let s48: Changes = Changes(field: 48)
    public static let s49: Changes = Changes(field: 49)
    public static let s50: Changes = Changes(field: 50)
    public static let s51: Changes = Changes(field: 51)
    public static let s52: Changes = Changes(field: 52)
    public static let s53: Changes = Changes(field: 53)
    public static let s54: Changes = Changes(field: 54)
    public static let s55: Changes = Changes(field: 55)
    public static let s56: Changes = Changes(field: 56)
    public static let s57: Changes = Changes(field: 57)
    public static let s58: Changes = Changes(field: 58)
    public static let s59: Changes = Changes(field: 59)
    public static let s60: Changes = Changes(field: 60)
    public static let s61: Changes = Changes(field: 61)
    public static let s62: Changes = Changes(field: 62)
    public static let s63: Changes = Changes(field: 63)
    public static let s64: Changes = Changes(field: 64)
    public static let s65: Changes = Changes(field: 65)
    public static let s66: Changes = Changes(field: 66)
    public static let s67: Changes = Changes(field: 67)
    public static let s68: Changes = Changes(field: 68)
    public static let s69: Changes = Changes(field: 69)
    public static let d45: Changes = Changes(field: 70)
    public static let d25: Changes = Changes(field: 71)
    public static let d3: Changes = Changes(field: 72)
    public static let d9: Changes = Changes(field: 73)
    public static let d50: Changes = Changes(field: 74)
    public static let d23: Changes = Changes(field: 75)
    public static let d39: Changes = Changes(field: 76)
    public static let d14: Changes = Changes(field: 77)
    public static let d43: Changes = Changes(field: 78)
    public static let d29: Changes = Changes(field: 79)
    public static let d30: Changes = Changes(field: 80)
    public static let d56: Changes = Changes(field: 81)
    public static let d36: Changes = Changes(field: 82)
    public static let d42: Changes = Changes(field: 83)
    public static let d53: Changes = Changes(field: 84)
    public static let d12: Changes = Changes(field: 85)
    public static let d51: Changes = Changes(field: 86)
    public static let d52: Changes = Changes(field: 87)
    public static let d44: Changes = Changes(field: 88)
    public static let d46: Changes = Changes(field: 89)
    public static let d35: Changes = Changes(field: 90)
    public static let d15: Changes = Changes(field: 91)
    public static let d4: Changes = Changes(field: 92)
    public static let d64: Changes = Changes(field: 93)
    public static let d67: Changes = Changes(field: 94)
    public static let d57: Changes = Changes(field: 95)
    public static let d20: Changes = Changes(field: 96)
    public static let d60: Changes = Changes(field: 97)
    public static let d11: Changes = Changes(field: 98)
    public static let d0: Changes = Changes(field: 99)
    public static let d55: Changes = Changes(field: 100)
    public static let d27: Changes = Changes(field: 101)
    public static let d54: Changes = Changes(field: 102)
    public static let d1: Changes = Changes(field: 103)
    public static let d2: Changes = Changes(field: 104)
    public static let d8: Changes = Changes(field: 105)
    public static let d10: Changes = Changes(field: 106)
    public static let d16: Changes = Changes(field: 107)
    public static let d17: Changes = Changes(field: 108)
    public static let d32: Changes = Changes(field: 109)
    public static let d40: Changes = Changes(field: 110)
    public static let d34: Changes = Changes(field: 111)
    public static let d26: Changes = Changes(field: 112)
    public static let d37: Changes = Changes(field: 113)
    public static let d41: Changes = Changes(field: 114)
    public static let d47: Changes = Changes(field: 115)
    public static let d59: Changes = Changes(field: 116)
    public static let d61: Changes = Changes(field: 117)
    public static let d63: Changes = Changes(field: 118)
    public static let d66: Changes = Changes(field: 119)
    public static let d69: Changes = Changes(field: 120)
    public static let d6: Changes = Changes(field: 121)
    public static let d22: Changes = Changes(field: 122)
    public static let d18: Changes = Changes(field: 123)
    public static let d65: Changes = Changes(field: 124)
    public static let d38: Changes = Changes(field: 125)
    public static let d5: Changes = Changes(field: 126)
    public static let d7: Changes = Changes(field: 127)
    public static let d49: Changes = Changes(field: 128)
    public static let d58: Changes = Changes(field: 129)
    public static let d68: Changes = Changes(field: 130)
    public static let d13: Changes = Changes(field: 131)
    public static let d19: Changes = Changes(field: 132)
    public static let d62: Changes = Changes(field: 133)
    public static let d21: Changes = Changes(field: 134)
    public static let d48: Changes = Changes(field: 135)
    public static let d24: Changes = Changes(field: 136)
    public static let d31: Changes = Changes(field: 137)
    public static let d28: Changes = Changes(field: 138)
    public static let d33: Changes = Changes(field: 139)

    public mutating func formUnion(_ other: Changes) { rawValue |= other.rawValue }
    public mutating func formIntersection(_ other: Changes) { rawValue &= other.rawValue }
    public mutating func formSymmetricDifference(_ other: Changes) { rawValue ^= other.rawValue }
  }

  /// The fields that can be observed one by one.
  public struct Fields {
    public var s0: Field<Int> { (.s0, { $0.s0 }) }
    public var s1: Field<Int> { (.s1, { $0.s1 }) }
    public var s2: Field<[Int]> { (.s2, { $0.s2 }) }
    public var s3: Field<[Int]> { (.s3, { $0.s3 }) }
    public var s4: Field<Int> { (.s4, { $0.s4 }) }
    public var s5: Field<Int> { (.s5, { $0.s5 }) }
    public var s6: Field<Int> { (.s6, { $0.s6 }) }
    public var s7: Field<[Int]> { (.s7, { $0.s7 }) }
    public var s8: Field<Int> { (.s8, { $0.s8 }) }
    public var s9: Field<Int> { (.s9, { $0.s9 }) }
    public var s10: Field<Int> { (.s10, { $0.s10 }) }
    public var s11: Field<Int> { (.s11, { $0.s11 }) }
    public var s12: Field<[Int]> { (.s12, { $0.s12 }) }
    public var s13: Field<Int> { (.s13, { $0.s13 }) }
    public var s14: Field<Int> { (.s14, { $0.s14 }) }
    public var s15: Field<Int> { (.s15, { $0.s15 }) }
    public var s16: Field<Int> { (.s16, { $0.s16 }) }
    public var s17: Field<Int> { (.s17, { $0.s17 }) }
    public var s18: Field<[Int]> { (.s18, { $0.s18 }) }
    public var s19: Field<Int> { (.s19, { $0.s19 }) }
    public var s20: Field<Int> { (.s20, { $0.s20 }) }
    public var s21: Field<[Int]> { (.s21, { $0.s21 }) }
    public var s22: Field<[Int]> { (.s22, { $0.s22 }) }
    public var s23: Field<[Int]> { (.s23, { $0.s23 }) }
    public var s24: Field<Int> { (.s24, { $0.s24 }) }
    public var s25: Field<Int> { (.s25, { $0.s25 }) }
    public var s26: Field<Int> { (.s26, { $0.s26 }) }
    public var s27: Field<Int> { (.s27, { $0.s27 }) }
    public var s28: Field<[Int]> { (.s28, { $0.s28 }) }
    public var s29: Field<Int> { (.s29, { $0.s29 }) }
    public var s30: Field<Int> { (.s30, { $0.s30 }) }
    public var s31: Field<Int> { (.s31, { $0.s31 }) }
    public var s32: Field<Int> { (.s32, { $0.s32 }) }
    public var s33: Field<[Int]> { (.s33, { $0.s33 }) }
    public var s34: Field<Int> { (.s34, { $0.s34 }) }
    public var s35: Field<[Int]> { (.s35, { $0.s35 }) }
    public var s36: Field<Int> { (.s36, { $0.s36 }) }
    public var s37: Field<Int> { (.s37, { $0.s37 }) }
    public var s38: Field<[Int]> { (.s38, { $0.s38 }) }
    public var s39: Field<[Int]> { (.s39, { $0.s39 }) }
    public var s40: Field<[Int]> { (.s40, { $0.s40 }) }
    public var s41: Field<Int> { (.s41, { $0.s41 }) }
    public var s42: Field<Int> { (.s42, { $0.s42 }) }
    public var s43: Field<Int> { (.s43, { $0.s43 }) }
    public var s44: Field<Int> { (.s44, { $0.s44 }) }
    public var s45: Field<[Int]> { (.s45, { $0.s45 }) }
    public var s46: Field<Int> { (.s46, { $0.s46 }) }
    public var s47: Field<Int> { (.s47, { $0.s47 }) }
    public var s48: Field<[Int]> { (.s48, { $0.s48 }) }
    public var s49: Field<[Int]> { (.s49, { $0.s49 }) }
    public var s50: Field<Int> { (.s50, { $0.s50 }) }
    public var s51: Field<Int> { (.s51, { $0.s51 }) }
    public var s52: Field<Int> { (.s52, { $0.s52 }) }
    public var s53: Field<Int> { (.s53, { $0.s53 }) }
    public var s54: Field<[Int]> { (.s54, { $0.s54 }) }
    public var s55: Field<Int> { (.s55, { $0.s55 }) }
    public var s56: Field<[Int]> { (.s56, { $0.s56 }) }
    public var s57: Field<Int> { (.s57, { $0.s57 }) }
    public var s58: Field<[Int]> { (.s58, { $0.s58 }) }
    public var s59: Field<Int> { (.s59, { $0.s59 }) }
    public var s60: Field<Int> { (.s60, { $0.s60 }) }
    public var s61: Field<[Int]> { (.s61, { $0.s61 }) }
    public var s62: Field<Int> { (.s62, { $0.s62 }) }
    public var s63: Field<[Int]> { (.s63, { $0.s63 }) }
    public var s64: Field<[Int]> { (.s64, { $0.s64 }) }
    public var s65: Field<Int> { (.s65, { $0.s65 }) }
    public var s66: Field<Int> { (.s66, { $0.s66 }) }
    public var s67: Field<[Int]> { (.s67, { $0.s67 }) }
    public var s68: Field<[Int]> { (.s68, { $0.s68 }) }
    public var s69: Field<[Int]> { (.s69, { $0.s69 }) }
    public var d45: Field<Int> { (.d45, { $0.d45 }) }
    public var d25: Field<Int?> { (.d25, { $0.d25 }) }
    public var d3: Field<Int?> { (.d3, { $0.d3 }) }
    public var d9: Field<Int?> { (.d9, { $0.d9 }) }
    public var d50: Field<Int> { (.d50, { $0.d50 }) }
    public var d23: Field<Int?> { (.d23, { $0.d23 }) }
    public var d39: Field<Int> { (.d39, { $0.d39 }) }
    public var d14: Field<Int?> { (.d14, { $0.d14 }) }
    public var d43: Field<Int> { (.d43, { $0.d43 }) }
    public var d29: Field<Int> { (.d29, { $0.d29 }) }
    public var d30: Field<Int> { (.d30, { $0.d30 }) }
    public var d56: Field<Int> { (.d56, { $0.d56 }) }
    public var d36: Field<Int> { (.d36, { $0.d36 }) }
    public var d42: Field<Int> { (.d42, { $0.d42 }) }
    public var d53: Field<Int> { (.d53, { $0.d53 }) }
    public var d12: Field<[Int]> { (.d12, { $0.d12 }) }
    public var d51: Field<Int?> { (.d51, { $0.d51 }) }
    public var d52: Field<Int> { (.d52, { $0.d52 }) }
    public var d44: Field<Int?> { (.d44, { $0.d44 }) }
    public var d46: Field<Int> { (.d46, { $0.d46 }) }
    public var d35: Field<Int> { (.d35, { $0.d35 }) }
    public var d15: Field<Int> { (.d15, { $0.d15 }) }
    public var d4: Field<Int> { (.d4, { $0.d4 }) }
    public var d64: Field<Int> { (.d64, { $0.d64 }) }
    public var d67: Field<Int> { (.d67, { $0.d67 }) }
    public var d57: Field<Int?> { (.d57, { $0.d57 }) }
    public var d20: Field<Int> { (.d20, { $0.d20 }) }
    public var d60: Field<Int> { (.d60, { $0.d60 }) }
    public var d11: Field<Int?> { (.d11, { $0.d11 }) }
    public var d0: Field<Int> { (.d0, { $0.d0 }) }
    public var d55: Field<Int> { (.d55, { $0.d55 }) }
    public var d27: Field<Int?> { (.d27, { $0.d27 }) }
    public var d54: Field<Int> { (.d54, { $0.d54 }) }
    public var d1: Field<Int?> { (.d1, { $0.d1 }) }
    public var d2: Field<Int?> { (.d2, { $0.d2 }) }
    public var d8: Field<Int> { (.d8, { $0.d8 }) }
    public var d10: Field<Int?> { (.d10, { $0.d10 }) }
    public var d16: Field<Int> { (.d16, { $0.d16 }) }
    public var d17: Field<Int> { (.d17, { $0.d17 }) }
    public var d32: Field<Int> { (.d32, { $0.d32 }) }
    public var d40: Field<Int> { (.d40, { $0.d40 }) }
    public var d34: Field<Int> { (.d34, { $0.d34 }) }
    public var d26: Field<Int> { (.d26, { $0.d26 }) }
    public var d37: Field<Int> { (.d37, { $0.d37 }) }
    public var d41: Field<Int?> { (.d41, { $0.d41 }) }
    public var d47: Field<Int> { (.d47, { $0.d47 }) }
    public var d59: Field<Int?> { (.d59, { $0.d59 }) }
    public var d61: Field<Int> { (.d61, { $0.d61 }) }
    public var d63: Field<Int> { (.d63, { $0.d63 }) }
    public var d66: Field<Int> { (.d66, { $0.d66 }) }
    public var d69: Field<Int> { (.d69, { $0.d69 }) }
    public var d6: Field<Int> { (.d6, { $0.d6 }) }
    public var d22: Field<Int> { (.d22, { $0.d22 }) }
    public var d18: Field<Int?> { (.d18, { $0.d18 }) }
    public var d65: Field<Int> { (.d65, { $0.d65 }) }
    public var d38: Field<Int> { (.d38, { $0.d38 }) }
    public var d5: Field<Int?> { (.d5, { $0.d5 }) }
    public var d7: Field<Int> { (.d7, { $0.d7 }) }
    public var d49: Field<Int> { (.d49, { $0.d49 }) }
    public var d58: Field<Int> { (.d58, { $0.d58 }) }
    public var d68: Field<Int?> { (.d68, { $0.d68 }) }
    public var d13: Field<Int?> { (.d13, { $0.d13 }) }
    public var d19: Field<Int> { (.d19, { $0.d19 }) }
    public var d62: Field<Int> { (.d62, { $0.d62 }) }
    public var d21: Field<Int> { (.d21, { $0.d21 }) }
    public var d48: Field<Int> { (.d48, { $0.d48 }) }
    public var d24: Field<Int> { (.d24, { $0.d24 }) }
    public var d31: Field<Int> { (.d31, { $0.d31 }) }
    public var d28: Field<Int> { (.d28, { $0.d28 }) }
    public var d33: Field<Int> { (.d33, { $0.d33 }) }
  }

  /// A field by its name, and how it is read.
  public typealias Field<Value> = (name: Changes, read: (Graph10) -> Value)

  static var _fields: Fields { Fields() }

  public weak var delegate: (any Graph10Delegate)? {
    didSet { delegate == nil ? _core.updateObserved(of: self) : _core.begin(_core.graph.all, of: self) }
  }

  private func _notify(_ delegate: any Graph10Delegate, _ changes: Changes) {
    delegate.graph10(self, didChange: changes)
    _notify0(delegate, changes)
    _notify1(delegate, changes)
    _notify2(delegate, changes)
    _notify3(delegate, changes)
    _notify4(delegate, changes)
  }

  private func _notify0(_ delegate: any Graph10Delegate, _ changes: Changes) {
    if changes.contains(.s0) { delegate.graph10DidChangeS0(self) }
    if changes.contains(.s1) { delegate.graph10DidChangeS1(self) }
    if changes.contains(.s2) { delegate.graph10DidChangeS2(self) }
    if changes.contains(.s3) { delegate.graph10DidChangeS3(self) }
    if changes.contains(.s4) { delegate.graph10DidChangeS4(self) }
    if changes.contains(.s5) { delegate.graph10DidChangeS5(self) }
    if changes.contains(.s6) { delegate.graph10DidChangeS6(self) }
    if changes.contains(.s7) { delegate.graph10DidChangeS7(self) }
    if changes.contains(.s8) { delegate.graph10DidChangeS8(self) }
    if changes.contains(.s9) { delegate.graph10DidChangeS9(self) }
    if changes.contains(.s10) { delegate.graph10DidChangeS10(self) }
    if changes.contains(.s11) { delegate.graph10DidChangeS11(self) }
    if changes.contains(.s12) { delegate.graph10DidChangeS12(self) }
    if changes.contains(.s13) { delegate.graph10DidChangeS13(self) }
    if changes.contains(.s14) { delegate.graph10DidChangeS14(self) }
    if changes.contains(.s15) { delegate.graph10DidChangeS15(self) }
    if changes.contains(.s16) { delegate.graph10DidChangeS16(self) }
    if changes.contains(.s17) { delegate.graph10DidChangeS17(self) }
    if changes.contains(.s18) { delegate.graph10DidChangeS18(self) }
    if changes.contains(.s19) { delegate.graph10DidChangeS19(self) }
    if changes.contains(.s20) { delegate.graph10DidChangeS20(self) }
    if changes.contains(.s21) { delegate.graph10DidChangeS21(self) }
    if changes.contains(.s22) { delegate.graph10DidChangeS22(self) }
    if changes.contains(.s23) { delegate.graph10DidChangeS23(self) }
    if changes.contains(.s24) { delegate.graph10DidChangeS24(self) }
    if changes.contains(.s25) { delegate.graph10DidChangeS25(self) }
    if changes.contains(.s26) { delegate.graph10DidChangeS26(self) }
    if changes.contains(.s27) { delegate.graph10DidChangeS27(self) }
    if changes.contains(.s28) { delegate.graph10DidChangeS28(self) }
    if changes.contains(.s29) { delegate.graph10DidChangeS29(self) }
    if changes.contains(.s30) { delegate.graph10DidChangeS30(self) }
    if changes.contains(.s31) { delegate.graph10DidChangeS31(self) }
  }

  private func _notify1(_ delegate: any Graph10Delegate, _ changes: Changes) {
    if changes.contains(.s32) { delegate.graph10DidChangeS32(self) }
    if changes.contains(.s33) { delegate.graph10DidChangeS33(self) }
    if changes.contains(.s34) { delegate.graph10DidChangeS34(self) }
    if changes.contains(.s35) { delegate.graph10DidChangeS35(self) }
    if changes.contains(.s36) { delegate.graph10DidChangeS36(self) }
    if changes.contains(.s37) { delegate.graph10DidChangeS37(self) }
    if changes.contains(.s38) { delegate.graph10DidChangeS38(self) }
    if changes.contains(.s39) { delegate.graph10DidChangeS39(self) }
    if changes.contains(.s40) { delegate.graph10DidChangeS40(self) }
    if changes.contains(.s41) { delegate.graph10DidChangeS41(self) }
    if changes.contains(.s42) { delegate.graph10DidChangeS42(self) }
    if changes.contains(.s43) { delegate.graph10DidChangeS43(self) }
    if changes.contains(.s44) { delegate.graph10DidChangeS44(self) }
    if changes.contains(.s45) { delegate.graph10DidChangeS45(self) }
    if changes.contains(.s46) { delegate.graph10DidChangeS46(self) }
    if changes.contains(.s47) { delegate.graph10DidChangeS47(self) }
    if changes.contains(.s48) { delegate.graph10DidChangeS48(self) }
    if changes.contains(.s49) { delegate.graph10DidChangeS49(self) }
    if changes.contains(.s50) { delegate.graph10DidChangeS50(self) }
    if changes.contains(.s51) { delegate.graph10DidChangeS51(self) }
    if changes.contains(.s52) { delegate.graph10DidChangeS52(self) }
    if changes.contains(.s53) { delegate.graph10DidChangeS53(self) }
    if changes.contains(.s54) { delegate.graph10DidChangeS54(self) }
    if changes.contains(.s55) { delegate.graph10DidChangeS55(self) }
    if changes.contains(.s56) { delegate.graph10DidChangeS56(self) }
    if changes.contains(.s57) { delegate.graph10DidChangeS57(self) }
    if changes.contains(.s58) { delegate.graph10DidChangeS58(self) }
    if changes.contains(.s59) { delegate.graph10DidChangeS59(self) }
    if changes.contains(.s60) { delegate.graph10DidChangeS60(self) }
    if changes.contains(.s61) { delegate.graph10DidChangeS61(self) }
    if changes.contains(.s62) { delegate.graph10DidChangeS62(self) }
    if changes.contains(.s63) { delegate.graph10DidChangeS63(self) }
  }

  private func _notify2(_ delegate: any Graph10Delegate, _ changes: Changes) {
    if changes.contains(.s64) { delegate.graph10DidChangeS64(self) }
    if changes.contains(.s65) { delegate.graph10DidChangeS65(self) }
    if changes.contains(.s66) { delegate.graph10DidChangeS66(self) }
    if changes.contains(.s67) { delegate.graph10DidChangeS67(self) }
    if changes.contains(.s68) { delegate.graph10DidChangeS68(self) }
    if changes.contains(.s69) { delegate.graph10DidChangeS69(self) }
    if changes.contains(.d45) { delegate.graph10DidChangeD45(self) }
    if changes.contains(.d25) { delegate.graph10DidChangeD25(self) }
    if changes.contains(.d3) { delegate.graph10DidChangeD3(self) }
    if changes.contains(.d9) { delegate.graph10DidChangeD9(self) }
    if changes.contains(.d50) { delegate.graph10DidChangeD50(self) }
    if changes.contains(.d23) { delegate.graph10DidChangeD23(self) }
    if changes.contains(.d39) { delegate.graph10DidChangeD39(self) }
    if changes.contains(.d14) { delegate.graph10DidChangeD14(self) }
    if changes.contains(.d43) { delegate.graph10DidChangeD43(self) }
    if changes.contains(.d29) { delegate.graph10DidChangeD29(self) }
    if changes.contains(.d30) { delegate.graph10DidChangeD30(self) }
    if changes.contains(.d56) { delegate.graph10DidChangeD56(self) }
    if changes.contains(.d36) { delegate.graph10DidChangeD36(self) }
    if changes.contains(.d42) { delegate.graph10DidChangeD42(self) }
    if changes.contains(.d53) { delegate.graph10DidChangeD53(self) }
    if changes.contains(.d12) { delegate.graph10DidChangeD12(self) }
    if changes.contains(.d51) { delegate.graph10DidChangeD51(self) }
    if changes.contains(.d52) { delegate.graph10DidChangeD52(self) }
    if changes.contains(.d44) { delegate.graph10DidChangeD44(self) }
    if changes.contains(.d46) { delegate.graph10DidChangeD46(self) }
    if changes.contains(.d35) { delegate.graph10DidChangeD35(self) }
    if changes.contains(.d15) { delegate.graph10DidChangeD15(self) }
    if changes.contains(.d4) { delegate.graph10DidChangeD4(self) }
    if changes.contains(.d64) { delegate.graph10DidChangeD64(self) }
    if changes.contains(.d67) { delegate.graph10DidChangeD67(self) }
    if changes.contains(.d57) { delegate.graph10DidChangeD57(self) }
  }

  private func _notify3(_ delegate: any Graph10Delegate, _ changes: Changes) {
    if changes.contains(.d20) { delegate.graph10DidChangeD20(self) }
    if changes.contains(.d60) { delegate.graph10DidChangeD60(self) }
    if changes.contains(.d11) { delegate.graph10DidChangeD11(self) }
    if changes.contains(.d0) { delegate.graph10DidChangeD0(self) }
    if changes.contains(.d55) { delegate.graph10DidChangeD55(self) }
    if changes.contains(.d27) { delegate.graph10DidChangeD27(self) }
    if changes.contains(.d54) { delegate.graph10DidChangeD54(self) }
    if changes.contains(.d1) { delegate.graph10DidChangeD1(self) }
    if changes.contains(.d2) { delegate.graph10DidChangeD2(self) }
    if changes.contains(.d8) { delegate.graph10DidChangeD8(self) }
    if changes.contains(.d10) { delegate.graph10DidChangeD10(self) }
    if changes.contains(.d16) { delegate.graph10DidChangeD16(self) }
    if changes.contains(.d17) { delegate.graph10DidChangeD17(self) }
    if changes.contains(.d32) { delegate.graph10DidChangeD32(self) }
    if changes.contains(.d40) { delegate.graph10DidChangeD40(self) }
    if changes.contains(.d34) { delegate.graph10DidChangeD34(self) }
    if changes.contains(.d26) { delegate.graph10DidChangeD26(self) }
    if changes.contains(.d37) { delegate.graph10DidChangeD37(self) }
    if changes.contains(.d41) { delegate.graph10DidChangeD41(self) }
    if changes.contains(.d47) { delegate.graph10DidChangeD47(self) }
    if changes.contains(.d59) { delegate.graph10DidChangeD59(self) }
    if changes.contains(.d61) { delegate.graph10DidChangeD61(self) }
    if changes.contains(.d63) { delegate.graph10DidChangeD63(self) }
    if changes.contains(.d66) { delegate.graph10DidChangeD66(self) }
    if changes.contains(.d69) { delegate.graph10DidChangeD69(self) }
    if changes.contains(.d6) { delegate.graph10DidChangeD6(self) }
    if changes.contains(.d22) { delegate.graph10DidChangeD22(self) }
    if changes.contains(.d18) { delegate.graph10DidChangeD18(self) }
    if changes.contains(.d65) { delegate.graph10DidChangeD65(self) }
    if changes.contains(.d38) { delegate.graph10DidChangeD38(self) }
    if changes.contains(.d5) { delegate.graph10DidChangeD5(self) }
    if changes.contains(.d7) { delegate.graph10DidChangeD7(self) }
  }

  private func _notify4(_ delegate: any Graph10Delegate, _ changes: Changes) {
    if changes.contains(.d49) { delegate.graph10DidChangeD49(self) }
    if changes.contains(.d58) { delegate.graph10DidChangeD58(self) }
    if changes.contains(.d68) { delegate.graph10DidChangeD68(self) }
    if changes.contains(.d13) { delegate.graph10DidChangeD13(self) }
    if changes.contains(.d19) { delegate.graph10DidChangeD19(self) }
    if changes.contains(.d62) { delegate.graph10DidChangeD62(self) }
    if changes.contains(.d21) { delegate.graph10DidChangeD21(self) }
    if changes.contains(.d48) { delegate.graph10DidChangeD48(self) }
    if changes.contains(.d24) { delegate.graph10DidChangeD24(self) }
    if changes.contains(.d31) { delegate.graph10DidChangeD31(self) }
    if changes.contains(.d28) { delegate.graph10DidChangeD28(self) }
    if changes.contains(.d33) { delegate.graph10DidChangeD33(self) }
  }

  public typealias Subscription = Bindgen.Subscription

  /// Calls the closure once after each transaction, with all that changed.
  ///
  /// - Parameter initial: Whether to call it at once, too, as if all had changed.
  public func observe(
    initial: Bool = false,
    _ body: @escaping (Graph10, Changes) -> Void
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
    _core.observe(self, Graph10._fields[keyPath: field], initial: initial, body)
  }

  // MARK: Machinery

  let _core: Bindgen.Core = Bindgen.Core(Graph10._graph)
  private static let _graph: Bindgen.Graph = Bindgen.Graph(
    Changes.self,
    "s0 s1 s2 s3 s4 s5 s6 s7 s8 s9 s10 s11 s12 s13 s14 s15 s16 s17 s18 s19 s20 s21 s22 s23 s24 s25 s26 s27 s28 s29 s30 s31 s32 s33 s34 s35 s36 s37 s38 s39 s40 s41 s42 s43 s44 s45 s46 s47 s48 s49 s50 s51 s52 s53 s54 s55 s56 s57 s58 s59 s60 s61 s62 s63 s64 s65 s66 s67 s68 s69 d45 d25 d3 d9 d50 d23 d39 d14 d43 d29 d30 d56 d36 d42 d53 d12 d51 d52 d44 d46 d35 d15 d4 d64 d67 d57 d20 d60 d11 d0 d55 d27 d54 d1 d2 d8 d10 d16 d17 d32 d40 d34 d26 d37 d41 d47 d59 d61 d63 d66 d69 d6 d22 d18 d65 d38 d5 d7 d49 d58 d68 d13 d19 d62 d21 d48 d24 d31 d28 d33",
    [
      .d45: [.s1, .s13],
      .d25: [.s32, .s41],
      .d3: [.s37, .s59],
      .d9: [.s15],
      .d50: [.s24, .s39],
      .d23: [.s28, .s61],
      .d39: [.s55],
      .d14: [.d9],
      .d43: [.d39],
      .d29: [.s24],
      .d30: [.d29],
      .d56: [.s18, .d39],
      .d36: [.s39],
      .d42: [.d36],
      .d53: [.d36],
      .d12: [.s39],
      .d51: [.d50],
      .d52: [.d51],
      .d44: [.s15, .s42],
      .d46: [.s28, .s32, .d43, .d42],
      .d35: [.s15, .s40, .s59],
      .d15: [.s24, .d12],
      .d4: [.s11],
      .d64: [.s69],
      .d67: [.d64],
      .d57: [.s44, .d56],
      .d20: [.s46],
      .d60: [.s21, .s30, .s37, .s69],
      .d11: [.d3],
      .d0: [.s42],
      .d55: [.s28, .s57],
      .d27: [.s68],
      .d54: [.s65],
      .d1: [.s35, .s50],
      .d2: [.s9, .s15, .s61, .d1],
      .d8: [.s1, .s21, .d2],
      .d10: [.d8],
      .d16: [.s19, .d10],
      .d17: [.d16],
      .d32: [.d17],
      .d40: [.d17],
      .d34: [.d32],
      .d26: [.s26, .s50, .d25, .d20, .d17],
      .d37: [.d32],
      .d41: [.d37],
      .d47: [.d43, .d41],
      .d59: [.d2],
      .d61: [.s43, .d56, .d60, .d59],
      .d63: [.s27, .d60, .d59],
      .d66: [.d34, .d63],
      .d69: [.s11, .s33, .d29, .d64, .d66],
      .d6: [.s19],
      .d22: [.s69, .d6],
      .d18: [.s30, .s66, .d16],
      .d65: [.s15, .s33, .d25, .d56, .d18],
      .d38: [.s12, .d34],
      .d5: [.d3],
      .d7: [.d1, .d5],
      .d49: [.d7],
      .d58: [.s10],
      .d68: [.d65],
      .d13: [.s34],
      .d19: [.s5, .s28, .d13],
      .d62: [.s35, .s45, .s52, .d41, .d19],
      .d21: [.d16, .d19],
      .d48: [.d21],
      .d24: [.s14, .s48, .s61, .d19],
      .d31: [.d24],
      .d28: [.s42, .d22, .d24],
      .d33: [.d27, .d17, .d32, .d28],
    ]
  )

  private struct _Cache {
    var d45: Int = 0
    var d25: Int?
    var d3: Int?
    var d9: Int?
    var d50: Int = 0
    var d23: Int?
    var d39: Int = 0
    var d14: Int?
    var d43: Int = 0
    var d29: Int = 0
    var d56: Int = 0
    var d36: Int = 0
    var d42: Int = 0
    var d53: Int = 0
    var d51: Int?
    var d52: Int = 0
    var d44: Int?
    var d46: Int = 0
    var d35: Int = 0
    var d15: Int = 0
    var d4: Int = 0
    var d64: Int = 0
    var d67: Int = 0
    var d57: Int?
    var d20: Int = 0
    var d60: Int = 0
    var d0: Int = 0
    var d55: Int = 0
    var d27: Int?
    var d54: Int = 0
    var d1: Int?
    var d2: Int?
    var d8: Int = 0
    var d10: Int?
    var d16: Int = 0
    var d17: Int = 0
    var d32: Int = 0
    var d40: Int = 0
    var d34: Int = 0
    var d26: Int = 0
    var d37: Int = 0
    var d41: Int?
    var d47: Int = 0
    var d61: Int = 0
    var d63: Int = 0
    var d66: Int = 0
    var d69: Int = 0
    var d22: Int = 0
    var d18: Int?
    var d65: Int = 0
    var d38: Int = 0
    var d7: Int = 0
    var d49: Int = 0
    var d58: Int = 0
    var d68: Int?
    var d13: Int?
    var d19: Int = 0
    var d62: Int = 0
    var d21: Int = 0
    var d48: Int = 0
    var d24: Int = 0
    var d28: Int = 0
    var d33: Int = 0
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
    if pass.isDue([.d45, .d25, .d3, .d9, .d50, .d23, .d39, .d14]) {
      if pass.isDue(.d45) {
        let value: Int = _Graph10Formulas.d45(_s1, _s13)
        if Bindgen.replace(&_cache.d45, with: value) { pass.changed(.d45) }
      }
      if pass.isDue(.d25) {
        let value: Int? = _Graph10Formulas.d25(_s32, _s41)
        if Bindgen.replace(&_cache.d25, with: value) { pass.changed(.d25) }
      }
      if pass.isDue(.d3) {
        let value: Int? = _Graph10Formulas.d3(_s37, _s59)
        if Bindgen.replace(&_cache.d3, with: value) { pass.changed(.d3) }
      }
      if pass.isDue(.d9) {
        let value: Int? = _Graph10Formulas.d9(_s15)
        if Bindgen.replace(&_cache.d9, with: value) { pass.changed(.d9) }
      }
      if pass.isDue(.d50) {
        let value: Int = _Graph10Formulas.d50(_s24, _s39)
        if Bindgen.replace(&_cache.d50, with: value) { pass.changed(.d50) }
      }
      if pass.isDue(.d23) {
        let value: Int? = _Graph10Formulas.d23(_s61, _s28)
        if Bindgen.replace(&_cache.d23, with: value) { pass.changed(.d23) }
      }
      if pass.isDue(.d39) {
        _cache.d39 = _Graph10Formulas.d39(_s55)
        pass.changed(.d39)
      }
      if pass.isDue(.d14) {
        let value: Int? = _Graph10Formulas.d14(_cache.d9)
        if Bindgen.replace(&_cache.d14, with: value) { pass.changed(.d14) }
      }
    }
    if pass.isDue([.d43, .d29, .d30, .d56, .d36, .d42, .d53, .d12]) {
      if pass.isDue(.d43) {
        _cache.d43 = _Graph10Formulas.d43(_cache.d39)
        pass.changed(.d43)
      }
      if pass.isDue(.d29) {
        let value: Int = _Graph10Formulas.d29(_s24)
        if Bindgen.replace(&_cache.d29, with: value) { pass.changed(.d29) }
      }
      if pass.isDue(.d30) { pass.changed(.d30) }
      if pass.isDue(.d56) {
        let value: Int = _Graph10Formulas.d56(_s18, _cache.d39)
        if Bindgen.replace(&_cache.d56, with: value) { pass.changed(.d56) }
      }
      if pass.isDue(.d36) {
        let value: Int = _Graph10Formulas.d36(_s39)
        if Bindgen.replace(&_cache.d36, with: value) { pass.changed(.d36) }
      }
      if pass.isDue(.d42) {
        let value: Int = _Graph10Formulas.d42(_cache.d36)
        if Bindgen.replace(&_cache.d42, with: value) { pass.changed(.d42) }
      }
      if pass.isDue(.d53) {
        let value: Int = _Graph10Formulas.d53(_cache.d36)
        if Bindgen.replace(&_cache.d53, with: value, unless: _Graph10Formulas.d53AreEqual) { pass.changed(.d53) }
      }
      if pass.isDue(.d12) { pass.changed(.d12) }
    }
    if pass.isDue([.d51, .d52, .d44, .d46, .d35, .d15, .d4, .d64]) {
      if pass.isDue(.d51) {
        let value: Int? = _Graph10Formulas.d51(_cache.d50)
        if Bindgen.replace(&_cache.d51, with: value) { pass.changed(.d51) }
      }
      if pass.isDue(.d52) {
        let value: Int = _Graph10Formulas.d52(_cache.d51)
        if Bindgen.replace(&_cache.d52, with: value) { pass.changed(.d52) }
      }
      if pass.isDue(.d44) {
        let value: Int? = _Graph10Formulas.d44(_s15, _s42)
        if Bindgen.replace(&_cache.d44, with: value) { pass.changed(.d44) }
      }
      if pass.isDue(.d46) {
        let value: Int = _Graph10Formulas.d46(_s28, _cache.d42, _s32, _cache.d43)
        if Bindgen.replace(&_cache.d46, with: value) { pass.changed(.d46) }
      }
      if pass.isDue(.d35) {
        let value: Int = _Graph10Formulas.d35(_s59, _s15, _s40)
        if Bindgen.replace(&_cache.d35, with: value) { pass.changed(.d35) }
      }
      if pass.isDue(.d15) {
        _cache.d15 = _Graph10Formulas.d15(_s39, _s24)
        pass.changed(.d15)
      }
      if pass.isDue(.d4) {
        let value: Int = _Graph10Formulas.d4(_s11)
        if Bindgen.replace(&_cache.d4, with: value) { pass.changed(.d4) }
      }
      if pass.isDue(.d64) {
        let value: Int = _Graph10Formulas.d64(_s69)
        if Bindgen.replace(&_cache.d64, with: value) { pass.changed(.d64) }
      }
    }
    if pass.isDue([.d67, .d57, .d20, .d60, .d11, .d0, .d55, .d27]) {
      if pass.isDue(.d67) {
        let value: Int = _Graph10Formulas.d67(_cache.d64)
        if Bindgen.replace(&_cache.d67, with: value, unless: _Graph10Formulas.d67AreEqual) { pass.changed(.d67) }
      }
      if pass.isDue(.d57) {
        let value: Int? = _Graph10Formulas.d57(_s44, _cache.d56)
        if Bindgen.replace(&_cache.d57, with: value) { pass.changed(.d57) }
      }
      if pass.isDue(.d20) {
        let value: Int = _Graph10Formulas.d20(_s46)
        if Bindgen.replace(&_cache.d20, with: value) { pass.changed(.d20) }
      }
      if pass.isDue(.d60) {
        let value: Int = _Graph10Formulas.d60(_s69, _s21, _s30, _s37)
        if Bindgen.replace(&_cache.d60, with: value) { pass.changed(.d60) }
      }
      if pass.isDue(.d11) { pass.changed(.d11) }
      if pass.isDue(.d0) {
        let value: Int = _Graph10Formulas.d0(_s42)
        if Bindgen.replace(&_cache.d0, with: value) { pass.changed(.d0) }
      }
      if pass.isDue(.d55) {
        let value: Int = _Graph10Formulas.d55(_s28, _s57)
        if Bindgen.replace(&_cache.d55, with: value) { pass.changed(.d55) }
      }
      if pass.isDue(.d27) {
        let value: Int? = _Graph10Formulas.d27(_s68)
        if Bindgen.replace(&_cache.d27, with: value) { pass.changed(.d27) }
      }
    }
  }

  private func _compute1(_ pass: inout Bindgen.Pass<Changes>) {
    if pass.isDue([.d54, .d1, .d2, .d8, .d10, .d16, .d17, .d32]) {
      if pass.isDue(.d54) {
        let value: Int = _Graph10Formulas.d54(_s65)
        if Bindgen.replace(&_cache.d54, with: value) { pass.changed(.d54) }
      }
      if pass.isDue(.d1) {
        let value: Int? = _Graph10Formulas.d1(_s50, _s35)
        if Bindgen.replace(&_cache.d1, with: value) { pass.changed(.d1) }
      }
      if pass.isDue(.d2) {
        let value: Int? = _Graph10Formulas.d2(_cache.d1, _s15, _s61, _s9)
        if Bindgen.replace(&_cache.d2, with: value) { pass.changed(.d2) }
      }
      if pass.isDue(.d8) {
        let value: Int = _Graph10Formulas.d8(_s1, _s21, _cache.d2)
        if Bindgen.replace(&_cache.d8, with: value) { pass.changed(.d8) }
      }
      if pass.isDue(.d10) {
        let value: Int? = _Graph10Formulas.d10(_cache.d8)
        if Bindgen.replace(&_cache.d10, with: value) { pass.changed(.d10) }
      }
      if pass.isDue(.d16) {
        let value: Int = _Graph10Formulas.d16(_s19, _cache.d10)
        if Bindgen.replace(&_cache.d16, with: value) { pass.changed(.d16) }
      }
      if pass.isDue(.d17) {
        let value: Int = _Graph10Formulas.d17(_cache.d16)
        if Bindgen.replace(&_cache.d17, with: value) { pass.changed(.d17) }
      }
      if pass.isDue(.d32) {
        let value: Int = _Graph10Formulas.d32(_cache.d17)
        if Bindgen.replace(&_cache.d32, with: value) { pass.changed(.d32) }
      }
    }
    if pass.isDue([.d40, .d34, .d26, .d37, .d41, .d47, .d59, .d61]) {
      if pass.isDue(.d40) {
        let value: Int = _Graph10Formulas.d40(_cache.d17)
        if Bindgen.replace(&_cache.d40, with: value) { pass.changed(.d40) }
      }
      if pass.isDue(.d34) {
        let value: Int = _Graph10Formulas.d34(_cache.d32)
        if Bindgen.replace(&_cache.d34, with: value) { pass.changed(.d34) }
      }
      if pass.isDue(.d26) {
        _cache.d26 = _Graph10Formulas.d26(_s50, _cache.d20, _s26, _cache.d17, _cache.d25)
        pass.changed(.d26)
      }
      if pass.isDue(.d37) {
        let value: Int = _Graph10Formulas.d37(_cache.d32)
        if Bindgen.replace(&_cache.d37, with: value) { pass.changed(.d37) }
      }
      if pass.isDue(.d41) {
        let value: Int? = _Graph10Formulas.d41(_cache.d37)
        if Bindgen.replace(&_cache.d41, with: value) { pass.changed(.d41) }
      }
      if pass.isDue(.d47) {
        let value: Int = _Graph10Formulas.d47(_cache.d41, _cache.d43)
        if Bindgen.replace(&_cache.d47, with: value) { pass.changed(.d47) }
      }
      if pass.isDue(.d59) { pass.changed(.d59) }
      if pass.isDue(.d61) {
        _cache.d61 = _Graph10Formulas.d61(_cache.d56, _cache.d2, _s43, _cache.d60)
        pass.changed(.d61)
      }
    }
    if pass.isDue([.d63, .d66, .d69, .d6, .d22, .d18, .d65, .d38]) {
      if pass.isDue(.d63) {
        let value: Int = _Graph10Formulas.d63(_cache.d2, _cache.d60, _s27)
        if Bindgen.replace(&_cache.d63, with: value) { pass.changed(.d63) }
      }
      if pass.isDue(.d66) {
        let value: Int = _Graph10Formulas.d66(_cache.d63, _cache.d34)
        if Bindgen.replace(&_cache.d66, with: value) { pass.changed(.d66) }
      }
      if pass.isDue(.d69) {
        let value: Int = _Graph10Formulas.d69(_s11, _s33, _cache.d66, _cache.d29, _cache.d64)
        if Bindgen.replace(&_cache.d69, with: value) { pass.changed(.d69) }
      }
      if pass.isDue(.d6) { pass.changed(.d6) }
      if pass.isDue(.d22) {
        let value: Int = _Graph10Formulas.d22(_s69, _s19)
        if Bindgen.replace(&_cache.d22, with: value) { pass.changed(.d22) }
      }
      if pass.isDue(.d18) {
        let value: Int? = _Graph10Formulas.d18(_s66, _cache.d16, _s30)
        if Bindgen.replace(&_cache.d18, with: value) { pass.changed(.d18) }
      }
      if pass.isDue(.d65) {
        let value: Int = _Graph10Formulas.d65(_cache.d18, _cache.d56, _s33, _cache.d25, _s15)
        if Bindgen.replace(&_cache.d65, with: value) { pass.changed(.d65) }
      }
      if pass.isDue(.d38) {
        let value: Int = _Graph10Formulas.d38(_s12, _cache.d34)
        if Bindgen.replace(&_cache.d38, with: value) { pass.changed(.d38) }
      }
    }
    if pass.isDue([.d5, .d7, .d49, .d58, .d68, .d13, .d19, .d62]) {
      if pass.isDue(.d5) { pass.changed(.d5) }
      if pass.isDue(.d7) {
        let value: Int = _Graph10Formulas.d7(_cache.d1, _cache.d3)
        if Bindgen.replace(&_cache.d7, with: value) { pass.changed(.d7) }
      }
      if pass.isDue(.d49) {
        let value: Int = _Graph10Formulas.d49(_cache.d7)
        if Bindgen.replace(&_cache.d49, with: value) { pass.changed(.d49) }
      }
      if pass.isDue(.d58) {
        let value: Int = _Graph10Formulas.d58(_s10)
        if Bindgen.replace(&_cache.d58, with: value) { pass.changed(.d58) }
      }
      if pass.isDue(.d68) {
        let value: Int? = _Graph10Formulas.d68(_cache.d65)
        if Bindgen.replace(&_cache.d68, with: value) { pass.changed(.d68) }
      }
      if pass.isDue(.d13) {
        let value: Int? = _Graph10Formulas.d13(_s34)
        if Bindgen.replace(&_cache.d13, with: value) { pass.changed(.d13) }
      }
      if pass.isDue(.d19) {
        let value: Int = _Graph10Formulas.d19(_s5, _s28, _cache.d13)
        if Bindgen.replace(&_cache.d19, with: value, unless: _Graph10Formulas.d19AreEqual) { pass.changed(.d19) }
      }
      if pass.isDue(.d62) {
        let value: Int = _Graph10Formulas.d62(_cache.d19, _cache.d41, _s45, _s35, _s52)
        if Bindgen.replace(&_cache.d62, with: value, unless: _Graph10Formulas.d62AreEqual) { pass.changed(.d62) }
      }
    }
  }

  private func _compute2(_ pass: inout Bindgen.Pass<Changes>) {
    if pass.isDue([.d21, .d48, .d24, .d31, .d28, .d33]) {
      if pass.isDue(.d21) {
        let value: Int = _Graph10Formulas.d21(_cache.d19, _cache.d16)
        if Bindgen.replace(&_cache.d21, with: value) { pass.changed(.d21) }
      }
      if pass.isDue(.d48) {
        let value: Int = _Graph10Formulas.d48(_cache.d21)
        if Bindgen.replace(&_cache.d48, with: value) { pass.changed(.d48) }
      }
      if pass.isDue(.d24) {
        let value: Int = _Graph10Formulas.d24(_s61, _cache.d19, _s14, _s48)
        if Bindgen.replace(&_cache.d24, with: value) { pass.changed(.d24) }
      }
      if pass.isDue(.d31) { pass.changed(.d31) }
      if pass.isDue(.d28) {
        let value: Int = _Graph10Formulas.d28(_s42, _cache.d24, _cache.d22)
        if Bindgen.replace(&_cache.d28, with: value) { pass.changed(.d28) }
      }
      if pass.isDue(.d33) {
        let value: Int = _Graph10Formulas.d33(_cache.d17, _cache.d27, _cache.d32, _cache.d28)
        if Bindgen.replace(&_cache.d33, with: value) { pass.changed(.d33) }
      }
    }
  }

  func _addObserved(to fields: inout Bindgen.Mask) {
    if delegate != nil { fields.add(_core.graph.all) }
  }

  func _notify(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(changed)
    if let delegate { _notify(delegate, changes) } else { _core.updateObserved(of: self) }
    _core.notifyObservers(of: self, changed)
  }
}

/// Is called when `Graph10` has changed, once a transaction.
public protocol Graph10Delegate: AnyObject {
  func graph10(_ graph10: Graph10, didChange changes: Graph10.Changes)
  func graph10DidChangeS0(_ graph10: Graph10)
  func graph10DidChangeS1(_ graph10: Graph10)
  func graph10DidChangeS2(_ graph10: Graph10)
  func graph10DidChangeS3(_ graph10: Graph10)
  func graph10DidChangeS4(_ graph10: Graph10)
  func graph10DidChangeS5(_ graph10: Graph10)
  func graph10DidChangeS6(_ graph10: Graph10)
  func graph10DidChangeS7(_ graph10: Graph10)
  func graph10DidChangeS8(_ graph10: Graph10)
  func graph10DidChangeS9(_ graph10: Graph10)
  func graph10DidChangeS10(_ graph10: Graph10)
  func graph10DidChangeS11(_ graph10: Graph10)
  func graph10DidChangeS12(_ graph10: Graph10)
  func graph10DidChangeS13(_ graph10: Graph10)
  func graph10DidChangeS14(_ graph10: Graph10)
  func graph10DidChangeS15(_ graph10: Graph10)
  func graph10DidChangeS16(_ graph10: Graph10)
  func graph10DidChangeS17(_ graph10: Graph10)
  func graph10DidChangeS18(_ graph10: Graph10)
  func graph10DidChangeS19(_ graph10: Graph10)
  func graph10DidChangeS20(_ graph10: Graph10)
  func graph10DidChangeS21(_ graph10: Graph10)
  func graph10DidChangeS22(_ graph10: Graph10)
  func graph10DidChangeS23(_ graph10: Graph10)
  func graph10DidChangeS24(_ graph10: Graph10)
  func graph10DidChangeS25(_ graph10: Graph10)
  func graph10DidChangeS26(_ graph10: Graph10)
  func graph10DidChangeS27(_ graph10: Graph10)
  func graph10DidChangeS28(_ graph10: Graph10)
  func graph10DidChangeS29(_ graph10: Graph10)
  func graph10DidChangeS30(_ graph10: Graph10)
  func graph10DidChangeS31(_ graph10: Graph10)
  func graph10DidChangeS32(_ graph10: Graph10)
  func graph10DidChangeS33(_ graph10: Graph10)
  func graph10DidChangeS34(_ graph10: Graph10)
  func graph10DidChangeS35(_ graph10: Graph10)
  func graph10DidChangeS36(_ graph10: Graph10)
  func graph10DidChangeS37(_ graph10: Graph10)
  func graph10DidChangeS38(_ graph10: Graph10)
  func graph10DidChangeS39(_ graph10: Graph10)
  func graph10DidChangeS40(_ graph10: Graph10)
  func graph10DidChangeS41(_ graph10: Graph10)
  func graph10DidChangeS42(_ graph10: Graph10)
  func graph10DidChangeS43(_ graph10: Graph10)
  func graph10DidChangeS44(_ graph10: Graph10)
  func graph10DidChangeS45(_ graph10: Graph10)
  func graph10DidChangeS46(_ graph10: Graph10)
  func graph10DidChangeS47(_ graph10: Graph10)
  func graph10DidChangeS48(_ graph10: Graph10)
  func graph10DidChangeS49(_ graph10: Graph10)
  func graph10DidChangeS50(_ graph10: Graph10)
  func graph10DidChangeS51(_ graph10: Graph10)
  func graph10DidChangeS52(_ graph10: Graph10)
  func graph10DidChangeS53(_ graph10: Graph10)
  func graph10DidChangeS54(_ graph10: Graph10)
  func graph10DidChangeS55(_ graph10: Graph10)
  func graph10DidChangeS56(_ graph10: Graph10)
  func graph10DidChangeS57(_ graph10: Graph10)
  func graph10DidChangeS58(_ graph10: Graph10)
  func graph10DidChangeS59(_ graph10: Graph10)
  func graph10DidChangeS60(_ graph10: Graph10)
  func graph10DidChangeS61(_ graph10: Graph10)
  func graph10DidChangeS62(_ graph10: Graph10)
  func graph10DidChangeS63(_ graph10: Graph10)
  func graph10DidChangeS64(_ graph10: Graph10)
  func graph10DidChangeS65(_ graph10: Graph10)
  func graph10DidChangeS66(_ graph10: Graph10)
  func graph10DidChangeS67(_ graph10: Graph10)
  func graph10DidChangeS68(_ graph10: Graph10)
  func graph10DidChangeS69(_ graph10: Graph10)
  func graph10DidChangeD45(_ graph10: Graph10)
  func graph10DidChangeD25(_ graph10: Graph10)
  func graph10DidChangeD3(_ graph10: Graph10)
  func graph10DidChangeD9(_ graph10: Graph10)
  func graph10DidChangeD50(_ graph10: Graph10)
  func graph10DidChangeD23(_ graph10: Graph10)
  func graph10DidChangeD39(_ graph10: Graph10)
  func graph10DidChangeD14(_ graph10: Graph10)
  func graph10DidChangeD43(_ graph10: Graph10)
  func graph10DidChangeD29(_ graph10: Graph10)
  func graph10DidChangeD30(_ graph10: Graph10)
  func graph10DidChangeD56(_ graph10: Graph10)
  func graph10DidChangeD36(_ graph10: Graph10)
  func graph10DidChangeD42(_ graph10: Graph10)
  func graph10DidChangeD53(_ graph10: Graph10)
  func graph10DidChangeD12(_ graph10: Graph10)
  func graph10DidChangeD51(_ graph10: Graph10)
  func graph10DidChangeD52(_ graph10: Graph10)
  func graph10DidChangeD44(_ graph10: Graph10)
  func graph10DidChangeD46(_ graph10: Graph10)
  func graph10DidChangeD35(_ graph10: Graph10)
  func graph10DidChangeD15(_ graph10: Graph10)
  func graph10DidChangeD4(_ graph10: Graph10)
  func graph10DidChangeD64(_ graph10: Graph10)
  func graph10DidChangeD67(_ graph10: Graph10)
  func graph10DidChangeD57(_ graph10: Graph10)
  func graph10DidChangeD20(_ graph10: Graph10)
  func graph10DidChangeD60(_ graph10: Graph10)
  func graph10DidChangeD11(_ graph10: Graph10)
  func graph10DidChangeD0(_ graph10: Graph10)
  func graph10DidChangeD55(_ graph10: Graph10)
  func graph10DidChangeD27(_ graph10: Graph10)
  func graph10DidChangeD54(_ graph10: Graph10)
  func graph10DidChangeD1(_ graph10: Graph10)
  func graph10DidChangeD2(_ graph10: Graph10)
  func graph10DidChangeD8(_ graph10: Graph10)
  func graph10DidChangeD10(_ graph10: Graph10)
  func graph10DidChangeD16(_ graph10: Graph10)
  func graph10DidChangeD17(_ graph10: Graph10)
  func graph10DidChangeD32(_ graph10: Graph10)
  func graph10DidChangeD40(_ graph10: Graph10)
  func graph10DidChangeD34(_ graph10: Graph10)
  func graph10DidChangeD26(_ graph10: Graph10)
  func graph10DidChangeD37(_ graph10: Graph10)
  func graph10DidChangeD41(_ graph10: Graph10)
  func graph10DidChangeD47(_ graph10: Graph10)
  func graph10DidChangeD59(_ graph10: Graph10)
  func graph10DidChangeD61(_ graph10: Graph10)
  func graph10DidChangeD63(_ graph10: Graph10)
  func graph10DidChangeD66(_ graph10: Graph10)
  func graph10DidChangeD69(_ graph10: Graph10)
  func graph10DidChangeD6(_ graph10: Graph10)
  func graph10DidChangeD22(_ graph10: Graph10)
  func graph10DidChangeD18(_ graph10: Graph10)
  func graph10DidChangeD65(_ graph10: Graph10)
  func graph10DidChangeD38(_ graph10: Graph10)
  func graph10DidChangeD5(_ graph10: Graph10)
  func graph10DidChangeD7(_ graph10: Graph10)
  func graph10DidChangeD49(_ graph10: Graph10)
  func graph10DidChangeD58(_ graph10: Graph10)
  func graph10DidChangeD68(_ graph10: Graph10)
  func graph10DidChangeD13(_ graph10: Graph10)
  func graph10DidChangeD19(_ graph10: Graph10)
  func graph10DidChangeD62(_ graph10: Graph10)
  func graph10DidChangeD21(_ graph10: Graph10)
  func graph10DidChangeD48(_ graph10: Graph10)
  func graph10DidChangeD24(_ graph10: Graph10)
  func graph10DidChangeD31(_ graph10: Graph10)
  func graph10DidChangeD28(_ graph10: Graph10)
  func graph10DidChangeD33(_ graph10: Graph10)
}

extension Graph10Delegate {
  public func graph10(_ graph10: Graph10, didChange changes: Graph10.Changes) {}
  public func graph10DidChangeS0(_ graph10: Graph10) {}
  public func graph10DidChangeS1(_ graph10: Graph10) {}
  public func graph10DidChangeS2(_ graph10: Graph10) {}
  public func graph10DidChangeS3(_ graph10: Graph10) {}
  public func graph10DidChangeS4(_ graph10: Graph10) {}
  public func graph10DidChangeS5(_ graph10: Graph10) {}
  public func graph10DidChangeS6(_ graph10: Graph10) {}
  public func graph10DidChangeS7(_ graph10: Graph10) {}
  public func graph10DidChangeS8(_ graph10: Graph10) {}
  public func graph10DidChangeS9(_ graph10: Graph10) {}
  public func graph10DidChangeS10(_ graph10: Graph10) {}
  public func graph10DidChangeS11(_ graph10: Graph10) {}
  public func graph10DidChangeS12(_ graph10: Graph10) {}
  public func graph10DidChangeS13(_ graph10: Graph10) {}
  public func graph10DidChangeS14(_ graph10: Graph10) {}
  public func graph10DidChangeS15(_ graph10: Graph10) {}
  public func graph10DidChangeS16(_ graph10: Graph10) {}
  public func graph10DidChangeS17(_ graph10: Graph10) {}
  public func graph10DidChangeS18(_ graph10: Graph10) {}
  public func graph10DidChangeS19(_ graph10: Graph10) {}
  public func graph10DidChangeS20(_ graph10: Graph10) {}
  public func graph10DidChangeS21(_ graph10: Graph10) {}
  public func graph10DidChangeS22(_ graph10: Graph10) {}
  public func graph10DidChangeS23(_ graph10: Graph10) {}
  public func graph10DidChangeS24(_ graph10: Graph10) {}
  public func graph10DidChangeS25(_ graph10: Graph10) {}
  public func graph10DidChangeS26(_ graph10: Graph10) {}
  public func graph10DidChangeS27(_ graph10: Graph10) {}
  public func graph10DidChangeS28(_ graph10: Graph10) {}
  public func graph10DidChangeS29(_ graph10: Graph10) {}
  public func graph10DidChangeS30(_ graph10: Graph10) {}
  public func graph10DidChangeS31(_ graph10: Graph10) {}
  public func graph10DidChangeS32(_ graph10: Graph10) {}
  public func graph10DidChangeS33(_ graph10: Graph10) {}
  public func graph10DidChangeS34(_ graph10: Graph10) {}
  public func graph10DidChangeS35(_ graph10: Graph10) {}
  public func graph10DidChangeS36(_ graph10: Graph10) {}
  public func graph10DidChangeS37(_ graph10: Graph10) {}
  public func graph10DidChangeS38(_ graph10: Graph10) {}
  public func graph10DidChangeS39(_ graph10: Graph10) {}
  public func graph10DidChangeS40(_ graph10: Graph10) {}
  public func graph10DidChangeS41(_ graph10: Graph10) {}
  public func graph10DidChangeS42(_ graph10: Graph10) {}
  public func graph10DidChangeS43(_ graph10: Graph10) {}
  public func graph10DidChangeS44(_ graph10: Graph10) {}
  public func graph10DidChangeS45(_ graph10: Graph10) {}
  public func graph10DidChangeS46(_ graph10: Graph10) {}
  public func graph10DidChangeS47(_ graph10: Graph10) {}
  public func graph10DidChangeS48(_ graph10: Graph10) {}
  public func graph10DidChangeS49(_ graph10: Graph10) {}
  public func graph10DidChangeS50(_ graph10: Graph10) {}
  public func graph10DidChangeS51(_ graph10: Graph10) {}
  public func graph10DidChangeS52(_ graph10: Graph10) {}
  public func graph10DidChangeS53(_ graph10: Graph10) {}
  public func graph10DidChangeS54(_ graph10: Graph10) {}
  public func graph10DidChangeS55(_ graph10: Graph10) {}
  public func graph10DidChangeS56(_ graph10: Graph10) {}
  public func graph10DidChangeS57(_ graph10: Graph10) {}
  public func graph10DidChangeS58(_ graph10: Graph10) {}
  public func graph10DidChangeS59(_ graph10: Graph10) {}
  public func graph10DidChangeS60(_ graph10: Graph10) {}
  public func graph10DidChangeS61(_ graph10: Graph10) {}
  public func graph10DidChangeS62(_ graph10: Graph10) {}
  public func graph10DidChangeS63(_ graph10: Graph10) {}
  public func graph10DidChangeS64(_ graph10: Graph10) {}
  public func graph10DidChangeS65(_ graph10: Graph10) {}
  public func graph10DidChangeS66(_ graph10: Graph10) {}
  public func graph10DidChangeS67(_ graph10: Graph10) {}
  public func graph10DidChangeS68(_ graph10: Graph10) {}
  public func graph10DidChangeS69(_ graph10: Graph10) {}
  public func graph10DidChangeD45(_ graph10: Graph10) {}
  public func graph10DidChangeD25(_ graph10: Graph10) {}
  public func graph10DidChangeD3(_ graph10: Graph10) {}
  public func graph10DidChangeD9(_ graph10: Graph10) {}
  public func graph10DidChangeD50(_ graph10: Graph10) {}
  public func graph10DidChangeD23(_ graph10: Graph10) {}
  public func graph10DidChangeD39(_ graph10: Graph10) {}
  public func graph10DidChangeD14(_ graph10: Graph10) {}
  public func graph10DidChangeD43(_ graph10: Graph10) {}
  public func graph10DidChangeD29(_ graph10: Graph10) {}
  public func graph10DidChangeD30(_ graph10: Graph10) {}
  public func graph10DidChangeD56(_ graph10: Graph10) {}
  public func graph10DidChangeD36(_ graph10: Graph10) {}
  public func graph10DidChangeD42(_ graph10: Graph10) {}
  public func graph10DidChangeD53(_ graph10: Graph10) {}
  public func graph10DidChangeD12(_ graph10: Graph10) {}
  public func graph10DidChangeD51(_ graph10: Graph10) {}
  public func graph10DidChangeD52(_ graph10: Graph10) {}
  public func graph10DidChangeD44(_ graph10: Graph10) {}
  public func graph10DidChangeD46(_ graph10: Graph10) {}
  public func graph10DidChangeD35(_ graph10: Graph10) {}
  public func graph10DidChangeD15(_ graph10: Graph10) {}
  public func graph10DidChangeD4(_ graph10: Graph10) {}
  public func graph10DidChangeD64(_ graph10: Graph10) {}
  public func graph10DidChangeD67(_ graph10: Graph10) {}
  public func graph10DidChangeD57(_ graph10: Graph10) {}
  public func graph10DidChangeD20(_ graph10: Graph10) {}
  public func graph10DidChangeD60(_ graph10: Graph10) {}
  public func graph10DidChangeD11(_ graph10: Graph10) {}
  public func graph10DidChangeD0(_ graph10: Graph10) {}
  public func graph10DidChangeD55(_ graph10: Graph10) {}
  public func graph10DidChangeD27(_ graph10: Graph10) {}
  public func graph10DidChangeD54(_ graph10: Graph10) {}
  public func graph10DidChangeD1(_ graph10: Graph10) {}
  public func graph10DidChangeD2(_ graph10: Graph10) {}
  public func graph10DidChangeD8(_ graph10: Graph10) {}
  public func graph10DidChangeD10(_ graph10: Graph10) {}
  public func graph10DidChangeD16(_ graph10: Graph10) {}
  public func graph10DidChangeD17(_ graph10: Graph10) {}
  public func graph10DidChangeD32(_ graph10: Graph10) {}
  public func graph10DidChangeD40(_ graph10: Graph10) {}
  public func graph10DidChangeD34(_ graph10: Graph10) {}
  public func graph10DidChangeD26(_ graph10: Graph10) {}
  public func graph10DidChangeD37(_ graph10: Graph10) {}
  public func graph10DidChangeD41(_ graph10: Graph10) {}
  public func graph10DidChangeD47(_ graph10: Graph10) {}
  public func graph10DidChangeD59(_ graph10: Graph10) {}
  public func graph10DidChangeD61(_ graph10: Graph10) {}
  public func graph10DidChangeD63(_ graph10: Graph10) {}
  public func graph10DidChangeD66(_ graph10: Graph10) {}
  public func graph10DidChangeD69(_ graph10: Graph10) {}
  public func graph10DidChangeD6(_ graph10: Graph10) {}
  public func graph10DidChangeD22(_ graph10: Graph10) {}
  public func graph10DidChangeD18(_ graph10: Graph10) {}
  public func graph10DidChangeD65(_ graph10: Graph10) {}
  public func graph10DidChangeD38(_ graph10: Graph10) {}
  public func graph10DidChangeD5(_ graph10: Graph10) {}
  public func graph10DidChangeD7(_ graph10: Graph10) {}
  public func graph10DidChangeD49(_ graph10: Graph10) {}
  public func graph10DidChangeD58(_ graph10: Graph10) {}
  public func graph10DidChangeD68(_ graph10: Graph10) {}
  public func graph10DidChangeD13(_ graph10: Graph10) {}
  public func graph10DidChangeD19(_ graph10: Graph10) {}
  public func graph10DidChangeD62(_ graph10: Graph10) {}
  public func graph10DidChangeD21(_ graph10: Graph10) {}
  public func graph10DidChangeD48(_ graph10: Graph10) {}
  public func graph10DidChangeD24(_ graph10: Graph10) {}
  public func graph10DidChangeD31(_ graph10: Graph10) {}
  public func graph10DidChangeD28(_ graph10: Graph10) {}
  public func graph10DidChangeD33(_ graph10: Graph10) {}
}

extension Graph10 {
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
    case "s20": return observe(\.s20) { body($0.number) }
    case "s21": return observe(\.s21) { body($0.number) }
    case "s22": return observe(\.s22) { body($0.number) }
    case "s23": return observe(\.s23) { body($0.number) }
    case "s24": return observe(\.s24) { body($0.number) }
    case "s25": return observe(\.s25) { body($0.number) }
    case "s26": return observe(\.s26) { body($0.number) }
    case "s27": return observe(\.s27) { body($0.number) }
    case "s28": return observe(\.s28) { body($0.number) }
    case "s29": return observe(\.s29) { body($0.number) }
    case "s30": return observe(\.s30) { body($0.number) }
    case "s31": return observe(\.s31) { body($0.number) }
    case "s32": return observe(\.s32) { body($0.number) }
    case "s33": return observe(\.s33) { body($0.number) }
    case "s34": return observe(\.s34) { body($0.number) }
    case "s35": return observe(\.s35) { body($0.number) }
    case "s36": return observe(\.s36) { body($0.number) }
    case "s37": return observe(\.s37) { body($0.number) }
    case "s38": return observe(\.s38) { body($0.number) }
    case "s39": return observe(\.s39) { body($0.number) }
    case "s40": return observe(\.s40) { body($0.number) }
    case "s41": return observe(\.s41) { body($0.number) }
    case "s42": return observe(\.s42) { body($0.number) }
    case "s43": return observe(\.s43) { body($0.number) }
    case "s44": return observe(\.s44) { body($0.number) }
    case "s45": return observe(\.s45) { body($0.number) }
    case "s46": return observe(\.s46) { body($0.number) }
    case "s47": return observe(\.s47) { body($0.number) }
    case "s48": return observe(\.s48) { body($0.number) }
    case "s49": return observe(\.s49) { body($0.number) }
    case "s50": return observe(\.s50) { body($0.number) }
    case "s51": return observe(\.s51) { body($0.number) }
    case "s52": return observe(\.s52) { body($0.number) }
    case "s53": return observe(\.s53) { body($0.number) }
    case "s54": return observe(\.s54) { body($0.number) }
    case "s55": return observe(\.s55) { body($0.number) }
    case "s56": return observe(\.s56) { body($0.number) }
    case "s57": return observe(\.s57) { body($0.number) }
    case "s58": return observe(\.s58) { body($0.number) }
    case "s59": return observe(\.s59) { body($0.number) }
    case "s60": return observe(\.s60) { body($0.number) }
    case "s61": return observe(\.s61) { body($0.number) }
    case "s62": return observe(\.s62) { body($0.number) }
    case "s63": return observe(\.s63) { body($0.number) }
    case "s64": return observe(\.s64) { body($0.number) }
    case "s65": return observe(\.s65) { body($0.number) }
    case "s66": return observe(\.s66) { body($0.number) }
    case "s67": return observe(\.s67) { body($0.number) }
    case "s68": return observe(\.s68) { body($0.number) }
    case "s69": return observe(\.s69) { body($0.number) }
    case "d45": return observe(\.d45) { body($0.number) }
    case "d25": return observe(\.d25) { body($0.number) }
    case "d3": return observe(\.d3) { body($0.number) }
    case "d9": return observe(\.d9) { body($0.number) }
    case "d50": return observe(\.d50) { body($0.number) }
    case "d23": return observe(\.d23) { body($0.number) }
    case "d39": return observe(\.d39) { body($0.number) }
    case "d14": return observe(\.d14) { body($0.number) }
    case "d43": return observe(\.d43) { body($0.number) }
    case "d29": return observe(\.d29) { body($0.number) }
    case "d30": return observe(\.d30) { body($0.number) }
    case "d56": return observe(\.d56) { body($0.number) }
    case "d36": return observe(\.d36) { body($0.number) }
    case "d42": return observe(\.d42) { body($0.number) }
    case "d53": return observe(\.d53) { body($0.number) }
    case "d12": return observe(\.d12) { body($0.number) }
    case "d51": return observe(\.d51) { body($0.number) }
    case "d52": return observe(\.d52) { body($0.number) }
    case "d44": return observe(\.d44) { body($0.number) }
    case "d46": return observe(\.d46) { body($0.number) }
    case "d35": return observe(\.d35) { body($0.number) }
    case "d15": return observe(\.d15) { body($0.number) }
    case "d4": return observe(\.d4) { body($0.number) }
    case "d64": return observe(\.d64) { body($0.number) }
    case "d67": return observe(\.d67) { body($0.number) }
    case "d57": return observe(\.d57) { body($0.number) }
    case "d20": return observe(\.d20) { body($0.number) }
    case "d60": return observe(\.d60) { body($0.number) }
    case "d11": return observe(\.d11) { body($0.number) }
    case "d0": return observe(\.d0) { body($0.number) }
    case "d55": return observe(\.d55) { body($0.number) }
    case "d27": return observe(\.d27) { body($0.number) }
    case "d54": return observe(\.d54) { body($0.number) }
    case "d1": return observe(\.d1) { body($0.number) }
    case "d2": return observe(\.d2) { body($0.number) }
    case "d8": return observe(\.d8) { body($0.number) }
    case "d10": return observe(\.d10) { body($0.number) }
    case "d16": return observe(\.d16) { body($0.number) }
    case "d17": return observe(\.d17) { body($0.number) }
    case "d32": return observe(\.d32) { body($0.number) }
    case "d40": return observe(\.d40) { body($0.number) }
    case "d34": return observe(\.d34) { body($0.number) }
    case "d26": return observe(\.d26) { body($0.number) }
    case "d37": return observe(\.d37) { body($0.number) }
    case "d41": return observe(\.d41) { body($0.number) }
    case "d47": return observe(\.d47) { body($0.number) }
    case "d59": return observe(\.d59) { body($0.number) }
    case "d61": return observe(\.d61) { body($0.number) }
    case "d63": return observe(\.d63) { body($0.number) }
    case "d66": return observe(\.d66) { body($0.number) }
    case "d69": return observe(\.d69) { body($0.number) }
    case "d6": return observe(\.d6) { body($0.number) }
    case "d22": return observe(\.d22) { body($0.number) }
    case "d18": return observe(\.d18) { body($0.number) }
    case "d65": return observe(\.d65) { body($0.number) }
    case "d38": return observe(\.d38) { body($0.number) }
    case "d5": return observe(\.d5) { body($0.number) }
    case "d7": return observe(\.d7) { body($0.number) }
    case "d49": return observe(\.d49) { body($0.number) }
    case "d58": return observe(\.d58) { body($0.number) }
    case "d68": return observe(\.d68) { body($0.number) }
    case "d13": return observe(\.d13) { body($0.number) }
    case "d19": return observe(\.d19) { body($0.number) }
    case "d62": return observe(\.d62) { body($0.number) }
    case "d21": return observe(\.d21) { body($0.number) }
    case "d48": return observe(\.d48) { body($0.number) }
    case "d24": return observe(\.d24) { body($0.number) }
    case "d31": return observe(\.d31) { body($0.number) }
    case "d28": return observe(\.d28) { body($0.number) }
    case "d33": return observe(\.d33) { body($0.number) }
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
      if changes.contains(.s20) { names.insert("s20") }
      if changes.contains(.s21) { names.insert("s21") }
      if changes.contains(.s22) { names.insert("s22") }
      if changes.contains(.s23) { names.insert("s23") }
      if changes.contains(.s24) { names.insert("s24") }
      if changes.contains(.s25) { names.insert("s25") }
      if changes.contains(.s26) { names.insert("s26") }
      if changes.contains(.s27) { names.insert("s27") }
      if changes.contains(.s28) { names.insert("s28") }
      if changes.contains(.s29) { names.insert("s29") }
      if changes.contains(.s30) { names.insert("s30") }
      if changes.contains(.s31) { names.insert("s31") }
      if changes.contains(.s32) { names.insert("s32") }
      if changes.contains(.s33) { names.insert("s33") }
      if changes.contains(.s34) { names.insert("s34") }
      if changes.contains(.s35) { names.insert("s35") }
      if changes.contains(.s36) { names.insert("s36") }
      if changes.contains(.s37) { names.insert("s37") }
      if changes.contains(.s38) { names.insert("s38") }
      if changes.contains(.s39) { names.insert("s39") }
      if changes.contains(.s40) { names.insert("s40") }
      if changes.contains(.s41) { names.insert("s41") }
      if changes.contains(.s42) { names.insert("s42") }
      if changes.contains(.s43) { names.insert("s43") }
      if changes.contains(.s44) { names.insert("s44") }
      if changes.contains(.s45) { names.insert("s45") }
      if changes.contains(.s46) { names.insert("s46") }
      if changes.contains(.s47) { names.insert("s47") }
      if changes.contains(.s48) { names.insert("s48") }
      if changes.contains(.s49) { names.insert("s49") }
      if changes.contains(.s50) { names.insert("s50") }
      if changes.contains(.s51) { names.insert("s51") }
      if changes.contains(.s52) { names.insert("s52") }
      if changes.contains(.s53) { names.insert("s53") }
      if changes.contains(.s54) { names.insert("s54") }
      if changes.contains(.s55) { names.insert("s55") }
      if changes.contains(.s56) { names.insert("s56") }
      if changes.contains(.s57) { names.insert("s57") }
      if changes.contains(.s58) { names.insert("s58") }
      if changes.contains(.s59) { names.insert("s59") }
      if changes.contains(.s60) { names.insert("s60") }
      if changes.contains(.s61) { names.insert("s61") }
      if changes.contains(.s62) { names.insert("s62") }
      if changes.contains(.s63) { names.insert("s63") }
      if changes.contains(.s64) { names.insert("s64") }
      if changes.contains(.s65) { names.insert("s65") }
      if changes.contains(.s66) { names.insert("s66") }
      if changes.contains(.s67) { names.insert("s67") }
      if changes.contains(.s68) { names.insert("s68") }
      if changes.contains(.s69) { names.insert("s69") }
      if changes.contains(.d45) { names.insert("d45") }
      if changes.contains(.d25) { names.insert("d25") }
      if changes.contains(.d3) { names.insert("d3") }
      if changes.contains(.d9) { names.insert("d9") }
      if changes.contains(.d50) { names.insert("d50") }
      if changes.contains(.d23) { names.insert("d23") }
      if changes.contains(.d39) { names.insert("d39") }
      if changes.contains(.d14) { names.insert("d14") }
      if changes.contains(.d43) { names.insert("d43") }
      if changes.contains(.d29) { names.insert("d29") }
      if changes.contains(.d30) { names.insert("d30") }
      if changes.contains(.d56) { names.insert("d56") }
      if changes.contains(.d36) { names.insert("d36") }
      if changes.contains(.d42) { names.insert("d42") }
      if changes.contains(.d53) { names.insert("d53") }
      if changes.contains(.d12) { names.insert("d12") }
      if changes.contains(.d51) { names.insert("d51") }
      if changes.contains(.d52) { names.insert("d52") }
      if changes.contains(.d44) { names.insert("d44") }
      if changes.contains(.d46) { names.insert("d46") }
      if changes.contains(.d35) { names.insert("d35") }
      if changes.contains(.d15) { names.insert("d15") }
      if changes.contains(.d4) { names.insert("d4") }
      if changes.contains(.d64) { names.insert("d64") }
      if changes.contains(.d67) { names.insert("d67") }
      if changes.contains(.d57) { names.insert("d57") }
      if changes.contains(.d20) { names.insert("d20") }
      if changes.contains(.d60) { names.insert("d60") }
      if changes.contains(.d11) { names.insert("d11") }
      if changes.contains(.d0) { names.insert("d0") }
      if changes.contains(.d55) { names.insert("d55") }
      if changes.contains(.d27) { names.insert("d27") }
      if changes.contains(.d54) { names.insert("d54") }
      if changes.contains(.d1) { names.insert("d1") }
      if changes.contains(.d2) { names.insert("d2") }
      if changes.contains(.d8) { names.insert("d8") }
      if changes.contains(.d10) { names.insert("d10") }
      if changes.contains(.d16) { names.insert("d16") }
      if changes.contains(.d17) { names.insert("d17") }
      if changes.contains(.d32) { names.insert("d32") }
      if changes.contains(.d40) { names.insert("d40") }
      if changes.contains(.d34) { names.insert("d34") }
      if changes.contains(.d26) { names.insert("d26") }
      if changes.contains(.d37) { names.insert("d37") }
      if changes.contains(.d41) { names.insert("d41") }
      if changes.contains(.d47) { names.insert("d47") }
      if changes.contains(.d59) { names.insert("d59") }
      if changes.contains(.d61) { names.insert("d61") }
      if changes.contains(.d63) { names.insert("d63") }
      if changes.contains(.d66) { names.insert("d66") }
      if changes.contains(.d69) { names.insert("d69") }
      if changes.contains(.d6) { names.insert("d6") }
      if changes.contains(.d22) { names.insert("d22") }
      if changes.contains(.d18) { names.insert("d18") }
      if changes.contains(.d65) { names.insert("d65") }
      if changes.contains(.d38) { names.insert("d38") }
      if changes.contains(.d5) { names.insert("d5") }
      if changes.contains(.d7) { names.insert("d7") }
      if changes.contains(.d49) { names.insert("d49") }
      if changes.contains(.d58) { names.insert("d58") }
      if changes.contains(.d68) { names.insert("d68") }
      if changes.contains(.d13) { names.insert("d13") }
      if changes.contains(.d19) { names.insert("d19") }
      if changes.contains(.d62) { names.insert("d62") }
      if changes.contains(.d21) { names.insert("d21") }
      if changes.contains(.d48) { names.insert("d48") }
      if changes.contains(.d24) { names.insert("d24") }
      if changes.contains(.d31) { names.insert("d31") }
      if changes.contains(.d28) { names.insert("d28") }
      if changes.contains(.d33) { names.insert("d33") }
      body(names)
    }
  }
}

extension Graph10: DrivenModel {
  public static func make(_ children: [String: any DrivenModel]) -> any DrivenModel {
    Graph10(
      s0: 0
    )
  }

  public var sum: Int {
    var sum: Int = 0
    sum &+= s0.number
    sum &+= bucket(s1)
    sum &+= s2.number
    sum &+= s3.number
    sum &+= bucket(s4)
    sum &+= bucket(s5)
    sum &+= bucket(s6)
    sum &+= s7.number
    sum &+= s8.number
    sum &+= bucket(s9)
    sum &+= s10.number
    sum &+= bucket(s11)
    sum &+= s12.number
    sum &+= s13.number
    sum &+= bucket(s14)
    sum &+= bucket(s15)
    sum &+= s16.number
    sum &+= s17.number
    sum &+= s18.number
    sum &+= s19.number
    sum &+= s20.number
    sum &+= s21.number
    sum &+= s22.number
    sum &+= s23.number
    sum &+= s24.number
    sum &+= s25.number
    sum &+= bucket(s26)
    sum &+= s27.number
    sum &+= s28.number
    sum &+= bucket(s29)
    sum &+= s30.number
    sum &+= s31.number
    sum &+= bucket(s32)
    sum &+= s33.number
    sum &+= s34.number
    sum &+= s35.number
    sum &+= s36.number
    sum &+= s37.number
    sum &+= s38.number
    sum &+= s39.number
    sum &+= s40.number
    sum &+= s41.number
    sum &+= bucket(s42)
    sum &+= bucket(s43)
    sum &+= s44.number
    sum &+= s45.number
    sum &+= s46.number
    sum &+= bucket(s47)
    sum &+= s48.number
    sum &+= s49.number
    sum &+= bucket(s50)
    sum &+= s51.number
    sum &+= s52.number
    sum &+= bucket(s53)
    sum &+= s54.number
    sum &+= s55.number
    sum &+= s56.number
    sum &+= s57.number
    sum &+= s58.number
    sum &+= bucket(s59)
    sum &+= s60.number
    sum &+= s61.number
    sum &+= bucket(s62)
    sum &+= s63.number
    sum &+= s64.number
    sum &+= s65.number
    sum &+= s66.number
    sum &+= s67.number
    sum &+= s68.number
    sum &+= s69.number
    sum &+= d45.number
    sum &+= d25.number
    sum &+= d3.number
    sum &+= d9.number
    sum &+= d50.number
    sum &+= d23.number
    sum &+= d39.number
    sum &+= d14.number
    sum &+= d43.number
    sum &+= d29.number
    sum &+= d30.number
    sum &+= d56.number
    sum &+= d36.number
    sum &+= d42.number
    sum &+= bucket(d53)
    sum &+= d12.number
    sum &+= d51.number
    sum &+= d52.number
    sum &+= d44.number
    sum &+= d46.number
    sum &+= d35.number
    sum &+= d15.number
    sum &+= d4.number
    sum &+= d64.number
    sum &+= bucket(d67)
    sum &+= d57.number
    sum &+= d20.number
    sum &+= d60.number
    sum &+= d11.number
    sum &+= d0.number
    sum &+= d55.number
    sum &+= d27.number
    sum &+= d54.number
    sum &+= d1.number
    sum &+= d2.number
    sum &+= d8.number
    sum &+= d10.number
    sum &+= d16.number
    sum &+= d17.number
    sum &+= d32.number
    sum &+= d40.number
    sum &+= d34.number
    sum &+= d26.number
    sum &+= d37.number
    sum &+= d41.number
    sum &+= d47.number
    sum &+= d59.number
    sum &+= d61.number
    sum &+= d63.number
    sum &+= d66.number
    sum &+= d69.number
    sum &+= d6.number
    sum &+= d22.number
    sum &+= d18.number
    sum &+= d65.number
    sum &+= d38.number
    sum &+= d5.number
    sum &+= d7.number
    sum &+= d49.number
    sum &+= d58.number
    sum &+= d68.number
    sum &+= d13.number
    sum &+= bucket(d19)
    sum &+= bucket(d62)
    sum &+= d21.number
    sum &+= d48.number
    sum &+= d24.number
    sum &+= d31.number
    sum &+= d28.number
    sum &+= d33.number
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
    case "s20": return s20.number
    case "s21": return s21.number
    case "s22": return s22.number
    case "s23": return s23.number
    case "s24": return s24.number
    case "s25": return s25.number
    case "s26": return s26.number
    case "s27": return s27.number
    case "s28": return s28.number
    case "s29": return s29.number
    case "s30": return s30.number
    case "s31": return s31.number
    case "s32": return s32.number
    case "s33": return s33.number
    case "s34": return s34.number
    case "s35": return s35.number
    case "s36": return s36.number
    case "s37": return s37.number
    case "s38": return s38.number
    case "s39": return s39.number
    case "s40": return s40.number
    case "s41": return s41.number
    case "s42": return s42.number
    case "s43": return s43.number
    case "s44": return s44.number
    case "s45": return s45.number
    case "s46": return s46.number
    case "s47": return s47.number
    case "s48": return s48.number
    case "s49": return s49.number
    case "s50": return s50.number
    case "s51": return s51.number
    case "s52": return s52.number
    case "s53": return s53.number
    case "s54": return s54.number
    case "s55": return s55.number
    case "s56": return s56.number
    case "s57": return s57.number
    case "s58": return s58.number
    case "s59": return s59.number
    case "s60": return s60.number
    case "s61": return s61.number
    case "s62": return s62.number
    case "s63": return s63.number
    case "s64": return s64.number
    case "s65": return s65.number
    case "s66": return s66.number
    case "s67": return s67.number
    case "s68": return s68.number
    case "s69": return s69.number
    case "d45": return d45.number
    case "d25": return d25.number
    case "d3": return d3.number
    case "d9": return d9.number
    case "d50": return d50.number
    case "d23": return d23.number
    case "d39": return d39.number
    case "d14": return d14.number
    case "d43": return d43.number
    case "d29": return d29.number
    case "d30": return d30.number
    case "d56": return d56.number
    case "d36": return d36.number
    case "d42": return d42.number
    case "d53": return d53.number
    case "d12": return d12.number
    case "d51": return d51.number
    case "d52": return d52.number
    case "d44": return d44.number
    case "d46": return d46.number
    case "d35": return d35.number
    case "d15": return d15.number
    case "d4": return d4.number
    case "d64": return d64.number
    case "d67": return d67.number
    case "d57": return d57.number
    case "d20": return d20.number
    case "d60": return d60.number
    case "d11": return d11.number
    case "d0": return d0.number
    case "d55": return d55.number
    case "d27": return d27.number
    case "d54": return d54.number
    case "d1": return d1.number
    case "d2": return d2.number
    case "d8": return d8.number
    case "d10": return d10.number
    case "d16": return d16.number
    case "d17": return d17.number
    case "d32": return d32.number
    case "d40": return d40.number
    case "d34": return d34.number
    case "d26": return d26.number
    case "d37": return d37.number
    case "d41": return d41.number
    case "d47": return d47.number
    case "d59": return d59.number
    case "d61": return d61.number
    case "d63": return d63.number
    case "d66": return d66.number
    case "d69": return d69.number
    case "d6": return d6.number
    case "d22": return d22.number
    case "d18": return d18.number
    case "d65": return d65.number
    case "d38": return d38.number
    case "d5": return d5.number
    case "d7": return d7.number
    case "d49": return d49.number
    case "d58": return d58.number
    case "d68": return d68.number
    case "d13": return d13.number
    case "d19": return d19.number
    case "d62": return d62.number
    case "d21": return d21.number
    case "d48": return d48.number
    case "d24": return d24.number
    case "d31": return d31.number
    case "d28": return d28.number
    case "d33": return d33.number
    default: return .min
    }
  }

  public func write(_ field: String, _ values: [Int]) {
    switch field {
    case "s0": s0 = Int(values)
    case "s1": s1 = Int(values)
    case "s2": s2 = [Int](values)
    case "s3": s3 = [Int](values)
    case "s4": s4 = Int(values)
    case "s5": s5 = Int(values)
    case "s6": s6 = Int(values)
    case "s7": s7 = [Int](values)
    case "s8": s8 = Int(values)
    case "s9": s9 = Int(values)
    case "s10": s10 = Int(values)
    case "s11": s11 = Int(values)
    case "s12": s12 = [Int](values)
    case "s13": s13 = Int(values)
    case "s14": s14 = Int(values)
    case "s15": s15 = Int(values)
    case "s16": s16 = Int(values)
    case "s17": s17 = Int(values)
    case "s18": s18 = [Int](values)
    case "s19": s19 = Int(values)
    case "s20": s20 = Int(values)
    case "s21": s21 = [Int](values)
    case "s22": s22 = [Int](values)
    case "s23": s23 = [Int](values)
    case "s24": s24 = Int(values)
    case "s25": s25 = Int(values)
    case "s26": s26 = Int(values)
    case "s27": s27 = Int(values)
    case "s28": s28 = [Int](values)
    case "s29": s29 = Int(values)
    case "s30": s30 = Int(values)
    case "s31": s31 = Int(values)
    case "s32": s32 = Int(values)
    case "s33": s33 = [Int](values)
    case "s34": s34 = Int(values)
    case "s35": s35 = [Int](values)
    case "s36": s36 = Int(values)
    case "s37": s37 = Int(values)
    case "s38": s38 = [Int](values)
    case "s39": s39 = [Int](values)
    case "s40": s40 = [Int](values)
    case "s41": s41 = Int(values)
    case "s42": s42 = Int(values)
    case "s43": s43 = Int(values)
    case "s44": s44 = Int(values)
    case "s45": s45 = [Int](values)
    case "s46": s46 = Int(values)
    case "s47": s47 = Int(values)
    case "s48": s48 = [Int](values)
    case "s49": s49 = [Int](values)
    case "s50": s50 = Int(values)
    case "s51": s51 = Int(values)
    case "s52": s52 = Int(values)
    case "s53": s53 = Int(values)
    case "s54": s54 = [Int](values)
    case "s55": s55 = Int(values)
    case "s56": s56 = [Int](values)
    case "s57": s57 = Int(values)
    case "s58": s58 = [Int](values)
    case "s59": s59 = Int(values)
    case "s60": s60 = Int(values)
    case "s61": s61 = [Int](values)
    case "s62": s62 = Int(values)
    case "s63": s63 = [Int](values)
    case "s64": s64 = [Int](values)
    case "s65": s65 = Int(values)
    case "s66": s66 = Int(values)
    case "s67": s67 = [Int](values)
    case "s68": s68 = [Int](values)
    case "s69": s69 = [Int](values)
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
    case "s20": s20.edit(value)
    case "s21": s21.edit(value)
    case "s22": s22.edit(value)
    case "s23": s23.edit(value)
    case "s24": s24.edit(value)
    case "s25": s25.edit(value)
    case "s26": s26.edit(value)
    case "s27": s27.edit(value)
    case "s28": s28.edit(value)
    case "s29": s29.edit(value)
    case "s30": s30.edit(value)
    case "s31": s31.edit(value)
    case "s32": s32.edit(value)
    case "s33": s33.edit(value)
    case "s34": s34.edit(value)
    case "s35": s35.edit(value)
    case "s36": s36.edit(value)
    case "s37": s37.edit(value)
    case "s38": s38.edit(value)
    case "s39": s39.edit(value)
    case "s40": s40.edit(value)
    case "s41": s41.edit(value)
    case "s42": s42.edit(value)
    case "s43": s43.edit(value)
    case "s44": s44.edit(value)
    case "s45": s45.edit(value)
    case "s46": s46.edit(value)
    case "s47": s47.edit(value)
    case "s48": s48.edit(value)
    case "s49": s49.edit(value)
    case "s50": s50.edit(value)
    case "s51": s51.edit(value)
    case "s52": s52.edit(value)
    case "s53": s53.edit(value)
    case "s54": s54.edit(value)
    case "s55": s55.edit(value)
    case "s56": s56.edit(value)
    case "s57": s57.edit(value)
    case "s58": s58.edit(value)
    case "s59": s59.edit(value)
    case "s60": s60.edit(value)
    case "s61": s61.edit(value)
    case "s62": s62.edit(value)
    case "s63": s63.edit(value)
    case "s64": s64.edit(value)
    case "s65": s65.edit(value)
    case "s66": s66.edit(value)
    case "s67": s67.edit(value)
    case "s68": s68.edit(value)
    case "s69": s69.edit(value)
    default: break
    }
  }

  public func group(_ body: () -> Void) { update { _ in body() } }
}

/// The spec's expressions: each sees what it names, and nothing else of the model.
enum _Graph10Formulas {
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
  static func s5AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func s6AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func s9AreEqual(_ left: Int, _ right: Int) -> Bool {
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
  static func s14AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func s15AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func s26AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func s29AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func s32AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func s42AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func s43AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func s47AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func s50AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func s53AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func s59AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func s62AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func d45(_ s1: Int, _ s13: Int) -> Int { bucket(s1) &+ s13 }
  static func d25(_ s32: Int, _ s41: Int) -> Int? { maybe(bucket(s32) &+ s41) }
  static func d3(_ s37: Int, _ s59: Int) -> Int? { maybe(mix(s37, bucket(s59))) }
  static func d9(_ s15: Int) -> Int? { maybe(bucket(s15) % 5) }
  static func d50(_ s24: Int, _ s39: [Int]) -> Int { s24 &+ s39.number }
  static func d23(_ s61: [Int], _ s28: [Int]) -> Int? { maybe(s61.number &+ s28.number) }
  static func d39(_ s55: Int) -> Int { s55 % 5 }
  static func d14(_ d9: Int?) -> Int? { maybe(d9.number / 2) }
  static func d43(_ d39: Int) -> Int { d39 / 2 }
  static func d29(_ s24: Int) -> Int { s24 % 5 }
  static func d56(_ s18: [Int], _ d39: Int) -> Int { s18.number &+ d39 }
  static func d36(_ s39: [Int]) -> Int { s39.number % 5 }
  static func d42(_ d36: Int) -> Int { d36 / 2 }
  static func d53(_ d36: Int) -> Int { d36 % 5 }
  static func d53AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func d51(_ d50: Int) -> Int? { maybe(d50 % 5) }
  static func d52(_ d51: Int?) -> Int { d51.number % 5 }
  static func d44(_ s15: Int, _ s42: Int) -> Int? { maybe(bucket(s15) &+ bucket(s42)) }
  static func d46(_ s28: [Int], _ d42: Int, _ s32: Int, _ d43: Int) -> Int { mix(s28.number, d42, bucket(s32), d43) }
  static func d35(_ s59: Int, _ s15: Int, _ s40: [Int]) -> Int { mix(bucket(s59), bucket(s15), s40.number) }
  static func d15(_ d12: [Int], _ s24: Int) -> Int { d12.number &+ s24 }
  static func d4(_ s11: Int) -> Int { bucket(s11) / 2 }
  static func d64(_ s69: [Int]) -> Int { s69.number / 2 }
  static func d67(_ d64: Int) -> Int { d64 / 2 }
  static func d67AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func d57(_ s44: Int, _ d56: Int) -> Int? { maybe(mix(s44, d56)) }
  static func d20(_ s46: Int) -> Int { s46 % 5 }
  static func d60(_ s69: [Int], _ s21: [Int], _ s30: Int, _ s37: Int) -> Int { mix(s69.number, s21.number, s30, s37) }
  static func d0(_ s42: Int) -> Int { bucket(s42) % 5 }
  static func d55(_ s28: [Int], _ s57: Int) -> Int { s28.number &+ s57 }
  static func d27(_ s68: [Int]) -> Int? { maybe(s68.number / 2) }
  static func d54(_ s65: Int) -> Int { s65 % 5 }
  static func d1(_ s50: Int, _ s35: [Int]) -> Int? { maybe(bucket(s50) &+ s35.number) }
  static func d2(_ d1: Int?, _ s15: Int, _ s61: [Int], _ s9: Int) -> Int? { maybe(mix(d1.number, bucket(s15), s61.number, bucket(s9))) }
  static func d8(_ s1: Int, _ s21: [Int], _ d2: Int?) -> Int { mix(bucket(s1), s21.number, d2.number) }
  static func d10(_ d8: Int) -> Int? { maybe(d8 / 2) }
  static func d16(_ s19: Int, _ d10: Int?) -> Int { s19 &+ d10.number }
  static func d17(_ d16: Int) -> Int { d16 % 5 }
  static func d32(_ d17: Int) -> Int { d17 % 5 }
  static func d40(_ d17: Int) -> Int { d17 % 5 }
  static func d34(_ d32: Int) -> Int { d32 % 5 }
  static func d26(_ s50: Int, _ d20: Int, _ s26: Int, _ d17: Int, _ d25: Int?) -> Int { mix(bucket(s50), d20, bucket(s26), d17, d25.number) }
  static func d37(_ d32: Int) -> Int { d32 % 5 }
  static func d41(_ d37: Int) -> Int? { maybe(d37 % 5) }
  static func d47(_ d41: Int?, _ d43: Int) -> Int { pick(d41.number, d43, d41.number) }
  static func d61(_ d56: Int, _ d59: Int?, _ s43: Int, _ d60: Int) -> Int { mix(d56, d59.number, bucket(s43), d59.number, d60) }
  static func d63(_ d59: Int?, _ d60: Int, _ s27: Int) -> Int { mix(d59.number, d60, s27, d59.number) }
  static func d66(_ d63: Int, _ d34: Int) -> Int { d63 &+ d34 }
  static func d69(_ s11: Int, _ s33: [Int], _ d66: Int, _ d29: Int, _ d64: Int) -> Int { mix(bucket(s11), s33.number, d66, d29, d64) }
  static func d22(_ s69: [Int], _ d6: Int) -> Int { s69.number &+ d6 }
  static func d18(_ s66: Int, _ d16: Int, _ s30: Int) -> Int? { maybe(pick(s66, d16, s30)) }
  static func d65(_ d18: Int?, _ d56: Int, _ s33: [Int], _ d25: Int?, _ s15: Int) -> Int { mix(d18.number, d56, s33.number, d25.number, bucket(s15)) }
  static func d38(_ s12: [Int], _ d34: Int) -> Int { mix(s12.number, d34) }
  static func d7(_ d1: Int?, _ d5: Int?) -> Int { d1.number &+ d5.number }
  static func d49(_ d7: Int) -> Int { mix(d7, d7) }
  static func d58(_ s10: Int) -> Int { s10 % 5 }
  static func d68(_ d65: Int) -> Int? { maybe(d65 % 5) }
  static func d13(_ s34: Int) -> Int? { maybe(s34 % 5) }
  static func d19(_ s5: Int, _ s28: [Int], _ d13: Int?) -> Int { pick(bucket(s5), s28.number, d13.number) }
  static func d19AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func d62(_ d19: Int, _ d41: Int?, _ s45: [Int], _ s35: [Int], _ s52: Int) -> Int { mix(bucket(d19), d41.number, s45.number, s35.number, s52) }
  static func d62AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func d21(_ d19: Int, _ d16: Int) -> Int { bucket(d19) &+ d16 }
  static func d48(_ d21: Int) -> Int { d21 / 2 }
  static func d24(_ s61: [Int], _ d19: Int, _ s14: Int, _ s48: [Int]) -> Int { mix(s61.number, bucket(d19), bucket(s14), s48.number) }
  static func d28(_ s42: Int, _ d24: Int, _ d22: Int) -> Int { pick(bucket(s42), d24, d22) }
  static func d33(_ d17: Int, _ d27: Int?, _ d32: Int, _ d28: Int) -> Int { mix(d17, d27.number, d32, d28) }
}

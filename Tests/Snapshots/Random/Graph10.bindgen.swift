// Made by bindgen from Graph10.bindgen.yml. Do not edit: change the spec.
// swift-format-ignore-file
// swiftlint:disable all

public final class Graph10: Bindgen.Model3 {
  // MARK: State

  public internal(set) var s0: Int {
    get { _s0 }
    set { if Bindgen.replace(&_s0, with: newValue) { _wrote(0) } }
  }
  private var _s0: Int

  public internal(set) var s1: Int {
    get { _s1 }
    set { if Bindgen.replace(&_s1, with: newValue, unless: _Graph10Formulas.s1AreEqual) { _wrote(1) } }
  }
  private var _s1: Int

  public internal(set) var s2: [Int] {
    get { _s2 }
    set { if Bindgen.replace(&_s2, with: newValue) { _wrote(2) } }
    _modify {
      defer { _wrote(2) }
      yield &_s2
    }
  }
  private var _s2: [Int]

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
    set { if Bindgen.replace(&_s4, with: newValue, unless: _Graph10Formulas.s4AreEqual) { _wrote(4) } }
  }
  private var _s4: Int

  public internal(set) var s5: Int {
    get { _s5 }
    set { if Bindgen.replace(&_s5, with: newValue, unless: _Graph10Formulas.s5AreEqual) { _wrote(5) } }
  }
  private var _s5: Int

  public internal(set) var s6: Int {
    get { _s6 }
    set { if Bindgen.replace(&_s6, with: newValue, unless: _Graph10Formulas.s6AreEqual) { _wrote(6) } }
  }
  private var _s6: Int

  public internal(set) var s7: [Int] {
    get { _s7 }
    set { if Bindgen.replace(&_s7, with: newValue) { _wrote(7) } }
    _modify {
      defer { _wrote(7) }
      yield &_s7
    }
  }
  private var _s7: [Int]

  public internal(set) var s8: Int {
    get { _s8 }
    set {
      _s8 = newValue
      _wrote(8)
    }
  }
  private var _s8: Int

  public internal(set) var s9: Int {
    get { _s9 }
    set { if Bindgen.replace(&_s9, with: newValue, unless: _Graph10Formulas.s9AreEqual) { _wrote(9) } }
  }
  private var _s9: Int

  public internal(set) var s10: Int {
    get { _s10 }
    set { if Bindgen.replace(&_s10, with: newValue) { _wrote(10) } }
  }
  private var _s10: Int

  public internal(set) var s11: Int {
    get { _s11 }
    set { if Bindgen.replace(&_s11, with: newValue, unless: _Graph10Formulas.s11AreEqual) { _wrote(11) } }
  }
  private var _s11: Int

  public internal(set) var s12: [Int] {
    get { _s12 }
    set { if Bindgen.replace(&_s12, with: newValue) { _wrote(12) } }
    _modify {
      defer { _wrote(12) }
      yield &_s12
    }
  }
  private var _s12: [Int]

  public internal(set) var s13: Int {
    get { _s13 }
    set { if Bindgen.replace(&_s13, with: newValue) { _wrote(13) } }
  }
  private var _s13: Int

  public internal(set) var s14: Int {
    get { _s14 }
    set { if Bindgen.replace(&_s14, with: newValue, unless: _Graph10Formulas.s14AreEqual) { _wrote(14) } }
  }
  private var _s14: Int

  public internal(set) var s15: Int {
    get { _s15 }
    set { if Bindgen.replace(&_s15, with: newValue, unless: _Graph10Formulas.s15AreEqual) { _wrote(15) } }
  }
  private var _s15: Int

  public internal(set) var s16: Int {
    get { _s16 }
    set { if Bindgen.replace(&_s16, with: newValue) { _wrote(16) } }
  }
  private var _s16: Int

  public internal(set) var s17: Int {
    get { _s17 }
    set { if Bindgen.replace(&_s17, with: newValue) { _wrote(17) } }
  }
  private var _s17: Int

  public internal(set) var s18: [Int] {
    get { _s18 }
    set { if Bindgen.replace(&_s18, with: newValue) { _wrote(18) } }
    _modify {
      defer { _wrote(18) }
      yield &_s18
    }
  }
  private var _s18: [Int]

  public internal(set) var s19: Int {
    get { _s19 }
    set { if Bindgen.replace(&_s19, with: newValue) { _wrote(19) } }
  }
  private var _s19: Int

  public internal(set) var s20: Int {
    get { _s20 }
    set { if Bindgen.replace(&_s20, with: newValue) { _wrote(20) } }
  }
  private var _s20: Int

  public internal(set) var s21: [Int] {
    get { _s21 }
    set { if Bindgen.replace(&_s21, with: newValue) { _wrote(21) } }
    _modify {
      defer { _wrote(21) }
      yield &_s21
    }
  }
  private var _s21: [Int]

  public internal(set) var s22: [Int] {
    get { _s22 }
    set { if Bindgen.replace(&_s22, with: newValue) { _wrote(22) } }
    _modify {
      defer { _wrote(22) }
      yield &_s22
    }
  }
  private var _s22: [Int]

  public internal(set) var s23: [Int] {
    get { _s23 }
    set { if Bindgen.replace(&_s23, with: newValue) { _wrote(23) } }
    _modify {
      defer { _wrote(23) }
      yield &_s23
    }
  }
  private var _s23: [Int]

  public internal(set) var s24: Int {
    get { _s24 }
    set { if Bindgen.replace(&_s24, with: newValue) { _wrote(24) } }
  }
  private var _s24: Int

  public internal(set) var s25: Int {
    get { _s25 }
    set {
      _s25 = newValue
      _wrote(25)
    }
  }
  private var _s25: Int

  public internal(set) var s26: Int {
    get { _s26 }
    set { if Bindgen.replace(&_s26, with: newValue, unless: _Graph10Formulas.s26AreEqual) { _wrote(26) } }
  }
  private var _s26: Int

  public internal(set) var s27: Int {
    get { _s27 }
    set { if Bindgen.replace(&_s27, with: newValue) { _wrote(27) } }
  }
  private var _s27: Int

  public internal(set) var s28: [Int] {
    get { _s28 }
    set { if Bindgen.replace(&_s28, with: newValue) { _wrote(28) } }
    _modify {
      defer { _wrote(28) }
      yield &_s28
    }
  }
  private var _s28: [Int]

  public internal(set) var s29: Int {
    get { _s29 }
    set { if Bindgen.replace(&_s29, with: newValue, unless: _Graph10Formulas.s29AreEqual) { _wrote(29) } }
  }
  private var _s29: Int

  public internal(set) var s30: Int {
    get { _s30 }
    set { if Bindgen.replace(&_s30, with: newValue) { _wrote(30) } }
  }
  private var _s30: Int

  public internal(set) var s31: Int {
    get { _s31 }
    set { if Bindgen.replace(&_s31, with: newValue) { _wrote(31) } }
  }
  private var _s31: Int

  public internal(set) var s32: Int {
    get { _s32 }
    set { if Bindgen.replace(&_s32, with: newValue, unless: _Graph10Formulas.s32AreEqual) { _wrote(32) } }
  }
  private var _s32: Int

  public internal(set) var s33: [Int] {
    get { _s33 }
    set { if Bindgen.replace(&_s33, with: newValue) { _wrote(33) } }
    _modify {
      defer { _wrote(33) }
      yield &_s33
    }
  }
  private var _s33: [Int]

  public internal(set) var s34: Int {
    get { _s34 }
    set { if Bindgen.replace(&_s34, with: newValue) { _wrote(34) } }
  }
  private var _s34: Int

  public internal(set) var s35: [Int] {
    get { _s35 }
    set { if Bindgen.replace(&_s35, with: newValue) { _wrote(35) } }
    _modify {
      defer { _wrote(35) }
      yield &_s35
    }
  }
  private var _s35: [Int]

  public internal(set) var s36: Int {
    get { _s36 }
    set { if Bindgen.replace(&_s36, with: newValue) { _wrote(36) } }
  }
  private var _s36: Int

  public internal(set) var s37: Int {
    get { _s37 }
    set { if Bindgen.replace(&_s37, with: newValue) { _wrote(37) } }
  }
  private var _s37: Int

  public internal(set) var s38: [Int] {
    get { _s38 }
    set { if Bindgen.replace(&_s38, with: newValue) { _wrote(38) } }
    _modify {
      defer { _wrote(38) }
      yield &_s38
    }
  }
  private var _s38: [Int]

  public internal(set) var s39: [Int] {
    get { _s39 }
    set { if Bindgen.replace(&_s39, with: newValue) { _wrote(39) } }
    _modify {
      defer { _wrote(39) }
      yield &_s39
    }
  }
  private var _s39: [Int]

  public internal(set) var s40: [Int] {
    get { _s40 }
    set { if Bindgen.replace(&_s40, with: newValue) { _wrote(40) } }
    _modify {
      defer { _wrote(40) }
      yield &_s40
    }
  }
  private var _s40: [Int]

  public internal(set) var s41: Int {
    get { _s41 }
    set {
      _s41 = newValue
      _wrote(41)
    }
  }
  private var _s41: Int

  public internal(set) var s42: Int {
    get { _s42 }
    set { if Bindgen.replace(&_s42, with: newValue, unless: _Graph10Formulas.s42AreEqual) { _wrote(42) } }
  }
  private var _s42: Int

  public internal(set) var s43: Int {
    get { _s43 }
    set { if Bindgen.replace(&_s43, with: newValue, unless: _Graph10Formulas.s43AreEqual) { _wrote(43) } }
  }
  private var _s43: Int

  public internal(set) var s44: Int {
    get { _s44 }
    set { if Bindgen.replace(&_s44, with: newValue) { _wrote(44) } }
  }
  private var _s44: Int

  public internal(set) var s45: [Int] {
    get { _s45 }
    set { if Bindgen.replace(&_s45, with: newValue) { _wrote(45) } }
    _modify {
      defer { _wrote(45) }
      yield &_s45
    }
  }
  private var _s45: [Int]

  public internal(set) var s46: Int {
    get { _s46 }
    set { if Bindgen.replace(&_s46, with: newValue) { _wrote(46) } }
  }
  private var _s46: Int

  public internal(set) var s47: Int {
    get { _s47 }
    set { if Bindgen.replace(&_s47, with: newValue, unless: _Graph10Formulas.s47AreEqual) { _wrote(47) } }
  }
  private var _s47: Int

  public internal(set) var s48: [Int] {
    get { _s48 }
    set { if Bindgen.replace(&_s48, with: newValue) { _wrote(48) } }
    _modify {
      defer { _wrote(48) }
      yield &_s48
    }
  }
  private var _s48: [Int]

  public internal(set) var s49: [Int] {
    get { _s49 }
    set { if Bindgen.replace(&_s49, with: newValue) { _wrote(49) } }
    _modify {
      defer { _wrote(49) }
      yield &_s49
    }
  }
  private var _s49: [Int]

  public internal(set) var s50: Int {
    get { _s50 }
    set { if Bindgen.replace(&_s50, with: newValue, unless: _Graph10Formulas.s50AreEqual) { _wrote(50) } }
  }
  private var _s50: Int

  public internal(set) var s51: Int {
    get { _s51 }
    set { if Bindgen.replace(&_s51, with: newValue) { _wrote(51) } }
  }
  private var _s51: Int

  public internal(set) var s52: Int {
    get { _s52 }
    set {
      _s52 = newValue
      _wrote(52)
    }
  }
  private var _s52: Int

  public internal(set) var s53: Int {
    get { _s53 }
    set { if Bindgen.replace(&_s53, with: newValue, unless: _Graph10Formulas.s53AreEqual) { _wrote(53) } }
  }
  private var _s53: Int

  public internal(set) var s54: [Int] {
    get { _s54 }
    set { if Bindgen.replace(&_s54, with: newValue) { _wrote(54) } }
    _modify {
      defer { _wrote(54) }
      yield &_s54
    }
  }
  private var _s54: [Int]

  public internal(set) var s55: Int {
    get { _s55 }
    set { if Bindgen.replace(&_s55, with: newValue) { _wrote(55) } }
  }
  private var _s55: Int

  public internal(set) var s56: [Int] {
    get { _s56 }
    set { if Bindgen.replace(&_s56, with: newValue) { _wrote(56) } }
    _modify {
      defer { _wrote(56) }
      yield &_s56
    }
  }
  private var _s56: [Int]

  public internal(set) var s57: Int {
    get { _s57 }
    set {
      _s57 = newValue
      _wrote(57)
    }
  }
  private var _s57: Int

  public internal(set) var s58: [Int] {
    get { _s58 }
    set { if Bindgen.replace(&_s58, with: newValue) { _wrote(58) } }
    _modify {
      defer { _wrote(58) }
      yield &_s58
    }
  }
  private var _s58: [Int]

  public internal(set) var s59: Int {
    get { _s59 }
    set { if Bindgen.replace(&_s59, with: newValue, unless: _Graph10Formulas.s59AreEqual) { _wrote(59) } }
  }
  private var _s59: Int

  public internal(set) var s60: Int {
    get { _s60 }
    set { if Bindgen.replace(&_s60, with: newValue) { _wrote(60) } }
  }
  private var _s60: Int

  public internal(set) var s61: [Int] {
    get { _s61 }
    set { if Bindgen.replace(&_s61, with: newValue) { _wrote(61) } }
    _modify {
      defer { _wrote(61) }
      yield &_s61
    }
  }
  private var _s61: [Int]

  public internal(set) var s62: Int {
    get { _s62 }
    set { if Bindgen.replace(&_s62, with: newValue, unless: _Graph10Formulas.s62AreEqual) { _wrote(62) } }
  }
  private var _s62: Int

  public internal(set) var s63: [Int] {
    get { _s63 }
    set { if Bindgen.replace(&_s63, with: newValue) { _wrote(63) } }
    _modify {
      defer { _wrote(63) }
      yield &_s63
    }
  }
  private var _s63: [Int]

  public internal(set) var s64: [Int] {
    get { _s64 }
    set { if Bindgen.replace(&_s64, with: newValue) { _wrote(64) } }
    _modify {
      defer { _wrote(64) }
      yield &_s64
    }
  }
  private var _s64: [Int]

  public internal(set) var s65: Int {
    get { _s65 }
    set { if Bindgen.replace(&_s65, with: newValue) { _wrote(65) } }
  }
  private var _s65: Int

  public internal(set) var s66: Int {
    get { _s66 }
    set {
      _s66 = newValue
      _wrote(66)
    }
  }
  private var _s66: Int

  public internal(set) var s67: [Int] {
    get { _s67 }
    set { if Bindgen.replace(&_s67, with: newValue) { _wrote(67) } }
    _modify {
      defer { _wrote(67) }
      yield &_s67
    }
  }
  private var _s67: [Int]

  public internal(set) var s68: [Int] {
    get { _s68 }
    set { if Bindgen.replace(&_s68, with: newValue) { _wrote(68) } }
    _modify {
      defer { _wrote(68) }
      yield &_s68
    }
  }
  private var _s68: [Int]

  public internal(set) var s69: [Int] {
    get { _s69 }
    set { if Bindgen.replace(&_s69, with: newValue) { _wrote(69) } }
    _modify {
      defer { _wrote(69) }
      yield &_s69
    }
  }
  private var _s69: [Int]

  // MARK: What follows

  public var d45: Int {
    _refresh(70)
    return _cache.d45
  }

  public var d25: Int? {
    _refresh(71)
    return _cache.d25
  }

  public var d3: Int? {
    _refresh(72)
    return _cache.d3
  }

  public var d9: Int? {
    _refresh(73)
    return _cache.d9
  }

  public var d50: Int {
    _refresh(74)
    return _cache.d50
  }

  public var d23: Int? {
    _refresh(75)
    return _cache.d23
  }

  public var d39: Int {
    _refresh(76)
    return _cache.d39
  }

  public var d14: Int? {
    _refresh(77)
    return _cache.d14
  }

  public var d43: Int {
    _refresh(78)
    return _cache.d43
  }

  public var d29: Int {
    if !_core.isTelling { return _Graph10Formulas.d29(_s24) }
    _refresh(79)
    return _cache.d29
  }

  public var d30: Int { d29 }

  public var d56: Int {
    _refresh(81)
    return _cache.d56
  }

  public var d36: Int {
    _refresh(82)
    return _cache.d36
  }

  public var d42: Int {
    if !_core.isTelling { return _Graph10Formulas.d42(d36) }
    _refresh(83)
    return _cache.d42
  }

  public var d53: Int {
    _refresh(84)
    return _cache.d53
  }

  public var d12: [Int] { s39 }

  public var d51: Int? {
    _refresh(86)
    return _cache.d51
  }

  public var d52: Int {
    _refresh(87)
    return _cache.d52
  }

  public var d44: Int? {
    _refresh(88)
    return _cache.d44
  }

  public var d46: Int {
    _refresh(89)
    return _cache.d46
  }

  public var d35: Int {
    _refresh(90)
    return _cache.d35
  }

  public var d15: Int {
    _refresh(91)
    return _cache.d15
  }

  public var d4: Int {
    _refresh(92)
    return _cache.d4
  }

  public var d64: Int {
    _refresh(93)
    return _cache.d64
  }

  public var d67: Int {
    _refresh(94)
    return _cache.d67
  }

  public var d57: Int? {
    _refresh(95)
    return _cache.d57
  }

  public var d20: Int {
    if !_core.isTelling { return _Graph10Formulas.d20(_s46) }
    _refresh(96)
    return _cache.d20
  }

  public var d60: Int {
    _refresh(97)
    return _cache.d60
  }

  public var d11: Int? { d3 }

  public var d0: Int {
    _refresh(99)
    return _cache.d0
  }

  public var d55: Int {
    _refresh(100)
    return _cache.d55
  }

  public var d27: Int? {
    _refresh(101)
    return _cache.d27
  }

  public var d54: Int {
    if !_core.isTelling { return _Graph10Formulas.d54(_s65) }
    _refresh(102)
    return _cache.d54
  }

  public var d1: Int? {
    _refresh(103)
    return _cache.d1
  }

  public var d2: Int? {
    _refresh(104)
    return _cache.d2
  }

  public var d8: Int {
    _refresh(105)
    return _cache.d8
  }

  public var d10: Int? {
    _refresh(106)
    return _cache.d10
  }

  public var d16: Int {
    _refresh(107)
    return _cache.d16
  }

  public var d17: Int {
    if !_core.isTelling { return _Graph10Formulas.d17(d16) }
    _refresh(108)
    return _cache.d17
  }

  public var d32: Int {
    if !_core.isTelling { return _Graph10Formulas.d32(_Graph10Formulas.d17(d16)) }
    _refresh(109)
    return _cache.d32
  }

  public var d40: Int {
    if !_core.isTelling { return _Graph10Formulas.d40(_Graph10Formulas.d17(d16)) }
    _refresh(110)
    return _cache.d40
  }

  public var d34: Int {
    if !_core.isTelling { return _Graph10Formulas.d34(_Graph10Formulas.d32(_Graph10Formulas.d17(d16))) }
    _refresh(111)
    return _cache.d34
  }

  public var d26: Int {
    _refresh(112)
    return _cache.d26
  }

  public var d37: Int {
    if !_core.isTelling { return _Graph10Formulas.d37(_Graph10Formulas.d32(_Graph10Formulas.d17(d16))) }
    _refresh(113)
    return _cache.d37
  }

  public var d41: Int? {
    _refresh(114)
    return _cache.d41
  }

  public var d47: Int {
    _refresh(115)
    return _cache.d47
  }

  public var d59: Int? { d2 }

  public var d61: Int {
    _refresh(117)
    return _cache.d61
  }

  public var d63: Int {
    _refresh(118)
    return _cache.d63
  }

  public var d66: Int {
    if !_core.isTelling {
      return _Graph10Formulas.d66(d63, _Graph10Formulas.d34(_Graph10Formulas.d32(_Graph10Formulas.d17(d16))))
    }
    _refresh(119)
    return _cache.d66
  }

  public var d69: Int {
    _refresh(120)
    return _cache.d69
  }

  public var d6: Int { s19 }

  public var d22: Int {
    _refresh(122)
    return _cache.d22
  }

  public var d18: Int? {
    _refresh(123)
    return _cache.d18
  }

  public var d65: Int {
    _refresh(124)
    return _cache.d65
  }

  public var d38: Int {
    _refresh(125)
    return _cache.d38
  }

  public var d5: Int? { d3 }

  public var d7: Int {
    _refresh(127)
    return _cache.d7
  }

  public var d49: Int {
    _refresh(128)
    return _cache.d49
  }

  public var d58: Int {
    if !_core.isTelling { return _Graph10Formulas.d58(_s10) }
    _refresh(129)
    return _cache.d58
  }

  public var d68: Int? {
    _refresh(130)
    return _cache.d68
  }

  public var d13: Int? {
    _refresh(131)
    return _cache.d13
  }

  public var d19: Int {
    _refresh(132)
    return _cache.d19
  }

  public var d62: Int {
    _refresh(133)
    return _cache.d62
  }

  public var d21: Int {
    _refresh(134)
    return _cache.d21
  }

  public var d48: Int {
    if !_core.isTelling { return _Graph10Formulas.d48(d21) }
    _refresh(135)
    return _cache.d48
  }

  public var d24: Int {
    _refresh(136)
    return _cache.d24
  }

  public var d31: Int { d24 }

  public var d28: Int {
    _refresh(138)
    return _cache.d28
  }

  public var d33: Int {
    _refresh(139)
    return _cache.d33
  }

  // MARK: Actions

  /// Makes many writes one transaction: observers are told once, at its end.
  @discardableResult
  public func update<Result>(_ body: (Graph10) throws -> Result) rethrows -> Result {
    _core.open()
    defer { _end() }
    return try body(self)
  }

  // MARK: Making

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
    _watch()
  }

  // MARK: Who is told

  /// The fields that a transaction changed.
  public struct Changes: OptionSet, Sendable {
    private var fields: Bindgen.Mask3 = Bindgen.Mask3()
    /// 64 fields a word: more of them than an integer has bits.
    public var rawValue: (UInt64, UInt64, UInt64) { fields.words }

    public init() {}
    public init(rawValue: (UInt64, UInt64, UInt64)) { fields = Bindgen.Mask3(words: rawValue) }
    fileprivate init(_ fields: Bindgen.Mask3) { self.fields = fields }
    private static subscript(field: Int) -> Changes { Changes(Bindgen.Mask3(field)) }

    public static func == (left: Changes, right: Changes) -> Bool { left.fields == right.fields }
    public mutating func formUnion(_ other: Changes) { fields.add(other.fields) }
    public mutating func formIntersection(_ other: Changes) { fields.keep(other.fields) }
    public mutating func formSymmetricDifference(_ other: Changes) { fields.flip(other.fields) }

    public static var s0: Changes { self[0] }
    public static var s1: Changes { self[1] }
    public static var s2: Changes { self[2] }
    public static var s3: Changes { self[3] }
    public static var s4: Changes { self[4] }
    public static var s5: Changes { self[5] }
    public static var s6: Changes { self[6] }
    public static var s7: Changes { self[7] }
    public static var s8: Changes { self[8] }
    public static var s9: Changes { self[9] }
    public static var s10: Changes { self[10] }
    public static var s11: Changes { self[11] }
    public static var s12: Changes { self[12] }
    public static var s13: Changes { self[13] }
    public static var s14: Changes { self[14] }
    public static var s15: Changes { self[15] }
    public static var s16: Changes { self[16] }
    public static var s17: Changes { self[17] }
    public static var s18: Changes { self[18] }
    public static var s19: Changes { self[19] }
    public static var s20: Changes { self[20] }
    public static var s21: Changes { self[21] }
    public static var s22: Changes { self[22] }
    public static var s23: Changes { self[23] }
    public static var s24: Changes { self[24] }
    public static var s25: Changes { self[25] }
    public static var s26: Changes { self[26] }
    public static var s27: Changes { self[27] }
    public static var s28: Changes { self[28] }
    public static var s29: Changes { self[29] }
    public static var s30: Changes { self[30] }
    public static var s31: Changes { self[31] }
    public static var s32: Changes { self[32] }
    public static var s33: Changes { self[33] }
    public static var s34: Changes { self[34] }
    public static var s35: Changes { self[35] }
    public static var s36: Changes { self[36] }
    public static var s37: Changes { self[37] }
    public static var s38: Changes { self[38] }
    public static var s39: Changes { self[39] }
    public static var s40: Changes { self[40] }
    public static var s41: Changes { self[41] }
    public static var s42: Changes { self[42] }
    public static var s43: Changes { self[43] }
    public static var s44: Changes { self[44] }
    public static var s45: Changes { self[45] }
    public static var s46: Changes { self[46] }
    public static var s47: Changes { self[47] }
    public static var s48: Changes { self[48] }
    public static var s49: Changes { self[49] }
    public static var s50: Changes { self[50] }
    public static var s51: Changes { self[51] }
    public static var s52: Changes { self[52] }
    public static var s53: Changes { self[53] }
    public static var s54: Changes { self[54] }
    public static var s55: Changes { self[55] }
    public static var s56: Changes { self[56] }
    public static var s57: Changes { self[57] }
    public static var s58: Changes { self[58] }
    public static var s59: Changes { self[59] }
    public static var s60: Changes { self[60] }
    public static var s61: Changes { self[61] }
    public static var s62: Changes { self[62] }
    public static var s63: Changes { self[63] }
    public static var s64: Changes { self[64] }
    public static var s65: Changes { self[65] }
    public static var s66: Changes { self[66] }
    public static var s67: Changes { self[67] }
    public static var s68: Changes { self[68] }
    public static var s69: Changes { self[69] }
    public static var d45: Changes { self[70] }
    public static var d25: Changes { self[71] }
    public static var d3: Changes { self[72] }
    public static var d9: Changes { self[73] }
    public static var d50: Changes { self[74] }
    public static var d23: Changes { self[75] }
    public static var d39: Changes { self[76] }
    public static var d14: Changes { self[77] }
    public static var d43: Changes { self[78] }
    public static var d29: Changes { self[79] }
    public static var d30: Changes { self[80] }
    public static var d56: Changes { self[81] }
    public static var d36: Changes { self[82] }
    public static var d42: Changes { self[83] }
    public static var d53: Changes { self[84] }
    public static var d12: Changes { self[85] }
    public static var d51: Changes { self[86] }
    public static var d52: Changes { self[87] }
    public static var d44: Changes { self[88] }
    public static var d46: Changes { self[89] }
    public static var d35: Changes { self[90] }
    public static var d15: Changes { self[91] }
    public static var d4: Changes { self[92] }
    public static var d64: Changes { self[93] }
    public static var d67: Changes { self[94] }
    public static var d57: Changes { self[95] }
    public static var d20: Changes { self[96] }
    public static var d60: Changes { self[97] }
    public static var d11: Changes { self[98] }
    public static var d0: Changes { self[99] }
    public static var d55: Changes { self[100] }
    public static var d27: Changes { self[101] }
    public static var d54: Changes { self[102] }
    public static var d1: Changes { self[103] }
    public static var d2: Changes { self[104] }
    public static var d8: Changes { self[105] }
    public static var d10: Changes { self[106] }
    public static var d16: Changes { self[107] }
    public static var d17: Changes { self[108] }
    public static var d32: Changes { self[109] }
    public static var d40: Changes { self[110] }
    public static var d34: Changes { self[111] }
    public static var d26: Changes { self[112] }
    public static var d37: Changes { self[113] }
    public static var d41: Changes { self[114] }
    public static var d47: Changes { self[115] }
    public static var d59: Changes { self[116] }
    public static var d61: Changes { self[117] }
    public static var d63: Changes { self[118] }
    public static var d66: Changes { self[119] }
    public static var d69: Changes { self[120] }
    public static var d6: Changes { self[121] }
    public static var d22: Changes { self[122] }
    public static var d18: Changes { self[123] }
    public static var d65: Changes { self[124] }
    public static var d38: Changes { self[125] }
    public static var d5: Changes { self[126] }
    public static var d7: Changes { self[127] }
    public static var d49: Changes { self[128] }
    public static var d58: Changes { self[129] }
    public static var d68: Changes { self[130] }
    public static var d13: Changes { self[131] }
    public static var d19: Changes { self[132] }
    public static var d62: Changes { self[133] }
    public static var d21: Changes { self[134] }
    public static var d48: Changes { self[135] }
    public static var d24: Changes { self[136] }
    public static var d31: Changes { self[137] }
    public static var d28: Changes { self[138] }
    public static var d33: Changes { self[139] }
  }

  public weak var delegate: (any Graph10Delegate)? {
    didSet { delegate == nil ? _watch() : _join(_core.graph.all) }
  }

  private func _tell(_ delegate: any Graph10Delegate, _ changes: Changes) {
    delegate.graph10(self, didChange: changes)
    if changes.rawValue.0 != 0 { _tell0(delegate, changes.rawValue.0) }
    if changes.rawValue.1 != 0 { _tell1(delegate, changes.rawValue.1) }
    if changes.rawValue.2 != 0 { _tell2(delegate, changes.rawValue.2) }
  }

  private func _tell0(_ delegate: any Graph10Delegate, _ changed: UInt64) {
    if changed & 0xff != 0 {
      if changed & 0x1 != 0 { delegate.graph10DidChangeS0(self) }
      if changed & 0x2 != 0 { delegate.graph10DidChangeS1(self) }
      if changed & 0x4 != 0 { delegate.graph10DidChangeS2(self) }
      if changed & 0x8 != 0 { delegate.graph10DidChangeS3(self) }
      if changed & 0x10 != 0 { delegate.graph10DidChangeS4(self) }
      if changed & 0x20 != 0 { delegate.graph10DidChangeS5(self) }
      if changed & 0x40 != 0 { delegate.graph10DidChangeS6(self) }
      if changed & 0x80 != 0 { delegate.graph10DidChangeS7(self) }
    }
    if changed & 0xff00 != 0 {
      if changed & 0x100 != 0 { delegate.graph10DidChangeS8(self) }
      if changed & 0x200 != 0 { delegate.graph10DidChangeS9(self) }
      if changed & 0x400 != 0 { delegate.graph10DidChangeS10(self) }
      if changed & 0x800 != 0 { delegate.graph10DidChangeS11(self) }
      if changed & 0x1000 != 0 { delegate.graph10DidChangeS12(self) }
      if changed & 0x2000 != 0 { delegate.graph10DidChangeS13(self) }
      if changed & 0x4000 != 0 { delegate.graph10DidChangeS14(self) }
      if changed & 0x8000 != 0 { delegate.graph10DidChangeS15(self) }
    }
    if changed & 0xff0000 != 0 {
      if changed & 0x10000 != 0 { delegate.graph10DidChangeS16(self) }
      if changed & 0x20000 != 0 { delegate.graph10DidChangeS17(self) }
      if changed & 0x40000 != 0 { delegate.graph10DidChangeS18(self) }
      if changed & 0x80000 != 0 { delegate.graph10DidChangeS19(self) }
      if changed & 0x100000 != 0 { delegate.graph10DidChangeS20(self) }
      if changed & 0x200000 != 0 { delegate.graph10DidChangeS21(self) }
      if changed & 0x400000 != 0 { delegate.graph10DidChangeS22(self) }
      if changed & 0x800000 != 0 { delegate.graph10DidChangeS23(self) }
    }
    if changed & 0xff00_0000 != 0 {
      if changed & 0x1000000 != 0 { delegate.graph10DidChangeS24(self) }
      if changed & 0x2000000 != 0 { delegate.graph10DidChangeS25(self) }
      if changed & 0x4000000 != 0 { delegate.graph10DidChangeS26(self) }
      if changed & 0x8000000 != 0 { delegate.graph10DidChangeS27(self) }
      if changed & 0x1000_0000 != 0 { delegate.graph10DidChangeS28(self) }
      if changed & 0x2000_0000 != 0 { delegate.graph10DidChangeS29(self) }
      if changed & 0x4000_0000 != 0 { delegate.graph10DidChangeS30(self) }
      if changed & 0x8000_0000 != 0 { delegate.graph10DidChangeS31(self) }
    }
    if changed & 0xff_0000_0000 != 0 {
      if changed & 0x1_0000_0000 != 0 { delegate.graph10DidChangeS32(self) }
      if changed & 0x2_0000_0000 != 0 { delegate.graph10DidChangeS33(self) }
      if changed & 0x4_0000_0000 != 0 { delegate.graph10DidChangeS34(self) }
      if changed & 0x8_0000_0000 != 0 { delegate.graph10DidChangeS35(self) }
      if changed & 0x10_0000_0000 != 0 { delegate.graph10DidChangeS36(self) }
      if changed & 0x20_0000_0000 != 0 { delegate.graph10DidChangeS37(self) }
      if changed & 0x40_0000_0000 != 0 { delegate.graph10DidChangeS38(self) }
      if changed & 0x80_0000_0000 != 0 { delegate.graph10DidChangeS39(self) }
    }
    if changed & 0xff00_0000_0000 != 0 {
      if changed & 0x100_0000_0000 != 0 { delegate.graph10DidChangeS40(self) }
      if changed & 0x200_0000_0000 != 0 { delegate.graph10DidChangeS41(self) }
      if changed & 0x400_0000_0000 != 0 { delegate.graph10DidChangeS42(self) }
      if changed & 0x800_0000_0000 != 0 { delegate.graph10DidChangeS43(self) }
      if changed & 0x1000_0000_0000 != 0 { delegate.graph10DidChangeS44(self) }
      if changed & 0x2000_0000_0000 != 0 { delegate.graph10DidChangeS45(self) }
      if changed & 0x4000_0000_0000 != 0 { delegate.graph10DidChangeS46(self) }
      if changed & 0x8000_0000_0000 != 0 { delegate.graph10DidChangeS47(self) }
    }
    if changed & 0xff_0000_0000_0000 != 0 {
      if changed & 0x1_0000_0000_0000 != 0 { delegate.graph10DidChangeS48(self) }
      if changed & 0x2_0000_0000_0000 != 0 { delegate.graph10DidChangeS49(self) }
      if changed & 0x4_0000_0000_0000 != 0 { delegate.graph10DidChangeS50(self) }
      if changed & 0x8_0000_0000_0000 != 0 { delegate.graph10DidChangeS51(self) }
      if changed & 0x10_0000_0000_0000 != 0 { delegate.graph10DidChangeS52(self) }
      if changed & 0x20_0000_0000_0000 != 0 { delegate.graph10DidChangeS53(self) }
      if changed & 0x40_0000_0000_0000 != 0 { delegate.graph10DidChangeS54(self) }
      if changed & 0x80_0000_0000_0000 != 0 { delegate.graph10DidChangeS55(self) }
    }
    if changed & 0xff00_0000_0000_0000 != 0 {
      if changed & 0x100_0000_0000_0000 != 0 { delegate.graph10DidChangeS56(self) }
      if changed & 0x200_0000_0000_0000 != 0 { delegate.graph10DidChangeS57(self) }
      if changed & 0x400_0000_0000_0000 != 0 { delegate.graph10DidChangeS58(self) }
      if changed & 0x800_0000_0000_0000 != 0 { delegate.graph10DidChangeS59(self) }
      if changed & 0x1000_0000_0000_0000 != 0 { delegate.graph10DidChangeS60(self) }
      if changed & 0x2000_0000_0000_0000 != 0 { delegate.graph10DidChangeS61(self) }
      if changed & 0x4000_0000_0000_0000 != 0 { delegate.graph10DidChangeS62(self) }
      if changed & 0x8000_0000_0000_0000 != 0 { delegate.graph10DidChangeS63(self) }
    }
  }

  private func _tell1(_ delegate: any Graph10Delegate, _ changed: UInt64) {
    if changed & 0xff != 0 {
      if changed & 0x1 != 0 { delegate.graph10DidChangeS64(self) }
      if changed & 0x2 != 0 { delegate.graph10DidChangeS65(self) }
      if changed & 0x4 != 0 { delegate.graph10DidChangeS66(self) }
      if changed & 0x8 != 0 { delegate.graph10DidChangeS67(self) }
      if changed & 0x10 != 0 { delegate.graph10DidChangeS68(self) }
      if changed & 0x20 != 0 { delegate.graph10DidChangeS69(self) }
      if changed & 0x40 != 0 { delegate.graph10DidChangeD45(self) }
      if changed & 0x80 != 0 { delegate.graph10DidChangeD25(self) }
    }
    if changed & 0xff00 != 0 {
      if changed & 0x100 != 0 { delegate.graph10DidChangeD3(self) }
      if changed & 0x200 != 0 { delegate.graph10DidChangeD9(self) }
      if changed & 0x400 != 0 { delegate.graph10DidChangeD50(self) }
      if changed & 0x800 != 0 { delegate.graph10DidChangeD23(self) }
      if changed & 0x1000 != 0 { delegate.graph10DidChangeD39(self) }
      if changed & 0x2000 != 0 { delegate.graph10DidChangeD14(self) }
      if changed & 0x4000 != 0 { delegate.graph10DidChangeD43(self) }
      if changed & 0x8000 != 0 { delegate.graph10DidChangeD29(self) }
    }
    if changed & 0xff0000 != 0 {
      if changed & 0x10000 != 0 { delegate.graph10DidChangeD30(self) }
      if changed & 0x20000 != 0 { delegate.graph10DidChangeD56(self) }
      if changed & 0x40000 != 0 { delegate.graph10DidChangeD36(self) }
      if changed & 0x80000 != 0 { delegate.graph10DidChangeD42(self) }
      if changed & 0x100000 != 0 { delegate.graph10DidChangeD53(self) }
      if changed & 0x200000 != 0 { delegate.graph10DidChangeD12(self) }
      if changed & 0x400000 != 0 { delegate.graph10DidChangeD51(self) }
      if changed & 0x800000 != 0 { delegate.graph10DidChangeD52(self) }
    }
    if changed & 0xff00_0000 != 0 {
      if changed & 0x1000000 != 0 { delegate.graph10DidChangeD44(self) }
      if changed & 0x2000000 != 0 { delegate.graph10DidChangeD46(self) }
      if changed & 0x4000000 != 0 { delegate.graph10DidChangeD35(self) }
      if changed & 0x8000000 != 0 { delegate.graph10DidChangeD15(self) }
      if changed & 0x1000_0000 != 0 { delegate.graph10DidChangeD4(self) }
      if changed & 0x2000_0000 != 0 { delegate.graph10DidChangeD64(self) }
      if changed & 0x4000_0000 != 0 { delegate.graph10DidChangeD67(self) }
      if changed & 0x8000_0000 != 0 { delegate.graph10DidChangeD57(self) }
    }
    if changed & 0xff_0000_0000 != 0 {
      if changed & 0x1_0000_0000 != 0 { delegate.graph10DidChangeD20(self) }
      if changed & 0x2_0000_0000 != 0 { delegate.graph10DidChangeD60(self) }
      if changed & 0x4_0000_0000 != 0 { delegate.graph10DidChangeD11(self) }
      if changed & 0x8_0000_0000 != 0 { delegate.graph10DidChangeD0(self) }
      if changed & 0x10_0000_0000 != 0 { delegate.graph10DidChangeD55(self) }
      if changed & 0x20_0000_0000 != 0 { delegate.graph10DidChangeD27(self) }
      if changed & 0x40_0000_0000 != 0 { delegate.graph10DidChangeD54(self) }
      if changed & 0x80_0000_0000 != 0 { delegate.graph10DidChangeD1(self) }
    }
    if changed & 0xff00_0000_0000 != 0 {
      if changed & 0x100_0000_0000 != 0 { delegate.graph10DidChangeD2(self) }
      if changed & 0x200_0000_0000 != 0 { delegate.graph10DidChangeD8(self) }
      if changed & 0x400_0000_0000 != 0 { delegate.graph10DidChangeD10(self) }
      if changed & 0x800_0000_0000 != 0 { delegate.graph10DidChangeD16(self) }
      if changed & 0x1000_0000_0000 != 0 { delegate.graph10DidChangeD17(self) }
      if changed & 0x2000_0000_0000 != 0 { delegate.graph10DidChangeD32(self) }
      if changed & 0x4000_0000_0000 != 0 { delegate.graph10DidChangeD40(self) }
      if changed & 0x8000_0000_0000 != 0 { delegate.graph10DidChangeD34(self) }
    }
    if changed & 0xff_0000_0000_0000 != 0 {
      if changed & 0x1_0000_0000_0000 != 0 { delegate.graph10DidChangeD26(self) }
      if changed & 0x2_0000_0000_0000 != 0 { delegate.graph10DidChangeD37(self) }
      if changed & 0x4_0000_0000_0000 != 0 { delegate.graph10DidChangeD41(self) }
      if changed & 0x8_0000_0000_0000 != 0 { delegate.graph10DidChangeD47(self) }
      if changed & 0x10_0000_0000_0000 != 0 { delegate.graph10DidChangeD59(self) }
      if changed & 0x20_0000_0000_0000 != 0 { delegate.graph10DidChangeD61(self) }
      if changed & 0x40_0000_0000_0000 != 0 { delegate.graph10DidChangeD63(self) }
      if changed & 0x80_0000_0000_0000 != 0 { delegate.graph10DidChangeD66(self) }
    }
    if changed & 0xff00_0000_0000_0000 != 0 {
      if changed & 0x100_0000_0000_0000 != 0 { delegate.graph10DidChangeD69(self) }
      if changed & 0x200_0000_0000_0000 != 0 { delegate.graph10DidChangeD6(self) }
      if changed & 0x400_0000_0000_0000 != 0 { delegate.graph10DidChangeD22(self) }
      if changed & 0x800_0000_0000_0000 != 0 { delegate.graph10DidChangeD18(self) }
      if changed & 0x1000_0000_0000_0000 != 0 { delegate.graph10DidChangeD65(self) }
      if changed & 0x2000_0000_0000_0000 != 0 { delegate.graph10DidChangeD38(self) }
      if changed & 0x4000_0000_0000_0000 != 0 { delegate.graph10DidChangeD5(self) }
      if changed & 0x8000_0000_0000_0000 != 0 { delegate.graph10DidChangeD7(self) }
    }
  }

  private func _tell2(_ delegate: any Graph10Delegate, _ changed: UInt64) {
    if changed & 0x1 != 0 { delegate.graph10DidChangeD49(self) }
    if changed & 0x2 != 0 { delegate.graph10DidChangeD58(self) }
    if changed & 0x4 != 0 { delegate.graph10DidChangeD68(self) }
    if changed & 0x8 != 0 { delegate.graph10DidChangeD13(self) }
    if changed & 0x10 != 0 { delegate.graph10DidChangeD19(self) }
    if changed & 0x20 != 0 { delegate.graph10DidChangeD62(self) }
    if changed & 0x40 != 0 { delegate.graph10DidChangeD21(self) }
    if changed & 0x80 != 0 { delegate.graph10DidChangeD48(self) }
    if changed & 0x100 != 0 { delegate.graph10DidChangeD24(self) }
    if changed & 0x200 != 0 { delegate.graph10DidChangeD31(self) }
    if changed & 0x400 != 0 { delegate.graph10DidChangeD28(self) }
    if changed & 0x800 != 0 { delegate.graph10DidChangeD33(self) }
  }

  /// Observes until it is cancelled or released.
  public final class Subscription {
    private let token: Bindgen.Subscription3<Graph10, Changes>

    fileprivate init(_ token: Bindgen.Subscription3<Graph10, Changes>) { self.token = token }

    public func cancel() { token.cancel() }
  }

  /// Calls the closure once after each transaction, with all that changed.
  public func observe(_ body: @escaping (Graph10, Changes) -> Void) -> Subscription {
    Subscription(_observe(_core.graph.all, body))
  }

  /// Calls the closure once after each transaction that changed the field, with its value.
  public func observe<Value>(
    _ field: KeyPath<Fields, Field<Value>>,
    _ body: @escaping (Value) -> Void
  ) -> Subscription {
    let field: Field<Value> = Fields()[keyPath: field]
    return Subscription(_observe(Bindgen.Mask3(field.number)) { model, _ in body(field.read(model)) })
  }

  /// The fields that can be observed one by one.
  public struct Fields {
    public var s0: Graph10.Field<Int> { (0, { $0.s0 }) }
    public var s1: Graph10.Field<Int> { (1, { $0.s1 }) }
    public var s2: Graph10.Field<[Int]> { (2, { $0.s2 }) }
    public var s3: Graph10.Field<[Int]> { (3, { $0.s3 }) }
    public var s4: Graph10.Field<Int> { (4, { $0.s4 }) }
    public var s5: Graph10.Field<Int> { (5, { $0.s5 }) }
    public var s6: Graph10.Field<Int> { (6, { $0.s6 }) }
    public var s7: Graph10.Field<[Int]> { (7, { $0.s7 }) }
    public var s8: Graph10.Field<Int> { (8, { $0.s8 }) }
    public var s9: Graph10.Field<Int> { (9, { $0.s9 }) }
    public var s10: Graph10.Field<Int> { (10, { $0.s10 }) }
    public var s11: Graph10.Field<Int> { (11, { $0.s11 }) }
    public var s12: Graph10.Field<[Int]> { (12, { $0.s12 }) }
    public var s13: Graph10.Field<Int> { (13, { $0.s13 }) }
    public var s14: Graph10.Field<Int> { (14, { $0.s14 }) }
    public var s15: Graph10.Field<Int> { (15, { $0.s15 }) }
    public var s16: Graph10.Field<Int> { (16, { $0.s16 }) }
    public var s17: Graph10.Field<Int> { (17, { $0.s17 }) }
    public var s18: Graph10.Field<[Int]> { (18, { $0.s18 }) }
    public var s19: Graph10.Field<Int> { (19, { $0.s19 }) }
    public var s20: Graph10.Field<Int> { (20, { $0.s20 }) }
    public var s21: Graph10.Field<[Int]> { (21, { $0.s21 }) }
    public var s22: Graph10.Field<[Int]> { (22, { $0.s22 }) }
    public var s23: Graph10.Field<[Int]> { (23, { $0.s23 }) }
    public var s24: Graph10.Field<Int> { (24, { $0.s24 }) }
    public var s25: Graph10.Field<Int> { (25, { $0.s25 }) }
    public var s26: Graph10.Field<Int> { (26, { $0.s26 }) }
    public var s27: Graph10.Field<Int> { (27, { $0.s27 }) }
    public var s28: Graph10.Field<[Int]> { (28, { $0.s28 }) }
    public var s29: Graph10.Field<Int> { (29, { $0.s29 }) }
    public var s30: Graph10.Field<Int> { (30, { $0.s30 }) }
    public var s31: Graph10.Field<Int> { (31, { $0.s31 }) }
    public var s32: Graph10.Field<Int> { (32, { $0.s32 }) }
    public var s33: Graph10.Field<[Int]> { (33, { $0.s33 }) }
    public var s34: Graph10.Field<Int> { (34, { $0.s34 }) }
    public var s35: Graph10.Field<[Int]> { (35, { $0.s35 }) }
    public var s36: Graph10.Field<Int> { (36, { $0.s36 }) }
    public var s37: Graph10.Field<Int> { (37, { $0.s37 }) }
    public var s38: Graph10.Field<[Int]> { (38, { $0.s38 }) }
    public var s39: Graph10.Field<[Int]> { (39, { $0.s39 }) }
    public var s40: Graph10.Field<[Int]> { (40, { $0.s40 }) }
    public var s41: Graph10.Field<Int> { (41, { $0.s41 }) }
    public var s42: Graph10.Field<Int> { (42, { $0.s42 }) }
    public var s43: Graph10.Field<Int> { (43, { $0.s43 }) }
    public var s44: Graph10.Field<Int> { (44, { $0.s44 }) }
    public var s45: Graph10.Field<[Int]> { (45, { $0.s45 }) }
    public var s46: Graph10.Field<Int> { (46, { $0.s46 }) }
    public var s47: Graph10.Field<Int> { (47, { $0.s47 }) }
    public var s48: Graph10.Field<[Int]> { (48, { $0.s48 }) }
    public var s49: Graph10.Field<[Int]> { (49, { $0.s49 }) }
    public var s50: Graph10.Field<Int> { (50, { $0.s50 }) }
    public var s51: Graph10.Field<Int> { (51, { $0.s51 }) }
    public var s52: Graph10.Field<Int> { (52, { $0.s52 }) }
    public var s53: Graph10.Field<Int> { (53, { $0.s53 }) }
    public var s54: Graph10.Field<[Int]> { (54, { $0.s54 }) }
    public var s55: Graph10.Field<Int> { (55, { $0.s55 }) }
    public var s56: Graph10.Field<[Int]> { (56, { $0.s56 }) }
    public var s57: Graph10.Field<Int> { (57, { $0.s57 }) }
    public var s58: Graph10.Field<[Int]> { (58, { $0.s58 }) }
    public var s59: Graph10.Field<Int> { (59, { $0.s59 }) }
    public var s60: Graph10.Field<Int> { (60, { $0.s60 }) }
    public var s61: Graph10.Field<[Int]> { (61, { $0.s61 }) }
    public var s62: Graph10.Field<Int> { (62, { $0.s62 }) }
    public var s63: Graph10.Field<[Int]> { (63, { $0.s63 }) }
    public var s64: Graph10.Field<[Int]> { (64, { $0.s64 }) }
    public var s65: Graph10.Field<Int> { (65, { $0.s65 }) }
    public var s66: Graph10.Field<Int> { (66, { $0.s66 }) }
    public var s67: Graph10.Field<[Int]> { (67, { $0.s67 }) }
    public var s68: Graph10.Field<[Int]> { (68, { $0.s68 }) }
    public var s69: Graph10.Field<[Int]> { (69, { $0.s69 }) }
    public var d45: Graph10.Field<Int> { (70, { $0.d45 }) }
    public var d25: Graph10.Field<Int?> { (71, { $0.d25 }) }
    public var d3: Graph10.Field<Int?> { (72, { $0.d3 }) }
    public var d9: Graph10.Field<Int?> { (73, { $0.d9 }) }
    public var d50: Graph10.Field<Int> { (74, { $0.d50 }) }
    public var d23: Graph10.Field<Int?> { (75, { $0.d23 }) }
    public var d39: Graph10.Field<Int> { (76, { $0.d39 }) }
    public var d14: Graph10.Field<Int?> { (77, { $0.d14 }) }
    public var d43: Graph10.Field<Int> { (78, { $0.d43 }) }
    public var d29: Graph10.Field<Int> { (79, { $0.d29 }) }
    public var d30: Graph10.Field<Int> { (80, { $0.d30 }) }
    public var d56: Graph10.Field<Int> { (81, { $0.d56 }) }
    public var d36: Graph10.Field<Int> { (82, { $0.d36 }) }
    public var d42: Graph10.Field<Int> { (83, { $0.d42 }) }
    public var d53: Graph10.Field<Int> { (84, { $0.d53 }) }
    public var d12: Graph10.Field<[Int]> { (85, { $0.d12 }) }
    public var d51: Graph10.Field<Int?> { (86, { $0.d51 }) }
    public var d52: Graph10.Field<Int> { (87, { $0.d52 }) }
    public var d44: Graph10.Field<Int?> { (88, { $0.d44 }) }
    public var d46: Graph10.Field<Int> { (89, { $0.d46 }) }
    public var d35: Graph10.Field<Int> { (90, { $0.d35 }) }
    public var d15: Graph10.Field<Int> { (91, { $0.d15 }) }
    public var d4: Graph10.Field<Int> { (92, { $0.d4 }) }
    public var d64: Graph10.Field<Int> { (93, { $0.d64 }) }
    public var d67: Graph10.Field<Int> { (94, { $0.d67 }) }
    public var d57: Graph10.Field<Int?> { (95, { $0.d57 }) }
    public var d20: Graph10.Field<Int> { (96, { $0.d20 }) }
    public var d60: Graph10.Field<Int> { (97, { $0.d60 }) }
    public var d11: Graph10.Field<Int?> { (98, { $0.d11 }) }
    public var d0: Graph10.Field<Int> { (99, { $0.d0 }) }
    public var d55: Graph10.Field<Int> { (100, { $0.d55 }) }
    public var d27: Graph10.Field<Int?> { (101, { $0.d27 }) }
    public var d54: Graph10.Field<Int> { (102, { $0.d54 }) }
    public var d1: Graph10.Field<Int?> { (103, { $0.d1 }) }
    public var d2: Graph10.Field<Int?> { (104, { $0.d2 }) }
    public var d8: Graph10.Field<Int> { (105, { $0.d8 }) }
    public var d10: Graph10.Field<Int?> { (106, { $0.d10 }) }
    public var d16: Graph10.Field<Int> { (107, { $0.d16 }) }
    public var d17: Graph10.Field<Int> { (108, { $0.d17 }) }
    public var d32: Graph10.Field<Int> { (109, { $0.d32 }) }
    public var d40: Graph10.Field<Int> { (110, { $0.d40 }) }
    public var d34: Graph10.Field<Int> { (111, { $0.d34 }) }
    public var d26: Graph10.Field<Int> { (112, { $0.d26 }) }
    public var d37: Graph10.Field<Int> { (113, { $0.d37 }) }
    public var d41: Graph10.Field<Int?> { (114, { $0.d41 }) }
    public var d47: Graph10.Field<Int> { (115, { $0.d47 }) }
    public var d59: Graph10.Field<Int?> { (116, { $0.d59 }) }
    public var d61: Graph10.Field<Int> { (117, { $0.d61 }) }
    public var d63: Graph10.Field<Int> { (118, { $0.d63 }) }
    public var d66: Graph10.Field<Int> { (119, { $0.d66 }) }
    public var d69: Graph10.Field<Int> { (120, { $0.d69 }) }
    public var d6: Graph10.Field<Int> { (121, { $0.d6 }) }
    public var d22: Graph10.Field<Int> { (122, { $0.d22 }) }
    public var d18: Graph10.Field<Int?> { (123, { $0.d18 }) }
    public var d65: Graph10.Field<Int> { (124, { $0.d65 }) }
    public var d38: Graph10.Field<Int> { (125, { $0.d38 }) }
    public var d5: Graph10.Field<Int?> { (126, { $0.d5 }) }
    public var d7: Graph10.Field<Int> { (127, { $0.d7 }) }
    public var d49: Graph10.Field<Int> { (128, { $0.d49 }) }
    public var d58: Graph10.Field<Int> { (129, { $0.d58 }) }
    public var d68: Graph10.Field<Int?> { (130, { $0.d68 }) }
    public var d13: Graph10.Field<Int?> { (131, { $0.d13 }) }
    public var d19: Graph10.Field<Int> { (132, { $0.d19 }) }
    public var d62: Graph10.Field<Int> { (133, { $0.d62 }) }
    public var d21: Graph10.Field<Int> { (134, { $0.d21 }) }
    public var d48: Graph10.Field<Int> { (135, { $0.d48 }) }
    public var d24: Graph10.Field<Int> { (136, { $0.d24 }) }
    public var d31: Graph10.Field<Int> { (137, { $0.d31 }) }
    public var d28: Graph10.Field<Int> { (138, { $0.d28 }) }
    public var d33: Graph10.Field<Int> { (139, { $0.d33 }) }
  }

  /// A field that can be observed by itself: its number, and how it is read.
  public typealias Field<Value> = (number: Int, read: (Graph10) -> Value)

  private func _observe(_ fields: Bindgen.Mask3, _ body: @escaping (Graph10, Changes) -> Void)
    -> Bindgen.Subscription3<Graph10, Changes>
  {
    let observer: Bindgen.Observer3<Graph10, Changes> = Bindgen.Observer3(fields, body)
    _observers.add(observer)
    _join(fields)
    return Bindgen.Subscription3(observer)
  }

  private let _observers: Bindgen.Observers3<Graph10, Changes> = Bindgen.Observers3()

  func _begin() -> Bool { _observers.begin() }
  func _finish() { _observers.finish() }

  func _addWatched(to fields: inout Bindgen.Mask3) {
    if delegate != nil { fields.add(_core.graph.all) }
    fields.add(_observers.fields)
  }

  func _tell(_ changed: Bindgen.Mask3) {
    let changes: Changes = Changes(changed)
    if let delegate { _tell(delegate, changes) } else { _watch() }
    _observers.tell(self, changes, changed)
  }

  static let _names: String = """
    s0 s1 s2 s3 s4 s5 s6 s7 s8 s9 s10 s11 s12 s13 s14 s15 s16 s17 s18 s19 s20 s21 s22 s23 s24 s25 s26 \
    s27 s28 s29 s30 s31 s32 s33 s34 s35 s36 s37 s38 s39 s40 s41 s42 s43 s44 s45 s46 s47 s48 s49 s50 s51 \
    s52 s53 s54 s55 s56 s57 s58 s59 s60 s61 s62 s63 s64 s65 s66 s67 s68 s69 d45 d25 d3 d9 d50 d23 d39 \
    d14 d43 d29 d30 d56 d36 d42 d53 d12 d51 d52 d44 d46 d35 d15 d4 d64 d67 d57 d20 d60 d11 d0 d55 d27 \
    d54 d1 d2 d8 d10 d16 d17 d32 d40 d34 d26 d37 d41 d47 d59 d61 d63 d66 d69 d6 d22 d18 d65 d38 d5 d7 \
    d49 d58 d68 d13 d19 d62 d21 d48 d24 d31 d28 d33
    """

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph3 = Bindgen.Graph3(
    states: 70,
    inputs: [
      [1, 13], [32, 41], [37, 59], [15], [24, 39], [28, 61], [55], [73], [76], [24], [79], [18, 76], [39], [82], [82],
      [39], [74], [86], [15, 42], [28, 32, 78, 83], [15, 40, 59], [24, 85], [11], [69], [93], [44, 81], [46],
      [21, 30, 37, 69], [72], [42], [28, 57], [68], [65], [35, 50], [9, 15, 61, 103], [1, 21, 104], [105], [19, 106],
      [107], [108], [108], [109], [26, 50, 71, 96, 108], [109], [113], [78, 114], [104], [43, 81, 97, 116],
      [27, 97, 116], [111, 118], [11, 33, 79, 93, 119], [19], [69, 121], [30, 66, 107], [15, 33, 71, 81, 123],
      [12, 111], [72], [103, 126], [127], [10], [124], [34], [5, 28, 131], [35, 45, 52, 114, 132], [107, 132], [134],
      [14, 48, 61, 132], [136], [42, 122, 136], [101, 108, 109, 138],
    ]
  )
  let _core: Bindgen.Core3 = Bindgen.Core3(Graph10._graph)
  private struct Cache {
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
  private var _cache: Cache = Cache()
  private var _told: Cache = Cache()

  func _settle(_ wanted: Bindgen.Mask3) {
    if _core.staleness.stale[1] & wanted[1] & 0x3f_ffff_ffc0 != 0 { _settle0(wanted) }
    if _core.staleness.stale[1] & wanted[1] & 0xffff_ffc0_0000_0000 != 0 { _settle1(wanted) }
    if _core.staleness.stale[2] & wanted[2] & 0xfff != 0 { _settle2(wanted) }
  }

  private func _settle0(_ wanted: Bindgen.Mask3) {
    var pass: Bindgen.Pass = _core.staleness.pass(1, wanted)
    if pass.isAnyDue(0x3fc0) {
      if pass.isDue(70) {
        let value: Int = _Graph10Formulas.d45(_s1, _s13)
        if Bindgen.replace(&_cache.d45, with: value) { pass.cameOut(70) }
      }
      if pass.isDue(71) {
        let value: Int? = _Graph10Formulas.d25(_s32, _s41)
        if Bindgen.replace(&_cache.d25, with: value) { pass.cameOut(71, marking: 0x1001_0000_0000_0000) }
      }
      if pass.isDue(72) {
        let value: Int? = _Graph10Formulas.d3(_s37, _s59)
        if Bindgen.replace(&_cache.d3, with: value) { pass.cameOut(72, marking: 0x4000_0004_0000_0000) }
      }
      if pass.isDue(73) {
        let value: Int? = _Graph10Formulas.d9(_s15)
        if Bindgen.replace(&_cache.d9, with: value) { pass.cameOut(73, marking: 0x2000) }
      }
      if pass.isDue(74) {
        let value: Int = _Graph10Formulas.d50(_s24, _s39)
        if Bindgen.replace(&_cache.d50, with: value) { pass.cameOut(74, marking: 0x400000) }
      }
      if pass.isDue(75) {
        let value: Int? = _Graph10Formulas.d23(_s61, _s28)
        if Bindgen.replace(&_cache.d23, with: value) { pass.cameOut(75) }
      }
      if pass.isDue(76) {
        _cache.d39 = _Graph10Formulas.d39(_s55)
        pass.cameOut(76, marking: 0x24000)
      }
      if pass.isDue(77) {
        let value: Int? = _Graph10Formulas.d14(_cache.d9)
        if Bindgen.replace(&_cache.d14, with: value) { pass.cameOut(77) }
      }
    }
    if pass.isAnyDue(0x3fc000) {
      if pass.isDue(78) {
        _cache.d43 = _Graph10Formulas.d43(_cache.d39)
        pass.cameOut(78, marking: 0x8_0000_0200_0000)
      }
      if pass.isDue(79) {
        let value: Int = _Graph10Formulas.d29(_s24)
        if Bindgen.replace(&_cache.d29, with: value) { pass.cameOut(79, marking: 0x100_0000_0001_0000) }
      }
      if pass.isDue(80) { pass.cameOut(80) }
      if pass.isDue(81) {
        let value: Int = _Graph10Formulas.d56(_s18, _cache.d39)
        if Bindgen.replace(&_cache.d56, with: value) { pass.cameOut(81, marking: 0x1020_0000_8000_0000) }
      }
      if pass.isDue(82) {
        let value: Int = _Graph10Formulas.d36(_s39)
        if Bindgen.replace(&_cache.d36, with: value) { pass.cameOut(82, marking: 0x180000) }
      }
      if pass.isDue(83) {
        let value: Int = _Graph10Formulas.d42(_cache.d36)
        if Bindgen.replace(&_cache.d42, with: value) { pass.cameOut(83, marking: 0x2000000) }
      }
      if pass.isDue(84) {
        let value: Int = _Graph10Formulas.d53(_cache.d36)
        if Bindgen.replace(&_cache.d53, with: value, unless: _Graph10Formulas.d53AreEqual) { pass.cameOut(84) }
      }
      if pass.isDue(85) { pass.cameOut(85, marking: 0x8000000) }
    }
    if pass.isAnyDue(0x3fc0_0000) {
      if pass.isDue(86) {
        let value: Int? = _Graph10Formulas.d51(_cache.d50)
        if Bindgen.replace(&_cache.d51, with: value) { pass.cameOut(86, marking: 0x800000) }
      }
      if pass.isDue(87) {
        let value: Int = _Graph10Formulas.d52(_cache.d51)
        if Bindgen.replace(&_cache.d52, with: value) { pass.cameOut(87) }
      }
      if pass.isDue(88) {
        let value: Int? = _Graph10Formulas.d44(_s15, _s42)
        if Bindgen.replace(&_cache.d44, with: value) { pass.cameOut(88) }
      }
      if pass.isDue(89) {
        let value: Int = _Graph10Formulas.d46(_s28, _cache.d42, _s32, _cache.d43)
        if Bindgen.replace(&_cache.d46, with: value) { pass.cameOut(89) }
      }
      if pass.isDue(90) {
        let value: Int = _Graph10Formulas.d35(_s59, _s15, _s40)
        if Bindgen.replace(&_cache.d35, with: value) { pass.cameOut(90) }
      }
      if pass.isDue(91) {
        _cache.d15 = _Graph10Formulas.d15(_s39, _s24)
        pass.cameOut(91)
      }
      if pass.isDue(92) {
        let value: Int = _Graph10Formulas.d4(_s11)
        if Bindgen.replace(&_cache.d4, with: value) { pass.cameOut(92) }
      }
      if pass.isDue(93) {
        let value: Int = _Graph10Formulas.d64(_s69)
        if Bindgen.replace(&_cache.d64, with: value) { pass.cameOut(93, marking: 0x100_0000_4000_0000) }
      }
    }
    if pass.isAnyDue(0x3f_c000_0000) {
      if pass.isDue(94) {
        let value: Int = _Graph10Formulas.d67(_cache.d64)
        if Bindgen.replace(&_cache.d67, with: value, unless: _Graph10Formulas.d67AreEqual) { pass.cameOut(94) }
      }
      if pass.isDue(95) {
        let value: Int? = _Graph10Formulas.d57(_s44, _cache.d56)
        if Bindgen.replace(&_cache.d57, with: value) { pass.cameOut(95) }
      }
      if pass.isDue(96) {
        let value: Int = _Graph10Formulas.d20(_s46)
        if Bindgen.replace(&_cache.d20, with: value) { pass.cameOut(96, marking: 0x1_0000_0000_0000) }
      }
      if pass.isDue(97) {
        let value: Int = _Graph10Formulas.d60(_s69, _s21, _s30, _s37)
        if Bindgen.replace(&_cache.d60, with: value) { pass.cameOut(97, marking: 0x60_0000_0000_0000) }
      }
      if pass.isDue(98) { pass.cameOut(98) }
      if pass.isDue(99) {
        let value: Int = _Graph10Formulas.d0(_s42)
        if Bindgen.replace(&_cache.d0, with: value) { pass.cameOut(99) }
      }
      if pass.isDue(100) {
        let value: Int = _Graph10Formulas.d55(_s28, _s57)
        if Bindgen.replace(&_cache.d55, with: value) { pass.cameOut(100) }
      }
      if pass.isDue(101) {
        let value: Int? = _Graph10Formulas.d27(_s68)
        if Bindgen.replace(&_cache.d27, with: value) {
          pass.cameOut(101)
          _core.staleness.dirty[2] |= 0x800
        }
      }
    }
    _core.finish(pass, 0x3f_ffff_ffc0)
  }

  private func _settle1(_ wanted: Bindgen.Mask3) {
    var pass: Bindgen.Pass = _core.staleness.pass(1, wanted)
    if pass.isAnyDue(0x3fc0_0000_0000) {
      if pass.isDue(102) {
        let value: Int = _Graph10Formulas.d54(_s65)
        if Bindgen.replace(&_cache.d54, with: value) { pass.cameOut(102) }
      }
      if pass.isDue(103) {
        let value: Int? = _Graph10Formulas.d1(_s50, _s35)
        if Bindgen.replace(&_cache.d1, with: value) { pass.cameOut(103, marking: 0x8000_0100_0000_0000) }
      }
      if pass.isDue(104) {
        let value: Int? = _Graph10Formulas.d2(_cache.d1, _s15, _s61, _s9)
        if Bindgen.replace(&_cache.d2, with: value) { pass.cameOut(104, marking: 0x10_0200_0000_0000) }
      }
      if pass.isDue(105) {
        let value: Int = _Graph10Formulas.d8(_s1, _s21, _cache.d2)
        if Bindgen.replace(&_cache.d8, with: value) { pass.cameOut(105, marking: 0x400_0000_0000) }
      }
      if pass.isDue(106) {
        let value: Int? = _Graph10Formulas.d10(_cache.d8)
        if Bindgen.replace(&_cache.d10, with: value) { pass.cameOut(106, marking: 0x800_0000_0000) }
      }
      if pass.isDue(107) {
        let value: Int = _Graph10Formulas.d16(_s19, _cache.d10)
        if Bindgen.replace(&_cache.d16, with: value) {
          pass.cameOut(107, marking: 0x800_1000_0000_0000)
          _core.staleness.dirty[2] |= 0x40
        }
      }
      if pass.isDue(108) {
        let value: Int = _Graph10Formulas.d17(_cache.d16)
        if Bindgen.replace(&_cache.d17, with: value) {
          pass.cameOut(108, marking: 0x1_6000_0000_0000)
          _core.staleness.dirty[2] |= 0x800
        }
      }
      if pass.isDue(109) {
        let value: Int = _Graph10Formulas.d32(_cache.d17)
        if Bindgen.replace(&_cache.d32, with: value) {
          pass.cameOut(109, marking: 0x2_8000_0000_0000)
          _core.staleness.dirty[2] |= 0x800
        }
      }
    }
    if pass.isAnyDue(0x3f_c000_0000_0000) {
      if pass.isDue(110) {
        let value: Int = _Graph10Formulas.d40(_cache.d17)
        if Bindgen.replace(&_cache.d40, with: value) { pass.cameOut(110) }
      }
      if pass.isDue(111) {
        let value: Int = _Graph10Formulas.d34(_cache.d32)
        if Bindgen.replace(&_cache.d34, with: value) { pass.cameOut(111, marking: 0x2080_0000_0000_0000) }
      }
      if pass.isDue(112) {
        _cache.d26 = _Graph10Formulas.d26(_s50, _cache.d20, _s26, _cache.d17, _cache.d25)
        pass.cameOut(112)
      }
      if pass.isDue(113) {
        let value: Int = _Graph10Formulas.d37(_cache.d32)
        if Bindgen.replace(&_cache.d37, with: value) { pass.cameOut(113, marking: 0x4_0000_0000_0000) }
      }
      if pass.isDue(114) {
        let value: Int? = _Graph10Formulas.d41(_cache.d37)
        if Bindgen.replace(&_cache.d41, with: value) {
          pass.cameOut(114, marking: 0x8_0000_0000_0000)
          _core.staleness.dirty[2] |= 0x20
        }
      }
      if pass.isDue(115) {
        let value: Int = _Graph10Formulas.d47(_cache.d41, _cache.d43)
        if Bindgen.replace(&_cache.d47, with: value) { pass.cameOut(115) }
      }
      if pass.isDue(116) { pass.cameOut(116, marking: 0x60_0000_0000_0000) }
      if pass.isDue(117) {
        _cache.d61 = _Graph10Formulas.d61(_cache.d56, _cache.d2, _s43, _cache.d60)
        pass.cameOut(117)
      }
    }
    if pass.isAnyDue(0x3fc0_0000_0000_0000) {
      if pass.isDue(118) {
        let value: Int = _Graph10Formulas.d63(_cache.d2, _cache.d60, _s27)
        if Bindgen.replace(&_cache.d63, with: value) { pass.cameOut(118, marking: 0x80_0000_0000_0000) }
      }
      if pass.isDue(119) {
        let value: Int = _Graph10Formulas.d66(_cache.d63, _cache.d34)
        if Bindgen.replace(&_cache.d66, with: value) { pass.cameOut(119, marking: 0x100_0000_0000_0000) }
      }
      if pass.isDue(120) {
        let value: Int = _Graph10Formulas.d69(_s11, _s33, _cache.d66, _cache.d29, _cache.d64)
        if Bindgen.replace(&_cache.d69, with: value) { pass.cameOut(120) }
      }
      if pass.isDue(121) { pass.cameOut(121, marking: 0x400_0000_0000_0000) }
      if pass.isDue(122) {
        let value: Int = _Graph10Formulas.d22(_s69, _s19)
        if Bindgen.replace(&_cache.d22, with: value) {
          pass.cameOut(122)
          _core.staleness.dirty[2] |= 0x400
        }
      }
      if pass.isDue(123) {
        let value: Int? = _Graph10Formulas.d18(_s66, _cache.d16, _s30)
        if Bindgen.replace(&_cache.d18, with: value) { pass.cameOut(123, marking: 0x1000_0000_0000_0000) }
      }
      if pass.isDue(124) {
        let value: Int = _Graph10Formulas.d65(_cache.d18, _cache.d56, _s33, _cache.d25, _s15)
        if Bindgen.replace(&_cache.d65, with: value) {
          pass.cameOut(124)
          _core.staleness.dirty[2] |= 0x4
        }
      }
      if pass.isDue(125) {
        let value: Int = _Graph10Formulas.d38(_s12, _cache.d34)
        if Bindgen.replace(&_cache.d38, with: value) { pass.cameOut(125) }
      }
    }
    if pass.isAnyDue(0xc000_0000_0000_0000) {
      if pass.isDue(126) { pass.cameOut(126, marking: 0x8000_0000_0000_0000) }
      if pass.isDue(127) {
        let value: Int = _Graph10Formulas.d7(_cache.d1, _cache.d3)
        if Bindgen.replace(&_cache.d7, with: value) {
          pass.cameOut(127)
          _core.staleness.dirty[2] |= 0x1
        }
      }
    }
    _core.finish(pass, 0xffff_ffc0_0000_0000)
  }

  private func _settle2(_ wanted: Bindgen.Mask3) {
    var pass: Bindgen.Pass = _core.staleness.pass(2, wanted)
    if pass.isDue(128) {
      let value: Int = _Graph10Formulas.d49(_cache.d7)
      if Bindgen.replace(&_cache.d49, with: value) { pass.cameOut(128) }
    }
    if pass.isDue(129) {
      let value: Int = _Graph10Formulas.d58(_s10)
      if Bindgen.replace(&_cache.d58, with: value) { pass.cameOut(129) }
    }
    if pass.isDue(130) {
      let value: Int? = _Graph10Formulas.d68(_cache.d65)
      if Bindgen.replace(&_cache.d68, with: value) { pass.cameOut(130) }
    }
    if pass.isDue(131) {
      let value: Int? = _Graph10Formulas.d13(_s34)
      if Bindgen.replace(&_cache.d13, with: value) { pass.cameOut(131, marking: 0x10) }
    }
    if pass.isDue(132) {
      let value: Int = _Graph10Formulas.d19(_s5, _s28, _cache.d13)
      if Bindgen.replace(&_cache.d19, with: value, unless: _Graph10Formulas.d19AreEqual) {
        pass.cameOut(132, marking: 0x160)
      }
    }
    if pass.isDue(133) {
      let value: Int = _Graph10Formulas.d62(_cache.d19, _cache.d41, _s45, _s35, _s52)
      if Bindgen.replace(&_cache.d62, with: value, unless: _Graph10Formulas.d62AreEqual) { pass.cameOut(133) }
    }
    if pass.isDue(134) {
      let value: Int = _Graph10Formulas.d21(_cache.d19, _cache.d16)
      if Bindgen.replace(&_cache.d21, with: value) { pass.cameOut(134, marking: 0x80) }
    }
    if pass.isDue(135) {
      let value: Int = _Graph10Formulas.d48(_cache.d21)
      if Bindgen.replace(&_cache.d48, with: value) { pass.cameOut(135) }
    }
    if pass.isDue(136) {
      let value: Int = _Graph10Formulas.d24(_s61, _cache.d19, _s14, _s48)
      if Bindgen.replace(&_cache.d24, with: value) { pass.cameOut(136, marking: 0x600) }
    }
    if pass.isDue(137) { pass.cameOut(137) }
    if pass.isDue(138) {
      let value: Int = _Graph10Formulas.d28(_s42, _cache.d24, _cache.d22)
      if Bindgen.replace(&_cache.d28, with: value) { pass.cameOut(138, marking: 0x800) }
    }
    if pass.isDue(139) {
      let value: Int = _Graph10Formulas.d33(_cache.d17, _cache.d27, _cache.d32, _cache.d28)
      if Bindgen.replace(&_cache.d33, with: value) { pass.cameOut(139) }
    }
    _core.finish(pass, 0xfff)
  }

  func _remember() { _told = _cache }

  func _compare() -> Bindgen.Mask3 {
    var equal: Bindgen.Mask3 = Bindgen.Mask3()
    _compare0(_told, _cache, &equal)
    _compare1(_told, _cache, &equal)
    _compare2(_told, _cache, &equal)
    _told = Cache()
    return equal
  }

  private func _compare0(_ told: Cache, _ cache: Cache, _ equal: inout Bindgen.Mask3) {
    if Bindgen.areEqual(told.d45, cache.d45) { equal.add(70) }
    if Bindgen.areEqual(told.d25, cache.d25) { equal.add(71) }
    if Bindgen.areEqual(told.d3, cache.d3) { equal.add(72) }
    if Bindgen.areEqual(told.d9, cache.d9) { equal.add(73) }
    if Bindgen.areEqual(told.d50, cache.d50) { equal.add(74) }
    if Bindgen.areEqual(told.d23, cache.d23) { equal.add(75) }
    if Bindgen.areEqual(told.d14, cache.d14) { equal.add(77) }
    if Bindgen.areEqual(told.d29, cache.d29) { equal.add(79) }
    if Bindgen.areEqual(told.d29, cache.d29) { equal.add(80) }
    if Bindgen.areEqual(told.d56, cache.d56) { equal.add(81) }
    if Bindgen.areEqual(told.d36, cache.d36) { equal.add(82) }
    if Bindgen.areEqual(told.d42, cache.d42) { equal.add(83) }
    if Bindgen.areEqual(told.d53, cache.d53, by: _Graph10Formulas.d53AreEqual) { equal.add(84) }
    if Bindgen.areEqual(told.d51, cache.d51) { equal.add(86) }
    if Bindgen.areEqual(told.d52, cache.d52) { equal.add(87) }
    if Bindgen.areEqual(told.d44, cache.d44) { equal.add(88) }
    if Bindgen.areEqual(told.d46, cache.d46) { equal.add(89) }
    if Bindgen.areEqual(told.d35, cache.d35) { equal.add(90) }
    if Bindgen.areEqual(told.d4, cache.d4) { equal.add(92) }
    if Bindgen.areEqual(told.d64, cache.d64) { equal.add(93) }
    if Bindgen.areEqual(told.d67, cache.d67, by: _Graph10Formulas.d67AreEqual) { equal.add(94) }
    if Bindgen.areEqual(told.d57, cache.d57) { equal.add(95) }
    if Bindgen.areEqual(told.d20, cache.d20) { equal.add(96) }
    if Bindgen.areEqual(told.d60, cache.d60) { equal.add(97) }
    if Bindgen.areEqual(told.d3, cache.d3) { equal.add(98) }
    if Bindgen.areEqual(told.d0, cache.d0) { equal.add(99) }
    if Bindgen.areEqual(told.d55, cache.d55) { equal.add(100) }
    if Bindgen.areEqual(told.d27, cache.d27) { equal.add(101) }
  }

  private func _compare1(_ told: Cache, _ cache: Cache, _ equal: inout Bindgen.Mask3) {
    if Bindgen.areEqual(told.d54, cache.d54) { equal.add(102) }
    if Bindgen.areEqual(told.d1, cache.d1) { equal.add(103) }
    if Bindgen.areEqual(told.d2, cache.d2) { equal.add(104) }
    if Bindgen.areEqual(told.d8, cache.d8) { equal.add(105) }
    if Bindgen.areEqual(told.d10, cache.d10) { equal.add(106) }
    if Bindgen.areEqual(told.d16, cache.d16) { equal.add(107) }
    if Bindgen.areEqual(told.d17, cache.d17) { equal.add(108) }
    if Bindgen.areEqual(told.d32, cache.d32) { equal.add(109) }
    if Bindgen.areEqual(told.d40, cache.d40) { equal.add(110) }
    if Bindgen.areEqual(told.d34, cache.d34) { equal.add(111) }
    if Bindgen.areEqual(told.d37, cache.d37) { equal.add(113) }
    if Bindgen.areEqual(told.d41, cache.d41) { equal.add(114) }
    if Bindgen.areEqual(told.d47, cache.d47) { equal.add(115) }
    if Bindgen.areEqual(told.d2, cache.d2) { equal.add(116) }
    if Bindgen.areEqual(told.d63, cache.d63) { equal.add(118) }
    if Bindgen.areEqual(told.d66, cache.d66) { equal.add(119) }
    if Bindgen.areEqual(told.d69, cache.d69) { equal.add(120) }
    if Bindgen.areEqual(told.d22, cache.d22) { equal.add(122) }
    if Bindgen.areEqual(told.d18, cache.d18) { equal.add(123) }
    if Bindgen.areEqual(told.d65, cache.d65) { equal.add(124) }
    if Bindgen.areEqual(told.d38, cache.d38) { equal.add(125) }
    if Bindgen.areEqual(told.d3, cache.d3) { equal.add(126) }
    if Bindgen.areEqual(told.d7, cache.d7) { equal.add(127) }
  }

  private func _compare2(_ told: Cache, _ cache: Cache, _ equal: inout Bindgen.Mask3) {
    if Bindgen.areEqual(told.d49, cache.d49) { equal.add(128) }
    if Bindgen.areEqual(told.d58, cache.d58) { equal.add(129) }
    if Bindgen.areEqual(told.d68, cache.d68) { equal.add(130) }
    if Bindgen.areEqual(told.d13, cache.d13) { equal.add(131) }
    if Bindgen.areEqual(told.d19, cache.d19, by: _Graph10Formulas.d19AreEqual) { equal.add(132) }
    if Bindgen.areEqual(told.d62, cache.d62, by: _Graph10Formulas.d62AreEqual) { equal.add(133) }
    if Bindgen.areEqual(told.d21, cache.d21) { equal.add(134) }
    if Bindgen.areEqual(told.d48, cache.d48) { equal.add(135) }
    if Bindgen.areEqual(told.d24, cache.d24) { equal.add(136) }
    if Bindgen.areEqual(told.d24, cache.d24) { equal.add(137) }
    if Bindgen.areEqual(told.d28, cache.d28) { equal.add(138) }
    if Bindgen.areEqual(told.d33, cache.d33) { equal.add(139) }
  }
}

/// Is told what changed in `Graph10`, once a transaction.
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
  static func d2(_ d1: Int?, _ s15: Int, _ s61: [Int], _ s9: Int) -> Int? {
    maybe(mix(d1.number, bucket(s15), s61.number, bucket(s9)))
  }

  static func d8(_ s1: Int, _ s21: [Int], _ d2: Int?) -> Int { mix(bucket(s1), s21.number, d2.number) }
  static func d10(_ d8: Int) -> Int? { maybe(d8 / 2) }
  static func d16(_ s19: Int, _ d10: Int?) -> Int { s19 &+ d10.number }
  static func d17(_ d16: Int) -> Int { d16 % 5 }
  static func d32(_ d17: Int) -> Int { d17 % 5 }
  static func d40(_ d17: Int) -> Int { d17 % 5 }
  static func d34(_ d32: Int) -> Int { d32 % 5 }
  static func d26(_ s50: Int, _ d20: Int, _ s26: Int, _ d17: Int, _ d25: Int?) -> Int {
    mix(bucket(s50), d20, bucket(s26), d17, d25.number)
  }

  static func d37(_ d32: Int) -> Int { d32 % 5 }
  static func d41(_ d37: Int) -> Int? { maybe(d37 % 5) }
  static func d47(_ d41: Int?, _ d43: Int) -> Int { pick(d41.number, d43, d41.number) }
  static func d61(_ d56: Int, _ d59: Int?, _ s43: Int, _ d60: Int) -> Int {
    mix(d56, d59.number, bucket(s43), d59.number, d60)
  }

  static func d63(_ d59: Int?, _ d60: Int, _ s27: Int) -> Int { mix(d59.number, d60, s27, d59.number) }
  static func d66(_ d63: Int, _ d34: Int) -> Int { d63 &+ d34 }
  static func d69(_ s11: Int, _ s33: [Int], _ d66: Int, _ d29: Int, _ d64: Int) -> Int {
    mix(bucket(s11), s33.number, d66, d29, d64)
  }

  static func d22(_ s69: [Int], _ d6: Int) -> Int { s69.number &+ d6 }
  static func d18(_ s66: Int, _ d16: Int, _ s30: Int) -> Int? { maybe(pick(s66, d16, s30)) }
  static func d65(_ d18: Int?, _ d56: Int, _ s33: [Int], _ d25: Int?, _ s15: Int) -> Int {
    mix(d18.number, d56, s33.number, d25.number, bucket(s15))
  }

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
  static func d62(_ d19: Int, _ d41: Int?, _ s45: [Int], _ s35: [Int], _ s52: Int) -> Int {
    mix(bucket(d19), d41.number, s45.number, s35.number, s52)
  }

  static func d62AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func d21(_ d19: Int, _ d16: Int) -> Int { bucket(d19) &+ d16 }
  static func d48(_ d21: Int) -> Int { d21 / 2 }
  static func d24(_ s61: [Int], _ d19: Int, _ s14: Int, _ s48: [Int]) -> Int {
    mix(s61.number, bucket(d19), bucket(s14), s48.number)
  }

  static func d28(_ s42: Int, _ d24: Int, _ d22: Int) -> Int { pick(bucket(s42), d24, d22) }
  static func d33(_ d17: Int, _ d27: Int?, _ d32: Int, _ d28: Int) -> Int { mix(d17, d27.number, d32, d28) }
}

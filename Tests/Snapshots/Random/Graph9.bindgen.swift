// Made by bindgen from Graph9.bindgen.yml. Do not edit: change the spec.
// swift-format-ignore-file
// swiftlint:disable all

final class Graph9: Bindgen.Observed2 {
  // MARK: State

  var s0: Int {
    get { _s0 }
    set { if Bindgen.replace(&_s0, with: newValue) { _wrote(0) } }
  }
  private var _s0: Int

  var s1: Int {
    get { _s1 }
    set { if Bindgen.replace(&_s1, with: newValue, unless: _Graph9Formulas.s1AreEqual) { _wrote(1) } }
  }
  private var _s1: Int

  var s2: Int {
    get { _s2 }
    set { if Bindgen.replace(&_s2, with: newValue, unless: _Graph9Formulas.s2AreEqual) { _wrote(2) } }
  }
  private var _s2: Int

  var s3: Int {
    get { _s3 }
    set { if Bindgen.replace(&_s3, with: newValue) { _wrote(3) } }
  }
  private var _s3: Int

  var s4: Int {
    get { _s4 }
    set { if Bindgen.replace(&_s4, with: newValue) { _wrote(4) } }
  }
  private var _s4: Int

  var s5: Int {
    get { _s5 }
    set {
      _s5 = newValue
      _wrote(5)
    }
  }
  private var _s5: Int

  var s6: Int {
    get { _s6 }
    set { if Bindgen.replace(&_s6, with: newValue) { _wrote(6) } }
  }
  private var _s6: Int

  var s7: Int {
    get { _s7 }
    set { if Bindgen.replace(&_s7, with: newValue) { _wrote(7) } }
  }
  private var _s7: Int

  var s8: Int {
    get { _s8 }
    set { if Bindgen.replace(&_s8, with: newValue) { _wrote(8) } }
  }
  private var _s8: Int

  var s9: Int {
    get { _s9 }
    set { if Bindgen.replace(&_s9, with: newValue) { _wrote(9) } }
  }
  private var _s9: Int

  var s10: [Int] {
    get { _s10 }
    set { if Bindgen.replace(&_s10, with: newValue) { _wrote(10) } }
    _modify {
      defer { _wrote(10) }
      yield &_s10
    }
  }
  private var _s10: [Int]

  var s11: Int {
    get { _s11 }
    set { if Bindgen.replace(&_s11, with: newValue, unless: _Graph9Formulas.s11AreEqual) { _wrote(11) } }
  }
  private var _s11: Int

  var s12: [Int] {
    get { _s12 }
    set { if Bindgen.replace(&_s12, with: newValue) { _wrote(12) } }
    _modify {
      defer { _wrote(12) }
      yield &_s12
    }
  }
  private var _s12: [Int]

  var s13: [Int] {
    get { _s13 }
    set { if Bindgen.replace(&_s13, with: newValue) { _wrote(13) } }
    _modify {
      defer { _wrote(13) }
      yield &_s13
    }
  }
  private var _s13: [Int]

  var s14: [Int] {
    get { _s14 }
    set { if Bindgen.replace(&_s14, with: newValue) { _wrote(14) } }
    _modify {
      defer { _wrote(14) }
      yield &_s14
    }
  }
  private var _s14: [Int]

  var s15: Int {
    get { _s15 }
    set {
      _s15 = newValue
      _wrote(15)
    }
  }
  private var _s15: Int

  var s16: Int {
    get { _s16 }
    set {
      _s16 = newValue
      _wrote(16)
    }
  }
  private var _s16: Int

  var s17: Int {
    get { _s17 }
    set {
      _s17 = newValue
      _wrote(17)
    }
  }
  private var _s17: Int

  var s18: Int {
    get { _s18 }
    set { if Bindgen.replace(&_s18, with: newValue) { _wrote(18) } }
  }
  private var _s18: Int

  var s19: Int {
    get { _s19 }
    set { if Bindgen.replace(&_s19, with: newValue) { _wrote(19) } }
  }
  private var _s19: Int

  // MARK: What follows

  var d27: Int {
    _refresh(20)
    return _cache.d27
  }

  var d20: Int { s6 }

  var d25: Int { d20 }

  var d66: Int { s7 }

  var d71: Int? {
    _refresh(24)
    return _cache.d71
  }

  var d21: Int {
    _refresh(25)
    return _cache.d21
  }

  var d76: Int { d25 }

  var d2: Int? {
    _refresh(27)
    return _cache.d2
  }

  var d46: Int {
    _refresh(28)
    return _cache.d46
  }

  var d23: Int { d20 }

  var d16: Int {
    _refresh(30)
    return _cache.d16
  }

  var d30: Int? {
    _refresh(31)
    return _cache.d30
  }

  var d32: Int {
    _refresh(32)
    return _cache.d32
  }

  var d29: Int? {
    _refresh(33)
    return _cache.d29
  }

  var d11: Int? {
    _refresh(34)
    return _cache.d11
  }

  var d12: Int {
    _refresh(35)
    return _cache.d12
  }

  var d17: Int {
    if !_core.isTelling { return _Graph9Formulas.d17(d12) }
    _refresh(36)
    return _cache.d17
  }

  var d18: Int {
    if !_core.isTelling { return _Graph9Formulas.d18(_Graph9Formulas.d17(d12), d16) }
    _refresh(37)
    return _cache.d18
  }

  var d61: Int {
    _refresh(38)
    return _cache.d61
  }

  var d24: Int {
    _refresh(39)
    return _cache.d24
  }

  var d73: Int {
    _refresh(40)
    return _cache.d73
  }

  var d0: Int? {
    _refresh(41)
    return _cache.d0
  }

  var d6: Int {
    _refresh(42)
    return _cache.d6
  }

  var d5: Int {
    _refresh(43)
    return _cache.d5
  }

  var d22: Int {
    _refresh(44)
    return _cache.d22
  }

  var d7: Int {
    if !_core.isTelling { return _Graph9Formulas.d7(_s3, d6) }
    _refresh(45)
    return _cache.d7
  }

  var d45: Int? { d0 }

  var d1: Int {
    _refresh(47)
    return _cache.d1
  }

  var d13: Int {
    _refresh(48)
    return _cache.d13
  }

  var d57: Int {
    if !_core.isTelling { return _Graph9Formulas.d57(_Graph9Formulas.d7(_s3, d6)) }
    _refresh(49)
    return _cache.d57
  }

  var d62: Int {
    _refresh(50)
    return _cache.d62
  }

  var d34: Int {
    _refresh(51)
    return _cache.d34
  }

  var d37: Int {
    _refresh(52)
    return _cache.d37
  }

  var d40: Int {
    if !_core.isTelling { return _Graph9Formulas.d40(_Graph9Formulas.d18(_Graph9Formulas.d17(d12), d16), d37) }
    _refresh(53)
    return _cache.d40
  }

  var d48: Int {
    if !_core.isTelling {
      return _Graph9Formulas.d48(d13, _Graph9Formulas.d40(_Graph9Formulas.d18(_Graph9Formulas.d17(d12), d16), d37))
    }
    _refresh(54)
    return _cache.d48
  }

  var d38: Int {
    _refresh(55)
    return _cache.d38
  }

  var d43: Int {
    _refresh(56)
    return _cache.d43
  }

  var d51: Int {
    _refresh(57)
    return _cache.d51
  }

  var d55: Int? {
    _refresh(58)
    return _cache.d55
  }

  var d56: Int? {
    _refresh(59)
    return _cache.d56
  }

  var d59: Int {
    _refresh(60)
    return _cache.d59
  }

  var d63: Int {
    if !_core.isTelling { return _Graph9Formulas.d63(d59) }
    _refresh(61)
    return _cache.d63
  }

  var d64: Int {
    _refresh(62)
    return _cache.d64
  }

  var d67: Int {
    if !_core.isTelling { return _Graph9Formulas.d67(_Graph9Formulas.d63(d59)) }
    _refresh(63)
    return _cache.d67
  }

  var d68: Int {
    if !_core.isTelling { return _Graph9Formulas.d68(_Graph9Formulas.d67(_Graph9Formulas.d63(d59))) }
    _refresh(64)
    return _cache.d68
  }

  var d78: Int {
    if !_core.isTelling {
      return _Graph9Formulas.d78(_Graph9Formulas.d68(_Graph9Formulas.d67(_Graph9Formulas.d63(d59))))
    }
    _refresh(65)
    return _cache.d78
  }

  var d42: Int {
    _refresh(66)
    return _cache.d42
  }

  var d69: Int { d67 }

  var d26: Int {
    _refresh(68)
    return _cache.d26
  }

  var d49: [Int] { s10 }

  var d3: Int? {
    _refresh(70)
    return _cache.d3
  }

  var d8: Int {
    _refresh(71)
    return _cache.d8
  }

  var d28: Int {
    _refresh(72)
    return _cache.d28
  }

  var d35: Int? {
    _refresh(73)
    return _cache.d35
  }

  var d10: Int {
    _refresh(74)
    return _cache.d10
  }

  var d47: Int {
    _refresh(75)
    return _cache.d47
  }

  var d9: Int {
    _refresh(76)
    return _cache.d9
  }

  var d36: Int { d9 }

  var d54: Int? {
    _refresh(78)
    return _cache.d54
  }

  var d15: Int? {
    _refresh(79)
    return _cache.d15
  }

  var d14: Int {
    _refresh(80)
    return _cache.d14
  }

  var d70: Int? {
    _refresh(81)
    return _cache.d70
  }

  var d60: Int {
    _refresh(82)
    return _cache.d60
  }

  var d72: Int? {
    _refresh(83)
    return _cache.d72
  }

  var d75: Int {
    _refresh(84)
    return _cache.d75
  }

  var d77: Int { d75 }

  var d79: Int { d77 }

  var d41: Int {
    if !_core.isTelling { return _Graph9Formulas.d41(d9) }
    _refresh(87)
    return _cache.d41
  }

  var d65: Int {
    _refresh(88)
    return _cache.d65
  }

  var d74: Int {
    _refresh(89)
    return _cache.d74
  }

  var d31: Int? {
    _refresh(90)
    return _cache.d31
  }

  var d39: Int { d36 }

  var d19: Int {
    _refresh(92)
    return _cache.d19
  }

  var d33: Int {
    _refresh(93)
    return _cache.d33
  }

  var d44: Int {
    if !_core.isTelling { return _Graph9Formulas.d44(d43) }
    _refresh(94)
    return _cache.d44
  }

  var d50: Int {
    _refresh(95)
    return _cache.d50
  }

  var d52: Int {
    _refresh(96)
    return _cache.d52
  }

  var d53: Int {
    _refresh(97)
    return _cache.d53
  }

  var d58: Int {
    if !_core.isTelling { return _Graph9Formulas.d58(d53, _Graph9Formulas.d57(_Graph9Formulas.d7(_s3, d6))) }
    _refresh(98)
    return _cache.d58
  }

  var d4: Int {
    _refresh(99)
    return _cache.d4
  }

  // MARK: Making

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

  // MARK: Who is told

  /// The fields that a transaction changed.
  struct Changes: OptionSet, Sendable {
    private var fields: Bindgen.Mask2 = Bindgen.Mask2()
    /// 64 fields a word: more of them than an integer has bits.
    var rawValue: (UInt64, UInt64) { fields.words }

    init() {}
    init(rawValue: (UInt64, UInt64)) { fields = Bindgen.Mask2(words: rawValue) }
    fileprivate init(_ fields: Bindgen.Mask2) { self.fields = fields }
    private static subscript(field: Int) -> Changes { Changes(Bindgen.Mask2(field)) }

    static func == (left: Changes, right: Changes) -> Bool { left.fields == right.fields }
    mutating func formUnion(_ other: Changes) { fields.add(other.fields) }
    mutating func formIntersection(_ other: Changes) { fields.keep(other.fields) }
    mutating func formSymmetricDifference(_ other: Changes) { fields.flip(other.fields) }

    static var s0: Changes { self[0] }
    static var s1: Changes { self[1] }
    static var s2: Changes { self[2] }
    static var s3: Changes { self[3] }
    static var s4: Changes { self[4] }
    static var s5: Changes { self[5] }
    static var s6: Changes { self[6] }
    static var s7: Changes { self[7] }
    static var s8: Changes { self[8] }
    static var s9: Changes { self[9] }
    static var s10: Changes { self[10] }
    static var s11: Changes { self[11] }
    static var s12: Changes { self[12] }
    static var s13: Changes { self[13] }
    static var s14: Changes { self[14] }
    static var s15: Changes { self[15] }
    static var s16: Changes { self[16] }
    static var s17: Changes { self[17] }
    static var s18: Changes { self[18] }
    static var s19: Changes { self[19] }
    static var d27: Changes { self[20] }
    static var d20: Changes { self[21] }
    static var d25: Changes { self[22] }
    static var d66: Changes { self[23] }
    static var d71: Changes { self[24] }
    static var d21: Changes { self[25] }
    static var d76: Changes { self[26] }
    static var d2: Changes { self[27] }
    static var d46: Changes { self[28] }
    static var d23: Changes { self[29] }
    static var d16: Changes { self[30] }
    static var d30: Changes { self[31] }
    static var d32: Changes { self[32] }
    static var d29: Changes { self[33] }
    static var d11: Changes { self[34] }
    static var d12: Changes { self[35] }
    static var d17: Changes { self[36] }
    static var d18: Changes { self[37] }
    static var d61: Changes { self[38] }
    static var d24: Changes { self[39] }
    static var d73: Changes { self[40] }
    static var d0: Changes { self[41] }
    static var d6: Changes { self[42] }
    static var d5: Changes { self[43] }
    static var d22: Changes { self[44] }
    static var d7: Changes { self[45] }
    static var d45: Changes { self[46] }
    static var d1: Changes { self[47] }
    static var d13: Changes { self[48] }
    static var d57: Changes { self[49] }
    static var d62: Changes { self[50] }
    static var d34: Changes { self[51] }
    static var d37: Changes { self[52] }
    static var d40: Changes { self[53] }
    static var d48: Changes { self[54] }
    static var d38: Changes { self[55] }
    static var d43: Changes { self[56] }
    static var d51: Changes { self[57] }
    static var d55: Changes { self[58] }
    static var d56: Changes { self[59] }
    static var d59: Changes { self[60] }
    static var d63: Changes { self[61] }
    static var d64: Changes { self[62] }
    static var d67: Changes { self[63] }
    static var d68: Changes { self[64] }
    static var d78: Changes { self[65] }
    static var d42: Changes { self[66] }
    static var d69: Changes { self[67] }
    static var d26: Changes { self[68] }
    static var d49: Changes { self[69] }
    static var d3: Changes { self[70] }
    static var d8: Changes { self[71] }
    static var d28: Changes { self[72] }
    static var d35: Changes { self[73] }
    static var d10: Changes { self[74] }
    static var d47: Changes { self[75] }
    static var d9: Changes { self[76] }
    static var d36: Changes { self[77] }
    static var d54: Changes { self[78] }
    static var d15: Changes { self[79] }
    static var d14: Changes { self[80] }
    static var d70: Changes { self[81] }
    static var d60: Changes { self[82] }
    static var d72: Changes { self[83] }
    static var d75: Changes { self[84] }
    static var d77: Changes { self[85] }
    static var d79: Changes { self[86] }
    static var d41: Changes { self[87] }
    static var d65: Changes { self[88] }
    static var d74: Changes { self[89] }
    static var d31: Changes { self[90] }
    static var d39: Changes { self[91] }
    static var d19: Changes { self[92] }
    static var d33: Changes { self[93] }
    static var d44: Changes { self[94] }
    static var d50: Changes { self[95] }
    static var d52: Changes { self[96] }
    static var d53: Changes { self[97] }
    static var d58: Changes { self[98] }
    static var d4: Changes { self[99] }
  }

  /// The fields that can be observed one by one.
  struct Fields {
    var s0: Graph9.Field<Int> { (0, { $0.s0 }) }
    var s1: Graph9.Field<Int> { (1, { $0.s1 }) }
    var s2: Graph9.Field<Int> { (2, { $0.s2 }) }
    var s3: Graph9.Field<Int> { (3, { $0.s3 }) }
    var s4: Graph9.Field<Int> { (4, { $0.s4 }) }
    var s5: Graph9.Field<Int> { (5, { $0.s5 }) }
    var s6: Graph9.Field<Int> { (6, { $0.s6 }) }
    var s7: Graph9.Field<Int> { (7, { $0.s7 }) }
    var s8: Graph9.Field<Int> { (8, { $0.s8 }) }
    var s9: Graph9.Field<Int> { (9, { $0.s9 }) }
    var s10: Graph9.Field<[Int]> { (10, { $0.s10 }) }
    var s11: Graph9.Field<Int> { (11, { $0.s11 }) }
    var s12: Graph9.Field<[Int]> { (12, { $0.s12 }) }
    var s13: Graph9.Field<[Int]> { (13, { $0.s13 }) }
    var s14: Graph9.Field<[Int]> { (14, { $0.s14 }) }
    var s15: Graph9.Field<Int> { (15, { $0.s15 }) }
    var s16: Graph9.Field<Int> { (16, { $0.s16 }) }
    var s17: Graph9.Field<Int> { (17, { $0.s17 }) }
    var s18: Graph9.Field<Int> { (18, { $0.s18 }) }
    var s19: Graph9.Field<Int> { (19, { $0.s19 }) }
    var d27: Graph9.Field<Int> { (20, { $0.d27 }) }
    var d20: Graph9.Field<Int> { (21, { $0.d20 }) }
    var d25: Graph9.Field<Int> { (22, { $0.d25 }) }
    var d66: Graph9.Field<Int> { (23, { $0.d66 }) }
    var d71: Graph9.Field<Int?> { (24, { $0.d71 }) }
    var d21: Graph9.Field<Int> { (25, { $0.d21 }) }
    var d76: Graph9.Field<Int> { (26, { $0.d76 }) }
    var d2: Graph9.Field<Int?> { (27, { $0.d2 }) }
    var d46: Graph9.Field<Int> { (28, { $0.d46 }) }
    var d23: Graph9.Field<Int> { (29, { $0.d23 }) }
    var d16: Graph9.Field<Int> { (30, { $0.d16 }) }
    var d30: Graph9.Field<Int?> { (31, { $0.d30 }) }
    var d32: Graph9.Field<Int> { (32, { $0.d32 }) }
    var d29: Graph9.Field<Int?> { (33, { $0.d29 }) }
    var d11: Graph9.Field<Int?> { (34, { $0.d11 }) }
    var d12: Graph9.Field<Int> { (35, { $0.d12 }) }
    var d17: Graph9.Field<Int> { (36, { $0.d17 }) }
    var d18: Graph9.Field<Int> { (37, { $0.d18 }) }
    var d61: Graph9.Field<Int> { (38, { $0.d61 }) }
    var d24: Graph9.Field<Int> { (39, { $0.d24 }) }
    var d73: Graph9.Field<Int> { (40, { $0.d73 }) }
    var d0: Graph9.Field<Int?> { (41, { $0.d0 }) }
    var d6: Graph9.Field<Int> { (42, { $0.d6 }) }
    var d5: Graph9.Field<Int> { (43, { $0.d5 }) }
    var d22: Graph9.Field<Int> { (44, { $0.d22 }) }
    var d7: Graph9.Field<Int> { (45, { $0.d7 }) }
    var d45: Graph9.Field<Int?> { (46, { $0.d45 }) }
    var d1: Graph9.Field<Int> { (47, { $0.d1 }) }
    var d13: Graph9.Field<Int> { (48, { $0.d13 }) }
    var d57: Graph9.Field<Int> { (49, { $0.d57 }) }
    var d62: Graph9.Field<Int> { (50, { $0.d62 }) }
    var d34: Graph9.Field<Int> { (51, { $0.d34 }) }
    var d37: Graph9.Field<Int> { (52, { $0.d37 }) }
    var d40: Graph9.Field<Int> { (53, { $0.d40 }) }
    var d48: Graph9.Field<Int> { (54, { $0.d48 }) }
    var d38: Graph9.Field<Int> { (55, { $0.d38 }) }
    var d43: Graph9.Field<Int> { (56, { $0.d43 }) }
    var d51: Graph9.Field<Int> { (57, { $0.d51 }) }
    var d55: Graph9.Field<Int?> { (58, { $0.d55 }) }
    var d56: Graph9.Field<Int?> { (59, { $0.d56 }) }
    var d59: Graph9.Field<Int> { (60, { $0.d59 }) }
    var d63: Graph9.Field<Int> { (61, { $0.d63 }) }
    var d64: Graph9.Field<Int> { (62, { $0.d64 }) }
    var d67: Graph9.Field<Int> { (63, { $0.d67 }) }
    var d68: Graph9.Field<Int> { (64, { $0.d68 }) }
    var d78: Graph9.Field<Int> { (65, { $0.d78 }) }
    var d42: Graph9.Field<Int> { (66, { $0.d42 }) }
    var d69: Graph9.Field<Int> { (67, { $0.d69 }) }
    var d26: Graph9.Field<Int> { (68, { $0.d26 }) }
    var d49: Graph9.Field<[Int]> { (69, { $0.d49 }) }
    var d3: Graph9.Field<Int?> { (70, { $0.d3 }) }
    var d8: Graph9.Field<Int> { (71, { $0.d8 }) }
    var d28: Graph9.Field<Int> { (72, { $0.d28 }) }
    var d35: Graph9.Field<Int?> { (73, { $0.d35 }) }
    var d10: Graph9.Field<Int> { (74, { $0.d10 }) }
    var d47: Graph9.Field<Int> { (75, { $0.d47 }) }
    var d9: Graph9.Field<Int> { (76, { $0.d9 }) }
    var d36: Graph9.Field<Int> { (77, { $0.d36 }) }
    var d54: Graph9.Field<Int?> { (78, { $0.d54 }) }
    var d15: Graph9.Field<Int?> { (79, { $0.d15 }) }
    var d14: Graph9.Field<Int> { (80, { $0.d14 }) }
    var d70: Graph9.Field<Int?> { (81, { $0.d70 }) }
    var d60: Graph9.Field<Int> { (82, { $0.d60 }) }
    var d72: Graph9.Field<Int?> { (83, { $0.d72 }) }
    var d75: Graph9.Field<Int> { (84, { $0.d75 }) }
    var d77: Graph9.Field<Int> { (85, { $0.d77 }) }
    var d79: Graph9.Field<Int> { (86, { $0.d79 }) }
    var d41: Graph9.Field<Int> { (87, { $0.d41 }) }
    var d65: Graph9.Field<Int> { (88, { $0.d65 }) }
    var d74: Graph9.Field<Int> { (89, { $0.d74 }) }
    var d31: Graph9.Field<Int?> { (90, { $0.d31 }) }
    var d39: Graph9.Field<Int> { (91, { $0.d39 }) }
    var d19: Graph9.Field<Int> { (92, { $0.d19 }) }
    var d33: Graph9.Field<Int> { (93, { $0.d33 }) }
    var d44: Graph9.Field<Int> { (94, { $0.d44 }) }
    var d50: Graph9.Field<Int> { (95, { $0.d50 }) }
    var d52: Graph9.Field<Int> { (96, { $0.d52 }) }
    var d53: Graph9.Field<Int> { (97, { $0.d53 }) }
    var d58: Graph9.Field<Int> { (98, { $0.d58 }) }
    var d4: Graph9.Field<Int> { (99, { $0.d4 }) }
  }

  static let _fields: Fields = Fields()
  let _observers: Bindgen.Observers2<Graph9, Changes> = Bindgen.Observers2()

  func _addWatched(to fields: inout Bindgen.Mask2) {
    fields.add(_observers.fields)
  }

  func _tell(_ changed: Bindgen.Mask2) {
    let changes: Changes = Changes(changed)
    _observers.tell(self, changes, changed)
  }

  static let _names: String = """
    s0 s1 s2 s3 s4 s5 s6 s7 s8 s9 s10 s11 s12 s13 s14 s15 s16 s17 s18 s19 d27 d20 d25 d66 d71 d21 d76 d2 \
    d46 d23 d16 d30 d32 d29 d11 d12 d17 d18 d61 d24 d73 d0 d6 d5 d22 d7 d45 d1 d13 d57 d62 d34 d37 d40 \
    d48 d38 d43 d51 d55 d56 d59 d63 d64 d67 d68 d78 d42 d69 d26 d49 d3 d8 d28 d35 d10 d47 d9 d36 d54 d15 \
    d14 d70 d60 d72 d75 d77 d79 d41 d65 d74 d31 d39 d19 d33 d44 d50 d52 d53 d58 d4
    """

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph2 = Bindgen.Graph2(
    states: 20,
    inputs: [
      [11], [6], [21], [7], [7, 19], [1, 14, 15], [22], [14], [27], [21], [11], [30], [31], [30], [5], [12], [35],
      [30, 36], [37], [7, 13, 21, 37], [33, 39], [1], [6, 41], [3, 41], [18, 43], [3, 42], [41], [9, 11, 16], [34],
      [45], [10, 35, 38, 49], [45], [51], [37, 52], [48, 53], [51], [55], [28, 52, 54], [51, 57], [58], [59], [60],
      [30, 43, 61], [61], [63], [64], [12, 52], [63], [15, 22, 30, 44], [10], [4, 7], [70], [9, 68, 71], [32, 72],
      [10, 14, 43, 71], [0, 46, 74], [43, 70, 71], [76], [15, 77], [12, 42, 76], [35, 41, 76], [80], [59, 78],
      [23, 56, 59, 67, 81], [40, 43, 45, 83], [84], [85], [76], [82], [71, 87, 88], [0, 9, 68, 72], [77], [0, 37],
      [92], [56], [94], [11, 69, 74, 76, 95], [75, 95, 96], [49, 97], [2, 13, 19],
    ]
  )
  let _core: Bindgen.Core2 = Bindgen.Core2(Graph9._graph)
  private struct Cache {
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
  private var _cache: Cache = Cache()
  private var _told: Cache = Cache()

  func _settle(_ wanted: Bindgen.Mask2) {
    if _core.staleness.stale[0] & wanted[0] & 0xf_ffff_fff0_0000 != 0 { _settle0(wanted) }
    if _core.staleness.stale[0] & wanted[0] & 0xfff0_0000_0000_0000 != 0 { _settle1(wanted) }
    if _core.staleness.stale[1] & wanted[1] & 0xffff_ffff != 0 { _settle2(wanted) }
    if _core.staleness.stale[1] & wanted[1] & 0xf_0000_0000 != 0 { _settle3(wanted) }
  }

  private func _settle0(_ wanted: Bindgen.Mask2) {
    var pass: Bindgen.Pass = _core.staleness.pass(0, wanted)
    if pass.isAnyDue(0xff00000) {
      if pass.isDue(20) {
        let value: Int = _Graph9Formulas.d27(_s11)
        if Bindgen.replace(&_cache.d27, with: value) { pass.cameOut(20) }
      }
      if pass.isDue(21) { pass.cameOut(21, marking: 0x80_2040_0000) }
      if pass.isDue(22) {
        pass.cameOut(22, marking: 0x4000000)
        _core.staleness.dirty[1] |= 0x10
      }
      if pass.isDue(23) {
        pass.cameOut(23)
        _core.staleness.dirty[1] |= 0x80000
      }
      if pass.isDue(24) {
        let value: Int? = _Graph9Formulas.d71(_s7, _s19)
        if Bindgen.replace(&_cache.d71, with: value) { pass.cameOut(24) }
      }
      if pass.isDue(25) {
        let value: Int = _Graph9Formulas.d21(_s14, _s1, _s15)
        if Bindgen.replace(&_cache.d21, with: value) { pass.cameOut(25) }
      }
      if pass.isDue(26) { pass.cameOut(26) }
      if pass.isDue(27) {
        let value: Int? = _Graph9Formulas.d2(_s14)
        if Bindgen.replace(&_cache.d2, with: value) { pass.cameOut(27, marking: 0x1000_0000) }
      }
    }
    if pass.isAnyDue(0xf_f000_0000) {
      if pass.isDue(28) {
        let value: Int = _Graph9Formulas.d46(_cache.d2)
        if Bindgen.replace(&_cache.d46, with: value) { pass.cameOut(28, marking: 0x200_0000_0000_0000) }
      }
      if pass.isDue(29) { pass.cameOut(29) }
      if pass.isDue(30) {
        let value: Int = _Graph9Formulas.d16(_s11)
        if Bindgen.replace(&_cache.d16, with: value) {
          pass.cameOut(30, marking: 0x4000_0022_8000_0000)
          _core.staleness.dirty[1] |= 0x10
        }
      }
      if pass.isDue(31) {
        let value: Int? = _Graph9Formulas.d30(_cache.d16)
        if Bindgen.replace(&_cache.d30, with: value) { pass.cameOut(31, marking: 0x1_0000_0000) }
      }
      if pass.isDue(32) {
        let value: Int = _Graph9Formulas.d32(_cache.d30)
        if Bindgen.replace(&_cache.d32, with: value) {
          pass.cameOut(32)
          _core.staleness.dirty[1] |= 0x200
        }
      }
      if pass.isDue(33) {
        let value: Int? = _Graph9Formulas.d29(_cache.d16)
        if Bindgen.replace(&_cache.d29, with: value) { pass.cameOut(33, marking: 0x100_0000_0000) }
      }
      if pass.isDue(34) {
        let value: Int? = _Graph9Formulas.d11(_s5)
        if Bindgen.replace(&_cache.d11, with: value) { pass.cameOut(34, marking: 0x1_0000_0000_0000) }
      }
      if pass.isDue(35) {
        _cache.d12 = _Graph9Formulas.d12(_s12)
        pass.cameOut(35, marking: 0x4_0010_0000_0000)
        _core.staleness.dirty[1] |= 0x10000
      }
    }
    if pass.isAnyDue(0xff0_0000_0000) {
      if pass.isDue(36) {
        let value: Int = _Graph9Formulas.d17(_cache.d12)
        if Bindgen.replace(&_cache.d17, with: value) { pass.cameOut(36, marking: 0x20_0000_0000) }
      }
      if pass.isDue(37) {
        let value: Int = _Graph9Formulas.d18(_cache.d17, _cache.d16)
        if Bindgen.replace(&_cache.d18, with: value) {
          pass.cameOut(37, marking: 0x20_00c0_0000_0000)
          _core.staleness.dirty[1] |= 0x1000_0000
        }
      }
      if pass.isDue(38) {
        _cache.d61 = _Graph9Formulas.d61(_cache.d18)
        pass.cameOut(38, marking: 0x4_0000_0000_0000)
      }
      if pass.isDue(39) {
        let value: Int = _Graph9Formulas.d24(_s7, _cache.d18, _s6, _s13)
        if Bindgen.replace(&_cache.d24, with: value, unless: _Graph9Formulas.d24AreEqual) {
          pass.cameOut(39, marking: 0x100_0000_0000)
        }
      }
      if pass.isDue(40) {
        let value: Int = _Graph9Formulas.d73(_cache.d29, _cache.d24)
        if Bindgen.replace(&_cache.d73, with: value) {
          pass.cameOut(40)
          _core.staleness.dirty[1] |= 0x100000
        }
      }
      if pass.isDue(41) {
        let value: Int? = _Graph9Formulas.d0(_s1)
        if Bindgen.replace(&_cache.d0, with: value) {
          pass.cameOut(41, marking: 0x4c00_0000_0000)
          _core.staleness.dirty[1] |= 0x10000
        }
      }
      if pass.isDue(42) {
        let value: Int = _Graph9Formulas.d6(_s6, _cache.d0)
        if Bindgen.replace(&_cache.d6, with: value) {
          pass.cameOut(42, marking: 0x2000_0000_0000)
          _core.staleness.dirty[1] |= 0x8000
        }
      }
      if pass.isDue(43) {
        let value: Int = _Graph9Formulas.d5(_s3, _cache.d0)
        if Bindgen.replace(&_cache.d5, with: value) {
          pass.cameOut(43, marking: 0x4000_1000_0000_0000)
          _core.staleness.dirty[1] |= 0x101400
        }
      }
    }
    if pass.isAnyDue(0xf_f000_0000_0000) {
      if pass.isDue(44) {
        let value: Int = _Graph9Formulas.d22(_s18, _cache.d5)
        if Bindgen.replace(&_cache.d22, with: value, unless: _Graph9Formulas.d22AreEqual) {
          pass.cameOut(44)
          _core.staleness.dirty[1] |= 0x10
        }
      }
      if pass.isDue(45) {
        let value: Int = _Graph9Formulas.d7(_s3, _cache.d6)
        if Bindgen.replace(&_cache.d7, with: value) {
          pass.cameOut(45, marking: 0xa_0000_0000_0000)
          _core.staleness.dirty[1] |= 0x100000
        }
      }
      if pass.isDue(46) {
        pass.cameOut(46)
        _core.staleness.dirty[1] |= 0x800
      }
      if pass.isDue(47) {
        let value: Int = _Graph9Formulas.d1(_s16, _s9, _s11)
        if Bindgen.replace(&_cache.d1, with: value) { pass.cameOut(47) }
      }
      if pass.isDue(48) {
        let value: Int = _Graph9Formulas.d13(_cache.d11)
        if Bindgen.replace(&_cache.d13, with: value) { pass.cameOut(48, marking: 0x40_0000_0000_0000) }
      }
      if pass.isDue(49) {
        let value: Int = _Graph9Formulas.d57(_cache.d7)
        if Bindgen.replace(&_cache.d57, with: value) {
          pass.cameOut(49, marking: 0x4_0000_0000_0000)
          _core.staleness.dirty[1] |= 0x4_0000_0000
        }
      }
      if pass.isDue(50) {
        let value: Int = _Graph9Formulas.d62(_cache.d57, _cache.d61, _s10, _cache.d12)
        if Bindgen.replace(&_cache.d62, with: value, unless: _Graph9Formulas.d62AreEqual) { pass.cameOut(50) }
      }
      if pass.isDue(51) {
        let value: Int = _Graph9Formulas.d34(_cache.d7)
        if Bindgen.replace(&_cache.d34, with: value, unless: _Graph9Formulas.d34AreEqual) {
          pass.cameOut(51, marking: 0x490_0000_0000_0000)
        }
      }
    }
    _core.finish(pass, 0xf_ffff_fff0_0000)
  }

  private func _settle1(_ wanted: Bindgen.Mask2) {
    var pass: Bindgen.Pass = _core.staleness.pass(0, wanted)
    if pass.isDue(52) {
      let value: Int = _Graph9Formulas.d37(_cache.d34)
      if Bindgen.replace(&_cache.d37, with: value) {
        pass.cameOut(52, marking: 0x220_0000_0000_0000)
        _core.staleness.dirty[1] |= 0x4
      }
    }
    if pass.isDue(53) {
      let value: Int = _Graph9Formulas.d40(_cache.d18, _cache.d37)
      if Bindgen.replace(&_cache.d40, with: value) { pass.cameOut(53, marking: 0x40_0000_0000_0000) }
    }
    if pass.isDue(54) {
      let value: Int = _Graph9Formulas.d48(_cache.d13, _cache.d40)
      if Bindgen.replace(&_cache.d48, with: value) { pass.cameOut(54, marking: 0x200_0000_0000_0000) }
    }
    if pass.isDue(55) {
      let value: Int = _Graph9Formulas.d38(_cache.d34)
      if Bindgen.replace(&_cache.d38, with: value) { pass.cameOut(55, marking: 0x100_0000_0000_0000) }
    }
    if pass.isDue(56) {
      _cache.d43 = _Graph9Formulas.d43(_cache.d38)
      pass.cameOut(56)
      _core.staleness.dirty[1] |= 0x4008_0000
    }
    if pass.isDue(57) {
      let value: Int = _Graph9Formulas.d51(_cache.d37, _cache.d48, _cache.d46)
      if Bindgen.replace(&_cache.d51, with: value, unless: _Graph9Formulas.d51AreEqual) {
        pass.cameOut(57, marking: 0x400_0000_0000_0000)
      }
    }
    if pass.isDue(58) {
      let value: Int? = _Graph9Formulas.d55(_cache.d34, _cache.d51)
      if Bindgen.replace(&_cache.d55, with: value) { pass.cameOut(58, marking: 0x800_0000_0000_0000) }
    }
    if pass.isDue(59) {
      let value: Int? = _Graph9Formulas.d56(_cache.d55)
      if Bindgen.replace(&_cache.d56, with: value) {
        pass.cameOut(59, marking: 0x1000_0000_0000_0000)
        _core.staleness.dirty[1] |= 0xc0000
      }
    }
    if pass.isDue(60) {
      let value: Int = _Graph9Formulas.d59(_cache.d56)
      if Bindgen.replace(&_cache.d59, with: value) { pass.cameOut(60, marking: 0x2000_0000_0000_0000) }
    }
    if pass.isDue(61) {
      let value: Int = _Graph9Formulas.d63(_cache.d59)
      if Bindgen.replace(&_cache.d63, with: value) { pass.cameOut(61, marking: 0xc000_0000_0000_0000) }
    }
    if pass.isDue(62) {
      _cache.d64 = _Graph9Formulas.d64(_cache.d5, _cache.d16, _cache.d63)
      pass.cameOut(62)
    }
    if pass.isDue(63) {
      let value: Int = _Graph9Formulas.d67(_cache.d63)
      if Bindgen.replace(&_cache.d67, with: value) {
        pass.cameOut(63)
        _core.staleness.dirty[1] |= 0x9
      }
    }
    _core.finish(pass, 0xfff0_0000_0000_0000)
  }

  private func _settle2(_ wanted: Bindgen.Mask2) {
    var pass: Bindgen.Pass = _core.staleness.pass(1, wanted)
    if pass.isAnyDue(0xff) {
      if pass.isDue(64) {
        let value: Int = _Graph9Formulas.d68(_cache.d67)
        if Bindgen.replace(&_cache.d68, with: value) { pass.cameOut(64, marking: 0x2) }
      }
      if pass.isDue(65) {
        let value: Int = _Graph9Formulas.d78(_cache.d68)
        if Bindgen.replace(&_cache.d78, with: value) { pass.cameOut(65) }
      }
      if pass.isDue(66) {
        _cache.d42 = _Graph9Formulas.d42(_cache.d37, _s12)
        pass.cameOut(66)
      }
      if pass.isDue(67) { pass.cameOut(67, marking: 0x80000) }
      if pass.isDue(68) {
        let value: Int = _Graph9Formulas.d26(_s6, _cache.d16, _s15, _cache.d22)
        if Bindgen.replace(&_cache.d26, with: value) { pass.cameOut(68, marking: 0x4000100) }
      }
      if pass.isDue(69) { pass.cameOut(69, marking: 0x1_0000_0000) }
      if pass.isDue(70) {
        let value: Int? = _Graph9Formulas.d3(_s4, _s7)
        if Bindgen.replace(&_cache.d3, with: value) { pass.cameOut(70, marking: 0x1080) }
      }
      if pass.isDue(71) {
        let value: Int = _Graph9Formulas.d8(_cache.d3)
        if Bindgen.replace(&_cache.d8, with: value) { pass.cameOut(71, marking: 0x2001500) }
      }
    }
    if pass.isAnyDue(0xff00) {
      if pass.isDue(72) {
        _cache.d28 = _Graph9Formulas.d28(_cache.d8, _cache.d26, _s9)
        pass.cameOut(72, marking: 0x4000200)
      }
      if pass.isDue(73) {
        let value: Int? = _Graph9Formulas.d35(_cache.d28, _cache.d32)
        if Bindgen.replace(&_cache.d35, with: value) { pass.cameOut(73) }
      }
      if pass.isDue(74) {
        let value: Int = _Graph9Formulas.d10(_s14, _cache.d5, _s10, _cache.d8)
        if Bindgen.replace(&_cache.d10, with: value) { pass.cameOut(74, marking: 0x1_0000_0800) }
      }
      if pass.isDue(75) {
        _cache.d47 = _Graph9Formulas.d47(_cache.d0, _cache.d10, _s0)
        pass.cameOut(75, marking: 0x2_0000_0000)
      }
      if pass.isDue(76) {
        let value: Int = _Graph9Formulas.d9(_cache.d8, _cache.d5, _cache.d3)
        if Bindgen.replace(&_cache.d9, with: value) { pass.cameOut(76, marking: 0x1_0081_a000) }
      }
      if pass.isDue(77) { pass.cameOut(77, marking: 0x8004000) }
      if pass.isDue(78) {
        let value: Int? = _Graph9Formulas.d54(_s15, _cache.d9)
        if Bindgen.replace(&_cache.d54, with: value) { pass.cameOut(78, marking: 0x40000) }
      }
      if pass.isDue(79) {
        let value: Int? = _Graph9Formulas.d15(_cache.d6, _cache.d9, _s12)
        if Bindgen.replace(&_cache.d15, with: value) { pass.cameOut(79) }
      }
    }
    if pass.isAnyDue(0xff0000) {
      if pass.isDue(80) {
        let value: Int = _Graph9Formulas.d14(_cache.d12, _cache.d9, _cache.d0)
        if Bindgen.replace(&_cache.d14, with: value) { pass.cameOut(80, marking: 0x20000) }
      }
      if pass.isDue(81) {
        let value: Int? = _Graph9Formulas.d70(_cache.d14)
        if Bindgen.replace(&_cache.d70, with: value) { pass.cameOut(81, marking: 0x80000) }
      }
      if pass.isDue(82) {
        let value: Int = _Graph9Formulas.d60(_cache.d54, _cache.d56)
        if Bindgen.replace(&_cache.d60, with: value) { pass.cameOut(82, marking: 0x1000000) }
      }
      if pass.isDue(83) {
        let value: Int? = _Graph9Formulas.d72(_cache.d43, _cache.d70, _cache.d56, _s7, _cache.d67)
        if Bindgen.replace(&_cache.d72, with: value) { pass.cameOut(83, marking: 0x100000) }
      }
      if pass.isDue(84) {
        let value: Int = _Graph9Formulas.d75(_cache.d72, _cache.d5, _cache.d7, _cache.d73)
        if Bindgen.replace(&_cache.d75, with: value) { pass.cameOut(84, marking: 0x200000) }
      }
      if pass.isDue(85) { pass.cameOut(85, marking: 0x400000) }
      if pass.isDue(86) { pass.cameOut(86) }
      if pass.isDue(87) {
        let value: Int = _Graph9Formulas.d41(_cache.d9)
        if Bindgen.replace(&_cache.d41, with: value) { pass.cameOut(87, marking: 0x2000000) }
      }
    }
    if pass.isAnyDue(0xff00_0000) {
      if pass.isDue(88) {
        let value: Int = _Graph9Formulas.d65(_cache.d60)
        if Bindgen.replace(&_cache.d65, with: value, unless: _Graph9Formulas.d65AreEqual) {
          pass.cameOut(88, marking: 0x2000000)
        }
      }
      if pass.isDue(89) {
        let value: Int = _Graph9Formulas.d74(_cache.d41, _cache.d8, _cache.d65)
        if Bindgen.replace(&_cache.d74, with: value) { pass.cameOut(89) }
      }
      if pass.isDue(90) {
        let value: Int? = _Graph9Formulas.d31(_cache.d26, _s9, _s0, _cache.d28)
        if Bindgen.replace(&_cache.d31, with: value) { pass.cameOut(90) }
      }
      if pass.isDue(91) { pass.cameOut(91) }
      if pass.isDue(92) {
        let value: Int = _Graph9Formulas.d19(_s0, _cache.d18)
        if Bindgen.replace(&_cache.d19, with: value, unless: _Graph9Formulas.d19AreEqual) {
          pass.cameOut(92, marking: 0x2000_0000)
        }
      }
      if pass.isDue(93) {
        let value: Int = _Graph9Formulas.d33(_cache.d19)
        if Bindgen.replace(&_cache.d33, with: value, unless: _Graph9Formulas.d33AreEqual) { pass.cameOut(93) }
      }
      if pass.isDue(94) {
        let value: Int = _Graph9Formulas.d44(_cache.d43)
        if Bindgen.replace(&_cache.d44, with: value) { pass.cameOut(94, marking: 0x8000_0000) }
      }
      if pass.isDue(95) {
        _cache.d50 = _Graph9Formulas.d50(_cache.d44)
        pass.cameOut(95, marking: 0x3_0000_0000)
      }
    }
    _core.finish(pass, 0xffff_ffff)
  }

  private func _settle3(_ wanted: Bindgen.Mask2) {
    var pass: Bindgen.Pass = _core.staleness.pass(1, wanted)
    if pass.isDue(96) {
      let value: Int = _Graph9Formulas.d52(_cache.d9, _s11, _s10, _cache.d10, _cache.d50)
      if Bindgen.replace(&_cache.d52, with: value) { pass.cameOut(96, marking: 0x2_0000_0000) }
    }
    if pass.isDue(97) {
      _cache.d53 = _Graph9Formulas.d53(_cache.d47, _cache.d50, _cache.d52)
      pass.cameOut(97, marking: 0x4_0000_0000)
    }
    if pass.isDue(98) {
      let value: Int = _Graph9Formulas.d58(_cache.d53, _cache.d57)
      if Bindgen.replace(&_cache.d58, with: value) { pass.cameOut(98) }
    }
    if pass.isDue(99) {
      _cache.d4 = _Graph9Formulas.d4(_s2, _s13, _s19)
      pass.cameOut(99)
    }
    _core.finish(pass, 0xf_0000_0000)
  }

  func _remember() { _told = _cache }

  func _compare() -> Bindgen.Mask2 {
    var equal: Bindgen.Mask2 = Bindgen.Mask2()
    _compare0(_told, _cache, &equal)
    _compare1(_told, _cache, &equal)
    _compare2(_told, _cache, &equal)
    _compare3(_told, _cache, &equal)
    _told = Cache()
    return equal
  }

  private func _compare0(_ told: Cache, _ cache: Cache, _ equal: inout Bindgen.Mask2) {
    if Bindgen.areEqual(told.d27, cache.d27) { equal.add(20) }
    if Bindgen.areEqual(told.d71, cache.d71) { equal.add(24) }
    if Bindgen.areEqual(told.d21, cache.d21) { equal.add(25) }
    if Bindgen.areEqual(told.d2, cache.d2) { equal.add(27) }
    if Bindgen.areEqual(told.d46, cache.d46) { equal.add(28) }
    if Bindgen.areEqual(told.d16, cache.d16) { equal.add(30) }
    if Bindgen.areEqual(told.d30, cache.d30) { equal.add(31) }
    if Bindgen.areEqual(told.d32, cache.d32) { equal.add(32) }
    if Bindgen.areEqual(told.d29, cache.d29) { equal.add(33) }
    if Bindgen.areEqual(told.d11, cache.d11) { equal.add(34) }
    if Bindgen.areEqual(told.d17, cache.d17) { equal.add(36) }
    if Bindgen.areEqual(told.d18, cache.d18) { equal.add(37) }
    if Bindgen.areEqual(told.d24, cache.d24, by: _Graph9Formulas.d24AreEqual) { equal.add(39) }
    if Bindgen.areEqual(told.d73, cache.d73) { equal.add(40) }
    if Bindgen.areEqual(told.d0, cache.d0) { equal.add(41) }
    if Bindgen.areEqual(told.d6, cache.d6) { equal.add(42) }
    if Bindgen.areEqual(told.d5, cache.d5) { equal.add(43) }
    if Bindgen.areEqual(told.d22, cache.d22, by: _Graph9Formulas.d22AreEqual) { equal.add(44) }
    if Bindgen.areEqual(told.d7, cache.d7) { equal.add(45) }
    if Bindgen.areEqual(told.d0, cache.d0) { equal.add(46) }
    if Bindgen.areEqual(told.d1, cache.d1) { equal.add(47) }
    if Bindgen.areEqual(told.d13, cache.d13) { equal.add(48) }
    if Bindgen.areEqual(told.d57, cache.d57) { equal.add(49) }
    if Bindgen.areEqual(told.d62, cache.d62, by: _Graph9Formulas.d62AreEqual) { equal.add(50) }
    if Bindgen.areEqual(told.d34, cache.d34, by: _Graph9Formulas.d34AreEqual) { equal.add(51) }
  }

  private func _compare1(_ told: Cache, _ cache: Cache, _ equal: inout Bindgen.Mask2) {
    if Bindgen.areEqual(told.d37, cache.d37) { equal.add(52) }
    if Bindgen.areEqual(told.d40, cache.d40) { equal.add(53) }
    if Bindgen.areEqual(told.d48, cache.d48) { equal.add(54) }
    if Bindgen.areEqual(told.d38, cache.d38) { equal.add(55) }
    if Bindgen.areEqual(told.d51, cache.d51, by: _Graph9Formulas.d51AreEqual) { equal.add(57) }
    if Bindgen.areEqual(told.d55, cache.d55) { equal.add(58) }
    if Bindgen.areEqual(told.d56, cache.d56) { equal.add(59) }
    if Bindgen.areEqual(told.d59, cache.d59) { equal.add(60) }
    if Bindgen.areEqual(told.d63, cache.d63) { equal.add(61) }
    if Bindgen.areEqual(told.d67, cache.d67) { equal.add(63) }
  }

  private func _compare2(_ told: Cache, _ cache: Cache, _ equal: inout Bindgen.Mask2) {
    if Bindgen.areEqual(told.d68, cache.d68) { equal.add(64) }
    if Bindgen.areEqual(told.d78, cache.d78) { equal.add(65) }
    if Bindgen.areEqual(told.d67, cache.d67) { equal.add(67) }
    if Bindgen.areEqual(told.d26, cache.d26) { equal.add(68) }
    if Bindgen.areEqual(told.d3, cache.d3) { equal.add(70) }
    if Bindgen.areEqual(told.d8, cache.d8) { equal.add(71) }
    if Bindgen.areEqual(told.d35, cache.d35) { equal.add(73) }
    if Bindgen.areEqual(told.d10, cache.d10) { equal.add(74) }
    if Bindgen.areEqual(told.d9, cache.d9) { equal.add(76) }
    if Bindgen.areEqual(told.d9, cache.d9) { equal.add(77) }
    if Bindgen.areEqual(told.d54, cache.d54) { equal.add(78) }
    if Bindgen.areEqual(told.d15, cache.d15) { equal.add(79) }
    if Bindgen.areEqual(told.d14, cache.d14) { equal.add(80) }
    if Bindgen.areEqual(told.d70, cache.d70) { equal.add(81) }
    if Bindgen.areEqual(told.d60, cache.d60) { equal.add(82) }
    if Bindgen.areEqual(told.d72, cache.d72) { equal.add(83) }
    if Bindgen.areEqual(told.d75, cache.d75) { equal.add(84) }
    if Bindgen.areEqual(told.d75, cache.d75) { equal.add(85) }
    if Bindgen.areEqual(told.d75, cache.d75) { equal.add(86) }
    if Bindgen.areEqual(told.d41, cache.d41) { equal.add(87) }
    if Bindgen.areEqual(told.d65, cache.d65, by: _Graph9Formulas.d65AreEqual) { equal.add(88) }
    if Bindgen.areEqual(told.d74, cache.d74) { equal.add(89) }
    if Bindgen.areEqual(told.d31, cache.d31) { equal.add(90) }
    if Bindgen.areEqual(told.d9, cache.d9) { equal.add(91) }
    if Bindgen.areEqual(told.d19, cache.d19, by: _Graph9Formulas.d19AreEqual) { equal.add(92) }
    if Bindgen.areEqual(told.d33, cache.d33, by: _Graph9Formulas.d33AreEqual) { equal.add(93) }
    if Bindgen.areEqual(told.d44, cache.d44) { equal.add(94) }
  }

  private func _compare3(_ told: Cache, _ cache: Cache, _ equal: inout Bindgen.Mask2) {
    if Bindgen.areEqual(told.d52, cache.d52) { equal.add(96) }
    if Bindgen.areEqual(told.d58, cache.d58) { equal.add(98) }
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
  static func d72(_ d43: Int, _ d70: Int?, _ d56: Int?, _ d66: Int, _ d69: Int) -> Int? {
    maybe(mix(d43, d70.number, d56.number, d66, d69))
  }

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
  static func d52(_ d9: Int, _ s11: Int, _ d49: [Int], _ d10: Int, _ d50: Int) -> Int {
    mix(d9, bucket(s11), d49.number, d10, d50)
  }

  static func d53(_ d47: Int, _ d50: Int, _ d52: Int) -> Int { pick(d47, d50, d52) }
  static func d58(_ d53: Int, _ d57: Int) -> Int { d53 &+ d57 }
  static func d4(_ s2: Int, _ s13: [Int], _ s19: Int) -> Int { pick(bucket(s2), s13.number, s19) }
}

// Made by bindgen from Seventy.bindgen.yml. Do not edit: change the spec.
// swift-format-ignore-file
// swiftlint:disable all

final class Seventy: Bindgen.Observed2 {
  // MARK: State

  var s0: Int {
    get { _s0 }
    set { if Bindgen.replace(&_s0, with: newValue) { _wrote(0) } }
  }
  private var _s0: Int

  var s1: Int {
    get { _s1 }
    set { if Bindgen.replace(&_s1, with: newValue) { _wrote(1) } }
  }
  private var _s1: Int

  var s2: Int {
    get { _s2 }
    set { if Bindgen.replace(&_s2, with: newValue) { _wrote(2) } }
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
    set { if Bindgen.replace(&_s5, with: newValue) { _wrote(5) } }
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

  var s10: Int {
    get { _s10 }
    set { if Bindgen.replace(&_s10, with: newValue) { _wrote(10) } }
  }
  private var _s10: Int

  var s11: Int {
    get { _s11 }
    set { if Bindgen.replace(&_s11, with: newValue) { _wrote(11) } }
  }
  private var _s11: Int

  var s12: Int {
    get { _s12 }
    set { if Bindgen.replace(&_s12, with: newValue) { _wrote(12) } }
  }
  private var _s12: Int

  var s13: Int {
    get { _s13 }
    set { if Bindgen.replace(&_s13, with: newValue) { _wrote(13) } }
  }
  private var _s13: Int

  var s14: Int {
    get { _s14 }
    set { if Bindgen.replace(&_s14, with: newValue) { _wrote(14) } }
  }
  private var _s14: Int

  var s15: Int {
    get { _s15 }
    set { if Bindgen.replace(&_s15, with: newValue) { _wrote(15) } }
  }
  private var _s15: Int

  var s16: Int {
    get { _s16 }
    set { if Bindgen.replace(&_s16, with: newValue) { _wrote(16) } }
  }
  private var _s16: Int

  var s17: Int {
    get { _s17 }
    set { if Bindgen.replace(&_s17, with: newValue) { _wrote(17) } }
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

  var d0: Int {
    if !_core.isTelling { return _SeventyFormulas.d0(_s0, _s3) }
    _refresh(20)
    return _cache.d0
  }

  var d1: Int {
    if !_core.isTelling { return _SeventyFormulas.d1(_s1, _s10) }
    _refresh(21)
    return _cache.d1
  }

  var d2: Int {
    _refresh(22)
    return _cache.d2
  }

  var d3: Int {
    if !_core.isTelling { return _SeventyFormulas.d3(_s3, _s4) }
    _refresh(23)
    return _cache.d3
  }

  var d4: Int {
    if !_core.isTelling { return _SeventyFormulas.d4(_SeventyFormulas.d3(_s3, _s4), _SeventyFormulas.d0(_s0, _s3)) }
    _refresh(24)
    return _cache.d4
  }

  var d5: Int {
    if !_core.isTelling { return _SeventyFormulas.d5(_s5, _s18) }
    _refresh(25)
    return _cache.d5
  }

  var d6: Int {
    if !_core.isTelling { return _SeventyFormulas.d6(_s6, _s5) }
    _refresh(26)
    return _cache.d6
  }

  var d7: Int {
    _refresh(27)
    return _cache.d7
  }

  var d8: Int {
    if !_core.isTelling { return _SeventyFormulas.d8(_s8, _s19) }
    _refresh(28)
    return _cache.d8
  }

  var d9: Int {
    if !_core.isTelling { return _SeventyFormulas.d9(_SeventyFormulas.d8(_s8, _s19), _SeventyFormulas.d5(_s5, _s18)) }
    _refresh(29)
    return _cache.d9
  }

  var d10: String {
    _refresh(30)
    return _cache.d10
  }

  var d11: Int {
    if !_core.isTelling { return _SeventyFormulas.d11(_s11, _s0) }
    _refresh(31)
    return _cache.d11
  }

  var d12: Int {
    _refresh(32)
    return _cache.d12
  }

  var d13: Int {
    if !_core.isTelling { return _SeventyFormulas.d13(_s13, _s14) }
    _refresh(33)
    return _cache.d13
  }

  var d14: Int {
    if !_core.isTelling { return _SeventyFormulas.d14(_s14, _s1) }
    _refresh(34)
    return _cache.d14
  }

  var d15: Int {
    if !_core.isTelling { return _SeventyFormulas.d15(_s15, _s8) }
    _refresh(35)
    return _cache.d15
  }

  var d16: Int {
    if !_core.isTelling { return _SeventyFormulas.d16(_s16, _s15) }
    _refresh(36)
    return _cache.d16
  }

  var d17: Int {
    _refresh(37)
    return _cache.d17
  }

  var d18: Int {
    if !_core.isTelling { return _SeventyFormulas.d18(_s18, _s9) }
    _refresh(38)
    return _cache.d18
  }

  var d19: Int {
    if !_core.isTelling {
      return _SeventyFormulas.d19(_SeventyFormulas.d18(_s18, _s9), _SeventyFormulas.d15(_s15, _s8))
    }
    _refresh(39)
    return _cache.d19
  }

  var d20: Int {
    if !_core.isTelling { return _SeventyFormulas.d20(_s0, _s3) }
    _refresh(40)
    return _cache.d20
  }

  var d21: String {
    _refresh(41)
    return _cache.d21
  }

  var d22: Int {
    _refresh(42)
    return _cache.d22
  }

  var d23: Int {
    if !_core.isTelling { return _SeventyFormulas.d23(_s3, _s4) }
    _refresh(43)
    return _cache.d23
  }

  var d24: Int {
    if !_core.isTelling { return _SeventyFormulas.d24(_SeventyFormulas.d23(_s3, _s4), _SeventyFormulas.d20(_s0, _s3)) }
    _refresh(44)
    return _cache.d24
  }

  var d25: Int {
    if !_core.isTelling { return _SeventyFormulas.d25(_s5, _s18) }
    _refresh(45)
    return _cache.d25
  }

  var d26: Int {
    if !_core.isTelling { return _SeventyFormulas.d26(_s6, _s5) }
    _refresh(46)
    return _cache.d26
  }

  var d27: Int {
    _refresh(47)
    return _cache.d27
  }

  var d28: Int {
    if !_core.isTelling { return _SeventyFormulas.d28(_s8, _s19) }
    _refresh(48)
    return _cache.d28
  }

  var d29: Int {
    if !_core.isTelling {
      return _SeventyFormulas.d29(_SeventyFormulas.d28(_s8, _s19), _SeventyFormulas.d25(_s5, _s18))
    }
    _refresh(49)
    return _cache.d29
  }

  var d30: Int {
    if !_core.isTelling { return _SeventyFormulas.d30(_s10, _s13) }
    _refresh(50)
    return _cache.d30
  }

  var d31: Int {
    if !_core.isTelling { return _SeventyFormulas.d31(_s11, _s0) }
    _refresh(51)
    return _cache.d31
  }

  var d32: String {
    _refresh(52)
    return _cache.d32
  }

  var d33: Int {
    if !_core.isTelling { return _SeventyFormulas.d33(_s13, _s14) }
    _refresh(53)
    return _cache.d33
  }

  var d34: Int {
    if !_core.isTelling {
      return _SeventyFormulas.d34(_SeventyFormulas.d33(_s13, _s14), _SeventyFormulas.d30(_s10, _s13))
    }
    _refresh(54)
    return _cache.d34
  }

  var d35: Int {
    if !_core.isTelling { return _SeventyFormulas.d35(_s15, _s8) }
    _refresh(55)
    return _cache.d35
  }

  var d36: Int {
    if !_core.isTelling { return _SeventyFormulas.d36(_s16, _s15) }
    _refresh(56)
    return _cache.d36
  }

  var d37: Int {
    _refresh(57)
    return _cache.d37
  }

  var d38: Int {
    if !_core.isTelling { return _SeventyFormulas.d38(_s18, _s9) }
    _refresh(58)
    return _cache.d38
  }

  var d39: Int {
    if !_core.isTelling {
      return _SeventyFormulas.d39(_SeventyFormulas.d38(_s18, _s9), _SeventyFormulas.d35(_s15, _s8))
    }
    _refresh(59)
    return _cache.d39
  }

  var d40: Int {
    if !_core.isTelling { return _SeventyFormulas.d40(_s0, _s3) }
    _refresh(60)
    return _cache.d40
  }

  var d41: Int {
    if !_core.isTelling { return _SeventyFormulas.d41(_s1, _s10) }
    _refresh(61)
    return _cache.d41
  }

  var d42: Int {
    _refresh(62)
    return _cache.d42
  }

  var d43: String {
    _refresh(63)
    return _cache.d43
  }

  var d44: Int {
    if !_core.isTelling { return _SeventyFormulas.d44(_s4, _s11) }
    _refresh(64)
    return _cache.d44
  }

  var d45: Int {
    if !_core.isTelling { return _SeventyFormulas.d45(_s5, _s18) }
    _refresh(65)
    return _cache.d45
  }

  var d46: Int {
    if !_core.isTelling { return _SeventyFormulas.d46(_s6, _s5) }
    _refresh(66)
    return _cache.d46
  }

  var d47: Int {
    _refresh(67)
    return _cache.d47
  }

  var d48: Int {
    _refresh(68)
    return _cache.d48
  }

  var d49: Int {
    if !_core.isTelling { return _SeventyFormulas.d49(d48, _SeventyFormulas.d45(_s5, _s18)) }
    _refresh(69)
    return _cache.d49
  }

  // MARK: Actions

  func raise(by amount: Int) {
    _core.open()
    defer { _end() }
    _performRaise(by: amount)
  }

  private func _performRaise(by amount: Int) {
    s0 += amount
    s19 += amount
  }

  // MARK: Making

  init(
    s0: Int = 0,
    s1: Int = 1,
    s2: Int = 2,
    s3: Int = 3,
    s4: Int = 4,
    s5: Int = 5,
    s6: Int = 6,
    s7: Int = 7,
    s8: Int = 8,
    s9: Int = 9,
    s10: Int = 10,
    s11: Int = 11,
    s12: Int = 12,
    s13: Int = 13,
    s14: Int = 14,
    s15: Int = 15,
    s16: Int = 16,
    s17: Int = 17,
    s18: Int = 18,
    s19: Int = 19,
    delegate: (any SeventyDelegate)? = nil
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
    self.delegate = delegate
    _watch()
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
    static var d0: Changes { self[20] }
    static var d1: Changes { self[21] }
    static var d2: Changes { self[22] }
    static var d3: Changes { self[23] }
    static var d4: Changes { self[24] }
    static var d5: Changes { self[25] }
    static var d6: Changes { self[26] }
    static var d7: Changes { self[27] }
    static var d8: Changes { self[28] }
    static var d9: Changes { self[29] }
    static var d10: Changes { self[30] }
    static var d11: Changes { self[31] }
    static var d12: Changes { self[32] }
    static var d13: Changes { self[33] }
    static var d14: Changes { self[34] }
    static var d15: Changes { self[35] }
    static var d16: Changes { self[36] }
    static var d17: Changes { self[37] }
    static var d18: Changes { self[38] }
    static var d19: Changes { self[39] }
    static var d20: Changes { self[40] }
    static var d21: Changes { self[41] }
    static var d22: Changes { self[42] }
    static var d23: Changes { self[43] }
    static var d24: Changes { self[44] }
    static var d25: Changes { self[45] }
    static var d26: Changes { self[46] }
    static var d27: Changes { self[47] }
    static var d28: Changes { self[48] }
    static var d29: Changes { self[49] }
    static var d30: Changes { self[50] }
    static var d31: Changes { self[51] }
    static var d32: Changes { self[52] }
    static var d33: Changes { self[53] }
    static var d34: Changes { self[54] }
    static var d35: Changes { self[55] }
    static var d36: Changes { self[56] }
    static var d37: Changes { self[57] }
    static var d38: Changes { self[58] }
    static var d39: Changes { self[59] }
    static var d40: Changes { self[60] }
    static var d41: Changes { self[61] }
    static var d42: Changes { self[62] }
    static var d43: Changes { self[63] }
    static var d44: Changes { self[64] }
    static var d45: Changes { self[65] }
    static var d46: Changes { self[66] }
    static var d47: Changes { self[67] }
    static var d48: Changes { self[68] }
    static var d49: Changes { self[69] }
  }

  weak var delegate: (any SeventyDelegate)? {
    didSet { delegate == nil ? _watch() : _join(_core.graph.all) }
  }

  private func _tell(_ delegate: any SeventyDelegate, _ changes: Changes) {
    delegate.seventy(self, didChange: changes)
    if changes.rawValue.0 != 0 { _tell0(delegate, changes.rawValue.0) }
    if changes.rawValue.1 != 0 { _tell1(delegate, changes.rawValue.1) }
  }

  private func _tell0(_ delegate: any SeventyDelegate, _ changed: UInt64) {
    if changed & 0xff != 0 {
      if changed & 0x1 != 0 { delegate.seventyDidChangeS0(self) }
      if changed & 0x2 != 0 { delegate.seventyDidChangeS1(self) }
      if changed & 0x4 != 0 { delegate.seventyDidChangeS2(self) }
      if changed & 0x8 != 0 { delegate.seventyDidChangeS3(self) }
      if changed & 0x10 != 0 { delegate.seventyDidChangeS4(self) }
      if changed & 0x20 != 0 { delegate.seventyDidChangeS5(self) }
      if changed & 0x40 != 0 { delegate.seventyDidChangeS6(self) }
      if changed & 0x80 != 0 { delegate.seventyDidChangeS7(self) }
    }
    if changed & 0xff00 != 0 {
      if changed & 0x100 != 0 { delegate.seventyDidChangeS8(self) }
      if changed & 0x200 != 0 { delegate.seventyDidChangeS9(self) }
      if changed & 0x400 != 0 { delegate.seventyDidChangeS10(self) }
      if changed & 0x800 != 0 { delegate.seventyDidChangeS11(self) }
      if changed & 0x1000 != 0 { delegate.seventyDidChangeS12(self) }
      if changed & 0x2000 != 0 { delegate.seventyDidChangeS13(self) }
      if changed & 0x4000 != 0 { delegate.seventyDidChangeS14(self) }
      if changed & 0x8000 != 0 { delegate.seventyDidChangeS15(self) }
    }
    if changed & 0xff0000 != 0 {
      if changed & 0x10000 != 0 { delegate.seventyDidChangeS16(self) }
      if changed & 0x20000 != 0 { delegate.seventyDidChangeS17(self) }
      if changed & 0x40000 != 0 { delegate.seventyDidChangeS18(self) }
      if changed & 0x80000 != 0 { delegate.seventyDidChangeS19(self) }
      if changed & 0x100000 != 0 { delegate.seventyDidChangeD0(self) }
      if changed & 0x200000 != 0 { delegate.seventyDidChangeD1(self) }
      if changed & 0x400000 != 0 { delegate.seventyDidChangeD2(self) }
      if changed & 0x800000 != 0 { delegate.seventyDidChangeD3(self) }
    }
    if changed & 0xff00_0000 != 0 {
      if changed & 0x1000000 != 0 { delegate.seventyDidChangeD4(self) }
      if changed & 0x2000000 != 0 { delegate.seventyDidChangeD5(self) }
      if changed & 0x4000000 != 0 { delegate.seventyDidChangeD6(self) }
      if changed & 0x8000000 != 0 { delegate.seventyDidChangeD7(self) }
      if changed & 0x1000_0000 != 0 { delegate.seventyDidChangeD8(self) }
      if changed & 0x2000_0000 != 0 { delegate.seventyDidChangeD9(self) }
      if changed & 0x4000_0000 != 0 { delegate.seventyDidChangeD10(self) }
      if changed & 0x8000_0000 != 0 { delegate.seventyDidChangeD11(self) }
    }
    if changed & 0xff_0000_0000 != 0 {
      if changed & 0x1_0000_0000 != 0 { delegate.seventyDidChangeD12(self) }
      if changed & 0x2_0000_0000 != 0 { delegate.seventyDidChangeD13(self) }
      if changed & 0x4_0000_0000 != 0 { delegate.seventyDidChangeD14(self) }
      if changed & 0x8_0000_0000 != 0 { delegate.seventyDidChangeD15(self) }
      if changed & 0x10_0000_0000 != 0 { delegate.seventyDidChangeD16(self) }
      if changed & 0x20_0000_0000 != 0 { delegate.seventyDidChangeD17(self) }
      if changed & 0x40_0000_0000 != 0 { delegate.seventyDidChangeD18(self) }
      if changed & 0x80_0000_0000 != 0 { delegate.seventyDidChangeD19(self) }
    }
    if changed & 0xff00_0000_0000 != 0 {
      if changed & 0x100_0000_0000 != 0 { delegate.seventyDidChangeD20(self) }
      if changed & 0x200_0000_0000 != 0 { delegate.seventyDidChangeD21(self) }
      if changed & 0x400_0000_0000 != 0 { delegate.seventyDidChangeD22(self) }
      if changed & 0x800_0000_0000 != 0 { delegate.seventyDidChangeD23(self) }
      if changed & 0x1000_0000_0000 != 0 { delegate.seventyDidChangeD24(self) }
      if changed & 0x2000_0000_0000 != 0 { delegate.seventyDidChangeD25(self) }
      if changed & 0x4000_0000_0000 != 0 { delegate.seventyDidChangeD26(self) }
      if changed & 0x8000_0000_0000 != 0 { delegate.seventyDidChangeD27(self) }
    }
    if changed & 0xff_0000_0000_0000 != 0 {
      if changed & 0x1_0000_0000_0000 != 0 { delegate.seventyDidChangeD28(self) }
      if changed & 0x2_0000_0000_0000 != 0 { delegate.seventyDidChangeD29(self) }
      if changed & 0x4_0000_0000_0000 != 0 { delegate.seventyDidChangeD30(self) }
      if changed & 0x8_0000_0000_0000 != 0 { delegate.seventyDidChangeD31(self) }
      if changed & 0x10_0000_0000_0000 != 0 { delegate.seventyDidChangeD32(self) }
      if changed & 0x20_0000_0000_0000 != 0 { delegate.seventyDidChangeD33(self) }
      if changed & 0x40_0000_0000_0000 != 0 { delegate.seventyDidChangeD34(self) }
      if changed & 0x80_0000_0000_0000 != 0 { delegate.seventyDidChangeD35(self) }
    }
    if changed & 0xff00_0000_0000_0000 != 0 {
      if changed & 0x100_0000_0000_0000 != 0 { delegate.seventyDidChangeD36(self) }
      if changed & 0x200_0000_0000_0000 != 0 { delegate.seventyDidChangeD37(self) }
      if changed & 0x400_0000_0000_0000 != 0 { delegate.seventyDidChangeD38(self) }
      if changed & 0x800_0000_0000_0000 != 0 { delegate.seventyDidChangeD39(self) }
      if changed & 0x1000_0000_0000_0000 != 0 { delegate.seventyDidChangeD40(self) }
      if changed & 0x2000_0000_0000_0000 != 0 { delegate.seventyDidChangeD41(self) }
      if changed & 0x4000_0000_0000_0000 != 0 { delegate.seventyDidChangeD42(self) }
      if changed & 0x8000_0000_0000_0000 != 0 { delegate.seventyDidChangeD43(self) }
    }
  }

  private func _tell1(_ delegate: any SeventyDelegate, _ changed: UInt64) {
    if changed & 0x1 != 0 { delegate.seventyDidChangeD44(self) }
    if changed & 0x2 != 0 { delegate.seventyDidChangeD45(self) }
    if changed & 0x4 != 0 { delegate.seventyDidChangeD46(self) }
    if changed & 0x8 != 0 { delegate.seventyDidChangeD47(self) }
    if changed & 0x10 != 0 { delegate.seventyDidChangeD48(self) }
    if changed & 0x20 != 0 { delegate.seventyDidChangeD49(self) }
  }

  /// The fields that can be observed one by one.
  struct Fields {
    var s0: Seventy.Field<Int> { (0, { $0.s0 }) }
    var s1: Seventy.Field<Int> { (1, { $0.s1 }) }
    var s2: Seventy.Field<Int> { (2, { $0.s2 }) }
    var s3: Seventy.Field<Int> { (3, { $0.s3 }) }
    var s4: Seventy.Field<Int> { (4, { $0.s4 }) }
    var s5: Seventy.Field<Int> { (5, { $0.s5 }) }
    var s6: Seventy.Field<Int> { (6, { $0.s6 }) }
    var s7: Seventy.Field<Int> { (7, { $0.s7 }) }
    var s8: Seventy.Field<Int> { (8, { $0.s8 }) }
    var s9: Seventy.Field<Int> { (9, { $0.s9 }) }
    var s10: Seventy.Field<Int> { (10, { $0.s10 }) }
    var s11: Seventy.Field<Int> { (11, { $0.s11 }) }
    var s12: Seventy.Field<Int> { (12, { $0.s12 }) }
    var s13: Seventy.Field<Int> { (13, { $0.s13 }) }
    var s14: Seventy.Field<Int> { (14, { $0.s14 }) }
    var s15: Seventy.Field<Int> { (15, { $0.s15 }) }
    var s16: Seventy.Field<Int> { (16, { $0.s16 }) }
    var s17: Seventy.Field<Int> { (17, { $0.s17 }) }
    var s18: Seventy.Field<Int> { (18, { $0.s18 }) }
    var s19: Seventy.Field<Int> { (19, { $0.s19 }) }
    var d0: Seventy.Field<Int> { (20, { $0.d0 }) }
    var d1: Seventy.Field<Int> { (21, { $0.d1 }) }
    var d2: Seventy.Field<Int> { (22, { $0.d2 }) }
    var d3: Seventy.Field<Int> { (23, { $0.d3 }) }
    var d4: Seventy.Field<Int> { (24, { $0.d4 }) }
    var d5: Seventy.Field<Int> { (25, { $0.d5 }) }
    var d6: Seventy.Field<Int> { (26, { $0.d6 }) }
    var d7: Seventy.Field<Int> { (27, { $0.d7 }) }
    var d8: Seventy.Field<Int> { (28, { $0.d8 }) }
    var d9: Seventy.Field<Int> { (29, { $0.d9 }) }
    var d10: Seventy.Field<String> { (30, { $0.d10 }) }
    var d11: Seventy.Field<Int> { (31, { $0.d11 }) }
    var d12: Seventy.Field<Int> { (32, { $0.d12 }) }
    var d13: Seventy.Field<Int> { (33, { $0.d13 }) }
    var d14: Seventy.Field<Int> { (34, { $0.d14 }) }
    var d15: Seventy.Field<Int> { (35, { $0.d15 }) }
    var d16: Seventy.Field<Int> { (36, { $0.d16 }) }
    var d17: Seventy.Field<Int> { (37, { $0.d17 }) }
    var d18: Seventy.Field<Int> { (38, { $0.d18 }) }
    var d19: Seventy.Field<Int> { (39, { $0.d19 }) }
    var d20: Seventy.Field<Int> { (40, { $0.d20 }) }
    var d21: Seventy.Field<String> { (41, { $0.d21 }) }
    var d22: Seventy.Field<Int> { (42, { $0.d22 }) }
    var d23: Seventy.Field<Int> { (43, { $0.d23 }) }
    var d24: Seventy.Field<Int> { (44, { $0.d24 }) }
    var d25: Seventy.Field<Int> { (45, { $0.d25 }) }
    var d26: Seventy.Field<Int> { (46, { $0.d26 }) }
    var d27: Seventy.Field<Int> { (47, { $0.d27 }) }
    var d28: Seventy.Field<Int> { (48, { $0.d28 }) }
    var d29: Seventy.Field<Int> { (49, { $0.d29 }) }
    var d30: Seventy.Field<Int> { (50, { $0.d30 }) }
    var d31: Seventy.Field<Int> { (51, { $0.d31 }) }
    var d32: Seventy.Field<String> { (52, { $0.d32 }) }
    var d33: Seventy.Field<Int> { (53, { $0.d33 }) }
    var d34: Seventy.Field<Int> { (54, { $0.d34 }) }
    var d35: Seventy.Field<Int> { (55, { $0.d35 }) }
    var d36: Seventy.Field<Int> { (56, { $0.d36 }) }
    var d37: Seventy.Field<Int> { (57, { $0.d37 }) }
    var d38: Seventy.Field<Int> { (58, { $0.d38 }) }
    var d39: Seventy.Field<Int> { (59, { $0.d39 }) }
    var d40: Seventy.Field<Int> { (60, { $0.d40 }) }
    var d41: Seventy.Field<Int> { (61, { $0.d41 }) }
    var d42: Seventy.Field<Int> { (62, { $0.d42 }) }
    var d43: Seventy.Field<String> { (63, { $0.d43 }) }
    var d44: Seventy.Field<Int> { (64, { $0.d44 }) }
    var d45: Seventy.Field<Int> { (65, { $0.d45 }) }
    var d46: Seventy.Field<Int> { (66, { $0.d46 }) }
    var d47: Seventy.Field<Int> { (67, { $0.d47 }) }
    var d48: Seventy.Field<Int> { (68, { $0.d48 }) }
    var d49: Seventy.Field<Int> { (69, { $0.d49 }) }
  }

  static let _fields: Fields = Fields()
  let _observers: Bindgen.Observers2<Seventy, Changes> = Bindgen.Observers2()

  func _addWatched(to fields: inout Bindgen.Mask2) {
    if delegate != nil { fields.add(_core.graph.all) }
    fields.add(_observers.fields)
  }

  func _tell(_ changed: Bindgen.Mask2) {
    let changes: Changes = Changes(changed)
    if let delegate { _tell(delegate, changes) } else { _watch() }
    _observers.tell(self, changes, changed)
  }

  static let _names: String = """
    s0 s1 s2 s3 s4 s5 s6 s7 s8 s9 s10 s11 s12 s13 s14 s15 s16 s17 s18 s19 d0 d1 d2 d3 d4 d5 d6 d7 d8 d9 \
    d10 d11 d12 d13 d14 d15 d16 d17 d18 d19 d20 d21 d22 d23 d24 d25 d26 d27 d28 d29 d30 d31 d32 d33 d34 \
    d35 d36 d37 d38 d39 d40 d41 d42 d43 d44 d45 d46 d47 d48 d49
    """

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph2 = Bindgen.Graph2(
    states: 20,
    inputs: [
      [0, 3], [1, 10], [2, 17], [3, 4], [20, 23], [5, 18], [5, 6], [7, 12], [8, 19], [25, 28], [10, 13], [0, 11],
      [7, 12], [13, 14], [1, 14], [8, 15], [15, 16], [2, 17], [9, 18], [35, 38], [0, 3], [1, 10], [2, 17], [3, 4],
      [40, 43], [5, 18], [5, 6], [7, 12], [8, 19], [45, 48], [10, 13], [0, 11], [7, 12], [13, 14], [50, 53], [8, 15],
      [15, 16], [2, 17], [9, 18], [55, 58], [0, 3], [1, 10], [2, 17], [3, 4], [4, 11], [5, 18], [5, 6], [7, 12],
      [8, 28], [65, 68],
    ]
  )
  let _core: Bindgen.Core2 = Bindgen.Core2(Seventy._graph)
  private struct Cache {
    var d0: Int = 0
    var d1: Int = 0
    var d2: Int = 0
    var d3: Int = 0
    var d4: Int = 0
    var d5: Int = 0
    var d6: Int = 0
    var d7: Int = 0
    var d8: Int = 0
    var d9: Int = 0
    var d10: String = ""
    var d11: Int = 0
    var d12: Int = 0
    var d13: Int = 0
    var d14: Int = 0
    var d15: Int = 0
    var d16: Int = 0
    var d17: Int = 0
    var d18: Int = 0
    var d19: Int = 0
    var d20: Int = 0
    var d21: String = ""
    var d22: Int = 0
    var d23: Int = 0
    var d24: Int = 0
    var d25: Int = 0
    var d26: Int = 0
    var d27: Int = 0
    var d28: Int = 0
    var d29: Int = 0
    var d30: Int = 0
    var d31: Int = 0
    var d32: String = ""
    var d33: Int = 0
    var d34: Int = 0
    var d35: Int = 0
    var d36: Int = 0
    var d37: Int = 0
    var d38: Int = 0
    var d39: Int = 0
    var d40: Int = 0
    var d41: Int = 0
    var d42: Int = 0
    var d43: String = ""
    var d44: Int = 0
    var d45: Int = 0
    var d46: Int = 0
    var d47: Int = 0
    var d48: Int = 0
    var d49: Int = 0
  }
  private var _cache: Cache = Cache()
  private var _told: Cache = Cache()

  func _settle(_ wanted: Bindgen.Mask2) {
    if _core.staleness.stale[0] & wanted[0] & 0xf_ffff_fff0_0000 != 0 { _settle0(wanted) }
    if _core.staleness.stale[0] & wanted[0] & 0xfff0_0000_0000_0000 != 0 { _settle1(wanted) }
    if _core.staleness.stale[1] & wanted[1] & 0x3f != 0 { _settle2(wanted) }
  }

  private func _settle0(_ wanted: Bindgen.Mask2) {
    var pass: Bindgen.Pass = _core.staleness.pass(0, wanted)
    if pass.isAnyDue(0xff00000) {
      if pass.isDue(20) {
        let value: Int = _SeventyFormulas.d0(_s0, _s3)
        if Bindgen.replace(&_cache.d0, with: value) { pass.cameOut(20, marking: 0x1000000) }
      }
      if pass.isDue(21) {
        let value: Int = _SeventyFormulas.d1(_s1, _s10)
        if Bindgen.replace(&_cache.d1, with: value) { pass.cameOut(21) }
      }
      if pass.isDue(22) {
        let value: Int = _SeventyFormulas.d2(_s2, _s17)
        if Bindgen.replace(&_cache.d2, with: value) { pass.cameOut(22) }
      }
      if pass.isDue(23) {
        let value: Int = _SeventyFormulas.d3(_s3, _s4)
        if Bindgen.replace(&_cache.d3, with: value) { pass.cameOut(23, marking: 0x1000000) }
      }
      if pass.isDue(24) {
        let value: Int = _SeventyFormulas.d4(_cache.d3, _cache.d0)
        if Bindgen.replace(&_cache.d4, with: value) { pass.cameOut(24) }
      }
      if pass.isDue(25) {
        let value: Int = _SeventyFormulas.d5(_s5, _s18)
        if Bindgen.replace(&_cache.d5, with: value) { pass.cameOut(25, marking: 0x2000_0000) }
      }
      if pass.isDue(26) {
        let value: Int = _SeventyFormulas.d6(_s6, _s5)
        if Bindgen.replace(&_cache.d6, with: value) { pass.cameOut(26) }
      }
      if pass.isDue(27) {
        let value: Int = _SeventyFormulas.d7(_s7, _s12)
        if Bindgen.replace(&_cache.d7, with: value) { pass.cameOut(27) }
      }
    }
    if pass.isAnyDue(0xf_f000_0000) {
      if pass.isDue(28) {
        let value: Int = _SeventyFormulas.d8(_s8, _s19)
        if Bindgen.replace(&_cache.d8, with: value) {
          pass.cameOut(28, marking: 0x2000_0000)
          _core.staleness.dirty[1] |= 0x10
        }
      }
      if pass.isDue(29) {
        let value: Int = _SeventyFormulas.d9(_cache.d8, _cache.d5)
        if Bindgen.replace(&_cache.d9, with: value) { pass.cameOut(29) }
      }
      if pass.isDue(30) {
        let value: String = _SeventyFormulas.d10(_s10, _s13)
        if Bindgen.replace(&_cache.d10, with: value) { pass.cameOut(30) }
      }
      if pass.isDue(31) {
        let value: Int = _SeventyFormulas.d11(_s11, _s0)
        if Bindgen.replace(&_cache.d11, with: value) { pass.cameOut(31) }
      }
      if pass.isDue(32) {
        let value: Int = _SeventyFormulas.d12(_s12, _s7)
        if Bindgen.replace(&_cache.d12, with: value) { pass.cameOut(32) }
      }
      if pass.isDue(33) {
        let value: Int = _SeventyFormulas.d13(_s13, _s14)
        if Bindgen.replace(&_cache.d13, with: value) { pass.cameOut(33) }
      }
      if pass.isDue(34) {
        let value: Int = _SeventyFormulas.d14(_s14, _s1)
        if Bindgen.replace(&_cache.d14, with: value) { pass.cameOut(34) }
      }
      if pass.isDue(35) {
        let value: Int = _SeventyFormulas.d15(_s15, _s8)
        if Bindgen.replace(&_cache.d15, with: value) { pass.cameOut(35, marking: 0x80_0000_0000) }
      }
    }
    if pass.isAnyDue(0xff0_0000_0000) {
      if pass.isDue(36) {
        let value: Int = _SeventyFormulas.d16(_s16, _s15)
        if Bindgen.replace(&_cache.d16, with: value) { pass.cameOut(36) }
      }
      if pass.isDue(37) {
        let value: Int = _SeventyFormulas.d17(_s17, _s2)
        if Bindgen.replace(&_cache.d17, with: value) { pass.cameOut(37) }
      }
      if pass.isDue(38) {
        let value: Int = _SeventyFormulas.d18(_s18, _s9)
        if Bindgen.replace(&_cache.d18, with: value) { pass.cameOut(38, marking: 0x80_0000_0000) }
      }
      if pass.isDue(39) {
        let value: Int = _SeventyFormulas.d19(_cache.d18, _cache.d15)
        if Bindgen.replace(&_cache.d19, with: value) { pass.cameOut(39) }
      }
      if pass.isDue(40) {
        let value: Int = _SeventyFormulas.d20(_s0, _s3)
        if Bindgen.replace(&_cache.d20, with: value) { pass.cameOut(40, marking: 0x1000_0000_0000) }
      }
      if pass.isDue(41) {
        let value: String = _SeventyFormulas.d21(_s1, _s10)
        if Bindgen.replace(&_cache.d21, with: value) { pass.cameOut(41) }
      }
      if pass.isDue(42) {
        let value: Int = _SeventyFormulas.d22(_s2, _s17)
        if Bindgen.replace(&_cache.d22, with: value) { pass.cameOut(42) }
      }
      if pass.isDue(43) {
        let value: Int = _SeventyFormulas.d23(_s3, _s4)
        if Bindgen.replace(&_cache.d23, with: value) { pass.cameOut(43, marking: 0x1000_0000_0000) }
      }
    }
    if pass.isAnyDue(0xf_f000_0000_0000) {
      if pass.isDue(44) {
        let value: Int = _SeventyFormulas.d24(_cache.d23, _cache.d20)
        if Bindgen.replace(&_cache.d24, with: value) { pass.cameOut(44) }
      }
      if pass.isDue(45) {
        let value: Int = _SeventyFormulas.d25(_s5, _s18)
        if Bindgen.replace(&_cache.d25, with: value) { pass.cameOut(45, marking: 0x2_0000_0000_0000) }
      }
      if pass.isDue(46) {
        let value: Int = _SeventyFormulas.d26(_s6, _s5)
        if Bindgen.replace(&_cache.d26, with: value) { pass.cameOut(46) }
      }
      if pass.isDue(47) {
        let value: Int = _SeventyFormulas.d27(_s7, _s12)
        if Bindgen.replace(&_cache.d27, with: value) { pass.cameOut(47) }
      }
      if pass.isDue(48) {
        let value: Int = _SeventyFormulas.d28(_s8, _s19)
        if Bindgen.replace(&_cache.d28, with: value) { pass.cameOut(48, marking: 0x2_0000_0000_0000) }
      }
      if pass.isDue(49) {
        let value: Int = _SeventyFormulas.d29(_cache.d28, _cache.d25)
        if Bindgen.replace(&_cache.d29, with: value) { pass.cameOut(49) }
      }
      if pass.isDue(50) {
        let value: Int = _SeventyFormulas.d30(_s10, _s13)
        if Bindgen.replace(&_cache.d30, with: value) { pass.cameOut(50, marking: 0x40_0000_0000_0000) }
      }
      if pass.isDue(51) {
        let value: Int = _SeventyFormulas.d31(_s11, _s0)
        if Bindgen.replace(&_cache.d31, with: value) { pass.cameOut(51) }
      }
    }
    _core.finish(pass, 0xf_ffff_fff0_0000)
  }

  private func _settle1(_ wanted: Bindgen.Mask2) {
    var pass: Bindgen.Pass = _core.staleness.pass(0, wanted)
    if pass.isDue(52) {
      let value: String = _SeventyFormulas.d32(_s12, _s7)
      if Bindgen.replace(&_cache.d32, with: value) { pass.cameOut(52) }
    }
    if pass.isDue(53) {
      let value: Int = _SeventyFormulas.d33(_s13, _s14)
      if Bindgen.replace(&_cache.d33, with: value) { pass.cameOut(53, marking: 0x40_0000_0000_0000) }
    }
    if pass.isDue(54) {
      let value: Int = _SeventyFormulas.d34(_cache.d33, _cache.d30)
      if Bindgen.replace(&_cache.d34, with: value) { pass.cameOut(54) }
    }
    if pass.isDue(55) {
      let value: Int = _SeventyFormulas.d35(_s15, _s8)
      if Bindgen.replace(&_cache.d35, with: value) { pass.cameOut(55, marking: 0x800_0000_0000_0000) }
    }
    if pass.isDue(56) {
      let value: Int = _SeventyFormulas.d36(_s16, _s15)
      if Bindgen.replace(&_cache.d36, with: value) { pass.cameOut(56) }
    }
    if pass.isDue(57) {
      let value: Int = _SeventyFormulas.d37(_s17, _s2)
      if Bindgen.replace(&_cache.d37, with: value) { pass.cameOut(57) }
    }
    if pass.isDue(58) {
      let value: Int = _SeventyFormulas.d38(_s18, _s9)
      if Bindgen.replace(&_cache.d38, with: value) { pass.cameOut(58, marking: 0x800_0000_0000_0000) }
    }
    if pass.isDue(59) {
      let value: Int = _SeventyFormulas.d39(_cache.d38, _cache.d35)
      if Bindgen.replace(&_cache.d39, with: value) { pass.cameOut(59) }
    }
    if pass.isDue(60) {
      let value: Int = _SeventyFormulas.d40(_s0, _s3)
      if Bindgen.replace(&_cache.d40, with: value) { pass.cameOut(60) }
    }
    if pass.isDue(61) {
      let value: Int = _SeventyFormulas.d41(_s1, _s10)
      if Bindgen.replace(&_cache.d41, with: value) { pass.cameOut(61) }
    }
    if pass.isDue(62) {
      let value: Int = _SeventyFormulas.d42(_s2, _s17)
      if Bindgen.replace(&_cache.d42, with: value) { pass.cameOut(62) }
    }
    if pass.isDue(63) {
      let value: String = _SeventyFormulas.d43(_s3, _s4)
      if Bindgen.replace(&_cache.d43, with: value) { pass.cameOut(63) }
    }
    _core.finish(pass, 0xfff0_0000_0000_0000)
  }

  private func _settle2(_ wanted: Bindgen.Mask2) {
    var pass: Bindgen.Pass = _core.staleness.pass(1, wanted)
    if pass.isDue(64) {
      let value: Int = _SeventyFormulas.d44(_s4, _s11)
      if Bindgen.replace(&_cache.d44, with: value) { pass.cameOut(64) }
    }
    if pass.isDue(65) {
      let value: Int = _SeventyFormulas.d45(_s5, _s18)
      if Bindgen.replace(&_cache.d45, with: value) { pass.cameOut(65, marking: 0x20) }
    }
    if pass.isDue(66) {
      let value: Int = _SeventyFormulas.d46(_s6, _s5)
      if Bindgen.replace(&_cache.d46, with: value) { pass.cameOut(66) }
    }
    if pass.isDue(67) {
      let value: Int = _SeventyFormulas.d47(_s7, _s12)
      if Bindgen.replace(&_cache.d47, with: value) { pass.cameOut(67) }
    }
    if pass.isDue(68) {
      let value: Int = _SeventyFormulas.d48(_s8, _cache.d8)
      if Bindgen.replace(&_cache.d48, with: value) { pass.cameOut(68, marking: 0x20) }
    }
    if pass.isDue(69) {
      let value: Int = _SeventyFormulas.d49(_cache.d48, _cache.d45)
      if Bindgen.replace(&_cache.d49, with: value) { pass.cameOut(69) }
    }
    _core.finish(pass, 0x3f)
  }

  func _remember() { _told = _cache }

  func _compare() -> Bindgen.Mask2 {
    var equal: Bindgen.Mask2 = Bindgen.Mask2()
    _compare0(_told, _cache, &equal)
    _compare1(_told, _cache, &equal)
    _compare2(_told, _cache, &equal)
    _told = Cache()
    return equal
  }

  private func _compare0(_ told: Cache, _ cache: Cache, _ equal: inout Bindgen.Mask2) {
    if Bindgen.areEqual(told.d0, cache.d0) { equal.add(20) }
    if Bindgen.areEqual(told.d1, cache.d1) { equal.add(21) }
    if Bindgen.areEqual(told.d2, cache.d2) { equal.add(22) }
    if Bindgen.areEqual(told.d3, cache.d3) { equal.add(23) }
    if Bindgen.areEqual(told.d4, cache.d4) { equal.add(24) }
    if Bindgen.areEqual(told.d5, cache.d5) { equal.add(25) }
    if Bindgen.areEqual(told.d6, cache.d6) { equal.add(26) }
    if Bindgen.areEqual(told.d7, cache.d7) { equal.add(27) }
    if Bindgen.areEqual(told.d8, cache.d8) { equal.add(28) }
    if Bindgen.areEqual(told.d9, cache.d9) { equal.add(29) }
    if Bindgen.areEqual(told.d10, cache.d10) { equal.add(30) }
    if Bindgen.areEqual(told.d11, cache.d11) { equal.add(31) }
    if Bindgen.areEqual(told.d12, cache.d12) { equal.add(32) }
    if Bindgen.areEqual(told.d13, cache.d13) { equal.add(33) }
    if Bindgen.areEqual(told.d14, cache.d14) { equal.add(34) }
    if Bindgen.areEqual(told.d15, cache.d15) { equal.add(35) }
    if Bindgen.areEqual(told.d16, cache.d16) { equal.add(36) }
    if Bindgen.areEqual(told.d17, cache.d17) { equal.add(37) }
    if Bindgen.areEqual(told.d18, cache.d18) { equal.add(38) }
    if Bindgen.areEqual(told.d19, cache.d19) { equal.add(39) }
    if Bindgen.areEqual(told.d20, cache.d20) { equal.add(40) }
    if Bindgen.areEqual(told.d21, cache.d21) { equal.add(41) }
    if Bindgen.areEqual(told.d22, cache.d22) { equal.add(42) }
    if Bindgen.areEqual(told.d23, cache.d23) { equal.add(43) }
    if Bindgen.areEqual(told.d24, cache.d24) { equal.add(44) }
    if Bindgen.areEqual(told.d25, cache.d25) { equal.add(45) }
    if Bindgen.areEqual(told.d26, cache.d26) { equal.add(46) }
    if Bindgen.areEqual(told.d27, cache.d27) { equal.add(47) }
    if Bindgen.areEqual(told.d28, cache.d28) { equal.add(48) }
    if Bindgen.areEqual(told.d29, cache.d29) { equal.add(49) }
    if Bindgen.areEqual(told.d30, cache.d30) { equal.add(50) }
    if Bindgen.areEqual(told.d31, cache.d31) { equal.add(51) }
  }

  private func _compare1(_ told: Cache, _ cache: Cache, _ equal: inout Bindgen.Mask2) {
    if Bindgen.areEqual(told.d32, cache.d32) { equal.add(52) }
    if Bindgen.areEqual(told.d33, cache.d33) { equal.add(53) }
    if Bindgen.areEqual(told.d34, cache.d34) { equal.add(54) }
    if Bindgen.areEqual(told.d35, cache.d35) { equal.add(55) }
    if Bindgen.areEqual(told.d36, cache.d36) { equal.add(56) }
    if Bindgen.areEqual(told.d37, cache.d37) { equal.add(57) }
    if Bindgen.areEqual(told.d38, cache.d38) { equal.add(58) }
    if Bindgen.areEqual(told.d39, cache.d39) { equal.add(59) }
    if Bindgen.areEqual(told.d40, cache.d40) { equal.add(60) }
    if Bindgen.areEqual(told.d41, cache.d41) { equal.add(61) }
    if Bindgen.areEqual(told.d42, cache.d42) { equal.add(62) }
    if Bindgen.areEqual(told.d43, cache.d43) { equal.add(63) }
  }

  private func _compare2(_ told: Cache, _ cache: Cache, _ equal: inout Bindgen.Mask2) {
    if Bindgen.areEqual(told.d44, cache.d44) { equal.add(64) }
    if Bindgen.areEqual(told.d45, cache.d45) { equal.add(65) }
    if Bindgen.areEqual(told.d46, cache.d46) { equal.add(66) }
    if Bindgen.areEqual(told.d47, cache.d47) { equal.add(67) }
    if Bindgen.areEqual(told.d48, cache.d48) { equal.add(68) }
    if Bindgen.areEqual(told.d49, cache.d49) { equal.add(69) }
  }
}

/// Is told what changed in `Seventy`, once a transaction.
protocol SeventyDelegate: AnyObject {
  func seventy(_ seventy: Seventy, didChange changes: Seventy.Changes)
  func seventyDidChangeS0(_ seventy: Seventy)
  func seventyDidChangeS1(_ seventy: Seventy)
  func seventyDidChangeS2(_ seventy: Seventy)
  func seventyDidChangeS3(_ seventy: Seventy)
  func seventyDidChangeS4(_ seventy: Seventy)
  func seventyDidChangeS5(_ seventy: Seventy)
  func seventyDidChangeS6(_ seventy: Seventy)
  func seventyDidChangeS7(_ seventy: Seventy)
  func seventyDidChangeS8(_ seventy: Seventy)
  func seventyDidChangeS9(_ seventy: Seventy)
  func seventyDidChangeS10(_ seventy: Seventy)
  func seventyDidChangeS11(_ seventy: Seventy)
  func seventyDidChangeS12(_ seventy: Seventy)
  func seventyDidChangeS13(_ seventy: Seventy)
  func seventyDidChangeS14(_ seventy: Seventy)
  func seventyDidChangeS15(_ seventy: Seventy)
  func seventyDidChangeS16(_ seventy: Seventy)
  func seventyDidChangeS17(_ seventy: Seventy)
  func seventyDidChangeS18(_ seventy: Seventy)
  func seventyDidChangeS19(_ seventy: Seventy)
  func seventyDidChangeD0(_ seventy: Seventy)
  func seventyDidChangeD1(_ seventy: Seventy)
  func seventyDidChangeD2(_ seventy: Seventy)
  func seventyDidChangeD3(_ seventy: Seventy)
  func seventyDidChangeD4(_ seventy: Seventy)
  func seventyDidChangeD5(_ seventy: Seventy)
  func seventyDidChangeD6(_ seventy: Seventy)
  func seventyDidChangeD7(_ seventy: Seventy)
  func seventyDidChangeD8(_ seventy: Seventy)
  func seventyDidChangeD9(_ seventy: Seventy)
  func seventyDidChangeD10(_ seventy: Seventy)
  func seventyDidChangeD11(_ seventy: Seventy)
  func seventyDidChangeD12(_ seventy: Seventy)
  func seventyDidChangeD13(_ seventy: Seventy)
  func seventyDidChangeD14(_ seventy: Seventy)
  func seventyDidChangeD15(_ seventy: Seventy)
  func seventyDidChangeD16(_ seventy: Seventy)
  func seventyDidChangeD17(_ seventy: Seventy)
  func seventyDidChangeD18(_ seventy: Seventy)
  func seventyDidChangeD19(_ seventy: Seventy)
  func seventyDidChangeD20(_ seventy: Seventy)
  func seventyDidChangeD21(_ seventy: Seventy)
  func seventyDidChangeD22(_ seventy: Seventy)
  func seventyDidChangeD23(_ seventy: Seventy)
  func seventyDidChangeD24(_ seventy: Seventy)
  func seventyDidChangeD25(_ seventy: Seventy)
  func seventyDidChangeD26(_ seventy: Seventy)
  func seventyDidChangeD27(_ seventy: Seventy)
  func seventyDidChangeD28(_ seventy: Seventy)
  func seventyDidChangeD29(_ seventy: Seventy)
  func seventyDidChangeD30(_ seventy: Seventy)
  func seventyDidChangeD31(_ seventy: Seventy)
  func seventyDidChangeD32(_ seventy: Seventy)
  func seventyDidChangeD33(_ seventy: Seventy)
  func seventyDidChangeD34(_ seventy: Seventy)
  func seventyDidChangeD35(_ seventy: Seventy)
  func seventyDidChangeD36(_ seventy: Seventy)
  func seventyDidChangeD37(_ seventy: Seventy)
  func seventyDidChangeD38(_ seventy: Seventy)
  func seventyDidChangeD39(_ seventy: Seventy)
  func seventyDidChangeD40(_ seventy: Seventy)
  func seventyDidChangeD41(_ seventy: Seventy)
  func seventyDidChangeD42(_ seventy: Seventy)
  func seventyDidChangeD43(_ seventy: Seventy)
  func seventyDidChangeD44(_ seventy: Seventy)
  func seventyDidChangeD45(_ seventy: Seventy)
  func seventyDidChangeD46(_ seventy: Seventy)
  func seventyDidChangeD47(_ seventy: Seventy)
  func seventyDidChangeD48(_ seventy: Seventy)
  func seventyDidChangeD49(_ seventy: Seventy)
}

extension SeventyDelegate {
  func seventy(_ seventy: Seventy, didChange changes: Seventy.Changes) {}
  func seventyDidChangeS0(_ seventy: Seventy) {}
  func seventyDidChangeS1(_ seventy: Seventy) {}
  func seventyDidChangeS2(_ seventy: Seventy) {}
  func seventyDidChangeS3(_ seventy: Seventy) {}
  func seventyDidChangeS4(_ seventy: Seventy) {}
  func seventyDidChangeS5(_ seventy: Seventy) {}
  func seventyDidChangeS6(_ seventy: Seventy) {}
  func seventyDidChangeS7(_ seventy: Seventy) {}
  func seventyDidChangeS8(_ seventy: Seventy) {}
  func seventyDidChangeS9(_ seventy: Seventy) {}
  func seventyDidChangeS10(_ seventy: Seventy) {}
  func seventyDidChangeS11(_ seventy: Seventy) {}
  func seventyDidChangeS12(_ seventy: Seventy) {}
  func seventyDidChangeS13(_ seventy: Seventy) {}
  func seventyDidChangeS14(_ seventy: Seventy) {}
  func seventyDidChangeS15(_ seventy: Seventy) {}
  func seventyDidChangeS16(_ seventy: Seventy) {}
  func seventyDidChangeS17(_ seventy: Seventy) {}
  func seventyDidChangeS18(_ seventy: Seventy) {}
  func seventyDidChangeS19(_ seventy: Seventy) {}
  func seventyDidChangeD0(_ seventy: Seventy) {}
  func seventyDidChangeD1(_ seventy: Seventy) {}
  func seventyDidChangeD2(_ seventy: Seventy) {}
  func seventyDidChangeD3(_ seventy: Seventy) {}
  func seventyDidChangeD4(_ seventy: Seventy) {}
  func seventyDidChangeD5(_ seventy: Seventy) {}
  func seventyDidChangeD6(_ seventy: Seventy) {}
  func seventyDidChangeD7(_ seventy: Seventy) {}
  func seventyDidChangeD8(_ seventy: Seventy) {}
  func seventyDidChangeD9(_ seventy: Seventy) {}
  func seventyDidChangeD10(_ seventy: Seventy) {}
  func seventyDidChangeD11(_ seventy: Seventy) {}
  func seventyDidChangeD12(_ seventy: Seventy) {}
  func seventyDidChangeD13(_ seventy: Seventy) {}
  func seventyDidChangeD14(_ seventy: Seventy) {}
  func seventyDidChangeD15(_ seventy: Seventy) {}
  func seventyDidChangeD16(_ seventy: Seventy) {}
  func seventyDidChangeD17(_ seventy: Seventy) {}
  func seventyDidChangeD18(_ seventy: Seventy) {}
  func seventyDidChangeD19(_ seventy: Seventy) {}
  func seventyDidChangeD20(_ seventy: Seventy) {}
  func seventyDidChangeD21(_ seventy: Seventy) {}
  func seventyDidChangeD22(_ seventy: Seventy) {}
  func seventyDidChangeD23(_ seventy: Seventy) {}
  func seventyDidChangeD24(_ seventy: Seventy) {}
  func seventyDidChangeD25(_ seventy: Seventy) {}
  func seventyDidChangeD26(_ seventy: Seventy) {}
  func seventyDidChangeD27(_ seventy: Seventy) {}
  func seventyDidChangeD28(_ seventy: Seventy) {}
  func seventyDidChangeD29(_ seventy: Seventy) {}
  func seventyDidChangeD30(_ seventy: Seventy) {}
  func seventyDidChangeD31(_ seventy: Seventy) {}
  func seventyDidChangeD32(_ seventy: Seventy) {}
  func seventyDidChangeD33(_ seventy: Seventy) {}
  func seventyDidChangeD34(_ seventy: Seventy) {}
  func seventyDidChangeD35(_ seventy: Seventy) {}
  func seventyDidChangeD36(_ seventy: Seventy) {}
  func seventyDidChangeD37(_ seventy: Seventy) {}
  func seventyDidChangeD38(_ seventy: Seventy) {}
  func seventyDidChangeD39(_ seventy: Seventy) {}
  func seventyDidChangeD40(_ seventy: Seventy) {}
  func seventyDidChangeD41(_ seventy: Seventy) {}
  func seventyDidChangeD42(_ seventy: Seventy) {}
  func seventyDidChangeD43(_ seventy: Seventy) {}
  func seventyDidChangeD44(_ seventy: Seventy) {}
  func seventyDidChangeD45(_ seventy: Seventy) {}
  func seventyDidChangeD46(_ seventy: Seventy) {}
  func seventyDidChangeD47(_ seventy: Seventy) {}
  func seventyDidChangeD48(_ seventy: Seventy) {}
  func seventyDidChangeD49(_ seventy: Seventy) {}
}

/// The spec's expressions: each sees what it names, and nothing else of the model.
enum _SeventyFormulas {
  static func d0(_ s0: Int, _ s3: Int) -> Int { s0 + s3 }
  static func d1(_ s1: Int, _ s10: Int) -> Int { s1 + s10 }
  static func d2(_ s2: Int, _ s17: Int) -> Int { max(s2, s17) }
  static func d3(_ s3: Int, _ s4: Int) -> Int { s3 + s4 }
  static func d4(_ d3: Int, _ d0: Int) -> Int { d3 + d0 }
  static func d5(_ s5: Int, _ s18: Int) -> Int { s5 + s18 }
  static func d6(_ s6: Int, _ s5: Int) -> Int { s6 + s5 }
  static func d7(_ s7: Int, _ s12: Int) -> Int { max(s7, s12) }
  static func d8(_ s8: Int, _ s19: Int) -> Int { s8 + s19 }
  static func d9(_ d8: Int, _ d5: Int) -> Int { d8 + d5 }
  static func d10(_ s10: Int, _ s13: Int) -> String { "\(s10) \(s13)" }
  static func d11(_ s11: Int, _ s0: Int) -> Int { s11 + s0 }
  static func d12(_ s12: Int, _ s7: Int) -> Int { max(s12, s7) }
  static func d13(_ s13: Int, _ s14: Int) -> Int { s13 + s14 }
  static func d14(_ s14: Int, _ s1: Int) -> Int { s14 - s1 }
  static func d15(_ s15: Int, _ s8: Int) -> Int { s15 + s8 }
  static func d16(_ s16: Int, _ s15: Int) -> Int { s16 + s15 }
  static func d17(_ s17: Int, _ s2: Int) -> Int { max(s17, s2) }
  static func d18(_ s18: Int, _ s9: Int) -> Int { s18 + s9 }
  static func d19(_ d18: Int, _ d15: Int) -> Int { d18 + d15 }
  static func d20(_ s0: Int, _ s3: Int) -> Int { s0 + s3 }
  static func d21(_ s1: Int, _ s10: Int) -> String { "\(s1) \(s10)" }
  static func d22(_ s2: Int, _ s17: Int) -> Int { max(s2, s17) }
  static func d23(_ s3: Int, _ s4: Int) -> Int { s3 + s4 }
  static func d24(_ d23: Int, _ d20: Int) -> Int { d23 + d20 }
  static func d25(_ s5: Int, _ s18: Int) -> Int { s5 + s18 }
  static func d26(_ s6: Int, _ s5: Int) -> Int { s6 + s5 }
  static func d27(_ s7: Int, _ s12: Int) -> Int { max(s7, s12) }
  static func d28(_ s8: Int, _ s19: Int) -> Int { s8 + s19 }
  static func d29(_ d28: Int, _ d25: Int) -> Int { d28 + d25 }
  static func d30(_ s10: Int, _ s13: Int) -> Int { s10 + s13 }
  static func d31(_ s11: Int, _ s0: Int) -> Int { s11 + s0 }
  static func d32(_ s12: Int, _ s7: Int) -> String { "\(s12) \(s7)" }
  static func d33(_ s13: Int, _ s14: Int) -> Int { s13 + s14 }
  static func d34(_ d33: Int, _ d30: Int) -> Int { d33 + d30 }
  static func d35(_ s15: Int, _ s8: Int) -> Int { s15 + s8 }
  static func d36(_ s16: Int, _ s15: Int) -> Int { s16 + s15 }
  static func d37(_ s17: Int, _ s2: Int) -> Int { max(s17, s2) }
  static func d38(_ s18: Int, _ s9: Int) -> Int { s18 + s9 }
  static func d39(_ d38: Int, _ d35: Int) -> Int { d38 + d35 }
  static func d40(_ s0: Int, _ s3: Int) -> Int { s0 + s3 }
  static func d41(_ s1: Int, _ s10: Int) -> Int { s1 + s10 }
  static func d42(_ s2: Int, _ s17: Int) -> Int { max(s2, s17) }
  static func d43(_ s3: Int, _ s4: Int) -> String { "\(s3) \(s4)" }
  static func d44(_ s4: Int, _ s11: Int) -> Int { s4 - s11 }
  static func d45(_ s5: Int, _ s18: Int) -> Int { s5 + s18 }
  static func d46(_ s6: Int, _ s5: Int) -> Int { s6 + s5 }
  static func d47(_ s7: Int, _ s12: Int) -> Int { max(s7, s12) }
  static func d48(_ s8: Int, _ d8: Int) -> Int { min(s8, d8) }
  static func d49(_ d48: Int, _ d45: Int) -> Int { d48 + d45 }
}

// Made by bindgen from TwoHundred.bindgen.yml. Do not edit: change the spec.
// swift-format-ignore-file
// swiftlint:disable all

public final class TwoHundred: Bindgen.Model4 {
  // MARK: State

  public internal(set) var s0: Int {
    get { _s0 }
    set { if Bindgen.replace(&_s0, with: newValue) { _wrote(0) } }
  }
  private var _s0: Int

  public internal(set) var s1: Int {
    get { _s1 }
    set { if Bindgen.replace(&_s1, with: newValue) { _wrote(1) } }
  }
  private var _s1: Int

  public internal(set) var s2: Int {
    get { _s2 }
    set { if Bindgen.replace(&_s2, with: newValue) { _wrote(2) } }
  }
  private var _s2: Int

  public internal(set) var s3: Int {
    get { _s3 }
    set { if Bindgen.replace(&_s3, with: newValue) { _wrote(3) } }
  }
  private var _s3: Int

  public internal(set) var s4: Int {
    get { _s4 }
    set { if Bindgen.replace(&_s4, with: newValue) { _wrote(4) } }
  }
  private var _s4: Int

  public internal(set) var s5: Int {
    get { _s5 }
    set { if Bindgen.replace(&_s5, with: newValue) { _wrote(5) } }
  }
  private var _s5: Int

  public internal(set) var s6: Int {
    get { _s6 }
    set { if Bindgen.replace(&_s6, with: newValue) { _wrote(6) } }
  }
  private var _s6: Int

  public internal(set) var s7: Int {
    get { _s7 }
    set { if Bindgen.replace(&_s7, with: newValue) { _wrote(7) } }
  }
  private var _s7: Int

  public internal(set) var s8: Int {
    get { _s8 }
    set { if Bindgen.replace(&_s8, with: newValue) { _wrote(8) } }
  }
  private var _s8: Int

  public internal(set) var s9: Int {
    get { _s9 }
    set { if Bindgen.replace(&_s9, with: newValue) { _wrote(9) } }
  }
  private var _s9: Int

  public internal(set) var s10: Int {
    get { _s10 }
    set { if Bindgen.replace(&_s10, with: newValue) { _wrote(10) } }
  }
  private var _s10: Int

  public internal(set) var s11: Int {
    get { _s11 }
    set { if Bindgen.replace(&_s11, with: newValue) { _wrote(11) } }
  }
  private var _s11: Int

  public internal(set) var s12: Int {
    get { _s12 }
    set { if Bindgen.replace(&_s12, with: newValue) { _wrote(12) } }
  }
  private var _s12: Int

  public internal(set) var s13: Int {
    get { _s13 }
    set { if Bindgen.replace(&_s13, with: newValue) { _wrote(13) } }
  }
  private var _s13: Int

  public internal(set) var s14: Int {
    get { _s14 }
    set { if Bindgen.replace(&_s14, with: newValue) { _wrote(14) } }
  }
  private var _s14: Int

  public internal(set) var s15: Int {
    get { _s15 }
    set { if Bindgen.replace(&_s15, with: newValue) { _wrote(15) } }
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

  public internal(set) var s18: Int {
    get { _s18 }
    set { if Bindgen.replace(&_s18, with: newValue) { _wrote(18) } }
  }
  private var _s18: Int

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

  public internal(set) var s21: Int {
    get { _s21 }
    set { if Bindgen.replace(&_s21, with: newValue) { _wrote(21) } }
  }
  private var _s21: Int

  public internal(set) var s22: Int {
    get { _s22 }
    set { if Bindgen.replace(&_s22, with: newValue) { _wrote(22) } }
  }
  private var _s22: Int

  public internal(set) var s23: Int {
    get { _s23 }
    set { if Bindgen.replace(&_s23, with: newValue) { _wrote(23) } }
  }
  private var _s23: Int

  public internal(set) var s24: Int {
    get { _s24 }
    set { if Bindgen.replace(&_s24, with: newValue) { _wrote(24) } }
  }
  private var _s24: Int

  public internal(set) var s25: Int {
    get { _s25 }
    set { if Bindgen.replace(&_s25, with: newValue) { _wrote(25) } }
  }
  private var _s25: Int

  public internal(set) var s26: Int {
    get { _s26 }
    set { if Bindgen.replace(&_s26, with: newValue) { _wrote(26) } }
  }
  private var _s26: Int

  public internal(set) var s27: Int {
    get { _s27 }
    set { if Bindgen.replace(&_s27, with: newValue) { _wrote(27) } }
  }
  private var _s27: Int

  public internal(set) var s28: Int {
    get { _s28 }
    set { if Bindgen.replace(&_s28, with: newValue) { _wrote(28) } }
  }
  private var _s28: Int

  public internal(set) var s29: Int {
    get { _s29 }
    set { if Bindgen.replace(&_s29, with: newValue) { _wrote(29) } }
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
    set { if Bindgen.replace(&_s32, with: newValue) { _wrote(32) } }
  }
  private var _s32: Int

  public internal(set) var s33: Int {
    get { _s33 }
    set { if Bindgen.replace(&_s33, with: newValue) { _wrote(33) } }
  }
  private var _s33: Int

  public internal(set) var s34: Int {
    get { _s34 }
    set { if Bindgen.replace(&_s34, with: newValue) { _wrote(34) } }
  }
  private var _s34: Int

  public internal(set) var s35: Int {
    get { _s35 }
    set { if Bindgen.replace(&_s35, with: newValue) { _wrote(35) } }
  }
  private var _s35: Int

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

  public internal(set) var s38: Int {
    get { _s38 }
    set { if Bindgen.replace(&_s38, with: newValue) { _wrote(38) } }
  }
  private var _s38: Int

  public internal(set) var s39: Int {
    get { _s39 }
    set { if Bindgen.replace(&_s39, with: newValue) { _wrote(39) } }
  }
  private var _s39: Int

  public internal(set) var s40: Int {
    get { _s40 }
    set { if Bindgen.replace(&_s40, with: newValue) { _wrote(40) } }
  }
  private var _s40: Int

  public internal(set) var s41: Int {
    get { _s41 }
    set { if Bindgen.replace(&_s41, with: newValue) { _wrote(41) } }
  }
  private var _s41: Int

  public internal(set) var s42: Int {
    get { _s42 }
    set { if Bindgen.replace(&_s42, with: newValue) { _wrote(42) } }
  }
  private var _s42: Int

  public internal(set) var s43: Int {
    get { _s43 }
    set { if Bindgen.replace(&_s43, with: newValue) { _wrote(43) } }
  }
  private var _s43: Int

  public internal(set) var s44: Int {
    get { _s44 }
    set { if Bindgen.replace(&_s44, with: newValue) { _wrote(44) } }
  }
  private var _s44: Int

  public internal(set) var s45: Int {
    get { _s45 }
    set { if Bindgen.replace(&_s45, with: newValue) { _wrote(45) } }
  }
  private var _s45: Int

  public internal(set) var s46: Int {
    get { _s46 }
    set { if Bindgen.replace(&_s46, with: newValue) { _wrote(46) } }
  }
  private var _s46: Int

  public internal(set) var s47: Int {
    get { _s47 }
    set { if Bindgen.replace(&_s47, with: newValue) { _wrote(47) } }
  }
  private var _s47: Int

  public internal(set) var s48: Int {
    get { _s48 }
    set { if Bindgen.replace(&_s48, with: newValue) { _wrote(48) } }
  }
  private var _s48: Int

  public internal(set) var s49: Int {
    get { _s49 }
    set { if Bindgen.replace(&_s49, with: newValue) { _wrote(49) } }
  }
  private var _s49: Int

  public internal(set) var s50: Int {
    get { _s50 }
    set { if Bindgen.replace(&_s50, with: newValue) { _wrote(50) } }
  }
  private var _s50: Int

  public internal(set) var s51: Int {
    get { _s51 }
    set { if Bindgen.replace(&_s51, with: newValue) { _wrote(51) } }
  }
  private var _s51: Int

  public internal(set) var s52: Int {
    get { _s52 }
    set { if Bindgen.replace(&_s52, with: newValue) { _wrote(52) } }
  }
  private var _s52: Int

  public internal(set) var s53: Int {
    get { _s53 }
    set { if Bindgen.replace(&_s53, with: newValue) { _wrote(53) } }
  }
  private var _s53: Int

  public internal(set) var s54: Int {
    get { _s54 }
    set { if Bindgen.replace(&_s54, with: newValue) { _wrote(54) } }
  }
  private var _s54: Int

  public internal(set) var s55: Int {
    get { _s55 }
    set { if Bindgen.replace(&_s55, with: newValue) { _wrote(55) } }
  }
  private var _s55: Int

  public internal(set) var s56: Int {
    get { _s56 }
    set { if Bindgen.replace(&_s56, with: newValue) { _wrote(56) } }
  }
  private var _s56: Int

  public internal(set) var s57: Int {
    get { _s57 }
    set { if Bindgen.replace(&_s57, with: newValue) { _wrote(57) } }
  }
  private var _s57: Int

  public internal(set) var s58: Int {
    get { _s58 }
    set { if Bindgen.replace(&_s58, with: newValue) { _wrote(58) } }
  }
  private var _s58: Int

  public internal(set) var s59: Int {
    get { _s59 }
    set { if Bindgen.replace(&_s59, with: newValue) { _wrote(59) } }
  }
  private var _s59: Int

  public internal(set) var s60: Int {
    get { _s60 }
    set { if Bindgen.replace(&_s60, with: newValue) { _wrote(60) } }
  }
  private var _s60: Int

  public internal(set) var s61: Int {
    get { _s61 }
    set { if Bindgen.replace(&_s61, with: newValue) { _wrote(61) } }
  }
  private var _s61: Int

  public internal(set) var s62: Int {
    get { _s62 }
    set { if Bindgen.replace(&_s62, with: newValue) { _wrote(62) } }
  }
  private var _s62: Int

  public internal(set) var s63: Int {
    get { _s63 }
    set { if Bindgen.replace(&_s63, with: newValue) { _wrote(63) } }
  }
  private var _s63: Int

  public internal(set) var s64: Int {
    get { _s64 }
    set { if Bindgen.replace(&_s64, with: newValue) { _wrote(64) } }
  }
  private var _s64: Int

  public internal(set) var s65: Int {
    get { _s65 }
    set { if Bindgen.replace(&_s65, with: newValue) { _wrote(65) } }
  }
  private var _s65: Int

  public internal(set) var s66: Int {
    get { _s66 }
    set { if Bindgen.replace(&_s66, with: newValue) { _wrote(66) } }
  }
  private var _s66: Int

  public internal(set) var s67: Int {
    get { _s67 }
    set { if Bindgen.replace(&_s67, with: newValue) { _wrote(67) } }
  }
  private var _s67: Int

  public internal(set) var s68: Int {
    get { _s68 }
    set { if Bindgen.replace(&_s68, with: newValue) { _wrote(68) } }
  }
  private var _s68: Int

  public internal(set) var s69: Int {
    get { _s69 }
    set { if Bindgen.replace(&_s69, with: newValue) { _wrote(69) } }
  }
  private var _s69: Int

  public internal(set) var s70: Int {
    get { _s70 }
    set { if Bindgen.replace(&_s70, with: newValue) { _wrote(70) } }
  }
  private var _s70: Int

  public internal(set) var s71: Int {
    get { _s71 }
    set { if Bindgen.replace(&_s71, with: newValue) { _wrote(71) } }
  }
  private var _s71: Int

  public internal(set) var s72: Int {
    get { _s72 }
    set { if Bindgen.replace(&_s72, with: newValue) { _wrote(72) } }
  }
  private var _s72: Int

  public internal(set) var s73: Int {
    get { _s73 }
    set { if Bindgen.replace(&_s73, with: newValue) { _wrote(73) } }
  }
  private var _s73: Int

  public internal(set) var s74: Int {
    get { _s74 }
    set { if Bindgen.replace(&_s74, with: newValue) { _wrote(74) } }
  }
  private var _s74: Int

  public internal(set) var s75: Int {
    get { _s75 }
    set { if Bindgen.replace(&_s75, with: newValue) { _wrote(75) } }
  }
  private var _s75: Int

  public internal(set) var s76: Int {
    get { _s76 }
    set { if Bindgen.replace(&_s76, with: newValue) { _wrote(76) } }
  }
  private var _s76: Int

  public internal(set) var s77: Int {
    get { _s77 }
    set { if Bindgen.replace(&_s77, with: newValue) { _wrote(77) } }
  }
  private var _s77: Int

  public internal(set) var s78: Int {
    get { _s78 }
    set { if Bindgen.replace(&_s78, with: newValue) { _wrote(78) } }
  }
  private var _s78: Int

  public internal(set) var s79: Int {
    get { _s79 }
    set { if Bindgen.replace(&_s79, with: newValue) { _wrote(79) } }
  }
  private var _s79: Int

  public internal(set) var s80: Int {
    get { _s80 }
    set { if Bindgen.replace(&_s80, with: newValue) { _wrote(80) } }
  }
  private var _s80: Int

  public internal(set) var s81: Int {
    get { _s81 }
    set { if Bindgen.replace(&_s81, with: newValue) { _wrote(81) } }
  }
  private var _s81: Int

  public internal(set) var s82: Int {
    get { _s82 }
    set { if Bindgen.replace(&_s82, with: newValue) { _wrote(82) } }
  }
  private var _s82: Int

  public internal(set) var s83: Int {
    get { _s83 }
    set { if Bindgen.replace(&_s83, with: newValue) { _wrote(83) } }
  }
  private var _s83: Int

  public internal(set) var s84: Int {
    get { _s84 }
    set { if Bindgen.replace(&_s84, with: newValue) { _wrote(84) } }
  }
  private var _s84: Int

  public internal(set) var s85: Int {
    get { _s85 }
    set { if Bindgen.replace(&_s85, with: newValue) { _wrote(85) } }
  }
  private var _s85: Int

  public internal(set) var s86: Int {
    get { _s86 }
    set { if Bindgen.replace(&_s86, with: newValue) { _wrote(86) } }
  }
  private var _s86: Int

  public internal(set) var s87: Int {
    get { _s87 }
    set { if Bindgen.replace(&_s87, with: newValue) { _wrote(87) } }
  }
  private var _s87: Int

  public internal(set) var s88: Int {
    get { _s88 }
    set { if Bindgen.replace(&_s88, with: newValue) { _wrote(88) } }
  }
  private var _s88: Int

  public internal(set) var s89: Int {
    get { _s89 }
    set { if Bindgen.replace(&_s89, with: newValue) { _wrote(89) } }
  }
  private var _s89: Int

  // MARK: What follows

  public var d0: Int {
    if !_core.isTelling { return _TwoHundredFormulas.d0(_s0, _s3) }
    _refresh(90)
    return _cache.d0
  }

  public var d1: Int {
    if !_core.isTelling { return _TwoHundredFormulas.d1(_s1, _s10) }
    _refresh(91)
    return _cache.d1
  }

  public var d2: Int {
    _refresh(92)
    return _cache.d2
  }

  public var d3: Int {
    if !_core.isTelling { return _TwoHundredFormulas.d3(_s3, _s24) }
    _refresh(93)
    return _cache.d3
  }

  public var d4: Int {
    if !_core.isTelling {
      return _TwoHundredFormulas.d4(_TwoHundredFormulas.d3(_s3, _s24), _TwoHundredFormulas.d0(_s0, _s3))
    }
    _refresh(94)
    return _cache.d4
  }

  public var d5: Int {
    if !_core.isTelling { return _TwoHundredFormulas.d5(_s5, _s38) }
    _refresh(95)
    return _cache.d5
  }

  public var d6: Int {
    if !_core.isTelling { return _TwoHundredFormulas.d6(_s6, _s45) }
    _refresh(96)
    return _cache.d6
  }

  public var d7: Int {
    _refresh(97)
    return _cache.d7
  }

  public var d8: Int {
    if !_core.isTelling { return _TwoHundredFormulas.d8(_s8, _s59) }
    _refresh(98)
    return _cache.d8
  }

  public var d9: Int {
    if !_core.isTelling {
      return _TwoHundredFormulas.d9(_TwoHundredFormulas.d8(_s8, _s59), _TwoHundredFormulas.d5(_s5, _s38))
    }
    _refresh(99)
    return _cache.d9
  }

  public var d10: String {
    _refresh(100)
    return _cache.d10
  }

  public var d11: Int {
    if !_core.isTelling { return _TwoHundredFormulas.d11(_s11, _s80) }
    _refresh(101)
    return _cache.d11
  }

  public var d12: Int {
    _refresh(102)
    return _cache.d12
  }

  public var d13: Int {
    if !_core.isTelling { return _TwoHundredFormulas.d13(_s13, _s4) }
    _refresh(103)
    return _cache.d13
  }

  public var d14: Int {
    if !_core.isTelling { return _TwoHundredFormulas.d14(_s14, _s11) }
    _refresh(104)
    return _cache.d14
  }

  public var d15: Int {
    if !_core.isTelling { return _TwoHundredFormulas.d15(_s15, _s18) }
    _refresh(105)
    return _cache.d15
  }

  public var d16: Int {
    if !_core.isTelling { return _TwoHundredFormulas.d16(_s16, _s25) }
    _refresh(106)
    return _cache.d16
  }

  public var d17: Int {
    _refresh(107)
    return _cache.d17
  }

  public var d18: Int {
    if !_core.isTelling { return _TwoHundredFormulas.d18(_s18, _s39) }
    _refresh(108)
    return _cache.d18
  }

  public var d19: Int {
    if !_core.isTelling {
      return _TwoHundredFormulas.d19(_TwoHundredFormulas.d18(_s18, _s39), _TwoHundredFormulas.d15(_s15, _s18))
    }
    _refresh(109)
    return _cache.d19
  }

  public var d20: Int {
    if !_core.isTelling { return _TwoHundredFormulas.d20(_s20, _s53) }
    _refresh(110)
    return _cache.d20
  }

  public var d21: String {
    _refresh(111)
    return _cache.d21
  }

  public var d22: Int {
    _refresh(112)
    return _cache.d22
  }

  public var d23: Int {
    if !_core.isTelling { return _TwoHundredFormulas.d23(_s23, _s74) }
    _refresh(113)
    return _cache.d23
  }

  public var d24: Int {
    if !_core.isTelling {
      return _TwoHundredFormulas.d24(_TwoHundredFormulas.d23(_s23, _s74), _TwoHundredFormulas.d20(_s20, _s53))
    }
    _refresh(114)
    return _cache.d24
  }

  public var d25: Int {
    if !_core.isTelling { return _TwoHundredFormulas.d25(_s25, _s88) }
    _refresh(115)
    return _cache.d25
  }

  public var d26: Int {
    if !_core.isTelling { return _TwoHundredFormulas.d26(_s26, _s5) }
    _refresh(116)
    return _cache.d26
  }

  public var d27: Int {
    _refresh(117)
    return _cache.d27
  }

  public var d28: Int {
    if !_core.isTelling { return _TwoHundredFormulas.d28(_s28, _s19) }
    _refresh(118)
    return _cache.d28
  }

  public var d29: Int {
    if !_core.isTelling {
      return _TwoHundredFormulas.d29(_TwoHundredFormulas.d28(_s28, _s19), _TwoHundredFormulas.d25(_s25, _s88))
    }
    _refresh(119)
    return _cache.d29
  }

  public var d30: Int {
    if !_core.isTelling { return _TwoHundredFormulas.d30(_s30, _s33) }
    _refresh(120)
    return _cache.d30
  }

  public var d31: Int {
    if !_core.isTelling { return _TwoHundredFormulas.d31(_s31, _s40) }
    _refresh(121)
    return _cache.d31
  }

  public var d32: String {
    _refresh(122)
    return _cache.d32
  }

  public var d33: Int {
    if !_core.isTelling { return _TwoHundredFormulas.d33(_s33, _s54) }
    _refresh(123)
    return _cache.d33
  }

  public var d34: Int {
    if !_core.isTelling {
      return _TwoHundredFormulas.d34(_TwoHundredFormulas.d33(_s33, _s54), _TwoHundredFormulas.d30(_s30, _s33))
    }
    _refresh(124)
    return _cache.d34
  }

  public var d35: Int {
    if !_core.isTelling { return _TwoHundredFormulas.d35(_s35, _s68) }
    _refresh(125)
    return _cache.d35
  }

  public var d36: Int {
    if !_core.isTelling { return _TwoHundredFormulas.d36(_s36, _s75) }
    _refresh(126)
    return _cache.d36
  }

  public var d37: Int {
    _refresh(127)
    return _cache.d37
  }

  public var d38: Int {
    if !_core.isTelling { return _TwoHundredFormulas.d38(_s38, _s89) }
    _refresh(128)
    return _cache.d38
  }

  public var d39: Int {
    if !_core.isTelling {
      return _TwoHundredFormulas.d39(_TwoHundredFormulas.d38(_s38, _s89), _TwoHundredFormulas.d35(_s35, _s68))
    }
    _refresh(129)
    return _cache.d39
  }

  public var d40: Int {
    if !_core.isTelling { return _TwoHundredFormulas.d40(_s40, _s13) }
    _refresh(130)
    return _cache.d40
  }

  public var d41: Int {
    if !_core.isTelling { return _TwoHundredFormulas.d41(_s41, _s20) }
    _refresh(131)
    return _cache.d41
  }

  public var d42: Int {
    _refresh(132)
    return _cache.d42
  }

  public var d43: String {
    _refresh(133)
    return _cache.d43
  }

  public var d44: Int {
    if !_core.isTelling { return _TwoHundredFormulas.d44(_s44, _s41) }
    _refresh(134)
    return _cache.d44
  }

  public var d45: Int {
    if !_core.isTelling { return _TwoHundredFormulas.d45(_s45, _s48) }
    _refresh(135)
    return _cache.d45
  }

  public var d46: Int {
    if !_core.isTelling { return _TwoHundredFormulas.d46(_s46, _s55) }
    _refresh(136)
    return _cache.d46
  }

  public var d47: Int {
    _refresh(137)
    return _cache.d47
  }

  public var d48: Int {
    _refresh(138)
    return _cache.d48
  }

  public var d49: Int {
    if !_core.isTelling { return _TwoHundredFormulas.d49(d48, _TwoHundredFormulas.d45(_s45, _s48)) }
    _refresh(139)
    return _cache.d49
  }

  public var d50: Int {
    if !_core.isTelling { return _TwoHundredFormulas.d50(_s50, _s83) }
    _refresh(140)
    return _cache.d50
  }

  public var d51: Int {
    if !_core.isTelling { return _TwoHundredFormulas.d51(_s51, _s0) }
    _refresh(141)
    return _cache.d51
  }

  public var d52: Int {
    _refresh(142)
    return _cache.d52
  }

  public var d53: Int {
    _refresh(143)
    return _cache.d53
  }

  public var d54: String {
    _refresh(144)
    return _cache.d54
  }

  public var d55: Int {
    if !_core.isTelling { return _TwoHundredFormulas.d55(_s55, _s28) }
    _refresh(145)
    return _cache.d55
  }

  public var d56: Int {
    if !_core.isTelling { return _TwoHundredFormulas.d56(_s56, _s35) }
    _refresh(146)
    return _cache.d56
  }

  public var d57: Int {
    _refresh(147)
    return _cache.d57
  }

  public var d58: Int {
    _refresh(148)
    return _cache.d58
  }

  public var d59: Int {
    if !_core.isTelling { return _TwoHundredFormulas.d59(d58, _TwoHundredFormulas.d55(_s55, _s28)) }
    _refresh(149)
    return _cache.d59
  }

  public var d60: Int {
    if !_core.isTelling { return _TwoHundredFormulas.d60(_s60, _s63) }
    _refresh(150)
    return _cache.d60
  }

  public var d61: Int {
    if !_core.isTelling { return _TwoHundredFormulas.d61(_s61, _s70) }
    _refresh(151)
    return _cache.d61
  }

  public var d62: Int {
    _refresh(152)
    return _cache.d62
  }

  public var d63: Int {
    _refresh(153)
    return _cache.d63
  }

  public var d64: Int {
    if !_core.isTelling { return _TwoHundredFormulas.d64(d63, _TwoHundredFormulas.d60(_s60, _s63)) }
    _refresh(154)
    return _cache.d64
  }

  public var d65: String {
    _refresh(155)
    return _cache.d65
  }

  public var d66: Int {
    if !_core.isTelling { return _TwoHundredFormulas.d66(_s66, _s15) }
    _refresh(156)
    return _cache.d66
  }

  public var d67: Int {
    _refresh(157)
    return _cache.d67
  }

  public var d68: Int {
    _refresh(158)
    return _cache.d68
  }

  public var d69: Int {
    if !_core.isTelling { return _TwoHundredFormulas.d69(_s69, _s36) }
    _refresh(159)
    return _cache.d69
  }

  public var d70: Int {
    if !_core.isTelling { return _TwoHundredFormulas.d70(_s70, _s43) }
    _refresh(160)
    return _cache.d70
  }

  public var d71: Int {
    if !_core.isTelling { return _TwoHundredFormulas.d71(_s71, _s50) }
    _refresh(161)
    return _cache.d71
  }

  public var d72: Int {
    _refresh(162)
    return _cache.d72
  }

  public var d73: Int {
    _refresh(163)
    return _cache.d73
  }

  public var d74: Int {
    if !_core.isTelling { return _TwoHundredFormulas.d74(d73, _TwoHundredFormulas.d70(_s70, _s43)) }
    _refresh(164)
    return _cache.d74
  }

  public var d75: Int {
    if !_core.isTelling { return _TwoHundredFormulas.d75(_s75, _s78) }
    _refresh(165)
    return _cache.d75
  }

  public var d76: String {
    _refresh(166)
    return _cache.d76
  }

  public var d77: Int {
    _refresh(167)
    return _cache.d77
  }

  public var d78: Int {
    _refresh(168)
    return _cache.d78
  }

  public var d79: Int {
    if !_core.isTelling { return _TwoHundredFormulas.d79(d78, _TwoHundredFormulas.d75(_s75, _s78)) }
    _refresh(169)
    return _cache.d79
  }

  public var d80: Int {
    if !_core.isTelling { return _TwoHundredFormulas.d80(_s80, _s23) }
    _refresh(170)
    return _cache.d80
  }

  public var d81: Int {
    if !_core.isTelling { return _TwoHundredFormulas.d81(_s81, _s30) }
    _refresh(171)
    return _cache.d81
  }

  public var d82: Int {
    _refresh(172)
    return _cache.d82
  }

  public var d83: Int {
    if !_core.isTelling { return _TwoHundredFormulas.d83(_s83) }
    _refresh(173)
    return _cache.d83
  }

  public var d84: Int {
    if !_core.isTelling {
      return _TwoHundredFormulas.d84(_TwoHundredFormulas.d83(_s83), _TwoHundredFormulas.d80(_s80, _s23))
    }
    _refresh(174)
    return _cache.d84
  }

  public var d85: Int {
    if !_core.isTelling { return _TwoHundredFormulas.d85(_s85, _s58) }
    _refresh(175)
    return _cache.d85
  }

  public var d86: Int {
    if !_core.isTelling { return _TwoHundredFormulas.d86(_s86, _s65) }
    _refresh(176)
    return _cache.d86
  }

  public var d87: String {
    _refresh(177)
    return _cache.d87
  }

  public var d88: Int {
    _refresh(178)
    return _cache.d88
  }

  public var d89: Int {
    if !_core.isTelling { return _TwoHundredFormulas.d89(d88, _TwoHundredFormulas.d85(_s85, _s58)) }
    _refresh(179)
    return _cache.d89
  }

  public var d90: Int {
    if !_core.isTelling { return _TwoHundredFormulas.d90(_s0, _s3) }
    _refresh(180)
    return _cache.d90
  }

  public var d91: Int {
    if !_core.isTelling { return _TwoHundredFormulas.d91(_s1, _s10) }
    _refresh(181)
    return _cache.d91
  }

  public var d92: Int {
    _refresh(182)
    return _cache.d92
  }

  public var d93: Int {
    _refresh(183)
    return _cache.d93
  }

  public var d94: Int {
    if !_core.isTelling { return _TwoHundredFormulas.d94(d93, _TwoHundredFormulas.d90(_s0, _s3)) }
    _refresh(184)
    return _cache.d94
  }

  public var d95: Int {
    if !_core.isTelling { return _TwoHundredFormulas.d95(_s5, _s38) }
    _refresh(185)
    return _cache.d95
  }

  public var d96: Int {
    if !_core.isTelling { return _TwoHundredFormulas.d96(_s6, _s45) }
    _refresh(186)
    return _cache.d96
  }

  public var d97: Int {
    _refresh(187)
    return _cache.d97
  }

  public var d98: String {
    _refresh(188)
    return _cache.d98
  }

  public var d99: Int {
    if !_core.isTelling { return _TwoHundredFormulas.d99(_s9, _s66) }
    _refresh(189)
    return _cache.d99
  }

  public var d100: Int {
    if !_core.isTelling { return _TwoHundredFormulas.d100(_s10, _s73) }
    _refresh(190)
    return _cache.d100
  }

  public var d101: Int {
    if !_core.isTelling { return _TwoHundredFormulas.d101(_s11, _s80) }
    _refresh(191)
    return _cache.d101
  }

  public var d102: Int {
    _refresh(192)
    return _cache.d102
  }

  public var d103: Int {
    _refresh(193)
    return _cache.d103
  }

  public var d104: Int {
    if !_core.isTelling { return _TwoHundredFormulas.d104(d103, _TwoHundredFormulas.d100(_s10, _s73)) }
    _refresh(194)
    return _cache.d104
  }

  public var d105: Int {
    if !_core.isTelling { return _TwoHundredFormulas.d105(_s15, _s18) }
    _refresh(195)
    return _cache.d105
  }

  public var d106: Int {
    if !_core.isTelling { return _TwoHundredFormulas.d106(_s16, _s25) }
    _refresh(196)
    return _cache.d106
  }

  public var d107: Int {
    _refresh(197)
    return _cache.d107
  }

  public var d108: Int {
    _refresh(198)
    return _cache.d108
  }

  public var d109: String {
    _refresh(199)
    return _cache.d109
  }

  // MARK: Actions

  public func raise(by amount: Int) {
    _core.open()
    defer { _end() }
    _performRaise(by: amount)
  }

  private func _performRaise(by amount: Int) {
    s0 += amount
    s89 += amount
  }

  /// Makes many writes one transaction: observers are told once, at its end.
  @discardableResult
  public func update<Result>(_ body: (TwoHundred) throws -> Result) rethrows -> Result {
    _core.open()
    defer { _end() }
    return try body(self)
  }

  // MARK: Making

  public init(
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
    s20: Int = 20,
    s21: Int = 21,
    s22: Int = 22,
    s23: Int = 23,
    s24: Int = 24,
    s25: Int = 25,
    s26: Int = 26,
    s27: Int = 27,
    s28: Int = 28,
    s29: Int = 29,
    s30: Int = 30,
    s31: Int = 31,
    s32: Int = 32,
    s33: Int = 33,
    s34: Int = 34,
    s35: Int = 35,
    s36: Int = 36,
    s37: Int = 37,
    s38: Int = 38,
    s39: Int = 39,
    s40: Int = 40,
    s41: Int = 41,
    s42: Int = 42,
    s43: Int = 43,
    s44: Int = 44,
    s45: Int = 45,
    s46: Int = 46,
    s47: Int = 47,
    s48: Int = 48,
    s49: Int = 49,
    s50: Int = 50,
    s51: Int = 51,
    s52: Int = 52,
    s53: Int = 53,
    s54: Int = 54,
    s55: Int = 55,
    s56: Int = 56,
    s57: Int = 57,
    s58: Int = 58,
    s59: Int = 59,
    s60: Int = 60,
    s61: Int = 61,
    s62: Int = 62,
    s63: Int = 63,
    s64: Int = 64,
    s65: Int = 65,
    s66: Int = 66,
    s67: Int = 67,
    s68: Int = 68,
    s69: Int = 69,
    s70: Int = 70,
    s71: Int = 71,
    s72: Int = 72,
    s73: Int = 73,
    s74: Int = 74,
    s75: Int = 75,
    s76: Int = 76,
    s77: Int = 77,
    s78: Int = 78,
    s79: Int = 79,
    s80: Int = 80,
    s81: Int = 81,
    s82: Int = 82,
    s83: Int = 83,
    s84: Int = 84,
    s85: Int = 85,
    s86: Int = 86,
    s87: Int = 87,
    s88: Int = 88,
    s89: Int = 89,
    delegate: (any TwoHundredDelegate)? = nil
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
    _s70 = s70
    _s71 = s71
    _s72 = s72
    _s73 = s73
    _s74 = s74
    _s75 = s75
    _s76 = s76
    _s77 = s77
    _s78 = s78
    _s79 = s79
    _s80 = s80
    _s81 = s81
    _s82 = s82
    _s83 = s83
    _s84 = s84
    _s85 = s85
    _s86 = s86
    _s87 = s87
    _s88 = s88
    _s89 = s89
    self.delegate = delegate
    _watch()
  }

  // MARK: Who is told

  /// The fields that a transaction changed.
  public struct Changes: OptionSet, Sendable {
    private var fields: Bindgen.Mask4 = Bindgen.Mask4()
    /// 64 fields a word: more of them than an integer has bits.
    public var rawValue: (UInt64, UInt64, UInt64, UInt64) { fields.words }

    public init() {}
    public init(rawValue: (UInt64, UInt64, UInt64, UInt64)) { fields = Bindgen.Mask4(words: rawValue) }
    fileprivate init(_ fields: Bindgen.Mask4) { self.fields = fields }
    private static subscript(field: Int) -> Changes { Changes(Bindgen.Mask4(field)) }

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
    public static var s70: Changes { self[70] }
    public static var s71: Changes { self[71] }
    public static var s72: Changes { self[72] }
    public static var s73: Changes { self[73] }
    public static var s74: Changes { self[74] }
    public static var s75: Changes { self[75] }
    public static var s76: Changes { self[76] }
    public static var s77: Changes { self[77] }
    public static var s78: Changes { self[78] }
    public static var s79: Changes { self[79] }
    public static var s80: Changes { self[80] }
    public static var s81: Changes { self[81] }
    public static var s82: Changes { self[82] }
    public static var s83: Changes { self[83] }
    public static var s84: Changes { self[84] }
    public static var s85: Changes { self[85] }
    public static var s86: Changes { self[86] }
    public static var s87: Changes { self[87] }
    public static var s88: Changes { self[88] }
    public static var s89: Changes { self[89] }
    public static var d0: Changes { self[90] }
    public static var d1: Changes { self[91] }
    public static var d2: Changes { self[92] }
    public static var d3: Changes { self[93] }
    public static var d4: Changes { self[94] }
    public static var d5: Changes { self[95] }
    public static var d6: Changes { self[96] }
    public static var d7: Changes { self[97] }
    public static var d8: Changes { self[98] }
    public static var d9: Changes { self[99] }
    public static var d10: Changes { self[100] }
    public static var d11: Changes { self[101] }
    public static var d12: Changes { self[102] }
    public static var d13: Changes { self[103] }
    public static var d14: Changes { self[104] }
    public static var d15: Changes { self[105] }
    public static var d16: Changes { self[106] }
    public static var d17: Changes { self[107] }
    public static var d18: Changes { self[108] }
    public static var d19: Changes { self[109] }
    public static var d20: Changes { self[110] }
    public static var d21: Changes { self[111] }
    public static var d22: Changes { self[112] }
    public static var d23: Changes { self[113] }
    public static var d24: Changes { self[114] }
    public static var d25: Changes { self[115] }
    public static var d26: Changes { self[116] }
    public static var d27: Changes { self[117] }
    public static var d28: Changes { self[118] }
    public static var d29: Changes { self[119] }
    public static var d30: Changes { self[120] }
    public static var d31: Changes { self[121] }
    public static var d32: Changes { self[122] }
    public static var d33: Changes { self[123] }
    public static var d34: Changes { self[124] }
    public static var d35: Changes { self[125] }
    public static var d36: Changes { self[126] }
    public static var d37: Changes { self[127] }
    public static var d38: Changes { self[128] }
    public static var d39: Changes { self[129] }
    public static var d40: Changes { self[130] }
    public static var d41: Changes { self[131] }
    public static var d42: Changes { self[132] }
    public static var d43: Changes { self[133] }
    public static var d44: Changes { self[134] }
    public static var d45: Changes { self[135] }
    public static var d46: Changes { self[136] }
    public static var d47: Changes { self[137] }
    public static var d48: Changes { self[138] }
    public static var d49: Changes { self[139] }
    public static var d50: Changes { self[140] }
    public static var d51: Changes { self[141] }
    public static var d52: Changes { self[142] }
    public static var d53: Changes { self[143] }
    public static var d54: Changes { self[144] }
    public static var d55: Changes { self[145] }
    public static var d56: Changes { self[146] }
    public static var d57: Changes { self[147] }
    public static var d58: Changes { self[148] }
    public static var d59: Changes { self[149] }
    public static var d60: Changes { self[150] }
    public static var d61: Changes { self[151] }
    public static var d62: Changes { self[152] }
    public static var d63: Changes { self[153] }
    public static var d64: Changes { self[154] }
    public static var d65: Changes { self[155] }
    public static var d66: Changes { self[156] }
    public static var d67: Changes { self[157] }
    public static var d68: Changes { self[158] }
    public static var d69: Changes { self[159] }
    public static var d70: Changes { self[160] }
    public static var d71: Changes { self[161] }
    public static var d72: Changes { self[162] }
    public static var d73: Changes { self[163] }
    public static var d74: Changes { self[164] }
    public static var d75: Changes { self[165] }
    public static var d76: Changes { self[166] }
    public static var d77: Changes { self[167] }
    public static var d78: Changes { self[168] }
    public static var d79: Changes { self[169] }
    public static var d80: Changes { self[170] }
    public static var d81: Changes { self[171] }
    public static var d82: Changes { self[172] }
    public static var d83: Changes { self[173] }
    public static var d84: Changes { self[174] }
    public static var d85: Changes { self[175] }
    public static var d86: Changes { self[176] }
    public static var d87: Changes { self[177] }
    public static var d88: Changes { self[178] }
    public static var d89: Changes { self[179] }
    public static var d90: Changes { self[180] }
    public static var d91: Changes { self[181] }
    public static var d92: Changes { self[182] }
    public static var d93: Changes { self[183] }
    public static var d94: Changes { self[184] }
    public static var d95: Changes { self[185] }
    public static var d96: Changes { self[186] }
    public static var d97: Changes { self[187] }
    public static var d98: Changes { self[188] }
    public static var d99: Changes { self[189] }
    public static var d100: Changes { self[190] }
    public static var d101: Changes { self[191] }
    public static var d102: Changes { self[192] }
    public static var d103: Changes { self[193] }
    public static var d104: Changes { self[194] }
    public static var d105: Changes { self[195] }
    public static var d106: Changes { self[196] }
    public static var d107: Changes { self[197] }
    public static var d108: Changes { self[198] }
    public static var d109: Changes { self[199] }
  }

  public weak var delegate: (any TwoHundredDelegate)? {
    didSet { delegate == nil ? _watch() : _join(_core.graph.all) }
  }

  private func _tell(_ delegate: any TwoHundredDelegate, _ changes: Changes) {
    delegate.twoHundred(self, didChange: changes)
    if changes.rawValue.0 != 0 { _tell0(delegate, changes.rawValue.0) }
    if changes.rawValue.1 != 0 { _tell1(delegate, changes.rawValue.1) }
    if changes.rawValue.2 != 0 { _tell2(delegate, changes.rawValue.2) }
    if changes.rawValue.3 != 0 { _tell3(delegate, changes.rawValue.3) }
  }

  private func _tell0(_ delegate: any TwoHundredDelegate, _ changed: UInt64) {
    if changed & 0xff != 0 {
      if changed & 0x1 != 0 { delegate.twoHundredDidChangeS0(self) }
      if changed & 0x2 != 0 { delegate.twoHundredDidChangeS1(self) }
      if changed & 0x4 != 0 { delegate.twoHundredDidChangeS2(self) }
      if changed & 0x8 != 0 { delegate.twoHundredDidChangeS3(self) }
      if changed & 0x10 != 0 { delegate.twoHundredDidChangeS4(self) }
      if changed & 0x20 != 0 { delegate.twoHundredDidChangeS5(self) }
      if changed & 0x40 != 0 { delegate.twoHundredDidChangeS6(self) }
      if changed & 0x80 != 0 { delegate.twoHundredDidChangeS7(self) }
    }
    if changed & 0xff00 != 0 {
      if changed & 0x100 != 0 { delegate.twoHundredDidChangeS8(self) }
      if changed & 0x200 != 0 { delegate.twoHundredDidChangeS9(self) }
      if changed & 0x400 != 0 { delegate.twoHundredDidChangeS10(self) }
      if changed & 0x800 != 0 { delegate.twoHundredDidChangeS11(self) }
      if changed & 0x1000 != 0 { delegate.twoHundredDidChangeS12(self) }
      if changed & 0x2000 != 0 { delegate.twoHundredDidChangeS13(self) }
      if changed & 0x4000 != 0 { delegate.twoHundredDidChangeS14(self) }
      if changed & 0x8000 != 0 { delegate.twoHundredDidChangeS15(self) }
    }
    if changed & 0xff0000 != 0 {
      if changed & 0x10000 != 0 { delegate.twoHundredDidChangeS16(self) }
      if changed & 0x20000 != 0 { delegate.twoHundredDidChangeS17(self) }
      if changed & 0x40000 != 0 { delegate.twoHundredDidChangeS18(self) }
      if changed & 0x80000 != 0 { delegate.twoHundredDidChangeS19(self) }
      if changed & 0x100000 != 0 { delegate.twoHundredDidChangeS20(self) }
      if changed & 0x200000 != 0 { delegate.twoHundredDidChangeS21(self) }
      if changed & 0x400000 != 0 { delegate.twoHundredDidChangeS22(self) }
      if changed & 0x800000 != 0 { delegate.twoHundredDidChangeS23(self) }
    }
    if changed & 0xff00_0000 != 0 {
      if changed & 0x1000000 != 0 { delegate.twoHundredDidChangeS24(self) }
      if changed & 0x2000000 != 0 { delegate.twoHundredDidChangeS25(self) }
      if changed & 0x4000000 != 0 { delegate.twoHundredDidChangeS26(self) }
      if changed & 0x8000000 != 0 { delegate.twoHundredDidChangeS27(self) }
      if changed & 0x1000_0000 != 0 { delegate.twoHundredDidChangeS28(self) }
      if changed & 0x2000_0000 != 0 { delegate.twoHundredDidChangeS29(self) }
      if changed & 0x4000_0000 != 0 { delegate.twoHundredDidChangeS30(self) }
      if changed & 0x8000_0000 != 0 { delegate.twoHundredDidChangeS31(self) }
    }
    if changed & 0xff_0000_0000 != 0 {
      if changed & 0x1_0000_0000 != 0 { delegate.twoHundredDidChangeS32(self) }
      if changed & 0x2_0000_0000 != 0 { delegate.twoHundredDidChangeS33(self) }
      if changed & 0x4_0000_0000 != 0 { delegate.twoHundredDidChangeS34(self) }
      if changed & 0x8_0000_0000 != 0 { delegate.twoHundredDidChangeS35(self) }
      if changed & 0x10_0000_0000 != 0 { delegate.twoHundredDidChangeS36(self) }
      if changed & 0x20_0000_0000 != 0 { delegate.twoHundredDidChangeS37(self) }
      if changed & 0x40_0000_0000 != 0 { delegate.twoHundredDidChangeS38(self) }
      if changed & 0x80_0000_0000 != 0 { delegate.twoHundredDidChangeS39(self) }
    }
    if changed & 0xff00_0000_0000 != 0 {
      if changed & 0x100_0000_0000 != 0 { delegate.twoHundredDidChangeS40(self) }
      if changed & 0x200_0000_0000 != 0 { delegate.twoHundredDidChangeS41(self) }
      if changed & 0x400_0000_0000 != 0 { delegate.twoHundredDidChangeS42(self) }
      if changed & 0x800_0000_0000 != 0 { delegate.twoHundredDidChangeS43(self) }
      if changed & 0x1000_0000_0000 != 0 { delegate.twoHundredDidChangeS44(self) }
      if changed & 0x2000_0000_0000 != 0 { delegate.twoHundredDidChangeS45(self) }
      if changed & 0x4000_0000_0000 != 0 { delegate.twoHundredDidChangeS46(self) }
      if changed & 0x8000_0000_0000 != 0 { delegate.twoHundredDidChangeS47(self) }
    }
    if changed & 0xff_0000_0000_0000 != 0 {
      if changed & 0x1_0000_0000_0000 != 0 { delegate.twoHundredDidChangeS48(self) }
      if changed & 0x2_0000_0000_0000 != 0 { delegate.twoHundredDidChangeS49(self) }
      if changed & 0x4_0000_0000_0000 != 0 { delegate.twoHundredDidChangeS50(self) }
      if changed & 0x8_0000_0000_0000 != 0 { delegate.twoHundredDidChangeS51(self) }
      if changed & 0x10_0000_0000_0000 != 0 { delegate.twoHundredDidChangeS52(self) }
      if changed & 0x20_0000_0000_0000 != 0 { delegate.twoHundredDidChangeS53(self) }
      if changed & 0x40_0000_0000_0000 != 0 { delegate.twoHundredDidChangeS54(self) }
      if changed & 0x80_0000_0000_0000 != 0 { delegate.twoHundredDidChangeS55(self) }
    }
    if changed & 0xff00_0000_0000_0000 != 0 {
      if changed & 0x100_0000_0000_0000 != 0 { delegate.twoHundredDidChangeS56(self) }
      if changed & 0x200_0000_0000_0000 != 0 { delegate.twoHundredDidChangeS57(self) }
      if changed & 0x400_0000_0000_0000 != 0 { delegate.twoHundredDidChangeS58(self) }
      if changed & 0x800_0000_0000_0000 != 0 { delegate.twoHundredDidChangeS59(self) }
      if changed & 0x1000_0000_0000_0000 != 0 { delegate.twoHundredDidChangeS60(self) }
      if changed & 0x2000_0000_0000_0000 != 0 { delegate.twoHundredDidChangeS61(self) }
      if changed & 0x4000_0000_0000_0000 != 0 { delegate.twoHundredDidChangeS62(self) }
      if changed & 0x8000_0000_0000_0000 != 0 { delegate.twoHundredDidChangeS63(self) }
    }
  }

  private func _tell1(_ delegate: any TwoHundredDelegate, _ changed: UInt64) {
    if changed & 0xff != 0 {
      if changed & 0x1 != 0 { delegate.twoHundredDidChangeS64(self) }
      if changed & 0x2 != 0 { delegate.twoHundredDidChangeS65(self) }
      if changed & 0x4 != 0 { delegate.twoHundredDidChangeS66(self) }
      if changed & 0x8 != 0 { delegate.twoHundredDidChangeS67(self) }
      if changed & 0x10 != 0 { delegate.twoHundredDidChangeS68(self) }
      if changed & 0x20 != 0 { delegate.twoHundredDidChangeS69(self) }
      if changed & 0x40 != 0 { delegate.twoHundredDidChangeS70(self) }
      if changed & 0x80 != 0 { delegate.twoHundredDidChangeS71(self) }
    }
    if changed & 0xff00 != 0 {
      if changed & 0x100 != 0 { delegate.twoHundredDidChangeS72(self) }
      if changed & 0x200 != 0 { delegate.twoHundredDidChangeS73(self) }
      if changed & 0x400 != 0 { delegate.twoHundredDidChangeS74(self) }
      if changed & 0x800 != 0 { delegate.twoHundredDidChangeS75(self) }
      if changed & 0x1000 != 0 { delegate.twoHundredDidChangeS76(self) }
      if changed & 0x2000 != 0 { delegate.twoHundredDidChangeS77(self) }
      if changed & 0x4000 != 0 { delegate.twoHundredDidChangeS78(self) }
      if changed & 0x8000 != 0 { delegate.twoHundredDidChangeS79(self) }
    }
    if changed & 0xff0000 != 0 {
      if changed & 0x10000 != 0 { delegate.twoHundredDidChangeS80(self) }
      if changed & 0x20000 != 0 { delegate.twoHundredDidChangeS81(self) }
      if changed & 0x40000 != 0 { delegate.twoHundredDidChangeS82(self) }
      if changed & 0x80000 != 0 { delegate.twoHundredDidChangeS83(self) }
      if changed & 0x100000 != 0 { delegate.twoHundredDidChangeS84(self) }
      if changed & 0x200000 != 0 { delegate.twoHundredDidChangeS85(self) }
      if changed & 0x400000 != 0 { delegate.twoHundredDidChangeS86(self) }
      if changed & 0x800000 != 0 { delegate.twoHundredDidChangeS87(self) }
    }
    if changed & 0xff00_0000 != 0 {
      if changed & 0x1000000 != 0 { delegate.twoHundredDidChangeS88(self) }
      if changed & 0x2000000 != 0 { delegate.twoHundredDidChangeS89(self) }
      if changed & 0x4000000 != 0 { delegate.twoHundredDidChangeD0(self) }
      if changed & 0x8000000 != 0 { delegate.twoHundredDidChangeD1(self) }
      if changed & 0x1000_0000 != 0 { delegate.twoHundredDidChangeD2(self) }
      if changed & 0x2000_0000 != 0 { delegate.twoHundredDidChangeD3(self) }
      if changed & 0x4000_0000 != 0 { delegate.twoHundredDidChangeD4(self) }
      if changed & 0x8000_0000 != 0 { delegate.twoHundredDidChangeD5(self) }
    }
    if changed & 0xff_0000_0000 != 0 {
      if changed & 0x1_0000_0000 != 0 { delegate.twoHundredDidChangeD6(self) }
      if changed & 0x2_0000_0000 != 0 { delegate.twoHundredDidChangeD7(self) }
      if changed & 0x4_0000_0000 != 0 { delegate.twoHundredDidChangeD8(self) }
      if changed & 0x8_0000_0000 != 0 { delegate.twoHundredDidChangeD9(self) }
      if changed & 0x10_0000_0000 != 0 { delegate.twoHundredDidChangeD10(self) }
      if changed & 0x20_0000_0000 != 0 { delegate.twoHundredDidChangeD11(self) }
      if changed & 0x40_0000_0000 != 0 { delegate.twoHundredDidChangeD12(self) }
      if changed & 0x80_0000_0000 != 0 { delegate.twoHundredDidChangeD13(self) }
    }
    if changed & 0xff00_0000_0000 != 0 {
      if changed & 0x100_0000_0000 != 0 { delegate.twoHundredDidChangeD14(self) }
      if changed & 0x200_0000_0000 != 0 { delegate.twoHundredDidChangeD15(self) }
      if changed & 0x400_0000_0000 != 0 { delegate.twoHundredDidChangeD16(self) }
      if changed & 0x800_0000_0000 != 0 { delegate.twoHundredDidChangeD17(self) }
      if changed & 0x1000_0000_0000 != 0 { delegate.twoHundredDidChangeD18(self) }
      if changed & 0x2000_0000_0000 != 0 { delegate.twoHundredDidChangeD19(self) }
      if changed & 0x4000_0000_0000 != 0 { delegate.twoHundredDidChangeD20(self) }
      if changed & 0x8000_0000_0000 != 0 { delegate.twoHundredDidChangeD21(self) }
    }
    if changed & 0xff_0000_0000_0000 != 0 {
      if changed & 0x1_0000_0000_0000 != 0 { delegate.twoHundredDidChangeD22(self) }
      if changed & 0x2_0000_0000_0000 != 0 { delegate.twoHundredDidChangeD23(self) }
      if changed & 0x4_0000_0000_0000 != 0 { delegate.twoHundredDidChangeD24(self) }
      if changed & 0x8_0000_0000_0000 != 0 { delegate.twoHundredDidChangeD25(self) }
      if changed & 0x10_0000_0000_0000 != 0 { delegate.twoHundredDidChangeD26(self) }
      if changed & 0x20_0000_0000_0000 != 0 { delegate.twoHundredDidChangeD27(self) }
      if changed & 0x40_0000_0000_0000 != 0 { delegate.twoHundredDidChangeD28(self) }
      if changed & 0x80_0000_0000_0000 != 0 { delegate.twoHundredDidChangeD29(self) }
    }
    if changed & 0xff00_0000_0000_0000 != 0 {
      if changed & 0x100_0000_0000_0000 != 0 { delegate.twoHundredDidChangeD30(self) }
      if changed & 0x200_0000_0000_0000 != 0 { delegate.twoHundredDidChangeD31(self) }
      if changed & 0x400_0000_0000_0000 != 0 { delegate.twoHundredDidChangeD32(self) }
      if changed & 0x800_0000_0000_0000 != 0 { delegate.twoHundredDidChangeD33(self) }
      if changed & 0x1000_0000_0000_0000 != 0 { delegate.twoHundredDidChangeD34(self) }
      if changed & 0x2000_0000_0000_0000 != 0 { delegate.twoHundredDidChangeD35(self) }
      if changed & 0x4000_0000_0000_0000 != 0 { delegate.twoHundredDidChangeD36(self) }
      if changed & 0x8000_0000_0000_0000 != 0 { delegate.twoHundredDidChangeD37(self) }
    }
  }

  private func _tell2(_ delegate: any TwoHundredDelegate, _ changed: UInt64) {
    if changed & 0xff != 0 {
      if changed & 0x1 != 0 { delegate.twoHundredDidChangeD38(self) }
      if changed & 0x2 != 0 { delegate.twoHundredDidChangeD39(self) }
      if changed & 0x4 != 0 { delegate.twoHundredDidChangeD40(self) }
      if changed & 0x8 != 0 { delegate.twoHundredDidChangeD41(self) }
      if changed & 0x10 != 0 { delegate.twoHundredDidChangeD42(self) }
      if changed & 0x20 != 0 { delegate.twoHundredDidChangeD43(self) }
      if changed & 0x40 != 0 { delegate.twoHundredDidChangeD44(self) }
      if changed & 0x80 != 0 { delegate.twoHundredDidChangeD45(self) }
    }
    if changed & 0xff00 != 0 {
      if changed & 0x100 != 0 { delegate.twoHundredDidChangeD46(self) }
      if changed & 0x200 != 0 { delegate.twoHundredDidChangeD47(self) }
      if changed & 0x400 != 0 { delegate.twoHundredDidChangeD48(self) }
      if changed & 0x800 != 0 { delegate.twoHundredDidChangeD49(self) }
      if changed & 0x1000 != 0 { delegate.twoHundredDidChangeD50(self) }
      if changed & 0x2000 != 0 { delegate.twoHundredDidChangeD51(self) }
      if changed & 0x4000 != 0 { delegate.twoHundredDidChangeD52(self) }
      if changed & 0x8000 != 0 { delegate.twoHundredDidChangeD53(self) }
    }
    if changed & 0xff0000 != 0 {
      if changed & 0x10000 != 0 { delegate.twoHundredDidChangeD54(self) }
      if changed & 0x20000 != 0 { delegate.twoHundredDidChangeD55(self) }
      if changed & 0x40000 != 0 { delegate.twoHundredDidChangeD56(self) }
      if changed & 0x80000 != 0 { delegate.twoHundredDidChangeD57(self) }
      if changed & 0x100000 != 0 { delegate.twoHundredDidChangeD58(self) }
      if changed & 0x200000 != 0 { delegate.twoHundredDidChangeD59(self) }
      if changed & 0x400000 != 0 { delegate.twoHundredDidChangeD60(self) }
      if changed & 0x800000 != 0 { delegate.twoHundredDidChangeD61(self) }
    }
    if changed & 0xff00_0000 != 0 {
      if changed & 0x1000000 != 0 { delegate.twoHundredDidChangeD62(self) }
      if changed & 0x2000000 != 0 { delegate.twoHundredDidChangeD63(self) }
      if changed & 0x4000000 != 0 { delegate.twoHundredDidChangeD64(self) }
      if changed & 0x8000000 != 0 { delegate.twoHundredDidChangeD65(self) }
      if changed & 0x1000_0000 != 0 { delegate.twoHundredDidChangeD66(self) }
      if changed & 0x2000_0000 != 0 { delegate.twoHundredDidChangeD67(self) }
      if changed & 0x4000_0000 != 0 { delegate.twoHundredDidChangeD68(self) }
      if changed & 0x8000_0000 != 0 { delegate.twoHundredDidChangeD69(self) }
    }
    if changed & 0xff_0000_0000 != 0 {
      if changed & 0x1_0000_0000 != 0 { delegate.twoHundredDidChangeD70(self) }
      if changed & 0x2_0000_0000 != 0 { delegate.twoHundredDidChangeD71(self) }
      if changed & 0x4_0000_0000 != 0 { delegate.twoHundredDidChangeD72(self) }
      if changed & 0x8_0000_0000 != 0 { delegate.twoHundredDidChangeD73(self) }
      if changed & 0x10_0000_0000 != 0 { delegate.twoHundredDidChangeD74(self) }
      if changed & 0x20_0000_0000 != 0 { delegate.twoHundredDidChangeD75(self) }
      if changed & 0x40_0000_0000 != 0 { delegate.twoHundredDidChangeD76(self) }
      if changed & 0x80_0000_0000 != 0 { delegate.twoHundredDidChangeD77(self) }
    }
    if changed & 0xff00_0000_0000 != 0 {
      if changed & 0x100_0000_0000 != 0 { delegate.twoHundredDidChangeD78(self) }
      if changed & 0x200_0000_0000 != 0 { delegate.twoHundredDidChangeD79(self) }
      if changed & 0x400_0000_0000 != 0 { delegate.twoHundredDidChangeD80(self) }
      if changed & 0x800_0000_0000 != 0 { delegate.twoHundredDidChangeD81(self) }
      if changed & 0x1000_0000_0000 != 0 { delegate.twoHundredDidChangeD82(self) }
      if changed & 0x2000_0000_0000 != 0 { delegate.twoHundredDidChangeD83(self) }
      if changed & 0x4000_0000_0000 != 0 { delegate.twoHundredDidChangeD84(self) }
      if changed & 0x8000_0000_0000 != 0 { delegate.twoHundredDidChangeD85(self) }
    }
    if changed & 0xff_0000_0000_0000 != 0 {
      if changed & 0x1_0000_0000_0000 != 0 { delegate.twoHundredDidChangeD86(self) }
      if changed & 0x2_0000_0000_0000 != 0 { delegate.twoHundredDidChangeD87(self) }
      if changed & 0x4_0000_0000_0000 != 0 { delegate.twoHundredDidChangeD88(self) }
      if changed & 0x8_0000_0000_0000 != 0 { delegate.twoHundredDidChangeD89(self) }
      if changed & 0x10_0000_0000_0000 != 0 { delegate.twoHundredDidChangeD90(self) }
      if changed & 0x20_0000_0000_0000 != 0 { delegate.twoHundredDidChangeD91(self) }
      if changed & 0x40_0000_0000_0000 != 0 { delegate.twoHundredDidChangeD92(self) }
      if changed & 0x80_0000_0000_0000 != 0 { delegate.twoHundredDidChangeD93(self) }
    }
    if changed & 0xff00_0000_0000_0000 != 0 {
      if changed & 0x100_0000_0000_0000 != 0 { delegate.twoHundredDidChangeD94(self) }
      if changed & 0x200_0000_0000_0000 != 0 { delegate.twoHundredDidChangeD95(self) }
      if changed & 0x400_0000_0000_0000 != 0 { delegate.twoHundredDidChangeD96(self) }
      if changed & 0x800_0000_0000_0000 != 0 { delegate.twoHundredDidChangeD97(self) }
      if changed & 0x1000_0000_0000_0000 != 0 { delegate.twoHundredDidChangeD98(self) }
      if changed & 0x2000_0000_0000_0000 != 0 { delegate.twoHundredDidChangeD99(self) }
      if changed & 0x4000_0000_0000_0000 != 0 { delegate.twoHundredDidChangeD100(self) }
      if changed & 0x8000_0000_0000_0000 != 0 { delegate.twoHundredDidChangeD101(self) }
    }
  }

  private func _tell3(_ delegate: any TwoHundredDelegate, _ changed: UInt64) {
    if changed & 0x1 != 0 { delegate.twoHundredDidChangeD102(self) }
    if changed & 0x2 != 0 { delegate.twoHundredDidChangeD103(self) }
    if changed & 0x4 != 0 { delegate.twoHundredDidChangeD104(self) }
    if changed & 0x8 != 0 { delegate.twoHundredDidChangeD105(self) }
    if changed & 0x10 != 0 { delegate.twoHundredDidChangeD106(self) }
    if changed & 0x20 != 0 { delegate.twoHundredDidChangeD107(self) }
    if changed & 0x40 != 0 { delegate.twoHundredDidChangeD108(self) }
    if changed & 0x80 != 0 { delegate.twoHundredDidChangeD109(self) }
  }

  /// Observes until it is cancelled or released.
  public final class Subscription {
    private let token: Bindgen.Subscription4<TwoHundred, Changes>

    fileprivate init(_ token: Bindgen.Subscription4<TwoHundred, Changes>) { self.token = token }

    public func cancel() { token.cancel() }
  }

  /// Calls the closure once after each transaction, with all that changed.
  public func observe(_ body: @escaping (TwoHundred, Changes) -> Void) -> Subscription {
    Subscription(_observe(_core.graph.all, body))
  }

  /// Calls the closure once after each transaction that changed the field, with its value.
  public func observe<Value>(
    _ field: KeyPath<Fields, Field<Value>>,
    _ body: @escaping (Value) -> Void
  ) -> Subscription {
    let field: Field<Value> = Fields()[keyPath: field]
    return Subscription(_observe(Bindgen.Mask4(field.number)) { model, _ in body(field.read(model)) })
  }

  /// The fields that can be observed one by one.
  public struct Fields {
    public var s0: TwoHundred.Field<Int> { (0, { $0.s0 }) }
    public var s1: TwoHundred.Field<Int> { (1, { $0.s1 }) }
    public var s2: TwoHundred.Field<Int> { (2, { $0.s2 }) }
    public var s3: TwoHundred.Field<Int> { (3, { $0.s3 }) }
    public var s4: TwoHundred.Field<Int> { (4, { $0.s4 }) }
    public var s5: TwoHundred.Field<Int> { (5, { $0.s5 }) }
    public var s6: TwoHundred.Field<Int> { (6, { $0.s6 }) }
    public var s7: TwoHundred.Field<Int> { (7, { $0.s7 }) }
    public var s8: TwoHundred.Field<Int> { (8, { $0.s8 }) }
    public var s9: TwoHundred.Field<Int> { (9, { $0.s9 }) }
    public var s10: TwoHundred.Field<Int> { (10, { $0.s10 }) }
    public var s11: TwoHundred.Field<Int> { (11, { $0.s11 }) }
    public var s12: TwoHundred.Field<Int> { (12, { $0.s12 }) }
    public var s13: TwoHundred.Field<Int> { (13, { $0.s13 }) }
    public var s14: TwoHundred.Field<Int> { (14, { $0.s14 }) }
    public var s15: TwoHundred.Field<Int> { (15, { $0.s15 }) }
    public var s16: TwoHundred.Field<Int> { (16, { $0.s16 }) }
    public var s17: TwoHundred.Field<Int> { (17, { $0.s17 }) }
    public var s18: TwoHundred.Field<Int> { (18, { $0.s18 }) }
    public var s19: TwoHundred.Field<Int> { (19, { $0.s19 }) }
    public var s20: TwoHundred.Field<Int> { (20, { $0.s20 }) }
    public var s21: TwoHundred.Field<Int> { (21, { $0.s21 }) }
    public var s22: TwoHundred.Field<Int> { (22, { $0.s22 }) }
    public var s23: TwoHundred.Field<Int> { (23, { $0.s23 }) }
    public var s24: TwoHundred.Field<Int> { (24, { $0.s24 }) }
    public var s25: TwoHundred.Field<Int> { (25, { $0.s25 }) }
    public var s26: TwoHundred.Field<Int> { (26, { $0.s26 }) }
    public var s27: TwoHundred.Field<Int> { (27, { $0.s27 }) }
    public var s28: TwoHundred.Field<Int> { (28, { $0.s28 }) }
    public var s29: TwoHundred.Field<Int> { (29, { $0.s29 }) }
    public var s30: TwoHundred.Field<Int> { (30, { $0.s30 }) }
    public var s31: TwoHundred.Field<Int> { (31, { $0.s31 }) }
    public var s32: TwoHundred.Field<Int> { (32, { $0.s32 }) }
    public var s33: TwoHundred.Field<Int> { (33, { $0.s33 }) }
    public var s34: TwoHundred.Field<Int> { (34, { $0.s34 }) }
    public var s35: TwoHundred.Field<Int> { (35, { $0.s35 }) }
    public var s36: TwoHundred.Field<Int> { (36, { $0.s36 }) }
    public var s37: TwoHundred.Field<Int> { (37, { $0.s37 }) }
    public var s38: TwoHundred.Field<Int> { (38, { $0.s38 }) }
    public var s39: TwoHundred.Field<Int> { (39, { $0.s39 }) }
    public var s40: TwoHundred.Field<Int> { (40, { $0.s40 }) }
    public var s41: TwoHundred.Field<Int> { (41, { $0.s41 }) }
    public var s42: TwoHundred.Field<Int> { (42, { $0.s42 }) }
    public var s43: TwoHundred.Field<Int> { (43, { $0.s43 }) }
    public var s44: TwoHundred.Field<Int> { (44, { $0.s44 }) }
    public var s45: TwoHundred.Field<Int> { (45, { $0.s45 }) }
    public var s46: TwoHundred.Field<Int> { (46, { $0.s46 }) }
    public var s47: TwoHundred.Field<Int> { (47, { $0.s47 }) }
    public var s48: TwoHundred.Field<Int> { (48, { $0.s48 }) }
    public var s49: TwoHundred.Field<Int> { (49, { $0.s49 }) }
    public var s50: TwoHundred.Field<Int> { (50, { $0.s50 }) }
    public var s51: TwoHundred.Field<Int> { (51, { $0.s51 }) }
    public var s52: TwoHundred.Field<Int> { (52, { $0.s52 }) }
    public var s53: TwoHundred.Field<Int> { (53, { $0.s53 }) }
    public var s54: TwoHundred.Field<Int> { (54, { $0.s54 }) }
    public var s55: TwoHundred.Field<Int> { (55, { $0.s55 }) }
    public var s56: TwoHundred.Field<Int> { (56, { $0.s56 }) }
    public var s57: TwoHundred.Field<Int> { (57, { $0.s57 }) }
    public var s58: TwoHundred.Field<Int> { (58, { $0.s58 }) }
    public var s59: TwoHundred.Field<Int> { (59, { $0.s59 }) }
    public var s60: TwoHundred.Field<Int> { (60, { $0.s60 }) }
    public var s61: TwoHundred.Field<Int> { (61, { $0.s61 }) }
    public var s62: TwoHundred.Field<Int> { (62, { $0.s62 }) }
    public var s63: TwoHundred.Field<Int> { (63, { $0.s63 }) }
    public var s64: TwoHundred.Field<Int> { (64, { $0.s64 }) }
    public var s65: TwoHundred.Field<Int> { (65, { $0.s65 }) }
    public var s66: TwoHundred.Field<Int> { (66, { $0.s66 }) }
    public var s67: TwoHundred.Field<Int> { (67, { $0.s67 }) }
    public var s68: TwoHundred.Field<Int> { (68, { $0.s68 }) }
    public var s69: TwoHundred.Field<Int> { (69, { $0.s69 }) }
    public var s70: TwoHundred.Field<Int> { (70, { $0.s70 }) }
    public var s71: TwoHundred.Field<Int> { (71, { $0.s71 }) }
    public var s72: TwoHundred.Field<Int> { (72, { $0.s72 }) }
    public var s73: TwoHundred.Field<Int> { (73, { $0.s73 }) }
    public var s74: TwoHundred.Field<Int> { (74, { $0.s74 }) }
    public var s75: TwoHundred.Field<Int> { (75, { $0.s75 }) }
    public var s76: TwoHundred.Field<Int> { (76, { $0.s76 }) }
    public var s77: TwoHundred.Field<Int> { (77, { $0.s77 }) }
    public var s78: TwoHundred.Field<Int> { (78, { $0.s78 }) }
    public var s79: TwoHundred.Field<Int> { (79, { $0.s79 }) }
    public var s80: TwoHundred.Field<Int> { (80, { $0.s80 }) }
    public var s81: TwoHundred.Field<Int> { (81, { $0.s81 }) }
    public var s82: TwoHundred.Field<Int> { (82, { $0.s82 }) }
    public var s83: TwoHundred.Field<Int> { (83, { $0.s83 }) }
    public var s84: TwoHundred.Field<Int> { (84, { $0.s84 }) }
    public var s85: TwoHundred.Field<Int> { (85, { $0.s85 }) }
    public var s86: TwoHundred.Field<Int> { (86, { $0.s86 }) }
    public var s87: TwoHundred.Field<Int> { (87, { $0.s87 }) }
    public var s88: TwoHundred.Field<Int> { (88, { $0.s88 }) }
    public var s89: TwoHundred.Field<Int> { (89, { $0.s89 }) }
    public var d0: TwoHundred.Field<Int> { (90, { $0.d0 }) }
    public var d1: TwoHundred.Field<Int> { (91, { $0.d1 }) }
    public var d2: TwoHundred.Field<Int> { (92, { $0.d2 }) }
    public var d3: TwoHundred.Field<Int> { (93, { $0.d3 }) }
    public var d4: TwoHundred.Field<Int> { (94, { $0.d4 }) }
    public var d5: TwoHundred.Field<Int> { (95, { $0.d5 }) }
    public var d6: TwoHundred.Field<Int> { (96, { $0.d6 }) }
    public var d7: TwoHundred.Field<Int> { (97, { $0.d7 }) }
    public var d8: TwoHundred.Field<Int> { (98, { $0.d8 }) }
    public var d9: TwoHundred.Field<Int> { (99, { $0.d9 }) }
    public var d10: TwoHundred.Field<String> { (100, { $0.d10 }) }
    public var d11: TwoHundred.Field<Int> { (101, { $0.d11 }) }
    public var d12: TwoHundred.Field<Int> { (102, { $0.d12 }) }
    public var d13: TwoHundred.Field<Int> { (103, { $0.d13 }) }
    public var d14: TwoHundred.Field<Int> { (104, { $0.d14 }) }
    public var d15: TwoHundred.Field<Int> { (105, { $0.d15 }) }
    public var d16: TwoHundred.Field<Int> { (106, { $0.d16 }) }
    public var d17: TwoHundred.Field<Int> { (107, { $0.d17 }) }
    public var d18: TwoHundred.Field<Int> { (108, { $0.d18 }) }
    public var d19: TwoHundred.Field<Int> { (109, { $0.d19 }) }
    public var d20: TwoHundred.Field<Int> { (110, { $0.d20 }) }
    public var d21: TwoHundred.Field<String> { (111, { $0.d21 }) }
    public var d22: TwoHundred.Field<Int> { (112, { $0.d22 }) }
    public var d23: TwoHundred.Field<Int> { (113, { $0.d23 }) }
    public var d24: TwoHundred.Field<Int> { (114, { $0.d24 }) }
    public var d25: TwoHundred.Field<Int> { (115, { $0.d25 }) }
    public var d26: TwoHundred.Field<Int> { (116, { $0.d26 }) }
    public var d27: TwoHundred.Field<Int> { (117, { $0.d27 }) }
    public var d28: TwoHundred.Field<Int> { (118, { $0.d28 }) }
    public var d29: TwoHundred.Field<Int> { (119, { $0.d29 }) }
    public var d30: TwoHundred.Field<Int> { (120, { $0.d30 }) }
    public var d31: TwoHundred.Field<Int> { (121, { $0.d31 }) }
    public var d32: TwoHundred.Field<String> { (122, { $0.d32 }) }
    public var d33: TwoHundred.Field<Int> { (123, { $0.d33 }) }
    public var d34: TwoHundred.Field<Int> { (124, { $0.d34 }) }
    public var d35: TwoHundred.Field<Int> { (125, { $0.d35 }) }
    public var d36: TwoHundred.Field<Int> { (126, { $0.d36 }) }
    public var d37: TwoHundred.Field<Int> { (127, { $0.d37 }) }
    public var d38: TwoHundred.Field<Int> { (128, { $0.d38 }) }
    public var d39: TwoHundred.Field<Int> { (129, { $0.d39 }) }
    public var d40: TwoHundred.Field<Int> { (130, { $0.d40 }) }
    public var d41: TwoHundred.Field<Int> { (131, { $0.d41 }) }
    public var d42: TwoHundred.Field<Int> { (132, { $0.d42 }) }
    public var d43: TwoHundred.Field<String> { (133, { $0.d43 }) }
    public var d44: TwoHundred.Field<Int> { (134, { $0.d44 }) }
    public var d45: TwoHundred.Field<Int> { (135, { $0.d45 }) }
    public var d46: TwoHundred.Field<Int> { (136, { $0.d46 }) }
    public var d47: TwoHundred.Field<Int> { (137, { $0.d47 }) }
    public var d48: TwoHundred.Field<Int> { (138, { $0.d48 }) }
    public var d49: TwoHundred.Field<Int> { (139, { $0.d49 }) }
    public var d50: TwoHundred.Field<Int> { (140, { $0.d50 }) }
    public var d51: TwoHundred.Field<Int> { (141, { $0.d51 }) }
    public var d52: TwoHundred.Field<Int> { (142, { $0.d52 }) }
    public var d53: TwoHundred.Field<Int> { (143, { $0.d53 }) }
    public var d54: TwoHundred.Field<String> { (144, { $0.d54 }) }
    public var d55: TwoHundred.Field<Int> { (145, { $0.d55 }) }
    public var d56: TwoHundred.Field<Int> { (146, { $0.d56 }) }
    public var d57: TwoHundred.Field<Int> { (147, { $0.d57 }) }
    public var d58: TwoHundred.Field<Int> { (148, { $0.d58 }) }
    public var d59: TwoHundred.Field<Int> { (149, { $0.d59 }) }
    public var d60: TwoHundred.Field<Int> { (150, { $0.d60 }) }
    public var d61: TwoHundred.Field<Int> { (151, { $0.d61 }) }
    public var d62: TwoHundred.Field<Int> { (152, { $0.d62 }) }
    public var d63: TwoHundred.Field<Int> { (153, { $0.d63 }) }
    public var d64: TwoHundred.Field<Int> { (154, { $0.d64 }) }
    public var d65: TwoHundred.Field<String> { (155, { $0.d65 }) }
    public var d66: TwoHundred.Field<Int> { (156, { $0.d66 }) }
    public var d67: TwoHundred.Field<Int> { (157, { $0.d67 }) }
    public var d68: TwoHundred.Field<Int> { (158, { $0.d68 }) }
    public var d69: TwoHundred.Field<Int> { (159, { $0.d69 }) }
    public var d70: TwoHundred.Field<Int> { (160, { $0.d70 }) }
    public var d71: TwoHundred.Field<Int> { (161, { $0.d71 }) }
    public var d72: TwoHundred.Field<Int> { (162, { $0.d72 }) }
    public var d73: TwoHundred.Field<Int> { (163, { $0.d73 }) }
    public var d74: TwoHundred.Field<Int> { (164, { $0.d74 }) }
    public var d75: TwoHundred.Field<Int> { (165, { $0.d75 }) }
    public var d76: TwoHundred.Field<String> { (166, { $0.d76 }) }
    public var d77: TwoHundred.Field<Int> { (167, { $0.d77 }) }
    public var d78: TwoHundred.Field<Int> { (168, { $0.d78 }) }
    public var d79: TwoHundred.Field<Int> { (169, { $0.d79 }) }
    public var d80: TwoHundred.Field<Int> { (170, { $0.d80 }) }
    public var d81: TwoHundred.Field<Int> { (171, { $0.d81 }) }
    public var d82: TwoHundred.Field<Int> { (172, { $0.d82 }) }
    public var d83: TwoHundred.Field<Int> { (173, { $0.d83 }) }
    public var d84: TwoHundred.Field<Int> { (174, { $0.d84 }) }
    public var d85: TwoHundred.Field<Int> { (175, { $0.d85 }) }
    public var d86: TwoHundred.Field<Int> { (176, { $0.d86 }) }
    public var d87: TwoHundred.Field<String> { (177, { $0.d87 }) }
    public var d88: TwoHundred.Field<Int> { (178, { $0.d88 }) }
    public var d89: TwoHundred.Field<Int> { (179, { $0.d89 }) }
    public var d90: TwoHundred.Field<Int> { (180, { $0.d90 }) }
    public var d91: TwoHundred.Field<Int> { (181, { $0.d91 }) }
    public var d92: TwoHundred.Field<Int> { (182, { $0.d92 }) }
    public var d93: TwoHundred.Field<Int> { (183, { $0.d93 }) }
    public var d94: TwoHundred.Field<Int> { (184, { $0.d94 }) }
    public var d95: TwoHundred.Field<Int> { (185, { $0.d95 }) }
    public var d96: TwoHundred.Field<Int> { (186, { $0.d96 }) }
    public var d97: TwoHundred.Field<Int> { (187, { $0.d97 }) }
    public var d98: TwoHundred.Field<String> { (188, { $0.d98 }) }
    public var d99: TwoHundred.Field<Int> { (189, { $0.d99 }) }
    public var d100: TwoHundred.Field<Int> { (190, { $0.d100 }) }
    public var d101: TwoHundred.Field<Int> { (191, { $0.d101 }) }
    public var d102: TwoHundred.Field<Int> { (192, { $0.d102 }) }
    public var d103: TwoHundred.Field<Int> { (193, { $0.d103 }) }
    public var d104: TwoHundred.Field<Int> { (194, { $0.d104 }) }
    public var d105: TwoHundred.Field<Int> { (195, { $0.d105 }) }
    public var d106: TwoHundred.Field<Int> { (196, { $0.d106 }) }
    public var d107: TwoHundred.Field<Int> { (197, { $0.d107 }) }
    public var d108: TwoHundred.Field<Int> { (198, { $0.d108 }) }
    public var d109: TwoHundred.Field<String> { (199, { $0.d109 }) }
  }

  /// A field that can be observed by itself: its number, and how it is read.
  public typealias Field<Value> = (number: Int, read: (TwoHundred) -> Value)

  private func _observe(_ fields: Bindgen.Mask4, _ body: @escaping (TwoHundred, Changes) -> Void)
    -> Bindgen.Subscription4<TwoHundred, Changes>
  {
    let observer: Bindgen.Observer4<TwoHundred, Changes> = Bindgen.Observer4(fields, body)
    _observers.add(observer)
    _join(fields)
    return Bindgen.Subscription4(observer)
  }

  private let _observers: Bindgen.Observers4<TwoHundred, Changes> = Bindgen.Observers4()

  func _begin() -> Bool { _observers.begin() }
  func _finish() { _observers.finish() }

  func _addWatched(to fields: inout Bindgen.Mask4) {
    if delegate != nil { fields.add(_core.graph.all) }
    fields.add(_observers.fields)
  }

  func _tell(_ changed: Bindgen.Mask4) {
    let changes: Changes = Changes(changed)
    if let delegate { _tell(delegate, changes) } else { _watch() }
    _observers.tell(self, changes, changed)
  }

  static let _names: String = """
    s0 s1 s2 s3 s4 s5 s6 s7 s8 s9 s10 s11 s12 s13 s14 s15 s16 s17 s18 s19 s20 s21 s22 s23 s24 s25 s26 \
    s27 s28 s29 s30 s31 s32 s33 s34 s35 s36 s37 s38 s39 s40 s41 s42 s43 s44 s45 s46 s47 s48 s49 s50 s51 \
    s52 s53 s54 s55 s56 s57 s58 s59 s60 s61 s62 s63 s64 s65 s66 s67 s68 s69 s70 s71 s72 s73 s74 s75 s76 \
    s77 s78 s79 s80 s81 s82 s83 s84 s85 s86 s87 s88 s89 d0 d1 d2 d3 d4 d5 d6 d7 d8 d9 d10 d11 d12 d13 \
    d14 d15 d16 d17 d18 d19 d20 d21 d22 d23 d24 d25 d26 d27 d28 d29 d30 d31 d32 d33 d34 d35 d36 d37 d38 \
    d39 d40 d41 d42 d43 d44 d45 d46 d47 d48 d49 d50 d51 d52 d53 d54 d55 d56 d57 d58 d59 d60 d61 d62 d63 \
    d64 d65 d66 d67 d68 d69 d70 d71 d72 d73 d74 d75 d76 d77 d78 d79 d80 d81 d82 d83 d84 d85 d86 d87 d88 \
    d89 d90 d91 d92 d93 d94 d95 d96 d97 d98 d99 d100 d101 d102 d103 d104 d105 d106 d107 d108 d109
    """

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph4 = Bindgen.Graph4(
    states: 90,
    inputs: [
      [0, 3], [1, 10], [2, 17], [3, 24], [90, 93], [5, 38], [6, 45], [7, 52], [8, 59], [95, 98], [10, 73], [11, 80],
      [12, 87], [4, 13], [11, 14], [15, 18], [16, 25], [17, 32], [18, 39], [105, 108], [20, 53], [21, 60], [22, 67],
      [23, 74], [110, 113], [25, 88], [5, 26], [12, 27], [19, 28], [115, 118], [30, 33], [31, 40], [32, 47], [33, 54],
      [120, 123], [35, 68], [36, 75], [37, 82], [38, 89], [125, 128], [13, 40], [20, 41], [27, 42], [34, 43], [41, 44],
      [45, 48], [46, 55], [47, 62], [48, 98], [135, 138], [50, 83], [0, 51], [7, 52], [53, 103], [21, 54], [28, 55],
      [35, 56], [42, 57], [58, 108], [145, 148], [60, 63], [61, 70], [62, 77], [63, 113], [150, 153], [8, 65],
      [15, 66], [22, 67], [68, 118], [36, 69], [43, 70], [50, 71], [57, 72], [73, 123], [160, 163], [75, 78], [76, 85],
      [2, 77], [78, 128], [165, 168], [23, 80], [30, 81], [37, 82], [83], [170, 173], [58, 85], [65, 86], [72, 87],
      [88, 138], [175, 178], [0, 3], [1, 10], [2, 17], [3, 143], [180, 183], [5, 38], [6, 45], [7, 52], [8, 59],
      [9, 66], [10, 73], [11, 80], [12, 87], [13, 153], [190, 193], [15, 18], [16, 25], [17, 32], [18, 158], [19, 46],
    ]
  )
  let _core: Bindgen.Core4 = Bindgen.Core4(TwoHundred._graph)
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
    var d50: Int = 0
    var d51: Int = 0
    var d52: Int = 0
    var d53: Int = 0
    var d54: String = ""
    var d55: Int = 0
    var d56: Int = 0
    var d57: Int = 0
    var d58: Int = 0
    var d59: Int = 0
    var d60: Int = 0
    var d61: Int = 0
    var d62: Int = 0
    var d63: Int = 0
    var d64: Int = 0
    var d65: String = ""
    var d66: Int = 0
    var d67: Int = 0
    var d68: Int = 0
    var d69: Int = 0
    var d70: Int = 0
    var d71: Int = 0
    var d72: Int = 0
    var d73: Int = 0
    var d74: Int = 0
    var d75: Int = 0
    var d76: String = ""
    var d77: Int = 0
    var d78: Int = 0
    var d79: Int = 0
    var d80: Int = 0
    var d81: Int = 0
    var d82: Int = 0
    var d83: Int = 0
    var d84: Int = 0
    var d85: Int = 0
    var d86: Int = 0
    var d87: String = ""
    var d88: Int = 0
    var d89: Int = 0
    var d90: Int = 0
    var d91: Int = 0
    var d92: Int = 0
    var d93: Int = 0
    var d94: Int = 0
    var d95: Int = 0
    var d96: Int = 0
    var d97: Int = 0
    var d98: String = ""
    var d99: Int = 0
    var d100: Int = 0
    var d101: Int = 0
    var d102: Int = 0
    var d103: Int = 0
    var d104: Int = 0
    var d105: Int = 0
    var d106: Int = 0
    var d107: Int = 0
    var d108: Int = 0
    var d109: String = ""
  }
  private var _cache: Cache = Cache()
  private var _told: Cache = Cache()

  func _settle(_ wanted: Bindgen.Mask4) {
    if _core.staleness.stale[1] & wanted[1] & 0x3ff_ffff_fc00_0000 != 0 { _settle0(wanted) }
    if _core.staleness.stale[1] & wanted[1] & 0xfc00_0000_0000_0000 != 0 { _settle1(wanted) }
    if _core.staleness.stale[2] & wanted[2] & 0xffff_ffff != 0 { _settle2(wanted) }
    if _core.staleness.stale[2] & wanted[2] & 0xffff_ffff_0000_0000 != 0 { _settle3(wanted) }
    if _core.staleness.stale[3] & wanted[3] & 0xff != 0 { _settle4(wanted) }
  }

  private func _settle0(_ wanted: Bindgen.Mask4) {
    var pass: Bindgen.Pass = _core.staleness.pass(1, wanted)
    if pass.isAnyDue(0x3_fc00_0000) {
      if pass.isDue(90) {
        let value: Int = _TwoHundredFormulas.d0(_s0, _s3)
        if Bindgen.replace(&_cache.d0, with: value) { pass.cameOut(90, marking: 0x4000_0000) }
      }
      if pass.isDue(91) {
        let value: Int = _TwoHundredFormulas.d1(_s1, _s10)
        if Bindgen.replace(&_cache.d1, with: value) { pass.cameOut(91) }
      }
      if pass.isDue(92) {
        let value: Int = _TwoHundredFormulas.d2(_s2, _s17)
        if Bindgen.replace(&_cache.d2, with: value) { pass.cameOut(92) }
      }
      if pass.isDue(93) {
        let value: Int = _TwoHundredFormulas.d3(_s3, _s24)
        if Bindgen.replace(&_cache.d3, with: value) { pass.cameOut(93, marking: 0x4000_0000) }
      }
      if pass.isDue(94) {
        let value: Int = _TwoHundredFormulas.d4(_cache.d3, _cache.d0)
        if Bindgen.replace(&_cache.d4, with: value) { pass.cameOut(94) }
      }
      if pass.isDue(95) {
        let value: Int = _TwoHundredFormulas.d5(_s5, _s38)
        if Bindgen.replace(&_cache.d5, with: value) { pass.cameOut(95, marking: 0x8_0000_0000) }
      }
      if pass.isDue(96) {
        let value: Int = _TwoHundredFormulas.d6(_s6, _s45)
        if Bindgen.replace(&_cache.d6, with: value) { pass.cameOut(96) }
      }
      if pass.isDue(97) {
        let value: Int = _TwoHundredFormulas.d7(_s7, _s52)
        if Bindgen.replace(&_cache.d7, with: value) { pass.cameOut(97) }
      }
    }
    if pass.isAnyDue(0x3fc_0000_0000) {
      if pass.isDue(98) {
        let value: Int = _TwoHundredFormulas.d8(_s8, _s59)
        if Bindgen.replace(&_cache.d8, with: value) {
          pass.cameOut(98, marking: 0x8_0000_0000)
          _core.staleness.dirty[2] |= 0x400
        }
      }
      if pass.isDue(99) {
        let value: Int = _TwoHundredFormulas.d9(_cache.d8, _cache.d5)
        if Bindgen.replace(&_cache.d9, with: value) { pass.cameOut(99) }
      }
      if pass.isDue(100) {
        let value: String = _TwoHundredFormulas.d10(_s10, _s73)
        if Bindgen.replace(&_cache.d10, with: value) { pass.cameOut(100) }
      }
      if pass.isDue(101) {
        let value: Int = _TwoHundredFormulas.d11(_s11, _s80)
        if Bindgen.replace(&_cache.d11, with: value) { pass.cameOut(101) }
      }
      if pass.isDue(102) {
        let value: Int = _TwoHundredFormulas.d12(_s12, _s87)
        if Bindgen.replace(&_cache.d12, with: value) { pass.cameOut(102) }
      }
      if pass.isDue(103) {
        let value: Int = _TwoHundredFormulas.d13(_s13, _s4)
        if Bindgen.replace(&_cache.d13, with: value) {
          pass.cameOut(103)
          _core.staleness.dirty[2] |= 0x8000
        }
      }
      if pass.isDue(104) {
        let value: Int = _TwoHundredFormulas.d14(_s14, _s11)
        if Bindgen.replace(&_cache.d14, with: value) { pass.cameOut(104) }
      }
      if pass.isDue(105) {
        let value: Int = _TwoHundredFormulas.d15(_s15, _s18)
        if Bindgen.replace(&_cache.d15, with: value) { pass.cameOut(105, marking: 0x2000_0000_0000) }
      }
    }
    if pass.isAnyDue(0x3_fc00_0000_0000) {
      if pass.isDue(106) {
        let value: Int = _TwoHundredFormulas.d16(_s16, _s25)
        if Bindgen.replace(&_cache.d16, with: value) { pass.cameOut(106) }
      }
      if pass.isDue(107) {
        let value: Int = _TwoHundredFormulas.d17(_s17, _s32)
        if Bindgen.replace(&_cache.d17, with: value) { pass.cameOut(107) }
      }
      if pass.isDue(108) {
        let value: Int = _TwoHundredFormulas.d18(_s18, _s39)
        if Bindgen.replace(&_cache.d18, with: value) {
          pass.cameOut(108, marking: 0x2000_0000_0000)
          _core.staleness.dirty[2] |= 0x100000
        }
      }
      if pass.isDue(109) {
        let value: Int = _TwoHundredFormulas.d19(_cache.d18, _cache.d15)
        if Bindgen.replace(&_cache.d19, with: value) { pass.cameOut(109) }
      }
      if pass.isDue(110) {
        let value: Int = _TwoHundredFormulas.d20(_s20, _s53)
        if Bindgen.replace(&_cache.d20, with: value) { pass.cameOut(110, marking: 0x4_0000_0000_0000) }
      }
      if pass.isDue(111) {
        let value: String = _TwoHundredFormulas.d21(_s21, _s60)
        if Bindgen.replace(&_cache.d21, with: value) { pass.cameOut(111) }
      }
      if pass.isDue(112) {
        let value: Int = _TwoHundredFormulas.d22(_s22, _s67)
        if Bindgen.replace(&_cache.d22, with: value) { pass.cameOut(112) }
      }
      if pass.isDue(113) {
        let value: Int = _TwoHundredFormulas.d23(_s23, _s74)
        if Bindgen.replace(&_cache.d23, with: value) {
          pass.cameOut(113, marking: 0x4_0000_0000_0000)
          _core.staleness.dirty[2] |= 0x2000000
        }
      }
    }
    if pass.isAnyDue(0x3fc_0000_0000_0000) {
      if pass.isDue(114) {
        let value: Int = _TwoHundredFormulas.d24(_cache.d23, _cache.d20)
        if Bindgen.replace(&_cache.d24, with: value) { pass.cameOut(114) }
      }
      if pass.isDue(115) {
        let value: Int = _TwoHundredFormulas.d25(_s25, _s88)
        if Bindgen.replace(&_cache.d25, with: value) { pass.cameOut(115, marking: 0x80_0000_0000_0000) }
      }
      if pass.isDue(116) {
        let value: Int = _TwoHundredFormulas.d26(_s26, _s5)
        if Bindgen.replace(&_cache.d26, with: value) { pass.cameOut(116) }
      }
      if pass.isDue(117) {
        let value: Int = _TwoHundredFormulas.d27(_s27, _s12)
        if Bindgen.replace(&_cache.d27, with: value) { pass.cameOut(117) }
      }
      if pass.isDue(118) {
        let value: Int = _TwoHundredFormulas.d28(_s28, _s19)
        if Bindgen.replace(&_cache.d28, with: value) {
          pass.cameOut(118, marking: 0x80_0000_0000_0000)
          _core.staleness.dirty[2] |= 0x4000_0000
        }
      }
      if pass.isDue(119) {
        let value: Int = _TwoHundredFormulas.d29(_cache.d28, _cache.d25)
        if Bindgen.replace(&_cache.d29, with: value) { pass.cameOut(119) }
      }
      if pass.isDue(120) {
        let value: Int = _TwoHundredFormulas.d30(_s30, _s33)
        if Bindgen.replace(&_cache.d30, with: value) { pass.cameOut(120, marking: 0x1000_0000_0000_0000) }
      }
      if pass.isDue(121) {
        let value: Int = _TwoHundredFormulas.d31(_s31, _s40)
        if Bindgen.replace(&_cache.d31, with: value) { pass.cameOut(121) }
      }
    }
    _core.finish(pass, 0x3ff_ffff_fc00_0000)
  }

  private func _settle1(_ wanted: Bindgen.Mask4) {
    var pass: Bindgen.Pass = _core.staleness.pass(1, wanted)
    if pass.isDue(122) {
      let value: String = _TwoHundredFormulas.d32(_s32, _s47)
      if Bindgen.replace(&_cache.d32, with: value) { pass.cameOut(122) }
    }
    if pass.isDue(123) {
      let value: Int = _TwoHundredFormulas.d33(_s33, _s54)
      if Bindgen.replace(&_cache.d33, with: value) {
        pass.cameOut(123, marking: 0x1000_0000_0000_0000)
        _core.staleness.dirty[2] |= 0x8_0000_0000
      }
    }
    if pass.isDue(124) {
      let value: Int = _TwoHundredFormulas.d34(_cache.d33, _cache.d30)
      if Bindgen.replace(&_cache.d34, with: value) { pass.cameOut(124) }
    }
    if pass.isDue(125) {
      let value: Int = _TwoHundredFormulas.d35(_s35, _s68)
      if Bindgen.replace(&_cache.d35, with: value) {
        pass.cameOut(125)
        _core.staleness.dirty[2] |= 0x2
      }
    }
    if pass.isDue(126) {
      let value: Int = _TwoHundredFormulas.d36(_s36, _s75)
      if Bindgen.replace(&_cache.d36, with: value) { pass.cameOut(126) }
    }
    if pass.isDue(127) {
      let value: Int = _TwoHundredFormulas.d37(_s37, _s82)
      if Bindgen.replace(&_cache.d37, with: value) { pass.cameOut(127) }
    }
    _core.finish(pass, 0xfc00_0000_0000_0000)
  }

  private func _settle2(_ wanted: Bindgen.Mask4) {
    var pass: Bindgen.Pass = _core.staleness.pass(2, wanted)
    if pass.isAnyDue(0xff) {
      if pass.isDue(128) {
        let value: Int = _TwoHundredFormulas.d38(_s38, _s89)
        if Bindgen.replace(&_cache.d38, with: value) { pass.cameOut(128, marking: 0x100_0000_0002) }
      }
      if pass.isDue(129) {
        let value: Int = _TwoHundredFormulas.d39(_cache.d38, _cache.d35)
        if Bindgen.replace(&_cache.d39, with: value) { pass.cameOut(129) }
      }
      if pass.isDue(130) {
        let value: Int = _TwoHundredFormulas.d40(_s40, _s13)
        if Bindgen.replace(&_cache.d40, with: value) { pass.cameOut(130) }
      }
      if pass.isDue(131) {
        let value: Int = _TwoHundredFormulas.d41(_s41, _s20)
        if Bindgen.replace(&_cache.d41, with: value) { pass.cameOut(131) }
      }
      if pass.isDue(132) {
        let value: Int = _TwoHundredFormulas.d42(_s42, _s27)
        if Bindgen.replace(&_cache.d42, with: value) { pass.cameOut(132) }
      }
      if pass.isDue(133) {
        let value: String = _TwoHundredFormulas.d43(_s43, _s34)
        if Bindgen.replace(&_cache.d43, with: value) { pass.cameOut(133) }
      }
      if pass.isDue(134) {
        let value: Int = _TwoHundredFormulas.d44(_s44, _s41)
        if Bindgen.replace(&_cache.d44, with: value) { pass.cameOut(134) }
      }
      if pass.isDue(135) {
        let value: Int = _TwoHundredFormulas.d45(_s45, _s48)
        if Bindgen.replace(&_cache.d45, with: value) { pass.cameOut(135, marking: 0x800) }
      }
    }
    if pass.isAnyDue(0xff00) {
      if pass.isDue(136) {
        let value: Int = _TwoHundredFormulas.d46(_s46, _s55)
        if Bindgen.replace(&_cache.d46, with: value) { pass.cameOut(136) }
      }
      if pass.isDue(137) {
        let value: Int = _TwoHundredFormulas.d47(_s47, _s62)
        if Bindgen.replace(&_cache.d47, with: value) { pass.cameOut(137) }
      }
      if pass.isDue(138) {
        let value: Int = _TwoHundredFormulas.d48(_s48, _cache.d8)
        if Bindgen.replace(&_cache.d48, with: value) { pass.cameOut(138, marking: 0x4_0000_0000_0800) }
      }
      if pass.isDue(139) {
        let value: Int = _TwoHundredFormulas.d49(_cache.d48, _cache.d45)
        if Bindgen.replace(&_cache.d49, with: value) { pass.cameOut(139) }
      }
      if pass.isDue(140) {
        let value: Int = _TwoHundredFormulas.d50(_s50, _s83)
        if Bindgen.replace(&_cache.d50, with: value) { pass.cameOut(140) }
      }
      if pass.isDue(141) {
        let value: Int = _TwoHundredFormulas.d51(_s51, _s0)
        if Bindgen.replace(&_cache.d51, with: value) { pass.cameOut(141) }
      }
      if pass.isDue(142) {
        let value: Int = _TwoHundredFormulas.d52(_s52, _s7)
        if Bindgen.replace(&_cache.d52, with: value) { pass.cameOut(142) }
      }
      if pass.isDue(143) {
        let value: Int = _TwoHundredFormulas.d53(_s53, _cache.d13)
        if Bindgen.replace(&_cache.d53, with: value) { pass.cameOut(143, marking: 0x80_0000_0000_0000) }
      }
    }
    if pass.isAnyDue(0xff0000) {
      if pass.isDue(144) {
        let value: String = _TwoHundredFormulas.d54(_s54, _s21)
        if Bindgen.replace(&_cache.d54, with: value) { pass.cameOut(144) }
      }
      if pass.isDue(145) {
        let value: Int = _TwoHundredFormulas.d55(_s55, _s28)
        if Bindgen.replace(&_cache.d55, with: value) { pass.cameOut(145, marking: 0x200000) }
      }
      if pass.isDue(146) {
        let value: Int = _TwoHundredFormulas.d56(_s56, _s35)
        if Bindgen.replace(&_cache.d56, with: value) { pass.cameOut(146) }
      }
      if pass.isDue(147) {
        let value: Int = _TwoHundredFormulas.d57(_s57, _s42)
        if Bindgen.replace(&_cache.d57, with: value) { pass.cameOut(147) }
      }
      if pass.isDue(148) {
        let value: Int = _TwoHundredFormulas.d58(_s58, _cache.d18)
        if Bindgen.replace(&_cache.d58, with: value) { pass.cameOut(148, marking: 0x200000) }
      }
      if pass.isDue(149) {
        let value: Int = _TwoHundredFormulas.d59(_cache.d58, _cache.d55)
        if Bindgen.replace(&_cache.d59, with: value) { pass.cameOut(149) }
      }
      if pass.isDue(150) {
        let value: Int = _TwoHundredFormulas.d60(_s60, _s63)
        if Bindgen.replace(&_cache.d60, with: value) { pass.cameOut(150, marking: 0x4000000) }
      }
      if pass.isDue(151) {
        let value: Int = _TwoHundredFormulas.d61(_s61, _s70)
        if Bindgen.replace(&_cache.d61, with: value) { pass.cameOut(151) }
      }
    }
    if pass.isAnyDue(0xff00_0000) {
      if pass.isDue(152) {
        let value: Int = _TwoHundredFormulas.d62(_s62, _s77)
        if Bindgen.replace(&_cache.d62, with: value) { pass.cameOut(152) }
      }
      if pass.isDue(153) {
        let value: Int = _TwoHundredFormulas.d63(_s63, _cache.d23)
        if Bindgen.replace(&_cache.d63, with: value) {
          pass.cameOut(153, marking: 0x4000000)
          _core.staleness.dirty[3] |= 0x2
        }
      }
      if pass.isDue(154) {
        let value: Int = _TwoHundredFormulas.d64(_cache.d63, _cache.d60)
        if Bindgen.replace(&_cache.d64, with: value) { pass.cameOut(154) }
      }
      if pass.isDue(155) {
        let value: String = _TwoHundredFormulas.d65(_s65, _s8)
        if Bindgen.replace(&_cache.d65, with: value) { pass.cameOut(155) }
      }
      if pass.isDue(156) {
        let value: Int = _TwoHundredFormulas.d66(_s66, _s15)
        if Bindgen.replace(&_cache.d66, with: value) { pass.cameOut(156) }
      }
      if pass.isDue(157) {
        let value: Int = _TwoHundredFormulas.d67(_s67, _s22)
        if Bindgen.replace(&_cache.d67, with: value) { pass.cameOut(157) }
      }
      if pass.isDue(158) {
        let value: Int = _TwoHundredFormulas.d68(_s68, _cache.d28)
        if Bindgen.replace(&_cache.d68, with: value) {
          pass.cameOut(158)
          _core.staleness.dirty[3] |= 0x40
        }
      }
      if pass.isDue(159) {
        let value: Int = _TwoHundredFormulas.d69(_s69, _s36)
        if Bindgen.replace(&_cache.d69, with: value) { pass.cameOut(159) }
      }
    }
    _core.finish(pass, 0xffff_ffff)
  }

  private func _settle3(_ wanted: Bindgen.Mask4) {
    var pass: Bindgen.Pass = _core.staleness.pass(2, wanted)
    if pass.isAnyDue(0xff_0000_0000) {
      if pass.isDue(160) {
        let value: Int = _TwoHundredFormulas.d70(_s70, _s43)
        if Bindgen.replace(&_cache.d70, with: value) { pass.cameOut(160, marking: 0x10_0000_0000) }
      }
      if pass.isDue(161) {
        let value: Int = _TwoHundredFormulas.d71(_s71, _s50)
        if Bindgen.replace(&_cache.d71, with: value) { pass.cameOut(161) }
      }
      if pass.isDue(162) {
        let value: Int = _TwoHundredFormulas.d72(_s72, _s57)
        if Bindgen.replace(&_cache.d72, with: value) { pass.cameOut(162) }
      }
      if pass.isDue(163) {
        let value: Int = _TwoHundredFormulas.d73(_s73, _cache.d33)
        if Bindgen.replace(&_cache.d73, with: value) { pass.cameOut(163, marking: 0x10_0000_0000) }
      }
      if pass.isDue(164) {
        let value: Int = _TwoHundredFormulas.d74(_cache.d73, _cache.d70)
        if Bindgen.replace(&_cache.d74, with: value) { pass.cameOut(164) }
      }
      if pass.isDue(165) {
        let value: Int = _TwoHundredFormulas.d75(_s75, _s78)
        if Bindgen.replace(&_cache.d75, with: value) { pass.cameOut(165, marking: 0x200_0000_0000) }
      }
      if pass.isDue(166) {
        let value: String = _TwoHundredFormulas.d76(_s76, _s85)
        if Bindgen.replace(&_cache.d76, with: value) { pass.cameOut(166) }
      }
      if pass.isDue(167) {
        let value: Int = _TwoHundredFormulas.d77(_s77, _s2)
        if Bindgen.replace(&_cache.d77, with: value) { pass.cameOut(167) }
      }
    }
    if pass.isAnyDue(0xff00_0000_0000) {
      if pass.isDue(168) {
        let value: Int = _TwoHundredFormulas.d78(_s78, _cache.d38)
        if Bindgen.replace(&_cache.d78, with: value) { pass.cameOut(168, marking: 0x200_0000_0000) }
      }
      if pass.isDue(169) {
        let value: Int = _TwoHundredFormulas.d79(_cache.d78, _cache.d75)
        if Bindgen.replace(&_cache.d79, with: value) { pass.cameOut(169) }
      }
      if pass.isDue(170) {
        let value: Int = _TwoHundredFormulas.d80(_s80, _s23)
        if Bindgen.replace(&_cache.d80, with: value) { pass.cameOut(170, marking: 0x4000_0000_0000) }
      }
      if pass.isDue(171) {
        let value: Int = _TwoHundredFormulas.d81(_s81, _s30)
        if Bindgen.replace(&_cache.d81, with: value) { pass.cameOut(171) }
      }
      if pass.isDue(172) {
        let value: Int = _TwoHundredFormulas.d82(_s82, _s37)
        if Bindgen.replace(&_cache.d82, with: value) { pass.cameOut(172) }
      }
      if pass.isDue(173) {
        let value: Int = _TwoHundredFormulas.d83(_s83)
        if Bindgen.replace(&_cache.d83, with: value) { pass.cameOut(173, marking: 0x4000_0000_0000) }
      }
      if pass.isDue(174) {
        let value: Int = _TwoHundredFormulas.d84(_cache.d83, _cache.d80)
        if Bindgen.replace(&_cache.d84, with: value) { pass.cameOut(174) }
      }
      if pass.isDue(175) {
        let value: Int = _TwoHundredFormulas.d85(_s85, _s58)
        if Bindgen.replace(&_cache.d85, with: value) { pass.cameOut(175, marking: 0x8_0000_0000_0000) }
      }
    }
    if pass.isAnyDue(0xff_0000_0000_0000) {
      if pass.isDue(176) {
        let value: Int = _TwoHundredFormulas.d86(_s86, _s65)
        if Bindgen.replace(&_cache.d86, with: value) { pass.cameOut(176) }
      }
      if pass.isDue(177) {
        let value: String = _TwoHundredFormulas.d87(_s87, _s72)
        if Bindgen.replace(&_cache.d87, with: value) { pass.cameOut(177) }
      }
      if pass.isDue(178) {
        let value: Int = _TwoHundredFormulas.d88(_s88, _cache.d48)
        if Bindgen.replace(&_cache.d88, with: value) { pass.cameOut(178, marking: 0x8_0000_0000_0000) }
      }
      if pass.isDue(179) {
        let value: Int = _TwoHundredFormulas.d89(_cache.d88, _cache.d85)
        if Bindgen.replace(&_cache.d89, with: value) { pass.cameOut(179) }
      }
      if pass.isDue(180) {
        let value: Int = _TwoHundredFormulas.d90(_s0, _s3)
        if Bindgen.replace(&_cache.d90, with: value) { pass.cameOut(180, marking: 0x100_0000_0000_0000) }
      }
      if pass.isDue(181) {
        let value: Int = _TwoHundredFormulas.d91(_s1, _s10)
        if Bindgen.replace(&_cache.d91, with: value) { pass.cameOut(181) }
      }
      if pass.isDue(182) {
        let value: Int = _TwoHundredFormulas.d92(_s2, _s17)
        if Bindgen.replace(&_cache.d92, with: value) { pass.cameOut(182) }
      }
      if pass.isDue(183) {
        let value: Int = _TwoHundredFormulas.d93(_s3, _cache.d53)
        if Bindgen.replace(&_cache.d93, with: value) { pass.cameOut(183, marking: 0x100_0000_0000_0000) }
      }
    }
    if pass.isAnyDue(0xff00_0000_0000_0000) {
      if pass.isDue(184) {
        let value: Int = _TwoHundredFormulas.d94(_cache.d93, _cache.d90)
        if Bindgen.replace(&_cache.d94, with: value) { pass.cameOut(184) }
      }
      if pass.isDue(185) {
        let value: Int = _TwoHundredFormulas.d95(_s5, _s38)
        if Bindgen.replace(&_cache.d95, with: value) { pass.cameOut(185) }
      }
      if pass.isDue(186) {
        let value: Int = _TwoHundredFormulas.d96(_s6, _s45)
        if Bindgen.replace(&_cache.d96, with: value) { pass.cameOut(186) }
      }
      if pass.isDue(187) {
        let value: Int = _TwoHundredFormulas.d97(_s7, _s52)
        if Bindgen.replace(&_cache.d97, with: value) { pass.cameOut(187) }
      }
      if pass.isDue(188) {
        let value: String = _TwoHundredFormulas.d98(_s8, _s59)
        if Bindgen.replace(&_cache.d98, with: value) { pass.cameOut(188) }
      }
      if pass.isDue(189) {
        let value: Int = _TwoHundredFormulas.d99(_s9, _s66)
        if Bindgen.replace(&_cache.d99, with: value) { pass.cameOut(189) }
      }
      if pass.isDue(190) {
        let value: Int = _TwoHundredFormulas.d100(_s10, _s73)
        if Bindgen.replace(&_cache.d100, with: value) {
          pass.cameOut(190)
          _core.staleness.dirty[3] |= 0x4
        }
      }
      if pass.isDue(191) {
        let value: Int = _TwoHundredFormulas.d101(_s11, _s80)
        if Bindgen.replace(&_cache.d101, with: value) { pass.cameOut(191) }
      }
    }
    _core.finish(pass, 0xffff_ffff_0000_0000)
  }

  private func _settle4(_ wanted: Bindgen.Mask4) {
    var pass: Bindgen.Pass = _core.staleness.pass(3, wanted)
    if pass.isDue(192) {
      let value: Int = _TwoHundredFormulas.d102(_s12, _s87)
      if Bindgen.replace(&_cache.d102, with: value) { pass.cameOut(192) }
    }
    if pass.isDue(193) {
      let value: Int = _TwoHundredFormulas.d103(_s13, _cache.d63)
      if Bindgen.replace(&_cache.d103, with: value) { pass.cameOut(193, marking: 0x4) }
    }
    if pass.isDue(194) {
      let value: Int = _TwoHundredFormulas.d104(_cache.d103, _cache.d100)
      if Bindgen.replace(&_cache.d104, with: value) { pass.cameOut(194) }
    }
    if pass.isDue(195) {
      let value: Int = _TwoHundredFormulas.d105(_s15, _s18)
      if Bindgen.replace(&_cache.d105, with: value) { pass.cameOut(195) }
    }
    if pass.isDue(196) {
      let value: Int = _TwoHundredFormulas.d106(_s16, _s25)
      if Bindgen.replace(&_cache.d106, with: value) { pass.cameOut(196) }
    }
    if pass.isDue(197) {
      let value: Int = _TwoHundredFormulas.d107(_s17, _s32)
      if Bindgen.replace(&_cache.d107, with: value) { pass.cameOut(197) }
    }
    if pass.isDue(198) {
      let value: Int = _TwoHundredFormulas.d108(_s18, _cache.d68)
      if Bindgen.replace(&_cache.d108, with: value) { pass.cameOut(198) }
    }
    if pass.isDue(199) {
      let value: String = _TwoHundredFormulas.d109(_s19, _s46)
      if Bindgen.replace(&_cache.d109, with: value) { pass.cameOut(199) }
    }
    _core.finish(pass, 0xff)
  }

  func _remember() { _told = _cache }

  func _compare() -> Bindgen.Mask4 {
    var equal: Bindgen.Mask4 = Bindgen.Mask4()
    _compare0(_told, _cache, &equal)
    _compare1(_told, _cache, &equal)
    _compare2(_told, _cache, &equal)
    _compare3(_told, _cache, &equal)
    _compare4(_told, _cache, &equal)
    _told = Cache()
    return equal
  }

  private func _compare0(_ told: Cache, _ cache: Cache, _ equal: inout Bindgen.Mask4) {
    if Bindgen.areEqual(told.d0, cache.d0) { equal.add(90) }
    if Bindgen.areEqual(told.d1, cache.d1) { equal.add(91) }
    if Bindgen.areEqual(told.d2, cache.d2) { equal.add(92) }
    if Bindgen.areEqual(told.d3, cache.d3) { equal.add(93) }
    if Bindgen.areEqual(told.d4, cache.d4) { equal.add(94) }
    if Bindgen.areEqual(told.d5, cache.d5) { equal.add(95) }
    if Bindgen.areEqual(told.d6, cache.d6) { equal.add(96) }
    if Bindgen.areEqual(told.d7, cache.d7) { equal.add(97) }
    if Bindgen.areEqual(told.d8, cache.d8) { equal.add(98) }
    if Bindgen.areEqual(told.d9, cache.d9) { equal.add(99) }
    if Bindgen.areEqual(told.d10, cache.d10) { equal.add(100) }
    if Bindgen.areEqual(told.d11, cache.d11) { equal.add(101) }
    if Bindgen.areEqual(told.d12, cache.d12) { equal.add(102) }
    if Bindgen.areEqual(told.d13, cache.d13) { equal.add(103) }
    if Bindgen.areEqual(told.d14, cache.d14) { equal.add(104) }
    if Bindgen.areEqual(told.d15, cache.d15) { equal.add(105) }
    if Bindgen.areEqual(told.d16, cache.d16) { equal.add(106) }
    if Bindgen.areEqual(told.d17, cache.d17) { equal.add(107) }
    if Bindgen.areEqual(told.d18, cache.d18) { equal.add(108) }
    if Bindgen.areEqual(told.d19, cache.d19) { equal.add(109) }
    if Bindgen.areEqual(told.d20, cache.d20) { equal.add(110) }
    if Bindgen.areEqual(told.d21, cache.d21) { equal.add(111) }
    if Bindgen.areEqual(told.d22, cache.d22) { equal.add(112) }
    if Bindgen.areEqual(told.d23, cache.d23) { equal.add(113) }
    if Bindgen.areEqual(told.d24, cache.d24) { equal.add(114) }
    if Bindgen.areEqual(told.d25, cache.d25) { equal.add(115) }
    if Bindgen.areEqual(told.d26, cache.d26) { equal.add(116) }
    if Bindgen.areEqual(told.d27, cache.d27) { equal.add(117) }
    if Bindgen.areEqual(told.d28, cache.d28) { equal.add(118) }
    if Bindgen.areEqual(told.d29, cache.d29) { equal.add(119) }
    if Bindgen.areEqual(told.d30, cache.d30) { equal.add(120) }
    if Bindgen.areEqual(told.d31, cache.d31) { equal.add(121) }
  }

  private func _compare1(_ told: Cache, _ cache: Cache, _ equal: inout Bindgen.Mask4) {
    if Bindgen.areEqual(told.d32, cache.d32) { equal.add(122) }
    if Bindgen.areEqual(told.d33, cache.d33) { equal.add(123) }
    if Bindgen.areEqual(told.d34, cache.d34) { equal.add(124) }
    if Bindgen.areEqual(told.d35, cache.d35) { equal.add(125) }
    if Bindgen.areEqual(told.d36, cache.d36) { equal.add(126) }
    if Bindgen.areEqual(told.d37, cache.d37) { equal.add(127) }
  }

  private func _compare2(_ told: Cache, _ cache: Cache, _ equal: inout Bindgen.Mask4) {
    if Bindgen.areEqual(told.d38, cache.d38) { equal.add(128) }
    if Bindgen.areEqual(told.d39, cache.d39) { equal.add(129) }
    if Bindgen.areEqual(told.d40, cache.d40) { equal.add(130) }
    if Bindgen.areEqual(told.d41, cache.d41) { equal.add(131) }
    if Bindgen.areEqual(told.d42, cache.d42) { equal.add(132) }
    if Bindgen.areEqual(told.d43, cache.d43) { equal.add(133) }
    if Bindgen.areEqual(told.d44, cache.d44) { equal.add(134) }
    if Bindgen.areEqual(told.d45, cache.d45) { equal.add(135) }
    if Bindgen.areEqual(told.d46, cache.d46) { equal.add(136) }
    if Bindgen.areEqual(told.d47, cache.d47) { equal.add(137) }
    if Bindgen.areEqual(told.d48, cache.d48) { equal.add(138) }
    if Bindgen.areEqual(told.d49, cache.d49) { equal.add(139) }
    if Bindgen.areEqual(told.d50, cache.d50) { equal.add(140) }
    if Bindgen.areEqual(told.d51, cache.d51) { equal.add(141) }
    if Bindgen.areEqual(told.d52, cache.d52) { equal.add(142) }
    if Bindgen.areEqual(told.d53, cache.d53) { equal.add(143) }
    if Bindgen.areEqual(told.d54, cache.d54) { equal.add(144) }
    if Bindgen.areEqual(told.d55, cache.d55) { equal.add(145) }
    if Bindgen.areEqual(told.d56, cache.d56) { equal.add(146) }
    if Bindgen.areEqual(told.d57, cache.d57) { equal.add(147) }
    if Bindgen.areEqual(told.d58, cache.d58) { equal.add(148) }
    if Bindgen.areEqual(told.d59, cache.d59) { equal.add(149) }
    if Bindgen.areEqual(told.d60, cache.d60) { equal.add(150) }
    if Bindgen.areEqual(told.d61, cache.d61) { equal.add(151) }
    if Bindgen.areEqual(told.d62, cache.d62) { equal.add(152) }
    if Bindgen.areEqual(told.d63, cache.d63) { equal.add(153) }
    if Bindgen.areEqual(told.d64, cache.d64) { equal.add(154) }
    if Bindgen.areEqual(told.d65, cache.d65) { equal.add(155) }
    if Bindgen.areEqual(told.d66, cache.d66) { equal.add(156) }
    if Bindgen.areEqual(told.d67, cache.d67) { equal.add(157) }
    if Bindgen.areEqual(told.d68, cache.d68) { equal.add(158) }
    if Bindgen.areEqual(told.d69, cache.d69) { equal.add(159) }
  }

  private func _compare3(_ told: Cache, _ cache: Cache, _ equal: inout Bindgen.Mask4) {
    if Bindgen.areEqual(told.d70, cache.d70) { equal.add(160) }
    if Bindgen.areEqual(told.d71, cache.d71) { equal.add(161) }
    if Bindgen.areEqual(told.d72, cache.d72) { equal.add(162) }
    if Bindgen.areEqual(told.d73, cache.d73) { equal.add(163) }
    if Bindgen.areEqual(told.d74, cache.d74) { equal.add(164) }
    if Bindgen.areEqual(told.d75, cache.d75) { equal.add(165) }
    if Bindgen.areEqual(told.d76, cache.d76) { equal.add(166) }
    if Bindgen.areEqual(told.d77, cache.d77) { equal.add(167) }
    if Bindgen.areEqual(told.d78, cache.d78) { equal.add(168) }
    if Bindgen.areEqual(told.d79, cache.d79) { equal.add(169) }
    if Bindgen.areEqual(told.d80, cache.d80) { equal.add(170) }
    if Bindgen.areEqual(told.d81, cache.d81) { equal.add(171) }
    if Bindgen.areEqual(told.d82, cache.d82) { equal.add(172) }
    if Bindgen.areEqual(told.d83, cache.d83) { equal.add(173) }
    if Bindgen.areEqual(told.d84, cache.d84) { equal.add(174) }
    if Bindgen.areEqual(told.d85, cache.d85) { equal.add(175) }
    if Bindgen.areEqual(told.d86, cache.d86) { equal.add(176) }
    if Bindgen.areEqual(told.d87, cache.d87) { equal.add(177) }
    if Bindgen.areEqual(told.d88, cache.d88) { equal.add(178) }
    if Bindgen.areEqual(told.d89, cache.d89) { equal.add(179) }
    if Bindgen.areEqual(told.d90, cache.d90) { equal.add(180) }
    if Bindgen.areEqual(told.d91, cache.d91) { equal.add(181) }
    if Bindgen.areEqual(told.d92, cache.d92) { equal.add(182) }
    if Bindgen.areEqual(told.d93, cache.d93) { equal.add(183) }
    if Bindgen.areEqual(told.d94, cache.d94) { equal.add(184) }
    if Bindgen.areEqual(told.d95, cache.d95) { equal.add(185) }
    if Bindgen.areEqual(told.d96, cache.d96) { equal.add(186) }
    if Bindgen.areEqual(told.d97, cache.d97) { equal.add(187) }
    if Bindgen.areEqual(told.d98, cache.d98) { equal.add(188) }
    if Bindgen.areEqual(told.d99, cache.d99) { equal.add(189) }
    if Bindgen.areEqual(told.d100, cache.d100) { equal.add(190) }
    if Bindgen.areEqual(told.d101, cache.d101) { equal.add(191) }
  }

  private func _compare4(_ told: Cache, _ cache: Cache, _ equal: inout Bindgen.Mask4) {
    if Bindgen.areEqual(told.d102, cache.d102) { equal.add(192) }
    if Bindgen.areEqual(told.d103, cache.d103) { equal.add(193) }
    if Bindgen.areEqual(told.d104, cache.d104) { equal.add(194) }
    if Bindgen.areEqual(told.d105, cache.d105) { equal.add(195) }
    if Bindgen.areEqual(told.d106, cache.d106) { equal.add(196) }
    if Bindgen.areEqual(told.d107, cache.d107) { equal.add(197) }
    if Bindgen.areEqual(told.d108, cache.d108) { equal.add(198) }
    if Bindgen.areEqual(told.d109, cache.d109) { equal.add(199) }
  }
}

/// Is told what changed in `TwoHundred`, once a transaction.
public protocol TwoHundredDelegate: AnyObject {
  func twoHundred(_ twoHundred: TwoHundred, didChange changes: TwoHundred.Changes)
  func twoHundredDidChangeS0(_ twoHundred: TwoHundred)
  func twoHundredDidChangeS1(_ twoHundred: TwoHundred)
  func twoHundredDidChangeS2(_ twoHundred: TwoHundred)
  func twoHundredDidChangeS3(_ twoHundred: TwoHundred)
  func twoHundredDidChangeS4(_ twoHundred: TwoHundred)
  func twoHundredDidChangeS5(_ twoHundred: TwoHundred)
  func twoHundredDidChangeS6(_ twoHundred: TwoHundred)
  func twoHundredDidChangeS7(_ twoHundred: TwoHundred)
  func twoHundredDidChangeS8(_ twoHundred: TwoHundred)
  func twoHundredDidChangeS9(_ twoHundred: TwoHundred)
  func twoHundredDidChangeS10(_ twoHundred: TwoHundred)
  func twoHundredDidChangeS11(_ twoHundred: TwoHundred)
  func twoHundredDidChangeS12(_ twoHundred: TwoHundred)
  func twoHundredDidChangeS13(_ twoHundred: TwoHundred)
  func twoHundredDidChangeS14(_ twoHundred: TwoHundred)
  func twoHundredDidChangeS15(_ twoHundred: TwoHundred)
  func twoHundredDidChangeS16(_ twoHundred: TwoHundred)
  func twoHundredDidChangeS17(_ twoHundred: TwoHundred)
  func twoHundredDidChangeS18(_ twoHundred: TwoHundred)
  func twoHundredDidChangeS19(_ twoHundred: TwoHundred)
  func twoHundredDidChangeS20(_ twoHundred: TwoHundred)
  func twoHundredDidChangeS21(_ twoHundred: TwoHundred)
  func twoHundredDidChangeS22(_ twoHundred: TwoHundred)
  func twoHundredDidChangeS23(_ twoHundred: TwoHundred)
  func twoHundredDidChangeS24(_ twoHundred: TwoHundred)
  func twoHundredDidChangeS25(_ twoHundred: TwoHundred)
  func twoHundredDidChangeS26(_ twoHundred: TwoHundred)
  func twoHundredDidChangeS27(_ twoHundred: TwoHundred)
  func twoHundredDidChangeS28(_ twoHundred: TwoHundred)
  func twoHundredDidChangeS29(_ twoHundred: TwoHundred)
  func twoHundredDidChangeS30(_ twoHundred: TwoHundred)
  func twoHundredDidChangeS31(_ twoHundred: TwoHundred)
  func twoHundredDidChangeS32(_ twoHundred: TwoHundred)
  func twoHundredDidChangeS33(_ twoHundred: TwoHundred)
  func twoHundredDidChangeS34(_ twoHundred: TwoHundred)
  func twoHundredDidChangeS35(_ twoHundred: TwoHundred)
  func twoHundredDidChangeS36(_ twoHundred: TwoHundred)
  func twoHundredDidChangeS37(_ twoHundred: TwoHundred)
  func twoHundredDidChangeS38(_ twoHundred: TwoHundred)
  func twoHundredDidChangeS39(_ twoHundred: TwoHundred)
  func twoHundredDidChangeS40(_ twoHundred: TwoHundred)
  func twoHundredDidChangeS41(_ twoHundred: TwoHundred)
  func twoHundredDidChangeS42(_ twoHundred: TwoHundred)
  func twoHundredDidChangeS43(_ twoHundred: TwoHundred)
  func twoHundredDidChangeS44(_ twoHundred: TwoHundred)
  func twoHundredDidChangeS45(_ twoHundred: TwoHundred)
  func twoHundredDidChangeS46(_ twoHundred: TwoHundred)
  func twoHundredDidChangeS47(_ twoHundred: TwoHundred)
  func twoHundredDidChangeS48(_ twoHundred: TwoHundred)
  func twoHundredDidChangeS49(_ twoHundred: TwoHundred)
  func twoHundredDidChangeS50(_ twoHundred: TwoHundred)
  func twoHundredDidChangeS51(_ twoHundred: TwoHundred)
  func twoHundredDidChangeS52(_ twoHundred: TwoHundred)
  func twoHundredDidChangeS53(_ twoHundred: TwoHundred)
  func twoHundredDidChangeS54(_ twoHundred: TwoHundred)
  func twoHundredDidChangeS55(_ twoHundred: TwoHundred)
  func twoHundredDidChangeS56(_ twoHundred: TwoHundred)
  func twoHundredDidChangeS57(_ twoHundred: TwoHundred)
  func twoHundredDidChangeS58(_ twoHundred: TwoHundred)
  func twoHundredDidChangeS59(_ twoHundred: TwoHundred)
  func twoHundredDidChangeS60(_ twoHundred: TwoHundred)
  func twoHundredDidChangeS61(_ twoHundred: TwoHundred)
  func twoHundredDidChangeS62(_ twoHundred: TwoHundred)
  func twoHundredDidChangeS63(_ twoHundred: TwoHundred)
  func twoHundredDidChangeS64(_ twoHundred: TwoHundred)
  func twoHundredDidChangeS65(_ twoHundred: TwoHundred)
  func twoHundredDidChangeS66(_ twoHundred: TwoHundred)
  func twoHundredDidChangeS67(_ twoHundred: TwoHundred)
  func twoHundredDidChangeS68(_ twoHundred: TwoHundred)
  func twoHundredDidChangeS69(_ twoHundred: TwoHundred)
  func twoHundredDidChangeS70(_ twoHundred: TwoHundred)
  func twoHundredDidChangeS71(_ twoHundred: TwoHundred)
  func twoHundredDidChangeS72(_ twoHundred: TwoHundred)
  func twoHundredDidChangeS73(_ twoHundred: TwoHundred)
  func twoHundredDidChangeS74(_ twoHundred: TwoHundred)
  func twoHundredDidChangeS75(_ twoHundred: TwoHundred)
  func twoHundredDidChangeS76(_ twoHundred: TwoHundred)
  func twoHundredDidChangeS77(_ twoHundred: TwoHundred)
  func twoHundredDidChangeS78(_ twoHundred: TwoHundred)
  func twoHundredDidChangeS79(_ twoHundred: TwoHundred)
  func twoHundredDidChangeS80(_ twoHundred: TwoHundred)
  func twoHundredDidChangeS81(_ twoHundred: TwoHundred)
  func twoHundredDidChangeS82(_ twoHundred: TwoHundred)
  func twoHundredDidChangeS83(_ twoHundred: TwoHundred)
  func twoHundredDidChangeS84(_ twoHundred: TwoHundred)
  func twoHundredDidChangeS85(_ twoHundred: TwoHundred)
  func twoHundredDidChangeS86(_ twoHundred: TwoHundred)
  func twoHundredDidChangeS87(_ twoHundred: TwoHundred)
  func twoHundredDidChangeS88(_ twoHundred: TwoHundred)
  func twoHundredDidChangeS89(_ twoHundred: TwoHundred)
  func twoHundredDidChangeD0(_ twoHundred: TwoHundred)
  func twoHundredDidChangeD1(_ twoHundred: TwoHundred)
  func twoHundredDidChangeD2(_ twoHundred: TwoHundred)
  func twoHundredDidChangeD3(_ twoHundred: TwoHundred)
  func twoHundredDidChangeD4(_ twoHundred: TwoHundred)
  func twoHundredDidChangeD5(_ twoHundred: TwoHundred)
  func twoHundredDidChangeD6(_ twoHundred: TwoHundred)
  func twoHundredDidChangeD7(_ twoHundred: TwoHundred)
  func twoHundredDidChangeD8(_ twoHundred: TwoHundred)
  func twoHundredDidChangeD9(_ twoHundred: TwoHundred)
  func twoHundredDidChangeD10(_ twoHundred: TwoHundred)
  func twoHundredDidChangeD11(_ twoHundred: TwoHundred)
  func twoHundredDidChangeD12(_ twoHundred: TwoHundred)
  func twoHundredDidChangeD13(_ twoHundred: TwoHundred)
  func twoHundredDidChangeD14(_ twoHundred: TwoHundred)
  func twoHundredDidChangeD15(_ twoHundred: TwoHundred)
  func twoHundredDidChangeD16(_ twoHundred: TwoHundred)
  func twoHundredDidChangeD17(_ twoHundred: TwoHundred)
  func twoHundredDidChangeD18(_ twoHundred: TwoHundred)
  func twoHundredDidChangeD19(_ twoHundred: TwoHundred)
  func twoHundredDidChangeD20(_ twoHundred: TwoHundred)
  func twoHundredDidChangeD21(_ twoHundred: TwoHundred)
  func twoHundredDidChangeD22(_ twoHundred: TwoHundred)
  func twoHundredDidChangeD23(_ twoHundred: TwoHundred)
  func twoHundredDidChangeD24(_ twoHundred: TwoHundred)
  func twoHundredDidChangeD25(_ twoHundred: TwoHundred)
  func twoHundredDidChangeD26(_ twoHundred: TwoHundred)
  func twoHundredDidChangeD27(_ twoHundred: TwoHundred)
  func twoHundredDidChangeD28(_ twoHundred: TwoHundred)
  func twoHundredDidChangeD29(_ twoHundred: TwoHundred)
  func twoHundredDidChangeD30(_ twoHundred: TwoHundred)
  func twoHundredDidChangeD31(_ twoHundred: TwoHundred)
  func twoHundredDidChangeD32(_ twoHundred: TwoHundred)
  func twoHundredDidChangeD33(_ twoHundred: TwoHundred)
  func twoHundredDidChangeD34(_ twoHundred: TwoHundred)
  func twoHundredDidChangeD35(_ twoHundred: TwoHundred)
  func twoHundredDidChangeD36(_ twoHundred: TwoHundred)
  func twoHundredDidChangeD37(_ twoHundred: TwoHundred)
  func twoHundredDidChangeD38(_ twoHundred: TwoHundred)
  func twoHundredDidChangeD39(_ twoHundred: TwoHundred)
  func twoHundredDidChangeD40(_ twoHundred: TwoHundred)
  func twoHundredDidChangeD41(_ twoHundred: TwoHundred)
  func twoHundredDidChangeD42(_ twoHundred: TwoHundred)
  func twoHundredDidChangeD43(_ twoHundred: TwoHundred)
  func twoHundredDidChangeD44(_ twoHundred: TwoHundred)
  func twoHundredDidChangeD45(_ twoHundred: TwoHundred)
  func twoHundredDidChangeD46(_ twoHundred: TwoHundred)
  func twoHundredDidChangeD47(_ twoHundred: TwoHundred)
  func twoHundredDidChangeD48(_ twoHundred: TwoHundred)
  func twoHundredDidChangeD49(_ twoHundred: TwoHundred)
  func twoHundredDidChangeD50(_ twoHundred: TwoHundred)
  func twoHundredDidChangeD51(_ twoHundred: TwoHundred)
  func twoHundredDidChangeD52(_ twoHundred: TwoHundred)
  func twoHundredDidChangeD53(_ twoHundred: TwoHundred)
  func twoHundredDidChangeD54(_ twoHundred: TwoHundred)
  func twoHundredDidChangeD55(_ twoHundred: TwoHundred)
  func twoHundredDidChangeD56(_ twoHundred: TwoHundred)
  func twoHundredDidChangeD57(_ twoHundred: TwoHundred)
  func twoHundredDidChangeD58(_ twoHundred: TwoHundred)
  func twoHundredDidChangeD59(_ twoHundred: TwoHundred)
  func twoHundredDidChangeD60(_ twoHundred: TwoHundred)
  func twoHundredDidChangeD61(_ twoHundred: TwoHundred)
  func twoHundredDidChangeD62(_ twoHundred: TwoHundred)
  func twoHundredDidChangeD63(_ twoHundred: TwoHundred)
  func twoHundredDidChangeD64(_ twoHundred: TwoHundred)
  func twoHundredDidChangeD65(_ twoHundred: TwoHundred)
  func twoHundredDidChangeD66(_ twoHundred: TwoHundred)
  func twoHundredDidChangeD67(_ twoHundred: TwoHundred)
  func twoHundredDidChangeD68(_ twoHundred: TwoHundred)
  func twoHundredDidChangeD69(_ twoHundred: TwoHundred)
  func twoHundredDidChangeD70(_ twoHundred: TwoHundred)
  func twoHundredDidChangeD71(_ twoHundred: TwoHundred)
  func twoHundredDidChangeD72(_ twoHundred: TwoHundred)
  func twoHundredDidChangeD73(_ twoHundred: TwoHundred)
  func twoHundredDidChangeD74(_ twoHundred: TwoHundred)
  func twoHundredDidChangeD75(_ twoHundred: TwoHundred)
  func twoHundredDidChangeD76(_ twoHundred: TwoHundred)
  func twoHundredDidChangeD77(_ twoHundred: TwoHundred)
  func twoHundredDidChangeD78(_ twoHundred: TwoHundred)
  func twoHundredDidChangeD79(_ twoHundred: TwoHundred)
  func twoHundredDidChangeD80(_ twoHundred: TwoHundred)
  func twoHundredDidChangeD81(_ twoHundred: TwoHundred)
  func twoHundredDidChangeD82(_ twoHundred: TwoHundred)
  func twoHundredDidChangeD83(_ twoHundred: TwoHundred)
  func twoHundredDidChangeD84(_ twoHundred: TwoHundred)
  func twoHundredDidChangeD85(_ twoHundred: TwoHundred)
  func twoHundredDidChangeD86(_ twoHundred: TwoHundred)
  func twoHundredDidChangeD87(_ twoHundred: TwoHundred)
  func twoHundredDidChangeD88(_ twoHundred: TwoHundred)
  func twoHundredDidChangeD89(_ twoHundred: TwoHundred)
  func twoHundredDidChangeD90(_ twoHundred: TwoHundred)
  func twoHundredDidChangeD91(_ twoHundred: TwoHundred)
  func twoHundredDidChangeD92(_ twoHundred: TwoHundred)
  func twoHundredDidChangeD93(_ twoHundred: TwoHundred)
  func twoHundredDidChangeD94(_ twoHundred: TwoHundred)
  func twoHundredDidChangeD95(_ twoHundred: TwoHundred)
  func twoHundredDidChangeD96(_ twoHundred: TwoHundred)
  func twoHundredDidChangeD97(_ twoHundred: TwoHundred)
  func twoHundredDidChangeD98(_ twoHundred: TwoHundred)
  func twoHundredDidChangeD99(_ twoHundred: TwoHundred)
  func twoHundredDidChangeD100(_ twoHundred: TwoHundred)
  func twoHundredDidChangeD101(_ twoHundred: TwoHundred)
  func twoHundredDidChangeD102(_ twoHundred: TwoHundred)
  func twoHundredDidChangeD103(_ twoHundred: TwoHundred)
  func twoHundredDidChangeD104(_ twoHundred: TwoHundred)
  func twoHundredDidChangeD105(_ twoHundred: TwoHundred)
  func twoHundredDidChangeD106(_ twoHundred: TwoHundred)
  func twoHundredDidChangeD107(_ twoHundred: TwoHundred)
  func twoHundredDidChangeD108(_ twoHundred: TwoHundred)
  func twoHundredDidChangeD109(_ twoHundred: TwoHundred)
}

extension TwoHundredDelegate {
  public func twoHundred(_ twoHundred: TwoHundred, didChange changes: TwoHundred.Changes) {}
  public func twoHundredDidChangeS0(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeS1(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeS2(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeS3(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeS4(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeS5(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeS6(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeS7(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeS8(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeS9(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeS10(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeS11(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeS12(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeS13(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeS14(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeS15(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeS16(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeS17(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeS18(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeS19(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeS20(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeS21(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeS22(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeS23(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeS24(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeS25(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeS26(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeS27(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeS28(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeS29(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeS30(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeS31(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeS32(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeS33(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeS34(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeS35(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeS36(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeS37(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeS38(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeS39(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeS40(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeS41(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeS42(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeS43(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeS44(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeS45(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeS46(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeS47(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeS48(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeS49(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeS50(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeS51(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeS52(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeS53(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeS54(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeS55(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeS56(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeS57(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeS58(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeS59(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeS60(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeS61(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeS62(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeS63(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeS64(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeS65(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeS66(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeS67(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeS68(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeS69(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeS70(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeS71(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeS72(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeS73(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeS74(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeS75(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeS76(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeS77(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeS78(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeS79(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeS80(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeS81(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeS82(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeS83(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeS84(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeS85(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeS86(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeS87(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeS88(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeS89(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeD0(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeD1(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeD2(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeD3(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeD4(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeD5(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeD6(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeD7(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeD8(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeD9(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeD10(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeD11(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeD12(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeD13(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeD14(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeD15(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeD16(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeD17(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeD18(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeD19(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeD20(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeD21(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeD22(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeD23(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeD24(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeD25(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeD26(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeD27(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeD28(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeD29(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeD30(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeD31(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeD32(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeD33(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeD34(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeD35(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeD36(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeD37(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeD38(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeD39(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeD40(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeD41(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeD42(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeD43(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeD44(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeD45(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeD46(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeD47(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeD48(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeD49(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeD50(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeD51(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeD52(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeD53(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeD54(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeD55(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeD56(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeD57(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeD58(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeD59(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeD60(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeD61(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeD62(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeD63(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeD64(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeD65(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeD66(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeD67(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeD68(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeD69(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeD70(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeD71(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeD72(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeD73(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeD74(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeD75(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeD76(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeD77(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeD78(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeD79(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeD80(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeD81(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeD82(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeD83(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeD84(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeD85(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeD86(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeD87(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeD88(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeD89(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeD90(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeD91(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeD92(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeD93(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeD94(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeD95(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeD96(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeD97(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeD98(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeD99(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeD100(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeD101(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeD102(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeD103(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeD104(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeD105(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeD106(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeD107(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeD108(_ twoHundred: TwoHundred) {}
  public func twoHundredDidChangeD109(_ twoHundred: TwoHundred) {}
}

/// The spec's expressions: each sees what it names, and nothing else of the model.
enum _TwoHundredFormulas {
  static func d0(_ s0: Int, _ s3: Int) -> Int { s0 + s3 }
  static func d1(_ s1: Int, _ s10: Int) -> Int { s1 + s10 }
  static func d2(_ s2: Int, _ s17: Int) -> Int { max(s2, s17) }
  static func d3(_ s3: Int, _ s24: Int) -> Int { s3 + s24 }
  static func d4(_ d3: Int, _ d0: Int) -> Int { d3 + d0 }
  static func d5(_ s5: Int, _ s38: Int) -> Int { s5 + s38 }
  static func d6(_ s6: Int, _ s45: Int) -> Int { s6 + s45 }
  static func d7(_ s7: Int, _ s52: Int) -> Int { max(s7, s52) }
  static func d8(_ s8: Int, _ s59: Int) -> Int { s8 + s59 }
  static func d9(_ d8: Int, _ d5: Int) -> Int { d8 + d5 }
  static func d10(_ s10: Int, _ s73: Int) -> String { "\(s10) \(s73)" }
  static func d11(_ s11: Int, _ s80: Int) -> Int { s11 + s80 }
  static func d12(_ s12: Int, _ s87: Int) -> Int { max(s12, s87) }
  static func d13(_ s13: Int, _ s4: Int) -> Int { s13 + s4 }
  static func d14(_ s14: Int, _ s11: Int) -> Int { s14 - s11 }
  static func d15(_ s15: Int, _ s18: Int) -> Int { s15 + s18 }
  static func d16(_ s16: Int, _ s25: Int) -> Int { s16 + s25 }
  static func d17(_ s17: Int, _ s32: Int) -> Int { max(s17, s32) }
  static func d18(_ s18: Int, _ s39: Int) -> Int { s18 + s39 }
  static func d19(_ d18: Int, _ d15: Int) -> Int { d18 + d15 }
  static func d20(_ s20: Int, _ s53: Int) -> Int { s20 + s53 }
  static func d21(_ s21: Int, _ s60: Int) -> String { "\(s21) \(s60)" }
  static func d22(_ s22: Int, _ s67: Int) -> Int { max(s22, s67) }
  static func d23(_ s23: Int, _ s74: Int) -> Int { s23 + s74 }
  static func d24(_ d23: Int, _ d20: Int) -> Int { d23 + d20 }
  static func d25(_ s25: Int, _ s88: Int) -> Int { s25 + s88 }
  static func d26(_ s26: Int, _ s5: Int) -> Int { s26 + s5 }
  static func d27(_ s27: Int, _ s12: Int) -> Int { max(s27, s12) }
  static func d28(_ s28: Int, _ s19: Int) -> Int { s28 + s19 }
  static func d29(_ d28: Int, _ d25: Int) -> Int { d28 + d25 }
  static func d30(_ s30: Int, _ s33: Int) -> Int { s30 + s33 }
  static func d31(_ s31: Int, _ s40: Int) -> Int { s31 + s40 }
  static func d32(_ s32: Int, _ s47: Int) -> String { "\(s32) \(s47)" }
  static func d33(_ s33: Int, _ s54: Int) -> Int { s33 + s54 }
  static func d34(_ d33: Int, _ d30: Int) -> Int { d33 + d30 }
  static func d35(_ s35: Int, _ s68: Int) -> Int { s35 + s68 }
  static func d36(_ s36: Int, _ s75: Int) -> Int { s36 + s75 }
  static func d37(_ s37: Int, _ s82: Int) -> Int { max(s37, s82) }
  static func d38(_ s38: Int, _ s89: Int) -> Int { s38 + s89 }
  static func d39(_ d38: Int, _ d35: Int) -> Int { d38 + d35 }
  static func d40(_ s40: Int, _ s13: Int) -> Int { s40 + s13 }
  static func d41(_ s41: Int, _ s20: Int) -> Int { s41 + s20 }
  static func d42(_ s42: Int, _ s27: Int) -> Int { max(s42, s27) }
  static func d43(_ s43: Int, _ s34: Int) -> String { "\(s43) \(s34)" }
  static func d44(_ s44: Int, _ s41: Int) -> Int { s44 - s41 }
  static func d45(_ s45: Int, _ s48: Int) -> Int { s45 + s48 }
  static func d46(_ s46: Int, _ s55: Int) -> Int { s46 + s55 }
  static func d47(_ s47: Int, _ s62: Int) -> Int { max(s47, s62) }
  static func d48(_ s48: Int, _ d8: Int) -> Int { min(s48, d8) }
  static func d49(_ d48: Int, _ d45: Int) -> Int { d48 + d45 }
  static func d50(_ s50: Int, _ s83: Int) -> Int { s50 + s83 }
  static func d51(_ s51: Int, _ s0: Int) -> Int { s51 + s0 }
  static func d52(_ s52: Int, _ s7: Int) -> Int { max(s52, s7) }
  static func d53(_ s53: Int, _ d13: Int) -> Int { min(s53, d13) }
  static func d54(_ s54: Int, _ s21: Int) -> String { "\(s54) \(s21)" }
  static func d55(_ s55: Int, _ s28: Int) -> Int { s55 + s28 }
  static func d56(_ s56: Int, _ s35: Int) -> Int { s56 + s35 }
  static func d57(_ s57: Int, _ s42: Int) -> Int { max(s57, s42) }
  static func d58(_ s58: Int, _ d18: Int) -> Int { min(s58, d18) }
  static func d59(_ d58: Int, _ d55: Int) -> Int { d58 + d55 }
  static func d60(_ s60: Int, _ s63: Int) -> Int { s60 + s63 }
  static func d61(_ s61: Int, _ s70: Int) -> Int { s61 + s70 }
  static func d62(_ s62: Int, _ s77: Int) -> Int { max(s62, s77) }
  static func d63(_ s63: Int, _ d23: Int) -> Int { min(s63, d23) }
  static func d64(_ d63: Int, _ d60: Int) -> Int { d63 + d60 }
  static func d65(_ s65: Int, _ s8: Int) -> String { "\(s65) \(s8)" }
  static func d66(_ s66: Int, _ s15: Int) -> Int { s66 + s15 }
  static func d67(_ s67: Int, _ s22: Int) -> Int { max(s67, s22) }
  static func d68(_ s68: Int, _ d28: Int) -> Int { min(s68, d28) }
  static func d69(_ s69: Int, _ s36: Int) -> Int { s69 - s36 }
  static func d70(_ s70: Int, _ s43: Int) -> Int { s70 + s43 }
  static func d71(_ s71: Int, _ s50: Int) -> Int { s71 + s50 }
  static func d72(_ s72: Int, _ s57: Int) -> Int { max(s72, s57) }
  static func d73(_ s73: Int, _ d33: Int) -> Int { min(s73, d33) }
  static func d74(_ d73: Int, _ d70: Int) -> Int { d73 + d70 }
  static func d75(_ s75: Int, _ s78: Int) -> Int { s75 + s78 }
  static func d76(_ s76: Int, _ s85: Int) -> String { "\(s76) \(s85)" }
  static func d77(_ s77: Int, _ s2: Int) -> Int { max(s77, s2) }
  static func d78(_ s78: Int, _ d38: Int) -> Int { min(s78, d38) }
  static func d79(_ d78: Int, _ d75: Int) -> Int { d78 + d75 }
  static func d80(_ s80: Int, _ s23: Int) -> Int { s80 + s23 }
  static func d81(_ s81: Int, _ s30: Int) -> Int { s81 + s30 }
  static func d82(_ s82: Int, _ s37: Int) -> Int { max(s82, s37) }
  static func d83(_ s83: Int) -> Int { s83 * 2 }
  static func d84(_ d83: Int, _ d80: Int) -> Int { d83 + d80 }
  static func d85(_ s85: Int, _ s58: Int) -> Int { s85 + s58 }
  static func d86(_ s86: Int, _ s65: Int) -> Int { s86 + s65 }
  static func d87(_ s87: Int, _ s72: Int) -> String { "\(s87) \(s72)" }
  static func d88(_ s88: Int, _ d48: Int) -> Int { min(s88, d48) }
  static func d89(_ d88: Int, _ d85: Int) -> Int { d88 + d85 }
  static func d90(_ s0: Int, _ s3: Int) -> Int { s0 + s3 }
  static func d91(_ s1: Int, _ s10: Int) -> Int { s1 + s10 }
  static func d92(_ s2: Int, _ s17: Int) -> Int { max(s2, s17) }
  static func d93(_ s3: Int, _ d53: Int) -> Int { min(s3, d53) }
  static func d94(_ d93: Int, _ d90: Int) -> Int { d93 + d90 }
  static func d95(_ s5: Int, _ s38: Int) -> Int { s5 + s38 }
  static func d96(_ s6: Int, _ s45: Int) -> Int { s6 + s45 }
  static func d97(_ s7: Int, _ s52: Int) -> Int { max(s7, s52) }
  static func d98(_ s8: Int, _ s59: Int) -> String { "\(s8) \(s59)" }
  static func d99(_ s9: Int, _ s66: Int) -> Int { s9 - s66 }
  static func d100(_ s10: Int, _ s73: Int) -> Int { s10 + s73 }
  static func d101(_ s11: Int, _ s80: Int) -> Int { s11 + s80 }
  static func d102(_ s12: Int, _ s87: Int) -> Int { max(s12, s87) }
  static func d103(_ s13: Int, _ d63: Int) -> Int { min(s13, d63) }
  static func d104(_ d103: Int, _ d100: Int) -> Int { d103 + d100 }
  static func d105(_ s15: Int, _ s18: Int) -> Int { s15 + s18 }
  static func d106(_ s16: Int, _ s25: Int) -> Int { s16 + s25 }
  static func d107(_ s17: Int, _ s32: Int) -> Int { max(s17, s32) }
  static func d108(_ s18: Int, _ d68: Int) -> Int { min(s18, d68) }
  static func d109(_ s19: Int, _ s46: Int) -> String { "\(s19) \(s46)" }
}

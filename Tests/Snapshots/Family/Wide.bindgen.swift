// Made by bindgen from Wide.bindgen.yml. Do not edit: change the spec.
// swift-format-ignore-file
// swiftlint:disable all

final class Meadow: Bindgen.ObservedFamilyModel3 {
  // MARK: What it is given

  let payload: Payload

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

  var s20: Int {
    get { _s20 }
    set { if Bindgen.replace(&_s20, with: newValue) { _wrote(20) } }
  }
  private var _s20: Int

  var s21: Int {
    get { _s21 }
    set { if Bindgen.replace(&_s21, with: newValue) { _wrote(21) } }
  }
  private var _s21: Int

  var s22: Int {
    get { _s22 }
    set { if Bindgen.replace(&_s22, with: newValue) { _wrote(22) } }
  }
  private var _s22: Int

  var s23: Int {
    get { _s23 }
    set { if Bindgen.replace(&_s23, with: newValue) { _wrote(23) } }
  }
  private var _s23: Int

  var s24: Int {
    get { _s24 }
    set { if Bindgen.replace(&_s24, with: newValue) { _wrote(24) } }
  }
  private var _s24: Int

  var s25: Int {
    get { _s25 }
    set { if Bindgen.replace(&_s25, with: newValue) { _wrote(25) } }
  }
  private var _s25: Int

  var s26: Int {
    get { _s26 }
    set { if Bindgen.replace(&_s26, with: newValue) { _wrote(26) } }
  }
  private var _s26: Int

  var s27: Int {
    get { _s27 }
    set { if Bindgen.replace(&_s27, with: newValue) { _wrote(27) } }
  }
  private var _s27: Int

  var s28: Int {
    get { _s28 }
    set { if Bindgen.replace(&_s28, with: newValue) { _wrote(28) } }
  }
  private var _s28: Int

  var s29: Int {
    get { _s29 }
    set { if Bindgen.replace(&_s29, with: newValue) { _wrote(29) } }
  }
  private var _s29: Int

  var s30: Int {
    get { _s30 }
    set { if Bindgen.replace(&_s30, with: newValue) { _wrote(30) } }
  }
  private var _s30: Int

  var s31: Int {
    get { _s31 }
    set { if Bindgen.replace(&_s31, with: newValue) { _wrote(31) } }
  }
  private var _s31: Int

  var s32: Int {
    get { _s32 }
    set { if Bindgen.replace(&_s32, with: newValue) { _wrote(32) } }
  }
  private var _s32: Int

  var s33: Int {
    get { _s33 }
    set { if Bindgen.replace(&_s33, with: newValue) { _wrote(33) } }
  }
  private var _s33: Int

  var s34: Int {
    get { _s34 }
    set { if Bindgen.replace(&_s34, with: newValue) { _wrote(34) } }
  }
  private var _s34: Int

  var s35: Int {
    get { _s35 }
    set { if Bindgen.replace(&_s35, with: newValue) { _wrote(35) } }
  }
  private var _s35: Int

  var s36: Int {
    get { _s36 }
    set { if Bindgen.replace(&_s36, with: newValue) { _wrote(36) } }
  }
  private var _s36: Int

  var s37: Int {
    get { _s37 }
    set { if Bindgen.replace(&_s37, with: newValue) { _wrote(37) } }
  }
  private var _s37: Int

  var s38: Int {
    get { _s38 }
    set { if Bindgen.replace(&_s38, with: newValue) { _wrote(38) } }
  }
  private var _s38: Int

  var s39: Int {
    get { _s39 }
    set { if Bindgen.replace(&_s39, with: newValue) { _wrote(39) } }
  }
  private var _s39: Int

  var s40: Int {
    get { _s40 }
    set { if Bindgen.replace(&_s40, with: newValue) { _wrote(40) } }
  }
  private var _s40: Int

  var s41: Int {
    get { _s41 }
    set { if Bindgen.replace(&_s41, with: newValue) { _wrote(41) } }
  }
  private var _s41: Int

  var s42: Int {
    get { _s42 }
    set { if Bindgen.replace(&_s42, with: newValue) { _wrote(42) } }
  }
  private var _s42: Int

  var s43: Int {
    get { _s43 }
    set { if Bindgen.replace(&_s43, with: newValue) { _wrote(43) } }
  }
  private var _s43: Int

  var s44: Int {
    get { _s44 }
    set { if Bindgen.replace(&_s44, with: newValue) { _wrote(44) } }
  }
  private var _s44: Int

  var s45: Int {
    get { _s45 }
    set { if Bindgen.replace(&_s45, with: newValue) { _wrote(45) } }
  }
  private var _s45: Int

  var s46: Int {
    get { _s46 }
    set { if Bindgen.replace(&_s46, with: newValue) { _wrote(46) } }
  }
  private var _s46: Int

  var s47: Int {
    get { _s47 }
    set { if Bindgen.replace(&_s47, with: newValue) { _wrote(47) } }
  }
  private var _s47: Int

  var s48: Int {
    get { _s48 }
    set { if Bindgen.replace(&_s48, with: newValue) { _wrote(48) } }
  }
  private var _s48: Int

  var s49: Int {
    get { _s49 }
    set { if Bindgen.replace(&_s49, with: newValue) { _wrote(49) } }
  }
  private var _s49: Int

  var s50: Int {
    get { _s50 }
    set { if Bindgen.replace(&_s50, with: newValue) { _wrote(50) } }
  }
  private var _s50: Int

  var s51: Int {
    get { _s51 }
    set { if Bindgen.replace(&_s51, with: newValue) { _wrote(51) } }
  }
  private var _s51: Int

  var s52: Int {
    get { _s52 }
    set { if Bindgen.replace(&_s52, with: newValue) { _wrote(52) } }
  }
  private var _s52: Int

  var s53: Int {
    get { _s53 }
    set { if Bindgen.replace(&_s53, with: newValue) { _wrote(53) } }
  }
  private var _s53: Int

  var s54: Int {
    get { _s54 }
    set { if Bindgen.replace(&_s54, with: newValue) { _wrote(54) } }
  }
  private var _s54: Int

  var s55: Int {
    get { _s55 }
    set { if Bindgen.replace(&_s55, with: newValue) { _wrote(55) } }
  }
  private var _s55: Int

  var s56: Int {
    get { _s56 }
    set { if Bindgen.replace(&_s56, with: newValue) { _wrote(56) } }
  }
  private var _s56: Int

  var s57: Int {
    get { _s57 }
    set { if Bindgen.replace(&_s57, with: newValue) { _wrote(57) } }
  }
  private var _s57: Int

  var s58: Int {
    get { _s58 }
    set { if Bindgen.replace(&_s58, with: newValue) { _wrote(58) } }
  }
  private var _s58: Int

  var s59: Int {
    get { _s59 }
    set { if Bindgen.replace(&_s59, with: newValue) { _wrote(59) } }
  }
  private var _s59: Int

  var s60: Int {
    get { _s60 }
    set { if Bindgen.replace(&_s60, with: newValue) { _wrote(60) } }
  }
  private var _s60: Int

  var s61: Int {
    get { _s61 }
    set { if Bindgen.replace(&_s61, with: newValue) { _wrote(61) } }
  }
  private var _s61: Int

  var s62: Int {
    get { _s62 }
    set { if Bindgen.replace(&_s62, with: newValue) { _wrote(62) } }
  }
  private var _s62: Int

  var s63: Int {
    get { _s63 }
    set { if Bindgen.replace(&_s63, with: newValue) { _wrote(63) } }
  }
  private var _s63: Int

  var s64: Int {
    get { _s64 }
    set { if Bindgen.replace(&_s64, with: newValue) { _wrote(64) } }
  }
  private var _s64: Int

  var s65: Int {
    get { _s65 }
    set { if Bindgen.replace(&_s65, with: newValue) { _wrote(65) } }
  }
  private var _s65: Int

  var s66: Int {
    get { _s66 }
    set { if Bindgen.replace(&_s66, with: newValue) { _wrote(66) } }
  }
  private var _s66: Int

  var s67: Int {
    get { _s67 }
    set { if Bindgen.replace(&_s67, with: newValue) { _wrote(67) } }
  }
  private var _s67: Int

  var s68: Int {
    get { _s68 }
    set { if Bindgen.replace(&_s68, with: newValue) { _wrote(68) } }
  }
  private var _s68: Int

  var s69: Int {
    get { _s69 }
    set { if Bindgen.replace(&_s69, with: newValue) { _wrote(69) } }
  }
  private var _s69: Int

  // MARK: What follows

  var d0: Int {
    if !_core.isTelling { return _MeadowFormulas.d0(_s0, _s1) }
    _refresh(70)
    return _cache.d0
  }

  var d1: Int {
    if !_core.isTelling { return _MeadowFormulas.d1(_s1, _s2) }
    _refresh(71)
    return _cache.d1
  }

  var d2: Int {
    if !_core.isTelling { return _MeadowFormulas.d2(_s2, _s3) }
    _refresh(72)
    return _cache.d2
  }

  var d3: Int {
    if !_core.isTelling { return _MeadowFormulas.d3(_s3, _s4) }
    _refresh(73)
    return _cache.d3
  }

  var d4: Int {
    if !_core.isTelling { return _MeadowFormulas.d4(_s4, _s5) }
    _refresh(74)
    return _cache.d4
  }

  var d5: Int {
    if !_core.isTelling { return _MeadowFormulas.d5(_s5, _s6) }
    _refresh(75)
    return _cache.d5
  }

  var d6: Int {
    if !_core.isTelling { return _MeadowFormulas.d6(_s6, _s7) }
    _refresh(76)
    return _cache.d6
  }

  var d7: Int {
    if !_core.isTelling { return _MeadowFormulas.d7(_s7, _s8) }
    _refresh(77)
    return _cache.d7
  }

  var d8: Int {
    if !_core.isTelling { return _MeadowFormulas.d8(_s8, _s9) }
    _refresh(78)
    return _cache.d8
  }

  var d9: Int {
    if !_core.isTelling { return _MeadowFormulas.d9(_s9, _s10) }
    _refresh(79)
    return _cache.d9
  }

  var d10: Int {
    if !_core.isTelling { return _MeadowFormulas.d10(_s10, _s11) }
    _refresh(80)
    return _cache.d10
  }

  var d11: Int {
    if !_core.isTelling { return _MeadowFormulas.d11(_s11, _s12) }
    _refresh(81)
    return _cache.d11
  }

  var d12: Int {
    if !_core.isTelling { return _MeadowFormulas.d12(_s12, _s13) }
    _refresh(82)
    return _cache.d12
  }

  var d13: Int {
    if !_core.isTelling { return _MeadowFormulas.d13(_s13, _s14) }
    _refresh(83)
    return _cache.d13
  }

  var d14: Int {
    if !_core.isTelling { return _MeadowFormulas.d14(_s14, _s15) }
    _refresh(84)
    return _cache.d14
  }

  var d15: Int {
    if !_core.isTelling { return _MeadowFormulas.d15(_s15, _s16) }
    _refresh(85)
    return _cache.d15
  }

  var d16: Int {
    if !_core.isTelling { return _MeadowFormulas.d16(_s16, _s17) }
    _refresh(86)
    return _cache.d16
  }

  var d17: Int {
    if !_core.isTelling { return _MeadowFormulas.d17(_s17, _s18) }
    _refresh(87)
    return _cache.d17
  }

  var d18: Int {
    if !_core.isTelling { return _MeadowFormulas.d18(_s18, _s19) }
    _refresh(88)
    return _cache.d18
  }

  var d19: Int {
    if !_core.isTelling { return _MeadowFormulas.d19(_s19, _s20) }
    _refresh(89)
    return _cache.d19
  }

  var d20: Int {
    if !_core.isTelling { return _MeadowFormulas.d20(_s20, _s21) }
    _refresh(90)
    return _cache.d20
  }

  var d21: Int {
    if !_core.isTelling { return _MeadowFormulas.d21(_s21, _s22) }
    _refresh(91)
    return _cache.d21
  }

  var d22: Int {
    if !_core.isTelling { return _MeadowFormulas.d22(_s22, _s23) }
    _refresh(92)
    return _cache.d22
  }

  var d23: Int {
    if !_core.isTelling { return _MeadowFormulas.d23(_s23, _s24) }
    _refresh(93)
    return _cache.d23
  }

  var d24: Int {
    if !_core.isTelling { return _MeadowFormulas.d24(_s24, _s25) }
    _refresh(94)
    return _cache.d24
  }

  var d25: Int {
    if !_core.isTelling { return _MeadowFormulas.d25(_s25, _s26) }
    _refresh(95)
    return _cache.d25
  }

  var d26: Int {
    if !_core.isTelling { return _MeadowFormulas.d26(_s26, _s27) }
    _refresh(96)
    return _cache.d26
  }

  var d27: Int {
    if !_core.isTelling { return _MeadowFormulas.d27(_s27, _s28) }
    _refresh(97)
    return _cache.d27
  }

  var d28: Int {
    if !_core.isTelling { return _MeadowFormulas.d28(_s28, _s29) }
    _refresh(98)
    return _cache.d28
  }

  var d29: Int {
    if !_core.isTelling { return _MeadowFormulas.d29(_s29, _s30) }
    _refresh(99)
    return _cache.d29
  }

  var d30: Int {
    if !_core.isTelling { return _MeadowFormulas.d30(_s30, _s31) }
    _refresh(100)
    return _cache.d30
  }

  var d31: Int {
    if !_core.isTelling { return _MeadowFormulas.d31(_s31, _s32) }
    _refresh(101)
    return _cache.d31
  }

  var d32: Int {
    if !_core.isTelling { return _MeadowFormulas.d32(_s32, _s33) }
    _refresh(102)
    return _cache.d32
  }

  var d33: Int {
    if !_core.isTelling { return _MeadowFormulas.d33(_s33, _s34) }
    _refresh(103)
    return _cache.d33
  }

  var d34: Int {
    if !_core.isTelling { return _MeadowFormulas.d34(_s34, _s35) }
    _refresh(104)
    return _cache.d34
  }

  var d35: Int {
    if !_core.isTelling { return _MeadowFormulas.d35(_s35, _s36) }
    _refresh(105)
    return _cache.d35
  }

  var d36: Int {
    if !_core.isTelling { return _MeadowFormulas.d36(_s36, _s37) }
    _refresh(106)
    return _cache.d36
  }

  var d37: Int {
    if !_core.isTelling { return _MeadowFormulas.d37(_s37, _s38) }
    _refresh(107)
    return _cache.d37
  }

  var d38: Int {
    if !_core.isTelling { return _MeadowFormulas.d38(_s38, _s39) }
    _refresh(108)
    return _cache.d38
  }

  var d39: Int {
    if !_core.isTelling { return _MeadowFormulas.d39(_s39, _s40) }
    _refresh(109)
    return _cache.d39
  }

  var d40: Int {
    if !_core.isTelling { return _MeadowFormulas.d40(_s40, _s41) }
    _refresh(110)
    return _cache.d40
  }

  var d41: Int {
    if !_core.isTelling { return _MeadowFormulas.d41(_s41, _s42) }
    _refresh(111)
    return _cache.d41
  }

  var d42: Int {
    if !_core.isTelling { return _MeadowFormulas.d42(_s42, _s43) }
    _refresh(112)
    return _cache.d42
  }

  var d43: Int {
    if !_core.isTelling { return _MeadowFormulas.d43(_s43, _s44) }
    _refresh(113)
    return _cache.d43
  }

  var d44: Int {
    if !_core.isTelling { return _MeadowFormulas.d44(_s44, _s45) }
    _refresh(114)
    return _cache.d44
  }

  var d45: Int {
    if !_core.isTelling { return _MeadowFormulas.d45(_s45, _s46) }
    _refresh(115)
    return _cache.d45
  }

  var d46: Int {
    if !_core.isTelling { return _MeadowFormulas.d46(_s46, _s47) }
    _refresh(116)
    return _cache.d46
  }

  var d47: Int {
    if !_core.isTelling { return _MeadowFormulas.d47(_s47, _s48) }
    _refresh(117)
    return _cache.d47
  }

  var d48: Int {
    if !_core.isTelling { return _MeadowFormulas.d48(_s48, _s49) }
    _refresh(118)
    return _cache.d48
  }

  var d49: Int {
    if !_core.isTelling { return _MeadowFormulas.d49(_s49, _s50) }
    _refresh(119)
    return _cache.d49
  }

  var d50: Int {
    if !_core.isTelling { return _MeadowFormulas.d50(_s50, _s51) }
    _refresh(120)
    return _cache.d50
  }

  var d51: Int {
    if !_core.isTelling { return _MeadowFormulas.d51(_s51, _s52) }
    _refresh(121)
    return _cache.d51
  }

  var d52: Int {
    if !_core.isTelling { return _MeadowFormulas.d52(_s52, _s53) }
    _refresh(122)
    return _cache.d52
  }

  var d53: Int {
    if !_core.isTelling { return _MeadowFormulas.d53(_s53, _s54) }
    _refresh(123)
    return _cache.d53
  }

  var d54: Int {
    if !_core.isTelling { return _MeadowFormulas.d54(_s54, _s55) }
    _refresh(124)
    return _cache.d54
  }

  var d55: Int {
    if !_core.isTelling { return _MeadowFormulas.d55(_s55, _s56) }
    _refresh(125)
    return _cache.d55
  }

  var d56: Int {
    if !_core.isTelling { return _MeadowFormulas.d56(_s56, _s57) }
    _refresh(126)
    return _cache.d56
  }

  var d57: Int {
    if !_core.isTelling { return _MeadowFormulas.d57(_s57, _s58) }
    _refresh(127)
    return _cache.d57
  }

  var d58: Int {
    if !_core.isTelling { return _MeadowFormulas.d58(_s58, _s59) }
    _refresh(128)
    return _cache.d58
  }

  var d59: Int {
    if !_core.isTelling { return _MeadowFormulas.d59(_s59, _s60) }
    _refresh(129)
    return _cache.d59
  }

  var d60: Int {
    if !_core.isTelling { return _MeadowFormulas.d60(_s60, _s61) }
    _refresh(130)
    return _cache.d60
  }

  var d61: Int {
    if !_core.isTelling { return _MeadowFormulas.d61(_s61, _s62) }
    _refresh(131)
    return _cache.d61
  }

  var d62: Int {
    if !_core.isTelling { return _MeadowFormulas.d62(_s62, _s63) }
    _refresh(132)
    return _cache.d62
  }

  var d63: Int {
    if !_core.isTelling { return _MeadowFormulas.d63(_s63, _s64) }
    _refresh(133)
    return _cache.d63
  }

  var d64: Int {
    if !_core.isTelling { return _MeadowFormulas.d64(_s64, _s65) }
    _refresh(134)
    return _cache.d64
  }

  var d65: Int {
    if !_core.isTelling { return _MeadowFormulas.d65(_s65, _s66) }
    _refresh(135)
    return _cache.d65
  }

  var d66: Int {
    if !_core.isTelling { return _MeadowFormulas.d66(_s66, _s67) }
    _refresh(136)
    return _cache.d66
  }

  var d67: Int {
    if !_core.isTelling { return _MeadowFormulas.d67(_s67, _s68) }
    _refresh(137)
    return _cache.d67
  }

  var d68: Int {
    if !_core.isTelling { return _MeadowFormulas.d68(_s68, _s69) }
    _refresh(138)
    return _cache.d68
  }

  var d69: Int {
    if !_core.isTelling { return _MeadowFormulas.d69(_s69, _s0) }
    _refresh(139)
    return _cache.d69
  }

  // MARK: Actions

  func raise(by amount: Int) {
    _core.open()
    defer { _end() }
    _performRaise(by: amount)
  }

  private func _performRaise(by amount: Int) {
    s0 += amount
    s65 += amount
  }

  // MARK: Making

  init(
    payload: Payload = _MeadowFormulas.payload(),
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
    s10: Int = 0,
    s11: Int = 0,
    s12: Int = 0,
    s13: Int = 0,
    s14: Int = 0,
    s15: Int = 0,
    s16: Int = 0,
    s17: Int = 0,
    s18: Int = 0,
    s19: Int = 0,
    s20: Int = 0,
    s21: Int = 0,
    s22: Int = 0,
    s23: Int = 0,
    s24: Int = 0,
    s25: Int = 0,
    s26: Int = 0,
    s27: Int = 0,
    s28: Int = 0,
    s29: Int = 0,
    s30: Int = 0,
    s31: Int = 0,
    s32: Int = 0,
    s33: Int = 0,
    s34: Int = 0,
    s35: Int = 0,
    s36: Int = 0,
    s37: Int = 0,
    s38: Int = 0,
    s39: Int = 0,
    s40: Int = 0,
    s41: Int = 0,
    s42: Int = 0,
    s43: Int = 0,
    s44: Int = 0,
    s45: Int = 0,
    s46: Int = 0,
    s47: Int = 0,
    s48: Int = 0,
    s49: Int = 0,
    s50: Int = 0,
    s51: Int = 0,
    s52: Int = 0,
    s53: Int = 0,
    s54: Int = 0,
    s55: Int = 0,
    s56: Int = 0,
    s57: Int = 0,
    s58: Int = 0,
    s59: Int = 0,
    s60: Int = 0,
    s61: Int = 0,
    s62: Int = 0,
    s63: Int = 0,
    s64: Int = 0,
    s65: Int = 0,
    s66: Int = 0,
    s67: Int = 0,
    s68: Int = 0,
    s69: Int = 0,
    delegate: (any MeadowDelegate)? = nil
  ) {
    self.payload = payload
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
  struct Changes: OptionSet, Sendable {
    private var fields: Bindgen.Mask3 = Bindgen.Mask3()
    /// 64 fields a word: more of them than an integer has bits.
    var rawValue: (UInt64, UInt64, UInt64) { fields.words }

    init() {}
    init(rawValue: (UInt64, UInt64, UInt64)) { fields = Bindgen.Mask3(words: rawValue) }
    fileprivate init(_ fields: Bindgen.Mask3) { self.fields = fields }
    private static subscript(field: Int) -> Changes { Changes(Bindgen.Mask3(field)) }

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
    static var s20: Changes { self[20] }
    static var s21: Changes { self[21] }
    static var s22: Changes { self[22] }
    static var s23: Changes { self[23] }
    static var s24: Changes { self[24] }
    static var s25: Changes { self[25] }
    static var s26: Changes { self[26] }
    static var s27: Changes { self[27] }
    static var s28: Changes { self[28] }
    static var s29: Changes { self[29] }
    static var s30: Changes { self[30] }
    static var s31: Changes { self[31] }
    static var s32: Changes { self[32] }
    static var s33: Changes { self[33] }
    static var s34: Changes { self[34] }
    static var s35: Changes { self[35] }
    static var s36: Changes { self[36] }
    static var s37: Changes { self[37] }
    static var s38: Changes { self[38] }
    static var s39: Changes { self[39] }
    static var s40: Changes { self[40] }
    static var s41: Changes { self[41] }
    static var s42: Changes { self[42] }
    static var s43: Changes { self[43] }
    static var s44: Changes { self[44] }
    static var s45: Changes { self[45] }
    static var s46: Changes { self[46] }
    static var s47: Changes { self[47] }
    static var s48: Changes { self[48] }
    static var s49: Changes { self[49] }
    static var s50: Changes { self[50] }
    static var s51: Changes { self[51] }
    static var s52: Changes { self[52] }
    static var s53: Changes { self[53] }
    static var s54: Changes { self[54] }
    static var s55: Changes { self[55] }
    static var s56: Changes { self[56] }
    static var s57: Changes { self[57] }
    static var s58: Changes { self[58] }
    static var s59: Changes { self[59] }
    static var s60: Changes { self[60] }
    static var s61: Changes { self[61] }
    static var s62: Changes { self[62] }
    static var s63: Changes { self[63] }
    static var s64: Changes { self[64] }
    static var s65: Changes { self[65] }
    static var s66: Changes { self[66] }
    static var s67: Changes { self[67] }
    static var s68: Changes { self[68] }
    static var s69: Changes { self[69] }
    static var d0: Changes { self[70] }
    static var d1: Changes { self[71] }
    static var d2: Changes { self[72] }
    static var d3: Changes { self[73] }
    static var d4: Changes { self[74] }
    static var d5: Changes { self[75] }
    static var d6: Changes { self[76] }
    static var d7: Changes { self[77] }
    static var d8: Changes { self[78] }
    static var d9: Changes { self[79] }
    static var d10: Changes { self[80] }
    static var d11: Changes { self[81] }
    static var d12: Changes { self[82] }
    static var d13: Changes { self[83] }
    static var d14: Changes { self[84] }
    static var d15: Changes { self[85] }
    static var d16: Changes { self[86] }
    static var d17: Changes { self[87] }
    static var d18: Changes { self[88] }
    static var d19: Changes { self[89] }
    static var d20: Changes { self[90] }
    static var d21: Changes { self[91] }
    static var d22: Changes { self[92] }
    static var d23: Changes { self[93] }
    static var d24: Changes { self[94] }
    static var d25: Changes { self[95] }
    static var d26: Changes { self[96] }
    static var d27: Changes { self[97] }
    static var d28: Changes { self[98] }
    static var d29: Changes { self[99] }
    static var d30: Changes { self[100] }
    static var d31: Changes { self[101] }
    static var d32: Changes { self[102] }
    static var d33: Changes { self[103] }
    static var d34: Changes { self[104] }
    static var d35: Changes { self[105] }
    static var d36: Changes { self[106] }
    static var d37: Changes { self[107] }
    static var d38: Changes { self[108] }
    static var d39: Changes { self[109] }
    static var d40: Changes { self[110] }
    static var d41: Changes { self[111] }
    static var d42: Changes { self[112] }
    static var d43: Changes { self[113] }
    static var d44: Changes { self[114] }
    static var d45: Changes { self[115] }
    static var d46: Changes { self[116] }
    static var d47: Changes { self[117] }
    static var d48: Changes { self[118] }
    static var d49: Changes { self[119] }
    static var d50: Changes { self[120] }
    static var d51: Changes { self[121] }
    static var d52: Changes { self[122] }
    static var d53: Changes { self[123] }
    static var d54: Changes { self[124] }
    static var d55: Changes { self[125] }
    static var d56: Changes { self[126] }
    static var d57: Changes { self[127] }
    static var d58: Changes { self[128] }
    static var d59: Changes { self[129] }
    static var d60: Changes { self[130] }
    static var d61: Changes { self[131] }
    static var d62: Changes { self[132] }
    static var d63: Changes { self[133] }
    static var d64: Changes { self[134] }
    static var d65: Changes { self[135] }
    static var d66: Changes { self[136] }
    static var d67: Changes { self[137] }
    static var d68: Changes { self[138] }
    static var d69: Changes { self[139] }
  }

  weak var delegate: (any MeadowDelegate)? {
    didSet { delegate == nil ? _watch() : _join(_core.graph.all) }
  }

  private func _tell(_ delegate: any MeadowDelegate, _ changes: Changes) {
    delegate.meadow(self, didChange: changes)
    if changes.rawValue.0 != 0 { _tell0(delegate, changes.rawValue.0) }
    if changes.rawValue.1 != 0 { _tell1(delegate, changes.rawValue.1) }
    if changes.rawValue.2 != 0 { _tell2(delegate, changes.rawValue.2) }
  }

  private func _tell0(_ delegate: any MeadowDelegate, _ changed: UInt64) {
    if changed & 0xff != 0 {
      if changed & 0x1 != 0 { delegate.meadowDidChangeS0(self) }
      if changed & 0x2 != 0 { delegate.meadowDidChangeS1(self) }
      if changed & 0x4 != 0 { delegate.meadowDidChangeS2(self) }
      if changed & 0x8 != 0 { delegate.meadowDidChangeS3(self) }
      if changed & 0x10 != 0 { delegate.meadowDidChangeS4(self) }
      if changed & 0x20 != 0 { delegate.meadowDidChangeS5(self) }
      if changed & 0x40 != 0 { delegate.meadowDidChangeS6(self) }
      if changed & 0x80 != 0 { delegate.meadowDidChangeS7(self) }
    }
    if changed & 0xff00 != 0 {
      if changed & 0x100 != 0 { delegate.meadowDidChangeS8(self) }
      if changed & 0x200 != 0 { delegate.meadowDidChangeS9(self) }
      if changed & 0x400 != 0 { delegate.meadowDidChangeS10(self) }
      if changed & 0x800 != 0 { delegate.meadowDidChangeS11(self) }
      if changed & 0x1000 != 0 { delegate.meadowDidChangeS12(self) }
      if changed & 0x2000 != 0 { delegate.meadowDidChangeS13(self) }
      if changed & 0x4000 != 0 { delegate.meadowDidChangeS14(self) }
      if changed & 0x8000 != 0 { delegate.meadowDidChangeS15(self) }
    }
    if changed & 0xff0000 != 0 {
      if changed & 0x10000 != 0 { delegate.meadowDidChangeS16(self) }
      if changed & 0x20000 != 0 { delegate.meadowDidChangeS17(self) }
      if changed & 0x40000 != 0 { delegate.meadowDidChangeS18(self) }
      if changed & 0x80000 != 0 { delegate.meadowDidChangeS19(self) }
      if changed & 0x100000 != 0 { delegate.meadowDidChangeS20(self) }
      if changed & 0x200000 != 0 { delegate.meadowDidChangeS21(self) }
      if changed & 0x400000 != 0 { delegate.meadowDidChangeS22(self) }
      if changed & 0x800000 != 0 { delegate.meadowDidChangeS23(self) }
    }
    if changed & 0xff00_0000 != 0 {
      if changed & 0x1000000 != 0 { delegate.meadowDidChangeS24(self) }
      if changed & 0x2000000 != 0 { delegate.meadowDidChangeS25(self) }
      if changed & 0x4000000 != 0 { delegate.meadowDidChangeS26(self) }
      if changed & 0x8000000 != 0 { delegate.meadowDidChangeS27(self) }
      if changed & 0x1000_0000 != 0 { delegate.meadowDidChangeS28(self) }
      if changed & 0x2000_0000 != 0 { delegate.meadowDidChangeS29(self) }
      if changed & 0x4000_0000 != 0 { delegate.meadowDidChangeS30(self) }
      if changed & 0x8000_0000 != 0 { delegate.meadowDidChangeS31(self) }
    }
    if changed & 0xff_0000_0000 != 0 {
      if changed & 0x1_0000_0000 != 0 { delegate.meadowDidChangeS32(self) }
      if changed & 0x2_0000_0000 != 0 { delegate.meadowDidChangeS33(self) }
      if changed & 0x4_0000_0000 != 0 { delegate.meadowDidChangeS34(self) }
      if changed & 0x8_0000_0000 != 0 { delegate.meadowDidChangeS35(self) }
      if changed & 0x10_0000_0000 != 0 { delegate.meadowDidChangeS36(self) }
      if changed & 0x20_0000_0000 != 0 { delegate.meadowDidChangeS37(self) }
      if changed & 0x40_0000_0000 != 0 { delegate.meadowDidChangeS38(self) }
      if changed & 0x80_0000_0000 != 0 { delegate.meadowDidChangeS39(self) }
    }
    if changed & 0xff00_0000_0000 != 0 {
      if changed & 0x100_0000_0000 != 0 { delegate.meadowDidChangeS40(self) }
      if changed & 0x200_0000_0000 != 0 { delegate.meadowDidChangeS41(self) }
      if changed & 0x400_0000_0000 != 0 { delegate.meadowDidChangeS42(self) }
      if changed & 0x800_0000_0000 != 0 { delegate.meadowDidChangeS43(self) }
      if changed & 0x1000_0000_0000 != 0 { delegate.meadowDidChangeS44(self) }
      if changed & 0x2000_0000_0000 != 0 { delegate.meadowDidChangeS45(self) }
      if changed & 0x4000_0000_0000 != 0 { delegate.meadowDidChangeS46(self) }
      if changed & 0x8000_0000_0000 != 0 { delegate.meadowDidChangeS47(self) }
    }
    if changed & 0xff_0000_0000_0000 != 0 {
      if changed & 0x1_0000_0000_0000 != 0 { delegate.meadowDidChangeS48(self) }
      if changed & 0x2_0000_0000_0000 != 0 { delegate.meadowDidChangeS49(self) }
      if changed & 0x4_0000_0000_0000 != 0 { delegate.meadowDidChangeS50(self) }
      if changed & 0x8_0000_0000_0000 != 0 { delegate.meadowDidChangeS51(self) }
      if changed & 0x10_0000_0000_0000 != 0 { delegate.meadowDidChangeS52(self) }
      if changed & 0x20_0000_0000_0000 != 0 { delegate.meadowDidChangeS53(self) }
      if changed & 0x40_0000_0000_0000 != 0 { delegate.meadowDidChangeS54(self) }
      if changed & 0x80_0000_0000_0000 != 0 { delegate.meadowDidChangeS55(self) }
    }
    if changed & 0xff00_0000_0000_0000 != 0 {
      if changed & 0x100_0000_0000_0000 != 0 { delegate.meadowDidChangeS56(self) }
      if changed & 0x200_0000_0000_0000 != 0 { delegate.meadowDidChangeS57(self) }
      if changed & 0x400_0000_0000_0000 != 0 { delegate.meadowDidChangeS58(self) }
      if changed & 0x800_0000_0000_0000 != 0 { delegate.meadowDidChangeS59(self) }
      if changed & 0x1000_0000_0000_0000 != 0 { delegate.meadowDidChangeS60(self) }
      if changed & 0x2000_0000_0000_0000 != 0 { delegate.meadowDidChangeS61(self) }
      if changed & 0x4000_0000_0000_0000 != 0 { delegate.meadowDidChangeS62(self) }
      if changed & 0x8000_0000_0000_0000 != 0 { delegate.meadowDidChangeS63(self) }
    }
  }

  private func _tell1(_ delegate: any MeadowDelegate, _ changed: UInt64) {
    if changed & 0xff != 0 {
      if changed & 0x1 != 0 { delegate.meadowDidChangeS64(self) }
      if changed & 0x2 != 0 { delegate.meadowDidChangeS65(self) }
      if changed & 0x4 != 0 { delegate.meadowDidChangeS66(self) }
      if changed & 0x8 != 0 { delegate.meadowDidChangeS67(self) }
      if changed & 0x10 != 0 { delegate.meadowDidChangeS68(self) }
      if changed & 0x20 != 0 { delegate.meadowDidChangeS69(self) }
      if changed & 0x40 != 0 { delegate.meadowDidChangeD0(self) }
      if changed & 0x80 != 0 { delegate.meadowDidChangeD1(self) }
    }
    if changed & 0xff00 != 0 {
      if changed & 0x100 != 0 { delegate.meadowDidChangeD2(self) }
      if changed & 0x200 != 0 { delegate.meadowDidChangeD3(self) }
      if changed & 0x400 != 0 { delegate.meadowDidChangeD4(self) }
      if changed & 0x800 != 0 { delegate.meadowDidChangeD5(self) }
      if changed & 0x1000 != 0 { delegate.meadowDidChangeD6(self) }
      if changed & 0x2000 != 0 { delegate.meadowDidChangeD7(self) }
      if changed & 0x4000 != 0 { delegate.meadowDidChangeD8(self) }
      if changed & 0x8000 != 0 { delegate.meadowDidChangeD9(self) }
    }
    if changed & 0xff0000 != 0 {
      if changed & 0x10000 != 0 { delegate.meadowDidChangeD10(self) }
      if changed & 0x20000 != 0 { delegate.meadowDidChangeD11(self) }
      if changed & 0x40000 != 0 { delegate.meadowDidChangeD12(self) }
      if changed & 0x80000 != 0 { delegate.meadowDidChangeD13(self) }
      if changed & 0x100000 != 0 { delegate.meadowDidChangeD14(self) }
      if changed & 0x200000 != 0 { delegate.meadowDidChangeD15(self) }
      if changed & 0x400000 != 0 { delegate.meadowDidChangeD16(self) }
      if changed & 0x800000 != 0 { delegate.meadowDidChangeD17(self) }
    }
    if changed & 0xff00_0000 != 0 {
      if changed & 0x1000000 != 0 { delegate.meadowDidChangeD18(self) }
      if changed & 0x2000000 != 0 { delegate.meadowDidChangeD19(self) }
      if changed & 0x4000000 != 0 { delegate.meadowDidChangeD20(self) }
      if changed & 0x8000000 != 0 { delegate.meadowDidChangeD21(self) }
      if changed & 0x1000_0000 != 0 { delegate.meadowDidChangeD22(self) }
      if changed & 0x2000_0000 != 0 { delegate.meadowDidChangeD23(self) }
      if changed & 0x4000_0000 != 0 { delegate.meadowDidChangeD24(self) }
      if changed & 0x8000_0000 != 0 { delegate.meadowDidChangeD25(self) }
    }
    if changed & 0xff_0000_0000 != 0 {
      if changed & 0x1_0000_0000 != 0 { delegate.meadowDidChangeD26(self) }
      if changed & 0x2_0000_0000 != 0 { delegate.meadowDidChangeD27(self) }
      if changed & 0x4_0000_0000 != 0 { delegate.meadowDidChangeD28(self) }
      if changed & 0x8_0000_0000 != 0 { delegate.meadowDidChangeD29(self) }
      if changed & 0x10_0000_0000 != 0 { delegate.meadowDidChangeD30(self) }
      if changed & 0x20_0000_0000 != 0 { delegate.meadowDidChangeD31(self) }
      if changed & 0x40_0000_0000 != 0 { delegate.meadowDidChangeD32(self) }
      if changed & 0x80_0000_0000 != 0 { delegate.meadowDidChangeD33(self) }
    }
    if changed & 0xff00_0000_0000 != 0 {
      if changed & 0x100_0000_0000 != 0 { delegate.meadowDidChangeD34(self) }
      if changed & 0x200_0000_0000 != 0 { delegate.meadowDidChangeD35(self) }
      if changed & 0x400_0000_0000 != 0 { delegate.meadowDidChangeD36(self) }
      if changed & 0x800_0000_0000 != 0 { delegate.meadowDidChangeD37(self) }
      if changed & 0x1000_0000_0000 != 0 { delegate.meadowDidChangeD38(self) }
      if changed & 0x2000_0000_0000 != 0 { delegate.meadowDidChangeD39(self) }
      if changed & 0x4000_0000_0000 != 0 { delegate.meadowDidChangeD40(self) }
      if changed & 0x8000_0000_0000 != 0 { delegate.meadowDidChangeD41(self) }
    }
    if changed & 0xff_0000_0000_0000 != 0 {
      if changed & 0x1_0000_0000_0000 != 0 { delegate.meadowDidChangeD42(self) }
      if changed & 0x2_0000_0000_0000 != 0 { delegate.meadowDidChangeD43(self) }
      if changed & 0x4_0000_0000_0000 != 0 { delegate.meadowDidChangeD44(self) }
      if changed & 0x8_0000_0000_0000 != 0 { delegate.meadowDidChangeD45(self) }
      if changed & 0x10_0000_0000_0000 != 0 { delegate.meadowDidChangeD46(self) }
      if changed & 0x20_0000_0000_0000 != 0 { delegate.meadowDidChangeD47(self) }
      if changed & 0x40_0000_0000_0000 != 0 { delegate.meadowDidChangeD48(self) }
      if changed & 0x80_0000_0000_0000 != 0 { delegate.meadowDidChangeD49(self) }
    }
    if changed & 0xff00_0000_0000_0000 != 0 {
      if changed & 0x100_0000_0000_0000 != 0 { delegate.meadowDidChangeD50(self) }
      if changed & 0x200_0000_0000_0000 != 0 { delegate.meadowDidChangeD51(self) }
      if changed & 0x400_0000_0000_0000 != 0 { delegate.meadowDidChangeD52(self) }
      if changed & 0x800_0000_0000_0000 != 0 { delegate.meadowDidChangeD53(self) }
      if changed & 0x1000_0000_0000_0000 != 0 { delegate.meadowDidChangeD54(self) }
      if changed & 0x2000_0000_0000_0000 != 0 { delegate.meadowDidChangeD55(self) }
      if changed & 0x4000_0000_0000_0000 != 0 { delegate.meadowDidChangeD56(self) }
      if changed & 0x8000_0000_0000_0000 != 0 { delegate.meadowDidChangeD57(self) }
    }
  }

  private func _tell2(_ delegate: any MeadowDelegate, _ changed: UInt64) {
    if changed & 0x1 != 0 { delegate.meadowDidChangeD58(self) }
    if changed & 0x2 != 0 { delegate.meadowDidChangeD59(self) }
    if changed & 0x4 != 0 { delegate.meadowDidChangeD60(self) }
    if changed & 0x8 != 0 { delegate.meadowDidChangeD61(self) }
    if changed & 0x10 != 0 { delegate.meadowDidChangeD62(self) }
    if changed & 0x20 != 0 { delegate.meadowDidChangeD63(self) }
    if changed & 0x40 != 0 { delegate.meadowDidChangeD64(self) }
    if changed & 0x80 != 0 { delegate.meadowDidChangeD65(self) }
    if changed & 0x100 != 0 { delegate.meadowDidChangeD66(self) }
    if changed & 0x200 != 0 { delegate.meadowDidChangeD67(self) }
    if changed & 0x400 != 0 { delegate.meadowDidChangeD68(self) }
    if changed & 0x800 != 0 { delegate.meadowDidChangeD69(self) }
  }

  /// The fields that can be observed one by one.
  struct Fields {
    var s0: Meadow.Field<Int> { (0, { $0.s0 }) }
    var s1: Meadow.Field<Int> { (1, { $0.s1 }) }
    var s2: Meadow.Field<Int> { (2, { $0.s2 }) }
    var s3: Meadow.Field<Int> { (3, { $0.s3 }) }
    var s4: Meadow.Field<Int> { (4, { $0.s4 }) }
    var s5: Meadow.Field<Int> { (5, { $0.s5 }) }
    var s6: Meadow.Field<Int> { (6, { $0.s6 }) }
    var s7: Meadow.Field<Int> { (7, { $0.s7 }) }
    var s8: Meadow.Field<Int> { (8, { $0.s8 }) }
    var s9: Meadow.Field<Int> { (9, { $0.s9 }) }
    var s10: Meadow.Field<Int> { (10, { $0.s10 }) }
    var s11: Meadow.Field<Int> { (11, { $0.s11 }) }
    var s12: Meadow.Field<Int> { (12, { $0.s12 }) }
    var s13: Meadow.Field<Int> { (13, { $0.s13 }) }
    var s14: Meadow.Field<Int> { (14, { $0.s14 }) }
    var s15: Meadow.Field<Int> { (15, { $0.s15 }) }
    var s16: Meadow.Field<Int> { (16, { $0.s16 }) }
    var s17: Meadow.Field<Int> { (17, { $0.s17 }) }
    var s18: Meadow.Field<Int> { (18, { $0.s18 }) }
    var s19: Meadow.Field<Int> { (19, { $0.s19 }) }
    var s20: Meadow.Field<Int> { (20, { $0.s20 }) }
    var s21: Meadow.Field<Int> { (21, { $0.s21 }) }
    var s22: Meadow.Field<Int> { (22, { $0.s22 }) }
    var s23: Meadow.Field<Int> { (23, { $0.s23 }) }
    var s24: Meadow.Field<Int> { (24, { $0.s24 }) }
    var s25: Meadow.Field<Int> { (25, { $0.s25 }) }
    var s26: Meadow.Field<Int> { (26, { $0.s26 }) }
    var s27: Meadow.Field<Int> { (27, { $0.s27 }) }
    var s28: Meadow.Field<Int> { (28, { $0.s28 }) }
    var s29: Meadow.Field<Int> { (29, { $0.s29 }) }
    var s30: Meadow.Field<Int> { (30, { $0.s30 }) }
    var s31: Meadow.Field<Int> { (31, { $0.s31 }) }
    var s32: Meadow.Field<Int> { (32, { $0.s32 }) }
    var s33: Meadow.Field<Int> { (33, { $0.s33 }) }
    var s34: Meadow.Field<Int> { (34, { $0.s34 }) }
    var s35: Meadow.Field<Int> { (35, { $0.s35 }) }
    var s36: Meadow.Field<Int> { (36, { $0.s36 }) }
    var s37: Meadow.Field<Int> { (37, { $0.s37 }) }
    var s38: Meadow.Field<Int> { (38, { $0.s38 }) }
    var s39: Meadow.Field<Int> { (39, { $0.s39 }) }
    var s40: Meadow.Field<Int> { (40, { $0.s40 }) }
    var s41: Meadow.Field<Int> { (41, { $0.s41 }) }
    var s42: Meadow.Field<Int> { (42, { $0.s42 }) }
    var s43: Meadow.Field<Int> { (43, { $0.s43 }) }
    var s44: Meadow.Field<Int> { (44, { $0.s44 }) }
    var s45: Meadow.Field<Int> { (45, { $0.s45 }) }
    var s46: Meadow.Field<Int> { (46, { $0.s46 }) }
    var s47: Meadow.Field<Int> { (47, { $0.s47 }) }
    var s48: Meadow.Field<Int> { (48, { $0.s48 }) }
    var s49: Meadow.Field<Int> { (49, { $0.s49 }) }
    var s50: Meadow.Field<Int> { (50, { $0.s50 }) }
    var s51: Meadow.Field<Int> { (51, { $0.s51 }) }
    var s52: Meadow.Field<Int> { (52, { $0.s52 }) }
    var s53: Meadow.Field<Int> { (53, { $0.s53 }) }
    var s54: Meadow.Field<Int> { (54, { $0.s54 }) }
    var s55: Meadow.Field<Int> { (55, { $0.s55 }) }
    var s56: Meadow.Field<Int> { (56, { $0.s56 }) }
    var s57: Meadow.Field<Int> { (57, { $0.s57 }) }
    var s58: Meadow.Field<Int> { (58, { $0.s58 }) }
    var s59: Meadow.Field<Int> { (59, { $0.s59 }) }
    var s60: Meadow.Field<Int> { (60, { $0.s60 }) }
    var s61: Meadow.Field<Int> { (61, { $0.s61 }) }
    var s62: Meadow.Field<Int> { (62, { $0.s62 }) }
    var s63: Meadow.Field<Int> { (63, { $0.s63 }) }
    var s64: Meadow.Field<Int> { (64, { $0.s64 }) }
    var s65: Meadow.Field<Int> { (65, { $0.s65 }) }
    var s66: Meadow.Field<Int> { (66, { $0.s66 }) }
    var s67: Meadow.Field<Int> { (67, { $0.s67 }) }
    var s68: Meadow.Field<Int> { (68, { $0.s68 }) }
    var s69: Meadow.Field<Int> { (69, { $0.s69 }) }
    var d0: Meadow.Field<Int> { (70, { $0.d0 }) }
    var d1: Meadow.Field<Int> { (71, { $0.d1 }) }
    var d2: Meadow.Field<Int> { (72, { $0.d2 }) }
    var d3: Meadow.Field<Int> { (73, { $0.d3 }) }
    var d4: Meadow.Field<Int> { (74, { $0.d4 }) }
    var d5: Meadow.Field<Int> { (75, { $0.d5 }) }
    var d6: Meadow.Field<Int> { (76, { $0.d6 }) }
    var d7: Meadow.Field<Int> { (77, { $0.d7 }) }
    var d8: Meadow.Field<Int> { (78, { $0.d8 }) }
    var d9: Meadow.Field<Int> { (79, { $0.d9 }) }
    var d10: Meadow.Field<Int> { (80, { $0.d10 }) }
    var d11: Meadow.Field<Int> { (81, { $0.d11 }) }
    var d12: Meadow.Field<Int> { (82, { $0.d12 }) }
    var d13: Meadow.Field<Int> { (83, { $0.d13 }) }
    var d14: Meadow.Field<Int> { (84, { $0.d14 }) }
    var d15: Meadow.Field<Int> { (85, { $0.d15 }) }
    var d16: Meadow.Field<Int> { (86, { $0.d16 }) }
    var d17: Meadow.Field<Int> { (87, { $0.d17 }) }
    var d18: Meadow.Field<Int> { (88, { $0.d18 }) }
    var d19: Meadow.Field<Int> { (89, { $0.d19 }) }
    var d20: Meadow.Field<Int> { (90, { $0.d20 }) }
    var d21: Meadow.Field<Int> { (91, { $0.d21 }) }
    var d22: Meadow.Field<Int> { (92, { $0.d22 }) }
    var d23: Meadow.Field<Int> { (93, { $0.d23 }) }
    var d24: Meadow.Field<Int> { (94, { $0.d24 }) }
    var d25: Meadow.Field<Int> { (95, { $0.d25 }) }
    var d26: Meadow.Field<Int> { (96, { $0.d26 }) }
    var d27: Meadow.Field<Int> { (97, { $0.d27 }) }
    var d28: Meadow.Field<Int> { (98, { $0.d28 }) }
    var d29: Meadow.Field<Int> { (99, { $0.d29 }) }
    var d30: Meadow.Field<Int> { (100, { $0.d30 }) }
    var d31: Meadow.Field<Int> { (101, { $0.d31 }) }
    var d32: Meadow.Field<Int> { (102, { $0.d32 }) }
    var d33: Meadow.Field<Int> { (103, { $0.d33 }) }
    var d34: Meadow.Field<Int> { (104, { $0.d34 }) }
    var d35: Meadow.Field<Int> { (105, { $0.d35 }) }
    var d36: Meadow.Field<Int> { (106, { $0.d36 }) }
    var d37: Meadow.Field<Int> { (107, { $0.d37 }) }
    var d38: Meadow.Field<Int> { (108, { $0.d38 }) }
    var d39: Meadow.Field<Int> { (109, { $0.d39 }) }
    var d40: Meadow.Field<Int> { (110, { $0.d40 }) }
    var d41: Meadow.Field<Int> { (111, { $0.d41 }) }
    var d42: Meadow.Field<Int> { (112, { $0.d42 }) }
    var d43: Meadow.Field<Int> { (113, { $0.d43 }) }
    var d44: Meadow.Field<Int> { (114, { $0.d44 }) }
    var d45: Meadow.Field<Int> { (115, { $0.d45 }) }
    var d46: Meadow.Field<Int> { (116, { $0.d46 }) }
    var d47: Meadow.Field<Int> { (117, { $0.d47 }) }
    var d48: Meadow.Field<Int> { (118, { $0.d48 }) }
    var d49: Meadow.Field<Int> { (119, { $0.d49 }) }
    var d50: Meadow.Field<Int> { (120, { $0.d50 }) }
    var d51: Meadow.Field<Int> { (121, { $0.d51 }) }
    var d52: Meadow.Field<Int> { (122, { $0.d52 }) }
    var d53: Meadow.Field<Int> { (123, { $0.d53 }) }
    var d54: Meadow.Field<Int> { (124, { $0.d54 }) }
    var d55: Meadow.Field<Int> { (125, { $0.d55 }) }
    var d56: Meadow.Field<Int> { (126, { $0.d56 }) }
    var d57: Meadow.Field<Int> { (127, { $0.d57 }) }
    var d58: Meadow.Field<Int> { (128, { $0.d58 }) }
    var d59: Meadow.Field<Int> { (129, { $0.d59 }) }
    var d60: Meadow.Field<Int> { (130, { $0.d60 }) }
    var d61: Meadow.Field<Int> { (131, { $0.d61 }) }
    var d62: Meadow.Field<Int> { (132, { $0.d62 }) }
    var d63: Meadow.Field<Int> { (133, { $0.d63 }) }
    var d64: Meadow.Field<Int> { (134, { $0.d64 }) }
    var d65: Meadow.Field<Int> { (135, { $0.d65 }) }
    var d66: Meadow.Field<Int> { (136, { $0.d66 }) }
    var d67: Meadow.Field<Int> { (137, { $0.d67 }) }
    var d68: Meadow.Field<Int> { (138, { $0.d68 }) }
    var d69: Meadow.Field<Int> { (139, { $0.d69 }) }
  }

  static let _fields: Fields = Fields()
  let _observers: Bindgen.Observers3<Meadow, Changes> = Bindgen.Observers3()

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
    s52 s53 s54 s55 s56 s57 s58 s59 s60 s61 s62 s63 s64 s65 s66 s67 s68 s69 d0 d1 d2 d3 d4 d5 d6 d7 d8 \
    d9 d10 d11 d12 d13 d14 d15 d16 d17 d18 d19 d20 d21 d22 d23 d24 d25 d26 d27 d28 d29 d30 d31 d32 d33 \
    d34 d35 d36 d37 d38 d39 d40 d41 d42 d43 d44 d45 d46 d47 d48 d49 d50 d51 d52 d53 d54 d55 d56 d57 d58 \
    d59 d60 d61 d62 d63 d64 d65 d66 d67 d68 d69
    """

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph3 = Bindgen.Graph3(
    states: 70,
    inputs: [
      [0, 1], [1, 2], [2, 3], [3, 4], [4, 5], [5, 6], [6, 7], [7, 8], [8, 9], [9, 10], [10, 11], [11, 12], [12, 13],
      [13, 14], [14, 15], [15, 16], [16, 17], [17, 18], [18, 19], [19, 20], [20, 21], [21, 22], [22, 23], [23, 24],
      [24, 25], [25, 26], [26, 27], [27, 28], [28, 29], [29, 30], [30, 31], [31, 32], [32, 33], [33, 34], [34, 35],
      [35, 36], [36, 37], [37, 38], [38, 39], [39, 40], [40, 41], [41, 42], [42, 43], [43, 44], [44, 45], [45, 46],
      [46, 47], [47, 48], [48, 49], [49, 50], [50, 51], [51, 52], [52, 53], [53, 54], [54, 55], [55, 56], [56, 57],
      [57, 58], [58, 59], [59, 60], [60, 61], [61, 62], [62, 63], [63, 64], [64, 65], [65, 66], [66, 67], [67, 68],
      [68, 69], [0, 69],
    ]
  )
  let _core: Bindgen.FamilyCore3 = Bindgen.FamilyCore3(Meadow._graph)
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
    var d10: Int = 0
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
    var d21: Int = 0
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
    var d32: Int = 0
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
    var d43: Int = 0
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
    var d54: Int = 0
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
    var d65: Int = 0
    var d66: Int = 0
    var d67: Int = 0
    var d68: Int = 0
    var d69: Int = 0
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
        let value: Int = _MeadowFormulas.d0(_s0, _s1)
        if Bindgen.replace(&_cache.d0, with: value) { pass.cameOut(70) }
      }
      if pass.isDue(71) {
        let value: Int = _MeadowFormulas.d1(_s1, _s2)
        if Bindgen.replace(&_cache.d1, with: value) { pass.cameOut(71) }
      }
      if pass.isDue(72) {
        let value: Int = _MeadowFormulas.d2(_s2, _s3)
        if Bindgen.replace(&_cache.d2, with: value) { pass.cameOut(72) }
      }
      if pass.isDue(73) {
        let value: Int = _MeadowFormulas.d3(_s3, _s4)
        if Bindgen.replace(&_cache.d3, with: value) { pass.cameOut(73) }
      }
      if pass.isDue(74) {
        let value: Int = _MeadowFormulas.d4(_s4, _s5)
        if Bindgen.replace(&_cache.d4, with: value) { pass.cameOut(74) }
      }
      if pass.isDue(75) {
        let value: Int = _MeadowFormulas.d5(_s5, _s6)
        if Bindgen.replace(&_cache.d5, with: value) { pass.cameOut(75) }
      }
      if pass.isDue(76) {
        let value: Int = _MeadowFormulas.d6(_s6, _s7)
        if Bindgen.replace(&_cache.d6, with: value) { pass.cameOut(76) }
      }
      if pass.isDue(77) {
        let value: Int = _MeadowFormulas.d7(_s7, _s8)
        if Bindgen.replace(&_cache.d7, with: value) { pass.cameOut(77) }
      }
    }
    if pass.isAnyDue(0x3fc000) {
      if pass.isDue(78) {
        let value: Int = _MeadowFormulas.d8(_s8, _s9)
        if Bindgen.replace(&_cache.d8, with: value) { pass.cameOut(78) }
      }
      if pass.isDue(79) {
        let value: Int = _MeadowFormulas.d9(_s9, _s10)
        if Bindgen.replace(&_cache.d9, with: value) { pass.cameOut(79) }
      }
      if pass.isDue(80) {
        let value: Int = _MeadowFormulas.d10(_s10, _s11)
        if Bindgen.replace(&_cache.d10, with: value) { pass.cameOut(80) }
      }
      if pass.isDue(81) {
        let value: Int = _MeadowFormulas.d11(_s11, _s12)
        if Bindgen.replace(&_cache.d11, with: value) { pass.cameOut(81) }
      }
      if pass.isDue(82) {
        let value: Int = _MeadowFormulas.d12(_s12, _s13)
        if Bindgen.replace(&_cache.d12, with: value) { pass.cameOut(82) }
      }
      if pass.isDue(83) {
        let value: Int = _MeadowFormulas.d13(_s13, _s14)
        if Bindgen.replace(&_cache.d13, with: value) { pass.cameOut(83) }
      }
      if pass.isDue(84) {
        let value: Int = _MeadowFormulas.d14(_s14, _s15)
        if Bindgen.replace(&_cache.d14, with: value) { pass.cameOut(84) }
      }
      if pass.isDue(85) {
        let value: Int = _MeadowFormulas.d15(_s15, _s16)
        if Bindgen.replace(&_cache.d15, with: value) { pass.cameOut(85) }
      }
    }
    if pass.isAnyDue(0x3fc0_0000) {
      if pass.isDue(86) {
        let value: Int = _MeadowFormulas.d16(_s16, _s17)
        if Bindgen.replace(&_cache.d16, with: value) { pass.cameOut(86) }
      }
      if pass.isDue(87) {
        let value: Int = _MeadowFormulas.d17(_s17, _s18)
        if Bindgen.replace(&_cache.d17, with: value) { pass.cameOut(87) }
      }
      if pass.isDue(88) {
        let value: Int = _MeadowFormulas.d18(_s18, _s19)
        if Bindgen.replace(&_cache.d18, with: value) { pass.cameOut(88) }
      }
      if pass.isDue(89) {
        let value: Int = _MeadowFormulas.d19(_s19, _s20)
        if Bindgen.replace(&_cache.d19, with: value) { pass.cameOut(89) }
      }
      if pass.isDue(90) {
        let value: Int = _MeadowFormulas.d20(_s20, _s21)
        if Bindgen.replace(&_cache.d20, with: value) { pass.cameOut(90) }
      }
      if pass.isDue(91) {
        let value: Int = _MeadowFormulas.d21(_s21, _s22)
        if Bindgen.replace(&_cache.d21, with: value) { pass.cameOut(91) }
      }
      if pass.isDue(92) {
        let value: Int = _MeadowFormulas.d22(_s22, _s23)
        if Bindgen.replace(&_cache.d22, with: value) { pass.cameOut(92) }
      }
      if pass.isDue(93) {
        let value: Int = _MeadowFormulas.d23(_s23, _s24)
        if Bindgen.replace(&_cache.d23, with: value) { pass.cameOut(93) }
      }
    }
    if pass.isAnyDue(0x3f_c000_0000) {
      if pass.isDue(94) {
        let value: Int = _MeadowFormulas.d24(_s24, _s25)
        if Bindgen.replace(&_cache.d24, with: value) { pass.cameOut(94) }
      }
      if pass.isDue(95) {
        let value: Int = _MeadowFormulas.d25(_s25, _s26)
        if Bindgen.replace(&_cache.d25, with: value) { pass.cameOut(95) }
      }
      if pass.isDue(96) {
        let value: Int = _MeadowFormulas.d26(_s26, _s27)
        if Bindgen.replace(&_cache.d26, with: value) { pass.cameOut(96) }
      }
      if pass.isDue(97) {
        let value: Int = _MeadowFormulas.d27(_s27, _s28)
        if Bindgen.replace(&_cache.d27, with: value) { pass.cameOut(97) }
      }
      if pass.isDue(98) {
        let value: Int = _MeadowFormulas.d28(_s28, _s29)
        if Bindgen.replace(&_cache.d28, with: value) { pass.cameOut(98) }
      }
      if pass.isDue(99) {
        let value: Int = _MeadowFormulas.d29(_s29, _s30)
        if Bindgen.replace(&_cache.d29, with: value) { pass.cameOut(99) }
      }
      if pass.isDue(100) {
        let value: Int = _MeadowFormulas.d30(_s30, _s31)
        if Bindgen.replace(&_cache.d30, with: value) { pass.cameOut(100) }
      }
      if pass.isDue(101) {
        let value: Int = _MeadowFormulas.d31(_s31, _s32)
        if Bindgen.replace(&_cache.d31, with: value) { pass.cameOut(101) }
      }
    }
    _core.finish(pass, 0x3f_ffff_ffc0)
  }

  private func _settle1(_ wanted: Bindgen.Mask3) {
    var pass: Bindgen.Pass = _core.staleness.pass(1, wanted)
    if pass.isAnyDue(0x3fc0_0000_0000) {
      if pass.isDue(102) {
        let value: Int = _MeadowFormulas.d32(_s32, _s33)
        if Bindgen.replace(&_cache.d32, with: value) { pass.cameOut(102) }
      }
      if pass.isDue(103) {
        let value: Int = _MeadowFormulas.d33(_s33, _s34)
        if Bindgen.replace(&_cache.d33, with: value) { pass.cameOut(103) }
      }
      if pass.isDue(104) {
        let value: Int = _MeadowFormulas.d34(_s34, _s35)
        if Bindgen.replace(&_cache.d34, with: value) { pass.cameOut(104) }
      }
      if pass.isDue(105) {
        let value: Int = _MeadowFormulas.d35(_s35, _s36)
        if Bindgen.replace(&_cache.d35, with: value) { pass.cameOut(105) }
      }
      if pass.isDue(106) {
        let value: Int = _MeadowFormulas.d36(_s36, _s37)
        if Bindgen.replace(&_cache.d36, with: value) { pass.cameOut(106) }
      }
      if pass.isDue(107) {
        let value: Int = _MeadowFormulas.d37(_s37, _s38)
        if Bindgen.replace(&_cache.d37, with: value) { pass.cameOut(107) }
      }
      if pass.isDue(108) {
        let value: Int = _MeadowFormulas.d38(_s38, _s39)
        if Bindgen.replace(&_cache.d38, with: value) { pass.cameOut(108) }
      }
      if pass.isDue(109) {
        let value: Int = _MeadowFormulas.d39(_s39, _s40)
        if Bindgen.replace(&_cache.d39, with: value) { pass.cameOut(109) }
      }
    }
    if pass.isAnyDue(0x3f_c000_0000_0000) {
      if pass.isDue(110) {
        let value: Int = _MeadowFormulas.d40(_s40, _s41)
        if Bindgen.replace(&_cache.d40, with: value) { pass.cameOut(110) }
      }
      if pass.isDue(111) {
        let value: Int = _MeadowFormulas.d41(_s41, _s42)
        if Bindgen.replace(&_cache.d41, with: value) { pass.cameOut(111) }
      }
      if pass.isDue(112) {
        let value: Int = _MeadowFormulas.d42(_s42, _s43)
        if Bindgen.replace(&_cache.d42, with: value) { pass.cameOut(112) }
      }
      if pass.isDue(113) {
        let value: Int = _MeadowFormulas.d43(_s43, _s44)
        if Bindgen.replace(&_cache.d43, with: value) { pass.cameOut(113) }
      }
      if pass.isDue(114) {
        let value: Int = _MeadowFormulas.d44(_s44, _s45)
        if Bindgen.replace(&_cache.d44, with: value) { pass.cameOut(114) }
      }
      if pass.isDue(115) {
        let value: Int = _MeadowFormulas.d45(_s45, _s46)
        if Bindgen.replace(&_cache.d45, with: value) { pass.cameOut(115) }
      }
      if pass.isDue(116) {
        let value: Int = _MeadowFormulas.d46(_s46, _s47)
        if Bindgen.replace(&_cache.d46, with: value) { pass.cameOut(116) }
      }
      if pass.isDue(117) {
        let value: Int = _MeadowFormulas.d47(_s47, _s48)
        if Bindgen.replace(&_cache.d47, with: value) { pass.cameOut(117) }
      }
    }
    if pass.isAnyDue(0x3fc0_0000_0000_0000) {
      if pass.isDue(118) {
        let value: Int = _MeadowFormulas.d48(_s48, _s49)
        if Bindgen.replace(&_cache.d48, with: value) { pass.cameOut(118) }
      }
      if pass.isDue(119) {
        let value: Int = _MeadowFormulas.d49(_s49, _s50)
        if Bindgen.replace(&_cache.d49, with: value) { pass.cameOut(119) }
      }
      if pass.isDue(120) {
        let value: Int = _MeadowFormulas.d50(_s50, _s51)
        if Bindgen.replace(&_cache.d50, with: value) { pass.cameOut(120) }
      }
      if pass.isDue(121) {
        let value: Int = _MeadowFormulas.d51(_s51, _s52)
        if Bindgen.replace(&_cache.d51, with: value) { pass.cameOut(121) }
      }
      if pass.isDue(122) {
        let value: Int = _MeadowFormulas.d52(_s52, _s53)
        if Bindgen.replace(&_cache.d52, with: value) { pass.cameOut(122) }
      }
      if pass.isDue(123) {
        let value: Int = _MeadowFormulas.d53(_s53, _s54)
        if Bindgen.replace(&_cache.d53, with: value) { pass.cameOut(123) }
      }
      if pass.isDue(124) {
        let value: Int = _MeadowFormulas.d54(_s54, _s55)
        if Bindgen.replace(&_cache.d54, with: value) { pass.cameOut(124) }
      }
      if pass.isDue(125) {
        let value: Int = _MeadowFormulas.d55(_s55, _s56)
        if Bindgen.replace(&_cache.d55, with: value) { pass.cameOut(125) }
      }
    }
    if pass.isAnyDue(0xc000_0000_0000_0000) {
      if pass.isDue(126) {
        let value: Int = _MeadowFormulas.d56(_s56, _s57)
        if Bindgen.replace(&_cache.d56, with: value) { pass.cameOut(126) }
      }
      if pass.isDue(127) {
        let value: Int = _MeadowFormulas.d57(_s57, _s58)
        if Bindgen.replace(&_cache.d57, with: value) { pass.cameOut(127) }
      }
    }
    _core.finish(pass, 0xffff_ffc0_0000_0000)
  }

  private func _settle2(_ wanted: Bindgen.Mask3) {
    var pass: Bindgen.Pass = _core.staleness.pass(2, wanted)
    if pass.isDue(128) {
      let value: Int = _MeadowFormulas.d58(_s58, _s59)
      if Bindgen.replace(&_cache.d58, with: value) { pass.cameOut(128) }
    }
    if pass.isDue(129) {
      let value: Int = _MeadowFormulas.d59(_s59, _s60)
      if Bindgen.replace(&_cache.d59, with: value) { pass.cameOut(129) }
    }
    if pass.isDue(130) {
      let value: Int = _MeadowFormulas.d60(_s60, _s61)
      if Bindgen.replace(&_cache.d60, with: value) { pass.cameOut(130) }
    }
    if pass.isDue(131) {
      let value: Int = _MeadowFormulas.d61(_s61, _s62)
      if Bindgen.replace(&_cache.d61, with: value) { pass.cameOut(131) }
    }
    if pass.isDue(132) {
      let value: Int = _MeadowFormulas.d62(_s62, _s63)
      if Bindgen.replace(&_cache.d62, with: value) { pass.cameOut(132) }
    }
    if pass.isDue(133) {
      let value: Int = _MeadowFormulas.d63(_s63, _s64)
      if Bindgen.replace(&_cache.d63, with: value) { pass.cameOut(133) }
    }
    if pass.isDue(134) {
      let value: Int = _MeadowFormulas.d64(_s64, _s65)
      if Bindgen.replace(&_cache.d64, with: value) { pass.cameOut(134) }
    }
    if pass.isDue(135) {
      let value: Int = _MeadowFormulas.d65(_s65, _s66)
      if Bindgen.replace(&_cache.d65, with: value) { pass.cameOut(135) }
    }
    if pass.isDue(136) {
      let value: Int = _MeadowFormulas.d66(_s66, _s67)
      if Bindgen.replace(&_cache.d66, with: value) { pass.cameOut(136) }
    }
    if pass.isDue(137) {
      let value: Int = _MeadowFormulas.d67(_s67, _s68)
      if Bindgen.replace(&_cache.d67, with: value) { pass.cameOut(137) }
    }
    if pass.isDue(138) {
      let value: Int = _MeadowFormulas.d68(_s68, _s69)
      if Bindgen.replace(&_cache.d68, with: value) { pass.cameOut(138) }
    }
    if pass.isDue(139) {
      let value: Int = _MeadowFormulas.d69(_s69, _s0)
      if Bindgen.replace(&_cache.d69, with: value) { pass.cameOut(139) }
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
    if Bindgen.areEqual(told.d0, cache.d0) { equal.add(70) }
    if Bindgen.areEqual(told.d1, cache.d1) { equal.add(71) }
    if Bindgen.areEqual(told.d2, cache.d2) { equal.add(72) }
    if Bindgen.areEqual(told.d3, cache.d3) { equal.add(73) }
    if Bindgen.areEqual(told.d4, cache.d4) { equal.add(74) }
    if Bindgen.areEqual(told.d5, cache.d5) { equal.add(75) }
    if Bindgen.areEqual(told.d6, cache.d6) { equal.add(76) }
    if Bindgen.areEqual(told.d7, cache.d7) { equal.add(77) }
    if Bindgen.areEqual(told.d8, cache.d8) { equal.add(78) }
    if Bindgen.areEqual(told.d9, cache.d9) { equal.add(79) }
    if Bindgen.areEqual(told.d10, cache.d10) { equal.add(80) }
    if Bindgen.areEqual(told.d11, cache.d11) { equal.add(81) }
    if Bindgen.areEqual(told.d12, cache.d12) { equal.add(82) }
    if Bindgen.areEqual(told.d13, cache.d13) { equal.add(83) }
    if Bindgen.areEqual(told.d14, cache.d14) { equal.add(84) }
    if Bindgen.areEqual(told.d15, cache.d15) { equal.add(85) }
    if Bindgen.areEqual(told.d16, cache.d16) { equal.add(86) }
    if Bindgen.areEqual(told.d17, cache.d17) { equal.add(87) }
    if Bindgen.areEqual(told.d18, cache.d18) { equal.add(88) }
    if Bindgen.areEqual(told.d19, cache.d19) { equal.add(89) }
    if Bindgen.areEqual(told.d20, cache.d20) { equal.add(90) }
    if Bindgen.areEqual(told.d21, cache.d21) { equal.add(91) }
    if Bindgen.areEqual(told.d22, cache.d22) { equal.add(92) }
    if Bindgen.areEqual(told.d23, cache.d23) { equal.add(93) }
    if Bindgen.areEqual(told.d24, cache.d24) { equal.add(94) }
    if Bindgen.areEqual(told.d25, cache.d25) { equal.add(95) }
    if Bindgen.areEqual(told.d26, cache.d26) { equal.add(96) }
    if Bindgen.areEqual(told.d27, cache.d27) { equal.add(97) }
    if Bindgen.areEqual(told.d28, cache.d28) { equal.add(98) }
    if Bindgen.areEqual(told.d29, cache.d29) { equal.add(99) }
    if Bindgen.areEqual(told.d30, cache.d30) { equal.add(100) }
    if Bindgen.areEqual(told.d31, cache.d31) { equal.add(101) }
  }

  private func _compare1(_ told: Cache, _ cache: Cache, _ equal: inout Bindgen.Mask3) {
    if Bindgen.areEqual(told.d32, cache.d32) { equal.add(102) }
    if Bindgen.areEqual(told.d33, cache.d33) { equal.add(103) }
    if Bindgen.areEqual(told.d34, cache.d34) { equal.add(104) }
    if Bindgen.areEqual(told.d35, cache.d35) { equal.add(105) }
    if Bindgen.areEqual(told.d36, cache.d36) { equal.add(106) }
    if Bindgen.areEqual(told.d37, cache.d37) { equal.add(107) }
    if Bindgen.areEqual(told.d38, cache.d38) { equal.add(108) }
    if Bindgen.areEqual(told.d39, cache.d39) { equal.add(109) }
    if Bindgen.areEqual(told.d40, cache.d40) { equal.add(110) }
    if Bindgen.areEqual(told.d41, cache.d41) { equal.add(111) }
    if Bindgen.areEqual(told.d42, cache.d42) { equal.add(112) }
    if Bindgen.areEqual(told.d43, cache.d43) { equal.add(113) }
    if Bindgen.areEqual(told.d44, cache.d44) { equal.add(114) }
    if Bindgen.areEqual(told.d45, cache.d45) { equal.add(115) }
    if Bindgen.areEqual(told.d46, cache.d46) { equal.add(116) }
    if Bindgen.areEqual(told.d47, cache.d47) { equal.add(117) }
    if Bindgen.areEqual(told.d48, cache.d48) { equal.add(118) }
    if Bindgen.areEqual(told.d49, cache.d49) { equal.add(119) }
    if Bindgen.areEqual(told.d50, cache.d50) { equal.add(120) }
    if Bindgen.areEqual(told.d51, cache.d51) { equal.add(121) }
    if Bindgen.areEqual(told.d52, cache.d52) { equal.add(122) }
    if Bindgen.areEqual(told.d53, cache.d53) { equal.add(123) }
    if Bindgen.areEqual(told.d54, cache.d54) { equal.add(124) }
    if Bindgen.areEqual(told.d55, cache.d55) { equal.add(125) }
    if Bindgen.areEqual(told.d56, cache.d56) { equal.add(126) }
    if Bindgen.areEqual(told.d57, cache.d57) { equal.add(127) }
  }

  private func _compare2(_ told: Cache, _ cache: Cache, _ equal: inout Bindgen.Mask3) {
    if Bindgen.areEqual(told.d58, cache.d58) { equal.add(128) }
    if Bindgen.areEqual(told.d59, cache.d59) { equal.add(129) }
    if Bindgen.areEqual(told.d60, cache.d60) { equal.add(130) }
    if Bindgen.areEqual(told.d61, cache.d61) { equal.add(131) }
    if Bindgen.areEqual(told.d62, cache.d62) { equal.add(132) }
    if Bindgen.areEqual(told.d63, cache.d63) { equal.add(133) }
    if Bindgen.areEqual(told.d64, cache.d64) { equal.add(134) }
    if Bindgen.areEqual(told.d65, cache.d65) { equal.add(135) }
    if Bindgen.areEqual(told.d66, cache.d66) { equal.add(136) }
    if Bindgen.areEqual(told.d67, cache.d67) { equal.add(137) }
    if Bindgen.areEqual(told.d68, cache.d68) { equal.add(138) }
    if Bindgen.areEqual(told.d69, cache.d69) { equal.add(139) }
  }
}

/// Is told what changed in `Meadow`, once a transaction.
protocol MeadowDelegate: AnyObject {
  func meadow(_ meadow: Meadow, didChange changes: Meadow.Changes)
  func meadowDidChangeS0(_ meadow: Meadow)
  func meadowDidChangeS1(_ meadow: Meadow)
  func meadowDidChangeS2(_ meadow: Meadow)
  func meadowDidChangeS3(_ meadow: Meadow)
  func meadowDidChangeS4(_ meadow: Meadow)
  func meadowDidChangeS5(_ meadow: Meadow)
  func meadowDidChangeS6(_ meadow: Meadow)
  func meadowDidChangeS7(_ meadow: Meadow)
  func meadowDidChangeS8(_ meadow: Meadow)
  func meadowDidChangeS9(_ meadow: Meadow)
  func meadowDidChangeS10(_ meadow: Meadow)
  func meadowDidChangeS11(_ meadow: Meadow)
  func meadowDidChangeS12(_ meadow: Meadow)
  func meadowDidChangeS13(_ meadow: Meadow)
  func meadowDidChangeS14(_ meadow: Meadow)
  func meadowDidChangeS15(_ meadow: Meadow)
  func meadowDidChangeS16(_ meadow: Meadow)
  func meadowDidChangeS17(_ meadow: Meadow)
  func meadowDidChangeS18(_ meadow: Meadow)
  func meadowDidChangeS19(_ meadow: Meadow)
  func meadowDidChangeS20(_ meadow: Meadow)
  func meadowDidChangeS21(_ meadow: Meadow)
  func meadowDidChangeS22(_ meadow: Meadow)
  func meadowDidChangeS23(_ meadow: Meadow)
  func meadowDidChangeS24(_ meadow: Meadow)
  func meadowDidChangeS25(_ meadow: Meadow)
  func meadowDidChangeS26(_ meadow: Meadow)
  func meadowDidChangeS27(_ meadow: Meadow)
  func meadowDidChangeS28(_ meadow: Meadow)
  func meadowDidChangeS29(_ meadow: Meadow)
  func meadowDidChangeS30(_ meadow: Meadow)
  func meadowDidChangeS31(_ meadow: Meadow)
  func meadowDidChangeS32(_ meadow: Meadow)
  func meadowDidChangeS33(_ meadow: Meadow)
  func meadowDidChangeS34(_ meadow: Meadow)
  func meadowDidChangeS35(_ meadow: Meadow)
  func meadowDidChangeS36(_ meadow: Meadow)
  func meadowDidChangeS37(_ meadow: Meadow)
  func meadowDidChangeS38(_ meadow: Meadow)
  func meadowDidChangeS39(_ meadow: Meadow)
  func meadowDidChangeS40(_ meadow: Meadow)
  func meadowDidChangeS41(_ meadow: Meadow)
  func meadowDidChangeS42(_ meadow: Meadow)
  func meadowDidChangeS43(_ meadow: Meadow)
  func meadowDidChangeS44(_ meadow: Meadow)
  func meadowDidChangeS45(_ meadow: Meadow)
  func meadowDidChangeS46(_ meadow: Meadow)
  func meadowDidChangeS47(_ meadow: Meadow)
  func meadowDidChangeS48(_ meadow: Meadow)
  func meadowDidChangeS49(_ meadow: Meadow)
  func meadowDidChangeS50(_ meadow: Meadow)
  func meadowDidChangeS51(_ meadow: Meadow)
  func meadowDidChangeS52(_ meadow: Meadow)
  func meadowDidChangeS53(_ meadow: Meadow)
  func meadowDidChangeS54(_ meadow: Meadow)
  func meadowDidChangeS55(_ meadow: Meadow)
  func meadowDidChangeS56(_ meadow: Meadow)
  func meadowDidChangeS57(_ meadow: Meadow)
  func meadowDidChangeS58(_ meadow: Meadow)
  func meadowDidChangeS59(_ meadow: Meadow)
  func meadowDidChangeS60(_ meadow: Meadow)
  func meadowDidChangeS61(_ meadow: Meadow)
  func meadowDidChangeS62(_ meadow: Meadow)
  func meadowDidChangeS63(_ meadow: Meadow)
  func meadowDidChangeS64(_ meadow: Meadow)
  func meadowDidChangeS65(_ meadow: Meadow)
  func meadowDidChangeS66(_ meadow: Meadow)
  func meadowDidChangeS67(_ meadow: Meadow)
  func meadowDidChangeS68(_ meadow: Meadow)
  func meadowDidChangeS69(_ meadow: Meadow)
  func meadowDidChangeD0(_ meadow: Meadow)
  func meadowDidChangeD1(_ meadow: Meadow)
  func meadowDidChangeD2(_ meadow: Meadow)
  func meadowDidChangeD3(_ meadow: Meadow)
  func meadowDidChangeD4(_ meadow: Meadow)
  func meadowDidChangeD5(_ meadow: Meadow)
  func meadowDidChangeD6(_ meadow: Meadow)
  func meadowDidChangeD7(_ meadow: Meadow)
  func meadowDidChangeD8(_ meadow: Meadow)
  func meadowDidChangeD9(_ meadow: Meadow)
  func meadowDidChangeD10(_ meadow: Meadow)
  func meadowDidChangeD11(_ meadow: Meadow)
  func meadowDidChangeD12(_ meadow: Meadow)
  func meadowDidChangeD13(_ meadow: Meadow)
  func meadowDidChangeD14(_ meadow: Meadow)
  func meadowDidChangeD15(_ meadow: Meadow)
  func meadowDidChangeD16(_ meadow: Meadow)
  func meadowDidChangeD17(_ meadow: Meadow)
  func meadowDidChangeD18(_ meadow: Meadow)
  func meadowDidChangeD19(_ meadow: Meadow)
  func meadowDidChangeD20(_ meadow: Meadow)
  func meadowDidChangeD21(_ meadow: Meadow)
  func meadowDidChangeD22(_ meadow: Meadow)
  func meadowDidChangeD23(_ meadow: Meadow)
  func meadowDidChangeD24(_ meadow: Meadow)
  func meadowDidChangeD25(_ meadow: Meadow)
  func meadowDidChangeD26(_ meadow: Meadow)
  func meadowDidChangeD27(_ meadow: Meadow)
  func meadowDidChangeD28(_ meadow: Meadow)
  func meadowDidChangeD29(_ meadow: Meadow)
  func meadowDidChangeD30(_ meadow: Meadow)
  func meadowDidChangeD31(_ meadow: Meadow)
  func meadowDidChangeD32(_ meadow: Meadow)
  func meadowDidChangeD33(_ meadow: Meadow)
  func meadowDidChangeD34(_ meadow: Meadow)
  func meadowDidChangeD35(_ meadow: Meadow)
  func meadowDidChangeD36(_ meadow: Meadow)
  func meadowDidChangeD37(_ meadow: Meadow)
  func meadowDidChangeD38(_ meadow: Meadow)
  func meadowDidChangeD39(_ meadow: Meadow)
  func meadowDidChangeD40(_ meadow: Meadow)
  func meadowDidChangeD41(_ meadow: Meadow)
  func meadowDidChangeD42(_ meadow: Meadow)
  func meadowDidChangeD43(_ meadow: Meadow)
  func meadowDidChangeD44(_ meadow: Meadow)
  func meadowDidChangeD45(_ meadow: Meadow)
  func meadowDidChangeD46(_ meadow: Meadow)
  func meadowDidChangeD47(_ meadow: Meadow)
  func meadowDidChangeD48(_ meadow: Meadow)
  func meadowDidChangeD49(_ meadow: Meadow)
  func meadowDidChangeD50(_ meadow: Meadow)
  func meadowDidChangeD51(_ meadow: Meadow)
  func meadowDidChangeD52(_ meadow: Meadow)
  func meadowDidChangeD53(_ meadow: Meadow)
  func meadowDidChangeD54(_ meadow: Meadow)
  func meadowDidChangeD55(_ meadow: Meadow)
  func meadowDidChangeD56(_ meadow: Meadow)
  func meadowDidChangeD57(_ meadow: Meadow)
  func meadowDidChangeD58(_ meadow: Meadow)
  func meadowDidChangeD59(_ meadow: Meadow)
  func meadowDidChangeD60(_ meadow: Meadow)
  func meadowDidChangeD61(_ meadow: Meadow)
  func meadowDidChangeD62(_ meadow: Meadow)
  func meadowDidChangeD63(_ meadow: Meadow)
  func meadowDidChangeD64(_ meadow: Meadow)
  func meadowDidChangeD65(_ meadow: Meadow)
  func meadowDidChangeD66(_ meadow: Meadow)
  func meadowDidChangeD67(_ meadow: Meadow)
  func meadowDidChangeD68(_ meadow: Meadow)
  func meadowDidChangeD69(_ meadow: Meadow)
}

extension MeadowDelegate {
  func meadow(_ meadow: Meadow, didChange changes: Meadow.Changes) {}
  func meadowDidChangeS0(_ meadow: Meadow) {}
  func meadowDidChangeS1(_ meadow: Meadow) {}
  func meadowDidChangeS2(_ meadow: Meadow) {}
  func meadowDidChangeS3(_ meadow: Meadow) {}
  func meadowDidChangeS4(_ meadow: Meadow) {}
  func meadowDidChangeS5(_ meadow: Meadow) {}
  func meadowDidChangeS6(_ meadow: Meadow) {}
  func meadowDidChangeS7(_ meadow: Meadow) {}
  func meadowDidChangeS8(_ meadow: Meadow) {}
  func meadowDidChangeS9(_ meadow: Meadow) {}
  func meadowDidChangeS10(_ meadow: Meadow) {}
  func meadowDidChangeS11(_ meadow: Meadow) {}
  func meadowDidChangeS12(_ meadow: Meadow) {}
  func meadowDidChangeS13(_ meadow: Meadow) {}
  func meadowDidChangeS14(_ meadow: Meadow) {}
  func meadowDidChangeS15(_ meadow: Meadow) {}
  func meadowDidChangeS16(_ meadow: Meadow) {}
  func meadowDidChangeS17(_ meadow: Meadow) {}
  func meadowDidChangeS18(_ meadow: Meadow) {}
  func meadowDidChangeS19(_ meadow: Meadow) {}
  func meadowDidChangeS20(_ meadow: Meadow) {}
  func meadowDidChangeS21(_ meadow: Meadow) {}
  func meadowDidChangeS22(_ meadow: Meadow) {}
  func meadowDidChangeS23(_ meadow: Meadow) {}
  func meadowDidChangeS24(_ meadow: Meadow) {}
  func meadowDidChangeS25(_ meadow: Meadow) {}
  func meadowDidChangeS26(_ meadow: Meadow) {}
  func meadowDidChangeS27(_ meadow: Meadow) {}
  func meadowDidChangeS28(_ meadow: Meadow) {}
  func meadowDidChangeS29(_ meadow: Meadow) {}
  func meadowDidChangeS30(_ meadow: Meadow) {}
  func meadowDidChangeS31(_ meadow: Meadow) {}
  func meadowDidChangeS32(_ meadow: Meadow) {}
  func meadowDidChangeS33(_ meadow: Meadow) {}
  func meadowDidChangeS34(_ meadow: Meadow) {}
  func meadowDidChangeS35(_ meadow: Meadow) {}
  func meadowDidChangeS36(_ meadow: Meadow) {}
  func meadowDidChangeS37(_ meadow: Meadow) {}
  func meadowDidChangeS38(_ meadow: Meadow) {}
  func meadowDidChangeS39(_ meadow: Meadow) {}
  func meadowDidChangeS40(_ meadow: Meadow) {}
  func meadowDidChangeS41(_ meadow: Meadow) {}
  func meadowDidChangeS42(_ meadow: Meadow) {}
  func meadowDidChangeS43(_ meadow: Meadow) {}
  func meadowDidChangeS44(_ meadow: Meadow) {}
  func meadowDidChangeS45(_ meadow: Meadow) {}
  func meadowDidChangeS46(_ meadow: Meadow) {}
  func meadowDidChangeS47(_ meadow: Meadow) {}
  func meadowDidChangeS48(_ meadow: Meadow) {}
  func meadowDidChangeS49(_ meadow: Meadow) {}
  func meadowDidChangeS50(_ meadow: Meadow) {}
  func meadowDidChangeS51(_ meadow: Meadow) {}
  func meadowDidChangeS52(_ meadow: Meadow) {}
  func meadowDidChangeS53(_ meadow: Meadow) {}
  func meadowDidChangeS54(_ meadow: Meadow) {}
  func meadowDidChangeS55(_ meadow: Meadow) {}
  func meadowDidChangeS56(_ meadow: Meadow) {}
  func meadowDidChangeS57(_ meadow: Meadow) {}
  func meadowDidChangeS58(_ meadow: Meadow) {}
  func meadowDidChangeS59(_ meadow: Meadow) {}
  func meadowDidChangeS60(_ meadow: Meadow) {}
  func meadowDidChangeS61(_ meadow: Meadow) {}
  func meadowDidChangeS62(_ meadow: Meadow) {}
  func meadowDidChangeS63(_ meadow: Meadow) {}
  func meadowDidChangeS64(_ meadow: Meadow) {}
  func meadowDidChangeS65(_ meadow: Meadow) {}
  func meadowDidChangeS66(_ meadow: Meadow) {}
  func meadowDidChangeS67(_ meadow: Meadow) {}
  func meadowDidChangeS68(_ meadow: Meadow) {}
  func meadowDidChangeS69(_ meadow: Meadow) {}
  func meadowDidChangeD0(_ meadow: Meadow) {}
  func meadowDidChangeD1(_ meadow: Meadow) {}
  func meadowDidChangeD2(_ meadow: Meadow) {}
  func meadowDidChangeD3(_ meadow: Meadow) {}
  func meadowDidChangeD4(_ meadow: Meadow) {}
  func meadowDidChangeD5(_ meadow: Meadow) {}
  func meadowDidChangeD6(_ meadow: Meadow) {}
  func meadowDidChangeD7(_ meadow: Meadow) {}
  func meadowDidChangeD8(_ meadow: Meadow) {}
  func meadowDidChangeD9(_ meadow: Meadow) {}
  func meadowDidChangeD10(_ meadow: Meadow) {}
  func meadowDidChangeD11(_ meadow: Meadow) {}
  func meadowDidChangeD12(_ meadow: Meadow) {}
  func meadowDidChangeD13(_ meadow: Meadow) {}
  func meadowDidChangeD14(_ meadow: Meadow) {}
  func meadowDidChangeD15(_ meadow: Meadow) {}
  func meadowDidChangeD16(_ meadow: Meadow) {}
  func meadowDidChangeD17(_ meadow: Meadow) {}
  func meadowDidChangeD18(_ meadow: Meadow) {}
  func meadowDidChangeD19(_ meadow: Meadow) {}
  func meadowDidChangeD20(_ meadow: Meadow) {}
  func meadowDidChangeD21(_ meadow: Meadow) {}
  func meadowDidChangeD22(_ meadow: Meadow) {}
  func meadowDidChangeD23(_ meadow: Meadow) {}
  func meadowDidChangeD24(_ meadow: Meadow) {}
  func meadowDidChangeD25(_ meadow: Meadow) {}
  func meadowDidChangeD26(_ meadow: Meadow) {}
  func meadowDidChangeD27(_ meadow: Meadow) {}
  func meadowDidChangeD28(_ meadow: Meadow) {}
  func meadowDidChangeD29(_ meadow: Meadow) {}
  func meadowDidChangeD30(_ meadow: Meadow) {}
  func meadowDidChangeD31(_ meadow: Meadow) {}
  func meadowDidChangeD32(_ meadow: Meadow) {}
  func meadowDidChangeD33(_ meadow: Meadow) {}
  func meadowDidChangeD34(_ meadow: Meadow) {}
  func meadowDidChangeD35(_ meadow: Meadow) {}
  func meadowDidChangeD36(_ meadow: Meadow) {}
  func meadowDidChangeD37(_ meadow: Meadow) {}
  func meadowDidChangeD38(_ meadow: Meadow) {}
  func meadowDidChangeD39(_ meadow: Meadow) {}
  func meadowDidChangeD40(_ meadow: Meadow) {}
  func meadowDidChangeD41(_ meadow: Meadow) {}
  func meadowDidChangeD42(_ meadow: Meadow) {}
  func meadowDidChangeD43(_ meadow: Meadow) {}
  func meadowDidChangeD44(_ meadow: Meadow) {}
  func meadowDidChangeD45(_ meadow: Meadow) {}
  func meadowDidChangeD46(_ meadow: Meadow) {}
  func meadowDidChangeD47(_ meadow: Meadow) {}
  func meadowDidChangeD48(_ meadow: Meadow) {}
  func meadowDidChangeD49(_ meadow: Meadow) {}
  func meadowDidChangeD50(_ meadow: Meadow) {}
  func meadowDidChangeD51(_ meadow: Meadow) {}
  func meadowDidChangeD52(_ meadow: Meadow) {}
  func meadowDidChangeD53(_ meadow: Meadow) {}
  func meadowDidChangeD54(_ meadow: Meadow) {}
  func meadowDidChangeD55(_ meadow: Meadow) {}
  func meadowDidChangeD56(_ meadow: Meadow) {}
  func meadowDidChangeD57(_ meadow: Meadow) {}
  func meadowDidChangeD58(_ meadow: Meadow) {}
  func meadowDidChangeD59(_ meadow: Meadow) {}
  func meadowDidChangeD60(_ meadow: Meadow) {}
  func meadowDidChangeD61(_ meadow: Meadow) {}
  func meadowDidChangeD62(_ meadow: Meadow) {}
  func meadowDidChangeD63(_ meadow: Meadow) {}
  func meadowDidChangeD64(_ meadow: Meadow) {}
  func meadowDidChangeD65(_ meadow: Meadow) {}
  func meadowDidChangeD66(_ meadow: Meadow) {}
  func meadowDidChangeD67(_ meadow: Meadow) {}
  func meadowDidChangeD68(_ meadow: Meadow) {}
  func meadowDidChangeD69(_ meadow: Meadow) {}
}

/// The spec's expressions: each sees what it names, and nothing else of the model.
enum _MeadowFormulas {
  static func payload() -> Payload { Payload() }
  static func d0(_ s0: Int, _ s1: Int) -> Int { s0 + s1 }
  static func d1(_ s1: Int, _ s2: Int) -> Int { s1 + s2 }
  static func d2(_ s2: Int, _ s3: Int) -> Int { s2 + s3 }
  static func d3(_ s3: Int, _ s4: Int) -> Int { s3 + s4 }
  static func d4(_ s4: Int, _ s5: Int) -> Int { s4 + s5 }
  static func d5(_ s5: Int, _ s6: Int) -> Int { s5 + s6 }
  static func d6(_ s6: Int, _ s7: Int) -> Int { s6 + s7 }
  static func d7(_ s7: Int, _ s8: Int) -> Int { s7 + s8 }
  static func d8(_ s8: Int, _ s9: Int) -> Int { s8 + s9 }
  static func d9(_ s9: Int, _ s10: Int) -> Int { s9 + s10 }
  static func d10(_ s10: Int, _ s11: Int) -> Int { s10 + s11 }
  static func d11(_ s11: Int, _ s12: Int) -> Int { s11 + s12 }
  static func d12(_ s12: Int, _ s13: Int) -> Int { s12 + s13 }
  static func d13(_ s13: Int, _ s14: Int) -> Int { s13 + s14 }
  static func d14(_ s14: Int, _ s15: Int) -> Int { s14 + s15 }
  static func d15(_ s15: Int, _ s16: Int) -> Int { s15 + s16 }
  static func d16(_ s16: Int, _ s17: Int) -> Int { s16 + s17 }
  static func d17(_ s17: Int, _ s18: Int) -> Int { s17 + s18 }
  static func d18(_ s18: Int, _ s19: Int) -> Int { s18 + s19 }
  static func d19(_ s19: Int, _ s20: Int) -> Int { s19 + s20 }
  static func d20(_ s20: Int, _ s21: Int) -> Int { s20 + s21 }
  static func d21(_ s21: Int, _ s22: Int) -> Int { s21 + s22 }
  static func d22(_ s22: Int, _ s23: Int) -> Int { s22 + s23 }
  static func d23(_ s23: Int, _ s24: Int) -> Int { s23 + s24 }
  static func d24(_ s24: Int, _ s25: Int) -> Int { s24 + s25 }
  static func d25(_ s25: Int, _ s26: Int) -> Int { s25 + s26 }
  static func d26(_ s26: Int, _ s27: Int) -> Int { s26 + s27 }
  static func d27(_ s27: Int, _ s28: Int) -> Int { s27 + s28 }
  static func d28(_ s28: Int, _ s29: Int) -> Int { s28 + s29 }
  static func d29(_ s29: Int, _ s30: Int) -> Int { s29 + s30 }
  static func d30(_ s30: Int, _ s31: Int) -> Int { s30 + s31 }
  static func d31(_ s31: Int, _ s32: Int) -> Int { s31 + s32 }
  static func d32(_ s32: Int, _ s33: Int) -> Int { s32 + s33 }
  static func d33(_ s33: Int, _ s34: Int) -> Int { s33 + s34 }
  static func d34(_ s34: Int, _ s35: Int) -> Int { s34 + s35 }
  static func d35(_ s35: Int, _ s36: Int) -> Int { s35 + s36 }
  static func d36(_ s36: Int, _ s37: Int) -> Int { s36 + s37 }
  static func d37(_ s37: Int, _ s38: Int) -> Int { s37 + s38 }
  static func d38(_ s38: Int, _ s39: Int) -> Int { s38 + s39 }
  static func d39(_ s39: Int, _ s40: Int) -> Int { s39 + s40 }
  static func d40(_ s40: Int, _ s41: Int) -> Int { s40 + s41 }
  static func d41(_ s41: Int, _ s42: Int) -> Int { s41 + s42 }
  static func d42(_ s42: Int, _ s43: Int) -> Int { s42 + s43 }
  static func d43(_ s43: Int, _ s44: Int) -> Int { s43 + s44 }
  static func d44(_ s44: Int, _ s45: Int) -> Int { s44 + s45 }
  static func d45(_ s45: Int, _ s46: Int) -> Int { s45 + s46 }
  static func d46(_ s46: Int, _ s47: Int) -> Int { s46 + s47 }
  static func d47(_ s47: Int, _ s48: Int) -> Int { s47 + s48 }
  static func d48(_ s48: Int, _ s49: Int) -> Int { s48 + s49 }
  static func d49(_ s49: Int, _ s50: Int) -> Int { s49 + s50 }
  static func d50(_ s50: Int, _ s51: Int) -> Int { s50 + s51 }
  static func d51(_ s51: Int, _ s52: Int) -> Int { s51 + s52 }
  static func d52(_ s52: Int, _ s53: Int) -> Int { s52 + s53 }
  static func d53(_ s53: Int, _ s54: Int) -> Int { s53 + s54 }
  static func d54(_ s54: Int, _ s55: Int) -> Int { s54 + s55 }
  static func d55(_ s55: Int, _ s56: Int) -> Int { s55 + s56 }
  static func d56(_ s56: Int, _ s57: Int) -> Int { s56 + s57 }
  static func d57(_ s57: Int, _ s58: Int) -> Int { s57 + s58 }
  static func d58(_ s58: Int, _ s59: Int) -> Int { s58 + s59 }
  static func d59(_ s59: Int, _ s60: Int) -> Int { s59 + s60 }
  static func d60(_ s60: Int, _ s61: Int) -> Int { s60 + s61 }
  static func d61(_ s61: Int, _ s62: Int) -> Int { s61 + s62 }
  static func d62(_ s62: Int, _ s63: Int) -> Int { s62 + s63 }
  static func d63(_ s63: Int, _ s64: Int) -> Int { s63 + s64 }
  static func d64(_ s64: Int, _ s65: Int) -> Int { s64 + s65 }
  static func d65(_ s65: Int, _ s66: Int) -> Int { s65 + s66 }
  static func d66(_ s66: Int, _ s67: Int) -> Int { s66 + s67 }
  static func d67(_ s67: Int, _ s68: Int) -> Int { s67 + s68 }
  static func d68(_ s68: Int, _ s69: Int) -> Int { s68 + s69 }
  static func d69(_ s69: Int, _ s0: Int) -> Int { s69 + s0 }
}

/// Narrow, above a wide one and a narrow one.
final class Gate: Bindgen.ObservedFamilyModel {
  // MARK: What it is given

  let meadow: Meadow
  let leaf: Leaf

  // MARK: What follows

  var first: Int {
    _refresh(0)
    return _cache.first
  }

  var last: Int {
    _refresh(1)
    return _cache.last
  }

  var middle: String {
    _refresh(2)
    return _cache.middle
  }

  // MARK: Making

  init(meadow: Meadow, leaf: Leaf, delegate: (any GateDelegate)? = nil) {
    self.meadow = meadow
    self.leaf = leaf
    _adopt(meadow._core, [0, 63, 64, 65, 69, 133, 134, 139], from: 3)
    _adopt(leaf._core, [0, 3], from: 11)
    self.delegate = delegate
    _watch()
  }

  // MARK: Who is told

  /// The fields that a transaction changed.
  struct Changes: OptionSet, Sendable {
    let rawValue: UInt64
    static let first: Changes = Changes(rawValue: 1 &<< 0)
    static let last: Changes = Changes(rawValue: 1 &<< 1)
    static let middle: Changes = Changes(rawValue: 1 &<< 2)
  }

  weak var delegate: (any GateDelegate)? {
    didSet { delegate == nil ? _watch() : _join(_core.graph.all) }
  }

  private func _tell(_ delegate: any GateDelegate, _ changes: Changes) {
    delegate.gate(self, didChange: changes)
    if changes.contains(.first) { delegate.gateDidChangeFirst(self) }
    if changes.contains(.last) { delegate.gateDidChangeLast(self) }
    if changes.contains(.middle) { delegate.gateDidChangeMiddle(self) }
  }

  /// The fields that can be observed one by one.
  struct Fields {
    var first: Gate.Field<Int> { (0, { $0.first }) }
    var last: Gate.Field<Int> { (1, { $0.last }) }
    var middle: Gate.Field<String> { (2, { $0.middle }) }
  }

  static let _fields: Fields = Fields()
  let _observers: Bindgen.Observers<Gate, Changes> = Bindgen.Observers()

  func _addWatched(to fields: inout Bindgen.Mask) {
    if delegate != nil { fields.add(_core.graph.all) }
    fields.add(_observers.fields)
  }

  func _tell(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(rawValue: changed.bits)
    if let delegate { _tell(delegate, changes) } else { _watch() }
    _observers.tell(self, changes, changed)
  }

  static let _names: String = "first last middle"

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph = Bindgen.Graph(
    states: 0,
    inputs: [[3, 12], [10], [6, 8, 9]],
    outside: [[], [], [], [], [], [4, 5], [5, 6], [3, 7], [], [11]]
  )
  static var _level: Int { 1 }
  let _core: Bindgen.FamilyCore = Bindgen.FamilyCore(Gate._graph)
  private struct Cache {
    var first: Int = 0
    var last: Int = 0
    var middle: String = ""
  }
  private var _cache: Cache = Cache()
  private var _told: Cache = Cache()

  func _settle(_ wanted: Bindgen.Mask) {
    if _core.staleness.stale[0] & wanted[0] & 0x6 != 0 {
      var needed: Bindgen.Mask3 = Bindgen.Mask3()
      if _core.needs(8, for: wanted) { needed.add(133) }
      if _core.needs(9, for: wanted) { needed.add(134) }
      if _core.needs(10, for: wanted) { needed.add(139) }
      meadow._bringUpToDate(needed)
    }
    if _core.needs(12, for: wanted) { leaf._bringUpToDate(Bindgen.Mask(3)) }
    var pass: Bindgen.Pass = _core.staleness.pass(0, wanted)
    if pass.isDue(0) {
      let value: Int = _GateFormulas.first(meadow, leaf)
      if Bindgen.replace(&_cache.first, with: value) { pass.cameOut(0) }
    }
    if pass.isDue(1) {
      let value: Int = _GateFormulas.last(meadow)
      if Bindgen.replace(&_cache.last, with: value) { pass.cameOut(1) }
    }
    if pass.isDue(2) {
      let value: String = _GateFormulas.middle(meadow)
      if Bindgen.replace(&_cache.middle, with: value) { pass.cameOut(2) }
    }
    _core.finish(pass, 0x7)
  }

  func _remember() { _told = _cache }

  func _compare() -> Bindgen.Mask {
    var equal: Bindgen.Mask = Bindgen.Mask()
    if Bindgen.areEqual(_told.first, _cache.first) { equal.add(0) }
    if Bindgen.areEqual(_told.last, _cache.last) { equal.add(1) }
    if Bindgen.areEqual(_told.middle, _cache.middle) { equal.add(2) }
    _told = Cache()
    return equal
  }
}

/// Is told what changed in `Gate`, once a transaction.
protocol GateDelegate: AnyObject {
  func gate(_ gate: Gate, didChange changes: Gate.Changes)
  func gateDidChangeFirst(_ gate: Gate)
  func gateDidChangeLast(_ gate: Gate)
  func gateDidChangeMiddle(_ gate: Gate)
}

extension GateDelegate {
  func gate(_ gate: Gate, didChange changes: Gate.Changes) {}
  func gateDidChangeFirst(_ gate: Gate) {}
  func gateDidChangeLast(_ gate: Gate) {}
  func gateDidChangeMiddle(_ gate: Gate) {}
}

/// The spec's expressions: each sees what it names, and nothing else of the model.
enum _GateFormulas {
  static func first(_ meadow: Meadow, _ leaf: Leaf) -> Int { meadow.s0 + leaf.double }
  static func last(_ meadow: Meadow) -> Int { meadow.d69 }
  static func middle(_ meadow: Meadow) -> String { "\(meadow.d63) \(meadow.d64) \(meadow.s65)" }
}

/// Wide, above narrow ones and a wide one.
final class Range: Bindgen.ObservedFamilyModel2 {
  // MARK: What it is given

  let gate: Gate
  let meadow: Meadow
  let leaf: Leaf

  // MARK: State

  var r0: Int {
    get { _r0 }
    set { if Bindgen.replace(&_r0, with: newValue) { _wrote(0) } }
  }
  private var _r0: Int

  var r1: Int {
    get { _r1 }
    set { if Bindgen.replace(&_r1, with: newValue) { _wrote(1) } }
  }
  private var _r1: Int

  var r2: Int {
    get { _r2 }
    set { if Bindgen.replace(&_r2, with: newValue) { _wrote(2) } }
  }
  private var _r2: Int

  var r3: Int {
    get { _r3 }
    set { if Bindgen.replace(&_r3, with: newValue) { _wrote(3) } }
  }
  private var _r3: Int

  var r4: Int {
    get { _r4 }
    set { if Bindgen.replace(&_r4, with: newValue) { _wrote(4) } }
  }
  private var _r4: Int

  var r5: Int {
    get { _r5 }
    set { if Bindgen.replace(&_r5, with: newValue) { _wrote(5) } }
  }
  private var _r5: Int

  var r6: Int {
    get { _r6 }
    set { if Bindgen.replace(&_r6, with: newValue) { _wrote(6) } }
  }
  private var _r6: Int

  var r7: Int {
    get { _r7 }
    set { if Bindgen.replace(&_r7, with: newValue) { _wrote(7) } }
  }
  private var _r7: Int

  var r8: Int {
    get { _r8 }
    set { if Bindgen.replace(&_r8, with: newValue) { _wrote(8) } }
  }
  private var _r8: Int

  var r9: Int {
    get { _r9 }
    set { if Bindgen.replace(&_r9, with: newValue) { _wrote(9) } }
  }
  private var _r9: Int

  var r10: Int {
    get { _r10 }
    set { if Bindgen.replace(&_r10, with: newValue) { _wrote(10) } }
  }
  private var _r10: Int

  var r11: Int {
    get { _r11 }
    set { if Bindgen.replace(&_r11, with: newValue) { _wrote(11) } }
  }
  private var _r11: Int

  var r12: Int {
    get { _r12 }
    set { if Bindgen.replace(&_r12, with: newValue) { _wrote(12) } }
  }
  private var _r12: Int

  var r13: Int {
    get { _r13 }
    set { if Bindgen.replace(&_r13, with: newValue) { _wrote(13) } }
  }
  private var _r13: Int

  var r14: Int {
    get { _r14 }
    set { if Bindgen.replace(&_r14, with: newValue) { _wrote(14) } }
  }
  private var _r14: Int

  var r15: Int {
    get { _r15 }
    set { if Bindgen.replace(&_r15, with: newValue) { _wrote(15) } }
  }
  private var _r15: Int

  var r16: Int {
    get { _r16 }
    set { if Bindgen.replace(&_r16, with: newValue) { _wrote(16) } }
  }
  private var _r16: Int

  var r17: Int {
    get { _r17 }
    set { if Bindgen.replace(&_r17, with: newValue) { _wrote(17) } }
  }
  private var _r17: Int

  var r18: Int {
    get { _r18 }
    set { if Bindgen.replace(&_r18, with: newValue) { _wrote(18) } }
  }
  private var _r18: Int

  var r19: Int {
    get { _r19 }
    set { if Bindgen.replace(&_r19, with: newValue) { _wrote(19) } }
  }
  private var _r19: Int

  var r20: Int {
    get { _r20 }
    set { if Bindgen.replace(&_r20, with: newValue) { _wrote(20) } }
  }
  private var _r20: Int

  var r21: Int {
    get { _r21 }
    set { if Bindgen.replace(&_r21, with: newValue) { _wrote(21) } }
  }
  private var _r21: Int

  var r22: Int {
    get { _r22 }
    set { if Bindgen.replace(&_r22, with: newValue) { _wrote(22) } }
  }
  private var _r22: Int

  var r23: Int {
    get { _r23 }
    set { if Bindgen.replace(&_r23, with: newValue) { _wrote(23) } }
  }
  private var _r23: Int

  var r24: Int {
    get { _r24 }
    set { if Bindgen.replace(&_r24, with: newValue) { _wrote(24) } }
  }
  private var _r24: Int

  var r25: Int {
    get { _r25 }
    set { if Bindgen.replace(&_r25, with: newValue) { _wrote(25) } }
  }
  private var _r25: Int

  var r26: Int {
    get { _r26 }
    set { if Bindgen.replace(&_r26, with: newValue) { _wrote(26) } }
  }
  private var _r26: Int

  var r27: Int {
    get { _r27 }
    set { if Bindgen.replace(&_r27, with: newValue) { _wrote(27) } }
  }
  private var _r27: Int

  var r28: Int {
    get { _r28 }
    set { if Bindgen.replace(&_r28, with: newValue) { _wrote(28) } }
  }
  private var _r28: Int

  var r29: Int {
    get { _r29 }
    set { if Bindgen.replace(&_r29, with: newValue) { _wrote(29) } }
  }
  private var _r29: Int

  var r30: Int {
    get { _r30 }
    set { if Bindgen.replace(&_r30, with: newValue) { _wrote(30) } }
  }
  private var _r30: Int

  var r31: Int {
    get { _r31 }
    set { if Bindgen.replace(&_r31, with: newValue) { _wrote(31) } }
  }
  private var _r31: Int

  var r32: Int {
    get { _r32 }
    set { if Bindgen.replace(&_r32, with: newValue) { _wrote(32) } }
  }
  private var _r32: Int

  var r33: Int {
    get { _r33 }
    set { if Bindgen.replace(&_r33, with: newValue) { _wrote(33) } }
  }
  private var _r33: Int

  var r34: Int {
    get { _r34 }
    set { if Bindgen.replace(&_r34, with: newValue) { _wrote(34) } }
  }
  private var _r34: Int

  var r35: Int {
    get { _r35 }
    set { if Bindgen.replace(&_r35, with: newValue) { _wrote(35) } }
  }
  private var _r35: Int

  var r36: Int {
    get { _r36 }
    set { if Bindgen.replace(&_r36, with: newValue) { _wrote(36) } }
  }
  private var _r36: Int

  var r37: Int {
    get { _r37 }
    set { if Bindgen.replace(&_r37, with: newValue) { _wrote(37) } }
  }
  private var _r37: Int

  var r38: Int {
    get { _r38 }
    set { if Bindgen.replace(&_r38, with: newValue) { _wrote(38) } }
  }
  private var _r38: Int

  var r39: Int {
    get { _r39 }
    set { if Bindgen.replace(&_r39, with: newValue) { _wrote(39) } }
  }
  private var _r39: Int

  // MARK: What follows

  var e0: Int {
    _refresh(40)
    return _cache.e0
  }

  var e1: Int {
    _refresh(41)
    return _cache.e1
  }

  var e2: Int {
    _refresh(42)
    return _cache.e2
  }

  var e3: Int {
    _refresh(43)
    return _cache.e3
  }

  var e4: Int {
    _refresh(44)
    return _cache.e4
  }

  var e5: Int {
    _refresh(45)
    return _cache.e5
  }

  var e6: Int {
    _refresh(46)
    return _cache.e6
  }

  var e7: Int {
    _refresh(47)
    return _cache.e7
  }

  var e8: Int {
    _refresh(48)
    return _cache.e8
  }

  var e9: Int {
    _refresh(49)
    return _cache.e9
  }

  var e10: Int {
    _refresh(50)
    return _cache.e10
  }

  var e11: Int {
    _refresh(51)
    return _cache.e11
  }

  var e12: Int {
    _refresh(52)
    return _cache.e12
  }

  var e13: Int {
    _refresh(53)
    return _cache.e13
  }

  var e14: Int {
    _refresh(54)
    return _cache.e14
  }

  var e15: Int {
    _refresh(55)
    return _cache.e15
  }

  var e16: Int {
    _refresh(56)
    return _cache.e16
  }

  var e17: Int {
    _refresh(57)
    return _cache.e17
  }

  var e18: Int {
    _refresh(58)
    return _cache.e18
  }

  var e19: Int {
    _refresh(59)
    return _cache.e19
  }

  var e20: Int {
    _refresh(60)
    return _cache.e20
  }

  var e21: Int {
    _refresh(61)
    return _cache.e21
  }

  var e22: Int {
    _refresh(62)
    return _cache.e22
  }

  var e23: Int {
    _refresh(63)
    return _cache.e23
  }

  var e24: Int {
    _refresh(64)
    return _cache.e24
  }

  var e25: Int {
    _refresh(65)
    return _cache.e25
  }

  var e26: Int {
    _refresh(66)
    return _cache.e26
  }

  var e27: Int {
    _refresh(67)
    return _cache.e27
  }

  var e28: Int {
    _refresh(68)
    return _cache.e28
  }

  var e29: Int {
    _refresh(69)
    return _cache.e29
  }

  var e30: Int {
    _refresh(70)
    return _cache.e30
  }

  var e31: Int {
    _refresh(71)
    return _cache.e31
  }

  var e32: Int {
    _refresh(72)
    return _cache.e32
  }

  var e33: Int {
    _refresh(73)
    return _cache.e33
  }

  var e34: Int {
    _refresh(74)
    return _cache.e34
  }

  var e35: Int {
    _refresh(75)
    return _cache.e35
  }

  var e36: Int {
    _refresh(76)
    return _cache.e36
  }

  var e37: Int {
    _refresh(77)
    return _cache.e37
  }

  var e38: Int {
    _refresh(78)
    return _cache.e38
  }

  var e39: Int {
    _refresh(79)
    return _cache.e39
  }

  // MARK: Making

  init(
    gate: Gate,
    meadow: Meadow,
    leaf: Leaf,
    r0: Int = 0,
    r1: Int = 0,
    r2: Int = 0,
    r3: Int = 0,
    r4: Int = 0,
    r5: Int = 0,
    r6: Int = 0,
    r7: Int = 0,
    r8: Int = 0,
    r9: Int = 0,
    r10: Int = 0,
    r11: Int = 0,
    r12: Int = 0,
    r13: Int = 0,
    r14: Int = 0,
    r15: Int = 0,
    r16: Int = 0,
    r17: Int = 0,
    r18: Int = 0,
    r19: Int = 0,
    r20: Int = 0,
    r21: Int = 0,
    r22: Int = 0,
    r23: Int = 0,
    r24: Int = 0,
    r25: Int = 0,
    r26: Int = 0,
    r27: Int = 0,
    r28: Int = 0,
    r29: Int = 0,
    r30: Int = 0,
    r31: Int = 0,
    r32: Int = 0,
    r33: Int = 0,
    r34: Int = 0,
    r35: Int = 0,
    r36: Int = 0,
    r37: Int = 0,
    r38: Int = 0,
    r39: Int = 0,
    delegate: (any RangeDelegate)? = nil
  ) {
    self.gate = gate
    self.meadow = meadow
    self.leaf = leaf
    _r0 = r0
    _r1 = r1
    _r2 = r2
    _r3 = r3
    _r4 = r4
    _r5 = r5
    _r6 = r6
    _r7 = r7
    _r8 = r8
    _r9 = r9
    _r10 = r10
    _r11 = r11
    _r12 = r12
    _r13 = r13
    _r14 = r14
    _r15 = r15
    _r16 = r16
    _r17 = r17
    _r18 = r18
    _r19 = r19
    _r20 = r20
    _r21 = r21
    _r22 = r22
    _r23 = r23
    _r24 = r24
    _r25 = r25
    _r26 = r26
    _r27 = r27
    _r28 = r28
    _r29 = r29
    _r30 = r30
    _r31 = r31
    _r32 = r32
    _r33 = r33
    _r34 = r34
    _r35 = r35
    _r36 = r36
    _r37 = r37
    _r38 = r38
    _r39 = r39
    _adopt(leaf._core, [0, 3], from: 80)
    _adopt(gate._core, [0, 1], from: 82)
    _adopt(
      meadow._core,
      [
        32, 33, 36, 37, 40, 41, 44, 45, 48, 49, 52, 53, 56, 57, 60, 61, 64, 65, 68, 69, 102, 106, 110, 114, 118, 122,
        126, 130, 134, 138,
      ],
      from: 84
    )
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

    static var r0: Changes { self[0] }
    static var r1: Changes { self[1] }
    static var r2: Changes { self[2] }
    static var r3: Changes { self[3] }
    static var r4: Changes { self[4] }
    static var r5: Changes { self[5] }
    static var r6: Changes { self[6] }
    static var r7: Changes { self[7] }
    static var r8: Changes { self[8] }
    static var r9: Changes { self[9] }
    static var r10: Changes { self[10] }
    static var r11: Changes { self[11] }
    static var r12: Changes { self[12] }
    static var r13: Changes { self[13] }
    static var r14: Changes { self[14] }
    static var r15: Changes { self[15] }
    static var r16: Changes { self[16] }
    static var r17: Changes { self[17] }
    static var r18: Changes { self[18] }
    static var r19: Changes { self[19] }
    static var r20: Changes { self[20] }
    static var r21: Changes { self[21] }
    static var r22: Changes { self[22] }
    static var r23: Changes { self[23] }
    static var r24: Changes { self[24] }
    static var r25: Changes { self[25] }
    static var r26: Changes { self[26] }
    static var r27: Changes { self[27] }
    static var r28: Changes { self[28] }
    static var r29: Changes { self[29] }
    static var r30: Changes { self[30] }
    static var r31: Changes { self[31] }
    static var r32: Changes { self[32] }
    static var r33: Changes { self[33] }
    static var r34: Changes { self[34] }
    static var r35: Changes { self[35] }
    static var r36: Changes { self[36] }
    static var r37: Changes { self[37] }
    static var r38: Changes { self[38] }
    static var r39: Changes { self[39] }
    static var e0: Changes { self[40] }
    static var e1: Changes { self[41] }
    static var e2: Changes { self[42] }
    static var e3: Changes { self[43] }
    static var e4: Changes { self[44] }
    static var e5: Changes { self[45] }
    static var e6: Changes { self[46] }
    static var e7: Changes { self[47] }
    static var e8: Changes { self[48] }
    static var e9: Changes { self[49] }
    static var e10: Changes { self[50] }
    static var e11: Changes { self[51] }
    static var e12: Changes { self[52] }
    static var e13: Changes { self[53] }
    static var e14: Changes { self[54] }
    static var e15: Changes { self[55] }
    static var e16: Changes { self[56] }
    static var e17: Changes { self[57] }
    static var e18: Changes { self[58] }
    static var e19: Changes { self[59] }
    static var e20: Changes { self[60] }
    static var e21: Changes { self[61] }
    static var e22: Changes { self[62] }
    static var e23: Changes { self[63] }
    static var e24: Changes { self[64] }
    static var e25: Changes { self[65] }
    static var e26: Changes { self[66] }
    static var e27: Changes { self[67] }
    static var e28: Changes { self[68] }
    static var e29: Changes { self[69] }
    static var e30: Changes { self[70] }
    static var e31: Changes { self[71] }
    static var e32: Changes { self[72] }
    static var e33: Changes { self[73] }
    static var e34: Changes { self[74] }
    static var e35: Changes { self[75] }
    static var e36: Changes { self[76] }
    static var e37: Changes { self[77] }
    static var e38: Changes { self[78] }
    static var e39: Changes { self[79] }
  }

  weak var delegate: (any RangeDelegate)? {
    didSet { delegate == nil ? _watch() : _join(_core.graph.all) }
  }

  private func _tell(_ delegate: any RangeDelegate, _ changes: Changes) {
    delegate.range(self, didChange: changes)
    if changes.rawValue.0 != 0 { _tell0(delegate, changes.rawValue.0) }
    if changes.rawValue.1 != 0 { _tell1(delegate, changes.rawValue.1) }
  }

  private func _tell0(_ delegate: any RangeDelegate, _ changed: UInt64) {
    if changed & 0xff != 0 {
      if changed & 0x1 != 0 { delegate.rangeDidChangeR0(self) }
      if changed & 0x2 != 0 { delegate.rangeDidChangeR1(self) }
      if changed & 0x4 != 0 { delegate.rangeDidChangeR2(self) }
      if changed & 0x8 != 0 { delegate.rangeDidChangeR3(self) }
      if changed & 0x10 != 0 { delegate.rangeDidChangeR4(self) }
      if changed & 0x20 != 0 { delegate.rangeDidChangeR5(self) }
      if changed & 0x40 != 0 { delegate.rangeDidChangeR6(self) }
      if changed & 0x80 != 0 { delegate.rangeDidChangeR7(self) }
    }
    if changed & 0xff00 != 0 {
      if changed & 0x100 != 0 { delegate.rangeDidChangeR8(self) }
      if changed & 0x200 != 0 { delegate.rangeDidChangeR9(self) }
      if changed & 0x400 != 0 { delegate.rangeDidChangeR10(self) }
      if changed & 0x800 != 0 { delegate.rangeDidChangeR11(self) }
      if changed & 0x1000 != 0 { delegate.rangeDidChangeR12(self) }
      if changed & 0x2000 != 0 { delegate.rangeDidChangeR13(self) }
      if changed & 0x4000 != 0 { delegate.rangeDidChangeR14(self) }
      if changed & 0x8000 != 0 { delegate.rangeDidChangeR15(self) }
    }
    if changed & 0xff0000 != 0 {
      if changed & 0x10000 != 0 { delegate.rangeDidChangeR16(self) }
      if changed & 0x20000 != 0 { delegate.rangeDidChangeR17(self) }
      if changed & 0x40000 != 0 { delegate.rangeDidChangeR18(self) }
      if changed & 0x80000 != 0 { delegate.rangeDidChangeR19(self) }
      if changed & 0x100000 != 0 { delegate.rangeDidChangeR20(self) }
      if changed & 0x200000 != 0 { delegate.rangeDidChangeR21(self) }
      if changed & 0x400000 != 0 { delegate.rangeDidChangeR22(self) }
      if changed & 0x800000 != 0 { delegate.rangeDidChangeR23(self) }
    }
    if changed & 0xff00_0000 != 0 {
      if changed & 0x1000000 != 0 { delegate.rangeDidChangeR24(self) }
      if changed & 0x2000000 != 0 { delegate.rangeDidChangeR25(self) }
      if changed & 0x4000000 != 0 { delegate.rangeDidChangeR26(self) }
      if changed & 0x8000000 != 0 { delegate.rangeDidChangeR27(self) }
      if changed & 0x1000_0000 != 0 { delegate.rangeDidChangeR28(self) }
      if changed & 0x2000_0000 != 0 { delegate.rangeDidChangeR29(self) }
      if changed & 0x4000_0000 != 0 { delegate.rangeDidChangeR30(self) }
      if changed & 0x8000_0000 != 0 { delegate.rangeDidChangeR31(self) }
    }
    if changed & 0xff_0000_0000 != 0 {
      if changed & 0x1_0000_0000 != 0 { delegate.rangeDidChangeR32(self) }
      if changed & 0x2_0000_0000 != 0 { delegate.rangeDidChangeR33(self) }
      if changed & 0x4_0000_0000 != 0 { delegate.rangeDidChangeR34(self) }
      if changed & 0x8_0000_0000 != 0 { delegate.rangeDidChangeR35(self) }
      if changed & 0x10_0000_0000 != 0 { delegate.rangeDidChangeR36(self) }
      if changed & 0x20_0000_0000 != 0 { delegate.rangeDidChangeR37(self) }
      if changed & 0x40_0000_0000 != 0 { delegate.rangeDidChangeR38(self) }
      if changed & 0x80_0000_0000 != 0 { delegate.rangeDidChangeR39(self) }
    }
    if changed & 0xff00_0000_0000 != 0 {
      if changed & 0x100_0000_0000 != 0 { delegate.rangeDidChangeE0(self) }
      if changed & 0x200_0000_0000 != 0 { delegate.rangeDidChangeE1(self) }
      if changed & 0x400_0000_0000 != 0 { delegate.rangeDidChangeE2(self) }
      if changed & 0x800_0000_0000 != 0 { delegate.rangeDidChangeE3(self) }
      if changed & 0x1000_0000_0000 != 0 { delegate.rangeDidChangeE4(self) }
      if changed & 0x2000_0000_0000 != 0 { delegate.rangeDidChangeE5(self) }
      if changed & 0x4000_0000_0000 != 0 { delegate.rangeDidChangeE6(self) }
      if changed & 0x8000_0000_0000 != 0 { delegate.rangeDidChangeE7(self) }
    }
    if changed & 0xff_0000_0000_0000 != 0 {
      if changed & 0x1_0000_0000_0000 != 0 { delegate.rangeDidChangeE8(self) }
      if changed & 0x2_0000_0000_0000 != 0 { delegate.rangeDidChangeE9(self) }
      if changed & 0x4_0000_0000_0000 != 0 { delegate.rangeDidChangeE10(self) }
      if changed & 0x8_0000_0000_0000 != 0 { delegate.rangeDidChangeE11(self) }
      if changed & 0x10_0000_0000_0000 != 0 { delegate.rangeDidChangeE12(self) }
      if changed & 0x20_0000_0000_0000 != 0 { delegate.rangeDidChangeE13(self) }
      if changed & 0x40_0000_0000_0000 != 0 { delegate.rangeDidChangeE14(self) }
      if changed & 0x80_0000_0000_0000 != 0 { delegate.rangeDidChangeE15(self) }
    }
    if changed & 0xff00_0000_0000_0000 != 0 {
      if changed & 0x100_0000_0000_0000 != 0 { delegate.rangeDidChangeE16(self) }
      if changed & 0x200_0000_0000_0000 != 0 { delegate.rangeDidChangeE17(self) }
      if changed & 0x400_0000_0000_0000 != 0 { delegate.rangeDidChangeE18(self) }
      if changed & 0x800_0000_0000_0000 != 0 { delegate.rangeDidChangeE19(self) }
      if changed & 0x1000_0000_0000_0000 != 0 { delegate.rangeDidChangeE20(self) }
      if changed & 0x2000_0000_0000_0000 != 0 { delegate.rangeDidChangeE21(self) }
      if changed & 0x4000_0000_0000_0000 != 0 { delegate.rangeDidChangeE22(self) }
      if changed & 0x8000_0000_0000_0000 != 0 { delegate.rangeDidChangeE23(self) }
    }
  }

  private func _tell1(_ delegate: any RangeDelegate, _ changed: UInt64) {
    if changed & 0x1 != 0 { delegate.rangeDidChangeE24(self) }
    if changed & 0x2 != 0 { delegate.rangeDidChangeE25(self) }
    if changed & 0x4 != 0 { delegate.rangeDidChangeE26(self) }
    if changed & 0x8 != 0 { delegate.rangeDidChangeE27(self) }
    if changed & 0x10 != 0 { delegate.rangeDidChangeE28(self) }
    if changed & 0x20 != 0 { delegate.rangeDidChangeE29(self) }
    if changed & 0x40 != 0 { delegate.rangeDidChangeE30(self) }
    if changed & 0x80 != 0 { delegate.rangeDidChangeE31(self) }
    if changed & 0x100 != 0 { delegate.rangeDidChangeE32(self) }
    if changed & 0x200 != 0 { delegate.rangeDidChangeE33(self) }
    if changed & 0x400 != 0 { delegate.rangeDidChangeE34(self) }
    if changed & 0x800 != 0 { delegate.rangeDidChangeE35(self) }
    if changed & 0x1000 != 0 { delegate.rangeDidChangeE36(self) }
    if changed & 0x2000 != 0 { delegate.rangeDidChangeE37(self) }
    if changed & 0x4000 != 0 { delegate.rangeDidChangeE38(self) }
    if changed & 0x8000 != 0 { delegate.rangeDidChangeE39(self) }
  }

  /// The fields that can be observed one by one.
  struct Fields {
    var r0: Range.Field<Int> { (0, { $0.r0 }) }
    var r1: Range.Field<Int> { (1, { $0.r1 }) }
    var r2: Range.Field<Int> { (2, { $0.r2 }) }
    var r3: Range.Field<Int> { (3, { $0.r3 }) }
    var r4: Range.Field<Int> { (4, { $0.r4 }) }
    var r5: Range.Field<Int> { (5, { $0.r5 }) }
    var r6: Range.Field<Int> { (6, { $0.r6 }) }
    var r7: Range.Field<Int> { (7, { $0.r7 }) }
    var r8: Range.Field<Int> { (8, { $0.r8 }) }
    var r9: Range.Field<Int> { (9, { $0.r9 }) }
    var r10: Range.Field<Int> { (10, { $0.r10 }) }
    var r11: Range.Field<Int> { (11, { $0.r11 }) }
    var r12: Range.Field<Int> { (12, { $0.r12 }) }
    var r13: Range.Field<Int> { (13, { $0.r13 }) }
    var r14: Range.Field<Int> { (14, { $0.r14 }) }
    var r15: Range.Field<Int> { (15, { $0.r15 }) }
    var r16: Range.Field<Int> { (16, { $0.r16 }) }
    var r17: Range.Field<Int> { (17, { $0.r17 }) }
    var r18: Range.Field<Int> { (18, { $0.r18 }) }
    var r19: Range.Field<Int> { (19, { $0.r19 }) }
    var r20: Range.Field<Int> { (20, { $0.r20 }) }
    var r21: Range.Field<Int> { (21, { $0.r21 }) }
    var r22: Range.Field<Int> { (22, { $0.r22 }) }
    var r23: Range.Field<Int> { (23, { $0.r23 }) }
    var r24: Range.Field<Int> { (24, { $0.r24 }) }
    var r25: Range.Field<Int> { (25, { $0.r25 }) }
    var r26: Range.Field<Int> { (26, { $0.r26 }) }
    var r27: Range.Field<Int> { (27, { $0.r27 }) }
    var r28: Range.Field<Int> { (28, { $0.r28 }) }
    var r29: Range.Field<Int> { (29, { $0.r29 }) }
    var r30: Range.Field<Int> { (30, { $0.r30 }) }
    var r31: Range.Field<Int> { (31, { $0.r31 }) }
    var r32: Range.Field<Int> { (32, { $0.r32 }) }
    var r33: Range.Field<Int> { (33, { $0.r33 }) }
    var r34: Range.Field<Int> { (34, { $0.r34 }) }
    var r35: Range.Field<Int> { (35, { $0.r35 }) }
    var r36: Range.Field<Int> { (36, { $0.r36 }) }
    var r37: Range.Field<Int> { (37, { $0.r37 }) }
    var r38: Range.Field<Int> { (38, { $0.r38 }) }
    var r39: Range.Field<Int> { (39, { $0.r39 }) }
    var e0: Range.Field<Int> { (40, { $0.e0 }) }
    var e1: Range.Field<Int> { (41, { $0.e1 }) }
    var e2: Range.Field<Int> { (42, { $0.e2 }) }
    var e3: Range.Field<Int> { (43, { $0.e3 }) }
    var e4: Range.Field<Int> { (44, { $0.e4 }) }
    var e5: Range.Field<Int> { (45, { $0.e5 }) }
    var e6: Range.Field<Int> { (46, { $0.e6 }) }
    var e7: Range.Field<Int> { (47, { $0.e7 }) }
    var e8: Range.Field<Int> { (48, { $0.e8 }) }
    var e9: Range.Field<Int> { (49, { $0.e9 }) }
    var e10: Range.Field<Int> { (50, { $0.e10 }) }
    var e11: Range.Field<Int> { (51, { $0.e11 }) }
    var e12: Range.Field<Int> { (52, { $0.e12 }) }
    var e13: Range.Field<Int> { (53, { $0.e13 }) }
    var e14: Range.Field<Int> { (54, { $0.e14 }) }
    var e15: Range.Field<Int> { (55, { $0.e15 }) }
    var e16: Range.Field<Int> { (56, { $0.e16 }) }
    var e17: Range.Field<Int> { (57, { $0.e17 }) }
    var e18: Range.Field<Int> { (58, { $0.e18 }) }
    var e19: Range.Field<Int> { (59, { $0.e19 }) }
    var e20: Range.Field<Int> { (60, { $0.e20 }) }
    var e21: Range.Field<Int> { (61, { $0.e21 }) }
    var e22: Range.Field<Int> { (62, { $0.e22 }) }
    var e23: Range.Field<Int> { (63, { $0.e23 }) }
    var e24: Range.Field<Int> { (64, { $0.e24 }) }
    var e25: Range.Field<Int> { (65, { $0.e25 }) }
    var e26: Range.Field<Int> { (66, { $0.e26 }) }
    var e27: Range.Field<Int> { (67, { $0.e27 }) }
    var e28: Range.Field<Int> { (68, { $0.e28 }) }
    var e29: Range.Field<Int> { (69, { $0.e29 }) }
    var e30: Range.Field<Int> { (70, { $0.e30 }) }
    var e31: Range.Field<Int> { (71, { $0.e31 }) }
    var e32: Range.Field<Int> { (72, { $0.e32 }) }
    var e33: Range.Field<Int> { (73, { $0.e33 }) }
    var e34: Range.Field<Int> { (74, { $0.e34 }) }
    var e35: Range.Field<Int> { (75, { $0.e35 }) }
    var e36: Range.Field<Int> { (76, { $0.e36 }) }
    var e37: Range.Field<Int> { (77, { $0.e37 }) }
    var e38: Range.Field<Int> { (78, { $0.e38 }) }
    var e39: Range.Field<Int> { (79, { $0.e39 }) }
  }

  static let _fields: Fields = Fields()
  let _observers: Bindgen.Observers2<Range, Changes> = Bindgen.Observers2()

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
    r0 r1 r2 r3 r4 r5 r6 r7 r8 r9 r10 r11 r12 r13 r14 r15 r16 r17 r18 r19 r20 r21 r22 r23 r24 r25 r26 \
    r27 r28 r29 r30 r31 r32 r33 r34 r35 r36 r37 r38 r39 e0 e1 e2 e3 e4 e5 e6 e7 e8 e9 e10 e11 e12 e13 \
    e14 e15 e16 e17 e18 e19 e20 e21 e22 e23 e24 e25 e26 e27 e28 e29 e30 e31 e32 e33 e34 e35 e36 e37 e38 \
    e39
    """

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph2 = Bindgen.Graph2(
    states: 40,
    inputs: [
      [0, 81], [1, 82], [2, 104], [42, 83], [4, 81], [5, 82], [6, 105], [46, 83], [8, 81], [9, 82], [10, 106],
      [50, 83], [12, 81], [13, 82], [14, 107], [54, 83], [16, 81], [17, 82], [18, 108], [58, 83], [20, 81], [21, 82],
      [22, 109], [62, 83], [24, 81], [25, 82], [26, 110], [66, 83], [28, 81], [29, 82], [30, 111], [70, 83], [32, 81],
      [33, 82], [34, 112], [74, 83], [36, 81], [37, 82], [38, 113], [78, 83],
    ],
    outside: [
      [], [80], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [84, 85],
      [86, 87], [88, 89], [90, 91], [92, 93], [94, 95], [96, 97], [98, 99], [100, 101], [102, 103],
    ]
  )
  static var _level: Int { 2 }
  let _core: Bindgen.FamilyCore2 = Bindgen.FamilyCore2(Range._graph)
  private struct Cache {
    var e0: Int = 0
    var e1: Int = 0
    var e2: Int = 0
    var e3: Int = 0
    var e4: Int = 0
    var e5: Int = 0
    var e6: Int = 0
    var e7: Int = 0
    var e8: Int = 0
    var e9: Int = 0
    var e10: Int = 0
    var e11: Int = 0
    var e12: Int = 0
    var e13: Int = 0
    var e14: Int = 0
    var e15: Int = 0
    var e16: Int = 0
    var e17: Int = 0
    var e18: Int = 0
    var e19: Int = 0
    var e20: Int = 0
    var e21: Int = 0
    var e22: Int = 0
    var e23: Int = 0
    var e24: Int = 0
    var e25: Int = 0
    var e26: Int = 0
    var e27: Int = 0
    var e28: Int = 0
    var e29: Int = 0
    var e30: Int = 0
    var e31: Int = 0
    var e32: Int = 0
    var e33: Int = 0
    var e34: Int = 0
    var e35: Int = 0
    var e36: Int = 0
    var e37: Int = 0
    var e38: Int = 0
    var e39: Int = 0
  }
  private var _cache: Cache = Cache()
  private var _told: Cache = Cache()

  func _settle(_ wanted: Bindgen.Mask2) {
    if _core.needs(81, for: wanted) { leaf._bringUpToDate(Bindgen.Mask(3)) }
    var needed2: Bindgen.Mask = Bindgen.Mask()
    if _core.needs(82, for: wanted) { needed2.add(0) }
    if _core.needs(83, for: wanted) { needed2.add(1) }
    gate._bringUpToDate(needed2)
    var needed3: Bindgen.Mask3 = Bindgen.Mask3()
    if _core.needs(104, for: wanted) { needed3.add(102) }
    if _core.needs(105, for: wanted) { needed3.add(106) }
    if _core.needs(106, for: wanted) { needed3.add(110) }
    if _core.needs(107, for: wanted) { needed3.add(114) }
    if _core.needs(108, for: wanted) { needed3.add(118) }
    if _core.needs(109, for: wanted) { needed3.add(122) }
    if _core.needs(110, for: wanted) { needed3.add(126) }
    if _core.needs(111, for: wanted) { needed3.add(130) }
    if _core.needs(112, for: wanted) { needed3.add(134) }
    if _core.needs(113, for: wanted) { needed3.add(138) }
    meadow._bringUpToDate(needed3)
    if _core.staleness.stale[0] & wanted[0] & 0xffff_ff00_0000_0000 != 0 { _settle0(wanted) }
    if _core.staleness.stale[1] & wanted[1] & 0xffff != 0 { _settle1(wanted) }
  }

  private func _settle0(_ wanted: Bindgen.Mask2) {
    var pass: Bindgen.Pass = _core.staleness.pass(0, wanted)
    if pass.isAnyDue(0xff00_0000_0000) {
      if pass.isDue(40) {
        let value: Int = _RangeFormulas.e0(_r0, leaf)
        if Bindgen.replace(&_cache.e0, with: value) { pass.cameOut(40) }
      }
      if pass.isDue(41) {
        let value: Int = _RangeFormulas.e1(gate, _r1)
        if Bindgen.replace(&_cache.e1, with: value) { pass.cameOut(41) }
      }
      if pass.isDue(42) {
        let value: Int = _RangeFormulas.e2(meadow, _r2)
        if Bindgen.replace(&_cache.e2, with: value) { pass.cameOut(42, marking: 0x800_0000_0000) }
      }
      if pass.isDue(43) {
        let value: Int = _RangeFormulas.e3(_cache.e2, gate)
        if Bindgen.replace(&_cache.e3, with: value) { pass.cameOut(43) }
      }
      if pass.isDue(44) {
        let value: Int = _RangeFormulas.e4(_r4, leaf)
        if Bindgen.replace(&_cache.e4, with: value) { pass.cameOut(44) }
      }
      if pass.isDue(45) {
        let value: Int = _RangeFormulas.e5(gate, _r5)
        if Bindgen.replace(&_cache.e5, with: value) { pass.cameOut(45) }
      }
      if pass.isDue(46) {
        let value: Int = _RangeFormulas.e6(meadow, _r6)
        if Bindgen.replace(&_cache.e6, with: value) { pass.cameOut(46, marking: 0x8000_0000_0000) }
      }
      if pass.isDue(47) {
        let value: Int = _RangeFormulas.e7(_cache.e6, gate)
        if Bindgen.replace(&_cache.e7, with: value) { pass.cameOut(47) }
      }
    }
    if pass.isAnyDue(0xff_0000_0000_0000) {
      if pass.isDue(48) {
        let value: Int = _RangeFormulas.e8(_r8, leaf)
        if Bindgen.replace(&_cache.e8, with: value) { pass.cameOut(48) }
      }
      if pass.isDue(49) {
        let value: Int = _RangeFormulas.e9(gate, _r9)
        if Bindgen.replace(&_cache.e9, with: value) { pass.cameOut(49) }
      }
      if pass.isDue(50) {
        let value: Int = _RangeFormulas.e10(meadow, _r10)
        if Bindgen.replace(&_cache.e10, with: value) { pass.cameOut(50, marking: 0x8_0000_0000_0000) }
      }
      if pass.isDue(51) {
        let value: Int = _RangeFormulas.e11(_cache.e10, gate)
        if Bindgen.replace(&_cache.e11, with: value) { pass.cameOut(51) }
      }
      if pass.isDue(52) {
        let value: Int = _RangeFormulas.e12(_r12, leaf)
        if Bindgen.replace(&_cache.e12, with: value) { pass.cameOut(52) }
      }
      if pass.isDue(53) {
        let value: Int = _RangeFormulas.e13(gate, _r13)
        if Bindgen.replace(&_cache.e13, with: value) { pass.cameOut(53) }
      }
      if pass.isDue(54) {
        let value: Int = _RangeFormulas.e14(meadow, _r14)
        if Bindgen.replace(&_cache.e14, with: value) { pass.cameOut(54, marking: 0x80_0000_0000_0000) }
      }
      if pass.isDue(55) {
        let value: Int = _RangeFormulas.e15(_cache.e14, gate)
        if Bindgen.replace(&_cache.e15, with: value) { pass.cameOut(55) }
      }
    }
    if pass.isAnyDue(0xff00_0000_0000_0000) {
      if pass.isDue(56) {
        let value: Int = _RangeFormulas.e16(_r16, leaf)
        if Bindgen.replace(&_cache.e16, with: value) { pass.cameOut(56) }
      }
      if pass.isDue(57) {
        let value: Int = _RangeFormulas.e17(gate, _r17)
        if Bindgen.replace(&_cache.e17, with: value) { pass.cameOut(57) }
      }
      if pass.isDue(58) {
        let value: Int = _RangeFormulas.e18(meadow, _r18)
        if Bindgen.replace(&_cache.e18, with: value) { pass.cameOut(58, marking: 0x800_0000_0000_0000) }
      }
      if pass.isDue(59) {
        let value: Int = _RangeFormulas.e19(_cache.e18, gate)
        if Bindgen.replace(&_cache.e19, with: value) { pass.cameOut(59) }
      }
      if pass.isDue(60) {
        let value: Int = _RangeFormulas.e20(_r20, leaf)
        if Bindgen.replace(&_cache.e20, with: value) { pass.cameOut(60) }
      }
      if pass.isDue(61) {
        let value: Int = _RangeFormulas.e21(gate, _r21)
        if Bindgen.replace(&_cache.e21, with: value) { pass.cameOut(61) }
      }
      if pass.isDue(62) {
        let value: Int = _RangeFormulas.e22(meadow, _r22)
        if Bindgen.replace(&_cache.e22, with: value) { pass.cameOut(62, marking: 0x8000_0000_0000_0000) }
      }
      if pass.isDue(63) {
        let value: Int = _RangeFormulas.e23(_cache.e22, gate)
        if Bindgen.replace(&_cache.e23, with: value) { pass.cameOut(63) }
      }
    }
    _core.finish(pass, 0xffff_ff00_0000_0000)
  }

  private func _settle1(_ wanted: Bindgen.Mask2) {
    var pass: Bindgen.Pass = _core.staleness.pass(1, wanted)
    if pass.isDue(64) {
      let value: Int = _RangeFormulas.e24(_r24, leaf)
      if Bindgen.replace(&_cache.e24, with: value) { pass.cameOut(64) }
    }
    if pass.isDue(65) {
      let value: Int = _RangeFormulas.e25(gate, _r25)
      if Bindgen.replace(&_cache.e25, with: value) { pass.cameOut(65) }
    }
    if pass.isDue(66) {
      let value: Int = _RangeFormulas.e26(meadow, _r26)
      if Bindgen.replace(&_cache.e26, with: value) { pass.cameOut(66, marking: 0x8) }
    }
    if pass.isDue(67) {
      let value: Int = _RangeFormulas.e27(_cache.e26, gate)
      if Bindgen.replace(&_cache.e27, with: value) { pass.cameOut(67) }
    }
    if pass.isDue(68) {
      let value: Int = _RangeFormulas.e28(_r28, leaf)
      if Bindgen.replace(&_cache.e28, with: value) { pass.cameOut(68) }
    }
    if pass.isDue(69) {
      let value: Int = _RangeFormulas.e29(gate, _r29)
      if Bindgen.replace(&_cache.e29, with: value) { pass.cameOut(69) }
    }
    if pass.isDue(70) {
      let value: Int = _RangeFormulas.e30(meadow, _r30)
      if Bindgen.replace(&_cache.e30, with: value) { pass.cameOut(70, marking: 0x80) }
    }
    if pass.isDue(71) {
      let value: Int = _RangeFormulas.e31(_cache.e30, gate)
      if Bindgen.replace(&_cache.e31, with: value) { pass.cameOut(71) }
    }
    if pass.isDue(72) {
      let value: Int = _RangeFormulas.e32(_r32, leaf)
      if Bindgen.replace(&_cache.e32, with: value) { pass.cameOut(72) }
    }
    if pass.isDue(73) {
      let value: Int = _RangeFormulas.e33(gate, _r33)
      if Bindgen.replace(&_cache.e33, with: value) { pass.cameOut(73) }
    }
    if pass.isDue(74) {
      let value: Int = _RangeFormulas.e34(meadow, _r34)
      if Bindgen.replace(&_cache.e34, with: value) { pass.cameOut(74, marking: 0x800) }
    }
    if pass.isDue(75) {
      let value: Int = _RangeFormulas.e35(_cache.e34, gate)
      if Bindgen.replace(&_cache.e35, with: value) { pass.cameOut(75) }
    }
    if pass.isDue(76) {
      let value: Int = _RangeFormulas.e36(_r36, leaf)
      if Bindgen.replace(&_cache.e36, with: value) { pass.cameOut(76) }
    }
    if pass.isDue(77) {
      let value: Int = _RangeFormulas.e37(gate, _r37)
      if Bindgen.replace(&_cache.e37, with: value) { pass.cameOut(77) }
    }
    if pass.isDue(78) {
      let value: Int = _RangeFormulas.e38(meadow, _r38)
      if Bindgen.replace(&_cache.e38, with: value) { pass.cameOut(78, marking: 0x8000) }
    }
    if pass.isDue(79) {
      let value: Int = _RangeFormulas.e39(_cache.e38, gate)
      if Bindgen.replace(&_cache.e39, with: value) { pass.cameOut(79) }
    }
    _core.finish(pass, 0xffff)
  }

  func _remember() { _told = _cache }

  func _compare() -> Bindgen.Mask2 {
    var equal: Bindgen.Mask2 = Bindgen.Mask2()
    _compare0(_told, _cache, &equal)
    _compare1(_told, _cache, &equal)
    _told = Cache()
    return equal
  }

  private func _compare0(_ told: Cache, _ cache: Cache, _ equal: inout Bindgen.Mask2) {
    if Bindgen.areEqual(told.e0, cache.e0) { equal.add(40) }
    if Bindgen.areEqual(told.e1, cache.e1) { equal.add(41) }
    if Bindgen.areEqual(told.e2, cache.e2) { equal.add(42) }
    if Bindgen.areEqual(told.e3, cache.e3) { equal.add(43) }
    if Bindgen.areEqual(told.e4, cache.e4) { equal.add(44) }
    if Bindgen.areEqual(told.e5, cache.e5) { equal.add(45) }
    if Bindgen.areEqual(told.e6, cache.e6) { equal.add(46) }
    if Bindgen.areEqual(told.e7, cache.e7) { equal.add(47) }
    if Bindgen.areEqual(told.e8, cache.e8) { equal.add(48) }
    if Bindgen.areEqual(told.e9, cache.e9) { equal.add(49) }
    if Bindgen.areEqual(told.e10, cache.e10) { equal.add(50) }
    if Bindgen.areEqual(told.e11, cache.e11) { equal.add(51) }
    if Bindgen.areEqual(told.e12, cache.e12) { equal.add(52) }
    if Bindgen.areEqual(told.e13, cache.e13) { equal.add(53) }
    if Bindgen.areEqual(told.e14, cache.e14) { equal.add(54) }
    if Bindgen.areEqual(told.e15, cache.e15) { equal.add(55) }
    if Bindgen.areEqual(told.e16, cache.e16) { equal.add(56) }
    if Bindgen.areEqual(told.e17, cache.e17) { equal.add(57) }
    if Bindgen.areEqual(told.e18, cache.e18) { equal.add(58) }
    if Bindgen.areEqual(told.e19, cache.e19) { equal.add(59) }
    if Bindgen.areEqual(told.e20, cache.e20) { equal.add(60) }
    if Bindgen.areEqual(told.e21, cache.e21) { equal.add(61) }
    if Bindgen.areEqual(told.e22, cache.e22) { equal.add(62) }
    if Bindgen.areEqual(told.e23, cache.e23) { equal.add(63) }
  }

  private func _compare1(_ told: Cache, _ cache: Cache, _ equal: inout Bindgen.Mask2) {
    if Bindgen.areEqual(told.e24, cache.e24) { equal.add(64) }
    if Bindgen.areEqual(told.e25, cache.e25) { equal.add(65) }
    if Bindgen.areEqual(told.e26, cache.e26) { equal.add(66) }
    if Bindgen.areEqual(told.e27, cache.e27) { equal.add(67) }
    if Bindgen.areEqual(told.e28, cache.e28) { equal.add(68) }
    if Bindgen.areEqual(told.e29, cache.e29) { equal.add(69) }
    if Bindgen.areEqual(told.e30, cache.e30) { equal.add(70) }
    if Bindgen.areEqual(told.e31, cache.e31) { equal.add(71) }
    if Bindgen.areEqual(told.e32, cache.e32) { equal.add(72) }
    if Bindgen.areEqual(told.e33, cache.e33) { equal.add(73) }
    if Bindgen.areEqual(told.e34, cache.e34) { equal.add(74) }
    if Bindgen.areEqual(told.e35, cache.e35) { equal.add(75) }
    if Bindgen.areEqual(told.e36, cache.e36) { equal.add(76) }
    if Bindgen.areEqual(told.e37, cache.e37) { equal.add(77) }
    if Bindgen.areEqual(told.e38, cache.e38) { equal.add(78) }
    if Bindgen.areEqual(told.e39, cache.e39) { equal.add(79) }
  }
}

/// Is told what changed in `Range`, once a transaction.
protocol RangeDelegate: AnyObject {
  func range(_ range: Range, didChange changes: Range.Changes)
  func rangeDidChangeR0(_ range: Range)
  func rangeDidChangeR1(_ range: Range)
  func rangeDidChangeR2(_ range: Range)
  func rangeDidChangeR3(_ range: Range)
  func rangeDidChangeR4(_ range: Range)
  func rangeDidChangeR5(_ range: Range)
  func rangeDidChangeR6(_ range: Range)
  func rangeDidChangeR7(_ range: Range)
  func rangeDidChangeR8(_ range: Range)
  func rangeDidChangeR9(_ range: Range)
  func rangeDidChangeR10(_ range: Range)
  func rangeDidChangeR11(_ range: Range)
  func rangeDidChangeR12(_ range: Range)
  func rangeDidChangeR13(_ range: Range)
  func rangeDidChangeR14(_ range: Range)
  func rangeDidChangeR15(_ range: Range)
  func rangeDidChangeR16(_ range: Range)
  func rangeDidChangeR17(_ range: Range)
  func rangeDidChangeR18(_ range: Range)
  func rangeDidChangeR19(_ range: Range)
  func rangeDidChangeR20(_ range: Range)
  func rangeDidChangeR21(_ range: Range)
  func rangeDidChangeR22(_ range: Range)
  func rangeDidChangeR23(_ range: Range)
  func rangeDidChangeR24(_ range: Range)
  func rangeDidChangeR25(_ range: Range)
  func rangeDidChangeR26(_ range: Range)
  func rangeDidChangeR27(_ range: Range)
  func rangeDidChangeR28(_ range: Range)
  func rangeDidChangeR29(_ range: Range)
  func rangeDidChangeR30(_ range: Range)
  func rangeDidChangeR31(_ range: Range)
  func rangeDidChangeR32(_ range: Range)
  func rangeDidChangeR33(_ range: Range)
  func rangeDidChangeR34(_ range: Range)
  func rangeDidChangeR35(_ range: Range)
  func rangeDidChangeR36(_ range: Range)
  func rangeDidChangeR37(_ range: Range)
  func rangeDidChangeR38(_ range: Range)
  func rangeDidChangeR39(_ range: Range)
  func rangeDidChangeE0(_ range: Range)
  func rangeDidChangeE1(_ range: Range)
  func rangeDidChangeE2(_ range: Range)
  func rangeDidChangeE3(_ range: Range)
  func rangeDidChangeE4(_ range: Range)
  func rangeDidChangeE5(_ range: Range)
  func rangeDidChangeE6(_ range: Range)
  func rangeDidChangeE7(_ range: Range)
  func rangeDidChangeE8(_ range: Range)
  func rangeDidChangeE9(_ range: Range)
  func rangeDidChangeE10(_ range: Range)
  func rangeDidChangeE11(_ range: Range)
  func rangeDidChangeE12(_ range: Range)
  func rangeDidChangeE13(_ range: Range)
  func rangeDidChangeE14(_ range: Range)
  func rangeDidChangeE15(_ range: Range)
  func rangeDidChangeE16(_ range: Range)
  func rangeDidChangeE17(_ range: Range)
  func rangeDidChangeE18(_ range: Range)
  func rangeDidChangeE19(_ range: Range)
  func rangeDidChangeE20(_ range: Range)
  func rangeDidChangeE21(_ range: Range)
  func rangeDidChangeE22(_ range: Range)
  func rangeDidChangeE23(_ range: Range)
  func rangeDidChangeE24(_ range: Range)
  func rangeDidChangeE25(_ range: Range)
  func rangeDidChangeE26(_ range: Range)
  func rangeDidChangeE27(_ range: Range)
  func rangeDidChangeE28(_ range: Range)
  func rangeDidChangeE29(_ range: Range)
  func rangeDidChangeE30(_ range: Range)
  func rangeDidChangeE31(_ range: Range)
  func rangeDidChangeE32(_ range: Range)
  func rangeDidChangeE33(_ range: Range)
  func rangeDidChangeE34(_ range: Range)
  func rangeDidChangeE35(_ range: Range)
  func rangeDidChangeE36(_ range: Range)
  func rangeDidChangeE37(_ range: Range)
  func rangeDidChangeE38(_ range: Range)
  func rangeDidChangeE39(_ range: Range)
}

extension RangeDelegate {
  func range(_ range: Range, didChange changes: Range.Changes) {}
  func rangeDidChangeR0(_ range: Range) {}
  func rangeDidChangeR1(_ range: Range) {}
  func rangeDidChangeR2(_ range: Range) {}
  func rangeDidChangeR3(_ range: Range) {}
  func rangeDidChangeR4(_ range: Range) {}
  func rangeDidChangeR5(_ range: Range) {}
  func rangeDidChangeR6(_ range: Range) {}
  func rangeDidChangeR7(_ range: Range) {}
  func rangeDidChangeR8(_ range: Range) {}
  func rangeDidChangeR9(_ range: Range) {}
  func rangeDidChangeR10(_ range: Range) {}
  func rangeDidChangeR11(_ range: Range) {}
  func rangeDidChangeR12(_ range: Range) {}
  func rangeDidChangeR13(_ range: Range) {}
  func rangeDidChangeR14(_ range: Range) {}
  func rangeDidChangeR15(_ range: Range) {}
  func rangeDidChangeR16(_ range: Range) {}
  func rangeDidChangeR17(_ range: Range) {}
  func rangeDidChangeR18(_ range: Range) {}
  func rangeDidChangeR19(_ range: Range) {}
  func rangeDidChangeR20(_ range: Range) {}
  func rangeDidChangeR21(_ range: Range) {}
  func rangeDidChangeR22(_ range: Range) {}
  func rangeDidChangeR23(_ range: Range) {}
  func rangeDidChangeR24(_ range: Range) {}
  func rangeDidChangeR25(_ range: Range) {}
  func rangeDidChangeR26(_ range: Range) {}
  func rangeDidChangeR27(_ range: Range) {}
  func rangeDidChangeR28(_ range: Range) {}
  func rangeDidChangeR29(_ range: Range) {}
  func rangeDidChangeR30(_ range: Range) {}
  func rangeDidChangeR31(_ range: Range) {}
  func rangeDidChangeR32(_ range: Range) {}
  func rangeDidChangeR33(_ range: Range) {}
  func rangeDidChangeR34(_ range: Range) {}
  func rangeDidChangeR35(_ range: Range) {}
  func rangeDidChangeR36(_ range: Range) {}
  func rangeDidChangeR37(_ range: Range) {}
  func rangeDidChangeR38(_ range: Range) {}
  func rangeDidChangeR39(_ range: Range) {}
  func rangeDidChangeE0(_ range: Range) {}
  func rangeDidChangeE1(_ range: Range) {}
  func rangeDidChangeE2(_ range: Range) {}
  func rangeDidChangeE3(_ range: Range) {}
  func rangeDidChangeE4(_ range: Range) {}
  func rangeDidChangeE5(_ range: Range) {}
  func rangeDidChangeE6(_ range: Range) {}
  func rangeDidChangeE7(_ range: Range) {}
  func rangeDidChangeE8(_ range: Range) {}
  func rangeDidChangeE9(_ range: Range) {}
  func rangeDidChangeE10(_ range: Range) {}
  func rangeDidChangeE11(_ range: Range) {}
  func rangeDidChangeE12(_ range: Range) {}
  func rangeDidChangeE13(_ range: Range) {}
  func rangeDidChangeE14(_ range: Range) {}
  func rangeDidChangeE15(_ range: Range) {}
  func rangeDidChangeE16(_ range: Range) {}
  func rangeDidChangeE17(_ range: Range) {}
  func rangeDidChangeE18(_ range: Range) {}
  func rangeDidChangeE19(_ range: Range) {}
  func rangeDidChangeE20(_ range: Range) {}
  func rangeDidChangeE21(_ range: Range) {}
  func rangeDidChangeE22(_ range: Range) {}
  func rangeDidChangeE23(_ range: Range) {}
  func rangeDidChangeE24(_ range: Range) {}
  func rangeDidChangeE25(_ range: Range) {}
  func rangeDidChangeE26(_ range: Range) {}
  func rangeDidChangeE27(_ range: Range) {}
  func rangeDidChangeE28(_ range: Range) {}
  func rangeDidChangeE29(_ range: Range) {}
  func rangeDidChangeE30(_ range: Range) {}
  func rangeDidChangeE31(_ range: Range) {}
  func rangeDidChangeE32(_ range: Range) {}
  func rangeDidChangeE33(_ range: Range) {}
  func rangeDidChangeE34(_ range: Range) {}
  func rangeDidChangeE35(_ range: Range) {}
  func rangeDidChangeE36(_ range: Range) {}
  func rangeDidChangeE37(_ range: Range) {}
  func rangeDidChangeE38(_ range: Range) {}
  func rangeDidChangeE39(_ range: Range) {}
}

/// The spec's expressions: each sees what it names, and nothing else of the model.
enum _RangeFormulas {
  static func e0(_ r0: Int, _ leaf: Leaf) -> Int { r0 + leaf.double }
  static func e1(_ gate: Gate, _ r1: Int) -> Int { gate.first + r1 }
  static func e2(_ meadow: Meadow, _ r2: Int) -> Int { meadow.d32 + r2 }
  static func e3(_ e2: Int, _ gate: Gate) -> Int { e2 + gate.last }
  static func e4(_ r4: Int, _ leaf: Leaf) -> Int { r4 + leaf.double }
  static func e5(_ gate: Gate, _ r5: Int) -> Int { gate.first + r5 }
  static func e6(_ meadow: Meadow, _ r6: Int) -> Int { meadow.d36 + r6 }
  static func e7(_ e6: Int, _ gate: Gate) -> Int { e6 + gate.last }
  static func e8(_ r8: Int, _ leaf: Leaf) -> Int { r8 + leaf.double }
  static func e9(_ gate: Gate, _ r9: Int) -> Int { gate.first + r9 }
  static func e10(_ meadow: Meadow, _ r10: Int) -> Int { meadow.d40 + r10 }
  static func e11(_ e10: Int, _ gate: Gate) -> Int { e10 + gate.last }
  static func e12(_ r12: Int, _ leaf: Leaf) -> Int { r12 + leaf.double }
  static func e13(_ gate: Gate, _ r13: Int) -> Int { gate.first + r13 }
  static func e14(_ meadow: Meadow, _ r14: Int) -> Int { meadow.d44 + r14 }
  static func e15(_ e14: Int, _ gate: Gate) -> Int { e14 + gate.last }
  static func e16(_ r16: Int, _ leaf: Leaf) -> Int { r16 + leaf.double }
  static func e17(_ gate: Gate, _ r17: Int) -> Int { gate.first + r17 }
  static func e18(_ meadow: Meadow, _ r18: Int) -> Int { meadow.d48 + r18 }
  static func e19(_ e18: Int, _ gate: Gate) -> Int { e18 + gate.last }
  static func e20(_ r20: Int, _ leaf: Leaf) -> Int { r20 + leaf.double }
  static func e21(_ gate: Gate, _ r21: Int) -> Int { gate.first + r21 }
  static func e22(_ meadow: Meadow, _ r22: Int) -> Int { meadow.d52 + r22 }
  static func e23(_ e22: Int, _ gate: Gate) -> Int { e22 + gate.last }
  static func e24(_ r24: Int, _ leaf: Leaf) -> Int { r24 + leaf.double }
  static func e25(_ gate: Gate, _ r25: Int) -> Int { gate.first + r25 }
  static func e26(_ meadow: Meadow, _ r26: Int) -> Int { meadow.d56 + r26 }
  static func e27(_ e26: Int, _ gate: Gate) -> Int { e26 + gate.last }
  static func e28(_ r28: Int, _ leaf: Leaf) -> Int { r28 + leaf.double }
  static func e29(_ gate: Gate, _ r29: Int) -> Int { gate.first + r29 }
  static func e30(_ meadow: Meadow, _ r30: Int) -> Int { meadow.d60 + r30 }
  static func e31(_ e30: Int, _ gate: Gate) -> Int { e30 + gate.last }
  static func e32(_ r32: Int, _ leaf: Leaf) -> Int { r32 + leaf.double }
  static func e33(_ gate: Gate, _ r33: Int) -> Int { gate.first + r33 }
  static func e34(_ meadow: Meadow, _ r34: Int) -> Int { meadow.d64 + r34 }
  static func e35(_ e34: Int, _ gate: Gate) -> Int { e34 + gate.last }
  static func e36(_ r36: Int, _ leaf: Leaf) -> Int { r36 + leaf.double }
  static func e37(_ gate: Gate, _ r37: Int) -> Int { gate.first + r37 }
  static func e38(_ meadow: Meadow, _ r38: Int) -> Int { meadow.d68 + r38 }
  static func e39(_ e38: Int, _ gate: Gate) -> Int { e38 + gate.last }
}

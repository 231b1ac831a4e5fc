// Made by bindgen from TwoHundred.bindgen.yml. Do not edit: change the spec.
// swift-format-ignore-file
// swiftlint:disable all

public final class TwoHundred: Bindgen.FieldModel {
  // MARK: State

  public internal(set) var s0: Int {
    get { _s0 }
    set { if Bindgen.replace(&_s0, with: newValue) { _wrote(.s0) } }
  }
  private var _s0: Int

  public internal(set) var s1: Int {
    get { _s1 }
    set { if Bindgen.replace(&_s1, with: newValue) { _wrote(.s1) } }
  }
  private var _s1: Int

  public internal(set) var s2: Int {
    get { _s2 }
    set { if Bindgen.replace(&_s2, with: newValue) { _wrote(.s2) } }
  }
  private var _s2: Int

  public internal(set) var s3: Int {
    get { _s3 }
    set { if Bindgen.replace(&_s3, with: newValue) { _wrote(.s3) } }
  }
  private var _s3: Int

  public internal(set) var s4: Int {
    get { _s4 }
    set { if Bindgen.replace(&_s4, with: newValue) { _wrote(.s4) } }
  }
  private var _s4: Int

  public internal(set) var s5: Int {
    get { _s5 }
    set { if Bindgen.replace(&_s5, with: newValue) { _wrote(.s5) } }
  }
  private var _s5: Int

  public internal(set) var s6: Int {
    get { _s6 }
    set { if Bindgen.replace(&_s6, with: newValue) { _wrote(.s6) } }
  }
  private var _s6: Int

  public internal(set) var s7: Int {
    get { _s7 }
    set { if Bindgen.replace(&_s7, with: newValue) { _wrote(.s7) } }
  }
  private var _s7: Int

  public internal(set) var s8: Int {
    get { _s8 }
    set { if Bindgen.replace(&_s8, with: newValue) { _wrote(.s8) } }
  }
  private var _s8: Int

  public internal(set) var s9: Int {
    get { _s9 }
    set { if Bindgen.replace(&_s9, with: newValue) { _wrote(.s9) } }
  }
  private var _s9: Int

  public internal(set) var s10: Int {
    get { _s10 }
    set { if Bindgen.replace(&_s10, with: newValue) { _wrote(.s10) } }
  }
  private var _s10: Int

  public internal(set) var s11: Int {
    get { _s11 }
    set { if Bindgen.replace(&_s11, with: newValue) { _wrote(.s11) } }
  }
  private var _s11: Int

  public internal(set) var s12: Int {
    get { _s12 }
    set { if Bindgen.replace(&_s12, with: newValue) { _wrote(.s12) } }
  }
  private var _s12: Int

  public internal(set) var s13: Int {
    get { _s13 }
    set { if Bindgen.replace(&_s13, with: newValue) { _wrote(.s13) } }
  }
  private var _s13: Int

  public internal(set) var s14: Int {
    get { _s14 }
    set { if Bindgen.replace(&_s14, with: newValue) { _wrote(.s14) } }
  }
  private var _s14: Int

  public internal(set) var s15: Int {
    get { _s15 }
    set { if Bindgen.replace(&_s15, with: newValue) { _wrote(.s15) } }
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

  public internal(set) var s18: Int {
    get { _s18 }
    set { if Bindgen.replace(&_s18, with: newValue) { _wrote(.s18) } }
  }
  private var _s18: Int

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

  public internal(set) var s21: Int {
    get { _s21 }
    set { if Bindgen.replace(&_s21, with: newValue) { _wrote(.s21) } }
  }
  private var _s21: Int

  public internal(set) var s22: Int {
    get { _s22 }
    set { if Bindgen.replace(&_s22, with: newValue) { _wrote(.s22) } }
  }
  private var _s22: Int

  public internal(set) var s23: Int {
    get { _s23 }
    set { if Bindgen.replace(&_s23, with: newValue) { _wrote(.s23) } }
  }
  private var _s23: Int

  public internal(set) var s24: Int {
    get { _s24 }
    set { if Bindgen.replace(&_s24, with: newValue) { _wrote(.s24) } }
  }
  private var _s24: Int

  public internal(set) var s25: Int {
    get { _s25 }
    set { if Bindgen.replace(&_s25, with: newValue) { _wrote(.s25) } }
  }
  private var _s25: Int

  public internal(set) var s26: Int {
    get { _s26 }
    set { if Bindgen.replace(&_s26, with: newValue) { _wrote(.s26) } }
  }
  private var _s26: Int

  public internal(set) var s27: Int {
    get { _s27 }
    set { if Bindgen.replace(&_s27, with: newValue) { _wrote(.s27) } }
  }
  private var _s27: Int

  public internal(set) var s28: Int {
    get { _s28 }
    set { if Bindgen.replace(&_s28, with: newValue) { _wrote(.s28) } }
  }
  private var _s28: Int

  public internal(set) var s29: Int {
    get { _s29 }
    set { if Bindgen.replace(&_s29, with: newValue) { _wrote(.s29) } }
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
    set { if Bindgen.replace(&_s32, with: newValue) { _wrote(.s32) } }
  }
  private var _s32: Int

  public internal(set) var s33: Int {
    get { _s33 }
    set { if Bindgen.replace(&_s33, with: newValue) { _wrote(.s33) } }
  }
  private var _s33: Int

  public internal(set) var s34: Int {
    get { _s34 }
    set { if Bindgen.replace(&_s34, with: newValue) { _wrote(.s34) } }
  }
  private var _s34: Int

  public internal(set) var s35: Int {
    get { _s35 }
    set { if Bindgen.replace(&_s35, with: newValue) { _wrote(.s35) } }
  }
  private var _s35: Int

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

  public internal(set) var s38: Int {
    get { _s38 }
    set { if Bindgen.replace(&_s38, with: newValue) { _wrote(.s38) } }
  }
  private var _s38: Int

  public internal(set) var s39: Int {
    get { _s39 }
    set { if Bindgen.replace(&_s39, with: newValue) { _wrote(.s39) } }
  }
  private var _s39: Int

  public internal(set) var s40: Int {
    get { _s40 }
    set { if Bindgen.replace(&_s40, with: newValue) { _wrote(.s40) } }
  }
  private var _s40: Int

  public internal(set) var s41: Int {
    get { _s41 }
    set { if Bindgen.replace(&_s41, with: newValue) { _wrote(.s41) } }
  }
  private var _s41: Int

  public internal(set) var s42: Int {
    get { _s42 }
    set { if Bindgen.replace(&_s42, with: newValue) { _wrote(.s42) } }
  }
  private var _s42: Int

  public internal(set) var s43: Int {
    get { _s43 }
    set { if Bindgen.replace(&_s43, with: newValue) { _wrote(.s43) } }
  }
  private var _s43: Int

  public internal(set) var s44: Int {
    get { _s44 }
    set { if Bindgen.replace(&_s44, with: newValue) { _wrote(.s44) } }
  }
  private var _s44: Int

  public internal(set) var s45: Int {
    get { _s45 }
    set { if Bindgen.replace(&_s45, with: newValue) { _wrote(.s45) } }
  }
  private var _s45: Int

  public internal(set) var s46: Int {
    get { _s46 }
    set { if Bindgen.replace(&_s46, with: newValue) { _wrote(.s46) } }
  }
  private var _s46: Int

  public internal(set) var s47: Int {
    get { _s47 }
    set { if Bindgen.replace(&_s47, with: newValue) { _wrote(.s47) } }
  }
  private var _s47: Int

  public internal(set) var s48: Int {
    get { _s48 }
    set { if Bindgen.replace(&_s48, with: newValue) { _wrote(.s48) } }
  }
  private var _s48: Int

  public internal(set) var s49: Int {
    get { _s49 }
    set { if Bindgen.replace(&_s49, with: newValue) { _wrote(.s49) } }
  }
  private var _s49: Int

  public internal(set) var s50: Int {
    get { _s50 }
    set { if Bindgen.replace(&_s50, with: newValue) { _wrote(.s50) } }
  }
  private var _s50: Int

  public internal(set) var s51: Int {
    get { _s51 }
    set { if Bindgen.replace(&_s51, with: newValue) { _wrote(.s51) } }
  }
  private var _s51: Int

  public internal(set) var s52: Int {
    get { _s52 }
    set { if Bindgen.replace(&_s52, with: newValue) { _wrote(.s52) } }
  }
  private var _s52: Int

  public internal(set) var s53: Int {
    get { _s53 }
    set { if Bindgen.replace(&_s53, with: newValue) { _wrote(.s53) } }
  }
  private var _s53: Int

  public internal(set) var s54: Int {
    get { _s54 }
    set { if Bindgen.replace(&_s54, with: newValue) { _wrote(.s54) } }
  }
  private var _s54: Int

  public internal(set) var s55: Int {
    get { _s55 }
    set { if Bindgen.replace(&_s55, with: newValue) { _wrote(.s55) } }
  }
  private var _s55: Int

  public internal(set) var s56: Int {
    get { _s56 }
    set { if Bindgen.replace(&_s56, with: newValue) { _wrote(.s56) } }
  }
  private var _s56: Int

  public internal(set) var s57: Int {
    get { _s57 }
    set { if Bindgen.replace(&_s57, with: newValue) { _wrote(.s57) } }
  }
  private var _s57: Int

  public internal(set) var s58: Int {
    get { _s58 }
    set { if Bindgen.replace(&_s58, with: newValue) { _wrote(.s58) } }
  }
  private var _s58: Int

  public internal(set) var s59: Int {
    get { _s59 }
    set { if Bindgen.replace(&_s59, with: newValue) { _wrote(.s59) } }
  }
  private var _s59: Int

  public internal(set) var s60: Int {
    get { _s60 }
    set { if Bindgen.replace(&_s60, with: newValue) { _wrote(.s60) } }
  }
  private var _s60: Int

  public internal(set) var s61: Int {
    get { _s61 }
    set { if Bindgen.replace(&_s61, with: newValue) { _wrote(.s61) } }
  }
  private var _s61: Int

  public internal(set) var s62: Int {
    get { _s62 }
    set { if Bindgen.replace(&_s62, with: newValue) { _wrote(.s62) } }
  }
  private var _s62: Int

  public internal(set) var s63: Int {
    get { _s63 }
    set { if Bindgen.replace(&_s63, with: newValue) { _wrote(.s63) } }
  }
  private var _s63: Int

  public internal(set) var s64: Int {
    get { _s64 }
    set { if Bindgen.replace(&_s64, with: newValue) { _wrote(.s64) } }
  }
  private var _s64: Int

  public internal(set) var s65: Int {
    get { _s65 }
    set { if Bindgen.replace(&_s65, with: newValue) { _wrote(.s65) } }
  }
  private var _s65: Int

  public internal(set) var s66: Int {
    get { _s66 }
    set { if Bindgen.replace(&_s66, with: newValue) { _wrote(.s66) } }
  }
  private var _s66: Int

  public internal(set) var s67: Int {
    get { _s67 }
    set { if Bindgen.replace(&_s67, with: newValue) { _wrote(.s67) } }
  }
  private var _s67: Int

  public internal(set) var s68: Int {
    get { _s68 }
    set { if Bindgen.replace(&_s68, with: newValue) { _wrote(.s68) } }
  }
  private var _s68: Int

  public internal(set) var s69: Int {
    get { _s69 }
    set { if Bindgen.replace(&_s69, with: newValue) { _wrote(.s69) } }
  }
  private var _s69: Int

  public internal(set) var s70: Int {
    get { _s70 }
    set { if Bindgen.replace(&_s70, with: newValue) { _wrote(.s70) } }
  }
  private var _s70: Int

  public internal(set) var s71: Int {
    get { _s71 }
    set { if Bindgen.replace(&_s71, with: newValue) { _wrote(.s71) } }
  }
  private var _s71: Int

  public internal(set) var s72: Int {
    get { _s72 }
    set { if Bindgen.replace(&_s72, with: newValue) { _wrote(.s72) } }
  }
  private var _s72: Int

  public internal(set) var s73: Int {
    get { _s73 }
    set { if Bindgen.replace(&_s73, with: newValue) { _wrote(.s73) } }
  }
  private var _s73: Int

  public internal(set) var s74: Int {
    get { _s74 }
    set { if Bindgen.replace(&_s74, with: newValue) { _wrote(.s74) } }
  }
  private var _s74: Int

  public internal(set) var s75: Int {
    get { _s75 }
    set { if Bindgen.replace(&_s75, with: newValue) { _wrote(.s75) } }
  }
  private var _s75: Int

  public internal(set) var s76: Int {
    get { _s76 }
    set { if Bindgen.replace(&_s76, with: newValue) { _wrote(.s76) } }
  }
  private var _s76: Int

  public internal(set) var s77: Int {
    get { _s77 }
    set { if Bindgen.replace(&_s77, with: newValue) { _wrote(.s77) } }
  }
  private var _s77: Int

  public internal(set) var s78: Int {
    get { _s78 }
    set { if Bindgen.replace(&_s78, with: newValue) { _wrote(.s78) } }
  }
  private var _s78: Int

  public internal(set) var s79: Int {
    get { _s79 }
    set { if Bindgen.replace(&_s79, with: newValue) { _wrote(.s79) } }
  }
  private var _s79: Int

  public internal(set) var s80: Int {
    get { _s80 }
    set { if Bindgen.replace(&_s80, with: newValue) { _wrote(.s80) } }
  }
  private var _s80: Int

  public internal(set) var s81: Int {
    get { _s81 }
    set { if Bindgen.replace(&_s81, with: newValue) { _wrote(.s81) } }
  }
  private var _s81: Int

  public internal(set) var s82: Int {
    get { _s82 }
    set { if Bindgen.replace(&_s82, with: newValue) { _wrote(.s82) } }
  }
  private var _s82: Int

  public internal(set) var s83: Int {
    get { _s83 }
    set { if Bindgen.replace(&_s83, with: newValue) { _wrote(.s83) } }
  }
  private var _s83: Int

  public internal(set) var s84: Int {
    get { _s84 }
    set { if Bindgen.replace(&_s84, with: newValue) { _wrote(.s84) } }
  }
  private var _s84: Int

  public internal(set) var s85: Int {
    get { _s85 }
    set { if Bindgen.replace(&_s85, with: newValue) { _wrote(.s85) } }
  }
  private var _s85: Int

  public internal(set) var s86: Int {
    get { _s86 }
    set { if Bindgen.replace(&_s86, with: newValue) { _wrote(.s86) } }
  }
  private var _s86: Int

  public internal(set) var s87: Int {
    get { _s87 }
    set { if Bindgen.replace(&_s87, with: newValue) { _wrote(.s87) } }
  }
  private var _s87: Int

  public internal(set) var s88: Int {
    get { _s88 }
    set { if Bindgen.replace(&_s88, with: newValue) { _wrote(.s88) } }
  }
  private var _s88: Int

  public internal(set) var s89: Int {
    get { _s89 }
    set { if Bindgen.replace(&_s89, with: newValue) { _wrote(.s89) } }
  }
  private var _s89: Int

  // MARK: Derived

  public var d0: Int {
    _refresh(.d0)
    return _cache.d0
  }

  public var d1: Int {
    _refresh(.d1)
    return _cache.d1
  }

  public var d2: Int {
    _refresh(.d2)
    return _cache.d2
  }

  public var d3: Int {
    _refresh(.d3)
    return _cache.d3
  }

  public var d4: Int {
    _refresh(.d4)
    return _cache.d4
  }

  public var d5: Int {
    _refresh(.d5)
    return _cache.d5
  }

  public var d6: Int {
    _refresh(.d6)
    return _cache.d6
  }

  public var d7: Int {
    _refresh(.d7)
    return _cache.d7
  }

  public var d8: Int {
    _refresh(.d8)
    return _cache.d8
  }

  public var d9: Int {
    _refresh(.d9)
    return _cache.d9
  }

  public var d10: String {
    _refresh(.d10)
    return _cache.d10
  }

  public var d11: Int {
    _refresh(.d11)
    return _cache.d11
  }

  public var d12: Int {
    _refresh(.d12)
    return _cache.d12
  }

  public var d13: Int {
    _refresh(.d13)
    return _cache.d13
  }

  public var d14: Int {
    _refresh(.d14)
    return _cache.d14
  }

  public var d15: Int {
    _refresh(.d15)
    return _cache.d15
  }

  public var d16: Int {
    _refresh(.d16)
    return _cache.d16
  }

  public var d17: Int {
    _refresh(.d17)
    return _cache.d17
  }

  public var d18: Int {
    _refresh(.d18)
    return _cache.d18
  }

  public var d19: Int {
    _refresh(.d19)
    return _cache.d19
  }

  public var d20: Int {
    _refresh(.d20)
    return _cache.d20
  }

  public var d21: String {
    _refresh(.d21)
    return _cache.d21
  }

  public var d22: Int {
    _refresh(.d22)
    return _cache.d22
  }

  public var d23: Int {
    _refresh(.d23)
    return _cache.d23
  }

  public var d24: Int {
    _refresh(.d24)
    return _cache.d24
  }

  public var d25: Int {
    _refresh(.d25)
    return _cache.d25
  }

  public var d26: Int {
    _refresh(.d26)
    return _cache.d26
  }

  public var d27: Int {
    _refresh(.d27)
    return _cache.d27
  }

  public var d28: Int {
    _refresh(.d28)
    return _cache.d28
  }

  public var d29: Int {
    _refresh(.d29)
    return _cache.d29
  }

  public var d30: Int {
    _refresh(.d30)
    return _cache.d30
  }

  public var d31: Int {
    _refresh(.d31)
    return _cache.d31
  }

  public var d32: String {
    _refresh(.d32)
    return _cache.d32
  }

  public var d33: Int {
    _refresh(.d33)
    return _cache.d33
  }

  public var d34: Int {
    _refresh(.d34)
    return _cache.d34
  }

  public var d35: Int {
    _refresh(.d35)
    return _cache.d35
  }

  public var d36: Int {
    _refresh(.d36)
    return _cache.d36
  }

  public var d37: Int {
    _refresh(.d37)
    return _cache.d37
  }

  public var d38: Int {
    _refresh(.d38)
    return _cache.d38
  }

  public var d39: Int {
    _refresh(.d39)
    return _cache.d39
  }

  public var d40: Int {
    _refresh(.d40)
    return _cache.d40
  }

  public var d41: Int {
    _refresh(.d41)
    return _cache.d41
  }

  public var d42: Int {
    _refresh(.d42)
    return _cache.d42
  }

  public var d43: String {
    _refresh(.d43)
    return _cache.d43
  }

  public var d44: Int {
    _refresh(.d44)
    return _cache.d44
  }

  public var d45: Int {
    _refresh(.d45)
    return _cache.d45
  }

  public var d46: Int {
    _refresh(.d46)
    return _cache.d46
  }

  public var d47: Int {
    _refresh(.d47)
    return _cache.d47
  }

  public var d48: Int {
    _refresh(.d48)
    return _cache.d48
  }

  public var d49: Int {
    _refresh(.d49)
    return _cache.d49
  }

  public var d50: Int {
    _refresh(.d50)
    return _cache.d50
  }

  public var d51: Int {
    _refresh(.d51)
    return _cache.d51
  }

  public var d52: Int {
    _refresh(.d52)
    return _cache.d52
  }

  public var d53: Int {
    _refresh(.d53)
    return _cache.d53
  }

  public var d54: String {
    _refresh(.d54)
    return _cache.d54
  }

  public var d55: Int {
    _refresh(.d55)
    return _cache.d55
  }

  public var d56: Int {
    _refresh(.d56)
    return _cache.d56
  }

  public var d57: Int {
    _refresh(.d57)
    return _cache.d57
  }

  public var d58: Int {
    _refresh(.d58)
    return _cache.d58
  }

  public var d59: Int {
    _refresh(.d59)
    return _cache.d59
  }

  public var d60: Int {
    _refresh(.d60)
    return _cache.d60
  }

  public var d61: Int {
    _refresh(.d61)
    return _cache.d61
  }

  public var d62: Int {
    _refresh(.d62)
    return _cache.d62
  }

  public var d63: Int {
    _refresh(.d63)
    return _cache.d63
  }

  public var d64: Int {
    _refresh(.d64)
    return _cache.d64
  }

  public var d65: String {
    _refresh(.d65)
    return _cache.d65
  }

  public var d66: Int {
    _refresh(.d66)
    return _cache.d66
  }

  public var d67: Int {
    _refresh(.d67)
    return _cache.d67
  }

  public var d68: Int {
    _refresh(.d68)
    return _cache.d68
  }

  public var d69: Int {
    _refresh(.d69)
    return _cache.d69
  }

  public var d70: Int {
    _refresh(.d70)
    return _cache.d70
  }

  public var d71: Int {
    _refresh(.d71)
    return _cache.d71
  }

  public var d72: Int {
    _refresh(.d72)
    return _cache.d72
  }

  public var d73: Int {
    _refresh(.d73)
    return _cache.d73
  }

  public var d74: Int {
    _refresh(.d74)
    return _cache.d74
  }

  public var d75: Int {
    _refresh(.d75)
    return _cache.d75
  }

  public var d76: String {
    _refresh(.d76)
    return _cache.d76
  }

  public var d77: Int {
    _refresh(.d77)
    return _cache.d77
  }

  public var d78: Int {
    _refresh(.d78)
    return _cache.d78
  }

  public var d79: Int {
    _refresh(.d79)
    return _cache.d79
  }

  public var d80: Int {
    _refresh(.d80)
    return _cache.d80
  }

  public var d81: Int {
    _refresh(.d81)
    return _cache.d81
  }

  public var d82: Int {
    _refresh(.d82)
    return _cache.d82
  }

  public var d83: Int {
    _refresh(.d83)
    return _cache.d83
  }

  public var d84: Int {
    _refresh(.d84)
    return _cache.d84
  }

  public var d85: Int {
    _refresh(.d85)
    return _cache.d85
  }

  public var d86: Int {
    _refresh(.d86)
    return _cache.d86
  }

  public var d87: String {
    _refresh(.d87)
    return _cache.d87
  }

  public var d88: Int {
    _refresh(.d88)
    return _cache.d88
  }

  public var d89: Int {
    _refresh(.d89)
    return _cache.d89
  }

  public var d90: Int {
    _refresh(.d90)
    return _cache.d90
  }

  public var d91: Int {
    _refresh(.d91)
    return _cache.d91
  }

  public var d92: Int {
    _refresh(.d92)
    return _cache.d92
  }

  public var d93: Int {
    _refresh(.d93)
    return _cache.d93
  }

  public var d94: Int {
    _refresh(.d94)
    return _cache.d94
  }

  public var d95: Int {
    _refresh(.d95)
    return _cache.d95
  }

  public var d96: Int {
    _refresh(.d96)
    return _cache.d96
  }

  public var d97: Int {
    _refresh(.d97)
    return _cache.d97
  }

  public var d98: String {
    _refresh(.d98)
    return _cache.d98
  }

  public var d99: Int {
    _refresh(.d99)
    return _cache.d99
  }

  public var d100: Int {
    _refresh(.d100)
    return _cache.d100
  }

  public var d101: Int {
    _refresh(.d101)
    return _cache.d101
  }

  public var d102: Int {
    _refresh(.d102)
    return _cache.d102
  }

  public var d103: Int {
    _refresh(.d103)
    return _cache.d103
  }

  public var d104: Int {
    _refresh(.d104)
    return _cache.d104
  }

  public var d105: Int {
    _refresh(.d105)
    return _cache.d105
  }

  public var d106: Int {
    _refresh(.d106)
    return _cache.d106
  }

  public var d107: Int {
    _refresh(.d107)
    return _cache.d107
  }

  public var d108: Int {
    _refresh(.d108)
    return _cache.d108
  }

  public var d109: String {
    _refresh(.d109)
    return _cache.d109
  }

  // MARK: Actions

  public func raise(by amount: Int) {
    _core.open()
    defer { _core.close() }
    s0 += amount
    s89 += amount
  }

  /// Makes many writes one transaction: observers are notified once, at its end.
  @discardableResult
  public func update<Returned>(_ body: (TwoHundred) throws -> Returned) rethrows -> Returned {
    _core.open()
    defer { _core.close() }
    return try body(self)
  }

  // MARK: Init

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
    public static let s70: Changes = Changes(field: 70)
    public static let s71: Changes = Changes(field: 71)
    public static let s72: Changes = Changes(field: 72)
    public static let s73: Changes = Changes(field: 73)
    public static let s74: Changes = Changes(field: 74)
    public static let s75: Changes = Changes(field: 75)
    public static let s76: Changes = Changes(field: 76)
    public static let s77: Changes = Changes(field: 77)
    public static let s78: Changes = Changes(field: 78)
    public static let s79: Changes = Changes(field: 79)
    public static let s80: Changes = Changes(field: 80)
    public static let s81: Changes = Changes(field: 81)
    public static let s82: Changes = Changes(field: 82)
    public static let s83: Changes = Changes(field: 83)
    public static let s84: Changes = Changes(field: 84)
    public static let s85: Changes = Changes(field: 85)
    public static let s86: Changes = Changes(field: 86)
    public static let s87: Changes = Changes(field: 87)
    public static let s88: Changes = Changes(field: 88)
    public static let s89: Changes = Changes(field: 89)
    public static let d0: Changes = Changes(field: 90)
    public static let d1: Changes = Changes(field: 91)
    public static let d2: Changes = Changes(field: 92)
    public static let d3: Changes = Changes(field: 93)
    public static let d4: Changes = Changes(field: 94)
    public static let d5: Changes = Changes(field: 95)
    public static let d6: Changes = Changes(field: 96)
    public static let d7: Changes = Changes(field: 97)
    public static let d8: Changes = Changes(field: 98)
    public static let d9: Changes = Changes(field: 99)
    public static let d10: Changes = Changes(field: 100)
    public static let d11: Changes = Changes(field: 101)
    public static let d12: Changes = Changes(field: 102)
    public static let d13: Changes = Changes(field: 103)
    public static let d14: Changes = Changes(field: 104)
    public static let d15: Changes = Changes(field: 105)
    public static let d16: Changes = Changes(field: 106)
    public static let d17: Changes = Changes(field: 107)
    public static let d18: Changes = Changes(field: 108)
    public static let d19: Changes = Changes(field: 109)
    public static let d20: Changes = Changes(field: 110)
    public static let d21: Changes = Changes(field: 111)
    public static let d22: Changes = Changes(field: 112)
    public static let d23: Changes = Changes(field: 113)
    public static let d24: Changes = Changes(field: 114)
    public static let d25: Changes = Changes(field: 115)
    public static let d26: Changes = Changes(field: 116)
    public static let d27: Changes = Changes(field: 117)
    public static let d28: Changes = Changes(field: 118)
    public static let d29: Changes = Changes(field: 119)
    public static let d30: Changes = Changes(field: 120)
    public static let d31: Changes = Changes(field: 121)
    public static let d32: Changes = Changes(field: 122)
    public static let d33: Changes = Changes(field: 123)
    public static let d34: Changes = Changes(field: 124)
    public static let d35: Changes = Changes(field: 125)
    public static let d36: Changes = Changes(field: 126)
    public static let d37: Changes = Changes(field: 127)
    public static let d38: Changes = Changes(field: 128)
    public static let d39: Changes = Changes(field: 129)
    public static let d40: Changes = Changes(field: 130)
    public static let d41: Changes = Changes(field: 131)
    public static let d42: Changes = Changes(field: 132)
    public static let d43: Changes = Changes(field: 133)
    public static let d44: Changes = Changes(field: 134)
    public static let d45: Changes = Changes(field: 135)
    public static let d46: Changes = Changes(field: 136)
    public static let d47: Changes = Changes(field: 137)
    public static let d48: Changes = Changes(field: 138)
    public static let d49: Changes = Changes(field: 139)
    public static let d50: Changes = Changes(field: 140)
    public static let d51: Changes = Changes(field: 141)
    public static let d52: Changes = Changes(field: 142)
    public static let d53: Changes = Changes(field: 143)
    public static let d54: Changes = Changes(field: 144)
    public static let d55: Changes = Changes(field: 145)
    public static let d56: Changes = Changes(field: 146)
    public static let d57: Changes = Changes(field: 147)
    public static let d58: Changes = Changes(field: 148)
    public static let d59: Changes = Changes(field: 149)
    public static let d60: Changes = Changes(field: 150)
    public static let d61: Changes = Changes(field: 151)
    public static let d62: Changes = Changes(field: 152)
    public static let d63: Changes = Changes(field: 153)
    public static let d64: Changes = Changes(field: 154)
    public static let d65: Changes = Changes(field: 155)
    public static let d66: Changes = Changes(field: 156)
    public static let d67: Changes = Changes(field: 157)
    public static let d68: Changes = Changes(field: 158)
    public static let d69: Changes = Changes(field: 159)
    public static let d70: Changes = Changes(field: 160)
    public static let d71: Changes = Changes(field: 161)
    public static let d72: Changes = Changes(field: 162)
    public static let d73: Changes = Changes(field: 163)
    public static let d74: Changes = Changes(field: 164)
    public static let d75: Changes = Changes(field: 165)
    public static let d76: Changes = Changes(field: 166)
    public static let d77: Changes = Changes(field: 167)
    public static let d78: Changes = Changes(field: 168)
    public static let d79: Changes = Changes(field: 169)
    public static let d80: Changes = Changes(field: 170)
    public static let d81: Changes = Changes(field: 171)
    public static let d82: Changes = Changes(field: 172)
    public static let d83: Changes = Changes(field: 173)
    public static let d84: Changes = Changes(field: 174)
    public static let d85: Changes = Changes(field: 175)
    public static let d86: Changes = Changes(field: 176)
    public static let d87: Changes = Changes(field: 177)
    public static let d88: Changes = Changes(field: 178)
    public static let d89: Changes = Changes(field: 179)
    public static let d90: Changes = Changes(field: 180)
    public static let d91: Changes = Changes(field: 181)
    public static let d92: Changes = Changes(field: 182)
    public static let d93: Changes = Changes(field: 183)
    public static let d94: Changes = Changes(field: 184)
    public static let d95: Changes = Changes(field: 185)
    public static let d96: Changes = Changes(field: 186)
    public static let d97: Changes = Changes(field: 187)
    public static let d98: Changes = Changes(field: 188)
    public static let d99: Changes = Changes(field: 189)
    public static let d100: Changes = Changes(field: 190)
    public static let d101: Changes = Changes(field: 191)
    public static let d102: Changes = Changes(field: 192)
    public static let d103: Changes = Changes(field: 193)
    public static let d104: Changes = Changes(field: 194)
    public static let d105: Changes = Changes(field: 195)
    public static let d106: Changes = Changes(field: 196)
    public static let d107: Changes = Changes(field: 197)
    public static let d108: Changes = Changes(field: 198)
    public static let d109: Changes = Changes(field: 199)

    public mutating func formUnion(_ other: Changes) { rawValue |= other.rawValue }
    public mutating func formIntersection(_ other: Changes) { rawValue &= other.rawValue }
    public mutating func formSymmetricDifference(_ other: Changes) { rawValue ^= other.rawValue }
  }

  /// The fields that can be observed one by one.
  public struct Fields {
    public var s0: Field<Int> { (.s0, { $0.s0 }) }
    public var s1: Field<Int> { (.s1, { $0.s1 }) }
    public var s2: Field<Int> { (.s2, { $0.s2 }) }
    public var s3: Field<Int> { (.s3, { $0.s3 }) }
    public var s4: Field<Int> { (.s4, { $0.s4 }) }
    public var s5: Field<Int> { (.s5, { $0.s5 }) }
    public var s6: Field<Int> { (.s6, { $0.s6 }) }
    public var s7: Field<Int> { (.s7, { $0.s7 }) }
    public var s8: Field<Int> { (.s8, { $0.s8 }) }
    public var s9: Field<Int> { (.s9, { $0.s9 }) }
    public var s10: Field<Int> { (.s10, { $0.s10 }) }
    public var s11: Field<Int> { (.s11, { $0.s11 }) }
    public var s12: Field<Int> { (.s12, { $0.s12 }) }
    public var s13: Field<Int> { (.s13, { $0.s13 }) }
    public var s14: Field<Int> { (.s14, { $0.s14 }) }
    public var s15: Field<Int> { (.s15, { $0.s15 }) }
    public var s16: Field<Int> { (.s16, { $0.s16 }) }
    public var s17: Field<Int> { (.s17, { $0.s17 }) }
    public var s18: Field<Int> { (.s18, { $0.s18 }) }
    public var s19: Field<Int> { (.s19, { $0.s19 }) }
    public var s20: Field<Int> { (.s20, { $0.s20 }) }
    public var s21: Field<Int> { (.s21, { $0.s21 }) }
    public var s22: Field<Int> { (.s22, { $0.s22 }) }
    public var s23: Field<Int> { (.s23, { $0.s23 }) }
    public var s24: Field<Int> { (.s24, { $0.s24 }) }
    public var s25: Field<Int> { (.s25, { $0.s25 }) }
    public var s26: Field<Int> { (.s26, { $0.s26 }) }
    public var s27: Field<Int> { (.s27, { $0.s27 }) }
    public var s28: Field<Int> { (.s28, { $0.s28 }) }
    public var s29: Field<Int> { (.s29, { $0.s29 }) }
    public var s30: Field<Int> { (.s30, { $0.s30 }) }
    public var s31: Field<Int> { (.s31, { $0.s31 }) }
    public var s32: Field<Int> { (.s32, { $0.s32 }) }
    public var s33: Field<Int> { (.s33, { $0.s33 }) }
    public var s34: Field<Int> { (.s34, { $0.s34 }) }
    public var s35: Field<Int> { (.s35, { $0.s35 }) }
    public var s36: Field<Int> { (.s36, { $0.s36 }) }
    public var s37: Field<Int> { (.s37, { $0.s37 }) }
    public var s38: Field<Int> { (.s38, { $0.s38 }) }
    public var s39: Field<Int> { (.s39, { $0.s39 }) }
    public var s40: Field<Int> { (.s40, { $0.s40 }) }
    public var s41: Field<Int> { (.s41, { $0.s41 }) }
    public var s42: Field<Int> { (.s42, { $0.s42 }) }
    public var s43: Field<Int> { (.s43, { $0.s43 }) }
    public var s44: Field<Int> { (.s44, { $0.s44 }) }
    public var s45: Field<Int> { (.s45, { $0.s45 }) }
    public var s46: Field<Int> { (.s46, { $0.s46 }) }
    public var s47: Field<Int> { (.s47, { $0.s47 }) }
    public var s48: Field<Int> { (.s48, { $0.s48 }) }
    public var s49: Field<Int> { (.s49, { $0.s49 }) }
    public var s50: Field<Int> { (.s50, { $0.s50 }) }
    public var s51: Field<Int> { (.s51, { $0.s51 }) }
    public var s52: Field<Int> { (.s52, { $0.s52 }) }
    public var s53: Field<Int> { (.s53, { $0.s53 }) }
    public var s54: Field<Int> { (.s54, { $0.s54 }) }
    public var s55: Field<Int> { (.s55, { $0.s55 }) }
    public var s56: Field<Int> { (.s56, { $0.s56 }) }
    public var s57: Field<Int> { (.s57, { $0.s57 }) }
    public var s58: Field<Int> { (.s58, { $0.s58 }) }
    public var s59: Field<Int> { (.s59, { $0.s59 }) }
    public var s60: Field<Int> { (.s60, { $0.s60 }) }
    public var s61: Field<Int> { (.s61, { $0.s61 }) }
    public var s62: Field<Int> { (.s62, { $0.s62 }) }
    public var s63: Field<Int> { (.s63, { $0.s63 }) }
    public var s64: Field<Int> { (.s64, { $0.s64 }) }
    public var s65: Field<Int> { (.s65, { $0.s65 }) }
    public var s66: Field<Int> { (.s66, { $0.s66 }) }
    public var s67: Field<Int> { (.s67, { $0.s67 }) }
    public var s68: Field<Int> { (.s68, { $0.s68 }) }
    public var s69: Field<Int> { (.s69, { $0.s69 }) }
    public var s70: Field<Int> { (.s70, { $0.s70 }) }
    public var s71: Field<Int> { (.s71, { $0.s71 }) }
    public var s72: Field<Int> { (.s72, { $0.s72 }) }
    public var s73: Field<Int> { (.s73, { $0.s73 }) }
    public var s74: Field<Int> { (.s74, { $0.s74 }) }
    public var s75: Field<Int> { (.s75, { $0.s75 }) }
    public var s76: Field<Int> { (.s76, { $0.s76 }) }
    public var s77: Field<Int> { (.s77, { $0.s77 }) }
    public var s78: Field<Int> { (.s78, { $0.s78 }) }
    public var s79: Field<Int> { (.s79, { $0.s79 }) }
    public var s80: Field<Int> { (.s80, { $0.s80 }) }
    public var s81: Field<Int> { (.s81, { $0.s81 }) }
    public var s82: Field<Int> { (.s82, { $0.s82 }) }
    public var s83: Field<Int> { (.s83, { $0.s83 }) }
    public var s84: Field<Int> { (.s84, { $0.s84 }) }
    public var s85: Field<Int> { (.s85, { $0.s85 }) }
    public var s86: Field<Int> { (.s86, { $0.s86 }) }
    public var s87: Field<Int> { (.s87, { $0.s87 }) }
    public var s88: Field<Int> { (.s88, { $0.s88 }) }
    public var s89: Field<Int> { (.s89, { $0.s89 }) }
    public var d0: Field<Int> { (.d0, { $0.d0 }) }
    public var d1: Field<Int> { (.d1, { $0.d1 }) }
    public var d2: Field<Int> { (.d2, { $0.d2 }) }
    public var d3: Field<Int> { (.d3, { $0.d3 }) }
    public var d4: Field<Int> { (.d4, { $0.d4 }) }
    public var d5: Field<Int> { (.d5, { $0.d5 }) }
    public var d6: Field<Int> { (.d6, { $0.d6 }) }
    public var d7: Field<Int> { (.d7, { $0.d7 }) }
    public var d8: Field<Int> { (.d8, { $0.d8 }) }
    public var d9: Field<Int> { (.d9, { $0.d9 }) }
    public var d10: Field<String> { (.d10, { $0.d10 }) }
    public var d11: Field<Int> { (.d11, { $0.d11 }) }
    public var d12: Field<Int> { (.d12, { $0.d12 }) }
    public var d13: Field<Int> { (.d13, { $0.d13 }) }
    public var d14: Field<Int> { (.d14, { $0.d14 }) }
    public var d15: Field<Int> { (.d15, { $0.d15 }) }
    public var d16: Field<Int> { (.d16, { $0.d16 }) }
    public var d17: Field<Int> { (.d17, { $0.d17 }) }
    public var d18: Field<Int> { (.d18, { $0.d18 }) }
    public var d19: Field<Int> { (.d19, { $0.d19 }) }
    public var d20: Field<Int> { (.d20, { $0.d20 }) }
    public var d21: Field<String> { (.d21, { $0.d21 }) }
    public var d22: Field<Int> { (.d22, { $0.d22 }) }
    public var d23: Field<Int> { (.d23, { $0.d23 }) }
    public var d24: Field<Int> { (.d24, { $0.d24 }) }
    public var d25: Field<Int> { (.d25, { $0.d25 }) }
    public var d26: Field<Int> { (.d26, { $0.d26 }) }
    public var d27: Field<Int> { (.d27, { $0.d27 }) }
    public var d28: Field<Int> { (.d28, { $0.d28 }) }
    public var d29: Field<Int> { (.d29, { $0.d29 }) }
    public var d30: Field<Int> { (.d30, { $0.d30 }) }
    public var d31: Field<Int> { (.d31, { $0.d31 }) }
    public var d32: Field<String> { (.d32, { $0.d32 }) }
    public var d33: Field<Int> { (.d33, { $0.d33 }) }
    public var d34: Field<Int> { (.d34, { $0.d34 }) }
    public var d35: Field<Int> { (.d35, { $0.d35 }) }
    public var d36: Field<Int> { (.d36, { $0.d36 }) }
    public var d37: Field<Int> { (.d37, { $0.d37 }) }
    public var d38: Field<Int> { (.d38, { $0.d38 }) }
    public var d39: Field<Int> { (.d39, { $0.d39 }) }
    public var d40: Field<Int> { (.d40, { $0.d40 }) }
    public var d41: Field<Int> { (.d41, { $0.d41 }) }
    public var d42: Field<Int> { (.d42, { $0.d42 }) }
    public var d43: Field<String> { (.d43, { $0.d43 }) }
    public var d44: Field<Int> { (.d44, { $0.d44 }) }
    public var d45: Field<Int> { (.d45, { $0.d45 }) }
    public var d46: Field<Int> { (.d46, { $0.d46 }) }
    public var d47: Field<Int> { (.d47, { $0.d47 }) }
    public var d48: Field<Int> { (.d48, { $0.d48 }) }
    public var d49: Field<Int> { (.d49, { $0.d49 }) }
    public var d50: Field<Int> { (.d50, { $0.d50 }) }
    public var d51: Field<Int> { (.d51, { $0.d51 }) }
    public var d52: Field<Int> { (.d52, { $0.d52 }) }
    public var d53: Field<Int> { (.d53, { $0.d53 }) }
    public var d54: Field<String> { (.d54, { $0.d54 }) }
    public var d55: Field<Int> { (.d55, { $0.d55 }) }
    public var d56: Field<Int> { (.d56, { $0.d56 }) }
    public var d57: Field<Int> { (.d57, { $0.d57 }) }
    public var d58: Field<Int> { (.d58, { $0.d58 }) }
    public var d59: Field<Int> { (.d59, { $0.d59 }) }
    public var d60: Field<Int> { (.d60, { $0.d60 }) }
    public var d61: Field<Int> { (.d61, { $0.d61 }) }
    public var d62: Field<Int> { (.d62, { $0.d62 }) }
    public var d63: Field<Int> { (.d63, { $0.d63 }) }
    public var d64: Field<Int> { (.d64, { $0.d64 }) }
    public var d65: Field<String> { (.d65, { $0.d65 }) }
    public var d66: Field<Int> { (.d66, { $0.d66 }) }
    public var d67: Field<Int> { (.d67, { $0.d67 }) }
    public var d68: Field<Int> { (.d68, { $0.d68 }) }
    public var d69: Field<Int> { (.d69, { $0.d69 }) }
    public var d70: Field<Int> { (.d70, { $0.d70 }) }
    public var d71: Field<Int> { (.d71, { $0.d71 }) }
    public var d72: Field<Int> { (.d72, { $0.d72 }) }
    public var d73: Field<Int> { (.d73, { $0.d73 }) }
    public var d74: Field<Int> { (.d74, { $0.d74 }) }
    public var d75: Field<Int> { (.d75, { $0.d75 }) }
    public var d76: Field<String> { (.d76, { $0.d76 }) }
    public var d77: Field<Int> { (.d77, { $0.d77 }) }
    public var d78: Field<Int> { (.d78, { $0.d78 }) }
    public var d79: Field<Int> { (.d79, { $0.d79 }) }
    public var d80: Field<Int> { (.d80, { $0.d80 }) }
    public var d81: Field<Int> { (.d81, { $0.d81 }) }
    public var d82: Field<Int> { (.d82, { $0.d82 }) }
    public var d83: Field<Int> { (.d83, { $0.d83 }) }
    public var d84: Field<Int> { (.d84, { $0.d84 }) }
    public var d85: Field<Int> { (.d85, { $0.d85 }) }
    public var d86: Field<Int> { (.d86, { $0.d86 }) }
    public var d87: Field<String> { (.d87, { $0.d87 }) }
    public var d88: Field<Int> { (.d88, { $0.d88 }) }
    public var d89: Field<Int> { (.d89, { $0.d89 }) }
    public var d90: Field<Int> { (.d90, { $0.d90 }) }
    public var d91: Field<Int> { (.d91, { $0.d91 }) }
    public var d92: Field<Int> { (.d92, { $0.d92 }) }
    public var d93: Field<Int> { (.d93, { $0.d93 }) }
    public var d94: Field<Int> { (.d94, { $0.d94 }) }
    public var d95: Field<Int> { (.d95, { $0.d95 }) }
    public var d96: Field<Int> { (.d96, { $0.d96 }) }
    public var d97: Field<Int> { (.d97, { $0.d97 }) }
    public var d98: Field<String> { (.d98, { $0.d98 }) }
    public var d99: Field<Int> { (.d99, { $0.d99 }) }
    public var d100: Field<Int> { (.d100, { $0.d100 }) }
    public var d101: Field<Int> { (.d101, { $0.d101 }) }
    public var d102: Field<Int> { (.d102, { $0.d102 }) }
    public var d103: Field<Int> { (.d103, { $0.d103 }) }
    public var d104: Field<Int> { (.d104, { $0.d104 }) }
    public var d105: Field<Int> { (.d105, { $0.d105 }) }
    public var d106: Field<Int> { (.d106, { $0.d106 }) }
    public var d107: Field<Int> { (.d107, { $0.d107 }) }
    public var d108: Field<Int> { (.d108, { $0.d108 }) }
    public var d109: Field<String> { (.d109, { $0.d109 }) }
  }

  /// A field by its name, and how it is read.
  public typealias Field<Value> = (name: Changes, read: (TwoHundred) -> Value)

  static var _fields: Fields { Fields() }

  public weak var delegate: (any TwoHundredDelegate)? {
    didSet { delegate == nil ? _core.updateObserved(of: self) : _core.begin(_core.graph.all, of: self) }
  }

  private func _notify(_ delegate: any TwoHundredDelegate, _ changes: Changes) {
    delegate.twoHundred(self, didChange: changes)
    _notify0(delegate, changes)
    _notify1(delegate, changes)
    _notify2(delegate, changes)
    _notify3(delegate, changes)
    _notify4(delegate, changes)
    _notify5(delegate, changes)
    _notify6(delegate, changes)
  }

  private func _notify0(_ delegate: any TwoHundredDelegate, _ changes: Changes) {
    if changes.contains(.s0) { delegate.twoHundredDidChangeS0(self) }
    if changes.contains(.s1) { delegate.twoHundredDidChangeS1(self) }
    if changes.contains(.s2) { delegate.twoHundredDidChangeS2(self) }
    if changes.contains(.s3) { delegate.twoHundredDidChangeS3(self) }
    if changes.contains(.s4) { delegate.twoHundredDidChangeS4(self) }
    if changes.contains(.s5) { delegate.twoHundredDidChangeS5(self) }
    if changes.contains(.s6) { delegate.twoHundredDidChangeS6(self) }
    if changes.contains(.s7) { delegate.twoHundredDidChangeS7(self) }
    if changes.contains(.s8) { delegate.twoHundredDidChangeS8(self) }
    if changes.contains(.s9) { delegate.twoHundredDidChangeS9(self) }
    if changes.contains(.s10) { delegate.twoHundredDidChangeS10(self) }
    if changes.contains(.s11) { delegate.twoHundredDidChangeS11(self) }
    if changes.contains(.s12) { delegate.twoHundredDidChangeS12(self) }
    if changes.contains(.s13) { delegate.twoHundredDidChangeS13(self) }
    if changes.contains(.s14) { delegate.twoHundredDidChangeS14(self) }
    if changes.contains(.s15) { delegate.twoHundredDidChangeS15(self) }
    if changes.contains(.s16) { delegate.twoHundredDidChangeS16(self) }
    if changes.contains(.s17) { delegate.twoHundredDidChangeS17(self) }
    if changes.contains(.s18) { delegate.twoHundredDidChangeS18(self) }
    if changes.contains(.s19) { delegate.twoHundredDidChangeS19(self) }
    if changes.contains(.s20) { delegate.twoHundredDidChangeS20(self) }
    if changes.contains(.s21) { delegate.twoHundredDidChangeS21(self) }
    if changes.contains(.s22) { delegate.twoHundredDidChangeS22(self) }
    if changes.contains(.s23) { delegate.twoHundredDidChangeS23(self) }
    if changes.contains(.s24) { delegate.twoHundredDidChangeS24(self) }
    if changes.contains(.s25) { delegate.twoHundredDidChangeS25(self) }
    if changes.contains(.s26) { delegate.twoHundredDidChangeS26(self) }
    if changes.contains(.s27) { delegate.twoHundredDidChangeS27(self) }
    if changes.contains(.s28) { delegate.twoHundredDidChangeS28(self) }
    if changes.contains(.s29) { delegate.twoHundredDidChangeS29(self) }
    if changes.contains(.s30) { delegate.twoHundredDidChangeS30(self) }
    if changes.contains(.s31) { delegate.twoHundredDidChangeS31(self) }
  }

  private func _notify1(_ delegate: any TwoHundredDelegate, _ changes: Changes) {
    if changes.contains(.s32) { delegate.twoHundredDidChangeS32(self) }
    if changes.contains(.s33) { delegate.twoHundredDidChangeS33(self) }
    if changes.contains(.s34) { delegate.twoHundredDidChangeS34(self) }
    if changes.contains(.s35) { delegate.twoHundredDidChangeS35(self) }
    if changes.contains(.s36) { delegate.twoHundredDidChangeS36(self) }
    if changes.contains(.s37) { delegate.twoHundredDidChangeS37(self) }
    if changes.contains(.s38) { delegate.twoHundredDidChangeS38(self) }
    if changes.contains(.s39) { delegate.twoHundredDidChangeS39(self) }
    if changes.contains(.s40) { delegate.twoHundredDidChangeS40(self) }
    if changes.contains(.s41) { delegate.twoHundredDidChangeS41(self) }
    if changes.contains(.s42) { delegate.twoHundredDidChangeS42(self) }
    if changes.contains(.s43) { delegate.twoHundredDidChangeS43(self) }
    if changes.contains(.s44) { delegate.twoHundredDidChangeS44(self) }
    if changes.contains(.s45) { delegate.twoHundredDidChangeS45(self) }
    if changes.contains(.s46) { delegate.twoHundredDidChangeS46(self) }
    if changes.contains(.s47) { delegate.twoHundredDidChangeS47(self) }
    if changes.contains(.s48) { delegate.twoHundredDidChangeS48(self) }
    if changes.contains(.s49) { delegate.twoHundredDidChangeS49(self) }
    if changes.contains(.s50) { delegate.twoHundredDidChangeS50(self) }
    if changes.contains(.s51) { delegate.twoHundredDidChangeS51(self) }
    if changes.contains(.s52) { delegate.twoHundredDidChangeS52(self) }
    if changes.contains(.s53) { delegate.twoHundredDidChangeS53(self) }
    if changes.contains(.s54) { delegate.twoHundredDidChangeS54(self) }
    if changes.contains(.s55) { delegate.twoHundredDidChangeS55(self) }
    if changes.contains(.s56) { delegate.twoHundredDidChangeS56(self) }
    if changes.contains(.s57) { delegate.twoHundredDidChangeS57(self) }
    if changes.contains(.s58) { delegate.twoHundredDidChangeS58(self) }
    if changes.contains(.s59) { delegate.twoHundredDidChangeS59(self) }
    if changes.contains(.s60) { delegate.twoHundredDidChangeS60(self) }
    if changes.contains(.s61) { delegate.twoHundredDidChangeS61(self) }
    if changes.contains(.s62) { delegate.twoHundredDidChangeS62(self) }
    if changes.contains(.s63) { delegate.twoHundredDidChangeS63(self) }
  }

  private func _notify2(_ delegate: any TwoHundredDelegate, _ changes: Changes) {
    if changes.contains(.s64) { delegate.twoHundredDidChangeS64(self) }
    if changes.contains(.s65) { delegate.twoHundredDidChangeS65(self) }
    if changes.contains(.s66) { delegate.twoHundredDidChangeS66(self) }
    if changes.contains(.s67) { delegate.twoHundredDidChangeS67(self) }
    if changes.contains(.s68) { delegate.twoHundredDidChangeS68(self) }
    if changes.contains(.s69) { delegate.twoHundredDidChangeS69(self) }
    if changes.contains(.s70) { delegate.twoHundredDidChangeS70(self) }
    if changes.contains(.s71) { delegate.twoHundredDidChangeS71(self) }
    if changes.contains(.s72) { delegate.twoHundredDidChangeS72(self) }
    if changes.contains(.s73) { delegate.twoHundredDidChangeS73(self) }
    if changes.contains(.s74) { delegate.twoHundredDidChangeS74(self) }
    if changes.contains(.s75) { delegate.twoHundredDidChangeS75(self) }
    if changes.contains(.s76) { delegate.twoHundredDidChangeS76(self) }
    if changes.contains(.s77) { delegate.twoHundredDidChangeS77(self) }
    if changes.contains(.s78) { delegate.twoHundredDidChangeS78(self) }
    if changes.contains(.s79) { delegate.twoHundredDidChangeS79(self) }
    if changes.contains(.s80) { delegate.twoHundredDidChangeS80(self) }
    if changes.contains(.s81) { delegate.twoHundredDidChangeS81(self) }
    if changes.contains(.s82) { delegate.twoHundredDidChangeS82(self) }
    if changes.contains(.s83) { delegate.twoHundredDidChangeS83(self) }
    if changes.contains(.s84) { delegate.twoHundredDidChangeS84(self) }
    if changes.contains(.s85) { delegate.twoHundredDidChangeS85(self) }
    if changes.contains(.s86) { delegate.twoHundredDidChangeS86(self) }
    if changes.contains(.s87) { delegate.twoHundredDidChangeS87(self) }
    if changes.contains(.s88) { delegate.twoHundredDidChangeS88(self) }
    if changes.contains(.s89) { delegate.twoHundredDidChangeS89(self) }
    if changes.contains(.d0) { delegate.twoHundredDidChangeD0(self) }
    if changes.contains(.d1) { delegate.twoHundredDidChangeD1(self) }
    if changes.contains(.d2) { delegate.twoHundredDidChangeD2(self) }
    if changes.contains(.d3) { delegate.twoHundredDidChangeD3(self) }
    if changes.contains(.d4) { delegate.twoHundredDidChangeD4(self) }
    if changes.contains(.d5) { delegate.twoHundredDidChangeD5(self) }
  }

  private func _notify3(_ delegate: any TwoHundredDelegate, _ changes: Changes) {
    if changes.contains(.d6) { delegate.twoHundredDidChangeD6(self) }
    if changes.contains(.d7) { delegate.twoHundredDidChangeD7(self) }
    if changes.contains(.d8) { delegate.twoHundredDidChangeD8(self) }
    if changes.contains(.d9) { delegate.twoHundredDidChangeD9(self) }
    if changes.contains(.d10) { delegate.twoHundredDidChangeD10(self) }
    if changes.contains(.d11) { delegate.twoHundredDidChangeD11(self) }
    if changes.contains(.d12) { delegate.twoHundredDidChangeD12(self) }
    if changes.contains(.d13) { delegate.twoHundredDidChangeD13(self) }
    if changes.contains(.d14) { delegate.twoHundredDidChangeD14(self) }
    if changes.contains(.d15) { delegate.twoHundredDidChangeD15(self) }
    if changes.contains(.d16) { delegate.twoHundredDidChangeD16(self) }
    if changes.contains(.d17) { delegate.twoHundredDidChangeD17(self) }
    if changes.contains(.d18) { delegate.twoHundredDidChangeD18(self) }
    if changes.contains(.d19) { delegate.twoHundredDidChangeD19(self) }
    if changes.contains(.d20) { delegate.twoHundredDidChangeD20(self) }
    if changes.contains(.d21) { delegate.twoHundredDidChangeD21(self) }
    if changes.contains(.d22) { delegate.twoHundredDidChangeD22(self) }
    if changes.contains(.d23) { delegate.twoHundredDidChangeD23(self) }
    if changes.contains(.d24) { delegate.twoHundredDidChangeD24(self) }
    if changes.contains(.d25) { delegate.twoHundredDidChangeD25(self) }
    if changes.contains(.d26) { delegate.twoHundredDidChangeD26(self) }
    if changes.contains(.d27) { delegate.twoHundredDidChangeD27(self) }
    if changes.contains(.d28) { delegate.twoHundredDidChangeD28(self) }
    if changes.contains(.d29) { delegate.twoHundredDidChangeD29(self) }
    if changes.contains(.d30) { delegate.twoHundredDidChangeD30(self) }
    if changes.contains(.d31) { delegate.twoHundredDidChangeD31(self) }
    if changes.contains(.d32) { delegate.twoHundredDidChangeD32(self) }
    if changes.contains(.d33) { delegate.twoHundredDidChangeD33(self) }
    if changes.contains(.d34) { delegate.twoHundredDidChangeD34(self) }
    if changes.contains(.d35) { delegate.twoHundredDidChangeD35(self) }
    if changes.contains(.d36) { delegate.twoHundredDidChangeD36(self) }
    if changes.contains(.d37) { delegate.twoHundredDidChangeD37(self) }
  }

  private func _notify4(_ delegate: any TwoHundredDelegate, _ changes: Changes) {
    if changes.contains(.d38) { delegate.twoHundredDidChangeD38(self) }
    if changes.contains(.d39) { delegate.twoHundredDidChangeD39(self) }
    if changes.contains(.d40) { delegate.twoHundredDidChangeD40(self) }
    if changes.contains(.d41) { delegate.twoHundredDidChangeD41(self) }
    if changes.contains(.d42) { delegate.twoHundredDidChangeD42(self) }
    if changes.contains(.d43) { delegate.twoHundredDidChangeD43(self) }
    if changes.contains(.d44) { delegate.twoHundredDidChangeD44(self) }
    if changes.contains(.d45) { delegate.twoHundredDidChangeD45(self) }
    if changes.contains(.d46) { delegate.twoHundredDidChangeD46(self) }
    if changes.contains(.d47) { delegate.twoHundredDidChangeD47(self) }
    if changes.contains(.d48) { delegate.twoHundredDidChangeD48(self) }
    if changes.contains(.d49) { delegate.twoHundredDidChangeD49(self) }
    if changes.contains(.d50) { delegate.twoHundredDidChangeD50(self) }
    if changes.contains(.d51) { delegate.twoHundredDidChangeD51(self) }
    if changes.contains(.d52) { delegate.twoHundredDidChangeD52(self) }
    if changes.contains(.d53) { delegate.twoHundredDidChangeD53(self) }
    if changes.contains(.d54) { delegate.twoHundredDidChangeD54(self) }
    if changes.contains(.d55) { delegate.twoHundredDidChangeD55(self) }
    if changes.contains(.d56) { delegate.twoHundredDidChangeD56(self) }
    if changes.contains(.d57) { delegate.twoHundredDidChangeD57(self) }
    if changes.contains(.d58) { delegate.twoHundredDidChangeD58(self) }
    if changes.contains(.d59) { delegate.twoHundredDidChangeD59(self) }
    if changes.contains(.d60) { delegate.twoHundredDidChangeD60(self) }
    if changes.contains(.d61) { delegate.twoHundredDidChangeD61(self) }
    if changes.contains(.d62) { delegate.twoHundredDidChangeD62(self) }
    if changes.contains(.d63) { delegate.twoHundredDidChangeD63(self) }
    if changes.contains(.d64) { delegate.twoHundredDidChangeD64(self) }
    if changes.contains(.d65) { delegate.twoHundredDidChangeD65(self) }
    if changes.contains(.d66) { delegate.twoHundredDidChangeD66(self) }
    if changes.contains(.d67) { delegate.twoHundredDidChangeD67(self) }
    if changes.contains(.d68) { delegate.twoHundredDidChangeD68(self) }
    if changes.contains(.d69) { delegate.twoHundredDidChangeD69(self) }
  }

  private func _notify5(_ delegate: any TwoHundredDelegate, _ changes: Changes) {
    if changes.contains(.d70) { delegate.twoHundredDidChangeD70(self) }
    if changes.contains(.d71) { delegate.twoHundredDidChangeD71(self) }
    if changes.contains(.d72) { delegate.twoHundredDidChangeD72(self) }
    if changes.contains(.d73) { delegate.twoHundredDidChangeD73(self) }
    if changes.contains(.d74) { delegate.twoHundredDidChangeD74(self) }
    if changes.contains(.d75) { delegate.twoHundredDidChangeD75(self) }
    if changes.contains(.d76) { delegate.twoHundredDidChangeD76(self) }
    if changes.contains(.d77) { delegate.twoHundredDidChangeD77(self) }
    if changes.contains(.d78) { delegate.twoHundredDidChangeD78(self) }
    if changes.contains(.d79) { delegate.twoHundredDidChangeD79(self) }
    if changes.contains(.d80) { delegate.twoHundredDidChangeD80(self) }
    if changes.contains(.d81) { delegate.twoHundredDidChangeD81(self) }
    if changes.contains(.d82) { delegate.twoHundredDidChangeD82(self) }
    if changes.contains(.d83) { delegate.twoHundredDidChangeD83(self) }
    if changes.contains(.d84) { delegate.twoHundredDidChangeD84(self) }
    if changes.contains(.d85) { delegate.twoHundredDidChangeD85(self) }
    if changes.contains(.d86) { delegate.twoHundredDidChangeD86(self) }
    if changes.contains(.d87) { delegate.twoHundredDidChangeD87(self) }
    if changes.contains(.d88) { delegate.twoHundredDidChangeD88(self) }
    if changes.contains(.d89) { delegate.twoHundredDidChangeD89(self) }
    if changes.contains(.d90) { delegate.twoHundredDidChangeD90(self) }
    if changes.contains(.d91) { delegate.twoHundredDidChangeD91(self) }
    if changes.contains(.d92) { delegate.twoHundredDidChangeD92(self) }
    if changes.contains(.d93) { delegate.twoHundredDidChangeD93(self) }
    if changes.contains(.d94) { delegate.twoHundredDidChangeD94(self) }
    if changes.contains(.d95) { delegate.twoHundredDidChangeD95(self) }
    if changes.contains(.d96) { delegate.twoHundredDidChangeD96(self) }
    if changes.contains(.d97) { delegate.twoHundredDidChangeD97(self) }
    if changes.contains(.d98) { delegate.twoHundredDidChangeD98(self) }
    if changes.contains(.d99) { delegate.twoHundredDidChangeD99(self) }
    if changes.contains(.d100) { delegate.twoHundredDidChangeD100(self) }
    if changes.contains(.d101) { delegate.twoHundredDidChangeD101(self) }
  }

  private func _notify6(_ delegate: any TwoHundredDelegate, _ changes: Changes) {
    if changes.contains(.d102) { delegate.twoHundredDidChangeD102(self) }
    if changes.contains(.d103) { delegate.twoHundredDidChangeD103(self) }
    if changes.contains(.d104) { delegate.twoHundredDidChangeD104(self) }
    if changes.contains(.d105) { delegate.twoHundredDidChangeD105(self) }
    if changes.contains(.d106) { delegate.twoHundredDidChangeD106(self) }
    if changes.contains(.d107) { delegate.twoHundredDidChangeD107(self) }
    if changes.contains(.d108) { delegate.twoHundredDidChangeD108(self) }
    if changes.contains(.d109) { delegate.twoHundredDidChangeD109(self) }
  }

  public typealias Subscription = Bindgen.Subscription

  /// Calls the closure once after each transaction, with all that changed.
  ///
  /// - Parameter initial: Whether to call it at once, too, as if all had changed.
  public func observe(
    initial: Bool = false,
    _ body: @escaping (TwoHundred, Changes) -> Void
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
    _core.observe(self, TwoHundred._fields[keyPath: field], initial: initial, body)
  }

  // MARK: Machinery

  let _core: Bindgen.Core = Bindgen.Core(TwoHundred._graph)
  private static let _graph: Bindgen.Graph = Bindgen.Graph(
    Changes.self,
    "s0 s1 s2 s3 s4 s5 s6 s7 s8 s9 s10 s11 s12 s13 s14 s15 s16 s17 s18 s19 s20 s21 s22 s23 s24 s25 s26 s27 s28 s29 s30 s31 s32 s33 s34 s35 s36 s37 s38 s39 s40 s41 s42 s43 s44 s45 s46 s47 s48 s49 s50 s51 s52 s53 s54 s55 s56 s57 s58 s59 s60 s61 s62 s63 s64 s65 s66 s67 s68 s69 s70 s71 s72 s73 s74 s75 s76 s77 s78 s79 s80 s81 s82 s83 s84 s85 s86 s87 s88 s89 d0 d1 d2 d3 d4 d5 d6 d7 d8 d9 d10 d11 d12 d13 d14 d15 d16 d17 d18 d19 d20 d21 d22 d23 d24 d25 d26 d27 d28 d29 d30 d31 d32 d33 d34 d35 d36 d37 d38 d39 d40 d41 d42 d43 d44 d45 d46 d47 d48 d49 d50 d51 d52 d53 d54 d55 d56 d57 d58 d59 d60 d61 d62 d63 d64 d65 d66 d67 d68 d69 d70 d71 d72 d73 d74 d75 d76 d77 d78 d79 d80 d81 d82 d83 d84 d85 d86 d87 d88 d89 d90 d91 d92 d93 d94 d95 d96 d97 d98 d99 d100 d101 d102 d103 d104 d105 d106 d107 d108 d109",
    [
      .d0: [.s0, .s3],
      .d1: [.s1, .s10],
      .d2: [.s2, .s17],
      .d3: [.s3, .s24],
      .d4: [.d0, .d3],
      .d5: [.s5, .s38],
      .d6: [.s6, .s45],
      .d7: [.s7, .s52],
      .d8: [.s8, .s59],
      .d9: [.d5, .d8],
      .d10: [.s10, .s73],
      .d11: [.s11, .s80],
      .d12: [.s12, .s87],
      .d13: [.s4, .s13],
      .d14: [.s11, .s14],
      .d15: [.s15, .s18],
      .d16: [.s16, .s25],
      .d17: [.s17, .s32],
      .d18: [.s18, .s39],
      .d19: [.d15, .d18],
      .d20: [.s20, .s53],
      .d21: [.s21, .s60],
      .d22: [.s22, .s67],
      .d23: [.s23, .s74],
      .d24: [.d20, .d23],
      .d25: [.s25, .s88],
      .d26: [.s5, .s26],
      .d27: [.s12, .s27],
      .d28: [.s19, .s28],
      .d29: [.d25, .d28],
      .d30: [.s30, .s33],
      .d31: [.s31, .s40],
      .d32: [.s32, .s47],
      .d33: [.s33, .s54],
      .d34: [.d30, .d33],
      .d35: [.s35, .s68],
      .d36: [.s36, .s75],
      .d37: [.s37, .s82],
      .d38: [.s38, .s89],
      .d39: [.d35, .d38],
      .d40: [.s13, .s40],
      .d41: [.s20, .s41],
      .d42: [.s27, .s42],
      .d43: [.s34, .s43],
      .d44: [.s41, .s44],
      .d45: [.s45, .s48],
      .d46: [.s46, .s55],
      .d47: [.s47, .s62],
      .d48: [.s48, .d8],
      .d49: [.d45, .d48],
      .d50: [.s50, .s83],
      .d51: [.s0, .s51],
      .d52: [.s7, .s52],
      .d53: [.s53, .d13],
      .d54: [.s21, .s54],
      .d55: [.s28, .s55],
      .d56: [.s35, .s56],
      .d57: [.s42, .s57],
      .d58: [.s58, .d18],
      .d59: [.d55, .d58],
      .d60: [.s60, .s63],
      .d61: [.s61, .s70],
      .d62: [.s62, .s77],
      .d63: [.s63, .d23],
      .d64: [.d60, .d63],
      .d65: [.s8, .s65],
      .d66: [.s15, .s66],
      .d67: [.s22, .s67],
      .d68: [.s68, .d28],
      .d69: [.s36, .s69],
      .d70: [.s43, .s70],
      .d71: [.s50, .s71],
      .d72: [.s57, .s72],
      .d73: [.s73, .d33],
      .d74: [.d70, .d73],
      .d75: [.s75, .s78],
      .d76: [.s76, .s85],
      .d77: [.s2, .s77],
      .d78: [.s78, .d38],
      .d79: [.d75, .d78],
      .d80: [.s23, .s80],
      .d81: [.s30, .s81],
      .d82: [.s37, .s82],
      .d83: [.s83],
      .d84: [.d80, .d83],
      .d85: [.s58, .s85],
      .d86: [.s65, .s86],
      .d87: [.s72, .s87],
      .d88: [.s88, .d48],
      .d89: [.d85, .d88],
      .d90: [.s0, .s3],
      .d91: [.s1, .s10],
      .d92: [.s2, .s17],
      .d93: [.s3, .d53],
      .d94: [.d90, .d93],
      .d95: [.s5, .s38],
      .d96: [.s6, .s45],
      .d97: [.s7, .s52],
      .d98: [.s8, .s59],
      .d99: [.s9, .s66],
      .d100: [.s10, .s73],
      .d101: [.s11, .s80],
      .d102: [.s12, .s87],
      .d103: [.s13, .d63],
      .d104: [.d100, .d103],
      .d105: [.s15, .s18],
      .d106: [.s16, .s25],
      .d107: [.s17, .s32],
      .d108: [.s18, .d68],
      .d109: [.s19, .s46],
    ]
  )

  private struct _Cache {
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
  private var _cache: _Cache = _Cache()

  private func _wrote(_ field: Changes) { _core.wrote(field.mask, of: self) }
  private func _refresh(_ field: Changes) { _core.refresh(field.mask, of: self) }

  func _compute(_ fields: Bindgen.Mask) {
    var pass: Bindgen.Pass<Changes> = _core.pass(fields)
    _compute0(&pass)
    _compute1(&pass)
    _compute2(&pass)
    _compute3(&pass)
    _core.finish(pass)
  }

  private func _compute0(_ pass: inout Bindgen.Pass<Changes>) {
    if pass.isDue([.d0, .d1, .d2, .d3, .d4, .d5, .d6, .d7]) {
      if pass.isDue(.d0) {
        let value: Int = _TwoHundredFormulas.d0(_s0, _s3)
        if Bindgen.replace(&_cache.d0, with: value) { pass.changed(.d0) }
      }
      if pass.isDue(.d1) {
        let value: Int = _TwoHundredFormulas.d1(_s1, _s10)
        if Bindgen.replace(&_cache.d1, with: value) { pass.changed(.d1) }
      }
      if pass.isDue(.d2) {
        let value: Int = _TwoHundredFormulas.d2(_s2, _s17)
        if Bindgen.replace(&_cache.d2, with: value) { pass.changed(.d2) }
      }
      if pass.isDue(.d3) {
        let value: Int = _TwoHundredFormulas.d3(_s3, _s24)
        if Bindgen.replace(&_cache.d3, with: value) { pass.changed(.d3) }
      }
      if pass.isDue(.d4) {
        let value: Int = _TwoHundredFormulas.d4(_cache.d3, _cache.d0)
        if Bindgen.replace(&_cache.d4, with: value) { pass.changed(.d4) }
      }
      if pass.isDue(.d5) {
        let value: Int = _TwoHundredFormulas.d5(_s5, _s38)
        if Bindgen.replace(&_cache.d5, with: value) { pass.changed(.d5) }
      }
      if pass.isDue(.d6) {
        let value: Int = _TwoHundredFormulas.d6(_s6, _s45)
        if Bindgen.replace(&_cache.d6, with: value) { pass.changed(.d6) }
      }
      if pass.isDue(.d7) {
        let value: Int = _TwoHundredFormulas.d7(_s7, _s52)
        if Bindgen.replace(&_cache.d7, with: value) { pass.changed(.d7) }
      }
    }
    if pass.isDue([.d8, .d9, .d10, .d11, .d12, .d13, .d14, .d15]) {
      if pass.isDue(.d8) {
        let value: Int = _TwoHundredFormulas.d8(_s8, _s59)
        if Bindgen.replace(&_cache.d8, with: value) { pass.changed(.d8) }
      }
      if pass.isDue(.d9) {
        let value: Int = _TwoHundredFormulas.d9(_cache.d8, _cache.d5)
        if Bindgen.replace(&_cache.d9, with: value) { pass.changed(.d9) }
      }
      if pass.isDue(.d10) {
        let value: String = _TwoHundredFormulas.d10(_s10, _s73)
        if Bindgen.replace(&_cache.d10, with: value) { pass.changed(.d10) }
      }
      if pass.isDue(.d11) {
        let value: Int = _TwoHundredFormulas.d11(_s11, _s80)
        if Bindgen.replace(&_cache.d11, with: value) { pass.changed(.d11) }
      }
      if pass.isDue(.d12) {
        let value: Int = _TwoHundredFormulas.d12(_s12, _s87)
        if Bindgen.replace(&_cache.d12, with: value) { pass.changed(.d12) }
      }
      if pass.isDue(.d13) {
        let value: Int = _TwoHundredFormulas.d13(_s13, _s4)
        if Bindgen.replace(&_cache.d13, with: value) { pass.changed(.d13) }
      }
      if pass.isDue(.d14) {
        let value: Int = _TwoHundredFormulas.d14(_s14, _s11)
        if Bindgen.replace(&_cache.d14, with: value) { pass.changed(.d14) }
      }
      if pass.isDue(.d15) {
        let value: Int = _TwoHundredFormulas.d15(_s15, _s18)
        if Bindgen.replace(&_cache.d15, with: value) { pass.changed(.d15) }
      }
    }
    if pass.isDue([.d16, .d17, .d18, .d19, .d20, .d21, .d22, .d23]) {
      if pass.isDue(.d16) {
        let value: Int = _TwoHundredFormulas.d16(_s16, _s25)
        if Bindgen.replace(&_cache.d16, with: value) { pass.changed(.d16) }
      }
      if pass.isDue(.d17) {
        let value: Int = _TwoHundredFormulas.d17(_s17, _s32)
        if Bindgen.replace(&_cache.d17, with: value) { pass.changed(.d17) }
      }
      if pass.isDue(.d18) {
        let value: Int = _TwoHundredFormulas.d18(_s18, _s39)
        if Bindgen.replace(&_cache.d18, with: value) { pass.changed(.d18) }
      }
      if pass.isDue(.d19) {
        let value: Int = _TwoHundredFormulas.d19(_cache.d18, _cache.d15)
        if Bindgen.replace(&_cache.d19, with: value) { pass.changed(.d19) }
      }
      if pass.isDue(.d20) {
        let value: Int = _TwoHundredFormulas.d20(_s20, _s53)
        if Bindgen.replace(&_cache.d20, with: value) { pass.changed(.d20) }
      }
      if pass.isDue(.d21) {
        let value: String = _TwoHundredFormulas.d21(_s21, _s60)
        if Bindgen.replace(&_cache.d21, with: value) { pass.changed(.d21) }
      }
      if pass.isDue(.d22) {
        let value: Int = _TwoHundredFormulas.d22(_s22, _s67)
        if Bindgen.replace(&_cache.d22, with: value) { pass.changed(.d22) }
      }
      if pass.isDue(.d23) {
        let value: Int = _TwoHundredFormulas.d23(_s23, _s74)
        if Bindgen.replace(&_cache.d23, with: value) { pass.changed(.d23) }
      }
    }
    if pass.isDue([.d24, .d25, .d26, .d27, .d28, .d29, .d30, .d31]) {
      if pass.isDue(.d24) {
        let value: Int = _TwoHundredFormulas.d24(_cache.d23, _cache.d20)
        if Bindgen.replace(&_cache.d24, with: value) { pass.changed(.d24) }
      }
      if pass.isDue(.d25) {
        let value: Int = _TwoHundredFormulas.d25(_s25, _s88)
        if Bindgen.replace(&_cache.d25, with: value) { pass.changed(.d25) }
      }
      if pass.isDue(.d26) {
        let value: Int = _TwoHundredFormulas.d26(_s26, _s5)
        if Bindgen.replace(&_cache.d26, with: value) { pass.changed(.d26) }
      }
      if pass.isDue(.d27) {
        let value: Int = _TwoHundredFormulas.d27(_s27, _s12)
        if Bindgen.replace(&_cache.d27, with: value) { pass.changed(.d27) }
      }
      if pass.isDue(.d28) {
        let value: Int = _TwoHundredFormulas.d28(_s28, _s19)
        if Bindgen.replace(&_cache.d28, with: value) { pass.changed(.d28) }
      }
      if pass.isDue(.d29) {
        let value: Int = _TwoHundredFormulas.d29(_cache.d28, _cache.d25)
        if Bindgen.replace(&_cache.d29, with: value) { pass.changed(.d29) }
      }
      if pass.isDue(.d30) {
        let value: Int = _TwoHundredFormulas.d30(_s30, _s33)
        if Bindgen.replace(&_cache.d30, with: value) { pass.changed(.d30) }
      }
      if pass.isDue(.d31) {
        let value: Int = _TwoHundredFormulas.d31(_s31, _s40)
        if Bindgen.replace(&_cache.d31, with: value) { pass.changed(.d31) }
      }
    }
  }

  private func _compute1(_ pass: inout Bindgen.Pass<Changes>) {
    if pass.isDue([.d32, .d33, .d34, .d35, .d36, .d37, .d38, .d39]) {
      if pass.isDue(.d32) {
        let value: String = _TwoHundredFormulas.d32(_s32, _s47)
        if Bindgen.replace(&_cache.d32, with: value) { pass.changed(.d32) }
      }
      if pass.isDue(.d33) {
        let value: Int = _TwoHundredFormulas.d33(_s33, _s54)
        if Bindgen.replace(&_cache.d33, with: value) { pass.changed(.d33) }
      }
      if pass.isDue(.d34) {
        let value: Int = _TwoHundredFormulas.d34(_cache.d33, _cache.d30)
        if Bindgen.replace(&_cache.d34, with: value) { pass.changed(.d34) }
      }
      if pass.isDue(.d35) {
        let value: Int = _TwoHundredFormulas.d35(_s35, _s68)
        if Bindgen.replace(&_cache.d35, with: value) { pass.changed(.d35) }
      }
      if pass.isDue(.d36) {
        let value: Int = _TwoHundredFormulas.d36(_s36, _s75)
        if Bindgen.replace(&_cache.d36, with: value) { pass.changed(.d36) }
      }
      if pass.isDue(.d37) {
        let value: Int = _TwoHundredFormulas.d37(_s37, _s82)
        if Bindgen.replace(&_cache.d37, with: value) { pass.changed(.d37) }
      }
      if pass.isDue(.d38) {
        let value: Int = _TwoHundredFormulas.d38(_s38, _s89)
        if Bindgen.replace(&_cache.d38, with: value) { pass.changed(.d38) }
      }
      if pass.isDue(.d39) {
        let value: Int = _TwoHundredFormulas.d39(_cache.d38, _cache.d35)
        if Bindgen.replace(&_cache.d39, with: value) { pass.changed(.d39) }
      }
    }
    if pass.isDue([.d40, .d41, .d42, .d43, .d44, .d45, .d46, .d47]) {
      if pass.isDue(.d40) {
        let value: Int = _TwoHundredFormulas.d40(_s40, _s13)
        if Bindgen.replace(&_cache.d40, with: value) { pass.changed(.d40) }
      }
      if pass.isDue(.d41) {
        let value: Int = _TwoHundredFormulas.d41(_s41, _s20)
        if Bindgen.replace(&_cache.d41, with: value) { pass.changed(.d41) }
      }
      if pass.isDue(.d42) {
        let value: Int = _TwoHundredFormulas.d42(_s42, _s27)
        if Bindgen.replace(&_cache.d42, with: value) { pass.changed(.d42) }
      }
      if pass.isDue(.d43) {
        let value: String = _TwoHundredFormulas.d43(_s43, _s34)
        if Bindgen.replace(&_cache.d43, with: value) { pass.changed(.d43) }
      }
      if pass.isDue(.d44) {
        let value: Int = _TwoHundredFormulas.d44(_s44, _s41)
        if Bindgen.replace(&_cache.d44, with: value) { pass.changed(.d44) }
      }
      if pass.isDue(.d45) {
        let value: Int = _TwoHundredFormulas.d45(_s45, _s48)
        if Bindgen.replace(&_cache.d45, with: value) { pass.changed(.d45) }
      }
      if pass.isDue(.d46) {
        let value: Int = _TwoHundredFormulas.d46(_s46, _s55)
        if Bindgen.replace(&_cache.d46, with: value) { pass.changed(.d46) }
      }
      if pass.isDue(.d47) {
        let value: Int = _TwoHundredFormulas.d47(_s47, _s62)
        if Bindgen.replace(&_cache.d47, with: value) { pass.changed(.d47) }
      }
    }
    if pass.isDue([.d48, .d49, .d50, .d51, .d52, .d53, .d54, .d55]) {
      if pass.isDue(.d48) {
        let value: Int = _TwoHundredFormulas.d48(_s48, _cache.d8)
        if Bindgen.replace(&_cache.d48, with: value) { pass.changed(.d48) }
      }
      if pass.isDue(.d49) {
        let value: Int = _TwoHundredFormulas.d49(_cache.d48, _cache.d45)
        if Bindgen.replace(&_cache.d49, with: value) { pass.changed(.d49) }
      }
      if pass.isDue(.d50) {
        let value: Int = _TwoHundredFormulas.d50(_s50, _s83)
        if Bindgen.replace(&_cache.d50, with: value) { pass.changed(.d50) }
      }
      if pass.isDue(.d51) {
        let value: Int = _TwoHundredFormulas.d51(_s51, _s0)
        if Bindgen.replace(&_cache.d51, with: value) { pass.changed(.d51) }
      }
      if pass.isDue(.d52) {
        let value: Int = _TwoHundredFormulas.d52(_s52, _s7)
        if Bindgen.replace(&_cache.d52, with: value) { pass.changed(.d52) }
      }
      if pass.isDue(.d53) {
        let value: Int = _TwoHundredFormulas.d53(_s53, _cache.d13)
        if Bindgen.replace(&_cache.d53, with: value) { pass.changed(.d53) }
      }
      if pass.isDue(.d54) {
        let value: String = _TwoHundredFormulas.d54(_s54, _s21)
        if Bindgen.replace(&_cache.d54, with: value) { pass.changed(.d54) }
      }
      if pass.isDue(.d55) {
        let value: Int = _TwoHundredFormulas.d55(_s55, _s28)
        if Bindgen.replace(&_cache.d55, with: value) { pass.changed(.d55) }
      }
    }
    if pass.isDue([.d56, .d57, .d58, .d59, .d60, .d61, .d62, .d63]) {
      if pass.isDue(.d56) {
        let value: Int = _TwoHundredFormulas.d56(_s56, _s35)
        if Bindgen.replace(&_cache.d56, with: value) { pass.changed(.d56) }
      }
      if pass.isDue(.d57) {
        let value: Int = _TwoHundredFormulas.d57(_s57, _s42)
        if Bindgen.replace(&_cache.d57, with: value) { pass.changed(.d57) }
      }
      if pass.isDue(.d58) {
        let value: Int = _TwoHundredFormulas.d58(_s58, _cache.d18)
        if Bindgen.replace(&_cache.d58, with: value) { pass.changed(.d58) }
      }
      if pass.isDue(.d59) {
        let value: Int = _TwoHundredFormulas.d59(_cache.d58, _cache.d55)
        if Bindgen.replace(&_cache.d59, with: value) { pass.changed(.d59) }
      }
      if pass.isDue(.d60) {
        let value: Int = _TwoHundredFormulas.d60(_s60, _s63)
        if Bindgen.replace(&_cache.d60, with: value) { pass.changed(.d60) }
      }
      if pass.isDue(.d61) {
        let value: Int = _TwoHundredFormulas.d61(_s61, _s70)
        if Bindgen.replace(&_cache.d61, with: value) { pass.changed(.d61) }
      }
      if pass.isDue(.d62) {
        let value: Int = _TwoHundredFormulas.d62(_s62, _s77)
        if Bindgen.replace(&_cache.d62, with: value) { pass.changed(.d62) }
      }
      if pass.isDue(.d63) {
        let value: Int = _TwoHundredFormulas.d63(_s63, _cache.d23)
        if Bindgen.replace(&_cache.d63, with: value) { pass.changed(.d63) }
      }
    }
  }

  private func _compute2(_ pass: inout Bindgen.Pass<Changes>) {
    if pass.isDue([.d64, .d65, .d66, .d67, .d68, .d69, .d70, .d71]) {
      if pass.isDue(.d64) {
        let value: Int = _TwoHundredFormulas.d64(_cache.d63, _cache.d60)
        if Bindgen.replace(&_cache.d64, with: value) { pass.changed(.d64) }
      }
      if pass.isDue(.d65) {
        let value: String = _TwoHundredFormulas.d65(_s65, _s8)
        if Bindgen.replace(&_cache.d65, with: value) { pass.changed(.d65) }
      }
      if pass.isDue(.d66) {
        let value: Int = _TwoHundredFormulas.d66(_s66, _s15)
        if Bindgen.replace(&_cache.d66, with: value) { pass.changed(.d66) }
      }
      if pass.isDue(.d67) {
        let value: Int = _TwoHundredFormulas.d67(_s67, _s22)
        if Bindgen.replace(&_cache.d67, with: value) { pass.changed(.d67) }
      }
      if pass.isDue(.d68) {
        let value: Int = _TwoHundredFormulas.d68(_s68, _cache.d28)
        if Bindgen.replace(&_cache.d68, with: value) { pass.changed(.d68) }
      }
      if pass.isDue(.d69) {
        let value: Int = _TwoHundredFormulas.d69(_s69, _s36)
        if Bindgen.replace(&_cache.d69, with: value) { pass.changed(.d69) }
      }
      if pass.isDue(.d70) {
        let value: Int = _TwoHundredFormulas.d70(_s70, _s43)
        if Bindgen.replace(&_cache.d70, with: value) { pass.changed(.d70) }
      }
      if pass.isDue(.d71) {
        let value: Int = _TwoHundredFormulas.d71(_s71, _s50)
        if Bindgen.replace(&_cache.d71, with: value) { pass.changed(.d71) }
      }
    }
    if pass.isDue([.d72, .d73, .d74, .d75, .d76, .d77, .d78, .d79]) {
      if pass.isDue(.d72) {
        let value: Int = _TwoHundredFormulas.d72(_s72, _s57)
        if Bindgen.replace(&_cache.d72, with: value) { pass.changed(.d72) }
      }
      if pass.isDue(.d73) {
        let value: Int = _TwoHundredFormulas.d73(_s73, _cache.d33)
        if Bindgen.replace(&_cache.d73, with: value) { pass.changed(.d73) }
      }
      if pass.isDue(.d74) {
        let value: Int = _TwoHundredFormulas.d74(_cache.d73, _cache.d70)
        if Bindgen.replace(&_cache.d74, with: value) { pass.changed(.d74) }
      }
      if pass.isDue(.d75) {
        let value: Int = _TwoHundredFormulas.d75(_s75, _s78)
        if Bindgen.replace(&_cache.d75, with: value) { pass.changed(.d75) }
      }
      if pass.isDue(.d76) {
        let value: String = _TwoHundredFormulas.d76(_s76, _s85)
        if Bindgen.replace(&_cache.d76, with: value) { pass.changed(.d76) }
      }
      if pass.isDue(.d77) {
        let value: Int = _TwoHundredFormulas.d77(_s77, _s2)
        if Bindgen.replace(&_cache.d77, with: value) { pass.changed(.d77) }
      }
      if pass.isDue(.d78) {
        let value: Int = _TwoHundredFormulas.d78(_s78, _cache.d38)
        if Bindgen.replace(&_cache.d78, with: value) { pass.changed(.d78) }
      }
      if pass.isDue(.d79) {
        let value: Int = _TwoHundredFormulas.d79(_cache.d78, _cache.d75)
        if Bindgen.replace(&_cache.d79, with: value) { pass.changed(.d79) }
      }
    }
    if pass.isDue([.d80, .d81, .d82, .d83, .d84, .d85, .d86, .d87]) {
      if pass.isDue(.d80) {
        let value: Int = _TwoHundredFormulas.d80(_s80, _s23)
        if Bindgen.replace(&_cache.d80, with: value) { pass.changed(.d80) }
      }
      if pass.isDue(.d81) {
        let value: Int = _TwoHundredFormulas.d81(_s81, _s30)
        if Bindgen.replace(&_cache.d81, with: value) { pass.changed(.d81) }
      }
      if pass.isDue(.d82) {
        let value: Int = _TwoHundredFormulas.d82(_s82, _s37)
        if Bindgen.replace(&_cache.d82, with: value) { pass.changed(.d82) }
      }
      if pass.isDue(.d83) {
        let value: Int = _TwoHundredFormulas.d83(_s83)
        if Bindgen.replace(&_cache.d83, with: value) { pass.changed(.d83) }
      }
      if pass.isDue(.d84) {
        let value: Int = _TwoHundredFormulas.d84(_cache.d83, _cache.d80)
        if Bindgen.replace(&_cache.d84, with: value) { pass.changed(.d84) }
      }
      if pass.isDue(.d85) {
        let value: Int = _TwoHundredFormulas.d85(_s85, _s58)
        if Bindgen.replace(&_cache.d85, with: value) { pass.changed(.d85) }
      }
      if pass.isDue(.d86) {
        let value: Int = _TwoHundredFormulas.d86(_s86, _s65)
        if Bindgen.replace(&_cache.d86, with: value) { pass.changed(.d86) }
      }
      if pass.isDue(.d87) {
        let value: String = _TwoHundredFormulas.d87(_s87, _s72)
        if Bindgen.replace(&_cache.d87, with: value) { pass.changed(.d87) }
      }
    }
    if pass.isDue([.d88, .d89, .d90, .d91, .d92, .d93, .d94, .d95]) {
      if pass.isDue(.d88) {
        let value: Int = _TwoHundredFormulas.d88(_s88, _cache.d48)
        if Bindgen.replace(&_cache.d88, with: value) { pass.changed(.d88) }
      }
      if pass.isDue(.d89) {
        let value: Int = _TwoHundredFormulas.d89(_cache.d88, _cache.d85)
        if Bindgen.replace(&_cache.d89, with: value) { pass.changed(.d89) }
      }
      if pass.isDue(.d90) {
        let value: Int = _TwoHundredFormulas.d90(_s0, _s3)
        if Bindgen.replace(&_cache.d90, with: value) { pass.changed(.d90) }
      }
      if pass.isDue(.d91) {
        let value: Int = _TwoHundredFormulas.d91(_s1, _s10)
        if Bindgen.replace(&_cache.d91, with: value) { pass.changed(.d91) }
      }
      if pass.isDue(.d92) {
        let value: Int = _TwoHundredFormulas.d92(_s2, _s17)
        if Bindgen.replace(&_cache.d92, with: value) { pass.changed(.d92) }
      }
      if pass.isDue(.d93) {
        let value: Int = _TwoHundredFormulas.d93(_s3, _cache.d53)
        if Bindgen.replace(&_cache.d93, with: value) { pass.changed(.d93) }
      }
      if pass.isDue(.d94) {
        let value: Int = _TwoHundredFormulas.d94(_cache.d93, _cache.d90)
        if Bindgen.replace(&_cache.d94, with: value) { pass.changed(.d94) }
      }
      if pass.isDue(.d95) {
        let value: Int = _TwoHundredFormulas.d95(_s5, _s38)
        if Bindgen.replace(&_cache.d95, with: value) { pass.changed(.d95) }
      }
    }
  }

  private func _compute3(_ pass: inout Bindgen.Pass<Changes>) {
    if pass.isDue([.d96, .d97, .d98, .d99, .d100, .d101, .d102, .d103]) {
      if pass.isDue(.d96) {
        let value: Int = _TwoHundredFormulas.d96(_s6, _s45)
        if Bindgen.replace(&_cache.d96, with: value) { pass.changed(.d96) }
      }
      if pass.isDue(.d97) {
        let value: Int = _TwoHundredFormulas.d97(_s7, _s52)
        if Bindgen.replace(&_cache.d97, with: value) { pass.changed(.d97) }
      }
      if pass.isDue(.d98) {
        let value: String = _TwoHundredFormulas.d98(_s8, _s59)
        if Bindgen.replace(&_cache.d98, with: value) { pass.changed(.d98) }
      }
      if pass.isDue(.d99) {
        let value: Int = _TwoHundredFormulas.d99(_s9, _s66)
        if Bindgen.replace(&_cache.d99, with: value) { pass.changed(.d99) }
      }
      if pass.isDue(.d100) {
        let value: Int = _TwoHundredFormulas.d100(_s10, _s73)
        if Bindgen.replace(&_cache.d100, with: value) { pass.changed(.d100) }
      }
      if pass.isDue(.d101) {
        let value: Int = _TwoHundredFormulas.d101(_s11, _s80)
        if Bindgen.replace(&_cache.d101, with: value) { pass.changed(.d101) }
      }
      if pass.isDue(.d102) {
        let value: Int = _TwoHundredFormulas.d102(_s12, _s87)
        if Bindgen.replace(&_cache.d102, with: value) { pass.changed(.d102) }
      }
      if pass.isDue(.d103) {
        let value: Int = _TwoHundredFormulas.d103(_s13, _cache.d63)
        if Bindgen.replace(&_cache.d103, with: value) { pass.changed(.d103) }
      }
    }
    if pass.isDue([.d104, .d105, .d106, .d107, .d108, .d109]) {
      if pass.isDue(.d104) {
        let value: Int = _TwoHundredFormulas.d104(_cache.d103, _cache.d100)
        if Bindgen.replace(&_cache.d104, with: value) { pass.changed(.d104) }
      }
      if pass.isDue(.d105) {
        let value: Int = _TwoHundredFormulas.d105(_s15, _s18)
        if Bindgen.replace(&_cache.d105, with: value) { pass.changed(.d105) }
      }
      if pass.isDue(.d106) {
        let value: Int = _TwoHundredFormulas.d106(_s16, _s25)
        if Bindgen.replace(&_cache.d106, with: value) { pass.changed(.d106) }
      }
      if pass.isDue(.d107) {
        let value: Int = _TwoHundredFormulas.d107(_s17, _s32)
        if Bindgen.replace(&_cache.d107, with: value) { pass.changed(.d107) }
      }
      if pass.isDue(.d108) {
        let value: Int = _TwoHundredFormulas.d108(_s18, _cache.d68)
        if Bindgen.replace(&_cache.d108, with: value) { pass.changed(.d108) }
      }
      if pass.isDue(.d109) {
        let value: String = _TwoHundredFormulas.d109(_s19, _s46)
        if Bindgen.replace(&_cache.d109, with: value) { pass.changed(.d109) }
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

/// Is called when `TwoHundred` has changed, once a transaction.
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

// Made by bindgen from Wide.bindgen.yml. Do not edit: change the spec.
// swift-format-ignore-file
// swiftlint:disable all

final class Meadow: Bindgen.Observed {
  // MARK: Given

  let payload: Payload

  // MARK: State

  var s0: Int {
    get { _s0 }
    set { if Bindgen.replace(&_s0, with: newValue) { _wrote(.s0) } }
  }
  private var _s0: Int

  var s1: Int {
    get { _s1 }
    set { if Bindgen.replace(&_s1, with: newValue) { _wrote(.s1) } }
  }
  private var _s1: Int

  var s2: Int {
    get { _s2 }
    set { if Bindgen.replace(&_s2, with: newValue) { _wrote(.s2) } }
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

  var s5: Int {
    get { _s5 }
    set { if Bindgen.replace(&_s5, with: newValue) { _wrote(.s5) } }
  }
  private var _s5: Int

  var s6: Int {
    get { _s6 }
    set { if Bindgen.replace(&_s6, with: newValue) { _wrote(.s6) } }
  }
  private var _s6: Int

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
    set { if Bindgen.replace(&_s9, with: newValue) { _wrote(.s9) } }
  }
  private var _s9: Int

  var s10: Int {
    get { _s10 }
    set { if Bindgen.replace(&_s10, with: newValue) { _wrote(.s10) } }
  }
  private var _s10: Int

  var s11: Int {
    get { _s11 }
    set { if Bindgen.replace(&_s11, with: newValue) { _wrote(.s11) } }
  }
  private var _s11: Int

  var s12: Int {
    get { _s12 }
    set { if Bindgen.replace(&_s12, with: newValue) { _wrote(.s12) } }
  }
  private var _s12: Int

  var s13: Int {
    get { _s13 }
    set { if Bindgen.replace(&_s13, with: newValue) { _wrote(.s13) } }
  }
  private var _s13: Int

  var s14: Int {
    get { _s14 }
    set { if Bindgen.replace(&_s14, with: newValue) { _wrote(.s14) } }
  }
  private var _s14: Int

  var s15: Int {
    get { _s15 }
    set { if Bindgen.replace(&_s15, with: newValue) { _wrote(.s15) } }
  }
  private var _s15: Int

  var s16: Int {
    get { _s16 }
    set { if Bindgen.replace(&_s16, with: newValue) { _wrote(.s16) } }
  }
  private var _s16: Int

  var s17: Int {
    get { _s17 }
    set { if Bindgen.replace(&_s17, with: newValue) { _wrote(.s17) } }
  }
  private var _s17: Int

  var s18: Int {
    get { _s18 }
    set { if Bindgen.replace(&_s18, with: newValue) { _wrote(.s18) } }
  }
  private var _s18: Int

  var s19: Int {
    get { _s19 }
    set { if Bindgen.replace(&_s19, with: newValue) { _wrote(.s19) } }
  }
  private var _s19: Int

  var s20: Int {
    get { _s20 }
    set { if Bindgen.replace(&_s20, with: newValue) { _wrote(.s20) } }
  }
  private var _s20: Int

  var s21: Int {
    get { _s21 }
    set { if Bindgen.replace(&_s21, with: newValue) { _wrote(.s21) } }
  }
  private var _s21: Int

  var s22: Int {
    get { _s22 }
    set { if Bindgen.replace(&_s22, with: newValue) { _wrote(.s22) } }
  }
  private var _s22: Int

  var s23: Int {
    get { _s23 }
    set { if Bindgen.replace(&_s23, with: newValue) { _wrote(.s23) } }
  }
  private var _s23: Int

  var s24: Int {
    get { _s24 }
    set { if Bindgen.replace(&_s24, with: newValue) { _wrote(.s24) } }
  }
  private var _s24: Int

  var s25: Int {
    get { _s25 }
    set { if Bindgen.replace(&_s25, with: newValue) { _wrote(.s25) } }
  }
  private var _s25: Int

  var s26: Int {
    get { _s26 }
    set { if Bindgen.replace(&_s26, with: newValue) { _wrote(.s26) } }
  }
  private var _s26: Int

  var s27: Int {
    get { _s27 }
    set { if Bindgen.replace(&_s27, with: newValue) { _wrote(.s27) } }
  }
  private var _s27: Int

  var s28: Int {
    get { _s28 }
    set { if Bindgen.replace(&_s28, with: newValue) { _wrote(.s28) } }
  }
  private var _s28: Int

  var s29: Int {
    get { _s29 }
    set { if Bindgen.replace(&_s29, with: newValue) { _wrote(.s29) } }
  }
  private var _s29: Int

  var s30: Int {
    get { _s30 }
    set { if Bindgen.replace(&_s30, with: newValue) { _wrote(.s30) } }
  }
  private var _s30: Int

  var s31: Int {
    get { _s31 }
    set { if Bindgen.replace(&_s31, with: newValue) { _wrote(.s31) } }
  }
  private var _s31: Int

  var s32: Int {
    get { _s32 }
    set { if Bindgen.replace(&_s32, with: newValue) { _wrote(.s32) } }
  }
  private var _s32: Int

  var s33: Int {
    get { _s33 }
    set { if Bindgen.replace(&_s33, with: newValue) { _wrote(.s33) } }
  }
  private var _s33: Int

  var s34: Int {
    get { _s34 }
    set { if Bindgen.replace(&_s34, with: newValue) { _wrote(.s34) } }
  }
  private var _s34: Int

  var s35: Int {
    get { _s35 }
    set { if Bindgen.replace(&_s35, with: newValue) { _wrote(.s35) } }
  }
  private var _s35: Int

  var s36: Int {
    get { _s36 }
    set { if Bindgen.replace(&_s36, with: newValue) { _wrote(.s36) } }
  }
  private var _s36: Int

  var s37: Int {
    get { _s37 }
    set { if Bindgen.replace(&_s37, with: newValue) { _wrote(.s37) } }
  }
  private var _s37: Int

  var s38: Int {
    get { _s38 }
    set { if Bindgen.replace(&_s38, with: newValue) { _wrote(.s38) } }
  }
  private var _s38: Int

  var s39: Int {
    get { _s39 }
    set { if Bindgen.replace(&_s39, with: newValue) { _wrote(.s39) } }
  }
  private var _s39: Int

  var s40: Int {
    get { _s40 }
    set { if Bindgen.replace(&_s40, with: newValue) { _wrote(.s40) } }
  }
  private var _s40: Int

  var s41: Int {
    get { _s41 }
    set { if Bindgen.replace(&_s41, with: newValue) { _wrote(.s41) } }
  }
  private var _s41: Int

  var s42: Int {
    get { _s42 }
    set { if Bindgen.replace(&_s42, with: newValue) { _wrote(.s42) } }
  }
  private var _s42: Int

  var s43: Int {
    get { _s43 }
    set { if Bindgen.replace(&_s43, with: newValue) { _wrote(.s43) } }
  }
  private var _s43: Int

  var s44: Int {
    get { _s44 }
    set { if Bindgen.replace(&_s44, with: newValue) { _wrote(.s44) } }
  }
  private var _s44: Int

  var s45: Int {
    get { _s45 }
    set { if Bindgen.replace(&_s45, with: newValue) { _wrote(.s45) } }
  }
  private var _s45: Int

  var s46: Int {
    get { _s46 }
    set { if Bindgen.replace(&_s46, with: newValue) { _wrote(.s46) } }
  }
  private var _s46: Int

  var s47: Int {
    get { _s47 }
    set { if Bindgen.replace(&_s47, with: newValue) { _wrote(.s47) } }
  }
  private var _s47: Int

  var s48: Int {
    get { _s48 }
    set { if Bindgen.replace(&_s48, with: newValue) { _wrote(.s48) } }
  }
  private var _s48: Int

  var s49: Int {
    get { _s49 }
    set { if Bindgen.replace(&_s49, with: newValue) { _wrote(.s49) } }
  }
  private var _s49: Int

  var s50: Int {
    get { _s50 }
    set { if Bindgen.replace(&_s50, with: newValue) { _wrote(.s50) } }
  }
  private var _s50: Int

  var s51: Int {
    get { _s51 }
    set { if Bindgen.replace(&_s51, with: newValue) { _wrote(.s51) } }
  }
  private var _s51: Int

  var s52: Int {
    get { _s52 }
    set { if Bindgen.replace(&_s52, with: newValue) { _wrote(.s52) } }
  }
  private var _s52: Int

  var s53: Int {
    get { _s53 }
    set { if Bindgen.replace(&_s53, with: newValue) { _wrote(.s53) } }
  }
  private var _s53: Int

  var s54: Int {
    get { _s54 }
    set { if Bindgen.replace(&_s54, with: newValue) { _wrote(.s54) } }
  }
  private var _s54: Int

  var s55: Int {
    get { _s55 }
    set { if Bindgen.replace(&_s55, with: newValue) { _wrote(.s55) } }
  }
  private var _s55: Int

  var s56: Int {
    get { _s56 }
    set { if Bindgen.replace(&_s56, with: newValue) { _wrote(.s56) } }
  }
  private var _s56: Int

  var s57: Int {
    get { _s57 }
    set { if Bindgen.replace(&_s57, with: newValue) { _wrote(.s57) } }
  }
  private var _s57: Int

  var s58: Int {
    get { _s58 }
    set { if Bindgen.replace(&_s58, with: newValue) { _wrote(.s58) } }
  }
  private var _s58: Int

  var s59: Int {
    get { _s59 }
    set { if Bindgen.replace(&_s59, with: newValue) { _wrote(.s59) } }
  }
  private var _s59: Int

  var s60: Int {
    get { _s60 }
    set { if Bindgen.replace(&_s60, with: newValue) { _wrote(.s60) } }
  }
  private var _s60: Int

  var s61: Int {
    get { _s61 }
    set { if Bindgen.replace(&_s61, with: newValue) { _wrote(.s61) } }
  }
  private var _s61: Int

  var s62: Int {
    get { _s62 }
    set { if Bindgen.replace(&_s62, with: newValue) { _wrote(.s62) } }
  }
  private var _s62: Int

  var s63: Int {
    get { _s63 }
    set { if Bindgen.replace(&_s63, with: newValue) { _wrote(.s63) } }
  }
  private var _s63: Int

  var s64: Int {
    get { _s64 }
    set { if Bindgen.replace(&_s64, with: newValue) { _wrote(.s64) } }
  }
  private var _s64: Int

  var s65: Int {
    get { _s65 }
    set { if Bindgen.replace(&_s65, with: newValue) { _wrote(.s65) } }
  }
  private var _s65: Int

  var s66: Int {
    get { _s66 }
    set { if Bindgen.replace(&_s66, with: newValue) { _wrote(.s66) } }
  }
  private var _s66: Int

  var s67: Int {
    get { _s67 }
    set { if Bindgen.replace(&_s67, with: newValue) { _wrote(.s67) } }
  }
  private var _s67: Int

  var s68: Int {
    get { _s68 }
    set { if Bindgen.replace(&_s68, with: newValue) { _wrote(.s68) } }
  }
  private var _s68: Int

  var s69: Int {
    get { _s69 }
    set { if Bindgen.replace(&_s69, with: newValue) { _wrote(.s69) } }
  }
  private var _s69: Int

  // MARK: Derived

  var d0: Int {
    _refresh(.d0)
    return _cache.d0
  }

  var d1: Int {
    _refresh(.d1)
    return _cache.d1
  }

  var d2: Int {
    _refresh(.d2)
    return _cache.d2
  }

  var d3: Int {
    _refresh(.d3)
    return _cache.d3
  }

  var d4: Int {
    _refresh(.d4)
    return _cache.d4
  }

  var d5: Int {
    _refresh(.d5)
    return _cache.d5
  }

  var d6: Int {
    _refresh(.d6)
    return _cache.d6
  }

  var d7: Int {
    _refresh(.d7)
    return _cache.d7
  }

  var d8: Int {
    _refresh(.d8)
    return _cache.d8
  }

  var d9: Int {
    _refresh(.d9)
    return _cache.d9
  }

  var d10: Int {
    _refresh(.d10)
    return _cache.d10
  }

  var d11: Int {
    _refresh(.d11)
    return _cache.d11
  }

  var d12: Int {
    _refresh(.d12)
    return _cache.d12
  }

  var d13: Int {
    _refresh(.d13)
    return _cache.d13
  }

  var d14: Int {
    _refresh(.d14)
    return _cache.d14
  }

  var d15: Int {
    _refresh(.d15)
    return _cache.d15
  }

  var d16: Int {
    _refresh(.d16)
    return _cache.d16
  }

  var d17: Int {
    _refresh(.d17)
    return _cache.d17
  }

  var d18: Int {
    _refresh(.d18)
    return _cache.d18
  }

  var d19: Int {
    _refresh(.d19)
    return _cache.d19
  }

  var d20: Int {
    _refresh(.d20)
    return _cache.d20
  }

  var d21: Int {
    _refresh(.d21)
    return _cache.d21
  }

  var d22: Int {
    _refresh(.d22)
    return _cache.d22
  }

  var d23: Int {
    _refresh(.d23)
    return _cache.d23
  }

  var d24: Int {
    _refresh(.d24)
    return _cache.d24
  }

  var d25: Int {
    _refresh(.d25)
    return _cache.d25
  }

  var d26: Int {
    _refresh(.d26)
    return _cache.d26
  }

  var d27: Int {
    _refresh(.d27)
    return _cache.d27
  }

  var d28: Int {
    _refresh(.d28)
    return _cache.d28
  }

  var d29: Int {
    _refresh(.d29)
    return _cache.d29
  }

  var d30: Int {
    _refresh(.d30)
    return _cache.d30
  }

  var d31: Int {
    _refresh(.d31)
    return _cache.d31
  }

  var d32: Int {
    _refresh(.d32)
    return _cache.d32
  }

  var d33: Int {
    _refresh(.d33)
    return _cache.d33
  }

  var d34: Int {
    _refresh(.d34)
    return _cache.d34
  }

  var d35: Int {
    _refresh(.d35)
    return _cache.d35
  }

  var d36: Int {
    _refresh(.d36)
    return _cache.d36
  }

  var d37: Int {
    _refresh(.d37)
    return _cache.d37
  }

  var d38: Int {
    _refresh(.d38)
    return _cache.d38
  }

  var d39: Int {
    _refresh(.d39)
    return _cache.d39
  }

  var d40: Int {
    _refresh(.d40)
    return _cache.d40
  }

  var d41: Int {
    _refresh(.d41)
    return _cache.d41
  }

  var d42: Int {
    _refresh(.d42)
    return _cache.d42
  }

  var d43: Int {
    _refresh(.d43)
    return _cache.d43
  }

  var d44: Int {
    _refresh(.d44)
    return _cache.d44
  }

  var d45: Int {
    _refresh(.d45)
    return _cache.d45
  }

  var d46: Int {
    _refresh(.d46)
    return _cache.d46
  }

  var d47: Int {
    _refresh(.d47)
    return _cache.d47
  }

  var d48: Int {
    _refresh(.d48)
    return _cache.d48
  }

  var d49: Int {
    _refresh(.d49)
    return _cache.d49
  }

  var d50: Int {
    _refresh(.d50)
    return _cache.d50
  }

  var d51: Int {
    _refresh(.d51)
    return _cache.d51
  }

  var d52: Int {
    _refresh(.d52)
    return _cache.d52
  }

  var d53: Int {
    _refresh(.d53)
    return _cache.d53
  }

  var d54: Int {
    _refresh(.d54)
    return _cache.d54
  }

  var d55: Int {
    _refresh(.d55)
    return _cache.d55
  }

  var d56: Int {
    _refresh(.d56)
    return _cache.d56
  }

  var d57: Int {
    _refresh(.d57)
    return _cache.d57
  }

  var d58: Int {
    _refresh(.d58)
    return _cache.d58
  }

  var d59: Int {
    _refresh(.d59)
    return _cache.d59
  }

  var d60: Int {
    _refresh(.d60)
    return _cache.d60
  }

  var d61: Int {
    _refresh(.d61)
    return _cache.d61
  }

  var d62: Int {
    _refresh(.d62)
    return _cache.d62
  }

  var d63: Int {
    _refresh(.d63)
    return _cache.d63
  }

  var d64: Int {
    _refresh(.d64)
    return _cache.d64
  }

  var d65: Int {
    _refresh(.d65)
    return _cache.d65
  }

  var d66: Int {
    _refresh(.d66)
    return _cache.d66
  }

  var d67: Int {
    _refresh(.d67)
    return _cache.d67
  }

  var d68: Int {
    _refresh(.d68)
    return _cache.d68
  }

  var d69: Int {
    _refresh(.d69)
    return _cache.d69
  }

  // MARK: Actions

  func raise(by amount: Int) {
    _core.open()
    defer { _core.close() }
    s0 += amount
    s65 += amount
  }

  // MARK: Init

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
    _core.updateObserved(of: self)
  }

  // MARK: Fields

  /// The fields that a transaction changed.
  struct Changes: OptionSet, Sendable, Bindgen.FieldSet {
    private(set) var rawValue: SIMD4<UInt64>

    init() { rawValue = SIMD4<UInt64>() }
    init(rawValue: SIMD4<UInt64>) { self.rawValue = rawValue }

    static let s0: Changes = Changes(field: 0)
    static let s1: Changes = Changes(field: 1)
    static let s2: Changes = Changes(field: 2)
    static let s3: Changes = Changes(field: 3)
    static let s4: Changes = Changes(field: 4)
    static let s5: Changes = Changes(field: 5)
    static let s6: Changes = Changes(field: 6)
    static let s7: Changes = Changes(field: 7)
    static let s8: Changes = Changes(field: 8)
    static let s9: Changes = Changes(field: 9)
    static let s10: Changes = Changes(field: 10)
    static let s11: Changes = Changes(field: 11)
    static let s12: Changes = Changes(field: 12)
    static let s13: Changes = Changes(field: 13)
    static let s14: Changes = Changes(field: 14)
    static let s15: Changes = Changes(field: 15)
    static let s16: Changes = Changes(field: 16)
    static let s17: Changes = Changes(field: 17)
    static let s18: Changes = Changes(field: 18)
    static let s19: Changes = Changes(field: 19)
    static let s20: Changes = Changes(field: 20)
    static let s21: Changes = Changes(field: 21)
    static let s22: Changes = Changes(field: 22)
    static let s23: Changes = Changes(field: 23)
    static let s24: Changes = Changes(field: 24)
    static let s25: Changes = Changes(field: 25)
    static let s26: Changes = Changes(field: 26)
    static let s27: Changes = Changes(field: 27)
    static let s28: Changes = Changes(field: 28)
    static let s29: Changes = Changes(field: 29)
    static let s30: Changes = Changes(field: 30)
    static let s31: Changes = Changes(field: 31)
    static let s32: Changes = Changes(field: 32)
    static let s33: Changes = Changes(field: 33)
    static let s34: Changes = Changes(field: 34)
    static let s35: Changes = Changes(field: 35)
    static let s36: Changes = Changes(field: 36)
    static let s37: Changes = Changes(field: 37)
    static let s38: Changes = Changes(field: 38)
    static let s39: Changes = Changes(field: 39)
    static let s40: Changes = Changes(field: 40)
    static let s41: Changes = Changes(field: 41)
    static let s42: Changes = Changes(field: 42)
    static let s43: Changes = Changes(field: 43)
    static let s44: Changes = Changes(field: 44)
    static let s45: Changes = Changes(field: 45)
    static let s46: Changes = Changes(field: 46)
    static let s47: Changes = Changes(field: 47)
    static let s48: Changes = Changes(field: 48)
    static let s49: Changes = Changes(field: 49)
    static let s50: Changes = Changes(field: 50)
    static let s51: Changes = Changes(field: 51)
    static let s52: Changes = Changes(field: 52)
    static let s53: Changes = Changes(field: 53)
    static let s54: Changes = Changes(field: 54)
    static let s55: Changes = Changes(field: 55)
    static let s56: Changes = Changes(field: 56)
    static let s57: Changes = Changes(field: 57)
    static let s58: Changes = Changes(field: 58)
    static let s59: Changes = Changes(field: 59)
    static let s60: Changes = Changes(field: 60)
    static let s61: Changes = Changes(field: 61)
    static let s62: Changes = Changes(field: 62)
    static let s63: Changes = Changes(field: 63)
    static let s64: Changes = Changes(field: 64)
    static let s65: Changes = Changes(field: 65)
    static let s66: Changes = Changes(field: 66)
    static let s67: Changes = Changes(field: 67)
    static let s68: Changes = Changes(field: 68)
    static let s69: Changes = Changes(field: 69)
    static let d0: Changes = Changes(field: 70)
    static let d1: Changes = Changes(field: 71)
    static let d2: Changes = Changes(field: 72)
    static let d3: Changes = Changes(field: 73)
    static let d4: Changes = Changes(field: 74)
    static let d5: Changes = Changes(field: 75)
    static let d6: Changes = Changes(field: 76)
    static let d7: Changes = Changes(field: 77)
    static let d8: Changes = Changes(field: 78)
    static let d9: Changes = Changes(field: 79)
    static let d10: Changes = Changes(field: 80)
    static let d11: Changes = Changes(field: 81)
    static let d12: Changes = Changes(field: 82)
    static let d13: Changes = Changes(field: 83)
    static let d14: Changes = Changes(field: 84)
    static let d15: Changes = Changes(field: 85)
    static let d16: Changes = Changes(field: 86)
    static let d17: Changes = Changes(field: 87)
    static let d18: Changes = Changes(field: 88)
    static let d19: Changes = Changes(field: 89)
    static let d20: Changes = Changes(field: 90)
    static let d21: Changes = Changes(field: 91)
    static let d22: Changes = Changes(field: 92)
    static let d23: Changes = Changes(field: 93)
    static let d24: Changes = Changes(field: 94)
    static let d25: Changes = Changes(field: 95)
    static let d26: Changes = Changes(field: 96)
    static let d27: Changes = Changes(field: 97)
    static let d28: Changes = Changes(field: 98)
    static let d29: Changes = Changes(field: 99)
    static let d30: Changes = Changes(field: 100)
    static let d31: Changes = Changes(field: 101)
    static let d32: Changes = Changes(field: 102)
    static let d33: Changes = Changes(field: 103)
    static let d34: Changes = Changes(field: 104)
    static let d35: Changes = Changes(field: 105)
    static let d36: Changes = Changes(field: 106)
    static let d37: Changes = Changes(field: 107)
    static let d38: Changes = Changes(field: 108)
    static let d39: Changes = Changes(field: 109)
    static let d40: Changes = Changes(field: 110)
    static let d41: Changes = Changes(field: 111)
    static let d42: Changes = Changes(field: 112)
    static let d43: Changes = Changes(field: 113)
    static let d44: Changes = Changes(field: 114)
    static let d45: Changes = Changes(field: 115)
    static let d46: Changes = Changes(field: 116)
    static let d47: Changes = Changes(field: 117)
    static let d48: Changes = Changes(field: 118)
    static let d49: Changes = Changes(field: 119)
    static let d50: Changes = Changes(field: 120)
    static let d51: Changes = Changes(field: 121)
    static let d52: Changes = Changes(field: 122)
    static let d53: Changes = Changes(field: 123)
    static let d54: Changes = Changes(field: 124)
    static let d55: Changes = Changes(field: 125)
    static let d56: Changes = Changes(field: 126)
    static let d57: Changes = Changes(field: 127)
    static let d58: Changes = Changes(field: 128)
    static let d59: Changes = Changes(field: 129)
    static let d60: Changes = Changes(field: 130)
    static let d61: Changes = Changes(field: 131)
    static let d62: Changes = Changes(field: 132)
    static let d63: Changes = Changes(field: 133)
    static let d64: Changes = Changes(field: 134)
    static let d65: Changes = Changes(field: 135)
    static let d66: Changes = Changes(field: 136)
    static let d67: Changes = Changes(field: 137)
    static let d68: Changes = Changes(field: 138)
    static let d69: Changes = Changes(field: 139)

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
    var s5: Field<Int> { (.s5, { $0.s5 }) }
    var s6: Field<Int> { (.s6, { $0.s6 }) }
    var s7: Field<Int> { (.s7, { $0.s7 }) }
    var s8: Field<Int> { (.s8, { $0.s8 }) }
    var s9: Field<Int> { (.s9, { $0.s9 }) }
    var s10: Field<Int> { (.s10, { $0.s10 }) }
    var s11: Field<Int> { (.s11, { $0.s11 }) }
    var s12: Field<Int> { (.s12, { $0.s12 }) }
    var s13: Field<Int> { (.s13, { $0.s13 }) }
    var s14: Field<Int> { (.s14, { $0.s14 }) }
    var s15: Field<Int> { (.s15, { $0.s15 }) }
    var s16: Field<Int> { (.s16, { $0.s16 }) }
    var s17: Field<Int> { (.s17, { $0.s17 }) }
    var s18: Field<Int> { (.s18, { $0.s18 }) }
    var s19: Field<Int> { (.s19, { $0.s19 }) }
    var s20: Field<Int> { (.s20, { $0.s20 }) }
    var s21: Field<Int> { (.s21, { $0.s21 }) }
    var s22: Field<Int> { (.s22, { $0.s22 }) }
    var s23: Field<Int> { (.s23, { $0.s23 }) }
    var s24: Field<Int> { (.s24, { $0.s24 }) }
    var s25: Field<Int> { (.s25, { $0.s25 }) }
    var s26: Field<Int> { (.s26, { $0.s26 }) }
    var s27: Field<Int> { (.s27, { $0.s27 }) }
    var s28: Field<Int> { (.s28, { $0.s28 }) }
    var s29: Field<Int> { (.s29, { $0.s29 }) }
    var s30: Field<Int> { (.s30, { $0.s30 }) }
    var s31: Field<Int> { (.s31, { $0.s31 }) }
    var s32: Field<Int> { (.s32, { $0.s32 }) }
    var s33: Field<Int> { (.s33, { $0.s33 }) }
    var s34: Field<Int> { (.s34, { $0.s34 }) }
    var s35: Field<Int> { (.s35, { $0.s35 }) }
    var s36: Field<Int> { (.s36, { $0.s36 }) }
    var s37: Field<Int> { (.s37, { $0.s37 }) }
    var s38: Field<Int> { (.s38, { $0.s38 }) }
    var s39: Field<Int> { (.s39, { $0.s39 }) }
    var s40: Field<Int> { (.s40, { $0.s40 }) }
    var s41: Field<Int> { (.s41, { $0.s41 }) }
    var s42: Field<Int> { (.s42, { $0.s42 }) }
    var s43: Field<Int> { (.s43, { $0.s43 }) }
    var s44: Field<Int> { (.s44, { $0.s44 }) }
    var s45: Field<Int> { (.s45, { $0.s45 }) }
    var s46: Field<Int> { (.s46, { $0.s46 }) }
    var s47: Field<Int> { (.s47, { $0.s47 }) }
    var s48: Field<Int> { (.s48, { $0.s48 }) }
    var s49: Field<Int> { (.s49, { $0.s49 }) }
    var s50: Field<Int> { (.s50, { $0.s50 }) }
    var s51: Field<Int> { (.s51, { $0.s51 }) }
    var s52: Field<Int> { (.s52, { $0.s52 }) }
    var s53: Field<Int> { (.s53, { $0.s53 }) }
    var s54: Field<Int> { (.s54, { $0.s54 }) }
    var s55: Field<Int> { (.s55, { $0.s55 }) }
    var s56: Field<Int> { (.s56, { $0.s56 }) }
    var s57: Field<Int> { (.s57, { $0.s57 }) }
    var s58: Field<Int> { (.s58, { $0.s58 }) }
    var s59: Field<Int> { (.s59, { $0.s59 }) }
    var s60: Field<Int> { (.s60, { $0.s60 }) }
    var s61: Field<Int> { (.s61, { $0.s61 }) }
    var s62: Field<Int> { (.s62, { $0.s62 }) }
    var s63: Field<Int> { (.s63, { $0.s63 }) }
    var s64: Field<Int> { (.s64, { $0.s64 }) }
    var s65: Field<Int> { (.s65, { $0.s65 }) }
    var s66: Field<Int> { (.s66, { $0.s66 }) }
    var s67: Field<Int> { (.s67, { $0.s67 }) }
    var s68: Field<Int> { (.s68, { $0.s68 }) }
    var s69: Field<Int> { (.s69, { $0.s69 }) }
    var d0: Field<Int> { (.d0, { $0.d0 }) }
    var d1: Field<Int> { (.d1, { $0.d1 }) }
    var d2: Field<Int> { (.d2, { $0.d2 }) }
    var d3: Field<Int> { (.d3, { $0.d3 }) }
    var d4: Field<Int> { (.d4, { $0.d4 }) }
    var d5: Field<Int> { (.d5, { $0.d5 }) }
    var d6: Field<Int> { (.d6, { $0.d6 }) }
    var d7: Field<Int> { (.d7, { $0.d7 }) }
    var d8: Field<Int> { (.d8, { $0.d8 }) }
    var d9: Field<Int> { (.d9, { $0.d9 }) }
    var d10: Field<Int> { (.d10, { $0.d10 }) }
    var d11: Field<Int> { (.d11, { $0.d11 }) }
    var d12: Field<Int> { (.d12, { $0.d12 }) }
    var d13: Field<Int> { (.d13, { $0.d13 }) }
    var d14: Field<Int> { (.d14, { $0.d14 }) }
    var d15: Field<Int> { (.d15, { $0.d15 }) }
    var d16: Field<Int> { (.d16, { $0.d16 }) }
    var d17: Field<Int> { (.d17, { $0.d17 }) }
    var d18: Field<Int> { (.d18, { $0.d18 }) }
    var d19: Field<Int> { (.d19, { $0.d19 }) }
    var d20: Field<Int> { (.d20, { $0.d20 }) }
    var d21: Field<Int> { (.d21, { $0.d21 }) }
    var d22: Field<Int> { (.d22, { $0.d22 }) }
    var d23: Field<Int> { (.d23, { $0.d23 }) }
    var d24: Field<Int> { (.d24, { $0.d24 }) }
    var d25: Field<Int> { (.d25, { $0.d25 }) }
    var d26: Field<Int> { (.d26, { $0.d26 }) }
    var d27: Field<Int> { (.d27, { $0.d27 }) }
    var d28: Field<Int> { (.d28, { $0.d28 }) }
    var d29: Field<Int> { (.d29, { $0.d29 }) }
    var d30: Field<Int> { (.d30, { $0.d30 }) }
    var d31: Field<Int> { (.d31, { $0.d31 }) }
    var d32: Field<Int> { (.d32, { $0.d32 }) }
    var d33: Field<Int> { (.d33, { $0.d33 }) }
    var d34: Field<Int> { (.d34, { $0.d34 }) }
    var d35: Field<Int> { (.d35, { $0.d35 }) }
    var d36: Field<Int> { (.d36, { $0.d36 }) }
    var d37: Field<Int> { (.d37, { $0.d37 }) }
    var d38: Field<Int> { (.d38, { $0.d38 }) }
    var d39: Field<Int> { (.d39, { $0.d39 }) }
    var d40: Field<Int> { (.d40, { $0.d40 }) }
    var d41: Field<Int> { (.d41, { $0.d41 }) }
    var d42: Field<Int> { (.d42, { $0.d42 }) }
    var d43: Field<Int> { (.d43, { $0.d43 }) }
    var d44: Field<Int> { (.d44, { $0.d44 }) }
    var d45: Field<Int> { (.d45, { $0.d45 }) }
    var d46: Field<Int> { (.d46, { $0.d46 }) }
    var d47: Field<Int> { (.d47, { $0.d47 }) }
    var d48: Field<Int> { (.d48, { $0.d48 }) }
    var d49: Field<Int> { (.d49, { $0.d49 }) }
    var d50: Field<Int> { (.d50, { $0.d50 }) }
    var d51: Field<Int> { (.d51, { $0.d51 }) }
    var d52: Field<Int> { (.d52, { $0.d52 }) }
    var d53: Field<Int> { (.d53, { $0.d53 }) }
    var d54: Field<Int> { (.d54, { $0.d54 }) }
    var d55: Field<Int> { (.d55, { $0.d55 }) }
    var d56: Field<Int> { (.d56, { $0.d56 }) }
    var d57: Field<Int> { (.d57, { $0.d57 }) }
    var d58: Field<Int> { (.d58, { $0.d58 }) }
    var d59: Field<Int> { (.d59, { $0.d59 }) }
    var d60: Field<Int> { (.d60, { $0.d60 }) }
    var d61: Field<Int> { (.d61, { $0.d61 }) }
    var d62: Field<Int> { (.d62, { $0.d62 }) }
    var d63: Field<Int> { (.d63, { $0.d63 }) }
    var d64: Field<Int> { (.d64, { $0.d64 }) }
    var d65: Field<Int> { (.d65, { $0.d65 }) }
    var d66: Field<Int> { (.d66, { $0.d66 }) }
    var d67: Field<Int> { (.d67, { $0.d67 }) }
    var d68: Field<Int> { (.d68, { $0.d68 }) }
    var d69: Field<Int> { (.d69, { $0.d69 }) }
  }
  static var _fields: Fields { Fields() }

  weak var delegate: (any MeadowDelegate)? {
    didSet { delegate == nil ? _core.updateObserved(of: self) : _core.begin(_core.graph.all, of: self) }
  }

  private func _notify(_ delegate: any MeadowDelegate, _ changes: Changes) {
    delegate.meadow(self, didChange: changes)
    _notify0(delegate, changes)
    _notify1(delegate, changes)
    _notify2(delegate, changes)
    _notify3(delegate, changes)
    _notify4(delegate, changes)
  }

  private func _notify0(_ delegate: any MeadowDelegate, _ changes: Changes) {
    if changes.contains(.s0) { delegate.meadowDidChangeS0(self) }
    if changes.contains(.s1) { delegate.meadowDidChangeS1(self) }
    if changes.contains(.s2) { delegate.meadowDidChangeS2(self) }
    if changes.contains(.s3) { delegate.meadowDidChangeS3(self) }
    if changes.contains(.s4) { delegate.meadowDidChangeS4(self) }
    if changes.contains(.s5) { delegate.meadowDidChangeS5(self) }
    if changes.contains(.s6) { delegate.meadowDidChangeS6(self) }
    if changes.contains(.s7) { delegate.meadowDidChangeS7(self) }
    if changes.contains(.s8) { delegate.meadowDidChangeS8(self) }
    if changes.contains(.s9) { delegate.meadowDidChangeS9(self) }
    if changes.contains(.s10) { delegate.meadowDidChangeS10(self) }
    if changes.contains(.s11) { delegate.meadowDidChangeS11(self) }
    if changes.contains(.s12) { delegate.meadowDidChangeS12(self) }
    if changes.contains(.s13) { delegate.meadowDidChangeS13(self) }
    if changes.contains(.s14) { delegate.meadowDidChangeS14(self) }
    if changes.contains(.s15) { delegate.meadowDidChangeS15(self) }
    if changes.contains(.s16) { delegate.meadowDidChangeS16(self) }
    if changes.contains(.s17) { delegate.meadowDidChangeS17(self) }
    if changes.contains(.s18) { delegate.meadowDidChangeS18(self) }
    if changes.contains(.s19) { delegate.meadowDidChangeS19(self) }
    if changes.contains(.s20) { delegate.meadowDidChangeS20(self) }
    if changes.contains(.s21) { delegate.meadowDidChangeS21(self) }
    if changes.contains(.s22) { delegate.meadowDidChangeS22(self) }
    if changes.contains(.s23) { delegate.meadowDidChangeS23(self) }
    if changes.contains(.s24) { delegate.meadowDidChangeS24(self) }
    if changes.contains(.s25) { delegate.meadowDidChangeS25(self) }
    if changes.contains(.s26) { delegate.meadowDidChangeS26(self) }
    if changes.contains(.s27) { delegate.meadowDidChangeS27(self) }
    if changes.contains(.s28) { delegate.meadowDidChangeS28(self) }
    if changes.contains(.s29) { delegate.meadowDidChangeS29(self) }
    if changes.contains(.s30) { delegate.meadowDidChangeS30(self) }
    if changes.contains(.s31) { delegate.meadowDidChangeS31(self) }
  }

  private func _notify1(_ delegate: any MeadowDelegate, _ changes: Changes) {
    if changes.contains(.s32) { delegate.meadowDidChangeS32(self) }
    if changes.contains(.s33) { delegate.meadowDidChangeS33(self) }
    if changes.contains(.s34) { delegate.meadowDidChangeS34(self) }
    if changes.contains(.s35) { delegate.meadowDidChangeS35(self) }
    if changes.contains(.s36) { delegate.meadowDidChangeS36(self) }
    if changes.contains(.s37) { delegate.meadowDidChangeS37(self) }
    if changes.contains(.s38) { delegate.meadowDidChangeS38(self) }
    if changes.contains(.s39) { delegate.meadowDidChangeS39(self) }
    if changes.contains(.s40) { delegate.meadowDidChangeS40(self) }
    if changes.contains(.s41) { delegate.meadowDidChangeS41(self) }
    if changes.contains(.s42) { delegate.meadowDidChangeS42(self) }
    if changes.contains(.s43) { delegate.meadowDidChangeS43(self) }
    if changes.contains(.s44) { delegate.meadowDidChangeS44(self) }
    if changes.contains(.s45) { delegate.meadowDidChangeS45(self) }
    if changes.contains(.s46) { delegate.meadowDidChangeS46(self) }
    if changes.contains(.s47) { delegate.meadowDidChangeS47(self) }
    if changes.contains(.s48) { delegate.meadowDidChangeS48(self) }
    if changes.contains(.s49) { delegate.meadowDidChangeS49(self) }
    if changes.contains(.s50) { delegate.meadowDidChangeS50(self) }
    if changes.contains(.s51) { delegate.meadowDidChangeS51(self) }
    if changes.contains(.s52) { delegate.meadowDidChangeS52(self) }
    if changes.contains(.s53) { delegate.meadowDidChangeS53(self) }
    if changes.contains(.s54) { delegate.meadowDidChangeS54(self) }
    if changes.contains(.s55) { delegate.meadowDidChangeS55(self) }
    if changes.contains(.s56) { delegate.meadowDidChangeS56(self) }
    if changes.contains(.s57) { delegate.meadowDidChangeS57(self) }
    if changes.contains(.s58) { delegate.meadowDidChangeS58(self) }
    if changes.contains(.s59) { delegate.meadowDidChangeS59(self) }
    if changes.contains(.s60) { delegate.meadowDidChangeS60(self) }
    if changes.contains(.s61) { delegate.meadowDidChangeS61(self) }
    if changes.contains(.s62) { delegate.meadowDidChangeS62(self) }
    if changes.contains(.s63) { delegate.meadowDidChangeS63(self) }
  }

  private func _notify2(_ delegate: any MeadowDelegate, _ changes: Changes) {
    if changes.contains(.s64) { delegate.meadowDidChangeS64(self) }
    if changes.contains(.s65) { delegate.meadowDidChangeS65(self) }
    if changes.contains(.s66) { delegate.meadowDidChangeS66(self) }
    if changes.contains(.s67) { delegate.meadowDidChangeS67(self) }
    if changes.contains(.s68) { delegate.meadowDidChangeS68(self) }
    if changes.contains(.s69) { delegate.meadowDidChangeS69(self) }
    if changes.contains(.d0) { delegate.meadowDidChangeD0(self) }
    if changes.contains(.d1) { delegate.meadowDidChangeD1(self) }
    if changes.contains(.d2) { delegate.meadowDidChangeD2(self) }
    if changes.contains(.d3) { delegate.meadowDidChangeD3(self) }
    if changes.contains(.d4) { delegate.meadowDidChangeD4(self) }
    if changes.contains(.d5) { delegate.meadowDidChangeD5(self) }
    if changes.contains(.d6) { delegate.meadowDidChangeD6(self) }
    if changes.contains(.d7) { delegate.meadowDidChangeD7(self) }
    if changes.contains(.d8) { delegate.meadowDidChangeD8(self) }
    if changes.contains(.d9) { delegate.meadowDidChangeD9(self) }
    if changes.contains(.d10) { delegate.meadowDidChangeD10(self) }
    if changes.contains(.d11) { delegate.meadowDidChangeD11(self) }
    if changes.contains(.d12) { delegate.meadowDidChangeD12(self) }
    if changes.contains(.d13) { delegate.meadowDidChangeD13(self) }
    if changes.contains(.d14) { delegate.meadowDidChangeD14(self) }
    if changes.contains(.d15) { delegate.meadowDidChangeD15(self) }
    if changes.contains(.d16) { delegate.meadowDidChangeD16(self) }
    if changes.contains(.d17) { delegate.meadowDidChangeD17(self) }
    if changes.contains(.d18) { delegate.meadowDidChangeD18(self) }
    if changes.contains(.d19) { delegate.meadowDidChangeD19(self) }
    if changes.contains(.d20) { delegate.meadowDidChangeD20(self) }
    if changes.contains(.d21) { delegate.meadowDidChangeD21(self) }
    if changes.contains(.d22) { delegate.meadowDidChangeD22(self) }
    if changes.contains(.d23) { delegate.meadowDidChangeD23(self) }
    if changes.contains(.d24) { delegate.meadowDidChangeD24(self) }
    if changes.contains(.d25) { delegate.meadowDidChangeD25(self) }
  }

  private func _notify3(_ delegate: any MeadowDelegate, _ changes: Changes) {
    if changes.contains(.d26) { delegate.meadowDidChangeD26(self) }
    if changes.contains(.d27) { delegate.meadowDidChangeD27(self) }
    if changes.contains(.d28) { delegate.meadowDidChangeD28(self) }
    if changes.contains(.d29) { delegate.meadowDidChangeD29(self) }
    if changes.contains(.d30) { delegate.meadowDidChangeD30(self) }
    if changes.contains(.d31) { delegate.meadowDidChangeD31(self) }
    if changes.contains(.d32) { delegate.meadowDidChangeD32(self) }
    if changes.contains(.d33) { delegate.meadowDidChangeD33(self) }
    if changes.contains(.d34) { delegate.meadowDidChangeD34(self) }
    if changes.contains(.d35) { delegate.meadowDidChangeD35(self) }
    if changes.contains(.d36) { delegate.meadowDidChangeD36(self) }
    if changes.contains(.d37) { delegate.meadowDidChangeD37(self) }
    if changes.contains(.d38) { delegate.meadowDidChangeD38(self) }
    if changes.contains(.d39) { delegate.meadowDidChangeD39(self) }
    if changes.contains(.d40) { delegate.meadowDidChangeD40(self) }
    if changes.contains(.d41) { delegate.meadowDidChangeD41(self) }
    if changes.contains(.d42) { delegate.meadowDidChangeD42(self) }
    if changes.contains(.d43) { delegate.meadowDidChangeD43(self) }
    if changes.contains(.d44) { delegate.meadowDidChangeD44(self) }
    if changes.contains(.d45) { delegate.meadowDidChangeD45(self) }
    if changes.contains(.d46) { delegate.meadowDidChangeD46(self) }
    if changes.contains(.d47) { delegate.meadowDidChangeD47(self) }
    if changes.contains(.d48) { delegate.meadowDidChangeD48(self) }
    if changes.contains(.d49) { delegate.meadowDidChangeD49(self) }
    if changes.contains(.d50) { delegate.meadowDidChangeD50(self) }
    if changes.contains(.d51) { delegate.meadowDidChangeD51(self) }
    if changes.contains(.d52) { delegate.meadowDidChangeD52(self) }
    if changes.contains(.d53) { delegate.meadowDidChangeD53(self) }
    if changes.contains(.d54) { delegate.meadowDidChangeD54(self) }
    if changes.contains(.d55) { delegate.meadowDidChangeD55(self) }
    if changes.contains(.d56) { delegate.meadowDidChangeD56(self) }
    if changes.contains(.d57) { delegate.meadowDidChangeD57(self) }
  }

  private func _notify4(_ delegate: any MeadowDelegate, _ changes: Changes) {
    if changes.contains(.d58) { delegate.meadowDidChangeD58(self) }
    if changes.contains(.d59) { delegate.meadowDidChangeD59(self) }
    if changes.contains(.d60) { delegate.meadowDidChangeD60(self) }
    if changes.contains(.d61) { delegate.meadowDidChangeD61(self) }
    if changes.contains(.d62) { delegate.meadowDidChangeD62(self) }
    if changes.contains(.d63) { delegate.meadowDidChangeD63(self) }
    if changes.contains(.d64) { delegate.meadowDidChangeD64(self) }
    if changes.contains(.d65) { delegate.meadowDidChangeD65(self) }
    if changes.contains(.d66) { delegate.meadowDidChangeD66(self) }
    if changes.contains(.d67) { delegate.meadowDidChangeD67(self) }
    if changes.contains(.d68) { delegate.meadowDidChangeD68(self) }
    if changes.contains(.d69) { delegate.meadowDidChangeD69(self) }
  }

  // MARK: Machinery

  let _core: Bindgen.Core = Bindgen.Core(Meadow._graph)
  private static let _graph: Bindgen.Graph = Bindgen.Graph(
    Changes.self,
    "s0 s1 s2 s3 s4 s5 s6 s7 s8 s9 s10 s11 s12 s13 s14 s15 s16 s17 s18 s19 s20 s21 s22 s23 s24 s25 s26 s27 s28 s29 s30 s31 s32 s33 s34 s35 s36 s37 s38 s39 s40 s41 s42 s43 s44 s45 s46 s47 s48 s49 s50 s51 s52 s53 s54 s55 s56 s57 s58 s59 s60 s61 s62 s63 s64 s65 s66 s67 s68 s69 d0 d1 d2 d3 d4 d5 d6 d7 d8 d9 d10 d11 d12 d13 d14 d15 d16 d17 d18 d19 d20 d21 d22 d23 d24 d25 d26 d27 d28 d29 d30 d31 d32 d33 d34 d35 d36 d37 d38 d39 d40 d41 d42 d43 d44 d45 d46 d47 d48 d49 d50 d51 d52 d53 d54 d55 d56 d57 d58 d59 d60 d61 d62 d63 d64 d65 d66 d67 d68 d69",
    [
      .d0: [.s0, .s1],
      .d1: [.s1, .s2],
      .d2: [.s2, .s3],
      .d3: [.s3, .s4],
      .d4: [.s4, .s5],
      .d5: [.s5, .s6],
      .d6: [.s6, .s7],
      .d7: [.s7, .s8],
      .d8: [.s8, .s9],
      .d9: [.s9, .s10],
      .d10: [.s10, .s11],
      .d11: [.s11, .s12],
      .d12: [.s12, .s13],
      .d13: [.s13, .s14],
      .d14: [.s14, .s15],
      .d15: [.s15, .s16],
      .d16: [.s16, .s17],
      .d17: [.s17, .s18],
      .d18: [.s18, .s19],
      .d19: [.s19, .s20],
      .d20: [.s20, .s21],
      .d21: [.s21, .s22],
      .d22: [.s22, .s23],
      .d23: [.s23, .s24],
      .d24: [.s24, .s25],
      .d25: [.s25, .s26],
      .d26: [.s26, .s27],
      .d27: [.s27, .s28],
      .d28: [.s28, .s29],
      .d29: [.s29, .s30],
      .d30: [.s30, .s31],
      .d31: [.s31, .s32],
      .d32: [.s32, .s33],
      .d33: [.s33, .s34],
      .d34: [.s34, .s35],
      .d35: [.s35, .s36],
      .d36: [.s36, .s37],
      .d37: [.s37, .s38],
      .d38: [.s38, .s39],
      .d39: [.s39, .s40],
      .d40: [.s40, .s41],
      .d41: [.s41, .s42],
      .d42: [.s42, .s43],
      .d43: [.s43, .s44],
      .d44: [.s44, .s45],
      .d45: [.s45, .s46],
      .d46: [.s46, .s47],
      .d47: [.s47, .s48],
      .d48: [.s48, .s49],
      .d49: [.s49, .s50],
      .d50: [.s50, .s51],
      .d51: [.s51, .s52],
      .d52: [.s52, .s53],
      .d53: [.s53, .s54],
      .d54: [.s54, .s55],
      .d55: [.s55, .s56],
      .d56: [.s56, .s57],
      .d57: [.s57, .s58],
      .d58: [.s58, .s59],
      .d59: [.s59, .s60],
      .d60: [.s60, .s61],
      .d61: [.s61, .s62],
      .d62: [.s62, .s63],
      .d63: [.s63, .s64],
      .d64: [.s64, .s65],
      .d65: [.s65, .s66],
      .d66: [.s66, .s67],
      .d67: [.s67, .s68],
      .d68: [.s68, .s69],
      .d69: [.s0, .s69],
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
    if pass.isDue([.d0, .d1, .d2, .d3, .d4, .d5, .d6, .d7]) {
      if pass.isDue(.d0) {
        let value: Int = _MeadowFormulas.d0(_s0, _s1)
        if Bindgen.replace(&_cache.d0, with: value) { pass.changed(.d0) }
      }
      if pass.isDue(.d1) {
        let value: Int = _MeadowFormulas.d1(_s1, _s2)
        if Bindgen.replace(&_cache.d1, with: value) { pass.changed(.d1) }
      }
      if pass.isDue(.d2) {
        let value: Int = _MeadowFormulas.d2(_s2, _s3)
        if Bindgen.replace(&_cache.d2, with: value) { pass.changed(.d2) }
      }
      if pass.isDue(.d3) {
        let value: Int = _MeadowFormulas.d3(_s3, _s4)
        if Bindgen.replace(&_cache.d3, with: value) { pass.changed(.d3) }
      }
      if pass.isDue(.d4) {
        let value: Int = _MeadowFormulas.d4(_s4, _s5)
        if Bindgen.replace(&_cache.d4, with: value) { pass.changed(.d4) }
      }
      if pass.isDue(.d5) {
        let value: Int = _MeadowFormulas.d5(_s5, _s6)
        if Bindgen.replace(&_cache.d5, with: value) { pass.changed(.d5) }
      }
      if pass.isDue(.d6) {
        let value: Int = _MeadowFormulas.d6(_s6, _s7)
        if Bindgen.replace(&_cache.d6, with: value) { pass.changed(.d6) }
      }
      if pass.isDue(.d7) {
        let value: Int = _MeadowFormulas.d7(_s7, _s8)
        if Bindgen.replace(&_cache.d7, with: value) { pass.changed(.d7) }
      }
    }
    if pass.isDue([.d8, .d9, .d10, .d11, .d12, .d13, .d14, .d15]) {
      if pass.isDue(.d8) {
        let value: Int = _MeadowFormulas.d8(_s8, _s9)
        if Bindgen.replace(&_cache.d8, with: value) { pass.changed(.d8) }
      }
      if pass.isDue(.d9) {
        let value: Int = _MeadowFormulas.d9(_s9, _s10)
        if Bindgen.replace(&_cache.d9, with: value) { pass.changed(.d9) }
      }
      if pass.isDue(.d10) {
        let value: Int = _MeadowFormulas.d10(_s10, _s11)
        if Bindgen.replace(&_cache.d10, with: value) { pass.changed(.d10) }
      }
      if pass.isDue(.d11) {
        let value: Int = _MeadowFormulas.d11(_s11, _s12)
        if Bindgen.replace(&_cache.d11, with: value) { pass.changed(.d11) }
      }
      if pass.isDue(.d12) {
        let value: Int = _MeadowFormulas.d12(_s12, _s13)
        if Bindgen.replace(&_cache.d12, with: value) { pass.changed(.d12) }
      }
      if pass.isDue(.d13) {
        let value: Int = _MeadowFormulas.d13(_s13, _s14)
        if Bindgen.replace(&_cache.d13, with: value) { pass.changed(.d13) }
      }
      if pass.isDue(.d14) {
        let value: Int = _MeadowFormulas.d14(_s14, _s15)
        if Bindgen.replace(&_cache.d14, with: value) { pass.changed(.d14) }
      }
      if pass.isDue(.d15) {
        let value: Int = _MeadowFormulas.d15(_s15, _s16)
        if Bindgen.replace(&_cache.d15, with: value) { pass.changed(.d15) }
      }
    }
    if pass.isDue([.d16, .d17, .d18, .d19, .d20, .d21, .d22, .d23]) {
      if pass.isDue(.d16) {
        let value: Int = _MeadowFormulas.d16(_s16, _s17)
        if Bindgen.replace(&_cache.d16, with: value) { pass.changed(.d16) }
      }
      if pass.isDue(.d17) {
        let value: Int = _MeadowFormulas.d17(_s17, _s18)
        if Bindgen.replace(&_cache.d17, with: value) { pass.changed(.d17) }
      }
      if pass.isDue(.d18) {
        let value: Int = _MeadowFormulas.d18(_s18, _s19)
        if Bindgen.replace(&_cache.d18, with: value) { pass.changed(.d18) }
      }
      if pass.isDue(.d19) {
        let value: Int = _MeadowFormulas.d19(_s19, _s20)
        if Bindgen.replace(&_cache.d19, with: value) { pass.changed(.d19) }
      }
      if pass.isDue(.d20) {
        let value: Int = _MeadowFormulas.d20(_s20, _s21)
        if Bindgen.replace(&_cache.d20, with: value) { pass.changed(.d20) }
      }
      if pass.isDue(.d21) {
        let value: Int = _MeadowFormulas.d21(_s21, _s22)
        if Bindgen.replace(&_cache.d21, with: value) { pass.changed(.d21) }
      }
      if pass.isDue(.d22) {
        let value: Int = _MeadowFormulas.d22(_s22, _s23)
        if Bindgen.replace(&_cache.d22, with: value) { pass.changed(.d22) }
      }
      if pass.isDue(.d23) {
        let value: Int = _MeadowFormulas.d23(_s23, _s24)
        if Bindgen.replace(&_cache.d23, with: value) { pass.changed(.d23) }
      }
    }
    if pass.isDue([.d24, .d25, .d26, .d27, .d28, .d29, .d30, .d31]) {
      if pass.isDue(.d24) {
        let value: Int = _MeadowFormulas.d24(_s24, _s25)
        if Bindgen.replace(&_cache.d24, with: value) { pass.changed(.d24) }
      }
      if pass.isDue(.d25) {
        let value: Int = _MeadowFormulas.d25(_s25, _s26)
        if Bindgen.replace(&_cache.d25, with: value) { pass.changed(.d25) }
      }
      if pass.isDue(.d26) {
        let value: Int = _MeadowFormulas.d26(_s26, _s27)
        if Bindgen.replace(&_cache.d26, with: value) { pass.changed(.d26) }
      }
      if pass.isDue(.d27) {
        let value: Int = _MeadowFormulas.d27(_s27, _s28)
        if Bindgen.replace(&_cache.d27, with: value) { pass.changed(.d27) }
      }
      if pass.isDue(.d28) {
        let value: Int = _MeadowFormulas.d28(_s28, _s29)
        if Bindgen.replace(&_cache.d28, with: value) { pass.changed(.d28) }
      }
      if pass.isDue(.d29) {
        let value: Int = _MeadowFormulas.d29(_s29, _s30)
        if Bindgen.replace(&_cache.d29, with: value) { pass.changed(.d29) }
      }
      if pass.isDue(.d30) {
        let value: Int = _MeadowFormulas.d30(_s30, _s31)
        if Bindgen.replace(&_cache.d30, with: value) { pass.changed(.d30) }
      }
      if pass.isDue(.d31) {
        let value: Int = _MeadowFormulas.d31(_s31, _s32)
        if Bindgen.replace(&_cache.d31, with: value) { pass.changed(.d31) }
      }
    }
  }

  private func _compute1(_ pass: inout Bindgen.Pass<Changes>) {
    if pass.isDue([.d32, .d33, .d34, .d35, .d36, .d37, .d38, .d39]) {
      if pass.isDue(.d32) {
        let value: Int = _MeadowFormulas.d32(_s32, _s33)
        if Bindgen.replace(&_cache.d32, with: value) { pass.changed(.d32) }
      }
      if pass.isDue(.d33) {
        let value: Int = _MeadowFormulas.d33(_s33, _s34)
        if Bindgen.replace(&_cache.d33, with: value) { pass.changed(.d33) }
      }
      if pass.isDue(.d34) {
        let value: Int = _MeadowFormulas.d34(_s34, _s35)
        if Bindgen.replace(&_cache.d34, with: value) { pass.changed(.d34) }
      }
      if pass.isDue(.d35) {
        let value: Int = _MeadowFormulas.d35(_s35, _s36)
        if Bindgen.replace(&_cache.d35, with: value) { pass.changed(.d35) }
      }
      if pass.isDue(.d36) {
        let value: Int = _MeadowFormulas.d36(_s36, _s37)
        if Bindgen.replace(&_cache.d36, with: value) { pass.changed(.d36) }
      }
      if pass.isDue(.d37) {
        let value: Int = _MeadowFormulas.d37(_s37, _s38)
        if Bindgen.replace(&_cache.d37, with: value) { pass.changed(.d37) }
      }
      if pass.isDue(.d38) {
        let value: Int = _MeadowFormulas.d38(_s38, _s39)
        if Bindgen.replace(&_cache.d38, with: value) { pass.changed(.d38) }
      }
      if pass.isDue(.d39) {
        let value: Int = _MeadowFormulas.d39(_s39, _s40)
        if Bindgen.replace(&_cache.d39, with: value) { pass.changed(.d39) }
      }
    }
    if pass.isDue([.d40, .d41, .d42, .d43, .d44, .d45, .d46, .d47]) {
      if pass.isDue(.d40) {
        let value: Int = _MeadowFormulas.d40(_s40, _s41)
        if Bindgen.replace(&_cache.d40, with: value) { pass.changed(.d40) }
      }
      if pass.isDue(.d41) {
        let value: Int = _MeadowFormulas.d41(_s41, _s42)
        if Bindgen.replace(&_cache.d41, with: value) { pass.changed(.d41) }
      }
      if pass.isDue(.d42) {
        let value: Int = _MeadowFormulas.d42(_s42, _s43)
        if Bindgen.replace(&_cache.d42, with: value) { pass.changed(.d42) }
      }
      if pass.isDue(.d43) {
        let value: Int = _MeadowFormulas.d43(_s43, _s44)
        if Bindgen.replace(&_cache.d43, with: value) { pass.changed(.d43) }
      }
      if pass.isDue(.d44) {
        let value: Int = _MeadowFormulas.d44(_s44, _s45)
        if Bindgen.replace(&_cache.d44, with: value) { pass.changed(.d44) }
      }
      if pass.isDue(.d45) {
        let value: Int = _MeadowFormulas.d45(_s45, _s46)
        if Bindgen.replace(&_cache.d45, with: value) { pass.changed(.d45) }
      }
      if pass.isDue(.d46) {
        let value: Int = _MeadowFormulas.d46(_s46, _s47)
        if Bindgen.replace(&_cache.d46, with: value) { pass.changed(.d46) }
      }
      if pass.isDue(.d47) {
        let value: Int = _MeadowFormulas.d47(_s47, _s48)
        if Bindgen.replace(&_cache.d47, with: value) { pass.changed(.d47) }
      }
    }
    if pass.isDue([.d48, .d49, .d50, .d51, .d52, .d53, .d54, .d55]) {
      if pass.isDue(.d48) {
        let value: Int = _MeadowFormulas.d48(_s48, _s49)
        if Bindgen.replace(&_cache.d48, with: value) { pass.changed(.d48) }
      }
      if pass.isDue(.d49) {
        let value: Int = _MeadowFormulas.d49(_s49, _s50)
        if Bindgen.replace(&_cache.d49, with: value) { pass.changed(.d49) }
      }
      if pass.isDue(.d50) {
        let value: Int = _MeadowFormulas.d50(_s50, _s51)
        if Bindgen.replace(&_cache.d50, with: value) { pass.changed(.d50) }
      }
      if pass.isDue(.d51) {
        let value: Int = _MeadowFormulas.d51(_s51, _s52)
        if Bindgen.replace(&_cache.d51, with: value) { pass.changed(.d51) }
      }
      if pass.isDue(.d52) {
        let value: Int = _MeadowFormulas.d52(_s52, _s53)
        if Bindgen.replace(&_cache.d52, with: value) { pass.changed(.d52) }
      }
      if pass.isDue(.d53) {
        let value: Int = _MeadowFormulas.d53(_s53, _s54)
        if Bindgen.replace(&_cache.d53, with: value) { pass.changed(.d53) }
      }
      if pass.isDue(.d54) {
        let value: Int = _MeadowFormulas.d54(_s54, _s55)
        if Bindgen.replace(&_cache.d54, with: value) { pass.changed(.d54) }
      }
      if pass.isDue(.d55) {
        let value: Int = _MeadowFormulas.d55(_s55, _s56)
        if Bindgen.replace(&_cache.d55, with: value) { pass.changed(.d55) }
      }
    }
    if pass.isDue([.d56, .d57, .d58, .d59, .d60, .d61, .d62, .d63]) {
      if pass.isDue(.d56) {
        let value: Int = _MeadowFormulas.d56(_s56, _s57)
        if Bindgen.replace(&_cache.d56, with: value) { pass.changed(.d56) }
      }
      if pass.isDue(.d57) {
        let value: Int = _MeadowFormulas.d57(_s57, _s58)
        if Bindgen.replace(&_cache.d57, with: value) { pass.changed(.d57) }
      }
      if pass.isDue(.d58) {
        let value: Int = _MeadowFormulas.d58(_s58, _s59)
        if Bindgen.replace(&_cache.d58, with: value) { pass.changed(.d58) }
      }
      if pass.isDue(.d59) {
        let value: Int = _MeadowFormulas.d59(_s59, _s60)
        if Bindgen.replace(&_cache.d59, with: value) { pass.changed(.d59) }
      }
      if pass.isDue(.d60) {
        let value: Int = _MeadowFormulas.d60(_s60, _s61)
        if Bindgen.replace(&_cache.d60, with: value) { pass.changed(.d60) }
      }
      if pass.isDue(.d61) {
        let value: Int = _MeadowFormulas.d61(_s61, _s62)
        if Bindgen.replace(&_cache.d61, with: value) { pass.changed(.d61) }
      }
      if pass.isDue(.d62) {
        let value: Int = _MeadowFormulas.d62(_s62, _s63)
        if Bindgen.replace(&_cache.d62, with: value) { pass.changed(.d62) }
      }
      if pass.isDue(.d63) {
        let value: Int = _MeadowFormulas.d63(_s63, _s64)
        if Bindgen.replace(&_cache.d63, with: value) { pass.changed(.d63) }
      }
    }
  }

  private func _compute2(_ pass: inout Bindgen.Pass<Changes>) {
    if pass.isDue([.d64, .d65, .d66, .d67, .d68, .d69]) {
      if pass.isDue(.d64) {
        let value: Int = _MeadowFormulas.d64(_s64, _s65)
        if Bindgen.replace(&_cache.d64, with: value) { pass.changed(.d64) }
      }
      if pass.isDue(.d65) {
        let value: Int = _MeadowFormulas.d65(_s65, _s66)
        if Bindgen.replace(&_cache.d65, with: value) { pass.changed(.d65) }
      }
      if pass.isDue(.d66) {
        let value: Int = _MeadowFormulas.d66(_s66, _s67)
        if Bindgen.replace(&_cache.d66, with: value) { pass.changed(.d66) }
      }
      if pass.isDue(.d67) {
        let value: Int = _MeadowFormulas.d67(_s67, _s68)
        if Bindgen.replace(&_cache.d67, with: value) { pass.changed(.d67) }
      }
      if pass.isDue(.d68) {
        let value: Int = _MeadowFormulas.d68(_s68, _s69)
        if Bindgen.replace(&_cache.d68, with: value) { pass.changed(.d68) }
      }
      if pass.isDue(.d69) {
        let value: Int = _MeadowFormulas.d69(_s69, _s0)
        if Bindgen.replace(&_cache.d69, with: value) { pass.changed(.d69) }
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

/// Is called when `Meadow` has changed, once a transaction.
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
final class Gate: Bindgen.Observed {
  // MARK: Given

  let meadow: Meadow
  let leaf: Leaf

  // MARK: Derived

  var first: Int {
    _refresh(.first)
    return _cache.first
  }

  var last: Int {
    _refresh(.last)
    return _cache.last
  }

  var middle: String {
    _refresh(.middle)
    return _cache.middle
  }

  // MARK: Init

  init(
    meadow: Meadow,
    leaf: Leaf,
    delegate: (any GateDelegate)? = nil
  ) {
    self.meadow = meadow
    self.leaf = leaf
    _core.adopt(
      meadow,
      by: self,
      [
        .s0: .first,
        .d69: .last,
        .d63: .middle,
        .d64: .middle,
        .s65: .middle,
      ]
    )
    _core.adopt(
      leaf,
      by: self,
      [
        .double: .first
      ]
    )
    self.delegate = delegate
    _core.updateObserved(of: self)
  }

  // MARK: Fields

  /// The fields that a transaction changed.
  struct Changes: OptionSet, Sendable, Bindgen.FieldSet {
    let rawValue: UInt64

    static let first: Changes = Changes(rawValue: 1 &<< 0)
    static let last: Changes = Changes(rawValue: 1 &<< 1)
    static let middle: Changes = Changes(rawValue: 1 &<< 2)
  }

  /// The fields that can be observed one by one.
  struct Fields {
    var first: Field<Int> { (.first, { $0.first }) }
    var last: Field<Int> { (.last, { $0.last }) }
    var middle: Field<String> { (.middle, { $0.middle }) }
  }
  static var _fields: Fields { Fields() }

  weak var delegate: (any GateDelegate)? {
    didSet { delegate == nil ? _core.updateObserved(of: self) : _core.begin(_core.graph.all, of: self) }
  }

  private func _notify(_ delegate: any GateDelegate, _ changes: Changes) {
    delegate.gate(self, didChange: changes)
    if changes.contains(.first) { delegate.gateDidChangeFirst(self) }
    if changes.contains(.last) { delegate.gateDidChangeLast(self) }
    if changes.contains(.middle) { delegate.gateDidChangeMiddle(self) }
  }

  // MARK: Machinery

  let _core: Bindgen.Core = Bindgen.Core(Gate._graph)
  private static let _graph: Bindgen.Graph = Bindgen.Graph(
    Changes.self,
    "first last middle",
    [
      .first: [],
      .last: [],
      .middle: [],
    ]
  )

  private struct _Cache {
    var first: Int = 0
    var last: Int = 0
    var middle: String = ""
  }
  private var _cache: _Cache = _Cache()

  private func _refresh(_ field: Changes) { _core.refresh(field.mask, of: self) }

  func _compute(_ fields: Bindgen.Mask) {
    var pass: Bindgen.Pass<Changes> = _core.pass(fields)
    if pass.isDue(.first) {
      let value: Int = _GateFormulas.first(meadow, leaf)
      if Bindgen.replace(&_cache.first, with: value) { pass.changed(.first) }
    }
    if pass.isDue(.last) {
      let value: Int = _GateFormulas.last(meadow)
      if Bindgen.replace(&_cache.last, with: value) { pass.changed(.last) }
    }
    if pass.isDue(.middle) {
      let value: String = _GateFormulas.middle(meadow)
      if Bindgen.replace(&_cache.middle, with: value) { pass.changed(.middle) }
    }
    _core.finish(pass)
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

/// Is called when `Gate` has changed, once a transaction.
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
final class Range: Bindgen.Observed {
  // MARK: Given

  let gate: Gate
  let meadow: Meadow
  let leaf: Leaf

  // MARK: State

  var r0: Int {
    get { _r0 }
    set { if Bindgen.replace(&_r0, with: newValue) { _wrote(.r0) } }
  }
  private var _r0: Int

  var r1: Int {
    get { _r1 }
    set { if Bindgen.replace(&_r1, with: newValue) { _wrote(.r1) } }
  }
  private var _r1: Int

  var r2: Int {
    get { _r2 }
    set { if Bindgen.replace(&_r2, with: newValue) { _wrote(.r2) } }
  }
  private var _r2: Int

  var r3: Int {
    get { _r3 }
    set { if Bindgen.replace(&_r3, with: newValue) { _wrote(.r3) } }
  }
  private var _r3: Int

  var r4: Int {
    get { _r4 }
    set { if Bindgen.replace(&_r4, with: newValue) { _wrote(.r4) } }
  }
  private var _r4: Int

  var r5: Int {
    get { _r5 }
    set { if Bindgen.replace(&_r5, with: newValue) { _wrote(.r5) } }
  }
  private var _r5: Int

  var r6: Int {
    get { _r6 }
    set { if Bindgen.replace(&_r6, with: newValue) { _wrote(.r6) } }
  }
  private var _r6: Int

  var r7: Int {
    get { _r7 }
    set { if Bindgen.replace(&_r7, with: newValue) { _wrote(.r7) } }
  }
  private var _r7: Int

  var r8: Int {
    get { _r8 }
    set { if Bindgen.replace(&_r8, with: newValue) { _wrote(.r8) } }
  }
  private var _r8: Int

  var r9: Int {
    get { _r9 }
    set { if Bindgen.replace(&_r9, with: newValue) { _wrote(.r9) } }
  }
  private var _r9: Int

  var r10: Int {
    get { _r10 }
    set { if Bindgen.replace(&_r10, with: newValue) { _wrote(.r10) } }
  }
  private var _r10: Int

  var r11: Int {
    get { _r11 }
    set { if Bindgen.replace(&_r11, with: newValue) { _wrote(.r11) } }
  }
  private var _r11: Int

  var r12: Int {
    get { _r12 }
    set { if Bindgen.replace(&_r12, with: newValue) { _wrote(.r12) } }
  }
  private var _r12: Int

  var r13: Int {
    get { _r13 }
    set { if Bindgen.replace(&_r13, with: newValue) { _wrote(.r13) } }
  }
  private var _r13: Int

  var r14: Int {
    get { _r14 }
    set { if Bindgen.replace(&_r14, with: newValue) { _wrote(.r14) } }
  }
  private var _r14: Int

  var r15: Int {
    get { _r15 }
    set { if Bindgen.replace(&_r15, with: newValue) { _wrote(.r15) } }
  }
  private var _r15: Int

  var r16: Int {
    get { _r16 }
    set { if Bindgen.replace(&_r16, with: newValue) { _wrote(.r16) } }
  }
  private var _r16: Int

  var r17: Int {
    get { _r17 }
    set { if Bindgen.replace(&_r17, with: newValue) { _wrote(.r17) } }
  }
  private var _r17: Int

  var r18: Int {
    get { _r18 }
    set { if Bindgen.replace(&_r18, with: newValue) { _wrote(.r18) } }
  }
  private var _r18: Int

  var r19: Int {
    get { _r19 }
    set { if Bindgen.replace(&_r19, with: newValue) { _wrote(.r19) } }
  }
  private var _r19: Int

  var r20: Int {
    get { _r20 }
    set { if Bindgen.replace(&_r20, with: newValue) { _wrote(.r20) } }
  }
  private var _r20: Int

  var r21: Int {
    get { _r21 }
    set { if Bindgen.replace(&_r21, with: newValue) { _wrote(.r21) } }
  }
  private var _r21: Int

  var r22: Int {
    get { _r22 }
    set { if Bindgen.replace(&_r22, with: newValue) { _wrote(.r22) } }
  }
  private var _r22: Int

  var r23: Int {
    get { _r23 }
    set { if Bindgen.replace(&_r23, with: newValue) { _wrote(.r23) } }
  }
  private var _r23: Int

  var r24: Int {
    get { _r24 }
    set { if Bindgen.replace(&_r24, with: newValue) { _wrote(.r24) } }
  }
  private var _r24: Int

  var r25: Int {
    get { _r25 }
    set { if Bindgen.replace(&_r25, with: newValue) { _wrote(.r25) } }
  }
  private var _r25: Int

  var r26: Int {
    get { _r26 }
    set { if Bindgen.replace(&_r26, with: newValue) { _wrote(.r26) } }
  }
  private var _r26: Int

  var r27: Int {
    get { _r27 }
    set { if Bindgen.replace(&_r27, with: newValue) { _wrote(.r27) } }
  }
  private var _r27: Int

  var r28: Int {
    get { _r28 }
    set { if Bindgen.replace(&_r28, with: newValue) { _wrote(.r28) } }
  }
  private var _r28: Int

  var r29: Int {
    get { _r29 }
    set { if Bindgen.replace(&_r29, with: newValue) { _wrote(.r29) } }
  }
  private var _r29: Int

  var r30: Int {
    get { _r30 }
    set { if Bindgen.replace(&_r30, with: newValue) { _wrote(.r30) } }
  }
  private var _r30: Int

  var r31: Int {
    get { _r31 }
    set { if Bindgen.replace(&_r31, with: newValue) { _wrote(.r31) } }
  }
  private var _r31: Int

  var r32: Int {
    get { _r32 }
    set { if Bindgen.replace(&_r32, with: newValue) { _wrote(.r32) } }
  }
  private var _r32: Int

  var r33: Int {
    get { _r33 }
    set { if Bindgen.replace(&_r33, with: newValue) { _wrote(.r33) } }
  }
  private var _r33: Int

  var r34: Int {
    get { _r34 }
    set { if Bindgen.replace(&_r34, with: newValue) { _wrote(.r34) } }
  }
  private var _r34: Int

  var r35: Int {
    get { _r35 }
    set { if Bindgen.replace(&_r35, with: newValue) { _wrote(.r35) } }
  }
  private var _r35: Int

  var r36: Int {
    get { _r36 }
    set { if Bindgen.replace(&_r36, with: newValue) { _wrote(.r36) } }
  }
  private var _r36: Int

  var r37: Int {
    get { _r37 }
    set { if Bindgen.replace(&_r37, with: newValue) { _wrote(.r37) } }
  }
  private var _r37: Int

  var r38: Int {
    get { _r38 }
    set { if Bindgen.replace(&_r38, with: newValue) { _wrote(.r38) } }
  }
  private var _r38: Int

  var r39: Int {
    get { _r39 }
    set { if Bindgen.replace(&_r39, with: newValue) { _wrote(.r39) } }
  }
  private var _r39: Int

  // MARK: Derived

  var e0: Int {
    _refresh(.e0)
    return _cache.e0
  }

  var e1: Int {
    _refresh(.e1)
    return _cache.e1
  }

  var e2: Int {
    _refresh(.e2)
    return _cache.e2
  }

  var e3: Int {
    _refresh(.e3)
    return _cache.e3
  }

  var e4: Int {
    _refresh(.e4)
    return _cache.e4
  }

  var e5: Int {
    _refresh(.e5)
    return _cache.e5
  }

  var e6: Int {
    _refresh(.e6)
    return _cache.e6
  }

  var e7: Int {
    _refresh(.e7)
    return _cache.e7
  }

  var e8: Int {
    _refresh(.e8)
    return _cache.e8
  }

  var e9: Int {
    _refresh(.e9)
    return _cache.e9
  }

  var e10: Int {
    _refresh(.e10)
    return _cache.e10
  }

  var e11: Int {
    _refresh(.e11)
    return _cache.e11
  }

  var e12: Int {
    _refresh(.e12)
    return _cache.e12
  }

  var e13: Int {
    _refresh(.e13)
    return _cache.e13
  }

  var e14: Int {
    _refresh(.e14)
    return _cache.e14
  }

  var e15: Int {
    _refresh(.e15)
    return _cache.e15
  }

  var e16: Int {
    _refresh(.e16)
    return _cache.e16
  }

  var e17: Int {
    _refresh(.e17)
    return _cache.e17
  }

  var e18: Int {
    _refresh(.e18)
    return _cache.e18
  }

  var e19: Int {
    _refresh(.e19)
    return _cache.e19
  }

  var e20: Int {
    _refresh(.e20)
    return _cache.e20
  }

  var e21: Int {
    _refresh(.e21)
    return _cache.e21
  }

  var e22: Int {
    _refresh(.e22)
    return _cache.e22
  }

  var e23: Int {
    _refresh(.e23)
    return _cache.e23
  }

  var e24: Int {
    _refresh(.e24)
    return _cache.e24
  }

  var e25: Int {
    _refresh(.e25)
    return _cache.e25
  }

  var e26: Int {
    _refresh(.e26)
    return _cache.e26
  }

  var e27: Int {
    _refresh(.e27)
    return _cache.e27
  }

  var e28: Int {
    _refresh(.e28)
    return _cache.e28
  }

  var e29: Int {
    _refresh(.e29)
    return _cache.e29
  }

  var e30: Int {
    _refresh(.e30)
    return _cache.e30
  }

  var e31: Int {
    _refresh(.e31)
    return _cache.e31
  }

  var e32: Int {
    _refresh(.e32)
    return _cache.e32
  }

  var e33: Int {
    _refresh(.e33)
    return _cache.e33
  }

  var e34: Int {
    _refresh(.e34)
    return _cache.e34
  }

  var e35: Int {
    _refresh(.e35)
    return _cache.e35
  }

  var e36: Int {
    _refresh(.e36)
    return _cache.e36
  }

  var e37: Int {
    _refresh(.e37)
    return _cache.e37
  }

  var e38: Int {
    _refresh(.e38)
    return _cache.e38
  }

  var e39: Int {
    _refresh(.e39)
    return _cache.e39
  }

  // MARK: Init

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
    _core.adopt(
      leaf,
      by: self,
      [
        .double: [.e0, .e4, .e8, .e12, .e16, .e20, .e24, .e28, .e32, .e36]
      ]
    )
    _core.adopt(
      gate,
      by: self,
      [
        .first: [.e1, .e5, .e9, .e13, .e17, .e21, .e25, .e29, .e33, .e37],
        .last: [.e3, .e7, .e11, .e15, .e19, .e23, .e27, .e31, .e35, .e39],
      ]
    )
    _core.adopt(
      meadow,
      by: self,
      [
        .d32: .e2,
        .d36: .e6,
        .d40: .e10,
        .d44: .e14,
        .d48: .e18,
        .d52: .e22,
        .d56: .e26,
        .d60: .e30,
        .d64: .e34,
        .d68: .e38,
      ]
    )
    self.delegate = delegate
    _core.updateObserved(of: self)
  }

  // MARK: Fields

  /// The fields that a transaction changed.
  struct Changes: OptionSet, Sendable, Bindgen.FieldSet {
    private(set) var rawValue: SIMD2<UInt64>

    init() { rawValue = SIMD2<UInt64>() }
    init(rawValue: SIMD2<UInt64>) { self.rawValue = rawValue }

    static let r0: Changes = Changes(field: 0)
    static let r1: Changes = Changes(field: 1)
    static let r2: Changes = Changes(field: 2)
    static let r3: Changes = Changes(field: 3)
    static let r4: Changes = Changes(field: 4)
    static let r5: Changes = Changes(field: 5)
    static let r6: Changes = Changes(field: 6)
    static let r7: Changes = Changes(field: 7)
    static let r8: Changes = Changes(field: 8)
    static let r9: Changes = Changes(field: 9)
    static let r10: Changes = Changes(field: 10)
    static let r11: Changes = Changes(field: 11)
    static let r12: Changes = Changes(field: 12)
    static let r13: Changes = Changes(field: 13)
    static let r14: Changes = Changes(field: 14)
    static let r15: Changes = Changes(field: 15)
    static let r16: Changes = Changes(field: 16)
    static let r17: Changes = Changes(field: 17)
    static let r18: Changes = Changes(field: 18)
    static let r19: Changes = Changes(field: 19)
    static let r20: Changes = Changes(field: 20)
    static let r21: Changes = Changes(field: 21)
    static let r22: Changes = Changes(field: 22)
    static let r23: Changes = Changes(field: 23)
    static let r24: Changes = Changes(field: 24)
    static let r25: Changes = Changes(field: 25)
    static let r26: Changes = Changes(field: 26)
    static let r27: Changes = Changes(field: 27)
    static let r28: Changes = Changes(field: 28)
    static let r29: Changes = Changes(field: 29)
    static let r30: Changes = Changes(field: 30)
    static let r31: Changes = Changes(field: 31)
    static let r32: Changes = Changes(field: 32)
    static let r33: Changes = Changes(field: 33)
    static let r34: Changes = Changes(field: 34)
    static let r35: Changes = Changes(field: 35)
    static let r36: Changes = Changes(field: 36)
    static let r37: Changes = Changes(field: 37)
    static let r38: Changes = Changes(field: 38)
    static let r39: Changes = Changes(field: 39)
    static let e0: Changes = Changes(field: 40)
    static let e1: Changes = Changes(field: 41)
    static let e2: Changes = Changes(field: 42)
    static let e3: Changes = Changes(field: 43)
    static let e4: Changes = Changes(field: 44)
    static let e5: Changes = Changes(field: 45)
    static let e6: Changes = Changes(field: 46)
    static let e7: Changes = Changes(field: 47)
    static let e8: Changes = Changes(field: 48)
    static let e9: Changes = Changes(field: 49)
    static let e10: Changes = Changes(field: 50)
    static let e11: Changes = Changes(field: 51)
    static let e12: Changes = Changes(field: 52)
    static let e13: Changes = Changes(field: 53)
    static let e14: Changes = Changes(field: 54)
    static let e15: Changes = Changes(field: 55)
    static let e16: Changes = Changes(field: 56)
    static let e17: Changes = Changes(field: 57)
    static let e18: Changes = Changes(field: 58)
    static let e19: Changes = Changes(field: 59)
    static let e20: Changes = Changes(field: 60)
    static let e21: Changes = Changes(field: 61)
    static let e22: Changes = Changes(field: 62)
    static let e23: Changes = Changes(field: 63)
    static let e24: Changes = Changes(field: 64)
    static let e25: Changes = Changes(field: 65)
    static let e26: Changes = Changes(field: 66)
    static let e27: Changes = Changes(field: 67)
    static let e28: Changes = Changes(field: 68)
    static let e29: Changes = Changes(field: 69)
    static let e30: Changes = Changes(field: 70)
    static let e31: Changes = Changes(field: 71)
    static let e32: Changes = Changes(field: 72)
    static let e33: Changes = Changes(field: 73)
    static let e34: Changes = Changes(field: 74)
    static let e35: Changes = Changes(field: 75)
    static let e36: Changes = Changes(field: 76)
    static let e37: Changes = Changes(field: 77)
    static let e38: Changes = Changes(field: 78)
    static let e39: Changes = Changes(field: 79)

    mutating func formUnion(_ other: Changes) { rawValue |= other.rawValue }
    mutating func formIntersection(_ other: Changes) { rawValue &= other.rawValue }
    mutating func formSymmetricDifference(_ other: Changes) { rawValue ^= other.rawValue }
  }

  /// The fields that can be observed one by one.
  struct Fields {
    var r0: Field<Int> { (.r0, { $0.r0 }) }
    var r1: Field<Int> { (.r1, { $0.r1 }) }
    var r2: Field<Int> { (.r2, { $0.r2 }) }
    var r3: Field<Int> { (.r3, { $0.r3 }) }
    var r4: Field<Int> { (.r4, { $0.r4 }) }
    var r5: Field<Int> { (.r5, { $0.r5 }) }
    var r6: Field<Int> { (.r6, { $0.r6 }) }
    var r7: Field<Int> { (.r7, { $0.r7 }) }
    var r8: Field<Int> { (.r8, { $0.r8 }) }
    var r9: Field<Int> { (.r9, { $0.r9 }) }
    var r10: Field<Int> { (.r10, { $0.r10 }) }
    var r11: Field<Int> { (.r11, { $0.r11 }) }
    var r12: Field<Int> { (.r12, { $0.r12 }) }
    var r13: Field<Int> { (.r13, { $0.r13 }) }
    var r14: Field<Int> { (.r14, { $0.r14 }) }
    var r15: Field<Int> { (.r15, { $0.r15 }) }
    var r16: Field<Int> { (.r16, { $0.r16 }) }
    var r17: Field<Int> { (.r17, { $0.r17 }) }
    var r18: Field<Int> { (.r18, { $0.r18 }) }
    var r19: Field<Int> { (.r19, { $0.r19 }) }
    var r20: Field<Int> { (.r20, { $0.r20 }) }
    var r21: Field<Int> { (.r21, { $0.r21 }) }
    var r22: Field<Int> { (.r22, { $0.r22 }) }
    var r23: Field<Int> { (.r23, { $0.r23 }) }
    var r24: Field<Int> { (.r24, { $0.r24 }) }
    var r25: Field<Int> { (.r25, { $0.r25 }) }
    var r26: Field<Int> { (.r26, { $0.r26 }) }
    var r27: Field<Int> { (.r27, { $0.r27 }) }
    var r28: Field<Int> { (.r28, { $0.r28 }) }
    var r29: Field<Int> { (.r29, { $0.r29 }) }
    var r30: Field<Int> { (.r30, { $0.r30 }) }
    var r31: Field<Int> { (.r31, { $0.r31 }) }
    var r32: Field<Int> { (.r32, { $0.r32 }) }
    var r33: Field<Int> { (.r33, { $0.r33 }) }
    var r34: Field<Int> { (.r34, { $0.r34 }) }
    var r35: Field<Int> { (.r35, { $0.r35 }) }
    var r36: Field<Int> { (.r36, { $0.r36 }) }
    var r37: Field<Int> { (.r37, { $0.r37 }) }
    var r38: Field<Int> { (.r38, { $0.r38 }) }
    var r39: Field<Int> { (.r39, { $0.r39 }) }
    var e0: Field<Int> { (.e0, { $0.e0 }) }
    var e1: Field<Int> { (.e1, { $0.e1 }) }
    var e2: Field<Int> { (.e2, { $0.e2 }) }
    var e3: Field<Int> { (.e3, { $0.e3 }) }
    var e4: Field<Int> { (.e4, { $0.e4 }) }
    var e5: Field<Int> { (.e5, { $0.e5 }) }
    var e6: Field<Int> { (.e6, { $0.e6 }) }
    var e7: Field<Int> { (.e7, { $0.e7 }) }
    var e8: Field<Int> { (.e8, { $0.e8 }) }
    var e9: Field<Int> { (.e9, { $0.e9 }) }
    var e10: Field<Int> { (.e10, { $0.e10 }) }
    var e11: Field<Int> { (.e11, { $0.e11 }) }
    var e12: Field<Int> { (.e12, { $0.e12 }) }
    var e13: Field<Int> { (.e13, { $0.e13 }) }
    var e14: Field<Int> { (.e14, { $0.e14 }) }
    var e15: Field<Int> { (.e15, { $0.e15 }) }
    var e16: Field<Int> { (.e16, { $0.e16 }) }
    var e17: Field<Int> { (.e17, { $0.e17 }) }
    var e18: Field<Int> { (.e18, { $0.e18 }) }
    var e19: Field<Int> { (.e19, { $0.e19 }) }
    var e20: Field<Int> { (.e20, { $0.e20 }) }
    var e21: Field<Int> { (.e21, { $0.e21 }) }
    var e22: Field<Int> { (.e22, { $0.e22 }) }
    var e23: Field<Int> { (.e23, { $0.e23 }) }
    var e24: Field<Int> { (.e24, { $0.e24 }) }
    var e25: Field<Int> { (.e25, { $0.e25 }) }
    var e26: Field<Int> { (.e26, { $0.e26 }) }
    var e27: Field<Int> { (.e27, { $0.e27 }) }
    var e28: Field<Int> { (.e28, { $0.e28 }) }
    var e29: Field<Int> { (.e29, { $0.e29 }) }
    var e30: Field<Int> { (.e30, { $0.e30 }) }
    var e31: Field<Int> { (.e31, { $0.e31 }) }
    var e32: Field<Int> { (.e32, { $0.e32 }) }
    var e33: Field<Int> { (.e33, { $0.e33 }) }
    var e34: Field<Int> { (.e34, { $0.e34 }) }
    var e35: Field<Int> { (.e35, { $0.e35 }) }
    var e36: Field<Int> { (.e36, { $0.e36 }) }
    var e37: Field<Int> { (.e37, { $0.e37 }) }
    var e38: Field<Int> { (.e38, { $0.e38 }) }
    var e39: Field<Int> { (.e39, { $0.e39 }) }
  }
  static var _fields: Fields { Fields() }

  weak var delegate: (any RangeDelegate)? {
    didSet { delegate == nil ? _core.updateObserved(of: self) : _core.begin(_core.graph.all, of: self) }
  }

  private func _notify(_ delegate: any RangeDelegate, _ changes: Changes) {
    delegate.range(self, didChange: changes)
    _notify0(delegate, changes)
    _notify1(delegate, changes)
    _notify2(delegate, changes)
  }

  private func _notify0(_ delegate: any RangeDelegate, _ changes: Changes) {
    if changes.contains(.r0) { delegate.rangeDidChangeR0(self) }
    if changes.contains(.r1) { delegate.rangeDidChangeR1(self) }
    if changes.contains(.r2) { delegate.rangeDidChangeR2(self) }
    if changes.contains(.r3) { delegate.rangeDidChangeR3(self) }
    if changes.contains(.r4) { delegate.rangeDidChangeR4(self) }
    if changes.contains(.r5) { delegate.rangeDidChangeR5(self) }
    if changes.contains(.r6) { delegate.rangeDidChangeR6(self) }
    if changes.contains(.r7) { delegate.rangeDidChangeR7(self) }
    if changes.contains(.r8) { delegate.rangeDidChangeR8(self) }
    if changes.contains(.r9) { delegate.rangeDidChangeR9(self) }
    if changes.contains(.r10) { delegate.rangeDidChangeR10(self) }
    if changes.contains(.r11) { delegate.rangeDidChangeR11(self) }
    if changes.contains(.r12) { delegate.rangeDidChangeR12(self) }
    if changes.contains(.r13) { delegate.rangeDidChangeR13(self) }
    if changes.contains(.r14) { delegate.rangeDidChangeR14(self) }
    if changes.contains(.r15) { delegate.rangeDidChangeR15(self) }
    if changes.contains(.r16) { delegate.rangeDidChangeR16(self) }
    if changes.contains(.r17) { delegate.rangeDidChangeR17(self) }
    if changes.contains(.r18) { delegate.rangeDidChangeR18(self) }
    if changes.contains(.r19) { delegate.rangeDidChangeR19(self) }
    if changes.contains(.r20) { delegate.rangeDidChangeR20(self) }
    if changes.contains(.r21) { delegate.rangeDidChangeR21(self) }
    if changes.contains(.r22) { delegate.rangeDidChangeR22(self) }
    if changes.contains(.r23) { delegate.rangeDidChangeR23(self) }
    if changes.contains(.r24) { delegate.rangeDidChangeR24(self) }
    if changes.contains(.r25) { delegate.rangeDidChangeR25(self) }
    if changes.contains(.r26) { delegate.rangeDidChangeR26(self) }
    if changes.contains(.r27) { delegate.rangeDidChangeR27(self) }
    if changes.contains(.r28) { delegate.rangeDidChangeR28(self) }
    if changes.contains(.r29) { delegate.rangeDidChangeR29(self) }
    if changes.contains(.r30) { delegate.rangeDidChangeR30(self) }
    if changes.contains(.r31) { delegate.rangeDidChangeR31(self) }
  }

  private func _notify1(_ delegate: any RangeDelegate, _ changes: Changes) {
    if changes.contains(.r32) { delegate.rangeDidChangeR32(self) }
    if changes.contains(.r33) { delegate.rangeDidChangeR33(self) }
    if changes.contains(.r34) { delegate.rangeDidChangeR34(self) }
    if changes.contains(.r35) { delegate.rangeDidChangeR35(self) }
    if changes.contains(.r36) { delegate.rangeDidChangeR36(self) }
    if changes.contains(.r37) { delegate.rangeDidChangeR37(self) }
    if changes.contains(.r38) { delegate.rangeDidChangeR38(self) }
    if changes.contains(.r39) { delegate.rangeDidChangeR39(self) }
    if changes.contains(.e0) { delegate.rangeDidChangeE0(self) }
    if changes.contains(.e1) { delegate.rangeDidChangeE1(self) }
    if changes.contains(.e2) { delegate.rangeDidChangeE2(self) }
    if changes.contains(.e3) { delegate.rangeDidChangeE3(self) }
    if changes.contains(.e4) { delegate.rangeDidChangeE4(self) }
    if changes.contains(.e5) { delegate.rangeDidChangeE5(self) }
    if changes.contains(.e6) { delegate.rangeDidChangeE6(self) }
    if changes.contains(.e7) { delegate.rangeDidChangeE7(self) }
    if changes.contains(.e8) { delegate.rangeDidChangeE8(self) }
    if changes.contains(.e9) { delegate.rangeDidChangeE9(self) }
    if changes.contains(.e10) { delegate.rangeDidChangeE10(self) }
    if changes.contains(.e11) { delegate.rangeDidChangeE11(self) }
    if changes.contains(.e12) { delegate.rangeDidChangeE12(self) }
    if changes.contains(.e13) { delegate.rangeDidChangeE13(self) }
    if changes.contains(.e14) { delegate.rangeDidChangeE14(self) }
    if changes.contains(.e15) { delegate.rangeDidChangeE15(self) }
    if changes.contains(.e16) { delegate.rangeDidChangeE16(self) }
    if changes.contains(.e17) { delegate.rangeDidChangeE17(self) }
    if changes.contains(.e18) { delegate.rangeDidChangeE18(self) }
    if changes.contains(.e19) { delegate.rangeDidChangeE19(self) }
    if changes.contains(.e20) { delegate.rangeDidChangeE20(self) }
    if changes.contains(.e21) { delegate.rangeDidChangeE21(self) }
    if changes.contains(.e22) { delegate.rangeDidChangeE22(self) }
    if changes.contains(.e23) { delegate.rangeDidChangeE23(self) }
  }

  private func _notify2(_ delegate: any RangeDelegate, _ changes: Changes) {
    if changes.contains(.e24) { delegate.rangeDidChangeE24(self) }
    if changes.contains(.e25) { delegate.rangeDidChangeE25(self) }
    if changes.contains(.e26) { delegate.rangeDidChangeE26(self) }
    if changes.contains(.e27) { delegate.rangeDidChangeE27(self) }
    if changes.contains(.e28) { delegate.rangeDidChangeE28(self) }
    if changes.contains(.e29) { delegate.rangeDidChangeE29(self) }
    if changes.contains(.e30) { delegate.rangeDidChangeE30(self) }
    if changes.contains(.e31) { delegate.rangeDidChangeE31(self) }
    if changes.contains(.e32) { delegate.rangeDidChangeE32(self) }
    if changes.contains(.e33) { delegate.rangeDidChangeE33(self) }
    if changes.contains(.e34) { delegate.rangeDidChangeE34(self) }
    if changes.contains(.e35) { delegate.rangeDidChangeE35(self) }
    if changes.contains(.e36) { delegate.rangeDidChangeE36(self) }
    if changes.contains(.e37) { delegate.rangeDidChangeE37(self) }
    if changes.contains(.e38) { delegate.rangeDidChangeE38(self) }
    if changes.contains(.e39) { delegate.rangeDidChangeE39(self) }
  }

  // MARK: Machinery

  let _core: Bindgen.Core = Bindgen.Core(Range._graph)
  private static let _graph: Bindgen.Graph = Bindgen.Graph(
    Changes.self,
    "r0 r1 r2 r3 r4 r5 r6 r7 r8 r9 r10 r11 r12 r13 r14 r15 r16 r17 r18 r19 r20 r21 r22 r23 r24 r25 r26 r27 r28 r29 r30 r31 r32 r33 r34 r35 r36 r37 r38 r39 e0 e1 e2 e3 e4 e5 e6 e7 e8 e9 e10 e11 e12 e13 e14 e15 e16 e17 e18 e19 e20 e21 e22 e23 e24 e25 e26 e27 e28 e29 e30 e31 e32 e33 e34 e35 e36 e37 e38 e39",
    [
      .e0: [.r0],
      .e1: [.r1],
      .e2: [.r2],
      .e3: [.e2],
      .e4: [.r4],
      .e5: [.r5],
      .e6: [.r6],
      .e7: [.e6],
      .e8: [.r8],
      .e9: [.r9],
      .e10: [.r10],
      .e11: [.e10],
      .e12: [.r12],
      .e13: [.r13],
      .e14: [.r14],
      .e15: [.e14],
      .e16: [.r16],
      .e17: [.r17],
      .e18: [.r18],
      .e19: [.e18],
      .e20: [.r20],
      .e21: [.r21],
      .e22: [.r22],
      .e23: [.e22],
      .e24: [.r24],
      .e25: [.r25],
      .e26: [.r26],
      .e27: [.e26],
      .e28: [.r28],
      .e29: [.r29],
      .e30: [.r30],
      .e31: [.e30],
      .e32: [.r32],
      .e33: [.r33],
      .e34: [.r34],
      .e35: [.e34],
      .e36: [.r36],
      .e37: [.r37],
      .e38: [.r38],
      .e39: [.e38],
    ]
  )

  private struct _Cache {
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
  private var _cache: _Cache = _Cache()

  private func _wrote(_ field: Changes) { _core.wrote(field.mask, of: self) }
  private func _refresh(_ field: Changes) { _core.refresh(field.mask, of: self) }

  func _compute(_ fields: Bindgen.Mask) {
    var pass: Bindgen.Pass<Changes> = _core.pass(fields)
    if pass.isDue(.e0) {
      let value: Int = _RangeFormulas.e0(_r0, leaf)
      if Bindgen.replace(&_cache.e0, with: value) { pass.changed(.e0) }
    }
    if pass.isDue(.e1) {
      let value: Int = _RangeFormulas.e1(gate, _r1)
      if Bindgen.replace(&_cache.e1, with: value) { pass.changed(.e1) }
    }
    if pass.isDue(.e2) {
      let value: Int = _RangeFormulas.e2(meadow, _r2)
      if Bindgen.replace(&_cache.e2, with: value) { pass.changed(.e2) }
    }
    if pass.isDue(.e3) {
      let value: Int = _RangeFormulas.e3(_cache.e2, gate)
      if Bindgen.replace(&_cache.e3, with: value) { pass.changed(.e3) }
    }
    if pass.isDue(.e4) {
      let value: Int = _RangeFormulas.e4(_r4, leaf)
      if Bindgen.replace(&_cache.e4, with: value) { pass.changed(.e4) }
    }
    if pass.isDue(.e5) {
      let value: Int = _RangeFormulas.e5(gate, _r5)
      if Bindgen.replace(&_cache.e5, with: value) { pass.changed(.e5) }
    }
    if pass.isDue(.e6) {
      let value: Int = _RangeFormulas.e6(meadow, _r6)
      if Bindgen.replace(&_cache.e6, with: value) { pass.changed(.e6) }
    }
    if pass.isDue(.e7) {
      let value: Int = _RangeFormulas.e7(_cache.e6, gate)
      if Bindgen.replace(&_cache.e7, with: value) { pass.changed(.e7) }
    }
    if pass.isDue(.e8) {
      let value: Int = _RangeFormulas.e8(_r8, leaf)
      if Bindgen.replace(&_cache.e8, with: value) { pass.changed(.e8) }
    }
    if pass.isDue(.e9) {
      let value: Int = _RangeFormulas.e9(gate, _r9)
      if Bindgen.replace(&_cache.e9, with: value) { pass.changed(.e9) }
    }
    if pass.isDue(.e10) {
      let value: Int = _RangeFormulas.e10(meadow, _r10)
      if Bindgen.replace(&_cache.e10, with: value) { pass.changed(.e10) }
    }
    if pass.isDue(.e11) {
      let value: Int = _RangeFormulas.e11(_cache.e10, gate)
      if Bindgen.replace(&_cache.e11, with: value) { pass.changed(.e11) }
    }
    if pass.isDue(.e12) {
      let value: Int = _RangeFormulas.e12(_r12, leaf)
      if Bindgen.replace(&_cache.e12, with: value) { pass.changed(.e12) }
    }
    if pass.isDue(.e13) {
      let value: Int = _RangeFormulas.e13(gate, _r13)
      if Bindgen.replace(&_cache.e13, with: value) { pass.changed(.e13) }
    }
    if pass.isDue(.e14) {
      let value: Int = _RangeFormulas.e14(meadow, _r14)
      if Bindgen.replace(&_cache.e14, with: value) { pass.changed(.e14) }
    }
    if pass.isDue(.e15) {
      let value: Int = _RangeFormulas.e15(_cache.e14, gate)
      if Bindgen.replace(&_cache.e15, with: value) { pass.changed(.e15) }
    }
    if pass.isDue(.e16) {
      let value: Int = _RangeFormulas.e16(_r16, leaf)
      if Bindgen.replace(&_cache.e16, with: value) { pass.changed(.e16) }
    }
    if pass.isDue(.e17) {
      let value: Int = _RangeFormulas.e17(gate, _r17)
      if Bindgen.replace(&_cache.e17, with: value) { pass.changed(.e17) }
    }
    if pass.isDue(.e18) {
      let value: Int = _RangeFormulas.e18(meadow, _r18)
      if Bindgen.replace(&_cache.e18, with: value) { pass.changed(.e18) }
    }
    if pass.isDue(.e19) {
      let value: Int = _RangeFormulas.e19(_cache.e18, gate)
      if Bindgen.replace(&_cache.e19, with: value) { pass.changed(.e19) }
    }
    if pass.isDue(.e20) {
      let value: Int = _RangeFormulas.e20(_r20, leaf)
      if Bindgen.replace(&_cache.e20, with: value) { pass.changed(.e20) }
    }
    if pass.isDue(.e21) {
      let value: Int = _RangeFormulas.e21(gate, _r21)
      if Bindgen.replace(&_cache.e21, with: value) { pass.changed(.e21) }
    }
    if pass.isDue(.e22) {
      let value: Int = _RangeFormulas.e22(meadow, _r22)
      if Bindgen.replace(&_cache.e22, with: value) { pass.changed(.e22) }
    }
    if pass.isDue(.e23) {
      let value: Int = _RangeFormulas.e23(_cache.e22, gate)
      if Bindgen.replace(&_cache.e23, with: value) { pass.changed(.e23) }
    }
    if pass.isDue(.e24) {
      let value: Int = _RangeFormulas.e24(_r24, leaf)
      if Bindgen.replace(&_cache.e24, with: value) { pass.changed(.e24) }
    }
    if pass.isDue(.e25) {
      let value: Int = _RangeFormulas.e25(gate, _r25)
      if Bindgen.replace(&_cache.e25, with: value) { pass.changed(.e25) }
    }
    if pass.isDue(.e26) {
      let value: Int = _RangeFormulas.e26(meadow, _r26)
      if Bindgen.replace(&_cache.e26, with: value) { pass.changed(.e26) }
    }
    if pass.isDue(.e27) {
      let value: Int = _RangeFormulas.e27(_cache.e26, gate)
      if Bindgen.replace(&_cache.e27, with: value) { pass.changed(.e27) }
    }
    if pass.isDue(.e28) {
      let value: Int = _RangeFormulas.e28(_r28, leaf)
      if Bindgen.replace(&_cache.e28, with: value) { pass.changed(.e28) }
    }
    if pass.isDue(.e29) {
      let value: Int = _RangeFormulas.e29(gate, _r29)
      if Bindgen.replace(&_cache.e29, with: value) { pass.changed(.e29) }
    }
    if pass.isDue(.e30) {
      let value: Int = _RangeFormulas.e30(meadow, _r30)
      if Bindgen.replace(&_cache.e30, with: value) { pass.changed(.e30) }
    }
    if pass.isDue(.e31) {
      let value: Int = _RangeFormulas.e31(_cache.e30, gate)
      if Bindgen.replace(&_cache.e31, with: value) { pass.changed(.e31) }
    }
    if pass.isDue(.e32) {
      let value: Int = _RangeFormulas.e32(_r32, leaf)
      if Bindgen.replace(&_cache.e32, with: value) { pass.changed(.e32) }
    }
    if pass.isDue(.e33) {
      let value: Int = _RangeFormulas.e33(gate, _r33)
      if Bindgen.replace(&_cache.e33, with: value) { pass.changed(.e33) }
    }
    if pass.isDue(.e34) {
      let value: Int = _RangeFormulas.e34(meadow, _r34)
      if Bindgen.replace(&_cache.e34, with: value) { pass.changed(.e34) }
    }
    if pass.isDue(.e35) {
      let value: Int = _RangeFormulas.e35(_cache.e34, gate)
      if Bindgen.replace(&_cache.e35, with: value) { pass.changed(.e35) }
    }
    if pass.isDue(.e36) {
      let value: Int = _RangeFormulas.e36(_r36, leaf)
      if Bindgen.replace(&_cache.e36, with: value) { pass.changed(.e36) }
    }
    if pass.isDue(.e37) {
      let value: Int = _RangeFormulas.e37(gate, _r37)
      if Bindgen.replace(&_cache.e37, with: value) { pass.changed(.e37) }
    }
    if pass.isDue(.e38) {
      let value: Int = _RangeFormulas.e38(meadow, _r38)
      if Bindgen.replace(&_cache.e38, with: value) { pass.changed(.e38) }
    }
    if pass.isDue(.e39) {
      let value: Int = _RangeFormulas.e39(_cache.e38, gate)
      if Bindgen.replace(&_cache.e39, with: value) { pass.changed(.e39) }
    }
    _core.finish(pass)
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

/// Is called when `Range` has changed, once a transaction.
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

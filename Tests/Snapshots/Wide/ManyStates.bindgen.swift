// Made by bindgen from ManyStates.bindgen.yml. Do not edit: change the spec.
// swift-format-ignore-file
// swiftlint:disable all

final class ManyStates: Bindgen.Observed {
  // MARK: State

  var first: Int {
    get { _first }
    set { if Bindgen.replace(&_first, with: newValue) { _wrote(.first) } }
  }
  private var _first: Int = 0

  var place: Place {
    get { _place }
    set { if Bindgen.replace(&_place, with: newValue) { _wrote(.place) } }
    _modify {
      defer { _wrote(.place) }
      yield &_place
    }
  }
  private var _place: Place

  var s0: Int {
    get { _s0 }
    set { if Bindgen.replace(&_s0, with: newValue) { _wrote(.s0) } }
  }
  private var _s0: Int = 0

  var s1: String {
    get { _s1 }
    set { if Bindgen.replace(&_s1, with: newValue) { _wrote(.s1) } }
    _modify {
      defer { _wrote(.s1) }
      yield &_s1
    }
  }
  private var _s1: String = ""

  var s2: [Int] {
    get { _s2 }
    set { if Bindgen.replace(&_s2, with: newValue) { _wrote(.s2) } }
    _modify {
      defer { _wrote(.s2) }
      yield &_s2
    }
  }
  private var _s2: [Int] = []

  var s3: Int? {
    get { _s3 }
    set { if Bindgen.replace(&_s3, with: newValue) { _wrote(.s3) } }
  }
  private var _s3: Int? = nil

  var s4: Int {
    get { _s4 }
    set { if Bindgen.replace(&_s4, with: newValue) { _wrote(.s4) } }
  }
  private var _s4: Int = 0

  var s5: String {
    get { _s5 }
    set { if Bindgen.replace(&_s5, with: newValue) { _wrote(.s5) } }
    _modify {
      defer { _wrote(.s5) }
      yield &_s5
    }
  }
  private var _s5: String = ""

  var s6: [Int] {
    get { _s6 }
    set { if Bindgen.replace(&_s6, with: newValue) { _wrote(.s6) } }
    _modify {
      defer { _wrote(.s6) }
      yield &_s6
    }
  }
  private var _s6: [Int] = []

  var s7: Int? {
    get { _s7 }
    set { if Bindgen.replace(&_s7, with: newValue) { _wrote(.s7) } }
  }
  private var _s7: Int? = nil

  var s8: Int {
    get { _s8 }
    set { if Bindgen.replace(&_s8, with: newValue) { _wrote(.s8) } }
  }
  private var _s8: Int = 0

  var s9: String {
    get { _s9 }
    set { if Bindgen.replace(&_s9, with: newValue) { _wrote(.s9) } }
    _modify {
      defer { _wrote(.s9) }
      yield &_s9
    }
  }
  private var _s9: String = ""

  var s10: [Int] {
    get { _s10 }
    set { if Bindgen.replace(&_s10, with: newValue) { _wrote(.s10) } }
    _modify {
      defer { _wrote(.s10) }
      yield &_s10
    }
  }
  private var _s10: [Int] = []

  var s11: Int? {
    get { _s11 }
    set { if Bindgen.replace(&_s11, with: newValue) { _wrote(.s11) } }
  }
  private var _s11: Int? = nil

  var s12: Int {
    get { _s12 }
    set { if Bindgen.replace(&_s12, with: newValue) { _wrote(.s12) } }
  }
  private var _s12: Int = 0

  var s13: String {
    get { _s13 }
    set { if Bindgen.replace(&_s13, with: newValue) { _wrote(.s13) } }
    _modify {
      defer { _wrote(.s13) }
      yield &_s13
    }
  }
  private var _s13: String = ""

  var s14: [Int] {
    get { _s14 }
    set { if Bindgen.replace(&_s14, with: newValue) { _wrote(.s14) } }
    _modify {
      defer { _wrote(.s14) }
      yield &_s14
    }
  }
  private var _s14: [Int] = []

  var s15: Int? {
    get { _s15 }
    set { if Bindgen.replace(&_s15, with: newValue) { _wrote(.s15) } }
  }
  private var _s15: Int? = nil

  var s16: Int {
    get { _s16 }
    set { if Bindgen.replace(&_s16, with: newValue) { _wrote(.s16) } }
  }
  private var _s16: Int = 0

  var s17: String {
    get { _s17 }
    set { if Bindgen.replace(&_s17, with: newValue) { _wrote(.s17) } }
    _modify {
      defer { _wrote(.s17) }
      yield &_s17
    }
  }
  private var _s17: String = ""

  var s18: [Int] {
    get { _s18 }
    set { if Bindgen.replace(&_s18, with: newValue) { _wrote(.s18) } }
    _modify {
      defer { _wrote(.s18) }
      yield &_s18
    }
  }
  private var _s18: [Int] = []

  var s19: Int? {
    get { _s19 }
    set { if Bindgen.replace(&_s19, with: newValue) { _wrote(.s19) } }
  }
  private var _s19: Int? = nil

  var s20: Int {
    get { _s20 }
    set { if Bindgen.replace(&_s20, with: newValue) { _wrote(.s20) } }
  }
  private var _s20: Int = 0

  var s21: String {
    get { _s21 }
    set { if Bindgen.replace(&_s21, with: newValue) { _wrote(.s21) } }
    _modify {
      defer { _wrote(.s21) }
      yield &_s21
    }
  }
  private var _s21: String = ""

  var s22: [Int] {
    get { _s22 }
    set { if Bindgen.replace(&_s22, with: newValue) { _wrote(.s22) } }
    _modify {
      defer { _wrote(.s22) }
      yield &_s22
    }
  }
  private var _s22: [Int] = []

  var s23: Int? {
    get { _s23 }
    set { if Bindgen.replace(&_s23, with: newValue) { _wrote(.s23) } }
  }
  private var _s23: Int? = nil

  var s24: Int {
    get { _s24 }
    set { if Bindgen.replace(&_s24, with: newValue) { _wrote(.s24) } }
  }
  private var _s24: Int = 0

  var s25: String {
    get { _s25 }
    set { if Bindgen.replace(&_s25, with: newValue) { _wrote(.s25) } }
    _modify {
      defer { _wrote(.s25) }
      yield &_s25
    }
  }
  private var _s25: String = ""

  var s26: [Int] {
    get { _s26 }
    set { if Bindgen.replace(&_s26, with: newValue) { _wrote(.s26) } }
    _modify {
      defer { _wrote(.s26) }
      yield &_s26
    }
  }
  private var _s26: [Int] = []

  var s27: Int? {
    get { _s27 }
    set { if Bindgen.replace(&_s27, with: newValue) { _wrote(.s27) } }
  }
  private var _s27: Int? = nil

  var s28: Int {
    get { _s28 }
    set { if Bindgen.replace(&_s28, with: newValue) { _wrote(.s28) } }
  }
  private var _s28: Int = 0

  var s29: String {
    get { _s29 }
    set { if Bindgen.replace(&_s29, with: newValue) { _wrote(.s29) } }
    _modify {
      defer { _wrote(.s29) }
      yield &_s29
    }
  }
  private var _s29: String = ""

  var s30: [Int] {
    get { _s30 }
    set { if Bindgen.replace(&_s30, with: newValue) { _wrote(.s30) } }
    _modify {
      defer { _wrote(.s30) }
      yield &_s30
    }
  }
  private var _s30: [Int] = []

  var s31: Int? {
    get { _s31 }
    set { if Bindgen.replace(&_s31, with: newValue) { _wrote(.s31) } }
  }
  private var _s31: Int? = nil

  var s32: Int {
    get { _s32 }
    set { if Bindgen.replace(&_s32, with: newValue) { _wrote(.s32) } }
  }
  private var _s32: Int = 0

  var s33: String {
    get { _s33 }
    set { if Bindgen.replace(&_s33, with: newValue) { _wrote(.s33) } }
    _modify {
      defer { _wrote(.s33) }
      yield &_s33
    }
  }
  private var _s33: String = ""

  var s34: [Int] {
    get { _s34 }
    set { if Bindgen.replace(&_s34, with: newValue) { _wrote(.s34) } }
    _modify {
      defer { _wrote(.s34) }
      yield &_s34
    }
  }
  private var _s34: [Int] = []

  var s35: Int? {
    get { _s35 }
    set { if Bindgen.replace(&_s35, with: newValue) { _wrote(.s35) } }
  }
  private var _s35: Int? = nil

  var s36: Int {
    get { _s36 }
    set { if Bindgen.replace(&_s36, with: newValue) { _wrote(.s36) } }
  }
  private var _s36: Int = 0

  var s37: String {
    get { _s37 }
    set { if Bindgen.replace(&_s37, with: newValue) { _wrote(.s37) } }
    _modify {
      defer { _wrote(.s37) }
      yield &_s37
    }
  }
  private var _s37: String = ""

  var s38: [Int] {
    get { _s38 }
    set { if Bindgen.replace(&_s38, with: newValue) { _wrote(.s38) } }
    _modify {
      defer { _wrote(.s38) }
      yield &_s38
    }
  }
  private var _s38: [Int] = []

  var s39: Int? {
    get { _s39 }
    set { if Bindgen.replace(&_s39, with: newValue) { _wrote(.s39) } }
  }
  private var _s39: Int? = nil

  var s40: Int {
    get { _s40 }
    set { if Bindgen.replace(&_s40, with: newValue) { _wrote(.s40) } }
  }
  private var _s40: Int = 0

  var s41: String {
    get { _s41 }
    set { if Bindgen.replace(&_s41, with: newValue) { _wrote(.s41) } }
    _modify {
      defer { _wrote(.s41) }
      yield &_s41
    }
  }
  private var _s41: String = ""

  var s42: [Int] {
    get { _s42 }
    set { if Bindgen.replace(&_s42, with: newValue) { _wrote(.s42) } }
    _modify {
      defer { _wrote(.s42) }
      yield &_s42
    }
  }
  private var _s42: [Int] = []

  var s43: Int? {
    get { _s43 }
    set { if Bindgen.replace(&_s43, with: newValue) { _wrote(.s43) } }
  }
  private var _s43: Int? = nil

  var s44: Int {
    get { _s44 }
    set { if Bindgen.replace(&_s44, with: newValue) { _wrote(.s44) } }
  }
  private var _s44: Int = 0

  var s45: String {
    get { _s45 }
    set { if Bindgen.replace(&_s45, with: newValue) { _wrote(.s45) } }
    _modify {
      defer { _wrote(.s45) }
      yield &_s45
    }
  }
  private var _s45: String = ""

  var s46: [Int] {
    get { _s46 }
    set { if Bindgen.replace(&_s46, with: newValue) { _wrote(.s46) } }
    _modify {
      defer { _wrote(.s46) }
      yield &_s46
    }
  }
  private var _s46: [Int] = []

  var s47: Int? {
    get { _s47 }
    set { if Bindgen.replace(&_s47, with: newValue) { _wrote(.s47) } }
  }
  private var _s47: Int? = nil

  var s48: Int {
    get { _s48 }
    set { if Bindgen.replace(&_s48, with: newValue) { _wrote(.s48) } }
  }
  private var _s48: Int = 0

  var s49: String {
    get { _s49 }
    set { if Bindgen.replace(&_s49, with: newValue) { _wrote(.s49) } }
    _modify {
      defer { _wrote(.s49) }
      yield &_s49
    }
  }
  private var _s49: String = ""

  var s50: [Int] {
    get { _s50 }
    set { if Bindgen.replace(&_s50, with: newValue) { _wrote(.s50) } }
    _modify {
      defer { _wrote(.s50) }
      yield &_s50
    }
  }
  private var _s50: [Int] = []

  var s51: Int? {
    get { _s51 }
    set { if Bindgen.replace(&_s51, with: newValue) { _wrote(.s51) } }
  }
  private var _s51: Int? = nil

  var s52: Int {
    get { _s52 }
    set { if Bindgen.replace(&_s52, with: newValue) { _wrote(.s52) } }
  }
  private var _s52: Int = 0

  var s53: String {
    get { _s53 }
    set { if Bindgen.replace(&_s53, with: newValue) { _wrote(.s53) } }
    _modify {
      defer { _wrote(.s53) }
      yield &_s53
    }
  }
  private var _s53: String = ""

  var s54: [Int] {
    get { _s54 }
    set { if Bindgen.replace(&_s54, with: newValue) { _wrote(.s54) } }
    _modify {
      defer { _wrote(.s54) }
      yield &_s54
    }
  }
  private var _s54: [Int] = []

  var s55: Int? {
    get { _s55 }
    set { if Bindgen.replace(&_s55, with: newValue) { _wrote(.s55) } }
  }
  private var _s55: Int? = nil

  var s56: Int {
    get { _s56 }
    set { if Bindgen.replace(&_s56, with: newValue) { _wrote(.s56) } }
  }
  private var _s56: Int = 0

  var s57: String {
    get { _s57 }
    set { if Bindgen.replace(&_s57, with: newValue) { _wrote(.s57) } }
    _modify {
      defer { _wrote(.s57) }
      yield &_s57
    }
  }
  private var _s57: String = ""

  var s58: [Int] {
    get { _s58 }
    set { if Bindgen.replace(&_s58, with: newValue) { _wrote(.s58) } }
    _modify {
      defer { _wrote(.s58) }
      yield &_s58
    }
  }
  private var _s58: [Int] = []

  var s59: Int? {
    get { _s59 }
    set { if Bindgen.replace(&_s59, with: newValue) { _wrote(.s59) } }
  }
  private var _s59: Int? = nil

  var s60: Int {
    get { _s60 }
    set { if Bindgen.replace(&_s60, with: newValue) { _wrote(.s60) } }
  }
  private var _s60: Int = 0

  var s61: String {
    get { _s61 }
    set { if Bindgen.replace(&_s61, with: newValue) { _wrote(.s61) } }
    _modify {
      defer { _wrote(.s61) }
      yield &_s61
    }
  }
  private var _s61: String = ""

  var s62: [Int] {
    get { _s62 }
    set { if Bindgen.replace(&_s62, with: newValue) { _wrote(.s62) } }
    _modify {
      defer { _wrote(.s62) }
      yield &_s62
    }
  }
  private var _s62: [Int] = []

  var s63: Int? {
    get { _s63 }
    set { if Bindgen.replace(&_s63, with: newValue) { _wrote(.s63) } }
  }
  private var _s63: Int? = nil

  var s64: Int {
    get { _s64 }
    set { if Bindgen.replace(&_s64, with: newValue) { _wrote(.s64) } }
  }
  private var _s64: Int = 0

  var s65: String {
    get { _s65 }
    set { if Bindgen.replace(&_s65, with: newValue) { _wrote(.s65) } }
    _modify {
      defer { _wrote(.s65) }
      yield &_s65
    }
  }
  private var _s65: String = ""

  var s66: [Int] {
    get { _s66 }
    set { if Bindgen.replace(&_s66, with: newValue) { _wrote(.s66) } }
    _modify {
      defer { _wrote(.s66) }
      yield &_s66
    }
  }
  private var _s66: [Int] = []

  var s67: Int? {
    get { _s67 }
    set { if Bindgen.replace(&_s67, with: newValue) { _wrote(.s67) } }
  }
  private var _s67: Int? = nil

  var s68: Int {
    get { _s68 }
    set { if Bindgen.replace(&_s68, with: newValue) { _wrote(.s68) } }
  }
  private var _s68: Int = 0

  var s69: String {
    get { _s69 }
    set { if Bindgen.replace(&_s69, with: newValue) { _wrote(.s69) } }
    _modify {
      defer { _wrote(.s69) }
      yield &_s69
    }
  }
  private var _s69: String = ""

  var s70: [Int] {
    get { _s70 }
    set { if Bindgen.replace(&_s70, with: newValue) { _wrote(.s70) } }
    _modify {
      defer { _wrote(.s70) }
      yield &_s70
    }
  }
  private var _s70: [Int] = []

  var s71: Int? {
    get { _s71 }
    set { if Bindgen.replace(&_s71, with: newValue) { _wrote(.s71) } }
  }
  private var _s71: Int? = nil

  var s72: Int {
    get { _s72 }
    set { if Bindgen.replace(&_s72, with: newValue) { _wrote(.s72) } }
  }
  private var _s72: Int = 0

  var s73: String {
    get { _s73 }
    set { if Bindgen.replace(&_s73, with: newValue) { _wrote(.s73) } }
    _modify {
      defer { _wrote(.s73) }
      yield &_s73
    }
  }
  private var _s73: String = ""

  var s74: [Int] {
    get { _s74 }
    set { if Bindgen.replace(&_s74, with: newValue) { _wrote(.s74) } }
    _modify {
      defer { _wrote(.s74) }
      yield &_s74
    }
  }
  private var _s74: [Int] = []

  var s75: Int? {
    get { _s75 }
    set { if Bindgen.replace(&_s75, with: newValue) { _wrote(.s75) } }
  }
  private var _s75: Int? = nil

  var s76: Int {
    get { _s76 }
    set { if Bindgen.replace(&_s76, with: newValue) { _wrote(.s76) } }
  }
  private var _s76: Int = 0

  var s77: String {
    get { _s77 }
    set { if Bindgen.replace(&_s77, with: newValue) { _wrote(.s77) } }
    _modify {
      defer { _wrote(.s77) }
      yield &_s77
    }
  }
  private var _s77: String = ""

  var s78: [Int] {
    get { _s78 }
    set { if Bindgen.replace(&_s78, with: newValue) { _wrote(.s78) } }
    _modify {
      defer { _wrote(.s78) }
      yield &_s78
    }
  }
  private var _s78: [Int] = []

  var s79: Int? {
    get { _s79 }
    set { if Bindgen.replace(&_s79, with: newValue) { _wrote(.s79) } }
  }
  private var _s79: Int? = nil

  var s80: Int {
    get { _s80 }
    set { if Bindgen.replace(&_s80, with: newValue) { _wrote(.s80) } }
  }
  private var _s80: Int = 0

  var s81: String {
    get { _s81 }
    set { if Bindgen.replace(&_s81, with: newValue) { _wrote(.s81) } }
    _modify {
      defer { _wrote(.s81) }
      yield &_s81
    }
  }
  private var _s81: String = ""

  var s82: [Int] {
    get { _s82 }
    set { if Bindgen.replace(&_s82, with: newValue) { _wrote(.s82) } }
    _modify {
      defer { _wrote(.s82) }
      yield &_s82
    }
  }
  private var _s82: [Int] = []

  var s83: Int? {
    get { _s83 }
    set { if Bindgen.replace(&_s83, with: newValue) { _wrote(.s83) } }
  }
  private var _s83: Int? = nil

  var s84: Int {
    get { _s84 }
    set { if Bindgen.replace(&_s84, with: newValue) { _wrote(.s84) } }
  }
  private var _s84: Int = 0

  var s85: String {
    get { _s85 }
    set { if Bindgen.replace(&_s85, with: newValue) { _wrote(.s85) } }
    _modify {
      defer { _wrote(.s85) }
      yield &_s85
    }
  }
  private var _s85: String = ""

  var s86: [Int] {
    get { _s86 }
    set { if Bindgen.replace(&_s86, with: newValue) { _wrote(.s86) } }
    _modify {
      defer { _wrote(.s86) }
      yield &_s86
    }
  }
  private var _s86: [Int] = []

  var s87: Int? {
    get { _s87 }
    set { if Bindgen.replace(&_s87, with: newValue) { _wrote(.s87) } }
  }
  private var _s87: Int? = nil

  var s88: Int {
    get { _s88 }
    set { if Bindgen.replace(&_s88, with: newValue) { _wrote(.s88) } }
  }
  private var _s88: Int = 0

  var s89: String {
    get { _s89 }
    set { if Bindgen.replace(&_s89, with: newValue) { _wrote(.s89) } }
    _modify {
      defer { _wrote(.s89) }
      yield &_s89
    }
  }
  private var _s89: String = ""

  var s90: [Int] {
    get { _s90 }
    set { if Bindgen.replace(&_s90, with: newValue) { _wrote(.s90) } }
    _modify {
      defer { _wrote(.s90) }
      yield &_s90
    }
  }
  private var _s90: [Int] = []

  var s91: Int? {
    get { _s91 }
    set { if Bindgen.replace(&_s91, with: newValue) { _wrote(.s91) } }
  }
  private var _s91: Int? = nil

  var s92: Int {
    get { _s92 }
    set { if Bindgen.replace(&_s92, with: newValue) { _wrote(.s92) } }
  }
  private var _s92: Int = 0

  var s93: String {
    get { _s93 }
    set { if Bindgen.replace(&_s93, with: newValue) { _wrote(.s93) } }
    _modify {
      defer { _wrote(.s93) }
      yield &_s93
    }
  }
  private var _s93: String = ""

  var s94: [Int] {
    get { _s94 }
    set { if Bindgen.replace(&_s94, with: newValue) { _wrote(.s94) } }
    _modify {
      defer { _wrote(.s94) }
      yield &_s94
    }
  }
  private var _s94: [Int] = []

  var s95: Int? {
    get { _s95 }
    set { if Bindgen.replace(&_s95, with: newValue) { _wrote(.s95) } }
  }
  private var _s95: Int? = nil

  var s96: Int {
    get { _s96 }
    set { if Bindgen.replace(&_s96, with: newValue) { _wrote(.s96) } }
  }
  private var _s96: Int = 0

  var s97: String {
    get { _s97 }
    set { if Bindgen.replace(&_s97, with: newValue) { _wrote(.s97) } }
    _modify {
      defer { _wrote(.s97) }
      yield &_s97
    }
  }
  private var _s97: String = ""

  var s98: [Int] {
    get { _s98 }
    set { if Bindgen.replace(&_s98, with: newValue) { _wrote(.s98) } }
    _modify {
      defer { _wrote(.s98) }
      yield &_s98
    }
  }
  private var _s98: [Int] = []

  var s99: Int? {
    get { _s99 }
    set { if Bindgen.replace(&_s99, with: newValue) { _wrote(.s99) } }
  }
  private var _s99: Int? = nil

  var s100: Int {
    get { _s100 }
    set { if Bindgen.replace(&_s100, with: newValue) { _wrote(.s100) } }
  }
  private var _s100: Int = 0

  var s101: String {
    get { _s101 }
    set { if Bindgen.replace(&_s101, with: newValue) { _wrote(.s101) } }
    _modify {
      defer { _wrote(.s101) }
      yield &_s101
    }
  }
  private var _s101: String = ""

  var s102: [Int] {
    get { _s102 }
    set { if Bindgen.replace(&_s102, with: newValue) { _wrote(.s102) } }
    _modify {
      defer { _wrote(.s102) }
      yield &_s102
    }
  }
  private var _s102: [Int] = []

  var s103: Int? {
    get { _s103 }
    set { if Bindgen.replace(&_s103, with: newValue) { _wrote(.s103) } }
  }
  private var _s103: Int? = nil

  var s104: Int {
    get { _s104 }
    set { if Bindgen.replace(&_s104, with: newValue) { _wrote(.s104) } }
  }
  private var _s104: Int = 0

  var s105: String {
    get { _s105 }
    set { if Bindgen.replace(&_s105, with: newValue) { _wrote(.s105) } }
    _modify {
      defer { _wrote(.s105) }
      yield &_s105
    }
  }
  private var _s105: String = ""

  var s106: [Int] {
    get { _s106 }
    set { if Bindgen.replace(&_s106, with: newValue) { _wrote(.s106) } }
    _modify {
      defer { _wrote(.s106) }
      yield &_s106
    }
  }
  private var _s106: [Int] = []

  var s107: Int? {
    get { _s107 }
    set { if Bindgen.replace(&_s107, with: newValue) { _wrote(.s107) } }
  }
  private var _s107: Int? = nil

  var s108: Int {
    get { _s108 }
    set { if Bindgen.replace(&_s108, with: newValue) { _wrote(.s108) } }
  }
  private var _s108: Int = 0

  var s109: String {
    get { _s109 }
    set { if Bindgen.replace(&_s109, with: newValue) { _wrote(.s109) } }
    _modify {
      defer { _wrote(.s109) }
      yield &_s109
    }
  }
  private var _s109: String = ""

  var s110: [Int] {
    get { _s110 }
    set { if Bindgen.replace(&_s110, with: newValue) { _wrote(.s110) } }
    _modify {
      defer { _wrote(.s110) }
      yield &_s110
    }
  }
  private var _s110: [Int] = []

  var s111: Int? {
    get { _s111 }
    set { if Bindgen.replace(&_s111, with: newValue) { _wrote(.s111) } }
  }
  private var _s111: Int? = nil

  var s112: Int {
    get { _s112 }
    set { if Bindgen.replace(&_s112, with: newValue) { _wrote(.s112) } }
  }
  private var _s112: Int = 0

  var s113: String {
    get { _s113 }
    set { if Bindgen.replace(&_s113, with: newValue) { _wrote(.s113) } }
    _modify {
      defer { _wrote(.s113) }
      yield &_s113
    }
  }
  private var _s113: String = ""

  var s114: [Int] {
    get { _s114 }
    set { if Bindgen.replace(&_s114, with: newValue) { _wrote(.s114) } }
    _modify {
      defer { _wrote(.s114) }
      yield &_s114
    }
  }
  private var _s114: [Int] = []

  var s115: Int? {
    get { _s115 }
    set { if Bindgen.replace(&_s115, with: newValue) { _wrote(.s115) } }
  }
  private var _s115: Int? = nil

  var s116: Int {
    get { _s116 }
    set { if Bindgen.replace(&_s116, with: newValue) { _wrote(.s116) } }
  }
  private var _s116: Int = 0

  var s117: String {
    get { _s117 }
    set { if Bindgen.replace(&_s117, with: newValue) { _wrote(.s117) } }
    _modify {
      defer { _wrote(.s117) }
      yield &_s117
    }
  }
  private var _s117: String = ""

  var s118: [Int] {
    get { _s118 }
    set { if Bindgen.replace(&_s118, with: newValue) { _wrote(.s118) } }
    _modify {
      defer { _wrote(.s118) }
      yield &_s118
    }
  }
  private var _s118: [Int] = []

  var s119: Int? {
    get { _s119 }
    set { if Bindgen.replace(&_s119, with: newValue) { _wrote(.s119) } }
  }
  private var _s119: Int? = nil

  var s120: Int {
    get { _s120 }
    set { if Bindgen.replace(&_s120, with: newValue) { _wrote(.s120) } }
  }
  private var _s120: Int = 0

  var s121: String {
    get { _s121 }
    set { if Bindgen.replace(&_s121, with: newValue) { _wrote(.s121) } }
    _modify {
      defer { _wrote(.s121) }
      yield &_s121
    }
  }
  private var _s121: String = ""

  var s122: [Int] {
    get { _s122 }
    set { if Bindgen.replace(&_s122, with: newValue) { _wrote(.s122) } }
    _modify {
      defer { _wrote(.s122) }
      yield &_s122
    }
  }
  private var _s122: [Int] = []

  var s123: Int? {
    get { _s123 }
    set { if Bindgen.replace(&_s123, with: newValue) { _wrote(.s123) } }
  }
  private var _s123: Int? = nil

  var s124: Int {
    get { _s124 }
    set { if Bindgen.replace(&_s124, with: newValue) { _wrote(.s124) } }
  }
  private var _s124: Int = 0

  var s125: String {
    get { _s125 }
    set { if Bindgen.replace(&_s125, with: newValue) { _wrote(.s125) } }
    _modify {
      defer { _wrote(.s125) }
      yield &_s125
    }
  }
  private var _s125: String = ""

  var s126: [Int] {
    get { _s126 }
    set { if Bindgen.replace(&_s126, with: newValue) { _wrote(.s126) } }
    _modify {
      defer { _wrote(.s126) }
      yield &_s126
    }
  }
  private var _s126: [Int] = []

  var s127: Int? {
    get { _s127 }
    set { if Bindgen.replace(&_s127, with: newValue) { _wrote(.s127) } }
  }
  private var _s127: Int? = nil

  var s128: Int {
    get { _s128 }
    set { if Bindgen.replace(&_s128, with: newValue) { _wrote(.s128) } }
  }
  private var _s128: Int = 0

  var s129: String {
    get { _s129 }
    set { if Bindgen.replace(&_s129, with: newValue) { _wrote(.s129) } }
    _modify {
      defer { _wrote(.s129) }
      yield &_s129
    }
  }
  private var _s129: String = ""

  var s130: [Int] {
    get { _s130 }
    set { if Bindgen.replace(&_s130, with: newValue) { _wrote(.s130) } }
    _modify {
      defer { _wrote(.s130) }
      yield &_s130
    }
  }
  private var _s130: [Int] = []

  var s131: Int? {
    get { _s131 }
    set { if Bindgen.replace(&_s131, with: newValue) { _wrote(.s131) } }
  }
  private var _s131: Int? = nil

  var s132: Int {
    get { _s132 }
    set { if Bindgen.replace(&_s132, with: newValue) { _wrote(.s132) } }
  }
  private var _s132: Int = 0

  var s133: String {
    get { _s133 }
    set { if Bindgen.replace(&_s133, with: newValue) { _wrote(.s133) } }
    _modify {
      defer { _wrote(.s133) }
      yield &_s133
    }
  }
  private var _s133: String = ""

  var s134: [Int] {
    get { _s134 }
    set { if Bindgen.replace(&_s134, with: newValue) { _wrote(.s134) } }
    _modify {
      defer { _wrote(.s134) }
      yield &_s134
    }
  }
  private var _s134: [Int] = []

  var s135: Int? {
    get { _s135 }
    set { if Bindgen.replace(&_s135, with: newValue) { _wrote(.s135) } }
  }
  private var _s135: Int? = nil

  var s136: Int {
    get { _s136 }
    set { if Bindgen.replace(&_s136, with: newValue) { _wrote(.s136) } }
  }
  private var _s136: Int = 0

  var s137: String {
    get { _s137 }
    set { if Bindgen.replace(&_s137, with: newValue) { _wrote(.s137) } }
    _modify {
      defer { _wrote(.s137) }
      yield &_s137
    }
  }
  private var _s137: String = ""

  var s138: [Int] {
    get { _s138 }
    set { if Bindgen.replace(&_s138, with: newValue) { _wrote(.s138) } }
    _modify {
      defer { _wrote(.s138) }
      yield &_s138
    }
  }
  private var _s138: [Int] = []

  var s139: Int? {
    get { _s139 }
    set { if Bindgen.replace(&_s139, with: newValue) { _wrote(.s139) } }
  }
  private var _s139: Int? = nil

  // MARK: Derived

  var sum: Int {
    _refresh(.sum)
    return _cache.sum
  }

  var words: String {
    _refresh(.words)
    return _cache.words
  }

  // MARK: Init

  init(
    first: Int,
    place: Place,
    s0: Int = 0,
    s1: String = "1",
    s2: [Int] = _ManyStatesFormulas.s2(),
    s3: Int? = nil,
    s4: Int = 4,
    s5: String = "5",
    s6: [Int] = _ManyStatesFormulas.s6(),
    s7: Int? = nil,
    s8: Int = 8,
    s9: String = "9",
    s10: [Int] = _ManyStatesFormulas.s10(),
    s11: Int? = nil,
    s12: Int = 12,
    s13: String = "13",
    s14: [Int] = _ManyStatesFormulas.s14(),
    s15: Int? = nil,
    s16: Int = 16,
    s17: String = "17",
    s18: [Int] = _ManyStatesFormulas.s18(),
    s19: Int? = nil,
    s20: Int = 20,
    s21: String = "21",
    s22: [Int] = _ManyStatesFormulas.s22(),
    s23: Int? = nil,
    s24: Int = 24,
    s25: String = "25",
    s26: [Int] = _ManyStatesFormulas.s26(),
    s27: Int? = nil,
    s28: Int = 28,
    s29: String = "29",
    s30: [Int] = _ManyStatesFormulas.s30(),
    s31: Int? = nil,
    s32: Int = 32,
    s33: String = "33",
    s34: [Int] = _ManyStatesFormulas.s34(),
    s35: Int? = nil,
    s36: Int = 36,
    s37: String = "37",
    s38: [Int] = _ManyStatesFormulas.s38(),
    s39: Int? = nil,
    s40: Int = 40,
    s41: String = "41",
    s42: [Int] = _ManyStatesFormulas.s42(),
    s43: Int? = nil,
    s44: Int = 44,
    s45: String = "45",
    s46: [Int] = _ManyStatesFormulas.s46(),
    s47: Int? = nil,
    s48: Int = 48,
    s49: String = "49",
    s50: [Int] = _ManyStatesFormulas.s50(),
    s51: Int? = nil,
    s52: Int = 52,
    s53: String = "53",
    s54: [Int] = _ManyStatesFormulas.s54(),
    s55: Int? = nil,
    s56: Int = 56,
    s57: String = "57",
    s58: [Int] = _ManyStatesFormulas.s58(),
    s59: Int? = nil,
    s60: Int = 60,
    s61: String = "61",
    s62: [Int] = _ManyStatesFormulas.s62(),
    s63: Int? = nil,
    s64: Int = 64,
    s65: String = "65",
    s66: [Int] = _ManyStatesFormulas.s66(),
    s67: Int? = nil,
    s68: Int = 68,
    s69: String = "69",
    s70: [Int] = _ManyStatesFormulas.s70(),
    s71: Int? = nil,
    s72: Int = 72,
    s73: String = "73",
    s74: [Int] = _ManyStatesFormulas.s74(),
    s75: Int? = nil,
    s76: Int = 76,
    s77: String = "77",
    s78: [Int] = _ManyStatesFormulas.s78(),
    s79: Int? = nil,
    s80: Int = 80,
    s81: String = "81",
    s82: [Int] = _ManyStatesFormulas.s82(),
    s83: Int? = nil,
    s84: Int = 84,
    s85: String = "85",
    s86: [Int] = _ManyStatesFormulas.s86(),
    s87: Int? = nil,
    s88: Int = 88,
    s89: String = "89",
    s90: [Int] = _ManyStatesFormulas.s90(),
    s91: Int? = nil,
    s92: Int = 92,
    s93: String = "93",
    s94: [Int] = _ManyStatesFormulas.s94(),
    s95: Int? = nil,
    s96: Int = 96,
    s97: String = "97",
    s98: [Int] = _ManyStatesFormulas.s98(),
    s99: Int? = nil,
    s100: Int = 100,
    s101: String = "101",
    s102: [Int] = _ManyStatesFormulas.s102(),
    s103: Int? = nil,
    s104: Int = 104,
    s105: String = "105",
    s106: [Int] = _ManyStatesFormulas.s106(),
    s107: Int? = nil,
    s108: Int = 108,
    s109: String = "109",
    s110: [Int] = _ManyStatesFormulas.s110(),
    s111: Int? = nil,
    s112: Int = 112,
    s113: String = "113",
    s114: [Int] = _ManyStatesFormulas.s114(),
    s115: Int? = nil,
    s116: Int = 116,
    s117: String = "117",
    s118: [Int] = _ManyStatesFormulas.s118(),
    s119: Int? = nil,
    s120: Int = 120,
    s121: String = "121",
    s122: [Int] = _ManyStatesFormulas.s122(),
    s123: Int? = nil,
    s124: Int = 124,
    s125: String = "125",
    s126: [Int] = _ManyStatesFormulas.s126(),
    s127: Int? = nil,
    s128: Int = 128,
    s129: String = "129",
    s130: [Int] = _ManyStatesFormulas.s130(),
    s131: Int? = nil,
    s132: Int = 132,
    s133: String = "133",
    s134: [Int] = _ManyStatesFormulas.s134(),
    s135: Int? = nil,
    s136: Int = 136,
    s137: String = "137",
    s138: [Int] = _ManyStatesFormulas.s138(),
    s139: Int? = nil
  ) {
    _place = place
    _store0(first, s0, s1, s2, s3, s4, s5, s6, s7, s8, s9, s10, s11, s12, s13, s14, s15, s16, s17, s18, s19, s20, s21, s22, s23, s24, s25, s26, s27, s28, s29, s30, s31, s32, s33, s34, s35, s36, s37, s38, s39, s40, s41, s42, s43, s44, s45, s46)
    _store1(s47, s48, s49, s50, s51, s52, s53, s54, s55, s56, s57, s58, s59, s60, s61, s62, s63, s64, s65, s66, s67, s68, s69, s70, s71, s72, s73, s74, s75, s76, s77, s78, s79, s80, s81, s82, s83, s84, s85, s86, s87, s88, s89, s90, s91, s92, s93, s94)
    _store2(s95, s96, s97, s98, s99, s100, s101, s102, s103, s104, s105, s106, s107, s108, s109, s110, s111, s112, s113, s114, s115, s116, s117, s118, s119, s120, s121, s122, s123, s124, s125, s126, s127, s128, s129, s130, s131, s132, s133, s134, s135, s136, s137, s138, s139)
  }

  /// In groups: the compiler's check of an initializer grows with the cube of what it sets.
  private func _store0(_ first: Int, _ s0: Int, _ s1: String, _ s2: [Int], _ s3: Int?, _ s4: Int, _ s5: String, _ s6: [Int], _ s7: Int?, _ s8: Int, _ s9: String, _ s10: [Int], _ s11: Int?, _ s12: Int, _ s13: String, _ s14: [Int], _ s15: Int?, _ s16: Int, _ s17: String, _ s18: [Int], _ s19: Int?, _ s20: Int, _ s21: String, _ s22: [Int], _ s23: Int?, _ s24: Int, _ s25: String, _ s26: [Int], _ s27: Int?, _ s28: Int, _ s29: String, _ s30: [Int], _ s31: Int?, _ s32: Int, _ s33: String, _ s34: [Int], _ s35: Int?, _ s36: Int, _ s37: String, _ s38: [Int], _ s39: Int?, _ s40: Int, _ s41: String, _ s42: [Int], _ s43: Int?, _ s44: Int, _ s45: String, _ s46: [Int]) {
    _first = first
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
  }

  private func _store1(_ s47: Int?, _ s48: Int, _ s49: String, _ s50: [Int], _ s51: Int?, _ s52: Int, _ s53: String, _ s54: [Int], _ s55: Int?, _ s56: Int, _ s57: String, _ s58: [Int], _ s59: Int?, _ s60: Int, _ s61: String, _ s62: [Int], _ s63: Int?, _ s64: Int, _ s65: String, _ s66: [Int], _ s67: Int?, _ s68: Int, _ s69: String, _ s70: [Int], _ s71: Int?, _ s72: Int, _ s73: String, _ s74: [Int], _ s75: Int?, _ s76: Int, _ s77: String, _ s78: [Int], _ s79: Int?, _ s80: Int, _ s81: String, _ s82: [Int], _ s83: Int?, _ s84: Int, _ s85: String, _ s86: [Int], _ s87: Int?, _ s88: Int, _ s89: String, _ s90: [Int], _ s91: Int?, _ s92: Int, _ s93: String, _ s94: [Int]) {
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
    _s90 = s90
    _s91 = s91
    _s92 = s92
    _s93 = s93
    _s94 = s94
  }

  private func _store2(_ s95: Int?, _ s96: Int, _ s97: String, _ s98: [Int], _ s99: Int?, _ s100: Int, _ s101: String, _ s102: [Int], _ s103: Int?, _ s104: Int, _ s105: String, _ s106: [Int], _ s107: Int?, _ s108: Int, _ s109: String, _ s110: [Int], _ s111: Int?, _ s112: Int, _ s113: String, _ s114: [Int], _ s115: Int?, _ s116: Int, _ s117: String, _ s118: [Int], _ s119: Int?, _ s120: Int, _ s121: String, _ s122: [Int], _ s123: Int?, _ s124: Int, _ s125: String, _ s126: [Int], _ s127: Int?, _ s128: Int, _ s129: String, _ s130: [Int], _ s131: Int?, _ s132: Int, _ s133: String, _ s134: [Int], _ s135: Int?, _ s136: Int, _ s137: String, _ s138: [Int], _ s139: Int?) {
    _s95 = s95
    _s96 = s96
    _s97 = s97
    _s98 = s98
    _s99 = s99
    _s100 = s100
    _s101 = s101
    _s102 = s102
    _s103 = s103
    _s104 = s104
    _s105 = s105
    _s106 = s106
    _s107 = s107
    _s108 = s108
    _s109 = s109
    _s110 = s110
    _s111 = s111
    _s112 = s112
    _s113 = s113
    _s114 = s114
    _s115 = s115
    _s116 = s116
    _s117 = s117
    _s118 = s118
    _s119 = s119
    _s120 = s120
    _s121 = s121
    _s122 = s122
    _s123 = s123
    _s124 = s124
    _s125 = s125
    _s126 = s126
    _s127 = s127
    _s128 = s128
    _s129 = s129
    _s130 = s130
    _s131 = s131
    _s132 = s132
    _s133 = s133
    _s134 = s134
    _s135 = s135
    _s136 = s136
    _s137 = s137
    _s138 = s138
    _s139 = s139
  }

  // MARK: Fields

  /// The fields that a transaction changed.
  struct Changes: OptionSet, Sendable, Bindgen.FieldSet {
    private(set) var rawValue: SIMD4<UInt64>

    init() { rawValue = SIMD4<UInt64>() }
    init(rawValue: SIMD4<UInt64>) { self.rawValue = rawValue }

    static let first: Changes = Changes(field: 0)
    static let place: Changes = Changes(field: 1)
    static let s0: Changes = Changes(field: 2)
    static let s1: Changes = Changes(field: 3)
    static let s2: Changes = Changes(field: 4)
    static let s3: Changes = Changes(field: 5)
    static let s4: Changes = Changes(field: 6)
    static let s5: Changes = Changes(field: 7)
    static let s6: Changes = Changes(field: 8)
    static let s7: Changes = Changes(field: 9)
    static let s8: Changes = Changes(field: 10)
    static let s9: Changes = Changes(field: 11)
    static let s10: Changes = Changes(field: 12)
    static let s11: Changes = Changes(field: 13)
    static let s12: Changes = Changes(field: 14)
    static let s13: Changes = Changes(field: 15)
    static let s14: Changes = Changes(field: 16)
    static let s15: Changes = Changes(field: 17)
    static let s16: Changes = Changes(field: 18)
    static let s17: Changes = Changes(field: 19)
    static let s18: Changes = Changes(field: 20)
    static let s19: Changes = Changes(field: 21)
    static let s20: Changes = Changes(field: 22)
    static let s21: Changes = Changes(field: 23)
    static let s22: Changes = Changes(field: 24)
    static let s23: Changes = Changes(field: 25)
    static let s24: Changes = Changes(field: 26)
    static let s25: Changes = Changes(field: 27)
    static let s26: Changes = Changes(field: 28)
    static let s27: Changes = Changes(field: 29)
    static let s28: Changes = Changes(field: 30)
    static let s29: Changes = Changes(field: 31)
    static let s30: Changes = Changes(field: 32)
    static let s31: Changes = Changes(field: 33)
    static let s32: Changes = Changes(field: 34)
    static let s33: Changes = Changes(field: 35)
    static let s34: Changes = Changes(field: 36)
    static let s35: Changes = Changes(field: 37)
    static let s36: Changes = Changes(field: 38)
    static let s37: Changes = Changes(field: 39)
    static let s38: Changes = Changes(field: 40)
    static let s39: Changes = Changes(field: 41)
    static let s40: Changes = Changes(field: 42)
    static let s41: Changes = Changes(field: 43)
    static let s42: Changes = Changes(field: 44)
    static let s43: Changes = Changes(field: 45)
    static let s44: Changes = Changes(field: 46)
    static let s45: Changes = Changes(field: 47)
    static let s46: Changes = Changes(field: 48)
    static let s47: Changes = Changes(field: 49)
    static let s48: Changes = Changes(field: 50)
    static let s49: Changes = Changes(field: 51)
    static let s50: Changes = Changes(field: 52)
    static let s51: Changes = Changes(field: 53)
    static let s52: Changes = Changes(field: 54)
    static let s53: Changes = Changes(field: 55)
    static let s54: Changes = Changes(field: 56)
    static let s55: Changes = Changes(field: 57)
    static let s56: Changes = Changes(field: 58)
    static let s57: Changes = Changes(field: 59)
    static let s58: Changes = Changes(field: 60)
    static let s59: Changes = Changes(field: 61)
    static let s60: Changes = Changes(field: 62)
    static let s61: Changes = Changes(field: 63)
    static let s62: Changes = Changes(field: 64)
    static let s63: Changes = Changes(field: 65)
    static let s64: Changes = Changes(field: 66)
    static let s65: Changes = Changes(field: 67)
    static let s66: Changes = Changes(field: 68)
    static let s67: Changes = Changes(field: 69)
    static let s68: Changes = Changes(field: 70)
    static let s69: Changes = Changes(field: 71)
    static let s70: Changes = Changes(field: 72)
    static let s71: Changes = Changes(field: 73)
    static let s72: Changes = Changes(field: 74)
    static let s73: Changes = Changes(field: 75)
    static let s74: Changes = Changes(field: 76)
    static let s75: Changes = Changes(field: 77)
    static let s76: Changes = Changes(field: 78)
    static let s77: Changes = Changes(field: 79)
    static let s78: Changes = Changes(field: 80)
    static let s79: Changes = Changes(field: 81)
    static let s80: Changes = Changes(field: 82)
    static let s81: Changes = Changes(field: 83)
    static let s82: Changes = Changes(field: 84)
    static let s83: Changes = Changes(field: 85)
    static let s84: Changes = Changes(field: 86)
    static let s85: Changes = Changes(field: 87)
    static let s86: Changes = Changes(field: 88)
    static let s87: Changes = Changes(field: 89)
    static let s88: Changes = Changes(field: 90)
    static let s89: Changes = Changes(field: 91)
    static let s90: Changes = Changes(field: 92)
    static let s91: Changes = Changes(field: 93)
    static let s92: Changes = Changes(field: 94)
    static let s93: Changes = Changes(field: 95)
    static let s94: Changes = Changes(field: 96)
    static let s95: Changes = Changes(field: 97)
    static let s96: Changes = Changes(field: 98)
    static let s97: Changes = Changes(field: 99)
    static let s98: Changes = Changes(field: 100)
    static let s99: Changes = Changes(field: 101)
    static let s100: Changes = Changes(field: 102)
    static let s101: Changes = Changes(field: 103)
    static let s102: Changes = Changes(field: 104)
    static let s103: Changes = Changes(field: 105)
    static let s104: Changes = Changes(field: 106)
    static let s105: Changes = Changes(field: 107)
    static let s106: Changes = Changes(field: 108)
    static let s107: Changes = Changes(field: 109)
    static let s108: Changes = Changes(field: 110)
    static let s109: Changes = Changes(field: 111)
    static let s110: Changes = Changes(field: 112)
    static let s111: Changes = Changes(field: 113)
    static let s112: Changes = Changes(field: 114)
    static let s113: Changes = Changes(field: 115)
    static let s114: Changes = Changes(field: 116)
    static let s115: Changes = Changes(field: 117)
    static let s116: Changes = Changes(field: 118)
    static let s117: Changes = Changes(field: 119)
    static let s118: Changes = Changes(field: 120)
    static let s119: Changes = Changes(field: 121)
    static let s120: Changes = Changes(field: 122)
    static let s121: Changes = Changes(field: 123)
    static let s122: Changes = Changes(field: 124)
    static let s123: Changes = Changes(field: 125)
    static let s124: Changes = Changes(field: 126)
    static let s125: Changes = Changes(field: 127)
    static let s126: Changes = Changes(field: 128)
    static let s127: Changes = Changes(field: 129)
    static let s128: Changes = Changes(field: 130)
    static let s129: Changes = Changes(field: 131)
    static let s130: Changes = Changes(field: 132)
    static let s131: Changes = Changes(field: 133)
    static let s132: Changes = Changes(field: 134)
    static let s133: Changes = Changes(field: 135)
    static let s134: Changes = Changes(field: 136)
    static let s135: Changes = Changes(field: 137)
    static let s136: Changes = Changes(field: 138)
    static let s137: Changes = Changes(field: 139)
    static let s138: Changes = Changes(field: 140)
    static let s139: Changes = Changes(field: 141)
    static let sum: Changes = Changes(field: 142)
    static let words: Changes = Changes(field: 143)

    mutating func formUnion(_ other: Changes) { rawValue |= other.rawValue }
    mutating func formIntersection(_ other: Changes) { rawValue &= other.rawValue }
    mutating func formSymmetricDifference(_ other: Changes) { rawValue ^= other.rawValue }
  }

  /// The fields that can be observed one by one.
  struct Fields {
    var first: Field<Int> { (.first, { $0.first }) }
    var place: Field<Place> { (.place, { $0.place }) }
    var s0: Field<Int> { (.s0, { $0.s0 }) }
    var s1: Field<String> { (.s1, { $0.s1 }) }
    var s2: Field<[Int]> { (.s2, { $0.s2 }) }
    var s3: Field<Int?> { (.s3, { $0.s3 }) }
    var s4: Field<Int> { (.s4, { $0.s4 }) }
    var s5: Field<String> { (.s5, { $0.s5 }) }
    var s6: Field<[Int]> { (.s6, { $0.s6 }) }
    var s7: Field<Int?> { (.s7, { $0.s7 }) }
    var s8: Field<Int> { (.s8, { $0.s8 }) }
    var s9: Field<String> { (.s9, { $0.s9 }) }
    var s10: Field<[Int]> { (.s10, { $0.s10 }) }
    var s11: Field<Int?> { (.s11, { $0.s11 }) }
    var s12: Field<Int> { (.s12, { $0.s12 }) }
    var s13: Field<String> { (.s13, { $0.s13 }) }
    var s14: Field<[Int]> { (.s14, { $0.s14 }) }
    var s15: Field<Int?> { (.s15, { $0.s15 }) }
    var s16: Field<Int> { (.s16, { $0.s16 }) }
    var s17: Field<String> { (.s17, { $0.s17 }) }
    var s18: Field<[Int]> { (.s18, { $0.s18 }) }
    var s19: Field<Int?> { (.s19, { $0.s19 }) }
    var s20: Field<Int> { (.s20, { $0.s20 }) }
    var s21: Field<String> { (.s21, { $0.s21 }) }
    var s22: Field<[Int]> { (.s22, { $0.s22 }) }
    var s23: Field<Int?> { (.s23, { $0.s23 }) }
    var s24: Field<Int> { (.s24, { $0.s24 }) }
    var s25: Field<String> { (.s25, { $0.s25 }) }
    var s26: Field<[Int]> { (.s26, { $0.s26 }) }
    var s27: Field<Int?> { (.s27, { $0.s27 }) }
    var s28: Field<Int> { (.s28, { $0.s28 }) }
    var s29: Field<String> { (.s29, { $0.s29 }) }
    var s30: Field<[Int]> { (.s30, { $0.s30 }) }
    var s31: Field<Int?> { (.s31, { $0.s31 }) }
    var s32: Field<Int> { (.s32, { $0.s32 }) }
    var s33: Field<String> { (.s33, { $0.s33 }) }
    var s34: Field<[Int]> { (.s34, { $0.s34 }) }
    var s35: Field<Int?> { (.s35, { $0.s35 }) }
    var s36: Field<Int> { (.s36, { $0.s36 }) }
    var s37: Field<String> { (.s37, { $0.s37 }) }
    var s38: Field<[Int]> { (.s38, { $0.s38 }) }
    var s39: Field<Int?> { (.s39, { $0.s39 }) }
    var s40: Field<Int> { (.s40, { $0.s40 }) }
    var s41: Field<String> { (.s41, { $0.s41 }) }
    var s42: Field<[Int]> { (.s42, { $0.s42 }) }
    var s43: Field<Int?> { (.s43, { $0.s43 }) }
    var s44: Field<Int> { (.s44, { $0.s44 }) }
    var s45: Field<String> { (.s45, { $0.s45 }) }
    var s46: Field<[Int]> { (.s46, { $0.s46 }) }
    var s47: Field<Int?> { (.s47, { $0.s47 }) }
    var s48: Field<Int> { (.s48, { $0.s48 }) }
    var s49: Field<String> { (.s49, { $0.s49 }) }
    var s50: Field<[Int]> { (.s50, { $0.s50 }) }
    var s51: Field<Int?> { (.s51, { $0.s51 }) }
    var s52: Field<Int> { (.s52, { $0.s52 }) }
    var s53: Field<String> { (.s53, { $0.s53 }) }
    var s54: Field<[Int]> { (.s54, { $0.s54 }) }
    var s55: Field<Int?> { (.s55, { $0.s55 }) }
    var s56: Field<Int> { (.s56, { $0.s56 }) }
    var s57: Field<String> { (.s57, { $0.s57 }) }
    var s58: Field<[Int]> { (.s58, { $0.s58 }) }
    var s59: Field<Int?> { (.s59, { $0.s59 }) }
    var s60: Field<Int> { (.s60, { $0.s60 }) }
    var s61: Field<String> { (.s61, { $0.s61 }) }
    var s62: Field<[Int]> { (.s62, { $0.s62 }) }
    var s63: Field<Int?> { (.s63, { $0.s63 }) }
    var s64: Field<Int> { (.s64, { $0.s64 }) }
    var s65: Field<String> { (.s65, { $0.s65 }) }
    var s66: Field<[Int]> { (.s66, { $0.s66 }) }
    var s67: Field<Int?> { (.s67, { $0.s67 }) }
    var s68: Field<Int> { (.s68, { $0.s68 }) }
    var s69: Field<String> { (.s69, { $0.s69 }) }
    var s70: Field<[Int]> { (.s70, { $0.s70 }) }
    var s71: Field<Int?> { (.s71, { $0.s71 }) }
    var s72: Field<Int> { (.s72, { $0.s72 }) }
    var s73: Field<String> { (.s73, { $0.s73 }) }
    var s74: Field<[Int]> { (.s74, { $0.s74 }) }
    var s75: Field<Int?> { (.s75, { $0.s75 }) }
    var s76: Field<Int> { (.s76, { $0.s76 }) }
    var s77: Field<String> { (.s77, { $0.s77 }) }
    var s78: Field<[Int]> { (.s78, { $0.s78 }) }
    var s79: Field<Int?> { (.s79, { $0.s79 }) }
    var s80: Field<Int> { (.s80, { $0.s80 }) }
    var s81: Field<String> { (.s81, { $0.s81 }) }
    var s82: Field<[Int]> { (.s82, { $0.s82 }) }
    var s83: Field<Int?> { (.s83, { $0.s83 }) }
    var s84: Field<Int> { (.s84, { $0.s84 }) }
    var s85: Field<String> { (.s85, { $0.s85 }) }
    var s86: Field<[Int]> { (.s86, { $0.s86 }) }
    var s87: Field<Int?> { (.s87, { $0.s87 }) }
    var s88: Field<Int> { (.s88, { $0.s88 }) }
    var s89: Field<String> { (.s89, { $0.s89 }) }
    var s90: Field<[Int]> { (.s90, { $0.s90 }) }
    var s91: Field<Int?> { (.s91, { $0.s91 }) }
    var s92: Field<Int> { (.s92, { $0.s92 }) }
    var s93: Field<String> { (.s93, { $0.s93 }) }
    var s94: Field<[Int]> { (.s94, { $0.s94 }) }
    var s95: Field<Int?> { (.s95, { $0.s95 }) }
    var s96: Field<Int> { (.s96, { $0.s96 }) }
    var s97: Field<String> { (.s97, { $0.s97 }) }
    var s98: Field<[Int]> { (.s98, { $0.s98 }) }
    var s99: Field<Int?> { (.s99, { $0.s99 }) }
    var s100: Field<Int> { (.s100, { $0.s100 }) }
    var s101: Field<String> { (.s101, { $0.s101 }) }
    var s102: Field<[Int]> { (.s102, { $0.s102 }) }
    var s103: Field<Int?> { (.s103, { $0.s103 }) }
    var s104: Field<Int> { (.s104, { $0.s104 }) }
    var s105: Field<String> { (.s105, { $0.s105 }) }
    var s106: Field<[Int]> { (.s106, { $0.s106 }) }
    var s107: Field<Int?> { (.s107, { $0.s107 }) }
    var s108: Field<Int> { (.s108, { $0.s108 }) }
    var s109: Field<String> { (.s109, { $0.s109 }) }
    var s110: Field<[Int]> { (.s110, { $0.s110 }) }
    var s111: Field<Int?> { (.s111, { $0.s111 }) }
    var s112: Field<Int> { (.s112, { $0.s112 }) }
    var s113: Field<String> { (.s113, { $0.s113 }) }
    var s114: Field<[Int]> { (.s114, { $0.s114 }) }
    var s115: Field<Int?> { (.s115, { $0.s115 }) }
    var s116: Field<Int> { (.s116, { $0.s116 }) }
    var s117: Field<String> { (.s117, { $0.s117 }) }
    var s118: Field<[Int]> { (.s118, { $0.s118 }) }
    var s119: Field<Int?> { (.s119, { $0.s119 }) }
    var s120: Field<Int> { (.s120, { $0.s120 }) }
    var s121: Field<String> { (.s121, { $0.s121 }) }
    var s122: Field<[Int]> { (.s122, { $0.s122 }) }
    var s123: Field<Int?> { (.s123, { $0.s123 }) }
    var s124: Field<Int> { (.s124, { $0.s124 }) }
    var s125: Field<String> { (.s125, { $0.s125 }) }
    var s126: Field<[Int]> { (.s126, { $0.s126 }) }
    var s127: Field<Int?> { (.s127, { $0.s127 }) }
    var s128: Field<Int> { (.s128, { $0.s128 }) }
    var s129: Field<String> { (.s129, { $0.s129 }) }
    var s130: Field<[Int]> { (.s130, { $0.s130 }) }
    var s131: Field<Int?> { (.s131, { $0.s131 }) }
    var s132: Field<Int> { (.s132, { $0.s132 }) }
    var s133: Field<String> { (.s133, { $0.s133 }) }
    var s134: Field<[Int]> { (.s134, { $0.s134 }) }
    var s135: Field<Int?> { (.s135, { $0.s135 }) }
    var s136: Field<Int> { (.s136, { $0.s136 }) }
    var s137: Field<String> { (.s137, { $0.s137 }) }
    var s138: Field<[Int]> { (.s138, { $0.s138 }) }
    var s139: Field<Int?> { (.s139, { $0.s139 }) }
    var sum: Field<Int> { (.sum, { $0.sum }) }
    var words: Field<String> { (.words, { $0.words }) }
  }
  static var _fields: Fields { Fields() }

  // MARK: Machinery

  let _core: Bindgen.Core = Bindgen.Core(ManyStates._graph)
  private static let _graph: Bindgen.Graph = Bindgen.Graph(
    Changes.self,
    "first place s0 s1 s2 s3 s4 s5 s6 s7 s8 s9 s10 s11 s12 s13 s14 s15 s16 s17 s18 s19 s20 s21 s22 s23 s24 s25 s26 s27 s28 s29 s30 s31 s32 s33 s34 s35 s36 s37 s38 s39 s40 s41 s42 s43 s44 s45 s46 s47 s48 s49 s50 s51 s52 s53 s54 s55 s56 s57 s58 s59 s60 s61 s62 s63 s64 s65 s66 s67 s68 s69 s70 s71 s72 s73 s74 s75 s76 s77 s78 s79 s80 s81 s82 s83 s84 s85 s86 s87 s88 s89 s90 s91 s92 s93 s94 s95 s96 s97 s98 s99 s100 s101 s102 s103 s104 s105 s106 s107 s108 s109 s110 s111 s112 s113 s114 s115 s116 s117 s118 s119 s120 s121 s122 s123 s124 s125 s126 s127 s128 s129 s130 s131 s132 s133 s134 s135 s136 s137 s138 s139 sum words",
    [
      .sum: [.first, .s0, .s4, .s136],
      .words: [.s1, .s137],
    ]
  )

  private struct _Cache {
    var sum: Int = 0
    var words: String = ""
  }
  private var _cache: _Cache = _Cache()

  private func _wrote(_ field: Changes) { _core.wrote(field.mask, of: self) }
  private func _refresh(_ field: Changes) { _core.refresh(field.mask, of: self) }

  func _compute(_ fields: Bindgen.Mask) {
    var pass: Bindgen.Pass<Changes> = _core.pass(fields)
    if pass.isDue(.sum) {
      let value: Int = _ManyStatesFormulas.sum(_first, _s0, _s4, _s136)
      if Bindgen.replace(&_cache.sum, with: value) { pass.changed(.sum) }
    }
    if pass.isDue(.words) {
      let value: String = _ManyStatesFormulas.words(_s1, _s137)
      if Bindgen.replace(&_cache.words, with: value) { pass.changed(.words) }
    }
    _core.finish(pass)
  }
}

/// The spec's expressions: each sees what it names, and nothing else of the model.
enum _ManyStatesFormulas {
  static func s2() -> [Int] { [2] }
  static func s6() -> [Int] { [6] }
  static func s10() -> [Int] { [10] }
  static func s14() -> [Int] { [14] }
  static func s18() -> [Int] { [18] }
  static func s22() -> [Int] { [22] }
  static func s26() -> [Int] { [26] }
  static func s30() -> [Int] { [30] }
  static func s34() -> [Int] { [34] }
  static func s38() -> [Int] { [38] }
  static func s42() -> [Int] { [42] }
  static func s46() -> [Int] { [46] }
  static func s50() -> [Int] { [50] }
  static func s54() -> [Int] { [54] }
  static func s58() -> [Int] { [58] }
  static func s62() -> [Int] { [62] }
  static func s66() -> [Int] { [66] }
  static func s70() -> [Int] { [70] }
  static func s74() -> [Int] { [74] }
  static func s78() -> [Int] { [78] }
  static func s82() -> [Int] { [82] }
  static func s86() -> [Int] { [86] }
  static func s90() -> [Int] { [90] }
  static func s94() -> [Int] { [94] }
  static func s98() -> [Int] { [98] }
  static func s102() -> [Int] { [102] }
  static func s106() -> [Int] { [106] }
  static func s110() -> [Int] { [110] }
  static func s114() -> [Int] { [114] }
  static func s118() -> [Int] { [118] }
  static func s122() -> [Int] { [122] }
  static func s126() -> [Int] { [126] }
  static func s130() -> [Int] { [130] }
  static func s134() -> [Int] { [134] }
  static func s138() -> [Int] { [138] }
  static func sum(_ first: Int, _ s0: Int, _ s4: Int, _ s136: Int) -> Int { first + s0 + s4 + s136 }
  static func words(_ s1: String, _ s137: String) -> String { s1 + s137 }
}

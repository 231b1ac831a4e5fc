// Made by bindgen from ManyStates.bindgen.yml. Do not edit: change the spec.
// swift-format-ignore-file
// swiftlint:disable all

final class ManyStates: Bindgen.Observed3 {
  // MARK: State

  var first: Int {
    get { _first }
    set { if Bindgen.replace(&_first, with: newValue) { _wrote(0) } }
  }
  private var _first: Int = 0

  var place: Place {
    get { _place }
    set { if Bindgen.replace(&_place, with: newValue) { _wrote(1) } }
    _modify {
      defer { _wrote(1) }
      yield &_place
    }
  }
  private var _place: Place

  var s0: Int {
    get { _s0 }
    set { if Bindgen.replace(&_s0, with: newValue) { _wrote(2) } }
  }
  private var _s0: Int = 0

  var s1: String {
    get { _s1 }
    set { if Bindgen.replace(&_s1, with: newValue) { _wrote(3) } }
    _modify {
      defer { _wrote(3) }
      yield &_s1
    }
  }
  private var _s1: String = ""

  var s2: [Int] {
    get { _s2 }
    set { if Bindgen.replace(&_s2, with: newValue) { _wrote(4) } }
    _modify {
      defer { _wrote(4) }
      yield &_s2
    }
  }
  private var _s2: [Int] = []

  var s3: Int? {
    get { _s3 }
    set { if Bindgen.replace(&_s3, with: newValue) { _wrote(5) } }
  }
  private var _s3: Int? = nil

  var s4: Int {
    get { _s4 }
    set { if Bindgen.replace(&_s4, with: newValue) { _wrote(6) } }
  }
  private var _s4: Int = 0

  var s5: String {
    get { _s5 }
    set { if Bindgen.replace(&_s5, with: newValue) { _wrote(7) } }
    _modify {
      defer { _wrote(7) }
      yield &_s5
    }
  }
  private var _s5: String = ""

  var s6: [Int] {
    get { _s6 }
    set { if Bindgen.replace(&_s6, with: newValue) { _wrote(8) } }
    _modify {
      defer { _wrote(8) }
      yield &_s6
    }
  }
  private var _s6: [Int] = []

  var s7: Int? {
    get { _s7 }
    set { if Bindgen.replace(&_s7, with: newValue) { _wrote(9) } }
  }
  private var _s7: Int? = nil

  var s8: Int {
    get { _s8 }
    set { if Bindgen.replace(&_s8, with: newValue) { _wrote(10) } }
  }
  private var _s8: Int = 0

  var s9: String {
    get { _s9 }
    set { if Bindgen.replace(&_s9, with: newValue) { _wrote(11) } }
    _modify {
      defer { _wrote(11) }
      yield &_s9
    }
  }
  private var _s9: String = ""

  var s10: [Int] {
    get { _s10 }
    set { if Bindgen.replace(&_s10, with: newValue) { _wrote(12) } }
    _modify {
      defer { _wrote(12) }
      yield &_s10
    }
  }
  private var _s10: [Int] = []

  var s11: Int? {
    get { _s11 }
    set { if Bindgen.replace(&_s11, with: newValue) { _wrote(13) } }
  }
  private var _s11: Int? = nil

  var s12: Int {
    get { _s12 }
    set { if Bindgen.replace(&_s12, with: newValue) { _wrote(14) } }
  }
  private var _s12: Int = 0

  var s13: String {
    get { _s13 }
    set { if Bindgen.replace(&_s13, with: newValue) { _wrote(15) } }
    _modify {
      defer { _wrote(15) }
      yield &_s13
    }
  }
  private var _s13: String = ""

  var s14: [Int] {
    get { _s14 }
    set { if Bindgen.replace(&_s14, with: newValue) { _wrote(16) } }
    _modify {
      defer { _wrote(16) }
      yield &_s14
    }
  }
  private var _s14: [Int] = []

  var s15: Int? {
    get { _s15 }
    set { if Bindgen.replace(&_s15, with: newValue) { _wrote(17) } }
  }
  private var _s15: Int? = nil

  var s16: Int {
    get { _s16 }
    set { if Bindgen.replace(&_s16, with: newValue) { _wrote(18) } }
  }
  private var _s16: Int = 0

  var s17: String {
    get { _s17 }
    set { if Bindgen.replace(&_s17, with: newValue) { _wrote(19) } }
    _modify {
      defer { _wrote(19) }
      yield &_s17
    }
  }
  private var _s17: String = ""

  var s18: [Int] {
    get { _s18 }
    set { if Bindgen.replace(&_s18, with: newValue) { _wrote(20) } }
    _modify {
      defer { _wrote(20) }
      yield &_s18
    }
  }
  private var _s18: [Int] = []

  var s19: Int? {
    get { _s19 }
    set { if Bindgen.replace(&_s19, with: newValue) { _wrote(21) } }
  }
  private var _s19: Int? = nil

  var s20: Int {
    get { _s20 }
    set { if Bindgen.replace(&_s20, with: newValue) { _wrote(22) } }
  }
  private var _s20: Int = 0

  var s21: String {
    get { _s21 }
    set { if Bindgen.replace(&_s21, with: newValue) { _wrote(23) } }
    _modify {
      defer { _wrote(23) }
      yield &_s21
    }
  }
  private var _s21: String = ""

  var s22: [Int] {
    get { _s22 }
    set { if Bindgen.replace(&_s22, with: newValue) { _wrote(24) } }
    _modify {
      defer { _wrote(24) }
      yield &_s22
    }
  }
  private var _s22: [Int] = []

  var s23: Int? {
    get { _s23 }
    set { if Bindgen.replace(&_s23, with: newValue) { _wrote(25) } }
  }
  private var _s23: Int? = nil

  var s24: Int {
    get { _s24 }
    set { if Bindgen.replace(&_s24, with: newValue) { _wrote(26) } }
  }
  private var _s24: Int = 0

  var s25: String {
    get { _s25 }
    set { if Bindgen.replace(&_s25, with: newValue) { _wrote(27) } }
    _modify {
      defer { _wrote(27) }
      yield &_s25
    }
  }
  private var _s25: String = ""

  var s26: [Int] {
    get { _s26 }
    set { if Bindgen.replace(&_s26, with: newValue) { _wrote(28) } }
    _modify {
      defer { _wrote(28) }
      yield &_s26
    }
  }
  private var _s26: [Int] = []

  var s27: Int? {
    get { _s27 }
    set { if Bindgen.replace(&_s27, with: newValue) { _wrote(29) } }
  }
  private var _s27: Int? = nil

  var s28: Int {
    get { _s28 }
    set { if Bindgen.replace(&_s28, with: newValue) { _wrote(30) } }
  }
  private var _s28: Int = 0

  var s29: String {
    get { _s29 }
    set { if Bindgen.replace(&_s29, with: newValue) { _wrote(31) } }
    _modify {
      defer { _wrote(31) }
      yield &_s29
    }
  }
  private var _s29: String = ""

  var s30: [Int] {
    get { _s30 }
    set { if Bindgen.replace(&_s30, with: newValue) { _wrote(32) } }
    _modify {
      defer { _wrote(32) }
      yield &_s30
    }
  }
  private var _s30: [Int] = []

  var s31: Int? {
    get { _s31 }
    set { if Bindgen.replace(&_s31, with: newValue) { _wrote(33) } }
  }
  private var _s31: Int? = nil

  var s32: Int {
    get { _s32 }
    set { if Bindgen.replace(&_s32, with: newValue) { _wrote(34) } }
  }
  private var _s32: Int = 0

  var s33: String {
    get { _s33 }
    set { if Bindgen.replace(&_s33, with: newValue) { _wrote(35) } }
    _modify {
      defer { _wrote(35) }
      yield &_s33
    }
  }
  private var _s33: String = ""

  var s34: [Int] {
    get { _s34 }
    set { if Bindgen.replace(&_s34, with: newValue) { _wrote(36) } }
    _modify {
      defer { _wrote(36) }
      yield &_s34
    }
  }
  private var _s34: [Int] = []

  var s35: Int? {
    get { _s35 }
    set { if Bindgen.replace(&_s35, with: newValue) { _wrote(37) } }
  }
  private var _s35: Int? = nil

  var s36: Int {
    get { _s36 }
    set { if Bindgen.replace(&_s36, with: newValue) { _wrote(38) } }
  }
  private var _s36: Int = 0

  var s37: String {
    get { _s37 }
    set { if Bindgen.replace(&_s37, with: newValue) { _wrote(39) } }
    _modify {
      defer { _wrote(39) }
      yield &_s37
    }
  }
  private var _s37: String = ""

  var s38: [Int] {
    get { _s38 }
    set { if Bindgen.replace(&_s38, with: newValue) { _wrote(40) } }
    _modify {
      defer { _wrote(40) }
      yield &_s38
    }
  }
  private var _s38: [Int] = []

  var s39: Int? {
    get { _s39 }
    set { if Bindgen.replace(&_s39, with: newValue) { _wrote(41) } }
  }
  private var _s39: Int? = nil

  var s40: Int {
    get { _s40 }
    set { if Bindgen.replace(&_s40, with: newValue) { _wrote(42) } }
  }
  private var _s40: Int = 0

  var s41: String {
    get { _s41 }
    set { if Bindgen.replace(&_s41, with: newValue) { _wrote(43) } }
    _modify {
      defer { _wrote(43) }
      yield &_s41
    }
  }
  private var _s41: String = ""

  var s42: [Int] {
    get { _s42 }
    set { if Bindgen.replace(&_s42, with: newValue) { _wrote(44) } }
    _modify {
      defer { _wrote(44) }
      yield &_s42
    }
  }
  private var _s42: [Int] = []

  var s43: Int? {
    get { _s43 }
    set { if Bindgen.replace(&_s43, with: newValue) { _wrote(45) } }
  }
  private var _s43: Int? = nil

  var s44: Int {
    get { _s44 }
    set { if Bindgen.replace(&_s44, with: newValue) { _wrote(46) } }
  }
  private var _s44: Int = 0

  var s45: String {
    get { _s45 }
    set { if Bindgen.replace(&_s45, with: newValue) { _wrote(47) } }
    _modify {
      defer { _wrote(47) }
      yield &_s45
    }
  }
  private var _s45: String = ""

  var s46: [Int] {
    get { _s46 }
    set { if Bindgen.replace(&_s46, with: newValue) { _wrote(48) } }
    _modify {
      defer { _wrote(48) }
      yield &_s46
    }
  }
  private var _s46: [Int] = []

  var s47: Int? {
    get { _s47 }
    set { if Bindgen.replace(&_s47, with: newValue) { _wrote(49) } }
  }
  private var _s47: Int? = nil

  var s48: Int {
    get { _s48 }
    set { if Bindgen.replace(&_s48, with: newValue) { _wrote(50) } }
  }
  private var _s48: Int = 0

  var s49: String {
    get { _s49 }
    set { if Bindgen.replace(&_s49, with: newValue) { _wrote(51) } }
    _modify {
      defer { _wrote(51) }
      yield &_s49
    }
  }
  private var _s49: String = ""

  var s50: [Int] {
    get { _s50 }
    set { if Bindgen.replace(&_s50, with: newValue) { _wrote(52) } }
    _modify {
      defer { _wrote(52) }
      yield &_s50
    }
  }
  private var _s50: [Int] = []

  var s51: Int? {
    get { _s51 }
    set { if Bindgen.replace(&_s51, with: newValue) { _wrote(53) } }
  }
  private var _s51: Int? = nil

  var s52: Int {
    get { _s52 }
    set { if Bindgen.replace(&_s52, with: newValue) { _wrote(54) } }
  }
  private var _s52: Int = 0

  var s53: String {
    get { _s53 }
    set { if Bindgen.replace(&_s53, with: newValue) { _wrote(55) } }
    _modify {
      defer { _wrote(55) }
      yield &_s53
    }
  }
  private var _s53: String = ""

  var s54: [Int] {
    get { _s54 }
    set { if Bindgen.replace(&_s54, with: newValue) { _wrote(56) } }
    _modify {
      defer { _wrote(56) }
      yield &_s54
    }
  }
  private var _s54: [Int] = []

  var s55: Int? {
    get { _s55 }
    set { if Bindgen.replace(&_s55, with: newValue) { _wrote(57) } }
  }
  private var _s55: Int? = nil

  var s56: Int {
    get { _s56 }
    set { if Bindgen.replace(&_s56, with: newValue) { _wrote(58) } }
  }
  private var _s56: Int = 0

  var s57: String {
    get { _s57 }
    set { if Bindgen.replace(&_s57, with: newValue) { _wrote(59) } }
    _modify {
      defer { _wrote(59) }
      yield &_s57
    }
  }
  private var _s57: String = ""

  var s58: [Int] {
    get { _s58 }
    set { if Bindgen.replace(&_s58, with: newValue) { _wrote(60) } }
    _modify {
      defer { _wrote(60) }
      yield &_s58
    }
  }
  private var _s58: [Int] = []

  var s59: Int? {
    get { _s59 }
    set { if Bindgen.replace(&_s59, with: newValue) { _wrote(61) } }
  }
  private var _s59: Int? = nil

  var s60: Int {
    get { _s60 }
    set { if Bindgen.replace(&_s60, with: newValue) { _wrote(62) } }
  }
  private var _s60: Int = 0

  var s61: String {
    get { _s61 }
    set { if Bindgen.replace(&_s61, with: newValue) { _wrote(63) } }
    _modify {
      defer { _wrote(63) }
      yield &_s61
    }
  }
  private var _s61: String = ""

  var s62: [Int] {
    get { _s62 }
    set { if Bindgen.replace(&_s62, with: newValue) { _wrote(64) } }
    _modify {
      defer { _wrote(64) }
      yield &_s62
    }
  }
  private var _s62: [Int] = []

  var s63: Int? {
    get { _s63 }
    set { if Bindgen.replace(&_s63, with: newValue) { _wrote(65) } }
  }
  private var _s63: Int? = nil

  var s64: Int {
    get { _s64 }
    set { if Bindgen.replace(&_s64, with: newValue) { _wrote(66) } }
  }
  private var _s64: Int = 0

  var s65: String {
    get { _s65 }
    set { if Bindgen.replace(&_s65, with: newValue) { _wrote(67) } }
    _modify {
      defer { _wrote(67) }
      yield &_s65
    }
  }
  private var _s65: String = ""

  var s66: [Int] {
    get { _s66 }
    set { if Bindgen.replace(&_s66, with: newValue) { _wrote(68) } }
    _modify {
      defer { _wrote(68) }
      yield &_s66
    }
  }
  private var _s66: [Int] = []

  var s67: Int? {
    get { _s67 }
    set { if Bindgen.replace(&_s67, with: newValue) { _wrote(69) } }
  }
  private var _s67: Int? = nil

  var s68: Int {
    get { _s68 }
    set { if Bindgen.replace(&_s68, with: newValue) { _wrote(70) } }
  }
  private var _s68: Int = 0

  var s69: String {
    get { _s69 }
    set { if Bindgen.replace(&_s69, with: newValue) { _wrote(71) } }
    _modify {
      defer { _wrote(71) }
      yield &_s69
    }
  }
  private var _s69: String = ""

  var s70: [Int] {
    get { _s70 }
    set { if Bindgen.replace(&_s70, with: newValue) { _wrote(72) } }
    _modify {
      defer { _wrote(72) }
      yield &_s70
    }
  }
  private var _s70: [Int] = []

  var s71: Int? {
    get { _s71 }
    set { if Bindgen.replace(&_s71, with: newValue) { _wrote(73) } }
  }
  private var _s71: Int? = nil

  var s72: Int {
    get { _s72 }
    set { if Bindgen.replace(&_s72, with: newValue) { _wrote(74) } }
  }
  private var _s72: Int = 0

  var s73: String {
    get { _s73 }
    set { if Bindgen.replace(&_s73, with: newValue) { _wrote(75) } }
    _modify {
      defer { _wrote(75) }
      yield &_s73
    }
  }
  private var _s73: String = ""

  var s74: [Int] {
    get { _s74 }
    set { if Bindgen.replace(&_s74, with: newValue) { _wrote(76) } }
    _modify {
      defer { _wrote(76) }
      yield &_s74
    }
  }
  private var _s74: [Int] = []

  var s75: Int? {
    get { _s75 }
    set { if Bindgen.replace(&_s75, with: newValue) { _wrote(77) } }
  }
  private var _s75: Int? = nil

  var s76: Int {
    get { _s76 }
    set { if Bindgen.replace(&_s76, with: newValue) { _wrote(78) } }
  }
  private var _s76: Int = 0

  var s77: String {
    get { _s77 }
    set { if Bindgen.replace(&_s77, with: newValue) { _wrote(79) } }
    _modify {
      defer { _wrote(79) }
      yield &_s77
    }
  }
  private var _s77: String = ""

  var s78: [Int] {
    get { _s78 }
    set { if Bindgen.replace(&_s78, with: newValue) { _wrote(80) } }
    _modify {
      defer { _wrote(80) }
      yield &_s78
    }
  }
  private var _s78: [Int] = []

  var s79: Int? {
    get { _s79 }
    set { if Bindgen.replace(&_s79, with: newValue) { _wrote(81) } }
  }
  private var _s79: Int? = nil

  var s80: Int {
    get { _s80 }
    set { if Bindgen.replace(&_s80, with: newValue) { _wrote(82) } }
  }
  private var _s80: Int = 0

  var s81: String {
    get { _s81 }
    set { if Bindgen.replace(&_s81, with: newValue) { _wrote(83) } }
    _modify {
      defer { _wrote(83) }
      yield &_s81
    }
  }
  private var _s81: String = ""

  var s82: [Int] {
    get { _s82 }
    set { if Bindgen.replace(&_s82, with: newValue) { _wrote(84) } }
    _modify {
      defer { _wrote(84) }
      yield &_s82
    }
  }
  private var _s82: [Int] = []

  var s83: Int? {
    get { _s83 }
    set { if Bindgen.replace(&_s83, with: newValue) { _wrote(85) } }
  }
  private var _s83: Int? = nil

  var s84: Int {
    get { _s84 }
    set { if Bindgen.replace(&_s84, with: newValue) { _wrote(86) } }
  }
  private var _s84: Int = 0

  var s85: String {
    get { _s85 }
    set { if Bindgen.replace(&_s85, with: newValue) { _wrote(87) } }
    _modify {
      defer { _wrote(87) }
      yield &_s85
    }
  }
  private var _s85: String = ""

  var s86: [Int] {
    get { _s86 }
    set { if Bindgen.replace(&_s86, with: newValue) { _wrote(88) } }
    _modify {
      defer { _wrote(88) }
      yield &_s86
    }
  }
  private var _s86: [Int] = []

  var s87: Int? {
    get { _s87 }
    set { if Bindgen.replace(&_s87, with: newValue) { _wrote(89) } }
  }
  private var _s87: Int? = nil

  var s88: Int {
    get { _s88 }
    set { if Bindgen.replace(&_s88, with: newValue) { _wrote(90) } }
  }
  private var _s88: Int = 0

  var s89: String {
    get { _s89 }
    set { if Bindgen.replace(&_s89, with: newValue) { _wrote(91) } }
    _modify {
      defer { _wrote(91) }
      yield &_s89
    }
  }
  private var _s89: String = ""

  var s90: [Int] {
    get { _s90 }
    set { if Bindgen.replace(&_s90, with: newValue) { _wrote(92) } }
    _modify {
      defer { _wrote(92) }
      yield &_s90
    }
  }
  private var _s90: [Int] = []

  var s91: Int? {
    get { _s91 }
    set { if Bindgen.replace(&_s91, with: newValue) { _wrote(93) } }
  }
  private var _s91: Int? = nil

  var s92: Int {
    get { _s92 }
    set { if Bindgen.replace(&_s92, with: newValue) { _wrote(94) } }
  }
  private var _s92: Int = 0

  var s93: String {
    get { _s93 }
    set { if Bindgen.replace(&_s93, with: newValue) { _wrote(95) } }
    _modify {
      defer { _wrote(95) }
      yield &_s93
    }
  }
  private var _s93: String = ""

  var s94: [Int] {
    get { _s94 }
    set { if Bindgen.replace(&_s94, with: newValue) { _wrote(96) } }
    _modify {
      defer { _wrote(96) }
      yield &_s94
    }
  }
  private var _s94: [Int] = []

  var s95: Int? {
    get { _s95 }
    set { if Bindgen.replace(&_s95, with: newValue) { _wrote(97) } }
  }
  private var _s95: Int? = nil

  var s96: Int {
    get { _s96 }
    set { if Bindgen.replace(&_s96, with: newValue) { _wrote(98) } }
  }
  private var _s96: Int = 0

  var s97: String {
    get { _s97 }
    set { if Bindgen.replace(&_s97, with: newValue) { _wrote(99) } }
    _modify {
      defer { _wrote(99) }
      yield &_s97
    }
  }
  private var _s97: String = ""

  var s98: [Int] {
    get { _s98 }
    set { if Bindgen.replace(&_s98, with: newValue) { _wrote(100) } }
    _modify {
      defer { _wrote(100) }
      yield &_s98
    }
  }
  private var _s98: [Int] = []

  var s99: Int? {
    get { _s99 }
    set { if Bindgen.replace(&_s99, with: newValue) { _wrote(101) } }
  }
  private var _s99: Int? = nil

  var s100: Int {
    get { _s100 }
    set { if Bindgen.replace(&_s100, with: newValue) { _wrote(102) } }
  }
  private var _s100: Int = 0

  var s101: String {
    get { _s101 }
    set { if Bindgen.replace(&_s101, with: newValue) { _wrote(103) } }
    _modify {
      defer { _wrote(103) }
      yield &_s101
    }
  }
  private var _s101: String = ""

  var s102: [Int] {
    get { _s102 }
    set { if Bindgen.replace(&_s102, with: newValue) { _wrote(104) } }
    _modify {
      defer { _wrote(104) }
      yield &_s102
    }
  }
  private var _s102: [Int] = []

  var s103: Int? {
    get { _s103 }
    set { if Bindgen.replace(&_s103, with: newValue) { _wrote(105) } }
  }
  private var _s103: Int? = nil

  var s104: Int {
    get { _s104 }
    set { if Bindgen.replace(&_s104, with: newValue) { _wrote(106) } }
  }
  private var _s104: Int = 0

  var s105: String {
    get { _s105 }
    set { if Bindgen.replace(&_s105, with: newValue) { _wrote(107) } }
    _modify {
      defer { _wrote(107) }
      yield &_s105
    }
  }
  private var _s105: String = ""

  var s106: [Int] {
    get { _s106 }
    set { if Bindgen.replace(&_s106, with: newValue) { _wrote(108) } }
    _modify {
      defer { _wrote(108) }
      yield &_s106
    }
  }
  private var _s106: [Int] = []

  var s107: Int? {
    get { _s107 }
    set { if Bindgen.replace(&_s107, with: newValue) { _wrote(109) } }
  }
  private var _s107: Int? = nil

  var s108: Int {
    get { _s108 }
    set { if Bindgen.replace(&_s108, with: newValue) { _wrote(110) } }
  }
  private var _s108: Int = 0

  var s109: String {
    get { _s109 }
    set { if Bindgen.replace(&_s109, with: newValue) { _wrote(111) } }
    _modify {
      defer { _wrote(111) }
      yield &_s109
    }
  }
  private var _s109: String = ""

  var s110: [Int] {
    get { _s110 }
    set { if Bindgen.replace(&_s110, with: newValue) { _wrote(112) } }
    _modify {
      defer { _wrote(112) }
      yield &_s110
    }
  }
  private var _s110: [Int] = []

  var s111: Int? {
    get { _s111 }
    set { if Bindgen.replace(&_s111, with: newValue) { _wrote(113) } }
  }
  private var _s111: Int? = nil

  var s112: Int {
    get { _s112 }
    set { if Bindgen.replace(&_s112, with: newValue) { _wrote(114) } }
  }
  private var _s112: Int = 0

  var s113: String {
    get { _s113 }
    set { if Bindgen.replace(&_s113, with: newValue) { _wrote(115) } }
    _modify {
      defer { _wrote(115) }
      yield &_s113
    }
  }
  private var _s113: String = ""

  var s114: [Int] {
    get { _s114 }
    set { if Bindgen.replace(&_s114, with: newValue) { _wrote(116) } }
    _modify {
      defer { _wrote(116) }
      yield &_s114
    }
  }
  private var _s114: [Int] = []

  var s115: Int? {
    get { _s115 }
    set { if Bindgen.replace(&_s115, with: newValue) { _wrote(117) } }
  }
  private var _s115: Int? = nil

  var s116: Int {
    get { _s116 }
    set { if Bindgen.replace(&_s116, with: newValue) { _wrote(118) } }
  }
  private var _s116: Int = 0

  var s117: String {
    get { _s117 }
    set { if Bindgen.replace(&_s117, with: newValue) { _wrote(119) } }
    _modify {
      defer { _wrote(119) }
      yield &_s117
    }
  }
  private var _s117: String = ""

  var s118: [Int] {
    get { _s118 }
    set { if Bindgen.replace(&_s118, with: newValue) { _wrote(120) } }
    _modify {
      defer { _wrote(120) }
      yield &_s118
    }
  }
  private var _s118: [Int] = []

  var s119: Int? {
    get { _s119 }
    set { if Bindgen.replace(&_s119, with: newValue) { _wrote(121) } }
  }
  private var _s119: Int? = nil

  var s120: Int {
    get { _s120 }
    set { if Bindgen.replace(&_s120, with: newValue) { _wrote(122) } }
  }
  private var _s120: Int = 0

  var s121: String {
    get { _s121 }
    set { if Bindgen.replace(&_s121, with: newValue) { _wrote(123) } }
    _modify {
      defer { _wrote(123) }
      yield &_s121
    }
  }
  private var _s121: String = ""

  var s122: [Int] {
    get { _s122 }
    set { if Bindgen.replace(&_s122, with: newValue) { _wrote(124) } }
    _modify {
      defer { _wrote(124) }
      yield &_s122
    }
  }
  private var _s122: [Int] = []

  var s123: Int? {
    get { _s123 }
    set { if Bindgen.replace(&_s123, with: newValue) { _wrote(125) } }
  }
  private var _s123: Int? = nil

  var s124: Int {
    get { _s124 }
    set { if Bindgen.replace(&_s124, with: newValue) { _wrote(126) } }
  }
  private var _s124: Int = 0

  var s125: String {
    get { _s125 }
    set { if Bindgen.replace(&_s125, with: newValue) { _wrote(127) } }
    _modify {
      defer { _wrote(127) }
      yield &_s125
    }
  }
  private var _s125: String = ""

  var s126: [Int] {
    get { _s126 }
    set { if Bindgen.replace(&_s126, with: newValue) { _wrote(128) } }
    _modify {
      defer { _wrote(128) }
      yield &_s126
    }
  }
  private var _s126: [Int] = []

  var s127: Int? {
    get { _s127 }
    set { if Bindgen.replace(&_s127, with: newValue) { _wrote(129) } }
  }
  private var _s127: Int? = nil

  var s128: Int {
    get { _s128 }
    set { if Bindgen.replace(&_s128, with: newValue) { _wrote(130) } }
  }
  private var _s128: Int = 0

  var s129: String {
    get { _s129 }
    set { if Bindgen.replace(&_s129, with: newValue) { _wrote(131) } }
    _modify {
      defer { _wrote(131) }
      yield &_s129
    }
  }
  private var _s129: String = ""

  var s130: [Int] {
    get { _s130 }
    set { if Bindgen.replace(&_s130, with: newValue) { _wrote(132) } }
    _modify {
      defer { _wrote(132) }
      yield &_s130
    }
  }
  private var _s130: [Int] = []

  var s131: Int? {
    get { _s131 }
    set { if Bindgen.replace(&_s131, with: newValue) { _wrote(133) } }
  }
  private var _s131: Int? = nil

  var s132: Int {
    get { _s132 }
    set { if Bindgen.replace(&_s132, with: newValue) { _wrote(134) } }
  }
  private var _s132: Int = 0

  var s133: String {
    get { _s133 }
    set { if Bindgen.replace(&_s133, with: newValue) { _wrote(135) } }
    _modify {
      defer { _wrote(135) }
      yield &_s133
    }
  }
  private var _s133: String = ""

  var s134: [Int] {
    get { _s134 }
    set { if Bindgen.replace(&_s134, with: newValue) { _wrote(136) } }
    _modify {
      defer { _wrote(136) }
      yield &_s134
    }
  }
  private var _s134: [Int] = []

  var s135: Int? {
    get { _s135 }
    set { if Bindgen.replace(&_s135, with: newValue) { _wrote(137) } }
  }
  private var _s135: Int? = nil

  var s136: Int {
    get { _s136 }
    set { if Bindgen.replace(&_s136, with: newValue) { _wrote(138) } }
  }
  private var _s136: Int = 0

  var s137: String {
    get { _s137 }
    set { if Bindgen.replace(&_s137, with: newValue) { _wrote(139) } }
    _modify {
      defer { _wrote(139) }
      yield &_s137
    }
  }
  private var _s137: String = ""

  var s138: [Int] {
    get { _s138 }
    set { if Bindgen.replace(&_s138, with: newValue) { _wrote(140) } }
    _modify {
      defer { _wrote(140) }
      yield &_s138
    }
  }
  private var _s138: [Int] = []

  var s139: Int? {
    get { _s139 }
    set { if Bindgen.replace(&_s139, with: newValue) { _wrote(141) } }
  }
  private var _s139: Int? = nil

  // MARK: What follows

  var sum: Int {
    if !_core.isTelling { return _ManyStatesFormulas.sum(_first, _s0, _s4, _s136) }
    _refresh(142)
    return _cache.sum
  }

  var words: String {
    _refresh(143)
    return _cache.words
  }

  // MARK: Making

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
    _store0(
      first,
      s0,
      s1,
      s2,
      s3,
      s4,
      s5,
      s6,
      s7,
      s8,
      s9,
      s10,
      s11,
      s12,
      s13,
      s14,
      s15,
      s16,
      s17,
      s18,
      s19,
      s20,
      s21,
      s22,
      s23,
      s24,
      s25,
      s26,
      s27,
      s28,
      s29,
      s30,
      s31,
      s32,
      s33,
      s34,
      s35,
      s36,
      s37,
      s38,
      s39,
      s40,
      s41,
      s42,
      s43,
      s44,
      s45,
      s46
    )
    _store1(
      s47,
      s48,
      s49,
      s50,
      s51,
      s52,
      s53,
      s54,
      s55,
      s56,
      s57,
      s58,
      s59,
      s60,
      s61,
      s62,
      s63,
      s64,
      s65,
      s66,
      s67,
      s68,
      s69,
      s70,
      s71,
      s72,
      s73,
      s74,
      s75,
      s76,
      s77,
      s78,
      s79,
      s80,
      s81,
      s82,
      s83,
      s84,
      s85,
      s86,
      s87,
      s88,
      s89,
      s90,
      s91,
      s92,
      s93,
      s94
    )
    _store2(
      s95,
      s96,
      s97,
      s98,
      s99,
      s100,
      s101,
      s102,
      s103,
      s104,
      s105,
      s106,
      s107,
      s108,
      s109,
      s110,
      s111,
      s112,
      s113,
      s114,
      s115,
      s116,
      s117,
      s118,
      s119,
      s120,
      s121,
      s122,
      s123,
      s124,
      s125,
      s126,
      s127,
      s128,
      s129,
      s130,
      s131,
      s132,
      s133,
      s134,
      s135,
      s136,
      s137,
      s138,
      s139
    )
  }

  /// In groups: the compiler's check of an initializer grows with the cube of what it sets.
  private func _store0(
    _ first: Int,
    _ s0: Int,
    _ s1: String,
    _ s2: [Int],
    _ s3: Int?,
    _ s4: Int,
    _ s5: String,
    _ s6: [Int],
    _ s7: Int?,
    _ s8: Int,
    _ s9: String,
    _ s10: [Int],
    _ s11: Int?,
    _ s12: Int,
    _ s13: String,
    _ s14: [Int],
    _ s15: Int?,
    _ s16: Int,
    _ s17: String,
    _ s18: [Int],
    _ s19: Int?,
    _ s20: Int,
    _ s21: String,
    _ s22: [Int],
    _ s23: Int?,
    _ s24: Int,
    _ s25: String,
    _ s26: [Int],
    _ s27: Int?,
    _ s28: Int,
    _ s29: String,
    _ s30: [Int],
    _ s31: Int?,
    _ s32: Int,
    _ s33: String,
    _ s34: [Int],
    _ s35: Int?,
    _ s36: Int,
    _ s37: String,
    _ s38: [Int],
    _ s39: Int?,
    _ s40: Int,
    _ s41: String,
    _ s42: [Int],
    _ s43: Int?,
    _ s44: Int,
    _ s45: String,
    _ s46: [Int]
  ) {
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

  private func _store1(
    _ s47: Int?,
    _ s48: Int,
    _ s49: String,
    _ s50: [Int],
    _ s51: Int?,
    _ s52: Int,
    _ s53: String,
    _ s54: [Int],
    _ s55: Int?,
    _ s56: Int,
    _ s57: String,
    _ s58: [Int],
    _ s59: Int?,
    _ s60: Int,
    _ s61: String,
    _ s62: [Int],
    _ s63: Int?,
    _ s64: Int,
    _ s65: String,
    _ s66: [Int],
    _ s67: Int?,
    _ s68: Int,
    _ s69: String,
    _ s70: [Int],
    _ s71: Int?,
    _ s72: Int,
    _ s73: String,
    _ s74: [Int],
    _ s75: Int?,
    _ s76: Int,
    _ s77: String,
    _ s78: [Int],
    _ s79: Int?,
    _ s80: Int,
    _ s81: String,
    _ s82: [Int],
    _ s83: Int?,
    _ s84: Int,
    _ s85: String,
    _ s86: [Int],
    _ s87: Int?,
    _ s88: Int,
    _ s89: String,
    _ s90: [Int],
    _ s91: Int?,
    _ s92: Int,
    _ s93: String,
    _ s94: [Int]
  ) {
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

  private func _store2(
    _ s95: Int?,
    _ s96: Int,
    _ s97: String,
    _ s98: [Int],
    _ s99: Int?,
    _ s100: Int,
    _ s101: String,
    _ s102: [Int],
    _ s103: Int?,
    _ s104: Int,
    _ s105: String,
    _ s106: [Int],
    _ s107: Int?,
    _ s108: Int,
    _ s109: String,
    _ s110: [Int],
    _ s111: Int?,
    _ s112: Int,
    _ s113: String,
    _ s114: [Int],
    _ s115: Int?,
    _ s116: Int,
    _ s117: String,
    _ s118: [Int],
    _ s119: Int?,
    _ s120: Int,
    _ s121: String,
    _ s122: [Int],
    _ s123: Int?,
    _ s124: Int,
    _ s125: String,
    _ s126: [Int],
    _ s127: Int?,
    _ s128: Int,
    _ s129: String,
    _ s130: [Int],
    _ s131: Int?,
    _ s132: Int,
    _ s133: String,
    _ s134: [Int],
    _ s135: Int?,
    _ s136: Int,
    _ s137: String,
    _ s138: [Int],
    _ s139: Int?
  ) {
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

    static var first: Changes { self[0] }
    static var place: Changes { self[1] }
    static var s0: Changes { self[2] }
    static var s1: Changes { self[3] }
    static var s2: Changes { self[4] }
    static var s3: Changes { self[5] }
    static var s4: Changes { self[6] }
    static var s5: Changes { self[7] }
    static var s6: Changes { self[8] }
    static var s7: Changes { self[9] }
    static var s8: Changes { self[10] }
    static var s9: Changes { self[11] }
    static var s10: Changes { self[12] }
    static var s11: Changes { self[13] }
    static var s12: Changes { self[14] }
    static var s13: Changes { self[15] }
    static var s14: Changes { self[16] }
    static var s15: Changes { self[17] }
    static var s16: Changes { self[18] }
    static var s17: Changes { self[19] }
    static var s18: Changes { self[20] }
    static var s19: Changes { self[21] }
    static var s20: Changes { self[22] }
    static var s21: Changes { self[23] }
    static var s22: Changes { self[24] }
    static var s23: Changes { self[25] }
    static var s24: Changes { self[26] }
    static var s25: Changes { self[27] }
    static var s26: Changes { self[28] }
    static var s27: Changes { self[29] }
    static var s28: Changes { self[30] }
    static var s29: Changes { self[31] }
    static var s30: Changes { self[32] }
    static var s31: Changes { self[33] }
    static var s32: Changes { self[34] }
    static var s33: Changes { self[35] }
    static var s34: Changes { self[36] }
    static var s35: Changes { self[37] }
    static var s36: Changes { self[38] }
    static var s37: Changes { self[39] }
    static var s38: Changes { self[40] }
    static var s39: Changes { self[41] }
    static var s40: Changes { self[42] }
    static var s41: Changes { self[43] }
    static var s42: Changes { self[44] }
    static var s43: Changes { self[45] }
    static var s44: Changes { self[46] }
    static var s45: Changes { self[47] }
    static var s46: Changes { self[48] }
    static var s47: Changes { self[49] }
    static var s48: Changes { self[50] }
    static var s49: Changes { self[51] }
    static var s50: Changes { self[52] }
    static var s51: Changes { self[53] }
    static var s52: Changes { self[54] }
    static var s53: Changes { self[55] }
    static var s54: Changes { self[56] }
    static var s55: Changes { self[57] }
    static var s56: Changes { self[58] }
    static var s57: Changes { self[59] }
    static var s58: Changes { self[60] }
    static var s59: Changes { self[61] }
    static var s60: Changes { self[62] }
    static var s61: Changes { self[63] }
    static var s62: Changes { self[64] }
    static var s63: Changes { self[65] }
    static var s64: Changes { self[66] }
    static var s65: Changes { self[67] }
    static var s66: Changes { self[68] }
    static var s67: Changes { self[69] }
    static var s68: Changes { self[70] }
    static var s69: Changes { self[71] }
    static var s70: Changes { self[72] }
    static var s71: Changes { self[73] }
    static var s72: Changes { self[74] }
    static var s73: Changes { self[75] }
    static var s74: Changes { self[76] }
    static var s75: Changes { self[77] }
    static var s76: Changes { self[78] }
    static var s77: Changes { self[79] }
    static var s78: Changes { self[80] }
    static var s79: Changes { self[81] }
    static var s80: Changes { self[82] }
    static var s81: Changes { self[83] }
    static var s82: Changes { self[84] }
    static var s83: Changes { self[85] }
    static var s84: Changes { self[86] }
    static var s85: Changes { self[87] }
    static var s86: Changes { self[88] }
    static var s87: Changes { self[89] }
    static var s88: Changes { self[90] }
    static var s89: Changes { self[91] }
    static var s90: Changes { self[92] }
    static var s91: Changes { self[93] }
    static var s92: Changes { self[94] }
    static var s93: Changes { self[95] }
    static var s94: Changes { self[96] }
    static var s95: Changes { self[97] }
    static var s96: Changes { self[98] }
    static var s97: Changes { self[99] }
    static var s98: Changes { self[100] }
    static var s99: Changes { self[101] }
    static var s100: Changes { self[102] }
    static var s101: Changes { self[103] }
    static var s102: Changes { self[104] }
    static var s103: Changes { self[105] }
    static var s104: Changes { self[106] }
    static var s105: Changes { self[107] }
    static var s106: Changes { self[108] }
    static var s107: Changes { self[109] }
    static var s108: Changes { self[110] }
    static var s109: Changes { self[111] }
    static var s110: Changes { self[112] }
    static var s111: Changes { self[113] }
    static var s112: Changes { self[114] }
    static var s113: Changes { self[115] }
    static var s114: Changes { self[116] }
    static var s115: Changes { self[117] }
    static var s116: Changes { self[118] }
    static var s117: Changes { self[119] }
    static var s118: Changes { self[120] }
    static var s119: Changes { self[121] }
    static var s120: Changes { self[122] }
    static var s121: Changes { self[123] }
    static var s122: Changes { self[124] }
    static var s123: Changes { self[125] }
    static var s124: Changes { self[126] }
    static var s125: Changes { self[127] }
    static var s126: Changes { self[128] }
    static var s127: Changes { self[129] }
    static var s128: Changes { self[130] }
    static var s129: Changes { self[131] }
    static var s130: Changes { self[132] }
    static var s131: Changes { self[133] }
    static var s132: Changes { self[134] }
    static var s133: Changes { self[135] }
    static var s134: Changes { self[136] }
    static var s135: Changes { self[137] }
    static var s136: Changes { self[138] }
    static var s137: Changes { self[139] }
    static var s138: Changes { self[140] }
    static var s139: Changes { self[141] }
    static var sum: Changes { self[142] }
    static var words: Changes { self[143] }
  }

  /// The fields that can be observed one by one.
  struct Fields {
    var first: ManyStates.Field<Int> { (0, { $0.first }) }
    var place: ManyStates.Field<Place> { (1, { $0.place }) }
    var s0: ManyStates.Field<Int> { (2, { $0.s0 }) }
    var s1: ManyStates.Field<String> { (3, { $0.s1 }) }
    var s2: ManyStates.Field<[Int]> { (4, { $0.s2 }) }
    var s3: ManyStates.Field<Int?> { (5, { $0.s3 }) }
    var s4: ManyStates.Field<Int> { (6, { $0.s4 }) }
    var s5: ManyStates.Field<String> { (7, { $0.s5 }) }
    var s6: ManyStates.Field<[Int]> { (8, { $0.s6 }) }
    var s7: ManyStates.Field<Int?> { (9, { $0.s7 }) }
    var s8: ManyStates.Field<Int> { (10, { $0.s8 }) }
    var s9: ManyStates.Field<String> { (11, { $0.s9 }) }
    var s10: ManyStates.Field<[Int]> { (12, { $0.s10 }) }
    var s11: ManyStates.Field<Int?> { (13, { $0.s11 }) }
    var s12: ManyStates.Field<Int> { (14, { $0.s12 }) }
    var s13: ManyStates.Field<String> { (15, { $0.s13 }) }
    var s14: ManyStates.Field<[Int]> { (16, { $0.s14 }) }
    var s15: ManyStates.Field<Int?> { (17, { $0.s15 }) }
    var s16: ManyStates.Field<Int> { (18, { $0.s16 }) }
    var s17: ManyStates.Field<String> { (19, { $0.s17 }) }
    var s18: ManyStates.Field<[Int]> { (20, { $0.s18 }) }
    var s19: ManyStates.Field<Int?> { (21, { $0.s19 }) }
    var s20: ManyStates.Field<Int> { (22, { $0.s20 }) }
    var s21: ManyStates.Field<String> { (23, { $0.s21 }) }
    var s22: ManyStates.Field<[Int]> { (24, { $0.s22 }) }
    var s23: ManyStates.Field<Int?> { (25, { $0.s23 }) }
    var s24: ManyStates.Field<Int> { (26, { $0.s24 }) }
    var s25: ManyStates.Field<String> { (27, { $0.s25 }) }
    var s26: ManyStates.Field<[Int]> { (28, { $0.s26 }) }
    var s27: ManyStates.Field<Int?> { (29, { $0.s27 }) }
    var s28: ManyStates.Field<Int> { (30, { $0.s28 }) }
    var s29: ManyStates.Field<String> { (31, { $0.s29 }) }
    var s30: ManyStates.Field<[Int]> { (32, { $0.s30 }) }
    var s31: ManyStates.Field<Int?> { (33, { $0.s31 }) }
    var s32: ManyStates.Field<Int> { (34, { $0.s32 }) }
    var s33: ManyStates.Field<String> { (35, { $0.s33 }) }
    var s34: ManyStates.Field<[Int]> { (36, { $0.s34 }) }
    var s35: ManyStates.Field<Int?> { (37, { $0.s35 }) }
    var s36: ManyStates.Field<Int> { (38, { $0.s36 }) }
    var s37: ManyStates.Field<String> { (39, { $0.s37 }) }
    var s38: ManyStates.Field<[Int]> { (40, { $0.s38 }) }
    var s39: ManyStates.Field<Int?> { (41, { $0.s39 }) }
    var s40: ManyStates.Field<Int> { (42, { $0.s40 }) }
    var s41: ManyStates.Field<String> { (43, { $0.s41 }) }
    var s42: ManyStates.Field<[Int]> { (44, { $0.s42 }) }
    var s43: ManyStates.Field<Int?> { (45, { $0.s43 }) }
    var s44: ManyStates.Field<Int> { (46, { $0.s44 }) }
    var s45: ManyStates.Field<String> { (47, { $0.s45 }) }
    var s46: ManyStates.Field<[Int]> { (48, { $0.s46 }) }
    var s47: ManyStates.Field<Int?> { (49, { $0.s47 }) }
    var s48: ManyStates.Field<Int> { (50, { $0.s48 }) }
    var s49: ManyStates.Field<String> { (51, { $0.s49 }) }
    var s50: ManyStates.Field<[Int]> { (52, { $0.s50 }) }
    var s51: ManyStates.Field<Int?> { (53, { $0.s51 }) }
    var s52: ManyStates.Field<Int> { (54, { $0.s52 }) }
    var s53: ManyStates.Field<String> { (55, { $0.s53 }) }
    var s54: ManyStates.Field<[Int]> { (56, { $0.s54 }) }
    var s55: ManyStates.Field<Int?> { (57, { $0.s55 }) }
    var s56: ManyStates.Field<Int> { (58, { $0.s56 }) }
    var s57: ManyStates.Field<String> { (59, { $0.s57 }) }
    var s58: ManyStates.Field<[Int]> { (60, { $0.s58 }) }
    var s59: ManyStates.Field<Int?> { (61, { $0.s59 }) }
    var s60: ManyStates.Field<Int> { (62, { $0.s60 }) }
    var s61: ManyStates.Field<String> { (63, { $0.s61 }) }
    var s62: ManyStates.Field<[Int]> { (64, { $0.s62 }) }
    var s63: ManyStates.Field<Int?> { (65, { $0.s63 }) }
    var s64: ManyStates.Field<Int> { (66, { $0.s64 }) }
    var s65: ManyStates.Field<String> { (67, { $0.s65 }) }
    var s66: ManyStates.Field<[Int]> { (68, { $0.s66 }) }
    var s67: ManyStates.Field<Int?> { (69, { $0.s67 }) }
    var s68: ManyStates.Field<Int> { (70, { $0.s68 }) }
    var s69: ManyStates.Field<String> { (71, { $0.s69 }) }
    var s70: ManyStates.Field<[Int]> { (72, { $0.s70 }) }
    var s71: ManyStates.Field<Int?> { (73, { $0.s71 }) }
    var s72: ManyStates.Field<Int> { (74, { $0.s72 }) }
    var s73: ManyStates.Field<String> { (75, { $0.s73 }) }
    var s74: ManyStates.Field<[Int]> { (76, { $0.s74 }) }
    var s75: ManyStates.Field<Int?> { (77, { $0.s75 }) }
    var s76: ManyStates.Field<Int> { (78, { $0.s76 }) }
    var s77: ManyStates.Field<String> { (79, { $0.s77 }) }
    var s78: ManyStates.Field<[Int]> { (80, { $0.s78 }) }
    var s79: ManyStates.Field<Int?> { (81, { $0.s79 }) }
    var s80: ManyStates.Field<Int> { (82, { $0.s80 }) }
    var s81: ManyStates.Field<String> { (83, { $0.s81 }) }
    var s82: ManyStates.Field<[Int]> { (84, { $0.s82 }) }
    var s83: ManyStates.Field<Int?> { (85, { $0.s83 }) }
    var s84: ManyStates.Field<Int> { (86, { $0.s84 }) }
    var s85: ManyStates.Field<String> { (87, { $0.s85 }) }
    var s86: ManyStates.Field<[Int]> { (88, { $0.s86 }) }
    var s87: ManyStates.Field<Int?> { (89, { $0.s87 }) }
    var s88: ManyStates.Field<Int> { (90, { $0.s88 }) }
    var s89: ManyStates.Field<String> { (91, { $0.s89 }) }
    var s90: ManyStates.Field<[Int]> { (92, { $0.s90 }) }
    var s91: ManyStates.Field<Int?> { (93, { $0.s91 }) }
    var s92: ManyStates.Field<Int> { (94, { $0.s92 }) }
    var s93: ManyStates.Field<String> { (95, { $0.s93 }) }
    var s94: ManyStates.Field<[Int]> { (96, { $0.s94 }) }
    var s95: ManyStates.Field<Int?> { (97, { $0.s95 }) }
    var s96: ManyStates.Field<Int> { (98, { $0.s96 }) }
    var s97: ManyStates.Field<String> { (99, { $0.s97 }) }
    var s98: ManyStates.Field<[Int]> { (100, { $0.s98 }) }
    var s99: ManyStates.Field<Int?> { (101, { $0.s99 }) }
    var s100: ManyStates.Field<Int> { (102, { $0.s100 }) }
    var s101: ManyStates.Field<String> { (103, { $0.s101 }) }
    var s102: ManyStates.Field<[Int]> { (104, { $0.s102 }) }
    var s103: ManyStates.Field<Int?> { (105, { $0.s103 }) }
    var s104: ManyStates.Field<Int> { (106, { $0.s104 }) }
    var s105: ManyStates.Field<String> { (107, { $0.s105 }) }
    var s106: ManyStates.Field<[Int]> { (108, { $0.s106 }) }
    var s107: ManyStates.Field<Int?> { (109, { $0.s107 }) }
    var s108: ManyStates.Field<Int> { (110, { $0.s108 }) }
    var s109: ManyStates.Field<String> { (111, { $0.s109 }) }
    var s110: ManyStates.Field<[Int]> { (112, { $0.s110 }) }
    var s111: ManyStates.Field<Int?> { (113, { $0.s111 }) }
    var s112: ManyStates.Field<Int> { (114, { $0.s112 }) }
    var s113: ManyStates.Field<String> { (115, { $0.s113 }) }
    var s114: ManyStates.Field<[Int]> { (116, { $0.s114 }) }
    var s115: ManyStates.Field<Int?> { (117, { $0.s115 }) }
    var s116: ManyStates.Field<Int> { (118, { $0.s116 }) }
    var s117: ManyStates.Field<String> { (119, { $0.s117 }) }
    var s118: ManyStates.Field<[Int]> { (120, { $0.s118 }) }
    var s119: ManyStates.Field<Int?> { (121, { $0.s119 }) }
    var s120: ManyStates.Field<Int> { (122, { $0.s120 }) }
    var s121: ManyStates.Field<String> { (123, { $0.s121 }) }
    var s122: ManyStates.Field<[Int]> { (124, { $0.s122 }) }
    var s123: ManyStates.Field<Int?> { (125, { $0.s123 }) }
    var s124: ManyStates.Field<Int> { (126, { $0.s124 }) }
    var s125: ManyStates.Field<String> { (127, { $0.s125 }) }
    var s126: ManyStates.Field<[Int]> { (128, { $0.s126 }) }
    var s127: ManyStates.Field<Int?> { (129, { $0.s127 }) }
    var s128: ManyStates.Field<Int> { (130, { $0.s128 }) }
    var s129: ManyStates.Field<String> { (131, { $0.s129 }) }
    var s130: ManyStates.Field<[Int]> { (132, { $0.s130 }) }
    var s131: ManyStates.Field<Int?> { (133, { $0.s131 }) }
    var s132: ManyStates.Field<Int> { (134, { $0.s132 }) }
    var s133: ManyStates.Field<String> { (135, { $0.s133 }) }
    var s134: ManyStates.Field<[Int]> { (136, { $0.s134 }) }
    var s135: ManyStates.Field<Int?> { (137, { $0.s135 }) }
    var s136: ManyStates.Field<Int> { (138, { $0.s136 }) }
    var s137: ManyStates.Field<String> { (139, { $0.s137 }) }
    var s138: ManyStates.Field<[Int]> { (140, { $0.s138 }) }
    var s139: ManyStates.Field<Int?> { (141, { $0.s139 }) }
    var sum: ManyStates.Field<Int> { (142, { $0.sum }) }
    var words: ManyStates.Field<String> { (143, { $0.words }) }
  }

  static let _fields: Fields = Fields()
  let _observers: Bindgen.Observers3<ManyStates, Changes> = Bindgen.Observers3()

  func _addWatched(to fields: inout Bindgen.Mask3) {
    fields.add(_observers.fields)
  }

  func _tell(_ changed: Bindgen.Mask3) {
    let changes: Changes = Changes(changed)
    _observers.tell(self, changes, changed)
  }

  static let _names: String = """
    first place s0 s1 s2 s3 s4 s5 s6 s7 s8 s9 s10 s11 s12 s13 s14 s15 s16 s17 s18 s19 s20 s21 s22 s23 \
    s24 s25 s26 s27 s28 s29 s30 s31 s32 s33 s34 s35 s36 s37 s38 s39 s40 s41 s42 s43 s44 s45 s46 s47 s48 \
    s49 s50 s51 s52 s53 s54 s55 s56 s57 s58 s59 s60 s61 s62 s63 s64 s65 s66 s67 s68 s69 s70 s71 s72 s73 \
    s74 s75 s76 s77 s78 s79 s80 s81 s82 s83 s84 s85 s86 s87 s88 s89 s90 s91 s92 s93 s94 s95 s96 s97 s98 \
    s99 s100 s101 s102 s103 s104 s105 s106 s107 s108 s109 s110 s111 s112 s113 s114 s115 s116 s117 s118 \
    s119 s120 s121 s122 s123 s124 s125 s126 s127 s128 s129 s130 s131 s132 s133 s134 s135 s136 s137 s138 \
    s139 sum words
    """

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph3 = Bindgen.Graph3(states: 142, inputs: [[0, 2, 6, 138], [3, 139]])
  let _core: Bindgen.Core3 = Bindgen.Core3(ManyStates._graph)
  private struct Cache {
    var sum: Int = 0
    var words: String = ""
  }
  private var _cache: Cache = Cache()
  private var _told: Cache = Cache()

  func _settle(_ wanted: Bindgen.Mask3) {
    var pass: Bindgen.Pass = _core.staleness.pass(2, wanted)
    if pass.isDue(142) {
      let value: Int = _ManyStatesFormulas.sum(_first, _s0, _s4, _s136)
      if Bindgen.replace(&_cache.sum, with: value) { pass.cameOut(142) }
    }
    if pass.isDue(143) {
      let value: String = _ManyStatesFormulas.words(_s1, _s137)
      if Bindgen.replace(&_cache.words, with: value) { pass.cameOut(143) }
    }
    _core.finish(pass, 0xc000)
  }

  func _remember() { _told = _cache }

  func _compare() -> Bindgen.Mask3 {
    var equal: Bindgen.Mask3 = Bindgen.Mask3()
    if Bindgen.areEqual(_told.sum, _cache.sum) { equal.add(142) }
    if Bindgen.areEqual(_told.words, _cache.words) { equal.add(143) }
    _told = Cache()
    return equal
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

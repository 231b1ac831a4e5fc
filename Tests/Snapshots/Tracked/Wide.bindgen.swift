// Made by bindgen from Wide.bindgen.yml. Do not edit: change the spec.
// swift-format-ignore-file
// swiftlint:disable all

import Observation

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
final class Hall: Bindgen.TrackedFamilyModel2, Observation.Observable {
  // MARK: State

  var s0: Int {
    get {
      if !_core.isComputing { _noteRead(0) }
      return _s0
    }
    set { if Bindgen.replace(&_s0, with: newValue) { _wrote(0) } }
  }
  private var _s0: Int

  var s1: Int {
    get {
      if !_core.isComputing { _noteRead(1) }
      return _s1
    }
    set { if Bindgen.replace(&_s1, with: newValue) { _wrote(1) } }
  }
  private var _s1: Int

  var s2: Int {
    get {
      if !_core.isComputing { _noteRead(2) }
      return _s2
    }
    set { if Bindgen.replace(&_s2, with: newValue) { _wrote(2) } }
  }
  private var _s2: Int

  var s3: Int {
    get {
      if !_core.isComputing { _noteRead(3) }
      return _s3
    }
    set { if Bindgen.replace(&_s3, with: newValue) { _wrote(3) } }
  }
  private var _s3: Int

  var s4: Int {
    get {
      if !_core.isComputing { _noteRead(4) }
      return _s4
    }
    set { if Bindgen.replace(&_s4, with: newValue) { _wrote(4) } }
  }
  private var _s4: Int

  var s5: Int {
    get {
      if !_core.isComputing { _noteRead(5) }
      return _s5
    }
    set { if Bindgen.replace(&_s5, with: newValue) { _wrote(5) } }
  }
  private var _s5: Int

  var s6: Int {
    get {
      if !_core.isComputing { _noteRead(6) }
      return _s6
    }
    set { if Bindgen.replace(&_s6, with: newValue) { _wrote(6) } }
  }
  private var _s6: Int

  var s7: Int {
    get {
      if !_core.isComputing { _noteRead(7) }
      return _s7
    }
    set { if Bindgen.replace(&_s7, with: newValue) { _wrote(7) } }
  }
  private var _s7: Int

  var s8: Int {
    get {
      if !_core.isComputing { _noteRead(8) }
      return _s8
    }
    set { if Bindgen.replace(&_s8, with: newValue) { _wrote(8) } }
  }
  private var _s8: Int

  var s9: Int {
    get {
      if !_core.isComputing { _noteRead(9) }
      return _s9
    }
    set { if Bindgen.replace(&_s9, with: newValue) { _wrote(9) } }
  }
  private var _s9: Int

  var s10: Int {
    get {
      if !_core.isComputing { _noteRead(10) }
      return _s10
    }
    set { if Bindgen.replace(&_s10, with: newValue) { _wrote(10) } }
  }
  private var _s10: Int

  var s11: Int {
    get {
      if !_core.isComputing { _noteRead(11) }
      return _s11
    }
    set { if Bindgen.replace(&_s11, with: newValue) { _wrote(11) } }
  }
  private var _s11: Int

  var s12: Int {
    get {
      if !_core.isComputing { _noteRead(12) }
      return _s12
    }
    set { if Bindgen.replace(&_s12, with: newValue) { _wrote(12) } }
  }
  private var _s12: Int

  var s13: Int {
    get {
      if !_core.isComputing { _noteRead(13) }
      return _s13
    }
    set { if Bindgen.replace(&_s13, with: newValue) { _wrote(13) } }
  }
  private var _s13: Int

  var s14: Int {
    get {
      if !_core.isComputing { _noteRead(14) }
      return _s14
    }
    set { if Bindgen.replace(&_s14, with: newValue) { _wrote(14) } }
  }
  private var _s14: Int

  var s15: Int {
    get {
      if !_core.isComputing { _noteRead(15) }
      return _s15
    }
    set { if Bindgen.replace(&_s15, with: newValue) { _wrote(15) } }
  }
  private var _s15: Int

  var s16: Int {
    get {
      if !_core.isComputing { _noteRead(16) }
      return _s16
    }
    set { if Bindgen.replace(&_s16, with: newValue) { _wrote(16) } }
  }
  private var _s16: Int

  var s17: Int {
    get {
      if !_core.isComputing { _noteRead(17) }
      return _s17
    }
    set { if Bindgen.replace(&_s17, with: newValue) { _wrote(17) } }
  }
  private var _s17: Int

  var s18: Int {
    get {
      if !_core.isComputing { _noteRead(18) }
      return _s18
    }
    set { if Bindgen.replace(&_s18, with: newValue) { _wrote(18) } }
  }
  private var _s18: Int

  var s19: Int {
    get {
      if !_core.isComputing { _noteRead(19) }
      return _s19
    }
    set { if Bindgen.replace(&_s19, with: newValue) { _wrote(19) } }
  }
  private var _s19: Int

  var s20: Int {
    get {
      if !_core.isComputing { _noteRead(20) }
      return _s20
    }
    set { if Bindgen.replace(&_s20, with: newValue) { _wrote(20) } }
  }
  private var _s20: Int

  var s21: Int {
    get {
      if !_core.isComputing { _noteRead(21) }
      return _s21
    }
    set { if Bindgen.replace(&_s21, with: newValue) { _wrote(21) } }
  }
  private var _s21: Int

  var s22: Int {
    get {
      if !_core.isComputing { _noteRead(22) }
      return _s22
    }
    set { if Bindgen.replace(&_s22, with: newValue) { _wrote(22) } }
  }
  private var _s22: Int

  var s23: Int {
    get {
      if !_core.isComputing { _noteRead(23) }
      return _s23
    }
    set { if Bindgen.replace(&_s23, with: newValue) { _wrote(23) } }
  }
  private var _s23: Int

  var s24: Int {
    get {
      if !_core.isComputing { _noteRead(24) }
      return _s24
    }
    set { if Bindgen.replace(&_s24, with: newValue) { _wrote(24) } }
  }
  private var _s24: Int

  var s25: Int {
    get {
      if !_core.isComputing { _noteRead(25) }
      return _s25
    }
    set { if Bindgen.replace(&_s25, with: newValue) { _wrote(25) } }
  }
  private var _s25: Int

  var s26: Int {
    get {
      if !_core.isComputing { _noteRead(26) }
      return _s26
    }
    set { if Bindgen.replace(&_s26, with: newValue) { _wrote(26) } }
  }
  private var _s26: Int

  var s27: Int {
    get {
      if !_core.isComputing { _noteRead(27) }
      return _s27
    }
    set { if Bindgen.replace(&_s27, with: newValue) { _wrote(27) } }
  }
  private var _s27: Int

  var s28: Int {
    get {
      if !_core.isComputing { _noteRead(28) }
      return _s28
    }
    set { if Bindgen.replace(&_s28, with: newValue) { _wrote(28) } }
  }
  private var _s28: Int

  var s29: Int {
    get {
      if !_core.isComputing { _noteRead(29) }
      return _s29
    }
    set { if Bindgen.replace(&_s29, with: newValue) { _wrote(29) } }
  }
  private var _s29: Int

  var s30: Int {
    get {
      if !_core.isComputing { _noteRead(30) }
      return _s30
    }
    set { if Bindgen.replace(&_s30, with: newValue) { _wrote(30) } }
  }
  private var _s30: Int

  var s31: Int {
    get {
      if !_core.isComputing { _noteRead(31) }
      return _s31
    }
    set { if Bindgen.replace(&_s31, with: newValue) { _wrote(31) } }
  }
  private var _s31: Int

  var s32: Int {
    get {
      if !_core.isComputing { _noteRead(32) }
      return _s32
    }
    set { if Bindgen.replace(&_s32, with: newValue) { _wrote(32) } }
  }
  private var _s32: Int

  var s33: Int {
    get {
      if !_core.isComputing { _noteRead(33) }
      return _s33
    }
    set { if Bindgen.replace(&_s33, with: newValue) { _wrote(33) } }
  }
  private var _s33: Int

  var s34: Int {
    get {
      if !_core.isComputing { _noteRead(34) }
      return _s34
    }
    set { if Bindgen.replace(&_s34, with: newValue) { _wrote(34) } }
  }
  private var _s34: Int

  var s35: Int {
    get {
      if !_core.isComputing { _noteRead(35) }
      return _s35
    }
    set { if Bindgen.replace(&_s35, with: newValue) { _wrote(35) } }
  }
  private var _s35: Int

  var s36: Int {
    get {
      if !_core.isComputing { _noteRead(36) }
      return _s36
    }
    set { if Bindgen.replace(&_s36, with: newValue) { _wrote(36) } }
  }
  private var _s36: Int

  var s37: Int {
    get {
      if !_core.isComputing { _noteRead(37) }
      return _s37
    }
    set { if Bindgen.replace(&_s37, with: newValue) { _wrote(37) } }
  }
  private var _s37: Int

  var s38: Int {
    get {
      if !_core.isComputing { _noteRead(38) }
      return _s38
    }
    set { if Bindgen.replace(&_s38, with: newValue) { _wrote(38) } }
  }
  private var _s38: Int

  var s39: Int {
    get {
      if !_core.isComputing { _noteRead(39) }
      return _s39
    }
    set { if Bindgen.replace(&_s39, with: newValue) { _wrote(39) } }
  }
  private var _s39: Int

  // MARK: What follows

  var d0: Int {
    _refresh(40)
    if !_core.isComputing { _noteRead(40) }
    return _cache.d0
  }

  var d1: Int {
    _refresh(41)
    if !_core.isComputing { _noteRead(41) }
    return _cache.d1
  }

  var d2: Int {
    _refresh(42)
    if !_core.isComputing { _noteRead(42) }
    return _cache.d2
  }

  var d3: Int {
    _refresh(43)
    if !_core.isComputing { _noteRead(43) }
    return _cache.d3
  }

  var d4: Int {
    _refresh(44)
    if !_core.isComputing { _noteRead(44) }
    return _cache.d4
  }

  var d5: Int {
    _refresh(45)
    if !_core.isComputing { _noteRead(45) }
    return _cache.d5
  }

  var d6: Int {
    _refresh(46)
    if !_core.isComputing { _noteRead(46) }
    return _cache.d6
  }

  var d7: Int {
    _refresh(47)
    if !_core.isComputing { _noteRead(47) }
    return _cache.d7
  }

  var d8: Int {
    _refresh(48)
    if !_core.isComputing { _noteRead(48) }
    return _cache.d8
  }

  var d9: Int {
    _refresh(49)
    if !_core.isComputing { _noteRead(49) }
    return _cache.d9
  }

  var d10: Int {
    _refresh(50)
    if !_core.isComputing { _noteRead(50) }
    return _cache.d10
  }

  var d11: Int {
    _refresh(51)
    if !_core.isComputing { _noteRead(51) }
    return _cache.d11
  }

  var d12: Int {
    _refresh(52)
    if !_core.isComputing { _noteRead(52) }
    return _cache.d12
  }

  var d13: Int {
    _refresh(53)
    if !_core.isComputing { _noteRead(53) }
    return _cache.d13
  }

  var d14: Int {
    _refresh(54)
    if !_core.isComputing { _noteRead(54) }
    return _cache.d14
  }

  var d15: Int {
    _refresh(55)
    if !_core.isComputing { _noteRead(55) }
    return _cache.d15
  }

  var d16: Int {
    _refresh(56)
    if !_core.isComputing { _noteRead(56) }
    return _cache.d16
  }

  var d17: Int {
    _refresh(57)
    if !_core.isComputing { _noteRead(57) }
    return _cache.d17
  }

  var d18: Int {
    _refresh(58)
    if !_core.isComputing { _noteRead(58) }
    return _cache.d18
  }

  var d19: Int {
    _refresh(59)
    if !_core.isComputing { _noteRead(59) }
    return _cache.d19
  }

  var d20: Int {
    _refresh(60)
    if !_core.isComputing { _noteRead(60) }
    return _cache.d20
  }

  var d21: Int {
    _refresh(61)
    if !_core.isComputing { _noteRead(61) }
    return _cache.d21
  }

  var d22: Int {
    _refresh(62)
    if !_core.isComputing { _noteRead(62) }
    return _cache.d22
  }

  var d23: Int {
    _refresh(63)
    if !_core.isComputing { _noteRead(63) }
    return _cache.d23
  }

  var d24: Int {
    _refresh(64)
    if !_core.isComputing { _noteRead(64) }
    return _cache.d24
  }

  var d25: Int {
    _refresh(65)
    if !_core.isComputing { _noteRead(65) }
    return _cache.d25
  }

  var d26: Int {
    _refresh(66)
    if !_core.isComputing { _noteRead(66) }
    return _cache.d26
  }

  var d27: Int {
    _refresh(67)
    if !_core.isComputing { _noteRead(67) }
    return _cache.d27
  }

  var d28: Int {
    _refresh(68)
    if !_core.isComputing { _noteRead(68) }
    return _cache.d28
  }

  var d29: Int {
    _refresh(69)
    if !_core.isComputing { _noteRead(69) }
    return _cache.d29
  }

  var d30: Int {
    _refresh(70)
    if !_core.isComputing { _noteRead(70) }
    return _cache.d30
  }

  var d31: Int {
    _refresh(71)
    if !_core.isComputing { _noteRead(71) }
    return _cache.d31
  }

  var d32: Int {
    _refresh(72)
    if !_core.isComputing { _noteRead(72) }
    return _cache.d32
  }

  var d33: Int {
    _refresh(73)
    if !_core.isComputing { _noteRead(73) }
    return _cache.d33
  }

  var d34: Int {
    _refresh(74)
    if !_core.isComputing { _noteRead(74) }
    return _cache.d34
  }

  var d35: Int {
    _refresh(75)
    if !_core.isComputing { _noteRead(75) }
    return _cache.d35
  }

  var d36: Int {
    _refresh(76)
    if !_core.isComputing { _noteRead(76) }
    return _cache.d36
  }

  var d37: Int {
    _refresh(77)
    if !_core.isComputing { _noteRead(77) }
    return _cache.d37
  }

  var d38: Int {
    _refresh(78)
    if !_core.isComputing { _noteRead(78) }
    return _cache.d38
  }

  var d39: Int {
    _refresh(79)
    if !_core.isComputing { _noteRead(79) }
    return _cache.d39
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
    s39: Int = 0
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
  }

  // MARK: Who is told

  private static let _marks: [Bindgen.Mark] = Bindgen.marks(80)
  let _readers: Bindgen.Readers2 = Bindgen.Readers2(Hall._marks)

  func _addWatched(to fields: inout Bindgen.Mask2) {
    fields.add(_readers.counted())
  }

  func _tell(_ changed: Bindgen.Mask2) {
    _readers.tell()
  }

  static let _names: String = """
    s0 s1 s2 s3 s4 s5 s6 s7 s8 s9 s10 s11 s12 s13 s14 s15 s16 s17 s18 s19 s20 s21 s22 s23 s24 s25 s26 \
    s27 s28 s29 s30 s31 s32 s33 s34 s35 s36 s37 s38 s39 d0 d1 d2 d3 d4 d5 d6 d7 d8 d9 d10 d11 d12 d13 \
    d14 d15 d16 d17 d18 d19 d20 d21 d22 d23 d24 d25 d26 d27 d28 d29 d30 d31 d32 d33 d34 d35 d36 d37 d38 \
    d39
    """

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph2 = Bindgen.Graph2(
    states: 40,
    inputs: [
      [0, 7], [1, 8, 40], [2, 9, 41], [3, 10, 42], [4, 11, 43], [5, 12], [6, 13, 45], [7, 14, 46], [8, 15, 47],
      [9, 16, 48], [10, 17], [11, 18, 50], [12, 19, 51], [13, 20, 52], [14, 21, 53], [15, 22], [16, 23, 55],
      [17, 24, 56], [18, 25, 57], [19, 26, 58], [20, 27], [21, 28, 60], [22, 29, 61], [23, 30, 62], [24, 31, 63],
      [25, 32], [26, 33, 65], [27, 34, 66], [28, 35, 67], [29, 36, 68], [30, 37], [31, 38, 70], [32, 39, 71],
      [0, 33, 72], [1, 34, 73], [2, 35], [3, 36, 75], [4, 37, 76], [5, 38, 77], [6, 39, 78],
    ]
  )
  let _core: Bindgen.FamilyCore2 = Bindgen.FamilyCore2(Hall._graph)
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
  }
  private var _cache: Cache = Cache()
  private var _told: Cache = Cache()

  func _settle(_ wanted: Bindgen.Mask2) {
    if _core.staleness.stale[0] & wanted[0] & 0xffff_ff00_0000_0000 != 0 { _settle0(wanted) }
    if _core.staleness.stale[1] & wanted[1] & 0xffff != 0 { _settle1(wanted) }
  }

  private func _settle0(_ wanted: Bindgen.Mask2) {
    var pass: Bindgen.Pass = _core.staleness.pass(0, wanted)
    if pass.isAnyDue(0xff00_0000_0000) {
      if pass.isDue(40) {
        let value: Int = _HallFormulas.d0(_s0, _s7)
        if Bindgen.replace(&_cache.d0, with: value) { pass.cameOut(40, marking: 0x200_0000_0000) }
      }
      if pass.isDue(41) {
        let value: Int = _HallFormulas.d1(_s1, _s8, _cache.d0)
        if Bindgen.replace(&_cache.d1, with: value) { pass.cameOut(41, marking: 0x400_0000_0000) }
      }
      if pass.isDue(42) {
        let value: Int = _HallFormulas.d2(_s2, _s9, _cache.d1)
        if Bindgen.replace(&_cache.d2, with: value) { pass.cameOut(42, marking: 0x800_0000_0000) }
      }
      if pass.isDue(43) {
        let value: Int = _HallFormulas.d3(_s3, _s10, _cache.d2)
        if Bindgen.replace(&_cache.d3, with: value) { pass.cameOut(43, marking: 0x1000_0000_0000) }
      }
      if pass.isDue(44) {
        let value: Int = _HallFormulas.d4(_s4, _s11, _cache.d3)
        if Bindgen.replace(&_cache.d4, with: value) { pass.cameOut(44) }
      }
      if pass.isDue(45) {
        let value: Int = _HallFormulas.d5(_s5, _s12)
        if Bindgen.replace(&_cache.d5, with: value) { pass.cameOut(45, marking: 0x4000_0000_0000) }
      }
      if pass.isDue(46) {
        let value: Int = _HallFormulas.d6(_s6, _s13, _cache.d5)
        if Bindgen.replace(&_cache.d6, with: value) { pass.cameOut(46, marking: 0x8000_0000_0000) }
      }
      if pass.isDue(47) {
        let value: Int = _HallFormulas.d7(_s7, _s14, _cache.d6)
        if Bindgen.replace(&_cache.d7, with: value) { pass.cameOut(47, marking: 0x1_0000_0000_0000) }
      }
    }
    if pass.isAnyDue(0xff_0000_0000_0000) {
      if pass.isDue(48) {
        let value: Int = _HallFormulas.d8(_s8, _s15, _cache.d7)
        if Bindgen.replace(&_cache.d8, with: value) { pass.cameOut(48, marking: 0x2_0000_0000_0000) }
      }
      if pass.isDue(49) {
        let value: Int = _HallFormulas.d9(_s9, _s16, _cache.d8)
        if Bindgen.replace(&_cache.d9, with: value) { pass.cameOut(49) }
      }
      if pass.isDue(50) {
        let value: Int = _HallFormulas.d10(_s10, _s17)
        if Bindgen.replace(&_cache.d10, with: value) { pass.cameOut(50, marking: 0x8_0000_0000_0000) }
      }
      if pass.isDue(51) {
        let value: Int = _HallFormulas.d11(_s11, _s18, _cache.d10)
        if Bindgen.replace(&_cache.d11, with: value) { pass.cameOut(51, marking: 0x10_0000_0000_0000) }
      }
      if pass.isDue(52) {
        let value: Int = _HallFormulas.d12(_s12, _s19, _cache.d11)
        if Bindgen.replace(&_cache.d12, with: value) { pass.cameOut(52, marking: 0x20_0000_0000_0000) }
      }
      if pass.isDue(53) {
        let value: Int = _HallFormulas.d13(_s13, _s20, _cache.d12)
        if Bindgen.replace(&_cache.d13, with: value) { pass.cameOut(53, marking: 0x40_0000_0000_0000) }
      }
      if pass.isDue(54) {
        let value: Int = _HallFormulas.d14(_s14, _s21, _cache.d13)
        if Bindgen.replace(&_cache.d14, with: value) { pass.cameOut(54) }
      }
      if pass.isDue(55) {
        let value: Int = _HallFormulas.d15(_s15, _s22)
        if Bindgen.replace(&_cache.d15, with: value) { pass.cameOut(55, marking: 0x100_0000_0000_0000) }
      }
    }
    if pass.isAnyDue(0xff00_0000_0000_0000) {
      if pass.isDue(56) {
        let value: Int = _HallFormulas.d16(_s16, _s23, _cache.d15)
        if Bindgen.replace(&_cache.d16, with: value) { pass.cameOut(56, marking: 0x200_0000_0000_0000) }
      }
      if pass.isDue(57) {
        let value: Int = _HallFormulas.d17(_s17, _s24, _cache.d16)
        if Bindgen.replace(&_cache.d17, with: value) { pass.cameOut(57, marking: 0x400_0000_0000_0000) }
      }
      if pass.isDue(58) {
        let value: Int = _HallFormulas.d18(_s18, _s25, _cache.d17)
        if Bindgen.replace(&_cache.d18, with: value) { pass.cameOut(58, marking: 0x800_0000_0000_0000) }
      }
      if pass.isDue(59) {
        let value: Int = _HallFormulas.d19(_s19, _s26, _cache.d18)
        if Bindgen.replace(&_cache.d19, with: value) { pass.cameOut(59) }
      }
      if pass.isDue(60) {
        let value: Int = _HallFormulas.d20(_s20, _s27)
        if Bindgen.replace(&_cache.d20, with: value) { pass.cameOut(60, marking: 0x2000_0000_0000_0000) }
      }
      if pass.isDue(61) {
        let value: Int = _HallFormulas.d21(_s21, _s28, _cache.d20)
        if Bindgen.replace(&_cache.d21, with: value) { pass.cameOut(61, marking: 0x4000_0000_0000_0000) }
      }
      if pass.isDue(62) {
        let value: Int = _HallFormulas.d22(_s22, _s29, _cache.d21)
        if Bindgen.replace(&_cache.d22, with: value) { pass.cameOut(62, marking: 0x8000_0000_0000_0000) }
      }
      if pass.isDue(63) {
        let value: Int = _HallFormulas.d23(_s23, _s30, _cache.d22)
        if Bindgen.replace(&_cache.d23, with: value) {
          pass.cameOut(63)
          _core.staleness.dirty[1] |= 0x1
        }
      }
    }
    _core.finish(pass, 0xffff_ff00_0000_0000)
  }

  private func _settle1(_ wanted: Bindgen.Mask2) {
    var pass: Bindgen.Pass = _core.staleness.pass(1, wanted)
    if pass.isDue(64) {
      let value: Int = _HallFormulas.d24(_s24, _s31, _cache.d23)
      if Bindgen.replace(&_cache.d24, with: value) { pass.cameOut(64) }
    }
    if pass.isDue(65) {
      let value: Int = _HallFormulas.d25(_s25, _s32)
      if Bindgen.replace(&_cache.d25, with: value) { pass.cameOut(65, marking: 0x4) }
    }
    if pass.isDue(66) {
      let value: Int = _HallFormulas.d26(_s26, _s33, _cache.d25)
      if Bindgen.replace(&_cache.d26, with: value) { pass.cameOut(66, marking: 0x8) }
    }
    if pass.isDue(67) {
      let value: Int = _HallFormulas.d27(_s27, _s34, _cache.d26)
      if Bindgen.replace(&_cache.d27, with: value) { pass.cameOut(67, marking: 0x10) }
    }
    if pass.isDue(68) {
      let value: Int = _HallFormulas.d28(_s28, _s35, _cache.d27)
      if Bindgen.replace(&_cache.d28, with: value) { pass.cameOut(68, marking: 0x20) }
    }
    if pass.isDue(69) {
      let value: Int = _HallFormulas.d29(_s29, _s36, _cache.d28)
      if Bindgen.replace(&_cache.d29, with: value) { pass.cameOut(69) }
    }
    if pass.isDue(70) {
      let value: Int = _HallFormulas.d30(_s30, _s37)
      if Bindgen.replace(&_cache.d30, with: value) { pass.cameOut(70, marking: 0x80) }
    }
    if pass.isDue(71) {
      let value: Int = _HallFormulas.d31(_s31, _s38, _cache.d30)
      if Bindgen.replace(&_cache.d31, with: value) { pass.cameOut(71, marking: 0x100) }
    }
    if pass.isDue(72) {
      let value: Int = _HallFormulas.d32(_s32, _s39, _cache.d31)
      if Bindgen.replace(&_cache.d32, with: value) { pass.cameOut(72, marking: 0x200) }
    }
    if pass.isDue(73) {
      let value: Int = _HallFormulas.d33(_s33, _s0, _cache.d32)
      if Bindgen.replace(&_cache.d33, with: value) { pass.cameOut(73, marking: 0x400) }
    }
    if pass.isDue(74) {
      let value: Int = _HallFormulas.d34(_s34, _s1, _cache.d33)
      if Bindgen.replace(&_cache.d34, with: value) { pass.cameOut(74) }
    }
    if pass.isDue(75) {
      let value: Int = _HallFormulas.d35(_s35, _s2)
      if Bindgen.replace(&_cache.d35, with: value) { pass.cameOut(75, marking: 0x1000) }
    }
    if pass.isDue(76) {
      let value: Int = _HallFormulas.d36(_s36, _s3, _cache.d35)
      if Bindgen.replace(&_cache.d36, with: value) { pass.cameOut(76, marking: 0x2000) }
    }
    if pass.isDue(77) {
      let value: Int = _HallFormulas.d37(_s37, _s4, _cache.d36)
      if Bindgen.replace(&_cache.d37, with: value) { pass.cameOut(77, marking: 0x4000) }
    }
    if pass.isDue(78) {
      let value: Int = _HallFormulas.d38(_s38, _s5, _cache.d37)
      if Bindgen.replace(&_cache.d38, with: value) { pass.cameOut(78, marking: 0x8000) }
    }
    if pass.isDue(79) {
      let value: Int = _HallFormulas.d39(_s39, _s6, _cache.d38)
      if Bindgen.replace(&_cache.d39, with: value) { pass.cameOut(79) }
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
    if Bindgen.areEqual(told.d0, cache.d0) { equal.add(40) }
    if Bindgen.areEqual(told.d1, cache.d1) { equal.add(41) }
    if Bindgen.areEqual(told.d2, cache.d2) { equal.add(42) }
    if Bindgen.areEqual(told.d3, cache.d3) { equal.add(43) }
    if Bindgen.areEqual(told.d4, cache.d4) { equal.add(44) }
    if Bindgen.areEqual(told.d5, cache.d5) { equal.add(45) }
    if Bindgen.areEqual(told.d6, cache.d6) { equal.add(46) }
    if Bindgen.areEqual(told.d7, cache.d7) { equal.add(47) }
    if Bindgen.areEqual(told.d8, cache.d8) { equal.add(48) }
    if Bindgen.areEqual(told.d9, cache.d9) { equal.add(49) }
    if Bindgen.areEqual(told.d10, cache.d10) { equal.add(50) }
    if Bindgen.areEqual(told.d11, cache.d11) { equal.add(51) }
    if Bindgen.areEqual(told.d12, cache.d12) { equal.add(52) }
    if Bindgen.areEqual(told.d13, cache.d13) { equal.add(53) }
    if Bindgen.areEqual(told.d14, cache.d14) { equal.add(54) }
    if Bindgen.areEqual(told.d15, cache.d15) { equal.add(55) }
    if Bindgen.areEqual(told.d16, cache.d16) { equal.add(56) }
    if Bindgen.areEqual(told.d17, cache.d17) { equal.add(57) }
    if Bindgen.areEqual(told.d18, cache.d18) { equal.add(58) }
    if Bindgen.areEqual(told.d19, cache.d19) { equal.add(59) }
    if Bindgen.areEqual(told.d20, cache.d20) { equal.add(60) }
    if Bindgen.areEqual(told.d21, cache.d21) { equal.add(61) }
    if Bindgen.areEqual(told.d22, cache.d22) { equal.add(62) }
    if Bindgen.areEqual(told.d23, cache.d23) { equal.add(63) }
  }

  private func _compare1(_ told: Cache, _ cache: Cache, _ equal: inout Bindgen.Mask2) {
    if Bindgen.areEqual(told.d24, cache.d24) { equal.add(64) }
    if Bindgen.areEqual(told.d25, cache.d25) { equal.add(65) }
    if Bindgen.areEqual(told.d26, cache.d26) { equal.add(66) }
    if Bindgen.areEqual(told.d27, cache.d27) { equal.add(67) }
    if Bindgen.areEqual(told.d28, cache.d28) { equal.add(68) }
    if Bindgen.areEqual(told.d29, cache.d29) { equal.add(69) }
    if Bindgen.areEqual(told.d30, cache.d30) { equal.add(70) }
    if Bindgen.areEqual(told.d31, cache.d31) { equal.add(71) }
    if Bindgen.areEqual(told.d32, cache.d32) { equal.add(72) }
    if Bindgen.areEqual(told.d33, cache.d33) { equal.add(73) }
    if Bindgen.areEqual(told.d34, cache.d34) { equal.add(74) }
    if Bindgen.areEqual(told.d35, cache.d35) { equal.add(75) }
    if Bindgen.areEqual(told.d36, cache.d36) { equal.add(76) }
    if Bindgen.areEqual(told.d37, cache.d37) { equal.add(77) }
    if Bindgen.areEqual(told.d38, cache.d38) { equal.add(78) }
    if Bindgen.areEqual(told.d39, cache.d39) { equal.add(79) }
  }
}

/// The spec's expressions: each sees what it names, and nothing else of the model.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
enum _HallFormulas {
  static func d0(_ s0: Int, _ s7: Int) -> Int { s0 + s7 }
  static func d1(_ s1: Int, _ s8: Int, _ d0: Int) -> Int { s1 + s8 + d0 }
  static func d2(_ s2: Int, _ s9: Int, _ d1: Int) -> Int { s2 + s9 + d1 }
  static func d3(_ s3: Int, _ s10: Int, _ d2: Int) -> Int { s3 + s10 + d2 }
  static func d4(_ s4: Int, _ s11: Int, _ d3: Int) -> Int { s4 + s11 + d3 }
  static func d5(_ s5: Int, _ s12: Int) -> Int { s5 + s12 }
  static func d6(_ s6: Int, _ s13: Int, _ d5: Int) -> Int { s6 + s13 + d5 }
  static func d7(_ s7: Int, _ s14: Int, _ d6: Int) -> Int { s7 + s14 + d6 }
  static func d8(_ s8: Int, _ s15: Int, _ d7: Int) -> Int { s8 + s15 + d7 }
  static func d9(_ s9: Int, _ s16: Int, _ d8: Int) -> Int { s9 + s16 + d8 }
  static func d10(_ s10: Int, _ s17: Int) -> Int { s10 + s17 }
  static func d11(_ s11: Int, _ s18: Int, _ d10: Int) -> Int { s11 + s18 + d10 }
  static func d12(_ s12: Int, _ s19: Int, _ d11: Int) -> Int { s12 + s19 + d11 }
  static func d13(_ s13: Int, _ s20: Int, _ d12: Int) -> Int { s13 + s20 + d12 }
  static func d14(_ s14: Int, _ s21: Int, _ d13: Int) -> Int { s14 + s21 + d13 }
  static func d15(_ s15: Int, _ s22: Int) -> Int { s15 + s22 }
  static func d16(_ s16: Int, _ s23: Int, _ d15: Int) -> Int { s16 + s23 + d15 }
  static func d17(_ s17: Int, _ s24: Int, _ d16: Int) -> Int { s17 + s24 + d16 }
  static func d18(_ s18: Int, _ s25: Int, _ d17: Int) -> Int { s18 + s25 + d17 }
  static func d19(_ s19: Int, _ s26: Int, _ d18: Int) -> Int { s19 + s26 + d18 }
  static func d20(_ s20: Int, _ s27: Int) -> Int { s20 + s27 }
  static func d21(_ s21: Int, _ s28: Int, _ d20: Int) -> Int { s21 + s28 + d20 }
  static func d22(_ s22: Int, _ s29: Int, _ d21: Int) -> Int { s22 + s29 + d21 }
  static func d23(_ s23: Int, _ s30: Int, _ d22: Int) -> Int { s23 + s30 + d22 }
  static func d24(_ s24: Int, _ s31: Int, _ d23: Int) -> Int { s24 + s31 + d23 }
  static func d25(_ s25: Int, _ s32: Int) -> Int { s25 + s32 }
  static func d26(_ s26: Int, _ s33: Int, _ d25: Int) -> Int { s26 + s33 + d25 }
  static func d27(_ s27: Int, _ s34: Int, _ d26: Int) -> Int { s27 + s34 + d26 }
  static func d28(_ s28: Int, _ s35: Int, _ d27: Int) -> Int { s28 + s35 + d27 }
  static func d29(_ s29: Int, _ s36: Int, _ d28: Int) -> Int { s29 + s36 + d28 }
  static func d30(_ s30: Int, _ s37: Int) -> Int { s30 + s37 }
  static func d31(_ s31: Int, _ s38: Int, _ d30: Int) -> Int { s31 + s38 + d30 }
  static func d32(_ s32: Int, _ s39: Int, _ d31: Int) -> Int { s32 + s39 + d31 }
  static func d33(_ s33: Int, _ s0: Int, _ d32: Int) -> Int { s33 + s0 + d32 }
  static func d34(_ s34: Int, _ s1: Int, _ d33: Int) -> Int { s34 + s1 + d33 }
  static func d35(_ s35: Int, _ s2: Int) -> Int { s35 + s2 }
  static func d36(_ s36: Int, _ s3: Int, _ d35: Int) -> Int { s36 + s3 + d35 }
  static func d37(_ s37: Int, _ s4: Int, _ d36: Int) -> Int { s37 + s4 + d36 }
  static func d38(_ s38: Int, _ s5: Int, _ d37: Int) -> Int { s38 + s5 + d37 }
  static func d39(_ s39: Int, _ s6: Int, _ d38: Int) -> Int { s39 + s6 + d38 }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
final class Guide: Bindgen.TrackedFamilyModel, Observation.Observable {
  // MARK: What it is given

  let hall: Hall

  // MARK: What follows

  var first: Int {
    _refresh(0)
    _noteRead(0)
    return _cache.first
  }

  var last: Int {
    _refresh(1)
    _noteRead(1)
    return _cache.last
  }

  // MARK: Making

  init(hall: Hall = _GuideFormulas.hall()) {
    self.hall = hall
    _adopt(hall._core, [0, 2, 3, 4, 5, 6, 7, 35, 36, 37, 38, 39, 40, 79], from: 2)
  }

  // MARK: Who is told

  private static let _marks: [Bindgen.Mark] = Bindgen.marks(2)
  let _readers: Bindgen.Readers = Bindgen.Readers(Guide._marks)

  func _addWatched(to fields: inout Bindgen.Mask) {
    fields.add(_readers.counted())
  }

  func _tell(_ changed: Bindgen.Mask) {
    _readers.tell()
  }

  static let _names: String = "first last"

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph = Bindgen.Graph(
    states: 0,
    inputs: [[14], [13, 15]],
    outside: [[], [], [], [], [], [], [], [], [], [], [], [], [2, 8], [3, 4, 5, 6, 7, 9, 10, 11, 12, 13]]
  )
  static var _level: Int { 1 }
  let _core: Bindgen.FamilyCore = Bindgen.FamilyCore(Guide._graph)
  private struct Cache {
    var first: Int = 0
    var last: Int = 0
  }
  private var _cache: Cache = Cache()
  private var _told: Cache = Cache()

  func _settle(_ wanted: Bindgen.Mask) {
    if _core.staleness.stale[0] & wanted[0] & 0x3 != 0 {
      var needed: Bindgen.Mask2 = Bindgen.Mask2()
      if _core.needs(14, for: wanted) { needed.add(40) }
      if _core.needs(15, for: wanted) { needed.add(79) }
      hall._bringUpToDate(needed)
    }
    var pass: Bindgen.Pass = _core.staleness.pass(0, wanted)
    if pass.isDue(0) {
      let value: Int = _GuideFormulas.first(hall)
      if Bindgen.replace(&_cache.first, with: value) { pass.cameOut(0) }
    }
    if pass.isDue(1) {
      let value: Int = _GuideFormulas.last(hall)
      if Bindgen.replace(&_cache.last, with: value) { pass.cameOut(1) }
    }
    _core.finish(pass, 0x3)
  }

  func _remember() { _told = _cache }

  func _compare() -> Bindgen.Mask {
    var equal: Bindgen.Mask = Bindgen.Mask()
    if Bindgen.areEqual(_told.first, _cache.first) { equal.add(0) }
    if Bindgen.areEqual(_told.last, _cache.last) { equal.add(1) }
    _told = Cache()
    return equal
  }
}

/// The spec's expressions: each sees what it names, and nothing else of the model.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
enum _GuideFormulas {
  static func hall() -> Hall { Hall() }
  static func first(_ hall: Hall) -> Int { hall.d0 }
  static func last(_ hall: Hall) -> Int { hall.s39 + hall.d39 }
}

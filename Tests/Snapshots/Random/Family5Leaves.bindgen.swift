// Made by bindgen from Family5Leaves.bindgen.yml. Do not edit: change the spec.
// swift-format-ignore-file
// swiftlint:disable all

final class Family5M0: Bindgen.ObservedFamilyModel2 {
  // MARK: State

  var s0: Int {
    get { _s0 }
    set { if Bindgen.replace(&_s0, with: newValue) { _wrote(0) } }
  }
  private var _s0: Int

  var s1: Int {
    get { _s1 }
    set { if Bindgen.replace(&_s1, with: newValue, unless: _Family5M0Formulas.s1AreEqual) { _wrote(1) } }
  }
  private var _s1: Int

  var s2: Int {
    get { _s2 }
    set {
      _s2 = newValue
      _wrote(2)
    }
  }
  private var _s2: Int

  // MARK: What follows

  var d14: Int {
    _refresh(3)
    return _cache.d14
  }

  var d0: Int {
    if !_core.isTelling { return _Family5M0Formulas.d0(_s0) }
    _refresh(4)
    return _cache.d0
  }

  var d10: Int {
    _refresh(5)
    return _cache.d10
  }

  var d39: Int {
    _refresh(6)
    return _cache.d39
  }

  var d17: Int {
    if !_core.isTelling { return _Family5M0Formulas.d17(d10) }
    _refresh(7)
    return _cache.d17
  }

  var d23: Int? {
    _refresh(8)
    return _cache.d23
  }

  var d5: Int { d0 }

  var d7: Int {
    if !_core.isTelling { return _Family5M0Formulas.d7(_Family5M0Formulas.d0(_s0)) }
    _refresh(10)
    return _cache.d7
  }

  var d3: Int {
    _refresh(11)
    return _cache.d3
  }

  var d29: Int {
    _refresh(12)
    return _cache.d29
  }

  var d28: Int {
    _refresh(13)
    return _cache.d28
  }

  var d40: Int {
    if !_core.isTelling { return _Family5M0Formulas.d40(_s2, d28) }
    _refresh(14)
    return _cache.d40
  }

  var d52: Int {
    if !_core.isTelling { return _Family5M0Formulas.d52(_Family5M0Formulas.d40(_s2, d28)) }
    _refresh(15)
    return _cache.d52
  }

  var d54: Int? {
    _refresh(16)
    return _cache.d54
  }

  var d2: Int {
    if !_core.isTelling { return _Family5M0Formulas.d2(_Family5M0Formulas.d0(_s0)) }
    _refresh(17)
    return _cache.d2
  }

  var d25: Int { d2 }

  var d31: Int { d25 }

  var d26: Int { d25 }

  var d1: Int {
    _refresh(21)
    return _cache.d1
  }

  var d13: Int {
    if !_core.isTelling { return _Family5M0Formulas.d13(d1) }
    _refresh(22)
    return _cache.d13
  }

  var d19: Int {
    _refresh(23)
    return _cache.d19
  }

  var d16: Int {
    _refresh(24)
    return _cache.d16
  }

  var d4: Int {
    _refresh(25)
    return _cache.d4
  }

  var d49: Int { d4 }

  var d8: Int {
    if !_core.isTelling { return _Family5M0Formulas.d8(d4) }
    _refresh(27)
    return _cache.d8
  }

  var d53: Int { d8 }

  var d59: Int? {
    _refresh(29)
    return _cache.d59
  }

  var d48: Int {
    if !_core.isTelling { return _Family5M0Formulas.d48(_Family5M0Formulas.d8(d4)) }
    _refresh(30)
    return _cache.d48
  }

  var d21: Int {
    _refresh(31)
    return _cache.d21
  }

  var d30: Int? {
    _refresh(32)
    return _cache.d30
  }

  var d36: Int {
    _refresh(33)
    return _cache.d36
  }

  var d27: Int {
    _refresh(34)
    return _cache.d27
  }

  var d62: Int {
    _refresh(35)
    return _cache.d62
  }

  var d63: Int {
    if !_core.isTelling { return _Family5M0Formulas.d63(d62) }
    _refresh(36)
    return _cache.d63
  }

  var d64: Int {
    _refresh(37)
    return _cache.d64
  }

  var d66: Int {
    _refresh(38)
    return _cache.d66
  }

  var d65: Int {
    _refresh(39)
    return _cache.d65
  }

  var d35: Int { d27 }

  var d69: Int {
    if !_core.isTelling { return _Family5M0Formulas.d69(d27, _Family5M0Formulas.d40(_s2, d28)) }
    _refresh(41)
    return _cache.d69
  }

  var d32: Int? {
    _refresh(42)
    return _cache.d32
  }

  var d51: Int {
    _refresh(43)
    return _cache.d51
  }

  var d37: Int {
    _refresh(44)
    return _cache.d37
  }

  var d58: Int {
    _refresh(45)
    return _cache.d58
  }

  var d61: Int {
    _refresh(46)
    return _cache.d61
  }

  var d41: Int {
    _refresh(47)
    return _cache.d41
  }

  var d33: Int {
    _refresh(48)
    return _cache.d33
  }

  var d38: Int? {
    _refresh(49)
    return _cache.d38
  }

  var d42: Int {
    _refresh(50)
    return _cache.d42
  }

  var d9: Int? {
    _refresh(51)
    return _cache.d9
  }

  var d44: Int {
    _refresh(52)
    return _cache.d44
  }

  var d15: Int {
    _refresh(53)
    return _cache.d15
  }

  var d22: Int { d15 }

  var d18: Int { d15 }

  var d20: Int? {
    _refresh(56)
    return _cache.d20
  }

  var d57: Int {
    _refresh(57)
    return _cache.d57
  }

  var d34: Int {
    _refresh(58)
    return _cache.d34
  }

  var d47: Int {
    _refresh(59)
    return _cache.d47
  }

  var d24: Int {
    _refresh(60)
    return _cache.d24
  }

  var d43: Int { d24 }

  var d45: Int {
    _refresh(62)
    return _cache.d45
  }

  var d46: Int {
    _refresh(63)
    return _cache.d46
  }

  var d50: Int {
    if !_core.isTelling { return _Family5M0Formulas.d50(d24, d46) }
    _refresh(64)
    return _cache.d50
  }

  var d11: Int? { d9 }

  var d6: Int {
    if !_core.isTelling { return _Family5M0Formulas.d6(d4) }
    _refresh(66)
    return _cache.d6
  }

  var d55: Int { d6 }

  var d56: Int {
    _refresh(68)
    return _cache.d56
  }

  var d12: Int {
    if !_core.isTelling {
      return _Family5M0Formulas.d12(_Family5M0Formulas.d7(_Family5M0Formulas.d0(_s0)), _Family5M0Formulas.d6(d4))
    }
    _refresh(69)
    return _cache.d12
  }

  var d67: Int {
    _refresh(70)
    return _cache.d67
  }

  var d60: Int {
    _refresh(71)
    return _cache.d60
  }

  var d68: Int {
    _refresh(72)
    return _cache.d68
  }

  // MARK: Making

  init(s0: Int = 0, s1: Int = 0, s2: Int = 0) {
    _s0 = s0
    _s1 = s1
    _s2 = s2
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
    static var d14: Changes { self[3] }
    static var d0: Changes { self[4] }
    static var d10: Changes { self[5] }
    static var d39: Changes { self[6] }
    static var d17: Changes { self[7] }
    static var d23: Changes { self[8] }
    static var d5: Changes { self[9] }
    static var d7: Changes { self[10] }
    static var d3: Changes { self[11] }
    static var d29: Changes { self[12] }
    static var d28: Changes { self[13] }
    static var d40: Changes { self[14] }
    static var d52: Changes { self[15] }
    static var d54: Changes { self[16] }
    static var d2: Changes { self[17] }
    static var d25: Changes { self[18] }
    static var d31: Changes { self[19] }
    static var d26: Changes { self[20] }
    static var d1: Changes { self[21] }
    static var d13: Changes { self[22] }
    static var d19: Changes { self[23] }
    static var d16: Changes { self[24] }
    static var d4: Changes { self[25] }
    static var d49: Changes { self[26] }
    static var d8: Changes { self[27] }
    static var d53: Changes { self[28] }
    static var d59: Changes { self[29] }
    static var d48: Changes { self[30] }
    static var d21: Changes { self[31] }
    static var d30: Changes { self[32] }
    static var d36: Changes { self[33] }
    static var d27: Changes { self[34] }
    static var d62: Changes { self[35] }
    static var d63: Changes { self[36] }
    static var d64: Changes { self[37] }
    static var d66: Changes { self[38] }
    static var d65: Changes { self[39] }
    static var d35: Changes { self[40] }
    static var d69: Changes { self[41] }
    static var d32: Changes { self[42] }
    static var d51: Changes { self[43] }
    static var d37: Changes { self[44] }
    static var d58: Changes { self[45] }
    static var d61: Changes { self[46] }
    static var d41: Changes { self[47] }
    static var d33: Changes { self[48] }
    static var d38: Changes { self[49] }
    static var d42: Changes { self[50] }
    static var d9: Changes { self[51] }
    static var d44: Changes { self[52] }
    static var d15: Changes { self[53] }
    static var d22: Changes { self[54] }
    static var d18: Changes { self[55] }
    static var d20: Changes { self[56] }
    static var d57: Changes { self[57] }
    static var d34: Changes { self[58] }
    static var d47: Changes { self[59] }
    static var d24: Changes { self[60] }
    static var d43: Changes { self[61] }
    static var d45: Changes { self[62] }
    static var d46: Changes { self[63] }
    static var d50: Changes { self[64] }
    static var d11: Changes { self[65] }
    static var d6: Changes { self[66] }
    static var d55: Changes { self[67] }
    static var d56: Changes { self[68] }
    static var d12: Changes { self[69] }
    static var d67: Changes { self[70] }
    static var d60: Changes { self[71] }
    static var d68: Changes { self[72] }
  }

  /// The fields that can be observed one by one.
  struct Fields {
    var s0: Family5M0.Field<Int> { (0, { $0.s0 }) }
    var s1: Family5M0.Field<Int> { (1, { $0.s1 }) }
    var s2: Family5M0.Field<Int> { (2, { $0.s2 }) }
    var d14: Family5M0.Field<Int> { (3, { $0.d14 }) }
    var d0: Family5M0.Field<Int> { (4, { $0.d0 }) }
    var d10: Family5M0.Field<Int> { (5, { $0.d10 }) }
    var d39: Family5M0.Field<Int> { (6, { $0.d39 }) }
    var d17: Family5M0.Field<Int> { (7, { $0.d17 }) }
    var d23: Family5M0.Field<Int?> { (8, { $0.d23 }) }
    var d5: Family5M0.Field<Int> { (9, { $0.d5 }) }
    var d7: Family5M0.Field<Int> { (10, { $0.d7 }) }
    var d3: Family5M0.Field<Int> { (11, { $0.d3 }) }
    var d29: Family5M0.Field<Int> { (12, { $0.d29 }) }
    var d28: Family5M0.Field<Int> { (13, { $0.d28 }) }
    var d40: Family5M0.Field<Int> { (14, { $0.d40 }) }
    var d52: Family5M0.Field<Int> { (15, { $0.d52 }) }
    var d54: Family5M0.Field<Int?> { (16, { $0.d54 }) }
    var d2: Family5M0.Field<Int> { (17, { $0.d2 }) }
    var d25: Family5M0.Field<Int> { (18, { $0.d25 }) }
    var d31: Family5M0.Field<Int> { (19, { $0.d31 }) }
    var d26: Family5M0.Field<Int> { (20, { $0.d26 }) }
    var d1: Family5M0.Field<Int> { (21, { $0.d1 }) }
    var d13: Family5M0.Field<Int> { (22, { $0.d13 }) }
    var d19: Family5M0.Field<Int> { (23, { $0.d19 }) }
    var d16: Family5M0.Field<Int> { (24, { $0.d16 }) }
    var d4: Family5M0.Field<Int> { (25, { $0.d4 }) }
    var d49: Family5M0.Field<Int> { (26, { $0.d49 }) }
    var d8: Family5M0.Field<Int> { (27, { $0.d8 }) }
    var d53: Family5M0.Field<Int> { (28, { $0.d53 }) }
    var d59: Family5M0.Field<Int?> { (29, { $0.d59 }) }
    var d48: Family5M0.Field<Int> { (30, { $0.d48 }) }
    var d21: Family5M0.Field<Int> { (31, { $0.d21 }) }
    var d30: Family5M0.Field<Int?> { (32, { $0.d30 }) }
    var d36: Family5M0.Field<Int> { (33, { $0.d36 }) }
    var d27: Family5M0.Field<Int> { (34, { $0.d27 }) }
    var d62: Family5M0.Field<Int> { (35, { $0.d62 }) }
    var d63: Family5M0.Field<Int> { (36, { $0.d63 }) }
    var d64: Family5M0.Field<Int> { (37, { $0.d64 }) }
    var d66: Family5M0.Field<Int> { (38, { $0.d66 }) }
    var d65: Family5M0.Field<Int> { (39, { $0.d65 }) }
    var d35: Family5M0.Field<Int> { (40, { $0.d35 }) }
    var d69: Family5M0.Field<Int> { (41, { $0.d69 }) }
    var d32: Family5M0.Field<Int?> { (42, { $0.d32 }) }
    var d51: Family5M0.Field<Int> { (43, { $0.d51 }) }
    var d37: Family5M0.Field<Int> { (44, { $0.d37 }) }
    var d58: Family5M0.Field<Int> { (45, { $0.d58 }) }
    var d61: Family5M0.Field<Int> { (46, { $0.d61 }) }
    var d41: Family5M0.Field<Int> { (47, { $0.d41 }) }
    var d33: Family5M0.Field<Int> { (48, { $0.d33 }) }
    var d38: Family5M0.Field<Int?> { (49, { $0.d38 }) }
    var d42: Family5M0.Field<Int> { (50, { $0.d42 }) }
    var d9: Family5M0.Field<Int?> { (51, { $0.d9 }) }
    var d44: Family5M0.Field<Int> { (52, { $0.d44 }) }
    var d15: Family5M0.Field<Int> { (53, { $0.d15 }) }
    var d22: Family5M0.Field<Int> { (54, { $0.d22 }) }
    var d18: Family5M0.Field<Int> { (55, { $0.d18 }) }
    var d20: Family5M0.Field<Int?> { (56, { $0.d20 }) }
    var d57: Family5M0.Field<Int> { (57, { $0.d57 }) }
    var d34: Family5M0.Field<Int> { (58, { $0.d34 }) }
    var d47: Family5M0.Field<Int> { (59, { $0.d47 }) }
    var d24: Family5M0.Field<Int> { (60, { $0.d24 }) }
    var d43: Family5M0.Field<Int> { (61, { $0.d43 }) }
    var d45: Family5M0.Field<Int> { (62, { $0.d45 }) }
    var d46: Family5M0.Field<Int> { (63, { $0.d46 }) }
    var d50: Family5M0.Field<Int> { (64, { $0.d50 }) }
    var d11: Family5M0.Field<Int?> { (65, { $0.d11 }) }
    var d6: Family5M0.Field<Int> { (66, { $0.d6 }) }
    var d55: Family5M0.Field<Int> { (67, { $0.d55 }) }
    var d56: Family5M0.Field<Int> { (68, { $0.d56 }) }
    var d12: Family5M0.Field<Int> { (69, { $0.d12 }) }
    var d67: Family5M0.Field<Int> { (70, { $0.d67 }) }
    var d60: Family5M0.Field<Int> { (71, { $0.d60 }) }
    var d68: Family5M0.Field<Int> { (72, { $0.d68 }) }
  }

  static let _fields: Fields = Fields()
  let _observers: Bindgen.Observers2<Family5M0, Changes> = Bindgen.Observers2()

  func _addWatched(to fields: inout Bindgen.Mask2) {
    fields.add(_observers.fields)
  }

  func _tell(_ changed: Bindgen.Mask2) {
    let changes: Changes = Changes(changed)
    _observers.tell(self, changes, changed)
  }

  static let _names: String = """
    s0 s1 s2 d14 d0 d10 d39 d17 d23 d5 d7 d3 d29 d28 d40 d52 d54 d2 d25 d31 d26 d1 d13 d19 d16 d4 d49 d8 \
    d53 d59 d48 d21 d30 d36 d27 d62 d63 d64 d66 d65 d35 d69 d32 d51 d37 d58 d61 d41 d33 d38 d42 d9 d44 \
    d15 d22 d18 d20 d57 d34 d47 d24 d43 d45 d46 d50 d11 d6 d55 d56 d12 d67 d60 d68
    """

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph2 = Bindgen.Graph2(
    states: 3,
    inputs: [
      [2], [0], [4], [5], [5], [7], [4], [9], [0, 1, 4], [11], [0, 10, 11], [2, 13], [14], [15], [4], [17], [18], [18],
      [0, 1, 4], [21], [11, 21, 22], [1, 22], [1, 21], [25], [25], [27], [28], [27], [22, 27], [18, 31], [32],
      [2, 11, 31], [34], [35], [0, 5, 16, 36], [37], [17, 36, 37], [34], [14, 40], [13, 27, 34], [8, 12, 42], [40, 42],
      [15, 44], [10, 45], [3, 6, 14, 44], [20, 42], [48], [49], [0, 2, 10, 27], [21, 47, 49, 51], [3, 4, 21, 22, 51],
      [53], [53], [7, 55], [0, 56], [56], [11, 58], [56], [60], [25, 61], [62], [60, 63], [51], [25], [66],
      [28, 43, 64, 67], [10, 66], [29, 39, 69], [29, 57, 60, 67, 69], [3, 37, 71],
    ]
  )
  let _core: Bindgen.FamilyCore2 = Bindgen.FamilyCore2(Family5M0._graph)
  private struct Cache {
    var d14: Int = 0
    var d0: Int = 0
    var d10: Int = 0
    var d39: Int = 0
    var d17: Int = 0
    var d23: Int?
    var d7: Int = 0
    var d3: Int = 0
    var d29: Int = 0
    var d28: Int = 0
    var d40: Int = 0
    var d52: Int = 0
    var d54: Int?
    var d2: Int = 0
    var d1: Int = 0
    var d13: Int = 0
    var d19: Int = 0
    var d16: Int = 0
    var d4: Int = 0
    var d8: Int = 0
    var d59: Int?
    var d48: Int = 0
    var d21: Int = 0
    var d30: Int?
    var d36: Int = 0
    var d27: Int = 0
    var d62: Int = 0
    var d63: Int = 0
    var d64: Int = 0
    var d66: Int = 0
    var d65: Int = 0
    var d69: Int = 0
    var d32: Int?
    var d51: Int = 0
    var d37: Int = 0
    var d58: Int = 0
    var d61: Int = 0
    var d41: Int = 0
    var d33: Int = 0
    var d38: Int?
    var d42: Int = 0
    var d9: Int?
    var d44: Int = 0
    var d15: Int = 0
    var d20: Int?
    var d57: Int = 0
    var d34: Int = 0
    var d47: Int = 0
    var d24: Int = 0
    var d45: Int = 0
    var d46: Int = 0
    var d50: Int = 0
    var d6: Int = 0
    var d56: Int = 0
    var d12: Int = 0
    var d67: Int = 0
    var d60: Int = 0
    var d68: Int = 0
  }
  private var _cache: Cache = Cache()
  private var _told: Cache = Cache()

  func _settle(_ wanted: Bindgen.Mask2) {
    if _core.staleness.stale[0] & wanted[0] & 0x7_ffff_fff8 != 0 { _settle0(wanted) }
    if _core.staleness.stale[0] & wanted[0] & 0xffff_fff8_0000_0000 != 0 { _settle1(wanted) }
    if _core.staleness.stale[1] & wanted[1] & 0x1ff != 0 { _settle2(wanted) }
  }

  private func _settle0(_ wanted: Bindgen.Mask2) {
    var pass: Bindgen.Pass = _core.staleness.pass(0, wanted)
    if pass.isAnyDue(0x7f8) {
      if pass.isDue(3) {
        _cache.d14 = _Family5M0Formulas.d14(_s2)
        pass.cameOut(3, marking: 0x20_8000_0000_0000)
        _core.staleness.dirty[1] |= 0x100
      }
      if pass.isDue(4) {
        let value: Int = _Family5M0Formulas.d0(_s0)
        if Bindgen.replace(&_cache.d0, with: value) { pass.cameOut(4, marking: 0x20_0000_0022_0a20) }
      }
      if pass.isDue(5) {
        _cache.d10 = _Family5M0Formulas.d10(_cache.d0)
        pass.cameOut(5, marking: 0x20_0000_00c0)
      }
      if pass.isDue(6) {
        _cache.d39 = _Family5M0Formulas.d39(_cache.d10)
        pass.cameOut(6, marking: 0x8000_0000_0000)
      }
      if pass.isDue(7) {
        let value: Int = _Family5M0Formulas.d17(_cache.d10)
        if Bindgen.replace(&_cache.d17, with: value) { pass.cameOut(7, marking: 0x100_0000_0000_0100) }
      }
      if pass.isDue(8) {
        let value: Int? = _Family5M0Formulas.d23(_cache.d17)
        if Bindgen.replace(&_cache.d23, with: value) { pass.cameOut(8, marking: 0x800_0000_0000) }
      }
      if pass.isDue(9) { pass.cameOut(9, marking: 0x400) }
      if pass.isDue(10) {
        let value: Int = _Family5M0Formulas.d7(_cache.d0)
        if Bindgen.replace(&_cache.d7, with: value) {
          pass.cameOut(10, marking: 0x8_4000_0000_2000)
          _core.staleness.dirty[1] |= 0x20
        }
      }
    }
    if pass.isAnyDue(0x7f800) {
      if pass.isDue(11) {
        let value: Int = _Family5M0Formulas.d3(_s0, _s1, _cache.d0)
        if Bindgen.replace(&_cache.d3, with: value) { pass.cameOut(11, marking: 0x800_0004_0080_3000) }
      }
      if pass.isDue(12) {
        _cache.d29 = _Family5M0Formulas.d29(_cache.d3)
        pass.cameOut(12, marking: 0x800_0000_0000)
      }
      if pass.isDue(13) {
        let value: Int = _Family5M0Formulas.d28(_s0, _cache.d7, _cache.d3)
        if Bindgen.replace(&_cache.d28, with: value) { pass.cameOut(13, marking: 0x400_0000_4000) }
      }
      if pass.isDue(14) {
        let value: Int = _Family5M0Formulas.d40(_s2, _cache.d28)
        if Bindgen.replace(&_cache.d40, with: value) { pass.cameOut(14, marking: 0x8200_0000_8000) }
      }
      if pass.isDue(15) {
        let value: Int = _Family5M0Formulas.d52(_cache.d40)
        if Bindgen.replace(&_cache.d52, with: value) { pass.cameOut(15, marking: 0x2000_0001_0000) }
      }
      if pass.isDue(16) {
        let value: Int? = _Family5M0Formulas.d54(_cache.d52)
        if Bindgen.replace(&_cache.d54, with: value) { pass.cameOut(16, marking: 0x20_0000_0000) }
      }
      if pass.isDue(17) {
        let value: Int = _Family5M0Formulas.d2(_cache.d0)
        if Bindgen.replace(&_cache.d2, with: value) { pass.cameOut(17, marking: 0x80_0004_0000) }
      }
      if pass.isDue(18) { pass.cameOut(18, marking: 0x1_0018_0000) }
    }
    if pass.isAnyDue(0x7f80000) {
      if pass.isDue(19) { pass.cameOut(19) }
      if pass.isDue(20) { pass.cameOut(20, marking: 0x1_0000_0000_0000) }
      if pass.isDue(21) {
        let value: Int = _Family5M0Formulas.d1(_s0, _cache.d0, _s1)
        if Bindgen.replace(&_cache.d1, with: value) { pass.cameOut(21, marking: 0x30_0000_02c0_0000) }
      }
      if pass.isDue(22) {
        let value: Int = _Family5M0Formulas.d13(_cache.d1)
        if Bindgen.replace(&_cache.d13, with: value) { pass.cameOut(22, marking: 0x20_0000_8180_0000) }
      }
      if pass.isDue(23) {
        _cache.d19 = _Family5M0Formulas.d19(_cache.d3, _cache.d13, _cache.d1)
        pass.cameOut(23)
      }
      if pass.isDue(24) {
        let value: Int = _Family5M0Formulas.d16(_cache.d13, _s1)
        if Bindgen.replace(&_cache.d16, with: value) { pass.cameOut(24) }
      }
      if pass.isDue(25) {
        let value: Int = _Family5M0Formulas.d4(_cache.d1, _s1)
        if Bindgen.replace(&_cache.d4, with: value) {
          pass.cameOut(25, marking: 0x4000_0000_0c00_0000)
          _core.staleness.dirty[1] |= 0x4
        }
      }
      if pass.isDue(26) { pass.cameOut(26) }
    }
    if pass.isAnyDue(0x7_f800_0000) {
      if pass.isDue(27) {
        let value: Int = _Family5M0Formulas.d8(_cache.d4)
        if Bindgen.replace(&_cache.d8, with: value) { pass.cameOut(27, marking: 0x8_0400_d000_0000) }
      }
      if pass.isDue(28) {
        pass.cameOut(28, marking: 0x2000_0000)
        _core.staleness.dirty[1] |= 0x10
      }
      if pass.isDue(29) {
        let value: Int? = _Family5M0Formulas.d59(_cache.d8)
        if Bindgen.replace(&_cache.d59, with: value) {
          pass.cameOut(29)
          _core.staleness.dirty[1] |= 0xc0
        }
      }
      if pass.isDue(30) {
        let value: Int = _Family5M0Formulas.d48(_cache.d8)
        if Bindgen.replace(&_cache.d48, with: value) { pass.cameOut(30) }
      }
      if pass.isDue(31) {
        let value: Int = _Family5M0Formulas.d21(_cache.d8, _cache.d13)
        if Bindgen.replace(&_cache.d21, with: value, unless: _Family5M0Formulas.d21AreEqual) {
          pass.cameOut(31, marking: 0x5_0000_0000)
        }
      }
      if pass.isDue(32) {
        let value: Int? = _Family5M0Formulas.d30(_cache.d21, _cache.d2)
        if Bindgen.replace(&_cache.d30, with: value) { pass.cameOut(32, marking: 0x2_0000_0000) }
      }
      if pass.isDue(33) {
        let value: Int = _Family5M0Formulas.d36(_cache.d30)
        if Bindgen.replace(&_cache.d36, with: value, unless: _Family5M0Formulas.d36AreEqual) { pass.cameOut(33) }
      }
      if pass.isDue(34) {
        let value: Int = _Family5M0Formulas.d27(_cache.d3, _cache.d21, _s2)
        if Bindgen.replace(&_cache.d27, with: value) { pass.cameOut(34, marking: 0x508_0000_0000) }
      }
    }
    _core.finish(pass, 0x7_ffff_fff8)
  }

  private func _settle1(_ wanted: Bindgen.Mask2) {
    var pass: Bindgen.Pass = _core.staleness.pass(0, wanted)
    if pass.isAnyDue(0x7f8_0000_0000) {
      if pass.isDue(35) {
        _cache.d62 = _Family5M0Formulas.d62(_cache.d27)
        pass.cameOut(35, marking: 0x10_0000_0000)
      }
      if pass.isDue(36) {
        let value: Int = _Family5M0Formulas.d63(_cache.d62)
        if Bindgen.replace(&_cache.d63, with: value) { pass.cameOut(36, marking: 0xa0_0000_0000) }
      }
      if pass.isDue(37) {
        let value: Int = _Family5M0Formulas.d64(_cache.d63, _s0, _cache.d54, _cache.d10)
        if Bindgen.replace(&_cache.d64, with: value, unless: _Family5M0Formulas.d64AreEqual) {
          pass.cameOut(37, marking: 0xc0_0000_0000)
          _core.staleness.dirty[1] |= 0x100
        }
      }
      if pass.isDue(38) {
        let value: Int = _Family5M0Formulas.d66(_cache.d64)
        if Bindgen.replace(&_cache.d66, with: value) { pass.cameOut(38) }
      }
      if pass.isDue(39) {
        let value: Int = _Family5M0Formulas.d65(_cache.d64, _cache.d63, _cache.d2)
        if Bindgen.replace(&_cache.d65, with: value) {
          pass.cameOut(39)
          _core.staleness.dirty[1] |= 0x40
        }
      }
      if pass.isDue(40) { pass.cameOut(40, marking: 0x1200_0000_0000) }
      if pass.isDue(41) {
        let value: Int = _Family5M0Formulas.d69(_cache.d27, _cache.d40)
        if Bindgen.replace(&_cache.d69, with: value) { pass.cameOut(41) }
      }
      if pass.isDue(42) {
        let value: Int? = _Family5M0Formulas.d32(_cache.d28, _cache.d8, _cache.d27)
        if Bindgen.replace(&_cache.d32, with: value) { pass.cameOut(42, marking: 0x1_1800_0000_0000) }
      }
    }
    if pass.isAnyDue(0x7_f800_0000_0000) {
      if pass.isDue(43) {
        let value: Int = _Family5M0Formulas.d51(_cache.d23, _cache.d29, _cache.d32)
        if Bindgen.replace(&_cache.d51, with: value) {
          pass.cameOut(43)
          _core.staleness.dirty[1] |= 0x10
        }
      }
      if pass.isDue(44) {
        let value: Int = _Family5M0Formulas.d37(_cache.d32, _cache.d27)
        if Bindgen.replace(&_cache.d37, with: value) { pass.cameOut(44, marking: 0xa000_0000_0000) }
      }
      if pass.isDue(45) {
        let value: Int = _Family5M0Formulas.d58(_cache.d52, _cache.d37)
        if Bindgen.replace(&_cache.d58, with: value) { pass.cameOut(45, marking: 0x4000_0000_0000) }
      }
      if pass.isDue(46) {
        let value: Int = _Family5M0Formulas.d61(_cache.d7, _cache.d58)
        if Bindgen.replace(&_cache.d61, with: value) { pass.cameOut(46) }
      }
      if pass.isDue(47) {
        let value: Int = _Family5M0Formulas.d41(_cache.d39, _cache.d37, _cache.d14, _cache.d40)
        if Bindgen.replace(&_cache.d41, with: value) { pass.cameOut(47, marking: 0x10_0000_0000_0000) }
      }
      if pass.isDue(48) {
        let value: Int = _Family5M0Formulas.d33(_cache.d2, _cache.d32)
        if Bindgen.replace(&_cache.d33, with: value) { pass.cameOut(48, marking: 0x2_0000_0000_0000) }
      }
      if pass.isDue(49) {
        let value: Int? = _Family5M0Formulas.d38(_cache.d33)
        if Bindgen.replace(&_cache.d38, with: value) { pass.cameOut(49, marking: 0x14_0000_0000_0000) }
      }
      if pass.isDue(50) {
        let value: Int = _Family5M0Formulas.d42(_cache.d38)
        if Bindgen.replace(&_cache.d42, with: value) { pass.cameOut(50) }
      }
    }
    if pass.isAnyDue(0x7f8_0000_0000_0000) {
      if pass.isDue(51) {
        let value: Int? = _Family5M0Formulas.d9(_cache.d8, _s2, _cache.d7, _s0)
        if Bindgen.replace(&_cache.d9, with: value) {
          pass.cameOut(51, marking: 0x30_0000_0000_0000)
          _core.staleness.dirty[1] |= 0x2
        }
      }
      if pass.isDue(52) {
        let value: Int = _Family5M0Formulas.d44(_cache.d38, _cache.d41, _cache.d1, _cache.d9)
        if Bindgen.replace(&_cache.d44, with: value) { pass.cameOut(52) }
      }
      if pass.isDue(53) {
        let value: Int = _Family5M0Formulas.d15(_cache.d14, _cache.d1, _cache.d0, _cache.d9, _cache.d13)
        if Bindgen.replace(&_cache.d15, with: value) { pass.cameOut(53, marking: 0xc0_0000_0000_0000) }
      }
      if pass.isDue(54) { pass.cameOut(54) }
      if pass.isDue(55) { pass.cameOut(55, marking: 0x100_0000_0000_0000) }
      if pass.isDue(56) {
        let value: Int? = _Family5M0Formulas.d20(_cache.d17, _cache.d15)
        if Bindgen.replace(&_cache.d20, with: value) { pass.cameOut(56, marking: 0x1600_0000_0000_0000) }
      }
      if pass.isDue(57) {
        let value: Int = _Family5M0Formulas.d57(_s0, _cache.d20)
        if Bindgen.replace(&_cache.d57, with: value) {
          pass.cameOut(57)
          _core.staleness.dirty[1] |= 0x80
        }
      }
      if pass.isDue(58) {
        let value: Int = _Family5M0Formulas.d34(_cache.d20)
        if Bindgen.replace(&_cache.d34, with: value, unless: _Family5M0Formulas.d34AreEqual) {
          pass.cameOut(58, marking: 0x800_0000_0000_0000)
        }
      }
    }
    if pass.isAnyDue(0xf800_0000_0000_0000) {
      if pass.isDue(59) {
        let value: Int = _Family5M0Formulas.d47(_cache.d3, _cache.d34)
        if Bindgen.replace(&_cache.d47, with: value) { pass.cameOut(59) }
      }
      if pass.isDue(60) {
        let value: Int = _Family5M0Formulas.d24(_cache.d20)
        if Bindgen.replace(&_cache.d24, with: value) {
          pass.cameOut(60, marking: 0x2000_0000_0000_0000)
          _core.staleness.dirty[1] |= 0x81
        }
      }
      if pass.isDue(61) { pass.cameOut(61, marking: 0x4000_0000_0000_0000) }
      if pass.isDue(62) {
        let value: Int = _Family5M0Formulas.d45(_cache.d4, _cache.d24)
        if Bindgen.replace(&_cache.d45, with: value, unless: _Family5M0Formulas.d45AreEqual) {
          pass.cameOut(62, marking: 0x8000_0000_0000_0000)
        }
      }
      if pass.isDue(63) {
        let value: Int = _Family5M0Formulas.d46(_cache.d45)
        if Bindgen.replace(&_cache.d46, with: value) {
          pass.cameOut(63)
          _core.staleness.dirty[1] |= 0x1
        }
      }
    }
    _core.finish(pass, 0xffff_fff8_0000_0000)
  }

  private func _settle2(_ wanted: Bindgen.Mask2) {
    var pass: Bindgen.Pass = _core.staleness.pass(1, wanted)
    if pass.isDue(64) {
      let value: Int = _Family5M0Formulas.d50(_cache.d24, _cache.d46)
      if Bindgen.replace(&_cache.d50, with: value) { pass.cameOut(64, marking: 0x10) }
    }
    if pass.isDue(65) { pass.cameOut(65) }
    if pass.isDue(66) {
      let value: Int = _Family5M0Formulas.d6(_cache.d4)
      if Bindgen.replace(&_cache.d6, with: value) { pass.cameOut(66, marking: 0x28) }
    }
    if pass.isDue(67) { pass.cameOut(67, marking: 0x90) }
    if pass.isDue(68) {
      let value: Int = _Family5M0Formulas.d56(_cache.d6, _cache.d51, _cache.d50, _cache.d8)
      if Bindgen.replace(&_cache.d56, with: value) { pass.cameOut(68) }
    }
    if pass.isDue(69) {
      let value: Int = _Family5M0Formulas.d12(_cache.d7, _cache.d6)
      if Bindgen.replace(&_cache.d12, with: value) { pass.cameOut(69, marking: 0xc0) }
    }
    if pass.isDue(70) {
      let value: Int = _Family5M0Formulas.d67(_cache.d12, _cache.d59, _cache.d65)
      if Bindgen.replace(&_cache.d67, with: value) { pass.cameOut(70) }
    }
    if pass.isDue(71) {
      let value: Int = _Family5M0Formulas.d60(_cache.d24, _cache.d59, _cache.d12, _cache.d6, _cache.d57)
      if Bindgen.replace(&_cache.d60, with: value, unless: _Family5M0Formulas.d60AreEqual) {
        pass.cameOut(71, marking: 0x100)
      }
    }
    if pass.isDue(72) {
      let value: Int = _Family5M0Formulas.d68(_cache.d64, _cache.d60, _cache.d14)
      if Bindgen.replace(&_cache.d68, with: value, unless: _Family5M0Formulas.d68AreEqual) { pass.cameOut(72) }
    }
    _core.finish(pass, 0x1ff)
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
    if Bindgen.areEqual(told.d0, cache.d0) { equal.add(4) }
    if Bindgen.areEqual(told.d17, cache.d17) { equal.add(7) }
    if Bindgen.areEqual(told.d23, cache.d23) { equal.add(8) }
    if Bindgen.areEqual(told.d0, cache.d0) { equal.add(9) }
    if Bindgen.areEqual(told.d7, cache.d7) { equal.add(10) }
    if Bindgen.areEqual(told.d3, cache.d3) { equal.add(11) }
    if Bindgen.areEqual(told.d28, cache.d28) { equal.add(13) }
    if Bindgen.areEqual(told.d40, cache.d40) { equal.add(14) }
    if Bindgen.areEqual(told.d52, cache.d52) { equal.add(15) }
    if Bindgen.areEqual(told.d54, cache.d54) { equal.add(16) }
    if Bindgen.areEqual(told.d2, cache.d2) { equal.add(17) }
    if Bindgen.areEqual(told.d2, cache.d2) { equal.add(18) }
    if Bindgen.areEqual(told.d2, cache.d2) { equal.add(19) }
    if Bindgen.areEqual(told.d2, cache.d2) { equal.add(20) }
    if Bindgen.areEqual(told.d1, cache.d1) { equal.add(21) }
    if Bindgen.areEqual(told.d13, cache.d13) { equal.add(22) }
    if Bindgen.areEqual(told.d16, cache.d16) { equal.add(24) }
    if Bindgen.areEqual(told.d4, cache.d4) { equal.add(25) }
    if Bindgen.areEqual(told.d4, cache.d4) { equal.add(26) }
    if Bindgen.areEqual(told.d8, cache.d8) { equal.add(27) }
    if Bindgen.areEqual(told.d8, cache.d8) { equal.add(28) }
    if Bindgen.areEqual(told.d59, cache.d59) { equal.add(29) }
    if Bindgen.areEqual(told.d48, cache.d48) { equal.add(30) }
    if Bindgen.areEqual(told.d21, cache.d21, by: _Family5M0Formulas.d21AreEqual) { equal.add(31) }
    if Bindgen.areEqual(told.d30, cache.d30) { equal.add(32) }
    if Bindgen.areEqual(told.d36, cache.d36, by: _Family5M0Formulas.d36AreEqual) { equal.add(33) }
    if Bindgen.areEqual(told.d27, cache.d27) { equal.add(34) }
  }

  private func _compare1(_ told: Cache, _ cache: Cache, _ equal: inout Bindgen.Mask2) {
    if Bindgen.areEqual(told.d63, cache.d63) { equal.add(36) }
    if Bindgen.areEqual(told.d64, cache.d64, by: _Family5M0Formulas.d64AreEqual) { equal.add(37) }
    if Bindgen.areEqual(told.d66, cache.d66) { equal.add(38) }
    if Bindgen.areEqual(told.d65, cache.d65) { equal.add(39) }
    if Bindgen.areEqual(told.d27, cache.d27) { equal.add(40) }
    if Bindgen.areEqual(told.d69, cache.d69) { equal.add(41) }
    if Bindgen.areEqual(told.d32, cache.d32) { equal.add(42) }
    if Bindgen.areEqual(told.d51, cache.d51) { equal.add(43) }
    if Bindgen.areEqual(told.d37, cache.d37) { equal.add(44) }
    if Bindgen.areEqual(told.d58, cache.d58) { equal.add(45) }
    if Bindgen.areEqual(told.d61, cache.d61) { equal.add(46) }
    if Bindgen.areEqual(told.d41, cache.d41) { equal.add(47) }
    if Bindgen.areEqual(told.d33, cache.d33) { equal.add(48) }
    if Bindgen.areEqual(told.d38, cache.d38) { equal.add(49) }
    if Bindgen.areEqual(told.d42, cache.d42) { equal.add(50) }
    if Bindgen.areEqual(told.d9, cache.d9) { equal.add(51) }
    if Bindgen.areEqual(told.d44, cache.d44) { equal.add(52) }
    if Bindgen.areEqual(told.d15, cache.d15) { equal.add(53) }
    if Bindgen.areEqual(told.d15, cache.d15) { equal.add(54) }
    if Bindgen.areEqual(told.d15, cache.d15) { equal.add(55) }
    if Bindgen.areEqual(told.d20, cache.d20) { equal.add(56) }
    if Bindgen.areEqual(told.d57, cache.d57) { equal.add(57) }
    if Bindgen.areEqual(told.d34, cache.d34, by: _Family5M0Formulas.d34AreEqual) { equal.add(58) }
    if Bindgen.areEqual(told.d47, cache.d47) { equal.add(59) }
    if Bindgen.areEqual(told.d24, cache.d24) { equal.add(60) }
    if Bindgen.areEqual(told.d24, cache.d24) { equal.add(61) }
    if Bindgen.areEqual(told.d45, cache.d45, by: _Family5M0Formulas.d45AreEqual) { equal.add(62) }
    if Bindgen.areEqual(told.d46, cache.d46) { equal.add(63) }
  }

  private func _compare2(_ told: Cache, _ cache: Cache, _ equal: inout Bindgen.Mask2) {
    if Bindgen.areEqual(told.d50, cache.d50) { equal.add(64) }
    if Bindgen.areEqual(told.d9, cache.d9) { equal.add(65) }
    if Bindgen.areEqual(told.d6, cache.d6) { equal.add(66) }
    if Bindgen.areEqual(told.d6, cache.d6) { equal.add(67) }
    if Bindgen.areEqual(told.d56, cache.d56) { equal.add(68) }
    if Bindgen.areEqual(told.d12, cache.d12) { equal.add(69) }
    if Bindgen.areEqual(told.d67, cache.d67) { equal.add(70) }
    if Bindgen.areEqual(told.d60, cache.d60, by: _Family5M0Formulas.d60AreEqual) { equal.add(71) }
    if Bindgen.areEqual(told.d68, cache.d68, by: _Family5M0Formulas.d68AreEqual) { equal.add(72) }
  }
}

extension Family5M0 {
  func watch(_ field: String, _ body: @escaping (Int) -> Void) -> AnyObject? {
    switch field {
    case "s0": return observe(\.s0) { body($0.number) }
    case "s1": return observe(\.s1) { body($0.number) }
    case "s2": return observe(\.s2) { body($0.number) }
    case "d14": return observe(\.d14) { body($0.number) }
    case "d0": return observe(\.d0) { body($0.number) }
    case "d10": return observe(\.d10) { body($0.number) }
    case "d39": return observe(\.d39) { body($0.number) }
    case "d17": return observe(\.d17) { body($0.number) }
    case "d23": return observe(\.d23) { body($0.number) }
    case "d5": return observe(\.d5) { body($0.number) }
    case "d7": return observe(\.d7) { body($0.number) }
    case "d3": return observe(\.d3) { body($0.number) }
    case "d29": return observe(\.d29) { body($0.number) }
    case "d28": return observe(\.d28) { body($0.number) }
    case "d40": return observe(\.d40) { body($0.number) }
    case "d52": return observe(\.d52) { body($0.number) }
    case "d54": return observe(\.d54) { body($0.number) }
    case "d2": return observe(\.d2) { body($0.number) }
    case "d25": return observe(\.d25) { body($0.number) }
    case "d31": return observe(\.d31) { body($0.number) }
    case "d26": return observe(\.d26) { body($0.number) }
    case "d1": return observe(\.d1) { body($0.number) }
    case "d13": return observe(\.d13) { body($0.number) }
    case "d19": return observe(\.d19) { body($0.number) }
    case "d16": return observe(\.d16) { body($0.number) }
    case "d4": return observe(\.d4) { body($0.number) }
    case "d49": return observe(\.d49) { body($0.number) }
    case "d8": return observe(\.d8) { body($0.number) }
    case "d53": return observe(\.d53) { body($0.number) }
    case "d59": return observe(\.d59) { body($0.number) }
    case "d48": return observe(\.d48) { body($0.number) }
    case "d21": return observe(\.d21) { body($0.number) }
    case "d30": return observe(\.d30) { body($0.number) }
    case "d36": return observe(\.d36) { body($0.number) }
    case "d27": return observe(\.d27) { body($0.number) }
    case "d62": return observe(\.d62) { body($0.number) }
    case "d63": return observe(\.d63) { body($0.number) }
    case "d64": return observe(\.d64) { body($0.number) }
    case "d66": return observe(\.d66) { body($0.number) }
    case "d65": return observe(\.d65) { body($0.number) }
    case "d35": return observe(\.d35) { body($0.number) }
    case "d69": return observe(\.d69) { body($0.number) }
    case "d32": return observe(\.d32) { body($0.number) }
    case "d51": return observe(\.d51) { body($0.number) }
    case "d37": return observe(\.d37) { body($0.number) }
    case "d58": return observe(\.d58) { body($0.number) }
    case "d61": return observe(\.d61) { body($0.number) }
    case "d41": return observe(\.d41) { body($0.number) }
    case "d33": return observe(\.d33) { body($0.number) }
    case "d38": return observe(\.d38) { body($0.number) }
    case "d42": return observe(\.d42) { body($0.number) }
    case "d9": return observe(\.d9) { body($0.number) }
    case "d44": return observe(\.d44) { body($0.number) }
    case "d15": return observe(\.d15) { body($0.number) }
    case "d22": return observe(\.d22) { body($0.number) }
    case "d18": return observe(\.d18) { body($0.number) }
    case "d20": return observe(\.d20) { body($0.number) }
    case "d57": return observe(\.d57) { body($0.number) }
    case "d34": return observe(\.d34) { body($0.number) }
    case "d47": return observe(\.d47) { body($0.number) }
    case "d24": return observe(\.d24) { body($0.number) }
    case "d43": return observe(\.d43) { body($0.number) }
    case "d45": return observe(\.d45) { body($0.number) }
    case "d46": return observe(\.d46) { body($0.number) }
    case "d50": return observe(\.d50) { body($0.number) }
    case "d11": return observe(\.d11) { body($0.number) }
    case "d6": return observe(\.d6) { body($0.number) }
    case "d55": return observe(\.d55) { body($0.number) }
    case "d56": return observe(\.d56) { body($0.number) }
    case "d12": return observe(\.d12) { body($0.number) }
    case "d67": return observe(\.d67) { body($0.number) }
    case "d60": return observe(\.d60) { body($0.number) }
    case "d68": return observe(\.d68) { body($0.number) }
    default: return nil
    }
  }

  func watchAll(_ body: @escaping (Set<String>) -> Void) -> AnyObject? {
    observe { _, changes in
      var names: Set<String> = []
      if changes.contains(.s0) { names.insert("s0") }
      if changes.contains(.s1) { names.insert("s1") }
      if changes.contains(.s2) { names.insert("s2") }
      if changes.contains(.d14) { names.insert("d14") }
      if changes.contains(.d0) { names.insert("d0") }
      if changes.contains(.d10) { names.insert("d10") }
      if changes.contains(.d39) { names.insert("d39") }
      if changes.contains(.d17) { names.insert("d17") }
      if changes.contains(.d23) { names.insert("d23") }
      if changes.contains(.d5) { names.insert("d5") }
      if changes.contains(.d7) { names.insert("d7") }
      if changes.contains(.d3) { names.insert("d3") }
      if changes.contains(.d29) { names.insert("d29") }
      if changes.contains(.d28) { names.insert("d28") }
      if changes.contains(.d40) { names.insert("d40") }
      if changes.contains(.d52) { names.insert("d52") }
      if changes.contains(.d54) { names.insert("d54") }
      if changes.contains(.d2) { names.insert("d2") }
      if changes.contains(.d25) { names.insert("d25") }
      if changes.contains(.d31) { names.insert("d31") }
      if changes.contains(.d26) { names.insert("d26") }
      if changes.contains(.d1) { names.insert("d1") }
      if changes.contains(.d13) { names.insert("d13") }
      if changes.contains(.d19) { names.insert("d19") }
      if changes.contains(.d16) { names.insert("d16") }
      if changes.contains(.d4) { names.insert("d4") }
      if changes.contains(.d49) { names.insert("d49") }
      if changes.contains(.d8) { names.insert("d8") }
      if changes.contains(.d53) { names.insert("d53") }
      if changes.contains(.d59) { names.insert("d59") }
      if changes.contains(.d48) { names.insert("d48") }
      if changes.contains(.d21) { names.insert("d21") }
      if changes.contains(.d30) { names.insert("d30") }
      if changes.contains(.d36) { names.insert("d36") }
      if changes.contains(.d27) { names.insert("d27") }
      if changes.contains(.d62) { names.insert("d62") }
      if changes.contains(.d63) { names.insert("d63") }
      if changes.contains(.d64) { names.insert("d64") }
      if changes.contains(.d66) { names.insert("d66") }
      if changes.contains(.d65) { names.insert("d65") }
      if changes.contains(.d35) { names.insert("d35") }
      if changes.contains(.d69) { names.insert("d69") }
      if changes.contains(.d32) { names.insert("d32") }
      if changes.contains(.d51) { names.insert("d51") }
      if changes.contains(.d37) { names.insert("d37") }
      if changes.contains(.d58) { names.insert("d58") }
      if changes.contains(.d61) { names.insert("d61") }
      if changes.contains(.d41) { names.insert("d41") }
      if changes.contains(.d33) { names.insert("d33") }
      if changes.contains(.d38) { names.insert("d38") }
      if changes.contains(.d42) { names.insert("d42") }
      if changes.contains(.d9) { names.insert("d9") }
      if changes.contains(.d44) { names.insert("d44") }
      if changes.contains(.d15) { names.insert("d15") }
      if changes.contains(.d22) { names.insert("d22") }
      if changes.contains(.d18) { names.insert("d18") }
      if changes.contains(.d20) { names.insert("d20") }
      if changes.contains(.d57) { names.insert("d57") }
      if changes.contains(.d34) { names.insert("d34") }
      if changes.contains(.d47) { names.insert("d47") }
      if changes.contains(.d24) { names.insert("d24") }
      if changes.contains(.d43) { names.insert("d43") }
      if changes.contains(.d45) { names.insert("d45") }
      if changes.contains(.d46) { names.insert("d46") }
      if changes.contains(.d50) { names.insert("d50") }
      if changes.contains(.d11) { names.insert("d11") }
      if changes.contains(.d6) { names.insert("d6") }
      if changes.contains(.d55) { names.insert("d55") }
      if changes.contains(.d56) { names.insert("d56") }
      if changes.contains(.d12) { names.insert("d12") }
      if changes.contains(.d67) { names.insert("d67") }
      if changes.contains(.d60) { names.insert("d60") }
      if changes.contains(.d68) { names.insert("d68") }
      body(names)
    }
  }
}

extension Family5M0: DrivenModel {
  static func make(_ children: [String: any DrivenModel]) -> any DrivenModel {
    Family5M0(
      s0: 0
    )
  }

  var sum: Int {
    var sum: Int = 0
    sum &+= s0.number
    sum &+= bucket(s1)
    sum &+= s2.number
    sum &+= d14.number
    sum &+= d0.number
    sum &+= d10.number
    sum &+= d39.number
    sum &+= d17.number
    sum &+= d23.number
    sum &+= d5.number
    sum &+= d7.number
    sum &+= d3.number
    sum &+= d29.number
    sum &+= d28.number
    sum &+= d40.number
    sum &+= d52.number
    sum &+= d54.number
    sum &+= d2.number
    sum &+= d25.number
    sum &+= d31.number
    sum &+= d26.number
    sum &+= d1.number
    sum &+= d13.number
    sum &+= d19.number
    sum &+= d16.number
    sum &+= d4.number
    sum &+= d49.number
    sum &+= d8.number
    sum &+= d53.number
    sum &+= d59.number
    sum &+= d48.number
    sum &+= bucket(d21)
    sum &+= d30.number
    sum &+= bucket(d36)
    sum &+= d27.number
    sum &+= d62.number
    sum &+= d63.number
    sum &+= bucket(d64)
    sum &+= d66.number
    sum &+= d65.number
    sum &+= d35.number
    sum &+= d69.number
    sum &+= d32.number
    sum &+= d51.number
    sum &+= d37.number
    sum &+= d58.number
    sum &+= d61.number
    sum &+= d41.number
    sum &+= d33.number
    sum &+= d38.number
    sum &+= d42.number
    sum &+= d9.number
    sum &+= d44.number
    sum &+= d15.number
    sum &+= d22.number
    sum &+= d18.number
    sum &+= d20.number
    sum &+= d57.number
    sum &+= bucket(d34)
    sum &+= d47.number
    sum &+= d24.number
    sum &+= d43.number
    sum &+= bucket(d45)
    sum &+= d46.number
    sum &+= d50.number
    sum &+= d11.number
    sum &+= d6.number
    sum &+= d55.number
    sum &+= d56.number
    sum &+= d12.number
    sum &+= d67.number
    sum &+= bucket(d60)
    sum &+= bucket(d68)
    return sum
  }

  func number(of field: String) -> Int {
    switch field {
    case "s0": return s0.number
    case "s1": return s1.number
    case "s2": return s2.number
    case "d14": return d14.number
    case "d0": return d0.number
    case "d10": return d10.number
    case "d39": return d39.number
    case "d17": return d17.number
    case "d23": return d23.number
    case "d5": return d5.number
    case "d7": return d7.number
    case "d3": return d3.number
    case "d29": return d29.number
    case "d28": return d28.number
    case "d40": return d40.number
    case "d52": return d52.number
    case "d54": return d54.number
    case "d2": return d2.number
    case "d25": return d25.number
    case "d31": return d31.number
    case "d26": return d26.number
    case "d1": return d1.number
    case "d13": return d13.number
    case "d19": return d19.number
    case "d16": return d16.number
    case "d4": return d4.number
    case "d49": return d49.number
    case "d8": return d8.number
    case "d53": return d53.number
    case "d59": return d59.number
    case "d48": return d48.number
    case "d21": return d21.number
    case "d30": return d30.number
    case "d36": return d36.number
    case "d27": return d27.number
    case "d62": return d62.number
    case "d63": return d63.number
    case "d64": return d64.number
    case "d66": return d66.number
    case "d65": return d65.number
    case "d35": return d35.number
    case "d69": return d69.number
    case "d32": return d32.number
    case "d51": return d51.number
    case "d37": return d37.number
    case "d58": return d58.number
    case "d61": return d61.number
    case "d41": return d41.number
    case "d33": return d33.number
    case "d38": return d38.number
    case "d42": return d42.number
    case "d9": return d9.number
    case "d44": return d44.number
    case "d15": return d15.number
    case "d22": return d22.number
    case "d18": return d18.number
    case "d20": return d20.number
    case "d57": return d57.number
    case "d34": return d34.number
    case "d47": return d47.number
    case "d24": return d24.number
    case "d43": return d43.number
    case "d45": return d45.number
    case "d46": return d46.number
    case "d50": return d50.number
    case "d11": return d11.number
    case "d6": return d6.number
    case "d55": return d55.number
    case "d56": return d56.number
    case "d12": return d12.number
    case "d67": return d67.number
    case "d60": return d60.number
    case "d68": return d68.number
    default: return .min
    }
  }

  func write(_ field: String, _ values: [Int]) {
    switch field {
    case "s0": s0 = Int(values)
    case "s1": s1 = Int(values)
    case "s2": s2 = Int(values)
    default: break
    }
  }

  func edit(_ field: String, _ value: Int) {
    switch field {
    case "s0": s0.edit(value)
    case "s1": s1.edit(value)
    case "s2": s2.edit(value)
    default: break
    }
  }

  func group(_ body: () -> Void) { update { _ in body() } }
}

/// The spec's expressions: each sees what it names, and nothing else of the model.
enum _Family5M0Formulas {
  static func s1AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func d14(_ s2: Int) -> Int { s2 % 5 }
  static func d0(_ s0: Int) -> Int { s0 &+ s0 }
  static func d10(_ d0: Int) -> Int { d0 % 5 }
  static func d39(_ d10: Int) -> Int { d10 / 2 }
  static func d17(_ d10: Int) -> Int { d10 % 5 }
  static func d23(_ d17: Int) -> Int? { maybe(d17 % 5) }
  static func d7(_ d5: Int) -> Int { d5 / 2 }
  static func d3(_ s0: Int, _ s1: Int, _ d0: Int) -> Int { mix(s0, bucket(s1), bucket(s1), bucket(s1), d0) }
  static func d29(_ d3: Int) -> Int { d3 % 5 }
  static func d28(_ s0: Int, _ d7: Int, _ d3: Int) -> Int { pick(s0, d7, d3) }
  static func d40(_ s2: Int, _ d28: Int) -> Int { s2 &+ d28 }
  static func d52(_ d40: Int) -> Int { d40 / 2 }
  static func d54(_ d52: Int) -> Int? { maybe(d52 % 5) }
  static func d2(_ d0: Int) -> Int { d0 % 5 }
  static func d1(_ s0: Int, _ d0: Int, _ s1: Int) -> Int { mix(s0, d0, s0, s0, bucket(s1)) }
  static func d13(_ d1: Int) -> Int { d1 / 2 }
  static func d19(_ d3: Int, _ d13: Int, _ d1: Int) -> Int { pick(d3, d13, d1) }
  static func d16(_ d13: Int, _ s1: Int) -> Int { d13 &+ bucket(s1) }
  static func d4(_ d1: Int, _ s1: Int) -> Int { d1 &+ bucket(s1) }
  static func d8(_ d4: Int) -> Int { d4 % 5 }
  static func d59(_ d53: Int) -> Int? { maybe(d53 % 5) }
  static func d48(_ d8: Int) -> Int { d8 % 5 }
  static func d21(_ d8: Int, _ d13: Int) -> Int { d8 &+ d13 }
  static func d21AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func d30(_ d21: Int, _ d25: Int) -> Int? { maybe(bucket(d21) &+ d25) }
  static func d36(_ d30: Int?) -> Int { d30.number / 2 }
  static func d36AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func d27(_ d3: Int, _ d21: Int, _ s2: Int) -> Int { pick(d3, bucket(d21), s2) }
  static func d62(_ d27: Int) -> Int { d27 / 2 }
  static func d63(_ d62: Int) -> Int { d62 &+ d62 }
  static func d64(_ d63: Int, _ s0: Int, _ d54: Int?, _ d10: Int) -> Int { mix(d63, s0, d54.number, d10) }
  static func d64AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func d66(_ d64: Int) -> Int { bucket(d64) % 5 }
  static func d65(_ d64: Int, _ d63: Int, _ d2: Int) -> Int { pick(bucket(d64), d63, d2) }
  static func d69(_ d35: Int, _ d40: Int) -> Int { d35 &+ d40 }
  static func d32(_ d28: Int, _ d8: Int, _ d27: Int) -> Int? { maybe(mix(d28, d8, d27)) }
  static func d51(_ d23: Int?, _ d29: Int, _ d32: Int?) -> Int { pick(d23.number, d29, d32.number) }
  static func d37(_ d32: Int?, _ d35: Int) -> Int { mix(d32.number, d35) }
  static func d58(_ d52: Int, _ d37: Int) -> Int { mix(d52, d37) }
  static func d61(_ d7: Int, _ d58: Int) -> Int { mix(d7, d58) }
  static func d41(_ d39: Int, _ d37: Int, _ d14: Int, _ d40: Int) -> Int { mix(d39, d37, d37, d14, d40) }
  static func d33(_ d26: Int, _ d32: Int?) -> Int { pick(d26, d32.number, d32.number) }
  static func d38(_ d33: Int) -> Int? { maybe(d33 / 2) }
  static func d42(_ d38: Int?) -> Int { d38.number % 5 }
  static func d9(_ d8: Int, _ s2: Int, _ d7: Int, _ s0: Int) -> Int? { maybe(mix(d8, s2, d7, s0)) }
  static func d44(_ d38: Int?, _ d41: Int, _ d1: Int, _ d9: Int?) -> Int { mix(d38.number, d41, d1, d9.number) }
  static func d15(_ d14: Int, _ d1: Int, _ d0: Int, _ d9: Int?, _ d13: Int) -> Int { mix(d14, d1, d0, d9.number, d13) }
  static func d20(_ d17: Int, _ d18: Int) -> Int? { maybe(mix(d17, d18)) }
  static func d57(_ s0: Int, _ d20: Int?) -> Int { s0 &+ d20.number }
  static func d34(_ d20: Int?) -> Int { d20.number / 2 }
  static func d34AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func d47(_ d3: Int, _ d34: Int) -> Int { d3 &+ bucket(d34) }
  static func d24(_ d20: Int?) -> Int { d20.number % 5 }
  static func d45(_ d4: Int, _ d43: Int) -> Int { mix(d4, d43) }
  static func d45AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func d46(_ d45: Int) -> Int { bucket(d45) % 5 }
  static func d50(_ d24: Int, _ d46: Int) -> Int { d24 &+ d46 }
  static func d6(_ d4: Int) -> Int { d4 &+ d4 }
  static func d56(_ d55: Int, _ d51: Int, _ d50: Int, _ d53: Int) -> Int { mix(d55, d51, d50, d53, d50) }
  static func d12(_ d7: Int, _ d6: Int) -> Int { d7 &+ d6 }
  static func d67(_ d12: Int, _ d59: Int?, _ d65: Int) -> Int { mix(d12, d59.number, d65) }
  static func d60(_ d24: Int, _ d59: Int?, _ d12: Int, _ d55: Int, _ d57: Int) -> Int {
    mix(d24, d59.number, d12, d55, d57)
  }

  static func d60AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func d68(_ d64: Int, _ d60: Int, _ d14: Int) -> Int { mix(bucket(d64), bucket(d60), d14) }
  static func d68AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
}

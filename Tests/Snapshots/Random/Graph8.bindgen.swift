// Made by bindgen from Graph8.bindgen.yml. Do not edit: change the spec.
// swift-format-ignore-file
// swiftlint:disable all

final class Graph8: Bindgen.Observed2 {
  // MARK: State

  var s0: Int {
    get { _s0 }
    set { if Bindgen.replace(&_s0, with: newValue) { _wrote(0) } }
  }
  private var _s0: Int

  var s1: Int {
    get { _s1 }
    set { if Bindgen.replace(&_s1, with: newValue, unless: _Graph8Formulas.s1AreEqual) { _wrote(1) } }
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

  var s3: Int {
    get { _s3 }
    set { if Bindgen.replace(&_s3, with: newValue) { _wrote(3) } }
  }
  private var _s3: Int

  var s4: Int {
    get { _s4 }
    set { if Bindgen.replace(&_s4, with: newValue, unless: _Graph8Formulas.s4AreEqual) { _wrote(4) } }
  }
  private var _s4: Int

  // MARK: What follows

  var d1: Int {
    _refresh(5)
    return _cache.d1
  }

  var d6: Int? {
    _refresh(6)
    return _cache.d6
  }

  var d17: Int {
    _refresh(7)
    return _cache.d17
  }

  var d0: Int? {
    _refresh(8)
    return _cache.d0
  }

  var d45: Int {
    if !_core.isTelling { return _Graph8Formulas.d45(_s3) }
    _refresh(9)
    return _cache.d45
  }

  var d2: Int {
    _refresh(10)
    return _cache.d2
  }

  var d3: Int {
    _refresh(11)
    return _cache.d3
  }

  var d5: Int {
    _refresh(12)
    return _cache.d5
  }

  var d15: Int { d5 }

  var d7: Int { d5 }

  var d28: Int {
    _refresh(15)
    return _cache.d28
  }

  var d29: Int {
    if !_core.isTelling { return _Graph8Formulas.d29(d28) }
    _refresh(16)
    return _cache.d29
  }

  var d32: Int {
    if !_core.isTelling { return _Graph8Formulas.d32(d28) }
    _refresh(17)
    return _cache.d32
  }

  var d4: Int? {
    _refresh(18)
    return _cache.d4
  }

  var d8: Int {
    _refresh(19)
    return _cache.d8
  }

  var d50: Int? {
    _refresh(20)
    return _cache.d50
  }

  var d30: Int {
    if !_core.isTelling { return _Graph8Formulas.d30(d28) }
    _refresh(21)
    return _cache.d30
  }

  var d10: Int {
    _refresh(22)
    return _cache.d10
  }

  var d51: Int {
    if !_core.isTelling { return _Graph8Formulas.d51(d10) }
    _refresh(23)
    return _cache.d51
  }

  var d12: Int {
    _refresh(24)
    return _cache.d12
  }

  var d13: Int? {
    _refresh(25)
    return _cache.d13
  }

  var d19: Int {
    _refresh(26)
    return _cache.d19
  }

  var d21: Int {
    _refresh(27)
    return _cache.d21
  }

  var d24: Int { d21 }

  var d16: Int {
    _refresh(29)
    return _cache.d16
  }

  var d35: Int {
    _refresh(30)
    return _cache.d35
  }

  var d18: Int {
    _refresh(31)
    return _cache.d18
  }

  var d20: Int {
    _refresh(32)
    return _cache.d20
  }

  var d22: Int {
    _refresh(33)
    return _cache.d22
  }

  var d27: Int? {
    _refresh(34)
    return _cache.d27
  }

  var d33: Int {
    _refresh(35)
    return _cache.d33
  }

  var d25: Int? {
    _refresh(36)
    return _cache.d25
  }

  var d26: Int {
    if !_core.isTelling { return _Graph8Formulas.d26(d20, d10) }
    _refresh(37)
    return _cache.d26
  }

  var d48: Int {
    _refresh(38)
    return _cache.d48
  }

  var d23: Int {
    _refresh(39)
    return _cache.d23
  }

  var d52: Int {
    _refresh(40)
    return _cache.d52
  }

  var d57: Int? {
    _refresh(41)
    return _cache.d57
  }

  var d31: Int {
    _refresh(42)
    return _cache.d31
  }

  var d34: Int {
    _refresh(43)
    return _cache.d34
  }

  var d37: Int {
    _refresh(44)
    return _cache.d37
  }

  var d39: Int {
    _refresh(45)
    return _cache.d39
  }

  var d41: Int? {
    _refresh(46)
    return _cache.d41
  }

  var d44: Int {
    _refresh(47)
    return _cache.d44
  }

  var d46: Int {
    _refresh(48)
    return _cache.d46
  }

  var d38: Int {
    if !_core.isTelling { return _Graph8Formulas.d38(d34) }
    _refresh(49)
    return _cache.d38
  }

  var d42: Int {
    _refresh(50)
    return _cache.d42
  }

  var d40: Int {
    _refresh(51)
    return _cache.d40
  }

  var d49: Int {
    _refresh(52)
    return _cache.d49
  }

  var d53: Int {
    _refresh(53)
    return _cache.d53
  }

  var d55: Int {
    _refresh(54)
    return _cache.d55
  }

  var d36: Int {
    _refresh(55)
    return _cache.d36
  }

  var d58: Int {
    _refresh(56)
    return _cache.d58
  }

  var d56: Int {
    _refresh(57)
    return _cache.d56
  }

  var d54: Int { d49 }

  var d43: Int? { d41 }

  var d47: Int {
    _refresh(60)
    return _cache.d47
  }

  var d59: Int {
    _refresh(61)
    return _cache.d59
  }

  var d9: Int? {
    _refresh(62)
    return _cache.d9
  }

  var d11: Int {
    _refresh(63)
    return _cache.d11
  }

  var d14: Int {
    _refresh(64)
    return _cache.d14
  }

  // MARK: Making

  init(s0: Int = 0, s1: Int = 0, s2: Int = 0, s3: Int = 0, s4: Int = 0) {
    _s0 = s0
    _s1 = s1
    _s2 = s2
    _s3 = s3
    _s4 = s4
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
    static var d1: Changes { self[5] }
    static var d6: Changes { self[6] }
    static var d17: Changes { self[7] }
    static var d0: Changes { self[8] }
    static var d45: Changes { self[9] }
    static var d2: Changes { self[10] }
    static var d3: Changes { self[11] }
    static var d5: Changes { self[12] }
    static var d15: Changes { self[13] }
    static var d7: Changes { self[14] }
    static var d28: Changes { self[15] }
    static var d29: Changes { self[16] }
    static var d32: Changes { self[17] }
    static var d4: Changes { self[18] }
    static var d8: Changes { self[19] }
    static var d50: Changes { self[20] }
    static var d30: Changes { self[21] }
    static var d10: Changes { self[22] }
    static var d51: Changes { self[23] }
    static var d12: Changes { self[24] }
    static var d13: Changes { self[25] }
    static var d19: Changes { self[26] }
    static var d21: Changes { self[27] }
    static var d24: Changes { self[28] }
    static var d16: Changes { self[29] }
    static var d35: Changes { self[30] }
    static var d18: Changes { self[31] }
    static var d20: Changes { self[32] }
    static var d22: Changes { self[33] }
    static var d27: Changes { self[34] }
    static var d33: Changes { self[35] }
    static var d25: Changes { self[36] }
    static var d26: Changes { self[37] }
    static var d48: Changes { self[38] }
    static var d23: Changes { self[39] }
    static var d52: Changes { self[40] }
    static var d57: Changes { self[41] }
    static var d31: Changes { self[42] }
    static var d34: Changes { self[43] }
    static var d37: Changes { self[44] }
    static var d39: Changes { self[45] }
    static var d41: Changes { self[46] }
    static var d44: Changes { self[47] }
    static var d46: Changes { self[48] }
    static var d38: Changes { self[49] }
    static var d42: Changes { self[50] }
    static var d40: Changes { self[51] }
    static var d49: Changes { self[52] }
    static var d53: Changes { self[53] }
    static var d55: Changes { self[54] }
    static var d36: Changes { self[55] }
    static var d58: Changes { self[56] }
    static var d56: Changes { self[57] }
    static var d54: Changes { self[58] }
    static var d43: Changes { self[59] }
    static var d47: Changes { self[60] }
    static var d59: Changes { self[61] }
    static var d9: Changes { self[62] }
    static var d11: Changes { self[63] }
    static var d14: Changes { self[64] }
  }

  /// The fields that can be observed one by one.
  struct Fields {
    var s0: Graph8.Field<Int> { (0, { $0.s0 }) }
    var s1: Graph8.Field<Int> { (1, { $0.s1 }) }
    var s2: Graph8.Field<Int> { (2, { $0.s2 }) }
    var s3: Graph8.Field<Int> { (3, { $0.s3 }) }
    var s4: Graph8.Field<Int> { (4, { $0.s4 }) }
    var d1: Graph8.Field<Int> { (5, { $0.d1 }) }
    var d6: Graph8.Field<Int?> { (6, { $0.d6 }) }
    var d17: Graph8.Field<Int> { (7, { $0.d17 }) }
    var d0: Graph8.Field<Int?> { (8, { $0.d0 }) }
    var d45: Graph8.Field<Int> { (9, { $0.d45 }) }
    var d2: Graph8.Field<Int> { (10, { $0.d2 }) }
    var d3: Graph8.Field<Int> { (11, { $0.d3 }) }
    var d5: Graph8.Field<Int> { (12, { $0.d5 }) }
    var d15: Graph8.Field<Int> { (13, { $0.d15 }) }
    var d7: Graph8.Field<Int> { (14, { $0.d7 }) }
    var d28: Graph8.Field<Int> { (15, { $0.d28 }) }
    var d29: Graph8.Field<Int> { (16, { $0.d29 }) }
    var d32: Graph8.Field<Int> { (17, { $0.d32 }) }
    var d4: Graph8.Field<Int?> { (18, { $0.d4 }) }
    var d8: Graph8.Field<Int> { (19, { $0.d8 }) }
    var d50: Graph8.Field<Int?> { (20, { $0.d50 }) }
    var d30: Graph8.Field<Int> { (21, { $0.d30 }) }
    var d10: Graph8.Field<Int> { (22, { $0.d10 }) }
    var d51: Graph8.Field<Int> { (23, { $0.d51 }) }
    var d12: Graph8.Field<Int> { (24, { $0.d12 }) }
    var d13: Graph8.Field<Int?> { (25, { $0.d13 }) }
    var d19: Graph8.Field<Int> { (26, { $0.d19 }) }
    var d21: Graph8.Field<Int> { (27, { $0.d21 }) }
    var d24: Graph8.Field<Int> { (28, { $0.d24 }) }
    var d16: Graph8.Field<Int> { (29, { $0.d16 }) }
    var d35: Graph8.Field<Int> { (30, { $0.d35 }) }
    var d18: Graph8.Field<Int> { (31, { $0.d18 }) }
    var d20: Graph8.Field<Int> { (32, { $0.d20 }) }
    var d22: Graph8.Field<Int> { (33, { $0.d22 }) }
    var d27: Graph8.Field<Int?> { (34, { $0.d27 }) }
    var d33: Graph8.Field<Int> { (35, { $0.d33 }) }
    var d25: Graph8.Field<Int?> { (36, { $0.d25 }) }
    var d26: Graph8.Field<Int> { (37, { $0.d26 }) }
    var d48: Graph8.Field<Int> { (38, { $0.d48 }) }
    var d23: Graph8.Field<Int> { (39, { $0.d23 }) }
    var d52: Graph8.Field<Int> { (40, { $0.d52 }) }
    var d57: Graph8.Field<Int?> { (41, { $0.d57 }) }
    var d31: Graph8.Field<Int> { (42, { $0.d31 }) }
    var d34: Graph8.Field<Int> { (43, { $0.d34 }) }
    var d37: Graph8.Field<Int> { (44, { $0.d37 }) }
    var d39: Graph8.Field<Int> { (45, { $0.d39 }) }
    var d41: Graph8.Field<Int?> { (46, { $0.d41 }) }
    var d44: Graph8.Field<Int> { (47, { $0.d44 }) }
    var d46: Graph8.Field<Int> { (48, { $0.d46 }) }
    var d38: Graph8.Field<Int> { (49, { $0.d38 }) }
    var d42: Graph8.Field<Int> { (50, { $0.d42 }) }
    var d40: Graph8.Field<Int> { (51, { $0.d40 }) }
    var d49: Graph8.Field<Int> { (52, { $0.d49 }) }
    var d53: Graph8.Field<Int> { (53, { $0.d53 }) }
    var d55: Graph8.Field<Int> { (54, { $0.d55 }) }
    var d36: Graph8.Field<Int> { (55, { $0.d36 }) }
    var d58: Graph8.Field<Int> { (56, { $0.d58 }) }
    var d56: Graph8.Field<Int> { (57, { $0.d56 }) }
    var d54: Graph8.Field<Int> { (58, { $0.d54 }) }
    var d43: Graph8.Field<Int?> { (59, { $0.d43 }) }
    var d47: Graph8.Field<Int> { (60, { $0.d47 }) }
    var d59: Graph8.Field<Int> { (61, { $0.d59 }) }
    var d9: Graph8.Field<Int?> { (62, { $0.d9 }) }
    var d11: Graph8.Field<Int> { (63, { $0.d11 }) }
    var d14: Graph8.Field<Int> { (64, { $0.d14 }) }
  }

  static let _fields: Fields = Fields()
  let _observers: Bindgen.Observers2<Graph8, Changes> = Bindgen.Observers2()

  func _addWatched(to fields: inout Bindgen.Mask2) {
    fields.add(_observers.fields)
  }

  func _tell(_ changed: Bindgen.Mask2) {
    let changes: Changes = Changes(changed)
    _observers.tell(self, changes, changed)
  }

  static let _names: String = """
    s0 s1 s2 s3 s4 d1 d6 d17 d0 d45 d2 d3 d5 d15 d7 d28 d29 d32 d4 d8 d50 d30 d10 d51 d12 d13 d19 d21 \
    d24 d16 d35 d18 d20 d22 d27 d33 d25 d26 d48 d23 d52 d57 d31 d34 d37 d39 d41 d44 d46 d38 d42 d40 d49 \
    d53 d55 d36 d58 d56 d54 d43 d47 d59 d9 d11 d14
    """

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph2 = Bindgen.Graph2(
    states: 5,
    inputs: [
      [1, 3, 4], [5], [6], [0, 4], [3], [1], [5, 10], [0, 4, 11], [12], [12], [6, 11, 12], [15], [15], [0, 10],
      [10, 12, 18], [18], [15], [18], [22], [3, 12], [3, 12, 24], [12, 14, 24], [4, 26], [27], [1, 8, 22, 25], [25],
      [25], [13, 29], [1, 4, 5, 27, 32], [3, 27, 33], [34], [4, 28, 33], [22, 32], [26], [8, 27, 31], [24, 39],
      [1, 28, 40], [39], [21, 42], [8, 17, 43], [16, 43, 44], [44], [11, 16, 46], [47], [43], [49], [13, 49],
      [9, 48, 49], [50], [44], [17, 29, 42], [8, 24, 41, 47], [16, 21, 40], [52], [46], [27, 47, 59],
      [3, 53, 57, 58, 60], [6, 12, 19], [3, 62], [19, 63],
    ]
  )
  let _core: Bindgen.Core2 = Bindgen.Core2(Graph8._graph)
  private struct Cache {
    var d1: Int = 0
    var d6: Int?
    var d17: Int = 0
    var d0: Int?
    var d45: Int = 0
    var d2: Int = 0
    var d3: Int = 0
    var d5: Int = 0
    var d28: Int = 0
    var d29: Int = 0
    var d32: Int = 0
    var d4: Int?
    var d8: Int = 0
    var d50: Int?
    var d30: Int = 0
    var d10: Int = 0
    var d51: Int = 0
    var d12: Int = 0
    var d13: Int?
    var d19: Int = 0
    var d21: Int = 0
    var d16: Int = 0
    var d35: Int = 0
    var d18: Int = 0
    var d20: Int = 0
    var d22: Int = 0
    var d27: Int?
    var d33: Int = 0
    var d25: Int?
    var d26: Int = 0
    var d48: Int = 0
    var d23: Int = 0
    var d52: Int = 0
    var d57: Int?
    var d31: Int = 0
    var d34: Int = 0
    var d37: Int = 0
    var d39: Int = 0
    var d41: Int?
    var d44: Int = 0
    var d46: Int = 0
    var d38: Int = 0
    var d42: Int = 0
    var d40: Int = 0
    var d49: Int = 0
    var d53: Int = 0
    var d55: Int = 0
    var d36: Int = 0
    var d58: Int = 0
    var d56: Int = 0
    var d47: Int = 0
    var d59: Int = 0
    var d9: Int?
    var d11: Int = 0
    var d14: Int = 0
  }
  private var _cache: Cache = Cache()
  private var _told: Cache = Cache()

  func _settle(_ wanted: Bindgen.Mask2) {
    if _core.staleness.stale[0] & wanted[0] & 0x1f_ffff_ffe0 != 0 { _settle0(wanted) }
    if _core.staleness.stale[0] & wanted[0] & 0xffff_ffe0_0000_0000 != 0 { _settle1(wanted) }
    if _core.staleness.stale[1] & wanted[1] & 0x1 != 0 { _settle2(wanted) }
  }

  private func _settle0(_ wanted: Bindgen.Mask2) {
    var pass: Bindgen.Pass = _core.staleness.pass(0, wanted)
    if pass.isAnyDue(0x1fe0) {
      if pass.isDue(5) {
        let value: Int = _Graph8Formulas.d1(_s1, _s3, _s4)
        if Bindgen.replace(&_cache.d1, with: value) { pass.cameOut(5, marking: 0x2_0000_0840) }
      }
      if pass.isDue(6) {
        let value: Int? = _Graph8Formulas.d6(_cache.d1)
        if Bindgen.replace(&_cache.d6, with: value) { pass.cameOut(6, marking: 0x4000_0000_0000_8080) }
      }
      if pass.isDue(7) {
        let value: Int = _Graph8Formulas.d17(_cache.d6)
        if Bindgen.replace(&_cache.d17, with: value, unless: _Graph8Formulas.d17AreEqual) { pass.cameOut(7) }
      }
      if pass.isDue(8) {
        let value: Int? = _Graph8Formulas.d0(_s0, _s4)
        if Bindgen.replace(&_cache.d0, with: value) { pass.cameOut(8, marking: 0x100_1080_2000_0000) }
      }
      if pass.isDue(9) {
        let value: Int = _Graph8Formulas.d45(_s3)
        if Bindgen.replace(&_cache.d45, with: value) { pass.cameOut(9, marking: 0x10_0000_0000_0000) }
      }
      if pass.isDue(10) {
        let value: Int = _Graph8Formulas.d2(_s1)
        if Bindgen.replace(&_cache.d2, with: value) { pass.cameOut(10, marking: 0xc0800) }
      }
      if pass.isDue(11) {
        let value: Int = _Graph8Formulas.d3(_cache.d1, _cache.d2)
        if Bindgen.replace(&_cache.d3, with: value) { pass.cameOut(11, marking: 0x8000_0000_9000) }
      }
      if pass.isDue(12) {
        let value: Int = _Graph8Formulas.d5(_s4, _s0, _cache.d3)
        if Bindgen.replace(&_cache.d5, with: value) { pass.cameOut(12, marking: 0x4000_0000_0708_e000) }
      }
    }
    if pass.isAnyDue(0x1fe000) {
      if pass.isDue(13) { pass.cameOut(13, marking: 0x8_0001_0000_0000) }
      if pass.isDue(14) { pass.cameOut(14, marking: 0x4000000) }
      if pass.isDue(15) {
        let value: Int = _Graph8Formulas.d28(_cache.d5, _cache.d3, _cache.d6)
        if Bindgen.replace(&_cache.d28, with: value) { pass.cameOut(15, marking: 0x230000) }
      }
      if pass.isDue(16) {
        let value: Int = _Graph8Formulas.d29(_cache.d28)
        if Bindgen.replace(&_cache.d29, with: value) { pass.cameOut(16, marking: 0x200_a000_0000_0000) }
      }
      if pass.isDue(17) {
        let value: Int = _Graph8Formulas.d32(_cache.d28)
        if Bindgen.replace(&_cache.d32, with: value) { pass.cameOut(17, marking: 0x80_1000_0000_0000) }
      }
      if pass.isDue(18) {
        let value: Int? = _Graph8Formulas.d4(_s0, _cache.d2)
        if Bindgen.replace(&_cache.d4, with: value) { pass.cameOut(18, marking: 0x580000) }
      }
      if pass.isDue(19) {
        let value: Int = _Graph8Formulas.d8(_cache.d5, _cache.d2, _cache.d4)
        if Bindgen.replace(&_cache.d8, with: value) {
          pass.cameOut(19, marking: 0x4000_0000_0000_0000)
          _core.staleness.dirty[1] |= 0x1
        }
      }
      if pass.isDue(20) {
        let value: Int? = _Graph8Formulas.d50(_cache.d4)
        if Bindgen.replace(&_cache.d50, with: value) { pass.cameOut(20) }
      }
    }
    if pass.isAnyDue(0x1fe0_0000) {
      if pass.isDue(21) {
        let value: Int = _Graph8Formulas.d30(_cache.d28)
        if Bindgen.replace(&_cache.d30, with: value) { pass.cameOut(21, marking: 0x200_0800_0000_0000) }
      }
      if pass.isDue(22) {
        let value: Int = _Graph8Formulas.d10(_cache.d4)
        if Bindgen.replace(&_cache.d10, with: value) { pass.cameOut(22, marking: 0x20_2080_0000) }
      }
      if pass.isDue(23) {
        let value: Int = _Graph8Formulas.d51(_cache.d10)
        if Bindgen.replace(&_cache.d51, with: value) { pass.cameOut(23) }
      }
      if pass.isDue(24) {
        let value: Int = _Graph8Formulas.d12(_cache.d5, _s3)
        if Bindgen.replace(&_cache.d12, with: value, unless: _Graph8Formulas.d12AreEqual) {
          pass.cameOut(24, marking: 0x100_0100_0600_0000)
        }
      }
      if pass.isDue(25) {
        let value: Int? = _Graph8Formulas.d13(_cache.d5, _cache.d12, _s3)
        if Bindgen.replace(&_cache.d13, with: value) { pass.cameOut(25, marking: 0xe000_0000) }
      }
      if pass.isDue(26) {
        let value: Int = _Graph8Formulas.d19(_cache.d5, _cache.d12, _cache.d5)
        if Bindgen.replace(&_cache.d19, with: value) { pass.cameOut(26, marking: 0x40_0800_0000) }
      }
      if pass.isDue(27) {
        let value: Int = _Graph8Formulas.d21(_cache.d19, _s4)
        if Bindgen.replace(&_cache.d21, with: value) { pass.cameOut(27, marking: 0x1000_0086_1000_0000) }
      }
      if pass.isDue(28) { pass.cameOut(28, marking: 0x210_0000_0000) }
    }
    if pass.isAnyDue(0x1f_e000_0000) {
      if pass.isDue(29) {
        let value: Int = _Graph8Formulas.d16(_cache.d13, _cache.d0, _s1, _cache.d10)
        if Bindgen.replace(&_cache.d16, with: value, unless: _Graph8Formulas.d16AreEqual) {
          pass.cameOut(29, marking: 0x80_0001_0000_0000)
        }
      }
      if pass.isDue(30) {
        let value: Int = _Graph8Formulas.d35(_cache.d13)
        if Bindgen.replace(&_cache.d35, with: value) { pass.cameOut(30) }
      }
      if pass.isDue(31) {
        let value: Int = _Graph8Formulas.d18(_cache.d13)
        if Bindgen.replace(&_cache.d18, with: value) { pass.cameOut(31, marking: 0x80_0000_0000) }
      }
      if pass.isDue(32) {
        let value: Int = _Graph8Formulas.d20(_cache.d16, _cache.d5)
        if Bindgen.replace(&_cache.d20, with: value) { pass.cameOut(32, marking: 0x22_0000_0000) }
      }
      if pass.isDue(33) {
        let value: Int = _Graph8Formulas.d22(_s1, _cache.d21, _cache.d20, _cache.d1, _s4)
        if Bindgen.replace(&_cache.d22, with: value) { pass.cameOut(33, marking: 0x14_0000_0000) }
      }
      if pass.isDue(34) {
        let value: Int? = _Graph8Formulas.d27(_cache.d22, _s3, _cache.d21)
        if Bindgen.replace(&_cache.d27, with: value) { pass.cameOut(34, marking: 0x8_0000_0000) }
      }
      if pass.isDue(35) {
        let value: Int = _Graph8Formulas.d33(_cache.d27)
        if Bindgen.replace(&_cache.d33, with: value) { pass.cameOut(35) }
      }
      if pass.isDue(36) {
        let value: Int? = _Graph8Formulas.d25(_cache.d22, _cache.d21, _s4)
        if Bindgen.replace(&_cache.d25, with: value) { pass.cameOut(36) }
      }
    }
    _core.finish(pass, 0x1f_ffff_ffe0)
  }

  private func _settle1(_ wanted: Bindgen.Mask2) {
    var pass: Bindgen.Pass = _core.staleness.pass(0, wanted)
    if pass.isAnyDue(0x1fe0_0000_0000) {
      if pass.isDue(37) {
        let value: Int = _Graph8Formulas.d26(_cache.d20, _cache.d10)
        if Bindgen.replace(&_cache.d26, with: value) { pass.cameOut(37) }
      }
      if pass.isDue(38) {
        _cache.d48 = _Graph8Formulas.d48(_cache.d19)
        pass.cameOut(38)
      }
      if pass.isDue(39) {
        let value: Int = _Graph8Formulas.d23(_cache.d21, _cache.d0, _cache.d18)
        if Bindgen.replace(&_cache.d23, with: value) { pass.cameOut(39, marking: 0x500_0000_0000) }
      }
      if pass.isDue(40) {
        let value: Int = _Graph8Formulas.d52(_cache.d23, _cache.d12)
        if Bindgen.replace(&_cache.d52, with: value) { pass.cameOut(40, marking: 0x200_0200_0000_0000) }
      }
      if pass.isDue(41) {
        let value: Int? = _Graph8Formulas.d57(_s1, _cache.d52, _cache.d21)
        if Bindgen.replace(&_cache.d57, with: value) { pass.cameOut(41, marking: 0x100_0000_0000_0000) }
      }
      if pass.isDue(42) {
        _cache.d31 = _Graph8Formulas.d31(_cache.d23)
        pass.cameOut(42, marking: 0x80_0800_0000_0000)
      }
      if pass.isDue(43) {
        let value: Int = _Graph8Formulas.d34(_cache.d30, _cache.d31)
        if Bindgen.replace(&_cache.d34, with: value) { pass.cameOut(43, marking: 0x2_3000_0000_0000) }
      }
      if pass.isDue(44) {
        let value: Int = _Graph8Formulas.d37(_cache.d32, _cache.d0, _cache.d34)
        if Bindgen.replace(&_cache.d37, with: value, unless: _Graph8Formulas.d37AreEqual) {
          pass.cameOut(44, marking: 0x40_6000_0000_0000)
        }
      }
    }
    if pass.isAnyDue(0x1f_e000_0000_0000) {
      if pass.isDue(45) {
        _cache.d39 = _Graph8Formulas.d39(_cache.d37, _cache.d34, _cache.d29)
        pass.cameOut(45)
      }
      if pass.isDue(46) {
        let value: Int? = _Graph8Formulas.d41(_cache.d37)
        if Bindgen.replace(&_cache.d41, with: value) { pass.cameOut(46, marking: 0x800_8000_0000_0000) }
      }
      if pass.isDue(47) {
        let value: Int = _Graph8Formulas.d44(_cache.d41, _cache.d3, _cache.d29)
        if Bindgen.replace(&_cache.d44, with: value, unless: _Graph8Formulas.d44AreEqual) {
          pass.cameOut(47, marking: 0x1101_0000_0000_0000)
        }
      }
      if pass.isDue(48) {
        let value: Int = _Graph8Formulas.d46(_cache.d44)
        if Bindgen.replace(&_cache.d46, with: value) { pass.cameOut(48, marking: 0x10_0000_0000_0000) }
      }
      if pass.isDue(49) {
        let value: Int = _Graph8Formulas.d38(_cache.d34)
        if Bindgen.replace(&_cache.d38, with: value) { pass.cameOut(49, marking: 0x1c_0000_0000_0000) }
      }
      if pass.isDue(50) {
        let value: Int = _Graph8Formulas.d42(_cache.d38)
        if Bindgen.replace(&_cache.d42, with: value, unless: _Graph8Formulas.d42AreEqual) {
          pass.cameOut(50, marking: 0x20_0000_0000_0000)
        }
      }
      if pass.isDue(51) {
        let value: Int = _Graph8Formulas.d40(_cache.d5, _cache.d38)
        if Bindgen.replace(&_cache.d40, with: value) { pass.cameOut(51) }
      }
      if pass.isDue(52) {
        let value: Int = _Graph8Formulas.d49(_cache.d38, _cache.d45, _cache.d46)
        if Bindgen.replace(&_cache.d49, with: value) { pass.cameOut(52, marking: 0x400_0000_0000_0000) }
      }
    }
    if pass.isAnyDue(0x1fe0_0000_0000_0000) {
      if pass.isDue(53) {
        let value: Int = _Graph8Formulas.d53(_cache.d42)
        if Bindgen.replace(&_cache.d53, with: value) { pass.cameOut(53, marking: 0x2000_0000_0000_0000) }
      }
      if pass.isDue(54) {
        let value: Int = _Graph8Formulas.d55(_cache.d37)
        if Bindgen.replace(&_cache.d55, with: value) { pass.cameOut(54) }
      }
      if pass.isDue(55) {
        _cache.d36 = _Graph8Formulas.d36(_cache.d16, _cache.d31, _cache.d32)
        pass.cameOut(55)
      }
      if pass.isDue(56) {
        let value: Int = _Graph8Formulas.d58(_cache.d0, _cache.d12, _cache.d44, _cache.d57)
        if Bindgen.replace(&_cache.d58, with: value) { pass.cameOut(56) }
      }
      if pass.isDue(57) {
        let value: Int = _Graph8Formulas.d56(_cache.d52, _cache.d29, _cache.d30)
        if Bindgen.replace(&_cache.d56, with: value) { pass.cameOut(57, marking: 0x2000_0000_0000_0000) }
      }
      if pass.isDue(58) { pass.cameOut(58, marking: 0x2000_0000_0000_0000) }
      if pass.isDue(59) { pass.cameOut(59, marking: 0x1000_0000_0000_0000) }
      if pass.isDue(60) {
        let value: Int = _Graph8Formulas.d47(_cache.d44, _cache.d21, _cache.d41)
        if Bindgen.replace(&_cache.d47, with: value) { pass.cameOut(60, marking: 0x2000_0000_0000_0000) }
      }
    }
    if pass.isAnyDue(0xe000_0000_0000_0000) {
      if pass.isDue(61) {
        let value: Int = _Graph8Formulas.d59(_cache.d49, _cache.d47, _cache.d53, _s3, _cache.d56)
        if Bindgen.replace(&_cache.d59, with: value) { pass.cameOut(61) }
      }
      if pass.isDue(62) {
        let value: Int? = _Graph8Formulas.d9(_cache.d8, _cache.d6, _cache.d5)
        if Bindgen.replace(&_cache.d9, with: value) { pass.cameOut(62, marking: 0x8000_0000_0000_0000) }
      }
      if pass.isDue(63) {
        let value: Int = _Graph8Formulas.d11(_s3, _cache.d9)
        if Bindgen.replace(&_cache.d11, with: value) {
          pass.cameOut(63)
          _core.staleness.dirty[1] |= 0x1
        }
      }
    }
    _core.finish(pass, 0xffff_ffe0_0000_0000)
  }

  private func _settle2(_ wanted: Bindgen.Mask2) {
    var pass: Bindgen.Pass = _core.staleness.pass(1, wanted)
    if pass.isDue(64) {
      _cache.d14 = _Graph8Formulas.d14(_cache.d11, _cache.d8)
      pass.cameOut(64)
    }
    _core.finish(pass, 0x1)
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
    if Bindgen.areEqual(told.d1, cache.d1) { equal.add(5) }
    if Bindgen.areEqual(told.d6, cache.d6) { equal.add(6) }
    if Bindgen.areEqual(told.d17, cache.d17, by: _Graph8Formulas.d17AreEqual) { equal.add(7) }
    if Bindgen.areEqual(told.d0, cache.d0) { equal.add(8) }
    if Bindgen.areEqual(told.d45, cache.d45) { equal.add(9) }
    if Bindgen.areEqual(told.d2, cache.d2) { equal.add(10) }
    if Bindgen.areEqual(told.d3, cache.d3) { equal.add(11) }
    if Bindgen.areEqual(told.d5, cache.d5) { equal.add(12) }
    if Bindgen.areEqual(told.d5, cache.d5) { equal.add(13) }
    if Bindgen.areEqual(told.d5, cache.d5) { equal.add(14) }
    if Bindgen.areEqual(told.d28, cache.d28) { equal.add(15) }
    if Bindgen.areEqual(told.d29, cache.d29) { equal.add(16) }
    if Bindgen.areEqual(told.d32, cache.d32) { equal.add(17) }
    if Bindgen.areEqual(told.d4, cache.d4) { equal.add(18) }
    if Bindgen.areEqual(told.d8, cache.d8) { equal.add(19) }
    if Bindgen.areEqual(told.d50, cache.d50) { equal.add(20) }
    if Bindgen.areEqual(told.d30, cache.d30) { equal.add(21) }
    if Bindgen.areEqual(told.d10, cache.d10) { equal.add(22) }
    if Bindgen.areEqual(told.d51, cache.d51) { equal.add(23) }
    if Bindgen.areEqual(told.d12, cache.d12, by: _Graph8Formulas.d12AreEqual) { equal.add(24) }
    if Bindgen.areEqual(told.d13, cache.d13) { equal.add(25) }
    if Bindgen.areEqual(told.d19, cache.d19) { equal.add(26) }
    if Bindgen.areEqual(told.d21, cache.d21) { equal.add(27) }
    if Bindgen.areEqual(told.d21, cache.d21) { equal.add(28) }
    if Bindgen.areEqual(told.d16, cache.d16, by: _Graph8Formulas.d16AreEqual) { equal.add(29) }
    if Bindgen.areEqual(told.d35, cache.d35) { equal.add(30) }
    if Bindgen.areEqual(told.d18, cache.d18) { equal.add(31) }
    if Bindgen.areEqual(told.d20, cache.d20) { equal.add(32) }
    if Bindgen.areEqual(told.d22, cache.d22) { equal.add(33) }
    if Bindgen.areEqual(told.d27, cache.d27) { equal.add(34) }
    if Bindgen.areEqual(told.d33, cache.d33) { equal.add(35) }
    if Bindgen.areEqual(told.d25, cache.d25) { equal.add(36) }
  }

  private func _compare1(_ told: Cache, _ cache: Cache, _ equal: inout Bindgen.Mask2) {
    if Bindgen.areEqual(told.d26, cache.d26) { equal.add(37) }
    if Bindgen.areEqual(told.d23, cache.d23) { equal.add(39) }
    if Bindgen.areEqual(told.d52, cache.d52) { equal.add(40) }
    if Bindgen.areEqual(told.d57, cache.d57) { equal.add(41) }
    if Bindgen.areEqual(told.d34, cache.d34) { equal.add(43) }
    if Bindgen.areEqual(told.d37, cache.d37, by: _Graph8Formulas.d37AreEqual) { equal.add(44) }
    if Bindgen.areEqual(told.d41, cache.d41) { equal.add(46) }
    if Bindgen.areEqual(told.d44, cache.d44, by: _Graph8Formulas.d44AreEqual) { equal.add(47) }
    if Bindgen.areEqual(told.d46, cache.d46) { equal.add(48) }
    if Bindgen.areEqual(told.d38, cache.d38) { equal.add(49) }
    if Bindgen.areEqual(told.d42, cache.d42, by: _Graph8Formulas.d42AreEqual) { equal.add(50) }
    if Bindgen.areEqual(told.d40, cache.d40) { equal.add(51) }
    if Bindgen.areEqual(told.d49, cache.d49) { equal.add(52) }
    if Bindgen.areEqual(told.d53, cache.d53) { equal.add(53) }
    if Bindgen.areEqual(told.d55, cache.d55) { equal.add(54) }
    if Bindgen.areEqual(told.d58, cache.d58) { equal.add(56) }
    if Bindgen.areEqual(told.d56, cache.d56) { equal.add(57) }
    if Bindgen.areEqual(told.d49, cache.d49) { equal.add(58) }
    if Bindgen.areEqual(told.d41, cache.d41) { equal.add(59) }
    if Bindgen.areEqual(told.d47, cache.d47) { equal.add(60) }
    if Bindgen.areEqual(told.d59, cache.d59) { equal.add(61) }
    if Bindgen.areEqual(told.d9, cache.d9) { equal.add(62) }
    if Bindgen.areEqual(told.d11, cache.d11) { equal.add(63) }
  }
}

extension Graph8 {
  func watch(_ field: String, _ body: @escaping (Int) -> Void) -> AnyObject? {
    switch field {
    case "s0": return observe(\.s0) { body($0.number) }
    case "s1": return observe(\.s1) { body($0.number) }
    case "s2": return observe(\.s2) { body($0.number) }
    case "s3": return observe(\.s3) { body($0.number) }
    case "s4": return observe(\.s4) { body($0.number) }
    case "d1": return observe(\.d1) { body($0.number) }
    case "d6": return observe(\.d6) { body($0.number) }
    case "d17": return observe(\.d17) { body($0.number) }
    case "d0": return observe(\.d0) { body($0.number) }
    case "d45": return observe(\.d45) { body($0.number) }
    case "d2": return observe(\.d2) { body($0.number) }
    case "d3": return observe(\.d3) { body($0.number) }
    case "d5": return observe(\.d5) { body($0.number) }
    case "d15": return observe(\.d15) { body($0.number) }
    case "d7": return observe(\.d7) { body($0.number) }
    case "d28": return observe(\.d28) { body($0.number) }
    case "d29": return observe(\.d29) { body($0.number) }
    case "d32": return observe(\.d32) { body($0.number) }
    case "d4": return observe(\.d4) { body($0.number) }
    case "d8": return observe(\.d8) { body($0.number) }
    case "d50": return observe(\.d50) { body($0.number) }
    case "d30": return observe(\.d30) { body($0.number) }
    case "d10": return observe(\.d10) { body($0.number) }
    case "d51": return observe(\.d51) { body($0.number) }
    case "d12": return observe(\.d12) { body($0.number) }
    case "d13": return observe(\.d13) { body($0.number) }
    case "d19": return observe(\.d19) { body($0.number) }
    case "d21": return observe(\.d21) { body($0.number) }
    case "d24": return observe(\.d24) { body($0.number) }
    case "d16": return observe(\.d16) { body($0.number) }
    case "d35": return observe(\.d35) { body($0.number) }
    case "d18": return observe(\.d18) { body($0.number) }
    case "d20": return observe(\.d20) { body($0.number) }
    case "d22": return observe(\.d22) { body($0.number) }
    case "d27": return observe(\.d27) { body($0.number) }
    case "d33": return observe(\.d33) { body($0.number) }
    case "d25": return observe(\.d25) { body($0.number) }
    case "d26": return observe(\.d26) { body($0.number) }
    case "d48": return observe(\.d48) { body($0.number) }
    case "d23": return observe(\.d23) { body($0.number) }
    case "d52": return observe(\.d52) { body($0.number) }
    case "d57": return observe(\.d57) { body($0.number) }
    case "d31": return observe(\.d31) { body($0.number) }
    case "d34": return observe(\.d34) { body($0.number) }
    case "d37": return observe(\.d37) { body($0.number) }
    case "d39": return observe(\.d39) { body($0.number) }
    case "d41": return observe(\.d41) { body($0.number) }
    case "d44": return observe(\.d44) { body($0.number) }
    case "d46": return observe(\.d46) { body($0.number) }
    case "d38": return observe(\.d38) { body($0.number) }
    case "d42": return observe(\.d42) { body($0.number) }
    case "d40": return observe(\.d40) { body($0.number) }
    case "d49": return observe(\.d49) { body($0.number) }
    case "d53": return observe(\.d53) { body($0.number) }
    case "d55": return observe(\.d55) { body($0.number) }
    case "d36": return observe(\.d36) { body($0.number) }
    case "d58": return observe(\.d58) { body($0.number) }
    case "d56": return observe(\.d56) { body($0.number) }
    case "d54": return observe(\.d54) { body($0.number) }
    case "d43": return observe(\.d43) { body($0.number) }
    case "d47": return observe(\.d47) { body($0.number) }
    case "d59": return observe(\.d59) { body($0.number) }
    case "d9": return observe(\.d9) { body($0.number) }
    case "d11": return observe(\.d11) { body($0.number) }
    case "d14": return observe(\.d14) { body($0.number) }
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
      if changes.contains(.d1) { names.insert("d1") }
      if changes.contains(.d6) { names.insert("d6") }
      if changes.contains(.d17) { names.insert("d17") }
      if changes.contains(.d0) { names.insert("d0") }
      if changes.contains(.d45) { names.insert("d45") }
      if changes.contains(.d2) { names.insert("d2") }
      if changes.contains(.d3) { names.insert("d3") }
      if changes.contains(.d5) { names.insert("d5") }
      if changes.contains(.d15) { names.insert("d15") }
      if changes.contains(.d7) { names.insert("d7") }
      if changes.contains(.d28) { names.insert("d28") }
      if changes.contains(.d29) { names.insert("d29") }
      if changes.contains(.d32) { names.insert("d32") }
      if changes.contains(.d4) { names.insert("d4") }
      if changes.contains(.d8) { names.insert("d8") }
      if changes.contains(.d50) { names.insert("d50") }
      if changes.contains(.d30) { names.insert("d30") }
      if changes.contains(.d10) { names.insert("d10") }
      if changes.contains(.d51) { names.insert("d51") }
      if changes.contains(.d12) { names.insert("d12") }
      if changes.contains(.d13) { names.insert("d13") }
      if changes.contains(.d19) { names.insert("d19") }
      if changes.contains(.d21) { names.insert("d21") }
      if changes.contains(.d24) { names.insert("d24") }
      if changes.contains(.d16) { names.insert("d16") }
      if changes.contains(.d35) { names.insert("d35") }
      if changes.contains(.d18) { names.insert("d18") }
      if changes.contains(.d20) { names.insert("d20") }
      if changes.contains(.d22) { names.insert("d22") }
      if changes.contains(.d27) { names.insert("d27") }
      if changes.contains(.d33) { names.insert("d33") }
      if changes.contains(.d25) { names.insert("d25") }
      if changes.contains(.d26) { names.insert("d26") }
      if changes.contains(.d48) { names.insert("d48") }
      if changes.contains(.d23) { names.insert("d23") }
      if changes.contains(.d52) { names.insert("d52") }
      if changes.contains(.d57) { names.insert("d57") }
      if changes.contains(.d31) { names.insert("d31") }
      if changes.contains(.d34) { names.insert("d34") }
      if changes.contains(.d37) { names.insert("d37") }
      if changes.contains(.d39) { names.insert("d39") }
      if changes.contains(.d41) { names.insert("d41") }
      if changes.contains(.d44) { names.insert("d44") }
      if changes.contains(.d46) { names.insert("d46") }
      if changes.contains(.d38) { names.insert("d38") }
      if changes.contains(.d42) { names.insert("d42") }
      if changes.contains(.d40) { names.insert("d40") }
      if changes.contains(.d49) { names.insert("d49") }
      if changes.contains(.d53) { names.insert("d53") }
      if changes.contains(.d55) { names.insert("d55") }
      if changes.contains(.d36) { names.insert("d36") }
      if changes.contains(.d58) { names.insert("d58") }
      if changes.contains(.d56) { names.insert("d56") }
      if changes.contains(.d54) { names.insert("d54") }
      if changes.contains(.d43) { names.insert("d43") }
      if changes.contains(.d47) { names.insert("d47") }
      if changes.contains(.d59) { names.insert("d59") }
      if changes.contains(.d9) { names.insert("d9") }
      if changes.contains(.d11) { names.insert("d11") }
      if changes.contains(.d14) { names.insert("d14") }
      body(names)
    }
  }
}

extension Graph8: DrivenModel {
  static func make(_ children: [String: any DrivenModel]) -> any DrivenModel {
    Graph8(
      s0: 0
    )
  }

  var sum: Int {
    var sum: Int = 0
    sum &+= s0.number
    sum &+= bucket(s1)
    sum &+= s2.number
    sum &+= s3.number
    sum &+= bucket(s4)
    sum &+= d1.number
    sum &+= d6.number
    sum &+= bucket(d17)
    sum &+= d0.number
    sum &+= d45.number
    sum &+= d2.number
    sum &+= d3.number
    sum &+= d5.number
    sum &+= d15.number
    sum &+= d7.number
    sum &+= d28.number
    sum &+= d29.number
    sum &+= d32.number
    sum &+= d4.number
    sum &+= d8.number
    sum &+= d50.number
    sum &+= d30.number
    sum &+= d10.number
    sum &+= d51.number
    sum &+= bucket(d12)
    sum &+= d13.number
    sum &+= d19.number
    sum &+= d21.number
    sum &+= d24.number
    sum &+= bucket(d16)
    sum &+= d35.number
    sum &+= d18.number
    sum &+= d20.number
    sum &+= d22.number
    sum &+= d27.number
    sum &+= d33.number
    sum &+= d25.number
    sum &+= d26.number
    sum &+= d48.number
    sum &+= d23.number
    sum &+= d52.number
    sum &+= d57.number
    sum &+= d31.number
    sum &+= d34.number
    sum &+= bucket(d37)
    sum &+= d39.number
    sum &+= d41.number
    sum &+= bucket(d44)
    sum &+= d46.number
    sum &+= d38.number
    sum &+= bucket(d42)
    sum &+= d40.number
    sum &+= d49.number
    sum &+= d53.number
    sum &+= d55.number
    sum &+= d36.number
    sum &+= d58.number
    sum &+= d56.number
    sum &+= d54.number
    sum &+= d43.number
    sum &+= d47.number
    sum &+= d59.number
    sum &+= d9.number
    sum &+= d11.number
    sum &+= d14.number
    return sum
  }

  func number(of field: String) -> Int {
    switch field {
    case "s0": return s0.number
    case "s1": return s1.number
    case "s2": return s2.number
    case "s3": return s3.number
    case "s4": return s4.number
    case "d1": return d1.number
    case "d6": return d6.number
    case "d17": return d17.number
    case "d0": return d0.number
    case "d45": return d45.number
    case "d2": return d2.number
    case "d3": return d3.number
    case "d5": return d5.number
    case "d15": return d15.number
    case "d7": return d7.number
    case "d28": return d28.number
    case "d29": return d29.number
    case "d32": return d32.number
    case "d4": return d4.number
    case "d8": return d8.number
    case "d50": return d50.number
    case "d30": return d30.number
    case "d10": return d10.number
    case "d51": return d51.number
    case "d12": return d12.number
    case "d13": return d13.number
    case "d19": return d19.number
    case "d21": return d21.number
    case "d24": return d24.number
    case "d16": return d16.number
    case "d35": return d35.number
    case "d18": return d18.number
    case "d20": return d20.number
    case "d22": return d22.number
    case "d27": return d27.number
    case "d33": return d33.number
    case "d25": return d25.number
    case "d26": return d26.number
    case "d48": return d48.number
    case "d23": return d23.number
    case "d52": return d52.number
    case "d57": return d57.number
    case "d31": return d31.number
    case "d34": return d34.number
    case "d37": return d37.number
    case "d39": return d39.number
    case "d41": return d41.number
    case "d44": return d44.number
    case "d46": return d46.number
    case "d38": return d38.number
    case "d42": return d42.number
    case "d40": return d40.number
    case "d49": return d49.number
    case "d53": return d53.number
    case "d55": return d55.number
    case "d36": return d36.number
    case "d58": return d58.number
    case "d56": return d56.number
    case "d54": return d54.number
    case "d43": return d43.number
    case "d47": return d47.number
    case "d59": return d59.number
    case "d9": return d9.number
    case "d11": return d11.number
    case "d14": return d14.number
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
    default: break
    }
  }

  func group(_ body: () -> Void) { update { _ in body() } }
}

/// The spec's expressions: each sees what it names, and nothing else of the model.
enum _Graph8Formulas {
  static func s1AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func s4AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func d1(_ s1: Int, _ s3: Int, _ s4: Int) -> Int { pick(bucket(s1), s3, bucket(s4)) }
  static func d6(_ d1: Int) -> Int? { maybe(d1 % 5) }
  static func d17(_ d6: Int?) -> Int { d6.number / 2 }
  static func d17AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func d0(_ s0: Int, _ s4: Int) -> Int? { maybe(mix(s0, s0, bucket(s4), s0, s0)) }
  static func d45(_ s3: Int) -> Int { s3 % 5 }
  static func d2(_ s1: Int) -> Int { bucket(s1) % 5 }
  static func d3(_ d1: Int, _ d2: Int) -> Int { mix(d1, d2) }
  static func d5(_ s4: Int, _ s0: Int, _ d3: Int) -> Int { mix(bucket(s4), s0, s0, d3) }
  static func d28(_ d5: Int, _ d3: Int, _ d6: Int?) -> Int { pick(d5, d3, d6.number) }
  static func d29(_ d28: Int) -> Int { d28 / 2 }
  static func d32(_ d28: Int) -> Int { d28 / 2 }
  static func d4(_ s0: Int, _ d2: Int) -> Int? { maybe(s0 &+ d2) }
  static func d8(_ d5: Int, _ d2: Int, _ d4: Int?) -> Int { pick(d5, d2, d4.number) }
  static func d50(_ d4: Int?) -> Int? { maybe(d4.number % 5) }
  static func d30(_ d28: Int) -> Int { d28 / 2 }
  static func d10(_ d4: Int?) -> Int { d4.number / 2 }
  static func d51(_ d10: Int) -> Int { d10 % 5 }
  static func d12(_ d5: Int, _ s3: Int) -> Int { d5 &+ s3 }
  static func d12AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func d13(_ d5: Int, _ d12: Int, _ s3: Int) -> Int? { maybe(pick(d5, bucket(d12), s3)) }
  static func d19(_ d5: Int, _ d12: Int, _ d7: Int) -> Int { mix(d5, bucket(d12), d7) }
  static func d21(_ d19: Int, _ s4: Int) -> Int { d19 &+ bucket(s4) }
  static func d16(_ d13: Int?, _ d0: Int?, _ s1: Int, _ d10: Int) -> Int {
    mix(d13.number, d13.number, d0.number, bucket(s1), d10)
  }

  static func d16AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func d35(_ d13: Int?) -> Int { d13.number % 5 }
  static func d18(_ d13: Int?) -> Int { d13.number % 5 }
  static func d20(_ d16: Int, _ d15: Int) -> Int { bucket(d16) &+ d15 }
  static func d22(_ s1: Int, _ d21: Int, _ d20: Int, _ d1: Int, _ s4: Int) -> Int {
    mix(bucket(s1), d21, d20, d1, bucket(s4))
  }

  static func d27(_ d22: Int, _ s3: Int, _ d21: Int) -> Int? { maybe(mix(d22, s3, d21)) }
  static func d33(_ d27: Int?) -> Int { d27.number / 2 }
  static func d25(_ d22: Int, _ d24: Int, _ s4: Int) -> Int? { maybe(pick(d22, d24, bucket(s4))) }
  static func d26(_ d20: Int, _ d10: Int) -> Int { d20 &+ d10 }
  static func d48(_ d19: Int) -> Int { d19 % 5 }
  static func d23(_ d21: Int, _ d0: Int?, _ d18: Int) -> Int { mix(d21, d0.number, d18) }
  static func d52(_ d23: Int, _ d12: Int) -> Int { d23 &+ bucket(d12) }
  static func d57(_ s1: Int, _ d52: Int, _ d24: Int) -> Int? { maybe(pick(bucket(s1), d52, d24)) }
  static func d31(_ d23: Int) -> Int { d23 / 2 }
  static func d34(_ d30: Int, _ d31: Int) -> Int { mix(d30, d31) }
  static func d37(_ d32: Int, _ d0: Int?, _ d34: Int) -> Int { pick(d32, d0.number, d34) }
  static func d37AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func d39(_ d37: Int, _ d34: Int, _ d29: Int) -> Int { mix(bucket(d37), d34, d29) }
  static func d41(_ d37: Int) -> Int? { maybe(bucket(d37) % 5) }
  static func d44(_ d41: Int?, _ d3: Int, _ d29: Int) -> Int { pick(d41.number, d3, d29) }
  static func d44AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func d46(_ d44: Int) -> Int { bucket(d44) % 5 }
  static func d38(_ d34: Int) -> Int { d34 % 5 }
  static func d42(_ d38: Int) -> Int { d38 % 5 }
  static func d42AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func d40(_ d15: Int, _ d38: Int) -> Int { pick(d15, d15, d38) }
  static func d49(_ d38: Int, _ d45: Int, _ d46: Int) -> Int { pick(d38, d45, d46) }
  static func d53(_ d42: Int) -> Int { bucket(d42) % 5 }
  static func d55(_ d37: Int) -> Int { bucket(d37) % 5 }
  static func d36(_ d16: Int, _ d31: Int, _ d32: Int) -> Int { pick(bucket(d16), d31, d32) }
  static func d58(_ d0: Int?, _ d12: Int, _ d44: Int, _ d57: Int?) -> Int {
    mix(d0.number, bucket(d12), bucket(d44), d57.number)
  }

  static func d56(_ d52: Int, _ d29: Int, _ d30: Int) -> Int { pick(d52, d29, d30) }
  static func d47(_ d44: Int, _ d21: Int, _ d43: Int?) -> Int { pick(bucket(d44), d21, d43.number) }
  static func d59(_ d54: Int, _ d47: Int, _ d53: Int, _ s3: Int, _ d56: Int) -> Int { mix(d54, d47, d53, s3, d56) }
  static func d9(_ d8: Int, _ d6: Int?, _ d5: Int) -> Int? { maybe(pick(d8, d6.number, d5)) }
  static func d11(_ s3: Int, _ d9: Int?) -> Int { mix(s3, d9.number) }
  static func d14(_ d11: Int, _ d8: Int) -> Int { mix(d11, d8) }
}

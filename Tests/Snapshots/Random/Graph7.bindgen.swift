// Made by bindgen from Graph7.bindgen.yml. Do not edit: change the spec.
// swift-format-ignore-file
// swiftlint:disable all

final class Graph7: Bindgen.Observed {
  // MARK: State

  var s0: Int {
    get { _s0 }
    set { if Bindgen.replace(&_s0, with: newValue) { _wrote(0) } }
  }
  private var _s0: Int

  var s1: [Int] {
    get { _s1 }
    set { if Bindgen.replace(&_s1, with: newValue) { _wrote(1) } }
    _modify {
      defer { _wrote(1) }
      yield &_s1
    }
  }
  private var _s1: [Int]

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

  var s4: [Int] {
    get { _s4 }
    set { if Bindgen.replace(&_s4, with: newValue) { _wrote(4) } }
    _modify {
      defer { _wrote(4) }
      yield &_s4
    }
  }
  private var _s4: [Int]

  // MARK: What follows

  var d0: Int {
    if !_core.isTelling { return _Graph7Formulas.d0(_s0) }
    _refresh(5)
    return _cache.d0
  }

  var d17: [Int] { s1 }

  var d49: [Int] { d17 }

  var d1: Int {
    _refresh(8)
    return _cache.d1
  }

  var d9: Int {
    _refresh(9)
    return _cache.d9
  }

  var d15: Int { s2 }

  var d35: Int { d0 }

  var d2: Int? {
    _refresh(12)
    return _cache.d2
  }

  var d8: Int {
    _refresh(13)
    return _cache.d8
  }

  var d4: Int {
    _refresh(14)
    return _cache.d4
  }

  var d16: Int {
    _refresh(15)
    return _cache.d16
  }

  var d25: Int {
    _refresh(16)
    return _cache.d25
  }

  var d10: Int {
    _refresh(17)
    return _cache.d10
  }

  var d20: Int { d16 }

  var d21: Int {
    _refresh(19)
    return _cache.d21
  }

  var d6: Int {
    if !_core.isTelling { return _Graph7Formulas.d6(_s2) }
    _refresh(20)
    return _cache.d6
  }

  var d11: Int {
    _refresh(21)
    return _cache.d11
  }

  var d13: Int {
    if !_core.isTelling { return _Graph7Formulas.d13(d11) }
    _refresh(22)
    return _cache.d13
  }

  var d14: Int? {
    _refresh(23)
    return _cache.d14
  }

  var d32: Int { d6 }

  var d53: Int { d13 }

  var d3: Int? {
    _refresh(26)
    return _cache.d3
  }

  var d23: Int {
    _refresh(27)
    return _cache.d23
  }

  var d7: Int {
    _refresh(28)
    return _cache.d7
  }

  var d12: Int {
    _refresh(29)
    return _cache.d12
  }

  var d27: Int { d7 }

  var d31: Int { d27 }

  var d30: Int {
    _refresh(32)
    return _cache.d30
  }

  var d50: Int { d30 }

  var d56: Int {
    if !_core.isTelling { return _Graph7Formulas.d56(d30) }
    _refresh(34)
    return _cache.d56
  }

  var d22: Int {
    if !_core.isTelling { return _Graph7Formulas.d22(_s2) }
    _refresh(35)
    return _cache.d22
  }

  var d47: Int? {
    _refresh(36)
    return _cache.d47
  }

  var d57: Int {
    _refresh(37)
    return _cache.d57
  }

  var d5: Int { s0 }

  var d37: Int {
    if !_core.isTelling { return _Graph7Formulas.d37(_s0) }
    _refresh(39)
    return _cache.d37
  }

  var d41: Int { d37 }

  var d34: Int {
    _refresh(41)
    return _cache.d34
  }

  var d40: Int {
    if !_core.isTelling { return _Graph7Formulas.d40(d34) }
    _refresh(42)
    return _cache.d40
  }

  var d36: Int? {
    _refresh(43)
    return _cache.d36
  }

  var d46: Int {
    _refresh(44)
    return _cache.d46
  }

  var d39: Int {
    _refresh(45)
    return _cache.d39
  }

  var d42: Int {
    _refresh(46)
    return _cache.d42
  }

  var d54: Int {
    _refresh(47)
    return _cache.d54
  }

  var d58: Int { d54 }

  var d44: Int {
    if !_core.isTelling { return _Graph7Formulas.d44(_Graph7Formulas.d37(_s0)) }
    _refresh(49)
    return _cache.d44
  }

  var d48: Int {
    if !_core.isTelling {
      return _Graph7Formulas.d48(_Graph7Formulas.d44(_Graph7Formulas.d37(_s0)), _Graph7Formulas.d37(_s0))
    }
    _refresh(50)
    return _cache.d48
  }

  var d55: Int {
    if !_core.isTelling {
      return _Graph7Formulas.d55(
        _Graph7Formulas.d48(_Graph7Formulas.d44(_Graph7Formulas.d37(_s0)), _Graph7Formulas.d37(_s0))
      )
    }
    _refresh(51)
    return _cache.d55
  }

  var d51: Int {
    _refresh(52)
    return _cache.d51
  }

  var d43: Int {
    if !_core.isTelling { return _Graph7Formulas.d43(d8) }
    _refresh(53)
    return _cache.d43
  }

  var d26: Int {
    _refresh(54)
    return _cache.d26
  }

  var d18: Int { s3 }

  var d38: Int {
    _refresh(56)
    return _cache.d38
  }

  var d19: Int {
    if !_core.isTelling { return _Graph7Formulas.d19(_Graph7Formulas.d13(d11)) }
    _refresh(57)
    return _cache.d19
  }

  var d24: Int {
    if !_core.isTelling { return _Graph7Formulas.d24(_Graph7Formulas.d19(_Graph7Formulas.d13(d11))) }
    _refresh(58)
    return _cache.d24
  }

  var d28: Int {
    _refresh(59)
    return _cache.d28
  }

  var d29: Int {
    _refresh(60)
    return _cache.d29
  }

  var d45: Int? {
    _refresh(61)
    return _cache.d45
  }

  var d33: Int {
    if !_core.isTelling { return _Graph7Formulas.d33(d29) }
    _refresh(62)
    return _cache.d33
  }

  var d52: Int? {
    _refresh(63)
    return _cache.d52
  }

  // MARK: Making

  init(s0: Int = 0, s1: [Int] = [], s2: Int = 0, s3: Int = 0, s4: [Int] = []) {
    _s0 = s0
    _s1 = s1
    _s2 = s2
    _s3 = s3
    _s4 = s4
  }

  // MARK: Who is told

  /// The fields that a transaction changed.
  struct Changes: OptionSet, Sendable {
    let rawValue: UInt64
    static let s0: Changes = Changes(rawValue: 1 &<< 0)
    static let s1: Changes = Changes(rawValue: 1 &<< 1)
    static let s2: Changes = Changes(rawValue: 1 &<< 2)
    static let s3: Changes = Changes(rawValue: 1 &<< 3)
    static let s4: Changes = Changes(rawValue: 1 &<< 4)
    static let d0: Changes = Changes(rawValue: 1 &<< 5)
    static let d17: Changes = Changes(rawValue: 1 &<< 6)
    static let d49: Changes = Changes(rawValue: 1 &<< 7)
    static let d1: Changes = Changes(rawValue: 1 &<< 8)
    static let d9: Changes = Changes(rawValue: 1 &<< 9)
    static let d15: Changes = Changes(rawValue: 1 &<< 10)
    static let d35: Changes = Changes(rawValue: 1 &<< 11)
    static let d2: Changes = Changes(rawValue: 1 &<< 12)
    static let d8: Changes = Changes(rawValue: 1 &<< 13)
    static let d4: Changes = Changes(rawValue: 1 &<< 14)
    static let d16: Changes = Changes(rawValue: 1 &<< 15)
    static let d25: Changes = Changes(rawValue: 1 &<< 16)
    static let d10: Changes = Changes(rawValue: 1 &<< 17)
    static let d20: Changes = Changes(rawValue: 1 &<< 18)
    static let d21: Changes = Changes(rawValue: 1 &<< 19)
    static let d6: Changes = Changes(rawValue: 1 &<< 20)
    static let d11: Changes = Changes(rawValue: 1 &<< 21)
    static let d13: Changes = Changes(rawValue: 1 &<< 22)
    static let d14: Changes = Changes(rawValue: 1 &<< 23)
    static let d32: Changes = Changes(rawValue: 1 &<< 24)
    static let d53: Changes = Changes(rawValue: 1 &<< 25)
    static let d3: Changes = Changes(rawValue: 1 &<< 26)
    static let d23: Changes = Changes(rawValue: 1 &<< 27)
    static let d7: Changes = Changes(rawValue: 1 &<< 28)
    static let d12: Changes = Changes(rawValue: 1 &<< 29)
    static let d27: Changes = Changes(rawValue: 1 &<< 30)
    static let d31: Changes = Changes(rawValue: 1 &<< 31)
    static let d30: Changes = Changes(rawValue: 1 &<< 32)
    static let d50: Changes = Changes(rawValue: 1 &<< 33)
    static let d56: Changes = Changes(rawValue: 1 &<< 34)
    static let d22: Changes = Changes(rawValue: 1 &<< 35)
    static let d47: Changes = Changes(rawValue: 1 &<< 36)
    static let d57: Changes = Changes(rawValue: 1 &<< 37)
    static let d5: Changes = Changes(rawValue: 1 &<< 38)
    static let d37: Changes = Changes(rawValue: 1 &<< 39)
    static let d41: Changes = Changes(rawValue: 1 &<< 40)
    static let d34: Changes = Changes(rawValue: 1 &<< 41)
    static let d40: Changes = Changes(rawValue: 1 &<< 42)
    static let d36: Changes = Changes(rawValue: 1 &<< 43)
    static let d46: Changes = Changes(rawValue: 1 &<< 44)
    static let d39: Changes = Changes(rawValue: 1 &<< 45)
    static let d42: Changes = Changes(rawValue: 1 &<< 46)
    static let d54: Changes = Changes(rawValue: 1 &<< 47)
    static let d58: Changes = Changes(rawValue: 1 &<< 48)
    static let d44: Changes = Changes(rawValue: 1 &<< 49)
    static let d48: Changes = Changes(rawValue: 1 &<< 50)
    static let d55: Changes = Changes(rawValue: 1 &<< 51)
    static let d51: Changes = Changes(rawValue: 1 &<< 52)
    static let d43: Changes = Changes(rawValue: 1 &<< 53)
    static let d26: Changes = Changes(rawValue: 1 &<< 54)
    static let d18: Changes = Changes(rawValue: 1 &<< 55)
    static let d38: Changes = Changes(rawValue: 1 &<< 56)
    static let d19: Changes = Changes(rawValue: 1 &<< 57)
    static let d24: Changes = Changes(rawValue: 1 &<< 58)
    static let d28: Changes = Changes(rawValue: 1 &<< 59)
    static let d29: Changes = Changes(rawValue: 1 &<< 60)
    static let d45: Changes = Changes(rawValue: 1 &<< 61)
    static let d33: Changes = Changes(rawValue: 1 &<< 62)
    static let d52: Changes = Changes(rawValue: 1 &<< 63)
  }

  /// The fields that can be observed one by one.
  struct Fields {
    var s0: Graph7.Field<Int> { (0, { $0.s0 }) }
    var s1: Graph7.Field<[Int]> { (1, { $0.s1 }) }
    var s2: Graph7.Field<Int> { (2, { $0.s2 }) }
    var s3: Graph7.Field<Int> { (3, { $0.s3 }) }
    var s4: Graph7.Field<[Int]> { (4, { $0.s4 }) }
    var d0: Graph7.Field<Int> { (5, { $0.d0 }) }
    var d17: Graph7.Field<[Int]> { (6, { $0.d17 }) }
    var d49: Graph7.Field<[Int]> { (7, { $0.d49 }) }
    var d1: Graph7.Field<Int> { (8, { $0.d1 }) }
    var d9: Graph7.Field<Int> { (9, { $0.d9 }) }
    var d15: Graph7.Field<Int> { (10, { $0.d15 }) }
    var d35: Graph7.Field<Int> { (11, { $0.d35 }) }
    var d2: Graph7.Field<Int?> { (12, { $0.d2 }) }
    var d8: Graph7.Field<Int> { (13, { $0.d8 }) }
    var d4: Graph7.Field<Int> { (14, { $0.d4 }) }
    var d16: Graph7.Field<Int> { (15, { $0.d16 }) }
    var d25: Graph7.Field<Int> { (16, { $0.d25 }) }
    var d10: Graph7.Field<Int> { (17, { $0.d10 }) }
    var d20: Graph7.Field<Int> { (18, { $0.d20 }) }
    var d21: Graph7.Field<Int> { (19, { $0.d21 }) }
    var d6: Graph7.Field<Int> { (20, { $0.d6 }) }
    var d11: Graph7.Field<Int> { (21, { $0.d11 }) }
    var d13: Graph7.Field<Int> { (22, { $0.d13 }) }
    var d14: Graph7.Field<Int?> { (23, { $0.d14 }) }
    var d32: Graph7.Field<Int> { (24, { $0.d32 }) }
    var d53: Graph7.Field<Int> { (25, { $0.d53 }) }
    var d3: Graph7.Field<Int?> { (26, { $0.d3 }) }
    var d23: Graph7.Field<Int> { (27, { $0.d23 }) }
    var d7: Graph7.Field<Int> { (28, { $0.d7 }) }
    var d12: Graph7.Field<Int> { (29, { $0.d12 }) }
    var d27: Graph7.Field<Int> { (30, { $0.d27 }) }
    var d31: Graph7.Field<Int> { (31, { $0.d31 }) }
    var d30: Graph7.Field<Int> { (32, { $0.d30 }) }
    var d50: Graph7.Field<Int> { (33, { $0.d50 }) }
    var d56: Graph7.Field<Int> { (34, { $0.d56 }) }
    var d22: Graph7.Field<Int> { (35, { $0.d22 }) }
    var d47: Graph7.Field<Int?> { (36, { $0.d47 }) }
    var d57: Graph7.Field<Int> { (37, { $0.d57 }) }
    var d5: Graph7.Field<Int> { (38, { $0.d5 }) }
    var d37: Graph7.Field<Int> { (39, { $0.d37 }) }
    var d41: Graph7.Field<Int> { (40, { $0.d41 }) }
    var d34: Graph7.Field<Int> { (41, { $0.d34 }) }
    var d40: Graph7.Field<Int> { (42, { $0.d40 }) }
    var d36: Graph7.Field<Int?> { (43, { $0.d36 }) }
    var d46: Graph7.Field<Int> { (44, { $0.d46 }) }
    var d39: Graph7.Field<Int> { (45, { $0.d39 }) }
    var d42: Graph7.Field<Int> { (46, { $0.d42 }) }
    var d54: Graph7.Field<Int> { (47, { $0.d54 }) }
    var d58: Graph7.Field<Int> { (48, { $0.d58 }) }
    var d44: Graph7.Field<Int> { (49, { $0.d44 }) }
    var d48: Graph7.Field<Int> { (50, { $0.d48 }) }
    var d55: Graph7.Field<Int> { (51, { $0.d55 }) }
    var d51: Graph7.Field<Int> { (52, { $0.d51 }) }
    var d43: Graph7.Field<Int> { (53, { $0.d43 }) }
    var d26: Graph7.Field<Int> { (54, { $0.d26 }) }
    var d18: Graph7.Field<Int> { (55, { $0.d18 }) }
    var d38: Graph7.Field<Int> { (56, { $0.d38 }) }
    var d19: Graph7.Field<Int> { (57, { $0.d19 }) }
    var d24: Graph7.Field<Int> { (58, { $0.d24 }) }
    var d28: Graph7.Field<Int> { (59, { $0.d28 }) }
    var d29: Graph7.Field<Int> { (60, { $0.d29 }) }
    var d45: Graph7.Field<Int?> { (61, { $0.d45 }) }
    var d33: Graph7.Field<Int> { (62, { $0.d33 }) }
    var d52: Graph7.Field<Int?> { (63, { $0.d52 }) }
  }

  static let _fields: Fields = Fields()
  let _observers: Bindgen.Observers<Graph7, Changes> = Bindgen.Observers()

  func _addWatched(to fields: inout Bindgen.Mask) {
    fields.add(_observers.fields)
  }

  func _tell(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(rawValue: changed.bits)
    _observers.tell(self, changes, changed)
  }

  static let _names: String = """
    s0 s1 s2 s3 s4 d0 d17 d49 d1 d9 d15 d35 d2 d8 d4 d16 d25 d10 d20 d21 d6 d11 d13 d14 d32 d53 d3 d23 \
    d7 d12 d27 d31 d30 d50 d56 d22 d47 d57 d5 d37 d41 d34 d40 d36 d46 d39 d42 d54 d58 d44 d48 d55 d51 \
    d43 d26 d18 d38 d19 d24 d28 d29 d45 d33 d52
    """

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph = Bindgen.Graph(
    states: 5,
    inputs: [
      [0], [1], [6], [4], [1, 8], [2], [5], [3], [12], [4, 12], [3, 10], [12], [0], [15], [10], [2], [2, 13, 17, 20],
      [21], [1, 12, 21], [20], [22], [0], [0, 1, 26], [2, 12, 20, 26], [1, 28], [28], [30], [27, 30], [32], [33], [10],
      [14], [6], [0], [38], [39], [10, 19, 24, 38], [41], [4, 29, 32, 41], [42], [11, 15, 22, 41, 43], [1, 38, 45],
      [13, 23, 45], [47], [40], [40, 49], [50], [12, 36, 50], [13], [15, 27], [3], [20, 22, 43], [22], [57],
      [4, 13, 58], [14, 17, 30, 59], [18, 20, 45, 60], [60], [50],
    ]
  )
  let _core: Bindgen.Core = Bindgen.Core(Graph7._graph)
  private struct Cache {
    var d0: Int = 0
    var d1: Int = 0
    var d9: Int = 0
    var d2: Int?
    var d8: Int = 0
    var d4: Int = 0
    var d16: Int = 0
    var d25: Int = 0
    var d10: Int = 0
    var d21: Int = 0
    var d6: Int = 0
    var d11: Int = 0
    var d13: Int = 0
    var d14: Int?
    var d3: Int?
    var d23: Int = 0
    var d7: Int = 0
    var d12: Int = 0
    var d30: Int = 0
    var d56: Int = 0
    var d22: Int = 0
    var d47: Int?
    var d57: Int = 0
    var d37: Int = 0
    var d34: Int = 0
    var d40: Int = 0
    var d36: Int?
    var d46: Int = 0
    var d39: Int = 0
    var d42: Int = 0
    var d54: Int = 0
    var d44: Int = 0
    var d48: Int = 0
    var d55: Int = 0
    var d51: Int = 0
    var d43: Int = 0
    var d26: Int = 0
    var d38: Int = 0
    var d19: Int = 0
    var d24: Int = 0
    var d28: Int = 0
    var d29: Int = 0
    var d45: Int?
    var d33: Int = 0
    var d52: Int?
  }
  private var _cache: Cache = Cache()
  private var _told: Cache = Cache()

  func _settle(_ wanted: Bindgen.Mask) {
    if _core.staleness.stale[0] & wanted[0] & 0x1f_ffff_ffe0 != 0 { _settle0(wanted) }
    if _core.staleness.stale[0] & wanted[0] & 0xffff_ffe0_0000_0000 != 0 { _settle1(wanted) }
  }

  private func _settle0(_ wanted: Bindgen.Mask) {
    var pass: Bindgen.Pass = _core.staleness.pass(0, wanted)
    if pass.isAnyDue(0x1fe0) {
      if pass.isDue(5) {
        let value: Int = _Graph7Formulas.d0(_s0)
        if Bindgen.replace(&_cache.d0, with: value) { pass.cameOut(5, marking: 0x800) }
      }
      if pass.isDue(6) { pass.cameOut(6, marking: 0x20_0000_0080) }
      if pass.isDue(7) { pass.cameOut(7) }
      if pass.isDue(8) {
        _cache.d1 = _Graph7Formulas.d1(_s4)
        pass.cameOut(8, marking: 0x200)
      }
      if pass.isDue(9) {
        let value: Int = _Graph7Formulas.d9(_s1, _cache.d1)
        if Bindgen.replace(&_cache.d9, with: value) { pass.cameOut(9) }
      }
      if pass.isDue(10) { pass.cameOut(10, marking: 0x208_0008_8000) }
      if pass.isDue(11) { pass.cameOut(11, marking: 0x2000_0000_0000) }
      if pass.isDue(12) {
        let value: Int? = _Graph7Formulas.d2(_s3)
        if Bindgen.replace(&_cache.d2, with: value) { pass.cameOut(12, marking: 0x10_0000_1081_6000) }
      }
    }
    if pass.isAnyDue(0x1fe000) {
      if pass.isDue(13) {
        let value: Int = _Graph7Formulas.d8(_cache.d2)
        if Bindgen.replace(&_cache.d8, with: value) { pass.cameOut(13, marking: 0x820_8000_0020_0000) }
      }
      if pass.isDue(14) {
        let value: Int = _Graph7Formulas.d4(_cache.d2, _s4)
        if Bindgen.replace(&_cache.d4, with: value) { pass.cameOut(14, marking: 0x1000_0010_0000_0000) }
      }
      if pass.isDue(15) {
        let value: Int = _Graph7Formulas.d16(_s3, _s2)
        if Bindgen.replace(&_cache.d16, with: value) { pass.cameOut(15, marking: 0x40_2000_0004_0000) }
      }
      if pass.isDue(16) {
        let value: Int = _Graph7Formulas.d25(_cache.d2)
        if Bindgen.replace(&_cache.d25, with: value) { pass.cameOut(16) }
      }
      if pass.isDue(17) {
        _cache.d10 = _Graph7Formulas.d10(_s0)
        pass.cameOut(17, marking: 0x1000_0000_0020_0000)
      }
      if pass.isDue(18) { pass.cameOut(18, marking: 0x2000_0000_0000_0000) }
      if pass.isDue(19) {
        _cache.d21 = _Graph7Formulas.d21(_s2)
        pass.cameOut(19, marking: 0x200_0000_0000)
      }
      if pass.isDue(20) {
        let value: Int = _Graph7Formulas.d6(_s2)
        if Bindgen.replace(&_cache.d6, with: value) { pass.cameOut(20, marking: 0x2100_0000_1120_0000) }
      }
    }
    if pass.isAnyDue(0x1fe0_0000) {
      if pass.isDue(21) {
        let value: Int = _Graph7Formulas.d11(_cache.d10, _cache.d8, _cache.d6, _s2)
        if Bindgen.replace(&_cache.d11, with: value) { pass.cameOut(21, marking: 0xc00000) }
      }
      if pass.isDue(22) {
        let value: Int = _Graph7Formulas.d13(_cache.d11)
        if Bindgen.replace(&_cache.d13, with: value) { pass.cameOut(22, marking: 0x300_2000_0200_0000) }
      }
      if pass.isDue(23) {
        let value: Int? = _Graph7Formulas.d14(_cache.d2, _cache.d11, _s1)
        if Bindgen.replace(&_cache.d14, with: value) { pass.cameOut(23, marking: 0x8000_0000_0000) }
      }
      if pass.isDue(24) { pass.cameOut(24, marking: 0x200_0000_0000) }
      if pass.isDue(25) { pass.cameOut(25) }
      if pass.isDue(26) {
        let value: Int? = _Graph7Formulas.d3(_s0)
        if Bindgen.replace(&_cache.d3, with: value) { pass.cameOut(26, marking: 0x1800_0000) }
      }
      if pass.isDue(27) {
        let value: Int = _Graph7Formulas.d23(_cache.d3, _s1, _s0)
        if Bindgen.replace(&_cache.d23, with: value, unless: _Graph7Formulas.d23AreEqual) {
          pass.cameOut(27, marking: 0x40_0001_0000_0000)
        }
      }
      if pass.isDue(28) {
        let value: Int = _Graph7Formulas.d7(_s2, _cache.d6, _cache.d2, _cache.d3)
        if Bindgen.replace(&_cache.d7, with: value) { pass.cameOut(28, marking: 0x6000_0000) }
      }
    }
    if pass.isAnyDue(0x1f_e000_0000) {
      if pass.isDue(29) {
        let value: Int = _Graph7Formulas.d12(_cache.d7, _s1)
        if Bindgen.replace(&_cache.d12, with: value) { pass.cameOut(29, marking: 0x800_0000_0000) }
      }
      if pass.isDue(30) { pass.cameOut(30, marking: 0x1000_0001_8000_0000) }
      if pass.isDue(31) { pass.cameOut(31) }
      if pass.isDue(32) {
        let value: Int = _Graph7Formulas.d30(_cache.d23, _cache.d7)
        if Bindgen.replace(&_cache.d30, with: value) { pass.cameOut(32, marking: 0x802_0000_0000) }
      }
      if pass.isDue(33) { pass.cameOut(33, marking: 0x4_0000_0000) }
      if pass.isDue(34) {
        let value: Int = _Graph7Formulas.d56(_cache.d30)
        if Bindgen.replace(&_cache.d56, with: value) { pass.cameOut(34) }
      }
      if pass.isDue(35) {
        let value: Int = _Graph7Formulas.d22(_s2)
        if Bindgen.replace(&_cache.d22, with: value) { pass.cameOut(35) }
      }
      if pass.isDue(36) {
        let value: Int? = _Graph7Formulas.d47(_cache.d4)
        if Bindgen.replace(&_cache.d47, with: value) { pass.cameOut(36, marking: 0x10_0000_0000_0000) }
      }
    }
    _core.finish(pass, 0x1f_ffff_ffe0)
  }

  private func _settle1(_ wanted: Bindgen.Mask) {
    var pass: Bindgen.Pass = _core.staleness.pass(0, wanted)
    if pass.isAnyDue(0x1fe0_0000_0000) {
      if pass.isDue(37) {
        _cache.d57 = _Graph7Formulas.d57(_s1)
        pass.cameOut(37)
      }
      if pass.isDue(38) { pass.cameOut(38, marking: 0x4280_0000_0000) }
      if pass.isDue(39) {
        let value: Int = _Graph7Formulas.d37(_s0)
        if Bindgen.replace(&_cache.d37, with: value) { pass.cameOut(39, marking: 0x100_0000_0000) }
      }
      if pass.isDue(40) { pass.cameOut(40, marking: 0x6_0000_0000_0000) }
      if pass.isDue(41) {
        let value: Int = _Graph7Formulas.d34(_s2, _cache.d21, _s0, _cache.d6)
        if Bindgen.replace(&_cache.d34, with: value) { pass.cameOut(41, marking: 0x2c00_0000_0000) }
      }
      if pass.isDue(42) {
        let value: Int = _Graph7Formulas.d40(_cache.d34)
        if Bindgen.replace(&_cache.d40, with: value) { pass.cameOut(42, marking: 0x1000_0000_0000) }
      }
      if pass.isDue(43) {
        let value: Int? = _Graph7Formulas.d36(_cache.d34, _cache.d12, _cache.d30, _s4)
        if Bindgen.replace(&_cache.d36, with: value) { pass.cameOut(43, marking: 0x100_2000_0000_0000) }
      }
      if pass.isDue(44) {
        _cache.d46 = _Graph7Formulas.d46(_cache.d40)
        pass.cameOut(44)
      }
    }
    if pass.isAnyDue(0x1f_e000_0000_0000) {
      if pass.isDue(45) {
        let value: Int = _Graph7Formulas.d39(_cache.d16, _cache.d13, _cache.d34, _cache.d36, _cache.d0)
        if Bindgen.replace(&_cache.d39, with: value) { pass.cameOut(45, marking: 0x2000_c000_0000_0000) }
      }
      if pass.isDue(46) {
        let value: Int = _Graph7Formulas.d42(_s1, _s0, _cache.d39)
        if Bindgen.replace(&_cache.d42, with: value, unless: _Graph7Formulas.d42AreEqual) { pass.cameOut(46) }
      }
      if pass.isDue(47) {
        let value: Int = _Graph7Formulas.d54(_cache.d39, _cache.d8, _cache.d14)
        if Bindgen.replace(&_cache.d54, with: value) { pass.cameOut(47, marking: 0x1_0000_0000_0000) }
      }
      if pass.isDue(48) { pass.cameOut(48) }
      if pass.isDue(49) {
        let value: Int = _Graph7Formulas.d44(_cache.d37)
        if Bindgen.replace(&_cache.d44, with: value) { pass.cameOut(49, marking: 0x4_0000_0000_0000) }
      }
      if pass.isDue(50) {
        let value: Int = _Graph7Formulas.d48(_cache.d44, _cache.d37)
        if Bindgen.replace(&_cache.d48, with: value) { pass.cameOut(50, marking: 0x8018_0000_0000_0000) }
      }
      if pass.isDue(51) {
        let value: Int = _Graph7Formulas.d55(_cache.d48)
        if Bindgen.replace(&_cache.d55, with: value) { pass.cameOut(51) }
      }
      if pass.isDue(52) {
        let value: Int = _Graph7Formulas.d51(_cache.d2, _cache.d47, _cache.d48)
        if Bindgen.replace(&_cache.d51, with: value) { pass.cameOut(52) }
      }
    }
    if pass.isAnyDue(0x1fe0_0000_0000_0000) {
      if pass.isDue(53) {
        let value: Int = _Graph7Formulas.d43(_cache.d8)
        if Bindgen.replace(&_cache.d43, with: value) { pass.cameOut(53) }
      }
      if pass.isDue(54) {
        let value: Int = _Graph7Formulas.d26(_cache.d16, _cache.d23)
        if Bindgen.replace(&_cache.d26, with: value) { pass.cameOut(54) }
      }
      if pass.isDue(55) { pass.cameOut(55) }
      if pass.isDue(56) {
        let value: Int = _Graph7Formulas.d38(_cache.d6, _cache.d36, _cache.d13)
        if Bindgen.replace(&_cache.d38, with: value) { pass.cameOut(56) }
      }
      if pass.isDue(57) {
        let value: Int = _Graph7Formulas.d19(_cache.d13)
        if Bindgen.replace(&_cache.d19, with: value) { pass.cameOut(57, marking: 0x400_0000_0000_0000) }
      }
      if pass.isDue(58) {
        let value: Int = _Graph7Formulas.d24(_cache.d19)
        if Bindgen.replace(&_cache.d24, with: value) { pass.cameOut(58, marking: 0x800_0000_0000_0000) }
      }
      if pass.isDue(59) {
        let value: Int = _Graph7Formulas.d28(_cache.d8, _s4, _cache.d24)
        if Bindgen.replace(&_cache.d28, with: value, unless: _Graph7Formulas.d28AreEqual) {
          pass.cameOut(59, marking: 0x1000_0000_0000_0000)
        }
      }
      if pass.isDue(60) {
        let value: Int = _Graph7Formulas.d29(_cache.d7, _cache.d10, _cache.d28, _cache.d4)
        if Bindgen.replace(&_cache.d29, with: value) { pass.cameOut(60, marking: 0x6000_0000_0000_0000) }
      }
    }
    if pass.isAnyDue(0xe000_0000_0000_0000) {
      if pass.isDue(61) {
        let value: Int? = _Graph7Formulas.d45(_cache.d16, _cache.d29, _cache.d6, _cache.d39)
        if Bindgen.replace(&_cache.d45, with: value) { pass.cameOut(61) }
      }
      if pass.isDue(62) {
        let value: Int = _Graph7Formulas.d33(_cache.d29)
        if Bindgen.replace(&_cache.d33, with: value) { pass.cameOut(62) }
      }
      if pass.isDue(63) {
        let value: Int? = _Graph7Formulas.d52(_cache.d48)
        if Bindgen.replace(&_cache.d52, with: value) { pass.cameOut(63) }
      }
    }
    _core.finish(pass, 0xffff_ffe0_0000_0000)
  }

  func _remember() { _told = _cache }

  func _compare() -> Bindgen.Mask {
    var equal: Bindgen.Mask = Bindgen.Mask()
    _compare0(_told, _cache, &equal)
    _compare1(_told, _cache, &equal)
    _told = Cache()
    return equal
  }

  private func _compare0(_ told: Cache, _ cache: Cache, _ equal: inout Bindgen.Mask) {
    if Bindgen.areEqual(told.d0, cache.d0) { equal.add(5) }
    if Bindgen.areEqual(told.d9, cache.d9) { equal.add(9) }
    if Bindgen.areEqual(told.d0, cache.d0) { equal.add(11) }
    if Bindgen.areEqual(told.d2, cache.d2) { equal.add(12) }
    if Bindgen.areEqual(told.d8, cache.d8) { equal.add(13) }
    if Bindgen.areEqual(told.d4, cache.d4) { equal.add(14) }
    if Bindgen.areEqual(told.d16, cache.d16) { equal.add(15) }
    if Bindgen.areEqual(told.d25, cache.d25) { equal.add(16) }
    if Bindgen.areEqual(told.d16, cache.d16) { equal.add(18) }
    if Bindgen.areEqual(told.d6, cache.d6) { equal.add(20) }
    if Bindgen.areEqual(told.d11, cache.d11) { equal.add(21) }
    if Bindgen.areEqual(told.d13, cache.d13) { equal.add(22) }
    if Bindgen.areEqual(told.d14, cache.d14) { equal.add(23) }
    if Bindgen.areEqual(told.d6, cache.d6) { equal.add(24) }
    if Bindgen.areEqual(told.d13, cache.d13) { equal.add(25) }
    if Bindgen.areEqual(told.d3, cache.d3) { equal.add(26) }
    if Bindgen.areEqual(told.d23, cache.d23, by: _Graph7Formulas.d23AreEqual) { equal.add(27) }
    if Bindgen.areEqual(told.d7, cache.d7) { equal.add(28) }
    if Bindgen.areEqual(told.d12, cache.d12) { equal.add(29) }
    if Bindgen.areEqual(told.d7, cache.d7) { equal.add(30) }
    if Bindgen.areEqual(told.d7, cache.d7) { equal.add(31) }
    if Bindgen.areEqual(told.d30, cache.d30) { equal.add(32) }
    if Bindgen.areEqual(told.d30, cache.d30) { equal.add(33) }
    if Bindgen.areEqual(told.d56, cache.d56) { equal.add(34) }
    if Bindgen.areEqual(told.d22, cache.d22) { equal.add(35) }
    if Bindgen.areEqual(told.d47, cache.d47) { equal.add(36) }
  }

  private func _compare1(_ told: Cache, _ cache: Cache, _ equal: inout Bindgen.Mask) {
    if Bindgen.areEqual(told.d37, cache.d37) { equal.add(39) }
    if Bindgen.areEqual(told.d37, cache.d37) { equal.add(40) }
    if Bindgen.areEqual(told.d34, cache.d34) { equal.add(41) }
    if Bindgen.areEqual(told.d40, cache.d40) { equal.add(42) }
    if Bindgen.areEqual(told.d36, cache.d36) { equal.add(43) }
    if Bindgen.areEqual(told.d39, cache.d39) { equal.add(45) }
    if Bindgen.areEqual(told.d42, cache.d42, by: _Graph7Formulas.d42AreEqual) { equal.add(46) }
    if Bindgen.areEqual(told.d54, cache.d54) { equal.add(47) }
    if Bindgen.areEqual(told.d54, cache.d54) { equal.add(48) }
    if Bindgen.areEqual(told.d44, cache.d44) { equal.add(49) }
    if Bindgen.areEqual(told.d48, cache.d48) { equal.add(50) }
    if Bindgen.areEqual(told.d55, cache.d55) { equal.add(51) }
    if Bindgen.areEqual(told.d51, cache.d51) { equal.add(52) }
    if Bindgen.areEqual(told.d43, cache.d43) { equal.add(53) }
    if Bindgen.areEqual(told.d26, cache.d26) { equal.add(54) }
    if Bindgen.areEqual(told.d38, cache.d38) { equal.add(56) }
    if Bindgen.areEqual(told.d19, cache.d19) { equal.add(57) }
    if Bindgen.areEqual(told.d24, cache.d24) { equal.add(58) }
    if Bindgen.areEqual(told.d28, cache.d28, by: _Graph7Formulas.d28AreEqual) { equal.add(59) }
    if Bindgen.areEqual(told.d29, cache.d29) { equal.add(60) }
    if Bindgen.areEqual(told.d45, cache.d45) { equal.add(61) }
    if Bindgen.areEqual(told.d33, cache.d33) { equal.add(62) }
    if Bindgen.areEqual(told.d52, cache.d52) { equal.add(63) }
  }
}

extension Graph7 {
  func watch(_ field: String, _ body: @escaping (Int) -> Void) -> AnyObject? {
    switch field {
    case "s0": return observe(\.s0) { body($0.number) }
    case "s1": return observe(\.s1) { body($0.number) }
    case "s2": return observe(\.s2) { body($0.number) }
    case "s3": return observe(\.s3) { body($0.number) }
    case "s4": return observe(\.s4) { body($0.number) }
    case "d0": return observe(\.d0) { body($0.number) }
    case "d17": return observe(\.d17) { body($0.number) }
    case "d49": return observe(\.d49) { body($0.number) }
    case "d1": return observe(\.d1) { body($0.number) }
    case "d9": return observe(\.d9) { body($0.number) }
    case "d15": return observe(\.d15) { body($0.number) }
    case "d35": return observe(\.d35) { body($0.number) }
    case "d2": return observe(\.d2) { body($0.number) }
    case "d8": return observe(\.d8) { body($0.number) }
    case "d4": return observe(\.d4) { body($0.number) }
    case "d16": return observe(\.d16) { body($0.number) }
    case "d25": return observe(\.d25) { body($0.number) }
    case "d10": return observe(\.d10) { body($0.number) }
    case "d20": return observe(\.d20) { body($0.number) }
    case "d21": return observe(\.d21) { body($0.number) }
    case "d6": return observe(\.d6) { body($0.number) }
    case "d11": return observe(\.d11) { body($0.number) }
    case "d13": return observe(\.d13) { body($0.number) }
    case "d14": return observe(\.d14) { body($0.number) }
    case "d32": return observe(\.d32) { body($0.number) }
    case "d53": return observe(\.d53) { body($0.number) }
    case "d3": return observe(\.d3) { body($0.number) }
    case "d23": return observe(\.d23) { body($0.number) }
    case "d7": return observe(\.d7) { body($0.number) }
    case "d12": return observe(\.d12) { body($0.number) }
    case "d27": return observe(\.d27) { body($0.number) }
    case "d31": return observe(\.d31) { body($0.number) }
    case "d30": return observe(\.d30) { body($0.number) }
    case "d50": return observe(\.d50) { body($0.number) }
    case "d56": return observe(\.d56) { body($0.number) }
    case "d22": return observe(\.d22) { body($0.number) }
    case "d47": return observe(\.d47) { body($0.number) }
    case "d57": return observe(\.d57) { body($0.number) }
    case "d5": return observe(\.d5) { body($0.number) }
    case "d37": return observe(\.d37) { body($0.number) }
    case "d41": return observe(\.d41) { body($0.number) }
    case "d34": return observe(\.d34) { body($0.number) }
    case "d40": return observe(\.d40) { body($0.number) }
    case "d36": return observe(\.d36) { body($0.number) }
    case "d46": return observe(\.d46) { body($0.number) }
    case "d39": return observe(\.d39) { body($0.number) }
    case "d42": return observe(\.d42) { body($0.number) }
    case "d54": return observe(\.d54) { body($0.number) }
    case "d58": return observe(\.d58) { body($0.number) }
    case "d44": return observe(\.d44) { body($0.number) }
    case "d48": return observe(\.d48) { body($0.number) }
    case "d55": return observe(\.d55) { body($0.number) }
    case "d51": return observe(\.d51) { body($0.number) }
    case "d43": return observe(\.d43) { body($0.number) }
    case "d26": return observe(\.d26) { body($0.number) }
    case "d18": return observe(\.d18) { body($0.number) }
    case "d38": return observe(\.d38) { body($0.number) }
    case "d19": return observe(\.d19) { body($0.number) }
    case "d24": return observe(\.d24) { body($0.number) }
    case "d28": return observe(\.d28) { body($0.number) }
    case "d29": return observe(\.d29) { body($0.number) }
    case "d45": return observe(\.d45) { body($0.number) }
    case "d33": return observe(\.d33) { body($0.number) }
    case "d52": return observe(\.d52) { body($0.number) }
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
      if changes.contains(.d0) { names.insert("d0") }
      if changes.contains(.d17) { names.insert("d17") }
      if changes.contains(.d49) { names.insert("d49") }
      if changes.contains(.d1) { names.insert("d1") }
      if changes.contains(.d9) { names.insert("d9") }
      if changes.contains(.d15) { names.insert("d15") }
      if changes.contains(.d35) { names.insert("d35") }
      if changes.contains(.d2) { names.insert("d2") }
      if changes.contains(.d8) { names.insert("d8") }
      if changes.contains(.d4) { names.insert("d4") }
      if changes.contains(.d16) { names.insert("d16") }
      if changes.contains(.d25) { names.insert("d25") }
      if changes.contains(.d10) { names.insert("d10") }
      if changes.contains(.d20) { names.insert("d20") }
      if changes.contains(.d21) { names.insert("d21") }
      if changes.contains(.d6) { names.insert("d6") }
      if changes.contains(.d11) { names.insert("d11") }
      if changes.contains(.d13) { names.insert("d13") }
      if changes.contains(.d14) { names.insert("d14") }
      if changes.contains(.d32) { names.insert("d32") }
      if changes.contains(.d53) { names.insert("d53") }
      if changes.contains(.d3) { names.insert("d3") }
      if changes.contains(.d23) { names.insert("d23") }
      if changes.contains(.d7) { names.insert("d7") }
      if changes.contains(.d12) { names.insert("d12") }
      if changes.contains(.d27) { names.insert("d27") }
      if changes.contains(.d31) { names.insert("d31") }
      if changes.contains(.d30) { names.insert("d30") }
      if changes.contains(.d50) { names.insert("d50") }
      if changes.contains(.d56) { names.insert("d56") }
      if changes.contains(.d22) { names.insert("d22") }
      if changes.contains(.d47) { names.insert("d47") }
      if changes.contains(.d57) { names.insert("d57") }
      if changes.contains(.d5) { names.insert("d5") }
      if changes.contains(.d37) { names.insert("d37") }
      if changes.contains(.d41) { names.insert("d41") }
      if changes.contains(.d34) { names.insert("d34") }
      if changes.contains(.d40) { names.insert("d40") }
      if changes.contains(.d36) { names.insert("d36") }
      if changes.contains(.d46) { names.insert("d46") }
      if changes.contains(.d39) { names.insert("d39") }
      if changes.contains(.d42) { names.insert("d42") }
      if changes.contains(.d54) { names.insert("d54") }
      if changes.contains(.d58) { names.insert("d58") }
      if changes.contains(.d44) { names.insert("d44") }
      if changes.contains(.d48) { names.insert("d48") }
      if changes.contains(.d55) { names.insert("d55") }
      if changes.contains(.d51) { names.insert("d51") }
      if changes.contains(.d43) { names.insert("d43") }
      if changes.contains(.d26) { names.insert("d26") }
      if changes.contains(.d18) { names.insert("d18") }
      if changes.contains(.d38) { names.insert("d38") }
      if changes.contains(.d19) { names.insert("d19") }
      if changes.contains(.d24) { names.insert("d24") }
      if changes.contains(.d28) { names.insert("d28") }
      if changes.contains(.d29) { names.insert("d29") }
      if changes.contains(.d45) { names.insert("d45") }
      if changes.contains(.d33) { names.insert("d33") }
      if changes.contains(.d52) { names.insert("d52") }
      body(names)
    }
  }
}

extension Graph7: DrivenModel {
  static func make(_ children: [String: any DrivenModel]) -> any DrivenModel {
    Graph7(
      s0: 0
    )
  }

  var sum: Int {
    var sum: Int = 0
    sum &+= s0.number
    sum &+= s1.number
    sum &+= s2.number
    sum &+= s3.number
    sum &+= s4.number
    sum &+= d0.number
    sum &+= d17.number
    sum &+= d49.number
    sum &+= d1.number
    sum &+= d9.number
    sum &+= d15.number
    sum &+= d35.number
    sum &+= d2.number
    sum &+= d8.number
    sum &+= d4.number
    sum &+= d16.number
    sum &+= d25.number
    sum &+= d10.number
    sum &+= d20.number
    sum &+= d21.number
    sum &+= d6.number
    sum &+= d11.number
    sum &+= d13.number
    sum &+= d14.number
    sum &+= d32.number
    sum &+= d53.number
    sum &+= d3.number
    sum &+= bucket(d23)
    sum &+= d7.number
    sum &+= d12.number
    sum &+= d27.number
    sum &+= d31.number
    sum &+= d30.number
    sum &+= d50.number
    sum &+= d56.number
    sum &+= d22.number
    sum &+= d47.number
    sum &+= d57.number
    sum &+= d5.number
    sum &+= d37.number
    sum &+= d41.number
    sum &+= d34.number
    sum &+= d40.number
    sum &+= d36.number
    sum &+= d46.number
    sum &+= d39.number
    sum &+= bucket(d42)
    sum &+= d54.number
    sum &+= d58.number
    sum &+= d44.number
    sum &+= d48.number
    sum &+= d55.number
    sum &+= d51.number
    sum &+= d43.number
    sum &+= d26.number
    sum &+= d18.number
    sum &+= d38.number
    sum &+= d19.number
    sum &+= d24.number
    sum &+= bucket(d28)
    sum &+= d29.number
    sum &+= d45.number
    sum &+= d33.number
    sum &+= d52.number
    return sum
  }

  func number(of field: String) -> Int {
    switch field {
    case "s0": return s0.number
    case "s1": return s1.number
    case "s2": return s2.number
    case "s3": return s3.number
    case "s4": return s4.number
    case "d0": return d0.number
    case "d17": return d17.number
    case "d49": return d49.number
    case "d1": return d1.number
    case "d9": return d9.number
    case "d15": return d15.number
    case "d35": return d35.number
    case "d2": return d2.number
    case "d8": return d8.number
    case "d4": return d4.number
    case "d16": return d16.number
    case "d25": return d25.number
    case "d10": return d10.number
    case "d20": return d20.number
    case "d21": return d21.number
    case "d6": return d6.number
    case "d11": return d11.number
    case "d13": return d13.number
    case "d14": return d14.number
    case "d32": return d32.number
    case "d53": return d53.number
    case "d3": return d3.number
    case "d23": return d23.number
    case "d7": return d7.number
    case "d12": return d12.number
    case "d27": return d27.number
    case "d31": return d31.number
    case "d30": return d30.number
    case "d50": return d50.number
    case "d56": return d56.number
    case "d22": return d22.number
    case "d47": return d47.number
    case "d57": return d57.number
    case "d5": return d5.number
    case "d37": return d37.number
    case "d41": return d41.number
    case "d34": return d34.number
    case "d40": return d40.number
    case "d36": return d36.number
    case "d46": return d46.number
    case "d39": return d39.number
    case "d42": return d42.number
    case "d54": return d54.number
    case "d58": return d58.number
    case "d44": return d44.number
    case "d48": return d48.number
    case "d55": return d55.number
    case "d51": return d51.number
    case "d43": return d43.number
    case "d26": return d26.number
    case "d18": return d18.number
    case "d38": return d38.number
    case "d19": return d19.number
    case "d24": return d24.number
    case "d28": return d28.number
    case "d29": return d29.number
    case "d45": return d45.number
    case "d33": return d33.number
    case "d52": return d52.number
    default: return .min
    }
  }

  func write(_ field: String, _ values: [Int]) {
    switch field {
    case "s0": s0 = Int(values)
    case "s1": s1 = [Int](values)
    case "s2": s2 = Int(values)
    case "s3": s3 = Int(values)
    case "s4": s4 = [Int](values)
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
enum _Graph7Formulas {
  static func d0(_ s0: Int) -> Int { s0 % 5 }
  static func d1(_ s4: [Int]) -> Int { s4.number % 5 }
  static func d9(_ s1: [Int], _ d1: Int) -> Int { mix(s1.number, d1) }
  static func d2(_ s3: Int) -> Int? { maybe(s3 / 2) }
  static func d8(_ d2: Int?) -> Int { d2.number % 5 }
  static func d4(_ d2: Int?, _ s4: [Int]) -> Int { mix(d2.number, s4.number) }
  static func d16(_ s3: Int, _ d15: Int) -> Int { mix(s3, d15) }
  static func d25(_ d2: Int?) -> Int { d2.number % 5 }
  static func d10(_ s0: Int) -> Int { s0 % 5 }
  static func d21(_ d15: Int) -> Int { d15 % 5 }
  static func d6(_ s2: Int) -> Int { s2 % 5 }
  static func d11(_ d10: Int, _ d8: Int, _ d6: Int, _ s2: Int) -> Int { mix(d10, d8, d6, d10, s2) }
  static func d13(_ d11: Int) -> Int { d11 % 5 }
  static func d14(_ d2: Int?, _ d11: Int, _ s1: [Int]) -> Int? { maybe(mix(d2.number, d11, s1.number, d11)) }
  static func d3(_ s0: Int) -> Int? { maybe(s0 % 5) }
  static func d23(_ d3: Int?, _ s1: [Int], _ s0: Int) -> Int { pick(d3.number, s1.number, s0) }
  static func d23AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func d7(_ s2: Int, _ d6: Int, _ d2: Int?, _ d3: Int?) -> Int { mix(s2, d6, d2.number, d3.number) }
  static func d12(_ d7: Int, _ s1: [Int]) -> Int { d7 &+ s1.number }
  static func d30(_ d23: Int, _ d27: Int) -> Int { bucket(d23) &+ d27 }
  static func d56(_ d50: Int) -> Int { d50 % 5 }
  static func d22(_ d15: Int) -> Int { d15 % 5 }
  static func d47(_ d4: Int) -> Int? { maybe(d4 % 5) }
  static func d57(_ d17: [Int]) -> Int { d17.number % 5 }
  static func d37(_ d5: Int) -> Int { d5 % 5 }
  static func d34(_ d15: Int, _ d21: Int, _ d5: Int, _ d32: Int) -> Int { mix(d15, d21, d5, d32) }
  static func d40(_ d34: Int) -> Int { d34 / 2 }
  static func d36(_ d34: Int, _ d12: Int, _ d30: Int, _ s4: [Int]) -> Int? { maybe(mix(d34, d12, d30, s4.number)) }
  static func d46(_ d40: Int) -> Int { d40 % 5 }
  static func d39(_ d16: Int, _ d13: Int, _ d34: Int, _ d36: Int?, _ d35: Int) -> Int {
    mix(d16, d13, d34, d36.number, d35)
  }

  static func d42(_ s1: [Int], _ d5: Int, _ d39: Int) -> Int { pick(s1.number, d5, d39) }
  static func d42AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func d54(_ d39: Int, _ d8: Int, _ d14: Int?) -> Int { pick(d39, d8, d14.number) }
  static func d44(_ d41: Int) -> Int { d41 &+ d41 }
  static func d48(_ d44: Int, _ d41: Int) -> Int { d44 &+ d41 }
  static func d55(_ d48: Int) -> Int { d48 / 2 }
  static func d51(_ d2: Int?, _ d47: Int?, _ d48: Int) -> Int { mix(d2.number, d47.number, d48) }
  static func d43(_ d8: Int) -> Int { d8 % 5 }
  static func d26(_ d16: Int, _ d23: Int) -> Int { pick(d16, bucket(d23), bucket(d23)) }
  static func d38(_ d6: Int, _ d36: Int?, _ d13: Int) -> Int { mix(d6, d36.number, d13) }
  static func d19(_ d13: Int) -> Int { d13 &+ d13 }
  static func d24(_ d19: Int) -> Int { d19 % 5 }
  static func d28(_ d8: Int, _ s4: [Int], _ d24: Int) -> Int { pick(d8, s4.number, d24) }
  static func d28AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func d29(_ d27: Int, _ d10: Int, _ d28: Int, _ d4: Int) -> Int { mix(d27, d10, bucket(d28), d4) }
  static func d45(_ d20: Int, _ d29: Int, _ d6: Int, _ d39: Int) -> Int? { maybe(mix(d20, d29, d6, d39)) }
  static func d33(_ d29: Int) -> Int { d29 % 5 }
  static func d52(_ d48: Int) -> Int? { maybe(d48 / 2) }
}

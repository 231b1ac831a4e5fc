// Made by bindgen from Family5.bindgen.yml. Do not edit: change the spec.
// swift-format-ignore-file
// swiftlint:disable all

final class Family5M2: Bindgen.ObservedFamilyModel {
  // MARK: What it is given

  let c0: Family5M0
  let c1: Family5M1

  // MARK: State

  var s0: Int {
    get { _s0 }
    set { if Bindgen.replace(&_s0, with: newValue) { _wrote(0) } }
  }
  private var _s0: Int

  // MARK: What follows

  var d7: Int {
    _refresh(1)
    return _cache.d7
  }

  var d4: Int {
    _refresh(2)
    return _cache.d4
  }

  var d2: Int {
    _refresh(3)
    return _cache.d2
  }

  var d6: Int {
    _refresh(4)
    return _cache.d6
  }

  var d3: Int {
    _refresh(5)
    return _cache.d3
  }

  var d1: Int {
    _refresh(6)
    return _cache.d1
  }

  var d0: Int {
    _refresh(7)
    return _cache.d0
  }

  var d5: Int {
    _refresh(8)
    return _cache.d5
  }

  // MARK: Making

  init(c0: Family5M0, c1: Family5M1, s0: Int = 0) {
    self.c0 = c0
    self.c1 = c1
    _s0 = s0
    _adopt(
      c0._core,
      [
        0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29,
        30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57,
        58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72,
      ],
      from: 9
    )
    _adopt(c1._core, [7, 23, 34, 41, 54], from: 82)
    _adopt(c1.c0._core, [0, 1, 2, 34, 53, 60], from: 87)
  }

  // MARK: Who is told

  /// The fields that a transaction changed.
  struct Changes: OptionSet, Sendable {
    let rawValue: UInt64
    static let s0: Changes = Changes(rawValue: 1 &<< 0)
    static let d7: Changes = Changes(rawValue: 1 &<< 1)
    static let d4: Changes = Changes(rawValue: 1 &<< 2)
    static let d2: Changes = Changes(rawValue: 1 &<< 3)
    static let d6: Changes = Changes(rawValue: 1 &<< 4)
    static let d3: Changes = Changes(rawValue: 1 &<< 5)
    static let d1: Changes = Changes(rawValue: 1 &<< 6)
    static let d0: Changes = Changes(rawValue: 1 &<< 7)
    static let d5: Changes = Changes(rawValue: 1 &<< 8)
  }

  /// The fields that can be observed one by one.
  struct Fields {
    var s0: Family5M2.Field<Int> { (0, { $0.s0 }) }
    var d7: Family5M2.Field<Int> { (1, { $0.d7 }) }
    var d4: Family5M2.Field<Int> { (2, { $0.d4 }) }
    var d2: Family5M2.Field<Int> { (3, { $0.d2 }) }
    var d6: Family5M2.Field<Int> { (4, { $0.d6 }) }
    var d3: Family5M2.Field<Int> { (5, { $0.d3 }) }
    var d1: Family5M2.Field<Int> { (6, { $0.d1 }) }
    var d0: Family5M2.Field<Int> { (7, { $0.d0 }) }
    var d5: Family5M2.Field<Int> { (8, { $0.d5 }) }
  }

  static let _fields: Fields = Fields()
  let _observers: Bindgen.Observers<Family5M2, Changes> = Bindgen.Observers()

  func _addWatched(to fields: inout Bindgen.Mask) {
    fields.add(_observers.fields)
  }

  func _tell(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(rawValue: changed.bits)
    _observers.tell(self, changes, changed)
  }

  static let _names: String = "s0 d7 d4 d2 d6 d3 d1 d0 d5"

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph = Bindgen.Graph(
    states: 1,
    inputs: [
      [
        9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36,
        37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64,
        65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81,
      ],
      [12, 38, 82], [51, 91], [3, 62, 83], [3, 86], [0, 34, 84, 85, 86], [90], [2, 7, 45, 55, 92],
    ],
    outside: [
      [], [], [], [11], [9], [13], [14], [14], [16], [13], [18], [9, 10, 13], [20], [9, 19, 20], [11, 22], [23], [24],
      [13], [26], [27], [27], [9, 10, 13], [30], [20, 30, 31], [10, 31], [10, 30], [34], [34], [36], [37], [36],
      [31, 36], [27, 40], [41], [11, 20, 40], [43], [44], [9, 14, 25, 45], [46], [26, 45, 46], [43], [23, 49],
      [22, 36, 43], [17, 21, 51], [49, 51], [24, 53], [19, 54], [12, 15, 23, 53], [29, 51], [57], [58],
      [9, 11, 19, 36], [30, 56, 58, 60], [12, 13, 30, 31, 60], [62], [62], [16, 64], [9, 65], [65], [20, 67], [65],
      [69], [34, 70], [71], [69, 72], [60], [34], [75], [37, 52, 73, 76], [19, 75], [38, 48, 78], [38, 66, 69, 76, 78],
      [12, 46, 80], [], [], [], [], [], [], [], [], [87, 88, 89], [87, 88, 89], [87, 91],
    ]
  )
  static var _level: Int { 2 }
  let _core: Bindgen.FamilyCore = Bindgen.FamilyCore(Family5M2._graph)
  private struct Cache {
    var d7: Int = 0
    var d4: Int = 0
    var d2: Int = 0
    var d6: Int = 0
    var d3: Int = 0
    var d1: Int = 0
    var d0: Int = 0
    var d5: Int = 0
  }
  private var _cache: Cache = Cache()
  private var _told: Cache = Cache()

  func _settle(_ wanted: Bindgen.Mask) {
    if _core.staleness.stale[0] & wanted[0] & 0x15e != 0 {
      var needed: Bindgen.Mask2 = Bindgen.Mask2()
      if _core.needs(12, for: wanted) { needed.add(3) }
      if _core.needs(13, for: wanted) { needed.add(4) }
      if _core.needs(14, for: wanted) { needed.add(5) }
      if _core.needs(15, for: wanted) { needed.add(6) }
      if _core.needs(16, for: wanted) { needed.add(7) }
      if _core.needs(17, for: wanted) { needed.add(8) }
      if _core.needs(18, for: wanted) { needed.add(9) }
      if _core.needs(19, for: wanted) { needed.add(10) }
      if _core.needs(20, for: wanted) { needed.add(11) }
      if _core.needs(21, for: wanted) { needed.add(12) }
      if _core.needs(22, for: wanted) { needed.add(13) }
      if _core.needs(23, for: wanted) { needed.add(14) }
      if _core.needs(24, for: wanted) { needed.add(15) }
      if _core.needs(25, for: wanted) { needed.add(16) }
      if _core.needs(26, for: wanted) { needed.add(17) }
      if _core.needs(27, for: wanted) { needed.add(18) }
      if _core.needs(28, for: wanted) { needed.add(19) }
      if _core.needs(29, for: wanted) { needed.add(20) }
      if _core.needs(30, for: wanted) { needed.add(21) }
      if _core.needs(31, for: wanted) { needed.add(22) }
      if _core.needs(32, for: wanted) { needed.add(23) }
      if _core.needs(33, for: wanted) { needed.add(24) }
      if _core.needs(34, for: wanted) { needed.add(25) }
      if _core.needs(35, for: wanted) { needed.add(26) }
      if _core.needs(36, for: wanted) { needed.add(27) }
      if _core.needs(37, for: wanted) { needed.add(28) }
      if _core.needs(38, for: wanted) { needed.add(29) }
      if _core.needs(39, for: wanted) { needed.add(30) }
      if _core.needs(40, for: wanted) { needed.add(31) }
      if _core.needs(41, for: wanted) { needed.add(32) }
      if _core.needs(42, for: wanted) { needed.add(33) }
      if _core.needs(43, for: wanted) { needed.add(34) }
      if _core.needs(44, for: wanted) { needed.add(35) }
      if _core.needs(45, for: wanted) { needed.add(36) }
      if _core.needs(46, for: wanted) { needed.add(37) }
      if _core.needs(47, for: wanted) { needed.add(38) }
      if _core.needs(48, for: wanted) { needed.add(39) }
      if _core.needs(49, for: wanted) { needed.add(40) }
      if _core.needs(50, for: wanted) { needed.add(41) }
      if _core.needs(51, for: wanted) { needed.add(42) }
      if _core.needs(52, for: wanted) { needed.add(43) }
      if _core.needs(53, for: wanted) { needed.add(44) }
      if _core.needs(54, for: wanted) { needed.add(45) }
      if _core.needs(55, for: wanted) { needed.add(46) }
      if _core.needs(56, for: wanted) { needed.add(47) }
      if _core.needs(57, for: wanted) { needed.add(48) }
      if _core.needs(58, for: wanted) { needed.add(49) }
      if _core.needs(59, for: wanted) { needed.add(50) }
      if _core.needs(60, for: wanted) { needed.add(51) }
      if _core.needs(61, for: wanted) { needed.add(52) }
      if _core.needs(62, for: wanted) { needed.add(53) }
      if _core.needs(63, for: wanted) { needed.add(54) }
      if _core.needs(64, for: wanted) { needed.add(55) }
      if _core.needs(65, for: wanted) { needed.add(56) }
      if _core.needs(66, for: wanted) { needed.add(57) }
      if _core.needs(67, for: wanted) { needed.add(58) }
      if _core.needs(68, for: wanted) { needed.add(59) }
      if _core.needs(69, for: wanted) { needed.add(60) }
      if _core.needs(70, for: wanted) { needed.add(61) }
      if _core.needs(71, for: wanted) { needed.add(62) }
      if _core.needs(72, for: wanted) { needed.add(63) }
      if _core.needs(73, for: wanted) { needed.add(64) }
      if _core.needs(74, for: wanted) { needed.add(65) }
      if _core.needs(75, for: wanted) { needed.add(66) }
      if _core.needs(76, for: wanted) { needed.add(67) }
      if _core.needs(77, for: wanted) { needed.add(68) }
      if _core.needs(78, for: wanted) { needed.add(69) }
      if _core.needs(79, for: wanted) { needed.add(70) }
      if _core.needs(80, for: wanted) { needed.add(71) }
      if _core.needs(81, for: wanted) { needed.add(72) }
      c0._bringUpToDate(needed)
    }
    if _core.staleness.stale[0] & wanted[0] & 0x74 != 0 {
      var needed2: Bindgen.Mask2 = Bindgen.Mask2()
      if _core.needs(82, for: wanted) { needed2.add(7) }
      if _core.needs(83, for: wanted) { needed2.add(23) }
      if _core.needs(84, for: wanted) { needed2.add(34) }
      if _core.needs(85, for: wanted) { needed2.add(41) }
      if _core.needs(86, for: wanted) { needed2.add(54) }
      c1._bringUpToDate(needed2)
    }
    if _core.staleness.stale[0] & wanted[0] & 0x188 != 0 {
      var needed3: Bindgen.Mask2 = Bindgen.Mask2()
      if _core.needs(90, for: wanted) { needed3.add(34) }
      if _core.needs(91, for: wanted) { needed3.add(53) }
      if _core.needs(92, for: wanted) { needed3.add(60) }
      c1.c0._bringUpToDate(needed3)
    }
    var pass: Bindgen.Pass = _core.staleness.pass(0, wanted)
    if pass.isDue(1) {
      let value: Int = _Family5M2Formulas.d7(c0)
      if Bindgen.replace(&_cache.d7, with: value) { pass.cameOut(1) }
    }
    if pass.isDue(2) {
      let value: Int = _Family5M2Formulas.d4(c0, c1)
      if Bindgen.replace(&_cache.d4, with: value) { pass.cameOut(2, marking: 0x100) }
    }
    if pass.isDue(3) {
      _cache.d2 = _Family5M2Formulas.d2(c1, c0)
      pass.cameOut(3, marking: 0x30)
    }
    if pass.isDue(4) {
      let value: Int = _Family5M2Formulas.d6(_cache.d2, c1, c0)
      if Bindgen.replace(&_cache.d6, with: value) { pass.cameOut(4) }
    }
    if pass.isDue(5) {
      let value: Int = _Family5M2Formulas.d3(c1, _cache.d2)
      if Bindgen.replace(&_cache.d3, with: value, unless: _Family5M2Formulas.d3AreEqual) { pass.cameOut(5) }
    }
    if pass.isDue(6) {
      let value: Int = _Family5M2Formulas.d1(c1, c0, _s0)
      if Bindgen.replace(&_cache.d1, with: value) { pass.cameOut(6) }
    }
    if pass.isDue(7) {
      let value: Int = _Family5M2Formulas.d0(c1)
      if Bindgen.replace(&_cache.d0, with: value) { pass.cameOut(7, marking: 0x100) }
    }
    if pass.isDue(8) {
      let value: Int = _Family5M2Formulas.d5(c0, c1, _cache.d4, _cache.d0)
      if Bindgen.replace(&_cache.d5, with: value) { pass.cameOut(8) }
    }
    _core.finish(pass, 0x1fe)
  }

  func _remember() { _told = _cache }

  func _compare() -> Bindgen.Mask {
    var equal: Bindgen.Mask = Bindgen.Mask()
    if Bindgen.areEqual(_told.d7, _cache.d7) { equal.add(1) }
    if Bindgen.areEqual(_told.d4, _cache.d4) { equal.add(2) }
    if Bindgen.areEqual(_told.d6, _cache.d6) { equal.add(4) }
    if Bindgen.areEqual(_told.d3, _cache.d3, by: _Family5M2Formulas.d3AreEqual) { equal.add(5) }
    if Bindgen.areEqual(_told.d1, _cache.d1) { equal.add(6) }
    if Bindgen.areEqual(_told.d0, _cache.d0) { equal.add(7) }
    if Bindgen.areEqual(_told.d5, _cache.d5) { equal.add(8) }
    _told = Cache()
    return equal
  }
}

extension Family5M2 {
  func watch(_ field: String, _ body: @escaping (Int) -> Void) -> AnyObject? {
    switch field {
    case "s0": return observe(\.s0) { body($0.number) }
    case "d7": return observe(\.d7) { body($0.number) }
    case "d4": return observe(\.d4) { body($0.number) }
    case "d2": return observe(\.d2) { body($0.number) }
    case "d6": return observe(\.d6) { body($0.number) }
    case "d3": return observe(\.d3) { body($0.number) }
    case "d1": return observe(\.d1) { body($0.number) }
    case "d0": return observe(\.d0) { body($0.number) }
    case "d5": return observe(\.d5) { body($0.number) }
    default: return nil
    }
  }

  func watchAll(_ body: @escaping (Set<String>) -> Void) -> AnyObject? {
    observe { _, changes in
      var names: Set<String> = []
      if changes.contains(.s0) { names.insert("s0") }
      if changes.contains(.d7) { names.insert("d7") }
      if changes.contains(.d4) { names.insert("d4") }
      if changes.contains(.d2) { names.insert("d2") }
      if changes.contains(.d6) { names.insert("d6") }
      if changes.contains(.d3) { names.insert("d3") }
      if changes.contains(.d1) { names.insert("d1") }
      if changes.contains(.d0) { names.insert("d0") }
      if changes.contains(.d5) { names.insert("d5") }
      body(names)
    }
  }
}

extension Family5M2: DrivenModel {
  static func make(_ children: [String: any DrivenModel]) -> any DrivenModel {
    Family5M2(
      c0: children["c0"] as! Family5M0,
      c1: children["c1"] as! Family5M1,
      s0: 0
    )
  }

  var sum: Int {
    var sum: Int = 0
    sum &+= s0.number
    sum &+= d7.number
    sum &+= d4.number
    sum &+= d2.number
    sum &+= d6.number
    sum &+= bucket(d3)
    sum &+= d1.number
    sum &+= d0.number
    sum &+= d5.number
    sum &+= c0.sum
    sum &+= c1.sum
    return sum
  }

  func number(of field: String) -> Int {
    switch field {
    case "s0": return s0.number
    case "d7": return d7.number
    case "d4": return d4.number
    case "d2": return d2.number
    case "d6": return d6.number
    case "d3": return d3.number
    case "d1": return d1.number
    case "d0": return d0.number
    case "d5": return d5.number
    default: return .min
    }
  }

  func write(_ field: String, _ values: [Int]) {
    switch field {
    case "s0": s0 = Int(values)
    default: break
    }
  }

  func edit(_ field: String, _ value: Int) {
    switch field {
    case "s0": s0.edit(value)
    default: break
    }
  }

  func group(_ body: () -> Void) { update { _ in body() } }
}

/// The spec's expressions: each sees what it names, and nothing else of the model.
enum _Family5M2Formulas {
  static func d7(_ c0: Family5M0) -> Int { total(c0) }
  static func d4(_ c0: Family5M0, _ c1: Family5M1) -> Int { pick(c0.d59.number, c0.d14, c1.d44) }
  static func d2(_ c1: Family5M1, _ c0: Family5M0) -> Int { c1.c0.d15 &+ c0.d32.number }
  static func d6(_ d2: Int, _ c1: Family5M1, _ c0: Family5M0) -> Int { pick(d2, c1.d58, c0.d15) }
  static func d3(_ c1: Family5M1, _ d2: Int) -> Int { c1.d65 &+ d2 }
  static func d3AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func d1(_ c1: Family5M1, _ c0: Family5M0, _ s0: Int) -> Int { mix(c1.d13, c0.d4, s0, c1.d65, bucket(c1.d38)) }
  static func d0(_ c1: Family5M1) -> Int { c1.c0.d27 / 2 }
  static func d5(_ c0: Family5M0, _ c1: Family5M1, _ d4: Int, _ d0: Int) -> Int {
    mix(c0.d61, c1.c0.d24, d4, d0, c0.d63)
  }
}

final class Family5M1: Bindgen.ObservedFamilyModel2 {
  // MARK: What it is given

  let c0: Family5M0

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

  // MARK: What follows

  var d64: Int {
    _refresh(2)
    return _cache.d64
  }

  var d62: Int {
    _refresh(3)
    return _cache.d62
  }

  var d55: Int {
    _refresh(4)
    return _cache.d55
  }

  var d61: Int {
    if !_core.isTelling { return _Family5M1Formulas.d61(d55) }
    _refresh(5)
    return _cache.d61
  }

  var d52: Int {
    _refresh(6)
    return _cache.d52
  }

  var d44: Int {
    _refresh(7)
    return _cache.d44
  }

  var d43: Int {
    _refresh(8)
    return _cache.d43
  }

  var d36: Int {
    _refresh(9)
    return _cache.d36
  }

  var d32: Int? {
    _refresh(10)
    return _cache.d32
  }

  var d30: Int {
    _refresh(11)
    return _cache.d30
  }

  var d34: Int {
    _refresh(12)
    return _cache.d34
  }

  var d40: Int { d34 }

  var d23: Int {
    _refresh(14)
    return _cache.d23
  }

  var d19: Int {
    _refresh(15)
    return _cache.d19
  }

  var d24: Int {
    _refresh(16)
    return _cache.d24
  }

  var d21: Int { d19 }

  var d17: Int {
    _refresh(18)
    return _cache.d17
  }

  var d27: Int? {
    _refresh(19)
    return _cache.d27
  }

  var d15: Int {
    _refresh(20)
    return _cache.d15
  }

  var d18: Int {
    _refresh(21)
    return _cache.d18
  }

  var d22: Int {
    _refresh(22)
    return _cache.d22
  }

  var d58: Int {
    _refresh(23)
    return _cache.d58
  }

  var d25: Int {
    _refresh(24)
    return _cache.d25
  }

  var d29: Int {
    _refresh(25)
    return _cache.d29
  }

  var d31: Int {
    _refresh(26)
    return _cache.d31
  }

  var d33: Int? {
    _refresh(27)
    return _cache.d33
  }

  var d39: Int? {
    _refresh(28)
    return _cache.d39
  }

  var d42: Int? {
    _refresh(29)
    return _cache.d42
  }

  var d48: Int {
    _refresh(30)
    return _cache.d48
  }

  var d37: Int {
    _refresh(31)
    return _cache.d37
  }

  var d14: Int {
    _refresh(32)
    return _cache.d14
  }

  var d35: Int {
    _refresh(33)
    return _cache.d35
  }

  var d38: Int {
    _refresh(34)
    return _cache.d38
  }

  var d59: Int? {
    _refresh(35)
    return _cache.d59
  }

  var d63: Int {
    _refresh(36)
    return _cache.d63
  }

  var d41: Int {
    _refresh(37)
    return _cache.d41
  }

  var d46: Int {
    _refresh(38)
    return _cache.d46
  }

  var d50: Int {
    if !_core.isTelling { return _Family5M1Formulas.d50(d46) }
    _refresh(39)
    return _cache.d50
  }

  var d47: Int { d46 }

  var d13: Int {
    _refresh(41)
    return _cache.d13
  }

  var d56: Int {
    _refresh(42)
    return _cache.d56
  }

  var d16: Int {
    _refresh(43)
    return _cache.d16
  }

  var d12: Int {
    _refresh(44)
    return _cache.d12
  }

  var d11: Int {
    _refresh(45)
    return _cache.d11
  }

  var d10: Int {
    _refresh(46)
    return _cache.d10
  }

  var d28: Int {
    _refresh(47)
    return _cache.d28
  }

  var d9: Int {
    _refresh(48)
    return _cache.d9
  }

  var d8: Int {
    _refresh(49)
    return _cache.d8
  }

  var d7: Int {
    _refresh(50)
    return _cache.d7
  }

  var d6: Int {
    _refresh(51)
    return _cache.d6
  }

  var d4: Int {
    _refresh(52)
    return _cache.d4
  }

  var d20: Int { d4 }

  var d65: Int {
    _refresh(54)
    return _cache.d65
  }

  var d26: Int? {
    _refresh(55)
    return _cache.d26
  }

  var d60: Int? { d26 }

  var d2: Int {
    _refresh(57)
    return _cache.d2
  }

  var d45: Int {
    _refresh(58)
    return _cache.d45
  }

  var d49: Int {
    _refresh(59)
    return _cache.d49
  }

  var d53: Int? {
    _refresh(60)
    return _cache.d53
  }

  var d57: Int? { d53 }

  var d51: Int {
    if !_core.isTelling { return _Family5M1Formulas.d51(d49) }
    _refresh(62)
    return _cache.d51
  }

  var d54: Int {
    _refresh(63)
    return _cache.d54
  }

  var d1: Int {
    _refresh(64)
    return _cache.d1
  }

  var d5: Int {
    if !_core.isTelling { return _Family5M1Formulas.d5(d1) }
    _refresh(65)
    return _cache.d5
  }

  var d3: Int {
    _refresh(66)
    return _cache.d3
  }

  var d0: Int {
    _refresh(67)
    return _cache.d0
  }

  // MARK: Making

  init(c0: Family5M0, s0: Int = 0, s1: [Int] = []) {
    self.c0 = c0
    _s0 = s0
    _s1 = s1
    _adopt(
      c0._core,
      [
        0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29,
        30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57,
        58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72,
      ],
      from: 68
    )
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
    static var d64: Changes { self[2] }
    static var d62: Changes { self[3] }
    static var d55: Changes { self[4] }
    static var d61: Changes { self[5] }
    static var d52: Changes { self[6] }
    static var d44: Changes { self[7] }
    static var d43: Changes { self[8] }
    static var d36: Changes { self[9] }
    static var d32: Changes { self[10] }
    static var d30: Changes { self[11] }
    static var d34: Changes { self[12] }
    static var d40: Changes { self[13] }
    static var d23: Changes { self[14] }
    static var d19: Changes { self[15] }
    static var d24: Changes { self[16] }
    static var d21: Changes { self[17] }
    static var d17: Changes { self[18] }
    static var d27: Changes { self[19] }
    static var d15: Changes { self[20] }
    static var d18: Changes { self[21] }
    static var d22: Changes { self[22] }
    static var d58: Changes { self[23] }
    static var d25: Changes { self[24] }
    static var d29: Changes { self[25] }
    static var d31: Changes { self[26] }
    static var d33: Changes { self[27] }
    static var d39: Changes { self[28] }
    static var d42: Changes { self[29] }
    static var d48: Changes { self[30] }
    static var d37: Changes { self[31] }
    static var d14: Changes { self[32] }
    static var d35: Changes { self[33] }
    static var d38: Changes { self[34] }
    static var d59: Changes { self[35] }
    static var d63: Changes { self[36] }
    static var d41: Changes { self[37] }
    static var d46: Changes { self[38] }
    static var d50: Changes { self[39] }
    static var d47: Changes { self[40] }
    static var d13: Changes { self[41] }
    static var d56: Changes { self[42] }
    static var d16: Changes { self[43] }
    static var d12: Changes { self[44] }
    static var d11: Changes { self[45] }
    static var d10: Changes { self[46] }
    static var d28: Changes { self[47] }
    static var d9: Changes { self[48] }
    static var d8: Changes { self[49] }
    static var d7: Changes { self[50] }
    static var d6: Changes { self[51] }
    static var d4: Changes { self[52] }
    static var d20: Changes { self[53] }
    static var d65: Changes { self[54] }
    static var d26: Changes { self[55] }
    static var d60: Changes { self[56] }
    static var d2: Changes { self[57] }
    static var d45: Changes { self[58] }
    static var d49: Changes { self[59] }
    static var d53: Changes { self[60] }
    static var d57: Changes { self[61] }
    static var d51: Changes { self[62] }
    static var d54: Changes { self[63] }
    static var d1: Changes { self[64] }
    static var d5: Changes { self[65] }
    static var d3: Changes { self[66] }
    static var d0: Changes { self[67] }
  }

  /// The fields that can be observed one by one.
  struct Fields {
    var s0: Family5M1.Field<Int> { (0, { $0.s0 }) }
    var s1: Family5M1.Field<[Int]> { (1, { $0.s1 }) }
    var d64: Family5M1.Field<Int> { (2, { $0.d64 }) }
    var d62: Family5M1.Field<Int> { (3, { $0.d62 }) }
    var d55: Family5M1.Field<Int> { (4, { $0.d55 }) }
    var d61: Family5M1.Field<Int> { (5, { $0.d61 }) }
    var d52: Family5M1.Field<Int> { (6, { $0.d52 }) }
    var d44: Family5M1.Field<Int> { (7, { $0.d44 }) }
    var d43: Family5M1.Field<Int> { (8, { $0.d43 }) }
    var d36: Family5M1.Field<Int> { (9, { $0.d36 }) }
    var d32: Family5M1.Field<Int?> { (10, { $0.d32 }) }
    var d30: Family5M1.Field<Int> { (11, { $0.d30 }) }
    var d34: Family5M1.Field<Int> { (12, { $0.d34 }) }
    var d40: Family5M1.Field<Int> { (13, { $0.d40 }) }
    var d23: Family5M1.Field<Int> { (14, { $0.d23 }) }
    var d19: Family5M1.Field<Int> { (15, { $0.d19 }) }
    var d24: Family5M1.Field<Int> { (16, { $0.d24 }) }
    var d21: Family5M1.Field<Int> { (17, { $0.d21 }) }
    var d17: Family5M1.Field<Int> { (18, { $0.d17 }) }
    var d27: Family5M1.Field<Int?> { (19, { $0.d27 }) }
    var d15: Family5M1.Field<Int> { (20, { $0.d15 }) }
    var d18: Family5M1.Field<Int> { (21, { $0.d18 }) }
    var d22: Family5M1.Field<Int> { (22, { $0.d22 }) }
    var d58: Family5M1.Field<Int> { (23, { $0.d58 }) }
    var d25: Family5M1.Field<Int> { (24, { $0.d25 }) }
    var d29: Family5M1.Field<Int> { (25, { $0.d29 }) }
    var d31: Family5M1.Field<Int> { (26, { $0.d31 }) }
    var d33: Family5M1.Field<Int?> { (27, { $0.d33 }) }
    var d39: Family5M1.Field<Int?> { (28, { $0.d39 }) }
    var d42: Family5M1.Field<Int?> { (29, { $0.d42 }) }
    var d48: Family5M1.Field<Int> { (30, { $0.d48 }) }
    var d37: Family5M1.Field<Int> { (31, { $0.d37 }) }
    var d14: Family5M1.Field<Int> { (32, { $0.d14 }) }
    var d35: Family5M1.Field<Int> { (33, { $0.d35 }) }
    var d38: Family5M1.Field<Int> { (34, { $0.d38 }) }
    var d59: Family5M1.Field<Int?> { (35, { $0.d59 }) }
    var d63: Family5M1.Field<Int> { (36, { $0.d63 }) }
    var d41: Family5M1.Field<Int> { (37, { $0.d41 }) }
    var d46: Family5M1.Field<Int> { (38, { $0.d46 }) }
    var d50: Family5M1.Field<Int> { (39, { $0.d50 }) }
    var d47: Family5M1.Field<Int> { (40, { $0.d47 }) }
    var d13: Family5M1.Field<Int> { (41, { $0.d13 }) }
    var d56: Family5M1.Field<Int> { (42, { $0.d56 }) }
    var d16: Family5M1.Field<Int> { (43, { $0.d16 }) }
    var d12: Family5M1.Field<Int> { (44, { $0.d12 }) }
    var d11: Family5M1.Field<Int> { (45, { $0.d11 }) }
    var d10: Family5M1.Field<Int> { (46, { $0.d10 }) }
    var d28: Family5M1.Field<Int> { (47, { $0.d28 }) }
    var d9: Family5M1.Field<Int> { (48, { $0.d9 }) }
    var d8: Family5M1.Field<Int> { (49, { $0.d8 }) }
    var d7: Family5M1.Field<Int> { (50, { $0.d7 }) }
    var d6: Family5M1.Field<Int> { (51, { $0.d6 }) }
    var d4: Family5M1.Field<Int> { (52, { $0.d4 }) }
    var d20: Family5M1.Field<Int> { (53, { $0.d20 }) }
    var d65: Family5M1.Field<Int> { (54, { $0.d65 }) }
    var d26: Family5M1.Field<Int?> { (55, { $0.d26 }) }
    var d60: Family5M1.Field<Int?> { (56, { $0.d60 }) }
    var d2: Family5M1.Field<Int> { (57, { $0.d2 }) }
    var d45: Family5M1.Field<Int> { (58, { $0.d45 }) }
    var d49: Family5M1.Field<Int> { (59, { $0.d49 }) }
    var d53: Family5M1.Field<Int?> { (60, { $0.d53 }) }
    var d57: Family5M1.Field<Int?> { (61, { $0.d57 }) }
    var d51: Family5M1.Field<Int> { (62, { $0.d51 }) }
    var d54: Family5M1.Field<Int> { (63, { $0.d54 }) }
    var d1: Family5M1.Field<Int> { (64, { $0.d1 }) }
    var d5: Family5M1.Field<Int> { (65, { $0.d5 }) }
    var d3: Family5M1.Field<Int> { (66, { $0.d3 }) }
    var d0: Family5M1.Field<Int> { (67, { $0.d0 }) }
  }

  static let _fields: Fields = Fields()
  let _observers: Bindgen.Observers2<Family5M1, Changes> = Bindgen.Observers2()

  func _addWatched(to fields: inout Bindgen.Mask2) {
    fields.add(_observers.fields)
  }

  func _tell(_ changed: Bindgen.Mask2) {
    let changes: Changes = Changes(changed)
    _observers.tell(self, changes, changed)
  }

  static let _names: String = """
    s0 s1 d64 d62 d55 d61 d52 d44 d43 d36 d32 d30 d34 d40 d23 d19 d24 d21 d17 d27 d15 d18 d22 d58 d25 \
    d29 d31 d33 d39 d42 d48 d37 d14 d35 d38 d59 d63 d41 d46 d50 d47 d13 d56 d16 d12 d11 d10 d28 d9 d8 d7 \
    d6 d4 d20 d65 d26 d60 d2 d45 d49 d53 d57 d51 d54 d1 d5 d3 d0
    """

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph2 = Bindgen.Graph2(
    states: 2,
    inputs: [
      [
        68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95,
        96, 97, 98, 99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118,
        119, 120, 121, 122, 123, 124, 125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140,
      ],
      [70, 72],
      [
        68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95,
        96, 97, 98, 99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118,
        119, 120, 121, 122, 123, 124, 125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140,
      ],
      [4], [110], [77], [138],
      [
        68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95,
        96, 97, 98, 99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118,
        119, 120, 121, 122, 123, 124, 125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140,
      ],
      [139],
      [
        68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95,
        96, 97, 98, 99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118,
        119, 120, 121, 122, 123, 124, 125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140,
      ],
      [11, 115], [12], [127], [96, 101], [15], [15], [97], [16, 18, 120], [110], [18, 20], [21], [22], [22],
      [14, 24, 84], [25, 101, 123, 139], [26, 102], [27], [9, 25, 28, 81], [18, 29], [27], [87], [25, 32, 140], [33],
      [33, 34, 131], [35, 100, 130], [34, 88], [7, 37, 98], [38], [38], [69, 88], [41], [41, 139], [101], [127],
      [
        68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95,
        96, 97, 98, 99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118,
        119, 120, 121, 122, 123, 124, 125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140,
      ],
      [46, 108], [89], [86], [68, 102], [97],
      [
        68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95,
        96, 97, 98, 99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118,
        119, 120, 121, 122, 123, 124, 125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140,
      ],
      [52], [5, 53], [49, 53, 72, 84, 87], [55],
      [
        68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95,
        96, 97, 98, 99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118,
        119, 120, 121, 122, 123, 124, 125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140,
      ],
      [8, 28, 37, 57, 129], [29, 58, 89], [6, 59], [60], [59], [13, 39, 60, 62, 81], [0, 87, 140], [64], [64, 97, 137],
      [103, 108],
    ],
    outside: [
      [], [], [], [70], [68], [72], [73], [73], [75], [72], [77], [68, 69, 72], [79], [68, 78, 79], [70, 81], [82],
      [83], [72], [85], [86], [86], [68, 69, 72], [89], [79, 89, 90], [69, 90], [69, 89], [93], [93], [95], [96], [95],
      [90, 95], [86, 99], [100], [70, 79, 99], [102], [103], [68, 73, 84, 104], [105], [85, 104, 105], [102],
      [82, 108], [81, 95, 102], [76, 80, 110], [108, 110], [83, 112], [78, 113], [71, 74, 82, 112], [88, 110], [116],
      [117], [68, 70, 78, 95], [89, 115, 117, 119], [71, 72, 89, 90, 119], [121], [121], [75, 123], [68, 124], [124],
      [79, 126], [124], [128], [93, 129], [130], [128, 131], [119], [93], [134], [96, 111, 132, 135], [78, 134],
      [97, 107, 137], [97, 125, 128, 135, 137], [71, 105, 139],
    ]
  )
  static var _level: Int { 1 }
  let _core: Bindgen.FamilyCore2 = Bindgen.FamilyCore2(Family5M1._graph)
  private struct Cache {
    var d64: Int = 0
    var d62: Int = 0
    var d55: Int = 0
    var d61: Int = 0
    var d52: Int = 0
    var d44: Int = 0
    var d43: Int = 0
    var d36: Int = 0
    var d32: Int?
    var d30: Int = 0
    var d34: Int = 0
    var d23: Int = 0
    var d19: Int = 0
    var d24: Int = 0
    var d17: Int = 0
    var d27: Int?
    var d15: Int = 0
    var d18: Int = 0
    var d22: Int = 0
    var d58: Int = 0
    var d25: Int = 0
    var d29: Int = 0
    var d31: Int = 0
    var d33: Int?
    var d39: Int?
    var d42: Int?
    var d48: Int = 0
    var d37: Int = 0
    var d14: Int = 0
    var d35: Int = 0
    var d38: Int = 0
    var d59: Int?
    var d63: Int = 0
    var d41: Int = 0
    var d46: Int = 0
    var d50: Int = 0
    var d13: Int = 0
    var d56: Int = 0
    var d16: Int = 0
    var d12: Int = 0
    var d11: Int = 0
    var d10: Int = 0
    var d28: Int = 0
    var d9: Int = 0
    var d8: Int = 0
    var d7: Int = 0
    var d6: Int = 0
    var d4: Int = 0
    var d65: Int = 0
    var d26: Int?
    var d2: Int = 0
    var d45: Int = 0
    var d49: Int = 0
    var d53: Int?
    var d51: Int = 0
    var d54: Int = 0
    var d1: Int = 0
    var d5: Int = 0
    var d3: Int = 0
    var d0: Int = 0
  }
  private var _cache: Cache = Cache()
  private var _told: Cache = Cache()

  func _settle(_ wanted: Bindgen.Mask2) {
    var needed: Bindgen.Mask2 = Bindgen.Mask2()
    if _core.needs(71, for: wanted) { needed.add(3) }
    if _core.needs(72, for: wanted) { needed.add(4) }
    if _core.needs(73, for: wanted) { needed.add(5) }
    if _core.needs(74, for: wanted) { needed.add(6) }
    if _core.needs(75, for: wanted) { needed.add(7) }
    if _core.needs(76, for: wanted) { needed.add(8) }
    if _core.needs(77, for: wanted) { needed.add(9) }
    if _core.needs(78, for: wanted) { needed.add(10) }
    if _core.needs(79, for: wanted) { needed.add(11) }
    if _core.needs(80, for: wanted) { needed.add(12) }
    if _core.needs(81, for: wanted) { needed.add(13) }
    if _core.needs(82, for: wanted) { needed.add(14) }
    if _core.needs(83, for: wanted) { needed.add(15) }
    if _core.needs(84, for: wanted) { needed.add(16) }
    if _core.needs(85, for: wanted) { needed.add(17) }
    if _core.needs(86, for: wanted) { needed.add(18) }
    if _core.needs(87, for: wanted) { needed.add(19) }
    if _core.needs(88, for: wanted) { needed.add(20) }
    if _core.needs(89, for: wanted) { needed.add(21) }
    if _core.needs(90, for: wanted) { needed.add(22) }
    if _core.needs(91, for: wanted) { needed.add(23) }
    if _core.needs(92, for: wanted) { needed.add(24) }
    if _core.needs(93, for: wanted) { needed.add(25) }
    if _core.needs(94, for: wanted) { needed.add(26) }
    if _core.needs(95, for: wanted) { needed.add(27) }
    if _core.needs(96, for: wanted) { needed.add(28) }
    if _core.needs(97, for: wanted) { needed.add(29) }
    if _core.needs(98, for: wanted) { needed.add(30) }
    if _core.needs(99, for: wanted) { needed.add(31) }
    if _core.needs(100, for: wanted) { needed.add(32) }
    if _core.needs(101, for: wanted) { needed.add(33) }
    if _core.needs(102, for: wanted) { needed.add(34) }
    if _core.needs(103, for: wanted) { needed.add(35) }
    if _core.needs(104, for: wanted) { needed.add(36) }
    if _core.needs(105, for: wanted) { needed.add(37) }
    if _core.needs(106, for: wanted) { needed.add(38) }
    if _core.needs(107, for: wanted) { needed.add(39) }
    if _core.needs(108, for: wanted) { needed.add(40) }
    if _core.needs(109, for: wanted) { needed.add(41) }
    if _core.needs(110, for: wanted) { needed.add(42) }
    if _core.needs(111, for: wanted) { needed.add(43) }
    if _core.needs(112, for: wanted) { needed.add(44) }
    if _core.needs(113, for: wanted) { needed.add(45) }
    if _core.needs(114, for: wanted) { needed.add(46) }
    if _core.needs(115, for: wanted) { needed.add(47) }
    if _core.needs(116, for: wanted) { needed.add(48) }
    if _core.needs(117, for: wanted) { needed.add(49) }
    if _core.needs(118, for: wanted) { needed.add(50) }
    if _core.needs(119, for: wanted) { needed.add(51) }
    if _core.needs(120, for: wanted) { needed.add(52) }
    if _core.needs(121, for: wanted) { needed.add(53) }
    if _core.needs(122, for: wanted) { needed.add(54) }
    if _core.needs(123, for: wanted) { needed.add(55) }
    if _core.needs(124, for: wanted) { needed.add(56) }
    if _core.needs(125, for: wanted) { needed.add(57) }
    if _core.needs(126, for: wanted) { needed.add(58) }
    if _core.needs(127, for: wanted) { needed.add(59) }
    if _core.needs(128, for: wanted) { needed.add(60) }
    if _core.needs(129, for: wanted) { needed.add(61) }
    if _core.needs(130, for: wanted) { needed.add(62) }
    if _core.needs(131, for: wanted) { needed.add(63) }
    if _core.needs(132, for: wanted) { needed.add(64) }
    if _core.needs(133, for: wanted) { needed.add(65) }
    if _core.needs(134, for: wanted) { needed.add(66) }
    if _core.needs(135, for: wanted) { needed.add(67) }
    if _core.needs(136, for: wanted) { needed.add(68) }
    if _core.needs(137, for: wanted) { needed.add(69) }
    if _core.needs(138, for: wanted) { needed.add(70) }
    if _core.needs(139, for: wanted) { needed.add(71) }
    if _core.needs(140, for: wanted) { needed.add(72) }
    c0._bringUpToDate(needed)
    if _core.staleness.stale[0] & wanted[0] & 0x3_ffff_fffc != 0 { _settle0(wanted) }
    if _core.staleness.stale[0] & wanted[0] & 0xffff_fffc_0000_0000 != 0 { _settle1(wanted) }
    if _core.staleness.stale[1] & wanted[1] & 0xf != 0 { _settle2(wanted) }
  }

  private func _settle0(_ wanted: Bindgen.Mask2) {
    var pass: Bindgen.Pass = _core.staleness.pass(0, wanted)
    if pass.isAnyDue(0x3fc) {
      if pass.isDue(2) {
        let value: Int = _Family5M1Formulas.d64(c0)
        if Bindgen.replace(&_cache.d64, with: value) { pass.cameOut(2) }
      }
      if pass.isDue(3) {
        let value: Int = _Family5M1Formulas.d62(c0)
        if Bindgen.replace(&_cache.d62, with: value) { pass.cameOut(3) }
      }
      if pass.isDue(4) {
        let value: Int = _Family5M1Formulas.d55(c0)
        if Bindgen.replace(&_cache.d55, with: value) { pass.cameOut(4, marking: 0x20) }
      }
      if pass.isDue(5) {
        let value: Int = _Family5M1Formulas.d61(_cache.d55)
        if Bindgen.replace(&_cache.d61, with: value) { pass.cameOut(5, marking: 0x40_0000_0000_0000) }
      }
      if pass.isDue(6) {
        let value: Int = _Family5M1Formulas.d52(c0)
        if Bindgen.replace(&_cache.d52, with: value) { pass.cameOut(6, marking: 0x1000_0000_0000_0000) }
      }
      if pass.isDue(7) {
        let value: Int = _Family5M1Formulas.d44(c0)
        if Bindgen.replace(&_cache.d44, with: value) { pass.cameOut(7, marking: 0x40_0000_0000) }
      }
      if pass.isDue(8) {
        let value: Int = _Family5M1Formulas.d43(c0)
        if Bindgen.replace(&_cache.d43, with: value) { pass.cameOut(8, marking: 0x400_0000_0000_0000) }
      }
      if pass.isDue(9) {
        let value: Int = _Family5M1Formulas.d36(c0)
        if Bindgen.replace(&_cache.d36, with: value) { pass.cameOut(9, marking: 0x2000_0000) }
      }
    }
    if pass.isAnyDue(0x3fc00) {
      if pass.isDue(10) {
        let value: Int? = _Family5M1Formulas.d32(c0)
        if Bindgen.replace(&_cache.d32, with: value) { pass.cameOut(10) }
      }
      if pass.isDue(11) {
        let value: Int = _Family5M1Formulas.d30(c0)
        if Bindgen.replace(&_cache.d30, with: value) { pass.cameOut(11, marking: 0x1000) }
      }
      if pass.isDue(12) {
        let value: Int = _Family5M1Formulas.d34(c0, _cache.d30)
        if Bindgen.replace(&_cache.d34, with: value) { pass.cameOut(12, marking: 0x2000) }
      }
      if pass.isDue(13) { pass.cameOut(13, marking: 0x8000_0000_0000_0000) }
      if pass.isDue(14) {
        let value: Int = _Family5M1Formulas.d23(c0)
        if Bindgen.replace(&_cache.d23, with: value) { pass.cameOut(14, marking: 0x2000000) }
      }
      if pass.isDue(15) {
        let value: Int = _Family5M1Formulas.d19(c0)
        if Bindgen.replace(&_cache.d19, with: value) { pass.cameOut(15, marking: 0x30000) }
      }
      if pass.isDue(16) {
        _cache.d24 = _Family5M1Formulas.d24(_cache.d19)
        pass.cameOut(16, marking: 0x80000)
      }
      if pass.isDue(17) { pass.cameOut(17) }
    }
    if pass.isAnyDue(0x3fc0000) {
      if pass.isDue(18) {
        let value: Int = _Family5M1Formulas.d17(c0)
        if Bindgen.replace(&_cache.d17, with: value) { pass.cameOut(18, marking: 0x4028_0000) }
      }
      if pass.isDue(19) {
        let value: Int? = _Family5M1Formulas.d27(_cache.d17, _cache.d24, c0)
        if Bindgen.replace(&_cache.d27, with: value) { pass.cameOut(19) }
      }
      if pass.isDue(20) {
        let value: Int = _Family5M1Formulas.d15(c0)
        if Bindgen.replace(&_cache.d15, with: value) { pass.cameOut(20, marking: 0x200000) }
      }
      if pass.isDue(21) {
        _cache.d18 = _Family5M1Formulas.d18(_cache.d15, _cache.d17)
        pass.cameOut(21, marking: 0x400000)
      }
      if pass.isDue(22) {
        let value: Int = _Family5M1Formulas.d22(_cache.d18)
        if Bindgen.replace(&_cache.d22, with: value, unless: _Family5M1Formulas.d22AreEqual) {
          pass.cameOut(22, marking: 0x1800000)
        }
      }
      if pass.isDue(23) {
        let value: Int = _Family5M1Formulas.d58(_cache.d22)
        if Bindgen.replace(&_cache.d58, with: value) { pass.cameOut(23) }
      }
      if pass.isDue(24) {
        let value: Int = _Family5M1Formulas.d25(_cache.d22)
        if Bindgen.replace(&_cache.d25, with: value) { pass.cameOut(24, marking: 0x2000000) }
      }
      if pass.isDue(25) {
        let value: Int = _Family5M1Formulas.d29(_cache.d25, _cache.d23, c0)
        if Bindgen.replace(&_cache.d29, with: value) { pass.cameOut(25, marking: 0x2_2400_0000) }
      }
    }
    if pass.isAnyDue(0x3_fc00_0000) {
      if pass.isDue(26) {
        _cache.d31 = _Family5M1Formulas.d31(c0, _cache.d29)
        pass.cameOut(26, marking: 0x8000000)
      }
      if pass.isDue(27) {
        let value: Int? = _Family5M1Formulas.d33(c0, _cache.d31)
        if Bindgen.replace(&_cache.d33, with: value) { pass.cameOut(27, marking: 0x9000_0000) }
      }
      if pass.isDue(28) {
        let value: Int? = _Family5M1Formulas.d39(_cache.d33)
        if Bindgen.replace(&_cache.d39, with: value) { pass.cameOut(28, marking: 0x400_0000_2000_0000) }
      }
      if pass.isDue(29) {
        let value: Int? = _Family5M1Formulas.d42(c0, _cache.d39, _cache.d36, _cache.d29)
        if Bindgen.replace(&_cache.d42, with: value) { pass.cameOut(29, marking: 0x800_0000_4000_0000) }
      }
      if pass.isDue(30) {
        let value: Int = _Family5M1Formulas.d48(_cache.d17, _cache.d42)
        if Bindgen.replace(&_cache.d48, with: value) { pass.cameOut(30) }
      }
      if pass.isDue(31) {
        let value: Int = _Family5M1Formulas.d37(_cache.d33)
        if Bindgen.replace(&_cache.d37, with: value) { pass.cameOut(31) }
      }
      if pass.isDue(32) {
        let value: Int = _Family5M1Formulas.d14(c0)
        if Bindgen.replace(&_cache.d14, with: value) { pass.cameOut(32, marking: 0x2_0000_0000) }
      }
      if pass.isDue(33) {
        let value: Int = _Family5M1Formulas.d35(_cache.d29, c0, _cache.d14)
        if Bindgen.replace(&_cache.d35, with: value) { pass.cameOut(33, marking: 0xc_0000_0000) }
      }
    }
    _core.finish(pass, 0x3_ffff_fffc)
  }

  private func _settle1(_ wanted: Bindgen.Mask2) {
    var pass: Bindgen.Pass = _core.staleness.pass(0, wanted)
    if pass.isAnyDue(0x3fc_0000_0000) {
      if pass.isDue(34) {
        let value: Int = _Family5M1Formulas.d38(_cache.d35)
        if Bindgen.replace(&_cache.d38, with: value, unless: _Family5M1Formulas.d38AreEqual) {
          pass.cameOut(34, marking: 0x28_0000_0000)
        }
      }
      if pass.isDue(35) {
        let value: Int? = _Family5M1Formulas.d59(_cache.d35, c0, _cache.d38)
        if Bindgen.replace(&_cache.d59, with: value) { pass.cameOut(35, marking: 0x10_0000_0000) }
      }
      if pass.isDue(36) {
        let value: Int = _Family5M1Formulas.d63(_cache.d59, c0)
        if Bindgen.replace(&_cache.d63, with: value, unless: _Family5M1Formulas.d63AreEqual) { pass.cameOut(36) }
      }
      if pass.isDue(37) {
        let value: Int = _Family5M1Formulas.d41(_cache.d38, c0)
        if Bindgen.replace(&_cache.d41, with: value, unless: _Family5M1Formulas.d41AreEqual) {
          pass.cameOut(37, marking: 0x400_0040_0000_0000)
        }
      }
      if pass.isDue(38) {
        let value: Int = _Family5M1Formulas.d46(_cache.d44, _cache.d41, c0)
        if Bindgen.replace(&_cache.d46, with: value) { pass.cameOut(38, marking: 0x180_0000_0000) }
      }
      if pass.isDue(39) {
        let value: Int = _Family5M1Formulas.d50(_cache.d46)
        if Bindgen.replace(&_cache.d50, with: value) { pass.cameOut(39, marking: 0x8000_0000_0000_0000) }
      }
      if pass.isDue(40) { pass.cameOut(40) }
      if pass.isDue(41) {
        let value: Int = _Family5M1Formulas.d13(c0)
        if Bindgen.replace(&_cache.d13, with: value) { pass.cameOut(41, marking: 0xc00_0000_0000) }
      }
    }
    if pass.isAnyDue(0x3_fc00_0000_0000) {
      if pass.isDue(42) {
        let value: Int = _Family5M1Formulas.d56(_cache.d13)
        if Bindgen.replace(&_cache.d56, with: value, unless: _Family5M1Formulas.d56AreEqual) { pass.cameOut(42) }
      }
      if pass.isDue(43) {
        _cache.d16 = _Family5M1Formulas.d16(_cache.d13, c0)
        pass.cameOut(43)
      }
      if pass.isDue(44) {
        let value: Int = _Family5M1Formulas.d12(c0)
        if Bindgen.replace(&_cache.d12, with: value) { pass.cameOut(44) }
      }
      if pass.isDue(45) {
        let value: Int = _Family5M1Formulas.d11(c0)
        if Bindgen.replace(&_cache.d11, with: value, unless: _Family5M1Formulas.d11AreEqual) { pass.cameOut(45) }
      }
      if pass.isDue(46) {
        let value: Int = _Family5M1Formulas.d10(c0)
        if Bindgen.replace(&_cache.d10, with: value) { pass.cameOut(46, marking: 0x8000_0000_0000) }
      }
      if pass.isDue(47) {
        let value: Int = _Family5M1Formulas.d28(c0, _cache.d10)
        if Bindgen.replace(&_cache.d28, with: value) { pass.cameOut(47) }
      }
      if pass.isDue(48) {
        let value: Int = _Family5M1Formulas.d9(c0)
        if Bindgen.replace(&_cache.d9, with: value) { pass.cameOut(48) }
      }
      if pass.isDue(49) {
        let value: Int = _Family5M1Formulas.d8(c0)
        if Bindgen.replace(&_cache.d8, with: value) { pass.cameOut(49, marking: 0x80_0000_0000_0000) }
      }
    }
    if pass.isAnyDue(0x3fc_0000_0000_0000) {
      if pass.isDue(50) {
        _cache.d7 = _Family5M1Formulas.d7(c0)
        pass.cameOut(50)
      }
      if pass.isDue(51) {
        let value: Int = _Family5M1Formulas.d6(c0)
        if Bindgen.replace(&_cache.d6, with: value) { pass.cameOut(51) }
      }
      if pass.isDue(52) {
        let value: Int = _Family5M1Formulas.d4(c0)
        if Bindgen.replace(&_cache.d4, with: value) { pass.cameOut(52, marking: 0x20_0000_0000_0000) }
      }
      if pass.isDue(53) { pass.cameOut(53, marking: 0xc0_0000_0000_0000) }
      if pass.isDue(54) {
        let value: Int = _Family5M1Formulas.d65(_cache.d61, _cache.d4)
        if Bindgen.replace(&_cache.d65, with: value) { pass.cameOut(54) }
      }
      if pass.isDue(55) {
        let value: Int? = _Family5M1Formulas.d26(c0, _cache.d4, _cache.d8)
        if Bindgen.replace(&_cache.d26, with: value) { pass.cameOut(55, marking: 0x100_0000_0000_0000) }
      }
      if pass.isDue(56) { pass.cameOut(56) }
      if pass.isDue(57) {
        let value: Int = _Family5M1Formulas.d2(c0)
        if Bindgen.replace(&_cache.d2, with: value) { pass.cameOut(57, marking: 0x400_0000_0000_0000) }
      }
    }
    if pass.isAnyDue(0xfc00_0000_0000_0000) {
      if pass.isDue(58) {
        let value: Int = _Family5M1Formulas.d45(_cache.d41, _cache.d2, _cache.d43, c0, _cache.d39)
        if Bindgen.replace(&_cache.d45, with: value, unless: _Family5M1Formulas.d45AreEqual) {
          pass.cameOut(58, marking: 0x800_0000_0000_0000)
        }
      }
      if pass.isDue(59) {
        let value: Int = _Family5M1Formulas.d49(_cache.d45, c0, _cache.d42)
        if Bindgen.replace(&_cache.d49, with: value) { pass.cameOut(59, marking: 0x5000_0000_0000_0000) }
      }
      if pass.isDue(60) {
        let value: Int? = _Family5M1Formulas.d53(_cache.d52, _cache.d49)
        if Bindgen.replace(&_cache.d53, with: value) { pass.cameOut(60, marking: 0xa000_0000_0000_0000) }
      }
      if pass.isDue(61) { pass.cameOut(61) }
      if pass.isDue(62) {
        let value: Int = _Family5M1Formulas.d51(_cache.d49)
        if Bindgen.replace(&_cache.d51, with: value) { pass.cameOut(62, marking: 0x8000_0000_0000_0000) }
      }
      if pass.isDue(63) {
        let value: Int = _Family5M1Formulas.d54(c0, _cache.d34, _cache.d50, _cache.d51, _cache.d53)
        if Bindgen.replace(&_cache.d54, with: value) { pass.cameOut(63) }
      }
    }
    _core.finish(pass, 0xffff_fffc_0000_0000)
  }

  private func _settle2(_ wanted: Bindgen.Mask2) {
    var pass: Bindgen.Pass = _core.staleness.pass(1, wanted)
    if pass.isDue(64) {
      _cache.d1 = _Family5M1Formulas.d1(_s0, c0)
      pass.cameOut(64, marking: 0x6)
    }
    if pass.isDue(65) {
      let value: Int = _Family5M1Formulas.d5(_cache.d1)
      if Bindgen.replace(&_cache.d5, with: value) { pass.cameOut(65) }
    }
    if pass.isDue(66) {
      let value: Int = _Family5M1Formulas.d3(c0, _cache.d1)
      if Bindgen.replace(&_cache.d3, with: value) { pass.cameOut(66) }
    }
    if pass.isDue(67) {
      _cache.d0 = _Family5M1Formulas.d0(c0)
      pass.cameOut(67)
    }
    _core.finish(pass, 0xf)
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
    if Bindgen.areEqual(told.d64, cache.d64) { equal.add(2) }
    if Bindgen.areEqual(told.d62, cache.d62) { equal.add(3) }
    if Bindgen.areEqual(told.d55, cache.d55) { equal.add(4) }
    if Bindgen.areEqual(told.d61, cache.d61) { equal.add(5) }
    if Bindgen.areEqual(told.d52, cache.d52) { equal.add(6) }
    if Bindgen.areEqual(told.d44, cache.d44) { equal.add(7) }
    if Bindgen.areEqual(told.d43, cache.d43) { equal.add(8) }
    if Bindgen.areEqual(told.d36, cache.d36) { equal.add(9) }
    if Bindgen.areEqual(told.d32, cache.d32) { equal.add(10) }
    if Bindgen.areEqual(told.d30, cache.d30) { equal.add(11) }
    if Bindgen.areEqual(told.d34, cache.d34) { equal.add(12) }
    if Bindgen.areEqual(told.d34, cache.d34) { equal.add(13) }
    if Bindgen.areEqual(told.d23, cache.d23) { equal.add(14) }
    if Bindgen.areEqual(told.d19, cache.d19) { equal.add(15) }
    if Bindgen.areEqual(told.d19, cache.d19) { equal.add(17) }
    if Bindgen.areEqual(told.d17, cache.d17) { equal.add(18) }
    if Bindgen.areEqual(told.d27, cache.d27) { equal.add(19) }
    if Bindgen.areEqual(told.d15, cache.d15) { equal.add(20) }
    if Bindgen.areEqual(told.d22, cache.d22, by: _Family5M1Formulas.d22AreEqual) { equal.add(22) }
    if Bindgen.areEqual(told.d58, cache.d58) { equal.add(23) }
    if Bindgen.areEqual(told.d25, cache.d25) { equal.add(24) }
    if Bindgen.areEqual(told.d29, cache.d29) { equal.add(25) }
    if Bindgen.areEqual(told.d33, cache.d33) { equal.add(27) }
    if Bindgen.areEqual(told.d39, cache.d39) { equal.add(28) }
    if Bindgen.areEqual(told.d42, cache.d42) { equal.add(29) }
    if Bindgen.areEqual(told.d48, cache.d48) { equal.add(30) }
    if Bindgen.areEqual(told.d37, cache.d37) { equal.add(31) }
    if Bindgen.areEqual(told.d14, cache.d14) { equal.add(32) }
    if Bindgen.areEqual(told.d35, cache.d35) { equal.add(33) }
  }

  private func _compare1(_ told: Cache, _ cache: Cache, _ equal: inout Bindgen.Mask2) {
    if Bindgen.areEqual(told.d38, cache.d38, by: _Family5M1Formulas.d38AreEqual) { equal.add(34) }
    if Bindgen.areEqual(told.d59, cache.d59) { equal.add(35) }
    if Bindgen.areEqual(told.d63, cache.d63, by: _Family5M1Formulas.d63AreEqual) { equal.add(36) }
    if Bindgen.areEqual(told.d41, cache.d41, by: _Family5M1Formulas.d41AreEqual) { equal.add(37) }
    if Bindgen.areEqual(told.d46, cache.d46) { equal.add(38) }
    if Bindgen.areEqual(told.d50, cache.d50) { equal.add(39) }
    if Bindgen.areEqual(told.d46, cache.d46) { equal.add(40) }
    if Bindgen.areEqual(told.d13, cache.d13) { equal.add(41) }
    if Bindgen.areEqual(told.d56, cache.d56, by: _Family5M1Formulas.d56AreEqual) { equal.add(42) }
    if Bindgen.areEqual(told.d12, cache.d12) { equal.add(44) }
    if Bindgen.areEqual(told.d11, cache.d11, by: _Family5M1Formulas.d11AreEqual) { equal.add(45) }
    if Bindgen.areEqual(told.d10, cache.d10) { equal.add(46) }
    if Bindgen.areEqual(told.d28, cache.d28) { equal.add(47) }
    if Bindgen.areEqual(told.d9, cache.d9) { equal.add(48) }
    if Bindgen.areEqual(told.d8, cache.d8) { equal.add(49) }
    if Bindgen.areEqual(told.d6, cache.d6) { equal.add(51) }
    if Bindgen.areEqual(told.d4, cache.d4) { equal.add(52) }
    if Bindgen.areEqual(told.d4, cache.d4) { equal.add(53) }
    if Bindgen.areEqual(told.d65, cache.d65) { equal.add(54) }
    if Bindgen.areEqual(told.d26, cache.d26) { equal.add(55) }
    if Bindgen.areEqual(told.d26, cache.d26) { equal.add(56) }
    if Bindgen.areEqual(told.d2, cache.d2) { equal.add(57) }
    if Bindgen.areEqual(told.d45, cache.d45, by: _Family5M1Formulas.d45AreEqual) { equal.add(58) }
    if Bindgen.areEqual(told.d49, cache.d49) { equal.add(59) }
    if Bindgen.areEqual(told.d53, cache.d53) { equal.add(60) }
    if Bindgen.areEqual(told.d53, cache.d53) { equal.add(61) }
    if Bindgen.areEqual(told.d51, cache.d51) { equal.add(62) }
    if Bindgen.areEqual(told.d54, cache.d54) { equal.add(63) }
  }

  private func _compare2(_ told: Cache, _ cache: Cache, _ equal: inout Bindgen.Mask2) {
    if Bindgen.areEqual(told.d5, cache.d5) { equal.add(65) }
    if Bindgen.areEqual(told.d3, cache.d3) { equal.add(66) }
  }
}

extension Family5M1 {
  func watch(_ field: String, _ body: @escaping (Int) -> Void) -> AnyObject? {
    switch field {
    case "s0": return observe(\.s0) { body($0.number) }
    case "s1": return observe(\.s1) { body($0.number) }
    case "d64": return observe(\.d64) { body($0.number) }
    case "d62": return observe(\.d62) { body($0.number) }
    case "d55": return observe(\.d55) { body($0.number) }
    case "d61": return observe(\.d61) { body($0.number) }
    case "d52": return observe(\.d52) { body($0.number) }
    case "d44": return observe(\.d44) { body($0.number) }
    case "d43": return observe(\.d43) { body($0.number) }
    case "d36": return observe(\.d36) { body($0.number) }
    case "d32": return observe(\.d32) { body($0.number) }
    case "d30": return observe(\.d30) { body($0.number) }
    case "d34": return observe(\.d34) { body($0.number) }
    case "d40": return observe(\.d40) { body($0.number) }
    case "d23": return observe(\.d23) { body($0.number) }
    case "d19": return observe(\.d19) { body($0.number) }
    case "d24": return observe(\.d24) { body($0.number) }
    case "d21": return observe(\.d21) { body($0.number) }
    case "d17": return observe(\.d17) { body($0.number) }
    case "d27": return observe(\.d27) { body($0.number) }
    case "d15": return observe(\.d15) { body($0.number) }
    case "d18": return observe(\.d18) { body($0.number) }
    case "d22": return observe(\.d22) { body($0.number) }
    case "d58": return observe(\.d58) { body($0.number) }
    case "d25": return observe(\.d25) { body($0.number) }
    case "d29": return observe(\.d29) { body($0.number) }
    case "d31": return observe(\.d31) { body($0.number) }
    case "d33": return observe(\.d33) { body($0.number) }
    case "d39": return observe(\.d39) { body($0.number) }
    case "d42": return observe(\.d42) { body($0.number) }
    case "d48": return observe(\.d48) { body($0.number) }
    case "d37": return observe(\.d37) { body($0.number) }
    case "d14": return observe(\.d14) { body($0.number) }
    case "d35": return observe(\.d35) { body($0.number) }
    case "d38": return observe(\.d38) { body($0.number) }
    case "d59": return observe(\.d59) { body($0.number) }
    case "d63": return observe(\.d63) { body($0.number) }
    case "d41": return observe(\.d41) { body($0.number) }
    case "d46": return observe(\.d46) { body($0.number) }
    case "d50": return observe(\.d50) { body($0.number) }
    case "d47": return observe(\.d47) { body($0.number) }
    case "d13": return observe(\.d13) { body($0.number) }
    case "d56": return observe(\.d56) { body($0.number) }
    case "d16": return observe(\.d16) { body($0.number) }
    case "d12": return observe(\.d12) { body($0.number) }
    case "d11": return observe(\.d11) { body($0.number) }
    case "d10": return observe(\.d10) { body($0.number) }
    case "d28": return observe(\.d28) { body($0.number) }
    case "d9": return observe(\.d9) { body($0.number) }
    case "d8": return observe(\.d8) { body($0.number) }
    case "d7": return observe(\.d7) { body($0.number) }
    case "d6": return observe(\.d6) { body($0.number) }
    case "d4": return observe(\.d4) { body($0.number) }
    case "d20": return observe(\.d20) { body($0.number) }
    case "d65": return observe(\.d65) { body($0.number) }
    case "d26": return observe(\.d26) { body($0.number) }
    case "d60": return observe(\.d60) { body($0.number) }
    case "d2": return observe(\.d2) { body($0.number) }
    case "d45": return observe(\.d45) { body($0.number) }
    case "d49": return observe(\.d49) { body($0.number) }
    case "d53": return observe(\.d53) { body($0.number) }
    case "d57": return observe(\.d57) { body($0.number) }
    case "d51": return observe(\.d51) { body($0.number) }
    case "d54": return observe(\.d54) { body($0.number) }
    case "d1": return observe(\.d1) { body($0.number) }
    case "d5": return observe(\.d5) { body($0.number) }
    case "d3": return observe(\.d3) { body($0.number) }
    case "d0": return observe(\.d0) { body($0.number) }
    default: return nil
    }
  }

  func watchAll(_ body: @escaping (Set<String>) -> Void) -> AnyObject? {
    observe { _, changes in
      var names: Set<String> = []
      if changes.contains(.s0) { names.insert("s0") }
      if changes.contains(.s1) { names.insert("s1") }
      if changes.contains(.d64) { names.insert("d64") }
      if changes.contains(.d62) { names.insert("d62") }
      if changes.contains(.d55) { names.insert("d55") }
      if changes.contains(.d61) { names.insert("d61") }
      if changes.contains(.d52) { names.insert("d52") }
      if changes.contains(.d44) { names.insert("d44") }
      if changes.contains(.d43) { names.insert("d43") }
      if changes.contains(.d36) { names.insert("d36") }
      if changes.contains(.d32) { names.insert("d32") }
      if changes.contains(.d30) { names.insert("d30") }
      if changes.contains(.d34) { names.insert("d34") }
      if changes.contains(.d40) { names.insert("d40") }
      if changes.contains(.d23) { names.insert("d23") }
      if changes.contains(.d19) { names.insert("d19") }
      if changes.contains(.d24) { names.insert("d24") }
      if changes.contains(.d21) { names.insert("d21") }
      if changes.contains(.d17) { names.insert("d17") }
      if changes.contains(.d27) { names.insert("d27") }
      if changes.contains(.d15) { names.insert("d15") }
      if changes.contains(.d18) { names.insert("d18") }
      if changes.contains(.d22) { names.insert("d22") }
      if changes.contains(.d58) { names.insert("d58") }
      if changes.contains(.d25) { names.insert("d25") }
      if changes.contains(.d29) { names.insert("d29") }
      if changes.contains(.d31) { names.insert("d31") }
      if changes.contains(.d33) { names.insert("d33") }
      if changes.contains(.d39) { names.insert("d39") }
      if changes.contains(.d42) { names.insert("d42") }
      if changes.contains(.d48) { names.insert("d48") }
      if changes.contains(.d37) { names.insert("d37") }
      if changes.contains(.d14) { names.insert("d14") }
      if changes.contains(.d35) { names.insert("d35") }
      if changes.contains(.d38) { names.insert("d38") }
      if changes.contains(.d59) { names.insert("d59") }
      if changes.contains(.d63) { names.insert("d63") }
      if changes.contains(.d41) { names.insert("d41") }
      if changes.contains(.d46) { names.insert("d46") }
      if changes.contains(.d50) { names.insert("d50") }
      if changes.contains(.d47) { names.insert("d47") }
      if changes.contains(.d13) { names.insert("d13") }
      if changes.contains(.d56) { names.insert("d56") }
      if changes.contains(.d16) { names.insert("d16") }
      if changes.contains(.d12) { names.insert("d12") }
      if changes.contains(.d11) { names.insert("d11") }
      if changes.contains(.d10) { names.insert("d10") }
      if changes.contains(.d28) { names.insert("d28") }
      if changes.contains(.d9) { names.insert("d9") }
      if changes.contains(.d8) { names.insert("d8") }
      if changes.contains(.d7) { names.insert("d7") }
      if changes.contains(.d6) { names.insert("d6") }
      if changes.contains(.d4) { names.insert("d4") }
      if changes.contains(.d20) { names.insert("d20") }
      if changes.contains(.d65) { names.insert("d65") }
      if changes.contains(.d26) { names.insert("d26") }
      if changes.contains(.d60) { names.insert("d60") }
      if changes.contains(.d2) { names.insert("d2") }
      if changes.contains(.d45) { names.insert("d45") }
      if changes.contains(.d49) { names.insert("d49") }
      if changes.contains(.d53) { names.insert("d53") }
      if changes.contains(.d57) { names.insert("d57") }
      if changes.contains(.d51) { names.insert("d51") }
      if changes.contains(.d54) { names.insert("d54") }
      if changes.contains(.d1) { names.insert("d1") }
      if changes.contains(.d5) { names.insert("d5") }
      if changes.contains(.d3) { names.insert("d3") }
      if changes.contains(.d0) { names.insert("d0") }
      body(names)
    }
  }
}

extension Family5M1: DrivenModel {
  static func make(_ children: [String: any DrivenModel]) -> any DrivenModel {
    Family5M1(
      c0: children["c0"] as! Family5M0,
      s0: 0
    )
  }

  var sum: Int {
    var sum: Int = 0
    sum &+= s0.number
    sum &+= s1.number
    sum &+= d64.number
    sum &+= d62.number
    sum &+= d55.number
    sum &+= d61.number
    sum &+= d52.number
    sum &+= d44.number
    sum &+= d43.number
    sum &+= d36.number
    sum &+= d32.number
    sum &+= d30.number
    sum &+= d34.number
    sum &+= d40.number
    sum &+= d23.number
    sum &+= d19.number
    sum &+= d24.number
    sum &+= d21.number
    sum &+= d17.number
    sum &+= d27.number
    sum &+= d15.number
    sum &+= d18.number
    sum &+= bucket(d22)
    sum &+= d58.number
    sum &+= d25.number
    sum &+= d29.number
    sum &+= d31.number
    sum &+= d33.number
    sum &+= d39.number
    sum &+= d42.number
    sum &+= d48.number
    sum &+= d37.number
    sum &+= d14.number
    sum &+= d35.number
    sum &+= bucket(d38)
    sum &+= d59.number
    sum &+= bucket(d63)
    sum &+= bucket(d41)
    sum &+= d46.number
    sum &+= d50.number
    sum &+= d47.number
    sum &+= d13.number
    sum &+= bucket(d56)
    sum &+= d16.number
    sum &+= d12.number
    sum &+= bucket(d11)
    sum &+= d10.number
    sum &+= d28.number
    sum &+= d9.number
    sum &+= d8.number
    sum &+= d7.number
    sum &+= d6.number
    sum &+= d4.number
    sum &+= d20.number
    sum &+= d65.number
    sum &+= d26.number
    sum &+= d60.number
    sum &+= d2.number
    sum &+= bucket(d45)
    sum &+= d49.number
    sum &+= d53.number
    sum &+= d57.number
    sum &+= d51.number
    sum &+= d54.number
    sum &+= d1.number
    sum &+= d5.number
    sum &+= d3.number
    sum &+= d0.number
    sum &+= c0.sum
    return sum
  }

  func number(of field: String) -> Int {
    switch field {
    case "s0": return s0.number
    case "s1": return s1.number
    case "d64": return d64.number
    case "d62": return d62.number
    case "d55": return d55.number
    case "d61": return d61.number
    case "d52": return d52.number
    case "d44": return d44.number
    case "d43": return d43.number
    case "d36": return d36.number
    case "d32": return d32.number
    case "d30": return d30.number
    case "d34": return d34.number
    case "d40": return d40.number
    case "d23": return d23.number
    case "d19": return d19.number
    case "d24": return d24.number
    case "d21": return d21.number
    case "d17": return d17.number
    case "d27": return d27.number
    case "d15": return d15.number
    case "d18": return d18.number
    case "d22": return d22.number
    case "d58": return d58.number
    case "d25": return d25.number
    case "d29": return d29.number
    case "d31": return d31.number
    case "d33": return d33.number
    case "d39": return d39.number
    case "d42": return d42.number
    case "d48": return d48.number
    case "d37": return d37.number
    case "d14": return d14.number
    case "d35": return d35.number
    case "d38": return d38.number
    case "d59": return d59.number
    case "d63": return d63.number
    case "d41": return d41.number
    case "d46": return d46.number
    case "d50": return d50.number
    case "d47": return d47.number
    case "d13": return d13.number
    case "d56": return d56.number
    case "d16": return d16.number
    case "d12": return d12.number
    case "d11": return d11.number
    case "d10": return d10.number
    case "d28": return d28.number
    case "d9": return d9.number
    case "d8": return d8.number
    case "d7": return d7.number
    case "d6": return d6.number
    case "d4": return d4.number
    case "d20": return d20.number
    case "d65": return d65.number
    case "d26": return d26.number
    case "d60": return d60.number
    case "d2": return d2.number
    case "d45": return d45.number
    case "d49": return d49.number
    case "d53": return d53.number
    case "d57": return d57.number
    case "d51": return d51.number
    case "d54": return d54.number
    case "d1": return d1.number
    case "d5": return d5.number
    case "d3": return d3.number
    case "d0": return d0.number
    default: return .min
    }
  }

  func write(_ field: String, _ values: [Int]) {
    switch field {
    case "s0": s0 = Int(values)
    case "s1": s1 = [Int](values)
    default: break
    }
  }

  func edit(_ field: String, _ value: Int) {
    switch field {
    case "s0": s0.edit(value)
    case "s1": s1.edit(value)
    default: break
    }
  }

  func group(_ body: () -> Void) { update { _ in body() } }
}

/// The spec's expressions: each sees what it names, and nothing else of the model.
enum _Family5M1Formulas {
  static func d64(_ c0: Family5M0) -> Int { total(c0) }
  static func d62(_ c0: Family5M0) -> Int { c0.d0 &+ c0.s2 }
  static func d55(_ c0: Family5M0) -> Int { total(c0) }
  static func d61(_ d55: Int) -> Int { d55 % 5 }
  static func d52(_ c0: Family5M0) -> Int { c0.d32.number % 5 }
  static func d44(_ c0: Family5M0) -> Int { c0.d5 % 5 }
  static func d43(_ c0: Family5M0) -> Int { c0.d67 % 5 }
  static func d36(_ c0: Family5M0) -> Int { total(c0) }
  static func d32(_ c0: Family5M0) -> Int? { maybe(bucket(c0.d60) % 5) }
  static func d30(_ c0: Family5M0) -> Int { total(c0) }
  static func d34(_ c0: Family5M0, _ d30: Int) -> Int { mix(c0.d41, d30) }
  static func d23(_ c0: Family5M0) -> Int { c0.d47 }
  static func d19(_ c0: Family5M0) -> Int { c0.d53 &+ bucket(c0.d36) }
  static func d24(_ d19: Int) -> Int { d19 % 5 }
  static func d17(_ c0: Family5M0) -> Int { c0.d59.number / 2 }
  static func d27(_ d17: Int, _ d24: Int, _ c0: Family5M0) -> Int? { maybe(pick(d17, d24, c0.d44)) }
  static func d15(_ c0: Family5M0) -> Int { c0.d32.number % 5 }
  static func d18(_ d15: Int, _ d17: Int) -> Int { d15 &+ d17 }
  static func d22(_ d18: Int) -> Int { d18 % 5 }
  static func d22AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func d58(_ d22: Int) -> Int { bucket(d22) % 5 }
  static func d25(_ d22: Int) -> Int { bucket(d22) % 5 }
  static func d29(_ d25: Int, _ d23: Int, _ c0: Family5M0) -> Int { pick(d25, d23, c0.d54.number) }
  static func d31(_ c0: Family5M0, _ d29: Int) -> Int { mix(bucket(c0.d36), c0.d18, bucket(c0.d60), d29) }
  static func d33(_ c0: Family5M0, _ d31: Int) -> Int? { maybe(c0.d27 &+ d31) }
  static func d39(_ d33: Int?) -> Int? { maybe(d33.number % 5) }
  static func d42(_ c0: Family5M0, _ d39: Int?, _ d36: Int, _ d29: Int) -> Int? {
    maybe(mix(c0.d28, d39.number, d36, d39.number, d29))
  }

  static func d48(_ d17: Int, _ d42: Int?) -> Int { d17 &+ d42.number }
  static func d37(_ d33: Int?) -> Int { d33.number / 2 }
  static func d14(_ c0: Family5M0) -> Int { c0.d31 }
  static func d35(_ d29: Int, _ c0: Family5M0, _ d14: Int) -> Int { pick(d29, bucket(c0.d68), d14) }
  static func d38(_ d35: Int) -> Int { d35 / 2 }
  static func d38AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func d59(_ d35: Int, _ c0: Family5M0, _ d38: Int) -> Int? { maybe(pick(d35, c0.d46, bucket(d38))) }
  static func d63(_ d59: Int?, _ c0: Family5M0) -> Int { mix(d59.number, bucket(c0.d45), c0.d30.number, d59.number) }
  static func d63AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func d41(_ d38: Int, _ c0: Family5M0) -> Int { bucket(d38) &+ c0.d26 }
  static func d41AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func d46(_ d44: Int, _ d41: Int, _ c0: Family5M0) -> Int { pick(d44, bucket(d41), c0.d48) }
  static func d50(_ d46: Int) -> Int { d46 % 5 }
  static func d13(_ c0: Family5M0) -> Int { bucket(c0.s1) &+ c0.d26 }
  static func d56(_ d13: Int) -> Int { d13 / 2 }
  static func d56AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func d16(_ d13: Int, _ c0: Family5M0) -> Int { d13 &+ bucket(c0.d60) }
  static func d12(_ c0: Family5M0) -> Int { bucket(c0.d36) % 5 }
  static func d11(_ c0: Family5M0) -> Int { c0.d47 / 2 }
  static func d11AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func d10(_ c0: Family5M0) -> Int { total(c0) }
  static func d28(_ c0: Family5M0, _ d10: Int) -> Int { c0.d35 &+ d10 }
  static func d9(_ c0: Family5M0) -> Int { c0.d1 / 2 }
  static func d8(_ c0: Family5M0) -> Int { c0.d25 }
  static func d7(_ c0: Family5M0) -> Int { c0.d27 &+ c0.s0 }
  static func d6(_ c0: Family5M0) -> Int { c0.d59.number / 2 }
  static func d4(_ c0: Family5M0) -> Int { total(c0) }
  static func d65(_ d61: Int, _ d20: Int) -> Int { mix(d61, d61, d20, d61) }
  static func d26(_ c0: Family5M0, _ d20: Int, _ d8: Int) -> Int? { maybe(mix(c0.d54.number, d20, c0.d0, d8, c0.d31)) }
  static func d2(_ c0: Family5M0) -> Int { total(c0) }
  static func d45(_ d41: Int, _ d2: Int, _ d43: Int, _ c0: Family5M0, _ d39: Int?) -> Int {
    mix(bucket(d41), d2, d43, c0.d43, d39.number)
  }

  static func d45AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func d49(_ d45: Int, _ c0: Family5M0, _ d42: Int?) -> Int { pick(bucket(d45), c0.d1, d42.number) }
  static func d53(_ d52: Int, _ d49: Int) -> Int? { maybe(d52 &+ d49) }
  static func d51(_ d49: Int) -> Int { d49 % 5 }
  static func d54(_ c0: Family5M0, _ d40: Int, _ d50: Int, _ d51: Int, _ d53: Int?) -> Int {
    mix(c0.d28, d40, d50, d51, d53.number)
  }

  static func d1(_ s0: Int, _ c0: Family5M0) -> Int { pick(s0, bucket(c0.d68), c0.d31) }
  static func d5(_ d1: Int) -> Int { d1 % 5 }
  static func d3(_ c0: Family5M0, _ d1: Int) -> Int { mix(c0.d59.number, c0.d12, d1) }
  static func d0(_ c0: Family5M0) -> Int { c0.d35 &+ c0.d62 }
}

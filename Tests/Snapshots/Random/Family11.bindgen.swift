// Made by bindgen from Family11.bindgen.yml. Do not edit: change the spec.
// swift-format-ignore-file
// swiftlint:disable all

import Observation

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
final class Family11M2: Bindgen.TrackedFamilyModel, Observation.Observable {
  // MARK: What it is given

  let c0: Family11M0
  let c1: Family11M1

  // MARK: State

  var s0: Int {
    get {
      _noteRead(0)
      return _s0
    }
    set { if Bindgen.replace(&_s0, with: newValue) { _wrote(0) } }
  }
  private var _s0: Int

  // MARK: What follows

  var d7: Int {
    _refresh(1)
    _noteRead(1)
    return _cache.d7
  }

  var d3: Int? {
    _refresh(2)
    _noteRead(2)
    return _cache.d3
  }

  var d2: Int? {
    _refresh(3)
    _noteRead(3)
    return _cache.d2
  }

  var d1: Int {
    _refresh(4)
    _noteRead(4)
    return _cache.d1
  }

  var d5: Int {
    _refresh(5)
    _noteRead(5)
    return _cache.d5
  }

  var d4: Int {
    _refresh(6)
    _noteRead(6)
    return _cache.d4
  }

  var d6: Int {
    _refresh(7)
    _noteRead(7)
    return _cache.d6
  }

  var d0: Int? {
    _refresh(8)
    _noteRead(8)
    return _cache.d0
  }

  // MARK: Making

  init(c0: Family11M0, c1: Family11M1, s0: Int = 0) {
    self.c0 = c0
    self.c1 = c1
    _s0 = s0
    _adopt(
      c1._core,
      [
        0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29,
        30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57,
        58, 59, 60, 61, 62, 63, 64, 65, 66, 67,
      ],
      from: 9
    )
    _adopt(
      c1.c0._core,
      [
        0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29,
        30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57,
        58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72,
      ],
      from: 77
    )
    _adopt(c0._core, [0, 1, 2, 16, 47, 67, 70], from: 150)
  }

  // MARK: Who is told

  private static let _marks: [Bindgen.Mark] = Bindgen.marks(9)
  let _readers: Bindgen.Readers = Bindgen.Readers(Family11M2._marks)

  func _addWatched(to fields: inout Bindgen.Mask) {
    fields.add(_readers.counted())
  }

  func _tell(_ changed: Bindgen.Mask) {
    _readers.tell()
  }

  static let _names: String = "s0 d7 d3 d2 d1 d5 d4 d6 d0"

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph = Bindgen.Graph(
    states: 1,
    inputs: [
      [
        9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36,
        37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64,
        65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92,
        93, 94, 95, 96, 97, 98, 99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116,
        117, 118, 119, 120, 121, 122, 123, 124, 125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138,
        139, 140, 141, 142, 143, 144, 145, 146, 147, 148, 149,
      ],
      [61, 115, 156], [18, 134, 154], [18, 79, 155], [4], [4, 78], [6, 143], [22, 153],
    ],
    outside: [
      [], [], [], [], [], [13], [], [15], [15], [], [18], [19], [], [21], [], [], [], [], [18, 26], [26], [], [], [30],
      [31], [32], [29, 31], [], [], [], [], [], [39], [39], [], [], [43], [44], [45], [44], [], [48], [38, 49], [],
      [51], [51], [53], [10], [55], [56], [9], [42, 58], [59], [59], [59], [38, 62], [51, 63], [58], [37, 65], [66],
      [13, 67], [54, 68], [68], [9, 14, 70], [71], [10, 58], [73], [58], [75], [], [], [], [77], [80], [81], [82],
      [77], [84], [80, 85], [85], [78], [78], [89], [90], [80, 91], [92], [77, 89], [77], [78, 79], [96], [94, 96],
      [84, 98], [89, 96], [100], [77, 95, 96], [77, 94, 102], [103], [104], [103], [102], [79, 107], [105, 108], [108],
      [107], [77, 107, 111], [78, 112], [92, 113], [114], [115], [109, 116], [116], [102, 118], [113], [118, 120],
      [110, 111, 113], [101, 122], [123], [112], [96, 107, 108, 125], [126], [112, 127], [89, 102, 107], [95, 96, 129],
      [102], [131], [85, 112, 132], [113, 122, 133], [134], [123, 134], [105, 136], [103, 132], [87, 127, 132, 138],
      [85, 127, 139], [140], [110, 140], [92, 135, 142], [81, 125, 142], [106, 134, 144], [98, 145], [88, 125, 139],
      [79, 139], [112, 113, 131], [], [], [], [150, 151], [150, 151, 152], [150, 151, 152], [150, 151, 152],
    ]
  )
  static var _level: Int { 2 }
  let _core: Bindgen.FamilyCore = Bindgen.FamilyCore(Family11M2._graph)
  private struct Cache {
    var d7: Int = 0
    var d3: Int?
    var d2: Int?
    var d1: Int = 0
    var d5: Int = 0
    var d4: Int = 0
    var d6: Int = 0
    var d0: Int?
  }
  private var _cache: Cache = Cache()
  private var _told: Cache = Cache()

  func _settle(_ wanted: Bindgen.Mask) {
    if _core.staleness.stale[0] & wanted[0] & 0x11e != 0 {
      var needed: Bindgen.Mask2 = Bindgen.Mask2()
      if _core.needs(11, for: wanted) { needed.add(2) }
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
      c1._bringUpToDate(needed)
    }
    if _core.staleness.stale[0] & wanted[0] & 0x8e != 0 {
      var needed2: Bindgen.Mask2 = Bindgen.Mask2()
      if _core.needs(80, for: wanted) { needed2.add(3) }
      if _core.needs(81, for: wanted) { needed2.add(4) }
      if _core.needs(82, for: wanted) { needed2.add(5) }
      if _core.needs(83, for: wanted) { needed2.add(6) }
      if _core.needs(84, for: wanted) { needed2.add(7) }
      if _core.needs(85, for: wanted) { needed2.add(8) }
      if _core.needs(86, for: wanted) { needed2.add(9) }
      if _core.needs(87, for: wanted) { needed2.add(10) }
      if _core.needs(88, for: wanted) { needed2.add(11) }
      if _core.needs(89, for: wanted) { needed2.add(12) }
      if _core.needs(90, for: wanted) { needed2.add(13) }
      if _core.needs(91, for: wanted) { needed2.add(14) }
      if _core.needs(92, for: wanted) { needed2.add(15) }
      if _core.needs(93, for: wanted) { needed2.add(16) }
      if _core.needs(94, for: wanted) { needed2.add(17) }
      if _core.needs(95, for: wanted) { needed2.add(18) }
      if _core.needs(96, for: wanted) { needed2.add(19) }
      if _core.needs(97, for: wanted) { needed2.add(20) }
      if _core.needs(98, for: wanted) { needed2.add(21) }
      if _core.needs(99, for: wanted) { needed2.add(22) }
      if _core.needs(100, for: wanted) { needed2.add(23) }
      if _core.needs(101, for: wanted) { needed2.add(24) }
      if _core.needs(102, for: wanted) { needed2.add(25) }
      if _core.needs(103, for: wanted) { needed2.add(26) }
      if _core.needs(104, for: wanted) { needed2.add(27) }
      if _core.needs(105, for: wanted) { needed2.add(28) }
      if _core.needs(106, for: wanted) { needed2.add(29) }
      if _core.needs(107, for: wanted) { needed2.add(30) }
      if _core.needs(108, for: wanted) { needed2.add(31) }
      if _core.needs(109, for: wanted) { needed2.add(32) }
      if _core.needs(110, for: wanted) { needed2.add(33) }
      if _core.needs(111, for: wanted) { needed2.add(34) }
      if _core.needs(112, for: wanted) { needed2.add(35) }
      if _core.needs(113, for: wanted) { needed2.add(36) }
      if _core.needs(114, for: wanted) { needed2.add(37) }
      if _core.needs(115, for: wanted) { needed2.add(38) }
      if _core.needs(116, for: wanted) { needed2.add(39) }
      if _core.needs(117, for: wanted) { needed2.add(40) }
      if _core.needs(118, for: wanted) { needed2.add(41) }
      if _core.needs(119, for: wanted) { needed2.add(42) }
      if _core.needs(120, for: wanted) { needed2.add(43) }
      if _core.needs(121, for: wanted) { needed2.add(44) }
      if _core.needs(122, for: wanted) { needed2.add(45) }
      if _core.needs(123, for: wanted) { needed2.add(46) }
      if _core.needs(124, for: wanted) { needed2.add(47) }
      if _core.needs(125, for: wanted) { needed2.add(48) }
      if _core.needs(126, for: wanted) { needed2.add(49) }
      if _core.needs(127, for: wanted) { needed2.add(50) }
      if _core.needs(128, for: wanted) { needed2.add(51) }
      if _core.needs(129, for: wanted) { needed2.add(52) }
      if _core.needs(130, for: wanted) { needed2.add(53) }
      if _core.needs(131, for: wanted) { needed2.add(54) }
      if _core.needs(132, for: wanted) { needed2.add(55) }
      if _core.needs(133, for: wanted) { needed2.add(56) }
      if _core.needs(134, for: wanted) { needed2.add(57) }
      if _core.needs(135, for: wanted) { needed2.add(58) }
      if _core.needs(136, for: wanted) { needed2.add(59) }
      if _core.needs(137, for: wanted) { needed2.add(60) }
      if _core.needs(138, for: wanted) { needed2.add(61) }
      if _core.needs(139, for: wanted) { needed2.add(62) }
      if _core.needs(140, for: wanted) { needed2.add(63) }
      if _core.needs(141, for: wanted) { needed2.add(64) }
      if _core.needs(142, for: wanted) { needed2.add(65) }
      if _core.needs(143, for: wanted) { needed2.add(66) }
      if _core.needs(144, for: wanted) { needed2.add(67) }
      if _core.needs(145, for: wanted) { needed2.add(68) }
      if _core.needs(146, for: wanted) { needed2.add(69) }
      if _core.needs(147, for: wanted) { needed2.add(70) }
      if _core.needs(148, for: wanted) { needed2.add(71) }
      if _core.needs(149, for: wanted) { needed2.add(72) }
      c1.c0._bringUpToDate(needed2)
    }
    if _core.staleness.stale[0] & wanted[0] & 0x11c != 0 {
      var needed3: Bindgen.Mask2 = Bindgen.Mask2()
      if _core.needs(153, for: wanted) { needed3.add(16) }
      if _core.needs(154, for: wanted) { needed3.add(47) }
      if _core.needs(155, for: wanted) { needed3.add(67) }
      if _core.needs(156, for: wanted) { needed3.add(70) }
      c0._bringUpToDate(needed3)
    }
    var pass: Bindgen.Pass = _core.staleness.pass(0, wanted)
    if pass.isDue(1) {
      let value: Int = _Family11M2Formulas.d7(c1)
      if Bindgen.replace(&_cache.d7, with: value) { pass.cameOut(1) }
    }
    if pass.isDue(2) {
      let value: Int? = _Family11M2Formulas.d3(c1, c0)
      if Bindgen.replace(&_cache.d3, with: value) { pass.cameOut(2) }
    }
    if pass.isDue(3) {
      let value: Int? = _Family11M2Formulas.d2(c1, c0)
      if Bindgen.replace(&_cache.d2, with: value) { pass.cameOut(3) }
    }
    if pass.isDue(4) {
      let value: Int = _Family11M2Formulas.d1(c1, c0)
      if Bindgen.replace(&_cache.d1, with: value) { pass.cameOut(4, marking: 0x60) }
    }
    if pass.isDue(5) {
      let value: Int = _Family11M2Formulas.d5(_cache.d1)
      if Bindgen.replace(&_cache.d5, with: value) { pass.cameOut(5) }
    }
    if pass.isDue(6) {
      let value: Int = _Family11M2Formulas.d4(c1, _cache.d1)
      if Bindgen.replace(&_cache.d4, with: value, unless: _Family11M2Formulas.d4AreEqual) {
        pass.cameOut(6, marking: 0x80)
      }
    }
    if pass.isDue(7) {
      let value: Int = _Family11M2Formulas.d6(c1, _cache.d4)
      if Bindgen.replace(&_cache.d6, with: value) { pass.cameOut(7) }
    }
    if pass.isDue(8) {
      let value: Int? = _Family11M2Formulas.d0(c0, c1)
      if Bindgen.replace(&_cache.d0, with: value) { pass.cameOut(8) }
    }
    _core.finish(pass, 0x1fe)
  }

  func _remember() { _told = _cache }

  func _compare() -> Bindgen.Mask {
    var equal: Bindgen.Mask = Bindgen.Mask()
    if Bindgen.areEqual(_told.d7, _cache.d7) { equal.add(1) }
    if Bindgen.areEqual(_told.d3, _cache.d3) { equal.add(2) }
    if Bindgen.areEqual(_told.d2, _cache.d2) { equal.add(3) }
    if Bindgen.areEqual(_told.d1, _cache.d1) { equal.add(4) }
    if Bindgen.areEqual(_told.d5, _cache.d5) { equal.add(5) }
    if Bindgen.areEqual(_told.d4, _cache.d4, by: _Family11M2Formulas.d4AreEqual) { equal.add(6) }
    if Bindgen.areEqual(_told.d6, _cache.d6) { equal.add(7) }
    if Bindgen.areEqual(_told.d0, _cache.d0) { equal.add(8) }
    _told = Cache()
    return equal
  }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension Family11M2: DrivenModel {
  static func make(_ children: [String: any DrivenModel]) -> any DrivenModel {
    Family11M2(
      c0: children["c0"] as! Family11M0,
      c1: children["c1"] as! Family11M1,
      s0: 0
    )
  }

  var sum: Int {
    var sum: Int = 0
    sum &+= s0.number
    sum &+= d7.number
    sum &+= d3.number
    sum &+= d2.number
    sum &+= d1.number
    sum &+= d5.number
    sum &+= bucket(d4)
    sum &+= d6.number
    sum &+= d0.number
    sum &+= c0.sum
    sum &+= c1.sum
    return sum
  }

  func number(of field: String) -> Int {
    switch field {
    case "s0": return s0.number
    case "d7": return d7.number
    case "d3": return d3.number
    case "d2": return d2.number
    case "d1": return d1.number
    case "d5": return d5.number
    case "d4": return d4.number
    case "d6": return d6.number
    case "d0": return d0.number
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

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension Family11M2 {
  func track(_ field: String, _ body: @escaping (Int) -> Void) -> AnyObject? {
    Tracker({ [unowned self] in number(of: field) }, body)
  }
}

/// The spec's expressions: each sees what it names, and nothing else of the model.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
enum _Family11M2Formulas {
  static func d7(_ c1: Family11M1) -> Int { total(c1) }
  static func d3(_ c1: Family11M1, _ c0: Family11M0) -> Int? { maybe(pick(c1.c0.d60, c0.d41, c1.d36)) }
  static func d2(_ c1: Family11M1, _ c0: Family11M0) -> Int? { maybe(mix(bucket(c1.c0.d38), c0.d59, c1.d47)) }
  static func d1(_ c1: Family11M1, _ c0: Family11M0) -> Int { mix(c1.c0.s2, c1.d47, c0.d52) }
  static func d5(_ d1: Int) -> Int { d1 % 5 }
  static func d4(_ c1: Family11M1, _ d1: Int) -> Int { mix(bucket(c1.c0.s1), d1) }
  static func d4AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func d6(_ c1: Family11M1, _ d4: Int) -> Int { mix(c1.c0.d53, bucket(d4)) }
  static func d0(_ c0: Family11M0, _ c1: Family11M1) -> Int? { maybe(c0.d54 &+ c1.d50) }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
final class Family11M1: Bindgen.TrackedFamilyModel2, Observation.Observable {
  // MARK: What it is given

  let c0: Family11M0

  // MARK: State

  var s0: Int {
    get {
      if !_core.isComputing { _noteRead(0) }
      return _s0
    }
    set { if Bindgen.replace(&_s0, with: newValue) { _wrote(0) } }
  }
  private var _s0: Int

  var s1: [Int] {
    get {
      if !_core.isComputing { _noteRead(1) }
      return _s1
    }
    set { if Bindgen.replace(&_s1, with: newValue) { _wrote(1) } }
    _modify {
      defer { _wrote(1) }
      yield &_s1
    }
  }
  private var _s1: [Int]

  // MARK: What follows

  var d63: Int {
    _refresh(2)
    if !_core.isComputing { _noteRead(2) }
    return _cache.d63
  }

  var d61: Int {
    _refresh(3)
    if !_core.isComputing { _noteRead(3) }
    return _cache.d61
  }

  var d52: Int {
    _refresh(4)
    if !_core.isComputing { _noteRead(4) }
    return _cache.d52
  }

  var d54: Int {
    _refresh(5)
    if !_core.isComputing { _noteRead(5) }
    return _cache.d54
  }

  var d51: Int {
    _refresh(6)
    if !_core.isComputing { _noteRead(6) }
    return _cache.d51
  }

  var d56: Int? {
    _refresh(7)
    if !_core.isComputing { _noteRead(7) }
    return _cache.d56
  }

  var d53: Int? {
    _refresh(8)
    if !_core.isComputing { _noteRead(8) }
    return _cache.d53
  }

  var d47: Int {
    _refresh(9)
    if !_core.isComputing { _noteRead(9) }
    return _cache.d47
  }

  var d49: Int {
    _refresh(10)
    if !_core.isComputing { _noteRead(10) }
    return _cache.d49
  }

  var d55: Int {
    _refresh(11)
    if !_core.isComputing { _noteRead(11) }
    return _cache.d55
  }

  var d46: Int {
    _refresh(12)
    if !_core.isComputing { _noteRead(12) }
    return _cache.d46
  }

  var d50: Int {
    _refresh(13)
    if !_core.isComputing { _noteRead(13) }
    return _cache.d50
  }

  var d44: Int {
    _refresh(14)
    if !_core.isComputing { _noteRead(14) }
    return _cache.d44
  }

  var d43: Int {
    _refresh(15)
    if !_core.isComputing { _noteRead(15) }
    return _cache.d43
  }

  var d42: Int {
    _refresh(16)
    if !_core.isComputing { _noteRead(16) }
    return _cache.d42
  }

  var d38: Int {
    _refresh(17)
    if !_core.isComputing { _noteRead(17) }
    return _cache.d38
  }

  var d48: Int {
    _refresh(18)
    if !_core.isComputing { _noteRead(18) }
    return _cache.d48
  }

  var d40: Int {
    _refresh(19)
    if !_core.isComputing { _noteRead(19) }
    return _cache.d40
  }

  var d34: Int {
    _refresh(20)
    if !_core.isComputing { _noteRead(20) }
    return _cache.d34
  }

  var d32: Int {
    _refresh(21)
    if !_core.isComputing { _noteRead(21) }
    return _cache.d32
  }

  var d35: Int? {
    _refresh(22)
    if !_core.isComputing { _noteRead(22) }
    return _cache.d35
  }

  var d39: Int {
    _refresh(23)
    if !_core.isComputing { _noteRead(23) }
    return _cache.d39
  }

  var d41: Int {
    _refresh(24)
    if !_core.isComputing { _noteRead(24) }
    return _cache.d41
  }

  var d37: Int {
    _refresh(25)
    if !_core.isComputing { _noteRead(25) }
    return _cache.d37
  }

  var d29: Int {
    _refresh(26)
    if !_core.isComputing { _noteRead(26) }
    return _cache.d29
  }

  var d27: Int {
    _refresh(27)
    if !_core.isComputing { _noteRead(27) }
    return _cache.d27
  }

  var d26: Int {
    _refresh(28)
    if !_core.isComputing { _noteRead(28) }
    return _cache.d26
  }

  var d20: Int {
    _refresh(29)
    if !_core.isComputing { _noteRead(29) }
    return _cache.d20
  }

  var d15: Int {
    _refresh(30)
    if !_core.isComputing { _noteRead(30) }
    return _cache.d15
  }

  var d30: Int? {
    _refresh(31)
    if !_core.isComputing { _noteRead(31) }
    return _cache.d30
  }

  var d16: Int {
    _refresh(32)
    if !_core.isComputing { _noteRead(32) }
    return _cache.d16
  }

  var d10: Int {
    _refresh(33)
    if !_core.isComputing { _noteRead(33) }
    return _cache.d10
  }

  var d8: Int? {
    _refresh(34)
    if !_core.isComputing { _noteRead(34) }
    return _cache.d8
  }

  var d11: Int {
    _refresh(35)
    if !_core.isComputing { _noteRead(35) }
    return _cache.d11
  }

  var d17: Int? {
    _refresh(36)
    if !_core.isComputing { _noteRead(36) }
    return _cache.d17
  }

  var d45: Int {
    _refresh(37)
    if !_core.isComputing { _noteRead(37) }
    return _cache.d45
  }

  var d12: Int? {
    _refresh(38)
    if !_core.isComputing { _noteRead(38) }
    return _cache.d12
  }

  var d7: Int {
    _refresh(39)
    if !_core.isComputing { _noteRead(39) }
    return _cache.d7
  }

  var d21: Int {
    _refresh(40)
    if !_core.isComputing { _noteRead(40) }
    return _cache.d21
  }

  var d25: Int {
    _refresh(41)
    if !_core.isComputing { _noteRead(41) }
    return _cache.d25
  }

  var d3: Int? {
    _refresh(42)
    if !_core.isComputing { _noteRead(42) }
    return _cache.d3
  }

  var d28: Int {
    _refresh(43)
    if !_core.isComputing { _noteRead(43) }
    return _cache.d28
  }

  var d5: Int? { d3 }

  var d60: Int {
    _refresh(45)
    if !_core.isComputing { _noteRead(45) }
    return _cache.d60
  }

  var d2: Int? {
    _refresh(46)
    if !_core.isComputing { _noteRead(46) }
    return _cache.d2
  }

  var d9: Int {
    _refresh(47)
    if !_core.isComputing { _noteRead(47) }
    return _cache.d9
  }

  var d13: Int {
    _refresh(48)
    if !_core.isComputing { _noteRead(48) }
    return _cache.d13
  }

  var d0: Int? {
    _refresh(49)
    if !_core.isComputing { _noteRead(49) }
    return _cache.d0
  }

  var d18: Int {
    _refresh(50)
    if !_core.isComputing { _noteRead(50) }
    return _cache.d18
  }

  var d65: Int {
    _refresh(51)
    if !_core.isComputing { _noteRead(51) }
    return _cache.d65
  }

  var d36: Int {
    _refresh(52)
    if !_core.isComputing { _noteRead(52) }
    return _cache.d36
  }

  var d19: Int {
    _refresh(53)
    if !_core.isComputing { _noteRead(53) }
    return _cache.d19
  }

  var d23: Int {
    _refresh(54)
    if !_core.isComputing { _noteRead(54) }
    return _cache.d23
  }

  var d24: Int {
    _refresh(55)
    if !_core.isComputing { _noteRead(55) }
    return _cache.d24
  }

  var d6: Int {
    _refresh(56)
    if !_core.isComputing { _noteRead(56) }
    return _cache.d6
  }

  var d31: Int {
    _refresh(57)
    if !_core.isComputing { _noteRead(57) }
    return _cache.d31
  }

  var d33: Int { d31 }

  var d57: Int {
    _refresh(59)
    if !_core.isComputing { _noteRead(59) }
    return _cache.d57
  }

  var d64: Int? {
    _refresh(60)
    if !_core.isComputing { _noteRead(60) }
    return _cache.d64
  }

  var d58: Int { d57 }

  var d59: Int {
    _refresh(62)
    if !_core.isComputing { _noteRead(62) }
    return _cache.d59
  }

  var d62: Int? {
    _refresh(63)
    if !_core.isComputing { _noteRead(63) }
    return _cache.d62
  }

  var d4: Int {
    _refresh(64)
    if !_core.isComputing { _noteRead(64) }
    return _cache.d4
  }

  var d22: Int {
    _refresh(65)
    if !_core.isComputing { _noteRead(65) }
    return _cache.d22
  }

  var d1: Int {
    _refresh(66)
    if !_core.isComputing { _noteRead(66) }
    return _cache.d1
  }

  var d14: Int {
    _refresh(67)
    if !_core.isComputing { _noteRead(67) }
    return _cache.d14
  }

  // MARK: Making

  init(c0: Family11M0, s0: Int = 0, s1: [Int] = []) {
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

  private static let _marks: [Bindgen.Mark] = Bindgen.marks(68)
  let _readers: Bindgen.Readers2 = Bindgen.Readers2(Family11M1._marks)

  func _addWatched(to fields: inout Bindgen.Mask2) {
    fields.add(_readers.counted())
  }

  func _tell(_ changed: Bindgen.Mask2) {
    _readers.tell()
  }

  static let _names: String = """
    s0 s1 d63 d61 d52 d54 d51 d56 d53 d47 d49 d55 d46 d50 d44 d43 d42 d38 d48 d40 d34 d32 d35 d39 d41 \
    d37 d29 d27 d26 d20 d15 d30 d16 d10 d8 d11 d17 d45 d12 d7 d21 d25 d3 d28 d5 d60 d2 d9 d13 d0 d18 d65 \
    d36 d19 d23 d24 d6 d31 d33 d57 d64 d58 d59 d62 d4 d22 d1 d14
    """

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph2 = Bindgen.Graph2(
    states: 2,
    inputs: [
      [118],
      [
        68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95,
        96, 97, 98, 99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118,
        119, 120, 121, 122, 123, 124, 125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140,
      ],
      [132], [4, 78, 134],
      [
        68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95,
        96, 97, 98, 99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118,
        119, 120, 121, 122, 123, 124, 125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140,
      ],
      [6, 134], [6],
      [
        68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95,
        96, 97, 98, 99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118,
        119, 120, 121, 122, 123, 124, 125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140,
      ],
      [9, 117], [10, 72, 96, 104, 130],
      [
        68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95,
        96, 97, 98, 99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118,
        119, 120, 121, 122, 123, 124, 125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140,
      ],
      [12], [87],
      [
        68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95,
        96, 97, 98, 99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118,
        119, 120, 121, 122, 123, 124, 125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140,
      ],
      [
        68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95,
        96, 97, 98, 99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118,
        119, 120, 121, 122, 123, 124, 125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140,
      ],
      [
        68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95,
        96, 97, 98, 99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118,
        119, 120, 121, 122, 123, 124, 125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140,
      ],
      [9, 17], [17, 75], [137], [112, 129], [21], [22, 86, 128], [23], [20, 22], [123], [115],
      [
        68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95,
        96, 97, 98, 99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118,
        119, 120, 121, 122, 123, 124, 125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140,
      ],
      [
        68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95,
        96, 97, 98, 99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118,
        119, 120, 121, 122, 123, 124, 125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140,
      ],
      [109], [30, 120], [30, 111, 140], [76, 90], [117], [34, 80, 105, 116], [35, 97, 117], [36, 106, 107, 125],
      [35, 130],
      [
        68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95,
        96, 97, 98, 99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118,
        119, 120, 121, 122, 123, 124, 125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140,
      ],
      [39], [29, 40], [130], [42, 86], [42], [44, 131], [1, 106, 131], [46], [47, 77], [0, 78], [33, 49, 128],
      [50, 79], [50], [50, 108], [29, 53], [42, 54], [49, 69, 83, 127, 130], [28, 56, 84, 111, 116], [57],
      [4, 58, 89, 116], [45, 59], [59], [0, 5, 61, 87], [62, 124], [1, 49], [64], [49, 85, 86, 116, 138], [66, 95],
    ],
    outside: [
      [], [], [], [68], [71], [72], [73], [68], [75], [71, 76], [76], [69], [69], [80], [81], [71, 82], [83], [68, 80],
      [68], [69, 70], [87], [85, 87], [75, 89], [80, 87], [91], [68, 86, 87], [68, 85, 93], [94], [95], [94], [93],
      [70, 98], [96, 99], [99], [98], [68, 98, 102], [69, 103], [83, 104], [105], [106], [100, 107], [107], [93, 109],
      [104], [109, 111], [101, 102, 104], [92, 113], [114], [103], [87, 98, 99, 116], [117], [103, 118], [80, 93, 98],
      [86, 87, 120], [93], [122], [76, 103, 123], [104, 113, 124], [125], [114, 125], [96, 127], [94, 123],
      [78, 118, 123, 129], [76, 118, 130], [131], [101, 131], [83, 126, 133], [72, 116, 133], [97, 125, 135],
      [89, 136], [79, 116, 130], [70, 130], [103, 104, 122],
    ]
  )
  static var _level: Int { 1 }
  let _core: Bindgen.FamilyCore2 = Bindgen.FamilyCore2(Family11M1._graph)
  private struct Cache {
    var d63: Int = 0
    var d61: Int = 0
    var d52: Int = 0
    var d54: Int = 0
    var d51: Int = 0
    var d56: Int?
    var d53: Int?
    var d47: Int = 0
    var d49: Int = 0
    var d55: Int = 0
    var d46: Int = 0
    var d50: Int = 0
    var d44: Int = 0
    var d43: Int = 0
    var d42: Int = 0
    var d38: Int = 0
    var d48: Int = 0
    var d40: Int = 0
    var d34: Int = 0
    var d32: Int = 0
    var d35: Int?
    var d39: Int = 0
    var d41: Int = 0
    var d37: Int = 0
    var d29: Int = 0
    var d27: Int = 0
    var d26: Int = 0
    var d20: Int = 0
    var d15: Int = 0
    var d30: Int?
    var d16: Int = 0
    var d10: Int = 0
    var d8: Int?
    var d11: Int = 0
    var d17: Int?
    var d45: Int = 0
    var d12: Int?
    var d7: Int = 0
    var d21: Int = 0
    var d25: Int = 0
    var d3: Int?
    var d28: Int = 0
    var d60: Int = 0
    var d2: Int?
    var d9: Int = 0
    var d13: Int = 0
    var d0: Int?
    var d18: Int = 0
    var d65: Int = 0
    var d36: Int = 0
    var d19: Int = 0
    var d23: Int = 0
    var d24: Int = 0
    var d6: Int = 0
    var d31: Int = 0
    var d57: Int = 0
    var d64: Int?
    var d59: Int = 0
    var d62: Int?
    var d4: Int = 0
    var d22: Int = 0
    var d1: Int = 0
    var d14: Int = 0
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
        let value: Int = _Family11M1Formulas.d63(c0)
        if Bindgen.replace(&_cache.d63, with: value, unless: _Family11M1Formulas.d63AreEqual) { pass.cameOut(2) }
      }
      if pass.isDue(3) {
        let value: Int = _Family11M1Formulas.d61(c0)
        if Bindgen.replace(&_cache.d61, with: value) { pass.cameOut(3) }
      }
      if pass.isDue(4) {
        let value: Int = _Family11M1Formulas.d52(c0)
        if Bindgen.replace(&_cache.d52, with: value) { pass.cameOut(4, marking: 0x800_0000_0000_0020) }
      }
      if pass.isDue(5) {
        let value: Int = _Family11M1Formulas.d54(_cache.d52, c0)
        if Bindgen.replace(&_cache.d54, with: value) { pass.cameOut(5, marking: 0x4000_0000_0000_0000) }
      }
      if pass.isDue(6) {
        let value: Int = _Family11M1Formulas.d51(c0)
        if Bindgen.replace(&_cache.d51, with: value) { pass.cameOut(6, marking: 0x180) }
      }
      if pass.isDue(7) {
        let value: Int? = _Family11M1Formulas.d56(_cache.d51, c0)
        if Bindgen.replace(&_cache.d56, with: value) { pass.cameOut(7) }
      }
      if pass.isDue(8) {
        let value: Int? = _Family11M1Formulas.d53(_cache.d51)
        if Bindgen.replace(&_cache.d53, with: value) { pass.cameOut(8) }
      }
      if pass.isDue(9) {
        let value: Int = _Family11M1Formulas.d47(c0)
        if Bindgen.replace(&_cache.d47, with: value) { pass.cameOut(9, marking: 0x40400) }
      }
    }
    if pass.isAnyDue(0x3fc00) {
      if pass.isDue(10) {
        let value: Int = _Family11M1Formulas.d49(c0, _cache.d47)
        if Bindgen.replace(&_cache.d49, with: value) { pass.cameOut(10, marking: 0x800) }
      }
      if pass.isDue(11) {
        let value: Int = _Family11M1Formulas.d55(c0, _cache.d49)
        if Bindgen.replace(&_cache.d55, with: value, unless: _Family11M1Formulas.d55AreEqual) { pass.cameOut(11) }
      }
      if pass.isDue(12) {
        let value: Int = _Family11M1Formulas.d46(c0)
        if Bindgen.replace(&_cache.d46, with: value) { pass.cameOut(12, marking: 0x2000) }
      }
      if pass.isDue(13) {
        let value: Int = _Family11M1Formulas.d50(_cache.d46)
        if Bindgen.replace(&_cache.d50, with: value) { pass.cameOut(13) }
      }
      if pass.isDue(14) {
        let value: Int = _Family11M1Formulas.d44(c0)
        if Bindgen.replace(&_cache.d44, with: value) { pass.cameOut(14) }
      }
      if pass.isDue(15) {
        let value: Int = _Family11M1Formulas.d43(c0)
        if Bindgen.replace(&_cache.d43, with: value) { pass.cameOut(15) }
      }
      if pass.isDue(16) {
        let value: Int = _Family11M1Formulas.d42(c0)
        if Bindgen.replace(&_cache.d42, with: value) { pass.cameOut(16) }
      }
      if pass.isDue(17) {
        let value: Int = _Family11M1Formulas.d38(c0)
        if Bindgen.replace(&_cache.d38, with: value) { pass.cameOut(17, marking: 0xc0000) }
      }
    }
    if pass.isAnyDue(0x3fc0000) {
      if pass.isDue(18) {
        let value: Int = _Family11M1Formulas.d48(_cache.d38, _cache.d47)
        if Bindgen.replace(&_cache.d48, with: value) { pass.cameOut(18) }
      }
      if pass.isDue(19) {
        let value: Int = _Family11M1Formulas.d40(_cache.d38, c0)
        if Bindgen.replace(&_cache.d40, with: value) { pass.cameOut(19) }
      }
      if pass.isDue(20) {
        let value: Int = _Family11M1Formulas.d34(c0)
        if Bindgen.replace(&_cache.d34, with: value) { pass.cameOut(20, marking: 0x2000000) }
      }
      if pass.isDue(21) {
        let value: Int = _Family11M1Formulas.d32(c0)
        if Bindgen.replace(&_cache.d32, with: value) { pass.cameOut(21, marking: 0x400000) }
      }
      if pass.isDue(22) {
        let value: Int? = _Family11M1Formulas.d35(_cache.d32)
        if Bindgen.replace(&_cache.d35, with: value) { pass.cameOut(22, marking: 0x2800000) }
      }
      if pass.isDue(23) {
        _cache.d39 = _Family11M1Formulas.d39(_cache.d35, c0)
        pass.cameOut(23, marking: 0x1000000)
      }
      if pass.isDue(24) {
        let value: Int = _Family11M1Formulas.d41(_cache.d39)
        if Bindgen.replace(&_cache.d41, with: value) { pass.cameOut(24) }
      }
      if pass.isDue(25) {
        _cache.d37 = _Family11M1Formulas.d37(_cache.d35, _cache.d34)
        pass.cameOut(25)
      }
    }
    if pass.isAnyDue(0x3_fc00_0000) {
      if pass.isDue(26) {
        let value: Int = _Family11M1Formulas.d29(c0)
        if Bindgen.replace(&_cache.d29, with: value) { pass.cameOut(26) }
      }
      if pass.isDue(27) {
        _cache.d27 = _Family11M1Formulas.d27(c0)
        pass.cameOut(27)
      }
      if pass.isDue(28) {
        let value: Int = _Family11M1Formulas.d26(c0)
        if Bindgen.replace(&_cache.d26, with: value) { pass.cameOut(28, marking: 0x200_0000_0000_0000) }
      }
      if pass.isDue(29) {
        let value: Int = _Family11M1Formulas.d20(c0)
        if Bindgen.replace(&_cache.d20, with: value) { pass.cameOut(29, marking: 0x40_0200_0000_0000) }
      }
      if pass.isDue(30) {
        let value: Int = _Family11M1Formulas.d15(c0)
        if Bindgen.replace(&_cache.d15, with: value) { pass.cameOut(30, marking: 0x1_8000_0000) }
      }
      if pass.isDue(31) {
        let value: Int? = _Family11M1Formulas.d30(_cache.d15, c0)
        if Bindgen.replace(&_cache.d30, with: value) { pass.cameOut(31) }
      }
      if pass.isDue(32) {
        let value: Int = _Family11M1Formulas.d16(_cache.d15, c0)
        if Bindgen.replace(&_cache.d16, with: value) { pass.cameOut(32) }
      }
      if pass.isDue(33) {
        let value: Int = _Family11M1Formulas.d10(c0)
        if Bindgen.replace(&_cache.d10, with: value) { pass.cameOut(33, marking: 0x4_0000_0000_0000) }
      }
    }
    _core.finish(pass, 0x3_ffff_fffc)
  }

  private func _settle1(_ wanted: Bindgen.Mask2) {
    var pass: Bindgen.Pass = _core.staleness.pass(0, wanted)
    if pass.isAnyDue(0x3fc_0000_0000) {
      if pass.isDue(34) {
        let value: Int? = _Family11M1Formulas.d8(c0)
        if Bindgen.replace(&_cache.d8, with: value) { pass.cameOut(34, marking: 0x8_0000_0000) }
      }
      if pass.isDue(35) {
        let value: Int = _Family11M1Formulas.d11(_cache.d8, c0)
        if Bindgen.replace(&_cache.d11, with: value) { pass.cameOut(35, marking: 0x50_0000_0000) }
      }
      if pass.isDue(36) {
        let value: Int? = _Family11M1Formulas.d17(c0, _cache.d11)
        if Bindgen.replace(&_cache.d17, with: value) { pass.cameOut(36, marking: 0x20_0000_0000) }
      }
      if pass.isDue(37) {
        let value: Int = _Family11M1Formulas.d45(c0, _cache.d17)
        if Bindgen.replace(&_cache.d45, with: value, unless: _Family11M1Formulas.d45AreEqual) { pass.cameOut(37) }
      }
      if pass.isDue(38) {
        let value: Int? = _Family11M1Formulas.d12(c0, _cache.d11)
        if Bindgen.replace(&_cache.d12, with: value) { pass.cameOut(38) }
      }
      if pass.isDue(39) {
        let value: Int = _Family11M1Formulas.d7(c0)
        if Bindgen.replace(&_cache.d7, with: value) { pass.cameOut(39, marking: 0x100_0000_0000) }
      }
      if pass.isDue(40) {
        let value: Int = _Family11M1Formulas.d21(_cache.d7)
        if Bindgen.replace(&_cache.d21, with: value) { pass.cameOut(40, marking: 0x200_0000_0000) }
      }
      if pass.isDue(41) {
        let value: Int = _Family11M1Formulas.d25(_cache.d21, _cache.d20)
        if Bindgen.replace(&_cache.d25, with: value, unless: _Family11M1Formulas.d25AreEqual) { pass.cameOut(41) }
      }
    }
    if pass.isAnyDue(0x3_fc00_0000_0000) {
      if pass.isDue(42) {
        let value: Int? = _Family11M1Formulas.d3(c0)
        if Bindgen.replace(&_cache.d3, with: value) { pass.cameOut(42, marking: 0x80_1800_0000_0000) }
      }
      if pass.isDue(43) {
        let value: Int = _Family11M1Formulas.d28(_cache.d3, c0)
        if Bindgen.replace(&_cache.d28, with: value) { pass.cameOut(43) }
      }
      if pass.isDue(44) { pass.cameOut(44, marking: 0x2000_0000_0000) }
      if pass.isDue(45) {
        let value: Int = _Family11M1Formulas.d60(c0, _cache.d3)
        if Bindgen.replace(&_cache.d60, with: value) { pass.cameOut(45, marking: 0x1000_0000_0000_0000) }
      }
      if pass.isDue(46) {
        let value: Int? = _Family11M1Formulas.d2(c0, _s1)
        if Bindgen.replace(&_cache.d2, with: value) { pass.cameOut(46, marking: 0x8000_0000_0000) }
      }
      if pass.isDue(47) {
        let value: Int = _Family11M1Formulas.d9(_cache.d2)
        if Bindgen.replace(&_cache.d9, with: value) { pass.cameOut(47, marking: 0x1_0000_0000_0000) }
      }
      if pass.isDue(48) {
        let value: Int = _Family11M1Formulas.d13(_cache.d9, c0)
        if Bindgen.replace(&_cache.d13, with: value) { pass.cameOut(48) }
      }
      if pass.isDue(49) {
        let value: Int? = _Family11M1Formulas.d0(_s0, c0)
        if Bindgen.replace(&_cache.d0, with: value) {
          pass.cameOut(49, marking: 0x104_0000_0000_0000)
          _core.staleness.dirty[1] |= 0x5
        }
      }
    }
    if pass.isAnyDue(0x3fc_0000_0000_0000) {
      if pass.isDue(50) {
        let value: Int = _Family11M1Formulas.d18(_cache.d10, c0, _cache.d0)
        if Bindgen.replace(&_cache.d18, with: value) { pass.cameOut(50, marking: 0x38_0000_0000_0000) }
      }
      if pass.isDue(51) {
        let value: Int = _Family11M1Formulas.d65(_cache.d18, c0)
        if Bindgen.replace(&_cache.d65, with: value) { pass.cameOut(51) }
      }
      if pass.isDue(52) {
        let value: Int = _Family11M1Formulas.d36(_cache.d18)
        if Bindgen.replace(&_cache.d36, with: value) { pass.cameOut(52) }
      }
      if pass.isDue(53) {
        let value: Int = _Family11M1Formulas.d19(c0, _cache.d18)
        if Bindgen.replace(&_cache.d19, with: value) { pass.cameOut(53, marking: 0x40_0000_0000_0000) }
      }
      if pass.isDue(54) {
        let value: Int = _Family11M1Formulas.d23(_cache.d19, _cache.d20)
        if Bindgen.replace(&_cache.d23, with: value) { pass.cameOut(54, marking: 0x80_0000_0000_0000) }
      }
      if pass.isDue(55) {
        let value: Int = _Family11M1Formulas.d24(_cache.d23, _cache.d3)
        if Bindgen.replace(&_cache.d24, with: value) { pass.cameOut(55) }
      }
      if pass.isDue(56) {
        let value: Int = _Family11M1Formulas.d6(c0, _cache.d0)
        if Bindgen.replace(&_cache.d6, with: value, unless: _Family11M1Formulas.d6AreEqual) {
          pass.cameOut(56, marking: 0x200_0000_0000_0000)
        }
      }
      if pass.isDue(57) {
        let value: Int = _Family11M1Formulas.d31(c0, _cache.d6, _cache.d26)
        if Bindgen.replace(&_cache.d31, with: value) { pass.cameOut(57, marking: 0x400_0000_0000_0000) }
      }
    }
    if pass.isAnyDue(0xfc00_0000_0000_0000) {
      if pass.isDue(58) { pass.cameOut(58, marking: 0x800_0000_0000_0000) }
      if pass.isDue(59) {
        let value: Int = _Family11M1Formulas.d57(c0, _cache.d52, _cache.d31)
        if Bindgen.replace(&_cache.d57, with: value) { pass.cameOut(59, marking: 0x3000_0000_0000_0000) }
      }
      if pass.isDue(60) {
        let value: Int? = _Family11M1Formulas.d64(_cache.d60, _cache.d57)
        if Bindgen.replace(&_cache.d64, with: value) { pass.cameOut(60) }
      }
      if pass.isDue(61) { pass.cameOut(61, marking: 0x4000_0000_0000_0000) }
      if pass.isDue(62) {
        let value: Int = _Family11M1Formulas.d59(c0, _s0, _cache.d54, _cache.d57)
        if Bindgen.replace(&_cache.d59, with: value) { pass.cameOut(62, marking: 0x8000_0000_0000_0000) }
      }
      if pass.isDue(63) {
        let value: Int? = _Family11M1Formulas.d62(c0, _cache.d59)
        if Bindgen.replace(&_cache.d62, with: value) { pass.cameOut(63) }
      }
    }
    _core.finish(pass, 0xffff_fffc_0000_0000)
  }

  private func _settle2(_ wanted: Bindgen.Mask2) {
    var pass: Bindgen.Pass = _core.staleness.pass(1, wanted)
    if pass.isDue(64) {
      let value: Int = _Family11M1Formulas.d4(_cache.d0, _s1)
      if Bindgen.replace(&_cache.d4, with: value) { pass.cameOut(64, marking: 0x2) }
    }
    if pass.isDue(65) {
      let value: Int = _Family11M1Formulas.d22(_cache.d4)
      if Bindgen.replace(&_cache.d22, with: value) { pass.cameOut(65) }
    }
    if pass.isDue(66) {
      let value: Int = _Family11M1Formulas.d1(_cache.d0, c0)
      if Bindgen.replace(&_cache.d1, with: value, unless: _Family11M1Formulas.d1AreEqual) {
        pass.cameOut(66, marking: 0x8)
      }
    }
    if pass.isDue(67) {
      _cache.d14 = _Family11M1Formulas.d14(c0, _cache.d1)
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
    if Bindgen.areEqual(told.d63, cache.d63, by: _Family11M1Formulas.d63AreEqual) { equal.add(2) }
    if Bindgen.areEqual(told.d61, cache.d61) { equal.add(3) }
    if Bindgen.areEqual(told.d52, cache.d52) { equal.add(4) }
    if Bindgen.areEqual(told.d54, cache.d54) { equal.add(5) }
    if Bindgen.areEqual(told.d51, cache.d51) { equal.add(6) }
    if Bindgen.areEqual(told.d56, cache.d56) { equal.add(7) }
    if Bindgen.areEqual(told.d53, cache.d53) { equal.add(8) }
    if Bindgen.areEqual(told.d47, cache.d47) { equal.add(9) }
    if Bindgen.areEqual(told.d49, cache.d49) { equal.add(10) }
    if Bindgen.areEqual(told.d55, cache.d55, by: _Family11M1Formulas.d55AreEqual) { equal.add(11) }
    if Bindgen.areEqual(told.d46, cache.d46) { equal.add(12) }
    if Bindgen.areEqual(told.d50, cache.d50) { equal.add(13) }
    if Bindgen.areEqual(told.d44, cache.d44) { equal.add(14) }
    if Bindgen.areEqual(told.d43, cache.d43) { equal.add(15) }
    if Bindgen.areEqual(told.d42, cache.d42) { equal.add(16) }
    if Bindgen.areEqual(told.d38, cache.d38) { equal.add(17) }
    if Bindgen.areEqual(told.d48, cache.d48) { equal.add(18) }
    if Bindgen.areEqual(told.d40, cache.d40) { equal.add(19) }
    if Bindgen.areEqual(told.d34, cache.d34) { equal.add(20) }
    if Bindgen.areEqual(told.d32, cache.d32) { equal.add(21) }
    if Bindgen.areEqual(told.d35, cache.d35) { equal.add(22) }
    if Bindgen.areEqual(told.d41, cache.d41) { equal.add(24) }
    if Bindgen.areEqual(told.d29, cache.d29) { equal.add(26) }
    if Bindgen.areEqual(told.d26, cache.d26) { equal.add(28) }
    if Bindgen.areEqual(told.d20, cache.d20) { equal.add(29) }
    if Bindgen.areEqual(told.d15, cache.d15) { equal.add(30) }
    if Bindgen.areEqual(told.d30, cache.d30) { equal.add(31) }
    if Bindgen.areEqual(told.d16, cache.d16) { equal.add(32) }
    if Bindgen.areEqual(told.d10, cache.d10) { equal.add(33) }
  }

  private func _compare1(_ told: Cache, _ cache: Cache, _ equal: inout Bindgen.Mask2) {
    if Bindgen.areEqual(told.d8, cache.d8) { equal.add(34) }
    if Bindgen.areEqual(told.d11, cache.d11) { equal.add(35) }
    if Bindgen.areEqual(told.d17, cache.d17) { equal.add(36) }
    if Bindgen.areEqual(told.d45, cache.d45, by: _Family11M1Formulas.d45AreEqual) { equal.add(37) }
    if Bindgen.areEqual(told.d12, cache.d12) { equal.add(38) }
    if Bindgen.areEqual(told.d7, cache.d7) { equal.add(39) }
    if Bindgen.areEqual(told.d21, cache.d21) { equal.add(40) }
    if Bindgen.areEqual(told.d25, cache.d25, by: _Family11M1Formulas.d25AreEqual) { equal.add(41) }
    if Bindgen.areEqual(told.d3, cache.d3) { equal.add(42) }
    if Bindgen.areEqual(told.d28, cache.d28) { equal.add(43) }
    if Bindgen.areEqual(told.d3, cache.d3) { equal.add(44) }
    if Bindgen.areEqual(told.d60, cache.d60) { equal.add(45) }
    if Bindgen.areEqual(told.d2, cache.d2) { equal.add(46) }
    if Bindgen.areEqual(told.d9, cache.d9) { equal.add(47) }
    if Bindgen.areEqual(told.d13, cache.d13) { equal.add(48) }
    if Bindgen.areEqual(told.d0, cache.d0) { equal.add(49) }
    if Bindgen.areEqual(told.d18, cache.d18) { equal.add(50) }
    if Bindgen.areEqual(told.d65, cache.d65) { equal.add(51) }
    if Bindgen.areEqual(told.d36, cache.d36) { equal.add(52) }
    if Bindgen.areEqual(told.d19, cache.d19) { equal.add(53) }
    if Bindgen.areEqual(told.d23, cache.d23) { equal.add(54) }
    if Bindgen.areEqual(told.d24, cache.d24) { equal.add(55) }
    if Bindgen.areEqual(told.d6, cache.d6, by: _Family11M1Formulas.d6AreEqual) { equal.add(56) }
    if Bindgen.areEqual(told.d31, cache.d31) { equal.add(57) }
    if Bindgen.areEqual(told.d31, cache.d31) { equal.add(58) }
    if Bindgen.areEqual(told.d57, cache.d57) { equal.add(59) }
    if Bindgen.areEqual(told.d64, cache.d64) { equal.add(60) }
    if Bindgen.areEqual(told.d57, cache.d57) { equal.add(61) }
    if Bindgen.areEqual(told.d59, cache.d59) { equal.add(62) }
    if Bindgen.areEqual(told.d62, cache.d62) { equal.add(63) }
  }

  private func _compare2(_ told: Cache, _ cache: Cache, _ equal: inout Bindgen.Mask2) {
    if Bindgen.areEqual(told.d4, cache.d4) { equal.add(64) }
    if Bindgen.areEqual(told.d22, cache.d22) { equal.add(65) }
    if Bindgen.areEqual(told.d1, cache.d1, by: _Family11M1Formulas.d1AreEqual) { equal.add(66) }
  }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension Family11M1: DrivenModel {
  static func make(_ children: [String: any DrivenModel]) -> any DrivenModel {
    Family11M1(
      c0: children["c0"] as! Family11M0,
      s0: 0
    )
  }

  var sum: Int {
    var sum: Int = 0
    sum &+= s0.number
    sum &+= s1.number
    sum &+= bucket(d63)
    sum &+= d61.number
    sum &+= d52.number
    sum &+= d54.number
    sum &+= d51.number
    sum &+= d56.number
    sum &+= d53.number
    sum &+= d47.number
    sum &+= d49.number
    sum &+= bucket(d55)
    sum &+= d46.number
    sum &+= d50.number
    sum &+= d44.number
    sum &+= d43.number
    sum &+= d42.number
    sum &+= d38.number
    sum &+= d48.number
    sum &+= d40.number
    sum &+= d34.number
    sum &+= d32.number
    sum &+= d35.number
    sum &+= d39.number
    sum &+= d41.number
    sum &+= d37.number
    sum &+= d29.number
    sum &+= d27.number
    sum &+= d26.number
    sum &+= d20.number
    sum &+= d15.number
    sum &+= d30.number
    sum &+= d16.number
    sum &+= d10.number
    sum &+= d8.number
    sum &+= d11.number
    sum &+= d17.number
    sum &+= bucket(d45)
    sum &+= d12.number
    sum &+= d7.number
    sum &+= d21.number
    sum &+= bucket(d25)
    sum &+= d3.number
    sum &+= d28.number
    sum &+= d5.number
    sum &+= d60.number
    sum &+= d2.number
    sum &+= d9.number
    sum &+= d13.number
    sum &+= d0.number
    sum &+= d18.number
    sum &+= d65.number
    sum &+= d36.number
    sum &+= d19.number
    sum &+= d23.number
    sum &+= d24.number
    sum &+= bucket(d6)
    sum &+= d31.number
    sum &+= d33.number
    sum &+= d57.number
    sum &+= d64.number
    sum &+= d58.number
    sum &+= d59.number
    sum &+= d62.number
    sum &+= d4.number
    sum &+= d22.number
    sum &+= bucket(d1)
    sum &+= d14.number
    sum &+= c0.sum
    return sum
  }

  func number(of field: String) -> Int {
    switch field {
    case "s0": return s0.number
    case "s1": return s1.number
    case "d63": return d63.number
    case "d61": return d61.number
    case "d52": return d52.number
    case "d54": return d54.number
    case "d51": return d51.number
    case "d56": return d56.number
    case "d53": return d53.number
    case "d47": return d47.number
    case "d49": return d49.number
    case "d55": return d55.number
    case "d46": return d46.number
    case "d50": return d50.number
    case "d44": return d44.number
    case "d43": return d43.number
    case "d42": return d42.number
    case "d38": return d38.number
    case "d48": return d48.number
    case "d40": return d40.number
    case "d34": return d34.number
    case "d32": return d32.number
    case "d35": return d35.number
    case "d39": return d39.number
    case "d41": return d41.number
    case "d37": return d37.number
    case "d29": return d29.number
    case "d27": return d27.number
    case "d26": return d26.number
    case "d20": return d20.number
    case "d15": return d15.number
    case "d30": return d30.number
    case "d16": return d16.number
    case "d10": return d10.number
    case "d8": return d8.number
    case "d11": return d11.number
    case "d17": return d17.number
    case "d45": return d45.number
    case "d12": return d12.number
    case "d7": return d7.number
    case "d21": return d21.number
    case "d25": return d25.number
    case "d3": return d3.number
    case "d28": return d28.number
    case "d5": return d5.number
    case "d60": return d60.number
    case "d2": return d2.number
    case "d9": return d9.number
    case "d13": return d13.number
    case "d0": return d0.number
    case "d18": return d18.number
    case "d65": return d65.number
    case "d36": return d36.number
    case "d19": return d19.number
    case "d23": return d23.number
    case "d24": return d24.number
    case "d6": return d6.number
    case "d31": return d31.number
    case "d33": return d33.number
    case "d57": return d57.number
    case "d64": return d64.number
    case "d58": return d58.number
    case "d59": return d59.number
    case "d62": return d62.number
    case "d4": return d4.number
    case "d22": return d22.number
    case "d1": return d1.number
    case "d14": return d14.number
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

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension Family11M1 {
  func track(_ field: String, _ body: @escaping (Int) -> Void) -> AnyObject? {
    Tracker({ [unowned self] in number(of: field) }, body)
  }
}

/// The spec's expressions: each sees what it names, and nothing else of the model.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
enum _Family11M1Formulas {
  static func d63(_ c0: Family11M0) -> Int { c0.d19 / 2 }
  static func d63AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func d61(_ c0: Family11M0) -> Int { total(c0) }
  static func d52(_ c0: Family11M0) -> Int { c0.d67 % 5 }
  static func d54(_ d52: Int, _ c0: Family11M0) -> Int { pick(d52, c0.d53, c0.d32) }
  static func d51(_ c0: Family11M0) -> Int { total(c0) }
  static func d56(_ d51: Int, _ c0: Family11M0) -> Int? { maybe(mix(d51, c0.d53)) }
  static func d53(_ d51: Int) -> Int? { maybe(d51 &+ d51) }
  static func d47(_ c0: Family11M0) -> Int { total(c0) }
  static func d49(_ c0: Family11M0, _ d47: Int) -> Int { mix(c0.d17, d47, c0.d17) }
  static func d55(_ c0: Family11M0, _ d49: Int) -> Int { mix(c0.d61, d49, c0.d16, c0.d37, c0.d36) }
  static func d55AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func d46(_ c0: Family11M0) -> Int { total(c0) }
  static func d50(_ d46: Int) -> Int { d46 / 2 }
  static func d44(_ c0: Family11M0) -> Int { c0.d0 % 5 }
  static func d43(_ c0: Family11M0) -> Int { total(c0) }
  static func d42(_ c0: Family11M0) -> Int { total(c0) }
  static func d38(_ c0: Family11M0) -> Int { total(c0) }
  static func d48(_ d38: Int, _ d47: Int) -> Int { d38 &+ d47 }
  static func d40(_ d38: Int, _ c0: Family11M0) -> Int { mix(d38, c0.d21.number) }
  static func d34(_ c0: Family11M0) -> Int { c0.d57.number % 5 }
  static func d32(_ c0: Family11M0) -> Int { c0.d33 &+ c0.d64 }
  static func d35(_ d32: Int) -> Int? { maybe(d32 % 5) }
  static func d39(_ d35: Int?, _ c0: Family11M0) -> Int { pick(d35.number, bucket(c0.d1), c0.d65.number) }
  static func d41(_ d39: Int) -> Int { d39 % 5 }
  static func d37(_ d35: Int?, _ d34: Int) -> Int { d35.number &+ d34 }
  static func d29(_ c0: Family11M0) -> Int { c0.d31 % 5 }
  static func d27(_ c0: Family11M0) -> Int { c0.d59 % 5 }
  static func d26(_ c0: Family11M0) -> Int { total(c0) }
  static func d20(_ c0: Family11M0) -> Int { total(c0) }
  static func d15(_ c0: Family11M0) -> Int { c0.d63 % 5 }
  static func d30(_ d15: Int, _ c0: Family11M0) -> Int? { maybe(d15 &+ c0.d8) }
  static func d16(_ d15: Int, _ c0: Family11M0) -> Int { pick(d15, c0.d18.number, c0.d43.number) }
  static func d10(_ c0: Family11M0) -> Int { c0.d22.number &+ c0.d27.number }
  static func d8(_ c0: Family11M0) -> Int? { maybe(c0.d17 % 5) }
  static func d11(_ d8: Int?, _ c0: Family11M0) -> Int { mix(d8.number, c0.d51, c0.d15.number, bucket(c0.d2)) }
  static func d17(_ c0: Family11M0, _ d11: Int) -> Int? { maybe(pick(c0.d55, d11, c0.d17)) }
  static func d45(_ c0: Family11M0, _ d17: Int?) -> Int { mix(c0.d62, bucket(c0.d38), c0.d60, d17.number) }
  static func d45AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func d12(_ c0: Family11M0, _ d11: Int) -> Int? { maybe(c0.d37 &+ d11) }
  static func d7(_ c0: Family11M0) -> Int { total(c0) }
  static func d21(_ d7: Int) -> Int { d7 % 5 }
  static func d25(_ d21: Int, _ d20: Int) -> Int { d21 &+ d20 }
  static func d25AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func d3(_ c0: Family11M0) -> Int? { maybe(c0.d37 / 2) }
  static func d28(_ d3: Int?, _ c0: Family11M0) -> Int { d3.number &+ bucket(c0.d1) }
  static func d60(_ c0: Family11M0, _ d5: Int?) -> Int { c0.d42 &+ d5.number }
  static func d2(_ c0: Family11M0, _ s1: [Int]) -> Int? { maybe(pick(c0.d42, c0.d60, s1.number)) }
  static func d9(_ d2: Int?) -> Int { d2.number % 5 }
  static func d13(_ d9: Int, _ c0: Family11M0) -> Int { d9 &+ bucket(c0.d40) }
  static func d0(_ s0: Int, _ c0: Family11M0) -> Int? { maybe(s0 &+ c0.d32) }
  static func d18(_ d10: Int, _ c0: Family11M0, _ d0: Int?) -> Int { pick(d10, c0.d65.number, d0.number) }
  static func d65(_ d18: Int, _ c0: Family11M0) -> Int { d18 &+ c0.d13 }
  static func d36(_ d18: Int) -> Int { d18 / 2 }
  static func d19(_ c0: Family11M0, _ d18: Int) -> Int { pick(c0.d68, d18, d18) }
  static func d23(_ d19: Int, _ d20: Int) -> Int { mix(d19, d20) }
  static func d24(_ d23: Int, _ d3: Int?) -> Int { d23 &+ d3.number }
  static func d6(_ c0: Family11M0, _ d0: Int?) -> Int { mix(c0.d37, c0.d45, d0.number, bucket(c0.s1), c0.d50.number) }
  static func d6AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func d31(_ c0: Family11M0, _ d6: Int, _ d26: Int) -> Int {
    mix(c0.d15.number, c0.d54, bucket(d6), c0.d43.number, d26)
  }

  static func d57(_ c0: Family11M0, _ d52: Int, _ d33: Int) -> Int { mix(c0.d15.number, d52, c0.d12.number, d33) }
  static func d64(_ d60: Int, _ d57: Int) -> Int? { maybe(d60 &+ d57) }
  static func d59(_ c0: Family11M0, _ s0: Int, _ d54: Int, _ d58: Int) -> Int { mix(c0.d0, s0, d54, d58) }
  static func d62(_ c0: Family11M0, _ d59: Int) -> Int? { maybe(mix(c0.d34, d59)) }
  static func d4(_ d0: Int?, _ s1: [Int]) -> Int { d0.number &+ s1.number }
  static func d22(_ d4: Int) -> Int { d4 % 5 }
  static func d1(_ d0: Int?, _ c0: Family11M0) -> Int {
    mix(d0.number, c0.d15.number, c0.d6.number, c0.d41, bucket(c0.d1))
  }

  static func d1AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func d14(_ c0: Family11M0, _ d1: Int) -> Int { c0.d58 &+ bucket(d1) }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
final class Family11M0: Bindgen.TrackedFamilyModel2, Observation.Observable {
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
    set { if Bindgen.replace(&_s1, with: newValue, unless: _Family11M0Formulas.s1AreEqual) { _wrote(1) } }
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

  // MARK: What follows

  var d35: Int? {
    _refresh(3)
    if !_core.isComputing { _noteRead(3) }
    return _cache.d35
  }

  var d36: Int {
    _refresh(4)
    if !_core.isComputing { _noteRead(4) }
    return _cache.d36
  }

  var d46: Int {
    _refresh(5)
    if !_core.isComputing { _noteRead(5) }
    return _cache.d46
  }

  var d48: Int? {
    _refresh(6)
    if !_core.isComputing { _noteRead(6) }
    return _cache.d48
  }

  var d21: Int? {
    _refresh(7)
    if !_core.isComputing { _noteRead(7) }
    return _cache.d21
  }

  var d27: Int? {
    _refresh(8)
    if !_core.isComputing { _noteRead(8) }
    return _cache.d27
  }

  var d40: Int {
    _refresh(9)
    if !_core.isComputing { _noteRead(9) }
    return _cache.d40
  }

  var d32: Int {
    _refresh(10)
    if !_core.isComputing { _noteRead(10) }
    return _cache.d32
  }

  var d13: Int {
    _refresh(11)
    if !_core.isComputing { _noteRead(11) }
    return _cache.d13
  }

  var d2: Int {
    _refresh(12)
    if !_core.isComputing { _noteRead(12) }
    return _cache.d2
  }

  var d23: Int? {
    _refresh(13)
    if !_core.isComputing { _noteRead(13) }
    return _cache.d23
  }

  var d44: Int? { d23 }

  var d50: Int? {
    _refresh(15)
    if !_core.isComputing { _noteRead(15) }
    return _cache.d50
  }

  var d54: Int {
    _refresh(16)
    if !_core.isComputing { _noteRead(16) }
    return _cache.d54
  }

  var d6: Int? {
    _refresh(17)
    if !_core.isComputing { _noteRead(17) }
    return _cache.d6
  }

  var d1: Int {
    _refresh(18)
    if !_core.isComputing { _noteRead(18) }
    return _cache.d1
  }

  var d0: Int {
    _refresh(19)
    if !_core.isComputing { _noteRead(19) }
    return _cache.d0
  }

  var d28: Int {
    _refresh(20)
    if !_core.isComputing { _noteRead(20) }
    return _cache.d28
  }

  var d12: Int? {
    _refresh(21)
    if !_core.isComputing { _noteRead(21) }
    return _cache.d12
  }

  var d22: Int? {
    _refresh(22)
    if !_core.isComputing { _noteRead(22) }
    return _cache.d22
  }

  var d5: Int {
    _refresh(23)
    if !_core.isComputing { _noteRead(23) }
    return _cache.d5
  }

  var d29: Int? {
    _refresh(24)
    if !_core.isComputing { _noteRead(24) }
    return _cache.d29
  }

  var d3: Int? {
    _refresh(25)
    if !_core.isComputing { _noteRead(25) }
    return _cache.d3
  }

  var d20: Int {
    _refresh(26)
    if !_core.isComputing { _noteRead(26) }
    return _cache.d20
  }

  var d58: Int {
    _refresh(27)
    if !_core.isComputing { _noteRead(27) }
    return _cache.d58
  }

  var d61: Int {
    _refresh(28)
    if !_core.isComputing { _noteRead(28) }
    return _cache.d61
  }

  var d55: Int {
    _refresh(29)
    if !_core.isComputing { _noteRead(29) }
    return _cache.d55
  }

  var d7: Int {
    _refresh(30)
    if !_core.isComputing { _noteRead(30) }
    return _cache.d7
  }

  var d11: Int? {
    _refresh(31)
    if !_core.isComputing { _noteRead(31) }
    return _cache.d11
  }

  var d66: Int {
    _refresh(32)
    if !_core.isComputing { _noteRead(32) }
    return _cache.d66
  }

  var d24: Int {
    _refresh(33)
    if !_core.isComputing { _noteRead(33) }
    return _cache.d24
  }

  var d9: Int {
    _refresh(34)
    if !_core.isComputing { _noteRead(34) }
    return _cache.d9
  }

  var d14: Int? {
    _refresh(35)
    if !_core.isComputing { _noteRead(35) }
    return _cache.d14
  }

  var d16: Int {
    _refresh(36)
    if !_core.isComputing { _noteRead(36) }
    return _cache.d16
  }

  var d51: Int {
    _refresh(37)
    if !_core.isComputing { _noteRead(37) }
    return _cache.d51
  }

  var d60: Int { d51 }

  var d62: Int { d60 }

  var d68: Int {
    _refresh(40)
    if !_core.isComputing { _noteRead(40) }
    return _cache.d68
  }

  var d63: Int { d62 }

  var d69: Int {
    _refresh(42)
    if !_core.isComputing { _noteRead(42) }
    return _cache.d69
  }

  var d43: Int? {
    _refresh(43)
    if !_core.isComputing { _noteRead(43) }
    return _cache.d43
  }

  var d64: Int {
    _refresh(44)
    if !_core.isComputing { _noteRead(44) }
    return _cache.d64
  }

  var d26: Int {
    _refresh(45)
    if !_core.isComputing { _noteRead(45) }
    return _cache.d26
  }

  var d30: Int {
    _refresh(46)
    if !_core.isComputing { _noteRead(46) }
    return _cache.d30
  }

  var d59: Int { d30 }

  var d15: Int? {
    _refresh(48)
    if !_core.isComputing { _noteRead(48) }
    return _cache.d15
  }

  var d17: Int {
    _refresh(49)
    if !_core.isComputing { _noteRead(49) }
    return _cache.d17
  }

  var d19: Int {
    _refresh(50)
    if !_core.isComputing { _noteRead(50) }
    return _cache.d19
  }

  var d25: Int {
    _refresh(51)
    if !_core.isComputing { _noteRead(51) }
    return _cache.d25
  }

  var d8: Int {
    _refresh(52)
    if !_core.isComputing { _noteRead(52) }
    return _cache.d8
  }

  var d10: Int {
    _refresh(53)
    if !_core.isComputing { _noteRead(53) }
    return _cache.d10
  }

  var d4: Int? { d3 }

  var d31: Int {
    _refresh(55)
    if !_core.isComputing { _noteRead(55) }
    return _cache.d31
  }

  var d34: Int {
    _refresh(56)
    if !_core.isComputing { _noteRead(56) }
    return _cache.d34
  }

  var d38: Int {
    _refresh(57)
    if !_core.isComputing { _noteRead(57) }
    return _cache.d38
  }

  var d49: Int {
    _refresh(58)
    if !_core.isComputing { _noteRead(58) }
    return _cache.d49
  }

  var d45: Int {
    _refresh(59)
    if !_core.isComputing { _noteRead(59) }
    return _cache.d45
  }

  var d65: Int? {
    _refresh(60)
    if !_core.isComputing { _noteRead(60) }
    return _cache.d65
  }

  var d33: Int {
    _refresh(61)
    if !_core.isComputing { _noteRead(61) }
    return _cache.d33
  }

  var d37: Int {
    _refresh(62)
    if !_core.isComputing { _noteRead(62) }
    return _cache.d37
  }

  var d42: Int {
    _refresh(63)
    if !_core.isComputing { _noteRead(63) }
    return _cache.d42
  }

  var d67: Int { d42 }

  var d47: Int? {
    _refresh(65)
    if !_core.isComputing { _noteRead(65) }
    return _cache.d47
  }

  var d53: Int {
    _refresh(66)
    if !_core.isComputing { _noteRead(66) }
    return _cache.d53
  }

  var d52: Int {
    _refresh(67)
    if !_core.isComputing { _noteRead(67) }
    return _cache.d52
  }

  var d56: Int {
    _refresh(68)
    if !_core.isComputing { _noteRead(68) }
    return _cache.d56
  }

  var d57: Int? {
    _refresh(69)
    if !_core.isComputing { _noteRead(69) }
    return _cache.d57
  }

  var d41: Int {
    _refresh(70)
    if !_core.isComputing { _noteRead(70) }
    return _cache.d41
  }

  var d39: Int {
    _refresh(71)
    if !_core.isComputing { _noteRead(71) }
    return _cache.d39
  }

  var d18: Int? {
    _refresh(72)
    if !_core.isComputing { _noteRead(72) }
    return _cache.d18
  }

  // MARK: Making

  init(s0: Int = 0, s1: Int = 0, s2: Int = 0) {
    _s0 = s0
    _s1 = s1
    _s2 = s2
  }

  // MARK: Who is told

  private static let _marks: [Bindgen.Mark] = Bindgen.marks(73)
  let _readers: Bindgen.Readers2 = Bindgen.Readers2(Family11M0._marks)

  func _addWatched(to fields: inout Bindgen.Mask2) {
    fields.add(_readers.counted())
  }

  func _tell(_ changed: Bindgen.Mask2) {
    _readers.tell()
  }

  static let _names: String = """
    s0 s1 s2 d35 d36 d46 d48 d21 d27 d40 d32 d13 d2 d23 d44 d50 d54 d6 d1 d0 d28 d12 d22 d5 d29 d3 d20 \
    d58 d61 d55 d7 d11 d66 d24 d9 d14 d16 d51 d60 d62 d68 d63 d69 d43 d64 d26 d30 d59 d15 d17 d19 d25 d8 \
    d10 d4 d31 d34 d38 d49 d45 d65 d33 d37 d42 d67 d47 d53 d52 d56 d57 d41 d39 d18
    """

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph2 = Bindgen.Graph2(
    states: 3,
    inputs: [
      [0], [3], [4], [5], [0], [7], [3, 8], [8], [1], [1], [12], [13], [3, 14], [15], [0, 12], [0], [1, 2], [19],
      [17, 19], [7, 21], [12, 19], [23], [0, 18, 19], [0, 17, 25], [26], [27], [26], [25], [2, 30], [28, 31], [31],
      [30], [0, 30, 34], [1, 35], [15, 36], [37], [38], [32, 39], [39], [25, 41], [36], [41, 43], [33, 34, 36],
      [24, 45], [46], [35], [19, 30, 31, 48], [49], [35, 50], [12, 25, 30], [18, 19, 52], [25], [54], [8, 35, 55],
      [36, 45, 56], [57], [46, 57], [28, 59], [26, 55], [10, 50, 55, 61], [8, 50, 62], [63], [33, 63], [15, 58, 65],
      [4, 48, 65], [29, 57, 67], [21, 68], [11, 48, 62], [2, 62], [35, 36, 54],
    ]
  )
  let _core: Bindgen.FamilyCore2 = Bindgen.FamilyCore2(Family11M0._graph)
  private struct Cache {
    var d35: Int?
    var d36: Int = 0
    var d46: Int = 0
    var d48: Int?
    var d21: Int?
    var d27: Int?
    var d40: Int = 0
    var d32: Int = 0
    var d13: Int = 0
    var d2: Int = 0
    var d23: Int?
    var d50: Int?
    var d54: Int = 0
    var d6: Int?
    var d1: Int = 0
    var d0: Int = 0
    var d28: Int = 0
    var d12: Int?
    var d22: Int?
    var d5: Int = 0
    var d29: Int?
    var d3: Int?
    var d20: Int = 0
    var d58: Int = 0
    var d61: Int = 0
    var d55: Int = 0
    var d7: Int = 0
    var d11: Int?
    var d66: Int = 0
    var d24: Int = 0
    var d9: Int = 0
    var d14: Int?
    var d16: Int = 0
    var d51: Int = 0
    var d68: Int = 0
    var d69: Int = 0
    var d43: Int?
    var d64: Int = 0
    var d26: Int = 0
    var d30: Int = 0
    var d15: Int?
    var d17: Int = 0
    var d19: Int = 0
    var d25: Int = 0
    var d8: Int = 0
    var d10: Int = 0
    var d31: Int = 0
    var d34: Int = 0
    var d38: Int = 0
    var d49: Int = 0
    var d45: Int = 0
    var d65: Int?
    var d33: Int = 0
    var d37: Int = 0
    var d42: Int = 0
    var d47: Int?
    var d53: Int = 0
    var d52: Int = 0
    var d56: Int = 0
    var d57: Int?
    var d41: Int = 0
    var d39: Int = 0
    var d18: Int?
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
        let value: Int? = _Family11M0Formulas.d35(_s0)
        if Bindgen.replace(&_cache.d35, with: value) { pass.cameOut(3, marking: 0x8210) }
      }
      if pass.isDue(4) {
        let value: Int = _Family11M0Formulas.d36(_cache.d35)
        if Bindgen.replace(&_cache.d36, with: value) {
          pass.cameOut(4, marking: 0x20)
          _core.staleness.dirty[1] |= 0x8
        }
      }
      if pass.isDue(5) {
        let value: Int = _Family11M0Formulas.d46(_cache.d36)
        if Bindgen.replace(&_cache.d46, with: value) { pass.cameOut(5, marking: 0x40) }
      }
      if pass.isDue(6) {
        let value: Int? = _Family11M0Formulas.d48(_cache.d46)
        if Bindgen.replace(&_cache.d48, with: value) { pass.cameOut(6) }
      }
      if pass.isDue(7) {
        let value: Int? = _Family11M0Formulas.d21(_s0)
        if Bindgen.replace(&_cache.d21, with: value) { pass.cameOut(7, marking: 0x400100) }
      }
      if pass.isDue(8) {
        let value: Int? = _Family11M0Formulas.d27(_cache.d21)
        if Bindgen.replace(&_cache.d27, with: value) { pass.cameOut(8, marking: 0x8100_0000_0000_0600) }
      }
      if pass.isDue(9) {
        let value: Int = _Family11M0Formulas.d40(_cache.d35, _cache.d27)
        if Bindgen.replace(&_cache.d40, with: value, unless: _Family11M0Formulas.d40AreEqual) { pass.cameOut(9) }
      }
      if pass.isDue(10) {
        let value: Int = _Family11M0Formulas.d32(_cache.d27)
        if Bindgen.replace(&_cache.d32, with: value) { pass.cameOut(10, marking: 0x4000_0000_0000_0000) }
      }
    }
    if pass.isAnyDue(0x7f800) {
      if pass.isDue(11) {
        _cache.d13 = _Family11M0Formulas.d13(_s1)
        pass.cameOut(11)
        _core.staleness.dirty[1] |= 0x40
      }
      if pass.isDue(12) {
        let value: Int = _Family11M0Formulas.d2(_s1)
        if Bindgen.replace(&_cache.d2, with: value, unless: _Family11M0Formulas.d2AreEqual) {
          pass.cameOut(12, marking: 0x10_0000_0082_2000)
        }
      }
      if pass.isDue(13) {
        let value: Int? = _Family11M0Formulas.d23(_cache.d2)
        if Bindgen.replace(&_cache.d23, with: value) { pass.cameOut(13, marking: 0x4000) }
      }
      if pass.isDue(14) { pass.cameOut(14, marking: 0x8000) }
      if pass.isDue(15) {
        let value: Int? = _Family11M0Formulas.d50(_cache.d23, _cache.d35)
        if Bindgen.replace(&_cache.d50, with: value) {
          pass.cameOut(15, marking: 0x20_0001_0000)
          _core.staleness.dirty[1] |= 0x4
        }
      }
      if pass.isDue(16) {
        let value: Int = _Family11M0Formulas.d54(_cache.d50)
        if Bindgen.replace(&_cache.d54, with: value) { pass.cameOut(16) }
      }
      if pass.isDue(17) {
        let value: Int? = _Family11M0Formulas.d6(_cache.d2, _s0)
        if Bindgen.replace(&_cache.d6, with: value) { pass.cameOut(17, marking: 0x4200000) }
      }
      if pass.isDue(18) {
        let value: Int = _Family11M0Formulas.d1(_s0)
        if Bindgen.replace(&_cache.d1, with: value, unless: _Family11M0Formulas.d1AreEqual) {
          pass.cameOut(18, marking: 0x20_0000_0200_0000)
        }
      }
    }
    if pass.isAnyDue(0x7f80000) {
      if pass.isDue(19) {
        let value: Int = _Family11M0Formulas.d0(_s2, _s1)
        if Bindgen.replace(&_cache.d0, with: value) { pass.cameOut(19, marking: 0x22_0000_02b0_0000) }
      }
      if pass.isDue(20) {
        let value: Int = _Family11M0Formulas.d28(_cache.d0)
        if Bindgen.replace(&_cache.d28, with: value) { pass.cameOut(20) }
      }
      if pass.isDue(21) {
        let value: Int? = _Family11M0Formulas.d12(_cache.d6, _cache.d0)
        if Bindgen.replace(&_cache.d12, with: value) {
          pass.cameOut(21, marking: 0x400000)
          _core.staleness.dirty[1] |= 0x20
        }
      }
      if pass.isDue(22) {
        let value: Int? = _Family11M0Formulas.d22(_cache.d21, _cache.d12)
        if Bindgen.replace(&_cache.d22, with: value) { pass.cameOut(22) }
      }
      if pass.isDue(23) {
        let value: Int = _Family11M0Formulas.d5(_cache.d2, _cache.d0)
        if Bindgen.replace(&_cache.d5, with: value) { pass.cameOut(23, marking: 0x1000000) }
      }
      if pass.isDue(24) {
        let value: Int? = _Family11M0Formulas.d29(_cache.d5)
        if Bindgen.replace(&_cache.d29, with: value) { pass.cameOut(24, marking: 0x4000_0000_0000) }
      }
      if pass.isDue(25) {
        let value: Int? = _Family11M0Formulas.d3(_cache.d1, _s0, _cache.d0)
        if Bindgen.replace(&_cache.d3, with: value) { pass.cameOut(25, marking: 0x50_0400_4400_0000) }
      }
      if pass.isDue(26) {
        let value: Int = _Family11M0Formulas.d20(_s0, _cache.d6, _cache.d3)
        if Bindgen.replace(&_cache.d20, with: value) { pass.cameOut(26, marking: 0x2000_0000_2800_0000) }
      }
    }
    if pass.isAnyDue(0x7_f800_0000) {
      if pass.isDue(27) {
        _cache.d58 = _Family11M0Formulas.d58(_cache.d20)
        pass.cameOut(27, marking: 0x1000_0000)
      }
      if pass.isDue(28) {
        let value: Int = _Family11M0Formulas.d61(_cache.d58)
        if Bindgen.replace(&_cache.d61, with: value) { pass.cameOut(28, marking: 0x1000_0001_0000_0000) }
      }
      if pass.isDue(29) {
        _cache.d55 = _Family11M0Formulas.d55(_cache.d20)
        pass.cameOut(29)
        _core.staleness.dirty[1] |= 0x10
      }
      if pass.isDue(30) {
        let value: Int = _Family11M0Formulas.d7(_cache.d3)
        if Bindgen.replace(&_cache.d7, with: value) { pass.cameOut(30, marking: 0x12_000c_8000_0000) }
      }
      if pass.isDue(31) {
        let value: Int? = _Family11M0Formulas.d11(_cache.d7, _s2)
        if Bindgen.replace(&_cache.d11, with: value) { pass.cameOut(31, marking: 0x2_0003_0000_0000) }
      }
      if pass.isDue(32) {
        let value: Int = _Family11M0Formulas.d66(_cache.d11, _cache.d61)
        if Bindgen.replace(&_cache.d66, with: value) { pass.cameOut(32, marking: 0x100_0000_0000) }
      }
      if pass.isDue(33) {
        let value: Int = _Family11M0Formulas.d24(_cache.d11)
        if Bindgen.replace(&_cache.d24, with: value) {
          pass.cameOut(33, marking: 0x2000_0000_0000)
          _core.staleness.dirty[1] |= 0x2
        }
      }
      if pass.isDue(34) {
        let value: Int = _Family11M0Formulas.d9(_cache.d7)
        if Bindgen.replace(&_cache.d9, with: value, unless: _Family11M0Formulas.d9AreEqual) {
          pass.cameOut(34, marking: 0x2008_0000_0000)
        }
      }
    }
    _core.finish(pass, 0x7_ffff_fff8)
  }

  private func _settle1(_ wanted: Bindgen.Mask2) {
    var pass: Bindgen.Pass = _core.staleness.pass(0, wanted)
    if pass.isAnyDue(0x7f8_0000_0000) {
      if pass.isDue(35) {
        let value: Int? = _Family11M0Formulas.d14(_s0, _cache.d9, _cache.d7)
        if Bindgen.replace(&_cache.d14, with: value) {
          pass.cameOut(35, marking: 0x109_0010_0000_0000)
          _core.staleness.dirty[1] |= 0x100
        }
      }
      if pass.isDue(36) {
        let value: Int = _Family11M0Formulas.d16(_s1, _cache.d14)
        if Bindgen.replace(&_cache.d16, with: value) {
          pass.cameOut(36, marking: 0x200_2820_0000_0000)
          _core.staleness.dirty[1] |= 0x100
        }
      }
      if pass.isDue(37) {
        let value: Int = _Family11M0Formulas.d51(_cache.d50, _cache.d16)
        if Bindgen.replace(&_cache.d51, with: value) { pass.cameOut(37, marking: 0x40_0000_0000) }
      }
      if pass.isDue(38) { pass.cameOut(38, marking: 0x80_0000_0000) }
      if pass.isDue(39) { pass.cameOut(39, marking: 0x300_0000_0000) }
      if pass.isDue(40) {
        _cache.d68 = _Family11M0Formulas.d68(_cache.d51, _cache.d66)
        pass.cameOut(40)
      }
      if pass.isDue(41) { pass.cameOut(41, marking: 0x1400_0000_0000) }
      if pass.isDue(42) {
        let value: Int = _Family11M0Formulas.d69(_cache.d51, _cache.d3)
        if Bindgen.replace(&_cache.d69, with: value) { pass.cameOut(42) }
      }
    }
    if pass.isAnyDue(0x7_f800_0000_0000) {
      if pass.isDue(43) {
        let value: Int? = _Family11M0Formulas.d43(_cache.d16)
        if Bindgen.replace(&_cache.d43, with: value) { pass.cameOut(43, marking: 0x1000_0000_0000) }
      }
      if pass.isDue(44) {
        _cache.d64 = _Family11M0Formulas.d64(_cache.d51, _cache.d43)
        pass.cameOut(44)
      }
      if pass.isDue(45) {
        _cache.d26 = _Family11M0Formulas.d26(_cache.d9, _cache.d24, _cache.d16)
        pass.cameOut(45, marking: 0x200_4000_0000_0000)
      }
      if pass.isDue(46) {
        let value: Int = _Family11M0Formulas.d30(_cache.d29, _cache.d26)
        if Bindgen.replace(&_cache.d30, with: value) { pass.cameOut(46, marking: 0x800_8000_0000_0000) }
      }
      if pass.isDue(47) { pass.cameOut(47) }
      if pass.isDue(48) {
        let value: Int? = _Family11M0Formulas.d15(_cache.d14)
        if Bindgen.replace(&_cache.d15, with: value) {
          pass.cameOut(48, marking: 0x2_0000_0000_0000)
          _core.staleness.dirty[1] |= 0x48
        }
      }
      if pass.isDue(49) {
        let value: Int = _Family11M0Formulas.d17(_cache.d7, _cache.d15, _cache.d0, _cache.d11)
        if Bindgen.replace(&_cache.d17, with: value) { pass.cameOut(49, marking: 0x4_0000_0000_0000) }
      }
      if pass.isDue(50) {
        let value: Int = _Family11M0Formulas.d19(_cache.d17)
        if Bindgen.replace(&_cache.d19, with: value) { pass.cameOut(50, marking: 0xc008_0000_0000_0000) }
      }
    }
    if pass.isAnyDue(0x7f8_0000_0000_0000) {
      if pass.isDue(51) {
        let value: Int = _Family11M0Formulas.d25(_cache.d19, _cache.d14)
        if Bindgen.replace(&_cache.d25, with: value) { pass.cameOut(51) }
      }
      if pass.isDue(52) {
        let value: Int = _Family11M0Formulas.d8(_cache.d3, _cache.d2, _cache.d7)
        if Bindgen.replace(&_cache.d8, with: value) { pass.cameOut(52, marking: 0x20_0000_0000_0000) }
      }
      if pass.isDue(53) {
        let value: Int = _Family11M0Formulas.d10(_cache.d1, _cache.d8, _cache.d0)
        if Bindgen.replace(&_cache.d10, with: value) { pass.cameOut(53) }
      }
      if pass.isDue(54) {
        pass.cameOut(54, marking: 0x80_0000_0000_0000)
        _core.staleness.dirty[1] |= 0x100
      }
      if pass.isDue(55) {
        let value: Int = _Family11M0Formulas.d31(_cache.d3)
        if Bindgen.replace(&_cache.d31, with: value) { pass.cameOut(55, marking: 0x6100_0000_0000_0000) }
      }
      if pass.isDue(56) {
        _cache.d34 = _Family11M0Formulas.d34(_cache.d14, _cache.d27, _cache.d31)
        pass.cameOut(56, marking: 0x200_0000_0000_0000)
      }
      if pass.isDue(57) {
        let value: Int = _Family11M0Formulas.d38(_cache.d34, _cache.d16, _cache.d26)
        if Bindgen.replace(&_cache.d38, with: value, unless: _Family11M0Formulas.d38AreEqual) {
          pass.cameOut(57, marking: 0xc00_0000_0000_0000)
          _core.staleness.dirty[1] |= 0x10
        }
      }
      if pass.isDue(58) {
        let value: Int = _Family11M0Formulas.d49(_cache.d38)
        if Bindgen.replace(&_cache.d49, with: value) {
          pass.cameOut(58)
          _core.staleness.dirty[1] |= 0x4
        }
      }
    }
    if pass.isAnyDue(0xf800_0000_0000_0000) {
      if pass.isDue(59) {
        _cache.d45 = _Family11M0Formulas.d45(_cache.d30, _cache.d38)
        pass.cameOut(59, marking: 0x1000_0000_0000_0000)
      }
      if pass.isDue(60) {
        let value: Int? = _Family11M0Formulas.d65(_cache.d45, _cache.d61)
        if Bindgen.replace(&_cache.d65, with: value) { pass.cameOut(60) }
      }
      if pass.isDue(61) {
        _cache.d33 = _Family11M0Formulas.d33(_cache.d20, _cache.d31)
        pass.cameOut(61, marking: 0x4000_0000_0000_0000)
      }
      if pass.isDue(62) {
        let value: Int = _Family11M0Formulas.d37(_cache.d33, _cache.d19, _cache.d32, _cache.d31)
        if Bindgen.replace(&_cache.d37, with: value) {
          pass.cameOut(62, marking: 0x8000_0000_0000_0000)
          _core.staleness.dirty[1] |= 0xc0
        }
      }
      if pass.isDue(63) {
        let value: Int = _Family11M0Formulas.d42(_cache.d27, _cache.d19, _cache.d37)
        if Bindgen.replace(&_cache.d42, with: value) {
          pass.cameOut(63)
          _core.staleness.dirty[1] |= 0x3
        }
      }
    }
    _core.finish(pass, 0xffff_fff8_0000_0000)
  }

  private func _settle2(_ wanted: Bindgen.Mask2) {
    var pass: Bindgen.Pass = _core.staleness.pass(1, wanted)
    if pass.isDue(64) { pass.cameOut(64) }
    if pass.isDue(65) {
      let value: Int? = _Family11M0Formulas.d47(_cache.d42, _cache.d24)
      if Bindgen.replace(&_cache.d47, with: value) { pass.cameOut(65, marking: 0xc) }
    }
    if pass.isDue(66) {
      let value: Int = _Family11M0Formulas.d53(_cache.d49, _cache.d50, _cache.d47)
      if Bindgen.replace(&_cache.d53, with: value) { pass.cameOut(66) }
    }
    if pass.isDue(67) {
      let value: Int = _Family11M0Formulas.d52(_cache.d36, _cache.d47, _cache.d15)
      if Bindgen.replace(&_cache.d52, with: value) { pass.cameOut(67, marking: 0x10) }
    }
    if pass.isDue(68) {
      let value: Int = _Family11M0Formulas.d56(_cache.d52, _cache.d38, _cache.d55)
      if Bindgen.replace(&_cache.d56, with: value) { pass.cameOut(68, marking: 0x20) }
    }
    if pass.isDue(69) {
      let value: Int? = _Family11M0Formulas.d57(_cache.d56, _cache.d12)
      if Bindgen.replace(&_cache.d57, with: value) { pass.cameOut(69) }
    }
    if pass.isDue(70) {
      let value: Int = _Family11M0Formulas.d41(_cache.d13, _cache.d37, _cache.d15)
      if Bindgen.replace(&_cache.d41, with: value) { pass.cameOut(70) }
    }
    if pass.isDue(71) {
      let value: Int = _Family11M0Formulas.d39(_s2, _cache.d37)
      if Bindgen.replace(&_cache.d39, with: value) { pass.cameOut(71) }
    }
    if pass.isDue(72) {
      let value: Int? = _Family11M0Formulas.d18(_cache.d16, _cache.d14, _cache.d3)
      if Bindgen.replace(&_cache.d18, with: value) { pass.cameOut(72) }
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
    if Bindgen.areEqual(told.d35, cache.d35) { equal.add(3) }
    if Bindgen.areEqual(told.d36, cache.d36) { equal.add(4) }
    if Bindgen.areEqual(told.d46, cache.d46) { equal.add(5) }
    if Bindgen.areEqual(told.d48, cache.d48) { equal.add(6) }
    if Bindgen.areEqual(told.d21, cache.d21) { equal.add(7) }
    if Bindgen.areEqual(told.d27, cache.d27) { equal.add(8) }
    if Bindgen.areEqual(told.d40, cache.d40, by: _Family11M0Formulas.d40AreEqual) { equal.add(9) }
    if Bindgen.areEqual(told.d32, cache.d32) { equal.add(10) }
    if Bindgen.areEqual(told.d2, cache.d2, by: _Family11M0Formulas.d2AreEqual) { equal.add(12) }
    if Bindgen.areEqual(told.d23, cache.d23) { equal.add(13) }
    if Bindgen.areEqual(told.d23, cache.d23) { equal.add(14) }
    if Bindgen.areEqual(told.d50, cache.d50) { equal.add(15) }
    if Bindgen.areEqual(told.d54, cache.d54) { equal.add(16) }
    if Bindgen.areEqual(told.d6, cache.d6) { equal.add(17) }
    if Bindgen.areEqual(told.d1, cache.d1, by: _Family11M0Formulas.d1AreEqual) { equal.add(18) }
    if Bindgen.areEqual(told.d0, cache.d0) { equal.add(19) }
    if Bindgen.areEqual(told.d28, cache.d28) { equal.add(20) }
    if Bindgen.areEqual(told.d12, cache.d12) { equal.add(21) }
    if Bindgen.areEqual(told.d22, cache.d22) { equal.add(22) }
    if Bindgen.areEqual(told.d5, cache.d5) { equal.add(23) }
    if Bindgen.areEqual(told.d29, cache.d29) { equal.add(24) }
    if Bindgen.areEqual(told.d3, cache.d3) { equal.add(25) }
    if Bindgen.areEqual(told.d20, cache.d20) { equal.add(26) }
    if Bindgen.areEqual(told.d61, cache.d61) { equal.add(28) }
    if Bindgen.areEqual(told.d7, cache.d7) { equal.add(30) }
    if Bindgen.areEqual(told.d11, cache.d11) { equal.add(31) }
    if Bindgen.areEqual(told.d66, cache.d66) { equal.add(32) }
    if Bindgen.areEqual(told.d24, cache.d24) { equal.add(33) }
    if Bindgen.areEqual(told.d9, cache.d9, by: _Family11M0Formulas.d9AreEqual) { equal.add(34) }
  }

  private func _compare1(_ told: Cache, _ cache: Cache, _ equal: inout Bindgen.Mask2) {
    if Bindgen.areEqual(told.d14, cache.d14) { equal.add(35) }
    if Bindgen.areEqual(told.d16, cache.d16) { equal.add(36) }
    if Bindgen.areEqual(told.d51, cache.d51) { equal.add(37) }
    if Bindgen.areEqual(told.d51, cache.d51) { equal.add(38) }
    if Bindgen.areEqual(told.d51, cache.d51) { equal.add(39) }
    if Bindgen.areEqual(told.d51, cache.d51) { equal.add(41) }
    if Bindgen.areEqual(told.d69, cache.d69) { equal.add(42) }
    if Bindgen.areEqual(told.d43, cache.d43) { equal.add(43) }
    if Bindgen.areEqual(told.d30, cache.d30) { equal.add(46) }
    if Bindgen.areEqual(told.d30, cache.d30) { equal.add(47) }
    if Bindgen.areEqual(told.d15, cache.d15) { equal.add(48) }
    if Bindgen.areEqual(told.d17, cache.d17) { equal.add(49) }
    if Bindgen.areEqual(told.d19, cache.d19) { equal.add(50) }
    if Bindgen.areEqual(told.d25, cache.d25) { equal.add(51) }
    if Bindgen.areEqual(told.d8, cache.d8) { equal.add(52) }
    if Bindgen.areEqual(told.d10, cache.d10) { equal.add(53) }
    if Bindgen.areEqual(told.d3, cache.d3) { equal.add(54) }
    if Bindgen.areEqual(told.d31, cache.d31) { equal.add(55) }
    if Bindgen.areEqual(told.d38, cache.d38, by: _Family11M0Formulas.d38AreEqual) { equal.add(57) }
    if Bindgen.areEqual(told.d49, cache.d49) { equal.add(58) }
    if Bindgen.areEqual(told.d65, cache.d65) { equal.add(60) }
    if Bindgen.areEqual(told.d37, cache.d37) { equal.add(62) }
    if Bindgen.areEqual(told.d42, cache.d42) { equal.add(63) }
  }

  private func _compare2(_ told: Cache, _ cache: Cache, _ equal: inout Bindgen.Mask2) {
    if Bindgen.areEqual(told.d42, cache.d42) { equal.add(64) }
    if Bindgen.areEqual(told.d47, cache.d47) { equal.add(65) }
    if Bindgen.areEqual(told.d53, cache.d53) { equal.add(66) }
    if Bindgen.areEqual(told.d52, cache.d52) { equal.add(67) }
    if Bindgen.areEqual(told.d56, cache.d56) { equal.add(68) }
    if Bindgen.areEqual(told.d57, cache.d57) { equal.add(69) }
    if Bindgen.areEqual(told.d41, cache.d41) { equal.add(70) }
    if Bindgen.areEqual(told.d39, cache.d39) { equal.add(71) }
    if Bindgen.areEqual(told.d18, cache.d18) { equal.add(72) }
  }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension Family11M0: DrivenModel {
  static func make(_ children: [String: any DrivenModel]) -> any DrivenModel {
    Family11M0(
      s0: 0
    )
  }

  var sum: Int {
    var sum: Int = 0
    sum &+= s0.number
    sum &+= bucket(s1)
    sum &+= s2.number
    sum &+= d35.number
    sum &+= d36.number
    sum &+= d46.number
    sum &+= d48.number
    sum &+= d21.number
    sum &+= d27.number
    sum &+= bucket(d40)
    sum &+= d32.number
    sum &+= d13.number
    sum &+= bucket(d2)
    sum &+= d23.number
    sum &+= d44.number
    sum &+= d50.number
    sum &+= d54.number
    sum &+= d6.number
    sum &+= bucket(d1)
    sum &+= d0.number
    sum &+= d28.number
    sum &+= d12.number
    sum &+= d22.number
    sum &+= d5.number
    sum &+= d29.number
    sum &+= d3.number
    sum &+= d20.number
    sum &+= d58.number
    sum &+= d61.number
    sum &+= d55.number
    sum &+= d7.number
    sum &+= d11.number
    sum &+= d66.number
    sum &+= d24.number
    sum &+= bucket(d9)
    sum &+= d14.number
    sum &+= d16.number
    sum &+= d51.number
    sum &+= d60.number
    sum &+= d62.number
    sum &+= d68.number
    sum &+= d63.number
    sum &+= d69.number
    sum &+= d43.number
    sum &+= d64.number
    sum &+= d26.number
    sum &+= d30.number
    sum &+= d59.number
    sum &+= d15.number
    sum &+= d17.number
    sum &+= d19.number
    sum &+= d25.number
    sum &+= d8.number
    sum &+= d10.number
    sum &+= d4.number
    sum &+= d31.number
    sum &+= d34.number
    sum &+= bucket(d38)
    sum &+= d49.number
    sum &+= d45.number
    sum &+= d65.number
    sum &+= d33.number
    sum &+= d37.number
    sum &+= d42.number
    sum &+= d67.number
    sum &+= d47.number
    sum &+= d53.number
    sum &+= d52.number
    sum &+= d56.number
    sum &+= d57.number
    sum &+= d41.number
    sum &+= d39.number
    sum &+= d18.number
    return sum
  }

  func number(of field: String) -> Int {
    switch field {
    case "s0": return s0.number
    case "s1": return s1.number
    case "s2": return s2.number
    case "d35": return d35.number
    case "d36": return d36.number
    case "d46": return d46.number
    case "d48": return d48.number
    case "d21": return d21.number
    case "d27": return d27.number
    case "d40": return d40.number
    case "d32": return d32.number
    case "d13": return d13.number
    case "d2": return d2.number
    case "d23": return d23.number
    case "d44": return d44.number
    case "d50": return d50.number
    case "d54": return d54.number
    case "d6": return d6.number
    case "d1": return d1.number
    case "d0": return d0.number
    case "d28": return d28.number
    case "d12": return d12.number
    case "d22": return d22.number
    case "d5": return d5.number
    case "d29": return d29.number
    case "d3": return d3.number
    case "d20": return d20.number
    case "d58": return d58.number
    case "d61": return d61.number
    case "d55": return d55.number
    case "d7": return d7.number
    case "d11": return d11.number
    case "d66": return d66.number
    case "d24": return d24.number
    case "d9": return d9.number
    case "d14": return d14.number
    case "d16": return d16.number
    case "d51": return d51.number
    case "d60": return d60.number
    case "d62": return d62.number
    case "d68": return d68.number
    case "d63": return d63.number
    case "d69": return d69.number
    case "d43": return d43.number
    case "d64": return d64.number
    case "d26": return d26.number
    case "d30": return d30.number
    case "d59": return d59.number
    case "d15": return d15.number
    case "d17": return d17.number
    case "d19": return d19.number
    case "d25": return d25.number
    case "d8": return d8.number
    case "d10": return d10.number
    case "d4": return d4.number
    case "d31": return d31.number
    case "d34": return d34.number
    case "d38": return d38.number
    case "d49": return d49.number
    case "d45": return d45.number
    case "d65": return d65.number
    case "d33": return d33.number
    case "d37": return d37.number
    case "d42": return d42.number
    case "d67": return d67.number
    case "d47": return d47.number
    case "d53": return d53.number
    case "d52": return d52.number
    case "d56": return d56.number
    case "d57": return d57.number
    case "d41": return d41.number
    case "d39": return d39.number
    case "d18": return d18.number
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

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension Family11M0 {
  func track(_ field: String, _ body: @escaping (Int) -> Void) -> AnyObject? {
    Tracker({ [unowned self] in number(of: field) }, body)
  }
}

/// The spec's expressions: each sees what it names, and nothing else of the model.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
enum _Family11M0Formulas {
  static func s1AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func d35(_ s0: Int) -> Int? { maybe(s0 % 5) }
  static func d36(_ d35: Int?) -> Int { d35.number % 5 }
  static func d46(_ d36: Int) -> Int { d36 % 5 }
  static func d48(_ d46: Int) -> Int? { maybe(d46 % 5) }
  static func d21(_ s0: Int) -> Int? { maybe(s0 % 5) }
  static func d27(_ d21: Int?) -> Int? { maybe(d21.number % 5) }
  static func d40(_ d35: Int?, _ d27: Int?) -> Int { d35.number &+ d27.number }
  static func d40AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func d32(_ d27: Int?) -> Int { d27.number % 5 }
  static func d13(_ s1: Int) -> Int { bucket(s1) / 2 }
  static func d2(_ s1: Int) -> Int { bucket(s1) % 5 }
  static func d2AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func d23(_ d2: Int) -> Int? { maybe(bucket(d2) / 2) }
  static func d50(_ d44: Int?, _ d35: Int?) -> Int? { maybe(mix(d44.number, d35.number)) }
  static func d54(_ d50: Int?) -> Int { d50.number &+ d50.number }
  static func d6(_ d2: Int, _ s0: Int) -> Int? { maybe(mix(bucket(d2), s0)) }
  static func d1(_ s0: Int) -> Int { s0 / 2 }
  static func d1AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func d0(_ s2: Int, _ s1: Int) -> Int { pick(s2, bucket(s1), bucket(s1)) }
  static func d28(_ d0: Int) -> Int { d0 % 5 }
  static func d12(_ d6: Int?, _ d0: Int) -> Int? { maybe(d6.number &+ d0) }
  static func d22(_ d21: Int?, _ d12: Int?) -> Int? { maybe(mix(d21.number, d12.number)) }
  static func d5(_ d2: Int, _ d0: Int) -> Int { mix(bucket(d2), d0) }
  static func d29(_ d5: Int) -> Int? { maybe(d5 % 5) }
  static func d3(_ d1: Int, _ s0: Int, _ d0: Int) -> Int? { maybe(mix(bucket(d1), s0, d0, bucket(d1), bucket(d1))) }
  static func d20(_ s0: Int, _ d6: Int?, _ d3: Int?) -> Int { mix(s0, d6.number, d3.number) }
  static func d58(_ d20: Int) -> Int { d20 / 2 }
  static func d61(_ d58: Int) -> Int { d58 % 5 }
  static func d55(_ d20: Int) -> Int { d20 % 5 }
  static func d7(_ d3: Int?) -> Int { pick(d3.number, d3.number, d3.number) }
  static func d11(_ d7: Int, _ s2: Int) -> Int? { maybe(d7 &+ s2) }
  static func d66(_ d11: Int?, _ d61: Int) -> Int { d11.number &+ d61 }
  static func d24(_ d11: Int?) -> Int { d11.number / 2 }
  static func d9(_ d7: Int) -> Int { d7 % 5 }
  static func d9AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func d14(_ s0: Int, _ d9: Int, _ d7: Int) -> Int? { maybe(pick(s0, bucket(d9), d7)) }
  static func d16(_ s1: Int, _ d14: Int?) -> Int { bucket(s1) &+ d14.number }
  static func d51(_ d50: Int?, _ d16: Int) -> Int { mix(d50.number, d16) }
  static func d68(_ d62: Int, _ d66: Int) -> Int { mix(d62, d66) }
  static func d69(_ d63: Int, _ d3: Int?) -> Int { mix(d63, d3.number) }
  static func d43(_ d16: Int) -> Int? { maybe(d16 / 2) }
  static func d64(_ d63: Int, _ d43: Int?) -> Int { pick(d63, d43.number, d63) }
  static func d26(_ d9: Int, _ d24: Int, _ d16: Int) -> Int { pick(bucket(d9), d24, d16) }
  static func d30(_ d29: Int?, _ d26: Int) -> Int { d29.number &+ d26 }
  static func d15(_ d14: Int?) -> Int? { maybe(d14.number / 2) }
  static func d17(_ d7: Int, _ d15: Int?, _ d0: Int, _ d11: Int?) -> Int { mix(d7, d15.number, d0, d11.number) }
  static func d19(_ d17: Int) -> Int { d17 / 2 }
  static func d25(_ d19: Int, _ d14: Int?) -> Int { d19 &+ d14.number }
  static func d8(_ d3: Int?, _ d2: Int, _ d7: Int) -> Int { mix(d3.number, bucket(d2), d7) }
  static func d10(_ d1: Int, _ d8: Int, _ d0: Int) -> Int { pick(bucket(d1), d8, d0) }
  static func d31(_ d4: Int?) -> Int { d4.number % 5 }
  static func d34(_ d14: Int?, _ d27: Int?, _ d31: Int) -> Int { pick(d14.number, d27.number, d31) }
  static func d38(_ d34: Int, _ d16: Int, _ d26: Int) -> Int { pick(d34, d16, d26) }
  static func d38AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func d49(_ d38: Int) -> Int { bucket(d38) / 2 }
  static func d45(_ d30: Int, _ d38: Int) -> Int { d30 &+ bucket(d38) }
  static func d65(_ d45: Int, _ d61: Int) -> Int? { maybe(d45 &+ d61) }
  static func d33(_ d20: Int, _ d31: Int) -> Int { d20 &+ d31 }
  static func d37(_ d33: Int, _ d19: Int, _ d32: Int, _ d31: Int) -> Int { mix(d33, d33, d19, d32, d31) }
  static func d42(_ d27: Int?, _ d19: Int, _ d37: Int) -> Int { mix(d27.number, d19, d37, d37) }
  static func d47(_ d42: Int, _ d24: Int) -> Int? { maybe(mix(d42, d24)) }
  static func d53(_ d49: Int, _ d50: Int?, _ d47: Int?) -> Int { pick(d49, d50.number, d47.number) }
  static func d52(_ d36: Int, _ d47: Int?, _ d15: Int?) -> Int { mix(d36, d47.number, d15.number) }
  static func d56(_ d52: Int, _ d38: Int, _ d55: Int) -> Int { pick(d52, bucket(d38), d55) }
  static func d57(_ d56: Int, _ d12: Int?) -> Int? { maybe(mix(d56, d12.number)) }
  static func d41(_ d13: Int, _ d37: Int, _ d15: Int?) -> Int { mix(d13, d37, d15.number) }
  static func d39(_ s2: Int, _ d37: Int) -> Int { s2 &+ d37 }
  static func d18(_ d16: Int, _ d14: Int?, _ d4: Int?) -> Int? { maybe(pick(d16, d14.number, d4.number)) }
}

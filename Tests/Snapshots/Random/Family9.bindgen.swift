// Made by bindgen from Family9.bindgen.yml. Do not edit: change the spec.
// swift-format-ignore-file
// swiftlint:disable all

import Observation

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
final class Family9M2: Bindgen.TrackedFamilyModel, Observation.Observable {
  // MARK: What it is given

  let c0: Family9M1
  let c1: Family9M0

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

  var d4: Int {
    _refresh(1)
    _noteRead(1)
    return _cache.d4
  }

  var d3: Int {
    _refresh(2)
    _noteRead(2)
    return _cache.d3
  }

  var d2: Int {
    _refresh(3)
    _noteRead(3)
    return _cache.d2
  }

  var d0: Int {
    _refresh(4)
    _noteRead(4)
    return _cache.d0
  }

  var d1: Int? {
    _refresh(5)
    _noteRead(5)
    return _cache.d1
  }

  // MARK: Making

  init(c0: Family9M1, c1: Family9M0, s0: Int = 0) {
    self.c0 = c0
    self.c1 = c1
    _s0 = s0
    _adopt(c0._core, [0, 1, 5], from: 6)
    _adopt(c1._core, [0, 2, 4], from: 9)
    _adopt(c0.c1._core, [0, 2, 4], from: 12)
  }

  // MARK: Who is told

  private static let _marks: [Bindgen.Mark] = Bindgen.marks(6)
  let _readers: Bindgen.Readers = Bindgen.Readers(Family9M2._marks)

  func _addWatched(to fields: inout Bindgen.Mask) {
    fields.add(_readers.counted())
  }

  func _tell(_ changed: Bindgen.Mask) {
    _readers.tell()
  }

  static let _names: String = "s0 d4 d3 d2 d0 d1"

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph = Bindgen.Graph(
    states: 1,
    inputs: [[7], [9], [11, 13], [14], [4, 8, 10, 11, 14]],
    outside: [[], [], [6, 7], [], [9], [9, 10], [], [12], [12, 13]]
  )
  static var _level: Int { 2 }
  let _core: Bindgen.FamilyCore = Bindgen.FamilyCore(Family9M2._graph)
  private struct Cache {
    var d4: Int = 0
    var d3: Int = 0
    var d2: Int = 0
    var d0: Int = 0
    var d1: Int?
  }
  private var _cache: Cache = Cache()
  private var _told: Cache = Cache()

  func _settle(_ wanted: Bindgen.Mask) {
    if _core.needs(8, for: wanted) { c0._bringUpToDate(Bindgen.Mask(5)) }
    if _core.staleness.stale[0] & wanted[0] & 0x28 != 0 {
      var needed2: Bindgen.Mask = Bindgen.Mask()
      if _core.needs(10, for: wanted) { needed2.add(2) }
      if _core.needs(11, for: wanted) { needed2.add(4) }
      c1._bringUpToDate(needed2)
    }
    if _core.staleness.stale[0] & wanted[0] & 0x38 != 0 {
      var needed3: Bindgen.Mask = Bindgen.Mask()
      if _core.needs(13, for: wanted) { needed3.add(2) }
      if _core.needs(14, for: wanted) { needed3.add(4) }
      c0.c1._bringUpToDate(needed3)
    }
    var pass: Bindgen.Pass = _core.staleness.pass(0, wanted)
    if pass.isDue(1) {
      let value: Int = _Family9M2Formulas.d4(c0)
      if Bindgen.replace(&_cache.d4, with: value) { pass.cameOut(1) }
    }
    if pass.isDue(2) {
      let value: Int = _Family9M2Formulas.d3(c1)
      if Bindgen.replace(&_cache.d3, with: value) { pass.cameOut(2) }
    }
    if pass.isDue(3) {
      let value: Int = _Family9M2Formulas.d2(c0, c1)
      if Bindgen.replace(&_cache.d2, with: value) { pass.cameOut(3) }
    }
    if pass.isDue(4) {
      let value: Int = _Family9M2Formulas.d0(c0)
      if Bindgen.replace(&_cache.d0, with: value) { pass.cameOut(4, marking: 0x20) }
    }
    if pass.isDue(5) {
      let value: Int? = _Family9M2Formulas.d1(_cache.d0, c0, c1)
      if Bindgen.replace(&_cache.d1, with: value) { pass.cameOut(5) }
    }
    _core.finish(pass, 0x3e)
  }

  func _remember() { _told = _cache }

  func _compare() -> Bindgen.Mask {
    var equal: Bindgen.Mask = Bindgen.Mask()
    if Bindgen.areEqual(_told.d4, _cache.d4) { equal.add(1) }
    if Bindgen.areEqual(_told.d3, _cache.d3) { equal.add(2) }
    if Bindgen.areEqual(_told.d2, _cache.d2) { equal.add(3) }
    if Bindgen.areEqual(_told.d0, _cache.d0) { equal.add(4) }
    if Bindgen.areEqual(_told.d1, _cache.d1) { equal.add(5) }
    _told = Cache()
    return equal
  }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension Family9M2: DrivenModel {
  static func make(_ children: [String: any DrivenModel]) -> any DrivenModel {
    Family9M2(
      c0: children["c0"] as! Family9M1,
      c1: children["c1"] as! Family9M0,
      s0: 0
    )
  }

  var sum: Int {
    var sum: Int = 0
    sum &+= s0.number
    sum &+= d4.number
    sum &+= d3.number
    sum &+= d2.number
    sum &+= d0.number
    sum &+= d1.number
    sum &+= c0.sum
    sum &+= c1.sum
    return sum
  }

  func number(of field: String) -> Int {
    switch field {
    case "s0": return s0.number
    case "d4": return d4.number
    case "d3": return d3.number
    case "d2": return d2.number
    case "d0": return d0.number
    case "d1": return d1.number
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
extension Family9M2 {
  func track(_ field: String, _ body: @escaping (Int) -> Void) -> AnyObject? {
    Tracker({ [unowned self] in number(of: field) }, body)
  }
}

/// The spec's expressions: each sees what it names, and nothing else of the model.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
enum _Family9M2Formulas {
  static func d4(_ c0: Family9M1) -> Int { c0.s1.number / 2 }
  static func d3(_ c1: Family9M0) -> Int { c1.s0 % 5 }
  static func d2(_ c0: Family9M1, _ c1: Family9M0) -> Int { bucket(c0.c1.d0) &+ c1.d1 }
  static func d0(_ c0: Family9M1) -> Int { c0.c1.d1 / 2 }
  static func d1(_ d0: Int, _ c0: Family9M1, _ c1: Family9M0) -> Int? {
    maybe(mix(d0, c0.c1.d1, c1.d1, bucket(c1.d0), c0.d4))
  }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
final class Family9M1: Bindgen.TrackedFamilyModel, Observation.Observable {
  // MARK: What it is given

  let c0: Family9M0
  let c1: Family9M0

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

  var d2: Int {
    _refresh(2)
    if !_core.isComputing { _noteRead(2) }
    return _cache.d2
  }

  var d1: Int {
    _refresh(3)
    if !_core.isComputing { _noteRead(3) }
    return _cache.d1
  }

  var d3: Int? {
    _refresh(4)
    if !_core.isComputing { _noteRead(4) }
    return _cache.d3
  }

  var d4: Int {
    _refresh(5)
    if !_core.isComputing { _noteRead(5) }
    return _cache.d4
  }

  var d0: Int {
    _refresh(6)
    if !_core.isComputing { _noteRead(6) }
    return _cache.d0
  }

  // MARK: Making

  init(c0: Family9M0, c1: Family9M0, s0: Int = 0, s1: [Int] = []) {
    self.c0 = c0
    self.c1 = c1
    _s0 = s0
    _s1 = s1
    _adopt(c1._core, [0, 2, 4], from: 7)
    _adopt(c0._core, [0, 1, 3, 4], from: 10)
  }

  // MARK: Who is told

  private static let _marks: [Bindgen.Mark] = Bindgen.marks(7)
  let _readers: Bindgen.Readers = Bindgen.Readers(Family9M1._marks)

  func _addWatched(to fields: inout Bindgen.Mask) {
    fields.add(_readers.counted())
  }

  func _tell(_ changed: Bindgen.Mask) {
    _readers.tell()
  }

  static let _names: String = "s0 s1 d2 d1 d3 d4 d0"

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph = Bindgen.Graph(
    states: 2,
    inputs: [[0, 8], [0, 8, 9], [1, 3, 12, 13], [0, 2, 4, 11], [9]],
    outside: [[], [7], [7, 8], [], [], [10], [10]]
  )
  static var _level: Int { 1 }
  let _core: Bindgen.FamilyCore = Bindgen.FamilyCore(Family9M1._graph)
  private struct Cache {
    var d2: Int = 0
    var d1: Int = 0
    var d3: Int?
    var d4: Int = 0
    var d0: Int = 0
  }
  private var _cache: Cache = Cache()
  private var _told: Cache = Cache()

  func _settle(_ wanted: Bindgen.Mask) {
    if _core.staleness.stale[0] & wanted[0] & 0x4c != 0 {
      var needed: Bindgen.Mask = Bindgen.Mask()
      if _core.needs(8, for: wanted) { needed.add(2) }
      if _core.needs(9, for: wanted) { needed.add(4) }
      c1._bringUpToDate(needed)
    }
    if _core.staleness.stale[0] & wanted[0] & 0x10 != 0 {
      var needed2: Bindgen.Mask = Bindgen.Mask()
      if _core.needs(12, for: wanted) { needed2.add(3) }
      if _core.needs(13, for: wanted) { needed2.add(4) }
      c0._bringUpToDate(needed2)
    }
    var pass: Bindgen.Pass = _core.staleness.pass(0, wanted)
    if pass.isDue(2) {
      let value: Int = _Family9M1Formulas.d2(_s0, c1)
      if Bindgen.replace(&_cache.d2, with: value) { pass.cameOut(2, marking: 0x20) }
    }
    if pass.isDue(3) {
      let value: Int = _Family9M1Formulas.d1(c1, _s0)
      if Bindgen.replace(&_cache.d1, with: value) { pass.cameOut(3, marking: 0x10) }
    }
    if pass.isDue(4) {
      let value: Int? = _Family9M1Formulas.d3(_cache.d1, _s1, c0)
      if Bindgen.replace(&_cache.d3, with: value) { pass.cameOut(4, marking: 0x20) }
    }
    if pass.isDue(5) {
      let value: Int = _Family9M1Formulas.d4(c0, _cache.d2, _s0, _cache.d3)
      if Bindgen.replace(&_cache.d4, with: value) { pass.cameOut(5) }
    }
    if pass.isDue(6) {
      let value: Int = _Family9M1Formulas.d0(c1)
      if Bindgen.replace(&_cache.d0, with: value) { pass.cameOut(6) }
    }
    _core.finish(pass, 0x7c)
  }

  func _remember() { _told = _cache }

  func _compare() -> Bindgen.Mask {
    var equal: Bindgen.Mask = Bindgen.Mask()
    if Bindgen.areEqual(_told.d2, _cache.d2) { equal.add(2) }
    if Bindgen.areEqual(_told.d1, _cache.d1) { equal.add(3) }
    if Bindgen.areEqual(_told.d3, _cache.d3) { equal.add(4) }
    if Bindgen.areEqual(_told.d4, _cache.d4) { equal.add(5) }
    if Bindgen.areEqual(_told.d0, _cache.d0) { equal.add(6) }
    _told = Cache()
    return equal
  }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension Family9M1: DrivenModel {
  static func make(_ children: [String: any DrivenModel]) -> any DrivenModel {
    Family9M1(
      c0: children["c0"] as! Family9M0,
      c1: children["c1"] as! Family9M0,
      s0: 0
    )
  }

  var sum: Int {
    var sum: Int = 0
    sum &+= s0.number
    sum &+= s1.number
    sum &+= d2.number
    sum &+= d1.number
    sum &+= d3.number
    sum &+= d4.number
    sum &+= d0.number
    sum &+= c0.sum
    sum &+= c1.sum
    return sum
  }

  func number(of field: String) -> Int {
    switch field {
    case "s0": return s0.number
    case "s1": return s1.number
    case "d2": return d2.number
    case "d1": return d1.number
    case "d3": return d3.number
    case "d4": return d4.number
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

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension Family9M1 {
  func track(_ field: String, _ body: @escaping (Int) -> Void) -> AnyObject? {
    Tracker({ [unowned self] in number(of: field) }, body)
  }
}

/// The spec's expressions: each sees what it names, and nothing else of the model.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
enum _Family9M1Formulas {
  static func d2(_ s0: Int, _ c1: Family9M0) -> Int { s0 &+ bucket(c1.d0) }
  static func d1(_ c1: Family9M0, _ s0: Int) -> Int { pick(bucket(c1.d0), c1.d1, s0) }
  static func d3(_ d1: Int, _ s1: [Int], _ c0: Family9M0) -> Int? { maybe(mix(d1, s1.number, c0.d1, c0.d2, c0.d2)) }
  static func d4(_ c0: Family9M0, _ d2: Int, _ s0: Int, _ d3: Int?) -> Int { mix(bucket(c0.s1), d2, s0, d3.number) }
  static func d0(_ c1: Family9M0) -> Int { c1.d1 % 5 }
}

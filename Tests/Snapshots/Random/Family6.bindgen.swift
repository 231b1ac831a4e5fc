// Made by bindgen from Family6.bindgen.yml. Do not edit: change the spec.
// swift-format-ignore-file
// swiftlint:disable all

final class Family6M1: Bindgen.FamilyModel {
  // MARK: What it is given

  let c0: Family6M0
  let c1: Family6M0

  // MARK: State

  var s0: Int {
    get { _s0 }
    set { if Bindgen.replace(&_s0, with: newValue) { _wrote(0) } }
  }
  private var _s0: Int

  // MARK: What follows

  var d3: Int {
    _refresh(1)
    return _cache.d3
  }

  var d1: Int { c0.s0 }

  var d2: Int? {
    _refresh(3)
    return _cache.d2
  }

  var d0: Int? {
    _refresh(4)
    return _cache.d0
  }

  // MARK: Making

  init(c0: Family6M0, c1: Family6M0, s0: Int = 0) {
    self.c0 = c0
    self.c1 = c1
    _s0 = s0
    _adopt(c0._core, [0, 1, 2, 3, 4, 5], from: 5)
    _adopt(c1._core, [0, 2], from: 11)
  }

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph = Bindgen.Graph(
    states: 1,
    inputs: [[5, 6, 7, 8, 9, 10], [5], [0, 2, 7], [12]],
    outside: [[], [], [5], [5, 6], [5, 6, 8], [9], [], [11]]
  )
  static var _level: Int { 1 }
  let _core: Bindgen.FamilyCore = Bindgen.FamilyCore(Family6M1._graph)
  private struct Cache {
    var d3: Int = 0
    var d2: Int?
    var d0: Int?
  }
  private var _cache: Cache = Cache()
  private var _told: Cache = Cache()

  func _settle(_ wanted: Bindgen.Mask) {
    if _core.staleness.stale[0] & wanted[0] & 0xa != 0 {
      var needed: Bindgen.Mask = Bindgen.Mask()
      if _core.needs(7, for: wanted) { needed.add(2) }
      if _core.needs(8, for: wanted) { needed.add(3) }
      if _core.needs(9, for: wanted) { needed.add(4) }
      if _core.needs(10, for: wanted) { needed.add(5) }
      c0._bringUpToDate(needed)
    }
    if _core.needs(12, for: wanted) { c1._bringUpToDate(Bindgen.Mask(2)) }
    var pass: Bindgen.Pass = _core.staleness.pass(0, wanted)
    if pass.isDue(1) {
      let value: Int = _Family6M1Formulas.d3(c0)
      if Bindgen.replace(&_cache.d3, with: value) { pass.cameOut(1) }
    }
    if pass.isDue(2) { pass.cameOut(2, marking: 0x8) }
    if pass.isDue(3) {
      let value: Int? = _Family6M1Formulas.d2(c0, c0.s0, _s0)
      if Bindgen.replace(&_cache.d2, with: value) { pass.cameOut(3) }
    }
    if pass.isDue(4) {
      let value: Int? = _Family6M1Formulas.d0(c1)
      if Bindgen.replace(&_cache.d0, with: value) { pass.cameOut(4) }
    }
    _core.finish(pass, 0x1e)
  }

  func _remember() { _told = _cache }

  func _compare() -> Bindgen.Mask {
    var equal: Bindgen.Mask = Bindgen.Mask()
    if Bindgen.areEqual(_told.d3, _cache.d3) { equal.add(1) }
    if Bindgen.areEqual(_told.d2, _cache.d2) { equal.add(3) }
    if Bindgen.areEqual(_told.d0, _cache.d0) { equal.add(4) }
    _told = Cache()
    return equal
  }
}

extension Family6M1: DrivenModel {
  static func make(_ children: [String: any DrivenModel]) -> any DrivenModel {
    Family6M1(
      c0: children["c0"] as! Family6M0,
      c1: children["c1"] as! Family6M0,
      s0: 0
    )
  }

  var sum: Int {
    var sum: Int = 0
    sum &+= s0.number
    sum &+= d3.number
    sum &+= d1.number
    sum &+= d2.number
    sum &+= d0.number
    sum &+= c0.sum
    sum &+= c1.sum
    return sum
  }

  func number(of field: String) -> Int {
    switch field {
    case "s0": return s0.number
    case "d3": return d3.number
    case "d1": return d1.number
    case "d2": return d2.number
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

/// The spec's expressions: each sees what it names, and nothing else of the model.
enum _Family6M1Formulas {
  static func d3(_ c0: Family6M0) -> Int { total(c0) }
  static func d2(_ c0: Family6M0, _ d1: Int, _ s0: Int) -> Int? { maybe(pick(c0.d3, d1, s0)) }
  static func d0(_ c1: Family6M0) -> Int? { maybe(c1.d3 / 2) }
}

final class Family6M0: Bindgen.FamilyModel {
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

  var d3: Int { _Family6M0Formulas.d3(_s0) }

  var d0: Int {
    _refresh(3)
    return _cache.d0
  }

  var d1: Int {
    _refresh(4)
    return _cache.d1
  }

  var d2: Int { _Family6M0Formulas.d2(d1) }

  // MARK: Making

  init(s0: Int = 0, s1: [Int] = []) {
    _s0 = s0
    _s1 = s1
  }

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph = Bindgen.Graph(states: 2, inputs: [[0], [0, 1], [0, 1, 3], [4]])
  let _core: Bindgen.FamilyCore = Bindgen.FamilyCore(Family6M0._graph)
  private struct Cache {
    var d3: Int = 0
    var d0: Int = 0
    var d1: Int = 0
    var d2: Int = 0
  }
  private var _cache: Cache = Cache()
  private var _told: Cache = Cache()

  func _settle(_ wanted: Bindgen.Mask) {
    var pass: Bindgen.Pass = _core.staleness.pass(0, wanted)
    if pass.isDue(2) {
      let value: Int = _Family6M0Formulas.d3(_s0)
      if Bindgen.replace(&_cache.d3, with: value) { pass.cameOut(2) }
    }
    if pass.isDue(3) {
      let value: Int = _Family6M0Formulas.d0(_s1, _s0)
      if Bindgen.replace(&_cache.d0, with: value) { pass.cameOut(3, marking: 0x10) }
    }
    if pass.isDue(4) {
      let value: Int = _Family6M0Formulas.d1(_s1, _s0, _cache.d0)
      if Bindgen.replace(&_cache.d1, with: value) { pass.cameOut(4, marking: 0x20) }
    }
    if pass.isDue(5) {
      let value: Int = _Family6M0Formulas.d2(_cache.d1)
      if Bindgen.replace(&_cache.d2, with: value) { pass.cameOut(5) }
    }
    _core.finish(pass, 0x3c)
  }

  func _remember() { _told = _cache }

  func _compare() -> Bindgen.Mask {
    var equal: Bindgen.Mask = Bindgen.Mask()
    if Bindgen.areEqual(_told.d3, _cache.d3) { equal.add(2) }
    if Bindgen.areEqual(_told.d0, _cache.d0) { equal.add(3) }
    if Bindgen.areEqual(_told.d1, _cache.d1) { equal.add(4) }
    if Bindgen.areEqual(_told.d2, _cache.d2) { equal.add(5) }
    _told = Cache()
    return equal
  }
}

extension Family6M0: DrivenModel {
  static func make(_ children: [String: any DrivenModel]) -> any DrivenModel {
    Family6M0(
      s0: 0
    )
  }

  var sum: Int {
    var sum: Int = 0
    sum &+= s0.number
    sum &+= s1.number
    sum &+= d3.number
    sum &+= d0.number
    sum &+= d1.number
    sum &+= d2.number
    return sum
  }

  func number(of field: String) -> Int {
    switch field {
    case "s0": return s0.number
    case "s1": return s1.number
    case "d3": return d3.number
    case "d0": return d0.number
    case "d1": return d1.number
    case "d2": return d2.number
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
enum _Family6M0Formulas {
  static func d3(_ s0: Int) -> Int { s0 % 5 }
  static func d0(_ s1: [Int], _ s0: Int) -> Int { s1.number &+ s0 }
  static func d1(_ s1: [Int], _ s0: Int, _ d0: Int) -> Int { mix(s1.number, s0, d0, s0, s1.number) }
  static func d2(_ d1: Int) -> Int { d1 / 2 }
}

// Made by bindgen from Graph11.bindgen.yml. Do not edit: change the spec.
// swift-format-ignore-file
// swiftlint:disable all

final class Graph11 {
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

  var s3: [Int] {
    get { _s3 }
    set { if Bindgen.replace(&_s3, with: newValue) { _wrote(3) } }
    _modify {
      defer { _wrote(3) }
      yield &_s3
    }
  }
  private var _s3: [Int]

  var s4: [Int] {
    get { _s4 }
    set { if Bindgen.replace(&_s4, with: newValue) { _wrote(4) } }
    _modify {
      defer { _wrote(4) }
      yield &_s4
    }
  }
  private var _s4: [Int]

  var s5: [Int] {
    get { _s5 }
    set { if Bindgen.replace(&_s5, with: newValue) { _wrote(5) } }
    _modify {
      defer { _wrote(5) }
      yield &_s5
    }
  }
  private var _s5: [Int]

  // MARK: What follows

  var d1: Int {
    if _staleness.stale.has(6) { _settle(Graph11._graph.sources[6]) }
    return _cache.d1
  }

  var d0: Int {
    if _staleness.stale.has(7) { _settle(Graph11._graph.sources[7]) }
    return _cache.d0
  }

  var d2: Int { _Graph11Formulas.d2(d0) }

  var d5: Int { s0 }

  var d4: Int? {
    if _staleness.stale.has(10) { _settle(Graph11._graph.sources[10]) }
    return _cache.d4
  }

  var d3: Int { _Graph11Formulas.d3(_s0) }

  var d11: Int? {
    if _staleness.stale.has(12) { _settle(Graph11._graph.sources[12]) }
    return _cache.d11
  }

  var d7: Int {
    if _staleness.stale.has(13) { _settle(Graph11._graph.sources[13]) }
    return _cache.d7
  }

  var d8: Int? {
    if _staleness.stale.has(14) { _settle(Graph11._graph.sources[14]) }
    return _cache.d8
  }

  var d9: Int { _Graph11Formulas.d9(_s0) }

  var d13: Int {
    if _staleness.stale.has(16) { _settle(Graph11._graph.sources[16]) }
    return _cache.d13
  }

  var d10: Int {
    if _staleness.stale.has(17) { _settle(Graph11._graph.sources[17]) }
    return _cache.d10
  }

  var d12: Int {
    if _staleness.stale.has(18) { _settle(Graph11._graph.sources[18]) }
    return _cache.d12
  }

  var d6: Int { d5 }

  var d17: Int {
    if _staleness.stale.has(20) { _settle(Graph11._graph.sources[20]) }
    return _cache.d17
  }

  var d14: Int {
    if _staleness.stale.has(21) { _settle(Graph11._graph.sources[21]) }
    return _cache.d14
  }

  var d15: Int {
    if _staleness.stale.has(22) { _settle(Graph11._graph.sources[22]) }
    return _cache.d15
  }

  var d16: Int {
    if _staleness.stale.has(23) { _settle(Graph11._graph.sources[23]) }
    return _cache.d16
  }

  var d18: Int {
    if _staleness.stale.has(24) { _settle(Graph11._graph.sources[24]) }
    return _cache.d18
  }

  var d19: Int {
    if _staleness.stale.has(25) { _settle(Graph11._graph.sources[25]) }
    return _cache.d19
  }

  // MARK: Actions

  /// Makes many writes in one go.
  @discardableResult
  func update<Result>(_ body: (Graph11) throws -> Result) rethrows -> Result { try body(self) }

  // MARK: Making

  init(s0: Int = 0, s1: [Int] = [], s2: Int = 0, s3: [Int] = [], s4: [Int] = [], s5: [Int] = []) {
    _s0 = s0
    _s1 = s1
    _s2 = s2
    _s3 = s3
    _s4 = s4
    _s5 = s5
  }

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph = Bindgen.Graph(
    states: 6,
    inputs: [
      [2, 5], [4], [7], [0], [4, 6], [0], [11], [0, 4, 11], [8, 9, 11], [9], [11, 13, 14], [10], [17], [9], [2, 12],
      [0], [21], [13, 17, 18, 22], [5, 16, 20, 23], [15, 20, 21, 22, 23],
    ]
  )
  private var _staleness: Bindgen.Staleness = Bindgen.Staleness(Graph11._graph)
  private struct Cache {
    var d1: Int = 0
    var d0: Int = 0
    var d2: Int = 0
    var d4: Int?
    var d3: Int = 0
    var d11: Int?
    var d7: Int = 0
    var d8: Int?
    var d9: Int = 0
    var d13: Int = 0
    var d10: Int = 0
    var d12: Int = 0
    var d17: Int = 0
    var d14: Int = 0
    var d15: Int = 0
    var d16: Int = 0
    var d18: Int = 0
    var d19: Int = 0
  }
  private var _cache: Cache = Cache()

  private func _wrote(_ field: Int) { _staleness.wrote(field, Graph11._graph) }

  private func _settle(_ wanted: Bindgen.Mask) {
    var pass: Bindgen.Pass = _staleness.pass(0, wanted)
    if pass.isAnyDue(0x3fc0) {
      if pass.isDue(6) {
        let value: Int = _Graph11Formulas.d1(_s2, _s5)
        if Bindgen.replace(&_cache.d1, with: value) { pass.cameOut(6, marking: 0x400) }
      }
      if pass.isDue(7) {
        let value: Int = _Graph11Formulas.d0(_s4)
        if Bindgen.replace(&_cache.d0, with: value) { pass.cameOut(7, marking: 0x100) }
      }
      if pass.isDue(8) {
        let value: Int = _Graph11Formulas.d2(_cache.d0)
        if Bindgen.replace(&_cache.d2, with: value) { pass.cameOut(8, marking: 0x4000) }
      }
      if pass.isDue(9) { pass.cameOut(9, marking: 0x8c000) }
      if pass.isDue(10) {
        let value: Int? = _Graph11Formulas.d4(_cache.d1, _s4)
        if Bindgen.replace(&_cache.d4, with: value) { pass.cameOut(10, marking: 0x20000) }
      }
      if pass.isDue(11) {
        let value: Int = _Graph11Formulas.d3(_s0)
        if Bindgen.replace(&_cache.d3, with: value) { pass.cameOut(11, marking: 0x17000) }
      }
      if pass.isDue(12) {
        let value: Int? = _Graph11Formulas.d11(_cache.d3)
        if Bindgen.replace(&_cache.d11, with: value) { pass.cameOut(12, marking: 0x100000) }
      }
      if pass.isDue(13) {
        let value: Int = _Graph11Formulas.d7(_s4, _cache.d3, _s0)
        if Bindgen.replace(&_cache.d7, with: value, unless: _Graph11Formulas.d7AreEqual) {
          pass.cameOut(13, marking: 0x810000)
        }
      }
    }
    if pass.isAnyDue(0x3fc000) {
      if pass.isDue(14) {
        let value: Int? = _Graph11Formulas.d8(_s0, _cache.d2, _cache.d3)
        if Bindgen.replace(&_cache.d8, with: value) { pass.cameOut(14, marking: 0x10000) }
      }
      if pass.isDue(15) {
        let value: Int = _Graph11Formulas.d9(_s0)
        if Bindgen.replace(&_cache.d9, with: value) { pass.cameOut(15, marking: 0x2000000) }
      }
      if pass.isDue(16) {
        let value: Int = _Graph11Formulas.d13(_cache.d8, _cache.d7, _cache.d3)
        if Bindgen.replace(&_cache.d13, with: value) { pass.cameOut(16, marking: 0x1000000) }
      }
      if pass.isDue(17) {
        let value: Int = _Graph11Formulas.d10(_cache.d4)
        if Bindgen.replace(&_cache.d10, with: value) { pass.cameOut(17, marking: 0x840000) }
      }
      if pass.isDue(18) {
        let value: Int = _Graph11Formulas.d12(_cache.d10)
        if Bindgen.replace(&_cache.d12, with: value, unless: _Graph11Formulas.d12AreEqual) {
          pass.cameOut(18, marking: 0x800000)
        }
      }
      if pass.isDue(19) { pass.cameOut(19) }
      if pass.isDue(20) {
        let value: Int = _Graph11Formulas.d17(_cache.d11, _s2)
        if Bindgen.replace(&_cache.d17, with: value) { pass.cameOut(20, marking: 0x3000000) }
      }
      if pass.isDue(21) {
        let value: Int = _Graph11Formulas.d14(_s0)
        if Bindgen.replace(&_cache.d14, with: value, unless: _Graph11Formulas.d14AreEqual) {
          pass.cameOut(21, marking: 0x2400000)
        }
      }
    }
    if pass.isAnyDue(0x3c00000) {
      if pass.isDue(22) {
        let value: Int = _Graph11Formulas.d15(_cache.d14)
        if Bindgen.replace(&_cache.d15, with: value) { pass.cameOut(22, marking: 0x2800000) }
      }
      if pass.isDue(23) {
        let value: Int = _Graph11Formulas.d16(_cache.d15, _cache.d12, _cache.d7, _cache.d10)
        if Bindgen.replace(&_cache.d16, with: value) { pass.cameOut(23, marking: 0x3000000) }
      }
      if pass.isDue(24) {
        _cache.d18 = _Graph11Formulas.d18(_cache.d13, _s5, _cache.d17, _cache.d16)
        pass.cameOut(24)
      }
      if pass.isDue(25) {
        let value: Int = _Graph11Formulas.d19(_cache.d16, _cache.d9, _cache.d17, _cache.d14, _cache.d15)
        if Bindgen.replace(&_cache.d19, with: value) { pass.cameOut(25) }
      }
    }
    _staleness.finish(pass, 0x3ffffc0)
  }
}

extension Graph11: DrivenModel {
  static func make(_ children: [String: any DrivenModel]) -> any DrivenModel {
    Graph11(
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
    sum &+= s5.number
    sum &+= d1.number
    sum &+= d0.number
    sum &+= d2.number
    sum &+= d5.number
    sum &+= d4.number
    sum &+= d3.number
    sum &+= d11.number
    sum &+= bucket(d7)
    sum &+= d8.number
    sum &+= d9.number
    sum &+= d13.number
    sum &+= d10.number
    sum &+= bucket(d12)
    sum &+= d6.number
    sum &+= d17.number
    sum &+= bucket(d14)
    sum &+= d15.number
    sum &+= d16.number
    sum &+= d18.number
    sum &+= d19.number
    return sum
  }

  func number(of field: String) -> Int {
    switch field {
    case "s0": return s0.number
    case "s1": return s1.number
    case "s2": return s2.number
    case "s3": return s3.number
    case "s4": return s4.number
    case "s5": return s5.number
    case "d1": return d1.number
    case "d0": return d0.number
    case "d2": return d2.number
    case "d5": return d5.number
    case "d4": return d4.number
    case "d3": return d3.number
    case "d11": return d11.number
    case "d7": return d7.number
    case "d8": return d8.number
    case "d9": return d9.number
    case "d13": return d13.number
    case "d10": return d10.number
    case "d12": return d12.number
    case "d6": return d6.number
    case "d17": return d17.number
    case "d14": return d14.number
    case "d15": return d15.number
    case "d16": return d16.number
    case "d18": return d18.number
    case "d19": return d19.number
    default: return .min
    }
  }

  func write(_ field: String, _ values: [Int]) {
    switch field {
    case "s0": s0 = Int(values)
    case "s1": s1 = [Int](values)
    case "s2": s2 = Int(values)
    case "s3": s3 = [Int](values)
    case "s4": s4 = [Int](values)
    case "s5": s5 = [Int](values)
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
    case "s5": s5.edit(value)
    default: break
    }
  }

  func group(_ body: () -> Void) { update { _ in body() } }
}

/// The spec's expressions: each sees what it names, and nothing else of the model.
enum _Graph11Formulas {
  static func d1(_ s2: Int, _ s5: [Int]) -> Int { s2 &+ s5.number }
  static func d0(_ s4: [Int]) -> Int { s4.number % 5 }
  static func d2(_ d0: Int) -> Int { d0 % 5 }
  static func d4(_ d1: Int, _ s4: [Int]) -> Int? { maybe(mix(d1, s4.number)) }
  static func d3(_ s0: Int) -> Int { s0 % 5 }
  static func d11(_ d3: Int) -> Int? { maybe(d3 % 5) }
  static func d7(_ s4: [Int], _ d3: Int, _ s0: Int) -> Int { mix(s4.number, s4.number, d3, s0) }
  static func d7AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func d8(_ d5: Int, _ d2: Int, _ d3: Int) -> Int? { maybe(pick(d5, d2, d3)) }
  static func d9(_ d5: Int) -> Int { d5 % 5 }
  static func d13(_ d8: Int?, _ d7: Int, _ d3: Int) -> Int { pick(d8.number, bucket(d7), d3) }
  static func d10(_ d4: Int?) -> Int { d4.number % 5 }
  static func d12(_ d10: Int) -> Int { d10 &+ d10 }
  static func d12AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func d17(_ d11: Int?, _ s2: Int) -> Int { d11.number &+ s2 }
  static func d14(_ s0: Int) -> Int { s0 % 5 }
  static func d14AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func d15(_ d14: Int) -> Int { bucket(d14) / 2 }
  static func d16(_ d15: Int, _ d12: Int, _ d7: Int, _ d10: Int) -> Int { mix(d15, bucket(d12), bucket(d7), d10) }
  static func d18(_ d13: Int, _ s5: [Int], _ d17: Int, _ d16: Int) -> Int { mix(d13, s5.number, d17, d16, d13) }
  static func d19(_ d16: Int, _ d9: Int, _ d17: Int, _ d14: Int, _ d15: Int) -> Int {
    mix(d16, d9, d17, bucket(d14), d15)
  }
}

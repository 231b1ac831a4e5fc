// Made by bindgen from Graph13.bindgen.yml. Do not edit: change the spec.
// swift-format-ignore-file
// swiftlint:disable all

public import Observation

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
public final class Graph13: Bindgen.Tracked, Observation.Observable {
  // MARK: State

  public internal(set) var s0: Int {
    get {
      _noteRead(0)
      return _s0
    }
    set { if Bindgen.replace(&_s0, with: newValue) { _wrote(0) } }
  }
  private var _s0: Int

  public internal(set) var s1: Int {
    get {
      _noteRead(1)
      return _s1
    }
    set { if Bindgen.replace(&_s1, with: newValue) { _wrote(1) } }
  }
  private var _s1: Int

  public internal(set) var s2: [Int] {
    get {
      _noteRead(2)
      return _s2
    }
    set { if Bindgen.replace(&_s2, with: newValue) { _wrote(2) } }
    _modify {
      defer { _wrote(2) }
      yield &_s2
    }
  }
  private var _s2: [Int]

  public internal(set) var s3: Int {
    get {
      _noteRead(3)
      return _s3
    }
    set { if Bindgen.replace(&_s3, with: newValue) { _wrote(3) } }
  }
  private var _s3: Int

  // MARK: What follows

  public var d2: Int {
    _refresh(4)
    _noteRead(4)
    return _cache.d2
  }

  public var d16: Int? {
    _refresh(5)
    _noteRead(5)
    return _cache.d16
  }

  public var d1: Int {
    _refresh(6)
    _noteRead(6)
    return _cache.d1
  }

  public var d7: Int {
    _refresh(7)
    _noteRead(7)
    return _cache.d7
  }

  public var d5: Int {
    _refresh(8)
    _noteRead(8)
    return _cache.d5
  }

  public var d4: Int { d1 }

  public var d10: Int {
    _refresh(10)
    _noteRead(10)
    return _cache.d10
  }

  public var d12: Int {
    _refresh(11)
    _noteRead(11)
    return _cache.d12
  }

  public var d15: Int {
    _refresh(12)
    _noteRead(12)
    return _cache.d15
  }

  public var d19: Int? {
    _refresh(13)
    _noteRead(13)
    return _cache.d19
  }

  public var d0: Int {
    _refresh(14)
    _noteRead(14)
    return _cache.d0
  }

  public var d18: Int? {
    _refresh(15)
    _noteRead(15)
    return _cache.d18
  }

  public var d3: Int { d2 }

  public var d17: Int {
    _refresh(17)
    _noteRead(17)
    return _cache.d17
  }

  public var d9: Int {
    _refresh(18)
    _noteRead(18)
    return _cache.d9
  }

  public var d13: Int {
    _refresh(19)
    _noteRead(19)
    return _cache.d13
  }

  public var d6: Int {
    _refresh(20)
    _noteRead(20)
    return _cache.d6
  }

  public var d11: Int {
    _refresh(21)
    _noteRead(21)
    return _cache.d11
  }

  public var d8: Int {
    _refresh(22)
    _noteRead(22)
    return _cache.d8
  }

  public var d14: Int {
    _refresh(23)
    _noteRead(23)
    return _cache.d14
  }

  // MARK: Actions

  /// Makes many writes one transaction: observers are told once, at its end.
  @discardableResult
  public func update<Result>(_ body: (Graph13) throws -> Result) rethrows -> Result {
    _core.open()
    defer { _end() }
    return try body(self)
  }

  // MARK: Making

  public init(s0: Int = 0, s1: Int = 0, s2: [Int] = [], s3: Int = 0) {
    _s0 = s0
    _s1 = s1
    _s2 = s2
    _s3 = s3
  }

  // MARK: Who is told

  private static let _marks: [Bindgen.Mark] = Bindgen.marks(24)
  let _readers: Bindgen.Readers = Bindgen.Readers(Graph13._marks)

  func _addWatched(to fields: inout Bindgen.Mask) {
    fields.add(_readers.counted())
  }

  func _tell(_ changed: Bindgen.Mask) {
    _readers.tell()
  }

  static let _names: String = "s0 s1 s2 s3 d2 d16 d1 d7 d5 d4 d10 d12 d15 d19 d0 d18 d3 d17 d9 d13 d6 d11 d8 d14"

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph = Bindgen.Graph(
    states: 4,
    inputs: [
      [2], [0], [2], [6], [0, 6], [6], [4, 6, 9], [1, 7, 10], [0, 2, 11], [6, 12], [1], [5, 12, 14], [4],
      [1, 3, 4, 14, 16], [6, 9, 16], [14, 18], [1, 16], [0, 10, 20], [9], [21, 22],
    ]
  )
  let _core: Bindgen.Core = Bindgen.Core(Graph13._graph)
  private struct Cache {
    var d2: Int = 0
    var d16: Int?
    var d1: Int = 0
    var d7: Int = 0
    var d5: Int = 0
    var d10: Int = 0
    var d12: Int = 0
    var d15: Int = 0
    var d19: Int?
    var d0: Int = 0
    var d18: Int?
    var d17: Int = 0
    var d9: Int = 0
    var d13: Int = 0
    var d6: Int = 0
    var d11: Int = 0
    var d8: Int = 0
    var d14: Int = 0
  }
  private var _cache: Cache = Cache()
  private var _told: Cache = Cache()

  func _settle(_ wanted: Bindgen.Mask) {
    var pass: Bindgen.Pass = _core.staleness.pass(0, wanted)
    if pass.isAnyDue(0xff0) {
      if pass.isDue(4) {
        let value: Int = _Graph13Formulas.d2(_s2)
        if Bindgen.replace(&_cache.d2, with: value) { pass.cameOut(4, marking: 0x30400) }
      }
      if pass.isDue(5) {
        let value: Int? = _Graph13Formulas.d16(_s0)
        if Bindgen.replace(&_cache.d16, with: value) { pass.cameOut(5, marking: 0x8000) }
      }
      if pass.isDue(6) {
        let value: Int = _Graph13Formulas.d1(_s2)
        if Bindgen.replace(&_cache.d1, with: value) { pass.cameOut(6, marking: 0x42780) }
      }
      if pass.isDue(7) {
        _cache.d7 = _Graph13Formulas.d7(_cache.d1)
        pass.cameOut(7, marking: 0x800)
      }
      if pass.isDue(8) {
        let value: Int = _Graph13Formulas.d5(_cache.d1, _s0)
        if Bindgen.replace(&_cache.d5, with: value) { pass.cameOut(8) }
      }
      if pass.isDue(9) { pass.cameOut(9, marking: 0x440400) }
      if pass.isDue(10) {
        _cache.d10 = _Graph13Formulas.d10(_cache.d1, _cache.d1, _cache.d2)
        pass.cameOut(10, marking: 0x200800)
      }
      if pass.isDue(11) {
        _cache.d12 = _Graph13Formulas.d12(_cache.d7, _cache.d10, _s1)
        pass.cameOut(11, marking: 0x1000)
      }
    }
    if pass.isAnyDue(0xff000) {
      if pass.isDue(12) {
        let value: Int = _Graph13Formulas.d15(_s0, _s2, _cache.d12)
        if Bindgen.replace(&_cache.d15, with: value) { pass.cameOut(12, marking: 0xa000) }
      }
      if pass.isDue(13) {
        let value: Int? = _Graph13Formulas.d19(_cache.d1, _cache.d15)
        if Bindgen.replace(&_cache.d19, with: value) { pass.cameOut(13) }
      }
      if pass.isDue(14) {
        let value: Int = _Graph13Formulas.d0(_s1)
        if Bindgen.replace(&_cache.d0, with: value) { pass.cameOut(14, marking: 0xa8000) }
      }
      if pass.isDue(15) {
        let value: Int? = _Graph13Formulas.d18(_cache.d15, _cache.d0, _cache.d16)
        if Bindgen.replace(&_cache.d18, with: value) { pass.cameOut(15) }
      }
      if pass.isDue(16) { pass.cameOut(16, marking: 0x160000) }
      if pass.isDue(17) {
        let value: Int = _Graph13Formulas.d17(_s1, _cache.d0, _s3, _cache.d2, _cache.d2)
        if Bindgen.replace(&_cache.d17, with: value) { pass.cameOut(17) }
      }
      if pass.isDue(18) {
        _cache.d9 = _Graph13Formulas.d9(_cache.d1, _cache.d2, _cache.d1)
        pass.cameOut(18, marking: 0x80000)
      }
      if pass.isDue(19) {
        let value: Int = _Graph13Formulas.d13(_cache.d9, _cache.d0)
        if Bindgen.replace(&_cache.d13, with: value) { pass.cameOut(19) }
      }
    }
    if pass.isAnyDue(0xf00000) {
      if pass.isDue(20) {
        let value: Int = _Graph13Formulas.d6(_cache.d2, _s1)
        if Bindgen.replace(&_cache.d6, with: value, unless: _Graph13Formulas.d6AreEqual) {
          pass.cameOut(20, marking: 0x200000)
        }
      }
      if pass.isDue(21) {
        let value: Int = _Graph13Formulas.d11(_cache.d6, _cache.d10, _s0)
        if Bindgen.replace(&_cache.d11, with: value) { pass.cameOut(21, marking: 0x800000) }
      }
      if pass.isDue(22) {
        let value: Int = _Graph13Formulas.d8(_cache.d1)
        if Bindgen.replace(&_cache.d8, with: value) { pass.cameOut(22, marking: 0x800000) }
      }
      if pass.isDue(23) {
        let value: Int = _Graph13Formulas.d14(_cache.d11, _cache.d8)
        if Bindgen.replace(&_cache.d14, with: value) { pass.cameOut(23) }
      }
    }
    _core.finish(pass, 0xfffff0)
  }

  func _remember() { _told = _cache }

  func _compare() -> Bindgen.Mask {
    var equal: Bindgen.Mask = Bindgen.Mask()
    if Bindgen.areEqual(_told.d2, _cache.d2) { equal.add(4) }
    if Bindgen.areEqual(_told.d16, _cache.d16) { equal.add(5) }
    if Bindgen.areEqual(_told.d1, _cache.d1) { equal.add(6) }
    if Bindgen.areEqual(_told.d5, _cache.d5) { equal.add(8) }
    if Bindgen.areEqual(_told.d1, _cache.d1) { equal.add(9) }
    if Bindgen.areEqual(_told.d15, _cache.d15) { equal.add(12) }
    if Bindgen.areEqual(_told.d19, _cache.d19) { equal.add(13) }
    if Bindgen.areEqual(_told.d0, _cache.d0) { equal.add(14) }
    if Bindgen.areEqual(_told.d18, _cache.d18) { equal.add(15) }
    if Bindgen.areEqual(_told.d2, _cache.d2) { equal.add(16) }
    if Bindgen.areEqual(_told.d17, _cache.d17) { equal.add(17) }
    if Bindgen.areEqual(_told.d13, _cache.d13) { equal.add(19) }
    if Bindgen.areEqual(_told.d6, _cache.d6, by: _Graph13Formulas.d6AreEqual) { equal.add(20) }
    if Bindgen.areEqual(_told.d11, _cache.d11) { equal.add(21) }
    if Bindgen.areEqual(_told.d8, _cache.d8) { equal.add(22) }
    if Bindgen.areEqual(_told.d14, _cache.d14) { equal.add(23) }
    _told = Cache()
    return equal
  }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension Graph13: DrivenModel {
  public static func make(_ children: [String: any DrivenModel]) -> any DrivenModel {
    Graph13(
      s0: 0
    )
  }

  public var sum: Int {
    var sum: Int = 0
    sum &+= s0.number
    sum &+= s1.number
    sum &+= s2.number
    sum &+= s3.number
    sum &+= d2.number
    sum &+= d16.number
    sum &+= d1.number
    sum &+= d7.number
    sum &+= d5.number
    sum &+= d4.number
    sum &+= d10.number
    sum &+= d12.number
    sum &+= d15.number
    sum &+= d19.number
    sum &+= d0.number
    sum &+= d18.number
    sum &+= d3.number
    sum &+= d17.number
    sum &+= d9.number
    sum &+= d13.number
    sum &+= bucket(d6)
    sum &+= d11.number
    sum &+= d8.number
    sum &+= d14.number
    return sum
  }

  public func number(of field: String) -> Int {
    switch field {
    case "s0": return s0.number
    case "s1": return s1.number
    case "s2": return s2.number
    case "s3": return s3.number
    case "d2": return d2.number
    case "d16": return d16.number
    case "d1": return d1.number
    case "d7": return d7.number
    case "d5": return d5.number
    case "d4": return d4.number
    case "d10": return d10.number
    case "d12": return d12.number
    case "d15": return d15.number
    case "d19": return d19.number
    case "d0": return d0.number
    case "d18": return d18.number
    case "d3": return d3.number
    case "d17": return d17.number
    case "d9": return d9.number
    case "d13": return d13.number
    case "d6": return d6.number
    case "d11": return d11.number
    case "d8": return d8.number
    case "d14": return d14.number
    default: return .min
    }
  }

  public func write(_ field: String, _ values: [Int]) {
    switch field {
    case "s0": s0 = Int(values)
    case "s1": s1 = Int(values)
    case "s2": s2 = [Int](values)
    case "s3": s3 = Int(values)
    default: break
    }
  }

  public func edit(_ field: String, _ value: Int) {
    switch field {
    case "s0": s0.edit(value)
    case "s1": s1.edit(value)
    case "s2": s2.edit(value)
    case "s3": s3.edit(value)
    default: break
    }
  }

  public func group(_ body: () -> Void) { update { _ in body() } }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension Graph13 {
  public func track(_ field: String, _ body: @escaping (Int) -> Void) -> AnyObject? {
    Tracker({ [unowned self] in number(of: field) }, body)
  }
}

/// The spec's expressions: each sees what it names, and nothing else of the model.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
enum _Graph13Formulas {
  static func d2(_ s2: [Int]) -> Int { s2.number % 5 }
  static func d16(_ s0: Int) -> Int? { maybe(s0 % 5) }
  static func d1(_ s2: [Int]) -> Int { s2.number / 2 }
  static func d7(_ d1: Int) -> Int { d1 % 5 }
  static func d5(_ d1: Int, _ s0: Int) -> Int { d1 &+ s0 }
  static func d10(_ d1: Int, _ d4: Int, _ d2: Int) -> Int { pick(d1, d4, d2) }
  static func d12(_ d7: Int, _ d10: Int, _ s1: Int) -> Int { mix(d7, d10, s1, s1) }
  static func d15(_ s0: Int, _ s2: [Int], _ d12: Int) -> Int { pick(s0, s2.number, d12) }
  static func d19(_ d1: Int, _ d15: Int) -> Int? { maybe(pick(d1, d15, d15)) }
  static func d0(_ s1: Int) -> Int { s1 % 5 }
  static func d18(_ d15: Int, _ d0: Int, _ d16: Int?) -> Int? { maybe(mix(d15, d0, d16.number)) }
  static func d17(_ s1: Int, _ d0: Int, _ s3: Int, _ d2: Int, _ d3: Int) -> Int { mix(s1, d0, s3, d2, d3) }
  static func d9(_ d4: Int, _ d3: Int, _ d1: Int) -> Int { mix(d4, d3, d1) }
  static func d13(_ d9: Int, _ d0: Int) -> Int { mix(d9, d0) }
  static func d6(_ d3: Int, _ s1: Int) -> Int { d3 &+ s1 }
  static func d6AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func d11(_ d6: Int, _ d10: Int, _ s0: Int) -> Int { mix(bucket(d6), d10, s0) }
  static func d8(_ d4: Int) -> Int { d4 % 5 }
  static func d14(_ d11: Int, _ d8: Int) -> Int { d11 &+ d8 }
}

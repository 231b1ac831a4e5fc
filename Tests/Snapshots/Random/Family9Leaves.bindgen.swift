// Made by bindgen from Family9Leaves.bindgen.yml. Do not edit: change the spec.
// swift-format-ignore-file
// swiftlint:disable all

import Observation

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
final class Family9M0: Bindgen.TrackedFamilyModel, Observation.Observable {
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
    set { if Bindgen.replace(&_s1, with: newValue, unless: _Family9M0Formulas.s1AreEqual) { _wrote(1) } }
  }
  private var _s1: Int

  // MARK: What follows

  var d0: Int {
    _refresh(2)
    if !_core.isComputing { _noteRead(2) }
    return _cache.d0
  }

  var d2: Int {
    _refresh(3)
    if !_core.isComputing { _noteRead(3) }
    return _cache.d2
  }

  var d1: Int {
    _refresh(4)
    if !_core.isComputing { _noteRead(4) }
    return _cache.d1
  }

  // MARK: Making

  init(s0: Int = 0, s1: Int = 0) {
    _s0 = s0
    _s1 = s1
  }

  // MARK: Who is told

  private static let _marks: [Bindgen.Mark] = Bindgen.marks(5)
  let _readers: Bindgen.Readers = Bindgen.Readers(Family9M0._marks)

  func _addWatched(to fields: inout Bindgen.Mask) {
    fields.add(_readers.counted())
  }

  func _tell(_ changed: Bindgen.Mask) {
    _readers.tell()
  }

  static let _names: String = "s0 s1 d0 d2 d1"

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph = Bindgen.Graph(states: 2, inputs: [[0], [2], [0, 2]])
  let _core: Bindgen.FamilyCore = Bindgen.FamilyCore(Family9M0._graph)
  private struct Cache {
    var d0: Int = 0
    var d2: Int = 0
    var d1: Int = 0
  }
  private var _cache: Cache = Cache()
  private var _told: Cache = Cache()

  func _settle(_ wanted: Bindgen.Mask) {
    var pass: Bindgen.Pass = _core.staleness.pass(0, wanted)
    if pass.isDue(2) {
      let value: Int = _Family9M0Formulas.d0(_s0)
      if Bindgen.replace(&_cache.d0, with: value, unless: _Family9M0Formulas.d0AreEqual) {
        pass.cameOut(2, marking: 0x18)
      }
    }
    if pass.isDue(3) {
      let value: Int = _Family9M0Formulas.d2(_cache.d0)
      if Bindgen.replace(&_cache.d2, with: value) { pass.cameOut(3) }
    }
    if pass.isDue(4) {
      let value: Int = _Family9M0Formulas.d1(_cache.d0, _s0)
      if Bindgen.replace(&_cache.d1, with: value) { pass.cameOut(4) }
    }
    _core.finish(pass, 0x1c)
  }

  func _remember() { _told = _cache }

  func _compare() -> Bindgen.Mask {
    var equal: Bindgen.Mask = Bindgen.Mask()
    if Bindgen.areEqual(_told.d0, _cache.d0, by: _Family9M0Formulas.d0AreEqual) { equal.add(2) }
    if Bindgen.areEqual(_told.d2, _cache.d2) { equal.add(3) }
    if Bindgen.areEqual(_told.d1, _cache.d1) { equal.add(4) }
    _told = Cache()
    return equal
  }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension Family9M0: DrivenModel {
  static func make(_ children: [String: any DrivenModel]) -> any DrivenModel {
    Family9M0(
      s0: 0
    )
  }

  var sum: Int {
    var sum: Int = 0
    sum &+= s0.number
    sum &+= bucket(s1)
    sum &+= bucket(d0)
    sum &+= d2.number
    sum &+= d1.number
    return sum
  }

  func number(of field: String) -> Int {
    switch field {
    case "s0": return s0.number
    case "s1": return s1.number
    case "d0": return d0.number
    case "d2": return d2.number
    case "d1": return d1.number
    default: return .min
    }
  }

  func write(_ field: String, _ values: [Int]) {
    switch field {
    case "s0": s0 = Int(values)
    case "s1": s1 = Int(values)
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
extension Family9M0 {
  func track(_ field: String, _ body: @escaping (Int) -> Void) -> AnyObject? {
    Tracker({ [unowned self] in number(of: field) }, body)
  }
}

/// The spec's expressions: each sees what it names, and nothing else of the model.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
enum _Family9M0Formulas {
  static func s1AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func d0(_ s0: Int) -> Int { s0 % 5 }
  static func d0AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func d2(_ d0: Int) -> Int { bucket(d0) / 2 }
  static func d1(_ d0: Int, _ s0: Int) -> Int { pick(bucket(d0), s0, s0) }
}

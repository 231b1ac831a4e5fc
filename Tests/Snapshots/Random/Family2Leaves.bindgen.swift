// Made by bindgen from Family2Leaves.bindgen.yml. Do not edit: change the spec.
// swift-format-ignore-file
// swiftlint:disable all

final class Family2M0: Bindgen.ObservedFamilyModel {
  // MARK: State

  var s0: Int {
    get { _s0 }
    set { if Bindgen.replace(&_s0, with: newValue) { _wrote(0) } }
  }
  private var _s0: Int

  var s1: Int {
    get { _s1 }
    set { if Bindgen.replace(&_s1, with: newValue) { _wrote(1) } }
  }
  private var _s1: Int

  // MARK: What follows

  var d1: Int {
    if !_core.isTelling { return _Family2M0Formulas.d1(_s0, _s1) }
    _refresh(2)
    return _cache.d1
  }

  var d0: Int? {
    _refresh(3)
    return _cache.d0
  }

  var d2: Int {
    _refresh(4)
    return _cache.d2
  }

  // MARK: Making

  init(s0: Int = 0, s1: Int = 0) {
    _s0 = s0
    _s1 = s1
  }

  // MARK: Who is told

  /// The fields that a transaction changed.
  struct Changes: OptionSet, Sendable {
    let rawValue: UInt64
    static let s0: Changes = Changes(rawValue: 1 &<< 0)
    static let s1: Changes = Changes(rawValue: 1 &<< 1)
    static let d1: Changes = Changes(rawValue: 1 &<< 2)
    static let d0: Changes = Changes(rawValue: 1 &<< 3)
    static let d2: Changes = Changes(rawValue: 1 &<< 4)
  }

  /// The fields that can be observed one by one.
  struct Fields {
    var s0: Family2M0.Field<Int> { (0, { $0.s0 }) }
    var s1: Family2M0.Field<Int> { (1, { $0.s1 }) }
    var d1: Family2M0.Field<Int> { (2, { $0.d1 }) }
    var d0: Family2M0.Field<Int?> { (3, { $0.d0 }) }
    var d2: Family2M0.Field<Int> { (4, { $0.d2 }) }
  }

  static let _fields: Fields = Fields()
  let _observers: Bindgen.Observers<Family2M0, Changes> = Bindgen.Observers()

  func _addWatched(to fields: inout Bindgen.Mask) {
    fields.add(_observers.fields)
  }

  func _tell(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(rawValue: changed.bits)
    _observers.tell(self, changes, changed)
  }

  static let _names: String = "s0 s1 d1 d0 d2"

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph = Bindgen.Graph(states: 2, inputs: [[0, 1], [0, 1], [2, 3]])
  let _core: Bindgen.FamilyCore = Bindgen.FamilyCore(Family2M0._graph)
  private struct Cache {
    var d1: Int = 0
    var d0: Int?
    var d2: Int = 0
  }
  private var _cache: Cache = Cache()
  private var _told: Cache = Cache()

  func _settle(_ wanted: Bindgen.Mask) {
    var pass: Bindgen.Pass = _core.staleness.pass(0, wanted)
    if pass.isDue(2) {
      let value: Int = _Family2M0Formulas.d1(_s0, _s1)
      if Bindgen.replace(&_cache.d1, with: value) { pass.cameOut(2, marking: 0x10) }
    }
    if pass.isDue(3) {
      let value: Int? = _Family2M0Formulas.d0(_s1, _s0)
      if Bindgen.replace(&_cache.d0, with: value) { pass.cameOut(3, marking: 0x10) }
    }
    if pass.isDue(4) {
      _cache.d2 = _Family2M0Formulas.d2(_cache.d1, _cache.d0)
      pass.cameOut(4)
    }
    _core.finish(pass, 0x1c)
  }

  func _remember() { _told = _cache }

  func _compare() -> Bindgen.Mask {
    var equal: Bindgen.Mask = Bindgen.Mask()
    if Bindgen.areEqual(_told.d1, _cache.d1) { equal.add(2) }
    if Bindgen.areEqual(_told.d0, _cache.d0) { equal.add(3) }
    _told = Cache()
    return equal
  }
}

extension Family2M0 {
  func watch(_ field: String, _ body: @escaping (Int) -> Void) -> AnyObject? {
    switch field {
    case "s0": return observe(\.s0) { body($0.number) }
    case "s1": return observe(\.s1) { body($0.number) }
    case "d1": return observe(\.d1) { body($0.number) }
    case "d0": return observe(\.d0) { body($0.number) }
    case "d2": return observe(\.d2) { body($0.number) }
    default: return nil
    }
  }

  func watchAll(_ body: @escaping (Set<String>) -> Void) -> AnyObject? {
    observe { _, changes in
      var names: Set<String> = []
      if changes.contains(.s0) { names.insert("s0") }
      if changes.contains(.s1) { names.insert("s1") }
      if changes.contains(.d1) { names.insert("d1") }
      if changes.contains(.d0) { names.insert("d0") }
      if changes.contains(.d2) { names.insert("d2") }
      body(names)
    }
  }
}

extension Family2M0: DrivenModel {
  static func make(_ children: [String: any DrivenModel]) -> any DrivenModel {
    Family2M0(
      s0: 0
    )
  }

  var sum: Int {
    var sum: Int = 0
    sum &+= s0.number
    sum &+= s1.number
    sum &+= d1.number
    sum &+= d0.number
    sum &+= d2.number
    return sum
  }

  func number(of field: String) -> Int {
    switch field {
    case "s0": return s0.number
    case "s1": return s1.number
    case "d1": return d1.number
    case "d0": return d0.number
    case "d2": return d2.number
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

/// The spec's expressions: each sees what it names, and nothing else of the model.
enum _Family2M0Formulas {
  static func d1(_ s0: Int, _ s1: Int) -> Int { s0 &+ s1 }
  static func d0(_ s1: Int, _ s0: Int) -> Int? { maybe(mix(s1, s1, s1, s0)) }
  static func d2(_ d1: Int, _ d0: Int?) -> Int { d1 &+ d0.number }
}

// Made by bindgen from Graph1.bindgen.yml. Do not edit: change the spec.
// swift-format-ignore-file
// swiftlint:disable all

final class Graph1: Bindgen.Observed {
  // MARK: State

  var s0: Int {
    get { _s0 }
    set { if Bindgen.replace(&_s0, with: newValue) { _wrote(0) } }
  }
  private var _s0: Int

  var s1: Int {
    get { _s1 }
    set {
      _s1 = newValue
      _wrote(1)
    }
  }
  private var _s1: Int

  var s2: Int {
    get { _s2 }
    set { if Bindgen.replace(&_s2, with: newValue) { _wrote(2) } }
  }
  private var _s2: Int

  // MARK: What follows

  var d0: Int? {
    _refresh(3)
    return _cache.d0
  }

  var d4: Int {
    _refresh(4)
    return _cache.d4
  }

  var d1: Int {
    _refresh(5)
    return _cache.d1
  }

  var d2: Int {
    _refresh(6)
    return _cache.d2
  }

  var d3: Int {
    _refresh(7)
    return _cache.d3
  }

  // MARK: Making

  init(s0: Int = 0, s1: Int = 0, s2: Int = 0) {
    _s0 = s0
    _s1 = s1
    _s2 = s2
  }

  // MARK: Who is told

  /// The fields that a transaction changed.
  struct Changes: OptionSet, Sendable {
    let rawValue: UInt64
    static let s0: Changes = Changes(rawValue: 1 &<< 0)
    static let s1: Changes = Changes(rawValue: 1 &<< 1)
    static let s2: Changes = Changes(rawValue: 1 &<< 2)
    static let d0: Changes = Changes(rawValue: 1 &<< 3)
    static let d4: Changes = Changes(rawValue: 1 &<< 4)
    static let d1: Changes = Changes(rawValue: 1 &<< 5)
    static let d2: Changes = Changes(rawValue: 1 &<< 6)
    static let d3: Changes = Changes(rawValue: 1 &<< 7)
  }

  /// The fields that can be observed one by one.
  struct Fields {
    var s0: Graph1.Field<Int> { (0, { $0.s0 }) }
    var s1: Graph1.Field<Int> { (1, { $0.s1 }) }
    var s2: Graph1.Field<Int> { (2, { $0.s2 }) }
    var d0: Graph1.Field<Int?> { (3, { $0.d0 }) }
    var d4: Graph1.Field<Int> { (4, { $0.d4 }) }
    var d1: Graph1.Field<Int> { (5, { $0.d1 }) }
    var d2: Graph1.Field<Int> { (6, { $0.d2 }) }
    var d3: Graph1.Field<Int> { (7, { $0.d3 }) }
  }

  static let _fields: Fields = Fields()
  let _observers: Bindgen.Observers<Graph1, Changes> = Bindgen.Observers()

  func _addWatched(to fields: inout Bindgen.Mask) {
    fields.add(_observers.fields)
  }

  func _tell(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(rawValue: changed.bits)
    _observers.tell(self, changes, changed)
  }

  static let _names: String = "s0 s1 s2 d0 d4 d1 d2 d3"

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph = Bindgen.Graph(states: 3, inputs: [[0], [3], [2, 3], [1, 3, 5], [6]])
  let _core: Bindgen.Core = Bindgen.Core(Graph1._graph)
  private struct Cache {
    var d0: Int?
    var d4: Int = 0
    var d1: Int = 0
    var d2: Int = 0
    var d3: Int = 0
  }
  private var _cache: Cache = Cache()
  private var _told: Cache = Cache()

  func _settle(_ wanted: Bindgen.Mask) {
    var pass: Bindgen.Pass = _core.staleness.pass(0, wanted)
    if pass.isDue(3) {
      let value: Int? = _Graph1Formulas.d0(_s0)
      if Bindgen.replace(&_cache.d0, with: value) { pass.cameOut(3, marking: 0x70) }
    }
    if pass.isDue(4) {
      let value: Int = _Graph1Formulas.d4(_cache.d0)
      if Bindgen.replace(&_cache.d4, with: value, unless: _Graph1Formulas.d4AreEqual) { pass.cameOut(4) }
    }
    if pass.isDue(5) {
      let value: Int = _Graph1Formulas.d1(_cache.d0, _s2)
      if Bindgen.replace(&_cache.d1, with: value) { pass.cameOut(5, marking: 0x40) }
    }
    if pass.isDue(6) {
      let value: Int = _Graph1Formulas.d2(_cache.d0, _s1, _cache.d1)
      if Bindgen.replace(&_cache.d2, with: value, unless: _Graph1Formulas.d2AreEqual) { pass.cameOut(6, marking: 0x80) }
    }
    if pass.isDue(7) {
      let value: Int = _Graph1Formulas.d3(_cache.d2)
      if Bindgen.replace(&_cache.d3, with: value) { pass.cameOut(7) }
    }
    _core.finish(pass, 0xf8)
  }

  func _remember() { _told = _cache }

  func _compare() -> Bindgen.Mask {
    var equal: Bindgen.Mask = Bindgen.Mask()
    if Bindgen.areEqual(_told.d0, _cache.d0) { equal.add(3) }
    if Bindgen.areEqual(_told.d4, _cache.d4, by: _Graph1Formulas.d4AreEqual) { equal.add(4) }
    if Bindgen.areEqual(_told.d1, _cache.d1) { equal.add(5) }
    if Bindgen.areEqual(_told.d2, _cache.d2, by: _Graph1Formulas.d2AreEqual) { equal.add(6) }
    if Bindgen.areEqual(_told.d3, _cache.d3) { equal.add(7) }
    _told = Cache()
    return equal
  }
}

extension Graph1 {
  func watch(_ field: String, _ body: @escaping (Int) -> Void) -> AnyObject? {
    switch field {
    case "s0": return observe(\.s0) { body($0.number) }
    case "s1": return observe(\.s1) { body($0.number) }
    case "s2": return observe(\.s2) { body($0.number) }
    case "d0": return observe(\.d0) { body($0.number) }
    case "d4": return observe(\.d4) { body($0.number) }
    case "d1": return observe(\.d1) { body($0.number) }
    case "d2": return observe(\.d2) { body($0.number) }
    case "d3": return observe(\.d3) { body($0.number) }
    default: return nil
    }
  }

  func watchAll(_ body: @escaping (Set<String>) -> Void) -> AnyObject? {
    observe { _, changes in
      var names: Set<String> = []
      if changes.contains(.s0) { names.insert("s0") }
      if changes.contains(.s1) { names.insert("s1") }
      if changes.contains(.s2) { names.insert("s2") }
      if changes.contains(.d0) { names.insert("d0") }
      if changes.contains(.d4) { names.insert("d4") }
      if changes.contains(.d1) { names.insert("d1") }
      if changes.contains(.d2) { names.insert("d2") }
      if changes.contains(.d3) { names.insert("d3") }
      body(names)
    }
  }
}

extension Graph1: DrivenModel {
  static func make(_ children: [String: any DrivenModel]) -> any DrivenModel {
    Graph1(
      s0: 0
    )
  }

  var sum: Int {
    var sum: Int = 0
    sum &+= s0.number
    sum &+= s1.number
    sum &+= s2.number
    sum &+= d0.number
    sum &+= bucket(d4)
    sum &+= d1.number
    sum &+= bucket(d2)
    sum &+= d3.number
    return sum
  }

  func number(of field: String) -> Int {
    switch field {
    case "s0": return s0.number
    case "s1": return s1.number
    case "s2": return s2.number
    case "d0": return d0.number
    case "d4": return d4.number
    case "d1": return d1.number
    case "d2": return d2.number
    case "d3": return d3.number
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

/// The spec's expressions: each sees what it names, and nothing else of the model.
enum _Graph1Formulas {
  static func d0(_ s0: Int) -> Int? { maybe(s0 &+ s0) }
  static func d4(_ d0: Int?) -> Int { d0.number % 5 }
  static func d4AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func d1(_ d0: Int?, _ s2: Int) -> Int { d0.number &+ s2 }
  static func d2(_ d0: Int?, _ s1: Int, _ d1: Int) -> Int { pick(d0.number, s1, d1) }
  static func d2AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func d3(_ d2: Int) -> Int { bucket(d2) % 5 }
}

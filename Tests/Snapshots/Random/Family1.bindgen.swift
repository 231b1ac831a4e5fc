// Made by bindgen from Family1.bindgen.yml. Do not edit: change the spec.
// swift-format-ignore-file
// swiftlint:disable all

final class Family1M1: Bindgen.ObservedFamilyModel {
  // MARK: What it is given

  let c0: Family1M0

  // MARK: State

  var s0: Int {
    get { _s0 }
    set { if Bindgen.replace(&_s0, with: newValue) { _wrote(0) } }
  }
  private var _s0: Int

  // MARK: What follows

  var d2: Int { c0.s0 }

  var d3: Int {
    _refresh(2)
    return _cache.d3
  }

  var d0: Int {
    _refresh(3)
    return _cache.d0
  }

  var d1: Int? {
    _refresh(4)
    return _cache.d1
  }

  // MARK: Making

  init(c0: Family1M0, s0: Int = 0) {
    self.c0 = c0
    _s0 = s0
    _adopt(c0._core, [0, 1, 2, 4], from: 5)
  }

  // MARK: Who is told

  /// The fields that a transaction changed.
  struct Changes: OptionSet, Sendable {
    let rawValue: UInt64
    static let s0: Changes = Changes(rawValue: 1 &<< 0)
    static let d2: Changes = Changes(rawValue: 1 &<< 1)
    static let d3: Changes = Changes(rawValue: 1 &<< 2)
    static let d0: Changes = Changes(rawValue: 1 &<< 3)
    static let d1: Changes = Changes(rawValue: 1 &<< 4)
  }

  /// The fields that can be observed one by one.
  struct Fields {
    var s0: Family1M1.Field<Int> { (0, { $0.s0 }) }
    var d2: Family1M1.Field<Int> { (1, { $0.d2 }) }
    var d3: Family1M1.Field<Int> { (2, { $0.d3 }) }
    var d0: Family1M1.Field<Int> { (3, { $0.d0 }) }
    var d1: Family1M1.Field<Int?> { (4, { $0.d1 }) }
  }

  static let _fields: Fields = Fields()
  let _observers: Bindgen.Observers<Family1M1, Changes> = Bindgen.Observers()

  func _addWatched(to fields: inout Bindgen.Mask) {
    fields.add(_observers.fields)
  }

  func _tell(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(rawValue: changed.bits)
    _observers.tell(self, changes, changed)
  }

  static let _names: String = "s0 d2 d3 d0 d1"

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph = Bindgen.Graph(
    states: 1,
    inputs: [[5], [1, 7, 8], [8], [0, 3]],
    outside: [[], [], [5], [5, 6]]
  )
  static var _level: Int { 1 }
  let _core: Bindgen.FamilyCore = Bindgen.FamilyCore(Family1M1._graph)
  private struct Cache {
    var d3: Int = 0
    var d0: Int = 0
    var d1: Int?
  }
  private var _cache: Cache = Cache()
  private var _told: Cache = Cache()

  func _settle(_ wanted: Bindgen.Mask) {
    if _core.staleness.stale[0] & wanted[0] & 0xc != 0 {
      var needed: Bindgen.Mask = Bindgen.Mask()
      if _core.needs(7, for: wanted) { needed.add(2) }
      if _core.needs(8, for: wanted) { needed.add(4) }
      c0._bringUpToDate(needed)
    }
    var pass: Bindgen.Pass = _core.staleness.pass(0, wanted)
    if pass.isDue(1) { pass.cameOut(1, marking: 0x4) }
    if pass.isDue(2) {
      let value: Int = _Family1M1Formulas.d3(c0, c0.s0)
      if Bindgen.replace(&_cache.d3, with: value) { pass.cameOut(2) }
    }
    if pass.isDue(3) {
      let value: Int = _Family1M1Formulas.d0(c0)
      if Bindgen.replace(&_cache.d0, with: value, unless: _Family1M1Formulas.d0AreEqual) {
        pass.cameOut(3, marking: 0x10)
      }
    }
    if pass.isDue(4) {
      let value: Int? = _Family1M1Formulas.d1(_s0, _cache.d0)
      if Bindgen.replace(&_cache.d1, with: value) { pass.cameOut(4) }
    }
    _core.finish(pass, 0x1e)
  }

  func _remember() { _told = _cache }

  func _compare() -> Bindgen.Mask {
    var equal: Bindgen.Mask = Bindgen.Mask()
    if Bindgen.areEqual(_told.d3, _cache.d3) { equal.add(2) }
    if Bindgen.areEqual(_told.d0, _cache.d0, by: _Family1M1Formulas.d0AreEqual) { equal.add(3) }
    if Bindgen.areEqual(_told.d1, _cache.d1) { equal.add(4) }
    _told = Cache()
    return equal
  }
}

extension Family1M1 {
  func watch(_ field: String, _ body: @escaping (Int) -> Void) -> AnyObject? {
    switch field {
    case "s0": return observe(\.s0) { body($0.number) }
    case "d2": return observe(\.d2) { body($0.number) }
    case "d3": return observe(\.d3) { body($0.number) }
    case "d0": return observe(\.d0) { body($0.number) }
    case "d1": return observe(\.d1) { body($0.number) }
    default: return nil
    }
  }

  func watchAll(_ body: @escaping (Set<String>) -> Void) -> AnyObject? {
    observe { _, changes in
      var names: Set<String> = []
      if changes.contains(.s0) { names.insert("s0") }
      if changes.contains(.d2) { names.insert("d2") }
      if changes.contains(.d3) { names.insert("d3") }
      if changes.contains(.d0) { names.insert("d0") }
      if changes.contains(.d1) { names.insert("d1") }
      body(names)
    }
  }
}

extension Family1M1: DrivenModel {
  static func make(_ children: [String: any DrivenModel]) -> any DrivenModel {
    Family1M1(
      c0: children["c0"] as! Family1M0,
      s0: 0
    )
  }

  var sum: Int {
    var sum: Int = 0
    sum &+= s0.number
    sum &+= d2.number
    sum &+= d3.number
    sum &+= bucket(d0)
    sum &+= d1.number
    sum &+= c0.sum
    return sum
  }

  func number(of field: String) -> Int {
    switch field {
    case "s0": return s0.number
    case "d2": return d2.number
    case "d3": return d3.number
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

/// The spec's expressions: each sees what it names, and nothing else of the model.
enum _Family1M1Formulas {
  static func d3(_ c0: Family1M0, _ d2: Int) -> Int { mix(c0.d1, d2, c0.d2, c0.d1) }
  static func d0(_ c0: Family1M0) -> Int { c0.d1 / 2 }
  static func d0AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func d1(_ s0: Int, _ d0: Int) -> Int? { maybe(s0 &+ bucket(d0)) }
}

final class Family1M0: Bindgen.ObservedFamilyModel {
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

  var d2: Int { s0 }

  var d0: Int? {
    _refresh(3)
    return _cache.d0
  }

  var d1: Int {
    _refresh(4)
    return _cache.d1
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
    static let d2: Changes = Changes(rawValue: 1 &<< 2)
    static let d0: Changes = Changes(rawValue: 1 &<< 3)
    static let d1: Changes = Changes(rawValue: 1 &<< 4)
  }

  /// The fields that can be observed one by one.
  struct Fields {
    var s0: Family1M0.Field<Int> { (0, { $0.s0 }) }
    var s1: Family1M0.Field<Int> { (1, { $0.s1 }) }
    var d2: Family1M0.Field<Int> { (2, { $0.d2 }) }
    var d0: Family1M0.Field<Int?> { (3, { $0.d0 }) }
    var d1: Family1M0.Field<Int> { (4, { $0.d1 }) }
  }

  static let _fields: Fields = Fields()
  let _observers: Bindgen.Observers<Family1M0, Changes> = Bindgen.Observers()

  func _addWatched(to fields: inout Bindgen.Mask) {
    fields.add(_observers.fields)
  }

  func _tell(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(rawValue: changed.bits)
    _observers.tell(self, changes, changed)
  }

  static let _names: String = "s0 s1 d2 d0 d1"

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph = Bindgen.Graph(states: 2, inputs: [[0], [0], [0, 1, 3]])
  let _core: Bindgen.FamilyCore = Bindgen.FamilyCore(Family1M0._graph)
  private struct Cache {
    var d0: Int?
    var d1: Int = 0
  }
  private var _cache: Cache = Cache()
  private var _told: Cache = Cache()

  func _settle(_ wanted: Bindgen.Mask) {
    var pass: Bindgen.Pass = _core.staleness.pass(0, wanted)
    if pass.isDue(2) { pass.cameOut(2) }
    if pass.isDue(3) {
      let value: Int? = _Family1M0Formulas.d0(_s0)
      if Bindgen.replace(&_cache.d0, with: value) { pass.cameOut(3, marking: 0x10) }
    }
    if pass.isDue(4) {
      let value: Int = _Family1M0Formulas.d1(_cache.d0, _s0, _s1)
      if Bindgen.replace(&_cache.d1, with: value) { pass.cameOut(4) }
    }
    _core.finish(pass, 0x1c)
  }

  func _remember() { _told = _cache }

  func _compare() -> Bindgen.Mask {
    var equal: Bindgen.Mask = Bindgen.Mask()
    if Bindgen.areEqual(_told.d0, _cache.d0) { equal.add(3) }
    if Bindgen.areEqual(_told.d1, _cache.d1) { equal.add(4) }
    _told = Cache()
    return equal
  }
}

extension Family1M0 {
  func watch(_ field: String, _ body: @escaping (Int) -> Void) -> AnyObject? {
    switch field {
    case "s0": return observe(\.s0) { body($0.number) }
    case "s1": return observe(\.s1) { body($0.number) }
    case "d2": return observe(\.d2) { body($0.number) }
    case "d0": return observe(\.d0) { body($0.number) }
    case "d1": return observe(\.d1) { body($0.number) }
    default: return nil
    }
  }

  func watchAll(_ body: @escaping (Set<String>) -> Void) -> AnyObject? {
    observe { _, changes in
      var names: Set<String> = []
      if changes.contains(.s0) { names.insert("s0") }
      if changes.contains(.s1) { names.insert("s1") }
      if changes.contains(.d2) { names.insert("d2") }
      if changes.contains(.d0) { names.insert("d0") }
      if changes.contains(.d1) { names.insert("d1") }
      body(names)
    }
  }
}

extension Family1M0: DrivenModel {
  static func make(_ children: [String: any DrivenModel]) -> any DrivenModel {
    Family1M0(
      s0: 0
    )
  }

  var sum: Int {
    var sum: Int = 0
    sum &+= s0.number
    sum &+= s1.number
    sum &+= d2.number
    sum &+= d0.number
    sum &+= d1.number
    return sum
  }

  func number(of field: String) -> Int {
    switch field {
    case "s0": return s0.number
    case "s1": return s1.number
    case "d2": return d2.number
    case "d0": return d0.number
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

/// The spec's expressions: each sees what it names, and nothing else of the model.
enum _Family1M0Formulas {
  static func d0(_ s0: Int) -> Int? { maybe(s0 &+ s0) }
  static func d1(_ d0: Int?, _ s0: Int, _ s1: Int) -> Int { mix(d0.number, s0, s0, s0, s1) }
}

// Made by bindgen from Family2.bindgen.yml. Do not edit: change the spec.
// swift-format-ignore-file
// swiftlint:disable all

final class Family2M2: Bindgen.ObservedFamilyModel {
  // MARK: What it is given

  let c0: Family2M1
  let c1: Family2M0

  // MARK: State

  var s0: Int {
    get { _s0 }
    set { if Bindgen.replace(&_s0, with: newValue) { _wrote(0) } }
  }
  private var _s0: Int

  // MARK: What follows

  var d4: Int {
    _refresh(1)
    return _cache.d4
  }

  var d3: Int {
    _refresh(2)
    return _cache.d3
  }

  var d2: Int? {
    _refresh(3)
    return _cache.d2
  }

  var d1: Int {
    _refresh(4)
    return _cache.d1
  }

  var d0: Int {
    _refresh(5)
    return _cache.d0
  }

  // MARK: Making

  init(c0: Family2M1, c1: Family2M0, s0: Int = 0) {
    self.c0 = c0
    self.c1 = c1
    _s0 = s0
    _adopt(c0._core, [0, 1, 2, 3, 4, 5, 6], from: 6)
    _adopt(c0.c1._core, [0, 1, 2, 3, 4], from: 13)
    _adopt(c1._core, [0, 1], from: 18)
    _adopt(c0.c0._core, [0, 1, 2, 3, 4], from: 20)
  }

  // MARK: Who is told

  /// The fields that a transaction changed.
  struct Changes: OptionSet, Sendable {
    let rawValue: UInt64
    static let s0: Changes = Changes(rawValue: 1 &<< 0)
    static let d4: Changes = Changes(rawValue: 1 &<< 1)
    static let d3: Changes = Changes(rawValue: 1 &<< 2)
    static let d2: Changes = Changes(rawValue: 1 &<< 3)
    static let d1: Changes = Changes(rawValue: 1 &<< 4)
    static let d0: Changes = Changes(rawValue: 1 &<< 5)
  }

  /// The fields that can be observed one by one.
  struct Fields {
    var s0: Family2M2.Field<Int> { (0, { $0.s0 }) }
    var d4: Family2M2.Field<Int> { (1, { $0.d4 }) }
    var d3: Family2M2.Field<Int> { (2, { $0.d3 }) }
    var d2: Family2M2.Field<Int?> { (3, { $0.d2 }) }
    var d1: Family2M2.Field<Int> { (4, { $0.d1 }) }
    var d0: Family2M2.Field<Int> { (5, { $0.d0 }) }
  }

  static let _fields: Fields = Fields()
  let _observers: Bindgen.Observers<Family2M2, Changes> = Bindgen.Observers()

  func _addWatched(to fields: inout Bindgen.Mask) {
    fields.add(_observers.fields)
  }

  func _tell(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(rawValue: changed.bits)
    _observers.tell(self, changes, changed)
  }

  static let _names: String = "s0 d4 d3 d2 d1 d0"

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph = Bindgen.Graph(
    states: 1,
    inputs: [
      [8, 15], [0, 7], [17, 19], [6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 20, 21, 22, 23, 24], [8, 18],
    ],
    outside: [
      [], [], [], [7], [9], [9], [7], [], [], [13, 14], [13, 14], [15, 16], [], [], [], [], [20, 21], [20, 21],
      [22, 23],
    ]
  )
  static var _level: Int { 2 }
  let _core: Bindgen.FamilyCore = Bindgen.FamilyCore(Family2M2._graph)
  private struct Cache {
    var d4: Int = 0
    var d3: Int = 0
    var d2: Int?
    var d1: Int = 0
    var d0: Int = 0
  }
  private var _cache: Cache = Cache()
  private var _told: Cache = Cache()

  func _settle(_ wanted: Bindgen.Mask) {
    if _core.staleness.stale[0] & wanted[0] & 0x32 != 0 {
      var needed: Bindgen.Mask = Bindgen.Mask()
      if _core.needs(8, for: wanted) { needed.add(2) }
      if _core.needs(9, for: wanted) { needed.add(3) }
      if _core.needs(10, for: wanted) { needed.add(4) }
      if _core.needs(11, for: wanted) { needed.add(5) }
      if _core.needs(12, for: wanted) { needed.add(6) }
      c0._bringUpToDate(needed)
    }
    if _core.staleness.stale[0] & wanted[0] & 0x1a != 0 {
      var needed2: Bindgen.Mask = Bindgen.Mask()
      if _core.needs(15, for: wanted) { needed2.add(2) }
      if _core.needs(16, for: wanted) { needed2.add(3) }
      if _core.needs(17, for: wanted) { needed2.add(4) }
      c0.c1._bringUpToDate(needed2)
    }
    if _core.staleness.stale[0] & wanted[0] & 0x10 != 0 {
      var needed3: Bindgen.Mask = Bindgen.Mask()
      if _core.needs(22, for: wanted) { needed3.add(2) }
      if _core.needs(23, for: wanted) { needed3.add(3) }
      if _core.needs(24, for: wanted) { needed3.add(4) }
      c0.c0._bringUpToDate(needed3)
    }
    var pass: Bindgen.Pass = _core.staleness.pass(0, wanted)
    if pass.isDue(1) {
      _cache.d4 = _Family2M2Formulas.d4(c0)
      pass.cameOut(1)
    }
    if pass.isDue(2) {
      let value: Int = _Family2M2Formulas.d3(c0, _s0)
      if Bindgen.replace(&_cache.d3, with: value) { pass.cameOut(2) }
    }
    if pass.isDue(3) {
      let value: Int? = _Family2M2Formulas.d2(c0, c1)
      if Bindgen.replace(&_cache.d2, with: value) { pass.cameOut(3) }
    }
    if pass.isDue(4) {
      let value: Int = _Family2M2Formulas.d1(c0)
      if Bindgen.replace(&_cache.d1, with: value) { pass.cameOut(4) }
    }
    if pass.isDue(5) {
      let value: Int = _Family2M2Formulas.d0(c0, c1)
      if Bindgen.replace(&_cache.d0, with: value) { pass.cameOut(5) }
    }
    _core.finish(pass, 0x3e)
  }

  func _remember() { _told = _cache }

  func _compare() -> Bindgen.Mask {
    var equal: Bindgen.Mask = Bindgen.Mask()
    if Bindgen.areEqual(_told.d3, _cache.d3) { equal.add(2) }
    if Bindgen.areEqual(_told.d2, _cache.d2) { equal.add(3) }
    if Bindgen.areEqual(_told.d1, _cache.d1) { equal.add(4) }
    if Bindgen.areEqual(_told.d0, _cache.d0) { equal.add(5) }
    _told = Cache()
    return equal
  }
}

extension Family2M2 {
  func watch(_ field: String, _ body: @escaping (Int) -> Void) -> AnyObject? {
    switch field {
    case "s0": return observe(\.s0) { body($0.number) }
    case "d4": return observe(\.d4) { body($0.number) }
    case "d3": return observe(\.d3) { body($0.number) }
    case "d2": return observe(\.d2) { body($0.number) }
    case "d1": return observe(\.d1) { body($0.number) }
    case "d0": return observe(\.d0) { body($0.number) }
    default: return nil
    }
  }

  func watchAll(_ body: @escaping (Set<String>) -> Void) -> AnyObject? {
    observe { _, changes in
      var names: Set<String> = []
      if changes.contains(.s0) { names.insert("s0") }
      if changes.contains(.d4) { names.insert("d4") }
      if changes.contains(.d3) { names.insert("d3") }
      if changes.contains(.d2) { names.insert("d2") }
      if changes.contains(.d1) { names.insert("d1") }
      if changes.contains(.d0) { names.insert("d0") }
      body(names)
    }
  }
}

extension Family2M2: DrivenModel {
  static func make(_ children: [String: any DrivenModel]) -> any DrivenModel {
    Family2M2(
      c0: children["c0"] as! Family2M1,
      c1: children["c1"] as! Family2M0,
      s0: 0
    )
  }

  var sum: Int {
    var sum: Int = 0
    sum &+= s0.number
    sum &+= d4.number
    sum &+= d3.number
    sum &+= d2.number
    sum &+= d1.number
    sum &+= d0.number
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
    case "d1": return d1.number
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
enum _Family2M2Formulas {
  static func d4(_ c0: Family2M1) -> Int { mix(c0.d3, c0.c1.d1) }
  static func d3(_ c0: Family2M1, _ s0: Int) -> Int { mix(c0.s1.number, s0) }
  static func d2(_ c0: Family2M1, _ c1: Family2M0) -> Int? { maybe(c0.c1.d2 &+ c1.s1) }
  static func d1(_ c0: Family2M1) -> Int { total(c0) }
  static func d0(_ c0: Family2M1, _ c1: Family2M0) -> Int { c0.d3 &+ c1.s0 }
}

final class Family2M1: Bindgen.ObservedFamilyModel {
  // MARK: What it is given

  let c0: Family2M0
  let c1: Family2M0

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

  var d3: Int {
    _refresh(2)
    return _cache.d3
  }

  var d1: Int {
    _refresh(3)
    return _cache.d1
  }

  var d4: Int {
    _refresh(4)
    return _cache.d4
  }

  var d2: Int {
    _refresh(5)
    return _cache.d2
  }

  var d0: Int {
    _refresh(6)
    return _cache.d0
  }

  // MARK: Making

  init(c0: Family2M0, c1: Family2M0, s0: Int = 0, s1: [Int] = []) {
    self.c0 = c0
    self.c1 = c1
    _s0 = s0
    _s1 = s1
    _adopt(c0._core, [0, 1, 2, 3, 4], from: 7)
    _adopt(c1._core, [0, 1, 2, 3, 4], from: 12)
  }

  // MARK: Who is told

  /// The fields that a transaction changed.
  struct Changes: OptionSet, Sendable {
    let rawValue: UInt64
    static let s0: Changes = Changes(rawValue: 1 &<< 0)
    static let s1: Changes = Changes(rawValue: 1 &<< 1)
    static let d3: Changes = Changes(rawValue: 1 &<< 2)
    static let d1: Changes = Changes(rawValue: 1 &<< 3)
    static let d4: Changes = Changes(rawValue: 1 &<< 4)
    static let d2: Changes = Changes(rawValue: 1 &<< 5)
    static let d0: Changes = Changes(rawValue: 1 &<< 6)
  }

  /// The fields that can be observed one by one.
  struct Fields {
    var s0: Family2M1.Field<Int> { (0, { $0.s0 }) }
    var s1: Family2M1.Field<[Int]> { (1, { $0.s1 }) }
    var d3: Family2M1.Field<Int> { (2, { $0.d3 }) }
    var d1: Family2M1.Field<Int> { (3, { $0.d1 }) }
    var d4: Family2M1.Field<Int> { (4, { $0.d4 }) }
    var d2: Family2M1.Field<Int> { (5, { $0.d2 }) }
    var d0: Family2M1.Field<Int> { (6, { $0.d0 }) }
  }

  static let _fields: Fields = Fields()
  let _observers: Bindgen.Observers<Family2M1, Changes> = Bindgen.Observers()

  func _addWatched(to fields: inout Bindgen.Mask) {
    fields.add(_observers.fields)
  }

  func _tell(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(rawValue: changed.bits)
    _observers.tell(self, changes, changed)
  }

  static let _names: String = "s0 s1 d3 d1 d4 d2 d0"

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph = Bindgen.Graph(
    states: 2,
    inputs: [[7, 8, 9, 10, 11], [1, 7], [3, 15, 16], [3, 14, 16], [1, 8, 12, 15]],
    outside: [[], [], [7, 8], [7, 8], [9, 10], [], [], [12, 13], [12, 13], [14, 15]]
  )
  static var _level: Int { 1 }
  let _core: Bindgen.FamilyCore = Bindgen.FamilyCore(Family2M1._graph)
  private struct Cache {
    var d3: Int = 0
    var d1: Int = 0
    var d4: Int = 0
    var d2: Int = 0
    var d0: Int = 0
  }
  private var _cache: Cache = Cache()
  private var _told: Cache = Cache()

  func _settle(_ wanted: Bindgen.Mask) {
    if _core.staleness.stale[0] & wanted[0] & 0x4 != 0 {
      var needed: Bindgen.Mask = Bindgen.Mask()
      if _core.needs(9, for: wanted) { needed.add(2) }
      if _core.needs(10, for: wanted) { needed.add(3) }
      if _core.needs(11, for: wanted) { needed.add(4) }
      c0._bringUpToDate(needed)
    }
    if _core.staleness.stale[0] & wanted[0] & 0x70 != 0 {
      var needed2: Bindgen.Mask = Bindgen.Mask()
      if _core.needs(14, for: wanted) { needed2.add(2) }
      if _core.needs(15, for: wanted) { needed2.add(3) }
      if _core.needs(16, for: wanted) { needed2.add(4) }
      c1._bringUpToDate(needed2)
    }
    var pass: Bindgen.Pass = _core.staleness.pass(0, wanted)
    if pass.isDue(2) {
      let value: Int = _Family2M1Formulas.d3(c0)
      if Bindgen.replace(&_cache.d3, with: value) { pass.cameOut(2) }
    }
    if pass.isDue(3) {
      let value: Int = _Family2M1Formulas.d1(c0, _s1)
      if Bindgen.replace(&_cache.d1, with: value, unless: _Family2M1Formulas.d1AreEqual) {
        pass.cameOut(3, marking: 0x30)
      }
    }
    if pass.isDue(4) {
      let value: Int = _Family2M1Formulas.d4(c1, _cache.d1)
      if Bindgen.replace(&_cache.d4, with: value) { pass.cameOut(4) }
    }
    if pass.isDue(5) {
      let value: Int = _Family2M1Formulas.d2(c1, _cache.d1)
      if Bindgen.replace(&_cache.d2, with: value) { pass.cameOut(5) }
    }
    if pass.isDue(6) {
      let value: Int = _Family2M1Formulas.d0(c1, c0, _s1)
      if Bindgen.replace(&_cache.d0, with: value) { pass.cameOut(6) }
    }
    _core.finish(pass, 0x7c)
  }

  func _remember() { _told = _cache }

  func _compare() -> Bindgen.Mask {
    var equal: Bindgen.Mask = Bindgen.Mask()
    if Bindgen.areEqual(_told.d3, _cache.d3) { equal.add(2) }
    if Bindgen.areEqual(_told.d1, _cache.d1, by: _Family2M1Formulas.d1AreEqual) { equal.add(3) }
    if Bindgen.areEqual(_told.d4, _cache.d4) { equal.add(4) }
    if Bindgen.areEqual(_told.d2, _cache.d2) { equal.add(5) }
    if Bindgen.areEqual(_told.d0, _cache.d0) { equal.add(6) }
    _told = Cache()
    return equal
  }
}

extension Family2M1 {
  func watch(_ field: String, _ body: @escaping (Int) -> Void) -> AnyObject? {
    switch field {
    case "s0": return observe(\.s0) { body($0.number) }
    case "s1": return observe(\.s1) { body($0.number) }
    case "d3": return observe(\.d3) { body($0.number) }
    case "d1": return observe(\.d1) { body($0.number) }
    case "d4": return observe(\.d4) { body($0.number) }
    case "d2": return observe(\.d2) { body($0.number) }
    case "d0": return observe(\.d0) { body($0.number) }
    default: return nil
    }
  }

  func watchAll(_ body: @escaping (Set<String>) -> Void) -> AnyObject? {
    observe { _, changes in
      var names: Set<String> = []
      if changes.contains(.s0) { names.insert("s0") }
      if changes.contains(.s1) { names.insert("s1") }
      if changes.contains(.d3) { names.insert("d3") }
      if changes.contains(.d1) { names.insert("d1") }
      if changes.contains(.d4) { names.insert("d4") }
      if changes.contains(.d2) { names.insert("d2") }
      if changes.contains(.d0) { names.insert("d0") }
      body(names)
    }
  }
}

extension Family2M1: DrivenModel {
  static func make(_ children: [String: any DrivenModel]) -> any DrivenModel {
    Family2M1(
      c0: children["c0"] as! Family2M0,
      c1: children["c1"] as! Family2M0,
      s0: 0
    )
  }

  var sum: Int {
    var sum: Int = 0
    sum &+= s0.number
    sum &+= s1.number
    sum &+= d3.number
    sum &+= bucket(d1)
    sum &+= d4.number
    sum &+= d2.number
    sum &+= d0.number
    sum &+= c0.sum
    sum &+= c1.sum
    return sum
  }

  func number(of field: String) -> Int {
    switch field {
    case "s0": return s0.number
    case "s1": return s1.number
    case "d3": return d3.number
    case "d1": return d1.number
    case "d4": return d4.number
    case "d2": return d2.number
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
enum _Family2M1Formulas {
  static func d3(_ c0: Family2M0) -> Int { total(c0) }
  static func d1(_ c0: Family2M0, _ s1: [Int]) -> Int { c0.s0 &+ s1.number }
  static func d1AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func d4(_ c1: Family2M0, _ d1: Int) -> Int { pick(c1.d2, bucket(d1), c1.d0.number) }
  static func d2(_ c1: Family2M0, _ d1: Int) -> Int { pick(c1.d1, bucket(d1), c1.d2) }
  static func d0(_ c1: Family2M0, _ c0: Family2M0, _ s1: [Int]) -> Int {
    mix(c1.d0.number, c0.s1, s1.number, c1.s0, c1.d0.number)
  }
}

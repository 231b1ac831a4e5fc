// Made by bindgen from Family4.bindgen.yml. Do not edit: change the spec.
// swift-format-ignore-file
// swiftlint:disable all

final class Family4M4: Bindgen.ObservedFamilyModel {
  // MARK: What it is given

  let c0: Family4M3

  // MARK: State

  var s0: Int {
    get { _s0 }
    set { if Bindgen.replace(&_s0, with: newValue) { _wrote(0) } }
  }
  private var _s0: Int

  // MARK: What follows

  var d2: Int {
    _refresh(1)
    return _cache.d2
  }

  var d0: Int {
    _refresh(2)
    return _cache.d0
  }

  var d1: Int {
    _refresh(3)
    return _cache.d1
  }

  // MARK: Making

  init(c0: Family4M3, s0: Int = 0) {
    self.c0 = c0
    _s0 = s0
    _adopt(c0._core, [0, 1, 2], from: 4)
    _adopt(c0.c0._core, [0, 1, 2], from: 7)
    _adopt(c0.c0.c0._core, [0, 1, 2], from: 10)
    _adopt(c0.c0.c0.c0._core, [0, 1, 2], from: 13)
  }

  // MARK: Who is told

  /// The fields that a transaction changed.
  struct Changes: OptionSet, Sendable {
    let rawValue: UInt64
    static let s0: Changes = Changes(rawValue: 1 &<< 0)
    static let d2: Changes = Changes(rawValue: 1 &<< 1)
    static let d0: Changes = Changes(rawValue: 1 &<< 2)
    static let d1: Changes = Changes(rawValue: 1 &<< 3)
  }

  /// The fields that can be observed one by one.
  struct Fields {
    var s0: Family4M4.Field<Int> { (0, { $0.s0 }) }
    var d2: Family4M4.Field<Int> { (1, { $0.d2 }) }
    var d0: Family4M4.Field<Int> { (2, { $0.d0 }) }
    var d1: Family4M4.Field<Int> { (3, { $0.d1 }) }
  }

  static let _fields: Fields = Fields()
  let _observers: Bindgen.Observers<Family4M4, Changes> = Bindgen.Observers()

  func _addWatched(to fields: inout Bindgen.Mask) {
    fields.add(_observers.fields)
  }

  func _tell(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(rawValue: changed.bits)
    _observers.tell(self, changes, changed)
  }

  static let _names: String = "s0 d2 d0 d1"

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph = Bindgen.Graph(
    states: 1,
    inputs: [[4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15], [7, 10], [2, 8, 11]],
    outside: [[], [], [4], [], [], [], [], [], [], [], [13], [13]]
  )
  static var _level: Int { 4 }
  let _core: Bindgen.FamilyCore = Bindgen.FamilyCore(Family4M4._graph)
  private struct Cache {
    var d2: Int = 0
    var d0: Int = 0
    var d1: Int = 0
  }
  private var _cache: Cache = Cache()
  private var _told: Cache = Cache()

  func _settle(_ wanted: Bindgen.Mask) {
    if _core.staleness.stale[0] & wanted[0] & 0x2 != 0 {
      var needed: Bindgen.Mask = Bindgen.Mask()
      if _core.needs(5, for: wanted) { needed.add(1) }
      if _core.needs(6, for: wanted) { needed.add(2) }
      c0._bringUpToDate(needed)
    }
    if _core.staleness.stale[0] & wanted[0] & 0xa != 0 {
      var needed2: Bindgen.Mask = Bindgen.Mask()
      if _core.needs(8, for: wanted) { needed2.add(1) }
      if _core.needs(9, for: wanted) { needed2.add(2) }
      c0.c0._bringUpToDate(needed2)
    }
    if _core.staleness.stale[0] & wanted[0] & 0xa != 0 {
      var needed3: Bindgen.Mask = Bindgen.Mask()
      if _core.needs(11, for: wanted) { needed3.add(1) }
      if _core.needs(12, for: wanted) { needed3.add(2) }
      c0.c0.c0._bringUpToDate(needed3)
    }
    if _core.staleness.stale[0] & wanted[0] & 0x2 != 0 {
      var needed4: Bindgen.Mask = Bindgen.Mask()
      if _core.needs(14, for: wanted) { needed4.add(1) }
      if _core.needs(15, for: wanted) { needed4.add(2) }
      c0.c0.c0.c0._bringUpToDate(needed4)
    }
    var pass: Bindgen.Pass = _core.staleness.pass(0, wanted)
    if pass.isDue(1) {
      let value: Int = _Family4M4Formulas.d2(c0)
      if Bindgen.replace(&_cache.d2, with: value) { pass.cameOut(1) }
    }
    if pass.isDue(2) {
      let value: Int = _Family4M4Formulas.d0(c0)
      if Bindgen.replace(&_cache.d0, with: value) { pass.cameOut(2, marking: 0x8) }
    }
    if pass.isDue(3) {
      let value: Int = _Family4M4Formulas.d1(c0, _cache.d0)
      if Bindgen.replace(&_cache.d1, with: value) { pass.cameOut(3) }
    }
    _core.finish(pass, 0xe)
  }

  func _remember() { _told = _cache }

  func _compare() -> Bindgen.Mask {
    var equal: Bindgen.Mask = Bindgen.Mask()
    if Bindgen.areEqual(_told.d2, _cache.d2) { equal.add(1) }
    if Bindgen.areEqual(_told.d0, _cache.d0) { equal.add(2) }
    if Bindgen.areEqual(_told.d1, _cache.d1) { equal.add(3) }
    _told = Cache()
    return equal
  }
}

extension Family4M4 {
  func watch(_ field: String, _ body: @escaping (Int) -> Void) -> AnyObject? {
    switch field {
    case "s0": return observe(\.s0) { body($0.number) }
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
      if changes.contains(.d2) { names.insert("d2") }
      if changes.contains(.d0) { names.insert("d0") }
      if changes.contains(.d1) { names.insert("d1") }
      body(names)
    }
  }
}

extension Family4M4: DrivenModel {
  static func make(_ children: [String: any DrivenModel]) -> any DrivenModel {
    Family4M4(
      c0: children["c0"] as! Family4M3,
      s0: 0
    )
  }

  var sum: Int {
    var sum: Int = 0
    sum &+= s0.number
    sum &+= d2.number
    sum &+= d0.number
    sum &+= d1.number
    sum &+= c0.sum
    return sum
  }

  func number(of field: String) -> Int {
    switch field {
    case "s0": return s0.number
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

/// The spec's expressions: each sees what it names, and nothing else of the model.
enum _Family4M4Formulas {
  static func d2(_ c0: Family4M3) -> Int { total(c0) }
  static func d0(_ c0: Family4M3) -> Int { mix(c0.c0.c0.s0, c0.c0.s0) }
  static func d1(_ c0: Family4M3, _ d0: Int) -> Int { pick(c0.c0.c0.d1, c0.c0.d1, d0) }
}

final class Family4M3: Bindgen.ObservedFamilyModel {
  // MARK: What it is given

  let c0: Family4M2

  // MARK: State

  var s0: Int {
    get { _s0 }
    set { if Bindgen.replace(&_s0, with: newValue) { _wrote(0) } }
  }
  private var _s0: Int

  // MARK: What follows

  var d1: Int {
    _refresh(1)
    return _cache.d1
  }

  var d0: Int {
    _refresh(2)
    return _cache.d0
  }

  // MARK: Making

  init(c0: Family4M2, s0: Int = 0) {
    self.c0 = c0
    _s0 = s0
    _adopt(c0._core)
    _adopt(c0.c0._core, [0, 1, 2], from: 3)
    _adopt(c0.c0.c0._core, [0, 2], from: 6)
  }

  // MARK: Who is told

  /// The fields that a transaction changed.
  struct Changes: OptionSet, Sendable {
    let rawValue: UInt64
    static let s0: Changes = Changes(rawValue: 1 &<< 0)
    static let d1: Changes = Changes(rawValue: 1 &<< 1)
    static let d0: Changes = Changes(rawValue: 1 &<< 2)
  }

  /// The fields that can be observed one by one.
  struct Fields {
    var s0: Family4M3.Field<Int> { (0, { $0.s0 }) }
    var d1: Family4M3.Field<Int> { (1, { $0.d1 }) }
    var d0: Family4M3.Field<Int> { (2, { $0.d0 }) }
  }

  static let _fields: Fields = Fields()
  let _observers: Bindgen.Observers<Family4M3, Changes> = Bindgen.Observers()

  func _addWatched(to fields: inout Bindgen.Mask) {
    fields.add(_observers.fields)
  }

  func _tell(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(rawValue: changed.bits)
    _observers.tell(self, changes, changed)
  }

  static let _names: String = "s0 d1 d0"

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph = Bindgen.Graph(
    states: 1,
    inputs: [[4, 5], [0, 3, 5, 7]],
    outside: [[], [], [], [], [6]]
  )
  static var _level: Int { 3 }
  let _core: Bindgen.FamilyCore = Bindgen.FamilyCore(Family4M3._graph)
  private struct Cache {
    var d1: Int = 0
    var d0: Int = 0
  }
  private var _cache: Cache = Cache()
  private var _told: Cache = Cache()

  func _settle(_ wanted: Bindgen.Mask) {
    if _core.staleness.stale[0] & wanted[0] & 0x6 != 0 {
      var needed: Bindgen.Mask = Bindgen.Mask()
      if _core.needs(4, for: wanted) { needed.add(1) }
      if _core.needs(5, for: wanted) { needed.add(2) }
      c0.c0._bringUpToDate(needed)
    }
    if _core.needs(7, for: wanted) { c0.c0.c0._bringUpToDate(Bindgen.Mask(2)) }
    var pass: Bindgen.Pass = _core.staleness.pass(0, wanted)
    if pass.isDue(1) {
      let value: Int = _Family4M3Formulas.d1(c0)
      if Bindgen.replace(&_cache.d1, with: value) { pass.cameOut(1) }
    }
    if pass.isDue(2) {
      let value: Int = _Family4M3Formulas.d0(c0, _s0)
      if Bindgen.replace(&_cache.d0, with: value) { pass.cameOut(2) }
    }
    _core.finish(pass, 0x6)
  }

  func _remember() { _told = _cache }

  func _compare() -> Bindgen.Mask {
    var equal: Bindgen.Mask = Bindgen.Mask()
    if Bindgen.areEqual(_told.d1, _cache.d1) { equal.add(1) }
    if Bindgen.areEqual(_told.d0, _cache.d0) { equal.add(2) }
    _told = Cache()
    return equal
  }
}

extension Family4M3 {
  func watch(_ field: String, _ body: @escaping (Int) -> Void) -> AnyObject? {
    switch field {
    case "s0": return observe(\.s0) { body($0.number) }
    case "d1": return observe(\.d1) { body($0.number) }
    case "d0": return observe(\.d0) { body($0.number) }
    default: return nil
    }
  }

  func watchAll(_ body: @escaping (Set<String>) -> Void) -> AnyObject? {
    observe { _, changes in
      var names: Set<String> = []
      if changes.contains(.s0) { names.insert("s0") }
      if changes.contains(.d1) { names.insert("d1") }
      if changes.contains(.d0) { names.insert("d0") }
      body(names)
    }
  }
}

extension Family4M3: DrivenModel {
  static func make(_ children: [String: any DrivenModel]) -> any DrivenModel {
    Family4M3(
      c0: children["c0"] as! Family4M2,
      s0: 0
    )
  }

  var sum: Int {
    var sum: Int = 0
    sum &+= s0.number
    sum &+= d1.number
    sum &+= d0.number
    sum &+= c0.sum
    return sum
  }

  func number(of field: String) -> Int {
    switch field {
    case "s0": return s0.number
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
enum _Family4M3Formulas {
  static func d1(_ c0: Family4M2) -> Int { c0.c0.d0.number &+ c0.c0.d1 }
  static func d0(_ c0: Family4M2, _ s0: Int) -> Int { mix(c0.c0.c0.d0, c0.c0.d0.number, c0.c0.s0, s0) }
}

final class Family4M2: Bindgen.ObservedFamilyModel {
  // MARK: What it is given

  let c0: Family4M1

  // MARK: State

  var s0: Int {
    get { _s0 }
    set { if Bindgen.replace(&_s0, with: newValue) { _wrote(0) } }
  }
  private var _s0: Int

  // MARK: What follows

  var d1: Int {
    _refresh(1)
    return _cache.d1
  }

  var d0: Int {
    _refresh(2)
    return _cache.d0
  }

  // MARK: Making

  init(c0: Family4M1, s0: Int = 0) {
    self.c0 = c0
    _s0 = s0
    _adopt(c0.c0._core, [0, 2], from: 3)
    _adopt(c0._core, [0], from: 5)
  }

  // MARK: Who is told

  /// The fields that a transaction changed.
  struct Changes: OptionSet, Sendable {
    let rawValue: UInt64
    static let s0: Changes = Changes(rawValue: 1 &<< 0)
    static let d1: Changes = Changes(rawValue: 1 &<< 1)
    static let d0: Changes = Changes(rawValue: 1 &<< 2)
  }

  /// The fields that can be observed one by one.
  struct Fields {
    var s0: Family4M2.Field<Int> { (0, { $0.s0 }) }
    var d1: Family4M2.Field<Int> { (1, { $0.d1 }) }
    var d0: Family4M2.Field<Int> { (2, { $0.d0 }) }
  }

  static let _fields: Fields = Fields()
  let _observers: Bindgen.Observers<Family4M2, Changes> = Bindgen.Observers()

  func _addWatched(to fields: inout Bindgen.Mask) {
    fields.add(_observers.fields)
  }

  func _tell(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(rawValue: changed.bits)
    _observers.tell(self, changes, changed)
  }

  static let _names: String = "s0 d1 d0"

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph = Bindgen.Graph(states: 1, inputs: [[4, 5], [5]], outside: [[], [3], []])
  static var _level: Int { 2 }
  let _core: Bindgen.FamilyCore = Bindgen.FamilyCore(Family4M2._graph)
  private struct Cache {
    var d1: Int = 0
    var d0: Int = 0
  }
  private var _cache: Cache = Cache()
  private var _told: Cache = Cache()

  func _settle(_ wanted: Bindgen.Mask) {
    if _core.needs(4, for: wanted) { c0.c0._bringUpToDate(Bindgen.Mask(2)) }
    var pass: Bindgen.Pass = _core.staleness.pass(0, wanted)
    if pass.isDue(1) {
      let value: Int = _Family4M2Formulas.d1(c0)
      if Bindgen.replace(&_cache.d1, with: value) { pass.cameOut(1) }
    }
    if pass.isDue(2) {
      let value: Int = _Family4M2Formulas.d0(c0)
      if Bindgen.replace(&_cache.d0, with: value) { pass.cameOut(2) }
    }
    _core.finish(pass, 0x6)
  }

  func _remember() { _told = _cache }

  func _compare() -> Bindgen.Mask {
    var equal: Bindgen.Mask = Bindgen.Mask()
    if Bindgen.areEqual(_told.d1, _cache.d1) { equal.add(1) }
    if Bindgen.areEqual(_told.d0, _cache.d0) { equal.add(2) }
    _told = Cache()
    return equal
  }
}

extension Family4M2 {
  func watch(_ field: String, _ body: @escaping (Int) -> Void) -> AnyObject? {
    switch field {
    case "s0": return observe(\.s0) { body($0.number) }
    case "d1": return observe(\.d1) { body($0.number) }
    case "d0": return observe(\.d0) { body($0.number) }
    default: return nil
    }
  }

  func watchAll(_ body: @escaping (Set<String>) -> Void) -> AnyObject? {
    observe { _, changes in
      var names: Set<String> = []
      if changes.contains(.s0) { names.insert("s0") }
      if changes.contains(.d1) { names.insert("d1") }
      if changes.contains(.d0) { names.insert("d0") }
      body(names)
    }
  }
}

extension Family4M2: DrivenModel {
  static func make(_ children: [String: any DrivenModel]) -> any DrivenModel {
    Family4M2(
      c0: children["c0"] as! Family4M1,
      s0: 0
    )
  }

  var sum: Int {
    var sum: Int = 0
    sum &+= s0.number
    sum &+= d1.number
    sum &+= d0.number
    sum &+= c0.sum
    return sum
  }

  func number(of field: String) -> Int {
    switch field {
    case "s0": return s0.number
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
enum _Family4M2Formulas {
  static func d1(_ c0: Family4M1) -> Int { c0.c0.d0 &+ c0.s0 }
  static func d0(_ c0: Family4M1) -> Int { c0.s0 / 2 }
}

final class Family4M1: Bindgen.ObservedFamilyModel {
  // MARK: What it is given

  let c0: Family4M0

  // MARK: State

  var s0: Int {
    get { _s0 }
    set { if Bindgen.replace(&_s0, with: newValue) { _wrote(0) } }
  }
  private var _s0: Int

  // MARK: What follows

  var d1: Int {
    _refresh(1)
    return _cache.d1
  }

  var d0: Int? {
    _refresh(2)
    return _cache.d0
  }

  // MARK: Making

  init(c0: Family4M0, s0: Int = 0) {
    self.c0 = c0
    _s0 = s0
    _adopt(c0._core, [0, 1], from: 3)
  }

  // MARK: Who is told

  /// The fields that a transaction changed.
  struct Changes: OptionSet, Sendable {
    let rawValue: UInt64
    static let s0: Changes = Changes(rawValue: 1 &<< 0)
    static let d1: Changes = Changes(rawValue: 1 &<< 1)
    static let d0: Changes = Changes(rawValue: 1 &<< 2)
  }

  /// The fields that can be observed one by one.
  struct Fields {
    var s0: Family4M1.Field<Int> { (0, { $0.s0 }) }
    var d1: Family4M1.Field<Int> { (1, { $0.d1 }) }
    var d0: Family4M1.Field<Int?> { (2, { $0.d0 }) }
  }

  static let _fields: Fields = Fields()
  let _observers: Bindgen.Observers<Family4M1, Changes> = Bindgen.Observers()

  func _addWatched(to fields: inout Bindgen.Mask) {
    fields.add(_observers.fields)
  }

  func _tell(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(rawValue: changed.bits)
    _observers.tell(self, changes, changed)
  }

  static let _names: String = "s0 d1 d0"

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph = Bindgen.Graph(states: 1, inputs: [[4], [3]], outside: [[], [3]])
  static var _level: Int { 1 }
  let _core: Bindgen.FamilyCore = Bindgen.FamilyCore(Family4M1._graph)
  private struct Cache {
    var d1: Int = 0
    var d0: Int?
  }
  private var _cache: Cache = Cache()
  private var _told: Cache = Cache()

  func _settle(_ wanted: Bindgen.Mask) {
    if _core.needs(4, for: wanted) { c0._bringUpToDate(Bindgen.Mask(1)) }
    var pass: Bindgen.Pass = _core.staleness.pass(0, wanted)
    if pass.isDue(1) {
      let value: Int = _Family4M1Formulas.d1(c0)
      if Bindgen.replace(&_cache.d1, with: value) { pass.cameOut(1) }
    }
    if pass.isDue(2) {
      let value: Int? = _Family4M1Formulas.d0(c0)
      if Bindgen.replace(&_cache.d0, with: value) { pass.cameOut(2) }
    }
    _core.finish(pass, 0x6)
  }

  func _remember() { _told = _cache }

  func _compare() -> Bindgen.Mask {
    var equal: Bindgen.Mask = Bindgen.Mask()
    if Bindgen.areEqual(_told.d1, _cache.d1) { equal.add(1) }
    if Bindgen.areEqual(_told.d0, _cache.d0) { equal.add(2) }
    _told = Cache()
    return equal
  }
}

extension Family4M1 {
  func watch(_ field: String, _ body: @escaping (Int) -> Void) -> AnyObject? {
    switch field {
    case "s0": return observe(\.s0) { body($0.number) }
    case "d1": return observe(\.d1) { body($0.number) }
    case "d0": return observe(\.d0) { body($0.number) }
    default: return nil
    }
  }

  func watchAll(_ body: @escaping (Set<String>) -> Void) -> AnyObject? {
    observe { _, changes in
      var names: Set<String> = []
      if changes.contains(.s0) { names.insert("s0") }
      if changes.contains(.d1) { names.insert("d1") }
      if changes.contains(.d0) { names.insert("d0") }
      body(names)
    }
  }
}

extension Family4M1: DrivenModel {
  static func make(_ children: [String: any DrivenModel]) -> any DrivenModel {
    Family4M1(
      c0: children["c0"] as! Family4M0,
      s0: 0
    )
  }

  var sum: Int {
    var sum: Int = 0
    sum &+= s0.number
    sum &+= d1.number
    sum &+= d0.number
    sum &+= c0.sum
    return sum
  }

  func number(of field: String) -> Int {
    switch field {
    case "s0": return s0.number
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
enum _Family4M1Formulas {
  static func d1(_ c0: Family4M0) -> Int { c0.d1 / 2 }
  static func d0(_ c0: Family4M0) -> Int? { maybe(c0.s0 % 5) }
}

final class Family4M0: Bindgen.ObservedFamilyModel {
  // MARK: State

  var s0: Int {
    get { _s0 }
    set { if Bindgen.replace(&_s0, with: newValue) { _wrote(0) } }
  }
  private var _s0: Int

  // MARK: What follows

  var d1: Int {
    if !_core.isTelling { return _Family4M0Formulas.d1(_s0) }
    _refresh(1)
    return _cache.d1
  }

  var d0: Int { s0 }

  // MARK: Making

  init(s0: Int = 0) {
    _s0 = s0
  }

  // MARK: Who is told

  /// The fields that a transaction changed.
  struct Changes: OptionSet, Sendable {
    let rawValue: UInt64
    static let s0: Changes = Changes(rawValue: 1 &<< 0)
    static let d1: Changes = Changes(rawValue: 1 &<< 1)
    static let d0: Changes = Changes(rawValue: 1 &<< 2)
  }

  /// The fields that can be observed one by one.
  struct Fields {
    var s0: Family4M0.Field<Int> { (0, { $0.s0 }) }
    var d1: Family4M0.Field<Int> { (1, { $0.d1 }) }
    var d0: Family4M0.Field<Int> { (2, { $0.d0 }) }
  }

  static let _fields: Fields = Fields()
  let _observers: Bindgen.Observers<Family4M0, Changes> = Bindgen.Observers()

  func _addWatched(to fields: inout Bindgen.Mask) {
    fields.add(_observers.fields)
  }

  func _tell(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(rawValue: changed.bits)
    _observers.tell(self, changes, changed)
  }

  static let _names: String = "s0 d1 d0"

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph = Bindgen.Graph(states: 1, inputs: [[0], [0]])
  let _core: Bindgen.FamilyCore = Bindgen.FamilyCore(Family4M0._graph)
  private struct Cache {
    var d1: Int = 0
  }
  private var _cache: Cache = Cache()
  private var _told: Cache = Cache()

  func _settle(_ wanted: Bindgen.Mask) {
    var pass: Bindgen.Pass = _core.staleness.pass(0, wanted)
    if pass.isDue(1) {
      let value: Int = _Family4M0Formulas.d1(_s0)
      if Bindgen.replace(&_cache.d1, with: value) { pass.cameOut(1) }
    }
    if pass.isDue(2) { pass.cameOut(2) }
    _core.finish(pass, 0x6)
  }

  func _remember() { _told = _cache }

  func _compare() -> Bindgen.Mask {
    var equal: Bindgen.Mask = Bindgen.Mask()
    if Bindgen.areEqual(_told.d1, _cache.d1) { equal.add(1) }
    _told = Cache()
    return equal
  }
}

extension Family4M0 {
  func watch(_ field: String, _ body: @escaping (Int) -> Void) -> AnyObject? {
    switch field {
    case "s0": return observe(\.s0) { body($0.number) }
    case "d1": return observe(\.d1) { body($0.number) }
    case "d0": return observe(\.d0) { body($0.number) }
    default: return nil
    }
  }

  func watchAll(_ body: @escaping (Set<String>) -> Void) -> AnyObject? {
    observe { _, changes in
      var names: Set<String> = []
      if changes.contains(.s0) { names.insert("s0") }
      if changes.contains(.d1) { names.insert("d1") }
      if changes.contains(.d0) { names.insert("d0") }
      body(names)
    }
  }
}

extension Family4M0: DrivenModel {
  static func make(_ children: [String: any DrivenModel]) -> any DrivenModel {
    Family4M0(
      s0: 0
    )
  }

  var sum: Int {
    var sum: Int = 0
    sum &+= s0.number
    sum &+= d1.number
    sum &+= d0.number
    return sum
  }

  func number(of field: String) -> Int {
    switch field {
    case "s0": return s0.number
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
enum _Family4M0Formulas {
  static func d1(_ s0: Int) -> Int { s0 &+ s0 }
}

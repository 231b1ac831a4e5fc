// Made by bindgen from Graph2.bindgen.yml. Do not edit: change the spec.
// swift-format-ignore-file
// swiftlint:disable all

final class Graph2: Bindgen.Observed {
  // MARK: State

  var s0: Int {
    get { _s0 }
    set { if Bindgen.replace(&_s0, with: newValue) { _wrote(0) } }
  }
  private var _s0: Int

  var s1: Int {
    get { _s1 }
    set { if Bindgen.replace(&_s1, with: newValue, unless: _Graph2Formulas.s1AreEqual) { _wrote(1) } }
  }
  private var _s1: Int

  var s2: [Int] {
    get { _s2 }
    set { if Bindgen.replace(&_s2, with: newValue) { _wrote(2) } }
    _modify {
      defer { _wrote(2) }
      yield &_s2
    }
  }
  private var _s2: [Int]

  var s3: [Int] {
    get { _s3 }
    set { if Bindgen.replace(&_s3, with: newValue) { _wrote(3) } }
    _modify {
      defer { _wrote(3) }
      yield &_s3
    }
  }
  private var _s3: [Int]

  // MARK: What follows

  var d9: Int {
    _refresh(4)
    return _cache.d9
  }

  var d1: Int {
    _refresh(5)
    return _cache.d1
  }

  var d0: Int {
    _refresh(6)
    return _cache.d0
  }

  var d6: [Int] { s3 }

  var d2: Int {
    _refresh(8)
    return _cache.d2
  }

  var d3: Int {
    _refresh(9)
    return _cache.d3
  }

  var d4: Int {
    _refresh(10)
    return _cache.d4
  }

  var d5: Int {
    _refresh(11)
    return _cache.d5
  }

  var d7: Int {
    _refresh(12)
    return _cache.d7
  }

  var d10: Int {
    if !_core.isTelling { return _Graph2Formulas.d10(d7) }
    _refresh(13)
    return _cache.d10
  }

  var d8: Int {
    if !_core.isTelling { return _Graph2Formulas.d8(d7) }
    _refresh(14)
    return _cache.d8
  }

  var d11: Int {
    _refresh(15)
    return _cache.d11
  }

  // MARK: Making

  init(s0: Int = 0, s1: Int = 0, s2: [Int] = [], s3: [Int] = []) {
    _s0 = s0
    _s1 = s1
    _s2 = s2
    _s3 = s3
  }

  // MARK: Who is told

  /// The fields that a transaction changed.
  struct Changes: OptionSet, Sendable {
    let rawValue: UInt64
    static let s0: Changes = Changes(rawValue: 1 &<< 0)
    static let s1: Changes = Changes(rawValue: 1 &<< 1)
    static let s2: Changes = Changes(rawValue: 1 &<< 2)
    static let s3: Changes = Changes(rawValue: 1 &<< 3)
    static let d9: Changes = Changes(rawValue: 1 &<< 4)
    static let d1: Changes = Changes(rawValue: 1 &<< 5)
    static let d0: Changes = Changes(rawValue: 1 &<< 6)
    static let d6: Changes = Changes(rawValue: 1 &<< 7)
    static let d2: Changes = Changes(rawValue: 1 &<< 8)
    static let d3: Changes = Changes(rawValue: 1 &<< 9)
    static let d4: Changes = Changes(rawValue: 1 &<< 10)
    static let d5: Changes = Changes(rawValue: 1 &<< 11)
    static let d7: Changes = Changes(rawValue: 1 &<< 12)
    static let d10: Changes = Changes(rawValue: 1 &<< 13)
    static let d8: Changes = Changes(rawValue: 1 &<< 14)
    static let d11: Changes = Changes(rawValue: 1 &<< 15)
  }

  /// The fields that can be observed one by one.
  struct Fields {
    var s0: Graph2.Field<Int> { (0, { $0.s0 }) }
    var s1: Graph2.Field<Int> { (1, { $0.s1 }) }
    var s2: Graph2.Field<[Int]> { (2, { $0.s2 }) }
    var s3: Graph2.Field<[Int]> { (3, { $0.s3 }) }
    var d9: Graph2.Field<Int> { (4, { $0.d9 }) }
    var d1: Graph2.Field<Int> { (5, { $0.d1 }) }
    var d0: Graph2.Field<Int> { (6, { $0.d0 }) }
    var d6: Graph2.Field<[Int]> { (7, { $0.d6 }) }
    var d2: Graph2.Field<Int> { (8, { $0.d2 }) }
    var d3: Graph2.Field<Int> { (9, { $0.d3 }) }
    var d4: Graph2.Field<Int> { (10, { $0.d4 }) }
    var d5: Graph2.Field<Int> { (11, { $0.d5 }) }
    var d7: Graph2.Field<Int> { (12, { $0.d7 }) }
    var d10: Graph2.Field<Int> { (13, { $0.d10 }) }
    var d8: Graph2.Field<Int> { (14, { $0.d8 }) }
    var d11: Graph2.Field<Int> { (15, { $0.d11 }) }
  }

  static let _fields: Fields = Fields()
  let _observers: Bindgen.Observers<Graph2, Changes> = Bindgen.Observers()

  func _addWatched(to fields: inout Bindgen.Mask) {
    fields.add(_observers.fields)
  }

  func _tell(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(rawValue: changed.bits)
    _observers.tell(self, changes, changed)
  }

  static let _names: String = "s0 s1 s2 s3 d9 d1 d0 d6 d2 d3 d4 d5 d7 d10 d8 d11"

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph = Bindgen.Graph(
    states: 4,
    inputs: [
      [1], [1], [3], [3], [3, 6], [0, 5, 8], [1, 3, 9], [1, 8], [0, 5, 7, 11], [12], [12], [0, 3, 4],
    ]
  )
  let _core: Bindgen.Core = Bindgen.Core(Graph2._graph)
  private struct Cache {
    var d9: Int = 0
    var d1: Int = 0
    var d0: Int = 0
    var d2: Int = 0
    var d3: Int = 0
    var d4: Int = 0
    var d5: Int = 0
    var d7: Int = 0
    var d10: Int = 0
    var d8: Int = 0
    var d11: Int = 0
  }
  private var _cache: Cache = Cache()
  private var _told: Cache = Cache()

  func _settle(_ wanted: Bindgen.Mask) {
    var pass: Bindgen.Pass = _core.staleness.pass(0, wanted)
    if pass.isDue(4) {
      let value: Int = _Graph2Formulas.d9(_s1)
      if Bindgen.replace(&_cache.d9, with: value) { pass.cameOut(4, marking: 0x8000) }
    }
    if pass.isDue(5) {
      _cache.d1 = _Graph2Formulas.d1(_s1)
      pass.cameOut(5, marking: 0x1200)
    }
    if pass.isDue(6) {
      _cache.d0 = _Graph2Formulas.d0(_s3)
      pass.cameOut(6, marking: 0x100)
    }
    if pass.isDue(7) { pass.cameOut(7, marking: 0x1000) }
    if pass.isDue(8) {
      let value: Int = _Graph2Formulas.d2(_s3, _cache.d0)
      if Bindgen.replace(&_cache.d2, with: value) { pass.cameOut(8, marking: 0xa00) }
    }
    if pass.isDue(9) {
      let value: Int = _Graph2Formulas.d3(_s0, _cache.d1, _cache.d2)
      if Bindgen.replace(&_cache.d3, with: value) { pass.cameOut(9, marking: 0x400) }
    }
    if pass.isDue(10) {
      let value: Int = _Graph2Formulas.d4(_s3, _s1, _cache.d3)
      if Bindgen.replace(&_cache.d4, with: value) { pass.cameOut(10) }
    }
    if pass.isDue(11) {
      let value: Int = _Graph2Formulas.d5(_cache.d2, _s1)
      if Bindgen.replace(&_cache.d5, with: value) { pass.cameOut(11, marking: 0x1000) }
    }
    if pass.isDue(12) {
      let value: Int = _Graph2Formulas.d7(_cache.d1, _s3, _cache.d5, _s0)
      if Bindgen.replace(&_cache.d7, with: value) { pass.cameOut(12, marking: 0x6000) }
    }
    if pass.isDue(13) {
      let value: Int = _Graph2Formulas.d10(_cache.d7)
      if Bindgen.replace(&_cache.d10, with: value) { pass.cameOut(13) }
    }
    if pass.isDue(14) {
      let value: Int = _Graph2Formulas.d8(_cache.d7)
      if Bindgen.replace(&_cache.d8, with: value) { pass.cameOut(14) }
    }
    if pass.isDue(15) {
      let value: Int = _Graph2Formulas.d11(_s0, _s3, _cache.d9)
      if Bindgen.replace(&_cache.d11, with: value, unless: _Graph2Formulas.d11AreEqual) { pass.cameOut(15) }
    }
    _core.finish(pass, 0xfff0)
  }

  func _remember() { _told = _cache }

  func _compare() -> Bindgen.Mask {
    var equal: Bindgen.Mask = Bindgen.Mask()
    if Bindgen.areEqual(_told.d9, _cache.d9) { equal.add(4) }
    if Bindgen.areEqual(_told.d2, _cache.d2) { equal.add(8) }
    if Bindgen.areEqual(_told.d3, _cache.d3) { equal.add(9) }
    if Bindgen.areEqual(_told.d4, _cache.d4) { equal.add(10) }
    if Bindgen.areEqual(_told.d5, _cache.d5) { equal.add(11) }
    if Bindgen.areEqual(_told.d7, _cache.d7) { equal.add(12) }
    if Bindgen.areEqual(_told.d10, _cache.d10) { equal.add(13) }
    if Bindgen.areEqual(_told.d8, _cache.d8) { equal.add(14) }
    if Bindgen.areEqual(_told.d11, _cache.d11, by: _Graph2Formulas.d11AreEqual) { equal.add(15) }
    _told = Cache()
    return equal
  }
}

extension Graph2 {
  func watch(_ field: String, _ body: @escaping (Int) -> Void) -> AnyObject? {
    switch field {
    case "s0": return observe(\.s0) { body($0.number) }
    case "s1": return observe(\.s1) { body($0.number) }
    case "s2": return observe(\.s2) { body($0.number) }
    case "s3": return observe(\.s3) { body($0.number) }
    case "d9": return observe(\.d9) { body($0.number) }
    case "d1": return observe(\.d1) { body($0.number) }
    case "d0": return observe(\.d0) { body($0.number) }
    case "d6": return observe(\.d6) { body($0.number) }
    case "d2": return observe(\.d2) { body($0.number) }
    case "d3": return observe(\.d3) { body($0.number) }
    case "d4": return observe(\.d4) { body($0.number) }
    case "d5": return observe(\.d5) { body($0.number) }
    case "d7": return observe(\.d7) { body($0.number) }
    case "d10": return observe(\.d10) { body($0.number) }
    case "d8": return observe(\.d8) { body($0.number) }
    case "d11": return observe(\.d11) { body($0.number) }
    default: return nil
    }
  }

  func watchAll(_ body: @escaping (Set<String>) -> Void) -> AnyObject? {
    observe { _, changes in
      var names: Set<String> = []
      if changes.contains(.s0) { names.insert("s0") }
      if changes.contains(.s1) { names.insert("s1") }
      if changes.contains(.s2) { names.insert("s2") }
      if changes.contains(.s3) { names.insert("s3") }
      if changes.contains(.d9) { names.insert("d9") }
      if changes.contains(.d1) { names.insert("d1") }
      if changes.contains(.d0) { names.insert("d0") }
      if changes.contains(.d6) { names.insert("d6") }
      if changes.contains(.d2) { names.insert("d2") }
      if changes.contains(.d3) { names.insert("d3") }
      if changes.contains(.d4) { names.insert("d4") }
      if changes.contains(.d5) { names.insert("d5") }
      if changes.contains(.d7) { names.insert("d7") }
      if changes.contains(.d10) { names.insert("d10") }
      if changes.contains(.d8) { names.insert("d8") }
      if changes.contains(.d11) { names.insert("d11") }
      body(names)
    }
  }
}

extension Graph2: DrivenModel {
  static func make(_ children: [String: any DrivenModel]) -> any DrivenModel {
    Graph2(
      s0: 0
    )
  }

  var sum: Int {
    var sum: Int = 0
    sum &+= s0.number
    sum &+= bucket(s1)
    sum &+= s2.number
    sum &+= s3.number
    sum &+= d9.number
    sum &+= d1.number
    sum &+= d0.number
    sum &+= d6.number
    sum &+= d2.number
    sum &+= d3.number
    sum &+= d4.number
    sum &+= d5.number
    sum &+= d7.number
    sum &+= d10.number
    sum &+= d8.number
    sum &+= bucket(d11)
    return sum
  }

  func number(of field: String) -> Int {
    switch field {
    case "s0": return s0.number
    case "s1": return s1.number
    case "s2": return s2.number
    case "s3": return s3.number
    case "d9": return d9.number
    case "d1": return d1.number
    case "d0": return d0.number
    case "d6": return d6.number
    case "d2": return d2.number
    case "d3": return d3.number
    case "d4": return d4.number
    case "d5": return d5.number
    case "d7": return d7.number
    case "d10": return d10.number
    case "d8": return d8.number
    case "d11": return d11.number
    default: return .min
    }
  }

  func write(_ field: String, _ values: [Int]) {
    switch field {
    case "s0": s0 = Int(values)
    case "s1": s1 = Int(values)
    case "s2": s2 = [Int](values)
    case "s3": s3 = [Int](values)
    default: break
    }
  }

  func edit(_ field: String, _ value: Int) {
    switch field {
    case "s0": s0.edit(value)
    case "s1": s1.edit(value)
    case "s2": s2.edit(value)
    case "s3": s3.edit(value)
    default: break
    }
  }

  func group(_ body: () -> Void) { update { _ in body() } }
}

/// The spec's expressions: each sees what it names, and nothing else of the model.
enum _Graph2Formulas {
  static func s1AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func d9(_ s1: Int) -> Int { bucket(s1) / 2 }
  static func d1(_ s1: Int) -> Int { bucket(s1) % 5 }
  static func d0(_ s3: [Int]) -> Int { s3.number % 5 }
  static func d2(_ s3: [Int], _ d0: Int) -> Int { s3.number &+ d0 }
  static func d3(_ s0: Int, _ d1: Int, _ d2: Int) -> Int { mix(s0, d1, d2) }
  static func d4(_ s3: [Int], _ s1: Int, _ d3: Int) -> Int { mix(s3.number, bucket(s1), d3, bucket(s1), d3) }
  static func d5(_ d2: Int, _ s1: Int) -> Int { mix(d2, bucket(s1), bucket(s1)) }
  static func d7(_ d1: Int, _ d6: [Int], _ d5: Int, _ s0: Int) -> Int { mix(d1, d6.number, d5, d1, s0) }
  static func d10(_ d7: Int) -> Int { d7 &+ d7 }
  static func d8(_ d7: Int) -> Int { d7 % 5 }
  static func d11(_ s0: Int, _ s3: [Int], _ d9: Int) -> Int { mix(s0, s3.number, d9, s0, d9) }
  static func d11AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
}

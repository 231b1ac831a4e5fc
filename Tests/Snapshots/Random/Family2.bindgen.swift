// Made by bindgen from Family2.bindgen.yml. Do not edit: change the spec.
// swift-format-ignore-file
// swiftlint:disable all

final class Family2M2: Bindgen.Observed {
  // MARK: Given

  let c0: Family2M1
  let c1: Family2M0

  // MARK: State

  var s0: Int {
    get { _s0 }
    set { if Bindgen.replace(&_s0, with: newValue) { _wrote(.s0) } }
  }
  private var _s0: Int

  // MARK: Derived

  var d4: Int {
    _refresh(.d4)
    return _cache.d4
  }

  var d3: Int {
    _refresh(.d3)
    return _cache.d3
  }

  var d2: Int? {
    _refresh(.d2)
    return _cache.d2
  }

  var d1: Int {
    _refresh(.d1)
    return _cache.d1
  }

  var d0: Int {
    _refresh(.d0)
    return _cache.d0
  }

  // MARK: Init

  init(
    c0: Family2M1,
    c1: Family2M0,
    s0: Int = 0
  ) {
    self.c0 = c0
    self.c1 = c1
    _s0 = s0
    _core.adopt(
      c0,
      by: self,
      [
        .d3: [.d4, .d0],
        .s1: .d3,
        [.s0, .s1, .d3, .d1, .d4, .d2, .d0]: .d1,
      ]
    )
    _core.adopt(
      c0.c1,
      by: self,
      [
        .d1: .d4,
        .d2: .d2,
        [.s0, .s1, .d1, .d0, .d2]: .d1,
      ]
    )
    _core.adopt(
      c1,
      by: self,
      [
        .s1: .d2,
        .s0: .d0,
      ]
    )
    _core.adopt(
      c0.c0,
      by: self,
      [
        [.s0, .s1, .d1, .d0, .d2]: .d1
      ]
    )
  }

  // MARK: Fields

  /// The fields that a transaction changed.
  struct Changes: OptionSet, Sendable, Bindgen.FieldSet {
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
    var s0: Field<Int> { (.s0, { $0.s0 }) }
    var d4: Field<Int> { (.d4, { $0.d4 }) }
    var d3: Field<Int> { (.d3, { $0.d3 }) }
    var d2: Field<Int?> { (.d2, { $0.d2 }) }
    var d1: Field<Int> { (.d1, { $0.d1 }) }
    var d0: Field<Int> { (.d0, { $0.d0 }) }
  }
  static var _fields: Fields { Fields() }

  // MARK: Machinery

  let _core: Bindgen.Core = Bindgen.Core(Family2M2._graph)
  private static let _graph: Bindgen.Graph = Bindgen.Graph(
    Changes.self,
    "s0 d4 d3 d2 d1 d0",
    [
      .d4: [],
      .d3: [.s0],
      .d2: [],
      .d1: [],
      .d0: [],
    ]
  )

  private struct _Cache {
    var d4: Int = 0
    var d3: Int = 0
    var d2: Int?
    var d1: Int = 0
    var d0: Int = 0
  }
  private var _cache: _Cache = _Cache()

  private func _wrote(_ field: Changes) { _core.wrote(field.mask, of: self) }
  private func _refresh(_ field: Changes) { _core.refresh(field.mask, of: self) }

  func _compute(_ fields: Bindgen.Mask) {
    var pass: Bindgen.Pass<Changes> = _core.pass(fields)
    if pass.isDue(.d4) {
      _cache.d4 = _Family2M2Formulas.d4(c0)
      pass.changed(.d4)
    }
    if pass.isDue(.d3) {
      let value: Int = _Family2M2Formulas.d3(c0, _s0)
      if Bindgen.replace(&_cache.d3, with: value) { pass.changed(.d3) }
    }
    if pass.isDue(.d2) {
      let value: Int? = _Family2M2Formulas.d2(c0, c1)
      if Bindgen.replace(&_cache.d2, with: value) { pass.changed(.d2) }
    }
    if pass.isDue(.d1) {
      let value: Int = _Family2M2Formulas.d1(c0)
      if Bindgen.replace(&_cache.d1, with: value) { pass.changed(.d1) }
    }
    if pass.isDue(.d0) {
      let value: Int = _Family2M2Formulas.d0(c0, c1)
      if Bindgen.replace(&_cache.d0, with: value) { pass.changed(.d0) }
    }
    _core.finish(pass)
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

final class Family2M1: Bindgen.Observed {
  // MARK: Given

  let c0: Family2M0
  let c1: Family2M0

  // MARK: State

  var s0: Int {
    get { _s0 }
    set { if Bindgen.replace(&_s0, with: newValue) { _wrote(.s0) } }
  }
  private var _s0: Int

  var s1: [Int] {
    get { _s1 }
    set { if Bindgen.replace(&_s1, with: newValue) { _wrote(.s1) } }
    _modify {
      defer { _wrote(.s1) }
      yield &_s1
    }
  }
  private var _s1: [Int]

  // MARK: Derived

  var d3: Int {
    _refresh(.d3)
    return _cache.d3
  }

  var d1: Int {
    _refresh(.d1)
    return _cache.d1
  }

  var d4: Int {
    _refresh(.d4)
    return _cache.d4
  }

  var d2: Int {
    _refresh(.d2)
    return _cache.d2
  }

  var d0: Int {
    _refresh(.d0)
    return _cache.d0
  }

  // MARK: Init

  init(
    c0: Family2M0,
    c1: Family2M0,
    s0: Int = 0,
    s1: [Int] = []
  ) {
    self.c0 = c0
    self.c1 = c1
    _s0 = s0
    _s1 = s1
    _core.adopt(
      c0,
      by: self,
      [
        [.s0, .s1, .d1, .d0, .d2]: .d3,
        .s0: .d1,
        .s1: .d0,
      ]
    )
    _core.adopt(
      c1,
      by: self,
      [
        .d2: [.d4, .d2],
        .d0: [.d4, .d0],
        .d1: .d2,
        .s0: .d0,
      ]
    )
  }

  // MARK: Fields

  /// The fields that a transaction changed.
  struct Changes: OptionSet, Sendable, Bindgen.FieldSet {
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
    var s0: Field<Int> { (.s0, { $0.s0 }) }
    var s1: Field<[Int]> { (.s1, { $0.s1 }) }
    var d3: Field<Int> { (.d3, { $0.d3 }) }
    var d1: Field<Int> { (.d1, { $0.d1 }) }
    var d4: Field<Int> { (.d4, { $0.d4 }) }
    var d2: Field<Int> { (.d2, { $0.d2 }) }
    var d0: Field<Int> { (.d0, { $0.d0 }) }
  }
  static var _fields: Fields { Fields() }

  // MARK: Machinery

  let _core: Bindgen.Core = Bindgen.Core(Family2M1._graph)
  private static let _graph: Bindgen.Graph = Bindgen.Graph(
    Changes.self,
    "s0 s1 d3 d1 d4 d2 d0",
    [
      .d3: [],
      .d1: [.s1],
      .d4: [.d1],
      .d2: [.d1],
      .d0: [.s1],
    ]
  )

  private struct _Cache {
    var d3: Int = 0
    var d1: Int = 0
    var d4: Int = 0
    var d2: Int = 0
    var d0: Int = 0
  }
  private var _cache: _Cache = _Cache()

  private func _wrote(_ field: Changes) { _core.wrote(field.mask, of: self) }
  private func _refresh(_ field: Changes) { _core.refresh(field.mask, of: self) }

  func _compute(_ fields: Bindgen.Mask) {
    var pass: Bindgen.Pass<Changes> = _core.pass(fields)
    if pass.isDue(.d3) {
      let value: Int = _Family2M1Formulas.d3(c0)
      if Bindgen.replace(&_cache.d3, with: value) { pass.changed(.d3) }
    }
    if pass.isDue(.d1) {
      let value: Int = _Family2M1Formulas.d1(c0, _s1)
      if Bindgen.replace(&_cache.d1, with: value, unless: _Family2M1Formulas.d1AreEqual) { pass.changed(.d1) }
    }
    if pass.isDue(.d4) {
      let value: Int = _Family2M1Formulas.d4(c1, _cache.d1)
      if Bindgen.replace(&_cache.d4, with: value) { pass.changed(.d4) }
    }
    if pass.isDue(.d2) {
      let value: Int = _Family2M1Formulas.d2(c1, _cache.d1)
      if Bindgen.replace(&_cache.d2, with: value) { pass.changed(.d2) }
    }
    if pass.isDue(.d0) {
      let value: Int = _Family2M1Formulas.d0(c1, c0, _s1)
      if Bindgen.replace(&_cache.d0, with: value) { pass.changed(.d0) }
    }
    _core.finish(pass)
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
  static func d0(_ c1: Family2M0, _ c0: Family2M0, _ s1: [Int]) -> Int { mix(c1.d0.number, c0.s1, s1.number, c1.s0, c1.d0.number) }
}

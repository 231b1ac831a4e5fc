// Made by bindgen from Graph2.bindgen.yml. Do not edit: change the spec.
// swift-format-ignore-file
// swiftlint:disable all

final class Graph2: Bindgen.Observed {
  // MARK: State

  var s0: Int {
    get { _s0 }
    set { if Bindgen.replace(&_s0, with: newValue) { _wrote(.s0) } }
  }
  private var _s0: Int

  var s1: Int {
    get { _s1 }
    set { if Bindgen.replace(&_s1, with: newValue, unless: _Graph2Formulas.s1AreEqual) { _wrote(.s1) } }
  }
  private var _s1: Int

  var s2: [Int] {
    get { _s2 }
    set { if Bindgen.replace(&_s2, with: newValue) { _wrote(.s2) } }
    _modify {
      defer { _wrote(.s2) }
      yield &_s2
    }
  }
  private var _s2: [Int]

  var s3: [Int] {
    get { _s3 }
    set { if Bindgen.replace(&_s3, with: newValue) { _wrote(.s3) } }
    _modify {
      defer { _wrote(.s3) }
      yield &_s3
    }
  }
  private var _s3: [Int]

  // MARK: Derived

  var d9: Int {
    _refresh(.d9)
    return _cache.d9
  }

  var d1: Int {
    _refresh(.d1)
    return _cache.d1
  }

  var d0: Int {
    _refresh(.d0)
    return _cache.d0
  }

  var d6: [Int] { s3 }

  var d2: Int {
    _refresh(.d2)
    return _cache.d2
  }

  var d3: Int {
    _refresh(.d3)
    return _cache.d3
  }

  var d4: Int {
    _refresh(.d4)
    return _cache.d4
  }

  var d5: Int {
    _refresh(.d5)
    return _cache.d5
  }

  var d7: Int {
    _refresh(.d7)
    return _cache.d7
  }

  var d10: Int {
    _refresh(.d10)
    return _cache.d10
  }

  var d8: Int {
    _refresh(.d8)
    return _cache.d8
  }

  var d11: Int {
    _refresh(.d11)
    return _cache.d11
  }

  // MARK: Init

  init(
    s0: Int = 0,
    s1: Int = 0,
    s2: [Int] = [],
    s3: [Int] = []
  ) {
    _s0 = s0
    _s1 = s1
    _s2 = s2
    _s3 = s3
  }

  // MARK: Fields

  /// The fields that a transaction changed.
  struct Changes: OptionSet, Sendable, Bindgen.FieldSet {
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
    var s0: Field<Int> { (.s0, { $0.s0 }) }
    var s1: Field<Int> { (.s1, { $0.s1 }) }
    var s2: Field<[Int]> { (.s2, { $0.s2 }) }
    var s3: Field<[Int]> { (.s3, { $0.s3 }) }
    var d9: Field<Int> { (.d9, { $0.d9 }) }
    var d1: Field<Int> { (.d1, { $0.d1 }) }
    var d0: Field<Int> { (.d0, { $0.d0 }) }
    var d6: Field<[Int]> { (.d6, { $0.d6 }) }
    var d2: Field<Int> { (.d2, { $0.d2 }) }
    var d3: Field<Int> { (.d3, { $0.d3 }) }
    var d4: Field<Int> { (.d4, { $0.d4 }) }
    var d5: Field<Int> { (.d5, { $0.d5 }) }
    var d7: Field<Int> { (.d7, { $0.d7 }) }
    var d10: Field<Int> { (.d10, { $0.d10 }) }
    var d8: Field<Int> { (.d8, { $0.d8 }) }
    var d11: Field<Int> { (.d11, { $0.d11 }) }
  }
  static var _fields: Fields { Fields() }

  // MARK: Machinery

  let _core: Bindgen.Core = Bindgen.Core(Graph2._graph)
  private static let _graph: Bindgen.Graph = Bindgen.Graph(
    Changes.self,
    "s0 s1 s2 s3 d9 d1 d0 d6 d2 d3 d4 d5 d7 d10 d8 d11",
    [
      .d9: [.s1],
      .d1: [.s1],
      .d0: [.s3],
      .d6: [.s3],
      .d2: [.s3, .d0],
      .d3: [.s0, .d1, .d2],
      .d4: [.s1, .s3, .d3],
      .d5: [.s1, .d2],
      .d7: [.s0, .d1, .d6, .d5],
      .d10: [.d7],
      .d8: [.d7],
      .d11: [.s0, .s3, .d9],
    ]
  )

  private struct _Cache {
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
  private var _cache: _Cache = _Cache()

  private func _wrote(_ field: Changes) { _core.wrote(field.mask, of: self) }
  private func _refresh(_ field: Changes) { _core.refresh(field.mask, of: self) }

  func _compute(_ fields: Bindgen.Mask) {
    var pass: Bindgen.Pass<Changes> = _core.pass(fields)
    if pass.isDue(.d9) {
      let value: Int = _Graph2Formulas.d9(_s1)
      if Bindgen.replace(&_cache.d9, with: value) { pass.changed(.d9) }
    }
    if pass.isDue(.d1) {
      _cache.d1 = _Graph2Formulas.d1(_s1)
      pass.changed(.d1)
    }
    if pass.isDue(.d0) {
      _cache.d0 = _Graph2Formulas.d0(_s3)
      pass.changed(.d0)
    }
    if pass.isDue(.d6) { pass.changed(.d6) }
    if pass.isDue(.d2) {
      let value: Int = _Graph2Formulas.d2(_s3, _cache.d0)
      if Bindgen.replace(&_cache.d2, with: value) { pass.changed(.d2) }
    }
    if pass.isDue(.d3) {
      let value: Int = _Graph2Formulas.d3(_s0, _cache.d1, _cache.d2)
      if Bindgen.replace(&_cache.d3, with: value) { pass.changed(.d3) }
    }
    if pass.isDue(.d4) {
      let value: Int = _Graph2Formulas.d4(_s3, _s1, _cache.d3)
      if Bindgen.replace(&_cache.d4, with: value) { pass.changed(.d4) }
    }
    if pass.isDue(.d5) {
      let value: Int = _Graph2Formulas.d5(_cache.d2, _s1)
      if Bindgen.replace(&_cache.d5, with: value) { pass.changed(.d5) }
    }
    if pass.isDue(.d7) {
      let value: Int = _Graph2Formulas.d7(_cache.d1, _s3, _cache.d5, _s0)
      if Bindgen.replace(&_cache.d7, with: value) { pass.changed(.d7) }
    }
    if pass.isDue(.d10) {
      let value: Int = _Graph2Formulas.d10(_cache.d7)
      if Bindgen.replace(&_cache.d10, with: value) { pass.changed(.d10) }
    }
    if pass.isDue(.d8) {
      let value: Int = _Graph2Formulas.d8(_cache.d7)
      if Bindgen.replace(&_cache.d8, with: value) { pass.changed(.d8) }
    }
    if pass.isDue(.d11) {
      let value: Int = _Graph2Formulas.d11(_s0, _s3, _cache.d9)
      if Bindgen.replace(&_cache.d11, with: value, unless: _Graph2Formulas.d11AreEqual) { pass.changed(.d11) }
    }
    _core.finish(pass)
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

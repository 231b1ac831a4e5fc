// Made by bindgen from Graph1.bindgen.yml. Do not edit: change the spec.
// swift-format-ignore-file
// swiftlint:disable all

final class Graph1: Bindgen.Observed {
  // MARK: State

  var s0: Int {
    get { _s0 }
    set { if Bindgen.replace(&_s0, with: newValue) { _wrote(.s0) } }
  }
  private var _s0: Int

  var s1: Int {
    get { _s1 }
    set {
      _s1 = newValue
      _wrote(.s1)
    }
  }
  private var _s1: Int

  var s2: Int {
    get { _s2 }
    set { if Bindgen.replace(&_s2, with: newValue) { _wrote(.s2) } }
  }
  private var _s2: Int

  // MARK: Derived

  var d0: Int? {
    _refresh(.d0)
    return _cache.d0
  }

  var d4: Int {
    _refresh(.d4)
    return _cache.d4
  }

  var d1: Int {
    _refresh(.d1)
    return _cache.d1
  }

  var d2: Int {
    _refresh(.d2)
    return _cache.d2
  }

  var d3: Int {
    _refresh(.d3)
    return _cache.d3
  }

  // MARK: Init

  init(
    s0: Int = 0,
    s1: Int = 0,
    s2: Int = 0
  ) {
    _s0 = s0
    _s1 = s1
    _s2 = s2
  }

  // MARK: Fields

  /// The fields that a transaction changed.
  struct Changes: OptionSet, Sendable, Bindgen.FieldSet {
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
    var s0: Field<Int> { (.s0, { $0.s0 }) }
    var s1: Field<Int> { (.s1, { $0.s1 }) }
    var s2: Field<Int> { (.s2, { $0.s2 }) }
    var d0: Field<Int?> { (.d0, { $0.d0 }) }
    var d4: Field<Int> { (.d4, { $0.d4 }) }
    var d1: Field<Int> { (.d1, { $0.d1 }) }
    var d2: Field<Int> { (.d2, { $0.d2 }) }
    var d3: Field<Int> { (.d3, { $0.d3 }) }
  }
  static var _fields: Fields { Fields() }

  // MARK: Machinery

  let _core: Bindgen.Core = Bindgen.Core(Graph1._graph)
  private static let _graph: Bindgen.Graph = Bindgen.Graph(
    Changes.self,
    "s0 s1 s2 d0 d4 d1 d2 d3",
    [
      .d0: [.s0],
      .d4: [.d0],
      .d1: [.s2, .d0],
      .d2: [.s1, .d0, .d1],
      .d3: [.d2],
    ]
  )

  private struct _Cache {
    var d0: Int?
    var d4: Int = 0
    var d1: Int = 0
    var d2: Int = 0
    var d3: Int = 0
  }
  private var _cache: _Cache = _Cache()

  private func _wrote(_ field: Changes) { _core.wrote(field.mask, of: self) }
  private func _refresh(_ field: Changes) { _core.refresh(field.mask, of: self) }

  func _compute(_ fields: Bindgen.Mask) {
    var pass: Bindgen.Pass<Changes> = _core.pass(fields)
    if pass.isDue(.d0) {
      let value: Int? = _Graph1Formulas.d0(_s0)
      if Bindgen.replace(&_cache.d0, with: value) { pass.changed(.d0) }
    }
    if pass.isDue(.d4) {
      let value: Int = _Graph1Formulas.d4(_cache.d0)
      if Bindgen.replace(&_cache.d4, with: value, unless: _Graph1Formulas.d4AreEqual) { pass.changed(.d4) }
    }
    if pass.isDue(.d1) {
      let value: Int = _Graph1Formulas.d1(_cache.d0, _s2)
      if Bindgen.replace(&_cache.d1, with: value) { pass.changed(.d1) }
    }
    if pass.isDue(.d2) {
      let value: Int = _Graph1Formulas.d2(_cache.d0, _s1, _cache.d1)
      if Bindgen.replace(&_cache.d2, with: value, unless: _Graph1Formulas.d2AreEqual) { pass.changed(.d2) }
    }
    if pass.isDue(.d3) {
      let value: Int = _Graph1Formulas.d3(_cache.d2)
      if Bindgen.replace(&_cache.d3, with: value) { pass.changed(.d3) }
    }
    _core.finish(pass)
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

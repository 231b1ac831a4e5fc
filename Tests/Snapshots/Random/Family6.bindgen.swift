// Made by bindgen from Family6.bindgen.yml. Do not edit: change the spec.
// swift-format-ignore-file
// swiftlint:disable all

final class Family6M1: Bindgen.Model {
  // MARK: Given

  let c0: Family6M0
  let c1: Family6M0

  // MARK: State

  var s0: Int {
    get { _s0 }
    set { if Bindgen.replace(&_s0, with: newValue) { _wrote(.s0) } }
  }
  private var _s0: Int

  // MARK: Derived

  var d3: Int {
    _refresh(.d3)
    return _cache.d3
  }

  var d1: Int { c0.s0 }

  var d2: Int? {
    _refresh(.d2)
    return _cache.d2
  }

  var d0: Int? {
    _refresh(.d0)
    return _cache.d0
  }

  // MARK: Init

  init(
    c0: Family6M0,
    c1: Family6M0,
    s0: Int = 0
  ) {
    self.c0 = c0
    self.c1 = c1
    _s0 = s0
    _core.adopt(
      c0,
      by: self,
      [
        [.s0, .s1, .d3, .d0, .d1, .d2]: .d3,
        .s0: .d1,
        .d3: .d2,
      ]
    )
    _core.adopt(
      c1,
      by: self,
      [
        .d3: .d0
      ]
    )
  }

  // MARK: Fields

  /// The fields that a transaction changed.
  struct Changes: OptionSet, Sendable, Bindgen.FieldSet {
    let rawValue: UInt64

    static let s0: Changes = Changes(rawValue: 1 &<< 0)
    static let d3: Changes = Changes(rawValue: 1 &<< 1)
    static let d1: Changes = Changes(rawValue: 1 &<< 2)
    static let d2: Changes = Changes(rawValue: 1 &<< 3)
    static let d0: Changes = Changes(rawValue: 1 &<< 4)
  }

  // MARK: Machinery

  let _core: Bindgen.Core = Bindgen.Core(Family6M1._graph)
  private static let _graph: Bindgen.Graph = Bindgen.Graph(
    Changes.self,
    "s0 d3 d1 d2 d0",
    [
      .d3: [],
      .d1: [],
      .d2: [.s0, .d1],
      .d0: [],
    ]
  )

  private struct _Cache {
    var d3: Int = 0
    var d2: Int?
    var d0: Int?
  }
  private var _cache: _Cache = _Cache()

  private func _wrote(_ field: Changes) { _core.wrote(field.mask, of: self) }
  private func _refresh(_ field: Changes) { _core.refresh(field.mask, of: self) }

  func _compute(_ fields: Bindgen.Mask) {
    var pass: Bindgen.Pass<Changes> = _core.pass(fields)
    if pass.isDue(.d3) {
      let value: Int = _Family6M1Formulas.d3(c0)
      if Bindgen.replace(&_cache.d3, with: value) { pass.changed(.d3) }
    }
    if pass.isDue(.d1) { pass.changed(.d1) }
    if pass.isDue(.d2) {
      let value: Int? = _Family6M1Formulas.d2(c0, c0.s0, _s0)
      if Bindgen.replace(&_cache.d2, with: value) { pass.changed(.d2) }
    }
    if pass.isDue(.d0) {
      let value: Int? = _Family6M1Formulas.d0(c1)
      if Bindgen.replace(&_cache.d0, with: value) { pass.changed(.d0) }
    }
    _core.finish(pass)
  }
}

extension Family6M1: DrivenModel {
  static func make(_ children: [String: any DrivenModel]) -> any DrivenModel {
    Family6M1(
      c0: children["c0"] as! Family6M0,
      c1: children["c1"] as! Family6M0,
      s0: 0
    )
  }

  var sum: Int {
    var sum: Int = 0
    sum &+= s0.number
    sum &+= d3.number
    sum &+= d1.number
    sum &+= d2.number
    sum &+= d0.number
    sum &+= c0.sum
    sum &+= c1.sum
    return sum
  }

  func number(of field: String) -> Int {
    switch field {
    case "s0": return s0.number
    case "d3": return d3.number
    case "d1": return d1.number
    case "d2": return d2.number
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
enum _Family6M1Formulas {
  static func d3(_ c0: Family6M0) -> Int { total(c0) }
  static func d2(_ c0: Family6M0, _ d1: Int, _ s0: Int) -> Int? { maybe(pick(c0.d3, d1, s0)) }
  static func d0(_ c1: Family6M0) -> Int? { maybe(c1.d3 / 2) }
}

final class Family6M0: Bindgen.Model {
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

  var d0: Int {
    _refresh(.d0)
    return _cache.d0
  }

  var d1: Int {
    _refresh(.d1)
    return _cache.d1
  }

  var d2: Int {
    _refresh(.d2)
    return _cache.d2
  }

  // MARK: Init

  init(s0: Int = 0, s1: [Int] = []) {
    _s0 = s0
    _s1 = s1
  }

  // MARK: Fields

  /// The fields that a transaction changed.
  struct Changes: OptionSet, Sendable, Bindgen.FieldSet {
    let rawValue: UInt64

    static let s0: Changes = Changes(rawValue: 1 &<< 0)
    static let s1: Changes = Changes(rawValue: 1 &<< 1)
    static let d3: Changes = Changes(rawValue: 1 &<< 2)
    static let d0: Changes = Changes(rawValue: 1 &<< 3)
    static let d1: Changes = Changes(rawValue: 1 &<< 4)
    static let d2: Changes = Changes(rawValue: 1 &<< 5)
  }

  // MARK: Machinery

  let _core: Bindgen.Core = Bindgen.Core(Family6M0._graph)
  private static let _graph: Bindgen.Graph = Bindgen.Graph(
    Changes.self,
    "s0 s1 d3 d0 d1 d2",
    [
      .d3: [.s0],
      .d0: [.s0, .s1],
      .d1: [.s0, .s1, .d0],
      .d2: [.d1],
    ]
  )

  private struct _Cache {
    var d3: Int = 0
    var d0: Int = 0
    var d1: Int = 0
    var d2: Int = 0
  }
  private var _cache: _Cache = _Cache()

  private func _wrote(_ field: Changes) { _core.wrote(field.mask, of: self) }
  private func _refresh(_ field: Changes) { _core.refresh(field.mask, of: self) }

  func _compute(_ fields: Bindgen.Mask) {
    var pass: Bindgen.Pass<Changes> = _core.pass(fields)
    if pass.isDue(.d3) {
      let value: Int = _Family6M0Formulas.d3(_s0)
      if Bindgen.replace(&_cache.d3, with: value) { pass.changed(.d3) }
    }
    if pass.isDue(.d0) {
      let value: Int = _Family6M0Formulas.d0(_s1, _s0)
      if Bindgen.replace(&_cache.d0, with: value) { pass.changed(.d0) }
    }
    if pass.isDue(.d1) {
      let value: Int = _Family6M0Formulas.d1(_s1, _s0, _cache.d0)
      if Bindgen.replace(&_cache.d1, with: value) { pass.changed(.d1) }
    }
    if pass.isDue(.d2) {
      let value: Int = _Family6M0Formulas.d2(_cache.d1)
      if Bindgen.replace(&_cache.d2, with: value) { pass.changed(.d2) }
    }
    _core.finish(pass)
  }
}

extension Family6M0: DrivenModel {
  static func make(_ children: [String: any DrivenModel]) -> any DrivenModel {
    Family6M0(
      s0: 0
    )
  }

  var sum: Int {
    var sum: Int = 0
    sum &+= s0.number
    sum &+= s1.number
    sum &+= d3.number
    sum &+= d0.number
    sum &+= d1.number
    sum &+= d2.number
    return sum
  }

  func number(of field: String) -> Int {
    switch field {
    case "s0": return s0.number
    case "s1": return s1.number
    case "d3": return d3.number
    case "d0": return d0.number
    case "d1": return d1.number
    case "d2": return d2.number
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
enum _Family6M0Formulas {
  static func d3(_ s0: Int) -> Int { s0 % 5 }
  static func d0(_ s1: [Int], _ s0: Int) -> Int { s1.number &+ s0 }
  static func d1(_ s1: [Int], _ s0: Int, _ d0: Int) -> Int { mix(s1.number, s0, d0, s0, s1.number) }
  static func d2(_ d1: Int) -> Int { d1 / 2 }
}

// Made by bindgen from Graph11.bindgen.yml. Do not edit: change the spec.
// swift-format-ignore-file
// swiftlint:disable all

final class Graph11: Bindgen.Model {
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

  var s2: Int {
    get { _s2 }
    set { if Bindgen.replace(&_s2, with: newValue) { _wrote(.s2) } }
  }
  private var _s2: Int

  var s3: [Int] {
    get { _s3 }
    set { if Bindgen.replace(&_s3, with: newValue) { _wrote(.s3) } }
    _modify {
      defer { _wrote(.s3) }
      yield &_s3
    }
  }
  private var _s3: [Int]

  var s4: [Int] {
    get { _s4 }
    set { if Bindgen.replace(&_s4, with: newValue) { _wrote(.s4) } }
    _modify {
      defer { _wrote(.s4) }
      yield &_s4
    }
  }
  private var _s4: [Int]

  var s5: [Int] {
    get { _s5 }
    set { if Bindgen.replace(&_s5, with: newValue) { _wrote(.s5) } }
    _modify {
      defer { _wrote(.s5) }
      yield &_s5
    }
  }
  private var _s5: [Int]

  // MARK: Derived

  var d1: Int {
    _refresh(.d1)
    return _cache.d1
  }

  var d0: Int {
    _refresh(.d0)
    return _cache.d0
  }

  var d2: Int {
    _refresh(.d2)
    return _cache.d2
  }

  var d5: Int { s0 }

  var d4: Int? {
    _refresh(.d4)
    return _cache.d4
  }

  var d3: Int {
    _refresh(.d3)
    return _cache.d3
  }

  var d11: Int? {
    _refresh(.d11)
    return _cache.d11
  }

  var d7: Int {
    _refresh(.d7)
    return _cache.d7
  }

  var d8: Int? {
    _refresh(.d8)
    return _cache.d8
  }

  var d9: Int {
    _refresh(.d9)
    return _cache.d9
  }

  var d13: Int {
    _refresh(.d13)
    return _cache.d13
  }

  var d10: Int {
    _refresh(.d10)
    return _cache.d10
  }

  var d12: Int {
    _refresh(.d12)
    return _cache.d12
  }

  var d6: Int { d5 }

  var d17: Int {
    _refresh(.d17)
    return _cache.d17
  }

  var d14: Int {
    _refresh(.d14)
    return _cache.d14
  }

  var d15: Int {
    _refresh(.d15)
    return _cache.d15
  }

  var d16: Int {
    _refresh(.d16)
    return _cache.d16
  }

  var d18: Int {
    _refresh(.d18)
    return _cache.d18
  }

  var d19: Int {
    _refresh(.d19)
    return _cache.d19
  }

  // MARK: Init

  init(
    s0: Int = 0,
    s1: [Int] = [],
    s2: Int = 0,
    s3: [Int] = [],
    s4: [Int] = [],
    s5: [Int] = []
  ) {
    _s0 = s0
    _s1 = s1
    _s2 = s2
    _s3 = s3
    _s4 = s4
    _s5 = s5
  }

  // MARK: Fields

  /// The fields that a transaction changed.
  struct Changes: OptionSet, Sendable, Bindgen.FieldSet {
    let rawValue: UInt64

    static let s0: Changes = Changes(rawValue: 1 &<< 0)
    static let s1: Changes = Changes(rawValue: 1 &<< 1)
    static let s2: Changes = Changes(rawValue: 1 &<< 2)
    static let s3: Changes = Changes(rawValue: 1 &<< 3)
    static let s4: Changes = Changes(rawValue: 1 &<< 4)
    static let s5: Changes = Changes(rawValue: 1 &<< 5)
    static let d1: Changes = Changes(rawValue: 1 &<< 6)
    static let d0: Changes = Changes(rawValue: 1 &<< 7)
    static let d2: Changes = Changes(rawValue: 1 &<< 8)
    static let d5: Changes = Changes(rawValue: 1 &<< 9)
    static let d4: Changes = Changes(rawValue: 1 &<< 10)
    static let d3: Changes = Changes(rawValue: 1 &<< 11)
    static let d11: Changes = Changes(rawValue: 1 &<< 12)
    static let d7: Changes = Changes(rawValue: 1 &<< 13)
    static let d8: Changes = Changes(rawValue: 1 &<< 14)
    static let d9: Changes = Changes(rawValue: 1 &<< 15)
    static let d13: Changes = Changes(rawValue: 1 &<< 16)
    static let d10: Changes = Changes(rawValue: 1 &<< 17)
    static let d12: Changes = Changes(rawValue: 1 &<< 18)
    static let d6: Changes = Changes(rawValue: 1 &<< 19)
    static let d17: Changes = Changes(rawValue: 1 &<< 20)
    static let d14: Changes = Changes(rawValue: 1 &<< 21)
    static let d15: Changes = Changes(rawValue: 1 &<< 22)
    static let d16: Changes = Changes(rawValue: 1 &<< 23)
    static let d18: Changes = Changes(rawValue: 1 &<< 24)
    static let d19: Changes = Changes(rawValue: 1 &<< 25)
  }

  // MARK: Machinery

  let _core: Bindgen.Core = Bindgen.Core(Graph11._graph)
  private static let _graph: Bindgen.Graph = Bindgen.Graph(
    Changes.self,
    "s0 s1 s2 s3 s4 s5 d1 d0 d2 d5 d4 d3 d11 d7 d8 d9 d13 d10 d12 d6 d17 d14 d15 d16 d18 d19",
    [
      .d1: [.s2, .s5],
      .d0: [.s4],
      .d2: [.d0],
      .d5: [.s0],
      .d4: [.s4, .d1],
      .d3: [.s0],
      .d11: [.d3],
      .d7: [.s0, .s4, .d3],
      .d8: [.d2, .d5, .d3],
      .d9: [.d5],
      .d13: [.d3, .d7, .d8],
      .d10: [.d4],
      .d12: [.d10],
      .d6: [.d5],
      .d17: [.s2, .d11],
      .d14: [.s0],
      .d15: [.d14],
      .d16: [.d7, .d10, .d12, .d15],
      .d18: [.s5, .d13, .d17, .d16],
      .d19: [.d9, .d17, .d14, .d15, .d16],
    ]
  )

  private struct _Cache {
    var d1: Int = 0
    var d0: Int = 0
    var d2: Int = 0
    var d4: Int?
    var d3: Int = 0
    var d11: Int?
    var d7: Int = 0
    var d8: Int?
    var d9: Int = 0
    var d13: Int = 0
    var d10: Int = 0
    var d12: Int = 0
    var d17: Int = 0
    var d14: Int = 0
    var d15: Int = 0
    var d16: Int = 0
    var d18: Int = 0
    var d19: Int = 0
  }
  private var _cache: _Cache = _Cache()

  private func _wrote(_ field: Changes) { _core.wrote(field.mask, of: self) }
  private func _refresh(_ field: Changes) { _core.refresh(field.mask, of: self) }

  func _compute(_ fields: Bindgen.Mask) {
    var pass: Bindgen.Pass<Changes> = _core.pass(fields)
    if pass.isDue(.d1) {
      let value: Int = _Graph11Formulas.d1(_s2, _s5)
      if Bindgen.replace(&_cache.d1, with: value) { pass.changed(.d1) }
    }
    if pass.isDue(.d0) {
      let value: Int = _Graph11Formulas.d0(_s4)
      if Bindgen.replace(&_cache.d0, with: value) { pass.changed(.d0) }
    }
    if pass.isDue(.d2) {
      let value: Int = _Graph11Formulas.d2(_cache.d0)
      if Bindgen.replace(&_cache.d2, with: value) { pass.changed(.d2) }
    }
    if pass.isDue(.d5) { pass.changed(.d5) }
    if pass.isDue(.d4) {
      let value: Int? = _Graph11Formulas.d4(_cache.d1, _s4)
      if Bindgen.replace(&_cache.d4, with: value) { pass.changed(.d4) }
    }
    if pass.isDue(.d3) {
      let value: Int = _Graph11Formulas.d3(_s0)
      if Bindgen.replace(&_cache.d3, with: value) { pass.changed(.d3) }
    }
    if pass.isDue(.d11) {
      let value: Int? = _Graph11Formulas.d11(_cache.d3)
      if Bindgen.replace(&_cache.d11, with: value) { pass.changed(.d11) }
    }
    if pass.isDue(.d7) {
      let value: Int = _Graph11Formulas.d7(_s4, _cache.d3, _s0)
      if Bindgen.replace(&_cache.d7, with: value, unless: _Graph11Formulas.d7AreEqual) { pass.changed(.d7) }
    }
    if pass.isDue(.d8) {
      let value: Int? = _Graph11Formulas.d8(_s0, _cache.d2, _cache.d3)
      if Bindgen.replace(&_cache.d8, with: value) { pass.changed(.d8) }
    }
    if pass.isDue(.d9) {
      let value: Int = _Graph11Formulas.d9(_s0)
      if Bindgen.replace(&_cache.d9, with: value) { pass.changed(.d9) }
    }
    if pass.isDue(.d13) {
      let value: Int = _Graph11Formulas.d13(_cache.d8, _cache.d7, _cache.d3)
      if Bindgen.replace(&_cache.d13, with: value) { pass.changed(.d13) }
    }
    if pass.isDue(.d10) {
      let value: Int = _Graph11Formulas.d10(_cache.d4)
      if Bindgen.replace(&_cache.d10, with: value) { pass.changed(.d10) }
    }
    if pass.isDue(.d12) {
      let value: Int = _Graph11Formulas.d12(_cache.d10)
      if Bindgen.replace(&_cache.d12, with: value, unless: _Graph11Formulas.d12AreEqual) { pass.changed(.d12) }
    }
    if pass.isDue(.d6) { pass.changed(.d6) }
    if pass.isDue(.d17) {
      let value: Int = _Graph11Formulas.d17(_cache.d11, _s2)
      if Bindgen.replace(&_cache.d17, with: value) { pass.changed(.d17) }
    }
    if pass.isDue(.d14) {
      let value: Int = _Graph11Formulas.d14(_s0)
      if Bindgen.replace(&_cache.d14, with: value, unless: _Graph11Formulas.d14AreEqual) { pass.changed(.d14) }
    }
    if pass.isDue(.d15) {
      let value: Int = _Graph11Formulas.d15(_cache.d14)
      if Bindgen.replace(&_cache.d15, with: value) { pass.changed(.d15) }
    }
    if pass.isDue(.d16) {
      let value: Int = _Graph11Formulas.d16(_cache.d15, _cache.d12, _cache.d7, _cache.d10)
      if Bindgen.replace(&_cache.d16, with: value) { pass.changed(.d16) }
    }
    if pass.isDue(.d18) {
      _cache.d18 = _Graph11Formulas.d18(_cache.d13, _s5, _cache.d17, _cache.d16)
      pass.changed(.d18)
    }
    if pass.isDue(.d19) {
      let value: Int = _Graph11Formulas.d19(_cache.d16, _cache.d9, _cache.d17, _cache.d14, _cache.d15)
      if Bindgen.replace(&_cache.d19, with: value) { pass.changed(.d19) }
    }
    _core.finish(pass)
  }
}

extension Graph11: DrivenModel {
  static func make(_ children: [String: any DrivenModel]) -> any DrivenModel {
    Graph11(
      s0: 0
    )
  }

  var sum: Int {
    var sum: Int = 0
    sum &+= s0.number
    sum &+= s1.number
    sum &+= s2.number
    sum &+= s3.number
    sum &+= s4.number
    sum &+= s5.number
    sum &+= d1.number
    sum &+= d0.number
    sum &+= d2.number
    sum &+= d5.number
    sum &+= d4.number
    sum &+= d3.number
    sum &+= d11.number
    sum &+= bucket(d7)
    sum &+= d8.number
    sum &+= d9.number
    sum &+= d13.number
    sum &+= d10.number
    sum &+= bucket(d12)
    sum &+= d6.number
    sum &+= d17.number
    sum &+= bucket(d14)
    sum &+= d15.number
    sum &+= d16.number
    sum &+= d18.number
    sum &+= d19.number
    return sum
  }

  func number(of field: String) -> Int {
    switch field {
    case "s0": return s0.number
    case "s1": return s1.number
    case "s2": return s2.number
    case "s3": return s3.number
    case "s4": return s4.number
    case "s5": return s5.number
    case "d1": return d1.number
    case "d0": return d0.number
    case "d2": return d2.number
    case "d5": return d5.number
    case "d4": return d4.number
    case "d3": return d3.number
    case "d11": return d11.number
    case "d7": return d7.number
    case "d8": return d8.number
    case "d9": return d9.number
    case "d13": return d13.number
    case "d10": return d10.number
    case "d12": return d12.number
    case "d6": return d6.number
    case "d17": return d17.number
    case "d14": return d14.number
    case "d15": return d15.number
    case "d16": return d16.number
    case "d18": return d18.number
    case "d19": return d19.number
    default: return .min
    }
  }

  func write(_ field: String, _ values: [Int]) {
    switch field {
    case "s0": s0 = Int(values)
    case "s1": s1 = [Int](values)
    case "s2": s2 = Int(values)
    case "s3": s3 = [Int](values)
    case "s4": s4 = [Int](values)
    case "s5": s5 = [Int](values)
    default: break
    }
  }

  func edit(_ field: String, _ value: Int) {
    switch field {
    case "s0": s0.edit(value)
    case "s1": s1.edit(value)
    case "s2": s2.edit(value)
    case "s3": s3.edit(value)
    case "s4": s4.edit(value)
    case "s5": s5.edit(value)
    default: break
    }
  }

  func group(_ body: () -> Void) { update { _ in body() } }
}

/// The spec's expressions: each sees what it names, and nothing else of the model.
enum _Graph11Formulas {
  static func d1(_ s2: Int, _ s5: [Int]) -> Int { s2 &+ s5.number }
  static func d0(_ s4: [Int]) -> Int { s4.number % 5 }
  static func d2(_ d0: Int) -> Int { d0 % 5 }
  static func d4(_ d1: Int, _ s4: [Int]) -> Int? { maybe(mix(d1, s4.number)) }
  static func d3(_ s0: Int) -> Int { s0 % 5 }
  static func d11(_ d3: Int) -> Int? { maybe(d3 % 5) }
  static func d7(_ s4: [Int], _ d3: Int, _ s0: Int) -> Int { mix(s4.number, s4.number, d3, s0) }
  static func d7AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func d8(_ d5: Int, _ d2: Int, _ d3: Int) -> Int? { maybe(pick(d5, d2, d3)) }
  static func d9(_ d5: Int) -> Int { d5 % 5 }
  static func d13(_ d8: Int?, _ d7: Int, _ d3: Int) -> Int { pick(d8.number, bucket(d7), d3) }
  static func d10(_ d4: Int?) -> Int { d4.number % 5 }
  static func d12(_ d10: Int) -> Int { d10 &+ d10 }
  static func d12AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func d17(_ d11: Int?, _ s2: Int) -> Int { d11.number &+ s2 }
  static func d14(_ s0: Int) -> Int { s0 % 5 }
  static func d14AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func d15(_ d14: Int) -> Int { bucket(d14) / 2 }
  static func d16(_ d15: Int, _ d12: Int, _ d7: Int, _ d10: Int) -> Int { mix(d15, bucket(d12), bucket(d7), d10) }
  static func d18(_ d13: Int, _ s5: [Int], _ d17: Int, _ d16: Int) -> Int { mix(d13, s5.number, d17, d16, d13) }
  static func d19(_ d16: Int, _ d9: Int, _ d17: Int, _ d14: Int, _ d15: Int) -> Int { mix(d16, d9, d17, bucket(d14), d15) }
}

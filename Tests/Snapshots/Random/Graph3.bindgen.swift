// Made by bindgen from Graph3.bindgen.yml. Do not edit: change the spec.
// swift-format-ignore-file
// swiftlint:disable all

final class Graph3: Bindgen.Observed {
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

  var d4: Int {
    _refresh(.d4)
    return _cache.d4
  }

  var d12: Int? {
    _refresh(.d12)
    return _cache.d12
  }

  var d0: Int {
    _refresh(.d0)
    return _cache.d0
  }

  var d2: Int {
    _refresh(.d2)
    return _cache.d2
  }

  var d3: Int {
    _refresh(.d3)
    return _cache.d3
  }

  var d9: Int {
    _refresh(.d9)
    return _cache.d9
  }

  var d11: Int {
    _refresh(.d11)
    return _cache.d11
  }

  var d5: Int {
    _refresh(.d5)
    return _cache.d5
  }

  var d13: Int {
    _refresh(.d13)
    return _cache.d13
  }

  var d16: Int {
    _refresh(.d16)
    return _cache.d16
  }

  var d19: Int {
    _refresh(.d19)
    return _cache.d19
  }

  var d8: Int {
    _refresh(.d8)
    return _cache.d8
  }

  var d1: Int { s0 }

  var d10: Int {
    _refresh(.d10)
    return _cache.d10
  }

  var d15: Int? {
    _refresh(.d15)
    return _cache.d15
  }

  var d6: Int {
    _refresh(.d6)
    return _cache.d6
  }

  var d14: Int? {
    _refresh(.d14)
    return _cache.d14
  }

  var d7: Int {
    _refresh(.d7)
    return _cache.d7
  }

  var d17: Int {
    _refresh(.d17)
    return _cache.d17
  }

  var d18: Int { d17 }

  // MARK: Init

  init(
    s0: Int = 0,
    s1: [Int] = [],
    delegate: (any Graph3Delegate)? = nil
  ) {
    _s0 = s0
    _s1 = s1
    self.delegate = delegate
    _core.updateObserved(of: self)
  }

  // MARK: Fields

  /// The fields that a transaction changed.
  struct Changes: OptionSet, Sendable, Bindgen.FieldSet {
    let rawValue: UInt64

    static let s0: Changes = Changes(rawValue: 1 &<< 0)
    static let s1: Changes = Changes(rawValue: 1 &<< 1)
    static let d4: Changes = Changes(rawValue: 1 &<< 2)
    static let d12: Changes = Changes(rawValue: 1 &<< 3)
    static let d0: Changes = Changes(rawValue: 1 &<< 4)
    static let d2: Changes = Changes(rawValue: 1 &<< 5)
    static let d3: Changes = Changes(rawValue: 1 &<< 6)
    static let d9: Changes = Changes(rawValue: 1 &<< 7)
    static let d11: Changes = Changes(rawValue: 1 &<< 8)
    static let d5: Changes = Changes(rawValue: 1 &<< 9)
    static let d13: Changes = Changes(rawValue: 1 &<< 10)
    static let d16: Changes = Changes(rawValue: 1 &<< 11)
    static let d19: Changes = Changes(rawValue: 1 &<< 12)
    static let d8: Changes = Changes(rawValue: 1 &<< 13)
    static let d1: Changes = Changes(rawValue: 1 &<< 14)
    static let d10: Changes = Changes(rawValue: 1 &<< 15)
    static let d15: Changes = Changes(rawValue: 1 &<< 16)
    static let d6: Changes = Changes(rawValue: 1 &<< 17)
    static let d14: Changes = Changes(rawValue: 1 &<< 18)
    static let d7: Changes = Changes(rawValue: 1 &<< 19)
    static let d17: Changes = Changes(rawValue: 1 &<< 20)
    static let d18: Changes = Changes(rawValue: 1 &<< 21)
  }

  /// The fields that can be observed one by one.
  struct Fields {
    var s0: Field<Int> { (.s0, { $0.s0 }) }
    var s1: Field<[Int]> { (.s1, { $0.s1 }) }
    var d4: Field<Int> { (.d4, { $0.d4 }) }
    var d12: Field<Int?> { (.d12, { $0.d12 }) }
    var d0: Field<Int> { (.d0, { $0.d0 }) }
    var d2: Field<Int> { (.d2, { $0.d2 }) }
    var d3: Field<Int> { (.d3, { $0.d3 }) }
    var d9: Field<Int> { (.d9, { $0.d9 }) }
    var d11: Field<Int> { (.d11, { $0.d11 }) }
    var d5: Field<Int> { (.d5, { $0.d5 }) }
    var d13: Field<Int> { (.d13, { $0.d13 }) }
    var d16: Field<Int> { (.d16, { $0.d16 }) }
    var d19: Field<Int> { (.d19, { $0.d19 }) }
    var d8: Field<Int> { (.d8, { $0.d8 }) }
    var d1: Field<Int> { (.d1, { $0.d1 }) }
    var d10: Field<Int> { (.d10, { $0.d10 }) }
    var d15: Field<Int?> { (.d15, { $0.d15 }) }
    var d6: Field<Int> { (.d6, { $0.d6 }) }
    var d14: Field<Int?> { (.d14, { $0.d14 }) }
    var d7: Field<Int> { (.d7, { $0.d7 }) }
    var d17: Field<Int> { (.d17, { $0.d17 }) }
    var d18: Field<Int> { (.d18, { $0.d18 }) }
  }
  static var _fields: Fields { Fields() }

  weak var delegate: (any Graph3Delegate)? {
    didSet { delegate == nil ? _core.updateObserved(of: self) : _core.begin(_core.graph.all, of: self) }
  }

  private func _notify(_ delegate: any Graph3Delegate, _ changes: Changes) {
    delegate.graph3(self, didChange: changes)
    if changes.contains(.s0) { delegate.graph3DidChangeS0(self) }
    if changes.contains(.s1) { delegate.graph3DidChangeS1(self) }
    if changes.contains(.d4) { delegate.graph3DidChangeD4(self) }
    if changes.contains(.d12) { delegate.graph3DidChangeD12(self) }
    if changes.contains(.d0) { delegate.graph3DidChangeD0(self) }
    if changes.contains(.d2) { delegate.graph3DidChangeD2(self) }
    if changes.contains(.d3) { delegate.graph3DidChangeD3(self) }
    if changes.contains(.d9) { delegate.graph3DidChangeD9(self) }
    if changes.contains(.d11) { delegate.graph3DidChangeD11(self) }
    if changes.contains(.d5) { delegate.graph3DidChangeD5(self) }
    if changes.contains(.d13) { delegate.graph3DidChangeD13(self) }
    if changes.contains(.d16) { delegate.graph3DidChangeD16(self) }
    if changes.contains(.d19) { delegate.graph3DidChangeD19(self) }
    if changes.contains(.d8) { delegate.graph3DidChangeD8(self) }
    if changes.contains(.d1) { delegate.graph3DidChangeD1(self) }
    if changes.contains(.d10) { delegate.graph3DidChangeD10(self) }
    if changes.contains(.d15) { delegate.graph3DidChangeD15(self) }
    if changes.contains(.d6) { delegate.graph3DidChangeD6(self) }
    if changes.contains(.d14) { delegate.graph3DidChangeD14(self) }
    if changes.contains(.d7) { delegate.graph3DidChangeD7(self) }
    if changes.contains(.d17) { delegate.graph3DidChangeD17(self) }
    if changes.contains(.d18) { delegate.graph3DidChangeD18(self) }
  }

  // MARK: Machinery

  let _core: Bindgen.Core = Bindgen.Core(Graph3._graph)
  private static let _graph: Bindgen.Graph = Bindgen.Graph(
    Changes.self,
    "s0 s1 d4 d12 d0 d2 d3 d9 d11 d5 d13 d16 d19 d8 d1 d10 d15 d6 d14 d7 d17 d18",
    [
      .d4: [.s1],
      .d12: [.s0],
      .d0: [.s0],
      .d2: [.s0, .d0],
      .d3: [.d0],
      .d9: [.d4],
      .d11: [.d9],
      .d5: [.d4, .d2],
      .d13: [.d5],
      .d16: [.d11],
      .d19: [.d0],
      .d8: [.d2],
      .d1: [.s0],
      .d10: [.d0],
      .d15: [.d10],
      .d6: [.d4, .d0, .d2],
      .d14: [.d0, .d11, .d6],
      .d7: [.d1, .d6],
      .d17: [.d5, .d14],
      .d18: [.d17],
    ]
  )

  private struct _Cache {
    var d4: Int = 0
    var d12: Int?
    var d0: Int = 0
    var d2: Int = 0
    var d3: Int = 0
    var d9: Int = 0
    var d11: Int = 0
    var d5: Int = 0
    var d13: Int = 0
    var d16: Int = 0
    var d19: Int = 0
    var d8: Int = 0
    var d10: Int = 0
    var d15: Int?
    var d6: Int = 0
    var d14: Int?
    var d7: Int = 0
    var d17: Int = 0
  }
  private var _cache: _Cache = _Cache()

  private func _wrote(_ field: Changes) { _core.wrote(field.mask, of: self) }
  private func _refresh(_ field: Changes) { _core.refresh(field.mask, of: self) }

  func _compute(_ fields: Bindgen.Mask) {
    var pass: Bindgen.Pass<Changes> = _core.pass(fields)
    if pass.isDue(.d4) {
      _cache.d4 = _Graph3Formulas.d4(_s1)
      pass.changed(.d4)
    }
    if pass.isDue(.d12) {
      let value: Int? = _Graph3Formulas.d12(_s0)
      if Bindgen.replace(&_cache.d12, with: value) { pass.changed(.d12) }
    }
    if pass.isDue(.d0) {
      let value: Int = _Graph3Formulas.d0(_s0)
      if Bindgen.replace(&_cache.d0, with: value) { pass.changed(.d0) }
    }
    if pass.isDue(.d2) {
      let value: Int = _Graph3Formulas.d2(_s0, _cache.d0)
      if Bindgen.replace(&_cache.d2, with: value) { pass.changed(.d2) }
    }
    if pass.isDue(.d3) {
      let value: Int = _Graph3Formulas.d3(_cache.d0)
      if Bindgen.replace(&_cache.d3, with: value) { pass.changed(.d3) }
    }
    if pass.isDue(.d9) {
      let value: Int = _Graph3Formulas.d9(_cache.d4)
      if Bindgen.replace(&_cache.d9, with: value) { pass.changed(.d9) }
    }
    if pass.isDue(.d11) {
      _cache.d11 = _Graph3Formulas.d11(_cache.d9)
      pass.changed(.d11)
    }
    if pass.isDue(.d5) {
      let value: Int = _Graph3Formulas.d5(_cache.d4, _cache.d2)
      if Bindgen.replace(&_cache.d5, with: value) { pass.changed(.d5) }
    }
    if pass.isDue(.d13) {
      let value: Int = _Graph3Formulas.d13(_cache.d5)
      if Bindgen.replace(&_cache.d13, with: value) { pass.changed(.d13) }
    }
    if pass.isDue(.d16) {
      let value: Int = _Graph3Formulas.d16(_cache.d11)
      if Bindgen.replace(&_cache.d16, with: value) { pass.changed(.d16) }
    }
    if pass.isDue(.d19) {
      _cache.d19 = _Graph3Formulas.d19(_cache.d0)
      pass.changed(.d19)
    }
    if pass.isDue(.d8) {
      let value: Int = _Graph3Formulas.d8(_cache.d2)
      if Bindgen.replace(&_cache.d8, with: value, unless: _Graph3Formulas.d8AreEqual) { pass.changed(.d8) }
    }
    if pass.isDue(.d1) { pass.changed(.d1) }
    if pass.isDue(.d10) {
      _cache.d10 = _Graph3Formulas.d10(_cache.d0)
      pass.changed(.d10)
    }
    if pass.isDue(.d15) {
      let value: Int? = _Graph3Formulas.d15(_cache.d10)
      if Bindgen.replace(&_cache.d15, with: value) { pass.changed(.d15) }
    }
    if pass.isDue(.d6) {
      _cache.d6 = _Graph3Formulas.d6(_cache.d0, _cache.d2, _cache.d4)
      pass.changed(.d6)
    }
    if pass.isDue(.d14) {
      let value: Int? = _Graph3Formulas.d14(_cache.d6, _cache.d11, _cache.d0)
      if Bindgen.replace(&_cache.d14, with: value) { pass.changed(.d14) }
    }
    if pass.isDue(.d7) {
      let value: Int = _Graph3Formulas.d7(_cache.d6, _s0)
      if Bindgen.replace(&_cache.d7, with: value, unless: _Graph3Formulas.d7AreEqual) { pass.changed(.d7) }
    }
    if pass.isDue(.d17) {
      let value: Int = _Graph3Formulas.d17(_cache.d5, _cache.d14)
      if Bindgen.replace(&_cache.d17, with: value) { pass.changed(.d17) }
    }
    if pass.isDue(.d18) { pass.changed(.d18) }
    _core.finish(pass)
  }

  func _addObserved(to fields: inout Bindgen.Mask) {
    if delegate != nil { fields.add(_core.graph.all) }
  }

  func _notify(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(changed)
    if let delegate { _notify(delegate, changes) } else { _core.updateObserved(of: self) }
    _core.notifyObservers(of: self, changed)
  }
}

/// Is called when `Graph3` has changed, once a transaction.
protocol Graph3Delegate: AnyObject {
  func graph3(_ graph3: Graph3, didChange changes: Graph3.Changes)
  func graph3DidChangeS0(_ graph3: Graph3)
  func graph3DidChangeS1(_ graph3: Graph3)
  func graph3DidChangeD4(_ graph3: Graph3)
  func graph3DidChangeD12(_ graph3: Graph3)
  func graph3DidChangeD0(_ graph3: Graph3)
  func graph3DidChangeD2(_ graph3: Graph3)
  func graph3DidChangeD3(_ graph3: Graph3)
  func graph3DidChangeD9(_ graph3: Graph3)
  func graph3DidChangeD11(_ graph3: Graph3)
  func graph3DidChangeD5(_ graph3: Graph3)
  func graph3DidChangeD13(_ graph3: Graph3)
  func graph3DidChangeD16(_ graph3: Graph3)
  func graph3DidChangeD19(_ graph3: Graph3)
  func graph3DidChangeD8(_ graph3: Graph3)
  func graph3DidChangeD1(_ graph3: Graph3)
  func graph3DidChangeD10(_ graph3: Graph3)
  func graph3DidChangeD15(_ graph3: Graph3)
  func graph3DidChangeD6(_ graph3: Graph3)
  func graph3DidChangeD14(_ graph3: Graph3)
  func graph3DidChangeD7(_ graph3: Graph3)
  func graph3DidChangeD17(_ graph3: Graph3)
  func graph3DidChangeD18(_ graph3: Graph3)
}

extension Graph3Delegate {
  func graph3(_ graph3: Graph3, didChange changes: Graph3.Changes) {}
  func graph3DidChangeS0(_ graph3: Graph3) {}
  func graph3DidChangeS1(_ graph3: Graph3) {}
  func graph3DidChangeD4(_ graph3: Graph3) {}
  func graph3DidChangeD12(_ graph3: Graph3) {}
  func graph3DidChangeD0(_ graph3: Graph3) {}
  func graph3DidChangeD2(_ graph3: Graph3) {}
  func graph3DidChangeD3(_ graph3: Graph3) {}
  func graph3DidChangeD9(_ graph3: Graph3) {}
  func graph3DidChangeD11(_ graph3: Graph3) {}
  func graph3DidChangeD5(_ graph3: Graph3) {}
  func graph3DidChangeD13(_ graph3: Graph3) {}
  func graph3DidChangeD16(_ graph3: Graph3) {}
  func graph3DidChangeD19(_ graph3: Graph3) {}
  func graph3DidChangeD8(_ graph3: Graph3) {}
  func graph3DidChangeD1(_ graph3: Graph3) {}
  func graph3DidChangeD10(_ graph3: Graph3) {}
  func graph3DidChangeD15(_ graph3: Graph3) {}
  func graph3DidChangeD6(_ graph3: Graph3) {}
  func graph3DidChangeD14(_ graph3: Graph3) {}
  func graph3DidChangeD7(_ graph3: Graph3) {}
  func graph3DidChangeD17(_ graph3: Graph3) {}
  func graph3DidChangeD18(_ graph3: Graph3) {}
}

extension Graph3 {
  func watch(_ field: String, _ body: @escaping (Int) -> Void) -> AnyObject? {
    switch field {
    case "s0": return observe(\.s0) { body($0.number) }
    case "s1": return observe(\.s1) { body($0.number) }
    case "d4": return observe(\.d4) { body($0.number) }
    case "d12": return observe(\.d12) { body($0.number) }
    case "d0": return observe(\.d0) { body($0.number) }
    case "d2": return observe(\.d2) { body($0.number) }
    case "d3": return observe(\.d3) { body($0.number) }
    case "d9": return observe(\.d9) { body($0.number) }
    case "d11": return observe(\.d11) { body($0.number) }
    case "d5": return observe(\.d5) { body($0.number) }
    case "d13": return observe(\.d13) { body($0.number) }
    case "d16": return observe(\.d16) { body($0.number) }
    case "d19": return observe(\.d19) { body($0.number) }
    case "d8": return observe(\.d8) { body($0.number) }
    case "d1": return observe(\.d1) { body($0.number) }
    case "d10": return observe(\.d10) { body($0.number) }
    case "d15": return observe(\.d15) { body($0.number) }
    case "d6": return observe(\.d6) { body($0.number) }
    case "d14": return observe(\.d14) { body($0.number) }
    case "d7": return observe(\.d7) { body($0.number) }
    case "d17": return observe(\.d17) { body($0.number) }
    case "d18": return observe(\.d18) { body($0.number) }
    default: return nil
    }
  }

  func watchAll(_ body: @escaping (Set<String>) -> Void) -> AnyObject? {
    observe { _, changes in
      var names: Set<String> = []
      if changes.contains(.s0) { names.insert("s0") }
      if changes.contains(.s1) { names.insert("s1") }
      if changes.contains(.d4) { names.insert("d4") }
      if changes.contains(.d12) { names.insert("d12") }
      if changes.contains(.d0) { names.insert("d0") }
      if changes.contains(.d2) { names.insert("d2") }
      if changes.contains(.d3) { names.insert("d3") }
      if changes.contains(.d9) { names.insert("d9") }
      if changes.contains(.d11) { names.insert("d11") }
      if changes.contains(.d5) { names.insert("d5") }
      if changes.contains(.d13) { names.insert("d13") }
      if changes.contains(.d16) { names.insert("d16") }
      if changes.contains(.d19) { names.insert("d19") }
      if changes.contains(.d8) { names.insert("d8") }
      if changes.contains(.d1) { names.insert("d1") }
      if changes.contains(.d10) { names.insert("d10") }
      if changes.contains(.d15) { names.insert("d15") }
      if changes.contains(.d6) { names.insert("d6") }
      if changes.contains(.d14) { names.insert("d14") }
      if changes.contains(.d7) { names.insert("d7") }
      if changes.contains(.d17) { names.insert("d17") }
      if changes.contains(.d18) { names.insert("d18") }
      body(names)
    }
  }
}

extension Graph3: DrivenModel {
  static func make(_ children: [String: any DrivenModel]) -> any DrivenModel {
    Graph3(
      s0: 0
    )
  }

  var sum: Int {
    var sum: Int = 0
    sum &+= s0.number
    sum &+= s1.number
    sum &+= d4.number
    sum &+= d12.number
    sum &+= d0.number
    sum &+= d2.number
    sum &+= d3.number
    sum &+= d9.number
    sum &+= d11.number
    sum &+= d5.number
    sum &+= d13.number
    sum &+= d16.number
    sum &+= d19.number
    sum &+= bucket(d8)
    sum &+= d1.number
    sum &+= d10.number
    sum &+= d15.number
    sum &+= d6.number
    sum &+= d14.number
    sum &+= bucket(d7)
    sum &+= d17.number
    sum &+= d18.number
    return sum
  }

  func number(of field: String) -> Int {
    switch field {
    case "s0": return s0.number
    case "s1": return s1.number
    case "d4": return d4.number
    case "d12": return d12.number
    case "d0": return d0.number
    case "d2": return d2.number
    case "d3": return d3.number
    case "d9": return d9.number
    case "d11": return d11.number
    case "d5": return d5.number
    case "d13": return d13.number
    case "d16": return d16.number
    case "d19": return d19.number
    case "d8": return d8.number
    case "d1": return d1.number
    case "d10": return d10.number
    case "d15": return d15.number
    case "d6": return d6.number
    case "d14": return d14.number
    case "d7": return d7.number
    case "d17": return d17.number
    case "d18": return d18.number
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
enum _Graph3Formulas {
  static func d4(_ s1: [Int]) -> Int { s1.number / 2 }
  static func d12(_ s0: Int) -> Int? { maybe(s0 / 2) }
  static func d0(_ s0: Int) -> Int { s0 % 5 }
  static func d2(_ s0: Int, _ d0: Int) -> Int { pick(s0, s0, d0) }
  static func d3(_ d0: Int) -> Int { d0 / 2 }
  static func d9(_ d4: Int) -> Int { d4 % 5 }
  static func d11(_ d9: Int) -> Int { d9 % 5 }
  static func d5(_ d4: Int, _ d2: Int) -> Int { d4 &+ d2 }
  static func d13(_ d5: Int) -> Int { d5 % 5 }
  static func d16(_ d11: Int) -> Int { d11 % 5 }
  static func d19(_ d0: Int) -> Int { d0 % 5 }
  static func d8(_ d2: Int) -> Int { d2 &+ d2 }
  static func d8AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func d10(_ d0: Int) -> Int { d0 % 5 }
  static func d15(_ d10: Int) -> Int? { maybe(d10 / 2) }
  static func d6(_ d0: Int, _ d2: Int, _ d4: Int) -> Int { pick(d0, d2, d4) }
  static func d14(_ d6: Int, _ d11: Int, _ d0: Int) -> Int? { maybe(mix(d6, d11, d0)) }
  static func d7(_ d6: Int, _ d1: Int) -> Int { pick(d6, d1, d6) }
  static func d7AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func d17(_ d5: Int, _ d14: Int?) -> Int { d5 &+ d14.number }
}

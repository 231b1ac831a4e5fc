// Made by bindgen from Family3.bindgen.yml. Do not edit: change the spec.
// swift-format-ignore-file
// swiftlint:disable all

final class Family3M3: Bindgen.Observed {
  // MARK: Given

  let c0: Family3M1
  let c1: Family3M2

  // MARK: State

  var s0: Int {
    get { _s0 }
    set { if Bindgen.replace(&_s0, with: newValue) { _wrote(.s0) } }
  }
  private var _s0: Int

  // MARK: Derived

  var d5: Int {
    _refresh(.d5)
    return _cache.d5
  }

  var d0: Int? {
    _refresh(.d0)
    return _cache.d0
  }

  var d3: Int? {
    _refresh(.d3)
    return _cache.d3
  }

  var d4: Int {
    _refresh(.d4)
    return _cache.d4
  }

  var d2: Int {
    _refresh(.d2)
    return _cache.d2
  }

  var d1: Int {
    _refresh(.d1)
    return _cache.d1
  }

  // MARK: Init

  init(
    c0: Family3M1,
    c1: Family3M2,
    s0: Int = 0,
    delegate: (any Family3M3Delegate)? = nil
  ) {
    self.c0 = c0
    self.c1 = c1
    _s0 = s0
    _core.adopt(
      c0,
      by: self,
      [
        [.s0, .d2, .d3, .d1, .d0]: .d5
      ]
    )
    _core.adopt(
      c0.c0,
      by: self,
      [
        [.s0, .s1, .s2, .d1, .d3, .d4, .d0, .d2]: .d5,
        .d4: .d3,
        .d3: .d1,
      ]
    )
    _core.adopt(
      c1.c0,
      by: self,
      [
        .s1: .d0
      ]
    )
    _core.adopt(
      c1,
      by: self,
      [
        .d2: .d0,
        .s1: .d4,
        .d3: .d4,
        .d1: .d1,
      ]
    )
    self.delegate = delegate
    _core.updateObserved(of: self)
  }

  // MARK: Fields

  /// The fields that a transaction changed.
  struct Changes: OptionSet, Sendable, Bindgen.FieldSet {
    let rawValue: UInt64

    static let s0: Changes = Changes(rawValue: 1 &<< 0)
    static let d5: Changes = Changes(rawValue: 1 &<< 1)
    static let d0: Changes = Changes(rawValue: 1 &<< 2)
    static let d3: Changes = Changes(rawValue: 1 &<< 3)
    static let d4: Changes = Changes(rawValue: 1 &<< 4)
    static let d2: Changes = Changes(rawValue: 1 &<< 5)
    static let d1: Changes = Changes(rawValue: 1 &<< 6)
  }

  /// The fields that can be observed one by one.
  struct Fields {
    var s0: Field<Int> { (.s0, { $0.s0 }) }
    var d5: Field<Int> { (.d5, { $0.d5 }) }
    var d0: Field<Int?> { (.d0, { $0.d0 }) }
    var d3: Field<Int?> { (.d3, { $0.d3 }) }
    var d4: Field<Int> { (.d4, { $0.d4 }) }
    var d2: Field<Int> { (.d2, { $0.d2 }) }
    var d1: Field<Int> { (.d1, { $0.d1 }) }
  }
  static var _fields: Fields { Fields() }

  weak var delegate: (any Family3M3Delegate)? {
    didSet { delegate == nil ? _core.updateObserved(of: self) : _core.begin(_core.graph.all, of: self) }
  }

  private func _notify(_ delegate: any Family3M3Delegate, _ changes: Changes) {
    delegate.family3M3(self, didChange: changes)
    if changes.contains(.s0) { delegate.family3M3DidChangeS0(self) }
    if changes.contains(.d5) { delegate.family3M3DidChangeD5(self) }
    if changes.contains(.d0) { delegate.family3M3DidChangeD0(self) }
    if changes.contains(.d3) { delegate.family3M3DidChangeD3(self) }
    if changes.contains(.d4) { delegate.family3M3DidChangeD4(self) }
    if changes.contains(.d2) { delegate.family3M3DidChangeD2(self) }
    if changes.contains(.d1) { delegate.family3M3DidChangeD1(self) }
  }

  // MARK: Machinery

  let _core: Bindgen.Core = Bindgen.Core(Family3M3._graph)
  private static let _graph: Bindgen.Graph = Bindgen.Graph(
    Changes.self,
    "s0 d5 d0 d3 d4 d2 d1",
    [
      .d5: [],
      .d0: [],
      .d3: [.d0],
      .d4: [.d3],
      .d2: [.d0],
      .d1: [.d0],
    ]
  )

  private struct _Cache {
    var d5: Int = 0
    var d0: Int?
    var d3: Int?
    var d4: Int = 0
    var d2: Int = 0
    var d1: Int = 0
  }
  private var _cache: _Cache = _Cache()

  private func _wrote(_ field: Changes) { _core.wrote(field.mask, of: self) }
  private func _refresh(_ field: Changes) { _core.refresh(field.mask, of: self) }

  func _compute(_ fields: Bindgen.Mask) {
    var pass: Bindgen.Pass<Changes> = _core.pass(fields)
    if pass.isDue(.d5) {
      let value: Int = _Family3M3Formulas.d5(c0)
      if Bindgen.replace(&_cache.d5, with: value) { pass.changed(.d5) }
    }
    if pass.isDue(.d0) {
      let value: Int? = _Family3M3Formulas.d0(c1)
      if Bindgen.replace(&_cache.d0, with: value) { pass.changed(.d0) }
    }
    if pass.isDue(.d3) {
      let value: Int? = _Family3M3Formulas.d3(_cache.d0, c0)
      if Bindgen.replace(&_cache.d3, with: value) { pass.changed(.d3) }
    }
    if pass.isDue(.d4) {
      _cache.d4 = _Family3M3Formulas.d4(_cache.d3, c1)
      pass.changed(.d4)
    }
    if pass.isDue(.d2) {
      _cache.d2 = _Family3M3Formulas.d2(_cache.d0)
      pass.changed(.d2)
    }
    if pass.isDue(.d1) {
      let value: Int = _Family3M3Formulas.d1(c0, _cache.d0, c1)
      if Bindgen.replace(&_cache.d1, with: value, unless: _Family3M3Formulas.d1AreEqual) { pass.changed(.d1) }
    }
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

/// Is called when `Family3M3` has changed, once a transaction.
protocol Family3M3Delegate: AnyObject {
  func family3M3(_ family3M3: Family3M3, didChange changes: Family3M3.Changes)
  func family3M3DidChangeS0(_ family3M3: Family3M3)
  func family3M3DidChangeD5(_ family3M3: Family3M3)
  func family3M3DidChangeD0(_ family3M3: Family3M3)
  func family3M3DidChangeD3(_ family3M3: Family3M3)
  func family3M3DidChangeD4(_ family3M3: Family3M3)
  func family3M3DidChangeD2(_ family3M3: Family3M3)
  func family3M3DidChangeD1(_ family3M3: Family3M3)
}

extension Family3M3Delegate {
  func family3M3(_ family3M3: Family3M3, didChange changes: Family3M3.Changes) {}
  func family3M3DidChangeS0(_ family3M3: Family3M3) {}
  func family3M3DidChangeD5(_ family3M3: Family3M3) {}
  func family3M3DidChangeD0(_ family3M3: Family3M3) {}
  func family3M3DidChangeD3(_ family3M3: Family3M3) {}
  func family3M3DidChangeD4(_ family3M3: Family3M3) {}
  func family3M3DidChangeD2(_ family3M3: Family3M3) {}
  func family3M3DidChangeD1(_ family3M3: Family3M3) {}
}

extension Family3M3 {
  func watch(_ field: String, _ body: @escaping (Int) -> Void) -> AnyObject? {
    switch field {
    case "s0": return observe(\.s0) { body($0.number) }
    case "d5": return observe(\.d5) { body($0.number) }
    case "d0": return observe(\.d0) { body($0.number) }
    case "d3": return observe(\.d3) { body($0.number) }
    case "d4": return observe(\.d4) { body($0.number) }
    case "d2": return observe(\.d2) { body($0.number) }
    case "d1": return observe(\.d1) { body($0.number) }
    default: return nil
    }
  }

  func watchAll(_ body: @escaping (Set<String>) -> Void) -> AnyObject? {
    observe { _, changes in
      var names: Set<String> = []
      if changes.contains(.s0) { names.insert("s0") }
      if changes.contains(.d5) { names.insert("d5") }
      if changes.contains(.d0) { names.insert("d0") }
      if changes.contains(.d3) { names.insert("d3") }
      if changes.contains(.d4) { names.insert("d4") }
      if changes.contains(.d2) { names.insert("d2") }
      if changes.contains(.d1) { names.insert("d1") }
      body(names)
    }
  }
}

extension Family3M3: DrivenModel {
  static func make(_ children: [String: any DrivenModel]) -> any DrivenModel {
    Family3M3(
      c0: children["c0"] as! Family3M1,
      c1: children["c1"] as! Family3M2,
      s0: 0
    )
  }

  var sum: Int {
    var sum: Int = 0
    sum &+= s0.number
    sum &+= d5.number
    sum &+= d0.number
    sum &+= d3.number
    sum &+= d4.number
    sum &+= d2.number
    sum &+= bucket(d1)
    sum &+= c0.sum
    sum &+= c1.sum
    return sum
  }

  func number(of field: String) -> Int {
    switch field {
    case "s0": return s0.number
    case "d5": return d5.number
    case "d0": return d0.number
    case "d3": return d3.number
    case "d4": return d4.number
    case "d2": return d2.number
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
enum _Family3M3Formulas {
  static func d5(_ c0: Family3M1) -> Int { total(c0) }
  static func d0(_ c1: Family3M2) -> Int? { maybe(bucket(c1.c0.s1) &+ c1.d2) }
  static func d3(_ d0: Int?, _ c0: Family3M1) -> Int? { maybe(d0.number &+ c0.c0.d4) }
  static func d4(_ d3: Int?, _ c1: Family3M2) -> Int { mix(d3.number, c1.s1, c1.d3) }
  static func d2(_ d0: Int?) -> Int { d0.number / 2 }
  static func d1(_ c0: Family3M1, _ d0: Int?, _ c1: Family3M2) -> Int { mix(c0.c0.d3, d0.number, c1.d1.number) }
  static func d1AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
}

final class Family3M2: Bindgen.Observed {
  // MARK: Given

  let c0: Family3M0

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

  // MARK: Derived

  var d3: Int {
    _refresh(.d3)
    return _cache.d3
  }

  var d2: Int {
    _refresh(.d2)
    return _cache.d2
  }

  var d1: Int? {
    _refresh(.d1)
    return _cache.d1
  }

  var d0: Int? {
    _refresh(.d0)
    return _cache.d0
  }

  // MARK: Init

  init(
    c0: Family3M0,
    s0: Int = 0,
    s1: Int = 0,
    delegate: (any Family3M2Delegate)? = nil
  ) {
    self.c0 = c0
    _s0 = s0
    _s1 = s1
    _core.adopt(
      c0,
      by: self,
      [
        .d4: [.d3, .d1],
        .s2: .d2,
        .d0: .d1,
        .d1: .d0,
      ]
    )
    self.delegate = delegate
    _core.updateObserved(of: self)
  }

  // MARK: Fields

  /// The fields that a transaction changed.
  struct Changes: OptionSet, Sendable, Bindgen.FieldSet {
    let rawValue: UInt64

    static let s0: Changes = Changes(rawValue: 1 &<< 0)
    static let s1: Changes = Changes(rawValue: 1 &<< 1)
    static let d3: Changes = Changes(rawValue: 1 &<< 2)
    static let d2: Changes = Changes(rawValue: 1 &<< 3)
    static let d1: Changes = Changes(rawValue: 1 &<< 4)
    static let d0: Changes = Changes(rawValue: 1 &<< 5)
  }

  /// The fields that can be observed one by one.
  struct Fields {
    var s0: Field<Int> { (.s0, { $0.s0 }) }
    var s1: Field<Int> { (.s1, { $0.s1 }) }
    var d3: Field<Int> { (.d3, { $0.d3 }) }
    var d2: Field<Int> { (.d2, { $0.d2 }) }
    var d1: Field<Int?> { (.d1, { $0.d1 }) }
    var d0: Field<Int?> { (.d0, { $0.d0 }) }
  }
  static var _fields: Fields { Fields() }

  weak var delegate: (any Family3M2Delegate)? {
    didSet { delegate == nil ? _core.updateObserved(of: self) : _core.begin(_core.graph.all, of: self) }
  }

  private func _notify(_ delegate: any Family3M2Delegate, _ changes: Changes) {
    delegate.family3M2(self, didChange: changes)
    if changes.contains(.s0) { delegate.family3M2DidChangeS0(self) }
    if changes.contains(.s1) { delegate.family3M2DidChangeS1(self) }
    if changes.contains(.d3) { delegate.family3M2DidChangeD3(self) }
    if changes.contains(.d2) { delegate.family3M2DidChangeD2(self) }
    if changes.contains(.d1) { delegate.family3M2DidChangeD1(self) }
    if changes.contains(.d0) { delegate.family3M2DidChangeD0(self) }
  }

  // MARK: Machinery

  let _core: Bindgen.Core = Bindgen.Core(Family3M2._graph)
  private static let _graph: Bindgen.Graph = Bindgen.Graph(
    Changes.self,
    "s0 s1 d3 d2 d1 d0",
    [
      .d3: [],
      .d2: [],
      .d1: [],
      .d0: [],
    ]
  )

  private struct _Cache {
    var d3: Int = 0
    var d2: Int = 0
    var d1: Int?
    var d0: Int?
  }
  private var _cache: _Cache = _Cache()

  private func _wrote(_ field: Changes) { _core.wrote(field.mask, of: self) }
  private func _refresh(_ field: Changes) { _core.refresh(field.mask, of: self) }

  func _compute(_ fields: Bindgen.Mask) {
    var pass: Bindgen.Pass<Changes> = _core.pass(fields)
    if pass.isDue(.d3) {
      let value: Int = _Family3M2Formulas.d3(c0)
      if Bindgen.replace(&_cache.d3, with: value) { pass.changed(.d3) }
    }
    if pass.isDue(.d2) {
      _cache.d2 = _Family3M2Formulas.d2(c0)
      pass.changed(.d2)
    }
    if pass.isDue(.d1) {
      let value: Int? = _Family3M2Formulas.d1(c0)
      if Bindgen.replace(&_cache.d1, with: value) { pass.changed(.d1) }
    }
    if pass.isDue(.d0) {
      let value: Int? = _Family3M2Formulas.d0(c0)
      if Bindgen.replace(&_cache.d0, with: value) { pass.changed(.d0) }
    }
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

/// Is called when `Family3M2` has changed, once a transaction.
protocol Family3M2Delegate: AnyObject {
  func family3M2(_ family3M2: Family3M2, didChange changes: Family3M2.Changes)
  func family3M2DidChangeS0(_ family3M2: Family3M2)
  func family3M2DidChangeS1(_ family3M2: Family3M2)
  func family3M2DidChangeD3(_ family3M2: Family3M2)
  func family3M2DidChangeD2(_ family3M2: Family3M2)
  func family3M2DidChangeD1(_ family3M2: Family3M2)
  func family3M2DidChangeD0(_ family3M2: Family3M2)
}

extension Family3M2Delegate {
  func family3M2(_ family3M2: Family3M2, didChange changes: Family3M2.Changes) {}
  func family3M2DidChangeS0(_ family3M2: Family3M2) {}
  func family3M2DidChangeS1(_ family3M2: Family3M2) {}
  func family3M2DidChangeD3(_ family3M2: Family3M2) {}
  func family3M2DidChangeD2(_ family3M2: Family3M2) {}
  func family3M2DidChangeD1(_ family3M2: Family3M2) {}
  func family3M2DidChangeD0(_ family3M2: Family3M2) {}
}

extension Family3M2 {
  func watch(_ field: String, _ body: @escaping (Int) -> Void) -> AnyObject? {
    switch field {
    case "s0": return observe(\.s0) { body($0.number) }
    case "s1": return observe(\.s1) { body($0.number) }
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
      if changes.contains(.s1) { names.insert("s1") }
      if changes.contains(.d3) { names.insert("d3") }
      if changes.contains(.d2) { names.insert("d2") }
      if changes.contains(.d1) { names.insert("d1") }
      if changes.contains(.d0) { names.insert("d0") }
      body(names)
    }
  }
}

extension Family3M2: DrivenModel {
  static func make(_ children: [String: any DrivenModel]) -> any DrivenModel {
    Family3M2(
      c0: children["c0"] as! Family3M0,
      s0: 0
    )
  }

  var sum: Int {
    var sum: Int = 0
    sum &+= s0.number
    sum &+= s1.number
    sum &+= d3.number
    sum &+= d2.number
    sum &+= d1.number
    sum &+= d0.number
    sum &+= c0.sum
    return sum
  }

  func number(of field: String) -> Int {
    switch field {
    case "s0": return s0.number
    case "s1": return s1.number
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
enum _Family3M2Formulas {
  static func d3(_ c0: Family3M0) -> Int { c0.d4 }
  static func d2(_ c0: Family3M0) -> Int { c0.s2.number / 2 }
  static func d1(_ c0: Family3M0) -> Int? { maybe(pick(c0.d4, c0.d0, c0.d4)) }
  static func d0(_ c0: Family3M0) -> Int? { maybe(c0.d1 / 2) }
}

final class Family3M1: Bindgen.Observed {
  // MARK: Given

  let c0: Family3M0

  // MARK: State

  var s0: Int {
    get { _s0 }
    set { if Bindgen.replace(&_s0, with: newValue) { _wrote(.s0) } }
  }
  private var _s0: Int

  // MARK: Derived

  var d2: [Int] { c0.s2 }

  var d3: Int {
    _refresh(.d3)
    return _cache.d3
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
    c0: Family3M0,
    s0: Int = 0,
    delegate: (any Family3M1Delegate)? = nil
  ) {
    self.c0 = c0
    _s0 = s0
    _core.adopt(
      c0,
      by: self,
      [
        .s2: .d2,
        .s1: .d3,
        .d3: .d3,
        .d1: [.d1, .d0],
      ]
    )
    self.delegate = delegate
    _core.updateObserved(of: self)
  }

  // MARK: Fields

  /// The fields that a transaction changed.
  struct Changes: OptionSet, Sendable, Bindgen.FieldSet {
    let rawValue: UInt64

    static let s0: Changes = Changes(rawValue: 1 &<< 0)
    static let d2: Changes = Changes(rawValue: 1 &<< 1)
    static let d3: Changes = Changes(rawValue: 1 &<< 2)
    static let d1: Changes = Changes(rawValue: 1 &<< 3)
    static let d0: Changes = Changes(rawValue: 1 &<< 4)
  }

  /// The fields that can be observed one by one.
  struct Fields {
    var s0: Field<Int> { (.s0, { $0.s0 }) }
    var d2: Field<[Int]> { (.d2, { $0.d2 }) }
    var d3: Field<Int> { (.d3, { $0.d3 }) }
    var d1: Field<Int> { (.d1, { $0.d1 }) }
    var d0: Field<Int> { (.d0, { $0.d0 }) }
  }
  static var _fields: Fields { Fields() }

  weak var delegate: (any Family3M1Delegate)? {
    didSet { delegate == nil ? _core.updateObserved(of: self) : _core.begin(_core.graph.all, of: self) }
  }

  private func _notify(_ delegate: any Family3M1Delegate, _ changes: Changes) {
    delegate.family3M1(self, didChange: changes)
    if changes.contains(.s0) { delegate.family3M1DidChangeS0(self) }
    if changes.contains(.d2) { delegate.family3M1DidChangeD2(self) }
    if changes.contains(.d3) { delegate.family3M1DidChangeD3(self) }
    if changes.contains(.d1) { delegate.family3M1DidChangeD1(self) }
    if changes.contains(.d0) { delegate.family3M1DidChangeD0(self) }
  }

  // MARK: Machinery

  let _core: Bindgen.Core = Bindgen.Core(Family3M1._graph)
  private static let _graph: Bindgen.Graph = Bindgen.Graph(
    Changes.self,
    "s0 d2 d3 d1 d0",
    [
      .d2: [],
      .d3: [.d2],
      .d1: [],
      .d0: [],
    ]
  )

  private struct _Cache {
    var d3: Int = 0
    var d1: Int = 0
    var d0: Int = 0
  }
  private var _cache: _Cache = _Cache()

  private func _wrote(_ field: Changes) { _core.wrote(field.mask, of: self) }
  private func _refresh(_ field: Changes) { _core.refresh(field.mask, of: self) }

  func _compute(_ fields: Bindgen.Mask) {
    var pass: Bindgen.Pass<Changes> = _core.pass(fields)
    if pass.isDue(.d2) { pass.changed(.d2) }
    if pass.isDue(.d3) {
      let value: Int = _Family3M1Formulas.d3(c0, c0.s2)
      if Bindgen.replace(&_cache.d3, with: value) { pass.changed(.d3) }
    }
    if pass.isDue(.d1) {
      let value: Int = _Family3M1Formulas.d1(c0)
      if Bindgen.replace(&_cache.d1, with: value, unless: _Family3M1Formulas.d1AreEqual) { pass.changed(.d1) }
    }
    if pass.isDue(.d0) {
      _cache.d0 = _Family3M1Formulas.d0(c0)
      pass.changed(.d0)
    }
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

/// Is called when `Family3M1` has changed, once a transaction.
protocol Family3M1Delegate: AnyObject {
  func family3M1(_ family3M1: Family3M1, didChange changes: Family3M1.Changes)
  func family3M1DidChangeS0(_ family3M1: Family3M1)
  func family3M1DidChangeD2(_ family3M1: Family3M1)
  func family3M1DidChangeD3(_ family3M1: Family3M1)
  func family3M1DidChangeD1(_ family3M1: Family3M1)
  func family3M1DidChangeD0(_ family3M1: Family3M1)
}

extension Family3M1Delegate {
  func family3M1(_ family3M1: Family3M1, didChange changes: Family3M1.Changes) {}
  func family3M1DidChangeS0(_ family3M1: Family3M1) {}
  func family3M1DidChangeD2(_ family3M1: Family3M1) {}
  func family3M1DidChangeD3(_ family3M1: Family3M1) {}
  func family3M1DidChangeD1(_ family3M1: Family3M1) {}
  func family3M1DidChangeD0(_ family3M1: Family3M1) {}
}

extension Family3M1 {
  func watch(_ field: String, _ body: @escaping (Int) -> Void) -> AnyObject? {
    switch field {
    case "s0": return observe(\.s0) { body($0.number) }
    case "d2": return observe(\.d2) { body($0.number) }
    case "d3": return observe(\.d3) { body($0.number) }
    case "d1": return observe(\.d1) { body($0.number) }
    case "d0": return observe(\.d0) { body($0.number) }
    default: return nil
    }
  }

  func watchAll(_ body: @escaping (Set<String>) -> Void) -> AnyObject? {
    observe { _, changes in
      var names: Set<String> = []
      if changes.contains(.s0) { names.insert("s0") }
      if changes.contains(.d2) { names.insert("d2") }
      if changes.contains(.d3) { names.insert("d3") }
      if changes.contains(.d1) { names.insert("d1") }
      if changes.contains(.d0) { names.insert("d0") }
      body(names)
    }
  }
}

extension Family3M1: DrivenModel {
  static func make(_ children: [String: any DrivenModel]) -> any DrivenModel {
    Family3M1(
      c0: children["c0"] as! Family3M0,
      s0: 0
    )
  }

  var sum: Int {
    var sum: Int = 0
    sum &+= s0.number
    sum &+= d2.number
    sum &+= d3.number
    sum &+= bucket(d1)
    sum &+= d0.number
    sum &+= c0.sum
    return sum
  }

  func number(of field: String) -> Int {
    switch field {
    case "s0": return s0.number
    case "d2": return d2.number
    case "d3": return d3.number
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
enum _Family3M1Formulas {
  static func d3(_ c0: Family3M0, _ d2: [Int]) -> Int { mix(bucket(c0.s1), d2.number, bucket(c0.s1), c0.d3) }
  static func d1(_ c0: Family3M0) -> Int { c0.d1 &+ c0.d1 }
  static func d1AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func d0(_ c0: Family3M0) -> Int { c0.d1 % 5 }
}

final class Family3M0: Bindgen.Observed {
  // MARK: State

  var s0: Int {
    get { _s0 }
    set { if Bindgen.replace(&_s0, with: newValue) { _wrote(.s0) } }
  }
  private var _s0: Int

  var s1: Int {
    get { _s1 }
    set { if Bindgen.replace(&_s1, with: newValue, unless: _Family3M0Formulas.s1AreEqual) { _wrote(.s1) } }
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

  // MARK: Derived

  var d1: Int { s0 }

  var d3: Int {
    _refresh(.d3)
    return _cache.d3
  }

  var d4: Int {
    _refresh(.d4)
    return _cache.d4
  }

  var d0: Int {
    _refresh(.d0)
    return _cache.d0
  }

  var d2: Int? {
    _refresh(.d2)
    return _cache.d2
  }

  // MARK: Init

  init(
    s0: Int = 0,
    s1: Int = 0,
    s2: [Int] = [],
    delegate: (any Family3M0Delegate)? = nil
  ) {
    _s0 = s0
    _s1 = s1
    _s2 = s2
    self.delegate = delegate
    _core.updateObserved(of: self)
  }

  // MARK: Fields

  /// The fields that a transaction changed.
  struct Changes: OptionSet, Sendable, Bindgen.FieldSet {
    let rawValue: UInt64

    static let s0: Changes = Changes(rawValue: 1 &<< 0)
    static let s1: Changes = Changes(rawValue: 1 &<< 1)
    static let s2: Changes = Changes(rawValue: 1 &<< 2)
    static let d1: Changes = Changes(rawValue: 1 &<< 3)
    static let d3: Changes = Changes(rawValue: 1 &<< 4)
    static let d4: Changes = Changes(rawValue: 1 &<< 5)
    static let d0: Changes = Changes(rawValue: 1 &<< 6)
    static let d2: Changes = Changes(rawValue: 1 &<< 7)
  }

  /// The fields that can be observed one by one.
  struct Fields {
    var s0: Field<Int> { (.s0, { $0.s0 }) }
    var s1: Field<Int> { (.s1, { $0.s1 }) }
    var s2: Field<[Int]> { (.s2, { $0.s2 }) }
    var d1: Field<Int> { (.d1, { $0.d1 }) }
    var d3: Field<Int> { (.d3, { $0.d3 }) }
    var d4: Field<Int> { (.d4, { $0.d4 }) }
    var d0: Field<Int> { (.d0, { $0.d0 }) }
    var d2: Field<Int?> { (.d2, { $0.d2 }) }
  }
  static var _fields: Fields { Fields() }

  weak var delegate: (any Family3M0Delegate)? {
    didSet { delegate == nil ? _core.updateObserved(of: self) : _core.begin(_core.graph.all, of: self) }
  }

  private func _notify(_ delegate: any Family3M0Delegate, _ changes: Changes) {
    delegate.family3M0(self, didChange: changes)
    if changes.contains(.s0) { delegate.family3M0DidChangeS0(self) }
    if changes.contains(.s1) { delegate.family3M0DidChangeS1(self) }
    if changes.contains(.s2) { delegate.family3M0DidChangeS2(self) }
    if changes.contains(.d1) { delegate.family3M0DidChangeD1(self) }
    if changes.contains(.d3) { delegate.family3M0DidChangeD3(self) }
    if changes.contains(.d4) { delegate.family3M0DidChangeD4(self) }
    if changes.contains(.d0) { delegate.family3M0DidChangeD0(self) }
    if changes.contains(.d2) { delegate.family3M0DidChangeD2(self) }
  }

  // MARK: Machinery

  let _core: Bindgen.Core = Bindgen.Core(Family3M0._graph)
  private static let _graph: Bindgen.Graph = Bindgen.Graph(
    Changes.self,
    "s0 s1 s2 d1 d3 d4 d0 d2",
    [
      .d1: [.s0],
      .d3: [.s1, .s2, .d1],
      .d4: [.s0, .d3],
      .d0: [.s2],
      .d2: [.s0, .s2, .d0],
    ]
  )

  private struct _Cache {
    var d3: Int = 0
    var d4: Int = 0
    var d0: Int = 0
    var d2: Int?
  }
  private var _cache: _Cache = _Cache()

  private func _wrote(_ field: Changes) { _core.wrote(field.mask, of: self) }
  private func _refresh(_ field: Changes) { _core.refresh(field.mask, of: self) }

  func _compute(_ fields: Bindgen.Mask) {
    var pass: Bindgen.Pass<Changes> = _core.pass(fields)
    if pass.isDue(.d1) { pass.changed(.d1) }
    if pass.isDue(.d3) {
      let value: Int = _Family3M0Formulas.d3(_s2, _s0, _s1)
      if Bindgen.replace(&_cache.d3, with: value) { pass.changed(.d3) }
    }
    if pass.isDue(.d4) {
      let value: Int = _Family3M0Formulas.d4(_s0, _cache.d3)
      if Bindgen.replace(&_cache.d4, with: value) { pass.changed(.d4) }
    }
    if pass.isDue(.d0) {
      let value: Int = _Family3M0Formulas.d0(_s2)
      if Bindgen.replace(&_cache.d0, with: value) { pass.changed(.d0) }
    }
    if pass.isDue(.d2) {
      let value: Int? = _Family3M0Formulas.d2(_cache.d0, _s0, _s2)
      if Bindgen.replace(&_cache.d2, with: value) { pass.changed(.d2) }
    }
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

/// Is called when `Family3M0` has changed, once a transaction.
protocol Family3M0Delegate: AnyObject {
  func family3M0(_ family3M0: Family3M0, didChange changes: Family3M0.Changes)
  func family3M0DidChangeS0(_ family3M0: Family3M0)
  func family3M0DidChangeS1(_ family3M0: Family3M0)
  func family3M0DidChangeS2(_ family3M0: Family3M0)
  func family3M0DidChangeD1(_ family3M0: Family3M0)
  func family3M0DidChangeD3(_ family3M0: Family3M0)
  func family3M0DidChangeD4(_ family3M0: Family3M0)
  func family3M0DidChangeD0(_ family3M0: Family3M0)
  func family3M0DidChangeD2(_ family3M0: Family3M0)
}

extension Family3M0Delegate {
  func family3M0(_ family3M0: Family3M0, didChange changes: Family3M0.Changes) {}
  func family3M0DidChangeS0(_ family3M0: Family3M0) {}
  func family3M0DidChangeS1(_ family3M0: Family3M0) {}
  func family3M0DidChangeS2(_ family3M0: Family3M0) {}
  func family3M0DidChangeD1(_ family3M0: Family3M0) {}
  func family3M0DidChangeD3(_ family3M0: Family3M0) {}
  func family3M0DidChangeD4(_ family3M0: Family3M0) {}
  func family3M0DidChangeD0(_ family3M0: Family3M0) {}
  func family3M0DidChangeD2(_ family3M0: Family3M0) {}
}

extension Family3M0 {
  func watch(_ field: String, _ body: @escaping (Int) -> Void) -> AnyObject? {
    switch field {
    case "s0": return observe(\.s0) { body($0.number) }
    case "s1": return observe(\.s1) { body($0.number) }
    case "s2": return observe(\.s2) { body($0.number) }
    case "d1": return observe(\.d1) { body($0.number) }
    case "d3": return observe(\.d3) { body($0.number) }
    case "d4": return observe(\.d4) { body($0.number) }
    case "d0": return observe(\.d0) { body($0.number) }
    case "d2": return observe(\.d2) { body($0.number) }
    default: return nil
    }
  }

  func watchAll(_ body: @escaping (Set<String>) -> Void) -> AnyObject? {
    observe { _, changes in
      var names: Set<String> = []
      if changes.contains(.s0) { names.insert("s0") }
      if changes.contains(.s1) { names.insert("s1") }
      if changes.contains(.s2) { names.insert("s2") }
      if changes.contains(.d1) { names.insert("d1") }
      if changes.contains(.d3) { names.insert("d3") }
      if changes.contains(.d4) { names.insert("d4") }
      if changes.contains(.d0) { names.insert("d0") }
      if changes.contains(.d2) { names.insert("d2") }
      body(names)
    }
  }
}

extension Family3M0: DrivenModel {
  static func make(_ children: [String: any DrivenModel]) -> any DrivenModel {
    Family3M0(
      s0: 0
    )
  }

  var sum: Int {
    var sum: Int = 0
    sum &+= s0.number
    sum &+= bucket(s1)
    sum &+= s2.number
    sum &+= d1.number
    sum &+= d3.number
    sum &+= d4.number
    sum &+= d0.number
    sum &+= d2.number
    return sum
  }

  func number(of field: String) -> Int {
    switch field {
    case "s0": return s0.number
    case "s1": return s1.number
    case "s2": return s2.number
    case "d1": return d1.number
    case "d3": return d3.number
    case "d4": return d4.number
    case "d0": return d0.number
    case "d2": return d2.number
    default: return .min
    }
  }

  func write(_ field: String, _ values: [Int]) {
    switch field {
    case "s0": s0 = Int(values)
    case "s1": s1 = Int(values)
    case "s2": s2 = [Int](values)
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
enum _Family3M0Formulas {
  static func s1AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func d3(_ s2: [Int], _ d1: Int, _ s1: Int) -> Int { mix(s2.number, s2.number, s2.number, d1, bucket(s1)) }
  static func d4(_ s0: Int, _ d3: Int) -> Int { s0 &+ d3 }
  static func d0(_ s2: [Int]) -> Int { s2.number &+ s2.number }
  static func d2(_ d0: Int, _ s0: Int, _ s2: [Int]) -> Int? { maybe(mix(d0, s0, s2.number, s2.number)) }
}

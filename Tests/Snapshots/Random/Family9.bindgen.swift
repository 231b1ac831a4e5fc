// Made by bindgen from Family9.bindgen.yml. Do not edit: change the spec.
// swift-format-ignore-file
// swiftlint:disable all

import Observation

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
final class Family9M2: Bindgen.Model, Observation.Observable {
  // MARK: Given

  let c0: Family9M1
  let c1: Family9M0

  // MARK: State

  var s0: Int {
    get {
      _track(.s0, \.s0)
      return _s0
    }
    set { if Bindgen.replace(&_s0, with: newValue) { _wrote(.s0) } }
  }
  private var _s0: Int

  // MARK: Derived

  var d4: Int {
    _refresh(.d4)
    _track(.d4, \.d4)
    return _cache.d4
  }

  var d3: Int {
    _refresh(.d3)
    _track(.d3, \.d3)
    return _cache.d3
  }

  var d2: Int {
    _refresh(.d2)
    _track(.d2, \.d2)
    return _cache.d2
  }

  var d0: Int {
    _refresh(.d0)
    _track(.d0, \.d0)
    return _cache.d0
  }

  var d1: Int? {
    _refresh(.d1)
    _track(.d1, \.d1)
    return _cache.d1
  }

  // MARK: Init

  init(
    c0: Family9M1,
    c1: Family9M0,
    s0: Int = 0
  ) {
    self.c0 = c0
    self.c1 = c1
    _s0 = s0
    _core.adopt(
      c0,
      by: self,
      [
        .s1: .d4,
        .d4: .d1,
      ]
    )
    _core.adopt(
      c1,
      by: self,
      [
        .s0: .d3,
        .d1: [.d2, .d1],
        .d0: .d1,
      ]
    )
    _core.adopt(
      c0.c1,
      by: self,
      [
        .d0: .d2,
        .d1: [.d0, .d1],
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
    static let d0: Changes = Changes(rawValue: 1 &<< 4)
    static let d1: Changes = Changes(rawValue: 1 &<< 5)
  }

  private let _registrar: Observation.ObservationRegistrar = Observation.ObservationRegistrar()

  /// A field is read, and up to date.
  private func _track<Value>(_ field: Changes, _ path: KeyPath<Family9M2, Value>) {
    if _core.track(field.mask, of: self) { _registrar.access(self, keyPath: path) }
  }

  /// Notifies those that have read a field.
  private func _publish<Value>(_ path: KeyPath<Family9M2, Value>) {
    _registrar.willSet(self, keyPath: path)
    _registrar.didSet(self, keyPath: path)
  }

  private func _publish(_ changes: Changes) {
    if changes.contains(.s0) { _publish(\.s0) }
    if changes.contains(.d4) { _publish(\.d4) }
    if changes.contains(.d3) { _publish(\.d3) }
    if changes.contains(.d2) { _publish(\.d2) }
    if changes.contains(.d0) { _publish(\.d0) }
    if changes.contains(.d1) { _publish(\.d1) }
  }

  // MARK: Machinery

  let _core: Bindgen.Core = Bindgen.Core(Family9M2._graph)
  private static let _graph: Bindgen.Graph = Bindgen.Graph(
    Changes.self,
    "s0 d4 d3 d2 d0 d1",
    [
      .d4: [],
      .d3: [],
      .d2: [],
      .d0: [],
      .d1: [.d0],
    ]
  )

  private struct _Cache {
    var d4: Int = 0
    var d3: Int = 0
    var d2: Int = 0
    var d0: Int = 0
    var d1: Int?
  }
  private var _cache: _Cache = _Cache()

  private func _wrote(_ field: Changes) { _core.wrote(field.mask, of: self) }
  private func _refresh(_ field: Changes) { _core.refresh(field.mask, of: self) }

  func _compute(_ fields: Bindgen.Mask) {
    var pass: Bindgen.Pass<Changes> = _core.pass(fields)
    if pass.isDue(.d4) {
      let value: Int = _Family9M2Formulas.d4(c0)
      if Bindgen.replace(&_cache.d4, with: value) { pass.changed(.d4) }
    }
    if pass.isDue(.d3) {
      let value: Int = _Family9M2Formulas.d3(c1)
      if Bindgen.replace(&_cache.d3, with: value) { pass.changed(.d3) }
    }
    if pass.isDue(.d2) {
      let value: Int = _Family9M2Formulas.d2(c0, c1)
      if Bindgen.replace(&_cache.d2, with: value) { pass.changed(.d2) }
    }
    if pass.isDue(.d0) {
      let value: Int = _Family9M2Formulas.d0(c0)
      if Bindgen.replace(&_cache.d0, with: value) { pass.changed(.d0) }
    }
    if pass.isDue(.d1) {
      let value: Int? = _Family9M2Formulas.d1(_cache.d0, c0, c1)
      if Bindgen.replace(&_cache.d1, with: value) { pass.changed(.d1) }
    }
    _core.finish(pass)
  }

  func _addObserved(to fields: inout Bindgen.Mask) {
  }

  func _notify(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(changed)
    _publish(Changes(_core.takeTracked(changes.mask, of: self)))
  }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension Family9M2: DrivenModel {
  static func make(_ children: [String: any DrivenModel]) -> any DrivenModel {
    Family9M2(
      c0: children["c0"] as! Family9M1,
      c1: children["c1"] as! Family9M0,
      s0: 0
    )
  }

  var sum: Int {
    var sum: Int = 0
    sum &+= s0.number
    sum &+= d4.number
    sum &+= d3.number
    sum &+= d2.number
    sum &+= d0.number
    sum &+= d1.number
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

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension Family9M2 {
  func track(_ field: String, _ body: @escaping (Int) -> Void) -> AnyObject? {
    Tracker({ [unowned self] in number(of: field) }, body)
  }
}

/// The spec's expressions: each sees what it names, and nothing else of the model.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
enum _Family9M2Formulas {
  static func d4(_ c0: Family9M1) -> Int { c0.s1.number / 2 }
  static func d3(_ c1: Family9M0) -> Int { c1.s0 % 5 }
  static func d2(_ c0: Family9M1, _ c1: Family9M0) -> Int { bucket(c0.c1.d0) &+ c1.d1 }
  static func d0(_ c0: Family9M1) -> Int { c0.c1.d1 / 2 }
  static func d1(_ d0: Int, _ c0: Family9M1, _ c1: Family9M0) -> Int? { maybe(mix(d0, c0.c1.d1, c1.d1, bucket(c1.d0), c0.d4)) }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
final class Family9M1: Bindgen.Model, Observation.Observable {
  // MARK: Given

  let c0: Family9M0
  let c1: Family9M0

  // MARK: State

  var s0: Int {
    get {
      _track(.s0, \.s0)
      return _s0
    }
    set { if Bindgen.replace(&_s0, with: newValue) { _wrote(.s0) } }
  }
  private var _s0: Int

  var s1: [Int] {
    get {
      _track(.s1, \.s1)
      return _s1
    }
    set { if Bindgen.replace(&_s1, with: newValue) { _wrote(.s1) } }
    _modify {
      defer { _wrote(.s1) }
      yield &_s1
    }
  }
  private var _s1: [Int]

  // MARK: Derived

  var d2: Int {
    _refresh(.d2)
    _track(.d2, \.d2)
    return _cache.d2
  }

  var d1: Int {
    _refresh(.d1)
    _track(.d1, \.d1)
    return _cache.d1
  }

  var d3: Int? {
    _refresh(.d3)
    _track(.d3, \.d3)
    return _cache.d3
  }

  var d4: Int {
    _refresh(.d4)
    _track(.d4, \.d4)
    return _cache.d4
  }

  var d0: Int {
    _refresh(.d0)
    _track(.d0, \.d0)
    return _cache.d0
  }

  // MARK: Init

  init(
    c0: Family9M0,
    c1: Family9M0,
    s0: Int = 0,
    s1: [Int] = []
  ) {
    self.c0 = c0
    self.c1 = c1
    _s0 = s0
    _s1 = s1
    _core.adopt(
      c1,
      by: self,
      [
        .d0: [.d2, .d1],
        .d1: [.d1, .d0],
      ]
    )
    _core.adopt(
      c0,
      by: self,
      [
        .d1: .d3,
        .d2: .d3,
        .s1: .d4,
      ]
    )
  }

  // MARK: Fields

  /// The fields that a transaction changed.
  struct Changes: OptionSet, Sendable, Bindgen.FieldSet {
    let rawValue: UInt64

    static let s0: Changes = Changes(rawValue: 1 &<< 0)
    static let s1: Changes = Changes(rawValue: 1 &<< 1)
    static let d2: Changes = Changes(rawValue: 1 &<< 2)
    static let d1: Changes = Changes(rawValue: 1 &<< 3)
    static let d3: Changes = Changes(rawValue: 1 &<< 4)
    static let d4: Changes = Changes(rawValue: 1 &<< 5)
    static let d0: Changes = Changes(rawValue: 1 &<< 6)
  }

  private let _registrar: Observation.ObservationRegistrar = Observation.ObservationRegistrar()

  /// A field is read, and up to date.
  private func _track<Value>(_ field: Changes, _ path: KeyPath<Family9M1, Value>) {
    if _core.track(field.mask, of: self) { _registrar.access(self, keyPath: path) }
  }

  /// Notifies those that have read a field.
  private func _publish<Value>(_ path: KeyPath<Family9M1, Value>) {
    _registrar.willSet(self, keyPath: path)
    _registrar.didSet(self, keyPath: path)
  }

  private func _publish(_ changes: Changes) {
    if changes.contains(.s0) { _publish(\.s0) }
    if changes.contains(.s1) { _publish(\.s1) }
    if changes.contains(.d2) { _publish(\.d2) }
    if changes.contains(.d1) { _publish(\.d1) }
    if changes.contains(.d3) { _publish(\.d3) }
    if changes.contains(.d4) { _publish(\.d4) }
    if changes.contains(.d0) { _publish(\.d0) }
  }

  // MARK: Machinery

  let _core: Bindgen.Core = Bindgen.Core(Family9M1._graph)
  private static let _graph: Bindgen.Graph = Bindgen.Graph(
    Changes.self,
    "s0 s1 d2 d1 d3 d4 d0",
    [
      .d2: [.s0],
      .d1: [.s0],
      .d3: [.s1, .d1],
      .d4: [.s0, .d2, .d3],
      .d0: [],
    ]
  )

  private struct _Cache {
    var d2: Int = 0
    var d1: Int = 0
    var d3: Int?
    var d4: Int = 0
    var d0: Int = 0
  }
  private var _cache: _Cache = _Cache()

  private func _wrote(_ field: Changes) { _core.wrote(field.mask, of: self) }
  private func _refresh(_ field: Changes) { _core.refresh(field.mask, of: self) }

  func _compute(_ fields: Bindgen.Mask) {
    var pass: Bindgen.Pass<Changes> = _core.pass(fields)
    if pass.isDue(.d2) {
      let value: Int = _Family9M1Formulas.d2(_s0, c1)
      if Bindgen.replace(&_cache.d2, with: value) { pass.changed(.d2) }
    }
    if pass.isDue(.d1) {
      let value: Int = _Family9M1Formulas.d1(c1, _s0)
      if Bindgen.replace(&_cache.d1, with: value) { pass.changed(.d1) }
    }
    if pass.isDue(.d3) {
      let value: Int? = _Family9M1Formulas.d3(_cache.d1, _s1, c0)
      if Bindgen.replace(&_cache.d3, with: value) { pass.changed(.d3) }
    }
    if pass.isDue(.d4) {
      let value: Int = _Family9M1Formulas.d4(c0, _cache.d2, _s0, _cache.d3)
      if Bindgen.replace(&_cache.d4, with: value) { pass.changed(.d4) }
    }
    if pass.isDue(.d0) {
      let value: Int = _Family9M1Formulas.d0(c1)
      if Bindgen.replace(&_cache.d0, with: value) { pass.changed(.d0) }
    }
    _core.finish(pass)
  }

  func _addObserved(to fields: inout Bindgen.Mask) {
  }

  func _notify(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(changed)
    _publish(Changes(_core.takeTracked(changes.mask, of: self)))
  }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension Family9M1: DrivenModel {
  static func make(_ children: [String: any DrivenModel]) -> any DrivenModel {
    Family9M1(
      c0: children["c0"] as! Family9M0,
      c1: children["c1"] as! Family9M0,
      s0: 0
    )
  }

  var sum: Int {
    var sum: Int = 0
    sum &+= s0.number
    sum &+= s1.number
    sum &+= d2.number
    sum &+= d1.number
    sum &+= d3.number
    sum &+= d4.number
    sum &+= d0.number
    sum &+= c0.sum
    sum &+= c1.sum
    return sum
  }

  func number(of field: String) -> Int {
    switch field {
    case "s0": return s0.number
    case "s1": return s1.number
    case "d2": return d2.number
    case "d1": return d1.number
    case "d3": return d3.number
    case "d4": return d4.number
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

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension Family9M1 {
  func track(_ field: String, _ body: @escaping (Int) -> Void) -> AnyObject? {
    Tracker({ [unowned self] in number(of: field) }, body)
  }
}

/// The spec's expressions: each sees what it names, and nothing else of the model.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
enum _Family9M1Formulas {
  static func d2(_ s0: Int, _ c1: Family9M0) -> Int { s0 &+ bucket(c1.d0) }
  static func d1(_ c1: Family9M0, _ s0: Int) -> Int { pick(bucket(c1.d0), c1.d1, s0) }
  static func d3(_ d1: Int, _ s1: [Int], _ c0: Family9M0) -> Int? { maybe(mix(d1, s1.number, c0.d1, c0.d2, c0.d2)) }
  static func d4(_ c0: Family9M0, _ d2: Int, _ s0: Int, _ d3: Int?) -> Int { mix(bucket(c0.s1), d2, s0, d3.number) }
  static func d0(_ c1: Family9M0) -> Int { c1.d1 % 5 }
}

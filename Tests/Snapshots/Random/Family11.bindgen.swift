// Made by bindgen from Family11.bindgen.yml. Do not edit: change the spec.
// swift-format-ignore-file
// swiftlint:disable all

import Observation

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
final class Family11M2: Bindgen.Model, Observation.Observable {
  // MARK: Given

  let c0: Family11M0
  let c1: Family11M1

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

  var d7: Int {
    _refresh(.d7)
    _track(.d7, \.d7)
    return _cache.d7
  }

  var d3: Int? {
    _refresh(.d3)
    _track(.d3, \.d3)
    return _cache.d3
  }

  var d2: Int? {
    _refresh(.d2)
    _track(.d2, \.d2)
    return _cache.d2
  }

  var d1: Int {
    _refresh(.d1)
    _track(.d1, \.d1)
    return _cache.d1
  }

  var d5: Int {
    _refresh(.d5)
    _track(.d5, \.d5)
    return _cache.d5
  }

  var d4: Int {
    _refresh(.d4)
    _track(.d4, \.d4)
    return _cache.d4
  }

  var d6: Int {
    _refresh(.d6)
    _track(.d6, \.d6)
    return _cache.d6
  }

  var d0: Int? {
    _refresh(.d0)
    _track(.d0, \.d0)
    return _cache.d0
  }

  // MARK: Init

  init(
    c0: Family11M0,
    c1: Family11M1,
    s0: Int = 0
  ) {
    self.c0 = c0
    self.c1 = c1
    _s0 = s0
    _core.adopt(
      c1,
      by: self,
      [
        [.s0, .s1, .d63, .d61, .d52, .d54, .d51, .d56, .d53, .d47, .d49, .d55, .d46, .d50, .d44, .d43, .d42, .d38, .d48, .d40, .d34, .d32, .d35, .d39, .d41, .d37, .d29, .d27, .d26, .d20, .d15, .d30, .d16, .d10, .d8, .d11, .d17, .d45, .d12, .d7, .d21, .d25, .d3, .d28, .d5, .d60, .d2, .d9, .d13, .d0, .d18, .d65, .d36, .d19, .d23, .d24, .d6, .d31, .d33, .d57, .d64, .d58, .d59, .d62, .d4, .d22, .d1, .d14]: .d7,
        .d36: .d3,
        .d47: [.d2, .d1],
        .d50: .d0,
      ]
    )
    _core.adopt(
      c1.c0,
      by: self,
      [
        [.s0, .s1, .s2, .d35, .d36, .d46, .d48, .d21, .d27, .d40, .d32, .d13, .d2, .d23, .d44, .d50, .d54, .d6, .d1, .d0, .d28, .d12, .d22, .d5, .d29, .d3, .d20, .d58, .d61, .d55, .d7, .d11, .d66, .d24, .d9, .d14, .d16, .d51, .d60, .d62, .d68, .d63, .d69, .d43, .d64, .d26, .d30, .d59, .d15, .d17, .d19, .d25, .d8, .d10, .d4, .d31, .d34, .d38, .d49, .d45, .d65, .d33, .d37, .d42, .d67, .d47, .d53, .d52, .d56, .d57, .d41, .d39, .d18]: .d7,
        .d60: .d3,
        .d38: .d2,
        .s2: .d1,
        .s1: .d4,
        .d53: .d6,
      ]
    )
    _core.adopt(
      c0,
      by: self,
      [
        .d41: .d3,
        .d59: .d2,
        .d52: .d1,
        .d54: .d0,
      ]
    )
  }

  // MARK: Fields

  /// The fields that a transaction changed.
  struct Changes: OptionSet, Sendable, Bindgen.FieldSet {
    let rawValue: UInt64

    static let s0: Changes = Changes(rawValue: 1 &<< 0)
    static let d7: Changes = Changes(rawValue: 1 &<< 1)
    static let d3: Changes = Changes(rawValue: 1 &<< 2)
    static let d2: Changes = Changes(rawValue: 1 &<< 3)
    static let d1: Changes = Changes(rawValue: 1 &<< 4)
    static let d5: Changes = Changes(rawValue: 1 &<< 5)
    static let d4: Changes = Changes(rawValue: 1 &<< 6)
    static let d6: Changes = Changes(rawValue: 1 &<< 7)
    static let d0: Changes = Changes(rawValue: 1 &<< 8)
  }

  private let _registrar: Observation.ObservationRegistrar = Observation.ObservationRegistrar()

  /// A field is read, and up to date.
  private func _track<Value>(_ field: Changes, _ path: KeyPath<Family11M2, Value>) {
    if _core.track(field.mask, of: self) { _registrar.access(self, keyPath: path) }
  }

  /// Notifies those that have read a field.
  private func _publish<Value>(_ path: KeyPath<Family11M2, Value>) {
    _registrar.willSet(self, keyPath: path)
    _registrar.didSet(self, keyPath: path)
  }

  private func _publish(_ changes: Changes) {
    if changes.contains(.s0) { _publish(\.s0) }
    if changes.contains(.d7) { _publish(\.d7) }
    if changes.contains(.d3) { _publish(\.d3) }
    if changes.contains(.d2) { _publish(\.d2) }
    if changes.contains(.d1) { _publish(\.d1) }
    if changes.contains(.d5) { _publish(\.d5) }
    if changes.contains(.d4) { _publish(\.d4) }
    if changes.contains(.d6) { _publish(\.d6) }
    if changes.contains(.d0) { _publish(\.d0) }
  }

  // MARK: Machinery

  let _core: Bindgen.Core = Bindgen.Core(Family11M2._graph)
  private static let _graph: Bindgen.Graph = Bindgen.Graph(
    Changes.self,
    "s0 d7 d3 d2 d1 d5 d4 d6 d0",
    [
      .d7: [],
      .d3: [],
      .d2: [],
      .d1: [],
      .d5: [.d1],
      .d4: [.d1],
      .d6: [.d4],
      .d0: [],
    ]
  )

  private struct _Cache {
    var d7: Int = 0
    var d3: Int?
    var d2: Int?
    var d1: Int = 0
    var d5: Int = 0
    var d4: Int = 0
    var d6: Int = 0
    var d0: Int?
  }
  private var _cache: _Cache = _Cache()

  private func _wrote(_ field: Changes) { _core.wrote(field.mask, of: self) }
  private func _refresh(_ field: Changes) { _core.refresh(field.mask, of: self) }

  func _compute(_ fields: Bindgen.Mask) {
    var pass: Bindgen.Pass<Changes> = _core.pass(fields)
    if pass.isDue(.d7) {
      let value: Int = _Family11M2Formulas.d7(c1)
      if Bindgen.replace(&_cache.d7, with: value) { pass.changed(.d7) }
    }
    if pass.isDue(.d3) {
      let value: Int? = _Family11M2Formulas.d3(c1, c0)
      if Bindgen.replace(&_cache.d3, with: value) { pass.changed(.d3) }
    }
    if pass.isDue(.d2) {
      let value: Int? = _Family11M2Formulas.d2(c1, c0)
      if Bindgen.replace(&_cache.d2, with: value) { pass.changed(.d2) }
    }
    if pass.isDue(.d1) {
      let value: Int = _Family11M2Formulas.d1(c1, c0)
      if Bindgen.replace(&_cache.d1, with: value) { pass.changed(.d1) }
    }
    if pass.isDue(.d5) {
      let value: Int = _Family11M2Formulas.d5(_cache.d1)
      if Bindgen.replace(&_cache.d5, with: value) { pass.changed(.d5) }
    }
    if pass.isDue(.d4) {
      let value: Int = _Family11M2Formulas.d4(c1, _cache.d1)
      if Bindgen.replace(&_cache.d4, with: value, unless: _Family11M2Formulas.d4AreEqual) { pass.changed(.d4) }
    }
    if pass.isDue(.d6) {
      let value: Int = _Family11M2Formulas.d6(c1, _cache.d4)
      if Bindgen.replace(&_cache.d6, with: value) { pass.changed(.d6) }
    }
    if pass.isDue(.d0) {
      let value: Int? = _Family11M2Formulas.d0(c0, c1)
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
extension Family11M2: DrivenModel {
  static func make(_ children: [String: any DrivenModel]) -> any DrivenModel {
    Family11M2(
      c0: children["c0"] as! Family11M0,
      c1: children["c1"] as! Family11M1,
      s0: 0
    )
  }

  var sum: Int {
    var sum: Int = 0
    sum &+= s0.number
    sum &+= d7.number
    sum &+= d3.number
    sum &+= d2.number
    sum &+= d1.number
    sum &+= d5.number
    sum &+= bucket(d4)
    sum &+= d6.number
    sum &+= d0.number
    sum &+= c0.sum
    sum &+= c1.sum
    return sum
  }

  func number(of field: String) -> Int {
    switch field {
    case "s0": return s0.number
    case "d7": return d7.number
    case "d3": return d3.number
    case "d2": return d2.number
    case "d1": return d1.number
    case "d5": return d5.number
    case "d4": return d4.number
    case "d6": return d6.number
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

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension Family11M2 {
  func track(_ field: String, _ body: @escaping (Int) -> Void) -> AnyObject? {
    Tracker({ [unowned self] in number(of: field) }, body)
  }
}

/// The spec's expressions: each sees what it names, and nothing else of the model.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
enum _Family11M2Formulas {
  static func d7(_ c1: Family11M1) -> Int { total(c1) }
  static func d3(_ c1: Family11M1, _ c0: Family11M0) -> Int? { maybe(pick(c1.c0.d60, c0.d41, c1.d36)) }
  static func d2(_ c1: Family11M1, _ c0: Family11M0) -> Int? { maybe(mix(bucket(c1.c0.d38), c0.d59, c1.d47)) }
  static func d1(_ c1: Family11M1, _ c0: Family11M0) -> Int { mix(c1.c0.s2, c1.d47, c0.d52) }
  static func d5(_ d1: Int) -> Int { d1 % 5 }
  static func d4(_ c1: Family11M1, _ d1: Int) -> Int { mix(bucket(c1.c0.s1), d1) }
  static func d4AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func d6(_ c1: Family11M1, _ d4: Int) -> Int { mix(c1.c0.d53, bucket(d4)) }
  static func d0(_ c0: Family11M0, _ c1: Family11M1) -> Int? { maybe(c0.d54 &+ c1.d50) }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
final class Family11M1: Bindgen.Model, Observation.Observable {
  // MARK: Given

  let c0: Family11M0

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

  var d63: Int {
    _refresh(.d63)
    _track(.d63, \.d63)
    return _cache.d63
  }

  var d61: Int {
    _refresh(.d61)
    _track(.d61, \.d61)
    return _cache.d61
  }

  var d52: Int {
    _refresh(.d52)
    _track(.d52, \.d52)
    return _cache.d52
  }

  var d54: Int {
    _refresh(.d54)
    _track(.d54, \.d54)
    return _cache.d54
  }

  var d51: Int {
    _refresh(.d51)
    _track(.d51, \.d51)
    return _cache.d51
  }

  var d56: Int? {
    _refresh(.d56)
    _track(.d56, \.d56)
    return _cache.d56
  }

  var d53: Int? {
    _refresh(.d53)
    _track(.d53, \.d53)
    return _cache.d53
  }

  var d47: Int {
    _refresh(.d47)
    _track(.d47, \.d47)
    return _cache.d47
  }

  var d49: Int {
    _refresh(.d49)
    _track(.d49, \.d49)
    return _cache.d49
  }

  var d55: Int {
    _refresh(.d55)
    _track(.d55, \.d55)
    return _cache.d55
  }

  var d46: Int {
    _refresh(.d46)
    _track(.d46, \.d46)
    return _cache.d46
  }

  var d50: Int {
    _refresh(.d50)
    _track(.d50, \.d50)
    return _cache.d50
  }

  var d44: Int {
    _refresh(.d44)
    _track(.d44, \.d44)
    return _cache.d44
  }

  var d43: Int {
    _refresh(.d43)
    _track(.d43, \.d43)
    return _cache.d43
  }

  var d42: Int {
    _refresh(.d42)
    _track(.d42, \.d42)
    return _cache.d42
  }

  var d38: Int {
    _refresh(.d38)
    _track(.d38, \.d38)
    return _cache.d38
  }

  var d48: Int {
    _refresh(.d48)
    _track(.d48, \.d48)
    return _cache.d48
  }

  var d40: Int {
    _refresh(.d40)
    _track(.d40, \.d40)
    return _cache.d40
  }

  var d34: Int {
    _refresh(.d34)
    _track(.d34, \.d34)
    return _cache.d34
  }

  var d32: Int {
    _refresh(.d32)
    _track(.d32, \.d32)
    return _cache.d32
  }

  var d35: Int? {
    _refresh(.d35)
    _track(.d35, \.d35)
    return _cache.d35
  }

  var d39: Int {
    _refresh(.d39)
    _track(.d39, \.d39)
    return _cache.d39
  }

  var d41: Int {
    _refresh(.d41)
    _track(.d41, \.d41)
    return _cache.d41
  }

  var d37: Int {
    _refresh(.d37)
    _track(.d37, \.d37)
    return _cache.d37
  }

  var d29: Int {
    _refresh(.d29)
    _track(.d29, \.d29)
    return _cache.d29
  }

  var d27: Int {
    _refresh(.d27)
    _track(.d27, \.d27)
    return _cache.d27
  }

  var d26: Int {
    _refresh(.d26)
    _track(.d26, \.d26)
    return _cache.d26
  }

  var d20: Int {
    _refresh(.d20)
    _track(.d20, \.d20)
    return _cache.d20
  }

  var d15: Int {
    _refresh(.d15)
    _track(.d15, \.d15)
    return _cache.d15
  }

  var d30: Int? {
    _refresh(.d30)
    _track(.d30, \.d30)
    return _cache.d30
  }

  var d16: Int {
    _refresh(.d16)
    _track(.d16, \.d16)
    return _cache.d16
  }

  var d10: Int {
    _refresh(.d10)
    _track(.d10, \.d10)
    return _cache.d10
  }

  var d8: Int? {
    _refresh(.d8)
    _track(.d8, \.d8)
    return _cache.d8
  }

  var d11: Int {
    _refresh(.d11)
    _track(.d11, \.d11)
    return _cache.d11
  }

  var d17: Int? {
    _refresh(.d17)
    _track(.d17, \.d17)
    return _cache.d17
  }

  var d45: Int {
    _refresh(.d45)
    _track(.d45, \.d45)
    return _cache.d45
  }

  var d12: Int? {
    _refresh(.d12)
    _track(.d12, \.d12)
    return _cache.d12
  }

  var d7: Int {
    _refresh(.d7)
    _track(.d7, \.d7)
    return _cache.d7
  }

  var d21: Int {
    _refresh(.d21)
    _track(.d21, \.d21)
    return _cache.d21
  }

  var d25: Int {
    _refresh(.d25)
    _track(.d25, \.d25)
    return _cache.d25
  }

  var d3: Int? {
    _refresh(.d3)
    _track(.d3, \.d3)
    return _cache.d3
  }

  var d28: Int {
    _refresh(.d28)
    _track(.d28, \.d28)
    return _cache.d28
  }

  var d5: Int? { d3 }

  var d60: Int {
    _refresh(.d60)
    _track(.d60, \.d60)
    return _cache.d60
  }

  var d2: Int? {
    _refresh(.d2)
    _track(.d2, \.d2)
    return _cache.d2
  }

  var d9: Int {
    _refresh(.d9)
    _track(.d9, \.d9)
    return _cache.d9
  }

  var d13: Int {
    _refresh(.d13)
    _track(.d13, \.d13)
    return _cache.d13
  }

  var d0: Int? {
    _refresh(.d0)
    _track(.d0, \.d0)
    return _cache.d0
  }

  var d18: Int {
    _refresh(.d18)
    _track(.d18, \.d18)
    return _cache.d18
  }

  var d65: Int {
    _refresh(.d65)
    _track(.d65, \.d65)
    return _cache.d65
  }

  var d36: Int {
    _refresh(.d36)
    _track(.d36, \.d36)
    return _cache.d36
  }

  var d19: Int {
    _refresh(.d19)
    _track(.d19, \.d19)
    return _cache.d19
  }

  var d23: Int {
    _refresh(.d23)
    _track(.d23, \.d23)
    return _cache.d23
  }

  var d24: Int {
    _refresh(.d24)
    _track(.d24, \.d24)
    return _cache.d24
  }

  var d6: Int {
    _refresh(.d6)
    _track(.d6, \.d6)
    return _cache.d6
  }

  var d31: Int {
    _refresh(.d31)
    _track(.d31, \.d31)
    return _cache.d31
  }

  var d33: Int { d31 }

  var d57: Int {
    _refresh(.d57)
    _track(.d57, \.d57)
    return _cache.d57
  }

  var d64: Int? {
    _refresh(.d64)
    _track(.d64, \.d64)
    return _cache.d64
  }

  var d58: Int { d57 }

  var d59: Int {
    _refresh(.d59)
    _track(.d59, \.d59)
    return _cache.d59
  }

  var d62: Int? {
    _refresh(.d62)
    _track(.d62, \.d62)
    return _cache.d62
  }

  var d4: Int {
    _refresh(.d4)
    _track(.d4, \.d4)
    return _cache.d4
  }

  var d22: Int {
    _refresh(.d22)
    _track(.d22, \.d22)
    return _cache.d22
  }

  var d1: Int {
    _refresh(.d1)
    _track(.d1, \.d1)
    return _cache.d1
  }

  var d14: Int {
    _refresh(.d14)
    _track(.d14, \.d14)
    return _cache.d14
  }

  // MARK: Init

  init(
    c0: Family11M0,
    s0: Int = 0,
    s1: [Int] = []
  ) {
    self.c0 = c0
    _s0 = s0
    _s1 = s1
    _core.adopt(
      c0,
      by: self,
      [
        .d19: .d63,
        [.s0, .s1, .s2, .d35, .d36, .d46, .d48, .d21, .d27, .d40, .d32, .d13, .d2, .d23, .d44, .d50, .d54, .d6, .d1, .d0, .d28, .d12, .d22, .d5, .d29, .d3, .d20, .d58, .d61, .d55, .d7, .d11, .d66, .d24, .d9, .d14, .d16, .d51, .d60, .d62, .d68, .d63, .d69, .d43, .d64, .d26, .d30, .d59, .d15, .d17, .d19, .d25, .d8, .d10, .d4, .d31, .d34, .d38, .d49, .d45, .d65, .d33, .d37, .d42, .d67, .d47, .d53, .d52, .d56, .d57, .d41, .d39, .d18]: [.d61, .d51, .d47, .d46, .d43, .d42, .d38, .d26, .d20, .d7],
        .d67: .d52,
        .d53: [.d54, .d56],
        .d32: [.d54, .d0],
        .d17: [.d49, .d8, .d17],
        .d61: .d55,
        .d16: .d55,
        .d37: [.d55, .d12, .d3, .d6],
        .d36: .d55,
        .d0: [.d44, .d59],
        .d21: .d40,
        .d57: .d34,
        .d33: .d32,
        .d64: .d32,
        .d1: [.d39, .d28, .d1],
        .d65: [.d39, .d18],
        .d31: .d29,
        .d59: .d27,
        .d63: .d15,
        .d8: .d30,
        .d18: .d16,
        .d43: [.d16, .d31],
        .d22: .d10,
        .d27: .d10,
        .d51: .d11,
        .d15: [.d11, .d31, .d57, .d1],
        .d2: .d11,
        .d55: .d17,
        .d62: .d45,
        .d38: .d45,
        .d60: [.d45, .d2],
        .d42: [.d60, .d2],
        .d40: .d13,
        .d13: .d65,
        .d68: .d19,
        .d45: .d6,
        .s1: .d6,
        .d50: .d6,
        .d54: .d31,
        .d12: .d57,
        .d34: .d62,
        .d6: .d1,
        .d41: .d1,
        .d58: .d14,
      ]
    )
  }

  // MARK: Fields

  /// The fields that a transaction changed.
  struct Changes: OptionSet, Sendable, Bindgen.FieldSet {
    private(set) var rawValue: SIMD2<UInt64>

    init() { rawValue = SIMD2<UInt64>() }
    init(rawValue: SIMD2<UInt64>) { self.rawValue = rawValue }

    static let s0: Changes = Changes(field: 0)
    static let s1: Changes = Changes(field: 1)
    static let d63: Changes = Changes(field: 2)
    static let d61: Changes = Changes(field: 3)
    static let d52: Changes = Changes(field: 4)
    static let d54: Changes = Changes(field: 5)
    static let d51: Changes = Changes(field: 6)
    static let d56: Changes = Changes(field: 7)
    static let d53: Changes = Changes(field: 8)
    static let d47: Changes = Changes(field: 9)
    static let d49: Changes = Changes(field: 10)
    static let d55: Changes = Changes(field: 11)
    static let d46: Changes = Changes(field: 12)
    static let d50: Changes = Changes(field: 13)
    static let d44: Changes = Changes(field: 14)
    static let d43: Changes = Changes(field: 15)
    static let d42: Changes = Changes(field: 16)
    static let d38: Changes = Changes(field: 17)
    static let d48: Changes = Changes(field: 18)
    static let d40: Changes = Changes(field: 19)
    static let d34: Changes = Changes(field: 20)
    static let d32: Changes = Changes(field: 21)
    static let d35: Changes = Changes(field: 22)
    static let d39: Changes = Changes(field: 23)
    static let d41: Changes = Changes(field: 24)
    static let d37: Changes = Changes(field: 25)
    static let d29: Changes = Changes(field: 26)
    static let d27: Changes = Changes(field: 27)
    static let d26: Changes = Changes(field: 28)
    static let d20: Changes = Changes(field: 29)
    static let d15: Changes = Changes(field: 30)
    static let d30: Changes = Changes(field: 31)
    static let d16: Changes = Changes(field: 32)
    static let d10: Changes = Changes(field: 33)
    static let d8: Changes = Changes(field: 34)
    static let d11: Changes = Changes(field: 35)
    static let d17: Changes = Changes(field: 36)
    static let d45: Changes = Changes(field: 37)
    static let d12: Changes = Changes(field: 38)
    static let d7: Changes = Changes(field: 39)
    static let d21: Changes = Changes(field: 40)
    static let d25: Changes = Changes(field: 41)
    static let d3: Changes = Changes(field: 42)
    static let d28: Changes = Changes(field: 43)
    static let d5: Changes = Changes(field: 44)
    static let d60: Changes = Changes(field: 45)
    static let d2: Changes = Changes(field: 46)
    static let d9: Changes = Changes(field: 47)
    static let d13: Changes = Changes(field: 48)
    static let d0: Changes = Changes(field: 49)
    static let d18: Changes = Changes(field: 50)
    static let d65: Changes = Changes(field: 51)
    static let d36: Changes = Changes(field: 52)
    static let d19: Changes = Changes(field: 53)
    static let d23: Changes = Changes(field: 54)
    static let d24: Changes = Changes(field: 55)
    static let d6: Changes = Changes(field: 56)
    static let d31: Changes = Changes(field: 57)
    static let d33: Changes = Changes(field: 58)
    static let d57: Changes = Changes(field: 59)
    static let d64: Changes = Changes(field: 60)
    static let d58: Changes = Changes(field: 61)
    static let d59: Changes = Changes(field: 62)
    static let d62: Changes = Changes(field: 63)
    static let d4: Changes = Changes(field: 64)
    static let d22: Changes = Changes(field: 65)
    static let d1: Changes = Changes(field: 66)
    static let d14: Changes = Changes(field: 67)

    mutating func formUnion(_ other: Changes) { rawValue |= other.rawValue }
    mutating func formIntersection(_ other: Changes) { rawValue &= other.rawValue }
    mutating func formSymmetricDifference(_ other: Changes) { rawValue ^= other.rawValue }
  }

  private let _registrar: Observation.ObservationRegistrar = Observation.ObservationRegistrar()

  /// A field is read, and up to date.
  private func _track<Value>(_ field: Changes, _ path: KeyPath<Family11M1, Value>) {
    if _core.track(field.mask, of: self) { _registrar.access(self, keyPath: path) }
  }

  /// Notifies those that have read a field.
  private func _publish<Value>(_ path: KeyPath<Family11M1, Value>) {
    _registrar.willSet(self, keyPath: path)
    _registrar.didSet(self, keyPath: path)
  }

  private func _publish(_ changes: Changes) {
    _publish0(changes)
    _publish1(changes)
    _publish2(changes)
  }

  private func _publish0(_ changes: Changes) {
    if changes.contains(.s0) { _publish(\.s0) }
    if changes.contains(.s1) { _publish(\.s1) }
    if changes.contains(.d63) { _publish(\.d63) }
    if changes.contains(.d61) { _publish(\.d61) }
    if changes.contains(.d52) { _publish(\.d52) }
    if changes.contains(.d54) { _publish(\.d54) }
    if changes.contains(.d51) { _publish(\.d51) }
    if changes.contains(.d56) { _publish(\.d56) }
    if changes.contains(.d53) { _publish(\.d53) }
    if changes.contains(.d47) { _publish(\.d47) }
    if changes.contains(.d49) { _publish(\.d49) }
    if changes.contains(.d55) { _publish(\.d55) }
    if changes.contains(.d46) { _publish(\.d46) }
    if changes.contains(.d50) { _publish(\.d50) }
    if changes.contains(.d44) { _publish(\.d44) }
    if changes.contains(.d43) { _publish(\.d43) }
    if changes.contains(.d42) { _publish(\.d42) }
    if changes.contains(.d38) { _publish(\.d38) }
    if changes.contains(.d48) { _publish(\.d48) }
    if changes.contains(.d40) { _publish(\.d40) }
    if changes.contains(.d34) { _publish(\.d34) }
    if changes.contains(.d32) { _publish(\.d32) }
    if changes.contains(.d35) { _publish(\.d35) }
    if changes.contains(.d39) { _publish(\.d39) }
    if changes.contains(.d41) { _publish(\.d41) }
    if changes.contains(.d37) { _publish(\.d37) }
    if changes.contains(.d29) { _publish(\.d29) }
    if changes.contains(.d27) { _publish(\.d27) }
    if changes.contains(.d26) { _publish(\.d26) }
    if changes.contains(.d20) { _publish(\.d20) }
    if changes.contains(.d15) { _publish(\.d15) }
    if changes.contains(.d30) { _publish(\.d30) }
  }

  private func _publish1(_ changes: Changes) {
    if changes.contains(.d16) { _publish(\.d16) }
    if changes.contains(.d10) { _publish(\.d10) }
    if changes.contains(.d8) { _publish(\.d8) }
    if changes.contains(.d11) { _publish(\.d11) }
    if changes.contains(.d17) { _publish(\.d17) }
    if changes.contains(.d45) { _publish(\.d45) }
    if changes.contains(.d12) { _publish(\.d12) }
    if changes.contains(.d7) { _publish(\.d7) }
    if changes.contains(.d21) { _publish(\.d21) }
    if changes.contains(.d25) { _publish(\.d25) }
    if changes.contains(.d3) { _publish(\.d3) }
    if changes.contains(.d28) { _publish(\.d28) }
    if changes.contains(.d5) { _publish(\.d5) }
    if changes.contains(.d60) { _publish(\.d60) }
    if changes.contains(.d2) { _publish(\.d2) }
    if changes.contains(.d9) { _publish(\.d9) }
    if changes.contains(.d13) { _publish(\.d13) }
    if changes.contains(.d0) { _publish(\.d0) }
    if changes.contains(.d18) { _publish(\.d18) }
    if changes.contains(.d65) { _publish(\.d65) }
    if changes.contains(.d36) { _publish(\.d36) }
    if changes.contains(.d19) { _publish(\.d19) }
    if changes.contains(.d23) { _publish(\.d23) }
    if changes.contains(.d24) { _publish(\.d24) }
    if changes.contains(.d6) { _publish(\.d6) }
    if changes.contains(.d31) { _publish(\.d31) }
    if changes.contains(.d33) { _publish(\.d33) }
    if changes.contains(.d57) { _publish(\.d57) }
    if changes.contains(.d64) { _publish(\.d64) }
    if changes.contains(.d58) { _publish(\.d58) }
    if changes.contains(.d59) { _publish(\.d59) }
    if changes.contains(.d62) { _publish(\.d62) }
  }

  private func _publish2(_ changes: Changes) {
    if changes.contains(.d4) { _publish(\.d4) }
    if changes.contains(.d22) { _publish(\.d22) }
    if changes.contains(.d1) { _publish(\.d1) }
    if changes.contains(.d14) { _publish(\.d14) }
  }

  // MARK: Machinery

  let _core: Bindgen.Core = Bindgen.Core(Family11M1._graph)
  private static let _graph: Bindgen.Graph = Bindgen.Graph(
    Changes.self,
    "s0 s1 d63 d61 d52 d54 d51 d56 d53 d47 d49 d55 d46 d50 d44 d43 d42 d38 d48 d40 d34 d32 d35 d39 d41 d37 d29 d27 d26 d20 d15 d30 d16 d10 d8 d11 d17 d45 d12 d7 d21 d25 d3 d28 d5 d60 d2 d9 d13 d0 d18 d65 d36 d19 d23 d24 d6 d31 d33 d57 d64 d58 d59 d62 d4 d22 d1 d14",
    [
      .d63: [],
      .d61: [],
      .d52: [],
      .d54: [.d52],
      .d51: [],
      .d56: [.d51],
      .d53: [.d51],
      .d47: [],
      .d49: [.d47],
      .d55: [.d49],
      .d46: [],
      .d50: [.d46],
      .d44: [],
      .d43: [],
      .d42: [],
      .d38: [],
      .d48: [.d47, .d38],
      .d40: [.d38],
      .d34: [],
      .d32: [],
      .d35: [.d32],
      .d39: [.d35],
      .d41: [.d39],
      .d37: [.d34, .d35],
      .d29: [],
      .d27: [],
      .d26: [],
      .d20: [],
      .d15: [],
      .d30: [.d15],
      .d16: [.d15],
      .d10: [],
      .d8: [],
      .d11: [.d8],
      .d17: [.d11],
      .d45: [.d17],
      .d12: [.d11],
      .d7: [],
      .d21: [.d7],
      .d25: [.d20, .d21],
      .d3: [],
      .d28: [.d3],
      .d5: [.d3],
      .d60: [.d5],
      .d2: [.s1],
      .d9: [.d2],
      .d13: [.d9],
      .d0: [.s0],
      .d18: [.d10, .d0],
      .d65: [.d18],
      .d36: [.d18],
      .d19: [.d18],
      .d23: [.d20, .d19],
      .d24: [.d3, .d23],
      .d6: [.d0],
      .d31: [.d26, .d6],
      .d33: [.d31],
      .d57: [.d52, .d33],
      .d64: [.d60, .d57],
      .d58: [.d57],
      .d59: [.s0, .d54, .d58],
      .d62: [.d59],
      .d4: [.s1, .d0],
      .d22: [.d4],
      .d1: [.d0],
      .d14: [.d1],
    ]
  )

  private struct _Cache {
    var d63: Int = 0
    var d61: Int = 0
    var d52: Int = 0
    var d54: Int = 0
    var d51: Int = 0
    var d56: Int?
    var d53: Int?
    var d47: Int = 0
    var d49: Int = 0
    var d55: Int = 0
    var d46: Int = 0
    var d50: Int = 0
    var d44: Int = 0
    var d43: Int = 0
    var d42: Int = 0
    var d38: Int = 0
    var d48: Int = 0
    var d40: Int = 0
    var d34: Int = 0
    var d32: Int = 0
    var d35: Int?
    var d39: Int = 0
    var d41: Int = 0
    var d37: Int = 0
    var d29: Int = 0
    var d27: Int = 0
    var d26: Int = 0
    var d20: Int = 0
    var d15: Int = 0
    var d30: Int?
    var d16: Int = 0
    var d10: Int = 0
    var d8: Int?
    var d11: Int = 0
    var d17: Int?
    var d45: Int = 0
    var d12: Int?
    var d7: Int = 0
    var d21: Int = 0
    var d25: Int = 0
    var d3: Int?
    var d28: Int = 0
    var d60: Int = 0
    var d2: Int?
    var d9: Int = 0
    var d13: Int = 0
    var d0: Int?
    var d18: Int = 0
    var d65: Int = 0
    var d36: Int = 0
    var d19: Int = 0
    var d23: Int = 0
    var d24: Int = 0
    var d6: Int = 0
    var d31: Int = 0
    var d57: Int = 0
    var d64: Int?
    var d59: Int = 0
    var d62: Int?
    var d4: Int = 0
    var d22: Int = 0
    var d1: Int = 0
    var d14: Int = 0
  }
  private var _cache: _Cache = _Cache()

  private func _wrote(_ field: Changes) { _core.wrote(field.mask, of: self) }
  private func _refresh(_ field: Changes) { _core.refresh(field.mask, of: self) }

  func _compute(_ fields: Bindgen.Mask) {
    var pass: Bindgen.Pass<Changes> = _core.pass(fields)
    _compute0(&pass)
    _compute1(&pass)
    _compute2(&pass)
    _core.finish(pass)
  }

  private func _compute0(_ pass: inout Bindgen.Pass<Changes>) {
    if pass.isDue([.d63, .d61, .d52, .d54, .d51, .d56, .d53, .d47]) {
      if pass.isDue(.d63) {
        let value: Int = _Family11M1Formulas.d63(c0)
        if Bindgen.replace(&_cache.d63, with: value, unless: _Family11M1Formulas.d63AreEqual) { pass.changed(.d63) }
      }
      if pass.isDue(.d61) {
        let value: Int = _Family11M1Formulas.d61(c0)
        if Bindgen.replace(&_cache.d61, with: value) { pass.changed(.d61) }
      }
      if pass.isDue(.d52) {
        let value: Int = _Family11M1Formulas.d52(c0)
        if Bindgen.replace(&_cache.d52, with: value) { pass.changed(.d52) }
      }
      if pass.isDue(.d54) {
        let value: Int = _Family11M1Formulas.d54(_cache.d52, c0)
        if Bindgen.replace(&_cache.d54, with: value) { pass.changed(.d54) }
      }
      if pass.isDue(.d51) {
        let value: Int = _Family11M1Formulas.d51(c0)
        if Bindgen.replace(&_cache.d51, with: value) { pass.changed(.d51) }
      }
      if pass.isDue(.d56) {
        let value: Int? = _Family11M1Formulas.d56(_cache.d51, c0)
        if Bindgen.replace(&_cache.d56, with: value) { pass.changed(.d56) }
      }
      if pass.isDue(.d53) {
        let value: Int? = _Family11M1Formulas.d53(_cache.d51)
        if Bindgen.replace(&_cache.d53, with: value) { pass.changed(.d53) }
      }
      if pass.isDue(.d47) {
        let value: Int = _Family11M1Formulas.d47(c0)
        if Bindgen.replace(&_cache.d47, with: value) { pass.changed(.d47) }
      }
    }
    if pass.isDue([.d49, .d55, .d46, .d50, .d44, .d43, .d42, .d38]) {
      if pass.isDue(.d49) {
        let value: Int = _Family11M1Formulas.d49(c0, _cache.d47)
        if Bindgen.replace(&_cache.d49, with: value) { pass.changed(.d49) }
      }
      if pass.isDue(.d55) {
        let value: Int = _Family11M1Formulas.d55(c0, _cache.d49)
        if Bindgen.replace(&_cache.d55, with: value, unless: _Family11M1Formulas.d55AreEqual) { pass.changed(.d55) }
      }
      if pass.isDue(.d46) {
        let value: Int = _Family11M1Formulas.d46(c0)
        if Bindgen.replace(&_cache.d46, with: value) { pass.changed(.d46) }
      }
      if pass.isDue(.d50) {
        let value: Int = _Family11M1Formulas.d50(_cache.d46)
        if Bindgen.replace(&_cache.d50, with: value) { pass.changed(.d50) }
      }
      if pass.isDue(.d44) {
        let value: Int = _Family11M1Formulas.d44(c0)
        if Bindgen.replace(&_cache.d44, with: value) { pass.changed(.d44) }
      }
      if pass.isDue(.d43) {
        let value: Int = _Family11M1Formulas.d43(c0)
        if Bindgen.replace(&_cache.d43, with: value) { pass.changed(.d43) }
      }
      if pass.isDue(.d42) {
        let value: Int = _Family11M1Formulas.d42(c0)
        if Bindgen.replace(&_cache.d42, with: value) { pass.changed(.d42) }
      }
      if pass.isDue(.d38) {
        let value: Int = _Family11M1Formulas.d38(c0)
        if Bindgen.replace(&_cache.d38, with: value) { pass.changed(.d38) }
      }
    }
    if pass.isDue([.d48, .d40, .d34, .d32, .d35, .d39, .d41, .d37]) {
      if pass.isDue(.d48) {
        let value: Int = _Family11M1Formulas.d48(_cache.d38, _cache.d47)
        if Bindgen.replace(&_cache.d48, with: value) { pass.changed(.d48) }
      }
      if pass.isDue(.d40) {
        let value: Int = _Family11M1Formulas.d40(_cache.d38, c0)
        if Bindgen.replace(&_cache.d40, with: value) { pass.changed(.d40) }
      }
      if pass.isDue(.d34) {
        let value: Int = _Family11M1Formulas.d34(c0)
        if Bindgen.replace(&_cache.d34, with: value) { pass.changed(.d34) }
      }
      if pass.isDue(.d32) {
        let value: Int = _Family11M1Formulas.d32(c0)
        if Bindgen.replace(&_cache.d32, with: value) { pass.changed(.d32) }
      }
      if pass.isDue(.d35) {
        let value: Int? = _Family11M1Formulas.d35(_cache.d32)
        if Bindgen.replace(&_cache.d35, with: value) { pass.changed(.d35) }
      }
      if pass.isDue(.d39) {
        _cache.d39 = _Family11M1Formulas.d39(_cache.d35, c0)
        pass.changed(.d39)
      }
      if pass.isDue(.d41) {
        let value: Int = _Family11M1Formulas.d41(_cache.d39)
        if Bindgen.replace(&_cache.d41, with: value) { pass.changed(.d41) }
      }
      if pass.isDue(.d37) {
        _cache.d37 = _Family11M1Formulas.d37(_cache.d35, _cache.d34)
        pass.changed(.d37)
      }
    }
    if pass.isDue([.d29, .d27, .d26, .d20, .d15, .d30, .d16, .d10]) {
      if pass.isDue(.d29) {
        let value: Int = _Family11M1Formulas.d29(c0)
        if Bindgen.replace(&_cache.d29, with: value) { pass.changed(.d29) }
      }
      if pass.isDue(.d27) {
        _cache.d27 = _Family11M1Formulas.d27(c0)
        pass.changed(.d27)
      }
      if pass.isDue(.d26) {
        let value: Int = _Family11M1Formulas.d26(c0)
        if Bindgen.replace(&_cache.d26, with: value) { pass.changed(.d26) }
      }
      if pass.isDue(.d20) {
        let value: Int = _Family11M1Formulas.d20(c0)
        if Bindgen.replace(&_cache.d20, with: value) { pass.changed(.d20) }
      }
      if pass.isDue(.d15) {
        let value: Int = _Family11M1Formulas.d15(c0)
        if Bindgen.replace(&_cache.d15, with: value) { pass.changed(.d15) }
      }
      if pass.isDue(.d30) {
        let value: Int? = _Family11M1Formulas.d30(_cache.d15, c0)
        if Bindgen.replace(&_cache.d30, with: value) { pass.changed(.d30) }
      }
      if pass.isDue(.d16) {
        let value: Int = _Family11M1Formulas.d16(_cache.d15, c0)
        if Bindgen.replace(&_cache.d16, with: value) { pass.changed(.d16) }
      }
      if pass.isDue(.d10) {
        let value: Int = _Family11M1Formulas.d10(c0)
        if Bindgen.replace(&_cache.d10, with: value) { pass.changed(.d10) }
      }
    }
  }

  private func _compute1(_ pass: inout Bindgen.Pass<Changes>) {
    if pass.isDue([.d8, .d11, .d17, .d45, .d12, .d7, .d21, .d25]) {
      if pass.isDue(.d8) {
        let value: Int? = _Family11M1Formulas.d8(c0)
        if Bindgen.replace(&_cache.d8, with: value) { pass.changed(.d8) }
      }
      if pass.isDue(.d11) {
        let value: Int = _Family11M1Formulas.d11(_cache.d8, c0)
        if Bindgen.replace(&_cache.d11, with: value) { pass.changed(.d11) }
      }
      if pass.isDue(.d17) {
        let value: Int? = _Family11M1Formulas.d17(c0, _cache.d11)
        if Bindgen.replace(&_cache.d17, with: value) { pass.changed(.d17) }
      }
      if pass.isDue(.d45) {
        let value: Int = _Family11M1Formulas.d45(c0, _cache.d17)
        if Bindgen.replace(&_cache.d45, with: value, unless: _Family11M1Formulas.d45AreEqual) { pass.changed(.d45) }
      }
      if pass.isDue(.d12) {
        let value: Int? = _Family11M1Formulas.d12(c0, _cache.d11)
        if Bindgen.replace(&_cache.d12, with: value) { pass.changed(.d12) }
      }
      if pass.isDue(.d7) {
        let value: Int = _Family11M1Formulas.d7(c0)
        if Bindgen.replace(&_cache.d7, with: value) { pass.changed(.d7) }
      }
      if pass.isDue(.d21) {
        let value: Int = _Family11M1Formulas.d21(_cache.d7)
        if Bindgen.replace(&_cache.d21, with: value) { pass.changed(.d21) }
      }
      if pass.isDue(.d25) {
        let value: Int = _Family11M1Formulas.d25(_cache.d21, _cache.d20)
        if Bindgen.replace(&_cache.d25, with: value, unless: _Family11M1Formulas.d25AreEqual) { pass.changed(.d25) }
      }
    }
    if pass.isDue([.d3, .d28, .d5, .d60, .d2, .d9, .d13, .d0]) {
      if pass.isDue(.d3) {
        let value: Int? = _Family11M1Formulas.d3(c0)
        if Bindgen.replace(&_cache.d3, with: value) { pass.changed(.d3) }
      }
      if pass.isDue(.d28) {
        let value: Int = _Family11M1Formulas.d28(_cache.d3, c0)
        if Bindgen.replace(&_cache.d28, with: value) { pass.changed(.d28) }
      }
      if pass.isDue(.d5) { pass.changed(.d5) }
      if pass.isDue(.d60) {
        let value: Int = _Family11M1Formulas.d60(c0, _cache.d3)
        if Bindgen.replace(&_cache.d60, with: value) { pass.changed(.d60) }
      }
      if pass.isDue(.d2) {
        let value: Int? = _Family11M1Formulas.d2(c0, _s1)
        if Bindgen.replace(&_cache.d2, with: value) { pass.changed(.d2) }
      }
      if pass.isDue(.d9) {
        let value: Int = _Family11M1Formulas.d9(_cache.d2)
        if Bindgen.replace(&_cache.d9, with: value) { pass.changed(.d9) }
      }
      if pass.isDue(.d13) {
        let value: Int = _Family11M1Formulas.d13(_cache.d9, c0)
        if Bindgen.replace(&_cache.d13, with: value) { pass.changed(.d13) }
      }
      if pass.isDue(.d0) {
        let value: Int? = _Family11M1Formulas.d0(_s0, c0)
        if Bindgen.replace(&_cache.d0, with: value) { pass.changed(.d0) }
      }
    }
    if pass.isDue([.d18, .d65, .d36, .d19, .d23, .d24, .d6, .d31]) {
      if pass.isDue(.d18) {
        let value: Int = _Family11M1Formulas.d18(_cache.d10, c0, _cache.d0)
        if Bindgen.replace(&_cache.d18, with: value) { pass.changed(.d18) }
      }
      if pass.isDue(.d65) {
        let value: Int = _Family11M1Formulas.d65(_cache.d18, c0)
        if Bindgen.replace(&_cache.d65, with: value) { pass.changed(.d65) }
      }
      if pass.isDue(.d36) {
        let value: Int = _Family11M1Formulas.d36(_cache.d18)
        if Bindgen.replace(&_cache.d36, with: value) { pass.changed(.d36) }
      }
      if pass.isDue(.d19) {
        let value: Int = _Family11M1Formulas.d19(c0, _cache.d18)
        if Bindgen.replace(&_cache.d19, with: value) { pass.changed(.d19) }
      }
      if pass.isDue(.d23) {
        let value: Int = _Family11M1Formulas.d23(_cache.d19, _cache.d20)
        if Bindgen.replace(&_cache.d23, with: value) { pass.changed(.d23) }
      }
      if pass.isDue(.d24) {
        let value: Int = _Family11M1Formulas.d24(_cache.d23, _cache.d3)
        if Bindgen.replace(&_cache.d24, with: value) { pass.changed(.d24) }
      }
      if pass.isDue(.d6) {
        let value: Int = _Family11M1Formulas.d6(c0, _cache.d0)
        if Bindgen.replace(&_cache.d6, with: value, unless: _Family11M1Formulas.d6AreEqual) { pass.changed(.d6) }
      }
      if pass.isDue(.d31) {
        let value: Int = _Family11M1Formulas.d31(c0, _cache.d6, _cache.d26)
        if Bindgen.replace(&_cache.d31, with: value) { pass.changed(.d31) }
      }
    }
    if pass.isDue([.d33, .d57, .d64, .d58, .d59, .d62, .d4, .d22]) {
      if pass.isDue(.d33) { pass.changed(.d33) }
      if pass.isDue(.d57) {
        let value: Int = _Family11M1Formulas.d57(c0, _cache.d52, _cache.d31)
        if Bindgen.replace(&_cache.d57, with: value) { pass.changed(.d57) }
      }
      if pass.isDue(.d64) {
        let value: Int? = _Family11M1Formulas.d64(_cache.d60, _cache.d57)
        if Bindgen.replace(&_cache.d64, with: value) { pass.changed(.d64) }
      }
      if pass.isDue(.d58) { pass.changed(.d58) }
      if pass.isDue(.d59) {
        let value: Int = _Family11M1Formulas.d59(c0, _s0, _cache.d54, _cache.d57)
        if Bindgen.replace(&_cache.d59, with: value) { pass.changed(.d59) }
      }
      if pass.isDue(.d62) {
        let value: Int? = _Family11M1Formulas.d62(c0, _cache.d59)
        if Bindgen.replace(&_cache.d62, with: value) { pass.changed(.d62) }
      }
      if pass.isDue(.d4) {
        let value: Int = _Family11M1Formulas.d4(_cache.d0, _s1)
        if Bindgen.replace(&_cache.d4, with: value) { pass.changed(.d4) }
      }
      if pass.isDue(.d22) {
        let value: Int = _Family11M1Formulas.d22(_cache.d4)
        if Bindgen.replace(&_cache.d22, with: value) { pass.changed(.d22) }
      }
    }
  }

  private func _compute2(_ pass: inout Bindgen.Pass<Changes>) {
    if pass.isDue([.d1, .d14]) {
      if pass.isDue(.d1) {
        let value: Int = _Family11M1Formulas.d1(_cache.d0, c0)
        if Bindgen.replace(&_cache.d1, with: value, unless: _Family11M1Formulas.d1AreEqual) { pass.changed(.d1) }
      }
      if pass.isDue(.d14) {
        _cache.d14 = _Family11M1Formulas.d14(c0, _cache.d1)
        pass.changed(.d14)
      }
    }
  }

  func _addObserved(to fields: inout Bindgen.Mask) {
  }

  func _notify(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(changed)
    _publish(Changes(_core.takeTracked(changes.mask, of: self)))
  }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension Family11M1: DrivenModel {
  static func make(_ children: [String: any DrivenModel]) -> any DrivenModel {
    Family11M1(
      c0: children["c0"] as! Family11M0,
      s0: 0
    )
  }

  var sum: Int {
    var sum: Int = 0
    sum &+= s0.number
    sum &+= s1.number
    sum &+= bucket(d63)
    sum &+= d61.number
    sum &+= d52.number
    sum &+= d54.number
    sum &+= d51.number
    sum &+= d56.number
    sum &+= d53.number
    sum &+= d47.number
    sum &+= d49.number
    sum &+= bucket(d55)
    sum &+= d46.number
    sum &+= d50.number
    sum &+= d44.number
    sum &+= d43.number
    sum &+= d42.number
    sum &+= d38.number
    sum &+= d48.number
    sum &+= d40.number
    sum &+= d34.number
    sum &+= d32.number
    sum &+= d35.number
    sum &+= d39.number
    sum &+= d41.number
    sum &+= d37.number
    sum &+= d29.number
    sum &+= d27.number
    sum &+= d26.number
    sum &+= d20.number
    sum &+= d15.number
    sum &+= d30.number
    sum &+= d16.number
    sum &+= d10.number
    sum &+= d8.number
    sum &+= d11.number
    sum &+= d17.number
    sum &+= bucket(d45)
    sum &+= d12.number
    sum &+= d7.number
    sum &+= d21.number
    sum &+= bucket(d25)
    sum &+= d3.number
    sum &+= d28.number
    sum &+= d5.number
    sum &+= d60.number
    sum &+= d2.number
    sum &+= d9.number
    sum &+= d13.number
    sum &+= d0.number
    sum &+= d18.number
    sum &+= d65.number
    sum &+= d36.number
    sum &+= d19.number
    sum &+= d23.number
    sum &+= d24.number
    sum &+= bucket(d6)
    sum &+= d31.number
    sum &+= d33.number
    sum &+= d57.number
    sum &+= d64.number
    sum &+= d58.number
    sum &+= d59.number
    sum &+= d62.number
    sum &+= d4.number
    sum &+= d22.number
    sum &+= bucket(d1)
    sum &+= d14.number
    sum &+= c0.sum
    return sum
  }

  func number(of field: String) -> Int {
    switch field {
    case "s0": return s0.number
    case "s1": return s1.number
    case "d63": return d63.number
    case "d61": return d61.number
    case "d52": return d52.number
    case "d54": return d54.number
    case "d51": return d51.number
    case "d56": return d56.number
    case "d53": return d53.number
    case "d47": return d47.number
    case "d49": return d49.number
    case "d55": return d55.number
    case "d46": return d46.number
    case "d50": return d50.number
    case "d44": return d44.number
    case "d43": return d43.number
    case "d42": return d42.number
    case "d38": return d38.number
    case "d48": return d48.number
    case "d40": return d40.number
    case "d34": return d34.number
    case "d32": return d32.number
    case "d35": return d35.number
    case "d39": return d39.number
    case "d41": return d41.number
    case "d37": return d37.number
    case "d29": return d29.number
    case "d27": return d27.number
    case "d26": return d26.number
    case "d20": return d20.number
    case "d15": return d15.number
    case "d30": return d30.number
    case "d16": return d16.number
    case "d10": return d10.number
    case "d8": return d8.number
    case "d11": return d11.number
    case "d17": return d17.number
    case "d45": return d45.number
    case "d12": return d12.number
    case "d7": return d7.number
    case "d21": return d21.number
    case "d25": return d25.number
    case "d3": return d3.number
    case "d28": return d28.number
    case "d5": return d5.number
    case "d60": return d60.number
    case "d2": return d2.number
    case "d9": return d9.number
    case "d13": return d13.number
    case "d0": return d0.number
    case "d18": return d18.number
    case "d65": return d65.number
    case "d36": return d36.number
    case "d19": return d19.number
    case "d23": return d23.number
    case "d24": return d24.number
    case "d6": return d6.number
    case "d31": return d31.number
    case "d33": return d33.number
    case "d57": return d57.number
    case "d64": return d64.number
    case "d58": return d58.number
    case "d59": return d59.number
    case "d62": return d62.number
    case "d4": return d4.number
    case "d22": return d22.number
    case "d1": return d1.number
    case "d14": return d14.number
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
extension Family11M1 {
  func track(_ field: String, _ body: @escaping (Int) -> Void) -> AnyObject? {
    Tracker({ [unowned self] in number(of: field) }, body)
  }
}

/// The spec's expressions: each sees what it names, and nothing else of the model.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
enum _Family11M1Formulas {
  static func d63(_ c0: Family11M0) -> Int { c0.d19 / 2 }
  static func d63AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func d61(_ c0: Family11M0) -> Int { total(c0) }
  static func d52(_ c0: Family11M0) -> Int { c0.d67 % 5 }
  static func d54(_ d52: Int, _ c0: Family11M0) -> Int { pick(d52, c0.d53, c0.d32) }
  static func d51(_ c0: Family11M0) -> Int { total(c0) }
  static func d56(_ d51: Int, _ c0: Family11M0) -> Int? { maybe(mix(d51, c0.d53)) }
  static func d53(_ d51: Int) -> Int? { maybe(d51 &+ d51) }
  static func d47(_ c0: Family11M0) -> Int { total(c0) }
  static func d49(_ c0: Family11M0, _ d47: Int) -> Int { mix(c0.d17, d47, c0.d17) }
  static func d55(_ c0: Family11M0, _ d49: Int) -> Int { mix(c0.d61, d49, c0.d16, c0.d37, c0.d36) }
  static func d55AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func d46(_ c0: Family11M0) -> Int { total(c0) }
  static func d50(_ d46: Int) -> Int { d46 / 2 }
  static func d44(_ c0: Family11M0) -> Int { c0.d0 % 5 }
  static func d43(_ c0: Family11M0) -> Int { total(c0) }
  static func d42(_ c0: Family11M0) -> Int { total(c0) }
  static func d38(_ c0: Family11M0) -> Int { total(c0) }
  static func d48(_ d38: Int, _ d47: Int) -> Int { d38 &+ d47 }
  static func d40(_ d38: Int, _ c0: Family11M0) -> Int { mix(d38, c0.d21.number) }
  static func d34(_ c0: Family11M0) -> Int { c0.d57.number % 5 }
  static func d32(_ c0: Family11M0) -> Int { c0.d33 &+ c0.d64 }
  static func d35(_ d32: Int) -> Int? { maybe(d32 % 5) }
  static func d39(_ d35: Int?, _ c0: Family11M0) -> Int { pick(d35.number, bucket(c0.d1), c0.d65.number) }
  static func d41(_ d39: Int) -> Int { d39 % 5 }
  static func d37(_ d35: Int?, _ d34: Int) -> Int { d35.number &+ d34 }
  static func d29(_ c0: Family11M0) -> Int { c0.d31 % 5 }
  static func d27(_ c0: Family11M0) -> Int { c0.d59 % 5 }
  static func d26(_ c0: Family11M0) -> Int { total(c0) }
  static func d20(_ c0: Family11M0) -> Int { total(c0) }
  static func d15(_ c0: Family11M0) -> Int { c0.d63 % 5 }
  static func d30(_ d15: Int, _ c0: Family11M0) -> Int? { maybe(d15 &+ c0.d8) }
  static func d16(_ d15: Int, _ c0: Family11M0) -> Int { pick(d15, c0.d18.number, c0.d43.number) }
  static func d10(_ c0: Family11M0) -> Int { c0.d22.number &+ c0.d27.number }
  static func d8(_ c0: Family11M0) -> Int? { maybe(c0.d17 % 5) }
  static func d11(_ d8: Int?, _ c0: Family11M0) -> Int { mix(d8.number, c0.d51, c0.d15.number, bucket(c0.d2)) }
  static func d17(_ c0: Family11M0, _ d11: Int) -> Int? { maybe(pick(c0.d55, d11, c0.d17)) }
  static func d45(_ c0: Family11M0, _ d17: Int?) -> Int { mix(c0.d62, bucket(c0.d38), c0.d60, d17.number) }
  static func d45AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func d12(_ c0: Family11M0, _ d11: Int) -> Int? { maybe(c0.d37 &+ d11) }
  static func d7(_ c0: Family11M0) -> Int { total(c0) }
  static func d21(_ d7: Int) -> Int { d7 % 5 }
  static func d25(_ d21: Int, _ d20: Int) -> Int { d21 &+ d20 }
  static func d25AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func d3(_ c0: Family11M0) -> Int? { maybe(c0.d37 / 2) }
  static func d28(_ d3: Int?, _ c0: Family11M0) -> Int { d3.number &+ bucket(c0.d1) }
  static func d60(_ c0: Family11M0, _ d5: Int?) -> Int { c0.d42 &+ d5.number }
  static func d2(_ c0: Family11M0, _ s1: [Int]) -> Int? { maybe(pick(c0.d42, c0.d60, s1.number)) }
  static func d9(_ d2: Int?) -> Int { d2.number % 5 }
  static func d13(_ d9: Int, _ c0: Family11M0) -> Int { d9 &+ bucket(c0.d40) }
  static func d0(_ s0: Int, _ c0: Family11M0) -> Int? { maybe(s0 &+ c0.d32) }
  static func d18(_ d10: Int, _ c0: Family11M0, _ d0: Int?) -> Int { pick(d10, c0.d65.number, d0.number) }
  static func d65(_ d18: Int, _ c0: Family11M0) -> Int { d18 &+ c0.d13 }
  static func d36(_ d18: Int) -> Int { d18 / 2 }
  static func d19(_ c0: Family11M0, _ d18: Int) -> Int { pick(c0.d68, d18, d18) }
  static func d23(_ d19: Int, _ d20: Int) -> Int { mix(d19, d20) }
  static func d24(_ d23: Int, _ d3: Int?) -> Int { d23 &+ d3.number }
  static func d6(_ c0: Family11M0, _ d0: Int?) -> Int { mix(c0.d37, c0.d45, d0.number, bucket(c0.s1), c0.d50.number) }
  static func d6AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func d31(_ c0: Family11M0, _ d6: Int, _ d26: Int) -> Int { mix(c0.d15.number, c0.d54, bucket(d6), c0.d43.number, d26) }
  static func d57(_ c0: Family11M0, _ d52: Int, _ d33: Int) -> Int { mix(c0.d15.number, d52, c0.d12.number, d33) }
  static func d64(_ d60: Int, _ d57: Int) -> Int? { maybe(d60 &+ d57) }
  static func d59(_ c0: Family11M0, _ s0: Int, _ d54: Int, _ d58: Int) -> Int { mix(c0.d0, s0, d54, d58) }
  static func d62(_ c0: Family11M0, _ d59: Int) -> Int? { maybe(mix(c0.d34, d59)) }
  static func d4(_ d0: Int?, _ s1: [Int]) -> Int { d0.number &+ s1.number }
  static func d22(_ d4: Int) -> Int { d4 % 5 }
  static func d1(_ d0: Int?, _ c0: Family11M0) -> Int {
    mix(d0.number, c0.d15.number, c0.d6.number, c0.d41, bucket(c0.d1))
  }

  static func d1AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func d14(_ c0: Family11M0, _ d1: Int) -> Int { c0.d58 &+ bucket(d1) }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
final class Family11M0: Bindgen.Model, Observation.Observable {
  // MARK: State

  var s0: Int {
    get {
      _track(.s0, \.s0)
      return _s0
    }
    set { if Bindgen.replace(&_s0, with: newValue) { _wrote(.s0) } }
  }
  private var _s0: Int

  var s1: Int {
    get {
      _track(.s1, \.s1)
      return _s1
    }
    set { if Bindgen.replace(&_s1, with: newValue, unless: _Family11M0Formulas.s1AreEqual) { _wrote(.s1) } }
  }
  private var _s1: Int

  var s2: Int {
    get {
      _track(.s2, \.s2)
      return _s2
    }
    set { if Bindgen.replace(&_s2, with: newValue) { _wrote(.s2) } }
  }
  private var _s2: Int

  // MARK: Derived

  var d35: Int? {
    _refresh(.d35)
    _track(.d35, \.d35)
    return _cache.d35
  }

  var d36: Int {
    _refresh(.d36)
    _track(.d36, \.d36)
    return _cache.d36
  }

  var d46: Int {
    _refresh(.d46)
    _track(.d46, \.d46)
    return _cache.d46
  }

  var d48: Int? {
    _refresh(.d48)
    _track(.d48, \.d48)
    return _cache.d48
  }

  var d21: Int? {
    _refresh(.d21)
    _track(.d21, \.d21)
    return _cache.d21
  }

  var d27: Int? {
    _refresh(.d27)
    _track(.d27, \.d27)
    return _cache.d27
  }

  var d40: Int {
    _refresh(.d40)
    _track(.d40, \.d40)
    return _cache.d40
  }

  var d32: Int {
    _refresh(.d32)
    _track(.d32, \.d32)
    return _cache.d32
  }

  var d13: Int {
    _refresh(.d13)
    _track(.d13, \.d13)
    return _cache.d13
  }

  var d2: Int {
    _refresh(.d2)
    _track(.d2, \.d2)
    return _cache.d2
  }

  var d23: Int? {
    _refresh(.d23)
    _track(.d23, \.d23)
    return _cache.d23
  }

  var d44: Int? { d23 }

  var d50: Int? {
    _refresh(.d50)
    _track(.d50, \.d50)
    return _cache.d50
  }

  var d54: Int {
    _refresh(.d54)
    _track(.d54, \.d54)
    return _cache.d54
  }

  var d6: Int? {
    _refresh(.d6)
    _track(.d6, \.d6)
    return _cache.d6
  }

  var d1: Int {
    _refresh(.d1)
    _track(.d1, \.d1)
    return _cache.d1
  }

  var d0: Int {
    _refresh(.d0)
    _track(.d0, \.d0)
    return _cache.d0
  }

  var d28: Int {
    _refresh(.d28)
    _track(.d28, \.d28)
    return _cache.d28
  }

  var d12: Int? {
    _refresh(.d12)
    _track(.d12, \.d12)
    return _cache.d12
  }

  var d22: Int? {
    _refresh(.d22)
    _track(.d22, \.d22)
    return _cache.d22
  }

  var d5: Int {
    _refresh(.d5)
    _track(.d5, \.d5)
    return _cache.d5
  }

  var d29: Int? {
    _refresh(.d29)
    _track(.d29, \.d29)
    return _cache.d29
  }

  var d3: Int? {
    _refresh(.d3)
    _track(.d3, \.d3)
    return _cache.d3
  }

  var d20: Int {
    _refresh(.d20)
    _track(.d20, \.d20)
    return _cache.d20
  }

  var d58: Int {
    _refresh(.d58)
    _track(.d58, \.d58)
    return _cache.d58
  }

  var d61: Int {
    _refresh(.d61)
    _track(.d61, \.d61)
    return _cache.d61
  }

  var d55: Int {
    _refresh(.d55)
    _track(.d55, \.d55)
    return _cache.d55
  }

  var d7: Int {
    _refresh(.d7)
    _track(.d7, \.d7)
    return _cache.d7
  }

  var d11: Int? {
    _refresh(.d11)
    _track(.d11, \.d11)
    return _cache.d11
  }

  var d66: Int {
    _refresh(.d66)
    _track(.d66, \.d66)
    return _cache.d66
  }

  var d24: Int {
    _refresh(.d24)
    _track(.d24, \.d24)
    return _cache.d24
  }

  var d9: Int {
    _refresh(.d9)
    _track(.d9, \.d9)
    return _cache.d9
  }

  var d14: Int? {
    _refresh(.d14)
    _track(.d14, \.d14)
    return _cache.d14
  }

  var d16: Int {
    _refresh(.d16)
    _track(.d16, \.d16)
    return _cache.d16
  }

  var d51: Int {
    _refresh(.d51)
    _track(.d51, \.d51)
    return _cache.d51
  }

  var d60: Int { d51 }

  var d62: Int { d60 }

  var d68: Int {
    _refresh(.d68)
    _track(.d68, \.d68)
    return _cache.d68
  }

  var d63: Int { d62 }

  var d69: Int {
    _refresh(.d69)
    _track(.d69, \.d69)
    return _cache.d69
  }

  var d43: Int? {
    _refresh(.d43)
    _track(.d43, \.d43)
    return _cache.d43
  }

  var d64: Int {
    _refresh(.d64)
    _track(.d64, \.d64)
    return _cache.d64
  }

  var d26: Int {
    _refresh(.d26)
    _track(.d26, \.d26)
    return _cache.d26
  }

  var d30: Int {
    _refresh(.d30)
    _track(.d30, \.d30)
    return _cache.d30
  }

  var d59: Int { d30 }

  var d15: Int? {
    _refresh(.d15)
    _track(.d15, \.d15)
    return _cache.d15
  }

  var d17: Int {
    _refresh(.d17)
    _track(.d17, \.d17)
    return _cache.d17
  }

  var d19: Int {
    _refresh(.d19)
    _track(.d19, \.d19)
    return _cache.d19
  }

  var d25: Int {
    _refresh(.d25)
    _track(.d25, \.d25)
    return _cache.d25
  }

  var d8: Int {
    _refresh(.d8)
    _track(.d8, \.d8)
    return _cache.d8
  }

  var d10: Int {
    _refresh(.d10)
    _track(.d10, \.d10)
    return _cache.d10
  }

  var d4: Int? { d3 }

  var d31: Int {
    _refresh(.d31)
    _track(.d31, \.d31)
    return _cache.d31
  }

  var d34: Int {
    _refresh(.d34)
    _track(.d34, \.d34)
    return _cache.d34
  }

  var d38: Int {
    _refresh(.d38)
    _track(.d38, \.d38)
    return _cache.d38
  }

  var d49: Int {
    _refresh(.d49)
    _track(.d49, \.d49)
    return _cache.d49
  }

  var d45: Int {
    _refresh(.d45)
    _track(.d45, \.d45)
    return _cache.d45
  }

  var d65: Int? {
    _refresh(.d65)
    _track(.d65, \.d65)
    return _cache.d65
  }

  var d33: Int {
    _refresh(.d33)
    _track(.d33, \.d33)
    return _cache.d33
  }

  var d37: Int {
    _refresh(.d37)
    _track(.d37, \.d37)
    return _cache.d37
  }

  var d42: Int {
    _refresh(.d42)
    _track(.d42, \.d42)
    return _cache.d42
  }

  var d67: Int { d42 }

  var d47: Int? {
    _refresh(.d47)
    _track(.d47, \.d47)
    return _cache.d47
  }

  var d53: Int {
    _refresh(.d53)
    _track(.d53, \.d53)
    return _cache.d53
  }

  var d52: Int {
    _refresh(.d52)
    _track(.d52, \.d52)
    return _cache.d52
  }

  var d56: Int {
    _refresh(.d56)
    _track(.d56, \.d56)
    return _cache.d56
  }

  var d57: Int? {
    _refresh(.d57)
    _track(.d57, \.d57)
    return _cache.d57
  }

  var d41: Int {
    _refresh(.d41)
    _track(.d41, \.d41)
    return _cache.d41
  }

  var d39: Int {
    _refresh(.d39)
    _track(.d39, \.d39)
    return _cache.d39
  }

  var d18: Int? {
    _refresh(.d18)
    _track(.d18, \.d18)
    return _cache.d18
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
    private(set) var rawValue: SIMD2<UInt64>

    init() { rawValue = SIMD2<UInt64>() }
    init(rawValue: SIMD2<UInt64>) { self.rawValue = rawValue }

    static let s0: Changes = Changes(field: 0)
    static let s1: Changes = Changes(field: 1)
    static let s2: Changes = Changes(field: 2)
    static let d35: Changes = Changes(field: 3)
    static let d36: Changes = Changes(field: 4)
    static let d46: Changes = Changes(field: 5)
    static let d48: Changes = Changes(field: 6)
    static let d21: Changes = Changes(field: 7)
    static let d27: Changes = Changes(field: 8)
    static let d40: Changes = Changes(field: 9)
    static let d32: Changes = Changes(field: 10)
    static let d13: Changes = Changes(field: 11)
    static let d2: Changes = Changes(field: 12)
    static let d23: Changes = Changes(field: 13)
    static let d44: Changes = Changes(field: 14)
    static let d50: Changes = Changes(field: 15)
    static let d54: Changes = Changes(field: 16)
    static let d6: Changes = Changes(field: 17)
    static let d1: Changes = Changes(field: 18)
    static let d0: Changes = Changes(field: 19)
    static let d28: Changes = Changes(field: 20)
    static let d12: Changes = Changes(field: 21)
    static let d22: Changes = Changes(field: 22)
    static let d5: Changes = Changes(field: 23)
    static let d29: Changes = Changes(field: 24)
    static let d3: Changes = Changes(field: 25)
    static let d20: Changes = Changes(field: 26)
    static let d58: Changes = Changes(field: 27)
    static let d61: Changes = Changes(field: 28)
    static let d55: Changes = Changes(field: 29)
    static let d7: Changes = Changes(field: 30)
    static let d11: Changes = Changes(field: 31)
    static let d66: Changes = Changes(field: 32)
    static let d24: Changes = Changes(field: 33)
    static let d9: Changes = Changes(field: 34)
    static let d14: Changes = Changes(field: 35)
    static let d16: Changes = Changes(field: 36)
    static let d51: Changes = Changes(field: 37)
    static let d60: Changes = Changes(field: 38)
    static let d62: Changes = Changes(field: 39)
    static let d68: Changes = Changes(field: 40)
    static let d63: Changes = Changes(field: 41)
    static let d69: Changes = Changes(field: 42)
    static let d43: Changes = Changes(field: 43)
    static let d64: Changes = Changes(field: 44)
    static let d26: Changes = Changes(field: 45)
    static let d30: Changes = Changes(field: 46)
    static let d59: Changes = Changes(field: 47)
    static let d15: Changes = Changes(field: 48)
    static let d17: Changes = Changes(field: 49)
    static let d19: Changes = Changes(field: 50)
    static let d25: Changes = Changes(field: 51)
    static let d8: Changes = Changes(field: 52)
    static let d10: Changes = Changes(field: 53)
    static let d4: Changes = Changes(field: 54)
    static let d31: Changes = Changes(field: 55)
    static let d34: Changes = Changes(field: 56)
    static let d38: Changes = Changes(field: 57)
    static let d49: Changes = Changes(field: 58)
    static let d45: Changes = Changes(field: 59)
    static let d65: Changes = Changes(field: 60)
    static let d33: Changes = Changes(field: 61)
    static let d37: Changes = Changes(field: 62)
    static let d42: Changes = Changes(field: 63)
    static let d67: Changes = Changes(field: 64)
    static let d47: Changes = Changes(field: 65)
    static let d53: Changes = Changes(field: 66)
    static let d52: Changes = Changes(field: 67)
    static let d56: Changes = Changes(field: 68)
    static let d57: Changes = Changes(field: 69)
    static let d41: Changes = Changes(field: 70)
    static let d39: Changes = Changes(field: 71)
    static let d18: Changes = Changes(field: 72)

    mutating func formUnion(_ other: Changes) { rawValue |= other.rawValue }
    mutating func formIntersection(_ other: Changes) { rawValue &= other.rawValue }
    mutating func formSymmetricDifference(_ other: Changes) { rawValue ^= other.rawValue }
  }

  private let _registrar: Observation.ObservationRegistrar = Observation.ObservationRegistrar()

  /// A field is read, and up to date.
  private func _track<Value>(_ field: Changes, _ path: KeyPath<Family11M0, Value>) {
    if _core.track(field.mask, of: self) { _registrar.access(self, keyPath: path) }
  }

  /// Notifies those that have read a field.
  private func _publish<Value>(_ path: KeyPath<Family11M0, Value>) {
    _registrar.willSet(self, keyPath: path)
    _registrar.didSet(self, keyPath: path)
  }

  private func _publish(_ changes: Changes) {
    _publish0(changes)
    _publish1(changes)
    _publish2(changes)
  }

  private func _publish0(_ changes: Changes) {
    if changes.contains(.s0) { _publish(\.s0) }
    if changes.contains(.s1) { _publish(\.s1) }
    if changes.contains(.s2) { _publish(\.s2) }
    if changes.contains(.d35) { _publish(\.d35) }
    if changes.contains(.d36) { _publish(\.d36) }
    if changes.contains(.d46) { _publish(\.d46) }
    if changes.contains(.d48) { _publish(\.d48) }
    if changes.contains(.d21) { _publish(\.d21) }
    if changes.contains(.d27) { _publish(\.d27) }
    if changes.contains(.d40) { _publish(\.d40) }
    if changes.contains(.d32) { _publish(\.d32) }
    if changes.contains(.d13) { _publish(\.d13) }
    if changes.contains(.d2) { _publish(\.d2) }
    if changes.contains(.d23) { _publish(\.d23) }
    if changes.contains(.d44) { _publish(\.d44) }
    if changes.contains(.d50) { _publish(\.d50) }
    if changes.contains(.d54) { _publish(\.d54) }
    if changes.contains(.d6) { _publish(\.d6) }
    if changes.contains(.d1) { _publish(\.d1) }
    if changes.contains(.d0) { _publish(\.d0) }
    if changes.contains(.d28) { _publish(\.d28) }
    if changes.contains(.d12) { _publish(\.d12) }
    if changes.contains(.d22) { _publish(\.d22) }
    if changes.contains(.d5) { _publish(\.d5) }
    if changes.contains(.d29) { _publish(\.d29) }
    if changes.contains(.d3) { _publish(\.d3) }
    if changes.contains(.d20) { _publish(\.d20) }
    if changes.contains(.d58) { _publish(\.d58) }
    if changes.contains(.d61) { _publish(\.d61) }
    if changes.contains(.d55) { _publish(\.d55) }
    if changes.contains(.d7) { _publish(\.d7) }
    if changes.contains(.d11) { _publish(\.d11) }
  }

  private func _publish1(_ changes: Changes) {
    if changes.contains(.d66) { _publish(\.d66) }
    if changes.contains(.d24) { _publish(\.d24) }
    if changes.contains(.d9) { _publish(\.d9) }
    if changes.contains(.d14) { _publish(\.d14) }
    if changes.contains(.d16) { _publish(\.d16) }
    if changes.contains(.d51) { _publish(\.d51) }
    if changes.contains(.d60) { _publish(\.d60) }
    if changes.contains(.d62) { _publish(\.d62) }
    if changes.contains(.d68) { _publish(\.d68) }
    if changes.contains(.d63) { _publish(\.d63) }
    if changes.contains(.d69) { _publish(\.d69) }
    if changes.contains(.d43) { _publish(\.d43) }
    if changes.contains(.d64) { _publish(\.d64) }
    if changes.contains(.d26) { _publish(\.d26) }
    if changes.contains(.d30) { _publish(\.d30) }
    if changes.contains(.d59) { _publish(\.d59) }
    if changes.contains(.d15) { _publish(\.d15) }
    if changes.contains(.d17) { _publish(\.d17) }
    if changes.contains(.d19) { _publish(\.d19) }
    if changes.contains(.d25) { _publish(\.d25) }
    if changes.contains(.d8) { _publish(\.d8) }
    if changes.contains(.d10) { _publish(\.d10) }
    if changes.contains(.d4) { _publish(\.d4) }
    if changes.contains(.d31) { _publish(\.d31) }
    if changes.contains(.d34) { _publish(\.d34) }
    if changes.contains(.d38) { _publish(\.d38) }
    if changes.contains(.d49) { _publish(\.d49) }
    if changes.contains(.d45) { _publish(\.d45) }
    if changes.contains(.d65) { _publish(\.d65) }
    if changes.contains(.d33) { _publish(\.d33) }
    if changes.contains(.d37) { _publish(\.d37) }
    if changes.contains(.d42) { _publish(\.d42) }
  }

  private func _publish2(_ changes: Changes) {
    if changes.contains(.d67) { _publish(\.d67) }
    if changes.contains(.d47) { _publish(\.d47) }
    if changes.contains(.d53) { _publish(\.d53) }
    if changes.contains(.d52) { _publish(\.d52) }
    if changes.contains(.d56) { _publish(\.d56) }
    if changes.contains(.d57) { _publish(\.d57) }
    if changes.contains(.d41) { _publish(\.d41) }
    if changes.contains(.d39) { _publish(\.d39) }
    if changes.contains(.d18) { _publish(\.d18) }
  }

  // MARK: Machinery

  let _core: Bindgen.Core = Bindgen.Core(Family11M0._graph)
  private static let _graph: Bindgen.Graph = Bindgen.Graph(
    Changes.self,
    "s0 s1 s2 d35 d36 d46 d48 d21 d27 d40 d32 d13 d2 d23 d44 d50 d54 d6 d1 d0 d28 d12 d22 d5 d29 d3 d20 d58 d61 d55 d7 d11 d66 d24 d9 d14 d16 d51 d60 d62 d68 d63 d69 d43 d64 d26 d30 d59 d15 d17 d19 d25 d8 d10 d4 d31 d34 d38 d49 d45 d65 d33 d37 d42 d67 d47 d53 d52 d56 d57 d41 d39 d18",
    [
      .d35: [.s0],
      .d36: [.d35],
      .d46: [.d36],
      .d48: [.d46],
      .d21: [.s0],
      .d27: [.d21],
      .d40: [.d35, .d27],
      .d32: [.d27],
      .d13: [.s1],
      .d2: [.s1],
      .d23: [.d2],
      .d44: [.d23],
      .d50: [.d35, .d44],
      .d54: [.d50],
      .d6: [.s0, .d2],
      .d1: [.s0],
      .d0: [.s1, .s2],
      .d28: [.d0],
      .d12: [.d6, .d0],
      .d22: [.d21, .d12],
      .d5: [.d2, .d0],
      .d29: [.d5],
      .d3: [.s0, .d1, .d0],
      .d20: [.s0, .d6, .d3],
      .d58: [.d20],
      .d61: [.d58],
      .d55: [.d20],
      .d7: [.d3],
      .d11: [.s2, .d7],
      .d66: [.d61, .d11],
      .d24: [.d11],
      .d9: [.d7],
      .d14: [.s0, .d7, .d9],
      .d16: [.s1, .d14],
      .d51: [.d50, .d16],
      .d60: [.d51],
      .d62: [.d60],
      .d68: [.d66, .d62],
      .d63: [.d62],
      .d69: [.d3, .d63],
      .d43: [.d16],
      .d64: [.d63, .d43],
      .d26: [.d24, .d9, .d16],
      .d30: [.d29, .d26],
      .d59: [.d30],
      .d15: [.d14],
      .d17: [.d0, .d7, .d11, .d15],
      .d19: [.d17],
      .d25: [.d14, .d19],
      .d8: [.d2, .d3, .d7],
      .d10: [.d1, .d0, .d8],
      .d4: [.d3],
      .d31: [.d4],
      .d34: [.d27, .d14, .d31],
      .d38: [.d16, .d26, .d34],
      .d49: [.d38],
      .d45: [.d30, .d38],
      .d65: [.d61, .d45],
      .d33: [.d20, .d31],
      .d37: [.d32, .d19, .d31, .d33],
      .d42: [.d27, .d19, .d37],
      .d67: [.d42],
      .d47: [.d24, .d42],
      .d53: [.d50, .d49, .d47],
      .d52: [.d36, .d15, .d47],
      .d56: [.d55, .d38, .d52],
      .d57: [.d12, .d56],
      .d41: [.d13, .d15, .d37],
      .d39: [.s2, .d37],
      .d18: [.d14, .d16, .d4],
    ]
  )

  private struct _Cache {
    var d35: Int?
    var d36: Int = 0
    var d46: Int = 0
    var d48: Int?
    var d21: Int?
    var d27: Int?
    var d40: Int = 0
    var d32: Int = 0
    var d13: Int = 0
    var d2: Int = 0
    var d23: Int?
    var d50: Int?
    var d54: Int = 0
    var d6: Int?
    var d1: Int = 0
    var d0: Int = 0
    var d28: Int = 0
    var d12: Int?
    var d22: Int?
    var d5: Int = 0
    var d29: Int?
    var d3: Int?
    var d20: Int = 0
    var d58: Int = 0
    var d61: Int = 0
    var d55: Int = 0
    var d7: Int = 0
    var d11: Int?
    var d66: Int = 0
    var d24: Int = 0
    var d9: Int = 0
    var d14: Int?
    var d16: Int = 0
    var d51: Int = 0
    var d68: Int = 0
    var d69: Int = 0
    var d43: Int?
    var d64: Int = 0
    var d26: Int = 0
    var d30: Int = 0
    var d15: Int?
    var d17: Int = 0
    var d19: Int = 0
    var d25: Int = 0
    var d8: Int = 0
    var d10: Int = 0
    var d31: Int = 0
    var d34: Int = 0
    var d38: Int = 0
    var d49: Int = 0
    var d45: Int = 0
    var d65: Int?
    var d33: Int = 0
    var d37: Int = 0
    var d42: Int = 0
    var d47: Int?
    var d53: Int = 0
    var d52: Int = 0
    var d56: Int = 0
    var d57: Int?
    var d41: Int = 0
    var d39: Int = 0
    var d18: Int?
  }
  private var _cache: _Cache = _Cache()

  private func _wrote(_ field: Changes) { _core.wrote(field.mask, of: self) }
  private func _refresh(_ field: Changes) { _core.refresh(field.mask, of: self) }

  func _compute(_ fields: Bindgen.Mask) {
    var pass: Bindgen.Pass<Changes> = _core.pass(fields)
    _compute0(&pass)
    _compute1(&pass)
    _compute2(&pass)
    _core.finish(pass)
  }

  private func _compute0(_ pass: inout Bindgen.Pass<Changes>) {
    if pass.isDue([.d35, .d36, .d46, .d48, .d21, .d27, .d40, .d32]) {
      if pass.isDue(.d35) {
        let value: Int? = _Family11M0Formulas.d35(_s0)
        if Bindgen.replace(&_cache.d35, with: value) { pass.changed(.d35) }
      }
      if pass.isDue(.d36) {
        let value: Int = _Family11M0Formulas.d36(_cache.d35)
        if Bindgen.replace(&_cache.d36, with: value) { pass.changed(.d36) }
      }
      if pass.isDue(.d46) {
        let value: Int = _Family11M0Formulas.d46(_cache.d36)
        if Bindgen.replace(&_cache.d46, with: value) { pass.changed(.d46) }
      }
      if pass.isDue(.d48) {
        let value: Int? = _Family11M0Formulas.d48(_cache.d46)
        if Bindgen.replace(&_cache.d48, with: value) { pass.changed(.d48) }
      }
      if pass.isDue(.d21) {
        let value: Int? = _Family11M0Formulas.d21(_s0)
        if Bindgen.replace(&_cache.d21, with: value) { pass.changed(.d21) }
      }
      if pass.isDue(.d27) {
        let value: Int? = _Family11M0Formulas.d27(_cache.d21)
        if Bindgen.replace(&_cache.d27, with: value) { pass.changed(.d27) }
      }
      if pass.isDue(.d40) {
        let value: Int = _Family11M0Formulas.d40(_cache.d35, _cache.d27)
        if Bindgen.replace(&_cache.d40, with: value, unless: _Family11M0Formulas.d40AreEqual) { pass.changed(.d40) }
      }
      if pass.isDue(.d32) {
        let value: Int = _Family11M0Formulas.d32(_cache.d27)
        if Bindgen.replace(&_cache.d32, with: value) { pass.changed(.d32) }
      }
    }
    if pass.isDue([.d13, .d2, .d23, .d44, .d50, .d54, .d6, .d1]) {
      if pass.isDue(.d13) {
        _cache.d13 = _Family11M0Formulas.d13(_s1)
        pass.changed(.d13)
      }
      if pass.isDue(.d2) {
        let value: Int = _Family11M0Formulas.d2(_s1)
        if Bindgen.replace(&_cache.d2, with: value, unless: _Family11M0Formulas.d2AreEqual) { pass.changed(.d2) }
      }
      if pass.isDue(.d23) {
        let value: Int? = _Family11M0Formulas.d23(_cache.d2)
        if Bindgen.replace(&_cache.d23, with: value) { pass.changed(.d23) }
      }
      if pass.isDue(.d44) { pass.changed(.d44) }
      if pass.isDue(.d50) {
        let value: Int? = _Family11M0Formulas.d50(_cache.d23, _cache.d35)
        if Bindgen.replace(&_cache.d50, with: value) { pass.changed(.d50) }
      }
      if pass.isDue(.d54) {
        let value: Int = _Family11M0Formulas.d54(_cache.d50)
        if Bindgen.replace(&_cache.d54, with: value) { pass.changed(.d54) }
      }
      if pass.isDue(.d6) {
        let value: Int? = _Family11M0Formulas.d6(_cache.d2, _s0)
        if Bindgen.replace(&_cache.d6, with: value) { pass.changed(.d6) }
      }
      if pass.isDue(.d1) {
        let value: Int = _Family11M0Formulas.d1(_s0)
        if Bindgen.replace(&_cache.d1, with: value, unless: _Family11M0Formulas.d1AreEqual) { pass.changed(.d1) }
      }
    }
    if pass.isDue([.d0, .d28, .d12, .d22, .d5, .d29, .d3, .d20]) {
      if pass.isDue(.d0) {
        let value: Int = _Family11M0Formulas.d0(_s2, _s1)
        if Bindgen.replace(&_cache.d0, with: value) { pass.changed(.d0) }
      }
      if pass.isDue(.d28) {
        let value: Int = _Family11M0Formulas.d28(_cache.d0)
        if Bindgen.replace(&_cache.d28, with: value) { pass.changed(.d28) }
      }
      if pass.isDue(.d12) {
        let value: Int? = _Family11M0Formulas.d12(_cache.d6, _cache.d0)
        if Bindgen.replace(&_cache.d12, with: value) { pass.changed(.d12) }
      }
      if pass.isDue(.d22) {
        let value: Int? = _Family11M0Formulas.d22(_cache.d21, _cache.d12)
        if Bindgen.replace(&_cache.d22, with: value) { pass.changed(.d22) }
      }
      if pass.isDue(.d5) {
        let value: Int = _Family11M0Formulas.d5(_cache.d2, _cache.d0)
        if Bindgen.replace(&_cache.d5, with: value) { pass.changed(.d5) }
      }
      if pass.isDue(.d29) {
        let value: Int? = _Family11M0Formulas.d29(_cache.d5)
        if Bindgen.replace(&_cache.d29, with: value) { pass.changed(.d29) }
      }
      if pass.isDue(.d3) {
        let value: Int? = _Family11M0Formulas.d3(_cache.d1, _s0, _cache.d0)
        if Bindgen.replace(&_cache.d3, with: value) { pass.changed(.d3) }
      }
      if pass.isDue(.d20) {
        let value: Int = _Family11M0Formulas.d20(_s0, _cache.d6, _cache.d3)
        if Bindgen.replace(&_cache.d20, with: value) { pass.changed(.d20) }
      }
    }
    if pass.isDue([.d58, .d61, .d55, .d7, .d11, .d66, .d24, .d9]) {
      if pass.isDue(.d58) {
        _cache.d58 = _Family11M0Formulas.d58(_cache.d20)
        pass.changed(.d58)
      }
      if pass.isDue(.d61) {
        let value: Int = _Family11M0Formulas.d61(_cache.d58)
        if Bindgen.replace(&_cache.d61, with: value) { pass.changed(.d61) }
      }
      if pass.isDue(.d55) {
        _cache.d55 = _Family11M0Formulas.d55(_cache.d20)
        pass.changed(.d55)
      }
      if pass.isDue(.d7) {
        let value: Int = _Family11M0Formulas.d7(_cache.d3)
        if Bindgen.replace(&_cache.d7, with: value) { pass.changed(.d7) }
      }
      if pass.isDue(.d11) {
        let value: Int? = _Family11M0Formulas.d11(_cache.d7, _s2)
        if Bindgen.replace(&_cache.d11, with: value) { pass.changed(.d11) }
      }
      if pass.isDue(.d66) {
        let value: Int = _Family11M0Formulas.d66(_cache.d11, _cache.d61)
        if Bindgen.replace(&_cache.d66, with: value) { pass.changed(.d66) }
      }
      if pass.isDue(.d24) {
        let value: Int = _Family11M0Formulas.d24(_cache.d11)
        if Bindgen.replace(&_cache.d24, with: value) { pass.changed(.d24) }
      }
      if pass.isDue(.d9) {
        let value: Int = _Family11M0Formulas.d9(_cache.d7)
        if Bindgen.replace(&_cache.d9, with: value, unless: _Family11M0Formulas.d9AreEqual) { pass.changed(.d9) }
      }
    }
  }

  private func _compute1(_ pass: inout Bindgen.Pass<Changes>) {
    if pass.isDue([.d14, .d16, .d51, .d60, .d62, .d68, .d63, .d69]) {
      if pass.isDue(.d14) {
        let value: Int? = _Family11M0Formulas.d14(_s0, _cache.d9, _cache.d7)
        if Bindgen.replace(&_cache.d14, with: value) { pass.changed(.d14) }
      }
      if pass.isDue(.d16) {
        let value: Int = _Family11M0Formulas.d16(_s1, _cache.d14)
        if Bindgen.replace(&_cache.d16, with: value) { pass.changed(.d16) }
      }
      if pass.isDue(.d51) {
        let value: Int = _Family11M0Formulas.d51(_cache.d50, _cache.d16)
        if Bindgen.replace(&_cache.d51, with: value) { pass.changed(.d51) }
      }
      if pass.isDue(.d60) { pass.changed(.d60) }
      if pass.isDue(.d62) { pass.changed(.d62) }
      if pass.isDue(.d68) {
        _cache.d68 = _Family11M0Formulas.d68(_cache.d51, _cache.d66)
        pass.changed(.d68)
      }
      if pass.isDue(.d63) { pass.changed(.d63) }
      if pass.isDue(.d69) {
        let value: Int = _Family11M0Formulas.d69(_cache.d51, _cache.d3)
        if Bindgen.replace(&_cache.d69, with: value) { pass.changed(.d69) }
      }
    }
    if pass.isDue([.d43, .d64, .d26, .d30, .d59, .d15, .d17, .d19]) {
      if pass.isDue(.d43) {
        let value: Int? = _Family11M0Formulas.d43(_cache.d16)
        if Bindgen.replace(&_cache.d43, with: value) { pass.changed(.d43) }
      }
      if pass.isDue(.d64) {
        _cache.d64 = _Family11M0Formulas.d64(_cache.d51, _cache.d43)
        pass.changed(.d64)
      }
      if pass.isDue(.d26) {
        _cache.d26 = _Family11M0Formulas.d26(_cache.d9, _cache.d24, _cache.d16)
        pass.changed(.d26)
      }
      if pass.isDue(.d30) {
        let value: Int = _Family11M0Formulas.d30(_cache.d29, _cache.d26)
        if Bindgen.replace(&_cache.d30, with: value) { pass.changed(.d30) }
      }
      if pass.isDue(.d59) { pass.changed(.d59) }
      if pass.isDue(.d15) {
        let value: Int? = _Family11M0Formulas.d15(_cache.d14)
        if Bindgen.replace(&_cache.d15, with: value) { pass.changed(.d15) }
      }
      if pass.isDue(.d17) {
        let value: Int = _Family11M0Formulas.d17(_cache.d7, _cache.d15, _cache.d0, _cache.d11)
        if Bindgen.replace(&_cache.d17, with: value) { pass.changed(.d17) }
      }
      if pass.isDue(.d19) {
        let value: Int = _Family11M0Formulas.d19(_cache.d17)
        if Bindgen.replace(&_cache.d19, with: value) { pass.changed(.d19) }
      }
    }
    if pass.isDue([.d25, .d8, .d10, .d4, .d31, .d34, .d38, .d49]) {
      if pass.isDue(.d25) {
        let value: Int = _Family11M0Formulas.d25(_cache.d19, _cache.d14)
        if Bindgen.replace(&_cache.d25, with: value) { pass.changed(.d25) }
      }
      if pass.isDue(.d8) {
        let value: Int = _Family11M0Formulas.d8(_cache.d3, _cache.d2, _cache.d7)
        if Bindgen.replace(&_cache.d8, with: value) { pass.changed(.d8) }
      }
      if pass.isDue(.d10) {
        let value: Int = _Family11M0Formulas.d10(_cache.d1, _cache.d8, _cache.d0)
        if Bindgen.replace(&_cache.d10, with: value) { pass.changed(.d10) }
      }
      if pass.isDue(.d4) { pass.changed(.d4) }
      if pass.isDue(.d31) {
        let value: Int = _Family11M0Formulas.d31(_cache.d3)
        if Bindgen.replace(&_cache.d31, with: value) { pass.changed(.d31) }
      }
      if pass.isDue(.d34) {
        _cache.d34 = _Family11M0Formulas.d34(_cache.d14, _cache.d27, _cache.d31)
        pass.changed(.d34)
      }
      if pass.isDue(.d38) {
        let value: Int = _Family11M0Formulas.d38(_cache.d34, _cache.d16, _cache.d26)
        if Bindgen.replace(&_cache.d38, with: value, unless: _Family11M0Formulas.d38AreEqual) { pass.changed(.d38) }
      }
      if pass.isDue(.d49) {
        let value: Int = _Family11M0Formulas.d49(_cache.d38)
        if Bindgen.replace(&_cache.d49, with: value) { pass.changed(.d49) }
      }
    }
    if pass.isDue([.d45, .d65, .d33, .d37, .d42, .d67, .d47, .d53]) {
      if pass.isDue(.d45) {
        _cache.d45 = _Family11M0Formulas.d45(_cache.d30, _cache.d38)
        pass.changed(.d45)
      }
      if pass.isDue(.d65) {
        let value: Int? = _Family11M0Formulas.d65(_cache.d45, _cache.d61)
        if Bindgen.replace(&_cache.d65, with: value) { pass.changed(.d65) }
      }
      if pass.isDue(.d33) {
        _cache.d33 = _Family11M0Formulas.d33(_cache.d20, _cache.d31)
        pass.changed(.d33)
      }
      if pass.isDue(.d37) {
        let value: Int = _Family11M0Formulas.d37(_cache.d33, _cache.d19, _cache.d32, _cache.d31)
        if Bindgen.replace(&_cache.d37, with: value) { pass.changed(.d37) }
      }
      if pass.isDue(.d42) {
        let value: Int = _Family11M0Formulas.d42(_cache.d27, _cache.d19, _cache.d37)
        if Bindgen.replace(&_cache.d42, with: value) { pass.changed(.d42) }
      }
      if pass.isDue(.d67) { pass.changed(.d67) }
      if pass.isDue(.d47) {
        let value: Int? = _Family11M0Formulas.d47(_cache.d42, _cache.d24)
        if Bindgen.replace(&_cache.d47, with: value) { pass.changed(.d47) }
      }
      if pass.isDue(.d53) {
        let value: Int = _Family11M0Formulas.d53(_cache.d49, _cache.d50, _cache.d47)
        if Bindgen.replace(&_cache.d53, with: value) { pass.changed(.d53) }
      }
    }
  }

  private func _compute2(_ pass: inout Bindgen.Pass<Changes>) {
    if pass.isDue([.d52, .d56, .d57, .d41, .d39, .d18]) {
      if pass.isDue(.d52) {
        let value: Int = _Family11M0Formulas.d52(_cache.d36, _cache.d47, _cache.d15)
        if Bindgen.replace(&_cache.d52, with: value) { pass.changed(.d52) }
      }
      if pass.isDue(.d56) {
        let value: Int = _Family11M0Formulas.d56(_cache.d52, _cache.d38, _cache.d55)
        if Bindgen.replace(&_cache.d56, with: value) { pass.changed(.d56) }
      }
      if pass.isDue(.d57) {
        let value: Int? = _Family11M0Formulas.d57(_cache.d56, _cache.d12)
        if Bindgen.replace(&_cache.d57, with: value) { pass.changed(.d57) }
      }
      if pass.isDue(.d41) {
        let value: Int = _Family11M0Formulas.d41(_cache.d13, _cache.d37, _cache.d15)
        if Bindgen.replace(&_cache.d41, with: value) { pass.changed(.d41) }
      }
      if pass.isDue(.d39) {
        let value: Int = _Family11M0Formulas.d39(_s2, _cache.d37)
        if Bindgen.replace(&_cache.d39, with: value) { pass.changed(.d39) }
      }
      if pass.isDue(.d18) {
        let value: Int? = _Family11M0Formulas.d18(_cache.d16, _cache.d14, _cache.d3)
        if Bindgen.replace(&_cache.d18, with: value) { pass.changed(.d18) }
      }
    }
  }

  func _addObserved(to fields: inout Bindgen.Mask) {
  }

  func _notify(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(changed)
    _publish(Changes(_core.takeTracked(changes.mask, of: self)))
  }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension Family11M0: DrivenModel {
  static func make(_ children: [String: any DrivenModel]) -> any DrivenModel {
    Family11M0(
      s0: 0
    )
  }

  var sum: Int {
    var sum: Int = 0
    sum &+= s0.number
    sum &+= bucket(s1)
    sum &+= s2.number
    sum &+= d35.number
    sum &+= d36.number
    sum &+= d46.number
    sum &+= d48.number
    sum &+= d21.number
    sum &+= d27.number
    sum &+= bucket(d40)
    sum &+= d32.number
    sum &+= d13.number
    sum &+= bucket(d2)
    sum &+= d23.number
    sum &+= d44.number
    sum &+= d50.number
    sum &+= d54.number
    sum &+= d6.number
    sum &+= bucket(d1)
    sum &+= d0.number
    sum &+= d28.number
    sum &+= d12.number
    sum &+= d22.number
    sum &+= d5.number
    sum &+= d29.number
    sum &+= d3.number
    sum &+= d20.number
    sum &+= d58.number
    sum &+= d61.number
    sum &+= d55.number
    sum &+= d7.number
    sum &+= d11.number
    sum &+= d66.number
    sum &+= d24.number
    sum &+= bucket(d9)
    sum &+= d14.number
    sum &+= d16.number
    sum &+= d51.number
    sum &+= d60.number
    sum &+= d62.number
    sum &+= d68.number
    sum &+= d63.number
    sum &+= d69.number
    sum &+= d43.number
    sum &+= d64.number
    sum &+= d26.number
    sum &+= d30.number
    sum &+= d59.number
    sum &+= d15.number
    sum &+= d17.number
    sum &+= d19.number
    sum &+= d25.number
    sum &+= d8.number
    sum &+= d10.number
    sum &+= d4.number
    sum &+= d31.number
    sum &+= d34.number
    sum &+= bucket(d38)
    sum &+= d49.number
    sum &+= d45.number
    sum &+= d65.number
    sum &+= d33.number
    sum &+= d37.number
    sum &+= d42.number
    sum &+= d67.number
    sum &+= d47.number
    sum &+= d53.number
    sum &+= d52.number
    sum &+= d56.number
    sum &+= d57.number
    sum &+= d41.number
    sum &+= d39.number
    sum &+= d18.number
    return sum
  }

  func number(of field: String) -> Int {
    switch field {
    case "s0": return s0.number
    case "s1": return s1.number
    case "s2": return s2.number
    case "d35": return d35.number
    case "d36": return d36.number
    case "d46": return d46.number
    case "d48": return d48.number
    case "d21": return d21.number
    case "d27": return d27.number
    case "d40": return d40.number
    case "d32": return d32.number
    case "d13": return d13.number
    case "d2": return d2.number
    case "d23": return d23.number
    case "d44": return d44.number
    case "d50": return d50.number
    case "d54": return d54.number
    case "d6": return d6.number
    case "d1": return d1.number
    case "d0": return d0.number
    case "d28": return d28.number
    case "d12": return d12.number
    case "d22": return d22.number
    case "d5": return d5.number
    case "d29": return d29.number
    case "d3": return d3.number
    case "d20": return d20.number
    case "d58": return d58.number
    case "d61": return d61.number
    case "d55": return d55.number
    case "d7": return d7.number
    case "d11": return d11.number
    case "d66": return d66.number
    case "d24": return d24.number
    case "d9": return d9.number
    case "d14": return d14.number
    case "d16": return d16.number
    case "d51": return d51.number
    case "d60": return d60.number
    case "d62": return d62.number
    case "d68": return d68.number
    case "d63": return d63.number
    case "d69": return d69.number
    case "d43": return d43.number
    case "d64": return d64.number
    case "d26": return d26.number
    case "d30": return d30.number
    case "d59": return d59.number
    case "d15": return d15.number
    case "d17": return d17.number
    case "d19": return d19.number
    case "d25": return d25.number
    case "d8": return d8.number
    case "d10": return d10.number
    case "d4": return d4.number
    case "d31": return d31.number
    case "d34": return d34.number
    case "d38": return d38.number
    case "d49": return d49.number
    case "d45": return d45.number
    case "d65": return d65.number
    case "d33": return d33.number
    case "d37": return d37.number
    case "d42": return d42.number
    case "d67": return d67.number
    case "d47": return d47.number
    case "d53": return d53.number
    case "d52": return d52.number
    case "d56": return d56.number
    case "d57": return d57.number
    case "d41": return d41.number
    case "d39": return d39.number
    case "d18": return d18.number
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

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension Family11M0 {
  func track(_ field: String, _ body: @escaping (Int) -> Void) -> AnyObject? {
    Tracker({ [unowned self] in number(of: field) }, body)
  }
}

/// The spec's expressions: each sees what it names, and nothing else of the model.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
enum _Family11M0Formulas {
  static func s1AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func d35(_ s0: Int) -> Int? { maybe(s0 % 5) }
  static func d36(_ d35: Int?) -> Int { d35.number % 5 }
  static func d46(_ d36: Int) -> Int { d36 % 5 }
  static func d48(_ d46: Int) -> Int? { maybe(d46 % 5) }
  static func d21(_ s0: Int) -> Int? { maybe(s0 % 5) }
  static func d27(_ d21: Int?) -> Int? { maybe(d21.number % 5) }
  static func d40(_ d35: Int?, _ d27: Int?) -> Int { d35.number &+ d27.number }
  static func d40AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func d32(_ d27: Int?) -> Int { d27.number % 5 }
  static func d13(_ s1: Int) -> Int { bucket(s1) / 2 }
  static func d2(_ s1: Int) -> Int { bucket(s1) % 5 }
  static func d2AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func d23(_ d2: Int) -> Int? { maybe(bucket(d2) / 2) }
  static func d50(_ d44: Int?, _ d35: Int?) -> Int? { maybe(mix(d44.number, d35.number)) }
  static func d54(_ d50: Int?) -> Int { d50.number &+ d50.number }
  static func d6(_ d2: Int, _ s0: Int) -> Int? { maybe(mix(bucket(d2), s0)) }
  static func d1(_ s0: Int) -> Int { s0 / 2 }
  static func d1AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func d0(_ s2: Int, _ s1: Int) -> Int { pick(s2, bucket(s1), bucket(s1)) }
  static func d28(_ d0: Int) -> Int { d0 % 5 }
  static func d12(_ d6: Int?, _ d0: Int) -> Int? { maybe(d6.number &+ d0) }
  static func d22(_ d21: Int?, _ d12: Int?) -> Int? { maybe(mix(d21.number, d12.number)) }
  static func d5(_ d2: Int, _ d0: Int) -> Int { mix(bucket(d2), d0) }
  static func d29(_ d5: Int) -> Int? { maybe(d5 % 5) }
  static func d3(_ d1: Int, _ s0: Int, _ d0: Int) -> Int? { maybe(mix(bucket(d1), s0, d0, bucket(d1), bucket(d1))) }
  static func d20(_ s0: Int, _ d6: Int?, _ d3: Int?) -> Int { mix(s0, d6.number, d3.number) }
  static func d58(_ d20: Int) -> Int { d20 / 2 }
  static func d61(_ d58: Int) -> Int { d58 % 5 }
  static func d55(_ d20: Int) -> Int { d20 % 5 }
  static func d7(_ d3: Int?) -> Int { pick(d3.number, d3.number, d3.number) }
  static func d11(_ d7: Int, _ s2: Int) -> Int? { maybe(d7 &+ s2) }
  static func d66(_ d11: Int?, _ d61: Int) -> Int { d11.number &+ d61 }
  static func d24(_ d11: Int?) -> Int { d11.number / 2 }
  static func d9(_ d7: Int) -> Int { d7 % 5 }
  static func d9AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func d14(_ s0: Int, _ d9: Int, _ d7: Int) -> Int? { maybe(pick(s0, bucket(d9), d7)) }
  static func d16(_ s1: Int, _ d14: Int?) -> Int { bucket(s1) &+ d14.number }
  static func d51(_ d50: Int?, _ d16: Int) -> Int { mix(d50.number, d16) }
  static func d68(_ d62: Int, _ d66: Int) -> Int { mix(d62, d66) }
  static func d69(_ d63: Int, _ d3: Int?) -> Int { mix(d63, d3.number) }
  static func d43(_ d16: Int) -> Int? { maybe(d16 / 2) }
  static func d64(_ d63: Int, _ d43: Int?) -> Int { pick(d63, d43.number, d63) }
  static func d26(_ d9: Int, _ d24: Int, _ d16: Int) -> Int { pick(bucket(d9), d24, d16) }
  static func d30(_ d29: Int?, _ d26: Int) -> Int { d29.number &+ d26 }
  static func d15(_ d14: Int?) -> Int? { maybe(d14.number / 2) }
  static func d17(_ d7: Int, _ d15: Int?, _ d0: Int, _ d11: Int?) -> Int { mix(d7, d15.number, d0, d11.number) }
  static func d19(_ d17: Int) -> Int { d17 / 2 }
  static func d25(_ d19: Int, _ d14: Int?) -> Int { d19 &+ d14.number }
  static func d8(_ d3: Int?, _ d2: Int, _ d7: Int) -> Int { mix(d3.number, bucket(d2), d7) }
  static func d10(_ d1: Int, _ d8: Int, _ d0: Int) -> Int { pick(bucket(d1), d8, d0) }
  static func d31(_ d4: Int?) -> Int { d4.number % 5 }
  static func d34(_ d14: Int?, _ d27: Int?, _ d31: Int) -> Int { pick(d14.number, d27.number, d31) }
  static func d38(_ d34: Int, _ d16: Int, _ d26: Int) -> Int { pick(d34, d16, d26) }
  static func d38AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func d49(_ d38: Int) -> Int { bucket(d38) / 2 }
  static func d45(_ d30: Int, _ d38: Int) -> Int { d30 &+ bucket(d38) }
  static func d65(_ d45: Int, _ d61: Int) -> Int? { maybe(d45 &+ d61) }
  static func d33(_ d20: Int, _ d31: Int) -> Int { d20 &+ d31 }
  static func d37(_ d33: Int, _ d19: Int, _ d32: Int, _ d31: Int) -> Int { mix(d33, d33, d19, d32, d31) }
  static func d42(_ d27: Int?, _ d19: Int, _ d37: Int) -> Int { mix(d27.number, d19, d37, d37) }
  static func d47(_ d42: Int, _ d24: Int) -> Int? { maybe(mix(d42, d24)) }
  static func d53(_ d49: Int, _ d50: Int?, _ d47: Int?) -> Int { pick(d49, d50.number, d47.number) }
  static func d52(_ d36: Int, _ d47: Int?, _ d15: Int?) -> Int { mix(d36, d47.number, d15.number) }
  static func d56(_ d52: Int, _ d38: Int, _ d55: Int) -> Int { pick(d52, bucket(d38), d55) }
  static func d57(_ d56: Int, _ d12: Int?) -> Int? { maybe(mix(d56, d12.number)) }
  static func d41(_ d13: Int, _ d37: Int, _ d15: Int?) -> Int { mix(d13, d37, d15.number) }
  static func d39(_ s2: Int, _ d37: Int) -> Int { s2 &+ d37 }
  static func d18(_ d16: Int, _ d14: Int?, _ d4: Int?) -> Int? { maybe(pick(d16, d14.number, d4.number)) }
}

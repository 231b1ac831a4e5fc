// Made by bindgen from Family9Leaves.bindgen.yml. Do not edit: change the spec.
// swift-format-ignore-file
// swiftlint:disable all

import Observation

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
final class Family9M0: Bindgen.Model, Observation.Observable {
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
    set { if Bindgen.replace(&_s1, with: newValue, unless: _Family9M0Formulas.s1AreEqual) { _wrote(.s1) } }
  }
  private var _s1: Int

  // MARK: Derived

  var d0: Int {
    _refresh(.d0)
    _track(.d0, \.d0)
    return _cache.d0
  }

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

  // MARK: Init

  init(s0: Int = 0, s1: Int = 0) {
    _s0 = s0
    _s1 = s1
  }

  // MARK: Fields

  /// The fields that a transaction changed.
  struct Changes: OptionSet, Sendable, Bindgen.FieldSet {
    let rawValue: UInt64

    static let s0: Changes = Changes(rawValue: 1 &<< 0)
    static let s1: Changes = Changes(rawValue: 1 &<< 1)
    static let d0: Changes = Changes(rawValue: 1 &<< 2)
    static let d2: Changes = Changes(rawValue: 1 &<< 3)
    static let d1: Changes = Changes(rawValue: 1 &<< 4)
  }

  private let _registrar: Observation.ObservationRegistrar = Observation.ObservationRegistrar()

  /// A field is read, and up to date.
  private func _track<Value>(_ field: Changes, _ path: KeyPath<Family9M0, Value>) {
    if _core.track(field.mask, of: self) { _registrar.access(self, keyPath: path) }
  }

  /// Notifies those that have read a field.
  private func _publish<Value>(_ path: KeyPath<Family9M0, Value>) {
    _registrar.willSet(self, keyPath: path)
    _registrar.didSet(self, keyPath: path)
  }

  private func _publish(_ changes: Changes) {
    if changes.contains(.s0) { _publish(\.s0) }
    if changes.contains(.s1) { _publish(\.s1) }
    if changes.contains(.d0) { _publish(\.d0) }
    if changes.contains(.d2) { _publish(\.d2) }
    if changes.contains(.d1) { _publish(\.d1) }
  }

  // MARK: Machinery

  let _core: Bindgen.Core = Bindgen.Core(Family9M0._graph)
  private static let _graph: Bindgen.Graph = Bindgen.Graph(
    Changes.self,
    "s0 s1 d0 d2 d1",
    [
      .d0: [.s0],
      .d2: [.d0],
      .d1: [.s0, .d0],
    ]
  )

  private struct _Cache {
    var d0: Int = 0
    var d2: Int = 0
    var d1: Int = 0
  }
  private var _cache: _Cache = _Cache()

  private func _wrote(_ field: Changes) { _core.wrote(field.mask, of: self) }
  private func _refresh(_ field: Changes) { _core.refresh(field.mask, of: self) }

  func _compute(_ fields: Bindgen.Mask) {
    var pass: Bindgen.Pass<Changes> = _core.pass(fields)
    if pass.isDue(.d0) {
      let value: Int = _Family9M0Formulas.d0(_s0)
      if Bindgen.replace(&_cache.d0, with: value, unless: _Family9M0Formulas.d0AreEqual) { pass.changed(.d0) }
    }
    if pass.isDue(.d2) {
      let value: Int = _Family9M0Formulas.d2(_cache.d0)
      if Bindgen.replace(&_cache.d2, with: value) { pass.changed(.d2) }
    }
    if pass.isDue(.d1) {
      let value: Int = _Family9M0Formulas.d1(_cache.d0, _s0)
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
extension Family9M0: DrivenModel {
  static func make(_ children: [String: any DrivenModel]) -> any DrivenModel {
    Family9M0(
      s0: 0
    )
  }

  var sum: Int {
    var sum: Int = 0
    sum &+= s0.number
    sum &+= bucket(s1)
    sum &+= bucket(d0)
    sum &+= d2.number
    sum &+= d1.number
    return sum
  }

  func number(of field: String) -> Int {
    switch field {
    case "s0": return s0.number
    case "s1": return s1.number
    case "d0": return d0.number
    case "d2": return d2.number
    case "d1": return d1.number
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

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension Family9M0 {
  func track(_ field: String, _ body: @escaping (Int) -> Void) -> AnyObject? {
    Tracker({ [unowned self] in number(of: field) }, body)
  }
}

/// The spec's expressions: each sees what it names, and nothing else of the model.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
enum _Family9M0Formulas {
  static func s1AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func d0(_ s0: Int) -> Int { s0 % 5 }
  static func d0AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func d2(_ d0: Int) -> Int { bucket(d0) / 2 }
  static func d1(_ d0: Int, _ s0: Int) -> Int { pick(bucket(d0), s0, s0) }
}

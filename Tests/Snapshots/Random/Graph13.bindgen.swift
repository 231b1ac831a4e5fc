// Made by bindgen from Graph13.bindgen.yml. Do not edit: change the spec.
// swift-format-ignore-file
// swiftlint:disable all

public import Observation

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
public final class Graph13: Bindgen.Model, Observation.Observable {
  // MARK: State

  public internal(set) var s0: Int {
    get {
      _track(.s0, \.s0)
      return _s0
    }
    set { if Bindgen.replace(&_s0, with: newValue) { _wrote(.s0) } }
  }
  private var _s0: Int

  public internal(set) var s1: Int {
    get {
      _track(.s1, \.s1)
      return _s1
    }
    set { if Bindgen.replace(&_s1, with: newValue) { _wrote(.s1) } }
  }
  private var _s1: Int

  public internal(set) var s2: [Int] {
    get {
      _track(.s2, \.s2)
      return _s2
    }
    set { if Bindgen.replace(&_s2, with: newValue) { _wrote(.s2) } }
    _modify {
      defer { _wrote(.s2) }
      yield &_s2
    }
  }
  private var _s2: [Int]

  public internal(set) var s3: Int {
    get {
      _track(.s3, \.s3)
      return _s3
    }
    set { if Bindgen.replace(&_s3, with: newValue) { _wrote(.s3) } }
  }
  private var _s3: Int

  // MARK: Derived

  public var d2: Int {
    _refresh(.d2)
    _track(.d2, \.d2)
    return _cache.d2
  }

  public var d16: Int? {
    _refresh(.d16)
    _track(.d16, \.d16)
    return _cache.d16
  }

  public var d1: Int {
    _refresh(.d1)
    _track(.d1, \.d1)
    return _cache.d1
  }

  public var d7: Int {
    _refresh(.d7)
    _track(.d7, \.d7)
    return _cache.d7
  }

  public var d5: Int {
    _refresh(.d5)
    _track(.d5, \.d5)
    return _cache.d5
  }

  public var d4: Int { d1 }

  public var d10: Int {
    _refresh(.d10)
    _track(.d10, \.d10)
    return _cache.d10
  }

  public var d12: Int {
    _refresh(.d12)
    _track(.d12, \.d12)
    return _cache.d12
  }

  public var d15: Int {
    _refresh(.d15)
    _track(.d15, \.d15)
    return _cache.d15
  }

  public var d19: Int? {
    _refresh(.d19)
    _track(.d19, \.d19)
    return _cache.d19
  }

  public var d0: Int {
    _refresh(.d0)
    _track(.d0, \.d0)
    return _cache.d0
  }

  public var d18: Int? {
    _refresh(.d18)
    _track(.d18, \.d18)
    return _cache.d18
  }

  public var d3: Int { d2 }

  public var d17: Int {
    _refresh(.d17)
    _track(.d17, \.d17)
    return _cache.d17
  }

  public var d9: Int {
    _refresh(.d9)
    _track(.d9, \.d9)
    return _cache.d9
  }

  public var d13: Int {
    _refresh(.d13)
    _track(.d13, \.d13)
    return _cache.d13
  }

  public var d6: Int {
    _refresh(.d6)
    _track(.d6, \.d6)
    return _cache.d6
  }

  public var d11: Int {
    _refresh(.d11)
    _track(.d11, \.d11)
    return _cache.d11
  }

  public var d8: Int {
    _refresh(.d8)
    _track(.d8, \.d8)
    return _cache.d8
  }

  public var d14: Int {
    _refresh(.d14)
    _track(.d14, \.d14)
    return _cache.d14
  }

  // MARK: Actions

  /// Makes many writes one transaction: observers are notified once, at its end.
  @discardableResult
  public func update<Returned>(_ body: (Graph13) throws -> Returned) rethrows -> Returned {
    _core.open()
    defer { _core.close() }
    return try body(self)
  }

  // MARK: Init

  public init(
    s0: Int = 0,
    s1: Int = 0,
    s2: [Int] = [],
    s3: Int = 0
  ) {
    _s0 = s0
    _s1 = s1
    _s2 = s2
    _s3 = s3
  }

  // MARK: Fields

  /// The fields that a transaction changed.
  public struct Changes: OptionSet, Sendable, Bindgen.FieldSet {
    public let rawValue: UInt64

    public init(rawValue: UInt64) { self.rawValue = rawValue }

    public static let s0: Changes = Changes(rawValue: 1 &<< 0)
    public static let s1: Changes = Changes(rawValue: 1 &<< 1)
    public static let s2: Changes = Changes(rawValue: 1 &<< 2)
    public static let s3: Changes = Changes(rawValue: 1 &<< 3)
    public static let d2: Changes = Changes(rawValue: 1 &<< 4)
    public static let d16: Changes = Changes(rawValue: 1 &<< 5)
    public static let d1: Changes = Changes(rawValue: 1 &<< 6)
    public static let d7: Changes = Changes(rawValue: 1 &<< 7)
    public static let d5: Changes = Changes(rawValue: 1 &<< 8)
    public static let d4: Changes = Changes(rawValue: 1 &<< 9)
    public static let d10: Changes = Changes(rawValue: 1 &<< 10)
    public static let d12: Changes = Changes(rawValue: 1 &<< 11)
    public static let d15: Changes = Changes(rawValue: 1 &<< 12)
    public static let d19: Changes = Changes(rawValue: 1 &<< 13)
    public static let d0: Changes = Changes(rawValue: 1 &<< 14)
    public static let d18: Changes = Changes(rawValue: 1 &<< 15)
    public static let d3: Changes = Changes(rawValue: 1 &<< 16)
    public static let d17: Changes = Changes(rawValue: 1 &<< 17)
    public static let d9: Changes = Changes(rawValue: 1 &<< 18)
    public static let d13: Changes = Changes(rawValue: 1 &<< 19)
    public static let d6: Changes = Changes(rawValue: 1 &<< 20)
    public static let d11: Changes = Changes(rawValue: 1 &<< 21)
    public static let d8: Changes = Changes(rawValue: 1 &<< 22)
    public static let d14: Changes = Changes(rawValue: 1 &<< 23)
  }

  private let _registrar: Observation.ObservationRegistrar = Observation.ObservationRegistrar()

  /// A field is read, and up to date.
  private func _track<Value>(_ field: Changes, _ path: KeyPath<Graph13, Value>) {
    if _core.track(field.mask, of: self) { _registrar.access(self, keyPath: path) }
  }

  /// Notifies those that have read a field.
  private func _publish<Value>(_ path: KeyPath<Graph13, Value>) {
    _registrar.willSet(self, keyPath: path)
    _registrar.didSet(self, keyPath: path)
  }

  private func _publish(_ changes: Changes) {
    if changes.contains(.s0) { _publish(\.s0) }
    if changes.contains(.s1) { _publish(\.s1) }
    if changes.contains(.s2) { _publish(\.s2) }
    if changes.contains(.s3) { _publish(\.s3) }
    if changes.contains(.d2) { _publish(\.d2) }
    if changes.contains(.d16) { _publish(\.d16) }
    if changes.contains(.d1) { _publish(\.d1) }
    if changes.contains(.d7) { _publish(\.d7) }
    if changes.contains(.d5) { _publish(\.d5) }
    if changes.contains(.d4) { _publish(\.d4) }
    if changes.contains(.d10) { _publish(\.d10) }
    if changes.contains(.d12) { _publish(\.d12) }
    if changes.contains(.d15) { _publish(\.d15) }
    if changes.contains(.d19) { _publish(\.d19) }
    if changes.contains(.d0) { _publish(\.d0) }
    if changes.contains(.d18) { _publish(\.d18) }
    if changes.contains(.d3) { _publish(\.d3) }
    if changes.contains(.d17) { _publish(\.d17) }
    if changes.contains(.d9) { _publish(\.d9) }
    if changes.contains(.d13) { _publish(\.d13) }
    if changes.contains(.d6) { _publish(\.d6) }
    if changes.contains(.d11) { _publish(\.d11) }
    if changes.contains(.d8) { _publish(\.d8) }
    if changes.contains(.d14) { _publish(\.d14) }
  }

  // MARK: Machinery

  let _core: Bindgen.Core = Bindgen.Core(Graph13._graph)
  private static let _graph: Bindgen.Graph = Bindgen.Graph(
    Changes.self,
    "s0 s1 s2 s3 d2 d16 d1 d7 d5 d4 d10 d12 d15 d19 d0 d18 d3 d17 d9 d13 d6 d11 d8 d14",
    [
      .d2: [.s2],
      .d16: [.s0],
      .d1: [.s2],
      .d7: [.d1],
      .d5: [.s0, .d1],
      .d4: [.d1],
      .d10: [.d2, .d1, .d4],
      .d12: [.s1, .d7, .d10],
      .d15: [.s0, .s2, .d12],
      .d19: [.d1, .d15],
      .d0: [.s1],
      .d18: [.d16, .d15, .d0],
      .d3: [.d2],
      .d17: [.s1, .s3, .d2, .d0, .d3],
      .d9: [.d1, .d4, .d3],
      .d13: [.d0, .d9],
      .d6: [.s1, .d3],
      .d11: [.s0, .d10, .d6],
      .d8: [.d4],
      .d14: [.d11, .d8],
    ]
  )

  private struct _Cache {
    var d2: Int = 0
    var d16: Int?
    var d1: Int = 0
    var d7: Int = 0
    var d5: Int = 0
    var d10: Int = 0
    var d12: Int = 0
    var d15: Int = 0
    var d19: Int?
    var d0: Int = 0
    var d18: Int?
    var d17: Int = 0
    var d9: Int = 0
    var d13: Int = 0
    var d6: Int = 0
    var d11: Int = 0
    var d8: Int = 0
    var d14: Int = 0
  }
  private var _cache: _Cache = _Cache()

  private func _wrote(_ field: Changes) { _core.wrote(field.mask, of: self) }
  private func _refresh(_ field: Changes) { _core.refresh(field.mask, of: self) }

  func _compute(_ fields: Bindgen.Mask) {
    var pass: Bindgen.Pass<Changes> = _core.pass(fields)
    if pass.isDue(.d2) {
      let value: Int = _Graph13Formulas.d2(_s2)
      if Bindgen.replace(&_cache.d2, with: value) { pass.changed(.d2) }
    }
    if pass.isDue(.d16) {
      let value: Int? = _Graph13Formulas.d16(_s0)
      if Bindgen.replace(&_cache.d16, with: value) { pass.changed(.d16) }
    }
    if pass.isDue(.d1) {
      let value: Int = _Graph13Formulas.d1(_s2)
      if Bindgen.replace(&_cache.d1, with: value) { pass.changed(.d1) }
    }
    if pass.isDue(.d7) {
      _cache.d7 = _Graph13Formulas.d7(_cache.d1)
      pass.changed(.d7)
    }
    if pass.isDue(.d5) {
      let value: Int = _Graph13Formulas.d5(_cache.d1, _s0)
      if Bindgen.replace(&_cache.d5, with: value) { pass.changed(.d5) }
    }
    if pass.isDue(.d4) { pass.changed(.d4) }
    if pass.isDue(.d10) {
      _cache.d10 = _Graph13Formulas.d10(_cache.d1, _cache.d1, _cache.d2)
      pass.changed(.d10)
    }
    if pass.isDue(.d12) {
      _cache.d12 = _Graph13Formulas.d12(_cache.d7, _cache.d10, _s1)
      pass.changed(.d12)
    }
    if pass.isDue(.d15) {
      let value: Int = _Graph13Formulas.d15(_s0, _s2, _cache.d12)
      if Bindgen.replace(&_cache.d15, with: value) { pass.changed(.d15) }
    }
    if pass.isDue(.d19) {
      let value: Int? = _Graph13Formulas.d19(_cache.d1, _cache.d15)
      if Bindgen.replace(&_cache.d19, with: value) { pass.changed(.d19) }
    }
    if pass.isDue(.d0) {
      let value: Int = _Graph13Formulas.d0(_s1)
      if Bindgen.replace(&_cache.d0, with: value) { pass.changed(.d0) }
    }
    if pass.isDue(.d18) {
      let value: Int? = _Graph13Formulas.d18(_cache.d15, _cache.d0, _cache.d16)
      if Bindgen.replace(&_cache.d18, with: value) { pass.changed(.d18) }
    }
    if pass.isDue(.d3) { pass.changed(.d3) }
    if pass.isDue(.d17) {
      let value: Int = _Graph13Formulas.d17(_s1, _cache.d0, _s3, _cache.d2, _cache.d2)
      if Bindgen.replace(&_cache.d17, with: value) { pass.changed(.d17) }
    }
    if pass.isDue(.d9) {
      _cache.d9 = _Graph13Formulas.d9(_cache.d1, _cache.d2, _cache.d1)
      pass.changed(.d9)
    }
    if pass.isDue(.d13) {
      let value: Int = _Graph13Formulas.d13(_cache.d9, _cache.d0)
      if Bindgen.replace(&_cache.d13, with: value) { pass.changed(.d13) }
    }
    if pass.isDue(.d6) {
      let value: Int = _Graph13Formulas.d6(_cache.d2, _s1)
      if Bindgen.replace(&_cache.d6, with: value, unless: _Graph13Formulas.d6AreEqual) { pass.changed(.d6) }
    }
    if pass.isDue(.d11) {
      let value: Int = _Graph13Formulas.d11(_cache.d6, _cache.d10, _s0)
      if Bindgen.replace(&_cache.d11, with: value) { pass.changed(.d11) }
    }
    if pass.isDue(.d8) {
      let value: Int = _Graph13Formulas.d8(_cache.d1)
      if Bindgen.replace(&_cache.d8, with: value) { pass.changed(.d8) }
    }
    if pass.isDue(.d14) {
      let value: Int = _Graph13Formulas.d14(_cache.d11, _cache.d8)
      if Bindgen.replace(&_cache.d14, with: value) { pass.changed(.d14) }
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
extension Graph13: DrivenModel {
  public static func make(_ children: [String: any DrivenModel]) -> any DrivenModel {
    Graph13(
      s0: 0
    )
  }

  public var sum: Int {
    var sum: Int = 0
    sum &+= s0.number
    sum &+= s1.number
    sum &+= s2.number
    sum &+= s3.number
    sum &+= d2.number
    sum &+= d16.number
    sum &+= d1.number
    sum &+= d7.number
    sum &+= d5.number
    sum &+= d4.number
    sum &+= d10.number
    sum &+= d12.number
    sum &+= d15.number
    sum &+= d19.number
    sum &+= d0.number
    sum &+= d18.number
    sum &+= d3.number
    sum &+= d17.number
    sum &+= d9.number
    sum &+= d13.number
    sum &+= bucket(d6)
    sum &+= d11.number
    sum &+= d8.number
    sum &+= d14.number
    return sum
  }

  public func number(of field: String) -> Int {
    switch field {
    case "s0": return s0.number
    case "s1": return s1.number
    case "s2": return s2.number
    case "s3": return s3.number
    case "d2": return d2.number
    case "d16": return d16.number
    case "d1": return d1.number
    case "d7": return d7.number
    case "d5": return d5.number
    case "d4": return d4.number
    case "d10": return d10.number
    case "d12": return d12.number
    case "d15": return d15.number
    case "d19": return d19.number
    case "d0": return d0.number
    case "d18": return d18.number
    case "d3": return d3.number
    case "d17": return d17.number
    case "d9": return d9.number
    case "d13": return d13.number
    case "d6": return d6.number
    case "d11": return d11.number
    case "d8": return d8.number
    case "d14": return d14.number
    default: return .min
    }
  }

  public func write(_ field: String, _ values: [Int]) {
    switch field {
    case "s0": s0 = Int(values)
    case "s1": s1 = Int(values)
    case "s2": s2 = [Int](values)
    case "s3": s3 = Int(values)
    default: break
    }
  }

  public func edit(_ field: String, _ value: Int) {
    switch field {
    case "s0": s0.edit(value)
    case "s1": s1.edit(value)
    case "s2": s2.edit(value)
    case "s3": s3.edit(value)
    default: break
    }
  }

  public func group(_ body: () -> Void) { update { _ in body() } }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension Graph13 {
  public func track(_ field: String, _ body: @escaping (Int) -> Void) -> AnyObject? {
    Tracker({ [unowned self] in number(of: field) }, body)
  }
}

/// The spec's expressions: each sees what it names, and nothing else of the model.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
enum _Graph13Formulas {
  static func d2(_ s2: [Int]) -> Int { s2.number % 5 }
  static func d16(_ s0: Int) -> Int? { maybe(s0 % 5) }
  static func d1(_ s2: [Int]) -> Int { s2.number / 2 }
  static func d7(_ d1: Int) -> Int { d1 % 5 }
  static func d5(_ d1: Int, _ s0: Int) -> Int { d1 &+ s0 }
  static func d10(_ d1: Int, _ d4: Int, _ d2: Int) -> Int { pick(d1, d4, d2) }
  static func d12(_ d7: Int, _ d10: Int, _ s1: Int) -> Int { mix(d7, d10, s1, s1) }
  static func d15(_ s0: Int, _ s2: [Int], _ d12: Int) -> Int { pick(s0, s2.number, d12) }
  static func d19(_ d1: Int, _ d15: Int) -> Int? { maybe(pick(d1, d15, d15)) }
  static func d0(_ s1: Int) -> Int { s1 % 5 }
  static func d18(_ d15: Int, _ d0: Int, _ d16: Int?) -> Int? { maybe(mix(d15, d0, d16.number)) }
  static func d17(_ s1: Int, _ d0: Int, _ s3: Int, _ d2: Int, _ d3: Int) -> Int { mix(s1, d0, s3, d2, d3) }
  static func d9(_ d4: Int, _ d3: Int, _ d1: Int) -> Int { mix(d4, d3, d1) }
  static func d13(_ d9: Int, _ d0: Int) -> Int { mix(d9, d0) }
  static func d6(_ d3: Int, _ s1: Int) -> Int { d3 &+ s1 }
  static func d6AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func d11(_ d6: Int, _ d10: Int, _ s0: Int) -> Int { mix(bucket(d6), d10, s0) }
  static func d8(_ d4: Int) -> Int { d4 % 5 }
  static func d14(_ d11: Int, _ d8: Int) -> Int { d11 &+ d8 }
}

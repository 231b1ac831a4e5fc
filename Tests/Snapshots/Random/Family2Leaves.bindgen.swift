// Made by bindgen from Family2Leaves.bindgen.yml. Do not edit: change the spec.
// swift-format-ignore-file
// swiftlint:disable all

final class Family2M0: Bindgen.Observed {
  // MARK: State

  var s0: Int {
    get { _s0 }
    set { if Bindgen.replace(&_s0, with: newValue) { _wrote(.s0) } }
  }
  private var _s0: Int

  var s1: Int {
    get { _s1 }
    set { if Bindgen.replace(&_s1, with: newValue) { _wrote(.s1) } }
  }
  private var _s1: Int

  // MARK: Derived

  var d1: Int {
    _refresh(.d1)
    return _cache.d1
  }

  var d0: Int? {
    _refresh(.d0)
    return _cache.d0
  }

  var d2: Int {
    _refresh(.d2)
    return _cache.d2
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
    static let d1: Changes = Changes(rawValue: 1 &<< 2)
    static let d0: Changes = Changes(rawValue: 1 &<< 3)
    static let d2: Changes = Changes(rawValue: 1 &<< 4)
  }

  /// The fields that can be observed one by one.
  struct Fields {
    var s0: Field<Int> { (.s0, { $0.s0 }) }
    var s1: Field<Int> { (.s1, { $0.s1 }) }
    var d1: Field<Int> { (.d1, { $0.d1 }) }
    var d0: Field<Int?> { (.d0, { $0.d0 }) }
    var d2: Field<Int> { (.d2, { $0.d2 }) }
  }
  static var _fields: Fields { Fields() }

  // MARK: Machinery

  let _core: Bindgen.Core = Bindgen.Core(Family2M0._graph)
  private static let _graph: Bindgen.Graph = Bindgen.Graph(
    Changes.self,
    "s0 s1 d1 d0 d2",
    [
      .d1: [.s0, .s1],
      .d0: [.s0, .s1],
      .d2: [.d1, .d0],
    ]
  )

  private struct _Cache {
    var d1: Int = 0
    var d0: Int?
    var d2: Int = 0
  }
  private var _cache: _Cache = _Cache()

  private func _wrote(_ field: Changes) { _core.wrote(field.mask, of: self) }
  private func _refresh(_ field: Changes) { _core.refresh(field.mask, of: self) }

  func _compute(_ fields: Bindgen.Mask) {
    var pass: Bindgen.Pass<Changes> = _core.pass(fields)
    if pass.isDue(.d1) {
      let value: Int = _Family2M0Formulas.d1(_s0, _s1)
      if Bindgen.replace(&_cache.d1, with: value) { pass.changed(.d1) }
    }
    if pass.isDue(.d0) {
      let value: Int? = _Family2M0Formulas.d0(_s1, _s0)
      if Bindgen.replace(&_cache.d0, with: value) { pass.changed(.d0) }
    }
    if pass.isDue(.d2) {
      _cache.d2 = _Family2M0Formulas.d2(_cache.d1, _cache.d0)
      pass.changed(.d2)
    }
    _core.finish(pass)
  }
}

extension Family2M0 {
  func watch(_ field: String, _ body: @escaping (Int) -> Void) -> AnyObject? {
    switch field {
    case "s0": return observe(\.s0) { body($0.number) }
    case "s1": return observe(\.s1) { body($0.number) }
    case "d1": return observe(\.d1) { body($0.number) }
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
      if changes.contains(.d1) { names.insert("d1") }
      if changes.contains(.d0) { names.insert("d0") }
      if changes.contains(.d2) { names.insert("d2") }
      body(names)
    }
  }
}

extension Family2M0: DrivenModel {
  static func make(_ children: [String: any DrivenModel]) -> any DrivenModel {
    Family2M0(
      s0: 0
    )
  }

  var sum: Int {
    var sum: Int = 0
    sum &+= s0.number
    sum &+= s1.number
    sum &+= d1.number
    sum &+= d0.number
    sum &+= d2.number
    return sum
  }

  func number(of field: String) -> Int {
    switch field {
    case "s0": return s0.number
    case "s1": return s1.number
    case "d1": return d1.number
    case "d0": return d0.number
    case "d2": return d2.number
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
enum _Family2M0Formulas {
  static func d1(_ s0: Int, _ s1: Int) -> Int { s0 &+ s1 }
  static func d0(_ s1: Int, _ s0: Int) -> Int? { maybe(mix(s1, s1, s1, s0)) }
  static func d2(_ d1: Int, _ d0: Int?) -> Int { d1 &+ d0.number }
}

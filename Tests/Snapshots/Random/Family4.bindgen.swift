// Made by bindgen from Family4.bindgen.yml. Do not edit: change the spec.
// swift-format-ignore-file
// swiftlint:disable all

final class Family4M4: Bindgen.Observed {
  // MARK: Given

  let c0: Family4M3

  // MARK: State

  var s0: Int {
    get { _s0 }
    set { if Bindgen.replace(&_s0, with: newValue) { _wrote(.s0) } }
  }
  private var _s0: Int

  // MARK: Derived

  var d2: Int {
    _refresh(.d2)
    return _cache.d2
  }

  var d0: Int {
    _refresh(.d0)
    return _cache.d0
  }

  var d1: Int {
    _refresh(.d1)
    return _cache.d1
  }

  // MARK: Init

  init(c0: Family4M3, s0: Int = 0) {
    self.c0 = c0
    _s0 = s0
    _core.adopt(
      c0,
      by: self,
      [
        [.s0, .d1, .d0]: .d2
      ]
    )
    _core.adopt(
      c0.c0,
      by: self,
      [
        [.s0, .d1, .d0]: .d2,
        .s0: .d0,
        .d1: .d1,
      ]
    )
    _core.adopt(
      c0.c0.c0,
      by: self,
      [
        [.s0, .d1, .d0]: .d2,
        .s0: .d0,
        .d1: .d1,
      ]
    )
    _core.adopt(
      c0.c0.c0.c0,
      by: self,
      [
        [.s0, .d1, .d0]: .d2
      ]
    )
  }

  // MARK: Fields

  /// The fields that a transaction changed.
  struct Changes: OptionSet, Sendable, Bindgen.FieldSet {
    let rawValue: UInt64

    static let s0: Changes = Changes(rawValue: 1 &<< 0)
    static let d2: Changes = Changes(rawValue: 1 &<< 1)
    static let d0: Changes = Changes(rawValue: 1 &<< 2)
    static let d1: Changes = Changes(rawValue: 1 &<< 3)
  }

  /// The fields that can be observed one by one.
  struct Fields {
    var s0: Field<Int> { (.s0, { $0.s0 }) }
    var d2: Field<Int> { (.d2, { $0.d2 }) }
    var d0: Field<Int> { (.d0, { $0.d0 }) }
    var d1: Field<Int> { (.d1, { $0.d1 }) }
  }
  static var _fields: Fields { Fields() }

  // MARK: Machinery

  let _core: Bindgen.Core = Bindgen.Core(Family4M4._graph)
  private static let _graph: Bindgen.Graph = Bindgen.Graph(
    Changes.self,
    "s0 d2 d0 d1",
    [
      .d2: [],
      .d0: [],
      .d1: [.d0],
    ]
  )

  private struct _Cache {
    var d2: Int = 0
    var d0: Int = 0
    var d1: Int = 0
  }
  private var _cache: _Cache = _Cache()

  private func _wrote(_ field: Changes) { _core.wrote(field.mask, of: self) }
  private func _refresh(_ field: Changes) { _core.refresh(field.mask, of: self) }

  func _compute(_ fields: Bindgen.Mask) {
    var pass: Bindgen.Pass<Changes> = _core.pass(fields)
    if pass.isDue(.d2) {
      let value: Int = _Family4M4Formulas.d2(c0)
      if Bindgen.replace(&_cache.d2, with: value) { pass.changed(.d2) }
    }
    if pass.isDue(.d0) {
      let value: Int = _Family4M4Formulas.d0(c0)
      if Bindgen.replace(&_cache.d0, with: value) { pass.changed(.d0) }
    }
    if pass.isDue(.d1) {
      let value: Int = _Family4M4Formulas.d1(c0, _cache.d0)
      if Bindgen.replace(&_cache.d1, with: value) { pass.changed(.d1) }
    }
    _core.finish(pass)
  }
}

extension Family4M4 {
  func watch(_ field: String, _ body: @escaping (Int) -> Void) -> AnyObject? {
    switch field {
    case "s0": return observe(\.s0) { body($0.number) }
    case "d2": return observe(\.d2) { body($0.number) }
    case "d0": return observe(\.d0) { body($0.number) }
    case "d1": return observe(\.d1) { body($0.number) }
    default: return nil
    }
  }

  func watchAll(_ body: @escaping (Set<String>) -> Void) -> AnyObject? {
    observe { _, changes in
      var names: Set<String> = []
      if changes.contains(.s0) { names.insert("s0") }
      if changes.contains(.d2) { names.insert("d2") }
      if changes.contains(.d0) { names.insert("d0") }
      if changes.contains(.d1) { names.insert("d1") }
      body(names)
    }
  }
}

extension Family4M4: DrivenModel {
  static func make(_ children: [String: any DrivenModel]) -> any DrivenModel {
    Family4M4(
      c0: children["c0"] as! Family4M3,
      s0: 0
    )
  }

  var sum: Int {
    var sum: Int = 0
    sum &+= s0.number
    sum &+= d2.number
    sum &+= d0.number
    sum &+= d1.number
    sum &+= c0.sum
    return sum
  }

  func number(of field: String) -> Int {
    switch field {
    case "s0": return s0.number
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

/// The spec's expressions: each sees what it names, and nothing else of the model.
enum _Family4M4Formulas {
  static func d2(_ c0: Family4M3) -> Int { total(c0) }
  static func d0(_ c0: Family4M3) -> Int { mix(c0.c0.c0.s0, c0.c0.s0) }
  static func d1(_ c0: Family4M3, _ d0: Int) -> Int { pick(c0.c0.c0.d1, c0.c0.d1, d0) }
}

final class Family4M3: Bindgen.Observed {
  // MARK: Given

  let c0: Family4M2

  // MARK: State

  var s0: Int {
    get { _s0 }
    set { if Bindgen.replace(&_s0, with: newValue) { _wrote(.s0) } }
  }
  private var _s0: Int

  // MARK: Derived

  var d1: Int {
    _refresh(.d1)
    return _cache.d1
  }

  var d0: Int {
    _refresh(.d0)
    return _cache.d0
  }

  // MARK: Init

  init(c0: Family4M2, s0: Int = 0) {
    self.c0 = c0
    _s0 = s0
    _core.adopt(c0, by: self)
    _core.adopt(
      c0.c0,
      by: self,
      [
        .d0: [.d1, .d0],
        .d1: .d1,
        .s0: .d0,
      ]
    )
    _core.adopt(
      c0.c0.c0,
      by: self,
      [
        .d0: .d0
      ]
    )
  }

  // MARK: Fields

  /// The fields that a transaction changed.
  struct Changes: OptionSet, Sendable, Bindgen.FieldSet {
    let rawValue: UInt64

    static let s0: Changes = Changes(rawValue: 1 &<< 0)
    static let d1: Changes = Changes(rawValue: 1 &<< 1)
    static let d0: Changes = Changes(rawValue: 1 &<< 2)
  }

  /// The fields that can be observed one by one.
  struct Fields {
    var s0: Field<Int> { (.s0, { $0.s0 }) }
    var d1: Field<Int> { (.d1, { $0.d1 }) }
    var d0: Field<Int> { (.d0, { $0.d0 }) }
  }
  static var _fields: Fields { Fields() }

  // MARK: Machinery

  let _core: Bindgen.Core = Bindgen.Core(Family4M3._graph)
  private static let _graph: Bindgen.Graph = Bindgen.Graph(
    Changes.self,
    "s0 d1 d0",
    [
      .d1: [],
      .d0: [.s0],
    ]
  )

  private struct _Cache {
    var d1: Int = 0
    var d0: Int = 0
  }
  private var _cache: _Cache = _Cache()

  private func _wrote(_ field: Changes) { _core.wrote(field.mask, of: self) }
  private func _refresh(_ field: Changes) { _core.refresh(field.mask, of: self) }

  func _compute(_ fields: Bindgen.Mask) {
    var pass: Bindgen.Pass<Changes> = _core.pass(fields)
    if pass.isDue(.d1) {
      let value: Int = _Family4M3Formulas.d1(c0)
      if Bindgen.replace(&_cache.d1, with: value) { pass.changed(.d1) }
    }
    if pass.isDue(.d0) {
      let value: Int = _Family4M3Formulas.d0(c0, _s0)
      if Bindgen.replace(&_cache.d0, with: value) { pass.changed(.d0) }
    }
    _core.finish(pass)
  }
}

extension Family4M3 {
  func watch(_ field: String, _ body: @escaping (Int) -> Void) -> AnyObject? {
    switch field {
    case "s0": return observe(\.s0) { body($0.number) }
    case "d1": return observe(\.d1) { body($0.number) }
    case "d0": return observe(\.d0) { body($0.number) }
    default: return nil
    }
  }

  func watchAll(_ body: @escaping (Set<String>) -> Void) -> AnyObject? {
    observe { _, changes in
      var names: Set<String> = []
      if changes.contains(.s0) { names.insert("s0") }
      if changes.contains(.d1) { names.insert("d1") }
      if changes.contains(.d0) { names.insert("d0") }
      body(names)
    }
  }
}

extension Family4M3: DrivenModel {
  static func make(_ children: [String: any DrivenModel]) -> any DrivenModel {
    Family4M3(
      c0: children["c0"] as! Family4M2,
      s0: 0
    )
  }

  var sum: Int {
    var sum: Int = 0
    sum &+= s0.number
    sum &+= d1.number
    sum &+= d0.number
    sum &+= c0.sum
    return sum
  }

  func number(of field: String) -> Int {
    switch field {
    case "s0": return s0.number
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
enum _Family4M3Formulas {
  static func d1(_ c0: Family4M2) -> Int { c0.c0.d0.number &+ c0.c0.d1 }
  static func d0(_ c0: Family4M2, _ s0: Int) -> Int { mix(c0.c0.c0.d0, c0.c0.d0.number, c0.c0.s0, s0) }
}

final class Family4M2: Bindgen.Observed {
  // MARK: Given

  let c0: Family4M1

  // MARK: State

  var s0: Int {
    get { _s0 }
    set { if Bindgen.replace(&_s0, with: newValue) { _wrote(.s0) } }
  }
  private var _s0: Int

  // MARK: Derived

  var d1: Int {
    _refresh(.d1)
    return _cache.d1
  }

  var d0: Int {
    _refresh(.d0)
    return _cache.d0
  }

  // MARK: Init

  init(c0: Family4M1, s0: Int = 0) {
    self.c0 = c0
    _s0 = s0
    _core.adopt(
      c0.c0,
      by: self,
      [
        .d0: .d1
      ]
    )
    _core.adopt(
      c0,
      by: self,
      [
        .s0: [.d1, .d0]
      ]
    )
  }

  // MARK: Fields

  /// The fields that a transaction changed.
  struct Changes: OptionSet, Sendable, Bindgen.FieldSet {
    let rawValue: UInt64

    static let s0: Changes = Changes(rawValue: 1 &<< 0)
    static let d1: Changes = Changes(rawValue: 1 &<< 1)
    static let d0: Changes = Changes(rawValue: 1 &<< 2)
  }

  /// The fields that can be observed one by one.
  struct Fields {
    var s0: Field<Int> { (.s0, { $0.s0 }) }
    var d1: Field<Int> { (.d1, { $0.d1 }) }
    var d0: Field<Int> { (.d0, { $0.d0 }) }
  }
  static var _fields: Fields { Fields() }

  // MARK: Machinery

  let _core: Bindgen.Core = Bindgen.Core(Family4M2._graph)
  private static let _graph: Bindgen.Graph = Bindgen.Graph(
    Changes.self,
    "s0 d1 d0",
    [
      .d1: [],
      .d0: [],
    ]
  )

  private struct _Cache {
    var d1: Int = 0
    var d0: Int = 0
  }
  private var _cache: _Cache = _Cache()

  private func _wrote(_ field: Changes) { _core.wrote(field.mask, of: self) }
  private func _refresh(_ field: Changes) { _core.refresh(field.mask, of: self) }

  func _compute(_ fields: Bindgen.Mask) {
    var pass: Bindgen.Pass<Changes> = _core.pass(fields)
    if pass.isDue(.d1) {
      let value: Int = _Family4M2Formulas.d1(c0)
      if Bindgen.replace(&_cache.d1, with: value) { pass.changed(.d1) }
    }
    if pass.isDue(.d0) {
      let value: Int = _Family4M2Formulas.d0(c0)
      if Bindgen.replace(&_cache.d0, with: value) { pass.changed(.d0) }
    }
    _core.finish(pass)
  }
}

extension Family4M2 {
  func watch(_ field: String, _ body: @escaping (Int) -> Void) -> AnyObject? {
    switch field {
    case "s0": return observe(\.s0) { body($0.number) }
    case "d1": return observe(\.d1) { body($0.number) }
    case "d0": return observe(\.d0) { body($0.number) }
    default: return nil
    }
  }

  func watchAll(_ body: @escaping (Set<String>) -> Void) -> AnyObject? {
    observe { _, changes in
      var names: Set<String> = []
      if changes.contains(.s0) { names.insert("s0") }
      if changes.contains(.d1) { names.insert("d1") }
      if changes.contains(.d0) { names.insert("d0") }
      body(names)
    }
  }
}

extension Family4M2: DrivenModel {
  static func make(_ children: [String: any DrivenModel]) -> any DrivenModel {
    Family4M2(
      c0: children["c0"] as! Family4M1,
      s0: 0
    )
  }

  var sum: Int {
    var sum: Int = 0
    sum &+= s0.number
    sum &+= d1.number
    sum &+= d0.number
    sum &+= c0.sum
    return sum
  }

  func number(of field: String) -> Int {
    switch field {
    case "s0": return s0.number
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
enum _Family4M2Formulas {
  static func d1(_ c0: Family4M1) -> Int { c0.c0.d0 &+ c0.s0 }
  static func d0(_ c0: Family4M1) -> Int { c0.s0 / 2 }
}

final class Family4M1: Bindgen.Observed {
  // MARK: Given

  let c0: Family4M0

  // MARK: State

  var s0: Int {
    get { _s0 }
    set { if Bindgen.replace(&_s0, with: newValue) { _wrote(.s0) } }
  }
  private var _s0: Int

  // MARK: Derived

  var d1: Int {
    _refresh(.d1)
    return _cache.d1
  }

  var d0: Int? {
    _refresh(.d0)
    return _cache.d0
  }

  // MARK: Init

  init(c0: Family4M0, s0: Int = 0) {
    self.c0 = c0
    _s0 = s0
    _core.adopt(
      c0,
      by: self,
      [
        .d1: .d1,
        .s0: .d0,
      ]
    )
  }

  // MARK: Fields

  /// The fields that a transaction changed.
  struct Changes: OptionSet, Sendable, Bindgen.FieldSet {
    let rawValue: UInt64

    static let s0: Changes = Changes(rawValue: 1 &<< 0)
    static let d1: Changes = Changes(rawValue: 1 &<< 1)
    static let d0: Changes = Changes(rawValue: 1 &<< 2)
  }

  /// The fields that can be observed one by one.
  struct Fields {
    var s0: Field<Int> { (.s0, { $0.s0 }) }
    var d1: Field<Int> { (.d1, { $0.d1 }) }
    var d0: Field<Int?> { (.d0, { $0.d0 }) }
  }
  static var _fields: Fields { Fields() }

  // MARK: Machinery

  let _core: Bindgen.Core = Bindgen.Core(Family4M1._graph)
  private static let _graph: Bindgen.Graph = Bindgen.Graph(
    Changes.self,
    "s0 d1 d0",
    [
      .d1: [],
      .d0: [],
    ]
  )

  private struct _Cache {
    var d1: Int = 0
    var d0: Int?
  }
  private var _cache: _Cache = _Cache()

  private func _wrote(_ field: Changes) { _core.wrote(field.mask, of: self) }
  private func _refresh(_ field: Changes) { _core.refresh(field.mask, of: self) }

  func _compute(_ fields: Bindgen.Mask) {
    var pass: Bindgen.Pass<Changes> = _core.pass(fields)
    if pass.isDue(.d1) {
      let value: Int = _Family4M1Formulas.d1(c0)
      if Bindgen.replace(&_cache.d1, with: value) { pass.changed(.d1) }
    }
    if pass.isDue(.d0) {
      let value: Int? = _Family4M1Formulas.d0(c0)
      if Bindgen.replace(&_cache.d0, with: value) { pass.changed(.d0) }
    }
    _core.finish(pass)
  }
}

extension Family4M1 {
  func watch(_ field: String, _ body: @escaping (Int) -> Void) -> AnyObject? {
    switch field {
    case "s0": return observe(\.s0) { body($0.number) }
    case "d1": return observe(\.d1) { body($0.number) }
    case "d0": return observe(\.d0) { body($0.number) }
    default: return nil
    }
  }

  func watchAll(_ body: @escaping (Set<String>) -> Void) -> AnyObject? {
    observe { _, changes in
      var names: Set<String> = []
      if changes.contains(.s0) { names.insert("s0") }
      if changes.contains(.d1) { names.insert("d1") }
      if changes.contains(.d0) { names.insert("d0") }
      body(names)
    }
  }
}

extension Family4M1: DrivenModel {
  static func make(_ children: [String: any DrivenModel]) -> any DrivenModel {
    Family4M1(
      c0: children["c0"] as! Family4M0,
      s0: 0
    )
  }

  var sum: Int {
    var sum: Int = 0
    sum &+= s0.number
    sum &+= d1.number
    sum &+= d0.number
    sum &+= c0.sum
    return sum
  }

  func number(of field: String) -> Int {
    switch field {
    case "s0": return s0.number
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
enum _Family4M1Formulas {
  static func d1(_ c0: Family4M0) -> Int { c0.d1 / 2 }
  static func d0(_ c0: Family4M0) -> Int? { maybe(c0.s0 % 5) }
}

final class Family4M0: Bindgen.Observed {
  // MARK: State

  var s0: Int {
    get { _s0 }
    set { if Bindgen.replace(&_s0, with: newValue) { _wrote(.s0) } }
  }
  private var _s0: Int

  // MARK: Derived

  var d1: Int {
    _refresh(.d1)
    return _cache.d1
  }

  var d0: Int { s0 }

  // MARK: Init

  init(s0: Int = 0) {
    _s0 = s0
  }

  // MARK: Fields

  /// The fields that a transaction changed.
  struct Changes: OptionSet, Sendable, Bindgen.FieldSet {
    let rawValue: UInt64

    static let s0: Changes = Changes(rawValue: 1 &<< 0)
    static let d1: Changes = Changes(rawValue: 1 &<< 1)
    static let d0: Changes = Changes(rawValue: 1 &<< 2)
  }

  /// The fields that can be observed one by one.
  struct Fields {
    var s0: Field<Int> { (.s0, { $0.s0 }) }
    var d1: Field<Int> { (.d1, { $0.d1 }) }
    var d0: Field<Int> { (.d0, { $0.d0 }) }
  }
  static var _fields: Fields { Fields() }

  // MARK: Machinery

  let _core: Bindgen.Core = Bindgen.Core(Family4M0._graph)
  private static let _graph: Bindgen.Graph = Bindgen.Graph(
    Changes.self,
    "s0 d1 d0",
    [
      .d1: [.s0],
      .d0: [.s0],
    ]
  )

  private struct _Cache {
    var d1: Int = 0
  }
  private var _cache: _Cache = _Cache()

  private func _wrote(_ field: Changes) { _core.wrote(field.mask, of: self) }
  private func _refresh(_ field: Changes) { _core.refresh(field.mask, of: self) }

  func _compute(_ fields: Bindgen.Mask) {
    var pass: Bindgen.Pass<Changes> = _core.pass(fields)
    if pass.isDue(.d1) {
      let value: Int = _Family4M0Formulas.d1(_s0)
      if Bindgen.replace(&_cache.d1, with: value) { pass.changed(.d1) }
    }
    if pass.isDue(.d0) { pass.changed(.d0) }
    _core.finish(pass)
  }
}

extension Family4M0 {
  func watch(_ field: String, _ body: @escaping (Int) -> Void) -> AnyObject? {
    switch field {
    case "s0": return observe(\.s0) { body($0.number) }
    case "d1": return observe(\.d1) { body($0.number) }
    case "d0": return observe(\.d0) { body($0.number) }
    default: return nil
    }
  }

  func watchAll(_ body: @escaping (Set<String>) -> Void) -> AnyObject? {
    observe { _, changes in
      var names: Set<String> = []
      if changes.contains(.s0) { names.insert("s0") }
      if changes.contains(.d1) { names.insert("d1") }
      if changes.contains(.d0) { names.insert("d0") }
      body(names)
    }
  }
}

extension Family4M0: DrivenModel {
  static func make(_ children: [String: any DrivenModel]) -> any DrivenModel {
    Family4M0(
      s0: 0
    )
  }

  var sum: Int {
    var sum: Int = 0
    sum &+= s0.number
    sum &+= d1.number
    sum &+= d0.number
    return sum
  }

  func number(of field: String) -> Int {
    switch field {
    case "s0": return s0.number
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
enum _Family4M0Formulas {
  static func d1(_ s0: Int) -> Int { s0 &+ s0 }
}

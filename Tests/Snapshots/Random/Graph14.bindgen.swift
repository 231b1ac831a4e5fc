// Made by bindgen from Graph14.bindgen.yml. Do not edit: change the spec.
// swift-format-ignore-file
// swiftlint:disable all

final class Graph14: Bindgen.FieldModel {
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

  var s3: Int {
    get { _s3 }
    set { if Bindgen.replace(&_s3, with: newValue) { _wrote(.s3) } }
  }
  private var _s3: Int

  var s4: Int {
    get { _s4 }
    set { if Bindgen.replace(&_s4, with: newValue, unless: _Graph14Formulas.s4AreEqual) { _wrote(.s4) } }
  }
  private var _s4: Int

  var s5: Int {
    get { _s5 }
    set {
      _s5 = newValue
      _wrote(.s5)
    }
  }
  private var _s5: Int

  // MARK: Derived

  var d1: Int {
    _refresh(.d1)
    return _cache.d1
  }

  var d21: Int {
    _refresh(.d21)
    return _cache.d21
  }

  var d0: Int {
    _refresh(.d0)
    return _cache.d0
  }

  var d6: Int? {
    _refresh(.d6)
    return _cache.d6
  }

  var d4: Int {
    _refresh(.d4)
    return _cache.d4
  }

  var d10: Int {
    _refresh(.d10)
    return _cache.d10
  }

  var d22: Int? {
    _refresh(.d22)
    return _cache.d22
  }

  var d19: Int { d1 }

  var d3: Int {
    _refresh(.d3)
    return _cache.d3
  }

  var d8: Int {
    _refresh(.d8)
    return _cache.d8
  }

  var d9: Int? {
    _refresh(.d9)
    return _cache.d9
  }

  var d2: Int {
    _refresh(.d2)
    return _cache.d2
  }

  var d5: Int? {
    _refresh(.d5)
    return _cache.d5
  }

  var d23: Int {
    _refresh(.d23)
    return _cache.d23
  }

  var d14: Int? { d5 }

  var d7: Int {
    _refresh(.d7)
    return _cache.d7
  }

  var d12: Int {
    _refresh(.d12)
    return _cache.d12
  }

  var d26: Int { s2 }

  var d28: Int {
    _refresh(.d28)
    return _cache.d28
  }

  var d17: Int {
    _refresh(.d17)
    return _cache.d17
  }

  var d11: Int {
    _refresh(.d11)
    return _cache.d11
  }

  var d13: Int {
    _refresh(.d13)
    return _cache.d13
  }

  var d16: Int {
    _refresh(.d16)
    return _cache.d16
  }

  var d15: Int {
    _refresh(.d15)
    return _cache.d15
  }

  var d20: Int {
    _refresh(.d20)
    return _cache.d20
  }

  var d18: Int {
    _refresh(.d18)
    return _cache.d18
  }

  var d25: Int {
    _refresh(.d25)
    return _cache.d25
  }

  var d24: Int {
    _refresh(.d24)
    return _cache.d24
  }

  var d27: Int {
    _refresh(.d27)
    return _cache.d27
  }

  var d29: Int {
    _refresh(.d29)
    return _cache.d29
  }

  // MARK: Init

  init(
    s0: Int = 0,
    s1: [Int] = [],
    s2: Int = 0,
    s3: Int = 0,
    s4: Int = 0,
    s5: Int = 0
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
    static let d21: Changes = Changes(rawValue: 1 &<< 7)
    static let d0: Changes = Changes(rawValue: 1 &<< 8)
    static let d6: Changes = Changes(rawValue: 1 &<< 9)
    static let d4: Changes = Changes(rawValue: 1 &<< 10)
    static let d10: Changes = Changes(rawValue: 1 &<< 11)
    static let d22: Changes = Changes(rawValue: 1 &<< 12)
    static let d19: Changes = Changes(rawValue: 1 &<< 13)
    static let d3: Changes = Changes(rawValue: 1 &<< 14)
    static let d8: Changes = Changes(rawValue: 1 &<< 15)
    static let d9: Changes = Changes(rawValue: 1 &<< 16)
    static let d2: Changes = Changes(rawValue: 1 &<< 17)
    static let d5: Changes = Changes(rawValue: 1 &<< 18)
    static let d23: Changes = Changes(rawValue: 1 &<< 19)
    static let d14: Changes = Changes(rawValue: 1 &<< 20)
    static let d7: Changes = Changes(rawValue: 1 &<< 21)
    static let d12: Changes = Changes(rawValue: 1 &<< 22)
    static let d26: Changes = Changes(rawValue: 1 &<< 23)
    static let d28: Changes = Changes(rawValue: 1 &<< 24)
    static let d17: Changes = Changes(rawValue: 1 &<< 25)
    static let d11: Changes = Changes(rawValue: 1 &<< 26)
    static let d13: Changes = Changes(rawValue: 1 &<< 27)
    static let d16: Changes = Changes(rawValue: 1 &<< 28)
    static let d15: Changes = Changes(rawValue: 1 &<< 29)
    static let d20: Changes = Changes(rawValue: 1 &<< 30)
    static let d18: Changes = Changes(rawValue: 1 &<< 31)
    static let d25: Changes = Changes(rawValue: 1 &<< 32)
    static let d24: Changes = Changes(rawValue: 1 &<< 33)
    static let d27: Changes = Changes(rawValue: 1 &<< 34)
    static let d29: Changes = Changes(rawValue: 1 &<< 35)
  }

  /// The fields that can be observed one by one.
  struct Fields {
    var s0: Field<Int> { (.s0, { $0.s0 }) }
    var s1: Field<[Int]> { (.s1, { $0.s1 }) }
    var s2: Field<Int> { (.s2, { $0.s2 }) }
    var s3: Field<Int> { (.s3, { $0.s3 }) }
    var s4: Field<Int> { (.s4, { $0.s4 }) }
    var s5: Field<Int> { (.s5, { $0.s5 }) }
    var d1: Field<Int> { (.d1, { $0.d1 }) }
    var d21: Field<Int> { (.d21, { $0.d21 }) }
    var d0: Field<Int> { (.d0, { $0.d0 }) }
    var d6: Field<Int?> { (.d6, { $0.d6 }) }
    var d4: Field<Int> { (.d4, { $0.d4 }) }
    var d10: Field<Int> { (.d10, { $0.d10 }) }
    var d22: Field<Int?> { (.d22, { $0.d22 }) }
    var d19: Field<Int> { (.d19, { $0.d19 }) }
    var d3: Field<Int> { (.d3, { $0.d3 }) }
    var d8: Field<Int> { (.d8, { $0.d8 }) }
    var d9: Field<Int?> { (.d9, { $0.d9 }) }
    var d2: Field<Int> { (.d2, { $0.d2 }) }
    var d5: Field<Int?> { (.d5, { $0.d5 }) }
    var d23: Field<Int> { (.d23, { $0.d23 }) }
    var d14: Field<Int?> { (.d14, { $0.d14 }) }
    var d7: Field<Int> { (.d7, { $0.d7 }) }
    var d12: Field<Int> { (.d12, { $0.d12 }) }
    var d26: Field<Int> { (.d26, { $0.d26 }) }
    var d28: Field<Int> { (.d28, { $0.d28 }) }
    var d17: Field<Int> { (.d17, { $0.d17 }) }
    var d11: Field<Int> { (.d11, { $0.d11 }) }
    var d13: Field<Int> { (.d13, { $0.d13 }) }
    var d16: Field<Int> { (.d16, { $0.d16 }) }
    var d15: Field<Int> { (.d15, { $0.d15 }) }
    var d20: Field<Int> { (.d20, { $0.d20 }) }
    var d18: Field<Int> { (.d18, { $0.d18 }) }
    var d25: Field<Int> { (.d25, { $0.d25 }) }
    var d24: Field<Int> { (.d24, { $0.d24 }) }
    var d27: Field<Int> { (.d27, { $0.d27 }) }
    var d29: Field<Int> { (.d29, { $0.d29 }) }
  }
  static var _fields: Fields { Fields() }

  /// The changes of each transaction from now on; changes that nobody has taken yet are joined with later ones.
  var changes: AsyncStream<Changes> { _streams.changes(of: self) }

  /// A field's value now, and after each transaction that changes it; a slow reader gets only the latest.
  func values<Value: Sendable>(of field: KeyPath<Fields, Field<Value>>) -> AsyncStream<Value> {
    let field: Field<Value> = Graph14._fields[keyPath: field]
    return _streams.values(of: field.name.mask, of: self, field.read)
  }

  private let _streams: Bindgen.Streams = Bindgen.Streams()

  // MARK: Machinery

  let _core: Bindgen.Core = Bindgen.Core(Graph14._graph)
  private static let _graph: Bindgen.Graph = Bindgen.Graph(
    Changes.self,
    "s0 s1 s2 s3 s4 s5 d1 d21 d0 d6 d4 d10 d22 d19 d3 d8 d9 d2 d5 d23 d14 d7 d12 d26 d28 d17 d11 d13 d16 d15 d20 d18 d25 d24 d27 d29",
    [
      .d1: [.s3],
      .d21: [.d1],
      .d0: [.s0, .s3, .s4],
      .d6: [.d0],
      .d4: [.s4, .d0],
      .d10: [.s0, .d1],
      .d22: [.s0],
      .d19: [.d1],
      .d3: [.d0],
      .d8: [.s0, .d6, .d4, .d3],
      .d9: [.s2],
      .d2: [.s3, .d1],
      .d5: [.s3],
      .d23: [.d4, .d9],
      .d14: [.d5],
      .d7: [.s0, .d5],
      .d12: [.d8, .d7],
      .d26: [.s2],
      .d28: [.d3, .d26],
      .d17: [.d10],
      .d11: [.d0, .d5],
      .d13: [.d1, .d3, .d7, .d11],
      .d16: [.d0, .d13],
      .d15: [.d11],
      .d20: [.d8, .d9, .d17, .d15],
      .d18: [.s4, .d8, .d15],
      .d25: [.d9, .d20, .d18],
      .d24: [.d9, .d20, .d18],
      .d27: [.d4, .d24],
      .d29: [.d2, .d26, .d27],
    ]
  )

  private struct _Cache {
    var d1: Int = 0
    var d21: Int = 0
    var d0: Int = 0
    var d6: Int?
    var d4: Int = 0
    var d10: Int = 0
    var d22: Int?
    var d3: Int = 0
    var d8: Int = 0
    var d9: Int?
    var d2: Int = 0
    var d5: Int?
    var d23: Int = 0
    var d7: Int = 0
    var d12: Int = 0
    var d28: Int = 0
    var d17: Int = 0
    var d11: Int = 0
    var d13: Int = 0
    var d16: Int = 0
    var d15: Int = 0
    var d20: Int = 0
    var d18: Int = 0
    var d25: Int = 0
    var d24: Int = 0
    var d27: Int = 0
    var d29: Int = 0
  }
  private var _cache: _Cache = _Cache()

  private func _wrote(_ field: Changes) { _core.wrote(field.mask, of: self) }
  private func _refresh(_ field: Changes) { _core.refresh(field.mask, of: self) }

  func _compute(_ fields: Bindgen.Mask) {
    var pass: Bindgen.Pass<Changes> = _core.pass(fields)
    if pass.isDue(.d1) {
      let value: Int = _Graph14Formulas.d1(_s3)
      if Bindgen.replace(&_cache.d1, with: value) { pass.changed(.d1) }
    }
    if pass.isDue(.d21) {
      let value: Int = _Graph14Formulas.d21(_cache.d1)
      if Bindgen.replace(&_cache.d21, with: value) { pass.changed(.d21) }
    }
    if pass.isDue(.d0) {
      let value: Int = _Graph14Formulas.d0(_s4, _s3, _s0)
      if Bindgen.replace(&_cache.d0, with: value) { pass.changed(.d0) }
    }
    if pass.isDue(.d6) {
      let value: Int? = _Graph14Formulas.d6(_cache.d0)
      if Bindgen.replace(&_cache.d6, with: value) { pass.changed(.d6) }
    }
    if pass.isDue(.d4) {
      let value: Int = _Graph14Formulas.d4(_cache.d0, _s4)
      if Bindgen.replace(&_cache.d4, with: value) { pass.changed(.d4) }
    }
    if pass.isDue(.d10) {
      let value: Int = _Graph14Formulas.d10(_s0, _cache.d1)
      if Bindgen.replace(&_cache.d10, with: value) { pass.changed(.d10) }
    }
    if pass.isDue(.d22) {
      let value: Int? = _Graph14Formulas.d22(_s0)
      if Bindgen.replace(&_cache.d22, with: value) { pass.changed(.d22) }
    }
    if pass.isDue(.d19) { pass.changed(.d19) }
    if pass.isDue(.d3) {
      let value: Int = _Graph14Formulas.d3(_cache.d0)
      if Bindgen.replace(&_cache.d3, with: value) { pass.changed(.d3) }
    }
    if pass.isDue(.d8) {
      let value: Int = _Graph14Formulas.d8(_s0, _cache.d3, _cache.d6, _cache.d4)
      if Bindgen.replace(&_cache.d8, with: value) { pass.changed(.d8) }
    }
    if pass.isDue(.d9) {
      let value: Int? = _Graph14Formulas.d9(_s2)
      if Bindgen.replace(&_cache.d9, with: value) { pass.changed(.d9) }
    }
    if pass.isDue(.d2) {
      let value: Int = _Graph14Formulas.d2(_s3, _cache.d1)
      if Bindgen.replace(&_cache.d2, with: value) { pass.changed(.d2) }
    }
    if pass.isDue(.d5) {
      let value: Int? = _Graph14Formulas.d5(_s3)
      if Bindgen.replace(&_cache.d5, with: value) { pass.changed(.d5) }
    }
    if pass.isDue(.d23) {
      _cache.d23 = _Graph14Formulas.d23(_cache.d9, _cache.d4)
      pass.changed(.d23)
    }
    if pass.isDue(.d14) { pass.changed(.d14) }
    if pass.isDue(.d7) {
      let value: Int = _Graph14Formulas.d7(_s0, _cache.d5)
      if Bindgen.replace(&_cache.d7, with: value) { pass.changed(.d7) }
    }
    if pass.isDue(.d12) {
      let value: Int = _Graph14Formulas.d12(_cache.d8, _cache.d7)
      if Bindgen.replace(&_cache.d12, with: value, unless: _Graph14Formulas.d12AreEqual) { pass.changed(.d12) }
    }
    if pass.isDue(.d26) { pass.changed(.d26) }
    if pass.isDue(.d28) {
      let value: Int = _Graph14Formulas.d28(_s2, _cache.d3)
      if Bindgen.replace(&_cache.d28, with: value) { pass.changed(.d28) }
    }
    if pass.isDue(.d17) {
      let value: Int = _Graph14Formulas.d17(_cache.d10)
      if Bindgen.replace(&_cache.d17, with: value, unless: _Graph14Formulas.d17AreEqual) { pass.changed(.d17) }
    }
    if pass.isDue(.d11) {
      _cache.d11 = _Graph14Formulas.d11(_cache.d5, _cache.d0)
      pass.changed(.d11)
    }
    if pass.isDue(.d13) {
      let value: Int = _Graph14Formulas.d13(_cache.d7, _cache.d3, _cache.d11, _cache.d1)
      if Bindgen.replace(&_cache.d13, with: value) { pass.changed(.d13) }
    }
    if pass.isDue(.d16) {
      let value: Int = _Graph14Formulas.d16(_cache.d0, _cache.d13)
      if Bindgen.replace(&_cache.d16, with: value) { pass.changed(.d16) }
    }
    if pass.isDue(.d15) {
      let value: Int = _Graph14Formulas.d15(_cache.d11)
      if Bindgen.replace(&_cache.d15, with: value) { pass.changed(.d15) }
    }
    if pass.isDue(.d20) {
      let value: Int = _Graph14Formulas.d20(_cache.d9, _cache.d17, _cache.d8, _cache.d15)
      if Bindgen.replace(&_cache.d20, with: value) { pass.changed(.d20) }
    }
    if pass.isDue(.d18) {
      let value: Int = _Graph14Formulas.d18(_cache.d15, _cache.d8, _s4)
      if Bindgen.replace(&_cache.d18, with: value, unless: _Graph14Formulas.d18AreEqual) { pass.changed(.d18) }
    }
    if pass.isDue(.d25) {
      _cache.d25 = _Graph14Formulas.d25(_cache.d20, _cache.d18, _cache.d9)
      pass.changed(.d25)
    }
    if pass.isDue(.d24) {
      let value: Int = _Graph14Formulas.d24(_cache.d18, _cache.d9, _cache.d20)
      if Bindgen.replace(&_cache.d24, with: value) { pass.changed(.d24) }
    }
    if pass.isDue(.d27) {
      let value: Int = _Graph14Formulas.d27(_cache.d4, _cache.d24)
      if Bindgen.replace(&_cache.d27, with: value) { pass.changed(.d27) }
    }
    if pass.isDue(.d29) {
      let value: Int = _Graph14Formulas.d29(_s2, _cache.d27, _cache.d2)
      if Bindgen.replace(&_cache.d29, with: value) { pass.changed(.d29) }
    }
    _core.finish(pass)
  }
}

extension Graph14: DrivenModel {
  static func make(_ children: [String: any DrivenModel]) -> any DrivenModel {
    Graph14(
      s0: 0
    )
  }

  var sum: Int {
    var sum: Int = 0
    sum &+= s0.number
    sum &+= s1.number
    sum &+= s2.number
    sum &+= s3.number
    sum &+= bucket(s4)
    sum &+= s5.number
    sum &+= d1.number
    sum &+= d21.number
    sum &+= d0.number
    sum &+= d6.number
    sum &+= d4.number
    sum &+= d10.number
    sum &+= d22.number
    sum &+= d19.number
    sum &+= d3.number
    sum &+= d8.number
    sum &+= d9.number
    sum &+= d2.number
    sum &+= d5.number
    sum &+= d23.number
    sum &+= d14.number
    sum &+= d7.number
    sum &+= bucket(d12)
    sum &+= d26.number
    sum &+= d28.number
    sum &+= bucket(d17)
    sum &+= d11.number
    sum &+= d13.number
    sum &+= d16.number
    sum &+= d15.number
    sum &+= d20.number
    sum &+= bucket(d18)
    sum &+= d25.number
    sum &+= d24.number
    sum &+= d27.number
    sum &+= d29.number
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
    case "d21": return d21.number
    case "d0": return d0.number
    case "d6": return d6.number
    case "d4": return d4.number
    case "d10": return d10.number
    case "d22": return d22.number
    case "d19": return d19.number
    case "d3": return d3.number
    case "d8": return d8.number
    case "d9": return d9.number
    case "d2": return d2.number
    case "d5": return d5.number
    case "d23": return d23.number
    case "d14": return d14.number
    case "d7": return d7.number
    case "d12": return d12.number
    case "d26": return d26.number
    case "d28": return d28.number
    case "d17": return d17.number
    case "d11": return d11.number
    case "d13": return d13.number
    case "d16": return d16.number
    case "d15": return d15.number
    case "d20": return d20.number
    case "d18": return d18.number
    case "d25": return d25.number
    case "d24": return d24.number
    case "d27": return d27.number
    case "d29": return d29.number
    default: return .min
    }
  }

  func write(_ field: String, _ values: [Int]) {
    switch field {
    case "s0": s0 = Int(values)
    case "s1": s1 = [Int](values)
    case "s2": s2 = Int(values)
    case "s3": s3 = Int(values)
    case "s4": s4 = Int(values)
    case "s5": s5 = Int(values)
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

extension Graph14 {
  func read(_ field: String, by reader: some SequenceReader, _ body: @escaping (Int) -> Void) -> AnyObject? {
    switch field {
    case "s0": return reader.read(values(of: \.s0)) { body($0.number) }
    case "s1": return reader.read(values(of: \.s1)) { body($0.number) }
    case "s2": return reader.read(values(of: \.s2)) { body($0.number) }
    case "s3": return reader.read(values(of: \.s3)) { body($0.number) }
    case "s4": return reader.read(values(of: \.s4)) { body($0.number) }
    case "s5": return reader.read(values(of: \.s5)) { body($0.number) }
    case "d1": return reader.read(values(of: \.d1)) { body($0.number) }
    case "d21": return reader.read(values(of: \.d21)) { body($0.number) }
    case "d0": return reader.read(values(of: \.d0)) { body($0.number) }
    case "d6": return reader.read(values(of: \.d6)) { body($0.number) }
    case "d4": return reader.read(values(of: \.d4)) { body($0.number) }
    case "d10": return reader.read(values(of: \.d10)) { body($0.number) }
    case "d22": return reader.read(values(of: \.d22)) { body($0.number) }
    case "d19": return reader.read(values(of: \.d19)) { body($0.number) }
    case "d3": return reader.read(values(of: \.d3)) { body($0.number) }
    case "d8": return reader.read(values(of: \.d8)) { body($0.number) }
    case "d9": return reader.read(values(of: \.d9)) { body($0.number) }
    case "d2": return reader.read(values(of: \.d2)) { body($0.number) }
    case "d5": return reader.read(values(of: \.d5)) { body($0.number) }
    case "d23": return reader.read(values(of: \.d23)) { body($0.number) }
    case "d14": return reader.read(values(of: \.d14)) { body($0.number) }
    case "d7": return reader.read(values(of: \.d7)) { body($0.number) }
    case "d12": return reader.read(values(of: \.d12)) { body($0.number) }
    case "d26": return reader.read(values(of: \.d26)) { body($0.number) }
    case "d28": return reader.read(values(of: \.d28)) { body($0.number) }
    case "d17": return reader.read(values(of: \.d17)) { body($0.number) }
    case "d11": return reader.read(values(of: \.d11)) { body($0.number) }
    case "d13": return reader.read(values(of: \.d13)) { body($0.number) }
    case "d16": return reader.read(values(of: \.d16)) { body($0.number) }
    case "d15": return reader.read(values(of: \.d15)) { body($0.number) }
    case "d20": return reader.read(values(of: \.d20)) { body($0.number) }
    case "d18": return reader.read(values(of: \.d18)) { body($0.number) }
    case "d25": return reader.read(values(of: \.d25)) { body($0.number) }
    case "d24": return reader.read(values(of: \.d24)) { body($0.number) }
    case "d27": return reader.read(values(of: \.d27)) { body($0.number) }
    case "d29": return reader.read(values(of: \.d29)) { body($0.number) }
    default: return nil
    }
  }

  func readAll(by reader: some SequenceReader, _ body: @escaping (Set<String>) -> Void) -> AnyObject? {
    reader.read(changes) { changes in
      var names: Set<String> = []
      if changes.contains(.s0) { names.insert("s0") }
      if changes.contains(.s1) { names.insert("s1") }
      if changes.contains(.s2) { names.insert("s2") }
      if changes.contains(.s3) { names.insert("s3") }
      if changes.contains(.s4) { names.insert("s4") }
      if changes.contains(.s5) { names.insert("s5") }
      if changes.contains(.d1) { names.insert("d1") }
      if changes.contains(.d21) { names.insert("d21") }
      if changes.contains(.d0) { names.insert("d0") }
      if changes.contains(.d6) { names.insert("d6") }
      if changes.contains(.d4) { names.insert("d4") }
      if changes.contains(.d10) { names.insert("d10") }
      if changes.contains(.d22) { names.insert("d22") }
      if changes.contains(.d19) { names.insert("d19") }
      if changes.contains(.d3) { names.insert("d3") }
      if changes.contains(.d8) { names.insert("d8") }
      if changes.contains(.d9) { names.insert("d9") }
      if changes.contains(.d2) { names.insert("d2") }
      if changes.contains(.d5) { names.insert("d5") }
      if changes.contains(.d23) { names.insert("d23") }
      if changes.contains(.d14) { names.insert("d14") }
      if changes.contains(.d7) { names.insert("d7") }
      if changes.contains(.d12) { names.insert("d12") }
      if changes.contains(.d26) { names.insert("d26") }
      if changes.contains(.d28) { names.insert("d28") }
      if changes.contains(.d17) { names.insert("d17") }
      if changes.contains(.d11) { names.insert("d11") }
      if changes.contains(.d13) { names.insert("d13") }
      if changes.contains(.d16) { names.insert("d16") }
      if changes.contains(.d15) { names.insert("d15") }
      if changes.contains(.d20) { names.insert("d20") }
      if changes.contains(.d18) { names.insert("d18") }
      if changes.contains(.d25) { names.insert("d25") }
      if changes.contains(.d24) { names.insert("d24") }
      if changes.contains(.d27) { names.insert("d27") }
      if changes.contains(.d29) { names.insert("d29") }
      body(names)
    }
  }
}

/// The spec's expressions: each sees what it names, and nothing else of the model.
enum _Graph14Formulas {
  static func s4AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func d1(_ s3: Int) -> Int { s3 % 5 }
  static func d21(_ d1: Int) -> Int { d1 % 5 }
  static func d0(_ s4: Int, _ s3: Int, _ s0: Int) -> Int { mix(bucket(s4), s3, s0) }
  static func d6(_ d0: Int) -> Int? { maybe(d0 % 5) }
  static func d4(_ d0: Int, _ s4: Int) -> Int { d0 &+ bucket(s4) }
  static func d10(_ s0: Int, _ d1: Int) -> Int { s0 &+ d1 }
  static func d22(_ s0: Int) -> Int? { maybe(s0 % 5) }
  static func d3(_ d0: Int) -> Int { d0 / 2 }
  static func d8(_ s0: Int, _ d3: Int, _ d6: Int?, _ d4: Int) -> Int { mix(s0, d3, d6.number, d4, s0) }
  static func d9(_ s2: Int) -> Int? { maybe(s2 % 5) }
  static func d2(_ s3: Int, _ d1: Int) -> Int { s3 &+ d1 }
  static func d5(_ s3: Int) -> Int? { maybe(s3 / 2) }
  static func d23(_ d9: Int?, _ d4: Int) -> Int { d9.number &+ d4 }
  static func d7(_ s0: Int, _ d5: Int?) -> Int { mix(s0, d5.number, d5.number) }
  static func d12(_ d8: Int, _ d7: Int) -> Int { d8 &+ d7 }
  static func d12AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func d28(_ d26: Int, _ d3: Int) -> Int { d26 &+ d3 }
  static func d17(_ d10: Int) -> Int { d10 % 5 }
  static func d17AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func d11(_ d5: Int?, _ d0: Int) -> Int { d5.number &+ d0 }
  static func d13(_ d7: Int, _ d3: Int, _ d11: Int, _ d1: Int) -> Int { mix(d7, d3, d11, d1) }
  static func d16(_ d0: Int, _ d13: Int) -> Int { d0 &+ d13 }
  static func d15(_ d11: Int) -> Int { d11 / 2 }
  static func d20(_ d9: Int?, _ d17: Int, _ d8: Int, _ d15: Int) -> Int { mix(d9.number, bucket(d17), d8, d15, d15) }
  static func d18(_ d15: Int, _ d8: Int, _ s4: Int) -> Int { pick(d15, d8, bucket(s4)) }
  static func d18AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func d25(_ d20: Int, _ d18: Int, _ d9: Int?) -> Int { mix(d20, bucket(d18), d9.number) }
  static func d24(_ d18: Int, _ d9: Int?, _ d20: Int) -> Int { pick(bucket(d18), d9.number, d20) }
  static func d27(_ d4: Int, _ d24: Int) -> Int { mix(d4, d24) }
  static func d29(_ d26: Int, _ d27: Int, _ d2: Int) -> Int { pick(d26, d27, d2) }
}

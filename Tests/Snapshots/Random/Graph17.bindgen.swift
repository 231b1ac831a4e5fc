// Made by bindgen from Graph17.bindgen.yml. Do not edit: change the spec.
// swift-format-ignore-file
// swiftlint:disable all

#if canImport(Combine)
  public import Combine
#else
  public import OpenCombine
#endif

public final class Graph17: Bindgen.Model2 {
  // MARK: State

  public internal(set) var s0: Int {
    get { _s0 }
    set {
      _forewarn(0)
      if Bindgen.replace(&_s0, with: newValue) { _wrote(0) }
    }
  }
  private var _s0: Int

  public internal(set) var s1: [Int] {
    get { _s1 }
    set {
      _forewarn(1)
      if Bindgen.replace(&_s1, with: newValue) { _wrote(1) }
    }
    _modify {
      _forewarn(1)
      defer { _wrote(1) }
      yield &_s1
    }
  }
  private var _s1: [Int]

  public internal(set) var s2: Int {
    get { _s2 }
    set {
      _forewarn(2)
      if Bindgen.replace(&_s2, with: newValue) { _wrote(2) }
    }
  }
  private var _s2: Int

  public internal(set) var s3: [Int] {
    get { _s3 }
    set {
      _forewarn(3)
      if Bindgen.replace(&_s3, with: newValue) { _wrote(3) }
    }
    _modify {
      _forewarn(3)
      defer { _wrote(3) }
      yield &_s3
    }
  }
  private var _s3: [Int]

  public internal(set) var s4: [Int] {
    get { _s4 }
    set {
      _forewarn(4)
      if Bindgen.replace(&_s4, with: newValue) { _wrote(4) }
    }
    _modify {
      _forewarn(4)
      defer { _wrote(4) }
      yield &_s4
    }
  }
  private var _s4: [Int]

  public internal(set) var s5: Int {
    get { _s5 }
    set {
      _forewarn(5)
      if Bindgen.replace(&_s5, with: newValue, unless: _Graph17Formulas.s5AreEqual) { _wrote(5) }
    }
  }
  private var _s5: Int

  // MARK: What follows

  public var d13: Int {
    if !_core.isTelling { return _Graph17Formulas.d13(_s2) }
    _refresh(6)
    return _cache.d13
  }

  public var d2: Int {
    _refresh(7)
    return _cache.d2
  }

  public var d3: Int { s2 }

  public var d9: Int {
    if !_core.isTelling { return _Graph17Formulas.d9(_s2, d2) }
    _refresh(9)
    return _cache.d9
  }

  public var d24: [Int] { s4 }

  public var d15: Int {
    if !_core.isTelling { return _Graph17Formulas.d15(_Graph17Formulas.d13(_s2)) }
    _refresh(11)
    return _cache.d15
  }

  public var d51: Int {
    if !_core.isTelling { return _Graph17Formulas.d51(_Graph17Formulas.d15(_Graph17Formulas.d13(_s2))) }
    _refresh(12)
    return _cache.d51
  }

  public var d53: Int {
    _refresh(13)
    return _cache.d53
  }

  public var d22: Int {
    _refresh(14)
    return _cache.d22
  }

  public var d65: Int { s2 }

  public var d8: Int {
    if !_core.isTelling { return _Graph17Formulas.d8(_s2) }
    _refresh(16)
    return _cache.d8
  }

  public var d12: Int {
    _refresh(17)
    return _cache.d12
  }

  public var d0: Int? {
    _refresh(18)
    return _cache.d0
  }

  public var d1: Int {
    _refresh(19)
    return _cache.d1
  }

  public var d10: Int {
    _refresh(20)
    return _cache.d10
  }

  public var d67: Int? {
    _refresh(21)
    return _cache.d67
  }

  public var d16: Int {
    _refresh(22)
    return _cache.d16
  }

  public var d21: Int {
    _refresh(23)
    return _cache.d21
  }

  public var d19: Int {
    _refresh(24)
    return _cache.d19
  }

  public var d34: Int {
    if !_core.isTelling { return _Graph17Formulas.d34(d19) }
    _refresh(25)
    return _cache.d34
  }

  public var d30: Int {
    _refresh(26)
    return _cache.d30
  }

  public var d35: Int {
    if !_core.isTelling { return _Graph17Formulas.d35(d30) }
    _refresh(27)
    return _cache.d35
  }

  public var d33: Int {
    if !_core.isTelling { return _Graph17Formulas.d33(d21) }
    _refresh(28)
    return _cache.d33
  }

  public var d7: Int {
    _refresh(29)
    return _cache.d7
  }

  public var d11: Int {
    _refresh(30)
    return _cache.d11
  }

  public var d69: Int {
    if !_core.isTelling { return _Graph17Formulas.d69(d11) }
    _refresh(31)
    return _cache.d69
  }

  public var d17: Int {
    _refresh(32)
    return _cache.d17
  }

  public var d6: Int {
    _refresh(33)
    return _cache.d6
  }

  public var d26: Int {
    _refresh(34)
    return _cache.d26
  }

  public var d31: Int? {
    _refresh(35)
    return _cache.d31
  }

  public var d25: Int {
    _refresh(36)
    return _cache.d25
  }

  public var d28: Int {
    _refresh(37)
    return _cache.d28
  }

  public var d27: Int {
    _refresh(38)
    return _cache.d27
  }

  public var d23: Int {
    _refresh(39)
    return _cache.d23
  }

  public var d60: Int? {
    _refresh(40)
    return _cache.d60
  }

  public var d36: Int {
    if !_core.isTelling { return _Graph17Formulas.d36(d21) }
    _refresh(41)
    return _cache.d36
  }

  public var d41: Int {
    _refresh(42)
    return _cache.d41
  }

  public var d42: Int {
    _refresh(43)
    return _cache.d42
  }

  public var d43: Int {
    _refresh(44)
    return _cache.d43
  }

  public var d47: Int {
    if !_core.isTelling { return _Graph17Formulas.d47(d43, _Graph17Formulas.d33(d21)) }
    _refresh(45)
    return _cache.d47
  }

  public var d48: Int {
    if !_core.isTelling { return _Graph17Formulas.d48(_Graph17Formulas.d47(d43, _Graph17Formulas.d33(d21))) }
    _refresh(46)
    return _cache.d48
  }

  public var d52: Int {
    _refresh(47)
    return _cache.d52
  }

  public var d57: Int? {
    _refresh(48)
    return _cache.d57
  }

  public var d59: Int {
    _refresh(49)
    return _cache.d59
  }

  public var d62: Int {
    _refresh(50)
    return _cache.d62
  }

  public var d49: Int {
    _refresh(51)
    return _cache.d49
  }

  public var d14: Int { d13 }

  public var d29: Int {
    _refresh(53)
    return _cache.d29
  }

  public var d32: Int? {
    _refresh(54)
    return _cache.d32
  }

  public var d61: Int { d29 }

  public var d58: Int {
    _refresh(56)
    return _cache.d58
  }

  public var d64: Int {
    if !_core.isTelling { return _Graph17Formulas.d64(d29, d58) }
    _refresh(57)
    return _cache.d64
  }

  public var d38: Int {
    _refresh(58)
    return _cache.d38
  }

  public var d39: Int {
    _refresh(59)
    return _cache.d39
  }

  public var d45: Int {
    _refresh(60)
    return _cache.d45
  }

  public var d63: Int {
    _refresh(61)
    return _cache.d63
  }

  public var d18: Int {
    if !_core.isTelling { return _Graph17Formulas.d18(d17, _Graph17Formulas.d13(_s2)) }
    _refresh(62)
    return _cache.d18
  }

  public var d20: Int? {
    _refresh(63)
    return _cache.d20
  }

  public var d68: Int {
    _refresh(64)
    return _cache.d68
  }

  public var d37: Int {
    _refresh(65)
    return _cache.d37
  }

  public var d46: Int {
    _refresh(66)
    return _cache.d46
  }

  public var d55: Int {
    _refresh(67)
    return _cache.d55
  }

  public var d44: Int {
    if !_core.isTelling { return _Graph17Formulas.d44(_Graph17Formulas.d36(d21)) }
    _refresh(68)
    return _cache.d44
  }

  public var d50: Int {
    _refresh(69)
    return _cache.d50
  }

  public var d4: Int {
    _refresh(70)
    return _cache.d4
  }

  public var d5: Int {
    _refresh(71)
    return _cache.d5
  }

  public var d56: Int {
    if !_core.isTelling { return _Graph17Formulas.d56(d5, d28) }
    _refresh(72)
    return _cache.d56
  }

  public var d54: Int? {
    _refresh(73)
    return _cache.d54
  }

  public var d66: Int? {
    _refresh(74)
    return _cache.d66
  }

  public var d40: Int {
    _refresh(75)
    return _cache.d40
  }

  // MARK: Actions

  /// Makes many writes one transaction: observers are told once, at its end.
  @discardableResult
  public func update<Result>(_ body: (Graph17) throws -> Result) rethrows -> Result {
    _core.open()
    defer { _end() }
    return try body(self)
  }

  // MARK: Making

  public init(s0: Int = 0, s1: [Int] = [], s2: Int = 0, s3: [Int] = [], s4: [Int] = [], s5: Int = 0) {
    _s0 = s0
    _s1 = s1
    _s2 = s2
    _s3 = s3
    _s4 = s4
    _s5 = s5
  }

  // MARK: Who is told

  /// The fields that a transaction changed.
  public struct Changes: OptionSet, Sendable {
    private var fields: Bindgen.Mask2 = Bindgen.Mask2()
    /// 64 fields a word: more of them than an integer has bits.
    public var rawValue: (UInt64, UInt64) { fields.words }

    public init() {}
    public init(rawValue: (UInt64, UInt64)) { fields = Bindgen.Mask2(words: rawValue) }
    fileprivate init(_ fields: Bindgen.Mask2) { self.fields = fields }
    private static subscript(field: Int) -> Changes { Changes(Bindgen.Mask2(field)) }

    public static func == (left: Changes, right: Changes) -> Bool { left.fields == right.fields }
    public mutating func formUnion(_ other: Changes) { fields.add(other.fields) }
    public mutating func formIntersection(_ other: Changes) { fields.keep(other.fields) }
    public mutating func formSymmetricDifference(_ other: Changes) { fields.flip(other.fields) }

    public static var s0: Changes { self[0] }
    public static var s1: Changes { self[1] }
    public static var s2: Changes { self[2] }
    public static var s3: Changes { self[3] }
    public static var s4: Changes { self[4] }
    public static var s5: Changes { self[5] }
    public static var d13: Changes { self[6] }
    public static var d2: Changes { self[7] }
    public static var d3: Changes { self[8] }
    public static var d9: Changes { self[9] }
    public static var d24: Changes { self[10] }
    public static var d15: Changes { self[11] }
    public static var d51: Changes { self[12] }
    public static var d53: Changes { self[13] }
    public static var d22: Changes { self[14] }
    public static var d65: Changes { self[15] }
    public static var d8: Changes { self[16] }
    public static var d12: Changes { self[17] }
    public static var d0: Changes { self[18] }
    public static var d1: Changes { self[19] }
    public static var d10: Changes { self[20] }
    public static var d67: Changes { self[21] }
    public static var d16: Changes { self[22] }
    public static var d21: Changes { self[23] }
    public static var d19: Changes { self[24] }
    public static var d34: Changes { self[25] }
    public static var d30: Changes { self[26] }
    public static var d35: Changes { self[27] }
    public static var d33: Changes { self[28] }
    public static var d7: Changes { self[29] }
    public static var d11: Changes { self[30] }
    public static var d69: Changes { self[31] }
    public static var d17: Changes { self[32] }
    public static var d6: Changes { self[33] }
    public static var d26: Changes { self[34] }
    public static var d31: Changes { self[35] }
    public static var d25: Changes { self[36] }
    public static var d28: Changes { self[37] }
    public static var d27: Changes { self[38] }
    public static var d23: Changes { self[39] }
    public static var d60: Changes { self[40] }
    public static var d36: Changes { self[41] }
    public static var d41: Changes { self[42] }
    public static var d42: Changes { self[43] }
    public static var d43: Changes { self[44] }
    public static var d47: Changes { self[45] }
    public static var d48: Changes { self[46] }
    public static var d52: Changes { self[47] }
    public static var d57: Changes { self[48] }
    public static var d59: Changes { self[49] }
    public static var d62: Changes { self[50] }
    public static var d49: Changes { self[51] }
    public static var d14: Changes { self[52] }
    public static var d29: Changes { self[53] }
    public static var d32: Changes { self[54] }
    public static var d61: Changes { self[55] }
    public static var d58: Changes { self[56] }
    public static var d64: Changes { self[57] }
    public static var d38: Changes { self[58] }
    public static var d39: Changes { self[59] }
    public static var d45: Changes { self[60] }
    public static var d63: Changes { self[61] }
    public static var d18: Changes { self[62] }
    public static var d20: Changes { self[63] }
    public static var d68: Changes { self[64] }
    public static var d37: Changes { self[65] }
    public static var d46: Changes { self[66] }
    public static var d55: Changes { self[67] }
    public static var d44: Changes { self[68] }
    public static var d50: Changes { self[69] }
    public static var d4: Changes { self[70] }
    public static var d5: Changes { self[71] }
    public static var d56: Changes { self[72] }
    public static var d54: Changes { self[73] }
    public static var d66: Changes { self[74] }
    public static var d40: Changes { self[75] }
  }

  /// Sends where the model lives. It holds the model; a subscription does not.
  public struct ModelPublisher<Output>: Bindgen.Publisher {
    public typealias Failure = Never
    #if canImport(Combine)
      public typealias Subscriber = Combine.Subscriber
    #else
      public typealias Subscriber = OpenCombine.Subscriber
    #endif

    fileprivate let source: Bindgen.ModelPublisher<Output>

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
      source.receive(subscriber: subscriber)
    }
  }

  /// A publisher for each field, by its name.
  @dynamicMemberLookup
  public struct FieldPublishers {
    fileprivate let _model: Graph17

    public subscript<Value>(dynamicMember field: KeyPath<Fields, Field<Value>>) -> ModelPublisher<Value> {
      let model: Graph17 = _model
      let field: Field<Value> = Fields()[keyPath: field]
      return ModelPublisher(
        source: Bindgen.ModelPublisher(
          first: { field.read(model) },
          observe: { send in model._observe(Bindgen.Mask2(field.number)) { model, _ in send(field.read(model)) } }
        )
      )
    }
  }

  /// Publishers that send the field's value on subscription, and then each change.
  public var publishers: FieldPublishers { FieldPublishers(_model: self) }

  /// Sends once after each transaction, with all that changed.
  public var changesPublisher: ModelPublisher<Changes> {
    ModelPublisher(
      source: Bindgen.ModelPublisher(
        joining: { $0.union($1) },
        observe: { send in self._observe(self._core.graph.all) { _, changes in send(changes) } }
      )
    )
  }

  /// Sends before the first change of a transaction.
  public var objectWillChange: ModelPublisher<Void> {
    ModelPublisher(
      source: Bindgen.ModelPublisher(observe: { send in self._addForewarning { send(()) } })
    )
  }

  /// The fields that can be observed one by one.
  public struct Fields {
    public var s0: Graph17.Field<Int> { (0, { $0.s0 }) }
    public var s1: Graph17.Field<[Int]> { (1, { $0.s1 }) }
    public var s2: Graph17.Field<Int> { (2, { $0.s2 }) }
    public var s3: Graph17.Field<[Int]> { (3, { $0.s3 }) }
    public var s4: Graph17.Field<[Int]> { (4, { $0.s4 }) }
    public var s5: Graph17.Field<Int> { (5, { $0.s5 }) }
    public var d13: Graph17.Field<Int> { (6, { $0.d13 }) }
    public var d2: Graph17.Field<Int> { (7, { $0.d2 }) }
    public var d3: Graph17.Field<Int> { (8, { $0.d3 }) }
    public var d9: Graph17.Field<Int> { (9, { $0.d9 }) }
    public var d24: Graph17.Field<[Int]> { (10, { $0.d24 }) }
    public var d15: Graph17.Field<Int> { (11, { $0.d15 }) }
    public var d51: Graph17.Field<Int> { (12, { $0.d51 }) }
    public var d53: Graph17.Field<Int> { (13, { $0.d53 }) }
    public var d22: Graph17.Field<Int> { (14, { $0.d22 }) }
    public var d65: Graph17.Field<Int> { (15, { $0.d65 }) }
    public var d8: Graph17.Field<Int> { (16, { $0.d8 }) }
    public var d12: Graph17.Field<Int> { (17, { $0.d12 }) }
    public var d0: Graph17.Field<Int?> { (18, { $0.d0 }) }
    public var d1: Graph17.Field<Int> { (19, { $0.d1 }) }
    public var d10: Graph17.Field<Int> { (20, { $0.d10 }) }
    public var d67: Graph17.Field<Int?> { (21, { $0.d67 }) }
    public var d16: Graph17.Field<Int> { (22, { $0.d16 }) }
    public var d21: Graph17.Field<Int> { (23, { $0.d21 }) }
    public var d19: Graph17.Field<Int> { (24, { $0.d19 }) }
    public var d34: Graph17.Field<Int> { (25, { $0.d34 }) }
    public var d30: Graph17.Field<Int> { (26, { $0.d30 }) }
    public var d35: Graph17.Field<Int> { (27, { $0.d35 }) }
    public var d33: Graph17.Field<Int> { (28, { $0.d33 }) }
    public var d7: Graph17.Field<Int> { (29, { $0.d7 }) }
    public var d11: Graph17.Field<Int> { (30, { $0.d11 }) }
    public var d69: Graph17.Field<Int> { (31, { $0.d69 }) }
    public var d17: Graph17.Field<Int> { (32, { $0.d17 }) }
    public var d6: Graph17.Field<Int> { (33, { $0.d6 }) }
    public var d26: Graph17.Field<Int> { (34, { $0.d26 }) }
    public var d31: Graph17.Field<Int?> { (35, { $0.d31 }) }
    public var d25: Graph17.Field<Int> { (36, { $0.d25 }) }
    public var d28: Graph17.Field<Int> { (37, { $0.d28 }) }
    public var d27: Graph17.Field<Int> { (38, { $0.d27 }) }
    public var d23: Graph17.Field<Int> { (39, { $0.d23 }) }
    public var d60: Graph17.Field<Int?> { (40, { $0.d60 }) }
    public var d36: Graph17.Field<Int> { (41, { $0.d36 }) }
    public var d41: Graph17.Field<Int> { (42, { $0.d41 }) }
    public var d42: Graph17.Field<Int> { (43, { $0.d42 }) }
    public var d43: Graph17.Field<Int> { (44, { $0.d43 }) }
    public var d47: Graph17.Field<Int> { (45, { $0.d47 }) }
    public var d48: Graph17.Field<Int> { (46, { $0.d48 }) }
    public var d52: Graph17.Field<Int> { (47, { $0.d52 }) }
    public var d57: Graph17.Field<Int?> { (48, { $0.d57 }) }
    public var d59: Graph17.Field<Int> { (49, { $0.d59 }) }
    public var d62: Graph17.Field<Int> { (50, { $0.d62 }) }
    public var d49: Graph17.Field<Int> { (51, { $0.d49 }) }
    public var d14: Graph17.Field<Int> { (52, { $0.d14 }) }
    public var d29: Graph17.Field<Int> { (53, { $0.d29 }) }
    public var d32: Graph17.Field<Int?> { (54, { $0.d32 }) }
    public var d61: Graph17.Field<Int> { (55, { $0.d61 }) }
    public var d58: Graph17.Field<Int> { (56, { $0.d58 }) }
    public var d64: Graph17.Field<Int> { (57, { $0.d64 }) }
    public var d38: Graph17.Field<Int> { (58, { $0.d38 }) }
    public var d39: Graph17.Field<Int> { (59, { $0.d39 }) }
    public var d45: Graph17.Field<Int> { (60, { $0.d45 }) }
    public var d63: Graph17.Field<Int> { (61, { $0.d63 }) }
    public var d18: Graph17.Field<Int> { (62, { $0.d18 }) }
    public var d20: Graph17.Field<Int?> { (63, { $0.d20 }) }
    public var d68: Graph17.Field<Int> { (64, { $0.d68 }) }
    public var d37: Graph17.Field<Int> { (65, { $0.d37 }) }
    public var d46: Graph17.Field<Int> { (66, { $0.d46 }) }
    public var d55: Graph17.Field<Int> { (67, { $0.d55 }) }
    public var d44: Graph17.Field<Int> { (68, { $0.d44 }) }
    public var d50: Graph17.Field<Int> { (69, { $0.d50 }) }
    public var d4: Graph17.Field<Int> { (70, { $0.d4 }) }
    public var d5: Graph17.Field<Int> { (71, { $0.d5 }) }
    public var d56: Graph17.Field<Int> { (72, { $0.d56 }) }
    public var d54: Graph17.Field<Int?> { (73, { $0.d54 }) }
    public var d66: Graph17.Field<Int?> { (74, { $0.d66 }) }
    public var d40: Graph17.Field<Int> { (75, { $0.d40 }) }
  }

  /// A field that can be observed by itself: its number, and how it is read.
  public typealias Field<Value> = (number: Int, read: (Graph17) -> Value)

  private func _observe(_ fields: Bindgen.Mask2, _ body: @escaping (Graph17, Changes) -> Void)
    -> Bindgen.Subscription2<Graph17, Changes>
  {
    let observer: Bindgen.Observer2<Graph17, Changes> = Bindgen.Observer2(fields, body)
    _observers.add(observer)
    _join(fields)
    return Bindgen.Subscription2(observer)
  }

  private let _observers: Bindgen.Observers2<Graph17, Changes> = Bindgen.Observers2()

  func _begin() -> Bool { _observers.begin() }
  func _finish() { _observers.finish() }

  func _addWatched(to fields: inout Bindgen.Mask2) {
    fields.add(_observers.fields)
  }

  func _tell(_ changed: Bindgen.Mask2) {
    let changes: Changes = Changes(changed)
    _observers.tell(self, changes, changed)
  }

  static let _names: String = """
    s0 s1 s2 s3 s4 s5 d13 d2 d3 d9 d24 d15 d51 d53 d22 d65 d8 d12 d0 d1 d10 d67 d16 d21 d19 d34 d30 d35 \
    d33 d7 d11 d69 d17 d6 d26 d31 d25 d28 d27 d23 d60 d36 d41 d42 d43 d47 d48 d52 d57 d59 d62 d49 d14 \
    d29 d32 d61 d58 d64 d38 d39 d45 d63 d18 d20 d68 d37 d46 d55 d44 d50 d4 d5 d56 d54 d66 d40
    """

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph2 = Bindgen.Graph2(
    states: 6,
    inputs: [
      [2], [1, 5], [2], [7, 8], [4], [6], [11], [12], [8], [2], [8], [16], [0, 3], [1, 2, 18], [8, 18], [20], [0, 18],
      [20, 22], [22], [24], [23], [26], [23], [8, 19], [29], [30], [22, 29], [19], [10, 29, 33], [34], [23],
      [11, 22, 36], [36], [3], [7, 39], [23], [19], [19, 41, 42], [8, 42], [28, 44], [45], [14, 46], [47], [29, 45],
      [49], [38, 46], [6], [10, 36, 52], [30, 38, 53], [53], [13, 33, 53], [55, 56], [3, 6, 54], [58], [59], [26, 58],
      [32, 52], [16, 32, 62], [55, 57], [25, 29, 54], [5, 43, 63, 65], [29, 51, 65], [41], [6, 20, 58, 68], [4],
      [0, 4, 5, 70], [37, 71], [28, 66, 70], [49, 70], [37, 39, 41, 70],
    ]
  )
  let _core: Bindgen.Core2 = Bindgen.Core2(Graph17._graph)
  private struct Cache {
    var d13: Int = 0
    var d2: Int = 0
    var d9: Int = 0
    var d15: Int = 0
    var d51: Int = 0
    var d53: Int = 0
    var d22: Int = 0
    var d8: Int = 0
    var d12: Int = 0
    var d0: Int?
    var d1: Int = 0
    var d10: Int = 0
    var d67: Int?
    var d16: Int = 0
    var d21: Int = 0
    var d19: Int = 0
    var d34: Int = 0
    var d30: Int = 0
    var d35: Int = 0
    var d33: Int = 0
    var d7: Int = 0
    var d11: Int = 0
    var d69: Int = 0
    var d17: Int = 0
    var d6: Int = 0
    var d26: Int = 0
    var d31: Int?
    var d25: Int = 0
    var d28: Int = 0
    var d27: Int = 0
    var d23: Int = 0
    var d60: Int?
    var d36: Int = 0
    var d41: Int = 0
    var d42: Int = 0
    var d43: Int = 0
    var d47: Int = 0
    var d48: Int = 0
    var d52: Int = 0
    var d57: Int?
    var d59: Int = 0
    var d62: Int = 0
    var d49: Int = 0
    var d29: Int = 0
    var d32: Int?
    var d58: Int = 0
    var d64: Int = 0
    var d38: Int = 0
    var d39: Int = 0
    var d45: Int = 0
    var d63: Int = 0
    var d18: Int = 0
    var d20: Int?
    var d68: Int = 0
    var d37: Int = 0
    var d46: Int = 0
    var d55: Int = 0
    var d44: Int = 0
    var d50: Int = 0
    var d4: Int = 0
    var d5: Int = 0
    var d56: Int = 0
    var d54: Int?
    var d66: Int?
    var d40: Int = 0
  }
  private var _cache: Cache = Cache()
  private var _told: Cache = Cache()

  func _settle(_ wanted: Bindgen.Mask2) {
    if _core.staleness.stale[0] & wanted[0] & 0x3f_ffff_ffc0 != 0 { _settle0(wanted) }
    if _core.staleness.stale[0] & wanted[0] & 0xffff_ffc0_0000_0000 != 0 { _settle1(wanted) }
    if _core.staleness.stale[1] & wanted[1] & 0xfff != 0 { _settle2(wanted) }
  }

  private func _settle0(_ wanted: Bindgen.Mask2) {
    var pass: Bindgen.Pass = _core.staleness.pass(0, wanted)
    if pass.isAnyDue(0x3fc0) {
      if pass.isDue(6) {
        let value: Int = _Graph17Formulas.d13(_s2)
        if Bindgen.replace(&_cache.d13, with: value) {
          pass.cameOut(6, marking: 0x410_0000_0000_0800)
          _core.staleness.dirty[1] |= 0x20
        }
      }
      if pass.isDue(7) {
        let value: Int = _Graph17Formulas.d2(_s1, _s5)
        if Bindgen.replace(&_cache.d2, with: value) { pass.cameOut(7, marking: 0x100_0000_0200) }
      }
      if pass.isDue(8) { pass.cameOut(8, marking: 0x1000_2011_4200) }
      if pass.isDue(9) {
        let value: Int = _Graph17Formulas.d9(_s2, _cache.d2)
        if Bindgen.replace(&_cache.d9, with: value) { pass.cameOut(9) }
      }
      if pass.isDue(10) { pass.cameOut(10, marking: 0x20_0004_0000_0000) }
      if pass.isDue(11) {
        let value: Int = _Graph17Formulas.d15(_cache.d13)
        if Bindgen.replace(&_cache.d15, with: value) { pass.cameOut(11, marking: 0x20_0000_1000) }
      }
      if pass.isDue(12) {
        let value: Int = _Graph17Formulas.d51(_cache.d15)
        if Bindgen.replace(&_cache.d51, with: value) { pass.cameOut(12, marking: 0x2000) }
      }
      if pass.isDue(13) {
        let value: Int = _Graph17Formulas.d53(_cache.d51)
        if Bindgen.replace(&_cache.d53, with: value, unless: _Graph17Formulas.d53AreEqual) {
          pass.cameOut(13, marking: 0x100_0000_0000_0000)
        }
      }
    }
    if pass.isAnyDue(0x3fc000) {
      if pass.isDue(14) {
        _cache.d22 = _Graph17Formulas.d22(_s2)
        pass.cameOut(14, marking: 0x8000_0000_0000)
      }
      if pass.isDue(15) { pass.cameOut(15) }
      if pass.isDue(16) {
        let value: Int = _Graph17Formulas.d8(_s2)
        if Bindgen.replace(&_cache.d8, with: value) { pass.cameOut(16, marking: 0x8000_0000_0002_0000) }
      }
      if pass.isDue(17) {
        let value: Int = _Graph17Formulas.d12(_cache.d8)
        if Bindgen.replace(&_cache.d12, with: value, unless: _Graph17Formulas.d12AreEqual) { pass.cameOut(17) }
      }
      if pass.isDue(18) {
        let value: Int? = _Graph17Formulas.d0(_s3, _s0)
        if Bindgen.replace(&_cache.d0, with: value) { pass.cameOut(18, marking: 0x580000) }
      }
      if pass.isDue(19) {
        let value: Int = _Graph17Formulas.d1(_s2, _cache.d0, _s1)
        if Bindgen.replace(&_cache.d1, with: value) { pass.cameOut(19, marking: 0xc02_2000_0000) }
      }
      if pass.isDue(20) {
        let value: Int = _Graph17Formulas.d10(_s2, _cache.d0)
        if Bindgen.replace(&_cache.d10, with: value) {
          pass.cameOut(20, marking: 0xa00000)
          _core.staleness.dirty[1] |= 0x20
        }
      }
      if pass.isDue(21) {
        let value: Int? = _Graph17Formulas.d67(_cache.d10)
        if Bindgen.replace(&_cache.d67, with: value) { pass.cameOut(21) }
      }
    }
    if pass.isAnyDue(0x3fc0_0000) {
      if pass.isDue(22) {
        let value: Int = _Graph17Formulas.d16(_s0, _cache.d0)
        if Bindgen.replace(&_cache.d16, with: value) { pass.cameOut(22, marking: 0x21_0180_0000) }
      }
      if pass.isDue(23) {
        let value: Int = _Graph17Formulas.d21(_cache.d10, _cache.d16)
        if Bindgen.replace(&_cache.d21, with: value) { pass.cameOut(23, marking: 0x210_1400_0000) }
      }
      if pass.isDue(24) {
        _cache.d19 = _Graph17Formulas.d19(_cache.d16)
        pass.cameOut(24, marking: 0x2000000)
      }
      if pass.isDue(25) {
        let value: Int = _Graph17Formulas.d34(_cache.d19)
        if Bindgen.replace(&_cache.d34, with: value) {
          pass.cameOut(25)
          _core.staleness.dirty[1] |= 0x2
        }
      }
      if pass.isDue(26) {
        _cache.d30 = _Graph17Formulas.d30(_cache.d21)
        pass.cameOut(26, marking: 0x2000_0000_0800_0000)
      }
      if pass.isDue(27) {
        let value: Int = _Graph17Formulas.d35(_cache.d30)
        if Bindgen.replace(&_cache.d35, with: value) { pass.cameOut(27) }
      }
      if pass.isDue(28) {
        let value: Int = _Graph17Formulas.d33(_cache.d21)
        if Bindgen.replace(&_cache.d33, with: value) {
          pass.cameOut(28, marking: 0x2000_0000_0000)
          _core.staleness.dirty[1] |= 0x200
        }
      }
      if pass.isDue(29) {
        _cache.d7 = _Graph17Formulas.d7(_s2, _cache.d1)
        pass.cameOut(29, marking: 0x2_0005_4000_0000)
        _core.staleness.dirty[1] |= 0xa
      }
    }
    if pass.isAnyDue(0x3f_c000_0000) {
      if pass.isDue(30) {
        _cache.d11 = _Graph17Formulas.d11(_cache.d7)
        pass.cameOut(30, marking: 0x40_0000_8000_0000)
      }
      if pass.isDue(31) {
        let value: Int = _Graph17Formulas.d69(_cache.d11)
        if Bindgen.replace(&_cache.d69, with: value) { pass.cameOut(31) }
      }
      if pass.isDue(32) {
        let value: Int = _Graph17Formulas.d17(_cache.d16, _cache.d7)
        if Bindgen.replace(&_cache.d17, with: value) { pass.cameOut(32, marking: 0xc000_0000_0000_0000) }
      }
      if pass.isDue(33) {
        _cache.d6 = _Graph17Formulas.d6(_cache.d1)
        pass.cameOut(33, marking: 0x100_0004_0000_0000)
      }
      if pass.isDue(34) {
        _cache.d26 = _Graph17Formulas.d26(_s4, _cache.d7, _cache.d6)
        pass.cameOut(34, marking: 0x8_0000_0000)
      }
      if pass.isDue(35) {
        let value: Int? = _Graph17Formulas.d31(_cache.d26)
        if Bindgen.replace(&_cache.d31, with: value) { pass.cameOut(35) }
      }
      if pass.isDue(36) {
        let value: Int = _Graph17Formulas.d25(_cache.d21)
        if Bindgen.replace(&_cache.d25, with: value, unless: _Graph17Formulas.d25AreEqual) {
          pass.cameOut(36, marking: 0x20_0060_0000_0000)
        }
      }
      if pass.isDue(37) {
        let value: Int = _Graph17Formulas.d28(_cache.d15, _cache.d16, _cache.d25)
        if Bindgen.replace(&_cache.d28, with: value) {
          pass.cameOut(37)
          _core.staleness.dirty[1] |= 0x900
        }
      }
    }
    _core.finish(pass, 0x3f_ffff_ffc0)
  }

  private func _settle1(_ wanted: Bindgen.Mask2) {
    var pass: Bindgen.Pass = _core.staleness.pass(0, wanted)
    if pass.isAnyDue(0x3fc0_0000_0000) {
      if pass.isDue(38) {
        let value: Int = _Graph17Formulas.d27(_cache.d25)
        if Bindgen.replace(&_cache.d27, with: value) { pass.cameOut(38, marking: 0x48_0000_0000_0000) }
      }
      if pass.isDue(39) {
        let value: Int = _Graph17Formulas.d23(_s3)
        if Bindgen.replace(&_cache.d23, with: value) {
          pass.cameOut(39, marking: 0x100_0000_0000)
          _core.staleness.dirty[1] |= 0x800
        }
      }
      if pass.isDue(40) {
        let value: Int? = _Graph17Formulas.d60(_cache.d2, _cache.d23)
        if Bindgen.replace(&_cache.d60, with: value) { pass.cameOut(40) }
      }
      if pass.isDue(41) {
        let value: Int = _Graph17Formulas.d36(_cache.d21)
        if Bindgen.replace(&_cache.d36, with: value) {
          pass.cameOut(41, marking: 0x800_0000_0000)
          _core.staleness.dirty[1] |= 0x810
        }
      }
      if pass.isDue(42) {
        let value: Int = _Graph17Formulas.d41(_cache.d1)
        if Bindgen.replace(&_cache.d41, with: value, unless: _Graph17Formulas.d41AreEqual) {
          pass.cameOut(42, marking: 0x1800_0000_0000)
        }
      }
      if pass.isDue(43) {
        let value: Int = _Graph17Formulas.d42(_cache.d41, _cache.d36, _cache.d1)
        if Bindgen.replace(&_cache.d42, with: value) {
          pass.cameOut(43)
          _core.staleness.dirty[1] |= 0x4
        }
      }
      if pass.isDue(44) {
        let value: Int = _Graph17Formulas.d43(_s2, _cache.d41)
        if Bindgen.replace(&_cache.d43, with: value) { pass.cameOut(44, marking: 0x2000_0000_0000) }
      }
      if pass.isDue(45) {
        let value: Int = _Graph17Formulas.d47(_cache.d43, _cache.d33)
        if Bindgen.replace(&_cache.d47, with: value) { pass.cameOut(45, marking: 0x2_4000_0000_0000) }
      }
    }
    if pass.isAnyDue(0x3f_c000_0000_0000) {
      if pass.isDue(46) {
        let value: Int = _Graph17Formulas.d48(_cache.d47)
        if Bindgen.replace(&_cache.d48, with: value) { pass.cameOut(46, marking: 0x8_8000_0000_0000) }
      }
      if pass.isDue(47) {
        let value: Int = _Graph17Formulas.d52(_cache.d22, _cache.d48)
        if Bindgen.replace(&_cache.d52, with: value, unless: _Graph17Formulas.d52AreEqual) {
          pass.cameOut(47, marking: 0x1_0000_0000_0000)
        }
      }
      if pass.isDue(48) {
        let value: Int? = _Graph17Formulas.d57(_cache.d52)
        if Bindgen.replace(&_cache.d57, with: value) { pass.cameOut(48) }
      }
      if pass.isDue(49) {
        let value: Int = _Graph17Formulas.d59(_cache.d47, _cache.d7)
        if Bindgen.replace(&_cache.d59, with: value, unless: _Graph17Formulas.d59AreEqual) {
          pass.cameOut(49, marking: 0x4_0000_0000_0000)
          _core.staleness.dirty[1] |= 0x400
        }
      }
      if pass.isDue(50) {
        let value: Int = _Graph17Formulas.d62(_cache.d59)
        if Bindgen.replace(&_cache.d62, with: value) { pass.cameOut(50) }
      }
      if pass.isDue(51) {
        let value: Int = _Graph17Formulas.d49(_cache.d27, _cache.d48)
        if Bindgen.replace(&_cache.d49, with: value, unless: _Graph17Formulas.d49AreEqual) {
          pass.cameOut(51)
          _core.staleness.dirty[1] |= 0x8
        }
      }
      if pass.isDue(52) { pass.cameOut(52, marking: 0x4020_0000_0000_0000) }
      if pass.isDue(53) {
        let value: Int = _Graph17Formulas.d29(_s4, _cache.d25, _cache.d13)
        if Bindgen.replace(&_cache.d29, with: value) { pass.cameOut(53, marking: 0x1c0_0000_0000_0000) }
      }
    }
    if pass.isAnyDue(0x3fc0_0000_0000_0000) {
      if pass.isDue(54) {
        let value: Int? = _Graph17Formulas.d32(_cache.d29, _cache.d11, _cache.d27)
        if Bindgen.replace(&_cache.d32, with: value) {
          pass.cameOut(54, marking: 0x400_0000_0000_0000)
          _core.staleness.dirty[1] |= 0x2
        }
      }
      if pass.isDue(55) {
        pass.cameOut(55, marking: 0x200_0000_0000_0000)
        _core.staleness.dirty[1] |= 0x1
      }
      if pass.isDue(56) {
        let value: Int = _Graph17Formulas.d58(_cache.d29, _cache.d6, _cache.d53)
        if Bindgen.replace(&_cache.d58, with: value) { pass.cameOut(56, marking: 0x200_0000_0000_0000) }
      }
      if pass.isDue(57) {
        let value: Int = _Graph17Formulas.d64(_cache.d29, _cache.d58)
        if Bindgen.replace(&_cache.d64, with: value) {
          pass.cameOut(57)
          _core.staleness.dirty[1] |= 0x1
        }
      }
      if pass.isDue(58) {
        let value: Int = _Graph17Formulas.d38(_cache.d13, _s3, _cache.d32)
        if Bindgen.replace(&_cache.d38, with: value) {
          pass.cameOut(58, marking: 0x2800_0000_0000_0000)
          _core.staleness.dirty[1] |= 0x20
        }
      }
      if pass.isDue(59) {
        let value: Int = _Graph17Formulas.d39(_cache.d38)
        if Bindgen.replace(&_cache.d39, with: value, unless: _Graph17Formulas.d39AreEqual) {
          pass.cameOut(59, marking: 0x1000_0000_0000_0000)
        }
      }
      if pass.isDue(60) {
        let value: Int = _Graph17Formulas.d45(_cache.d39)
        if Bindgen.replace(&_cache.d45, with: value, unless: _Graph17Formulas.d45AreEqual) { pass.cameOut(60) }
      }
      if pass.isDue(61) {
        let value: Int = _Graph17Formulas.d63(_cache.d38, _cache.d30)
        if Bindgen.replace(&_cache.d63, with: value, unless: _Graph17Formulas.d63AreEqual) { pass.cameOut(61) }
      }
    }
    if pass.isAnyDue(0xc000_0000_0000_0000) {
      if pass.isDue(62) {
        let value: Int = _Graph17Formulas.d18(_cache.d17, _cache.d13)
        if Bindgen.replace(&_cache.d18, with: value) { pass.cameOut(62, marking: 0x8000_0000_0000_0000) }
      }
      if pass.isDue(63) {
        let value: Int? = _Graph17Formulas.d20(_cache.d17, _cache.d18, _cache.d8)
        if Bindgen.replace(&_cache.d20, with: value) {
          pass.cameOut(63)
          _core.staleness.dirty[1] |= 0x4
        }
      }
    }
    _core.finish(pass, 0xffff_ffc0_0000_0000)
  }

  private func _settle2(_ wanted: Bindgen.Mask2) {
    var pass: Bindgen.Pass = _core.staleness.pass(1, wanted)
    if pass.isDue(64) {
      _cache.d68 = _Graph17Formulas.d68(_cache.d29, _cache.d64)
      pass.cameOut(64)
    }
    if pass.isDue(65) {
      _cache.d37 = _Graph17Formulas.d37(_cache.d32, _cache.d7, _cache.d34)
      pass.cameOut(65, marking: 0xc)
    }
    if pass.isDue(66) {
      let value: Int = _Graph17Formulas.d46(_cache.d37, _cache.d20, _cache.d42, _s5)
      if Bindgen.replace(&_cache.d46, with: value) { pass.cameOut(66, marking: 0x200) }
    }
    if pass.isDue(67) {
      let value: Int = _Graph17Formulas.d55(_cache.d49, _cache.d37, _cache.d7)
      if Bindgen.replace(&_cache.d55, with: value) { pass.cameOut(67) }
    }
    if pass.isDue(68) {
      let value: Int = _Graph17Formulas.d44(_cache.d36)
      if Bindgen.replace(&_cache.d44, with: value) { pass.cameOut(68, marking: 0x20) }
    }
    if pass.isDue(69) {
      let value: Int = _Graph17Formulas.d50(_cache.d13, _cache.d44, _cache.d10, _cache.d38)
      if Bindgen.replace(&_cache.d50, with: value) { pass.cameOut(69) }
    }
    if pass.isDue(70) {
      let value: Int = _Graph17Formulas.d4(_s4)
      if Bindgen.replace(&_cache.d4, with: value) { pass.cameOut(70, marking: 0xe80) }
    }
    if pass.isDue(71) {
      let value: Int = _Graph17Formulas.d5(_s5, _cache.d4, _s4, _s0)
      if Bindgen.replace(&_cache.d5, with: value) { pass.cameOut(71, marking: 0x100) }
    }
    if pass.isDue(72) {
      let value: Int = _Graph17Formulas.d56(_cache.d5, _cache.d28)
      if Bindgen.replace(&_cache.d56, with: value) { pass.cameOut(72) }
    }
    if pass.isDue(73) {
      let value: Int? = _Graph17Formulas.d54(_cache.d46, _cache.d4, _cache.d33)
      if Bindgen.replace(&_cache.d54, with: value) { pass.cameOut(73) }
    }
    if pass.isDue(74) {
      let value: Int? = _Graph17Formulas.d66(_cache.d4, _cache.d59)
      if Bindgen.replace(&_cache.d66, with: value) { pass.cameOut(74) }
    }
    if pass.isDue(75) {
      let value: Int = _Graph17Formulas.d40(_cache.d4, _cache.d23, _cache.d28, _cache.d36)
      if Bindgen.replace(&_cache.d40, with: value) { pass.cameOut(75) }
    }
    _core.finish(pass, 0xfff)
  }

  func _remember() { _told = _cache }

  func _compare() -> Bindgen.Mask2 {
    var equal: Bindgen.Mask2 = Bindgen.Mask2()
    _compare0(_told, _cache, &equal)
    _compare1(_told, _cache, &equal)
    _compare2(_told, _cache, &equal)
    _told = Cache()
    return equal
  }

  private func _compare0(_ told: Cache, _ cache: Cache, _ equal: inout Bindgen.Mask2) {
    if Bindgen.areEqual(told.d13, cache.d13) { equal.add(6) }
    if Bindgen.areEqual(told.d2, cache.d2) { equal.add(7) }
    if Bindgen.areEqual(told.d9, cache.d9) { equal.add(9) }
    if Bindgen.areEqual(told.d15, cache.d15) { equal.add(11) }
    if Bindgen.areEqual(told.d51, cache.d51) { equal.add(12) }
    if Bindgen.areEqual(told.d53, cache.d53, by: _Graph17Formulas.d53AreEqual) { equal.add(13) }
    if Bindgen.areEqual(told.d8, cache.d8) { equal.add(16) }
    if Bindgen.areEqual(told.d12, cache.d12, by: _Graph17Formulas.d12AreEqual) { equal.add(17) }
    if Bindgen.areEqual(told.d0, cache.d0) { equal.add(18) }
    if Bindgen.areEqual(told.d1, cache.d1) { equal.add(19) }
    if Bindgen.areEqual(told.d10, cache.d10) { equal.add(20) }
    if Bindgen.areEqual(told.d67, cache.d67) { equal.add(21) }
    if Bindgen.areEqual(told.d16, cache.d16) { equal.add(22) }
    if Bindgen.areEqual(told.d21, cache.d21) { equal.add(23) }
    if Bindgen.areEqual(told.d34, cache.d34) { equal.add(25) }
    if Bindgen.areEqual(told.d35, cache.d35) { equal.add(27) }
    if Bindgen.areEqual(told.d33, cache.d33) { equal.add(28) }
    if Bindgen.areEqual(told.d69, cache.d69) { equal.add(31) }
    if Bindgen.areEqual(told.d17, cache.d17) { equal.add(32) }
    if Bindgen.areEqual(told.d31, cache.d31) { equal.add(35) }
    if Bindgen.areEqual(told.d25, cache.d25, by: _Graph17Formulas.d25AreEqual) { equal.add(36) }
    if Bindgen.areEqual(told.d28, cache.d28) { equal.add(37) }
  }

  private func _compare1(_ told: Cache, _ cache: Cache, _ equal: inout Bindgen.Mask2) {
    if Bindgen.areEqual(told.d27, cache.d27) { equal.add(38) }
    if Bindgen.areEqual(told.d23, cache.d23) { equal.add(39) }
    if Bindgen.areEqual(told.d60, cache.d60) { equal.add(40) }
    if Bindgen.areEqual(told.d36, cache.d36) { equal.add(41) }
    if Bindgen.areEqual(told.d41, cache.d41, by: _Graph17Formulas.d41AreEqual) { equal.add(42) }
    if Bindgen.areEqual(told.d42, cache.d42) { equal.add(43) }
    if Bindgen.areEqual(told.d43, cache.d43) { equal.add(44) }
    if Bindgen.areEqual(told.d47, cache.d47) { equal.add(45) }
    if Bindgen.areEqual(told.d48, cache.d48) { equal.add(46) }
    if Bindgen.areEqual(told.d52, cache.d52, by: _Graph17Formulas.d52AreEqual) { equal.add(47) }
    if Bindgen.areEqual(told.d57, cache.d57) { equal.add(48) }
    if Bindgen.areEqual(told.d59, cache.d59, by: _Graph17Formulas.d59AreEqual) { equal.add(49) }
    if Bindgen.areEqual(told.d62, cache.d62) { equal.add(50) }
    if Bindgen.areEqual(told.d49, cache.d49, by: _Graph17Formulas.d49AreEqual) { equal.add(51) }
    if Bindgen.areEqual(told.d13, cache.d13) { equal.add(52) }
    if Bindgen.areEqual(told.d29, cache.d29) { equal.add(53) }
    if Bindgen.areEqual(told.d32, cache.d32) { equal.add(54) }
    if Bindgen.areEqual(told.d29, cache.d29) { equal.add(55) }
    if Bindgen.areEqual(told.d58, cache.d58) { equal.add(56) }
    if Bindgen.areEqual(told.d64, cache.d64) { equal.add(57) }
    if Bindgen.areEqual(told.d38, cache.d38) { equal.add(58) }
    if Bindgen.areEqual(told.d39, cache.d39, by: _Graph17Formulas.d39AreEqual) { equal.add(59) }
    if Bindgen.areEqual(told.d45, cache.d45, by: _Graph17Formulas.d45AreEqual) { equal.add(60) }
    if Bindgen.areEqual(told.d63, cache.d63, by: _Graph17Formulas.d63AreEqual) { equal.add(61) }
    if Bindgen.areEqual(told.d18, cache.d18) { equal.add(62) }
    if Bindgen.areEqual(told.d20, cache.d20) { equal.add(63) }
  }

  private func _compare2(_ told: Cache, _ cache: Cache, _ equal: inout Bindgen.Mask2) {
    if Bindgen.areEqual(told.d46, cache.d46) { equal.add(66) }
    if Bindgen.areEqual(told.d55, cache.d55) { equal.add(67) }
    if Bindgen.areEqual(told.d44, cache.d44) { equal.add(68) }
    if Bindgen.areEqual(told.d50, cache.d50) { equal.add(69) }
    if Bindgen.areEqual(told.d4, cache.d4) { equal.add(70) }
    if Bindgen.areEqual(told.d5, cache.d5) { equal.add(71) }
    if Bindgen.areEqual(told.d56, cache.d56) { equal.add(72) }
    if Bindgen.areEqual(told.d54, cache.d54) { equal.add(73) }
    if Bindgen.areEqual(told.d66, cache.d66) { equal.add(74) }
    if Bindgen.areEqual(told.d40, cache.d40) { equal.add(75) }
  }
}

extension Graph17: Bindgen.ObservableObject {}

extension Graph17: DrivenModel {
  public static func make(_ children: [String: any DrivenModel]) -> any DrivenModel {
    Graph17(
      s0: 0
    )
  }

  public var sum: Int {
    var sum: Int = 0
    sum &+= s0.number
    sum &+= s1.number
    sum &+= s2.number
    sum &+= s3.number
    sum &+= s4.number
    sum &+= bucket(s5)
    sum &+= d13.number
    sum &+= d2.number
    sum &+= d3.number
    sum &+= d9.number
    sum &+= d24.number
    sum &+= d15.number
    sum &+= d51.number
    sum &+= bucket(d53)
    sum &+= d22.number
    sum &+= d65.number
    sum &+= d8.number
    sum &+= bucket(d12)
    sum &+= d0.number
    sum &+= d1.number
    sum &+= d10.number
    sum &+= d67.number
    sum &+= d16.number
    sum &+= d21.number
    sum &+= d19.number
    sum &+= d34.number
    sum &+= d30.number
    sum &+= d35.number
    sum &+= d33.number
    sum &+= d7.number
    sum &+= d11.number
    sum &+= d69.number
    sum &+= d17.number
    sum &+= d6.number
    sum &+= d26.number
    sum &+= d31.number
    sum &+= bucket(d25)
    sum &+= d28.number
    sum &+= d27.number
    sum &+= d23.number
    sum &+= d60.number
    sum &+= d36.number
    sum &+= bucket(d41)
    sum &+= d42.number
    sum &+= d43.number
    sum &+= d47.number
    sum &+= d48.number
    sum &+= bucket(d52)
    sum &+= d57.number
    sum &+= bucket(d59)
    sum &+= d62.number
    sum &+= bucket(d49)
    sum &+= d14.number
    sum &+= d29.number
    sum &+= d32.number
    sum &+= d61.number
    sum &+= d58.number
    sum &+= d64.number
    sum &+= d38.number
    sum &+= bucket(d39)
    sum &+= bucket(d45)
    sum &+= bucket(d63)
    sum &+= d18.number
    sum &+= d20.number
    sum &+= d68.number
    sum &+= d37.number
    sum &+= d46.number
    sum &+= d55.number
    sum &+= d44.number
    sum &+= d50.number
    sum &+= d4.number
    sum &+= d5.number
    sum &+= d56.number
    sum &+= d54.number
    sum &+= d66.number
    sum &+= d40.number
    return sum
  }

  public func number(of field: String) -> Int {
    switch field {
    case "s0": return s0.number
    case "s1": return s1.number
    case "s2": return s2.number
    case "s3": return s3.number
    case "s4": return s4.number
    case "s5": return s5.number
    case "d13": return d13.number
    case "d2": return d2.number
    case "d3": return d3.number
    case "d9": return d9.number
    case "d24": return d24.number
    case "d15": return d15.number
    case "d51": return d51.number
    case "d53": return d53.number
    case "d22": return d22.number
    case "d65": return d65.number
    case "d8": return d8.number
    case "d12": return d12.number
    case "d0": return d0.number
    case "d1": return d1.number
    case "d10": return d10.number
    case "d67": return d67.number
    case "d16": return d16.number
    case "d21": return d21.number
    case "d19": return d19.number
    case "d34": return d34.number
    case "d30": return d30.number
    case "d35": return d35.number
    case "d33": return d33.number
    case "d7": return d7.number
    case "d11": return d11.number
    case "d69": return d69.number
    case "d17": return d17.number
    case "d6": return d6.number
    case "d26": return d26.number
    case "d31": return d31.number
    case "d25": return d25.number
    case "d28": return d28.number
    case "d27": return d27.number
    case "d23": return d23.number
    case "d60": return d60.number
    case "d36": return d36.number
    case "d41": return d41.number
    case "d42": return d42.number
    case "d43": return d43.number
    case "d47": return d47.number
    case "d48": return d48.number
    case "d52": return d52.number
    case "d57": return d57.number
    case "d59": return d59.number
    case "d62": return d62.number
    case "d49": return d49.number
    case "d14": return d14.number
    case "d29": return d29.number
    case "d32": return d32.number
    case "d61": return d61.number
    case "d58": return d58.number
    case "d64": return d64.number
    case "d38": return d38.number
    case "d39": return d39.number
    case "d45": return d45.number
    case "d63": return d63.number
    case "d18": return d18.number
    case "d20": return d20.number
    case "d68": return d68.number
    case "d37": return d37.number
    case "d46": return d46.number
    case "d55": return d55.number
    case "d44": return d44.number
    case "d50": return d50.number
    case "d4": return d4.number
    case "d5": return d5.number
    case "d56": return d56.number
    case "d54": return d54.number
    case "d66": return d66.number
    case "d40": return d40.number
    default: return .min
    }
  }

  public func write(_ field: String, _ values: [Int]) {
    switch field {
    case "s0": s0 = Int(values)
    case "s1": s1 = [Int](values)
    case "s2": s2 = Int(values)
    case "s3": s3 = [Int](values)
    case "s4": s4 = [Int](values)
    case "s5": s5 = Int(values)
    default: break
    }
  }

  public func edit(_ field: String, _ value: Int) {
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

  public func group(_ body: () -> Void) { update { _ in body() } }
}

extension Graph17 {
  public func sink(_ field: String, _ body: @escaping (Int) -> Void) -> AnyObject? {
    switch field {
    case "s0": return publishers.s0.sink { body($0.number) }
    case "s1": return publishers.s1.sink { body($0.number) }
    case "s2": return publishers.s2.sink { body($0.number) }
    case "s3": return publishers.s3.sink { body($0.number) }
    case "s4": return publishers.s4.sink { body($0.number) }
    case "s5": return publishers.s5.sink { body($0.number) }
    case "d13": return publishers.d13.sink { body($0.number) }
    case "d2": return publishers.d2.sink { body($0.number) }
    case "d3": return publishers.d3.sink { body($0.number) }
    case "d9": return publishers.d9.sink { body($0.number) }
    case "d24": return publishers.d24.sink { body($0.number) }
    case "d15": return publishers.d15.sink { body($0.number) }
    case "d51": return publishers.d51.sink { body($0.number) }
    case "d53": return publishers.d53.sink { body($0.number) }
    case "d22": return publishers.d22.sink { body($0.number) }
    case "d65": return publishers.d65.sink { body($0.number) }
    case "d8": return publishers.d8.sink { body($0.number) }
    case "d12": return publishers.d12.sink { body($0.number) }
    case "d0": return publishers.d0.sink { body($0.number) }
    case "d1": return publishers.d1.sink { body($0.number) }
    case "d10": return publishers.d10.sink { body($0.number) }
    case "d67": return publishers.d67.sink { body($0.number) }
    case "d16": return publishers.d16.sink { body($0.number) }
    case "d21": return publishers.d21.sink { body($0.number) }
    case "d19": return publishers.d19.sink { body($0.number) }
    case "d34": return publishers.d34.sink { body($0.number) }
    case "d30": return publishers.d30.sink { body($0.number) }
    case "d35": return publishers.d35.sink { body($0.number) }
    case "d33": return publishers.d33.sink { body($0.number) }
    case "d7": return publishers.d7.sink { body($0.number) }
    case "d11": return publishers.d11.sink { body($0.number) }
    case "d69": return publishers.d69.sink { body($0.number) }
    case "d17": return publishers.d17.sink { body($0.number) }
    case "d6": return publishers.d6.sink { body($0.number) }
    case "d26": return publishers.d26.sink { body($0.number) }
    case "d31": return publishers.d31.sink { body($0.number) }
    case "d25": return publishers.d25.sink { body($0.number) }
    case "d28": return publishers.d28.sink { body($0.number) }
    case "d27": return publishers.d27.sink { body($0.number) }
    case "d23": return publishers.d23.sink { body($0.number) }
    case "d60": return publishers.d60.sink { body($0.number) }
    case "d36": return publishers.d36.sink { body($0.number) }
    case "d41": return publishers.d41.sink { body($0.number) }
    case "d42": return publishers.d42.sink { body($0.number) }
    case "d43": return publishers.d43.sink { body($0.number) }
    case "d47": return publishers.d47.sink { body($0.number) }
    case "d48": return publishers.d48.sink { body($0.number) }
    case "d52": return publishers.d52.sink { body($0.number) }
    case "d57": return publishers.d57.sink { body($0.number) }
    case "d59": return publishers.d59.sink { body($0.number) }
    case "d62": return publishers.d62.sink { body($0.number) }
    case "d49": return publishers.d49.sink { body($0.number) }
    case "d14": return publishers.d14.sink { body($0.number) }
    case "d29": return publishers.d29.sink { body($0.number) }
    case "d32": return publishers.d32.sink { body($0.number) }
    case "d61": return publishers.d61.sink { body($0.number) }
    case "d58": return publishers.d58.sink { body($0.number) }
    case "d64": return publishers.d64.sink { body($0.number) }
    case "d38": return publishers.d38.sink { body($0.number) }
    case "d39": return publishers.d39.sink { body($0.number) }
    case "d45": return publishers.d45.sink { body($0.number) }
    case "d63": return publishers.d63.sink { body($0.number) }
    case "d18": return publishers.d18.sink { body($0.number) }
    case "d20": return publishers.d20.sink { body($0.number) }
    case "d68": return publishers.d68.sink { body($0.number) }
    case "d37": return publishers.d37.sink { body($0.number) }
    case "d46": return publishers.d46.sink { body($0.number) }
    case "d55": return publishers.d55.sink { body($0.number) }
    case "d44": return publishers.d44.sink { body($0.number) }
    case "d50": return publishers.d50.sink { body($0.number) }
    case "d4": return publishers.d4.sink { body($0.number) }
    case "d5": return publishers.d5.sink { body($0.number) }
    case "d56": return publishers.d56.sink { body($0.number) }
    case "d54": return publishers.d54.sink { body($0.number) }
    case "d66": return publishers.d66.sink { body($0.number) }
    case "d40": return publishers.d40.sink { body($0.number) }
    default: return nil
    }
  }

  public func sinkAll(_ body: @escaping (Set<String>) -> Void) -> AnyObject? {
    changesPublisher.sink { changes in
      var names: Set<String> = []
      if changes.contains(.s0) { names.insert("s0") }
      if changes.contains(.s1) { names.insert("s1") }
      if changes.contains(.s2) { names.insert("s2") }
      if changes.contains(.s3) { names.insert("s3") }
      if changes.contains(.s4) { names.insert("s4") }
      if changes.contains(.s5) { names.insert("s5") }
      if changes.contains(.d13) { names.insert("d13") }
      if changes.contains(.d2) { names.insert("d2") }
      if changes.contains(.d3) { names.insert("d3") }
      if changes.contains(.d9) { names.insert("d9") }
      if changes.contains(.d24) { names.insert("d24") }
      if changes.contains(.d15) { names.insert("d15") }
      if changes.contains(.d51) { names.insert("d51") }
      if changes.contains(.d53) { names.insert("d53") }
      if changes.contains(.d22) { names.insert("d22") }
      if changes.contains(.d65) { names.insert("d65") }
      if changes.contains(.d8) { names.insert("d8") }
      if changes.contains(.d12) { names.insert("d12") }
      if changes.contains(.d0) { names.insert("d0") }
      if changes.contains(.d1) { names.insert("d1") }
      if changes.contains(.d10) { names.insert("d10") }
      if changes.contains(.d67) { names.insert("d67") }
      if changes.contains(.d16) { names.insert("d16") }
      if changes.contains(.d21) { names.insert("d21") }
      if changes.contains(.d19) { names.insert("d19") }
      if changes.contains(.d34) { names.insert("d34") }
      if changes.contains(.d30) { names.insert("d30") }
      if changes.contains(.d35) { names.insert("d35") }
      if changes.contains(.d33) { names.insert("d33") }
      if changes.contains(.d7) { names.insert("d7") }
      if changes.contains(.d11) { names.insert("d11") }
      if changes.contains(.d69) { names.insert("d69") }
      if changes.contains(.d17) { names.insert("d17") }
      if changes.contains(.d6) { names.insert("d6") }
      if changes.contains(.d26) { names.insert("d26") }
      if changes.contains(.d31) { names.insert("d31") }
      if changes.contains(.d25) { names.insert("d25") }
      if changes.contains(.d28) { names.insert("d28") }
      if changes.contains(.d27) { names.insert("d27") }
      if changes.contains(.d23) { names.insert("d23") }
      if changes.contains(.d60) { names.insert("d60") }
      if changes.contains(.d36) { names.insert("d36") }
      if changes.contains(.d41) { names.insert("d41") }
      if changes.contains(.d42) { names.insert("d42") }
      if changes.contains(.d43) { names.insert("d43") }
      if changes.contains(.d47) { names.insert("d47") }
      if changes.contains(.d48) { names.insert("d48") }
      if changes.contains(.d52) { names.insert("d52") }
      if changes.contains(.d57) { names.insert("d57") }
      if changes.contains(.d59) { names.insert("d59") }
      if changes.contains(.d62) { names.insert("d62") }
      if changes.contains(.d49) { names.insert("d49") }
      if changes.contains(.d14) { names.insert("d14") }
      if changes.contains(.d29) { names.insert("d29") }
      if changes.contains(.d32) { names.insert("d32") }
      if changes.contains(.d61) { names.insert("d61") }
      if changes.contains(.d58) { names.insert("d58") }
      if changes.contains(.d64) { names.insert("d64") }
      if changes.contains(.d38) { names.insert("d38") }
      if changes.contains(.d39) { names.insert("d39") }
      if changes.contains(.d45) { names.insert("d45") }
      if changes.contains(.d63) { names.insert("d63") }
      if changes.contains(.d18) { names.insert("d18") }
      if changes.contains(.d20) { names.insert("d20") }
      if changes.contains(.d68) { names.insert("d68") }
      if changes.contains(.d37) { names.insert("d37") }
      if changes.contains(.d46) { names.insert("d46") }
      if changes.contains(.d55) { names.insert("d55") }
      if changes.contains(.d44) { names.insert("d44") }
      if changes.contains(.d50) { names.insert("d50") }
      if changes.contains(.d4) { names.insert("d4") }
      if changes.contains(.d5) { names.insert("d5") }
      if changes.contains(.d56) { names.insert("d56") }
      if changes.contains(.d54) { names.insert("d54") }
      if changes.contains(.d66) { names.insert("d66") }
      if changes.contains(.d40) { names.insert("d40") }
      body(names)
    }
  }

  public func announce(_ body: @escaping () -> Void) -> AnyObject? { objectWillChange.sink { body() } }
}

/// The spec's expressions: each sees what it names, and nothing else of the model.
enum _Graph17Formulas {
  static func s5AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func d13(_ s2: Int) -> Int { s2 / 2 }
  static func d2(_ s1: [Int], _ s5: Int) -> Int { s1.number &+ bucket(s5) }
  static func d9(_ d3: Int, _ d2: Int) -> Int { d3 &+ d2 }
  static func d15(_ d13: Int) -> Int { d13 % 5 }
  static func d51(_ d15: Int) -> Int { d15 / 2 }
  static func d53(_ d51: Int) -> Int { d51 % 5 }
  static func d53AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func d22(_ d3: Int) -> Int { d3 % 5 }
  static func d8(_ d3: Int) -> Int { d3 / 2 }
  static func d12(_ d8: Int) -> Int { d8 / 2 }
  static func d12AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func d0(_ s3: [Int], _ s0: Int) -> Int? { maybe(mix(s3.number, s0)) }
  static func d1(_ s2: Int, _ d0: Int?, _ s1: [Int]) -> Int { mix(s2, d0.number, s1.number) }
  static func d10(_ d3: Int, _ d0: Int?) -> Int { pick(d3, d0.number, d3) }
  static func d67(_ d10: Int) -> Int? { maybe(d10 / 2) }
  static func d16(_ s0: Int, _ d0: Int?) -> Int { s0 &+ d0.number }
  static func d21(_ d10: Int, _ d16: Int) -> Int { mix(d10, d16) }
  static func d19(_ d16: Int) -> Int { d16 / 2 }
  static func d34(_ d19: Int) -> Int { d19 % 5 }
  static func d30(_ d21: Int) -> Int { d21 % 5 }
  static func d35(_ d30: Int) -> Int { d30 / 2 }
  static func d33(_ d21: Int) -> Int { d21 % 5 }
  static func d7(_ d3: Int, _ d1: Int) -> Int { mix(d3, d3, d1) }
  static func d11(_ d7: Int) -> Int { d7 % 5 }
  static func d69(_ d11: Int) -> Int { d11 % 5 }
  static func d17(_ d16: Int, _ d7: Int) -> Int { mix(d16, d7) }
  static func d6(_ d1: Int) -> Int { d1 % 5 }
  static func d26(_ d24: [Int], _ d7: Int, _ d6: Int) -> Int { pick(d24.number, d7, d6) }
  static func d31(_ d26: Int) -> Int? { maybe(d26 / 2) }
  static func d25(_ d21: Int) -> Int { d21 / 2 }
  static func d25AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func d28(_ d15: Int, _ d16: Int, _ d25: Int) -> Int { mix(d15, d16, bucket(d25)) }
  static func d27(_ d25: Int) -> Int { bucket(d25) % 5 }
  static func d23(_ s3: [Int]) -> Int { s3.number % 5 }
  static func d60(_ d2: Int, _ d23: Int) -> Int? { maybe(d2 &+ d23) }
  static func d36(_ d21: Int) -> Int { d21 % 5 }
  static func d41(_ d1: Int) -> Int { d1 % 5 }
  static func d41AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func d42(_ d41: Int, _ d36: Int, _ d1: Int) -> Int { pick(bucket(d41), d36, d1) }
  static func d43(_ d3: Int, _ d41: Int) -> Int { d3 &+ bucket(d41) }
  static func d47(_ d43: Int, _ d33: Int) -> Int { d43 &+ d33 }
  static func d48(_ d47: Int) -> Int { d47 % 5 }
  static func d52(_ d22: Int, _ d48: Int) -> Int { d22 &+ d48 }
  static func d52AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func d57(_ d52: Int) -> Int? { maybe(bucket(d52) / 2) }
  static func d59(_ d47: Int, _ d7: Int) -> Int { d47 &+ d7 }
  static func d59AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func d62(_ d59: Int) -> Int { bucket(d59) % 5 }
  static func d49(_ d27: Int, _ d48: Int) -> Int { d27 &+ d48 }
  static func d49AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func d29(_ d24: [Int], _ d25: Int, _ d14: Int) -> Int { mix(d24.number, d24.number, bucket(d25), d14) }
  static func d32(_ d29: Int, _ d11: Int, _ d27: Int) -> Int? { maybe(mix(d29, d29, d11, d29, d27)) }
  static func d58(_ d29: Int, _ d6: Int, _ d53: Int) -> Int { mix(d29, d6, bucket(d53)) }
  static func d64(_ d61: Int, _ d58: Int) -> Int { d61 &+ d58 }
  static func d38(_ d13: Int, _ s3: [Int], _ d32: Int?) -> Int { pick(d13, s3.number, d32.number) }
  static func d39(_ d38: Int) -> Int { d38 % 5 }
  static func d39AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func d45(_ d39: Int) -> Int { bucket(d39) % 5 }
  static func d45AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func d63(_ d38: Int, _ d30: Int) -> Int { d38 &+ d30 }
  static func d63AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func d18(_ d17: Int, _ d14: Int) -> Int { d17 &+ d14 }
  static func d20(_ d17: Int, _ d18: Int, _ d8: Int) -> Int? { maybe(pick(d17, d18, d8)) }
  static func d68(_ d61: Int, _ d64: Int) -> Int { d61 &+ d64 }
  static func d37(_ d32: Int?, _ d7: Int, _ d34: Int) -> Int { mix(d32.number, d7, d32.number, d34) }
  static func d46(_ d37: Int, _ d20: Int?, _ d42: Int, _ s5: Int) -> Int { mix(d37, d20.number, d42, bucket(s5)) }
  static func d55(_ d49: Int, _ d37: Int, _ d7: Int) -> Int { pick(bucket(d49), d37, d7) }
  static func d44(_ d36: Int) -> Int { d36 % 5 }
  static func d50(_ d13: Int, _ d44: Int, _ d10: Int, _ d38: Int) -> Int { mix(d13, d44, d10, d38) }
  static func d4(_ s4: [Int]) -> Int { s4.number / 2 }
  static func d5(_ s5: Int, _ d4: Int, _ s4: [Int], _ s0: Int) -> Int { mix(bucket(s5), bucket(s5), d4, s4.number, s0) }
  static func d56(_ d5: Int, _ d28: Int) -> Int { d5 &+ d28 }
  static func d54(_ d46: Int, _ d4: Int, _ d33: Int) -> Int? { maybe(mix(d46, d4, d33)) }
  static func d66(_ d4: Int, _ d59: Int) -> Int? { maybe(d4 &+ bucket(d59)) }
  static func d40(_ d4: Int, _ d23: Int, _ d28: Int, _ d36: Int) -> Int { mix(d4, d23, d28, d28, d36) }
}

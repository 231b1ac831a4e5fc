// Made by bindgen from Graph15.bindgen.yml. Do not edit: change the spec.
// swift-format-ignore-file
// swiftlint:disable all

public final class Graph15: Bindgen.Model2 {
  // MARK: State

  public internal(set) var s0: Int {
    get { _s0 }
    set { if Bindgen.replace(&_s0, with: newValue) { _wrote(0) } }
  }
  private var _s0: Int

  public internal(set) var s1: Int {
    get { _s1 }
    set {
      _s1 = newValue
      _wrote(1)
    }
  }
  private var _s1: Int

  public internal(set) var s2: Int {
    get { _s2 }
    set { if Bindgen.replace(&_s2, with: newValue, unless: _Graph15Formulas.s2AreEqual) { _wrote(2) } }
  }
  private var _s2: Int

  public internal(set) var s3: Int {
    get { _s3 }
    set {
      _s3 = newValue
      _wrote(3)
    }
  }
  private var _s3: Int

  public internal(set) var s4: Int {
    get { _s4 }
    set {
      _s4 = newValue
      _wrote(4)
    }
  }
  private var _s4: Int

  // MARK: What follows

  public var d0: Int {
    _refresh(5)
    return _cache.d0
  }

  public var d1: Int {
    if !_core.isTelling { return _Graph15Formulas.d1(_s3) }
    _refresh(6)
    return _cache.d1
  }

  public var d16: Int? {
    _refresh(7)
    return _cache.d16
  }

  public var d18: Int? { d16 }

  public var d3: Int {
    if !_core.isTelling { return _Graph15Formulas.d3(d0) }
    _refresh(9)
    return _cache.d3
  }

  public var d2: Int {
    _refresh(10)
    return _cache.d2
  }

  public var d19: Int { s0 }

  public var d27: Int {
    if !_core.isTelling { return _Graph15Formulas.d27(_s0) }
    _refresh(12)
    return _cache.d27
  }

  public var d7: Int? {
    _refresh(13)
    return _cache.d7
  }

  public var d4: Int {
    _refresh(14)
    return _cache.d4
  }

  public var d5: Int {
    _refresh(15)
    return _cache.d5
  }

  public var d11: Int {
    _refresh(16)
    return _cache.d11
  }

  public var d6: Int {
    _refresh(17)
    return _cache.d6
  }

  public var d8: Int? {
    _refresh(18)
    return _cache.d8
  }

  public var d23: Int {
    _refresh(19)
    return _cache.d23
  }

  public var d12: Int {
    _refresh(20)
    return _cache.d12
  }

  public var d14: Int? {
    _refresh(21)
    return _cache.d14
  }

  public var d20: Int {
    _refresh(22)
    return _cache.d20
  }

  public var d24: Int {
    _refresh(23)
    return _cache.d24
  }

  public var d28: Int {
    _refresh(24)
    return _cache.d28
  }

  public var d10: Int {
    _refresh(25)
    return _cache.d10
  }

  public var d43: Int {
    if !_core.isTelling { return _Graph15Formulas.d43(_s1, d28) }
    _refresh(26)
    return _cache.d43
  }

  public var d47: Int {
    _refresh(27)
    return _cache.d47
  }

  public var d32: Int? { d8 }

  public var d9: Int {
    _refresh(29)
    return _cache.d9
  }

  public var d13: Int? {
    _refresh(30)
    return _cache.d13
  }

  public var d63: Int? { d32 }

  public var d65: Int? { d63 }

  public var d64: Int {
    _refresh(33)
    return _cache.d64
  }

  public var d17: Int? {
    _refresh(34)
    return _cache.d17
  }

  public var d22: Int {
    _refresh(35)
    return _cache.d22
  }

  public var d25: Int {
    _refresh(36)
    return _cache.d25
  }

  public var d44: Int? {
    _refresh(37)
    return _cache.d44
  }

  public var d37: Int {
    _refresh(38)
    return _cache.d37
  }

  public var d15: Int {
    _refresh(39)
    return _cache.d15
  }

  public var d21: Int {
    _refresh(40)
    return _cache.d21
  }

  public var d36: Int {
    _refresh(41)
    return _cache.d36
  }

  public var d26: Int { d21 }

  public var d34: Int { d26 }

  public var d31: Int { d26 }

  public var d60: Int {
    _refresh(45)
    return _cache.d60
  }

  public var d62: Int {
    _refresh(46)
    return _cache.d62
  }

  public var d29: Int {
    _refresh(47)
    return _cache.d29
  }

  public var d35: Int {
    _refresh(48)
    return _cache.d35
  }

  public var d30: Int {
    _refresh(49)
    return _cache.d30
  }

  public var d52: Int {
    if !_core.isTelling { return _Graph15Formulas.d52(d30) }
    _refresh(50)
    return _cache.d52
  }

  public var d48: Int? {
    _refresh(51)
    return _cache.d48
  }

  public var d67: Int {
    _refresh(52)
    return _cache.d67
  }

  public var d33: Int? {
    _refresh(53)
    return _cache.d33
  }

  public var d38: Int? {
    _refresh(54)
    return _cache.d38
  }

  public var d46: Int {
    _refresh(55)
    return _cache.d46
  }

  public var d66: Int {
    if !_core.isTelling { return _Graph15Formulas.d66(d35, _Graph15Formulas.d1(_s3)) }
    _refresh(56)
    return _cache.d66
  }

  public var d49: Int {
    _refresh(57)
    return _cache.d49
  }

  public var d51: Int {
    _refresh(58)
    return _cache.d51
  }

  public var d68: Int {
    _refresh(59)
    return _cache.d68
  }

  public var d54: Int {
    if !_core.isTelling { return _Graph15Formulas.d54(d49) }
    _refresh(60)
    return _cache.d54
  }

  public var d39: Int {
    _refresh(61)
    return _cache.d39
  }

  public var d45: Int {
    if !_core.isTelling { return _Graph15Formulas.d45(_s4, d39) }
    _refresh(62)
    return _cache.d45
  }

  public var d40: Int {
    _refresh(63)
    return _cache.d40
  }

  public var d42: Int { d40 }

  public var d41: Int {
    if !_core.isTelling { return _Graph15Formulas.d41(d21) }
    _refresh(65)
    return _cache.d41
  }

  public var d50: Int {
    _refresh(66)
    return _cache.d50
  }

  public var d53: Int? {
    _refresh(67)
    return _cache.d53
  }

  public var d56: Int {
    _refresh(68)
    return _cache.d56
  }

  public var d59: Int {
    _refresh(69)
    return _cache.d59
  }

  public var d69: Int {
    _refresh(70)
    return _cache.d69
  }

  public var d55: Int {
    _refresh(71)
    return _cache.d55
  }

  public var d61: Int { d55 }

  public var d57: Int? {
    _refresh(73)
    return _cache.d57
  }

  public var d58: Int {
    _refresh(74)
    return _cache.d58
  }

  // MARK: Actions

  /// Makes many writes one transaction: observers are told once, at its end.
  @discardableResult
  public func update<Result>(_ body: (Graph15) throws -> Result) rethrows -> Result {
    _core.open()
    defer { _end() }
    return try body(self)
  }

  // MARK: Making

  public init(s0: Int = 0, s1: Int = 0, s2: Int = 0, s3: Int = 0, s4: Int = 0) {
    _s0 = s0
    _s1 = s1
    _s2 = s2
    _s3 = s3
    _s4 = s4
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
    public static var d0: Changes { self[5] }
    public static var d1: Changes { self[6] }
    public static var d16: Changes { self[7] }
    public static var d18: Changes { self[8] }
    public static var d3: Changes { self[9] }
    public static var d2: Changes { self[10] }
    public static var d19: Changes { self[11] }
    public static var d27: Changes { self[12] }
    public static var d7: Changes { self[13] }
    public static var d4: Changes { self[14] }
    public static var d5: Changes { self[15] }
    public static var d11: Changes { self[16] }
    public static var d6: Changes { self[17] }
    public static var d8: Changes { self[18] }
    public static var d23: Changes { self[19] }
    public static var d12: Changes { self[20] }
    public static var d14: Changes { self[21] }
    public static var d20: Changes { self[22] }
    public static var d24: Changes { self[23] }
    public static var d28: Changes { self[24] }
    public static var d10: Changes { self[25] }
    public static var d43: Changes { self[26] }
    public static var d47: Changes { self[27] }
    public static var d32: Changes { self[28] }
    public static var d9: Changes { self[29] }
    public static var d13: Changes { self[30] }
    public static var d63: Changes { self[31] }
    public static var d65: Changes { self[32] }
    public static var d64: Changes { self[33] }
    public static var d17: Changes { self[34] }
    public static var d22: Changes { self[35] }
    public static var d25: Changes { self[36] }
    public static var d44: Changes { self[37] }
    public static var d37: Changes { self[38] }
    public static var d15: Changes { self[39] }
    public static var d21: Changes { self[40] }
    public static var d36: Changes { self[41] }
    public static var d26: Changes { self[42] }
    public static var d34: Changes { self[43] }
    public static var d31: Changes { self[44] }
    public static var d60: Changes { self[45] }
    public static var d62: Changes { self[46] }
    public static var d29: Changes { self[47] }
    public static var d35: Changes { self[48] }
    public static var d30: Changes { self[49] }
    public static var d52: Changes { self[50] }
    public static var d48: Changes { self[51] }
    public static var d67: Changes { self[52] }
    public static var d33: Changes { self[53] }
    public static var d38: Changes { self[54] }
    public static var d46: Changes { self[55] }
    public static var d66: Changes { self[56] }
    public static var d49: Changes { self[57] }
    public static var d51: Changes { self[58] }
    public static var d68: Changes { self[59] }
    public static var d54: Changes { self[60] }
    public static var d39: Changes { self[61] }
    public static var d45: Changes { self[62] }
    public static var d40: Changes { self[63] }
    public static var d42: Changes { self[64] }
    public static var d41: Changes { self[65] }
    public static var d50: Changes { self[66] }
    public static var d53: Changes { self[67] }
    public static var d56: Changes { self[68] }
    public static var d59: Changes { self[69] }
    public static var d69: Changes { self[70] }
    public static var d55: Changes { self[71] }
    public static var d61: Changes { self[72] }
    public static var d57: Changes { self[73] }
    public static var d58: Changes { self[74] }
  }

  /// What each transaction changes from now on; what nobody has taken yet is told together with what comes later.
  public var changes: AsyncStream<Changes> {
    AsyncStream(bufferingPolicy: .bufferingNewest(1)) { consumer in
      let feed: Bindgen.Feed<Changes> = Bindgen.Feed(consumer)
      let token: AnyObject = _observe(_core.graph.all) { [weak feed] model, changes in
        guard let feed else { return model._feeds.dropEnded() }
        if case .dropped(let earlier) = feed.consumer.yield(changes) { feed.consumer.yield(changes.union(earlier)) }
      }
      _feeds.add(feed, token)
    }
  }

  /// A field's value as it is now, and after each transaction that changes it; who comes late gets the latest.
  public func values<Value: Sendable>(of field: KeyPath<Fields, Field<Value>>) -> AsyncStream<Value> {
    let field: Field<Value> = Fields()[keyPath: field]
    return AsyncStream(bufferingPolicy: .bufferingNewest(1)) { consumer in
      let feed: Bindgen.Feed<Value> = Bindgen.Feed(consumer)
      let token: AnyObject = _observe(Bindgen.Mask2(field.number)) { [weak feed] model, _ in
        guard let feed else { return model._feeds.dropEnded() }
        feed.consumer.yield(field.read(model))
      }
      _feeds.add(feed, token)
      consumer.yield(field.read(self))
    }
  }

  private var _feeds: Bindgen.Feeds = Bindgen.Feeds()

  /// The fields that can be observed one by one.
  public struct Fields {
    public var s0: Graph15.Field<Int> { (0, { $0.s0 }) }
    public var s1: Graph15.Field<Int> { (1, { $0.s1 }) }
    public var s2: Graph15.Field<Int> { (2, { $0.s2 }) }
    public var s3: Graph15.Field<Int> { (3, { $0.s3 }) }
    public var s4: Graph15.Field<Int> { (4, { $0.s4 }) }
    public var d0: Graph15.Field<Int> { (5, { $0.d0 }) }
    public var d1: Graph15.Field<Int> { (6, { $0.d1 }) }
    public var d16: Graph15.Field<Int?> { (7, { $0.d16 }) }
    public var d18: Graph15.Field<Int?> { (8, { $0.d18 }) }
    public var d3: Graph15.Field<Int> { (9, { $0.d3 }) }
    public var d2: Graph15.Field<Int> { (10, { $0.d2 }) }
    public var d19: Graph15.Field<Int> { (11, { $0.d19 }) }
    public var d27: Graph15.Field<Int> { (12, { $0.d27 }) }
    public var d7: Graph15.Field<Int?> { (13, { $0.d7 }) }
    public var d4: Graph15.Field<Int> { (14, { $0.d4 }) }
    public var d5: Graph15.Field<Int> { (15, { $0.d5 }) }
    public var d11: Graph15.Field<Int> { (16, { $0.d11 }) }
    public var d6: Graph15.Field<Int> { (17, { $0.d6 }) }
    public var d8: Graph15.Field<Int?> { (18, { $0.d8 }) }
    public var d23: Graph15.Field<Int> { (19, { $0.d23 }) }
    public var d12: Graph15.Field<Int> { (20, { $0.d12 }) }
    public var d14: Graph15.Field<Int?> { (21, { $0.d14 }) }
    public var d20: Graph15.Field<Int> { (22, { $0.d20 }) }
    public var d24: Graph15.Field<Int> { (23, { $0.d24 }) }
    public var d28: Graph15.Field<Int> { (24, { $0.d28 }) }
    public var d10: Graph15.Field<Int> { (25, { $0.d10 }) }
    public var d43: Graph15.Field<Int> { (26, { $0.d43 }) }
    public var d47: Graph15.Field<Int> { (27, { $0.d47 }) }
    public var d32: Graph15.Field<Int?> { (28, { $0.d32 }) }
    public var d9: Graph15.Field<Int> { (29, { $0.d9 }) }
    public var d13: Graph15.Field<Int?> { (30, { $0.d13 }) }
    public var d63: Graph15.Field<Int?> { (31, { $0.d63 }) }
    public var d65: Graph15.Field<Int?> { (32, { $0.d65 }) }
    public var d64: Graph15.Field<Int> { (33, { $0.d64 }) }
    public var d17: Graph15.Field<Int?> { (34, { $0.d17 }) }
    public var d22: Graph15.Field<Int> { (35, { $0.d22 }) }
    public var d25: Graph15.Field<Int> { (36, { $0.d25 }) }
    public var d44: Graph15.Field<Int?> { (37, { $0.d44 }) }
    public var d37: Graph15.Field<Int> { (38, { $0.d37 }) }
    public var d15: Graph15.Field<Int> { (39, { $0.d15 }) }
    public var d21: Graph15.Field<Int> { (40, { $0.d21 }) }
    public var d36: Graph15.Field<Int> { (41, { $0.d36 }) }
    public var d26: Graph15.Field<Int> { (42, { $0.d26 }) }
    public var d34: Graph15.Field<Int> { (43, { $0.d34 }) }
    public var d31: Graph15.Field<Int> { (44, { $0.d31 }) }
    public var d60: Graph15.Field<Int> { (45, { $0.d60 }) }
    public var d62: Graph15.Field<Int> { (46, { $0.d62 }) }
    public var d29: Graph15.Field<Int> { (47, { $0.d29 }) }
    public var d35: Graph15.Field<Int> { (48, { $0.d35 }) }
    public var d30: Graph15.Field<Int> { (49, { $0.d30 }) }
    public var d52: Graph15.Field<Int> { (50, { $0.d52 }) }
    public var d48: Graph15.Field<Int?> { (51, { $0.d48 }) }
    public var d67: Graph15.Field<Int> { (52, { $0.d67 }) }
    public var d33: Graph15.Field<Int?> { (53, { $0.d33 }) }
    public var d38: Graph15.Field<Int?> { (54, { $0.d38 }) }
    public var d46: Graph15.Field<Int> { (55, { $0.d46 }) }
    public var d66: Graph15.Field<Int> { (56, { $0.d66 }) }
    public var d49: Graph15.Field<Int> { (57, { $0.d49 }) }
    public var d51: Graph15.Field<Int> { (58, { $0.d51 }) }
    public var d68: Graph15.Field<Int> { (59, { $0.d68 }) }
    public var d54: Graph15.Field<Int> { (60, { $0.d54 }) }
    public var d39: Graph15.Field<Int> { (61, { $0.d39 }) }
    public var d45: Graph15.Field<Int> { (62, { $0.d45 }) }
    public var d40: Graph15.Field<Int> { (63, { $0.d40 }) }
    public var d42: Graph15.Field<Int> { (64, { $0.d42 }) }
    public var d41: Graph15.Field<Int> { (65, { $0.d41 }) }
    public var d50: Graph15.Field<Int> { (66, { $0.d50 }) }
    public var d53: Graph15.Field<Int?> { (67, { $0.d53 }) }
    public var d56: Graph15.Field<Int> { (68, { $0.d56 }) }
    public var d59: Graph15.Field<Int> { (69, { $0.d59 }) }
    public var d69: Graph15.Field<Int> { (70, { $0.d69 }) }
    public var d55: Graph15.Field<Int> { (71, { $0.d55 }) }
    public var d61: Graph15.Field<Int> { (72, { $0.d61 }) }
    public var d57: Graph15.Field<Int?> { (73, { $0.d57 }) }
    public var d58: Graph15.Field<Int> { (74, { $0.d58 }) }
  }

  /// A field that can be observed by itself: its number, and how it is read.
  public typealias Field<Value> = (number: Int, read: (Graph15) -> Value)

  private func _observe(_ fields: Bindgen.Mask2, _ body: @escaping (Graph15, Changes) -> Void)
    -> Bindgen.Subscription2<Graph15, Changes>
  {
    let observer: Bindgen.Observer2<Graph15, Changes> = Bindgen.Observer2(fields, body)
    _observers.add(observer)
    _join(fields)
    return Bindgen.Subscription2(observer)
  }

  private let _observers: Bindgen.Observers2<Graph15, Changes> = Bindgen.Observers2()

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
    s0 s1 s2 s3 s4 d0 d1 d16 d18 d3 d2 d19 d27 d7 d4 d5 d11 d6 d8 d23 d12 d14 d20 d24 d28 d10 d43 d47 \
    d32 d9 d13 d63 d65 d64 d17 d22 d25 d44 d37 d15 d21 d36 d26 d34 d31 d60 d62 d29 d35 d30 d52 d48 d67 \
    d33 d38 d46 d66 d49 d51 d68 d54 d39 d45 d40 d42 d41 d50 d53 d56 d59 d69 d55 d61 d57 d58
    """

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph2 = Bindgen.Graph2(
    states: 5,
    inputs: [
      [2], [3], [5], [7], [5], [0, 1], [0], [11], [0], [1], [1, 2, 9, 14], [5, 15], [3, 14], [17], [18], [5, 17],
      [4, 9, 20], [14, 21], [11, 15, 19], [7, 23], [4, 17], [1, 24], [7, 26], [18], [4, 10, 18], [0, 29], [28], [31],
      [31], [25], [7, 11, 13, 14], [10, 13, 25, 35], [29, 36], [35], [21, 30], [1, 6, 34], [24, 29, 40], [40], [42],
      [42], [44], [13, 19, 35, 45], [19, 42], [3, 6, 47], [21, 36, 47], [49], [47, 49], [2, 48], [44, 47], [3, 28, 53],
      [53], [6, 48], [9, 47], [27, 42, 57], [55, 58], [57], [6, 44, 48], [4, 61], [2, 5, 42, 61], [63], [43],
      [15, 27, 51, 57, 61], [51, 66], [42, 66, 67], [35, 39, 40, 60, 68], [57, 69], [66], [71], [18, 71], [68, 73],
    ]
  )
  let _core: Bindgen.Core2 = Bindgen.Core2(Graph15._graph)
  private struct Cache {
    var d0: Int = 0
    var d1: Int = 0
    var d16: Int?
    var d3: Int = 0
    var d2: Int = 0
    var d27: Int = 0
    var d7: Int?
    var d4: Int = 0
    var d5: Int = 0
    var d11: Int = 0
    var d6: Int = 0
    var d8: Int?
    var d23: Int = 0
    var d12: Int = 0
    var d14: Int?
    var d20: Int = 0
    var d24: Int = 0
    var d28: Int = 0
    var d10: Int = 0
    var d43: Int = 0
    var d47: Int = 0
    var d9: Int = 0
    var d13: Int?
    var d64: Int = 0
    var d17: Int?
    var d22: Int = 0
    var d25: Int = 0
    var d44: Int?
    var d37: Int = 0
    var d15: Int = 0
    var d21: Int = 0
    var d36: Int = 0
    var d60: Int = 0
    var d62: Int = 0
    var d29: Int = 0
    var d35: Int = 0
    var d30: Int = 0
    var d52: Int = 0
    var d48: Int?
    var d67: Int = 0
    var d33: Int?
    var d38: Int?
    var d46: Int = 0
    var d66: Int = 0
    var d49: Int = 0
    var d51: Int = 0
    var d68: Int = 0
    var d54: Int = 0
    var d39: Int = 0
    var d45: Int = 0
    var d40: Int = 0
    var d41: Int = 0
    var d50: Int = 0
    var d53: Int?
    var d56: Int = 0
    var d59: Int = 0
    var d69: Int = 0
    var d55: Int = 0
    var d57: Int?
    var d58: Int = 0
  }
  private var _cache: Cache = Cache()
  private var _told: Cache = Cache()

  func _settle(_ wanted: Bindgen.Mask2) {
    if _core.staleness.stale[0] & wanted[0] & 0x1f_ffff_ffe0 != 0 { _settle0(wanted) }
    if _core.staleness.stale[0] & wanted[0] & 0xffff_ffe0_0000_0000 != 0 { _settle1(wanted) }
    if _core.staleness.stale[1] & wanted[1] & 0x7ff != 0 { _settle2(wanted) }
  }

  private func _settle0(_ wanted: Bindgen.Mask2) {
    var pass: Bindgen.Pass = _core.staleness.pass(0, wanted)
    if pass.isAnyDue(0x1fe0) {
      if pass.isDue(5) {
        let value: Int = _Graph15Formulas.d0(_s2)
        if Bindgen.replace(&_cache.d0, with: value) { pass.cameOut(5, marking: 0x8000_0000_0011_0280) }
      }
      if pass.isDue(6) {
        let value: Int = _Graph15Formulas.d1(_s3)
        if Bindgen.replace(&_cache.d1, with: value) { pass.cameOut(6, marking: 0x2101_0100_0000_0000) }
      }
      if pass.isDue(7) {
        let value: Int? = _Graph15Formulas.d16(_cache.d0)
        if Bindgen.replace(&_cache.d16, with: value) { pass.cameOut(7, marking: 0x8_0900_0100) }
      }
      if pass.isDue(8) { pass.cameOut(8) }
      if pass.isDue(9) {
        let value: Int = _Graph15Formulas.d3(_cache.d0)
        if Bindgen.replace(&_cache.d3, with: value) { pass.cameOut(9, marking: 0x200_0000_0020_8000) }
      }
      if pass.isDue(10) {
        let value: Int = _Graph15Formulas.d2(_s0, _s1)
        if Bindgen.replace(&_cache.d2, with: value) { pass.cameOut(10, marking: 0x10_2000_0000) }
      }
      if pass.isDue(11) { pass.cameOut(11, marking: 0x8_0080_1000) }
      if pass.isDue(12) {
        let value: Int = _Graph15Formulas.d27(_s0)
        if Bindgen.replace(&_cache.d27, with: value) { pass.cameOut(12) }
      }
    }
    if pass.isAnyDue(0x1fe000) {
      if pass.isDue(13) {
        let value: Int? = _Graph15Formulas.d7(_s0)
        if Bindgen.replace(&_cache.d7, with: value) { pass.cameOut(13, marking: 0x4018_0000_0000) }
      }
      if pass.isDue(14) {
        let value: Int = _Graph15Formulas.d4(_s1)
        if Bindgen.replace(&_cache.d4, with: value, unless: _Graph15Formulas.d4AreEqual) {
          pass.cameOut(14, marking: 0x8_0042_8000)
        }
      }
      if pass.isDue(15) {
        let value: Int = _Graph15Formulas.d5(_cache.d3, _s2, _s1, _cache.d4)
        if Bindgen.replace(&_cache.d5, with: value) {
          pass.cameOut(15, marking: 0x810000)
          _core.staleness.dirty[1] |= 0x4
        }
      }
      if pass.isDue(16) {
        let value: Int = _Graph15Formulas.d11(_cache.d0, _cache.d5)
        if Bindgen.replace(&_cache.d11, with: value) { pass.cameOut(16) }
      }
      if pass.isDue(17) {
        let value: Int = _Graph15Formulas.d6(_cache.d4, _s3)
        if Bindgen.replace(&_cache.d6, with: value, unless: _Graph15Formulas.d6AreEqual) {
          pass.cameOut(17, marking: 0x2140000)
        }
      }
      if pass.isDue(18) {
        let value: Int? = _Graph15Formulas.d8(_cache.d6)
        if Bindgen.replace(&_cache.d8, with: value) {
          pass.cameOut(18, marking: 0x3008_0000)
          _core.staleness.dirty[1] |= 0x200
        }
      }
      if pass.isDue(19) {
        let value: Int = _Graph15Formulas.d23(_cache.d8)
        if Bindgen.replace(&_cache.d23, with: value) { pass.cameOut(19, marking: 0xc000_0080_0000) }
      }
      if pass.isDue(20) {
        let value: Int = _Graph15Formulas.d12(_cache.d6, _cache.d0)
        if Bindgen.replace(&_cache.d12, with: value) { pass.cameOut(20, marking: 0x200000) }
      }
    }
    if pass.isAnyDue(0x1fe0_0000) {
      if pass.isDue(21) {
        let value: Int? = _Graph15Formulas.d14(_cache.d3, _cache.d12, _s4)
        if Bindgen.replace(&_cache.d14, with: value) { pass.cameOut(21, marking: 0x2_0080_0040_0000) }
      }
      if pass.isDue(22) {
        let value: Int = _Graph15Formulas.d20(_cache.d4, _cache.d14)
        if Bindgen.replace(&_cache.d20, with: value, unless: _Graph15Formulas.d20AreEqual) { pass.cameOut(22) }
      }
      if pass.isDue(23) {
        let value: Int = _Graph15Formulas.d24(_cache.d23, _s0, _cache.d5)
        if Bindgen.replace(&_cache.d24, with: value) { pass.cameOut(23, marking: 0x1000000) }
      }
      if pass.isDue(24) {
        let value: Int = _Graph15Formulas.d28(_cache.d24, _cache.d16)
        if Bindgen.replace(&_cache.d28, with: value) { pass.cameOut(24, marking: 0x200_0400_0000) }
      }
      if pass.isDue(25) {
        let value: Int = _Graph15Formulas.d10(_s4, _cache.d6)
        if Bindgen.replace(&_cache.d10, with: value) { pass.cameOut(25, marking: 0x14_0000_0000) }
      }
      if pass.isDue(26) {
        let value: Int = _Graph15Formulas.d43(_s1, _cache.d28)
        if Bindgen.replace(&_cache.d43, with: value) { pass.cameOut(26, marking: 0x8000000) }
      }
      if pass.isDue(27) {
        let value: Int = _Graph15Formulas.d47(_cache.d43, _cache.d16)
        if Bindgen.replace(&_cache.d47, with: value) {
          pass.cameOut(27, marking: 0x400_0000_0000_0000)
          _core.staleness.dirty[1] |= 0x4
        }
      }
      if pass.isDue(28) { pass.cameOut(28, marking: 0x40_0000_8000_0000) }
    }
    if pass.isAnyDue(0x1f_e000_0000) {
      if pass.isDue(29) {
        _cache.d9 = _Graph15Formulas.d9(_s4, _cache.d2, _cache.d8)
        pass.cameOut(29, marking: 0x220_4000_0000)
      }
      if pass.isDue(30) {
        let value: Int? = _Graph15Formulas.d13(_cache.d9, _s0)
        if Bindgen.replace(&_cache.d13, with: value) { pass.cameOut(30, marking: 0x80_0000_0000) }
      }
      if pass.isDue(31) { pass.cameOut(31, marking: 0x3_0000_0000) }
      if pass.isDue(32) { pass.cameOut(32) }
      if pass.isDue(33) {
        let value: Int = _Graph15Formulas.d64(_cache.d8)
        if Bindgen.replace(&_cache.d64, with: value) { pass.cameOut(33) }
      }
      if pass.isDue(34) {
        let value: Int? = _Graph15Formulas.d17(_cache.d10)
        if Bindgen.replace(&_cache.d17, with: value) { pass.cameOut(34, marking: 0x100_0000_0000) }
      }
      if pass.isDue(35) {
        _cache.d22 = _Graph15Formulas.d22(_s0, _cache.d16, _cache.d7, _cache.d4)
        pass.cameOut(35, marking: 0x4050_0000_0000)
        _core.staleness.dirty[1] |= 0x20
      }
      if pass.isDue(36) {
        let value: Int = _Graph15Formulas.d25(_cache.d2, _cache.d22, _cache.d7, _cache.d10)
        if Bindgen.replace(&_cache.d25, with: value) { pass.cameOut(36, marking: 0x2_0020_0000_0000) }
      }
    }
    _core.finish(pass, 0x1f_ffff_ffe0)
  }

  private func _settle1(_ wanted: Bindgen.Mask2) {
    var pass: Bindgen.Pass = _core.staleness.pass(0, wanted)
    if pass.isAnyDue(0x1fe0_0000_0000) {
      if pass.isDue(37) {
        let value: Int? = _Graph15Formulas.d44(_cache.d9, _cache.d25)
        if Bindgen.replace(&_cache.d44, with: value) { pass.cameOut(37) }
      }
      if pass.isDue(38) {
        let value: Int = _Graph15Formulas.d37(_cache.d22)
        if Bindgen.replace(&_cache.d37, with: value, unless: _Graph15Formulas.d37AreEqual) { pass.cameOut(38) }
      }
      if pass.isDue(39) {
        let value: Int = _Graph15Formulas.d15(_cache.d13, _cache.d14)
        if Bindgen.replace(&_cache.d15, with: value) {
          pass.cameOut(39)
          _core.staleness.dirty[1] |= 0x20
        }
      }
      if pass.isDue(40) {
        let value: Int = _Graph15Formulas.d21(_cache.d1, _s1, _cache.d17)
        if Bindgen.replace(&_cache.d21, with: value) {
          pass.cameOut(40, marking: 0x600_0000_0000)
          _core.staleness.dirty[1] |= 0x20
        }
      }
      if pass.isDue(41) {
        let value: Int = _Graph15Formulas.d36(_cache.d9, _cache.d21, _cache.d28)
        if Bindgen.replace(&_cache.d36, with: value) { pass.cameOut(41) }
      }
      if pass.isDue(42) {
        pass.cameOut(42, marking: 0x8400_9800_0000_0000)
        _core.staleness.dirty[1] |= 0x10
      }
      if pass.isDue(43) {
        pass.cameOut(43)
        _core.staleness.dirty[1] |= 0x2
      }
      if pass.isDue(44) { pass.cameOut(44, marking: 0x2020_2000_0000_0000) }
    }
    if pass.isAnyDue(0x1f_e000_0000_0000) {
      if pass.isDue(45) {
        _cache.d60 = _Graph15Formulas.d60(_cache.d21)
        pass.cameOut(45, marking: 0x4000_0000_0000)
      }
      if pass.isDue(46) {
        let value: Int = _Graph15Formulas.d62(_cache.d60, _cache.d7, _cache.d23, _cache.d22)
        if Bindgen.replace(&_cache.d62, with: value) { pass.cameOut(46) }
      }
      if pass.isDue(47) {
        let value: Int = _Graph15Formulas.d29(_cache.d21, _cache.d23)
        if Bindgen.replace(&_cache.d29, with: value, unless: _Graph15Formulas.d29AreEqual) {
          pass.cameOut(47, marking: 0x22b_0000_0000_0000)
        }
      }
      if pass.isDue(48) {
        _cache.d35 = _Graph15Formulas.d35(_s3, _cache.d1, _cache.d29)
        pass.cameOut(48, marking: 0x2110_0000_0000_0000)
      }
      if pass.isDue(49) {
        let value: Int = _Graph15Formulas.d30(_cache.d29, _cache.d14, _cache.d25)
        if Bindgen.replace(&_cache.d30, with: value) { pass.cameOut(49, marking: 0xc_0000_0000_0000) }
      }
      if pass.isDue(50) {
        let value: Int = _Graph15Formulas.d52(_cache.d30)
        if Bindgen.replace(&_cache.d52, with: value) { pass.cameOut(50) }
      }
      if pass.isDue(51) {
        let value: Int? = _Graph15Formulas.d48(_cache.d30, _cache.d29)
        if Bindgen.replace(&_cache.d48, with: value) {
          pass.cameOut(51)
          _core.staleness.dirty[1] |= 0xc
        }
      }
      if pass.isDue(52) {
        let value: Int = _Graph15Formulas.d67(_cache.d35, _s2)
        if Bindgen.replace(&_cache.d67, with: value, unless: _Graph15Formulas.d67AreEqual) { pass.cameOut(52) }
      }
    }
    if pass.isAnyDue(0x1fe0_0000_0000_0000) {
      if pass.isDue(53) {
        let value: Int? = _Graph15Formulas.d33(_cache.d29, _cache.d21)
        if Bindgen.replace(&_cache.d33, with: value) { pass.cameOut(53, marking: 0xc0_0000_0000_0000) }
      }
      if pass.isDue(54) {
        let value: Int? = _Graph15Formulas.d38(_s3, _cache.d8, _cache.d33)
        if Bindgen.replace(&_cache.d38, with: value) { pass.cameOut(54) }
      }
      if pass.isDue(55) {
        let value: Int = _Graph15Formulas.d46(_cache.d33)
        if Bindgen.replace(&_cache.d46, with: value) { pass.cameOut(55, marking: 0x800_0000_0000_0000) }
      }
      if pass.isDue(56) {
        let value: Int = _Graph15Formulas.d66(_cache.d35, _cache.d1)
        if Bindgen.replace(&_cache.d66, with: value) { pass.cameOut(56) }
      }
      if pass.isDue(57) {
        let value: Int = _Graph15Formulas.d49(_cache.d3, _cache.d29)
        if Bindgen.replace(&_cache.d49, with: value) {
          pass.cameOut(57, marking: 0x1400_0000_0000_0000)
          _core.staleness.dirty[1] |= 0x44
        }
      }
      if pass.isDue(58) {
        let value: Int = _Graph15Formulas.d51(_cache.d47, _cache.d21, _cache.d49)
        if Bindgen.replace(&_cache.d51, with: value) { pass.cameOut(58, marking: 0x800_0000_0000_0000) }
      }
      if pass.isDue(59) {
        let value: Int = _Graph15Formulas.d68(_cache.d51, _cache.d46)
        if Bindgen.replace(&_cache.d68, with: value) { pass.cameOut(59) }
      }
      if pass.isDue(60) {
        let value: Int = _Graph15Formulas.d54(_cache.d49)
        if Bindgen.replace(&_cache.d54, with: value) {
          pass.cameOut(60)
          _core.staleness.dirty[1] |= 0x20
        }
      }
    }
    if pass.isAnyDue(0xe000_0000_0000_0000) {
      if pass.isDue(61) {
        let value: Int = _Graph15Formulas.d39(_cache.d21, _cache.d35, _cache.d1)
        if Bindgen.replace(&_cache.d39, with: value) {
          pass.cameOut(61, marking: 0xc000_0000_0000_0000)
          _core.staleness.dirty[1] |= 0x4
        }
      }
      if pass.isDue(62) {
        let value: Int = _Graph15Formulas.d45(_s4, _cache.d39)
        if Bindgen.replace(&_cache.d45, with: value) { pass.cameOut(62) }
      }
      if pass.isDue(63) {
        let value: Int = _Graph15Formulas.d40(_cache.d21, _cache.d0, _s2, _cache.d39)
        if Bindgen.replace(&_cache.d40, with: value) {
          pass.cameOut(63)
          _core.staleness.dirty[1] |= 0x1
        }
      }
    }
    _core.finish(pass, 0xffff_ffe0_0000_0000)
  }

  private func _settle2(_ wanted: Bindgen.Mask2) {
    var pass: Bindgen.Pass = _core.staleness.pass(1, wanted)
    if pass.isDue(64) { pass.cameOut(64) }
    if pass.isDue(65) {
      let value: Int = _Graph15Formulas.d41(_cache.d21)
      if Bindgen.replace(&_cache.d41, with: value) { pass.cameOut(65) }
    }
    if pass.isDue(66) {
      let value: Int = _Graph15Formulas.d50(_cache.d48, _cache.d47, _cache.d49, _cache.d39, _cache.d5)
      if Bindgen.replace(&_cache.d50, with: value, unless: _Graph15Formulas.d50AreEqual) {
        pass.cameOut(66, marking: 0x98)
      }
    }
    if pass.isDue(67) {
      let value: Int? = _Graph15Formulas.d53(_cache.d50, _cache.d48)
      if Bindgen.replace(&_cache.d53, with: value) { pass.cameOut(67, marking: 0x10) }
    }
    if pass.isDue(68) {
      let value: Int = _Graph15Formulas.d56(_cache.d50, _cache.d21, _cache.d53)
      if Bindgen.replace(&_cache.d56, with: value) { pass.cameOut(68, marking: 0x420) }
    }
    if pass.isDue(69) {
      let value: Int = _Graph15Formulas.d59(_cache.d21, _cache.d56, _cache.d22, _cache.d15, _cache.d54)
      if Bindgen.replace(&_cache.d59, with: value) { pass.cameOut(69, marking: 0x40) }
    }
    if pass.isDue(70) {
      let value: Int = _Graph15Formulas.d69(_cache.d59, _cache.d49)
      if Bindgen.replace(&_cache.d69, with: value, unless: _Graph15Formulas.d69AreEqual) { pass.cameOut(70) }
    }
    if pass.isDue(71) {
      let value: Int = _Graph15Formulas.d55(_cache.d50)
      if Bindgen.replace(&_cache.d55, with: value) { pass.cameOut(71, marking: 0x300) }
    }
    if pass.isDue(72) { pass.cameOut(72) }
    if pass.isDue(73) {
      let value: Int? = _Graph15Formulas.d57(_cache.d55, _cache.d8)
      if Bindgen.replace(&_cache.d57, with: value) { pass.cameOut(73, marking: 0x400) }
    }
    if pass.isDue(74) {
      let value: Int = _Graph15Formulas.d58(_cache.d56, _cache.d57)
      if Bindgen.replace(&_cache.d58, with: value) { pass.cameOut(74) }
    }
    _core.finish(pass, 0x7ff)
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
    if Bindgen.areEqual(told.d0, cache.d0) { equal.add(5) }
    if Bindgen.areEqual(told.d1, cache.d1) { equal.add(6) }
    if Bindgen.areEqual(told.d16, cache.d16) { equal.add(7) }
    if Bindgen.areEqual(told.d16, cache.d16) { equal.add(8) }
    if Bindgen.areEqual(told.d3, cache.d3) { equal.add(9) }
    if Bindgen.areEqual(told.d2, cache.d2) { equal.add(10) }
    if Bindgen.areEqual(told.d27, cache.d27) { equal.add(12) }
    if Bindgen.areEqual(told.d7, cache.d7) { equal.add(13) }
    if Bindgen.areEqual(told.d4, cache.d4, by: _Graph15Formulas.d4AreEqual) { equal.add(14) }
    if Bindgen.areEqual(told.d5, cache.d5) { equal.add(15) }
    if Bindgen.areEqual(told.d11, cache.d11) { equal.add(16) }
    if Bindgen.areEqual(told.d6, cache.d6, by: _Graph15Formulas.d6AreEqual) { equal.add(17) }
    if Bindgen.areEqual(told.d8, cache.d8) { equal.add(18) }
    if Bindgen.areEqual(told.d23, cache.d23) { equal.add(19) }
    if Bindgen.areEqual(told.d12, cache.d12) { equal.add(20) }
    if Bindgen.areEqual(told.d14, cache.d14) { equal.add(21) }
    if Bindgen.areEqual(told.d20, cache.d20, by: _Graph15Formulas.d20AreEqual) { equal.add(22) }
    if Bindgen.areEqual(told.d24, cache.d24) { equal.add(23) }
    if Bindgen.areEqual(told.d28, cache.d28) { equal.add(24) }
    if Bindgen.areEqual(told.d10, cache.d10) { equal.add(25) }
    if Bindgen.areEqual(told.d43, cache.d43) { equal.add(26) }
    if Bindgen.areEqual(told.d47, cache.d47) { equal.add(27) }
    if Bindgen.areEqual(told.d8, cache.d8) { equal.add(28) }
    if Bindgen.areEqual(told.d13, cache.d13) { equal.add(30) }
    if Bindgen.areEqual(told.d8, cache.d8) { equal.add(31) }
    if Bindgen.areEqual(told.d8, cache.d8) { equal.add(32) }
    if Bindgen.areEqual(told.d64, cache.d64) { equal.add(33) }
    if Bindgen.areEqual(told.d17, cache.d17) { equal.add(34) }
    if Bindgen.areEqual(told.d25, cache.d25) { equal.add(36) }
  }

  private func _compare1(_ told: Cache, _ cache: Cache, _ equal: inout Bindgen.Mask2) {
    if Bindgen.areEqual(told.d44, cache.d44) { equal.add(37) }
    if Bindgen.areEqual(told.d37, cache.d37, by: _Graph15Formulas.d37AreEqual) { equal.add(38) }
    if Bindgen.areEqual(told.d15, cache.d15) { equal.add(39) }
    if Bindgen.areEqual(told.d21, cache.d21) { equal.add(40) }
    if Bindgen.areEqual(told.d36, cache.d36) { equal.add(41) }
    if Bindgen.areEqual(told.d21, cache.d21) { equal.add(42) }
    if Bindgen.areEqual(told.d21, cache.d21) { equal.add(43) }
    if Bindgen.areEqual(told.d21, cache.d21) { equal.add(44) }
    if Bindgen.areEqual(told.d62, cache.d62) { equal.add(46) }
    if Bindgen.areEqual(told.d29, cache.d29, by: _Graph15Formulas.d29AreEqual) { equal.add(47) }
    if Bindgen.areEqual(told.d30, cache.d30) { equal.add(49) }
    if Bindgen.areEqual(told.d52, cache.d52) { equal.add(50) }
    if Bindgen.areEqual(told.d48, cache.d48) { equal.add(51) }
    if Bindgen.areEqual(told.d67, cache.d67, by: _Graph15Formulas.d67AreEqual) { equal.add(52) }
    if Bindgen.areEqual(told.d33, cache.d33) { equal.add(53) }
    if Bindgen.areEqual(told.d38, cache.d38) { equal.add(54) }
    if Bindgen.areEqual(told.d46, cache.d46) { equal.add(55) }
    if Bindgen.areEqual(told.d66, cache.d66) { equal.add(56) }
    if Bindgen.areEqual(told.d49, cache.d49) { equal.add(57) }
    if Bindgen.areEqual(told.d51, cache.d51) { equal.add(58) }
    if Bindgen.areEqual(told.d68, cache.d68) { equal.add(59) }
    if Bindgen.areEqual(told.d54, cache.d54) { equal.add(60) }
    if Bindgen.areEqual(told.d39, cache.d39) { equal.add(61) }
    if Bindgen.areEqual(told.d45, cache.d45) { equal.add(62) }
    if Bindgen.areEqual(told.d40, cache.d40) { equal.add(63) }
  }

  private func _compare2(_ told: Cache, _ cache: Cache, _ equal: inout Bindgen.Mask2) {
    if Bindgen.areEqual(told.d40, cache.d40) { equal.add(64) }
    if Bindgen.areEqual(told.d41, cache.d41) { equal.add(65) }
    if Bindgen.areEqual(told.d50, cache.d50, by: _Graph15Formulas.d50AreEqual) { equal.add(66) }
    if Bindgen.areEqual(told.d53, cache.d53) { equal.add(67) }
    if Bindgen.areEqual(told.d56, cache.d56) { equal.add(68) }
    if Bindgen.areEqual(told.d59, cache.d59) { equal.add(69) }
    if Bindgen.areEqual(told.d69, cache.d69, by: _Graph15Formulas.d69AreEqual) { equal.add(70) }
    if Bindgen.areEqual(told.d55, cache.d55) { equal.add(71) }
    if Bindgen.areEqual(told.d55, cache.d55) { equal.add(72) }
    if Bindgen.areEqual(told.d57, cache.d57) { equal.add(73) }
    if Bindgen.areEqual(told.d58, cache.d58) { equal.add(74) }
  }
}

extension Graph15: DrivenModel {
  public static func make(_ children: [String: any DrivenModel]) -> any DrivenModel {
    Graph15(
      s0: 0
    )
  }

  public var sum: Int {
    var sum: Int = 0
    sum &+= s0.number
    sum &+= s1.number
    sum &+= bucket(s2)
    sum &+= s3.number
    sum &+= s4.number
    sum &+= d0.number
    sum &+= d1.number
    sum &+= d16.number
    sum &+= d18.number
    sum &+= d3.number
    sum &+= d2.number
    sum &+= d19.number
    sum &+= d27.number
    sum &+= d7.number
    sum &+= bucket(d4)
    sum &+= d5.number
    sum &+= d11.number
    sum &+= bucket(d6)
    sum &+= d8.number
    sum &+= d23.number
    sum &+= d12.number
    sum &+= d14.number
    sum &+= bucket(d20)
    sum &+= d24.number
    sum &+= d28.number
    sum &+= d10.number
    sum &+= d43.number
    sum &+= d47.number
    sum &+= d32.number
    sum &+= d9.number
    sum &+= d13.number
    sum &+= d63.number
    sum &+= d65.number
    sum &+= d64.number
    sum &+= d17.number
    sum &+= d22.number
    sum &+= d25.number
    sum &+= d44.number
    sum &+= bucket(d37)
    sum &+= d15.number
    sum &+= d21.number
    sum &+= d36.number
    sum &+= d26.number
    sum &+= d34.number
    sum &+= d31.number
    sum &+= d60.number
    sum &+= d62.number
    sum &+= bucket(d29)
    sum &+= d35.number
    sum &+= d30.number
    sum &+= d52.number
    sum &+= d48.number
    sum &+= bucket(d67)
    sum &+= d33.number
    sum &+= d38.number
    sum &+= d46.number
    sum &+= d66.number
    sum &+= d49.number
    sum &+= d51.number
    sum &+= d68.number
    sum &+= d54.number
    sum &+= d39.number
    sum &+= d45.number
    sum &+= d40.number
    sum &+= d42.number
    sum &+= d41.number
    sum &+= bucket(d50)
    sum &+= d53.number
    sum &+= d56.number
    sum &+= d59.number
    sum &+= bucket(d69)
    sum &+= d55.number
    sum &+= d61.number
    sum &+= d57.number
    sum &+= d58.number
    return sum
  }

  public func number(of field: String) -> Int {
    switch field {
    case "s0": return s0.number
    case "s1": return s1.number
    case "s2": return s2.number
    case "s3": return s3.number
    case "s4": return s4.number
    case "d0": return d0.number
    case "d1": return d1.number
    case "d16": return d16.number
    case "d18": return d18.number
    case "d3": return d3.number
    case "d2": return d2.number
    case "d19": return d19.number
    case "d27": return d27.number
    case "d7": return d7.number
    case "d4": return d4.number
    case "d5": return d5.number
    case "d11": return d11.number
    case "d6": return d6.number
    case "d8": return d8.number
    case "d23": return d23.number
    case "d12": return d12.number
    case "d14": return d14.number
    case "d20": return d20.number
    case "d24": return d24.number
    case "d28": return d28.number
    case "d10": return d10.number
    case "d43": return d43.number
    case "d47": return d47.number
    case "d32": return d32.number
    case "d9": return d9.number
    case "d13": return d13.number
    case "d63": return d63.number
    case "d65": return d65.number
    case "d64": return d64.number
    case "d17": return d17.number
    case "d22": return d22.number
    case "d25": return d25.number
    case "d44": return d44.number
    case "d37": return d37.number
    case "d15": return d15.number
    case "d21": return d21.number
    case "d36": return d36.number
    case "d26": return d26.number
    case "d34": return d34.number
    case "d31": return d31.number
    case "d60": return d60.number
    case "d62": return d62.number
    case "d29": return d29.number
    case "d35": return d35.number
    case "d30": return d30.number
    case "d52": return d52.number
    case "d48": return d48.number
    case "d67": return d67.number
    case "d33": return d33.number
    case "d38": return d38.number
    case "d46": return d46.number
    case "d66": return d66.number
    case "d49": return d49.number
    case "d51": return d51.number
    case "d68": return d68.number
    case "d54": return d54.number
    case "d39": return d39.number
    case "d45": return d45.number
    case "d40": return d40.number
    case "d42": return d42.number
    case "d41": return d41.number
    case "d50": return d50.number
    case "d53": return d53.number
    case "d56": return d56.number
    case "d59": return d59.number
    case "d69": return d69.number
    case "d55": return d55.number
    case "d61": return d61.number
    case "d57": return d57.number
    case "d58": return d58.number
    default: return .min
    }
  }

  public func write(_ field: String, _ values: [Int]) {
    switch field {
    case "s0": s0 = Int(values)
    case "s1": s1 = Int(values)
    case "s2": s2 = Int(values)
    case "s3": s3 = Int(values)
    case "s4": s4 = Int(values)
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
    default: break
    }
  }

  public func group(_ body: () -> Void) { update { _ in body() } }
}

extension Graph15 {
  public func read(_ field: String, by reader: some SequenceReader, _ body: @escaping (Int) -> Void) -> AnyObject? {
    switch field {
    case "s0": return reader.read(values(of: \.s0)) { body($0.number) }
    case "s1": return reader.read(values(of: \.s1)) { body($0.number) }
    case "s2": return reader.read(values(of: \.s2)) { body($0.number) }
    case "s3": return reader.read(values(of: \.s3)) { body($0.number) }
    case "s4": return reader.read(values(of: \.s4)) { body($0.number) }
    case "d0": return reader.read(values(of: \.d0)) { body($0.number) }
    case "d1": return reader.read(values(of: \.d1)) { body($0.number) }
    case "d16": return reader.read(values(of: \.d16)) { body($0.number) }
    case "d18": return reader.read(values(of: \.d18)) { body($0.number) }
    case "d3": return reader.read(values(of: \.d3)) { body($0.number) }
    case "d2": return reader.read(values(of: \.d2)) { body($0.number) }
    case "d19": return reader.read(values(of: \.d19)) { body($0.number) }
    case "d27": return reader.read(values(of: \.d27)) { body($0.number) }
    case "d7": return reader.read(values(of: \.d7)) { body($0.number) }
    case "d4": return reader.read(values(of: \.d4)) { body($0.number) }
    case "d5": return reader.read(values(of: \.d5)) { body($0.number) }
    case "d11": return reader.read(values(of: \.d11)) { body($0.number) }
    case "d6": return reader.read(values(of: \.d6)) { body($0.number) }
    case "d8": return reader.read(values(of: \.d8)) { body($0.number) }
    case "d23": return reader.read(values(of: \.d23)) { body($0.number) }
    case "d12": return reader.read(values(of: \.d12)) { body($0.number) }
    case "d14": return reader.read(values(of: \.d14)) { body($0.number) }
    case "d20": return reader.read(values(of: \.d20)) { body($0.number) }
    case "d24": return reader.read(values(of: \.d24)) { body($0.number) }
    case "d28": return reader.read(values(of: \.d28)) { body($0.number) }
    case "d10": return reader.read(values(of: \.d10)) { body($0.number) }
    case "d43": return reader.read(values(of: \.d43)) { body($0.number) }
    case "d47": return reader.read(values(of: \.d47)) { body($0.number) }
    case "d32": return reader.read(values(of: \.d32)) { body($0.number) }
    case "d9": return reader.read(values(of: \.d9)) { body($0.number) }
    case "d13": return reader.read(values(of: \.d13)) { body($0.number) }
    case "d63": return reader.read(values(of: \.d63)) { body($0.number) }
    case "d65": return reader.read(values(of: \.d65)) { body($0.number) }
    case "d64": return reader.read(values(of: \.d64)) { body($0.number) }
    case "d17": return reader.read(values(of: \.d17)) { body($0.number) }
    case "d22": return reader.read(values(of: \.d22)) { body($0.number) }
    case "d25": return reader.read(values(of: \.d25)) { body($0.number) }
    case "d44": return reader.read(values(of: \.d44)) { body($0.number) }
    case "d37": return reader.read(values(of: \.d37)) { body($0.number) }
    case "d15": return reader.read(values(of: \.d15)) { body($0.number) }
    case "d21": return reader.read(values(of: \.d21)) { body($0.number) }
    case "d36": return reader.read(values(of: \.d36)) { body($0.number) }
    case "d26": return reader.read(values(of: \.d26)) { body($0.number) }
    case "d34": return reader.read(values(of: \.d34)) { body($0.number) }
    case "d31": return reader.read(values(of: \.d31)) { body($0.number) }
    case "d60": return reader.read(values(of: \.d60)) { body($0.number) }
    case "d62": return reader.read(values(of: \.d62)) { body($0.number) }
    case "d29": return reader.read(values(of: \.d29)) { body($0.number) }
    case "d35": return reader.read(values(of: \.d35)) { body($0.number) }
    case "d30": return reader.read(values(of: \.d30)) { body($0.number) }
    case "d52": return reader.read(values(of: \.d52)) { body($0.number) }
    case "d48": return reader.read(values(of: \.d48)) { body($0.number) }
    case "d67": return reader.read(values(of: \.d67)) { body($0.number) }
    case "d33": return reader.read(values(of: \.d33)) { body($0.number) }
    case "d38": return reader.read(values(of: \.d38)) { body($0.number) }
    case "d46": return reader.read(values(of: \.d46)) { body($0.number) }
    case "d66": return reader.read(values(of: \.d66)) { body($0.number) }
    case "d49": return reader.read(values(of: \.d49)) { body($0.number) }
    case "d51": return reader.read(values(of: \.d51)) { body($0.number) }
    case "d68": return reader.read(values(of: \.d68)) { body($0.number) }
    case "d54": return reader.read(values(of: \.d54)) { body($0.number) }
    case "d39": return reader.read(values(of: \.d39)) { body($0.number) }
    case "d45": return reader.read(values(of: \.d45)) { body($0.number) }
    case "d40": return reader.read(values(of: \.d40)) { body($0.number) }
    case "d42": return reader.read(values(of: \.d42)) { body($0.number) }
    case "d41": return reader.read(values(of: \.d41)) { body($0.number) }
    case "d50": return reader.read(values(of: \.d50)) { body($0.number) }
    case "d53": return reader.read(values(of: \.d53)) { body($0.number) }
    case "d56": return reader.read(values(of: \.d56)) { body($0.number) }
    case "d59": return reader.read(values(of: \.d59)) { body($0.number) }
    case "d69": return reader.read(values(of: \.d69)) { body($0.number) }
    case "d55": return reader.read(values(of: \.d55)) { body($0.number) }
    case "d61": return reader.read(values(of: \.d61)) { body($0.number) }
    case "d57": return reader.read(values(of: \.d57)) { body($0.number) }
    case "d58": return reader.read(values(of: \.d58)) { body($0.number) }
    default: return nil
    }
  }

  public func readAll(by reader: some SequenceReader, _ body: @escaping (Set<String>) -> Void) -> AnyObject? {
    reader.read(changes) { changes in
      var names: Set<String> = []
      if changes.contains(.s0) { names.insert("s0") }
      if changes.contains(.s1) { names.insert("s1") }
      if changes.contains(.s2) { names.insert("s2") }
      if changes.contains(.s3) { names.insert("s3") }
      if changes.contains(.s4) { names.insert("s4") }
      if changes.contains(.d0) { names.insert("d0") }
      if changes.contains(.d1) { names.insert("d1") }
      if changes.contains(.d16) { names.insert("d16") }
      if changes.contains(.d18) { names.insert("d18") }
      if changes.contains(.d3) { names.insert("d3") }
      if changes.contains(.d2) { names.insert("d2") }
      if changes.contains(.d19) { names.insert("d19") }
      if changes.contains(.d27) { names.insert("d27") }
      if changes.contains(.d7) { names.insert("d7") }
      if changes.contains(.d4) { names.insert("d4") }
      if changes.contains(.d5) { names.insert("d5") }
      if changes.contains(.d11) { names.insert("d11") }
      if changes.contains(.d6) { names.insert("d6") }
      if changes.contains(.d8) { names.insert("d8") }
      if changes.contains(.d23) { names.insert("d23") }
      if changes.contains(.d12) { names.insert("d12") }
      if changes.contains(.d14) { names.insert("d14") }
      if changes.contains(.d20) { names.insert("d20") }
      if changes.contains(.d24) { names.insert("d24") }
      if changes.contains(.d28) { names.insert("d28") }
      if changes.contains(.d10) { names.insert("d10") }
      if changes.contains(.d43) { names.insert("d43") }
      if changes.contains(.d47) { names.insert("d47") }
      if changes.contains(.d32) { names.insert("d32") }
      if changes.contains(.d9) { names.insert("d9") }
      if changes.contains(.d13) { names.insert("d13") }
      if changes.contains(.d63) { names.insert("d63") }
      if changes.contains(.d65) { names.insert("d65") }
      if changes.contains(.d64) { names.insert("d64") }
      if changes.contains(.d17) { names.insert("d17") }
      if changes.contains(.d22) { names.insert("d22") }
      if changes.contains(.d25) { names.insert("d25") }
      if changes.contains(.d44) { names.insert("d44") }
      if changes.contains(.d37) { names.insert("d37") }
      if changes.contains(.d15) { names.insert("d15") }
      if changes.contains(.d21) { names.insert("d21") }
      if changes.contains(.d36) { names.insert("d36") }
      if changes.contains(.d26) { names.insert("d26") }
      if changes.contains(.d34) { names.insert("d34") }
      if changes.contains(.d31) { names.insert("d31") }
      if changes.contains(.d60) { names.insert("d60") }
      if changes.contains(.d62) { names.insert("d62") }
      if changes.contains(.d29) { names.insert("d29") }
      if changes.contains(.d35) { names.insert("d35") }
      if changes.contains(.d30) { names.insert("d30") }
      if changes.contains(.d52) { names.insert("d52") }
      if changes.contains(.d48) { names.insert("d48") }
      if changes.contains(.d67) { names.insert("d67") }
      if changes.contains(.d33) { names.insert("d33") }
      if changes.contains(.d38) { names.insert("d38") }
      if changes.contains(.d46) { names.insert("d46") }
      if changes.contains(.d66) { names.insert("d66") }
      if changes.contains(.d49) { names.insert("d49") }
      if changes.contains(.d51) { names.insert("d51") }
      if changes.contains(.d68) { names.insert("d68") }
      if changes.contains(.d54) { names.insert("d54") }
      if changes.contains(.d39) { names.insert("d39") }
      if changes.contains(.d45) { names.insert("d45") }
      if changes.contains(.d40) { names.insert("d40") }
      if changes.contains(.d42) { names.insert("d42") }
      if changes.contains(.d41) { names.insert("d41") }
      if changes.contains(.d50) { names.insert("d50") }
      if changes.contains(.d53) { names.insert("d53") }
      if changes.contains(.d56) { names.insert("d56") }
      if changes.contains(.d59) { names.insert("d59") }
      if changes.contains(.d69) { names.insert("d69") }
      if changes.contains(.d55) { names.insert("d55") }
      if changes.contains(.d61) { names.insert("d61") }
      if changes.contains(.d57) { names.insert("d57") }
      if changes.contains(.d58) { names.insert("d58") }
      body(names)
    }
  }
}

/// The spec's expressions: each sees what it names, and nothing else of the model.
enum _Graph15Formulas {
  static func s2AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func d0(_ s2: Int) -> Int { bucket(s2) % 5 }
  static func d1(_ s3: Int) -> Int { s3 % 5 }
  static func d16(_ d0: Int) -> Int? { maybe(d0 / 2) }
  static func d3(_ d0: Int) -> Int { d0 / 2 }
  static func d2(_ s0: Int, _ s1: Int) -> Int { mix(s0, s1) }
  static func d27(_ d19: Int) -> Int { d19 % 5 }
  static func d7(_ s0: Int) -> Int? { maybe(s0 % 5) }
  static func d4(_ s1: Int) -> Int { s1 % 5 }
  static func d4AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func d5(_ d3: Int, _ s2: Int, _ s1: Int, _ d4: Int) -> Int { mix(d3, bucket(s2), s1, bucket(d4), d3) }
  static func d11(_ d0: Int, _ d5: Int) -> Int { mix(d0, d5) }
  static func d6(_ d4: Int, _ s3: Int) -> Int { bucket(d4) &+ s3 }
  static func d6AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func d8(_ d6: Int) -> Int? { maybe(bucket(d6) % 5) }
  static func d23(_ d8: Int?) -> Int { d8.number % 5 }
  static func d12(_ d6: Int, _ d0: Int) -> Int { bucket(d6) &+ d0 }
  static func d14(_ d3: Int, _ d12: Int, _ s4: Int) -> Int? { maybe(mix(d3, d12, s4)) }
  static func d20(_ d4: Int, _ d14: Int?) -> Int { bucket(d4) &+ d14.number }
  static func d20AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func d24(_ d23: Int, _ d19: Int, _ d5: Int) -> Int { pick(d23, d19, d5) }
  static func d28(_ d24: Int, _ d16: Int?) -> Int { d24 &+ d16.number }
  static func d10(_ s4: Int, _ d6: Int) -> Int { mix(s4, bucket(d6)) }
  static func d43(_ s1: Int, _ d28: Int) -> Int { s1 &+ d28 }
  static func d47(_ d43: Int, _ d16: Int?) -> Int { d43 &+ d16.number }
  static func d9(_ s4: Int, _ d2: Int, _ d8: Int?) -> Int { pick(s4, d2, d8.number) }
  static func d13(_ d9: Int, _ s0: Int) -> Int? { maybe(mix(d9, s0)) }
  static func d64(_ d63: Int?) -> Int { d63.number % 5 }
  static func d17(_ d10: Int) -> Int? { maybe(d10 % 5) }
  static func d22(_ d19: Int, _ d16: Int?, _ d7: Int?, _ d4: Int) -> Int {
    mix(d19, d16.number, d7.number, bucket(d4), d16.number)
  }

  static func d25(_ d2: Int, _ d22: Int, _ d7: Int?, _ d10: Int) -> Int { mix(d2, d22, d7.number, d10) }
  static func d44(_ d9: Int, _ d25: Int) -> Int? { maybe(d9 &+ d25) }
  static func d37(_ d22: Int) -> Int { d22 / 2 }
  static func d37AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func d15(_ d13: Int?, _ d14: Int?) -> Int { d13.number &+ d14.number }
  static func d21(_ d1: Int, _ s1: Int, _ d17: Int?) -> Int { pick(d1, s1, d17.number) }
  static func d36(_ d9: Int, _ d21: Int, _ d28: Int) -> Int { pick(d9, d21, d28) }
  static func d60(_ d31: Int) -> Int { d31 % 5 }
  static func d62(_ d60: Int, _ d7: Int?, _ d23: Int, _ d22: Int) -> Int { mix(d60, d7.number, d60, d23, d22) }
  static func d29(_ d26: Int, _ d23: Int) -> Int { d26 &+ d23 }
  static func d29AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func d35(_ s3: Int, _ d1: Int, _ d29: Int) -> Int { pick(s3, d1, bucket(d29)) }
  static func d30(_ d29: Int, _ d14: Int?, _ d25: Int) -> Int { mix(bucket(d29), d14.number, d25) }
  static func d52(_ d30: Int) -> Int { d30 % 5 }
  static func d48(_ d30: Int, _ d29: Int) -> Int? { maybe(d30 &+ bucket(d29)) }
  static func d67(_ d35: Int, _ s2: Int) -> Int { d35 &+ bucket(s2) }
  static func d67AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func d33(_ d29: Int, _ d31: Int) -> Int? { maybe(bucket(d29) &+ d31) }
  static func d38(_ s3: Int, _ d32: Int?, _ d33: Int?) -> Int? { maybe(mix(s3, d32.number, d33.number)) }
  static func d46(_ d33: Int?) -> Int { d33.number % 5 }
  static func d66(_ d35: Int, _ d1: Int) -> Int { d35 &+ d1 }
  static func d49(_ d3: Int, _ d29: Int) -> Int { d3 &+ bucket(d29) }
  static func d51(_ d47: Int, _ d26: Int, _ d49: Int) -> Int { mix(d47, d26, d49) }
  static func d68(_ d51: Int, _ d46: Int) -> Int { mix(d51, d46) }
  static func d54(_ d49: Int) -> Int { d49 % 5 }
  static func d39(_ d31: Int, _ d35: Int, _ d1: Int) -> Int { mix(d31, d35, d1) }
  static func d45(_ s4: Int, _ d39: Int) -> Int { s4 &+ d39 }
  static func d40(_ d26: Int, _ d0: Int, _ s2: Int, _ d39: Int) -> Int { mix(d26, d0, bucket(s2), d39) }
  static func d41(_ d34: Int) -> Int { d34 % 5 }
  static func d50(_ d48: Int?, _ d47: Int, _ d49: Int, _ d39: Int, _ d5: Int) -> Int {
    mix(d48.number, d47, d49, d39, d5)
  }

  static func d50AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func d53(_ d50: Int, _ d48: Int?) -> Int? { maybe(bucket(d50) &+ d48.number) }
  static func d56(_ d50: Int, _ d26: Int, _ d53: Int?) -> Int { mix(bucket(d50), d26, d53.number) }
  static func d59(_ d21: Int, _ d56: Int, _ d22: Int, _ d15: Int, _ d54: Int) -> Int { mix(d21, d56, d22, d15, d54) }
  static func d69(_ d59: Int, _ d49: Int) -> Int { d59 &+ d49 }
  static func d69AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func d55(_ d50: Int) -> Int { bucket(d50) % 5 }
  static func d57(_ d55: Int, _ d8: Int?) -> Int? { maybe(mix(d55, d8.number, d55)) }
  static func d58(_ d56: Int, _ d57: Int?) -> Int { d56 &+ d57.number }
}

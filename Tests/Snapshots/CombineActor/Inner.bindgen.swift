// Made by bindgen from Inner.bindgen.yml. Do not edit: change the spec.
// swift-format-ignore-file
// swiftlint:disable all

#if canImport(Combine)
  import Combine
#else
  import OpenCombine
#endif

@MainActor final class Pen: Bindgen.MainActorPublished {
  // MARK: State

  var ink: Int {
    get { _ink }
    set {
      _forewarn(0)
      if Bindgen.replace(&_ink, with: newValue) { _wrote(0) }
    }
  }
  private var _ink: Int

  // MARK: What follows

  var isEmpty: Bool {
    if !_core.isTelling { return _PenFormulas.isEmpty(_ink) }
    _refresh(1)
    return _cache.isEmpty
  }

  // MARK: Making

  init(ink: Int = 3) {
    _ink = ink
  }

  // MARK: Who is told

  /// The fields that a transaction changed.
  nonisolated struct Changes: OptionSet, Sendable {
    let rawValue: UInt64
    static let ink: Changes = Changes(rawValue: 1 &<< 0)
    static let isEmpty: Changes = Changes(rawValue: 1 &<< 1)
  }

  /// Sends once after each transaction, with all that changed.
  var changesPublisher: Bindgen.MainActorModelPublisher<Changes> { _publishChanges { $0.union($1) } }

  /// The fields that can be observed one by one.
  @MainActor struct Fields {
    var ink: Pen.Field<Int> { (0, { $0.ink }) }
    var isEmpty: Pen.Field<Bool> { (1, { $0.isEmpty }) }
  }

  static let _fields: Fields = Fields()
  let _observers: Bindgen.Observers<Pen, Changes> = Bindgen.Observers()

  func _addWatched(to fields: inout Bindgen.Mask) {
    fields.add(_observers.fields)
  }

  func _tell(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(rawValue: changed.bits)
    _observers.tell(self, changes, changed)
  }

  static let _names: String = "ink isEmpty"

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph = Bindgen.Graph(states: 1, inputs: [[0]])
  let _core: Bindgen.Core = Bindgen.Core(Pen._graph)
  private struct Cache {
    var isEmpty: Bool = false
  }
  private var _cache: Cache = Cache()
  private var _told: Cache = Cache()

  func _settle(_ wanted: Bindgen.Mask) {
    var pass: Bindgen.Pass = _core.staleness.pass(0, wanted)
    if pass.isDue(1) {
      let value: Bool = _PenFormulas.isEmpty(_ink)
      if Bindgen.replace(&_cache.isEmpty, with: value) { pass.cameOut(1) }
    }
    _core.finish(pass, 0x2)
  }

  func _remember() { _told = _cache }

  func _compare() -> Bindgen.Mask {
    var equal: Bindgen.Mask = Bindgen.Mask()
    if Bindgen.areEqual(_told.isEmpty, _cache.isEmpty) { equal.add(1) }
    _told = Cache()
    return equal
  }
}

@MainActor extension Pen: @preconcurrency Bindgen.ObservableObject {}

/// The spec's expressions: each sees what it names, and nothing else of the model.
@MainActor enum _PenFormulas {
  static func isEmpty(_ ink: Int) -> Bool { ink == 0 }
}

final class Note: Bindgen.Published {
  // MARK: State

  var text: String {
    get { _text }
    set {
      _forewarn(0)
      if Bindgen.replace(&_text, with: newValue) { _wrote(0) }
    }
    _modify {
      _forewarn(0)
      defer { _wrote(0) }
      yield &_text
    }
  }
  private var _text: String

  // MARK: What follows

  var length: Int {
    _refresh(1)
    return _cache.length
  }

  // MARK: Making

  init(text: String = "") {
    _text = text
  }

  // MARK: Who is told

  /// The fields that a transaction changed.
  struct Changes: OptionSet, Sendable {
    let rawValue: UInt64
    static let text: Changes = Changes(rawValue: 1 &<< 0)
    static let length: Changes = Changes(rawValue: 1 &<< 1)
  }

  /// Sends once after each transaction, with all that changed.
  var changesPublisher: Bindgen.ModelPublisher<Changes> { _publishChanges { $0.union($1) } }

  /// The fields that can be observed one by one.
  struct Fields {
    var text: Note.Field<String> { (0, { $0.text }) }
    var length: Note.Field<Int> { (1, { $0.length }) }
  }

  static let _fields: Fields = Fields()
  let _observers: Bindgen.Observers<Note, Changes> = Bindgen.Observers()

  func _addWatched(to fields: inout Bindgen.Mask) {
    fields.add(_observers.fields)
  }

  func _tell(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(rawValue: changed.bits)
    _observers.tell(self, changes, changed)
  }

  static let _names: String = "text length"

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph = Bindgen.Graph(states: 1, inputs: [[0]])
  let _core: Bindgen.Core = Bindgen.Core(Note._graph)
  private struct Cache {
    var length: Int = 0
  }
  private var _cache: Cache = Cache()
  private var _told: Cache = Cache()

  func _settle(_ wanted: Bindgen.Mask) {
    var pass: Bindgen.Pass = _core.staleness.pass(0, wanted)
    if pass.isDue(1) {
      let value: Int = _NoteFormulas.length(_text)
      if Bindgen.replace(&_cache.length, with: value) { pass.cameOut(1) }
    }
    _core.finish(pass, 0x2)
  }

  func _remember() { _told = _cache }

  func _compare() -> Bindgen.Mask {
    var equal: Bindgen.Mask = Bindgen.Mask()
    if Bindgen.areEqual(_told.length, _cache.length) { equal.add(1) }
    _told = Cache()
    return equal
  }
}

extension Note: Bindgen.ObservableObject {}

/// The spec's expressions: each sees what it names, and nothing else of the model.
enum _NoteFormulas {
  static func length(_ text: String) -> Int { text.count }
}

/// More than a word of fields.
final class Wide: Bindgen.Published2 {
  // MARK: State

  var s0: Int {
    get { _s0 }
    set {
      _forewarn(0)
      if Bindgen.replace(&_s0, with: newValue) { _wrote(0) }
    }
  }
  private var _s0: Int

  var s1: Int {
    get { _s1 }
    set {
      _forewarn(1)
      if Bindgen.replace(&_s1, with: newValue) { _wrote(1) }
    }
  }
  private var _s1: Int

  var s2: Int {
    get { _s2 }
    set {
      _forewarn(2)
      if Bindgen.replace(&_s2, with: newValue) { _wrote(2) }
    }
  }
  private var _s2: Int

  var s3: Int {
    get { _s3 }
    set {
      _forewarn(3)
      if Bindgen.replace(&_s3, with: newValue) { _wrote(3) }
    }
  }
  private var _s3: Int

  var s4: Int {
    get { _s4 }
    set {
      _forewarn(4)
      if Bindgen.replace(&_s4, with: newValue) { _wrote(4) }
    }
  }
  private var _s4: Int

  var s5: Int {
    get { _s5 }
    set {
      _forewarn(5)
      if Bindgen.replace(&_s5, with: newValue) { _wrote(5) }
    }
  }
  private var _s5: Int

  var s6: Int {
    get { _s6 }
    set {
      _forewarn(6)
      if Bindgen.replace(&_s6, with: newValue) { _wrote(6) }
    }
  }
  private var _s6: Int

  var s7: Int {
    get { _s7 }
    set {
      _forewarn(7)
      if Bindgen.replace(&_s7, with: newValue) { _wrote(7) }
    }
  }
  private var _s7: Int

  var s8: Int {
    get { _s8 }
    set {
      _forewarn(8)
      if Bindgen.replace(&_s8, with: newValue) { _wrote(8) }
    }
  }
  private var _s8: Int

  var s9: Int {
    get { _s9 }
    set {
      _forewarn(9)
      if Bindgen.replace(&_s9, with: newValue) { _wrote(9) }
    }
  }
  private var _s9: Int

  var s10: Int {
    get { _s10 }
    set {
      _forewarn(10)
      if Bindgen.replace(&_s10, with: newValue) { _wrote(10) }
    }
  }
  private var _s10: Int

  var s11: Int {
    get { _s11 }
    set {
      _forewarn(11)
      if Bindgen.replace(&_s11, with: newValue) { _wrote(11) }
    }
  }
  private var _s11: Int

  var s12: Int {
    get { _s12 }
    set {
      _forewarn(12)
      if Bindgen.replace(&_s12, with: newValue) { _wrote(12) }
    }
  }
  private var _s12: Int

  var s13: Int {
    get { _s13 }
    set {
      _forewarn(13)
      if Bindgen.replace(&_s13, with: newValue) { _wrote(13) }
    }
  }
  private var _s13: Int

  var s14: Int {
    get { _s14 }
    set {
      _forewarn(14)
      if Bindgen.replace(&_s14, with: newValue) { _wrote(14) }
    }
  }
  private var _s14: Int

  var s15: Int {
    get { _s15 }
    set {
      _forewarn(15)
      if Bindgen.replace(&_s15, with: newValue) { _wrote(15) }
    }
  }
  private var _s15: Int

  var s16: Int {
    get { _s16 }
    set {
      _forewarn(16)
      if Bindgen.replace(&_s16, with: newValue) { _wrote(16) }
    }
  }
  private var _s16: Int

  var s17: Int {
    get { _s17 }
    set {
      _forewarn(17)
      if Bindgen.replace(&_s17, with: newValue) { _wrote(17) }
    }
  }
  private var _s17: Int

  var s18: Int {
    get { _s18 }
    set {
      _forewarn(18)
      if Bindgen.replace(&_s18, with: newValue) { _wrote(18) }
    }
  }
  private var _s18: Int

  var s19: Int {
    get { _s19 }
    set {
      _forewarn(19)
      if Bindgen.replace(&_s19, with: newValue) { _wrote(19) }
    }
  }
  private var _s19: Int

  var s20: Int {
    get { _s20 }
    set {
      _forewarn(20)
      if Bindgen.replace(&_s20, with: newValue) { _wrote(20) }
    }
  }
  private var _s20: Int

  var s21: Int {
    get { _s21 }
    set {
      _forewarn(21)
      if Bindgen.replace(&_s21, with: newValue) { _wrote(21) }
    }
  }
  private var _s21: Int

  var s22: Int {
    get { _s22 }
    set {
      _forewarn(22)
      if Bindgen.replace(&_s22, with: newValue) { _wrote(22) }
    }
  }
  private var _s22: Int

  var s23: Int {
    get { _s23 }
    set {
      _forewarn(23)
      if Bindgen.replace(&_s23, with: newValue) { _wrote(23) }
    }
  }
  private var _s23: Int

  var s24: Int {
    get { _s24 }
    set {
      _forewarn(24)
      if Bindgen.replace(&_s24, with: newValue) { _wrote(24) }
    }
  }
  private var _s24: Int

  var s25: Int {
    get { _s25 }
    set {
      _forewarn(25)
      if Bindgen.replace(&_s25, with: newValue) { _wrote(25) }
    }
  }
  private var _s25: Int

  var s26: Int {
    get { _s26 }
    set {
      _forewarn(26)
      if Bindgen.replace(&_s26, with: newValue) { _wrote(26) }
    }
  }
  private var _s26: Int

  var s27: Int {
    get { _s27 }
    set {
      _forewarn(27)
      if Bindgen.replace(&_s27, with: newValue) { _wrote(27) }
    }
  }
  private var _s27: Int

  var s28: Int {
    get { _s28 }
    set {
      _forewarn(28)
      if Bindgen.replace(&_s28, with: newValue) { _wrote(28) }
    }
  }
  private var _s28: Int

  var s29: Int {
    get { _s29 }
    set {
      _forewarn(29)
      if Bindgen.replace(&_s29, with: newValue) { _wrote(29) }
    }
  }
  private var _s29: Int

  var s30: Int {
    get { _s30 }
    set {
      _forewarn(30)
      if Bindgen.replace(&_s30, with: newValue) { _wrote(30) }
    }
  }
  private var _s30: Int

  var s31: Int {
    get { _s31 }
    set {
      _forewarn(31)
      if Bindgen.replace(&_s31, with: newValue) { _wrote(31) }
    }
  }
  private var _s31: Int

  var s32: Int {
    get { _s32 }
    set {
      _forewarn(32)
      if Bindgen.replace(&_s32, with: newValue) { _wrote(32) }
    }
  }
  private var _s32: Int

  var s33: Int {
    get { _s33 }
    set {
      _forewarn(33)
      if Bindgen.replace(&_s33, with: newValue) { _wrote(33) }
    }
  }
  private var _s33: Int

  var s34: Int {
    get { _s34 }
    set {
      _forewarn(34)
      if Bindgen.replace(&_s34, with: newValue) { _wrote(34) }
    }
  }
  private var _s34: Int

  var s35: Int {
    get { _s35 }
    set {
      _forewarn(35)
      if Bindgen.replace(&_s35, with: newValue) { _wrote(35) }
    }
  }
  private var _s35: Int

  var s36: Int {
    get { _s36 }
    set {
      _forewarn(36)
      if Bindgen.replace(&_s36, with: newValue) { _wrote(36) }
    }
  }
  private var _s36: Int

  var s37: Int {
    get { _s37 }
    set {
      _forewarn(37)
      if Bindgen.replace(&_s37, with: newValue) { _wrote(37) }
    }
  }
  private var _s37: Int

  var s38: Int {
    get { _s38 }
    set {
      _forewarn(38)
      if Bindgen.replace(&_s38, with: newValue) { _wrote(38) }
    }
  }
  private var _s38: Int

  var s39: Int {
    get { _s39 }
    set {
      _forewarn(39)
      if Bindgen.replace(&_s39, with: newValue) { _wrote(39) }
    }
  }
  private var _s39: Int

  // MARK: What follows

  var d0: Int {
    if !_core.isTelling { return _WideFormulas.d0(_s0) }
    _refresh(40)
    return _cache.d0
  }

  var d1: Int {
    if !_core.isTelling { return _WideFormulas.d1(_s1) }
    _refresh(41)
    return _cache.d1
  }

  var d2: Int {
    if !_core.isTelling { return _WideFormulas.d2(_s2) }
    _refresh(42)
    return _cache.d2
  }

  var d3: Int {
    if !_core.isTelling { return _WideFormulas.d3(_s3) }
    _refresh(43)
    return _cache.d3
  }

  var d4: Int {
    if !_core.isTelling { return _WideFormulas.d4(_s4) }
    _refresh(44)
    return _cache.d4
  }

  var d5: Int {
    if !_core.isTelling { return _WideFormulas.d5(_s5) }
    _refresh(45)
    return _cache.d5
  }

  var d6: Int {
    if !_core.isTelling { return _WideFormulas.d6(_s6) }
    _refresh(46)
    return _cache.d6
  }

  var d7: Int {
    if !_core.isTelling { return _WideFormulas.d7(_s7) }
    _refresh(47)
    return _cache.d7
  }

  var d8: Int {
    if !_core.isTelling { return _WideFormulas.d8(_s8) }
    _refresh(48)
    return _cache.d8
  }

  var d9: Int {
    if !_core.isTelling { return _WideFormulas.d9(_s9) }
    _refresh(49)
    return _cache.d9
  }

  var d10: Int {
    if !_core.isTelling { return _WideFormulas.d10(_s10) }
    _refresh(50)
    return _cache.d10
  }

  var d11: Int {
    if !_core.isTelling { return _WideFormulas.d11(_s11) }
    _refresh(51)
    return _cache.d11
  }

  var d12: Int {
    if !_core.isTelling { return _WideFormulas.d12(_s12) }
    _refresh(52)
    return _cache.d12
  }

  var d13: Int {
    if !_core.isTelling { return _WideFormulas.d13(_s13) }
    _refresh(53)
    return _cache.d13
  }

  var d14: Int {
    if !_core.isTelling { return _WideFormulas.d14(_s14) }
    _refresh(54)
    return _cache.d14
  }

  var d15: Int {
    if !_core.isTelling { return _WideFormulas.d15(_s15) }
    _refresh(55)
    return _cache.d15
  }

  var d16: Int {
    if !_core.isTelling { return _WideFormulas.d16(_s16) }
    _refresh(56)
    return _cache.d16
  }

  var d17: Int {
    if !_core.isTelling { return _WideFormulas.d17(_s17) }
    _refresh(57)
    return _cache.d17
  }

  var d18: Int {
    if !_core.isTelling { return _WideFormulas.d18(_s18) }
    _refresh(58)
    return _cache.d18
  }

  var d19: Int {
    if !_core.isTelling { return _WideFormulas.d19(_s19) }
    _refresh(59)
    return _cache.d19
  }

  var d20: Int {
    if !_core.isTelling { return _WideFormulas.d20(_s20) }
    _refresh(60)
    return _cache.d20
  }

  var d21: Int {
    if !_core.isTelling { return _WideFormulas.d21(_s21) }
    _refresh(61)
    return _cache.d21
  }

  var d22: Int {
    if !_core.isTelling { return _WideFormulas.d22(_s22) }
    _refresh(62)
    return _cache.d22
  }

  var d23: Int {
    if !_core.isTelling { return _WideFormulas.d23(_s23) }
    _refresh(63)
    return _cache.d23
  }

  var d24: Int {
    if !_core.isTelling { return _WideFormulas.d24(_s24) }
    _refresh(64)
    return _cache.d24
  }

  var d25: Int {
    if !_core.isTelling { return _WideFormulas.d25(_s25) }
    _refresh(65)
    return _cache.d25
  }

  var d26: Int {
    if !_core.isTelling { return _WideFormulas.d26(_s26) }
    _refresh(66)
    return _cache.d26
  }

  var d27: Int {
    if !_core.isTelling { return _WideFormulas.d27(_s27) }
    _refresh(67)
    return _cache.d27
  }

  var d28: Int {
    if !_core.isTelling { return _WideFormulas.d28(_s28) }
    _refresh(68)
    return _cache.d28
  }

  var d29: Int {
    if !_core.isTelling { return _WideFormulas.d29(_s29) }
    _refresh(69)
    return _cache.d29
  }

  var d30: Int {
    if !_core.isTelling { return _WideFormulas.d30(_s30) }
    _refresh(70)
    return _cache.d30
  }

  var d31: Int {
    if !_core.isTelling { return _WideFormulas.d31(_s31) }
    _refresh(71)
    return _cache.d31
  }

  var d32: Int {
    if !_core.isTelling { return _WideFormulas.d32(_s32) }
    _refresh(72)
    return _cache.d32
  }

  var d33: Int {
    if !_core.isTelling { return _WideFormulas.d33(_s33) }
    _refresh(73)
    return _cache.d33
  }

  var d34: Int {
    if !_core.isTelling { return _WideFormulas.d34(_s34) }
    _refresh(74)
    return _cache.d34
  }

  var d35: Int {
    if !_core.isTelling { return _WideFormulas.d35(_s35) }
    _refresh(75)
    return _cache.d35
  }

  var d36: Int {
    if !_core.isTelling { return _WideFormulas.d36(_s36) }
    _refresh(76)
    return _cache.d36
  }

  var d37: Int {
    if !_core.isTelling { return _WideFormulas.d37(_s37) }
    _refresh(77)
    return _cache.d37
  }

  var d38: Int {
    if !_core.isTelling { return _WideFormulas.d38(_s38) }
    _refresh(78)
    return _cache.d38
  }

  var d39: Int {
    if !_core.isTelling { return _WideFormulas.d39(_s39) }
    _refresh(79)
    return _cache.d39
  }

  // MARK: Making

  init(
    s0: Int = 0,
    s1: Int = 0,
    s2: Int = 0,
    s3: Int = 0,
    s4: Int = 0,
    s5: Int = 0,
    s6: Int = 0,
    s7: Int = 0,
    s8: Int = 0,
    s9: Int = 0,
    s10: Int = 0,
    s11: Int = 0,
    s12: Int = 0,
    s13: Int = 0,
    s14: Int = 0,
    s15: Int = 0,
    s16: Int = 0,
    s17: Int = 0,
    s18: Int = 0,
    s19: Int = 0,
    s20: Int = 0,
    s21: Int = 0,
    s22: Int = 0,
    s23: Int = 0,
    s24: Int = 0,
    s25: Int = 0,
    s26: Int = 0,
    s27: Int = 0,
    s28: Int = 0,
    s29: Int = 0,
    s30: Int = 0,
    s31: Int = 0,
    s32: Int = 0,
    s33: Int = 0,
    s34: Int = 0,
    s35: Int = 0,
    s36: Int = 0,
    s37: Int = 0,
    s38: Int = 0,
    s39: Int = 0
  ) {
    _s0 = s0
    _s1 = s1
    _s2 = s2
    _s3 = s3
    _s4 = s4
    _s5 = s5
    _s6 = s6
    _s7 = s7
    _s8 = s8
    _s9 = s9
    _s10 = s10
    _s11 = s11
    _s12 = s12
    _s13 = s13
    _s14 = s14
    _s15 = s15
    _s16 = s16
    _s17 = s17
    _s18 = s18
    _s19 = s19
    _s20 = s20
    _s21 = s21
    _s22 = s22
    _s23 = s23
    _s24 = s24
    _s25 = s25
    _s26 = s26
    _s27 = s27
    _s28 = s28
    _s29 = s29
    _s30 = s30
    _s31 = s31
    _s32 = s32
    _s33 = s33
    _s34 = s34
    _s35 = s35
    _s36 = s36
    _s37 = s37
    _s38 = s38
    _s39 = s39
  }

  // MARK: Who is told

  /// The fields that a transaction changed.
  struct Changes: OptionSet, Sendable {
    private var fields: Bindgen.Mask2 = Bindgen.Mask2()
    /// 64 fields a word: more of them than an integer has bits.
    var rawValue: (UInt64, UInt64) { fields.words }

    init() {}
    init(rawValue: (UInt64, UInt64)) { fields = Bindgen.Mask2(words: rawValue) }
    fileprivate init(_ fields: Bindgen.Mask2) { self.fields = fields }
    private static subscript(field: Int) -> Changes { Changes(Bindgen.Mask2(field)) }

    static func == (left: Changes, right: Changes) -> Bool { left.fields == right.fields }
    mutating func formUnion(_ other: Changes) { fields.add(other.fields) }
    mutating func formIntersection(_ other: Changes) { fields.keep(other.fields) }
    mutating func formSymmetricDifference(_ other: Changes) { fields.flip(other.fields) }

    static var s0: Changes { self[0] }
    static var s1: Changes { self[1] }
    static var s2: Changes { self[2] }
    static var s3: Changes { self[3] }
    static var s4: Changes { self[4] }
    static var s5: Changes { self[5] }
    static var s6: Changes { self[6] }
    static var s7: Changes { self[7] }
    static var s8: Changes { self[8] }
    static var s9: Changes { self[9] }
    static var s10: Changes { self[10] }
    static var s11: Changes { self[11] }
    static var s12: Changes { self[12] }
    static var s13: Changes { self[13] }
    static var s14: Changes { self[14] }
    static var s15: Changes { self[15] }
    static var s16: Changes { self[16] }
    static var s17: Changes { self[17] }
    static var s18: Changes { self[18] }
    static var s19: Changes { self[19] }
    static var s20: Changes { self[20] }
    static var s21: Changes { self[21] }
    static var s22: Changes { self[22] }
    static var s23: Changes { self[23] }
    static var s24: Changes { self[24] }
    static var s25: Changes { self[25] }
    static var s26: Changes { self[26] }
    static var s27: Changes { self[27] }
    static var s28: Changes { self[28] }
    static var s29: Changes { self[29] }
    static var s30: Changes { self[30] }
    static var s31: Changes { self[31] }
    static var s32: Changes { self[32] }
    static var s33: Changes { self[33] }
    static var s34: Changes { self[34] }
    static var s35: Changes { self[35] }
    static var s36: Changes { self[36] }
    static var s37: Changes { self[37] }
    static var s38: Changes { self[38] }
    static var s39: Changes { self[39] }
    static var d0: Changes { self[40] }
    static var d1: Changes { self[41] }
    static var d2: Changes { self[42] }
    static var d3: Changes { self[43] }
    static var d4: Changes { self[44] }
    static var d5: Changes { self[45] }
    static var d6: Changes { self[46] }
    static var d7: Changes { self[47] }
    static var d8: Changes { self[48] }
    static var d9: Changes { self[49] }
    static var d10: Changes { self[50] }
    static var d11: Changes { self[51] }
    static var d12: Changes { self[52] }
    static var d13: Changes { self[53] }
    static var d14: Changes { self[54] }
    static var d15: Changes { self[55] }
    static var d16: Changes { self[56] }
    static var d17: Changes { self[57] }
    static var d18: Changes { self[58] }
    static var d19: Changes { self[59] }
    static var d20: Changes { self[60] }
    static var d21: Changes { self[61] }
    static var d22: Changes { self[62] }
    static var d23: Changes { self[63] }
    static var d24: Changes { self[64] }
    static var d25: Changes { self[65] }
    static var d26: Changes { self[66] }
    static var d27: Changes { self[67] }
    static var d28: Changes { self[68] }
    static var d29: Changes { self[69] }
    static var d30: Changes { self[70] }
    static var d31: Changes { self[71] }
    static var d32: Changes { self[72] }
    static var d33: Changes { self[73] }
    static var d34: Changes { self[74] }
    static var d35: Changes { self[75] }
    static var d36: Changes { self[76] }
    static var d37: Changes { self[77] }
    static var d38: Changes { self[78] }
    static var d39: Changes { self[79] }
  }

  /// Sends once after each transaction, with all that changed.
  var changesPublisher: Bindgen.ModelPublisher<Changes> { _publishChanges { $0.union($1) } }

  /// The fields that can be observed one by one.
  struct Fields {
    var s0: Wide.Field<Int> { (0, { $0.s0 }) }
    var s1: Wide.Field<Int> { (1, { $0.s1 }) }
    var s2: Wide.Field<Int> { (2, { $0.s2 }) }
    var s3: Wide.Field<Int> { (3, { $0.s3 }) }
    var s4: Wide.Field<Int> { (4, { $0.s4 }) }
    var s5: Wide.Field<Int> { (5, { $0.s5 }) }
    var s6: Wide.Field<Int> { (6, { $0.s6 }) }
    var s7: Wide.Field<Int> { (7, { $0.s7 }) }
    var s8: Wide.Field<Int> { (8, { $0.s8 }) }
    var s9: Wide.Field<Int> { (9, { $0.s9 }) }
    var s10: Wide.Field<Int> { (10, { $0.s10 }) }
    var s11: Wide.Field<Int> { (11, { $0.s11 }) }
    var s12: Wide.Field<Int> { (12, { $0.s12 }) }
    var s13: Wide.Field<Int> { (13, { $0.s13 }) }
    var s14: Wide.Field<Int> { (14, { $0.s14 }) }
    var s15: Wide.Field<Int> { (15, { $0.s15 }) }
    var s16: Wide.Field<Int> { (16, { $0.s16 }) }
    var s17: Wide.Field<Int> { (17, { $0.s17 }) }
    var s18: Wide.Field<Int> { (18, { $0.s18 }) }
    var s19: Wide.Field<Int> { (19, { $0.s19 }) }
    var s20: Wide.Field<Int> { (20, { $0.s20 }) }
    var s21: Wide.Field<Int> { (21, { $0.s21 }) }
    var s22: Wide.Field<Int> { (22, { $0.s22 }) }
    var s23: Wide.Field<Int> { (23, { $0.s23 }) }
    var s24: Wide.Field<Int> { (24, { $0.s24 }) }
    var s25: Wide.Field<Int> { (25, { $0.s25 }) }
    var s26: Wide.Field<Int> { (26, { $0.s26 }) }
    var s27: Wide.Field<Int> { (27, { $0.s27 }) }
    var s28: Wide.Field<Int> { (28, { $0.s28 }) }
    var s29: Wide.Field<Int> { (29, { $0.s29 }) }
    var s30: Wide.Field<Int> { (30, { $0.s30 }) }
    var s31: Wide.Field<Int> { (31, { $0.s31 }) }
    var s32: Wide.Field<Int> { (32, { $0.s32 }) }
    var s33: Wide.Field<Int> { (33, { $0.s33 }) }
    var s34: Wide.Field<Int> { (34, { $0.s34 }) }
    var s35: Wide.Field<Int> { (35, { $0.s35 }) }
    var s36: Wide.Field<Int> { (36, { $0.s36 }) }
    var s37: Wide.Field<Int> { (37, { $0.s37 }) }
    var s38: Wide.Field<Int> { (38, { $0.s38 }) }
    var s39: Wide.Field<Int> { (39, { $0.s39 }) }
    var d0: Wide.Field<Int> { (40, { $0.d0 }) }
    var d1: Wide.Field<Int> { (41, { $0.d1 }) }
    var d2: Wide.Field<Int> { (42, { $0.d2 }) }
    var d3: Wide.Field<Int> { (43, { $0.d3 }) }
    var d4: Wide.Field<Int> { (44, { $0.d4 }) }
    var d5: Wide.Field<Int> { (45, { $0.d5 }) }
    var d6: Wide.Field<Int> { (46, { $0.d6 }) }
    var d7: Wide.Field<Int> { (47, { $0.d7 }) }
    var d8: Wide.Field<Int> { (48, { $0.d8 }) }
    var d9: Wide.Field<Int> { (49, { $0.d9 }) }
    var d10: Wide.Field<Int> { (50, { $0.d10 }) }
    var d11: Wide.Field<Int> { (51, { $0.d11 }) }
    var d12: Wide.Field<Int> { (52, { $0.d12 }) }
    var d13: Wide.Field<Int> { (53, { $0.d13 }) }
    var d14: Wide.Field<Int> { (54, { $0.d14 }) }
    var d15: Wide.Field<Int> { (55, { $0.d15 }) }
    var d16: Wide.Field<Int> { (56, { $0.d16 }) }
    var d17: Wide.Field<Int> { (57, { $0.d17 }) }
    var d18: Wide.Field<Int> { (58, { $0.d18 }) }
    var d19: Wide.Field<Int> { (59, { $0.d19 }) }
    var d20: Wide.Field<Int> { (60, { $0.d20 }) }
    var d21: Wide.Field<Int> { (61, { $0.d21 }) }
    var d22: Wide.Field<Int> { (62, { $0.d22 }) }
    var d23: Wide.Field<Int> { (63, { $0.d23 }) }
    var d24: Wide.Field<Int> { (64, { $0.d24 }) }
    var d25: Wide.Field<Int> { (65, { $0.d25 }) }
    var d26: Wide.Field<Int> { (66, { $0.d26 }) }
    var d27: Wide.Field<Int> { (67, { $0.d27 }) }
    var d28: Wide.Field<Int> { (68, { $0.d28 }) }
    var d29: Wide.Field<Int> { (69, { $0.d29 }) }
    var d30: Wide.Field<Int> { (70, { $0.d30 }) }
    var d31: Wide.Field<Int> { (71, { $0.d31 }) }
    var d32: Wide.Field<Int> { (72, { $0.d32 }) }
    var d33: Wide.Field<Int> { (73, { $0.d33 }) }
    var d34: Wide.Field<Int> { (74, { $0.d34 }) }
    var d35: Wide.Field<Int> { (75, { $0.d35 }) }
    var d36: Wide.Field<Int> { (76, { $0.d36 }) }
    var d37: Wide.Field<Int> { (77, { $0.d37 }) }
    var d38: Wide.Field<Int> { (78, { $0.d38 }) }
    var d39: Wide.Field<Int> { (79, { $0.d39 }) }
  }

  static let _fields: Fields = Fields()
  let _observers: Bindgen.Observers2<Wide, Changes> = Bindgen.Observers2()

  func _addWatched(to fields: inout Bindgen.Mask2) {
    fields.add(_observers.fields)
  }

  func _tell(_ changed: Bindgen.Mask2) {
    let changes: Changes = Changes(changed)
    _observers.tell(self, changes, changed)
  }

  static let _names: String = """
    s0 s1 s2 s3 s4 s5 s6 s7 s8 s9 s10 s11 s12 s13 s14 s15 s16 s17 s18 s19 s20 s21 s22 s23 s24 s25 s26 \
    s27 s28 s29 s30 s31 s32 s33 s34 s35 s36 s37 s38 s39 d0 d1 d2 d3 d4 d5 d6 d7 d8 d9 d10 d11 d12 d13 \
    d14 d15 d16 d17 d18 d19 d20 d21 d22 d23 d24 d25 d26 d27 d28 d29 d30 d31 d32 d33 d34 d35 d36 d37 d38 \
    d39
    """

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph2 = Bindgen.Graph2(
    states: 40,
    inputs: [
      [0], [1], [2], [3], [4], [5], [6], [7], [8], [9], [10], [11], [12], [13], [14], [15], [16], [17], [18], [19],
      [20], [21], [22], [23], [24], [25], [26], [27], [28], [29], [30], [31], [32], [33], [34], [35], [36], [37], [38],
      [39],
    ]
  )
  let _core: Bindgen.Core2 = Bindgen.Core2(Wide._graph)
  private struct Cache {
    var d0: Int = 0
    var d1: Int = 0
    var d2: Int = 0
    var d3: Int = 0
    var d4: Int = 0
    var d5: Int = 0
    var d6: Int = 0
    var d7: Int = 0
    var d8: Int = 0
    var d9: Int = 0
    var d10: Int = 0
    var d11: Int = 0
    var d12: Int = 0
    var d13: Int = 0
    var d14: Int = 0
    var d15: Int = 0
    var d16: Int = 0
    var d17: Int = 0
    var d18: Int = 0
    var d19: Int = 0
    var d20: Int = 0
    var d21: Int = 0
    var d22: Int = 0
    var d23: Int = 0
    var d24: Int = 0
    var d25: Int = 0
    var d26: Int = 0
    var d27: Int = 0
    var d28: Int = 0
    var d29: Int = 0
    var d30: Int = 0
    var d31: Int = 0
    var d32: Int = 0
    var d33: Int = 0
    var d34: Int = 0
    var d35: Int = 0
    var d36: Int = 0
    var d37: Int = 0
    var d38: Int = 0
    var d39: Int = 0
  }
  private var _cache: Cache = Cache()
  private var _told: Cache = Cache()

  func _settle(_ wanted: Bindgen.Mask2) {
    if _core.staleness.stale[0] & wanted[0] & 0xffff_ff00_0000_0000 != 0 { _settle0(wanted) }
    if _core.staleness.stale[1] & wanted[1] & 0xffff != 0 { _settle1(wanted) }
  }

  private func _settle0(_ wanted: Bindgen.Mask2) {
    var pass: Bindgen.Pass = _core.staleness.pass(0, wanted)
    if pass.isAnyDue(0xff00_0000_0000) {
      if pass.isDue(40) {
        let value: Int = _WideFormulas.d0(_s0)
        if Bindgen.replace(&_cache.d0, with: value) { pass.cameOut(40) }
      }
      if pass.isDue(41) {
        let value: Int = _WideFormulas.d1(_s1)
        if Bindgen.replace(&_cache.d1, with: value) { pass.cameOut(41) }
      }
      if pass.isDue(42) {
        let value: Int = _WideFormulas.d2(_s2)
        if Bindgen.replace(&_cache.d2, with: value) { pass.cameOut(42) }
      }
      if pass.isDue(43) {
        let value: Int = _WideFormulas.d3(_s3)
        if Bindgen.replace(&_cache.d3, with: value) { pass.cameOut(43) }
      }
      if pass.isDue(44) {
        let value: Int = _WideFormulas.d4(_s4)
        if Bindgen.replace(&_cache.d4, with: value) { pass.cameOut(44) }
      }
      if pass.isDue(45) {
        let value: Int = _WideFormulas.d5(_s5)
        if Bindgen.replace(&_cache.d5, with: value) { pass.cameOut(45) }
      }
      if pass.isDue(46) {
        let value: Int = _WideFormulas.d6(_s6)
        if Bindgen.replace(&_cache.d6, with: value) { pass.cameOut(46) }
      }
      if pass.isDue(47) {
        let value: Int = _WideFormulas.d7(_s7)
        if Bindgen.replace(&_cache.d7, with: value) { pass.cameOut(47) }
      }
    }
    if pass.isAnyDue(0xff_0000_0000_0000) {
      if pass.isDue(48) {
        let value: Int = _WideFormulas.d8(_s8)
        if Bindgen.replace(&_cache.d8, with: value) { pass.cameOut(48) }
      }
      if pass.isDue(49) {
        let value: Int = _WideFormulas.d9(_s9)
        if Bindgen.replace(&_cache.d9, with: value) { pass.cameOut(49) }
      }
      if pass.isDue(50) {
        let value: Int = _WideFormulas.d10(_s10)
        if Bindgen.replace(&_cache.d10, with: value) { pass.cameOut(50) }
      }
      if pass.isDue(51) {
        let value: Int = _WideFormulas.d11(_s11)
        if Bindgen.replace(&_cache.d11, with: value) { pass.cameOut(51) }
      }
      if pass.isDue(52) {
        let value: Int = _WideFormulas.d12(_s12)
        if Bindgen.replace(&_cache.d12, with: value) { pass.cameOut(52) }
      }
      if pass.isDue(53) {
        let value: Int = _WideFormulas.d13(_s13)
        if Bindgen.replace(&_cache.d13, with: value) { pass.cameOut(53) }
      }
      if pass.isDue(54) {
        let value: Int = _WideFormulas.d14(_s14)
        if Bindgen.replace(&_cache.d14, with: value) { pass.cameOut(54) }
      }
      if pass.isDue(55) {
        let value: Int = _WideFormulas.d15(_s15)
        if Bindgen.replace(&_cache.d15, with: value) { pass.cameOut(55) }
      }
    }
    if pass.isAnyDue(0xff00_0000_0000_0000) {
      if pass.isDue(56) {
        let value: Int = _WideFormulas.d16(_s16)
        if Bindgen.replace(&_cache.d16, with: value) { pass.cameOut(56) }
      }
      if pass.isDue(57) {
        let value: Int = _WideFormulas.d17(_s17)
        if Bindgen.replace(&_cache.d17, with: value) { pass.cameOut(57) }
      }
      if pass.isDue(58) {
        let value: Int = _WideFormulas.d18(_s18)
        if Bindgen.replace(&_cache.d18, with: value) { pass.cameOut(58) }
      }
      if pass.isDue(59) {
        let value: Int = _WideFormulas.d19(_s19)
        if Bindgen.replace(&_cache.d19, with: value) { pass.cameOut(59) }
      }
      if pass.isDue(60) {
        let value: Int = _WideFormulas.d20(_s20)
        if Bindgen.replace(&_cache.d20, with: value) { pass.cameOut(60) }
      }
      if pass.isDue(61) {
        let value: Int = _WideFormulas.d21(_s21)
        if Bindgen.replace(&_cache.d21, with: value) { pass.cameOut(61) }
      }
      if pass.isDue(62) {
        let value: Int = _WideFormulas.d22(_s22)
        if Bindgen.replace(&_cache.d22, with: value) { pass.cameOut(62) }
      }
      if pass.isDue(63) {
        let value: Int = _WideFormulas.d23(_s23)
        if Bindgen.replace(&_cache.d23, with: value) { pass.cameOut(63) }
      }
    }
    _core.finish(pass, 0xffff_ff00_0000_0000)
  }

  private func _settle1(_ wanted: Bindgen.Mask2) {
    var pass: Bindgen.Pass = _core.staleness.pass(1, wanted)
    if pass.isDue(64) {
      let value: Int = _WideFormulas.d24(_s24)
      if Bindgen.replace(&_cache.d24, with: value) { pass.cameOut(64) }
    }
    if pass.isDue(65) {
      let value: Int = _WideFormulas.d25(_s25)
      if Bindgen.replace(&_cache.d25, with: value) { pass.cameOut(65) }
    }
    if pass.isDue(66) {
      let value: Int = _WideFormulas.d26(_s26)
      if Bindgen.replace(&_cache.d26, with: value) { pass.cameOut(66) }
    }
    if pass.isDue(67) {
      let value: Int = _WideFormulas.d27(_s27)
      if Bindgen.replace(&_cache.d27, with: value) { pass.cameOut(67) }
    }
    if pass.isDue(68) {
      let value: Int = _WideFormulas.d28(_s28)
      if Bindgen.replace(&_cache.d28, with: value) { pass.cameOut(68) }
    }
    if pass.isDue(69) {
      let value: Int = _WideFormulas.d29(_s29)
      if Bindgen.replace(&_cache.d29, with: value) { pass.cameOut(69) }
    }
    if pass.isDue(70) {
      let value: Int = _WideFormulas.d30(_s30)
      if Bindgen.replace(&_cache.d30, with: value) { pass.cameOut(70) }
    }
    if pass.isDue(71) {
      let value: Int = _WideFormulas.d31(_s31)
      if Bindgen.replace(&_cache.d31, with: value) { pass.cameOut(71) }
    }
    if pass.isDue(72) {
      let value: Int = _WideFormulas.d32(_s32)
      if Bindgen.replace(&_cache.d32, with: value) { pass.cameOut(72) }
    }
    if pass.isDue(73) {
      let value: Int = _WideFormulas.d33(_s33)
      if Bindgen.replace(&_cache.d33, with: value) { pass.cameOut(73) }
    }
    if pass.isDue(74) {
      let value: Int = _WideFormulas.d34(_s34)
      if Bindgen.replace(&_cache.d34, with: value) { pass.cameOut(74) }
    }
    if pass.isDue(75) {
      let value: Int = _WideFormulas.d35(_s35)
      if Bindgen.replace(&_cache.d35, with: value) { pass.cameOut(75) }
    }
    if pass.isDue(76) {
      let value: Int = _WideFormulas.d36(_s36)
      if Bindgen.replace(&_cache.d36, with: value) { pass.cameOut(76) }
    }
    if pass.isDue(77) {
      let value: Int = _WideFormulas.d37(_s37)
      if Bindgen.replace(&_cache.d37, with: value) { pass.cameOut(77) }
    }
    if pass.isDue(78) {
      let value: Int = _WideFormulas.d38(_s38)
      if Bindgen.replace(&_cache.d38, with: value) { pass.cameOut(78) }
    }
    if pass.isDue(79) {
      let value: Int = _WideFormulas.d39(_s39)
      if Bindgen.replace(&_cache.d39, with: value) { pass.cameOut(79) }
    }
    _core.finish(pass, 0xffff)
  }

  func _remember() { _told = _cache }

  func _compare() -> Bindgen.Mask2 {
    var equal: Bindgen.Mask2 = Bindgen.Mask2()
    _compare0(_told, _cache, &equal)
    _compare1(_told, _cache, &equal)
    _told = Cache()
    return equal
  }

  private func _compare0(_ told: Cache, _ cache: Cache, _ equal: inout Bindgen.Mask2) {
    if Bindgen.areEqual(told.d0, cache.d0) { equal.add(40) }
    if Bindgen.areEqual(told.d1, cache.d1) { equal.add(41) }
    if Bindgen.areEqual(told.d2, cache.d2) { equal.add(42) }
    if Bindgen.areEqual(told.d3, cache.d3) { equal.add(43) }
    if Bindgen.areEqual(told.d4, cache.d4) { equal.add(44) }
    if Bindgen.areEqual(told.d5, cache.d5) { equal.add(45) }
    if Bindgen.areEqual(told.d6, cache.d6) { equal.add(46) }
    if Bindgen.areEqual(told.d7, cache.d7) { equal.add(47) }
    if Bindgen.areEqual(told.d8, cache.d8) { equal.add(48) }
    if Bindgen.areEqual(told.d9, cache.d9) { equal.add(49) }
    if Bindgen.areEqual(told.d10, cache.d10) { equal.add(50) }
    if Bindgen.areEqual(told.d11, cache.d11) { equal.add(51) }
    if Bindgen.areEqual(told.d12, cache.d12) { equal.add(52) }
    if Bindgen.areEqual(told.d13, cache.d13) { equal.add(53) }
    if Bindgen.areEqual(told.d14, cache.d14) { equal.add(54) }
    if Bindgen.areEqual(told.d15, cache.d15) { equal.add(55) }
    if Bindgen.areEqual(told.d16, cache.d16) { equal.add(56) }
    if Bindgen.areEqual(told.d17, cache.d17) { equal.add(57) }
    if Bindgen.areEqual(told.d18, cache.d18) { equal.add(58) }
    if Bindgen.areEqual(told.d19, cache.d19) { equal.add(59) }
    if Bindgen.areEqual(told.d20, cache.d20) { equal.add(60) }
    if Bindgen.areEqual(told.d21, cache.d21) { equal.add(61) }
    if Bindgen.areEqual(told.d22, cache.d22) { equal.add(62) }
    if Bindgen.areEqual(told.d23, cache.d23) { equal.add(63) }
  }

  private func _compare1(_ told: Cache, _ cache: Cache, _ equal: inout Bindgen.Mask2) {
    if Bindgen.areEqual(told.d24, cache.d24) { equal.add(64) }
    if Bindgen.areEqual(told.d25, cache.d25) { equal.add(65) }
    if Bindgen.areEqual(told.d26, cache.d26) { equal.add(66) }
    if Bindgen.areEqual(told.d27, cache.d27) { equal.add(67) }
    if Bindgen.areEqual(told.d28, cache.d28) { equal.add(68) }
    if Bindgen.areEqual(told.d29, cache.d29) { equal.add(69) }
    if Bindgen.areEqual(told.d30, cache.d30) { equal.add(70) }
    if Bindgen.areEqual(told.d31, cache.d31) { equal.add(71) }
    if Bindgen.areEqual(told.d32, cache.d32) { equal.add(72) }
    if Bindgen.areEqual(told.d33, cache.d33) { equal.add(73) }
    if Bindgen.areEqual(told.d34, cache.d34) { equal.add(74) }
    if Bindgen.areEqual(told.d35, cache.d35) { equal.add(75) }
    if Bindgen.areEqual(told.d36, cache.d36) { equal.add(76) }
    if Bindgen.areEqual(told.d37, cache.d37) { equal.add(77) }
    if Bindgen.areEqual(told.d38, cache.d38) { equal.add(78) }
    if Bindgen.areEqual(told.d39, cache.d39) { equal.add(79) }
  }
}

extension Wide: Bindgen.ObservableObject {}

/// The spec's expressions: each sees what it names, and nothing else of the model.
enum _WideFormulas {
  static func d0(_ s0: Int) -> Int { s0 + 1 }
  static func d1(_ s1: Int) -> Int { s1 + 1 }
  static func d2(_ s2: Int) -> Int { s2 + 1 }
  static func d3(_ s3: Int) -> Int { s3 + 1 }
  static func d4(_ s4: Int) -> Int { s4 + 1 }
  static func d5(_ s5: Int) -> Int { s5 + 1 }
  static func d6(_ s6: Int) -> Int { s6 + 1 }
  static func d7(_ s7: Int) -> Int { s7 + 1 }
  static func d8(_ s8: Int) -> Int { s8 + 1 }
  static func d9(_ s9: Int) -> Int { s9 + 1 }
  static func d10(_ s10: Int) -> Int { s10 + 1 }
  static func d11(_ s11: Int) -> Int { s11 + 1 }
  static func d12(_ s12: Int) -> Int { s12 + 1 }
  static func d13(_ s13: Int) -> Int { s13 + 1 }
  static func d14(_ s14: Int) -> Int { s14 + 1 }
  static func d15(_ s15: Int) -> Int { s15 + 1 }
  static func d16(_ s16: Int) -> Int { s16 + 1 }
  static func d17(_ s17: Int) -> Int { s17 + 1 }
  static func d18(_ s18: Int) -> Int { s18 + 1 }
  static func d19(_ s19: Int) -> Int { s19 + 1 }
  static func d20(_ s20: Int) -> Int { s20 + 1 }
  static func d21(_ s21: Int) -> Int { s21 + 1 }
  static func d22(_ s22: Int) -> Int { s22 + 1 }
  static func d23(_ s23: Int) -> Int { s23 + 1 }
  static func d24(_ s24: Int) -> Int { s24 + 1 }
  static func d25(_ s25: Int) -> Int { s25 + 1 }
  static func d26(_ s26: Int) -> Int { s26 + 1 }
  static func d27(_ s27: Int) -> Int { s27 + 1 }
  static func d28(_ s28: Int) -> Int { s28 + 1 }
  static func d29(_ s29: Int) -> Int { s29 + 1 }
  static func d30(_ s30: Int) -> Int { s30 + 1 }
  static func d31(_ s31: Int) -> Int { s31 + 1 }
  static func d32(_ s32: Int) -> Int { s32 + 1 }
  static func d33(_ s33: Int) -> Int { s33 + 1 }
  static func d34(_ s34: Int) -> Int { s34 + 1 }
  static func d35(_ s35: Int) -> Int { s35 + 1 }
  static func d36(_ s36: Int) -> Int { s36 + 1 }
  static func d37(_ s37: Int) -> Int { s37 + 1 }
  static func d38(_ s38: Int) -> Int { s38 + 1 }
  static func d39(_ s39: Int) -> Int { s39 + 1 }
}

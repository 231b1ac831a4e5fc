// Made by bindgen from Inner.bindgen.yml. Do not edit: change the spec.
// swift-format-ignore-file
// swiftlint:disable all

#if canImport(Combine)
  import Combine
#else
  import OpenCombine
#endif

@MainActor final class Pen: @MainActor Bindgen.FieldModel {
  // MARK: State

  var ink: Int {
    get { _ink }
    set {
      _willWrite(.ink)
      if Bindgen.replace(&_ink, with: newValue) { _wrote(.ink) }
    }
  }
  private var _ink: Int

  // MARK: Derived

  var isEmpty: Bool {
    _refresh(.isEmpty)
    return _cache.isEmpty
  }

  // MARK: Init

  init(ink: Int = 3) {
    _ink = ink
  }

  // MARK: Fields

  /// The fields that a transaction changed.
  nonisolated struct Changes: OptionSet, Sendable, Bindgen.FieldSet {
    let rawValue: UInt64

    static let ink: Changes = Changes(rawValue: 1 &<< 0)
    static let isEmpty: Changes = Changes(rawValue: 1 &<< 1)
  }

  /// The fields that can be observed one by one.
  @MainActor struct Fields {
    var ink: Field<Int> { (.ink, { $0.ink }) }
    var isEmpty: Field<Bool> { (.isEmpty, { $0.isEmpty }) }
  }
  static var _fields: Fields { Fields() }

  /// A publisher for each field, by its name.
  @dynamicMemberLookup
  @MainActor struct FieldPublishers {
    fileprivate let _model: Pen

    subscript<Value>(dynamicMember field: KeyPath<Fields, Field<Value>>) -> Bindgen.ModelPublisher<Value> {
      let field: Field<Value> = Pen._fields[keyPath: field]
      return .field(field.name.mask, of: _model, field.read)
    }
  }

  /// Publishers that send the field's value on subscription, and then each change.
  var publishers: FieldPublishers { FieldPublishers(_model: self) }

  /// Sends once after each transaction, with all that changed.
  var changesPublisher: Bindgen.ModelPublisher<Changes> { .changes(of: self) }

  /// Sends before the first change of a transaction.
  var objectWillChange: Bindgen.ModelPublisher<Void> { .willChange(_core) }

  // MARK: Machinery

  let _core: Bindgen.Core = Bindgen.Core(Pen._graph)
  private static let _graph: Bindgen.Graph = Bindgen.Graph(
    Changes.self,
    "ink isEmpty",
    [
      .isEmpty: [.ink]
    ]
  )

  private struct _Cache {
    var isEmpty: Bool = false
  }
  private var _cache: _Cache = _Cache()

  private func _wrote(_ field: Changes) { _core.wrote(field.mask, of: self) }
  private func _refresh(_ field: Changes) { _core.refresh(field.mask, of: self) }
  private func _willWrite(_ field: Changes) { _core.willWrite(field.mask, of: self) }

  func _compute(_ fields: Bindgen.Mask) {
    var pass: Bindgen.Pass<Changes> = _core.pass(fields)
    if pass.isDue(.isEmpty) {
      let value: Bool = _PenFormulas.isEmpty(_ink)
      if Bindgen.replace(&_cache.isEmpty, with: value) { pass.changed(.isEmpty) }
    }
    _core.finish(pass)
  }
}

extension Pen: @MainActor Bindgen.ObservableObject {}

/// The spec's expressions: each sees what it names, and nothing else of the model.
@MainActor enum _PenFormulas {
  static func isEmpty(_ ink: Int) -> Bool { ink == 0 }
}

final class Note: Bindgen.FieldModel {
  // MARK: State

  var text: String {
    get { _text }
    set {
      _willWrite(.text)
      if Bindgen.replace(&_text, with: newValue) { _wrote(.text) }
    }
    _modify {
      _willWrite(.text)
      defer { _wrote(.text) }
      yield &_text
    }
  }
  private var _text: String

  // MARK: Derived

  var length: Int {
    _refresh(.length)
    return _cache.length
  }

  // MARK: Init

  init(text: String = "") {
    _text = text
  }

  // MARK: Fields

  /// The fields that a transaction changed.
  struct Changes: OptionSet, Sendable, Bindgen.FieldSet {
    let rawValue: UInt64

    static let text: Changes = Changes(rawValue: 1 &<< 0)
    static let length: Changes = Changes(rawValue: 1 &<< 1)
  }

  /// The fields that can be observed one by one.
  struct Fields {
    var text: Field<String> { (.text, { $0.text }) }
    var length: Field<Int> { (.length, { $0.length }) }
  }
  static var _fields: Fields { Fields() }

  /// A publisher for each field, by its name.
  @dynamicMemberLookup
  struct FieldPublishers {
    fileprivate let _model: Note

    subscript<Value>(dynamicMember field: KeyPath<Fields, Field<Value>>) -> Bindgen.ModelPublisher<Value> {
      let field: Field<Value> = Note._fields[keyPath: field]
      return .field(field.name.mask, of: _model, field.read)
    }
  }

  /// Publishers that send the field's value on subscription, and then each change.
  var publishers: FieldPublishers { FieldPublishers(_model: self) }

  /// Sends once after each transaction, with all that changed.
  var changesPublisher: Bindgen.ModelPublisher<Changes> { .changes(of: self) }

  /// Sends before the first change of a transaction.
  var objectWillChange: Bindgen.ModelPublisher<Void> { .willChange(_core) }

  // MARK: Machinery

  let _core: Bindgen.Core = Bindgen.Core(Note._graph)
  private static let _graph: Bindgen.Graph = Bindgen.Graph(
    Changes.self,
    "text length",
    [
      .length: [.text]
    ]
  )

  private struct _Cache {
    var length: Int = 0
  }
  private var _cache: _Cache = _Cache()

  private func _wrote(_ field: Changes) { _core.wrote(field.mask, of: self) }
  private func _refresh(_ field: Changes) { _core.refresh(field.mask, of: self) }
  private func _willWrite(_ field: Changes) { _core.willWrite(field.mask, of: self) }

  func _compute(_ fields: Bindgen.Mask) {
    var pass: Bindgen.Pass<Changes> = _core.pass(fields)
    if pass.isDue(.length) {
      let value: Int = _NoteFormulas.length(_text)
      if Bindgen.replace(&_cache.length, with: value) { pass.changed(.length) }
    }
    _core.finish(pass)
  }
}

extension Note: Bindgen.ObservableObject {}

/// The spec's expressions: each sees what it names, and nothing else of the model.
enum _NoteFormulas {
  static func length(_ text: String) -> Int { text.count }
}

/// More than a word of fields.
final class Wide: Bindgen.FieldModel {
  // MARK: State

  var s0: Int {
    get { _s0 }
    set {
      _willWrite(.s0)
      if Bindgen.replace(&_s0, with: newValue) { _wrote(.s0) }
    }
  }
  private var _s0: Int

  var s1: Int {
    get { _s1 }
    set {
      _willWrite(.s1)
      if Bindgen.replace(&_s1, with: newValue) { _wrote(.s1) }
    }
  }
  private var _s1: Int

  var s2: Int {
    get { _s2 }
    set {
      _willWrite(.s2)
      if Bindgen.replace(&_s2, with: newValue) { _wrote(.s2) }
    }
  }
  private var _s2: Int

  var s3: Int {
    get { _s3 }
    set {
      _willWrite(.s3)
      if Bindgen.replace(&_s3, with: newValue) { _wrote(.s3) }
    }
  }
  private var _s3: Int

  var s4: Int {
    get { _s4 }
    set {
      _willWrite(.s4)
      if Bindgen.replace(&_s4, with: newValue) { _wrote(.s4) }
    }
  }
  private var _s4: Int

  var s5: Int {
    get { _s5 }
    set {
      _willWrite(.s5)
      if Bindgen.replace(&_s5, with: newValue) { _wrote(.s5) }
    }
  }
  private var _s5: Int

  var s6: Int {
    get { _s6 }
    set {
      _willWrite(.s6)
      if Bindgen.replace(&_s6, with: newValue) { _wrote(.s6) }
    }
  }
  private var _s6: Int

  var s7: Int {
    get { _s7 }
    set {
      _willWrite(.s7)
      if Bindgen.replace(&_s7, with: newValue) { _wrote(.s7) }
    }
  }
  private var _s7: Int

  var s8: Int {
    get { _s8 }
    set {
      _willWrite(.s8)
      if Bindgen.replace(&_s8, with: newValue) { _wrote(.s8) }
    }
  }
  private var _s8: Int

  var s9: Int {
    get { _s9 }
    set {
      _willWrite(.s9)
      if Bindgen.replace(&_s9, with: newValue) { _wrote(.s9) }
    }
  }
  private var _s9: Int

  var s10: Int {
    get { _s10 }
    set {
      _willWrite(.s10)
      if Bindgen.replace(&_s10, with: newValue) { _wrote(.s10) }
    }
  }
  private var _s10: Int

  var s11: Int {
    get { _s11 }
    set {
      _willWrite(.s11)
      if Bindgen.replace(&_s11, with: newValue) { _wrote(.s11) }
    }
  }
  private var _s11: Int

  var s12: Int {
    get { _s12 }
    set {
      _willWrite(.s12)
      if Bindgen.replace(&_s12, with: newValue) { _wrote(.s12) }
    }
  }
  private var _s12: Int

  var s13: Int {
    get { _s13 }
    set {
      _willWrite(.s13)
      if Bindgen.replace(&_s13, with: newValue) { _wrote(.s13) }
    }
  }
  private var _s13: Int

  var s14: Int {
    get { _s14 }
    set {
      _willWrite(.s14)
      if Bindgen.replace(&_s14, with: newValue) { _wrote(.s14) }
    }
  }
  private var _s14: Int

  var s15: Int {
    get { _s15 }
    set {
      _willWrite(.s15)
      if Bindgen.replace(&_s15, with: newValue) { _wrote(.s15) }
    }
  }
  private var _s15: Int

  var s16: Int {
    get { _s16 }
    set {
      _willWrite(.s16)
      if Bindgen.replace(&_s16, with: newValue) { _wrote(.s16) }
    }
  }
  private var _s16: Int

  var s17: Int {
    get { _s17 }
    set {
      _willWrite(.s17)
      if Bindgen.replace(&_s17, with: newValue) { _wrote(.s17) }
    }
  }
  private var _s17: Int

  var s18: Int {
    get { _s18 }
    set {
      _willWrite(.s18)
      if Bindgen.replace(&_s18, with: newValue) { _wrote(.s18) }
    }
  }
  private var _s18: Int

  var s19: Int {
    get { _s19 }
    set {
      _willWrite(.s19)
      if Bindgen.replace(&_s19, with: newValue) { _wrote(.s19) }
    }
  }
  private var _s19: Int

  var s20: Int {
    get { _s20 }
    set {
      _willWrite(.s20)
      if Bindgen.replace(&_s20, with: newValue) { _wrote(.s20) }
    }
  }
  private var _s20: Int

  var s21: Int {
    get { _s21 }
    set {
      _willWrite(.s21)
      if Bindgen.replace(&_s21, with: newValue) { _wrote(.s21) }
    }
  }
  private var _s21: Int

  var s22: Int {
    get { _s22 }
    set {
      _willWrite(.s22)
      if Bindgen.replace(&_s22, with: newValue) { _wrote(.s22) }
    }
  }
  private var _s22: Int

  var s23: Int {
    get { _s23 }
    set {
      _willWrite(.s23)
      if Bindgen.replace(&_s23, with: newValue) { _wrote(.s23) }
    }
  }
  private var _s23: Int

  var s24: Int {
    get { _s24 }
    set {
      _willWrite(.s24)
      if Bindgen.replace(&_s24, with: newValue) { _wrote(.s24) }
    }
  }
  private var _s24: Int

  var s25: Int {
    get { _s25 }
    set {
      _willWrite(.s25)
      if Bindgen.replace(&_s25, with: newValue) { _wrote(.s25) }
    }
  }
  private var _s25: Int

  var s26: Int {
    get { _s26 }
    set {
      _willWrite(.s26)
      if Bindgen.replace(&_s26, with: newValue) { _wrote(.s26) }
    }
  }
  private var _s26: Int

  var s27: Int {
    get { _s27 }
    set {
      _willWrite(.s27)
      if Bindgen.replace(&_s27, with: newValue) { _wrote(.s27) }
    }
  }
  private var _s27: Int

  var s28: Int {
    get { _s28 }
    set {
      _willWrite(.s28)
      if Bindgen.replace(&_s28, with: newValue) { _wrote(.s28) }
    }
  }
  private var _s28: Int

  var s29: Int {
    get { _s29 }
    set {
      _willWrite(.s29)
      if Bindgen.replace(&_s29, with: newValue) { _wrote(.s29) }
    }
  }
  private var _s29: Int

  var s30: Int {
    get { _s30 }
    set {
      _willWrite(.s30)
      if Bindgen.replace(&_s30, with: newValue) { _wrote(.s30) }
    }
  }
  private var _s30: Int

  var s31: Int {
    get { _s31 }
    set {
      _willWrite(.s31)
      if Bindgen.replace(&_s31, with: newValue) { _wrote(.s31) }
    }
  }
  private var _s31: Int

  var s32: Int {
    get { _s32 }
    set {
      _willWrite(.s32)
      if Bindgen.replace(&_s32, with: newValue) { _wrote(.s32) }
    }
  }
  private var _s32: Int

  var s33: Int {
    get { _s33 }
    set {
      _willWrite(.s33)
      if Bindgen.replace(&_s33, with: newValue) { _wrote(.s33) }
    }
  }
  private var _s33: Int

  var s34: Int {
    get { _s34 }
    set {
      _willWrite(.s34)
      if Bindgen.replace(&_s34, with: newValue) { _wrote(.s34) }
    }
  }
  private var _s34: Int

  var s35: Int {
    get { _s35 }
    set {
      _willWrite(.s35)
      if Bindgen.replace(&_s35, with: newValue) { _wrote(.s35) }
    }
  }
  private var _s35: Int

  var s36: Int {
    get { _s36 }
    set {
      _willWrite(.s36)
      if Bindgen.replace(&_s36, with: newValue) { _wrote(.s36) }
    }
  }
  private var _s36: Int

  var s37: Int {
    get { _s37 }
    set {
      _willWrite(.s37)
      if Bindgen.replace(&_s37, with: newValue) { _wrote(.s37) }
    }
  }
  private var _s37: Int

  var s38: Int {
    get { _s38 }
    set {
      _willWrite(.s38)
      if Bindgen.replace(&_s38, with: newValue) { _wrote(.s38) }
    }
  }
  private var _s38: Int

  var s39: Int {
    get { _s39 }
    set {
      _willWrite(.s39)
      if Bindgen.replace(&_s39, with: newValue) { _wrote(.s39) }
    }
  }
  private var _s39: Int

  // MARK: Derived

  var d0: Int {
    _refresh(.d0)
    return _cache.d0
  }

  var d1: Int {
    _refresh(.d1)
    return _cache.d1
  }

  var d2: Int {
    _refresh(.d2)
    return _cache.d2
  }

  var d3: Int {
    _refresh(.d3)
    return _cache.d3
  }

  var d4: Int {
    _refresh(.d4)
    return _cache.d4
  }

  var d5: Int {
    _refresh(.d5)
    return _cache.d5
  }

  var d6: Int {
    _refresh(.d6)
    return _cache.d6
  }

  var d7: Int {
    _refresh(.d7)
    return _cache.d7
  }

  var d8: Int {
    _refresh(.d8)
    return _cache.d8
  }

  var d9: Int {
    _refresh(.d9)
    return _cache.d9
  }

  var d10: Int {
    _refresh(.d10)
    return _cache.d10
  }

  var d11: Int {
    _refresh(.d11)
    return _cache.d11
  }

  var d12: Int {
    _refresh(.d12)
    return _cache.d12
  }

  var d13: Int {
    _refresh(.d13)
    return _cache.d13
  }

  var d14: Int {
    _refresh(.d14)
    return _cache.d14
  }

  var d15: Int {
    _refresh(.d15)
    return _cache.d15
  }

  var d16: Int {
    _refresh(.d16)
    return _cache.d16
  }

  var d17: Int {
    _refresh(.d17)
    return _cache.d17
  }

  var d18: Int {
    _refresh(.d18)
    return _cache.d18
  }

  var d19: Int {
    _refresh(.d19)
    return _cache.d19
  }

  var d20: Int {
    _refresh(.d20)
    return _cache.d20
  }

  var d21: Int {
    _refresh(.d21)
    return _cache.d21
  }

  var d22: Int {
    _refresh(.d22)
    return _cache.d22
  }

  var d23: Int {
    _refresh(.d23)
    return _cache.d23
  }

  var d24: Int {
    _refresh(.d24)
    return _cache.d24
  }

  var d25: Int {
    _refresh(.d25)
    return _cache.d25
  }

  var d26: Int {
    _refresh(.d26)
    return _cache.d26
  }

  var d27: Int {
    _refresh(.d27)
    return _cache.d27
  }

  var d28: Int {
    _refresh(.d28)
    return _cache.d28
  }

  var d29: Int {
    _refresh(.d29)
    return _cache.d29
  }

  var d30: Int {
    _refresh(.d30)
    return _cache.d30
  }

  var d31: Int {
    _refresh(.d31)
    return _cache.d31
  }

  var d32: Int {
    _refresh(.d32)
    return _cache.d32
  }

  var d33: Int {
    _refresh(.d33)
    return _cache.d33
  }

  var d34: Int {
    _refresh(.d34)
    return _cache.d34
  }

  var d35: Int {
    _refresh(.d35)
    return _cache.d35
  }

  var d36: Int {
    _refresh(.d36)
    return _cache.d36
  }

  var d37: Int {
    _refresh(.d37)
    return _cache.d37
  }

  var d38: Int {
    _refresh(.d38)
    return _cache.d38
  }

  var d39: Int {
    _refresh(.d39)
    return _cache.d39
  }

  // MARK: Init

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

  // MARK: Fields

  /// The fields that a transaction changed.
  struct Changes: OptionSet, Sendable, Bindgen.FieldSet {
    private(set) var rawValue: SIMD2<UInt64>

    init() { rawValue = SIMD2<UInt64>() }
    init(rawValue: SIMD2<UInt64>) { self.rawValue = rawValue }

    static let s0: Changes = Changes(field: 0)
    static let s1: Changes = Changes(field: 1)
    static let s2: Changes = Changes(field: 2)
    static let s3: Changes = Changes(field: 3)
    static let s4: Changes = Changes(field: 4)
    static let s5: Changes = Changes(field: 5)
    static let s6: Changes = Changes(field: 6)
    static let s7: Changes = Changes(field: 7)
    static let s8: Changes = Changes(field: 8)
    static let s9: Changes = Changes(field: 9)
    static let s10: Changes = Changes(field: 10)
    static let s11: Changes = Changes(field: 11)
    static let s12: Changes = Changes(field: 12)
    static let s13: Changes = Changes(field: 13)
    static let s14: Changes = Changes(field: 14)
    static let s15: Changes = Changes(field: 15)
    static let s16: Changes = Changes(field: 16)
    static let s17: Changes = Changes(field: 17)
    static let s18: Changes = Changes(field: 18)
    static let s19: Changes = Changes(field: 19)
    static let s20: Changes = Changes(field: 20)
    static let s21: Changes = Changes(field: 21)
    static let s22: Changes = Changes(field: 22)
    static let s23: Changes = Changes(field: 23)
    static let s24: Changes = Changes(field: 24)
    static let s25: Changes = Changes(field: 25)
    static let s26: Changes = Changes(field: 26)
    static let s27: Changes = Changes(field: 27)
    static let s28: Changes = Changes(field: 28)
    static let s29: Changes = Changes(field: 29)
    static let s30: Changes = Changes(field: 30)
    static let s31: Changes = Changes(field: 31)
    static let s32: Changes = Changes(field: 32)
    static let s33: Changes = Changes(field: 33)
    static let s34: Changes = Changes(field: 34)
    static let s35: Changes = Changes(field: 35)
    static let s36: Changes = Changes(field: 36)
    static let s37: Changes = Changes(field: 37)
    static let s38: Changes = Changes(field: 38)
    static let s39: Changes = Changes(field: 39)
    static let d0: Changes = Changes(field: 40)
    static let d1: Changes = Changes(field: 41)
    static let d2: Changes = Changes(field: 42)
    static let d3: Changes = Changes(field: 43)
    static let d4: Changes = Changes(field: 44)
    static let d5: Changes = Changes(field: 45)
    static let d6: Changes = Changes(field: 46)
    static let d7: Changes = Changes(field: 47)
    static let d8: Changes = Changes(field: 48)
    static let d9: Changes = Changes(field: 49)
    static let d10: Changes = Changes(field: 50)
    static let d11: Changes = Changes(field: 51)
    static let d12: Changes = Changes(field: 52)
    static let d13: Changes = Changes(field: 53)
    static let d14: Changes = Changes(field: 54)
    static let d15: Changes = Changes(field: 55)
    static let d16: Changes = Changes(field: 56)
    static let d17: Changes = Changes(field: 57)
    static let d18: Changes = Changes(field: 58)
    static let d19: Changes = Changes(field: 59)
    static let d20: Changes = Changes(field: 60)
    static let d21: Changes = Changes(field: 61)
    static let d22: Changes = Changes(field: 62)
    static let d23: Changes = Changes(field: 63)
    static let d24: Changes = Changes(field: 64)
    static let d25: Changes = Changes(field: 65)
    static let d26: Changes = Changes(field: 66)
    static let d27: Changes = Changes(field: 67)
    static let d28: Changes = Changes(field: 68)
    static let d29: Changes = Changes(field: 69)
    static let d30: Changes = Changes(field: 70)
    static let d31: Changes = Changes(field: 71)
    static let d32: Changes = Changes(field: 72)
    static let d33: Changes = Changes(field: 73)
    static let d34: Changes = Changes(field: 74)
    static let d35: Changes = Changes(field: 75)
    static let d36: Changes = Changes(field: 76)
    static let d37: Changes = Changes(field: 77)
    static let d38: Changes = Changes(field: 78)
    static let d39: Changes = Changes(field: 79)

    mutating func formUnion(_ other: Changes) { rawValue |= other.rawValue }
    mutating func formIntersection(_ other: Changes) { rawValue &= other.rawValue }
    mutating func formSymmetricDifference(_ other: Changes) { rawValue ^= other.rawValue }
  }

  /// The fields that can be observed one by one.
  struct Fields {
    var s0: Field<Int> { (.s0, { $0.s0 }) }
    var s1: Field<Int> { (.s1, { $0.s1 }) }
    var s2: Field<Int> { (.s2, { $0.s2 }) }
    var s3: Field<Int> { (.s3, { $0.s3 }) }
    var s4: Field<Int> { (.s4, { $0.s4 }) }
    var s5: Field<Int> { (.s5, { $0.s5 }) }
    var s6: Field<Int> { (.s6, { $0.s6 }) }
    var s7: Field<Int> { (.s7, { $0.s7 }) }
    var s8: Field<Int> { (.s8, { $0.s8 }) }
    var s9: Field<Int> { (.s9, { $0.s9 }) }
    var s10: Field<Int> { (.s10, { $0.s10 }) }
    var s11: Field<Int> { (.s11, { $0.s11 }) }
    var s12: Field<Int> { (.s12, { $0.s12 }) }
    var s13: Field<Int> { (.s13, { $0.s13 }) }
    var s14: Field<Int> { (.s14, { $0.s14 }) }
    var s15: Field<Int> { (.s15, { $0.s15 }) }
    var s16: Field<Int> { (.s16, { $0.s16 }) }
    var s17: Field<Int> { (.s17, { $0.s17 }) }
    var s18: Field<Int> { (.s18, { $0.s18 }) }
    var s19: Field<Int> { (.s19, { $0.s19 }) }
    var s20: Field<Int> { (.s20, { $0.s20 }) }
    var s21: Field<Int> { (.s21, { $0.s21 }) }
    var s22: Field<Int> { (.s22, { $0.s22 }) }
    var s23: Field<Int> { (.s23, { $0.s23 }) }
    var s24: Field<Int> { (.s24, { $0.s24 }) }
    var s25: Field<Int> { (.s25, { $0.s25 }) }
    var s26: Field<Int> { (.s26, { $0.s26 }) }
    var s27: Field<Int> { (.s27, { $0.s27 }) }
    var s28: Field<Int> { (.s28, { $0.s28 }) }
    var s29: Field<Int> { (.s29, { $0.s29 }) }
    var s30: Field<Int> { (.s30, { $0.s30 }) }
    var s31: Field<Int> { (.s31, { $0.s31 }) }
    var s32: Field<Int> { (.s32, { $0.s32 }) }
    var s33: Field<Int> { (.s33, { $0.s33 }) }
    var s34: Field<Int> { (.s34, { $0.s34 }) }
    var s35: Field<Int> { (.s35, { $0.s35 }) }
    var s36: Field<Int> { (.s36, { $0.s36 }) }
    var s37: Field<Int> { (.s37, { $0.s37 }) }
    var s38: Field<Int> { (.s38, { $0.s38 }) }
    var s39: Field<Int> { (.s39, { $0.s39 }) }
    var d0: Field<Int> { (.d0, { $0.d0 }) }
    var d1: Field<Int> { (.d1, { $0.d1 }) }
    var d2: Field<Int> { (.d2, { $0.d2 }) }
    var d3: Field<Int> { (.d3, { $0.d3 }) }
    var d4: Field<Int> { (.d4, { $0.d4 }) }
    var d5: Field<Int> { (.d5, { $0.d5 }) }
    var d6: Field<Int> { (.d6, { $0.d6 }) }
    var d7: Field<Int> { (.d7, { $0.d7 }) }
    var d8: Field<Int> { (.d8, { $0.d8 }) }
    var d9: Field<Int> { (.d9, { $0.d9 }) }
    var d10: Field<Int> { (.d10, { $0.d10 }) }
    var d11: Field<Int> { (.d11, { $0.d11 }) }
    var d12: Field<Int> { (.d12, { $0.d12 }) }
    var d13: Field<Int> { (.d13, { $0.d13 }) }
    var d14: Field<Int> { (.d14, { $0.d14 }) }
    var d15: Field<Int> { (.d15, { $0.d15 }) }
    var d16: Field<Int> { (.d16, { $0.d16 }) }
    var d17: Field<Int> { (.d17, { $0.d17 }) }
    var d18: Field<Int> { (.d18, { $0.d18 }) }
    var d19: Field<Int> { (.d19, { $0.d19 }) }
    var d20: Field<Int> { (.d20, { $0.d20 }) }
    var d21: Field<Int> { (.d21, { $0.d21 }) }
    var d22: Field<Int> { (.d22, { $0.d22 }) }
    var d23: Field<Int> { (.d23, { $0.d23 }) }
    var d24: Field<Int> { (.d24, { $0.d24 }) }
    var d25: Field<Int> { (.d25, { $0.d25 }) }
    var d26: Field<Int> { (.d26, { $0.d26 }) }
    var d27: Field<Int> { (.d27, { $0.d27 }) }
    var d28: Field<Int> { (.d28, { $0.d28 }) }
    var d29: Field<Int> { (.d29, { $0.d29 }) }
    var d30: Field<Int> { (.d30, { $0.d30 }) }
    var d31: Field<Int> { (.d31, { $0.d31 }) }
    var d32: Field<Int> { (.d32, { $0.d32 }) }
    var d33: Field<Int> { (.d33, { $0.d33 }) }
    var d34: Field<Int> { (.d34, { $0.d34 }) }
    var d35: Field<Int> { (.d35, { $0.d35 }) }
    var d36: Field<Int> { (.d36, { $0.d36 }) }
    var d37: Field<Int> { (.d37, { $0.d37 }) }
    var d38: Field<Int> { (.d38, { $0.d38 }) }
    var d39: Field<Int> { (.d39, { $0.d39 }) }
  }
  static var _fields: Fields { Fields() }

  /// A publisher for each field, by its name.
  @dynamicMemberLookup
  struct FieldPublishers {
    fileprivate let _model: Wide

    subscript<Value>(dynamicMember field: KeyPath<Fields, Field<Value>>) -> Bindgen.ModelPublisher<Value> {
      let field: Field<Value> = Wide._fields[keyPath: field]
      return .field(field.name.mask, of: _model, field.read)
    }
  }

  /// Publishers that send the field's value on subscription, and then each change.
  var publishers: FieldPublishers { FieldPublishers(_model: self) }

  /// Sends once after each transaction, with all that changed.
  var changesPublisher: Bindgen.ModelPublisher<Changes> { .changes(of: self) }

  /// Sends before the first change of a transaction.
  var objectWillChange: Bindgen.ModelPublisher<Void> { .willChange(_core) }

  // MARK: Machinery

  let _core: Bindgen.Core = Bindgen.Core(Wide._graph)
  private static let _graph: Bindgen.Graph = Bindgen.Graph(
    Changes.self,
    "s0 s1 s2 s3 s4 s5 s6 s7 s8 s9 s10 s11 s12 s13 s14 s15 s16 s17 s18 s19 s20 s21 s22 s23 s24 s25 s26 s27 s28 s29 s30 s31 s32 s33 s34 s35 s36 s37 s38 s39 d0 d1 d2 d3 d4 d5 d6 d7 d8 d9 d10 d11 d12 d13 d14 d15 d16 d17 d18 d19 d20 d21 d22 d23 d24 d25 d26 d27 d28 d29 d30 d31 d32 d33 d34 d35 d36 d37 d38 d39",
    [
      .d0: [.s0],
      .d1: [.s1],
      .d2: [.s2],
      .d3: [.s3],
      .d4: [.s4],
      .d5: [.s5],
      .d6: [.s6],
      .d7: [.s7],
      .d8: [.s8],
      .d9: [.s9],
      .d10: [.s10],
      .d11: [.s11],
      .d12: [.s12],
      .d13: [.s13],
      .d14: [.s14],
      .d15: [.s15],
      .d16: [.s16],
      .d17: [.s17],
      .d18: [.s18],
      .d19: [.s19],
      .d20: [.s20],
      .d21: [.s21],
      .d22: [.s22],
      .d23: [.s23],
      .d24: [.s24],
      .d25: [.s25],
      .d26: [.s26],
      .d27: [.s27],
      .d28: [.s28],
      .d29: [.s29],
      .d30: [.s30],
      .d31: [.s31],
      .d32: [.s32],
      .d33: [.s33],
      .d34: [.s34],
      .d35: [.s35],
      .d36: [.s36],
      .d37: [.s37],
      .d38: [.s38],
      .d39: [.s39],
    ]
  )

  private struct _Cache {
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
  private var _cache: _Cache = _Cache()

  private func _wrote(_ field: Changes) { _core.wrote(field.mask, of: self) }
  private func _refresh(_ field: Changes) { _core.refresh(field.mask, of: self) }
  private func _willWrite(_ field: Changes) { _core.willWrite(field.mask, of: self) }

  func _compute(_ fields: Bindgen.Mask) {
    var pass: Bindgen.Pass<Changes> = _core.pass(fields)
    if pass.isDue(.d0) {
      let value: Int = _WideFormulas.d0(_s0)
      if Bindgen.replace(&_cache.d0, with: value) { pass.changed(.d0) }
    }
    if pass.isDue(.d1) {
      let value: Int = _WideFormulas.d1(_s1)
      if Bindgen.replace(&_cache.d1, with: value) { pass.changed(.d1) }
    }
    if pass.isDue(.d2) {
      let value: Int = _WideFormulas.d2(_s2)
      if Bindgen.replace(&_cache.d2, with: value) { pass.changed(.d2) }
    }
    if pass.isDue(.d3) {
      let value: Int = _WideFormulas.d3(_s3)
      if Bindgen.replace(&_cache.d3, with: value) { pass.changed(.d3) }
    }
    if pass.isDue(.d4) {
      let value: Int = _WideFormulas.d4(_s4)
      if Bindgen.replace(&_cache.d4, with: value) { pass.changed(.d4) }
    }
    if pass.isDue(.d5) {
      let value: Int = _WideFormulas.d5(_s5)
      if Bindgen.replace(&_cache.d5, with: value) { pass.changed(.d5) }
    }
    if pass.isDue(.d6) {
      let value: Int = _WideFormulas.d6(_s6)
      if Bindgen.replace(&_cache.d6, with: value) { pass.changed(.d6) }
    }
    if pass.isDue(.d7) {
      let value: Int = _WideFormulas.d7(_s7)
      if Bindgen.replace(&_cache.d7, with: value) { pass.changed(.d7) }
    }
    if pass.isDue(.d8) {
      let value: Int = _WideFormulas.d8(_s8)
      if Bindgen.replace(&_cache.d8, with: value) { pass.changed(.d8) }
    }
    if pass.isDue(.d9) {
      let value: Int = _WideFormulas.d9(_s9)
      if Bindgen.replace(&_cache.d9, with: value) { pass.changed(.d9) }
    }
    if pass.isDue(.d10) {
      let value: Int = _WideFormulas.d10(_s10)
      if Bindgen.replace(&_cache.d10, with: value) { pass.changed(.d10) }
    }
    if pass.isDue(.d11) {
      let value: Int = _WideFormulas.d11(_s11)
      if Bindgen.replace(&_cache.d11, with: value) { pass.changed(.d11) }
    }
    if pass.isDue(.d12) {
      let value: Int = _WideFormulas.d12(_s12)
      if Bindgen.replace(&_cache.d12, with: value) { pass.changed(.d12) }
    }
    if pass.isDue(.d13) {
      let value: Int = _WideFormulas.d13(_s13)
      if Bindgen.replace(&_cache.d13, with: value) { pass.changed(.d13) }
    }
    if pass.isDue(.d14) {
      let value: Int = _WideFormulas.d14(_s14)
      if Bindgen.replace(&_cache.d14, with: value) { pass.changed(.d14) }
    }
    if pass.isDue(.d15) {
      let value: Int = _WideFormulas.d15(_s15)
      if Bindgen.replace(&_cache.d15, with: value) { pass.changed(.d15) }
    }
    if pass.isDue(.d16) {
      let value: Int = _WideFormulas.d16(_s16)
      if Bindgen.replace(&_cache.d16, with: value) { pass.changed(.d16) }
    }
    if pass.isDue(.d17) {
      let value: Int = _WideFormulas.d17(_s17)
      if Bindgen.replace(&_cache.d17, with: value) { pass.changed(.d17) }
    }
    if pass.isDue(.d18) {
      let value: Int = _WideFormulas.d18(_s18)
      if Bindgen.replace(&_cache.d18, with: value) { pass.changed(.d18) }
    }
    if pass.isDue(.d19) {
      let value: Int = _WideFormulas.d19(_s19)
      if Bindgen.replace(&_cache.d19, with: value) { pass.changed(.d19) }
    }
    if pass.isDue(.d20) {
      let value: Int = _WideFormulas.d20(_s20)
      if Bindgen.replace(&_cache.d20, with: value) { pass.changed(.d20) }
    }
    if pass.isDue(.d21) {
      let value: Int = _WideFormulas.d21(_s21)
      if Bindgen.replace(&_cache.d21, with: value) { pass.changed(.d21) }
    }
    if pass.isDue(.d22) {
      let value: Int = _WideFormulas.d22(_s22)
      if Bindgen.replace(&_cache.d22, with: value) { pass.changed(.d22) }
    }
    if pass.isDue(.d23) {
      let value: Int = _WideFormulas.d23(_s23)
      if Bindgen.replace(&_cache.d23, with: value) { pass.changed(.d23) }
    }
    if pass.isDue(.d24) {
      let value: Int = _WideFormulas.d24(_s24)
      if Bindgen.replace(&_cache.d24, with: value) { pass.changed(.d24) }
    }
    if pass.isDue(.d25) {
      let value: Int = _WideFormulas.d25(_s25)
      if Bindgen.replace(&_cache.d25, with: value) { pass.changed(.d25) }
    }
    if pass.isDue(.d26) {
      let value: Int = _WideFormulas.d26(_s26)
      if Bindgen.replace(&_cache.d26, with: value) { pass.changed(.d26) }
    }
    if pass.isDue(.d27) {
      let value: Int = _WideFormulas.d27(_s27)
      if Bindgen.replace(&_cache.d27, with: value) { pass.changed(.d27) }
    }
    if pass.isDue(.d28) {
      let value: Int = _WideFormulas.d28(_s28)
      if Bindgen.replace(&_cache.d28, with: value) { pass.changed(.d28) }
    }
    if pass.isDue(.d29) {
      let value: Int = _WideFormulas.d29(_s29)
      if Bindgen.replace(&_cache.d29, with: value) { pass.changed(.d29) }
    }
    if pass.isDue(.d30) {
      let value: Int = _WideFormulas.d30(_s30)
      if Bindgen.replace(&_cache.d30, with: value) { pass.changed(.d30) }
    }
    if pass.isDue(.d31) {
      let value: Int = _WideFormulas.d31(_s31)
      if Bindgen.replace(&_cache.d31, with: value) { pass.changed(.d31) }
    }
    if pass.isDue(.d32) {
      let value: Int = _WideFormulas.d32(_s32)
      if Bindgen.replace(&_cache.d32, with: value) { pass.changed(.d32) }
    }
    if pass.isDue(.d33) {
      let value: Int = _WideFormulas.d33(_s33)
      if Bindgen.replace(&_cache.d33, with: value) { pass.changed(.d33) }
    }
    if pass.isDue(.d34) {
      let value: Int = _WideFormulas.d34(_s34)
      if Bindgen.replace(&_cache.d34, with: value) { pass.changed(.d34) }
    }
    if pass.isDue(.d35) {
      let value: Int = _WideFormulas.d35(_s35)
      if Bindgen.replace(&_cache.d35, with: value) { pass.changed(.d35) }
    }
    if pass.isDue(.d36) {
      let value: Int = _WideFormulas.d36(_s36)
      if Bindgen.replace(&_cache.d36, with: value) { pass.changed(.d36) }
    }
    if pass.isDue(.d37) {
      let value: Int = _WideFormulas.d37(_s37)
      if Bindgen.replace(&_cache.d37, with: value) { pass.changed(.d37) }
    }
    if pass.isDue(.d38) {
      let value: Int = _WideFormulas.d38(_s38)
      if Bindgen.replace(&_cache.d38, with: value) { pass.changed(.d38) }
    }
    if pass.isDue(.d39) {
      let value: Int = _WideFormulas.d39(_s39)
      if Bindgen.replace(&_cache.d39, with: value) { pass.changed(.d39) }
    }
    _core.finish(pass)
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

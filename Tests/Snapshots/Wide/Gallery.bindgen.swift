// Made by bindgen from Gallery.bindgen.yml. Do not edit: change the spec.
// swift-format-ignore-file
// swiftlint:disable all

final class Gallery: Bindgen.Model {
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
    set { if Bindgen.replace(&_s4, with: newValue) { _wrote(.s4) } }
  }
  private var _s4: Int

  var s5: Int {
    get { _s5 }
    set { if Bindgen.replace(&_s5, with: newValue) { _wrote(.s5) } }
  }
  private var _s5: Int

  var s6: Int {
    get { _s6 }
    set { if Bindgen.replace(&_s6, with: newValue) { _wrote(.s6) } }
  }
  private var _s6: Int

  var s7: Int {
    get { _s7 }
    set { if Bindgen.replace(&_s7, with: newValue) { _wrote(.s7) } }
  }
  private var _s7: Int

  var s8: Int {
    get { _s8 }
    set { if Bindgen.replace(&_s8, with: newValue) { _wrote(.s8) } }
  }
  private var _s8: Int

  var s9: Int {
    get { _s9 }
    set { if Bindgen.replace(&_s9, with: newValue) { _wrote(.s9) } }
  }
  private var _s9: Int

  var s10: Int {
    get { _s10 }
    set { if Bindgen.replace(&_s10, with: newValue) { _wrote(.s10) } }
  }
  private var _s10: Int

  var s11: Int {
    get { _s11 }
    set { if Bindgen.replace(&_s11, with: newValue) { _wrote(.s11) } }
  }
  private var _s11: Int

  var s12: Int {
    get { _s12 }
    set { if Bindgen.replace(&_s12, with: newValue) { _wrote(.s12) } }
  }
  private var _s12: Int

  var s13: Int {
    get { _s13 }
    set { if Bindgen.replace(&_s13, with: newValue) { _wrote(.s13) } }
  }
  private var _s13: Int

  var s14: Int {
    get { _s14 }
    set { if Bindgen.replace(&_s14, with: newValue) { _wrote(.s14) } }
  }
  private var _s14: Int

  var s15: Int {
    get { _s15 }
    set { if Bindgen.replace(&_s15, with: newValue) { _wrote(.s15) } }
  }
  private var _s15: Int

  var s16: Int {
    get { _s16 }
    set { if Bindgen.replace(&_s16, with: newValue) { _wrote(.s16) } }
  }
  private var _s16: Int

  var s17: Int {
    get { _s17 }
    set { if Bindgen.replace(&_s17, with: newValue) { _wrote(.s17) } }
  }
  private var _s17: Int

  var s18: Int {
    get { _s18 }
    set { if Bindgen.replace(&_s18, with: newValue) { _wrote(.s18) } }
  }
  private var _s18: Int

  var s19: Int {
    get { _s19 }
    set { if Bindgen.replace(&_s19, with: newValue) { _wrote(.s19) } }
  }
  private var _s19: Int

  var s20: Int {
    get { _s20 }
    set { if Bindgen.replace(&_s20, with: newValue) { _wrote(.s20) } }
  }
  private var _s20: Int

  var s21: Int {
    get { _s21 }
    set { if Bindgen.replace(&_s21, with: newValue) { _wrote(.s21) } }
  }
  private var _s21: Int

  var s22: Int {
    get { _s22 }
    set { if Bindgen.replace(&_s22, with: newValue) { _wrote(.s22) } }
  }
  private var _s22: Int

  var s23: Int {
    get { _s23 }
    set { if Bindgen.replace(&_s23, with: newValue) { _wrote(.s23) } }
  }
  private var _s23: Int

  var s24: Int {
    get { _s24 }
    set { if Bindgen.replace(&_s24, with: newValue) { _wrote(.s24) } }
  }
  private var _s24: Int

  var s25: Int {
    get { _s25 }
    set { if Bindgen.replace(&_s25, with: newValue) { _wrote(.s25) } }
  }
  private var _s25: Int

  var s26: Int {
    get { _s26 }
    set { if Bindgen.replace(&_s26, with: newValue) { _wrote(.s26) } }
  }
  private var _s26: Int

  var s27: Int {
    get { _s27 }
    set { if Bindgen.replace(&_s27, with: newValue) { _wrote(.s27) } }
  }
  private var _s27: Int

  var s28: Int {
    get { _s28 }
    set { if Bindgen.replace(&_s28, with: newValue) { _wrote(.s28) } }
  }
  private var _s28: Int

  var s29: Int {
    get { _s29 }
    set { if Bindgen.replace(&_s29, with: newValue) { _wrote(.s29) } }
  }
  private var _s29: Int

  var s30: Int {
    get { _s30 }
    set { if Bindgen.replace(&_s30, with: newValue) { _wrote(.s30) } }
  }
  private var _s30: Int

  var s31: Int {
    get { _s31 }
    set { if Bindgen.replace(&_s31, with: newValue) { _wrote(.s31) } }
  }
  private var _s31: Int

  var s32: Int {
    get { _s32 }
    set { if Bindgen.replace(&_s32, with: newValue) { _wrote(.s32) } }
  }
  private var _s32: Int

  var s33: Int {
    get { _s33 }
    set { if Bindgen.replace(&_s33, with: newValue) { _wrote(.s33) } }
  }
  private var _s33: Int

  var s34: Int {
    get { _s34 }
    set { if Bindgen.replace(&_s34, with: newValue) { _wrote(.s34) } }
  }
  private var _s34: Int

  var s35: Int {
    get { _s35 }
    set { if Bindgen.replace(&_s35, with: newValue) { _wrote(.s35) } }
  }
  private var _s35: Int

  var s36: Int {
    get { _s36 }
    set { if Bindgen.replace(&_s36, with: newValue) { _wrote(.s36) } }
  }
  private var _s36: Int

  var s37: Int {
    get { _s37 }
    set { if Bindgen.replace(&_s37, with: newValue) { _wrote(.s37) } }
  }
  private var _s37: Int

  var s38: Int {
    get { _s38 }
    set { if Bindgen.replace(&_s38, with: newValue) { _wrote(.s38) } }
  }
  private var _s38: Int

  var s39: Int {
    get { _s39 }
    set { if Bindgen.replace(&_s39, with: newValue) { _wrote(.s39) } }
  }
  private var _s39: Int

  var s40: Int {
    get { _s40 }
    set { if Bindgen.replace(&_s40, with: newValue) { _wrote(.s40) } }
  }
  private var _s40: Int

  var s41: Int {
    get { _s41 }
    set { if Bindgen.replace(&_s41, with: newValue) { _wrote(.s41) } }
  }
  private var _s41: Int

  var s42: Int {
    get { _s42 }
    set { if Bindgen.replace(&_s42, with: newValue) { _wrote(.s42) } }
  }
  private var _s42: Int

  var s43: Int {
    get { _s43 }
    set { if Bindgen.replace(&_s43, with: newValue) { _wrote(.s43) } }
  }
  private var _s43: Int

  var s44: Int {
    get { _s44 }
    set { if Bindgen.replace(&_s44, with: newValue) { _wrote(.s44) } }
  }
  private var _s44: Int

  var s45: Int {
    get { _s45 }
    set { if Bindgen.replace(&_s45, with: newValue) { _wrote(.s45) } }
  }
  private var _s45: Int

  var s46: Int {
    get { _s46 }
    set { if Bindgen.replace(&_s46, with: newValue) { _wrote(.s46) } }
  }
  private var _s46: Int

  var s47: Int {
    get { _s47 }
    set { if Bindgen.replace(&_s47, with: newValue) { _wrote(.s47) } }
  }
  private var _s47: Int

  var s48: Int {
    get { _s48 }
    set { if Bindgen.replace(&_s48, with: newValue) { _wrote(.s48) } }
  }
  private var _s48: Int

  var s49: Int {
    get { _s49 }
    set { if Bindgen.replace(&_s49, with: newValue) { _wrote(.s49) } }
  }
  private var _s49: Int

  var s50: Int {
    get { _s50 }
    set { if Bindgen.replace(&_s50, with: newValue) { _wrote(.s50) } }
  }
  private var _s50: Int

  var s51: Int {
    get { _s51 }
    set { if Bindgen.replace(&_s51, with: newValue) { _wrote(.s51) } }
  }
  private var _s51: Int

  var s52: Int {
    get { _s52 }
    set { if Bindgen.replace(&_s52, with: newValue) { _wrote(.s52) } }
  }
  private var _s52: Int

  var s53: Int {
    get { _s53 }
    set { if Bindgen.replace(&_s53, with: newValue) { _wrote(.s53) } }
  }
  private var _s53: Int

  var s54: Int {
    get { _s54 }
    set { if Bindgen.replace(&_s54, with: newValue) { _wrote(.s54) } }
  }
  private var _s54: Int

  var s55: Int {
    get { _s55 }
    set { if Bindgen.replace(&_s55, with: newValue) { _wrote(.s55) } }
  }
  private var _s55: Int

  var s56: Int {
    get { _s56 }
    set { if Bindgen.replace(&_s56, with: newValue) { _wrote(.s56) } }
  }
  private var _s56: Int

  var s57: Int {
    get { _s57 }
    set { if Bindgen.replace(&_s57, with: newValue) { _wrote(.s57) } }
  }
  private var _s57: Int

  var s58: Int {
    get { _s58 }
    set { if Bindgen.replace(&_s58, with: newValue) { _wrote(.s58) } }
  }
  private var _s58: Int

  var s59: Int {
    get { _s59 }
    set { if Bindgen.replace(&_s59, with: newValue) { _wrote(.s59) } }
  }
  private var _s59: Int

  var s60: Int {
    get { _s60 }
    set { if Bindgen.replace(&_s60, with: newValue) { _wrote(.s60) } }
  }
  private var _s60: Int

  var s61: Int {
    get { _s61 }
    set { if Bindgen.replace(&_s61, with: newValue) { _wrote(.s61) } }
  }
  private var _s61: Int

  var s62: Int {
    get { _s62 }
    set { if Bindgen.replace(&_s62, with: newValue) { _wrote(.s62) } }
  }
  private var _s62: Int

  var s63: Int {
    get { _s63 }
    set { if Bindgen.replace(&_s63, with: newValue) { _wrote(.s63) } }
  }
  private var _s63: Int

  // MARK: Derived

  var first: Int {
    _refresh(.first)
    return _cache.first
  }

  var last: Int {
    _refresh(.last)
    return _cache.last
  }

  var isEven: Bool {
    _refresh(.isEven)
    return _cache.isEven
  }

  // MARK: Init

  init(
    view: (any GalleryView)?,
    s0: Int = 0,
    s1: Int = 1,
    s2: Int = 2,
    s3: Int = 3,
    s4: Int = 4,
    s5: Int = 5,
    s6: Int = 6,
    s7: Int = 7,
    s8: Int = 8,
    s9: Int = 9,
    s10: Int = 10,
    s11: Int = 11,
    s12: Int = 12,
    s13: Int = 13,
    s14: Int = 14,
    s15: Int = 15,
    s16: Int = 16,
    s17: Int = 17,
    s18: Int = 18,
    s19: Int = 19,
    s20: Int = 20,
    s21: Int = 21,
    s22: Int = 22,
    s23: Int = 23,
    s24: Int = 24,
    s25: Int = 25,
    s26: Int = 26,
    s27: Int = 27,
    s28: Int = 28,
    s29: Int = 29,
    s30: Int = 30,
    s31: Int = 31,
    s32: Int = 32,
    s33: Int = 33,
    s34: Int = 34,
    s35: Int = 35,
    s36: Int = 36,
    s37: Int = 37,
    s38: Int = 38,
    s39: Int = 39,
    s40: Int = 40,
    s41: Int = 41,
    s42: Int = 42,
    s43: Int = 43,
    s44: Int = 44,
    s45: Int = 45,
    s46: Int = 46,
    s47: Int = 47,
    s48: Int = 48,
    s49: Int = 49,
    s50: Int = 50,
    s51: Int = 51,
    s52: Int = 52,
    s53: Int = 53,
    s54: Int = 54,
    s55: Int = 55,
    s56: Int = 56,
    s57: Int = 57,
    s58: Int = 58,
    s59: Int = 59,
    s60: Int = 60,
    s61: Int = 61,
    s62: Int = 62,
    s63: Int = 63
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
    _s40 = s40
    _s41 = s41
    _s42 = s42
    _s43 = s43
    _s44 = s44
    _s45 = s45
    _s46 = s46
    _s47 = s47
    _s48 = s48
    _s49 = s49
    _s50 = s50
    _s51 = s51
    _s52 = s52
    _s53 = s53
    _s54 = s54
    _s55 = s55
    _s56 = s56
    _s57 = s57
    _s58 = s58
    _s59 = s59
    _s60 = s60
    _s61 = s61
    _s62 = s62
    _s63 = s63
    attach(view)
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
    static let s40: Changes = Changes(field: 40)
    static let s41: Changes = Changes(field: 41)
    static let s42: Changes = Changes(field: 42)
    static let s43: Changes = Changes(field: 43)
    static let s44: Changes = Changes(field: 44)
    static let s45: Changes = Changes(field: 45)
    static let s46: Changes = Changes(field: 46)
    static let s47: Changes = Changes(field: 47)
    static let s48: Changes = Changes(field: 48)
    static let s49: Changes = Changes(field: 49)
    static let s50: Changes = Changes(field: 50)
    static let s51: Changes = Changes(field: 51)
    static let s52: Changes = Changes(field: 52)
    static let s53: Changes = Changes(field: 53)
    static let s54: Changes = Changes(field: 54)
    static let s55: Changes = Changes(field: 55)
    static let s56: Changes = Changes(field: 56)
    static let s57: Changes = Changes(field: 57)
    static let s58: Changes = Changes(field: 58)
    static let s59: Changes = Changes(field: 59)
    static let s60: Changes = Changes(field: 60)
    static let s61: Changes = Changes(field: 61)
    static let s62: Changes = Changes(field: 62)
    static let s63: Changes = Changes(field: 63)
    static let first: Changes = Changes(field: 64)
    static let last: Changes = Changes(field: 65)
    static let isEven: Changes = Changes(field: 66)

    mutating func formUnion(_ other: Changes) { rawValue |= other.rawValue }
    mutating func formIntersection(_ other: Changes) { rawValue &= other.rawValue }
    mutating func formSymmetricDifference(_ other: Changes) { rawValue ^= other.rawValue }
  }

  private(set) weak var view: (any GalleryView)?

  /// Sets all that the view shows, and from now on what changes.
  func attach(_ view: (any GalleryView)?) {
    self.view = view
    _core.updateObserved(of: self)
    if let view { _show(Gallery._shown, on: view) }
  }

  private static let _shown: Changes = [
    .s0,
    .s33,
    .s63,
    .first,
    .last,
    .isEven,
  ]

  private func _show(_ changes: Changes, on view: any GalleryView) {
    if changes.contains(.s0) { view.s0 = s0 }
    if changes.contains(.s33) { view.s33 = s33 }
    if changes.contains(.s63) { view.s63 = s63 }
    if changes.contains(.first) { view.first = first }
    if changes.contains(.last) { view.last = last }
    if changes.contains(.isEven) { view.isEven = isEven }
  }

  // MARK: Machinery

  let _core: Bindgen.Core = Bindgen.Core(Gallery._graph)
  private static let _graph: Bindgen.Graph = Bindgen.Graph(
    Changes.self,
    "s0 s1 s2 s3 s4 s5 s6 s7 s8 s9 s10 s11 s12 s13 s14 s15 s16 s17 s18 s19 s20 s21 s22 s23 s24 s25 s26 s27 s28 s29 s30 s31 s32 s33 s34 s35 s36 s37 s38 s39 s40 s41 s42 s43 s44 s45 s46 s47 s48 s49 s50 s51 s52 s53 s54 s55 s56 s57 s58 s59 s60 s61 s62 s63 first last isEven",
    [
      .first: [.s0, .s1],
      .last: [.s62, .s63],
      .isEven: [.last],
    ]
  )

  private struct _Cache {
    var first: Int = 0
    var last: Int = 0
    var isEven: Bool = false
  }
  private var _cache: _Cache = _Cache()

  private func _wrote(_ field: Changes) { _core.wrote(field.mask, of: self) }
  private func _refresh(_ field: Changes) { _core.refresh(field.mask, of: self) }

  func _compute(_ fields: Bindgen.Mask) {
    var pass: Bindgen.Pass<Changes> = _core.pass(fields)
    if pass.isDue(.first) {
      let value: Int = _GalleryFormulas.first(_s0, _s1)
      if Bindgen.replace(&_cache.first, with: value) { pass.changed(.first) }
    }
    if pass.isDue(.last) {
      let value: Int = _GalleryFormulas.last(_s62, _s63)
      if Bindgen.replace(&_cache.last, with: value) { pass.changed(.last) }
    }
    if pass.isDue(.isEven) {
      let value: Bool = _GalleryFormulas.isEven(_cache.last)
      if Bindgen.replace(&_cache.isEven, with: value) { pass.changed(.isEven) }
    }
    _core.finish(pass)
  }

  func _addObserved(to fields: inout Bindgen.Mask) {
    if view != nil { fields.add(Gallery._shown.mask) }
  }

  func _notify(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(changed)
    if let view { _show(changes, on: view) } else { _core.updateObserved(of: self) }
  }
}

/// What `Gallery` asks of its view.
protocol GalleryView: AnyObject {
  var s0: Int { get set }
  var s33: Int { get set }
  var s63: Int { get set }
  var first: Int { get set }
  var last: Int { get set }
  var isEven: Bool { get set }
}

/// The spec's expressions: each sees what it names, and nothing else of the model.
enum _GalleryFormulas {
  static func first(_ s0: Int, _ s1: Int) -> Int { s0 + s1 }
  static func last(_ s62: Int, _ s63: Int) -> Int { s62 + s63 }
  static func isEven(_ last: Int) -> Bool { last % 2 == 0 }
}

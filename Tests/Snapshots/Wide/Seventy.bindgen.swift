// Made by bindgen from Seventy.bindgen.yml. Do not edit: change the spec.
// swift-format-ignore-file
// swiftlint:disable all

final class Seventy: Bindgen.Observed {
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

  var d10: String {
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

  var d21: String {
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

  var d32: String {
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

  var d40: Int {
    _refresh(.d40)
    return _cache.d40
  }

  var d41: Int {
    _refresh(.d41)
    return _cache.d41
  }

  var d42: Int {
    _refresh(.d42)
    return _cache.d42
  }

  var d43: String {
    _refresh(.d43)
    return _cache.d43
  }

  var d44: Int {
    _refresh(.d44)
    return _cache.d44
  }

  var d45: Int {
    _refresh(.d45)
    return _cache.d45
  }

  var d46: Int {
    _refresh(.d46)
    return _cache.d46
  }

  var d47: Int {
    _refresh(.d47)
    return _cache.d47
  }

  var d48: Int {
    _refresh(.d48)
    return _cache.d48
  }

  var d49: Int {
    _refresh(.d49)
    return _cache.d49
  }

  // MARK: Actions

  func raise(by amount: Int) {
    _core.open()
    defer { _core.close() }
    s0 += amount
    s19 += amount
  }

  // MARK: Init

  init(
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
    delegate: (any SeventyDelegate)? = nil
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
    self.delegate = delegate
    _core.updateObserved(of: self)
  }

  // MARK: Fields

  /// The fields that a transaction changed.
  struct Changes: OptionSet, Sendable, Bindgen.FieldSet {
    private(set) var rawValue: Swift.SIMD2<UInt64>

    init() { rawValue = Swift.SIMD2<UInt64>() }
    init(rawValue: Swift.SIMD2<UInt64>) { self.rawValue = rawValue }

    static var s0: Changes { Changes(field: 0) }
    static var s1: Changes { Changes(field: 1) }
    static var s2: Changes { Changes(field: 2) }
    static var s3: Changes { Changes(field: 3) }
    static var s4: Changes { Changes(field: 4) }
    static var s5: Changes { Changes(field: 5) }
    static var s6: Changes { Changes(field: 6) }
    static var s7: Changes { Changes(field: 7) }
    static var s8: Changes { Changes(field: 8) }
    static var s9: Changes { Changes(field: 9) }
    static var s10: Changes { Changes(field: 10) }
    static var s11: Changes { Changes(field: 11) }
    static var s12: Changes { Changes(field: 12) }
    static var s13: Changes { Changes(field: 13) }
    static var s14: Changes { Changes(field: 14) }
    static var s15: Changes { Changes(field: 15) }
    static var s16: Changes { Changes(field: 16) }
    static var s17: Changes { Changes(field: 17) }
    static var s18: Changes { Changes(field: 18) }
    static var s19: Changes { Changes(field: 19) }
    static var d0: Changes { Changes(field: 20) }
    static var d1: Changes { Changes(field: 21) }
    static var d2: Changes { Changes(field: 22) }
    static var d3: Changes { Changes(field: 23) }
    static var d4: Changes { Changes(field: 24) }
    static var d5: Changes { Changes(field: 25) }
    static var d6: Changes { Changes(field: 26) }
    static var d7: Changes { Changes(field: 27) }
    static var d8: Changes { Changes(field: 28) }
    static var d9: Changes { Changes(field: 29) }
    static var d10: Changes { Changes(field: 30) }
    static var d11: Changes { Changes(field: 31) }
    static var d12: Changes { Changes(field: 32) }
    static var d13: Changes { Changes(field: 33) }
    static var d14: Changes { Changes(field: 34) }
    static var d15: Changes { Changes(field: 35) }
    static var d16: Changes { Changes(field: 36) }
    static var d17: Changes { Changes(field: 37) }
    static var d18: Changes { Changes(field: 38) }
    static var d19: Changes { Changes(field: 39) }
    static var d20: Changes { Changes(field: 40) }
    static var d21: Changes { Changes(field: 41) }
    static var d22: Changes { Changes(field: 42) }
    static var d23: Changes { Changes(field: 43) }
    static var d24: Changes { Changes(field: 44) }
    static var d25: Changes { Changes(field: 45) }
    static var d26: Changes { Changes(field: 46) }
    static var d27: Changes { Changes(field: 47) }
    static var d28: Changes { Changes(field: 48) }
    static var d29: Changes { Changes(field: 49) }
    static var d30: Changes { Changes(field: 50) }
    static var d31: Changes { Changes(field: 51) }
    static var d32: Changes { Changes(field: 52) }
    static var d33: Changes { Changes(field: 53) }
    static var d34: Changes { Changes(field: 54) }
    static var d35: Changes { Changes(field: 55) }
    static var d36: Changes { Changes(field: 56) }
    static var d37: Changes { Changes(field: 57) }
    static var d38: Changes { Changes(field: 58) }
    static var d39: Changes { Changes(field: 59) }
    static var d40: Changes { Changes(field: 60) }
    static var d41: Changes { Changes(field: 61) }
    static var d42: Changes { Changes(field: 62) }
    static var d43: Changes { Changes(field: 63) }
    static var d44: Changes { Changes(field: 64) }
    static var d45: Changes { Changes(field: 65) }
    static var d46: Changes { Changes(field: 66) }
    static var d47: Changes { Changes(field: 67) }
    static var d48: Changes { Changes(field: 68) }
    static var d49: Changes { Changes(field: 69) }

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
    var d10: Field<String> { (.d10, { $0.d10 }) }
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
    var d21: Field<String> { (.d21, { $0.d21 }) }
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
    var d32: Field<String> { (.d32, { $0.d32 }) }
    var d33: Field<Int> { (.d33, { $0.d33 }) }
    var d34: Field<Int> { (.d34, { $0.d34 }) }
    var d35: Field<Int> { (.d35, { $0.d35 }) }
    var d36: Field<Int> { (.d36, { $0.d36 }) }
    var d37: Field<Int> { (.d37, { $0.d37 }) }
    var d38: Field<Int> { (.d38, { $0.d38 }) }
    var d39: Field<Int> { (.d39, { $0.d39 }) }
    var d40: Field<Int> { (.d40, { $0.d40 }) }
    var d41: Field<Int> { (.d41, { $0.d41 }) }
    var d42: Field<Int> { (.d42, { $0.d42 }) }
    var d43: Field<String> { (.d43, { $0.d43 }) }
    var d44: Field<Int> { (.d44, { $0.d44 }) }
    var d45: Field<Int> { (.d45, { $0.d45 }) }
    var d46: Field<Int> { (.d46, { $0.d46 }) }
    var d47: Field<Int> { (.d47, { $0.d47 }) }
    var d48: Field<Int> { (.d48, { $0.d48 }) }
    var d49: Field<Int> { (.d49, { $0.d49 }) }
  }

  /// A field's name, and how to read the field.
  typealias Field<Value> = (name: Changes, read: (Seventy) -> Value)

  static var _fields: Fields { Fields() }

  weak var delegate: (any SeventyDelegate)? {
    didSet { delegate == nil ? _core.updateObserved(of: self) : _core.begin(_core.graph.all, of: self) }
  }

  private func _notify(_ delegate: any SeventyDelegate, _ changes: Changes) {
    delegate.seventy(self, didChange: changes)
    _notify0(delegate, changes)
    _notify1(delegate, changes)
    _notify2(delegate, changes)
  }

  private func _notify0(_ delegate: any SeventyDelegate, _ changes: Changes) {
    if changes.contains(.s0) { delegate.seventyDidChangeS0(self) }
    if changes.contains(.s1) { delegate.seventyDidChangeS1(self) }
    if changes.contains(.s2) { delegate.seventyDidChangeS2(self) }
    if changes.contains(.s3) { delegate.seventyDidChangeS3(self) }
    if changes.contains(.s4) { delegate.seventyDidChangeS4(self) }
    if changes.contains(.s5) { delegate.seventyDidChangeS5(self) }
    if changes.contains(.s6) { delegate.seventyDidChangeS6(self) }
    if changes.contains(.s7) { delegate.seventyDidChangeS7(self) }
    if changes.contains(.s8) { delegate.seventyDidChangeS8(self) }
    if changes.contains(.s9) { delegate.seventyDidChangeS9(self) }
    if changes.contains(.s10) { delegate.seventyDidChangeS10(self) }
    if changes.contains(.s11) { delegate.seventyDidChangeS11(self) }
    if changes.contains(.s12) { delegate.seventyDidChangeS12(self) }
    if changes.contains(.s13) { delegate.seventyDidChangeS13(self) }
    if changes.contains(.s14) { delegate.seventyDidChangeS14(self) }
    if changes.contains(.s15) { delegate.seventyDidChangeS15(self) }
    if changes.contains(.s16) { delegate.seventyDidChangeS16(self) }
    if changes.contains(.s17) { delegate.seventyDidChangeS17(self) }
    if changes.contains(.s18) { delegate.seventyDidChangeS18(self) }
    if changes.contains(.s19) { delegate.seventyDidChangeS19(self) }
    if changes.contains(.d0) { delegate.seventyDidChangeD0(self) }
    if changes.contains(.d1) { delegate.seventyDidChangeD1(self) }
    if changes.contains(.d2) { delegate.seventyDidChangeD2(self) }
    if changes.contains(.d3) { delegate.seventyDidChangeD3(self) }
    if changes.contains(.d4) { delegate.seventyDidChangeD4(self) }
    if changes.contains(.d5) { delegate.seventyDidChangeD5(self) }
    if changes.contains(.d6) { delegate.seventyDidChangeD6(self) }
    if changes.contains(.d7) { delegate.seventyDidChangeD7(self) }
    if changes.contains(.d8) { delegate.seventyDidChangeD8(self) }
    if changes.contains(.d9) { delegate.seventyDidChangeD9(self) }
    if changes.contains(.d10) { delegate.seventyDidChangeD10(self) }
    if changes.contains(.d11) { delegate.seventyDidChangeD11(self) }
  }

  private func _notify1(_ delegate: any SeventyDelegate, _ changes: Changes) {
    if changes.contains(.d12) { delegate.seventyDidChangeD12(self) }
    if changes.contains(.d13) { delegate.seventyDidChangeD13(self) }
    if changes.contains(.d14) { delegate.seventyDidChangeD14(self) }
    if changes.contains(.d15) { delegate.seventyDidChangeD15(self) }
    if changes.contains(.d16) { delegate.seventyDidChangeD16(self) }
    if changes.contains(.d17) { delegate.seventyDidChangeD17(self) }
    if changes.contains(.d18) { delegate.seventyDidChangeD18(self) }
    if changes.contains(.d19) { delegate.seventyDidChangeD19(self) }
    if changes.contains(.d20) { delegate.seventyDidChangeD20(self) }
    if changes.contains(.d21) { delegate.seventyDidChangeD21(self) }
    if changes.contains(.d22) { delegate.seventyDidChangeD22(self) }
    if changes.contains(.d23) { delegate.seventyDidChangeD23(self) }
    if changes.contains(.d24) { delegate.seventyDidChangeD24(self) }
    if changes.contains(.d25) { delegate.seventyDidChangeD25(self) }
    if changes.contains(.d26) { delegate.seventyDidChangeD26(self) }
    if changes.contains(.d27) { delegate.seventyDidChangeD27(self) }
    if changes.contains(.d28) { delegate.seventyDidChangeD28(self) }
    if changes.contains(.d29) { delegate.seventyDidChangeD29(self) }
    if changes.contains(.d30) { delegate.seventyDidChangeD30(self) }
    if changes.contains(.d31) { delegate.seventyDidChangeD31(self) }
    if changes.contains(.d32) { delegate.seventyDidChangeD32(self) }
    if changes.contains(.d33) { delegate.seventyDidChangeD33(self) }
    if changes.contains(.d34) { delegate.seventyDidChangeD34(self) }
    if changes.contains(.d35) { delegate.seventyDidChangeD35(self) }
    if changes.contains(.d36) { delegate.seventyDidChangeD36(self) }
    if changes.contains(.d37) { delegate.seventyDidChangeD37(self) }
    if changes.contains(.d38) { delegate.seventyDidChangeD38(self) }
    if changes.contains(.d39) { delegate.seventyDidChangeD39(self) }
    if changes.contains(.d40) { delegate.seventyDidChangeD40(self) }
    if changes.contains(.d41) { delegate.seventyDidChangeD41(self) }
    if changes.contains(.d42) { delegate.seventyDidChangeD42(self) }
    if changes.contains(.d43) { delegate.seventyDidChangeD43(self) }
  }

  private func _notify2(_ delegate: any SeventyDelegate, _ changes: Changes) {
    if changes.contains(.d44) { delegate.seventyDidChangeD44(self) }
    if changes.contains(.d45) { delegate.seventyDidChangeD45(self) }
    if changes.contains(.d46) { delegate.seventyDidChangeD46(self) }
    if changes.contains(.d47) { delegate.seventyDidChangeD47(self) }
    if changes.contains(.d48) { delegate.seventyDidChangeD48(self) }
    if changes.contains(.d49) { delegate.seventyDidChangeD49(self) }
  }

  // MARK: Machinery

  let _core: Bindgen.Core = Bindgen.Core(Seventy._graph)
  private static let _graph: Bindgen.Graph = Bindgen.Graph(
    Changes.self,
    "s0 s1 s2 s3 s4 s5 s6 s7 s8 s9 s10 s11 s12 s13 s14 s15 s16 s17 s18 s19 d0 d1 d2 d3 d4 d5 d6 d7 d8 d9 d10 d11 d12 d13 d14 d15 d16 d17 d18 d19 d20 d21 d22 d23 d24 d25 d26 d27 d28 d29 d30 d31 d32 d33 d34 d35 d36 d37 d38 d39 d40 d41 d42 d43 d44 d45 d46 d47 d48 d49",
    [
      .d0: [.s0, .s3],
      .d1: [.s1, .s10],
      .d2: [.s2, .s17],
      .d3: [.s3, .s4],
      .d4: [.d0, .d3],
      .d5: [.s5, .s18],
      .d6: [.s5, .s6],
      .d7: [.s7, .s12],
      .d8: [.s8, .s19],
      .d9: [.d5, .d8],
      .d10: [.s10, .s13],
      .d11: [.s0, .s11],
      .d12: [.s7, .s12],
      .d13: [.s13, .s14],
      .d14: [.s1, .s14],
      .d15: [.s8, .s15],
      .d16: [.s15, .s16],
      .d17: [.s2, .s17],
      .d18: [.s9, .s18],
      .d19: [.d15, .d18],
      .d20: [.s0, .s3],
      .d21: [.s1, .s10],
      .d22: [.s2, .s17],
      .d23: [.s3, .s4],
      .d24: [.d20, .d23],
      .d25: [.s5, .s18],
      .d26: [.s5, .s6],
      .d27: [.s7, .s12],
      .d28: [.s8, .s19],
      .d29: [.d25, .d28],
      .d30: [.s10, .s13],
      .d31: [.s0, .s11],
      .d32: [.s7, .s12],
      .d33: [.s13, .s14],
      .d34: [.d30, .d33],
      .d35: [.s8, .s15],
      .d36: [.s15, .s16],
      .d37: [.s2, .s17],
      .d38: [.s9, .s18],
      .d39: [.d35, .d38],
      .d40: [.s0, .s3],
      .d41: [.s1, .s10],
      .d42: [.s2, .s17],
      .d43: [.s3, .s4],
      .d44: [.s4, .s11],
      .d45: [.s5, .s18],
      .d46: [.s5, .s6],
      .d47: [.s7, .s12],
      .d48: [.s8, .d8],
      .d49: [.d45, .d48],
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
    var d10: String = ""
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
    var d21: String = ""
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
    var d32: String = ""
    var d33: Int = 0
    var d34: Int = 0
    var d35: Int = 0
    var d36: Int = 0
    var d37: Int = 0
    var d38: Int = 0
    var d39: Int = 0
    var d40: Int = 0
    var d41: Int = 0
    var d42: Int = 0
    var d43: String = ""
    var d44: Int = 0
    var d45: Int = 0
    var d46: Int = 0
    var d47: Int = 0
    var d48: Int = 0
    var d49: Int = 0
  }
  private var _cache: _Cache = _Cache()

  private func _wrote(_ field: Changes) { _core.wrote(field.mask, of: self) }
  private func _refresh(_ field: Changes) { _core.refresh(field.mask, of: self) }

  func _compute(_ fields: Bindgen.Mask) {
    var pass: Bindgen.Pass<Changes> = _core.pass(fields)
    if pass.isDue(.d0) {
      let value: Int = _SeventyFormulas.d0(_s0, _s3)
      if Bindgen.replace(&_cache.d0, with: value) { pass.changed(.d0) }
    }
    if pass.isDue(.d1) {
      let value: Int = _SeventyFormulas.d1(_s1, _s10)
      if Bindgen.replace(&_cache.d1, with: value) { pass.changed(.d1) }
    }
    if pass.isDue(.d2) {
      let value: Int = _SeventyFormulas.d2(_s2, _s17)
      if Bindgen.replace(&_cache.d2, with: value) { pass.changed(.d2) }
    }
    if pass.isDue(.d3) {
      let value: Int = _SeventyFormulas.d3(_s3, _s4)
      if Bindgen.replace(&_cache.d3, with: value) { pass.changed(.d3) }
    }
    if pass.isDue(.d4) {
      let value: Int = _SeventyFormulas.d4(_cache.d3, _cache.d0)
      if Bindgen.replace(&_cache.d4, with: value) { pass.changed(.d4) }
    }
    if pass.isDue(.d5) {
      let value: Int = _SeventyFormulas.d5(_s5, _s18)
      if Bindgen.replace(&_cache.d5, with: value) { pass.changed(.d5) }
    }
    if pass.isDue(.d6) {
      let value: Int = _SeventyFormulas.d6(_s6, _s5)
      if Bindgen.replace(&_cache.d6, with: value) { pass.changed(.d6) }
    }
    if pass.isDue(.d7) {
      let value: Int = _SeventyFormulas.d7(_s7, _s12)
      if Bindgen.replace(&_cache.d7, with: value) { pass.changed(.d7) }
    }
    if pass.isDue(.d8) {
      let value: Int = _SeventyFormulas.d8(_s8, _s19)
      if Bindgen.replace(&_cache.d8, with: value) { pass.changed(.d8) }
    }
    if pass.isDue(.d9) {
      let value: Int = _SeventyFormulas.d9(_cache.d8, _cache.d5)
      if Bindgen.replace(&_cache.d9, with: value) { pass.changed(.d9) }
    }
    if pass.isDue(.d10) {
      let value: String = _SeventyFormulas.d10(_s10, _s13)
      if Bindgen.replace(&_cache.d10, with: value) { pass.changed(.d10) }
    }
    if pass.isDue(.d11) {
      let value: Int = _SeventyFormulas.d11(_s11, _s0)
      if Bindgen.replace(&_cache.d11, with: value) { pass.changed(.d11) }
    }
    if pass.isDue(.d12) {
      let value: Int = _SeventyFormulas.d12(_s12, _s7)
      if Bindgen.replace(&_cache.d12, with: value) { pass.changed(.d12) }
    }
    if pass.isDue(.d13) {
      let value: Int = _SeventyFormulas.d13(_s13, _s14)
      if Bindgen.replace(&_cache.d13, with: value) { pass.changed(.d13) }
    }
    if pass.isDue(.d14) {
      let value: Int = _SeventyFormulas.d14(_s14, _s1)
      if Bindgen.replace(&_cache.d14, with: value) { pass.changed(.d14) }
    }
    if pass.isDue(.d15) {
      let value: Int = _SeventyFormulas.d15(_s15, _s8)
      if Bindgen.replace(&_cache.d15, with: value) { pass.changed(.d15) }
    }
    if pass.isDue(.d16) {
      let value: Int = _SeventyFormulas.d16(_s16, _s15)
      if Bindgen.replace(&_cache.d16, with: value) { pass.changed(.d16) }
    }
    if pass.isDue(.d17) {
      let value: Int = _SeventyFormulas.d17(_s17, _s2)
      if Bindgen.replace(&_cache.d17, with: value) { pass.changed(.d17) }
    }
    if pass.isDue(.d18) {
      let value: Int = _SeventyFormulas.d18(_s18, _s9)
      if Bindgen.replace(&_cache.d18, with: value) { pass.changed(.d18) }
    }
    if pass.isDue(.d19) {
      let value: Int = _SeventyFormulas.d19(_cache.d18, _cache.d15)
      if Bindgen.replace(&_cache.d19, with: value) { pass.changed(.d19) }
    }
    if pass.isDue(.d20) {
      let value: Int = _SeventyFormulas.d20(_s0, _s3)
      if Bindgen.replace(&_cache.d20, with: value) { pass.changed(.d20) }
    }
    if pass.isDue(.d21) {
      let value: String = _SeventyFormulas.d21(_s1, _s10)
      if Bindgen.replace(&_cache.d21, with: value) { pass.changed(.d21) }
    }
    if pass.isDue(.d22) {
      let value: Int = _SeventyFormulas.d22(_s2, _s17)
      if Bindgen.replace(&_cache.d22, with: value) { pass.changed(.d22) }
    }
    if pass.isDue(.d23) {
      let value: Int = _SeventyFormulas.d23(_s3, _s4)
      if Bindgen.replace(&_cache.d23, with: value) { pass.changed(.d23) }
    }
    if pass.isDue(.d24) {
      let value: Int = _SeventyFormulas.d24(_cache.d23, _cache.d20)
      if Bindgen.replace(&_cache.d24, with: value) { pass.changed(.d24) }
    }
    if pass.isDue(.d25) {
      let value: Int = _SeventyFormulas.d25(_s5, _s18)
      if Bindgen.replace(&_cache.d25, with: value) { pass.changed(.d25) }
    }
    if pass.isDue(.d26) {
      let value: Int = _SeventyFormulas.d26(_s6, _s5)
      if Bindgen.replace(&_cache.d26, with: value) { pass.changed(.d26) }
    }
    if pass.isDue(.d27) {
      let value: Int = _SeventyFormulas.d27(_s7, _s12)
      if Bindgen.replace(&_cache.d27, with: value) { pass.changed(.d27) }
    }
    if pass.isDue(.d28) {
      let value: Int = _SeventyFormulas.d28(_s8, _s19)
      if Bindgen.replace(&_cache.d28, with: value) { pass.changed(.d28) }
    }
    if pass.isDue(.d29) {
      let value: Int = _SeventyFormulas.d29(_cache.d28, _cache.d25)
      if Bindgen.replace(&_cache.d29, with: value) { pass.changed(.d29) }
    }
    if pass.isDue(.d30) {
      let value: Int = _SeventyFormulas.d30(_s10, _s13)
      if Bindgen.replace(&_cache.d30, with: value) { pass.changed(.d30) }
    }
    if pass.isDue(.d31) {
      let value: Int = _SeventyFormulas.d31(_s11, _s0)
      if Bindgen.replace(&_cache.d31, with: value) { pass.changed(.d31) }
    }
    if pass.isDue(.d32) {
      let value: String = _SeventyFormulas.d32(_s12, _s7)
      if Bindgen.replace(&_cache.d32, with: value) { pass.changed(.d32) }
    }
    if pass.isDue(.d33) {
      let value: Int = _SeventyFormulas.d33(_s13, _s14)
      if Bindgen.replace(&_cache.d33, with: value) { pass.changed(.d33) }
    }
    if pass.isDue(.d34) {
      let value: Int = _SeventyFormulas.d34(_cache.d33, _cache.d30)
      if Bindgen.replace(&_cache.d34, with: value) { pass.changed(.d34) }
    }
    if pass.isDue(.d35) {
      let value: Int = _SeventyFormulas.d35(_s15, _s8)
      if Bindgen.replace(&_cache.d35, with: value) { pass.changed(.d35) }
    }
    if pass.isDue(.d36) {
      let value: Int = _SeventyFormulas.d36(_s16, _s15)
      if Bindgen.replace(&_cache.d36, with: value) { pass.changed(.d36) }
    }
    if pass.isDue(.d37) {
      let value: Int = _SeventyFormulas.d37(_s17, _s2)
      if Bindgen.replace(&_cache.d37, with: value) { pass.changed(.d37) }
    }
    if pass.isDue(.d38) {
      let value: Int = _SeventyFormulas.d38(_s18, _s9)
      if Bindgen.replace(&_cache.d38, with: value) { pass.changed(.d38) }
    }
    if pass.isDue(.d39) {
      let value: Int = _SeventyFormulas.d39(_cache.d38, _cache.d35)
      if Bindgen.replace(&_cache.d39, with: value) { pass.changed(.d39) }
    }
    if pass.isDue(.d40) {
      let value: Int = _SeventyFormulas.d40(_s0, _s3)
      if Bindgen.replace(&_cache.d40, with: value) { pass.changed(.d40) }
    }
    if pass.isDue(.d41) {
      let value: Int = _SeventyFormulas.d41(_s1, _s10)
      if Bindgen.replace(&_cache.d41, with: value) { pass.changed(.d41) }
    }
    if pass.isDue(.d42) {
      let value: Int = _SeventyFormulas.d42(_s2, _s17)
      if Bindgen.replace(&_cache.d42, with: value) { pass.changed(.d42) }
    }
    if pass.isDue(.d43) {
      let value: String = _SeventyFormulas.d43(_s3, _s4)
      if Bindgen.replace(&_cache.d43, with: value) { pass.changed(.d43) }
    }
    if pass.isDue(.d44) {
      let value: Int = _SeventyFormulas.d44(_s4, _s11)
      if Bindgen.replace(&_cache.d44, with: value) { pass.changed(.d44) }
    }
    if pass.isDue(.d45) {
      let value: Int = _SeventyFormulas.d45(_s5, _s18)
      if Bindgen.replace(&_cache.d45, with: value) { pass.changed(.d45) }
    }
    if pass.isDue(.d46) {
      let value: Int = _SeventyFormulas.d46(_s6, _s5)
      if Bindgen.replace(&_cache.d46, with: value) { pass.changed(.d46) }
    }
    if pass.isDue(.d47) {
      let value: Int = _SeventyFormulas.d47(_s7, _s12)
      if Bindgen.replace(&_cache.d47, with: value) { pass.changed(.d47) }
    }
    if pass.isDue(.d48) {
      let value: Int = _SeventyFormulas.d48(_s8, _cache.d8)
      if Bindgen.replace(&_cache.d48, with: value) { pass.changed(.d48) }
    }
    if pass.isDue(.d49) {
      let value: Int = _SeventyFormulas.d49(_cache.d48, _cache.d45)
      if Bindgen.replace(&_cache.d49, with: value) { pass.changed(.d49) }
    }
    _core.finish(pass)
  }

  func _addObserved(to fields: inout Bindgen.Mask) {
    if delegate != nil { fields.add(_core.graph.all) }
  }

  func _notify(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(changed)
    if let delegate { _notify(delegate, changes) } else { _core.updateObserved(of: self) }
    _core.notifyObservers(of: self, changed)
  }
}

/// Called once after each transaction that changed `Seventy`.
protocol SeventyDelegate: AnyObject {
  func seventy(_ seventy: Seventy, didChange changes: Seventy.Changes)
  func seventyDidChangeS0(_ seventy: Seventy)
  func seventyDidChangeS1(_ seventy: Seventy)
  func seventyDidChangeS2(_ seventy: Seventy)
  func seventyDidChangeS3(_ seventy: Seventy)
  func seventyDidChangeS4(_ seventy: Seventy)
  func seventyDidChangeS5(_ seventy: Seventy)
  func seventyDidChangeS6(_ seventy: Seventy)
  func seventyDidChangeS7(_ seventy: Seventy)
  func seventyDidChangeS8(_ seventy: Seventy)
  func seventyDidChangeS9(_ seventy: Seventy)
  func seventyDidChangeS10(_ seventy: Seventy)
  func seventyDidChangeS11(_ seventy: Seventy)
  func seventyDidChangeS12(_ seventy: Seventy)
  func seventyDidChangeS13(_ seventy: Seventy)
  func seventyDidChangeS14(_ seventy: Seventy)
  func seventyDidChangeS15(_ seventy: Seventy)
  func seventyDidChangeS16(_ seventy: Seventy)
  func seventyDidChangeS17(_ seventy: Seventy)
  func seventyDidChangeS18(_ seventy: Seventy)
  func seventyDidChangeS19(_ seventy: Seventy)
  func seventyDidChangeD0(_ seventy: Seventy)
  func seventyDidChangeD1(_ seventy: Seventy)
  func seventyDidChangeD2(_ seventy: Seventy)
  func seventyDidChangeD3(_ seventy: Seventy)
  func seventyDidChangeD4(_ seventy: Seventy)
  func seventyDidChangeD5(_ seventy: Seventy)
  func seventyDidChangeD6(_ seventy: Seventy)
  func seventyDidChangeD7(_ seventy: Seventy)
  func seventyDidChangeD8(_ seventy: Seventy)
  func seventyDidChangeD9(_ seventy: Seventy)
  func seventyDidChangeD10(_ seventy: Seventy)
  func seventyDidChangeD11(_ seventy: Seventy)
  func seventyDidChangeD12(_ seventy: Seventy)
  func seventyDidChangeD13(_ seventy: Seventy)
  func seventyDidChangeD14(_ seventy: Seventy)
  func seventyDidChangeD15(_ seventy: Seventy)
  func seventyDidChangeD16(_ seventy: Seventy)
  func seventyDidChangeD17(_ seventy: Seventy)
  func seventyDidChangeD18(_ seventy: Seventy)
  func seventyDidChangeD19(_ seventy: Seventy)
  func seventyDidChangeD20(_ seventy: Seventy)
  func seventyDidChangeD21(_ seventy: Seventy)
  func seventyDidChangeD22(_ seventy: Seventy)
  func seventyDidChangeD23(_ seventy: Seventy)
  func seventyDidChangeD24(_ seventy: Seventy)
  func seventyDidChangeD25(_ seventy: Seventy)
  func seventyDidChangeD26(_ seventy: Seventy)
  func seventyDidChangeD27(_ seventy: Seventy)
  func seventyDidChangeD28(_ seventy: Seventy)
  func seventyDidChangeD29(_ seventy: Seventy)
  func seventyDidChangeD30(_ seventy: Seventy)
  func seventyDidChangeD31(_ seventy: Seventy)
  func seventyDidChangeD32(_ seventy: Seventy)
  func seventyDidChangeD33(_ seventy: Seventy)
  func seventyDidChangeD34(_ seventy: Seventy)
  func seventyDidChangeD35(_ seventy: Seventy)
  func seventyDidChangeD36(_ seventy: Seventy)
  func seventyDidChangeD37(_ seventy: Seventy)
  func seventyDidChangeD38(_ seventy: Seventy)
  func seventyDidChangeD39(_ seventy: Seventy)
  func seventyDidChangeD40(_ seventy: Seventy)
  func seventyDidChangeD41(_ seventy: Seventy)
  func seventyDidChangeD42(_ seventy: Seventy)
  func seventyDidChangeD43(_ seventy: Seventy)
  func seventyDidChangeD44(_ seventy: Seventy)
  func seventyDidChangeD45(_ seventy: Seventy)
  func seventyDidChangeD46(_ seventy: Seventy)
  func seventyDidChangeD47(_ seventy: Seventy)
  func seventyDidChangeD48(_ seventy: Seventy)
  func seventyDidChangeD49(_ seventy: Seventy)
}

extension SeventyDelegate {
  func seventy(_ seventy: Seventy, didChange changes: Seventy.Changes) {}
  func seventyDidChangeS0(_ seventy: Seventy) {}
  func seventyDidChangeS1(_ seventy: Seventy) {}
  func seventyDidChangeS2(_ seventy: Seventy) {}
  func seventyDidChangeS3(_ seventy: Seventy) {}
  func seventyDidChangeS4(_ seventy: Seventy) {}
  func seventyDidChangeS5(_ seventy: Seventy) {}
  func seventyDidChangeS6(_ seventy: Seventy) {}
  func seventyDidChangeS7(_ seventy: Seventy) {}
  func seventyDidChangeS8(_ seventy: Seventy) {}
  func seventyDidChangeS9(_ seventy: Seventy) {}
  func seventyDidChangeS10(_ seventy: Seventy) {}
  func seventyDidChangeS11(_ seventy: Seventy) {}
  func seventyDidChangeS12(_ seventy: Seventy) {}
  func seventyDidChangeS13(_ seventy: Seventy) {}
  func seventyDidChangeS14(_ seventy: Seventy) {}
  func seventyDidChangeS15(_ seventy: Seventy) {}
  func seventyDidChangeS16(_ seventy: Seventy) {}
  func seventyDidChangeS17(_ seventy: Seventy) {}
  func seventyDidChangeS18(_ seventy: Seventy) {}
  func seventyDidChangeS19(_ seventy: Seventy) {}
  func seventyDidChangeD0(_ seventy: Seventy) {}
  func seventyDidChangeD1(_ seventy: Seventy) {}
  func seventyDidChangeD2(_ seventy: Seventy) {}
  func seventyDidChangeD3(_ seventy: Seventy) {}
  func seventyDidChangeD4(_ seventy: Seventy) {}
  func seventyDidChangeD5(_ seventy: Seventy) {}
  func seventyDidChangeD6(_ seventy: Seventy) {}
  func seventyDidChangeD7(_ seventy: Seventy) {}
  func seventyDidChangeD8(_ seventy: Seventy) {}
  func seventyDidChangeD9(_ seventy: Seventy) {}
  func seventyDidChangeD10(_ seventy: Seventy) {}
  func seventyDidChangeD11(_ seventy: Seventy) {}
  func seventyDidChangeD12(_ seventy: Seventy) {}
  func seventyDidChangeD13(_ seventy: Seventy) {}
  func seventyDidChangeD14(_ seventy: Seventy) {}
  func seventyDidChangeD15(_ seventy: Seventy) {}
  func seventyDidChangeD16(_ seventy: Seventy) {}
  func seventyDidChangeD17(_ seventy: Seventy) {}
  func seventyDidChangeD18(_ seventy: Seventy) {}
  func seventyDidChangeD19(_ seventy: Seventy) {}
  func seventyDidChangeD20(_ seventy: Seventy) {}
  func seventyDidChangeD21(_ seventy: Seventy) {}
  func seventyDidChangeD22(_ seventy: Seventy) {}
  func seventyDidChangeD23(_ seventy: Seventy) {}
  func seventyDidChangeD24(_ seventy: Seventy) {}
  func seventyDidChangeD25(_ seventy: Seventy) {}
  func seventyDidChangeD26(_ seventy: Seventy) {}
  func seventyDidChangeD27(_ seventy: Seventy) {}
  func seventyDidChangeD28(_ seventy: Seventy) {}
  func seventyDidChangeD29(_ seventy: Seventy) {}
  func seventyDidChangeD30(_ seventy: Seventy) {}
  func seventyDidChangeD31(_ seventy: Seventy) {}
  func seventyDidChangeD32(_ seventy: Seventy) {}
  func seventyDidChangeD33(_ seventy: Seventy) {}
  func seventyDidChangeD34(_ seventy: Seventy) {}
  func seventyDidChangeD35(_ seventy: Seventy) {}
  func seventyDidChangeD36(_ seventy: Seventy) {}
  func seventyDidChangeD37(_ seventy: Seventy) {}
  func seventyDidChangeD38(_ seventy: Seventy) {}
  func seventyDidChangeD39(_ seventy: Seventy) {}
  func seventyDidChangeD40(_ seventy: Seventy) {}
  func seventyDidChangeD41(_ seventy: Seventy) {}
  func seventyDidChangeD42(_ seventy: Seventy) {}
  func seventyDidChangeD43(_ seventy: Seventy) {}
  func seventyDidChangeD44(_ seventy: Seventy) {}
  func seventyDidChangeD45(_ seventy: Seventy) {}
  func seventyDidChangeD46(_ seventy: Seventy) {}
  func seventyDidChangeD47(_ seventy: Seventy) {}
  func seventyDidChangeD48(_ seventy: Seventy) {}
  func seventyDidChangeD49(_ seventy: Seventy) {}
}

/// The spec's expressions. Each is a function that sees its parameters, and nothing else of the model.
enum _SeventyFormulas {
  static func d0(_ s0: Int, _ s3: Int) -> Int { s0 + s3 }
  static func d1(_ s1: Int, _ s10: Int) -> Int { s1 + s10 }
  static func d2(_ s2: Int, _ s17: Int) -> Int { max(s2, s17) }
  static func d3(_ s3: Int, _ s4: Int) -> Int { s3 + s4 }
  static func d4(_ d3: Int, _ d0: Int) -> Int { d3 + d0 }
  static func d5(_ s5: Int, _ s18: Int) -> Int { s5 + s18 }
  static func d6(_ s6: Int, _ s5: Int) -> Int { s6 + s5 }
  static func d7(_ s7: Int, _ s12: Int) -> Int { max(s7, s12) }
  static func d8(_ s8: Int, _ s19: Int) -> Int { s8 + s19 }
  static func d9(_ d8: Int, _ d5: Int) -> Int { d8 + d5 }
  static func d10(_ s10: Int, _ s13: Int) -> String { "\(s10) \(s13)" }
  static func d11(_ s11: Int, _ s0: Int) -> Int { s11 + s0 }
  static func d12(_ s12: Int, _ s7: Int) -> Int { max(s12, s7) }
  static func d13(_ s13: Int, _ s14: Int) -> Int { s13 + s14 }
  static func d14(_ s14: Int, _ s1: Int) -> Int { s14 - s1 }
  static func d15(_ s15: Int, _ s8: Int) -> Int { s15 + s8 }
  static func d16(_ s16: Int, _ s15: Int) -> Int { s16 + s15 }
  static func d17(_ s17: Int, _ s2: Int) -> Int { max(s17, s2) }
  static func d18(_ s18: Int, _ s9: Int) -> Int { s18 + s9 }
  static func d19(_ d18: Int, _ d15: Int) -> Int { d18 + d15 }
  static func d20(_ s0: Int, _ s3: Int) -> Int { s0 + s3 }
  static func d21(_ s1: Int, _ s10: Int) -> String { "\(s1) \(s10)" }
  static func d22(_ s2: Int, _ s17: Int) -> Int { max(s2, s17) }
  static func d23(_ s3: Int, _ s4: Int) -> Int { s3 + s4 }
  static func d24(_ d23: Int, _ d20: Int) -> Int { d23 + d20 }
  static func d25(_ s5: Int, _ s18: Int) -> Int { s5 + s18 }
  static func d26(_ s6: Int, _ s5: Int) -> Int { s6 + s5 }
  static func d27(_ s7: Int, _ s12: Int) -> Int { max(s7, s12) }
  static func d28(_ s8: Int, _ s19: Int) -> Int { s8 + s19 }
  static func d29(_ d28: Int, _ d25: Int) -> Int { d28 + d25 }
  static func d30(_ s10: Int, _ s13: Int) -> Int { s10 + s13 }
  static func d31(_ s11: Int, _ s0: Int) -> Int { s11 + s0 }
  static func d32(_ s12: Int, _ s7: Int) -> String { "\(s12) \(s7)" }
  static func d33(_ s13: Int, _ s14: Int) -> Int { s13 + s14 }
  static func d34(_ d33: Int, _ d30: Int) -> Int { d33 + d30 }
  static func d35(_ s15: Int, _ s8: Int) -> Int { s15 + s8 }
  static func d36(_ s16: Int, _ s15: Int) -> Int { s16 + s15 }
  static func d37(_ s17: Int, _ s2: Int) -> Int { max(s17, s2) }
  static func d38(_ s18: Int, _ s9: Int) -> Int { s18 + s9 }
  static func d39(_ d38: Int, _ d35: Int) -> Int { d38 + d35 }
  static func d40(_ s0: Int, _ s3: Int) -> Int { s0 + s3 }
  static func d41(_ s1: Int, _ s10: Int) -> Int { s1 + s10 }
  static func d42(_ s2: Int, _ s17: Int) -> Int { max(s2, s17) }
  static func d43(_ s3: Int, _ s4: Int) -> String { "\(s3) \(s4)" }
  static func d44(_ s4: Int, _ s11: Int) -> Int { s4 - s11 }
  static func d45(_ s5: Int, _ s18: Int) -> Int { s5 + s18 }
  static func d46(_ s6: Int, _ s5: Int) -> Int { s6 + s5 }
  static func d47(_ s7: Int, _ s12: Int) -> Int { max(s7, s12) }
  static func d48(_ s8: Int, _ d8: Int) -> Int { min(s8, d8) }
  static func d49(_ d48: Int, _ d45: Int) -> Int { d48 + d45 }
}

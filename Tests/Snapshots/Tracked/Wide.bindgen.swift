// Made by bindgen from Wide.bindgen.yml. Do not edit: change the spec.
// swift-format-ignore-file
// swiftlint:disable all

import Observation

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
final class Hall: Bindgen.Model, Observation.Observable {
  // MARK: State

  var s0: Int {
    get {
      _track(.s0, \.s0)
      return _s0
    }
    set { if Bindgen.replace(&_s0, with: newValue) { _wrote(.s0) } }
  }
  private var _s0: Int

  var s1: Int {
    get {
      _track(.s1, \.s1)
      return _s1
    }
    set { if Bindgen.replace(&_s1, with: newValue) { _wrote(.s1) } }
  }
  private var _s1: Int

  var s2: Int {
    get {
      _track(.s2, \.s2)
      return _s2
    }
    set { if Bindgen.replace(&_s2, with: newValue) { _wrote(.s2) } }
  }
  private var _s2: Int

  var s3: Int {
    get {
      _track(.s3, \.s3)
      return _s3
    }
    set { if Bindgen.replace(&_s3, with: newValue) { _wrote(.s3) } }
  }
  private var _s3: Int

  var s4: Int {
    get {
      _track(.s4, \.s4)
      return _s4
    }
    set { if Bindgen.replace(&_s4, with: newValue) { _wrote(.s4) } }
  }
  private var _s4: Int

  var s5: Int {
    get {
      _track(.s5, \.s5)
      return _s5
    }
    set { if Bindgen.replace(&_s5, with: newValue) { _wrote(.s5) } }
  }
  private var _s5: Int

  var s6: Int {
    get {
      _track(.s6, \.s6)
      return _s6
    }
    set { if Bindgen.replace(&_s6, with: newValue) { _wrote(.s6) } }
  }
  private var _s6: Int

  var s7: Int {
    get {
      _track(.s7, \.s7)
      return _s7
    }
    set { if Bindgen.replace(&_s7, with: newValue) { _wrote(.s7) } }
  }
  private var _s7: Int

  var s8: Int {
    get {
      _track(.s8, \.s8)
      return _s8
    }
    set { if Bindgen.replace(&_s8, with: newValue) { _wrote(.s8) } }
  }
  private var _s8: Int

  var s9: Int {
    get {
      _track(.s9, \.s9)
      return _s9
    }
    set { if Bindgen.replace(&_s9, with: newValue) { _wrote(.s9) } }
  }
  private var _s9: Int

  var s10: Int {
    get {
      _track(.s10, \.s10)
      return _s10
    }
    set { if Bindgen.replace(&_s10, with: newValue) { _wrote(.s10) } }
  }
  private var _s10: Int

  var s11: Int {
    get {
      _track(.s11, \.s11)
      return _s11
    }
    set { if Bindgen.replace(&_s11, with: newValue) { _wrote(.s11) } }
  }
  private var _s11: Int

  var s12: Int {
    get {
      _track(.s12, \.s12)
      return _s12
    }
    set { if Bindgen.replace(&_s12, with: newValue) { _wrote(.s12) } }
  }
  private var _s12: Int

  var s13: Int {
    get {
      _track(.s13, \.s13)
      return _s13
    }
    set { if Bindgen.replace(&_s13, with: newValue) { _wrote(.s13) } }
  }
  private var _s13: Int

  var s14: Int {
    get {
      _track(.s14, \.s14)
      return _s14
    }
    set { if Bindgen.replace(&_s14, with: newValue) { _wrote(.s14) } }
  }
  private var _s14: Int

  var s15: Int {
    get {
      _track(.s15, \.s15)
      return _s15
    }
    set { if Bindgen.replace(&_s15, with: newValue) { _wrote(.s15) } }
  }
  private var _s15: Int

  var s16: Int {
    get {
      _track(.s16, \.s16)
      return _s16
    }
    set { if Bindgen.replace(&_s16, with: newValue) { _wrote(.s16) } }
  }
  private var _s16: Int

  var s17: Int {
    get {
      _track(.s17, \.s17)
      return _s17
    }
    set { if Bindgen.replace(&_s17, with: newValue) { _wrote(.s17) } }
  }
  private var _s17: Int

  var s18: Int {
    get {
      _track(.s18, \.s18)
      return _s18
    }
    set { if Bindgen.replace(&_s18, with: newValue) { _wrote(.s18) } }
  }
  private var _s18: Int

  var s19: Int {
    get {
      _track(.s19, \.s19)
      return _s19
    }
    set { if Bindgen.replace(&_s19, with: newValue) { _wrote(.s19) } }
  }
  private var _s19: Int

  var s20: Int {
    get {
      _track(.s20, \.s20)
      return _s20
    }
    set { if Bindgen.replace(&_s20, with: newValue) { _wrote(.s20) } }
  }
  private var _s20: Int

  var s21: Int {
    get {
      _track(.s21, \.s21)
      return _s21
    }
    set { if Bindgen.replace(&_s21, with: newValue) { _wrote(.s21) } }
  }
  private var _s21: Int

  var s22: Int {
    get {
      _track(.s22, \.s22)
      return _s22
    }
    set { if Bindgen.replace(&_s22, with: newValue) { _wrote(.s22) } }
  }
  private var _s22: Int

  var s23: Int {
    get {
      _track(.s23, \.s23)
      return _s23
    }
    set { if Bindgen.replace(&_s23, with: newValue) { _wrote(.s23) } }
  }
  private var _s23: Int

  var s24: Int {
    get {
      _track(.s24, \.s24)
      return _s24
    }
    set { if Bindgen.replace(&_s24, with: newValue) { _wrote(.s24) } }
  }
  private var _s24: Int

  var s25: Int {
    get {
      _track(.s25, \.s25)
      return _s25
    }
    set { if Bindgen.replace(&_s25, with: newValue) { _wrote(.s25) } }
  }
  private var _s25: Int

  var s26: Int {
    get {
      _track(.s26, \.s26)
      return _s26
    }
    set { if Bindgen.replace(&_s26, with: newValue) { _wrote(.s26) } }
  }
  private var _s26: Int

  var s27: Int {
    get {
      _track(.s27, \.s27)
      return _s27
    }
    set { if Bindgen.replace(&_s27, with: newValue) { _wrote(.s27) } }
  }
  private var _s27: Int

  var s28: Int {
    get {
      _track(.s28, \.s28)
      return _s28
    }
    set { if Bindgen.replace(&_s28, with: newValue) { _wrote(.s28) } }
  }
  private var _s28: Int

  var s29: Int {
    get {
      _track(.s29, \.s29)
      return _s29
    }
    set { if Bindgen.replace(&_s29, with: newValue) { _wrote(.s29) } }
  }
  private var _s29: Int

  var s30: Int {
    get {
      _track(.s30, \.s30)
      return _s30
    }
    set { if Bindgen.replace(&_s30, with: newValue) { _wrote(.s30) } }
  }
  private var _s30: Int

  var s31: Int {
    get {
      _track(.s31, \.s31)
      return _s31
    }
    set { if Bindgen.replace(&_s31, with: newValue) { _wrote(.s31) } }
  }
  private var _s31: Int

  var s32: Int {
    get {
      _track(.s32, \.s32)
      return _s32
    }
    set { if Bindgen.replace(&_s32, with: newValue) { _wrote(.s32) } }
  }
  private var _s32: Int

  var s33: Int {
    get {
      _track(.s33, \.s33)
      return _s33
    }
    set { if Bindgen.replace(&_s33, with: newValue) { _wrote(.s33) } }
  }
  private var _s33: Int

  var s34: Int {
    get {
      _track(.s34, \.s34)
      return _s34
    }
    set { if Bindgen.replace(&_s34, with: newValue) { _wrote(.s34) } }
  }
  private var _s34: Int

  var s35: Int {
    get {
      _track(.s35, \.s35)
      return _s35
    }
    set { if Bindgen.replace(&_s35, with: newValue) { _wrote(.s35) } }
  }
  private var _s35: Int

  var s36: Int {
    get {
      _track(.s36, \.s36)
      return _s36
    }
    set { if Bindgen.replace(&_s36, with: newValue) { _wrote(.s36) } }
  }
  private var _s36: Int

  var s37: Int {
    get {
      _track(.s37, \.s37)
      return _s37
    }
    set { if Bindgen.replace(&_s37, with: newValue) { _wrote(.s37) } }
  }
  private var _s37: Int

  var s38: Int {
    get {
      _track(.s38, \.s38)
      return _s38
    }
    set { if Bindgen.replace(&_s38, with: newValue) { _wrote(.s38) } }
  }
  private var _s38: Int

  var s39: Int {
    get {
      _track(.s39, \.s39)
      return _s39
    }
    set { if Bindgen.replace(&_s39, with: newValue) { _wrote(.s39) } }
  }
  private var _s39: Int

  // MARK: Derived

  var d0: Int {
    _refresh(.d0)
    _track(.d0, \.d0)
    return _cache.d0
  }

  var d1: Int {
    _refresh(.d1)
    _track(.d1, \.d1)
    return _cache.d1
  }

  var d2: Int {
    _refresh(.d2)
    _track(.d2, \.d2)
    return _cache.d2
  }

  var d3: Int {
    _refresh(.d3)
    _track(.d3, \.d3)
    return _cache.d3
  }

  var d4: Int {
    _refresh(.d4)
    _track(.d4, \.d4)
    return _cache.d4
  }

  var d5: Int {
    _refresh(.d5)
    _track(.d5, \.d5)
    return _cache.d5
  }

  var d6: Int {
    _refresh(.d6)
    _track(.d6, \.d6)
    return _cache.d6
  }

  var d7: Int {
    _refresh(.d7)
    _track(.d7, \.d7)
    return _cache.d7
  }

  var d8: Int {
    _refresh(.d8)
    _track(.d8, \.d8)
    return _cache.d8
  }

  var d9: Int {
    _refresh(.d9)
    _track(.d9, \.d9)
    return _cache.d9
  }

  var d10: Int {
    _refresh(.d10)
    _track(.d10, \.d10)
    return _cache.d10
  }

  var d11: Int {
    _refresh(.d11)
    _track(.d11, \.d11)
    return _cache.d11
  }

  var d12: Int {
    _refresh(.d12)
    _track(.d12, \.d12)
    return _cache.d12
  }

  var d13: Int {
    _refresh(.d13)
    _track(.d13, \.d13)
    return _cache.d13
  }

  var d14: Int {
    _refresh(.d14)
    _track(.d14, \.d14)
    return _cache.d14
  }

  var d15: Int {
    _refresh(.d15)
    _track(.d15, \.d15)
    return _cache.d15
  }

  var d16: Int {
    _refresh(.d16)
    _track(.d16, \.d16)
    return _cache.d16
  }

  var d17: Int {
    _refresh(.d17)
    _track(.d17, \.d17)
    return _cache.d17
  }

  var d18: Int {
    _refresh(.d18)
    _track(.d18, \.d18)
    return _cache.d18
  }

  var d19: Int {
    _refresh(.d19)
    _track(.d19, \.d19)
    return _cache.d19
  }

  var d20: Int {
    _refresh(.d20)
    _track(.d20, \.d20)
    return _cache.d20
  }

  var d21: Int {
    _refresh(.d21)
    _track(.d21, \.d21)
    return _cache.d21
  }

  var d22: Int {
    _refresh(.d22)
    _track(.d22, \.d22)
    return _cache.d22
  }

  var d23: Int {
    _refresh(.d23)
    _track(.d23, \.d23)
    return _cache.d23
  }

  var d24: Int {
    _refresh(.d24)
    _track(.d24, \.d24)
    return _cache.d24
  }

  var d25: Int {
    _refresh(.d25)
    _track(.d25, \.d25)
    return _cache.d25
  }

  var d26: Int {
    _refresh(.d26)
    _track(.d26, \.d26)
    return _cache.d26
  }

  var d27: Int {
    _refresh(.d27)
    _track(.d27, \.d27)
    return _cache.d27
  }

  var d28: Int {
    _refresh(.d28)
    _track(.d28, \.d28)
    return _cache.d28
  }

  var d29: Int {
    _refresh(.d29)
    _track(.d29, \.d29)
    return _cache.d29
  }

  var d30: Int {
    _refresh(.d30)
    _track(.d30, \.d30)
    return _cache.d30
  }

  var d31: Int {
    _refresh(.d31)
    _track(.d31, \.d31)
    return _cache.d31
  }

  var d32: Int {
    _refresh(.d32)
    _track(.d32, \.d32)
    return _cache.d32
  }

  var d33: Int {
    _refresh(.d33)
    _track(.d33, \.d33)
    return _cache.d33
  }

  var d34: Int {
    _refresh(.d34)
    _track(.d34, \.d34)
    return _cache.d34
  }

  var d35: Int {
    _refresh(.d35)
    _track(.d35, \.d35)
    return _cache.d35
  }

  var d36: Int {
    _refresh(.d36)
    _track(.d36, \.d36)
    return _cache.d36
  }

  var d37: Int {
    _refresh(.d37)
    _track(.d37, \.d37)
    return _cache.d37
  }

  var d38: Int {
    _refresh(.d38)
    _track(.d38, \.d38)
    return _cache.d38
  }

  var d39: Int {
    _refresh(.d39)
    _track(.d39, \.d39)
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

  private let _registrar: Observation.ObservationRegistrar = Observation.ObservationRegistrar()

  /// A field is read, and up to date.
  private func _track<Value>(_ field: Changes, _ path: KeyPath<Hall, Value>) {
    if _core.track(field.mask, of: self) { _registrar.access(self, keyPath: path) }
  }

  /// Notifies those that have read a field.
  private func _publish<Value>(_ path: KeyPath<Hall, Value>) {
    _registrar.willSet(self, keyPath: path)
    _registrar.didSet(self, keyPath: path)
  }

  private func _publish(_ changes: Changes) {
    _publish0(changes)
    _publish1(changes)
    _publish2(changes)
  }

  private func _publish0(_ changes: Changes) {
    if changes.contains(.s0) { _publish(\.s0) }
    if changes.contains(.s1) { _publish(\.s1) }
    if changes.contains(.s2) { _publish(\.s2) }
    if changes.contains(.s3) { _publish(\.s3) }
    if changes.contains(.s4) { _publish(\.s4) }
    if changes.contains(.s5) { _publish(\.s5) }
    if changes.contains(.s6) { _publish(\.s6) }
    if changes.contains(.s7) { _publish(\.s7) }
    if changes.contains(.s8) { _publish(\.s8) }
    if changes.contains(.s9) { _publish(\.s9) }
    if changes.contains(.s10) { _publish(\.s10) }
    if changes.contains(.s11) { _publish(\.s11) }
    if changes.contains(.s12) { _publish(\.s12) }
    if changes.contains(.s13) { _publish(\.s13) }
    if changes.contains(.s14) { _publish(\.s14) }
    if changes.contains(.s15) { _publish(\.s15) }
    if changes.contains(.s16) { _publish(\.s16) }
    if changes.contains(.s17) { _publish(\.s17) }
    if changes.contains(.s18) { _publish(\.s18) }
    if changes.contains(.s19) { _publish(\.s19) }
    if changes.contains(.s20) { _publish(\.s20) }
    if changes.contains(.s21) { _publish(\.s21) }
    if changes.contains(.s22) { _publish(\.s22) }
    if changes.contains(.s23) { _publish(\.s23) }
    if changes.contains(.s24) { _publish(\.s24) }
    if changes.contains(.s25) { _publish(\.s25) }
    if changes.contains(.s26) { _publish(\.s26) }
    if changes.contains(.s27) { _publish(\.s27) }
    if changes.contains(.s28) { _publish(\.s28) }
    if changes.contains(.s29) { _publish(\.s29) }
    if changes.contains(.s30) { _publish(\.s30) }
    if changes.contains(.s31) { _publish(\.s31) }
  }

  private func _publish1(_ changes: Changes) {
    if changes.contains(.s32) { _publish(\.s32) }
    if changes.contains(.s33) { _publish(\.s33) }
    if changes.contains(.s34) { _publish(\.s34) }
    if changes.contains(.s35) { _publish(\.s35) }
    if changes.contains(.s36) { _publish(\.s36) }
    if changes.contains(.s37) { _publish(\.s37) }
    if changes.contains(.s38) { _publish(\.s38) }
    if changes.contains(.s39) { _publish(\.s39) }
    if changes.contains(.d0) { _publish(\.d0) }
    if changes.contains(.d1) { _publish(\.d1) }
    if changes.contains(.d2) { _publish(\.d2) }
    if changes.contains(.d3) { _publish(\.d3) }
    if changes.contains(.d4) { _publish(\.d4) }
    if changes.contains(.d5) { _publish(\.d5) }
    if changes.contains(.d6) { _publish(\.d6) }
    if changes.contains(.d7) { _publish(\.d7) }
    if changes.contains(.d8) { _publish(\.d8) }
    if changes.contains(.d9) { _publish(\.d9) }
    if changes.contains(.d10) { _publish(\.d10) }
    if changes.contains(.d11) { _publish(\.d11) }
    if changes.contains(.d12) { _publish(\.d12) }
    if changes.contains(.d13) { _publish(\.d13) }
    if changes.contains(.d14) { _publish(\.d14) }
    if changes.contains(.d15) { _publish(\.d15) }
    if changes.contains(.d16) { _publish(\.d16) }
    if changes.contains(.d17) { _publish(\.d17) }
    if changes.contains(.d18) { _publish(\.d18) }
    if changes.contains(.d19) { _publish(\.d19) }
    if changes.contains(.d20) { _publish(\.d20) }
    if changes.contains(.d21) { _publish(\.d21) }
    if changes.contains(.d22) { _publish(\.d22) }
    if changes.contains(.d23) { _publish(\.d23) }
  }

  private func _publish2(_ changes: Changes) {
    if changes.contains(.d24) { _publish(\.d24) }
    if changes.contains(.d25) { _publish(\.d25) }
    if changes.contains(.d26) { _publish(\.d26) }
    if changes.contains(.d27) { _publish(\.d27) }
    if changes.contains(.d28) { _publish(\.d28) }
    if changes.contains(.d29) { _publish(\.d29) }
    if changes.contains(.d30) { _publish(\.d30) }
    if changes.contains(.d31) { _publish(\.d31) }
    if changes.contains(.d32) { _publish(\.d32) }
    if changes.contains(.d33) { _publish(\.d33) }
    if changes.contains(.d34) { _publish(\.d34) }
    if changes.contains(.d35) { _publish(\.d35) }
    if changes.contains(.d36) { _publish(\.d36) }
    if changes.contains(.d37) { _publish(\.d37) }
    if changes.contains(.d38) { _publish(\.d38) }
    if changes.contains(.d39) { _publish(\.d39) }
  }

  // MARK: Machinery

  let _core: Bindgen.Core = Bindgen.Core(Hall._graph)
  private static let _graph: Bindgen.Graph = Bindgen.Graph(
    Changes.self,
    "s0 s1 s2 s3 s4 s5 s6 s7 s8 s9 s10 s11 s12 s13 s14 s15 s16 s17 s18 s19 s20 s21 s22 s23 s24 s25 s26 s27 s28 s29 s30 s31 s32 s33 s34 s35 s36 s37 s38 s39 d0 d1 d2 d3 d4 d5 d6 d7 d8 d9 d10 d11 d12 d13 d14 d15 d16 d17 d18 d19 d20 d21 d22 d23 d24 d25 d26 d27 d28 d29 d30 d31 d32 d33 d34 d35 d36 d37 d38 d39",
    [
      .d0: [.s0, .s7],
      .d1: [.s1, .s8, .d0],
      .d2: [.s2, .s9, .d1],
      .d3: [.s3, .s10, .d2],
      .d4: [.s4, .s11, .d3],
      .d5: [.s5, .s12],
      .d6: [.s6, .s13, .d5],
      .d7: [.s7, .s14, .d6],
      .d8: [.s8, .s15, .d7],
      .d9: [.s9, .s16, .d8],
      .d10: [.s10, .s17],
      .d11: [.s11, .s18, .d10],
      .d12: [.s12, .s19, .d11],
      .d13: [.s13, .s20, .d12],
      .d14: [.s14, .s21, .d13],
      .d15: [.s15, .s22],
      .d16: [.s16, .s23, .d15],
      .d17: [.s17, .s24, .d16],
      .d18: [.s18, .s25, .d17],
      .d19: [.s19, .s26, .d18],
      .d20: [.s20, .s27],
      .d21: [.s21, .s28, .d20],
      .d22: [.s22, .s29, .d21],
      .d23: [.s23, .s30, .d22],
      .d24: [.s24, .s31, .d23],
      .d25: [.s25, .s32],
      .d26: [.s26, .s33, .d25],
      .d27: [.s27, .s34, .d26],
      .d28: [.s28, .s35, .d27],
      .d29: [.s29, .s36, .d28],
      .d30: [.s30, .s37],
      .d31: [.s31, .s38, .d30],
      .d32: [.s32, .s39, .d31],
      .d33: [.s0, .s33, .d32],
      .d34: [.s1, .s34, .d33],
      .d35: [.s2, .s35],
      .d36: [.s3, .s36, .d35],
      .d37: [.s4, .s37, .d36],
      .d38: [.s5, .s38, .d37],
      .d39: [.s6, .s39, .d38],
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

  func _compute(_ fields: Bindgen.Mask) {
    var pass: Bindgen.Pass<Changes> = _core.pass(fields)
    if pass.isDue(.d0) {
      let value: Int = _HallFormulas.d0(_s0, _s7)
      if Bindgen.replace(&_cache.d0, with: value) { pass.changed(.d0) }
    }
    if pass.isDue(.d1) {
      let value: Int = _HallFormulas.d1(_s1, _s8, _cache.d0)
      if Bindgen.replace(&_cache.d1, with: value) { pass.changed(.d1) }
    }
    if pass.isDue(.d2) {
      let value: Int = _HallFormulas.d2(_s2, _s9, _cache.d1)
      if Bindgen.replace(&_cache.d2, with: value) { pass.changed(.d2) }
    }
    if pass.isDue(.d3) {
      let value: Int = _HallFormulas.d3(_s3, _s10, _cache.d2)
      if Bindgen.replace(&_cache.d3, with: value) { pass.changed(.d3) }
    }
    if pass.isDue(.d4) {
      let value: Int = _HallFormulas.d4(_s4, _s11, _cache.d3)
      if Bindgen.replace(&_cache.d4, with: value) { pass.changed(.d4) }
    }
    if pass.isDue(.d5) {
      let value: Int = _HallFormulas.d5(_s5, _s12)
      if Bindgen.replace(&_cache.d5, with: value) { pass.changed(.d5) }
    }
    if pass.isDue(.d6) {
      let value: Int = _HallFormulas.d6(_s6, _s13, _cache.d5)
      if Bindgen.replace(&_cache.d6, with: value) { pass.changed(.d6) }
    }
    if pass.isDue(.d7) {
      let value: Int = _HallFormulas.d7(_s7, _s14, _cache.d6)
      if Bindgen.replace(&_cache.d7, with: value) { pass.changed(.d7) }
    }
    if pass.isDue(.d8) {
      let value: Int = _HallFormulas.d8(_s8, _s15, _cache.d7)
      if Bindgen.replace(&_cache.d8, with: value) { pass.changed(.d8) }
    }
    if pass.isDue(.d9) {
      let value: Int = _HallFormulas.d9(_s9, _s16, _cache.d8)
      if Bindgen.replace(&_cache.d9, with: value) { pass.changed(.d9) }
    }
    if pass.isDue(.d10) {
      let value: Int = _HallFormulas.d10(_s10, _s17)
      if Bindgen.replace(&_cache.d10, with: value) { pass.changed(.d10) }
    }
    if pass.isDue(.d11) {
      let value: Int = _HallFormulas.d11(_s11, _s18, _cache.d10)
      if Bindgen.replace(&_cache.d11, with: value) { pass.changed(.d11) }
    }
    if pass.isDue(.d12) {
      let value: Int = _HallFormulas.d12(_s12, _s19, _cache.d11)
      if Bindgen.replace(&_cache.d12, with: value) { pass.changed(.d12) }
    }
    if pass.isDue(.d13) {
      let value: Int = _HallFormulas.d13(_s13, _s20, _cache.d12)
      if Bindgen.replace(&_cache.d13, with: value) { pass.changed(.d13) }
    }
    if pass.isDue(.d14) {
      let value: Int = _HallFormulas.d14(_s14, _s21, _cache.d13)
      if Bindgen.replace(&_cache.d14, with: value) { pass.changed(.d14) }
    }
    if pass.isDue(.d15) {
      let value: Int = _HallFormulas.d15(_s15, _s22)
      if Bindgen.replace(&_cache.d15, with: value) { pass.changed(.d15) }
    }
    if pass.isDue(.d16) {
      let value: Int = _HallFormulas.d16(_s16, _s23, _cache.d15)
      if Bindgen.replace(&_cache.d16, with: value) { pass.changed(.d16) }
    }
    if pass.isDue(.d17) {
      let value: Int = _HallFormulas.d17(_s17, _s24, _cache.d16)
      if Bindgen.replace(&_cache.d17, with: value) { pass.changed(.d17) }
    }
    if pass.isDue(.d18) {
      let value: Int = _HallFormulas.d18(_s18, _s25, _cache.d17)
      if Bindgen.replace(&_cache.d18, with: value) { pass.changed(.d18) }
    }
    if pass.isDue(.d19) {
      let value: Int = _HallFormulas.d19(_s19, _s26, _cache.d18)
      if Bindgen.replace(&_cache.d19, with: value) { pass.changed(.d19) }
    }
    if pass.isDue(.d20) {
      let value: Int = _HallFormulas.d20(_s20, _s27)
      if Bindgen.replace(&_cache.d20, with: value) { pass.changed(.d20) }
    }
    if pass.isDue(.d21) {
      let value: Int = _HallFormulas.d21(_s21, _s28, _cache.d20)
      if Bindgen.replace(&_cache.d21, with: value) { pass.changed(.d21) }
    }
    if pass.isDue(.d22) {
      let value: Int = _HallFormulas.d22(_s22, _s29, _cache.d21)
      if Bindgen.replace(&_cache.d22, with: value) { pass.changed(.d22) }
    }
    if pass.isDue(.d23) {
      let value: Int = _HallFormulas.d23(_s23, _s30, _cache.d22)
      if Bindgen.replace(&_cache.d23, with: value) { pass.changed(.d23) }
    }
    if pass.isDue(.d24) {
      let value: Int = _HallFormulas.d24(_s24, _s31, _cache.d23)
      if Bindgen.replace(&_cache.d24, with: value) { pass.changed(.d24) }
    }
    if pass.isDue(.d25) {
      let value: Int = _HallFormulas.d25(_s25, _s32)
      if Bindgen.replace(&_cache.d25, with: value) { pass.changed(.d25) }
    }
    if pass.isDue(.d26) {
      let value: Int = _HallFormulas.d26(_s26, _s33, _cache.d25)
      if Bindgen.replace(&_cache.d26, with: value) { pass.changed(.d26) }
    }
    if pass.isDue(.d27) {
      let value: Int = _HallFormulas.d27(_s27, _s34, _cache.d26)
      if Bindgen.replace(&_cache.d27, with: value) { pass.changed(.d27) }
    }
    if pass.isDue(.d28) {
      let value: Int = _HallFormulas.d28(_s28, _s35, _cache.d27)
      if Bindgen.replace(&_cache.d28, with: value) { pass.changed(.d28) }
    }
    if pass.isDue(.d29) {
      let value: Int = _HallFormulas.d29(_s29, _s36, _cache.d28)
      if Bindgen.replace(&_cache.d29, with: value) { pass.changed(.d29) }
    }
    if pass.isDue(.d30) {
      let value: Int = _HallFormulas.d30(_s30, _s37)
      if Bindgen.replace(&_cache.d30, with: value) { pass.changed(.d30) }
    }
    if pass.isDue(.d31) {
      let value: Int = _HallFormulas.d31(_s31, _s38, _cache.d30)
      if Bindgen.replace(&_cache.d31, with: value) { pass.changed(.d31) }
    }
    if pass.isDue(.d32) {
      let value: Int = _HallFormulas.d32(_s32, _s39, _cache.d31)
      if Bindgen.replace(&_cache.d32, with: value) { pass.changed(.d32) }
    }
    if pass.isDue(.d33) {
      let value: Int = _HallFormulas.d33(_s33, _s0, _cache.d32)
      if Bindgen.replace(&_cache.d33, with: value) { pass.changed(.d33) }
    }
    if pass.isDue(.d34) {
      let value: Int = _HallFormulas.d34(_s34, _s1, _cache.d33)
      if Bindgen.replace(&_cache.d34, with: value) { pass.changed(.d34) }
    }
    if pass.isDue(.d35) {
      let value: Int = _HallFormulas.d35(_s35, _s2)
      if Bindgen.replace(&_cache.d35, with: value) { pass.changed(.d35) }
    }
    if pass.isDue(.d36) {
      let value: Int = _HallFormulas.d36(_s36, _s3, _cache.d35)
      if Bindgen.replace(&_cache.d36, with: value) { pass.changed(.d36) }
    }
    if pass.isDue(.d37) {
      let value: Int = _HallFormulas.d37(_s37, _s4, _cache.d36)
      if Bindgen.replace(&_cache.d37, with: value) { pass.changed(.d37) }
    }
    if pass.isDue(.d38) {
      let value: Int = _HallFormulas.d38(_s38, _s5, _cache.d37)
      if Bindgen.replace(&_cache.d38, with: value) { pass.changed(.d38) }
    }
    if pass.isDue(.d39) {
      let value: Int = _HallFormulas.d39(_s39, _s6, _cache.d38)
      if Bindgen.replace(&_cache.d39, with: value) { pass.changed(.d39) }
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

/// The spec's expressions: each sees what it names, and nothing else of the model.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
enum _HallFormulas {
  static func d0(_ s0: Int, _ s7: Int) -> Int { s0 + s7 }
  static func d1(_ s1: Int, _ s8: Int, _ d0: Int) -> Int { s1 + s8 + d0 }
  static func d2(_ s2: Int, _ s9: Int, _ d1: Int) -> Int { s2 + s9 + d1 }
  static func d3(_ s3: Int, _ s10: Int, _ d2: Int) -> Int { s3 + s10 + d2 }
  static func d4(_ s4: Int, _ s11: Int, _ d3: Int) -> Int { s4 + s11 + d3 }
  static func d5(_ s5: Int, _ s12: Int) -> Int { s5 + s12 }
  static func d6(_ s6: Int, _ s13: Int, _ d5: Int) -> Int { s6 + s13 + d5 }
  static func d7(_ s7: Int, _ s14: Int, _ d6: Int) -> Int { s7 + s14 + d6 }
  static func d8(_ s8: Int, _ s15: Int, _ d7: Int) -> Int { s8 + s15 + d7 }
  static func d9(_ s9: Int, _ s16: Int, _ d8: Int) -> Int { s9 + s16 + d8 }
  static func d10(_ s10: Int, _ s17: Int) -> Int { s10 + s17 }
  static func d11(_ s11: Int, _ s18: Int, _ d10: Int) -> Int { s11 + s18 + d10 }
  static func d12(_ s12: Int, _ s19: Int, _ d11: Int) -> Int { s12 + s19 + d11 }
  static func d13(_ s13: Int, _ s20: Int, _ d12: Int) -> Int { s13 + s20 + d12 }
  static func d14(_ s14: Int, _ s21: Int, _ d13: Int) -> Int { s14 + s21 + d13 }
  static func d15(_ s15: Int, _ s22: Int) -> Int { s15 + s22 }
  static func d16(_ s16: Int, _ s23: Int, _ d15: Int) -> Int { s16 + s23 + d15 }
  static func d17(_ s17: Int, _ s24: Int, _ d16: Int) -> Int { s17 + s24 + d16 }
  static func d18(_ s18: Int, _ s25: Int, _ d17: Int) -> Int { s18 + s25 + d17 }
  static func d19(_ s19: Int, _ s26: Int, _ d18: Int) -> Int { s19 + s26 + d18 }
  static func d20(_ s20: Int, _ s27: Int) -> Int { s20 + s27 }
  static func d21(_ s21: Int, _ s28: Int, _ d20: Int) -> Int { s21 + s28 + d20 }
  static func d22(_ s22: Int, _ s29: Int, _ d21: Int) -> Int { s22 + s29 + d21 }
  static func d23(_ s23: Int, _ s30: Int, _ d22: Int) -> Int { s23 + s30 + d22 }
  static func d24(_ s24: Int, _ s31: Int, _ d23: Int) -> Int { s24 + s31 + d23 }
  static func d25(_ s25: Int, _ s32: Int) -> Int { s25 + s32 }
  static func d26(_ s26: Int, _ s33: Int, _ d25: Int) -> Int { s26 + s33 + d25 }
  static func d27(_ s27: Int, _ s34: Int, _ d26: Int) -> Int { s27 + s34 + d26 }
  static func d28(_ s28: Int, _ s35: Int, _ d27: Int) -> Int { s28 + s35 + d27 }
  static func d29(_ s29: Int, _ s36: Int, _ d28: Int) -> Int { s29 + s36 + d28 }
  static func d30(_ s30: Int, _ s37: Int) -> Int { s30 + s37 }
  static func d31(_ s31: Int, _ s38: Int, _ d30: Int) -> Int { s31 + s38 + d30 }
  static func d32(_ s32: Int, _ s39: Int, _ d31: Int) -> Int { s32 + s39 + d31 }
  static func d33(_ s33: Int, _ s0: Int, _ d32: Int) -> Int { s33 + s0 + d32 }
  static func d34(_ s34: Int, _ s1: Int, _ d33: Int) -> Int { s34 + s1 + d33 }
  static func d35(_ s35: Int, _ s2: Int) -> Int { s35 + s2 }
  static func d36(_ s36: Int, _ s3: Int, _ d35: Int) -> Int { s36 + s3 + d35 }
  static func d37(_ s37: Int, _ s4: Int, _ d36: Int) -> Int { s37 + s4 + d36 }
  static func d38(_ s38: Int, _ s5: Int, _ d37: Int) -> Int { s38 + s5 + d37 }
  static func d39(_ s39: Int, _ s6: Int, _ d38: Int) -> Int { s39 + s6 + d38 }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
final class Guide: Bindgen.Model, Observation.Observable {
  // MARK: Given

  let hall: Hall

  // MARK: Derived

  var first: Int {
    _refresh(.first)
    _track(.first, \.first)
    return _cache.first
  }

  var last: Int {
    _refresh(.last)
    _track(.last, \.last)
    return _cache.last
  }

  // MARK: Init

  init(hall: Hall = _GuideFormulas.hall()) {
    self.hall = hall
    _core.adopt(
      hall,
      by: self,
      [
        .d0: .first,
        .s39: .last,
        .d39: .last,
      ]
    )
  }

  // MARK: Fields

  /// The fields that a transaction changed.
  struct Changes: OptionSet, Sendable, Bindgen.FieldSet {
    let rawValue: UInt64

    static let first: Changes = Changes(rawValue: 1 &<< 0)
    static let last: Changes = Changes(rawValue: 1 &<< 1)
  }

  private let _registrar: Observation.ObservationRegistrar = Observation.ObservationRegistrar()

  /// A field is read, and up to date.
  private func _track<Value>(_ field: Changes, _ path: KeyPath<Guide, Value>) {
    if _core.track(field.mask, of: self) { _registrar.access(self, keyPath: path) }
  }

  /// Notifies those that have read a field.
  private func _publish<Value>(_ path: KeyPath<Guide, Value>) {
    _registrar.willSet(self, keyPath: path)
    _registrar.didSet(self, keyPath: path)
  }

  private func _publish(_ changes: Changes) {
    if changes.contains(.first) { _publish(\.first) }
    if changes.contains(.last) { _publish(\.last) }
  }

  // MARK: Machinery

  let _core: Bindgen.Core = Bindgen.Core(Guide._graph)
  private static let _graph: Bindgen.Graph = Bindgen.Graph(
    Changes.self,
    "first last",
    [
      .first: [],
      .last: [],
    ]
  )

  private struct _Cache {
    var first: Int = 0
    var last: Int = 0
  }
  private var _cache: _Cache = _Cache()

  private func _refresh(_ field: Changes) { _core.refresh(field.mask, of: self) }

  func _compute(_ fields: Bindgen.Mask) {
    var pass: Bindgen.Pass<Changes> = _core.pass(fields)
    if pass.isDue(.first) {
      let value: Int = _GuideFormulas.first(hall)
      if Bindgen.replace(&_cache.first, with: value) { pass.changed(.first) }
    }
    if pass.isDue(.last) {
      let value: Int = _GuideFormulas.last(hall)
      if Bindgen.replace(&_cache.last, with: value) { pass.changed(.last) }
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

/// The spec's expressions: each sees what it names, and nothing else of the model.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
enum _GuideFormulas {
  static func hall() -> Hall { Hall() }
  static func first(_ hall: Hall) -> Int { hall.d0 }
  static func last(_ hall: Hall) -> Int { hall.s39 + hall.d39 }
}

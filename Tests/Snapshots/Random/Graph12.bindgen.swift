// Made by bindgen from Graph12.bindgen.yml. Do not edit: change the spec.
// swift-format-ignore-file
// swiftlint:disable all

package final class Graph12 {
  // MARK: State

  package internal(set) var s0: Int {
    get { _s0 }
    set { if Bindgen.replace(&_s0, with: newValue) { _wrote(0) } }
  }
  private var _s0: Int

  package internal(set) var s1: [Int] {
    get { _s1 }
    set { if Bindgen.replace(&_s1, with: newValue) { _wrote(1) } }
    _modify {
      defer { _wrote(1) }
      yield &_s1
    }
  }
  private var _s1: [Int]

  package internal(set) var s2: [Int] {
    get { _s2 }
    set { if Bindgen.replace(&_s2, with: newValue) { _wrote(2) } }
    _modify {
      defer { _wrote(2) }
      yield &_s2
    }
  }
  private var _s2: [Int]

  package internal(set) var s3: [Int] {
    get { _s3 }
    set { if Bindgen.replace(&_s3, with: newValue) { _wrote(3) } }
    _modify {
      defer { _wrote(3) }
      yield &_s3
    }
  }
  private var _s3: [Int]

  package internal(set) var s4: [Int] {
    get { _s4 }
    set { if Bindgen.replace(&_s4, with: newValue) { _wrote(4) } }
    _modify {
      defer { _wrote(4) }
      yield &_s4
    }
  }
  private var _s4: [Int]

  package internal(set) var s5: Int {
    get { _s5 }
    set { if Bindgen.replace(&_s5, with: newValue, unless: _Graph12Formulas.s5AreEqual) { _wrote(5) } }
  }
  private var _s5: Int

  // MARK: What follows

  package var d2: Int? {
    if _staleness.stale.has(6) { _settle(Graph12._graph.sources[6]) }
    return _cache.d2
  }

  package var d1: Int? {
    if _staleness.stale.has(7) { _settle(Graph12._graph.sources[7]) }
    return _cache.d1
  }

  package var d8: Int? {
    if _staleness.stale.has(8) { _settle(Graph12._graph.sources[8]) }
    return _cache.d8
  }

  package var d17: Int {
    if _staleness.stale.has(9) { _settle(Graph12._graph.sources[9]) }
    return _cache.d17
  }

  package var d66: Int? {
    if _staleness.stale.has(10) { _settle(Graph12._graph.sources[10]) }
    return _cache.d66
  }

  package var d21: Int {
    if _staleness.stale.has(11) { _settle(Graph12._graph.sources[11]) }
    return _cache.d21
  }

  package var d24: Int {
    if _staleness.stale.has(12) { _settle(Graph12._graph.sources[12]) }
    return _cache.d24
  }

  package var d4: Int? {
    if _staleness.stale.has(13) { _settle(Graph12._graph.sources[13]) }
    return _cache.d4
  }

  package var d11: Int {
    if _staleness.stale.has(14) { _settle(Graph12._graph.sources[14]) }
    return _cache.d11
  }

  package var d50: Int? {
    if _staleness.stale.has(15) { _settle(Graph12._graph.sources[15]) }
    return _cache.d50
  }

  package var d70: Int? {
    if _staleness.stale.has(16) { _settle(Graph12._graph.sources[16]) }
    return _cache.d70
  }

  package var d60: Int? {
    if _staleness.stale.has(17) { _settle(Graph12._graph.sources[17]) }
    return _cache.d60
  }

  package var d0: Int? {
    if _staleness.stale.has(18) { _settle(Graph12._graph.sources[18]) }
    return _cache.d0
  }

  package var d3: Int {
    if _staleness.stale.has(19) { _settle(Graph12._graph.sources[19]) }
    return _cache.d3
  }

  package var d5: Int {
    if _staleness.stale.has(20) { _settle(Graph12._graph.sources[20]) }
    return _cache.d5
  }

  package var d6: Int? {
    if _staleness.stale.has(21) { _settle(Graph12._graph.sources[21]) }
    return _cache.d6
  }

  package var d76: Int {
    if _staleness.stale.has(22) { _settle(Graph12._graph.sources[22]) }
    return _cache.d76
  }

  package var d43: Int? {
    if _staleness.stale.has(23) { _settle(Graph12._graph.sources[23]) }
    return _cache.d43
  }

  package var d64: Int {
    if _staleness.stale.has(24) { _settle(Graph12._graph.sources[24]) }
    return _cache.d64
  }

  package var d30: Int {
    if _staleness.stale.has(25) { _settle(Graph12._graph.sources[25]) }
    return _cache.d30
  }

  package var d44: Int {
    if _staleness.stale.has(26) { _settle(Graph12._graph.sources[26]) }
    return _cache.d44
  }

  package var d10: Int {
    if _staleness.stale.has(27) { _settle(Graph12._graph.sources[27]) }
    return _cache.d10
  }

  package var d12: Int { _Graph12Formulas.d12(d10) }

  package var d63: Int {
    if _staleness.stale.has(29) { _settle(Graph12._graph.sources[29]) }
    return _cache.d63
  }

  package var d7: Int { d3 }

  package var d18: Int { d7 }

  package var d9: Int? {
    if _staleness.stale.has(32) { _settle(Graph12._graph.sources[32]) }
    return _cache.d9
  }

  package var d13: Int? {
    if _staleness.stale.has(33) { _settle(Graph12._graph.sources[33]) }
    return _cache.d13
  }

  package var d78: Int {
    if _staleness.stale.has(34) { _settle(Graph12._graph.sources[34]) }
    return _cache.d78
  }

  package var d67: Int {
    if _staleness.stale.has(35) { _settle(Graph12._graph.sources[35]) }
    return _cache.d67
  }

  package var d69: Int { _Graph12Formulas.d69(d67) }

  package var d57: Int {
    if _staleness.stale.has(37) { _settle(Graph12._graph.sources[37]) }
    return _cache.d57
  }

  package var d87: Int { d57 }

  package var d14: Int? {
    if _staleness.stale.has(39) { _settle(Graph12._graph.sources[39]) }
    return _cache.d14
  }

  package var d81: Int { _Graph12Formulas.d81(d78) }

  package var d20: Int? { d9 }

  package var d22: Int {
    if _staleness.stale.has(42) { _settle(Graph12._graph.sources[42]) }
    return _cache.d22
  }

  package var d46: Int {
    if _staleness.stale.has(43) { _settle(Graph12._graph.sources[43]) }
    return _cache.d46
  }

  package var d16: Int {
    if _staleness.stale.has(44) { _settle(Graph12._graph.sources[44]) }
    return _cache.d16
  }

  package var d33: Int { _Graph12Formulas.d33(d16) }

  package var d56: Int? {
    if _staleness.stale.has(46) { _settle(Graph12._graph.sources[46]) }
    return _cache.d56
  }

  package var d19: Int {
    if _staleness.stale.has(47) { _settle(Graph12._graph.sources[47]) }
    return _cache.d19
  }

  package var d88: Int {
    if _staleness.stale.has(48) { _settle(Graph12._graph.sources[48]) }
    return _cache.d88
  }

  package var d23: Int {
    if _staleness.stale.has(49) { _settle(Graph12._graph.sources[49]) }
    return _cache.d23
  }

  package var d26: Int? {
    if _staleness.stale.has(50) { _settle(Graph12._graph.sources[50]) }
    return _cache.d26
  }

  package var d28: Int? { d26 }

  package var d25: Int {
    if _staleness.stale.has(52) { _settle(Graph12._graph.sources[52]) }
    return _cache.d25
  }

  package var d27: Int {
    if _staleness.stale.has(53) { _settle(Graph12._graph.sources[53]) }
    return _cache.d27
  }

  package var d31: Int {
    if _staleness.stale.has(54) { _settle(Graph12._graph.sources[54]) }
    return _cache.d31
  }

  package var d32: Int {
    if _staleness.stale.has(55) { _settle(Graph12._graph.sources[55]) }
    return _cache.d32
  }

  package var d71: Int {
    if _staleness.stale.has(56) { _settle(Graph12._graph.sources[56]) }
    return _cache.d71
  }

  package var d34: Int? {
    if _staleness.stale.has(57) { _settle(Graph12._graph.sources[57]) }
    return _cache.d34
  }

  package var d29: Int { _Graph12Formulas.d29(d27, d3) }

  package var d55: Int {
    if _staleness.stale.has(59) { _settle(Graph12._graph.sources[59]) }
    return _cache.d55
  }

  package var d35: Int { _Graph12Formulas.d35(d32, d3) }

  package var d48: Int {
    if _staleness.stale.has(61) { _settle(Graph12._graph.sources[61]) }
    return _cache.d48
  }

  package var d36: Int? {
    if _staleness.stale.has(62) { _settle(Graph12._graph.sources[62]) }
    return _cache.d36
  }

  package var d39: Int {
    if _staleness.stale.has(63) { _settle(Graph12._graph.sources[63]) }
    return _cache.d39
  }

  package var d37: Int {
    if _staleness.stale.has(64) { _settle(Graph12._graph.sources[64]) }
    return _cache.d37
  }

  package var d41: Int {
    if _staleness.stale.has(65) { _settle(Graph12._graph.sources[65]) }
    return _cache.d41
  }

  package var d47: Int? {
    if _staleness.stale.has(66) { _settle(Graph12._graph.sources[66]) }
    return _cache.d47
  }

  package var d49: Int {
    if _staleness.stale.has(67) { _settle(Graph12._graph.sources[67]) }
    return _cache.d49
  }

  package var d68: Int {
    if _staleness.stale.has(68) { _settle(Graph12._graph.sources[68]) }
    return _cache.d68
  }

  package var d65: Int {
    if _staleness.stale.has(69) { _settle(Graph12._graph.sources[69]) }
    return _cache.d65
  }

  package var d73: Int { _Graph12Formulas.d73(d65) }

  package var d77: Int { d73 }

  package var d80: Int {
    if _staleness.stale.has(72) { _settle(Graph12._graph.sources[72]) }
    return _cache.d80
  }

  package var d45: Int { d39 }

  package var d15: Int {
    if _staleness.stale.has(74) { _settle(Graph12._graph.sources[74]) }
    return _cache.d15
  }

  package var d54: Int? {
    if _staleness.stale.has(75) { _settle(Graph12._graph.sources[75]) }
    return _cache.d54
  }

  package var d38: Int {
    if _staleness.stale.has(76) { _settle(Graph12._graph.sources[76]) }
    return _cache.d38
  }

  package var d42: Int {
    if _staleness.stale.has(77) { _settle(Graph12._graph.sources[77]) }
    return _cache.d42
  }

  package var d84: Int {
    if _staleness.stale.has(78) { _settle(Graph12._graph.sources[78]) }
    return _cache.d84
  }

  package var d74: Int {
    if _staleness.stale.has(79) { _settle(Graph12._graph.sources[79]) }
    return _cache.d74
  }

  package var d40: Int { _Graph12Formulas.d40(d15) }

  package var d58: Int {
    if _staleness.stale.has(81) { _settle(Graph12._graph.sources[81]) }
    return _cache.d58
  }

  package var d51: Int {
    if _staleness.stale.has(82) { _settle(Graph12._graph.sources[82]) }
    return _cache.d51
  }

  package var d53: Int? {
    if _staleness.stale.has(83) { _settle(Graph12._graph.sources[83]) }
    return _cache.d53
  }

  package var d59: Int {
    if _staleness.stale.has(84) { _settle(Graph12._graph.sources[84]) }
    return _cache.d59
  }

  package var d79: Int? {
    if _staleness.stale.has(85) { _settle(Graph12._graph.sources[85]) }
    return _cache.d79
  }

  package var d61: Int {
    if _staleness.stale.has(86) { _settle(Graph12._graph.sources[86]) }
    return _cache.d61
  }

  package var d83: Int? {
    if _staleness.stale.has(87) { _settle(Graph12._graph.sources[87]) }
    return _cache.d83
  }

  package var d72: Int {
    if _staleness.stale.has(88) { _settle(Graph12._graph.sources[88]) }
    return _cache.d72
  }

  package var d52: Int {
    if _staleness.stale.has(89) { _settle(Graph12._graph.sources[89]) }
    return _cache.d52
  }

  package var d75: Int {
    if _staleness.stale.has(90) { _settle(Graph12._graph.sources[90]) }
    return _cache.d75
  }

  package var d89: Int? {
    if _staleness.stale.has(91) { _settle(Graph12._graph.sources[91]) }
    return _cache.d89
  }

  package var d62: Int {
    if _staleness.stale.has(92) { _settle(Graph12._graph.sources[92]) }
    return _cache.d62
  }

  package var d82: Int {
    if _staleness.stale.has(93) { _settle(Graph12._graph.sources[93]) }
    return _cache.d82
  }

  package var d86: Int? {
    if _staleness.stale.has(94) { _settle(Graph12._graph.sources[94]) }
    return _cache.d86
  }

  package var d85: Int {
    if _staleness.stale.has(95) { _settle(Graph12._graph.sources[95]) }
    return _cache.d85
  }

  // MARK: Actions

  /// Makes many writes in one go.
  @discardableResult
  package func update<Result>(_ body: (Graph12) throws -> Result) rethrows -> Result { try body(self) }

  // MARK: Making

  package init(s0: Int = 0, s1: [Int] = [], s2: [Int] = [], s3: [Int] = [], s4: [Int] = [], s5: Int = 0) {
    _s0 = s0
    _s1 = s1
    _s2 = s2
    _s3 = s3
    _s4 = s4
    _s5 = s5
  }

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph2 = Bindgen.Graph2(
    states: 6,
    inputs: [
      [3], [0, 1], [6], [8], [9], [8], [9, 11], [0, 5, 7], [13], [5], [7], [0], [0, 4], [7, 18], [5, 19], [0, 6, 13],
      [21], [20], [19, 20], [2, 12], [8], [6], [27], [3], [19], [30], [2], [14, 32], [1, 32], [32], [35], [33], [37],
      [33], [34], [32], [41], [41], [3, 21, 33], [44], [45], [44], [32], [5, 20, 30, 42], [9, 21, 42], [50], [11, 47],
      [19, 49, 50], [2, 53], [50, 54], [32, 35, 54], [54], [30, 53], [5, 55], [19, 55], [9, 45, 60], [9, 54],
      [8, 45, 62], [30, 51, 62], [3, 14, 64], [1, 43, 65], [66], [6, 10, 65], [25, 66], [69], [70], [11, 37, 68, 71],
      [63], [8, 27, 30], [15, 74], [52, 74], [6, 45, 62, 65, 76], [37, 77], [17, 18, 77], [74], [11, 37, 39, 77, 80],
      [4], [65, 82], [83], [34, 84], [46, 81, 84], [7, 24, 45, 85], [42, 76, 82], [49, 82], [2, 31, 70, 83, 88],
      [8, 73, 90], [17, 81, 86], [13, 72, 92], [40, 72, 77, 87], [85, 88],
    ]
  )
  private var _staleness: Bindgen.Staleness2 = Bindgen.Staleness2(Graph12._graph)
  private struct Cache {
    var d2: Int?
    var d1: Int?
    var d8: Int?
    var d17: Int = 0
    var d66: Int?
    var d21: Int = 0
    var d24: Int = 0
    var d4: Int?
    var d11: Int = 0
    var d50: Int?
    var d70: Int?
    var d60: Int?
    var d0: Int?
    var d3: Int = 0
    var d5: Int = 0
    var d6: Int?
    var d76: Int = 0
    var d43: Int?
    var d64: Int = 0
    var d30: Int = 0
    var d44: Int = 0
    var d10: Int = 0
    var d12: Int = 0
    var d63: Int = 0
    var d9: Int?
    var d13: Int?
    var d78: Int = 0
    var d67: Int = 0
    var d69: Int = 0
    var d57: Int = 0
    var d14: Int?
    var d81: Int = 0
    var d22: Int = 0
    var d46: Int = 0
    var d16: Int = 0
    var d33: Int = 0
    var d56: Int?
    var d19: Int = 0
    var d88: Int = 0
    var d23: Int = 0
    var d26: Int?
    var d25: Int = 0
    var d27: Int = 0
    var d31: Int = 0
    var d32: Int = 0
    var d71: Int = 0
    var d34: Int?
    var d29: Int = 0
    var d55: Int = 0
    var d35: Int = 0
    var d48: Int = 0
    var d36: Int?
    var d39: Int = 0
    var d37: Int = 0
    var d41: Int = 0
    var d47: Int?
    var d49: Int = 0
    var d68: Int = 0
    var d65: Int = 0
    var d73: Int = 0
    var d80: Int = 0
    var d15: Int = 0
    var d54: Int?
    var d38: Int = 0
    var d42: Int = 0
    var d84: Int = 0
    var d74: Int = 0
    var d40: Int = 0
    var d58: Int = 0
    var d51: Int = 0
    var d53: Int?
    var d59: Int = 0
    var d79: Int?
    var d61: Int = 0
    var d83: Int?
    var d72: Int = 0
    var d52: Int = 0
    var d75: Int = 0
    var d89: Int?
    var d62: Int = 0
    var d82: Int = 0
    var d86: Int?
    var d85: Int = 0
  }
  private var _cache: Cache = Cache()

  private func _wrote(_ field: Int) { _staleness.wrote(field, Graph12._graph) }

  private func _settle(_ wanted: Bindgen.Mask2) {
    if _staleness.stale[0] & wanted[0] & 0x3f_ffff_ffc0 != 0 { _settle0(wanted) }
    if _staleness.stale[0] & wanted[0] & 0xffff_ffc0_0000_0000 != 0 { _settle1(wanted) }
    if _staleness.stale[1] & wanted[1] & 0xffff_ffff != 0 { _settle2(wanted) }
  }

  private func _settle0(_ wanted: Bindgen.Mask2) {
    var pass: Bindgen.Pass = _staleness.pass(0, wanted)
    if pass.isAnyDue(0x3fc0) {
      if pass.isDue(6) {
        let value: Int? = _Graph12Formulas.d2(_s3)
        if Bindgen.replace(&_cache.d2, with: value) {
          pass.cameOut(6, marking: 0x8200100)
          _staleness.dirty[1] |= 0x2010
        }
      }
      if pass.isDue(7) {
        let value: Int? = _Graph12Formulas.d1(_s1, _s0)
        if Bindgen.replace(&_cache.d1, with: value) {
          pass.cameOut(7, marking: 0x92000)
          _staleness.dirty[1] |= 0x800000
        }
      }
      if pass.isDue(8) {
        let value: Int? = _Graph12Formulas.d8(_cache.d2)
        if Bindgen.replace(&_cache.d8, with: value) {
          pass.cameOut(8, marking: 0x8000_0000_0400_0a00)
          _staleness.dirty[1] |= 0x8000400
        }
      }
      if pass.isDue(9) {
        let value: Int = _Graph12Formulas.d17(_cache.d8)
        if Bindgen.replace(&_cache.d17, with: value, unless: _Graph12Formulas.d17AreEqual) {
          pass.cameOut(9, marking: 0x6004_0000_0000_1400)
        }
      }
      if pass.isDue(10) {
        let value: Int? = _Graph12Formulas.d66(_cache.d17)
        if Bindgen.replace(&_cache.d66, with: value) {
          pass.cameOut(10)
          _staleness.dirty[1] |= 0x10
        }
      }
      if pass.isDue(11) {
        let value: Int = _Graph12Formulas.d21(_cache.d8)
        if Bindgen.replace(&_cache.d21, with: value) {
          pass.cameOut(11, marking: 0x10_0000_0000_1000)
          _staleness.dirty[1] |= 0x20100
        }
      }
      if pass.isDue(12) {
        let value: Int = _Graph12Formulas.d24(_cache.d21, _cache.d17)
        if Bindgen.replace(&_cache.d24, with: value, unless: _Graph12Formulas.d24AreEqual) {
          pass.cameOut(12, marking: 0x2000000)
        }
      }
      if pass.isDue(13) {
        let value: Int? = _Graph12Formulas.d4(_s0, _s5, _cache.d1)
        if Bindgen.replace(&_cache.d4, with: value) {
          pass.cameOut(13, marking: 0x204000)
          _staleness.dirty[1] |= 0x2000_0000
        }
      }
    }
    if pass.isAnyDue(0x3fc000) {
      if pass.isDue(14) {
        let value: Int = _Graph12Formulas.d11(_cache.d4)
        if Bindgen.replace(&_cache.d11, with: value, unless: _Graph12Formulas.d11AreEqual) {
          pass.cameOut(14, marking: 0x2_0000_0000)
          _staleness.dirty[1] |= 0x2
        }
      }
      if pass.isDue(15) {
        let value: Int? = _Graph12Formulas.d50(_s5)
        if Bindgen.replace(&_cache.d50, with: value) {
          pass.cameOut(15)
          _staleness.dirty[1] |= 0x800
        }
      }
      if pass.isDue(16) {
        let value: Int? = _Graph12Formulas.d70(_cache.d1)
        if Bindgen.replace(&_cache.d70, with: value) { pass.cameOut(16) }
      }
      if pass.isDue(17) {
        let value: Int? = _Graph12Formulas.d60(_s0)
        if Bindgen.replace(&_cache.d60, with: value) {
          pass.cameOut(17)
          _staleness.dirty[1] |= 0x1000_8000
        }
      }
      if pass.isDue(18) {
        let value: Int? = _Graph12Formulas.d0(_s4, _s0)
        if Bindgen.replace(&_cache.d0, with: value) {
          pass.cameOut(18, marking: 0x80000)
          _staleness.dirty[1] |= 0x8000
        }
      }
      if pass.isDue(19) {
        let value: Int = _Graph12Formulas.d3(_cache.d0, _cache.d1)
        if Bindgen.replace(&_cache.d3, with: value) { pass.cameOut(19, marking: 0x1020_0000_4110_0000) }
      }
      if pass.isDue(20) {
        let value: Int = _Graph12Formulas.d5(_cache.d3, _s5)
        if Bindgen.replace(&_cache.d5, with: value) { pass.cameOut(20, marking: 0x2_0000_0180_0000) }
      }
      if pass.isDue(21) {
        let value: Int? = _Graph12Formulas.d6(_s0, _cache.d2, _cache.d4)
        if Bindgen.replace(&_cache.d6, with: value) { pass.cameOut(21, marking: 0x4_1000_0040_0000) }
      }
    }
    if pass.isAnyDue(0x3fc0_0000) {
      if pass.isDue(22) {
        let value: Int = _Graph12Formulas.d76(_cache.d6)
        if Bindgen.replace(&_cache.d76, with: value) { pass.cameOut(22) }
      }
      if pass.isDue(23) {
        let value: Int? = _Graph12Formulas.d43(_cache.d5)
        if Bindgen.replace(&_cache.d43, with: value) { pass.cameOut(23) }
      }
      if pass.isDue(24) {
        _cache.d64 = _Graph12Formulas.d64(_cache.d3, _cache.d5)
        pass.cameOut(24)
        _staleness.dirty[1] |= 0x800000
      }
      if pass.isDue(25) {
        let value: Int = _Graph12Formulas.d30(_cache.d24, _s2)
        if Bindgen.replace(&_cache.d30, with: value) {
          pass.cameOut(25)
          _staleness.dirty[1] |= 0x20
        }
      }
      if pass.isDue(26) {
        let value: Int = _Graph12Formulas.d44(_cache.d8)
        if Bindgen.replace(&_cache.d44, with: value) { pass.cameOut(26) }
      }
      if pass.isDue(27) {
        _cache.d10 = _Graph12Formulas.d10(_cache.d2)
        pass.cameOut(27, marking: 0x1000_0000)
        _staleness.dirty[1] |= 0x400
      }
      if pass.isDue(28) {
        let value: Int = _Graph12Formulas.d12(_cache.d10)
        if Bindgen.replace(&_cache.d12, with: value) { pass.cameOut(28) }
      }
      if pass.isDue(29) {
        let value: Int = _Graph12Formulas.d63(_s3)
        if Bindgen.replace(&_cache.d63, with: value) { pass.cameOut(29) }
      }
    }
    if pass.isAnyDue(0x3f_c000_0000) {
      if pass.isDue(30) {
        pass.cameOut(30, marking: 0x402_0000_8000_0000)
        _staleness.dirty[1] |= 0x401
      }
      if pass.isDue(31) {
        pass.cameOut(31)
        _staleness.dirty[1] |= 0x4000000
      }
      if pass.isDue(32) {
        let value: Int? = _Graph12Formulas.d9(_s2)
        if Bindgen.replace(&_cache.d9, with: value) { pass.cameOut(32, marking: 0x101_020e_0000_0000) }
      }
      if pass.isDue(33) {
        let value: Int? = _Graph12Formulas.d13(_cache.d9, _cache.d11)
        if Bindgen.replace(&_cache.d13, with: value) { pass.cameOut(33, marking: 0x10a0_0000_0000) }
      }
      if pass.isDue(34) {
        let value: Int = _Graph12Formulas.d78(_cache.d9, _s1)
        if Bindgen.replace(&_cache.d78, with: value) {
          pass.cameOut(34, marking: 0x100_0000_0000)
          _staleness.dirty[1] |= 0x200000
        }
      }
      if pass.isDue(35) {
        let value: Int = _Graph12Formulas.d67(_cache.d9)
        if Bindgen.replace(&_cache.d67, with: value) { pass.cameOut(35, marking: 0x100_0010_0000_0000) }
      }
      if pass.isDue(36) {
        let value: Int = _Graph12Formulas.d69(_cache.d67)
        if Bindgen.replace(&_cache.d69, with: value) { pass.cameOut(36) }
      }
      if pass.isDue(37) {
        let value: Int = _Graph12Formulas.d57(_cache.d13)
        if Bindgen.replace(&_cache.d57, with: value) {
          pass.cameOut(37, marking: 0x40_0000_0000)
          _staleness.dirty[1] |= 0x24100
        }
      }
    }
    _staleness.finish(pass, 0x3f_ffff_ffc0)
  }

  private func _settle1(_ wanted: Bindgen.Mask2) {
    var pass: Bindgen.Pass = _staleness.pass(0, wanted)
    if pass.isAnyDue(0x3fc0_0000_0000) {
      if pass.isDue(38) { pass.cameOut(38) }
      if pass.isDue(39) {
        let value: Int? = _Graph12Formulas.d14(_cache.d13)
        if Bindgen.replace(&_cache.d14, with: value) {
          pass.cameOut(39)
          _staleness.dirty[1] |= 0x20000
        }
      }
      if pass.isDue(40) {
        let value: Int = _Graph12Formulas.d81(_cache.d78)
        if Bindgen.replace(&_cache.d81, with: value) {
          pass.cameOut(40)
          _staleness.dirty[1] |= 0x4000_0000
        }
      }
      if pass.isDue(41) { pass.cameOut(41, marking: 0xc00_0000_0000) }
      if pass.isDue(42) {
        let value: Int = _Graph12Formulas.d22(_cache.d9)
        if Bindgen.replace(&_cache.d22, with: value) {
          pass.cameOut(42, marking: 0x6_0000_0000_0000)
          _staleness.dirty[1] |= 0x1000000
        }
      }
      if pass.isDue(43) {
        let value: Int = _Graph12Formulas.d46(_cache.d9)
        if Bindgen.replace(&_cache.d46, with: value) {
          pass.cameOut(43)
          _staleness.dirty[1] |= 0x4
        }
      }
      if pass.isDue(44) {
        _cache.d16 = _Graph12Formulas.d16(_s3, _cache.d13, _cache.d6)
        pass.cameOut(44, marking: 0xa000_0000_0000)
      }
      if pass.isDue(45) {
        let value: Int = _Graph12Formulas.d33(_cache.d16)
        if Bindgen.replace(&_cache.d33, with: value) {
          pass.cameOut(45, marking: 0xa000_4000_0000_0000)
          _staleness.dirty[1] |= 0x802000
        }
      }
    }
    if pass.isAnyDue(0x3f_c000_0000_0000) {
      if pass.isDue(46) {
        let value: Int? = _Graph12Formulas.d56(_cache.d33)
        if Bindgen.replace(&_cache.d56, with: value) {
          pass.cameOut(46)
          _staleness.dirty[1] |= 0x400000
        }
      }
      if pass.isDue(47) {
        let value: Int = _Graph12Formulas.d19(_cache.d16)
        if Bindgen.replace(&_cache.d19, with: value, unless: _Graph12Formulas.d19AreEqual) {
          pass.cameOut(47, marking: 0x10_0000_0000_0000)
        }
      }
      if pass.isDue(48) {
        let value: Int = _Graph12Formulas.d88(_cache.d9)
        if Bindgen.replace(&_cache.d88, with: value) { pass.cameOut(48) }
      }
      if pass.isDue(49) {
        _cache.d23 = _Graph12Formulas.d23(_s5, _cache.d5, _cache.d3, _cache.d22)
        pass.cameOut(49, marking: 0x20_0000_0000_0000)
        _staleness.dirty[1] |= 0x2000000
      }
      if pass.isDue(50) {
        let value: Int? = _Graph12Formulas.d26(_cache.d22, _cache.d6, _cache.d17)
        if Bindgen.replace(&_cache.d26, with: value) { pass.cameOut(50, marking: 0xa8_0000_0000_0000) }
      }
      if pass.isDue(51) {
        pass.cameOut(51)
        _staleness.dirty[1] |= 0x1
      }
      if pass.isDue(52) {
        let value: Int = _Graph12Formulas.d25(_cache.d19, _cache.d21)
        if Bindgen.replace(&_cache.d25, with: value) {
          pass.cameOut(52)
          _staleness.dirty[1] |= 0x1000
        }
      }
      if pass.isDue(53) {
        let value: Int = _Graph12Formulas.d27(_cache.d3, _cache.d26, _cache.d23)
        if Bindgen.replace(&_cache.d27, with: value) { pass.cameOut(53, marking: 0x440_0000_0000_0000) }
      }
    }
    if pass.isAnyDue(0x3fc0_0000_0000_0000) {
      if pass.isDue(54) {
        let value: Int = _Graph12Formulas.d31(_s2, _cache.d27)
        if Bindgen.replace(&_cache.d31, with: value) { pass.cameOut(54, marking: 0x4380_0000_0000_0000) }
      }
      if pass.isDue(55) {
        let value: Int = _Graph12Formulas.d32(_cache.d26, _cache.d31)
        if Bindgen.replace(&_cache.d32, with: value) { pass.cameOut(55, marking: 0x1800_0000_0000_0000) }
      }
      if pass.isDue(56) {
        let value: Int = _Graph12Formulas.d71(_cache.d9, _cache.d67, _cache.d31)
        if Bindgen.replace(&_cache.d71, with: value) { pass.cameOut(56) }
      }
      if pass.isDue(57) {
        let value: Int? = _Graph12Formulas.d34(_cache.d31)
        if Bindgen.replace(&_cache.d34, with: value) { pass.cameOut(57) }
      }
      if pass.isDue(58) {
        let value: Int = _Graph12Formulas.d29(_cache.d27, _cache.d3)
        if Bindgen.replace(&_cache.d29, with: value) { pass.cameOut(58) }
      }
      if pass.isDue(59) {
        _cache.d55 = _Graph12Formulas.d55(_s5, _cache.d32)
        pass.cameOut(59)
      }
      if pass.isDue(60) {
        let value: Int = _Graph12Formulas.d35(_cache.d32, _cache.d3)
        if Bindgen.replace(&_cache.d35, with: value) { pass.cameOut(60, marking: 0x2000_0000_0000_0000) }
      }
      if pass.isDue(61) {
        let value: Int = _Graph12Formulas.d48(_cache.d33, _cache.d17, _cache.d35)
        if Bindgen.replace(&_cache.d48, with: value) { pass.cameOut(61) }
      }
    }
    if pass.isAnyDue(0xc000_0000_0000_0000) {
      if pass.isDue(62) {
        let value: Int? = _Graph12Formulas.d36(_cache.d31, _cache.d17)
        if Bindgen.replace(&_cache.d36, with: value) {
          pass.cameOut(62, marking: 0x8000_0000_0000_0000)
          _staleness.dirty[1] |= 0x2001
        }
      }
      if pass.isDue(63) {
        let value: Int = _Graph12Formulas.d39(_cache.d36, _cache.d8, _cache.d33)
        if Bindgen.replace(&_cache.d39, with: value) {
          pass.cameOut(63)
          _staleness.dirty[1] |= 0x200
        }
      }
    }
    _staleness.finish(pass, 0xffff_ffc0_0000_0000)
  }

  private func _settle2(_ wanted: Bindgen.Mask2) {
    var pass: Bindgen.Pass = _staleness.pass(1, wanted)
    if pass.isAnyDue(0xff) {
      if pass.isDue(64) {
        let value: Int = _Graph12Formulas.d37(_cache.d3, _cache.d26, _cache.d36)
        if Bindgen.replace(&_cache.d37, with: value) { pass.cameOut(64, marking: 0x2) }
      }
      if pass.isDue(65) {
        let value: Int = _Graph12Formulas.d41(_s3, _cache.d11, _cache.d37)
        if Bindgen.replace(&_cache.d41, with: value) { pass.cameOut(65, marking: 0x82014) }
      }
      if pass.isDue(66) {
        let value: Int? = _Graph12Formulas.d47(_s1, _cache.d46, _cache.d41)
        if Bindgen.replace(&_cache.d47, with: value) { pass.cameOut(66, marking: 0x28) }
      }
      if pass.isDue(67) {
        let value: Int = _Graph12Formulas.d49(_cache.d47)
        if Bindgen.replace(&_cache.d49, with: value) { pass.cameOut(67) }
      }
      if pass.isDue(68) {
        let value: Int = _Graph12Formulas.d68(_cache.d66, _cache.d41, _cache.d2)
        if Bindgen.replace(&_cache.d68, with: value) { pass.cameOut(68, marking: 0x100) }
      }
      if pass.isDue(69) {
        let value: Int = _Graph12Formulas.d65(_cache.d47, _cache.d30)
        if Bindgen.replace(&_cache.d65, with: value) { pass.cameOut(69, marking: 0x40) }
      }
      if pass.isDue(70) {
        let value: Int = _Graph12Formulas.d73(_cache.d65)
        if Bindgen.replace(&_cache.d73, with: value) { pass.cameOut(70, marking: 0x4000080) }
      }
      if pass.isDue(71) { pass.cameOut(71, marking: 0x100) }
    }
    if pass.isAnyDue(0xff00) {
      if pass.isDue(72) {
        let value: Int = _Graph12Formulas.d80(_cache.d57, _cache.d68, _cache.d73, _cache.d21)
        if Bindgen.replace(&_cache.d80, with: value) { pass.cameOut(72, marking: 0x6000_0000) }
      }
      if pass.isDue(73) { pass.cameOut(73, marking: 0x8000000) }
      if pass.isDue(74) {
        let value: Int = _Graph12Formulas.d15(_cache.d3, _cache.d10, _cache.d8)
        if Bindgen.replace(&_cache.d15, with: value) { pass.cameOut(74, marking: 0x11800) }
      }
      if pass.isDue(75) {
        let value: Int? = _Graph12Formulas.d54(_cache.d50, _cache.d15)
        if Bindgen.replace(&_cache.d54, with: value) { pass.cameOut(75) }
      }
      if pass.isDue(76) {
        let value: Int = _Graph12Formulas.d38(_cache.d25, _cache.d15)
        if Bindgen.replace(&_cache.d38, with: value) { pass.cameOut(76, marking: 0x1002000) }
      }
      if pass.isDue(77) {
        let value: Int = _Graph12Formulas.d42(_cache.d33, _cache.d41, _cache.d38, _cache.d36, _cache.d2)
        if Bindgen.replace(&_cache.d42, with: value, unless: _Graph12Formulas.d42AreEqual) {
          pass.cameOut(77, marking: 0x4002_c000)
        }
      }
      if pass.isDue(78) {
        let value: Int = _Graph12Formulas.d84(_cache.d57, _cache.d42)
        if Bindgen.replace(&_cache.d84, with: value) { pass.cameOut(78) }
      }
      if pass.isDue(79) {
        let value: Int = _Graph12Formulas.d74(_cache.d0, _cache.d42, _cache.d60)
        if Bindgen.replace(&_cache.d74, with: value) { pass.cameOut(79) }
      }
    }
    if pass.isAnyDue(0xff0000) {
      if pass.isDue(80) {
        let value: Int = _Graph12Formulas.d40(_cache.d15)
        if Bindgen.replace(&_cache.d40, with: value) { pass.cameOut(80, marking: 0x20000) }
      }
      if pass.isDue(81) {
        let value: Int = _Graph12Formulas.d58(_cache.d40, _cache.d57, _cache.d42, _cache.d14, _cache.d21)
        if Bindgen.replace(&_cache.d58, with: value) { pass.cameOut(81, marking: 0x1040_0000) }
      }
      if pass.isDue(82) {
        _cache.d51 = _Graph12Formulas.d51(_s4)
        pass.cameOut(82, marking: 0x3080000)
      }
      if pass.isDue(83) {
        let value: Int? = _Graph12Formulas.d53(_cache.d41, _cache.d51)
        if Bindgen.replace(&_cache.d53, with: value) { pass.cameOut(83, marking: 0x4100000) }
      }
      if pass.isDue(84) {
        let value: Int = _Graph12Formulas.d59(_cache.d53)
        if Bindgen.replace(&_cache.d59, with: value) { pass.cameOut(84, marking: 0x600000) }
      }
      if pass.isDue(85) {
        let value: Int? = _Graph12Formulas.d79(_cache.d78, _cache.d59)
        if Bindgen.replace(&_cache.d79, with: value) { pass.cameOut(85, marking: 0x8080_0000) }
      }
      if pass.isDue(86) {
        let value: Int = _Graph12Formulas.d61(_cache.d56, _cache.d58, _cache.d59)
        if Bindgen.replace(&_cache.d61, with: value) { pass.cameOut(86, marking: 0x1000_0000) }
      }
      if pass.isDue(87) {
        let value: Int? = _Graph12Formulas.d83(_cache.d33, _cache.d64, _cache.d1, _cache.d79)
        if Bindgen.replace(&_cache.d83, with: value) { pass.cameOut(87, marking: 0x4000_0000) }
      }
    }
    if pass.isAnyDue(0xff00_0000) {
      if pass.isDue(88) {
        let value: Int = _Graph12Formulas.d72(_cache.d22, _cache.d38, _cache.d51)
        if Bindgen.replace(&_cache.d72, with: value) { pass.cameOut(88, marking: 0x8400_0000) }
      }
      if pass.isDue(89) {
        let value: Int = _Graph12Formulas.d52(_cache.d23, _cache.d51)
        if Bindgen.replace(&_cache.d52, with: value, unless: _Graph12Formulas.d52AreEqual) { pass.cameOut(89) }
      }
      if pass.isDue(90) {
        let value: Int = _Graph12Formulas.d75(_cache.d72, _s2, _cache.d73, _cache.d3, _cache.d53)
        if Bindgen.replace(&_cache.d75, with: value) { pass.cameOut(90, marking: 0x8000000) }
      }
      if pass.isDue(91) {
        let value: Int? = _Graph12Formulas.d89(_cache.d39, _cache.d8, _cache.d75)
        if Bindgen.replace(&_cache.d89, with: value) { pass.cameOut(91) }
      }
      if pass.isDue(92) {
        _cache.d62 = _Graph12Formulas.d62(_cache.d60, _cache.d58, _cache.d61)
        pass.cameOut(92, marking: 0x2000_0000)
      }
      if pass.isDue(93) {
        let value: Int = _Graph12Formulas.d82(_cache.d62, _cache.d80, _cache.d4)
        if Bindgen.replace(&_cache.d82, with: value) { pass.cameOut(93) }
      }
      if pass.isDue(94) {
        let value: Int? = _Graph12Formulas.d86(_cache.d80, _cache.d83, _cache.d81, _cache.d42)
        if Bindgen.replace(&_cache.d86, with: value) { pass.cameOut(94) }
      }
      if pass.isDue(95) {
        let value: Int = _Graph12Formulas.d85(_cache.d72, _cache.d79)
        if Bindgen.replace(&_cache.d85, with: value) { pass.cameOut(95) }
      }
    }
    _staleness.finish(pass, 0xffff_ffff)
  }
}

extension Graph12: DrivenModel {
  package static func make(_ children: [String: any DrivenModel]) -> any DrivenModel {
    Graph12(
      s0: 0
    )
  }

  package var sum: Int {
    var sum: Int = 0
    sum &+= s0.number
    sum &+= s1.number
    sum &+= s2.number
    sum &+= s3.number
    sum &+= s4.number
    sum &+= bucket(s5)
    sum &+= d2.number
    sum &+= d1.number
    sum &+= d8.number
    sum &+= bucket(d17)
    sum &+= d66.number
    sum &+= d21.number
    sum &+= bucket(d24)
    sum &+= d4.number
    sum &+= bucket(d11)
    sum &+= d50.number
    sum &+= d70.number
    sum &+= d60.number
    sum &+= d0.number
    sum &+= d3.number
    sum &+= d5.number
    sum &+= d6.number
    sum &+= d76.number
    sum &+= d43.number
    sum &+= d64.number
    sum &+= d30.number
    sum &+= d44.number
    sum &+= d10.number
    sum &+= d12.number
    sum &+= d63.number
    sum &+= d7.number
    sum &+= d18.number
    sum &+= d9.number
    sum &+= d13.number
    sum &+= d78.number
    sum &+= d67.number
    sum &+= d69.number
    sum &+= d57.number
    sum &+= d87.number
    sum &+= d14.number
    sum &+= d81.number
    sum &+= d20.number
    sum &+= d22.number
    sum &+= d46.number
    sum &+= d16.number
    sum &+= d33.number
    sum &+= d56.number
    sum &+= bucket(d19)
    sum &+= d88.number
    sum &+= d23.number
    sum &+= d26.number
    sum &+= d28.number
    sum &+= d25.number
    sum &+= d27.number
    sum &+= d31.number
    sum &+= d32.number
    sum &+= d71.number
    sum &+= d34.number
    sum &+= d29.number
    sum &+= d55.number
    sum &+= d35.number
    sum &+= d48.number
    sum &+= d36.number
    sum &+= d39.number
    sum &+= d37.number
    sum &+= d41.number
    sum &+= d47.number
    sum &+= d49.number
    sum &+= d68.number
    sum &+= d65.number
    sum &+= d73.number
    sum &+= d77.number
    sum &+= d80.number
    sum &+= d45.number
    sum &+= d15.number
    sum &+= d54.number
    sum &+= d38.number
    sum &+= bucket(d42)
    sum &+= d84.number
    sum &+= d74.number
    sum &+= d40.number
    sum &+= d58.number
    sum &+= d51.number
    sum &+= d53.number
    sum &+= d59.number
    sum &+= d79.number
    sum &+= d61.number
    sum &+= d83.number
    sum &+= d72.number
    sum &+= bucket(d52)
    sum &+= d75.number
    sum &+= d89.number
    sum &+= d62.number
    sum &+= d82.number
    sum &+= d86.number
    sum &+= d85.number
    return sum
  }

  package func number(of field: String) -> Int {
    switch field {
    case "s0": return s0.number
    case "s1": return s1.number
    case "s2": return s2.number
    case "s3": return s3.number
    case "s4": return s4.number
    case "s5": return s5.number
    case "d2": return d2.number
    case "d1": return d1.number
    case "d8": return d8.number
    case "d17": return d17.number
    case "d66": return d66.number
    case "d21": return d21.number
    case "d24": return d24.number
    case "d4": return d4.number
    case "d11": return d11.number
    case "d50": return d50.number
    case "d70": return d70.number
    case "d60": return d60.number
    case "d0": return d0.number
    case "d3": return d3.number
    case "d5": return d5.number
    case "d6": return d6.number
    case "d76": return d76.number
    case "d43": return d43.number
    case "d64": return d64.number
    case "d30": return d30.number
    case "d44": return d44.number
    case "d10": return d10.number
    case "d12": return d12.number
    case "d63": return d63.number
    case "d7": return d7.number
    case "d18": return d18.number
    case "d9": return d9.number
    case "d13": return d13.number
    case "d78": return d78.number
    case "d67": return d67.number
    case "d69": return d69.number
    case "d57": return d57.number
    case "d87": return d87.number
    case "d14": return d14.number
    case "d81": return d81.number
    case "d20": return d20.number
    case "d22": return d22.number
    case "d46": return d46.number
    case "d16": return d16.number
    case "d33": return d33.number
    case "d56": return d56.number
    case "d19": return d19.number
    case "d88": return d88.number
    case "d23": return d23.number
    case "d26": return d26.number
    case "d28": return d28.number
    case "d25": return d25.number
    case "d27": return d27.number
    case "d31": return d31.number
    case "d32": return d32.number
    case "d71": return d71.number
    case "d34": return d34.number
    case "d29": return d29.number
    case "d55": return d55.number
    case "d35": return d35.number
    case "d48": return d48.number
    case "d36": return d36.number
    case "d39": return d39.number
    case "d37": return d37.number
    case "d41": return d41.number
    case "d47": return d47.number
    case "d49": return d49.number
    case "d68": return d68.number
    case "d65": return d65.number
    case "d73": return d73.number
    case "d77": return d77.number
    case "d80": return d80.number
    case "d45": return d45.number
    case "d15": return d15.number
    case "d54": return d54.number
    case "d38": return d38.number
    case "d42": return d42.number
    case "d84": return d84.number
    case "d74": return d74.number
    case "d40": return d40.number
    case "d58": return d58.number
    case "d51": return d51.number
    case "d53": return d53.number
    case "d59": return d59.number
    case "d79": return d79.number
    case "d61": return d61.number
    case "d83": return d83.number
    case "d72": return d72.number
    case "d52": return d52.number
    case "d75": return d75.number
    case "d89": return d89.number
    case "d62": return d62.number
    case "d82": return d82.number
    case "d86": return d86.number
    case "d85": return d85.number
    default: return .min
    }
  }

  package func write(_ field: String, _ values: [Int]) {
    switch field {
    case "s0": s0 = Int(values)
    case "s1": s1 = [Int](values)
    case "s2": s2 = [Int](values)
    case "s3": s3 = [Int](values)
    case "s4": s4 = [Int](values)
    case "s5": s5 = Int(values)
    default: break
    }
  }

  package func edit(_ field: String, _ value: Int) {
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

  package func group(_ body: () -> Void) { update { _ in body() } }
}

/// The spec's expressions: each sees what it names, and nothing else of the model.
enum _Graph12Formulas {
  static func s5AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func d2(_ s3: [Int]) -> Int? { maybe(s3.number % 5) }
  static func d1(_ s1: [Int], _ s0: Int) -> Int? { maybe(s1.number &+ s0) }
  static func d8(_ d2: Int?) -> Int? { maybe(d2.number / 2) }
  static func d17(_ d8: Int?) -> Int { d8.number % 5 }
  static func d17AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func d66(_ d17: Int) -> Int? { maybe(bucket(d17) % 5) }
  static func d21(_ d8: Int?) -> Int { d8.number % 5 }
  static func d24(_ d21: Int, _ d17: Int) -> Int { d21 &+ bucket(d17) }
  static func d24AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func d4(_ s0: Int, _ s5: Int, _ d1: Int?) -> Int? { maybe(pick(s0, bucket(s5), d1.number)) }
  static func d11(_ d4: Int?) -> Int { d4.number / 2 }
  static func d11AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func d50(_ s5: Int) -> Int? { maybe(bucket(s5) / 2) }
  static func d70(_ d1: Int?) -> Int? { maybe(d1.number / 2) }
  static func d60(_ s0: Int) -> Int? { maybe(s0 % 5) }
  static func d0(_ s4: [Int], _ s0: Int) -> Int? { maybe(mix(s4.number, s0)) }
  static func d3(_ d0: Int?, _ d1: Int?) -> Int { d0.number &+ d1.number }
  static func d5(_ d3: Int, _ s5: Int) -> Int { d3 &+ bucket(s5) }
  static func d6(_ s0: Int, _ d2: Int?, _ d4: Int?) -> Int? { maybe(pick(s0, d2.number, d4.number)) }
  static func d76(_ d6: Int?) -> Int { d6.number / 2 }
  static func d43(_ d5: Int) -> Int? { maybe(d5 % 5) }
  static func d64(_ d3: Int, _ d5: Int) -> Int { d3 &+ d5 }
  static func d30(_ d24: Int, _ s2: [Int]) -> Int { mix(bucket(d24), s2.number) }
  static func d44(_ d8: Int?) -> Int { d8.number % 5 }
  static func d10(_ d2: Int?) -> Int { d2.number % 5 }
  static func d12(_ d10: Int) -> Int { d10 % 5 }
  static func d63(_ s3: [Int]) -> Int { s3.number % 5 }
  static func d9(_ s2: [Int]) -> Int? { maybe(s2.number % 5) }
  static func d13(_ d9: Int?, _ d11: Int) -> Int? { maybe(d9.number &+ bucket(d11)) }
  static func d78(_ d9: Int?, _ s1: [Int]) -> Int { d9.number &+ s1.number }
  static func d67(_ d9: Int?) -> Int { d9.number % 5 }
  static func d69(_ d67: Int) -> Int { d67 % 5 }
  static func d57(_ d13: Int?) -> Int { d13.number % 5 }
  static func d14(_ d13: Int?) -> Int? { maybe(d13.number % 5) }
  static func d81(_ d78: Int) -> Int { d78 % 5 }
  static func d22(_ d20: Int?) -> Int { d20.number % 5 }
  static func d46(_ d20: Int?) -> Int { d20.number % 5 }
  static func d16(_ s3: [Int], _ d13: Int?, _ d6: Int?) -> Int { pick(s3.number, d13.number, d6.number) }
  static func d33(_ d16: Int) -> Int { d16 % 5 }
  static func d56(_ d33: Int) -> Int? { maybe(d33 / 2) }
  static func d19(_ d16: Int) -> Int { d16 / 2 }
  static func d19AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func d88(_ d9: Int?) -> Int { d9.number / 2 }
  static func d23(_ s5: Int, _ d5: Int, _ d7: Int, _ d22: Int) -> Int { mix(bucket(s5), d5, d7, d22) }
  static func d26(_ d22: Int, _ d6: Int?, _ d17: Int) -> Int? { maybe(pick(d22, d6.number, bucket(d17))) }
  static func d25(_ d19: Int, _ d21: Int) -> Int { bucket(d19) &+ d21 }
  static func d27(_ d3: Int, _ d26: Int?, _ d23: Int) -> Int { pick(d3, d26.number, d23) }
  static func d31(_ s2: [Int], _ d27: Int) -> Int { mix(s2.number, d27) }
  static func d32(_ d26: Int?, _ d31: Int) -> Int { mix(d26.number, d31) }
  static func d71(_ d9: Int?, _ d67: Int, _ d31: Int) -> Int { pick(d9.number, d67, d31) }
  static func d34(_ d31: Int) -> Int? { maybe(d31 % 5) }
  static func d29(_ d27: Int, _ d7: Int) -> Int { d27 &+ d7 }
  static func d55(_ s5: Int, _ d32: Int) -> Int { bucket(s5) &+ d32 }
  static func d35(_ d32: Int, _ d3: Int) -> Int { d32 &+ d3 }
  static func d48(_ d33: Int, _ d17: Int, _ d35: Int) -> Int { pick(d33, bucket(d17), d35) }
  static func d36(_ d31: Int, _ d17: Int) -> Int? { maybe(d31 &+ bucket(d17)) }
  static func d39(_ d36: Int?, _ d8: Int?, _ d33: Int) -> Int { pick(d36.number, d8.number, d33) }
  static func d37(_ d7: Int, _ d28: Int?, _ d36: Int?) -> Int { mix(d7, d28.number, d36.number, d36.number) }
  static func d41(_ s3: [Int], _ d11: Int, _ d37: Int) -> Int { mix(s3.number, bucket(d11), d37) }
  static func d47(_ s1: [Int], _ d46: Int, _ d41: Int) -> Int? { maybe(mix(s1.number, d46, d41, d41, d46)) }
  static func d49(_ d47: Int?) -> Int { d47.number % 5 }
  static func d68(_ d66: Int?, _ d41: Int, _ d2: Int?) -> Int { mix(d66.number, d41, d2.number) }
  static func d65(_ d47: Int?, _ d30: Int) -> Int { d47.number &+ d30 }
  static func d73(_ d65: Int) -> Int { d65 % 5 }
  static func d80(_ d57: Int, _ d68: Int, _ d77: Int, _ d21: Int) -> Int { mix(d57, d68, d77, d77, d21) }
  static func d15(_ d7: Int, _ d10: Int, _ d8: Int?) -> Int { pick(d7, d10, d8.number) }
  static func d54(_ d50: Int?, _ d15: Int) -> Int? { maybe(d50.number &+ d15) }
  static func d38(_ d25: Int, _ d15: Int) -> Int { pick(d25, d15, d25) }
  static func d42(_ d33: Int, _ d41: Int, _ d38: Int, _ d36: Int?, _ d2: Int?) -> Int {
    mix(d33, d41, d38, d36.number, d2.number)
  }

  static func d42AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func d84(_ d57: Int, _ d42: Int) -> Int { d57 &+ bucket(d42) }
  static func d74(_ d0: Int?, _ d42: Int, _ d60: Int?) -> Int { pick(d0.number, bucket(d42), d60.number) }
  static func d40(_ d15: Int) -> Int { d15 % 5 }
  static func d58(_ d40: Int, _ d57: Int, _ d42: Int, _ d14: Int?, _ d21: Int) -> Int {
    mix(d40, d57, bucket(d42), d14.number, d21)
  }

  static func d51(_ s4: [Int]) -> Int { s4.number % 5 }
  static func d53(_ d41: Int, _ d51: Int) -> Int? { maybe(d41 &+ d51) }
  static func d59(_ d53: Int?) -> Int { d53.number % 5 }
  static func d79(_ d78: Int, _ d59: Int) -> Int? { maybe(d78 &+ d59) }
  static func d61(_ d56: Int?, _ d58: Int, _ d59: Int) -> Int { pick(d56.number, d58, d59) }
  static func d83(_ d33: Int, _ d64: Int, _ d1: Int?, _ d79: Int?) -> Int? {
    maybe(mix(d33, d64, d1.number, d79.number))
  }

  static func d72(_ d22: Int, _ d38: Int, _ d51: Int) -> Int { pick(d22, d38, d51) }
  static func d52(_ d23: Int, _ d51: Int) -> Int { d23 &+ d51 }
  static func d52AreEqual(_ left: Int, _ right: Int) -> Bool {
    let areEqual: (Int, Int) -> Bool = {
      bucket($0) == bucket($1)
    }
    return areEqual(left, right)
  }
  static func d75(_ d72: Int, _ s2: [Int], _ d73: Int, _ d18: Int, _ d53: Int?) -> Int {
    mix(d72, s2.number, d73, d18, d53.number)
  }

  static func d89(_ d45: Int, _ d8: Int?, _ d75: Int) -> Int? { maybe(pick(d45, d8.number, d75)) }
  static func d62(_ d60: Int?, _ d58: Int, _ d61: Int) -> Int { mix(d60.number, d58, d61) }
  static func d82(_ d62: Int, _ d80: Int, _ d4: Int?) -> Int { pick(d62, d80, d4.number) }
  static func d86(_ d80: Int, _ d83: Int?, _ d81: Int, _ d42: Int) -> Int? {
    maybe(mix(d80, d83.number, d81, bucket(d42)))
  }

  static func d85(_ d72: Int, _ d79: Int?) -> Int { mix(d72, d79.number) }
}

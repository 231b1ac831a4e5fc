// MARK: - More than 64 fields

nonisolated extension Bindgen.Pass where Field.RawValue: Swift.SIMD, Field.RawValue.Scalar == UInt64 {
  /// Whether one of many fields is due. (A range of numbers, because a list of names would allocate an array.)
  func isDue(from first: Int, through last: Int) -> Bool {
    for index in (first >> 6)...(last >> 6) {
      var due = wanted.rawValue[index] & dirty.rawValue[index]
      if index == first >> 6 { due &= ~0 << UInt64(first & 63) }
      if index == last >> 6 { due &= ~0 >> UInt64(63 - last & 63) }
      if due != 0 { return true }
    }
    return false
  }
}

nonisolated extension Bindgen.FieldSet where RawValue: Swift.SIMD, RawValue.Scalar == UInt64 {
  init(field: Int) {
    var words = RawValue()
    words[field >> 6] = 1 << UInt64(field & 63)
    self.init(rawValue: words)
  }

  init(_ mask: Bindgen.Mask) {
    var words = RawValue()
    for index in 0..<RawValue.scalarCount { words[index] = mask[word: index] }
    self.init(rawValue: words)
  }

  var mask: Bindgen.Mask {
    var mask = Bindgen.Mask()
    for index in 0..<RawValue.scalarCount { mask[word: index] = rawValue[index] }
    return mask
  }

  var first: Int { mask.first }
}

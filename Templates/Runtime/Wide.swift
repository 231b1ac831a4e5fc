// MARK: - More than 64 fields

nonisolated extension Bindgen.FieldSet where RawValue: SIMD, RawValue.Scalar == UInt64 {
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

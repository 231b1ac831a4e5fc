/// Swift's rules for characters beyond ASCII.
extension Bytes {
  enum Scalar {
    case name, `operator`, blank, stray
  }

  /// Returns the kind of the character at an offset, and its length in bytes; broken UTF-8 is stray, byte by byte.
  func scalar(at offset: Int) -> (kind: Scalar, length: Int) {
    guard let (value, length) = value(at: offset) else { return (.stray, 1) }
    return (Bytes.kind(of: value), length)
  }

  /// Returns the code point at an offset, and its length in bytes; nil for broken UTF-8.
  private func value(at offset: Int) -> (value: UInt32, length: Int)? {
    let first = self[offset]
    let length = first < 0xC2 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : first < 0xF5 ? 4 : 1
    guard length > 1 else { return nil }
    var value = UInt32(first) & (0x7F >> UInt32(length))
    for index in 1..<length {
      let byte = self[offset + index]
      guard byte & 0xC0 == 0x80 else { return nil }
      value = value << 6 | UInt32(byte & 0x3F)
    }
    return (value, length)
  }

  /// Whether the character at an offset is a combining mark: no name begins with one.
  func isCombining(at offset: Int) -> Bool {
    guard self[offset] >= 0x80, let (value, _) = value(at: offset) else { return false }
    switch value {
    case 0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F: return true
    default: return false
    }
  }

  /// Returns the length in bytes of the name's character at an offset; 0 if something else is there.
  func nameLength(at offset: Int) -> Int {
    let byte = self[offset]
    if byte < 0x80 { return Bytes.isASCIINamePart(byte) ? 1 : 0 }
    let (kind, length) = scalar(at: offset)
    return kind == .name ? length : 0
  }

  func operatorLength(at offset: Int) -> Int {
    let byte = self[offset]
    if byte < 0x80 { return Bytes.isASCIIOperator(byte) ? 1 : 0 }
    let (kind, length) = scalar(at: offset)
    return kind == .operator ? length : 0
  }

  private static func kind(of value: UInt32) -> Scalar {
    if value == 0xA0 || value == 0x3000 || (0x2000...0x200A).contains(value) { return .blank }
    if isOperator(value) { return .operator }
    return isStray(value) ? .stray : .name
  }

  /// Whether a character is an operator head of Swift's grammar beyond ASCII.
  private static func isOperator(_ value: UInt32) -> Bool {
    switch value {
    case 0xA1...0xA7, 0xA9, 0xAB, 0xAC, 0xAE, 0xB0, 0xB1, 0xB6, 0xBB, 0xBF, 0xD7, 0xF7,
      0x2016, 0x2017, 0x2020...0x2027, 0x2030...0x203E, 0x2041...0x2053, 0x2055...0x205E,
      0x2190...0x23FF, 0x2500...0x2775, 0x2794...0x2BFF, 0x2E00...0x2E7F,
      0x3001...0x3003, 0x3008...0x3020, 0x3030:
      true
    default: false
    }
  }

  /// Whether a character is neither part of a name nor of an operator: controls, quotes, separators, private use, surrogates.
  private static func isStray(_ value: UInt32) -> Bool {
    switch value {
    case 0x80...0x9F, 0x1680, 0x180E, 0x200E...0x2029, 0x202F, 0x205F, 0x2400...0x245F,
      0xD800...0xF8FF, 0xFD3E, 0xFD3F, 0xFDD0...0xFDEF, 0xFE45, 0xFE46, 0xFEFF, 0xFFFE...0xFFFF, 0xF0000...:
      true
    default: false
    }
  }
}

/// Names for the bytes that have a meaning in the outline.
extension UInt8 {
  package static let blank = UInt8(ascii: " ")
  package static let tab = UInt8(ascii: "\t")
  package static let newline = UInt8(ascii: "\n")
  package static let carriageReturn = UInt8(ascii: "\r")
  package static let hash = UInt8(ascii: "#")
  package static let colon = UInt8(ascii: ":")
  package static let dash = UInt8(ascii: "-")
  package static let singleQuote = UInt8(ascii: "'")
  package static let doubleQuote = UInt8(ascii: "\"")
  static let backslash = UInt8(ascii: "\\")

  package var isBlankOrTab: Bool { self == 0x20 || self == 0x09 }

  var isWhitespace: Bool { self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0D }

  var isOpening: Bool { self == 0x28 || self == 0x5B || self == 0x7B }

  package var isClosing: Bool { self == 0x29 || self == 0x5D || self == 0x7D }

  /// Whether a byte can be part of a Swift name, as far as one byte can show.
  var isNameByte: Bool {
    self >= 0x80 || (self >= 0x61 && self <= 0x7A) || (self >= 0x41 && self <= 0x5A) || (self >= 0x30 && self <= 0x39)
      || self == 0x5F || self == 0x60
  }
}

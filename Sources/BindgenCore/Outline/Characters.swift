/// Returns the diagnostic for the first byte sequence in a file that is not text. Such a file is not read any further: all
/// other errors would follow from this one.
func firstBadCharacter(in file: SourceFile) -> Diagnostic? {
  let bytes = file.bytes
  var offset = 0
  while offset < bytes.count {
    let byte = bytes[offset]
    var problem: BadCharacter?
    var length = 1
    switch byte {
    case 0x20..<0x7F, 0x09, 0x0A: break
    case 0x0D: if offset + 1 == bytes.count || bytes[offset + 1] != 0x0A { problem = .carriageReturn }
    case 0x80...:
      length = lengthOfCharacter(in: bytes, at: offset)
      if length == 0 { problem = .encoding } else if byte == 0xC2, bytes[offset + 1] < 0xA0 { problem = .control }
    default: problem = .control
    }
    if let problem { return problem.diagnostic(in: file, at: offset) }
    offset += length
  }
  return nil
}

private enum BadCharacter {
  case encoding, control, carriageReturn

  func diagnostic(in file: SourceFile, at offset: Int) -> Diagnostic {
    let first = file.bytes[offset]
    let range = SourceRange(file, offset, offset + (self == .control && first >= 0x80 ? 2 : 1))
    switch self {
    case .encoding:
      return .error(
        "not-utf8",
        at: range,
        "this is not UTF-8: \(hex(first)) is not allowed here",
        help: "save as UTF-8"
      )
    case .control:
      let code = first == 0xC2 ? file.bytes[offset + 1] : first
      return .error(
        "control-character",
        at: range,
        "a control character (U+00\(hex(code).dropFirst(2))) has no place in a spec",
        help: "remove it"
      )
    case .carriageReturn:
      return .error(
        "lone-carriage-return",
        at: range,
        "a carriage return alone ends no line",
        help: "end lines in LF or CRLF"
      )
    }
  }

  private func hex(_ byte: UInt8) -> String {
    "0x" + (byte < 0x10 ? "0" : "") + String(byte, radix: 16, uppercase: true)
  }
}

/// Returns the number of bytes of the character at an offset; 0 for invalid UTF-8.
private func lengthOfCharacter(in bytes: [UInt8], at offset: Int) -> Int {
  let first = bytes[offset]
  let length: Int
  var second: ClosedRange<UInt8> = 0x80...0xBF
  switch first {
  case 0xC2...0xDF: length = 2
  case 0xE0...0xEF:
    length = 3
    if first == 0xE0 { second = 0xA0...0xBF }
    if first == 0xED { second = 0x80...0x9F }
  case 0xF0...0xF4:
    length = 4
    if first == 0xF0 { second = 0x90...0xBF }
    if first == 0xF4 { second = 0x80...0x8F }
  default: return 0
  }
  guard offset + length <= bytes.count, second.contains(bytes[offset + 1]) else { return 0 }
  var index = offset + 2
  while index < offset + length {
    if bytes[index] & 0xC0 != 0x80 { return 0 }
    index += 1
  }
  return length
}

/// Regex literals.
extension SwiftScanner {
  /// The length of the regex literal that begins with the slash here; nil where the slash is an operator.
  ///
  /// As Swift has it, a regex stands where a prefix operator could, ends on its line, neither begins nor ends with a
  /// blank, and holds no `)` without its `(`. Behind a value on the same line it would be an error: then the slash is
  /// taken for a division, whose names count.
  func regexLength() -> Int? {
    guard mayBeginRegex else { return nil }
    var index: Int = offset + 1
    var depth: Int = 0
    while index < bytes.end {
      let byte: UInt8 = bytes[index]
      switch byte {
      case UInt8(ascii: "\\"): index += 1
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"):
        depth -= 1
        if depth < 0 { return nil }
      case UInt8(ascii: "/"):
        return Bytes.isBlank(bytes[index - 1]) ? nil : index + 1 - offset
      default: break
      }
      if Bytes.isNewline(bytes[index]) { return nil }
      index += 1
    }
    return nil
  }

  private var mayBeginRegex: Bool {
    let next: UInt8 = bytes[offset + 1]
    guard next != 0, !Bytes.isBlank(next), !isLeftBound else { return false }
    switch last {
    // `\/` never begins one, so that a scan that steps over it need not be made again.
    case .backslash: return false
    case .name: return followsNewline || isWordBeforeValue
    case .dollarName, .number, .close, .angleClose, .stringEnd, .regex: return followsNewline
    default: return true
    }
  }

  /// Whether the last token is a keyword behind which a value begins.
  private var isWordBeforeValue: Bool {
    let range: Range<Int> = lastStart..<lastEnd
    let words = [
      "return", "in", "try", "await", "case", "where", "if", "guard", "while", "switch", "throw", "else", "do",
    ]
    return words.contains { bytes.matches($0, in: range) }
  }

  /// `#/…/#` with as many `#` on both sides; over several lines where the first holds nothing more.
  mutating func extendedRegex(hashes: Int) -> Token {
    let length: Int = hashes + 1
    var index: Int = offset + length
    while bytes[index] == 0x20 || bytes[index] == 0x09 { index += 1 }
    let isMultiLine: Bool = Bytes.isNewline(bytes[index])
    while index < bytes.end, isMultiLine || !Bytes.isNewline(bytes[index]) {
      if bytes[index] == UInt8(ascii: "\\") {
        index += 2
      } else if bytes[index] == UInt8(ascii: "/"), hasHashes(hashes, at: index + 1) {
        return token(.regex, index + length - offset)
      } else {
        index += 1
      }
    }
    return fail(Trouble(.unclosedRegex, offset, offset + length))
  }
}

/// Regex literals.
extension SwiftScanner {
  /// Returns the length of the regex literal that begins with this slash; nil if the slash is an operator.
  ///
  /// As in Swift, a regex is where a prefix operator could be, ends on its line, neither begins nor ends with a space,
  /// and has no `)` without its `(`. After a value on the same line it would be an error: there the slash counts as a
  /// division, and its names are uses.
  func regexLength() -> Int? {
    guard mayBeginRegex else { return nil }
    var index = offset + 1
    var depth = 0
    while index < bytes.end {
      let byte = bytes[index]
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
    let next = bytes[offset + 1]
    guard next != 0, !Bytes.isBlank(next), !isLeftBound else { return false }
    switch last {
    // `\/` never begins a regex, so skipping it need not be undone.
    case .backslash: return false
    case .name: return followsNewline || isWordBeforeValue
    case .dollarName, .number, .close, .angleClose, .stringEnd, .regex: return followsNewline
    default: return true
    }
  }

  /// Whether the last token is a keyword that a value follows.
  private var isWordBeforeValue: Bool {
    let range = lastStart..<lastEnd
    let words = [
      "return", "in", "try", "await", "case", "where", "if", "guard", "while", "switch", "throw", "else", "do",
    ]
    return words.contains { bytes.matches($0, in: range) }
  }

  /// `#/…/#` with the same number of `#` on both sides; several lines if the first has nothing more.
  mutating func extendedRegex(hashes: Int) -> Token {
    let length = hashes + 1
    var index = offset + length
    while bytes[index] == 0x20 || bytes[index] == 0x09 { index += 1 }
    let isMultiLine = Bytes.isNewline(bytes[index])
    while index < bytes.end, isMultiLine || !Bytes.isNewline(bytes[index]) {
      if bytes[index] == UInt8(ascii: "\\") {
        index += 2
      } else if bytes[index] == UInt8(ascii: "/"), hasHashes(hashes, at: index + 1) {
        return token(.regex, index + length - offset)
      } else {
        index += 1
      }
    }
    return fail(ScanFailure(.unclosedRegex, offset, offset + length))
  }
}

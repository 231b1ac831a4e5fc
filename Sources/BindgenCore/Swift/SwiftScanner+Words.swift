/// Names, numbers, operators, and tokens that begin with `#`.
extension SwiftScanner {
  mutating func nameOrUnicode(_ byte: UInt8) -> Token {
    guard byte >= 0x80 else { return token(.name, nameLength(from: offset)) }
    let (kind, length) = bytes.scalar(at: offset)
    switch kind {
    case .name: return token(.name, nameLength(from: offset))
    case .operator: return operatorToken(byte)
    case .blank, .stray: return token(.stray, length)
    }
  }

  private func nameLength(from start: Int) -> Int {
    var index = start
    while index < bytes.end {
      let length = bytes.nameLength(at: index)
      if length == 0 { break }
      index += length
    }
    return index - start
  }

  mutating func backticked() -> Token {
    var index = offset + 1
    while index < bytes.end, !Bytes.isNewline(bytes[index]) {
      if bytes[index] == UInt8(ascii: "`") {
        // An empty name is not valid, not even in backticks.
        return token(index == offset + 1 ? .stray : .name, index + 1 - offset)
      }
      index += 1
    }
    return fail(ScanFailure(.unclosedBacktick, offset, offset + 1))
  }

  mutating func dollar() -> Token {
    let length = nameLength(from: offset + 1)
    return token(length > 0 ? .dollarName : .stray, length + 1)
  }

  /// Returns the length of a number with everything that may belong to it: `0x1F`, `1_000.5e-3`; after a dot only digits: `t.0.1`.
  func numberLength() -> Int {
    let isHex = bytes[offset] == UInt8(ascii: "0") && bytes[offset + 1] | 0x20 == UInt8(ascii: "x")
    var index = offset + nameLength(from: offset)
    let isMember = last == .dot && lastEnd == offset
    if !isMember, bytes[index] == UInt8(ascii: "."), Bytes.isDigit(bytes[index + 1]) {
      index += 1 + nameLength(from: index + 1)
    }
    let exponent = isHex ? UInt8(ascii: "p") : UInt8(ascii: "e")
    let sign = bytes[index]
    if bytes[index - 1] | 0x20 == exponent, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-"),
      Bytes.isDigit(bytes[index + 1])
    {
      index += 1 + nameLength(from: index + 1)
    }
    return index - offset
  }

  // MARK: Operators

  mutating func dotOrOperator() -> Token {
    let next = bytes[offset + 1]
    guard next == UInt8(ascii: ".") || (bytes.operatorLength(at: offset + 1) > 0 && !bytes.isComment(at: offset + 1))
    else {
      return token(.dot, 1)
    }
    return token(.operator, operatorRunLength(withDots: true))
  }

  mutating func operatorToken(_ byte: UInt8) -> Token {
    if byte == UInt8(ascii: "/"), let length = regexLength() { return token(.regex, length) }
    if byte == UInt8(ascii: "<"), beginsAngle() { return open(.angle, UInt8(ascii: ">"), .angleOpen, 1) }
    if byte == UInt8(ascii: ">"), let frame = frames.last, frame.kind == .angle {
      frames.removeLast()
      depth -= 1
      return token(.angleClose, 1)
    }
    if byte == UInt8(ascii: "?") || byte == UInt8(ascii: "!"), isLeftBound { return token(.operator, 1) }
    let length = operatorRunLength(withDots: false)
    if length == 1, byte == UInt8(ascii: "=") { return token(.equal, 1) }
    if length == 2, bytes.matches("->", at: offset) { return token(.arrow, 2) }
    return token(.operator, length)
  }

  /// Returns the length of all adjacent operator characters; a comment ends them.
  private func operatorRunLength(withDots: Bool) -> Int {
    var index = offset
    while index < bytes.end {
      if index > offset, bytes.isComment(at: index) { break }
      let isDot = withDots && bytes[index] == UInt8(ascii: ".")
      let length = isDot ? 1 : bytes.operatorLength(at: index)
      if length == 0 { break }
      index += length
    }
    return index - offset
  }

  /// Whether a token that an operator can follow is directly before.
  var isLeftBound: Bool {
    guard lastEnd == offset else { return false }
    switch last {
    case .name, .dollarName, .number, .close, .angleClose, .stringEnd, .regex, .operator, .directive: return true
    default: return false
    }
  }

  // MARK: Words after a hash, or in single quotes

  /// Reads a raw string, a regex, a directive, or a comment of the outline.
  mutating func hash() -> Token {
    if isOutline, bytes.isNote(at: offset) { return token(.note, bytes.lineEnd(from: offset) - offset) }
    var index = offset
    while bytes[index] == UInt8(ascii: "#") { index += 1 }
    let hashes = index - offset
    if bytes[index] == UInt8(ascii: "\"") { return stringStart(hashes: hashes) }
    if bytes[index] == UInt8(ascii: "/") { return extendedRegex(hashes: hashes) }
    let length = nameLength(from: index)
    return hashes == 1 && length > 0 ? token(.directive, 1 + length) : token(.stray, hashes)
  }

  /// Reads a single quote. In the outline `'…'` is a text if it begins an item; elsewhere a quote is not valid Swift.
  ///
  /// After one that is not closed on its line, the quotes that follow come in pairs: a later one is closed by a quote
  /// directly after it, or by none.
  mutating func singleQuote() -> Token {
    guard isOutline, !isLeftBound else { return token(.stray, 1) }
    var index = offset + 1
    while index < bytes.end, !Bytes.isNewline(bytes[index]) {
      if bytes[index] != UInt8(ascii: "'") {
        if offset < quoteFailure { return token(.stray, 1) }
        index += 1
      } else if bytes[index + 1] == UInt8(ascii: "'") {
        index += 2
      } else {
        return token(.quoted, index + 1 - offset)
      }
    }
    quoteFailure = index
    return token(.stray, 1)
  }
}

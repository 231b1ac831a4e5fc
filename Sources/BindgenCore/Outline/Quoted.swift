/// A text in YAML's quotes, with its escapes resolved.
struct Quoted: Sendable {
  var bytes: [UInt8] = []
  /// The number of leading bytes that are the same in the file. Nil for all bytes.
  var exactCount: Int?
  /// The bytes up to the last escape: spaces among them are intended.
  private var escapedCount: Int = 0
  /// The part between the quotes.
  let range: SourceRange

  /// Reads the quotes that a value begins with; only comments may follow them. With `folds`, line breaks become spaces,
  /// as in YAML; Swift keeps them.
  static func read(_ value: SourceRange, folds: Bool, into diagnostics: inout Diagnostics) -> Quoted? {
    let file = value.file
    guard let close = endOfQuote(file.bytes, value.lowerBound, value.upperBound) else {
      let quote = SourceRange(file, value.lowerBound, value.lowerBound + 1)
      diagnostics.error("unclosed-quote", at: quote, "this quote is never closed")
      return nil
    }
    if let rest = afterNotes(SourceRange(file, close, value.upperBound)) {
      let quote = SourceRange(file, value.lowerBound, value.lowerBound + 1).text
      diagnostics.error(
        "after-quote",
        at: rest,
        "the value ended at the closing \(quote)",
        help: "quote the whole value, or write it in a '|' block"
      )
      return nil
    }
    var quoted = Quoted(SourceRange(file, value.lowerBound + 1, close - 1))
    if let problem = quoted.decode(isSingle: file.bytes[value.lowerBound] == .singleQuote, folds: folds) {
      diagnostics.add(problem)
      return nil
    }
    return quoted
  }

  private init(_ range: SourceRange) {
    self.range = range
  }

  func swift(keyColumn: Int) -> SwiftText {
    SwiftText(bytes: bytes, range: range, baseColumn: keyColumn, exactCount: exactCount)
  }

  // MARK: Escapes

  private mutating func decode(isSingle: Bool, folds: Bool) -> Diagnostic? {
    let source = range.file.bytes
    let end = range.upperBound
    var index = range.lowerBound
    bytes.reserveCapacity(end - index)
    while index < end {
      let byte = source[index]
      if folds, byte == .newline || byte == .carriageReturn {
        markInexact()
        index = fold(source, index, end)
      } else if isSingle, byte == .singleQuote {
        markInexact()
        bytes.append(byte)
        index += 2
      } else if !isSingle, byte == .backslash {
        markInexact()
        guard let length = escape(source, index, end) else {
          let length = index + 2 <= end && source[index + 1] < 0x80 ? 2 : 1
          return .error(
            "unknown-escape",
            at: SourceRange(range.file, index, index + length),
            "a spec's double quotes have no such escape",
            help: "in single quotes a backslash is a backslash"
          )
        }
        index += length
        escapedCount = bytes.count
      } else {
        bytes.append(byte)
        index += 1
      }
    }
    return nil
  }

  private mutating func markInexact() {
    if exactCount == nil { exactCount = bytes.count }
  }

  /// Folds line breaks, and returns the offset behind them: one is a space, each further one stays. Spaces around are dropped.
  private mutating func fold(_ source: [UInt8], _ start: Int, _ end: Int) -> Int {
    while bytes.count > escapedCount, let last = bytes.last, last.isBlankOrTab { bytes.removeLast() }
    exactCount = min(exactCount ?? bytes.count, bytes.count)
    var index = start
    var breaks = 0
    while index < end, source[index].isWhitespace {
      if source[index] == .newline { breaks += 1 }
      index += 1
    }
    if breaks == 1 { bytes.append(.blank) }
    var extra = 1
    while extra < breaks {
      bytes.append(.newline)
      extra += 1
    }
    return index
  }

  /// Resolves one escape in double quotes and returns its length in the file.
  private mutating func escape(_ source: [UInt8], _ index: Int, _ end: Int) -> Int? {
    guard index + 1 < end else { return nil }
    let letter = source[index + 1]
    switch letter {
    case UInt8(ascii: "x"): return scalar(source, index, end, digits: 2)
    case UInt8(ascii: "u"): return scalar(source, index, end, digits: 4)
    case UInt8(ascii: "U"): return scalar(source, index, end, digits: 8)
    case .newline, .carriageReturn:
      var next = index + 1
      while next < end, source[next].isWhitespace { next += 1 }
      return next - index
    default:
      guard let text = Quoted.escapes[letter] else { return nil }
      bytes.append(contentsOf: text)
      return 2
    }
  }

  private mutating func scalar(_ source: [UInt8], _ index: Int, _ end: Int, digits: Int) -> Int? {
    guard index + 2 + digits <= end else { return nil }
    let text = String(decoding: source[index + 2..<index + 2 + digits], as: UTF8.self)
    guard text.utf8.first != UInt8(ascii: "+"), let code = UInt32(text, radix: 16),
      let scalar = Unicode.Scalar(code), isText(code)
    else { return nil }
    bytes.append(contentsOf: Array(String(Character(scalar)).utf8))
    return 2 + digits
  }

  /// Whether a character is no control character: those are not allowed in a spec, not even escaped.
  private func isText(_ code: UInt32) -> Bool {
    code == 0x09 || code == 0x0A || (code >= 0x20 && code < 0x7F) || code >= 0xA0
  }

  private static let escapes: [UInt8: [UInt8]] = [
    UInt8(ascii: "t"): [.tab], .tab: [.tab], UInt8(ascii: "n"): [.newline], .blank: [.blank],
    .doubleQuote: [.doubleQuote], UInt8(ascii: "/"): [UInt8(ascii: "/")], .backslash: [.backslash],
    UInt8(ascii: "_"): [0xC2, 0xA0], UInt8(ascii: "L"): [0xE2, 0x80, 0xA8], UInt8(ascii: "P"): [0xE2, 0x80, 0xA9],
  ]
}

/// Returns the rest of a text after leading white space and comments; nil if nothing is left.
func afterNotes(_ range: SourceRange) -> SourceRange? {
  let bytes = range.file.bytes
  var index = range.lowerBound
  while index < range.upperBound {
    if bytes[index] == .hash, index == 0 || bytes[index - 1].isWhitespace {
      while index < range.upperBound, bytes[index] != .newline { index += 1 }
    } else if bytes[index].isWhitespace {
      index += 1
    } else {
      return SourceRange(range.file, index, range.upperBound)
    }
  }
  return nil
}

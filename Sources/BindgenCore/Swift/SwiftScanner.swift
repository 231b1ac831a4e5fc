/// Reads Swift text, or text close to it, token by token: it knows strings, comments, regex literals and brackets.
///
/// It never fails and never recurses: if it can't continue, it returns tokens of the kind `failure`.
package struct SwiftScanner {
  /// The greatest depth of nested brackets and interpolations.
  package static let depthLimit = 200

  /// An open bracket.
  struct Frame {
    enum Kind {
      case bracket, angle, string, interpolation
    }
    var kind: Kind
    var start: Int
    var end: Int
    /// The byte that closes a bracket.
    var closer: UInt8
    /// The number of `#` around a string.
    var hashes: Int = 0
    var isMultiLine: Bool = false
  }

  let bytes: Bytes
  /// Whether to look for comments and quotes of the outline.
  let isOutline: Bool
  /// The offset from which the next token is read.
  package internal(set) var offset: Int
  package internal(set) var failure: ScanFailure?
  var frames: [Frame] = []
  /// The number of open brackets and interpolations, without strings.
  var depth: Int = 0
  /// The kind and place of the last token.
  var last: Token.Kind = .end
  var lastStart: Int = 0
  var lastEnd: Int = 0
  /// The offset up to which `<` and `>` are known to be brackets.
  var angleEnd: Int = 0
  /// The offset up to which no `<` is a bracket.
  var angleFailure: Int = 0
  /// The offset up to which a single quote is closed by one directly after it, or by none.
  var quoteFailure: Int = 0
  private var followsSpace: Bool = false
  var followsNewline: Bool = false

  /// Creates a scanner. With `outline`, comments of the outline (` # …`) and texts in single quotes are tokens too.
  package init(_ bytes: [UInt8], from start: Int = 0, to end: Int? = nil, outline: Bool = false) {
    self.bytes = Bytes(bytes, end: end)
    self.offset = max(start, 0)
    self.isOutline = outline
    self.lastEnd = self.offset
  }

  /// Whether the last token is outside all brackets and strings. A closing bracket is outside if what it closed was.
  package var isOutside: Bool { frames.isEmpty }

  package mutating func next() -> Token {
    followsSpace = false
    followsNewline = false
    if failure != nil { return token(.failure, 0) }
    if let frame = frames.last, frame.kind == .string { return stringPart(frame) }
    skipSpace()
    if failure != nil { return token(.failure, 0) }
    guard offset < bytes.end else { return end() }
    let byte = bytes[offset]
    if Bytes.mayBeginName(byte) { return nameOrUnicode(byte) }
    if Bytes.isDigit(byte) { return token(.number, numberLength()) }
    return mark(byte)
  }

  /// Reads a token that is neither a name nor a number.
  private mutating func mark(_ byte: UInt8) -> Token {
    switch byte {
    case UInt8(ascii: ","): return token(.comma, 1)
    case UInt8(ascii: ":"): return token(.colon, 1)
    case UInt8(ascii: ";"): return token(.semicolon, 1)
    case UInt8(ascii: "\\"): return token(.backslash, 1)
    case UInt8(ascii: "@"): return token(.at, 1)
    case UInt8(ascii: "("): return open(.bracket, UInt8(ascii: ")"), .open, 1)
    case UInt8(ascii: "["): return open(.bracket, UInt8(ascii: "]"), .open, 1)
    case UInt8(ascii: "{"): return open(.bracket, UInt8(ascii: "}"), .open, 1)
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): return close(byte)
    case UInt8(ascii: "\""): return stringStart(hashes: 0)
    case UInt8(ascii: "#"): return hash()
    case UInt8(ascii: "`"): return backticked()
    case UInt8(ascii: "$"): return dollar()
    case UInt8(ascii: "'"): return singleQuote()
    case UInt8(ascii: "."): return dotOrOperator()
    default: return Bytes.isASCIIOperator(byte) ? operatorToken(byte) : token(.stray, 1)
    }
  }

  /// Returns a token of this many bytes, and moves past it.
  mutating func token(_ kind: Token.Kind, _ length: Int) -> Token {
    let start = offset
    offset = min(start + length, max(bytes.end, start))
    last = kind
    lastStart = start
    lastEnd = offset
    return Token(kind: kind, start: start, end: offset, followsSpace: followsSpace, followsNewline: followsNewline)
  }

  mutating func fail(_ failure: ScanFailure) -> Token {
    self.failure = failure
    return token(.failure, 0)
  }

  private mutating func end() -> Token {
    guard let frame = frames.last else { return token(.end, 0) }
    return fail(ScanFailure(.unclosedBracket, frame.start, frame.end))
  }

  /// Skips white space and Swift's comments.
  private mutating func skipSpace() {
    while offset < bytes.end {
      let byte = bytes[offset]
      if Bytes.isBlank(byte) {
        if Bytes.isNewline(byte) { followsNewline = true }
        offset += 1
      } else if byte == UInt8(ascii: "/"), bytes[offset + 1] == UInt8(ascii: "/") {
        offset = bytes.lineEnd(from: offset)
      } else if byte == UInt8(ascii: "/"), bytes[offset + 1] == UInt8(ascii: "*") {
        skipComment()
        if failure != nil { return }
      } else if byte >= 0x80, case (.blank, let length) = bytes.scalar(at: offset) {
        offset += length
      } else {
        return
      }
      followsSpace = true
    }
  }

  /// Skips a comment from `/*` on.
  private mutating func skipComment() {
    guard let end = bytes.commentEnd(at: offset) else {
      failure = ScanFailure(.unclosedComment, offset, offset + 2)
      return
    }
    if bytes.hasNewline(in: offset..<end) { followsNewline = true }
    offset = end
  }

  // MARK: Brackets

  mutating func open(_ frame: Frame.Kind, _ closer: UInt8, _ kind: Token.Kind, _ length: Int) -> Token {
    guard depth < SwiftScanner.depthLimit else { return fail(ScanFailure(.tooDeep, offset, offset + length)) }
    depth += 1
    frames.append(Frame(kind: frame, start: offset, end: offset + length, closer: closer))
    return token(kind, length)
  }

  private mutating func close(_ byte: UInt8) -> Token {
    guard let frame = frames.last else { return fail(ScanFailure(.strayBracket, offset, offset + 1)) }
    guard frame.closer == byte else { return fail(mismatch(byte, frame)) }
    frames.removeLast()
    depth -= 1
    return token(frame.kind == .interpolation ? .interpolationEnd : .close, 1)
  }

  /// Returns the bracket to blame: the open one, if this one closes another around it; else this one.
  private func mismatch(_ byte: UInt8, _ frame: Frame) -> ScanFailure {
    if frames.contains(where: { $0.closer == byte && $0.kind != .string }) {
      return ScanFailure(.unclosedBracket, frame.start, frame.end)
    }
    return ScanFailure(.mismatchedBracket, offset, offset + 1, opener: frame.start..<frame.end)
  }
}

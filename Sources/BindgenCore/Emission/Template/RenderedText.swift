/// The text that templates become: it is written line by line, and keeps the lines as `swift format` would have them.
struct RenderedText {
  private(set) var bytes: [UInt8] = []
  private let longestLine: Int
  /// Where the line that is being written begins.
  private var lineStart: Int = 0
  /// A blank line that comes out only if something follows it that is not a closing bracket.
  private var isBlankWaiting: Bool = false
  /// The user's own text stands in the line, so that it stays as it is.
  private var isUsersOwn: Bool = false

  private static let blank: UInt8 = UInt8(ascii: " ")
  private static let newline: UInt8 = UInt8(ascii: "\n")

  /// - Parameter room: So many bytes are expected: for the text to move as it grows takes time.
  init(longestLine: Int, room: Int) {
    self.longestLine = longestLine
    bytes.reserveCapacity(room)
  }

  /// A piece of a line.
  mutating func append(_ piece: UnsafeBufferPointer<UInt8>) {
    bytes.append(contentsOf: piece)
  }

  mutating func append(_ piece: [UInt8]) {
    piece.withUnsafeBufferPointer { append($0) }
  }

  /// A text; where it begins.
  mutating func append(_ text: String) -> Int {
    let start: Int = bytes.count
    if text.utf8.withContiguousStorageIfAvailable({ append($0) }) == nil { bytes.append(contentsOf: text.utf8) }
    return start
  }

  /// The user's own text, whose line stays as it is; where it begins.
  mutating func append(verbatim text: [UInt8]) -> Int {
    isUsersOwn = true
    let start: Int = bytes.count
    append(text)
    return start
  }

  /// Whether the text that begins there has a line break in it.
  func hasLineBreak(from start: Int) -> Bool {
    bytes.withUnsafeBufferPointer { UnsafeBufferPointer(rebasing: $0[start...]).holds(Self.newline) }
  }

  /// What begins there is written again line by line: the lines behind its first get the indentation.
  mutating func indentLines(from start: Int, _ indentation: [UInt8]) {
    let text: [UInt8] = Array(bytes[start...])
    bytes.removeSubrange(start...)
    let isUsersOwn: Bool = isUsersOwn
    for (index, line) in Self.lines(text).enumerated() {
      if index > 0 {
        endLine(keepingBlank: true)
        if !line.isEmpty { bytes.append(contentsOf: indentation) }
        self.isUsersOwn = isUsersOwn
      }
      bytes.append(contentsOf: line)
    }
  }

  mutating func dropLine() {
    bytes.removeSubrange(lineStart...)
    isUsersOwn = false
  }

  /// At most one blank line, none at the beginning and none behind an opening bracket.
  mutating func blankLine() {
    guard lineStart > 1 else { return }
    switch bytes[lineStart - 2] {
    case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "["), Self.newline: return
    default: isBlankWaiting = true
    }
  }

  mutating func endLine() {
    endLine(keepingBlank: false)
  }

  private mutating func endLine(keepingBlank: Bool) {
    if !isUsersOwn { trim() }
    if lineStart < bytes.count || keepingBlank {
      if isBlankWaiting { writeBlank() }
      if !isUsersOwn, mayBeTooLong { wrap() }
      bytes.append(Self.newline)
      lineStart = bytes.count
    } else {
      blankLine()
    }
    isUsersOwn = false
  }

  /// Most lines are short.
  private var mayBeTooLong: Bool {
    bytes.count - lineStart > longestLine / 2 && LineWrapping.mayBeTooLong(bytes[lineStart...], limit: longestLine)
  }

  private mutating func trim() {
    while bytes.count > lineStart, bytes[bytes.count - 1] == Self.blank { bytes.removeLast() }
  }

  private mutating func writeBlank() {
    isBlankWaiting = false
    guard !beginsWithClosing else { return }
    bytes.insert(Self.newline, at: lineStart)
    lineStart += 1
  }

  private mutating func wrap() {
    let line: [UInt8] = Array(bytes[lineStart...])
    bytes.removeSubrange(lineStart...)
    bytes.append(contentsOf: LineWrapping.wrapped(line, limit: longestLine))
  }

  /// `}`, `)`, `]`, and the directives that end a part of `#if`.
  private var beginsWithClosing: Bool {
    var first: Int = lineStart
    while first < bytes.count, bytes[first] == Self.blank { first += 1 }
    guard first < bytes.count else { return false }
    switch bytes[first] {
    case UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: "]"): return true
    case UInt8(ascii: "#"): return Self.closingDirectives.contains { bytes[first...].starts(with: $0.utf8) }
    default: return false
    }
  }

  private static let closingDirectives: [String] = ["#else", "#elseif", "#endif"]
}

// MARK: Lines of a text

extension RenderedText {
  /// A text's lines; what follows its last line's ending is not a line.
  private static func lines(_ text: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = text.split(separator: newline, omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }
}

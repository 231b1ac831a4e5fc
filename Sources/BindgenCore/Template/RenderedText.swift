/// The output of templates, written line by line, with blank lines only where a person would leave them.
struct RenderedText {
  private(set) var bytes: [UInt8] = []
  /// The offset at which the current line begins.
  private var lineStart = 0
  /// Whether a blank line waits, which is written only before something that is not a closing bracket.
  private var isBlankWaiting = false
  /// Whether the line contains the user's own text, so that it stays as it is.
  private var isUsersOwn = false

  /// Appends a piece of a line.
  mutating func append(_ piece: [UInt8]) {
    bytes.append(contentsOf: piece)
  }

  /// Appends a text of one or more lines; those after the first get the indentation.
  mutating func append(_ text: String, indentation: @autoclosure () -> [UInt8]) {
    var text = text
    // (As bytes that lie in a row it takes a third of the time.)
    text.withUTF8 { append(lines: $0, indentation: indentation(), isUsersOwn: isUsersOwn) }
  }

  /// Appends the user's own text, whose lines stay as they are.
  mutating func append(verbatim text: [UInt8], indentation: @autoclosure () -> [UInt8]) {
    append(lines: text, indentation: indentation(), isUsersOwn: true)
  }

  private mutating func append(
    lines text: some Collection<UInt8>,
    indentation: @autoclosure () -> [UInt8],
    isUsersOwn: Bool
  ) {
    if text.isEmpty { return }
    self.isUsersOwn = isUsersOwn
    guard text.contains(.newline) else { return bytes.append(contentsOf: text) }
    let indentation = indentation()
    var lines = text.split(separator: .newline, omittingEmptySubsequences: false)[...]
    // There is no line after the last line break.
    if lines.last?.isEmpty == true { lines.removeLast() }
    if let first = lines.popFirst() { bytes.append(contentsOf: first) }
    for line in lines {
      endLine(keepingBlank: true)
      self.isUsersOwn = isUsersOwn
      if !line.isEmpty { append(indentation) }
      bytes.append(contentsOf: line)
    }
  }

  mutating func dropLine() {
    bytes.removeSubrange(lineStart...)
    isUsersOwn = false
  }

  /// Adds a blank line: at most one, none at the start and none after an opening bracket.
  mutating func blankLine() {
    guard lineStart > 1 else { return }
    switch bytes[lineStart - 2] {
    case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "["), .newline: return
    default: isBlankWaiting = true
    }
  }

  /// - Parameter mayBreak: Whether the line is a template's, which is broken if it is too long.
  mutating func endLine(mayBreak: Bool = false) {
    if mayBreak, LongLine.isLong(bytes[lineStart...]) { breakLine() }
    endLine(keepingBlank: false)
  }

  private mutating func breakLine() {
    let lines = LongLine.broken(bytes[lineStart...], isUsersOwn: isUsersOwn)
    guard lines.count > 1 else { return }
    bytes.removeSubrange(lineStart...)
    for (index, line) in lines.enumerated() {
      if index > 0 { endLine(keepingBlank: false) }
      append(line)
    }
  }

  private mutating func endLine(keepingBlank: Bool) {
    if !isUsersOwn {
      while bytes.count > lineStart, bytes[bytes.count - 1] == .blank { bytes.removeLast() }
    }
    isUsersOwn = false
    guard lineStart < bytes.count || keepingBlank else { return blankLine() }
    if isBlankWaiting {
      isBlankWaiting = false
      if !beginsWithClosing {
        bytes.insert(.newline, at: lineStart)
        lineStart += 1
      }
    }
    bytes.append(.newline)
    lineStart = bytes.count
  }

  /// Whether the line begins with `}`, `)`, `]`, or a directive that ends a part of `#if`.
  private var beginsWithClosing: Bool {
    let text = bytes[lineStart...].drop { $0 == .blank }
    return text.first?.isClosing == true
      || ["#else", "#elseif", "#endif"].contains { text.starts(with: $0.utf8) }
  }
}

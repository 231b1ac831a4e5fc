#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The text that templates become: it is written line by line, and keeps the lines as `swift format` would have them.
///
/// Strings and not bytes: in a debug build nothing is appended as quickly as a string to a string.
struct RenderedText {
  private(set) var text: String = ""
  private let longestLine: Int
  /// Where the line that is being written begins.
  private var lineStart: Int = 0
  /// A blank line that comes out only if something follows it that is not a closing bracket.
  private var isBlankWaiting: Bool = false
  /// The user's own text stands in the line, so that it stays as it is.
  private var isUsersOwn: Bool = false

  init(longestLine: Int) {
    self.longestLine = longestLine
  }

  mutating func append(_ piece: String) {
    text += piece
  }

  /// Text of several lines; those behind the first begin with the indentation.
  mutating func append(_ lines: String, indentation: String) {
    guard Self.hasSeveralLines(lines) else {
      text += lines
      return
    }
    let isUsersOwn: Bool = self.isUsersOwn
    for (index, line) in Self.lines(lines).enumerated() {
      if index > 0 {
        endLine(keepingBlank: true)
        if !line.isEmpty { text += indentation }
        self.isUsersOwn = isUsersOwn
      }
      text += line
    }
  }

  /// What follows in this line is the user's own.
  mutating func markUsersOwn() {
    isUsersOwn = true
  }

  mutating func dropLine() {
    _ = takeLine()
    isUsersOwn = false
  }

  /// At most one blank line, none at the beginning and none behind an opening bracket.
  mutating func blankLine() {
    guard lineStart > 1 else { return }
    let last: Int = lineStart - 2
    switch text.utf8[text.utf8.index(text.startIndex, offsetBy: last)] {
    case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "\n"): return
    default: isBlankWaiting = true
    }
  }

  mutating func endLine() {
    endLine(keepingBlank: false)
  }

  private mutating func endLine(keepingBlank: Bool) {
    let count: Int = text.utf8.count - lineStart
    let isPlain: Bool =
      !isBlankWaiting && count > 0
      && (isUsersOwn || count <= longestLine && text.utf8.last != UInt8(ascii: " "))
    if isPlain {
      text += "\n"
      lineStart += count + 1
    } else {
      rewriteLine(keepingBlank: keepingBlank)
    }
    isUsersOwn = false
  }

  /// For lines that do not stay just as they were written.
  private mutating func rewriteLine(keepingBlank: Bool) {
    var line: String = takeLine()
    if !isUsersOwn { Self.trim(&line) }
    guard !line.isEmpty || keepingBlank else { return blankLine() }
    if isBlankWaiting, !Self.beginsWithClosing(&line) { text += "\n" }
    isBlankWaiting = false
    let isWrapped: Bool = !isUsersOwn && LineWrapping.mayBeTooLong(line.utf8, limit: longestLine)
    text += isWrapped ? LineWrapping.wrapped(line, limit: longestLine) : line
    text += "\n"
    lineStart = text.utf8.count
  }

  private mutating func takeLine() -> String {
    guard text.utf8.count > lineStart else { return "" }
    let start: String.Index = text.utf8.index(text.startIndex, offsetBy: lineStart)
    let line: String = String(text[start...])
    text.removeSubrange(start...)
    return line
  }

  private static func trim(_ line: inout String) {
    guard line.utf8.last == UInt8(ascii: " ") else { return }
    var count: Int = line.utf8.count
    line.withUTF8 { bytes in
      while count > 0, bytes[count - 1] == UInt8(ascii: " ") { count -= 1 }
    }
    line = String(decoding: line.utf8.prefix(count), as: UTF8.self)
  }

  /// `}`, `)`, `]`, and the directives that end a part of `#if`.
  private static func beginsWithClosing(_ line: inout String) -> Bool {
    line.withUTF8 { bytes in
      var first: Int = 0
      while first < bytes.count, bytes[first] == UInt8(ascii: " ") { first += 1 }
      guard first < bytes.count else { return false }
      switch bytes[first] {
      case UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: "]"): return true
      case UInt8(ascii: "#"): return closingDirectives.contains { $0.begins(bytes, at: first) }
      default: return false
      }
    }
  }

  private static let closingDirectives: [StaticString] = ["#else", "#elseif", "#endif"]
}

// MARK: Lines of a text

extension RenderedText {
  static func hasSeveralLines(_ text: String) -> Bool {
    var text: String = text
    return text.withUTF8 { bytes in
      guard let start: UnsafePointer<UInt8> = bytes.baseAddress else { return false }
      return memchr(start, Int32(UInt8(ascii: "\n")), bytes.count) != nil
    }
  }

  /// A text's lines; what follows its last line's ending is not a line.
  static func lines(_ text: String) -> [String] {
    var text: String = text
    return text.withUTF8 { bytes in
      var lines: [String] = []
      var lower: Int = 0
      while lower < bytes.count {
        var upper: Int = lower
        while upper < bytes.count, bytes[upper] != UInt8(ascii: "\n") { upper += 1 }
        lines.append(String(decoding: bytes[lower..<upper], as: UTF8.self))
        lower = upper + 1
      }
      return lines
    }
  }
}

extension StaticString {
  fileprivate func begins(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Bool {
    guard bytes.count - offset >= utf8CodeUnitCount, let start: UnsafePointer<UInt8> = bytes.baseAddress else {
      return false
    }
    return memcmp(start + offset, utf8Start, utf8CodeUnitCount) == 0
  }
}

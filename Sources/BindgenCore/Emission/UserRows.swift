/// The lines of the user's Swift, moved as a person would: together, so that each keeps its relative indentation, and
/// without the spec's own comments.
struct UserRows {
  private struct Row {
    /// The bytes of the row without leading spaces.
    var bounds: Range<Int>
    /// The indentation relative to the text's base.
    var indentation: Int
  }

  private static let blank = UInt8(ascii: " ")
  private static let newline = UInt8(ascii: "\n")
  private static let quote = UInt8(ascii: "\"")

  private let bytes: [UInt8]
  private var rows: [Row] = []
  /// Whether blank lines keep their spaces: in a string of several lines, spaces count even on an empty line.
  private var keepsBlankLines: Bool = false

  init(_ text: SwiftText) {
    bytes = Self.isClean(text) ? text.bytes : Self.cleaned(text)
    readRows(Self.base(of: text))
  }

  /// Returns the column that lines are indented from: that of the text, if it begins on its own line.
  private static func base(of text: SwiftText) -> Int {
    let file = text.range.file
    let start = text.range.start
    let line = file.lineBounds(start.line)
    let isAlone = file.bytes[line.lowerBound..<text.range.lowerBound].allSatisfy { $0 == blank }
    return isAlone ? start.column : text.baseColumn
  }

  private mutating func readRows(_ base: Int) {
    var (start, quotes) = (0, 0)
    while start <= bytes.count {
      var index = start
      while index < bytes.count, bytes[index] == Self.blank { index += 1 }
      let first = index
      while index < bytes.count, bytes[index] != Self.newline {
        quotes = bytes[index] == Self.quote ? quotes + 1 : 0
        if quotes == 3 { keepsBlankLines = true }
        index += 1
      }
      let indentation = rows.isEmpty ? 0 : max(0, first - start + 1 - base)
      rows.append(Row(bounds: first..<index, indentation: indentation))
      start = index + 1
    }
  }
}

// MARK: What the spec has among the lines

extension UserRows {
  /// Whether nothing of the spec was removed from the text, and no line ends in CRLF.
  private static func isClean(_ text: SwiftText) -> Bool {
    !text.bytes.contains(UInt8(ascii: "\r"))
      && zip(text.bytes.prefix(text.exactCount), text.range.bytes).allSatisfy { $0 == $1 }
  }

  /// Returns the text without the blanks of removed parts: a comment of the spec with the spaces before it, a `self.`.
  private static func cleaned(_ text: SwiftText) -> [UInt8] {
    let source = text.range.bytes
    let count = min(text.exactCount, source.count)
    var cleaned: [UInt8] = []
    var isCut = false
    for (index, byte) in text.bytes.enumerated() {
      if byte == newline {
        if cleaned.last == UInt8(ascii: "\r") { cleaned.removeLast() }
        while isCut, cleaned.last == blank { cleaned.removeLast() }
        isCut = false
      } else if byte == blank, index < count, source[source.startIndex + index] != byte {
        isCut = true
        continue
      } else if byte != blank, byte != UInt8(ascii: "\r") {
        isCut = false
      }
      cleaned.append(byte)
    }
    return cleaned
  }
}

// MARK: As they are emitted

extension UserRows {
  func indented(_ indentation: Int) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + rows.count * (indentation + 1))
    for (index, row) in rows.enumerated() {
      if index > 0 { result.append(Self.newline) }
      if row.bounds.isEmpty, row.indentation == 0 || !keepsBlankLines { continue }
      result.append(contentsOf: [UInt8](repeating: Self.blank, count: indentation + row.indentation))
      result.append(contentsOf: bytes[row.bounds])
    }
    return result
  }

  /// Returns the text if it is a short line, without a comment that would swallow the brace after it.
  func short(_ room: Int) -> [UInt8]? {
    guard rows.count == 1, let bounds = rows.first?.bounds, bounds.count <= room else { return nil }
    var last: UInt8 = 0
    for byte in bytes[bounds] {
      if byte == UInt8(ascii: "/"), last == byte { return nil }
      last = byte
    }
    return Array(bytes[bounds])
  }
}

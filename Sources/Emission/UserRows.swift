import BindgenDiagnostics
import BindgenSwiftTokens

/// The lines of the user's Swift as a person would move them: together, so that each keeps its indentation against the
/// others, and without what the spec has among them.
struct UserRows {
  private struct Row {
    /// Without the blanks in front.
    var bytes: [UInt8]
    /// By how much it is indented against the text's base.
    var indentation: Int
  }

  private var rows: [Row] = []
  /// In a string of several lines, blanks count where nothing else stands.
  private let keepsBlankLines: Bool

  private static let blank: UInt8 = UInt8(ascii: " ")

  init(_ text: SwiftText) {
    keepsBlankLines = Self.hasLongString(text.bytes)
    let base: Int = Self.base(of: text)
    var start: Int = 0
    while start <= text.bytes.count {
      let end: Int = text.bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? text.bytes.count
      let blanks: Int = Self.blanks(from: start, to: end, text)
      let indentation: Int = rows.isEmpty ? 0 : max(0, blanks + 1 - base)
      rows.append(Row(bytes: Self.kept(start + blanks..<end, text), indentation: indentation))
      start = end + 1
    }
  }

  /// The column that lines are indented from: that of the text, where it begins on a line of its own.
  private static func base(of text: SwiftText) -> Int {
    let file: SourceFile = text.range.file
    let start: Position = text.range.start
    let line: Range<Int> = file.lineBounds(start.line)
    let isAlone: Bool = file.bytes[line.lowerBound..<text.range.lowerBound].allSatisfy { $0 == blank }
    return isAlone ? start.column : text.baseColumn
  }

  private static func blanks(from start: Int, to end: Int, _ text: SwiftText) -> Int {
    var index: Int = start
    while index < end, text.bytes[index] == blank, !isOther(blank, index, text) { index += 1 }
    return index - start
  }

  private static func hasLongString(_ bytes: [UInt8]) -> Bool {
    var quotes: Int = 0
    for byte in bytes {
      quotes = byte == UInt8(ascii: "\"") ? quotes + 1 : 0
      if quotes == 3 { return true }
    }
    return false
  }

  /// A line without what was blanked out: a comment of the spec with the blanks in front of it, a `self.`.
  private static func kept(_ bounds: Range<Int>, _ text: SwiftText) -> [UInt8] {
    var line: [UInt8] = []
    var isCut: Bool = false
    for index in bounds {
      let byte: UInt8 = text.bytes[index]
      let isBlankedOut: Bool = byte == blank && isOther(byte, index, text)
      isCut = isBlankedOut || isCut && byte == blank
      if !isBlankedOut { line.append(byte) }
    }
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    while isCut, line.last == blank { line.removeLast() }
    return line
  }

  /// Whether the spec has something else in a byte's place.
  private static func isOther(_ byte: UInt8, _ index: Int, _ text: SwiftText) -> Bool {
    let offset: Int = text.range.lowerBound + index
    return index < text.exactCount && offset < text.range.file.bytes.count && text.range.file.bytes[offset] != byte
  }
}

extension UserRows {
  func indented(_ indentation: Int) -> [UInt8] {
    var result: [UInt8] = []
    for (index, row) in rows.enumerated() {
      if index > 0 { result.append(UInt8(ascii: "\n")) }
      if row.bytes.isEmpty, row.indentation == 0 || !keepsBlankLines { continue }
      result.append(contentsOf: repeatElement(Self.blank, count: indentation + row.indentation))
      result.append(contentsOf: row.bytes)
    }
    return result
  }

  /// One line, without a comment that would swallow the brace behind it.
  func short(_ room: Int) -> String? {
    guard rows.count == 1, let bytes: [UInt8] = rows.first?.bytes, bytes.count <= room else { return nil }
    var last: UInt8 = 0
    for byte in bytes {
      if byte == UInt8(ascii: "/"), last == byte { return nil }
      last = byte
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

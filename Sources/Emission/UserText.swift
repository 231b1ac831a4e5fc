import BindgenDiagnostics
import BindgenSwiftTokens

/// The user's Swift as the body of a function: on its own lines, or beside the braces where it is short.
struct UserText {
  /// On lines of its own, in the place that it has in the spec where locations are on.
  let lines: [UInt8]
  /// The text where it may stand between braces on one line.
  let short: String?

  /// - Parameters:
  ///   - indentation: Of the body, where it does not keep the spec's own columns.
  ///   - room: How many bytes a short one may have.
  init(_ text: SwiftText, indentation: Int, room: Int, options: GeneratorOptions) {
    let rows: [Row] = Self.rows(of: text)
    switch options.sourceLocations {
    case .off:
      lines = Self.indented(rows, indentation)
      short = Self.short(rows, room)
    case .on, .relative:
      lines = Self.located(rows, text, options)
      short = nil
    }
  }

  var record: Record { ["text": .verbatim(lines), "short": short.map { .verbatim(Array($0.utf8)) } ?? .nothing] }
}

extension UserText {
  /// A line of the text: its bytes in `bytes`, and by how much it is indented against the text's base.
  private struct Row {
    var bytes: ArraySlice<UInt8>
    var indentation: Int
  }

  private static let space: UInt8 = UInt8(ascii: " ")

  private static func rows(of text: SwiftText) -> [Row] {
    var rows: [Row] = []
    let base: Int = base(of: text)
    for line in text.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      var line: ArraySlice<UInt8> = line
      if line.last == UInt8(ascii: "\r") { line.removeLast() }
      line = withoutComment(line, text)
      let blanks: Int = line.prefix { $0 == space }.count
      let column: Int = rows.isEmpty ? text.range.start.column + blanks : blanks + 1
      let indentation: Int = rows.isEmpty ? 0 : max(0, column - base)
      rows.append(Row(bytes: line.dropFirst(blanks), indentation: indentation))
    }
    return rows
  }

  /// The column that lines are indented from: that of the text, where it begins on a line of its own.
  private static func base(of text: SwiftText) -> Int {
    let file: SourceFile = text.range.file
    let start: Position = text.range.start
    let line: Range<Int> = file.lineBounds(start.line)
    let isAlone: Bool = file.bytes[line.lowerBound..<text.range.lowerBound].allSatisfy { $0 == space }
    return isAlone ? start.column : text.baseColumn
  }

  /// Where the outline's comment was blanked out, nothing is left of it.
  private static func withoutComment(_ line: ArraySlice<UInt8>, _ text: SwiftText) -> ArraySlice<UInt8> {
    guard line.last == space else { return line }
    var end: Int = line.endIndex
    var hasComment: Bool = false
    while end > line.startIndex, text.bytes[end - 1] == space {
      end -= 1
      let offset: Int = text.range.lowerBound + end
      if end < text.exactCount, offset < text.range.file.bytes.count, text.range.file.bytes[offset] != space {
        hasComment = true
      }
    }
    return hasComment ? line[line.startIndex..<end] : line
  }

  private static func indented(_ rows: [Row], _ indentation: Int) -> [UInt8] {
    var result: [UInt8] = []
    for (index, row) in rows.enumerated() {
      if index > 0 { result.append(UInt8(ascii: "\n")) }
      if row.bytes.isEmpty { continue }
      result.append(contentsOf: repeatElement(space, count: indentation + row.indentation))
      result.append(contentsOf: row.bytes)
    }
    return result
  }

  /// One line, without a comment that would swallow the brace behind it.
  private static func short(_ rows: [Row], _ room: Int) -> String? {
    guard rows.count == 1, let bytes: ArraySlice<UInt8> = rows.first?.bytes, bytes.count <= room else { return nil }
    var last: UInt8 = 0
    for byte in bytes {
      if byte == UInt8(ascii: "/"), last == byte { return nil }
      last = byte
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// At the lines and columns that it has in the spec, between marks that say so to the compiler.
  private static func located(_ rows: [Row], _ text: SwiftText, _ options: GeneratorOptions) -> [UInt8] {
    let start: Position = text.range.start
    let path: String = Spelling.quoted(path(text.range.file.name, options))
    var result: [UInt8] = Array("#sourceLocation(file: \(path), line: \(start.line))\n".utf8)
    for (index, row) in rows.enumerated() {
      let column: Int = index == 0 ? start.column - 1 : 0
      if !row.bytes.isEmpty {
        let blanks: Int = row.bytes.startIndex - lineStart(of: row, text)
        result.append(contentsOf: repeatElement(space, count: column + blanks))
        result.append(contentsOf: row.bytes)
      }
      result.append(UInt8(ascii: "\n"))
    }
    result.append(contentsOf: "#sourceLocation()".utf8)
    return result
  }

  private static func lineStart(of row: Row, _ text: SwiftText) -> Int {
    var start: Int = row.bytes.startIndex
    while start > 0, text.bytes[start - 1] != UInt8(ascii: "\n") { start -= 1 }
    return start
  }

  private static func path(_ name: String, _ options: GeneratorOptions) -> String {
    guard options.sourceLocations == .on, !name.hasPrefix("/"), !options.workingDirectory.isEmpty else { return name }
    return options.workingDirectory + "/" + name
  }
}

/// A word or a text: without comments, lines folded as in YAML.
package struct Text: Sendable {
  package let string: String
  package let range: SourceRange

  package var isEmpty: Bool { string.isEmpty }
}

extension Value {
  /// Returns the text. Nil if this is none, which is reported. A key without a value has an empty text.
  package func text(into diagnostics: inout Diagnostics) -> Text? {
    switch form {
    case .nothing: return Text(string: "", range: range)
    case .refused: return nil
    case .block(let block): return Text(string: block.text, range: range)
    case .mapping:
      diagnostics.error(
        "not-a-text",
        at: range.firstLine,
        "a text belongs here, not a mapping",
        help: "write it in a '|' block"
      )
      return nil
    case .list:
      diagnostics.error("not-a-text", at: range.firstLine, "a text belongs here, not a list")
      return nil
    case .plain: return plainText(into: &diagnostics)
    }
  }

  private func plainText(into diagnostics: inout Diagnostics) -> Text? {
    switch range.bytes.first {
    case UInt8.singleQuote, UInt8.doubleQuote:
      guard let quoted = Quoted.read(range, folds: true, into: &diagnostics) else { return nil }
      return Text(string: String(decoding: quoted.bytes, as: UTF8.self), range: range)
    case UInt8(ascii: "["), UInt8(ascii: "{"):
      diagnostics.error(
        "not-a-text",
        at: range.firstLine,
        "a text belongs here, not a list or a mapping",
        help: "quote the text"
      )
      return nil
    case UInt8(ascii: "!"):
      diagnostics.add(.tag(at: range.firstWord))
      return nil
    default:
      return fold(range)
    }
  }
}

/// Folds a plain text: one line break is a space, each further one stays; comments and surrounding spaces are dropped.
private func fold(_ range: SourceRange) -> Text {
  var folded: [UInt8] = []
  var breaks = 0
  var end = range.lowerBound
  forEachLine(of: range) { line, hadNote in
    guard !line.isEmpty else {
      if !hadNote { breaks += 1 }
      return
    }
    if !folded.isEmpty {
      folded.append(contentsOf: breaks == 0 ? [.blank] : [UInt8](repeating: .newline, count: breaks))
    }
    breaks = 0
    folded.append(contentsOf: range.file.bytes[line])
    end = line.upperBound
  }
  return Text(
    string: String(decoding: folded, as: UTF8.self),
    range: SourceRange(range.file, range.lowerBound, end)
  )
}

/// Passes each line of a plain text, without comments and surrounding spaces, and whether there was a comment.
private func forEachLine(of range: SourceRange, _ body: (Range<Int>, Bool) -> Void) {
  let bytes = range.file.bytes
  var index = range.lowerBound
  while index < range.upperBound {
    while index < range.upperBound, bytes[index].isBlankOrTab { index += 1 }
    let start = index
    var note: Int?
    while index < range.upperBound, bytes[index] != .newline {
      if note == nil, bytes[index] == .hash, index == start || bytes[index - 1].isBlankOrTab { note = index }
      index += 1
    }
    var end = note ?? index
    while end > start, bytes[end - 1].isWhitespace { end -= 1 }
    body(start..<end, note != nil)
    index += 1
  }
}

extension Block {
  /// The text as in YAML: without the indentation, folded for a `>`, and its end chomped.
  package var text: String {
    var content = isFolded ? foldedBytes : keptBytes
    var breaks = 0
    while content.last == .newline {
      content.removeLast()
      breaks += 1
    }
    // The last line of a file may have no line break.
    if lines.bytes.last != .newline { breaks -= 1 }
    switch chomping {
    case .strip: breaks = 0
    case .clip: breaks = content.isEmpty ? 0 : min(breaks, 1)
    case .keep: break
    }
    content.append(contentsOf: [UInt8](repeating: .newline, count: max(breaks, 0)))
    return String(decoding: content, as: UTF8.self)
  }

  private var keptBytes: [UInt8] {
    var content: [UInt8] = []
    for line in textLines {
      content.append(contentsOf: lines.file.bytes[line])
      content.append(.newline)
    }
    return content
  }

  /// The folded text. A line break between two lines that don't begin with a space becomes a space; empty lines between stay.
  private var foldedBytes: [UInt8] {
    var content: [UInt8] = []
    var breaks = 0
    var wasText = false
    for line in textLines {
      if line.isEmpty {
        breaks += 1
        continue
      }
      let isText = !lines.file.bytes[line.lowerBound].isBlankOrTab
      if !content.isEmpty {
        let folds = wasText && isText
        if folds, breaks == 0 { content.append(.blank) }
        if !folds { breaks += 1 }
      }
      content.append(contentsOf: [UInt8](repeating: .newline, count: breaks))
      content.append(contentsOf: lines.file.bytes[line])
      breaks = 0
      wasText = isText
    }
    // Empty lines alone have no text before them whose line break they could follow.
    content.append(contentsOf: [UInt8](repeating: .newline, count: content.isEmpty ? breaks : breaks + 1))
    return content
  }

  /// The end of the last line that has text, be it spaces.
  package var textEnd: Int { textLines.last { !$0.isEmpty }?.upperBound ?? lines.lowerBound }

  /// The range of each line, without its indentation and its line ending.
  private var textLines: [Range<Int>] {
    let bytes = lines.file.bytes
    var found: [Range<Int>] = []
    var index = lines.lowerBound
    while index < lines.upperBound {
      var start = index
      while start < lines.upperBound, start - index < indentation, bytes[start] == .blank { start += 1 }
      var end = start
      while end < lines.upperBound, bytes[end] != .newline { end += 1 }
      index = end + 1
      if end > start, bytes[end - 1] == .carriageReturn { end -= 1 }
      found.append(start..<end)
    }
    return found
  }
}

extension SourceRange {
  var firstLine: SourceRange {
    var end = lowerBound
    while end < upperBound, file.bytes[end] != .newline, file.bytes[end] != .carriageReturn { end += 1 }
    return SourceRange(file, lowerBound, end)
  }

  var firstWord: SourceRange {
    var end = lowerBound
    while end < upperBound, !file.bytes[end].isWhitespace { end += 1 }
    return SourceRange(file, lowerBound, end)
  }
}

import BindgenCore

/// The lines of a value that is text or Swift: those below its key's line move together. Lines count from 0.
struct ValueLines {
  /// The lines that move. The value may begin before them, on the line of its key or dash.
  let moving: Range<Int>
  /// The column, from 0, of a value that begins one level below its key; nil if the lines continue the key's line.
  var column: Int?
  /// The offsets of the outline's comments, by line: each is behind a line's text, or is the whole line.
  private(set) var notes: [Int: Int] = [:]
  /// The lines that end inside a string, a regex, a text in quotes, or unreadable text.
  private(set) var open: Set<Int> = []
  private let file: SourceFile

  /// - Parameter isText: Whether it is documentation, and not Swift.
  init?(_ value: Value, isText: Bool) {
    file = value.range.file
    switch value.form {
    case .plain(let isBelow):
      let (first, last) = (file.line(of: value.range.lowerBound), file.line(of: value.range.upperBound))
      moving = (isBelow ? first : first + 1)..<last + 1
      column = isBelow ? file.column(of: value.range.lowerBound) : nil
      let isProse = isText && value.range.bytes.first != .singleQuote && value.range.bytes.first != .doubleQuote
      if isProse { readProse(value.range) } else { readSwift(value.range, outline: true) }
    case .block(let block):
      let sign = file.line(of: block.sign.lowerBound)
      guard value.range.lowerBound > block.sign.lowerBound else {
        moving = sign + 1..<sign + 1
        return
      }
      let end = block.isFolded ? max(value.range.upperBound, block.textEnd) : value.range.upperBound
      moving = sign + 1..<file.line(of: end) + 1
      column = block.declaresIndentation ? nil : block.indentation
      if block.isFolded {
        // In a folded text, spaces at a line's end and at its beginning are part of the text, also where nothing else is.
        open = Set(moving)
      } else if !isText {
        readSwift(value.range, outline: false)
      }
    case .mapping, .list, .nothing, .refused: return nil
    }
  }

  /// - Parameter outline: Whether the outline's comments may stand in it.
  private mutating func readSwift(_ range: SourceRange, outline: Bool) {
    var scanner = SwiftScanner(file.bytes, from: range.lowerBound, to: range.upperBound, outline: outline)
    var (depth, start) = (0, range.lowerBound)
    while true {
      let token = scanner.next()
      switch token.kind {
      case .end: return
      case .failure:
        keep(from: depth > 0 ? start : token.start, to: range.upperBound)
        return
      case .note: notes[file.line(of: token.start)] = token.start
      case .stringStart:
        if depth == 0 { start = token.start }
        depth += 1
      case .stringEnd:
        depth -= 1
        if depth == 0 { keep(from: start, to: token.end) }
      case .quoted, .regex: keep(from: token.start, to: token.end)
      default: break
      }
    }
  }

  private mutating func keep(from start: Int, to end: Int) {
    let (first, last) = (file.line(of: start), file.line(of: end))
    if first < last { open.formUnion(first..<last) }
  }

  /// Finds the comments of a text without quotes: a `#` at a line's start or after a space begins one.
  private mutating func readProse(_ range: SourceRange) {
    let bytes = file.bytes
    var isNoted = false
    for index in range.bounds {
      if bytes[index] == .newline { isNoted = false }
      guard bytes[index] == .hash, !isNoted else { continue }
      isNoted = index == range.lowerBound || bytes[index - 1].isBlankOrTab || bytes[index - 1] == .newline
      if isNoted { notes[file.line(of: index)] = index }
    }
  }
}

extension Block {
  /// The sign with what follows it on its line.
  var header: ArraySlice<UInt8> {
    let file = sign.file
    return file.bytes[sign.lowerBound..<file.lineBounds(file.line(of: sign.lowerBound) + 1).upperBound]
  }

  /// Whether the header declares the indentation of the text: then the text moves with the key.
  fileprivate var declaresIndentation: Bool {
    header.prefix { !$0.isBlankOrTab }.contains { $0 >= UInt8(ascii: "1") && $0 <= UInt8(ascii: "9") }
  }
}

extension SourceFile {
  /// Returns the line of an offset, from 0.
  func line(of offset: Int) -> Int { position(at: offset).line - 1 }

  /// Returns the column of an offset, from 0.
  func column(of offset: Int) -> Int { position(at: offset).column - 1 }

  /// Returns the column in which a terminal shows an offset.
  func shownColumn(of offset: Int) -> Int {
    String(decoding: bytes[offset - column(of: offset)..<offset], as: UTF8.self).displayWidth
  }
}

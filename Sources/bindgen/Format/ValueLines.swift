import BindgenCore

/// The comments in a value, and its lines whose ends are part of a string or another text.
struct ValueLines {
  /// The offsets of the outline's comments.
  private(set) var notes: [Int] = []
  /// The lines, from 0, that end inside a string, a regex, a text in quotes, or unreadable text.
  private(set) var open: Set<Int> = []

  /// - Parameter outline: Whether the outline's comments may stand in it.
  init(swift range: SourceRange, outline: Bool) {
    var scanner = SwiftScanner(range.file.bytes, from: range.lowerBound, to: range.upperBound, outline: outline)
    var (depth, start) = (0, range.lowerBound)
    while true {
      let token = scanner.next()
      switch token.kind {
      case .end: return
      case .failure:
        keep(from: depth > 0 ? start : token.start, to: range.upperBound, range.file)
        return
      case .note: notes.append(token.start)
      case .stringStart:
        if depth == 0 { start = token.start }
        depth += 1
      case .stringEnd:
        depth -= 1
        if depth == 0 { keep(from: start, to: token.end, range.file) }
      case .quoted, .regex: keep(from: token.start, to: token.end, range.file)
      default: break
      }
    }
  }

  private mutating func keep(from start: Int, to end: Int, _ file: SourceFile) {
    let (first, last) = (file.position(at: start).line - 1, file.position(at: end).line - 1)
    if first < last { open.formUnion(first..<last) }
  }

  /// Finds the comments of a text without quotes: a `#` at a line's start or after a space begins one.
  init(prose range: SourceRange) {
    let bytes = range.file.bytes
    var isNoted = false
    for index in range.lowerBound..<range.upperBound {
      if bytes[index] == .newline { isNoted = false }
      guard bytes[index] == .hash, !isNoted else { continue }
      isNoted = index == range.lowerBound || bytes[index - 1].isBlankOrTab || bytes[index - 1] == .newline
      if isNoted { notes.append(index) }
    }
  }
}

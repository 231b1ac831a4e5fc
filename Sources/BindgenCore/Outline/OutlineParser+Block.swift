/// Lines below `|` and `>`.
extension OutlineParser {
  mutating func block(from start: Int, _ line: Line, under indent: Int) -> Value {
    let header = blockHeader(start, line)
    next += 1
    let first = next
    guard let header else {
      skip(under: indent)
      return Value(.refused, passed(from: start), keyColumn: column(line))
    }
    let indentation = blockIndentation(header, under: indent)
    passBlock(indentation, under: indent)
    let lower = line.number < file.lineStarts.count ? file.lineStarts[line.number] : end
    let upper = next < lines.count ? lines[next].begin : end
    let range =
      first < next
      ? SourceRange(file, min(lines[first].begin + indentation, lines[first].start), lines[next - 1].end)
      : SourceRange(file, start, start + 1)
    let block = Block(
      isFolded: header.isFolded,
      chomping: header.chomping,
      indentation: indentation,
      sign: SourceRange(file, start, start + 1),
      lines: SourceRange(file, lower, upper)
    )
    return Value(.block(block), range, keyColumn: column(line))
  }

  private struct BlockHeader {
    var isFolded: Bool
    var chomping: Block.Chomping = .clip
    var indentation: Int?
  }

  /// Parses `|` or `>`, with `+` or `-` and a digit in any order, and a comment.
  private mutating func blockHeader(_ start: Int, _ line: Line) -> BlockHeader? {
    var header = BlockHeader(isFolded: bytes[start] == UInt8(ascii: ">"))
    var index = start + 1
    var hasChomping = false
    while index < line.end, !bytes[index].isBlankOrTab {
      switch bytes[index] {
      case UInt8(ascii: "-") where !hasChomping: (header.chomping, hasChomping) = (.strip, true)
      case UInt8(ascii: "+") where !hasChomping: (header.chomping, hasChomping) = (.keep, true)
      case UInt8(ascii: "1")...UInt8(ascii: "9") where header.indentation == nil:
        header.indentation = Int(bytes[index] - UInt8(ascii: "0"))
      default:
        reportHeader(start, index, line)
        return nil
      }
      index += 1
    }
    index = afterBlanks(index, line)
    if index == line.end || bytes[index] == .hash { return header }
    reportHeader(start, index, line)
    return nil
  }

  private mutating func reportHeader(_ start: Int, _ index: Int, _ line: Line) {
    diagnostics.error(
      "block-header",
      at: SourceRange(file, index, line.end),
      "a block's text begins on the line below its '\(SourceRange(file, start, start + 1).text)'",
      help: "begin on the next line; only '+' or '-' and a digit may follow the sign"
    )
  }

  /// Returns the indentation in the header, or else that of the first line; in a block without lines, no space is text.
  private mutating func blockIndentation(_ header: BlockHeader, under indent: Int) -> Int {
    if let given = header.indentation { return max(indent, 0) + given }
    guard next < lines.count, isDeeper(lines[next], than: indent) else { return end }
    return max(lines[next].blanks, indent + 1)
  }

  /// Skips the block's lines and reports the first one that is not deep enough for the block, but too deep for a key.
  private mutating func passBlock(_ indentation: Int, under indent: Int) {
    let first = next
    var hasReported = false
    while next < lines.count, isDeeper(lines[next], than: indent) {
      let line = lines[next]
      if line.blanks < indentation {
        if bytes[line.start] == .hash { break }
        reportTab(line)
        if !hasReported { reportShallow(line, indentation, like: next > first ? lines[first] : nil) }
        hasReported = true
      }
      next += 1
    }
  }

  private mutating func reportShallow(_ line: Line, _ indentation: Int, like neighbour: Line?) {
    diagnostics.error(
      "wrong-indentation",
      at: range(line),
      "this line begins at column \(line.indent + 1), its block's text at column \(indentation + 1)",
      help: neighbour.map { "indent like line \($0.number)" } ?? "indent with \(indentation) spaces"
    )
  }
}

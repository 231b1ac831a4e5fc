/// Lines that begin with a dash.
extension OutlineParser {
  mutating func list(_ indent: Int, under parent: Int, _ depth: Int) -> Value {
    guard let first = nextLine() else { return Value(.refused, file.range, keyColumn: 1) }
    var items: [Value] = []
    var reportedIndent = indent
    while let line = nextLine(), isDeeper(line, than: parent) {
      // A list at its key's own column ends at the next key.
      if line.indent == parent + 1, !isDash(line), line.indent == indent { break }
      reportTab(line)
      if isSwiftComment(line) {
        items.append(Value(.refused, reportSwiftComment(line), keyColumn: column(line)))
        continue
      }
      let isMisplaced = line.indent != indent
      if isMisplaced, line.indent != reportedIndent { reportMisplaced(line, like: first) }
      reportedIndent = line.indent
      if isDash(line) {
        items.append(item(line, depth))
      } else if !isMisplaced, opensMapping(line), items.first?.isMapping == true {
        return mixed(first, under: parent)
      } else {
        if !isMisplaced {
          diagnostics.error("no-item", at: range(line), "this line is not an item of the list", help: "write '- item'")
        }
        next += 1
        skip(under: line.indent)
        items.append(Value(.refused, passed(from: line.start), keyColumn: column(line)))
      }
    }
    let end = items.last?.range.upperBound ?? first.end
    return Value(.list(items), SourceRange(file, first.start, end), keyColumn: column(first))
  }

  /// Reports keys with a dash beside keys without one, and skips all of them: it is not known whether they are a list.
  private mutating func mixed(_ first: Line, under parent: Int) -> Value {
    diagnostics.add(.strayItem(range(first)))
    while let line = nextLine(), isDeeper(line, than: parent) { next += 1 }
    return Value(.refused, passed(from: first.start), keyColumn: column(first))
  }

  /// Parses the value after a dash. Keys and dashes there open a mapping or a list, as on a line of their own.
  private mutating func item(_ line: Line, _ depth: Int) -> Value {
    let start = afterBlanks(line.start + 1, line)
    guard start < line.end, bytes[start] != .hash else {
      next += 1
      return nested(under: line.indent, depth: depth + 1, at: line.start + 1, keyColumn: column(line))
    }
    var content = line
    content.start = start
    content.indent = line.indent + start - line.start
    guard isDash(content) || opensMapping(content) else {
      return value(from: start, line, under: line.indent, depth, isKey: false)
    }
    lines[next] = content
    return nested(under: line.indent, depth: depth + 1, at: start, keyColumn: column(line))
  }
}

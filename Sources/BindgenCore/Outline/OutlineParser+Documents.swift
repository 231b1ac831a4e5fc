/// YAML's directives and document markers: one `---` may open the file; everything else is reported.
extension OutlineParser {
  mutating func skipDirectives() {
    while let line = nextLine(), line.indent == 0, bytes[line.start] == UInt8(ascii: "%") {
      diagnostics.error(
        "directive",
        at: range(line),
        "a spec has no YAML directives",
        help: "remove this line",
        fix: range(line).wholeLines.map { Diagnostic.Fix([($0, "")]) }
      )
      unread.append(range(line))
      next += 1
    }
    guard let line = nextLine(), isMarker(line, "-") else { return }
    next += 1
    let rest = afterBlanks(line.start + 3, line)
    if rest < line.end, bytes[rest] != .hash {
      unread.append(SourceRange(file, rest, line.end))
      diagnostics.error(
        "after-document-start",
        at: SourceRange(file, rest, line.end),
        "nothing may follow '---'",
        help: "begin on the next line"
      )
    }
  }

  /// Removes the lines from a second `---` or a `...` on, and reports that. A `...` at the end of the file is ignored.
  mutating func endAtSecondDocument() {
    guard let index = lines[next...].firstIndex(where: { isMarker($0, "-") || isMarker($0, ".") }) else { return }
    let marker = SourceRange(file, lines[index].start, lines[index].start + 3)
    let isLast = lines[(index + 1)...].allSatisfy { bytes[$0.start] == .hash }
    if !isLast || isMarker(lines[index], "-") {
      diagnostics.error(
        "several-documents",
        at: marker,
        "'\(marker.text)' ends a document, and a spec is one document",
        help: "remove this line, or make two files"
      )
    }
    if !isLast { unread.append(SourceRange(file, marker.upperBound, lines[lines.count - 1].end)) }
    end = lines[index].begin
    lines.removeSubrange(index...)
  }

  private func isMarker(_ line: Line, _ letter: Unicode.Scalar) -> Bool {
    let byte = UInt8(ascii: letter)
    guard line.start == line.begin, bytes[line.start] == byte, line.start + 3 <= line.end else { return false }
    return bytes[line.start + 1] == byte && bytes[line.start + 2] == byte
      && (line.start + 3 == line.end || bytes[line.start + 3].isBlankOrTab)
  }

  func afterBlanks(_ offset: Int, _ line: Line) -> Int {
    var offset = offset
    while offset < line.end, bytes[offset].isBlankOrTab { offset += 1 }
    return offset
  }
}

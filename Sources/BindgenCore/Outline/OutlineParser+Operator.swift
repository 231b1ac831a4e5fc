/// Lines at the column of their key that begin with an operator: they continue the value above.
extension OutlineParser {
  /// Returns the index of the next line, if it is such a line. A `: a` is one only as the other half of a `? a`.
  func operatorLine(at indent: Int, behindOther: Bool) -> Int? {
    guard next < lines.count, lines[next].indent == indent, !isSwiftComment(lines[next]),
      let sign = leadingOperator(lines[next])
    else { return nil }
    return sign.text != ":" || behindOther ? next : nil
  }

  /// Returns the operator of a line, with a space behind it, or the name with a dot in front.
  private func leadingOperator(_ line: Line) -> SourceRange? {
    let word = range(line).firstWord
    if bytes[line.start] == UInt8(ascii: ".") { return word.bytes.dropFirst().first?.isNameByte == true ? word : nil }
    let isOperator = word.upperBound < line.end && word.bytes.allSatisfy { Self.signs.contains($0) }
    return isOperator && !Self.others.contains(word.text) ? word : nil
  }

  private static let signs: Set<UInt8> = Set("&|?:+-*/%=!<>^.".utf8)
  /// The signs of an item, a tag, and the start and the end of a document.
  private static let others: Set<String> = ["-", "!", "---", "..."]

  /// Skips and reports such lines below a block; returns false if there are none.
  mutating func reportOperatorLines(at indent: Int) -> Bool {
    var found: [Line] = []
    while let index = operatorLine(at: indent, behindOther: !found.isEmpty) {
      found.append(lines[index])
      next = index + 1
    }
    reportOperators(found)
    return !found.isEmpty
  }

  /// Reports such lines as one error, however many they are.
  mutating func reportOperators(_ found: [Line]) {
    guard let first = found.first, let sign = leadingOperator(first) else { return }
    diagnostics.error(
      "wrong-indentation",
      at: sign,
      "a line that begins with '\(SuggestedEntry.shown(sign.text))' goes on with the value above, and is deeper than its key",
      help: "indent it more",
      fix: Diagnostic.Fix(found.map { (SourceRange(file, $0.start, $0.start), "  ") })
    )
  }
}

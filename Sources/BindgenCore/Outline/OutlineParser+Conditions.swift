extension OutlineParser {
  mutating func reportCondition(_ line: Line) {
    guard let condition = range(line).condition else { return }
    // The lines that belong to it are the same mistake.
    if hasCondition, condition.range?.text != "#if" { return }
    hasCondition = true
    diagnostics.add(condition)
  }
}

extension SourceRange {
  /// The diagnostic for an `#if` in the place of a key: it would be a comment, and the lines below it would be in each build.
  var condition: Diagnostic? {
    let end = bytes.dropFirst().firstIndex { !$0.isNameByte } ?? bytes.endIndex
    let word = SourceRange(file, lowerBound, end)
    guard ["#if", "#elseif", "#else", "#endif"].contains(word.text) else { return nil }
    return .error(
      "conditional",
      at: word,
      "'\(word.text)' between keys is a comment: what is below it is emitted for all builds",
      help: "write the condition in Swift, below a '|'; for a comment, write '# ' before the text"
    )
  }
}

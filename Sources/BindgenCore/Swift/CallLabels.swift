/// The labels that a call writes, which distinguish methods of one base name.
struct CallLabels {
  /// The labels of the arguments in parentheses; nil for one without a label.
  private(set) var arguments: [String?] = []
  /// The labels of the trailing closures. The first one has none.
  private(set) var closures: [String?] = []

  /// Reads the call of the name at an index. Nil if it is not called.
  init?(at index: Int, in tokens: Tokens) {
    guard tokens.isCall(index) else { return nil }
    var next = index + 1
    if tokens.isText(next, "(") {
      let end = tokens[next].partner
      let commas = tokens.commas(in: next + 1..<end)
      let starts = next + 1 == end ? [] : [next + 1] + commas.map { $0 + 1 }
      arguments = starts.flatMap { Self.labels(at: $0, in: tokens) }
      next = end + 1
    }
    guard tokens.isText(next, "{"), !tokens[next].followsNewline else { return }
    closures.append(nil)
    next = tokens[next].partner + 1
    while tokens[next].kind == .name, tokens[next + 1].kind == .colon, tokens.isText(next + 2, "{") {
      closures.append(tokens.name(next))
      next = tokens[next + 2].partner + 1
    }
  }

  /// Returns the label of an argument, or all labels of a name such as `show(_:at:)`.
  private static func labels(at start: Int, in tokens: Tokens) -> [String?] {
    var (labels, index): ([String?], Int) = ([], start)
    while tokens[index].kind == .name, tokens[index + 1].kind == .colon {
      labels.append(tokens.isText(index, "_") ? nil : tokens.name(index))
      index += 2
    }
    return labels.isEmpty ? [nil] : labels
  }
}

/// Fields that are declared as in Swift: `@Published var count: Int`, `weak owner: Owner?`.
extension SpecReader {
  /// The name of a field; nil for words or attributes in front of it, which are reported.
  mutating func fieldName(_ text: SwiftText) -> Word? {
    guard let front: Range<Int> = declaration(before: text) else { return name(text) }
    let range: SourceRange = text.range(of: front)
    let isReference: Bool = ["weak", "unowned"].contains { range.text.hasPrefix($0) }
    diagnostics.error(
      "unknown-modifier",
      at: range,
      isReference
        ? "an entry can't be '\(range.text)': a model keeps what it has"
        : "an entry is a name and a type, without '\(shortened(range.text))'",
      help: isReference
        ? "leave it out, or keep it in a type of your own, as a '\(range.text) var'"
        : range.text.hasPrefix("@Published") ? "leave it out: outlets publish all fields" : "leave it out"
    )
    return nil
  }

  private static let words: Set<String> = ["var", "let", "lazy", "weak", "unowned", "static", "final"]

  /// Attributes and words of a declaration that come before a name.
  private func declaration(before text: SwiftText) -> Range<Int>? {
    // Most names stand alone.
    guard text.bytes.contains(where: \.isBlankOrTab), let tokens: Tokens = try? Tokens(text) else { return nil }
    var index: Int = 0
    while true {
      if tokens[index].kind == .at, tokens[index + 1].kind == .name {
        index += 2
        if tokens.isText(index, "("), !tokens[index].followsSpace { index = tokens[index].partner + 1 }
      } else if Self.words.contains(tokens.string(index)) {
        index += 1
        // `unowned(unsafe)`.
        if tokens.isText(index, "("), !tokens[index].followsSpace { index = tokens[index].partner + 1 }
      } else {
        break
      }
    }
    guard index > 0, tokens[index].kind == .name else { return nil }
    return tokens[0].start..<tokens[index - 1].end
  }
}

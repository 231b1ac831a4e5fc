/// Values that name nothing: `0`, `-1.5`, `"a"`, `[]`, `["a": nil]`.
package enum LiteralText {
  /// Whether the text consists of literals alone, so that it means the same everywhere.
  package static func isLiteral(_ text: SwiftText) -> Bool {
    guard let tokens = try? Tokens(text) else { return false }
    return tokens.all.indices.allSatisfy { isLiteral($0, tokens) }
  }

  private static func isLiteral(_ index: Int, _ tokens: Tokens) -> Bool {
    switch tokens[index].kind {
    case .number, .comma, .colon, .stringStart, .stringEnd, .end: return true
    case .open, .close: return !tokens.isText(index, "{") && !tokens.isText(index, "}")
    case .operator: return tokens.isText(index, "-")
    case .name: return ["nil", "true", "false"].contains(tokens.string(index))
    default: return false
    }
  }
}

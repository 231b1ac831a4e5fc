/// Reads `field.isState and not (loop.last or model.isEmpty)`: paths, `not`, `and`, `or`, parentheses, and no more.
///
/// A comparison or a count is a decision, so it belongs into a fact.
struct TemplateConditionReader {
  private var scanner: TemplateScanner
  private var depth = 0

  init(_ scanner: TemplateScanner) {
    self.scanner = scanner
  }

  /// Reads the rest of the line as a condition.
  mutating func condition() throws(Diagnostic) -> TemplateCondition {
    let condition = try anyOf()
    guard scanner.isAtEnd() else { throw mistake("expected 'and', 'or' or the line's end") }
    return condition
  }

  private mutating func anyOf() throws(Diagnostic) -> TemplateCondition {
    var conditions = [try allOf()]
    while scanner.take(word: "or") { conditions.append(try allOf()) }
    return conditions.count == 1 ? conditions[0] : .any(conditions)
  }

  private mutating func allOf() throws(Diagnostic) -> TemplateCondition {
    var conditions = [try single()]
    while scanner.take(word: "and") { conditions.append(try single()) }
    return conditions.count == 1 ? conditions[0] : .all(conditions)
  }

  private mutating func single() throws(Diagnostic) -> TemplateCondition {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Template.deepestNesting else {
      throw .error(
        "template-nesting",
        at: scanner.here(),
        "the condition is nested deeper than \(Template.deepestNesting)"
      )
    }
    if scanner.take(word: "not") { return .not(try single()) }
    if scanner.take(UInt8(ascii: "(")) {
      let condition = try anyOf()
      guard scanner.take(UInt8(ascii: ")")) else { throw mistake("expected ')'") }
      return condition
    }
    let before = scanner
    guard let path = scanner.path(), path.names != ["and"], path.names != ["or"] else {
      scanner = before
      throw mistake("expected the name of a fact")
    }
    return .path(path)
  }

  private mutating func mistake(_ expectation: String) -> Diagnostic {
    let here = scanner.here()
    let isComparison = here.text.hasPrefix("==") || here.text.hasPrefix("!=")
    return .error(
      "template-condition",
      at: here,
      here.isEmpty ? expectation : "\(expectation), not '\(here.shortText)'",
      help: isComparison ? "templates compare nothing: prepare a fact that is true or false" : nil
    )
  }
}

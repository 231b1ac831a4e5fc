/// Reads `field.isState and not (loop.last or model.isEmpty)`: paths, `not`, `and`, `or`, parentheses, and no more.
///
/// What a template would have to compare or to count is a decision, and belongs into a fact.
struct TemplateConditionReader {
  private var scanner: TemplateScanner
  private var depth: Int = 0

  init(_ scanner: TemplateScanner) {
    self.scanner = scanner
  }

  /// Adds the conditions to those that there are.
  mutating func read(into body: inout TemplateBody) throws(Diagnostic) {
    try anyOf(&body)
    guard scanner.isAtEnd() else { throw mistake("expected 'and', 'or' or the line's end") }
  }

  private mutating func anyOf(_ body: inout TemplateBody) throws(Diagnostic) {
    let start: Int = body.conditions.count
    try allOf(&body)
    guard scanner.take(word: "or") else { return }
    repeat { try allOf(&body) } while scanner.take(word: "or")
    body.conditions.insert(.any(size: body.conditions.count - start), at: start)
  }

  private mutating func allOf(_ body: inout TemplateBody) throws(Diagnostic) {
    let start: Int = body.conditions.count
    try single(&body)
    guard scanner.take(word: "and") else { return }
    repeat { try single(&body) } while scanner.take(word: "and")
    body.conditions.insert(.all(size: body.conditions.count - start), at: start)
  }

  private mutating func single(_ body: inout TemplateBody) throws(Diagnostic) {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Template.deepestNesting else {
      throw .error(
        "template-nesting",
        at: scanner.here(),
        "the condition is nested deeper than \(Template.deepestNesting)"
      )
    }
    if scanner.take(word: "not") {
      body.conditions.append(.not)
      return try single(&body)
    }
    if scanner.take(UInt8(ascii: "(")) {
      try anyOf(&body)
      guard scanner.take(UInt8(ascii: ")")) else { throw mistake("expected ')'") }
      return
    }
    let before: TemplateScanner = scanner
    guard let path: TemplatePath = scanner.path(into: &body.names), !isWord(body.bounds(of: path)) else {
      scanner = before
      throw mistake("expected the name of a fact")
    }
    body.conditions.append(.path(path))
  }

  private func isWord(_ bounds: Range<Int>) -> Bool {
    scanner.file.holds("and", at: bounds) || scanner.file.holds("or", at: bounds)
  }

  private mutating func mistake(_ expectation: String) -> Diagnostic {
    let here: SourceRange = scanner.here()
    let isComparison: Bool = here.text.hasPrefix("==") || here.text.hasPrefix("!=")
    return .error(
      "template-condition",
      at: here,
      here.isEmpty ? expectation : "\(expectation), not '\(here.shortText)'",
      mend: isComparison ? "templates compare nothing: prepare a fact that is true or false" : nil
    )
  }
}

/// Reads a line of text into what stands there and what is inserted.
struct TemplateLineReader {
  private let file: SourceFile

  init(_ file: SourceFile) {
    self.file = file
  }

  /// Adds the line's pieces to those that there are.
  func line(indentation: Range<Int>, text: Range<Int>, into body: inout TemplateBody) throws(Diagnostic) -> TemplateLine
  {
    let start: Int = body.pieces.count
    var isLone: Bool = false
    var hasOnlyInsertions: Bool = true
    // A line that begins with `%%` has a sign between its blanks and its text.
    var before: Int = indentation.upperBound == text.lowerBound ? indentation.lowerBound : text.lowerBound
    if before == text.lowerBound, !indentation.isEmpty { body.pieces.append(.text(indentation)) }
    var offset: Int = text.lowerBound
    while let lower: Int = pair(UInt8(ascii: "{"), in: offset..<text.upperBound) {
      let bounds: Range<Int> = try bounds(ofInsertionAt: lower, text)
      let insertion: TemplateInsertion = try insertion(bounds, into: &body)
      if before < lower { body.pieces.append(.text(before..<lower)) }
      if !isBlank(offset..<lower) { hasOnlyInsertions = false }
      body.pieces.append(.insertion(insertion))
      isLone = offset == text.lowerBound
      offset = bounds.upperBound + 2
      before = offset
    }
    if before < text.upperBound { body.pieces.append(.text(before..<text.upperBound)) }
    if offset < text.upperBound { hasOnlyInsertions = false }
    return TemplateLine(
      indentation: indentation,
      pieces: start..<body.pieces.count,
      hasOnlyInsertions: hasOnlyInsertions,
      isLoneInsertion: hasOnlyInsertions && isLone
    )
  }

  private func bounds(ofInsertionAt lower: Int, _ text: Range<Int>) throws(Diagnostic) -> Range<Int> {
    guard let upper: Int = pair(UInt8(ascii: "}"), in: lower + 2..<text.upperBound) else {
      throw .error(
        "template-insertion",
        at: SourceRange(file, lower, lower + 2),
        "'{{' has no '}}' on its line",
        mend: "two braces of Swift's own stand apart: '{ {'"
      )
    }
    return lower + 2..<upper
  }

  /// What stands between the braces: `path | filter | filter`.
  private func insertion(
    _ bounds: Range<Int>,
    into body: inout TemplateBody
  ) throws(Diagnostic) -> TemplateInsertion {
    var scanner: TemplateScanner = TemplateScanner(file, bounds)
    guard let path: TemplatePath = scanner.path(into: &body.names) else {
      // Nothing stands there: the braces are what can be pointed at.
      let here: SourceRange =
        scanner.isAtEnd() ? SourceRange(file, bounds.lowerBound - 2, bounds.upperBound + 2) : scanner.here()
      throw .error("template-insertion", at: here, "expected the name of a fact between '{{' and '}}'")
    }
    let start: Int = body.filters.count
    while scanner.take(UInt8(ascii: "|")) { body.filters.append(try filter(&scanner)) }
    guard scanner.isAtEnd() else {
      let here: SourceRange = scanner.here()
      throw .error("template-insertion", at: here, "expected '|' or '}}', not '\(here.shortText)'")
    }
    return TemplateInsertion(
      path: path,
      filters: start..<body.filters.count,
      isIndented: body.filters[start...].contains(.indented)
    )
  }

  private func filter(_ scanner: inout TemplateScanner) throws(Diagnostic) -> TemplateFilter {
    let here: SourceRange = scanner.here()
    let name: Range<Int>? = scanner.name()
    if let name, let filter: TemplateFilter = TemplateFilter(rawValue: file.text(name)) { return filter }
    let all: [String] = TemplateFilter.allCases.map(\.rawValue)
    let mend: String = "there are \(all.joined(separator: ", "))"
    guard let name else { throw .error("template-filter", at: here, "expected a filter behind '|'", mend: mend) }
    throw .error(
      "template-filter",
      at: file.range(name),
      "there is no filter '\(file.text(name))'",
      mend: didYouMean(file.text(name), among: all) ?? mend
    )
  }

  /// Where a sign first stands twice.
  private func pair(_ sign: UInt8, in bounds: Range<Int>) -> Int? {
    var offset: Int = bounds.lowerBound
    while offset + 1 < bounds.upperBound {
      if file.bytes[offset] == sign, file.bytes[offset + 1] == sign { return offset }
      offset += 1
    }
    return nil
  }

  private func isBlank(_ bounds: Range<Int>) -> Bool {
    bounds.allSatisfy { TemplateScanner.isBlank(file.bytes[$0]) }
  }
}

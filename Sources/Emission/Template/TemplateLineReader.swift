import BindgenDiagnostics

/// Reads a line of text into what stands there and what is inserted.
struct TemplateLineReader {
  private let file: SourceFile

  init(_ file: SourceFile) {
    self.file = file
  }

  func line(indentation: Range<Int>, text: Range<Int>) throws(Diagnostic) -> TemplateLine {
    var pieces: [TemplateLine.Piece] = []
    var insertions: [TemplateInsertion] = []
    var hasOnlyInsertions: Bool = true
    var before: String = string(indentation)
    var offset: Int = text.lowerBound
    while let lower: Int = pair(UInt8(ascii: "{"), in: offset..<text.upperBound) {
      let insertion: Range<Int> = try bounds(ofInsertionAt: lower, text)
      before += string(offset..<lower)
      if !before.isEmpty { pieces.append(.text(before)) }
      before = ""
      if !isBlank(offset..<lower) { hasOnlyInsertions = false }
      insertions.append(try self.insertion(insertion))
      pieces.append(.insertion(insertions[insertions.count - 1]))
      offset = insertion.upperBound + 2
    }
    before += string(offset..<text.upperBound)
    if !before.isEmpty { pieces.append(.text(before)) }
    if offset < text.upperBound { hasOnlyInsertions = false }
    return TemplateLine(
      indentation: string(indentation),
      pieces: pieces,
      loneInsertion: hasOnlyInsertions && insertions.count == 1 ? insertions.first : nil,
      hasOnlyInsertions: hasOnlyInsertions
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
  private func insertion(_ bounds: Range<Int>) throws(Diagnostic) -> TemplateInsertion {
    var scanner: TemplateScanner = TemplateScanner(file, bounds)
    guard let path: TemplatePath = scanner.path() else {
      // Nothing stands there: the braces are what can be pointed at.
      let here: SourceRange =
        scanner.isAtEnd() ? SourceRange(file, bounds.lowerBound - 2, bounds.upperBound + 2) : scanner.here()
      throw .error("template-insertion", at: here, "expected the name of a fact between '{{' and '}}'")
    }
    var filters: [TemplateFilter] = []
    while scanner.take(UInt8(ascii: "|")) { filters.append(try filter(&scanner)) }
    guard scanner.isAtEnd() else {
      let here: SourceRange = scanner.here()
      throw .error("template-insertion", at: here, "expected '|' or '}}', not '\(here.shortText)'")
    }
    return TemplateInsertion(path: path, filters: filters)
  }

  private func filter(_ scanner: inout TemplateScanner) throws(Diagnostic) -> TemplateFilter {
    let all: [String] = TemplateFilter.allCases.map(\.rawValue)
    let here: SourceRange = scanner.here()
    guard let name: TemplatePath.Step = scanner.name() else {
      throw .error(
        "template-filter",
        at: here,
        "expected a filter behind '|'",
        mend: "there are \(all.joined(separator: ", "))"
      )
    }
    guard let filter: TemplateFilter = TemplateFilter(rawValue: name.name) else {
      throw .error(
        "template-filter",
        at: SourceRange(file, name.bounds.lowerBound, name.bounds.upperBound),
        "there is no filter '\(name.name)'",
        mend: didYouMean(name.name, among: all) ?? "there are \(all.joined(separator: ", "))"
      )
    }
    return filter
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

  private func string(_ bounds: Range<Int>) -> String {
    String(decoding: file.bytes[bounds], as: UTF8.self)
  }
}

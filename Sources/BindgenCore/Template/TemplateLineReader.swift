/// Reads a line into its text and its insertions.
struct TemplateLineReader {
  private let file: SourceFile

  init(_ file: SourceFile) {
    self.file = file
  }

  /// - Parameter text: The line without spaces around it.
  func line(indentation: Range<Int>, text: Range<Int>) throws(Diagnostic) -> TemplateLine {
    var line = TemplateLine(indentation: Array(file.bytes[indentation]), pieces: [], hasOnlyInsertions: true)
    func add(_ bounds: Range<Int>) {
      if bounds.isEmpty { return }
      line.pieces.append(.text(Array(file.bytes[bounds])))
      if !file.bytes[bounds].allSatisfy(\.isBlankOrTab) { line.hasOnlyInsertions = false }
    }
    var offset = text.lowerBound
    while let lower = pair(UInt8(ascii: "{"), in: offset..<text.upperBound) {
      guard let upper = pair(UInt8(ascii: "}"), in: lower + 2..<text.upperBound) else {
        throw .error(
          "template-insertion",
          at: SourceRange(file, lower, lower + 2),
          "'{{' has no '}}' on its line",
          help: "separate two braces of Swift's own: '{ {'"
        )
      }
      add(offset..<lower)
      line.pieces.append(.insertion(try insertion(lower + 2..<upper)))
      offset = upper + 2
    }
    add(offset..<text.upperBound)
    return line
  }

  /// The part between the braces: `path | filter | filter`.
  private func insertion(_ bounds: Range<Int>) throws(Diagnostic) -> TemplateInsertion {
    var scanner = TemplateScanner(file.range(bounds))
    guard let path = scanner.path() else {
      // Nothing is between them, so the error points at the braces.
      let braces = SourceRange(file, bounds.lowerBound - 2, bounds.upperBound + 2)
      let here = scanner.isAtEnd() ? braces : scanner.here()
      throw .error("template-insertion", at: here, "expected the name of a fact between '{{' and '}}'")
    }
    var insertion = TemplateInsertion(path: path)
    while scanner.take(UInt8(ascii: "|")) { insertion.filters.append(try filter(&scanner)) }
    guard scanner.isAtEnd() else {
      let here = scanner.here()
      throw .error("template-insertion", at: here, "expected '|' or '}}', not '\(here.shortText)'")
    }
    return insertion
  }

  private func filter(_ scanner: inout TemplateScanner) throws(Diagnostic) -> TemplateFilter {
    let here = scanner.here()
    let name = scanner.name()
    if let name, let filter = TemplateFilter(rawValue: name.text) { return filter }
    let all = TemplateFilter.allCases.map(\.rawValue)
    let help = "there are \(all.joined(separator: ", "))"
    guard let name else { throw .error("template-filter", at: here, "expected a filter after '|'", help: help) }
    throw .error(
      "template-filter",
      at: name,
      "there is no filter '\(name.text)'",
      help: didYouMean(name.text, among: all) ?? help
    )
  }

  /// The first place where a sign is doubled.
  private func pair(_ sign: UInt8, in bounds: Range<Int>) -> Int? {
    var offset = bounds.lowerBound
    while offset + 1 < bounds.upperBound {
      if file.bytes[offset] == sign, file.bytes[offset + 1] == sign { return offset }
      offset += 1
    }
    return nil
  }
}

extension SourceFile {
  func range(_ bounds: Range<Int>) -> SourceRange { SourceRange(self, bounds.lowerBound, bounds.upperBound) }
}

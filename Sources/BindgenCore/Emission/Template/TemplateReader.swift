/// Reads a template's lines into nodes: one pass, with the open blocks on a stack.
struct TemplateReader {
  private let file: SourceFile
  private var body: TemplateBody = TemplateBody()
  private var open: [OpenBlock] = []
  private var sections: [String: Range<Int>] = [:]
  private var depth: Int = 0
  /// What follows is not worth reading.
  private var isTooDeep: Bool = false
  private var mistakes: [Diagnostic] = []

  /// A block whose `%end` has not come yet.
  ///
  /// Where its directive is wrong its body is read all the same, so that its `%end` fits.
  private struct OpenBlock {
    enum Kind: Equatable {
      case loop, choice
      /// With its name, nil where the directive is wrong.
      case section(String?)
    }

    let directive: SourceRange
    var kind: Kind
    /// The steps that wait for their ends: of a choice each branch.
    var heads: [Int] = []
    var hasElse: Bool = false
  }

  static func read(name: String, file: SourceFile, namesBefore: Int) -> Template {
    var reader: TemplateReader = TemplateReader(file: file)
    do throws(Diagnostic) {
      try UTF8Check.check(file)
      reader.readLines()
    } catch {
      reader.mistakes.append(error)
    }
    return Template(
      name: name,
      file: file,
      body: reader.body,
      namesBefore: namesBefore,
      sections: reader.sections,
      depth: reader.depth,
      mistakes: reader.mistakes
    )
  }

  private init(file: SourceFile) {
    self.file = file
    body.steps.reserveCapacity(file.lineStarts.count)
    body.pieces.reserveCapacity(2 * file.lineStarts.count)
    body.names.reserveCapacity(2 * file.lineStarts.count)
  }

  private mutating func readLines() {
    var count: Int = file.lineStarts.count
    // What follows the last line's ending is not a line.
    if file.lineStarts.last == file.bytes.count { count -= 1 }
    var line: Int = 1
    while line <= count, !isTooDeep {
      readLine(file.lineBounds(line))
      line += 1
    }
    guard let directive: SourceRange = open.last?.directive, !isTooDeep else { return }
    mistakes.append(.error("template-end", at: directive, "'\(directive.shortText)' has no '%end'"))
  }

  private mutating func readLine(_ bounds: Range<Int>) {
    var lower: Int = bounds.lowerBound
    var upper: Int = bounds.upperBound
    while lower < upper, TemplateScanner.isBlank(file.bytes[lower]) { lower += 1 }
    while upper > lower, TemplateScanner.isBlank(file.bytes[upper - 1]) { upper -= 1 }
    if lower == upper {
      body.steps.append(.blank)
    } else if file.bytes[lower] != UInt8(ascii: "%") {
      readText(indentation: bounds.lowerBound..<lower, text: lower..<upper)
    } else if lower + 1 < upper, file.bytes[lower + 1] == UInt8(ascii: "%") {
      readText(indentation: bounds.lowerBound..<lower, text: lower + 1..<upper)
    } else {
      readDirective(indentation: bounds.lowerBound..<lower, lower..<upper)
    }
  }

  private mutating func readText(indentation: Range<Int>, text: Range<Int>) {
    do throws(Diagnostic) {
      body.steps.append(.line(try TemplateLineReader(file).line(indentation: indentation, text: text, into: &body)))
    } catch {
      mistakes.append(error)
    }
  }
}

// MARK: Directives

extension TemplateReader {
  private static let directives: [String] = ["for", "if", "else", "end", "include", "section"]

  private mutating func readDirective(indentation: Range<Int>, _ bounds: Range<Int>) {
    let directive: SourceRange = SourceRange(file, bounds.lowerBound, bounds.upperBound)
    let afterSign: Int = bounds.lowerBound + 1
    if afterSign < bounds.upperBound, file.bytes[afterSign] == UInt8(ascii: "#") { return }
    var scanner: TemplateScanner = TemplateScanner(file, afterSign..<bounds.upperBound)
    let isTouching: Bool = afterSign < bounds.upperBound && !TemplateScanner.isBlank(file.bytes[afterSign])
    let word: String? = isTouching ? scanner.name().map { file.text($0) } : nil
    do throws(Diagnostic) {
      switch word {
      case "for": try openLoop(directive, &scanner)
      case "if": try openChoice(directive, scanner)
      case "else": try openBranch(directive, &scanner)
      case "end": try closeBlock(directive, &scanner)
      case "include": try include(indentation, &scanner)
      case "section": try openSection(directive, &scanner)
      default: throw unknownDirective(directive, word)
      }
    } catch {
      mistakes.append(error)
    }
  }

  private mutating func openLoop(_ directive: SourceRange, _ scanner: inout TemplateScanner) throws(Diagnostic) {
    try push(OpenBlock(directive: directive, kind: .loop))
    let variable: Range<Int> = try self.variable(&scanner)
    guard scanner.take(word: "in"), let list: TemplatePath = scanner.path(into: &body.names) else {
      throw malformed("expected 'in' and a list", scanner.here(), mend: "write '%for field in model.fields'")
    }
    try expectEnd(&scanner)
    begin(.loop(variable: variable, list: list, end: 0))
  }

  private mutating func openChoice(_ directive: SourceRange, _ scanner: TemplateScanner) throws(Diagnostic) {
    try push(OpenBlock(directive: directive, kind: .choice))
    begin(.branch(condition: try condition(scanner), next: 0, end: 0))
  }

  private mutating func openBranch(_ directive: SourceRange, _ scanner: inout TemplateScanner) throws(Diagnostic) {
    guard open.last?.kind == .choice else {
      throw .error("template-stray", at: directive, "'%else' has no '%if' in front of it")
    }
    guard open.last?.hasElse == false else {
      throw .error("template-stray", at: directive, "'%else' stands behind the '%else' of the same '%if'")
    }
    closeBranch()
    guard scanner.take(word: "if") else {
      open[open.count - 1].hasElse = true
      begin(.branch(condition: nil, next: 0, end: 0))
      return try expectEnd(&scanner)
    }
    begin(.branch(condition: try condition(scanner), next: 0, end: 0))
  }

  private mutating func condition(_ scanner: TemplateScanner) throws(Diagnostic) -> Int {
    let start: Int = body.conditions.count
    var reader: TemplateConditionReader = TemplateConditionReader(scanner)
    try reader.read(into: &body)
    return start
  }

  /// The step that the innermost open block begins with, or a branch of it.
  private mutating func begin(_ step: TemplateStep) {
    open[open.count - 1].heads.append(body.steps.count)
    body.steps.append(step)
  }

  private mutating func closeBranch() {
    guard let head: Int = open.last?.heads.last, case .branch(let condition, _, _) = body.steps[head] else { return }
    body.steps[head] = .branch(condition: condition, next: body.steps.count, end: 0)
  }

  private mutating func closeBlock(_ directive: SourceRange, _ scanner: inout TemplateScanner) throws(Diagnostic) {
    guard let kind: OpenBlock.Kind = open.last?.kind else {
      throw .error("template-stray", at: directive, "'%end' has no '%for', '%if' or '%section' in front of it")
    }
    if kind == .choice { closeBranch() }
    let end: Int = body.steps.count
    for head in open.removeLast().heads {
      switch body.steps[head] {
      case .loop(let variable, let list, _): body.steps[head] = .loop(variable: variable, list: list, end: end)
      case .branch(let condition, let next, _): body.steps[head] = .branch(condition: condition, next: next, end: end)
      case .section: body.steps[head] = .section(end: end)
      case .blank, .line, .include, .parts: break
      }
      if case .section(let name?) = kind { sections[name] = head + 1..<end }
    }
    try expectEnd(&scanner)
  }

  private mutating func openSection(_ directive: SourceRange, _ scanner: inout TemplateScanner) throws(Diagnostic) {
    let isInside: Bool = !open.isEmpty
    try push(OpenBlock(directive: directive, kind: .section(nil)))
    if isInside { throw .error("template-section", at: directive, "a section stands in no other block") }
    guard let bounds: Range<Int> = scanner.name() else {
      throw malformed("expected the section's name", scanner.here(), mend: "write '%section members'")
    }
    try expectEnd(&scanner)
    let name: String = file.text(bounds)
    if sections[name] != nil {
      throw .error("template-section", at: directive, "there are two sections '\(name)'")
    }
    open[open.count - 1].kind = .section(name)
    begin(.section(end: 0))
  }

  private mutating func include(_ indentation: Range<Int>, _ scanner: inout TemplateScanner) throws(Diagnostic) {
    let mend: String = "write '%include name' or '%include name with model.field as field'"
    guard let name: Range<Int> = scanner.path(into: &body.names).map(body.bounds) else {
      throw malformed("expected the name of a template", scanner.here(), mend: mend)
    }
    if scanner.take(word: "of") { return try includeParts(indentation, name, &scanner) }
    var argument: (path: TemplatePath, variable: Range<Int>)?
    if scanner.take(word: "with") {
      guard let path: TemplatePath = scanner.path(into: &body.names), scanner.take(word: "as") else {
        throw malformed("expected a fact, 'as' and a name for it", scanner.here(), mend: mend)
      }
      argument = (path, try variable(&scanner))
    }
    try expectEnd(&scanner)
    body.steps.append(.include(body.includes.count))
    body.includes.append(
      TemplateInclude(
        indentation: indentation,
        name: file.text(name),
        bounds: name,
        argument: argument,
        depth: open.count
      )
    )
  }

  private mutating func includeParts(
    _ indentation: Range<Int>,
    _ section: Range<Int>,
    _ scanner: inout TemplateScanner
  ) throws(Diagnostic) {
    guard let list: TemplatePath = scanner.path(into: &body.names) else {
      throw malformed("expected a list of templates", scanner.here(), mend: "write '%include tell of model.outlets'")
    }
    try expectEnd(&scanner)
    body.steps.append(.parts(body.parts.count))
    body.parts.append(TemplateParts(indentation: indentation, section: file.text(section), list: list))
  }

  private mutating func push(_ block: OpenBlock) throws(Diagnostic) {
    guard open.count < Template.deepestNesting else {
      isTooDeep = true
      throw .error("template-nesting", at: block.directive, "blocks are nested deeper than \(Template.deepestNesting)")
    }
    open.append(block)
    depth = max(depth, open.count)
  }

  /// The name that a loop or an include gives to a fact.
  private func variable(_ scanner: inout TemplateScanner) throws(Diagnostic) -> Range<Int> {
    let here: SourceRange = scanner.here()
    guard let name: Range<Int> = scanner.name() else {
      throw malformed("expected a name", here, mend: nil)
    }
    guard !["loop", "not", "and", "or"].contains(file.text(name)) else {
      throw malformed("'\(file.text(name))' has a meaning of its own", here, mend: "take another name")
    }
    return name
  }

  private func expectEnd(_ scanner: inout TemplateScanner) throws(Diagnostic) {
    guard scanner.isAtEnd() else {
      let here: SourceRange = scanner.here()
      throw malformed("expected the line's end, not '\(here.shortText)'", here, mend: nil)
    }
  }

  private func malformed(_ message: String, _ range: SourceRange, mend: String?) -> Diagnostic {
    .error("template-directive", at: range, message, mend: mend)
  }

  private func unknownDirective(_ directive: SourceRange, _ word: String?) -> Diagnostic {
    .error(
      "template-directive",
      at: directive,
      "'\(directive.shortText)' is not a directive",
      mend: word.flatMap { suggestion(for: $0, among: Self.directives) }.map { "did you mean '%\($0)'?" }
        ?? "a line of text that begins with '%' begins with '%%' here"
    )
  }
}

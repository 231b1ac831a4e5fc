/// Reads a template's lines into nodes: one pass, with a stack of open blocks.
struct TemplateReader {
  private let file: SourceFile
  /// The nodes outside all blocks.
  private var nodes: [TemplateNode] = []
  private var open: [OpenBlock] = []
  private var sections: [String: [TemplateNode]] = [:]
  private var includes: [TemplateInclude] = []
  private var depth = 0
  /// Whether blocks are nested too deep, so that the rest is not read.
  private var isTooDeep = false
  private var mistakes: [Diagnostic] = []

  /// A block without its `%end` so far.
  private struct OpenBlock {
    enum Kind {
      case loop(variable: String, list: TemplatePath)
      case choice
      case section(String)
      /// A block with a wrong directive. Its body is still read, so that its `%end` fits.
      case wrong
    }

    let directive: SourceRange
    var kind: Kind = .wrong
    /// Its contents so far; of a choice, those of the last branch.
    var nodes: [TemplateNode] = []
    /// The branches of a choice.
    var branches: [TemplateBranch] = []

    var hasElse: Bool {
      guard let last = branches.last else { return false }
      return last.condition == nil
    }

    mutating func closeBranch() {
      guard let last = branches.indices.last else { return }
      branches[last].body = nodes
      nodes = []
    }
  }

  static func read(name: String, file: SourceFile) -> Template {
    var reader = TemplateReader(file: file)
    do throws(Diagnostic) {
      try UTF8Check.check(file)
      reader.readLines()
    } catch {
      reader.mistakes.append(error)
    }
    return Template(
      name: name,
      nodes: reader.nodes,
      sections: reader.sections,
      includes: reader.includes,
      depth: reader.depth,
      mistakes: reader.mistakes
    )
  }

  private init(file: SourceFile) {
    self.file = file
  }

  private mutating func readLines() {
    for line in 1...file.lineStarts.count where !isTooDeep {
      let bounds = file.lineBounds(line)
      // There is no line after the last line break.
      if bounds.lowerBound < file.bytes.count { readLine(bounds) }
    }
    guard let directive = open.last?.directive, !isTooDeep else { return }
    mistakes.append(.error("template-end", at: directive, "'\(directive.shortText)' has no '%end'"))
  }

  private mutating func readLine(_ bounds: Range<Int>) {
    var lower = bounds.lowerBound
    var upper = bounds.upperBound
    while lower < upper, file.bytes[lower].isBlankOrTab { lower += 1 }
    while upper > lower, file.bytes[upper - 1].isBlankOrTab { upper -= 1 }
    let indentation = bounds.lowerBound..<lower
    if lower == upper {
      add(.blank)
    } else if file.bytes[lower] != UInt8(ascii: "%") {
      readText(indentation: indentation, text: lower..<upper)
    } else if lower + 1 < upper, file.bytes[lower + 1] == UInt8(ascii: "%") {
      readText(indentation: indentation, text: lower + 1..<upper)
    } else if lower + 1 == upper || file.bytes[lower + 1] != UInt8(ascii: "#") {
      readDirective(indentation: Array(file.bytes[indentation]), file.range(lower..<upper))
    }
  }

  private mutating func readText(indentation: Range<Int>, text: Range<Int>) {
    do throws(Diagnostic) {
      add(.line(try TemplateLineReader(file).line(indentation: indentation, text: text)))
    } catch {
      mistakes.append(error)
    }
  }

  private mutating func add(_ node: TemplateNode) {
    if open.isEmpty { nodes.append(node) } else { open[open.count - 1].nodes.append(node) }
  }
}

// MARK: Directives

extension TemplateReader {
  private static let directives = ["for", "if", "else", "end", "include", "section"]

  private mutating func readDirective(indentation: [UInt8], _ directive: SourceRange) {
    // The word is directly after the sign.
    var scanner = TemplateScanner(SourceRange(file, directive.lowerBound + 1, directive.upperBound))
    let word = directive.bytes.dropFirst().first?.isBlankOrTab == false ? scanner.name()?.text : nil
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
    try push(directive)
    let variable = try variable(&scanner)
    guard scanner.take(word: "in"), let list = scanner.path() else {
      throw malformed("expected 'in' and a list", scanner.here(), help: "write '%for field in model.fields'")
    }
    try expectEnd(&scanner)
    open[open.count - 1].kind = .loop(variable: variable, list: list)
  }

  private mutating func openChoice(_ directive: SourceRange, _ scanner: TemplateScanner) throws(Diagnostic) {
    try push(directive)
    open[open.count - 1].kind = .choice
    try addBranch(scanner)
  }

  private mutating func openBranch(_ directive: SourceRange, _ scanner: inout TemplateScanner) throws(Diagnostic) {
    guard case .choice? = open.last?.kind else {
      throw .error("template-stray", at: directive, "'%else' has no '%if' in front of it")
    }
    if open.last?.hasElse == true {
      throw .error("template-stray", at: directive, "this '%if' has an '%else' already")
    }
    open[open.count - 1].closeBranch()
    if scanner.take(word: "if") { return try addBranch(scanner) }
    open[open.count - 1].branches.append(TemplateBranch(condition: nil))
    try expectEnd(&scanner)
  }

  private mutating func addBranch(_ scanner: TemplateScanner) throws(Diagnostic) {
    var reader = TemplateConditionReader(scanner)
    open[open.count - 1].branches.append(TemplateBranch(condition: try reader.condition()))
  }

  private mutating func openSection(_ directive: SourceRange, _ scanner: inout TemplateScanner) throws(Diagnostic) {
    let isInside = !open.isEmpty
    try push(directive)
    if isInside { throw .error("template-section", at: directive, "a section can't be inside another block") }
    guard let name = scanner.name()?.text else {
      throw malformed("expected the section's name", scanner.here(), help: "write '%section members'")
    }
    try expectEnd(&scanner)
    if sections[name] != nil {
      throw .error("template-section", at: directive, "there are two sections '\(name)'")
    }
    open[open.count - 1].kind = .section(name)
  }

  private mutating func push(_ directive: SourceRange) throws(Diagnostic) {
    guard open.count < Template.deepestNesting else {
      isTooDeep = true
      throw .error("template-nesting", at: directive, "blocks are nested deeper than \(Template.deepestNesting)")
    }
    open.append(OpenBlock(directive: directive))
    depth = max(depth, open.count)
  }

  private mutating func closeBlock(_ directive: SourceRange, _ scanner: inout TemplateScanner) throws(Diagnostic) {
    guard var block = open.popLast() else {
      throw .error("template-stray", at: directive, "'%end' has no '%for', '%if' or '%section' in front of it")
    }
    switch block.kind {
    case .loop(let variable, let list): add(.loop(variable: variable, list: list, body: block.nodes))
    case .choice:
      block.closeBranch()
      add(.choice(block.branches))
    case .section(let name): sections[name] = block.nodes
    case .wrong: break
    }
    try expectEnd(&scanner)
  }

  private mutating func include(_ indentation: [UInt8], _ scanner: inout TemplateScanner) throws(Diagnostic) {
    let help = "write '%include name' or '%include name with model.field as field'"
    guard let name = scanner.path()?.place else {
      throw malformed("expected the name of a template", scanner.here(), help: help)
    }
    if scanner.take(word: "of") {
      guard let list = scanner.path() else {
        throw malformed(
          "expected a list of templates",
          scanner.here(),
          help: "write '%include notify of model.outlets'"
        )
      }
      try expectEnd(&scanner)
      return add(.parts(TemplateParts(indentation: indentation, section: name.text, list: list)))
    }
    var include = TemplateInclude(indentation: indentation, name: name.text, place: name, depth: open.count)
    if scanner.take(word: "with") {
      guard let path = scanner.path(), scanner.take(word: "as") else {
        throw malformed("expected a fact, 'as' and a name for it", scanner.here(), help: help)
      }
      include.argument = (path, try variable(&scanner))
    }
    try expectEnd(&scanner)
    includes.append(include)
    add(.include(include))
  }

  /// Reads the name by which a loop or an include refers to a fact.
  private func variable(_ scanner: inout TemplateScanner) throws(Diagnostic) -> String {
    let here = scanner.here()
    guard let name = scanner.name()?.text else { throw malformed("expected a name", here, help: nil) }
    guard !["loop", "not", "and", "or"].contains(name) else {
      throw malformed("'\(name)' has a meaning of its own", here, help: "take another name")
    }
    return name
  }

  private func expectEnd(_ scanner: inout TemplateScanner) throws(Diagnostic) {
    guard scanner.isAtEnd() else {
      let here = scanner.here()
      throw malformed("expected the line's end, not '\(here.shortText)'", here, help: nil)
    }
  }

  private func malformed(_ message: String, _ range: SourceRange, help: String?) -> Diagnostic {
    .error("template-directive", at: range, message, help: help)
  }

  private func unknownDirective(_ directive: SourceRange, _ word: String?) -> Diagnostic {
    .error(
      "template-directive",
      at: directive,
      "'\(directive.shortText)' is not a directive",
      help: word.flatMap { suggestion(for: $0, among: Self.directives) }.map { "did you mean '%\($0)'?" }
        ?? "a line of text that begins with '%' begins with '%%' here"
    )
  }
}

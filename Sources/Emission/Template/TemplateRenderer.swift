import BindgenDiagnostics
import BindgenSwiftTokens

/// Puts facts into templates. The first mistake ends it, told at its place in the template.
struct TemplateRenderer {
  private let templates: [String: Template]
  private let facts: Record
  private(set) var output: RenderedText

  /// The template whose lines are being rendered, and how it came to it.
  private var file: SourceFile
  private var includedAt: [SourceRange] = []
  /// What `%include`s put in front of each line.
  private var indentation: String = ""
  /// What loops and includes named, the innermost last.
  private var variables: [(name: String, fact: Fact)] = []
  private var turns: [(index: Int, count: Int)] = []
  /// How many turns of loops and includes may still come.
  private var budget: Int = Self.mostTurns

  /// A template that says more says it without end: nested loops and includes multiply.
  private static let mostTurns: Int = 4_000_000
  private static let mostBytes: Int = 256 << 20

  init(templates: [String: Template], start: Template, facts: Record, longestLine: Int) {
    self.templates = templates
    self.facts = facts
    self.output = RenderedText(longestLine: longestLine)
    self.file = start.file
  }

  mutating func render(_ nodes: [TemplateNode]) throws(Diagnostic) {
    var index: Int = 0
    while index < nodes.count {
      switch nodes[index] {
      case .blank: output.blankLine()
      case .line(let line): try render(line)
      case .loop(let loop): try render(loop)
      case .choice(let choice): try render(choice)
      case .include(let include): try render(include)
      case .parts(let parts): try render(parts)
      }
      index += 1
    }
  }

  private mutating func render(_ loop: TemplateLoop) throws(Diagnostic) {
    let facts: [Fact]
    switch try fact(at: loop.path) {
    case .list(let list): facts = list
    case .nothing: return
    case let other: throw mistaken(loop.path, other, "a list")
    }
    turns.append((0, facts.count))
    variables.append((loop.variable, .nothing))
    let (turn, variable): (Int, Int) = (turns.count - 1, variables.count - 1)
    var index: Int = 0
    while index < facts.count {
      try spend(loop.path.bounds)
      turns[turn].index = index
      variables[variable].fact = facts[index]
      try render(loop.body)
      index += 1
    }
    turns.removeLast()
    variables.removeLast()
  }

  private mutating func render(_ choice: TemplateChoice) throws(Diagnostic) {
    for branch in choice.branches {
      if let condition: TemplateCondition = branch.condition, try !isTrue(condition) { continue }
      return try render(branch.body)
    }
  }

  private mutating func render(_ include: TemplateInclude) throws(Diagnostic) {
    // The set has made sure that it is there.
    guard let template: Template = templates[include.name] else { return }
    if let (path, variable) = include.argument { variables.append((variable, try fact(at: path))) }
    try render(template.nodes, of: template, at: include.bounds, include.indentation)
    if include.argument != nil { variables.removeLast() }
  }

  /// Templates without the section have nothing to say there.
  private mutating func render(_ parts: TemplateParts) throws(Diagnostic) {
    guard case .list(let names) = try fact(at: parts.path) else {
      throw mistaken(parts.path, try fact(at: parts.path), "a list of templates")
    }
    for case .text(let name) in names {
      guard let template: Template = templates[name], let nodes: [TemplateNode] = template.sections[parts.section]
      else {
        continue
      }
      try render(nodes, of: template, at: parts.path.bounds, parts.indentation)
    }
  }

  private mutating func render(
    _ nodes: [TemplateNode],
    of template: Template,
    at bounds: Range<Int>,
    _ added: String
  ) throws(Diagnostic) {
    try spend(bounds)
    guard includedAt.count < Template.deepestNesting else {
      throw mistake("template-nesting", bounds, "blocks and includes are nested deeper than \(Template.deepestNesting)")
    }
    let (outerFile, outerIndentation): (SourceFile, String) = (file, indentation)
    includedAt.append(range(bounds))
    file = template.file
    indentation += added
    try render(nodes)
    file = outerFile
    indentation = outerIndentation
    includedAt.removeLast()
  }

  private mutating func spend(_ bounds: Range<Int>) throws(Diagnostic) {
    budget -= 1
    guard budget > 0, output.text.utf8.count <= Self.mostBytes else {
      throw mistake("template-size", bounds, "the template says more than a file of Swift can be")
    }
  }
}

// MARK: Lines

extension TemplateRenderer {
  private mutating func render(_ line: TemplateLine) throws(Diagnostic) {
    if let insertion: TemplateInsertion = line.loneInsertion { return try render(insertion, aloneIn: line) }
    if !indentation.isEmpty { output.append(indentation) }
    var hasText: Bool = !line.hasOnlyInsertions
    var index: Int = 0
    while index < line.pieces.count {
      switch line.pieces[index] {
      case .text(let text): output.append(text)
      case .insertion(let insertion): if try insert(try filtered(insertion), insertion, line) { hasText = true }
      }
      index += 1
    }
    if hasText { output.endLine() } else { output.dropLine() }
  }

  /// A line that is an insertion and nothing else: the user's text begins at its own column then.
  private mutating func render(_ insertion: TemplateInsertion, aloneIn line: TemplateLine) throws(Diagnostic) {
    let fact: Fact = try filtered(insertion)
    if insertion.isIndented || !fact.isVerbatim {
      output.append(indentation)
      output.append(line.indentation)
    }
    let hasText: Bool = try insert(fact, insertion, line)
    if hasText { output.endLine() } else { output.dropLine() }
  }

  /// Whether there was anything to insert.
  private mutating func insert(
    _ fact: Fact,
    _ insertion: TemplateInsertion,
    _ line: TemplateLine
  ) throws(Diagnostic) -> Bool {
    switch fact {
    case .text(let text):
      guard !text.isEmpty else { return false }
      if RenderedText.hasSeveralLines(text) {
        output.append(text, indentation: indentation + line.indentation)
      } else {
        output.append(text)
      }
    case .verbatim(let bytes):
      guard !bytes.isEmpty else { return false }
      output.markUsersOwn()
      output.append(
        String(decoding: bytes, as: UTF8.self),
        indentation: insertion.isIndented ? indentation + line.indentation : ""
      )
    default: throw mistaken(insertion.path, fact, "a text")
    }
    return true
  }

  private func filtered(_ insertion: TemplateInsertion) throws(Diagnostic) -> Fact {
    var fact: Fact = try self.fact(at: insertion.path)
    var index: Int = 0
    while index < insertion.filters.count {
      fact = try apply(insertion.filters[index], to: fact, at: insertion.path)
      index += 1
    }
    return fact
  }

  private func apply(_ filter: TemplateFilter, to fact: Fact, at path: TemplatePath) throws(Diagnostic) -> Fact {
    switch (filter, fact) {
    case (.capitalized, .text(let text)): return .text(SwiftName.capitalized(text))
    case (.uncapitalized, .text(let text)): return .text(SwiftName.uncapitalized(text))
    case (.quoted, .text(let text)): return .text(Spelling.quoted(text))
    case (.joined, .list(let facts)):
      var texts: [String] = []
      for fact in facts {
        guard case .text(let text) = fact else { throw mistaken(path, fact, "a list of texts", has: "a list with ") }
        texts.append(text)
      }
      return .text(texts.joined(separator: ", "))
    case (.indented, .verbatim), (.indented, .text): return fact
    case (.joined, _): throw mistaken(path, fact, "a list of texts")
    case (.capitalized, _), (.uncapitalized, _), (.quoted, _), (.indented, _): throw mistaken(path, fact, "a text")
    }
  }
}

// MARK: Facts

extension TemplateRenderer {
  private func isTrue(_ condition: TemplateCondition) throws(Diagnostic) -> Bool {
    switch condition {
    case .path(let path): return try fact(at: path).isTrue
    case .not(let condition): return try !isTrue(condition)
    case .all(let conditions):
      for condition in conditions where try !isTrue(condition) { return false }
      return true
    case .any(let conditions):
      for condition in conditions where try isTrue(condition) { return true }
      return false
    }
  }

  private func fact(at path: TemplatePath) throws(Diagnostic) -> Fact {
    if path.isAboutLoop { return try loopFact(path) }
    var fact: Fact = try fact(named: path.first)
    var index: Int = 0
    while index < path.rest.count {
      let step: TemplatePath.Step = path.rest[index]
      switch fact {
      case .record(let record):
        guard let next: Fact = record[step.name] else { throw unknown(step, in: record, path, index) }
        fact = next
      case .nothing: return .nothing
      default:
        let holder: String = TemplatePath(first: path.first, rest: Array(path.rest.prefix(index))).text
        throw mistake("template-kind", step.bounds, "'\(holder)' is \(fact.kind), which has no '\(step.name)'")
      }
      index += 1
    }
    return fact
  }

  private func fact(named step: TemplatePath.Step) throws(Diagnostic) -> Fact {
    var index: Int = variables.count - 1
    while index >= 0 {
      if variables[index].name == step.name { return variables[index].fact }
      index -= 1
    }
    if let fact: Fact = facts[step.name] { return fact }
    let known: [String] = variables.map(\.name).reversed() + facts.names
    throw mistake(
      "template-fact",
      step.bounds,
      "no fact is called '\(step.name)' here",
      mend: didYouMean(step.name, among: known),
      notes: [Self.knownNames(known)]
    )
  }

  private func loopFact(_ path: TemplatePath) throws(Diagnostic) -> Fact {
    guard let turn: (index: Int, count: Int) = turns.last else {
      throw mistake("template-fact", path.bounds, "'\(path.text)' stands in no '%for'")
    }
    switch path.text {
    case "loop.first": return .bool(turn.index == 0)
    case "loop.last": return .bool(turn.index == turn.count - 1)
    default:
      throw mistake("template-fact", path.bounds, "a loop has 'loop.first' and 'loop.last', not '\(path.text)'")
    }
  }
}

// MARK: Mistakes

extension TemplateRenderer {
  private func unknown(
    _ step: TemplatePath.Step,
    in record: Record,
    _ path: TemplatePath,
    _ index: Int
  ) -> Diagnostic {
    let holder: String = TemplatePath(first: path.first, rest: Array(path.rest.prefix(index))).text
    return mistake(
      "template-fact",
      step.bounds,
      "'\(holder)' has no '\(step.name)'",
      mend: didYouMean(step.name, among: record.names),
      notes: [Self.knownNames(record.names)]
    )
  }

  private static func knownNames(_ names: [String]) -> Diagnostic.Note {
    Diagnostic.Note(names.isEmpty ? "nothing is known here" : "known here: " + names.joined(separator: ", "))
  }

  private func mistaken(_ path: TemplatePath, _ fact: Fact, _ wanted: String, has: String = "") -> Diagnostic {
    mistake("template-kind", path.bounds, "'\(path.text)' is \(has)\(fact.kind) where \(wanted) is wanted")
  }

  private func mistake(
    _ code: String,
    _ bounds: Range<Int>,
    _ message: String,
    mend: String? = nil,
    notes: [Diagnostic.Note] = []
  ) -> Diagnostic {
    let trace: [Diagnostic.Note] = includedAt.reversed().map { Diagnostic.Note("included here", at: $0) }
    return .error(code, at: range(bounds), message, mend: mend, notes: notes + trace)
  }

  private func range(_ bounds: Range<Int>) -> SourceRange {
    SourceRange(file, bounds.lowerBound, bounds.upperBound)
  }
}

/// Puts facts into templates. It stops at the first mistake and reports it at its place in the template.
struct TemplateRenderer {
  private(set) var templates: TemplateSet
  private let facts: Record
  private(set) var output = RenderedText()

  /// The includes that led here.
  private var includedAt: [SourceRange] = []
  /// The indentation that these includes add to each line.
  private var indentation: [UInt8] = []
  /// The names from loops and includes, the innermost last, with evaluated facts.
  private var variables: [(name: String, fact: Fact)] = []
  private var turns: [(index: Int, count: Int)] = []
  /// The number of open blocks and includes, counting the first template.
  private var depth = 0
  /// The limits minus what was used so far.
  private var left: TemplateLimits

  init(templates: TemplateSet, facts: Record) {
    self.templates = templates
    self.facts = facts
    left = templates.limits
  }

  mutating func render(_ nodes: [TemplateNode]) throws(Diagnostic) {
    depth += 1
    for node in nodes {
      switch node {
      case .blank: output.blankLine()
      case .line(let line): try render(line)
      case .loop(let variable, let list, let body): try render(body, for: variable, in: list)
      case .choice(let branches): try render(branches)
      case .include(let include): try render(include)
      case .parts(let parts): try render(parts)
      }
    }
    depth -= 1
  }

  private mutating func render(
    _ body: [TemplateNode],
    for variable: String,
    in list: TemplatePath
  ) throws(Diagnostic) {
    let facts: [Fact]
    switch try fact(at: list) {
    case .list(let list): facts = list
    case .nothing: return
    case let other: throw mistaken(list, other, "a list")
    }
    for (index, fact) in facts.enumerated() {
      try spend(body, at: list.place)
      turns.append((index, facts.count))
      variables.append((variable, fact.made))
      try render(body)
      variables.removeLast()
      turns.removeLast()
    }
  }

  private mutating func render(_ branches: [TemplateBranch]) throws(Diagnostic) {
    for branch in branches {
      if let condition = branch.condition, try !isTrue(condition) { continue }
      left.steps -= branch.body.count
      return try render(branch.body)
    }
  }

  private mutating func render(_ include: TemplateInclude) throws(Diagnostic) {
    // The template set has checked that it exists.
    guard let included = try open(include.name) else { return }
    if let (path, variable) = include.argument { variables.append((variable, try fact(at: path))) }
    try render(included.nodes, of: included, at: include.place, include.indentation)
    if include.argument != nil { variables.removeLast() }
  }

  /// Renders a section of each template in a list. A template without the section adds nothing.
  private mutating func render(_ parts: TemplateParts) throws(Diagnostic) {
    let names = try fact(at: parts.list)
    guard case .list(let names) = names else { throw mistaken(parts.list, names, "a list of templates") }
    for case .text(let name) in names {
      guard let template = try open(name), let nodes = template.nodes(of: parts.section) else { continue }
      try render(nodes, of: template, at: parts.list.place, parts.indentation)
    }
  }

  private mutating func render(
    _ nodes: [TemplateNode],
    of template: Template,
    at place: SourceRange,
    _ added: [UInt8]
  ) throws(Diagnostic) {
    try spend(nodes, at: place)
    guard depth + template.depth <= Template.deepestNesting else {
      throw mistake("template-nesting", place, "blocks and includes are nested deeper than \(Template.deepestNesting)")
    }
    includedAt.append(place)
    indentation += added
    try render(nodes)
    indentation.removeLast(added.count)
    includedAt.removeLast()
  }

  private mutating func open(_ name: String) throws(Diagnostic) -> Template? {
    let template = templates.template(named: name)
    // A template that only a fact names was not checked before.
    if let mistake = template?.mistakes.first { throw mistake }
    return template
  }

  private mutating func spend(_ nodes: [TemplateNode], at place: SourceRange) throws(Diagnostic) {
    left.turns -= 1
    left.steps -= nodes.count
    guard left.turns > 0, left.steps > 0 else { throw tooMuch(place) }
  }

  private func tooMuch(_ place: SourceRange) -> Diagnostic {
    mistake("template-size", place, "the template emits more than a Swift file may hold")
  }
}

// MARK: Lines

extension TemplateRenderer {
  private mutating func render(_ line: TemplateLine) throws(Diagnostic) {
    if line.pieces.count == 1, case .insertion(let insertion) = line.pieces[0] {
      return try render(insertion, aloneIn: line)
    }
    output.append(indentation)
    output.append(line.indentation)
    var hasText = !line.hasOnlyInsertions
    for piece in line.pieces {
      switch piece {
      case .text(let text): output.append(text)
      case .insertion(let insertion):
        let fact = try filtered(insertion)
        if try insert(fact, insertion, line) { hasText = true }
      }
    }
    if hasText { output.endLine(mayBreak: true) } else { output.dropLine() }
  }

  /// Renders a line that is one insertion: the user's text then begins at its own column.
  private mutating func render(_ insertion: TemplateInsertion, aloneIn line: TemplateLine) throws(Diagnostic) {
    let fact = try filtered(insertion)
    if insertion.isIndented || !fact.isVerbatim {
      output.append(indentation)
      output.append(line.indentation)
    }
    if try insert(fact, insertion, line) { output.endLine() } else { output.dropLine() }
  }

  /// Inserts a fact, and returns whether there was anything to insert.
  private mutating func insert(
    _ fact: Fact,
    _ insertion: TemplateInsertion,
    _ line: TemplateLine
  ) throws(Diagnostic) -> Bool {
    guard output.bytes.count <= left.bytes else { throw tooMuch(insertion.path.place) }
    switch fact {
    case .text(let text): output.append(text, indentation: indentation + line.indentation)
    case .verbatim(let text):
      output.append(verbatim: text, indentation: insertion.isIndented ? indentation + line.indentation : [])
    default: throw mistaken(insertion.path, fact, "a text")
    }
    return fact.isTrue
  }

  private func filtered(_ insertion: TemplateInsertion) throws(Diagnostic) -> Fact {
    var fact = try fact(at: insertion.path)
    for filter in insertion.filters { fact = try apply(filter, to: fact, at: insertion.path) }
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

  /// Returns the fact at the end of a path. A missing record has no facts.
  private func fact(at path: TemplatePath) throws(Diagnostic) -> Fact {
    guard var fact = known(path.names[0]) else {
      if path.names[0] == "loop" { return try loopFact(path) }
      let names = variables.reversed().map(\.name) + facts.names
      throw unknown(path, 0, among: names, "no fact is called '\(path.names[0])' here")
    }
    var index = 0
    while index + 1 < path.names.count {
      index += 1
      let name = path.names[index]
      switch fact {
      case .nothing: return .nothing
      case .record(let record):
        guard let inner = record[name] else {
          throw unknown(path, index, among: record.names, "'\(owner(of: index, in: path))' has no '\(name)'")
        }
        fact = inner.made
      default:
        let owner = owner(of: index, in: path)
        throw mistake("template-kind", path.place(ofName: index), "'\(owner)' is \(fact.kind), which has no '\(name)'")
      }
    }
    return fact
  }

  /// Returns the fact with a name. Names of loops and includes hide global ones.
  private func known(_ name: String) -> Fact? {
    variables.last { $0.name == name }?.fact ?? facts[name]?.made
  }

  /// Returns a fact of the current turn of the loop. Nothing else is called `loop`.
  private func loopFact(_ path: TemplatePath) throws(Diagnostic) -> Fact {
    let name = path.names.joined(separator: ".")
    guard let turn = turns.last else {
      throw mistake("template-fact", path.place, "'\(name)' is in no '%for'")
    }
    switch name {
    case "loop.first": return .bool(turn.index == 0)
    case "loop.last": return .bool(turn.index == turn.count - 1)
    case "loop.comma": return .text(turn.count > 1 ? "," : "")
    default:
      let asked = path.names.last ?? name
      throw mistake("template-fact", path.place, "a loop has 'first', 'last' and 'comma', not '\(asked)'")
    }
  }
}

// MARK: Mistakes

extension TemplateRenderer {
  private func unknown(
    _ path: TemplatePath,
    _ index: Int,
    among known: [String],
    _ message: String
  ) -> Diagnostic {
    let help = didYouMean(path.names[index], among: known)
    let names = known.isEmpty ? "nothing is known here" : "known here: " + known.joined(separator: ", ")
    return mistake(
      "template-fact",
      path.place(ofName: index),
      message,
      help: help,
      notes: [Diagnostic.Note(names)]
    )
  }

  /// The part of a path before one of its names.
  private func owner(of index: Int, in path: TemplatePath) -> String {
    path.names[..<index].joined(separator: ".")
  }

  private func mistaken(_ path: TemplatePath, _ fact: Fact, _ wanted: String, has: String = "") -> Diagnostic {
    mistake("template-kind", path.place, "'\(path.place.text)' is \(has)\(fact.kind) where \(wanted) is wanted")
  }

  private func mistake(
    _ code: String,
    _ place: SourceRange,
    _ message: String,
    help: String? = nil,
    notes: [Diagnostic.Note] = []
  ) -> Diagnostic {
    let trace = includedAt.reversed().map { Diagnostic.Note("included here", at: $0) }
    return .error(code, at: place, message, help: help, notes: notes + trace)
  }
}

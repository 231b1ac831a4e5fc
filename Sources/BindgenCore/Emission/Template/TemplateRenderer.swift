/// Puts facts into templates. The first mistake ends it, told at its place in the template.
struct TemplateRenderer {
  private(set) var templates: TemplateSet
  private let facts: Record
  private(set) var output: RenderedText

  /// The template whose lines are being rendered, and how it came to it.
  private var template: Template
  private var includedAt: [SourceRange] = []
  /// What `%include`s put in front of each line.
  private var indentation: [UInt8] = []
  private var variables: TemplateVariables = TemplateVariables()
  private var turns: [(index: Int, count: Int)] = []
  /// For each name of each template, where it was found last.
  private var hints: [FactHint] = []
  /// How many blocks and includes are open, the template that it began with among them.
  private var depth: Int = 0
  /// The turns and steps that may still come.
  private var left: TemplateLimits

  init(templates: TemplateSet, start: Template, facts: Record, longestLine: Int, room: Int) {
    self.templates = templates
    self.facts = facts
    self.output = RenderedText(longestLine: longestLine, room: room)
    self.left = templates.limits
    self.template = start
  }

  mutating func render() throws(Diagnostic) {
    makeRoomForHints()
    try render(template.body.steps.indices, of: template)
  }

  private mutating func render(_ steps: Range<Int>, of template: Template) throws(Diagnostic) {
    depth += 1
    var index: Int = steps.lowerBound
    while index < steps.upperBound {
      let next: Int = index + 1
      switch template.body.steps[index] {
      case .blank:
        output.blankLine()
        index = next
      case .line(let line):
        try render(line, of: template)
        index = next
      case .loop(let variable, let list, let end):
        try render(next..<end, of: template, for: variable, in: list)
        index = end
      case .branch(let condition, let other, let end):
        if try isTrue(condition, of: template) {
          try render(next..<other, of: template)
          index = end
        } else {
          index = other
        }
      case .include(let number):
        try render(template.body.includes[number])
        index = next
      case .parts(let number):
        try render(template.body.parts[number])
        index = next
      case .section(let end): index = end
      }
    }
    depth -= 1
  }

  private mutating func render(
    _ steps: Range<Int>,
    of template: Template,
    for variable: Range<Int>,
    in list: TemplatePath
  ) throws(Diagnostic) {
    let facts: [Fact]
    switch try fact(at: list, of: template) {
    case .list(let list): facts = list
    case .nothing: return
    case let other: throw mistaken(list, other, "a list")
    }
    turns.append((0, facts.count))
    define(variable, as: .nothing, of: template)
    let (turn, place): (Int, Int) = (turns.count - 1, variables.count - 1)
    var index: Int = 0
    while index < facts.count {
      try spend(steps, template.body.bounds(of: list))
      turns[turn].index = index
      if case .later(let make) = facts[index] {
        variables[place] = make()
      } else {
        variables[place] = facts[index]
      }
      try render(steps, of: template)
      index += 1
    }
    turns.removeLast()
    variables.removeLast()
  }

  private mutating func render(_ include: TemplateInclude) throws(Diagnostic) {
    // The set has made sure that it is there.
    guard let included: Template = try open(include.name) else { return }
    if let (path, variable) = include.argument {
      define(variable, as: try fact(at: path, of: template), of: template)
    }
    try render(included.body.steps.indices, ofOther: included, at: include.bounds, include.indentation)
    if include.argument != nil { variables.removeLast() }
  }

  /// Templates without the section have nothing to say there.
  private mutating func render(_ parts: TemplateParts) throws(Diagnostic) {
    let names: Fact = try fact(at: parts.list, of: template)
    guard case .list(let names) = names else { throw mistaken(parts.list, names, "a list of templates") }
    let bounds: Range<Int> = template.body.bounds(of: parts.list)
    for case .text(let name) in names {
      guard let other: Template = try open(name), let steps: Range<Int> = other.steps(of: parts.section)
      else { continue }
      try render(steps, ofOther: other, at: bounds, parts.indentation)
    }
  }

  private mutating func render(
    _ steps: Range<Int>,
    ofOther other: Template,
    at bounds: Range<Int>,
    _ added: Range<Int>
  ) throws(Diagnostic) {
    try spend(steps, bounds)
    guard depth + other.depth <= Template.deepestNesting else {
      throw mistake("template-nesting", bounds, "blocks and includes are nested deeper than \(Template.deepestNesting)")
    }
    let (outer, outerIndentation): (Template, Int) = (template, indentation.count)
    includedAt.append(template.file.range(bounds))
    indentation.append(contentsOf: template[added])
    template = other
    try render(steps, of: other)
    template = outer
    indentation.removeSubrange(outerIndentation...)
    includedAt.removeLast()
  }

  private mutating func open(_ name: String) throws(Diagnostic) -> Template? {
    let template: Template? = templates.template(named: name)
    makeRoomForHints()
    // What only a fact names was not looked through before.
    if let mistake: Diagnostic = template?.mistakes.first { throw mistake }
    return template
  }

  private mutating func makeRoomForHints() {
    hints += repeatElement(FactHint(), count: templates.nameCount - hints.count)
  }

  private mutating func define(_ variable: Range<Int>, as fact: Fact, of template: Template) {
    variables.add(template[variable], fact)
  }

  private mutating func spend(_ steps: Range<Int>, _ bounds: Range<Int>) throws(Diagnostic) {
    left.turns -= 1
    left.steps -= steps.count
    guard left.turns > 0, left.steps > 0 else { throw tooMuch(bounds) }
  }

  private func tooMuch(_ bounds: Range<Int>) -> Diagnostic {
    mistake("template-size", bounds, "the template says more than a file of Swift can be")
  }
}

// MARK: Lines

extension TemplateRenderer {
  private mutating func render(_ line: TemplateLine, of template: Template) throws(Diagnostic) {
    if line.isLoneInsertion, case .insertion(let insertion) = template.body.pieces[line.pieces.upperBound - 1] {
      return try render(insertion, aloneIn: line, of: template)
    }
    if !indentation.isEmpty { output.append(indentation) }
    var hasText: Bool = !line.hasOnlyInsertions
    var index: Int = line.pieces.lowerBound
    while index < line.pieces.upperBound {
      switch template.body.pieces[index] {
      case .text(let bounds): output.append(template[bounds])
      case .insertion(let insertion):
        let fact: Fact = try filtered(insertion, of: template)
        if try insert(fact, insertion, line, of: template) { hasText = true }
      }
      index += 1
    }
    if hasText { output.endLine() } else { output.dropLine() }
  }

  /// A line that is an insertion and nothing else: the user's text begins at its own column then.
  private mutating func render(
    _ insertion: TemplateInsertion,
    aloneIn line: TemplateLine,
    of template: Template
  ) throws(Diagnostic) {
    let fact: Fact = try filtered(insertion, of: template)
    if insertion.isIndented || !fact.isVerbatim {
      output.append(indentation)
      output.append(template[line.indentation])
    }
    if try insert(fact, insertion, line, of: template) { output.endLine() } else { output.dropLine() }
  }

  /// Whether there was anything to insert.
  private mutating func insert(
    _ fact: Fact,
    _ insertion: TemplateInsertion,
    _ line: TemplateLine,
    of template: Template
  ) throws(Diagnostic) -> Bool {
    guard output.bytes.count <= left.bytes else { throw tooMuch(template.body.bounds(of: insertion.path)) }
    switch fact {
    case .text(let text):
      guard !text.isEmpty else { return false }
      indentLines(from: output.append(text), line, of: template)
    case .verbatim(let text):
      guard !text.isEmpty else { return false }
      indentLines(from: output.append(verbatim: text), insertion.isIndented ? line : nil, of: template)
    default: throw mistaken(insertion.path, fact, "a text")
    }
    return true
  }

  /// - Parameter line: What the lines behind the first are indented as.
  private mutating func indentLines(from start: Int, _ line: TemplateLine?, of template: Template) {
    guard output.hasLineBreak(from: start) else { return }
    output.indentLines(from: start, line.map { indentation + template[$0.indentation] } ?? [])
  }

  private mutating func filtered(_ insertion: TemplateInsertion, of template: Template) throws(Diagnostic) -> Fact {
    var fact: Fact = try fact(at: insertion.path, of: template)
    var index: Int = insertion.filters.lowerBound
    while index < insertion.filters.upperBound {
      fact = try apply(template.body.filters[index], to: fact, at: insertion.path)
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
  /// `%else` has no condition.
  private mutating func isTrue(_ condition: Int?, of template: Template) throws(Diagnostic) -> Bool {
    guard var place: Int = condition else { return true }
    return try isTrue(at: &place, of: template)
  }

  /// The place is behind the condition in the end, whether all of it was asked or not.
  private mutating func isTrue(at place: inout Int, of template: Template) throws(Diagnostic) -> Bool {
    let condition: TemplateCondition = template.body.conditions[place]
    place += 1
    switch condition {
    case .path(let path): return try fact(at: path, of: template).isTrue
    case .not: return try !isTrue(at: &place, of: template)
    case .all(let size): return try !has(false, among: size, at: &place, of: template)
    case .any(let size): return try has(true, among: size, at: &place, of: template)
    }
  }

  private mutating func has(
    _ wanted: Bool,
    among size: Int,
    at place: inout Int,
    of template: Template
  ) throws(Diagnostic) -> Bool {
    let end: Int = place + size
    var isFound: Bool = false
    while place < end, !isFound { isFound = try isTrue(at: &place, of: template) == wanted }
    place = end
    return isFound
  }

  private mutating func fact(at path: TemplatePath, of template: Template) throws(Diagnostic) -> Fact {
    guard var fact: Fact = find(path, of: template) else {
      if template.file.holds("loop", at: template.body.names[path.names.lowerBound]) { return try loopFact(path) }
      throw missing(path)
    }
    while case .later(let make) = fact { fact = make() }
    return fact
  }

  /// What loops and includes name hides what is told to all.
  private mutating func find(_ path: TemplatePath, of template: Template) -> Fact? {
    let (first, inner): (Int, Int) = (path.names.lowerBound, path.names.lowerBound + 1)
    guard let variable: Int = variables.place(of: template.name(first)) else {
      return find(path.names, of: template, in: .record(facts))
    }
    if inner == path.names.upperBound { return variables[variable] }
    // Most paths are `field.name`, and a look at the place of the hint copies nothing but what is found there.
    let hint: FactHint = hints[template.namesBefore + inner]
    if inner + 1 == path.names.upperBound, let fact: Fact = variables[variable].fact(at: hint) { return fact }
    return find(inner..<path.names.upperBound, of: template, in: variables[variable])
  }

  private mutating func find(_ names: Range<Int>, of template: Template, in fact: Fact) -> Fact? {
    var fact: Fact = fact
    for name in names {
      let next: Fact? = fact.fact(named: template.name(name), &hints[template.namesBefore + name])
      guard let next else { return nil }
      fact = next
    }
    return fact
  }

  /// What is said of the turn of the loop that a path stands in. Nothing else is called `loop`.
  private func loopFact(_ path: TemplatePath) throws(Diagnostic) -> Fact {
    let bounds: Range<Int> = template.body.bounds(of: path)
    guard let turn: (index: Int, count: Int) = turns.last else {
      throw mistake("template-fact", bounds, "'\(template.file.text(bounds))' stands in no '%for'")
    }
    switch template.file.text(bounds) {
    case "loop.first": return .bool(turn.index == 0)
    case "loop.last": return .bool(turn.index == turn.count - 1)
    case let other: throw mistake("template-fact", bounds, "a loop has 'loop.first' and 'loop.last', not '\(other)'")
    }
  }
}

// MARK: Mistakes

extension TemplateRenderer {
  /// What is wrong with a path that leads nowhere: its first name is not known, or what it has come to has no such name.
  private mutating func missing(_ path: TemplatePath) -> Diagnostic {
    var way: TemplatePath = path
    var holder: Fact?
    way.names = path.names.prefix(1)
    while let fact: Fact = find(way, of: template), way.names != path.names {
      holder = fact
      way.names = path.names.lowerBound..<way.names.upperBound + 1
    }
    let name: Range<Int> = template.body.names[way.names.upperBound - 1]
    let text: String = template.file.text(name)
    guard let holder else {
      return unknown(name, among: variables.names + facts.names, "no fact is called '\(text)' here")
    }
    let owner: String = template.file.text(template.body.bounds(of: path).lowerBound..<name.lowerBound - 1)
    guard case .record(let record) = holder else {
      return mistake("template-kind", name, "'\(owner)' is \(holder.kind), which has no '\(text)'")
    }
    return unknown(name, among: record.names, "'\(owner)' has no '\(text)'")
  }

  private func unknown(_ name: Range<Int>, among known: [String], _ message: String) -> Diagnostic {
    let mend: String? = didYouMean(template.file.text(name), among: known)
    return mistake("template-fact", name, message, mend: mend, notes: [Self.knownNames(known)])
  }

  private static func knownNames(_ names: [String]) -> Diagnostic.Note {
    Diagnostic.Note(names.isEmpty ? "nothing is known here" : "known here: " + names.joined(separator: ", "))
  }

  private func mistaken(_ path: TemplatePath, _ fact: Fact, _ wanted: String, has: String = "") -> Diagnostic {
    let bounds: Range<Int> = template.body.bounds(of: path)
    let name: String = template.file.text(bounds)
    return mistake("template-kind", bounds, "'\(name)' is \(has)\(fact.kind) where \(wanted) is wanted")
  }

  private func mistake(
    _ code: String,
    _ bounds: Range<Int>,
    _ message: String,
    mend: String? = nil,
    notes: [Diagnostic.Note] = []
  ) -> Diagnostic {
    let trace: [Diagnostic.Note] = includedAt.reversed().map { Diagnostic.Note("included here", at: $0) }
    return .error(code, at: template.file.range(bounds), message, mend: mend, notes: notes + trace)
  }
}

/// Templates by name: the built-in ones, and a user's own, which add to them.
///
/// A template is read when it is first rendered, so unused ones cost nothing. If some are a user's own, everything that
/// a template includes is read with it, so that mistakes are reported whatever the facts are; built-in templates have
/// none. Each mistake is reported once, however often its template is rendered.
package struct TemplateSet: Sendable {
  var limits = TemplateLimits()

  private enum Entry: Sendable {
    case embedded(String)
    case file(SourceFile)
  }

  private var entries: [String: Entry] = [:]
  private var read: [String: Template] = [:]
  private var hasOwn: Bool = false
  /// The nesting depth of each template without mistakes, counting its includes.
  private var depths: [String: Int] = [:]
  private var reported: Set<Diagnostic> = []

  package init() {}

  /// The templates that the tool was built with.
  package static var builtIn: TemplateSet {
    var set = TemplateSet()
    set.entries.reserveCapacity(EmbeddedTemplates.all.count)
    for (file, text) in EmbeddedTemplates.all {
      if let template = templateName(ofFile: file) { set.entries[template] = .embedded(text) }
    }
    return set
  }

  /// `Own/class.state.swift.tmpl` contains `class.state`; nil if a file is not a template.
  package static func templateName(ofFile path: String) -> String? {
    let bytes = path.utf8
    guard bytes.count > FileNames.templateEnding.utf8.count,
      bytes.suffix(FileNames.templateEnding.utf8.count).elementsEqual(FileNames.templateEnding.utf8)
    else {
      return nil
    }
    let name = bytes.dropLast(FileNames.templateEnding.utf8.count)
    let start = name.lastIndex(of: UInt8(ascii: "/")).map { name.index(after: $0) } ?? name.startIndex
    return start < name.endIndex ? String(name[start...]) : nil
  }

  /// Adds a folder's templates. Files of other kinds are skipped.
  package mutating func add(_ files: [SourceFile], diagnostics: inout Diagnostics) {
    var added: [String: SourceFile] = [:]
    for file in files {
      guard let name = Self.templateName(ofFile: file.name) else { continue }
      if let first = added[name] {
        let note = Diagnostic.Note("the first is '\(first.name)'")
        diagnostics.error(
          "template-twice",
          at: SourceRange(file, 0, 0),
          "two templates are called '\(name)'",
          notes: [note]
        )
        continue
      }
      if case .embedded? = entries[name] {
        diagnostics.error(
          "template-taken",
          at: SourceRange(file, 0, 0),
          "'\(name)' is a template of bindgen's own, and can't be replaced",
          help: "call it otherwise, and list its name in 'emit'"
        )
        continue
      }
      added[name] = file
      entries[name] = .file(file)
      hasOwn = true
    }
    read = [:]
    depths = [:]
  }

  package func contains(_ name: String) -> Bool { entries[name] != nil }

  /// All names, sorted.
  package var names: [String] { entries.keys.sorted() }

  /// A template's text as a file.
  package func source(of name: String) -> SourceFile? {
    switch entries[name] {
    case .embedded(let text): return SourceFile(name: "Templates/" + name + FileNames.templateEnding, text: text)
    case .file(let file): return file
    case nil: return nil
    }
  }

  /// The text of a template with these facts; nil if there is a mistake in it or in what it includes.
  ///
  /// - Parameter parts: The templates that facts name; the template includes sections of them.
  package mutating func render(
    _ name: String,
    _ facts: Record,
    parts: [String] = [],
    diagnostics: inout Diagnostics
  ) -> [UInt8]? {
    var mistakes: [Diagnostic] = []
    for name in [name] + parts where hasOwn || entries[name] == nil { prepare(name, into: &mistakes) }
    if mistakes.isEmpty, let template = template(named: name) {
      var renderer = TemplateRenderer(templates: self, facts: facts)
      do throws(Diagnostic) {
        try renderer.render(template.nodes)
        read = renderer.templates.read
        return renderer.output.bytes
      } catch {
        mistakes = [error]
      }
    }
    report(mistakes, diagnostics: &diagnostics)
    return nil
  }

  /// Looks for mistakes in all templates, even unused ones.
  package mutating func check(diagnostics: inout Diagnostics) {
    var mistakes: [Diagnostic] = []
    for name in names { prepare(name, into: &mistakes) }
    report(mistakes, diagnostics: &diagnostics)
  }

  private mutating func report(_ mistakes: [Diagnostic], diagnostics: inout Diagnostics) {
    for mistake in mistakes where reported.insert(mistake).inserted { diagnostics.add(mistake) }
  }
}

// MARK: Reading a template with all that it includes

extension TemplateSet {
  /// A walk from a template through its includes.
  private struct Walk {
    /// The templates that led here.
    var path: [String] = []
    var seen: Set<String> = []
    var mistakes: [Diagnostic] = []
  }

  private mutating func prepare(_ name: String, into mistakes: inout [Diagnostic]) {
    var walk = Walk()
    _ = depth(of: name, includedAt: nil, &walk)
    mistakes += walk.mistakes
  }

  /// Returns how deep a template nests with its includes; reads them on the way and adds mistakes to the walk.
  private mutating func depth(of name: String, includedAt place: SourceRange?, _ walk: inout Walk) -> Int {
    if let depth = depths[name] { return depth }
    if let start = walk.path.firstIndex(of: name) {
      let circle = (walk.path[start...] + [name]).joined(separator: " → ")
      walk.mistakes.append(.error("template-circle", at: place, "the template includes itself: \(circle)"))
      return 0
    }
    guard walk.seen.insert(name).inserted else { return 0 }
    guard let template = template(named: name) else {
      walk.mistakes.append(missing(name, includedAt: place))
      return 0
    }
    let mistakesBefore = walk.mistakes.count
    walk.mistakes += template.mistakes
    let depth = self.depth(of: template, &walk)
    if walk.mistakes.count == mistakesBefore { depths[name] = depth }
    return depth
  }

  private mutating func depth(of template: Template, _ walk: inout Walk) -> Int {
    var deepest = template.depth
    walk.path.append(template.name)
    for include in template.includes {
      // The walk goes no deeper than templates may.
      let isFar = walk.path.count > Template.deepestNesting
      let depth = isFar ? Template.deepestNesting : self.depth(of: include.name, includedAt: include.place, &walk)
      deepest = max(deepest, include.depth + 1 + depth)
      guard deepest <= Template.deepestNesting else {
        let message = "blocks and includes are nested deeper than \(Template.deepestNesting)"
        walk.mistakes.append(.error("template-nesting", at: include.place, message))
        deepest = 0
        break
      }
    }
    walk.path.removeLast()
    return deepest
  }

  mutating func template(named name: String) -> Template? {
    if let template = read[name] { return template }
    guard let source = source(of: name) else { return nil }
    let template = TemplateReader.read(name: name, file: source)
    read[name] = template
    return template
  }

  private func missing(_ name: String, includedAt place: SourceRange?) -> Diagnostic {
    .error(
      "template-missing",
      at: place,
      "there is no template '\(name)'",
      help: didYouMean(name, among: names)
    )
  }
}

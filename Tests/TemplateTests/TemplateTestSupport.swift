import TestSupport
import Testing

@testable import BindgenCore

/// A set of templates as texts: the first is the one that is rendered, under the name `main`.
struct TemplateCase {
  var main: String
  var others: [String: String] = [:]
  var facts: Record = [:]
  var limits: TemplateLimits = TemplateLimits()

  func render() -> (text: String?, mistakes: [Diagnostic]) {
    var diagnostics: Diagnostics = Diagnostics()
    var files: [SourceFile] = [SourceFile(name: "main.swift.tmpl", text: main)]
    for (name, text) in others.sorted(by: { $0.key < $1.key }) {
      files.append(SourceFile(name: "\(name).swift.tmpl", text: text))
    }
    var set: TemplateSet = TemplateSet()
    set.limits = limits
    set.add(files, diagnostics: &diagnostics)
    let text: String? = set.text("main", facts, diagnostics: &diagnostics)
    return (text, diagnostics.all)
  }
}

extension TemplateSet {
  mutating func text(
    _ name: String,
    _ facts: Record,
    parts: [String] = [],
    diagnostics: inout Diagnostics
  ) -> String? {
    render(name, facts, parts: parts, diagnostics: &diagnostics)
      .map { String(decoding: $0, as: UTF8.self) }
  }
}

/// Returns the output of a template, or its errors as text so that a failing test shows them.
func rendered(
  _ main: String,
  _ facts: Record = [:],
  others: [String: String] = [:]
) -> String {
  let (text, mistakes) = TemplateCase(main: main, others: others, facts: facts).render()
  return text ?? mistakes.map(told).joined(separator: "\n")
}

/// Returns an error as text, such as `main.swift.tmpl:1:3: template-fact: message; help`.
func told(_ mistake: Diagnostic) -> String {
  var text: String = ""
  if let range: SourceRange = mistake.range {
    text += "\(range.file.name):\(range.start.line):\(range.start.column): "
  }
  text += "\(mistake.code): \(mistake.message)"
  if let help: String = mistake.help { text += "; \(help)" }
  return text
}

/// Expects exactly one error, at the mark `▶` in one of the texts.
func expectMistake(
  _ expected: String,
  in main: String,
  _ facts: Record = [:],
  others: [String: String] = [:],
  sourceLocation: SourceLocation = #_sourceLocation
) {
  var places: [String] = []
  func unmarked(_ text: String, _ name: String) -> String {
    let marked: Marked = Marked(text, name: name + ".swift.tmpl")
    places += marked.marks.map(\.place)
    return marked.file.range.text
  }
  let plain: String = unmarked(main, "main")
  var plainOthers: [String: String] = [:]
  for (name, text) in others { plainOthers[name] = unmarked(text, name) }
  let (text, mistakes) = TemplateCase(main: plain, others: plainOthers, facts: facts).render()
  #expect(text == nil, sourceLocation: sourceLocation)
  #expect(mistakes.map(told) == places.map { "\($0): \(expected)" }, sourceLocation: sourceLocation)
}

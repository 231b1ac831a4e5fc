import BindgenCore

/// Returns a spec as text without places: two specs with the same contents have the same summary.
func summary(_ spec: Spec?) -> String {
  guard let spec else { return "nothing" }
  var lines: [String] = []
  for entry: Import in spec.imports { lines.append("import [\(entry.access ?? "")] \(entry.tail)") }
  lines += words("access", spec.access.map { [$0] }) + words("isolation", spec.isolation.map { [$0] })
  lines += words("emit", spec.emit)
  for model: Model in spec.models { lines += summary(model) }
  return lines.joined(separator: "\n")
}

private func summary(_ model: Model) -> [String] {
  var lines: [String] = ["model \(model.name.text)" + doc(model.doc)]
  lines += words("  access", model.access.map { [$0] }) + words("  isolation", model.isolation.map { [$0] })
  lines += words("  emit", model.emit) + words("  protocol", model.modelProtocol.map { [$0.name] })
  if !model.conforms.isEmpty { lines.append("  conforms \(model.conforms.map(\.text))") }
  for field: Stored in model.stored {
    var line: String = "  \(field.kind.rawValue) \(field.name.text): \(field.type.text)"
    line += swift(" =", field.value) + doc(field.doc)
    if let set: Word = field.set { line += " set \(set.text)" }
    lines.append(line + equality(field.equal) + methods(field.service?.methods))
  }
  for field: Derivation in model.derivations {
    let head: String = "  derive \(field.name.text): \(field.type.text)"
    lines.append(head + swift(" =", field.expression) + doc(field.doc) + equality(field.equal))
  }
  if let events: Events = model.events {
    lines.append("  events" + methods(events.cases) + " conforms \(events.conforms.map(\.text))")
  }
  for action: Action in model.actions {
    lines.append("  action \(signature(action.signature))" + swift(" do", action.body) + doc(action.doc))
  }
  if let view: View = model.view {
    lines.append("  view \(view.name?.text ?? "") shows \(view.shows.map(\.text))" + methods(view.commands))
  }
  return lines
}

private func words(_ key: String, _ words: [Word]?) -> [String] {
  words.map { ["\(key) " + $0.map(\.text).joined(separator: " ")] } ?? []
}

private func swift(_ key: String, _ code: SwiftCode?) -> String { code.map { "\(key) \($0.string)" } ?? "" }

private func doc(_ doc: Doc?) -> String { doc.map { " // " + $0.lines.joined(separator: "|") } ?? "" }

private func methods(_ methods: [Method]?) -> String {
  methods.map { " {" + $0.map { signature($0.signature) + doc($0.doc) }.joined(separator: "; ") + "}" } ?? ""
}

private func equality(_ equality: Equality?) -> String {
  switch equality {
  case .never: " equal never"
  case .expression(let code): " equal \(code.string)"
  case nil: ""
  }
}

private func signature(_ signature: Signature) -> String { signature.range.text }

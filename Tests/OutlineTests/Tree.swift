@testable import BindgenCore

/// Returns a tree as text, brief enough for a table of tests.
func tree(_ value: Value) -> String {
  var ignored: Diagnostics = Diagnostics()
  switch value.form {
  case .nothing: return "-"
  case .refused: return "refused"
  case .mapping(let mapping):
    return "{" + mapping.entries.map { "\($0.key.name): \(tree($0.value))" }.joined(separator: ", ") + "}"
  case .list(let items): return "[" + items.map(tree).joined(separator: ", ") + "]"
  case .plain, .block: return "<" + (value.text(into: &ignored)?.string ?? value.range.text) + ">"
  }
}

func tree(_ source: String) -> String {
  var diagnostics: Diagnostics = Diagnostics()
  let outline: Outline = Outline.parse(SourceFile(name: "T", text: source), into: &diagnostics)
  let told: [String] = diagnostics.all.map {
    "\($0.code)@\($0.range.map { "\($0.start.line):\($0.start.column)" } ?? "")"
  }
  return told.isEmpty ? tree(outline.root) : told.joined(separator: " ")
}

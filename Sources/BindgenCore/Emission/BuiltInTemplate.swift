/// A template that comes with the tool, to list or to print.
package struct BuiltInTemplate: Sendable {
  package let name: String
  package let text: String
  /// Whether a spec's `emit` may name it.
  package let isOutlet: Bool

  /// All built-in templates: those of outlets in the order in which observers are notified, then all others by name.
  package static var all: [BuiltInTemplate] {
    let outlets = Outlet.all.map(\.name)
    let templates = EmbeddedTemplates.all.compactMap { file, text in
      TemplateSet.templateName(ofFile: file).map {
        BuiltInTemplate(name: $0, text: text, isOutlet: outlets.contains($0))
      }
    }
    let others = templates.filter { !$0.isOutlet }.sorted { $0.name < $1.name }
    return outlets.flatMap { outlet in templates.filter { $0.name == outlet } } + others
  }

  /// The template's purpose: the comment in its first line.
  package var summary: String {
    let line = text.prefix { $0 != "\n" }
    return line.hasPrefix("%# ") ? String(line.dropFirst(3)) : ""
  }
}

import BindgenCore

/// Lists the templates that the tool carries, or copies them out.
struct Templates {
  private let reporter: Reporter

  init(_ reporter: Reporter) { self.reporter = reporter }

  /// - Parameter names: The templates to list or copy; none means all.
  func run(_ names: [String], _ folder: String?) -> ExitStatus {
    do throws(Unknown) {
      let wanted: [BuiltInTemplate] = try Templates.named(names)
      guard let folder: String else { return reporter.print(Templates.list(wanted)) }
      let files: [OutputFile] = wanted.map { OutputFile(name: $0.fileName, bytes: Array($0.text.utf8)) }
      return reporter.finish(NewFiles(files: files, folder: folder).write(), reporter.reportDone)
    } catch {
      reporter.report(error.diagnostics)
      return .wrongCommandLine
    }
  }

  /// Names without a template.
  struct Unknown: Error {
    let diagnostics: [Diagnostic]
  }

  static func named(_ names: [String]) throws(Unknown) -> [BuiltInTemplate] {
    let all: [BuiltInTemplate] = BuiltInTemplate.all
    let unknown: [Diagnostic] = names.filter { name in !all.contains { $0.name == name } }.map { name in
      let help: String = didYouMean(name, among: all.map(\.name)) ?? "see 'bindgen templates'"
      return .error("unknown-template", at: nil, "there is no template '\(name)'", help: help)
    }
    if !unknown.isEmpty { throw Unknown(diagnostics: unknown) }
    return all.filter { names.isEmpty || names.contains($0.name) }
  }

  static func list(_ templates: [BuiltInTemplate]) -> String {
    let asked: Set<String> = Set(Outlet.all.filter(\.comesWithKey).map(\.name))
    let outlets: [BuiltInTemplate] = templates.filter { $0.isOutlet && !asked.contains($0.name) }
    let keys: [BuiltInTemplate] = templates.filter { $0.isOutlet && asked.contains($0.name) }
    let parts: [BuiltInTemplate] = templates.filter { !$0.isOutlet }
    var sections: [String] = []
    if !outlets.isEmpty { sections.append(section("Outlets, which a spec's 'emit' may name", outlets)) }
    if !keys.isEmpty { sections.append(section("Outlets that come with a key of a model", keys)) }
    if !parts.isEmpty { sections.append(section("Parts of a class and of what models share", parts)) }
    return sections.joined(separator: "\n")
  }

  private static func section(_ heading: String, _ templates: [BuiltInTemplate]) -> String {
    heading + ":\n" + templates.map { Help.row("  " + $0.name, $0.summary) }.joined()
  }
}

import BindgenCore

/// Lists the templates that the tool carries, or prints some.
struct Templates {
  private let reporter: Reporter

  init(_ reporter: Reporter) { self.reporter = reporter }

  /// - Parameter names: The templates to print; without any, all are listed.
  func run(_ names: [String]) -> ExitStatus {
    do throws(Unknown) {
      return reporter.print(try Templates.text(names))
    } catch {
      reporter.report(error.diagnostics)
      return .wrongCommandLine
    }
  }

  /// The error for names without a template.
  struct Unknown: Error {
    let diagnostics: [Diagnostic]
  }

  static func text(_ names: [String]) throws(Unknown) -> String {
    names.isEmpty ? list : try named(names).map(\.text).joined()
  }

  private static func named(_ names: [String]) throws(Unknown) -> [BuiltInTemplate] {
    let all = BuiltInTemplate.all
    let unknown: [Diagnostic] = names.filter { name in !all.contains { $0.name == name } }.map { name in
      let help = didYouMean(name, among: all.map(\.name)) ?? "see 'bindgen templates'"
      return .error("unknown-template", at: nil, "there is no template '\(name)'", help: help)
    }
    if !unknown.isEmpty { throw Unknown(diagnostics: unknown) }
    return names.compactMap { name in all.first { $0.name == name } }
  }

  private static var list: String {
    let asked = Set(Outlet.all.filter(\.comesWithKey).map(\.name))
    let outlets = BuiltInTemplate.all.filter(\.isOutlet)
    return [
      section("Options of 'emit'", outlets.filter { !asked.contains($0.name) }),
      section("Options that come with a key of a model", outlets.filter { asked.contains($0.name) }),
      section("Parts of a class and of what models share", BuiltInTemplate.all.filter { !$0.isOutlet }),
    ].joined(separator: "\n")
  }

  private static func section(_ heading: String, _ templates: [BuiltInTemplate]) -> String {
    heading + ":\n" + templates.map { Help.row("  " + $0.name, $0.summary) }.joined()
  }
}

import BindgenCore
import TestSupport

extension ResolveOptions {
  /// Creates options with the tool's outlets, and those of a user's templates.
  init(emit: [String]? = nil, own: [String] = []) {
    self.init(emit: emit, outlets: Outlet.all + own.map { Outlet.own($0) })
  }
}

/// The program and the diagnostics of a run.
struct Outcome {
  var program: Program
  var diagnostics: [Diagnostic]

  init(_ files: [SourceFile], _ options: ResolveOptions = ResolveOptions()) {
    var diagnostics: Diagnostics = Diagnostics()
    let specs: [Spec?] = files.map { Spec.read($0, into: &diagnostics) }
    program = Program.resolve(specs, options, into: &diagnostics)
    self.diagnostics = diagnostics.sorted(files: files)
  }

  init(_ source: String, _ options: ResolveOptions = ResolveOptions()) { self.init(Marked(source).files, options) }

  /// Diagnostics as `code file:line:column`.
  var told: [String] {
    diagnostics.map { told in
      told.code + (told.range.map { " " + $0.place } ?? "")
    }
  }

  func model(_ name: String) -> ResolvedModel? { program.specs.flatMap(\.models).first { $0.name == name } }
}

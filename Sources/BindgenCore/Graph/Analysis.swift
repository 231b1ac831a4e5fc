/// The result of reading and resolving the specs of a run, without emitting anything.
package struct Analysis: Sendable {
  /// Nil for a spec that could not be read at all.
  package let specs: [Spec?]
  package let program: Program
  package let diagnostics: Diagnostics

  package init(_ files: [SourceFile], _ options: ResolveOptions) {
    var diagnostics = Diagnostics()
    specs = files.map { Spec.read($0, into: &diagnostics) }
    (program, self.diagnostics) = Resolution(specs, diagnostics, options).end()
  }
}

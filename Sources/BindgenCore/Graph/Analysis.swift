/// All that is known of specs before anything is emitted: whatever asks about them begins with it.
package struct Analysis: Sendable {
  /// Nil for a spec that could not be read at all.
  package let specs: [Spec?]
  package let program: Program
  package let diagnostics: Diagnostics

  package init(_ files: [SourceFile], _ options: ResolveOptions) {
    var diagnostics: Diagnostics = Diagnostics()
    let specs: [Spec?] = files.map { Spec.read($0, into: &diagnostics) }
    self.init(specs, diagnostics, options)
  }

  /// - Parameter diagnostics: What was found when the specs were read.
  package init(_ specs: [Spec?], _ diagnostics: Diagnostics, _ options: ResolveOptions) {
    self.specs = specs
    (program, self.diagnostics) = Resolution(specs, diagnostics, options).end()
  }
}

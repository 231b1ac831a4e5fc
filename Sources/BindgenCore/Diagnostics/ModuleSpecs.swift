/// The specs of another module, whose models those of a run may hold.
package struct ModuleSpecs: Sendable, Equatable {
  package let name: String
  package let files: [SourceFile]
  /// Whether its models share the library `BindgenRuntime`.
  package let hasLibrary: Bool

  package init(name: String, files: [SourceFile], hasLibrary: Bool) {
    (self.name, self.files, self.hasLibrary) = (name, files, hasLibrary)
  }

  package static func == (one: ModuleSpecs, other: ModuleSpecs) -> Bool {
    (one.name, one.hasLibrary) == (other.name, other.hasLibrary)
      && one.files.map(\.name) == other.files.map(\.name) && one.files.map(\.bytes) == other.files.map(\.bytes)
  }
}

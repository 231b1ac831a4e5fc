/// What a run asks of the generator besides the specs.
package struct GeneratorOptions: Sendable {
  /// Whether emitted code says where in a spec its pieces came from.
  package enum SourceLocations: String, CaseIterable, Sendable {
    case off, on, relative
  }

  /// Whether what models share is emitted too.
  package enum Support: Sendable {
    /// Where a model needs it.
    case asNeeded
    /// Even if there is nothing in it, for builds that must know the names of all outputs beforehand.
    case always
    case never
  }

  /// The outlets in place of those that the specs name; nil leaves them.
  package var emit: [String]?
  package var sourceLocations: SourceLocations
  /// The user's own templates.
  package var templates: [SourceFile]
  package var support: Support
  /// What absolute source locations begin with, where a spec was named by a relative path.
  package var workingDirectory: String

  package init(
    emit: [String]? = nil,
    sourceLocations: SourceLocations = .off,
    templates: [SourceFile] = [],
    support: Support = .asNeeded,
    workingDirectory: String = ""
  ) {
    self.emit = emit
    self.sourceLocations = sourceLocations
    self.templates = templates
    self.support = support
    self.workingDirectory = workingDirectory
  }
}

/// A file in the making: a name without a folder, and its bytes.
package struct GeneratedFile: Sendable {
  package var name: String
  package var bytes: [UInt8]
  /// The spec it was made from; nil where it belongs to all of them.
  package var spec: SourceFile?

  package init(name: String, bytes: [UInt8], spec: SourceFile?) {
    self.name = name
    self.bytes = bytes
    self.spec = spec
  }
}

/// The options of a run, beside the specs.
package struct GeneratorOptions: Sendable {
  /// Whether emitted code contains the places in the spec that its parts came from.
  package enum SourceLocations: String, CaseIterable, Sendable {
    case off, on, relative
  }

  /// Whether the code that models share is emitted too.
  package enum Support: Sendable {
    /// If a model needs it.
    case asNeeded
    /// Even if it is empty, for builds that must know the names of all outputs beforehand.
    case always
    case never
  }

  /// The source of the code that a module's models share.
  package enum RuntimePlace: String, CaseIterable, Sendable {
    /// A copy of its own, of what the models need.
    case copy
    /// The library `BindgenRuntime`.
    case module
  }

  /// The contents of each file.
  package enum Files: Sendable {
    case specs
    /// Each model in a file of its own, for editors that read a whole file again at each keystroke.
    case models
    /// The model at a place alone.
    case model(at: SourceRange)
  }

  /// The outlets that replace those of the specs, if any.
  package var emit: [String]?
  package var sourceLocations: SourceLocations
  /// The user's own templates.
  package var templates: [SourceFile]
  package var support: Support
  package var runtime: RuntimePlace
  /// The specs of other modules.
  package var modules: [ModuleSpecs]
  /// The prefix of absolute source locations, if a spec was named by a relative path.
  package var workingDirectory: String
  package var files: Files

  package init(
    emit: [String]? = nil,
    sourceLocations: SourceLocations = .off,
    templates: [SourceFile] = [],
    support: Support = .asNeeded,
    runtime: RuntimePlace = .copy,
    modules: [ModuleSpecs] = [],
    workingDirectory: String = "",
    files: Files = .specs
  ) {
    self.emit = emit
    self.sourceLocations = sourceLocations
    self.templates = templates
    self.support = support
    self.runtime = runtime
    self.modules = modules
    self.workingDirectory = workingDirectory
    self.files = files
  }
}

/// An output file: a name without a folder, and its bytes.
package struct GeneratedFile: Sendable {
  package var name: String
  package var bytes: [UInt8]
  /// The spec that the file was generated from; nil if it belongs to all of them.
  package var spec: SourceFile?
  /// The model that the file was generated from, if it has a file of its own.
  package var model: SourceRange?

  package init(name: String, bytes: [UInt8], spec: SourceFile?, model: SourceRange? = nil) {
    self.name = name
    self.bytes = bytes
    self.spec = spec
    self.model = model
  }
}

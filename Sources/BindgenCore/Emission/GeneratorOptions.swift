/// What a run asks of the generator besides the specs.
public struct GeneratorOptions: Sendable {
  /// Whether emitted code says where in a spec its pieces came from.
  public enum SourceLocations: String, CaseIterable, Sendable {
    case off, on, relative
  }

  /// Whether what models share is emitted too.
  public enum Support: Sendable {
    /// Where a model needs it.
    case asNeeded
    /// Even if there is nothing in it, for builds that must know the names of all outputs beforehand.
    case always
    case never
  }

  /// The outlets in place of those that the specs name; nil leaves them.
  public var emit: [String]?
  public var sourceLocations: SourceLocations
  /// The user's own templates.
  public var templates: [SourceFile]
  public var support: Support
  /// What absolute source locations begin with, where a spec was named by a relative path.
  public var workingDirectory: String

  public init(
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
public struct GeneratedFile: Sendable {
  public var name: String
  public var bytes: [UInt8]
  /// The spec it was made from; nil where it belongs to all of them.
  public var spec: SourceFile?

  public init(name: String, bytes: [UInt8], spec: SourceFile?) {
    self.name = name
    self.bytes = bytes
    self.spec = spec
  }
}

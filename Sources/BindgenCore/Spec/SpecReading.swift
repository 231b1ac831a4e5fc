/// An incremental reading of a file, model by model, so that a caller need not wait for all of it.
package struct SpecReading {
  private var reader: SpecReader
  /// The spec so far. Nil if nothing of it can be read.
  private var spec: Spec?
  /// The entries that are left of the spec and, once they are reached, of its models and protocols.
  private var entries: ArraySlice<Mapping.Entry> = []
  private var models: ArraySlice<Mapping.Entry> = []
  private var protocols: ArraySlice<Mapping.Entry> = []
  private var names = Names()
  /// Whether the spec has the key `models` or `protocols`.
  private var hasSubjects: Bool = false

  package init(_ file: SourceFile) {
    var found = Diagnostics()
    let outline = Outline.parse(file, into: &found)
    self.init(outline, found)
  }

  /// - Parameter diagnostics: The diagnostics of the outline's parser.
  package init(_ outline: Outline, _ diagnostics: Diagnostics) {
    reader = SpecReader(file: outline.file, diagnostics: diagnostics)
    guard outline.isReadable, let found = outline.root.mapping(into: &reader.diagnostics) else { return }
    let reader = self.reader
    let mapping = self.reader.inPlace(found) { above, key in
      ["models", "protocols"].contains(above.name) && reader.isStrange(key, among: Language.spec.names)
    }
    spec = Spec(
      file: outline.file,
      imports: [],
      access: nil,
      isolation: nil,
      emit: nil,
      models: [],
      isWhole: mapping.isWhole
    )
    entries = mapping.entries[...]
    hasSubjects = found["models"] != nil || found["protocols"] != nil
  }

  /// Reads one more model or protocol, or an entry beside them.
  ///
  /// - Returns: Whether there was one.
  package mutating func next() -> Bool {
    guard var spec = spec.take() else { return false }
    defer { self.spec = spec }
    if let model = models.popFirst() {
      reader.readModel(model, &names, into: &spec)
      return true
    }
    if let entry = protocols.popFirst() {
      reader.readProtocol(entry, &names, into: &spec)
      return true
    }
    guard let entry = entries.popFirst() else { return false }
    switch entry.key.name {
    case "models": models = reader.models(entry, into: &spec)[...]
    case "protocols": protocols = reader.protocols(entry, into: &spec)[...]
    default: reader.read(entry, into: &spec)
    }
    return true
  }

  /// Reads the rest. Errors are in the order of the file.
  package consuming func end() -> (spec: Spec?, diagnostics: Diagnostics) {
    while next() {}
    if let spec, spec.isWhole, !hasSubjects {
      let start = SourceRange(spec.file, 0, 0)
      reader.diagnostics.error("no-models", at: start, "a spec needs models", help: "write 'models:'")
    }
    var found = Diagnostics()
    found.add(contentsOf: reader.diagnostics.sorted(files: [reader.file]))
    return (spec, found)
  }
}

extension Spec {
  /// Reads a file; nil if nothing of it can be read. Errors are reported in the order of the file, and the rest is
  /// still read.
  package static func read(_ file: SourceFile, into diagnostics: inout Diagnostics) -> Spec? {
    let (spec, found) = SpecReading(file).end()
    diagnostics.add(contentsOf: found.all)
    return spec
  }

  /// Reads an outline, and adds its diagnostics to those of the outline's parser.
  package static func read(_ outline: Outline, into diagnostics: inout Diagnostics) -> Spec? {
    let (spec, found) = SpecReading(outline, diagnostics).end()
    diagnostics = found
    return spec
  }
}

/// The door of the generator: specs in, files out, nothing read and nothing written.
public enum Generator {
  /// Files come in the order of the specs, what they share last; there are none where a spec has an error.
  public static func generate(
    _ specs: [SourceFile],
    _ options: GeneratorOptions
  ) -> (files: [GeneratedFile], diagnostics: Diagnostics) {
    var diagnostics: Diagnostics = Diagnostics()
    var templates: TemplateSet = .builtIn
    let ownOutlets: OwnOutlets = OwnOutlets(options.templates, in: &templates, diagnostics: &diagnostics)
    let read: [Spec?] = specs.map { Spec.read($0, into: &diagnostics) }
    let program: Program = Program.resolve(
      read,
      ResolveOptions(emit: options.emit, ownOutlets: ownOutlets.names),
      into: &diagnostics
    )
    guard !diagnostics.hasErrors else { return ([], diagnostics) }
    var emitter: Emitter = Emitter(
      options: options,
      templates: templates,
      ownOutlets: ownOutlets,
      diagnostics: diagnostics
    )
    let files: [GeneratedFile] = emitter.emit(program)
    return (emitter.diagnostics.hasErrors ? [] : files, emitter.diagnostics)
  }
}

/// Renders a program's files.
private struct Emitter {
  let options: GeneratorOptions
  var templates: TemplateSet
  let ownOutlets: OwnOutlets
  var diagnostics: Diagnostics

  mutating func emit(_ program: Program) -> [GeneratedFile] {
    let names: LibraryNames = LibraryNames(program)
    let tracking: Tracking = Tracking(program, reading: ownOutlets.reading)
    let observing: Set<String> = ownOutlets.observing
    let families: Families = Families(program) { ModelLayout.isObserved($0, observing) }
    let layouts: [[ModelLayout]] = program.specs.map { spec in
      spec.models.map {
        ModelLayout(
          $0,
          options: options,
          names: names,
          observing: observing,
          families: families,
          tracking: tracking
        )
      }
    }
    var files: [GeneratedFile] = []
    for (spec, layouts) in zip(program.specs, layouts) {
      let facts: Record = FileFacts.record(spec, layouts, names)
      guard let bytes: [UInt8] = render("file", facts, parts: layouts.flatMap(\.parts)) else { continue }
      let name: String = FileNames.output(ofSpec: spec.spec.file.name)
      files.append(GeneratedFile(name: name, bytes: bytes, spec: spec.spec.file))
    }
    if let facts: Record = SupportFacts.record(layouts.flatMap { $0 }, names, options.support),
      let bytes: [UInt8] = render("support", facts, parts: layouts.joined().flatMap(\.model.outlets))
    {
      files.append(GeneratedFile(name: FileNames.support, bytes: bytes, spec: nil))
    }
    return files
  }

  private mutating func render(_ name: String, _ facts: Record, parts: [String]) -> [UInt8]? {
    templates.render(name, facts, parts: Set(parts).sorted(), diagnostics: &diagnostics)
  }
}

/// The entry point of the generator: specs in, files out. It reads and writes nothing.
package enum Generator {
  /// Files come in the order of the specs, the shared file last; there are none if a spec has an error.
  package static func generate(
    _ specs: [SourceFile],
    _ options: GeneratorOptions
  ) -> (files: [GeneratedFile], diagnostics: Diagnostics) {
    var diagnostics: Diagnostics = Diagnostics()
    var templates: TemplateSet = .builtIn
    let ownOutlets: [Outlet] = templates.addOwn(options.templates, diagnostics: &diagnostics)
    let analysis: Analysis = Analysis(specs, ResolveOptions(emit: options.emit, outlets: Outlet.all + ownOutlets))
    diagnostics.add(contentsOf: analysis.diagnostics.all)
    guard !diagnostics.hasErrors else { return ([], diagnostics) }
    var emitter: Emitter = Emitter(
      options: options,
      templates: templates,
      diagnostics: diagnostics
    )
    let files: [GeneratedFile] = emitter.emit(analysis.program)
    return (emitter.diagnostics.hasErrors ? [] : files, emitter.diagnostics)
  }
}

/// Renders a program's files.
private struct Emitter {
  let options: GeneratorOptions
  var templates: TemplateSet
  var diagnostics: Diagnostics

  mutating func emit(_ program: Program) -> [GeneratedFile] {
    let layouts: [[ModelLayout]] = program.specs.map { spec in spec.models.map { ModelLayout($0, program, options) } }
    var files: [GeneratedFile] = []
    for (spec, layouts) in zip(program.specs, layouts) {
      let facts: Record = FileFacts.record(spec, layouts)
      guard let bytes: [UInt8] = render("file", facts, parts: layouts.flatMap(\.parts)) else { continue }
      let name: String = FileNames.output(ofSpec: spec.spec.file.name)
      files.append(GeneratedFile(name: name, bytes: bytes, spec: spec.spec.file))
    }
    if let facts: Record = SupportFacts.record(layouts.flatMap { $0 }, options.support),
      let bytes: [UInt8] = render("support", facts, parts: layouts.joined().flatMap { $0.model.outlets.map(\.name) })
    {
      files.append(GeneratedFile(name: FileNames.support, bytes: bytes, spec: nil))
    }
    return files
  }

  private mutating func render(_ name: String, _ facts: Record, parts: [String]) -> [UInt8]? {
    templates.render(name, facts, parts: Set(parts).sorted(), diagnostics: &diagnostics)
  }
}

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
      let name: String = FileNames.output(ofSpec: spec.spec.file.name)
      for (layouts, model) in divided(layouts) {
        let facts: Record = FileFacts.record(spec, layouts)
        guard let bytes: [UInt8] = render("file", facts, parts: layouts.flatMap(\.parts)) else { continue }
        files.append(GeneratedFile(name: name, bytes: bytes, spec: spec.spec.file, model: model))
      }
    }
    if let facts: Record = SupportFacts.record(layouts.flatMap { $0 }, options.support),
      let bytes: [UInt8] = render("support", facts, parts: layouts.joined().flatMap { $0.model.outlets.map(\.name) })
    {
      files.append(GeneratedFile(name: FileNames.support, bytes: bytes, spec: nil))
    }
    return files
  }

  /// What each file of a spec has.
  private func divided(_ layouts: [ModelLayout]) -> [([ModelLayout], SourceRange?)] {
    switch options.files {
    case .specs: [(layouts, nil)]
    case .models: Self.models(layouts)
    case .model(let place): Self.models(layouts).filter { $0.model?.contains(place) == true }
    }
  }

  /// Each model alone, but for a store: that goes with its value, of which it reads what is private in a file.
  private static func models(_ layouts: [ModelLayout]) -> [([ModelLayout], model: SourceRange?)] {
    var models: [([ModelLayout], model: SourceRange?)] = []
    for layout in layouts {
      if layout.model.model.value != nil, !models.isEmpty {
        models[models.count - 1].0.append(layout)
      } else {
        models.append(([layout], layout.model.model.range))
      }
    }
    return models
  }

  private mutating func render(_ name: String, _ facts: Record, parts: [String]) -> [UInt8]? {
    templates.render(name, facts, parts: Set(parts).sorted(), diagnostics: &diagnostics)
  }
}

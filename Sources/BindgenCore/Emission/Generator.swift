/// The entry point of the generator: specs in, files out. It reads and writes nothing.
package enum Generator {
  /// Files come in the order of the specs, the shared file last; there are none if a spec has an error.
  package static func generate(
    _ specs: [SourceFile],
    _ options: GeneratorOptions
  ) -> (files: [GeneratedFile], diagnostics: Diagnostics) {
    let (emission, diagnostics): (Emission?, Diagnostics) = emit(specs, options)
    return (emission?.files ?? [], diagnostics)
  }

  /// Files, and what they were made from.
  package struct Emission {
    package let files: [GeneratedFile]
    package let program: Program
  }

  /// Nil if there is an error.
  package static func emit(
    _ specs: [SourceFile],
    _ options: GeneratorOptions
  ) -> (emission: Emission?, diagnostics: Diagnostics) {
    var stages: Stages = Stages(options)
    let read: [Spec?] = stages.read(specs)
    guard let program: Program = stages.resolve(read) else { return (nil, stages.diagnostics) }
    let files: [GeneratedFile]? = stages.render(stages.plan(program))
    return (files.map { Emission(files: $0, program: program) }, stages.diagnostics)
  }
}

/// A file that is to be emitted: what it is made of.
private struct PlannedFile {
  let name: String
  let template: String
  let facts: Record
  /// The parts of its template that its models need.
  let parts: [String]
  /// Nil for the file that all specs share.
  var spec: SourceFile?
  /// The model that it is made from, if that has a file alone.
  var model: SourceRange?
}

/// The four stages of a run. Each is given what the one before it made.
private struct Stages {
  private let options: GeneratorOptions
  private var templates: TemplateSet = .builtIn
  private let ownOutlets: [Outlet]
  private(set) var diagnostics: Diagnostics = Diagnostics()

  init(_ options: GeneratorOptions) {
    self.options = options
    ownOutlets = templates.addOwn(options.templates, diagnostics: &diagnostics)
  }

  /// Texts become models.
  mutating func read(_ files: [SourceFile]) -> [Spec?] {
    files.map { Spec.read($0, into: &diagnostics) }
  }

  /// Names become what they mean. Nil if there is an error in any spec.
  mutating func resolve(_ specs: [Spec?]) -> Program? {
    let outlets: [Outlet] = Outlet.all + ownOutlets
    let options: ResolveOptions = ResolveOptions(
      emit: options.emit,
      outlets: outlets,
      modules: options.modules,
      hasLibrary: options.runtime == .module
    )
    let program: Program = Program.resolve(specs, options, into: &diagnostics)
    return diagnostics.hasErrors ? nil : program
  }

  /// Models become facts, in files.
  func plan(_ program: Program) -> [PlannedFile] {
    let layouts: [[ModelLayout]] = program.specs.map { spec in
      (spec.protocols + spec.models).map { ModelLayout($0, program, options) }
    }
    let files: [PlannedFile] = zip(program.specs, layouts).flatMap { spec, layouts in
      divided(layouts).map { layouts, model in
        PlannedFile(
          name: FileNames.output(ofSpec: spec.spec.file.name),
          template: "file",
          facts: FileFacts.record(spec, layouts),
          parts: layouts.flatMap { $0.parts + ($0.libraries + $0.doubleLibraries).map(\.name) },
          spec: spec.spec.file,
          model: model
        )
      }
    }
    return files + [shared(layouts.flatMap { $0 })].compactMap { $0 }
  }

  /// Facts become texts. Nil if a template has an error.
  mutating func render(_ files: [PlannedFile]) -> [GeneratedFile]? {
    let rendered: [GeneratedFile] = files.compactMap { file in
      let parts: [String] = Set(file.parts).sorted()
      return templates.render(file.template, file.facts, parts: parts, diagnostics: &diagnostics).map {
        GeneratedFile(name: file.name, bytes: $0, spec: file.spec, model: file.model)
      }
    }
    return diagnostics.hasErrors ? nil : rendered
  }

  /// What all specs of a run share.
  private func shared(_ layouts: [ModelLayout]) -> PlannedFile? {
    SupportFacts.record(layouts, options).map { facts in
      PlannedFile(
        name: FileNames.support,
        template: SupportFacts.template(options),
        facts: facts,
        parts: layouts.flatMap { $0.model.outlets.map(\.name) }
      )
    }
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
}

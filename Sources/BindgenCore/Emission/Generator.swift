/// The entry point of the generator: specs in, files out. It reads and writes nothing.
package enum Generator {
  /// Generates the files in the order of the specs, the shared file last; none if a spec has an error.
  package static func generate(
    _ specs: [SourceFile],
    _ options: GeneratorOptions
  ) -> (files: [GeneratedFile], diagnostics: Diagnostics) {
    let (emission, diagnostics) = emit(specs, options)
    return (emission?.files ?? [], diagnostics)
  }

  /// The files, and the program that they were generated from.
  package struct Emission {
    package let files: [GeneratedFile]
    package let program: Program
  }

  /// Generates the files and returns them with their program. Nil if there is an error.
  package static func emit(
    _ specs: [SourceFile],
    _ options: GeneratorOptions
  ) -> (emission: Emission?, diagnostics: Diagnostics) {
    var stages = Stages(options)
    let read = stages.read(specs)
    guard let program = stages.resolve(read) else { return (nil, stages.diagnostics) }
    let files = stages.render(stages.plan(program))
    return (files.map { Emission(files: $0, program: program) }, stages.diagnostics)
  }
}

/// The plan of a file: its template and its facts.
private struct PlannedFile {
  let name: String
  let template: String
  let facts: Record
  /// The parts of its template that its models need.
  let parts: [String]
  /// The spec of the file; nil for the file that all specs share.
  var spec: SourceFile?
  /// The model that the file is generated from, if it has a file of its own.
  var model: SourceRange?
}

/// The four stages of a run. Each takes the result of the one before it.
private struct Stages {
  private let options: GeneratorOptions
  private var templates: TemplateSet = .builtIn
  private let ownOutlets: [Outlet]
  private(set) var diagnostics = Diagnostics()

  init(_ options: GeneratorOptions) {
    self.options = options
    ownOutlets = templates.addOwn(options.templates, diagnostics: &diagnostics)
  }

  /// Reads texts into models.
  mutating func read(_ files: [SourceFile]) -> [Spec?] {
    files.map { Spec.read($0, into: &diagnostics) }
  }

  /// Resolves names. Nil if there is an error in any spec.
  mutating func resolve(_ specs: [Spec?]) -> Program? {
    let outlets = Outlet.all + ownOutlets
    let options = ResolveOptions(
      emit: options.emit,
      outlets: outlets,
      modules: options.modules,
      hasLibrary: options.runtime == .module
    )
    let program = Program.resolve(specs, options, into: &diagnostics)
    return diagnostics.hasErrors ? nil : program
  }

  /// Returns the planned files, with the facts of their models.
  func plan(_ program: Program) -> [PlannedFile] {
    let layouts = program.specs.map { spec in (spec.protocols + spec.models).map { ModelLayout($0, program, options) } }
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

  /// Renders the facts. Nil if a template has an error.
  mutating func render(_ files: [PlannedFile]) -> [GeneratedFile]? {
    let rendered = files.compactMap { file in
      let parts = Set(file.parts).sorted()
      return templates.render(file.template, file.facts, parts: parts, diagnostics: &diagnostics).map {
        GeneratedFile(name: file.name, bytes: $0, spec: file.spec, model: file.model)
      }
    }
    return diagnostics.hasErrors ? nil : rendered
  }

  /// Returns the plan of the file that all specs of a run share. Nil if there is none.
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

  /// Divides a spec's models among files.
  private func divided(_ layouts: [ModelLayout]) -> [([ModelLayout], SourceRange?)] {
    switch options.files {
    case .specs: [(layouts, nil)]
    case .models: Self.models(layouts)
    case .model(let place): Self.models(layouts).filter { $0.model?.contains(place) == true }
    }
  }

  /// Returns each model alone, but a store together with its value, whose file-private members it reads.
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

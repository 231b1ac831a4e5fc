import BindgenCore
import Foundation

/// Specs that are generated together, compiled and run by tests, and the Swift files beside them.
package struct ModelRun: CustomStringConvertible, Sendable {
  package let name: String
  package let specs: [SourceFile]
  package let templates: [SourceFile]
  /// The other modules whose models the specs use.
  package let modules: [ModuleSpecs]
  /// The paths of hand-written files, with the types that the specs use.
  package let domain: [String]
  /// The result of generation, cached since many tests need it.
  private let given: Once<(files: [GeneratedFile], diagnostics: Diagnostics)> = Once()

  package init(
    _ name: String,
    specs: [SourceFile],
    templates: [SourceFile],
    modules: [ModuleSpecs] = [],
    domain: [String]
  ) {
    self.name = name
    self.modules = modules
    self.specs = specs
    self.templates = templates
    self.domain = domain
  }

  /// The runs in `Tests/Models/Sources`; `EventsBelow` has models of another module for `Events`. Names are relative to that folder,
  /// so that located files are the same on every machine.
  package static let written: [ModelRun] = {
    let folder: URL = Repository.root.appendingPathComponent("Tests/Models/Sources")
    return Repository.names(in: folder).compactMap { name in
      let run: URL = folder.appendingPathComponent(name)
      let specs: [SourceFile] = Repository.files(in: run, FileNames.specEndings[0], as: name + "/")
      let below: String = name + "Below"
      let modules: [SourceFile] = Repository.files(
        in: folder.appendingPathComponent(below),
        FileNames.specEndings[0],
        as: below + "/"
      )
      return specs.isEmpty
        ? nil
        : ModelRun(
          name,
          specs: specs,
          templates: [],
          modules: modules.isEmpty ? [] : [ModuleSpecs(name: below + "Models", files: modules, hasLibrary: true)],
          domain: Repository.swift(in: run)
        )
    }
  }()

  /// Some runs that cover everything between them.
  package static let some: [ModelRun] = written.filter { run in
    ["Contracts", "Everything", "Lists", "Reducers", "Shopping", "Transactions"].contains(run.name)
  }

  /// The runs with models for other modules, or for the package.
  package static let open: [ModelRun] = written.filter { run in
    ["Combine", "Family", "MixedAccess", "OpenContracts", "OpenValues", "Packaged", "Tracked"].contains(
      run.name
    )
  }

  package var description: String { name }

  package var options: GeneratorOptions {
    GeneratorOptions(
      sourceLocations: name == "Located" ? .relative : .off,
      templates: templates,
      runtime: modules.isEmpty ? .copy : .module,
      modules: modules
    )
  }

  package func generate(withLibrary: Bool) -> (files: [GeneratedFile], diagnostics: Diagnostics) {
    if !withLibrary { return generate() }
    var options: GeneratorOptions = options
    options.runtime = .module
    return Generator.generate(specs, options)
  }

  package func generate(reversed: Bool = false) -> (files: [GeneratedFile], diagnostics: Diagnostics) {
    reversed ? Generator.generate(specs.reversed(), options) : given.get { Generator.generate(specs, options) }
  }
}

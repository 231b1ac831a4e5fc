import BindgenCore
import Foundation
import RandomSpecs

extension ModelRun {
  /// The folder of hand-written code that random models share.
  private static let folder: URL = Repository.root.appendingPathComponent("Tests/Models/Random")

  /// Returns a run of all random specs as one module.
  package static func random(_ run: RandomRun, named name: String = "Random") -> ModelRun {
    ModelRun(
      name,
      specs: run.specs.map { SourceFile(name: "\(name)/\($0.name)", text: $0.text) },
      templates: randomTemplates(name),
      domain: RandomModule.allCases.flatMap { Repository.swift(in: folder.appendingPathComponent($0.folder)) }
        .filter { !$0.hasSuffix("/Exports.swift") }
    )
  }

  /// Returns a run of the specs in one of several modules.
  package static func random(_ run: RandomRun, in module: RandomModule) -> ModelRun {
    func specs(in module: RandomModule) -> [SourceFile] {
      run.specs(in: module).map { SourceFile(name: "\(module.rawValue)/\($0.name)", text: $0.text) }
    }
    return ModelRun(
      module.rawValue,
      specs: specs(in: module),
      templates: randomTemplates(module.rawValue),
      modules: module.below.map { ModuleSpecs(name: $0.rawValue, files: specs(in: $0), hasLibrary: true) },
      domain: []
    )
  }

  private static func randomTemplates(_ name: String) -> [SourceFile] {
    let models: URL = folder.appendingPathComponent("Models/Templates.bindgen")
    return Repository.files(in: models, FileNames.templateEnding, as: name + "/")
  }

  package static func plain(_ pairs: PlainPairs) -> ModelRun {
    ModelRun(
      "Plain",
      specs: pairs.specs.map { SourceFile(name: "Plain/\($0.name)", text: $0.text) },
      templates: [],
      domain: Repository.swift(in: folder.appendingPathComponent("Plain"))
    )
  }

  package static func forms(_ run: FormRun) -> ModelRun {
    ModelRun(
      "Forms",
      specs: run.specs.map { SourceFile(name: "Forms/\($0.name)", text: $0.text) },
      templates: [],
      domain: ["FormsBelow", "Forms"].flatMap { Repository.swift(in: folder.appendingPathComponent($0)) }
        .filter { !$0.hasSuffix("/Exports.swift") }
    )
  }

  /// Returns a run of the specs in the lower module, or in the one above it.
  package static func forms(_ run: FormRun, below: Bool) -> ModelRun {
    func specs(below: Bool) -> [SourceFile] {
      run.specs(below: below).map { SourceFile(name: (below ? "FormsBelow/" : "Forms/") + $0.name, text: $0.text) }
    }
    let modules: [ModuleSpecs] = [ModuleSpecs(name: "FormsBelow", files: specs(below: true), hasLibrary: true)]
    return ModelRun(
      below ? "FormsBelow" : "Forms",
      specs: specs(below: below),
      templates: [],
      modules: below ? [] : modules,
      domain: []
    )
  }

  /// All runs that are compiled and executed.
  package static let all: [ModelRun] = written + [random(.tested)]

  /// The runs that are compiled without other modules.
  package static let single: [ModelRun] = all.filter(\.modules.isEmpty)
}

import BindgenCore
import Foundation
import RandomSpecs

extension ModelRun {
  /// Where what random models share is written by hand.
  private static let folder: URL = Repository.root.appendingPathComponent("Tests/Models/Random")

  package static func random(_ run: RandomRun, named name: String = "Random") -> ModelRun {
    let models: URL = folder.appendingPathComponent("Models")
    return ModelRun(
      name,
      specs: run.specs.map { SourceFile(name: "\(name)/\($0.name)", text: $0.text) },
      templates: Repository.files(
        in: models.appendingPathComponent("Templates.bindgen"),
        FileNames.templateEnding,
        as: name + "/"
      ),
      domain: Repository.swift(in: models)
    )
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
      domain: Repository.swift(in: folder.appendingPathComponent("Forms"))
    )
  }

  /// All that are compiled and run.
  package static let all: [ModelRun] = written + [random(.tested)]
}

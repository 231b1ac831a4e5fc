import BindgenCore
import Foundation
import RandomSpecs
import TestSupport

/// The package of the tests' models, and of tests that use them: `Tests/Models`. Its emitted files are in folders
/// `Generated`, and import the runtime, which is compiled once.
enum ModelPackage {
  static let folder: URL = Repository.root.appendingPathComponent("Tests/Models")

  /// Folders with a copy of the runtime. The manifest lists them, too.
  private static let copies: Set<String> = ["FirstScreen", "OpenContracts", "Plain", "Values"]

  /// The emission of all models, as the environment says: by default of those that tests run. (The random specs are written to
  /// `.build/random`, too, for readers.)
  static let emitted: Result<Void, any Error> = Result {
    let environment: [String: String] = ProcessInfo.processInfo.environment
    let words: [String] = ["BINDGEN_FAMILIES", "BINDGEN_FORMS", "BINDGEN_LONG"].map { environment[$0] ?? "" }
    let asked: String = words.joined(separator: "\n")
    if isDone(asked) { return }
    for run in ModelRun.written {
      let files: [GeneratedFile] = try files(of: run, hasCopy: copies.contains(run.name))
      try write(files.map(Text.init), to: "Sources/" + run.name)
    }
    let random: RandomRun = RandomRun(words: environment["BINDGEN_FAMILIES"] ?? "") ?? .tested
    try write(random.specs.map { Text($0.name, $0.text) }, to: Repository.root.appendingPathComponent(".build/random"))
    for module in RandomModule.allCases {
      let models: [GeneratedFile] = try files(of: .random(random, in: module), hasCopy: false)
      let types: [Text] = module == .models ? [Text("RandomTypes.swift", unformatted + random.types)] : []
      try write(models.map(Text.init) + types, to: "Random/" + module.folder)
    }
    let plain: [GeneratedFile] = try files(of: .plain(.tested), hasCopy: false)
    let pairs: Text = Text("PlainTypes.swift", unformatted + PlainPairs.tested.swift)
    try write(plain.map(Text.init) + [pairs], to: "Random/Plain")
    let scenarios: FormRun = FormRun(words: environment["BINDGEN_FORMS"] ?? "") ?? .tested
    let below: [GeneratedFile] = try files(of: .forms(scenarios, below: true), hasCopy: false)
    try write(below.map(Text.init), to: "Random/FormsBelow")
    let forms: [GeneratedFile] = try files(of: .forms(scenarios, below: false), hasCopy: false)
    try write(forms.map(Text.init) + [Text("FormTypes.swift", unformatted + scenarios.types)], to: "Random/Forms")
    try write(
      [Text("Fingerprint.txt", Fingerprint.ofEmission(in: Repository.root)), Text("Asked.txt", asked)],
      to: "."
    )
  }

  /// Whether everything that the environment asks for has been emitted.
  private static func isDone(_ asked: String) -> Bool {
    func text(_ name: String) -> String? {
      try? String(contentsOf: folder.appendingPathComponent("Generated/" + name), encoding: .utf8)
    }
    let isThere: Bool = ModelRun.written.allSatisfy {
      FileManager.default.fileExists(atPath: folder.appendingPathComponent("Sources/\($0.name)/Generated").path)
    }
    return isThere && text("Asked.txt") == asked
      && text("Fingerprint.txt") == Fingerprint.ofEmission(in: Repository.root)
  }

  private static let unformatted: String = "// swift-format-ignore-file\n"

  private struct Text {
    let name: String
    let text: String

    init(_ name: String, _ text: String) { (self.name, self.text) = (name, text) }
    init(_ file: GeneratedFile) { self.init(file.name, String(decoding: file.bytes, as: UTF8.self)) }
  }

  private struct Refused: Error {
    let messages: [String]
  }

  private static func files(of run: ModelRun, hasCopy: Bool) throws -> [GeneratedFile] {
    // Locations in the specs are what debuggers and errors show, and what users have.
    let options: GeneratorOptions = GeneratorOptions(
      sourceLocations: .on,
      templates: run.templates,
      runtime: hasCopy ? .copy : .module,
      modules: run.modules,
      workingDirectory: folder.appendingPathComponent("Sources").path
    )
    let (files, diagnostics): ([GeneratedFile], Diagnostics) = Generator.generate(run.specs, options)
    guard !diagnostics.hasErrors else { throw Refused(messages: diagnostics.all.map(\.message)) }
    return files
  }

  private static func write(_ texts: [Text], to target: String) throws {
    try write(texts, to: folder.appendingPathComponent(target).appendingPathComponent("Generated"))
  }

  /// Writes files, except those that are the same already, which are then not compiled again. Removes others.
  private static func write(_ texts: [Text], to folder: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for name in Repository.names(in: folder) where !texts.contains(where: { $0.name == name }) {
      try FileManager.default.removeItem(at: folder.appendingPathComponent(name))
    }
    for text in texts {
      let file: URL = folder.appendingPathComponent(text.name)
      if (try? String(contentsOf: file, encoding: .utf8)) != text.text { try Data(text.text.utf8).write(to: file) }
    }
  }
}

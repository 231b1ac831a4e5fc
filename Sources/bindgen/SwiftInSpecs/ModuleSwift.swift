import BindgenCore

/// The Swift that is emitted for a module's specs, as Swift's server is to see it.
struct ModuleSwift {
  struct File {
    let name: String
    let map: PlaceMap
    let text: Document

    init(_ name: String, _ map: PlaceMap) {
      self.name = name
      self.map = map
      text = Document(map.text)
    }
  }

  /// The texts that it was made from, which may have been mended.
  let specs: [SourceFile]
  let files: [File]
  /// What models share; it stands for no spec.
  let support: [UInt8]

  /// Nil if a spec has an error.
  init?(_ specs: [SourceFile], _ templates: [SourceFile]) {
    let options: GeneratorOptions = GeneratorOptions(
      sourceLocations: .relative,
      templates: templates,
      support: .always
    )
    let (emitted, diagnostics): ([GeneratedFile], Diagnostics) = Generator.generate(specs, options)
    guard !diagnostics.hasErrors else { return nil }
    self.specs = specs
    // Two specs may have one name, in two folders.
    files = emitted.filter { $0.spec != nil }.enumerated().map {
      File("\($0)-\($1.name)", PlaceMap($1.bytes, specs))
    }
    support = emitted.first { $0.spec == nil }?.bytes ?? []
  }

  /// Where a place of a spec stands, the first first.
  func places(_ offset: Int, ofSpec spec: Int) -> [(file: Int, offset: Int)] {
    files.indices.flatMap { file in files[file].map.inFile(offset, ofSpec: spec).map { (file, $0) } }
  }
}

/// A module's texts as they are now.
struct ModuleTexts {
  let module: String
  let specs: [SourceFile]
  let templates: [SourceFile]
}

/// What was emitted last for each module, and texts that could be emitted.
final class EmittedModules {
  private var last: [String: (of: [ObjectIdentifier], module: ModuleSwift?)] = [:]
  /// By name: each spec as it was when all of its module could be emitted.
  private var sound: [String: SourceFile] = [:]

  /// What is emitted for the texts as they are; nil if one has an error.
  func exact(_ texts: ModuleTexts) -> ModuleSwift? {
    let key: [ObjectIdentifier] = (texts.specs + texts.templates).map { ObjectIdentifier($0) }
    if let last = last[texts.module], last.of == key { return last.module }
    let emitted: ModuleSwift? = ModuleSwift(texts.specs, texts.templates)
    last[texts.module] = (key, emitted)
    if emitted != nil { for spec in texts.specs { sound[spec.name] = spec } }
    return emitted
  }

  /// What is emitted while somebody types in one of the specs: if it must be, with that mended, and with the others as
  /// they were when they had no errors.
  ///
  /// - Returns: Also how many bytes before the place were taken away for it.
  func typing(_ texts: ModuleTexts, at offset: Int, in spec: Int) -> (module: ModuleSwift, cut: Int)? {
    if let exact: ModuleSwift = exact(texts) { return (exact, 0) }
    let typed: SourceFile = texts.specs[spec]
    let mended: [Mend.Version] = Mend(typed.bytes, typingAt: offset)?.versions ?? []
    if let found = emitted(mended, among: texts.specs, texts.templates, in: spec) { return found }
    let before: [SourceFile] = texts.specs.map { $0 === typed ? $0 : sound[$0.name] ?? $0 }
    if zip(before, texts.specs).allSatisfy({ $0 === $1 }) { return nil }
    return emitted([Mend.Version(bytes: typed.bytes)] + mended, among: before, texts.templates, in: spec)
  }

  /// The first version of a spec with which something is emitted.
  private func emitted(
    _ versions: [Mend.Version],
    among specs: [SourceFile],
    _ templates: [SourceFile],
    in spec: Int
  ) -> (module: ModuleSwift, cut: Int)? {
    for version in versions {
      var all: [SourceFile] = specs
      all[spec] = SourceFile(name: specs[spec].name, bytes: version.bytes)
      if let module: ModuleSwift = ModuleSwift(all, templates) { return (module, version.cut) }
    }
    return nil
  }
}

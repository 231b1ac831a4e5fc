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

/// What was emitted last for each module, and texts that could be emitted.
struct EmittedModules {
  private var last: [String: (of: [ObjectIdentifier], module: ModuleSwift?)] = [:]
  /// By name: each spec as it was when all of its module could be emitted.
  private var sound: [String: SourceFile] = [:]

  /// What is emitted for the texts as they are; nil if one has an error.
  mutating func exact(_ module: String, _ specs: [SourceFile], _ templates: [SourceFile]) -> ModuleSwift? {
    let key: [ObjectIdentifier] = (specs + templates).map { ObjectIdentifier($0) }
    if let last = last[module], last.of == key { return last.module }
    let emitted: ModuleSwift? = ModuleSwift(specs, templates)
    last[module] = (key, emitted)
    if emitted != nil { for spec in specs { sound[spec.name] = spec } }
    return emitted
  }

  /// What is emitted while somebody types in one of the specs: if it must be, with that mended, and with the others as
  /// they were when they had no errors.
  mutating func typing(
    _ module: String,
    _ specs: [SourceFile],
    _ templates: [SourceFile],
    at offset: Int,
    in spec: Int
  ) -> ModuleSwift? {
    if let exact: ModuleSwift = exact(module, specs, templates) { return exact }
    let mended: [SourceFile] = (Mend(specs[spec].bytes, typingAt: offset)?.versions ?? [])
      .map { SourceFile(name: specs[spec].name, bytes: $0) }
    let before: [SourceFile] = specs.map { sound[$0.name] ?? $0 }
    for others in [specs, before] {
      for typed in [specs[spec]] + mended {
        var all: [SourceFile] = others
        all[spec] = typed
        if let emitted: ModuleSwift = ModuleSwift(all, templates) { return emitted }
      }
    }
    return nil
  }
}

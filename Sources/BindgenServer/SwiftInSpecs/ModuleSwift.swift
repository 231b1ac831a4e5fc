import BindgenCore

/// The inputs of a module's Swift besides its specs: templates, and the specs of other modules.
struct EmissionInputs {
  var templates: [SourceFile] = []
  var modules: [ModuleSpecs] = []

  var all: [SourceFile] { templates + modules.flatMap(\.files) }
}

/// The Swift that is emitted for a module's specs, for SourceKit-LSP.
struct ModuleSwift {
  /// The content of each file: a model, or a spec.
  enum Files: Hashable {
    /// A file for each model, since SourceKit-LSP reads all of a file again at each keystroke.
    case models
    /// A file for each spec: few files, since SourceKit-LSP reads all others for the errors of one.
    case specs
  }

  struct File {
    let name: String
    let map: PlaceMap
    let text: Document
    /// The range of the model that it was emitted for, if the model has a file of its own.
    let model: SourceRange?

    init(_ name: String, _ file: GeneratedFile, _ specs: [SourceFile]) {
      self.name = name
      map = PlaceMap(file.bytes, specs)
      text = Document(map.text)
      model = file.model
    }
  }

  let kind: Files
  /// The specs that it was emitted from, which may have been repaired.
  private(set) var specs: [SourceFile]
  private(set) var files: [File]
  /// The resolved program of the specs.
  private(set) var program: Program
  /// The file of the code that models share, which belongs to no spec.
  let support: [UInt8]
  /// The parts of the specs that were not emitted.
  var omission = OmittedEntries()
  /// Whether it was emitted from the current texts, apart from the omission: none was repaired, and none is older.
  var isAsTyped: Bool = true
  /// The only file that was emitted from the current specs; the positions of the others are those of older texts.
  private var typed: Int?

  private init(_ emission: Generator.Emission, _ specs: [SourceFile], _ kind: Files) {
    let emitted = emission.files
    program = emission.program
    self.kind = kind
    self.specs = specs
    // Two specs may have one name, in two folders; files of models have that of their spec.
    files = emitted.filter { $0.spec != nil }.enumerated().map { File("\($0)-\($1.name)", $1, specs) }
    support = emitted.first { $0.spec == nil }?.bytes ?? []
  }

  /// Emits the Swift for some specs; the module is nil if a spec has an error.
  static func emitted(
    _ specs: [SourceFile],
    _ given: EmissionInputs,
    _ kind: Files
  ) -> (module: ModuleSwift?, diagnostics: Diagnostics) {
    let extent: GeneratorOptions.Files = kind == .models ? .models : .specs
    let (emission, found) = emission(specs, given, extent, .always)
    return (emission.map { ModuleSwift($0, specs, kind) }, found)
  }

  private static func emission(
    _ specs: [SourceFile],
    _ given: EmissionInputs,
    _ files: GeneratorOptions.Files,
    _ support: GeneratorOptions.Support
  ) -> (emission: Generator.Emission?, diagnostics: Diagnostics) {
    let options = GeneratorOptions(
      sourceLocations: .relative,
      templates: given.templates,
      support: support,
      runtime: given.modules.isEmpty ? .copy : .module,
      modules: given.modules,
      files: files
    )
    // A text that is entirely blank is no spec.
    return Generator.emit(specs.filter { spec in spec.bytes.contains { $0 > .blank } }, options)
  }

  /// Returns the emitted positions of a position in a spec, in the order of the files.
  func places(_ offset: Int, ofSpec spec: Int) -> [(file: Int, offset: Int)] {
    (typed.map { $0..<$0 + 1 } ?? files.indices).flatMap { file in
      files[file].map.inFile(offset, ofSpec: spec).map { (file, $0) }
    }
  }
}

// MARK: - While somebody types

extension ModuleSwift {
  /// A change of the text of one model, and of nothing else.
  struct Change {
    fileprivate let file: Int
    /// The current range of the model.
    fileprivate let model: SourceRange
  }

  /// Returns the change of the model at a position; nil if anything else has changed.
  func change(to specs: [SourceFile], at offset: Int, in spec: Int) -> Change? {
    guard kind == .models, specs.count == self.specs.count,
      specs.indices.allSatisfy({ $0 == spec || specs[$0] === self.specs[$0] })
    else { return nil }
    let (old, new) = (self.specs[spec].bytes, specs[spec].bytes)
    for (number, file) in files.enumerated() {
      guard let model = file.model, model.file === self.specs[spec] else { continue }
      let end = new.count - (old.count - model.upperBound)
      guard model.lowerBound <= offset, offset <= end,
        new[..<model.lowerBound].elementsEqual(old[..<model.lowerBound]),
        new[end...].elementsEqual(old[model.upperBound...])
      else { continue }
      return Change(file: number, model: SourceRange(specs[spec], model.lowerBound, end))
    }
    return nil
  }

  /// Emits one model again and reuses the others, since emitting all takes longer than a keystroke.
  ///
  /// The module is nil if a spec has an error.
  func changed(
    _ change: Change,
    to specs: [SourceFile],
    _ given: EmissionInputs
  ) -> (module: ModuleSwift?, diagnostics: Diagnostics) {
    let (emission, found) = Self.emission(specs, given, .model(at: change.model), .never)
    guard let emission else { return (nil, found) }
    // There may be two models now where one was.
    guard let file = emission.files.first, file.model == change.model else {
      return Self.emitted(specs, given, .models)
    }
    var changed = self
    changed.specs = specs
    changed.program = emission.program
    changed.files[change.file] = File(files[change.file].name, file, specs)
    changed.typed = change.file
    return (changed, found)
  }

  /// Whether all files were emitted from the same texts.
  var isWhole: Bool { typed == nil }
}

import BindgenCore

/// What a module's Swift is made of beside its specs.
struct GivenFiles {
  var templates: [SourceFile] = []
  var modules: [ModuleSpecs] = []

  var all: [SourceFile] { templates + modules.flatMap(\.files) }
}

/// The Swift that is emitted for a module's specs, as Swift's server is to see it.
struct ModuleSwift {
  /// What is in a file.
  enum Files: Hashable {
    /// Swift's server reads all of a file again at each key.
    case models
    /// For the errors of a file it reads all others, so there are few.
    case specs
  }

  struct File {
    let name: String
    let map: PlaceMap
    let text: Document
    /// The model that it was made from, if that has a file alone.
    let model: SourceRange?

    init(_ name: String, _ file: GeneratedFile, _ specs: [SourceFile]) {
      self.name = name
      map = PlaceMap(file.bytes, specs)
      text = Document(map.text)
      model = file.model
    }
  }

  let kind: Files
  /// The texts that it was made from, which may have been mended.
  private(set) var specs: [SourceFile]
  private(set) var files: [File]
  /// What is known of the specs.
  private(set) var program: Program
  /// What models share; it stands for no spec.
  let support: [UInt8]
  /// What of the specs is not in it.
  var omission: Omission = Omission()
  /// Whether it is of the texts as they are, but for that: none was mended, and none is older.
  var isAsTyped: Bool = true
  /// The file that alone was made from these texts; the places of the others are those of older texts.
  private var typed: Int?

  private init(_ emission: Generator.Emission, _ specs: [SourceFile], _ kind: Files) {
    let emitted: [GeneratedFile] = emission.files
    program = emission.program
    self.kind = kind
    self.specs = specs
    // Two specs may have one name, in two folders; files of models have that of their spec.
    files = emitted.filter { $0.spec != nil }.enumerated().map { File("\($0)-\($1.name)", $1, specs) }
    support = emitted.first { $0.spec == nil }?.bytes ?? []
  }

  /// Nil if a spec has an error.
  static func emitted(
    _ specs: [SourceFile],
    _ given: GivenFiles,
    _ kind: Files
  ) -> (module: ModuleSwift?, diagnostics: Diagnostics) {
    let extent: GeneratorOptions.Files = kind == .models ? .models : .specs
    let (emission, found): (Generator.Emission?, Diagnostics) = emission(specs, given, extent, .always)
    return (emission.map { ModuleSwift($0, specs, kind) }, found)
  }

  private static func emission(
    _ specs: [SourceFile],
    _ given: GivenFiles,
    _ files: GeneratorOptions.Files,
    _ support: GeneratorOptions.Support
  ) -> (emission: Generator.Emission?, diagnostics: Diagnostics) {
    let options: GeneratorOptions = GeneratorOptions(
      sourceLocations: .relative,
      templates: given.templates,
      support: support,
      runtime: given.modules.isEmpty ? .copy : .module,
      modules: given.modules,
      files: files
    )
    // A text of which nothing is left is no spec.
    return Generator.emit(specs.filter { spec in spec.bytes.contains { $0 > .blank } }, options)
  }

  /// Where a place of a spec stands, the first first.
  func places(_ offset: Int, ofSpec spec: Int) -> [(file: Int, offset: Int)] {
    (typed.map { $0..<$0 + 1 } ?? files.indices).flatMap { file in
      files[file].map.inFile(offset, ofSpec: spec).map { (file, $0) }
    }
  }
}

// MARK: - While somebody types

extension ModuleSwift {
  /// A model of which the text has changed, and nothing else.
  struct Change {
    fileprivate let file: Int
    /// Where the model is now.
    fileprivate let model: SourceRange
  }

  /// Nil if more has changed than the model at a place.
  func change(to specs: [SourceFile], at offset: Int, in spec: Int) -> Change? {
    guard kind == .models, specs.count == self.specs.count,
      specs.indices.allSatisfy({ $0 == spec || specs[$0] === self.specs[$0] })
    else { return nil }
    let (old, new): ([UInt8], [UInt8]) = (self.specs[spec].bytes, specs[spec].bytes)
    for (number, file) in files.enumerated() {
      guard let model: SourceRange = file.model, model.file === self.specs[spec] else { continue }
      let end: Int = new.count - (old.count - model.upperBound)
      guard model.lowerBound <= offset, offset <= end,
        new[..<model.lowerBound].elementsEqual(old[..<model.lowerBound]),
        new[end...].elementsEqual(old[model.upperBound...])
      else { continue }
      return Change(file: number, model: SourceRange(specs[spec], model.lowerBound, end))
    }
    return nil
  }

  /// The same with one model as it is now: the others are as they were, since to emit them takes longer than a key.
  ///
  /// Nil if a spec has an error.
  func changed(
    _ change: Change,
    to specs: [SourceFile],
    _ given: GivenFiles
  ) -> (module: ModuleSwift?, diagnostics: Diagnostics) {
    let (emission, found): (Generator.Emission?, Diagnostics) = Self.emission(
      specs,
      given,
      .model(at: change.model),
      .never
    )
    guard let emission else { return (nil, found) }
    // There may be two models now where one was.
    guard let file: GeneratedFile = emission.files.first, file.model == change.model else {
      return Self.emitted(specs, given, .models)
    }
    var changed: ModuleSwift = self
    changed.specs = specs
    changed.program = emission.program
    changed.files[change.file] = File(files[change.file].name, file, specs)
    changed.typed = change.file
    return (changed, found)
  }

  /// Whether all of it was made from the same texts.
  var isWhole: Bool { typed == nil }
}

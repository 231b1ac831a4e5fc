import BindgenCore

/// The texts that an editor has open, the files beside them, and the modules that these belong to.
struct Workspace {
  /// The file system; tests replace it.
  struct Disk {
    /// The files below a folder with one of these endings.
    var files: (_ folder: String, _ endings: [String]) -> [String]
    var read: (_ path: String) -> [UInt8]?
    /// The names in a folder.
    var names: (_ folder: String) -> [String]
    /// The modification time of a file, in no particular unit; nil if there is no such file.
    var time: (_ path: String) -> Int?
  }

  /// A text as the server knows it.
  final class Entry {
    let document: Document
    let file: SourceFile
    /// The names of the modules that it imports, and perhaps other words.
    private(set) lazy var imports: Set<String> = OtherModules.imports(file.bytes)
    /// The tree of the text, and the diagnostics of its lines.
    private lazy var parsed: (outline: Outline, diagnostics: Diagnostics) = {
      var found = Diagnostics()
      let outline = Outline.parse(file, into: &found)
      return (outline, found)
    }()
    /// The result of reading, once it was requested: most texts that exist between two keystrokes are never read.
    private var known: (spec: Spec?, diagnostics: Diagnostics)?
    /// The unfinished reading.
    private var reading: SpecReading?

    init(_ document: Document, name: String) {
      self.document = document
      file = SourceFile(name: name, bytes: document.bytes)
    }

    var outline: Outline { parsed.outline }

    /// Does one step of reading.
    ///
    /// - Returns: Whether something was left to read.
    func readMore() -> Bool {
      if known != nil { return false }
      if reading == nil { reading = newReading } else if reading?.next() != true { _ = read }
      return true
    }

    private var newReading: SpecReading { SpecReading(parsed.outline, parsed.diagnostics) }

    private var read: (spec: Spec?, diagnostics: Diagnostics) {
      if let known { return known }
      let read = (reading.take() ?? newReading).end()
      known = read
      return read
    }

    var spec: Spec? { read.spec }
    /// The diagnostics of reading.
    var diagnostics: Diagnostics { read.diagnostics }
  }

  let disk: Disk
  let occurrences = KnownOccurrences()
  /// The open texts, by URI.
  private var open: [String: Entry] = [:]
  /// The files that are not open, by URI, as they were when their module was last read from the disk.
  private var closed: [String: Entry] = [:]
  /// The URIs of a module's texts, by its folder; for a text that is in no file, by its own URI.
  private var members: [String: [String]] = [:]
  /// The user's own templates, by the module's folder.
  private var templates: [String: [SourceFile]] = [:]

  /// The other modules that each of those with open texts may see.
  private var others: [String: OtherModules] = [:]

  init(_ disk: Disk) { self.disk = disk }

  func entry(_ uri: String) -> Entry? { open[uri] ?? closed[uri] }
  func isOpen(_ uri: String) -> Bool { open[uri] != nil }

  /// The module of a text.
  func module(of uri: String) -> String {
    DocumentURI.path(of: uri).map { Module.folder(of: $0, read: disk.read) } ?? uri
  }

  /// All texts of a module, in their order.
  func texts(of module: String) -> [String] { members[module] ?? [] }

  /// Returns the specs whose names a module may use, from the current texts.
  func visible(to module: String) -> VisibleSpecs { ModulePlaces(self, module).visible }

  /// The user's own templates for a module.
  func templates(of module: String) -> [SourceFile] { templates[module] ?? [] }

  /// Does one step of reading a module's texts.
  ///
  /// - Returns: Whether something was left to read.
  func readMore(of module: String) -> Bool { texts(of: module).contains { entry($0)?.readMore() ?? false } }

  /// Starts the resolution of a module's names.
  func resolution(of module: String) -> Resolution {
    let outlets = Generator.outlets(with: templates(of: module))
    let seen = seenModules(of: module)
    var options = ResolveOptions(outlets: outlets, beside: seen)
    options.mayMissModules = others[module]?.mayMiss(imports(of: module)) ?? false
    return Resolution(texts(of: module).compactMap { entry($0) }, options)
  }

  /// The specs of the other modules that a module imports, and of those that these import.
  func seenModules(of module: String) -> [ModuleSpecs] {
    seen(by: module).map { place in
      let files = texts(of: place.folder).compactMap { entry($0)?.file }
      return ModuleSpecs(name: place.name, files: files, hasLibrary: true)
    }
  }

  /// The other modules whose models a module's specs may name.
  func seen(by module: String) -> [OtherModules.Place] {
    let others = others[module]?.places ?? []
    if others.isEmpty { return [] }
    var open = imports(of: module)
    var seen: [OtherModules.Place] = []
    while let next = others.first(where: { open.contains($0.name) && !seen.contains($0) }) {
      seen.append(next)
      open.formUnion(imports(of: next.folder))
    }
    return seen.sorted { $0.name < $1.name }
  }

  /// Returns the folders that a module depends on: its own, and those of the modules that it sees.
  func folders(of module: String) -> [String] { [module] + seen(by: module).map(\.folder) }

  /// A module, and those with open texts that see it.
  func users(of module: String) -> [String] {
    [module] + others.keys.filter { $0 != module && folders(of: $0).contains(module) }.sorted()
  }

  private func imports(of module: String) -> Set<String> {
    Set(texts(of: module).compactMap { entry($0)?.imports }.joined())
  }

  /// The modules with open texts.
  var modules: Set<String> { Set(open.keys.map { module(of: $0) }) }

  // MARK: Changes

  mutating func open(_ uri: String, _ text: String) {
    open[uri] = Entry(Document(text), name: name(of: uri))
    look(at: module(of: uri))
  }

  /// - Parameter changes: The new texts with the ranges that they replace; without a range, the whole text is replaced.
  mutating func change(_ uri: String, _ changes: [(range: Range<TextPlace>?, text: String)]) {
    guard var document = open[uri]?.document else { return }
    for change in changes {
      if let range = change.range {
        document.replace(range.lowerBound, range.upperBound, with: change.text)
      } else {
        document = Document(change.text)
      }
    }
    open[uri] = Entry(document, name: name(of: uri))
  }

  mutating func close(_ uri: String) {
    let module = module(of: uri)
    open[uri] = nil
    look(at: module)
  }

  /// Reads the files of a module that are not open, and drops those that are gone.
  mutating func look(at module: String) {
    lookInside(module)
    let others = OtherModules(of: module, disk)
    for other in others.places { lookInside(other.folder) }
    self.others[module] = others
  }

  private mutating func lookInside(_ module: String) {
    var texts = open.keys.filter { self.module(of: $0) == module }
    for path in disk.files(module, FileNames.specEndings) {
      let uri = DocumentURI.uri(of: path)
      guard open[uri] == nil, self.module(of: uri) == module, let bytes = disk.read(path) else { continue }
      if closed[uri]?.document.bytes != bytes { closed[uri] = Entry(Document(bytes), name: path) }
      texts.append(uri)
    }
    for gone in Set(members[module] ?? []).subtracting(texts) { closed[gone] = nil }
    members[module] = texts.isEmpty ? nil : texts.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    lookForTemplates(of: module)
  }

  /// Reads the templates of a module: as in the plugin, those in folders of this name.
  private mutating func lookForTemplates(of module: String) {
    let paths = disk.files(module, [FileNames.templateEnding])
    let own = paths.filter { $0.split(separator: "/").dropLast().contains("Templates.bindgen") }
    let known = Dictionary(templates(of: module).map { ($0.name, $0) }) { first, _ in first }
    templates[module] = own.compactMap { path in
      guard let bytes = disk.read(path) else { return nil }
      return known[path].flatMap { $0.bytes == bytes ? $0 : nil } ?? SourceFile(name: path, bytes: bytes)
    }
  }

  private func name(of uri: String) -> String { DocumentURI.path(of: uri) ?? uri }
}

extension Resolution {
  init(_ entries: [Workspace.Entry], _ options: ResolveOptions) {
    var read = Diagnostics()
    for entry in entries { read.add(contentsOf: entry.diagnostics.all) }
    self.init(entries.map(\.spec), read, options)
  }
}

extension Workspace.Disk {
  static var real: Workspace.Disk {
    Workspace.Disk(
      files: { folder, endings in
        do throws(InputFiles.Failure) {
          return try InputFiles.files(below: folder, endings: endings)
        } catch {
          return []
        }
      },
      read: { path in
        do throws(SystemError) { return try InputFiles.read(path) } catch { return nil }
      },
      names: { folder in
        do throws(SystemError) { return try InputFiles.names(in: folder) } catch { return [] }
      },
      time: InputFiles.time
    )
  }
}

import BindgenCore
import BindgenTools

/// The emitted files as SourceKit-LSP has them: written into a folder of bindgen's own, and opened as by an editor.
struct GeneratedSourceMirror {
  /// The key of a mirrored module. Each module is mirrored twice: for errors, and for all other requests.
  private struct Key: Hashable {
    let module: String
    let kind: ModuleSwift.Files
  }

  private struct Module {
    /// The number that is the name of its folder.
    let number: Int
    /// The files that are open in SourceKit-LSP, by name.
    var opened: [String: Opened] = [:]
    var written: [String: [UInt8]] = [:]
    var flags: BuildFlags
    /// The user's Swift files with their modification times.
    var sources: [String: Int] = [:]
    /// The modules that all of these import, once they are known, and the mirrored file that imports them, too.
    var imported: [String]?
    var imports: Opened?
  }

  private struct Opened {
    var document: Document
    var version: Int
  }

  let disk: Workspace.Disk
  private var modules: [Key: Module] = [:]
  private let root: String
  /// A cache of the imports of the user's Swift files, valid for a modification time.
  private var read: [String: (time: Int, modules: [String])] = [:]
  /// The bytes of all files of a module, added up for each edit of one: SourceKit-LSP reads them all, and retains much of it.
  private(set) var edited: Int = 0

  init(_ disk: Workspace.Disk, root: String) {
    self.disk = disk
    self.root = root
  }

  // MARK: Names

  /// Returns the URI of an emitted file, for SourceKit-LSP.
  func uri(_ module: String, _ emitted: ModuleSwift, file: Int) -> String {
    let key = Key(module: module, kind: emitted.kind)
    return DocumentURI.uri(of: path(modules[key]?.number ?? 0, emitted.files[file].name))
  }

  private func path(_ number: Int, _ name: String) -> String { "\(root)/\(number)/\(name)" }

  /// Returns the number of the emitted file with a URI.
  func file(_ uri: String, of module: String, _ kind: ModuleSwift.Files) -> Int? {
    guard let number = modules[Key(module: module, kind: kind)]?.number,
      let path = DocumentURI.path(of: uri), path.hasPrefix("\(root)/\(number)/")
    else { return nil }
    return Int(FileNames.base(path).prefix { $0 != "-" })
  }

  func isOwn(_ uri: String) -> Bool { DocumentURI.path(of: uri)?.hasPrefix(root + "/") ?? false }

  // MARK: Emitted files

  /// Updates the mirror to what is emitted now. The output of a repaired spec is not written: other files read it from the disk.
  mutating func show(_ emitted: ModuleSwift, of name: String, isExact: Bool, to connection: inout SourceKitConnection) {
    let key = Key(module: name, kind: emitted.kind)
    var module = modules[key] ?? Module(number: modules.count, flags: BuildFlags(ofModuleIn: name, disk))
    let isNew = modules[key] == nil
    let before = Set(module.written.keys)
    if isExact || isNew { write(emitted, &module, connection.host, &connection) }
    if isNew { module.sources = sources(of: name) }
    modules[key] = module
    if isNew || Set(module.written.keys) != before { writeCommands(connection.host, &connection) }
    open(emitted, key, in: &connection)
  }

  private func write(
    _ emitted: ModuleSwift,
    _ module: inout Module,
    _ host: any SourceKitProcess,
    _ connection: inout SourceKitConnection
  ) {
    var texts: [(name: String, bytes: [UInt8])] = emitted.files.map { ($0.name, $0.map.text) }
    texts.append((FileNames.support, emitted.support))
    for (name, bytes) in texts where module.written[name] != bytes {
      host.write("\(module.number)/\(name)", bytes)
      let isSupport = name == FileNames.support && module.written[name] != nil
      module.written[name] = bytes
      if isSupport { Self.tell([path(module.number, name)], to: &connection) }
    }
    let names = Set(texts.map(\.name))
    for gone in module.written.keys where !names.contains(gone) { module.written[gone] = nil }
  }

  /// Notifies SourceKit-LSP of files that have changed on the disk.
  private static func tell(_ paths: [String], to connection: inout SourceKitConnection) {
    let changes: [JSON] = paths.map { ["uri": .string(DocumentURI.uri(of: $0)), "type": 2] }
    connection.note("workspace/didChangeWatchedFiles", ["changes": .array(changes)])
  }

  private mutating func open(_ emitted: ModuleSwift, _ key: Key, in connection: inout SourceKitConnection) {
    guard var module = modules[key] else { return }
    var isEdited = false
    for (number, file) in emitted.files.enumerated() {
      let uri: JSON = .string(self.uri(key.module, emitted, file: number))
      let before = module.opened[file.name]
      let now = Self.open(file.text, instead: before, as: uri, in: &connection)
      if let before, before.version != now.version { isEdited = true }
      module.opened[file.name] = now
    }
    if isEdited { edited += emitted.files.map(\.map.text.count).reduce(0, +) }
    let names = Set(emitted.files.map(\.name))
    for gone in module.opened.keys.filter({ !names.contains($0) }).sorted() {
      module.opened[gone] = nil
      let uri: JSON = .string(DocumentURI.uri(of: path(module.number, gone)))
      connection.note("textDocument/didClose", ["textDocument": ["uri": uri]])
    }
    modules[key] = module
  }

  /// Opens a document, or sends the edit of its previous text.
  private static func open(
    _ document: Document,
    instead before: Opened?,
    as uri: JSON,
    in connection: inout SourceKitConnection
  ) -> Opened {
    guard let before else {
      let text: JSON = .string(String(decoding: document.bytes, as: UTF8.self))
      connection.note(
        "textDocument/didOpen",
        ["textDocument": ["uri": uri, "languageId": "swift", "version": 1, "text": text]]
      )
      return Opened(document: document, version: 1)
    }
    guard let edit = before.document.edit(to: document.bytes) else { return before }
    connection.note(
      "textDocument/didChange",
      ["textDocument": ["uri": uri, "version": .number(before.version + 1)], "contentChanges": [edit]]
    )
    return Opened(document: document, version: before.version + 1)
  }

  /// Drops all modules, since a restarted server has none of them.
  mutating func forget() { (modules, edited) = ([:], 0) }

  // MARK: Imports

  private static let imports = "Imports.swift"

  /// Opens a file that imports what the module's files import, a line each, if these imports have changed.
  ///
  /// - Parameter isFirst: Whether to do so only the first time, without reading the files again.
  /// - Returns: The URI of the file, and the imported modules; nil if there is nothing new.
  mutating func showImports(
    of name: String,
    _ emitted: ModuleSwift,
    isFirst: Bool,
    to connection: inout SourceKitConnection
  )
    -> (uri: String, modules: [String])?
  {
    let key = Key(module: name, kind: emitted.kind)
    guard let module = modules[key] else { return nil }
    if isFirst, module.imported != nil { return nil }
    let emittedImports = emitted.files.flatMap { Imports.modules(in: $0.map.text) }
    let names = (emittedImports + module.sources.flatMap { imports(of: $0, at: $1) }).uniqued.sorted()
    modules[key]?.imported = names
    if names.isEmpty || names == module.imported { return nil }
    let document = Document(names.map { "import \($0)\n" }.joined())
    let path = path(module.number, Self.imports)
    connection.host.write("\(module.number)/\(Self.imports)", document.bytes)
    let uri = DocumentURI.uri(of: path)
    modules[key]?.imports = Self.open(document, instead: module.imports, as: .string(uri), in: &connection)
    return (uri, names)
  }

  private mutating func imports(of path: String, at time: Int) -> [String] {
    if let known = read[path], known.time == time { return known.modules }
    let modules = disk.read(path).map { Imports.modules(in: $0) } ?? []
    read[path] = (time, modules)
    return modules
  }

  // MARK: The user's own files

  /// Checks the user's own files and the last build, and notifies SourceKit-LSP of what has changed.
  mutating func look(at name: String, _ connection: inout SourceKitConnection) {
    let sources = sources(of: name)
    let flags = BuildFlags(ofModuleIn: name, disk)
    var changed: Set<String> = []
    var isOther = false
    for (key, old) in modules where key.module == name {
      modules[key]?.sources = sources
      modules[key]?.flags = flags
      if Set(old.sources.keys) != Set(sources.keys) || old.flags != flags { isOther = true }
      changed.formUnion(sources.keys.filter { sources[$0] != old.sources[$0] })
    }
    if isOther { writeCommands(connection.host, &connection) }
    if !changed.isEmpty { Self.tell(changed.sorted(), to: &connection) }
  }

  private func sources(of name: String) -> [String: Int] {
    Dictionary(SwiftFiles(disk, name).paths.map { ($0, disk.time($0) ?? 0) }) { first, _ in first }
  }

  /// Writes the compilation database, which tells SourceKit-LSP how the files are compiled.
  private func writeCommands(_ host: any SourceKitProcess, _ connection: inout SourceKitConnection) {
    var commands: [JSON] = []
    for module in modules.values.sorted(by: { $0.number < $1.number }) {
      let own = module.written.keys.sorted().map { path(module.number, $0) }
      let all = module.sources.keys.sorted() + module.flags.otherSources + own
      let arguments = ["swiftc"] + module.flags.arguments + ["-module-cache-path", root + "/modules"]
      func add(_ file: String, with files: [String]) {
        commands.append(["directory": .string(root), "file": .string(file), "arguments": .strings(arguments + files)])
      }
      for file in own { add(file, with: all) }
      let imports = path(module.number, Self.imports)
      add(imports, with: [imports])
    }
    host.write("compile_commands.json", JSON.array(commands).bytes)
    Self.tell([root + "/compile_commands.json"], to: &connection)
  }
}

extension Document {
  /// Returns one edit that turns the text into another one; nil if both are equal.
  func edit(to other: [UInt8]) -> JSON? {
    if bytes == other { return nil }
    func isInside(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }
    let most = min(bytes.count, other.count)
    var start = 0
    while start < most, bytes[start] == other[start] { start += 1 }
    // Never in the middle of a character.
    while start > 0, start < bytes.count && isInside(bytes[start]) || start < other.count && isInside(other[start]) {
      start -= 1
    }
    var end = 0
    while end < most - start, bytes[bytes.count - 1 - end] == other[other.count - 1 - end] { end += 1 }
    while end > 0, isInside(bytes[bytes.count - end]) { end -= 1 }
    let text = String(decoding: other[start..<other.count - end], as: UTF8.self)
    return ["range": range(start..<bytes.count - end), "text": .string(text)]
  }
}

import BindgenCore

/// The other modules that a module may see: the targets of its package, and of packages that the manifest names by their paths.
/// (What a manifest says otherwise, only SwiftPM knows.)
struct OtherModules {
  struct Place: Equatable {
    let name: String
    let folder: String
  }

  /// The modules with specs.
  let places: [Place]
  /// The parts of the manifest between quotes, some of which are names of modules.
  private let named: Set<Substring>

  private init(_ places: [Place], named: Set<Substring>) { (self.places, self.named) = (places, named) }

  init(of module: String, _ disk: Workspace.Disk) {
    guard let root = Module.package(of: module, read: disk.read),
      let bytes = disk.read(Module.joined(root, "Package.swift"))
    else {
      self.init([], named: [])
      return
    }
    let manifest = String(decoding: bytes, as: UTF8.self)
    let roots = [root] + Self.paths(in: manifest).map { Self.resolved($0, root) }
    let all = roots.flatMap { root -> [Place] in
      let sources = Module.joined(root, "Sources")
      return disk.names(sources).sorted().map { Place(name: $0, folder: Module.joined(sources, $0)) }
    }
    self.init(
      all.filter { $0.folder != module && !disk.files($0.folder, FileNames.specEndings).isEmpty },
      named: Set(manifest.split(separator: "\"", omittingEmptySubsequences: false))
    )
  }

  /// Returns whether one of these names may be a module whose specs are somewhere else.
  func mayMiss(_ names: Set<String>) -> Bool {
    names.contains { name in named.contains(name[...]) && !places.contains { $0.name == name } }
  }

  /// `.package(path: "../Catalog")`, `.package(name: "bindgen", path: "../..")`
  private static func paths(in manifest: String) -> [String] {
    manifest.matches(of: #/\.package\((?:name: "[^"]*", )?path: "([^"]*)"/#).map { String($0.1) }
  }

  private static func resolved(_ path: String, _ root: String) -> String {
    var parts = path.hasPrefix("/") ? [] : root.split(separator: "/")
    for part in path.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }

  /// Returns all names behind the key `imports` of a text, also of one that is not parsed yet.
  static func imports(_ text: [UInt8]) -> Set<String> {
    let key = Array("imports:".utf8)
    let lines = text.split(separator: .newline)
    guard let first = lines.firstIndex(where: { $0.starts(with: key) }) else { return [] }
    let rest = lines[(first + 1)...].prefix { $0.first.map { $0 <= .blank || $0 == UInt8(ascii: "-") } ?? true }
    let words = ([lines[first].dropFirst(key.count)] + rest).flatMap { line in line.split { !Bytes.mayBeNamePart($0) } }
    return Set(words.map { String(decoding: $0, as: UTF8.self) })
  }
}

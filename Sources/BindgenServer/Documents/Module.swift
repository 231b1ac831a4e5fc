import BindgenCore

/// The grouping of specs into modules: those of a target, as the plugin sees it, or of a folder that is in no package.
enum Module {
  /// The folder of the module that a file is in.
  static func folder(of path: String, read: (_ path: String) -> [UInt8]?) -> String {
    let own = folder(above: path)
    guard let root = package(of: own, read: read), let manifest = read(joined(root, "Package.swift"))
    else { return own }
    return target(of: path, in: root, String(decoding: manifest, as: UTF8.self)) ?? own
  }

  /// The folder of the package that a folder is in.
  static func package(of folder: String, read: (_ path: String) -> [UInt8]?) -> String? {
    var root = folder
    while read(joined(root, "Package.swift")) == nil {
      if root == "/" || root.isEmpty { return nil }
      root = self.folder(above: root)
    }
    return root
  }

  /// `Sources/Shop/…`: a target that is named in the manifest has a folder of its name. For a target elsewhere, only the
  /// file's own folder is known.
  private static func target(of path: String, in root: String, _ manifest: String) -> String? {
    let inside = path.dropFirst(root.count).split(separator: "/")
    guard inside.count > 2, ["Sources", "Tests", "Plugins"].contains(inside[0]) else { return nil }
    let name = inside[1]
    guard manifest.contains("name: \"\(name)\"") || manifest.contains("\(inside[0])/\(name)\"") else { return nil }
    return joined(joined(root, String(inside[0])), String(name))
  }

  static func folder(above path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "" }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  static func joined(_ folder: String, _ name: String) -> String { folder == "/" ? "/" + name : folder + "/" + name }
}

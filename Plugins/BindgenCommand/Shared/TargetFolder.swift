import Foundation
import PackagePlugin

/// A target's folder and what of bindgen's is in it, all paths as seen from the package's folder.
struct TargetFolder {
  let name: String
  /// All specs below the folder, those that the package excludes too: so it can keep SwiftPM from warning of them.
  let specs: [String]
  /// Where what they give is to stand.
  let output: String
  /// Whether the tool has written there.
  let isGenerated: Bool
  /// The folder of own templates, if there is one.
  private let templates: String?

  var arguments: [String] { specs + ["--output", output] + (templates.map { ["--templates", $0] } ?? []) }

  static func all(of package: Package) -> [TargetFolder] {
    let base: String = package.directoryURL.folderPath
    let targets: [SwiftSourceModuleTarget] = package.targets.compactMap { $0 as? SwiftSourceModuleTarget }
    let folders: [String] = targets.map(\.directoryURL.folderPath)
    return zip(targets, folders).map { target, folder in
      // What lies in a target's folder within the folder is that target's.
      let inner: [String] = folders.filter { $0 != folder && $0.hasPrefix(folder) }
      return TargetFolder(target.name, folder, without: inner, base: base)
    }
  }

  private init(_ name: String, _ folder: String, without inner: [String], base: String) {
    func relative(_ path: String) -> String { path.hasPrefix(base) ? String(path.dropFirst(base.count)) : path }
    let files: FileManager = .default
    self.name = name
    specs = Self.specs(below: folder).filter { spec in !inner.contains(where: spec.hasPrefix) }.map(relative).sorted()
    output = relative(folder + "Generated")
    isGenerated = files.fileExists(atPath: folder + "Generated/.bindgen-manifest")
    templates = files.fileExists(atPath: folder + "Templates.bindgen") ? relative(folder + "Templates.bindgen") : nil
  }

  private static func specs(below folder: String) -> [String] {
    let files = FileManager.default.enumerator(
      at: URL(filePath: folder, directoryHint: .isDirectory),
      includingPropertiesForKeys: [.isDirectoryKey],
      options: .skipsHiddenFiles
    )
    return (files?.compactMap { $0 as? URL } ?? [])
      .filter { FileNames.isSpec($0.lastPathComponent) && !$0.hasDirectoryPath }
      .map { $0.standardizedFileURL.path(percentEncoded: false) }
  }
}

extension URL {
  /// With a `/` at its end.
  fileprivate var folderPath: String {
    let path: String = standardizedFileURL.path(percentEncoded: false)
    return path.hasSuffix("/") ? path : path + "/"
  }
}

import Foundation
import PackagePlugin

/// What a target's dependencies mean for the tool: the library of what models share, and the specs of other modules.
struct Dependencies {
  /// Whether the target itself depends on the library: what comes through another target is not the target's own.
  private let hasRuntime: Bool
  private let modules: [Module]

  private struct Module {
    let name: String
    let specs: [URL]
    let hasRuntime: Bool
  }

  /// None.
  init() { (hasRuntime, modules) = (false, []) }

  init(of target: any Target) {
    let others: [SwiftSourceModuleTarget] = target.recursiveTargetDependencies.compactMap {
      $0 as? SwiftSourceModuleTarget
    }
    let folders: [String] = others.map(\.directoryURL.folderPath)
    hasRuntime = target.namesRuntime
    modules = zip(others, folders).map { other, folder in
      let inner: [String] = folders.filter { $0 != folder && $0.hasPrefix(folder) }
      return Module(
        name: other.moduleName,
        specs: FileNames.specs(below: folder, without: inner),
        hasRuntime: other.namesRuntime
      )
    }.filter { !$0.specs.isEmpty }.sorted { $0.name < $1.name }
  }

  /// What a file `bindgen.modules` says, where a build system tells a plugin of no dependencies. A line each: the library's name,
  /// or another module and its folder, as seen from the file.
  ///
  ///     BindgenRuntime
  ///     Catalog ../Catalog/Sources/Catalog
  ///
  /// Those who have a copy of the runtime are followed by `copy`.
  init(listedIn file: URL) throws {
    let lines: [[String]] = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map { line in
      line.split(separator: " ").map(String.init)
    }
    let folder: URL = file.deletingLastPathComponent()
    hasRuntime = lines.contains([FileNames.runtime])
    modules = lines.filter { $0.count > 1 }.map { words in
      let other: URL = folder.appending(path: words[1], directoryHint: .isDirectory)
      return Module(
        name: words[0],
        specs: FileNames.specs(below: other.folderPath, without: []),
        hasRuntime: words.last != "copy"
      )
    }
  }

  /// The specs of the other modules.
  var specs: [URL] { modules.flatMap(\.specs) }

  /// The tool's arguments.
  ///
  /// - Parameter spelled: How the tool is told a file.
  func arguments(_ spelled: (URL) -> String) -> [String] {
    (hasRuntime ? ["--runtime", "module"] : [])
      + modules.flatMap { module in
        module.specs.flatMap { ["--module", module.name + "=" + spelled($0)] }
          + (module.hasRuntime ? [] : ["--module-without-runtime", module.name])
      }
  }
}

extension Target {
  fileprivate var namesRuntime: Bool {
    dependencies.contains { dependency in
      switch dependency {
      case .product(let product): product.name == FileNames.runtime
      case .target(let target): target.name == FileNames.runtime
      @unknown default: false
      }
    }
  }
}

extension FileNames {
  /// All specs below a folder, even excluded ones: a package may exclude them to silence SwiftPM's warnings. Files in
  /// another target's folder inside this one belong to that target.
  static func specs(below folder: String, without inner: [String]) -> [URL] {
    let files = FileManager.default.enumerator(
      at: URL(filePath: folder, directoryHint: .isDirectory),
      includingPropertiesForKeys: [.isDirectoryKey],
      options: .skipsHiddenFiles
    )
    let specs: [URL] = (files?.compactMap { $0 as? URL } ?? [])
      .filter { FileNames.isSpec($0.lastPathComponent) && !$0.hasDirectoryPath }
      .map(\.standardizedFileURL)
    return specs.filter { spec in !inner.contains { spec.filePath.hasPrefix($0) } }
      .sorted { $0.filePath < $1.filePath }
  }
}

extension URL {
  /// In the system's spelling: spaces are spaces, and folders end like files.
  var filePath: String {
    let path: String = path(percentEncoded: false)
    return path.hasSuffix("/") ? String(path.dropLast()) : path
  }

  /// With a `/` at its end.
  var folderPath: String { standardizedFileURL.filePath + "/" }
}

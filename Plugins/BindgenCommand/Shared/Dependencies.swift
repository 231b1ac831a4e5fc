import Foundation
import PackagePlugin

/// The dependencies of a target that concern the tool: the runtime library of models, and the specs of other modules.
struct Dependencies {
  /// Whether the target itself depends on the runtime library: a dependency through another target does not count.
  private let hasRuntime: Bool
  private let modules: [Module]

  private struct Module {
    let name: String
    let specs: [URL]
    let hasRuntime: Bool
  }

  /// Creates a value without dependencies.
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

  /// Reads the dependencies from a file `bindgen.modules`, where a build system passes none to a plugin. Each line has the library's
  /// name, or another module and its folder, relative to the file.
  ///
  ///     BindgenRuntime
  ///     Catalog ../Catalog/Sources/Catalog
  ///
  /// A module with a copy of the runtime is followed by `copy`.
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
  /// - Parameter spelled: Returns the path of a file as it is passed to the tool.
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
  /// The path as the system spells it: spaces are not escaped, and folders have no `/` at their end.
  var filePath: String {
    let path: String = path(percentEncoded: false)
    return path.hasSuffix("/") ? String(path.dropLast()) : path
  }

  /// The path of a folder with a `/` at its end.
  var folderPath: String { standardizedFileURL.filePath + "/" }
}

import Foundation
import PackagePlugin

/// What of a target's files is bindgen's: its specs, and the templates in its folder `Templates.bindgen`.
struct Inputs {
  private static let templatesFolder: String = "Templates.bindgen"

  private(set) var specs: [URL] = []
  private(set) var templates: [URL] = []
  /// The tool takes one.
  private var templateFolders: [String] = []
  /// Swift of the target that has the name of an output.
  private var inTheWay: [String] = []

  init(_ files: FileList) {
    // Build systems list files in an order of their own; the command should not change with it.
    for file in files.map(\.url).sorted(by: { $0.filePath < $1.filePath }) {
      if FileNames.isSpec(file.lastPathComponent) {
        specs.append(file)
      } else if file.lastPathComponent.hasSuffix(FileNames.templateEnding), let folder = Inputs.folder(of: file) {
        templates.append(file)
        if !templateFolders.contains(folder) { templateFolders.append(folder) }
      }
    }
    let outputs: Set<String> = Set(outputs)
    inTheWay = files.map(\.url).filter { outputs.contains($0.lastPathComponent) }.map(\.filePath).sorted()
  }

  /// Why the tool can't be run, if it can't.
  var fault: String? {
    if templateFolders.count > 1 {
      return "there is more than one folder of templates: " + templateFolders.joined(separator: ", ")
    }
    return inTheWay.first.map { "'\($0)' is made by the plugin, so it can't stand in the target too; remove it" }
  }

  /// The outputs' names, each once: of two specs that give one name the tool tells, with both their places.
  var outputs: [String] {
    var names: [String] = []
    for name in specs.map({ FileNames.output(ofSpec: $0.filePath) }) + [FileNames.support]
    where !names.contains(where: { $0.lowercased() == name.lowercased() }) {
      names.append(name)
    }
    return names
  }

  var arguments: [String] {
    var arguments: [String] = ["--source-locations", "on", "--with-support"]
    for folder in templateFolders { arguments += ["--templates", folder] }
    return arguments + specs.map(\.filePath)
  }

  /// The folder of templates that a file stands in, however deep.
  private static func folder(of file: URL) -> String? {
    var folder: URL = file.deletingLastPathComponent()
    while folder.pathComponents.count > 1 {
      if folder.lastPathComponent == templatesFolder { return folder.filePath }
      folder = folder.deletingLastPathComponent()
    }
    return nil
  }
}

extension URL {
  /// As the system spells it: blanks are blanks, and folders end like files.
  var filePath: String {
    let path: String = path(percentEncoded: false)
    return path.hasSuffix("/") ? String(path.dropLast()) : path
  }
}

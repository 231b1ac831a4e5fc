import Foundation
import PackagePlugin

// One file, because SwiftPM compiles a plugin file by file, and each user of the package pays for that.

/// Turns the specs of a target into Swift, as a part of its build.
@main
struct BindgenPlugin {
  /// Returns one command for all specs of a target, because models may use each other across specs.
  func commands(
    for target: String,
    files: FileList,
    dependencies: Dependencies,
    folder: URL,
    tool: (String) throws -> PluginContext.Tool
  ) throws -> [Command] {
    let inputs: Inputs = Inputs(files)
    guard !inputs.specs.isEmpty else {
      Diagnostics.remark("bindgen: '\(target)' has no spec; add one, named '*\(FileNames.specEndings[0])'")
      return []
    }
    if let fault: String = inputs.fault {
      Diagnostics.error("bindgen for \(target): \(fault)")
      return []
    }
    let output: URL = folder.appending(path: "Generated", directoryHint: .isDirectory)
    let command: Command = .buildCommand(
      displayName: "bindgen for \(target)",
      executable: try tool("bindgen-plugin").url,
      arguments: inputs.arguments + ["--output", output.filePath] + dependencies.arguments(\.filePath),
      environment: [:],
      inputFiles: inputs.specs + dependencies.specs + inputs.templates,
      outputFiles: inputs.outputs.map { output.appending(path: $0, directoryHint: .notDirectory) }
    )
    return [command]
  }
}

extension BindgenPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? SwiftSourceModuleTarget else {
      Diagnostics.error("bindgen: '\(target.name)' is not a Swift target")
      return []
    }
    return try commands(
      for: target.name,
      files: target.sourceFiles,
      dependencies: Dependencies(of: target),
      folder: context.pluginWorkDirectoryURL,
      tool: context.tool
    )
  }
}

extension Dependencies {
  /// Reads the dependencies of a target in an Xcode project from a file of the target, since Xcode passes none to a plugin.
  init(among files: FileList) throws {
    let list: URL? = files.map(\.url).first { $0.lastPathComponent == FileNames.modules }
    if let list { try self.init(listedIn: list) } else { self.init() }
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension BindgenPlugin: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      try commands(
        for: target.displayName,
        files: target.inputFiles,
        dependencies: try Dependencies(among: target.inputFiles),
        folder: context.pluginWorkDirectoryURL,
        tool: context.tool
      )
    }
  }
#endif

/// bindgen's files among those of a target: its specs, and the templates in its folder `Templates.bindgen`.
struct Inputs {
  private static let templatesFolder: String = "Templates.bindgen"

  private(set) var specs: [URL] = []
  private(set) var templates: [URL] = []
  /// The folders of the templates, of which the tool takes only one.
  private var templateFolders: [String] = []
  /// Swift files of the target with the name of an output.
  private var inTheWay: [String] = []

  init(_ files: FileList) {
    // Build systems list files in different orders; the command should not change with that.
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

  /// The reason why the tool can't run; nil if it can.
  var fault: String? {
    if templateFolders.count > 1 {
      return "there is more than one folder of templates: " + templateFolders.joined(separator: ", ")
    }
    return inTheWay.first.map { "'\($0)' is made by the plugin, so it can't be in the target too; remove it" }
  }

  /// The outputs' names, each once: if two specs have the same output name, the tool reports it with both places.
  var outputs: [String] {
    var names: [String] = []
    for name in specs.map({ FileNames.output(ofSpec: $0.filePath) }) + [FileNames.support]
    where !names.contains(where: { $0.lowercased() == name.lowercased() }) {
      names.append(name)
    }
    return names
  }

  var arguments: [String] {
    var arguments: [String] = []
    for folder in templateFolders { arguments += ["--templates", folder] }
    return arguments + specs.map(\.filePath)
  }

  /// The template folder of a file, at any depth.
  private static func folder(of file: URL) -> String? {
    var folder: URL = file.deletingLastPathComponent()
    while folder.pathComponents.count > 1 {
      if folder.lastPathComponent == templatesFolder { return folder.filePath }
      folder = folder.deletingLastPathComponent()
    }
    return nil
  }
}

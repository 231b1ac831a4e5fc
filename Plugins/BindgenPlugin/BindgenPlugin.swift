import Foundation
import PackagePlugin

/// Turns the specs of a target into Swift, as a part of its build.
@main
struct BindgenPlugin {
  /// One command for all specs of a target, because models may use each other across specs.
  func commands(
    for target: String,
    files: FileList,
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
      executable: try tool("bindgen").url,
      arguments: inputs.arguments + ["--output", output.filePath],
      environment: [:],
      inputFiles: inputs.specs + inputs.templates,
      outputFiles: inputs.outputs.map { output.appending(path: $0, directoryHint: .notDirectory) }
    )
    return [command]
  }
}

extension BindgenPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? SwiftSourceModuleTarget else {
      Diagnostics.error("bindgen: '\(target.name)' is no target of Swift")
      return []
    }
    return try commands(
      for: target.name,
      files: target.sourceFiles,
      folder: context.pluginWorkDirectoryURL,
      tool: context.tool
    )
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension BindgenPlugin: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      try commands(
        for: target.displayName,
        files: target.inputFiles,
        folder: context.pluginWorkDirectoryURL,
        tool: context.tool
      )
    }
  }
#endif

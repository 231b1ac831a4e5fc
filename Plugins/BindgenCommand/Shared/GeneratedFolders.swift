import Foundation
import PackagePlugin

// One file, because SwiftPM compiles a plugin file by file, and each user of the package pays for that.

/// The folders `Generated` of a package: one for each target that keeps emitted Swift beside its specs.
struct GeneratedFolders {
  private let context: PluginContext
  private let targets: [TargetFolder]

  /// - Parameter arguments: `--target <name>` for each target; without any, all that do not use the build tool, which
  ///   has its own output folder.
  init(of context: PluginContext, _ arguments: [String]) throws {
    var rest: ArgumentExtractor = ArgumentExtractor(arguments)
    let names: [String] = rest.extractOption(named: "target")
    // SwiftPM accepts its own flags after the verb too, and leaves them there.
    for flag in ["allow-writing-to-package-directory", "disable-sandbox"] { _ = rest.extractFlag(named: flag) }
    if let word: String = rest.remainingArguments.first {
      throw Failure("unknown argument '\(word)'; there is only '--target <name>'")
    }
    let all: [TargetFolder] = TargetFolder.all(of: context.package)
    self.context = context
    self.targets = try names.isEmpty ? Self.withoutBuildTool(all, context) : Self.named(names, all, context)
  }

  private static func withoutBuildTool(_ all: [TargetFolder], _ context: PluginContext) throws -> [TargetFolder] {
    let users: Set<String> = try Manifest(of: context).targetsThatUse(buildTool)
    return all.filter { !users.contains($0.name) }
  }

  private static func named(
    _ names: [String],
    _ all: [TargetFolder],
    _ context: PluginContext
  ) throws -> [TargetFolder] {
    let targets: [TargetFolder] = try names.map { name in
      guard let target: TargetFolder = all.first(where: { $0.name == name }) else {
        throw Failure("there is no target '\(name)'")
      }
      return target
    }
    // If the manifest can't be read, the user who names a target is trusted.
    let users: Set<String> = (try? Manifest(of: context).targetsThatUse(buildTool)) ?? []
    if let name: String = names.first(where: users.contains) {
      throw Failure(
        "'\(name)' uses \(buildTool), which makes its Swift in each build; the same in 'Generated' would be in the way. "
          + "To commit it instead, take the plugin out of the target first"
      )
    }
    return targets
  }

  private static let buildTool: String = "BindgenPlugin"

  /// Runs the tool once for each folder. A target that fails does not stop the others.
  ///
  /// - Parameter failure: The message for a failure of the tool, to follow the names of targets.
  func run(options: [String], failure: String) throws {
    var failed: [String] = []
    for target in targets {
      if target.specs.isEmpty {
        guard target.isGenerated else { continue }
        Diagnostics.error("the specs of '\(target.output)' are gone; remove that folder")
      } else if try run(target.arguments + options) != 0 {
        failed.append(target.name)
      }
    }
    if !failed.isEmpty { throw Failure(failed.joined(separator: ", ") + ": " + failure) }
  }

  /// Runs the tool in the package's folder, so that messages are the same on every machine.
  private func run(_ arguments: [String]) throws -> Int32 {
    let process: Process = Process()
    process.executableURL = try context.tool(named: "bindgen").url
    process.arguments = arguments
    process.environment = [:]
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }
}

/// A target's folder and bindgen's files in it; all paths are relative to the package's folder.
struct TargetFolder {
  let name: String
  /// All specs below the folder.
  let specs: [String]
  /// The output folder.
  let output: String
  /// Whether the tool has written there.
  let isGenerated: Bool
  /// The folder of own templates, if there is one.
  private let templates: String?

  /// The tool's arguments for the target's dependencies.
  private let dependencies: [String]

  var arguments: [String] {
    specs + ["--output", output] + (templates.map { ["--templates", $0] } ?? []) + dependencies
  }

  static func all(of package: Package) -> [TargetFolder] {
    let base: String = package.directoryURL.folderPath
    let targets: [SwiftSourceModuleTarget] = package.targets.compactMap { $0 as? SwiftSourceModuleTarget }
    let folders: [String] = targets.map(\.directoryURL.folderPath)
    return zip(targets, folders).map { target, folder in
      // Files in another target's folder inside this one belong to that target.
      let inner: [String] = folders.filter { $0 != folder && $0.hasPrefix(folder) }
      return TargetFolder(target, folder, without: inner, base: base)
    }
  }

  private init(_ target: SwiftSourceModuleTarget, _ folder: String, without inner: [String], base: String) {
    func relative(_ path: String) -> String { path.hasPrefix(base) ? String(path.dropFirst(base.count)) : path }
    let files: FileManager = .default
    name = target.name
    dependencies = Dependencies(of: target).arguments { relative($0.filePath) }
    specs = FileNames.specs(below: folder, without: inner).map { relative($0.filePath) }
    output = relative(folder + "Generated")
    isGenerated = files.fileExists(atPath: folder + "Generated/.bindgen-manifest")
    templates = files.fileExists(atPath: folder + "Templates.bindgen") ? relative(folder + "Templates.bindgen") : nil
  }
}

/// The part of a package's manifest that SwiftPM does not pass to plugins: the plugins that each target uses.
struct Manifest: Decodable {
  private struct Target: Decodable {
    let name: String
    /// `{ "plugin": ["BindgenPlugin", "bindgen"] }`, with the package last, if it is another one.
    let pluginUsages: [[String: [String?]]]?
  }

  private let targets: [Target]

  /// Reads the manifest with SwiftPM, which gets a folder for its files that a plugin may write to.
  init(of context: PluginContext) throws {
    let folder: URL = context.pluginWorkDirectoryURL
    var arguments: [String] = ["package", "--package-path", context.package.directoryURL.path(percentEncoded: false)]
    // A plugin may run in a sandbox already, and sandboxes don't nest.
    arguments.append("--disable-sandbox")
    for option in ["--scratch-path", "--cache-path", "--config-path", "--security-path"] {
      arguments += [option, folder.appending(path: "manifest").path(percentEncoded: false)]
    }
    let process: Process = Process()
    let output: Pipe = Pipe()
    process.executableURL = try context.tool(named: "swift").url
    process.arguments = arguments + ["dump-package"]
    process.standardOutput = output
    try process.run()
    let json: Data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure("can't tell which targets use the build tool; name those that do not: '--target <name>'")
    }
    self = try JSONDecoder().decode(Manifest.self, from: json)
  }

  func targetsThatUse(_ plugin: String) -> Set<String> {
    let users: [Target] = targets.filter { target in
      (target.pluginUsages ?? []).contains { $0["plugin"]?.first == plugin }
    }
    return Set(users.map(\.name))
  }
}

struct Failure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

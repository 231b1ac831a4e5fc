import Foundation
import PackagePlugin

/// A package's manifest, as far as plugins are not told of it: which plugins each target uses.
struct Manifest: Decodable {
  private struct Target: Decodable {
    let name: String
    /// `{ "plugin": ["BindgenPlugin", "bindgen"] }`, the package last, where it is another one.
    let pluginUsages: [[String: [String?]]]?
  }

  private let targets: [Target]

  /// Asks SwiftPM, with all that it keeps in a folder that a plugin may write to.
  init(of context: PluginContext) throws {
    let folder: URL = context.pluginWorkDirectoryURL
    var arguments: [String] = ["package", "--package-path", context.package.directoryURL.path(percentEncoded: false)]
    // A plugin may be in a sandbox already, and there is none within a sandbox.
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

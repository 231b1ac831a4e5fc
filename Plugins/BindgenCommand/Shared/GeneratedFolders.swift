import Foundation
import PackagePlugin

/// The folders `Generated` of a package: one for each target that has specs and keeps what they give beside them.
struct GeneratedFolders {
  private let context: PluginContext
  private let targets: [TargetFolder]

  /// - Parameter arguments: `--target <name>` for each target that is meant; without any, all that do not use the
  ///   build tool, which has a folder of its own for what it makes.
  init(of context: PluginContext, _ arguments: [String]) throws {
    var rest: ArgumentExtractor = ArgumentExtractor(arguments)
    let names: [String] = rest.extractOption(named: "target")
    // SwiftPM takes its own flags behind the verb too, and leaves them there.
    for flag in ["allow-writing-to-package-directory", "disable-sandbox"] { _ = rest.extractFlag(named: flag) }
    if let word: String = rest.remainingArguments.first {
      throw Failure("unknown argument '\(word)'; there is only '--target <name>'")
    }
    let all: [TargetFolder] = TargetFolder.all(of: context.package)
    self.context = context
    self.targets = try names.isEmpty ? Self.withoutBuildTool(all, context) : Self.named(names, all)
  }

  private static func withoutBuildTool(_ all: [TargetFolder], _ context: PluginContext) throws -> [TargetFolder] {
    let users: Set<String> = try Manifest(of: context).targetsThatUse("BindgenPlugin")
    return all.filter { !users.contains($0.name) }
  }

  private static func named(_ names: [String], _ all: [TargetFolder]) throws -> [TargetFolder] {
    try names.map { name in
      guard let target: TargetFolder = all.first(where: { $0.name == name }) else {
        throw Failure("there is no target '\(name)'")
      }
      return target
    }
  }

  /// Runs the tool once a folder. A target that fails does not keep the others from their turn.
  ///
  /// - Parameter failure: What it means that the tool has failed, to be read behind the names of targets.
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

  /// In the package's folder, so that what is told is the same on every machine.
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

struct Failure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

import Foundation
import PackagePlugin

/// Makes random models while their target is built: those of the table, or as many families as the environment says.
@main
struct RandomModelsPlugin: BuildToolPlugin {
  /// `<first seed> <families>`
  private static let variable: String = "BINDGEN_FAMILIES"
  /// How many the table has. A plugin can't ask it; with too few of them here, `RandomTypes.swift` does not compile.
  private static let table: (graphs: Int, families: Int) = (17, 15)

  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? SwiftSourceModuleTarget else { return [] }
    let templates: [URL] = target.sourceFiles.map(\.url).filter { $0.lastPathComponent.hasSuffix(".swift.tmpl") }
    guard let folder: URL = templates.first?.deletingLastPathComponent() else { return [] }
    let words: [Substring] = (ProcessInfo.processInfo.environment[Self.variable] ?? "").split(separator: " ")
    let seeds: [Int] = words.compactMap { Int($0) }
    let output: URL = context.pluginWorkDirectoryURL
    let command: Command = .buildCommand(
      displayName: "Random models",
      executable: try context.tool(named: "bindgen-random-models").url,
      arguments: [folder.path(), output.path()] + seeds.map { "\($0)" },
      inputFiles: templates.sorted { $0.path() < $1.path() },
      outputFiles: Self.outputs(seeds).map { output.appending(path: $0) }
    )
    return [command]
  }

  private static func outputs(_ seeds: [Int]) -> [String] {
    let graphs: [String] = seeds.isEmpty ? (1...table.graphs).map { "Graph\($0)" } : []
    let first: Int = seeds.first ?? 1
    let count: Int = seeds.last ?? table.families
    let families: [String] = (first..<(first + count)).flatMap { ["Family\($0)", "Family\($0)Leaves"] }
    return (graphs + families).map { $0 + ".bindgen.swift" } + ["Bindgen+Support.swift", "RandomTypes.swift"]
  }
}

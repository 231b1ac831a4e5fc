import Foundation
import PackagePlugin

/// Makes random models while their target is built: those of the table, or as many families, with lists or without, or
/// as many scenarios in three forms, as the environment says.
@main
struct RandomModelsPlugin: BuildToolPlugin {
  /// `families <first seed> <count>`, or `lists` in the place of `families`
  private static let variable: String = "BINDGEN_FAMILIES"
  /// `forms <first seed> <count>`
  private static let formsVariable: String = "BINDGEN_FORMS"
  /// How many the table has. A plugin can't ask it; with too few of them here, `RandomTypes.swift` does not compile.
  private static let table: (graphs: Int, families: Int, lists: Int) = (17, 15, 5)
  private static let forms: [Int] = [1, 2, 3, 10, 20, 74, 135]

  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? SwiftSourceModuleTarget else { return [] }
    if target.name == "FormModels" { return [try formsCommand(context)] }
    let templates: [URL] = target.sourceFiles.map(\.url).filter { $0.lastPathComponent.hasSuffix(".swift.tmpl") }
    guard let folder: URL = templates.first?.deletingLastPathComponent() else { return [] }
    let words: [Substring] = (ProcessInfo.processInfo.environment[Self.variable] ?? "").split(separator: " ")
    let output: URL = context.pluginWorkDirectoryURL
    let command: Command = .buildCommand(
      displayName: "Random models",
      executable: try context.tool(named: "bindgen-random-models").url,
      arguments: [folder.path(), output.path()] + words.map(String.init),
      inputFiles: templates.sorted { $0.path() < $1.path() },
      outputFiles: Self.outputs(words).map { output.appending(path: $0) }
    )
    return [command]
  }

  private func formsCommand(_ context: PluginContext) throws -> Command {
    let words: [Substring] = (ProcessInfo.processInfo.environment[Self.formsVariable] ?? "").split(separator: " ")
    let output: URL = context.pluginWorkDirectoryURL
    let seeds: [Int] = words.compactMap { Int($0) }
    let made: [Int] = seeds.count == 2 ? Array(seeds[0]..<(seeds[0] + seeds[1])) : Self.forms
    let specs: [String] = made.flatMap { seed in ["C", "O", "S"].map { "Form\(seed)\($0).bindgen.swift" } }
    return .buildCommand(
      displayName: "Random models in three forms",
      executable: try context.tool(named: "bindgen-random-models").url,
      arguments: ["forms", output.path()] + words.map(String.init),
      inputFiles: [],
      outputFiles: (specs + ["Bindgen+Support.swift", "FormTypes.swift"]).map { output.appending(path: $0) }
    )
  }

  private static func outputs(_ words: [Substring]) -> [String] {
    let seeds: [Int] = words.compactMap { Int($0) }
    func those(_ kind: Substring, _ ofTable: Range<Int>) -> Range<Int> {
      guard seeds.count == 2 else { return ofTable }
      return words[0] == kind ? seeds[0]..<(seeds[0] + seeds[1]) : 0..<0
    }
    let graphs: [String] = those("graphs", 1..<(table.graphs + 1)).map { "Graph\($0)" }
    let families: [String] = those("families", 1..<(table.families + 1)).flatMap {
      ["Family\($0)", "Family\($0)Leaves"]
    }
    // The first is always there.
    let lists: [String] = ([0] + those("lists", 0..<table.lists).filter { $0 > 0 }).map { "Lists\($0)" }
    return (graphs + families + lists).map { $0 + ".bindgen.swift" } + ["Bindgen+Support.swift", "RandomTypes.swift"]
  }
}

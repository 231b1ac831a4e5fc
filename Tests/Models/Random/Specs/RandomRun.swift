import TestBasics

/// The random specs of one run, emitted as one module.
package struct RandomRun: Sendable {
  package let graphs: [RandomGraph]
  package let families: [RandomFamily]
  package let lists: [RandomLists]

  /// All cases of the tables.
  package static let table: RandomRun = RandomRun(RandomGraph.all, RandomFamily.all, RandomLists.all)

  /// The cases of the table that compile quickly: of each outlet, alone and as families.
  package static let sample: RandomRun = {
    let most: Int = 20
    return RandomRun(
      RandomGraph.all.filter { $0.nodes.count <= most },
      RandomFamily.all.filter { $0.models.map(\.nodes.count).reduce(0, +) <= most },
      Array(RandomLists.all[..<2])
    )
  }()

  /// The cases that tests run.
  package static let tested: RandomRun = LongProof.isOn ? table : sample

  private init(_ graphs: [RandomGraph], _ families: [RandomFamily], _ lists: [RandomLists]) {
    self.graphs = graphs
    self.families = families
    self.lists = lists
  }

  /// Creates families of any shape.
  package init(from first: UInt64, count: UInt64) {
    self.init([], (first..<(first + count)).map { RandomFamily(seed: $0) }, Array(RandomLists.all[..<1]))
  }

  /// Creates families with lists. The first of all is always included: the Swift beside the specs uses its types.
  package init(listsFrom first: UInt64, count: UInt64) {
    self.init([], [], [RandomLists.all[0]] + (max(1, first)..<(first + count)).map { RandomLists(seed: $0) })
  }

  /// - Parameter words: `families <first seed> <count>`, or `lists` in the place of `families`; nil if they are others.
  package init?(words: String) {
    let words: [Substring] = words.split(separator: " ")
    let seeds: [UInt64] = words.dropFirst().compactMap { UInt64($0) }
    guard seeds.count == 2 else { return nil }
    switch words[0] {
    case "families": self.init(from: seeds[0], count: seeds[1])
    case "lists": self.init(listsFrom: seeds[0], count: seeds[1])
    default: return nil
    }
  }

  /// Texts of the specs, by their file names.
  package var specs: [(name: String, text: String)] {
    graphs.map { ("\($0.name).bindgen.yml", $0.spec) } + families.flatMap(\.specs)
      + lists.map { ("\($0.name).bindgen.yml", $0.spec) }
  }

  /// Returns the same specs, with families that are spread over modules.
  package func specs(in module: RandomModule) -> [(name: String, text: String)] {
    let others: [(name: String, text: String)] =
      module == .models ? (graphs.map { ($0.name, $0.spec) } + lists.map { ($0.name, $0.spec) }) : []
    return others.map { ("\($0.name).bindgen.yml", $0.text) } + families.compactMap { $0.spec(in: module) }
  }

  private var models: [String] { graphs.map(\.name) + families.flatMap { $0.models.map(\.name) } }

  /// The Swift source of a table of the models by their names, for drivers.
  package var types: String {
    let lists: [String] = lists.flatMap { $0.models.filter { !$0.isValue }.map(\.name) }
    let lines: [String] =
      ["package enum RandomTypes {"] + table("all", of: "DrivenModel", models)
      + table("lists", of: "DrivenLists", lists)
      + ["}"]
    return lines.joined(separator: "\n") + "\n"
  }

  private func table(_ name: String, of type: String, _ models: [String]) -> [String] {
    ["  package static var \(name): [String: any \(type).Type] {", models.isEmpty ? "    [:" : "    ["]
      + models.map { "      \"\($0)\": \($0).self," } + ["    ]", "  }"]
  }
}

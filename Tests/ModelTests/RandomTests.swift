import Testing

@testable import RandomSnapshot

/// Models made at random, driven at random, against an oracle that computes everything anew.
@Suite("Random models")
struct RandomTests {
  private static var types: [any DrivenModel.Type] {
    [
      Graph1.self, Graph2.self, Graph3.self, Graph4.self, Graph5.self, Graph6.self,
      Graph7.self, Graph8.self, Graph9.self, Graph10.self, Graph11.self, Graph12.self,
    ]
  }

  @Test("Every read is right and every notice is true", arguments: RandomGraph.all, [true, false])
  func driven(_ graph: RandomGraph, hasWhole: Bool) throws {
    let type: any DrivenModel.Type = try #require(Self.types.first { "\($0)" == graph.name })
    let steps: Int = 30_000 / graph.nodes.count
    for seed: UInt64 in 1...3 {
      let driver: RandomDriver = RandomDriver(type.init(), graph, seed: seed, hasWhole: hasWhole)
      driver.run(steps / 3)
      #expect(driver.mistakes.isEmpty, "\(graph.name), seed \(seed)")
      if hasWhole, graph.emit.contains("callbacks") { #expect(driver.notices > steps / 30) }
    }
  }
}

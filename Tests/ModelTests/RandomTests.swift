import Testing

@testable import RandomSnapshot

/// Models made at random, driven at random, against an oracle that computes everything anew.
@Suite("Random models")
struct RandomTests {
  private static var types: [any DrivenModel.Type] {
    [
      Graph1.self, Graph2.self, Graph3.self, Graph4.self, Graph5.self, Graph6.self,
      Graph7.self, Graph8.self, Graph9.self, Graph10.self, Graph11.self, Graph12.self, Graph13.self,
      Graph14.self, Graph15.self, Graph16.self, Graph17.self,
    ]
  }

  private static var familyTypes: [any DrivenModel.Type] {
    [
      Family1M0.self, Family1M1.self, Family2M0.self, Family2M1.self, Family2M2.self, Family3M0.self, Family3M1.self,
      Family3M2.self, Family3M3.self, Family4M0.self, Family4M1.self, Family4M2.self, Family4M3.self, Family4M4.self,
      Family5M0.self, Family5M1.self, Family5M2.self, Family6M0.self, Family6M1.self, Family7M0.self, Family7M1.self,
      Family7M2.self, Family8M0.self, Family8M1.self, Family9M0.self, Family9M1.self, Family9M2.self, Family10M0.self,
      Family10M1.self, Family10M2.self, Family10M3.self, Family11M0.self, Family11M1.self, Family11M2.self,
      Family12M0.self, Family12M1.self, Family12M2.self, Family13M0.self, Family13M1.self, Family13M2.self,
      Family14M0.self, Family14M1.self, Family14M2.self, Family15M0.self, Family15M1.self, Family15M2.self,
    ]
  }

  @Test("Every read is right and every notice is true", arguments: RandomGraph.all, [true, false])
  func driven(_ graph: RandomGraph, hasWhole: Bool) throws {
    let type: any DrivenModel.Type = try #require(Self.types.first { "\($0)" == graph.name })
    let steps: Int = 30_000 / graph.nodes.count
    for seed: UInt64 in 1...3 {
      let driver: FamilyDriver = FamilyDriver(RandomFamily(graph), [type], seed: seed, hasWhole: hasWhole)
      driver.run(steps / 3)
      #expect(driver.mistakes.isEmpty, "\(graph.name), seed \(seed), step \(driver.steps)")
      if hasWhole, !graph.outlets.isEmpty { #expect(driver.notices > steps / 30) }
    }
  }

  private static func types(of family: RandomFamily) throws -> [any DrivenModel.Type] {
    try family.models.map { model in try #require(familyTypes.first { "\($0)" == model.name }) }
  }

  @Test("Families settle and tell as one", arguments: RandomFamily.all, [true, false])
  func families(_ family: RandomFamily, hasWhole: Bool) throws {
    let types: [any DrivenModel.Type] = try Self.types(of: family)
    for seed: UInt64 in 1...3 {
      let driver: FamilyDriver = FamilyDriver(family, types, seed: seed, hasWhole: hasWhole)
      driver.run(6_000 / family.models.map(\.nodes.count).reduce(0, +))
      #expect(driver.mistakes.isEmpty, "\(family), seed \(seed), step \(driver.steps)")
      if family.isObserved { #expect(driver.notices > driver.steps / 30) }
    }
  }
}

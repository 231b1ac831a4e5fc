@_spi(Bindgen) import BindgenRuntime
import RandomDriver
import RandomModels
import RandomSpecs
import TestBasics
import Testing

/// Random models, driven at random, against an oracle that computes everything anew.
@Suite("Random models")
struct RandomTests {
  @Test("Every read is right and every notice is true", arguments: RandomRun.tested.graphs, [true, false])
  func driven(_ graph: RandomGraph, hasWhole: Bool) throws {
    let type: any DrivenModel.Type = try #require(RandomTypes.all[graph.name])
    let steps: Int = (LongProof.isOn ? 30_000 : 12_000) / graph.nodes.count
    for seed: UInt64 in 1...3 {
      let driver: FamilyDriver = FamilyDriver(RandomFamily(graph), [type], seed: seed, hasWhole: hasWhole)
      driver.run(steps / 3)
      #expect(driver.mistakes.isEmpty, "\(graph.name), seed \(seed), step \(driver.steps)")
      if hasWhole, !graph.outlets.isEmpty { #expect(driver.notices > steps / 30) }
    }
  }

  private static func types(of family: RandomFamily) throws -> [any DrivenModel.Type] {
    try family.models.map { model in try #require(RandomTypes.all[model.name]) }
  }

  @Test("Families settle and tell as one", arguments: RandomRun.tested.families, [true, false])
  func families(_ family: RandomFamily, hasWhole: Bool) throws {
    let types: [any DrivenModel.Type] = try Self.types(of: family)
    let steps: Int = LongProof.isOn ? 6_000 : 1_500
    for seed: UInt64 in 1...3 {
      let driver: FamilyDriver = FamilyDriver(family, types, seed: seed, hasWhole: hasWhole)
      driver.run(steps / family.models.map(\.nodes.count).reduce(0, +))
      #expect(driver.mistakes.isEmpty, "\(family), seed \(seed), step \(driver.steps)")
      if family.isObserved { #expect(driver.notices > driver.steps / 30) }
    }
  }

  @Test(
    "Lists and what is kept of them equal arrays, and edits lead from what was shown to what is",
    arguments: RandomRun.tested.lists
  )
  func lists(_ family: RandomLists) {
    for seed: UInt64 in 1...3 {
      let driver: ListDriver = ListDriver(family, RandomTypes.lists, seed: seed)
      driver.run(150)
      #expect(driver.mistakes.isEmpty, "\(family), seed \(seed), step \(driver.steps)")
    }
  }
}

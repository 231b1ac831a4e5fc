@_spi(Bindgen) import BindgenRuntime
import Testing

@testable import ShopModels

/// A table of scenarios against every outlet: a model's notices are the same for each kind of observer.
@Suite("Scenarios")
struct ScenarioTests {
  @Test("One notice a transaction, with exactly what changed", arguments: Watching.allCases, Scenario.all)
  func notices(_ watching: Watching, _ scenario: Scenario) throws {
    let rig: Rig = watching.rig()
    for (number, step) in scenario.steps.enumerated() {
      try step.act(rig)
      rig.reader.run()
      let expected: [Set<String>] = step.tells.isEmpty ? [] : [step.tells]
      for diary in rig.whole + rig.parts {
        #expect(diary.take() == expected, "step \(number) of '\(scenario.name)'")
      }
      if let screen: Screen = rig.screen {
        let shown: Set<String> = step.tells.intersection(Screen.shown)
        #expect(screen.diary.take() == (shown.isEmpty ? [] : [shown]), "step \(number) of '\(scenario.name)'")
        #expect(screen.shows(rig.cart))
      }
      #expect(rig.cart.isRight, "step \(number) of '\(scenario.name)'")
    }
  }
}

extension Scenario: CustomTestStringConvertible {
  var testDescription: String { name }
}

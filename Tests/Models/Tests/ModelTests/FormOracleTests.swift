@_spi(Bindgen) import BindgenRuntime
import FormModels
import RandomSpecs
import Testing

@testable import FormDriver

/// Properties that the oracle of the three forms must have by itself.
@Suite("The oracle of three forms")
struct FormOracleTests {
  /// (The oracle once released the one that had begun first, which may have waited in a queue meanwhile: then the forms seemed
  /// to be wrong. Seed 238 of the scenarios, in the fourth run of 400 operations.)
  @Test("of two effects with one label the one goes on that has waited longer")
  func labels() throws {
    let scenario: FormScenario = FormScenario.random(1)
    let node: FormNode = FormNode(scenario, 0) { 1 }
    let effects: [FormScenario.Effect] = scenario.models.flatMap(\.actions).flatMap(\.effects)
    let effect: FormScenario.Effect = try #require(effects.first { $0.kind == .waits })
    let (early, late): (FormTask, FormTask) = (
      FormTask(effect, node, 1, 1, nil, "one", nil), FormTask(effect, node, 2, 2, nil, "one", nil)
    )
    var tasks: FormTasks = FormTasks()
    tasks.begin(early)
    tasks.begin(late)
    tasks.start()
    while tasks.isBusy { _ = tasks.next() }
    tasks.wait(late)
    tasks.wait(early)
    tasks.release("one", .isOver)
    #expect(tasks.next()?.task === late)
  }
}

@_spi(Bindgen) import BindgenRuntime
import FormDriver
import RandomSpecs
import TestBasics
import Testing

/// Random models in three forms, driven by the same operations, against an oracle. `.ci/prove-forms` makes many more.
@Suite("Three forms at random", .serialized)
@MainActor
struct FormTests {
  /// Bugs that these seeds found:
  ///
  /// - 2: a class cancelled effects by a field's value, `cancels: load(page)`, in code that did not compile.
  /// - 10: effects that a row began in the action in which it left went on without the row.
  /// - 20: a model reacted that had left. And a value did not react when its parent's parent called a model below it.
  /// - 1, 3: a value did not react to what its parent wrote.
  /// - 74: a class let models on one level react before it looked at what they had changed below.
  /// - 135: in a value, models on one level did not react in the order in which their actions were called. And, when there
  ///   were events, not in the order in which the receivers of events called them.
  /// - 310: an effect with `outlives: true` did not begin if its model left in the action that called it. And a model that left,
  ///   and was retained, reacted later to what had changed before, in the class that is observed in more fields.
  @Test(
    "after each operation all forms have the same fields, and the same effects",
    arguments: FormRun.tested.scenarios
  )
  func driven(_ scenario: FormScenario) async {
    let proof: FormProof = FormProof()
    for seed: UInt64 in 1...(LongProof.isOn ? 4 : 2) { await proof.run(scenario, seed: seed, 190) }
    for mistake in proof.mistakes { Issue.record("\(mistake)") }
    #expect(proof.operations > (LongProof.isOn ? 700 : 350))
  }
}

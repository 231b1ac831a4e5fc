import FormDriver
import RandomSpecs
import Testing

/// Random models in three forms, driven by the same operations, against an oracle. `.ci/prove-forms` makes many more.
@Suite("Three forms at random", .serialized)
@MainActor
struct FormTests {
  /// What these seeds found: the first are those that came first.
  ///
  /// - 2: a class cancelled effects by a field's value, `cancels: load(page)`, in code that did not compile.
  /// - 10: what a row began in the action in which it left went on without the row, and its reactions ran.
  @Test("after each operation all forms have the same fields, and the same effects", arguments: FormRun.table.scenarios)
  func driven(_ scenario: FormScenario) async {
    let proof: FormProof = FormProof()
    for seed: UInt64 in 1...3 { await proof.run(scenario, seed: seed, 250) }
    for mistake in proof.mistakes { Issue.record("\(mistake)") }
    #expect(proof.operations > 700)
  }
}

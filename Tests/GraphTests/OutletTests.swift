import BindgenCore
import Testing

@Suite("Outlets that a run asks for")
struct OutletTests {
  @Test(
    "they need not fit each model, or be built in, and the specs' own are read, too",
    arguments: [
      ("emit: [view]\nmodels:\n  A:\n    state: { a: Int = 0 }", ResolveOptions(emit: ["delegate"]), []),
      ("models:\n  A:", ResolveOptions(emit: ["view"]), []),
      ("emit: [analytics, tracing]\nmodels:\n  A:", ResolveOptions(own: ["analytics", "tracing"]), []),
      // A template of one's own may import what it needs.
      ("models:\n  A:\n    emit: [mine]\n    state: { a: Date }", ResolveOptions(own: ["mine"]), []),
      ("models:\n  A:\n=== B.yml\nmodels:\n  B:", ResolveOptions(emit: ["x", "delegate", "x"]), ["unknown-outlet"]),
      (
        "models:\n  A:\n    kind: struct\n    lists: { rows: R }\n  R:\n    kind: struct\n    let: { id: Int }",
        ResolveOptions(emit: ["reducer", "listSource", "observation", "spies"]), []
      ),
      (
        "emit: x\nmodels:\n  A:\n    emit: view", ResolveOptions(emit: ["delegate"]),
        ["unknown-outlet Test.bindgen.yml:1:7"]
      ),
      (
        "models:\n  A:\n    emit: x", ResolveOptions(emit: ["delegate"]), ["unknown-outlet Test.bindgen.yml:3:11"]
      ),
    ] as [(String, ResolveOptions, [String])]
  )
  func outlets(source: String, options: ResolveOptions, told: [String]) {
    #expect(Outcome(source, options).told == told)
  }
}

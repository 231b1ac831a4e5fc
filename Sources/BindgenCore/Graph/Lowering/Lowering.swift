/// Specs on their way to what the resolver knows: stored values, derivations, functions and actions.
///
/// Each pass lowers one part of the language to entries of these kinds, so that all that holds for entries holds for it, too.
struct Lowering {
  /// Nil for a spec that could not be read at all.
  var specs: [Spec?]
  /// The models of other modules, which are lowered already.
  let others: [Model]
  let options: ResolveOptions
  var diagnostics: Diagnostics

  typealias Pass = @Sendable (inout Lowering) -> Void

  private static let passes: [Pass] = [
    // The children in cases may send events, and be named wherever a child is.
    Choices.lower,
    EventActions.lower,
    // A load is an action with an effect, whose endings are lowered with those of all others.
    Loads.lower,
    Endings.lower,
    // Any of the bodies that there are now may ask what runs.
    Runs.lower,
    StoreFields.lower,
    // A store has the fields that its value has in the end.
    Stores.lower,
  ]

  /// Runs all passes.
  mutating func run() {
    for pass in Self.passes { pass(&self) }
  }

  /// All models of the specs.
  var models: [Model] { specs.compactMap { $0 }.flatMap(\.models) }

  /// The models of the specs and of other modules. Of two with one name, which is an error, the first counts.
  var modelsByName: [String: Model] {
    Dictionary((models + others).map { ($0.name.text, $0) }) { first, _ in first }
  }

  /// Replaces each model by what is made of it.
  mutating func changeModels(_ change: (Model, inout Diagnostics) -> Model) {
    for index in specs.indices {
      guard let models = specs[index]?.models else { continue }
      specs[index]?.models = models.map { change($0, &diagnostics) }
    }
  }
}

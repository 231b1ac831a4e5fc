import BindgenCore

/// A function of the language that expressions can call, such as `isRunning(…)`.
struct LanguageFunction {
  let name: String
  let about: String
  /// Whether the expressions of a model may call it.
  let fits: @Sendable (Model) -> Bool

  static let all: [LanguageFunction] = [
    LanguageFunction(name: Runs.question, about: "Whether effects of an action, of a load or of an id run.") { model in
      !model.loads.isEmpty || model.actions.contains { !$0.effects.isEmpty }
    },
    LanguageFunction(name: Runs.failure, about: "The error of a field's last load, until it is loaded again.") {
      !$0.loads.isEmpty
    },
    LanguageFunction(name: Runs.loaded, about: "Whether a load of a field has succeeded since it was made or cleared.")
    {
      !$0.loads.isEmpty
    },
  ]
}

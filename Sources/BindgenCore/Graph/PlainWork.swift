/// Decides which effects, loads and reactions a class can have if it is plain.
struct PlainWork {
  private let model: ResolvedModel
  private var isOnMainActor: Bool { model.isolation == "MainActor" }
  /// Whether it can have any: plain classes do their work on the main actor, and Observation tracks what runs.
  let isPossible: Bool

  init(_ model: ResolvedModel) {
    self.model = model
    isPossible = model.isolation == "MainActor" && (model.has(ReservedNames.plain) || model.isOpen)
  }

  func obstacle(_ key: String, _ range: SourceRange) -> Obstacle {
    isOnMainActor ? Obstacle(key, range) : Obstacle(key, range, "is plain only on the main actor")
  }

  /// Whether a plain class can have an effect: none that uses functions, whose inputs a plain class reads only when they run.
  func has(_ resolved: ResolvedEffect) -> Bool {
    isPossible
      && !resolved.pieces.flatMap(\.inputs).contains { input in model.functions.contains { $0.name == input.name } }
  }

  /// Whether a plain class can have a load. Of children, a load observes only other values, not writes of equal ones.
  func has(_ load: Load) -> Bool {
    guard isPossible else { return false }
    guard let inputs = PlainInputs(load, of: model) else { return true }
    let written = PlainSources(of: Array(inputs.written), model)
    return !written.areBelow && inputs.sources.made.isEmpty
  }

  /// Whether a plain class can have a reaction. An async one has no transaction, and a state with models changes with these.
  func has(reaction action: Action) -> Bool {
    guard isPossible, !action.signature.isAsync else { return false }
    guard let trigger = PlainTrigger(action, of: model) else { return true }
    return !model.branches.contains { trigger.states.contains($0.field) }
  }
}

/// What of a class's effects, loads and reactions a plain class can have.
struct PlainWork {
  private let model: ResolvedModel
  private var isOnMainActor: Bool { model.isolation == "MainActor" }
  /// Whether it can have some: work of plain classes is on the main actor, and Observation sees what runs.
  let isPossible: Bool

  init(_ model: ResolvedModel) {
    self.model = model
    isPossible = model.isolation == "MainActor" && (model.has(ReservedNames.plain) || model.isOpen)
  }

  func obstacle(_ key: String, _ range: SourceRange) -> Obstacle {
    isOnMainActor ? Obstacle(key, range) : Obstacle(key, range, "is plain only on the main actor")
  }

  /// Functions are given to effects with what they read, and a plain class reads that when they are called.
  func has(_ resolved: ResolvedEffect) -> Bool {
    isPossible
      && !resolved.pieces.flatMap(\.inputs).contains { input in model.functions.contains { $0.name == input.name } }
  }

  /// A load knows when children have other values, and not when the same is written.
  func has(_ load: Load) -> Bool {
    guard isPossible else { return false }
    guard let inputs: PlainInputs = PlainInputs(load, of: model) else { return true }
    let written: PlainSources = PlainSources(of: Array(inputs.written), model)
    return !written.areBelow && inputs.sources.made.isEmpty
  }

  /// An action that waits runs in no transaction. A state that holds models changes with all that is in them.
  func has(reaction action: Action) -> Bool {
    guard isPossible, !action.signature.isAsync else { return false }
    guard let trigger: PlainTrigger = PlainTrigger(action, of: model) else { return true }
    return !model.branches.contains { trigger.states.contains($0.field) }
  }
}

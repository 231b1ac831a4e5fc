/// The classes of other modules that classes of the run may hold. Their own module decides whether they are plain.
struct OtherClasses {
  private struct Other {
    let model: ResolvedModel
    let module: String
    let isPlain: Bool
    let hasTurns: Bool
  }

  private let classes: [String: Other]

  init(_ modules: [OtherModule]) {
    let all = modules.flatMap { module in
      let classForms = module.program.classForms
      return module.models.filter { !$0.isValue }.map { model in
        Other(
          model: model,
          module: module.name,
          isPlain: classForms.isPlain(model),
          hasTurns: classForms.hasTurns(model) && module.hasLibrary
        )
      }
    }
    classes = Dictionary(all.map { ($0.model.name, $0) }) { first, _ in first }
  }

  var plain: Set<String> { Set(classes.values.filter(\.isPlain).map(\.model.name)) }

  /// Whether effects of one of these plain classes wait for the end of actions, by the shared library.
  func haveTurns(_ names: [String]) -> Bool { names.contains { classes[$0]?.hasTurns == true } }

  /// Returns the obstacle for a class that holds a class which is not plain.
  func obstacle(of model: ResolvedModel) -> Obstacle? {
    for childType in model.stored.compactMap(\.childType) {
      guard let other = classes[childType.text], !other.isPlain else { continue }
      return Obstacle(childType.text, childType.range, "of '\(other.module)', is not plain")
    }
    return nil
  }

  /// Reports plain classes in a class with machinery, which all that it holds must notify of changes.
  func checkHeld(by model: ResolvedModel, into diagnostics: inout Diagnostics) {
    for childType in model.stored.compactMap(\.childType) {
      guard let other = classes[childType.text], other.isPlain else { continue }
      report(other, at: childType.range, "'\(model.name)' is not", into: &diagnostics)
    }
  }

  /// Reports loads and reactions that follow a plain class of another module: it notifies only its own module.
  func checkFollowed(
    by model: ResolvedModel,
    _ watches: [String: PlainWatch],
    into diagnostics: inout Diagnostics
  ) {
    for input in watches[model.name]?.below ?? [] {
      guard let other = classes[input.model], other.isPlain,
        let child = model.stored.first(where: { $0.name.text == input.path.first })
      else { continue }
      let reason = "'\(model.name)' waits for changes of '\(input.path.joined(separator: "."))'"
      report(other, at: child.childType?.range ?? child.name.range, reason, into: &diagnostics)
    }
  }

  /// Reports cancellations of effects in a plain class of another module, where these are private.
  func checkCancelled(by model: ResolvedModel, into diagnostics: inout Diagnostics) {
    for cancellation in model.actions.flatMap(\.cancellations) {
      guard let childType = cancellation.path.last?.childType, let other = classes[childType.text], other.isPlain else {
        continue
      }
      report(other, at: cancellation.id.name.range, "'\(model.name)' cancels what runs there", into: &diagnostics)
    }
  }

  private func report(_ other: Other, at place: SourceRange, _ reason: String, into diagnostics: inout Diagnostics) {
    diagnostics.addNew([
      .error(
        "module-plain",
        at: place,
        "'\(other.model.name)' of '\(other.module)' is plain, and \(reason)",
        help: "write 'emit: [observation]' for it there",
        notes: [.init("it is here", at: other.model.model.name.range)]
      )
    ])
  }
}

/// A key that needs machinery: the first of a model, in the order of the language's guide.
package struct Obstacle: Sendable {
  package let key: String
  package let range: SourceRange
  let reason: String

  init(_ key: String, _ range: SourceRange, _ reason: String = "needs what models share") {
    (self.key, self.range, self.reason) = (key, range, reason)
  }

  /// - Parameter words: The outlets that the model or its spec names.
  init?(_ model: ResolvedModel, _ words: [Word], _ tails: EventTails?, _ others: OtherClasses) {
    let first =
      others.obstacle(of: model) ?? Self.outlet(of: model, words) ?? Self.entry(of: model) ?? Self.action(of: model)
      ?? Self.name(of: model)
    guard let obstacle = first ?? tails?.first(in: model).map({ Obstacle("events", $0) }) else { return nil }
    self = obstacle
  }

  /// Returns the first view, store or outlet that observes in another way than by reading.
  private static func outlet(of model: ResolvedModel, _ words: [Word]) -> Obstacle? {
    if let view = model.view { return Obstacle("view", view.range) }
    if model.model.value != nil {
      return Obstacle(
        ReservedNames.reducer,
        words.first { $0.text == ReservedNames.reducer }?.range ?? model.model.name.range
      )
    }
    // Observation that an open class got because of its family is no obstacle.
    let outlet = model.outlets.first { !$0.isForPlain && !(model.isOpen && $0.name == ReservedNames.observation) }
    guard let outlet else { return nil }
    return Obstacle(outlet.name, words.first { $0.text == outlet.name }?.range ?? model.model.name.range)
  }

  private static func entry(of model: ResolvedModel) -> Obstacle? {
    if let list = model.stored.first(where: { $0.list != nil }) { return Obstacle("lists", list.name.range) }
    let work = PlainWork(model)
    if let load = model.loads.first(where: { !work.has($0) }) { return work.obstacle("loads", load.name.range) }
    return model.model.derivations.first { $0.equal != nil || $0.mustBeKept }.map {
      Obstacle($0.equal == nil ? "kept" : "equal", $0.name.range)
    }
  }

  private static func action(of model: ResolvedModel) -> Obstacle? {
    let work = PlainWork(model)
    for resolved in model.actions {
      let action = resolved.action
      if let effect = resolved.effects.first(where: { !work.has($0) })?.effect {
        return work.obstacle("effect", effect.range)
      }
      if let id = action.cancels.first, !work.isPossible { return work.obstacle("cancels", id.name.range) }
      if action.trigger != nil, !action.isGenerated, !work.has(reaction: action), !action.hearsEvents {
        return work.obstacle("on", action.signature.nameRange)
      }
      // The function inside the animation throws what SwiftUI passes on.
      if let animation = action.animation, !["", "throws"].contains(action.signature.throwing) {
        return Obstacle("animation", animation.range)
      }
      let update = action.body.names.uses.first { $0.name == "update" }
      if let update, !model.model.hasField("update") { return Obstacle("update", update.range) }
    }
    return nil
  }

  /// Returns the first name that is not possible in the expansion of Observation's macro.
  private static func name(of model: ResolvedModel) -> Obstacle? {
    let states = Set(model.states.map(\.name.text))
    let state = model.states.map(\.name).first { name in
      SwiftName.escaped(name.text) != name.text
        || name.text.hasPrefix("_") && states.contains(String(name.text.dropFirst()))
    }
    if let state { return Obstacle(state.text, state.range, "is no name for '@Observable'") }
    // After a dot, Swift takes 'init' for an initializer.
    let entries = model.stored.map(\.name) + model.model.derivations.map(\.name)
    if let entry = entries.first(where: { $0.text == "init" }) {
      return Obstacle(entry.text, entry.range, "is no name behind 'self.'")
    }
    let calls: Set<String> = ["access", "shouldNotifyObservers", "withMutation"]
    let functions = model.actions.map(\.action.signature) + model.model.functions.map(\.signature)
    return functions.first { calls.contains($0.name) }.map {
      Obstacle($0.name, $0.nameRange, "is no name for '@Observable'")
    }
  }
}

/// Lowers events to private actions without a body, which bodies and effects can call, and adds the parameters of actions
/// that react to events.
struct EventActions {
  private let models: [String: Model]

  static func lower(_ lowering: inout Lowering) {
    guard lowering.models.contains(where: \.hasToDoWithEvents) else { return }
    let actions = EventActions(models: lowering.modelsByName)
    lowering.changeModels { model, _ in actions.added(to: model) }
  }

  private func added(to model: Model) -> Model {
    guard model.hasToDoWithEvents else { return model }
    var model = model
    model.actions = model.actions.map { source($0, in: model) } + model.eventCases.map { sending($0) }
    return model
  }

  private func sending(_ event: Method) -> Action {
    let range = event.signature.nameRange
    return Action(
      signature: event.signature,
      body: .nothing(at: range),
      doc: event.doc,
      access: Word("private", at: range),
      isEvent: true
    )
  }

  /// Returns a reaction to events with its parameters. It is private: nobody else calls it.
  private func source(_ action: Action, in model: Model) -> Action {
    guard case .events(let eventSources)? = action.trigger, let first = eventSources.first else { return action }
    var action = action
    action.signature.parameters += parameters(of: first, in: model)
    action.access = Word("private", at: action.signature.nameRange)
    return action
  }

  /// `_ id: Login.ID, _ event: Login.Event`
  private func parameters(of source: EventSource, in model: Model) -> [Signature.Parameter] {
    let stored = model.stored.first { $0.name.text == source.child.text }
    guard let stored, let childType = stored.childType, models[childType.text]?.events != nil else { return [] }
    let types = stored.list == nil ? ["Event"] : ["ID", "Event"]
    return zip(source.parameters, types).enumerated().map { index, given in
      let (name, type) = given
      let text = SwiftName.escaped(childType.text, as: .type) + "." + type
      return Signature.Parameter(
        label: nil,
        name: name.text == "_" ? "_unnamed\(index)" : name.text,
        type: .named(text, at: name.range),
        range: name.range
      )
    }
  }
}

extension Model {
  fileprivate var hasToDoWithEvents: Bool { events != nil || actions.contains(where: \.hearsEvents) }
}

extension Action {
  package var hearsEvents: Bool { eventSources.isEmpty == false }

  /// The children whose events it reacts to.
  package var eventSources: [EventSource] {
    if case .events(let eventSources)? = trigger { eventSources } else { [] }
  }
}

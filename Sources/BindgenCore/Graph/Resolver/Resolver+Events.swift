/// Checks the events of a model, and its reactions to those of its children.
extension Resolver {
  mutating func checkEvents(of model: Model) {
    for action in model.actions where action.hearsEvents { checkHearing(action, model) }
    guard model.value == nil, let first = model.eventCases.first else { return }
    if model.isValue, !model.hasStore { reportNeed("an event", first.signature.nameRange, model) }
    for event in model.eventCases {
      guard let (place, reason) = event.signature.whyNoCase else { continue }
      diagnostics.error(
        "event-signature",
        at: place,
        "'\(event.signature.name)' \(reason), and an event is a value that goes to whoever hears it",
        help: "write 'name(_ user: User)', or a name alone"
      )
    }
  }

  // MARK: Reactions

  private mutating func checkHearing(_ action: Action, _ model: Model) {
    if model.isValue, !model.hasStore {
      return reportNeed("a reaction", action.eventSources.first?.child.range ?? action.signature.nameRange, model)
    }
    let known = action.eventSources.filter { checkHearing($0, model) }
    checkTypes(known, model)
    let given = Set(action.eventSources.flatMap(\.parameters).map(\.range))
    let own = action.signature.parameters.first { !given.contains($0.range) }
    if own != nil || action.signature.result != nil || !action.signature.effects.isEmpty {
      diagnostics.error(
        "reaction-signature",
        at: own?.range ?? action.signature.nameRange,
        "'\(action.signature.name)' reacts to events: nobody gives it more, waits for it or takes what it gives",
        help: "write a name alone"
      )
    }
  }

  /// Returns false for a child without events, after reporting it.
  private mutating func checkHearing(_ source: EventSource, _ model: Model) -> Bool {
    let child = source.child
    guard let stored = model.stored.first(where: { $0.name.text == child.text }) else {
      if model.mayHave(child.text) || reportUnknownModel(of: child, model) { return false }
      let known = model.stored.filter { whySilent($0, model) == nil }.map(\.name.text)
      let suggested =
        known.first { $0.hasSuffix(".\(child.text)") } ?? suggestions.word(child.text, among: known)
      reportSilent(child, "'\(model.name.text)' has no child '\(child.text)'", suggested)
      return false
    }
    if let reason = whySilent(stored, model) {
      reportSilent(child, reason, nil)
      return false
    }
    checkNames(source.parameters, of: stored, child, "event")
    return true
  }

  /// Reports a case whose type is named almost like a model, since only models have events. Returns false if it is not.
  private mutating func reportUnknownModel(of child: Word, _ model: Model) -> Bool {
    let cases: [(path: String, type: SwiftType?)] = model.stored.flatMap { stored in
      (stored.choice?.cases ?? []).map { (Stored.Choice.path(stored.name.text, $0.name.text), $0.type) }
    }
    guard models.isWhole, let type = cases.first(where: { $0.path == child.text })?.type,
      let suggested = suggestions.word(type.text, among: models.names)
    else { return false }
    diagnostics.addNew([
      .error(
        "unknown-model",
        at: type.range,
        "no spec of this run has a model '\(type.text)'",
        suggested: suggested,
        notes: [.init("its events are heard here", at: child.range)]
      )
    ])
    return true
  }

  private mutating func reportSilent(_ child: Word, _ reason: String, _ suggested: String?) {
    diagnostics.error(
      "onevent-unknown",
      at: child.range,
      "there are no events of '\(child.text)' to react to: \(reason)",
      help: "name a child, or a list of models, that has 'events'",
      suggested: suggested
    )
  }

  /// Returns the reason why a stored entry has no events to react to; nil if it may have some.
  private func whySilent(_ stored: Stored, _ model: Model) -> String? {
    guard let childType = stored.childType else { return "'\(stored.name.text)' is no child and no list" }
    guard stored.isAddressed else { return "the rows of '\(stored.name.text)' have no ids" }
    guard let below = models[childType.text]?.model else {
      return models.isWhole ? "'\(childType.text)' is no model of this run" : nil
    }
    if below.isValue != model.isValue {
      return below.isValue
        ? "'\(childType.text)' is a value in a class, which drops its events"
        : "'\(childType.text)' is a class in a value, which does not hear it"
    }
    return below.events == nil && below.isWhole ? "'\(childType.text)' has no 'events'" : nil
  }

  /// Reports an action that reacts to events of different types, or under different names: it has one body.
  private mutating func checkTypes(_ eventSources: [EventSource], _ model: Model) {
    func shape(_ source: EventSource) -> [String] {
      let stored = model.stored.first { $0.name.text == source.child.text }
      return [stored?.childType?.text ?? ""] + source.parameters.map(\.text)
    }
    guard let first = eventSources.first, let other = eventSources.first(where: { shape($0) != shape(first) }) else {
      return
    }
    diagnostics.error(
      "onevent-types",
      at: other.child.range,
      "what '\(other.child.text)' gives differs from what '\(first.child.text)' does, and one body can't be given both",
      help: "write an action for each, and let both call a third"
    )
  }
}

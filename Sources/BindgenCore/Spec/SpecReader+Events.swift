/// `events` of a model, and `onEvent` of an action.
extension SpecReader {
  /// Reads a list of signatures; beside `conforms`, it stands in `cases`.
  mutating func events(_ entry: Mapping.Entry, _ model: inout Model) -> Events? {
    var events = Events(cases: [], conforms: [], range: entry.key.range)
    var list: Value? = entry.value
    if entry.value.isMapping {
      guard let mapping = entry.value.mapping(into: &diagnostics), mapping.isWhole else {
        model.isWhole = false
        return nil
      }
      list = mapping["cases"]?.value
      for entry in mapping.entries where entry.key.name != "cases" {
        if entry.key.name == "conforms" {
          events.conforms = conformances(entry.value)
        } else {
          reportUnknown(entry.key, in: Language.events)
        }
      }
    }
    let items = list.map { $0.items(into: &diagnostics) } ?? []
    for item in items ?? [] {
      if let event = method(item) { events.cases.append(event) } else { model.isWhole = false }
    }
    if items == nil { model.isWhole = false }
    guard items?.isEmpty == true else { return events }
    diagnostics.error("no-value", at: entry.key.range, "an event is missing here", help: "write '- name' below")
    return nil
  }

  /// Reports events with the name of another entry, whatever its labels: bodies call an event by its name, and tests name its case.
  mutating func checkEventNames(of model: Model) {
    var firsts: [String: SourceRange] = [:]
    for name in model.stored.map(\.name) + model.derivations.map(\.name) + model.functions.map(\.name) {
      firsts[name.text] = name.range
    }
    for signature in model.actions.map(\.signature) { firsts[signature.name] = signature.nameRange }
    for signature in model.eventCases.map(\.signature) {
      guard let first = firsts[signature.name] else {
        firsts[signature.name] = signature.nameRange
        continue
      }
      diagnostics.error(
        "event-name",
        at: signature.nameRange,
        "an event has its name for itself, and '\(signature.name)' is taken",
        help: "rename one of them",
        notes: [Diagnostic.Note("taken here", at: first)]
      )
    }
  }

  /// Reads `onEvent: logins(id, event)`, or a list.
  mutating func childEvents(_ value: Value) -> Trigger? {
    guard let items = value.items(into: &diagnostics) else { return nil }
    var eventSources: [EventSource] = []
    for item in items {
      if let entry = reaction(item) {
        reportReaction(entry, at: item.range.firstLine)
        return nil
      }
      guard let code = childText(item) else { return nil }
      guard let source = childCall(code) else {
        reportNoEvent(at: code.range)
        return nil
      }
      eventSources.append(source)
    }
    if !eventSources.isEmpty { return .events(eventSources) }
    diagnostics.error("no-value", at: value.range, "a child is missing here", help: "write 'onEvent: child(event)'")
    return nil
  }

  /// Returns the entry of an item with a body, which is an error: `page(event): page = nil`.
  private func reaction(_ item: Value) -> Mapping.Entry? {
    var found = Diagnostics()
    return item.isMapping ? item.mapping(into: &found)?.entries.first : nil
  }

  private mutating func reportReaction(_ entry: Mapping.Entry, at place: SourceRange) {
    let (key, body) = (SuggestedEntry.shown(entry.key.name), SuggestedEntry.shown(entry.value.range.text))
    diagnostics.error(
      "not-a-child-event",
      at: place,
      "'onEvent' says whose event, and 'body' what is done then",
      help: "write 'onEvent: \(key)' and 'body: \(body)'"
    )
  }

  private mutating func reportNoEvent(at place: SourceRange) {
    diagnostics.error(
      "not-a-child-event",
      at: place,
      "this says no child's event",
      help: "write 'child(event)', or 'list(id, event)' for rows"
    )
  }
}

extension ResolvedModel {
  /// Whether it has events: a class, a value, or the store of one.
  package var hasEvents: Bool { model.events != nil }

  /// Whether some of its actions react to events of children or rows.
  package var hearsEvents: Bool { model.actions.contains(where: \.hearsEvents) }

  /// The children and lists whose events it receives, in the spec's order, and the actions that react to each.
  package var eventReactions: [(stored: Stored, reactions: [ResolvedAction])] {
    guard hearsEvents else { return [] }
    return model.stored.compactMap { stored in
      let reactions = actions.filter { resolved in
        resolved.action.eventSources.contains { $0.child.text == stored.name.text }
      }
      return reactions.isEmpty ? nil : (stored, reactions)
    }
  }
}

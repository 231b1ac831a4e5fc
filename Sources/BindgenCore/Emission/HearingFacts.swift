/// The facts of the children whose events a class receives.
struct HearingFacts {
  private let layout: ModelLayout

  init(_ layout: ModelLayout) { self.layout = layout }

  /// The facts of children that are always there.
  var children: [Record] { eventReactions.filter { $0.stored.kind == .child }.map { record($0) } }

  /// Returns the facts of the reactions to events of a branch's models. Nil if there are none.
  func branch(_ stored: Stored) -> Record? {
    eventReactions.first { $0.stored.name.text == stored.name.text }.map { record($0) }
  }

  private var eventReactions: [(stored: Stored, reactions: [ResolvedAction])] {
    layout.model.isValue ? [] : layout.model.eventReactions
  }

  /// `self?.heard(row.id, event)`, for each reaction.
  private func record(_ hearing: (stored: Stored, reactions: [ResolvedAction])) -> Record {
    let isRow = hearing.stored.list != nil
    let calls = hearing.reactions.map { reaction in
      let name = SwiftName.escaped(reaction.action.signature.name, as: .afterDot)
      return "self?.\(name)(\(isRow ? "row.id, " : "")event)"
    }
    return [
      "name": .text(SwiftName.escaped(hearing.stored.name.text)),
      "sender": .text(isRow ? "row" : "_"),
      "calls": .texts(calls),
      "only": .text(calls.count == 1 ? calls[0] : ""),
    ]
  }
}

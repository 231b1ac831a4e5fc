// Needs: RowsEdits, Sections

// MARK: - Edits of sections

nonisolated extension Bindgen {
  /// The edits of sections in a transaction, and of the rows of each section that stayed or moved. A row whose key
  /// changed is deleted from one section and inserted into another.
  public struct SectionEdits: Hashable, Sendable {
    /// The edits of the rows of a section, with the section's old position and its new one.
    public struct Rows: Hashable, Sendable {
      public var from: Int
      public var to: Int
      public var edits: Edits

      public init(from: Int, to: Int, edits: Edits) { (self.from, self.to, self.edits) = (from, to, edits) }
    }

    /// The edits of the sections. A section whose rows changed is updated.
    public var sections = Edits()
    /// Ascending by new position.
    public var rows: [Rows] = []

    public init() {}

    /// Whether all sections may have changed.
    public var isAll: Bool { sections.isAll }
    public var isEmpty: Bool { sections.isEmpty }
  }

  /// Keeps sections as they were last reported.
  final class KeptSectionEdits {
    private let sections = KeptEdits()
    /// By the number of a section.
    private var rows: [Ticket: KeptEdits] = [:]

    func take<Key, Row>(from all: Sections<Key, Row>) -> SectionEdits {
      let order = all.store.order
      var told = SectionEdits()
      told.sections = sections.take(order, all.kept)
      if told.isAll { rows = [:] }
      for position in told.isAll ? Array(all.indices) : told.sections.inserts {
        rows[order[position]] = nil
        _ = edits(of: all, at: position)
      }
      let moved = told.sections.moves.filter(\.isUpdated).map { ($0.from, $0.to) }
      for (from, to) in Array(Swift.zip(told.sections.updates, told.sections.updated)) + moved {
        let edits = edits(of: all, at: to)
        if !edits.isEmpty { told.rows.append(SectionEdits.Rows(from: from, to: to, edits: edits)) }
      }
      if !told.sections.deletes.isEmpty { rows = rows.filter { order.contains($0.key) } }
      told.finish()
      return told
    }

    private func edits<Key, Row>(of all: Sections<Key, Row>, at position: Int) -> Edits {
      let order = all.store.order
      let number = order[position]
      let edits = rows[number] ?? KeptEdits()
      rows[number] = edits
      return edits.take(from: all[position].rows._list)
    }
  }
}

nonisolated extension Bindgen.SectionEdits {
  /// Sections that were touched, but whose rows did not change, are not updated.
  fileprivate mutating func finish() {
    rows.sort { $0.to < $1.to }
    let changed = Swift.Set(rows.map(\.to))
    let stayed = Swift.zip(sections.updates, sections.updated).filter { changed.contains($1) }
    (sections.updates, sections.updated) = (stayed.map(\.0), stayed.map(\.1))
    for index in sections.moves.indices { sections.moves[index].isUpdated = changed.contains(sections.moves[index].to) }
  }
}

nonisolated extension Bindgen.Core {
  /// Calls the closure after each transaction that changed sections, with the edits since they were last reported.
  func observeEdits<Model: Bindgen.Model, Key, Row>(
    _ model: Model,
    _ name: Model.Changes,
    _ read: @escaping (Model) -> Bindgen.Sections<Key, Row>,
    initial: Bool,
    _ body: @escaping (Bindgen.Sections<Key, Row>, Bindgen.SectionEdits) -> Void
  ) -> Bindgen.Subscription {
    let edits = Bindgen.KeptSectionEdits()
    let sections = read(model)
    let all = edits.take(from: sections)
    let observer = observe(name.mask, of: model) { model, _ in
      let sections = read(model)
      let told = edits.take(from: sections)
      if !told.isEmpty { body(sections.unlinked, told) }
    }
    if initial { body(sections.unlinked, all) }
    return Bindgen.Subscription(kept: observer)
  }
}

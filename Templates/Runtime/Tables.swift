// MARK: - Tables

nonisolated extension Bindgen {
  /// A table view, as far as `apply` needs one. Positions are those of `Edits`.
  @MainActor
  protocol EditedTable {
    /// Whether it takes edits one after the other, as AppKit does, and not all at once, as UIKit does.
    var takesInTurn: Bool { get }
    /// A table that nobody sees may not have asked yet how many rows there were.
    var isShown: Bool { get }
    /// From here on its source answers from the new rows.
    func takeRows()
    func reload()
    func batch(_ edits: @escaping @MainActor () -> Void)
    func remove(_ positions: [Int])
    func move(_ position: Int, to target: Int)
    func insert(_ positions: [Int])
    /// Shows rows anew that stay where they are.
    func redraw(_ positions: [Int])
  }
}

extension Bindgen.EditedTable {
  func apply(_ edits: Bindgen.Edits) {
    if edits.isAll || !isShown {
      takeRows()
      return reload()
    }
    batch {
      // Not before: a batch begins with a look at the old rows.
      takeRows()
      remove(edits.deletes)
      for row in takesInTurn ? edits.movesInTurn : edits.moves { move(row.from, to: row.to) }
      insert(edits.inserts)
    }
    redraw(edits.redrawn)
  }
}

nonisolated extension Bindgen.Edits {
  /// The rows that changed, where they are now. Tables refuse to show one anew while it moves.
  var redrawn: [Int] { updated + moves.filter(\.isUpdated).map(\.to) }

  /// The moves one after the other, when what is deleted is gone and what is inserted is not there yet.
  var movesInTurn: [Move] {
    // The rows that have not moved yet, by where they are.
    var waiting = moves.map { move in (move: move, place: move.from - deletes.count { $0 < move.from }) }
    waiting.sort { $0.place < $1.place }
    return moves.map { move in
      let number = waiting.firstIndex { $0.move == move }!
      let from = waiting.remove(at: number).place
      for later in waiting[number...].indices { waiting[later].place -= 1 }
      // So many rows come before it in the end; among them stand some that have not moved yet.
      var to = move.to - inserts.count { $0 < move.to }
      for row in waiting where row.place < to { to += 1 }
      for later in waiting.indices where waiting[later].place >= to { waiting[later].place += 1 }
      return Move(from: from, to: to)
    }
  }
}

// MARK: - Tables

nonisolated extension Bindgen {
  /// The parts of a table view that `apply` needs. Positions are those of `Edits`.
  @_Concurrency.MainActor
  @_spi(Bindgen) public protocol EditedTable {
    /// Whether the table applies edits one after the other, like AppKit, instead of together, like UIKit.
    var takesInTurn: Bool { get }
    /// Whether the table is visible. If not, it may not have asked for the number of old rows yet.
    var isShown: Bool { get }
    /// Gives the new rows to the table's data source.
    func takeRows()
    func reload()
    func batch(_ edits: @escaping @_Concurrency.MainActor () -> Void)
    func remove(_ positions: [Int])
    func move(_ position: Int, to target: Int)
    func insert(_ positions: [Int])
    /// Redraws rows in place.
    func redraw(_ positions: [Int])
  }
}

extension Bindgen.EditedTable {
  @_spi(Bindgen) public func apply(_ edits: Bindgen.Edits) {
    if edits.isAll || !isShown {
      takeRows()
      return reload()
    }
    batch {
      // Not earlier: a batch begins by reading the old rows.
      takeRows()
      remove(edits.deletes)
      for row in takesInTurn ? edits.movesInTurn : edits.moves { move(row.from, to: row.to) }
      insert(edits.inserts)
    }
    redraw(edits.redrawn)
  }
}

nonisolated extension Bindgen.Edits {
  /// The new positions of rows that changed. Tables can't redraw a row while it moves.
  @_spi(Bindgen) public var redrawn: [Int] { updated + moves.filter(\.isUpdated).map(\.to) }

  /// The moves one after the other. Deletes come before all of them, and inserts after them.
  @_spi(Bindgen) public var movesInTurn: [Move] {
    // The rows that have not moved yet, with their current positions.
    var waiting = moves.map { move in (move: move, place: move.from - deletes.count { $0 < move.from }) }
    waiting.sort { $0.place < $1.place }
    return moves.map { move in
      let number = waiting.firstIndex { $0.move == move }!
      let from = waiting.remove(at: number).place
      for later in waiting[number...].indices { waiting[later].place -= 1 }
      // This many rows come before it in the end. Rows that have not moved yet stand among them, so they are skipped.
      var to = move.to - inserts.count { $0 < move.to }
      for row in waiting where row.place < to { to += 1 }
      for later in waiting.indices where waiting[later].place >= to { waiting[later].place += 1 }
      return Move(from: from, to: to)
    }
  }
}

// Needs: Rows

// MARK: - Edits of rows

nonisolated extension Bindgen {
  /// The edits of a list's rows in a transaction, for one batch update of a table. They apply together: rows of `deletes` and
  /// `moves` are removed from the old rows, and then rows of `inserts` and `moves` are inserted in ascending order.
  public struct Edits: Hashable, Sendable {
    /// A row that moved, with its old position and its new one.
    public struct Move: Hashable, Sendable {
      /// The old position.
      public var from: Int
      /// The new position.
      public var to: Int
      /// Whether the row changed, too, and must be redrawn after the batch.
      public var isUpdated: Bool

      /// Creates a move, for edits of your own.
      public init(from: Int, to: Int, isUpdated: Bool = false) {
        (self.from, self.to, self.isUpdated) = (from, to, isUpdated)
      }
    }

    /// The old positions of removed rows, ascending.
    public var deletes: [Int] = []
    /// The new positions of added rows, ascending.
    public var inserts: [Int] = []
    /// The rows that moved, ascending by new position: as few as possible.
    public var moves: [Move] = []
    /// The old positions of rows that changed but did not move, ascending.
    public var updates: [Int] = []
    /// The new positions of the rows of `updates`, in the same order: redraw these after the batch.
    public var updated: [Int] = []
    /// Whether all rows may have changed: reload the whole table then. The other edits are empty.
    public var isAll = false

    /// Creates edits without a change.
    public init() {}

    /// Whether no row has changed.
    public var isEmpty: Bool { !isAll && deletes.isEmpty && inserts.isEmpty && moves.isEmpty && updates.isEmpty }
  }

  /// The order of a list as it was last reported, from which the edits since then are found.
  @_spi(Bindgen) public final class KeptEdits {
    @exclusivity(unchecked) private var reader = Reader()
    @exclusivity(unchecked) private var order = Order([])

    @_spi(Bindgen) public init() {}

    /// Creates a copy that has read the same touches.
    @_spi(Bindgen) public init(copy other: KeptEdits) { (reader, order) = (other.reader, Order(copy: other.order)) }

    @_spi(Bindgen) public func take<Row>(from list: RowList<Row>) -> Edits { take(list.tickets, list.history) }

    @_spi(Bindgen) public func take(_ list: Order, _ history: History?) -> Edits {
      if let touches = reader.news(of: history) {
        return touches.count == 1 ? edits(list, touches[0]) : edits(list, touches)
      }
      order = Order(copy: list)
      var edits = Edits()
      edits.isAll = true
      return edits
    }

    /// Returns the edits for a single touched row: all others are where they were.
    private func edits(_ list: Order, _ touch: Touch) -> Edits {
      var edits = Edits()
      let new = list.contains(touch.ticket) ? list.position(of: touch.ticket) : nil
      let wasIn = order.contains(touch.ticket)
      let old = wasIn && (touch.isPlaced || new == nil) ? order.position(of: touch.ticket) : wasIn ? new : nil
      if old != nil, old != new { order.remove(touch.ticket) }
      if let new, old != new { order.insert(touch.ticket, at: new) }
      switch (old, new) {
      case (let old?, let new?) where old == new: if touch.isChanged { (edits.updates, edits.updated) = ([old], [new]) }
      case (let old?, let new?): edits.moves = [Edits.Move(from: old, to: new, isUpdated: touch.isChanged)]
      case (let old?, nil): edits.deletes = [old]
      case (nil, let new?): edits.inserts = [new]
      case (nil, nil): break
      }
      return edits
    }

    private func edits(_ list: Order, _ touches: Swift.ContiguousArray<Touch>) -> Edits {
      var edits = Edits()
      var stayed: [Moved] = []
      for touch in touches {
        switch (order.contains(touch.ticket), list.contains(touch.ticket)) {
        case (true, true):
          let (old, new) = (order.position(of: touch.ticket), list.position(of: touch.ticket))
          stayed.append(Moved(touch: touch, old: old, new: new))
        case (true, false): edits.deletes.append(order.position(of: touch.ticket))
        case (false, true): edits.inserts.append(list.position(of: touch.ticket))
        case (false, false): break
        }
      }
      let count = order.count
      follow(list, touches)
      edits.deletes.sort()
      edits.inserts.sort()
      if !stayed.isEmpty { edits.add(stayed, oldCount: count) }
      return edits
    }

    private func follow(_ list: Order, _ touches: Swift.ContiguousArray<Touch>) {
      for touch in touches where order.contains(touch.ticket) && (touch.isPlaced || !list.contains(touch.ticket)) {
        order.remove(touch.ticket)
      }
      for touch in touches where list.contains(touch.ticket) && !order.contains(touch.ticket) {
        order.insert(touch.ticket) { list.isBefore($0, touch.ticket) }
      }
    }
  }

  /// A touched row that is in both the old and the new list, or untouched rows beside each other.
  @_spi(Bindgen) public struct Moved {
    @_spi(Bindgen) public var touch: Touch?
    @_spi(Bindgen) public var old: Int
    @_spi(Bindgen) public var new: Int
    @_spi(Bindgen) public var count = 1
    @_spi(Bindgen) public var stays = true
  }
}

nonisolated extension Bindgen.Edits {
  /// Adds as few moves as possible: the heaviest run of rows whose order is the same as before stays.
  fileprivate mutating func add(_ touched: [Bindgen.Moved], oldCount count: Int) {
    var rows = touched
    if rows.contains(where: { $0.touch?.isPlaced == true }) {
      rows += Self.untouchedBlocks(rows, gone: deletes, come: inserts, count: count)
      Self.settle(&rows)
    }
    for row in rows {
      let isChanged = row.touch?.isChanged == true
      if !row.stays {
        moves += (0..<row.count).map { Move(from: row.old + $0, to: row.new + $0, isUpdated: isChanged) }
      } else if isChanged {
        updates.append(row.old)
        updated.append(row.new)
      }
    }
    moves.sort { $0.to < $1.to }
    updates.sort()
    updated.sort()
  }

  /// Finds the rows that stay.
  private static func settle(_ rows: inout [Bindgen.Moved]) {
    rows.sort { $0.old < $1.old }
    // By new position: the heaviest run that ends there, as a Fenwick tree of maxima. Of runs with the same weight, the
    // one with rows that nobody moved stays.
    let ranks = Swift.Dictionary(uniqueKeysWithValues: rows.map(\.new).sorted().enumerated().map { ($1, $0 + 1) })
    var best = [(weight: Int, last: Int)](repeating: (0, -1), count: rows.count + 1)
    var before: [Int] = []
    var heaviest = (weight: 0, last: -1)
    for (number, row) in rows.enumerated() {
      rows[number].stays = false
      var run = (weight: 0, last: -1)
      var rank = ranks[row.new]! - 1
      while rank > 0 {
        if best[rank].weight > run.weight { run = best[rank] }
        rank &= rank - 1
      }
      before.append(run.last)
      run = (run.weight + row.count << 24 + (row.touch?.isPlaced == true ? 0 : row.count), number)
      rank = ranks[row.new]!
      while rank < best.count {
        if best[rank].weight < run.weight { best[rank] = run }
        rank += rank & -rank
      }
      if run.weight > heaviest.weight { heaviest = run }
    }
    while heaviest.last >= 0 {
      rows[heaviest.last].stays = true
      heaviest.last = before[heaviest.last]
    }
  }

  /// Returns the rows that were not touched, as blocks: their order is the old one. A block ends where touched rows were or are.
  private static func untouchedBlocks(
    _ rows: [Bindgen.Moved],
    gone: [Int],
    come: [Int],
    count: Int
  ) -> [Bindgen.Moved] {
    // The number of untouched rows before each touched one.
    let old = (rows.map(\.old) + gone).sorted().enumerated().map { $1 - $0 }
    let new = (rows.map(\.new) + come).sorted().enumerated().map { $1 - $0 }
    let untouched = count - old.count
    let cuts = Swift.Set(old + new + [0]).filter { $0 < untouched }.sorted() + [untouched]
    var blocks: [Bindgen.Moved] = []
    var (olds, news) = (0, 0)
    for (start, end) in Swift.zip(cuts, cuts.dropFirst()) {
      while olds < old.count, old[olds] <= start { olds += 1 }
      while news < new.count, new[news] <= start { news += 1 }
      blocks.append(Bindgen.Moved(touch: nil, old: start + olds, new: start + news, count: end - start))
    }
    return blocks
  }
}

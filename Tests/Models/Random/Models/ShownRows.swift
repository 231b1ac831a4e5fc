#if canImport(BindgenRuntime)
  @_spi(Bindgen) import BindgenRuntime
#endif

/// A screen that only ever applies edits. It rejects what a table rejects.
public final class ShownRows {
  public private(set) var rows: [Int] = []
  private let hasIDs: Bool
  public private(set) var mistakes: [String] = []

  /// - Parameter rows: The rows that there are when it begins to follow.
  public init(_ rows: [Int], hasIDs: Bool) { (self.rows, self.hasIDs) = (rows, hasIDs) }

  private func demand(_ isRight: Bool, _ what: String) { if !isRight { mistakes.append(what) } }

  func take(_ new: [Int], _ edits: Edits) {
    demand(!edits.isEmpty, "empty edits")
    if edits.isAll {
      rows = new
      return
    }
    let out: Set<Int> = Set(edits.deletes + edits.moves.map(\.from))
    let into: [Int] = (edits.inserts + edits.moves.map(\.to)).sorted()
    let isSound: Bool =
      out.count == edits.deletes.count + edits.moves.count && out.isDisjoint(with: edits.updates)
      && out.union(edits.updates).allSatisfy(rows.indices.contains) && Set(into).count == into.count
      && Set(edits.updates).count == edits.updates.count && edits.updates.count == edits.updated.count
      && into.allSatisfy(new.indices.contains) && edits.updated.allSatisfy(new.indices.contains)
      && rows.count - out.count + into.count == new.count && Set(into).isDisjoint(with: edits.updated)
    demand(isSound, "edits no table takes: \(edits) of \(rows.count) to \(new.count)")
    if !isSound {
      rows = new
      return
    }
    checkIDs(new, edits)
    var shown: [Int] = rows
    for (old, now) in zip(edits.updates, edits.updated) { shown[old] = new[now] }
    shown = shown.indices.filter { !out.contains($0) }.map { shown[$0] }
    let moved: [Int: Int] = Dictionary(
      uniqueKeysWithValues: edits.moves.map { ($0.to, $0.isUpdated ? new[$0.to] : rows[$0.from]) }
    )
    for position in into { shown.insert(moved[position] ?? new[position], at: position) }
    demand(shown == new, "\(edits) lead from \(rows) to \(shown), not \(new)")
    rows = new
  }

  private func checkIDs(_ new: [Int], _ edits: Edits) {
    func id(_ row: Int) -> Int { row / 1_000_000_000 }
    demand(
      edits.moves.allSatisfy { !hasIDs || id(rows[$0.from]) == id(new[$0.to]) }
        && zip(edits.updates, edits.updated).allSatisfy { !hasIDs || id(rows[$0]) == id(new[$1]) },
      "another row was moved or updated: \(edits)"
    )
    if !hasIDs { return }
    let (before, after): (Set<Int>, Set<Int>) = (Set(rows.map(id)), Set(new.map(id)))
    demand(edits.deletes.allSatisfy { !after.contains(id(rows[$0])) }, "a row that is there was deleted: \(edits)")
    demand(edits.inserts.allSatisfy { !before.contains(id(new[$0])) }, "a row that was there came: \(edits)")
    demand(edits.moves.count == fewestMoves(new.map(id)), "more moves than are needed: \(edits)")
  }

  /// Returns the number of rows outside of a longest run that keeps its order.
  private func fewestMoves(_ new: [Int]) -> Int {
    let places: [Int: Int] = Dictionary(new.enumerated().map { ($1, $0) }) { first, _ in first }
    let kept: [Int] = rows.compactMap { places[$0 / 1_000_000_000] }
    var ends: [Int] = []
    for place in kept {
      if let index: Int = ends.firstIndex(where: { $0 > place }) { ends[index] = place } else { ends.append(place) }
    }
    return kept.count - ends.count
  }
}

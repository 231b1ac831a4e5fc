@_spi(Bindgen) import BindgenRuntime
import RandomModels
import RandomSpecs

/// Edits of an array of rows, as a list would apply them.
struct ListEditing {
  let list: RandomLists.List
  let instances: [ListOracle.Instance]

  private typealias Row = ListOracle.Row

  private func row(_ seed: RowSeed) -> ListOracle.Row {
    if seed.model != nil { return instances[seed.serial - 1].row }
    return ListOracle.Row(model: list.element, instance: nil, id: seed.id, serial: seed.serial, a: seed.a, b: seed.b)
  }

  private func place(_ row: ListOracle.Row, _ rows: [ListOracle.Row]) -> Int? {
    list.hasIDs ? rows.firstIndex { $0.id == row.id } : nil
  }

  @discardableResult
  private func insert(_ seed: RowSeed, _ position: Int, _ rows: inout [ListOracle.Row]) -> Bool {
    let row: ListOracle.Row = row(seed)
    if rows.count >= list.limit ?? .max || place(row, rows) != nil { return false }
    rows.insert(row, at: position)
    return true
  }

  private func put(_ seed: RowSeed, _ position: Int, _ rows: inout [ListOracle.Row]) {
    let row: ListOracle.Row = row(seed)
    if let other: Int = place(row, rows) { rows.swapAt(position, other) }
    rows[position] = row
  }

  func apply(_ edit: ListEdit, to rows: inout [ListOracle.Row]) {
    switch edit {
    case .insert(let seed, let position): insert(seed, position, &rows)
    case .append(let seeds): for seed in seeds { insert(seed, rows.count, &rows) }
    case .put(let seed, let position): put(seed, position, &rows)
    case .putByID(let seed), .updateOrAppend(let seed):
      if let position: Int = place(row(seed), rows) {
        rows[position] = row(seed)
      } else {
        insert(seed, rows.count, &rows)
      }
    case .set(let position, let field, let value), .setByID(let position, let field, let value):
      rows[position].set(field, value)
    case .remove(let position), .removeByID(let position), .clearByID(let position): rows.remove(at: position)
    case .removeFirst: rows.removeFirst()
    case .removeLast: rows.removeLast()
    case .removeAll: rows = []
    case .removeWhere(let value): rows.removeAll { $0.a == value }
    case .removeOffsets(let positions): rows = rows.indices.filter { !positions.contains($0) }.map { rows[$0] }
    case .move(let from, let to): rows.insert(rows.remove(at: from), at: to)
    case .moveOffsets(let positions, let to):
      let moved: [ListOracle.Row] = rows.indices.filter(positions.contains).map { rows[$0] }
      let before: [ListOracle.Row] = rows.indices.filter { $0 < to && !positions.contains($0) }.map { rows[$0] }
      let after: [ListOracle.Row] = rows.indices.filter { $0 >= to && !positions.contains($0) }.map { rows[$0] }
      rows = before + moved + after
    case .swap(let one, let other): rows.swapAt(one, other)
    case .reverse: rows.reverse()
    case .sort: rows = rows.enumerated().sorted { ($0.element.a, $0.offset) < ($1.element.a, $1.offset) }.map(\.element)
    case .partition(let value): _ = rows.partition { $0.a > value }
    case .replace(let range, let seeds):
      rows.removeSubrange(range)
      var position: Int = range.lowerBound
      for seed in seeds where insert(seed, position, &rows) { position += 1 }
    case .slice(let start, let seeds): for (offset, seed) in seeds.enumerated() { put(seed, start + offset, &rows) }
    case .assign(let seeds):
      var new: [ListOracle.Row] = []
      for row in seeds.map(row) where place(row, new) == nil { new.append(row) }
      rows = Array(new.prefix(list.limit ?? .max))
    }
  }
}

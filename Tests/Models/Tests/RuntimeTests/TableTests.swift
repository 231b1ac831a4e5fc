@_spi(Bindgen) import BindgenRuntime
import Testing

/// Calls to table views. The mock of one rejects what UIKit rejects, or AppKit.
@MainActor
@Suite("Tables")
struct TableTests {
  typealias Rows = RowsEditsTests.Rows
  typealias Letter = RowsEditsTests.Letter

  /// A table that receives edits. It takes its cells from the source when a real table would query it.
  class Table: Bindgen.EditedTable {
    var takesInTurn: Bool { false }
    var isShown: Bool = true
    /// The rows of the source, now and after the edits.
    var source: [Letter]
    let next: [Letter]
    var cells: [Letter]
    var refusals: [String] = []
    var isInBatch: Bool = false
    private(set) var drawn: Int = 0
    private var edits: Bindgen.Edits = Bindgen.Edits()

    required init(_ old: some Sequence<Letter>, _ next: some Sequence<Letter>) {
      source = Array(old)
      cells = source
      self.next = Array(next)
    }

    func refuse(if isWrong: Bool, _ why: String) { if isWrong { refusals.append(why) } }

    func cell(at position: Int) -> Letter {
      drawn += 1
      return source[position]
    }

    func takeRows() { source = next }

    func reload() {
      refuse(if: isInBatch, "reloaded in a batch")
      cells = source.indices.map(cell)
    }

    func batch(_ edits: @escaping @MainActor () -> Void) {
      refuse(if: source.count != cells.count, "the source has other rows before the batch")
      isInBatch = true
      edits()
      end()
      isInBatch = false
      refuse(if: source.count != cells.count, "the source has other rows after the batch")
    }

    /// Applies all edits at once.
    func end() {
      let (gone, come): ([Int], [Int]) = (
        edits.deletes + edits.moves.map(\.from), edits.inserts + edits.moves.map(\.to)
      )
      let count: Int = cells.count - gone.count + come.count
      refuse(if: Set(gone).count < gone.count || Set(come).count < come.count, "a row is in two lists")
      refuse(if: !gone.allSatisfy(cells.indices.contains), "there was no such row")
      refuse(if: !come.allSatisfy((0..<count).contains), "there is no such row")
      refuse(if: source.count != cells.count + edits.inserts.count - edits.deletes.count, "the count is wrong")
      if !refusals.isEmpty { return }
      let old: [Letter] = cells
      cells = old.indices.filter { !gone.contains($0) }.map { old[$0] }
      for position in come.sorted() {
        let move: Bindgen.Edits.Move? = edits.moves.first { $0.to == position }
        cells.insert(move.map { old[$0.from] } ?? cell(at: position), at: position)
      }
    }

    func change(_ change: (inout Bindgen.Edits) -> Void) {
      refuse(if: !isInBatch, "edited outside of a batch")
      change(&edits)
    }

    func remove(_ positions: [Int]) { change { $0.deletes += positions } }
    func move(_ position: Int, to target: Int) { change { $0.moves.append(.init(from: position, to: target)) } }
    func insert(_ positions: [Int]) { change { $0.inserts += positions } }

    func redraw(_ positions: [Int]) {
      refuse(if: isInBatch, "a row is shown anew in a batch, where it may move or go")
      refuse(if: !positions.allSatisfy(cells.indices.contains), "there is no such row")
      if refusals.isEmpty { for position in positions { cells[position] = cell(at: position) } }
    }
  }

  /// A table that applies each edit at once, as AppKit does.
  final class TableInTurn: Table {
    override var takesInTurn: Bool { true }

    private func edit(if isRight: Bool, _ edit: () -> Void) {
      refuse(if: !isInBatch, "edited outside of a batch")
      refuse(if: !isRight, "there is no such row")
      if refusals.isEmpty { edit() }
    }

    override func end() {}

    override func remove(_ positions: [Int]) {
      edit(if: positions.allSatisfy(cells.indices.contains)) {
        for row in positions.sorted().reversed() { cells.remove(at: row) }
      }
    }

    override func move(_ position: Int, to target: Int) {
      edit(if: cells.indices.contains(position) && cells.indices.contains(target)) {
        cells.insert(cells.remove(at: position), at: target)
      }
    }

    override func insert(_ positions: [Int]) {
      edit(if: positions.allSatisfy((0..<cells.count + positions.count).contains)) {
        for row in positions.sorted() { cells.insert(cell(at: row), at: row) }
      }
    }
  }

  @Test("edits lead a table to what it would show if it were drawn anew", arguments: [Table.self, TableInTurn.self])
  func random(_ kind: Table.Type) {
    var random: RowsRandomTests.Generator = RowsRandomTests.Generator(seed: 7)
    var told: Int = 0
    for round in 0..<2000 {
      let names: [Character] = Array("abcdefghijklmnop".prefix(1 + round % 16))
      let old: [Letter] = names.shuffled(using: &random).prefix(round % 11).map { Letter(id: $0) }
      let new: [Letter] = names.shuffled(using: &random).prefix(Int.random(in: 0...12, using: &random))
        .map { Letter(id: $0, count: Int.random(in: 0...1, using: &random)) }
      let edits: Bindgen.Edits = RowsEditsTests.edits(String(old.map(\.id))) { _ = $0.assign(Bindgen.Rows(new)) }
      let table: Table = kind.init(old, new)
      table.apply(edits)
      #expect(table.refusals == [] && table.cells == new, "\(old) to \(new): \(edits)")
      if edits.isAll { continue }
      told += 1
      #expect(table.drawn == edits.inserts.count + edits.redrawn.count)
    }
    #expect(told > 1000)
  }

  @Test("where all may have changed, or nobody sees the table, it is drawn anew", arguments: [true, false])
  func drawnAnew(isShown: Bool) {
    var edits: Bindgen.Edits = RowsEditsTests.edits("abc", to: "cxA")
    edits.isAll = isShown
    for kind in [Table.self, TableInTurn.self] {
      let table: Table = kind.init("abc".map { Letter(id: $0) }, "cxa".map { Letter(id: $0, count: 1) })
      table.isShown = isShown
      table.apply(edits)
      #expect(table.refusals == [] && table.cells == table.next && table.drawn == 3)
    }
  }

  @Test("moves one after the other step over rows that have not moved yet")
  func movesInTurn() {
    // abcdef to ezxca: b and d go, x and z come.
    let edits: Bindgen.Edits = RowsEditsTests.make(
      deletes: [1, 3, 5],
      inserts: [1, 2],
      moves: [.init(from: 4, to: 0), .init(from: 0, to: 4)]
    )
    #expect(edits.movesInTurn == [.init(from: 2, to: 0), .init(from: 1, to: 2)])
  }

  @Test("the mirror refuses what tables refuse")
  func refusals() {
    let wrong: [(edits: Bindgen.Edits, next: String, why: String)] = [
      (RowsEditsTests.make(deletes: [0], moves: [.init(from: 0, to: 1)]), "bc", "a row is in two lists"),
      (RowsEditsTests.make(inserts: [0], moves: [.init(from: 1, to: 0)]), "xbac", "a row is in two lists"),
      (RowsEditsTests.make(deletes: [3]), "ab", "there was no such row"),
      (RowsEditsTests.make(inserts: [4]), "abcx", "there is no such row"),
      (RowsEditsTests.make(updates: [3], updated: [3]), "abc", "there is no such row"),
      (RowsEditsTests.make(inserts: [0]), "abc", "the count is wrong"),
    ]
    for (edits, next, why) in wrong {
      let table: Table = Table("abc".map { Letter(id: $0) }, next.map { Letter(id: $0) })
      table.apply(edits)
      #expect(table.refusals.contains(why))
    }
    let early: Table = Table("abc".map { Letter(id: $0) }, "bc".map { Letter(id: $0) })
    early.takeRows()
    early.apply(RowsEditsTests.make(deletes: [0]))
    #expect(early.refusals.first == "the source has other rows before the batch")
    let inside: Table = Table("abc".map { Letter(id: $0) }, "abc".map { Letter(id: $0) })
    inside.batch { inside.redraw([0]) }
    #expect(inside.refusals == ["a row is shown anew in a batch, where it may move or go"])
  }
}

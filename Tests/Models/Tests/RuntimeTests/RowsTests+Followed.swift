@_spi(Bindgen) import BindgenRuntime
import Testing

/// Lists that replace others, and kept forms of a list.
extension RowsTests {
  @Test("a list that is assigned is the other, and tells whether it changed", arguments: counts, Layout.allCases)
  func assigned(_ count: Int, _ layout: Layout) {
    let array: [Todo] = Array(Self.make(count, .plain))
    let others: [[Todo]] = [
      [], Array(array.reversed()), Array(array.dropFirst()), array.dropFirst() + [array[0]], [Todo(id: -1)] + array,
      array.map { Todo(id: $0.id + 1, minutes: $0.minutes) }, array.map { Todo(id: $0.id, minutes: 3) },
    ]
    for other in others {
      var rows: Rows = Self.make(count, layout)
      #expect(rows.assign(Rows(array)) == false)
      #expect(rows.assign(Rows(other)) == true)
      Self.check(rows, other)
      rows.append(Todo(id: -7))
      rows[0].minutes = 12
      #expect(rows.assign(Rows(array)) == true)
      Self.check(rows, array)
    }
  }

  @Test("a followed list can be edited at once after it was filled or put in the place of another")
  func filledAndEdited() {
    var rows: Rows = Self.make(3, .followed)
    let history: Bindgen.History? = rows.history
    rows.removeAll()
    #expect(rows.assign([Todo(id: 1), Todo(id: 2)]) == true)
    rows[0].minutes = 3
    rows[id: 2]?.minutes = 4
    Self.check(rows, [Todo(id: 1, minutes: 3), Todo(id: 2, minutes: 4)])
    rows = [Todo(id: 5), Todo(id: 6)]
    rows.history = history
    rows[0].minutes = 1
    rows.swapAt(0, 1)
    rows.remove(at: 0)
    Self.check(rows, [Todo(id: 5, minutes: 1)])
    #expect(rows.followed(by: Bindgen.KeptSource()).sum(\.minutes) == 1)
  }

  @Test("a copy that takes the place of its list does not give two rows one number")
  func copyTakesPlace() {
    var rows: Rows = Self.make(100, .followed)
    let history: Bindgen.History? = rows.history
    let row: Todo = rows.remove(at: 7)
    rows.append(row)
    var copy: Rows = rows.unlinked
    copy.remove(id: row.id)
    copy.history = history
    rows = copy
    for _ in 0..<1001 { rows[0].minutes += 1 }
    rows.append(contentsOf: [Todo(id: 1000), Todo(id: 1001), Todo(id: 1002)])
    Self.check(
      rows,
      Array(copy[0...].dropFirst(0)).enumerated().map { Todo(id: $1.id, minutes: $1.minutes + ($0 == 0 ? 1001 : 0)) }
        + [1000, 1001, 1002].map { Todo(id: $0) }
    )
  }

  @Test("rows that are objects are let go when they are removed", arguments: [3, 300], [false, true])
  func released(_ count: Int, _ isFollowed: Bool) {
    final class Item: Identifiable {
      let id: Int
      init(_ id: Int) { self.id = id }
    }
    var rows: Bindgen.Rows<Item> = Bindgen.Rows((0..<count).map { Item($0) }).linked(Bindgen.History())
    let source: Bindgen.KeptSource = Bindgen.KeptSource()
    let edits: Bindgen.KeptEdits = Bindgen.KeptEdits()
    func follow() {
      if isFollowed { _ = edits.take(from: rows.followed(by: source).filter { $0.id != 2 }.sorted { -$0.id }._list) }
    }
    weak var removed: Item?
    weak var replaced: Item?
    weak var popped: Item?
    follow()
    (removed, replaced, popped) = (rows[0], rows[id: 1], rows.last)
    follow()
    rows.remove(at: 0)
    rows[id: 1] = Item(1)
    _ = rows.removeLast()
    #expect(removed == nil && replaced == nil && popped == nil)
    weak var all: Item?
    all = rows[0]
    follow()
    rows.removeAll()
    #expect(all == nil)
  }

  @Test("what follows from a list is what an array gives", arguments: [0, 1] + counts, Layout.allCases)
  func forms(_ count: Int, _ layout: Layout) {
    let rows: Rows = Self.make(count, layout)
    let array: [Todo] = Array(rows)
    Self.check(rows.filter { $0.minutes > 4 }, array.filter { $0.minutes > 4 })
    Self.check(rows.sorted(by: \.minutes), array.sorted())
    Self.check(rows.sorted(by: \.minutes, order: .descending), array.sorted { $1 < $0 })
    Self.check(rows.filter { $0.id % 3 > 0 }.sorted(by: \.minutes), array.filter { $0.id % 3 > 0 }.sorted())
    Self.check(rows.sorted(by: \.minutes).filter { $0.id % 3 > 0 }, array.filter { $0.id % 3 > 0 }.sorted())
    #expect(rows.min(by: \.minutes) == array.min())
    #expect(rows.max(by: \.minutes) == array.max())
    #expect(rows.count { $0.minutes > 4 } == array.count { $0.minutes > 4 })
    #expect(rows.first { $0.minutes > 4 } == array.first { $0.minutes > 4 })
    #expect(rows.contains { $0.minutes == 4 } == array.contains { $0.minutes == 4 })
    #expect(rows.allSatisfy { $0.minutes < 9 } == array.allSatisfy { $0.minutes < 9 })
    #expect(rows.sum(\.minutes) == array.map(\.minutes).reduce(0, +))
    #expect(rows.sum { UInt8(truncatingIfNeeded: $0.id) } == array.reduce(0) { $0 &+ UInt8(truncatingIfNeeded: $1.id) })
    #expect(rows.sum { Duration.seconds($0.id) } == .seconds(array.map(\.id).reduce(0, +)))
    #expect(rows.sum { Double($0.id) } == Double(array.map(\.id).reduce(0, +)))
  }

  @Test("what is no number comes last, kept or not, up or down", arguments: [6, 100], [false, true])
  func notNumbers(_ count: Int, _ isKept: Bool) {
    struct Row: Identifiable, Equatable {
      var id: Int
      var key: Double
    }
    let keys: [Double] = [2, .nan, -0.0, 0.0, .nan, -.infinity]
    let all: [Row] = (0..<count).map { Row(id: $0, key: $0 < 6 ? keys[$0] : Double($0 % 5)) }
    var rows: Bindgen.Rows<Row> = Bindgen.Rows(all).linked(Bindgen.History())
    let sources: [Bindgen.KeptSource] = (0..<4).map { _ in Bindgen.KeptSource() }
    func list(_ index: Int) -> Bindgen.Rows<Row> { isKept ? rows.followed(by: sources[index]) : rows.unlinked }
    for _ in 0..<3 {
      let numbers: [Row] = rows.filter { !$0.key.isNaN }.map { $0 }
      let others: [Int] = rows.filter { $0.key.isNaN }.ids
      #expect(list(0).sorted(by: \.key).ids == numbers.sorted { $0.key < $1.key }.map(\.id) + others)
      #expect(
        list(1).sorted(by: \.key, order: .descending).ids == numbers.sorted { $0.key > $1.key }.map(\.id) + others
      )
      #expect(list(2).min(by: \.key)?.id == numbers.min { $0.key < $1.key }?.id)
      #expect(list(3).max(by: \.key)?.id == numbers.max { $0.key < $1.key }?.id)
      // Two that are as good change places, and numbers become none and the other way round.
      rows.swapAt(2, 3)
      rows[0].key = rows[0].key.isNaN ? 4 : .nan
      rows[1].key = rows[1].key.isNaN ? 9 : .nan
    }
  }

  @Test("one spot takes ten thousand rows, and all but one go again")
  func oneSpot() {
    var rows: Rows = Self.make(3, .followed)
    for id in 10..<10_010 { rows.insert(Todo(id: id), at: 1) }
    #expect(rows.ids == [0] + (10..<10_010).reversed() + [1, 2])
    #expect(stride(from: 0, to: 10_003, by: 97).allSatisfy { rows.index(id: rows[$0].id) == $0 })
    while rows.count > 1 { rows.remove(at: 0) }
    Self.check(rows, [Todo(id: 2, minutes: 4)])
  }
}

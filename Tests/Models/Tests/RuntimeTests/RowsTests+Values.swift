@_spi(Bindgen) import BindgenRuntime
import Foundation
import Testing

/// Lists as values: equal, encoded, described, copied, iterated.
extension RowsTests {
  @Test("equality and hashes do not depend on how rows are stored", arguments: counts)
  func equality(_ count: Int) {
    let rows: Rows = Self.make(count, .plain)
    var others: [Rows] = Layout.allCases.map { Self.make(count, $0) }
    var edited: Rows = Self.make(500, .plain)
    edited.removeAll { $0.id >= count }
    edited[id: -1] = Todo(id: -1)
    edited.remove(id: -1)
    for id in count..<500 { edited[id: id] = nil }
    edited.limit(to: 1000)
    while edited.count < count { edited.append(Todo(id: edited.count, minutes: edited.count * 7 % 10)) }
    others += [edited, edited.filter { _ in true }, rows.sorted(by: \.id), Rows(rows[0...])]
    for other in others { #expect(other == rows && other.hashValue == rows.hashValue) }
    for var other in others {
      other[count - 1].minutes += 1
      #expect(other != rows)
      other.removeLast()
      #expect(other != rows)
    }
  }

  @Test("they are encoded as an array, and decoded with the first row of each id", arguments: counts)
  func coding(_ count: Int) throws {
    let rows: Rows = Self.make(count, .plain)
    let data: Data = try JSONEncoder().encode(rows)
    #expect(try JSONDecoder().decode([Todo].self, from: data) == Array(rows))
    #expect(try JSONDecoder().decode(Rows.self, from: data) == rows)
    let twice: Data = try JSONEncoder().encode(Array(rows) + [Todo(id: 1, minutes: 99)])
    #expect(try JSONDecoder().decode(Rows.self, from: twice) == rows)
  }

  @Test("they are described and mirrored as an array is")
  func description() {
    let rows: Rows = [Todo(id: 1), Todo(id: 2)]
    #expect(rows.description == Array(rows).description)
    #expect(rows.debugDescription == "Rows(\(Array(rows).debugDescription))")
    let mirror: Mirror = Mirror(reflecting: rows)
    #expect(mirror.displayStyle == .collection)
    #expect(mirror.children.map(\.label) == [nil, nil])
    #expect(mirror.children.compactMap { $0.value as? Todo } == Array(rows))
  }

  @Test("copies are values of their own, whichever of them is edited", arguments: counts, Layout.allCases)
  func copies(_ count: Int, _ layout: Layout) {
    var rows: Rows = Self.make(count, layout)
    let forms: Bindgen.KeptSource = Bindgen.KeptSource()
    let all: [Todo] = Array(rows)
    let kept: Rows = rows.followed(by: forms).filter { $0.id % 2 == 0 }.sorted(by: \.minutes).unlinked
    let even: [Todo] = Array(kept)
    let (copy, odd): (Rows, Rows) = (rows.unlinked, rows.filter { $0.id % 2 == 1 })
    Self.edit(&rows)
    let edited: [Todo] = Array(rows)
    #expect(rows.followed(by: forms).filter { $0.id % 2 == 0 }.sorted(by: \.minutes).count > 0)
    Self.check(kept, even)
    Self.check(copy, all)
    Self.check(odd, all.filter { $0.id % 2 == 1 })
    for held in [kept, copy, odd] {
      var mine: Rows = held
      Self.edit(&mine)
      Self.check(mine, Self.edited(Array(held)))
      #expect(mine != held)
    }
    Self.check(kept, even)
    Self.check(copy, all)
    Self.check(rows, edited)
  }

  private static func edit(_ rows: inout Rows) {
    rows.removeFirst()
    rows.insert(Todo(id: -1), at: 0)
    rows[rows.count - 1].minutes = 31
    rows.append(Todo(id: -2))
    rows.swapAt(0, 1)
    rows[id: -1]?.minutes = 9
    rows.reverse()
  }

  private static func edited(_ rows: [Todo]) -> [Todo] {
    var rows: [Todo] = rows
    rows[0] = Todo(id: -1)
    rows[rows.count - 1].minutes = 31
    rows.append(Todo(id: -2))
    rows.swapAt(0, 1)
    rows[rows.firstIndex { $0.id == -1 }!].minutes = 9
    rows.reverse()
    return rows
  }

  @Test(
    "who goes through rows sees those of the beginning, whatever is edited meanwhile",
    arguments: counts,
    Layout.allCases
  )
  func editedMeanwhile(_ count: Int, _ layout: Layout) {
    var rows: Rows = Self.make(count, layout)
    let all: [Todo] = Array(rows)
    var seen: [Todo] = []
    for row in rows {
      seen.append(row)
      rows.remove(id: row.id)
      rows.insert(Todo(id: -1 - row.id), at: 0)
      rows[0].minutes = 99
    }
    #expect(seen == all && rows.ids == all.map { -1 - $0.id }.reversed())
    var rest: Rows.Slice.Iterator = rows[1...].makeIterator()
    let ids: [Int] = Array(rows.ids[1...])
    rows.removeAll()
    #expect(Array(IteratorSequence(rest)).map(\.id) == ids && rest.next() != nil)
  }

  @Test("ids whose hashes are all the same are told apart", arguments: [3, 65, 300])
  func collisions(_ count: Int) {
    struct Same: Hashable {
      var number: Int
      func hash(into hasher: inout Hasher) {}
    }
    struct Row: Identifiable { var id: Same }
    var rows: Bindgen.Rows<Row> = Bindgen.Rows((0..<count).map { Row(id: Same(number: $0)) })
    #expect(rows.append(Row(id: Same(number: 1))) == false)
    for number in stride(from: 0, to: count, by: 2) { rows[id: Same(number: number)] = nil }
    rows.reverse()
    let odd: [Int] = (0..<count).filter { $0 % 2 == 1 }
    #expect(rows.ids.map(\.number) == odd.reversed())
    #expect(rows.indices.allSatisfy { rows.index(id: rows[$0].id) == $0 })
  }
}

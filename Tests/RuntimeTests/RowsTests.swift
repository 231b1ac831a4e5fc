import Foundation
import Testing

@testable import BindgenRuntime

/// A list as a value: what users of an array with ids expect. Few rows are stored otherwise than many, and those of a
/// model otherwise than those of nobody, so that each is tried with all.
@Suite("Rows")
struct RowsTests {
  struct Todo: Identifiable, Hashable, Codable, Comparable {
    var id: Int
    var minutes: Int = 0

    static func < (one: Todo, other: Todo) -> Bool { one.minutes < other.minutes }
  }

  typealias Rows = Bindgen.Rows<Todo>

  /// How many rows there are, and who follows them.
  enum Layout: CaseIterable {
    case plain
    case linked
    case followed
  }

  static let counts: [Int] = [3, 63, 64, 65, 129, 400]

  static func make(_ count: Int, _ layout: Layout) -> Rows {
    let rows: Rows = Rows((0..<count).map { Todo(id: $0, minutes: $0 * 7 % 10) })
    if layout == .plain { return rows }
    var linked: Rows = rows.linked(Bindgen.History())
    if layout == .linked { return linked }
    _ = linked.withTickets
    linked.history?.follow()
    return linked
  }

  /// The same edit of a list and of an array.
  static func check(
    _ count: Int,
    _ layout: Layout,
    location: SourceLocation = #_sourceLocation,
    _ edit: (inout Rows) -> Void,
    as array: (inout [Todo]) -> Void
  ) {
    var rows: Rows = make(count, layout)
    var expected: [Todo] = Array(rows)
    edit(&rows)
    array(&expected)
    check(rows, expected, location: location)
  }

  static func check(_ rows: Rows, _ expected: [Todo], location: SourceLocation = #_sourceLocation) {
    #expect(Array(rows) == expected, sourceLocation: location)
    #expect(rows.indices.map { rows[$0] } == expected, sourceLocation: location)
    #expect(rows.ids == expected.map(\.id), sourceLocation: location)
    #expect(rows.ids.map { rows.index(id: $0) } == Array(expected.indices), sourceLocation: location)
    #expect(rows.ids.map { rows[id: $0] } == expected, sourceLocation: location)
  }

  @Test("a literal and a sequence keep the first row of each id")
  func duplicates() {
    let rows: Rows = [Todo(id: 1, minutes: 1), Todo(id: 2), Todo(id: 1, minutes: 3)]
    Self.check(rows, [Todo(id: 1, minutes: 1), Todo(id: 2)])
    let many: Rows = Rows((0..<900).map { Todo(id: $0 % 300, minutes: $0) })
    Self.check(many, (0..<300).map { Todo(id: $0, minutes: $0) })
    Self.check(Rows(many[10..<20]), (10..<20).map { Todo(id: $0, minutes: $0) })
  }

  @Test("a second row of one id is refused, and nothing changes", arguments: counts, Layout.allCases)
  func refused(_ count: Int, _ layout: Layout) {
    Self.check(count, layout) {
      #expect($0.append(Todo(id: 1, minutes: 99)) == false)
      #expect($0.insert(Todo(id: 2, minutes: 99), at: 0) == false)
      $0 += [Todo(id: 0, minutes: 99), Todo(id: -1), Todo(id: -1, minutes: 99), Todo(id: -2)]
      #expect($0.insert(Todo(id: -3), at: 1) == true)
    } as: {
      $0 += [Todo(id: -1), Todo(id: -2)]
      $0.insert(Todo(id: -3), at: 1)
    }
  }

  @Test("rows are read, set, removed and appended by id", arguments: counts, Layout.allCases)
  func byID(_ count: Int, _ layout: Layout) {
    Self.check(count, layout) {
      #expect($0[id: -1] == nil && $0.index(id: -1) == nil && !$0.contains(id: -1) && $0.contains(id: 1))
      $0[id: 1] = Todo(id: 1, minutes: 50)
      $0[id: 0] = nil
      $0[id: -1] = nil
      $0[id: -2] = Todo(id: -2)
      $0[id: 2] = Todo(id: 1, minutes: 60)
      $0[id: 2]?.minutes += 70
      $0[id: -5]?.minutes += 70
      $0[id: -2]?.minutes = 80
      #expect($0.updateOrAppend(Todo(id: -3)) == nil)
      #expect($0.updateOrAppend(Todo(id: -3, minutes: 4)) == Todo(id: -3))
      #expect($0.remove(id: -7) == nil)
    } as: {
      $0[1].minutes = 50
      $0[2].minutes += 70
      $0.removeFirst()
      $0 += [Todo(id: -2, minutes: 80), Todo(id: -3, minutes: 4)]
    }
  }

  @Test("a row may be taken out and put in through a reference to it", arguments: counts, Layout.allCases)
  func throughReferences(_ count: Int, _ layout: Layout) {
    func take(_ row: inout Todo?) { row = nil }
    func put(_ row: inout Todo?) { row = Todo(id: -4, minutes: 3) }
    Self.check(count, layout) {
      take(&$0[id: 1])
      take(&$0[id: -1])
      put(&$0[id: -4])
    } as: {
      $0.remove(at: 1)
      $0.append(Todo(id: -4, minutes: 3))
    }
  }

  @Test("a row that is edited by its position stays where it is", arguments: counts, Layout.allCases)
  func byPosition(_ count: Int, _ layout: Layout) {
    Self.check(count, layout) {
      for index in $0.indices { $0[index].minutes += index }
    } as: {
      for index in $0.indices { $0[index].minutes += index }
    }
  }

  @Test("a row whose id changes in place stays there, and the row of that id goes", arguments: counts, Layout.allCases)
  func changedID(_ count: Int, _ layout: Layout) {
    Self.check(count, layout) {
      $0[1].id = -1
    } as: {
      $0[1].id = -1
    }
    Self.check(count, layout) {
      $0[id: 1]?.id = -1
    } as: {
      $0[1].id = -1
    }
    Self.check(count, layout) {
      $0[1].id = 2
    } as: {
      $0[1].id = 2
      $0.remove(at: 2)
    }
    Self.check(count, layout) {
      $0[1].id = 0
    } as: {
      $0[1].id = 0
      $0.remove(at: 0)
    }
  }

  @Test("a row that stands elsewhere and one that is new can be put at a position", arguments: counts, Layout.allCases)
  func putAtPosition(_ count: Int, _ layout: Layout) {
    Self.check(count, layout) {
      $0[0] = Todo(id: 2, minutes: 77)
    } as: {
      $0.swapAt(0, 2)
      $0[0].minutes = 77
    }
    Self.check(count, layout) {
      $0[count - 1] = Todo(id: -9)
    } as: {
      $0[count - 1] = Todo(id: -9)
    }
  }

  @Test("rows are removed one by one, in groups, and all", arguments: counts, Layout.allCases)
  func removed(_ count: Int, _ layout: Layout) {
    Self.check(count, layout) {
      #expect($0.remove(at: 1).id == 1)
    } as: {
      $0.remove(at: 1)
    }
    Self.check(count, layout) {
      #expect($0.remove(id: 1)?.id == 1)
    } as: {
      $0.remove(at: 1)
    }
    Self.check(count, layout) {
      #expect($0.removeFirst().id == 0)
      #expect($0.removeLast().id == count - 1)
    } as: {
      $0.removeFirst()
      $0.removeLast()
    }
    Self.check(count, layout) {
      $0.removeAll { $0.minutes % 3 == 0 }
    } as: {
      $0.removeAll { $0.minutes % 3 == 0 }
    }
    Self.check(count, layout) {
      $0.remove(atOffsets: [0, 2, 0])
    } as: {
      $0.remove(at: 2)
      $0.remove(at: 0)
    }
    Self.check(count, layout) {
      $0.removeAll()
      #expect($0.isEmpty && $0.first == nil)
      for id in 0..<count { $0.insert(Todo(id: id), at: 0) }
    } as: {
      $0 = (0..<count).reversed().map { Todo(id: $0) }
    }
  }

  @Test("a range is replaced, rows that stand elsewhere are left out", arguments: counts, Layout.allCases)
  func replacedRange(_ count: Int, _ layout: Layout) {
    let rows: [Todo] = [Todo(id: -1), Todo(id: 2, minutes: 9), Todo(id: 1), Todo(id: -1, minutes: 7), Todo(id: -2)]
    Self.check(count, layout) {
      $0.replaceSubrange(0..<2, with: rows)
    } as: {
      $0.replaceSubrange(0..<2, with: [Todo(id: -1), Todo(id: 1), Todo(id: -2)])
    }
    Self.check(count, layout) {
      $0.replaceSubrange(count..<count, with: [Todo(id: -1)])
    } as: {
      $0.append(Todo(id: -1))
    }
    Self.check(count, layout) {
      $0.replaceSubrange(1..<count, with: [])
    } as: {
      $0.removeSubrange(1...)
    }
    Self.check(count, layout) {
      $0.removeSubrange(1...1)
      $0.insert(contentsOf: [Todo(id: -1), Todo(id: -2)], at: 1)
      $0.removeFirst(1)
      $0.removeLast(2)
      #expect($0.popLast()?.id == (count == 3 ? -1 : count - 3))
    } as: {
      $0.removeSubrange(1...1)
      $0.insert(contentsOf: [Todo(id: -1), Todo(id: -2)], at: 1)
      $0.removeFirst(1)
      $0.removeLast(3)
    }
    var none: Rows = []
    #expect(none.popLast() == nil)
  }

  @Test("what leaves a property, and comes back, has no limit and is not followed meanwhile", arguments: counts)
  func leftAndCame(_ count: Int) {
    var rows: Rows = Self.make(count, .followed)
    let (history, source) = (rows.history, Bindgen.KeptSource())
    var other: Rows = []
    func swapRows(_ rows: inout Rows) { swap(&rows, &other) }
    func expectRight(_ ids: [Int]) {
      #expect(rows.ids == ids && rows.history === history)
      #expect(rows.followed(by: source).count { $0.minutes >= 0 } == ids.count)
    }
    expectRight(Array(0..<count))
    swapRows(&rows.edited[limit: count])
    expectRight([])
    let version: Int? = history?.version
    other.append(Todo(id: -1))
    other.removeFirst(2)
    #expect(other.count == count - 1 && history?.version == version)
    swapRows(&rows.edited[limit: count])
    expectRight(Array(2..<count) + [-1])
    rows.edited.removeFirst()
    expectRight(Array(3..<count) + [-1])
  }

  @Test("a row moves to where it is in the end", arguments: counts, Layout.allCases)
  func moved(_ count: Int, _ layout: Layout) {
    for (from, to) in [(0, 2), (2, 0), (1, 1), (0, count - 1), (count - 1, 0), (count - 1, 1)] {
      Self.check(count, layout) {
        $0.move(from: from, to: to)
      } as: {
        $0.insert($0.remove(at: from), at: to)
      }
    }
  }

  @Test("rows move to before another, as lists of SwiftUI move them", arguments: Layout.allCases)
  func movedOffsets(_ layout: Layout) {
    for (target, ids) in [(0, [0, 2, 1]), (1, [0, 2, 1]), (2, [1, 0, 2]), (3, [1, 0, 2])] {
      for count in Self.counts {
        Self.check(count, layout) {
          $0.move(fromOffsets: [2, 0], toOffset: target)
        } as: { array in
          array.replaceSubrange(0..<3, with: ids.map { array[$0] })
        }
      }
    }
    Self.check(300, layout) {
      $0.move(fromOffsets: stride(from: 0, to: 300, by: 2), toOffset: 300)
    } as: { array in
      array = array.filter { $0.id % 2 == 1 } + array.filter { $0.id % 2 == 0 }
    }
    Self.check(300, layout) {
      $0.move(fromOffsets: 0..<300, toOffset: 150)
    } as: { _ in
    }
  }

  @Test("sorting, reversing and shuffling are those of an array", arguments: [0, 1, 2] + counts, Layout.allCases)
  func rearranged(_ count: Int, _ layout: Layout) {
    Self.check(count, layout) {
      $0.sort()
    } as: {
      $0.sort()
    }
    Self.check(count, layout) {
      $0.sort { $0.id > $1.id }
    } as: {
      $0.reverse()
    }
    Self.check(count, layout) {
      $0.reverse()
    } as: {
      $0.reverse()
    }
    var (one, other): (RowsRandomTests.Generator, RowsRandomTests.Generator) = (.init(seed: 7), .init(seed: 7))
    Self.check(count, layout) {
      $0.shuffle(using: &one)
    } as: {
      $0.shuffle(using: &other)
    }
    if count > 1 {
      Self.check(count, layout) {
        $0.swapAt(0, count - 1)
      } as: {
        $0.swapAt(0, count - 1)
      }
    }
    var pivots: [Int] = []
    Self.check(count, layout) { rows in
      pivots.append(rows.partition { $0.minutes > 4 })
    } as: { array in
      pivots.append(array.partition { $0.minutes > 4 })
    }
    #expect(pivots[0] == pivots[1])
  }

  @Test("generic code sorts, reverses and partitions them")
  func generically() {
    func rearrange<Base: MutableCollection & RandomAccessCollection<Todo>>(_ base: inout Base, _ kind: Int) {
      switch kind {
      case 0: base.sort()
      case 1: base.sort { $0.id > $1.id }
      case 2: base.reverse()
      case 3: _ = base.partition { $0.minutes % 2 == 0 }
      default:
        // Three rows change places by hand.
        guard base.count > 2 else { return }
        let (first, second): (Base.Index, Base.Index) = (base.startIndex, base.index(after: base.startIndex))
        let last: Base.Index = base.index(before: base.endIndex)
        (base[first], base[second], base[last]) = (base[second], base[last], base[first])
      }
    }
    for layout in Layout.allCases {
      for count in Array(stride(from: 0, through: 100, by: 9)) + [2, 64, 65, 100, 300] {
        for kind in 0..<5 {
          Self.check(count, layout) {
            rearrange(&$0, kind)
          } as: {
            rearrange(&$0, kind)
          }
        }
      }
    }
  }

  @Test("slices have the positions of the whole, and can be edited", arguments: counts, Layout.allCases)
  func slices(_ count: Int, _ layout: Layout) {
    var rows: Rows = Self.make(count, layout)
    let array: [Todo] = Array(rows)
    let version: Int? = rows.history?.version
    var slice: Rows.Slice = rows[1..<count]
    #expect(slice.startIndex == 1 && slice.endIndex == count && slice.count == count - 1)
    #expect(slice[2] == array[2] && slice[2..<3].first == array[2] && slice.last == array.last)
    #expect(Array(slice) == Array(array[1...]) && slice.indices.map { slice[$0] } == Array(array[1...]))
    #expect(Array(slice.dropFirst().prefix(3)) == Array(array[1...].dropFirst().prefix(3)))
    slice[1].minutes = 55
    slice.swapAt(1, 2)
    slice.reverse()
    #expect(slice[count - 1].id == 2 && slice[count - 2].minutes == 55)
    slice[1] = Todo(id: -1)
    // What is done with a slice is nothing to the list.
    #expect(Array(rows) == array)
    #expect(rows.history?.version == version)
    rows[0..<2].reverse()
    rows[1..<3].sort { $0.id > $1.id }
    Self.check(rows, [array[1], array[2], array[0]] + array[3...])
  }

  @Test("slices end at their bounds, and are set to as many rows")
  func boundsOfSlices() async {
    await #expect(processExitsWith: .failure) { _ = Self.make(9, .plain)[2..<5][0] }
    await #expect(processExitsWith: .failure) { _ = Self.make(9, .plain)[2..<5][0..<9] }
    await #expect(processExitsWith: .failure) {
      var rows: Rows = Self.make(9, .plain)
      rows[0..<3] = rows[0..<2]
    }
  }

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

  @Test("a limit refuses what comes, and nothing else", arguments: counts, Layout.allCases)
  func limit(_ count: Int, _ layout: Layout) {
    Self.check(count, layout) {
      $0.limit(to: count)
      #expect($0.append(Todo(id: -1)) == false)
      $0[id: -1] = Todo(id: -1)
      $0.updateOrAppend(Todo(id: -1))
      $0.move(from: 0, to: 1)
      $0[0] = Todo(id: -5)
      $0.reverse()
      #expect($0.assign(Rows($0.map { Todo(id: $0.id, minutes: 1) } + [Todo(id: -2)])) == true)
      var copy: Rows = Rows($0)
      #expect(copy.append(Todo(id: -3)) == true)
    } as: {
      $0.swapAt(0, 1)
      $0[0] = Todo(id: -5)
      $0 = $0.reversed().map { Todo(id: $0.id, minutes: 1) }
    }
    #expect(Self.make(count, layout).limited(to: 2).ids == [0, 1])
  }

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

extension Bindgen.Rows {
  fileprivate mutating func limit(to count: Int) {
    let history: Bindgen.History = Bindgen.History()
    history.limit = count
    self.history = history
  }
}

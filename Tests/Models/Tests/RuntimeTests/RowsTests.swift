@_spi(Bindgen) import BindgenRuntime
import Foundation
import Testing

/// A list as a value, as users of an array with ids expect it. Few rows are stored otherwise than many, and those of a
/// model otherwise than those of no model, so that each test runs with all.
@Suite("Rows")
struct RowsTests {
  struct Todo: Identifiable, Hashable, Codable, Comparable {
    var id: Int
    var minutes: Int = 0

    static func < (one: Todo, other: Todo) -> Bool { one.minutes < other.minutes }
  }

  typealias Rows = Bindgen.Rows<Todo>

  /// The storage of rows: of no model, of a model, or with followers.
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

  /// Applies the same edit to a list and to an array, and compares them.
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
    // Edits of a slice do not change the list.
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
}

extension Bindgen.Rows {
  mutating func limit(to count: Int) {
    let history: Bindgen.History = Bindgen.History()
    history.limit = count
    self.history = history
  }
}

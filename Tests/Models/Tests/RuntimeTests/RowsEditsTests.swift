@_spi(Bindgen) import BindgenRuntime
import Testing

/// The batches that table views fail at. Letters are ids; a capital one is a row that has changed, too.
@Suite("Edits of rows")
struct RowsEditsTests {
  struct Letter: Identifiable, Hashable {
    var id: Character
    var count: Int = 0
  }

  typealias Rows = Bindgen.Rows<Letter>

  static func rows(_ text: String) -> Rows { Rows(text.map { Letter(id: $0) }).linked(Bindgen.History()) }

  /// Returns the edits of one transaction.
  static func edits(_ old: String, _ edit: (inout Rows) -> Void) -> Bindgen.Edits {
    var rows: Rows = rows(old)
    let kept: Bindgen.KeptEdits = Bindgen.KeptEdits()
    _ = kept.take(from: rows.withTickets._list)
    edit(&rows)
    return kept.take(from: rows.withTickets._list)
  }

  /// Returns the edits of an assignment of the whole list.
  static func edits(_ old: String, to new: String) -> Bindgen.Edits {
    edits(old) { rows in
      let letters: [Letter] = new.map { letter in
        let isKnown: Bool = !old.contains(letter) && old.contains(letter.lowercased())
        return isKnown ? Letter(id: Character(letter.lowercased()), count: 1) : Letter(id: letter)
      }
      _ = rows.assign(Rows(letters))
    }
  }

  static func make(
    deletes: [Int] = [],
    inserts: [Int] = [],
    moves: [Bindgen.Edits.Move] = [],
    updates: [Int] = [],
    updated: [Int] = []
  ) -> Bindgen.Edits {
    var edits: Bindgen.Edits = Bindgen.Edits()
    (edits.deletes, edits.inserts, edits.moves) = (deletes, inserts, moves)
    (edits.updates, edits.updated) = (updates, updated)
    return edits
  }

  @Test("a row moves before one that changed")
  func moveBeforeUpdate() {
    #expect(
      Self.edits("abc", to: "cAb") == Self.make(moves: [.init(from: 2, to: 0)], updates: [0], updated: [1])
    )
  }

  @Test("two rows that change places and content are one move and one update")
  func changedNeighbours() {
    let edits: Bindgen.Edits = Self.edits("ab", to: "BA")
    #expect(edits.moves.count == 1 && edits.moves[0].isUpdated && edits.updates.count == 1 && edits.updated.count == 1)
    #expect(edits.updated == [1 - edits.updates[0]])
  }

  @Test("a row moves to where one was deleted, behind one that changed")
  func moveToDeleted() {
    let edits: Bindgen.Edits = Self.edits("01234") {
      $0[id: "3"]?.count = 1
      $0.remove(id: "4")
      $0.move(from: 2, to: 3)
      $0.insert(Letter(id: "n"), at: 2)
    }
    let expected: Bindgen.Edits = Self.make(
      deletes: [4],
      inserts: [2],
      moves: [.init(from: 2, to: 4)],
      updates: [3],
      updated: [3]
    )
    #expect(edits == expected)
  }

  @Test("a row is deleted, one moves, and one that changed is elsewhere after that")
  func updateBetween() {
    let expected: Bindgen.Edits = Self.make(deletes: [1], moves: [.init(from: 3, to: 0)], updates: [2], updated: [2])
    #expect(Self.edits("9xe5", to: "59E") == expected)
  }

  @Test("a row may have to move to the position that it had")
  func moveToSamePosition() {
    let edits: Bindgen.Edits = Self.edits("abcde", to: "deCab")
    #expect(edits.moves.count == 3 && edits.moves.contains(.init(from: 2, to: 2, isUpdated: true)))
    #expect(edits.updates.isEmpty && edits.deletes.isEmpty && edits.inserts.isEmpty)
  }

  @Test("of two sets of moves that are as few, one is told")
  func twoFewest() {
    let edits: Bindgen.Edits = Self.edits("abcdefg", to: "abeDfcg")
    let one: Bindgen.Edits = Self.make(moves: [.init(from: 3, to: 3, isUpdated: true), .init(from: 2, to: 5)])
    let other: Bindgen.Edits = Self.make(
      moves: [.init(from: 4, to: 2), .init(from: 2, to: 5)],
      updates: [3],
      updated: [3]
    )
    #expect(edits == one || edits == other)
  }

  @Test("all kinds are told together")
  func allKinds() {
    let expected: Bindgen.Edits = Self.make(
      deletes: [2, 4],
      inserts: [1, 3],
      moves: [.init(from: 5, to: 0), .init(from: 0, to: 4, isUpdated: true)],
      updates: [1, 3],
      updated: [2, 5]
    )
    let edits: Bindgen.Edits = Self.edits("abcdef") {
      $0.remove(atOffsets: [2, 4])
      $0.move(from: 0, to: 1)
      $0.move(from: 3, to: 0)
      $0.insert(Letter(id: "x"), at: 1)
      $0.insert(Letter(id: "y"), at: 3)
      for id in "abd" { $0[id: id]?.count = 1 }
    }
    #expect(edits == expected)
  }

  @Test("halves that change places are as many moves as a half has rows")
  func halves() {
    let edits: Bindgen.Edits = Self.edits("0123", to: "2301")
    let left: [Bindgen.Edits.Move] = [.init(from: 0, to: 2), .init(from: 1, to: 3)]
    let right: [Bindgen.Edits.Move] = [.init(from: 2, to: 0), .init(from: 3, to: 1)]
    #expect(edits == Self.make(moves: left) || edits == Self.make(moves: right))
  }

  @Test("what is undone within a transaction is not told, and what comes back has changed or moved")
  func toAndFro() {
    let joined: Bindgen.KeptEdits = Bindgen.KeptEdits()
    var afterJoining: Rows?
    let edits: Bindgen.Edits = Self.edits("abcde") {
      $0.remove(id: "c")
      $0.insert(Letter(id: "x"), at: 2)
      $0.remove(id: "x")
      $0.insert(Letter(id: "c", count: 1), at: 2)
      let first: Bindgen.Edits = joined.take(from: $0.withTickets._list)
      #expect(first.isAll)
      $0.move(from: 4, to: 0)
      $0.move(from: 0, to: 4)
      $0.remove(id: "a")
      $0.insert(Letter(id: "a", count: 1), at: 4)
      afterJoining = $0
    }
    #expect(afterJoining.map { $0.ids } == ["b", "c", "d", "e", "a"])
    let move: Bindgen.Edits.Move = .init(from: 0, to: 4, isUpdated: true)
    #expect(edits == Self.make(moves: [move], updates: [2], updated: [1]))
    // An observer that joined in the middle receives what came after.
    #expect(afterJoining.map { joined.take(from: $0._list) } == Self.make(moves: [move]))
  }

  @Test("nothing is told where nothing changed")
  func nothing() {
    #expect(Self.edits("", to: "").isEmpty)
    #expect(Self.edits("abc", to: "abc").isEmpty)
    #expect(Self.edits("abc") { $0.move(fromOffsets: [0], toOffset: 1) }.isEmpty)
    #expect(
      Self.edits("abc") {
        $0.append(Letter(id: "d"))
        $0.removeLast()
        $0.reverse()
        $0.reverse()
      }.isEmpty
    )
  }

  @Test("all rows come, go and are replaced")
  func whole() {
    #expect(Self.edits("abc") { $0.removeAll() } == Self.make(deletes: [0, 1, 2]))
    #expect(Self.edits("01234", to: "5678") == Self.make(deletes: [0, 1, 2, 3, 4], inserts: [0, 1, 2, 3]))
    #expect(Self.edits("abcd", to: "dcba").moves.count == 3)
    #expect(
      Self.edits("abcd") {
        $0.removeAll()
        for letter in "abcd" { $0.insert(Letter(id: letter), at: 0) }
      }.moves.count == 3
    )
  }

  @Test("a row that only moves in what is selected has not changed")
  func movedTwice() {
    var rows: Rows = Self.rows("abcdef")
    let source: Bindgen.KeptSource = Bindgen.KeptSource()
    let kept: Bindgen.KeptEdits = Bindgen.KeptEdits()
    var asked: Int = 0
    func take() -> Bindgen.Edits {
      asked = 0
      return kept.take(
        from: rows.followed(by: source).filter {
          asked += 1
          return $0.id != "b"
        }._list
      )
    }
    #expect(take().isAll)
    rows.move(from: 0, to: 3)
    rows.move(from: 3, to: 5)
    #expect(take() == Self.make(moves: [.init(from: 0, to: 4)]))
    // A row is checked once, however often it was touched.
    #expect(asked == 1)
    rows[0].count = 3
    rows[id: "c"]?.count = 4
    rows[0].count = 5
    #expect(take() == Self.make(updates: [0], updated: [0]))
    #expect(asked == 2)
  }

  struct Number: Identifiable, Equatable {
    var id: Int
    var count: Int = 0
  }

  /// An observer of many rows.
  final class Observer {
    var rows: Bindgen.Rows<Number>
    private let kept: Bindgen.KeptEdits = Bindgen.KeptEdits()

    init(_ count: Int) {
      rows = Bindgen.Rows((0..<count).map { Number(id: $0) }).linked(Bindgen.History())
      #expect(take().isAll)
    }

    func take() -> Bindgen.Edits { kept.take(from: rows.withTickets._list) }
  }

  @Test("a rotation of many rows is one move", arguments: [2, 64, 65, 1000])
  func rotations(_ count: Int) {
    let observer: Observer = Observer(count)
    observer.rows.move(from: 0, to: count - 1)
    #expect(observer.take() == RowsEditsTests.make(moves: [.init(from: 0, to: count - 1)]))
    observer.rows.move(from: count - 1, to: 0)
    #expect(observer.take() == RowsEditsTests.make(moves: [.init(from: count - 1, to: 0)]))
    let rotated: [Number] = observer.rows.dropFirst() + [observer.rows[0]]
    #expect(observer.rows.assign(Bindgen.Rows(rotated)) == true)
    #expect(observer.take().moves.count == 1)
  }

  @Test("all rows are told one by one below a bound, and as a whole above it")
  func bound() {
    for count in [300, 1000] {
      let observer: Observer = Observer(count)
      observer.rows.removeAll()
      #expect(observer.take() == RowsEditsTests.make(deletes: Array(0..<count)))
      for id in 0..<count { observer.rows.insert(Number(id: id), at: 0) }
      #expect(observer.take() == RowsEditsTests.make(inserts: Array(0..<count)))
      observer.rows.reverse()
      let moves: [Bindgen.Edits.Move] = observer.take().moves
      #expect(moves.count == count - 1 && Set(moves.map(\.from)).count == moves.count)
    }
    let observer: Observer = Observer(1001)
    observer.rows.removeAll()
    #expect(observer.take().isAll)
    #expect(observer.take().isEmpty)
    observer.rows.append(Number(id: 7))
    #expect(observer.take() == RowsEditsTests.make(inserts: [0]))
  }

  @Test("rows at the borders of pieces are told as others are", arguments: [127, 128, 129, 255, 256, 257, 513])
  func borders(_ count: Int) {
    let observer: Observer = Observer(count)
    for position in [0, 63, 64, 65, 126, count - 1] {
      observer.rows.remove(at: position)
      #expect(observer.take() == RowsEditsTests.make(deletes: [position]))
      observer.rows.insert(Number(id: -1), at: position)
      #expect(observer.take() == RowsEditsTests.make(inserts: [position]))
      observer.rows[id: -1]?.count += 1
      #expect(observer.take() == RowsEditsTests.make(updates: [position], updated: [position]))
      observer.rows[position] = Number(id: count + position)
      #expect(observer.take() == RowsEditsTests.make(deletes: [position], inserts: [position]))
    }
  }

  @Test("whoever reads each edit is told each, however many there are")
  func manyTransactions() {
    let observer: Observer = Observer(100)
    let source: Bindgen.KeptSource = Bindgen.KeptSource()
    let kept: Bindgen.KeptEdits = Bindgen.KeptEdits()
    func even() -> Bindgen.Edits { kept.take(from: observer.rows.followed(by: source).filter { $0.id % 2 == 0 }._list) }
    #expect(even().isAll)
    for number in 0..<1500 {
      observer.rows.removeFirst()
      observer.rows.insert(Number(id: 1000 + number), at: observer.rows.count)
      #expect(observer.take() == RowsEditsTests.make(deletes: [0], inserts: [99]))
      let edits: Bindgen.Edits = RowsEditsTests.make(deletes: [0], inserts: [49])
      #expect(even() == (number % 2 == 0 ? edits : RowsEditsTests.make()))
    }
    #expect(observer.rows.ids == Array(2400..<2500))
  }

  @Test("a row of another id is never told as one that moved, even where a form is read in between")
  func readInBetween() {
    let observer: Observer = Observer(100)
    let source: Bindgen.KeptSource = Bindgen.KeptSource()
    let kept: Bindgen.KeptEdits = Bindgen.KeptEdits()
    func even() -> Bindgen.Rows<Number> { observer.rows.followed(by: source).filter { $0.id % 2 == 0 } }
    #expect(kept.take(from: even()._list).isAll)
    observer.rows.removeFirst()
    for _ in 0..<6 {
      #expect(even().count == 49)
      for _ in 0..<500 { observer.rows[0].count += 1 }
    }
    observer.rows.insert(Number(id: 1000), at: 0)
    #expect(even().count == 50)
    let edits: Bindgen.Edits = kept.take(from: even()._list)
    #expect(edits.isAll || edits == RowsEditsTests.make(deletes: [0], inserts: [0]))
  }
}

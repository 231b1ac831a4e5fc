@_spi(Bindgen) import BindgenRuntime
import RandomDriver
import TestBasics
import Testing

@testable import ListsModels

#if canImport(Combine)
  import Combine
#else
  import OpenCombine
#endif

/// An observer that receives only the edits of lists knows their rows, through every outlet.
@Suite("Lists through every outlet")
struct ListOutletTests {
  /// Transactions, one after the other.
  struct Scenario: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let steps: [@Sendable (Board) -> Void]

    init(_ name: String, _ steps: (@Sendable (Board) -> Void)...) { (testDescription, self.steps) = (name, steps) }
  }

  static let scenarios: [Scenario] = [
    Scenario("a row changes", { $0.todos[id: 2]?.isDone = true }, { $0.todos[id: 99]?.isDone = true }),
    Scenario("a row of another key", { $0.todos[id: 2]?.minutes = 70 }, { $0.todos[id: 2]?.title = "tea" }),
    Scenario(
      "rows come and go",
      { $0.todos.insert(Todo(id: 90, title: "milk", minutes: 3), at: 1) },
      { $0.todos.remove(id: 0) },
      { $0.todos.removeAll { $0.id % 2 == 1 } },
      { $0.todos.append(Todo(id: 0, title: "bread")) }
    ),
    Scenario(
      "rows move",
      { $0.todos.move(from: 0, to: 5) },
      { $0.todos.swapAt(1, 4) },
      { $0.todos.reverse() },
      { $0.todos.sort { $0.minutes < $1.minutes } }
    ),
    Scenario("all are others", { $0.todos = [Todo(id: 70), Todo(id: 1, title: "milk")] }, { $0.todos = [] }),
    Scenario("what is searched", { $0.search = "MILK" }, { $0.search = "none" }, { $0.search = "" }),
    Scenario(
      "many at once",
      { board in
        board.update { board in
          board.todos.move(from: 3, to: 0)
          board.todos.remove(id: 4)
          board.todos[id: 1]?.minutes = 50
          board.search = "milk"
          board.todos.insert(Todo(id: 91, title: "milk"), at: 2)
        }
      }
    ),
    Scenario(
      "transactions in transactions",
      { board in
        board.update { board in
          board.update { $0.todos.remove(at: 2) }
          board.update { $0.todos.insert(Todo(id: 92), at: 0) }
          board.cards.append(Card(value: 8))
        }
      }
    ),
    Scenario(
      "come and gone again",
      { board in
        board.update { board in
          board.todos.append(Todo(id: 93))
          board.todos.remove(id: 93)
        }
      },
      { $0.todos.append(Todo(id: 94)) },
      { $0.todos.remove(id: 94) }
    ),
    Scenario(
      "rows without ids",
      { $0.cards.append(Card(value: 9)) },
      { $0.cards[0].value = 7 },
      { $0.cards.move(from: 0, to: 3) },
      { $0.cards.remove(at: 1) },
      { $0.cards.insert(Card(value: 6), at: 0) },
      { $0.cards = [Card(value: 1), Card(value: 11)] }
    ),
  ]

  private func board() -> Board {
    let todos: [Todo] = (0..<6).map { Todo(id: $0, title: $0 % 2 == 0 ? "milk" : "bread", minutes: $0 * 5 % 7) }
    return Board(todos: Rows(todos), cards: PlainRows((3..<8).map { Card(value: $0) }))
  }

  @Test("edits lead from what was known to what is there", arguments: Telling.allCases, scenarios)
  func scenario(_ telling: Telling, _ scenario: Scenario) {
    let board: Board = board()
    let witness: Witness = Witness(telling, board)
    for step in scenario.steps {
      step(board)
      if !telling.isLate { witness.expectRight() }
    }
    witness.expectRight()
  }

  @Test("the same in any order, over a long time", arguments: Telling.allCases)
  func anyOrder(_ telling: Telling) {
    var random: SplitMix = SplitMix(seed: 5)
    let board: Board = board()
    let witness: Witness = Witness(telling, board)
    let steps: [@Sendable (Board) -> Void] = Self.scenarios.filter { $0.testDescription != "all are others" }.flatMap(
      \.steps
    )
    for round in 0..<200 {
      for id in 0..<6 { board.todos.append(Todo(id: id, title: id == 3 ? "milk" : "tea", minutes: round % 9)) }
      while board.cards.count < 5 { board.cards.append(Card(value: round % 12)) }
      steps.randomElement(using: &random)?(board)
      if round % 7 == 0 || !telling.isLate { witness.expectRight() }
    }
    witness.expectRight()
  }

  @Test("who joins in the middle of a transaction knows what is there, and who left is told nothing")
  func joining() {
    let board: Board = board()
    var witnesses: [Witness] = []
    board.update { board in
      board.todos.remove(at: 0)
      board.search = "milk"
      for telling in Telling.allCases { witnesses.append(Witness(telling, board)) }
      board.todos.insert(Todo(id: 80, title: "milk"), at: 1)
      board.cards[1].value = 30
    }
    for witness in witnesses { witness.expectRight() }
    let leaving: Witness = Witness(.callbacks, board)
    board.update { board in
      board.todos.remove(at: 0)
      leaving.leave()
    }
    #expect(leaving.known.todos.count == board.todos.count + 1)
    for witness in witnesses { witness.expectRight() }
  }

  @Test("an edit inside a notice is told to all, and each of them once", arguments: Telling.allCases)
  func inside(_ telling: Telling) {
    let board: Board = board()
    let first: Witness = Witness(telling, board)
    let token: Board.Subscription = board.observeEdits(of: \.todos) { [unowned board] rows, _ in
      if let row = rows.first(where: { $0.title == "milk" }) { board.todos[id: row.id]?.title = "cream" }
      if rows.count < 9 { board.todos.insert(Todo(id: 100 + rows.count), at: rows.count / 2) }
      board.search = rows.count % 2 == 0 ? "" : "e"
    }
    let last: Witness = telling.isOnly ? first : Witness(telling, board)
    board.todos[id: 1]?.title = "tea"
    #expect(board.todos.count == 9)
    first.expectRight()
    last.expectRight()
    board.todos.removeLast()
    first.expectRight()
    last.expectRight()
    token.cancel()
  }

  @Test("who is late is told at once what became of all, as if it had been one transaction")
  func late() {
    let board: Board = board()
    let reader: Reader = Reader()
    let stream: AsyncStream<(rows: Rows<Todo>, edits: Edits)> = board.edits(of: \.todos)
    var told: [Edits] = []
    let loop: Reader.Loop = reader.read(stream) { told.append($0.edits) }
    let taker: Taker<(rows: Rows<Todo>, edits: Edits)> = Taker()
    defer { taker.cancel() }
    board.editsPublisher(of: \.todos).receive(subscriber: taker)
    taker.ask(1)
    #expect(told.map(\.isAll) == [true] && taker.taken.map(\.edits.isAll) == [true])

    board.todos.remove(at: 2)
    // A loop that waits takes what comes first.
    reader.run()
    board.todos.insert(Todo(id: 60), at: 0)
    board.todos[id: 5]?.isDone = true
    board.todos.append(Todo(id: 61))
    board.todos.remove(id: 60)
    var expected: Edits = Edits()
    (expected.inserts, expected.updates, expected.updated) = ([5], [4], [4])
    reader.run()
    #expect(told.count == 3 && told.last == expected)
    (expected.deletes, expected.updates) = ([2], [5])
    taker.ask(3)
    #expect(taker.taken.count == 2 && taker.taken.last?.edits == expected)
    #expect(taker.taken.last?.rows == board.todos)

    // Nothing is left to report.
    board.todos.append(Todo(id: 62))
    reader.run()
    board.todos[id: 62] = Todo(id: 62)
    board.todos.remove(id: 62)
    board.todos.append(Todo(id: 62))
    board.todos.remove(id: 62)
    reader.run()
    #expect(told.count == 5 && told.last?.deletes == [6])
    withExtendedLifetime(loop) {}
  }

  @Test("a loop on another thread misses nothing")
  func otherThread() async {
    var board: Board? = board()
    guard let stream: AsyncStream<(rows: Rows<Todo>, edits: Edits)> = board?.edits(of: \.byTime) else { return }
    let loop: Task<[Todo], Never> = Task.detached {
      var known: [Todo] = []
      for await (rows, edits) in stream {
        known = edits.applied(to: known, rows)
        #expect(known == Array(rows))
      }
      return known
    }
    for step in 0..<3000 {
      board?.todos.insert(Todo(id: 100 + step, minutes: step * 7 % 50), at: 0)
      board?.todos[id: 60 + step]?.minutes = step % 13
      if step > 40 { board?.todos.remove(at: step % 20) }
      if step % 100 == 0 { await Task.yield() }
    }
    let last: [Todo] = board.map { Array($0.byTime) } ?? []
    board = nil
    let known: [Todo] = await loop.value
    #expect(known == last && !last.isEmpty)
  }

  @Test("a delegate that is there from the beginning, and one that edits in its notice, are told of what they read")
  func delegate() {
    let delegate: Reading = Reading()
    let board: Board = Board(todos: self.board().todos, search: "MILK", delegate: delegate)
    delegate.shown = Array(board.shown)
    board.todos[id: 2]?.isDone = true
    #expect(delegate.told.map(\.updates) == [[1]])
    delegate.next = "bread"
    board.todos[id: 2]?.isDone = false
    #expect(delegate.shown == Array(board.shown) && delegate.shown.count == 3)
  }

  private final class Reading: BoardDelegate {
    var shown: [Todo] = []
    var told: [Edits] = []
    var next: String?

    func board(_ board: any SomeBoard, didChange changes: SomeBoardChanges) {
      if let next, let board = board as? Board {
        self.next = nil
        board.search = next
      }
    }
    func board(_ board: any SomeBoard, didEditShown edits: Edits) {
      told.append(edits)
      shown = edits.applied(to: shown, board.shown)
      #expect(shown == Array(board.shown))
    }
  }

  // MARK: One row

  @Test("a row is told by its id: to loops and subscribers, until it is gone, and when it comes back")
  func oneRow() {
    let board: Board = board()
    let reader: Reader = Reader()
    var (read, sent): ([String?], [String?]) = ([], [])
    let loop: Reader.Loop = reader.read(board.values(of: \.todos, id: 1)) { read.append($0?.title) }
    let shown: Reader.Loop = reader.read(board.values(of: \.shown, id: 1)) {
      read.append($0.map { "shown " + $0.title })
    }
    let token: AnyCancellable = board.rowPublisher(of: \.todos, id: 1).sink { sent.append($0?.title) }
    #expect(read == ["bread", "shown bread"] && sent == ["bread"])
    board.todos[id: 2]?.title = "tea"
    reader.run()
    #expect(read.count == 2 && sent.count == 1)
    board.search = "milk"
    reader.run()
    #expect(read.count == 3 && read.last == .some(nil) && sent.count == 1)
    board.todos[id: 1]?.title = "tea"
    board.todos.remove(id: 1)
    board.todos.append(Todo(id: 1, title: "jam"))
    #expect(sent == ["bread", "tea", nil, "jam"])
    reader.run()
    // It waited, so it takes the first, and then the latest.
    #expect(read.suffix(2) == ["tea", "jam"])
    token.cancel()
    board.todos[id: 1]?.title = "ham"
    #expect(sent.count == 4)
    withExtendedLifetime([loop, shown]) {}
  }

  @Test("who asks for a row later gets the latest, and nothing keeps the model")
  func lateRow() {
    weak var weakBoard: Board?
    let taker: Taker<Todo?> = Taker()
    defer { taker.cancel() }
    let reader: Reader = Reader()
    let stream: AsyncStream<Todo?>
    let edits: AsyncStream<(rows: PlainRows<Card>, edits: Edits)>
    do {
      let board: Board = board()
      weakBoard = board
      board.rowPublisher(of: \.byTime, id: 3).receive(subscriber: taker)
      (stream, edits) = (board.values(of: \.todos, id: 3), board.edits(of: \.high))
      board.todos[id: 3]?.isDone = true
      board.todos.remove(id: 3)
    }
    #expect(weakBoard == nil)
    taker.ask(2)
    #expect(taker.taken == [nil])
    var (rows, all): ([Todo?], [Edits]) = ([], [])
    let loop: Reader.Loop = reader.read(stream) { rows.append($0) }
    let other: Reader.Loop = reader.read(edits) { all.append($0.edits) }
    #expect(rows == [nil] && loop.isOver && all.map(\.isAll) == [true] && other.isOver)
  }

  // MARK: Views

  @Test("a view gets the rows once, and then edits; one that takes none is given the rows")
  func view() {
    let view: Witness.Screen = Witness.Screen()
    let board: Board = board()
    board.attach(view)
    #expect(view.sets == ["todos", "shown", "byTime", "cards", "high", "search"])
    view.sets = []
    board.todos[id: 2]?.isDone = true
    #expect(view.sets == ["byTime"] && view.edits == ["todos", "shown"])
    // All others.
    board.cards = [Card(value: 9)]
    #expect(view.sets == ["byTime", "cards", "high"] && view.edits.count == 2)
    board.attach(view)
    #expect(view.sets.count == 9 && view.edits.count == 2)
    let other: Witness.Screen = Witness.Screen()
    board.attach(other)
    board.cards.append(Card(value: 20))
    #expect(other.edits == ["cards", "high"] && view.edits.count == 2)
  }

  @Test("a double of a view has the rows")
  func double() {
    let (spy, board): (BoardViewSpy, Board) = (BoardViewSpy(), board())
    board.attach(spy)
    spy.reset()
    board.cards.append(Card(value: 20))
    #expect(spy.calls == [.setCards(board.cards), .setHigh(board.high)] && spy.cards.count == 6)
  }

  @Test("names that emitted code might take for its own")
  func oddNames() {
    final class Screen: OddView {
      var edits: PlainRows<Card> = []
      var `in`: Rows<Todo> = []
      var rows: Rows<Todo> = []
      var told: [[Int]] = []
      func edit() {}
      func edit(edits rows: PlainRows<Card>, _ edits: Edits) { told.append(edits.inserts) }
      func edit(in rows: Rows<Todo>, _ edits: Edits) { told.append(edits.inserts) }
    }
    let screen: Screen = Screen()
    let odd: Odd = Odd(view: screen)
    odd.edits.append(Card(value: 1))
    odd.rows = [Todo(id: 1)]
    odd.rows.append(Todo(id: 2, isDone: true))
    #expect(screen.told == [[0], [0]] && screen.rows.ids == [1, 2])
    let row: Row = Row(todos: odd.rows)
    var told: [Edits] = []
    let token: Row.Subscription = row.observeEdits(of: \.shown) { told.append($1) }
    row.todos.removeLast()
    #expect(told.map(\.deletes) == [[1]] && row.shown.count == 1)
    token.cancel()
  }
}

/// A view of lists that checks whether the edits fit what it shows.
private final class Table: BoardView {
  var todos: Rows<Todo> = []
  var shown: Rows<Todo> = []
  var byTime: Rows<Todo> = []
  var cards: PlainRows<Card> = []
  var high: PlainRows<Card> = []
  var search: String = ""
  var onEdit: (() -> Void)?
  var fits: Bool = true

  func edit(todos rows: Rows<Todo>, _ edits: Edits) {
    fits = fits && rows.count == todos.count + edits.inserts.count
    todos = rows
    onEdit?()
  }

  func edit(shown rows: Rows<Todo>, _ edits: Edits) {
    fits = fits && rows.count == shown.count + edits.inserts.count
    shown = rows
  }
}

@Test("a view that gave its place to another gets no edits that are the other's")
func viewInNotice() {
  let (one, other): (Table, Table) = (Table(), Table())
  let board: Board = Board(view: one)
  one.onEdit = { [unowned board, unowned one] in
    one.onEdit = nil
    board.attach(other)
    board.todos.append(Todo(id: 2))
  }
  board.todos.append(Todo(id: 1))
  #expect(one.fits && other.fits && other.todos.ids == [1, 2] && other.shown.ids == [1, 2])
}

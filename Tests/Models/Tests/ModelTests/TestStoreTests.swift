@_spi(Bindgen) import BindgenRuntime
import Testing

@testable import ReducersModels

/// Failures that a test store reports for a wrong test, and none for a right one.
@MainActor
@Suite("Test stores")
struct TestStoreTests {
  /// A record of failures: their texts, and their lines.
  @MainActor
  final class Failures {
    private(set) var all: [(text: String, line: Int)] = []

    /// Returns the failures since the last call. The spec's lines are left out, since they change with it.
    func take() -> [String] {
      defer { all = [] }
      return all.map { $0.text.replacing(/Board\.bindgen\.yml:\d+/, with: "board") }
    }

    func add(_ text: String, _ line: Int) { all.append((text, line)) }
  }

  let bench: Bench = Bench()
  let failures: Failures = Failures()

  func store(_ board: Board = Board()) -> BoardTestStore {
    BoardTestStore(board, services: bench.services) { [failures] text, place in failures.add(text, place.line) }
  }

  @Test func aTestThatSaysAllIsRight() async {
    let test: BoardTestStore = store(.with(1))
    await test.send(.items(id: 1, .toggled)) {
      $0.items[id: 1]?.isDone = true
      $0.last = 1
    }
    await test.send(.addTapped) { $0.items.insert(Item(id: 1), at: 0) }
    await test.send(.fetch)
    await bench.answer("board", "found")
    await test.receive(.searchResponded(["found"], atOnce: false)) { $0.results = ["found"] }
    await test.finish()
    #expect(failures.take() == [])
    #expect(test.state.results == ["found"])
  }

  @Test func whatDiffersIsSaidFieldByField() async {
    let test: BoardTestStore = store()
    await test.send(.searchChanged("new")) {
      $0.query = "old"
      $0.count = 1
    }
    #expect(
      failures.take() == [
        """
        searchChanged (board):
          query: expected "old", actual "new"
          count: expected 1, actual 0
        """
      ]
    )
    #expect(test.state.query == "new", "it goes on from what is")
    await test.send(.searchChanged(""))
    #expect(failures.take() == ["searchChanged (board):\n  query: expected \"new\", actual \"\""])
    await test.finish()
    #expect(failures.take() == [])
  }

  @Test func rowsAreSaidByTheirIDs() async {
    let test: BoardTestStore = store(.with(1, 2))
    await test.send(.remove(1)) { $0.items[id: 2]?.text = "other" }
    #expect(
      failures.take() == [
        """
        remove (board):
          items[id: 1]: expected, and it is not there
          items[id: 2].text: expected "other", actual "item 2"
        """
      ]
    )
    await test.send(.insert(Item(id: 3), at: 0))
    #expect(failures.take() == ["insert (board):\n  items[id: 3]: it is there, and not expected"])
    await test.send(.reverse)
    #expect(failures.take() == ["reverse (board):\n  items: expected the order [3, 2], actual [2, 3]"])
    await test.send(.items(id: 2, .add(step: 7))) { $0.items[id: 2]?.steps.append(Step(id: 7, isDone: true)) }
    #expect(
      failures.take() == [
        "items[id: 2].add (board):\n  items[id: 2].steps[id: 7].isDone: expected true, actual false"
      ]
    )
  }

  @Test func childrenAreSaidByTheirNames() async {
    let test: BoardTestStore = store()
    await test.send(.header(.renamed("new"))) { $0.heard = ["renamed"] }
    #expect(
      failures.take() == [
        "header.renamed (board):\n  header.title: expected \"Board\", actual \"new\""
      ]
    )
    await test.send(.show(Detail(id: 1))) { _ in }
    let text: String = failures.take().joined()
    #expect(text.hasPrefix("show (board):\n  detail: expected nil, actual Optional("))
    await test.send(.detail(.wrote("text"))) { $0.detail?.text = "other" }
    #expect(
      failures.take() == [
        "detail.wrote (board):\n  detail.text: expected \"other\", actual \"text\""
      ]
    )
  }

  @Test func whoSaysThatSomethingChangesMustBeRight() async {
    let test: TodoTestStore = TodoTestStore(Todo(id: 1)) { [failures] text, place in failures.add(text, place.line) }
    await test.send(.textFieldChanged("")) { _ in }
    #expect(
      failures.take() == [
        "textFieldChanged (Todos.bindgen.yml:11): nothing changes, and the test says that something does"
      ]
    )
    await test.send(.textFieldChanged(""))
    #expect(failures.take() == [])
  }

  @Test func whatEffectsSendMustBeReceivedInTurn() async {
    let test: BoardTestStore = store()
    await test.send(.chain(1)) { $0.count = 1 }
    await test.send(.push(1)) {
      $0.numbers.append(1)
      $0.plain.append(Note(id: 1))
      $0.count = 2
    }
    #expect(
      failures.take() == [
        "push (board): before it, chain (board) must be received"
      ]
    )
    await bench.answer("chain")
    await test.receive(.stop)
    #expect(failures.take() == ["counted (board) was received: expected stop"])
    #expect(test.state.count == 3)
    await test.receive(.counted)
    #expect(failures.take() == ["counted was expected, and nothing runs that could send it"])
    await test.finish()
    #expect(failures.take() == [])
  }

  @Test func whatIsReceivedIsComparedByItsArgumentsByItsCaseOrByACondition() async {
    let test: BoardTestStore = store()
    await test.send(.both)
    await bench.answer("two", "a")
    await test.receive(case: .searchResponded) { $0.results = ["a"] }
    await test.send(.fetch)
    await bench.answer("board", "b")
    let isMeant: (Board.Action) -> Bool = { if case .searchResponded(["b"], _) = $0 { true } else { false } }
    await test.receive(where: isMeant) { $0.results = ["b"] }
    #expect(failures.take() == [])
    await test.send(.fetch)
    await bench.answer("board", "c")
    await test.receive(.searchResponded(["d"], atOnce: false)) { $0.results = ["d"] }
    let (wanted, actual): (String, String) = (#"(["d"], atOnce: false)"#, #"(["c"], atOnce: false)"#)
    let what: String = "expected searchResponded\(wanted), actual searchResponded\(actual)"
    #expect(failures.take() == ["searchResponded (board) was received: " + what])
  }

  @Test(arguments: [Bindgen.Exhaustivity.on, .off])
  func argumentsThatCannotBeComparedAreNamed(exhaustivity: Bindgen.Exhaustivity) async {
    let test: BoardTestStore = store()
    await test.send(.showLater)
    test.exhaustivity = exhaustivity
    await test.receive(.show(nil))
    let why: String = "its arguments can't be compared: receive it by its case"
    #expect(failures.take() == ["show (board) was received: " + why])
    test.skipReceived()
    await test.finish()
    #expect(failures.take() == [])
  }

  @Test func severalMayWaitAtOnce() async {
    let test: BoardTestStore = store()
    test.exhaustivity = .off
    test.timeout = 10
    await test.send(.fetch)
    let waits: [Task<Void, Never>] = (0..<3).map { _ in Task { await test.finish() } }
    let late: Task<Void, Never> = Task {
      test.timeout = 0
      await test.receive(.counted)
      test.timeout = 10
    }
    await late.value
    #expect(failures.take() == ["counted was expected, and nothing was sent for 0.0 s by board"])
    await bench.answer("board")
    for wait in waits { await wait.value }
    #expect(failures.take() == [])
  }

  @Test func whatIsLeftAtTheEndIsSaid() async {
    let test: BoardTestStore = store(.with(1))
    test.timeout = 0
    await test.send(.items(id: 1, .expand))
    await test.send(.fetch)
    await test.receive(.counted)
    #expect(
      failures.take() == [
        "counted was expected, and nothing was sent for 0.0 s by board, board"
      ]
    )
    await bench.answer("board")
    await until { bench.names == ["item 1"] }
    await test.finish()
    #expect(
      failures.take() == [
        "searchResponded (board) was not received", "these effects still run: board",
      ]
    )
    await until { bench.cancelled == ["item 1"] }
  }

  @Test func aStoreThatIsReleasedSaysWhatIsLeft() async {
    var test: BoardTestStore? = store()
    await test?.send(.fetch)
    test = nil
    #expect(failures.take() == ["these effects still run: board"])
    await until { bench.cancelled == ["board"] }
    test = store()
    await test?.send(.fetch)
    test?.skipRunning()
    test = nil
    #expect(failures.take() == [])
  }

  @Test func withoutExhaustivityATestSaysAsMuchAsItLikes() async {
    let test: BoardTestStore = store()
    test.exhaustivity = .off
    await test.send(.searchChanged("new")) { $0.count = 0 }
    await test.send(.chain(1)) { $0.query = "old" }
    #expect(failures.take() == ["chain (board):\n  query: expected \"old\", actual \"new\""])
    await bench.answer("chain")
    await test.receive(.counted)
    #expect(failures.take() == [])
    await test.send(.fetch)
    #expect(test.state.count == 3)
  }

  @Test func aFailureNamesTheLineOfTheTest() async {
    let test: BoardTestStore = store()
    await test.send(.ping(0))
    let line: Int = #line
    await test.receive(.counted)
    await test.send(.fetch)
    test.skipRunning()
    await test.finish(line: 1_000)
    #expect(failures.all.map(\.line) == [line - 1, line + 1])
  }

  @Test func aClosureMayTakeTheTextAlone() async {
    var texts: [String] = []
    let test: TodosTestStore = TodosTestStore(Todos(), services: .init(newID: { 1 })) { texts.append($0) }
    await test.send(.addButtonTapped)
    await test.finish()
    #expect(texts == ["addButtonTapped (Todos.bindgen.yml:20):\n  todos[id: 1]: it is there, and not expected"])
    let row: TodoTestStore = TodoTestStore(Todo(id: 1)) { message in Issue.record("\(message)") }
    await row.send(.checkboxTapped) { $0.isComplete = true }
    await row.finish()
  }
}

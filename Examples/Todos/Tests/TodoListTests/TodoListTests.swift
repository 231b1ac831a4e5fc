import Testing

@testable import TodoList

/// The behavior of the list, to the last action that an effect sends. Nothing here waits for time to pass.
@MainActor
@Suite struct TodoListTests {
  let clock: Bindgen.TestClock = Bindgen.TestClock()

  func store(_ todos: Todos = Todos(), ideas: Ideas = Ideas { [$0 + "!"] }) -> TodosTestStore {
    TodosTestStore(todos, services: Todos.Services(newID: { 3 }, ideas: ideas, clock: clock)) { message, place in
      let place: SourceLocation = SourceLocation(
        fileID: place.fileID,
        filePath: place.filePath,
        line: place.line,
        column: place.column
      )
      Issue.record("\(message)", sourceLocation: place)
    }
  }

  @Test func aTodoIsAddedInFront() async {
    let test: TodosTestStore = store(Todos(todos: [Todo(id: 1)]))
    await test.send(.addButtonTapped) { $0.todos.insert(Todo(id: 3), at: 0) }
    await test.send(.todos(id: 3, .textFieldChanged("Milk"))) { $0.todos[id: 3]?.description = "Milk" }
    await test.send(.todos(id: 1, .checkboxTapped)) { $0.todos[id: 1]?.isComplete = true }
    #expect(test.state.open == 1)
    await test.send(.clearButtonTapped) { $0.todos = [Todo(id: 3, description: "Milk")] }
    await test.finish()
  }

  @Test func onlyTheLastQueryIsSearched() async {
    let test: TodosTestStore = store()
    await test.send(.setQuery("a")) { $0.query = "a" }
    await clock.advance(by: .milliseconds(299))
    await test.send(.setQuery("ab")) { $0.query = "ab" }
    await clock.advance(by: .milliseconds(299))
    await test.send(.setQuery("abc")) { $0.query = "abc" }
    await clock.advance(by: .milliseconds(300))
    await test.receive(.searchFinished(["abc!"])) { $0.found = ["abc!"] }
    await test.finish()
  }

  @Test func aSearchIsCancelled() async {
    let test: TodosTestStore = store()
    await test.send(.setQuery("a")) { $0.query = "a" }
    await test.send(.cancelButtonTapped)
    await clock.advance(by: .seconds(1))
    await test.finish()
  }

  @Test func nothingIsSearchedForNothing() async {
    let test: TodosTestStore = store()
    await test.send(.setQuery("a")) { $0.query = "a" }
    await test.send(.setQuery("")) { $0.query = "" }
    await clock.advance(by: .seconds(1))
    await test.finish()
  }

  @Test func anIdeaBecomesATodo() async {
    let test: TodosTestStore = store()
    await test.send(.setQuery("Milk")) { $0.query = "Milk" }
    await clock.advance(by: .milliseconds(300))
    await test.receive(.searchFinished(["Milk!"])) { $0.found = ["Milk!"] }
    await test.send(.ideaTapped("Milk!")) {
      $0.todos = [Todo(id: 3, description: "Milk!")]
      $0.found = []
    }
    await test.finish()
  }

  @Test func aSearchThatFailsSaysWhy() async {
    let test: TodosTestStore = store(ideas: Ideas { _ in throw Ideas.Offline() })
    await test.send(.setQuery("a")) { $0.query = "a" }
    await clock.advance(by: .milliseconds(300))
    await test.receive(.searchFailed(Ideas.Offline())) { $0.message = "the server can't be reached" }
    await test.send(.setQuery("")) {
      $0.query = ""
      $0.message = nil
    }
    await test.finish()
  }
}

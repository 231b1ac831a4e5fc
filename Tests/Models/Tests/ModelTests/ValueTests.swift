import Testing

@testable import ValuesModels

private struct Source: TodoSource {
  func load() throws -> [Todo] { [Todo(id: 5)] }
}

/// Models that are values: the same spec, without observers.
@Suite("Values")
struct ValueTests {
  @Test("actions change a copy's own fields")
  func actions() {
    var todo: Todo = Todo(id: 1, description: "milk")
    let before: Todo = todo
    todo.checkboxTapped()
    todo.textFieldChanged("bread")
    #expect(todo.title == "done: bread" && todo.shout == "DONE: BREAD" && todo.last == "milk")
    #expect(before.description == "milk" && before != todo && before.id == todo.id)
    #expect(todo.touch() == 1)
    todo.undo()
    #expect(todo.updated { $0.isComplete = false }.title == "milk")
    func id<Row: Identifiable>(of row: Row) -> Row.ID { row.id }
    #expect(id(of: todo) == 1)
  }

  @Test("an action that names services is given them")
  func services() throws {
    var todos: Todos = Todos(first: Todo(id: 0))
    let services: Todos.Services = Todos.Services(newID: { 7 }, store: Source())
    todos.addButtonTapped(services: services)
    #expect(todos.todos == [Todo(id: 7)] && todos.open == 1)
    todos.close(7)
    #expect(todos.todos.isEmpty)
    try todos.load(services: services)
    #expect(todos.todos.map(\.id) == [5] && todos.tick(services: services) == 1)
    todos.first.textFieldChanged("x")
    #expect(todos.head == "x")
  }

  @Test("a class that holds a value notifies of what follows from it")
  func held() {
    let screen: TodoScreen = TodoScreen(todos: Todos(first: Todo(id: 0), todos: [Todo(id: 1)]))
    var told: [TodoScreen.Changes] = []
    let token: TodoScreen.Subscription = screen.observe { told.append($1) }
    screen.todos.todos[0].checkboxTapped()
    #expect(screen.isDone)
    screen.tick()
    #expect(told == [[.todos, .open, .isDone], [.todos]])
    withExtendedLifetime(token) {}
  }
}

@_spi(Bindgen) import BindgenRuntime
import Testing

@testable import ReducersModels

/// A row's reducer lifted to a list, which the original of these models writes by hand.
@Suite("A reducer lifted to a list")
struct ReducerSourceTests {
  private func store() -> TodosStore {
    var last: Int = 0
    return TodosStore(
      Todos(),
      services: .init(newID: {
        last += 1
        return last
      })
    )
  }

  @Test func usesOfTheSource() throws {
    let store: TodosStore = store()
    store.send(.addButtonTapped)
    store.send(.todos(id: 1, .textFieldChanged("Milk")))
    let row: TodoStore = try #require(store.each.todos[id: 1])
    row.send(.checkboxTapped)
    #expect(row.description == "Milk")
    #expect(store.open == 0)
    store.send(.todos(id: 99, .checkboxTapped))
    #expect(store.open == 0)
    #expect(store.each.todos[id: 1] === row)
    store.send(.addButtonTapped)
    #expect(store.todos.map(\.id) == [2, 1])
    #expect(store.open == 1)
    #expect(store.state.todos[id: 1]?.description == "Milk")
  }

  @Test func theValueNeedsNoStore() {
    var todos: Todos = Todos()
    let services: Todos.Services = .init(newID: { 7 })
    #expect(todos.reduce(.addButtonTapped, services: services).isEmpty)
    _ = todos.reduce(.todos(id: 7, .checkboxTapped), services: services)
    #expect(todos.todos[id: 7]?.isComplete == true)
    #expect(todos.open == 0)
  }

  @Test func actionsHaveNames() {
    #expect(Todos.Action.addButtonTapped.name == "addButtonTapped")
    #expect(Todos.Action.todos(id: 3, .textFieldChanged("")).name == "todos[id: 3].textFieldChanged")
    #expect(Board.Action.header(.setTitle("")).name == "header.setTitle")
    #expect(Board.Action.items(id: 1, .steps(id: 2, .toggled)).name == "items[id: 1].steps[id: 2].toggled")
  }

  @Test func aViewBinds() throws {
    let store: TodosStore = store()
    store.send(.addButtonTapped)
    let row: TodoStore = try #require(store.each.todos[id: 1])
    let text: (get: () -> String, set: (String) -> Void) = row.binding(
      get: \.description,
      send: { .textFieldChanged($0) }
    )
    text.set("Bread")
    #expect(text.get() == "Bread")
    #expect(store.todos[id: 1]?.description == "Bread")
    row.description = "Eggs"
    #expect(store.todos[id: 1]?.description == "Eggs")
  }

  /// Readers of the list are notified when rows come, go or move; readers of a row when it changes.
  @Test func eachIsObservedByItsRows() throws {
    let store: TodosStore = store()
    for _ in 0..<3 { store.send(.addButtonTapped) }
    let list: Tally = Tally { store.each.todos.map(\.id) }
    let row: TodoStore = try #require(store.each.todos[id: 2])
    let text: Tally = Tally { row.description }
    store.send(.todos(id: 2, .textFieldChanged("Milk")))
    #expect((list.count, text.count) == (0, 1))
    store.send(.todos(id: 1, .textFieldChanged("Tea")))
    #expect((list.count, text.count) == (0, 1))
    row.send(.textFieldChanged("Milk"))
    #expect((list.count, text.count) == (0, 1))
    store.send(.addButtonTapped)
    #expect((list.count, text.count) == (1, 1))
  }
}

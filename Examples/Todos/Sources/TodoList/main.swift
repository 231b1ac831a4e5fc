/// The store of a session that is the same each time.
let store: TodosStore = TodosStore(Todos(), services: .sample)
let screen: Screen = Screen(store)

/// Sends actions, one right after the other, and waits until all their effects have ended.
@MainActor
func send(_ actions: Todos.Action...) async {
  print("\n" + actions.map(\.name).joined(separator: ", "))
  for sent in actions.map({ store.send($0) }) { await sent.value }
  screen.update()
}

await send(.addButtonTapped)
await send(.todos(id: 1, .textFieldChanged("Call mum")))
await send(.addButtonTapped)
await send(.todos(id: 1, .checkboxTapped))

// Three letters, faster than the delay: the server is asked once.
await send(.setQuery("m"), .setQuery("mi"), .setQuery("mil"))
await send(.ideaTapped(store.found[0]))

// A search that waits, and is cancelled.
await send(.setQuery("book"), .cancelButtonTapped)

await send(.setQuery("tax"))
await send(.clearButtonTapped)

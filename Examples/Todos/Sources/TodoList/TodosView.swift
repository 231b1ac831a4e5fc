#if canImport(SwiftUI)
  import SwiftUI

  /// The same list in an app: `TodosView(store: TodosStore(Todos(), services: …))`.
  struct TodosView: View {
    @Bindable var store: TodosStore

    var body: some View {
      List {
        Section {
          TextField("What else is there to do?", text: $store.query)
          if let message: String = store.message { Text(message).foregroundStyle(.secondary) }
          ForEach(store.found, id: \.self) { idea in
            Button(idea) { store.send(.ideaTapped(idea)) }
          }
        }
        Section("\(store.open) to do") {
          ForEach(store.each.todos) { row in TodoRow(store: row) }
        }
      }
      .toolbar {
        Button("Add") { store.send(.addButtonTapped) }
        Button("Clear") { store.send(.clearButtonTapped) }
      }
    }
  }

  /// A row, which is drawn again when it has changed.
  struct TodoRow: View {
    @Bindable var store: TodoStore

    var body: some View {
      HStack {
        Button(store.isComplete ? "☑" : "☐") { store.send(.checkboxTapped) }
        TextField("Description", text: $store.description)
      }
    }
  }
#endif

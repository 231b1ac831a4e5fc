import Observation

/// A list in a terminal. Like SwiftUI's views, a part of it is written again when something that it reads has changed.
@MainActor
final class Screen {
  private typealias Part = @MainActor (Screen) -> String?

  private let store: TodosStore
  /// The stores of rows, which exist as long as they are retained.
  private var rows: [TodoStore] = []
  private var changed: [Part] = []

  init(_ store: TodosStore) {
    self.store = store
    changed = [{ $0.showRows() }, { $0.showSearch() }]
  }

  /// Writes the parts that have changed, and those that are new.
  func update() {
    while !changed.isEmpty { write(changed.removeFirst()) }
  }

  private func write(_ part: @escaping Part) {
    let text: String? = withObservationTracking {
      part(self)
    } onChange: { [weak self] in
      MainActor.assumeIsolated { self?.changed.append(part) }
    }
    if let text { print(" ", text) }
  }

  /// Returns the line of the rows. Each new one becomes a part of its own.
  private func showRows() -> String {
    let old: [TodoStore] = rows
    rows = Array(store.each.todos)
    for row in rows where !old.contains(where: { $0 === row }) {
      changed.append { [weak row] _ in row.map { "\($0.id) [\($0.isComplete ? "x" : " ")] \($0.description)" } }
    }
    return "rows \(rows.map(\.id)), \(store.open) open"
  }

  private func showSearch() -> String {
    "search '\(store.query)': \(store.message ?? store.found.joined(separator: ", "))"
  }
}

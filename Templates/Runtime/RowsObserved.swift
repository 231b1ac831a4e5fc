// MARK: - Observing lists

nonisolated extension Bindgen.Core {
  /// Calls the closure after each transaction that changed a list, with its rows and with what became of those that it
  /// was given last.
  func observeEdits<Model: Bindgen.Model, Row>(
    _ model: Model,
    _ name: Model.Changes,
    _ read: @escaping (Model) -> Bindgen.Rows<Row>,
    initial: Bool,
    _ body: @escaping (Bindgen.Rows<Row>, Bindgen.Edits) -> Void
  ) -> Bindgen.Subscription {
    let edits = Bindgen.KeptEdits()
    let rows = read(model)
    let all = edits.take(from: rows.list)
    if initial { body(rows.unlinked, all) }
    return Bindgen.Subscription(
      kept: observe(name.mask, of: model) { model, _ in
        let rows = read(model)
        let told = edits.take(from: rows.list)
        if !told.isEmpty { body(rows.unlinked, told) }
      }
    )
  }

  /// Calls the closure after each transaction that changed the row of an id: with `nil` where it is gone.
  func observe<Model: Bindgen.Model, Row>(
    _ model: Model,
    _ name: Model.Changes,
    _ read: @escaping (Model) -> Bindgen.Rows<Row>,
    _ observers: Bindgen.RowObservers<Row>,
    id: Row.ID,
    initial: Bool,
    _ body: @escaping (Row?) -> Void
  ) -> Bindgen.Subscription {
    let rows = read(model)
    if initial { body(rows[id: id]) }
    let observer = observers.add(id, rows, body)
    if observers.following == nil {
      observers.following = observe(name.mask, of: model) { [unowned observers] model, _ in
        observers.notify(read(model))
      }
    }
    return Bindgen.Subscription(kept: observer)
  }
}

nonisolated extension Bindgen {
  /// Those who observe single rows of a list. A row that changes costs the others nothing.
  public final class RowObservers<Row: Identifiable> {
    final class Observer {
      let body: (Row?) -> Void

      init(_ body: @escaping (Row?) -> Void) { self.body = body }
    }

    private var observers: [Row.ID: [Weak<Observer>]] = [:]
    /// The tickets of rows that are observed.
    private var ids: [Ticket: Row.ID] = [:]
    private let position = Kept()
    /// As long as somebody observes a row.
    var following: Bindgen.Observer?

    init() {}

    func add(_ id: Row.ID, _ rows: Rows<Row>, _ body: @escaping (Row?) -> Void) -> Observer {
      if following == nil { _ = position.news(of: rows.link?.history) }
      let observer = Observer(body)
      observers[id, default: []].append(Weak(observer))
      if let ticket = rows.ticket(id) { ids[ticket] = id }
      return observer
    }

    func notify(_ rows: Rows<Row>) {
      for id in touched(rows) {
        for observer in observers[id] ?? [] { observer.object?.body(rows[id: id]) }
        observers[id]?.removeAll { $0.object == nil }
        if observers[id]?.isEmpty == true { observers[id] = nil }
      }
      if observers.isEmpty { (following, ids) = (nil, [:]) }
    }

    /// The ids that are observed and were touched: a ticket that was such a row's may be another's now.
    private func touched(_ rows: Rows<Row>) -> [Row.ID] {
      guard case .touches(let touches) = position.news(of: rows.link?.history) else {
        ids = [:]
        for id in observers.keys { if let ticket = rows.ticket(id) { ids[ticket] = id } }
        return Array(observers.keys)
      }
      var (due, seen): ([Row.ID], Set<Row.ID>) = ([], [])
      for touch in touches {
        let row = rows.list.contains(touch.ticket) ? rows.list[ticket: touch.ticket].id : nil
        for id in [ids[touch.ticket], row] {
          if let id, observers[id] != nil, seen.insert(id).inserted { due.append(id) }
        }
        ids[touch.ticket] = row.flatMap { observers[$0] == nil ? nil : $0 }
      }
      return due
    }
  }
}

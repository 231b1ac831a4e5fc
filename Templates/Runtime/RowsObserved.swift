// MARK: - Observing lists

nonisolated extension Bindgen {
  /// A list of a model, which `\.todos` stands for in `observeEdits(of: \.todos)`. Emitted code creates it.
  public struct ListField<Model, List: ModelRows> {
    @_spi(Bindgen) public let name: Mask
    @_spi(Bindgen) public let read: (Model) -> List

    @_spi(Bindgen) public init(_ name: some FieldSet, _ read: @escaping (Model) -> List) { (self.name, self.read) = (name.mask, read) }
  }
}

nonisolated extension Bindgen.Core {
  /// Calls the closure after each transaction that changed the row with an id, until the observer is released. If the
  /// row is gone, the closure gets `nil`.
  @_spi(Bindgen) public func observeRow<Model: Bindgen.Model, Row>(
    _ model: Model,
    _ list: Bindgen.ListField<Model, Bindgen.Rows<Row>>,
    _ observed: Bindgen.ObservedRows,
    id: Row.ID,
    _ body: @escaping (Row?) -> Void
  ) -> AnyObject {
    let observers: Bindgen.RowObservers<Row> = observed.observers(of: list.name)
    let read = list.read
    return observers.add(id, read(model), body) {
      observe(list.name, of: model) { [unowned observers] model, _ in observers.notify(read(model)) }
    }
  }
}

nonisolated extension Bindgen {
  /// The observers of single rows in a model's lists.
  @_spi(Bindgen) public final class ObservedRows {
    private var lists: [Int: AnyObject] = [:]

    @_spi(Bindgen) public init() {}

    @_spi(Bindgen) public func observers<Row>(of list: Mask) -> RowObservers<Row> {
      if let observers = lists[list.first] { return Swift.unsafeDowncast(observers, to: RowObservers<Row>.self) }
      let observers = RowObservers<Row>()
      lists[list.first] = observers
      return observers
    }
  }
}

nonisolated extension Bindgen {
  /// The observers of single rows of a list. A change of one row costs the observers of other rows nothing.
  @_spi(Bindgen) public final class RowObservers<Row: Swift.Identifiable> {
    @_spi(Bindgen) public final class Observer {
      @_spi(Bindgen) public let body: (Row?) -> Void
      /// The observer of the list, which lasts as long as one of the list's rows is observed.
      @_spi(Bindgen) public let following: Bindgen.Observer

      @_spi(Bindgen) public init(_ following: Bindgen.Observer, _ body: @escaping (Row?) -> Void) {
        (self.following, self.body) = (following, body)
      }
    }

    private var observers: [Row.ID: [Weak<Observer>]] = [:]
    /// The ids of observed rows, by ticket.
    private var ids: [Ticket: Row.ID] = [:]
    private var position = Reader()
    private weak var following: Bindgen.Observer?
    /// The number of observers after the last cleanup, and of those that were added since.
    private var (present, added) = (0, 0)

    @_spi(Bindgen) public init() {}

    /// - Parameter follow: Observes the list.
    @_spi(Bindgen) public func add(
      _ id: Row.ID,
      _ rows: Rows<Row>,
      _ body: @escaping (Row?) -> Void,
      follow: () -> Bindgen.Observer
    ) -> Observer {
      if following == nil { _ = position.news(of: rows.history) }
      let observer = Observer(following ?? follow(), body)
      following = observer.following
      if added > present + 8 { removeEnded() }
      added += 1
      observers[id, default: []].append(Weak(observer))
      if let ticket = rows.ticket(id) { ids[ticket] = id }
      return observer
    }

    private func removeEnded() {
      for id in observers.keys {
        observers[id]?.removeAll { $0.object == nil }
        if observers[id]?.isEmpty == true { observers[id] = nil }
      }
      ids = ids.filter { observers[$0.value] != nil }
      (present, added) = (observers.values.reduce(0) { $0 + $1.count }, 0)
    }

    /// Calls the observers of touched rows. Observers that are added meanwhile are called from the next round on.
    @_spi(Bindgen) public func notify(_ rows: Rows<Row>) {
      let due = touched(rows).map { ($0, observers[$0] ?? []) }
      for (id, observers) in due {
        for observer in observers { observer.object?.body(rows[id: id]) }
      }
    }

    /// Returns the observed ids of touched rows. A ticket may belong to another row than before.
    private func touched(_ rows: Rows<Row>) -> [Row.ID] {
      guard let touches = position.news(of: rows.history) else {
        ids = [:]
        for id in observers.keys { if let ticket = rows.ticket(id) { ids[ticket] = id } }
        return Array(observers.keys)
      }
      var (due, seen): ([Row.ID], Swift.Set<Row.ID>) = ([], [])
      for touch in touches {
        let row = rows._list.contains(touch.ticket) ? rows._list[ticket: touch.ticket].id : nil
        for id in [ids[touch.ticket], row] {
          if let id, observers[id] != nil, seen.insert(id).inserted { due.append(id) }
        }
        ids[touch.ticket] = row.flatMap { observers[$0] == nil ? nil : $0 }
      }
      return due
    }
  }
}

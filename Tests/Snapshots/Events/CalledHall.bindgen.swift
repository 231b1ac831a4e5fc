// Made by bindgen from CalledHall.bindgen.yml. Do not edit: change the spec.
// swift-format-ignore-file
// swiftlint:disable all

@_spi(Bindgen) import BindgenRuntime
@_spi(Bindgen) import EventsBelowModels

// Made for these specs of other modules. If there is none of a name, its spec has changed: run bindgen here, too.
private typealias _CalledDoor = CalledDoor._seen_996fcab4

@MainActor final class CalledHall {
  let front: CalledDoor
  private let wait: @Sendable (String) async -> Void

  // MARK: State

  var side: CalledDoor? {
    get { _side }
    set {
      if _side === newValue { return }
      _side = newValue
      _sideBranch.follow(newValue)
      _wrote(.side)
    }
  }

  var rows: Rows<CalledDoor> {
    get { _rows.unlinked }
    set {
      guard _rows._assign(newValue, areSame: ===) else { return }
      _rowsBranch.follow(_rows.withTickets._list)
      _wrote(.rows)
    }
    _modify {
      // Rows that change meanwhile notify when the edit has ended.
      _core.open()
      defer {
        _rowsBranch.follow(_rows.withTickets._list)
        _wrote(.rows)
        _core.close()
      }
      yield &_rows.edited
    }
  }

  var log: [String] {
    get { _log }
    set { if Bindgen.replace(&_log, with: newValue) { _wrote(.log) } }
    _modify {
      defer { _wrote(.log) }
      yield &_log
    }
  }

  var count: Int {
    get { _count }
    set { if Bindgen.replace(&_count, with: newValue) { _wrote(.count) } }
  }

  // MARK: Events

  /// What `CalledHall` tells whoever owns it.
  nonisolated enum Event {
    case entered(_ name: String)
    case full
  }

  /// Called with each event, when observers have been notified.
  var onEvent: ((Event) -> Void)?

  private func entered(_ name: String) { _sendEvent(.entered(name)) }
  private func full() { _sendEvent(.full) }

  private func _sendEvent(_ event: Event) { _core.send { self.onEvent?(event) } }

  // MARK: Actions

  private func frontSent(_ event: CalledDoor.Event) {
    _core.open()
    defer { _core.close() }
    log.append("front \(event)")
    if case .opened(let name) = event { entered(name) }
  }

  private func sideSent(_ event: CalledDoor.Event) {
    _core.open()
    defer { _core.close() }
    log.append("side \(event)")
    if case .opened = event { side = nil }
  }

  private func rowSent(_ id: CalledDoor.ID, _ event: CalledDoor.Event) {
    _core.open()
    defer { _core.close() }
    log.append("row \(id) \(event)")
    if case .closed = event { rows.remove(id: id) }
  }

  private func doorSent(_ event: CalledDoor.Event) {
    _core.open()
    defer { _core.close() }
    if case .closed = event { full() }
  }

  private func rowSentToo(_ _unnamed0: CalledDoor.ID, _ event: CalledDoor.Event) {
    _core.open()
    defer { _core.close() }
    if case .opened(let name) = event { entered(name) }
  }

  func knockAll() {
    _core.open()
    defer { _core.close() }
    full()
    front.knock()
    side?.knock()
    rows[id: 1]?.knock()
    entered("all")
  }

  func logChanged() { _ = logChanged() as Bindgen.Effect }

  @_disfavoredOverload @discardableResult
  func logChanged() -> Bindgen.Effect {
    _core.perform {
      count = log.count
      _effects.perform(at: "CalledHall.logChanged") { calledHall, _ in
        let (wait, count) = (calledHall.wait, calledHall.count)
        return { await wait("count \(count)") }
      }
    }
  }

  /// Combines many writes into one transaction: observers are notified once, at its end.
  @discardableResult
  func update<Returned>(_ body: (CalledHall) throws -> Returned) rethrows -> Returned {
    _core.open()
    defer { _core.close() }
    return try body(self)
  }

  init(
    wait: @escaping @Sendable (String) async -> Void,
    front: CalledDoor,
    side: CalledDoor? = nil,
    rows: Rows<CalledDoor> = [],
    log: [String] = [],
    count: Int = 0,
    onEvent: ((Event) -> Void)? = nil
  ) {
    self.wait = wait
    self.front = front
    _side = side
    _rows = rows.linked(Bindgen.History())
    _log = log
    _count = count
    self.onEvent = onEvent
    _core.adopt(front, by: self)
    _sideBranch.begin(self, level: 1)
    _sideBranch.watch({ $0 }, by: self, [.knocks: .side])
    _sideBranch.hears = { [weak self] in
      $0._hearers.add($1) { _, event in
        self?.sideSent(event)
        self?.doorSent(event)
      }
    }
    _sideBranch.follow(_side)
    _rowsBranch.begin(self, level: 1)
    _rowsBranch.watch({ $0 }, by: self, [.knocks: .rows])
    _rowsBranch.hears = { [weak self] in
      $0._hearers.add($1) { row, event in
        self?.rowSent(row.id, event)
        self?.rowSentToo(row.id, event)
      }
    }
    _rowsBranch.follow(_rows.withTickets._list)
    _hearing.append(
      front._hearers.add(_core) { [weak self] _, event in
        self?.frontSent(event)
        self?.doorSent(event)
      }
    )
    _core.react(to: Changes([.log]).mask, of: self)
  }

  private lazy var _effects: Bindgen.ModelEffects<CalledHall> = Bindgen.ModelEffects(of: self)

  static func _react(_ model: CalledHall, to changed: Bindgen.Mask) { model._react(to: changed) }

  private func _react(to changed: Bindgen.Mask) {
    let changes: Changes = Changes(changed)
    if !changes.isDisjoint(with: [.log]) { self.logChanged() }
  }

  /// Calls the closure after each transaction that changed the list, with its rows and their edits.
  ///
  /// - Parameter initial: Whether to also call the closure at once, as if all rows had changed.
  func observeEdits<Rows: Bindgen.ModelRows>(
    of list: KeyPath<ListFields, ListField<Rows>>,
    initial: Bool = false,
    _ body: @escaping (Rows, Bindgen.Edits) -> Void
  ) -> Bindgen.Subscription {
    _core.observeEdits(self, CalledHall._lists[keyPath: list], initial: initial, body)
  }

  /// Calls the closure after each transaction that changed the row, with `nil` once the row is gone.
  ///
  /// - Parameter initial: Whether to also call the closure at once, with the current row.
  func observe<Value>(
    _ list: KeyPath<ListFields, ListField<Bindgen.Rows<Value>>>,
    id: Value.ID,
    initial: Bool = false,
    _ body: @escaping (Value?) -> Void
  ) -> Bindgen.Subscription {
    let list: ListField<Bindgen.Rows<Value>> = CalledHall._lists[keyPath: list]
    let observer: AnyObject = _core.observeRow(self, list, _observedRows, id: id, body)
    if initial { body(list.read(self)[id: id]) }
    return Bindgen.Subscription(kept: observer)
  }

  typealias Subscription = Bindgen.Subscription

  /// Calls the closure once after each transaction, with all changed fields.
  ///
  /// - Parameter initial: Whether to also call the closure at once, as if all fields had changed.
  func observe(
    initial: Bool = false,
    _ body: @escaping (CalledHall, Changes) -> Void
  ) -> Bindgen.Subscription {
    _core.observe(self, initial: initial, body)
  }

  /// Calls the closure once after each transaction that changed the field, with its value.
  ///
  /// - Parameter initial: Whether to also call the closure at once, with the current value.
  func observe<Value>(
    _ field: KeyPath<Fields, _Field<Value>>,
    initial: Bool = false,
    _ body: @escaping (Value) -> Void
  ) -> Bindgen.Subscription {
    _core.observe(self, CalledHall._fields[keyPath: field], initial: initial, body)
  }

  private var _side: CalledDoor?
  private var _rows: Rows<CalledDoor>
  private var _log: [String]
  private var _count: Int
  private let _sideBranch = Bindgen.ChildBranch<CalledDoor>()
  private let _rowsBranch = Bindgen.RowBranch<CalledDoor>()
  /// What hears the children that are always there.
  private var _hearing: [AnyObject] = []
  private let _observedRows = Bindgen.ObservedRows()
  let _core = Bindgen.Core(CalledHall._graph)
}

// MARK: - Machinery

@MainActor extension CalledHall: @MainActor Bindgen.FieldModel, @MainActor Bindgen.Acting, nonisolated Bindgen.Shown {
  typealias _Home = MainActor

  /// The fields that a transaction changed.
  nonisolated struct Changes: Bindgen.FieldSet {
    let rawValue: UInt64
    static var side: Changes { Changes(field: 0) }
    static var rows: Changes { Changes(field: 1) }
    static var log: Changes { Changes(field: 2) }
    static var count: Changes { Changes(field: 3) }
  }

  /// The fields that can be observed one by one.
  @MainActor struct Fields {
    var side: _Field<CalledDoor?> { (.side, { $0.side }) }
    var rows: _Field<Rows<CalledDoor>> { (.rows, { $0.rows }) }
    var log: _Field<[String]> { (.log, { $0.log }) }
    var count: _Field<Int> { (.count, { $0.count }) }
  }
  typealias _Field<Value> = (name: Changes, read: (CalledHall) -> Value)
  static var _fields: Fields { Fields() }

  /// The lists whose rows can be observed.
  @MainActor struct ListFields {
    var rows: ListField<Rows<CalledDoor>> {
      ListField(Changes.rows) { $0._fresh(.rows)._rows.withTickets }
    }
  }

  /// A list's name, and how to read the list.
  typealias ListField<Rows: Bindgen.ModelRows> = Bindgen.ListField<CalledHall, Rows>

  static var _lists: ListFields { ListFields() }

  private static let _graph = Bindgen.Graph(
    of: CalledHall.self,
    .part("front", \.front),
    .state("side", \.side),
    .state("rows", \.rows),
    .state("log", \.log),
    .state("count", \.count)
  )
}

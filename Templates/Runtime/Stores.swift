// MARK: - Stores

nonisolated extension Bindgen {
  /// The effects that a sent action began, and the effects of their actions. They can be awaited and cancelled.
  public struct Sent {
    let work: Sending?

    /// Waits until all of these effects have ended.
    public nonisolated(nonsending) var value: Void { get async { await work?.end() } }

    public func cancel() { work?.cancel() }
  }

  /// The effects that a sent action began. It belongs to the store's actor.
  final class Sending {
    private let parent: Sending?
    private var running = 0
    private var tasks: [_Concurrency.Task<Void, Never>] = []
    private var below: [Weak<Sending>] = []
    private var waiting: [CheckedContinuation<Void, Never>] = []
    /// Whether no effect begins any more: an action may be cancelled while it waits to be reduced.
    private(set) var isCancelled: Bool

    init(by parent: Sending?) {
      self.parent = parent
      isCancelled = parent?.isCancelled == true
      if let parent { parent.below = parent.below.filter { $0.object != nil } + [Weak(self)] }
    }

    func add(_ task: _Concurrency.Task<Void, Never>) { tasks.append(task) }

    func enter() {
      running += 1
      parent?.enter()
    }

    func leave() {
      running -= 1
      if running == 0 {
        tasks = []
        let waiting = waiting
        self.waiting = []
        for continuation in waiting { continuation.resume() }
      }
      parent?.leave()
    }

    func cancel() {
      isCancelled = true
      for task in tasks { task.cancel() }
      for sending in below { sending.object?.cancel() }
    }

    nonisolated(nonsending) func end() async {
      if running > 0 { await withCheckedContinuation { waiting.append($0) } }
    }
  }

  /// Reduces actions one after the other, and carries out their effects.
  final class Engine<Action> {
    typealias Effect = ActionEffect<Action>

    /// The running effects, by the path to their owner.
    private var registries: [[Step]: Effects] = [:]
    private var isSending = false
    private var queue: [(action: Action, sending: Sending)] = []
    private var next = 0
    /// The action whose effect is sending.
    private var cause: Sending?
    private let report: (String) -> Void

    init(report: @escaping (String) -> Void) { self.report = report }

    var isIdle: Bool { registries.isEmpty }

    /// - Parameters:
    ///   - reduce: Changes the value, and reports the changes.
    ///   - begin: Creates the task of an effect.
    ///   - endGone: Ends the effects of rows and children that are gone, even those that this action began.
    func send(
      _ action: Action,
      _ reduce: (Action) -> ActionEffects<Action>,
      begin: (Effect, Effects, Sending) -> _Concurrency.Task<Void, Never>,
      endGone: () -> Void
    ) -> Sent {
      if isSending { return wait(action) }
      isSending = true
      defer { isSending = false }
      let effects = reduce(action)
      let sending = effects.isEmpty ? nil : Sending(by: cause)
      if let sending { carryOut(effects, sending, begin) }
      if !registries.isEmpty { endGone() }
      while let (action, sending) = nextInQueue() {
        carryOut(reduce(action), sending, begin)
        if !registries.isEmpty { endGone() }
      }
      return Sent(work: sending)
    }

    /// Sends on behalf of an effect.
    func send(from sending: Sending, _ send: () -> Void) {
      let outer = cause
      cause = sending
      send()
      cause = outer
    }

    private func wait(_ action: Action) -> Sent {
      let sending = Sending(by: cause)
      queue.append((action, sending))
      return Sent(work: sending)
    }

    /// Removes finished entries in blocks: a queue that is never empty does not grow without end.
    private func nextInQueue() -> (Action, Sending)? {
      if next == queue.count {
        queue = []
        next = 0
        return nil
      }
      defer { next += 1 }
      if next >= 1024 && next * 2 >= queue.count {
        queue.removeFirst(next)
        next = 0
      }
      return queue[next]
    }

    private func carryOut(
      _ effects: ActionEffects<Action>,
      _ sending: Sending,
      _ begin: (Effect, Effects, Sending) -> _Concurrency.Task<Void, Never>
    ) {
      for effect in effects.all {
        switch effect.kind {
        case .missing(let text): report("\(effect.place): \(text)")
        case .cancel: cancel(effect.id, effect.path)
        case .run where sending.isCancelled: break
        case .run:
          sending.enter()
          sending.add(begin(effect, registry(effect.path), sending))
        }
      }
    }

    private func registry(_ path: [Step]) -> Effects {
      if let effects = registries[path] { return effects }
      let effects = Effects()
      registries[path] = effects
      return effects
    }

    private func cancel(_ id: EffectID, _ path: [Step]) {
      for (other, effects) in registries where path.count == other.count && isPath(path, above: other) {
        if id.values.isEmpty { effects.cancel(id.word) } else { effects.cancel(id) }
      }
    }

    private func isPath(_ path: [Step], above other: [Step]) -> Bool { zip(path, other).allSatisfy { $0.includes($1) } }

    /// A child or a row is gone: ends its effects, and the effects of everything below it.
    ///
    /// - Parameter next: The child that is in its place now, if there is another one.
    func end(_ path: [Step], unlessOf next: Step? = nil) {
      if registries.isEmpty { return }
      for (other, effects) in registries where path.count <= other.count && isPath(path, above: other) {
        if next == nil || other[path.count - 1] != next { effects.cancelAll() }
      }
    }

    /// The rows of a list that have effects, or that have effects below them.
    func rows<ID: Hashable>(of list: String, at path: [Step], _ type: ID.Type) -> [ID] {
      registries.keys.compactMap { other in
        guard other.count > path.count, isPath(path, above: other), case .row(list, let id) = other[path.count] else {
          return nil
        }
        return id.base as? ID
      }
    }

    func hasEnded(_ path: [Step]) { if registries[path]?.isEmpty == true { registries[path] = nil } }
  }

  static func gone(_ place: StaticString) -> Sent {
    warn("\(place): the store that this one belongs to is gone")
    return Sent(work: nil)
  }

  static func replaced(_ place: StaticString) -> Sent {
    warn("\(place): what this store showed is gone")
    return Sent(work: nil)
  }
}

// MARK: - Constants of a value

nonisolated extension Bindgen {
  /// Takes the constant of another value, and returns whether it differs.
  static func take<Value: Equatable>(_ old: inout Value, _ new: Value) -> Bool { replace(&old, with: new) }

  /// A constant that can't be compared counts as unchanged, because it hardly ever changes.
  @_disfavoredOverload
  static func take<Value>(_ old: inout Value, _ new: Value) -> Bool {
    old = new
    return false
  }
}

// MARK: - Stores of rows

nonisolated extension Bindgen {
  protocol RowStoring: Model {
    associatedtype Row: Identifiable
    /// Takes the row's new value.
    func _take(_ row: Row)
  }

  /// The stores of a list's rows, as long as they are in use.
  final class RowStores<Node: RowStoring> {
    private var nodes: [Node.Row.ID: Weak<Node>] = [:]
    private let reader = Reader()

    init() {}

    /// Returns the same store each time, or `nil` while the row is gone.
    func node(_ id: Node.Row.ID, in rows: Rows<Node.Row>, _ make: (Node.Row) -> Node) -> Node? {
      guard let row = rows[id: id] else { return nil }
      if let node = nodes[id]?.object {
        node._take(row)
        return node
      }
      if nodes.isEmpty { _ = reader.news(of: rows.history) }
      if nodes.count >= 8 && nodes.count & (nodes.count - 1) == 0 { nodes = nodes.filter { $0.value.object != nil } }
      let node = make(row)
      nodes[id] = Weak(node)
      return node
    }

    /// Updates the stores after a change of the list.
    ///
    /// - Parameter list: The list with tickets: rows without tickets can't be followed.
    func settle(_ list: @autoclosure () -> Rows<Node.Row>) {
      if nodes.isEmpty { return }
      let rows = list()
      if let touches = reader.news(of: rows.history)?.touches {
        for touch in touches where rows._list.contains(touch.ticket) { take(rows._list[ticket: touch.ticket]) }
        return
      }
      for (id, node) in nodes {
        if node.object == nil { nodes[id] = nil } else if let row = rows[id: id] { take(row) }
      }
    }

    private func take(_ row: Node.Row) { nodes[row.id]?.object?._take(row) }
  }

  /// The stores of a list's rows, in the list's order. They are created when they are first read.
  public struct EachRow<ID: Hashable, Node>: RandomAccessCollection {
    let ids: [ID]
    let find: (ID) -> Node?

    public var startIndex: Int { 0 }
    public var endIndex: Int { ids.count }

    public subscript(position: Int) -> Node {
      guard let node = find(ids[position]) else { fatalError("the row has gone") }
      return node
    }

    public subscript(id id: ID) -> Node? { find(id) }
  }
}

// MARK: - The list in a store's value

nonisolated extension Bindgen {
  /// The list of a store: its history, and how far its edits are reported.
  final class StoredList {
    let history = History()
    private var edits = 0
    private var places = 0

    init() {}

    /// Whether the list may have changed since the last call. Another list in its place gets the history.
    func settle<List: ModelRows>(_ rows: inout List) -> Bool {
      defer {
        history.told()
        (edits, places) = (history.edits, history.places)
      }
      let store = ObjectIdentifier(rows._list.store)
      if rows.history === history {
        if history.editedStore == store { return edits != history.edits }
        if history.toldStore == store {
          // A copy from before the action was put back.
          history.restore(places: places)
          return false
        }
      }
      rows.history = history
      history.edited(rows._list.store, isChange: true)
      history.placed()
      history.restart()
      return true
    }
  }
}

nonisolated extension Bindgen.ModelRows {
  /// The number of edits in which rows came, went or moved.
  var places: Int { _list.history?.places ?? 0 }
}

nonisolated extension Bindgen.RunningEffect {
  /// The work that a store does for an effect, or `nil` if the effect does not begin.
  func body<Action>(of effect: Bindgen.ActionEffect<Action>, _ send: @escaping (Owner, Action) -> Void) -> Body? {
    guard case .run(let policy, let work, let rescue) = effect.kind, enters(effect.id, policy) else { return nil }
    let sender = Bindgen.Send<Action> { action in
      if let owner = self.target { send(owner, action) }
    }
    return {
      do {
        try await work(sender)
      } catch {
        guard let rescue, self.catches(error) else { throw error }
        try await rescue(sender, error)
      }
    }
  }
}

// MARK: - Stores

nonisolated extension Bindgen {
  /// What a sent action began, and what that began in turn. It can be awaited and cancelled.
  public struct Sent {
    let work: Sending?

    /// Waits until all of it has ended.
    public nonisolated(nonsending) var value: Void { get async { await work?.end() } }

    public func cancel() { work?.cancel() }
  }

  /// What a sent action began. All of it belongs to the store's actor.
  final class Sending {
    private let parent: Sending?
    private var running = 0
    private var tasks: [_Concurrency.Task<Void, Never>] = []
    private var below: [Weak<Sending>] = []
    private var waiting: [CheckedContinuation<Void, Never>] = []
    /// Nothing begins any more: an action that waits for its turn may be cancelled before it is reduced.
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

    /// The effects that run, by whose they are.
    private var registries: [[Step]: Effects] = [:]
    private var isSending = false
    private var queue: [(action: Action, sending: Sending)] = []
    private var next = 0
    /// Whose effect sends.
    private var cause: Sending?
    private let report: (String) -> Void

    init(report: @escaping (String) -> Void) { self.report = report }

    var isIdle: Bool { registries.isEmpty }

    /// - Parameters:
    ///   - reduce: Changes the value, and all that is told of it.
    ///   - begin: Makes the task of an effect.
    ///   - endGone: Ends what those run that have gone: what the action itself began there, too.
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

    /// What an effect sends.
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

    /// What was read is forgotten by halves: a queue that never ends does not grow.
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

    /// A child or a row has gone: what it runs ends, and what those below it run.
    ///
    /// - Parameter next: The child that is in its place now, if it is another one.
    func end(_ path: [Step], unlessOf next: Step? = nil) {
      if registries.isEmpty { return }
      for (other, effects) in registries where path.count <= other.count && isPath(path, above: other) {
        if next == nil || other[path.count - 1] != next { effects.cancelAll() }
      }
    }

    /// The rows of a list that run something, or that have something below them which runs.
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
  /// Another value has another constant, perhaps.
  static func take<Value: Equatable>(_ old: inout Value, _ new: Value) -> Bool { replace(&old, with: new) }

  /// A constant that can't be compared is quiet: it hardly ever is another one.
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
    /// The row is like this now.
    func _take(_ row: Row)
  }

  /// The stores of a list's rows that somebody keeps.
  final class RowStores<Node: RowStoring> {
    private var nodes: [Node.Row.ID: Weak<Node>] = [:]
    private let reader = Reader()

    init() {}

    /// The same one each time. One whose row has gone is not given until the row is back.
    func node(_ id: Node.Row.ID, in rows: Rows<Node.Row>, _ make: (Node.Row) -> Node) -> Node? {
      guard let row = rows[id: id] else { return nil }
      if let node = nodes[id]?.object {
        node._take(row)
        return node
      }
      if nodes.isEmpty { _ = reader.news(of: rows.link?.history) }
      if nodes.count >= 8 && nodes.count & (nodes.count - 1) == 0 { nodes = nodes.filter { $0.value.object != nil } }
      let node = make(row)
      nodes[id] = Weak(node)
      return node
    }

    /// The list has changed.
    ///
    /// - Parameter list: With tickets: what becomes of rows without them can't be followed from here on.
    func settle(_ list: @autoclosure () -> Rows<Node.Row>) {
      if nodes.isEmpty { return }
      let rows = list()
      if let touches = reader.news(of: rows.link?.history)?.touches {
        for touch in touches where rows._list.contains(touch.ticket) { take(rows._list[ticket: touch.ticket]) }
        return
      }
      for (id, node) in nodes {
        if node.object == nil { nodes[id] = nil } else if let row = rows[id: id] { take(row) }
      }
    }

    private func take(_ row: Node.Row) { nodes[row.id]?.object?._take(row) }
  }

  /// The stores of a list's rows, in its order: made when they are asked for.
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
  /// A store's list: what follows it, and how far the store has told of it.
  final class StoredList {
    let link = Link()
    private var edits = 0
    private var places = 0

    init() {}

    /// Whether the list may have changed since the last call. Another one in its place is linked anew.
    func settle<List: ModelRows>(_ rows: inout List) -> Bool {
      defer {
        link.told()
        (edits, places) = (link.edits, link.places)
      }
      let box = ObjectIdentifier(rows._list.box)
      if rows.link === link {
        if link.editedBox == box { return edits != link.edits }
        if link.toldBox == box {
          // A copy from before the action is back in its place.
          link.restore(places: places)
          return false
        }
      }
      rows.link = link
      link.edited(rows._list.box, isChange: true)
      link.placed()
      link.history?.restart()
      return true
    }
  }
}

nonisolated extension Bindgen.ModelRows {
  /// How often rows came, went or moved.
  var places: Int { _list.link?.places ?? 0 }
}

nonisolated extension Bindgen.RunningEffect {
  /// What a store does for an effect of an action; nothing where it does not begin.
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

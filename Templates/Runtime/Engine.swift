// MARK: - The engine of a store

nonisolated extension Bindgen {
  /// The handle that `send` of a store returns. Use it to wait for the action's effects, `await sent.value`, or to cancel them.
  public typealias Sent = Effect

  /// The engine of a store: it reduces actions one after the other, and carries out their effects.
  @_spi(Bindgen) public final class Engine<Action> {
    @_spi(Bindgen) public typealias Effect = ActionEffect<Action>

    @_spi(Bindgen) public let running = Running()
    private var isSending = false
    @exclusivity(unchecked) private var queue: [(action: Action, work: Work)] = []
    private var next = 0
    /// The work of the effect that sends the next action: the effects of that action are a part of it.
    private var cause: Work?
    /// The work of the action that is being reduced, if it has started effects.
    private var work: Work?
    /// Whether the running effects may be others than those last reported.
    private var hasNews = false
    /// Whether an effect has started since none was left. (Quicker to read than `running`.)
    private var mayRun = false
    /// Closures that create the tasks of started effects, called when all observers are notified.
    @exclusivity(unchecked) private var starts: [() -> Void] = []
    /// Deliveries of events to owners, called when all observers are notified.
    @exclusivity(unchecked) private var told: [() -> Void] = []
    private let report: (String) -> Void

    @_spi(Bindgen) public init(report: @escaping (String) -> Void) { self.report = report }

    /// - Parameter reduce: Changes the value, carries out the effects, and then notifies of the changes.
    @_spi(Bindgen) public func send(_ action: Action, _ reduce: (Action) -> Void) -> Sent {
      let cause = cause.take()
      if isSending {
        let work = cause ?? Work()
        queue.append((action, work))
        return Sent(work)
      }
      isSending = true
      defer { isSending = false }
      perform(action, cause, reduce)
      let sent = Sent(work)
      while let (action, work) = nextInQueue() { perform(action, work, reduce) }
      return sent
    }

    private func perform(_ action: Action, _ work: Work?, _ reduce: (Action) -> Void) {
      self.work = work
      reduce(action)
      for tell in Bindgen.takeAll(&told) { tell() }
      for start in Bindgen.takeAll(&starts) { start() }
    }

    /// - Parameters:
    ///   - family: The family whose observers are notified. Nil in tests.
    ///   - begin: Starts an effect, and returns a closure that creates its task.
    ///   - endGone: Ends the effects of rows and children that are gone, even those that this action started.
    @_spi(Bindgen) public func carryOut(
      _ effects: ActionEffects<Action>,
      in family: @autoclosure () -> Family? = nil,
      begin: (Effect, Effects, Work) -> (() -> Void)? = { _, _, _ in nil },
      endGone: (Running) -> Void = { _ in }
    ) {
      if let telling = effects.telling { family()?.telling = telling }
      if !effects.all.isEmpty {
        let work = work ?? Work()
        self.work = work
        for effect in effects.all { carryOut(effect, work, begin) }
        (hasNews, mayRun) = (true, true)
      }
      mayRun = mayRun && !running.isEmpty
      if !mayRun { return }
      endGone(running)
      hasNews = true
    }

    /// Finds the receivers of an action's events, before rows and children that are gone are forgotten.
    @_spi(Bindgen) public func tell(_ effects: ActionEffects<Action>, _ receiver: (Swift.ArraySlice<Step>) -> ((Any) -> Void)?) {
      for (path, event) in effects.sent {
        if let tell = receiver(path[...]) { told.append { tell(event) } }
      }
    }

    private func carryOut(_ effect: Effect, _ work: Work, _ begin: (Effect, Effects, Work) -> (() -> Void)?) {
      let path = effect.path[...]
      switch effect.kind {
      case .missing(let text): report("\(effect.place): \(text)")
      case .cancel(let isOld): running.cancel(effect.id, at: path, isOld: isOld)
      case .run:
        if let start = begin(effect, running.effects(at: path), work) {
          starts.append(start)
        } else {
          running.clean(path)
        }
      }
    }

    /// Sends an action on behalf of an effect.
    @_spi(Bindgen) public func send(from work: Work, _ send: () -> Void) {
      cause = work
      // The effect may end with this action.
      hasNews = true
      send()
    }

    /// Returns the next action of the queue. Removes finished entries in blocks: a queue that is never empty does not grow without end.
    private func nextInQueue() -> (Action, Work)? {
      if next == queue.count {
        if next > 0 { (queue, next) = ([], 0) }
        return nil
      }
      defer { next += 1 }
      if next >= 1024 && next * 2 >= queue.count {
        queue.removeFirst(next)
        next = 0
      }
      return queue[next]
    }

    @_spi(Bindgen) public func hasEnded(_ path: [Step]) {
      running.clean(path[...])
      hasNews = true
    }

    @_spi(Bindgen) public func takeNews() -> Bool {
      defer { hasNews = false }
      return hasNews
    }
  }

  /// The running effects of a value, and those of its children and rows: a tree like the value.
  @_spi(Bindgen) public final class Running {
    private struct Below {
      /// The children or rows, by id. (A child without an id has `nil`.)
      var nodes: [Swift.AnyHashable?: Running] = [:]
      /// The numbers of the list's edits, and of those in which rows came, went or moved, at the last check.
      var seen: (edits: Int, places: Int)?
      /// Whether an effect has started in a child or a row of one of them.
      var isDeep = false

      mutating func add(_ node: Running, _ id: Swift.AnyHashable?, isDeep: Bool) {
        nodes[id] = node
        self.isDeep = self.isDeep || isDeep
      }
    }

    private let effects = Effects()
    /// The effects of children and rows, by the name of the child or the list.
    private var below: [String: Below] = [:]

    @_spi(Bindgen) public init() {}

    @_spi(Bindgen) public var isEmpty: Bool { effects.isEmpty && below.isEmpty }

    @_spi(Bindgen) public func runs(_ word: String) -> Runs { effects.runs(word) }

    /// The running effects of the value itself, by name.
    @_spi(Bindgen) public var own: [String: Runs] { effects.runs }

    /// Returns the effects of a child or a row.
    @_spi(Bindgen) public func below(_ name: String, _ id: Swift.AnyHashable?) -> Running? { below[name]?.nodes[id] }

    @_spi(Bindgen) public func effects(at path: Swift.ArraySlice<Step>) -> Effects {
      guard let step = path.first else { return effects }
      let node = below[step.name]?.nodes[step.id] ?? Running()
      below[step.name, default: Below()].add(node, step.id, isDeep: path.count > 1)
      return node.effects(at: path.dropFirst())
    }

    /// - Parameter isOld: Whether only effects that started in an earlier transaction are cancelled.
    @_spi(Bindgen) public func cancel(_ id: EffectID, at path: Swift.ArraySlice<Step>, isOld: Bool = false) {
      if let step = path.first {
        for node in nodes(step) { node.cancel(id, at: path.dropFirst(), isOld: isOld) }
      } else if isOld {
        effects.cancelOld(id.word)
      } else if id.values.isEmpty {
        effects.cancel(id.word)
      } else {
        effects.cancel(id)
      }
    }

    private func nodes(_ step: Step) -> [Running] {
      guard let nodes = below[step.name]?.nodes else { return [] }
      return step.id == nil ? Array(nodes.values) : nodes[step.id].map { [$0] } ?? []
    }

    /// - Parameter isLeft: Whether the row or child is gone.
    @_spi(Bindgen) public func cancelAll(isLeft: Bool) {
      effects.cancelAll(isLeft: isLeft)
      for node in below.values.flatMap(\.nodes.values) { node.cancelAll(isLeft: isLeft) }
    }

    /// Removes the entries on a path that have no running effects.
    @_spi(Bindgen) public func clean(_ path: Swift.ArraySlice<Step>) {
      guard let step = path.first, let node = below[step.name]?.nodes[step.id] else { return }
      node.clean(path.dropFirst())
      if !node.isEmpty { return }
      below[step.name]?.nodes[step.id] = nil
      if below[step.name]?.nodes.isEmpty == true { below[step.name] = nil }
    }

    /// Ends the effects of rows that are gone.
    ///
    /// - Parameters:
    ///   - now: The numbers of the list's edits, and of those in which rows came, went or moved; `nil` if they are not counted.
    ///   - isThere: Returns whether a row is there. Ends the effects of gone children and rows below the row, too.
    @_spi(Bindgen) public func end(
      _ list: String,
      _ now: (edits: Int, places: Int)?,
      unless isThere: (Swift.AnyHashable?, Running) -> Bool
    ) {
      guard let known = below[list] else { return }
      // A list that was not edited has all of its rows, and one in which no rows came or went has those that it had.
      let mayMiss = now == nil || now?.places != known.seen?.places
      if !mayMiss, !known.isDeep || now?.edits == known.seen?.edits { return }
      below[list]?.seen = now
      for (id, node) in known.nodes where mayMiss || !node.below.isEmpty {
        if !isThere(id, node) { node.cancelAll(isLeft: true) }
      }
    }

    /// Ends the effects of a child that is gone.
    ///
    /// - Parameter id: The child's id. Another child in its place has another one.
    @_spi(Bindgen) public func end<Child>(
      _ name: String,
      unless child: Child?,
      _ id: Swift.AnyHashable? = nil,
      _ look: ((Child, Running) -> Void)? = nil
    ) {
      for (other, node) in below[name]?.nodes ?? [:] {
        if let child, id == other { look?(child, node) } else { node.cancelAll(isLeft: true) }
      }
    }
  }
}

// MARK: - Effects

nonisolated extension Bindgen {
  /// The work that an action began. Any thread may wait for it or cancel it.
  public struct Effect: Sendable {
    let tasks: [_Concurrency.Task<Void, Never>]

    init(_ tasks: _Concurrency.Task<Void, Never>...) { self.tasks = tasks }

    /// An effect that has ended, for the answer of a double.
    public init() { tasks = [] }

    /// Waits until the effect has ended. (Effects that its actions begin are not part of it.)
    public nonisolated(nonsending) var value: Void {
      get async { for task in tasks { await task.value } }
    }

    /// Cancels the effect. From now on it calls no action.
    public func cancel() { for task in tasks { task.cancel() } }
  }

  /// What happens if an effect with the same id is running.
  enum EffectPolicy { case all, replace, keep, queue }

  /// A word, with or without values.
  struct EffectID: Hashable {
    let word: String
    let values: [AnyHashable]

    init(_ word: String, _ values: any Hashable & Sendable...) {
      (self.word, self.values) = (word, values.map { AnyHashable($0) })
    }
  }

  /// The effects of a model that have not ended. Only the model keeps this, so they end with the model, on any thread.
  final class Effects {
    private struct Slot {
      var last = 0
      var tasks: [Int: _Concurrency.Task<Void, Never>] = [:]

      /// - Returns: The task to wait for, if any.
      mutating func add(
        _ task: _Concurrency.Task<Void, Never>,
        _ number: Int,
        _ policy: EffectPolicy
      ) -> _Concurrency.Task<Void, Never>? {
        let previous = policy == .queue ? tasks[last] : nil
        last = number
        tasks[number] = task
        return previous
      }
    }

    private var slots: [EffectID: Slot] = [:]
    private var count = 0

    init() {}

    /// Parents cancel effects through the core, which may outlive the model.
    init(_ core: Core) { core.effects = self }

    deinit {
      for slot in slots.values {
        for task in slot.tasks.values { task.cancel() }
      }
    }

    var isEmpty: Bool { slots.isEmpty }

    /// Cancels the effects with an id. The last task stays: in a queue, the next one begins when it has really ended.
    func cancel(_ id: EffectID) {
      guard let slot = slots[id] else { return }
      if slot.tasks.count > 1 {
        slots[id] = slot.tasks[slot.last].map { Slot(last: slot.last, tasks: [slot.last: $0]) }
      }
      // This may run the user's code: cancellation handlers.
      for task in slot.tasks.values { task.cancel() }
    }

    func cancelAll() { for id in Array(slots.keys) { cancel(id) } }

    /// Cancels all effects with the word, whatever their values.
    func cancel(_ word: String) {
      for id in Array(slots.keys) where id.word == word { cancel(id) }
    }

    /// - Returns: The effect's number and the task to wait for, or `nil` if the effect must not begin.
    fileprivate func add(
      _ task: _Concurrency.Task<Void, Never>,
      _ id: EffectID,
      _ policy: EffectPolicy
    ) -> (number: Int, previous: _Concurrency.Task<Void, Never>?)? {
      if policy == .keep, slots[id]?.tasks.values.contains(where: { !$0.isCancelled }) == true { return nil }
      if policy == .replace { cancel(id) }
      count += 1
      return (count, slots[id, default: Slot()].add(task, count, policy))
    }

    fileprivate func remove(_ number: Int, _ id: EffectID) {
      guard let index = slots.index(forKey: id) else { return }
      slots.values[index].tasks[number] = nil
      if slots.values[index].tasks.isEmpty { slots.remove(at: index) }
    }
  }

  /// One effect, from its action on. Everything but its task belongs to the model's actor.
  final class RunningEffect<Owner: AnyObject> {
    typealias Body = nonisolated(nonsending) () async throws -> Void
    /// Makes the work from the fields as they are when the effect begins, or `nil` if it does not begin.
    typealias Plan = (Owner, RunningEffect) -> Body?

    private let place: StaticString
    private weak var model: Owner?
    private weak var effects: Effects?
    private var plan: Plan?
    private var body: Body?
    private var entry: (id: EffectID, number: Int)?
    private var previous: _Concurrency.Task<Void, Never>?
    private var hasEnded = false
    var task: _Concurrency.Task<Void, Never>?

    init(_ model: Owner, _ effects: Effects, at place: StaticString, _ plan: @escaping Plan) {
      (self.model, self.effects, self.place, self.plan) = (model, effects, place, plan)
    }

    private var isCancelled: Bool { task?.isCancelled == true }

    /// The model, as long as actions may be called.
    var target: Owner? {
      if hasEnded && model != nil { report("an action is called after the effect has ended; nothing is done") }
      return hasEnded || isCancelled ? nil : model
    }

    /// Begins the effect, after the transaction has ended.
    func begin() {
      guard let plan = plan.take(), !isCancelled, let model else { return }
      body = plan(model, self)
    }

    /// Whether the effect begins. If it is not wanted, the effects with its id end.
    func enters(_ id: EffectID = EffectID(""), _ policy: EffectPolicy = .all, when isWanted: Bool = true) -> Bool {
      guard let effects, let task else { return false }
      guard isWanted else {
        if policy != .all { effects.cancel(id) }
        return false
      }
      guard let added = effects.add(task, id, policy) else { return false }
      (entry, previous) = ((id, added.number), added.previous)
      return true
    }

    nonisolated(nonsending) func run() async {
      // In a run loop within a transaction, `begin` has not been called yet.
      begin()
      if let previous = previous.take() { await previous.value }
      if let body = body.take(), !isCancelled {
        do { try await body() } catch {
          if catches(error) { report("the effect ended with an error that nothing catches: \(error)") }
        }
      }
      hasEnded = true
      if let entry { effects?.remove(entry.number, entry.id) }
    }

    /// Whether `catch` handles an error.
    func catches(_ error: any Error) -> Bool { !isCancelled && !(error is CancellationError) }

    /// Reports mistakes that the compiler can't find, in debug builds.
    private func report(_ message: @autoclosure () -> String) {
      #if DEBUG
        print("\(place): \(message())")
      #endif
    }
  }
}

nonisolated extension Bindgen.Core {
  /// Calls a closure when the outermost transaction has ended and all observers are notified.
  func atEnd(_ body: @escaping () -> Void) {
    let family = family
    if family.depth == 0 { body() } else { family.ends.append(body) }
  }
}

nonisolated extension Bindgen.Family {
  /// Calls the closures in the order of the actions. (Transactions in a closure end within it.)
  func end() {
    let bodies = ends
    ends = []
    for body in bodies { body() }
  }
}

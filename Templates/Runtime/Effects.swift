// Needs: Guarded, Work

// MARK: - Effects

nonisolated extension Bindgen {
  /// The rule for an effect whose id is already running: both run, it replaces the old one, it is dropped, or it waits its turn.
  @_spi(Bindgen) public enum EffectPolicy { case all, replace, keep, queue }

  /// Asynchronous work that runs on the actor of its caller.
  @_spi(Bindgen) public typealias Run<Result> = nonisolated(nonsending) () async throws -> Result

  /// The id of effects: a name, with or without values.
  @_spi(Bindgen) public struct EffectID: Hashable {
    @_spi(Bindgen) public let word: String
    @_spi(Bindgen) public let values: [Swift.AnyHashable]

    @_spi(Bindgen) public init(_ word: String, _ values: any Hashable & Sendable...) {
      self.init(word, values)
    }

    @_spi(Bindgen) public init(_ word: String, _ values: [any Hashable & Sendable]) {
      (self.word, self.values) = (word, values.map { Swift.AnyHashable($0) })
    }
  }

  /// The effects of one name that run or wait to run: the values of their ids.
  @_spi(Bindgen) public struct Runs: Equatable {
    fileprivate var ids: Swift.Set<[Swift.AnyHashable]> = []

    @_spi(Bindgen) public init() {}

    @_spi(Bindgen) public var any: Bool { !ids.isEmpty }

    @_spi(Bindgen) public func has(_ values: any Hashable & Sendable...) -> Bool { has(values) }

    @_spi(Bindgen) public func has(_ values: [any Hashable & Sendable]) -> Bool { ids.contains(values.map { Swift.AnyHashable($0) }) }
  }

  /// A started effect, with its id. It has no task until all observers are notified of its action.
  @_spi(Bindgen) public final class EffectEntry {
    @_spi(Bindgen) public let id: EffectID
    /// The effect before it in the queue, if it waits for its turn.
    @_spi(Bindgen) public fileprivate(set) var previous: EffectEntry?
    @_spi(Bindgen) public fileprivate(set) var task: _Concurrency.Task<Void, Never>?
    fileprivate private(set) var isEnded = false
    /// Whether it was cancelled because its row or child is gone, and not before that.
    @_spi(Bindgen) public fileprivate(set) var isLeft = false
    /// Whether it started in the open transaction, of which observers are not notified yet.
    @_spi(Bindgen) public fileprivate(set) var isNew = true
    /// Whether it is a load that was called, not caused by a change: it skips the delay.
    @_spi(Bindgen) public fileprivate(set) var isCalled = false
    /// Whether it counts as running: until it is cancelled by its id, or ends.
    fileprivate var counts = true

    @_spi(Bindgen) public init(_ id: EffectID) { self.id = id }

    @_spi(Bindgen) public var isCancelled: Bool { isEnded || task?.isCancelled == true }

    /// - Parameter isLeft: Whether its row or child is gone.
    @_spi(Bindgen) public func cancel(isLeft: Bool = false) {
      if isLeft, !isCancelled { self.isLeft = true }
      isEnded = true
      // This may run the user's code: cancellation handlers.
      task?.cancel()
    }
  }

  /// The transactions in which effects start and end: of a model's family, or of plain classes.
  @_spi(Bindgen) public protocol Transactions: AnyObject {
    func open()
    func close()
    /// Calls an action. The effects that it starts are a part of this work.
    func perform<Failure: Swift.Error>(in work: Work?, _ action: () throws(Failure) -> Void) throws(Failure)
    /// Calls a closure that reports which effects run, when all effects of the transaction have started or ended.
    func tell(_ news: @escaping () -> Void)
  }

  /// The effects of a model that have not ended. Only the model retains this, so they end with the model, on any thread.
  @_spi(Bindgen) public final class Effects {
    private struct Slot {
      var entries: [Swift.ObjectIdentifier: EffectEntry] = [:]
      var last: EffectEntry?

      /// Whether one of its effects counts as running.
      var counts: Bool { entries.values.contains(where: \.counts) }
    }

    private var slots: [EffectID: Slot] = [:]
    /// The transactions in which it reports that other effects run now.
    private weak var transactions: (any Transactions)?
    private var tell: ((Effects) -> Void)?
    private var isTelling = false

    @_spi(Bindgen) public init() {}

    @_spi(Bindgen) public init(in transactions: any Transactions, tell: @escaping (Effects) -> Void) {
      tellWhatRuns(in: transactions, tell)
    }

    @_spi(Bindgen) public func tellWhatRuns(in transactions: any Transactions, _ tell: @escaping (Effects) -> Void) {
      (self.transactions, self.tell) = (transactions, tell)
    }

    deinit {
      for slot in slots.values {
        for entry in slot.entries.values { entry.task?.cancel() }
      }
    }

    @_spi(Bindgen) public var isEmpty: Bool { slots.isEmpty }

    /// Cancels the effects with an id. The last one stays in the table: in a queue, the next one begins when it has really ended.
    ///
    /// - Parameter isLeft: Whether their row or child is gone.
    @_spi(Bindgen) public func cancel(_ id: EffectID, isLeft: Bool = false) {
      guard let slot = slots[id] else { return }
      if slot.entries.count > 1 {
        slots[id] = slot.last.map { Slot(entries: [Swift.ObjectIdentifier($0): $0], last: $0) }
      }
      for entry in slot.entries.values {
        uncount(entry)
        entry.cancel(isLeft: isLeft)
      }
    }

    /// Cancels the effects of a name that started before this transaction.
    @_spi(Bindgen) public func cancelOld(_ word: String) {
      for id in Array(slots.keys) where id.word == word {
        for entry in slots[id]?.entries.values.filter({ !$0.isNew }) ?? [] {
          uncount(entry)
          entry.cancel()
        }
      }
    }

    @_spi(Bindgen) public func cancelAll(isLeft: Bool) { for id in Array(slots.keys) { cancel(id, isLeft: isLeft) } }

    /// Cancels all effects of a name, whatever the values of their ids.
    @_spi(Bindgen) public func cancel(_ word: String) {
      for id in Array(slots.keys) where id.word == word { cancel(id) }
    }

    /// - Returns: `nil` if the effect must not start.
    fileprivate func add(_ id: EffectID, _ policy: EffectPolicy, isCall: Bool) -> EffectEntry? {
      if policy == .keep, slots[id]?.entries.values.contains(where: { !$0.isCancelled }) == true { return nil }
      let entry = EffectEntry(id)
      // A load that was called in this transaction skips the delay, even if a change in it loads again.
      let isCalled =
        slots[id]?.entries.values.contains { $0.isCalled && $0.isNew && !$0.isCancelled } ?? false
      entry.isCalled = isCall || policy == .replace && isCalled
      if policy == .replace { cancel(id) }
      if policy == .queue { entry.previous = slots[id]?.last }
      slots[id, default: Slot()].entries[Swift.ObjectIdentifier(entry)] = entry
      slots[id]?.last = entry
      hasChanged()
      return entry
    }

    fileprivate func remove(_ entry: EffectEntry) {
      uncount(entry)
      guard let index = slots.index(forKey: entry.id) else { return }
      slots.values[index].entries[Swift.ObjectIdentifier(entry)] = nil
      if slots.values[index].entries.isEmpty {
        slots.remove(at: index)
      } else if slots.values[index].last === entry {
        slots.values[index].last = nil
      }
    }

    // MARK: What runs

    /// Whether there is a callback for what runs.
    fileprivate var isAsked: Bool { tell != nil }

    private func uncount(_ entry: EffectEntry) {
      guard entry.counts else { return }
      entry.counts = false
      hasChanged()
    }

    private func hasChanged() {
      guard tell != nil, !isTelling, let transactions else { return }
      isTelling = true
      transactions.tell {
        self.isTelling = false
        self.tell?(self)
      }
    }

    @_spi(Bindgen) public func runs(_ word: String) -> Runs {
      var runs = Runs()
      for (id, slot) in slots where id.word == word && slot.counts { runs.ids.insert(id.values) }
      return runs
    }

    /// The running effects of all names, by name.
    @_spi(Bindgen) public var runs: [String: Runs] {
      var all: [String: Runs] = [:]
      for (id, slot) in slots where slot.counts { all[id.word, default: Runs()].ids.insert(id.values) }
      return all
    }
  }

  /// An effect at its start, when its id, its delay and its interval are set.
  @_spi(Bindgen) public protocol BeginningEffect: AnyObject {
    var place: StaticString { get }
    var id: EffectID { get set }
    /// The delay before the work, and the loop that repeats the work. Nil if there is none.
    var wait: Run<Void>? { get set }
    var rounds: (nonisolated(nonsending) (Run<Void>) async throws -> Void)? { get set }
  }

  /// An effect, from its action to its end. (Unchecked: all but its task is used on the model's actor only, as an isolated object
  /// is, so it may be passed to other tasks.)
  @_spi(Bindgen) public final class RunningEffect<Owner: AnyObject>: BeginningEffect, @unchecked Swift.Sendable {
    @_spi(Bindgen) public typealias Body = nonisolated(nonsending) () async throws -> Void
    /// Returns the work, from the fields as they are when the effect starts, or nil if it does not start.
    @_spi(Bindgen) public typealias Plan = (Owner, RunningEffect) -> Body?
    /// Creates the task, on the model's actor.
    @_spi(Bindgen) public typealias Start = (RunningEffect) -> _Concurrency.Task<Void, Never>

    @_spi(Bindgen) public let place: StaticString
    @_spi(Bindgen) public var id = EffectID("")
    @_spi(Bindgen) public var wait: Run<Void>?
    @_spi(Bindgen) public var rounds: (nonisolated(nonsending) (Run<Void>) async throws -> Void)?
    private weak var model: Owner?
    /// The model, retained until the effect starts, as the model's owner may release it in the action that plans the effect. An
    /// effect with `outlives: true` retains it until the effect has ended.
    private var kept: Owner?
    private var outlives = false
    /// Whether code outside the model misses the `then` of the effect if the model is gone: debug builds report that.
    private var isMissed = false
    private weak var effects: Effects?
    /// The work of its action, and in debug builds that of its family.
    private let works: [Work]
    /// The transactions of a class. (Nil for effects of stores, which send actions, and call none.)
    private let transactions: (any Transactions)?
    private let whenEnded: () -> Void
    private var plan: Plan?
    private var body: Body?
    private var entry: EffectEntry?
    private var hasEnded = false

    @_spi(Bindgen) public init(
      _ model: Owner,
      _ effects: Effects,
      at place: StaticString,
      in works: [Work],
      _ transactions: (any Transactions)? = nil,
      whenEnded: @escaping () -> Void = {},
      plan: @escaping Plan
    ) {
      (self.model, self.effects, self.place) = (model, effects, place)
      (self.works, self.transactions, self.whenEnded, self.plan) = (works, transactions, whenEnded, plan)
      kept = model
    }

    private var isCancelled: Bool { entry?.isCancelled == true }

    /// The model, as long as actions may be called.
    @_spi(Bindgen) public var target: Owner? {
      if hasEnded && model != nil { report("an action is called after the effect has ended; nothing is done") }
      return hasEnded || isCancelled ? nil : model
    }

    /// Calls an action, as long as actions may be called. The effects that it starts are a part of the work of this effect's action.
    @_spi(Bindgen) public func perform<Failure: Swift.Error>(_ action: (Owner) throws(Failure) -> Void) throws(Failure) {
      guard let model = target else { return }
      guard let transactions else { return try action(model) }
      try transactions.perform(in: works.first) { () throws(Failure) in try action(model) }
    }

    /// Calls a closure in a transaction, after a round of an effect that repeats itself.
    @_spi(Bindgen) public func round(_ body: (Owner) -> Void) { perform { transaction($0, body) } }

    /// Ends the effect, in a transaction that calls the closure. In it, the effect does not run any more: it may start again.
    @_spi(Bindgen) public func end(_ body: (Owner) -> Void) {
      if isMissed, isLeft { report("'then' is not called: the model has gone; 'outlives: true' would have kept it") }
      perform { model in
        if let entry { effects?.remove(entry) }
        transaction(model, body)
      }
    }

    /// Whether its model, row or child is gone, and the effect was not cancelled before.
    private var isLeft: Bool {
      guard let entry, !hasEnded, !works.contains(where: \.isCancelled) else { return false }
      return entry.isLeft || effects == nil && !entry.isEnded
    }

    private func transaction(_ model: Owner, _ body: (Owner) -> Void) {
      transactions?.open()
      defer { transactions?.close() }
      body(model)
    }

    /// Starts the effect, when the reactions to its action have run.
    ///
    /// - Returns: A closure that creates the task, to call when all observers are notified. `nil` if the effect does not start.
    @_spi(Bindgen) public func begin(_ start: @escaping Start) -> (() -> Void)? {
      guard let model = kept.take(), let plan = plan.take(), !works.contains(where: \.isCancelled) else { return nil }
      body = plan(model, self)
      if outlives { kept = model }
      return body.map { _ in { self.run(start) } }
    }

    /// Adds the effect to the effects of its model, and returns whether it starts.
    ///
    /// - Parameters:
    ///   - outlives: Whether it retains its model until it has ended.
    ///   - isMissed: Whether debug builds report that it ends after its model.
    @_spi(Bindgen) public func enters(
      _ id: EffectID = EffectID(""),
      _ policy: EffectPolicy = .all,
      isCall: Bool = false,
      outlives: Bool = false,
      isMissed: Bool = false
    ) -> Bool {
      guard let effects else { return false }
      entry = effects.add(id, policy, isCall: isCall)
      guard entry != nil else { return false }
      self.outlives = outlives
      self.isMissed = isMissed
      return true
    }

    /// Whether it is a load that was called: it skips the delay.
    @_spi(Bindgen) public var isCalled: Bool { entry?.isCalled == true }

    /// Marks the effect as no longer new: observers are about to be notified of the transaction in which it started.
    @_spi(Bindgen) public func announce() { entry?.isNew = false }

    private func run(_ start: Start) {
      guard let entry else { return }
      announce()
      // The model may have ended since the effect began: its effects then had no task that could be cancelled.
      if effects == nil { return end() }
      // An effect that waits for its turn makes the next ones wait, even if it was cancelled.
      if isCancelled && entry.previous == nil { return end() }
      let task = start(self)
      entry.task = task
      for work in works { work.add(task, at: place) }
    }

    @_spi(Bindgen) public nonisolated(nonsending) func run() async {
      if let previous = entry?.previous {
        entry?.previous = nil
        await previous.task?.value
      }
      if let body = body.take(), !isCancelled {
        do { try await body() } catch {
          if catches(error) { report("the effect ended with an error that nothing catches: \(error)") }
        }
      }
      end()
    }

    private func end() {
      defer { kept = nil }
      hasEnded = true
      body = nil
      guard let entry else { return }
      if let transactions, effects?.isAsked == true, entry.counts {
        transactions.open()
        effects?.remove(entry)
        transactions.close()
      } else {
        effects?.remove(entry)
      }
      whenEnded()
      if let task = entry.task { for work in works { work.remove(task) } }
    }

    /// Whether `catch` handles an error.
    @_spi(Bindgen) public func catches(_ error: any Swift.Error) -> Bool { !isCancelled && !(error is _Concurrency.CancellationError) }

    /// Reports mistakes that the compiler can't find, in debug builds.
    private func report(_ message: @autoclosure () -> String) {
      #if DEBUG
        Swift.print("\(place): \(message())")
      #endif
    }
  }
}

nonisolated extension Bindgen.BeginningEffect {
  @_spi(Bindgen) public func id(_ values: any Hashable & Sendable...) { id = Bindgen.EffectID(id.word, values) }
}

// Needs: EffectBodies, Settled

import Observation

// MARK: - Effects of plain classes

nonisolated extension Bindgen {
  /// The transaction of plain classes, from the start of an outermost action to its end. There is one at a time, as there is one
  /// main actor. All that follows waits for that end: loads whose inputs have changed, reactions, then effects to cancel and
  /// to start.
  @_spi(Bindgen) public final class Turn: Transactions {
    @_spi(Bindgen) public nonisolated(unsafe) static let current = Turn()

    private var depth = 0
    /// The work of each open action with effects, the innermost last.
    private var works: [Work?] = []
    private var changes: [() -> Void] = []
    private var reacting: [any Reacting] = []
    /// The deliveries of events: to parents within the outermost action, and to the callbacks of owners after it.
    private var heard: [() -> Void] = []
    private var sent: [() -> Void] = []
    private var isTelling = false
    private var plans: [() -> Void] = []
    private var news: [() -> Void] = []
    private var begun: [() -> Void] = []
    private var starts: [() -> Void] = []
    /// The readers of fields that have changed since they were read.
    fileprivate static let readers = Guarded<[FieldReader]>([])

    private init() {}

    @_spi(Bindgen) public func open() { depth += 1 }

    @_spi(Bindgen) public func close() {
      if depth == 1 { settle() }
      depth -= 1
      if depth > 0 || isTelling { return }
      isTelling = true
      while !sent.isEmpty { sent.removeFirst()() }
      isTelling = false
      for start in takeAll(&starts) { start() }
    }

    private func settle() {
      var rounds = 0
      while true {
        if let reader = Turn.readers.next() {
          reader.look()
        } else if !changes.isEmpty {
          for change in takeAll(&changes) { change() }
        } else if !reacting.isEmpty {
          rounds += 1
          if rounds > 1000 { stop() }
          react()
        } else if !heard.isEmpty {
          for hear in takeAll(&heard) { hear() }
        } else if !plans.isEmpty {
          for plan in takeAll(&plans) { plan() }
        } else if !news.isEmpty {
          for tell in takeAll(&news) { tell() }
        } else {
          for announce in takeAll(&begun) { announce() }
          return
        }
      }
    }

    /// Runs the reactions of the models with the fewest generations below them: children react before their parents.
    private func react() {
      let lowest = reacting.map(\.level).min()
      let models = reacting.filter { $0.level == lowest }
      reacting.removeAll { $0.level == lowest }
      for (index, model) in models.enumerated() {
        model.react()
        // A model below that this one has changed reacts before the others.
        if reacting.contains(where: { $0.level < model.level }) {
          reacting = models[(index + 1)...] + reacting
          return
        }
      }
    }

    private func stop() -> Never {
      let names = reacting.map { "\($0.name)" }
      Swift.fatalError("reactions change what others react to; 1000 rounds did not settle \(names)")
    }

    @_spi(Bindgen) public func react(_ model: any Reacting) { add { $0.reacting.append(model) } }

    /// The work of the innermost open action with effects, or else of the effect whose task calls.
    fileprivate var work: Work? { works.isEmpty ? Work.ofTask.get() : works[works.count - 1] }

    @_spi(Bindgen) public func perform<Failure: Swift.Error>(in work: Work?, _ action: () throws(Failure) -> Void) throws(Failure) {
      works.append(work)
      defer { works.removeLast() }
      try action()
    }

    /// Plans a report of which effects run. (The caller opens an action, or has opened one.)
    @_spi(Bindgen) public func tell(_ news: @escaping () -> Void) { self.news.append(news) }

    /// Plans a check that follows from a change.
    @_spi(Bindgen) public func follow(_ change: @escaping () -> Void) { add { $0.changes.append(change) } }

    /// Plans a cancellation or the start of an effect.
    fileprivate func plan(_ plan: @escaping () -> Void) { add { $0.plans.append(plan) } }

    fileprivate func start(_ start: @escaping () -> Void, _ announce: @escaping () -> Void) {
      starts.append(start)
      begun.append(announce)
    }

    fileprivate func send(_ tell: @escaping () -> Void, _ hear: (() -> Void)?) {
      add {
        if let hear { $0.heard.append(hear) }
        $0.sent.append(tell)
      }
    }

    private func add(_ add: (Turn) -> Void) {
      open()
      defer { close() }
      add(self)
    }
  }

  /// A reader of fields of models below, which don't report their changes: it calls `whenChanged` in the action in which one of
  /// these fields changes.
  @_spi(Bindgen) public final class FieldReader: @unchecked Sendable {
    private let whenChanged: () -> Void
    private var isWaiting = false

    @_spi(Bindgen) public init(_ whenChanged: @escaping () -> Void) { self.whenChanged = whenChanged }

    @available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
    @_spi(Bindgen) public func read<Value>(_ fields: () -> Value) -> Value {
      // Nothing that was read before has changed: the same would be read again.
      if isWaiting { return fields() }
      isWaiting = true
      // (What a field refers to may change on any thread.)
      return Observation.withObservationTracking(fields) { Turn.readers.edit { $0.append(self) } }
    }

    fileprivate func look() {
      isWaiting = false
      whenChanged()
    }
  }

  /// The reactions of a model, whatever its type.
  @_spi(Bindgen) public protocol Reacting: AnyObject {
    /// The number of generations of models below the model.
    var level: Int { get }
    var name: Any.Type { get }
    func react()
  }

  /// Opens an action.
  @MainActor @_spi(Bindgen) public static func open() { Turn.current.open() }

  /// Closes an action. All that follows from the outermost action happens now.
  @MainActor @_spi(Bindgen) public static func close() { Turn.current.close() }

  /// Reports the write of a field that models above follow.
  @MainActor @_spi(Bindgen) public static func changed() {
    open()
    close()
  }

  /// Sends an event: to the owner's callback when the outermost action has ended, and before that to the models that receive it.
  @MainActor @_spi(Bindgen) public static func send(_ tell: @escaping () -> Void, heardBy hear: (() -> Void)? = nil) {
    Turn.current.send(tell, hear)
  }

  /// Calls the body of an action with effects, and returns the handle of these.
  @MainActor @discardableResult
  @_spi(Bindgen) public static func perform<Failure: Swift.Error>(_ action: () throws(Failure) -> Void) throws(Failure) -> Effect {
    let turn = Turn.current
    let work = Work(in: turn.work)
    try turn.perform(in: work) { () throws(Failure) in
      turn.open()
      // What follows from the outermost action is a part of its work.
      defer { turn.close() }
      try action()
    }
    return Effect(work)
  }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
nonisolated extension Bindgen {
  /// An object with effects that tests wait for.
  @_spi(Bindgen) public protocol Working: AnyObject {
    var watched: Work { get }
  }

  /// The effects of one name, and which of them run. They end with their model.
  @MainActor @Observable @_spi(Bindgen) public final class PlainWork: Working {
    @_spi(Bindgen) public private(set) var runs = Runs() {
      didSet { onChange?() }
    }
    /// The callback for when other effects run, for reactions to that.
    @ObservationIgnored @_spi(Bindgen) public var onChange: (() -> Void)?
    @_spi(Bindgen) public let watched = Work()
    @ObservationIgnored private lazy var effects = Effects(in: Turn.current) { [weak self] in self?.runs = $0.runs("") }

    @_spi(Bindgen) public init() {}

    @_spi(Bindgen) public var isRunning: Bool { runs.any }

    @_spi(Bindgen) public func isRunning(_ values: any Hashable & Sendable...) -> Bool { runs.has(values) }

    /// Starts an effect when the outermost action has ended. Then `run` reads the fields, and returns the work, or nil if the
    /// effect does not start.
    @_spi(Bindgen) public func begin<Model: AnyObject, Value>(
      _ model: Model,
      _ policy: EffectPolicy = .all,
      at place: StaticString,
      isCall: Bool = false,
      outlives: Bool = false,
      isMissed: Bool = false,
      run: @escaping (Model, RunningEffect<Model>) -> Run<Value>?,
      then: @escaping (Model, Value) -> Void,
      catch failed: ((Model, any Swift.Error) -> Void)? = nil
    ) {
      let turn = Turn.current
      let work = turn.work
      let works = (work.map { [$0] } ?? []) + [watched]
      let running = RunningEffect(model, effects, at: place, in: works, turn) { model, running in
        guard let work = run(model, running),
          running.enters(running.id, policy, isCall: isCall, outlives: outlives, isMissed: isMissed)
        else { return nil }
        return running.body(work, then: then, catch: failed)
      }
      turn.plan {
        let start = running.begin { running in
          Work.ofTask.withValue(work) { _Concurrency.Task { @MainActor in await running.run() } }
        }
        if let start { turn.start(start) { running.announce() } }
      }
    }

    /// Starts an effect without a result, in the way of `begin`.
    @_spi(Bindgen) public func perform<Model: AnyObject>(
      _ model: Model,
      _ policy: EffectPolicy = .all,
      at place: StaticString,
      outlives: Bool = false,
      isMissed: Bool = false,
      run: @escaping (Model, RunningEffect<Model>) -> Run<Void>?,
      then: @escaping (Model) -> Void = { _ in },
      catch failed: ((Model, any Swift.Error) -> Void)? = nil
    ) {
      begin(
        model,
        policy,
        at: place,
        outlives: outlives,
        isMissed: isMissed,
        run: run,
        then: { model, _ in then(model) },
        catch: failed
      )
    }

    /// Cancels the effects that run when the outermost action has ended: all of them, or those with an id.
    @_spi(Bindgen) public func cancel(_ id: (() -> [any Hashable & Sendable])? = nil) {
      Turn.current.plan { [effects] in
        if let id { effects.cancel(EffectID("", id())) } else { effects.cancel("") }
      }
    }

    @_spi(Bindgen) public func cancelOld() { Turn.current.plan { [effects] in effects.cancelOld("") } }
  }
}

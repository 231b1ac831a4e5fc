// MARK: - Stores in tests

#if DEBUG
  nonisolated extension Bindgen {
    /// Whether a test must expect everything that happens: `.on`, or `.off` to test only a part.
    public enum Exhaustivity: Sendable { case on, off }

    /// A source location in a test, to record a failure there.
    public struct TestLine: Sendable {
      public let fileID: String
      public let filePath: String
      public let line: Int
      public let column: Int

      @_spi(Bindgen) public init(_ fileID: String, _ filePath: String, _ line: Int, _ column: Int) {
        (self.fileID, self.filePath, self.line, self.column) = (fileID, filePath, line, column)
      }
    }

    /// A value that a test store can test. Emitted code conforms to it.
    public protocol Tested {
      associatedtype Action: TestedAction
      associatedtype Services
      static var _tested: TestedValue<Self> { get }
    }

    /// A value whose test stores need no argument `services`: it has no services, or all have default values.
    public protocol TestedByDefault: Tested {
      static var _services: Services { get }
    }

    /// An action or an event that tests can name by its case alone, without arguments. Emitted code conforms to it.
    public protocol TestedCases {
      /// The cases without their arguments.
      associatedtype Case: Swift.RawRepresentable, Swift.Hashable, Swift.Sendable where Case.RawValue == String
    }

    /// An action that a test store can send and receive. Emitted code conforms to it.
    public protocol TestedAction: Action, TestedCases {
      static var _places: Places { get }
    }

    /// The type `Case` of a value without actions.
    public struct NoCases: Swift.RawRepresentable, Swift.Hashable, Swift.Sendable {
      public let rawValue: String

      public init?(rawValue: String) { nil }
    }

    /// The places of a value's actions in the spec, which test stores name in failures. Emitted code creates them.
    public struct Places: Swift.Sendable {
      private let file: String
      private let lines: [String: Int]

      /// - Parameter file: The spec's file, or the value's name if lines are not emitted.
      @_spi(Bindgen) public init(_ file: String, _ lines: [String: Int] = [:]) { (self.file, self.lines) = (file, lines) }

      /// Returns the title of an action: `increment (Counter.yml:12)`, or `Counter.increment`.
      @_spi(Bindgen) public func title(of action: String) -> String {
        lines[action].map { "\(action) (\(file):\($0))" } ?? "\(file).\(action)"
      }
    }

    /// The reducer and the fields of a value, as test stores use them. Emitted code creates it. (Its functions capture nothing.)
    public struct TestedValue<Value: Tested>: @unchecked Swift.Sendable {
      @_spi(Bindgen) public typealias Reduce = (inout Value, Value.Action, Value.Services) -> ActionEffects<Value.Action>

      @_spi(Bindgen) public let reduce: Reduce
      @_spi(Bindgen) public let endGone: (Value, Running) -> Void
      @_spi(Bindgen) public let fields: [TestedField<Value>]

      @_spi(Bindgen) public init(
        _ fields: TestedField<Value>...,
        endGone: @escaping (Value, Running) -> Void = { _, _ in }
      ) where Value: Reduced {
        (self.fields, self.endGone) = (fields, endGone)
        reduce = { Plans.reduce(&$0, $1, $2) }
      }
    }

    /// A store for tests: it sends actions to a value, and fails if something happens that the test does not expect.
    public final class TestStore<TestedState: Tested> {
      // These names clash with no model's names.
      @_spi(Bindgen) public typealias TestedWork = nonisolated(nonsending) () async -> Void
      @_spi(Bindgen) public typealias TestedStart = (@escaping TestedWork) -> _Concurrency.Task<Void, Never>

      /// The state that the test has reached, after the last action that it sent or received.
      public private(set) var state: TestedState
      /// Whether the test must expect everything that happens. Set it to `.off` to test only a part.
      public var exhaustivity: Exhaustivity = .on
      /// The number of seconds to wait for an expected action. Raise it for effects that take longer.
      public var timeout: Double = 1
      /// The names of the fields that were not compared, as they have no `==`. Test these by themselves.
      public private(set) var notCompared: [String] = []

      /// The current state, which includes actions that the test has not received yet.
      private var actual: TestedState
      private let services: TestedState.Services
      private let start: TestedStart
      private let report: (String, TestLine) -> Void
      /// The line of the last call from the test.
      @_spi(Bindgen) public var line: TestLine
      private lazy var engine: Engine<TestedState.Action> = Engine { [weak self] in self?.fail($0) }
      private var received: [(action: TestedState.Action, state: TestedState, runs: [String: Runs])] = []
      /// The effects that ran when the last action had been sent or received.
      private var runs: [String: Runs] = [:]
      /// The events that the test has not expected yet. (Events of children and rows are not among them.)
      @_spi(Bindgen) public var events: [Any] = []
      private var running: [Swift.ObjectIdentifier: StaticString] = [:]
      /// The calls that wait for something to happen, by number.
      private var waiting: [Int: _Concurrency.CheckedContinuation<Bool, Never>] = [:]
      private var waits = 0

      /// - Parameters:
      ///   - start: Starts work on the value's actor.
      ///   - report: Called with each failure and its line in the test.
      @_spi(Bindgen) public init(
        _ state: TestedState,
        _ services: TestedState.Services,
        _ line: TestLine,
        _ start: @escaping TestedStart,
        _ report: @escaping (String, TestLine) -> Void
      ) {
        (self.state, actual, self.services) = (state, state, services)
        (self.start, self.line, self.report) = (start, line, report)
      }

      deinit { failUnfinished() }

      @_spi(Bindgen) public func fail(_ text: String) { report(text, line) }
    }
  }

  // MARK: Expecting

  nonisolated extension Bindgen.TestStore {
    /// Sends an action as a user would, and compares the state after it. Receive the actions of earlier effects before.
    ///
    /// - Parameter change: Changes the last state to the expected one.
    @discardableResult
    public nonisolated(nonsending) func send(
      _ action: TestedState.Action,
      fileID: String = #fileID,
      filePath: String = #filePath,
      line: Int = #line,
      column: Int = #column,
      _ change: (inout TestedState) throws -> Void
    ) async rethrows -> Bindgen.Sent {
      self.line = Bindgen.TestLine(fileID, filePath, line, column)
      return try await send(action, says: true, change)
    }

    /// Sends an action as a user would, and expects that it does not change the state.
    @discardableResult
    public nonisolated(nonsending) func send(
      _ action: TestedState.Action,
      fileID: String = #fileID,
      filePath: String = #filePath,
      line: Int = #line,
      column: Int = #column
    ) async -> Bindgen.Sent {
      self.line = Bindgen.TestLine(fileID, filePath, line, column)
      return await send(action, says: false) { _ in }
    }

    /// Waits for the next action that an effect sends, and compares the state after it.
    public nonisolated(nonsending) func receive(
      _ action: TestedState.Action,
      fileID: String = #fileID,
      filePath: String = #filePath,
      line: Int = #line,
      column: Int = #column,
      _ change: (inout TestedState) throws -> Void
    ) async rethrows {
      self.line = Bindgen.TestLine(fileID, filePath, line, column)
      try await receive("\(action)", says: true, { Bindgen.Differences.areSame($0, action) }, change)
    }

    /// Waits for the next action that an effect sends, and expects that it does not change the state.
    public nonisolated(nonsending) func receive(
      _ action: TestedState.Action,
      fileID: String = #fileID,
      filePath: String = #filePath,
      line: Int = #line,
      column: Int = #column
    ) async {
      self.line = Bindgen.TestLine(fileID, filePath, line, column)
      await receive("\(action)", says: false, { Bindgen.Differences.areSame($0, action) }, { _ in })
    }

    /// Waits for the next action, expected by its case, and compares the state after it. Use it where arguments can't be compared, or
    /// don't matter.
    public nonisolated(nonsending) func receive(
      case wanted: TestedState.Action.Case,
      fileID: String = #fileID,
      filePath: String = #filePath,
      line: Int = #line,
      column: Int = #column,
      _ change: (inout TestedState) throws -> Void
    ) async rethrows {
      self.line = Bindgen.TestLine(fileID, filePath, line, column)
      try await receive("\(wanted)", says: true, { $0.case == wanted }, change)
    }

    /// Waits for the next action, expected by its case, and expects that it does not change the state.
    public nonisolated(nonsending) func receive(
      case wanted: TestedState.Action.Case,
      fileID: String = #fileID,
      filePath: String = #filePath,
      line: Int = #line,
      column: Int = #column
    ) async {
      self.line = Bindgen.TestLine(fileID, filePath, line, column)
      await receive("\(wanted)", says: false, { $0.case == wanted }, { _ in })
    }

    /// Waits for the next action, which must meet a condition, and compares the state after it.
    public nonisolated(nonsending) func receive(
      where isMeant: (TestedState.Action) -> Bool,
      fileID: String = #fileID,
      filePath: String = #filePath,
      line: Int = #line,
      column: Int = #column,
      _ change: (inout TestedState) throws -> Void
    ) async rethrows {
      self.line = Bindgen.TestLine(fileID, filePath, line, column)
      try await receive("an action", says: true, { isMeant($0) }, change)
    }

    /// Waits for the next action, which must meet a condition, and expects that it does not change the state.
    public nonisolated(nonsending) func receive(
      where isMeant: (TestedState.Action) -> Bool,
      fileID: String = #fileID,
      filePath: String = #filePath,
      line: Int = #line,
      column: Int = #column
    ) async {
      self.line = Bindgen.TestLine(fileID, filePath, line, column)
      await receive("an action", says: false, { isMeant($0) }, { _ in })
    }

    /// Waits until all effects have ended. Fails if they don't, or if actions or events are left. Call it at the end of a test.
    public nonisolated(nonsending) func finish(
      fileID: String = #fileID,
      filePath: String = #filePath,
      line: Int = #line,
      column: Int = #column
    ) async {
      self.line = Bindgen.TestLine(fileID, filePath, line, column)
      while !running.isEmpty, await wait() {}
      failUnfinished()
      events = []
      skipReceived()
      skipRunning()
    }

    /// Forgets actions that effects sent and the test did not receive. The state becomes the current one. Use it if they don't matter.
    public func skipReceived() {
      received = []
      state = actual
      runs = engine.running.own
    }

    /// Cancels the effects that still run, such as timers. Use it if the test need not wait for them.
    public func skipRunning() {
      engine.running.cancelAll(isLeft: false)
      running = [:]
    }
  }

  // MARK: What runs

  nonisolated extension Bindgen.TestStore {
    @_spi(Bindgen) public func runs(_ word: String) -> Bindgen.Runs { runs[word] ?? Bindgen.Runs() }
  }

  // MARK: Naming and comparing

  nonisolated extension Bindgen.TestedCases {
    /// The case without its arguments, to expect or to log it.
    public var `case`: Case {
      let name = Bindgen.CaseParts(self).name
      guard let known = Case(rawValue: name) else {
        Swift.fatalError("\(Self.self) describes itself as '\(name)': its cases without arguments have no other name")
      }
      return known
    }
  }

  nonisolated extension Bindgen {
    /// Returns the title of an action, with its place in the spec.
    @_spi(Bindgen) public static func title(of action: any Action) -> String {
      let parts = CaseParts(action)
      if let below = parts.below { return parts.step + title(of: below) }
      return (action as? any TestedAction).map { Swift.type(of: $0)._places.title(of: parts.name) } ?? parts.name
    }
  }

  nonisolated extension Bindgen.TestStore {
    /// - Parameter says: Whether the test has a closure for what changes.
    private nonisolated(nonsending) func send(
      _ action: TestedState.Action,
      says: Bool,
      _ change: (inout TestedState) throws -> Void
    ) async rethrows -> Bindgen.Sent {
      if exhaustivity == .on, let first = received.first {
        fail("\(Bindgen.title(of: action)): before it, \(Bindgen.title(of: first.action)) must be received")
      }
      if exhaustivity == .on, let first = events.first {
        fail("\(Bindgen.title(of: action)): before it, the event \(first) must be expected")
      }
      events = []
      skipReceived()
      let (sent, own) = run(action, isReceived: false)
      try expect(Bindgen.title(of: action), own ?? actual, says: says, change)
      // Lets each effect run to its first suspension.
      await _Concurrency.Task.yield()
      return sent
    }

    /// - Parameter isMeant: Returns `nil` if the action can't be compared.
    private nonisolated(nonsending) func receive(
      _ name: @autoclosure () -> String,
      says: Bool,
      _ isMeant: (TestedState.Action) -> Bool?,
      _ change: (inout TestedState) throws -> Void
    ) async rethrows {
      while true {
        if exhaustivity == .off, let index = received.firstIndex(where: { isMeant($0.action) == true }) {
          received.removeSubrange(..<index)
        }
        if let (action, reached, runs) = received.first {
          let answer = isMeant(action)
          if answer == true || exhaustivity == .on {
            received.removeFirst()
            self.runs = runs
            if answer == true { return try expect(Bindgen.title(of: action), reached, says: says, change) }
            state = reached
            return failReceived(action, answer == nil ? nil : name())
          }
        }
        let place = running.isEmpty ? nil : places
        if place != nil, await wait() { continue }
        if let one = received.first(where: { isMeant($0.action) == nil }) { return failReceived(one.action, nil) }
        let reason = place.map { "nothing was sent for \(timeout) s by \($0)" } ?? "nothing runs that could send it"
        return fail("\(name()) was expected, and \(reason)")
      }
    }

    /// - Parameter expected: The action that the test expects. Nil if arguments can't be compared.
    private func failReceived(_ action: TestedState.Action, _ expected: String?) {
      let (title, actual) = (Bindgen.title(of: action), "\(action)")
      let difference = expected.map { "expected \($0)" + (title.hasPrefix(actual) ? "" : ", actual \(actual)") }
      fail("\(title) was received: " + (difference ?? "its arguments can't be compared: receive it by its case"))
    }

    private var places: String { running.values.map { "\($0)" }.sorted().joined(separator: ", ") }

    private func failUnfinished() {
      if exhaustivity == .off { return }
      for (action, _, _) in received { fail("\(Bindgen.title(of: action)) was not received") }
      for event in events { fail("the event \(event) was not expected") }
      if !running.isEmpty { fail("these effects still run: \(places)") }
    }

    private func expect(
      _ title: String,
      _ actual: TestedState,
      says: Bool,
      _ change: (inout TestedState) throws -> Void
    ) rethrows {
      var expected = exhaustivity == .on ? state : actual
      let before = expected
      try change(&expected)
      var all = Bindgen.Differences()
      TestedState._compare(&all, "", expected, actual)
      for name in all.notCompared where !notCompared.contains(name) { notCompared.append(name) }
      if !all.lines.isEmpty { fail("\(title):\n  " + all.lines.joined(separator: "\n  ")) }
      state = actual
      guard says, exhaustivity == .on, all.lines.isEmpty else { return }
      var own = Bindgen.Differences()
      TestedState._compare(&own, "", before, expected)
      if own.lines.isEmpty && own.notCompared.isEmpty {
        fail("\(title): nothing changes, and the test says that something does")
      }
    }
  }

  // MARK: Running

  nonisolated extension Bindgen.TestStore {
    /// - Returns: The sent action, and the state after it: `nil` if the action had to wait for its turn.
    @discardableResult
    private func run(_ action: TestedState.Action, isReceived: Bool) -> (sent: Bindgen.Sent, state: TestedState?) {
      var own: TestedState?
      var isOwn = !isReceived
      let sent = engine.send(action) { action in
        let effects = TestedState._tested.reduce(&actual, action, services)
        events += effects.sent.filter(\.path.isEmpty).map(\.event)
        engine.carryOut(effects, begin: { begin($0, $1, $2) }, endGone: { TestedState._tested.endGone(actual, $0) })
        if isOwn {
          (own, runs) = (actual, engine.running.own)
        } else {
          received.append((action, actual, engine.running.own))
        }
        isOwn = false
        goOn()
      }
      return (sent, own)
    }

    private func begin(
      _ effect: Bindgen.ActionEffect<TestedState.Action>,
      _ effects: Bindgen.Effects,
      _ work: Bindgen.Work
    ) -> (() -> Void)? {
      var id: Swift.ObjectIdentifier?
      let (me, path) = (Bindgen.Weak(self), effect.path)
      let running = Bindgen.RunningEffect(self, effects, at: effect.place, in: [work]) {
        if let id { me.object?.hasEnded(id, path) }
      } plan: { _, running in
        running.body(of: effect, isTest: true) { run, action in
          run.engine.send(from: work) { run.run(action, isReceived: true) }
        }
      }
      let start = running.begin { running in self.start { await running.run() } }
      if start != nil {
        id = Swift.ObjectIdentifier(running)
        self.running[Swift.ObjectIdentifier(running)] = effect.place
      }
      return start
    }

    private func hasEnded(_ id: Swift.ObjectIdentifier, _ path: [Bindgen.Step]) {
      running[id] = nil
      engine.hasEnded(path)
      // The effect may have ended without an action that a test could receive.
      if received.isEmpty { runs = engine.running.own } else { received[received.count - 1].runs = engine.running.own }
      goOn()
    }

    /// Resumes the calls that wait.
    private func goOn() {
      let waiting = waiting
      self.waiting = [:]
      for call in waiting.values { call.resume(returning: true) }
    }

    /// Waits until something happens.
    ///
    /// - Returns: False if nothing happened in time.
    private nonisolated(nonsending) func wait() async -> Bool {
      waits += 1
      let (number, time, me) = (waits, UInt64(timeout * 1e9), Bindgen.Weak(self))
      let limit = start {
        try? await _Concurrency.Task.sleep(nanoseconds: time)
        me.object?.waiting.removeValue(forKey: number)?.resume(returning: false)
      }
      defer { limit.cancel() }
      return await _Concurrency.withCheckedContinuation { waiting[number] = $0 }
    }
  }

  nonisolated extension Bindgen.TestedByDefault where Services == Bindgen.NoServices {
    public static var _services: Bindgen.NoServices { Bindgen.NoServices() }
  }
#endif

// MARK: - Stores in tests

#if DEBUG
  nonisolated extension Bindgen {
    /// Whether a test must say all that happens.
    public enum Exhaustivity: Sendable { case on, off }

    /// How two values differ, field by field.
    struct Differences {
      private(set) var lines: [String] = []
      private(set) var notCompared: [String] = []

      mutating func add(_ line: String) { lines.append(line) }

      mutating func compare<Value: Equatable>(_ name: String, _ expected: Value, _ actual: Value) {
        if expected != actual { tell(name, expected, actual) }
      }

      @_disfavoredOverload
      mutating func compare<Value>(_ name: String, _ expected: Value, _ actual: Value) {
        if !notCompared.contains(name) { notCompared.append(name) }
      }

      /// A child that may be missing.
      mutating func compare<Value>(
        _ name: String,
        _ expected: Value?,
        _ actual: Value?,
        _ compare: (inout Differences, String, Value, Value) -> Void
      ) {
        switch (expected, actual) {
        case (let expected?, let actual?): compare(&self, name + ".", expected, actual)
        case (nil, nil): break
        case (_, nil), (nil, _): tell(name, expected, actual)
        }
      }

      /// Rows, by their ids.
      mutating func compare<Row>(
        _ name: String,
        _ expected: Rows<Row>,
        _ actual: Rows<Row>,
        _ compare: (inout Differences, String, Row, Row) -> Void
      ) {
        for row in expected {
          let place = "\(name)[id: \(String(reflecting: row.id))]"
          guard let other = actual[id: row.id] else {
            add("\(place): expected, and it is not there")
            continue
          }
          compare(&self, place + ".", row, other)
        }
        for row in actual where !expected.contains(id: row.id) {
          add("\(name)[id: \(String(reflecting: row.id))]: it is there, and not expected")
        }
        let ids = (expected.ids.filter { actual.contains(id: $0) }, actual.ids.filter { expected.contains(id: $0) })
        if ids.0 != ids.1 { add("\(name): expected the order \(ids.0), actual \(ids.1)") }
      }

      private mutating func tell<Value>(_ name: String, _ expected: Value, _ actual: Value) {
        add("\(name): expected \(String(reflecting: expected)), actual \(String(reflecting: actual))")
      }

      /// Nil for what can't be compared.
      static func areSame<Value: Equatable>(_ one: Value, _ other: Value) -> Bool? { one == other }

      @_disfavoredOverload
      static func areSame<Value>(_ one: Value, _ other: Value) -> Bool? { nil }

      /// Several answers as one: nil where one of them is not known, and none says no.
      static func all(_ answers: Bool?...) -> Bool? {
        if answers.contains(false) { return false }
        return answers.contains(nil) ? nil : true
      }
    }

    /// What a test store is made of. All of it belongs to the test store's actor.
    final class TestRun<State: TestedState> {
      typealias Action = State.Action
      typealias Job = nonisolated(nonsending) () async -> Void
      typealias Start = (@escaping Job) -> _Concurrency.Task<Void, Never>

      /// As it is, and as the test has last said that it is.
      private var state: State
      private(set) var known: State
      var exhaustivity: Exhaustivity = .on
      /// How long to wait for an effect that does not come, in seconds.
      var timeout: Double = 1
      /// The fields that have no `==`.
      private(set) var notCompared: [String] = []
      private let reduce: (inout State, Action) -> ActionEffects<Action>
      private let fail: (String) -> Void
      private let start: Start
      private let engine: Engine<Action>
      private var received: [(action: Action, state: State)] = []
      private var running: [ObjectIdentifier: StaticString] = [:]
      private var waiting: CheckedContinuation<Void, Never>?
      private var waits = 0
      private var isLate = false

      init(
        _ state: State,
        _ reduce: @escaping (inout State, Action) -> ActionEffects<Action>,
        start: @escaping Start,
        fail: @escaping (String) -> Void
      ) {
        (self.state, known, self.reduce, self.start, self.fail) = (state, state, reduce, start, fail)
        engine = Engine(report: fail)
      }

      deinit { failUnfinished() }
    }

    /// A value with a reducer, as test stores compare it.
    protocol TestedState {
      associatedtype Action
      static func _compare(_ all: inout Differences, _ place: String, _ expected: Self, _ actual: Self)
      /// Nil where arguments can't be compared.
      static func _areSame(_ one: Action, _ other: Action) -> Bool?
      /// `searchChanged (Search.yml:12)`
      static func _title(_ action: Action) -> String
      func _endGone<Root>(_ engine: Engine<Root>, at path: [Step])
    }
  }

  // MARK: Running

  nonisolated extension Bindgen.TestRun {
    /// - Returns: What became of the action itself; nothing where it had to wait for its turn.
    @discardableResult
    private func run(_ action: Action, isReceived: Bool) -> (sent: Bindgen.Sent, state: State?) {
      var own: State?
      var isOwn = !isReceived
      let sent = engine.send(action) { action in
        let effects = reduce(&state, action)
        if isOwn { own = state } else { received.append((action, state)) }
        isOwn = false
        goOn()
        return effects
      } begin: { effect, effects, sending in
        begin(effect, effects, sending)
      } endGone: {
        state._endGone(engine, at: [])
      }
      return (sent, own)
    }

    private func begin(
      _ effect: Bindgen.ActionEffect<Action>,
      _ effects: Bindgen.Effects,
      _ sending: Bindgen.Sending
    ) -> _Concurrency.Task<Void, Never> {
      let running = Bindgen.RunningEffect(self, effects, at: effect.place) { _, running in
        running.body(of: effect) { run, action in
          run.engine.send(from: sending) { run.run(action, isReceived: true) }
        }
      }
      let id = ObjectIdentifier(running)
      self.running[id] = effect.place
      let me = Bindgen.Weak(self)
      let task = start {
        await running.run()
        sending.leave()
        me.object?.hasEnded(id, effect.path)
      }
      running.task = task
      running.begin()
      return task
    }

    private func hasEnded(_ id: ObjectIdentifier, _ path: [Bindgen.Step]) {
      running[id] = nil
      engine.hasEnded(path)
      goOn()
    }

    /// Who waits looks again.
    private func goOn() {
      let waiting = waiting
      self.waiting = nil
      waiting?.resume()
    }

    /// Waits until something happens.
    ///
    /// - Returns: False where nothing did.
    private nonisolated(nonsending) func wait() async -> Bool {
      waits += 1
      isLate = false
      let (number, time, me) = (waits, UInt64(timeout * 1e9), Bindgen.Weak(self))
      let limit = start {
        try? await _Concurrency.Task.sleep(nanoseconds: time)
        guard let run = me.object, run.waits == number, !_Concurrency.Task.isCancelled else { return }
        run.isLate = true
        run.goOn()
      }
      await withCheckedContinuation { waiting = $0 }
      limit.cancel()
      return !isLate
    }
  }

  // MARK: Expecting

  nonisolated extension Bindgen.TestRun {
    /// - Parameter says: Whether the test says what changes.
    nonisolated(nonsending) func send(
      _ action: Action,
      says: Bool,
      _ change: (inout State) throws -> Void
    ) async rethrows -> Bindgen.Sent {
      if exhaustivity == .on, let first = received.first {
        fail("\(State._title(action)): before it, \(State._title(first.action)) must be received")
      }
      skipReceived()
      let (sent, own) = run(action, isReceived: false)
      try expect(State._title(action), own ?? state, says: says, change)
      // Each effect comes to its first pause.
      await _Concurrency.Task.yield()
      return sent
    }

    /// - Parameter isMeant: Nil for what can't be compared.
    nonisolated(nonsending) func receive(
      _ name: String,
      says: Bool,
      _ isMeant: (Action) -> Bool?,
      _ change: (inout State) throws -> Void
    ) async rethrows {
      while true {
        if exhaustivity == .off, let index = received.firstIndex(where: { isMeant($0.action) == true }) {
          received.removeSubrange(..<index)
        }
        if let (action, state) = received.first {
          let answer = isMeant(action)
          if answer == true || exhaustivity == .on {
            received.removeFirst()
            if answer == true { return try expect(State._title(action), state, says: says, change) }
            known = state
            let what = answer == nil ? "its arguments can't be compared: receive it by its case" : "expected \(name)"
            return fail("\(State._title(action)) was received: \(what)")
          }
        }
        if running.isEmpty { return fail("\(name) was expected, and nothing runs that could send it") }
        if await !wait() { return fail("\(name) was expected, and nothing was sent for \(timeout) s by \(places)") }
      }
    }

    /// Waits until all effects have ended.
    nonisolated(nonsending) func finish() async {
      while !running.isEmpty, await wait() {}
      failUnfinished()
      skipReceived()
      skipRunning()
    }

    /// The state is what it is, whether a test has said so or not.
    func skipReceived() {
      received = []
      known = state
    }

    func skipRunning() {
      engine.end([])
      running = [:]
    }

    private var places: String { running.values.map { "\($0)" }.sorted().joined(separator: ", ") }

    private func failUnfinished() {
      if exhaustivity == .off { return }
      for (action, _) in received { fail("\(State._title(action)) was not received") }
      if !running.isEmpty { fail("these effects still run: \(places)") }
    }

    private func expect(
      _ title: String,
      _ actual: State,
      says: Bool,
      _ change: (inout State) throws -> Void
    ) rethrows {
      var expected = exhaustivity == .on ? known : actual
      let before = expected
      try change(&expected)
      var all = Bindgen.Differences()
      State._compare(&all, "", expected, actual)
      for name in all.notCompared where !notCompared.contains(name) { notCompared.append(name) }
      if !all.lines.isEmpty { fail("\(title):\n  " + all.lines.joined(separator: "\n  ")) }
      known = actual
      guard says, exhaustivity == .on, all.lines.isEmpty else { return }
      var own = Bindgen.Differences()
      State._compare(&own, "", before, expected)
      if own.lines.isEmpty && own.notCompared.isEmpty {
        fail("\(title): nothing changes, and the test says that something does")
      }
    }
  }
#endif

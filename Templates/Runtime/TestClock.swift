// Needs: Guarded

// MARK: - A clock for tests

#if DEBUG
  nonisolated extension Bindgen {
    /// A clock that stands still until a test advances it. Pass it as a model's service `clock`. Any thread may use it.
    @available(macOS 13, iOS 16, tvOS 16, watchOS 9, visionOS 1, *)
    public final class TestClock: _Concurrency.Clock, Sendable {
      /// A time of the clock.
      public struct Instant: Swift.InstantProtocol {
        /// The time since the clock was created.
        public var offset: Swift.Duration

        /// Creates the time that is reached this long after the clock's creation, for `advance(to:)`.
        public init(offset: Swift.Duration = .zero) { self.offset = offset }

        public func advanced(by duration: Swift.Duration) -> Instant { Instant(offset: offset + duration) }
        public func duration(to other: Instant) -> Swift.Duration { other.offset - offset }
        public static func < (one: Instant, other: Instant) -> Bool { one.offset < other.offset }
      }

      /// An effect with a timer, from its start to its end: awake, or asleep.
      @_spi(Bindgen) public final class Guest: Sendable {
        private let clock: TestClock
        private let start: Instant
        fileprivate let place: Swift.StaticString
        /// The number of the effect: effects that wake at one time wake in the order in which they started.
        private let number: Int

        @_spi(Bindgen) public init(of clock: TestClock, at place: Swift.StaticString) {
          (self.clock, start, self.place) = (clock, clock.now, place)
          number = clock.state.edit { $0.next() }
          clock.state.edit { $0.awake[Swift.ObjectIdentifier(self)] = place }
        }

        deinit { _ = clock.state.edit { $0.awake.removeValue(forKey: Swift.ObjectIdentifier(self)) } }

        @_spi(Bindgen) public func sleep(_ duration: Swift.Duration) async throws {
          try await clock.sleep(until: start.advanced(by: duration), number, self)
        }
      }

      private struct Sleeper {
        let until: Instant
        let guest: Guest?
        let number: Int
        let continuation: _Concurrency.CheckedContinuation<Void, any Swift.Error>
      }

      private struct State {
        var now = Instant()
        var count = 0
        var sleepers: [Sleeper] = []
        /// The places of the guests that are awake, and for which the clock waits.
        var awake: [Swift.ObjectIdentifier: Swift.StaticString] = [:]
        /// The sleeps that were cancelled before they began.
        var cancelled: Swift.Set<Int> = []
        /// Calls that wait until a number of tasks sleep.
        var watchers: [(count: Int, continuation: _Concurrency.CheckedContinuation<Void, Never>)] = []

        mutating func next() -> Int {
          count += 1
          return count
        }

        mutating func takeWatchers() -> [_Concurrency.CheckedContinuation<Void, Never>] {
          let due = watchers.filter { $0.count <= sleepers.count }.map(\.continuation)
          watchers.removeAll { $0.count <= sleepers.count }
          return due
        }

        mutating func take(_ index: Int) -> Sleeper {
          let sleeper = sleepers.remove(at: index)
          if let guest = sleeper.guest { awake[Swift.ObjectIdentifier(guest)] = guest.place }
          return sleeper
        }

        /// Takes the sleeper whose time comes first, up to a time. Of several, takes the one with the first number.
        mutating func takeFirst(by end: Instant?) -> Sleeper? {
          let first = sleepers.indices.min {
            (sleepers[$0].until, sleepers[$0].number) < (sleepers[$1].until, sleepers[$1].number)
          }
          guard let first, end.map({ sleepers[first].until <= $0 }) ?? true else { return nil }
          let sleeper = take(first)
          now = Swift.max(now, sleeper.until)
          return sleeper
        }
      }

      private let state = Guarded(State())

      /// Creates a clock that stands still.
      public init() {}

      public var now: Instant { state.edit { $0.now } }
      public var minimumResolution: Swift.Duration { .zero }
      /// The number of tasks that sleep, to check that effects wait, or that none does.
      public var sleepers: Int { state.edit { $0.sleepers.count } }
      /// Whether an effect with a timer is awake.
      @_spi(Bindgen) public var isBusy: Bool { state.edit { !$0.awake.isEmpty } }

      public func sleep(until deadline: Instant, tolerance: Swift.Duration? = nil) async throws {
        try await sleep(until: deadline, state.edit { $0.next() }, nil)
      }

      private func sleep(until deadline: Instant, _ number: Int, _ guest: Guest?) async throws {
        try _Concurrency.Task.checkCancellation()
        try await _Concurrency.withTaskCancellationHandler {
          try await _Concurrency.withCheckedThrowingContinuation {
            (continuation: _Concurrency.CheckedContinuation<Void, any Swift.Error>) in
            let sleeper = Sleeper(until: deadline, guest: guest, number: number, continuation: continuation)
            let (ended, watchers) = state.edit {
              state -> (Swift.Result<Void, any Swift.Error>?, [_Concurrency.CheckedContinuation<Void, Never>]) in
              if state.cancelled.remove(number) != nil { return (.failure(_Concurrency.CancellationError()), []) }
              if deadline <= state.now { return (.success(()), []) }
              state.sleepers.append(sleeper)
              if let guest { state.awake.removeValue(forKey: Swift.ObjectIdentifier(guest)) }
              return (nil, state.takeWatchers())
            }
            if let ended { continuation.resume(with: ended) }
            for watcher in watchers { watcher.resume() }
          }
        } onCancel: {
          let sleeper = state.edit { state -> Sleeper? in
            guard let index = state.sleepers.firstIndex(where: { $0.number == number }) else {
              state.cancelled.insert(number)
              return nil
            }
            return state.take(index)
          }
          sleeper?.continuation.resume(throwing: _Concurrency.CancellationError())
        }
        _ = state.edit { $0.cancelled.remove(number) }
      }

      /// Waits until a number of tasks sleep. Use it before `advance` where your own code sleeps, or an effect starts another one.
      public func sleepers(_ count: Int) async {
        await _Concurrency.withCheckedContinuation { continuation in
          let isThere = state.edit { state in
            if state.sleepers.count < count { state.watchers.append((count, continuation)) }
            return state.sleepers.count >= count
          }
          if isThere { continuation.resume() }
        }
      }

      /// Advances the time. Tasks whose time has come continue in the order of their times, one after the other. Returns when effects
      /// with `after` or `every` have ended or sleep again.
      public func advance(by duration: Swift.Duration) async {
        let end = now.advanced(by: duration)
        await advance(to: end)
      }

      /// Advances the time at once. Use it if the test then awaits the handle of an effect, which is deterministic.
      public func skip(_ duration: Swift.Duration) {
        let end = now.advanced(by: duration)
        while wakeFirst(by: end) {}
        state.edit { $0.now = Swift.max($0.now, end) }
      }

      /// Advances the time to an instant, in the way of `advance(by:)`.
      public func advance(to end: Instant) async {
        await settle()
        while wakeFirst(by: end) { await settle() }
        state.edit { $0.now = Swift.max($0.now, end) }
        await settle()
      }

      /// Advances the time until no task sleeps. While an effect with `every` runs, it does not return.
      public func run() async {
        await settle()
        while wakeFirst() { await settle() }
      }

      /// Advances the time to that of the task that wakes next, and wakes it.
      @_spi(Bindgen) public func wakeFirst(by end: Instant? = nil) -> Bool {
        let sleeper = state.edit { $0.takeFirst(by: end) }
        sleeper?.continuation.resume()
        return sleeper != nil
      }

      /// Lets effects with a timer run until they sleep or end, and gives all other tasks some turns. An effect may hang, or
      /// wait for what the test does next, so after a second the clock no longer waits for the effects that are awake.
      private func settle() async {
        let begin = _Concurrency.ContinuousClock.now
        var turn = 0
        var isTold = false
        while true {
          let places = state.edit { Array($0.awake.values) }
          if turn >= 10, places.isEmpty { return }
          let waited = begin.duration(to: .now)
          if !places.isEmpty, !isTold, waited > .milliseconds(100) {
            isTold = true
            Swift.print("bindgen: the clock waits for \(places.map { "\($0)" }.sorted().joined(separator: ", "))")
          }
          if waited > .seconds(1) { state.edit { $0.awake = [:] } }
          turn += 1
          await _Concurrency.Task.detached(priority: .background) {
            await _Concurrency.Task.yield()
            // Many effects run there, and other tests may keep it busy.
            await _Concurrency.MainActor.run {}
          }.value
        }
      }
    }
  }
#endif

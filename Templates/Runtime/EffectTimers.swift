// Needs: Guarded, TestClock

// MARK: - Timers of effects

nonisolated extension Bindgen {
  /// The delay before the first run of an effect, and the interval before the others. Its time begins when the timer is created.
  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, visionOS 1, *)
  @_spi(Bindgen) public struct EffectTimer {
    private let after: Swift.Duration
    private let interval: Swift.Duration?
    /// Waits until this much time has passed since the creation of the timer.
    private let sleep: @Sendable (Swift.Duration) async throws -> Void
    private let elapsed: @Sendable () -> Swift.Duration

    @_spi(Bindgen) public init(
      after: Swift.Duration = .zero,
      every interval: Swift.Duration? = nil,
      on clock: some _Concurrency.Clock<Swift.Duration>,
      at place: Swift.StaticString = ""
    ) {
      let start = clock.now
      (self.after, self.interval) = (after, interval)
      elapsed = { start.duration(to: clock.now) }
      #if DEBUG
        if let clock = clock as? TestClock {
          let guest = TestClock.Guest(of: clock, at: place)
          sleep = { try await guest.sleep($0) }
          return
        }
      #endif
      sleep = { try await clock.sleep(until: start.advanced(by: $0), tolerance: nil) }
    }

    /// Waits for the delay.
    @_spi(Bindgen) public nonisolated(nonsending) func wait() async throws { if after > .zero { try await sleep(after) } }

    @_spi(Bindgen) public nonisolated(nonsending) func run(_ body: nonisolated(nonsending) () async throws -> Void) async throws {
      try await wait()
      guard let interval else { return try await body() }
      var due = after
      while true {
        try await body()
        // If a run took longer than the interval, the next one begins at once: missed runs don't pile up.
        due = Swift.max(due + interval, elapsed())
        try await sleep(due)
      }
    }
  }
}

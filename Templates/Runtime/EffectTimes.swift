// Needs: EffectTimers, Effects

// MARK: - When effects run

@available(macOS 13, iOS 16, tvOS 16, watchOS 9, visionOS 1, *)
nonisolated extension Bindgen.BeginningEffect {
  @_spi(Bindgen) public func delay(_ duration: Swift.Duration, on clock: some _Concurrency.Clock<Swift.Duration>) {
    #if DEBUG
      if clock is Bindgen.TestClock {
        let timer = Bindgen.EffectTimer(after: duration, on: clock, at: place)
        wait = { try await timer.wait() }
        return
      }
    #endif
    if duration <= .zero { return }
    let due = clock.now.advanced(by: duration)
    wait = { try await clock.sleep(until: due, tolerance: nil) }
  }

  /// - Parameter first: The wait before the first run, if it is not the interval.
  @_spi(Bindgen) public func repeats(
    every interval: Swift.Duration,
    first: Swift.Duration? = nil,
    on clock: some _Concurrency.Clock<Swift.Duration>
  ) {
    let timer = Bindgen.EffectTimer(after: first ?? interval, every: interval, on: clock, at: place)
    rounds = { try await timer.run($0) }
  }
}

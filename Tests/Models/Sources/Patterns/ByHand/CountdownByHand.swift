import Observation

/// The screen of `Countdown`, by hand.
@MainActor @Observable final class CountdownByHand {
  private(set) var left: Int = 0
  private var task: Task<Void, Never>?

  var isTicking: Bool { task != nil }

  private let clock: any Clock<Duration>
  @ObservationIgnored private let onRing: () -> Void

  init(clock: any Clock<Duration> = ContinuousClock(), onRing: @escaping () -> Void) {
    self.clock = clock
    self.onRing = onRing
  }

  isolated deinit { task?.cancel() }

  func start(_ seconds: Int) {
    left = seconds
    resume()
  }

  func resume() {
    pause()
    guard left > 0 else { return }
    task = Task { [clock, weak self] in
      while (try? await clock.sleep(for: .seconds(1))) != nil, !Task.isCancelled { self?.tick() }
    }
  }

  func pause() {
    task?.cancel()
    task = nil
  }

  private func tick() {
    left -= 1
    guard left == 0 else { return }
    pause()
    onRing()
  }
}

import Observation

/// The screen of `Player`, by hand.
@MainActor @Observable final class PlayerByHand {
  var queue: [Track]
  private(set) var index: Int = 0
  private(set) var elapsed: Int = 0
  private var ticking: Task<Void, Never>?
  private var sleeping: Task<Void, Never>?

  var track: Track? { queue.indices.contains(index) ? queue[index] : nil }
  var progress: Double { track.map { Double(elapsed) / Double($0.seconds) } ?? 0 }
  var left: Int { (track?.seconds ?? 0) - elapsed }
  var isPlaying: Bool { ticking != nil }
  var willSleep: Bool { sleeping != nil }

  private let output: any AudioOutput
  private let clock: any Clock<Duration>

  init(output: any AudioOutput, clock: any Clock<Duration> = ContinuousClock(), queue: [Track] = []) {
    self.output = output
    self.clock = clock
    self.queue = queue
  }

  isolated deinit {
    ticking?.cancel()
    sleeping?.cancel()
  }

  func play() {
    guard let track else { return }
    output.start(track, at: elapsed)
    ticking?.cancel()
    ticking = Task { [clock, weak self] in
      while (try? await clock.sleep(for: .seconds(1))) != nil, !Task.isCancelled { self?.tick() }
    }
  }

  func pause() {
    ticking?.cancel()
    ticking = nil
    stayAwake()
    output.stop()
  }

  func seek(to progress: Double) { move(to: index, at: Int(progress * Double(track?.seconds ?? 0))) }

  func next() {
    if index + 1 < queue.count { return move(to: index + 1) }
    pause()
    move(to: 0)
  }

  func previous() { move(to: elapsed > 3 ? index : max(index - 1, 0)) }

  func choose(_ id: Int) {
    guard let place = queue.firstIndex(where: { $0.id == id }) else { return }
    index = place
    elapsed = 0
    play()
  }

  func sleep(in minutes: Int) {
    sleeping?.cancel()
    sleeping = Task { [clock, weak self] in
      guard (try? await clock.sleep(for: .seconds(60 * minutes))) != nil, !Task.isCancelled else { return }
      self?.pause()
    }
  }

  func stayAwake() {
    sleeping?.cancel()
    sleeping = nil
  }

  private func tick() {
    elapsed += 1
    if left <= 0 { next() }
  }

  private func move(to place: Int, at second: Int = 0) {
    index = place
    elapsed = second
    if isPlaying { play() }
  }
}

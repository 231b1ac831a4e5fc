import Observation

/// The screen of `Note`, by hand.
@MainActor @Observable final class NoteByHand {
  var text: String {
    didSet { if text != oldValue { keepSoon() } }
  }
  private var steps: [String]
  private var place: Int = 0

  var isKept: Bool { text == steps[place] }
  var canUndo: Bool { place > 0 || !isKept }
  var canRedo: Bool { place + 1 < steps.count && isKept }

  private let clock: any Clock<Duration>
  @ObservationIgnored private var task: Task<Void, Never>?

  init(clock: any Clock<Duration> = ContinuousClock(), opened: String = "") {
    self.clock = clock
    text = opened
    steps = [opened]
  }

  isolated deinit { task?.cancel() }

  func undo() {
    keep()
    if canUndo { show(place - 1) }
  }

  func redo() { if canRedo { show(place + 1) } }

  private func keepSoon() {
    task?.cancel()
    task = Task { [clock, weak self] in
      guard (try? await clock.sleep(for: .seconds(1))) != nil, !Task.isCancelled else { return }
      self?.keep()
    }
  }

  private func keep() {
    guard !isKept else { return }
    steps = steps.prefix(place + 1) + [text]
    place += 1
  }

  private func show(_ place: Int) {
    self.place = place
    text = steps[place]
  }
}

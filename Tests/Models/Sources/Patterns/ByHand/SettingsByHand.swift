import Observation

/// The screen of `Settings`, by hand.
@MainActor @Observable final class SettingsByHand {
  var preferences: Preferences {
    didSet { if preferences != oldValue { keep() } }
  }

  private let disk: any Disk
  private let clock: any Clock<Duration>
  @ObservationIgnored private var task: Task<Void, Never>?

  init(disk: any Disk, clock: any Clock<Duration> = ContinuousClock()) {
    self.disk = disk
    self.clock = clock
    preferences = disk.load() ?? Preferences()
  }

  isolated deinit { task?.cancel() }

  private func keep() {
    task?.cancel()
    task = Task { [disk, clock, preferences] in
      guard (try? await clock.sleep(for: .milliseconds(500))) != nil, !Task.isCancelled else { return }
      disk.save(preferences)
    }
  }
}

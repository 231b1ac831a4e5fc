import Observation

/// The screen of `Settings`, by hand.
@MainActor @Observable final class SettingsByHand {
  enum Theme: String, CaseIterable, Sendable {
    case system
    case light
    case dark
  }

  var theme: Theme {
    didSet { if theme != oldValue { keep() } }
  }
  var size: Int {
    didSet { if size != oldValue { keep() } }
  }
  var sharesUsage: Bool {
    didSet { if sharesUsage != oldValue { keep() } }
  }

  var isUsual: Bool { theme == .system && size == 15 && !sharesUsage }
  var sample: String { "\(theme.rawValue), \(size) points" }

  private let store: any SettingsStore
  private let clock: any Clock<Duration>
  @ObservationIgnored private var keeping: Task<Void, Never>?

  init(store: any SettingsStore, clock: any Clock<Duration> = ContinuousClock()) {
    self.store = store
    self.clock = clock
    theme = store.string("theme").flatMap { Theme(rawValue: $0) } ?? .system
    size = store.string("size").flatMap { Int($0) } ?? 15
    sharesUsage = store.string("usage") == "yes"
  }

  isolated deinit { keeping?.cancel() }

  func isChosen(_ theme: Theme) -> Bool { self.theme == theme }

  func reset() {
    theme = .system
    size = 15
    sharesUsage = false
  }

  private func keep() {
    keeping?.cancel()
    keeping = Task { [clock, weak self] in
      guard (try? await clock.sleep(for: .milliseconds(300))) != nil, let self, !Task.isCancelled else { return }
      store.set(theme.rawValue, "theme")
      store.set("\(size)", "size")
      store.set(sharesUsage ? "yes" : "no", "usage")
    }
  }
}

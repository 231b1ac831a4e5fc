/// Reports a clock without a type of durations, `any Clock`: `after` and `every` take Swift's `Duration`.
extension Resolver {
  mutating func checkClock(of model: Model) {
    let services = model.stored.filter { $0.kind == .service }
    guard model.hasTimers, let clock = services.first(where: { $0.name.text == "clock" })?.type,
      clock.names.contains(where: { $0.text == "Clock" }), clock.text.contains("any "), !clock.text.contains("Clock<")
    else { return }
    let type = clock.text.replacing("Clock", with: "Clock<Duration>", maxReplacements: 1)
    diagnostics.error(
      "bare-clock",
      at: clock.range,
      "'\(clock.text)' has durations of any type, and 'after' and 'every' take Swift's",
      help: "write '\(type)'",
      instead: type
    )
  }
}

extension Model {
  /// Whether a load or an effect waits for time to pass.
  fileprivate var hasTimers: Bool {
    loads.contains { $0.delay != nil } || actions.flatMap(\.effects).contains(where: \.hasTimer)
  }
}

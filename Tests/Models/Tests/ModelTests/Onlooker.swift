import Observation

/// Reads something where Observation tracks it, again each time from inside `onChange`, as long as it is held.
final class Onlooker<Value>: @unchecked Sendable {
  private let read: () -> Value
  private let told: (Value) -> Void
  /// What was read last.
  private(set) var value: Value?

  init(_ read: @escaping () -> Value, told: @escaping (Value) -> Void = { _ in }) {
    self.read = read
    self.told = told
    track()
  }

  private func track() {
    value = withObservationTracking(read) { [weak self] in
      guard let self else { return }
      track()
      if let value { told(value) }
    }
  }
}

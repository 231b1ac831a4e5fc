import Observation

/// A reader that Observation tracks: it reads again from inside each `onChange`, as long as it is retained.
final class Onlooker<Value>: @unchecked Sendable {
  private let read: () -> Value
  private let told: (Value) -> Void
  /// The value of the last read.
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

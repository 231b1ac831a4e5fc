// MARK: - Sequences of what is only known by its protocol

nonisolated extension Bindgen {
  /// What is observed as long as somebody may iterate; changes that nobody has taken yet are joined with later ones.
  static func changes<Changes: FieldSet>(
    _ observe: (_ send: @escaping (Changes) -> Void) -> Subscription
  ) -> AsyncStream<Changes> {
    AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
      let token = observe { changes in
        if case .dropped(let earlier) = continuation.yield(changes) { continuation.yield(changes.union(earlier)) }
      }
      keep(token, for: continuation)
    }
  }

  /// A value, and then each that is observed; a slow reader gets only the latest.
  static func values<Value: Sendable>(
    first: Value,
    _ observe: (_ send: @escaping (Value) -> Void) -> Subscription
  ) -> AsyncStream<Value> {
    AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
      let token = observe { continuation.yield($0) }
      continuation.yield(first)
      keep(token, for: continuation)
    }
  }

  private static func keep<Element>(_ token: Subscription, for continuation: AsyncStream<Element>.Continuation) {
    // Any thread may end an observation.
    nonisolated(unsafe) let token = token
    continuation.onTermination = { _ in token.cancel() }
  }
}

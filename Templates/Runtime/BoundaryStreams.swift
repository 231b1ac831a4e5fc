// Needs: Boundaries, Subscription

// MARK: - Sequences through a protocol

nonisolated extension Bindgen {
  /// Returns a sequence of changes, observed as long as it may be iterated. Changes that are not read yet are merged with later ones.
  @_spi(Bindgen) public static func changes<Changes: FieldSet>(
    _ observe: (_ send: @escaping (Changes) -> Void) -> Subscription
  ) -> _Concurrency.AsyncStream<Changes> {
    _Concurrency.AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
      let token = observe { changes in
        if case .dropped(let earlier) = continuation.yield(changes) { continuation.yield(changes.union(earlier)) }
      }
      keep(token, for: continuation)
    }
  }

  /// Returns a sequence of the first value and then each observed one. A slow reader gets only the latest.
  @_spi(Bindgen) public static func values<Value: Sendable>(
    first: Value,
    _ observe: (_ send: @escaping (Value) -> Void) -> Subscription
  ) -> _Concurrency.AsyncStream<Value> {
    _Concurrency.AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
      let token = observe { continuation.yield($0) }
      continuation.yield(first)
      keep(token, for: continuation)
    }
  }

  private static func keep<Element>(
    _ token: Subscription,
    for continuation: _Concurrency.AsyncStream<Element>.Continuation
  ) {
    // An observation may end on any thread.
    nonisolated(unsafe) let token = token
    continuation.onTermination = { _ in token.cancel() }
  }
}

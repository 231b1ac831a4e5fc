// Needs: Guarded

// MARK: - Sequences of events

nonisolated extension Bindgen {
  /// The loops over the events of a model. Only the model retains this, so they end with it.
  @_spi(Bindgen) public final class EventFeeds<Event: Sendable> {
    @_spi(Bindgen) public let loops = EventLoops<Event>()

    @_spi(Bindgen) public init() {}

    deinit { loops.finish() }

    @_spi(Bindgen) public func send(_ event: Event) { for loop in loops.all { loop.yield(event) } }
  }

  /// The open loops over the events of a model, which may begin and end on any thread.
  @_spi(Bindgen) public final class EventLoops<Event: Sendable>: Sendable {
    @_spi(Bindgen) public typealias Loop = _Concurrency.AsyncStream<Event>.Continuation

    private let open = Guarded<(loops: [(number: Int, loop: Loop)], count: Int, isFinished: Bool)>(([], 0, false))

    @_spi(Bindgen) public init() {}

    @_spi(Bindgen) public var all: [Loop] { open.value.loops.map(\.loop) }

    @_spi(Bindgen) public func begin() -> _Concurrency.AsyncStream<Event> {
      _Concurrency.AsyncStream { loop in
        let number: Int? = open.edit { open in
          if open.isFinished { return nil }
          open.count += 1
          open.loops.append((open.count, loop))
          return open.count
        }
        guard let number else { return loop.finish() }
        loop.onTermination = { [weak self] _ in self?.end(number) }
      }
    }

    private func end(_ number: Int) {
      let ended = open.edit { open in
        open.loops.firstIndex { $0.number == number }.map { open.loops.remove(at: $0) }
      }
      _ = ended
    }

    /// Finishes all loops. (Not in an edit: a loop that finishes calls `end`.)
    @_spi(Bindgen) public func finish() {
      let loops = open.edit { open in
        open.isFinished = true
        return open.loops
      }
      for (_, loop) in loops { loop.finish() }
    }
  }

  /// The events of a model, for a task's `for await`. A loop gets each event from its start on, and ends with the model.
  public struct EventSequence<Event: Sendable>: _Concurrency.AsyncSequence, Sendable {
    public typealias Element = Event

    @_spi(Bindgen) public let loops: EventLoops<Event>

    @_spi(Bindgen) public init(_ loops: EventLoops<Event>) { self.loops = loops }

    public func makeAsyncIterator() -> _Concurrency.AsyncStream<Event>.Iterator { loops.begin().makeAsyncIterator() }
  }
}

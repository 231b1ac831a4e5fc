// Needs: Guarded

// MARK: - Sequences of events

nonisolated extension Bindgen {
  /// The loops over the events of a model. Only the model keeps this, so they end with it.
  final class EventFeeds<Event: Sendable> {
    let loops = EventLoops<Event>()

    init() {}

    deinit { loops.finish() }

    func send(_ event: Event) { for loop in loops.all { loop.yield(event) } }
  }

  /// Loops may begin and end on any thread.
  final class EventLoops<Event: Sendable>: Sendable {
    typealias Loop = _Concurrency.AsyncStream<Event>.Continuation

    private let open = Guarded<(loops: [(number: Int, loop: Loop)], count: Int, isFinished: Bool)>(([], 0, false))

    init() {}

    var all: [Loop] { open.value.loops.map(\.loop) }

    func begin() -> _Concurrency.AsyncStream<Event> {
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

    /// (Not in an edit: a loop that finishes ends here, too.)
    func finish() {
      let loops = open.edit { open in
        open.isFinished = true
        return open.loops
      }
      for (_, loop) in loops { loop.finish() }
    }
  }

  /// The events of a model, for `for await`: each from the beginning of the loop on.
  public struct EventSequence<Event: Sendable>: _Concurrency.AsyncSequence, Sendable {
    public typealias Element = Event

    let loops: EventLoops<Event>

    public func makeAsyncIterator() -> _Concurrency.AsyncStream<Event>.Iterator { loops.begin().makeAsyncIterator() }
  }
}

// MARK: - Sequences

nonisolated extension Bindgen {
  /// The sequences of a model. The model refers to them weakly, and they end with it.
  @_spi(Bindgen) public final class Streams {
    private final class Link {
      weak var feed: (any Feeding)?
      private let observer: AnyObject

      init(_ feed: any Feeding, _ observer: AnyObject) {
        self.feed = feed
        self.observer = observer
      }

      deinit { feed?.finish() }
    }

    private var links: [Link] = []

    @_spi(Bindgen) public init() {}

    /// Returns a sequence of the changes of each transaction from now on. Changes that are not read yet are merged with later ones.
    @_spi(Bindgen) public func changes<Model: Bindgen.Model, Changes: FieldSet>(of model: Model) -> _Concurrency.AsyncStream<Changes> {
      _Concurrency.AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
        let feed = Feed(continuation)
        let observer = model._core.observe(model._core.graph.all, of: model) { [weak self, weak feed] _, changed in
          guard let feed else { return self?.removeEnded() ?? () }
          let changes = Changes(changed)
          if case .dropped(let earlier) = feed.continuation.yield(changes) {
            feed.continuation.yield(changes.union(earlier))
          }
        }
        add(feed, observer)
      }
    }

    /// Returns a sequence of a field's current value, and then of its value after each transaction that changes it.
    @_spi(Bindgen) public func values<Model: Bindgen.Model, Value: Sendable>(
      of field: Mask,
      of model: Model,
      _ read: @escaping (Model) -> Value
    ) -> _Concurrency.AsyncStream<Value> {
      _Concurrency.AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
        let feed = Feed(continuation)
        let observer = model._core.observe(field, of: model) { [weak self, weak feed] model, _ in
          guard let feed else { return self?.removeEnded() ?? () }
          feed.continuation.yield(read(model))
        }
        add(feed, observer)
        continuation.yield(read(model))
      }
    }

    @_spi(Bindgen) public func add(_ feed: any Feeding, _ observer: AnyObject) {
      if Bindgen.isFull(links) { removeEnded() }
      links.append(Link(feed, observer))
    }

    @_spi(Bindgen) public func removeEnded() { links.removeAll { $0.feed == nil } }
  }

  /// The part of a feed that its model uses.
  @_spi(Bindgen) public protocol Feeding: AnyObject, Sendable {
    func finish()
  }

  /// The source of a sequence. It lives as long as the sequence may be iterated, and may be released on any thread.
  @_spi(Bindgen) public final class Feed<Element: Sendable>: Feeding {
    @_spi(Bindgen) public let continuation: _Concurrency.AsyncStream<Element>.Continuation

    @_spi(Bindgen) public init(_ continuation: _Concurrency.AsyncStream<Element>.Continuation) {
      self.continuation = continuation
      continuation.onTermination = { _ in Swift.withExtendedLifetime(self) {} }
    }

    @_spi(Bindgen) public func finish() { continuation.finish() }
  }
}

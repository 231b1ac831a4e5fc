// MARK: - Sequences

nonisolated extension Bindgen {
  /// The sequences that a model feeds. It knows them only weakly, and they end with it.
  final class Streams {
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

    init() {}

    /// What each transaction changes from now on; what nobody has taken yet is joined with what comes later.
    func changes<Model: Bindgen.Model, Changes: FieldSet>(of model: Model) -> AsyncStream<Changes> {
      AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
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

    /// A field's value as it is now, and after each transaction that changes it.
    func values<Model: Bindgen.Model, Value: Sendable>(
      of field: Mask,
      of model: Model,
      _ read: @escaping (Model) -> Value
    ) -> AsyncStream<Value> {
      AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
        let feed = Feed(continuation)
        let observer = model._core.observe(field, of: model) { [weak self, weak feed] model, _ in
          guard let feed else { return self?.removeEnded() ?? () }
          feed.continuation.yield(read(model))
        }
        add(feed, observer)
        continuation.yield(read(model))
      }
    }

    func add(_ feed: any Feeding, _ observer: AnyObject) {
      if links.isFull { removeEnded() }
      links.append(Link(feed, observer))
    }

    func removeEnded() { links.removeAll { $0.feed == nil } }
  }

  /// What a model knows of a sequence.
  protocol Feeding: AnyObject, Sendable {
    func finish()
  }

  /// Feeds a sequence. It lives as long as somebody may iterate, and goes on whichever thread that ends.
  final class Feed<Element: Sendable>: Feeding {
    let continuation: AsyncStream<Element>.Continuation

    init(_ continuation: AsyncStream<Element>.Continuation) {
      self.continuation = continuation
      continuation.onTermination = { _ in withExtendedLifetime(self) {} }
    }

    func finish() { continuation.finish() }
  }
}

public enum Publishers {
  public struct Map<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let transform: (Upstream.Output) -> Output

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(Inner(subscriber, transform))
    }

    private final class Inner<S: Subscriber>: Subscriber where S.Input == Output, S.Failure == Failure {
      let downstream: S
      let transform: (Upstream.Output) -> Output

      init(_ downstream: S, _ transform: @escaping (Upstream.Output) -> Output) {
        self.downstream = downstream
        self.transform = transform
      }

      func receive(subscription: any Subscription) { downstream.receive(subscription: subscription) }
      func receive(_ input: Upstream.Output) -> Subscribers.Demand { downstream.receive(transform(input)) }
      func receive(completion: Subscribers.Completion<Failure>) { downstream.receive(completion: completion) }
    }
  }

  /// A publisher that sends both latest values whenever one of them comes, as soon as there are two.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure

    public let a: A
    public let b: B

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let inner: Inner<S> = Inner(subscriber)
      a.subscribe(Side(inner) { $0.a = $1 })
      b.subscribe(Side(inner) { $0.b = $1 })
      subscriber.receive(subscription: inner)
    }

    private final class Inner<S: Subscriber>: Subscription where S.Input == Output, S.Failure == Failure {
      private let downstream: S
      private var subscriptions: [any Subscription] = []
      private var demand: Subscribers.Demand = .none
      var a: A.Output?
      var b: B.Output?

      init(_ downstream: S) { self.downstream = downstream }

      func add(_ subscription: any Subscription) { subscriptions.append(subscription) }

      func offer() {
        guard let a, let b, demand > 0 else { return }
        demand -= 1
        demand += downstream.receive((a, b))
      }

      func request(_ demand: Subscribers.Demand) {
        self.demand += demand
        for subscription in subscriptions { subscription.request(.unlimited) }
      }

      func cancel() {
        for subscription in subscriptions { subscription.cancel() }
      }
    }

    private final class Side<S: Subscriber, Input>: Subscriber where S.Input == Output, S.Failure == Failure {
      let inner: Inner<S>
      let set: (Inner<S>, Input) -> Void

      init(_ inner: Inner<S>, _ set: @escaping (Inner<S>, Input) -> Void) {
        self.inner = inner
        self.set = set
      }

      func receive(subscription: any Subscription) { inner.add(subscription) }

      func receive(_ input: Input) -> Subscribers.Demand {
        set(inner, input)
        inner.offer()
        return .none
      }

      func receive(completion: Subscribers.Completion<Failure>) {}
    }
  }
}

extension Publisher {
  public func map<Result>(_ transform: @escaping (Output) -> Result) -> Publishers.Map<Self, Result> {
    Publishers.Map(upstream: self, transform: transform)
  }

  public func combineLatest<Other: Publisher>(_ other: Other) -> Publishers.CombineLatest<Self, Other>
  where Other.Failure == Failure {
    Publishers.CombineLatest(a: self, b: other)
  }
}

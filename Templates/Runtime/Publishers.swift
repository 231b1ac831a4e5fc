#if canImport(Combine)
  import Combine
#else
  import OpenCombine
#endif

// MARK: - Combine

nonisolated extension Bindgen {
  // By these names, so that types of yours may have Combine's.
  #if canImport(Combine)
    public typealias AnyPublisher = Combine.AnyPublisher
    public typealias ObservableObject = Combine.ObservableObject
    public typealias Publisher = Combine.Publisher
    public typealias Subscriber = Combine.Subscriber
    typealias CombineSubscription = Combine.Subscription
    typealias Demand = Combine.Subscribers.Demand
  #else
    public typealias AnyPublisher = OpenCombine.AnyPublisher
    public typealias ObservableObject = OpenCombine.ObservableObject
    public typealias Publisher = OpenCombine.Publisher
    public typealias Subscriber = OpenCombine.Subscriber
    typealias CombineSubscription = OpenCombine.Subscription
    typealias Demand = OpenCombine.Subscribers.Demand
  #endif

  /// Sends where the model lives. It holds the model; a subscription does not.
  public struct ModelPublisher<Output>: Publisher {
    public typealias Failure = Never

    /// What is sent on subscription, if anything.
    private let first: () -> Output?
    /// What is left of two values that nobody had asked for.
    private let joining: (Output, Output) -> Output
    /// Calls a closure with all that is to be sent, as long as somebody keeps the result.
    private let observe: (@escaping (Output) -> Void) -> AnyObject

    init(
      first: @escaping () -> Output? = { nil },
      joining: @escaping (Output, Output) -> Output = { $1 },
      observe: @escaping (@escaping (Output) -> Void) -> AnyObject
    ) {
      self.first = first
      self.joining = joining
      self.observe = observe
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
      let supply = Supply(subscriber, joining)
      let observer = observe { supply.offer($0) }
      if let value = first() { supply.offer(value) }
      subscriber.receive(subscription: SupplySubscription(supply, observer))
    }
  }

  /// Sends a subscriber as much as it asks for.
  final class Supply<S: Subscriber> {
    private let subscriber: S
    private let joining: (S.Input, S.Input) -> S.Input
    private var demand = Demand.none
    /// Most ask for all there is, once.
    private var wantsAll = false
    /// What came while nothing was asked for.
    private var waiting: S.Input?

    init(_ subscriber: S, _ joining: @escaping (S.Input, S.Input) -> S.Input) {
      self.subscriber = subscriber
      self.joining = joining
    }

    func offer(_ value: S.Input) {
      if wantsAll { _ = subscriber.receive(value) } else { offerOnDemand(value) }
    }

    private func offerOnDemand(_ value: S.Input) {
      if demand == .none {
        waiting = waiting.map { joining($0, value) } ?? value
      } else {
        demand -= 1
        request(subscriber.receive(value))
      }
    }

    func request(_ more: Demand) {
      demand += more
      wantsAll = demand == .unlimited
      guard demand > 0, let value = waiting else { return }
      waiting = nil
      offer(value)
    }
  }

  /// What a subscriber has of a model: the observation ends with its observer, which any thread may release.
  final class SupplySubscription<S: Subscriber>: CombineSubscription {
    /// The observer's own.
    private weak var supply: Supply<S>?
    private var observer: AnyObject?

    init(_ supply: Supply<S>, _ observer: AnyObject) {
      self.supply = supply
      self.observer = observer
    }

    func request(_ demand: Demand) { supply?.request(demand) }

    func cancel() { _ = observer.take() }
  }
}

nonisolated extension Bindgen.ModelPublisher {
  /// What changes in a model, once a transaction.
  static func changes<Model: Bindgen.Model>(of model: Model) -> Self where Output: Bindgen.FieldSet {
    Self(
      joining: { $0.union($1) },
      observe: { send in model._core.observe(model._core.graph.all, of: model) { send(Output($1)) } }
    )
  }

  /// A field's value as it is, and then each change.
  static func field<Model: Bindgen.Model>(
    _ field: Bindgen.Mask,
    of model: Model,
    _ read: @escaping (Model) -> Output
  ) -> Self {
    Self(
      first: { read(model) },
      observe: { send in model._core.observe(field, of: model) { model, _ in send(read(model)) } }
    )
  }
}

nonisolated extension Bindgen.ModelPublisher<Void> {
  /// Sends before the first change of each transaction.
  static func willChange(_ core: Bindgen.Core) -> Self {
    Self(observe: { send in core.observeBefore { send(()) } })
  }
}

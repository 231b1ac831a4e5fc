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

    /// Makes what is to be sent, if anything, of what waits until it is asked for. It is told whether this will be sent
    /// at once.
    typealias Make = (_ waiting: Output?, _ isTaken: Bool) -> Output?

    /// Offers what is sent on subscription, and then all else, as long as somebody keeps the result.
    private let observe: (_ offer: @escaping (Make) -> Void) -> AnyObject

    init(observe: @escaping (_ offer: @escaping (Make) -> Void) -> AnyObject) { self.observe = observe }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
      let supply = Supply(subscriber)
      let observer = observe { supply.offer($0) }
      subscriber.receive(subscription: SupplySubscription(supply, observer))
    }
  }

  /// Sends a subscriber as much as it asks for.
  final class Supply<S: Subscriber> {
    private let subscriber: S
    private var demand = Demand.none
    /// Most ask for all there is, once.
    private var wantsAll = false
    /// What came while nothing was asked for.
    private var waiting: S.Input?

    init(_ subscriber: S) { self.subscriber = subscriber }

    func offer(_ make: ModelPublisher<S.Input>.Make) {
      if !wantsAll, demand == .none {
        waiting = make(waiting, false)
      } else if let value = make(nil, true) {
        send(value)
      }
    }

    private func send(_ value: S.Input) {
      if wantsAll {
        _ = subscriber.receive(value)
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
      send(value)
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
    Self { offer in
      model._core.observe(model._core.graph.all, of: model) { _, changed in
        offer { waiting, _ in Output(changed).union(waiting ?? []) }
      }
    }
  }

  /// A field's value as it is, and then each change.
  static func field<Model: Bindgen.Model>(
    _ field: Bindgen.Mask,
    of model: Model,
    _ read: @escaping (Model) -> Output
  ) -> Self {
    Self { offer in
      let observer = model._core.observe(field, of: model) { model, _ in offer { _, _ in read(model) } }
      offer { _, _ in read(model) }
      return observer
    }
  }
}

nonisolated extension Bindgen.ModelPublisher<Void> {
  /// Sends before the first change of each transaction.
  static func willChange(_ core: Bindgen.Core) -> Self {
    Self { offer in core.observeBefore { offer { _, _ in () } } }
  }
}

#if canImport(Combine)
  import Combine
#else
  import OpenCombine
#endif

// MARK: - Combine

nonisolated extension Bindgen {
  // Aliases, so that your own types may have the names of Combine's types.
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

  /// Sends in the model's isolation. The publisher holds the model; a subscription does not.
  public struct ModelPublisher<Output>: Publisher {
    public typealias Failure = Never

    /// Makes the next output, if any, from an output that still waits for demand. `isTaken` says whether the next
    /// output will be sent at once.
    typealias Make = (_ waiting: Output?, _ isTaken: Bool) -> Output?

    /// Offers a first output on subscription, and then all others until the result is released.
    private let observe: (_ offer: @escaping (Make) -> Void) -> AnyObject

    init(observe: @escaping (_ offer: @escaping (Make) -> Void) -> AnyObject) { self.observe = observe }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
      let supply = Supply(subscriber)
      // Only the subscription has the observer, so that it can end at its first output.
      subscriber.receive(subscription: SupplySubscription(supply, observe { supply.offer($0) }))
    }
  }

  /// Sends a subscriber as many outputs as it demands.
  final class Supply<S: Subscriber> {
    private let subscriber: S
    private var demand = Demand.none
    /// Most subscribers demand all outputs, once.
    private var wantsAll = false
    /// The output that was made without demand.
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

  /// A subscription to a model. It ends when its observer is released, which may happen on any thread.
  final class SupplySubscription<S: Subscriber>: CombineSubscription {
    /// Kept by the observer.
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
  /// The fields that change in a model, once per transaction.
  static func changes<Model: Bindgen.Model>(of model: Model) -> Self where Output: Bindgen.FieldSet {
    Self { offer in
      model._core.observe(model._core.graph.all, of: model) { _, changed in
        offer { waiting, _ in Output(changed).union(waiting ?? []) }
      }
    }
  }

  /// A field's current value, and then each change.
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

// Needs: Guarded

#if PUBLISHERS
  #if canImport(Combine)
    public import Combine
  #else
    public import OpenCombine
  #endif
#endif

// MARK: - Combine

#if PUBLISHERS
  nonisolated extension Bindgen {
    // Aliases, so that your own types may have the names of Combine's types.
    #if canImport(Combine)
      public typealias AnyPublisher = Combine.AnyPublisher
      public typealias ObservableObject = Combine.ObservableObject
      public typealias Publisher = Combine.Publisher
      public typealias Subscriber = Combine.Subscriber
      @_spi(Bindgen) public typealias CombineSubscription = Combine.Subscription
      @_spi(Bindgen) public typealias Demand = Combine.Subscribers.Demand
    #else
      public typealias AnyPublisher = OpenCombine.AnyPublisher
      public typealias ObservableObject = OpenCombine.ObservableObject
      public typealias Publisher = OpenCombine.Publisher
      public typealias Subscriber = OpenCombine.Subscriber
      @_spi(Bindgen) public typealias CombineSubscription = OpenCombine.Subscription
      @_spi(Bindgen) public typealias Demand = OpenCombine.Subscribers.Demand
    #endif

    /// A publisher of a model, for code that uses Combine. Subscribe on the model's actor. It sends there, or where a subscriber
    /// requests a waiting output. The publisher retains the model; a subscription does not.
    public struct ModelPublisher<Output>: Publisher {
      public typealias Failure = Never

      /// Creates the next output, if any, from an output that still waits for demand. `isTaken` says whether the next
      /// output will be sent at once.
      @_spi(Bindgen) public typealias Make = (_ waiting: Output?, _ isTaken: Bool) -> Output?

      private let core: Core
      /// Offers a first output on subscription, and then all others until the result is released.
      private let observe: (_ offer: @escaping (Make) -> Void, _ keep: @escaping (Output) -> Void) -> AnyObject

      @_spi(Bindgen) public init(_ core: Core, observe: @escaping (_ offer: @escaping (Make) -> Void) -> AnyObject) {
        (self.core, self.observe) = (core, { offer, _ in observe(offer) })
      }

      /// - Parameter hear: Passes on each output, and none of them is lost while there is no demand.
      @_spi(Bindgen) public init(_ core: Core, hear: @escaping (_ keep: @escaping (Output) -> Void) -> AnyObject) {
        (self.core, self.observe) = (core, { _, keep in hear(keep) })
      }

      public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
        // The compiler does not check that: Combine declares no isolation, and any thread may read `objectWillChange`.
        core.isolation?.preconditionIsolated("subscribe to a model's publishers where the model lives")
        let supply = Supply(subscriber)
        // Only the subscription has the observer, so that it can end at its first output.
        let observer = observe({ supply.offer($0) }, { supply.keep($0) })
        subscriber.receive(subscription: SupplySubscription(supply, observer))
      }
    }

    /// The outputs for a subscriber: it gets as many as it demands, one after the other. Any thread may demand more.
    @_spi(Bindgen) public final class Supply<S: Subscriber> {
      private struct State {
        var demand = Demand.none
        /// The outputs to send, for which there was demand.
        var due: [S.Input] = []
        /// The output that was created without demand; more than one only where none may be lost.
        var waiting: [S.Input] = []
        var isSending = false
        var hasEnded = false

        mutating func takeDemand() -> Bool {
          if demand == .none { return false }
          demand -= 1
          return true
        }

        mutating func ask(_ more: Demand) {
          demand += more
          while !waiting.isEmpty, takeDemand() { due.append(waiting.removeFirst()) }
        }

        /// - Parameter isTaken: Whether demand was taken for the output. If not, there may be demand by now.
        mutating func add(_ output: S.Input?, isTaken: Bool) {
          if hasEnded { return }
          if let output, isTaken { return due.append(output) }
          if !isTaken, let output { waiting.append(output) }
          ask(isTaken ? .max(1) : .none)
        }

        /// Takes the output to send now, if nothing else is being sent.
        mutating func next() -> S.Input? {
          if isSending || hasEnded || due.isEmpty { return nil }
          isSending = true
          return due.removeFirst()
        }
      }

      private let subscriber: S
      private let state = Guarded(State())
      /// Whether the subscriber demands all outputs, as most do: then only the model sends. (Only `offer` uses this, without a lock.)
      private var sendsAll = false

      @_spi(Bindgen) public init(_ subscriber: S) { self.subscriber = subscriber }

      @_spi(Bindgen) public func offer(_ make: ModelPublisher<S.Input>.Make) {
        if sendsAll {
          if let output = make(nil, true) { _ = subscriber.receive(output) }
          return
        }
        let (waiting, isTaken) = state.edit { state in
          sendsAll = state.demand == .unlimited && !state.isSending && state.due.isEmpty
          // There is no demand while an output waits.
          return state.takeDemand() ? (nil, true) : (state.waiting.popLast(), false)
        }
        // Not in an edit: this reads fields.
        let output = make(waiting, isTaken)
        send { $0.add(output, isTaken: isTaken) }
      }

      @_spi(Bindgen) public func keep(_ output: S.Input) { send { $0.add(output, isTaken: false) } }

      @_spi(Bindgen) public func request(_ more: Demand) { send { $0.ask(more) } }

      private func send(after change: (inout State) -> Void) {
        var next = state.edit { state in
          change(&state)
          return state.next()
        }
        while let output = next {
          let more = subscriber.receive(output)
          next = state.edit { state in
            state.isSending = false
            state.ask(more)
            return state.next()
          }
        }
      }

      /// Stops sending. (Unsent outputs are released after the edit, as that may run code of their own.)
      @_spi(Bindgen) public func end() {
        _ = state.edit { state in
          state.hasEnded = true
          defer { (state.due, state.waiting) = ([], []) }
          return (state.due, state.waiting)
        }
      }
    }

    /// A subscription to a model. It ends when its observer is released, which may happen on any thread.
    @_spi(Bindgen) public final class SupplySubscription<S: Subscriber>: CombineSubscription {
      /// The supply, which the observer retains.
      private weak var supply: Supply<S>?
      private let observer: Guarded<AnyObject?>

      @_spi(Bindgen) public init(_ supply: Supply<S>, _ observer: AnyObject) {
        self.supply = supply
        self.observer = Guarded(observer)
      }

      @_spi(Bindgen) public func request(_ demand: Demand) { supply?.request(demand) }

      @_spi(Bindgen) public func cancel() {
        supply?.end()
        _ = observer.edit { $0.take() }
      }
    }
  }

  nonisolated extension Bindgen.ModelPublisher {
    /// Returns a publisher of the fields that change in a model, once per transaction.
    @_spi(Bindgen) public static func changes<Model: Bindgen.Model>(of model: Model) -> Self where Output: Bindgen.FieldSet {
      Self(model._core) { offer in
        model._core.observe(model._core.graph.all, of: model) { _, changed in
          offer { waiting, _ in Output(changed).union(waiting ?? []) }
        }
      }
    }

    /// Returns a publisher of a field's current value, and then of each change.
    @_spi(Bindgen) public static func field<Model: Bindgen.Model>(
      _ field: Bindgen.Mask,
      of model: Model,
      _ read: @escaping (Model) -> Output
    ) -> Self {
      Self(model._core) { offer in
        let observer = model._core.observe(field, of: model) { model, _ in offer { _, _ in read(model) } }
        offer { _, _ in read(model) }
        return observer
      }
    }
  }

  nonisolated extension Bindgen.ModelPublisher<Void> {
    /// Returns a publisher that sends before the first change of each transaction.
    @_spi(Bindgen) public static func willChange(_ core: Bindgen.Core) -> Self {
      Self(core) { offer in core.observeBefore { offer { _, _ in () } } }
    }
  }
#endif

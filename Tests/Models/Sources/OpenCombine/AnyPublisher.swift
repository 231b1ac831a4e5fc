/// A wrapper of any publisher of these values.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  private let subscribing: (any Publisher<Output, Failure>)

  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    subscribing = (publisher as? Self)?.subscribing ?? publisher
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    subscribing.receive(subscriber: subscriber)
  }
}

extension Publisher {
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}

/// A property that publishes a change before it is set, first through its object's `objectWillChange`.
@propertyWrapper
public struct Published<Value> {
  private let subject: PublishedSubject<Value>

  public init(wrappedValue: Value) { subject = PublishedSubject(wrappedValue) }

  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { subject.value }
    set { subject.send(newValue) }
  }

  public var projectedValue: Publisher {
    get { Publisher(subject: subject) }
    set { _ = newValue }
  }

  public static subscript<Object: AnyObject>(
    _enclosingInstance object: Object,
    wrapped wrapped: ReferenceWritableKeyPath<Object, Value>,
    storage storage: ReferenceWritableKeyPath<Object, Self>
  ) -> Value {
    get { object[keyPath: storage].subject.value }
    set { object[keyPath: storage].subject.send(newValue) }
  }

  public struct Publisher: OpenCombine.Publisher {
    public typealias Output = Value
    public typealias Failure = Never

    fileprivate let subject: PublishedSubject<Value>

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
      subject.add(subscriber)
    }
  }
}

extension Published: HasObjectWillChange {
  var objectWillChange: ObservableObjectPublisher? {
    get { subject.objectWillChange }
    nonmutating set { subject.objectWillChange = newValue }
  }
}

/// The value and its subscribers.
private final class PublishedSubject<Value> {
  private(set) var value: Value
  var objectWillChange: ObservableObjectPublisher?
  private var subscriptions: [PublishedSubscription<Value>] = []
  /// The subscriptions of publishers that are assigned to the property, which end with it.
  var sources: [AnyCancellable] = []

  init(_ value: Value) { self.value = value }

  func add<S: Subscriber>(_ subscriber: S) where S.Input == Value, S.Failure == Never {
    let subscription: PublishedSubscription<Value> = PublishedSubscription(self, subscriber.receive)
    subscriptions.append(subscription)
    subscriber.receive(subscription: subscription)
  }

  func remove(_ subscription: PublishedSubscription<Value>) { subscriptions.removeAll { $0 === subscription } }

  /// Sends the new value to all subscribers while the property still has the old one.
  func send(_ value: Value) {
    objectWillChange?.send()
    for subscription in subscriptions { subscription.offer(value) }
    self.value = value
  }
}

/// A subscription that stores only the newest value until some is requested.
private final class PublishedSubscription<Value>: Subscription {
  private var subject: PublishedSubject<Value>?
  private var receive: ((Value) -> Subscribers.Demand)?
  private var demand: Subscribers.Demand = .none
  private var isBehind: Bool = true

  init(_ subject: PublishedSubject<Value>, _ receive: @escaping (Value) -> Subscribers.Demand) {
    self.subject = subject
    self.receive = receive
  }

  func offer(_ value: Value) {
    guard let receive else { return }
    isBehind = demand == .none
    if isBehind { return }
    demand -= 1
    demand += receive(value)
  }

  func request(_ demand: Subscribers.Demand) {
    self.demand += demand
    if isBehind, let subject { offer(subject.value) }
  }

  func cancel() {
    let subject: PublishedSubject<Value>? = subject
    receive = nil
    self.subject = nil
    subject?.remove(self)
  }
}

extension Publisher where Failure == Never {
  /// Assigns each value to the property, until that ends.
  public func assign(to published: inout Published<Output>.Publisher) {
    let subject: PublishedSubject<Output> = published.subject
    subject.sources.append(sink { [unowned subject] in subject.send($0) })
  }
}

public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  var objectWillChange: ObjectWillChangePublisher { get }
}

/// The access to `objectWillChange` that all `@Published` properties have in common.
protocol HasObjectWillChange {
  var objectWillChange: ObservableObjectPublisher? { get nonmutating set }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// The publisher that the object's published properties store.
  public var objectWillChange: ObservableObjectPublisher {
    let properties: [any HasObjectWillChange] = Mirror(reflecting: self).children.compactMap {
      $0.value as? any HasObjectWillChange
    }
    if let publisher: ObservableObjectPublisher = properties.first?.objectWillChange { return publisher }
    let publisher: ObservableObjectPublisher = ObservableObjectPublisher()
    for property in properties { property.objectWillChange = publisher }
    return publisher
  }
}

/// A publisher to all subscribers that have requested any values.
public final class ObservableObjectPublisher: Publisher {
  public typealias Output = Void
  public typealias Failure = Never

  private final class Link: Subscription {
    weak var publisher: ObservableObjectPublisher?
    var receive: (() -> Subscribers.Demand)?
    var isAsked: Bool = false

    func request(_ demand: Subscribers.Demand) { isAsked = true }

    func cancel() {
      receive = nil
      publisher?.links.removeAll { $0 === self }
    }
  }

  private var links: [Link] = []

  public init() {}

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    let link: Link = Link()
    link.publisher = self
    link.receive = { subscriber.receive(()) }
    links.append(link)
    subscriber.receive(subscription: link)
  }

  public func send() {
    for link in links where link.isAsked { _ = link.receive?() }
  }
}

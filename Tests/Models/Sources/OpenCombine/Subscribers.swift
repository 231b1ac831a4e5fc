public enum Subscribers {
  public enum Completion<Failure: Error> {
    case finished
    case failure(Failure)
  }

  /// The number of values that a subscriber requests.
  public struct Demand: Equatable, Comparable, Sendable {
    /// The number, or the largest one, which is never used up.
    private var count: UInt

    public static let unlimited: Demand = Demand(count: .max)
    public static let none: Demand = Demand(count: 0)
    public static func max(_ value: Int) -> Demand { Demand(count: UInt(value)) }

    public static func < (left: Demand, right: Demand) -> Bool { left.count < right.count }
    public static func > (left: Demand, right: Int) -> Bool { left.count > UInt(right) }

    public static func += (left: inout Demand, right: Demand) {
      let (sum, isTooLarge): (UInt, Bool) = left.count.addingReportingOverflow(right.count)
      left.count = isTooLarge ? .max : sum
    }

    public static func -= (left: inout Demand, right: Int) {
      if left != .unlimited { left.count -= UInt(right) }
    }
  }

  /// A subscriber that requests all values, and calls a closure with each.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
    private let receiveValue: (Input) -> Void
    private var subscription: (any Subscription)?

    public init(receiveCompletion: @escaping (Completion<Failure>) -> Void, receiveValue: @escaping (Input) -> Void) {
      self.receiveValue = receiveValue
    }

    public func receive(subscription: any Subscription) {
      self.subscription = subscription
      subscription.request(.unlimited)
    }

    public func receive(_ input: Input) -> Demand {
      receiveValue(input)
      return .none
    }

    public func receive(completion: Completion<Failure>) { subscription = nil }

    public func cancel() {
      let ended: (any Subscription)? = subscription
      subscription = nil
      ended?.cancel()
    }
  }
}

/// A subscription that is cancelled when this is released.
public final class AnyCancellable: Cancellable, Hashable {
  private var end: (() -> Void)?

  public init(_ cancel: @escaping () -> Void) { end = cancel }
  public init<C: Cancellable>(_ canceller: C) { end = canceller.cancel }

  deinit { end?() }

  public func cancel() {
    let end: (() -> Void)? = end
    self.end = nil
    end?()
  }

  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

  public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Publisher where Failure == Never {
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    let sink: Subscribers.Sink<Output, Never> = Subscribers.Sink(
      receiveCompletion: { _ in },
      receiveValue: receiveValue
    )
    subscribe(sink)
    return AnyCancellable(sink)
  }

  public func assign<Root: AnyObject>(to path: ReferenceWritableKeyPath<Root, Output>, on root: Root) -> AnyCancellable
  { sink { root[keyPath: path] = $0 } }
}

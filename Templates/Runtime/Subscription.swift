// MARK: - Tokens

nonisolated extension Bindgen {
  /// Observes until it is cancelled or released.
  public final class Subscription {
    private var kept: AnyObject?

    /// Keeps an object until then: what ends with it.
    public init(kept: AnyObject) { self.kept = kept }

    /// What ends with it may cancel it again.
    public func cancel() { _ = kept.take() }

    /// Leaves it to a list how long it lasts.
    public func store(in subscriptions: inout some RangeReplaceableCollection<Subscription>) {
      subscriptions.append(self)
    }
  }
}

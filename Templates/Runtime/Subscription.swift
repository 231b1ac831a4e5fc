// MARK: - Tokens

nonisolated extension Bindgen {
  /// An observation that lasts until it is cancelled or released.
  public final class Subscription {
    private var kept: AnyObject?

    /// Keeps an object whose release ends the observation.
    public init(kept: AnyObject) { self.kept = kept }

    /// Ends the observation. Code that runs as it ends may call this again.
    public func cancel() { _ = kept.take() }

    /// Adds the subscription to a collection, which then keeps it.
    public func store(in subscriptions: inout some Swift.RangeReplaceableCollection<Subscription>) {
      subscriptions.append(self)
    }
  }
}

// MARK: - Tokens

nonisolated extension Bindgen {
  /// An observation that lasts until it is cancelled or released. Store it as long as you want its closure to be called.
  public final class Subscription {
    private var kept: AnyObject?

    /// Creates a subscription that retains an object whose release ends the observation. Use it for observations of your own.
    public init(kept: AnyObject) { self.kept = kept }

    /// Ends the observation before the subscription is released. Code that runs as it ends may call this again.
    public func cancel() { _ = kept.take() }

    /// Adds the subscription to a collection, which then retains it, such as one for all subscriptions of a screen.
    public func store(in subscriptions: inout some Swift.RangeReplaceableCollection<Subscription>) {
      subscriptions.append(self)
    }
  }
}

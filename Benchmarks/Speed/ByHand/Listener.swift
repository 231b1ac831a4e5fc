/// A closure that can be cancelled, as one writes it by hand.
public final class Listener<Model, Changes> {
  let body: (Model, Changes) -> Void
  private(set) var isLive: Bool = true

  init(_ body: @escaping (Model, Changes) -> Void) { self.body = body }

  public func cancel() { isLive = false }
}

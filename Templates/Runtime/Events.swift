// Needs: Agenda

// MARK: - Events

nonisolated extension Bindgen {
  /// A subscription to the events of a model, which lasts until this is released.
  @_spi(Bindgen) public final class Hearer<Owner, Event> {
    @_spi(Bindgen) public let hear: (Owner, Event) -> Void
    /// The core of the parent that receives the events. Nil for other subscribers.
    fileprivate let core: Core?

    @_spi(Bindgen) public init(_ core: Core?, _ hear: @escaping (Owner, Event) -> Void) { (self.core, self.hear) = (core, hear) }
  }

  /// The receivers of a model's events: its parents, or subscribers.
  @_spi(Bindgen) public final class Hearers<Owner, Event> {
    private var all: [Weak<Hearer<Owner, Event>>] = []

    @_spi(Bindgen) public init() {}

    @_spi(Bindgen) public func add(_ core: Core? = nil, _ hear: @escaping (Owner, Event) -> Void) -> AnyObject {
      if Bindgen.isFull(all) { all.removeAll { $0.object == nil } }
      let hearer = Hearer(core, hear)
      all.append(Weak(hearer))
      return hearer
    }

    fileprivate var present: [Hearer<Owner, Event>] { all.compactMap(\.object) }

    @_spi(Bindgen) public func tell(_ event: Event, of owner: Owner) { for hearer in present { hearer.hear(owner, event) } }
  }
}

nonisolated extension Bindgen.Core {
  /// Sends an event, which is delivered to the owner when observers have been notified.
  @_spi(Bindgen) public func send(_ tell: @escaping () -> Void) {
    open()
    defer { close() }
    family.planned.sent.append(tell)
  }

  /// Sends an event to the owner, when observers have been notified, and in this transaction to the parents that the model has now.
  @_spi(Bindgen) public func send<Owner, Event>(
    _ event: Event,
    of owner: Owner,
    to hearers: Bindgen.Hearers<Owner, Event>,
    _ tell: @escaping () -> Void
  ) {
    open()
    defer { close() }
    let family = family
    for hearer in hearers.present {
      guard let parent = hearer.core else { continue }
      family.planned.heard.append((parent, { hearer.hear(owner, event) }))
      family.isPending = true
    }
    family.planned.sent.append(tell)
  }
}

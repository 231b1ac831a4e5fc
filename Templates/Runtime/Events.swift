// Needs: Agenda

// MARK: - Events

nonisolated extension Bindgen {
  /// Hears the events of a model, as long as somebody keeps this.
  @_spi(Bindgen) public final class Hearer<Owner, Event> {
    @_spi(Bindgen) public let hear: (Owner, Event) -> Void
    /// That of a parent.
    fileprivate let core: Core?

    @_spi(Bindgen) public init(_ core: Core?, _ hear: @escaping (Owner, Event) -> Void) { (self.core, self.hear) = (core, hear) }
  }

  /// Who hears the events of a model: its parents, or subscribers.
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
  /// Sends an event: its owner is told when observers have been notified.
  @_spi(Bindgen) public func send(_ tell: @escaping () -> Void) {
    open()
    defer { close() }
    family.planned.sent.append(tell)
  }

  /// The same, for a model with parents that hear it: those that it has now, in this transaction.
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

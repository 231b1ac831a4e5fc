@_spi(Bindgen) import BindgenRuntime
import Testing

@testable import EventsBelowModels
@testable import EventsModels

#if canImport(Combine)
  import Combine
#else
  import OpenCombine
#endif

/// Receivers of events other than the owner's closure.
@Suite("Events and outlets")
@MainActor
struct EventOutletTests {
  // MARK: Sequences

  @Test("a loop hears each event from its beginning on, and ends with the model")
  func loops() async {
    var teller: Teller? = Teller()
    teller?.tell([0])
    guard let events = teller?.events else { return }
    var (one, other) = (events.makeAsyncIterator(), events.makeAsyncIterator())
    teller?.tell([1, 2, 3])
    teller?.stop()
    #expect(await one.next() == .told(1))
    teller?.tell([4])
    teller = nil
    var rest: [Teller.Event] = []
    while let event = await one.next() { rest.append(event) }
    #expect(rest == [.told(2), .told(3), .quiet, .told(4)])
    var all: [Teller.Event] = []
    while let event = await other.next() { all.append(event) }
    #expect(all == [.told(1), .told(2), .told(3), .quiet, .told(4)])
    // A loop that starts now ends at once.
    for await _ in events { Issue.record("an event of a model that is gone") }
  }

  @Test("a sequence that is not iterated keeps neither events nor its model")
  func unused() async {
    var teller: Teller? = Teller()
    weak let weakly: Teller? = teller
    let events = teller?.events
    teller?.tell([1])
    teller = nil
    #expect(weakly == nil)
    if let events { for await _ in events { Issue.record("an old event") } }
  }

  @Test("a loop in a task that is cancelled ends, and others go on")
  func cancelled() async {
    let teller: Teller = Teller()
    let events = teller.events
    let task: Task<Int, Never> = Task {
      var count: Int = 0
      for await _ in events { count += 1 }
      return count
    }
    var other = events.makeAsyncIterator()
    task.cancel()
    #expect(await task.value == 0)
    teller.stop()
    #expect(await other.next() == .quiet)
  }

  @Test("a store has the same")
  func stores() async {
    let store: CounterStore = CounterStore(Counter())
    let listener: CounterListener = CounterListener()
    store.delegate = listener
    let taker: Taker<Counter.Event> = Taker()
    defer { taker.subscription?.cancel() }
    taker.first = .unlimited
    store.eventsPublisher.receive(subscriber: taker)
    var loop = store.events.makeAsyncIterator()
    store.send(.tell([1, 2]))
    #expect(listener.events == [.told(1), .told(2)] && taker.taken == [.told(1), .told(2)])
    #expect(await loop.next() == .told(1))
    #expect(await loop.next() == .told(2))
  }

  // MARK: Publishers

  @Test("a subscriber gets what it demands, and the rest waits")
  func demand() {
    let teller: Teller = Teller()
    let taker: Taker<Teller.Event> = Taker()
    taker.first = .max(1)
    teller.eventsPublisher.receive(subscriber: taker)
    teller.tell([1, 2, 3])
    #expect(taker.taken == [.told(1)])
    taker.subscription?.request(.max(1))
    #expect(taker.taken == [.told(1), .told(2)])
    teller.stop()
    taker.subscription?.request(.unlimited)
    #expect(taker.taken == [.told(1), .told(2), .told(3), .quiet])
    teller.stop()
    #expect(taker.taken.count == 5)
    taker.subscription?.cancel()
    teller.stop()
    #expect(taker.taken.count == 5)
  }

  @Test("a subscription does not keep its model")
  func subscription() {
    var teller: Teller? = Teller()
    weak let weakly: Teller? = teller
    let taker: Taker<Teller.Event> = Taker()
    defer { taker.subscription?.cancel() }
    taker.first = .unlimited
    teller?.eventsPublisher.receive(subscriber: taker)
    teller = nil
    #expect(weakly == nil)
  }

  // MARK: The delegate

  @Test("all are told in one order: the owner, loops, the delegate, subscribers, event by event")
  func order() {
    let teller: Teller = Teller()
    var lines: [String] = []
    let listener: Listener = Listener()
    teller.delegate = listener
    listener.then = { lines.append("delegate \($0)") }
    teller.onEvent = { lines.append("owner \($0)") }
    let taker: Taker<Teller.Event> = Taker()
    defer { taker.subscription?.cancel() }
    (taker.first, taker.reaction) = (.unlimited, { lines.append("subscriber \($0)") })
    teller.eventsPublisher.receive(subscriber: taker)
    teller.tell([1, 2])
    #expect(
      lines == [
        "owner told(1)", "delegate told(1)", "subscriber told(1)", "owner told(2)", "delegate told(2)",
        "subscriber told(2)",
      ]
    )
  }

  // MARK: Protocols and doubles

  @Test("a protocol has the owner's closure, and a wrapper passes it on")
  func protocols() {
    let teller: Teller = Teller()
    let some: any SomeTeller = teller
    var heard: [Teller.Event] = []
    some.onEvent = { heard.append($0) }
    teller.stop()
    let wrapper: AnySomeTeller = some.eraseToAnySomeTeller()
    wrapper.onEvent = { heard += [$0, $0] }
    wrapper.tell([1])
    #expect(heard == [.quiet, .told(1), .told(1)])
  }

  @Test("doubles send")
  func doubles() {
    var heard: [String] = []
    let stub: SomeTellerStub = SomeTellerStub()
    let listener: Listener = Listener()
    listener.then = { heard.append("delegate \($0)") }
    stub.delegate = listener
    stub.onEvent = { heard.append("owner \($0)") }
    stub.send(.told(1))
    let spy: SomeRouterSpy = SomeRouterSpy()
    let router: any SomeRouter = spy
    router.onEvent = { heard.append("router \($0)") }
    spy.send(.closed)
    #expect(heard == ["owner told(1)", "delegate told(1)", "router closed"])
    #expect(spy.names == [])
    _ = SomeSecretSpy()
  }
}

@MainActor
private final class Listener: TellerDelegate {
  var then: (Teller.Event) -> Void = { _ in }

  func teller(_ teller: any SomeTeller, didSend event: Teller.Event) { then(event) }
}

@MainActor
private final class CounterListener: CounterStoreDelegate {
  var events: [Counter.Event] = []

  func counterStore(_ counterStore: CounterStore, didSend event: Counter.Event) { events.append(event) }
}

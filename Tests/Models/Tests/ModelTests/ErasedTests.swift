@_spi(Bindgen) import BindgenRuntime
import Observation
import Testing

@testable import ContractsModels

#if canImport(Combine)
  import Combine
#else
  import OpenCombine
#endif

/// A class of the user's, without an emitted line.
private final class ByHand: SomePublished, ObservableObject {
  @Published var int: Int = 0
}

/// A hand-written class that conforms to the whole protocol.
private final class HandWritten: SomeCalled {
  private var observers: [(Int) -> Void] = []
  var int: Int = 0 { didSet { for observer in observers { observer(int) } } }

  func observe(
    _ fields: SomeCalledChanges,
    _ body: @escaping (SomeCalledChanges) -> Void
  ) -> Bindgen.Subscription {
    observers.append { _ in body(fields) }
    return Bindgen.Subscription(kept: self)
  }
}

@Suite("Wrappers")
struct ErasedTests {
  @Test("a wrapper forwards every member")
  func members() async throws {
    let counter: Counter = Counter()
    let object: AnySomeObject = counter.eraseToAnySomeObject()
    object.int = 2
    object.title.append("a")
    #expect(counter.int == 2 && counter.title == "a" && object.double == 4 && object.limit == 9)
    object.increment()
    object.increment(by: 2, twice: true)
    object.increment(twice: true)
    object.add(1, 1)
    object.add([1])
    #expect(object.int == 12 && object.seen == [1, 1, 1])
    #expect(try await object.load("abc") == 3)
    #expect(try object.parse("7") == 7)
    #expect(throws: ParseError()) { () throws in _ = try object.parse("x") }
    #expect(object.pick(["a", "bb"]) { $0.count == 2 } == "bb")
    var numbers: [Int] = []
    object.fill(&numbers)
    #expect(numbers == [3])
  }

  @Test("what is wrapped again is wrapped once")
  func again() {
    let counter: Counter = Counter()
    let object: AnySomeObject = AnySomeObject(counter)
    #expect(object.eraseToAnySomeObject() === object)
    #expect((object as any SomeObject).eraseToAnySomeObject() === object)
    #expect(AnySomeObject(object).base === counter)
    #expect(AnySomeObject(counter) == object && AnySomeObject(Counter()) != object)
    #expect(Set([object, AnySomeObject(counter)]).count == 1)
    #expect(object.id == ObjectIdentifier(counter))
  }

  @Test("an id of the model's own is the wrapper's")
  func ownID() {
    func id<Object: Identifiable>(of object: Object) -> Object.ID { object.id }
    let named: Named = Named(id: "a")
    #expect(id(of: AnySomeNamed(named)) == "a")
    #expect(AnySomeNamed(named) == AnySomeNamed(named) && AnySomeNamed(named) != AnySomeNamed(Named(id: "a")))
  }

  @Test("any, some and wrapped, each can be observed")
  func observers() {
    func observe(_ object: some SomeObject, _ told: @escaping (Int) -> Void) -> Bindgen.Subscription {
      object.observe(\.double, initial: true) { told($0) }
    }
    let counter: Counter = Counter(int: 1)
    var told: [Int] = []
    let tokens: [Bindgen.Subscription] = [
      observe(counter) { told.append($0) },
      (counter as any SomeObject).observe(\.double) { told.append($0) },
      AnySomeObject(counter).observe(\.double) { told.append($0) },
      AnySomeObject(counter).observe { object, changes in if changes.contains(.double) { told.append(object.double) } },
      counter.observe([.int, .double]) { changes in told.append(changes == [.int, .double] ? 0 : -1) },
    ]
    #expect(told == [2])
    counter.increment()
    #expect(told == [2, 4, 4, 4, 4, 0])
    tokens[0].cancel()
    counter.increment(by: 2)
    #expect(told.suffix(4) == [8, 8, 8, 0])
  }

  @Test("whoever conforms by hand can be wrapped and observed")
  func byHand() {
    let hand: HandWritten = HandWritten()
    var told: [Int] = []
    let token: Bindgen.Subscription = (hand as any SomeCalled).observe(\.int) { told.append($0) }
    hand.int = 3
    #expect(told == [3])
    withExtendedLifetime(token) {}

    let object: AnySomePublished = ByHand().eraseToAnySomePublished()
    var sent: Int = 0
    let subscriptions: [AnyCancellable] = [
      object.objectWillChange.sink { sent += 1 },
      (object as any SomePublished).willChange.sink { sent += 1 },
    ]
    object.int = 4
    #expect(sent == 2 && object.int == 4)
    withExtendedLifetime(subscriptions) {}
    #expect(SomePublishedStub(int: 5).eraseToAnySomePublished().int == 5)
  }

  @Test("a wrapper sends before its object changes, and Observation tracks through it")
  func libraries() {
    let counter: Counter = Counter()
    let object: AnySomeObject = AnySomeObject(counter)
    var seen: [Int] = []
    let subscription: AnyCancellable = object.objectWillChange.sink { seen.append(counter.int) }
    counter.int = 5
    #expect(seen == [0])
    withExtendedLifetime(subscription) {}
    nonisolated(unsafe) var tracked: Int = 0
    withObservationTracking {
      _ = object.double
    } onChange: {
      tracked += 1
    }
    counter.int = 6
    #expect(tracked == 1)
  }

  @Test("nothing is left of what was wrapped and observed")
  func leaks() {
    weak var counter: Counter?
    weak var wrapper: AnySomeObject?
    do {
      let object: AnySomeObject = AnySomeObject(Counter())
      counter = object.base as? Counter
      wrapper = object
      let token: Bindgen.Subscription = object.observe { _, _ in }
      let loop: AsyncStream<Int> = object.values(of: \.int)
      let sink: AnyCancellable = object.objectWillChange.sink { _ in }
      object.int = 1
      withExtendedLifetime((token, loop, sink)) {}
    }
    #expect(counter == nil && wrapper == nil)
  }

  @Test("a service is wrapped without an identity")
  func services() async throws {
    let spy: TodoStoreSpy = TodoStoreSpy(parseResult: .success(2), nextResult: Todo(id: 1))
    let store: AnyTodoStore = spy.eraseToAnyTodoStore()
    #expect(store.next() == Todo(id: 1) && store.title() == "" && spy.names == ["next()", "title(level:)"])
    #expect(AnyTodoStore(store).base as? TodoStoreSpy === spy)
    #expect(store.transaction { 3 } == 3)
  }
}

@_spi(Bindgen) import BindgenRuntime
import Testing

@testable import EffectsModels

/// Effects with a completion body, in the two forms: class, and value with a store.
@Suite("Effects that end in a body")
@MainActor
struct EffectEndingTests {
  private let store: PageStore = PageStore()
  private let clock: TestClock = TestClock()

  private var shelf: Shelf { Shelf(store: store, clock: clock) }
  private var stored: ShelfValueStore { ShelfValueStore(ShelfValue(), services: .init(store: store, clock: clock)) }

  @Test("what 'run' gives goes to 'then', with the action's arguments, and an error to 'catch'")
  func ends() async {
    let (shelf, stored) = (shelf, stored)
    var notices: [String] = []
    let token = shelf.observe { shelf, _ in notices.append("\(shelf.pages) \(shelf.log)") }
    await shelf.load(2).finish()
    await stored.send(.load(2)).finish()
    #expect(shelf.pages == ["page 2"] && stored.pages == ["page 2"])
    #expect(shelf.log == ["loading true", "2", "loading false"] && stored.log == ["2"])
    #expect(notices == [#"[] ["loading true"]"#, #"["page 2"] ["loading true", "2", "loading false"]"#])
    store.failing = [3]
    await shelf.load(3).finish()
    await stored.send(.load(3)).finish()
    #expect(shelf.trouble == "Missing(number: 3) at 3" && stored.trouble == shelf.trouble)
    // A body that ends early writes nothing, and begins nothing.
    await shelf.load().finish()
    await shelf.load(-1).finish()
    #expect(shelf.trouble == nil && shelf.pages == ["page 2"])
    token.cancel()
  }

  @Test("in its body an effect has ended, so that it may begin again, though it keeps what runs")
  func again() async {
    let (shelf, stored) = (shelf, stored)
    // The handle stands for what the bodies begin, too.
    await shelf.loadAll(from: 1).finish()
    await stored.send(.loadAll(from: 1)).finish()
    #expect(shelf.pages == ["page 1", "page 2", "page 3"] && stored.pages == shelf.pages)
    #expect(shelf._core.isIdle)
  }

  @Test("whoever waits in a queue waits for the body")
  func queue() async {
    let (shelf, stored) = (shelf, stored)
    store.failing = [2]
    for number in 1...3 {
      shelf.line(number)
      stored.send(.line(number))
    }
    #expect(await Bindgen.settled(shelf, timeout: .seconds(60)) == [])
    #expect(await Bindgen.settled(stored, timeout: .seconds(60)) == [])
    #expect(shelf.log == ["then 1", "catch 2", "then 3", "then 10"] && stored.log == shelf.log)
  }

  @Test("one that was cancelled runs neither")
  func cancelled() async {
    let (shelf, stored) = (shelf, stored)
    store.isHolding = true
    let handles: [Bindgen.Effect] = [shelf.load(1), stored.send(.load(1)), shelf.load(2), stored.send(.load(2))]
    // The second ones are dropped.
    while store.held[1]?.count != 2 { await Task.yield() }
    #expect(store.held[2] == nil)
    shelf.stop()
    handles[1].cancel()
    store.letGo(1)
    for handle in handles { await handle.value }
    #expect(shelf.pages == [] && stored.pages == [] && shelf.trouble == nil && stored.trouble == nil)
    #expect(await Bindgen.settled(shelf, timeout: .seconds(60)) == [])
  }

  @Test("a parameter of 'then' hides an argument of its name, and nothing is given where 'run' gives nothing")
  func parameters() async {
    let (shelf, stored) = (shelf, stored)
    await shelf.rename("abc").finish()
    await stored.send(.rename("abc")).finish()
    #expect(shelf.query == "page 3" && stored.query == "page 3")
    await shelf.save().finish()
    await stored.send(.save).finish()
    #expect(shelf.log == ["saved page 3"] && stored.log == shelf.log)
    shelf.query = ""
    await shelf.save().finish()
    #expect(shelf.log.last == "lost ")
  }

  @Test("with 'every', 'then' follows each run, and 'catch' ends it; with 'after', it follows the pause")
  func time() async {
    let (shelf, stored) = (shelf, stored)
    shelf.tick()
    stored.send(.tick)
    await clock.advance(by: .seconds(2))
    shelf.stop()
    stored.send(.stop)
    await clock.advance(by: .seconds(2))
    #expect(shelf.ticks == 2 && stored.ticks == 2)
    // A reaction ends in a body, too, with the fields as they are by then.
    for _ in 0..<1000 where shelf.log.count < 2 || stored.log.count < 2 { await Task.yield() }
    #expect(shelf.log == ["1: page 1", "2: page 2"] && stored.log == shelf.log)

    shelf.hint("a")
    await clock.advance(by: .seconds(2))
    shelf.hint("b")
    await clock.advance(by: .seconds(2))
    #expect(shelf.query == "b")
    await clock.advance(by: .seconds(1))
    #expect(shelf.query == "")

  }

  @Test("what the body declares by 'let' is known to all that an effect says")
  func locals() async {
    let (shelf, stored) = (shelf, stored)
    let handles: [Bindgen.Effect] = [
      shelf.spell("Ab"), stored.send(.spell("Ab")), shelf.spell("Ac"), shelf.spell(""), shelf.spell("B"),
    ]
    await clock.advance(by: .seconds(1))
    #expect(shelf.log == ["b"] && shelf.pages == ["page 1"])
    await clock.advance(by: .seconds(1))
    for handle in handles { await handle.value }
    #expect(shelf.log == ["b", "a", "b", "long"] && stored.log == ["a", "b", "long"])
    #expect(shelf.pages == ["page 1", "page 2"] && stored.pages == ["page 2"])
  }

  @Test("the first run of many may have a wait of its own, or none", arguments: [0, 1, 5])
  func first(_ wait: Int) async {
    let (shelf, stored) = (shelf, stored)
    let handles: [Bindgen.Effect] = [shelf.beat(.seconds(wait)), stored.send(.beat(.seconds(wait)))]
    for second in 0...6 {
      let due: Int = second < wait ? 0 : (second - wait) / 2 + 1
      for _ in 0..<1000 where shelf.log.count < due || stored.log.count < due { await Task.yield() }
      #expect(shelf.log.count == due && stored.log.count == due, "after \(second) s")
      await clock.advance(by: .seconds(1))
    }
    for handle in handles { handle.cancel() }
    for handle in handles { await handle.value }
  }

  @Test("both endings see the typed constants of the body, which hide arguments, and 'then' takes a tuple apart")
  func typedLocals() async {
    let (shelf, stored) = (shelf, stored)
    for number in 1...3 {
      await shelf.load(number).finish()
      await stored.send(.load(number)).finish()
    }
    store.failing = [2]
    let (first, second): (Bindgen.Effect, Bindgen.Effect) = (shelf.remove(2), stored.send(.remove(2, confirming: 9)))
    #expect(shelf.pages == ["page 1", "page 3"] && stored.pages == shelf.pages)
    await first.finish()
    await second.finish()
    #expect(shelf.pages == ["page 1", "page 2", "page 3"] && stored.pages == shelf.pages)
    await shelf.remove(1).finish()
    await stored.send(.remove(1)).finish()
    #expect(shelf.log.last == "page 1, 1: page 1, 2" && stored.log.last == "page 1, 1: page 1, 2")
    #expect(shelf.pages == ["page 2", "page 3"] && stored.pages == shelf.pages)
  }

  @Test("an error ends what repeats itself, in 'catch'")
  func repeated() async {
    let (shelf, stored) = (shelf, stored)
    store.failing = [2, 4]
    // One after the other: of two that sleep until the same moment, either may ask first.
    let polls: [() -> Bindgen.Effect] = [{ shelf.poll() }, { stored.send(.poll) }]
    for poll in polls {
      let handle: Bindgen.Effect = poll()
      await clock.advance(by: .seconds(2))
      await handle.value
    }
    #expect(shelf.pages == ["page 1"] && stored.pages == ["page 3"])
    #expect(shelf.log == ["stopped by Missing(number: 2)"] && stored.log == ["stopped by Missing(number: 4)"])
  }

  @Test("several effects of an action end in bodies of their own")
  func several() async {
    let (shelf, stored) = (shelf, stored)
    await shelf.both().finish()
    await stored.send(.both).finish()
    #expect(Set(shelf.pages) == ["page 1", "page 2"] && Set(stored.pages) == Set(shelf.pages))
  }

  @Test("a test store receives them; errors are equal by their types and what they say")
  func received() async {
    var failures: [String] = []
    let test = ShelfValueTestStore(ShelfValue(), services: .init(store: store, clock: clock)) { failures.append($0) }
    await test.send(.load(1))
    await test.receive(.loadFinished(1, "page 1")) { ($0.pages, $0.log) = (["page 1"], ["1"]) }
    store.failing = [2]
    await test.send(.load(2))
    await test.receive(.loadFailed(2, Missing(number: 2))) { $0.trouble = "Missing(number: 2) at 2" }
    await test.send(.load(2)) { $0.trouble = nil }
    await test.receive(.loadFailed(2, Missing(number: 3))) { $0.trouble = "Missing(number: 2) at 2" }
    await test.finish()
    #expect(failures.count == 1 && failures[0].contains("loadFailed"), "\(failures)")
    #expect(ShelfValue.Action.loadFailed(1, Missing(number: 1)).name == "loadFailed")
  }

  @Test("a model that is gone is not called any more")
  func gone() async {
    store.isHolding = true
    weak var last: Shelf?
    var handle: Bindgen.Effect?
    do {
      let shelf = shelf
      last = shelf
      handle = shelf.load(1)
      while store.held[1] == nil { await Task.yield() }
    }
    #expect(last == nil)
    store.letGo(1)
    await handle?.value
  }
}

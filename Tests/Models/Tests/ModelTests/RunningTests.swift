@_spi(Bindgen) import BindgenRuntime
import Testing

@testable import EffectsModels

/// Fields that say whether effects run.
@Suite("What runs")
@MainActor
struct RunningTests {
  private let store: PageStore = PageStore()
  private let clock: TestClock = TestClock()

  private var shelf: Shelf { Shelf(store: store, clock: clock) }
  private var stored: ShelfValueStore { ShelfValueStore(ShelfValue(), services: .init(store: store, clock: clock)) }

  /// Both forms send the same values in the same notices.
  @Test("it is true from the transaction that begins an effect to the one that ends it")
  func flags() async {
    let (shelf, stored) = (shelf, stored)
    var (one, other): ([String], [String]) = ([], [])
    let tokens = [
      shelf.observe { shelf, _ in one.append("\(shelf.isLoading) \(shelf.isEmpty)") },
      stored.observe { stored, _ in other.append("\(stored.isLoading) \(stored.isEmpty)") },
    ]
    let begun: [Bindgen.Effect] = [shelf.load(1), stored.send(.load(1))]
    #expect(shelf.isLoading && stored.isLoading && !shelf.isEmpty && !stored.isEmpty)
    for handle in begun { await handle.value }
    #expect(one == ["true false", "false false"] && other == one)
    #expect(shelf.log == ["loading true", "1", "loading false"] && stored.log == ["1"])
    withExtendedLifetime(tokens) {}
  }

  @Test("a retry is never idle, and 'nothing found' is never said meanwhile")
  func retry() async {
    let (shelf, stored) = (shelf, stored)
    store.failing = [1]
    let first: [Bindgen.Effect] = [shelf.load(1), stored.send(.load(1))]
    for handle in first { await handle.value }
    #expect(shelf.trouble != nil && stored.trouble != nil && !shelf.isEmpty && !stored.isEmpty)
    var seen: [Bool] = []
    let tokens = [
      shelf.observe { shelf, _ in seen.append(shelf.isEmpty) },
      stored.observe { stored, _ in seen.append(stored.isEmpty) },
    ]
    let second: [Bindgen.Effect] = [shelf.load(2), stored.send(.load(2))]
    for handle in second { await handle.value }
    #expect(!seen.contains(true))
    withExtendedLifetime(tokens) {}
  }

  @Test("'cancels' counts at once, a handle when its task has ended")
  func cancelled() async {
    let (shelf, stored) = (shelf, stored)
    shelf.load(1)
    stored.send(.load(1))
    shelf.stop()
    stored.send(.stop)
    #expect(!shelf.isLoading && !stored.isLoading)
    let handles: [Bindgen.Effect] = [shelf.load(2), stored.send(.load(2))]
    for handle in handles { handle.cancel() }
    #expect(shelf.isLoading && stored.isLoading)
    for handle in handles { await handle.value }
    #expect(!shelf.isLoading && !stored.isLoading)
    #expect(shelf.pages.isEmpty && stored.pages.isEmpty)
  }

  @Test("of ids with values each may be asked, and functions ask, too; what waits for its time runs")
  func values() async {
    let (shelf, stored) = (shelf, stored)
    shelf.spell("Ab")
    stored.send(.spell("Ab"))
    #expect(shelf.isSpellingA && shelf.isSpelling && shelf.spells("a") && !shelf.spells("b"))
    #expect(stored.isSpellingA && stored.isSpelling)
    shelf.spell("b")
    stored.send(.spell("b"))
    await clock.advance(by: .seconds(2))
    #expect(await Bindgen.settled(shelf, timeout: .seconds(60)) == [])
    #expect(await Bindgen.settled(stored, timeout: .seconds(60)) == [])
    #expect(!shelf.isSpellingA && !shelf.isSpelling && !shelf.spells("a"))
    #expect(!stored.isSpellingA && !stored.isSpelling)
  }

  @Test("what repeats itself runs between two rounds; a body may ask")
  func between() async {
    let (shelf, stored) = (shelf, stored)
    shelf.tick()
    stored.send(.tick)
    await clock.advance(by: .seconds(1))
    #expect(shelf.isBusy && stored.isBusy)
    shelf.stop()
    stored.send(.stop)
    #expect(!shelf.isBusy && !stored.isBusy)
    shelf.update { shelf in
      shelf.loadOnce()
      // (In the body that begins it, it does not run yet.)
      #expect(!shelf.isLoading)
    }
    shelf.loadOnce()
    #expect(await Bindgen.settled(shelf, timeout: .seconds(60)) == [])
    #expect(shelf.pages == ["page 7"])
  }

  @Test("stores of children and rows know what runs for theirs")
  func below() async throws {
    let room = RoomStore(Room(), services: .init(clock: clock))
    var told: [Bool] = []
    let token = room.observe { room, changes in
      if changes.contains(.isOpen) { told.append(room.isOpen) }
    }
    room.send(.desk(.work))
    #expect(room.isOpen && room.desk.isBusy && told == [true])
    room.send(.desk(.stop))
    #expect(!room.isOpen && !room.desk.isBusy && told == [true, false])
    // A child that takes its place runs nothing.
    room.send(.desk(.work))
    room.send(.replace(2))
    #expect(!room.desk.isBusy && !room.isOpen)

    room.send(.invite(1))
    room.send(.guest(.work))
    room.send(.add(1))
    room.send(.add(2))
    room.send(.desks(id: 2, .work))
    let rows = try #require(room.each.desks[id: 2])
    #expect(room.guest?.isBusy == true && rows.isBusy && room.each.desks[id: 1]?.isBusy == false)
    room.send(.guest(.add(3)))
    room.send(.guest(.drawers(id: 3, .work)))
    let deep = try #require(room.guest?.each.drawers[id: 3])
    #expect(deep.isBusy)
    room.send(.remove(2))
    #expect(!rows.isBusy && deep.isBusy)
    await clock.advance(by: .seconds(1))
    #expect(await Bindgen.settled(room, timeout: .seconds(60)) == [])
    #expect(!deep.isBusy && room.guest?.isBusy == false && room.guest?.n == 1)
    token.cancel()
  }

  @Test("a test store says what ran when the last action was received")
  func tested() async {
    let test = ShelfValueTestStore(ShelfValue(), services: .init(store: store, clock: clock)) {
      Issue.record("\($0)")
    }
    #expect(test.isEmpty && !test.isLoading)
    await test.send(.load(1))
    #expect(test.isLoading && test.isBusy && !test.isEmpty)
    await test.receive(.loadFinished(1, "page 1")) { ($0.pages, $0.log) = (["page 1"], ["1"]) }
    #expect(!test.isLoading && !test.isBusy)
    store.isHolding = true
    await test.send(.load(2))
    await test.send(.stop)
    #expect(!test.isLoading)
    store.letGo(2)
    await test.finish()
  }

  @Test("a model that is gone is not told")
  func gone() async {
    store.isHolding = true
    var handle: Bindgen.Effect?
    weak var last: Shelf?
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

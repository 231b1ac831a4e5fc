@_spi(Bindgen) import BindgenRuntime
import TestBasics
import Testing

@testable import ReducersModels

/// Effects of reducers: what they send, who ends them, and that nothing of them is left.
@Suite("Effects of reducers")
@MainActor
struct ReducerEffectTests {
  let desk: Bench = Bench()

  // MARK: Rows

  @Test func whatARowSendsComesBackToIt() async {
    let store: BoardStore = desk.board(.with(1, 2, 3))
    store.send(.items(id: 1, .expand))
    let sent: Bindgen.Sent = store.send(.items(id: 2, .expand))
    store.send(.move(from: 1, to: 0))
    store.send(.reverse)
    await desk.answer("item 2", "two")
    await sent.value
    #expect(store.items.map(\.text) == ["item 3", "item 1", "two"])
    #expect(store.items[id: 2]?.writes == 1)
    await desk.answer("item 1", "one")
    await until { store.items[id: 1]?.text == "one" }
    await store.isIdle()
  }

  @Test func rowsThatGoEndTheirsAndSiblingsGoOn() async throws {
    let store: BoardStore = desk.board(.with(1, 2, 3))
    store.send(.items(id: 1, .add(step: 4)))
    store.send(.items(id: 1, .steps(id: 4, .work)))
    for id in 1...3 { store.each.items[id: id]?.send(.expand) }
    await until { desk.names.count == 4 }
    store.send(.remove(1))
    await until { desk.cancelled.sorted() == ["item 1", "step 4"] }
    await desk.answer("item 2", "two")
    await until { store.items[id: 2]?.text == "two" }
    store.send(.clear)
    await until { desk.cancelled.count == 3 }
    await store.isIdle()
    #expect(desk.names == [])
  }

  @Test func rowsThatMoveOrComeBackInOneActionKeepTheirs() async {
    let store: BoardStore = desk.board(.with(1, 2))
    store.send(.items(id: 1, .expand))
    store.send(.removeAndAdd(1))
    store.send(.tryAndUndo)
    store.send(.put(.with(3, 1)))
    await desk.answer("item 1", "kept")
    await until { store.items[id: 1]?.text == "kept" }
    #expect(desk.cancelled == [])
    await store.isIdle()
  }

  // MARK: Children

  @Test func aChildThatGoesEndsItsAndThoseBelow() async {
    let store: BoardStore = desk.board(Board(detail: Detail(id: 1, badge: Badge())))
    store.send(.detail(.watch))
    store.send(.detail(.badge(.pulse)))
    store.send(.header(.showBadge(true)))
    let pulse: Bindgen.Sent = store.send(.header(.badge(.pulse)))
    await until { desk.names.count == 3 }
    store.send(.show(Detail(id: 1, text: "same", badge: Badge())))
    #expect(desk.cancelled == [])
    store.send(.show(nil))
    await until { desk.cancelled.sorted() == ["badge", "detail 1"] }
    #expect(desk.names == ["badge"])
    store.send(.header(.showBadge(false)))
    await pulse.value
    await store.isIdle()
  }

  @Test func anActionThatEndsItsChildBeginsNothingThere() async {
    let store: BoardStore = desk.board(Board(detail: Detail(id: 1)))
    await store.send(.detail(.closeTapped)).value
    #expect(store.detail == nil)
    await store.isIdle()
  }

  // MARK: Cancelling

  @Test func parentsCancelThoseBelowAndNotTheOtherWayRound() async {
    let store: BoardStore = desk.board(.with(1, 2))
    store.send(.fetch)
    store.header.send(.fetch)
    store.header.send(.add(1))
    store.header.each.notes[id: 1]?.send(.fetch)
    store.send(.items(id: 1, .expand))
    store.send(.items(id: 2, .expand))
    store.send(.items(id: 2, .add(step: 3)))
    store.send(.items(id: 2, .steps(id: 3, .work)))
    await until { desk.names.count == 6 }
    store.send(.items(id: 1, .fold))
    await until { desk.cancelled == ["item 1"] }
    // The same id in a parent and in its child is two ids.
    store.send(.stopFetch)
    await until { desk.cancelled == ["item 1", "board"] }
    store.send(.stop)
    await until { desk.cancelled.count == 4 }
    #expect(desk.cancelled.suffix(2).sorted() == ["header", "item 2"])
    #expect(desk.names.sorted() == ["note 1", "step 3"])
    store.send(.stopBelow)
    await until { desk.names == [] }
    await store.isIdle()
  }

  @Test func theSecondOfAnIDEndsTheFirst() async {
    let store: BoardStore = desk.board()
    store.send(.fetch)
    await until { desk.names == ["board"] }
    store.send(.fetch)
    await until { desk.cancelled == ["board"] && desk.names == ["board"] }
    await desk.answer("board", "second")
    await until { store.results == ["second"] }
    // Two within one action, too.
    await withUnsafeContinuation { $0.resume() }
    store.send(.both)
    await until { desk.names == ["two"] }
    #expect(!desk.begun.contains("one"))
    await desk.answer("two")
    await store.isIdle()
  }

  @Test func begunAndCancelledAtOnceNeverRuns() async {
    let store: BoardStore = desk.board()
    let sent: Bindgen.Sent = store.send(.fetch)
    store.send(.stopFetch)
    store.send(.stopFetch)
    await sent.value
    #expect(desk.begun == [])
    store.send(.stopFetch)
    await store.isIdle()
  }

  @Test func valuesOfAnIDAreApart() async {
    let store: BoardStore = desk.board()
    for key in [1, 2, 1] { store.send(.keyed(key)) }
    await until { desk.names.count == 2 }
    store.send(.stopKeyed(2))
    await until { desk.cancelled == ["keyed 2"] }
    await desk.answer("keyed 1")
    await desk.answer("keyed 1")
    await until { store.count == 2 }
    await store.isIdle()
  }

  @Test func whatIsSentAfterACancelIsNotHeard() async throws {
    let store: BoardStore = desk.board(Board(detail: Detail(id: 1)))
    store.send(.detail(.watch))
    await desk.answer("detail 1", "one")
    await until { store.detail?.text == "one" }
    let detail: DetailStore = try #require(store.detail)
    await until { desk.names == ["detail 1"] }
    // The answer is on its way.
    await desk.answer("detail 1", "two")
    store.send(.show(nil))
    await store.isIdle()
    #expect(detail.text == "one")
  }

  // MARK: Time and errors

  @Test func bursts() async {
    let store: BoardStore = desk.board()
    for text in ["a", "ab", "abc"] {
      store.send(.searchChanged(text))
      await desk.clock.advance(by: .milliseconds(100))
    }
    #expect(desk.begun == [])
    desk.clock.skip(.milliseconds(200))
    await desk.answer("abc", "found")
    await until { store.results == ["found"] }
    store.send(.searchChanged("abcd"))
    #expect(store.results == [])
    store.send(.searchChanged(""))
    await desk.clock.advance(by: .seconds(1))
    #expect(desk.begun == ["abc"])
    await store.isIdle()
  }

  @Test func errorsAreCaughtWhereTheSpecSaysSo() async {
    let store: BoardStore = desk.board(.with(1))
    store.send(.items(id: 1, .expand))
    await desk.fail("item 1", Oops())
    await until { store.items[id: 1]?.text == "failed: Oops()" }
    let sent: Bindgen.Sent = store.send(.fetch)
    await desk.fail("board", Oops())
    await sent.value
    #expect(store.results == [])
    // A cancelled effect reports nothing.
    store.send(.items(id: 1, .expand))
    await until { desk.names == ["item 1"] }
    store.send(.items(id: 1, .fold))
    await store.isIdle()
    #expect(store.items[id: 1]?.writes == 1)
  }

  // MARK: Handles

  @Test func aHandleWaitsForAllThatFollows() async {
    let store: BoardStore = desk.board()
    let sent: Bindgen.Sent = store.send(.chain(3))
    await until { desk.names == ["chain"] }
    #expect(store.count == 4)
    var isOver: Bool = false
    let waiter: Task<Void, Never> = Task {
      await sent.value
      isOver = true
    }
    for _ in 0..<20 { await Task.yield() }
    #expect(!isOver)
    await desk.answer("chain")
    await waiter.value
    #expect(store.count == 5)
    await store.isIdle()
    // An action without effects has ended.
    await store.send(.counted).value
  }

  @Test func aHandleCancelsAllThatFollows() async {
    let store: BoardStore = desk.board(.with(1))
    let sent: Bindgen.Sent = store.send(.chain(3))
    await until { desk.names == ["chain"] }
    sent.cancel()
    await sent.value
    #expect(desk.cancelled == ["chain"])
    #expect(store.count == 4)
    let row: Bindgen.Sent? = store.each.items[id: 1]?.send(.expand)
    await until { desk.names == ["item 1"] }
    row?.cancel()
    await row?.value
    await store.isIdle()
  }

  @Test func whatAServiceSendsHasItsOwnHandle() async {
    let store: BoardStore = desk.board()
    defer { desk.onCall = { _ in } }
    var own: Bindgen.Sent?
    desk.onCall = { if $0 == "ping 0" { own = store.send(.fetch) } }
    let sent: Bindgen.Sent = store.send(.chain(0))
    await until { desk.names == ["chain"] }
    store.send(.ping(1))
    await until { desk.names == ["chain", "board"] }
    sent.cancel()
    await sent.value
    #expect(desk.names == ["board"])
    own?.cancel()
    await own?.value
    await store.isIdle()
  }

  @Test func anyThreadMayWaitForAHandleOrCancelIt() async {
    let store: BoardStore = desk.board()
    let sent: Bindgen.Sent = store.send(.fetch)
    await until { desk.names == ["board"] }
    let waiter: Task<Void, Never> = Task.detached {
      await withTaskCancellationHandler {
        await sent.value
      } onCancel: {
        sent.cancel()
      }
    }
    waiter.cancel()
    await waiter.value
    #expect(desk.cancelled == ["board"])
    await withTaskGroup { group in
      for number in 0..<500 {
        let sent: Bindgen.Sent = store.send(.chain(number % 3))
        group.addTask { sent.cancel() }
        group.addTask { await sent.value }
      }
    }
    await store.isIdle()
  }

  @Test func queuedActionsHaveHandles() async {
    let store: BoardStore = desk.board()
    defer { desk.onCall = { _ in } }
    var sent: Bindgen.Sent?
    desk.onCall = { _ in sent = store.send(.fetch) }
    store.send(.call("a"))
    await desk.answer("board", "queued")
    await sent?.value
    #expect(store.results == ["queued"])
    await store.isIdle()
  }

  @Test func reactionsHaveEffects() async {
    let store: BoardStore = desk.board()
    store.header.send(.tapped)
    store.header.send(.tapped)
    #expect(desk.names == [])
    let sent: Bindgen.Sent = store.header.send(.renamed("three"))
    await desk.answer("heard renamed", "heard")
    await sent.value
    #expect(store.results == ["heard"])
    await store.isIdle()
  }

  // MARK: Many, and the end

  @Test func manyBegunAndCancelled() async {
    let store: BoardStore = desk.board(.with(1, 2, 3))
    for number in 0..<10_000 {
      switch number % 5 {
      case 0: store.send(.items(id: number % 3 + 1, .expand))
      case 1: store.send(.fetch)
      case 2: store.send(.keyed(number % 7))
      case 3: store.send(.stop)
      default: store.send(.stopKeyed(number % 7))
      }
    }
    store.send(.stop)
    store.send(.stopFetch)
    for key in 0..<7 { store.send(.stopKeyed(key)) }
    await store.isIdle()
    #expect(desk.names == [])
  }

  /// Neither a deeper stack nor longer steps: an effect may send forever.
  @Test func aLongChain() async {
    let store: BoardStore = desk.board()
    let (row, spread) = (LongProof.size(100_000), LongProof.size(20_000))
    let sent: Bindgen.Sent = store.send(.chain(row))
    while store.count < row { await Task.yield() }
    await desk.answer("chain")
    await sent.value
    #expect(store.count == row + 2)
    await store.send(.spread(spread)).value
    #expect(store.count == row + spread + 3)
    await store.isIdle()
  }

  @Test func rowsThatRunCostOthersNothing() async {
    let store: BoardStore = desk.board(Board(items: Rows((0..<1000).map { Item(id: $0) })))
    for id in 0..<1000 { store.send(.items(id: id, .expand)) }
    // A step for each row would be minutes.
    for _ in 0..<3000 { store.send(.counted) }
    for id in 0..<1000 { store.send(.items(id: id, .add(step: 1))) }
    store.send(.items(id: 7, .steps(id: 1, .work)))
    await until { desk.names.count == 1001 }
    store.send(.items(id: 7, .remove(step: 1)))
    await until { desk.cancelled == ["step 1"] }
    store.send(.clear)
    await store.isIdle()
    #expect(desk.names == [])
  }

  @Test func aStoreThatGoesEndsItsEffects() async {
    weak var gone: BoardStore?
    do {
      let store: BoardStore = desk.board(.with(1))
      gone = store
      store.send(.fetch)
      store.send(.items(id: 1, .expand))
      await until { desk.names.count == 2 }
    }
    await until { gone == nil && desk.cancelled.count == 2 }
  }

  @Test func aStoreMayBeReleasedAnywhere() async {
    for _ in 0..<50 {
      let store: Released = Released(desk.board(.with(1)))
      store.store?.send(.fetch)
      await Task.detached { store.release() }.value
    }
    await until { desk.names == [] }
  }

  private final class Released: @unchecked Sendable {
    nonisolated(unsafe) var store: BoardStore?
    init(_ store: BoardStore) { self.store = store }
    nonisolated func release() { store = nil }
  }
}

/// Effects stay on their store's actor, whichever that is.
@Suite("Effects on another actor")
struct ReducerActorTests {
  @Test @Depot func effectsRunThere() async {
    let store: WarehouseStore = WarehouseStore(Warehouse(), services: .init(weigh: { $0 * 10 }))
    for id in 1...3 { store.send(.add(id)) }
    for id in 1...3 { await store.send(.crates(id: id, .measure)).value }
    #expect(store.total == 60)
    await store.each.crates[id: 1]?.send(.measure).value
    #expect(store.total == 60)
  }

  @Test @Depot func errorsAreCaughtThere() async {
    let store: WarehouseStore = WarehouseStore(
      Warehouse(crates: [Crate(id: 1)]),
      services: .init(weigh: { _ in throw Oops() })
    )
    await store.send(.crates(id: 1, .measure)).value
    #expect(store.crates[id: 1]?.weight == -1)
  }

  @Test @MainActor func repeatedUntilItIsStopped() async {
    let clock: Bindgen.TestClock = .init()
    let store: PlayerStore = PlayerStore(
      view: nil,
      Player(songs: [Song(id: 1)]),
      services: .init(clock: clock, load: { "song \($0)" })
    )
    store.send(.tick)
    for second in 1...3 {
      await clock.advance(by: .seconds(1))
      await until { store.volume == second }
    }
    store.send(.stop)
    await clock.advance(by: .seconds(3))
    #expect(store.volume == 3)
    await store.send(.songs(id: 1, .fetch)).value
    #expect(store.songs[id: 1]?.title == "song 1")
  }
}

extension BoardStore {
  /// Waits until no effect is registered.
  func isIdle(sourceLocation: SourceLocation = #_sourceLocation) async {
    await until({ self._engine.running.isEmpty }, sourceLocation: sourceLocation)
  }
}

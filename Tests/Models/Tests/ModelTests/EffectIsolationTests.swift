@_spi(Bindgen) import BindgenRuntime
import Testing

@testable import EffectsModels

/// Effects run on their model's actor, and may be cancelled on any thread, at any moment. (Their texts, and the actions
/// that they call, have preconditions.)
@Suite("Effects: isolation")
struct EffectIsolationTests {
  private struct OnActor: Desk {
    nonisolated(nonsending) func wait(_ number: Int) async throws {
      MainActor.preconditionIsolated()
      await Task.yield()
      MainActor.preconditionIsolated()
    }
  }

  @Test("the text and what it calls without leaving the actor run on the main actor")
  @MainActor
  func mainActor() async {
    let driven = Driven(desk: OnActor())
    let begun: [Bindgen.Effect] = [driven.all(1), driven.replace(2), driven.keep(3), driven.queue(4)]
    for effect in begun { await effect.value }
    #expect(driven.reports.sorted() == [1, 2, 3, 4])
    let (clock, search) = (TestClock(), Search())
    search.add()
    let searching = Search(Counterpart(), clock)
    let effects: [Bindgen.Effect] = [searching.searchChanged("a"), searching.save(1)]
    clock.skip(.seconds(1))
    for effect in effects { await effect.value }
    #expect(searching.results == [Item(id: 1)] && searching.total == 1)
  }

  @Test("or on another actor")
  @Other
  func otherActor() async {
    let (client, log) = (Counterpart(), EventList())
    let remote = Remote(client: client, log: log)
    await remote.search("abcd").value
    Other.preconditionIsolated()
    #expect(remote.found == [Item(id: 4)] && remote.count == 1 && log.lines == ["abcd"])
    await remote.spread(50).value
    #expect(remote.count == 51)
    var gone: Remote? = Remote(client: Sleepy(), log: log)
    let effect: Bindgen.Effect? = gone?.search("x")
    gone = nil
    await effect?.value
  }

  @Test("no action is called after a cancellation, wherever that comes from")
  @MainActor
  func cancelled() async {
    let search = Search(Answering { await Task.yield() })
    for round in 0..<2000 {
      let effect: Bindgen.Effect = search.fire(1)
      for _ in 0..<(round % 4) { await Task.yield() }
      await Task.detached { effect.cancel() }.value
      let total = search.total
      await effect.value
      #expect(search.total == total)
    }
    #expect(search._core.isIdle)
  }

  @Test("10 000 may be cancelled at once")
  @MainActor
  func manyCancels() async {
    let search = Search(Sleepy())
    let effects: [Bindgen.Effect] = (0..<10_000).map { search.load(Item(id: $0)) }
    for _ in 0..<10 { await Task.yield() }
    await withTaskGroup(of: Void.self) { group in
      for effect in effects { group.addTask { effect.cancel() } }
    }
    for effect in effects { await effect.value }
    #expect(search._core.isIdle && search.total == 0)
  }

  @Test("the last hold on a model may end on another thread")
  @MainActor
  func released() async {
    for round in 0..<200 {
      let clock = TestClock()
      let box = Shared<Search?>(Search(Sleepy(), clock))
      weak let known = box.value
      let effects: [Bindgen.Effect?] = [
        box.value?.fire(1), box.value?.searchChanged("a"), box.value?.save(1), box.value?.save(2), box.value?.poll(),
        box.value?.header.expand(),
      ]
      if round.isMultiple(of: 2) { await Task.yield() }
      await Task.detached { box.value = nil }.value
      for effect in effects { await effect?.value }
      #expect(known == nil && clock.sleepers == 0)
    }
  }
}

@_spi(Bindgen) import BindgenRuntime
import Testing

@testable import EffectsModels

/// Cancellation of effects by other actions, by handles, and by the release of the model.
@Suite("Effects: cancellation")
@MainActor
struct EffectCancellationTests {
  private let clock: TestClock = TestClock()

  @Test("an action cancels its model's, those of children and of rows, by word and by value")
  func cancels() async {
    let search = Search(Sleepy(), clock)
    let row = Row(id: 1, clock: clock)
    search.rows.append(row)
    search.detail = Row(id: 2, clock: clock)
    let ended: [Bindgen.Effect] = [
      search.searchChanged("a"), search.load(Item(id: 1)), search.load(Item(id: 2)), search.header.expand(),
      search.header.fetch(1), row.wait(), row.watch(1),
    ]
    let detail: Bindgen.Effect? = search.detail?.wait()
    let others: [Bindgen.Effect] = [search.header.fetch(2), row.watch(2), search.save(1)]
    search.cancelTapped()
    for effect in ended { await effect.value }
    await detail?.value
    #expect(search.header.text == "x" && row.ticks == 0 && search.total == 0)
    #expect(!search.header._core.isIdle && !row._core.isIdle && !search._core.isIdle)
    for effect in others {
      effect.cancel()
      await effect.value
    }
    #expect(search.header._core.isIdle && row._core.isIdle && search._core.isIdle)
  }

  @Test("by value, only the one with that value ends")
  func byValue() async {
    let client = Counterpart(isOpen: false)
    let search = Search(client, clock)
    let (one, two): (Bindgen.Effect, Bindgen.Effect) = (search.load(Item(id: 1)), search.load(Item(id: 2)))
    search.unload(Item(id: 1))
    await one.value
    await client.questions(1)
    await client.open()
    await two.value
    #expect(await client.asked == ["2"])
    #expect(search.total == 1)
  }

  @Test("the value may be a field's, as it is after the body")
  func byField() async {
    let desk = DrivenDesk()
    let holder = Holder(driven: Driven(desk: desk))
    let (one, two): (Bindgen.Effect, Bindgen.Effect) = (holder.driven.replace(1), holder.driven.replace(2))
    holder.stopNext()
    await one.value
    #expect(holder.driven.reports == [])
    while desk.running != [2] { await Task.yield() }
    desk.release(2)
    await two.value
    #expect(holder.driven.reports == [2])
  }

  @Test("one that is cancelled within its transaction never begins")
  func within() async {
    let client = Counterpart()
    let search = Search(client, clock)
    let effects = search.update { search in
      let effects: [Bindgen.Effect] = [search.fire(1), search.load(Item(id: 1))]
      effects[0].cancel()
      search.unload(Item(id: 1))
      return effects
    }
    for effect in effects { await effect.value }
    #expect(await client.asked == [])
    #expect(search.total == 0)
  }

  @Test("whoever lets go of a model ends its effects, before they begin or while they run")
  func released() async {
    for isRunning in [false, true] {
      let client = Sleepy()
      var search: Search? = Search(client, clock)
      weak let known = search
      let effect: Bindgen.Effect? = search?.fire(1)
      if isRunning { await client.clock.sleepers(1) }
      search = nil
      #expect(known == nil)
      await effect?.value
      #expect(client.clock.sleepers == 0)
    }
  }

  @Test("a row's effects live as long as the row, wherever it is")
  func rows() async {
    let search = Search(Counterpart(), clock)
    search.rows = Rows([Row(id: 1, clock: clock), Row(id: 2, clock: clock)])
    let held = search.rows[0]
    let other: Bindgen.Effect = search.rows[1].wait()
    let effect: Bindgen.Effect = held.wait()
    await clock.sleepers(2)
    search.rows.move(from: 0, to: 1)
    search.rows.removeAll()
    await other.value
    #expect(clock.sleepers == 1)
    clock.skip(.seconds(1))
    await effect.value
    #expect(held.ticks == 1)
  }

  @Test("an effect does not wait for whoever is not there: what it is told comes too late")
  func late() async {
    let client = Counterpart(isOpen: false)
    let search = Search(client, clock)
    let effect: Bindgen.Effect = search.fire(1)
    await client.questions(1)
    effect.cancel()
    await client.open()
    await effect.value
    #expect(search.total == 0)
  }

  @Test("who is told of a cancellation may come back into the model")
  func reentrance() async {
    let (search, isNow) = (Shared<Search?>(nil), Shared(false))
    let model = Search(
      Answering {
        await withTaskCancellationHandler {
          try? await TestClock().sleep(until: .init(offset: .seconds(1)))
        } onCancel: {
          guard isNow.value else { return }
          MainActor.assumeIsolated {
            search.value?.load(Item(id: 1))
            search.value?.cancelTapped()
          }
        }
      },
      clock
    )
    search.value = model
    let effects: [Bindgen.Effect] = [model.load(Item(id: 1)), model.load(Item(id: 2)), model.fire(1)]
    for _ in 0..<10 { await Task.yield() }
    isNow.value = true
    model.cancelTapped()
    isNow.value = false
    search.value = nil
    effects[2].cancel()
    for effect in effects { await effect.value }
    await model._core.becomeIdle()
    #expect(model.total == 0)
  }
}

/// A client that runs a closure before it answers.
struct Answering: SearchClient {
  let body: @Sendable () async throws -> Void

  init(_ body: @escaping @Sendable () async throws -> Void) { self.body = body }

  func search(_ query: String) async throws -> [Item] {
    try await body()
    return []
  }
}
